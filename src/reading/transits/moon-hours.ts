import { Moon } from '../../chart/bodies.js';
import type { TransitsReadingCells } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import type { TouchedPoint } from '../../text/transit-catalogue.js';
import type { Draft } from '../reading.js';
import type { TransitContext } from './context.js';
import { areContrary } from './leans.js';
import { type Day, type TransitSky, touchedBy, transitFactor, type WeighedTransit } from './plan.js';

/** From so many contacts of the Moon on a day they are told together; and so many are told at most. */
const [fewestInCrowd, mostInCrowd] = [2, 4];

/** The Moon’s contacts about a moment, if there are several within hours, as far as they do not contradict the others. */
export function crowdIn(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  passing: readonly WeighedTransit[],
): WeighedTransit[] {
  if (sky.isPeriod || !sky.isTimed) return [];
  const met = all.filter(
    (one) =>
      one.body === Moon &&
      one.cell !== null &&
      one.exact.includes(sky.from) &&
      !passing.some((other) => areContrary(one, other)),
  );
  return met.length < fewestInCrowd
    ? []
    : met.slice(0, mostInCrowd).sort((a, b) => hourOf(a, sky) - hourOf(b, sky));
}

const crowdOf = ({ all, passing, sky }: TransitContext): WeighedTransit[] => crowdIn(sky, all, passing);

type PartOfDay = keyof TransitsReadingCells['crowd']['parts'];

/** The hour of a Moon contact on the day of a moment. */
const hourOf = ({ hours = [] }: WeighedTransit, { from }: TransitSky): number =>
  Number(hours.find((one) => one.startsWith(from))?.slice(11, 13) ?? 0);

const partOf = (hour: number): PartOfDay =>
  hour < 6 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** The Moon’s contacts of a day, by the hour, if there are several. */
export function crowdDraft(context: TransitContext): Draft | undefined {
  const { cells, kind, manuscript, sky } = context;
  const met = crowdOf(context);
  const [first] = met;
  if (first === undefined) return undefined;
  const day: Day = sky.from;
  return {
    title: fill(kind.captions.titled, {
      heading: fill(kind.crowd.title, {
        points: manuscript.listOf(met.map((transit) => touchedBy(transit).point)),
      }),
      when: cells.dayOfMonth(day),
    }),
    weight: first.weight,
    factors: met.map(transitFactor),
    paragraphs: [[courseOf(context, met)]],
  };
}

function courseOf(context: TransitContext, met: readonly WeighedTransit[]): string {
  const { crowd, moods } = context.kind;
  const parts = new Map<PartOfDay, string[]>();
  for (const transit of met) {
    const { point, meeting } = touchedBy(transit);
    const mood = (moods[point] as Readonly<Partial<Record<string, string>>>)[meeting];
    if (mood === undefined) continue;
    const part = partOf(hourOf(transit, context.sky));
    parts.set(part, [...(parts.get(part) ?? []), mood]);
  }
  const told = [...parts].map(([part, its]) => fill(crowd.parts[part], { text: moodsOf(crowd, its) }));
  return fill(crowd.course, { parts: told.join(crowd.between) });
}

const moodsOf = ({ and, last }: TransitsReadingCells['crowd'], moods: readonly string[]): string =>
  moods.length < 3 ? moods.join(and) : `${moods.slice(0, -1).join(and)}${last}${moods.at(-1)}`;

/** The points that the Moon touches, as a list; empty if there are not several. */
export const pointsOf = (context: TransitContext): string =>
  context.manuscript.join(
    crowdOf(context).map((transit) => context.kind.natal[touchedBy(transit).point as TouchedPoint].within),
  );
