import { withoutNameAsWord } from '../text/own-name.js';
import type { Reading } from './reading.js';

/** A reading in which nobody is called where the name is a word of the paragraph ({@link withoutNameAsWord}). */
export const readingWithoutNameAsWord = (reading: Reading, name: string): Reading => ({
  ...endsWithoutNameAsWord(reading, name),
  chapters: reading.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      text: withoutNameAsWord(section.text, name),
    })),
  })),
});

/** The same of a reading whose chapters call nobody, as those of a birth. */
export const endsWithoutNameAsWord = (
  { title, opening, chapters, closing }: Reading,
  name: string,
): Reading => ({
  title,
  opening: withoutNameAsWord(opening, name),
  chapters,
  closing: withoutNameAsWord(closing, name),
});
