import type { Engine, Options } from '../engine.js';
import type { Arguments, Takes, Words } from './arguments.js';
import type { Found } from './found.js';

/** How a result is set on a terminal. */
export interface Terminal {
  /** Columns there are; none or nonsense where nobody knows. */
  columns?: number | undefined;
  color: boolean;
  /** Whether the output goes to a file or to another command: rows of tables stay whole. */
  piped?: boolean;
  /** Standard input, whole. */
  read?: () => Promise<string>;
  /** Writes beside the output, as it happens. */
  note?: (text: string) => void;
  /** Told how much of a long job is done, 0 to 1. */
  progress?: (done: number) => void;
  /** Writes a file; rejects where that can't be done. */
  saveFile?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/** What a page is set with. */
export interface View {
  /** Columns of a paragraph. */
  columns: number;
  /** Columns of a table: none are too many where the output is piped. */
  tableColumns: number;
  bold(text: string): string;
  /** Names in the language asked for, by id. */
  signs: readonly string[];
  bodies: ReadonlyMap<number, string>;
  /** Places that were found for the request, in its order. */
  places: readonly Found[];
  /** Which zodiac was asked for, where it is not the tropical one. */
  zodiac: string | undefined;
}

/** A flag as help tells of it. */
export interface Flag {
  name: string;
  takes: Takes;
  /** What stands for its value in help: `DATE`. */
  value: string;
  says: string;
}

/** The page of a subcommand that is more than an operation's definition says. */
export interface Page {
  /** What is written where no format is asked for, if not a page. */
  format?: 'svg';
  /** Flags of the example that help shows. */
  example?: string;
  words?: Words & { fields: readonly string[] };
  flags?: readonly Flag[];
  /** Makes the call, where that is more than calling the operation's function. */
  call?(
    engine: Engine,
    request: Readonly<Record<string, unknown>>,
    options: Options,
    given: Arguments,
    terminal: Terminal,
  ): unknown;
  /** Heading of the result, and the result itself, as text. */
  text(result: never, view: View): string;
  /** Rows of the result's table, each with the same keys. */
  rows?(result: never, view: View): readonly Readonly<Record<string, unknown>>[];
  /** A picture of the result, as SVG. */
  picture?(result: never): string;
  /** Entries of a calendar. */
  calendar?(result: never, view: View): readonly CalendarEntry[];
}

/** An event for a calendar; instants in UTC, as ISO 8601. */
export interface CalendarEntry {
  /** The same for the same event, whenever and in whatever language it is written. */
  key: string;
  starts: string;
  ends?: string | undefined;
  summary: string;
  category: string;
}

export const json = (result: unknown): string => `${JSON.stringify(result, null, 2)}\n`;
