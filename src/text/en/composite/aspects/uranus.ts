import { Neptune, Pluto, type Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const uranusCompositeAspects: CompositeAspectsOf<typeof Uranus> = {
  [Neptune]: {
    conjunction:
      'Your whole generation was given a radio that picked up stations from elsewhere, and in this bond somebody turned the volume on. Odd ideals and sudden sympathies pass through the two of you; you may house an art, a movement, or a faith without a building. Reception varies. Ground it in one regular act that could be photographed, a soup pot, a rehearsal, a garden.',
    harmonious:
      'Intuitions get tried out here before they have been explained. What your age group shares as a mood, a wish for gentler and freer ways to live, the two of you can turn into an evening, a tune, a way of greeting newcomers. It costs nothing and moves people. Write some of it down. Later you will want to know how it was done.',
    tense:
      'Static comes with the broadcast. Many born near you waver between waking everybody up and drifting off together, and this pairing does it in one kitchen: plans dissolve, or a peaceful day is broken by a revelation. Both are tired of the world as found. Let the dreamer set the aim and the rebel choose the day, never the other way round.',
  },
  [Pluto]: {
    conjunction:
      'A demolition permit runs in your age group, and your bond has signed it. Between you, what is false in a custom or in a family story will not stay standing, and change, once begun, goes down to the drains. Others find it bracing. Ask who lives in the building first. Save the good doors, number them, and hang them again in whatever you put up.',
    harmonious:
      'Change suits you as diving suits ducks. The upheavals that your contemporaries lived through left the two of you with a practical calm about endings, and you can help other people pack. Freedom and depth are on speaking terms here. Beware of finding peace uneventful. Plant something slow, asparagus perhaps, and stay where you are until it can be eaten.',
    tense:
      'Pressure with nowhere to go finds the window. You share with everyone of your years an impatience at being ruled, and in this relationship it may be aimed at the nearest authority, who is sitting opposite. Neither of you is the regime. Pick an actual one, a school board or a landlord will do, and shake that fence side by side.',
  },
};
