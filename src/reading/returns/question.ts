import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Jupiter, Moon, type Planet, Pluto, Sun, Venus } from '../../chart/bodies.js';
import { houseOfAngle } from '../../chart/houses.js';
import { usualOrb } from '../../chart/orbs.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import type { ReturnQuestions } from '../../text/return-catalogue.js';
import { pairCell, weighedBody } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { isOfWork } from '../of-age.js';
import { paragraphOf } from '../words.js';
import { isAtAngle, type ReturnContext } from './context.js';
import { figureOf } from './lead.js';
import { hasHouses, isAsked, near, type Placed, type Question } from './plan.js';
import { countedHouse, crowdsOf, planetsOnAngles } from './planets-on-angles.js';

type Returning = typeof Sun | typeof Moon;
type Table = ReturnQuestions['questions'];

const houseOfDuty = 6;
const houseOfWork = 10;
const houseOfRest = 12;

/**
 * What is strongest in a return that no T-square leads: what the light whose return it is meets within a degree; a
 * planet within two of an angle; what the lights or the ruler meet within two. Where there is none of these the
 * strongest contrast of its houses: a planet on one angle against one on the other, or against a light in the house
 * opposite; the Sun and the Moon in houses that face each other; a planet at the top and a light out of sight; or else
 * the natal house that the Ascendant falls into and one in which planets gather, or that of the Sun or the Moon, whose
 * return it is, where the two pull apart (A. Volguine, The Technique of Solar Returns).
 * @param of whose return it is: the natal house of its Ascendant, 0 without houses, and the age
 */
export function questionOf(
  context: ReturnContext,
  { age, ascendantIn }: { readonly age: number; readonly ascendantIn: House | 0 },
  returning: Returning,
  told: readonly WeighedAspect[],
): Question | undefined {
  const { ruler } = context.weighed.chart;
  const of = (limit: number, ...ids: (BodyId | undefined)[]): Question | undefined =>
    questionOfAspects(
      context,
      told.filter(
        (aspect) => orbOf(aspect) <= limit && (ids.includes(aspect.first) || ids.includes(aspect.second)),
      ),
    );
  // Half of the planets in one house outweigh any aspect, as do four with a light among them.
  const isGathered = crowdsOf(context).some(
    ({ bodies }) => bodies.length >= half || (bodies.length === half - 1 && bodies.some((id) => id <= Moon)),
  );
  return (
    of(closest, returning) ??
    questionOfAngles(context, returning) ??
    (isGathered ? undefined : of(close, Sun, Moon, ruler)) ??
    questionOfAge(context, age, questionOfHouses(context, ascendantIn, returning), told)
  );
}

/** For a reader too young or too old for a career, a question about aspects takes the place of one about work. */
function questionOfAge(
  context: ReturnContext,
  age: number,
  ofHouses: Question | undefined,
  told: readonly WeighedAspect[],
): Question | undefined {
  const isOfCalling = housesOf(ofHouses).some((house) => house === houseOfDuty || house === houseOfWork);
  return isOfWork(age) || !isOfCalling ? ofHouses : (questionOfAspects(context, told) ?? ofHouses);
}

/**
 * Orbs in degrees: within the first an aspect of the returning light is the question, within the second one of a light
 * or the ruler; and how near an angle a planet must be.
 */
const closest = 1;
const close = 2;
const nearAngle = 2;
/** Planets in one house that are half of all. */
const half = 5;

const orbOf = ({ aspect, closeness, first, second }: WeighedAspect): number =>
  (1 - closeness) * usualOrb('chart', aspect, first, second);

/** The aspect that a return with houses turns on. */
export const leadOf = (
  { weighed }: ReturnContext,
  told: readonly WeighedAspect[],
  question: Question | undefined,
): WeighedAspect | undefined =>
  question?.kind !== 'square' && hasHouses(weighed.chart)
    ? told.find((aspect) => isAsked(question, aspect))
    : undefined;

/** A planet on an angle, or two on opposite angles, as the question. */
function questionOfAngles(context: ReturnContext, returning: Returning): Question | undefined {
  const facing = facingOf(planetsOnAngles(context));
  if (facing !== undefined) return facing;
  const [nearest] = context.atAngles
    .filter(({ at, body }) => at.distance <= nearAngle && body.id !== returning)
    .sort((one, other) => one.at.distance - other.at.distance);
  return nearest && { kind: 'angle', body: nearest.body.id as Planet, at: nearest.at.angle };
}

function questionOfHouses(
  context: ReturnContext,
  natalHouse: House | 0,
  returning: Returning,
): Question | undefined {
  const light = weighedBody(context, returning);
  const place = light === undefined ? 0 : countedHouse(context, light);
  if (natalHouse === 0 || place === 0) return undefined;
  const standing = planetsOnAngles(context);
  const lights = [Sun, Moon].flatMap((id): Placed[] => {
    const body = weighedBody(context, id);
    return body === undefined || body.house === 0 || isAtAngle(context, body)
      ? []
      : [{ body: id, house: body.house }];
  });
  const facing = facingOf([...standing, ...lights]);
  if (facing !== undefined) return facing;
  const seen = standing.find(({ house }) => house === houseOfWork);
  const hidden = lights.find(({ house }) => house === houseOfRest);
  if (seen && hidden) return { kind: 'seen', lower: seen, upper: hidden };
  // In a lunar return the Moon's house counts, not the crowded one.
  const gathered = returning === Sun ? crowdsOf(context)[0] : undefined;
  if (gathered !== undefined && gathered.house !== place) {
    const { house, bodies } = gathered;
    if (pullsApart(context, natalHouse, house))
      return { kind: 'gathered', from: natalHouse, to: house, bodies };
    // A crowd without the Sun is a matter of its own.
    if (!bodies.includes(Sun) && pullsApart(context, place, house))
      return { kind: 'divided', from: place, to: house, bodies };
  }
  if (natalHouse === place) return { kind: 'same', house: place };
  return pullsApart(context, natalHouse, place)
    ? { kind: 'rising', from: natalHouse, to: place }
    : { kind: 'joined', from: natalHouse, house: place };
}

/** Whether two houses want different things, so that there is a question between them. */
const pullsApart = ({ cells }: ReturnContext, one: House, other: House): boolean =>
  betweenHouses(cells.readings.returns.asking.questions, one, other) !== undefined;

function betweenHouses({ houses }: Table, one: House, other: House): string | undefined {
  const [lower, higher] = one < other ? [one, other] : [other, one];
  return (houses as Readonly<Record<number, Readonly<Record<number, string>>>>)[lower]?.[higher];
}

/** The first two planets in opposite houses. */
function facingOf(placed: readonly Placed[]): Question | undefined {
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1)) {
      if (Math.abs(one.house - other.house) !== 6) continue;
      const [lower, upper] = one.house < other.house ? [one, other] : [other, one];
      return { kind: 'standing', lower, upper };
    }
  return undefined;
}

/** The strongest told hard aspect or conjunction, if it is close. Without houses the orb of the Moon's is uncertain. */
export function questionOfAspects(
  { cells, weighed }: ReturnContext,
  aspects: readonly WeighedAspect[],
): Question | undefined {
  const chosen = aspects.find(
    ({ first, second, aspect, closeness }) =>
      closeness >= near &&
      (hasHouses(weighed.chart) || (first !== Moon && second !== Moon)) &&
      (aspect === Conjunction ? !isOfOneMind(first, second) : natureOf(aspect) === 'tense') &&
      atPair(cells.readings.returns.asking.questions.planets, first, second) !== undefined,
  );
  if (chosen === undefined) return undefined;
  return { kind: chosen.aspect === Conjunction ? 'conjunction' : 'tense', ...inOrder(chosen) };
}

/** Whether a conjunction joins two of the lights and Venus: they want the same, and raise no question. */
const isOfOneMind = (first: BodyId, second: BodyId): boolean =>
  [first, second].every((id) => id === Sun || id === Moon || id === Venus);

/** The question of a close T-square: about two of its planets, one of them the apex if there is a text. */
export function questionOfFigure(context: ReturnContext): Extract<Question, { kind: 'square' }> | undefined {
  const figure = figureOf(context);
  const { planets } = context.cells.readings.returns.asking.questions;
  const asked = figure?.aspects.find(({ first, second }) => atPair(planets, first, second) !== undefined);
  return figure && asked && { kind: 'square', ...inOrder(asked), figure };
}

const inOrder = ({ first, second }: { first: BodyId; second: BodyId }) =>
  first < second ? { first, second } : { first: second, second: first };

function atPair(table: Table['planets'], one: BodyId, other: BodyId): string | undefined {
  const { first, second } = inOrder({ first: one, second: other });
  if (first > Jupiter || second > Pluto) return undefined;
  return (table[first as keyof Table['planets']] as Readonly<Partial<Record<BodyId, string>>> | undefined)?.[
    second
  ];
}

/** The houses that the question is about. */
export function housesOf(question: Question | undefined): House[] {
  if (question?.kind === 'standing' || question?.kind === 'seen')
    return [question.lower.house, question.upper.house];
  if (question?.kind === 'rising' || question?.kind === 'gathered' || question?.kind === 'divided')
    return [question.from, question.to];
  if (question?.kind === 'joined') return [question.house, question.from];
  if (question?.kind === 'angle') return [houseOfAngle[question.at]];
  return question?.kind === 'same' ? [question.house] : [];
}

/** Whether the question has told the place and the matter of a planet. */
export function isInQuestion(
  question: Question | undefined,
  { id }: WeighedBody,
  returning: Returning,
): boolean {
  if (question === undefined) return false;
  if (question.kind === 'standing' || question.kind === 'seen')
    return id === question.lower.body || id === question.upper.body;
  if (question.kind === 'angle') return id === question.body;
  return id === returning && ['rising', 'divided', 'same', 'joined'].includes(question.kind);
}

function ofQuestion(table: Table, question: Question): string {
  if (question.kind === 'same' || question.kind === 'joined') return table.same[question.house];
  if (question.kind === 'angle') return '';
  if (question.kind === 'tense' || question.kind === 'conjunction' || question.kind === 'square')
    return atPair(table.planets, question.first, question.second) ?? '';
  const [one, other] = housesOf(question) as [House, House];
  return betweenHouses(table, one, other) ?? '';
}

/** The question of the return, and its ground. */
export function questionSentences(
  context: ReturnContext,
  question: Question,
  values: Readonly<Record<string, string>>,
): string[] {
  const { kind, manuscript, cells } = context;
  return [
    manuscript.firstUnsaid(kind.asks, { ...values, question: askedBy(context, question) }),
    question.kind === 'angle'
      ? manuscript.unlessSaid(cells.readings.returns.angleLines[question.body][question.at])
      : manuscript.unlessSaid(lineOfAsked(context, question)) ||
        manuscript.firstUnsaid(groundsOf(context, question), groundValues(context, question)),
  ];
}

/** The sentence about the two planets of the question; undefined for two slow ones, whose section needs it. */
function lineOfAsked({ cells, weighed }: ReturnContext, question: Question): string | undefined {
  if (question.kind !== 'tense' && question.kind !== 'conjunction') return undefined;
  if (question.first >= Jupiter) return undefined;
  const aspect = weighed.aspects.find((each) => isAsked(question, each));
  return aspect && pairCell(cells.readings.returns.aspectLines, aspect);
}

/** The question as the end of a sentence. */
function askedBy({ cells }: ReturnContext, question: Question): string {
  const { asking } = cells.readings.returns;
  return question.kind === 'angle'
    ? asking.ofAngle[question.body][question.at]
    : ofQuestion(asking.questions, question);
}

type Grounded = Exclude<Question, { kind: 'angle' }>;

function groundsOf({ kind }: ReturnContext, { kind: asked }: Grounded): Wordings | undefined {
  if (asked !== 'gathered' && asked !== 'divided') return kind.grounds[asked];
  return 'question' in kind ? kind.question[asked] : undefined;
}

function groundValues({ cells, manuscript }: ReturnContext, question: Grounded): Record<string, string> {
  const { wanting, drawn, asking } = cells.readings.returns;
  const { houses } = cells.readings.words;
  switch (question.kind) {
    case 'rising': {
      const { from, to } = question;
      return { from: wanting[from], natalHouse: houses[from], to: drawn[to], house: houses[to] };
    }
    case 'gathered': {
      const { from, to, bodies } = question;
      const values = { from: wanting[from], natalHouse: houses[from], to: drawn[to], house: houses[to] };
      return { ...values, planets: manuscript.listOf(bodies) };
    }
    case 'divided': {
      const { from, to, bodies } = question;
      const values = { from: drawn[from], sunHouse: houses[from], to: drawn[to], house: houses[to] };
      return { ...values, planets: manuscript.listOf(bodies) };
    }
    case 'joined': {
      const { from, house } = question;
      return { from: wanting[from], natalHouse: houses[from], to: drawn[house], house: houses[house] };
    }
    case 'same':
      return { from: wanting[question.house], house: houses[question.house] };
    case 'tense':
    case 'conjunction':
      return manuscript.pair(question.first, question.second);
    case 'square': {
      const { apex, ends } = question.figure;
      return { ...manuscript.pair(...ends), c: manuscript.within(apex), C: manuscript.start(apex) };
    }
    default: {
      const { lower, upper } = question;
      const sides = { one: asking.sides[lower.house], other: asking.sides[upper.house] };
      return { ...manuscript.pair(lower.body, upper.body), ...sides };
    }
  }
}

/** The answer of the closing, after the question that the opening asked. */
export function answered(
  context: ReturnContext,
  question: Question,
  answer = context.manuscript.unlessSaid(answerOf(context, question)),
): string {
  if (answer === '') return '';
  const { cells, manuscript } = context;
  const asked = manuscript.firstUnsaid(cells.readings.returns.asking.recalls, {
    question: askedBy(context, question),
  });
  return paragraphOf([asked, answer]);
}

const answerOf = ({ cells }: ReturnContext, question: Question): string =>
  question.kind === 'angle'
    ? cells.readings.returns.asking.answers.ofAngle[question.body][question.at]
    : ofQuestion(cells.readings.returns.asking.answers, question);
