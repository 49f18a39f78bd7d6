import type { House, SignId } from '../chart/zodiac.js';
import type { Theme, Themes } from '../text/report-catalogue.js';
import { yearLeadOf } from './cells.js';
import { countAlike, type Frame, type FrameWords, heavyEnough, stillHeavy } from './frame.js';
import { type FrameChoice, framesBy } from './framing.js';
import { leadsOf } from './leads.js';
import type { Year } from './period.js';
import { type Ranked, rank } from './ranking.js';
import { type Lists, once } from './sharing.js';
import type { Worded } from './worded-happenings.js';
import { cellOf, inRotation } from './wordings.js';
import type { Words } from './writer.js';

/** The frames of a year, all twelve signs: no two have the same words. */
export function yearFrames(worded: readonly Worded[], period: Year, words: Words): readonly Frame[] {
  const frames = framesBy(worded, {
    rank: (happenings, reader) => rank(happenings, reader, period.kind),
    leads: (ranked, byHappening) => leadsOf(ranked, byHappening, period),
    choices: (leads, reader) => choicesOf(leads, reader, period, words),
    words: (choice) => wordsOf(choice, period, words),
  });
  return countAlike(frames);
}

/** One set of words that fits a sign, for one of the leads that its report may have. */
interface Choice extends FrameChoice {
  theme: Theme;
  place: number;
  /** Periods since the one in its cycle in which the set is due. */
  sinceDue: number;
}

/**
 * Periods in which a sign's set of words does not come back: every set has one of them that is its own. Where a lead
 * has as many sets there is one in each.
 */
const season: Readonly<Partial<Record<Year['kind'], number>>> = {
  'ascendant-yearly': 2,
};

/** The sets that a sign may have, each list best first: those that are due, those of heavy leads, all. */
function choicesOf(leads: readonly Ranked[], reader: SignId, period: Year, words: Words): Lists<Choice> {
  const { kind } = period;
  const most = leads[0]?.weight ?? 0;
  // What comes to the rising sign itself, once in many years, leads where it weighs most.
  const comesToReader = leads[0] !== undefined && isComingToReader(leads[0]);
  const of = (least: number): Choice[] =>
    leads
      // A year's lead by the Sun sign is what it is; of others some are nearly as heavy.
      .filter(({ weight }, index) =>
        kind === 'yearly' || comesToReader ? index === 0 : weight >= least * most,
      )
      .flatMap((lead) => setsOf(lead, reader, period, words));
  const heavy = once(() => of(stillHeavy));
  const all = once(() => of(heavyEnough));
  const isDueNow = ({ sinceDue }: Choice): boolean => sinceDue === 0;
  return [
    once(() => heavy().filter(isDueNow)),
    // A year by the Ascendant is read beside the one before it.
    once(() => (kind === 'ascendant-yearly' ? all().filter(isDueNow) : [])),
    heavy,
    all,
  ];
}

const isComingToReader = ({ happening, house }: Ranked): boolean =>
  house === 1 && happening.kind === 'ingress';

/** A lead's own sets and the general ones, the one that was due last first. */
function setsOf(lead: Ranked, reader: SignId, { kind, number }: Year, words: Words): Choice[] {
  const setsOfSeason = season[kind];
  const first = number + reader + lead.house * 5;
  const [own, ...others] = themesOf(lead, kind, words);
  const isNamed = isComingToReader(lead);
  return [...(own === undefined ? [] : [own]), ...others]
    .flatMap((theme) => theme.intro.map((_, place) => ({ lead, theme, place })))
    .map((set, index) => ({
      ...set,
      key: inRotation(set.theme.intro, set.place),
      sinceDue:
        setsOfSeason === undefined || (isNamed && set.theme === own) ? 0 : (first + index) % setsOfSeason,
    }))
    .sort((a, b) => a.sinceDue - b.sinceDue);
}

/** Days of a year's end: what leads in them has only begun as the year closes. */
const late = 60;

function wordsOf({ lead, theme, place }: Choice, period: Year, words: Words): FrameWords {
  // By the Ascendant it is the choice of the place that goes by the year.
  const rotation = period.kind === 'yearly' ? place + period.number : place;
  const isLate = lead.happening.julianDayUt > period.to - late;
  const { lateCloses } = words.reports.columns;
  // Leads of one season may be in the same house of two signs, of a sign and an Ascendant, and of two years running.
  const isSolar = lead.happening.kind === 'eclipse' && lead.happening.luminary === 'solar';
  const ofLate = inRotation(
    lateCloses[lead.house as House],
    period.number + (isSolar ? 2 : 0) + (period.kind === 'yearly' ? 0 : 1),
  );
  return {
    intro: cellOf(inRotation(theme.intro, rotation)).text,
    thought: inRotation(theme.thought, rotation),
    ...(theme.turn !== undefined && { turn: inRotation(theme.turn, rotation) }),
    close: isLate ? ofLate : inRotation(theme.close, rotation),
  };
}

/** The themes that fit a lead, best first. */
function themesOf(
  { happening, house }: Ranked,
  kind: Year['kind'],
  { reports: { columns } }: Words,
): Theme[] {
  const themes: Partial<Themes<string>> = columns[kind === 'ascendant-yearly' ? 'rising' : kind];
  const all = [themes[yearLeadOf(happening)]?.[house as House], themes.any?.[house as House]];
  return all.filter((theme): theme is Theme => theme !== undefined);
}
