import { type BodyId, Chiron, NorthNode } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { Wordings } from '../text/reading-catalogue.js';
import type { WeighedBody } from './factors.js';
import { angleLine, houseLine, type NatalDesk, pairLine, signLine } from './natal-sections.js';
import { wordsIn } from './reading.js';
import { type Agreement, agreementAmong, type Conflict, conflictsAmong } from './tags.js';

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
/** Of these the lines may have so many. */
const mostLines = 115;

/** Names the three strongest factors, says what they do, and how they agree or not. */
export function tellOpening(desk: NatalDesk, name: string, theme: Theme): string {
  const { cells, manuscript } = desk;
  const { opening } = cells.readings.natal;
  const { leaders, conflict, agreement, shared } = theme;
  const [a, b, c] = leaders.map(({ id }) => manuscript.within(id));
  const frames = conflict ? opening.differ : agreement || shared ? opening.agree : opening.plain;
  const values = { name, a: a ?? '', b: b ?? '', c: c ?? '' };
  const paragraphs = [[manuscript.wording(frames, values)], [] as string[]];
  const lines = leaders.map((body) => linesOf(desk, body, companionIn(conflict, body)));
  const count = () =>
    wordsIn(
      lines
        .flat()
        .map(({ text }) => text)
        .join(' '),
    );
  // The least of what could be said is left unsaid first.
  for (let rank = mostPairs + 1; rank > 0 && count() > mostLines; rank--)
    for (const told of lines) told.splice(0, told.length, ...told.filter((line) => line.rank < rank));
  for (const [i, told] of lines.entries()) {
    const lead = i === 1 ? opening.second : i === 2 ? opening.third : [];
    const said = [manuscript.wording(lead), ...told.map(({ text }) => manuscript.once(text))];
    paragraphs[0]?.push(...said.filter((line) => line !== ''));
  }
  const last = paragraphs[1] as string[];
  if (shared)
    last.push(
      manuscript.once(opening.house[shared.house], manuscript.pair(shared.first.id, shared.second.id)),
    );
  if (conflict)
    last.push(
      manuscript.wording(
        opening.conflict[conflict.axis],
        manuscript.pair(conflict.firstBy, conflict.secondBy),
      ),
    );
  else if (agreement)
    last.push(
      manuscript.once(
        opening.agreement[agreement.tag],
        manuscript.pair(agreement.first.id, agreement.second.id),
      ),
    );
  const soFar = wordsIn(paragraphs.flat().join(' '));
  if (soFar < most - 45) last.push(manuscript.wording(opening.outlook));
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The body beside one of the three by which it takes its side in a conflict. */
const companionIn = (conflict: Conflict | undefined, { id }: WeighedBody): BodyId | undefined => {
  if (conflict?.first.id === id && conflict.firstBy !== id) return conflict.firstBy;
  return conflict?.second.id === id && conflict.secondBy !== id ? conflict.secondBy : undefined;
};

/** A sentence of an opening; 0 is said in any case, a higher rank is left out sooner. */
interface Line {
  text: string;
  rank: number;
}

/** Beside other bodies only the close ones are heard in an opening. */
const close = 0.6;
const mostPairs = 2;

/** What a factor does, in the order in which it would be noticed: on an angle, in its sign, beside other bodies. */
function linesOf(desk: NatalDesk, body: WeighedBody, companion: BodyId | undefined): Line[] {
  const own = angleLine(desk, body) ?? signLine(desk, body) ?? houseLine(desk, body);
  const lines: Line[] = own === undefined ? [] : [{ text: own, rank: 0 }];
  for (const aspect of body.aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const matters =
      other === companion || (aspect.closeness > close && other !== NorthNode && other !== Chiron);
    const text = matters ? pairLine(desk, aspect) : undefined;
    if (text === undefined || (lines.length > mostPairs && other !== companion)) continue;
    lines.push({ text, rank: other === companion || lines.length === 0 ? 0 : lines.length });
  }
  return lines;
}

/** Comes back to what the opening began with, and gives each side a field of life. */
export function tellClosing(
  { cells, manuscript, weighed }: NatalDesk,
  name: string,
  theme: Theme,
  brief: boolean,
): string {
  const { closing } = cells.readings.natal;
  const { conflict, agreement } = theme;
  const told: string[] = [];
  const fieldOf = (id: BodyId): string | undefined => {
    const house = weighed.bodies.find((body) => body.id === id)?.house ?? 0;
    return house === 0 ? undefined : closing.fields[house];
  };
  const placed = (wordings: Wordings, first: BodyId, second: BodyId): string => {
    const [fieldA, fieldB] = [fieldOf(first), fieldOf(second)];
    if (brief || fieldA === undefined || fieldB === undefined || fieldA === fieldB) return '';
    return manuscript.wording(wordings, { ...manuscript.pair(first, second), fieldA, fieldB });
  };
  if (conflict) {
    const pair = { name, ...manuscript.pair(conflict.firstBy, conflict.secondBy) };
    told.push(manuscript.wording(closing.conflict[conflict.axis], pair));
    told.push(placed(closing.grounds, conflict.firstBy, conflict.secondBy));
  } else if (agreement) {
    told.push(
      manuscript.once(closing.agreement[agreement.tag], {
        name,
        ...manuscript.pair(agreement.first.id, agreement.second.id),
      }),
    );
    told.push(placed(closing.places, agreement.first.id, agreement.second.id));
  } else told.push(manuscript.wording(closing.plain, { name }));
  return told.filter((text) => text !== '').join(' ');
}
