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

export const taurusWith: BySign = {
  [Aries]:
    'The doorbell, leaned on: that is Aries, who was passing. You were happy with a book. Ten minutes later you are out in wet grass, laughing, in a hat that belongs to someone else. The sign behind yours wakes an appetite for risk that you had put to bed years ago, and with you it finds a place to catch its breath. Hurry grates on you, and so does a slammed cupboard that they have forgotten before you know what it was about. Say no at once, in words, because they take your silence for yes. And some evenings leave the book face down.',
  [Taurus]:
    'Four kinds of butter in the refrigerator and a sofa that neither would sell: between you the comforts are in order. You trust each other’s pace, and whole days go by in contented near silence. When you disagree, two fixed earths stop nose to nose in a narrow lane, each waiting politely for the other to back up, which can take months. Choose your tiebreaker now, a trusted third person or a date. Then go taste something new, before a well-upholstered habit passes for love.',
  [Gemini]:
    'By dessert you have counted six subjects, and you had something to say about the second. Gemini carries news to your gate and makes you lighter on your feet in company, and with you all their chatter is fed and put to rest. Mercury likes a question open and Venus likes it settled, so a change of plan from them smells of bad faith, and your constancy looks to them like a stopped clock. Let them dream up ten vacations on the condition that the one you choose gets booked. And interrupt at the second subject. They would love it.',
  [Cancer]:
    'A key to your place is on their ring within a month, and you cannot recall deciding that. The Moon, who governs Cancer, is exalted in your sign, and their tenderness climbs you as beans climb a pole. Tides baffle you, though. When they turn silent and sideways, you wait it out with a magazine, and to them the waiting feels like indifference. Go over and put an arm around them before you know the reason. In a calm hour, mention where all this holding begins to pinch.',
  [Leo]:
    'The good glasses are out again on a Tuesday. Leo sees no reason to save them, and you see ten years of reasons. You want quality to last and they want it to be seen. Loyalty runs high, and giving way does not occur to either fixed sign. You go deaf, they go grand, and a dispute over the color of a hallway enters its second winter. Out of thrift you withhold your admiration. Spend it. Concede whatever is for show. About what you have to live with daily, state your terms once, kindly, and sit down.',
  [Virgo]:
    'Tomatoes, sorted by ripeness along the sill: one of you grew them and the other arranged them. Play, for two earth signs, resembles chores done in good company. Virgo sharpens you. To a person who frets as a way of life, your slow pulse is worth more than any advice. Then you sit in the armchair while somebody anxious circles it with a dust cloth, and resentment in this household wears an apron. Get up and do the second-worst job unasked. Take the cloth away, pour something cold, and make it pleasant not to finish.',
  [Libra]:
    'Venus keeps two shops, and yours is a bakery while theirs is a gallery. Taste draws you together at once: the good cloth, the pear cut properly. From there on you need an interpreter. You want what you like in your hands, and again the next day. Libra wants to compare and hear what friends think, by which time the pear is brown. Since neither can stand a scene, small annoyances are wrapped in tissue and stored. Unwrap one a week, over something delicious. Decide on food and furniture yourself, and leave the guest list to them.',
  [Scorpio]:
    'Only one person has ever been more stubborn than you, and here they are. Your two signs face each other over a single subject, keeping: you keep what can be touched, Scorpio what can be known. The pull is bodily and does not argue. Your calm disarms them, and near them you notice how little of life fits in a pantry. Neither of you moves in a dispute, and either may be jealous. Tell them things before they have to dig for them, where you were, what it cost, that you minded. After that, let the subject rest.',
  [Sagittarius]:
    'In place of supper comes a postcard. Sagittarius meant to come to supper, and then met some people with a boat. You root where they range, and where you count, Jupiter rounds up. That is the fascination. Through them your settled life turns out to be one place among many. Your table, meanwhile, is what they describe to the people with the boat. Small broken promises wear you down, and your slow disapproval feels to them like a lid. Set dates for the three promises that matter. Once in a while, be on the boat.',
  [Capricorn]:
    'Ten years from now is a normal topic between you, even on the second date. Capricorn shares your regard for what is well made and adds a staircase to it. They raise your sights; from you they find out that a long lunch is no weakness. Left to themselves, though, two earth signs turn into a firm, with excellent minutes and no evenings, since they cannot stop and you cannot be bothered to object. Object. Put on music, bring out the thick blanket, and remind them that they have a body. They will grumble about the hour. See who stays longest.',
  [Aquarius]:
    'At last the lamp hangs where it should, and Aquarius has a thought about lamps. You will not be hurried and they will not be persuaded, least of all by how it has always been done: fixed signs at a square. But they let the wide noisy world in, and you keep a corner of it where principles come off at the door and dinner is eaten. Ask for affection the way you would ask for the pepper. Give one room over to experiment. In time you will find them defending the others.',
  [Pisces]:
    'It is raining, nobody is expected, and there is a movie on that you have both seen. Such afternoons are the wealth of this pair. Venus, who rules you, is exalted in Pisces: the plain pleasures you lay out become a kind of poetry in their eyes. You are dry land to them. Being the one who knows where the keys are gets old. They lend what you were saving, forget, are sorry, and you grow heavier. Set limits in names and numbers, and let an afternoon of your own drift past dinner.',
};
