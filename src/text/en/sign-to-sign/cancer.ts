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

export const cancerWith: BySign = {
  [Aries]:
    'The front door bangs and your heart jumps, half of it with joy. Aries brings the outdoors in on both boots, hugs too hard, and asks what there is to eat and who upset you. You both act first, they on impulse and you on instinct, and it feels like four hands on one wheel. You love the nerve and mind the noise. When stung, you retreat and leave clues. They do not read clues. Say “that hurt” the same day, even if those two words are all that will come. When they head out again, send them off without worrying aloud.',
  [Taurus]:
    'After supper the dishes wait, because neither wants to get up from the table. The Moon, your ruler, is exalted in Taurus, and you can feel why: here your moods have somewhere to lie down. They feed you, fix the gate, and are not alarmed by crying. Through you they belong to a family. Holding on comes easily to both of you, to plates and to grudges. You hint, and when that fails you hint by leaving the room. Order as you would in a store: a hug, the car on Friday, the blue one. Taurus is happy to fill a clear order.',
  [Gemini]:
    'Gemini can be reached anywhere except in the middle of a feeling. There they crack a joke, remember an errand, or hold up some curious fact like a child with a shell. This light air blows at your back, and you need it more than you like: it gets you out of your brooding and makes a comedy of your relatives. They get a place to come home to. Never test them with silence, since they will fill it with somebody else. Say in advance that this talk allows no jokes, and how long it will last. They can do forty minutes beautifully.',
  [Cancer]:
    'Whose turn it is to be looked after is the whole of your politics. While one is strong and the other tired, nobody on earth is better cared for. Some evenings, though, both Moons wax at once, and no one is left on shore. Hurt then travels in circles, each of you moving off sideways so that the other will come and look, until the grandparents get dragged in. Settle this in good times: whoever withdraws says when they will be back. And knock, since you have the same hiding places. Calling is no use.',
  [Leo]:
    'In the photograph you are a little behind, holding both coats. Sometimes you like to stand there. Leo’s open pleasure in life warms you through, and between your Moon and their Sun you have the whole day and night. They need praise as badly as you need reassurance, and each may wait for the other to begin. You cannot bear to see a private matter performed, and they cannot bear a sulk without a name. Cheer for them freely. Then hand over the coats and ask for your turn in front. They are generous to whoever asks, and blind to whoever hopes.',
  [Virgo]:
    'Pinned to the refrigerator in a neat hand: the plumber’s number, your sister’s birthday, and the thing you cried about, with a question mark. Virgo cares by noticing. For once the service is mutual. Water softens earth, so you take the edge off them, and they march your worries into single file. Between you there are enough worries for a village, and a useful remark about the salt can land just where you wanted a kiss. Tell them which you need, a remedy or a lap. They will be relieved, and make a note of it.',
  [Libra]:
    'Libra wants eight for dinner and you want the door locked by seven. Each of you builds relationships, you from the hearth outward and they from the doorstep in. Their courtesy wins you over, and months go by before you ask where they keep their feelings. What you simply know, they weigh, and hearing from your own side that both parties had a point feels like exile. Announce that you need an ally first, and that the judge may come later. Fill the table twice a month. The other evenings belong behind the locked door.',
  [Scorpio]:
    'Nobody else lets you look so long. With Scorpio the eyes are allowed, and the memory, and a silence that most people hurry to fill. Trust, between water signs, comes by way of the body, and what has been confided stays below. They receive tenderness without a price; you get a wall at your back. But left alone the two of you can nurse one old injury for years, working shifts, until friends stop calling. Have an outsider over for supper every week. Each of you should keep a small gate of your own that the other never guards, so that love gets air.',
  [Sagittarius]:
    'A suitcase stands in the hall, never quite unpacked, and you have gotten used to walking around it. Sagittarius loves you and loves leaving, with no idea that the two conflict. Your daily care feels like sunshine one day and a collar the next. Then they state a fact, and its tone stays with you all week. All the same, Jupiter, their ruler, is exalted in your sign: they laugh you out of your gloom, and they steer home by your porch light. Ask for a call when they land, in place of a reason for going. Spend the empty weekend with the friends you put off.',
  [Capricorn]:
    'Baby teeth in one drawer, receipts in the other: the two of you are saving up. Capricorn faces you across the wheel, your own caution in a good suit. You shelter what is small, they fortify what is large, and each can be trusted with the child the other used to be. Ask for closeness and you may be handed a plan; when they ask for composure, you send a tide. Over the years, you end up with all the feelings and they with all the duties, a poor bargain. Trade places for a week. Chair the hard meeting, and let them comfort whoever cries.',
  [Aquarius]:
    'Aquarius would give a stranger your umbrella and be surprised that you minded. The principle is sound, but it was a present. You love people one by one and they love them by the thousand, and nothing joins the two. Still, a cool head that does not flinch at tears has its uses. Do not wait for an instinctive embrace. Describe it as a need that people have, once, in some detail, and they will supply it. Allow them hours that belong to no one. A closed door is not aimed at you.',
  [Pisces]:
    'The two of you were crying at the same commercial, about a dog. Pisces understands before you have explained, and is kind even before understanding. Your feelings live in a house with a list of names on the gate. Theirs have no fence, and beside them you grow larger than your family. Neither of you is the dry one. Bills drift, moods are catching, and you could both go under in sympathy and call it closeness. The first move has to come from you, so book a table and take them out. Ask, too, what bothered them. They forgive so fast that you never hear about it.',
};
