import { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import { Moon } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import type { Clauses, ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { formatDate } from '../time/notation.js';
import type { Happening } from './happenings.js';
import { dayOf, type Period, weekdayAt } from './period.js';
import type { Ranked } from './ranking.js';

/** What a report is written from: the words of a language and the names of its signs. */
export interface Words {
  reports: ReportCatalogue;
  signName(sign: SignId): string;
}

/** Wordings take turns. */
export const inTurn = (wordings: readonly string[], turn: number): string => {
  const { length } = wordings;
  return wordings[((turn % length) + length) % length] as string;
};

/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences of one sign's report that say what the sky does and when, and its headings. */
export class Writer {
  readonly #reader: SignId;
  readonly #period: Period;
  readonly #words: Words;

  constructor(reader: SignId, period: Period, words: Words) {
    this.#reader = reader;
    this.#period = period;
    this.#words = words;
  }

  /**
   * What happens and when, with the date as `<time>`.
   * @param place of the paragraph in the report
   * @param follows whether the one before it is earlier, so that this comes next
   */
  sentence(each: Ranked, place: number, follows: boolean): string {
    const { sentences } = this.#words.reports;
    const loop = isLoop(each.happening);
    const first = loop ? sentences.firstLoop : sentences.first;
    const later = loop ? sentences.laterLoop : sentences.later;
    const template = follows ? inTurn(later, place) : inTurn(first, this.#period.number + place);
    return this.#filled(template, each, place, (moment) => {
      return `<time datetime="${formatDate(dayOf(moment))}">${escaped(this.#date(moment))}</time>`;
    });
  }

  /** The same as the end of an intro, which is plain text. */
  announcement(lead: Ranked): string {
    const { kind, number } = this.#period;
    const { announcements } = this.#words.reports;
    const template = inTurn(announcements[kind === 'ascendant-yearly' ? 'rising' : kind], number);
    return this.#filled(template, lead, 1, (moment) => this.#date(moment), false);
  }

  leadHeading(): string {
    const forms = this.#headings();
    if (forms === undefined) return '';
    const { year, month } = this.#period;
    const monthName = this.#words.reports.dates.months[(month ?? 1) - 1] ?? '';
    const values = { sign: this.#signName(this.#reader), month: monthName, year: String(year) };
    return heading(fill(forms.lead, values));
  }

  /** The part of the period that moments are in, of those that have a heading of their own. */
  partsOf(moments: readonly number[]): ({ index: number; heading: string } | undefined)[] {
    const forms = this.#headings();
    return moments.map((moment) => {
      if (forms === undefined) return undefined;
      const { months } = this.#words.reports.dates;
      const { month, day } = dayOf(moment);
      const sign = this.#signName(this.#reader);
      const count = forms.parts.length;
      if (this.#period.kind === 'monthly') {
        const index = Math.min(count - 1, Math.floor(((day - 1) * count) / 30));
        const values = { sign, month: months[month - 1] ?? '' };
        return { index, heading: heading(fill(forms.parts[index] ?? '', values)) };
      }
      const index = Math.floor(((month - 1) * count) / 12);
      const first = Math.ceil((index * 12) / count);
      const last = Math.ceil(((index + 1) * 12) / count) - 1;
      const values = { sign, from: months[first] ?? '', to: months[last] ?? '' };
      return { index, heading: heading(fill(forms.parts[index] ?? '', values)) };
    });
  }

  #headings(): { lead: string; parts: readonly string[] } | undefined {
    const { kind } = this.#period;
    if (kind === 'weekly') return undefined;
    return this.#words.reports.headings[kind === 'ascendant-yearly' ? 'rising' : kind];
  }

  /** A sentence about a happening, `dated` by a date's form in it. */
  #filled(
    template: string,
    { happening, house }: Ranked,
    place: number,
    dated: (moment: number) => string,
    isHtml = true,
  ): string {
    const { reports } = this.#words;
    const safe = isHtml ? escaped : (text: string): string => text;
    const turn = this.#period.number + place;
    const houses = this.#period.kind === 'ascendant-yearly' ? reports.risingHouses : reports.houses;
    const values = {
      ...this.#valuesOf(happening),
      sign: this.#signName(happening.signId),
      house: inTurn(houses[house], turn),
    };
    const safeValues = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, safe(value)]));
    const until = isLoop(happening) ? { until: dated(happening.until) } : {};
    const clause = fill(safe(inTurn(reports.clauses[clauseOf(happening)], turn)), {
      ...safeValues,
      ...until,
    });
    const date = dated(happening.julianDayUt);
    return fill(safe(template), { clause, Clause: capitalized(clause), date });
  }

  #valuesOf(happening: Happening): Record<string, string> {
    const { planets, solarEclipses, lunarEclipses } = this.#words.reports;
    switch (happening.kind) {
      case 'lunation':
        return { planet: planets[Moon] };
      case 'eclipse':
        return {
          eclipse:
            happening.luminary === 'solar' ? solarEclipses[happening.type] : lunarEclipses[happening.type],
        };
      case 'stay':
      case 'retrograde':
        return { planet: planets[happening.body], degree: String(Math.floor(happening.longitude % 30)) };
      case 'aspect':
        return {
          planet: planets[happening.body],
          other: planets[happening.slow],
          otherSign: this.#signName(signOf(happening.slowLongitude)),
        };
      default:
        return { planet: planets[happening.body] };
    }
  }

  #date(moment: number): string {
    const { dates } = this.#words.reports;
    const { year, month, day } = dayOf(moment);
    const weekly = this.#period.kind === 'weekly';
    const here = year === dayOf(this.#period.from + 3).year || weekly;
    const form = weekly ? dates.inWeek : here ? dates.inYear : dates.otherYear;
    return fill(form, {
      weekday: dates.weekdays[weekdayAt(moment)] ?? '',
      month: dates.months[month - 1] ?? '',
      day: String(day),
      year: String(year),
    });
  }

  #signName(sign: SignId): string {
    return this.#words.signName(sign);
  }
}

const heading = (text: string): string => `<h3>${escaped(text)}</h3>`;

type Loop = Extract<Happening, { kind: 'station' }> & { until: number };

const isLoop = (happening: Happening): happening is Loop =>
  happening.kind === 'station' && happening.until !== undefined;

const phaseClauses = { 0: 'newMoon', 2: 'firstQuarter', 4: 'fullMoon', 6: 'lastQuarter' } as const;
const aspectClauses = {
  [Conjunction]: 'conjunction',
  [Opposition]: 'opposition',
  [Trine]: 'trine',
  [Square]: 'square',
  [Sextile]: 'sextile',
} as const;

function clauseOf(happening: Happening): keyof Clauses {
  switch (happening.kind) {
    case 'lunation':
      return phaseClauses[happening.phaseId];
    case 'eclipse':
      return 'eclipse';
    case 'ingress':
      if (happening.body === Moon) return 'moonIngress';
      return happening.retrograde ? 'ingressBack' : 'ingress';
    case 'station':
      return isLoop(happening) ? 'loop' : happening.direction;
    case 'stay':
      return happening.body === Moon ? 'moonStay' : 'sunStay';
    case 'retrograde':
      return 'underWay';
    case 'aspect':
      return aspectClauses[happening.aspectId as keyof typeof aspectClauses];
  }
}
