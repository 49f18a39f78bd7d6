import type { Pillars } from '../cast/chinese-birth.js';
import { type Branch, elementOfBranch, type Pillar } from '../chinese/cycles.js';
import { relationOf } from '../chinese/relations.js';
import type { PunishedThree } from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import { betweenElements } from './chinese-weighing.js';

/** The relations between the animals of a birth's pillars, in pairs and in threes. */

type Weighing = Texts['chinese']['weighing'];

/** A pair of pillars whose animals clash, by the name of what is said of it. */
type Clashing = keyof Weighing['clashes'] | 'yearDay';

/** Pairs of pillars whose animals clash; one that repeats two animals of another says nothing new. */
function clashesOf({ year, month, day, hour }: Pillars): { of: Clashing; one: Branch; other: Branch }[] {
  const isOne = day.branch === year.branch;
  const pairs: readonly (readonly [Clashing, Pillar, Pillar | null])[] = [
    ['yearDay', year, day],
    [isOne ? 'both' : 'month', day, month],
    [isOne ? 'bothHour' : 'hour', day, hour],
    ['yearMonth', year, month],
    ['yearHour', year, hour],
    ['monthHour', month, hour],
  ];
  const told = new Set<number>();
  return pairs.flatMap(([of, { branch: one }, second]) => {
    if (second === null || relationOf(one, second.branch) !== 'clash') return [];
    // The six pairs that clash are six apart.
    const pair = Math.min(one, second.branch);
    if (told.has(pair)) return [];
    told.add(pair);
    return [{ of, one, other: second.branch }];
  });
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

/** The text of these relations: clashes beside harmonies. */
export function tiesText(pillars: Pillars, texts: Texts): string {
  const { weighing } = texts.chinese;
  const { year, day } = pillars;
  const named = (branch: Branch): string => texts.animalName(branch);
  const relation = relationOf(day.branch, year.branch);
  const figure = figureOf(pillars);
  // Three that belong together have told what two of them are to each other, but for a clash.
  const isPunished = figure !== undefined && 'punishment' in figure;
  const isOfTrine = figure !== undefined && 'trine' in figure;
  const isToldByFigure = (isPunished && relation !== 'clash') || (isOfTrine && relation === 'trine');
  const clashes = clashesOf(pillars);
  const harmony = isOfTrine ? undefined : harmonyOf(pillars);
  const company = (): string | undefined => {
    if (isToldByFigure) return undefined;
    if (isOfTrine && relation === 'punishment') return weighing.softened;
    if (relation !== 'neutral') return weighing.company[relation];
    // The elements of year and day are told only if no other relation is.
    if (clashes.length > 0 || harmony !== undefined || figure !== undefined) return undefined;
    return weighing.elements[betweenElements(elementOfBranch(year.branch), elementOfBranch(day.branch))];
  };
  const { secretFriends } = weighing;
  const called = (isFirst: boolean): string => secretFriends[isFirst ? 'first' : 'again'];
  return [
    ...(figure === undefined
      ? []
      : ['trine' in figure ? weighing.trines[figure.trine] : weighing.punishments[figure.punishment]]),
    ...[company()].flatMap((one) =>
      one === undefined
        ? []
        : [fill(one, { year: named(year.branch), day: named(day.branch), called: called(true) })],
    ),
    ...clashes.flatMap(({ of, one, other }) =>
      of === 'yearDay'
        ? []
        : [
            fill(weighing.clashes[of], {
              year: named(year.branch),
              day: named(day.branch),
              month: named(pillars.month.branch),
              one: named(one),
              other: named(other),
            }),
          ],
    ),
    ...(harmony === undefined
      ? []
      : [
          fill(weighing.harmonies[harmony.of][harmony.tie], {
            one: named(harmony.one),
            other: named(harmony.other),
            called: called(relation !== 'combination' || isToldByFigure),
          }),
        ]),
  ].join(' ');
}
