import { type AspectId, aspectKeys } from '../chart/aspects.js';
import { Saturn } from '../chart/bodies.js';
import type {
  AspectEntry,
  Calculation,
  EventEntry,
  HouseEntry,
  Natal,
  PlanetEntry,
  Profile,
} from '../schema/responses.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import type { ReturnUncertainty, UncertainChange, Uncertainty } from '../schema/uncertainty.js';
import { type HouseSystem, houseSystems } from '../sky/house-systems.js';
import { inSign, position, toDegrees } from './degrees.js';
import { type Found, inFull, otherPlaces } from './found.js';
import { includedSections, readingSections } from './included.js';
import type { View } from './subcommand.js';
import { table, wrap } from './table.js';

/** Where a body may stand; of a composite, whether in the opposite arc as well. */
type Range = ReturnUncertainty['planets'][number] & { opposite?: boolean };

/** What the results of the horoscopes have, each some of it. */
type Result = Partial<
  Omit<Natal, 'uncertainty'> & {
    profile1: Profile;
    profile2: Profile;
    event: EventEntry;
    planets1: readonly PlanetEntry[];
    planets2: readonly PlanetEntry[];
    aspects1: readonly AspectEntry[];
    aspects2: readonly AspectEntry[];
    aspectsToNatal: readonly AspectEntry[];
    progressedAspects: readonly AspectEntry[];
    transits_aspects: readonly TransitAspect[];
    transits_houses: readonly TransitHouse[];
    calculation1: Calculation;
    calculation2: Calculation;
    uncertainty: Partial<Uncertainty & Pick<ReturnUncertainty, 'event'> & { planets: readonly Range[] }>;
    uncertainty1: Uncertainty;
    uncertainty2: Uncertainty;
  }
>;

/** A horoscope to read: who, positions, houses, aspects, texts, notices; whatever the result has of it. */
export function horoscopeText(given: object, view: View): string {
  const result = given as Result;
  const { columns, bold } = view;
  const paragraph = (text: string) => wrap(text, columns);
  const section = <T>(title: string, list: readonly T[] | undefined, body: (list: readonly T[]) => string) =>
    list === undefined || list.length === 0 ? undefined : `${bold(paragraph(title))}\n${body(list)}`;
  const rows = (cells: string[][], right?: ReadonlySet<number>): string =>
    table(cells, { columns: view.tableColumns, ...(right && { right }) });
  const { profile, profile1, profile2, event, notices } = result;
  const uncertain = [result.planets, result.planets1, result.planets2].flatMap((list) => list ?? []);
  const [one, two] = [profile1?.name ?? '', profile2?.name ?? ''];
  const calculations = [result.calculation ?? result.calculation1, result.calculation2 ?? result.calculation];
  const [frame = '', frame2 = ''] = calculations.map((calculation) => calculation && frameOf(calculation));
  const second = view.places.find(({ suffix }) => suffix !== '');
  const first = view.places.find(({ suffix }) => suffix === '');
  // Without houses of its own the second profile is a moment, not a person: that of a transit.
  const moment = result.transits_aspects !== undefined;
  const parts = [
    profile && heading(profile.name, profile, result.calculation, first, view),
    profile1 && heading(profile1.name, profile1, result.calculation1, first, view),
    profile2 &&
      heading(
        moment ? 'The sky' : profile2.name,
        profile2,
        result.calculation2,
        moment ? (second ?? first) : second,
        view,
      ),
    event && eventHeading(event, second ?? first, view),
    // A reading opens with it.
    !result.reading && result.intro && paragraph(result.intro),
    // Planets in signs alone come without positions.
    section(
      `Positions: ${frame}`,
      result.planets?.[0]?.longitude === undefined ? [] : result.planets,
      (list) => rows(positions(list)),
    ),
    section(`Positions of ${one}: ${frame}`, result.planets1, (list) => rows(positions(list))),
    section(`Positions of ${two}: ${frame2}`, result.planets2, (list) => rows(positions(list))),
    section('Houses', result.houses, (list) => rows(houses(list), new Set([0]))),
    section('Aspects', result.aspects, (list) => rows(aspects(list), new Set([3]))),
    section(`Aspects: ${one} to ${two}`, result.aspects1, (list) => rows(aspects(list), new Set([3]))),
    section(`Aspects: ${two} to ${one}`, result.aspects2, (list) => rows(aspects(list), new Set([3]))),
    section('Aspects to the natal chart', result.aspectsToNatal, (list) => rows(aspects(list), new Set([3]))),
    section('Aspects among the progressed points', result.progressedAspects, (list) =>
      rows(aspects(list), new Set([3])),
    ),
    section('Aspects to the natal chart', result.transits_aspects, (list) => rows(passages(list))),
    section('In natal houses', result.transits_houses, (list) => rows(stays(list))),
    result.patterns && result.elements && `${bold('Chart')}\n${summary(result as Natal, columns)}`,
    ...includedSections(result, view),
    ...(result.reading ? [] : texts(result, view)),
    ...[result.uncertainty, result.uncertainty1, result.uncertainty2].map((uncertainty) =>
      section('What the time of birth decides', decisive(uncertainty?.changes, result), (list) =>
        rows(list.map((change) => changeRow(change, uncertain, view.signs))),
      ),
    ),
    section('When the return may be', result.uncertainty?.event, (list) =>
      rows(list.map(({ from, to }) => [`${toMinutes(from.date)} to ${toMinutes(to.date)}`])),
    ),
    section('Where they may stand', result.uncertainty?.planets, (list) =>
      rows(list.map((range) => rangeRow(range, uncertain, view.signs))),
    ),
    section('Notices', notices, (list) => list.map(({ message }) => paragraph(message)).join('\n')),
    // It is the end of the page, without notes after it.
    ...(result.reading ? readingSections(result.reading, view) : []),
  ];
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}

/** The texts one by one, for want of a reading. */
function texts(result: Result, view: View): string[] {
  const paragraph = (text: string) => wrap(text, view.columns);
  return [
    ...[result.planets, result.planets1, result.planets2].flatMap((list) =>
      readings(list ?? [], view, paragraph),
    ),
    ...[result.aspects, result.aspects1, result.aspects2, result.transits_aspects].flatMap((list) =>
      aspectReadings(list ?? [], view, paragraph),
    ),
  ];
}

/** Who, when, where; and other places of that name, with what chooses them. */
function heading(
  name: string,
  profile: Profile,
  calculation: Calculation | undefined,
  found: Found | undefined,
  view: View,
): string {
  const { birthdate, utBirthdate } = profile;
  const spot = `${toDegrees(profile.realLat, 'N', 'S')} ${toDegrees(profile.realLong, 'E', 'W')}`;
  const clock = calculation?.offsetSource === 'local-mean-time' ? 'local mean time' : birthdate.timezone;
  const where = found ? inFull(found.place) : profile.cityName;
  return [
    view.bold(name),
    `${toMinutes(birthdate.date)}, ${where} (${spot})`,
    `${clock}${profile.dst ? ', daylight saving time' : ''}; ${toMinutes(utBirthdate.date)} UTC`,
    ...(found ? otherPlaces(found, view) : []),
  ]
    .map((line, i) => (i < 3 ? wrap(line, view.columns) : line))
    .join('\n');
}

function eventHeading(event: EventEntry, found: Found | undefined, view: View): string {
  const where = found ? inFull(found.place) : event.cityName;
  const line = `${where}, ${toMinutes(event.date.date)} (${toMinutes(event.utDate.date)} UTC)`;
  return [wrap(line, view.columns), ...(found?.suffix ? otherPlaces(found, view) : [])].join('\n');
}

/** `tropical zodiac, Placidus houses`. */
export function frameOf({ zodiac, ayanamsa, houseSystemUsed }: Calculation): string {
  const named = typeof ayanamsa === 'string' ? ` (${ayanamsa})` : ayanamsa === null ? '' : ' (one’s own)';
  const system = houseSystemUsed && houseSystems[houseSystemUsed as HouseSystem];
  const houses = system
    ? `, ${system.charAt(0).toUpperCase()}${system.slice(1).replaceAll('-', ' ')} houses`
    : '';
  return `${zodiac} zodiac${named}${houses}`;
}

const positions = (planets: readonly PlanetEntry[]): string[][] =>
  planets.map((planet) => [
    planet.planetName,
    ...position(planet),
    planet.stationary ? 'stationary' : planet.retrograde ? 'retrograde' : '',
    planet.housePosition ? `house ${planet.housePosition}` : '',
    planet.dignity ?? '',
  ]);

const houses = (list: readonly HouseEntry[]): string[][] =>
  list.map((house) => [String(house.house), ...position(house)]);

const aspects = (list: readonly AspectEntry[]): string[][] =>
  list.map((aspect) => [
    aspect.planet1Name,
    aspect.aspectName.toLowerCase(),
    aspect.planet2Name,
    `${Number(aspect.orb).toFixed(2)}°`,
    `${aspect.applying ? 'applying' : 'separating'}${aspect.outOfSign ? ', out of sign' : ''}`,
  ]);

function summary(natal: Natal, columns: number): string {
  const { elements, chart, moonPhase, patterns, planets } = natal;
  const nameOf = (id: number) => planets.find((planet) => planet.planetId === id)?.planetName ?? String(id);
  const shares = (keys: readonly (keyof typeof elements)[]) =>
    keys.map((key) => `${key} ${elements[key]} %`).join(', ');
  const lines = [
    // Without a time of birth nobody can say whether the Sun was up.
    `${chart.sect === null ? 'Chart of' : `${chart.sect === 'day' ? 'Day' : 'Night'} chart,`} ${chart.shape} shape`,
    shares(['fire', 'earth', 'air', 'water']),
    shares(['cardinal', 'fixed', 'mutable']),
    `${moonPhase.phaseName}, ${Math.round(Number(moonPhase.illumination) * 100)} % lit, ${Number(moonPhase.age).toFixed(1)} days old`,
    ...patterns.map(({ patternName, planetIds }) => `${patternName}: ${planetIds.map(nameOf).join(', ')}`),
  ];
  return lines.map((line) => wrap(line, columns)).join('\n');
}

/** After a reading, which says what the day leaves open, only the signs of those planets that it reads by their signs. */
const decisive = (
  changes: readonly UncertainChange[] | undefined,
  { reading }: Result,
): readonly UncertainChange[] | undefined =>
  reading ? changes?.filter(({ kind, planetId }) => kind === 'sign' && planetId <= Saturn) : changes;

/** `14:02  Moon  Aquarius, then Pisces`. */
function changeRow(
  change: UncertainChange,
  planets: readonly PlanetEntry[],
  signNames: readonly string[],
): string[] {
  const nameOf = (id: number) => planets.find(({ planetId }) => planetId === id)?.planetName ?? String(id);
  const row = (what: string): string[] => [change.at.date.slice(11, 16), nameOf(change.planetId), what];
  switch (change.kind) {
    case 'sign':
      return row(`${signNames[change.before]}, then ${signNames[change.after]}`);
    case 'partnerHouse':
      return row(`house ${change.before} of the other chart, then ${change.after}`);
    case 'house':
      return row(`house ${change.before}, then ${change.after}`);
    case 'retrograde':
      return row(change.after ? 'turns retrograde' : 'turns direct');
    case 'aspect':
    case 'partnerAspect': {
      const aspect = aspectKeys[change.aspectId as AspectId];
      const whose = change.kind === 'aspect' ? '' : 'the other’s ';
      return row(
        `${change.after ? 'comes into' : 'leaves the'} orb of ${aspect} with ${whose}${nameOf(change.planet2Id)}`,
      );
    }
  }
}

/** `Moon  12°03′ Aries  to 25°10′ Aries`. */
function rangeRow(
  { planetId, from, to, opposite }: Range,
  planets: readonly PlanetEntry[],
  signNames: readonly string[],
): string[] {
  const name = planets.find((planet) => planet.planetId === planetId)?.planetName ?? String(planetId);
  const at = (longitude: string): string => inSign(Number(longitude), signNames);
  return [name, at(from), `to ${at(to)}`, opposite ? 'or opposite' : ''];
}

const day = (moment: { date: string } | null): string => moment?.date.slice(0, 16) ?? 'long ago or hence';

const passages = (list: readonly TransitAspect[]): string[][] =>
  list.map((aspect) => [
    aspect.planet1Name,
    aspect.aspectName.toLowerCase(),
    aspect.planet2Name,
    `${day(aspect.starts)} to ${day(aspect.ends)}`,
    aspect.exact.length === 0 ? '' : `exact ${aspect.exact.map(day).join(', ')}`,
  ]);

const stays = (list: readonly TransitHouse[]): string[][] =>
  list.map((stay) => [stay.planetName, `house ${stay.house}`, `${day(stay.starts)} to ${day(stay.ends)}`]);

type Paragraph = (text: string) => string;

/** In a synastry what is told of a house is told of the partner's. */
const houseText = (planet: PlanetEntry & { partnerHousePosition?: number }): string =>
  planet.partnerHousePosition === undefined
    ? `house ${planet.housePosition}`
    : `the partner’s house ${planet.partnerHousePosition}`;

function readings(planets: readonly PlanetEntry[], { bold }: View, paragraph: Paragraph): string[] {
  return planets.flatMap((planet) => {
    const inSign =
      planet.text == null ? [] : [bold(`${planet.planetName} in ${planet.signName}`), paragraph(planet.text)];
    const inHouse =
      planet.housetext == null
        ? []
        : [bold(`${planet.planetName} in ${houseText(planet)}`), paragraph(planet.housetext)];
    const pairs = [inSign, inHouse].filter((pair) => pair.length > 0).map((pair) => pair.join('\n'));
    return pairs.length === 0 ? [] : [pairs.join('\n\n')];
  });
}

const aspectReadings = (list: readonly AspectEntry[], { bold }: View, paragraph: Paragraph): string[] =>
  list.flatMap(({ planet1Name, aspectName, planet2Name, text }) =>
    text == null
      ? []
      : [`${bold(`${planet1Name} ${aspectName.toLowerCase()} ${planet2Name}`)}\n${paragraph(text)}`],
  );

/** `1990-05-17 14:30`, with its seconds where they are not 0. */
function toMinutes(date: string): string {
  const time = date.slice(0, 19);
  return time.endsWith(':00') ? time.slice(0, 16) : time;
}
