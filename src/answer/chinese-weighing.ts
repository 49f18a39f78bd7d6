import type { Pillars } from '../cast/chinese-birth.js';
import {
  type Branch,
  type ChineseElement,
  chineseElements,
  elementOfBranch,
  elementOfStem,
  modulo,
  type Nayin,
  nayinOf,
  type Pillar,
  polarityOfStem,
} from '../chinese/cycles.js';
import { allBranches, relationOf, type YearRelation } from '../chinese/relations.js';
import { temperOf } from '../chinese/tempers.js';
import type {
  ElementRelation,
  HelpingPart,
  PressingPart,
  PunishedThree,
  Stance,
} from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';

/** What the pillars of a birth come to together: the elements, the day master in its month, year and day. */

/** What there is most of, the leading one first, and what there is none of. */
function balanceOf({ year, month, day, hour }: Pillars): {
  most: ChineseElement;
  /** Another that is there as often. */
  level: ChineseElement | undefined;
  count: number;
  missing: readonly ChineseElement[];
} {
  const pillars = [year, month, day, ...(hour === null ? [] : [hour])];
  const all = pillars.flatMap(({ stem, branch }: Pillar) => [elementOfStem(stem), elementOfBranch(branch)]);
  const countOf = (element: ChineseElement): number => all.filter((one) => one === element).length;
  // Of several that are there as often, that of the month's animal, which is the strongest place, or else of the day's.
  const claims = [elementOfBranch(month.branch), elementOfStem(day.stem), ...chineseElements];
  const count = Math.max(...claims.map(countOf));
  const most = claims.find((element) => countOf(element) === count) ?? 'earth';
  const level = chineseElements.find((element) => element !== most && countOf(element) === count);
  return { most, level, count, missing: chineseElements.filter((one) => countOf(one) === 0) };
}

/** By the rounds in which each element feeds the next and masters the one after that. */
const relations: readonly ElementRelation[] = ['same', 'feeds', 'masters', 'mastered', 'drains'];

/** What an element is to a second: that of a month to the day master, that of a year to its day. */
export function betweenElements(one: ChineseElement, other: ChineseElement): ElementRelation {
  const steps = modulo(chineseElements.indexOf(other) - chineseElements.indexOf(one), 5);
  return relations[steps] as ElementRelation;
}

/** How many animals before this one are nothing to a year in the same way, by their elements. */
export const placeAmongNeutral = (animal: Branch, year: Branch): number => {
  const between = (one: Branch) => betweenElements(elementOfBranch(year), elementOfBranch(one));
  return allBranches.filter(
    (one) => one < animal && relationOf(one, year) === 'neutral' && between(one) === between(animal),
  ).length;
};

/** Whether a year is an animal's own, against it, with it or neither. */
export const stanceOf = (relation: YearRelation): Stance => {
  if (relation === 'benming') return 'own';
  if (relation === 'neutral') return 'even';
  return relation === 'trine' || relation === 'combination' ? 'friendly' : 'offended';
};

/** The parts of a birth that a year moves, in the order in which they are named. */
export interface MovedParts {
  /** Parts whose own year it is, or which it helps. */
  helps: HelpingPart[];
  presses: PressingPart[];
}

/** Which of a person's animal, day, month and element a year helps, presses or has for its own. */
export function movedParts(
  ofAnimal: YearRelation,
  { dayMaster, day, month }: { dayMaster: ChineseElement; day: Branch; month: Branch },
  year: { element: ChineseElement; branch: Branch },
): MovedParts {
  const [ofDay, ofMonth] = [relationOf(day, year.branch), relationOf(month, year.branch)];
  const ofElement = betweenElements(year.element, dayMaster);
  const parts = [
    { part: 'animal', relation: ofAnimal } as const,
    { part: 'element', relation: ofElement } as const,
    // One animal in both places is told of once.
    ...(day === month
      ? [{ part: 'both', relation: ofDay } as const]
      : [{ part: 'day', relation: ofDay } as const, { part: 'month', relation: ofMonth } as const]),
  ];
  return {
    helps: parts.flatMap((one): HelpingPart[] => {
      // An element that is the person's own brings companions and rivals alike, and is neither.
      if (one.part === 'element')
        return one.relation === 'feeds' ? [{ part: one.part, relation: one.relation }] : [];
      return isHelp(one.relation) ? [{ part: one.part, relation: one.relation }] : [];
    }),
    presses: parts.flatMap((one): PressingPart[] => {
      if (one.part === 'element')
        return one.relation === 'masters' ? [{ part: one.part, relation: one.relation }] : [];
      return isOffense(one.relation) ? [{ part: one.part, relation: one.relation }] : [];
    }),
  };
}

const isHelp = (relation: YearRelation): relation is 'benming' | 'combination' | 'trine' =>
  stanceOf(relation) === 'own' || stanceOf(relation) === 'friendly';

const isOffense = (relation: YearRelation): relation is 'clash' | 'harm' | 'punishment' | 'break' =>
  stanceOf(relation) === 'offended';

/** What says more of year and day than a clash of the day with another pillar does. */
const closest: ReadonlySet<YearRelation> = new Set(['benming', 'clash', 'combination', 'trine']);

/** The pillar, other than the year's, whose animal clashes with that of the day. */
function clashOf({ month, day, hour }: Pillars): { of: 'month' | 'hour'; branch: Branch } | undefined {
  if (relationOf(day.branch, month.branch) === 'clash') return { of: 'month', branch: month.branch };
  if (hour !== null && relationOf(day.branch, hour.branch) === 'clash')
    return { of: 'hour', branch: hour.branch };
  return undefined;
}

/** The pillars of month and hour whose animals clash with the year's, where that of the day is not told of for it. */
function yearClashes({
  year,
  month,
  day,
  hour,
}: Pillars): { of: 'yearMonth' | 'yearHour' | 'both'; branch: Branch }[] {
  const clashes = ({ branch }: Pillar): boolean =>
    relationOf(branch, year.branch) === 'clash' && branch !== day.branch;
  const ofMonth = day.branch === year.branch ? 'both' : 'yearMonth';
  return [
    ...(clashes(month) ? [{ of: ofMonth, branch: month.branch } as const] : []),
    ...(hour !== null && clashes(hour) ? [{ of: 'yearHour', branch: hour.branch } as const] : []),
  ];
}

type PairOfPillars = keyof Weighing['harmonies'];

/** The closest tie of any two pillars but those of year and day; of equal ones that of the day, and then of the year. */
function harmonyOf({
  year,
  month,
  day,
  hour,
}: Pillars): { of: PairOfPillars; tie: 'combination' | 'trine'; one: Branch; other: Branch } | undefined {
  const pairs: readonly (readonly [PairOfPillars, Pillar, Pillar | null])[] = [
    ['dayMonth', day, month],
    ['dayHour', day, hour],
    ['yearMonth', year, month],
    ['yearHour', year, hour],
    ['monthHour', month, hour],
  ];
  for (const tie of ['combination', 'trine'] as const)
    for (const [of, { branch: one }, second] of pairs)
      if (second !== null && relationOf(one, second.branch) === tie)
        return { of, tie, one, other: second.branch };
  return undefined;
}

/** Images of a year that are of another mind than an element: a road and running water, small fires, pine and ocean. */
const imagesAgainst: Readonly<Record<keyof Weighing['images'], readonly Nayin[]>> = {
  earth: [22, 26],
  fire: [0, 10, 16, 20],
  water: [13, 29],
};

/** Three animals that belong together, all of them among the pillars of a birth. */
function figureOf({
  year,
  month,
  day,
  hour,
}: Pillars): { trine: keyof Weighing['trines'] } | { punishment: PunishedThree } | undefined {
  const own = new Set([year, month, day, ...(hour === null ? [] : [hour])].map(({ branch }) => branch));
  const isWhole = (three: readonly Branch[]): boolean => three.every((one) => own.has(one));
  const trine = wholeTrines.find(([, three]) => isWhole(three));
  if (trine !== undefined) return { trine: trine[0] };
  const punishment = wholePunishments.find(([, three]) => isWhole(three));
  return punishment && { punishment: punishment[0] };
}

type Weighing = Texts['chinese']['weighing'];

const wholeTrines: readonly (readonly [keyof Weighing['trines'], readonly Branch[]])[] = [
  ['water', [8, 0, 4]],
  ['metal', [5, 9, 1]],
  ['fire', [2, 6, 10]],
  ['wood', [11, 3, 7]],
];
const wholePunishments: readonly (readonly [PunishedThree, readonly Branch[]])[] = [
  ['haste', [2, 5, 8]],
  ['stores', [1, 10, 7]],
];

/** A paragraph that weighs the pillars. */
export function weighingText(pillars: Pillars, texts: Texts): string {
  const { weighing } = texts.chinese;
  const named = (element: ChineseElement): string => texts.chineseElementName(element).toLowerCase();
  const { most, level, count, missing } = balanceOf(pillars);
  const { year, month, day } = pillars;
  const [ofMonth, ofDay] = [elementOfBranch(month.branch), elementOfStem(day.stem)];
  const relation = relationOf(day.branch, year.branch);
  const clashing = clashOf(pillars);
  const figure = figureOf(pillars);
  const figureText =
    figure === undefined
      ? undefined
      : 'trine' in figure
        ? weighing.trines[figure.trine]
        : weighing.punishments[figure.punishment];
  // A whole punishment has told of what two of its animals are to each other; a whole trine goes before one of two.
  const isPunished = figure !== undefined && 'punishment' in figure;
  const isOfTrine = figure !== undefined && 'trine' in figure;
  const isToldByFigure = isPunished || (isOfTrine && relation === 'trine');
  const isSoftened = isOfTrine && relation === 'punishment';
  const isClose = closest.has(relation);
  const ofPair =
    clashing !== undefined && !isClose
      ? weighing.clashes[clashing.of]
      : relation === 'neutral'
        ? weighing.elements[betweenElements(elementOfBranch(year.branch), elementOfBranch(day.branch))]
        : weighing.company[relation];
  const company = isToldByFigure ? undefined : isSoftened ? weighing.softened : ofPair;
  // What pulls apart is told beside what holds together, and the other way round.
  const isFriendly = stanceOf(relation) === 'friendly' && !isToldByFigure;
  const clash = isFriendly && clashing !== undefined ? weighing.clashes[clashing.of] : undefined;
  const harmony = isOfTrine || isFriendly ? undefined : harmonyOf(pillars);
  const image = (['earth', 'fire', 'water'] as const).find(
    (element) =>
      count > 2 && (element === most || element === level) && imagesAgainst[element].includes(nayinOf(year)),
  );
  const isPulled = count > 2 && [most, level].includes('earth') && [most, level].includes('water');
  const leading = level === undefined ? weighing.count : weighing.tied;
  return [
    fill(count > 2 ? leading : missing.length === 0 ? weighing.even : weighing.level, {
      element: named(most),
      times: weighing.times[count as keyof typeof weighing.times] ?? '',
      leaning: weighing.leanings[most],
      other: level === undefined ? '' : named(level),
      otherLeaning: level === undefined ? '' : weighing.leanings[level],
    }),
    ...(image === undefined ? (isPulled ? [weighing.stayAndMove] : []) : [weighing.images[image]]),
    ...(missing.length === 0 ? [weighing.allPresent] : missing.map((element) => weighing.missing[element])),
    fill(weighing.months[betweenElements(ofMonth, ofDay)][polarityOfStem(day.stem)], {
      animal: texts.animalName(month.branch),
      month: named(ofMonth),
      day: named(ofDay),
    }),
    ...(figureText === undefined ? [] : [figureText]),
    ...[company, clash]
      .filter((one) => one !== undefined)
      .map((one) =>
        fill(one, {
          year: texts.animalName(year.branch),
          day: texts.animalName(day.branch),
          other: clashing === undefined ? '' : texts.animalName(clashing.branch),
        }),
      ),
    ...(isPunished ? [] : yearClashes(pillars)).map(({ of, branch }) =>
      fill(weighing.clashes[of], { year: texts.animalName(year.branch), other: texts.animalName(branch) }),
    ),
    ...(harmony === undefined
      ? []
      : [
          fill(weighing.harmonies[harmony.of][harmony.tie], {
            one: texts.animalName(harmony.one),
            other: texts.animalName(harmony.other),
          }),
        ]),
  ].join(' ');
}

/** What a portrait and its pillars come to, weighed against each other; of two animals it is the one that is read first. */
export function weighedClose(pillars: Pillars, branch: Branch, texts: Texts): string {
  const { month, day } = pillars;
  const { most, level, count } = balanceOf(pillars);
  const ofDay = elementOfStem(day.stem);
  const relation = betweenElements(elementOfBranch(month.branch), ofDay);
  // What there is most of needs no help of the month.
  const isHelped =
    relation === 'same' || relation === 'feeds' || ((most === ofDay || level === ofDay) && count > 2);
  const closings = texts.chinese.weighing.closings[temperOf(branch)][ofDay];
  return fill(closings[isHelped ? 'helped' : 'unhelped'], { animal: texts.animalName(branch) });
}
