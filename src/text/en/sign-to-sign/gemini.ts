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

export const geminiWith: BySign = {
  [Aries]:
    'Halfway through your sentence they have gone and done it. You were only thinking aloud, and now there is a drum kit in the hall. Aries, fire to your air, turns your maybe into a date, and your quick reading of people steers them around several ditches. They travel in a straight line, however, so your second thoughts, which to you are half the fun, look to them like desertion under fire. Label what you say: idea, wish, decision. When hurt, they flare and then they listen. Talk after the flare, and leave the joke in your pocket.',
  [Taurus]:
    'Nothing you say surprises this listener, who has gone on peeling an apple in one strip. Fixed earth lies just behind your sign, and in the company of Taurus you come to a standstill you did not know was possible: you sleep, you taste what you swallow. They enjoy your tales and believe a third of them. Any pause seems to you like disapproval, so you fill it, and then a new proposal gets a “hm” that lasts the weekend. Say one thing and let it ripen. Being on time with the bread you promised counts for more than any words.',
  [Gemini]:
    'Four opinions, two people, one taxi. The conversation began before the introductions and has never ended. Doubling Mercury gives you mimicry, speed, a private dictionary and, on both sides, full pardon for a changed mind. What you lack is a floor to stand on. You discuss feelings with such skill that you forget to have any, and chores fall to whoever blinks. Write decisions down where restless eyes will meet them. Some nights, be boring together, phones off, until the deeper talk comes.',
  [Cancer]:
    'You tell the story of the awful picnic, and it gets a laugh from everyone but one. To Cancer that was private. The sign after yours is water with a long memory, and keeps your words along with their tone. There is comfort in that: a hand on your neck, the best crossword clue saved for you. They get the gossip of a bigger street. Where you go astray is in answering moods with arguments. Ask a question, then hold your tongue for a minute. And before a story leaves the house, check whose it is.',
  [Leo]:
    'At a party, you peel off to the left, Leo stops where the light is, and toward eleven you meet in the middle with everybody’s names. Your air fans their fire. They give your scattered talents a stage and a title, and the flirting continues long after it is necessary. But Mercury mocks what the Sun takes seriously. A joke your friends would frame lands on the one spot where Leo has no skin, and the frost puzzles you. Pay the compliment straight, without a twist at the end. Doubt their certainties in private, one to an evening.',
  [Virgo]:
    'A misplaced comma can keep the two of you up past midnight. Mercury is landlord to both signs, so talk is the first attraction and the last refuge. You skim wide while Virgo goes down into the subject with a flashlight. To them your “around eight” is sloppy work, and you feel a ruler laid along every sentence. Two sets of nerves wind each other up until the air ticks. Walk it off together without a topic. Accept their corrections with thanks and use half. What they seldom get is an absurd afternoon when nothing is improved, so arrange one.',
  [Libra]:
    'Choosing the wallpaper takes from March to the middle of autumn and produces excellent conversation. Libra gets your jokes and, a rarer thing, gets you in them, then smooths what you scuffed on the way. Love between air signs comes in as play and stays as play. Bad news, though, has no messenger: you turn it into a quip, they make it pretty, and a fair grievance goes around the house in costume. Deliver it yourself, in one sentence. Decide one question by six o’clock. The wall is still bare.',
  [Scorpio]:
    '“What did you mean by that?” asks Scorpio, and the honest answer, that you meant nothing, is never accepted. They suspect a basement under every remark, whereas you, being air, build mostly porches. Still, here is someone you cannot figure out in a week, and they marvel at how you can crack a window on a sealed subject. Flirting for sport will cost you, as will a secret passed on because it was interesting. Tell fewer things to fewer people. Stay with one topic past the point where you usually hop to the next, and they will show you a room without other visitors.',
  [Sagittarius]:
    'Between you, you could fill a library and mislay the building. Your opposite number is as hungry to know as you are: you collect the facts, and Sagittarius announces what they mean. They give your curiosity a destination, and you check their prophecies against the map. You come to blows over truth, since you see four sides of it and they would like to carry it on a pole. Then one of you seems evasive, and the other pompous. Book the trip. They pick the place, you talk to everybody in it, and the arguing can wait for the way home.',
  [Capricorn]:
    'On Capricorn’s desk stands one tray, empty, and on yours are the contents of several lives. The signs share nothing, and each of you regards the other as an unsolved case. Can anyone mean what they say so lightly? They doubt it. You wonder whether anyone so composed is having fun, which they are, dryly, and you are the first to catch it. In time they need your wits, you need their backbone, and neither likes to owe. See one unglamorous job through without a reminder. When they make a joke, take it for the love letter it is.',
  [Aquarius]:
    'The kettle has boiled dry twice while you were settling the future of cities. Aquarius gives your darting mind a wide field with a few stakes driven in, and you bring their theories down to what somebody said in a store. Distance agrees with air signs, perhaps too well, and you can analyze a hurt from every side and then leave it lying there. They hold a view for a decade, you for a flight of stairs. When the other turns brisk and brilliant, touch a sleeve, and ask in words of one syllable what is wrong.',
  [Pisces]:
    'You ask a simple question and Pisces looks out the window, which is the answer. You both adapt all day long, you to what has been said and they to all the rest. They catch the break in your voice beneath the joke, and that undoes you. For them a sentence of yours can be dry land in a fog. But press for an exact statement and the mist comes in; press harder, and nobody is there. Write times down. Otherwise keep them company without talking, for longer than is comfortable.',
};
