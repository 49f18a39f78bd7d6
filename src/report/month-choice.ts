import { Mars, Mercury, Sun, Venus } from '../chart/bodies.js';
import { isSlow, mechanismOf } from './cells.js';
import { type Matter, matterOf } from './matter.js';
import { isGreat, isLunationIn, isSyzygy, kinship, type Passage, type Passages } from './passages.js';
import { bodiesOf } from './ranking.js';
import { contradict } from './wordings.js';
import { type Words, wordsIn } from './writer.js';

/** What a month has beside its lead: two to four events told, and a few in passing. */
export interface MonthChoice {
  /** In order of time; what lasts all month first. */
  told: readonly Passage[];
  /** In order of time. */
  passing: readonly Mention[];
}

/** An event in passing: what it is to the reader, in a clause. */
export interface Mention {
  passage: Passage;
  line: string;
  /** Undefined where its statement is all: of a retrograde that lasts all month, and of what the lead's words are about. */
  matter: Matter | undefined;
}

/**
 * Words of the report's text: those that are sought with days of aspects as well, with mentions and with second
 * events of a house; enough; and too many.
 */
const { fewest, least, enough, most } = { fewest: 362, least: 400, enough: 410, most: 490 } as const;
const [fewestTold, mostTold, mostHouses, mostOfHouse] = [2, 5, 3, 2] as const;
const mostMentioned = 2;
/** Words of a dated sentence, and of one that says how an event bears on the lead's matter, about. */
const [ofSky, ofBearing, ofMention] = [13, 17, 8] as const;
/** Words that a line in passing has at most. */
const longestLine = 17;

/** Turns of these are in the report of every month, and retrogrades that fill it. */
const followed: readonly number[] = [Mercury, Venus, Mars];

/** @param framed words of the text's parts that go with the lead */
export function chooseMonth({ lead, ranked }: Passages, framed: number, words: Words): MonthChoice {
  const lasting = ranked.filter(
    ({ happening }) => happening.kind === 'retrograde' && followed.includes(happening.body),
  );
  const others = ranked
    .filter((each) => each !== lead && each.happening.kind !== 'retrograde')
    .filter((each) => !isSunsBesideMoon(each, ranked))
    .map((each) => ({ each, weight: each.weight * kinship(each, lead) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => each);
  const told: Passage[] = [];
  let length = framed + lengthOf(lead);
  const isTold = ({ house }: Passage): boolean => told.some((one) => one.house === house);
  const housesTold = (): number => new Set(told.map(({ house }) => house)).size;
  const suits = (each: Passage, houses: number = mostHouses): boolean =>
    each.meaning !== undefined &&
    !isSameStory(each, lead) &&
    told.length < mostTold &&
    !told.includes(each) &&
    (isTold(each) || isDue(each) || housesTold() < houses) &&
    told.filter(({ house }) => house === each.house).length < mostOfHouse &&
    [lead, ...told].every((one) => !isContrary(one, each));
  const tell = (each: Passage): void => {
    length += lengthOf(each) + (isTold(each) ? 0 : ofBearing);
    told.push(each);
  };
  for (const each of [...lasting, ...others.filter(isDue)])
    if (suits(each) && (told.length < fewestTold || length + lengthOf(each) + ofBearing <= most)) tell(each);
  // What is of another house than the lead and what has been told comes first, the days of aspects last.
  for (const [sought, isFit, houses] of [
    [enough, (each: Passage) => isMonths(each) && each.house !== lead.house && !isTold(each), mostHouses],
    [enough, (each: Passage) => isMonths(each) && !isTold(each), mostHouses],
    [least, isMonths, mostHouses],
    [fewest, isMonths, mostHouses + 1],
    [fewest, () => true, mostHouses + 1],
  ] as const)
    for (const each of others) {
      if (length >= sought && told.length >= fewestTold) break;
      if (isFit(each) && suits(each, houses) && length + lengthOf(each) + ofBearing <= most) tell(each);
    }
  const passing: Mention[] = [];
  const mention = (each: Mention): void => {
    passing.push(each);
    length += ofMention + wordsIn(each.line);
  };
  for (const each of [...lasting, ...others.filter((one) => isSameStory(one, lead))])
    if (!told.includes(each)) mention({ passage: each, line: '', matter: undefined });
  const candidates = [...others.filter(isDue), ...others.filter((each) => !isDue(each) && mayPass(each))]
    .filter((each) => !told.includes(each))
    .flatMap((each) => mentionOf(each, words) ?? []);
  for (const isFit of [
    ({ passage }: Mention) => isDue(passage),
    ({ passage }: Mention) => passage.house === lead.house,
    ({ passage }: Mention) => length < least && isTold(passage),
    () => length < fewest,
  ])
    for (const each of candidates) {
      if (passing.includes(each) || !isFit(each)) continue;
      const isSecond = passing.some(({ passage }) => passage.house === each.passage.house);
      if (!isDue(each.passage) && (isSecond || passing.length >= mostMentioned || length > most)) continue;
      mention(each);
    }
  return {
    told: told.sort(
      (a, b) =>
        Number(isLasting(b)) - Number(isLasting(a)) || a.happening.julianDayUt - b.happening.julianDayUt,
    ),
    passing: passing.sort((a, b) => a.passage.happening.julianDayUt - b.passage.happening.julianDayUt),
  };
}

/** A slow planet comes to the sign in which it meets another in the same month: that is told once. */
const isSameStory = (each: Passage, lead: Passage): boolean =>
  each.house === lead.house &&
  isGreat(each) &&
  isGreat(lead) &&
  bodiesOf(each.happening).some((body) => bodiesOf(lead.happening).includes(body));

export const isLasting = ({ happening }: Passage): boolean => happening.kind === 'retrograde';

const lengthOf = ({ meaning }: Passage): number => ofSky + wordsIn(meaning?.text ?? '');

/** What no month leaves out. */
const isDue = (each: Passage): boolean => isSyzygy(each) || isGreat(each) || isTurn(each);

/** Mercury, Venus or Mars turns: everybody hears of it, and a reader looks for it. */
const isTurn = ({ happening }: Passage): boolean =>
  happening.kind === 'station' && followed.includes(happening.body);

/**
 * The days of planets are a week's matter or a year's, quarters of the Moon a week's, and that a swift planet comes back
 * belongs to its retrograde.
 */
const isMonths = ({ happening }: Passage): boolean => {
  if (happening.kind === 'lunation') return happening.phaseId % 4 === 0;
  if (happening.kind === 'ingress') return !happening.again || isSlow(happening.body);
  return happening.kind !== 'aspect';
};

/** Where the Sun comes to is said by the new Moon there as well. */
const isSunsBesideMoon = (each: Passage, ranked: readonly Passage[]): boolean =>
  each.happening.kind === 'ingress' &&
  each.happening.body === Sun &&
  ranked.some((one) => isLunationIn(one, each));

/** A mention has no room for what lasts for months, nor for a loop's end. */
const mayPass = ({ happening }: Passage): boolean =>
  (happening.kind === 'ingress' && !isSlow(happening.body)) ||
  (happening.kind === 'station' && happening.direction === 'direct');

/** The line of an event is what such an event does in its house. */
function mentionOf(passage: Passage, { reports: { columns } }: Words): Mention | undefined {
  const line = mechanismOf(passage.happening, passage.house, columns.mechanisms);
  if (line === undefined || wordsIn(line) > longestLine) return undefined;
  const matter = matterOf(line, columns);
  return matter && { passage, line, matter };
}

const isContrary = (a: Passage, b: Passage): boolean =>
  a.house === b.house && contradict(a.meaning?.counsel, b.meaning?.counsel);
