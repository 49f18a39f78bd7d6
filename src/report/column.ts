import type { SignId } from '../chart/zodiac.js';
import { dailyColumn } from './daily-column.js';
import type { Frame } from './frame.js';
import { monthColumn } from './month-column.js';
import { isYear, type Period } from './period.js';
import { weekColumn } from './week-column.js';
import type { Worded } from './worded-happenings.js';
import type { Words } from './writer.js';
import type { Written } from './written.js';
import { yearColumn } from './year-column.js';

/** What a period's columns are made of, whatever the sign. */
export interface ColumnMaterial {
  period: Period;
  worded: readonly Worded[];
  /** By sign. */
  frames: readonly Frame[];
}

/** A sign's report, in the words of a language. */
export function columnOf({ worded, period, frames }: ColumnMaterial, sign: SignId, words: Words): Written {
  if (period.kind === 'daily') return dailyColumn(worded, sign, period, words);
  const frame = frames[sign] as Frame;
  if (isYear(period)) return yearColumn(worded, sign, period as Period & { kind: 'yearly' }, words, frame);
  return period.kind === 'monthly'
    ? monthColumn(worded, sign, period as Period & { kind: 'monthly' }, words, frame)
    : weekColumn(worded, sign, period as Period & { kind: 'weekly' }, words, frame);
}
