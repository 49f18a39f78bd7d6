import { Ascendant, type BodyId, Mars, Moon, Saturn } from '../../chart/bodies.js';
import type { NatalQuestion, ThreadPlanet } from '../../text/natal-catalogue.js';
import { type Axis, axes, poles, type Tag } from '../../text/reading-keys.js';
import type { WeighedBody } from '../factors.js';
import type { Called, Draft } from '../reading.js';
import { areOpposed, isInNature, leaningOf } from '../tags.js';
import { isOfAge } from '../weights.js';
import { aspectCalled, bodyCalled } from './called.js';
import type { NatalDesk } from './desk.js';
import { traitOf } from './leads.js';
import type { Theme } from './opening.js';

/** What the chapters say to the question that runs through a reading. */

/** Leanings by which a body answers what a planet that runs through a chart asks, one way and the other. */
const leaningsTo: Readonly<Record<ThreadPlanet, readonly [one: readonly Tag[], other: readonly Tag[]]>> = {
  1: [
    ['self', 'shown'],
    ['closeness', 'quiet', 'keeping'],
  ],
  3: [
    ['harmony', 'group', 'closeness'],
    ['truth', 'self', 'space'],
  ],
  4: [
    ['truth', 'self'],
    ['harmony', 'closeness', 'group', 'quiet'],
  ],
  5: [
    ['giving', 'faith', 'shown'],
    ['proof', 'steadiness', 'keeping', 'quiet'],
  ],
  6: [
    ['proof', 'steadiness', 'keeping'],
    ['faith', 'giving', 'self', 'lightness', 'change'],
  ],
  7: [
    ['space', 'change', 'lightness', 'self'],
    ['closeness', 'steadiness', 'keeping'],
  ],
  8: [
    ['faith', 'giving', 'harmony'],
    ['proof', 'truth', 'steadiness'],
  ],
  9: [
    ['keeping', 'depth', 'self', 'steadiness'],
    ['giving', 'faith', 'harmony', 'lightness', 'space', 'change'],
  ],
};

/** A leaning that is more than a trait in passing; where nobody has one, a trait has to do. */
const clear = 2;
const slight = 1;
const mostAnswers = 3;
const mostWhoAgree = 2;

/** How much more clearly a body leans to some things than to others: Jupiter and Saturn by what they are known for alone. */
function leanBetween(body: WeighedBody, one: readonly Tag[], other: readonly Tag[]): number {
  let sum = 0;
  for (const { tag, strength } of leaningOf(body))
    if (body.id <= Mars || body.id === Ascendant || isInNature(body.id, tag))
      sum += one.includes(tag) ? strength : other.includes(tag) ? -strength : 0;
  return sum;
}

/** Who makes a body lean so: itself, or the planet close to it whose leaning is the clearest. */
function leaningBy(body: WeighedBody, to: readonly Tag[]): BodyId {
  let most = 0;
  let found = body.id;
  for (const { tag, strength, by } of leaningOf(body)) {
    if (strength <= most || !to.includes(tag)) continue;
    most = strength;
    found = by;
  }
  return found;
}

interface Question {
  /** Of a planet’s question; of an axis its poles. */
  leanings: readonly [one: readonly Tag[], other: readonly Tag[]];
  cells: NatalQuestion | undefined;
  /** Where the strongest factors agree: only who does not go along with them is heard. */
  agreedOn: Tag | undefined;
}

const axisOf = (tag: Tag): Axis => axes.find((axis) => poles[axis].includes(tag)) as Axis;

function questionOf({ cells }: NatalDesk, { thread, conflict, agreement }: Theme): Question | undefined {
  const { questions } = cells.readings.natal;
  // Of what stands together nothing is asked in the opening, so that there is nothing to answer.
  if (thread?.nature === 'union') return undefined;
  if (thread)
    return {
      leanings: leaningsTo[thread.by],
      cells: questions.planets[thread.by],
      agreedOn: undefined,
    };
  if (conflict) {
    const [one, other] = poles[conflict.axis];
    return { leanings: [[one], [other]], cells: questions.axes[conflict.axis], agreedOn: undefined };
  }
  if (agreement === undefined) return undefined;
  const [one, other] = poles[axisOf(agreement.tag)];
  return { leanings: [[one], [other]], cells: undefined, agreedOn: agreement.tag };
}

interface Answering {
  body: WeighedBody;
  draft: Draft;
  lean: number;
  /** By what it has its answer: the planet in aspect to it, where the leaning is that planet’s. */
  by: Called | undefined;
}

/** Who is heard: from how clear a leaning on; of what two agree on, whether those who agree or those who do not. */
interface Hearing {
  least: number;
  agrees: boolean;
}

/** Who answers in a chapter: the strongest that has an answer and is not itself what the question is about. */
function answeringIn(
  desk: NatalDesk,
  drafts: readonly Draft[],
  { sides }: Theme,
  { leanings: [one, other], agreedOn }: Question,
  { least, agrees }: Hearing,
): Answering | undefined {
  for (const body of desk.weighed.bodies) {
    if (sides.includes(body) || !(body.id <= Saturn || body.id === Ascendant)) continue;
    const draft = drafts.find(({ factors: [factor] }) => isOf(factor?.planetIds, body.id, factor?.kind));
    const lean = draft ? leanBetween(body, one, other) : 0;
    if (draft === undefined || Math.abs(lean) < least) continue;
    if (agreedOn !== undefined && (one.includes(agreedOn) === lean > 0) !== agrees) continue;
    return { body, draft, lean, by: companionOf(desk, body, lean > 0 ? one : other) };
  }
  return undefined;
}

/** The planet in aspect to a body that makes it lean so, called by what it is to the body. */
function companionOf(desk: NatalDesk, body: WeighedBody, to: readonly Tag[]): Called | undefined {
  const by = leaningBy(body, to);
  if (by === body.id) return undefined;
  const aspect = body.aspects.find(({ first, second }) => first === by || second === by);
  return aspect && aspectCalled(desk, aspect, body.id);
}

/** What an answer names as its subject: the body by itself where its own section gives it. */
const answererOf = ({ manuscript }: NatalDesk, { body: { id }, by }: Answering): Called =>
  by ?? { start: manuscript.start(id), within: manuscript.within(id) };

const isOf = (ids: readonly BodyId[] | undefined, id: BodyId, kind: string | undefined): boolean =>
  kind === 'placement' && ids?.[0] === id;

/**
 * Lets the heaviest chapters answer, each at the end of the section on whoever does.
 * @returns what the closing has to add where two agree and another sees to what they leave open
 */
export function answerQuestion(
  desk: NatalDesk,
  theme: Theme,
  chapters: readonly { drafts: readonly Draft[] }[],
): string {
  const question = questionOf(desk, theme);
  if (question === undefined) {
    if (theme.thread?.by === Moon) contradictLights(desk, theme, chapters);
    return '';
  }
  const heard = (hearing: Hearing): Answering[] =>
    chapters.flatMap(({ drafts }) => answeringIn(desk, drafts, theme, question, hearing) ?? []);
  const clearly = heard({ least: clear, agrees: false });
  const found = clearly.length > 0 ? clearly : heard({ least: slight, agrees: false });
  if (found.length === 0 && question.agreedOn !== undefined) {
    for (const each of heard({ least: clear, agrees: true }).slice(0, mostWhoAgree))
      append(each, ofAgreed(desk, desk.cells.readings.natal.questions.agreed, theme, each));
    return '';
  }
  const heaviest = [...found].sort((a, b) => b.body.weight - a.body.weight).slice(0, mostAnswers);
  let before: Answering | undefined;
  let isDisputed = false;
  for (const each of found.filter((one) => heaviest.includes(one))) {
    // The same answer again says nothing: heard are the first, and one of another mind.
    if (before && question.cells && (isDisputed || each.lean > 0 === before.lean > 0)) continue;
    isDisputed = before !== undefined;
    const said = question.cells
      ? answerOf(desk, question.cells, each, before)
      : ofAgreed(desk, desk.cells.readings.natal.questions.exceptions, theme, each);
    before ??= each;
    append(each, said);
  }
  if (before === undefined || question.agreedOn === undefined) return '';
  const { answered } = desk.cells.readings.natal.questions;
  return desk.manuscript.once(answered[question.agreedOn], {
    a: (before.by ?? bodyCalled(desk, before.body)).within,
  });
}

/** @param before who has answered first */
function answerOf(
  desk: NatalDesk,
  { asked, answers }: NatalQuestion,
  answering: Answering,
  before: Answering | undefined,
): string {
  const { manuscript, cells } = desk;
  const { lean } = answering;
  const { unlike } = cells.readings.natal.questions;
  const { first, again } = answers[lean > 0 ? 0 : 1];
  const { start, within } = answererOf(desk, answering);
  const values = { a: within, A: start };
  if (before === undefined) return manuscript.once(first, values);
  const does = manuscript.once(again);
  if (does === '') return '';
  return manuscript.wording(unlike, {
    ...values,
    b: answererOf(desk, before).within,
    question: asked,
    does,
  });
}

const append = ({ draft }: Pick<Answering, 'draft'>, said: string): void => {
  if (said !== '') draft.paragraphs.push([said]);
};

/** Who does not go along with what two agree on, or does. */
function ofAgreed(
  desk: NatalDesk,
  cells: Readonly<Record<Tag, string>>,
  { agreement }: Theme,
  answering: Answering,
): string {
  if (agreement === undefined) return '';
  const { manuscript } = desk;
  const { start, within } = answererOf(desk, answering);
  return manuscript.once(cells[agreement.tag], {
    a: within,
    A: start,
    p: manuscript.within(agreement.first.id),
    q: manuscript.within(agreement.second.id),
  });
}

/** Lights that stand together are asked nothing: the strongest that leans the other way speaks up. */
function contradictLights(
  desk: NatalDesk,
  { sides }: Theme,
  chapters: readonly { drafts: readonly Draft[] }[],
): void {
  const [light] = sides;
  if (light === undefined) return;
  const drafts = chapters.flatMap(({ drafts: its }) => its);
  for (const body of desk.weighed.bodies) {
    if (sides.includes(body) || isOfAge(body.id) || !areOpposed(light, body)) continue;
    const draft = drafts.find(({ factors: [factor] }) => isOf(factor?.planetIds, body.id, factor?.kind));
    const x = draft && desk.manuscript.once(traitOf(desk, body)?.who);
    if (draft === undefined || !x) continue;
    const { start, within } = bodyCalled(desk, body);
    append(
      { draft },
      desk.manuscript.wording(desk.cells.readings.natal.questions.oneMind, { a: within, A: start, x }),
    );
    return;
  }
}
