import { Mars, Mercury, Venus } from '../chart/bodies.js';
import { firstSentence } from './alike.js';
import { isSlow, mechanismOf, toneOf } from './cells.js';
import { type Matter, matterOf } from './matter.js';
import { comingsBefore } from './moons-count.js';
import { isGreat, isLight, isSyzygy, kinship, type Passage, type Passages } from './passages.js';
import { contradict, inTurn } from './wordings.js';
import { type Words, wordsIn } from './writer.js';

/** What a week has beside its lead: one event told, or all that no week leaves out, and a few in passing. */
export interface WeekChoice {
  told: readonly Passage[];
  /** In no order. */
  passing: readonly Aside[];
  /** Retrogrades of Mercury, Venus and Mars that last all week; their lines where they have any. */
  throughout: readonly Aside[];
}

/** An event in passing: what it is to the reader, in a clause. */
export interface Aside {
  passage: Passage;
  /** The clause's words, as a sentence. */
  line: string;
  matter: Matter | undefined;
}

/** Words of the report's text that are too few, enough, and too many; and words that a line has at most. */
const { least, enough, most, longest } = { least: 195, enough: 225, most: 280, longest: 17 };
/** Events in passing; and how many are told at most. */
const [fewest, usual] = [2, 4];
const mostTold = 2;
/** Words of a dated sentence before what it says, about; in passing fewer. */
const [ofSky, ofMention] = [12, 8];

/** Retrogrades of these are in the report of every week that they fill. */
const followed: readonly number[] = [Mercury, Venus, Mars];

/** @param framed words of the text's parts that go with the lead */
export function chooseWeek({ lead, ranked }: Passages, framed: number, words: Words): WeekChoice {
  let length = framed + lengthOf(lead);
  const throughout = ranked
    .filter(({ happening }) => happening.kind === 'retrograde' && followed.includes(happening.body))
    .map((each) => asideOf(each, words));
  length += throughout.reduce((sum, { line }) => sum + wordsIn(line) + ofSky, 0);
  const others = ranked.filter((each) => each !== lead && each.happening.kind !== 'retrograde');
  const told = [...toldOf(others, lead, most - length - fewest * (ofMention + longest))];
  length += told.reduce((sum, each) => sum + lengthOf(each), 0);
  const passing: Aside[] = [];
  const taken = new Set([lead, ...told].map(({ house }) => house));
  const take = (each: Aside): void => {
    passing.push(each);
    taken.add(each.passage.house);
    length += ofMention + wordsIn(each.line);
  };
  const candidates = others
    .filter((each) => !told.includes(each) && mayPass(each))
    .map((each) => asideOf(each, words));
  const isShort = ({ matter, line }: Aside): boolean => matter !== undefined && wordsIn(line) <= longest;
  for (const each of candidates) if (isSyzygy(each.passage)) take(each);
  for (const isFit of [
    ({ passage }: Aside) => !taken.has(passage.house) && !isLight(passage),
    ({ passage }: Aside) => !taken.has(passage.house),
    () => true,
  ])
    for (const each of candidates) {
      const isEnough = passing.length >= fewest && (length >= enough || passing.length >= usual);
      if (isEnough || length + ofMention + wordsIn(each.line) > most) break;
      if (!isShort(each) || !isFit(each) || passing.includes(each)) continue;
      // One change of sign of the Moon is enough, where there is anything else to tell: it comes every other day.
      const isSecond = isLight(each.passage) && passing.some(({ passage }) => isLight(passage));
      if (isSecond && length >= least) continue;
      take(each);
    }
  // In a week with too little to mention, that is told.
  const spare = passing.filter(({ passage }) => passage.meaning !== undefined && !isContrary(passage, lead));
  while (length < least && spare.length > 0) {
    const each = spare.shift() as Aside;
    passing.splice(passing.indexOf(each), 1);
    told.push(each.passage);
    length += wordsIn(each.passage.meaning?.text ?? '') - wordsIn(each.line);
  }
  return { told, passing, throughout };
}

const lengthOf = ({ meaning, first }: Passage): number =>
  ofSky + wordsIn(meaning?.text ?? '') + (first === '' ? 0 : wordsIn(first));

/** A loop that begins has its end told, and what slow planets do together lasts: a mention has no room for that. */
const mayPass = ({ happening }: Passage): boolean =>
  !(happening.kind === 'station' && happening.direction === 'retrograde') &&
  !(happening.kind === 'aspect' && isSlow(happening.body)) &&
  !(happening.kind === 'ingress' && isSlow(happening.body)) &&
  !(happening.kind === 'eclipse') &&
  happening.kind !== 'stay' &&
  !(happening.kind === 'aspect' && happening.inferior);

/** The line of an event is what such an event does in a house, or what its own words begin with. */
function asideOf(passage: Passage, { reports: { columns } }: Words): Aside {
  const { happening, house, meaning } = passage;
  const lines = isLight(passage)
    ? [inTurn(columns.moonMentions[house], comingsBefore(happening))]
    : [
        mechanismOf(happening, house, columns.mechanisms),
        meaning === undefined ? undefined : firstSentence(meaning.text),
      ].filter((line): line is string => line !== undefined);
  for (const line of lines) {
    const matter = matterOf(line, columns);
    if (matter !== undefined) return { passage, line, matter };
  }
  return { passage, line: '', matter: undefined };
}

/** What is told beside the lead: slow planets' comings and the Moon's phases, or else what belongs to it most. */
function toldOf(others: readonly Passage[], lead: Passage, room: number): readonly Passage[] {
  const fit = others
    .filter((each) => each.meaning !== undefined && !isLight(each) && !isAlike(each, lead))
    .map((each) => ({ each, weight: each.weight * kinship(each, lead) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
  const due = fit.filter((each) => isDue(each) && !isContraryMoon(each, lead));
  if (due.length > 0) return due.slice(0, mostTold);
  return fit.filter((each) => !isContrary(each, lead) && lengthOf(each) <= room).slice(0, 1);
}

/** What no week leaves out. */
const isDue = (each: Passage): boolean => isGreat(each) || isSyzygy(each) || isTurn(each);

/** Mercury, Venus or Mars turns: everybody hears of it, and a reader looks for it. */
const isTurn = ({ happening }: Passage): boolean =>
  happening.kind === 'station' && happening.body >= Mercury && happening.body <= Mars;

/** A new or full Moon that advises against the lead is mentioned without its advice. */
const isContraryMoon = (each: Passage, lead: Passage): boolean =>
  each.happening.kind === 'lunation' && isContrary(each, lead);

const isContrary = (each: Passage, lead: Passage): boolean =>
  each.house === lead.house && contradict(each.meaning?.counsel, lead.meaning?.counsel);

/** Days within which two planets at odds with a third, from one sign, say the same. */
const alike = 1.5;

const isAlike = ({ happening: a }: Passage, { happening: b }: Passage): boolean =>
  a.kind === 'aspect' &&
  b.kind === 'aspect' &&
  Math.abs(a.julianDayUt - b.julianDayUt) < alike &&
  a.slow === b.slow &&
  a.signId === b.signId &&
  toneOf(a) === 'checks' &&
  toneOf(b) === 'checks';
