import {
  type Branch,
  branches,
  clash,
  combine,
  elementOfStem,
  harm,
  nayinOf,
  type Pillar,
  polarityOfStem,
  stems,
  trine,
} from '../chinese/cycles.js';
import type { PillarEntry, yearRelations } from '../schema/chinese.js';
import type { Texts } from '../text/texts.js';

/** A pillar as results have it. */
export function pillarEntry(pillar: Pillar, texts: Texts): PillarEntry {
  const { stem, branch } = pillar;
  return {
    stem: stems[stem],
    branch: branches[branch],
    element: elementOfStem(stem),
    polarity: polarityOfStem(stem),
    sign_id: branch,
    sign: texts.animalName(branch),
    nayin: nayinOf(pillar),
  };
}

/** What the branch of a year is to that of a person. */
export function relationOf(own: Branch, year: Branch): (typeof yearRelations)[number] {
  if (own === year) return 'benming';
  if (clash(own, year)) return 'clash';
  if (combine(own, year)) return 'combination';
  if (trine(own, year)) return 'trine';
  return harm(own, year) ? 'harm' : 'neutral';
}
