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

export const ariesWith: BySign = {
  [Aries]:
    'On a tandem built for the pair of you, both seats would be in front. Nobody has to be talked into starting, a quarrel is over in the time it takes to eat a sandwich, and desire needs no calendar. With Mars on each side, however, trifles become contests: who parks, who apologizes first. Across the table sits your own impatience, and from there it looks less charming. Divide the territory early, one captain for the kitchen and another for the map. Somebody will also have to finish things. Take turns.',
  [Taurus]:
    'Dinner is at seven, and your brilliant idea for the evening arrived at half past six. Taurus has heard it, agrees that it sounds nice, and goes on buttering. The sign next to yours has ballast, appetite and the patience to enjoy a prize after winning it. Pushing, though, sets fixed earth like cement, and you have rarely pushed gently. Make your proposal and leave the house for an hour. You teach this person to love mornings. Let them teach you what to do with an evening.',
  [Gemini]:
    'Neither of you has ever read an invitation to the end. You are in the car already, and Gemini is on the phone, finding out what the party is for. Air feeds fire: their questions double your ideas, and your nerve puts a date on their talk. But you hear a pledge in what was only a sentence, and a “perhaps” goes right past you. Before acting on anything said in high spirits, ask if it is a plan. Keep a friend around who remembers to book.',
  [Cancer]:
    'Something you said at breakfast is still in the room at supper, and you would have to be told what it was. You both act first, in opposite directions: you leap, and Cancer gathers in everyone who must be safe before anyone leaps. With them behind you it becomes possible to lose without shame, and they grow bolder for knowing you. Your minute of temper, however, stays with them for a week, and they wait in silence for you to guess. Go back within the hour, ask in a low voice, and hear the whole answer.',
  [Leo]:
    'Somebody finally enjoys watching you win. Leo claps from the front row, and expects that same seat to be filled on their own great night. You strike the match and they keep the fire burning, since theirs is the fixed kind. Romance goes well while pride is fed on both sides. The quarrels are operatic and concern rank: you hate orders, and they issue them as favors. Admire their efforts in front of people, and ask for what you want without making it a dare. They will refuse you very little.',
  [Virgo]:
    'Here is a person who will take a splinter out of your hand under the lamp and ask, without malice, why you were not wearing gloves. That is both the bond and the quarrel of two signs with nothing in common: you go by heat and Virgo by particulars. Your courage impresses someone who rehearses phone calls. But you hear any remark as a complaint, and when rushed, they turn tight-lipped and efficient. Ask for the list of objections early, while things can still be changed. Act on one, on time. Nothing soothes them like punctuality.',
  [Libra]:
    '“What would you like to do?” asks Libra, so you tell them, and only in the third year do you discover that this was meant as the opening of a conversation. Mars faces Venus here. The pull is immediate, to their grace and to your nerve. In time what used to be tact looks slippery to you, and they find your honesty rude. Give the question back next time. Then wait, a full minute if need be, for an answer that has not been chosen to please you.',
  [Scorpio]:
    'Never play cards with this one for anything you love, because your face shows every hand. Mars rules both signs. You fight in the open with a bugle, Scorpio by knowing, and the attraction can be sudden and not altogether polite. Candor like yours is fresh air to anyone so watchful, and from them you find out what desire weighs when it stays. They pick up and keep whatever you toss off in passing, so when the shutters drop, say which remark you take back. Ask important questions twice, the second time gently. That is the one they answer.',
  [Sagittarius]:
    'The tank is a quarter full, the next town is eighty miles off, and you both call that plenty. Sagittarius is the companion who raises your bet. You shove, they supply the reason, and by lunch a whim has become a doctrine. Their fire spreads where yours strikes, so they have strolled to another hill by the time you take this one. Neither can say “I missed you.” Try it when you arrive, before the news. And one of you should carry water.',
  [Capricorn]:
    'They ask what it costs before you have finished saying what it is. The question lands like a bucket of sand, and it is also why Capricorn’s ventures are still standing. You lead from the front, they from the calendar, and at this square angle neither cares to be second. Mars is exalted in their sign: part of you would love to be so effective. You get them moving before it is prudent, and they are grateful under the frown. Bring something finished where you used to bring a promise. In return, insist on an outing without purpose, with you choosing every turn.',
  [Aquarius]:
    'Ideas that get you thrown out of other rooms will get you a drink in this one. Aquarius enjoys your nerve, fits it with a theory and knows forty people to try it on. Even as lovers you are comrades first, fire and air, with plenty of lift and few accusations. The chill comes when you want to be singled out and are treated as an excellent member of the human race. Shouting meets interested silence. State the bare fact, that you would like a Saturday with nobody else in it. They will consider the motion, and carry it.',
  [Pisces]:
    'One person knows that you were frightened. Pisces saw it beneath the swagger and has never brought it up, which is why you keep returning for a rest you had not admitted to needing. Their sign lies right behind yours. You say the hard no that they cannot say, and they forgive the one you said too fast. Their plans dissolve in your grip, however, and your bluntness leaves marks. Bring the volume down by half. When they say that it is fine, in that voice, sit on the floor and wait for the rest.',
};
