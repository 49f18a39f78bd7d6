import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const saturnSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'A nod from you counts, with this person, as a diploma. They straighten up, finish what they start, and now and then feel twelve years old. You, for your part, are warmed in places that had stopped expecting it. Since flaws are what you see first, make a rule of saying them second. Begin by naming what is already sound.',
    harmonious:
      'Their best years of work have your handwriting in the schedule. You give this person’s ambition a keel, with no sense of being held, and they give your labors an audience of one who matters. So much mutual respect can get a little dry. Some evening, waste three hours together on purpose and praise what cannot be measured.',
    tense:
      'They announce, and you clear your throat. In that small sound they hear every elder who ever doubted them, while you hear in their confidence somebody who won’t carry the chairs. It serves you both, up to a point: they end up with proof, and you thaw by a few degrees. Say “yes” aloud before you say “have you considered.”',
  },
  [Moon]: {
    conjunction:
      'Around you this person cries less, which is partly relief and partly caution. You are the adult who locks up at night, and they feel held by it, and watched. From them you receive what you would never request, a hand on the back of the neck. Ask about a feeling, and then for five minutes say nothing useful.',
    harmonious:
      'Thursday has been your evening for longer than either can say. By simply turning up you teach their moods that the floor will hold; they teach you that tenderness need not be earned. What is dependable can go unspoken, and whole seasons pass with nobody inquiring how it is in there. Inquire. Some Thursday, stay an hour past your usual time.',
    tense:
      'Comfort keeps office hours with you, or so it seems to somebody whose troubles come at night. To you their need looks bottomless; you were taught to manage, and managed. Each meets an old hunger in the other’s face, and could feed it. Before you fix anything, give ten warm minutes. Let them see you tired as well.',
  },
  [Mercury]: {
    conjunction:
      'Long after you have left, they hear your voice while proofreading. You make this person’s thinking slower and far more solid; they give your few remarks a wider circulation, and some wit. Under an ear as strict as yours, jokes are withheld and half-thoughts hidden. Let them ramble now and then with your face switched to friendly.',
    harmonious:
      'Anything you two write down will hold up. They bring quickness and six alternatives, you ask which of these can be done by spring, and a plan emerges that strangers could follow. Talk may shrink to logistics, passed over the counter like change. Take a walk without an agenda, and answer their idlest question as though it mattered.',
    tense:
      'The red pencil is in your hand before they have finished talking. A quick mind slows under it or begins to argue for sport, and you conclude that nothing serious can get through the chatter. Still, what these debates sift out was usually chaff. Wait for the end of the thought. Ask one question then, and own to one doubt of yours.',
  },
  [Venus]: {
    conjunction:
      'They dress a little more soberly for you, and mean every word more. You have put a spine into their affections; what they hand back is beauty, let into a life that had it down as an extra. Love proves itself here over years. Let it show in minutes too: unprompted, attached to no task, and well ahead of the anniversary.',
    harmonious:
      'Even at the start you had the manners of people who have known each other long. You keep their treasures in repair; they make your duties graceful. Loyalty is cheap to the two of you, while novelty comes dear, and tenderness may be regarded as settled business. Buy this person something perishable, and give it today.',
    tense:
      'Asked to dance, you look at your watch. This person takes it as a verdict on their charm; it was shyness, mostly, in its good gray suit. Feeling rationed, they collect smiles elsewhere, and you close a further button. Endurance is on your side, delight on theirs, and each could use some of the other. Dance badly, early in the evening, once.',
  },
  [Mars]: {
    conjunction:
      'Pushing against you, they find that you do not move. A hothead can grow patient that way, or furious; you feel hurried past your own judgment, and have gotten more done than in the three years before. Hand this person the goal and keep your hands off the method. One well-placed refusal is worth twenty small ones.',
    harmonious:
      'Give you two a ruin and a summer. They swing the hammer; you know which parts to leave and when to order the lime, and by August there is a threshold to sit on. Force and patience seldom share a lunch so amiably. Pleasure gets put off until the job ends, so end one, properly, before the next is drawn up.',
    tense:
      'Every green light of theirs is your amber. They feel braked in the middle of a wish, you feel rammed from behind, and courtesy wears thin. Held in check, this very force is what bores tunnels, a few feet a day from either end. Agree on starting dates, in writing. After that, stay out of the driving.',
  },
  [Jupiter]: {
    conjunction:
      'Hopes of theirs come across your desk for a permit. Where this person’s faith was widest you sober it, so that some visions shrink and one gets built; where you had seen only walls, they have let in a window. The stamp marked “denied” lies temptingly near, most of all before coffee. Approve something every week on trust alone.',
    harmonious:
      'Luck visits this person, and you persuade it to stay the winter. With your sense of order behind them they can be openhanded without running dry; with their trust beside you, duty starts to resemble opportunity. An arrangement so sensible may never surprise anybody. Back one of their hopes before you have checked the sums.',
    tense:
      'You mention the cost during the toast. They hear a miser at the feast; you see somebody ordering for nineteen on the strength of a cheerful mood. Each is half of a sound decision, and the quarrels happen when either tries to be all of it. Do your arithmetic the day before and give them the total in a single sentence. Then lift your glass.',
  },
  [Saturn]: {
    conjunction:
      'The same years press on you both, since you were born close together or some twenty-nine years apart. Each knows without being told what the other is afraid of doing badly. This makes for trust with few words, and for a joint list of things that are simply not done. Pick an item from the list and do it, in company.',
    harmonious:
      'Five years between you, or ten, or twenty, have taught you two crafts of lasting, and they fit like tongue and groove. Burdens change hands without ceremony. You bring method; from them you get a tested way around your own stiffness. Responsible people can forget how to be anything else. Turn up late somewhere, together and unrepentant.',
    tense:
      'At seven years’ distance, or fourteen or so, or twenty-two, your hard seasons fall together and call for opposite remedies. Your rules seem arbitrary to them; theirs look to you like fear in uniform. Thus two strict people get a second opinion on necessity. Tell where a rule of yours came from, and drop it if the story embarrasses you.',
  },
  [Uranus]: {
    conjunction:
      'Dull iron, set upright, is what makes lightning useful. You ground a restlessness that this person shares with everyone their age, and their sudden notions acquire a method and a date. They crack your routine at the places where it was only habit. Make all terms short: to someone like this, a tether that ends on Friday feels like freedom.',
    harmonious:
      'Reforms go through when you two propose them. They supply the upset, you the clause by which it takes effect on the first of the month, and even old members sign. You get loosened without losing your footing; they get results, at last, from years of objecting. Compromise may come too soon. Leave an article deliberately unfinished.',
    tense:
      'That chair you bolted down is the one they want by the window. A rule from you makes their elbow jerk before either has thought, and each of their sudden exits confirms your forecast. Underneath, you envy them the window a little, and they envy you the chair. Give as much notice of rules as you ask for changes. A week will do.',
  },
  [Neptune]: {
    conjunction:
      'Sooner or later you ask this person’s dream what it does for a living. Put kindly, the question gets a song recorded or a kitchen for strangers opened. Put coldly, it ends a longing that everyone of their years once had. They bathe your fears in mercy, if you let them. Ask once, and then help with the carpentry.',
    harmonious:
      'A jug does a good deal for water. You give their vague and tender wishes a shape that can be carried across a room, and they keep your seriousness from cracking with dryness. The cost is a certain resignation about whatever won’t fit. Keep one such wish of theirs in view, on the high shelf, unmeasured.',
    tense:
      '“I’m not sure” is an answer you find hard to accept, and they give it often. Press, and this person drifts; they sigh, and you feel like a customs officer. Some of what evaporates under your questions deserved to. The rest was alive and had no edges yet. Demand certainty only where the rent depends on it.',
  },
  [Pluto]: {
    conjunction:
      'A siege would suit you two, provided you were on the same side of the wall. You set limits to a force that this person, like many of their generation, seldom shows; they show you what lies beneath your prudence, generally fear. Trust is slow here and then nearly unbreakable. Allow each a single veto, and let everything else be asked.',
    harmonious:
      'Jobs that others call hopeless get done by you two on weekends. You bring order and they bring a will with no floor to it, and neither needs to be thanked. Respect runs high, talk sparse. Among people this durable, hardness can become a point of honor, so be the first to say that you are tired.',
    tense:
      'Draw a line, and by evening this person knows what it is made of. You tighten when pushed; they push when they feel you tighten, and both can keep it up for years. Aimed outward, the same stubbornness has moved some very large stones. Concede a thing openly before it is taken. They tend to disarm, and the rest stays yours.',
  },
  [Ascendant]: {
    conjunction:
      'Since you came along, people take this person more seriously, and they walk as though carrying something full. In exchange they lend your reserve a face that others can approach. Go easy on remarks about posture, literal or otherwise. They have already heard them, in your silence. Tell them instead which of their entrances you enjoyed.',
    harmonious:
      'On forms, under whom to call, they write your name. Having you behind them steadies their manner with the world; they venture farther out and come back on time. Through them you find that dutifulness can be good-looking. It may all grow so proper that neither is ever seen with ketchup on a sleeve. Arrange to meet somewhere messy.',
    square:
      'That left eyebrow of yours has altered many an outfit. They feel inspected on coming in, and stiffen or clown; you see only how unguarded they are, and worry. Across a room you may also be the very ally they were looking for, one who will not flatter. Lower the eyebrow. Give your verdict when it is asked for, and in private.',
    opposition:
      'That left eyebrow of yours has altered many an outfit. They feel inspected on coming in, and stiffen or clown; you see only how unguarded they are, and worry. Across a room you may also be the very ally they were looking for, one who will not flatter. Lower the eyebrow. Give your verdict when it is asked for, and in private.',
  },
};
