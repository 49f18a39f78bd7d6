import type { EngineOptions } from '../engine-options.js';
import type { ErrorCode, RequestIssue } from '../errors.js';

/** What a page says to the worker. Numbers tell the calls apart. */
export type ToWorker =
  | { kind: 'open'; options: WorkerOptions }
  | { kind: 'call'; call: number; name: string; given: readonly unknown[] }
  | { kind: 'abandon'; call: number };

/** What the worker says to the page. */
export type FromWorker =
  | { kind: 'loaded'; loaded: number; total: number }
  | { kind: 'open'; names: readonly string[] }
  | { kind: 'closed'; refusal: Refusal }
  | { kind: 'result'; call: number; result: unknown }
  | { kind: 'refusal'; call: number; refusal: Refusal };

/** A `HoroscopeError` as data, since a class does not survive the way between threads. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  path?: string;
  issues: readonly RequestIssue[];
}

/**
 * Options of an engine that can be sent to another thread: no functions among them. Files are given as bytes, or
 * as the addresses they are at.
 */
export type WorkerOptions = Omit<EngineOptions, 'assets' | 'now' | 'customTexts'> & { assets?: SentAssets };

/** An engine's files, by bytes or by address. */
export interface SentAssets {
  wasm?: SentFile;
  ephemeris?: Readonly<Record<string, SentFile>>;
  /** The file of core places, or that and the file of the others. */
  places?: SentFile | readonly SentFile[];
  zones?: SentFile;
}

/** Bytes, or where they are: a URL as text, absolute. */
export type SentFile = Uint8Array | ArrayBuffer | string;
