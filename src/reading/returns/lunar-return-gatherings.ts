import { Mars, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { oppositeHouse } from '../../chart/zodiac.js';
import { crowdedDraft } from '../chart-sections.js';
import { aspectFactor, crowdingFactor, placementFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle } from './context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { axisLead, bodiesOf, mattersOf, standingIn } from './matters.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import { crowdsOf } from './planets-on-angles.js';
import { stancesOfCrowd, stancesOfHouse } from './stances.js';

/** Where planets of a month gather: in a house, or in two that face each other. */

interface Gathering {
  title: string;
  text: Part;
  /** Those that are on no angle, which are written of there. */
  bodies: readonly WeighedBody[];
  /** Of a crowded house. */
  draft?: Draft;
  withMoon: boolean;
}

/** So many planets make one. */
const fewest = 3;
const mostGatherings = 2;

/** The heaviest gatherings with a planet in them that makes months differ. */
export function gatheringsOf(context: LunarReturnContext): Gathering[] {
  const planets = context.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(context, body),
  );
  const crowds = crowdsOf(context);
  return mattersOf(context, planets)
    .flatMap((matter): Gathering[] => {
      const [{ house }] = matter.households as [(typeof matter.households)[number]];
      const ids = [
        ...standingIn(context, house),
        ...(matter.axis ? standingIn(context, oppositeHouse(house)) : []),
      ];
      const crowd = crowds.find((each) => each.house === house);
      const isEnough = ids.length >= fewest && ids.some((id) => id <= Mars && id !== Moon);
      if (!isEnough || (matter.axis === undefined && crowd === undefined)) return [];
      const its = { bodies: bodiesOf(matter), withMoon: ids.includes(Moon) };
      if (matter.axis !== undefined) {
        const { title, lead } = axisLead(context, house);
        return [{ ...its, title, text: lead }];
      }
      if (crowd === undefined) return [];
      const planetsOf = context.manuscript.listOf(crowd.bodies);
      const text = {
        text: context.manuscript.unlessSaid(context.kind.crowded[house], { planets: planetsOf }),
        stances: stancesOfCrowd(context, house),
      };
      const draft = crowdedDraft(context, crowd, '');
      return [{ ...its, title: draft.title, text, draft: { ...draft, factors: [crowdingFactor(crowd)] } }];
    })
    .slice(0, mostGatherings);
}

/** A gathering as a section, with the Sun in it, and what its planets meet. */
export function gatheringSection(context: LunarReturnContext, gathering: Gathering, cellOf: CellOf): Draft {
  const { kind, manuscript, written } = context;
  const { bodies, draft, text, title } = gathering;
  const sun = bodies.find(({ id }) => id === Sun);
  const all = context.meetings.filter(({ body }) => bodies.some(({ id }) => id === body));
  const meetings = all.slice(0, mostMet);
  // What the others meet is told by itself.
  for (const { id } of bodies) if (!all.slice(mostMet).some(({ body }) => body === id)) written.add(id);
  const ofSun: Part[][] =
    sun === undefined || sun.house === 0
      ? []
      : [
          [
            {
              text: manuscript.unlessSaid(kind.sun[sun.house]),
              stances: stancesOfHouse(context, Sun, sun.house),
            },
          ],
        ];
  return {
    title,
    weight: bodies[0]?.weight ?? 0,
    factors: [
      ...(draft?.factors ?? []),
      ...bodies.map(placementFactor),
      ...meetings.flatMap(({ aspects }) => aspects.map(aspectFactor)),
    ],
    paragraphs: [
      [text],
      ...ofSun,
      ...meetings.flatMap((its) => meetingParagraphs(context, its, cellOf, cellOf)),
    ],
  };
}

/** Planets of one whose aspects are told. */
const mostMet = 2;
