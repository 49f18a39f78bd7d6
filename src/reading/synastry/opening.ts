import { type Planet, Pluto, Sun } from '../../chart/bodies.js';
import { listOf } from '../manuscript.js';
import { paragraphOf } from '../returns/sections.js';
import { type Valence, valenceOf } from './choice.js';
import { bodiesOf, lineOf, namesOf, type SynastryDesk } from './desk.js';
import type { PairContact } from './plan.js';
import { bandOf } from './score.js';

/** How much there is between the two, what it comes back to, the strongest contacts and how they agree. */
export function openingOf(desk: SynastryDesk): string {
  const { kind, manuscript, pair, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening[bandOf(pair.points)], namesOf(desk, 1)),
    ...themeSentences(desk),
    ...leaders.map(({ contact }) => lineOf(desk, contact)),
    balanceOf(desk),
  ]);
}

function ownersOf(desk: SynastryDesk): { name: string; other: string } {
  const { name1: name, name2: other } = namesOf(desk, desk.theme?.side ?? 1);
  return { name, other };
}

function themeSentences(desk: SynastryDesk): string[] {
  const { cells, kind, manuscript, theme } = desk;
  if (theme === undefined) return [];
  const { opening, temper } = kind.theme[theme.body as 0];
  const planets = listOf(
    theme.met.map((id) => cells.bodyName(id)),
    cells.readings.words.list,
  );
  const owners = ownersOf(desk);
  return [manuscript.once(opening, { ...owners, planets }), manuscript.once(temper[theme.temper], owners)];
}

/** Whether the strongest agree, and in which chapter there is most of the other sort. */
function balanceOf(desk: SynastryDesk): string {
  const { kind, manuscript, all, leaders } = desk;
  const has = (valence: Valence): boolean => leaders.some(({ contact }) => valenceOf(contact) === valence);
  const subjectOf = (valence: Valence): keyof typeof kind.ease => {
    const found = leaders.find(({ contact }) => valenceOf(contact) === valence);
    return found ? subject(found.contact) : Sun;
  };
  const clauses = { ease: kind.ease[subjectOf('kind')], trouble: kind.trouble[subjectOf('hard')] };
  if (has('kind') && has('hard')) return manuscript.wording(kind.balance.mixed, clauses);
  const [own, opposite] = has('kind') ? (['kind', 'hard'] as const) : (['hard', 'kind'] as const);
  if (!has(own)) return manuscript.wording(kind.balance.alone);
  // The strongest of the other sort is what the closing comes back to.
  const other = all.find(({ contact }) => valenceOf(contact) === opposite);
  if (other === undefined) return manuscript.wording(kind.balance.alone);
  return manuscript.wording(kind.balance[own], { ...clauses, matter: kind.matters[other.chapter] });
}

/** The body that gives a contact its subject: the slower one, of two planets. */
const subject = ({ first, second }: PairContact): Planet =>
  Math.max(...[first, second].filter((id) => id <= Pluto)) as Planet;

/** Comes back to the theme, then to the strongest strain besides and the strongest support. */
export function closingOf(desk: SynastryDesk): string {
  const { encounters, kind, manuscript, theme } = desk;
  const first =
    theme === undefined
      ? ''
      : manuscript.once(kind.theme[theme.body as 0].closing[theme.temper], ownersOf(desk));
  const sentences: string[] = [];
  for (const [valence, { lead, of }] of [
    ['hard', kind.strain],
    ['kind', kind.support],
  ] as const) {
    const contact = encounters.find(
      (each) => valenceOf(each.contact) === valence && (valence === 'kind' || !isThemes(desk, each.contact)),
    )?.contact;
    if (contact === undefined) continue;
    sentences.push(manuscript.wording(lead, bodiesOf(desk, contact)), of[subject(contact)]);
  }
  return [first, paragraphOf(sentences)].filter((text) => text !== '').join('\n\n');
}

/** Whether the theme’s own sentences have spoken of a strain. */
const isThemes = ({ theme }: SynastryDesk, { first, second }: PairContact): boolean =>
  theme !== undefined && theme.temper !== 'easy' && (theme.side === 1 ? first : second) === theme.body;
