import { Ascendant, type BodyId, Mars, Mercury, Moon, planets, Sun, type Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import { angleDraft, chartContext, onAngles, signDraft, weighedBody } from '../chart-sections.js';
import { daysFrom } from '../compare-days.js';
import { phaseFactor, placementFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import { fittingAge, isOfWork, youngestGrown } from '../of-age.js';
import { type Draft, type Part, type SpokenCells, textOf } from '../reading.js';
import { Repetition } from '../repetition.js';
import { wordsIn } from '../words.js';
import { isLeader, type ReturnContext, type ReturnKind } from './context.js';
import { grandFigureOf } from './grand-figures.js';
import { type CellOf, withMeetings } from './meetings.js';
import { atAnyHour, hasHouses, isPhaseCertain, leadersOf } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { questionOfFigure } from './question.js';

/** Parts that the readings of solar and lunar returns have in common. */

const mostAtAngles = 4;
/** That a planet is retrograde is told if it is so for at least so many days. */
const fewestRetrograde = 3;

export function returnContext<Kind extends ReturnKind>(
  source: Pick<ReturnContext, 'name'> & {
    chart: ReadingChart;
    readonly begins: string;
    readonly ends?: string;
    directOn(body: BodyId): string | undefined;
    turnsBack?(body: BodyId): { day: string; to: string } | undefined;
  },
  cells: SpokenCells & { dayOfYear(day: string): string },
  kind: Kind,
  hasSection: (body: WeighedBody) => boolean,
): ReturnContext<Kind> {
  const { chart, name } = source;
  const context = chartContext(atAnyHour(chart), cells);
  const { weighed, manuscript } = context;
  const leaders = leadersOf(weighed, context.leaders, hasSection);
  const atAngles = onAngles(context, mostAtAngles);
  const its: ReturnContext<Kind> = {
    weighed,
    cells,
    manuscript,
    kind,
    name,
    directOn: (body) => {
      const day = source.directOn(body);
      if (day === undefined) return undefined;
      const { ends } = source;
      // A retrograde motion that ends within days is not told.
      if (ends !== undefined && daysFrom(source.begins, day) < fewestRetrograde) return undefined;
      const written = cells.dayOfYear(day);
      const { until, throughout } = cells.readings.returns;
      const isLonger = ends !== undefined && day > ends;
      return { day: written, until: isLonger ? throughout : fill(until, { day: written }) };
    },
    turnsBack: (body) => {
      const days = source.turnsBack?.(body);
      return days && { day: cells.dayOfYear(days.day), to: cells.dayOfYear(days.to) };
    },
    leaders,
    question: undefined,
    grand: undefined,
    repetition: new Repetition(cells.readings.returns.recurring),
    atAngles,
    lead: undefined,
    led: [],
    meetings: [],
    written: new Set(),
  };
  // A leading T-square has its own section.
  its.grand = grandFigureOf(its, questionOfFigure(its) !== undefined);
  return its;
}

/**
 * Chapters without what does not suit the reader’s age, except the first sentences of each text, which name its planet.
 * The first text on work or marriage explains what that means for a child.
 */
export function ofAge<Chapter extends { drafts: readonly (Draft | undefined)[] }>(
  { cells, kind, manuscript }: ReturnContext,
  age: number,
  chapters: readonly Chapter[],
): Chapter[] {
  if (isOfWork(age)) return [...chapters];
  const { returns, words } = cells.readings;
  const names = planets.flatMap((id) => [words.bodies[id].start, words.bodies[id].within]);
  const fitting = (text: string): string =>
    fittingAge(words, age, text, (sentence) => names.some((name) => sentence.includes(name)));
  const isExplained = age < youngestGrown;
  let isSaid = false;
  const withAge = (parts: readonly Part[]): Part[] => {
    const fit = parts.map(
      (part): Part => (typeof part === 'string' ? fitting(part) : { ...part, text: fitting(part.text) }),
    );
    const isOfIt = (part: Part): boolean =>
      returns.wordsOfAge.child.some((word) => textOf(part).includes(word));
    if (!isExplained || isSaid || !fit.some(isOfIt)) return fit;
    isSaid = true;
    return [...fit, manuscript.unlessSaid(kind.atAge.child)];
  };
  return chapters.map((chapter) => ({
    ...chapter,
    drafts: chapter.drafts.map(
      (draft) => draft && { ...draft, paragraphs: draft.paragraphs.map((parts) => withAge(parts)) },
    ),
  }));
}

/** That the houses are those of another place than the birth’s. */
export const elsewhereSentence = ({ kind, manuscript }: ReturnContext, place: string | undefined): string =>
  place === undefined ? '' : manuscript.firstUnsaid(kind.elsewhere, { place });

/**
 * The rising sign, the natal house of the Ascendant, and the ruler.
 * @param light the light that returns, whose house has its own text
 */
export function ascendantSection(
  context: ReturnContext,
  natalHouse: House | 0,
  natalCell: string,
  light: typeof Sun | typeof Moon,
): Draft | undefined {
  const { kind, manuscript, weighed, repetition } = context;
  const body = weighedBody(context, Ascendant);
  if (body === undefined) return undefined;
  const other = weighedBody(context, light)?.house ?? 0;
  const { ruler: rulerId } = weighed.chart;
  const ruler = rulerId === undefined ? undefined : weighedBody(context, rulerId);
  const rulerHouse = ruler === undefined ? 0 : countedHouse(context, ruler);
  const sign = manuscript.unlessSaid(kind.ascendant[body.sign]);
  repetition.count(sign);
  let house: Part = '';
  const isAsked = context.question?.kind === 'same' || context.question?.kind === 'joined';
  if (natalHouse !== 0 && natalHouse === other && !isAsked)
    house = manuscript.unlessSaid(kind.risesThere, {
      house: context.cells.readings.words.houses[natalHouse],
      matter: context.cells.readings.returns.concerns[natalHouse],
    });
  if (natalHouse !== other) {
    repetition.count(natalCell);
    house = {
      text: manuscript.unlessSaid(natalCell),
      mayEndInAdvice: true,
    };
  }
  const ruling =
    ruler === undefined || rulerHouse === 0
      ? ''
      : manuscript.unlessSaid(kind.ruler[rulerHouse], {
          a: manuscript.within(ruler.id),
          A: manuscript.start(ruler.id),
        });
  const hasHouse = textOf(house) !== '';
  return signDraft(context, body, hasHouse ? [[sign], [house, ruling]] : [[sign, ruling]]);
}

/** The section of a planet on an angle, with its aspects. */
export function angleSection(
  context: ReturnContext,
  each: ReturnContext['atAngles'][number],
  cellOf: CellOf,
  lineOf?: CellOf,
): Draft {
  const { kind, manuscript, question, repetition, written } = context;
  const { body, at } = each;
  const text = manuscript.unlessSaid(kind.onAngle[body.id as 0][at.angle]);
  repetition.count(text);
  written.add(body.id);
  const draft = angleDraft(context, each, [[text, retrogradeSentence(context, body)]]);
  const isLead = question?.kind === 'angle' && question.body === body.id;
  // A planet that the opening names keeps its section.
  const named = { ...draft, isLead, isKept: isLeader(context, body) };
  return withMeetings(context, named, [body.id], cellOf, lineOf);
}

/** The sections of planets on angles; several on one angle share a section, a paragraph each. */
export function angleSections(context: ReturnContext, cellOf: CellOf, lineOf: CellOf): Draft[] {
  const { atAngles, cells, manuscript } = context;
  return [...new Set(atAngles.map(({ at }) => at.angle))].map((angle) => {
    const its = atAngles.filter(({ at }) => at.angle === angle);
    const drafts = its.map((each) => angleSection(context, each, cellOf, lineOf));
    const [first, ...others] = drafts as [Draft, ...Draft[]];
    if (others.length === 0) return first;
    const [name = '', ...names] = its.map(({ body }, at) =>
      at === 0 ? manuscript.start(body.id) : manuscript.within(body.id),
    );
    return {
      ...first,
      title: fill(cells.readings.words.headings.onAngle[angle], {
        body: manuscript.join([name, ...names]),
        point: manuscript.within(angle),
      }),
      isLead: drafts.some(({ isLead }) => isLead === true),
      factors: drafts.flatMap(({ factors }) => factors),
      paragraphs: broken(drafts.map(({ paragraphs }) => paragraphs)),
    };
  });
}

/** A paragraph longer than so many words is divided; and paragraphs of a section at most. */
const longParagraph = 110;
const mostParagraphs = 5;

/** A paragraph for each planet, or two if one would be long and there is room. */
function broken(texts: readonly Part[][][]): Part[][] {
  let room = mostParagraphs - texts.length;
  return texts.flatMap((paragraphs) => {
    const [first = [], ...others] = paragraphs;
    const words = paragraphs.flat().reduce((sum, part) => sum + wordsIn(textOf(part)), 0);
    if (others.length === 0 || words < longParagraph || room === 0) return [paragraphs.flat()];
    room--;
    return [first, others.flat()];
  });
}

/**
 * That a planet is retrograde and until when, unless the opening has said that, and what it means; for Mercury also
 * that it is about to be.
 */
export function retrogradeSentence(context: ReturnContext, body: WeighedBody): string {
  const { cells, kind, manuscript } = context;
  const { id, retrograde } = body;
  const { forNow, stands } = cells.readings.returns;
  if (standsStill(context, body)) return manuscript.unlessSaid(stands, context.turnsBack(id));
  const when = retrograde && isSwift(id) ? context.directOn(id) : undefined;
  if (when === undefined || !isSwift(id)) return '';
  const isSaid = manuscript.hasSaid(kind.leadingRetrograde[id]);
  return manuscript.unlessSaid(kind.retrograde[id], isSaid ? { ...when, until: forNow } : when);
}

/** Whether Mercury is about to turn retrograde; for Venus and Mars the days of the year tell it. */
export const standsStill = (context: ReturnContext, { id, retrograde }: WeighedBody): boolean =>
  id === Mercury && !retrograde && context.turnsBack(id) !== undefined;

/** The sentence of an opening about a retrograde planet. */
export function retrogradeLine(context: ReturnContext, { id, retrograde }: WeighedBody): string {
  const when = retrograde && isSwift(id) ? context.directOn(id) : undefined;
  return when !== undefined && isSwift(id)
    ? context.manuscript.unlessSaid(context.kind.leadingRetrograde[id], when)
    : '';
}

/** The planets that are rarely retrograde, and have a text for it. */
const isSwift = (id: BodyId): id is typeof Mercury | typeof Venus | typeof Mars =>
  id >= Mercury && id <= Mars;

/** The section of the Moon’s phase, unless an aspect of the lights says the same. */
export function phaseSection(context: ReturnContext, aspects: readonly WeighedAspect[]): Draft | undefined {
  const { kind, manuscript, weighed } = context;
  const isSaid = aspects.some(({ first, second }) => first === Sun && second === Moon);
  if (isSaid || !isPhaseCertain(weighed.chart)) return undefined;
  const { title, text } = kind.phase[weighed.chart.phase];
  const factor = phaseFactor(weighed);
  return {
    title,
    weight: factor.weight,
    factors: [factor],
    paragraphs: [[manuscript.unlessSaid(text, { since: sinceOf(context) })]],
  };
}

/** Since when the phase has lasted. */
function sinceOf({ cells, weighed }: ReturnContext): string {
  const { about, days } = cells.readings.returns.since;
  const { chart } = weighed;
  return (hasHouses(chart) ? days[Math.floor(chart.phaseDays)] : undefined) ?? about;
}

/** The title and factors of planets in one house. */
export function householdDraft(
  context: ReturnContext,
  house: House,
  bodies: readonly WeighedBody[],
  paragraphs: Part[][],
): Draft {
  const { words, returns } = context.cells.readings;
  const [first, ...others] = bodies as [WeighedBody, ...WeighedBody[]];
  const planets = context.manuscript.join([
    context.manuscript.start(first.id),
    ...others.map(({ id }) => context.manuscript.within(id)),
  ]);
  return {
    title: fill(returns.togetherInHouse, { planets, house: words.houses[house] }),
    weight: first.weight,
    factors: bodies.map(placementFactor),
    paragraphs,
  };
}
