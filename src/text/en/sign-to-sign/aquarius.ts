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
    'Aries has joined your movement, been elected and marched off, all since lunch. You watch with real affection. Fire gives your ideas legs, and one “let’s go” from somebody with their coat on beats any number of nods. From you they get a reason for the charge and a better-chosen target. Then they want you hot, here, now, just when you have stepped back to get a proper view of the quarrel. They can bear anger. They cannot bear being observed. Fight back a little, aloud, in the first person. It is astonishing how soon the fight is over, and how cheerful everyone is.',
  [Taurus]:
    'Nothing in their house has moved since your last visit. For an evening that is soothing. By the next you are proposing a hammock and the abolition of Sundays. Taurus defends what is and you defend what could be, and each is amazed to find the other immovable, having thought that was their own specialty. They love with hands and pans, you with attention of the high, clear sort that cannot be eaten. Your principles could use some flesh. Reform nothing for a month. Show up, taste, say that it is good. Afterward they will consider the hammock.',
  [Gemini]:
    'Words have been coined in this company that nobody else can use. Gemini chases each idea you throw and brings back two, one with feathers on. They keep you from hardening into a monument to a single thought, and you give all that brilliance a spine. As lovers you make a game of love, with good rules. The rules do not cover sorrow, and both of you will reach for a curious fact when a lip trembles. Never hold them to last week’s opinion. Hold their hand, for the length of a whole song, without comment on the lyrics.',
  [Cancer]:
    'You were missed at a dinner you did not know was important. Cancer had made the old family dessert, with the real vanilla. The two of you meet as a surveyor meets a river. You think clearly about people in general, and they feel exactly how this one is. You have never been looked after in such detail, and when the river is high, your calm is something to stand on. Write the dates down and treat them like laws of physics. Announce your solitude before you take it. “Back at six” gives them a whole afternoon.',
  [Leo]:
    'A crown, you point out, is a hat with a theory. Leo is not amused, is magnificent, and you cannot look away. Your opposite stands in the middle and you at the rim. You lend them perspective, and they lend you warmth that no principle requires. But the more you detach the more they perform, and neither fixed sign will be the first to stop. Come down from the gallery and be one person’s admirer for an evening, by name, without irony. You will feel absurd. They would trade the spotlight at once for a place on your team.',
  [Virgo]:
    '“It would fall over,” Virgo says of your finest drawing, and shows you the screw. They are right, as it happens. You make an unlikely, useful pair, the leap and the landing. They show they care through errands and you through ideas about how everybody ought to live, and each wonders when the other will begin. It is a question of scale. Notice one small thing a day that Virgo has done, and mention it. In exchange, ask for a corner exempt from inspection, and be as brilliant and as dusty there as you please.',
  [Libra]:
    'Something outrageous is said, by you, and Libra passes the salt and agrees with half. No one makes your strangeness so presentable or takes such delight in a fair fight of minds. Since Saturn has honor in both signs, a promise is kept. They want to be a pair, however, with evening clothes and the first person plural, where you imagined two satellites in friendly orbit. Their wish to please looks to you like a lack of principle. It is love of people, applied one at a time. Say “we” twice a day until it comes naturally. Then argue as you like.',
  [Scorpio]:
    'Two in the morning, and the question is still why you went cold at ten. You believed you were thinking. Scorpio, fixed like you and at a right angle, sees no difference. They want in, and you want a door that opens from the inside. They have felt all the way through what you only mapped, and you can say calmly what they had sworn never to say. They do not believe explanations; they do believe whereabouts. Be transparent about dull matters, and the odd ones can stay yours. When they burn, come closer than seems wise.',
  [Sagittarius]:
    'Two hundred people would name you or Sagittarius as their closest friend. What your air works out on paper, their fire believes wholeheartedly, and things get built. Neither clings, and neither demands to know where the other was. What may go missing is the small indoor part: who is sad, who would like to be asked. Your opinions set hard and theirs gallop, so every debate has the same two camps. Concede a point, if only to see their face. An evening at home, on purpose, will show who blinks first at the tenderness.',
  [Capricorn]:
    'Behind your modern desk ticks a pocket watch, wound every day. That is Capricorn’s share in you. Saturn ruled both signs before anyone had heard of Uranus, and the neighbor behind you keeps what you claim to have outgrown: duty, rank, getting up early. They think you are brilliant and wasting it, until you solve, from an odd angle, something that has held them up for a year. Neither pleads, and thanks are rare. You believe that people are equals, so do half of the dull work, visibly. Ask what the climb cost them. The answer will cure you of at least one theory.',
  [Aquarius]:
    'Labels being absurd, you may have been introduced at parties for years as “um.” That suits you both. Here is an equal who does not pry, who can disappear into a project until dark and come out glad to see you. You have more ideas between you than a city needs, and more loyalty than cool people are supposed to have. Your warmest years may pass at a considerate distance, each too respectful to knock. In a dispute both are right, permanently. Agree that one experiment a month will be emotional, a letter by hand or a whole day spent side by side. Record the results. They may force a revision.',
  [Pisces]:
    'You have always loved humanity, and Pisces brings one of its strays home, wet. The sign after yours takes an ideal and fetches it a bowl of milk. Where you see the system that failed the stray, they saw its eyes. You both care about more than your own family, and under your calm gaze their feelings can dry. But analysis, however kind, makes them fade at the edges, and a mood with no cause in sight offends you like a faulty gauge. Do not diagnose. Sit beside them and watch the boats come in. When they sense something about a person you like, enter it as data.',
};
