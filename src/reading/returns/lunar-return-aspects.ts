import { type BodyId, Jupiter, Mars, Mercury, Moon } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { weighedBody } from '../chart-sections.js';
import { daysFrom } from '../compare-days.js';
import { aspectFactor, type WeighedAspect } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isNeeded } from './context.js';
import { leadSection } from './lead.js';
import { besideLead, cellOfAspect } from './lunar-return-context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { toneOfAspect, turnBefore } from './meetings.js';
import { shortLine } from './opening.js';
import { retrogradeSentence } from './parts.js';
import { monthlyBodies, passingBodies } from './passage-choice.js';
import { otherOf, planetsOf } from './plan.js';

/** The aspects of a month. Each stands in the section of one of its planets, and few have sections of their own. */

/** Aspects of one section at most. */
const mostOfOne = 3;

const isOf = ({ first, second }: WeighedAspect, id: BodyId): boolean => first === id || second === id;

/** The aspects still to be told. Sections take theirs in turn, and those left over get sections of their own. */
export class MonthAspects {
  #left: readonly WeighedAspect[];

  constructor(context: LunarReturnContext) {
    this.#left = besideLead(context);
  }

  /** Takes up to `most` of the aspects left, strongest first. */
  take(isOwn: (aspect: WeighedAspect) => boolean, most = mostOfOne): WeighedAspect[] {
    const taken = this.#left.filter(isOwn).slice(0, most);
    this.#left = this.#left.filter((aspect) => !taken.includes(aspect));
    return taken;
  }

  of(...ids: readonly BodyId[]): WeighedAspect[] {
    return this.take((aspect) => ids.some((id) => isOf(aspect, id)));
  }

  among(ids: readonly BodyId[]): WeighedAspect[] {
    return this.take((aspect) => ids.includes(aspect.first) && ids.includes(aspect.second));
  }

  /** The planet, of Sun to Mars, with most of the aspects left; of several, one of the strongest aspect. */
  mostMet(): BodyId | undefined {
    const [strongest] = this.#left;
    if (strongest === undefined) return undefined;
    const count = (id: BodyId): number => this.#left.filter((aspect) => isOf(aspect, id)).length;
    const swift = this.#left.flatMap(({ first, second }) => [first, second]).filter((id) => id <= Mars);
    return swift.reduce((one, other) => (count(other) > count(one) ? other : one), strongest.first);
  }
}

/**
 * The aspects of a section as paragraphs: those of one tone first, then, after a turn of phrase, the others.
 * @param before an aspect that the section has told
 */
export function aspectParagraphs(
  context: LunarReturnContext,
  aspects: readonly WeighedAspect[],
  before: readonly WeighedAspect[] = [],
): Part[][] {
  const { manuscript } = context;
  const [main = undefined] = [...before, ...aspects].flatMap((aspect) => toneOfAspect(aspect) ?? []);
  const others = aspects.filter((aspect) => (toneOfAspect(aspect) ?? main) !== main);
  const ordered = [...aspects.filter((aspect) => !others.includes(aspect)), ...others];
  const parts = ordered.map(
    (aspect, at): Part =>
      paragraphOf([
        turnBefore(context, aspect, [...before, ...ordered.slice(0, at)]),
        manuscript.unlessSaid(cellOfAspect(context)(aspect)),
        exactSentence(context, aspect),
      ]),
  );
  return parts.length === 0 ? [] : parts.length <= 2 ? [parts] : [parts.slice(0, -1), parts.slice(-1)];
}

/** Two planets that aspect the Moon within so many days are told together. */
const together = 7;

/**
 * The day on which an aspect to the Moon is exact in the month, since the returned Moon is the natal Moon; and another
 * planet that does the same about then.
 */
function exactSentence(context: LunarReturnContext, aspect: WeighedAspect): string {
  const { aspects, cells, kind, manuscript } = context;
  const day = dayAtMoon(context, aspect);
  if (day === undefined) return '';
  const other = aspects.slice(0, aspects.indexOf(aspect)).find((each) => {
    const its = natureOf(each.aspect) === natureOf(aspect.aspect) ? dayAtMoon(context, each) : undefined;
    return its !== undefined && Math.abs(daysFrom(its, day)) <= together;
  });
  const { one, together: both } = kind.exactAtMoon;
  const its = other && otherOf(other, Moon);
  const names = manuscript.pair(otherOf(aspect, Moon), its ?? Moon);
  return manuscript.firstUnsaid(other === undefined ? one : both, { ...names, day: cells.dayOfYear(day) });
}

/** A figure that includes the Moon, with the first day on which a hard aspect of it to the Moon is exact. */
export function datedFigure(
  context: LunarReturnContext,
  draft: Draft | undefined,
  bodies: readonly BodyId[],
): Draft | undefined {
  if (draft === undefined || !bodies.includes(Moon)) return draft;
  for (const aspect of context.weighed.aspects) {
    if (!isOf(aspect, Moon) || !bodies.includes(otherOf(aspect, Moon))) continue;
    const sentence = natureOf(aspect.aspect) === 'tense' ? exactSentence(context, aspect) : '';
    if (sentence === '') continue;
    const last = draft.paragraphs.at(-1) ?? [];
    return { ...draft, paragraphs: [...draft.paragraphs.slice(0, -1), [...last, sentence]] };
  }
  return draft;
}

function dayAtMoon({ month }: LunarReturnContext, aspect: WeighedAspect): string | undefined {
  if (!isOf(aspect, Moon)) return undefined;
  const body = otherOf(aspect, Moon);
  return month
    .transitsOf(body <= Jupiter ? monthlyBodies : passingBodies)
    .find((each) => each.natal === Moon && each.body === body && each.aspect === aspect.aspect)?.exact[0];
}

/**
 * A section with aspects added to it.
 * @param before an aspect that the section has told
 */
export const withAspects = (
  context: LunarReturnContext,
  draft: Draft,
  aspects: readonly WeighedAspect[],
  before: readonly WeighedAspect[] = [],
): Draft => ({
  ...draft,
  isKept: draft.isKept === true || aspects.some((aspect) => isNeeded(context, aspect)),
  factors: [...draft.factors, ...aspects.map(aspectFactor)],
  paragraphs: [...draft.paragraphs, ...aspectParagraphs(context, aspects, before)],
});

/** The section that the month turns on, with another aspect of the swifter planet, and the retrograde motion of either. */
export function leadSectionOfMonth(context: LunarReturnContext, aspects: MonthAspects): Draft | undefined {
  const draft = leadSection(context, cellOfAspect(context), (aspect) => shortLine(context, aspect));
  if (draft === undefined || context.lead === undefined)
    return datedFigure(context, draft, planetsOf(context.question));
  const { first, second } = context.lead;
  const [lead = []] = draft.paragraphs;
  const motions = [first, second].map((id) => motionOf(context, id));
  return withAspects(
    context,
    { ...draft, paragraphs: [[...lead, exactSentence(context, context.lead), ...motions]] },
    aspects.take((aspect) => isOf(aspect, first), 1),
    [context.lead],
  );
}

/** That Mercury, Venus or Mars is retrograde, until when, or that it is about to turn direct. */
function motionOf(context: LunarReturnContext, id: BodyId): Part {
  const body = weighedBody(context, id);
  if (body === undefined || !body.retrograde || id < Mercury || id > Mars) return '';
  const told = retrogradeSentence(context, body);
  const day = context.month.directOn(id);
  if (told !== '' || day === undefined) return told;
  return context.manuscript.unlessSaid(context.kind.turnsForward, {
    A: context.manuscript.start(id),
    day: context.cells.dayOfYear(day),
  });
}

interface Group {
  body: BodyId;
  aspects: readonly WeighedAspect[];
}

/** Sections of the aspects left over, by planet; up to three planets with one aspect each share a section. */
export function aspectSections(context: LunarReturnContext, aspects: MonthAspects): Draft[] {
  const groups: Group[] = [];
  for (let body = aspects.mostMet(); body !== undefined; body = aspects.mostMet())
    groups.push({ body, aspects: aspects.of(body) });
  groups.sort((a, b) => weightOf(b) - weightOf(a));
  const sections: Group[][] = [];
  for (const group of groups) {
    const open = sections.find((its) => its.length < mostOfOne && its.every(isSingle));
    if (isSingle(group) && open !== undefined) open.push(group);
    else sections.push([group]);
  }
  return sections.map((its) => groupsSection(context, its as [Group, ...Group[]]));
}

const isSingle = ({ aspects }: Group): boolean => aspects.length === 1;
const weightOf = ({ aspects: [strongest] }: Group): number => strongest?.weight ?? 0;

function groupsSection(context: LunarReturnContext, groups: readonly [Group, ...Group[]]): Draft {
  const draft: Draft = {
    title: titleOf(context, groups),
    weight: weightOf(groups[0]),
    factors: [],
    paragraphs: [],
  };
  return groups.reduce((section, { aspects }) => withAspects(context, section, aspects), draft);
}

function titleOf(context: LunarReturnContext, groups: readonly Group[]): string {
  const { cells, manuscript } = context;
  const { headings } = cells.readings.words;
  return manuscript.join(
    groups.map(({ body, aspects }, at) => {
      const nameOf = (id: BodyId): string => (at === 0 ? manuscript.start(id) : manuscript.within(id));
      const [only, ...others] = aspects as [WeighedAspect, ...WeighedAspect[]];
      return others.length === 0
        ? fill(headings.aspects[only.aspect as 0], {
            a: nameOf(only.first),
            b: manuscript.within(only.second),
          })
        : fill(cells.readings.returns.aspectsOf, {
            a: nameOf(body),
            others: manuscript.listOf(aspects.map((aspect) => otherOf(aspect, body))),
          });
    }),
  );
}
