import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { House, SignId } from '../chart/zodiac.js';
import type { Personal, ProgressionsReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, type MostWords, tellChapters } from './chapters.js';
import { type Factor, tenths } from './factors.js';
import { Manuscript } from './manuscript.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import { paragraphOf } from './return-sections.js';
import { baseOf } from './weights.js';

/** A day of life, `YYYY-MM-DD`. */
type Day = string;

/** Sun to Mars, progressed. */
export interface ProgressedBody {
  id: Personal;
  sign: SignId;
  natalSign: SignId;
  /** 0 without houses. */
  house: House | 0;
  natalHouse: House | 0;
  /** When it leaves its sign, where that is within a year or so. */
  leaves: Day | undefined;
  /** It came into its sign within the last year. */
  isNew: boolean;
}

/** A progressed body at an aspect to a point of the birth. */
export interface ProgressedAspect {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  starts: Day | null;
  /** The exact day nearest to the moment. */
  exact: Day | null;
  ends: Day | null;
  /** Years from the moment to that day: negative where it is over. */
  ahead: number | null;
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
}

export interface ProgressedTurn {
  body: BodyId;
  direction: 'retrograde' | 'direct';
  day: Day;
}

/** What a reading of progressions goes by. */
export interface ProgressedLife {
  name: string;
  age: number;
  phase: PhaseId;
  phaseEnds: Day | null;
  bodies: readonly ProgressedBody[];
  aspects: readonly ProgressedAspect[];
  turns: readonly ProgressedTurn[];
  /** When the Moon goes on to another sign and house. */
  moonLeaves: { sign: Day | null; house: Day | null };
  seed: number;
}

/** What it is told with. */
export interface ProgressionsCells extends SpokenCells {
  phaseName(phase: PhaseId): string;
  progressedSign(body: BodyId, sign: SignId): string | null;
  progressedHouse(body: BodyId, house: House | 0): string | null;
  progressedAspect(body: BodyId, natal: BodyId, aspect: AspectId): string | null;
  progressedPhase(phase: PhaseId): string;
  day(day: Day): string;
  month(day: Day): string;
  /** How long something lasts and until when, for the placeholders of the cells. */
  span(starts: Day | null, ends: Day | null): Readonly<Record<'duration' | 'until', string>>;
}

interface LifeDesk {
  life: ProgressedLife;
  cells: ProgressionsCells;
  kind: ProgressionsReadingCells;
  manuscript: Manuscript;
  /** Those that are told, strongest first. */
  aspects: readonly WeighedProgression[];
}

interface WeighedProgression extends ProgressedAspect {
  weight: number;
}

const most: MostWords = { full: 1600, brief: 550 };
const mostAspects = 6;

/** By how long their contacts last and how much of a life they are: this project's. */
const movers: Readonly<Record<BodyId, number>> = { 0: 10, 1: 5, 2: 6, 3: 6, 4: 6 };
const aspectWeights = [1, 0.9, 0.6, 0.9, 0.4];
const weights = { sun: 12, phase: 10, moon: 11, sign: 4, station: 7, edge: 5 };

/** Years that something is over, from which on it is no promise any more; the Moon moves a degree a month. */
const over = 1;
const overForMoon = 0.1;

export function progressionsByWeight({ aspects }: ProgressedLife): WeighedProgression[] {
  return aspects
    .map((aspect) => {
      const { body, natal, closeness } = aspect;
      const kind = aspectWeights[aspect.aspect] ?? 0;
      const stake = Math.sqrt(baseOf(natal) / 10);
      return { ...aspect, weight: (movers[body] ?? 0) * kind * stake * (0.4 + 0.6 * closeness) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/** What is exact, or about to be, or lately was. */
const isAlive = ({ ahead, body, exact }: ProgressedAspect): boolean =>
  ahead === null ? exact === null : ahead >= -(body === Moon ? overForMoon : over);

const progressionFactor = (aspect: WeighedProgression): Factor => ({
  kind: 'progression',
  weight: tenths(aspect.weight),
  planetIds: [aspect.body, aspect.natal],
  aspectId: aspect.aspect,
  starts: aspect.starts,
  exact: aspect.exact === null ? [] : [aspect.exact],
  ends: aspect.ends,
});

const placementOf = ({ id, sign, house }: ProgressedBody): Factor => ({
  kind: 'placement',
  weight: weightOf(id),
  planetIds: [id],
  signId: sign,
  ...(house !== 0 && { house }),
});

const weightOf = (id: BodyId): number =>
  id === Sun ? weights.sun : id === Moon ? weights.moon : weights.sign;

const turnFactor = ({ body, day }: ProgressedTurn): Factor => ({
  kind: 'station',
  weight: weights.station,
  planetIds: [body],
  exact: [day],
});

const phaseFactor = ({ phaseEnds }: ProgressedLife): Factor => ({
  kind: 'phase',
  weight: weights.phase,
  planetIds: [Sun, Moon],
  ends: phaseEnds,
});

/** What the progressions of a life say at a moment of it, strongest first. */
export const progressionFactors = (life: ProgressedLife): Factor[] =>
  [
    ...life.bodies.map(placementOf),
    phaseFactor(life),
    ...progressionsByWeight(life).map(progressionFactor),
    ...life.turns.map(turnFactor),
  ].sort((a, b) => b.weight - a.weight);

function deskOf(life: ProgressedLife, cells: ProgressionsCells): LifeDesk {
  const aspects = progressionsByWeight(life).filter(
    (aspect) => isAlive(aspect) && cells.progressedAspect(aspect.body, aspect.natal, aspect.aspect) !== null,
  );
  const manuscript = new Manuscript(cells.readings.words, life.seed);
  return { life, cells, kind: cells.readings.progressions, manuscript, aspects };
}

/** The opening alone: what `intro` is. */
export const progressionsOpening = (life: ProgressedLife, cells: ProgressionsCells): string =>
  tellOpening(deskOf(life, cells));

/** A chapter of a life as something to read. */
export function progressionsReading(
  life: ProgressedLife,
  cells: ProgressionsCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(life, cells);
  const { kind, manuscript } = desk;
  const opening = tellOpening(desk);
  const { name, phase } = life;
  const titles = kind.chapters;
  const others = life.bodies.filter(({ id }) => id !== Moon);
  const chapters: ChapterDraft[] = [
    {
      key: 'life',
      title: titles.life,
      drafts: [...others.map((body) => bodyDraft(desk, body)), phaseDraft(desk)],
    },
    {
      key: 'weather',
      title: titles.weather,
      drafts: life.bodies.filter(({ id }) => id === Moon).map((moon) => bodyDraft(desk, moon)),
    },
    {
      key: 'exact',
      title: titles.exact,
      drafts: desk.aspects.slice(0, mostAspects).map((aspect) => aspectDraft(desk, aspect)),
    },
    {
      key: 'changes',
      title: titles.changes,
      drafts: [
        ...life.turns.map((turn) => turnDraft(desk, turn)),
        ...others.map((body) => edgeDraft(desk, body)),
      ],
    },
  ];
  return {
    title: fill(kind.title, { name }),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing: manuscript.once(kind.closing[phase], { name }),
  };
}

/** The phase, where the lights are, and the nearest contact. */
function tellOpening({ aspects, cells, kind, life, manuscript }: LifeDesk): string {
  const signOf = (id: BodyId): string => {
    const body = life.bodies.find((each) => each.id === id);
    return body === undefined ? '' : cells.signName(body.sign);
  };
  const [nearest] = aspects;
  return paragraphOf([
    manuscript.once(kind.opening[life.phase], { name: life.name }),
    manuscript.wording(kind.lights, { sun: signOf(Sun), moon: signOf(Moon) }),
    nearest
      ? manuscript.wording(kind.nearest, manuscript.pair(nearest.body, nearest.natal))
      : manuscript.wording(kind.unpressed),
  ]);
}

/** Once round the zodiac, the Moon comes back to where it was at birth as to something new. */
const roundOfMoon = 20;

/** A body in its sign and its house, as far as either is another than at birth; with the dates of the Moon's. */
function bodyDraft(desk: LifeDesk, body: ProgressedBody): Draft {
  const { cells, kind, life, manuscript } = desk;
  const { id, sign, natalSign, house, natalHouse } = body;
  const inSign: Part[] =
    sign === natalSign
      ? [manuscript.once(kind.still[id])]
      : [{ cell: manuscript.once(cells.progressedSign(id, sign)) }];
  const movedOn = house !== natalHouse || (id === Moon && life.age > roundOfMoon);
  const inHouse: Part[] =
    house !== 0 && movedOn ? [{ cell: manuscript.once(cells.progressedHouse(id, house)) }] : [];
  if (id === Moon) {
    inSign.push(changeOf(desk, 'sign', life.moonLeaves.sign));
    if (inHouse.length > 0) inHouse.push(changeOf(desk, 'house', life.moonLeaves.house));
  }
  const title = fill(kind.headings.inSign, { body: manuscript.start(id), sign: cells.signName(sign) });
  return { title, weight: weightOf(id), factors: [placementOf(body)], paragraphs: [inSign, inHouse] };
}

const changeOf = (
  { cells, kind, manuscript }: LifeDesk,
  what: 'phase' | 'sign' | 'house',
  day: Day | null,
): string => (day === null ? '' : manuscript.wording(kind.changes[what], { until: cells.day(day) }));

function phaseDraft(desk: LifeDesk): Draft {
  const { cells, kind, life, manuscript } = desk;
  return {
    title: fill(kind.headings.phase, { phase: cells.phaseName(life.phase) }),
    weight: weights.phase,
    factors: [phaseFactor(life)],
    paragraphs: [
      [{ cell: manuscript.once(cells.progressedPhase(life.phase)) }],
      [changeOf(desk, 'phase', life.phaseEnds)],
    ],
  };
}

function aspectDraft(desk: LifeDesk, aspect: WeighedProgression): Draft {
  const { cells, kind, manuscript } = desk;
  const { body, natal, starts, ends } = aspect;
  const cell = cells.progressedAspect(body, natal, aspect.aspect);
  const title = fill(kind.headings.aspects[aspect.aspect as 0], {
    a: manuscript.start(body),
    b: manuscript.within(natal),
  });
  return {
    title,
    weight: aspect.weight,
    factors: [progressionFactor(aspect)],
    paragraphs: [[{ cell: manuscript.once(cell, cells.span(starts, ends)) }], [datesOf(desk, aspect)]],
  };
}

function datesOf({ cells, kind, manuscript }: LifeDesk, aspect: ProgressedAspect): string {
  const { starts, exact, ends, ahead } = aspect;
  if (starts === null || ends === null) return '';
  const when = exact === null || ahead === null ? 'never' : ahead < 0 ? 'past' : 'ahead';
  return manuscript.wording(kind.dates[when], {
    starts: cells.month(starts),
    ends: cells.month(ends),
    exact: exact === null ? '' : cells.month(exact),
  });
}

function turnDraft({ cells, kind, manuscript }: LifeDesk, turn: ProgressedTurn): Draft {
  const { body, direction, day } = turn;
  return {
    title: fill(kind.headings.station, { body: manuscript.start(body) }),
    weight: weights.station,
    factors: [turnFactor(turn)],
    paragraphs: [
      [manuscript.once(kind.stations[body as 2][direction])],
      [manuscript.wording(kind.standing, { until: cells.month(day) })],
    ],
  };
}

/** A body that leaves its sign before long, or has lately come into it. */
function edgeDraft({ cells, kind, manuscript }: LifeDesk, body: ProgressedBody): Draft | undefined {
  const { id, sign, leaves, isNew } = body;
  const values = { sign: cells.signName(sign), body: manuscript.start(id) };
  if (leaves === undefined && !isNew) return undefined;
  const [heading, text] =
    leaves === undefined
      ? [kind.headings.entered, manuscript.once(kind.firstDegree[id], values)]
      : [
          kind.headings.leaving,
          manuscript.once(kind.lastDegree[id], { ...values, until: cells.day(leaves) }),
        ];
  return {
    title: fill(heading, values),
    weight: weights.edge,
    factors: [{ ...placementOf(body), ...(leaves !== undefined && { ends: leaves }) }],
    paragraphs: [[text]],
  };
}
