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
    'People notice the pace first, with Aries rising: you come in as if the door had been held for you, and speak with a frankness that braces some and alarms a few. Mars, the ruler of this Ascendant, hands you the quick start, and you learn by trying things at full size. A plan bores you until some of it has been broken. Watch the middle, where others may be left to finish what you began. When you arrive somewhere, let the other person speak first. You will still be early, and they will have had time to be glad of it.',
  [Taurus]:
    'Taurus on the Ascendant gives you an unhurried manner, and people who meet you feel that they can lean on it. Venus, its ruler, makes it pleasant; the sign makes it slow. Anything new has to be walked around and slept on before you trust it. Pressure to decide by Friday produces a courteous immobility that can last a year, and some of what you miss that way you would have loved. Try a small piece of each new thing at once. It commits you to nothing, and you decide best with something in your hands.',
  [Gemini]:
    'Before your coat is off you have read the notice board, asked who painted it and borrowed a pen, for Gemini is rising and you begin anything new by asking. Mercury, which rules the sign, makes your manner quick and youthful at any age, with busy hands and a gaze that is already on the next thing. A stranger may not see that the chat is how you find out where you are. You in turn can miss the moment to stop gathering. When the third person gives you the same advice, return the pen and go and do it.',
  [Cancer]:
    'Sideways is how you come into anything new, because with Cancer rising you first check whether it is safe. The Moon rules this Ascendant, so your face and your manner change with the company. At first you seem guarded and oddly familiar at once, and strangers tell you where they grew up. You can circle a thing that you want until the chance is over. Find one friendly soul and start from there. When you have to withdraw, say that you need an hour, so that nobody takes it for a verdict.',
  [Leo]:
    'When you come in people look up, since Leo is rising and you carry your head as if somebody might be watching. The manner is sincere: the Sun rules this Ascendant, you remember what people are proud of, and you assume that the evening can be saved. New undertakings begin with a flourish and a title. What trips you is a cool reception, which you take to heart and answer with grandeur. When that happens, give your attention to one person in the corner, and the rest of the room may come by itself.',
  [Virgo]:
    'Virgo rising makes you look before you join in: by the time others have found the light switch, you know which window sticks and who hasn’t been offered a drink. Mercury, the ruler of this Ascendant, gives you a neat and slightly reserved manner. People take you for modest, then meet your standards. You read the instructions before you start, down to the last page, and such thorough preparation can swallow up the beginning it was meant for. New acquaintances sometimes feel inspected. Tell them one thing that you like before you mention what could be improved.',
  [Libra]:
    'Before you have said anything, the other person feels agreed with. That is how Libra on the Ascendant makes itself known: you fall into a stranger’s pace, and your manner has the taste and tact of Venus, its ruler. You begin best in company, with a thought left half spoken for the other person to finish. Alone, you may compare two good roads until evening. For small beginnings, toss a coin. And let some disagreement show early, since people who have met only the smile feel cheated later.',
  [Scorpio]:
    'Others notice the stillness first, with Scorpio rising, and then that they have been looked at thoroughly by someone who offered nothing in exchange. Mars rules this Ascendant, with Pluto as its modern partner, and you approach anything new by finding out who really decides. You commit yourself late and completely. Some people are drawn by that look, and some make an excuse to go, both expecting a judgment that you may not have made. Tell them a harmless fact about yourself in the first ten minutes. They relax, and you find out more.',
  [Sagittarius]:
    'Strangers are friends you haven’t had dinner with yet, for Sagittarius is rising and Jupiter, its ruler, gives you a long stride, a loud laugh and no fear of a new face. You begin at the far end of an idea, and take up the practical questions on the way, which is how you have come to stand in wonderful places in the wrong shoes. Everyone enjoys your candor until it is about them. Before you set out, tell one cautious person the plan and listen to the first objection. It will probably concern the shoes.',
  [Capricorn]:
    'In a city where you are a tourist, other tourists ask you the way, since Capricorn rising makes you look as if you were in charge, or soon would be. Saturn rules this Ascendant: you figure out what a beginning will cost in five years before you take the first step, and people may take the caution for coldness until the dry joke arrives. Your manner lightens as you get to know people. Let somebody see you try something that you are bad at. Beginners get help, and you have seldom been mistaken for one.',
  [Aquarius]:
    'People who meet you remember the peculiar thing you said and may forget your name. With Aquarius rising you are friendly at arm’s length, in the same way to the director and to the person who waters the plants, for this Ascendant has two rulers: Saturn, which is reserved, and in modern practice Uranus, which is sudden. You start by asking why it is done this way at all. That saves some projects and holds up others. They may like you as a type before they know you as a person. To hurry it along, ask something that only the one in front of you could answer.',
  [Pisces]:
    'After the same dinner three people would describe you in three ways, because Pisces is rising and you take on the mood of a room without noticing. Jupiter, with Neptune in modern practice, rules this Ascendant and makes your approach kind and roundabout. You drift toward a thing until one day you are doing it, which suits music better than it suits leases. Somebody who wanted a blank page to write on may be attracted to that. So state a fact at the start, your hours or your price or simply no. You are no less kind for it, and people know whom they are dealing with.',
};
