import { Jupiter, Saturn } from '../chart/bodies.js';
import type { Happening } from './happenings.js';
import type { SlowPlanet } from './long-view.js';
import { bodiesOf, solarHouse } from './ranking.js';
import type { Writer } from './writer.js';
import { type Residence, residencesOf, type Stay } from './year-residences.js';

/**
 * The course of a year in two sentences before anything is told: with what Jupiter helps and for what Saturn asks
 * patience, first and later. Of what leads nothing is said here, since the thought of the year is about that.
 */
export function outlineOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
): string[] {
  const leading: readonly number[] = lead === undefined ? [] : bodiesOf(lead);
  return ([Jupiter, Saturn] as const)
    .filter((planet) => !leading.includes(planet))
    .map((planet) => sentenceOf(planet, happenings, writer));
}

function sentenceOf(planet: SlowPlanet, happenings: readonly Happening[], writer: Writer): string {
  const stays = happenings.filter((one): one is Stay => one.kind === 'stay' && one.body === planet);
  const residences = residencesOf(stays, writer.period);
  const [first, second] = residences;
  if (first === undefined) return '';
  const helps = planet === Jupiter;
  const said = { planet: writer.planet(planet), first: matterOf(first, writer) };
  if (second === undefined) return writer.statement(helps ? 'helps' : 'asks', said);
  // A sign that a planet leaves and comes back to has no first and later.
  if (residences.length > 2 || residences.some((one) => one.stays.length > 1)) {
    const [longest = first] = [...residences].sort((a, b) => b.days - a.days);
    const values = { ...said, first: matterOf(longest, writer) };
    return writer.statement(helps ? 'helpsMostly' : 'asksMostly', values);
  }
  return writer.statement(helps ? 'helpsThen' : 'asksThen', { ...said, second: matterOf(second, writer) });
}

const matterOf = ({ signId }: Residence, { reader, words }: Writer): string =>
  words.reports.columns.matters[solarHouse(reader, signId)];
