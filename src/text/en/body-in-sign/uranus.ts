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

export const uranusInSign: BySign = {
  [Aries]:
    'Rules that begin “Wait until” lose their grip on the people born around you. Yours is a cohort of first-timers, self-taught and sent in ahead of the instructions, with an instinct that one person acting now beats a hundred agreeing later. The house says where the spark jumps in your own life. In the second you may earn by a method your parents lack a word for; in the seventh you bond at a glance and need the door left open. Ignition is easy for all of you, follow-through rare. Before you bolt, ask a slower companion what they see.',
  [Taurus]:
    'Soil, bread, coinage, the worth of an acre: what earlier people took as fixed proves movable for those born near you. Uranus is in its fall in so patient a sign, and the mix makes inventors with mud on their boots, as stubborn about the new as others are about the old. You share a suspicion that ownership could be arranged another way. Which ground shifts under you alone depends on the house, and in its matters you cling year after year and then overturn the lot. Graft instead. Change one branch of the arrangement, and let it take before you cut the next.',
  [Gemini]:
    'Schoolyards in your day had slang that no adult could follow, and some of it will end up in dictionaries. Your age group treats language as wiring. It splices, shortens, mistranslates on purpose, and sends news by whatever channel was invented last week. Insight comes in flashes, and attention leaves the same way. Read the house as the subject on which you, personally, keep changing the conversation, be it the classroom itself in the third or, in the eighth, the family accounts that everyone agreed to leave closed. When a flash comes, write it down. Two days later see whether it still gives light.',
  [Cancer]:
    'Ask people your age to draw a family and the diagrams will not match. One has two addresses; another gives a lifelong guest a branch of the tree. As a generation you have rearranged the nest, taking tender customs apart to see how they run, and feelings among you arrive unannounced and leave by the window. Whatever your Uranus touches by house is an attachment you must keep free in order to keep at all, a love affair in the fifth or even an office in the tenth. Fix one rite that outlasts every move, perhaps a Sunday meal with whoever is around.',
  [Leo]:
    'Everybody in your year meant to be an original, which made for a lively school play. Uranus speaks for the crowd and Leo for the crown, an uneasy match, and between them they gave a generation art that startles its elders, love on its own terms, children with opinions. A house holds your personal share. There you turn down every understudy’s role, improvise brilliantly, and sulk when handed a script. Play one scene exactly as written, for the sake of the ensemble. The others will thank you, and being unmistakable takes less effort than you have been putting in.',
  [Virgo]:
    'Choose something that works tolerably and leave it alone for a year, squeak and all. For anyone born in these years that is real discipline, since yours is the generation that takes the machine apart on the kitchen floor. Others wave banners; you rewrite the manual, and correct the master while still an apprentice. It is a practical sort of dissent, and a great deal runs better for it. Improvement turns to fidgeting in just one quarter, and there your nerves pay. Find it by house, whether in how a couple splits the chores, with the seventh, or in how you spend your hours alone, with the twelfth.',
  [Libra]:
    '“Says who?” your generation asks of every rule about who may sit with whom. Pairing, courtesy and law all look negotiable to you, so there are marriages drawn up by the two people in them, and manners without rank. Fairness becomes an experiment, and someone does have to live in the laboratory. Which agreement do you keep reopening on your own account? With the second house it is what each person’s labor is worth, with the fourth how relatives share an address. Give every new arrangement a trial date, so that a partner can argue with the terms and leave you out of it.',
  [Scorpio]:
    'Nothing sealed stays sealed for long near your age group. Many astrologers count Uranus exalted here, where the urge to reform turns toward whatever polite people left unmentioned, such as desire, inheritance, or who really holds power in a room. You speak plainly about matters that made your elders study the carpet. The candor frees a good many people and singes a few. Your own fuse runs through one house; in that part of life you smolder unseen, then go off overnight, to general astonishment. Give whoever shares it with you some notice. A truth told early, at low volume, costs both of you less.',
  [Sagittarius]:
    'The map was still being redrawn when your generation was handed it. People your age assume that distances shrink and that doctrine may be mixed to taste, a proverb from one coast with a practice from another. Optimism moves among you in packs, argues all night and has changed its mind by breakfast. As for your own share, look up the house and expect ordinary counsel to fail there; you need a far view, of marriage or of your trade, and leave whenever only one side is being told. Take a single conviction past the thrill of discovery and live by it for a dull year.',
  [Capricorn]:
    'The chain of command was in pencil when your generation first saw it. You never expected a title to keep its promise, and so your reforms tend to start from inside, in good shoes, with the accounts in order. As rebellions go it is sober and effective. The house says where it gets personal: the sixth makes it a job description that you keep rewriting, the eleventh a club you modernize until its founders wince. Now and then you overhaul what nobody asked you to run. Propose the repair first, then stay long enough to live under your own rule.',
  [Aquarius]:
    'Strangers far off can seem nearer to you than cousins, as though everyone born in those years were tuned to one frequency. Uranus is among its own here. Together you take for granted what others must be argued into, that information belongs in the open and a good idea has no rank. No cohort is more tolerant on principle or harder to persuade in person. The house gives all this a face. On its ground you are the exception even among exceptions, and can freeze out affection that comes with expectations attached. Invite one thoroughly conventional person in. Their questions will be good ones.',
  [Pisces]:
    'In the hour between sleep and alarm your generation does its finest inventing. The usual partitions are thin for you all, between a dream and a design, between your own pain and a neighbor’s, and compassion can strike a whole crowd at once, like a change in pressure. Escape is just as contagious. What falls to you alone is a house where hunches arrive complete and logic limps in later. In the tenth, a calling may announce itself in a tune; in the sixth, it is the working week that starts to dissolve. Catch the hunch on paper, then try it out on one hard-headed friend.',
};
