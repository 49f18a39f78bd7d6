import type { House } from '../../chart/zodiac.js';
import type { Contrast } from '../../text/return-catalogue.js';
import type { Draft } from '../reading.js';
import type { ReturnContext } from './context.js';
import { housesOf } from './question.js';

/** Bridges: how two houses of one chapter that want different things are both true of a year or a month. */

/**
 * The contrasts between houses: to be among people and to be out of sight; to decide alone and with somebody; to play
 * and to have things to do. An axis with planets at both ends has a text that tells its contrast.
 */
const contrasts: readonly { contrast: Contrast; one: readonly House[]; other: readonly House[] }[] = [
  { contrast: 'company', one: [7, 10, 11], other: [4, 8, 12] },
  { contrast: 'self', one: [1], other: [7, 8, 11] },
  { contrast: 'play', one: [5], other: [6, 10] },
];

const housesIn = ({ factors }: Draft): House[] => [
  ...new Set(
    factors.flatMap(({ kind, house }) =>
      (kind === 'placement' || kind === 'crowding') && house ? [house as House] : [],
    ),
  ),
];

interface PulledApart {
  /** The house on each side of a contrast. */
  sides: readonly [House, House];
  /** The fainter of the two sections. */
  fainter: Draft;
}

/**
 * The heaviest two sections of which one has a house on one side of a contrast and the other on the other side.
 * @param ranked the heaviest first
 * @param asked houses that the question is about, which need no bridge
 */
function pulledApart(
  ranked: readonly Draft[],
  { one, other }: { one: readonly House[]; other: readonly House[] },
  asked: readonly House[],
): PulledApart | undefined {
  for (const [i, heavier] of ranked.entries())
    for (const fainter of ranked.slice(i + 1))
      for (const [its, those] of [
        [heavier, fainter],
        [fainter, heavier],
      ] as const) {
        const a = housesIn(its).find((house) => one.includes(house));
        const b = housesIn(those).find((house) => other.includes(house));
        if (a !== undefined && b !== undefined && !(asked.includes(a) && asked.includes(b)))
          return { sides: [a, b], fainter };
      }
  return undefined;
}

/**
 * The sections of a chapter; after the fainter of two that pull apart stands how both are true, unless the question is
 * about the two.
 * @param most bridges at most
 */
export function withBridges(
  context: ReturnContext,
  drafts: readonly (Draft | undefined)[],
  most: number,
): (Draft | undefined)[] {
  const { cells, kind, manuscript, question } = context;
  const asked = housesOf(question);
  const ranked = drafts.filter((draft) => draft !== undefined).sort((a, b) => b.weight - a.weight);
  const bridged = new Map<Draft, string>();
  for (const { contrast, ...houses } of contrasts) {
    if (bridged.size >= most) break;
    const found = pulledApart(ranked, houses, asked);
    if (found === undefined || bridged.has(found.fainter)) continue;
    const [one, other] = found.sides.map((house) => cells.readings.returns.asking.sides[house]);
    const text = manuscript.firstUnsaid(kind.bridges[contrast], {
      one: one as string,
      other: other as string,
    });
    if (text !== '') bridged.set(found.fainter, text);
  }
  return drafts.map((draft) => {
    const text = draft && bridged.get(draft);
    if (draft === undefined || text === undefined) return draft;
    const last = draft.paragraphs.at(-1) ?? [];
    return { ...draft, paragraphs: [...draft.paragraphs.slice(0, -1), [...last, text]] };
  });
}
