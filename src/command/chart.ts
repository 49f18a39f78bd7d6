import type { Natal } from '../schema/responses.js';
import type { Terminal } from './subcommand.js';
import { table, wrap } from './table.js';

const widest = 100;
const bold = (text: string, { color }: Terminal): string => (color ? `\u001b[1m${text}\u001b[0m` : text);

/** A natal chart to read: who, positions, houses, aspects, texts, notices. */
export function natalText(natal: Natal, terminal: Terminal): string {
  const columns = Math.min(terminal.columns, widest);
  const paragraph = (text: string) => wrap(text, columns);
  const section = (title: string, body: string) => `${bold(title, terminal)}\n${body}`;
  const parts = [
    heading(natal, terminal),
    natal.intro === null ? undefined : paragraph(natal.intro),
    section('Positions', positions(natal)),
    section('Houses', houses(natal)),
    natal.aspects.length === 0 ? undefined : section('Aspects', aspects(natal)),
    section('Chart', summary(natal, columns)),
    ...readings(natal, terminal, paragraph),
    natal.notices.length === 0
      ? undefined
      : section('Notices', natal.notices.map(({ message }) => wrap(message, columns)).join('\n')),
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function heading({ profile, calculation }: Natal, terminal: Terminal): string {
  const { birthdate, utBirthdate } = profile;
  const position = `${toDegrees(profile.realLat, 'N', 'S')} ${toDegrees(profile.realLong, 'E', 'W')}`;
  const clock = calculation.offsetSource === 'local-mean-time' ? 'local mean time' : birthdate.timezone;
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

function positions(natal: Natal): string {
  return table([
    ...natal.planets.map((planet) => [
      planet.planetName,
      ...position(planet),
      planet.stationary ? 'stationary' : planet.retrograde ? 'retrograde' : '',
      planet.housePosition === 0 ? '' : `house ${planet.housePosition}`,
      planet.dignity ?? '',
    ]),
  ]);
}

function houses(natal: Natal): string {
  return table(
    natal.houses.map((house) => [String(house.house), ...position(house)]),
    new Set([0]),
  );
}

function aspects(natal: Natal): string {
  return table(
    natal.aspects.map((aspect) => [
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
    `${chart.sect === 'day' ? 'Day' : 'Night'} chart, ${chart.shape} shape`,
    shares(['fire', 'earth', 'air', 'water']),
    shares(['cardinal', 'fixed', 'mutable']),
    `${moonPhase.phaseName}, ${Math.round(Number(moonPhase.illumination) * 100)} % lit, ${Number(moonPhase.age).toFixed(1)} days old`,
    ...patterns.map(({ patternName, planetIds }) => `${patternName}: ${planetIds.map(nameOf).join(', ')}`),
  ];
  return lines.map((line) => wrap(line, columns)).join('\n');
}

function readings(natal: Natal, terminal: Terminal, paragraph: (text: string) => string): string[] {
  return natal.planets.flatMap((planet) => {
    const inSign =
      planet.text === null
        ? []
        : [bold(`${planet.planetName} in ${planet.signName}`, terminal), paragraph(planet.text)];
    const inHouse =
      planet.housetext === null
        ? []
        : [
            bold(`${planet.planetName} in house ${planet.housePosition}`, terminal),
            paragraph(planet.housetext),
          ];
    const pairs = [inSign, inHouse].filter((pair) => pair.length > 0).map((pair) => pair.join('\n'));
    return pairs.length === 0 ? [] : [pairs.join('\n\n')];
  });
}

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
