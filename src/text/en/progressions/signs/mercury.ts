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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const mercuryProgressedSign: BySign = {
  [Aries]:
    'Emails from you are getting shorter. Over the coming years, twenty of them perhaps, a mind that used to circle its subject goes straight at it, and you hear yourself opening meetings with the conclusion. Thought becomes a contact sport. You name the problem while others are still admiring it. The same haste finishes other people’s thoughts for them, wrongly. In any dispute that matters, restate their case before you demolish it.',
  [Taurus]:
    'Asked a question, you pause, and people learn to wait, because the answer is worth having. For a long run of years your wits go at walking pace and see more from there. You remember by handling, think with a trowel, and trust a word that has been in use for a while. Whatever you take in stays in. Decisions stay too, while the facts change behind their backs. Once a month let a quick-witted friend reopen one of yours.',
  [Gemini]:
    'Two browser windows have become nineteen. Mercury is in its own sign by progression, a stay of many years, and whatever sort of thinker you were, the wiring is new: you quip, translate, sell, put A in touch with B. Depth needs protecting, since every footnote has a door in it and you go through all of them. Choose one subject to be a bore about, and let an honest acquaintance report on whether you have managed it.',
  [Cancer]:
    'Names escape you, but you can say what the stairs smelled of on the day you met. Memory is promoted to chief clerk, for years together, and you begin to think in stories, with rain and great-aunts in them. You catch what people mean underneath, so they confide. Facts, however, steep in feeling until nobody could tell how strong the original was. Before retelling an old grievance, look up the date and who else was in the room.',
  [Leo]:
    '“Let me tell you a story,” you say, and the fidgeting stops. Even if you grew up mumbling into your collar, for many years thought comes with a voice and a gesture attached. You teach, pitch and toast well, and write in color. Conviction is contagious, and an opinion given from a balcony is hard to take back indoors. Save a chair in the front row for a heckler you respect. Answer what that person asks.',
  [Virgo]:
    'Where you once skimmed, a ruler has appeared. No sign suits Mercury better, and a stretch of perhaps two decades makes a precision tool of your mind: you catch the wrong decimal, the missing step, the flattering omission. Reading for faults becomes a reflex, though, and a birthday poem gets returned annotated. Praise first, with an actual check mark in the margin. Then, of the nine corrections you see, pass on the three that would help.',
  [Libra]:
    '“On the other hand” has entered your vocabulary and taken a room. For years to come you are in training as an arbitrator. You hear the second version of every quarrel, and prefer a good opponent to a good book. Verdicts come so late, though, that both parties have moved away. Set a date for each decision, tell one other person, and on that day let the scale stop where it stops.',
  [Scorpio]:
    'Small silences in a conversation begin to interest you more than the conversation. For many years your wit works undercover; you read the appendix, notice who was not thanked, ask a single question and wait. Research rewards this. Living with it is another matter, when a partner’s “fine” goes to the laboratory every time. Settle on a few subjects where the plain answer will do, and say out loud that you believe it.',
  [Sagittarius]:
    'From up here the details look charming, like cows. For a long stretch of years your thinking climbs to the general view and asks what everything adds up to: you read across disciplines, preach a little, publish. But confidence carries sentences past their evidence, and Mercury, an exile in this sign, drops dates and surnames along the trail. Find somebody scrupulous to walk behind you picking them up. Thank that person in the foreword, correctly spelled.',
  [Capricorn]:
    'Fewer words get past the gate, and each has its papers in order. However playful the head you started with, a foreman takes charge of it for years on end; you plan backward from the deadline, outline before writing, sound older on the phone. Serious people return your calls. But ideas are refused entry on account of their youth. Admit one frivolous notion a week. Give it a desk, and see what it has done by March.',
  [Aquarius]:
    'An answer turns up in the shower, ahead of its question and complete with diagram. For years your mind runs on a private current, and opinions you were simply handed have to show who sent them. Systems please you: code, grammar, transit maps, the ethics of waiting in line. What cools is the ear for mood, so that a friend’s confession is met with a framework. When a voice shakes, put the diagram down and ask how it was for them.',
  [Pisces]:
    'Halfway through a sentence a gull goes by, and you never come back for the verb. Mercury is at its least punctual here. For a fair number of years you think in images, tunes, hunches about the person across the desk; tidiness gives ground, and poems occupy it. You can follow what nobody has managed to say. Bookings and invoices suffer, and “I thought you meant” is heard a lot. Have plain facts confirmed in writing. Let all the rest swim.',
};
