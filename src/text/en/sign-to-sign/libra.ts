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
    'A parking space is in dispute, and to your horror someone on your side gets out of the car and wins it. Aries stands opposite, the sign that says what it wants. Beside your forty courtesies this is scandalous and extremely attractive. Soon, though, you are smoothing the carpet behind them while your own wishes, politely withheld, build into a cold front. They do not take hints. Say “I want” once a day over small matters, and hold it through the first objection. They will grin. An equal is what they came for.',
  [Taurus]:
    'You gave Taurus a first edition, and they would have liked a bathrobe. Venus governs both of you, with opposite ideas of a present: theirs must please the skin, and yours should mean something when described. The evenings can be slow and lovely, provided you do not review them as they happen. A question you hoped to toss about is to them either food or noise, and any “maybe” of yours is banked as a yes. Keep yes for when you mean it, and take one hour’s plain possession without irony: this hand, this table, this plum.',
  [Gemini]:
    'The waiter has been back three times and neither menu is open. You think best with another mind in the room, and here is one that goes at full speed. Gemini unseats your opinions merrily and leaves you better ones. Affection stays young on a diet of air, which lacks iron, as one of you finds on a bad day, when a shoulder is wanted and a witty remark is served. They also switch sides mid-argument, just after you had been fair to both. For anything serious, sit on the same side of the table. And order. Someone must.',
  [Cancer]:
    'They went silent at the salad, and you have been charming ever since. A drop in temperature sends you to your manners, when Cancer wanted the fork put down. You mean different things by close. You like to face someone across a little distance and see them well. They like to be held until nobody can see at all. On your arm, they enter rooms they would have avoided. Next time, stop in midsentence, go around the table and ask. Six clumsy words tonight outweigh a lovely letter next week.',
  [Leo]:
    'A chandelier has been hung in your tasteful room. Too large, you think, and cannot stop looking. Leo chooses, glows and takes you along, which delights anybody able to see both sides of a spoon. What they get is a counselor, so deft at turning a proud person from a mistake that it seems to have been their own idea. But you hand over what pleases and keep back the doubt, and later they feel fooled. Tell them one unwelcome truth early, in private, wrapped in admiration you do feel. When the applause comes, stand forward. Half of the rehearsing was yours.',
  [Virgo]:
    'Under the tablecloth, one short leg has been evened with a folded card. Virgo did it, whose sign is just behind yours and who attends to what you would sooner not look at. You supply the grace and they make sure that it stands. It is pleasant, and at moments like being examined: a remark made to charm gets checked for accuracy. What wears them down is “whatever you think.” Thank them for exact things. Take a side on the bulb, the trash and the day for laundry, so that fewer decisions fall to a worrier.',
  [Libra]:
    '“After you,” you both say, and the elevator leaves. Two people ruled by Venus make the handsomest of couples and the slowest of committees. Such is your fairness that friends bring you their disputes. Your own go unheard. As nobody will be the rude one, displeasure takes the form of extra polish on the voice, and you can be exquisitely civil for a month over something never mentioned. Agree that in alternate weeks one decides and the other may complain. Rudeness by appointment will make you laugh. After that, you hear what each of you wanted.',
  [Scorpio]:
    '“Fine” is a word you use often, and Scorpio will not accept it as currency. One step past your threshold the water gets deep. You came for harmony. They came for the truth and would tear up a pretty evening to have it. To someone always on guard, your fairness is a rest, since you do not use what you know. A smile tossed to the whole table weighs, on their scale, what it would weigh coming from them. Keep one kind that is theirs alone. Finish the sentence that begins with fine.',
  [Sagittarius]:
    'Every toast takes two, one to raise it and one to see that the glasses are full. Few couples are asked out more. Sagittarius says the large thing, you say it again so that people can bear it, and their candor tickles you, since it speaks up where you never do. Then one night it is pointed at you, before company, with a great laugh. You freeze prettily. They notice nothing, and distance sets in. Say “That stung,” in the taxi at the latest. And follow an arrow sometimes. You weigh the trip until they are home with photographs.',
  [Capricorn]:
    'A contract bores other couples, and you and Capricorn rather enjoy drawing one up. Saturn, their ruler, is exalted in your scales: agreement, form, a debt settled by the end of the month. But you lead by asking everyone, and they lead by having already done it. Their gravity strikes you as bad manners until a storm, when it holds. At home it pinches, for they come back tired and you hoped to be courted. Write courtship in, clause two, Thursdays. Keep to the clause on the nights when you are the tired one.',
  [Aquarius]:
    'At your own party you come on Aquarius in the kitchen, explaining something to the caterer, and there you stay. They say the unsayable, you see what is elegant in it, and it seems that nobody else is awake. Saturn, dear to both signs, keeps the talk honest. You like them for being uninterested in pleasing, and then rather wish they would please you. A fixed opinion is not adjusted for a nice evening, and the new shirt passes without comment. Ask for gallantry as you would for a favor. It will arrive as a homemade telescope. Accept delivery.',
  [Pisces]:
    'Both of you say yes to everyone, so on Saturday you are expected in three places. Venus, your ruler, is exalted in Pisces, and between you flows much sweetness, music and mercy, with very little of anybody saying when. Explaining fairness to someone who has already given away their share is tiring work. Nor can their sadness be answered by arrangement. Hold a small ceremony of deciding, with a teapot, a calendar and no third person’s happiness on the agenda. And when they cry, skip the reasons. Play the record again.',
};
