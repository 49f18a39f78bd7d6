import type { Engine } from '../engine-interface.js';
import { HoroscopeError } from '../errors.js';
import { natalOperation } from '../operations/natal.js';
import type { NatalPdfOptions } from '../operations/natal-pdf-report.js';
import type { Cost } from '../request/cost.js';
import { documentResponse, type WheelRequest, wheelRequest } from '../schema/http.js';
import type { Options } from '../schema/options.js';
import { parse, type Schema } from '../schema/parse.js';
import { type NatalRequest, natalRequest } from '../schema/requests.js';
import { wheelOfDay } from '../wheel/open-moon.js';
import { requirePrintable } from './print-limits.js';

/** Endpoints whose answer is a document that the engine’s answers are made into: a picture, a page to print. */
export interface DocumentDefinition {
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly request: Schema;
  readonly response: Schema;
  readonly mediaType: string;
  readonly cost: Cost;
  readonly example: Readonly<Record<string, unknown>>;
  /** Whether it always takes several turns. */
  readonly inTurns: boolean;
  /** @throws HoroscopeError */
  readonly make: (
    engine: Engine,
    request: unknown,
    options: unknown,
  ) => string | Uint8Array | Promise<Uint8Array>;
}

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };

const jsonForm =
  'Where the request accepts JSON alone, the document stands in a JSON object: `mediaType`, `encoding`, `content`.';

function wheel(engine: Engine, given: unknown, options: unknown): string {
  // A picture has no texts, so that none are looked up.
  const { size, theme, ...request } = parse(wheelRequest, given);
  const horoscope = engine.natal(
    { ...request, collect_text: false } as NatalRequest,
    options as Options | undefined,
  );
  return wheelOfDay(horoscope, { ...(size && { size }), ...(theme && { theme }) });
}

function natalPdfReport(engine: Engine, request: unknown, options: unknown): Promise<Uint8Array> {
  requirePrintable(request, options);
  return engine.natalPdfReport(request as NatalRequest, options as NatalPdfOptions | undefined);
}

export const documents: readonly DocumentDefinition[] = [
  {
    name: 'wheel',
    path: '/api/wheel',
    summary: 'The chart wheel of a birth, as SVG',
    description: jsonForm,
    request: wheelRequest,
    response: documentResponse,
    mediaType: 'image/svg+xml',
    cost: natalOperation.cost,
    example: { ...birth, size: 600, theme: 'light' } satisfies WheelRequest,
    inTurns: false,
    make: wheel,
  },
  {
    name: 'natalPdfReport',
    path: '/api/natal-pdf-report',
    summary: 'The natal horoscope of a birth as a document to print, PDF',
    description: jsonForm,
    request: natalRequest,
    response: documentResponse,
    mediaType: 'application/pdf',
    cost: natalOperation.cost,
    example: birth,
    inTurns: true,
    make: natalPdfReport,
  },
];

/** The document of a name. @throws HoroscopeError where there is none */
export function documentOf(name: string): DocumentDefinition {
  const document = documents.find((one) => one.name === name);
  if (document === undefined) throw new HoroscopeError('internal', `there is no document ${name}`);
  return document;
}
