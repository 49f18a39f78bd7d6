import { type BodyId, Chiron, Midheaven, Moon, NorthNode, Pluto } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { Wordings } from '../text/reading-catalogue.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from './factors.js';
import type { Manuscript } from './manuscript.js';
import type { NatalDesk } from './natal-desk.js';
import { isOwn } from './natal-links.js';
import { headOf } from './natal-plan.js';
import { angleLine, houseLine, pairLine, signLine } from './natal-sections.js';
import { qualificationOf } from './natal-tempo.js';
import { eclipseAtBirth, figureToName, type Thread, threadOf } from './natal-thread.js';
import { wordsIn } from './reading.js';
import { type Agreement, agreementAmong, type Conflict, conflictsAmong } from './tags.js';

/** What the three strongest factors of a chart have to do with each other. */
export interface Theme {
  leaders: readonly WeighedBody[];
  conflict: Conflict | undefined;
  agreement: Agreement | undefined;
  /** What runs through the reading; where there is such a thing, neither conflict nor agreement does. */
  thread: Thread | undefined;
  /** A house that two of them share. */
  shared: { house: House; first: WeighedBody; second: WeighedBody } | undefined;
}

export function themeOf(weighed: WeighedChart, leaders: readonly WeighedBody[]): Theme {
  const thread = threadOf(weighed, leaders);
  let shared: Theme['shared'];
  for (const [i, first] of leaders.entries())
    for (const second of leaders.slice(i + 1))
      if (shared === undefined && first.house !== 0 && first.house === second.house)
        shared = { house: first.house, first, second };
  const conflict = thread === undefined ? conflictsAmong(leaders).find(isOwn) : undefined;
  const agreement = thread === undefined && conflict === undefined ? agreementAmong(leaders) : undefined;
  return { leaders, conflict, agreement, thread, shared };
}

const most = 215;
/** Of these the lines may have so many. */
const mostLines = 105;
const leastLines = 62;

export interface Opening {
  text: string;
  /** The aspects it speaks of. */
  aspects: readonly WeighedAspect[];
}

/** Names the three strongest factors, says what they do, and how they agree or not. */
export function openingOf(desk: NatalDesk, name: string, theme: Theme): Opening {
  const { cells, manuscript } = desk;
  const { opening } = cells.readings.natal;
  const { leaders, conflict, agreement, thread } = theme;
  const [a, b, c] = leaders.map(({ id }) => manuscript.within(id));
  const frames = conflict ? opening.differ : agreement ? opening.agree : opening.plain;
  const last = [...untimedLines(desk), ...themeLines(desk, theme)];
  const further = furtherLines(desk, theme);
  const taken = wordsIn([...last, ...further.slice(0, 1)].join(' '));
  const lines = withinLimit(
    manuscript,
    leaders.map((body) => linesOf(desk, theme, body)),
    Math.max(leastLines, Math.min(mostLines, most - frameWords - taken)),
  );
  const first = [manuscript.wording(frames, { name, a: a ?? '', b: b ?? '', c: c ?? '' })];
  for (const [i, body] of leaders.entries()) {
    const own = lines[i] ?? [];
    const said = own.map(({ text }) => manuscript.once(text)).filter((line) => line !== '');
    const namesItself = said[0]?.startsWith(manuscript.start(body.id)) ?? false;
    if (i > 0 && !namesItself)
      first.push(
        manuscript.wording(i === 1 ? opening.second : opening.third, manuscript.pair(body.id, body.id)),
      );
    first.push(...said);
  }

  const wordsSoFar = (): number => wordsIn([...first, ...last].join(' '));
  for (const text of further) if (wordsSoFar() + manuscript.wordsOf(text) <= most) last.push(text);
  if (wordsSoFar() < most - 60) last.push(manuscript.wording(opening.outlook));
  const text = [first, last]
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  const aspects = lines.flat().flatMap(({ aspect }) => (aspect ? [aspect] : []));
  if (thread?.aspect) aspects.push(thread.aspect);
  return { text, aspects };
}

/** What is missing without an hour is said before anything depends on it. */
const untimedLines = ({ weighed: { chart }, cells, manuscript }: NatalDesk): string[] =>
  chart.ascendant ? [] : [manuscript.wording(cells.readings.natal.threads.withoutTime)];

/** How the three go together: by what runs through the chart, or by what they lean to. */
function themeLines({ cells, manuscript }: NatalDesk, { thread, conflict, agreement }: Theme): string[] {
  const { opening, threads } = cells.readings.natal;
  if (thread)
    return [
      manuscript.wording(threads[thread.nature][thread.by].opening, manuscript.pair(thread.on, thread.by)),
      // Of the lights it has been said already.
      thread.by === Moon ? '' : manuscript.once(threads.noticed, { matter: threads.matters[thread.on as 0] }),
    ];
  if (conflict)
    return [
      manuscript.wording(
        opening.conflict[conflict.axis],
        manuscript.pair(conflict.first.id, conflict.second.id),
      ),
    ];
  if (agreement)
    return [
      manuscript.once(
        opening.agreement[agreement.tag],
        manuscript.pair(agreement.first.id, agreement.second.id),
      ),
    ];
  return [];
}

/** What an opening says besides where there is room, the weightiest first. */
function furtherLines(desk: NatalDesk, { leaders, thread, conflict, shared }: Theme): string[] {
  const { cells, manuscript, weighed } = desk;
  const { threads, opening } = cells.readings.natal;
  const lines: string[] = [];
  const eclipse = eclipseAtBirth(weighed);
  if (eclipse) lines.push(manuscript.once(threads.eclipses[eclipse].opening));
  const named = figureToName(weighed, leaders, thread);
  const head = named && headOf(named.pattern, weighed);
  if (named && head) {
    const { bodies } = named.pattern;
    const others = named.key === 'tSquare' ? bodies.slice(1) : bodies;
    lines.push(
      manuscript.once(threads.figures[named.key], {
        planets: manuscript.listOf(others),
        a: manuscript.within(head.id),
      }),
    );
  }
  if (thread?.sides && named?.key !== 'tSquare') {
    const [sideA, sideB] = thread.sides.map((ids) => manuscript.listOf(ids));
    lines.push(manuscript.once(threads.across, { sideA: sideA ?? '', sideB: sideB ?? '' }));
  }
  const isConflict = (one: WeighedBody): boolean => one === conflict?.first || one === conflict?.second;
  if (shared && !(isConflict(shared.first) && isConflict(shared.second))) {
    const house = manuscript.once(
      opening.house[shared.house],
      manuscript.pair(shared.first.id, shared.second.id),
    );
    const others = weighed.bodies.filter(
      (body) =>
        body.house === shared.house && body.id <= Pluto && body !== shared.first && body !== shared.second,
    );
    const company =
      others.length === 0
        ? ''
        : manuscript.once(threads.company, { planets: manuscript.listOf(others.map(({ id }) => id)) });
    lines.push(company === '' ? house : `${house} ${company}`);
  }
  return lines.filter((line) => line !== '');
}

/** What names the three, about. */
const frameWords = 32;

/** The least of what could be said is left unsaid first. */
function withinLimit(manuscript: Manuscript, lines: readonly Line[][], limit: number): Line[][] {
  let kept = [...lines];
  const words = () =>
    kept.reduce((sum, own) => sum + own.reduce((all, { text }) => all + manuscript.wordsOf(text), 0), 0);
  for (let rank = mostPairs + 2; rank > 0 && words() > limit; rank--)
    kept = kept.map((own) => own.filter((line) => line.rank < rank));
  return kept;
}

/** Whether a body would be among the three itself, were it not tied up with one of them. */
function isTied(
  { weighed }: NatalDesk,
  { leaders }: Theme,
  { aspect }: WeighedAspect,
  other: BodyId,
): boolean {
  if (aspect > 1 || leaders.some(({ id }) => id === other)) return false;
  const weight = weighed.bodies.find(({ id }) => id === other)?.weight ?? 0;
  return weight > (leaders.at(-1)?.weight ?? 0);
}

/** A sentence of an opening; 0 is said in any case, a higher rank is left out sooner. */
interface Line {
  text: string;
  rank: number;
  aspect?: WeighedAspect;
}

/** Beside other bodies only the close ones are heard in an opening. */
const close = 0.5;
const mostPairs = 2;

/**
 * What a factor does, in the order in which it would be noticed: on an angle, in its sign, beside other bodies. Of
 * the strongest factor its strongest aspect is said in any case.
 */
function linesOf(desk: NatalDesk, theme: Theme, body: WeighedBody): Line[] {
  const isFirst = body === theme.leaders[0];
  const own = angleLine(desk, body) ?? signLine(desk, body) ?? houseLine(desk, body);
  const lines: Line[] = own === undefined ? [] : [{ text: own, rank: 0 }];
  let pairs = 0;
  for (const aspect of body.aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const isHeard =
      aspect.closeness > close && other !== NorthNode && other !== Chiron && other !== Midheaven;
    if (!isHeard || pairs >= mostPairs || aspect === theme.thread?.aspect) continue;
    // What the sign would contradict is said where there is room to say how both are true.
    const nature = natureOf(aspect.aspect);
    if (nature && qualificationOf(desk, body, other, nature) !== undefined) continue;
    const text = pairLine(desk, aspect);
    if (text === undefined) continue;
    const isChief = isFirst && pairs === 0;
    const isSaid = isChief || lines.length === 0;
    lines.push({ text, rank: isSaid ? 0 : isTied(desk, theme, aspect, other) ? 1 : pairs + 2, aspect });
    pairs++;
  }
  if (lines.length > 0) return lines;
  // Of a slow planet far from everything its strongest aspect speaks.
  for (const aspect of body.aspects) {
    const text = pairLine(desk, aspect);
    if (text !== undefined) return [{ text, rank: 0, aspect }];
  }
  return [];
}

/** Comes back to what the opening began with, and gives each side a field of life. */
export function closingOf(
  { cells, manuscript, weighed }: NatalDesk,
  name: string,
  theme: Theme,
  brief: boolean,
): string {
  const { closing } = cells.readings.natal;
  const { conflict, agreement, thread } = theme;
  const written: string[] = [];
  const fieldOf = (id: BodyId): string | undefined => {
    const house = weighed.bodies.find((body) => body.id === id)?.house ?? 0;
    return house === 0 ? undefined : closing.fields[house];
  };
  const placed = (wordings: Wordings, first: BodyId, second: BodyId): string => {
    const [fieldA, fieldB] = [fieldOf(first), fieldOf(second)];
    if (brief || fieldA === undefined || fieldB === undefined || fieldA === fieldB) return '';
    return manuscript.wording(wordings, { ...manuscript.pair(first, second), fieldA, fieldB });
  };
  if (thread) {
    const cell = cells.readings.natal.threads[thread.nature][thread.by].closing;
    written.push(manuscript.wording(cell, { name, ...manuscript.pair(thread.on, thread.by) }));
    if (thread.nature === 'strain') written.push(placed(closing.grounds, thread.on, thread.by));
    const { help, helpers } = cells.readings.natal.threads;
    const others = theme.leaders.filter(({ id }) => id !== thread.on && id !== thread.by);
    if (others.length > 0)
      written.push(manuscript.wording(help), ...others.map(({ id }) => helpers[id as 0]));
  } else if (conflict) {
    const pair = { name, ...manuscript.pair(conflict.first.id, conflict.second.id) };
    written.push(manuscript.wording(closing.conflict[conflict.axis], pair));
    written.push(placed(closing.grounds, conflict.first.id, conflict.second.id));
  } else if (agreement) {
    written.push(
      manuscript.once(closing.agreement[agreement.tag], {
        name,
        ...manuscript.pair(agreement.first.id, agreement.second.id),
      }),
    );
    written.push(placed(closing.places, agreement.first.id, agreement.second.id));
  } else written.push(manuscript.wording(closing.plain, { name }));
  return written.filter((text) => text !== '').join(' ');
}
