import type { ChineseBirth } from '../cast/chinese-birth.js';
import {
  branches,
  elementOfNayin,
  elementOfStem,
  nayinOf,
  type Pillar,
  polarityOfStem,
  stems,
} from '../chinese/cycles.js';
import type { ChineseUncertainty, PillarEntry } from '../schema/chinese.js';
import type { Birthdate } from '../schema/quantities.js';
import type { Texts } from '../text/texts.js';
import { localBirthdate } from './moments.js';

/** A pillar as results have it. */
export function pillarEntry(pillar: Pillar, texts: Texts): PillarEntry {
  const { stem, branch } = pillar;
  const note = nayinOf(pillar);
  return {
    stem: stems[stem],
    branch: branches[branch],
    element: elementOfStem(stem),
    polarity: polarityOfStem(stem),
    sign_id: branch,
    sign: texts.animalName(branch),
    nayin: { element: elementOfNayin(note), image: texts.nayinImage(note) },
  };
}

/** The pillars that an uncertain time of birth leaves open; undefined if the time is known. */
export function pillarUncertainty(
  { uncertain, clock }: Pick<ChineseBirth, 'uncertain' | 'clock'>,
  texts: Texts,
): ChineseUncertainty | undefined {
  if (uncertain === undefined) return undefined;
  const local = (julianDayUt: number): Birthdate => localBirthdate(clock.momentAt(julianDayUt));
  const { span, changes } = uncertain;
  return {
    from: local(span.from),
    to: local(span.to),
    changes: changes.map(({ kind, julianDayUt, before, after }) => ({
      kind,
      at: local(julianDayUt),
      before: pillarEntry(before, texts),
      after: pillarEntry(after, texts),
    })),
  };
}
