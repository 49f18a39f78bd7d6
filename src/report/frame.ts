import { Saturn } from '../chart/bodies.js';
import { type House, type SignId, signIds } from '../chart/zodiac.js';
import type { Counsel, Theme, Themes } from '../text/report-catalogue.js';
import { beginsYears, toneOf, yearLeadOf } from './cells.js';
import type { Happening } from './happenings.js';
import { lessonsOf, rankAfter } from './lessons.js';
import { isYear, type Period } from './period.js';
import { mayLead, type Ranked, rank } from './ranking.js';
import type { Worded } from './worded-happenings.js';
import { meaningOf } from './worded-happenings.js';
import { cellOf, contradict, inTurn } from './wordings.js';
import type { Words } from './writer.js';

/** What a column begins with, and what it opens and closes with: one question, chosen by its lead. */
export interface Frame {
  lead: Ranked | undefined;
  /** What happens, the heaviest first. */
  ranked: readonly Ranked[];
  intro: string;
  thought: string;
  close: string;
}

/** Of a day, which has none. */
const unframed = { intro: '', thought: '', close: '' };

/**
 * The frames of all twelve signs: no two of one period have the same words.
 * @param before aspects of the week before a week
 */
export function framesOf(
  worded: readonly Worded[],
  period: Period,
  words: Words,
  before: readonly Happening[],
): readonly Frame[] {
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const happenings = [...byHappening.keys()];
  const ranked = signIds.map((reader) =>
    period.kind === 'weekly'
      ? rankAfter(happenings, reader, lessonsOf(before, reader))
      : rank(happenings, reader, period.kind),
  );
  const leads = ranked.map((each) => leadsOf(each, byHappening, period));
  const counselOf = ({ happening, house }: Ranked): Counsel | undefined =>
    meaningOf(byHappening.get(happening) as Worded, house)?.counsel;
  const choices = leads.map((own, reader) => choicesOf(own, counselOf, reader as SignId, period, words));
  const shares = share(choices);
  return signIds.map((reader) => {
    // Where a host's texts have fewer sets than there are signs, two signs have the same.
    const chosen = shares[reader] ?? choices[reader]?.at(-1)?.()[0];
    const words = chosen === undefined ? { ...unframed, lead: leads[reader]?.[0] } : framed(chosen, period);
    return { ...words, ranked: ranked[reader] ?? [] };
  });
}

/** Who may lead, the heaviest first: in days and weeks only what there are words for, if there is any. */
function leadsOf(
  ranked: readonly Ranked[],
  byHappening: ReadonlyMap<Happening, Worded>,
  period: Period,
): readonly Ranked[] {
  const may = ranked.filter((each) => mayLead(each, period.kind));
  const meaningful = may.filter(({ happening, house }) => {
    const own = byHappening.get(happening);
    return own !== undefined && meaningOf(own, house) !== undefined;
  });
  const fit = isYear(period) || meaningful.length === 0 ? may : meaningful;
  return fit.length === 0 ? ranked.slice(0, 1) : fit;
}

/** How far from the heaviest a lead may be that has words of its own; and where all of these are other signs'. */
const stillHeavy = 0.6;
const heavyEnough = 0.3;

/** One set of words that fits a sign, for one of the leads that its report may have. */
interface Choice {
  lead: Ranked;
  theme: Theme;
  place: number;
  /** Periods since the one of its season that is the set's own. */
  sinceTurn: number;
  /** Whether the intro does not advise the opposite of what the lead's own words do. */
  suits: boolean;
}

/**
 * Periods in which a sign's set of words does not come back: every set has one of them that is its own. Where a lead
 * has as many sets there is one in each.
 */
const season: Readonly<Partial<Record<Period['kind'], number>>> = {
  weekly: 9,
  monthly: 4,
  'ascendant-yearly': 2,
};

/** Lists of sets, each made when it is asked for. */
type Lists = readonly (() => readonly Choice[])[];

/** The sets that a sign may have, each list the fittest first: those whose turn it is, of heavy leads, of all. */
function choicesOf(
  leads: readonly Ranked[],
  counselOf: (lead: Ranked) => Counsel | undefined,
  reader: SignId,
  period: Period,
  words: Words,
): Lists {
  const { kind } = period;
  const most = leads[0]?.weight ?? 0;
  const of = (least: number): Choice[] =>
    leads
      // A year's lead by the Sun sign is what it is; of others some are nearly as heavy.
      .filter(({ weight }, index) => (kind === 'yearly' ? index === 0 : weight >= least * most))
      .flatMap((lead) => setsOf(lead, counselOf(lead), reader, period, words));
  const heavy = once(() => of(stillHeavy));
  const all = once(() => of(heavyEnough));
  const isInTurn = ({ sinceTurn }: Choice): boolean => sinceTurn === 0;
  return [
    once(() => heavy().filter((each) => isInTurn(each) && each.suits)),
    once(() =>
      kind === 'weekly' || kind === 'monthly' ? all().filter((each) => isInTurn(each) && each.suits) : [],
    ),
    once(() => heavy().filter(isInTurn)),
    // A year by the Ascendant is read beside the one before it.
    once(() => (kind === 'ascendant-yearly' ? all().filter(isInTurn) : [])),
    heavy,
    all,
  ];
}

/** Listed when it is asked for; few signs need the longer lists. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** An outer planet's coming, Jupiter's or Saturn's, or a meeting of two. */
const placeOfLasting = (happening: Happening): 0 | 1 | 2 => {
  if (happening.kind === 'aspect') return 2;
  return happening.kind === 'ingress' && happening.body <= Saturn ? 1 : 0;
};

/** A lead's own sets and those for whatever leads, the one whose turn was last first. */
function setsOf(
  lead: Ranked,
  counsel: Counsel | undefined,
  reader: SignId,
  { kind, number }: Period,
  words: Words,
): Choice[] {
  const turns = season[kind];
  const first = number + reader + lead.house * 5;
  // Each kind of what begins for years has a set of its own.
  const ownPlace =
    kind === 'weekly' && beginsYears(lead.happening) ? placeOfLasting(lead.happening) : undefined;
  const sets = themesOf(lead, kind, words).flatMap((theme) =>
    theme.intro.map((_, place) => ({ lead, theme, place })),
  );
  return sets
    .map((set, index) => ({
      ...set,
      suits: !contradict(cellOf(inTurn(set.theme.intro, set.place)).counsel, counsel),
      sinceTurn:
        ownPlace === undefined
          ? turns === undefined
            ? 0
            : (first + index) % turns
          : Math.abs(index - ownPlace),
    }))
    .sort((a, b) => a.sinceTurn - b.sinceTurn);
}

/**
 * Sets of words shared out so that as many signs as can be have one. Each takes the fittest that is free; who finds
 * none asks the others to take their next (augmenting paths of bipartite matching).
 */
function share(choices: readonly Lists[]): readonly (Choice | undefined)[] {
  const names = new Map<Theme, number>();
  const nameOf = ({ theme, place }: Choice): string => {
    if (!names.has(theme)) names.set(theme, names.size);
    return `${names.get(theme)} ${place}`;
  };
  const owners = new Map<string, number>();
  const given: (Choice | undefined)[] = choices.map(() => undefined);
  const give = (sign: number, choice: Choice): true => {
    given[sign] = choice;
    owners.set(nameOf(choice), sign);
    return true;
  };
  const find = (sign: number, rank: number, seen: Set<string>): boolean => {
    const unseen = (choices[sign]?.[rank]?.() ?? []).filter((choice) => !seen.has(nameOf(choice)));
    const free = unseen.find((choice) => !owners.has(nameOf(choice)));
    if (free !== undefined) return give(sign, free);
    for (const choice of unseen) {
      const name = nameOf(choice);
      if (seen.has(name)) continue;
      seen.add(name);
      if (find(owners.get(name) as number, rank, seen)) return give(sign, choice);
    }
    return false;
  };
  for (const rank of choices[0]?.keys() ?? [])
    for (const sign of choices.keys()) if (given[sign] === undefined) find(sign, rank, new Set());
  return given;
}

function framed({ lead, theme, place }: Choice, period: Period): Omit<Frame, 'ranked'> {
  // By the Ascendant it is the choice of the place that goes by the year.
  const turn = period.kind === 'yearly' ? place + period.number : place;
  return {
    lead,
    intro: cellOf(inTurn(theme.intro, turn)).text,
    thought: inTurn(theme.thought, turn),
    close: inTurn(theme.close, turn),
  };
}

/** The themes that fit a lead, the fittest first. */
function themesOf(
  { happening, house }: Ranked,
  kind: Period['kind'],
  { reports: { columns } }: Words,
): Theme[] {
  if (kind === 'daily') return [];
  const ofYear = kind === 'yearly' || kind === 'ascendant-yearly';
  const ofDays = kind === 'weekly' && beginsYears(happening) ? 'lasts' : toneOf(happening);
  const key = ofYear ? yearLeadOf(happening) : ofDays;
  const themes: Partial<Themes<string>> = columns[kind === 'ascendant-yearly' ? 'rising' : kind];
  const own = themes[key]?.[house as House];
  // What begins for years has its own sets alone: none of these shrinks it to the days of a week.
  const all = key === 'lasts' ? [own] : [own, themes.any?.[house as House]];
  return all.filter((theme): theme is Theme => theme !== undefined);
}
