import type { Engine } from '../engine.js';
import type { Arguments, FlagKind } from './arguments.js';

/** How a result is set on a terminal. */
export interface Terminal {
  columns: number;
  color: boolean;
  /** Told how much of a long job is done, 0 to 1. */
  progress?: (done: number) => void;
}

export interface Subcommand {
  summary: string;
  usage: string;
  flags: Readonly<Record<string, FlagKind>>;
  run(engine: Engine, given: Arguments, terminal: Terminal): string | Promise<string>;
}

export const json = (result: unknown): string => `${JSON.stringify(result, null, 2)}\n`;
