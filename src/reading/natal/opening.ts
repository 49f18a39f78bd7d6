import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Mars, Mercury, Moon, Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type ReadingAspect, type ReadingChart, withAspects } from '../chart.js';
import { isBetweenSigns, leaders, type WeighedAspect, weigh } from '../factors.js';
import { Manuscript } from '../manuscript.js';
import { type ReadingCells, wordsIn } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isOwn } from './dominant-choice.js';
import { eclipseAtBirth } from './eclipse.js';
import { isExactOfLight } from './emphasis.js';
import { leaderSentences, type Spoken, sayLine } from './leader-sentences.js';
import type { OpeningContext } from './opening-context.js';
import { isWideOutOfSign } from './out-of-sign.js';
import { type Portrait, portraitOf, portraitSentences } from './portrait.js';
import { subjectCell } from './subject.js';
import { type Theme, themeOf } from './theme.js';

const leaderCount = 3;

/** The weighed chart and the theme of its three strongest factors. */
export function beginningOf(
  chart: ReadingChart,
  cells: ReadingCells,
): { context: OpeningContext; theme: Theme } {
  const isTold = (aspect: ReadingAspect): boolean => !isWideOutOfSign(chart, aspect);
  const weighed = weigh(
    chart.aspects.every(isTold) ? chart : withAspects(chart, chart.aspects.filter(isTold)),
  );
  const settled =
    chart.openSigns.size > 0 ? weighed.bodies.filter((body) => !isBetweenSigns(body, chart)) : weighed.bodies;
  const context = {
    weighed,
    listed: chart.aspects,
    cells,
    manuscript: new Manuscript(cells.readings.words, chart.seed),
  };
  return { context, theme: themeOf(context, leaders(settled, leaderCount)) };
}

/** The opening alone, which is `intro`. */
export function natalOpening(chart: ReadingChart, cells: ReadingCells, name: string): string {
  const { context, theme } = beginningOf(chart, cells);
  return openingOf(context, name, theme, false).text;
}

export interface Opening {
  text: string;
  /** The aspects that it names. */
  aspects: readonly WeighedAspect[];
  /** Those with a sentence of their own. */
  lines: readonly WeighedAspect[];
  /** Those told as working against a sign. */
  tempering: readonly WeighedAspect[];
  /** The text on the lights together, if it begins with that. */
  portrait: Portrait | undefined;
}

/** Words of an opening, at least. */
const enough = 95;
/** Characters of a word at most, on average: a longer text need not be counted. */
const ofWord = 7;

/** Up to so many characters there is room for another sentence. */
const roomForMore = 1000;

/** The three strongest factors, how they go together, and the main theme. */
export function openingOf(context: OpeningContext, name: string, theme: Theme, isBrief: boolean): Opening {
  const { aspects } = context.weighed;
  const { dominant } = theme;
  const portrait = portraitOf(context, theme);
  const spoken: Spoken = {
    aspects: dominant?.aspect ? [dominant.aspect] : [],
    lines: [],
    tempering: [],
    isJoined: false,
    portrait: portrait?.sides,
  };
  const three = portrait
    ? portraitSentences(context, theme, portrait, { name, spoken })
    : leaderSentences(context, theme, name, spoken);
  three.push(eclipseLine(context));
  const subject = subjectSentence(context, theme);
  const untimed = untimedSentence(context, isBrief);
  const last = subject === '' || untimed === '' ? subject + untimed : `${subject}\n\n${untimed}`;
  let first = paragraphOf(three);
  const after = last === '' ? '' : `\n\n${last}`;
  // If there is little else, an exact aspect of a light, and the closest of the strongest body; not Mercury's
  // conjunction with the Sun.
  let length = first.length + after.length;
  let words = length >= enough * ofWord ? enough : wordsIn(first) + wordsIn(last);
  const add = (aspect: WeighedAspect): void => {
    const said = sayLine(context, theme, aspect, spoken);
    if (said === '') return;
    first += ` ${said}`;
    length += 1 + said.length;
    words = length >= enough * ofWord ? enough : words + wordsIn(said);
  };
  const due = aspects.find((aspect) => isDue(theme, spoken, aspect));
  if (due && length < roomForMore) add(due);
  const exact = aspects.find((aspect) => isExactOfLight(aspect) && aspect.second !== Mercury);
  if (exact && words < enough) add(exact);
  for (const { aspects: its } of theme.leaders)
    for (const aspect of its) {
      if (words >= enough) break;
      add(aspect);
    }
  const { aspects: its, lines, tempering } = spoken;
  return { text: first + after, aspects: its, lines, tempering, portrait };
}

/**
 * Whether an aspect is named however long the opening is: the closest to a light, or a heavier one of the strongest
 * body than the main theme.
 */
function isDue({ leaders, dominant }: Theme, spoken: Spoken, aspect: WeighedAspect): boolean {
  const { first, second } = aspect;
  // Mercury and Venus are near the Sun in many charts.
  if (second < Mars || !isOwn(first, second) || spoken.aspects.includes(aspect)) return false;
  if (aspect.aspect === Conjunction && isExactOfLight(aspect)) return true;
  const most = dominant?.aspect?.weight ?? Infinity;
  return aspect.weight > most && (leaders[0]?.aspects.includes(aspect) ?? false);
}

function eclipseLine({ cells, weighed }: OpeningContext): string {
  const eclipse = eclipseAtBirth(weighed);
  if (eclipse === undefined) return '';
  const { eclipses } = cells.readings.natal;
  return fill(eclipses[eclipse.of].opening, { when: eclipses.when[eclipse.when] });
}

/** What is missing without an hour, and which bodies are described by two signs. */
function untimedSentence(
  { weighed: { chart }, cells, manuscript }: OpeningContext,
  isBrief: boolean,
): string {
  if (chart.ascendant) return '';
  const { missing } = cells.readings.natal.unknownHour;
  const told: BodyId[] = [];
  let nearly = '';
  for (const body of chart.bodies) {
    if (body.id <= (isBrief ? Moon : Saturn) && isBetweenSigns(body, chart)) told.push(body.id);
    const elsewhere = body.id === Moon ? chart.openMoon?.elsewhere : undefined;
    if (elsewhere)
      nearly = fill(missing.nearly[elsewhere.isLate ? 'late' : 'early'], {
        sign: cells.signName(body.sign),
        other: cells.signName(elsewhere.sign),
      });
  }
  const planets = manuscript.join(
    told.map((id, i) => (i === 0 ? manuscript.start(id) : manuscript.within(id))),
  );
  return paragraphOf([told.length === 0 ? missing.inOne : fill(missing.between, { planets }), nearly]);
}

function subjectSentence(context: OpeningContext, { dominant }: Theme): string {
  if (dominant === undefined) return '';
  const { cells, manuscript } = context;
  const cell = subjectCell(context, cells.readings.natal.subjects, dominant);
  return fill(cell, manuscript.pair(dominant.on, dominant.by));
}
