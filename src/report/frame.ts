import { type House, type SignId, signIds } from '../chart/zodiac.js';
import type { Theme, Themes } from '../text/report-catalogue.js';
import { toneOf, yearLeadOf } from './cells.js';
import type { Happening } from './happenings.js';
import { isYear, type Period } from './period.js';
import { mayLead, type Ranked, rank } from './ranking.js';
import type { Tellable } from './telling.js';
import { meaningOf } from './telling.js';
import { inTurn } from './wordings.js';
import type { Words } from './writer.js';

/** What a column begins with, and what it opens and closes with: one question, chosen by its lead. */
export interface Frame {
  lead: Ranked | undefined;
  intro: string;
  thought: string;
  close: string;
}

/** The frames of all twelve signs: no two of one period have the same words. */
export function framesOf(tellables: readonly Tellable[], period: Period, words: Words): readonly Frame[] {
  const byHappening = new Map(tellables.map((each) => [each.happening, each]));
  const taken = new Map<Theme, number>();
  const frames: Frame[] = [];
  for (const reader of signIds) {
    const ranked = rank([...byHappening.keys()], reader, period.kind);
    const leads = leadsOf(ranked, byHappening, period);
    frames[reader] = framed(leads, reader, period, words, taken);
  }
  return frames;
}

/** Who may lead, the heaviest first: in days and weeks only what there are words for, if there is any. */
function leadsOf(
  ranked: readonly Ranked[],
  byHappening: ReadonlyMap<Happening, Tellable>,
  period: Period,
): readonly Ranked[] {
  const may = ranked.filter((each) => mayLead(each, period.kind));
  const worded = may.filter(({ happening, house }) => {
    const told = byHappening.get(happening);
    return told !== undefined && meaningOf(told, house) !== undefined;
  });
  const fit = isYear(period) || worded.length === 0 ? may : worded;
  return fit.length === 0 ? ranked.slice(0, 1) : fit;
}

/** How far from the heaviest a week's lead may be that finds words of its own. */
const stillHeavy = 0.6;

function framed(
  leads: readonly Ranked[],
  reader: SignId,
  period: Period,
  words: Words,
  taken: Map<Theme, number>,
): Frame {
  const { kind, number, year } = period;
  const [heaviest] = leads;
  // A year's lead is what it is; of a week's some are nearly as heavy as others.
  const candidates = isYear(period)
    ? leads.slice(0, 1)
    : leads.filter(({ weight }) => weight >= stillHeavy * (heaviest?.weight ?? 0));
  for (const lead of candidates)
    for (const theme of themesOf(lead, kind, words)) {
      const used = taken.get(theme) ?? 0;
      if (used >= theme.intro.length) continue;
      taken.set(theme, used + 1);
      // By the year too: 52 weeks are whole rounds of many numbers of wordings.
      const turn = used + (isYear(period) ? number : number + year);
      return {
        lead,
        intro: inTurn(theme.intro, turn),
        thought: inTurn(theme.thought, turn),
        close: inTurn(theme.close, turn),
      };
    }
  const { openings, closings } = signTexts(kind, words);
  return {
    lead: heaviest,
    intro: inTurn(openings[reader], number + year),
    thought: '',
    close: inTurn(closings[reader], number),
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
  const key = ofYear ? yearLeadOf(happening) : toneOf(happening);
  const themes: Partial<Themes<string>> = columns[kind === 'ascendant-yearly' ? 'rising' : kind];
  return [themes[key]?.[house as House], themes.any?.[house as House]].filter(
    (theme): theme is Theme => theme !== undefined,
  );
}

/** A sign's own openings and closings, where no frame is written yet. */
const signTexts = (kind: Period['kind'], { reports }: Words) => {
  if (kind === 'ascendant-yearly') return reports.ascendant;
  return reports[kind === 'daily' ? 'weekly' : kind];
};
