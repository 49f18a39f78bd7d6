import { fill } from '../../text/texts.js';
import { fittingAge, oldestAtWork } from '../of-age.js';
import type { Draft } from '../reading.js';
import { spanCaption, titled } from './captions.js';
import type { ProgressionsContext } from './context.js';
import { partOfPhase } from './lead.js';
import { inOrder, type ProgressedTurn, phaseFactor, turnFactor, weights } from './plan.js';

/** Up to this age a phase is told by what one learns in it rather than by what one has built. */
const youth = 21;

export function phaseDraft(context: ProgressionsContext): Draft {
  const { cells, kind, life, manuscript } = context;
  const { phase } = life.otherwise;
  const [first, second] = inOrder(life.phase, phase ?? life.phase, 8);
  const cell =
    life.age < youth
      ? kind.phaseOfYouth[first]
      : partOfPhase(life) === 'last'
        ? kind.phaseEnding[first]
        : life.age > oldestAtWork
          ? kind.phaseLater[first]
          : cells.progressedPhase(life.phase);
  return {
    title: titled(
      context,
      phase === undefined
        ? fill(kind.headings.phase, { phase: cells.phaseName(life.phase) })
        : fill(kind.headings.eitherPhase, {
            phase: cells.phaseName(first),
            other: cells.phaseName(second),
          }),
      spanCaption(context, { since: null, until: phase === undefined ? life.phaseEnds : null }),
    ),
    weight: weights.phase,
    factors: [phaseFactor(life)],
    paragraphs: [[fittingAge(manuscript.words, life.age, manuscript.unlessSaid(cell))]],
  };
}

export function turnDraft(context: ProgressionsContext, turn: ProgressedTurn): Draft {
  const { cells, kind, manuscript } = context;
  const { body, direction, day } = turn;
  return {
    title: titled(context, fill(kind.headings.station, { body: manuscript.start(body) }), cells.date(day)),
    weight: weights.station,
    isKept: true,
    factors: [turnFactor(turn)],
    paragraphs: [[manuscript.unlessSaid(kind.stations[body as 2][direction])]],
  };
}
