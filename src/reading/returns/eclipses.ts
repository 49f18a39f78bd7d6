import { type Midheaven, Moon, Sun } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { ReturnDatesCells } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import type { Factor } from '../factors.js';
import type { Manuscript } from '../manuscript.js';
import { isOfWork, isPointOfAge } from '../of-age.js';
import type { Draft } from '../reading.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { isAtFarEnd } from './passage-choice.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnEclipse } from './transits.js';

/** The eclipses of a year or a month, by their place in the birth chart. */

/** Weight of an eclipse: more than that of any other day. */
const weight = 6;

const factorOf = ({ luminary, day, touches }: ReturnEclipse): Factor => ({
  kind: 'eclipse',
  weight,
  planetIds: [luminary === 'solar' ? Sun : Moon, ...(touches === undefined ? [] : [touches.natal])],
  ...(touches === undefined ? {} : { aspectId: touches.aspect }),
  exact: [day],
});

const houseOfWork = 10;

/** The house of an eclipse, if it concerns the reader’s age: the tenth only those in public life. */
const houseFor = ({ house }: ReturnEclipse, age: number): House | 0 =>
  house === houseOfWork && !isOfWork(age) ? 0 : house;

/** The eclipse that a month’s opening names: one that touches the birth chart before another. */
export function eclipseSentence({ cells, kind, manuscript, month }: LunarReturnContext): string {
  const { eclipses } = month;
  const found = eclipses.find(({ touches }) => touches !== undefined) ?? eclipses[0];
  if (found === undefined) return '';
  const { anywhere, inHouse, touching } = kind.eclipses[isBefore(found, month.begins) ? 'before' : 'within'];
  const day = cells.dayOfYear(found.day);
  const touches = touchedAt(found, month.age);
  if (touches !== undefined)
    return manuscript.unlessSaid(touching[found.luminary], {
      day,
      ...placeOf(cells.readings.returnDates, found.luminary, touches),
    });
  const house = houseFor(found, month.age);
  return house === 0
    ? manuscript.unlessSaid(anywhere[found.luminary], { day })
    : manuscript.unlessSaid(inHouse[found.luminary], {
        day,
        matter: cells.readings.returns.concerns[house],
      });
}

const isBefore = ({ day }: ReturnEclipse, begins: string): boolean => daysFrom(begins, day) < 0;

const mostInYear = 2;

/** A section for each eclipse of a year on a planet or an angle of the birth chart; lights and angles first. */
export function eclipseSections(context: SolarReturnContext): Draft[] {
  const { cells, kind, length, manuscript, year } = context;
  if (length === 'brief') return [];
  return year.eclipses
    .flatMap((eclipse) => {
      const touches = touchedAt(eclipse, year.age);
      return touches === undefined ? [] : [{ eclipse, touches }];
    })
    .sort((a, b) => Number(isChief(b.touches.natal)) - Number(isChief(a.touches.natal)))
    .filter(({ touches }, at, all) => all.findIndex((other) => other.touches.natal === touches.natal) === at)
    .slice(0, mostInYear)
    .map(({ eclipse, touches }) =>
      touchingSection(kind.dates, manuscript, cells.days([eclipse.day]), eclipse, touches),
    );
}

type Touches = NonNullable<ReturnEclipse['touches']>;

const isFarEnd = (luminary: ReturnEclipse['luminary'], touches: Touches): boolean =>
  isAtFarEnd({ body: luminary === 'solar' ? Sun : Moon, ...touches, exact: [] });

/** The placeholders `{aspect}` and `{b}`: its aspect to what it touches, and the name of that. */
function placeOf(
  { aspects, atFarEnd, farEndNames, natal: names }: ReturnDatesCells,
  luminary: ReturnEclipse['luminary'],
  touches: Touches,
): { aspect: string; b: string } {
  const { aspect, natal } = touches;
  return isFarEnd(luminary, touches)
    ? { aspect: atFarEnd[natal as typeof Midheaven], b: farEndNames[natal as typeof Midheaven] }
    : { aspect: aspects[aspect], b: names[natal as typeof Sun] };
}

function touchingSection(
  dates: ReturnDatesCells,
  manuscript: Manuscript,
  day: string,
  eclipse: ReturnEclipse,
  touches: Touches,
): Draft {
  const { farEnds, points, title } = dates.eclipses;
  const { luminary } = eclipse;
  const { natal } = touches;
  const text = isFarEnd(luminary, touches) ? farEnds[natal as typeof Midheaven] : points[natal as typeof Sun];
  return {
    title: fill(title[luminary], { ...placeOf(dates, luminary, touches), day }),
    weight,
    isKept: true,
    factors: [factorOf(eclipse)],
    paragraphs: [[manuscript.unlessSaid(text)]],
  };
}

/** A section for each eclipse of a month: by the planet or angle of the birth chart that it touches, or by the house. */
export const eclipseSectionsOfMonth = (context: LunarReturnContext): Draft[] => {
  const { cells, length, manuscript, month } = context;
  if (length === 'brief') return [];
  return month.eclipses.flatMap((eclipse) => {
    const touches = touchedAt(eclipse, month.age);
    return touches === undefined
      ? [sectionInHouse(context, eclipse)]
      : [
          touchingSection(
            cells.readings.returnDates,
            manuscript,
            cells.days([eclipse.day]),
            eclipse,
            touches,
          ),
        ];
  });
};

function sectionInHouse(
  { cells, kind, manuscript, month }: LunarReturnContext,
  eclipse: ReturnEclipse,
): Draft {
  const { about, inHouse, title } = kind.eclipseSections[eclipse.luminary];
  const house = houseFor(eclipse, month.age);
  const day = cells.dayOfYear(eclipse.day);
  return {
    title:
      house === 0
        ? fill(title.anywhere, { day })
        : fill(title.inHouse, { day, house: cells.readings.words.houses[house] }),
    weight,
    isKept: true,
    factors: [factorOf(eclipse)],
    paragraphs: [[house === 0 ? '' : manuscript.unlessSaid(inHouse[house]), manuscript.firstUnsaid(about)]],
  };
}

/** The planet or angle that an eclipse touches, if that concerns the reader’s age. */
const touchedAt = ({ touches }: ReturnEclipse, age: number): Touches | undefined =>
  touches && isPointOfAge(touches.natal, age) ? touches : undefined;
