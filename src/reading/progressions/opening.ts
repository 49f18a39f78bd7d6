import { type BodyId, Mars, Moon, Sun } from '../../chart/bodies.js';
import type { PhaseId } from '../../chart/moon-phase.js';
import { elementOf } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { wordsIn } from '../reading.js';
import { paragraphOf, sentencesOf } from '../words.js';
import { lastDayOfSun } from './changes.js';
import type { ProgressionsContext } from './context.js';
import { isNoMatter } from './in-house.js';
import { againstPhase, opensOnLightsApart, partOfPhase, phaseAsTold } from './lead.js';
import { contactOf, meetingOf } from './lead-lines.js';
import { inOrder, moonToCome, type ProgressedBody, type ProgressedLife } from './plan.js';
import { isNewHere } from './sections.js';

/** Up to this age the opening adds that its words are not meant for a child. */
const childhood = 12;
/** Words of an opening, at least and at most. */
const [leastInOpening, mostInOpening] = [110, 160];

/**
 * The phase, the leading contact and how the two go together; then the lights by sign and house, as far as there is
 * room. The phase, which has a section of its own, has as many words as are missing.
 */
export function openingOf(context: ProgressionsContext): string {
  const { cells, kind, life, manuscript } = context;
  const bodyOf = (id: BodyId): ProgressedBody | undefined => life.bodies.find((each) => each.id === id);
  const [sun, moon] = [bodyOf(Sun), bodyOf(Moon)];
  const phase = sentencesOf(
    manuscript.unlessSaid(kind.opening[phaseAsTold(life)][partOfPhase(life)], { name: life.name }),
  );
  const turn = turnOf(context);
  const against = againstPhaseOf(context);
  const [where, agreed] = sun && moon ? lightsOf(context, sun, moon) : ['', ''];
  // That the lights agree is not said beside a contact that sets them apart.
  const together = opensOnLightsApart(context) ? '' : agreed;
  const about = sun === undefined ? '' : aboutOf(context, sun);
  const { text, time } = contactOf(context);
  const met = text === '' ? '' : meetingOf(context);
  const untimed = paragraphOf([
    life.isRough ? kind.untimed : '',
    life.age < childhood + 1 ? cells.readings.transits.opening.young : '',
  ]);
  const rests = [
    [against, text, time, met, where, together, about, untimed],
    [against, text, time, met, where, about, untimed],
    [against, text, met, where, about, untimed],
    [text, met, where, about, untimed],
    [text, where, untimed],
    [text, untimed],
  ].map(paragraphOf);
  for (const rest of rests)
    for (let count = 1; count <= phase.length; count++) {
      const draft = paragraphOf([...phase.slice(0, count), turn, rest]);
      const words = wordsIn(draft);
      if (words > mostInOpening) break;
      if (words >= leastInOpening || count === phase.length) return draft;
    }
  return paragraphOf([...phase, turn, text, untimed]);
}

/** The phases before the full and the new Moon, each once in a round; their end is told so many days before. */
const [greatTurns, greatTurnSoon]: readonly [ReadonlySet<PhaseId>, number] = [new Set<PhaseId>([3, 7]), 550];

/** The beginning of the next phase, in the last months of this one. */
function turnOf({ cells, kind, life }: ProgressionsContext): string {
  const { phase, phaseEnds, year } = life;
  if (phaseEnds === null || life.isRough || life.otherwise.phase !== undefined) return '';
  const isNear = greatTurns.has(phase) && daysFrom(year[0], phaseEnds) < greatTurnSoon;
  if (partOfPhase(life) !== 'last' && !isNear) return '';
  return fill(kind.phaseTurns[phase], { ends: cells.date(phaseEnds) });
}

/** That the planet of telling or acting is retrograde in a phase about that. */
function againstPhaseOf({ kind, life }: ProgressionsContext): string {
  const key = againstPhase(life);
  return key === undefined ? '' : kind.againstPhase[key];
}

/** The phases in which things end. */
const waning: ReadonlySet<PhaseId> = new Set<PhaseId>([6, 7]);

/** Whether the common aim of the lights agrees with the phase, which counts for more, and with Mars. */
const isOfPhase = ({ bodies, phase }: ProgressedLife, { sign }: ProgressedBody): boolean => {
  const isDriving = elementOf(sign) === 'fire' || elementOf(sign) === 'earth';
  // A Mars that is retrograde or in a yielding sign does not drive.
  const isHeld = bodies.some(
    (body) => body.id === Mars && (body.isRetrograde || elementOf(body.sign) === 'water'),
  );
  return !isDriving || !(waning.has(phase) || isHeld);
};

/** The theme of these years by the Sun's house; without houses by its sign, unless that begins what the phase ends. */
function aboutOf({ kind, life, manuscript }: ProgressionsContext, sun: ProgressedBody): string {
  if (sun.house !== 0)
    return isNoMatter(life, sun.house) ? '' : manuscript.unlessSaid(kind.about.houses[sun.house]);
  return !waning.has(life.phase) || elementOf(sun.sign) !== 'fire'
    ? manuscript.unlessSaid(kind.about.signs[sun.sign])
    : '';
}

/** The lights by sign while the Sun changes its sign, lately or soon. */
function turningSunOf(context: ProgressionsContext, sun: ProgressedBody, { sign }: ProgressedBody): string {
  const { cells, kind, life } = context;
  const signs = { sun: cells.signName(sun.sign), moon: cells.signName(sign) };
  const { since, until, next } = life.signSpan(Sun);
  if (since !== null && isNewHere(context, sun))
    return fill(kind.lightsOfNewSun, { ...signs, since: cells.date(since) });
  if (until === null || next === undefined || until > lastDayOfSun(life)) return '';
  return fill(kind.lightsOfLeavingSun, { ...signs, next: cells.signName(next), day: cells.date(until) });
}

const halfCircle = 6;

/** The lights by sign, and how the two go together. */
function lightsOf(
  context: ProgressionsContext,
  sun: ProgressedBody,
  present: ProgressedBody,
): [where: string, together: string] {
  const { cells, kind, life, manuscript } = context;
  const other = life.otherwise.moonSign;
  const { moon, sign: enters } = moonToCome(life, present);
  const signs = { sun: cells.signName(sun.sign), moon: cells.signName(moon.sign) };
  if (other !== undefined) {
    // If minutes of the birth time decide, the sign at the given time comes first.
    const [first, second] = life.isRough ? inOrder(moon.sign, other, 12) : [moon.sign, other];
    const either = { sun: signs.sun, moon: cells.signName(first), other: cells.signName(second) };
    return [fill(kind.lightsUnsure[life.isRough ? 'rough' : 'near'], either), ''];
  }
  const turning = turningSunOf(context, sun, present);
  if (sun.sign === moon.sign && enters === undefined && turning === '')
    return [
      opensOnLightsApart(context)
        ? fill(kind.lightsInOneSign, signs)
        : manuscript.firstUnsaid(kind.lightsTogether, signs),
      '',
    ];
  const where =
    turning !== ''
      ? turning
      : enters === undefined
        ? manuscript.firstUnsaid(kind.lights, signs)
        : fill(kind.lightsMoving, { ...signs, from: cells.signName(present.sign), day: cells.date(enters) });
  if (sun.sign === moon.sign) return [where, ''];
  if (!isOfPhase(life, sun)) return [where, ''];
  const isAcross = (moon.sign - sun.sign + 12) % 12 === halfCircle;
  return [
    where,
    isAcross
      ? kind.across[(sun.sign % halfCircle) as 0]
      : kind.elements[elementOf(sun.sign)][elementOf(moon.sign)],
  ];
}
