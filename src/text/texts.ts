import { type AspectId, Opposition, Square } from '../chart/aspects.js';
import { asteroidOffset, type BodyId, isAsteroid, type NamedBodyId } from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { PatternId } from '../chart/patterns.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Branch, ChineseElement, Nayin, Stem } from '../chinese/cycles.js';
import { HoroscopeError } from '../errors.js';
import type { Notice, UnwordedNotice } from '../schema/notices.js';
import { type ByHouse, type BySign, type Catalogue, type Nature, natureByAspect } from './catalogue.js';
import type { ChineseCatalogue } from './chinese-catalogue.js';
import type { CustomLanguage, ForecastContext, OwnTexts, ReportContext } from './custom.js';
import type { IntroKind } from './intros.js';
import { ownTexts } from './own-texts.js';
import type { ReadingCatalogue } from './reading-catalogue.js';
import type { ReportCatalogue } from './report-catalogue.js';
import { durationInWords, endInWords, type LastingSpan, numberInWords } from './spans.js';

/** The texts of one language, looked up by what they are about. */
export class Texts {
  readonly language: string;
  readonly #catalogue: Catalogue;
  readonly #custom: CustomLanguage | undefined;

  constructor(language: string, catalogue: Catalogue, custom?: CustomLanguage) {
    this.language = language;
    this.#catalogue = catalogue;
    this.#custom = custom;
  }

  signName(sign: SignId): string {
    return this.#catalogue.names.signs[sign];
  }

  bodyName(body: BodyId): string {
    const { names } = this.#catalogue;
    return isAsteroid(body)
      ? fill(names.asteroid, { number: String(body - asteroidOffset) })
      : names.bodies[body as NamedBodyId];
  }

  get aspectNames(): Readonly<Record<AspectId, string>> {
    return this.#catalogue.names.aspects;
  }

  aspectName(aspect: AspectId): string {
    return this.#catalogue.names.aspects[aspect];
  }

  houseName(house: House): string {
    return this.#catalogue.names.houses[house];
  }

  phaseName(phase: PhaseId): string {
    return this.#catalogue.names.phases[phase];
  }

  patternName(pattern: PatternId): string {
    return this.#catalogue.names.patterns[pattern];
  }

  animalName(animal: Branch): string {
    return this.#catalogue.names.animals[animal];
  }

  chineseElementName(element: ChineseElement): string {
    return this.#catalogue.names.chineseElements[element];
  }

  /** The image of a nayin, the note that two pillars share. */
  nayinImage(note: Nayin): string {
    return this.#catalogue.names.nayin[note];
  }

  chineseAnimal(animal: Branch): string {
    return this.#catalogue.chineseAnimals[animal];
  }

  /** An animal born in a year of an element. */
  chineseElement(animal: Branch, element: ChineseElement): string {
    return this.#catalogue.chineseElements[animal][element];
  }

  /** What the year of one animal means to another. */
  chineseYear(animal: Branch, year: Branch): string {
    return this.#catalogue.chineseYears[animal][year];
  }

  chineseYearElement(stem: Stem): string {
    return this.#catalogue.chineseYearElements[stem];
  }

  /** Null for the points that have no text of their own, asteroids and lots among them. */
  bodyInSign(body: BodyId, sign: SignId): string | null {
    const table = this.#catalogue.bodyInSign as Readonly<Record<number, BySign>>;
    return table[body]?.[sign] ?? null;
  }

  bodyInHouse(body: BodyId, house: House | 0): string | null {
    const table = this.#catalogue.bodyInHouse as Readonly<Record<number, ByHouse>>;
    return house === 0 ? null : (table[body]?.[house] ?? null);
  }

  cuspInSign(house: House, sign: SignId): string {
    return this.#catalogue.cuspInSign[house][sign];
  }

  /** What the second sign is to the first. */
  signToSign(first: SignId, second: SignId): string {
    return this.#catalogue.signToSign[first][second];
  }

  /**
   * The text of an aspect between two bodies of one chart; null for the minor aspects and for bodies that no pair is
   * written for.
   */
  natalAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null {
    const [lower, higher] = first < second ? [first, second] : [second, first];
    const tables: Readonly<Record<number, PairTable>> = this.#catalogue.natalAspects;
    const cell = tables[lower]?.[higher];
    return cell === undefined ? null : (cell[aspect] ?? byAspectOrNature(cell, aspect));
  }

  /** What the first person's body meets in the partner's. */
  synastryAspect(own: BodyId, partners: BodyId, aspect: AspectId): string | null {
    return byNature(this.#catalogue.synastryAspects, own, partners, aspect);
  }

  /** A person's body in a house of the partner's. */
  synastryOverlay(body: BodyId, house: House | 0): string | null {
    return byHouse(this.#catalogue.synastryOverlays, body, house);
  }

  compositeHouse(body: BodyId, house: House | 0): string | null {
    return byHouse(this.#catalogue.compositeHouses, body, house);
  }

  compositeAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null {
    const [lower, higher] = first < second ? [first, second] : [second, first];
    return byNature(this.#catalogue.compositeAspects, lower, higher, aspect);
  }

  /**
   * A text on something that lasts, with the span put in the place of `{duration}` and `{until}`.
   * @param span called only where the text has a placeholder of it
   */
  inTime(text: string | null, span: () => LastingSpan): string | null {
    if (text === null || !text.includes('{')) return text;
    return fill(text, this.spanWords(span()));
  }

  /** What `{duration}` and `{until}` stand for. */
  spanWords(lasting: LastingSpan): Record<'duration' | 'until', string> {
    const { spans } = this.#catalogue;
    return { duration: durationInWords(lasting.days, spans), until: endInWords(lasting, spans) };
  }

  /** A small number in words. */
  numberWord(count: number): string {
    return numberInWords(count, this.#catalogue.spans);
  }

  /** A transiting body at an aspect to a natal point; for {@link inTime}. */
  transitAspect(body: BodyId, natal: BodyId, aspect: AspectId): string | null {
    return byNature(this.#catalogue.transitAspects, body, natal, aspect);
  }

  /** A transiting body in a natal house; for {@link inTime}. */
  transitHouse(body: BodyId, house: House): string | null {
    return byHouse(this.#catalogue.transitHouses, body, house);
  }

  progressedSign(body: BodyId, sign: SignId): string | null {
    const table: Readonly<Record<number, BySign>> = this.#catalogue.progressedSigns;
    return table[body]?.[sign] ?? null;
  }

  progressedHouse(body: BodyId, house: House | 0): string | null {
    return byHouse(this.#catalogue.progressedHouses, body, house);
  }

  /** A progressed body at an aspect to a natal point; for {@link inTime}. */
  progressedAspect(body: BodyId, natal: BodyId, aspect: AspectId): string | null {
    return byNature(this.#catalogue.progressedAspects, body, natal, aspect);
  }

  /** The phase of the progressed Moon. */
  progressedPhase(phase: PhaseId): string {
    return this.#catalogue.progressedPhases[phase];
  }

  /** The solar return's Ascendant in a natal house. */
  solarReturnAscendant(house: House): string {
    return this.#catalogue.solarReturnAscendant[house];
  }

  /** A body in a house of the solar return. */
  solarReturnHouse(body: BodyId, house: House | 0): string | null {
    return byHouse(this.#catalogue.solarReturnHouses, body, house);
  }

  /** The lunar return's Ascendant in a natal house. */
  lunarReturnAscendant(house: House): string {
    return this.#catalogue.lunarReturnAscendant[house];
  }

  /** The Moon in a house of her return. */
  lunarReturnMoon(house: House): string {
    return this.#catalogue.lunarReturnMoon[house];
  }

  /** The opening a host wrote, by a function or as a text with placeholders. */
  ownIntro(kind: IntroKind, values: Readonly<Record<string, string>>): string | undefined {
    const given = this.#custom?.intros?.[kind];
    return this.#customIntro(kind, values) ?? (given === undefined ? undefined : fill(given, values));
  }

  /** The opening of a Chinese horoscope: the wording whose turn it is. */
  chineseIntro(
    values: Readonly<Record<'name' | 'element' | 'animal' | 'year' | 'starts', string>>,
    turn: number,
  ): string {
    const { chineseIntro } = this.#catalogue;
    const wording = chineseIntro[turn % chineseIntro.length] ?? '';
    return this.ownIntro('chineseHoroscope', values) ?? fill(wording, values);
  }

  #customIntro(operation: IntroKind, values: Readonly<Record<string, string>>): string | undefined {
    const write = this.#custom?.horoscope;
    if (!write) return undefined;
    return ownTexts(() => write({ operation, language: this.language, values }), this.#nameOf('horoscope'))
      .intro;
  }

  /** A notice with its message. */
  notice({ code, parameters: given }: UnwordedNotice): Notice {
    const parameters: Record<string, unknown> =
      'planetId' in given ? withName(given, this.bodyName(given.planetId)) : given;
    const { notices, noticeSubjects } = this.#catalogue;
    const wording: string | Readonly<Record<string, string>> = notices[code];
    const template = typeof wording === 'string' ? wording : wording[String(parameters.case)];
    if (template === undefined) throw new HoroscopeError('internal', `no wording for the notice ${code}`);
    const values = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, wordOf(value)]));
    const said = fill(template, values);
    const { subject, subjectName = '' } = given;
    const message =
      subject === undefined ? said : fill(noticeSubjects[subject], { name: subjectName, message: said });
    return { code, message, parameters } as Notice;
  }

  /** What readings are written from. */
  get readings(): ReadingCatalogue {
    return this.#catalogue.readings;
  }

  /** What readings of Chinese births and years are written from. */
  get chinese(): ChineseCatalogue {
    return this.#catalogue.chinese;
  }

  /** What reports are written from. */
  get reports(): ReportCatalogue {
    return this.#catalogue.reports;
  }

  /** A host's own report, as far as it gives one. @param events worked out only when the host reads them */
  ownReport(report: Omit<ReportContext, 'events'>, events: () => ReportContext['events']): OwnTexts {
    const write = this.#custom?.report;
    if (!write) return {};
    const context = Object.defineProperty({ ...report }, 'events', { get: events, enumerable: true });
    return ownTexts(() => write(context as ReportContext), this.#nameOf('report'));
  }

  /** A host's own Chinese forecast, as far as it gives one. */
  ownForecast(forecast: Omit<ForecastContext, 'language'>): OwnTexts {
    const write = this.#custom?.forecast;
    if (!write) return {};
    return ownTexts(() => write({ language: this.language, ...forecast }), this.#nameOf('forecast'));
  }

  #nameOf(writer: string): string {
    return `customTexts.${this.language}.${writer}`;
  }
}

/** The name right after the id. */
const withName = (parameters: { planetId: BodyId }, planetName: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap((entry) =>
      entry[0] === 'planetId' ? [entry, ['planetName', planetName]] : [entry],
    ),
  );

const wordOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

function byHouse(table: Readonly<Record<number, ByHouse>>, body: BodyId, house: House | 0): string | null {
  return house === 0 ? null : (table[body]?.[house] ?? null);
}

/** Null for the minor aspects and for bodies that no pair is written for. */
function byNature(
  table: Readonly<Record<number, PairTable>>,
  first: BodyId,
  second: BodyId,
  aspect: AspectId,
): string | null {
  const cell = table[first]?.[second];
  return cell === undefined ? null : byAspectOrNature(cell, aspect);
}

/** Square and opposition by their own names where a cell keeps them apart, else by the nature they share. */
function byAspectOrNature(cell: PairCell, aspect: AspectId): string | null {
  const apart = aspect === Square ? cell.square : aspect === Opposition ? cell.opposition : undefined;
  const nature = natureByAspect[aspect];
  return apart ?? (nature === undefined ? null : (cell[nature] ?? null));
}

/** By aspect between planets; by nature, with square and opposition together or apart, otherwise. */
type PairCell = Readonly<Partial<Record<AspectId | Nature | 'square' | 'opposition', string>>>;
/** By the second body. */
type PairTable = Readonly<Record<number, PairCell>>;

/** Puts values in the place of `{key}`; a placeholder without a value is a fault of the catalogue. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const { keys, between } = knownForms.get(template) ?? formOf(template);
  let text = between[0] as string;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const value = values[key];
    // What every object inherits is no text.
    if (typeof value !== 'string') throw new HoroscopeError('internal', `no value for {${key}} in a text`);
    text += value + (between[i + 1] as string);
  }
  return text;
}

/** A template cut at its placeholders: their keys, and what stands before, between and after them. */
interface Form {
  readonly keys: readonly string[];
  readonly between: readonly string[];
}

/** Templates are cells of catalogues, which come again and again. */
const knownForms = new Map<string, Form>();
const mostForms = 8192;

function formOf(template: string): Form {
  const keys: string[] = [];
  const between: string[] = [];
  let from = 0;
  for (let at = template.indexOf('{'); at >= 0; at = template.indexOf('{', from)) {
    const end = template.indexOf('}', at);
    if (end < 0) break;
    between.push(template.slice(from, at));
    keys.push(template.slice(at + 1, end));
    from = end + 1;
  }
  between.push(template.slice(from));
  const form = { keys, between };
  if (knownForms.size >= mostForms) knownForms.clear();
  knownForms.set(template, form);
  return form;
}
