import { withoutNameAsWord } from '../text/own-name.js';
import type { Reading } from './reading.js';

/** A reading in which nobody is called where the name is a word of the paragraph ({@link withoutNameAsWord}). */
export const readingWithoutNameAsWord = (reading: Reading, name: string): Reading => ({
  ...reading,
  opening: withoutNameAsWord(reading.opening, name),
  chapters: reading.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      text: withoutNameAsWord(section.text, name),
    })),
  })),
  closing: withoutNameAsWord(reading.closing, name),
});
