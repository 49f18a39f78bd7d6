import { Neptune, Pluto, type Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const uranusCompositeAspects: CompositeAspectsOf<typeof Uranus> = {
  [Neptune]: {
    conjunction:
      'Odd ideals and sudden sympathies pass through the two of you. Uranus and Neptune met in the years that you come from, so this bond shares with a whole generation a wish for life to be freer and gentler at once, and may give it a roof, an art or a cause. It comes and goes. Ground it in one regular act that could be photographed: a soup pot, a rehearsal, a garden.',
    harmonious:
      'Intuitions get tried out between you before they have been explained. What your age group shares as a mood, since Uranus agrees with Neptune for years on end, this bond can turn into an evening, a tune, a way of greeting newcomers. It costs nothing and moves people. Left to itself it stays a mood, and you will want to know later how it was done.',
    tense:
      'Some days one of you wants to wake everybody up while the other wants to drift off. Uranus breaks in on Neptune in this bond, as in many that belong to your years: plans dissolve, or a peaceful day is interrupted by a revelation. Both of you are tired of the world as found. Let the dreamer set the aim and the rebel choose the day.',
  },
  [Pluto]: {
    conjunction:
      'Between you, what is false in a custom or a family story will not stay standing. Uranus and Pluto are together in the charts of many pairs of your years, and in this bond change, once begun, goes down to the drains. Others find it bracing. Ask who lives in the building first, and save the good doors for whatever you put up.',
    harmonious:
      'Change suits you as water suits ducks. Uranus and Pluto work hand in hand in this bond, as they do for much of your generation, so the two of you have a practical calm about endings and can help other people pack. Freedom and depth are on speaking terms here. Peace may strike you as uneventful, and a slow thing planted together is the cure.',
    tense:
      'You share with many of your years an impatience at being ruled. Where Pluto presses, Uranus bolts, and in this relationship both may be aimed at the nearest authority, who is sitting opposite. Neither of you is the regime. Between people who see that, it is a great force for change. Pick an actual fence, and shake it side by side.',
  },
};
