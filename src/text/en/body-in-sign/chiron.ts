import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const chironInSign: BySign = {
  [Aries]:
    'At the buffet you wait until everyone has a plate, and by then the thing you wanted is gone. Something early on made your wanting look like an intrusion. Chiron lingers in this sign, so many of your age share the flinch, each over something else. With Mars’s temper close by it can also flip, and a trivial slight then gets the lot. Other people’s hesitation you can read from across a hall, which makes you a superb coach for anyone about to leap. Use the same brisk voice on yourself. Go third in line this week, then second.',
  [Taurus]:
    'Asked what you charge, you name a figure and begin lowering it before the other person has blinked. Worth is the tender subject, both what your hours should fetch and whether your own body is a fine enough place to live. You may also cling to things as though they could vouch for their owner. Yet no one makes a guest more at ease, because your fingers know which comfort is missing. In Venus’s earth a sore place mends through the senses, by slow repetition. Say your price and then count the flowers on the wallpaper.',
  [Gemini]:
    'Put the half-formed question on the table before the fluent ones have set the pace. Several others were hiding the same one, and you of all people know why. There was a word you had only ever read, said wrong in front of the class, and the laughter after it; or if it wasn’t that, it was something of the kind, and speaking can still feel like an exam. Phone calls get rehearsed, or a joke goes in first so that nobody will inspect the thought. Slow learners adore you. You remember exactly where an explanation goes dark, and will try a fourth way round.',
  [Cancer]:
    'Passing lit windows at suppertime, you have looked in a second too long. Belonging is where it aches; some household couldn’t hold you as you needed, or held you on condition. Hence your talent for making strangers feel expected, with a hook kept free for their coats. The cost arrives sideways, as the Moon’s costs do. An invitation that goes to others can undo an afternoon, and looking after people becomes a way of being too useful to leave out. Go and be a guest somewhere. Let another person lay the fire, and keep out of the dishwater.',
  [Leo]:
    'Look through the group pictures and you are at the edge, or holding the camera. To be seen ought to be simple in the Sun’s own sign, but for you it was once mocked, or the light was spent on a brighter child. So you wave compliments off, then lie awake because none came. As an audience you are magnificent, and catch the shy talent that louder judges miss. The next time praise is offered, answer in two words and stop there. After a dozen rounds of this, stand in the middle of a photograph.',
  [Virgo]:
    'The one misspelled name in a forty-page report is the part you can recite. Some early verdict suggested that love follows good work, and that any flaw would be held against the whole. You therefore correct yourself in advance, and now and then correct others before they ask. Out of the same soreness comes real craft: shown any procedure, you find the step where ordinary people trip, and never blame them for tripping. Mercury likes an experiment, so try one. Leave your next small mistake unapologized for, and observe how little falls down.',
  [Libra]:
    'For years you may have carried messages between two people who no longer spoke, softening each on the way. Closeness has looked ever since like a contract in which your preferences pay for the peace. Chiron crosses this sign in under two years, so few classmates share the knack it left you: you can restate both halves of a quarrel better than the parties can. What goes unseen is a private tally of all that you gave up unasked. Show it to a partner while the sum is small, and still a little funny.',
  [Scorpio]:
    'Every drawer you own has a lock, including a few that hold nothing. Trust was mishandled, most likely by a person with power over you, and afterward you made a study of leverage, of who owes and who could ruin whom. It leaves you braced at the very moments that should be tender. When you catch yourself reaching for an advantage over someone you love, announce it, with a laugh if possible. Your ease with dark subjects is wanted elsewhere, by those with something to tell and no one to tell it to. You can hear the worst and stay in your chair.',
  [Sagittarius]:
    'There is a book you underlined all the way through, by an author you can no longer bear. A conviction let you down, and the bruise sits in the place where faith goes. Since then you swing between a sneer that believes nothing and the next big answer, bought whole. Chiron was a tutor of heroes, though, and in the archer’s sign the tutor shows: doubters relax near you because no question gives offense. Go back to the old book. Copy out the one line that is still true, and let the author be a fool about the rest.',
  [Capricorn]:
    'Each certificate on your wall was going to be the one that let you sit down. Responsibility came early and praise late, so achievement has been asked to say what some tired adult never did. Bosses bring out a stiffness in you, deference one week and mutiny the next. Those who profit are your juniors, to whom you become the fair superior you went looking for. Saturn’s sign understands payment in kind. Tell a younger colleague, in so many words, that they have done enough for today, then fetch your own jacket on the strength of it.',
  [Aquarius]:
    'Once, on the wrong day, you came in costume and everyone else was in ordinary clothes. Whether or not it happened, the feeling is familiar; the group has a rule that nobody told you. One answer is to leave first, with a theory about herds under your arm, and fixed air can keep such a theory for decades. What grew in the cold is an eye for whoever hovers by the exit, and a knack for founding circles that odd people can join. Go to the chess club a third time. Being expected somewhere takes about that long.',
  [Pisces]:
    'Sad songs in the supermarket can stop you with a carton in your hand. Chiron stays long in this sign, so much of your generation shares the thin skin, though you know best where yours lets water through. Under it lies an old wish to be rescued, which can turn into rescuing everyone or into fading from view. Yet you can sit beside the inconsolable without offering a solution. Arrange a small rescue for yourself on a regular day, a friend’s couch at six on Wednesdays, and be punctual about needing it.',
};
