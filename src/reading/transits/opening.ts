import type { SlowPlanet, Wordings } from '../../text/reading-keys.js';
import type { Lean } from '../../text/transit-catalogue.js';
import {
  contactCell,
  daysWithin,
  dayText,
  leanOf,
  loopOf,
  phraseOf,
  type TransitDesk,
  valuesOf,
} from './desk.js';
import type { WeighedTransit } from './plan.js';

/** What this time is about: what leads and when, what goes with it, and what the two come to. */
export function openingOf(desk: TransitDesk): string {
  const { kind, manuscript, sky, slow } = desk;
  const { opening } = kind;
  const today = todayOf(desk);
  const note = sky.isTimed ? '' : manuscript.wording(opening.untimed);
  const [first] = slow;
  if (first === undefined)
    return joined([manuscript.wording(opening.quiet, { name: sky.name }), today, note]);
  const sentences = [
    today,
    manuscript.once(contactCell(kind.stories, first)?.opening, { name: sky.name }),
    peakOf(desk, first),
  ];
  const [second, third] = beside(desk);
  if (second !== undefined)
    sentences.push(
      besideOf(desk, second, opening.second[leanOf(first)][leanOf(second)]),
      togetherOf(desk, first, second),
    );
  if (third !== undefined && sky.isPeriod) sentences.push(besideOf(desk, third, opening.third));
  const background = second === undefined ? slow[1] : undefined;
  if (background !== undefined)
    sentences.push(manuscript.wording(opening.faint, { x: phraseOf(desk, background) }));
  return joined([...sentences, note]);
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** What a moment itself has, before what lasts. */
function todayOf(desk: TransitDesk): string {
  const { kind, manuscript, passing, sky } = desk;
  if (sky.isPeriod) return '';
  const now = passing.find((transit) => daysWithin(desk, transit).length > 0);
  if (now === undefined) return '';
  return manuscript.wording(kind.opening.today, { text: dayText(desk, now, sky.from) });
}

const besideOf = ({ kind, manuscript }: TransitDesk, transit: WeighedTransit, before: Wordings): string =>
  joined([manuscript.wording(before), manuscript.once(contactCell(kind.stories, transit)?.beside)]);

/** The two that are named beside the strongest: other planets, as far as there are, and none that is hardly felt. */
function beside({ felt, slow: [first, ...rest] }: TransitDesk): WeighedTransit[] {
  if (first === undefined) return [];
  const chosen = [first];
  for (const transit of rest) {
    if (chosen.length > 2 || !felt.has(transit)) break;
    if (!chosen.some(({ body }) => body === transit.body)) chosen.push(transit);
  }
  const [next] = rest;
  if (chosen.length === 1 && next !== undefined && felt.has(next)) chosen.push(next);
  return chosen.slice(1);
}

/** What two slow planets at work at once come to. */
export function togetherOf(
  { kind, manuscript }: TransitDesk,
  one: WeighedTransit,
  other: WeighedTransit,
): string {
  const [outer, inner] = one.body >= other.body ? [one, other] : [other, one];
  const leans: [Lean, Lean] = [leanOf(outer), leanOf(inner)];
  if (outer.body === inner.body)
    return manuscript.once(kind.twice[outer.body as SlowPlanet][leans[0] === leans[1] ? leans[0] : 'mixed']);
  const pairs: Readonly<
    Record<number, Readonly<Record<number, Readonly<Record<Lean, Readonly<Record<Lean, string>>>>>>>
  > = kind.together;
  return manuscript.once(pairs[outer.body]?.[inner.body]?.[leans[0]][leans[1]]);
}

/** When what leads is at its height: by the days in orb alone, since an opening may stand without the loops. */
function peakOf(desk: TransitDesk, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = desk;
  const { exact, ends } = transit;
  const peaks = kind.opening.peaks[transit.body as SlowPlanet][leanOf(transit)];
  const within = daysWithin(desk, transit);
  const next = exact.find((day) => day > sky.to);
  const past = exact.at(-1);
  if (within.length > 0) return manuscript.once(peaks.exact, { exact: cells.days(within) });
  if (next !== undefined) return manuscript.once(peaks.next, { exact: cells.day(next) });
  if (past !== undefined) return manuscript.once(peaks.past, { exact: cells.day(past) });
  return ends === null ? '' : manuscript.once(peaks.near, { ends: cells.day(ends) });
}

/** What is left of what led, and what to do about it. */
export function closingOf(desk: TransitDesk): string {
  const { cells, kind, manuscript, sky, slow } = desk;
  const [first] = slow;
  if (first === undefined) return manuscript.wording(kind.quietClosing, { name: sky.name });
  const { exact, ends } = loopOf(desk, first);
  const next = exact.find((day) => day > sky.to);
  const last = next ?? ends;
  const key =
    next !== undefined
      ? next === exact[0]
        ? 'coming'
        : 'ahead'
      : last !== null && last > sky.to
        ? 'after'
        : 'over';
  const day = last === null ? '' : cells.day(last, cells.isOtherYear(last));
  return joined([
    manuscript.once(contactCell(kind.counsels, first)?.closing, { name: sky.name }),
    day === ''
      ? ''
      : manuscript.wording(kind.closing[key], { ...valuesOf(desk, first), exact: day, ends: day }),
  ]);
}
