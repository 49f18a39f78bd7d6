import type { PrintCatalogue } from '../text/print-catalogue.js';
import type { Composer } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import type { Section } from './settling.js';
import type { Palette } from './style.js';
import type { Subject } from './subject.js';
import { closerRows } from './tables.js';
import type { ToldOn } from './told-on.js';

/** What all sections of tables and pictures need, and their headings. */

export interface PartContext {
  composer: Composer;
  part: Structure;
  subject: Subject;
  words: PrintCatalogue;
  palette: Palette;
  length: 'full' | 'brief';
  /** The pages on which the reading, and the texts after the tables, tell what a table lists. */
  toldOn: ToldOn;
  readOn: ToldOn;
}

export function under(
  { composer, part }: PartContext,
  text: string,
  make: (parent: Structure) => Piece[],
): Piece[] {
  const own = structure('Sect', part);
  const made = make(own);
  if (made.length === 0) return [];
  return [{ ...composer.chapter(own, { text, level: 2 }), needs: 0 }, ...made];
}

/** A table in usual rows, and in those that take as much less room as it needs. */
export const inRows = (make: (rowLines?: number) => Piece[], closer = closerRows): Section => ({
  pieces: make(),
  *closer() {
    for (const rowLines of closer) yield make(rowLines);
  },
});
