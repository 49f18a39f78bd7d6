/** What is asked of the library for what was typed. */
import { createEngine } from 'horoscope-engine/engine';
import { jsonSchemas } from 'horoscope-engine/schemas';
import { describe, expect, test } from 'vitest';
import { knownFlags, parametersOf } from '#dist/command/flags.js';
import { run } from '#dist/command/run.js';
import * as operations from '#dist/operations/list.js';
import { includeKeys } from '#dist/schema/include-keys.js';
import { fieldsOf, jsonSchemaOf } from '#dist/schema/json-schema.js';
import { optionsSchema } from '#dist/schema/options.js';

const engine = createEngine({ now: () => Date.UTC(2026, 10, 22, 9, 30, 15) });
const library = { operations, open: () => engine };
const horoscope = (line: string) =>
  run(
    line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [],
    { columns: 80, color: false },
    library,
  );
const born = '--date 1990-05-17 --time 14:30';
const result = async (line: string) => JSON.parse((await horoscope(`${line} --json`)).output);
const refusal = async (line: string) => {
  const { output, exitCode } = await horoscope(line);
  expect(exitCode).toBe(2);
  return output.split('\n')[0];
};

describe('a place', () => {
  test('of two words without quotes is that place', async () => {
    const { profile } = await result(`natal ${born} --no-texts --place San Francisco`);
    expect(profile).toMatchObject({ cityName: 'San Francisco', timezoneName: 'America/Los_Angeles' });
    const { output } = await horoscope(`natal ${born} --no-texts --place San`);
    expect(output).toMatch(/Others that San may mean:\n(.*\n)* {2}San, [^\n]*Mali/i);
  });

  test.each([
    ['--place Budapest --place-id 2267057', /--place-id and --place are two ways to name a place/],
    ['--place-id 2267057 --latitude 47.5', /--place-id and --latitude are two ways/],
    [
      '--place Budapest --latitude 0 --longitude 0 --timezone UTC',
      /--place is Budapest, .*Hungary, and the coordinates are 55\d\d km away/,
    ],
  ])('is one place: %s', async (flags, message) => {
    expect(await refusal(`natal ${born} ${flags}`)).toMatch(message);
  });

  test('of coordinates may have a name: its own, or that of the place there', async () => {
    const spot = `--latitude 47.5 --longitude 19.04 --timezone Europe/Budapest`;
    for (const name of ['Budapest', 'Grandmother’s house']) {
      const { profile } = await result(`natal ${born} --no-texts --place ${name} ${spot}`);
      expect(profile).toMatchObject({ cityName: name, realLat: 47.5 });
    }
  });

  test('of one’s own is not 0 where nothing is said', async () => {
    expect(await refusal(`natal ${born} --latitude= --longitude= --timezone UTC`)).toMatch(
      /--latitude is empty/,
    );
    expect(await refusal(`natal ${born} --latitude 47.5 --timezone UTC`)).toMatch(/--longitude is missing/);
    expect(await refusal(`natal ${born} --latitude 0x10 --longitude 1 --timezone UTC`)).toMatch(
      /--latitude is "0x10"; it must be a number/,
    );
  });

  test('that is missing is asked for, by its flags', async () => {
    expect(await refusal('natal --time 14:30')).toMatch(/--date is missing/);
    expect(await refusal(`natal ${born}`)).toMatch(/which place\? --place Budapest/);
    expect(await refusal(`synastry ${born} --place Budapest --date-2 1988-11-02 --time-2 06:10`)).toMatch(
      /which place\? --place-2 Budapest/,
    );
  });
});

test.each([
  ['events --from 2026-01-01 --to soon', /--to is "soon"/],
  [`natal ${born} --place-id Budapest`, /--place-id is "Budapest"; it must be/],
  [`natal ${born} --place Budapest --time-accuracy long`, /--time-accuracy is "long"/],
  [`solar-return ${born} --place Budapest --year next`, /--year is "next"/],
  [`chinese-forecast --year ${'9'.repeat(400)}`, /--year is/],
  ['report --kind weekly --year 2026 --week x --sign 7', /--week is "x"/],
  ['places Budapest --limit many', /--limit is "many"/],
])('NaN is not told of: %s', async (line, message) => {
  const told = await refusal(line);
  expect(told).toMatch(message);
  expect(told).not.toMatch(/NaN|Infinity|undefined/);
});

test('flags that mean the same are one flag', async () => {
  const at = `natal ${born} --place Budapest --no-texts`;
  expect((await result(`${at} --house-system koch`)).calculation.houseSystem).toBe('K');
  expect(await refusal(`${at} --house-system koch --system placidus`)).toMatch(
    /--system and --house-system mean the same; give one of them/,
  );
  expect(await refusal(`${at} --json --csv`)).toMatch(/--json and --csv are two formats/);
});

test('bodies and signs go by their names, orbs by those of aspects', async () => {
  const at = `natal ${born} --place Budapest --no-texts`;
  const { planets } = await result(`${at} --planets "sun, north node,16"`);
  expect(planets.map(({ planetId }: { planetId: number }) => planetId)).toEqual([0, 12, 16]);
  const narrow = await result(`${at} --orbs square=1,trine=0.6 --aspects square,trine`);
  expect(narrow.aspects.length).toBeGreaterThan(0);
  expect(Math.max(...narrow.aspects.map(({ orb }: { orb: string }) => Number(orb)))).toBeLessThanOrEqual(1);
  expect(await refusal(`${at} --planets sun,vulcan`)).toMatch(/no body "vulcan"/);
  expect((await result('weekly-reports --year 2026 --week 47 --sign scorpio')).sign_id).toBe(7);
});

describe('now', () => {
  test('is the date and the time of the place', async () => {
    const { profile } = await result('natal --date now --place Budapest --no-texts');
    expect(profile.birthdate.date).toBe('2026-11-22 10:30:15.000000');
    const tokyo = await result('natal --date now --place Tokyo --no-texts');
    expect(tokyo.profile.birthdate.date).toBe('2026-11-22 18:30:15.000000');
  });

  test('leaves a time that is given', async () => {
    const { profile } = await result('natal --date now --time 00:05 --place Budapest --no-texts');
    expect(profile.birthdate.date).toBe('2026-11-22 00:05:00.000000');
  });

  test('is a moment of life, and of the sky', async () => {
    const at = `${born} --place Budapest --no-texts`;
    const { event } = await result(`progressions ${at} --date-2 now`);
    expect(event.date.date).toBe('2026-11-22 10:30:15.000000');
    const { data } = await result('events --from now --to 2026-11-23 --kinds aspect');
    expect(data[0].utDate > '2026-11-22T09:30:15Z').toBe(true);
    expect((await result('planetary-hours --place Budapest --date now')).date).toBe('2026-11-22');
    const apia = await result('daily-reports --date now --timezone Pacific/Kiritimati --sign 7');
    expect(apia.date).toBe('2026-11-22');
    const west = await result('daily-reports --date now --timezone -12:00 --sign 7');
    expect(west.date).toBe('2026-11-21');
  });
});

describe('flags', () => {
  const flagsOf = Object.values(operations).map((operation) => {
    const parameters = parametersOf(operation);
    return { operation, parameters, known: knownFlags(parameters, { text: () => '' }) };
  });

  test('there is one for every option of the engine', () => {
    const options = fieldsOf(jsonSchemaOf(optionsSchema, 'request')).map(({ name }) => name);
    const reached = flagsOf.flatMap(({ parameters }) =>
      parameters.list.flatMap(({ field, aliases, flag, of }) =>
        of === 'option' ? [flag] : [flag, ...aliases, field],
      ),
    );
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(options.filter((option) => !reached.includes(kebab(option)))).toEqual([]);
    expect(options.length).toBeGreaterThan(20);
  });

  test('there is one for every list to include', () => {
    const natal = flagsOf.find(({ operation }) => operation.name === 'natal');
    expect(natal?.parameters.included).toEqual(includeKeys);
    expect(natal?.known.get('declination-aspects')).toBe('nothing');
  });

  test('there is one for every field of every request', () => {
    const schemas = jsonSchemas();
    const missing = flagsOf.flatMap(({ operation, parameters, known }) =>
      fieldsOf(schemas[operation.name]?.request ?? {})
        .map(({ name }) => name)
        .filter((field) => {
          const listed = parameters.list.find((one) => one.field === field)?.flag;
          if (listed !== undefined) return !known.has(listed);
          if (field === 'collect_text') return !known.has('no-texts');
          return !known.has(field.replace(/_1$/, '').replaceAll('_', '-'));
        })
        .map((field) => `${operation.name}: ${field}`),
    );
    expect(missing).toEqual([]);
  });

  test('reach the result', async () => {
    const at = `natal ${born} --place Budapest --no-texts`;
    const all = await result(`${at} --lots --include midpoints --fixed-stars --node mean --ayanamsa raman`);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['lots', 'midpoints', 'fixedStars']));
    expect(all.calculation).toMatchObject({ node: 'mean', ayanamsa: 'raman' });
    expect(all.antiscia).toBe(undefined);
    expect((await horoscope(`${at} --composite-method davison`)).output).toMatch(
      /no flag "--composite-method"/,
    );
  });
});

test('two signs are two signs', async () => {
  expect(await refusal('sign-to-sign Aries Leo Virgo')).toMatch(/nothing is to be made of "Virgo"/);
  expect(await refusal('sign-to-sign Aries')).toMatch(/--sign-id-2 is missing/);
  expect(await refusal('sign-to-sign Aries Leo --sign-id-2 3')).toMatch(/mean the same/);
});
