import type { Theme, Themes } from '../text/report-catalogue.js';
import { toneOf, yearLeadOf } from './cells.js';
import { isYear } from './period.js';
import type { Ranked } from './ranking.js';
import type { Words, Writer } from './writer.js';
import { inTurn } from './wordings.js';

/** What a column opens and closes with: one question, chosen by its lead. */
export interface Frame {
  intro: string;
  thought: string;
  close: string;
}

/** Of a sign's own openings and closings, where no frame is written yet. */
export function frameOf(lead: Ranked | undefined, { period, reader, words }: Writer): Frame {
  const { kind, number, year } = period;
  if (lead !== undefined && kind !== 'daily') {
    const theme = themeOf(lead, kind === 'ascendant-yearly' ? 'rising' : kind, words, isYear(period));
    // Its parts belong together. By the year too: 52 weeks are whole rounds of many numbers of wordings.
    if (theme !== undefined) {
      const turn = isYear(period) ? number : number + year;
      const { intro, thought, close } = theme;
      return { intro: inTurn(intro, turn), thought: inTurn(thought, turn), close: inTurn(close, turn) };
    }
  }
  const { openings, closings } = signTexts(kind === 'daily' ? 'weekly' : kind, words);
  return { intro: inTurn(openings[reader], number + year), thought: '', close: inTurn(closings[reader], number) };
}

function themeOf(
  { happening, house }: Ranked,
  kind: 'weekly' | 'monthly' | 'yearly' | 'rising',
  { reports: { columns } }: Words,
  ofYear: boolean,
): Theme | undefined {
  const key = ofYear ? yearLeadOf(happening) : toneOf(happening);
  const themes: Partial<Themes<string>> = columns[kind];
  return themes[key]?.[house] ?? themes.any?.[house];
}

const signTexts = (kind: 'weekly' | 'monthly' | 'yearly' | 'ascendant-yearly', { reports }: Words) =>
  kind === 'ascendant-yearly' ? reports.ascendant : reports[kind];
