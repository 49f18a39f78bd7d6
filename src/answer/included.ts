import { type Chart, hasHouses } from '../cast/chart.js';
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
import { houseOf } from '../chart/houses.js';
import { lotKeys, lots } from '../chart/lots.js';
import { midpointContacts, midpointsOf } from '../chart/midpoints.js';
import { zodiacPosition } from '../chart/zodiac.js';
import type { ReadingChart } from '../reading/chart.js';
import type { Reading as ReadingText } from '../reading/reading.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import { type Settings, skySettings } from '../request/settings.js';
import { type Included, type IncludeKey, includeKeys } from '../schema/included.js';
import type { Notice } from '../schema/responses.js';
import type { StarPosition } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';
import { factorEntries } from './reading.js';

/** A chart with what reading it takes. */
interface Reading {
  context: EngineContext;
  chart: Chart;
  place: Locality;
  settings: Settings;
  texts: Texts;
  /** What a reading goes by. */
  forReading(): ReadingChart;
  /** Null where no texts were asked for. */
  read(): ReadingText | null;
}

type Lists = { readonly [Key in IncludeKey]: Exclude<Included[Key], undefined> };

/** What `options.include` asks for, in the order of the keys, and what there is to tell of it. */
export function includedIn(reading: Reading): { included: Included; notices: Notice[] } {
  const included: Included = {};
  const notices: Notice[] = [];
  const { texts } = reading;
  const makers: { readonly [Key in IncludeKey]: () => Lists[Key] } = {
    dignities: () => dignityEntries(reading),
    midpoints: () => midpointEntries(reading),
    antiscia: () => antisciaEntries(reading),
    lots: () => lotEntries(reading),
    declinationAspects: () => declinationEntries(reading),
    fixedStars: () => starEntries(reading, notices),
    factors: () => factorEntries(reading.forReading(), texts),
    reading: () => reading.read(),
  };
  for (const key of includeKeys)
    if (reading.settings.include.includes(key) && (key !== 'lots' || hasHouses(reading.chart)))
      Object.assign(included, { [key]: makers[key]() });
  return { included, notices };
}

/** Of the Swiss Ephemeris. */
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

function dignityEntries({ chart, texts }: Reading): Lists['dignities'] {
  const sect = hasHouses(chart) ? chart.sect : null;
  return classicalPlanets.flatMap((planet) => {
    const point = chart.planets[planet];
    if (point === undefined) return [];
    const { triplicity, has, ...rest } = essentialDignitiesOf(planet, point.longitude, sect);
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

function midpointEntries({ chart, texts }: Reading): Lists['midpoints'] {
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

/** A contact is told at both of its bodies: each stands on the other's mirror point. */
function antisciaEntries({ chart, texts }: Reading): Lists['antiscia'] {
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
function lotEntries({ chart, settings, texts }: Reading): Lists['lots'] {
  const longitudeOf = (planet: Planet): number => (chart.planets[planet] ?? chart.ascendant).longitude;
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
    housePosition: houseOf(found[lot], chart.cusps),
    rulerId: rulerOf(zodiacPosition(found[lot]).signId, settings.rulerships),
  }));
}

const declinationEntries = ({ chart, texts }: Reading): Lists['declinationAspects'] =>
  declinationAspects(chart.points).map((aspect) => ({
    ...pairFields(aspect, texts),
    kind: aspect.kind,
    orb: decimal7(aspect.orb),
  }));

/** Where the file of the stars is not there, or lacks one of them, that is told. */
function starEntries(reading: Reading, notices: Notice[]): Lists['fixedStars'] {
  const { context, chart, place, settings, texts } = reading;
  const from = skySettings(settings, place);
  const stars: (FixedStar & StarPosition)[] = [];
  const missing: string[] = [];
  for (const star of fixedStars) {
    const position = context.sky.fixedStar(star.designation, chart.moment, from);
    if ('missing' in position) missing.push(star.name);
    else stars.push({ ...star, ...position, longitude: roundLongitude(position.longitude) });
  }
  if (missing.length > 0) {
    const which = missing.length === fixedStars.length ? 'fixed stars' : missing.join(', ');
    const why = context.ephemerisFiles.has(starFile)
      ? `${starFile} does not have them`
      : `they need ${starFile}, which this engine does not have`;
    notices.push({ code: 'fixed_stars_unavailable', message: `left out: ${which}; ${why}` });
  }
  return starConjunctions(chart.points, stars).map(({ body, star, orb }) => ({
    starName: star.name,
    ...zodiacEntry(star.longitude, texts),
    magnitude: star.magnitude,
    ...bodyFields(body, texts),
    orb: decimal7(orb),
  }));
}
