import { fill } from '../text/texts.js';
import type { Draft } from './reading.js';
import { dayLine, daysWithin, leanOf, storyOf, type TransitDesk, valuesOf } from './transits-desk.js';
import { touchedBy, transitFactor, type WeighedTransit } from './transits-plan.js';

const bandOf = (slow: number) => (slow === 0 ? 'none' : slow === 1 ? 'one' : 'several');

/** The slow ones as they are named: what leads is the strongest that is exact in the period, if any is. */
function leadingFirst({ slow }: TransitDesk): readonly WeighedTransit[] {
  const leader = slow.find(({ isExactHere }) => isExactHere !== false);
  return leader === undefined ? slow : [leader, ...slow.filter((transit) => transit !== leader)];
}

/** What leads, when it is exact, two more, and how the three go together. */
export function openingOf(desk: TransitDesk): string {
  const { kind, manuscript, sky } = desk;
  const slow = leadingFirst(desk);
  const { name } = sky;
  const [first] = slow;
  const opening = kind.opening[bandOf(slow.length)];
  if (first === undefined) return manuscript.wording(opening, { name });
  const sentences = [
    manuscript.wording(opening, { name, ...valuesOf(desk, first) }),
    storyOf(desk, first),
    leadingDays(desk, first),
  ];
  const more = others(slow);
  for (const [i, transit] of more.entries()) {
    const wordings = i === 0 ? kind.second : kind.third;
    sentences.push(manuscript.wording(wordings, valuesOf(desk, transit)), storyOf(desk, transit));
  }
  if (more.length > 0) sentences.push(accordOf(desk, [first, ...more]));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The two that are named beside the strongest: by other planets, if there are any, and each in another way. */
function others([first, ...rest]: readonly WeighedTransit[]): WeighedTransit[] {
  const wayOf = (transit: WeighedTransit): string => `${transit.body} ${touchedBy(transit).meeting}`;
  const chosen: WeighedTransit[] = [];
  const isNew = (transit: WeighedTransit): boolean =>
    ![first, ...chosen].some((other) => other !== undefined && wayOf(other) === wayOf(transit));
  for (const transit of rest)
    if (transit.body !== first?.body && !chosen.some(({ body }) => body === transit.body))
      chosen.push(transit);
  for (const transit of rest) if (chosen.length < 2 && isNew(transit)) chosen.push(transit);
  return chosen.slice(0, 2).sort((a, b) => b.weight - a.weight);
}

function leadingDays(desk: TransitDesk, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = desk;
  const { starts, ends } = transit;
  const within = sky.isPeriod ? daysWithin(desk, transit) : transit.exact;
  const next = transit.exact.find((day) => day > sky.to);
  const days = within.length === 0 && next !== undefined ? [next] : within;
  if (days.length > 0) {
    const wordings = days.length === 1 ? kind.leading.exactOnce : kind.leading.exact;
    return manuscript.wording(wordings, { exact: cells.days(days) });
  }
  if (starts === null || ends === null) return '';
  return manuscript.wording(kind.leading.near, { starts: cells.day(starts), ends: cells.day(ends) });
}

/** How those named go together: what is said holds for all that follow, too, or names the two it holds for. */
function accordOf(desk: TransitDesk, named: readonly WeighedTransit[]): string {
  const { kind, manuscript, slow } = desk;
  const easy = named.filter((transit) => leanOf(transit) === 'harmonious');
  const tense = named.filter((transit) => leanOf(transit) === 'tense');
  if (easy.length === 0 || tense.length === 0) {
    const isEasy = tense.length === 0;
    const below = slow.find((transit) => (leanOf(transit) === 'harmonious') !== isEasy);
    if (below === undefined) return manuscript.wording(kind.accord[isEasy ? 'easy' : 'tense']);
    const values = { ...valuesOf(desk, below), e: manuscript.within(below.body) };
    return manuscript.wording(kind.accord[isEasy ? 'pressBelow' : 'helpBelow'], values);
  }
  for (const helper of easy)
    for (const presser of tense)
      if (helper.body !== presser.body && !tense.some(({ body }) => body === helper.body))
        return manuscript.wording(kind.accord.mixed, {
          e: manuscript.within(helper.body),
          t: manuscript.within(presser.body),
        });
  return manuscript.wording(kind.accord.both);
}

/** Back to the strongest, and when the last of them is over. */
export function closingOf(desk: TransitDesk): string {
  const { cells, kind, manuscript, sky } = desk;
  const slow = leadingFirst(desk);
  const { name } = sky;
  const [first] = slow;
  const wordings = kind.closing[bandOf(slow.length)];
  if (first === undefined) return manuscript.wording(wordings, { name });
  const sentences = [manuscript.wording(wordings, { name, ...valuesOf(desk, first) })];
  const [last] = [...slow].sort((a, b) => ((a.ends ?? '9999') > (b.ends ?? '9999') ? -1 : 1));
  if (slow.length > 1 && last !== undefined && last.ends !== null)
    sentences.push(
      manuscript.wording(kind.lastDate, { ...valuesOf(desk, last), ends: cells.day(last.ends) }),
    );
  return sentences.join(' ');
}

const mostDates = 3;

/** The period in a page: the days of its three strongest matters, in order of time. */
export function pageDraft(desk: TransitDesk): Draft | undefined {
  const { cells, kind, manuscript, sky, slow, passing } = desk;
  const dated = [...slow, ...passing]
    .filter((transit) => daysWithin(desk, transit).length > 0)
    .sort((a, b) => b.weight - a.weight);
  const chosen: { transit: WeighedTransit; days: string[]; line: string }[] = [];
  for (const transit of dated) {
    if (chosen.length === mostDates) break;
    const days = daysWithin(desk, transit);
    const line = dayLine(desk, transit, cells.days(days));
    if (line !== '') chosen.push({ transit, days, line });
  }
  if (chosen.length === 0) return undefined;
  const weight = chosen.reduce((sum, { transit }) => sum + transit.weight, 0) / chosen.length;
  const inTime = [...chosen].sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight,
    factors: inTime.map(({ transit }) => transitFactor(transit)),
    paragraphs: [
      [manuscript.wording(inTime.length > 1 ? kind.page : kind.pageOfOne), ...inTime.map(({ line }) => line)],
    ],
  };
}
