import type { Pillars } from '../cast/chinese-birth.js';
import {
  type Branch,
  type ChineseElement,
  chineseElements,
  elementOfBranch,
  elementOfStem,
  type Nayin,
  nayinOf,
  type Pillar,
  polarityOfStem,
} from '../chinese/cycles.js';
import { temperOf } from '../chinese/tempers.js';
import { capitalized } from '../text/capitalized.js';
import type { Strength } from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import { betweenElements } from './chinese-weighing.js';

/** The balance of elements in a birth's pillars, and the strength of the day master. */

type Weighing = Texts['chinese']['weighing'];

const feedingOf = (own: ChineseElement): ChineseElement =>
  chineseElements.find((one) => betweenElements(one, own) === 'feeds') ?? own;

/** The most frequent elements, the leading one first, and the missing ones. */
export function balanceOf({ year, month, day, hour }: Pillars): {
  most: ChineseElement;
  /** Another that is there as often. */
  level: ChineseElement | undefined;
  count: number;
  missing: readonly ChineseElement[];
  /** How many are of the day master's element or of the one that feeds it, and of how many. */
  support: number;
  all: number;
} {
  const pillars = [year, month, day, ...(hour === null ? [] : [hour])];
  const all = pillars.flatMap(({ stem, branch }: Pillar) => [elementOfStem(stem), elementOfBranch(branch)]);
  const countOf = (element: ChineseElement): number => all.filter((one) => one === element).length;
  // Among equally frequent elements that of the month's animal leads, which is the strongest place, or else that of the
  // day's.
  const claims = [elementOfBranch(month.branch), elementOfStem(day.stem), ...chineseElements];
  const count = Math.max(...claims.map(countOf));
  const most = claims.find((element) => countOf(element) === count) ?? 'earth';
  const level = chineseElements.find((element) => element !== most && countOf(element) === count);
  const own = elementOfStem(day.stem);
  return {
    most,
    level,
    count,
    missing: chineseElements.filter((one) => countOf(one) === 0),
    support: countOf(own) + countOf(feedingOf(own)),
    all: all.length,
  };
}

/** How strong the day master is: by what there is most of, by numbers, or by the month, which weighs most. */
function strengthOf(pillars: Pillars): Strength {
  const { most, level, count, missing, support, all } = balanceOf(pillars);
  const own = elementOfStem(pillars.day.stem);
  if ((most === own || level === own) && count > 2) return 'most';
  if (support * 2 >= all) return 'many';
  const ofMonth = betweenElements(elementOfBranch(pillars.month.branch), own);
  if (ofMonth === 'same' || ofMonth === 'feeds') return 'month';
  return missing.includes(feedingOf(own)) ? 'alone' : 'few';
}

/** Whether a day master has few on its side, of which less can be asked. */
export const isWeak = (pillars: Pillars): boolean => ['few', 'alone'].includes(strengthOf(pillars));

/** Images of a year that are of another mind than an element: a road and running water, small fires, pine and ocean. */
const imagesAgainst: Readonly<Record<keyof Weighing['images'], readonly Nayin[]>> = {
  earth: [22, 26],
  fire: [0, 10, 16, 20],
  water: [13, 29],
};

/** The elements counted, what they are to the day master, and what is missing. */
export function elementsText(pillars: Pillars, texts: Texts): string {
  const { weighing } = texts.chinese;
  const named = (element: ChineseElement): string => texts.chineseElementName(element).toLowerCase();
  const { most, level, count, missing, support, all } = balanceOf(pillars);
  const { year, month, day } = pillars;
  const [ofMonth, own] = [elementOfBranch(month.branch), elementOfStem(day.stem)];
  const image = (['earth', 'fire', 'water'] as const).find(
    (element) =>
      count > 2 && (element === most || element === level) && imagesAgainst[element].includes(nayinOf(year)),
  );
  const isPulled = count > 2 && [most, level].includes('earth') && [most, level].includes('water');
  const leading = level === undefined ? weighing.count : weighing.tied;
  const ofMost = betweenElements(most, own);
  // The relation of the leading element to the day master is told once: with the month if that is of the same element.
  const isOfMonth = most === ofMonth;
  const isTold = count > 2 && level === undefined && !isOfMonth && ofMost !== 'same';
  const [toDay, polarity] = [betweenElements(ofMonth, own), polarityOfStem(day.stem)];
  const isPressed = toDay === 'masters' && polarity === 'yang' && isWeak(pillars);
  const monthSaid = fill(isPressed ? weighing.monthMastersWeak : weighing.months[toDay][polarity], {
    animal: texts.animalName(month.branch),
    month: named(ofMonth),
    day: named(own),
  });
  const strength = strengthOf(pillars);
  const values = {
    own: named(own),
    Own: capitalized(named(own)),
    most: named(most),
    Most: capitalized(named(most)),
  };
  return [
    fill(count > 2 ? leading : missing.length === 0 ? weighing.even : weighing.level, {
      all: weighing.numbers[all as keyof Weighing['numbers']],
      element: named(most),
      times: weighing.times[count as keyof typeof weighing.times] ?? '',
      leaning: weighing.leanings[most],
      other: level === undefined ? '' : named(level),
      otherLeaning: level === undefined ? '' : weighing.leanings[level],
    }),
    ...(image === undefined ? (isPulled ? [weighing.stayAndMove] : []) : [weighing.images[image]]),
    ...(isOfMonth
      ? [monthSaid]
      : isTold
        ? [fill(weighing.ofMost[ofMost as keyof Weighing['ofMost']], values)]
        : []),
    fill(weighing.strength[strength], {
      ...values,
      feeding: named(feedingOf(own)),
      support: weighing.numbers[support as keyof Weighing['numbers']],
      all: weighing.numbers[all as keyof Weighing['numbers']],
    }),
    ...(isOfMonth ? [] : [monthSaid]),
    ...missing
      .filter((element) => strength !== 'alone' || element !== feedingOf(own))
      .map((element) => weighing[pillars.hour === null ? 'missingOfThree' : 'missing'][element]),
  ].join(' ');
}

/**
 * The closing of a portrait, in which the animal and the pillars are weighed against each other; of two animals the one
 * told first.
 */
export function weighedClose(pillars: Pillars, branch: Branch, texts: Texts): string {
  const closings = texts.chinese.weighing.closings[temperOf(branch)][elementOfStem(pillars.day.stem)];
  return fill(closings[isWeak(pillars) ? 'unhelped' : 'helped'], { animal: texts.animalName(branch) });
}
