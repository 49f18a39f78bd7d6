import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What it means that a contact has come so far: told where its text ends. */
export const phases: TransitsReadingCells['phases'] = {
  [Jupiter]: {
    harmonious: {
      once: 'It passes only once, so the favor is best used about {next}; by {ends} it has moved on.',
      first:
        'This is the first of several visits: what opens about {next} can be taken further at the next ones, up to {ends}.',
      middle:
        'It has been here before, about {past}, and comes back about {next}, when you can improve on what you began; the last of it goes by {ends}.',
      last: 'This is the last of its visits, about {next}, and the time to close the deal that the earlier ones opened; it is over by {ends}.',
      over: 'The height of it was {past}. What is left, until {ends}, is good for saying thank you and for carrying out what was agreed.',
      echo: 'The real visits are over, the last on {past}; this is an afterglow, until {ends}, in which a late answer may still come.',
      never:
        'It does not come all the way this time, and by {ends} it has passed; think of it as a friendly background.',
    },
    tense: {
      once: 'It passes only once, about {next}, and what was promised then has to be carried after {ends} too.',
      first:
        'This is the first of several rounds: about {next} the temptation shows itself, and the bill comes with the later ones, up to {ends}.',
      middle:
        'You met the temptation about {past}, and it returns about {next}, when an earlier promise may turn out larger than it looked; it lets go by {ends}.',
      last: 'About {next} it overdoes things for the last time, and after {ends} what was promised can be cut to its right size.',
      over: 'The height of the excess was {past}; until {ends} there is time to put the sums in order.',
      echo: 'It is an echo of {past}, until {ends}: the same temptation in a weaker voice, and a chance to have learned from it.',
      never: 'It comes near, until {ends}, without taking hold, so a little moderation is enough.',
    },
  },
  [Saturn]: {
    harmonious: {
      once: 'It comes once, about {next}; what is put in order by {ends} tends to stay so.',
      first:
        'It is the first of several times, about {next}: lay a foundation now, and it will be checked and made firm before {ends}.',
      middle:
        'What you set up about {past} can be strengthened about {next}; the support lasts until {ends}.',
      last: 'With the last exact day, {next}, the work can stand on its own; the support itself ends by {ends}.',
      over: 'It was at its strongest on {past}, and until {ends} you can still count on it.',
      echo: 'The support comes near once more, until {ends}, though its exact days ended on {past}; a good time to look over what was built.',
      never: 'It lends a hand until {ends}, at some distance, and asks little in return.',
    },
    tense: {
      once: 'It asks once, about {next}, and has had its answer by {ends}.',
      first:
        'This is the beginning of it. The question is first put about {next}, and will be put again until {ends}, so you need not have the whole answer yet.',
      middle:
        'You met the question about {past}, and it comes again about {next}, when you will know more of the answer; it is settled by {ends}.',
      last: 'This is the settlement. After the last exact day, {next}, what has held is yours to keep, and this contact lets go by {ends}.',
      over: 'The hardest day was {past}. Until {ends} it eases, and it gets plain what the effort was for.',
      echo: 'The test itself was over on {past}. Saturn looks back until {ends}, to see whether what you mended has stayed mended.',
      never: 'It stands near until {ends} and does not insist, so a small correction is enough.',
    },
  },
  [Uranus]: {
    harmonious: {
      once: 'The door is open once, widest about {next}, and closes by {ends}.',
      first:
        'About {next} the new way shows itself for the first time; there are more chances until {ends}, so you may try before you decide.',
      middle:
        'What you tried about {past} can be tried better about {next}; the door stays open until {ends}.',
      last: 'It opens for the last time about {next}, when the new way can become the usual one; by {ends} that is how things are.',
      over: 'The new way was easiest to find on {past}; until {ends} you can settle into it.',
      echo: 'A last breath of that air, which was freshest on {past}, is about until {ends}.',
      never: 'It stays a possibility until {ends}, for you to take up or to leave.',
    },
    tense: {
      once: 'The jolt comes once, about {next}, and by {ends} things have found their places.',
      first:
        'This is the first round. About {next} something shows a crack; you have until {ends} to decide what to do about it.',
      middle:
        'The first surprise is behind you, from {past}. About {next} the same nerve is touched again, and you are less taken aback; it quiets down by {ends}.',
      last: 'About {next} it shakes things for the last time; after {ends} you can begin to live in what has become of them.',
      over: 'The greatest upset was {past}, and it settles until {ends}.',
      echo: 'It is an aftershock of {past}, felt until {ends}: it shows what still sits loose, and does no more than that.',
      never: 'It rattles at things until {ends} without moving them, which is as good a warning as one gets.',
    },
  },
  [Neptune]: {
    harmonious: {
      once: 'It is clearest about {next}, once, and fades like music by {ends}.',
      first: 'About {next} it is first heard; what it suggests has time to ripen until {ends}.',
      middle:
        'An idea from about {past} has grown quietly, and about {next} it can be taken up again; the mood lasts until {ends}.',
      last: 'About {next} it is as clear as it will get, and from there on, until {ends}, the idea needs your hands.',
      over: 'It was clearest on {past}; until {ends} there is enough of it left to work by.',
      echo: 'It comes near once more and is felt until {ends}, more faintly than on {past}; catch what you did not write down the first time.',
      never: 'It stays a soft note in the background until {ends}.',
    },
    tense: {
      once: 'The mist is thickest about {next}, and lifts by {ends}; decisions keep until then.',
      first:
        'About {next} the mist comes down for the first time. It lifts and returns until {ends}, so collect facts whenever it is clear.',
      middle:
        'You have been in it since about {past}. About {next} a fact that was put aside wants to be looked at; by {ends} you can see again.',
      last: 'After {next}, the last exact day, what has waited can be decided; the fog is gone by {ends}.',
      over: 'It was thickest on {past} and is lifting until {ends}, which is the time to check what you agreed to.',
      echo: 'A last veil, thinner than on {past}, hangs about until {ends}; you know by now what tends to hide in it.',
      never: 'It only dims the view, until {ends}, and a second pair of eyes puts that right.',
    },
  },
  [Pluto]: {
    harmonious: {
      once: 'It is strongest about {next}, once, and what has been changed by {ends} stays changed.',
      first:
        'About {next} a stubborn matter yields for the first time; there is strength enough until {ends} to go further down.',
      middle:
        'The work begun about {past} can go a layer deeper about {next}; the strength lasts until {ends}.',
      last: 'With {next} the change is complete, and by {ends} it is simply how you are.',
      over: 'The strength was greatest on {past}, and serves until {ends} for finishing.',
      echo: 'Some of the strength of {past} comes by again until {ends}, enough to clear up after a change.',
      never: 'It works from a distance until {ends}, and mostly on what you have decided anyway.',
    },
    tense: {
      once: 'The pressure is greatest about {next}, once; by {ends} it has let go.',
      first:
        'This is the beginning, and a slow one. About {next} you see what the pressure is about; it comes in waves until {ends}, and not everything has to be faced in the first.',
      middle:
        'The first wave was about {past}, when you learned what it wants. The next, about {next}, shows what you are really defending; by {ends} it is done.',
      last: 'This is the last wave. By {next} most of what you can do without has gone, and what is standing when Pluto lets go, by {ends}, was worth keeping.',
      over: 'It was at its height on {past}. Until {ends} the pressure goes out of it, and you can start to build.',
      echo: 'The struggle itself ended on {past}; until {ends} its shadow goes by once more, and need not be fought.',
      never:
        'It makes itself felt until {ends} without coming to a head, and asks only that you know it is there.',
    },
  },
};

/** The same where that has been said of another point. */
export const otherPhases: TransitsReadingCells['otherPhases'] = {
  once: [
    'This too is exact once, on {next}, and over by {ends}.',
    'Its one exact day is {next}, and {ends} sees the end of it.',
    'About {next} it is at its height, and after {ends} it is past.',
    'The day to watch is {next}; by {ends} it has gone by.',
  ],
  first: [
    'It is at its beginning here: exact first on {next}, it goes on until {ends}.',
    'With {next} it has only begun, and it will be back before it ends, by {ends}.',
    'The first exact day is {next}, and the matter stays open until {ends}.',
  ],
  middle: [
    'Here {a} is halfway: exact on {past}, and next on {next}, until {ends}.',
    'It has been exact before, on {past}; the next such day is {next}, and it goes on until {ends}.',
    'Between {past} and {next} you have some time to think, and until {ends} to finish.',
  ],
  last: [
    'It too is near its end: the last exact day is {next}, and by {ends} it is over.',
    'One exact day is left, {next}, and by {ends} this is finished as well.',
    'The last day of it is {next}; after {ends} you can count it as done.',
  ],
  over: [
    'It was exact on {past}, and what is left fades by {ends}.',
    'Since {past} it has been easing, and it is gone by {ends}.',
  ],
  echo: [
    'It was over on {past}, and only comes by once more until {ends}.',
    'This is the last glance back at {past}, until {ends}.',
  ],
  never: [
    'It comes near until {ends} and does not become exact.',
    'Until {ends} it is in the neighborhood, and no more than that.',
  ],
};
