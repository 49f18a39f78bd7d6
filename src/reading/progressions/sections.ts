import { type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { fittingAge, youngestAtWork } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { ofHouseAlone, ofSignAlone, spanCaption, titled } from './captions.js';
import type { ProgressionsContext } from './context.js';
import { houseOf, houseOfAge, isNoMatter, passageOf } from './in-house.js';
import { aimOf, arrivalsOf, houseApartOf, moodOf, moonMoves, moonUntil } from './moon-moves.js';
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
import { newHouseOf, sunGoesOn, sunMovesHouse } from './sun-moves.js';

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
  const turned = id === Moon ? null : life.turnedOn(id);
  // What turned decades ago, or never did, is no news.
  const isTurned = motion !== '' && turned !== null && !isLongKnown(life, turned);
  // What has turned since birth has not kept its manner.
  const isStill =
    // What came into its sign in the course of a life has been elsewhere, whether or not that is within reach.
    span?.since == null &&
    span?.left === undefined &&
    begins === '' &&
    (!isTurned || body.isRetrograde === body.wasRetrograde);
  // Of a manner that is as it was at birth there is nothing to say, unless there is little else.
  if (isBrief(id) && !isMoved && isStill && !isTurned && (isRich(context) || hasMoved(life)))
    return undefined;
  // What has been so for decades is no news of these years.
  const isOld = isBrief(id) && isLongKnown(life, span?.since);
  if (isOld && !isTurned && !isLeaving && !isThin(context)) return undefined;
  const back = span?.left === undefined ? '' : backIn(context, body, span);
  const inSign: Part[] = [
    back,
    // What has been elsewhere, or goes backward, is told by its sign although that is the one of birth.
    isMoved || !isStill
      ? isOld
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
  if (id === Sun) inSign.push(aimOf(context, body));
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
    // That it has come back is news.
    isKept: back !== '',
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

/** Of Mercury to Mars a reading has the sign alone: their houses say less of a time. */
export const isBrief = (id: BodyId): boolean => id !== Sun && id !== Moon;

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
  // What was held back has long been out.
  if (!isRetrograde && isLongKnown(life, day)) return '';
  const key = isRetrograde ? (day === null ? 'always' : 'retrograde') : 'direct';
  return manuscript.unlessSaid(ofBody[key], { since: day === null ? '' : cells.date(day) });
}
