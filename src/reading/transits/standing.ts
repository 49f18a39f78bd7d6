import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import type { SwiftThatTurns, TouchedPoint } from '../../text/transit-catalogue.js';
import type { Draft } from '../reading.js';
import { daysOf, type TransitContext, valuesOf, type WeighedStanding } from './context.js';
import { isOfDays } from './days.js';
import { contactOf } from './headings.js';
import { leanOf } from './leans.js';
import { type TransitSky, transitFactor, type WeighedTransit } from './plan.js';
import { isBusy, samePointOf } from './same-point.js';
import { isBackAndForth } from './swift-days.js';

/** The swift planet that stations at a moment or in a period, with its contact. */
export function standingIn(sky: TransitSky, all: readonly WeighedTransit[]): WeighedStanding | undefined {
  // An opening of months is given slow planets alone.
  if (all.every(({ body }) => isJupiterOrSlower(body))) return undefined;
  const found = sky.standing?.();
  if (found === undefined) return undefined;
  const { body, natal, aspect, day, isBack } = found;
  const transit = all.find((one) => one.body === body && one.natal === natal && one.aspect === aspect);
  return transit && { transit, day, isBack };
}

/** The section of a swift planet that stations near a point: the rarest thing that such a planet can bring. */
export function standingDraft(context: TransitContext): Draft | undefined {
  const { cells, kind, manuscript, sky, standing } = context;
  if (standing === undefined) return undefined;
  const { transit, day, isBack } = standing;
  const { captions, standing: texts } = kind;
  const caption =
    captions[day < sky.from ? (isBack ? 'turnedBack' : 'turnedOn') : isBack ? 'turnsBack' : 'turnsOn'];
  const held = context.slow.find((one) => leanOf(one) !== leanOf(transit) && isBusy(one, transit, day));
  const cell = texts[transit.body as SwiftThatTurns][isBack ? 'back' : 'on'][leanOf(transit)];
  return {
    title: fill(captions.titled, {
      heading: contactOf(context, transit),
      when: fill(caption, {
        day: sky.isPeriod ? cells.day(day, cells.isOtherYear(day)) : cells.dayOfMonth(day),
      }),
    }),
    weight: transit.weight,
    factors: [transitFactor(transit)],
    paragraphs: [
      [
        manuscript.unlessSaid(cell, valuesOf(context, transit)),
        sky.isPeriod ? daysAt(context, transit) : '',
        held === undefined ? '' : samePointOf(context, held, transit),
      ],
    ],
  };
}

/** The same in a sentence of the opening, where that is of days. */
export function standingTold(context: TransitContext): string {
  const { kind, manuscript, sky, standing } = context;
  if (standing === undefined || (sky.isPeriod && !isOfDays(sky))) return '';
  const { transit, isBack } = standing;
  return manuscript.unlessSaid(kind.opening.standing[isBack ? 'back' : 'on'], {
    contact: contactOf(context, transit, {
      isWithin: true,
      names: kind.natal[transit.natal as TouchedPoint].within,
    }),
    a: manuscript.within(transit.body),
  });
}

/** How long a planet that comes to its point more than once about a station is felt there, and its exact days. */
function daysAt(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript } = context;
  if (!isBackAndForth(transit)) return '';
  const { starts, exact, ends } = transit;
  return manuscript.inRotation(kind.standingDays, {
    duration: cells.span(starts, ends).duration,
    days: daysOf(context, transit, exact),
  });
}
