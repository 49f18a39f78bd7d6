import { type BodyId, Mars, Saturn } from '../../chart/bodies.js';
import type { HeadTemper, SynastryChapter } from '../../text/pair-catalogue.js';
import type { Factor } from '../factors.js';
import type { Draft } from '../reading.js';
import { type Encounter, valenceOf } from './choice.js';
import { temperBetween } from './theme.js';

/** A chapter as far as its head goes. */
export interface HeadedChapter {
  key: SynastryChapter;
  /** Whether it has taken in the contacts of a neighbor. */
  isMerged: boolean;
  drafts: readonly Draft[];
}

/** What a contact that may be either counts as kind. */
const either = 0.5;
/** Shares of kind contacts, by weight, from which on a chapter is easy, and up to which it is hard. */
const easyFrom = 0.7;
const hardUpTo = 0.3;
/** The share of hard contacts up to which a chapter is easy all the same. */
const hardInEasy = 0.15;
/** Fewer contacts say nothing of a chapter as a whole. */
const fewest = 2;

/** Whether a chapter begins with what its head speaks of; one that took in a neighbor may begin with the neighbor’s. */
function beginsWithItsOwn(
  { key, isMerged, drafts }: HeadedChapter,
  encounters: readonly Encounter[],
): boolean {
  if (!isMerged) return drafts.length > 0;
  const factor = drafts[0]?.factors[0];
  const [first, second] = factor?.kind === 'contact' ? (factor.planetIds ?? []) : [];
  return encounters.some(
    ({ chapter, contact }) => chapter === key && contact.first === first && contact.second === second,
  );
}

/** How the contacts of a section go together; nothing where it has none, or where they go both ways. */
export function temperOfSection(
  { factors }: Draft,
  encounters: readonly Encounter[],
): 'kind' | 'hard' | undefined {
  const contacts = encounters
    .map(({ contact }) => contact)
    .filter(({ first, second }) =>
      factors.some(
        ({ kind, planetIds = [] }) => kind === 'contact' && planetIds[0] === first && planetIds[1] === second,
      ),
    );
  const temper = contacts.length === 0 ? 'mixed' : temperBetween(contacts);
  return temper === 'mixed' ? undefined : temper === 'easy' ? 'kind' : 'hard';
}

/** The shares of what is kind and of what is hard in a chapter’s own contacts, by weight; nothing where there are hardly any. */
function sharesOf(
  { key }: HeadedChapter,
  encounters: readonly Encounter[],
): { share: number; hard: number } | undefined {
  const own = encounters.filter(({ chapter }) => chapter === key);
  if (own.length < fewest) return undefined;
  let [kind, hard, all] = [0, 0, 0];
  for (const { contact } of own) {
    const valence = valenceOf(contact);
    all += contact.weight;
    if (valence === 'hard') hard += contact.weight;
    else kind += contact.weight * (valence === 'kind' ? 1 : either);
  }
  return { share: kind / all, hard: hard / all };
}

/** Whether nothing in a chapter is hard, or may be: its contacts are all kind, and no Mars or Saturn is in a house. */
function isFreeOfHard({ key, drafts }: HeadedChapter, encounters: readonly Encounter[]): boolean {
  const contacts = encounters
    .filter(({ chapter }) => chapter === key)
    .flatMap(({ contact, back }) => (back ? [contact, back] : [contact]));
  const heavy: readonly BodyId[] = [Mars, Saturn];
  const isHeavy = ({ kind, planetIds = [] }: Factor): boolean =>
    (kind === 'overlay' || kind === 'crowding') && planetIds.some((id) => heavy.includes(id));
  return (
    contacts.every((contact) => valenceOf(contact) === 'kind') &&
    !drafts.some(({ factors }) => factors.some(isHeavy))
  );
}

/**
 * How each chapter goes as a whole, in whose head it is said: the easiest and the hardest of the reading are told to be so, where
 * they are easy or hard at all, and the easiest has nothing hard in it.
 */
export function headTempers(
  chapters: readonly HeadedChapter[],
  encounters: readonly Encounter[],
): Map<SynastryChapter, HeadTemper> {
  const shares = chapters
    .filter((chapter) => beginsWithItsOwn(chapter, encounters))
    .flatMap((chapter) => {
      const found = sharesOf(chapter, encounters);
      return found === undefined
        ? []
        : [{ key: chapter.key, ...found, isFree: isFreeOfHard(chapter, encounters) }];
    })
    .sort((a, b) => b.share - a.share);
  const [first, last] = [shares[0], shares.at(-1)];
  return new Map(
    shares.map(({ key, share, hard, isFree }) => {
      const isEasy = share >= easyFrom && hard <= hardInEasy;
      const temper = isEasy ? 'easy' : share <= hardUpTo ? 'hard' : 'mixed';
      const isEasiest = key === first?.key && shares[1]?.share !== share && isFree;
      if (temper === 'easy' && isEasiest) return [key, 'easiest'];
      if (temper === 'hard' && key === last?.key && shares.at(-2)?.share !== share) return [key, 'hardest'];
      return [key, temper];
    }),
  );
}
