import {
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** The Moon's aspects of a day. */
export const moonAspects: ColumnShelf['moonAspects'] = {
  [Sun]: {
    conjunction: ['Feeling and purpose are one for the moment, and it is easier to begin than to explain.'],
    harmonious: ['What you feel like doing and what you ought to do agree for some hours, so do it then.'],
    tense: ['Mood and purpose pull apart for a few hours. Either can wait for the other.'],
  },
  [Mercury]: {
    conjunction: ['Feelings find words at once, some of them too quickly. A call is better than a message.'],
    harmonious: ['It is easy to say how you feel and to be understood at the first attempt.'],
    tense: ['Heart and head give different accounts of the same thing. Hear both before you reply.'],
  },
  [Venus]: {
    conjunction: ['Affection is close to the surface. Somebody would be glad to hear it.'],
    harmonious: ['People are kind without effort, and so are you. Accept what is offered.'],
    tense: ['A wish to be liked gets in the way of saying what you need. Say it gently.'],
  },
  [Mars]: {
    conjunction: ['Tempers are quick and so is courage. Use the second for something that has waited.'],
    harmonious: ['There is energy for a thing you actually care about. Start before it is planned to death.'],
    tense: ['Small things irritate for an hour or two. Move about first, then speak.'],
  },
  [Jupiter]: {
    conjunction: ['The mood is large and generous. Promise half of what it suggests.'],
    harmonious: ['Good humor makes light of a burden, and help is given gladly.'],
    tense: [
      'There is a little too much of everything, from helpings to opinions. Stop while it tastes good.',
    ],
  },
  [Saturn]: {
    conjunction: ['A sober hour, good for whatever has to be right. It feels lonelier than it is.'],
    harmonious: ['Patience comes easily, and a duty is done before it can be dreaded.'],
    tense: ['Something feels heavier than it weighs. Do the smallest part of it and look again.'],
  },
  [Uranus]: {
    conjunction: ['A sudden wish for something else comes over the day. Try it in a small size.'],
    harmonious: ['A change of plan does you good, and the odd idea is the useful one.'],
    tense: ['Plans jump their rails for a while. What is left of them afterward is what mattered.'],
  },
  [Neptune]: {
    conjunction: ['Edges blur, and music says more than argument. Leave figures for another hour.'],
    harmonious: ['You sense what someone needs before they ask, and can give it quietly.'],
    tense: ['It is easy to mistake a mood for a fact. Sleep on whatever seems certain.'],
  },
  [Pluto]: {
    conjunction: ['A feeling goes deep and wants to stay there. It is enough to know its name.'],
    harmonious: ['You can look at something difficult without flinching, and it gives way a little.'],
    tense: ['Somebody presses, or you do. Less force gets farther.'],
  },
};
