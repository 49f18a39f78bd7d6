import { Conjunction, Sextile, Square } from '../chart/aspects.js';
import { Mercury, type Planet, Sun } from '../chart/bodies.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { ColumnShelf } from '../text/report-catalogue.js';
import type { ReadersClock } from './clock.js';
import type { Aspect, Happening } from './happening.js';
import { solarHouse } from './ranking.js';
import { isJupiterOrSlower } from './slow-planets.js';
import { inRotation } from './wordings.js';

/**
 * What is said of an aspect is of the swifter planet's house. The slower one's is named beside it, and how its matter comes
 * in is told by the two houses, before the counsel: a house that is named and has no part in what follows is a name for
 * nothing, and one that says only what goes on there has nothing to do with the next sentence.
 */

/**
 * That sentence; undefined of two that meet, and of two slow planets, whose words are of months.
 * @param others what else happens in the period, where another sign may have it in the same two houses
 */
export function secondHouseOf(
  happening: Happening,
  reader: SignId,
  columns: Pick<ColumnShelf, 'betweenHouses'>,
  others: readonly Happening[] = [],
): string | undefined {
  if (!isOfTwoHouses(happening)) return undefined;
  const wordings = wordingsOf(happening, reader, columns);
  return wordings && inRotation(wordings, rotationOf(happening, others, wordings.length));
}

/**
 * The same in a month, which is read beside its weeks: a wording that these have not, of the aspect itself or of another in
 * the same houses.
 *
 * @param others what else happens in the month
 */
export function secondHouseInMonth(
  happening: Happening,
  reader: SignId,
  columns: Pick<ColumnShelf, 'betweenHouses'>,
  others: readonly Happening[],
  clock: ReadersClock,
): string | undefined {
  if (!isOfTwoHouses(happening)) return undefined;
  const wordings = wordingsOf(happening, reader, columns);
  if (wordings === undefined) return undefined;
  // Others over as many signs are what makes a week take another wording.
  const alike = others
    .filter(isOfTwoHouses)
    .filter((one) => signsApart(one) === signsApart(happening))
    .map((one) => ({ one, week: Math.floor(clock.dayNumberOf(one.julianDayUt) / daysOfWeek) }));
  const ofWeeks = alike
    .filter(({ one }) => one.signId === happening.signId && wordingsOf(one, reader, columns) === wordings)
    .map(({ one, week }) => {
      const ofWeek = alike.filter((other) => other.week === week).map((other) => other.one);
      return rotationOf(one, ofWeek, wordings.length);
    });
  const due = dueOf(happening) + besideWeeks;
  const all = wordings.map((_, step) => (due + step) % wordings.length);
  const ofMercury = dueOf({ ...happening, body: Mercury }) % wordings.length;
  // What Mercury does in the same houses has no words in months, and is of a week.
  const free =
    all.find((one) => !ofWeeks.includes(one) && one !== ofMercury) ??
    all.find((one) => !ofWeeks.includes(one));
  return inRotation(wordings, free ?? due);
}

/** Days of a week, which begins where their number is a multiple of it. */
const daysOfWeek = 7;
/** Wordings from that which a week has to the one that is a month's where its weeks leave it free. */
const besideWeeks = 2;

function wordingsOf(
  happening: Aspect,
  reader: SignId,
  { betweenHouses }: Pick<ColumnShelf, 'betweenHouses'>,
): readonly string[] | undefined {
  const { signId, slowLongitude, aspectId } = happening;
  const nature = natureOf(aspectId) === 'harmonious' ? 'harmonious' : 'tense';
  const ofOthers: Readonly<Partial<Record<House, readonly string[]>>> =
    betweenHouses[nature][solarHouse(reader, signId)];
  return ofOthers[solarHouse(reader, signOf(slowLongitude))];
}

const isOfTwoHouses = (happening: Happening): happening is Aspect =>
  happening.kind === 'aspect' && happening.aspectId !== Conjunction && !isJupiterOrSlower(happening.body);

/**
 * Which wording, so that of several aspects of a period over as many signs the later ones don't have that of an
 * earlier.
 */
function rotationOf(happening: Aspect, others: readonly Happening[], count: number): number {
  const alike = others
    .filter(isOfTwoHouses)
    .filter((one) => signsApart(one) === signsApart(happening) && one.julianDayUt < happening.julianDayUt)
    .sort((a, b) => a.julianDayUt - b.julianDayUt);
  const used = new Set<number>();
  const firstFree = (due: number): number => {
    for (let step = 0; step < count; step++) if (!used.has((due + step) % count)) return (due + step) % count;
    return due % count;
  };
  for (const one of alike) used.add(firstFree(dueOf(one)));
  return firstFree(dueOf(happening));
}

const signsApart = ({ signId, slowLongitude }: Aspect): number => (signOf(slowLongitude) - signId + 12) % 12;

/** Those of one table that a planet makes to another some weeks apart begin at different ends. */
const dueOf = ({ body, slow, aspectId }: Aspect): number =>
  placeOf(body) + slow + (aspectId === Square || aspectId === Sextile ? 2 : 0);

/** Sun, Mercury and Venus come to the same aspect with a planet within weeks of each other, and Mars may do so between. */
const placeOf = (body: Planet): number => (body === Sun ? 0 : body - Mercury + 1);
