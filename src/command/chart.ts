import { type AspectId, aspectKeys } from '../chart/aspects.js';
import { zodiacPosition } from '../chart/zodiac.js';
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
import type { Terminal } from './subcommand.js';
import { table, wrap } from './table.js';

const widest = 100;
const bold = (text: string, { color }: Terminal): string => (color ? `\u001b[1m${text}\u001b[0m` : text);

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
    uncertainty: Partial<Uncertainty & Pick<ReturnUncertainty, 'event'> & { planets: readonly Range[] }>;
    uncertainty1: Uncertainty;
    uncertainty2: Uncertainty;
  }
>;

/** A horoscope to read: who, positions, houses, aspects, texts, notices; whatever the result has of it. */
export function horoscopeText(given: object, terminal: Terminal, signNames: readonly string[]): string {
  const result = given as Result;
  const columns = Math.min(terminal.columns, widest);
  const paragraph = (text: string) => wrap(text, columns);
  const section = <T>(title: string, list: readonly T[] | undefined, body: (list: readonly T[]) => string) =>
    list === undefined || list.length === 0 ? undefined : `${bold(title, terminal)}\n${body(list)}`;
  const { profile, profile1, profile2, event, calculation, notices } = result;
  const uncertain = [result.planets, result.planets1, result.planets2].flatMap((list) => list ?? []);
  const [one, two] = [profile1?.name ?? '', profile2?.name ?? ''];
  const parts = [
    ...[profile, profile1, profile2].map((who) => who && heading(who, calculation, terminal)),
    event && `${event.cityName}, ${toMinutes(event.date.date)} (${toMinutes(event.utDate.date)} UTC)`,
    result.intro && paragraph(result.intro),
    // Planets in signs alone come without positions.
    section('Positions', result.planets?.[0]?.longitude === undefined ? [] : result.planets, positions),
    section(`Positions: ${one}`, result.planets1, positions),
    section(`Positions: ${two}`, result.planets2, positions),
    section('Houses', result.houses, houses),
    section('Aspects', result.aspects, aspects),
    section(`Aspects: ${one} to ${two}`, result.aspects1, aspects),
    section(`Aspects: ${two} to ${one}`, result.aspects2, aspects),
    section('Aspects to the natal chart', result.aspectsToNatal, aspects),
    section('Aspects among the progressed points', result.progressedAspects, aspects),
    section('Aspects to the natal chart', result.transits_aspects, passages),
    section('In natal houses', result.transits_houses, stays),
    result.patterns && result.elements && `${bold('Chart', terminal)}\n${summary(result as Natal, columns)}`,
    ...[result.planets, result.planets1, result.planets2].flatMap((list) =>
      readings(list ?? [], terminal, paragraph),
    ),
    ...[result.aspects, result.aspects1, result.aspects2, result.transits_aspects].flatMap((list) =>
      aspectReadings(list ?? [], terminal, paragraph),
    ),
    ...[result.uncertainty, result.uncertainty1, result.uncertainty2].map((uncertainty) =>
      section('What the time of birth decides', uncertainty?.changes, (list) =>
        table(list.map((change) => changeRow(change, uncertain, signNames))),
      ),
    ),
    section('When the return may be', result.uncertainty?.event, (list) =>
      table(list.map(({ from, to }) => [`${toMinutes(from.date)} to ${toMinutes(to.date)}`])),
    ),
    section('Where they may stand', result.uncertainty?.planets, (list) =>
      table(list.map((range) => rangeRow(range, uncertain, signNames))),
    ),
    section('Notices', notices, (list) => list.map(({ message }) => wrap(message, columns)).join('\n')),
  ];
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}

function heading(profile: Profile, calculation: Calculation | undefined, terminal: Terminal): string {
  const { birthdate, utBirthdate } = profile;
  const position = `${toDegrees(profile.realLat, 'N', 'S')} ${toDegrees(profile.realLong, 'E', 'W')}`;
  const clock = calculation?.offsetSource === 'local-mean-time' ? 'local mean time' : birthdate.timezone;
  return [
    bold(profile.name, terminal),
    `${toMinutes(birthdate.date)}, ${profile.cityName} (${position})`,
    `${clock}${profile.dst ? ', daylight saving time' : ''}; ${toMinutes(utBirthdate.date)} UTC`,
  ].join('\n');
}

const position = (at: { degrees: number; minutes: number; seconds: number; signName: string }): string[] => [
  `${String(at.degrees).padStart(2)}°${two(at.minutes)}′${two(at.seconds)}″`,
  at.signName,
];

function positions(planets: readonly PlanetEntry[]): string {
  return table(
    planets.map((planet) => [
      planet.planetName,
      ...position(planet),
      planet.stationary ? 'stationary' : planet.retrograde ? 'retrograde' : '',
      planet.housePosition ? `house ${planet.housePosition}` : '',
      planet.dignity ?? '',
    ]),
  );
}

function houses(list: readonly HouseEntry[]): string {
  return table(
    list.map((house) => [String(house.house), ...position(house)]),
    new Set([0]),
  );
}

function aspects(list: readonly AspectEntry[]): string {
  return table(
    list.map((aspect) => [
      aspect.planet1Name,
      aspect.aspectName.toLowerCase(),
      aspect.planet2Name,
      `${Number(aspect.orb).toFixed(2)}°`,
      `${aspect.applying ? 'applying' : 'separating'}${aspect.outOfSign ? ', out of sign' : ''}`,
    ]),
    new Set([3]),
  );
}

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
  const at = (longitude: string): string => {
    const { degrees, minutes, signId } = zodiacPosition(Number(longitude));
    return `${String(degrees).padStart(2)}°${two(minutes)}′ ${signNames[signId]}`;
  };
  return [name, at(from), `to ${at(to)}`, opposite ? 'or opposite' : ''];
}

const day = (moment: { date: string } | null): string => moment?.date.slice(0, 16) ?? 'long ago or hence';

function passages(list: readonly TransitAspect[]): string {
  return table(
    list.map((aspect) => [
      aspect.planet1Name,
      aspect.aspectName.toLowerCase(),
      aspect.planet2Name,
      `${day(aspect.starts)} to ${day(aspect.ends)}`,
      aspect.exact.length === 0 ? '' : `exact ${aspect.exact.map(day).join(', ')}`,
    ]),
  );
}

function stays(list: readonly TransitHouse[]): string {
  return table(
    list.map((stay) => [stay.planetName, `house ${stay.house}`, `${day(stay.starts)} to ${day(stay.ends)}`]),
  );
}

type Paragraph = (text: string) => string;

/** In a synastry what is told of a house is told of the partner's. */
const houseTold = (planet: PlanetEntry & { partnerHousePosition?: number }): string =>
  planet.partnerHousePosition === undefined
    ? `house ${planet.housePosition}`
    : `the partner’s house ${planet.partnerHousePosition}`;

function readings(planets: readonly PlanetEntry[], terminal: Terminal, paragraph: Paragraph): string[] {
  return planets.flatMap((planet) => {
    const inSign =
      planet.text == null
        ? []
        : [bold(`${planet.planetName} in ${planet.signName}`, terminal), paragraph(planet.text)];
    const inHouse =
      planet.housetext == null
        ? []
        : [bold(`${planet.planetName} in ${houseTold(planet)}`, terminal), paragraph(planet.housetext)];
    const pairs = [inSign, inHouse].filter((pair) => pair.length > 0).map((pair) => pair.join('\n'));
    return pairs.length === 0 ? [] : [pairs.join('\n\n')];
  });
}

const aspectReadings = (list: readonly AspectEntry[], terminal: Terminal, paragraph: Paragraph): string[] =>
  list.flatMap(({ planet1Name, aspectName, planet2Name, text }) =>
    text == null
      ? []
      : [
          `${bold(`${planet1Name} ${aspectName.toLowerCase()} ${planet2Name}`, terminal)}\n${paragraph(text)}`,
        ],
  );

/** `1990-05-17 14:30`, with its seconds where they are not 0. */
function toMinutes(date: string): string {
  const time = date.slice(0, 19);
  return time.endsWith(':00') ? time.slice(0, 16) : time;
}

function toDegrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${value < 0 ? negative : positive}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
