import type { Pillars } from '../cast/chinese-birth.js';
import { elementOfStem, type Pillar } from '../chinese/cycles.js';
import { dayOfRatHour } from '../chinese/pillars.js';
import { fill, type Texts } from '../text/texts.js';
import { dateOf } from '../time/calendar.js';

/** Days, pillars, lists and paragraphs of what is read out of Chinese births and years. */

/** A day on China's clock, by its Julian day number, as the language writes dates. */
export const dayInWords = (day: number, texts: Texts, ofYear?: number): string => {
  const { year, month, day: ofMonth } = dateOf(day, 'gregorian');
  const { dates } = texts.reports;
  return fill(year === ofYear ? dates.inYear : dates.otherYear, {
    month: dates.months[month - 1] ?? '',
    day: String(ofMonth),
    year: String(year),
  });
};

export const pillarInWords = ({ stem, branch }: Pillar, texts: Texts): string =>
  fill(texts.chinese.statements.pillar, {
    element: texts.chineseElementName(elementOfStem(stem)),
    animal: texts.animalName(branch),
  });

/** A Chinese year by its name, with its first and last day, and what its element makes of it. */
export function yearIntroduced({ stem, branch }: Pillar, first: number, last: number, texts: Texts): string {
  const named = fill(texts.chinese.statements.yearNamed, {
    element: texts.chineseElementName(elementOfStem(stem)),
    animal: texts.animalName(branch),
    from: dayInWords(first, texts),
    to: dayInWords(last, texts),
  });
  return `${named} ${texts.chineseYearElement(stem)}`;
}

/** That, by another rule, a birth late in the evening belongs to the next day. */
export function lateDayText({ day, hour }: Pillars, texts: Texts): string | undefined {
  const other = dayOfRatHour(day, hour);
  return other && fill(texts.chinese.statements.lateDay, { day: pillarInWords(other, texts) });
}

/** Several things as the language lists them. */
export const listed = (items: readonly string[], { reports }: Texts, and = reports.dates.and): string => {
  const { comma } = reports.dates;
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
};

type Paragraph = string | readonly (string | undefined)[] | undefined;

export const paragraphs = (parts: readonly Paragraph[]): string =>
  parts
    .map((part) => (Array.isArray(part) ? part.filter((text) => text !== undefined).join(' ') : (part ?? '')))
    .filter((text) => text !== '')
    .join('\n\n');
