import { type AspectId, Conjunction, Square, Trine } from '../chart/aspects.js';
import { Ascendant, type BodyId, Moon, Pluto, Sun } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { LunarReturnReadingCells, SolarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import type { ReadingChart } from './chart.js';
import {
  aspectFactor,
  phaseFactor,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from './factors.js';
import type { Draft, Part, SpokenCells } from './reading.js';
import { Repetition } from './repetition.js';
import {
  atAnyHour,
  isHard,
  isKind,
  isMalefic,
  isPhaseCertain,
  leadersOf,
  type Meetings,
  otherOf,
  type ReturnTheme,
  themeOfReturn,
} from './return-plan.js';
import {
  angleDraft,
  aspectDraft,
  type ChartDesk,
  chartDesk,
  onAngles,
  signDraft,
  weighedBody,
} from './return-sections.js';
import { temperOf } from './temper.js';

/** What the readings of a solar and of a lunar return are put together from. */

type ReturnKind = SolarReturnReadingCells | LunarReturnReadingCells;

export interface ReturnDesk<Kind extends ReturnKind = ReturnKind> extends ChartDesk {
  kind: Kind;
  name: string;
  theme: ReturnTheme;
  repetition: Repetition;
  /** The planets on angles, as many as are written of. */
  atAngles: ReturnType<typeof onAngles>;
  /** Houses that planets have been met in, so that what comes later can say so. */
  met: Map<BodyId, House>;
}

const mostAtAngles = 4;

export function returnDesk<Kind extends ReturnKind>(
  { chart, name }: { chart: ReadingChart; name: string },
  cells: SpokenCells,
  kind: Kind,
  hasSection: (body: WeighedBody) => boolean,
): ReturnDesk<Kind> {
  const desk = chartDesk(atAnyHour(chart), cells);
  const leaders = leadersOf(desk.weighed, desk.leaders, hasSection);
  const atAngles = onAngles(desk, mostAtAngles);
  return {
    ...desk,
    kind,
    name,
    leaders,
    theme: themeOfReturn(leaders),
    repetition: new Repetition(cells.readings.returns.recurring),
    atAngles,
    met: new Map(),
  };
}

export const isLeader = ({ leaders }: ReturnDesk, { id }: WeighedBody): boolean =>
  leaders.some((leader) => leader.id === id);

export const isAtAngle = ({ atAngles }: ReturnDesk, { id }: WeighedBody): boolean =>
  atAngles.some(({ body }) => body.id === id);

/** How the leaders get on, and how the chosen aspects are on the whole; the two never say opposite things. */
export function agreementSentences(desk: ReturnDesk, aspects: readonly WeighedAspect[]): string[] {
  const { kind, manuscript, theme } = desk;
  const { conflict, agreement } = spokenTheme(desk, aspects);
  const temper = manuscript.wording(kind.temper[returnTemper(desk, aspects)]);
  if (theme.conflict && conflict)
    return [
      manuscript.once(kind.conflict[conflict.axis], manuscript.pair(conflict.firstBy, conflict.secondBy)),
      temper,
    ];
  if (agreement && 'agreement' in kind)
    return [
      manuscript.once(
        kind.agreement[agreement.tag],
        manuscript.pair(agreement.first.id, agreement.second.id),
      ),
      temper,
    ];
  return [temper];
}

/** What of the leaders’ agreement or conflict the aspects do not deny. */
export function spokenTheme(desk: ReturnDesk, aspects: readonly WeighedAspect[]): ReturnTheme {
  const { conflict, agreement } = desk.theme;
  const temper = returnTemper(desk, aspects);
  return {
    conflict: temper === 'easy' ? undefined : conflict,
    agreement: temper === 'tense' || (conflict && temper !== 'easy') ? undefined : agreement,
  };
}

/** What of the beginning the closing comes back to: two that pull apart, two that agree, or what led. */
export function closingSentence(desk: ReturnDesk, aspects: readonly WeighedAspect[]): string {
  const { kind, leaders, manuscript } = desk;
  const { conflict, agreement } = spokenTheme(desk, aspects);
  const [first] = leaders;
  if (conflict)
    return manuscript.once(
      kind.closingConflict[conflict.axis],
      manuscript.pair(conflict.firstBy, conflict.secondBy),
    );
  if (agreement && 'closingAgreement' in kind)
    return manuscript.wording(
      kind.closingAgreement,
      manuscript.pair(agreement.first.id, agreement.second.id),
    );
  if (first === undefined) return '';
  return manuscript.wording(kind.closingLeader, {
    a: manuscript.within(first.id),
    A: manuscript.start(first.id),
  });
}

/** A planet on an angle counts as much as an aspect of so many. */
const angleShare = 0.4;

/** Whether a return is easy or tense, by the aspects that are written of and by what stands on its angles. */
function returnTemper({ atAngles }: ReturnDesk, aspects: readonly WeighedAspect[]) {
  const heard = aspects.map((aspect): { aspect: AspectId; weight: number } => {
    const { first, second, weight } = aspect;
    // A conjunction is as hard as Mars and Saturn, or as kind as Venus and Jupiter.
    if (aspect.aspect !== Conjunction) return aspect;
    if (isMalefic(first) || isMalefic(second)) return { aspect: Square, weight };
    return isKind(first) || isKind(second) ? { aspect: Trine, weight } : aspect;
  });
  const standing = atAngles
    .filter(({ body: { id } }) => isHard(id) || isKind(id))
    .map(({ body: { id, weight } }): { aspect: AspectId; weight: number } => ({
      aspect: isHard(id) ? Square : Trine,
      weight: weight * angleShare,
    }));
  return temperOf([...heard, ...standing]);
}

/** The rising sign, the natal house it falls into, and its ruler. @param others houses that the reading turns on anyway */
export function ascendantSection(
  desk: ReturnDesk,
  natalHouse: House | 0,
  natalCell: string,
  others: ReadonlySet<House>,
): Draft | undefined {
  const { kind, manuscript, weighed, repetition } = desk;
  const body = weighedBody(desk, Ascendant);
  if (body === undefined) return undefined;
  const { ruler: rulerId } = weighed.chart;
  const ruler = rulerId === undefined ? undefined : weighedBody(desk, rulerId);
  const sign = manuscript.once(kind.ascendant[body.sign]);
  repetition.admits(sign, true);
  let house: Part = '';
  if (natalHouse !== 0 && others.has(natalHouse))
    house = manuscript.wording(kind.sameHouse, { house: desk.cells.readings.words.houses[natalHouse] });
  else if (repetition.admits(natalCell)) house = { cell: manuscript.once(natalCell) };
  const ruling =
    ruler === undefined || ruler.house === 0
      ? ''
      : manuscript.once(kind.ruler[ruler.house], {
          a: manuscript.within(ruler.id),
          A: manuscript.start(ruler.id),
        });
  return signDraft(desk, body, [[sign], [house], [ruling]]);
}

/** Planets on the angles; with each what else there is to say of it. */
export function angleSections(desk: ReturnDesk, more: (body: WeighedBody) => Part[]): Draft[] {
  const { kind, manuscript, repetition } = desk;
  return desk.atAngles.map((each) => {
    const { body, at } = each;
    const cell = manuscript.once(kind.onAngle[body.id as 0][at.angle]);
    repetition.admits(cell, true);
    return angleDraft(desk, each, [[cell], more(body)]);
  });
}

/** The phase of the Moon, unless an aspect of the lights says the same. */
export function phaseSection(desk: ReturnDesk, aspects: readonly WeighedAspect[]): Draft | undefined {
  const { kind, manuscript, weighed } = desk;
  const isSaid = aspects.some(({ first, second }) => first === Sun && second === Moon);
  if (isSaid || !isPhaseCertain(weighed.chart)) return undefined;
  const { title, text } = kind.phase[weighed.chart.phase];
  const factor = phaseFactor(weighed);
  return { title, weight: factor.weight, factors: [factor], paragraphs: [[manuscript.once(text)]] };
}

/** What each of the planets meets: the strongest first, and each with how it follows from the one before. */
export function meetingSections(
  desk: ReturnDesk,
  meetings: readonly Meetings[],
  cellOf: (aspect: WeighedAspect) => string | undefined,
): Draft[] {
  const { manuscript } = desk;
  const turns = desk.cells.readings.returns;
  return meetings.map(({ body, aspects }) => {
    const [first, ...others] = aspects as [WeighedAspect, ...WeighedAspect[]];
    const house = others.length > 0 ? desk.met.get(body) : undefined;
    const recall =
      house === undefined
        ? ''
        : manuscript.wording(turns.recall, {
            a: manuscript.within(body),
            A: manuscript.start(body),
            house: desk.cells.readings.words.houses[house],
          });
    desk.met.delete(body);
    const opening: Part[] = [recall, { cell: manuscript.once(cellOf(first)) }];
    if (others.length === 0) {
      const draft = aspectDraft(desk, first, '');
      return { ...draft, paragraphs: [opening] };
    }
    const following = others.map((aspect, i): Part[] => [
      turnTo(desk, body, aspects[i] as WeighedAspect, aspect),
      { cell: manuscript.once(cellOf(aspect)) },
    ]);
    return {
      title: fill(turns.aspectsOf, {
        a: manuscript.start(body),
        others: manuscript.listOf(aspects.map((aspect) => otherOf(aspect, body))),
      }),
      weight: first.weight,
      factors: aspects.map(aspectFactor),
      paragraphs: [opening, ...following],
    };
  });
}

type Turn = 'company' | 'ease' | 'easeAfterStrain' | 'strain' | 'strainAfterEase';

function turnTo(
  { cells, manuscript }: ReturnDesk,
  body: BodyId,
  before: WeighedAspect,
  aspect: WeighedAspect,
): string {
  const [earlier, nature] = [natureOf(before.aspect), natureOf(aspect.aspect)];
  let turn: Turn = 'company';
  if (nature === 'harmonious') turn = earlier === 'tense' ? 'easeAfterStrain' : 'ease';
  if (nature === 'tense') turn = earlier === 'harmonious' ? 'strainAfterEase' : 'strain';
  return manuscript.wording(cells.readings.returns[turn], manuscript.pair(body, otherOf(aspect, body)));
}

/** How a planet goes with one written of before it in the same house. */
export function besideSentence(desk: ReturnDesk, before: BodyId, body: BodyId): string {
  const { beside } = desk.cells.readings.returns;
  const turn = isHard(body) === isHard(before) ? 'alike' : isHard(body) ? 'harder' : 'softer';
  return desk.manuscript.wording(beside[turn], desk.manuscript.pair(before, body));
}

/** The heading and factors of planets in one house. */
export function householdDraft(
  desk: ReturnDesk,
  house: House,
  bodies: readonly WeighedBody[],
  paragraphs: Part[][],
): Draft {
  const { words, returns } = desk.cells.readings;
  const [first, ...others] = bodies as [WeighedBody, ...WeighedBody[]];
  const planets = desk.manuscript.join([
    desk.manuscript.start(first.id),
    ...others.map(({ id }) => desk.manuscript.within(id)),
  ]);
  return {
    title: fill(returns.togetherInHouse, { planets, house: words.houses[house] }),
    weight: first.weight,
    factors: bodies.map(placementFactor),
    paragraphs,
  };
}

/** Planets, Sun to Pluto, that no angle has, strongest first. */
export const planetsOffAngles = (desk: ReturnDesk): WeighedBody[] =>
  desk.weighed.bodies.filter((body) => body.id <= Pluto && !isAtAngle(desk, body));
