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

export const venusInSign: BySign = {
  [Aries]:
    'Across the crowded floor, you walk straight over. Others hint for a month. Wanting someone makes you brave and slightly reckless, and it is hard to resist being chosen so openly, by a person who laughs at the risk of a no. You like an answer back and a game played to win. Once won, the game goes slack, and you stir up a fight for the chase that follows. Venus prefers to be met halfway, a point you passed on the first evening. Slow the second month on purpose. Find out what pleases the one you ran after, and run after that.',
  [Taurus]:
    'Cloth gets tested between your thumb and finger, and so, in a sense, does everyone you love: you want to know how it wears. Pleasure is a serious competence here. You know which stall has the peaches, and when to stop talking and put on the record. Ownership creeps in at the edges, and a partner who takes up salsa seems to have removed something of yours. Lend freely, beginning with their evenings, and now and then eat somewhere of their choosing without comparing. Your affection, once given, stays put for good, and it survives a change of restaurant.',
  [Gemini]:
    'Notes under the windshield wiper, a nickname for every mood, a joke kept running since the first evening: you court with language and fall for whoever can return it. There is an exit in most of your sentences, so somebody who loves you can be thoroughly entertained for a year and unsure of having been told anything. Once in a while write the unfunny letter, the one with a single meaning, and hand it over in person. The jokes will survive. Love stays young around you because you go on asking questions long after most couples believe they have the answers.',
  [Cancer]:
    'The second toothbrush is a declaration as you see it, and a spare key nearly a vow. You love by housing people. You find out how they like their eggs, frame the photograph of their difficult mother, and want a message when they get home. Caution comes first, and you circle someone for a season before a claw relaxes, but those you take in are housed for good. Old slights lodge there too, rent free. When you feel yourself holding on harder, or going cold in the hope of being fetched, name the fear in one sentence and leave the latch up.',
  [Leo]:
    'You are the one to give the toast at somebody else’s wedding, and people quote it for years. Love, to you, deserves good lighting, and you celebrate your favorites so lavishly that they stand straighter afterward. There is nothing lukewarm about you: you stay loyal through the unphotogenic years and expect to be shown off in return. When attention wanders, hurt dresses up as grandeur, and you stage a scene to see whether anyone buys a ticket. Watch for affection that has no sense of theater, the tires pumped up, the porch light left on. Applaud that as well, since it was done for you.',
  [Virgo]:
    'A jacket relined, a wooden spoon worn to somebody’s grip: what moves you is care made visible over time. You court modestly, storing up a passing remark about figs and acting on it in August. Flash leaves you cold, and so does anyone who is careless with waiters. Receiving is the harder half. Some inner examiner asks whether you have earned this tenderness, and marks you down for the state of the hallway. Venus asks for no such examination. Accept the next present without planning its return, and on a morning full of chores have a long breakfast with someone, crumbs and all.',
  [Libra]:
    'Two good glasses come out even on a Monday. Courtship, in your view, ought never to be finished, and you go on dressing for the same person and saying please over the marmalade. People feel handsomer in your company, and kinder. For the sake of that atmosphere you agree to a great deal, and can find yourself wedded, so to speak, to the seating plan. Affection that has never met an objection stays on its best behavior. Raise a real one over dinner with the candles lit, and see that both of you still want dessert.',
  [Scorpio]:
    'Small talk on a first date is an entrance fee, paid with your eyes on the inner door. You want the unpublished version of a person, and offer your own to very few, whole. Desire runs deep and stays faithful; it forgives scars and is even drawn to them. Where Venus likes ease, you ask for proof, so that a message unanswered at nine has become evidence by ten. Leave one of their doors unopened on purpose, a friendship or a diary, and tell them that you did. To be trusted by someone who could so easily have looked is a rarer compliment than desire.',
  [Sagittarius]:
    'It often starts at a border crossing, or in the wrong language, over a map held upside down. You fall for people who enlarge the world, and you love best on the move, laughing, with a view. You give away books, praise, entire weekends. A relationship that asks where you were at six makes you glance toward your shoes, and you take the calm that follows passion for the end of the road, when it was only the first inn. Explore someone you already know. Ask for a story they have never told you, and stay through its dull middle.',
  [Capricorn]:
    'Like a stone wall laid dry, your love goes up slowly, each piece turned over before it is placed, and it is standing long after flashier neighbors have had to rebuild. Reliability strikes you as seductive, and so do a few gray hairs. You show devotion by turning up when you said, with the car already defrosted. For those who wait, there is a sensual streak under the reserve. But you keep affection back until it has been deserved, or judge a match by how it looks from the street. Say the warm thing while it is still imprudent.',
  [Aquarius]:
    'Friends ask what you and somebody are to each other, exactly, and you enjoy having no word for it. Affection begins as fascination: an odd hobby, an opinion nobody else at the gathering would have risked. You offer love without fences, and your former partners still help you move. The air can get thin up there. Told that you are needed, you reach for a principle, when the person asking wanted an arm around them. Invent whatever arrangement suits you, separate kitchens included. Then, inside it, do something wholly conventional, such as holding hands at the movies.',
  [Pisces]:
    'Someone admires your scarf and goes home wearing it. Venus has no finer seat than this, and love pours out of you with little thought for the bill, toward strays as well as the one asleep beside you. You hear the song under a person’s bad manners, and a bowl of lemons can undo you. You also fall for what somebody could become and spend years watering it, or give until the giving has a sigh in it. Keep a short list of what is done for you in a month, promises left out. Whoever looks well on that list deserves the flood.',
};
