import type { PlaceTier } from './own.js';
import type { AssetSources } from './sources.js';

/** What the engine needs of where it runs: `fetch.ts` for browsers, workers and edges, `node.ts` for Node. */
export interface Platform {
  /** The library's own files. */
  readonly own: (tier: PlaceTier) => AssetSources;
  /** Reads what is at a URL: from disk in Node, over the network elsewhere. */
  readonly readUrl: (url: URL) => Promise<Uint8Array>;
  /**
   * Reads some bytes of what is at a URL, from one up to and without another; undefined where a server gives no ranges.
   * Left out where a whole file costs no more.
   */
  readonly readRange: ((url: URL, from: number, to: number) => Promise<Uint8Array | undefined>) | undefined;
  /** Reads some bytes of a file, and how long it is, at once; undefined where that can't be done. */
  readonly readPartNow:
    | ((url: URL, from: number, to: number) => { bytes: Uint8Array; length: number })
    | undefined;
  /** Reads a file at once; undefined where that can't be done. */
  readonly readNow: ((url: URL) => Uint8Array) | undefined;
  /** Reads a group of texts of a language at once; undefined where that can't be done. */
  readonly readTexts: ((language: string, group: string) => object) | undefined;
  readonly defaultTier: PlaceTier;
}
