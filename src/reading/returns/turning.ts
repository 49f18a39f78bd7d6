import { Uranus } from '../../chart/bodies.js';
import type { PassageTone } from '../../text/return-catalogue.js';
import { toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { daysOf, isOfOneMonth, isVague, nameOf } from './passage-days.js';
import { passagesOf } from './passages.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** When a year asks most of one, and when it helps most: by the heaviest passages that have their days. */

function heaviest(context: SolarReturnContext, tone: PassageTone): WeighedReturnTransit | undefined {
  return passagesOf(context, context.limits.passages.fewest)
    .filter((transit) => tone === 'strain' || !isOfGeneration(transit))
    .filter((transit) => (!isVague(transit) || isOfOneMonth(transit)) && toneOf(transit) === tone)
    .sort((a, b) => b.weight - a.weight)[0];
}

/** What eases for everybody of an age is no help of one’s own. */
const isOfGeneration = ({ body, natal }: WeighedReturnTransit): boolean => body === natal && body >= Uranus;

/** In the opening. @param chief what has been said of a passage that outweighs all others */
export function turningSentence(context: SolarReturnContext, chief: string): string {
  const { kind, manuscript } = context;
  const { both, strain, gift } = kind.dates.turning;
  const valuesOf = (tone: PassageTone): Record<string, string> | undefined => {
    const found = heaviest(context, tone);
    return found && { [tone]: nameOf(context, found, false), [`${tone}Days`]: daysOf(context, found, true) };
  };
  const [hard, kindly] = [chief === '' ? valuesOf('strain') : undefined, valuesOf('gift')];
  if (hard && kindly) return manuscript.firstUnsaid(both, { ...hard, ...kindly });
  if (hard) return manuscript.firstUnsaid(strain, hard);
  return kindly ? manuscript.firstUnsaid(gift, kindly) : '';
}

/** In the closing: the first day that helps. */
export function goodMoment(context: SolarReturnContext): string {
  const { kind, length, manuscript } = context;
  const found = length === 'brief' ? undefined : heaviest(context, 'gift');
  if (found === undefined) return '';
  const first = { ...found, exact: found.exact.slice(0, 1), spans: found.spans?.slice(0, 1) };
  return manuscript.firstUnsaid(kind.dates.goodMoment, { day: daysOf(context, first, true) });
}
