import { type BodyId, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { fittingAge, youngestAtWork } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { ofHouseAlone, ofSignAlone, spanCaption, titled } from './captions.js';
import { isBackward } from './changes.js';
import type { ProgressionsContext } from './context.js';
import { houseOf, houseOfAge, isNoMatter, passageOf } from './in-house.js';
import { planetAgainstPhase } from './lead.js';
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

/** After so many years the Moon returns to its natal sign as to a new one. */
const roundOfMoon = 20;

/** The section of a body in its sign and house, as far as they differ from those at birth, with its dates. */
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
  const isNearlyGone =
    (isLeaving && isSoon(life, body.leaves)) ||
    (id === Sun && house !== 0 && isSoon(life, life.sunHouse.until ?? undefined));
  // A Moon whose sign is uncertain has not lately entered one.
  const isUnsure = id === Moon && life.otherwise.moonSign !== undefined;
  const begins =
    isLeaving || isComing || isUnsure || !isNewHere(context, body) ? '' : beginsOf(context, body);
  const isMoved = sign !== natalSign || isRound;
  const passage = isMoved ? passageOf(context, body) : undefined;
  const motion = motionOf(context, body);
  const turned = id === Moon ? null : life.turnedOn(id);
  // A turn decades ago is not told.
  const isTurned = motion !== '' && turned !== null && !isLongKnown(life, turned);
  // A body that has turned since birth does not act as at birth.
  const isStill =
    // A body that entered its sign during the life has been elsewhere, even if the day was not looked for.
    span?.since == null &&
    span?.left === undefined &&
    begins === '' &&
    (!isTurned || body.isRetrograde === body.wasRetrograde);
  // A planet that the opening names is told in any case.
  const isNamed = planetAgainstPhase(life) === id;
  // A planet that is as at birth is told only if there is little else.
  if (!isNamed && isBrief(id) && !isMoved && isStill && !isTurned && (isRich(context) || hasMoved(life)))
    return undefined;
  // A state that has lasted for decades is told shortly.
  const isOld = isBrief(id) && isLongKnown(life, span?.since);
  if (!isNamed && isOld && !isTurned && !isLeaving && !isThin(context)) return undefined;
  const back = span?.left === undefined ? '' : backIn(context, body, span);
  const inSign: Part[] = [
    back,
    // A body that has returned to its natal sign, or is retrograde, is told by that sign.
    isMoved || !isStill
      ? isOld
        ? paragraphOf(
            sentencesOf(
              fittingAge(manuscript.words, life.age, manuscript.unlessSaid(signCell(context, body))),
            ).slice(0, mostOfKnown[isRich(context) ? 'rich' : 'thin']),
          )
        : isBesideSun(context, body) || isNearlyGone
          ? paragraphOf(
              sentencesOf(
                fittingAge(
                  manuscript.words,
                  life.age,
                  manuscript.unlessSaid(passage ?? signCell(context, body)),
                ),
              ).slice(0, mostBeside),
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
  // If the Moon enters a house soon, it stays in its sign.
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
    // A return to a sign is always told.
    isKept: back !== '' || isNamed,
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

/** A sign that a planet leaves within so many days is told shortly: the next one is the subject. */
const soon = 75;

const isSoon = ({ year: [now] }: ProgressedLife, leaves: Day | undefined): boolean =>
  leaves !== undefined && daysFrom(now, leaves) <= soon;

/** Sentences of a planet's text beside another in its sign, or of a sign that it leaves soon, at most. */
export const mostBeside = 2;

/** Whether a body is the Moon in a sign and house of which the Sun has a text. */
const isBesideSun = ({ life }: ProgressionsContext, { id, sign, house }: ProgressedBody): boolean =>
  id === Moon &&
  house !== 0 &&
  life.bodies.some(
    (sun) => sun.id === Sun && sun.sign === sign && sun.house === house && sun.natalSign !== sign,
  );

/** With so many contacts there is enough to tell. */
const enough = 4;

/** Whether another of Mercury to Mars has left its natal sign. */
const hasMoved = ({ bodies }: ProgressedLife): boolean =>
  bodies.some(({ id, sign, natalSign }) => isBrief(id) && sign !== natalSign);

/** With so few contacts there is little else to tell. */
const few = 1;

const isThin = ({ aspects, life }: ProgressionsContext): boolean =>
  life.isRough || aspects.length + life.pairs.length <= few;

const isRich = ({ aspects, life }: ProgressionsContext): boolean =>
  life.age >= youngestAtWork && !life.isRough && aspects.length + life.pairs.length >= enough;

/** A planet in its sign for more than so many years is told in so many sentences, with its drawback if there is room. */
const longKnown = 15;
const mostOfKnown = { rich: 2, thin: 3 };

const isLongKnown = ({ age, year: [now] }: ProgressedLife, since: Day | null | undefined): boolean =>
  since != null && age > longKnown && yearOf(now) - yearOf(since) > longKnown;

/** The text of a body in its sign, without advice if it is about to leave. */
function inSignOf({ life, manuscript }: ProgressionsContext, cell: string | null, isLeaving: boolean): Part {
  const text = fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell));
  return isLeaving ? withoutAdvice(manuscript.words, text) : { text, mayEndInAdvice: true };
}

/** The text of a planet in its sign; if it has lately entered it, in contrast to the sign before. */
const signCell = (context: ProgressionsContext, body: ProgressedBody): string | null => {
  const { id, sign, leaves } = body;
  const isTurn = isNewHere(context, body) && leaves === undefined && isBrief(id);
  return isTurn ? context.kind.turns[id][sign] : context.cells.progressedSign(id, sign);
};

/** Whether a body has lately entered its sign for the first time; a return is told differently. */
export const isNewHere = ({ life }: ProgressionsContext, { id, isNew }: ProgressedBody): boolean =>
  isNew && (id === Moon || life.signSpan(id).left === undefined);

/** That a body has lately come into its sign. */
const beginsOf = ({ cells, kind, manuscript }: ProgressionsContext, { id, sign }: ProgressedBody): string =>
  paragraphOf([
    manuscript.unlessSaid(kind.firstDegree[id], { sign: cells.signName(sign), body: manuscript.start(id) }),
    id === Sun ? manuscript.unlessSaid(kind.turns[id][sign]) : '',
  ]);

/** Whether a body is told by sign alone, as Mercury to Mars are. */
export const isBrief = (id: BodyId): boolean => id !== Sun && id !== Moon;

/** Years within which a return to a sign is told. */
const lately = 7;

/** That a body has returned to a sign, and when it had left it. */
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
  // Only going backward does a body come from a sign into the one before.
  return manuscript.firstUnsaid(kind.back[isBackward(sign, left.sign) ? 'backward' : 'onward'], values);
}

/** That a body is retrograde, or has turned since birth; a turn close at hand has a section of its own. */
function motionOf({ cells, kind, life, manuscript }: ProgressionsContext, body: ProgressedBody): string {
  const { id, isRetrograde, wasRetrograde } = body;
  if (life.turns.some((turn) => turn.body === id && isAhead(life, turn))) return '';
  const ofBody = kind.motion[id as typeof Mercury];
  if (ofBody === undefined || (!isRetrograde && !wasRetrograde)) return '';
  const day = life.turnedOn(id);
  // A planet that turned direct long ago holds nothing back any more.
  if (!isRetrograde && isLongKnown(life, day)) return '';
  const key = isRetrograde ? (day === null ? 'always' : 'retrograde') : 'direct';
  return manuscript.unlessSaid(ofBody[key], { since: day === null ? '' : cells.date(day) });
}
