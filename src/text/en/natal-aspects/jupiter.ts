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
      'Hope and doubt come to you together. Jupiter and Saturn meet about once in a generation, and those born near a meeting tend to care how one age hands over to the next; in you it shows as projects that go up in stages and stay up. Some days the two fall out, and the grand scheme of the morning looks foolish by evening. Decide on the size of a thing first, and inside that be bold.',
    [Opposition]:
      'Live with an optimist and you turn into the accountant; live with an accountant and you start pricing boats. Jupiter and Saturn stand opposite each other in your chart, so faith and caution get handed out to two people, each exaggerating to balance the other. In a single mind they make superb judgment of how far a thing might go and what it would need. Argue the other person’s half for once, and mean it.',
    [Trine]:
      'A sense of what a structure can bear, and of when to add to it, comes built into you. Jupiter and Saturn, growth and limit, keep one rhythm here, and your plans leave room for the stairs that will be wanted later. Others trust you with what they hope will last. Your own life may come out equally handsome and a little foreseeable. Begin something quite out of proportion, and let it stay so for a while.',
    [Square]:
      'First you buy the long table, then you cut the guest list. Jupiter and Saturn hold office in you by turns, each repealing what the last one passed, so progress comes in jerks, with a gloomy spell after every enlargement. What it teaches is proportion; your second attempts are excellent. Leave a plan alone for a season once it is made. Most of them would have worked if neither side had touched them.',
    [Sextile]:
      'Among the institutions near you there is one with a place free and rules you could live with. Hope does well for you inside a frame, Jupiter and Saturn being ready to help each other as soon as you enroll or join, and the frame is better for the hope. Because the chance looks plain, you are apt to walk past it, waiting for something grander. Modest steps, one after another, carry you remarkably high.',
  },
  [Uranus]: {
    [Conjunction]:
      'Every so often you trust the future further than reason would allow. Jupiter and Uranus meet in your chart, as in those of many born near you, and give a taste for the leap: sudden faith, lucky guesses, delight in whatever has never been tried. Timid people hope more widely in your company. The other side of it is a string of enthusiasms, each dropped for the next. Assign every third idea a dull companion who counts.',
    [Opposition]:
      'By dessert a guest you hardly know has overturned your philosophy, and you could kiss them. Uranus faces Jupiter in you, so chances and new beliefs leap out at you from other people, the odder the better, and you stay open where most minds have closed. Between conversions you can be merely contrary. A new conviction does well on the couch for a while, before it is given the bedroom.',
    [Trine]:
      'You take a wrong turn and find something better than what you were looking for. Jupiter and Uranus favor your guesses, so often that you have stopped remarking on it, and freedom seems to you a natural state which others could share if they tried. Rescued so often by luck, you may never learn a thing thoroughly. Of the many subjects you have begun, there is one that you could study until you were able to teach it.',
    [Square]:
      'Two weeks before the diploma, you see through the whole subject. The insight is mostly sound and its timing expensive, since Uranus jerks at Jupiter in you and growth comes by rupture; slow increase makes you itch. A few people may well date their freedom from something you said at the wrong moment. What you leave so early may still be worth having. It can be taken apart later, with more authority and from a better chair.',
    [Sextile]:
      'Chances come to you dressed as curiosities: a club in its first month, a job with a peculiar title, the author of a strange book. Jupiter and Uranus reward whoever writes, asks or turns up, and they do it for you more often than for most. You file such things under later, where many of their cousins lie. An afternoon left open, without a purpose, is how the next one gets in.',
  },
  [Neptune]: {
    [Conjunction]:
      'Faith comes in to you as the tide comes into a harbor, lifting everything, bottles included. Jupiter and Neptune are one water in you: meaning streams from music, dreams and strangers’ faces, and whoever is understood by you feels forgiven. What dissolves is measure. You give away your coat in the cold, and believe the peddler along with the sage. Keep one friend who reads labels.',
    [Opposition]:
      'You meet your ideals in human form, and for a while they explain everything. Neptune lies opposite Jupiter in you, so hope fastens on teachers, healers and charming drifters, whose largeness wakes your own. Then you find that the pedestal was your carpentry. It need not end the friendship, or the faith. Compare early on what they say about kindness with how they treat the waiter.',
    [Trine]:
      'That a kind outcome is on its way you simply presume, and the presumption is catching. Compassion and belief run as one stream where Jupiter and Neptune are in trine, a gift you share with many of your age, and feel whenever music or a stranger’s good luck brings tears. With little to dam it, much is left to drift that one call would have settled. Trust is pleasanter still after the call has been made.',
    [Square]:
      'By midnight you have agreed to adopt two strays and to help start a retreat. Sympathy promises and hope rewrites the sums when Neptune swells your Jupiter, and when they come up short you look out of the window. No one who was down has forgotten your kindness, and your imagination finds room where there was none. Make a policy of sleeping on it. What you still want to give at breakfast, give.',
    [Sextile]:
      'A wider outlook comes to you in small envelopes, and it is left to you to open them. Jupiter and Neptune offer their help quietly, by way of a dream, a myth, an hour spent reading aloud to someone whose eyes are poor. Taken up, it makes for kindness with a direction. Unopened, the envelopes pile up as a benevolence that calls nobody back. Put one name on the calendar.',
  },
  [Pluto]: {
    [Conjunction]:
      'Conviction in you goes down deep and comes up enormous. Jupiter and Pluto joined around your birth, and many near you in age know the hunger to do a thing completely; you feel it when you turn a whole room, or save a failing cause by refusing to believe that it is over. Zeal this strong grows sure that its ends excuse it. See to it that somebody close is thanked for disagreeing.',
    [Opposition]:
      'Conviction grows in you by meeting resistance. With Pluto facing Jupiter, you take the measure of your beliefs against strong people, a rival, a mentor, somebody equally sure, and find out how far you would go for what you hold right. Such contests burn off vanity until the rest is worth believing. They may equally turn into a war over who was right, with the question forgotten. Decide beforehand what would be enough, and tell someone who will remind you.',
    [Trine]:
      'What has failed comes up again for you like grass on a burned field. Jupiter and Pluto work together here, and you take it as given that something will grow, so others catch your confidence and help. Backing comes without lobbying. Power this natural is easily forgotten by its owner, and a passing wish of yours gets carried out by people who took it for policy. “Only a thought,” said in time, spares them the work.',
    [Square]:
      'Where others would call a thing large enough, you add a floor. Pluto drives Jupiter in you beyond its measure: growth is pushed until something cracks, authority both fascinates and offends you, and a crusade against some power can leave you holding rather a lot of it. Beneath lies a serious wish to change what is rotten, with stamina to match. Watch for the hour when the cause begins to need you as its winner.',
    [Sextile]:
      'A modest seat on the right committee would change more than you suppose. You see where influence has pooled and how it might be let out to water something, and Jupiter and Pluto will find you an ally with weight for the asking. Asking is what gets put off, since things are tolerable as they are. Name one failing cause you care about, and find out who decides in it.',
  },
  [Chiron]: {
    conjunction:
      'The size of your hope is what got hurt. Chiron lies on your Jupiter, and faith has been inflated or hidden since, both of which ache; yet out of that spot comes your power to restore other people’s belief, and they leave you with a plan and a book to read. You hand out wisdom where you wanted company. Tell one trusted person the whole of your present hope, without the joke at the end.',
    harmonious:
      'Bring you a failure and you hand it back as a story worth telling. Jupiter has made peace with Chiron in you; because your own hurts led somewhere, you encourage without gloss, and teaching comes easily, above all over food. The moral does sometimes arrive before the sad person has finished being sad. A hopeful remark keeps very well. Later it will also be true.',
    tense:
      'Cheerful slogans make you want to bite something. You outrun an ache with a bigger promise, or you puncture somebody’s balloon, for Chiron rubs against Jupiter where large hopes have let you down, some of them your own. So keen an ear for false comfort can offer the genuine kind, and does. Hope for a thing small enough to be checked. Its coming will make the next one easier.',
  },
  [NorthNode]: {
    conjunction:
      'Whenever you give the large yes, ground appears under it. Jupiter is on the North Node, so your way leads through study, distance and faith, and through teaching before you feel qualified. Old habits mutter about getting above yourself. They are right to this extent, that a person can come to take every whim for a mission. When you accept, ask in the same breath what will be needed of you.',
    harmonious:
      'The passenger in the next seat has a cousin in exactly your field. Encouragement waits for you along the road, since Jupiter is well placed to the North Node: mentors, happy chances, people who simply think that you should. Being helped so readily, you can ride past your own stop in pleasant talk. Decide where you want to be let off. After that there is nothing to do but accept the help, all of it.',
    square:
      'Another degree, another continent, and the actual next step stays on your list in pencil. Jupiter distracts you, at right angles to the North Node, with plenty, with good advice, with the part of generous sage, which you play by heart and which does feed people. The way forward is narrower than you would like and has fewer listeners. Accept a small awkward offer before the next splendid one.',
    opposition:
      'Faith that things will turn out is what you arrived with. Across from the North Node, on the South, stands your Jupiter, and trust, big pictures and the wise remark come without effort, a gift that has saved you more than once. It also lets you float above the details where your growth is hidden: the exact question, the near neighbor, the fact that doesn’t fit. They look small only from that height.',
  },
  [Ascendant]: {
    conjunction:
      'Whatever your build, you seem to take up more of the doorway. Jupiter on the Ascendant brings into any room the sense that there will be enough, and people promote you on sight. A great deal can be done with trust like that. A good deal of air goes, too, and others end up as audience to an anecdote when they had a better one. Collect theirs first. They will laugh harder at yours.',
    harmonious:
      'In places you have never been, people ask you the way. You look approachable and sound hopeful with reason, your Ascendant being in accord with Jupiter; ties form on trust, and a stiff group grows easy around you. As everyone expects good cheer, your bad news gets told so brightly that it goes unheard. One sober sentence, in the same friendly voice, would be believed.',
    square:
      'With Jupiter pushing at your Ascendant, the first impression you make is a size too large. You come on like a festival and hurry to supply the tents; you promise on the doorstep, joke too long, or give advice to people who wanted the time. They like you all the same, and remember you. Introduce yourself at actual measurements. The rest can arrive later as a nice surprise.',
    opposition:
      'Luck reaches you by way of other people. Jupiter is on the Descendant, so partners, teachers and friends widen your life, being better traveled or better connected or just more hopeful, and you think well of whoever stands opposite. It makes you easy to help. You may leave the large talk to them, and take their yes for yours. What you admire as their confidence is in good part your faith in them.',
  },
  [Midheaven]: {
    conjunction:
      'Respect arrives before your résumé does. Jupiter at the Midheaven makes of you a public figure whom people want to follow, in teaching, law, travel, belief or any work that raises others, and chances to rise are seldom lacking. Unless watched, honors outgrow the knowledge beneath them, and you turn into a name on letterheads. Go back to the ground floor for a day, and let a junior show you how.',
    harmonious:
      'People speak well of you where you can’t hear it. Jupiter supports your Midheaven, so ideals and work agree well enough, and you get on by being believed in, often by people with more weight than you. Since doors are opened for you, you hardly ever push one. The offers are all good, and they may choose your life for you. Before you answer the next one, write down what you would have asked for.',
    square:
      'Those above you hear larger promises than you meant to make. You reach for more than the post allows, with Jupiter straining at your Midheaven, or a fine title comes with duties you hadn’t read. Narrow workplaces breathe better for your breadth, and your confidence doesn’t hang on rank, which is a real freedom. Reckon the price of the next large offer in evenings. Some are well worth it.',
    opposition:
      'Fortune, in your case, has its roots at home. Jupiter lies on the Imum Coeli, opposite the Midheaven, and you are at your largest in private: a full house, a big family feeling, by blood or by choice, and an inner faith that comes from far back. Public success matters less to you than people think. So much comfort can leave ambition unfed, and what home has given you would do good outdoors.',
  },
};
