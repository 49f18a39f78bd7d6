import type { ChineseBirth, Pillars } from '../cast/chinese-birth.js';
import { chineseDay, chineseTime } from '../chinese/almanac.js';
import {
  type Branch,
  elementOfBranch,
  elementOfStem,
  nayinOf,
  type Pillar,
  polarityOfStem,
  positionOf,
  type Stem,
} from '../chinese/cycles.js';
import { lichunOf, yearPillar } from '../chinese/pillars.js';
import { temperOf } from '../chinese/tempers.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import { fill, type Texts } from '../text/texts.js';
import { elementsText, isWeak, weighedClose } from './chinese-elements.js';
import { tiesText } from './chinese-ties.js';
import { dayInWords, lateDayText, paragraphs, pillarInWords } from './chinese-words.js';

/** The texts of a Chinese birth's pillars and animals, as paragraphs. */

/** The text of the pillars, beside the portrait of the animal. */
export function pillarsText(
  { pillars, year, sunsHour }: ChineseBirth,
  { chineseHour }: Pick<Settings, 'chineseHour'>,
  texts: Texts,
): string {
  const { chinese } = texts;
  const { statements } = chinese;
  const { stem } = pillars.day;
  // Of two animals the one that is told first, with which the other pillars are compared.
  const { branch } = yearPillar(year);
  const animal = texts.animalName(branch);
  const note = nayinOf(pillars.year);
  return paragraphs([
    [
      pillarsInWords(pillars, texts),
      fill(statements.dayMaster, {
        polarity: statements.polarities[polarityOfStem(stem)],
        element: texts.chineseElementName(elementOfStem(stem)).toLowerCase(),
        image: dayMasterText(pillars, texts),
      }),
      fill(chinese.bridges[temperOf(branch)][stem], { animal }),
      lateDayText(pillars, texts),
    ],
    [
      [pillars.year.branch, branch].every((one) => one === pillars.month.branch)
        ? fill(statements.monthOfAnimal, { animal })
        : chinese.birthMonths[pillars.month.branch],
      monthBridge(branch, pillars, texts),
      pillars.hour === null ? undefined : chinese.birthHours[pillars.hour.branch],
      pillars.hour !== null && chineseHour === 'clock'
        ? hourByClock(pillars.hour.branch, sunsHour, texts)
        : undefined,
      fill(statements.nayin, { note: texts.nayinImage(note), image: chinese.nayinTexts[note] }),
    ],
    elementsText(pillars, texts),
    tiesText(pillars, texts),
    weighedClose(pillars, branch, texts),
  ]);
}

/** The text of the day master; a weak yang one, whose image is of great strength, has its own. */
function dayMasterText(pillars: Pillars, { chinese }: Texts): string {
  const { stem } = pillars.day;
  const ofWeak: Partial<Record<Stem, string>> = isWeak(pillars) ? chinese.weakDayMasters : {};
  return ofWeak[stem] ?? chinese.dayMasters[stem];
}

/** That an hour is that of the clock, if the Sun's is another or unknown. */
function hourByClock(hour: Branch, bySun: Branch | undefined, texts: Texts): string | undefined {
  const { clockHour, sunsHour } = texts.chinese.statements;
  if (bySun === undefined) return clockHour;
  const ahead = (bySun - hour + 12) % 12;
  if (ahead === 0) return undefined;
  return fill(sunsHour[ahead < 6 ? 'ahead' : 'behind'], { animal: texts.animalName(bySun) });
}

/** How the animal of the month goes with that of the year, where it is of another temper. */
function monthBridge(animal: Branch, { month }: Pillars, texts: Texts): string | undefined {
  const wording = texts.chinese.monthBridges[temperOf(animal)][temperOf(month.branch)];
  return wording && fill(wording, { animal: texts.animalName(animal) });
}

function pillarsInWords({ year, month, day, hour }: Pillars, texts: Texts): string {
  const { statements } = texts.chinese;
  const named = (pillar: Pillar): string => pillarInWords(pillar, texts);
  const values = { year: named(year), month: named(month), day: named(day) };
  return hour === null
    ? fill(statements.pillarsWithoutHour, values)
    : fill(statements.pillars, { ...values, hour: named(hour) });
}

/** Explains a birth between the lunar new year and lichun, which the calendar and the pillars give to two years. */
export function twoAnimalsText(
  { sky }: EngineContext,
  { lunar, solarYear }: ChineseBirth,
  newYear: number,
  texts: Texts,
): string {
  const { twoAnimals, twoAnimalsOfDay } = texts.chinese.statements;
  const lichun = sky.solarTerm(lichunOf(Math.max(lunar.year, solarYear)));
  const { hour, minute } = chineseTime(lichun);
  return fill(chineseDay(lichun) === newYear ? twoAnimalsOfDay : twoAnimals, {
    lunar: texts.animalName(yearPillar(lunar.year).branch),
    solar: texts.animalName(yearPillar(solarYear).branch),
    newYear: dayInWords(newYear, texts),
    lichun: dayInWords(chineseDay(lichun), texts),
    time: `${hour}:${String(minute).padStart(2, '0')}`,
  });
}

/** The portrait of the second animal of such a birth, which is the pillars' where the first is the calendar's; and of both. */
export function otherPortrait({ year, lunar, solarYear, pillars }: ChineseBirth, texts: Texts): string {
  const { stem, branch } = yearPillar(year === lunar.year ? solarYear : lunar.year);
  return paragraphs([
    [
      fill(texts.chinese.statements.otherPortrait, { animal: texts.animalName(branch) }),
      texts.chineseAnimal(branch),
    ],
    elementPortrait({ stem, branch }, pillars, texts, year === lunar.year ? 'solar' : 'lunar'),
    texts.chinese.twoAnimalsTogether[yearPillar(Math.min(lunar.year, solarYear)).branch],
  ]);
}

/**
 * The portrait of an animal with the element of its year, and what that does to the one before.
 * @param by which of its two years, of a birth that has two
 */
export function elementPortrait(
  { stem, branch }: Pillar,
  { day }: Pillars,
  texts: Texts,
  by?: 'lunar' | 'solar',
): string {
  const element = elementOfStem(stem);
  const { elementBridges, statements } = texts.chinese;
  const wordings = elementBridges[element === elementOfBranch(branch) ? 'own' : element];
  const bridge = by ? statements.elementOf[by] : (wordings[positionOf(day) % wordings.length] ?? '');
  const values = {
    animal: texts.animalName(branch),
    element: texts.chineseElementName(element).toLowerCase(),
  };
  return `${fill(bridge, values)} ${texts.chineseElement(branch, element)}`;
}
