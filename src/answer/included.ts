import type { Chart, TimedChart } from '../cast/chart.js';
import { roundLongitude } from '../chart/angle.js';
import { antisciaContacts, antiscion, contraAntiscion } from '../chart/antiscia.js';
import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  type Planet,
  Saturn,
  Sun,
  Venus,
} from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { declinationAspects } from '../chart/declination-aspects.js';
import { classicalPlanets, essentialDignitiesOf, rulerOf } from '../chart/dignities.js';
import { type FixedStar, fixedStars, starConjunctions } from '../chart/fixed-stars.js';
import { housePosition } from '../chart/houses.js';
import { lotKeys, lots } from '../chart/lots.js';
import { midpointContacts, midpointsOf } from '../chart/midpoints.js';
import { zodiacPosition } from '../chart/zodiac.js';
import type { ReadingChart } from '../reading/chart.js';
import type { Reading as ReadingText } from '../reading/reading.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import { type IncludeKey, includeKeys } from '../schema/include-keys.js';
import type { Included } from '../schema/included.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { StarPosition } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';
import { factorEntries } from './reading.js';

/** A chart, and what the lists of `options.include` are made with. */
interface Listed<C extends Chart = Chart> {
  context: EngineContext;
  chart: C;
  place: Locality;
  settings: Settings;
  texts: Texts;
  /** The chart as readings take it, made once. */
  forReading(): ReadingChart;
  /** The reading, made once; null without texts. */
  read(): ReadingText | null;
}

type Lists = { readonly [Key in IncludeKey]: Exclude<Included[Key], undefined> };

/** The lists that `options.include` names, in the order of the keys, and their notices. */
export function includedIn(listed: Listed): { lists: Included; notices: UnwordedNotice[] } {
  const { chart, settings } = listed;
  const notices: UnwordedNotice[] = [];
  const makers: { readonly [Key in IncludeKey]: () => Included[Key] } = {
    dignities: () => dignityEntries(listed),
    midpoints: () => midpointEntries(listed),
    antiscia: () => antisciaEntries(listed),
    // Lots need the Ascendant.
    lots: () => (chart.timed ? lotEntries({ ...listed, chart }) : undefined),
    declinationAspects: () => declinationEntries(listed),
    fixedStars: () => starEntries(listed, notices),
    factors: () => factorEntries(listed.forReading(), listed.texts),
    reading: () => listed.read(),
    // Drawn of the whole result, when there is one.
    wheel: () => undefined,
  };
  const lists: Included = {};
  for (const key of includeKeys) {
    const list = settings.include.includes(key) ? makers[key]() : undefined;
    if (list !== undefined) Object.assign(lists, { [key]: list });
  }
  return { lists, notices };
}

/** The Swiss Ephemeris's file of fixed stars. */
const starFile = 'sefstars.txt';

const bodyFields = (id: BodyId, texts: Texts) => ({ planetId: id, planetName: texts.bodyName(id) });

const pairFields = ({ first, second }: { first: BodyId; second: BodyId }, texts: Texts) => ({
  planet1Id: first,
  planet1Name: texts.bodyName(first),
  planet2Id: second,
  planet2Name: texts.bodyName(second),
});

function zodiacEntry(longitude: number, texts: Texts) {
  const { signId, degrees, minutes, seconds } = zodiacPosition(longitude);
  const signName = texts.signName(signId);
  return { longitude: decimal7(longitude), signId, signName, degrees, minutes, seconds };
}

function dignityEntries({ chart, texts }: Listed): Lists['dignities'] {
  const sect = chart.timed ? chart.sect : null;
  return classicalPlanets.map((planet) => {
    const { longitude } = chart.planets[planet];
    const { triplicity, has, ...rest } = essentialDignitiesOf(planet, longitude, sect);
    const { peregrine, score, term, face, ...first } = rest;
    return {
      ...bodyFields(planet, texts),
      ...first,
      triplicity: triplicity && [...triplicity],
      term,
      face,
      has: [...has],
      peregrine,
      score,
    };
  });
}

function midpointEntries({ chart, texts }: Listed): Lists['midpoints'] {
  type Contacts = Lists['midpoints'][number]['contacts'];
  const contacts = new Map<string, Contacts>();
  const midpoints = midpointsOf(chart.points).map((midpoint) => {
    const own: Contacts = [];
    contacts.set(`${midpoint.first} ${midpoint.second}`, own);
    return { ...pairFields(midpoint, texts), ...zodiacEntry(midpoint.longitude, texts), contacts: own };
  });
  for (const { first, second, body, orb } of midpointContacts(chart.points))
    contacts.get(`${first} ${second}`)?.push({ ...bodyFields(body, texts), orb: decimal7(orb) });
  return midpoints;
}

/** A contact is listed at both of its bodies: each stands on the other's mirror point. */
function antisciaEntries({ chart, texts }: Listed): Lists['antiscia'] {
  const contacts = antisciaContacts(chart.points);
  return chart.points.map(({ id, longitude }) => ({
    ...bodyFields(id, texts),
    antiscion: zodiacEntry(antiscion(longitude), texts),
    contraAntiscion: zodiacEntry(contraAntiscion(longitude), texts),
    contacts: contacts
      .filter(({ first, second }) => first === id || second === id)
      .map(({ first, second, kind, orb }) => ({
        ...bodyFields(first === id ? second : first, texts),
        kind,
        orb: decimal7(orb),
      })),
  }));
}

/** With `fortune: 'day'` every lot goes by its formula of the day. */
function lotEntries({ chart, settings, texts }: Listed<TimedChart>): Lists['lots'] {
  const longitudeOf = (planet: Planet): number => chart.planets[planet].longitude;
  const points = {
    ascendant: chart.ascendant.longitude,
    sun: longitudeOf(Sun),
    moon: longitudeOf(Moon),
    mercury: longitudeOf(Mercury),
    venus: longitudeOf(Venus),
    mars: longitudeOf(Mars),
    jupiter: longitudeOf(Jupiter),
    saturn: longitudeOf(Saturn),
  };
  const found = lots(points, settings.fortune === 'day' ? 'day' : chart.sect);
  return lotKeys.map((lot) => ({
    lot,
    ...zodiacEntry(found[lot], texts),
    housePosition: housePosition(found[lot], chart.cusps),
    rulerId: rulerOf(zodiacPosition(found[lot]).signId, settings.rulerships),
  }));
}

const declinationEntries = ({ chart, texts }: Listed): Lists['declinationAspects'] =>
  declinationAspects(chart.points).map((aspect) => ({
    ...pairFields(aspect, texts),
    kind: aspect.kind,
    orb: decimal7(aspect.orb),
  }));

/** Adds a notice of stars that the file does not have. */
function starEntries(listed: Listed, notices: UnwordedNotice[]): Lists['fixedStars'] {
  const { context, chart, place, settings, texts } = listed;
  const from = skySettings(settings, place);
  const stars: (FixedStar & StarPosition)[] = [];
  const missing: string[] = [];
  for (const star of fixedStars) {
    const position = context.sky.fixedStar(star.designation, chart.moment, from);
    if ('missing' in position) missing.push(star.name);
    else stars.push({ ...star, ...position, longitude: roundLongitude(position.longitude) });
  }
  if (missing.length > 0) notices.push(starsUnavailable(missing));
  return starConjunctions(chart.points, stars).map(({ body, star, orb }) => ({
    starName: star.name,
    ...zodiacEntry(star.longitude, texts),
    magnitude: star.magnitude,
    ...bodyFields(body, texts),
    orb: decimal7(orb),
  }));
}

function starsUnavailable(stars: readonly string[]): UnwordedNotice {
  const code = 'fixed_stars_unavailable';
  const file = starFile;
  if (stars.length === fixedStars.length) return { code, parameters: { case: 'all', file } };
  return { code, parameters: { case: 'some', file, stars: [...stars] } };
}
