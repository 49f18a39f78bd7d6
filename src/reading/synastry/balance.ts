import type { ChapterMix } from '../../text/pair-catalogue.js';
import type { Draft } from '../reading.js';
import { type Encounter, valenceOf } from './choice.js';
import type { WeighedContact } from './plan.js';

/** Fewer contacts say nothing of a chapter as a whole. */
const fewest = 2;

const encountersOf = ({ factors }: Draft, encounters: readonly Encounter[]): Encounter[] =>
  encounters.filter(({ contact: { first, second } }) =>
    factors.some(
      ({ kind, planetIds = [] }) => kind === 'contact' && planetIds[0] === first && planetIds[1] === second,
    ),
  );

/**
 * What the contacts of a chapter’s sections come to; nothing where there are hardly any, or none that is kind or
 * hard.
 */
export function mixOf(drafts: readonly Draft[], encounters: readonly Encounter[]): ChapterMix | undefined {
  const own = drafts.flatMap((draft) =>
    encountersOf(draft, encounters).flatMap(({ contact, back }) => (back ? [contact, back] : [contact])),
  );
  const [kind, hard, strong] = (['kind', 'hard', 'strong'] as const).map((valence) =>
    weightOf(own.filter((contact) => valenceOf(contact) === valence)),
  ) as [number, number, number];
  if (own.length < fewest || kind + hard === 0) return undefined;
  // A strong contact may be either, and where it weighs more than what is kind or hard, nobody knows which.
  if (hard === 0) return kind > strong ? 'kind' : undefined;
  if (kind === 0) return hard > strong ? 'hard' : undefined;
  // One hard contact is no majority against as many kind ones, however heavy it is.
  const [kinds, hards] = (['kind', 'hard'] as const).map(
    (valence) => own.filter((contact) => valenceOf(contact) === valence).length,
  ) as [number, number];
  if (kind >= hard && kinds >= hards) return 'kindMore';
  return hard > kind && hards > kinds ? 'hardMore' : undefined;
}

const weightOf = (contacts: readonly WeighedContact[]): number =>
  contacts.reduce((sum, { weight }) => sum + weight, 0);
