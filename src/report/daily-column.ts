import { Moon, type Planet, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { housePair } from './cells.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked, rank } from './ranking.js';
import { meaningOf, type Worded } from './worded-happenings.js';
import { inTurn } from './wordings.js';
import { escaped, paragraph, unescaped, type Words, Writer, wordsIn } from './writer.js';
import type { Written } from './written.js';

/** A sign's day: where the Moon is, as the intro; then what is exact that day, by the hour. */

/** Words of the text. */
const { least, enough, most } = { least: 60, enough: 62, most: 99 };

/** What a day's report has beside the intro. */
interface Passage {
  /** Undefined: that the Moon makes no aspect. */
  ranked: Ranked | undefined;
  /** Beyond its statement. */
  text: string;
}

export function dailyColumn(
  worded: readonly Worded[],
  reader: SignId,
  period: Period,
  words: Words,
): Written {
  const byHappening = new Map(worded.map((each) => [each.happening, each]));
  const ranked = rank([...byHappening.keys()], reader, period.kind);
  // Every day has the Moon somewhere.
  const moon = ranked.find(({ happening }) => isPlaceOf(Moon, happening)) as Ranked;
  const meaning = (each: Ranked): string =>
    meaningOf(byHappening.get(each.happening) as Worded, each.house)?.text ?? '';

  const moved = ranked.find(({ happening }) => happening.kind === 'ingress' && happening.body === Moon);
  const writer = (): [writer: Writer, place: string] => {
    const own = new Writer(reader, period, words);
    return [own, placeOf(moon, moved, own)];
  };
  const all = candidates(
    ranked.filter((each) => each !== moved),
    moon,
    meaning,
    period,
    words,
  );
  const passages = chosen(all, (some) => wordsIn(compose(some, writer()[0])));
  const [own, place] = writer();
  return {
    intro: isPlaceFirst(period, reader) ? `${place} ${meaning(moon)}` : `${meaning(moon)} ${place}`,
    text: compose(passages, own),
    included: new Map([
      [moon.happening, meaning(moon)],
      ...(moved === undefined ? [] : [[moved.happening, ''] as const]),
      ...passages.flatMap(({ ranked, text }): [Happening, string][] =>
        ranked === undefined ? [] : [[ranked.happening, text]],
      ),
    ]),
  };
}

/** Neighbors' days begin differently, and so does the same sign's next one. */
const isPlaceFirst = ({ number }: Period, reader: SignId): boolean => (number + reader) % 2 === 0;

/** Where the Moon is, and when she moves on. */
function placeOf(moon: Ranked, moved: Ranked | undefined, writer: Writer): string {
  const { stays, moves, inTheDay, hours } = writer.words.reports.columns.moonPlace;
  const { clock, number } = writer.period;
  writer.moonsSign = moon.happening.signId;
  // Twice the same form stands first and last.
  const turn = Math.floor((number + writer.reader * 5) / 2);
  const here = { sign: writer.sign(moon.happening.signId), house: writer.house(moon.house) };
  if (moved === undefined) return unescaped(fill(inTurn(stays, turn), here));
  const hour = clock.isUniversal ? undefined : clock.hourOf(moved.happening.julianDayUt);
  return unescaped(
    fill(inTurn(moves, turn), {
      ...here,
      nextSign: writer.sign(moved.happening.signId),
      nextHouse: writer.house(moved.house),
      when: (hour === undefined ? undefined : hours[Math.floor((hour * hours.length) / 24)]) ?? inTheDay,
    }),
  );
}

const isPlaceOf = (body: typeof Sun | typeof Moon, happening: Happening): boolean =>
  happening.kind === 'stay' && happening.body === body;

/** Whether the Moon is in aspect to a planet; a lunation is one to the Sun. */
const isMoons = ({ happening }: Ranked): boolean =>
  (happening.kind === 'aspect' || happening.kind === 'lunation' || happening.kind === 'eclipse') &&
  bodiesOf(happening).includes(Moon);

/** What goes on from day to day, and stands last. */
const isLasting = ({ happening }: Ranked): boolean =>
  happening.kind === 'retrograde' || happening.kind === 'stay';

/** The day's own first, by weight; what merely goes on after it; then what has a statement only. */
function candidates(
  ranked: readonly Ranked[],
  moon: Ranked,
  meaning: (each: Ranked) => string,
  period: Period,
  words: Words,
): Passage[] {
  const { between, quietMoon, stillRetrograde } = words.reports.columns;
  const others = ranked.filter((each) => each !== moon);
  const own = others
    .filter((each) => !isLasting(each))
    .map((each) => ({ ranked: each, text: meaning(each) }));
  const quiet = others.some(isMoons)
    ? []
    : [{ ranked: undefined, text: inTurn(quietMoon.inHouse[moon.house], period.number) }];
  const sun = others
    .filter(({ happening }) => isPlaceOf(Sun, happening))
    .map((each) => {
      const matters = between[housePair(each.house, moon.house)] ?? [];
      // Late in a sign he has the Moon where she was when he came into it; and an old Moon is in the house before his
      // where a young one was beyond it.
      const isSecond =
        each.happening.longitude % 30 > 30 - sunsWay || (each.house - moon.house + 12) % 12 === 1;
      return { ranked: each, text: isSecond || matters.length === 0 ? '' : inTurn(matters, period.number) };
    });
  const still: Readonly<Partial<Record<Planet, readonly string[]>>> = stillRetrograde;
  const retrogrades = others.flatMap((each) => {
    const wordings = each.happening.kind === 'retrograde' ? still[each.happening.body] : undefined;
    return wordings === undefined
      ? []
      : [{ ranked: each, text: inTurn(wordings, period.number + each.house) }];
  });
  return [
    ...own.filter(({ text }) => text !== ''),
    ...quiet,
    ...sun.filter(({ text }) => text !== ''),
    ...retrogrades.slice(0, 1),
    ...[...sun, ...own].filter(({ text }) => text === ''),
  ];
}

/** Degrees that the Sun goes while the Moon comes round, and a day more. */
const sunsWay = 4;

function chosen(
  all: readonly Passage[],
  length: (passages: readonly Passage[]) => number,
): readonly Passage[] {
  let some: readonly Passage[] = [];
  for (const each of all) {
    if (some.length > 0 && length(some) >= (each.text === '' ? least : enough)) break;
    if (length([...some, each]) <= most) some = [...some, each];
  }
  return some;
}

/** The passages by the hour, as HTML. */
function compose(passages: readonly Passage[], writer: Writer): string {
  const place = ({ ranked, text }: Passage): number => {
    if (ranked === undefined) return 0;
    // A report ends with what something means.
    if (isLasting(ranked)) return text === '' ? 0 : Number.POSITIVE_INFINITY;
    return ranked.happening.julianDayUt;
  };
  const ordered = [...passages].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
  let paragraphs = '';
  // A bare statement has no paragraph of its own.
  let open = '';
  for (const { ranked, text } of ordered) {
    open = `${open} ${statementOf(ranked, writer)} ${escaped(text)}`.trim();
    if (text === '') continue;
    paragraphs += paragraph(open);
    open = '';
  }
  return open === '' ? paragraphs : paragraphs + paragraph(open);
}

function statementOf(ranked: Ranked | undefined, writer: Writer): string {
  if (ranked !== undefined)
    return writer.sentence(isLasting(ranked) ? 'throughout' : 'ofDay', ranked.happening);
  const { statements } = writer.words.reports.columns.quietMoon;
  return escaped(inTurn(statements, writer.period.number));
}
