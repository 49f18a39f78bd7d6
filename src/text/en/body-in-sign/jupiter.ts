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

export const jupiterInSign: BySign = {
  [Aries]:
    'With Jupiter in Aries your good chances tend to begin before you know what you are doing. A plan that can start on Monday is worth more to you than a better one in spring, and luck has a way of meeting you when you are already moving. People borrow your nerve: you say “Why wouldn’t you?” and mean it, and somebody changes jobs. What suffers is the fourth month, when a venture needs care and you are already looking at the next. Before you begin again, bring one brave thing to the point where it can run without you.',
  [Taurus]:
    'What grows slowly has your trust, because Jupiter is in Taurus, and luck comes to you through what you plant well and then leave alone. Plenty, for you, can be touched and tasted, and guests go home with some of it under their arm. Jupiter overdoes things, and in the sign of Venus it overdoes comfort: a pleasure that worked is repeated until it means little, and an opinion that was once sound is defended long after. Go without something you like for a week. You will find out how much of it is enough, and it will taste better afterward.',
  [Gemini]:
    'Everything interests you, since Jupiter is in Gemini, far from home: it looks for one large truth, and in this sign it finds forty good answers. So you grow sideways, through a chat while standing in line or a cousin’s odd trade, and few people are better at explaining something to a stranger without talking down. Conviction is harder to come by, since each argument has a likable rival. Once a year put what you actually believe on a single page, and let a friend question it. What is left is yours until next time.',
  [Cancer]:
    'Tradition exalts Jupiter in Cancer, where wealth is counted in people who feel looked after. Good fortune tends to find you through your kin, born or adopted, and in places where you have stayed long enough to be missed; at your table there is always a chair for somebody’s cousin. Care this warm can become confining. Those who grow up or go away may get advice packed in with the leftovers, and newcomers wait years before they are “us.” When somebody leaves early, let them go with a full bag and no commentary.',
  [Leo]:
    'A timid talent may owe you its start, since with Jupiter in Leo you believe in people out loud. You are generous on a royal scale, and a dull occasion in your hands acquires lanterns and a toast. Joy is close to a philosophy with you: whatever can’t be celebrated you find hard to trust. The reckoning comes afterward, when a splendid gesture earns a modest thank-you and you feel robbed. Do one lavish thing under no name at all. Watching someone wonder who did it may please you more than any thanks.',
  [Virgo]:
    'Large faith sits awkwardly in a sign that counts, so Jupiter in Virgo keeps it in practice: in daily work, in a method tested until a beginner can follow it. While somebody else announces the grand plan, you have found the places where it leaks and mended most of them. Doors open to you because you once did a minor job properly for a person who noticed. Your own hopes may stay in draft, short of some last correction. Ask for something larger than you can justify, and let other people help you carry it.',
  [Libra]:
    '“You two should meet” may be the most fruitful sentence you own, since Jupiter in Libra brings you luck through other people: partners, introductions, rooms in which terms are worked out. You believe, and often show, that most quarrels can be settled with manners and arithmetic. Your weak spot is the generous yes. Promises made to please both sides fall due on the same afternoon, while a wish that nobody shares can wait for years. Before you mediate, say where you stand. And take up one pleasure in which nobody will ever join you.',
  [Scorpio]:
    'With Jupiter in Scorpio you trust what came through a bad year, such as the friend who saw you at your pettiest and stayed; good fortune that comes easily makes you look for the catch. You grow by going deeper, through research or candor, or through what you own or owe together with someone. People bring you their worst story and find you interested and unshocked. Jupiter goes too far in every sign, and in this one it wants high stakes: a calm time can strike you as empty. Accept a favor that you did not ask for, and don’t look for what is behind it.',
  [Sagittarius]:
    'Jupiter rules Sagittarius, and you have the birthright, a belief that the road will provide, which it does with a regularity that irritates your more careful friends. Distance teaches you, and so do old books, foreign jokes and anyone with a theory; others set out because you are so sure that it can be done. What slips is scale. You may promise the whole mountain, forget whose turn it is to do the dishes, and lecture somebody who had only asked the time. Go back to one place often enough to be corrected by the people who live there.',
  [Capricorn]:
    'Hope goes to work, with Jupiter in Capricorn. It is in its fall in this sign, where nothing counts until it has been tested, so you expand step by step and rarely claim a success before it is signed. You help newcomers in a practical way, with a reference or an hour of frank instruction. Sheer pleasure may embarrass you, though, and you can ask so little of life that little is what you get. Halfway through the next long effort, give a proper feast, and invite people who had no hand in it.',
  [Aquarius]:
    'You think well of people by the thousand, since Jupiter is in Aquarius, and your friends are of so many kinds that no two would expect to meet. Growth comes to you through groups, inventions, and principles that everybody ought to have had years ago; luck likes to travel by acquaintance, three links down the chain. What you know you share freely. You overshoot in certainty, perhaps because you once broke with the crowd and were right. Let a single person’s inconvenient need come before the cause for once, and notice what the theory had left out.',
  [Pisces]:
    'Jupiter is at home in Pisces, where faith needs no argument, and somebody is always being let off by you: the debtor, the late arrival, the bore who turns out to have a sorrow. Help tends to reach you at the last moment, often from somebody you once helped and have long forgotten. Mercy without limits, though, leaves you tired and the other person unchanged. Choose two people you really mean to help. To the others you can be kind for as long as it takes to be kind, and then go home.',
};
