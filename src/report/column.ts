import type { SignId } from '../chart/zodiac.js';
import { dailyColumn } from './daily-column.js';
import { withoutEchoes } from './echoes.js';
import type { Frame } from './frame.js';
import type { Happening } from './happening.js';
import { monthColumn } from './month-column.js';
import type { Period } from './period.js';
import { weekColumn } from './week-column.js';
import type { Worded } from './worded-happenings.js';
import type { Words } from './writer.js';
import type { Written } from './written.js';
import { yearColumn } from './year-column.js';

/** What a period's columns are made of, whatever the sign. */
export interface ColumnMaterial {
  period: Period;
  /** Aspects of the week before a week, and of two days before a day, the Moon's apart. */
  before: () => readonly Happening[];
  worded: readonly Worded[];
  /** By sign. */
  frames: readonly Frame[];
}

/** A sign's report, in the words of a language. */
export const columnOf = (material: ColumnMaterial, sign: SignId, words: Words): Written =>
  withoutEchoes(written(material, sign, words), words.reports);

function written({ worded, period, before, frames }: ColumnMaterial, sign: SignId, words: Words): Written {
  if (period.kind === 'daily') return dailyColumn(worded, sign, period, words, before);
  const frame = frames[sign] as Frame;
  if (period.kind === 'weekly') return weekColumn(worded, sign, period, words, frame);
  if (period.kind === 'monthly') return monthColumn(worded, sign, period, words, frame);
  return yearColumn(worded, sign, period, words, frame);
}
