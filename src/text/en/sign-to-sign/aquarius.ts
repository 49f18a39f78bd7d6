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

export const aquariusWith: BySign = {
  [Aries]:
    'Aries has joined your movement, been elected and marched off, all since lunch. You watch with real affection. Fire gives your ideas legs, and one “let’s go” from somebody with their coat on beats any number of nods. They obtain a reason for the charge and a better-chosen target. Then they want you hot, here, now, just when you have stepped back to get a proper view of it. Anger they can bear. Being observed they cannot. Fight back a bit, aloud, in the first person. It is astonishing how soon it is over, and how cheerful everyone is.',
  [Taurus]:
    'Nothing in their house has moved since your last visit except you. For an evening it is soothing. By the next you are proposing a hammock and the abolition of Sundays. Taurus defends what is and you what could be, and each is amazed to find the other immovable, having thought that was their own specialty. They love with hands and pans, you with an attention of the high, clear sort that cannot be eaten. Your principles could do with some flesh. Reform nothing for a month. Turn up, taste, say that it is good. Afterward they will consider the hammock.',
  [Gemini]:
    'Words have been coined in this company that nobody else can use. Gemini chases each idea you throw and brings back two, one with feathers on. They stop you from hardening into the monument to a single thought, and all that brilliance gets a spine from you. As lovers you make a game of it with good rules. The rules do not cover sorrow, and both of you will reach for a curious fact when a lip trembles. Never hold them to last week’s position. Hold them by the hand, for the length of a whole song, without comment on the lyrics.',
  [Cancer]:
    'Your absence was noticed at a dinner you did not know was important. Cancer had made the thing on the old card, with the real vanilla. The two of you meet as a surveyor meets a river. You think lucidly about people, and they feel exactly how this one is. Never have you been looked after in such detail, and when the flood is up, your calm is something to stand on. Write the dates down and treat them like laws of physics. Announce your solitude before you take it. “Back at six” gives them a whole afternoon.',
  [Leo]:
    'A crown, you point out, is a hat with a theory. Leo is not amused, is magnificent, and you cannot look away. Your opposite stands in the middle and you at the rim: one heart, one name, an open hand. You lend them perspective, and they lend you warmth that no principle requires. But the more you detach the more they perform, and neither fixed sign will be first to stop. Come down from the gallery and be one person’s admirer for an evening, by name, without irony. You will feel absurd. They would trade the spotlight at once for a place on your team.',
  [Virgo]:
    '“It would fall over,” Virgo says of your finest drawing, and shows you the screw. They are right, as it happens. You make an unlikely, useful pair, the leap and the landing. Their caring travels by errand and yours through ideas on how everybody ought to live, and each wonders when the other will begin. It is a question of scale. Notice one small thing a day that Virgo has done, and mention it. In exchange, obtain a corner exempt from inspection, and be as brilliant and as dusty there as you please.',
  [Libra]:
    'Something outrageous is said, by you, and Libra passes the salt and agrees with half. No one makes your strangeness so presentable or takes such delight in a fair fight of minds. As Saturn has honor in both signs, a word given is kept. They want to be a couple, however, with evening clothes and the first person plural, where you imagined two satellites in friendly orbit. Their wish to please looks to you like a want of principle. It is love of people, singly applied. Say “we” twice a day until it comes naturally. Then argue as you like.',
  [Scorpio]:
    'Two in the morning, and the question is still why you went cold at ten. You believed that you were thinking. Scorpio, fixed like you and at a right angle, admits no difference. They want in, and you want a door that opens from the inside. They have felt to the end things that you only mapped, and you can say calmly what they had sworn never to say. Explanations will not be believed; whereabouts will. Be transparent in dull matters, and the odd ones stay yours. When they burn, come nearer than seems wise.',
  [Sagittarius]:
    'Two hundred people would name you or Sagittarius as their closest friend. What your air works out on paper, their fire believes with the whole chest, and things get built. Neither clings, and neither demands to know where the other was. What may go missing is the small indoor part: who is sad, who would like to be asked. Your opinions set hard and theirs gallop, so debates pitch the same two camps each time. Concede a point, if only to see their face. An evening at home, on purpose, will show who blinks first at the tenderness.',
  [Capricorn]:
    'Behind your modern desk ticks a pocket watch, wound every day. That is Capricorn’s share in you. Saturn ruled both signs before anyone had heard of Uranus, and the neighbor at your back keeps what you claim to have outgrown: duty, rank, getting up early. They think you a brilliant waste of a good career, until you solve from the side something that has held them for a year. Neither pleads, and thanks are rare. You hold that people are equals, so do half of the dull work, visibly. Ask what the climb cost. The answer will cure you of at least one theory.',
  [Aquarius]:
    'Labels being absurd, you have been introduced at parties for six years as “um.” It suits you both. Here is an equal who does not pry, who can disappear into a workshop until dark and come out glad to see you. You have more ideas between you than a city needs, and more loyalty than cold people are supposed to have. Your warmest years may pass at a considerate distance, each too respectful to knock. In a dispute both are right, permanently. Resolve that one experiment a month be emotional, a letter by hand or a whole day in each other’s pocket. Record the results. They may force a revision.',
  [Pisces]:
    'Humanity you have always loved, and Pisces brings one of it home, wet. The sign after yours takes an ideal and fetches it a bowl of milk. Where you see the system that failed the stray, they saw its eyes. You both care beyond the family gate, and under your calm gaze their feelings can dry. But analysis, however kind, makes them fade at the edges, and a mood with no cause in evidence offends you like a faulty gauge. Do not diagnose. Sit beside them and watch the boats come in. What they sense about a person you like, enter as data.',
};
