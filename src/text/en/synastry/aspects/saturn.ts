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
      'They tell you a plan, and you see first what could go wrong. Their Sun hears in it every elder who ever doubted them, while your Saturn takes so much confidence for carelessness. It is hard on their pride, and both of you gain by it: they end up with proof, and you become a little more hopeful. Say what you like about the idea before you say what is missing.',
  },
  [Moon]: {
    conjunction:
      'Around you this person shows less of what they feel, which is partly relief and partly caution. Your Saturn stands on their Moon like the adult who locks up at night, and they feel held by it, and watched. From them you receive what you would never request, which is to be fussed over. Ask about a feeling now and then, and say nothing useful for as long as they talk.',
    harmonious:
      'By simply turning up you teach their moods that the floor will hold. That is the gift of your Saturn to their Moon; theirs to you is the news that tenderness need not be earned. Old friendships and long marriages rest on this sort of thing. What is so dependable goes unspoken, until whole seasons pass with nobody inquiring how it is in there.',
    tense:
      'When they need comfort, you begin to manage. To your Saturn the need of their Moon seems to have no end; they feel that, and rather go without than ask. Each of you meets an old lack in the other. Listen for ten minutes before you repair anything, and let them see you tired as well. It does them good to be allowed to look after you.',
  },
  [Mercury]: {
    conjunction:
      'What you say to them about their thinking stays with them. Near your Saturn their Mercury grows slower and more exact, and your few remarks reach more people by way of them, and with some wit added. So strict a listener also makes people keep their half-formed thoughts to themselves. Let them ramble from time to time, and look as though you enjoyed it.',
    harmonious:
      'Anything you two write down will hold up. Their Mercury brings quickness and six alternatives, your Saturn asks which of them can be done, and a plan comes out that strangers could follow. You learn to enjoy a tangent, they learn to end one. Talk may shrink to logistics over time, passed across the counter like change, and then it misses the idle questions it began with.',
    tense:
      'Before they have finished, you have found the mistake. Your Saturn looks for what will not hold, and a quick Mercury slows down under that, or argues for sport, until you think that nothing serious can be said to them. What you two discard was mostly weak. Wait for the end of the thought, then admit to a doubt of your own.',
  },
  [Venus]: {
    conjunction:
      'Affection between you is meant in earnest. Your Saturn makes their Venus loyal, and what they bring you is beauty and some ease, in a life that had left little room for either. Years show how much it is worth. It needs to show in minutes too, without a task attached, or they will take your steadiness for indifference.',
    harmonious:
      'From the start you had the manners of people who have known each other long. Duties get more graceful by way of their Venus, your Saturn keeps their treasures in repair, and neither has to wonder where the other stands. You are cheap to please in loyalty and dear in novelty. Buy this person something perishable, without an occasion, and watch how they look at it.',
    tense:
      'Their charm meets with your reserve. Their Venus takes that for a judgment, when it was your Saturn being shy; they feel unloved and look for kindness elsewhere, and you grow cooler still. Endurance is your strength and delight is theirs, and each of you could use some of the other. Say one thing that you like about them, early in the evening, and don’t explain it.',
  },
  [Mars]: {
    conjunction:
      'Pushing against you, they find that you do not move. Your Saturn has put its weight on their Mars: a hothead can grow patient that way, or furious, and you feel hurried past your own judgment yet get more done than before. Hand this person the goal and keep your hands off the method. One well-placed refusal is worth twenty small ones.',
    harmonious:
      'Given a ruin and a season, you two would finish it. Their Mars swings the hammer, your Saturn knows which parts to leave standing, and force and patience seldom share a lunch so amiably. They respect your limits because you can explain them. Pleasure gets put off until the job ends, so end one properly before the next is drawn up.',
    tense:
      'Whatever they want to begin, you want to delay. Their Mars feels stopped in the middle of a wish, your Saturn feels rushed, and politeness wears thin. Put to one task, force and caution together can do what neither could alone. Agree on dates in writing, after which your objections end, and then leave the method to them.',
  },
  [Jupiter]: {
    conjunction:
      'They hope, and you ask whether it can be done. The faith of their Jupiter meets your Saturn exactly where it was widest, so that some plans shrink and one gets built; and where you had seen only limits, they find you a chance. It suits any lasting enterprise. A no comes to you more easily than a yes, however. Approve something now and then on trust alone.',
    harmonious:
      'Luck visits this person, and you persuade it to stay the winter. With your Saturn behind it their Jupiter can be openhanded without running dry, and with their trust beside you duty starts to look like opportunity. Elders approve of such a pair, banks as well. The arrangement may be too sensible to surprise anybody, unless you back one of their hopes before checking the sums.',
    tense:
      'In the middle of their joy you mention what it will cost. Their Jupiter takes you for a miser, and your Saturn sees somebody who makes promises on the strength of a mood. Each of you has half of a sound decision, and quarrels begin when either tries to make the whole of it. Do the sums beforehand, name the total once, and then celebrate with them.',
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
      'A rule of yours is enough to make them break it. Your Saturn wants things fixed, their Uranus wants them open, and each sudden departure of theirs confirms what you expected. Underneath you envy them some of that freedom, and they envy you some of that footing. Give as much notice of a rule as you ask for of a change, and there will be fewer of both.',
  },
  [Neptune]: {
    conjunction:
      'They have a dream, and you ask what can be made of it. Put kindly, the question that your Saturn brings to their Neptune helps a song or a good work into the world; put coldly, it ends something that they had been living on. With them you may be less afraid than elsewhere. Ask once, and then help with the work.',
    harmonious:
      'Wishes of theirs that never had an edge get a container from you. The tender vagueness of their Neptune gets a shape from your Saturn, one that can be carried across a room, and they keep your seriousness from cracking with dryness. It suits any art or care that takes years. The cost is some resignation over what won’t fit. Ask them which wish you left out, and try again with that one.',
    tense:
      'They leave things vague, and you can’t bear it. When your Saturn presses for an answer, their Neptune withdraws, and you end by feeling like an inspector. Some of what they hoped for doesn’t survive your questions, and some of it was only not ready. Insist on certainty where money or a date depends on it, and nowhere else.',
  },
  [Pluto]: {
    conjunction:
      'Hardly anything can move you two when you are of one mind. Your Saturn sets limits to a force in their Pluto that few people know of, and they show you what lies beneath your caution, which is mostly fear. Trust comes slowly and then lasts. Give each other the right to refuse one thing without a reason, and let everything else be asked for.',
    harmonious:
      'Jobs that others call hopeless get done by you two without fuss. Order comes from your Saturn, and from their Pluto a will with no floor to it; neither needs to be thanked. Respect runs high and talk is sparse. Among people so durable hardness can become a point of honor. Be the first to admit that you are tired.',
    tense:
      'Draw a line, and this person wants to know what it is made of. The firmness in your Saturn calls up their Pluto: you tighten when pushed, they push when they feel you tighten, and both can keep it up far too long. Aimed outward, such stubbornness has moved some very large stones. Concede a thing openly before it is taken. They disarm sooner than you expect.',
  },
  [Ascendant]: {
    conjunction:
      'Since you came along people take this person more seriously. Your Saturn rests on their Ascendant, so they walk as though carrying something full, and lend your reserve, in exchange, a face that others can approach. They may feel older near you than they are. Go easy on remarks about how they come across. They have already heard them in your silence.',
    harmonious:
      'They are steadier in public when they know that you are behind them. The friendly angle of your Saturn to their Ascendant makes them better prepared and more readily believed, and through them you find that duty can have a pleasant manner. It all grows rather proper over time. Go somewhere together where nobody has to be on good behavior.',
    square:
      'They feel examined by you as soon as they come in. Your Saturn squares their Ascendant, so that they stiffen or play the fool, while you only see how unprotected they are, and worry. Respect can grow out of it, once they notice that you are as strict with yourself. Keep your verdict until you are asked for it.',
    opposition:
      'Commitment is what they see when they look across at you. Your Saturn is on their Descendant, over against the Ascendant, and whatever tie you have, they treat it as one with terms: they lean on you, feel answerable to you, and may suspect you of keeping the score. It lasts when many lighter ones have gone. Now and again a kindness with no reason in it eases them more than any assurance.',
  },
};
