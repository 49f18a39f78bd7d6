import { Chiron, Mars } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isJupiterOrSlower } from '../../chart/body-groups.js';
import { leanOf } from './leans.js';
import { earliest, latest, type TransitSky, type WeighedTransit } from './plan.js';
import { hasComeRound, helpWeight, isHardOnChief, isMarkedIn, transitsWithText } from './weight.js';

/** Slow contacts that are read of beside the days of a short period, and of them those that are exact in it. */
const [most, mostHere] = [4, 3];

const isHelp = (one: WeighedTransit): boolean => leanOf(one) === 'harmonious';

/** What helps in all of a short period, exact in it or not: of what is most a person’s own. */
function standingHelp(sky: TransitSky, all: readonly WeighedTransit[]): WeighedTransit | undefined {
  const { from, ruler, to } = sky;
  const [best] = transitsWithText(all)
    .filter(({ body, natal }) => isJupiterOrSlower(body) && body !== Chiron && body !== natal)
    .filter(({ natal }) => natal <= Mars || natal === ruler || isAscendantOrMidheaven(natal))
    .filter((one) => isHelp(one) && (one.starts ?? earliest) <= from && (one.ends ?? latest) >= to)
    .sort((a, b) => helpWeight(b) - helpWeight(a));
  return best;
}

/**
 * What is read of beside the days of a short period, which are its story: the slow contacts that are exact in it, what
 * leads first; one that helps throughout; and, as the background, the gravest of those that are exact at another time.
 */
export function besideDays(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  slow: readonly WeighedTransit[],
  felt: ReadonlySet<WeighedTransit>,
): WeighedTransit[] {
  const here = slow.filter((one) => isMarkedIn(sky, one));
  const behind = slow.filter((one) => !here.includes(one) && felt.has(one) && !isHelp(one));
  const background = behind.find(hasComeRound) ?? behind[0];
  const help = here.some(isHelp) ? undefined : standingHelp(sky, all);
  const [first, ...rest] = here.slice(0, mostHere - (help === undefined ? 0 : 1));
  // What is most a person’s own is not told after what is swifter.
  const isGrave = background !== undefined && isHardOnChief(background, sky);
  const others = isGrave ? [background, ...rest, help] : [...rest, help, background];
  return [first, ...others].filter((one) => one !== undefined).slice(0, most);
}
