import type { Birthday, Natal } from '../schema/responses.js';
import { wheelOfDay } from '../wheel/open-moon.js';
import { horoscopeText } from './chart.js';
import type { Page } from './subcommand.js';
import { wrap } from './table.js';

/** The horoscopes: one page for all, the table of their positions and their wheel. */

const person = '--name Ada --date 1990-05-17 --time 14:30 --place Budapest';
const second = '--name-2 Ben --date-2 1988-11-02 --time-2 06:10 --place-2 Lisbon';

type Row = Readonly<Record<string, unknown>>;
interface Positions {
  planets?: readonly Row[];
  planets1?: readonly Row[];
  planets2?: readonly Row[];
}

const withoutTexts = ({ text: _, housetext: __, collectText: ___, ...position }: Row): Row => position;

const horoscope = (example: string): Page => ({
  example,
  text: (result: object, view) => horoscopeText(result, view),
  /** Of two persons each row says whose it is. */
  rows: ({ planets = [], planets1 = [], planets2 = [] }: Positions) => [
    ...planets.map(withoutTexts),
    ...planets1.map((position) => ({ person: 1, ...withoutTexts(position) })),
    ...planets2.map((position) => ({ person: 2, ...withoutTexts(position) })),
  ],
  picture: (result) => `${wheelOfDay(result)}\n`,
});

export const natal = horoscope(person);
/** Of a birthday alone there is a sign and its text. */
export const natalBasic: Page = {
  ...natal,
  text: (result: Natal | Birthday, view) =>
    'planets' in result
      ? horoscopeText(result, view)
      : `${view.bold(wrap(`${result.profile.name}, ${result.profile.signName}`, view.columns))}\n${wrap(result.text ?? '', view.columns)}\n`,
};
export const solarReturn = horoscope(`${person} --year 2026`);
export const lunarReturn = horoscope(`${person} --date-2 2026-11-21`);
export const pair = horoscope(`${person} ${second}`);
export const moment = horoscope(`${person} --date-2 2026-11-21`);
