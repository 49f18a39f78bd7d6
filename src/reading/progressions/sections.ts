import { type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { fittingAge, isOfGrown, isOfWork, youngestAtWork, youngestGrown } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { ofHouseAlone, ofSignAlone, spanCaption, titled } from './captions.js';
import { entersOf, isAngleTold, lastDayOfSun, moonEnters, sunHouseToCome, turnOf } from './changes.js';
import type { ProgressionsContext } from './context.js';
import {
  type Day,
  inOrder,
  isAhead,
  moonToCome,
  type ProgressedBody,
  type ProgressedLife,
  placementOf,
  type SignSpan,
  weightOf,
  yearOf,
} from './plan.js';

/** Once round the zodiac, the Moon comes back to where it was at birth as to something new. */
const roundOfMoon = 20;

/** A body in its sign and its house, as far as either is another than at birth, with its dates in the heading. */
export function bodyDraft(context: ProgressionsContext, present: ProgressedBody): Draft | undefined {
  const { cells, kind, life, manuscript } = context;
  const coming: ReturnType<typeof moonToCome> =
    present.id === Moon ? moonToCome(life, present) : { moon: present };
  const body = coming.moon;
  const { id, sign, natalSign, house, natalHouse } = body;
  const span = id === Moon ? undefined : life.signSpan(id);
  const isRound = id === Moon && life.age > roundOfMoon;
  const isComing = body.sign !== present.sign || body.house !== present.house;
  const isLeaving = id !== Moon && body.leaves !== undefined;
  // What may be in another sign has come into none of late.
  const isUnsure = id === Moon && life.otherwise.moonSign !== undefined;
  const begins =
    isLeaving || isComing || isUnsure || !isNewHere(context, body) ? '' : beginsOf(context, body);
  const isMoved = sign !== natalSign || isRound;
  const passage = isMoved ? passageOf(context, body) : undefined;
  const motion = motionOf(context, body);
  // What has turned since birth has not kept its manner.
  const isStill =
    // What came into its sign in the course of a life has been elsewhere, whether or not that is within reach.
    span?.since == null &&
    span?.left === undefined &&
    begins === '' &&
    (motion === '' || body.isRetrograde === body.wasRetrograde);
  // Of a manner that is as it was at birth there is nothing to say, unless there is little else.
  if (isBrief(id) && !isMoved && isStill && motion === '' && (isRich(context) || hasMoved(life)))
    return undefined;
  // What has been so for decades is no news of these years.
  if (isBrief(id) && isLongKnown(life, span?.since) && motion === '' && !isLeaving && !isThin(context))
    return undefined;
  const inSign: Part[] = [
    span?.left === undefined ? '' : backIn(context, body, span),
    // What has been elsewhere, or goes backward, is told by its sign although that is the one of birth.
    isMoved || !isStill
      ? isBrief(id) && motion === '' && isLongKnown(life, span?.since)
        ? paragraphOf(
            sentencesOf(manuscript.unlessSaid(signCell(context, body))).slice(
              0,
              mostOfKnown[isRich(context) ? 'rich' : 'thin'],
            ),
          )
        : isBesideSun(context, body)
          ? paragraphOf(
              sentencesOf(manuscript.unlessSaid(passage ?? signCell(context, body))).slice(0, mostBeside),
            )
          : inSignOf(context, passage ?? signCell(context, body), isLeaving)
      : fittingAge(
          manuscript.words,
          life.age,
          manuscript.unlessSaid(id === Sun ? kind.still[id][sign] : kind.still[id as typeof Moon]),
        ),
    motion,
  ];
  const movedOn = passage === undefined && !isBrief(id) && (house !== natalHouse || isMoved);
  const houseCell =
    house !== 0 && movedOn && !isNoMatter(life, house)
      ? houseOf(context, houseOfAge(context, body) ?? cells.progressedHouse(id, house) ?? '')
      : '';
  const inHouse: Part[] = houseCell === '' ? [] : [{ text: houseCell, mayEndInAdvice: true }];
  if (id === Moon) inSign.push(moodOf(context, body) || houseApartOf(context, body));
  const values = { body: manuscript.start(id), sign: cells.signName(sign) };
  const isOfSign = (houseCell === '' && passage === undefined && coming.house === undefined) || house === 0;
  const other = id === Moon ? life.otherwise.moonSign : undefined;
  const place =
    other !== undefined
      ? fill(kind.headings.inEither, {
          ...values,
          sign: cells.signName(inOrder(sign, other, 12)[0]),
          other: cells.signName(inOrder(sign, other, 12)[1]),
        })
      : isOfSign
        ? fill(kind.headings.inSign, values)
        : fill(kind.headings.inSignAndHouse, {
            ...values,
            house: cells.readings.words.houses[house as House],
          });
  const heading = isComing
    ? fill(kind.headings.coming, { place, day: cells.date(coming.sign ?? coming.house ?? '') })
    : place;
  const dates =
    id === Moon
      ? { since: null, until: isComing ? null : isOfSign ? moonUntil(life) : moonMoves(life) }
      : (span ?? { since: null, until: null });
  // Where the Moon goes on into a house, it stays in its sign.
  const staysUntil = isComing && coming.sign === undefined ? moonUntil(life) : null;
  const when = spanCaption(context, staysUntil === null ? dates : { since: null, until: staysUntil });
  return {
    title: titled(
      context,
      heading,
      staysUntil !== null
        ? ofSignAlone(context, body, when)
        : isOfSign || isComing
          ? when
          : id === Moon
            ? ofHouseAlone(context, body, when)
            : ofSignAlone(context, body, when),
    ),
    weight: weightOf(id),
    factors: [placementOf(present)],
    paragraphs: [
      ...(isComing ? arrivalsOf(context, present, coming) : []).map((line) => [line]),
      [begins, ...inSign],
      inHouse,
      ...(id === Sun
        ? [
            [isOfSign ? '' : newHouseOf(context, body)],
            [sunGoesOn(context, body, span)],
            [sunMovesHouse(context)],
          ]
        : []),
    ],
  };
}

/** Years ahead up to which the next chapter of a life is worth telling, where it is not among the changes at hand. */
const nextChapter = 5;

/** Where the Sun goes on to, and when. */
function sunGoesOn(context: ProgressionsContext, sun: ProgressedBody, span: SignSpan | undefined): string {
  const { cells, kind, life } = context;
  const { until = null, next } = span ?? {};
  if (until === null || next === undefined || until <= lastDayOfSun(life)) return '';
  if (yearOf(until) - yearOf(life.year[0]) > nextChapter) return '';
  return fill(kind.captions.dated, {
    day: cells.date(until),
    text: entersOf(context, Sun, next, turnOf(context, sun, next)),
  });
}

/** That the Sun has come into its house of late. */
function newHouseOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { house }: ProgressedBody,
): string {
  const { since } = life.sunHouse;
  if (since === null || house === 0) return '';
  const { houses } = cells.readings.words;
  return manuscript.unlessSaid(kind.newHouse, {
    house: houses[house],
    other: houses[(((house + 10) % 12) + 1) as House],
    since: cells.date(since),
  });
}

/** Into which house the Sun goes on, and when, where that is not among the changes at hand. */
function sunMovesHouse({ cells, kind, life, manuscript }: ProgressionsContext): string {
  const house = sunHouseToCome(life);
  const { until } = life.sunHouse;
  if (house === undefined || until === null || until <= lastDayOfSun(life)) return '';
  return fill(kind.captions.dated, {
    day: cells.date(until),
    text: fittingAge(manuscript.words, life.age, kind.calendar.sunInHouse[house]),
  });
}

/** Sentences that each text of a planet has beside another in its sign. */
export const mostBeside = 2;

/** Whether a body is the Moon in the sign and house that the Sun has a passage on. */
const isBesideSun = ({ life }: ProgressionsContext, { id, sign, house }: ProgressedBody): boolean =>
  id === Moon &&
  house !== 0 &&
  life.bodies.some(
    (sun) => sun.id === Sun && sun.sign === sign && sun.house === house && sun.natalSign !== sign,
  );

/** Contacts from which on there is enough to say. */
const enough = 4;

/** Whether another of Mercury to Mars has gone on from the sign of the birth. */
const hasMoved = ({ bodies }: ProgressedLife): boolean =>
  bodies.some(({ id, sign, natalSign }) => isBrief(id) && sign !== natalSign);

/** Contacts up to which there is little else to tell. */
const few = 1;

const isThin = ({ aspects, life }: ProgressionsContext): boolean =>
  life.isRough || aspects.length + life.pairs.length <= few;

const isRich = ({ aspects, life }: ProgressionsContext): boolean =>
  life.age >= youngestAtWork && !life.isRough && aspects.length + life.pairs.length >= enough;

/** Years from which on a planet’s manner is no news: so many sentences of it are enough, with its cost where there is room. */
const longKnown = 15;
const mostOfKnown = { rich: 2, thin: 3 };

const isLongKnown = ({ age, year: [now] }: ProgressedLife, since: Day | null | undefined): boolean =>
  since != null && age > longKnown && yearOf(now) - yearOf(since) > longKnown;

/** What a body is about; what it asks is not asked of one that is about to leave. */
function inSignOf({ life, manuscript }: ProgressionsContext, cell: string | null, isLeaving: boolean): Part {
  const text = fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell));
  return isLeaving ? withoutAdvice(manuscript.words, text) : { text, mayEndInAdvice: true };
}

/** A planet in its sign; where it has lately come into it, beside the sign before. */
const signCell = (context: ProgressionsContext, body: ProgressedBody): string | null => {
  const { id, sign, leaves } = body;
  const isTurn = isNewHere(context, body) && leaves === undefined && isBrief(id);
  return isTurn ? context.kind.turns[id][sign] : context.cells.progressedSign(id, sign);
};

/** Whether it has lately come into its sign for the first time: of one that has come back that is said otherwise. */
export const isNewHere = ({ life }: ProgressionsContext, { id, isNew }: ProgressedBody): boolean =>
  isNew && (id === Moon || life.signSpan(id).left === undefined);

/** That a body has lately come into its sign. */
const beginsOf = ({ cells, kind, manuscript }: ProgressionsContext, { id, sign }: ProgressedBody): string =>
  paragraphOf([
    manuscript.unlessSaid(kind.firstDegree[id], { sign: cells.signName(sign), body: manuscript.start(id) }),
    id === Sun ? manuscript.unlessSaid(kind.turns[id][sign]) : '',
  ]);

/** That the Moon goes on soon, and from what. */
function arrivalsOf(
  context: ProgressionsContext,
  present: ProgressedBody,
  { sign, house }: ReturnType<typeof moonToCome>,
): string[] {
  const { cells, kind } = context;
  const on = (day: Day | undefined, textOf: () => string): { day: Day; text: string }[] =>
    day === undefined
      ? []
      : [{ day, text: fill(kind.captions.dated, { day: cells.date(day), text: textOf() }) }];
  const next = ((present.house % 12) + 1) as House;
  return [
    ...on(sign, () => moonEnters(context, present)),
    ...(isAngleTold(context, next)
      ? []
      : on(house, () =>
          paragraphOf([
            kind.calendar.moonInHouse[next],
            // Of a sign that it leaves, the next one’s text says what it was like.
            sign === undefined
              ? fill(kind.untilThen, { house: cells.readings.words.houses[present.house as House] })
              : '',
          ]),
        )),
  ]
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ text }) => text);
}

/** Signs in which the Moon wants something to begin, and in which it wants to be left in peace. */
const restless: ReadonlySet<SignId> = new Set([0, 2, 4, 8]);
const slow: ReadonlySet<SignId> = new Set([1, 3, 11]);
const quietPhase = 7;
const busyPhases: ReadonlySet<number> = new Set([1, 2]);

/** What joins the Moon’s sign and a phase that pulls against it, where the hour of birth leaves neither open. */
function moodOf({ cells, kind, life, manuscript }: ProgressionsContext, { sign }: ProgressedBody): string {
  const { phase, otherwise } = life;
  if (otherwise.phase !== undefined || otherwise.moonSign !== undefined) return '';
  const values = { sign: cells.signName(sign) };
  if (phase === quietPhase && restless.has(sign))
    return manuscript.unlessSaid(kind.phaseAndMood.restless, values);
  if (busyPhases.has(phase) && slow.has(sign)) return manuscript.unlessSaid(kind.phaseAndMood.slow, values);
  return '';
}

/** Houses in which a light is out of sight, and in which it is among people. */
const secluded: ReadonlySet<House | 0> = new Set([4, 8, 12]);
const sociable: ReadonlySet<House | 0> = new Set([1, 5, 7, 10, 11]);

/** What joins the Moon’s house and the Sun’s where one is among people and the other is not: whose time is longer. */
function houseApartOf({ cells, kind, life, manuscript }: ProgressionsContext, moon: ProgressedBody): string {
  const sun = life.bodies.find(({ id }) => id === Sun);
  if (sun === undefined || sun.house === 0) return '';
  const key =
    secluded.has(sun.house) && sociable.has(moon.house)
      ? 'out'
      : sociable.has(sun.house) && secluded.has(moon.house)
        ? 'in'
        : undefined;
  if (key === undefined) return '';
  return manuscript.unlessSaid(kind.lightsApart[key], { sun: cells.readings.words.houses[sun.house] });
}

/** How long the Moon is in its sign, unless the hour of birth leaves open which that is. */
const moonUntil = ({ moonLeaves, otherwise }: ProgressedLife): Day | null =>
  otherwise.moonSign === undefined ? moonLeaves.sign : null;

/** How long the Moon is in its sign and its house. */
function moonMoves(life: ProgressedLife): Day | null {
  const [sign, { house }] = [moonUntil(life), life.moonLeaves];
  return sign !== null && house !== null && house < sign ? house : sign;
}

/** Of Mercury to Mars a reading has the sign alone: their houses say less of a time. */
export const isBrief = (id: BodyId): boolean => id !== Sun && id !== Moon;

/** Houses of money and of what is shared, of which a child has nothing yet. */
const ofMoney: ReadonlySet<House | 0> = new Set([2, 8]);

export const isNoMatter = ({ age }: ProgressedLife, house: House | 0): boolean =>
  age < youngestGrown && ofMoney.has(house);

/** What a light is about in its house, unless that is no matter of the reader’s age. */
function houseOf({ life, manuscript }: ProgressionsContext, cell: string): string {
  return isOfGrown(manuscript.words, life.age, cell)
    ? ''
    : fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell));
}

/** A light in a house of work, where work is not the reader’s matter: what the house is about at that age. */
function houseOfAge({ kind, life }: ProgressionsContext, { id, house }: ProgressedBody): string | undefined {
  if ((house !== 6 && house !== 10) || (id !== Sun && id !== Moon) || isOfWork(life.age)) return undefined;
  return kind.housesOfWork[life.age < youngestAtWork ? 'young' : 'later'][id][house];
}

/** What a light is about in its sign and its house. */
function passageOf(context: ProgressionsContext, body: ProgressedBody): string | undefined {
  const { kind, life, manuscript } = context;
  const { id, sign, house } = body;
  if (house === 0 || (id !== Sun && id !== Moon) || houseOfAge(context, body) !== undefined) return undefined;
  const passage = kind.placements[id][sign][house];
  return isNoMatter(life, house) || isOfGrown(manuscript.words, life.age, passage) ? undefined : passage;
}

/** Years for which it is news that a body has come back. */
const lately = 7;

/** That it has come back to a sign, and when it had gone on. */
function backIn(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { id, sign }: ProgressedBody,
  { since, left }: SignSpan,
): string {
  if (since === null || left === undefined || left.day === null) return '';
  if (yearOf(life.year[0]) - yearOf(since) > lately) return '';
  const values = {
    ...manuscript.pair(id, id),
    sign: cells.signName(sign),
    other: cells.signName(left.sign),
    left: cells.date(left.day),
    since: cells.date(since),
  };
  return manuscript.firstUnsaid(kind.back, values);
}

/** Whether it goes backward, or has turned since birth; a turn close at hand has a section of its own. */
function motionOf({ cells, kind, life, manuscript }: ProgressionsContext, body: ProgressedBody): string {
  const { id, isRetrograde, wasRetrograde } = body;
  if (life.turns.some((turn) => turn.body === id && isAhead(life, turn))) return '';
  const ofBody = kind.motion[id as typeof Mercury];
  if (ofBody === undefined || (!isRetrograde && !wasRetrograde)) return '';
  const day = life.turnedOn(id);
  const key = isRetrograde
    ? day === null
      ? 'always'
      : 'retrograde'
    : isLongKnown(life, day)
      ? 'longDirect'
      : 'direct';
  return manuscript.unlessSaid(ofBody[key], { since: day === null ? '' : cells.date(day) });
}
