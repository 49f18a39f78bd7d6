import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  type Jupiter,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const jupiterAspects: NatalAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    [Conjunction]:
      'You bring an umbrella to the beach, and you also bring the wine. Hope and doubt occupy one chair, so your projects go up in stages and stay up. Those born near this meeting, made every twenty years, tend to care how one age hands over to the next. Some afternoons the two fall out, and a grand scheme at lunch is folly by four. Decide on the size first. Inside it, be bold.',
    [Opposition]:
      'Live with an optimist and you turn into the accountant; live with an accountant and you start pricing boats. Faith and caution get assigned to two people, each exaggerating to balance the other. Held in a single mind they make excellent judgment of how far a thing might go, and what it would need on the way. Swap desks one evening a month: you calculate, they dream, or the reverse.',
    [Trine]:
      'A good builder leaves space for the stairs that will be wanted in ten years. You do this by instinct, in careers and households, sensing what a structure can bear and when to add to it. Elders trust you, and any board would like you as treasurer. The life this raises is handsome and could have been drawn in advance. Once a decade, attempt something quite out of proportion.',
    [Square]:
      'First you buy the long table, then you cut the guest list. Confidence and doubt hold office in turn, each repealing what the last one passed, so progress comes in jerks with a gloomy spell after every enlargement. Proportion is what it teaches; your second attempts are superb. Having made a plan, leave it alone for a full season. Most of them would have worked if neither government had touched them.',
    [Sextile]:
      'Somewhere there is an institution with a spare room and rules you could live with. Hope does well for you inside a frame, a degree course or a town council, and the frame is better for the hope. Because the chance looks plain, you are apt to walk by, waiting for a grander one. Fill in the application. Then raise the target by a tenth each spring, no more.',
  },
  [Uranus]: {
    [Conjunction]:
      'The idea comes in the shower, entire, with a logo. You trust the future as some people trust a family firm, and you back long shots with a cheer that others catch. Those born within a few months of you share this taste for the leap. The other face is a string of wonders dropped for the next. Assign every third brainwave a dull companion, a calendar or a friend who counts.',
    [Opposition]:
      'By dessert, a guest you hardly know has overturned your philosophy, and you could kiss them. Chances leap out at you from other people, the more eccentric the better, and you stay open at an age when most have closed. Between conversions you can be merely contrary, doubting whatever your own side believes. Let a new conviction sleep on the couch for a month before giving it the bedroom.',
    [Trine]:
      'Take the wrong exit and you find the best pie for miles. Hunches of yours come good so often that you have stopped remarking on it, and timid people hope more widely in your company. Luck, by always rescuing the improvisation, keeps the foundations thin; you have had forty fascinating first lessons. Go back to one of them and study until you could teach it. There is pie at that end, too.',
    [Square]:
      'Two weeks before the diploma, you see through the whole discipline. Your insight is usually correct and its timing expensive. Growth comes by rupture, and the slow increase that satisfies others makes you itch. Several people, mind, date their freedom from something you said at the wrong moment. Collect the diploma. You can dismantle the curriculum with more authority from an office with a radiator.',
    [Sextile]:
      'Write to the author of the strange book. They answer more often than people suppose, and in your case it leads somewhere. Luck approaches as a curiosity, a club in its first month or a job with a peculiar title. You file it under later, where a good many of its cousins lie. Leave half a day in the week without purpose, and follow the first oddity that turns up.',
  },
  [Neptune]: {
    [Conjunction]:
      'Faith comes in to you as the tide comes to a harbor, lifting everything, bottles included. Meaning streams from music and dreams and the faces of strangers, and being understood by you is like being handed a warm towel. Measure is what dissolves. You give away the coat in November, and believe the peddler along with the sage. On market days, take a friend who reads labels. The rest of the time, float.',
    [Opposition]:
      'Somebody with sea-colored eyes explains everything, and for a year it is explained. You meet your ideals in human form, as teachers or charming drifters, and their largeness wakes your own. Disappointment follows on finding that the pedestal was your carpentry. It need not end the friendship. Early on, compare what they say about kindness with how they tip. Then allow them their bad moods.',
    [Trine]:
      'Brass bands make you cry, and other people’s graduations. You presume that a kind outcome is on its way, and the presumption is catching; despondent friends come to sit near it. Compassion and belief run as one warm stream, with little to dam it, so much is left to drift that a phone call would have settled. Make the call first. Trust is pleasanter still with the arrangements made.',
    [Square]:
      'By midnight you have agreed to adopt two strays and co-found a retreat. Sympathy swells beyond what you can carry, hope rewrites the figures, and at the shortfall you look out the window, which costs more than the sum. Nobody who was down has forgotten your kindness, all the same, and your imagination finds room where there was none. Adopt a policy of sleeping on it. At breakfast, keep the dog.',
    [Sextile]:
      'That dream about the greenhouse was worth writing down. A wider outlook comes to you in small envelopes, and it is left to you to open them: in myth, in a long swim, in an hour spent reading to someone whose eyes are poor. Unopened, they pile up as a benevolence that calls nobody back. Put a pen by the bed, and put one name on the calendar.',
  },
  [Pluto]: {
    [Conjunction]:
      'First you want the root of the matter, then the whole forest. Conviction in you goes down deep and comes up enormous; you can turn a hall without a microphone, or restore a failing enterprise by refusing to believe it is over. But zeal this strong grows sure that its ends excuse it, and it hates to be partly wrong. See to it that somebody close is thanked, regularly, for disagreeing.',
    [Opposition]:
      'Every large plan of yours attracts one person large enough to block it. Mogul or mentor, they show you how far you would go for a belief. Contests like these can burn off the vanity until what remains is worth believing. They may equally become a war to be proved right, the original question lost under the maps. Before the next round, decide what would be enough, and tell a friend.',
    [Trine]:
      'Scorched fields come up green for you. You take it as given that something will grow, and others, catching your confidence, turn up with seed. Backing reaches you without lobbying. So natural is this sway that you can forget you have it, and a passing preference of yours becomes policy by Monday. Say “only a thought” when it is only that. Those around you tend to start planting.',
    [Square]:
      'One more wing and the palace will be finished, you say, as the last owner said. Growth is pushed until something cracks. Authority fascinates and offends you, and you can crusade against a power while collecting it. Beneath lies a serious wish to change what is rotten, with stamina to match. Watch for the hour when the cause begins to need you as its winner. Before it strikes, hand some control over, in public.',
    [Sextile]:
      'A modest seat on the right committee would change more than you suppose. You see where influence has pooled and how it might be let out to water something, and an ally with weight can be had for the asking. Asking is what gets postponed, since things are tolerable. Choose a failing concern you care for, tell them what you could do, and stay with it for two years.',
  },
  [Chiron]: {
    conjunction:
      'Someone once laughed at the size of your hope. It has been either inflated or hidden since, and both hurt. Out of that tender spot comes your power to restore other people’s belief; they arrive doubtful and depart with a plan and a reading list. Meanwhile you may hand out wisdom where you wanted company. Tell one trusted person the whole of your present hope, without the joke at the end.',
    harmonious:
      'Bring you a failure and you hand it back as a story worth telling. Because your own hurts led somewhere, you encourage without gloss, and teaching or guiding comes easily, mostly over food. The moral does sometimes turn up before the sad person has finished being sad. Sit through one silence longer than you like. The hopeful remark keeps very well, and by then it will also be true.',
    tense:
      'Motivational posters make you want to bite something. Large promises let you down, some of them your own, so optimism rubs where you are raw: you outrun the ache with a bigger promise, or puncture somebody’s balloon. An ear this keen for false comfort can offer the genuine kind, and does. Hope for a thing that could be checked by Friday. When it comes, hope for one in June.',
  },
  [NorthNode]: {
    conjunction:
      'Whenever you have given the large yes, to the course or the continent, ground has appeared under it. Your way leads through study and distance, and through teaching before you feel qualified. Older habits mutter about getting above yourself. Let them mutter, but mind the opposite fault, which takes every whim for a mission. When you accept, ask in the same breath what will be needed, and by when.',
    harmonious:
      'The passenger in the next seat has a cousin in exactly your field. Encouragement waits for you along the road, in mentors and in people who simply think you should. Being helped so readily, you can ride straight past your own stop in pleasant conversation. Write down where you want to be let off. Afterward take the help, all of it, and be somebody’s cousin in turn.',
    square:
      'Another degree, another continent, and the actual next step remains on the list in pencil. Plenty distracts you. So does the part of generous sage, which you play by heart and which does feed people. The way forward is narrower than you would like, and has fewer listeners. For a year, turn down two splendid offers and accept the small awkward one you have been postponing. Take your good humor along.',
    opposition:
      'Another degree, another continent, and the actual next step remains on the list in pencil. Plenty distracts you. So does the part of generous sage, which you play by heart and which does feed people. The way forward is narrower than you would like, and has fewer listeners. For a year, turn down two splendid offers and accept the small awkward one you have been postponing. Take your good humor along.',
  },
  [Ascendant]: {
    conjunction:
      'Door frames look lower when you come in. Whatever your build, you bring with you the sense that there will be enough, and people promote you on sight. A lot can be done with a trust like that. A lot of air goes, too: others end up as audience, nodding at an anecdote they had a better one for. Spend the first half hour collecting theirs. They will laugh harder at yours.',
    harmonious:
      'In towns where you have never been, people ask you the way, and you tell them. You look approachable and sound hopeful with reason, so ties form on trust and a mixed company grows expansive around you. As everyone expects good cheer, bad news gets told so brightly that it goes unheard. Deliver one sober answer a day in that same friendly voice. It will be believed, coming from you.',
    square:
      'The first impression is a size too large. Having come on like a festival, you hurry to supply the tents; or you leave largeness to a partner, who talks for both and invites the street. Scale, in any case, gets settled in company, and thanks to others you have been farther than you would have gone alone. Introduce yourself at actual measurements. The rest of you can arrive later, as a nice surprise.',
    opposition:
      'The first impression is a size too large. Having come on like a festival, you hurry to supply the tents; or you leave largeness to a partner, who talks for both and invites the street. Scale, in any case, gets settled in company, and thanks to others you have been farther than you would have gone alone. Introduce yourself at actual measurements. The rest of you can arrive later, as a nice surprise.',
  },
  [Midheaven]: {
    conjunction:
      'Even your first summer job came with a title. Teaching, law, publishing or any trade that raises people suits the public figure you cut, and respect arrives before the résumé does. Unless watched, honors outgrow the knowledge beneath them, and you become a name on letterheads. Go back to the ground floor once a year. Do a junior’s task, badly, and let a junior show you how.',
    harmonious:
      'In a meeting you did not attend, someone mentions you kindly. Ideals and career agree well enough, and you get on by being believed in, frequently by people two ranks up. Since doors have so often been opened, you hardly ever push one, and the offers, all of them good, may choose your life for you. Decline the next, for practice. Whatever you catch yourself wishing it had been is worth writing down.',
    square:
      'A house full of guests and a calling that travels both want all of you. Bosses hear larger promises than you intended, and home, where you recover, has a feast of its own half prepared. Still, narrow workplaces breathe better for your breadth, and your confidence does not hang on rank. Before saying yes to a promotion, reckon its price per week in suppers. Some are well worth it.',
    opposition:
      'A house full of guests and a calling that travels both want all of you. Bosses hear larger promises than you intended, and home, where you recover, has a feast of its own half prepared. Still, narrow workplaces breathe better for your breadth, and your confidence does not hang on rank. Before saying yes to a promotion, reckon its price per week in suppers. Some are well worth it.',
  },
};
