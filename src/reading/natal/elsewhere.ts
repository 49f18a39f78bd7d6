import { Saturn } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { NatalContext } from './context.js';
import { bodyOf, type DraftedChapter } from './fill.js';

/** In the chapter of a house, whose planets have their sections elsewhere. */

const housesOf: Readonly<Partial<Record<NatalChapter, readonly House[]>>> = {
  home: [4],
  work: [10, 6],
  means: [2],
};

/** Adds, at the end of the chapter on a house, who stands there and which chapter tells of it. */
export function pointElsewhere(context: NatalContext, chapters: readonly DraftedChapter[]): void {
  const { cells, manuscript, written } = context;
  const { elsewhere } = cells.readings.natalChapters;
  for (const { key, drafts } of chapters) {
    const said: string[] = [];
    for (const house of housesOf[key] ?? []) {
      const named = [...written.crowdings].filter((crowding) => crowding.house === house);
      const away = chapters.flatMap((chapter) =>
        chapter.key === key
          ? []
          : chapter.drafts.flatMap((draft) => {
              const id = bodyOf(draft);
              if (id === undefined || id > Saturn || named.some(({ bodies }) => bodies.includes(id)))
                return [];
              return written.passages.get(id)?.house === house
                ? { id, chapter: cells.readings.natal.chapters[chapter.key] }
                : [];
            }),
      );
      const [first] = away;
      if (first === undefined) continue;
      const values = { house: cells.readings.words.houses[house] };
      const text =
        away.length === 1
          ? fill(elsewhere.one, { ...values, A: manuscript.start(first.id), chapter: first.chapter })
          : fill(elsewhere.more, {
              ...values,
              Planets: manuscript.join(
                away.map(({ id }, i) => (i === 0 ? manuscript.start(id) : manuscript.within(id))),
              ),
            });
      said.push(text);
    }
    if (said.length > 0) drafts.at(-1)?.paragraphs.push(said);
  }
}
