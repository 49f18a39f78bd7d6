import { type BodyId, Midheaven, Moon, Sun, Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { Factor } from '../factors.js';
import { isOfWork, youngestGrown } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { isChief } from '../transits/weight.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { daysBetween, isAtFarEnd } from './passage-choice.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnEclipse } from './transits.js';

/** Eclipses of a year and of a month, by where they fall in the birth chart. */

/** More than any other day has. */
const weight = 6;

const factorOf = ({ luminary, day, touches }: ReturnEclipse): Factor => ({
  kind: 'eclipse',
  weight,
  planetIds: [luminary === 'solar' ? Sun : Moon, ...(touches === undefined ? [] : [touches.natal])],
  ...(touches === undefined ? {} : { aspectId: touches.aspect }),
  exact: [day],
});

const houseOfWork = 10;

/** The house that is told of: that of public life to those who are in it. */
const houseFor = ({ house }: ReturnEclipse, age: number): House | 0 =>
  house === houseOfWork && !isOfWork(age) ? 0 : house;

/** Of a month the eclipse that its opening names: what touches the birth comes before what does not. */
export function eclipseSentence({ cells, kind, manuscript, month }: LunarReturnContext): string {
  const { eclipses } = month;
  const found = eclipses.find(({ touches }) => touches !== undefined) ?? eclipses[0];
  if (found === undefined) return '';
  const { anywhere, inHouse } = kind.eclipses[isBefore(found, month.begins) ? 'before' : 'within'];
  const day = cells.dayOfYear(found.day);
  const house = houseFor(found, month.age);
  return house === 0
    ? manuscript.unlessSaid(anywhere[found.luminary], { day })
    : manuscript.unlessSaid(inHouse[found.luminary], {
        day,
        matter: cells.readings.returns.concerns[house],
      });
}

const isBefore = ({ day }: ReturnEclipse, begins: string): boolean => daysBetween(begins, day) < 0;

/** Those within a month as days of it. */
export const eclipseDays = ({
  cells,
  kind,
  manuscript,
  month,
}: LunarReturnContext): { day: string; parts: Part[]; factor: Factor }[] =>
  month.eclipses
    .filter((eclipse) => !isBefore(eclipse, month.begins))
    .map((eclipse) => {
      const { anywhere, inHouse } = kind.days.eclipses[eclipse.luminary];
      const house = houseFor(eclipse, month.age);
      const text = manuscript.unlessSaid(house === 0 ? anywhere : inHouse[house]);
      return {
        day: eclipse.day,
        parts: [fill(kind.days.dated, { day: cells.dayOfYear(eclipse.day), text })],
        factor: factorOf(eclipse),
      };
    });

const mostInYear = 2;

/** Those of a year that fall on a planet or an angle of the birth, each a section; lights and angles first. */
export function eclipseSections(context: SolarReturnContext): Draft[] {
  const { cells, kind, length, manuscript, year } = context;
  if (length === 'brief') return [];
  const { farEnds, points, title } = kind.dates.eclipses;
  return year.eclipses
    .flatMap((eclipse) => {
      const { touches } = eclipse;
      return touches !== undefined && isFitting(touches.natal, year.age) ? [{ eclipse, touches }] : [];
    })
    .sort((a, b) => Number(isChief(b.touches.natal)) - Number(isChief(a.touches.natal)))
    .filter(({ touches }, at, all) => all.findIndex((other) => other.touches.natal === touches.natal) === at)
    .slice(0, mostInYear)
    .map(({ eclipse, touches }) => {
      const transit = { body: eclipse.luminary === 'solar' ? Sun : Moon, ...touches, exact: [eclipse.day] };
      const { natal } = touches;
      const isFar = isAtFarEnd(transit);
      const { aspects, atFarEnd, farEndNames, natal: names } = kind.dates;
      return {
        title: fill(title[eclipse.luminary], {
          aspect: isFar ? atFarEnd[natal as typeof Midheaven] : aspects[touches.aspect],
          b: isFar ? farEndNames[natal as typeof Midheaven] : names[natal as typeof Sun],
          day: cells.days([eclipse.day]),
        }),
        weight,
        factors: [factorOf(eclipse)],
        paragraphs: [
          [manuscript.unlessSaid(isFar ? farEnds[natal as typeof Midheaven] : points[natal as typeof Sun])],
        ],
      };
    });
}

const isFitting = (natal: BodyId, age: number): boolean =>
  (natal !== Midheaven || isOfWork(age)) && (natal !== Venus || age >= youngestGrown);
