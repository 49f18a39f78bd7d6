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
      'A nod from you counts with this person as a diploma. Under your Saturn their Sun straightens up, finishes what it starts, and now and then feels twelve years old, while you are warmed in places that had stopped expecting it. The bond is serious and made to last. Flaws are what you see first; say them second, after naming what is already sound.',
    harmonious:
      'Their best work has your handwriting in the schedule. A keel is what this person’s Sun gets from your Saturn, with no sense of being held back, and they give your labors an audience of one who matters. Each is proud to be relied on. So much mutual respect can get a little dry. Propose a thoroughly wasted evening; you may be surprised how much they enjoy it.',
    tense:
      'They announce, and you clear your throat. In that small sound their Sun hears every elder who ever doubted them, while your Saturn sees in so much confidence somebody who won’t carry the chairs. It is hard on pride, and it serves you both: they end up with proof, and you thaw by a few degrees. Say yes aloud before you say “have you considered.”',
  },
  [Moon]: {
    conjunction:
      'Around you this person shows less of what they feel, which is partly relief and partly caution. Your Saturn stands on their Moon like the adult who locks up at night, and they feel held by it, and watched. From them you receive what you would never request, which is to be fussed over. Ask about a feeling now and then, and say nothing useful for as long as they talk.',
    harmonious:
      'By simply turning up you teach their moods that the floor will hold. That is the gift of your Saturn to their Moon; theirs to you is the news that tenderness need not be earned. Old friendships and long marriages rest on this sort of thing. What is so dependable goes unspoken, until whole seasons pass with nobody inquiring how it is in there.',
    tense:
      'Comfort seems to keep office hours with you. To your Saturn, which was taught to manage and managed, the need of their Moon looks bottomless; they feel it, and go hungry rather than ask. Each meets an old want in the other’s face. Before you fix anything, give ten warm minutes, and let them see you tired as well. It feeds two people at once.',
  },
  [Mercury]: {
    conjunction:
      'Long after you have left they hear your voice while proofreading. The thinking of their Mercury gets slower and far more solid near your Saturn, and they give your few remarks a wider circulation, and some wit. Whatever you teach them stays taught. Under so strict an ear jokes are withheld and half-thoughts hidden, so let them ramble, with your face switched to friendly.',
    harmonious:
      'Anything you two write down will hold up. Their Mercury brings quickness and six alternatives, your Saturn asks which of them can be done, and a plan comes out that strangers could follow. You learn to enjoy a tangent, they learn to end one. Talk may shrink to logistics over time, passed across the counter like change, and then it misses the idle questions it began with.',
    tense:
      'The red pencil is in your hand before they have finished. Your Saturn looks for what will not bear weight, and under that look a quick Mercury slows or begins to argue for sport, until you conclude that nothing serious can get through the chatter. What these debates throw out was usually weak. Wait for the end of the thought, then own to one doubt of yours.',
  },
  [Venus]: {
    conjunction:
      'They mean every kind word more when it is for you. Into the affections of their Venus your Saturn has put a spine, and what they hand back is beauty, let into a life that had it down as an extra. Loyalty proves itself here over years. It needs to show in minutes too, unprompted and attached to no task, or they will take steadiness for indifference.',
    harmonious:
      'From the start you had the manners of people who have known each other long. Duties get more graceful by way of their Venus, your Saturn keeps their treasures in repair, and neither has to wonder where the other stands. You are cheap to please in loyalty and dear in novelty. Buy this person something perishable, without an occasion, and watch how they look at it.',
    tense:
      'Asked to dance, you look at your watch. Their Venus takes it as a verdict on their charm, when it was your Saturn being shy in its good gray suit; feeling rationed, they collect smiles elsewhere, and you close a further button. Endurance is on your side and delight on theirs. Each could use some of the other. Dance badly, early in the evening, once.',
  },
  [Mars]: {
    conjunction:
      'Pushing against you, they find that you do not move. Your Saturn has put its weight on their Mars: a hothead can grow patient that way, or furious, and you feel hurried past your own judgment yet get more done than before. Hand this person the goal and keep your hands off the method. One well-placed refusal is worth twenty small ones.',
    harmonious:
      'Given a ruin and a season, you two would finish it. Their Mars swings the hammer, your Saturn knows which parts to leave standing, and force and patience seldom share a lunch so amiably. They respect your limits because you can explain them. Pleasure gets put off until the job ends, so end one properly before the next is drawn up.',
    tense:
      'Every green light of theirs is your amber. Their Mars feels braked in the middle of a wish, your Saturn feels rammed from behind, and courtesy wears thin. Held in check, though, this is the very force that bores tunnels, a few feet at a time from either end. Agree on starting dates in writing, and once they come, stay out of the driving.',
  },
  [Jupiter]: {
    conjunction:
      'Hopes of theirs come across your desk for a permit. This person’s Jupiter is sobered by your Saturn where its faith was widest, so that some visions shrink and one gets built; where you had seen only limits, they find you a chance. It is a good mixture for any lasting enterprise. The stamp marked “denied” lies close to your hand. Approve something now and again on trust alone.',
    harmonious:
      'Luck visits this person, and you persuade it to stay the winter. With your Saturn behind it their Jupiter can be openhanded without running dry, and with their trust beside you duty starts to look like opportunity. Elders approve of such a pair, banks as well. The arrangement may be too sensible to surprise anybody, unless you back one of their hopes before checking the sums.',
    tense:
      'You mention the cost during the toast. Their Jupiter hears a miser at the feast, and your Saturn sees somebody ordering for nineteen on the strength of a cheerful mood. Each of you is half of a sound decision, and the quarrels happen when either tries to be all of it. Do your arithmetic beforehand, give the total in one sentence, then lift your glass.',
  },
  [Saturn]: {
    conjunction:
      'The same years press on you both, with your Saturn and theirs in one part of the sky. Each knows without being told what the other is afraid of doing badly, which makes for trust with few words. It makes also for a joint list of things that are simply not done. Pick an item from the list, a harmless one, and do it in company.',
    harmonious:
      'Two crafts of lasting fit together here, your Saturn’s and theirs, like tongue and groove. Burdens change hands without ceremony: you bring method, and from them you get a tested way around your own stiffness. Few people understand so well what you are up against. Responsible company can forget how to be anything else, and laughter between you is a form of rest.',
    tense:
      'Your hard seasons and theirs arrive at one time and call for opposite remedies. Their Saturn makes rules that seem to you arbitrary, while yours look to them like fear in uniform. When both of you are under strain there is little give. Tell each other where a rule came from. Two strict people get a second opinion on necessity that way, and some of the rules turn out to be heirlooms.',
  },
  [Uranus]: {
    conjunction:
      'You ground a restlessness that this person shares with everyone their age. With your Saturn under it their Uranus acquires a method and a date, as dull iron set upright makes lightning useful, and they crack your routine where it was only habit. The tug between change and order never quite ends. Short terms suit them best, since a promise with an end to it still feels like freedom.',
    harmonious:
      'Reforms go through when you two propose them. Their Uranus supplies the upset, your Saturn the clause by which it takes effect, and even the old guard signs. You are loosened without losing your footing, and they get results at last from long objecting. Compromise may come too soon. Some of their ideas deserve to be tried entire, before you have made them reasonable.',
    tense:
      'Rules of yours make their elbow jerk before either of you has thought. Your Saturn bolts the chair down, their Uranus wants it by the window, and each sudden exit of theirs confirms your forecast. Underneath, you envy them the window a little, and they envy you the chair. Give as much notice of rules as you ask for of changes, and fewer of both will be needed.',
  },
  [Neptune]: {
    conjunction:
      'Sooner or later you ask this person’s dream what it does for a living. Put kindly, the question your Saturn brings to their Neptune gets a song recorded or a kitchen for strangers opened; put coldly, it ends something that they had been living on. They bathe your fears in mercy, if you let them. Ask once, and then help with the carpentry.',
    harmonious:
      'Wishes of theirs that never had an edge get a container from you. The tender vagueness of their Neptune gets a shape from your Saturn, one that can be carried across a room, and they keep your seriousness from cracking with dryness. It suits any art or care that takes years. The cost is some resignation over what won’t fit. Ask them which wish you left out, and try again with that one.',
    tense:
      '“I’m not sure” is an answer that you find hard to accept, and they give it often. When your Saturn presses, their Neptune drifts; they sigh, and you feel like a customs officer. Some of what evaporates under your questions deserved to. The rest was alive and had no edges yet, so demand certainty only where the rent depends on it.',
  },
  [Pluto]: {
    conjunction:
      'A siege would suit you two, provided you were on the same side of the wall. Your Saturn sets limits to the force that their Pluto seldom shows, and they show you what lies beneath your prudence, generally fear. Trust is slow here and then nearly unbreakable. Allow each a single veto, and let everything else be asked for.',
    harmonious:
      'Jobs that others call hopeless get done by you two without fuss. Order comes from your Saturn, and from their Pluto a will with no floor to it; neither needs to be thanked. Respect runs high and talk is sparse. Among people so durable hardness can become a point of honor. Be the first to admit that you are tired.',
    tense:
      'Draw a line, and this person wants to know what it is made of. The firmness in your Saturn calls up their Pluto: you tighten when pushed, they push when they feel you tighten, and both can keep it up far too long. Aimed outward, such stubbornness has moved some very large stones. Concede a thing openly before it is taken. They disarm sooner than you expect.',
  },
  [Ascendant]: {
    conjunction:
      'Since you came along people take this person more seriously. Your Saturn rests on their Ascendant, so they walk as though carrying something full, and lend your reserve, in exchange, a face that others can approach. They may feel older near you than they are. Go easy on remarks about how they come across. They have already heard them in your silence.',
    harmonious:
      'On forms, under whom to call, they write your name. Having your Saturn at a friendly angle to their Ascendant steadies their dealings with the world; they venture farther out and come back on time, and through them you find that duty can be good-looking. It all grows rather proper. Arrange to meet where one of you is bound to get ketchup on a sleeve.',
    square:
      'That left eyebrow of yours has altered many an outfit. Your Saturn squares their Ascendant, so they feel inspected on coming in, and stiffen or clown; you see only how unguarded they are, and worry. Respect can grow out of it, slowly, once they notice that you are as strict at your own mirror. Lower the eyebrow, and keep the verdict until it is asked for.',
    opposition:
      'Commitment is what they see when they look across at you. Your Saturn is on their Descendant, over against the Ascendant, and whatever tie you have, they treat it as one with terms: they lean on you, feel answerable to you, and may suspect you of keeping the score. It lasts when many lighter ones have gone. Now and again a kindness with no reason in it eases them more than any assurance.',
  },
};
