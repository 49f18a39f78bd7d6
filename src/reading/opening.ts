import type { House } from '../chart/zodiac.js';
import type { WeighedBody } from './factors.js';
import { angleLine, houseLine, type NatalDesk, pairLine, signLine } from './natal-sections.js';
import { agreementAmong, type Agreement, type Conflict, conflictsAmong } from './tags.js';
import { wordsIn } from './reading.js';

/** What the three strongest factors of a chart have to do with each other. */
export interface Theme {
  leaders: readonly WeighedBody[];
  conflict: Conflict | undefined;
  agreement: Agreement | undefined;
  /** A house that two of them share. */
  shared: { house: House; first: WeighedBody; second: WeighedBody } | undefined;
}

export function themeOf(leaders: readonly WeighedBody[]): Theme {
  let shared: Theme['shared'];
  for (const [i, first] of leaders.entries())
    for (const second of leaders.slice(i + 1))
      if (shared === undefined && first.house !== 0 && first.house === second.house)
        shared = { house: first.house, first, second };
  return { leaders, conflict: conflictsAmong(leaders)[0], agreement: agreementAmong(leaders), shared };
}

const most = 215;

/** Names the three strongest factors, says what they do, and how they agree or not. */
export function tellOpening(desk: NatalDesk, name: string, theme: Theme): string {
  const { cells, manuscript } = desk;
  const { opening } = cells.readings.natal;
  const { leaders, conflict, agreement, shared } = theme;
  const [a, b, c] = leaders.map(({ id }) => manuscript.within(id));
  const frames = conflict ? opening.differ : agreement || shared ? opening.agree : opening.plain;
  const values = { name, a: a ?? '', b: b ?? '', c: c ?? '' };
  const paragraphs = [[manuscript.wording(frames, values)], [] as string[]];
  for (const [i, body] of leaders.entries()) {
    const lead = i === 1 ? opening.second : i === 2 ? opening.third : [];
    const lines = linesOf(desk, body);
    const told = [manuscript.wording(lead, { a: manuscript.within(body.id), A: manuscript.start(body.id) }), ...lines.slice(0, i === 0 ? 2 : 1)];
    paragraphs[0]?.push(...told.filter((line) => line !== ''));
  }
  const last = paragraphs[1] as string[];
  if (shared) last.push(manuscript.once(opening.house[shared.house], manuscript.pair(shared.first.id, shared.second.id)));
  if (conflict) last.push(manuscript.wording(opening.conflict[conflict.axis], manuscript.pair(conflict.first.id, conflict.second.id)));
  else if (agreement) last.push(manuscript.once(opening.agreement[agreement.tag], manuscript.pair(agreement.first.id, agreement.second.id)));
  const soFar = wordsIn(paragraphs.flat().join(' '));
  if (soFar < most - 45) last.push(manuscript.wording(opening.outlook));
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** What a factor does, in the order in which it would be noticed: on an angle, in its sign, beside another body. */
function linesOf(desk: NatalDesk, body: WeighedBody): string[] {
  const { manuscript } = desk;
  const strongest = body.aspects[0];
  const pair = strongest && strongest.closeness > 0.4 ? pairLine(desk, strongest) : undefined;
  return [angleLine(desk, body), signLine(desk, body), pair, houseLine(desk, body)]
    .filter((line) => line !== undefined)
    .slice(0, 2)
    .map((line) => manuscript.once(line));
}

/** Comes back to what the opening began with, and gives each side a field of life. */
export function tellClosing({ cells, manuscript }: NatalDesk, name: string, theme: Theme, brief: boolean): string {
  const { closing } = cells.readings.natal;
  const { conflict, agreement } = theme;
  const told: string[] = [];
  if (conflict) {
    const pair = { name, ...manuscript.pair(conflict.first.id, conflict.second.id) };
    told.push(manuscript.wording(closing.conflict[conflict.axis], pair));
    const [first, second] = [conflict.first.house, conflict.second.house];
    if (!brief && first !== 0 && second !== 0 && first !== second)
      told.push(manuscript.wording(closing.grounds, { ...pair, fieldA: closing.fields[first], fieldB: closing.fields[second] }));
  } else if (agreement) {
    told.push(manuscript.once(closing.agreement[agreement.tag], { name, ...manuscript.pair(agreement.first.id, agreement.second.id) }));
  } else told.push(manuscript.wording(closing.plain, { name }));
  return told.filter((text) => text !== '').join(' ');
}
