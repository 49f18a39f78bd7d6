import type { AspectId } from '../../chart/aspects.js';
import { type BodyId, Mars, Moon, Sun } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import { elementOf } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Personal } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { type ChapterDraft, type MostWords, writeChapters } from '../chapters.js';
import { Manuscript } from '../manuscript.js';
import { type Reading, type ReadingLength, wordsIn } from '../reading.js';
import { touchedBy } from '../transits/plan.js';
import { capitalized, paragraphOf, sentencesOf } from '../words.js';
import { calendarDraft } from './changes.js';
import { aspectDraft, moonYearDraft, pairDraft } from './contacts.js';
import type { ProgressionsCells, ProgressionsContext } from './context.js';
import {
  isAhead,
  isAlive,
  isPast,
  isThisMonth,
  type ProgressedAspect,
  type ProgressedBody,
  type ProgressedLife,
  pairWeight,
  progressionsByWeight,
} from './plan.js';
import { bodyDraft, phaseDraft, turnDraft } from './sections.js';

const most: MostWords = { full: 1000, brief: 450 };
const mostAspects = 6;

function contextOf(life: ProgressedLife, cells: ProgressionsCells): ProgressionsContext {
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
  openingOf(contextOf(life, cells));

/** A chapter of a life as something to read. */
export function progressionsReading(
  life: ProgressedLife,
  cells: ProgressionsCells,
  length: ReadingLength,
): Reading {
  const context = contextOf(life, cells);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const { name } = life;
  const titles = kind.chapters;
  const suns = life.bodies.filter(({ id }) => id === Sun);
  const moon = life.bodies.filter(({ id }) => id === Moon);
  const manners = life.bodies.filter(({ id }) => id !== Sun && id !== Moon);
  const chapters: ChapterDraft[] = [
    {
      key: 'life',
      title: titles.life,
      drafts: [...suns.map((body) => bodyDraft(context, body)), phaseDraft(context)],
    },
    {
      key: 'weather',
      title: titles.weather,
      drafts: [...moon.map((body) => bodyDraft(context, body)), moonYearDraft(context, length)],
    },
    {
      key: 'exact',
      title: titles.exact,
      // In order of time; what never is exact comes after that.
      drafts: [
        ...context.aspects.map((aspect) => ({ exact: aspect.exact, draft: aspectDraft(context, aspect) })),
        ...life.pairs.map((pair) => ({ exact: pair.exact, draft: pairDraft(context, pair) })),
      ]
        .sort(byTime)
        .map(({ draft }) => draft),
      isInTime: true,
    },
    { key: 'manner', title: titles.manner, drafts: manners.map((body) => bodyDraft(context, body)) },
    {
      key: 'changes',
      title: titles.changes,
      drafts: [
        calendarDraft(context),
        ...life.turns.filter((turn) => isAhead(life, turn)).map((turn) => turnDraft(context, turn)),
      ],
    },
  ];
  return {
    title: fill(kind.title, { name }),
    opening,
    chapters: writeChapters(chapters, manuscript, most[length]).map((chapter) =>
      chapter.key === 'exact' && isOver(life, chapter) ? { ...chapter, title: titles.past } : chapter,
    ),
    closing: closingOf(context),
  };
}

/** Whether all that a chapter has found room for is exact no more. */
const isOver = (life: ProgressedLife, { sections }: Reading['chapters'][number]): boolean =>
  sections.every(({ factors: [{ exact = [] } = {}] }) =>
    exact.some((day) => isPast(life, { exact: day, ahead: day < life.year[0] ? -1 : 1 })),
  );

type Dated = Pick<ProgressedAspect, 'exact'>;
const byTime = (a: Dated, b: Dated): number => ((a.exact ?? '9999') < (b.exact ?? '9999') ? -1 : 1);
/** Words of an opening. */
const [leastInOpening, mostInOpening] = [100, 130];

/**
 * The phase, where the lights are and how they go together, and the nearest contact, as much as there is room for: of
 * the phase, which has a section of its own, no more than it takes to fill that.
 */
function openingOf(context: ProgressionsContext): string {
  const { kind, life, manuscript } = context;
  const bodyOf = (id: BodyId): ProgressedBody | undefined => life.bodies.find((each) => each.id === id);
  const [sun, moon] = [bodyOf(Sun), bodyOf(Moon)];
  const phase = sentencesOf(
    manuscript.unlessSaid(kind.opening[life.phase][partOfPhase(life)], { name: life.name }),
  );
  const [where, together] = sun && moon ? lightsOf(context, sun, moon) : ['', ''];
  const { text, time } = contactOf(context);
  const untimed = life.isRough ? kind.untimed : '';
  const rests = [
    [where, together, text, time, untimed],
    [where, together, text, untimed],
    [where, text, time, untimed],
    [where, text, untimed],
    [text, time, untimed],
  ].map(paragraphOf);
  for (const rest of rests)
    for (let count = 1; count <= phase.length; count++) {
      const draft = paragraphOf([...phase.slice(0, count), rest]);
      const words = wordsIn(draft);
      if (words > mostInOpening) break;
      if (words >= leastInOpening || count === phase.length) return draft;
    }
  return paragraphOf([...phase, text, untimed]);
}

/** The phases in which things end and in which nothing is built. */
const waning: ReadonlySet<PhaseId> = new Set<PhaseId>([6, 7]);

/** Whether what the lights are after together agrees with the phase, which goes first, and with Mars. */
const isOfPhase = ({ bodies, phase }: ProgressedLife, { sign }: ProgressedBody): boolean => {
  const isDriving = elementOf(sign) === 'fire' || elementOf(sign) === 'earth';
  // Mars that goes backward, or is in a sign that gives way, does not drive.
  const isHeld = bodies.some(
    (body) => body.id === Mars && (body.isRetrograde || elementOf(body.sign) === 'water'),
  );
  return !isDriving || !(waning.has(phase) || isHeld);
};

const halfCircle = 6;

/** Where the lights are, and how they go together by sign. */
function lightsOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  sun: ProgressedBody,
  moon: ProgressedBody,
): [where: string, together: string] {
  const other = life.otherwise.moonSign;
  const signs = { sun: cells.signName(sun.sign), moon: cells.signName(moon.sign) };
  if (other !== undefined)
    return [manuscript.firstUnsaid(kind.lightsUnsure, { ...signs, other: cells.signName(other) }), ''];
  if (sun.sign === moon.sign) return [manuscript.firstUnsaid(kind.lightsTogether, signs), ''];
  const where = manuscript.firstUnsaid(kind.lights, signs);
  if (!isOfPhase(life, sun)) return [where, ''];
  const isAcross = (moon.sign - sun.sign + 12) % 12 === halfCircle;
  return [
    where,
    isAcross
      ? kind.across[(sun.sign % halfCircle) as 0]
      : kind.elements[elementOf(sun.sign)][elementOf(moon.sign)],
  ];
}

/** Years from which on, before or after, an exact day is no news to open with. */
const farOff = 3;

const isNews = ({ ahead }: Pick<ProgressedAspect, 'ahead'>): boolean =>
  ahead === null || Math.abs(ahead) <= farOff;

/** The contact that stands out: the nearest, or the Moon’s next. */
function leadingContact({ aspects: all, life }: ProgressionsContext): ProgressedAspect | undefined {
  const aspects = all.filter(isNews);
  const [nearest] = aspects;
  const isEasyWeeks = (one: ProgressedAspect): boolean => isPassing(one.body === Moon, one.aspect);
  // What the Moon comes to next may stand out.
  return (
    (nearest && isEasyWeeks(nearest) ? aspects.find((one) => !isEasyWeeks(one)) : nearest) ??
    life.moonYear()[0]
  );
}

/** Whether a contact is a few easy weeks of the Moon’s, which do not stand out in a life. */
const isPassing = (isOfMoon: boolean, aspect: AspectId): boolean =>
  isOfMoon && natureOf(aspect) === 'harmonious';

const contactCell = ({ kind }: ProgressionsContext, contact: ProgressedAspect): string => {
  const { point, meeting } = touchedBy(contact);
  return kind.contacts[contact.body as Personal][point as Personal][meeting];
};

/** What it means, and when; that there is none only where there is none. */
function contactOf(context: ProgressionsContext): { text: string; time: string } {
  const { aspects, cells, kind, life, manuscript } = context;
  const pair = leadingPair(context);
  if (pair !== undefined) return pair;
  const contact = leadingContact(context);
  if (contact === undefined) {
    const isQuiet =
      aspects.length === 0 && !life.isRough && life.turns.length === 0 && life.pairs.length === 0;
    return { text: isQuiet ? manuscript.firstUnsaid(kind.unpressed) : '', time: '' };
  }
  const line = manuscript.unlessSaid(contactCell(context, contact), {
    comes: kind.arrivals[arrivalOf(context, contact)],
  });
  const { exact, ends } = contact;
  const values = {
    exact: exact === null ? '' : cells.date(exact),
    ends: ends === null ? '' : cells.date(ends),
  };
  if (!aspects.some((one) => one === contact))
    return { text: paragraphOf([manuscript.firstUnsaid(kind.upcoming, values), line]), time: '' };
  return { text: line, time: timeOf(context, contact) };
}

/** Whether a contact is still to be exact, has been, or never is. */
const arrivalOf = (
  { life }: ProgressionsContext,
  { exact, ahead }: ProgressedAspect,
): 'ahead' | 'past' | 'never' =>
  exact === null ? 'never' : (ahead ?? 0) > 0 && !isThisMonth(life, exact) ? 'ahead' : 'past';

/** Two progressed bodies that are closer than any contact with the birth chart, where there is a sentence on them. */
function leadingPair(context: ProgressionsContext): { text: string; time: string } | undefined {
  const { aspects, kind, life, manuscript } = context;
  const [pair] = life.pairs
    .filter((one) => isNews(one) && !isPassing(one.first === Moon || one.second === Moon, one.aspect))
    .sort((a, b) => pairWeight(b) - pairWeight(a));
  if (pair === undefined || pairWeight(pair) <= (aspects[0]?.weight ?? 0)) return undefined;
  const line = kind.pairLines[pair.first]?.[pair.second]?.[natureOf(pair.aspect) ?? 'conjunction'];
  if (line === undefined) return undefined;
  return { text: manuscript.unlessSaid(line), time: timeOf(context, { ...pair, ends: null }) };
}

/** When a contact is exact, or was, or how long it is near. */
function timeOf(
  { cells, kind, life, manuscript }: ProgressionsContext,
  { exact, ends, ahead }: Pick<ProgressedAspect, 'exact' | 'ends' | 'ahead'>,
): string {
  const key =
    exact === null
      ? 'never'
      : life.isRough
        ? 'rough'
        : isThisMonth(life, exact)
          ? 'now'
          : ahead !== null && ahead < 0
            ? 'past'
            : 'ahead';
  if (key === 'never' && (ends === null || life.isRough)) return '';
  return manuscript.firstUnsaid(kind.contactTimes[key], {
    exact: exact === null ? '' : cells.date(exact),
    ends: ends === null ? '' : cells.date(ends),
  });
}

/** Where the hour of birth leaves the phase open, neither its beginning nor its end is claimed. */
const partOfPhase = ({ otherwise, phasePart }: ProgressedLife): ProgressedLife['phasePart'] =>
  otherwise.phase === undefined ? phasePart : 'middle';

/** What to do about the contact that the reading opened with, and when; or else what the phase comes to. */
function closingOf(context: ProgressionsContext): string {
  const { cells, kind, life, manuscript } = context;
  const { name } = life;
  const lead = ledContact(context);
  if (
    lead === undefined ||
    (lead.exact !== null && arrivalOf(context, lead) === 'past' && !isThisMonth(life, lead.exact))
  )
    return manuscript.unlessSaid(kind.closing[life.phase][partOfPhase(life)], { name });
  const { body, exact, ends } = lead;
  const lean = leanOf(lead);
  const key = exact === null ? 'never' : life.isRough ? 'rough' : isThisMonth(life, exact) ? 'now' : lean;
  const a = kind.contactNames.progressed[body as Personal];
  const values = { name, a, A: capitalized(a) };
  const isDated = exact !== null || (ends !== null && !life.isRough);
  return paragraphOf([
    manuscript.unlessSaid(kind.counsels[touchedBy(lead).point][lean], values),
    isDated
      ? fill(kind.counselTimes[key], {
          exact: exact === null ? '' : cells.date(exact),
          ends: ends === null ? '' : cells.date(ends),
        })
      : '',
  ]);
}

/** The contact with the birth that the reading opened with, if it was not a pair of progressed bodies. */
const ledContact = (context: ProgressionsContext): ProgressedAspect | undefined =>
  leadingPair(context) === undefined ? leadingContact(context) : undefined;

/** Whether a contact helps or presses: a conjunction as what comes, or what it comes to. */
function leanOf(contact: ProgressedAspect): Lean {
  const { meeting, point } = touchedBy(contact);
  if (meeting !== 'conjunction') return meeting;
  return isPressing(contact.body) || isPressing(point) ? 'tense' : 'harmonious';
}
