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
    'On a tandem built for the pair of you, both seats would be in front. Nobody has to be talked into starting, a quarrel is over inside a sandwich, and desire needs no calendar. With Mars on each side, however, trifles become contests: who parks, who apologizes first, who had the idea. Across the table sits your own impatience, and from there it looks less charming. Divide the ground early, one captain for the kitchen and another for the map, and save the racing for real races. Somebody will also have to finish things. Take turns.',
  [Taurus]:
    'Dinner is at seven, and your brilliant idea for the evening arrived at half past six. Taurus has heard it, agrees that it sounds nice, and goes on buttering. The sign next to yours has what you run short of: ballast, appetite, the patience to own a thing after winning it. Mars likes the Venus calm and wants to ruffle it. Pushing, though, sets fixed earth like cement, and you have rarely pushed gently. Make your proposal and leave the house for an hour. You bring this person mornings. Let yourself be shown the use of an evening.',
  [Gemini]:
    'Neither of you has ever read an invitation to the end. You are in the car already, and Gemini is on the phone, finding out what the party is for. Air feeds fire: their questions double your ideas, your nerve puts a date on their talk, and boredom has no foothold anywhere. Promises do not either. You hear a sentence as a pledge when it was only a sentence, and a “perhaps” goes past your ears unopened. Before acting on anything said in high spirits, ask if it is a plan. Keep a third friend around who remembers to book.',
  [Cancer]:
    'Something you said at breakfast is still in the room at supper, and you would have to be told what it was. Each of you is quick to act, from opposite ends: you leap, while Cancer first gathers in whoever must be safe before anyone leaps. With them behind you it becomes possible to lose without shame, and they grow bolder in public for knowing you. Your minute of temper, however, lasts them a week, and they wait in silence for you to guess. Go back within the hour. Ask in a low voice, and hear all of the answer before you defend yourself.',
  [Leo]:
    'Somebody finally enjoys watching you win. Leo claps from the front row and expects that same seat to be filled on their own great night, when you are apt to be groping for your jacket. You strike the light and they keep it burning, since theirs is the fixed kind of fire. Romance goes well, and so does any venture with an audience, while pride is fed in both directions. The quarrels are operatic and concern rank: you hate orders, and they issue them as favors. Admire the effort, before witnesses. Then ask for what you want with no dare in it. Little will be refused.',
  [Virgo]:
    'Here is a person who will take a splinter out of your hand under the lamp and ask, without malice, why you were not wearing gloves. That is the bond and also the quarrel. Five signs apart, you go by heat and Virgo by particulars. Your courage impresses someone who rehearses phone calls, and their care catches what speed would have cracked. But you hear any remark as a complaint, and hurried, they turn tight-lipped and efficient. Request the list of objections on Monday, while things can still be changed. Act on one, on time. Nothing soothes them like a kept hour.',
  [Libra]:
    '“What would you like to do?” asks Libra, so you say, and only in the third year do you discover that this was meant as the opening of a conversation. Mars faces Venus here. The pull is immediate, since each has the other’s missing manner: their grace, your nerve. In time both come in for complaint, and you call slippery what used to be tact while they find your honesty rude. Two starters, too, with one steering wheel. Give the question back next time. Then wait, a full minute if need be, for an answer that has not been chosen to please you.',
  [Scorpio]:
    'Never play cards with this one for anything you love, because your face shows every hand. Mars is master of both signs. You fight in the open with a bugle, Scorpio by knowing, and the attraction can be sudden and not altogether polite. Candor like yours is fresh air to somebody who has kept watch too long. From them you find out what desire weighs when it stays. Beware of throwaway lines, since what you toss aside is picked up and kept. Take it back by name when the shutters drop. Ask important things twice, the second time gently. That is the one they answer.',
  [Sagittarius]:
    'The tank is a quarter full, the next town is eighty miles off, and you both call that plenty. Sagittarius is the companion who raises your bet. You shove, they supply the reason, and by lunch a whim has become a doctrine. A good half of the love is laughter. Their fire spreads, where you would have it strike, so they have strolled to another hill about the time you take this one, and they preach when all you wanted was a yes. Neither can say “I missed you.” Try it on arrival, before the news. And one of you should carry water.',
  [Capricorn]:
    'They ask what it costs before you have finished saying what it is. The question falls on you like a bucket of sand, and it is also the reason why Capricorn’s ventures are still standing. You lead from the front, they from the calendar, and at this square angle neither cares to be second. Mars is exalted in their sign: part of you would love to be so effective. In return, you get them moving before it is prudent, and they are grateful under the frown. Bring a finished piece where you used to bring a promise. Then insist on an outing without purpose, every turn of it yours.',
  [Aquarius]:
    'Ideas that get you thrown out of other rooms will get you a drink in this one. Aquarius enjoys your cheek, fits it with a theory and knows forty people to try it on. The sign lies at the angle of friendship, so even as lovers you are comrades first, with plenty of lift and few accusations. The chill comes when you want to be singled out and find yourself treated as an excellent member of the human race. Shouting meets interested silence. State the bare fact, that you would like this Saturday with nobody else in it. They will consider the motion, and carry it.',
  [Pisces]:
    'One person knows that you were frightened. Pisces saw it beneath the swagger and has never brought it up, which is why you keep returning for a rest you had not admitted to needing. This sign lies right behind you, so each can guard the other’s back: you speak the hard refusal they cannot utter, and they forgive the one you uttered too fast. Their plans dissolve in your grip, however, and your elbows leave bruises. Bring the volume down by half. When they say that it is fine, in that voice, sit on the floor and wait for the rest.',
};
