import { separation } from '../../chart/angle.js';
import { type BodyId, Mercury, Moon, Pluto } from '../../chart/bodies.js';
import { isOpposed } from '../../text/sides.js';
import type { ReadingChart } from '../chart.js';
import { isBetweenSigns, leaders, type WeighedAspect, type WeighedBody, weigh } from '../factors.js';
import { Manuscript } from '../manuscript.js';
import { type Called, type ReadingCells, wordsIn } from '../reading.js';
import { isOpposedTo } from '../tags.js';
import { paragraphOf } from '../words.js';
import { bodyCalled } from './called.js';
import type { OpeningContext } from './context.js';
import { dominantCells, eclipseAtBirth } from './dominant-factor.js';
import { isExactOfLight } from './emphasis.js';
import { leaderSentences } from './leader-sentences.js';
import { angleLine, pairLineIn } from './lines.js';
import { sidesOfPairLine } from './sides.js';
import { sidesOfTheme, type Theme, themeOf } from './theme.js';
import { valuesOf } from './traits.js';

const leaderCount = 3;

/** What a reading begins from: the chart weighed, and the theme of its three strongest factors. */
export function beginningOf(
  chart: ReadingChart,
  cells: ReadingCells,
): { context: OpeningContext; theme: Theme } {
  const weighed = weigh(chart);
  const settled = chart.openMoon
    ? weighed.bodies.filter((body) => !isBetweenSigns(body, chart))
    : weighed.bodies;
  const longitudeOf = (id: BodyId): number => settled.find((body) => body.id === id)?.longitude ?? 0;
  const strongest = leaders({ bodies: settled }, leaderCount, (a, b) =>
    separation(longitudeOf(a), longitudeOf(b)),
  );
  const context = { weighed, cells, manuscript: new Manuscript(cells.readings.words, chart.seed) };
  return { context, theme: themeOf(context, strongest) };
}

/** The opening alone: what `intro` is. */
export function natalOpening(chart: ReadingChart, cells: ReadingCells, name: string): string {
  const { context, theme } = beginningOf(chart, cells);
  return openingOf(context, name, theme).text;
}

export interface Opening {
  text: string;
  /** The aspects it speaks of. */
  aspects: readonly WeighedAspect[];
  /** Those of them that it has the line of. */
  lines: readonly WeighedAspect[];
}

/** Words that an opening should have. */
const enough = 95;
/**
 * Of the nearly exact aspects of the lights so many are named in any case; Mercury is so near to the Sun in many
 * charts.
 */
const mostExact = 2;

/** Names the three strongest factors, says what they do, how they agree or not, and what that comes to. */
export function openingOf(context: OpeningContext, name: string, theme: Theme): Opening {
  const { manuscript, cells, weighed } = context;
  const { leaders, dominant } = theme;
  const aspects = dominant?.aspect ? [dominant.aspect] : [];
  const lines: WeighedAspect[] = [];
  const three = [
    ...leaderSentences(context, theme, name, { aspects, lines }),
    sharedLine(context, theme),
    eclipseLine(context),
  ];
  const whole = themeLines(context, theme);
  const untimed = untimedLines(context);
  let words = placesIn(three) + placesIn(whole) + 1 + placesIn(untimed);
  // What the lights make exactly is said, and where little runs through the chart, what is nearest to the strongest.
  const exact = weighed.aspects
    .filter((aspect) => isExactOfLight(aspect) && aspect.second !== Mercury)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, mostExact);
  const said = sidesOfTheme(context, theme);
  for (const aspect of [...exact, ...leaders.flatMap((body) => body.aspects)]) {
    if (words >= enough && !exact.includes(aspect)) break;
    const { first, second } = aspect;
    const line =
      (second === Moon ? cells.readings.natal.threads.syzygies[aspect.aspect] : undefined) ??
      pairLineIn(cells, aspect);
    const isHeard = Math.max(first, second) <= Pluto && line !== undefined;
    if (!isHeard || aspects.includes(aspect) || isOpposed(sidesOfPairLine(context, aspect), said)) continue;
    const heard = manuscript.unlessSaid(line);
    three.push(heard);
    // What was said already takes a place, as it does in the row that was counted.
    words += Math.max(1, wordsIn(heard));
    aspects.push(aspect);
    lines.push(aspect);
  }
  let text = '';
  for (const sentences of [three, whole, untimed]) {
    const paragraph = paragraphOf(sentences);
    if (paragraph !== '') text += text === '' ? paragraph : `\n\n${paragraph}`;
  }
  return { text, aspects, lines };
}

/** Words of some sentences; one that was said already takes a place, too. */
function placesIn(sentences: readonly string[]): number {
  let words = 0;
  for (const sentence of sentences) words += Math.max(1, wordsIn(sentence));
  return words;
}

function eclipseLine({ cells, manuscript, weighed }: OpeningContext): string {
  const eclipse = eclipseAtBirth(weighed);
  return eclipse ? manuscript.unlessSaid(cells.readings.natal.threads.eclipses[eclipse].opening) : '';
}

/** Where two of them are in one house, what that makes of them. */
function sharedLine({ cells, manuscript }: OpeningContext, { shared }: Theme): string {
  if (shared === undefined) return '';
  const pair = manuscript.pair(shared.first.id, shared.second.id);
  return manuscript.unlessSaid(cells.readings.natal.opening.house[shared.house], pair);
}

/** What is missing without an hour. */
function untimedLines({ weighed: { chart }, cells, manuscript }: OpeningContext): string[] {
  if (chart.ascendant) return [];
  const { withoutTime } = cells.readings.natal.threads;
  return [manuscript.unlessSaid(withoutTime[chart.openMoon?.signs ? 'between' : 'inOne'])];
}

/** How the three go together: by what runs through the chart, or by what they lean to. */
function themeLines(context: OpeningContext, { leaders, dominant, conflict, agreement }: Theme): string[] {
  const { cells, manuscript, weighed } = context;
  const { opening, threads } = cells.readings.natal;
  if (dominant) {
    // Of a planet on an angle the first sentence has said it.
    const isSaid =
      dominant.aspect === undefined &&
      weighed.bodies.some((body) => body.id === dominant.by && angleLine(context, body));
    if (isSaid) return [manuscript.unlessSaid(threads.angular[dominant.by as keyof typeof threads.angular])];
    return [manuscript.firstUnsaid(dominantCells(context, dominant).opening, valuesOf(context, dominant))];
  }
  if (conflict) {
    const [a, b] = [subjectCalled(context, conflict.first), subjectCalled(context, conflict.second)];
    const pair = { a: a.within, A: a.start, b: b.within, B: b.start };
    return [manuscript.firstUnsaid(opening.conflict[conflict.axis], pair)];
  }
  if (agreement) {
    const pair = manuscript.pair(agreement.first.id, agreement.second.id);
    const { meeting, question } = opening.agreement[agreement.tag];
    const isAnswered = leaders.some((body) => isOpposedTo(body, agreement.tag));
    return [manuscript.unlessSaid(meeting, pair), isAnswered ? '' : manuscript.unlessSaid(question)];
  }
  return [];
}

/** A body by its sign, unless a sentence before has named that. */
const subjectCalled = (context: OpeningContext, body: WeighedBody): Called =>
  angleLine(context, body) === undefined
    ? context.manuscript.words.bodies[body.id as 0]
    : bodyCalled(context, body);
