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

export const sagittariusWith: BySign = {
  [Aries]:
    '“Race you,” says someone at your back, and your bag is already on the ground. To Aries, fire like you, there is no need to explain why one would go up the hill. They begin, you see how far it could lead, and an ordinary weekend comes home with a story. You like to debate a point, and find it has been settled with a shove. When a real hurt happens, it goes by too fast to be noticed. Stop the race for it. Say what you saw in their face, omit the sermon, and ask again after the first “never mind.”',
  [Taurus]:
    'Their shopping is for the week, and you have come in with a melon. You have little in common, and you keep dropping by. Taurus has what the road lacks: sheets, a known knife, the same laugh in the same place. You bring stories, with the salt still on them. Then you propose moving to the coast by spring. It is a figure of speech, but fixed earth hears trees being felled. Offer such ideas singly, far ahead, with the return date attached. Above all bring the melon on the day you said you would. You are loved here on that scale.',
  [Gemini]:
    'One of you has read the book and the other has been to the place, and you are sure who wins. Opposite you stands a mind as restless as yours and faster over short distances, with an awkward fact for each of your convictions. They bring your vision down to the street, where it can be used. You tell them what all the information is for. Meanwhile you preach and they heckle, and under the hilarity weeks may pass without a private word. On the way home, ask what they would never print. Then stop talking, which will be steeper than any summit.',
  [Cancer]:
    'A wrapped sandwich and a look: that is how they let you go, and you carry both for miles. Cancer loves by keeping and you by setting out and telling. You are both more sentimental than advertised, and in their house, where your ruler Jupiter is exalted, it comes to you that you have been tired since the age of nine. Take care with frankness. You offer a truth as one offers a hand up, it is received in the stomach, and next spring it is still there. Be as blunt about the loving things. Name the day of your return, and appear on it.',
  [Leo]:
    '“You’re telling it wrong,” says Leo, and stands up to do it properly. By the end the story is better and you are wearing a cape. Each of you makes the other larger: from you come faith and a map, from them heart and hats. But Leo counts, birthdays in particular, and a joke at their expense, which you would have enjoyed yourself, goes in where the gold is thin. Tease them about trifles only. Once a year, celebrate them on a scale that seems ridiculous. They may direct every outing as far as the crossroads, and from there it is your turn.',
  [Virgo]:
    'Four corrections greet you at the airport, all of them right. You and Virgo are both in pursuit of something better, you from the summit down and they from the shoelace up. They see at a glance what would sink the plan, while you see why it deserves a ducking. The impatience is mutual and rather well founded. Leave out the rounding up: when it took two hours, say two. Understand the checklist as good wishes in writing. Carry it with you to some place with a wide view, and keep it in your pocket until they have eaten.',
  [Libra]:
    'Your loudest opinion comes back to you an hour later in evening dress, improved. Libra does that. This is the friend with tact enough for two, who spares you a feud a month and borrows your faith in things in order to decide. You can run right over them, though. “Yes,” from Libra, may mean that you were standing too close when you asked, and a sweet, puzzling absence follows. Put your question, name two answers that would suit you equally, and take the dog out. While you are gone they discover what they think.',
  [Scorpio]:
    'Somewhere behind you a person has understood exactly what you are running from. Scorpio does not mention it. You feel it, and whistle a little. The sign at your back holds what your optimism steps over, and beside them you go down a level, to fewer jokes and a desire that comes without directions. To get out of their maze they need your laugh. You chat about what is sacred to them, and promise faster than you can keep. They wait, and the waiting has teeth. When a room grows heavy and you reach for your hat, give it ten minutes more. They keep the good things there.',
  [Sagittarius]:
    'Passports, yes; teaspoons, none. Two archers set up house in that spirit, and guests adore it. Here is a person who will believe a thing with you at midnight and drive there by dawn. But nobody stays in with the consequences, and with Jupiter on both sides, honesty comes in such doses that each may be left nursing the same remark. Draw lots for the dull jobs and do them with music on. Try the tender thing without a punch line. Travel apart now and then, to bring news home to the only listener who will call it too cautious.',
  [Capricorn]:
    'Your leap is being watched from below by someone who holds a ledger and also, you notice, the net. The next sign turns arrows into property. Capricorn doubts what you hope for and builds what you describe, somewhat smaller and with drains. Thanks to them, one of your plans exists. You get called irresponsible and answer with joyless, and there is a grain in both. Honor one promise to the letter, and they will extend you years of credit. Use a little of it to coax them onto a road that ends in nothing but a view. They will time it, happily.',
  [Aquarius]:
    'Freedom need not be negotiated, as both of you brought your own. Aquarius is a cousin in mischief. You believe and they invent, your speeches acquire diagrams, and you improve the world together until the chairs are put up. An affection like this survives long absence so well that it may come to consist of it. Nor can they be converted, which irks a born preacher. Say that you missed them, with no principle attached. Try remaining in the same town for two weeks running, to see what is left to say when the talk runs out. There is more.',
  [Pisces]:
    'Ask the way of either of you and the asker ends up somewhere lovely and late. By the old rule Jupiter is over both signs, hence the open hands on every side and the absence of a plan. You hunt the truth aloud and on foot, where Pisces waits for it to come in under the door. Your frankness lands on them like hail. You never find out, since they say it is nothing and go to bed at eight. Fewer truths to the evening, then, and ask what they dreamed. The practical half, oddly, will have to be you. Begin with groceries.',
};
