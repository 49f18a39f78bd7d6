import { type IncludeKey, includeKeys } from '../schema/include-keys.js';
import type { Included } from '../schema/included.js';
import { position } from './degrees.js';
import { sections } from './layout.js';
import type { View } from './subcommand.js';
import { table, wrap, wrapParagraphs } from './table.js';

/** Lists that were asked for besides the chart: a section each. */

const orb = (given: string): string => `${Number(given).toFixed(2)}°`;
const contacts = (list: readonly { planetName: string; orb: string; kind?: string }[]): string =>
  list
    .map((one) => `${one.planetName} ${one.kind === undefined ? '' : `${one.kind} `}${orb(one.orb)}`)
    .join(', ');

type Rows = {
  [K in IncludeKey]?: (list: NonNullable<Included[K]>, name: (id: number) => string) => string[][];
};

const titles: Partial<Record<IncludeKey, string>> = {
  dignities: 'Essential dignities',
  midpoints: 'Midpoints',
  antiscia: 'Antiscia',
  lots: 'Lots',
  declinationAspects: 'Aspects of declination',
  fixedStars: 'Fixed stars',
  factors: 'Factors',
};

const rowsOf: Rows = {
  factors: (list) => list.map((one) => [one.weight.toFixed(1), one.name, one.kind]),
  dignities: (list, name) =>
    list.map((one) => [
      one.planetName,
      String(one.score),
      one.peregrine ? 'peregrine' : one.has.join(', '),
      `ruler ${name(one.rulership)}${one.exaltation === null ? '' : `, exaltation ${name(one.exaltation)}`}`,
      `${one.triplicity === null ? '' : `triplicity ${one.triplicity.map(name).join(' ')}, `}term ${name(one.term)}, face ${name(one.face)}`,
    ]),
  midpoints: (list) =>
    list.map((one) => [`${one.planet1Name}/${one.planet2Name}`, ...position(one), contacts(one.contacts)]),
  antiscia: (list) =>
    list.map((one) => [
      one.planetName,
      ...position(one.antiscion),
      'contra',
      ...position(one.contraAntiscion),
      contacts(one.contacts),
    ]),
  lots: (list, name) =>
    list.map((one) => [
      one.lot,
      ...position(one),
      `house ${one.housePosition}`,
      `ruler ${name(one.rulerId)}`,
    ]),
  declinationAspects: (list) => list.map((one) => [one.planet1Name, one.kind, one.planet2Name, orb(one.orb)]),
  fixedStars: (list) =>
    list.map((one) => [
      one.planetName,
      one.starName,
      ...position(one),
      orb(one.orb),
      `magnitude ${one.magnitude.toFixed(1)}`,
    ]),
};

const closingTitle = 'In closing';

const closingSections = (heading: string, [first, ...more]: readonly string[]): string[] =>
  first === undefined ? [] : [`${heading}\n${first}`, ...more];

/** A horoscope as something to read, from its title to its closing. */
export function readingSections(reading: NonNullable<Included['reading']>, view: View): string[] {
  const { bold, columns } = view;
  const paragraphs = (text: string): string[] => wrapParagraphs(text, columns);
  const title = (text: string): string => bold(wrap(text, columns));
  return [
    title(reading.title),
    ...paragraphs(reading.opening),
    ...reading.chapters.flatMap((chapter) => [
      title(chapter.title),
      ...chapter.sections.flatMap((section) => {
        const [first = '', ...more] = paragraphs(section.text);
        return [`${title(section.title)}\n${first}`, ...more];
      }),
    ]),
    // Without a title the end would be read as part of the section before it.
    ...closingSections(title(closingTitle), paragraphs(reading.closing)),
  ];
}

export function includedSections(result: Partial<Included>, view: View): string[] {
  const name = (id: number): string => view.bodies.get(id) ?? String(id);
  return includeKeys.flatMap((key) => {
    const list = result[key];
    if (list === undefined || list === null || key === 'reading' || key === 'wheel') return [];
    const set = rowsOf[key] as ((list: unknown, name: (id: number) => string) => string[][]) | undefined;
    const title = view.bold(titles[key] ?? key);
    if (set === undefined) return [`${title}\n${sections({ [key]: list }, view).join('\n\n')}`];
    const rows = set(list, name);
    return [`${title}\n${rows.length === 0 ? 'None.' : table(rows, { columns: view.tableColumns })}`];
  });
}
