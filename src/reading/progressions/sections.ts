import { type BodyId, Descendant, ImumCoeli, type Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Draft, Part, ReadingLength, Statement } from '../reading.js';
import { touchedBy } from '../transits/plan.js';
import type { LifeDesk } from './desk.js';
import {
  areApart,
  type Day,
  isThisMonth,
  type ProgressedAspect,
  type ProgressedBody,
  type ProgressedLife,
  type ProgressedTurn,
  phaseFactor,
  placementOf,
  progressionFactor,
  type SignSpan,
  turnFactor,
  type WeighedProgression,
  weighed,
  weightOf,
  weights,
} from './plan.js';

/** Once round the zodiac, the Moon comes back to where it was at birth as to something new. */
const roundOfMoon = 20;

/** A body in its sign and its house, as far as either is another than at birth, with its dates in the heading. */
export function bodyDraft(desk: LifeDesk, body: ProgressedBody): Draft {
  const { cells, kind, life, manuscript } = desk;
  const { id, sign, natalSign, house, natalHouse } = body;
  const span = id === Moon ? undefined : life.signSpan(id);
  const isRound = id === Moon && life.age > roundOfMoon;
  const { begins, ends } = edgeOf(desk, body);
  const isAtEdge = begins !== '' || ends !== '';
  const isMoved = sign !== natalSign || isRound;
  const passage = isMoved ? passageOf(desk, body) : undefined;
  const inSign: Part[] = [
    begins,
    span?.left === undefined ? '' : backIn(desk, body, span),
    isMoved
      ? { text: manuscript.once(passage ?? cells.progressedSign(id, sign)), hasStep: true }
      : span?.left === undefined && !isAtEdge
        ? manuscript.once(kind.still[id])
        : '',
    motionOf(desk, body),
    ends,
  ];
  const movedOn = passage === undefined && !isBrief(id) && (house !== natalHouse || isRound);
  const houseCell = house !== 0 && movedOn ? manuscript.once(cells.progressedHouse(id, house)) : '';
  const inHouse: Part[] = houseCell === '' ? [] : [{ text: houseCell, hasStep: true }];
  if (id === Moon) inSign.push(ends === '' ? moodOf(desk, body) : '', unsureSign(desk));
  const values = { body: manuscript.start(id), sign: cells.signName(sign) };
  const heading =
    (houseCell === '' && passage === undefined) || house === 0
      ? fill(kind.headings.inSign, values)
      : fill(kind.headings.inSignAndHouse, { ...values, house: cells.readings.words.houses[house] });
  const dates =
    id === Moon ? { since: null, until: moonUntil(life) } : (span ?? { since: null, until: null });
  return {
    title: titled(desk, heading, spanCaption(desk, dates)),
    weight: weightOf(id),
    factors: [placementOf(body)],
    paragraphs: [inSign, inHouse],
  };
}

/** Days before the Moon leaves its sign within which that is felt. */
const soonForMoon = 120;

/** That a body has lately come into its sign, or leaves it before long. */
function edgeOf(desk: LifeDesk, body: ProgressedBody): { begins: string; ends: string } {
  const { cells, kind, life, manuscript } = desk;
  const { id, sign, isNew } = body;
  const values = { sign: cells.signName(sign), body: manuscript.start(id) };
  const leaves = id === Moon ? moonSoon(life) : body.leaves;
  if (leaves !== undefined)
    return {
      begins: '',
      ends: manuscript.once(kind.lastDegree[id], { ...values, until: cells.date(leaves) }),
    };
  return { begins: isNew ? manuscript.once(kind.firstDegree[id], values) : '', ends: '' };
}

/** When the Moon leaves its sign, where that is soon. */
function moonSoon(life: ProgressedLife): Day | undefined {
  const day = moonUntil(life);
  if (day === null || life.isRough) return undefined;
  return Date.parse(day) - Date.parse(life.year[0]) <= soonForMoon * 86_400_000 ? day : undefined;
}

/** Signs in which the Moon wants something to begin, and in which it wants to be left in peace. */
const restless: ReadonlySet<SignId> = new Set([0, 2, 4, 8]);
const slow: ReadonlySet<SignId> = new Set([1, 3, 11]);
const quietPhase = 7;
const busyPhases: ReadonlySet<number> = new Set([1, 2]);

/** What joins the Moon’s sign and a phase that pulls against it, where the hour of birth leaves neither open. */
function moodOf({ cells, kind, life, manuscript }: LifeDesk, { sign }: ProgressedBody): string {
  const { phase, otherwise } = life;
  if (otherwise.phase !== undefined || otherwise.moonSign !== undefined) return '';
  const values = { sign: cells.signName(sign) };
  if (phase === quietPhase && restless.has(sign)) return manuscript.once(kind.phaseAndMood.restless, values);
  if (busyPhases.has(phase) && slow.has(sign)) return manuscript.once(kind.phaseAndMood.slow, values);
  return '';
}

/** How long the Moon is in its sign, unless the hour of birth leaves open which that is. */
const moonUntil = ({ moonLeaves, otherwise }: ProgressedLife): Day | null =>
  otherwise.moonSign === undefined ? moonLeaves.sign : null;

/** A heading with its dates. */
const titled = ({ kind }: LifeDesk, heading: string, when: string): string =>
  when === '' ? heading : fill(kind.captions.titled, { heading, when });

function spanCaption({ cells, kind }: LifeDesk, { since, until }: Pick<SignSpan, 'since' | 'until'>): string {
  const key =
    since !== null && until !== null ? 'both' : since !== null ? 'since' : until !== null ? 'until' : null;
  if (key === null) return '';
  return fill(kind.captions[key], {
    since: since === null ? '' : cells.date(since, 'caption'),
    until: until === null ? '' : cells.date(until, 'caption'),
  });
}

/** Of Mercury to Mars a reading has the sign alone: their houses say less of a time. */
const isBrief = (id: BodyId): boolean => id !== Sun && id !== Moon;

/** What a light is about in its sign and its house. */
function passageOf({ kind }: LifeDesk, { id, sign, house }: ProgressedBody): string | undefined {
  if (house === 0 || (id !== Sun && id !== Moon)) return undefined;
  return kind.placements[id][sign][house];
}

/** That it has come back to a sign, and when it had gone on. */
function backIn(
  { cells, kind, manuscript }: LifeDesk,
  { id, sign }: ProgressedBody,
  { since, left }: SignSpan,
): string {
  if (since === null || left === undefined || left.day === null) return '';
  const values = {
    ...manuscript.pair(id, id),
    sign: cells.signName(sign),
    other: cells.signName(left.sign),
    left: cells.date(left.day),
    since: cells.date(since),
  };
  return manuscript.wording(kind.back, values);
}

/** Whether it goes backward, or has turned since birth; a turn close at hand has a section of its own. */
function motionOf({ kind, life, manuscript }: LifeDesk, body: ProgressedBody): string {
  const { id, isRetrograde, wasRetrograde } = body;
  if (life.turns.some((turn) => turn.body === id)) return '';
  const cells = kind.motion[id as typeof Mercury];
  if (cells === undefined || (!isRetrograde && !wasRetrograde)) return '';
  return manuscript.once(isRetrograde ? cells.retrograde : cells.direct);
}

function unsureSign({ cells, kind, life, manuscript }: LifeDesk): string {
  const { moonSign } = life.otherwise;
  return moonSign === undefined
    ? ''
    : manuscript.wording(kind.unsure.sign, { sign: cells.signName(moonSign) });
}

export function phaseDraft(desk: LifeDesk): Draft {
  const { cells, kind, life, manuscript } = desk;
  const { phase } = life.otherwise;
  const unsure =
    phase === undefined ? '' : manuscript.wording(kind.unsure.phase, { phase: cells.phaseName(phase) });
  return {
    title: titled(
      desk,
      fill(kind.headings.phase, { phase: cells.phaseName(life.phase) }),
      spanCaption(desk, { since: null, until: phase === undefined ? life.phaseEnds : null }),
    ),
    weight: weights.phase,
    factors: [phaseFactor(life)],
    paragraphs: [
      [{ text: manuscript.once(cells.progressedPhase(life.phase)), hasStep: true }],
      [phase === undefined ? manuscript.once(kind.phaseParts[life.phase][life.phasePart]) : '', unsure],
    ],
  };
}

/** A cell with its length of time; without one where the hour of birth is open. */
function cellOf({ cells, life, manuscript }: LifeDesk, aspect: ProgressedAspect): Statement {
  const { body, natal, starts, ends } = aspect;
  const cell = cells.progressedAspect(body, natal, aspect.aspect);
  const span = life.isRough ? cells.span(null, null) : cells.span(starts, ends);
  return { text: manuscript.once(cell, span), hasStep: true };
}

/** How a contact lies to the one that is read before it. */
function linkOf(
  { kind, manuscript }: LifeDesk,
  before: WeighedProgression,
  aspect: ProgressedAspect,
): string {
  const { links, contactNames } = kind;
  const [own, other] = [touchedBy(aspect), touchedBy(before)];
  const isApart = areApart(before, aspect);
  const wordings =
    own.meeting === 'conjunction' || other.meeting === 'conjunction'
      ? isApart
        ? links.apart.meeting
        : links.meeting
      : isApart && own.meeting === 'tense' && other.meeting === 'tense'
        ? links.apart.tense
        : links[other.meeting][own.meeting];
  return manuscript.row(wordings, {
    c: contactNames.progressed[before.body as Personal],
    d: contactNames.natal[other.point],
  });
}

/** @param before the one that is read before it */
export function aspectDraft(
  desk: LifeDesk,
  aspect: WeighedProgression,
  before: WeighedProgression | undefined,
): Draft {
  const { kind, manuscript } = desk;
  const { body, natal } = aspect;
  const { point } = touchedBy(aspect);
  const isOnAngle = point === Descendant || point === ImumCoeli;
  const heading = fill(isOnAngle ? kind.headings.onAngle : kind.headings.aspects[aspect.aspect as 0], {
    a: manuscript.start(body),
    b: manuscript.within(isOnAngle ? point : natal),
  });
  return {
    title: titled(desk, heading, timeCaption(desk, aspect)),
    weight: aspect.weight,
    factors: [progressionFactor(aspect)],
    paragraphs: [[cellOf(desk, aspect)], [before === undefined ? '' : linkOf(desk, before, aspect)]],
  };
}

function timeCaption({ cells, kind, life }: LifeDesk, { exact, ends, ahead }: ProgressedAspect): string {
  if (exact === null)
    return ends === null ? '' : fill(kind.captions.never, { ends: cells.date(ends, 'caption') });
  const isPast = ahead !== null && ahead < 0 && !life.isRough && !isThisMonth(life, exact);
  return fill(isPast ? kind.captions.past : kind.captions.exact, {
    exact: cells.date(exact, 'caption'),
  });
}

/** The Moon’s contacts of a year stand after those of the slower bodies. */
const passing = 0.3;
const mostOfYear: Readonly<Record<ReadingLength, number>> = { full: 5, brief: 0 };

/** What the Moon comes to in the next year, the strongest of it in order of time. */
export function moonYearDraft(desk: LifeDesk, length: ReadingLength): Draft | undefined {
  const { aspects, cells, kind, life } = desk;
  if (mostOfYear[length] === 0) return undefined;
  const isWritten = (one: ProgressedAspect): boolean =>
    aspects.some(
      ({ body, natal, aspect }) => body === one.body && natal === one.natal && aspect === one.aspect,
    );
  const year = life
    .moonYear()
    .filter((one) => !isWritten(one) && cells.progressedAspect(one.body, one.natal, one.aspect) !== null)
    .map((one) => ({ ...weighed(one), weight: weighed(one).weight * passing }));
  const kept = new Set([...year].sort((a, b) => b.weight - a.weight).slice(0, mostOfYear[length]));
  const chosen = year.filter((one) => kept.has(one));
  if (chosen.length === 0) return undefined;
  const paragraphs = chosen.map((one): Part[] => {
    const { text } = cellOf(desk, one);
    const day = one.exact === null ? '' : cells.date(one.exact, 'start');
    return [{ text: fill(kind.captions.dated, { day, text }), hasStep: true }];
  });
  const [from, to] = life.year;
  return {
    title: fill(kind.headings.moonYear, { from: cells.date(from), to: cells.date(to) }),
    weight: chosen[0]?.weight ?? 0,
    factors: chosen.map(progressionFactor),
    paragraphs,
  };
}

export function turnDraft(desk: LifeDesk, turn: ProgressedTurn): Draft {
  const { cells, kind, manuscript } = desk;
  const { body, direction, day } = turn;
  return {
    title: titled(
      desk,
      fill(kind.headings.station, { body: manuscript.start(body) }),
      cells.date(day, 'caption'),
    ),
    weight: weights.station,
    factors: [turnFactor(turn)],
    paragraphs: [[manuscript.once(kind.stations[body as 2][direction])]],
  };
}
