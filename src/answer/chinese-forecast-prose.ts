import { type ChineseBirth, lunarCalendar, type Pillars } from '../cast/chinese-birth.js';
import {
  type Branch,
  type ChineseElement,
  clash,
  elementOfBranch,
  elementOfStem,
  polarityOfStem,
  positionOf,
  type Stem,
} from '../chinese/cycles.js';
import { yearPillar } from '../chinese/pillars.js';
import { relationOf, relationsOf, type YearRelation } from '../chinese/relations.js';
import type { EngineContext } from '../request/context.js';
import type { ClosingPart, HelpingPart, PressingPart } from '../text/chinese-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import { balanceOf, isWeak } from './chinese-elements.js';
import { monthsText } from './chinese-month-prose.js';
import {
  betweenElements,
  type MovedParts,
  movedParts,
  placeAmongNeutral,
  stanceOf,
} from './chinese-weighing.js';
import { dayInWords, lateDayText, listed, paragraphs } from './chinese-words.js';

/** The forecast of a Chinese year for an animal or a person, as paragraphs. */

/** The person whom a year is told to, as far as the year concerns them. */
export interface ChineseSelf {
  dayMaster: ChineseElement;
  /** Animals. */
  month: Branch;
  day: Branch;
  pillars: Pillars;
  /** The year of the birth by the calendar that its first animal goes by. */
  born: number;
  /** Day number of the Chinese new year that came after a birthday in its Gregorian year, where no other animal is told of. */
  newYearAfter: number | undefined;
  /** The second animal of a birth between the lunar new year and lichun, and which count gives it. */
  other: { animal: Branch; by: 'lunar' | 'solar' } | undefined;
  /** Which wordings are theirs: by the places of their day and month among sixty. */
  turn: number;
}

export const chineseSelf = (
  context: EngineContext,
  { year, lunar, solarYear, gregorianYear, pillars }: ChineseBirth,
): ChineseSelf => ({
  dayMaster: elementOfStem(pillars.day.stem),
  month: pillars.month.branch,
  day: pillars.day.branch,
  pillars,
  born: year,
  newYearAfter:
    Math.max(lunar.year, solarYear) < gregorianYear
      ? lunarCalendar(context).newYear(gregorianYear)
      : undefined,
  other: otherOf(year, lunar.year, solarYear),
  turn: positionOf(pillars.day) + positionOf(pillars.month),
});

function otherOf(year: number, lunarYear: number, solarYear: number): ChineseSelf['other'] {
  if (lunarYear === solarYear) return undefined;
  const by = year === lunarYear ? 'solar' : 'lunar';
  return { animal: yearPillar(by === 'solar' ? solarYear : lunarYear).branch, by };
}

/** Age from which a person is not told of superiors and posts. */
const later = 65;

/** An animal's year, or a person's of that animal: the year from its first to its last day, as Julian day numbers. */
export function forecastText(
  context: EngineContext,
  animal: Branch,
  year: number,
  { texts, self, ...of }: { texts: Texts; first: number; last: number; self?: ChineseSelf },
): string {
  const { stem, branch } = yearPillar(year);
  const element = elementOfStem(stem);
  const { chinese } = texts;
  const relation = relationOf(animal, branch);
  // Neighbors on the wheel have different wordings, and those three apart, and so has an animal twelve years on.
  const turn = (self?.turn ?? animal + Math.floor(animal / 3)) + Math.floor(year / 12);
  const inTurn = (wordings: readonly string[]): string => wordings[turn % wordings.length] ?? '';
  const between = betweenElements(elementOfBranch(branch), elementOfBranch(animal));
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
      },
    );
  // The second of an element's two years would say the same again, and a neutral year is read by elements already.
  const isFirstOfElement = polarityOfStem(stem) === 'yang';
  const moved = self && movedParts(relation, self, { element, branch });
  const closeText = (): string => {
    const ofPerson = moved && closesOf(relation, moved, texts);
    if (ofPerson) return inTurn(ofPerson);
    return relation === 'neutral'
      ? ofNeutral(chinese.neutralCloses[between])
      : inTurn(chinese.relationCloses[relation]);
  };
  const yearStanceText = (ofYear: Stem): string => {
    const stance = stanceOf(relation);
    return stance === 'even' ? inTurn(chinese.yearStances[ofYear].even) : chinese.yearStances[ofYear][stance];
  };
  return paragraphs([
    // A person's own verdict comes before what everyone of the animal reads.
    self && moved && verdictText(self, moved, relation, inTurn, year, texts),
    [
      ...beforeNewYear(self, animal, texts),
      openText(),
      ...taiSuiText(animal, branch, texts),
      // For a person the year's stem is told by their own elements.
      self === undefined ? yearStanceText(stem) : otherText(self, branch, texts),
    ],
    texts.chineseYear(animal, branch),
    // A person has two elements of their own, which say it more closely.
    self === undefined
      ? isFirstOfElement && relation !== 'neutral'
        ? chinese.animalElementYears[animal][element]
        : undefined
      : selfText(self, stem, inTurn(chinese.statements.personYear), texts),
    self && [
      ...pillarsInYear(self, year, texts),
      hourText(self, relation, branch, texts),
      lateDayText(self.pillars, texts),
    ],
    monthsText(
      context,
      { animal, own: self?.day ?? animal, isPersons: self !== undefined, year, ...of },
      texts,
    ),
    closeText(),
  ]);
}

/** Why a birthday in the first weeks of a Gregorian year has the animal of the year before, which tables do not say. */
function beforeNewYear(self: ChineseSelf | undefined, animal: Branch, texts: Texts): string[] {
  if (self?.newYearAfter === undefined) return [];
  const { beforeNewYear: wording } = texts.chinese.statements;
  return [fill(wording, { newYear: dayInWords(self.newYearAfter, texts), animal: texts.animalName(animal) })];
}

/** Where the matters of the month's pillar concern a person of that age: at work, or later in life. */
const workOf = ({ born }: ChineseSelf, year: number, { chinese }: Texts): string =>
  chinese.statements.work[year - born >= later ? 'later' : 'now'];

/** A summary of the paragraphs after it; none if the year affects the animal alone, since that paragraph comes next. */
function verdictText(
  self: ChineseSelf,
  { helps, presses }: MovedParts,
  relation: YearRelation,
  inTurn: (wordings: readonly string[]) => string,
  year: number,
  texts: Texts,
): string | undefined {
  const { stem, branch } = yearPillar(year);
  const work = workOf(self, year, texts);
  const { partClauses, verdicts, statements } = texts.chinese;
  // A missing element comes first; of more than three things the least helpful is left out.
  const brought = broughtKind(self.pillars, elementOfStem(stem));
  const element = texts.chineseElementName(elementOfStem(stem)).toLowerCase();
  const atHour = hourClash(self, relation, branch) === undefined ? [] : [statements.hourClause];
  const pressing = presses.length + atHour.length;
  const kept = helps.slice(0, Math.max(1, mostClauses - pressing - Number(brought !== undefined)));
  const count = kept.length + pressing + Number(brought !== undefined);
  if (count < 2 && relation !== 'neutral') return undefined;
  if (count === 0) return inTurn(verdicts.none);
  const clause = (one: HelpingPart | PressingPart): string =>
    one.part === 'element' ? partClauses.element[one.relation] : partClauses[one.part][one.relation];
  const said = (parts: readonly (HelpingPart | PressingPart)[]): string[] =>
    parts.map((one) => fill(clause(one), { work }));
  const helpful = [
    ...(brought === undefined ? [] : [fill(statements.broughtClause[brought], { element })]),
    ...said(kept),
  ];
  const hard = [...said(presses), ...atHour];
  const clauses = (all: readonly string[]): string => listed(all, texts, statements.clauseAnd);
  if (count === 1) return fill(inTurn(verdicts.one), { moved: clauses([...helpful, ...hard]) });
  const isAgainst = stanceOf(relation) === 'offended';
  const kind =
    helpful.length === 0 ? 'pressed' : hard.length === 0 ? 'helped' : isAgainst ? 'against' : 'mixed';
  return fill(inTurn(verdicts[kind]), { helps: clauses(helpful), presses: clauses(hard) });
}

/** Things that a first word names, unless more of them press. */
const mostClauses = 3;

/** Whether a year's element is one that a birth has none of, or is a weak day master's own. */
function broughtKind(
  pillars: Pillars,
  ofYear: ChineseElement,
): keyof Texts['chinese']['statements']['broughtClause'] | undefined {
  if (balanceOf(pillars).missing.includes(ofYear))
    return pillars.hour === null ? 'lackingOfThree' : 'lacking';
  return ofYear === elementOfStem(pillars.day.stem) && isWeak(pillars) ? 'little' : undefined;
}

/** The animal of an hour that clashes with a year's, where no other part of the birth has that animal and says so. */
function hourClash(
  { pillars: { hour }, day, month }: ChineseSelf,
  ofAnimal: YearRelation,
  year: Branch,
): Branch | undefined {
  if (hour === null || ofAnimal === 'clash' || !clash(hour.branch, year)) return undefined;
  return [day, month].includes(hour.branch) ? undefined : hour.branch;
}

/** Last words that go back to what was told of the other parts of a birth; undefined where the animal has the last word. */
function closesOf(
  relation: YearRelation,
  { helps, presses }: MovedParts,
  { chinese }: Texts,
): readonly string[] | undefined {
  // To be noticed is no help, and the last word on the animal's own or an unfriendly year is the animal's.
  if (stanceOf(relation) === 'own' || stanceOf(relation) === 'offended') return undefined;
  const helped = closingPart(helps.filter((one) => one.relation !== 'benming'));
  const pressed = closingPart(presses);
  if (pressed === undefined || pressed === 'animal')
    return helped === undefined || helped === 'animal' ? undefined : chinese.onlyCloses.helped[helped];
  if (helped === undefined) return chinese.onlyCloses.pressed[pressed];
  const closes: Partial<Record<ClosingPart, readonly string[]>> = chinese.helpedCloses[helped];
  return closes[pressed];
}

/**
 * The subject of a last word on several parts: an animal before the element; the same animal in both places counts as
 * that of the day.
 */
function closingPart(parts: readonly (HelpingPart | PressingPart)[]): ClosingPart | undefined {
  const { part } = parts.find((one) => one.part !== 'element') ?? parts[0] ?? {};
  return part === 'both' ? 'day' : part;
}

/** The year for the second animal of a birth that has two. */
function otherText({ other }: ChineseSelf, ofYear: Branch, texts: Texts): string | undefined {
  if (other === undefined) return undefined;
  const { otherAnimalYears, otherStances } = texts.chinese;
  return fill(otherAnimalYears[other.by] + otherStances[stanceOf(relationOf(other.animal, ofYear))], {
    other: texts.animalName(other.animal),
    year: texts.animalName(ofYear),
  });
}

/** The year for the element of a birth's day, the day master. */
function selfText({ dayMaster, pillars }: ChineseSelf, stem: Stem, opening: string, texts: Texts): string[] {
  const { chinese } = texts;
  const named = (element: ChineseElement): string => texts.chineseElementName(element).toLowerCase();
  const ofYear = elementOfStem(stem);
  return [
    fill(opening, {
      dayMaster: named(dayMaster),
      tie: fill(chinese.elementTies[betweenElements(ofYear, dayMaster)], {
        own: named(dayMaster),
        yearElement: named(ofYear),
      }),
    }),
    chinese.dayMasterYears[polarityOfStem(stem)][dayMaster][ofYear],
    ...broughtText(pillars, ofYear, texts),
  ];
}

/** That a year brings an element that a birth lacks, or more of its most frequent one. */
function broughtText(pillars: Pillars, ofYear: ChineseElement, texts: Texts): string[] {
  const { chinese } = texts;
  const { most, level, count } = balanceOf(pillars);
  const kind = broughtKind(pillars, ofYear);
  if (kind === 'little')
    return [
      fill(chinese.statements.littleBrought, { element: texts.chineseElementName(ofYear).toLowerCase() }),
    ];
  if (kind !== undefined) return [chinese.elementBrought[kind][ofYear]];
  const isLeading = count > 2 && (most === ofYear || level === ofYear);
  return isLeading ? [chinese.elementBrought.leading[ofYear]] : [];
}

/** The year for the animals of a person's day and month. */
function pillarsInYear(self: ChineseSelf, year: number, texts: Texts): string[] {
  const { day, month, born, turn } = self;
  const { dayAnimalYears, monthAnimalYears, laterMonthYears, dayAndMonthYears } = texts.chinese;
  const { branch } = yearPillar(year);
  const inTurn = (wordings: readonly string[]): string => wordings[(turn + year) % wordings.length] ?? '';
  const said = (own: Branch, wording: string): string => {
    const name = texts.animalName(own);
    return fill(wording, {
      day: name,
      month: name,
      year: texts.animalName(branch),
      work: workOf(self, year, texts),
    });
  };
  if (day === month) return [said(day, dayAndMonthYears[relationOf(day, branch)])];
  const ofMonth = relationOf(month, branch);
  return [
    said(day, inTurn(dayAnimalYears[relationOf(day, branch)])),
    said(month, year - born >= later ? laterMonthYears[ofMonth] : inTurn(monthAnimalYears[ofMonth])),
  ];
}

/** The clash of the hour's animal with the year's. */
function hourText(
  self: ChineseSelf,
  ofAnimal: YearRelation,
  ofYear: Branch,
  texts: Texts,
): string | undefined {
  const hour = hourClash(self, ofAnimal, ofYear);
  if (hour === undefined) return undefined;
  return fill(texts.chinese.statements.hourClash, {
    hour: texts.animalName(hour),
    year: texts.animalName(ofYear),
  });
}

/** How an animal offends Tai Sui besides what the relation says of it. */
function taiSuiText(own: Branch, year: Branch, { chinese }: Texts): string[] {
  const relations = relationsOf(own, year);
  const isFriend = relations.includes('combination') || relations.includes('trine');
  const others = isFriend ? relations : relations.slice(1);
  // One of them is enough: they come to much the same.
  const also = others.filter((one) => one === 'punishment' || one === 'break').slice(0, 1);
  return also.map((one) => {
    const wordings = chinese.taiSuiAlso[one];
    return wordings[own % wordings.length] ?? '';
  });
}
