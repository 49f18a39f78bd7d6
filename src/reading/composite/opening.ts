import { Moon, Sun, Venus } from '../../chart/bodies.js';
import type { Temper } from '../../text/reading-keys.js';
import { leaderNames } from '../chart-sections.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/choice.js';
import { softer, temperOf } from '../temper.js';
import { paragraphOf } from '../words.js';
import { type ChosenAspects, chosenAspects, isOf, subjectOf, weighedAgainst } from './aspects.js';
import type { CompositeDesk } from './desk.js';

/** How a composite's reading begins and ends. */

export function openingOf(desk: CompositeDesk): string {
  const { kind, manuscript, names, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    leaders.length < 3 ? '' : manuscript.wording(kind.leaders, leaderNames(desk)),
    ...leaders.map(({ id }) => manuscript.once(kind.leading[id as 0])),
    hasHouses(desk) ? '' : manuscript.wording(kind.withoutHouses),
    balanceOf(desk),
  ]);
}

/** What is easy and what is hard, by the strongest aspect of either sort that the reading has. */
function balanceOf(desk: CompositeDesk): string {
  const { kind, manuscript } = desk;
  const temper = temperBetween(desk);
  const { kind: easy, hard } = weighedAgainst(chosenAspects(desk));
  if (easy === undefined || hard === undefined) return manuscript.wording(kind.temper[temper]);
  const clauses = { ease: kind.ease[subjectOf(easy)], trouble: kind.trouble[subjectOf(hard)] };
  return manuscript.wording(kind.balance[temper], clauses);
}

const pairOf = ({ manuscript }: CompositeDesk, { first, second }: WeighedAspect): string =>
  manuscript.listOf([first, second]);

const weightOf = (aspects: readonly WeighedAspect[]): number =>
  aspects.reduce((sum, { weight }) => sum + weight, 0);

/** How it feels at home: what is kindest there, and what tests Moon or Venus; nothing where nothing is kind. */
export function atHomeOf(desk: CompositeDesk, { home, tests }: ChosenAspects): string {
  const { kind: cells, manuscript } = desk;
  const kinds = home.filter((aspect) => valenceOf(aspect) === 'kind');
  const hards = tests.filter((aspect) => valenceOf(aspect) === 'hard' && isOf(aspect, Moon, Venus));
  const [kind, hard] = [kinds, hards].map((all) => [...all].sort((a, b) => b.weight - a.weight)[0]);
  if (kind === undefined) return '';
  const mix =
    hard === undefined ? 'kind' : weightOf(kinds) * softer >= weightOf(hards) ? 'kindMore' : 'hardMore';
  return manuscript.wording(cells.atHome[mix], {
    kind: pairOf(desk, kind),
    ease: cells.easeAtHome[subjectOf(kind)],
    hard: hard ? pairOf(desk, hard) : '',
  });
}

/** What tests the two most, and what helps: how the chapter of it begins, where it has anything hard. */
export function testingOf(desk: CompositeDesk, aspects: ChosenAspects): string {
  const { kind: cells, manuscript } = desk;
  const { kind, hard } = weighedAgainst(aspects);
  if (hard === undefined || !aspects.tests.includes(hard) || aspects.tests.length < 2) return '';
  return manuscript.wording(cells.testing[kind === undefined ? 'hard' : 'both'], {
    hard: pairOf(desk, hard),
    trouble: cells.triedBy[subjectOf(hard)],
    kind: kind ? pairOf(desk, kind) : '',
    ease: kind ? cells.heldBy[subjectOf(kind)] : '',
  });
}

/** Without the hour of a birth there are no houses, and nothing is said of them. */
const hasHouses = ({ weighed }: CompositeDesk): boolean => weighed.chart.cusps.length > 0;

/** How the aspects that the reading has go together; never easy where a light or the strongest factor is tested by one. */
function temperBetween(desk: CompositeDesk): Temper {
  const chosen = chosenAspects(desk);
  const temper = temperOf(Object.values(chosen).flat());
  const tried = [Sun, Moon, ...desk.leaders.slice(0, 1).map(({ id }) => id)];
  const isTested = chosen.tests.some((each) => isOf(each, ...tried));
  return temper === 'easy' && isTested ? 'mixed' : temper;
}

/** What helps where it is sorest, what the two can count on, and what was named first. */
export function closingOf(desk: CompositeDesk, aspects: ChosenAspects): string {
  const { kind, manuscript, names } = desk;
  const [leader] = desk.leaders;
  const weighed = weighedAgainst(aspects);
  const sentences = (['hard', 'kind'] as const).map((valence) => {
    const aspect = weighed[valence];
    return aspect === undefined ? '' : kind[valence === 'hard' ? 'strain' : 'support'][subjectOf(aspect)];
  });
  const last = leader === undefined ? '' : manuscript.wording(kind.closing[leader.id as 0], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}
