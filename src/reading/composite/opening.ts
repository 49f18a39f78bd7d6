import type { Temper } from '../../text/reading-keys.js';
import { leaderNames } from '../chart-sections.js';
import type { WeighedAspect } from '../factors.js';
import { valenceOf } from '../synastry/choice.js';
import { temperOf } from '../temper.js';
import { paragraphOf } from '../words.js';
import { chosenAspects, isOf, subjectOf, weighedAgainst } from './aspects.js';
import type { CompositeDesk } from './desk.js';

/** How a composite's reading begins and ends. */

export function openingOf(desk: CompositeDesk): string {
  const { kind, manuscript, names, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    leaders.length < 3 ? '' : manuscript.wording(kind.leaders, leaderNames(desk)),
    ...leaders.map(({ id }) => manuscript.once(kind.leading[id as 0])),
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

/** How the aspects that the reading has go together; never easy where the strongest factor has a hard one. */
function temperBetween(desk: CompositeDesk): Temper {
  const aspects = Object.values(chosenAspects(desk)).flat();
  const temper = temperOf(aspects);
  const lead = desk.leaders[0];
  const isHard = aspects.some((each) => lead && isOf(each, lead.id) && valenceOf(each) === 'hard');
  return temper === 'easy' && isHard ? 'mixed' : temper;
}

/** What helps where it is sorest, what the two can count on, and what was named first. */
export function closingOf(desk: CompositeDesk, aspects: readonly WeighedAspect[]): string {
  const { kind, manuscript, names } = desk;
  const [leader] = desk.leaders;
  const strongest = [...aspects].sort((a, b) => b.weight - a.weight);
  const sentences = (['hard', 'kind'] as const).map((valence) => {
    const aspect = strongest.find((each) => valenceOf(each) === valence);
    return aspect === undefined ? '' : kind[valence === 'hard' ? 'strain' : 'support'][subjectOf(aspect)];
  });
  const last = leader === undefined ? '' : manuscript.wording(kind.closing[leader.id as 0], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}
