import type { Operation } from '../operations/definition.js';
import { includeKeys } from '../schema/include-keys.js';
import { branchesOf, fieldsOf, type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import { optionsSchema } from '../schema/options.js';
import { houseSystems } from '../sky/house-systems.js';
import type { Takes } from './arguments.js';
import type { Flag, Page } from './subcommand.js';

/** Flags of an operation, read off the schemas of its request and of the options. */

/** A field of the request or of the options, and the flag it goes by. */
export interface Parameter {
  flag: string;
  /** Other flags that mean the same. */
  aliases: readonly string[];
  of: 'request' | 'option';
  field: string;
  schema: JsonSchema;
  required: boolean;
}

/** Flags of an operation: of its fields, of its places by their suffixes, of the lists it can include. */
export interface Parameters {
  list: readonly Parameter[];
  /** Suffixes of the places, as flags have them, to those that fields have: `-2` to `_2`. */
  places: ReadonlyMap<string, string>;
  included: readonly string[];
  /** Whether texts can be left out. */
  texts: boolean;
  /** Languages of names and texts. */
  lang: boolean;
  takesOptions: boolean;
}

/** `sign_id` and `houseSystem` as they are typed: `sign-id`, `house-system`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** The first person's flags have no number: `date_1` is `--date`. */
const flagOf = (field: string): string => kebab(field.replace(/_1$/, ''));

/** Options that mean something to some operations alone. */
const only: Readonly<Record<string, readonly string[]>> = {
  progressedAngles: ['progressions'],
  compositeMethod: ['composite'],
  precessionCorrected: ['solarReturn', 'lunarReturn'],
  chineseYear: ['chineseHoroscope', 'chineseForecasts'],
  chineseHour: ['chineseHoroscope', 'chineseForecasts'],
  ratHour: ['chineseHoroscope', 'chineseForecasts'],
};

/** Options that mean nothing where no place is asked for: of houses, of local clocks, of where one stands. */
const ofPlaces = new Set([
  'houseSystem',
  'polar',
  'topocentric',
  'disambiguation',
  'calendar',
  'localMeanTime',
  'rulerships',
  'fortune',
]);

/** Fields of a request that have the effect of an option. */
const sameAs: Readonly<Record<string, string>> = { system: 'houseSystem', planets: 'bodies', orbs: 'orbs' };

export function parametersOf({ name, request, response, takesOptions = true }: Operation): Parameters {
  const fields = fieldsOf(jsonSchemaOf(request, 'request'));
  const suffixes = fields.flatMap((field) => /^place_id(.*)$/.exec(field.name)?.[1] ?? []);
  const isPlace = (field: string): boolean =>
    suffixes.some((suffix) => field === `place${suffix}` || field === `place_id${suffix}`);
  const answered = new Set(fieldsOf(jsonSchemaOf(response, 'response')).map((field) => field.name));
  const included = takesOptions ? includeKeys.filter((key) => answered.has(key)) : [];
  const own = fields
    .filter((field) => !isPlace(field.name) && field.name !== 'collect_text')
    .map(({ name: field, field: schema, required }): Parameter => {
      const aliases = [
        ...(sameAs[field] !== undefined && sameAs[field] !== field ? [kebab(sameAs[field])] : []),
        ...(field === 'sign_id' && isZodiac(name) ? ['sign'] : []),
      ];
      return { flag: flagOf(field), aliases, of: 'request', field, schema, required };
    });
  const shadowed = new Set(own.map(({ field }) => sameAs[field] ?? field));
  const options = takesOptions
    ? fieldsOf(jsonSchemaOf(optionsSchema, 'request'))
        .filter(({ name: field }) => !shadowed.has(field) && (only[field]?.includes(name) ?? true))
        .filter(({ name: field }) => suffixes.length > 0 || !ofPlaces.has(field))
        .filter(({ name: field }) => field !== 'include' || included.length > 0)
        .map(
          ({ name: field, field: schema }): Parameter => ({
            flag: kebab(field),
            aliases: [],
            of: 'option',
            field,
            schema,
            required: false,
          }),
        )
    : [];
  return {
    list: [...own, ...options],
    places: new Map(suffixes.map((suffix) => [kebab(suffix.replace(/^_1$/, '')), suffix])),
    included,
    texts: fields.some((field) => field.name === 'collect_text'),
    lang: fields.some((field) => field.name === 'lang'),
    takesOptions,
  };
}

/** Signs of the reports are those of the zodiac; a Chinese forecast's are animals. */
const isZodiac = (operation: string): boolean => !operation.startsWith('chinese');

const types = (schema: JsonSchema): Set<unknown> => new Set(branchesOf(schema).map(({ type }) => type));

/** What a flag of a schema takes. */
function takesOf(schema: JsonSchema): Takes {
  const kinds = types(schema);
  if (kinds.has('array')) return 'list';
  return kinds.size === 1 && kinds.has('boolean') ? 'nothing' : 'word';
}

/** Texts of one's own, which may have blanks. */
const spoken = new Set(['name', 'question']);
const takesOfParameter = ({ schema, flag }: Parameter): Takes =>
  spoken.has(flag.replace(/-2$/, '')) ? 'words' : takesOf(schema);

/** Every flag of a subcommand, with what it takes. */
export function knownFlags(parameters: Parameters, page: Page): Map<string, Takes> {
  const { list, places, included, texts } = parameters;
  return new Map<string, Takes>([
    ...[...places.keys()].flatMap((suffix) => [
      [`place${suffix}`, 'words'] as const,
      ...['place-id', 'latitude', 'longitude', 'timezone'].map(
        (word) => [`${word}${suffix}`, 'word'] as const,
      ),
    ]),
    ...list.flatMap((one) =>
      [one.flag, ...one.aliases].map((flag) => [flag, takesOfParameter(one)] as const),
    ),
    ...included.map((key) => [kebab(key), 'nothing'] as const),
    ...(page.flags ?? []).map(({ name, takes }) => [name, takes] as const),
    ...(texts ? ([['no-texts', 'nothing']] as const) : []),
    ...(page.rows ? ([['csv', 'nothing']] as const) : []),
    ...(page.calendar ? ([['ics', 'nothing']] as const) : []),
    ...(page.picture ? ([['svg', 'nothing']] as const) : []),
    ['json', 'nothing'],
  ]);
}

const choicesOf = (schema: JsonSchema): string[] =>
  branchesOf(schema)
    .flatMap(({ enum: words, const: word }) => words ?? [word])
    .filter((choice) => typeof choice === 'string');

/** How values that are neither a word nor a number are typed. */
const shapes: Readonly<Record<string, string>> = {
  orbs: 'square=3,trine=6',
  topocentric: 'true|altitude=N',
  step: 'N|hours=N',
};

/** Choices that fit where a value is shown; longer lists are told in the text. */
const shownAsValue = 40;

function valueShown({ schema, field }: Parameter): string {
  const kinds = types(schema);
  const choices = choicesOf(schema);
  if (shapes[field] !== undefined) return shapes[field];
  if (kinds.has('array')) return 'LIST';
  if (choices.length > 0 && choices.join('|').length <= shownAsValue) return choices.join('|');
  if (/^date|^from$|^to$/.test(field)) return 'DATE';
  if (/^time(_\d)?$/.test(field)) return 'HH:MM';
  return kinds.has('integer') || kinds.has('number') ? 'N' : 'WORD';
}

/** A description of the library in the words of the command line: fields by their flags. */
export function inFlags(text: string, { list }: Parameters): string {
  return text
    .replace(/`(?:options\.)?(\w+)`/g, (_, word: string) => {
      const parameter = list.find(({ field }) => field === word || field === `${word}_1`);
      return word === 'null' ? 'unknown' : parameter ? `--${parameter.flag}` : word;
    })
    .replaceAll('`', '')
    .replace(/\bnull\b/g, 'unknown');
}

const additions: Readonly<Record<string, string>> = {
  name: 'default Anonymous',
  date: 'or now',
  date_2: 'or now',
  from: 'or now',
  bodies: 'names too',
  planets: 'names too',
  system: `one of ${Object.values(houseSystems).join(', ')}`,
  houseSystem: `one of ${Object.values(houseSystems).join(', ')}`,
};

function saysOf(one: Parameter, parameters: Parameters): string {
  const { schema, field, aliases, required } = one;
  const choices = [
    ...choicesOf(schema),
    ...branchesOf(schema).flatMap(({ items }) => (items ? choicesOf(items) : [])),
  ];
  const isLong = takesOf(schema) === 'list' || choices.join('|').length > shownAsValue;
  const own = (schema.description ?? '').replace(/; before the `\w+` option$/, '');
  const addition = additions[field.replace(/_1$/, '')];
  const isDefaulted = field === 'lang' || /^name(_\d)?$/.test(field);
  return [
    inFlags(own, parameters),
    ...(choices.length > 0 && isLong ? [`of ${choices.join(', ')}`] : []),
    ...(addition === undefined ? [] : [addition]),
    ...(aliases.length > 0 ? [`also ${aliases.map((alias) => `--${alias}`).join(', ')}`] : []),
  ]
    .join('; ')
    .concat(required && !isDefaulted ? ' (required)' : '');
}

/** The flags of a subcommand as help shows them, in groups. */
export function helpOf(parameters: Parameters, page: Page): { title: string; flags: Flag[] }[] {
  const flag = (name: string, value: string, says: string, takes: Takes = 'word'): Flag => ({
    name,
    value,
    says,
    takes,
  });
  const flagOf = (one: Parameter): Flag => {
    const takes = takesOfParameter(one);
    return flag(one.flag, takes === 'nothing' ? '' : valueShown(one), saysOf(one, parameters), takes);
  };
  const { list, places, included, texts } = parameters;
  const placeFlags = [...places.keys()].flatMap((suffix) =>
    suffix === ''
      ? [
          flag(
            'place',
            'NAME',
            'A place as you would type it: Budapest, or Paris, TX. The best match is taken, and others of the name are told',
          ),
          flag('place-id', 'N', 'Or its id, which horoscope places NAME tells'),
          flag(
            'latitude, --longitude, --timezone',
            '',
            'Or a spot of your own: degrees north and east, and a zone such as Europe/Budapest',
          ),
        ]
      : [
          flag(
            `place${suffix}`,
            'NAME',
            `The second place, or --place-id${suffix}, or --latitude${suffix} and so on`,
          ),
        ],
  );
  const isOption = ({ of, field }: Parameter): boolean => of === 'option' || field === 'lang';
  return [
    {
      title: '',
      flags: [...(page.flags ?? []), ...list.filter((one) => !isOption(one)).map(flagOf), ...placeFlags],
    },
    {
      title: 'Also included',
      flags: included.map((key) => flag(kebab(key), '', includedSays[key] ?? `What --include ${key} adds`)),
    },
    { title: 'Options', flags: list.filter(isOption).map(flagOf) },
    {
      title: 'Output',
      flags: [
        ...(texts ? [flag('no-texts', '', 'Positions alone')] : []),
        flag('json', '', 'The result as JSON'),
        ...(page.rows ? [flag('csv', '', 'Its table as comma-separated values')] : []),
        ...(page.calendar ? [flag('ics', '', 'Its events as a calendar (iCalendar)')] : []),
        ...(page.picture ? [flag('svg', '', 'Its wheel as a picture (SVG)')] : []),
      ],
    },
  ].filter(({ flags }) => flags.length > 0);
}

const includedSays: Readonly<Record<string, string>> = {
  wheel: 'Its wheel as a data URL, in the result (--json); --svg prints the picture',
  dignities: 'Who rules the degree of each classical planet',
  midpoints: 'Points half way between two bodies, and what stands on them',
  antiscia: 'Mirror points',
  lots: 'The seven Hermetic lots',
  declinationAspects: 'Parallels and contraparallels',
  fixedStars: 'Bodies on fixed stars',
  factors: 'What the horoscope says, ranked',
  reading: 'It told in chapters; printed by default, without it (--reading=false) each text by itself',
};
