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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const venusProgressedSign: BySign = {
  [Aries]:
    'This time you ask first, and your ears are hot while you wait for the reply. A quarter century or so of bolder affection begins, even for lifelong piners at windows. Taste moves toward red, percussion, mustard. You are fun to love. Venus is a poor strategist in this sign, and you can win an argument at the price of the whole weekend. When tempers rise, run a lap of the park. Then come back and flirt.',
  [Taurus]:
    'Love acquires a pantry. In a sign of its own for around twenty-five years, Venus calms the heart down far enough to taste things: apricots, bass notes, the same neck in the same light. You choose people as one chooses boots for walking, and the blisters stop. Affection grows hard to shift, from the sofa too, or from a bond that has gone to sleep. Once a year, ask someone dear what they would like more of.',
  [Gemini]:
    'Whoever makes you laugh at the checkout has a claim on you that a handsome face cannot match. For two decades and more you love by noticing, and send clippings, voice notes, a postcard from the next street. Friendships multiply, and several of them have a flirtation in them. That makes choosing awkward, as each person suits one side of you and none has met the others. Where two people might reasonably hope, clear it up by the weekend.',
  [Cancer]:
    'Something in you has started collecting bowls. Affection nests for about twenty-five years, and the flirt you may have been is slightly abashed to find what stirs it most: a coat on its own hook, a name said sleepily. Your friends’ children know where the cookies are. Tenderness of this kind expects to be sensed in return without a word, and often it is missed. Say on Friday what would comfort you on Saturday.',
  [Leo]:
    'Velvet returns to the wardrobe. For two and a half decades love asks for ceremony, and even a confirmed homebody courts in full daylight, with flowers sent to the workplace. You give better presents, back an unknown painter, dare a color on the ceiling. Pride keeps step, so a forgotten anniversary is treated as an offense against the crown. Tell them a week beforehand that the day is coming. Be as grand in pardoning as you were in giving.',
  [Virgo]:
    'Grand declarations begin to embarrass you, like a portrait of yourself in a cape. For twenty-five years or so the heart prefers evidence: who sharpened the knives, who remembered the good pillow. You become a subtle lover, skilled at making ordinary days go well for two. Low in dignity here, Venus can dispense affection with an eyedropper. Pleasure involves some spillage. Leave one evening a week unimproved, and eat the dessert straight from the dish.',
  [Libra]:
    'Chairs get moved until the room can talk. Airy and at home, Venus spends some twenty-five years making you sociable: you take up partner dancing, soften a hard voice, see what a touch of gray would do for that blue. Attachments get fairer, and both people feel chosen. You may, though, fall for being matched and overlook the person. See how somebody takes losing at cards. Show them your own bad temper by the third month.',
  [Scorpio]:
    'Being slightly fond of someone is no longer possible. A quarter century of deeper water opens, and your taste darkens with it, toward cellos, oxblood, perfume with smoke in it. Love on these terms changes people. It also keeps watch, and turns a friendship over to see what is stamped on the bottom. Give curiosity the weekend off, Friday to Sunday, and let yourself be simply liked.',
  [Sagittarius]:
    'After long immersion the heart comes up laughing, with wet hair. For about twenty-five years you love what widens you: a companion with another mother tongue, tango at high altitude, an argument about first principles in bed. Jealousy loosens. Anyone for whom love means being near may see only your back. Leave a date of return with every departure, and be gladder to arrive than you were to set off.',
  [Capricorn]:
    'Romance turns up carrying a calendar, and you find this attractive. Through two decades and some years you choose people for how they behave in February. You dress better, in fewer things. Vows get kept. So do records of who has given what, and tenderness may be released only against a receipt. Once a month spend affection recklessly, on somebody who has done nothing to earn it since breakfast.',
  [Aquarius]:
    'The old type walks by, and all you feel is goodwill. Attraction answers to other laws for about twenty-five years: what snares you is the misfit who builds harpsichords from plywood. Friendship becomes the best part of love, perhaps its definition. Freedom you grant splendidly. Someone may wish you granted it with a shade more regret at the gate. Miss them out loud, in ordinary words on a card, without a theory attached.',
  [Pisces]:
    'Forgiveness comes easily of late, even for the brother-in-law. Venus is exalted here and stays some twenty-five years, long enough to soak through the coolest principles. Music matters, a stranger’s tired face matters. Several people would call you the gentlest person they know. Bargainers notice that as well. Since you can see a swan in most ducklings, take a plain-spoken friend along to the second meeting, and listen to what they say on the way back.',
};
