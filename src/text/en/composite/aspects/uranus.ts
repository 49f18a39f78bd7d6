import { Neptune, Pluto, type Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const uranusCompositeAspects: CompositeAspectsOf<typeof Uranus> = {
  [Neptune]: {
    conjunction:
      'Odd ideals and sudden sympathies pass through the two of you. Uranus and Neptune met in the years you come from, so this bond shares with a whole generation a wish for life to be freer and gentler at once, and may put it into an art or a cause. The mood comes and goes. It lasts longer when you have one regular thing to do: a meal cooked for others, a rehearsal, a garden.',
    harmonious:
      'The two of you try out a hunch before you can explain it. Your age group shares a mood, since Uranus agrees with Neptune for years on end, and this bond can turn it into an evening, a tune, a way of greeting newcomers. Such things cost nothing and move people. Left alone the mood stays a mood, and those who were there would like to know when it will happen again.',
    tense:
      'Some days one of you wants to wake everybody up while the other wants to drift off. Uranus breaks in on Neptune in this bond, as in many of your generation: plans dissolve, or a sudden revelation interrupts a peaceful day. Both of you are tired of the world as it is, and neither will settle for a small improvement. Let the dreamer set the aim and the rebel choose the day.',
  },
  [Pluto]: {
    conjunction:
      'Whatever is false in a custom or a family story will not stand for long between you. Uranus and Pluto are together in the charts of many pairs of your generation, and in this bond change, once begun, spares nothing. Others find it bracing. Before you pull something down, ask who still depends on it, and keep what is worth keeping.',
    harmonious:
      'Large changes do not frighten you two. Uranus and Pluto work hand in hand in this bond, as they do for much of your generation, so you have a practical calm about endings and can help other people through theirs. Quiet years may strike you as uneventful, and then you shake up something that was standing quite well.',
    tense:
      'Neither of you takes kindly to being ruled. Where Pluto presses, Uranus bolts, and in this relationship both may be aimed at whoever happens to be nearest. Neither of you is the enemy. Once you see that, the two planets are a great force for change. Choose something outside that ought to be changed, and go at it side by side.',
  },
};
