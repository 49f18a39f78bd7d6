import { type SignId, signIds } from '../chart/zodiac.js';
import { type Frame, type FrameWords, unframed } from './frame.js';
import type { Happening } from './happening.js';
import type { Ranked } from './ranking.js';
import { type Lists, type Shared, share } from './sharing.js';
import type { Worded } from './worded-happenings.js';

/** A set of words for one of the possible leads of a sign; `key` identifies the set, whichever sign has it. */
export interface FrameChoice extends Shared {
  lead: Ranked;
}

/** How the frames of a kind of period are chosen. */
interface Framing<Lead extends Ranked, Choice extends FrameChoice> {
  rank(happenings: readonly Happening[], reader: SignId): readonly Ranked[];
  /** The possible leads of a sign, best first. */
  leads(
    ranked: readonly Ranked[],
    byHappening: ReadonlyMap<Happening, Worded>,
    reader: SignId,
  ): readonly Lead[];
  /** The sets of words that a sign may have, the best list first. */
  choices(leads: readonly Lead[], reader: SignId): Lists<Choice>;
  /** The words of a set. */
  words(choice: Choice, reader: SignId): FrameWords;
}

/** The frames of all twelve signs, with the sets of words shared out so that no two are the same. */
export function framesBy<Lead extends Ranked, Choice extends FrameChoice>(
  worded: readonly Worded[],
  framing: Framing<Lead, Choice>,
): readonly Frame[] {
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const happenings = [...byHappening.keys()];
  const ranked = signIds.map((reader) => framing.rank(happenings, reader));
  const leads = ranked.map((each, reader) => framing.leads(each, byHappening, reader as SignId));
  const choices = leads.map((own, reader) => framing.choices(own, reader as SignId));
  const shares = share(choices);
  return signIds.map((reader): Frame => {
    const own = ranked[reader] ?? [];
    // Where a host's texts have fewer sets than there are signs, two signs have the same.
    const chosen = shares[reader] ?? choices[reader]?.at(-1)?.()[0];
    if (chosen === undefined) return { ...unframed, lead: leads[reader]?.[0], ranked: own };
    return { ...framing.words(chosen, reader), lead: chosen.lead, ranked: own };
  });
}
