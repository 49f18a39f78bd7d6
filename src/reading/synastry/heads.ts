import type { HeadMix, SynastryChapter } from '../../text/pair-catalogue.js';
import type { Draft } from '../reading.js';
import { type Encounter, valenceOf } from './choice.js';
import type { WeighedContact } from './plan.js';
import { temperBetween } from './theme.js';

/** A chapter as far as its head goes. */
export interface HeadedChapter {
  key: SynastryChapter;
  /** Whether it has taken in the contacts of a neighbor. */
  isMerged: boolean;
  drafts: readonly Draft[];
}

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

const encountersOf = ({ factors }: Draft, encounters: readonly Encounter[]): Encounter[] =>
  encounters.filter(({ contact: { first, second } }) =>
    factors.some(
      ({ kind, planetIds = [] }) => kind === 'contact' && planetIds[0] === first && planetIds[1] === second,
    ),
  );

/** The chapter that a section of contacts comes from. */
export const chapterOfSection = (
  draft: Draft,
  encounters: readonly Encounter[],
): SynastryChapter | undefined => encountersOf(draft, encounters)[0]?.chapter;

/** How the contacts of a section go together; nothing where it has none, or where they go both ways. */
export function temperOfSection(draft: Draft, encounters: readonly Encounter[]): 'kind' | 'hard' | undefined {
  const contacts = encountersOf(draft, encounters).map(({ contact }) => contact);
  const temper = contacts.length === 0 ? 'mixed' : temperBetween(contacts);
  return temper === 'mixed' ? undefined : temper === 'easy' ? 'kind' : 'hard';
}

/** What a chapter comes to: its strongest kind contact and its strongest hard one, and which sort weighs more. */
export interface ChapterHead {
  mix: HeadMix;
  kind: WeighedContact | undefined;
  hard: WeighedContact | undefined;
}

/** What the head of a chapter says; nothing where it has hardly any contacts, or none that is kind or hard. */
export function headOf(chapter: HeadedChapter, encounters: readonly Encounter[]): ChapterHead | undefined {
  const own = encounters.filter((each) => each.chapter === chapter.key).map(({ contact }) => contact);
  if (own.length < fewest || !beginsWithItsOwn(chapter, encounters)) return undefined;
  const [kinds, hards] = (['kind', 'hard'] as const).map((valence) =>
    own.filter((contact) => valenceOf(contact) === valence),
  ) as [WeighedContact[], WeighedContact[]];
  const [kind, hard] = [kinds[0], hards[0]];
  if (kind === undefined && hard === undefined) return undefined;
  if (hard === undefined) return { mix: 'kind', kind, hard };
  if (kind === undefined) return { mix: 'hard', kind, hard };
  return { mix: weightOf(kinds) >= weightOf(hards) ? 'kindMore' : 'hardMore', kind, hard };
}

const weightOf = (contacts: readonly WeighedContact[]): number =>
  contacts.reduce((sum, { weight }) => sum + weight, 0);
