import type { Operation } from '../operations/definition.js';
import * as list from '../operations/list.js';
import type { Cost } from '../request/cost.js';
import type { Schema } from '../schema/parse.js';
import { type DocumentDefinition, documents } from './documents.js';

/** What the service answers at a path by a call of the engine. */
export interface Endpoint {
  readonly name: string;
  readonly path: `/api/${string}`;
  /** Other spellings of the path. */
  readonly aliases: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  readonly description?: string;
  readonly request: Schema;
  readonly requestOptional: boolean;
  readonly takesOptions: boolean;
  /** Of the answer in JSON. */
  readonly response: Schema;
  /** What the answer is where the client accepts more than JSON. */
  readonly mediaType: string;
  readonly readsClock: (request: Readonly<Record<string, unknown>>) => boolean;
  readonly cost: Cost;
  readonly example: Readonly<Record<string, unknown>>;
}

export const json = 'application/json';

/** `chineseHoroscope` as paths have it: `chinese-horoscope`. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A name of several words is found with hyphens and without, whichever of the two the path has. */
function aliasesOf({ name, path }: { name: string; path: string }): string[] {
  const spellings = [`/api/${kebab(name)}`, `/api/${name.toLowerCase()}`];
  return [...new Set(spellings)].filter((spelling) => spelling !== path);
}

const ofOperation = (operation: Operation): Endpoint => ({
  ...described(operation),
  response: operation.response,
  mediaType: json,
  method: operation.method,
  requestOptional: operation.requestOptional ?? false,
  takesOptions: operation.takesOptions ?? true,
  readsClock: operation.readsClock ?? (() => false),
});

const ofDocument = (document: DocumentDefinition): Endpoint => ({
  ...described(document),
  response: document.response,
  mediaType: document.mediaType,
  method: 'POST',
  requestOptional: false,
  takesOptions: true,
  readsClock: () => false,
});

const described = (definition: Operation | DocumentDefinition) => ({
  name: definition.name,
  path: definition.path,
  aliases: aliasesOf(definition),
  summary: definition.summary,
  ...(definition.description !== undefined && { description: definition.description }),
  request: definition.request,
  cost: definition.cost,
  example: definition.example,
});

/** Every endpoint that asks the engine, operations first. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(list).map((operation) => ofOperation(operation as Operation)),
  ...documents.map(ofDocument),
];

const byPath = new Map(
  endpoints.flatMap((endpoint) => [endpoint.path, ...endpoint.aliases].map((path) => [path, endpoint])),
);

/** The endpoint of a path or of another spelling of it. */
export const endpointAt = (path: string): Endpoint | undefined => byPath.get(path);
