import { HoroscopeError, quote, readGiven } from '../errors.js';
import type { ReportEvent } from '../schema/reports.js';
import type { Catalogue } from './catalogue.js';
import { type CellPath, cellPaths, groupOf, shelves, type TextGroup } from './groups.js';
import {
  type IntroKind,
  type OwnIntros,
  placeholdersOf,
  requireIntros,
  requireKnownPlaceholders,
} from './intros.js';

/** A catalogue of which any part may be left out; lists of wordings are given whole. */
export type Partially<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]?: Partially<T[K]> };

/** What a custom intro is made from: which horoscope it opens, and what it may name. */
export interface HoroscopeContext {
  operation: IntroKind;
  language: string;
  /** The signs of Sun, Moon and Ascendant by name, and the person's name. */
  values: Readonly<Record<string, string>>;
}

/** What a host writes in place of the library; what it leaves undefined falls through. */
export interface OwnTexts {
  intro?: string;
  text?: string;
}

/** What a custom report is made from: the report as it would be, and what it was made from. */
export interface ReportContext {
  kind: 'daily' | 'weekly' | 'monthly' | 'yearly' | 'ascendant-yearly';
  language: string;
  year: number;
  /** Of daily reports. */
  date?: string;
  /** Of weekly reports. */
  week?: number;
  /** Of monthly reports. */
  month?: number;
  sign_id: number;
  sign_name: string;
  intro: string;
  /** HTML; what a host gives in its place is passed on as it is. */
  text: string;
  /** As `reportEvents` lists them. */
  readonly events: readonly ReportEvent[];
}

/** What a custom Chinese forecast is made from: the forecast as it would be. */
export interface ForecastContext {
  language: string;
  year: number;
  /** The animal of the reader, 0 Rat to 11 Pig, and that of the year. */
  sign_id: number;
  year_sign_id: number;
  year_element: string;
  relation: string;
  intro: string;
  text: string;
}

export interface CustomLanguage extends Partially<Catalogue> {
  /** In place of the openings of the readings, and of the Chinese horoscope's intro. */
  readonly intros?: OwnIntros;
  /** Called for the intro of a horoscope; what it leaves undefined falls through to the catalogue. */
  readonly horoscope?: (context: HoroscopeContext) => { intro?: string } | undefined;
  /** Called for each sign report. */
  readonly report?: (context: ReportContext) => OwnTexts | undefined;
  /** Called for each Chinese forecast. */
  readonly forecast?: (context: ForecastContext) => OwnTexts | undefined;
}

const writers = ['horoscope', 'report', 'forecast'] as const;

/** A host's own texts by language: cells of the same shape as the bundled catalogue's. */
export type CustomTexts = Readonly<Record<string, CustomLanguage>>;

/** A host's own texts of a language, looked at for faults and ready to stand in place of the library's. */
export interface HostTexts {
  readonly custom: CustomLanguage;
  /** The groups in which the host has cells. */
  readonly groups: readonly TextGroup[];
  /**
   * The texts of a group with the host's cells in place of the library's.
   * @throws HoroscopeError `invalid_request` for a key the group doesn't have or a cell that is no string
   */
  over(group: TextGroup, bundled: object): object;
}

/** @throws HoroscopeError `invalid_request` for a key the catalogue doesn't have, or a writer that is no function */
export function hostTexts(custom: CustomLanguage, language: string): HostTexts {
  const path = `customTexts.${language}`;
  const groups = readGiven(path, () => customGroups(custom, path));
  return {
    custom,
    groups: [...groups.keys()],
    over: (group, bundled) => readGiven(path, () => merge(bundled, groups.get(group), path)) as object,
  };
}

/** A host's own texts of a language, by the groups that they are in. */
function customGroups(custom: CustomLanguage, path: string): Map<TextGroup, object> {
  requireObject(custom, path);
  const { horoscope: _, report: __, forecast: ___, intros, ...cells } = custom;
  requireIntros(intros, `${path}.intros`);
  for (const name of writers) {
    const write: unknown = custom[name];
    if (write === undefined || typeof write === 'function') continue;
    const at = `${path}.${name}`;
    throw new HoroscopeError('invalid_request', `${at} is ${quote(write)}; it must be a function`, {
      path: at,
    });
  }
  const groups = new Map<TextGroup, Record<string, unknown>>();
  const add = (cellPath: string, set: (texts: Record<string, unknown>) => void): void => {
    const group = groupOf[cellPath as CellPath];
    const texts = groups.get(group) ?? {};
    set(texts);
    groups.set(group, texts);
  };
  for (const [key, value] of Object.entries(cells)) {
    if (value === undefined) continue;
    if (!(shelves as readonly string[]).includes(key)) {
      requireKnown(key, '', path);
      add(key, (texts) => Object.assign(texts, { [key]: value }));
      continue;
    }
    requireObject(value, `${path}.${key}`);
    for (const [inner, below] of Object.entries(value)) {
      requireKnown(inner, `${key}.`, `${path}.${key}`);
      add(`${key}.${inner}`, (texts) => {
        texts[key] = { ...(texts[key] as object), [inner]: below };
      });
    }
  }
  return groups;
}

function requireObject(value: unknown, path: string): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new HoroscopeError('invalid_request', `${path} is ${quote(value)}; it takes an object of texts`, {
    path,
  });
}

/** @param shelf what stands before the keys that are meant: a shelf and a dot, or nothing */
function requireKnown(key: string, shelf: string, path: string): void {
  const known = cellPaths.filter((cell) => cell.startsWith(shelf)).map((cell) => cell.slice(shelf.length));
  const keys = [...new Set(known.map((cell) => cell.split('.')[0] ?? ''))];
  if (!keys.includes(key)) throw unknownKey(key, keys, path);
}

const unknownKey = (key: string, keys: readonly string[], path: string): HoroscopeError =>
  new HoroscopeError(
    'invalid_request',
    `${path} has no ${quote(key)}; it has ${keys.slice(0, 30).join(', ')}`,
    { path },
  );

type Cells = { readonly [key: string]: Cells | string | readonly string[] };

function merge(bundled: object | string, custom: unknown, path: string): Cells | string | readonly string[] {
  if (custom === undefined) return bundled as Cells | string;
  if (Array.isArray(bundled)) return wordings(custom, bundled as readonly unknown[], path);
  if (typeof bundled === 'string') {
    if (typeof custom === 'string') return replacing(custom, bundled, path);
    throw new HoroscopeError('invalid_request', `${path} is ${quote(custom)}; a text is a string`, { path });
  }
  requireObject(custom, path);
  const own = bundled as Cells;
  const merged: Record<string, Cells[string]> = { ...own };
  for (const [key, value] of Object.entries(custom as object)) {
    const below = Object.hasOwn(own, key) ? own[key] : undefined;
    if (below === undefined) throw unknownKey(key, Object.keys(own), path);
    merged[key] = merge(below, value, `${path}.${key}`);
  }
  return merged;
}

/** A text in the place of a bundled one, with no placeholder that the bundled one has not. */
function replacing(custom: string, bundled: string, path: string): string {
  const spans = timedParts.test(path) ? spanPlaceholders : [];
  requireKnownPlaceholders(custom, [...new Set([...placeholdersOf(bundled), ...spans])], path);
  return custom;
}

/** Parts whose cells may have `{duration}` and `{until}`, whether the library's own cell has them or not. */
const timedParts = /\.(?:transitAspects|transitHouses|progressedAspects)\./;
const spanPlaceholders = ['{duration}', '{until}'];

/** Weekdays and months have as many names as they are; of wordings there may be any number. */
const counted = /\.(?:weekdays|months|parts)$/;

function wordings(custom: unknown, bundled: readonly unknown[], path: string): readonly string[] {
  const isList = Array.isArray(custom) && custom.length > 0 && custom.every((one) => typeof one === 'string');
  const count = counted.test(path) ? bundled.length : undefined;
  if (isList && (count === undefined || custom.length === count)) {
    const known = bundled.join(' ');
    return custom.map((one: string) => replacing(one, known, path));
  }
  const allowed = count === undefined ? 'one text or more' : `${count} texts`;
  throw new HoroscopeError('invalid_request', `${path} is ${quote(custom)}; it takes a list of ${allowed}`, {
    path,
  });
}
