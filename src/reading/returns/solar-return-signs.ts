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

/** A year without houses: planets by their signs, those that meet told together. */

/** Whether a planet has a section where there are no houses. */
export const isBySign = ({ weighed }: Pick<SolarReturnContext, 'weighed'>, body: WeighedBody): boolean =>
  body.id <= Saturn && (body.id === Sun || isSignCertain(weighed.chart, body));

/** Two that an aspect joins, or one. */
interface Company {
  bodies: readonly WeighedBody[];
  joint?: WeighedAspect;
}

/** Planets in twos by the strongest aspects between them that are written of; strongest first. */
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
  // What two of the others both meet, or the sign that they share, is one matter as well.
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

/** Whether there is more to say of a planet than what all have who are born in one year, or else little at all. */
const isOwn = ({ aspects, leaders, meetings }: SolarReturnContext, { id }: WeighedBody): boolean =>
  id <= Mars ||
  aspects.length < enough ||
  leaders.some((leader) => leader.id === id) ||
  meetings.some(({ body, aspects }) => body === id && aspects.some(({ first }) => first <= Mars));

/** Whether two meet the same planet, both in strain or both in ease. */
function haveInCommon({ meetings }: SolarReturnContext, one: WeighedBody, other: WeighedBody): boolean {
  const met = ({ id }: WeighedBody): string[] =>
    meetings
      .filter(({ body }) => body === id)
      .flatMap(({ aspects }) => aspects.map((each) => `${otherOf(each, id)} ${natureOf(each.aspect)}`));
  const its = met(other);
  return met(one).some((each) => its.includes(each));
}

/** Each in its sign; then what joins them, and what else they meet, in a sentence or two where that is much. */
function companySection(context: SolarReturnContext, { bodies, joint }: Company): Draft {
  const [first] = bodies as [WeighedBody];
  const others = context.meetings
    .filter(({ body }) => bodies.some(({ id }) => id === body))
    .flatMap(({ aspects }) => aspects)
    .filter((aspect) => aspect !== joint)
    .sort((a, b) => b.weight - a.weight);
  // One that nothing joins has its strongest aspect as a passage of its own.
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

/** Those that are told by their sign, or by an aspect. */
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

/** Aspects from which on there is enough to say that is one’s own. */
const enough = 7;

/**
 * Beside one of Sun to Mars the sign of Jupiter or Saturn, which all have who are born in one year, is not told,
 * unless there is little else.
 */
function signedOf({ aspects }: SolarReturnContext, bodies: readonly WeighedBody[]): readonly WeighedBody[] {
  const own = bodies.filter(({ id }) => id <= Mars);
  return own.length > 0 && aspects.length >= enough ? own : bodies;
}

/** Words from which on what is told of several aspects is two paragraphs. */
const longPassage = 110;

const mostParagraphs = 5;

/** Aspects as paragraphs: one, or where it would be too long, as many as there is room for. */
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

/** Planets that share a sign have it once; one that is not told by its sign stands beside the other. */
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
  // What may be in another sign stands last, so that the sign of the other is not its own.
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
  // What has no sign to be told by is told by what it meets.
  if (first !== undefined && bodies.length === 1 && !isCertain(first) && main !== undefined)
    others.push(otherOf(main, first.id));
  return others.length === 0
    ? title
    : fill(cells.readings.returns.aspectsOf, { a: title, others: manuscript.listOf(others) });
}

/** What leads gives the year its tone, and the other planets have a chapter of their own, `fields`. */
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
