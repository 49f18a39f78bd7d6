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

export const ascendantInSign: BySign = {
  [Aries]:
    'Doors open a little early when you are coming, since your shoulder is already against them. Strangers register the pace first, then a frankness that braces some and alarms a few. Mars hands you the quick start; you would learn to ski by going down. A plan bores you until you have broken part of it and seen what it was for. The middle needs watching, where others are left to finish what you lit. Arrive, then count to five before speaking. You will still be first, and they will have had time to be glad of it.',
  [Taurus]:
    'Most of your good beginnings are made sitting down. People meeting you notice the unhurried voice, and feel that a solid bench has been carried in, something to put one’s weight on. Venus makes the manner pleasant; fixed earth makes it slow. Anything new has to be walked round and slept on before you trust it. Pressure to decide by Friday produces a courteous immobility that can last a year, and some of the boats you miss that way you would have loved. Allow each novelty one small trial at once, with the rest of you uncommitted.',
  [Gemini]:
    'Before your coat is off you have read the notice board, asked who painted it and borrowed a pen. Mercury receives your visitors, so you look younger than your papers, with busy hands and a gaze that is already on the next thing. You begin by asking around and trying it both ways. A stranger can miss that the chat is an instrument, by which you find out where you are. You in turn can miss the moment to stop gathering. When the third person gives the same advice, return the pen and go and do it.',
  [Cancer]:
    'Crabwise is how you enter, along the wall, with a dish in your hands if possible. The Moon meets people for you, so your face alters with the company. On first acquaintance you seem guarded and oddly familiar at once; strangers tell you where they grew up. A new thing is begun when it feels safe, which means it gets circled, sometimes until the season is over. Find one friendly soul and start from there. When the shell closes, mention that you need an hour, lest it be read as a verdict.',
  [Leo]:
    'A room gains a few degrees when you come in, and you can tell whether it wanted them. Posture does it, and a head carried as if a camera were off to the left. Ruled by the Sun, the manner is sincere: you recall what people are proud of, and assume that the evening can be saved. New undertakings begin with a flourish and a title. What trips you is a cool reception, taken to heart and answered with grandeur. On such days spend the warmth on one person in the corner. Applause, if it is coming, can find you there.',
  [Virgo]:
    'By the time others have found the light switch, you know which window sticks and who hasn’t been offered a drink. Mercury in working clothes looks out of your face, neat and a shade reserved. People take you for modest, then run into your standards. Any start is preceded by the instructions, read through to the appendix, and the preparation is sound, though it can swallow the very beginning it was meant for. New acquaintances sometimes feel inspected. Tell them one thing you like before you mention what could be fixed. And set out while a single pencil is still unsharpened.',
  [Libra]:
    'Before any word of yours is weighed, the other person feels agreed with. It is in the tilt of the head, and in the way you fall into a stranger’s pace on the sidewalk. Venus dresses the approach, so there is taste in it. You begin best in company, with a thought left half out and finished by whoever is opposite. Alone, you can stand at the fork comparing two good roads until evening. Flip a coin for small beginnings. And let some disagreement show early, since people who met only the smile feel cheated later.',
  [Scorpio]:
    'In a restaurant you take the seat that faces the door. Others notice the stillness first, and then that they have been looked at thoroughly by someone who offered nothing in exchange. Mars rules here from under cover, with Pluto as modern partner; you approach a new thing by finding out who really runs it. Commitment comes late and is total. Some are drawn by that gaze and some invent a reason to go, both having guessed at a judgment you may not have formed. Volunteer a harmless fact about yourself in the first ten minutes, so that the others can breathe.',
  [Sagittarius]:
    'Heard before seen, as a rule: the laugh is already coming up the stairs. Jupiter gives you a long stride and the habit of treating strangers as friends you haven’t had dinner with yet. You begin by leaping at the far end of an idea, and the practical questions are taken up in midair. That is how you have come to stand in wonderful places wearing the wrong shoes. Your candor is enjoyed by everyone until it lands on them. Before setting off, tell one cautious person the plan and listen to the first objection. It will probably concern footwear.',
  [Capricorn]:
    'Tourists ask you for directions in cities where you are a tourist too. Something about the bearing says that you are in charge, or shortly will be, and it said so in your school photographs. Saturn makes a formal doorman. You reckon what a beginning will cost in five years, then put one foot on it, and people may take the caution for coldness until the dry joke arrives. Time is kind to this face, which lightens as you know people longer. Meanwhile, let somebody see you attempt a thing you’re bad at. Beginners get help, and you have seldom been mistaken for one.',
  [Aquarius]:
    'People remember meeting you, though they quote a peculiar thing you said about bridges and forget your name. The manner is friendly at arm’s length, the same to the director as to whoever waters the plants. Saturn’s reserve and the jolt of Uranus take turns at the controls. You start by asking why it is done this way at all, which saves some projects and stalls others. Expect to be liked as a type before you are known as a person. To hurry that along, ask something that only the one in front of you could answer.',
  [Pisces]:
    'Three people describe you after the same dinner, and the descriptions do not match. Water takes the jug’s shape and you take the room’s, your eyes faintly elsewhere while you do it. Jupiter, with Neptune in modern practice, makes the approach kind and roundabout. You drift near a thing until one day you are doing it, which suits music better than it suits leases. The early haze can attract those who wanted a blank page to write on. So state a fact at the outset, your hours or your price or simply no. The jug may as well be one you chose.',
};
