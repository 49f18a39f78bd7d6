import { Conjunction, Opposition, Square } from '../chart/aspects.js';
import { Moon, type Planet } from '../chart/bodies.js';
import type { ColumnShelf } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import type { Happening } from './happening.js';
import { escaped, unescaped } from './markup.js';
import { matterOf } from './matter.js';
import { bodiesOf, solarHouse } from './ranking.js';
import { firstSentence } from './sentence-ends.js';
import { inRotation } from './wordings.js';
import type { Writer } from './writer.js';

/** As clocks count, from Monday on. */
const friday = 4;

/**
 * An intro with its lead's sign, house and day, where it names them: they go without saying from then on; or with the
 * lead's planets.
 */
export function beginningOf(intro: string, isDated: boolean, lead: Happening, writer: Writer): string {
  const { signId, julianDayUt } = lead;
  const house = writer.mentionHouse(solarHouse(writer.reader, signId));
  if (isDated || intro.includes(unescaped(house))) writer.mentioned.addSign(signId);
  const { moonPlace, weekOf } = writer.words.reports.columns;
  const isLate = writer.period.clock.weekdayOf(julianDayUt) >= friday;
  const week = escaped(isLate ? inRotation(weekOf.late, writer.reader) : weekOf.any);
  const place = fill(moonPlace.inHouse, { sign: writer.sign(signId), house });
  const said = unescaped(fill(intro, { place, day: writer.date(julianDayUt), week }));
  return isDated || namesPlanet(said, lead, writer) ? said : withSky(said, lead, writer, unescaped(week));
}

const namesPlanet = (intro: string, lead: Happening, writer: Writer): boolean =>
  bodiesOf(lead).some((body) => intro.includes(writer.words.reports.planets[body]));

type Skies = ColumnShelf['weekSkies'];

/**
 * An intro that says what a week is about, with the planets behind it, which the text dates: before its first sentence
 * or behind it.
 */
function withSky(intro: string, lead: Happening, writer: Writer, week: string): string {
  const { columns } = writer.words.reports;
  const { behind, before, asClause } = columns.weekFactors;
  const sky = skyOf(lead, writer, columns.weekSkies);
  const first = firstSentence(intro);
  const whens = [week, columns.weekOf.any];
  if (whens.some((one) => first.endsWith(` ${one}.`)))
    return fill(behind, { first: first.slice(0, -1), sky }) + intro.slice(first.length);
  // A host's own words are left as they are, where they say nothing of a week and may not go on in lower case.
  const isOfWeek = whens.some((one) => first.toLowerCase().includes(one));
  if (!isOfWeek && matterOf(intro, columns) === undefined) return intro;
  const goesOn = intro.charAt(0).toLowerCase() + intro.slice(1);
  // Of two that meet in the reader's own sign, or while one is retrograde, the clause says where that is.
  const isBrief = lead.kind === 'aspect' && lead.signId !== writer.reader && !lead.inferior;
  const isClause = isBrief && (writer.period.number + writer.reader) % 2 === 0;
  return isClause
    ? fill(asClause, { clause: unescaped(writer.brief(lead)), intro: goesOn })
    : fill(before, { sky, intro: goesOn });
}

function skyOf(lead: Happening, writer: Writer, skies: Skies): string {
  const [body, other] = bodiesOf(lead);
  const planet = (one: Planet | undefined): string => unescaped(writer.planet(one ?? Moon));
  return fill(skies[nameOf(lead)], { planet: planet(body), other: planet(other) });
}

function nameOf(lead: Happening): keyof Skies {
  switch (lead.kind) {
    case 'aspect':
      if (lead.aspectId === Conjunction) return 'together';
      return lead.aspectId === Opposition ? 'opposite' : lead.aspectId === Square ? 'atOdds' : 'inAccord';
    case 'station':
      return lead.direction === 'direct' ? 'forward' : 'backward';
    case 'eclipse':
      return lead.luminary === 'solar' ? 'solarEclipse' : 'lunarEclipse';
    case 'lunation':
      return lead.phaseId === 2 ? 'firstQuarter' : 'lastQuarter';
    default:
      return 'backAgain';
  }
}
