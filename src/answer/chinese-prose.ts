import type { ChineseBirth, Pillars } from '../cast/chinese-birth.js';
import { monthOfBranch } from '../cast/chinese-months.js';
import { chineseDay, chineseTime } from '../chinese/almanac.js';
import {
  type Branch,
  type ChineseElement,
  elementOfBranch,
  elementOfStem,
  nayinOf,
  type Pillar,
  polarityOfStem,
  positionOf,
  type Stem,
} from '../chinese/cycles.js';
import { lichunOf, yearPillar } from '../chinese/pillars.js';
import {
  helpingBranches,
  relationOf,
  relationsOf,
  rubbingBranches,
  type YearRelation,
} from '../chinese/relations.js';
import { temperOf } from '../chinese/tempers.js';
import type { EngineContext } from '../request/context.js';
import type { PersonPart } from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import { dateOf } from '../time/calendar.js';
import {
  betweenElements,
  placeAmongNeutral,
  stanceOf,
  sumOf,
  weighedClose,
  weighingText,
} from './chinese-weighing.js';

/** What is read out of Chinese pillars and years, as paragraphs. */

/** The person whom a year is told to, as far as the year concerns them. */
export interface ChineseSelf {
  birthElement: ChineseElement;
  dayMaster: ChineseElement;
  /** Animals. */
  month: Branch;
  day: Branch;
  /** Which wordings are theirs: by the places of their day and month among sixty. */
  turn: number;
}

export const chineseSelf = ({ year, pillars }: ChineseBirth): ChineseSelf => ({
  birthElement: elementOfStem(yearPillar(year).stem),
  dayMaster: elementOfStem(pillars.day.stem),
  month: pillars.month.branch,
  day: pillars.day.branch,
  turn: positionOf(pillars.day) + positionOf(pillars.month),
});

/** A day on China's clock, by its Julian day number, as the language writes dates. */
export const dayInWords = (day: number, texts: Texts, ofYear?: number): string => {
  const { year, month, day: ofMonth } = dateOf(day, 'gregorian');
  const { dates } = texts.reports;
  return fill(year === ofYear ? dates.inYear : dates.otherYear, {
    month: dates.months[month - 1] ?? '',
    day: String(ofMonth),
    year: String(year),
  });
};

/** An animal's year, or a person's of that animal: the year from its first to its last day, as Julian day numbers. */
export function forecastText(
  context: EngineContext,
  animal: Branch,
  year: number,
  { texts, first, last, self }: { texts: Texts; first: number; last: number; self?: ChineseSelf },
): string {
  const { stem, branch } = yearPillar(year);
  const element = elementOfStem(stem);
  const { chinese } = texts;
  const relation = relationOf(animal, branch);
  // Neighbors on the wheel have different wordings, and those three apart, and so has an animal twelve years on.
  const turn = (self?.turn ?? animal + Math.floor(animal / 3)) + Math.floor(year / 12);
  const inTurn = (wordings: readonly string[]): string => wordings[turn % wordings.length] ?? '';
  const [ownElement, yearElement] = [elementOfBranch(animal), elementOfBranch(branch)];
  const between = betweenElements(yearElement, ownElement);
  const named = (one: ChineseElement): string => texts.chineseElementName(one).toLowerCase();
  // Several animals are nothing to one year, some of them in one way: each has words of its own.
  const ofNeutral = (wordings: readonly string[]): string =>
    wordings[((self?.turn ?? placeAmongNeutral(animal, branch)) + Math.floor(year / 12)) % wordings.length] ??
    '';
  const openText = (): string =>
    fill(
      relation === 'neutral' ? ofNeutral(chinese.neutralYears[between]) : inTurn(chinese.relations[relation]),
      {
        animal: texts.animalName(animal),
        year: texts.animalName(branch),
        ownElement: named(ownElement),
        yearElement: named(yearElement),
      },
    );
  // The second of an element's two years would say the same again, and a neutral year is read by elements already.
  const isFirstOfElement = polarityOfStem(stem) === 'yang';
  const weighed = self && sumOf(relation, self, { element, branch });
  const closeText = (): string => {
    if (relation !== 'neutral') return inTurn(chinese.relationCloses[relation]);
    // That a year is even is the animal's word, and not the last where the rest of a birth says more.
    if (weighed !== undefined && weighed.sum !== 'plain') return inTurn(chinese.personCloses[weighed.sum]);
    return ofNeutral(chinese.neutralCloses[between]);
  };
  const yearStanceText = (ofYear: Stem): string => {
    const stance = stanceOf(relation);
    return stance === 'even' ? inTurn(chinese.yearStances[ofYear].even) : chinese.yearStances[ofYear][stance];
  };
  return paragraphs([
    // Before what everyone of the animal reads, what it comes to for this one person.
    weighed && sumText(weighed, inTurn(chinese.personSums[weighed.sum]), texts),
    [
      openText(),
      ...taiSuiText(animal, branch, texts),
      // What the year's stem comes to is said of a person by their own elements.
      self === undefined ? yearStanceText(stem) : undefined,
    ],
    texts.chineseYear(animal, branch),
    // A person has two elements of their own, which say it more closely.
    self === undefined
      ? isFirstOfElement && relation !== 'neutral'
        ? chinese.animalElementYears[animal][element]
        : undefined
      : selfText(self, relation, element, texts),
    self && pillarsInYear(self, year, texts),
    monthsText(context, { animal: self?.day ?? animal, year, first, last, self }, texts),
    closeText(),
  ]);
}

function sumText({ helps, presses }: ReturnType<typeof sumOf>, wording: string, texts: Texts): string {
  const places = (parts: readonly PersonPart[]): string =>
    listed(
      parts.map((part) => texts.chinese.statements.places[part]),
      texts,
    );
  return fill(wording, { helps: places(helps), presses: places(presses) });
}

/** What a year is to the elements of a birth: that of its year, and its day master. */
function selfText(
  { birthElement, dayMaster }: ChineseSelf,
  ofAnimal: YearRelation,
  ofYear: ChineseElement,
  texts: Texts,
): string[] {
  const { chinese } = texts;
  const named = (element: ChineseElement): string => texts.chineseElementName(element).toLowerCase();
  return [
    fill(chinese.statements.personYear, { birthElement: named(birthElement), dayMaster: named(dayMaster) }),
    chinese.birthElementYears[birthElement][ofYear],
    chinese.elementJoints[stanceOf(ofAnimal)][betweenElements(ofYear, dayMaster)],
    chinese.dayMasterYears[dayMaster][ofYear],
  ];
}

/** What the animals of a person's day and month are to the year's. */
function pillarsInYear({ day, month, turn }: ChineseSelf, year: number, texts: Texts): string[] {
  const { dayAnimalYears, monthAnimalYears } = texts.chinese;
  const { branch } = yearPillar(year);
  const said = (own: Branch, table: typeof dayAnimalYears): string => {
    const wordings = table[relationOf(own, branch)];
    const name = texts.animalName(own);
    return fill(wordings[(turn + year) % wordings.length] ?? '', {
      day: name,
      month: name,
      year: texts.animalName(branch),
    });
  };
  return [said(day, dayAnimalYears), said(month, monthAnimalYears)];
}

/** How an animal offends Tai Sui besides what the relation says of it. */
function taiSuiText(own: Branch, year: Branch, { chinese }: Texts): string[] {
  const relations = relationsOf(own, year);
  const isFriend = relations.includes('combination') || relations.includes('trine');
  const others = isFriend ? relations : relations.slice(1);
  const also = others.filter((one) => one === 'punishment' || one === 'break');
  return also.map((one) => {
    const wordings = chinese.taiSuiAlso[one];
    return wordings[own % wordings.length] ?? '';
  });
}

interface MonthsOf {
  animal: Branch;
  year: number;
  first: number;
  last: number;
  self: ChineseSelf | undefined;
}

const listed = (items: readonly string[], { reports }: Texts): string => {
  const { comma, and } = reports.dates;
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
};

/** The months of a year that help an animal, and those that rub, with their days on China's clock. */
function monthsText(
  context: EngineContext,
  { animal: own, year, self, ...of }: MonthsOf,
  texts: Texts,
): string[] {
  const { helpingMonths, rubbingMonths, monthSpan, monthRest, monthBeginning } = texts.chinese.statements;
  const inWords = (branches: readonly Branch[]): string => {
    const spans = branches.map((branch) => {
      const month = monthOfBranch(context, branch, year);
      const { first } = month;
      // The Tiger's month may begin before the lunar year does, and the Ox's end after it.
      const last = Math.min(month.last, of.last);
      const wording = first < of.first ? monthRest : last < month.last ? monthBeginning : monthSpan;
      return fill(wording, {
        animal: texts.animalName(branch),
        from: dayInWords(first, texts, dateOf(last, 'gregorian').year),
        to: dayInWords(last, texts, year),
      });
    });
    return listed(spans, texts);
  };
  const say = (wordings: readonly string[], branches: readonly Branch[]): string =>
    fill(wordings[(own + Math.floor(own / 6) + year + Math.floor(year / 12)) % wordings.length] ?? '', {
      months: inWords(branches),
    });
  return [
    ...(self ? [fill(texts.chinese.statements.personMonths, { day: texts.animalName(own) })] : []),
    say(helpingMonths, helpingBranches(own)),
    say(rubbingMonths, rubbingBranches(own)),
  ];
}

/** What the pillars of a birth say of a person, beside the portrait of the animal. */
export function pillarsText({ pillars }: ChineseBirth, texts: Texts): string {
  const { chinese } = texts;
  const { statements } = chinese;
  const { stem } = pillars.day;
  const animal = texts.animalName(pillars.year.branch);
  const note = nayinOf(pillars.year);
  return paragraphs([
    [
      pillarsInWords(pillars, texts),
      chinese.birthMonths[pillars.month.branch],
      monthBridge(pillars, texts),
      pillars.hour === null ? undefined : chinese.birthHours[pillars.hour.branch],
    ],
    [
      fill(statements.dayMaster, {
        polarity: statements.polarities[polarityOfStem(stem)],
        element: texts.chineseElementName(elementOfStem(stem)).toLowerCase(),
        image: chinese.dayMasters[stem],
      }),
      fill(chinese.bridges[temperOf(pillars.year.branch)][stem], { animal }),
    ],
    fill(statements.nayin, { note: texts.nayinImage(note), image: chinese.nayinTexts[note] }),
    weighingText(pillars, texts),
    weighedClose(pillars, animal, texts),
  ]);
}

/** How the animal of the month goes with that of the year, where it is of another temper. */
function monthBridge({ year, month }: Pillars, texts: Texts): string | undefined {
  const wording = texts.chinese.monthBridges[temperOf(year.branch)][temperOf(month.branch)];
  return wording && fill(wording, { animal: texts.animalName(year.branch) });
}

function pillarsInWords({ year, month, day, hour }: Pillars, texts: Texts): string {
  const { statements } = texts.chinese;
  const named = ({ stem, branch }: Pillar): string =>
    fill(statements.pillar, {
      element: texts.chineseElementName(elementOfStem(stem)),
      animal: texts.animalName(branch),
    });
  const values = { year: named(year), month: named(month), day: named(day) };
  return hour === null
    ? fill(statements.pillarsWithoutHour, values)
    : fill(statements.pillars, { ...values, hour: named(hour) });
}

/** Explains a birth between the lunar new year and lichun, which the calendar and the pillars give to two years. */
export function twoAnimalsText(
  { sky }: EngineContext,
  { lunar, solarYear }: ChineseBirth,
  newYear: number,
  texts: Texts,
): string {
  const { twoAnimals, twoAnimalsOfDay } = texts.chinese.statements;
  const lichun = sky.solarTerm(lichunOf(Math.max(lunar.year, solarYear)));
  const { hour, minute } = chineseTime(lichun);
  return fill(chineseDay(lichun) === newYear ? twoAnimalsOfDay : twoAnimals, {
    lunar: texts.animalName(yearPillar(lunar.year).branch),
    solar: texts.animalName(yearPillar(solarYear).branch),
    newYear: dayInWords(newYear, texts),
    lichun: dayInWords(chineseDay(lichun), texts),
    time: `${hour}:${String(minute).padStart(2, '0')}`,
  });
}

/** The portrait of the second animal of such a birth, which is the pillars' where the first is the calendar's. */
export function otherPortrait({ year, lunar, solarYear, pillars }: ChineseBirth, texts: Texts): string {
  const { stem, branch } = yearPillar(year === lunar.year ? solarYear : lunar.year);
  return paragraphs([
    [
      fill(texts.chinese.statements.otherPortrait, { animal: texts.animalName(branch) }),
      texts.chineseAnimal(branch),
    ],
    elementPortrait({ stem, branch }, pillars, texts, year === lunar.year ? 'solar' : 'lunar'),
  ]);
}

/**
 * The portrait of an animal with the element of its year, and what that does to the one before.
 * @param by which of its two years, of a birth that has two
 */
export function elementPortrait(
  { stem, branch }: Pillar,
  { day }: Pillars,
  texts: Texts,
  by?: 'lunar' | 'solar',
): string {
  const element = elementOfStem(stem);
  const { elementBridges, statements } = texts.chinese;
  const wordings = elementBridges[element === elementOfBranch(branch) ? 'own' : element];
  const bridge = by ? statements.elementOf[by] : (wordings[positionOf(day) % wordings.length] ?? '');
  const values = {
    animal: texts.animalName(branch),
    element: texts.chineseElementName(element).toLowerCase(),
  };
  return `${fill(bridge, values)} ${texts.chineseElement(branch, element)}`;
}

type Paragraph = string | readonly (string | undefined)[] | undefined;

export const paragraphs = (parts: readonly Paragraph[]): string =>
  parts
    .map((part) => (Array.isArray(part) ? part.filter((text) => text !== undefined).join(' ') : (part ?? '')))
    .filter((text) => text !== '')
    .join('\n\n');
