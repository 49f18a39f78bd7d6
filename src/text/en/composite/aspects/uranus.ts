import { Neptune, Pluto, type Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const uranusCompositeAspects: CompositeAspectsOf<typeof Uranus> = {
  [Neptune]: {
    conjunction:
      'Odd ideals and sudden sympathies pass through the two of you. Uranus and Neptune met in the years that you come from, so this bond shares with a whole generation a wish for life to be freer and gentler at once, and may put it into an art or a cause. The mood comes and goes. It lasts better with one regular thing to do: a meal cooked for others, a rehearsal, a garden.',
    harmonious:
      'Intuitions get tried out between you before they have been explained. What your age group shares as a mood, since Uranus agrees with Neptune for years on end, this bond can turn into an evening, a tune, a way of greeting newcomers. It costs nothing and moves people. Left to itself it stays a mood, and those who were there would like to know when it happens again.',
    tense:
      'Some days one of you wants to wake everybody up while the other wants to drift off. Uranus breaks in on Neptune in this bond, as in many that belong to your years: plans dissolve, or a peaceful day is interrupted by a revelation. Both of you are tired of the world as it is. Let the dreamer set the aim and the rebel choose the day.',
  },
  [Pluto]: {
    conjunction:
      'Between you, what is false in a custom or a family story will not stay standing. Uranus and Pluto are together in the charts of many pairs of your years, and in this bond change, once begun, spares nothing. Others find it bracing. Before you pull something down, ask who still lives by it, and keep what is worth keeping.',
    harmonious:
      'Large changes do not frighten you two. Uranus and Pluto work hand in hand in this bond, as they do for much of your generation, so you have a practical calm about endings and can help other people through theirs. Quiet years may strike you as uneventful, so that something gets shaken which had stood quite well.',
    tense:
      'Neither of you takes kindly to being ruled. Where Pluto presses, Uranus bolts, and in this relationship both may be aimed at whoever happens to be nearest. Neither of you is the enemy. Between people who see that, it is a great force for change. Choose something outside that ought to be changed, and go at it side by side.',
  },
};
