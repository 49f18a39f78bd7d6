import { Mars, Saturn, Sun } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { signDraft } from '../chart-sections.js';
import { aspectFactor, placementFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Part } from '../reading.js';
import { isLeader } from './context.js';
import { isAsked, isSignCertain, otherOf } from './plan.js';
import { lineOfAspect, planetParts, spokenAspect } from './solar-return-planets.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** A year without houses: planets by sign, those in aspect together. */

/** Whether a planet has a section by sign. */
export const isBySign = ({ weighed }: Pick<SolarReturnContext, 'weighed'>, body: WeighedBody): boolean =>
  body.id <= Saturn && (body.id === Sun || isSignCertain(weighed.chart, body));

/** Two planets joined by an aspect, or one alone. */
interface Company {
  bodies: readonly WeighedBody[];
  joint?: WeighedAspect;
}

/** Planets in pairs by the strongest told aspects between them; strongest first. */
function companiesOf(context: SolarReturnContext): Company[] {
  const bodies = context.weighed.bodies.filter((body) => isBySign(context, body));
  const free = new Set(bodies);
  const companies: Company[] = [];
  const aspects = context.meetings.flatMap((its) => its.aspects).sort((a, b) => b.weight - a.weight);
  for (const joint of aspects) {
    const both = bodies.filter(({ id }) => id === joint.first || id === joint.second);
    if (both.length < 2 || both.some((body) => !free.has(body))) continue;
    for (const body of both) free.delete(body);
    companies.push({ bodies: both, joint });
  }
  // Two planets with an aspect to the same third, or in the same sign, are a pair as well.
  for (const body of free) {
    const others = [...free].filter((each) => each !== body);
    const partner =
      others.find((each) => haveInCommon(context, body, each)) ??
      others.find(({ sign }) => sign === body.sign);
    const its = partner === undefined ? [body] : [body, partner];
    for (const each of its) free.delete(each);
    if (its.some((each) => isOwn(context, each))) companies.push({ bodies: its });
  }
  return companies.sort((a, b) => (b.bodies[0]?.weight ?? 0) - (a.bodies[0]?.weight ?? 0));
}

/** Whether a planet has something to say that not everybody born in the same year has, or there is little else. */
const isOwn = ({ aspects, leaders, meetings }: SolarReturnContext, { id }: WeighedBody): boolean =>
  id <= Mars ||
  aspects.length < enough ||
  leaders.some((leader) => leader.id === id) ||
  meetings.some(({ body, aspects }) => body === id && aspects.some(({ first }) => first <= Mars));

/** Whether two planets have both hard, or both easy, aspects to the same third. */
function haveInCommon({ meetings }: SolarReturnContext, one: WeighedBody, other: WeighedBody): boolean {
  const met = ({ id }: WeighedBody): string[] =>
    meetings
      .filter(({ body }) => body === id)
      .flatMap(({ aspects }) => aspects.map((each) => `${otherOf(each, id)} ${natureOf(each.aspect)}`));
  const its = met(other);
  return met(one).some((each) => its.includes(each));
}

/** Each planet by sign; then the aspect that joins them, and their other aspects, shortly if there are many. */
function companySection(context: SolarReturnContext, { bodies, joint }: Company): Draft {
  const [first] = bodies as [WeighedBody];
  const others = context.meetings
    .filter(({ body }) => bodies.some(({ id }) => id === body))
    .flatMap(({ aspects }) => aspects)
    .filter((aspect) => aspect !== joint)
    .sort((a, b) => b.weight - a.weight);
  // A planet alone tells its strongest aspect in full.
  const main = joint ?? others.shift();
  const told = [...(main ? [main] : []), ...others];
  const passage: Part[] = told.map((aspect) => {
    const isLong = aspect === main || context.aspects.length < enough;
    const cellOf = isLong ? spokenAspect(context) : lineOfAspect(context);
    return context.manuscript.unlessSaid(cellOf(aspect));
  });
  const signed = signedOf(context, bodies);
  const paragraphs: Part[][] = signed.map((body) => planetParts(context, body));
  for (const { id } of bodies) context.written.add(id);
  return {
    title: titleOf(context, namedBy(context, bodies, told), main),
    weight: first.weight,
    isLead: told.some((aspect) => isAsked(context.question, aspect)),
    factors: [...bodies.map(placementFactor), ...told.map(aspectFactor)],
    paragraphs: [...paragraphs, ...inShort(passage, mostParagraphs - paragraphs.length)],
  };
}

/** The planets told by their sign, or by an aspect. */
function namedBy(
  context: SolarReturnContext,
  bodies: readonly WeighedBody[],
  told: readonly WeighedAspect[],
): WeighedBody[] {
  const signed = signedOf(context, bodies);
  return bodies.filter(
    (body) =>
      signed.includes(body) || told.some(({ first, second }) => first === body.id || second === body.id),
  );
}

/** From so many aspects on there is enough to say without the signs of slow planets. */
const enough = 7;

/**
 * The planets told by sign: beside one of Sun to Mars, the sign of Jupiter or Saturn, which everybody born that year
 * has, is told only if there is little else.
 */
function signedOf({ aspects }: SolarReturnContext, bodies: readonly WeighedBody[]): readonly WeighedBody[] {
  const own = bodies.filter(({ id }) => id <= Mars);
  return own.length > 0 && aspects.length >= enough ? own : bodies;
}

/** Several aspects with more words are two paragraphs. */
const longPassage = 110;

const mostParagraphs = 5;

/** Aspects as paragraphs: one, or more if it would be too long and there is room. */
function inShort(passage: readonly Part[], room: number): Part[][] {
  const paragraphs: Part[][] = [];
  for (const part of passage) {
    const before = paragraphs.at(-1);
    const isShort = before !== undefined && draftWords({ paragraphs: [[...before, part]] }) <= longPassage;
    if (before !== undefined && (isShort || paragraphs.length >= room)) before.push(part);
    else paragraphs.push([part]);
  }
  return paragraphs;
}

/** The title of planets by sign; a sign that they share is named once. */
function titleOf(
  context: SolarReturnContext,
  bodies: readonly WeighedBody[],
  main: WeighedAspect | undefined,
): string {
  const { manuscript, cells } = context;
  const [first, second] = bodies;
  const isCertain = (body: WeighedBody): boolean => isSignCertain(context.weighed.chart, body);
  if (first !== undefined && second?.sign === first.sign && bodies.every(isCertain))
    return fill(cells.readings.words.headings.inSign, {
      body: manuscript.join([manuscript.start(first.id), manuscript.within(second.id)]),
      sign: cells.signName(first.sign),
    });
  const signed = signedOf(context, bodies);
  // A planet whose sign is uncertain stands last, so that the other's sign does not seem to be its own.
  const title = manuscript.join(
    [...signed]
      .sort((a, b) => Number(isCertain(b)) - Number(isCertain(a)))
      .map((body, at) =>
        isCertain(body)
          ? signDraft(context, body, []).title
          : at === 0
            ? manuscript.start(body.id)
            : manuscript.within(body.id),
      ),
  );
  const others = bodies.filter((body) => !signed.includes(body)).map(({ id }) => id);
  // A planet without a certain sign is titled by its aspect.
  if (first !== undefined && bodies.length === 1 && !isCertain(first) && main !== undefined)
    others.push(otherOf(main, first.id));
  return others.length === 0
    ? title
    : fill(cells.readings.returns.aspectsOf, { a: title, others: manuscript.listOf(others) });
}

/** The leading planets give the tone; the others have a chapter of their own, `fields`. */
export function signSections(context: SolarReturnContext): {
  tone: Draft[];
  others: Draft[];
  fields: WeighedBody[];
} {
  const companies = companiesOf(context);
  const isOfQuestion = (body: WeighedBody): boolean =>
    context.meetings.some(
      (its) => its.body === body.id && its.aspects.some((aspect) => isAsked(context.question, aspect)),
    );
  const leads = ({ bodies }: Company): boolean =>
    bodies.some((body) => isLeader(context, body) || isOfQuestion(body));
  const others = companies.filter((each) => !leads(each));
  return {
    tone: companies.filter(leads).map((each) => companySection(context, each)),
    others: others.map((each) => companySection(context, each)),
    fields: others.flatMap(({ bodies }) => bodies),
  };
}
