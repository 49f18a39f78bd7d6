import type { SignId } from '../chart/zodiac.js';
import { dailyColumn } from './daily-column.js';
import type { Frame } from './frame.js';
import { isYear, type Period } from './period.js';
import { shortColumn, type Told } from './short-column.js';
import type { Tellable } from './telling.js';
import type { Words } from './writer.js';
import { yearColumn } from './year-column.js';

/** What a period's columns are told from, whatever the sign. */
export interface ColumnMaterial {
  period: Period;
  tellables: readonly Tellable[];
  /** By sign. */
  frames: readonly Frame[];
}

/** A sign's report, in the words of a language. */
export function tell({ tellables, period, frames }: ColumnMaterial, sign: SignId, words: Words): Told {
  if (period.kind === 'daily') return dailyColumn(tellables, sign, period, words);
  const frame = frames[sign] as Frame;
  return isYear(period)
    ? yearColumn(tellables, sign, period as Period & { kind: 'yearly' }, words, frame)
    : shortColumn(tellables, sign, period as Period & { kind: 'weekly' }, words, frame);
}
