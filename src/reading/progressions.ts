import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { elementOf, type SignId } from '../chart/zodiac.js';
import { fill } from '../text/texts.js';
import { type ChapterDraft, type MostWords, tellChapters } from './chapters.js';
import { Manuscript } from './manuscript.js';
import type { LifeDesk, ProgressionsCells } from './progressions-desk.js';
import { isAlive, type ProgressedLife, progressionsByWeight } from './progressions-plan.js';
import {
  aspectDraft,
  bodyDraft,
  edgeDraft,
  moonYearDraft,
  phaseDraft,
  turnDraft,
} from './progressions-sections.js';
import type { Reading, ReadingLength } from './reading.js';
import { paragraphOf } from './return-sections.js';
import { touchedBy } from './transits-plan.js';

const most: MostWords = { full: 1650, brief: 550 };
const mostAspects = 6;

function deskOf(life: ProgressedLife, cells: ProgressionsCells): LifeDesk {
  const alive = progressionsByWeight(life).filter(
    (aspect) => isAlive(aspect) && cells.progressedAspect(aspect.body, aspect.natal, aspect.aspect) !== null,
  );
  const manuscript = new Manuscript(cells.readings.words, life.seed);
  return {
    life,
    cells,
    kind: cells.readings.progressions,
    manuscript,
    aspects: alive.slice(0, mostAspects),
  };
}

/** The opening alone: what `intro` is. */
export const progressionsOpening = (life: ProgressedLife, cells: ProgressionsCells): string =>
  openingOf(deskOf(life, cells));

/** A chapter of a life as something to read. */
export function progressionsReading(
  life: ProgressedLife,
  cells: ProgressionsCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(life, cells);
  const { kind, manuscript } = desk;
  const opening = openingOf(desk);
  const { name, phase } = life;
  const titles = kind.chapters;
  const others = life.bodies.filter(({ id }) => id !== Moon);
  const moon = life.bodies.filter(({ id }) => id === Moon);
  const chapters: ChapterDraft[] = [
    {
      key: 'life',
      title: titles.life,
      drafts: [...others.map((body) => bodyDraft(desk, body)), phaseDraft(desk)],
    },
    {
      key: 'weather',
      title: titles.weather,
      drafts: [...moon.map((body) => bodyDraft(desk, body)), moonYearDraft(desk, length)],
    },
    {
      key: 'exact',
      title: titles.exact,
      drafts: desk.aspects.map((aspect) => aspectDraft(desk, aspect)),
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

/** The phase, where the lights are and how they go together, and the nearest contact. */
function openingOf(desk: LifeDesk): string {
  const { aspects, cells, kind, life, manuscript } = desk;
  const signOf = (id: BodyId): SignId | undefined => life.bodies.find((each) => each.id === id)?.sign;
  const [sun, moon] = [signOf(Sun), signOf(Moon)];
  const sentences = [manuscript.once(kind.opening[life.phase], { name: life.name })];
  if (sun !== undefined && moon !== undefined) {
    const isCertain = life.otherwise.moonSign === undefined;
    const signs = { sun: cells.signName(sun), moon: cells.signName(moon) };
    if (sun === moon && isCertain) sentences.push(manuscript.wording(kind.lightsTogether, signs));
    else {
      sentences.push(manuscript.wording(kind.lights, signs));
      if (isCertain) sentences.push(kind.elements[elementOf(sun)][elementOf(moon)]);
    }
  }
  const [nearest] = aspects;
  if (nearest === undefined) sentences.push(manuscript.wording(kind.unpressed));
  else {
    const { point, meeting } = touchedBy(nearest);
    const m = cells.readings.transits.matters[point];
    sentences.push(manuscript.wording(kind.nearest[meeting], { ...manuscript.pair(nearest.body, point), m }));
  }
  return paragraphOf(sentences);
}
