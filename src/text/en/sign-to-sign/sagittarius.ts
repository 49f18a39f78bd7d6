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
    '“Race you,” says someone at your back, and your bag is already on the ground. Aries, fire like you, never needs to be told why anyone would run up the hill. They begin, you see how far it could lead, and you come home from an ordinary weekend with a story. You like to debate a point, and find they have settled it with a shove. When a real hurt happens, it goes by too fast to be noticed. Stop the race for it. Say what you saw in their face, skip the sermon, and ask again after the first “never mind.”',
  [Taurus]:
    'They have shopped for the week, and you have come in with a melon. You have little in common, and you keep dropping by. Taurus has what the road lacks: clean sheets, a familiar knife, the same laugh in the same place. You bring stories, with the salt still on them. Then you propose moving to the coast within months. You meant it as a figure of speech, but fixed earth hears trees being felled. Offer such ideas one at a time, far ahead, with the return date attached. Above all bring the melon on the day you said you would. That is how love is measured here.',
  [Gemini]:
    'One of you has read the book and the other has been to the place, and you are sure who wins. Gemini, opposite you, has a mind as restless as yours and faster over short distances, with an awkward fact for each of your convictions. They bring your vision down to the street, where it can be used. You tell them what all the information is for. Meanwhile you preach and they heckle, and under the hilarity weeks may pass without a private word. On the way home, ask what they would never print. Then stop talking, which will be harder than any climb.',
  [Cancer]:
    'A wrapped sandwich and a look: that is how they let you go, and you carry both for miles. Cancer loves by keeping and you by setting out and telling. You are both more sentimental than advertised, and with them, in the sign where your ruler Jupiter is exalted, you realize that you have been tired since the age of nine. Take care with frankness. You offer a truth as if you were offering a hand up, it hits them in the stomach, and months later it is still there. Be just as blunt about the loving things. Name the day of your return, and show up on it.',
  [Leo]:
    '“You’re telling it wrong,” says Leo, and stands up to do it properly. By the end the story is better and you are wearing a cape. Each of you makes the other larger: from you come faith and a map, from them heart and hats. But Leo keeps count, of birthdays in particular, and a joke at their expense, which you would have enjoyed yourself, goes in where the gold is thin. Tease them only about trifles. Once a year, celebrate them on a scale that seems ridiculous. They may direct every outing as far as the crossroads, and from there it is your turn.',
  [Virgo]:
    'Four corrections greet you at the airport, all of them right. You and Virgo are both in pursuit of something better, you from the summit down and they from the shoelace up. They see at a glance what would sink the plan, while you see why it is worth getting wet. The impatience is mutual and rather well founded. Stop rounding up: when it took two hours, say two. Read the checklist as good wishes in writing. Take them somewhere with a wide view, and keep the list in your pocket until they have eaten.',
  [Libra]:
    'Your loudest opinion comes back to you an hour later in evening dress, improved. Libra does that. This is the friend with tact enough for two, who spares you a feud a month and borrows your faith in things in order to decide. You can run right over them, though. “Yes,” from Libra, may mean that you were standing too close when you asked, and a sweet, puzzling absence follows. Ask your question, name two answers that would suit you equally, and go for a walk. While you are gone they discover what they think.',
  [Scorpio]:
    'Somewhere behind you a person has understood exactly what you are running from. Scorpio does not mention it. You feel the look, and whistle a little. The sign behind yours holds what your optimism steps over, and beside them you go down a level, to fewer jokes and a desire that comes without directions. To get out of their own maze they need your laugh. You chat about what is sacred to them, and make promises faster than you can keep them. They wait, and the waiting has teeth. When a room grows heavy and you reach for your hat, stay ten more minutes. That is when they bring out the good things.',
  [Sagittarius]:
    'Passports, yes; teaspoons, none. Two archers set up house in that spirit, and guests adore it. Here is a person who will believe in a place with you at midnight and drive there by dawn. But nobody stays home with the consequences, and with Jupiter on both sides, honesty comes in such doses that each may be left smarting from the same remark. Draw straws for the dull jobs and do them with music on. Try saying something tender without a punch line. Travel apart now and then, and bring the news home to the only listener who will find your trip too cautious.',
  [Capricorn]:
    'Someone is watching your leap from below, holding a ledger and also, you notice, the net. The next sign turns arrows into property. Capricorn doubts what you hope for and builds what you describe, somewhat smaller and with drains. Thanks to them, one of your plans exists. They call you irresponsible and you answer with joyless, and there is a grain of truth in both. Honor one promise to the letter, and they will extend you years of credit. Use a little of it to coax them onto a road that ends in nothing but a view. They will time the drive, happily.',
  [Aquarius]:
    'Freedom needs no negotiating, since both of you brought your own. Aquarius is a cousin in mischief. You believe and they invent, your speeches acquire diagrams, and you improve the world together until the place closes. An affection like this survives long absence so well that it may come to consist of little else. Nor can they be converted, which irks a born preacher. Say that you missed them, with no principle attached. Try staying in the same town for two weeks running, to see what is left to say when the talk runs out. There is more.',
  [Pisces]:
    'Anyone who asks either of you for directions ends up somewhere lovely and late. By the old rule Jupiter governs both signs, hence the open hands on every side and the absence of a plan. You hunt the truth aloud and on foot, where Pisces waits for it to come in under the door. Your frankness lands on them like hail. You never find out, since they say it is nothing and go to bed at eight. Fewer truths in an evening, then, and ask what they dreamed. The practical one, oddly, will have to be you. Begin with groceries.',
};
