import type { PlaceTier } from './own.js';

/** What the engine needs of where it runs: `fetch.ts` for browsers, workers and edges, `node.ts` for Node. */
export interface Platform {
  /** Reads what is at a URL: from disk in Node, over the network elsewhere. */
  readonly readUrl: (url: URL) => Promise<Uint8Array>;
  /** Reads a file at once; undefined where that can't be done. */
  readonly readNow: ((url: URL) => Uint8Array) | undefined;
  /** Reads a group of texts of a language at once; undefined where that can't be done. */
  readonly readTexts: ((language: string, group: string) => object) | undefined;
  readonly defaultTier: PlaceTier;
}
