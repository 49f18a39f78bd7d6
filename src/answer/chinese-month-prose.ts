import { monthOfBranch } from '../cast/chinese-months.js';
import { type Branch, clash } from '../chinese/cycles.js';
import { yearPillar } from '../chinese/pillars.js';
import { helpingBranches, rubbingBranches } from '../chinese/relations.js';
import type { EngineContext } from '../request/context.js';
import { fill, type Texts } from '../text/texts.js';
import { dateOf } from '../time/calendar.js';
import { dayInWords, listed } from './chinese-words.js';

/** Which months of a Chinese year are good for an animal or a person, and which are not. */

interface MonthsOf {
  /** By which a person is told of. */
  animal: Branch;
  /** By which the months go: a person's is that of their day, which may be that of their year. */
  own: Branch;
  isPersons: boolean;
  year: number;
  first: number;
  last: number;
}

/** Says which animal decides a person's good and difficult months. */
function whoseMonths({ animal, own }: MonthsOf, texts: Texts): string {
  const { personMonths, personMonthsOfAnimal } = texts.chinese.statements;
  return fill(own === animal ? personMonthsOfAnimal : personMonths, { day: texts.animalName(own) });
}

/** The months of a year that help an animal, and those that rub, with their days on China's clock. */
export function monthsText(context: EngineContext, months: MonthsOf, texts: Texts): string[] {
  const { animal, own, isPersons, year, ...of } = months;
  const { helpingMonth, helpingMonths, rubbingMonths, monthSpan, monthRest, monthBeginning } =
    texts.chinese.statements;
  // A friend whom the year opposes is of no help in it, nor is one who opposes the person's own animal.
  const friends = helpingBranches(own);
  const opponents = [yearPillar(year).branch, animal];
  const helping = friends.filter((friend) => !opponents.some((one) => clash(friend, one)));
  const inWords = (branches: readonly Branch[]): string => {
    const spans = branches.map((branch) => {
      const month = monthOfBranch(context, branch, year);
      const { first } = month;
      // The Tiger's month may begin before the lunar year does, and the Ox's end after it.
      const last = Math.min(month.last, of.last);
      const wording = first < of.first ? monthRest : last < month.last ? monthBeginning : monthSpan;
      return fill(wording, {
        animal: texts.animalName(branch),
        from: dayInWords(first, texts, year),
        to: dayInWords(
          last,
          texts,
          first < of.first ? year : Math.max(year, dateOf(first, 'gregorian').year),
        ),
      });
    });
    return listed(spans, texts);
  };
  const say = (wordings: readonly string[], branches: readonly Branch[]): string =>
    fill(wordings[(own + Math.floor(own / 6) + year + Math.floor(year / 12)) % wordings.length] ?? '', {
      months: inWords(branches),
    });
  return [
    ...(isPersons ? [whoseMonths(months, texts)] : []),
    say(helping.length > 1 ? helpingMonths : helpingMonth, helping),
    say(rubbingMonths, rubbingBranches(own)),
  ];
}
