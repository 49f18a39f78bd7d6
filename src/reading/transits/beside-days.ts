import { Chiron, Mars } from '../../chart/bodies.js';
import { isAscendantOrMidheaven, isJupiterOrSlower } from '../../chart/body-groups.js';
import { leanOf } from './leans.js';
import { earliest, latest, type TransitSky, type WeighedTransit } from './plan.js';
import { hasComeRound, helpWeight, isHardOnChief, isMarkedIn, transitsWithText } from './weight.js';

/** Slow contacts told beside the days of a short period: at most so many, and so many of those exact in the period. */
const [most, mostHere] = [4, 3];

const isHelp = (one: WeighedTransit): boolean => leanOf(one) === 'harmonious';

/** A slow contact with the Sun, the Moon, an angle or the ruler that helps throughout a short period, exact in it or not. */
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
 * The slow contacts told beside the days of a short period: those exact in it, the leading one first; one that helps
 * throughout; and, as background, the heaviest one that is exact at another time.
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
  // A hard contact with the Sun, the Moon, an angle or the ruler comes before swifter ones.
  const isGrave = background !== undefined && isHardOnChief(background, sky);
  const others = isGrave ? [background, ...rest, help] : [...rest, help, background];
  return [first, ...others].filter((one) => one !== undefined).slice(0, most);
}
