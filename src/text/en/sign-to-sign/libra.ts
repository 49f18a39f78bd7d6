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

export const libraWith: BySign = {
  [Aries]:
    'A parking space is in dispute, and to your horror someone on your side gets out of the car and wins it. Aries stands opposite, the sign that says what it wants. Beside your forty courtesies such directness is scandalous and extremely attractive. Soon, though, you are smoothing things over behind them while your own wishes, politely withheld, build into a cold front. They do not take hints. Say “I want” once a day over small matters, and hold it through the first objection. They will grin. An equal is what they came for.',
  [Taurus]:
    'You gave Taurus a first edition, and they would have liked a bathrobe. Venus governs both of you, with opposite ideas of a present: theirs must please the skin, and yours should mean something when described. The evenings can be slow and lovely, provided you do not review them as they happen. A question you hoped to toss around is to them either food or noise, and any “maybe” of yours they bank as a yes. Save yes for when you mean it, and spend one plain hour enjoying what is there, without irony: this hand, this table, this plum.',
  [Gemini]:
    'The waiter has been back three times and neither menu is open. You think best with another mind in the room, and here is one that goes at full speed. Gemini merrily unseats your opinions and leaves you better ones. Affection stays young on a diet of air, which lacks iron, as one of you finds on a bad day, when you want a shoulder and get a witty remark. They also switch sides in mid-argument, just after you have been fair to both. For anything serious, sit on the same side of the table. And order. Someone must.',
  [Cancer]:
    'They went silent over the salad, and you have been charming ever since. A drop in temperature brings out your manners, when Cancer wanted you to put the fork down. You mean different things by close. You like to face someone across a little distance and see them well. They like to be held until nobody can see at all. On your arm, they enter rooms they would have avoided. Next time, stop in midsentence, go around the table and ask. Six clumsy words on the spot outweigh a lovely letter later.',
  [Leo]:
    'A chandelier has been hung in your tasteful room. Too large, you think, and cannot stop looking. Leo chooses, glows and takes you along, which delights anybody able to see both sides of a spoon. What they get is an adviser, so deft at steering a proud person away from a mistake that turning back seems to have been their own idea. But you tell them what pleases and hold back the doubt, and later they feel fooled. Tell them one unwelcome truth early, in private, wrapped in admiration you really feel. When the applause comes, step forward. You did half of the rehearsing.',
  [Virgo]:
    'Under the tablecloth, one short leg has been evened with a folded card. Virgo did that, the sign just behind yours, which takes care of what you would rather not look at. You supply the grace and they make sure that it stands. Their care is pleasant, and at moments like being inspected: a remark made to charm gets checked for accuracy. What wears them down is “whatever you think.” Thank them for something exact. Take a side on the lightbulb, the trash and the day for laundry, so that fewer decisions fall to a worrier.',
  [Libra]:
    '“After you,” you both say, and the elevator leaves. Two people ruled by Venus make the handsomest of couples and the slowest of committees. You are so fair that friends bring you their disputes. Your own go unheard. Since neither will be the rude one, displeasure takes the form of extra polish in the voice, and you can be exquisitely civil for a month over something neither has mentioned. Agree that in alternate weeks one decides and the other may complain. Rudeness by appointment will make you laugh. After that, you hear what each of you wanted.',
  [Scorpio]:
    '“Fine” is a word you use often, and Scorpio will not accept it as currency. One step past your threshold the water gets deep. You came for harmony. They came for the truth and would tear up a pretty evening to have it. To someone always on guard, your fairness is a rest, since you never use what you know against them. A smile you toss to the whole table weighs, on their scale, what it would weigh coming from them. Keep one kind of smile for them alone. Finish the sentence that begins with fine.',
  [Sagittarius]:
    'Every toast takes two, one to raise it and one to see that the glasses are full. Few couples are asked out more. Sagittarius says the grand thing, you say it again so that people can bear it, and their candor tickles you, since it speaks up where you never do. Then one night they aim it at you, in front of people, with a great laugh. You freeze prettily. They notice nothing, and distance sets in. Say “That stung,” in the taxi at the latest. And follow an arrow sometimes. You are still weighing the trip when they come home with photographs.',
  [Capricorn]:
    'A contract bores other pairs, and you and Capricorn rather enjoy drawing one up. Saturn, their ruler, is exalted in your scales: agreement, form, a debt settled by the end of the month. But you lead by asking everyone, and they lead by having already done it. Their gravity strikes you as bad manners until a storm comes, when it holds. In the evening it pinches, because they come back tired and you hoped to be courted. Write courtship in, clause two, Thursdays. Keep to the clause on the nights when you are the tired one.',
  [Aquarius]:
    'At your own party you find Aquarius in the kitchen, explaining something to the caterer, and there you stay. They say the unsayable, you see what is elegant in it, and it seems that nobody else is awake. Saturn, honored in both signs, keeps the talk honest. You like them for not caring to please, and then rather wish they would please you. A fixed opinion is not adjusted for the sake of a nice evening, and the new shirt passes without comment. Ask for gallantry as you would for a favor. It will arrive as a homemade telescope. Accept delivery.',
  [Pisces]:
    'Both of you say yes to everyone, so on Saturday you are expected in three places. Venus, your ruler, is exalted in Pisces, and there is much sweetness, music and mercy between you, with neither ever saying when. Explaining fairness to someone who has already given away their share is tiring work. Nor can you arrange their sadness away. Hold a small ceremony of deciding, with a pot of tea, a calendar and no third person’s happiness on the agenda. And when they cry, skip the reasons. Play the record again.',
};
