import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const venusSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Anyone can see that you simply like them. The way their Sun goes about being somebody is what draws your Venus, and under your regard they grow handsome and a trifle lordly, while you enjoy having a person to be proud of. The sweetness flows mostly toward the throne. It stays mutual if you speak, too, of delights in which they had no part.',
    harmonious:
      'Small boasts of theirs, which annoy others, make you smile. Pride turns to plain warmth in your hands, so easy is your Venus with their Sun, and they like who they are when you are watching. Politeness comes naturally on both sides. Affection that costs so little stops being given on purpose, so choose something for them that took trouble, and require a little trouble back.',
    tense:
      'With a slightly different jacket, you think, they would be perfect. Their Sun takes up space in a manner that attracts your Venus and offends its sense of proportion, so your fondness arrives with alterations and they feel liked as a sketch. When slighted, speak up before the chill sets in. Some of their brass will look well on you, as they never tire of showing.',
  },
  [Moon]: {
    conjunction:
      'Kindness of yours lands where this person is softest, since your Venus lies on their Moon. You remember how they like things, and they let you into the unlit back rooms of a life. Few ties are gentler to come home to or to work beside. Being so comforting, you may be cast as comfort and little else. Be admired by them, once in a while, for something difficult.',
    harmonious:
      'An old quilt, a new song and nowhere to be: on this the two of you agree. This person’s Moon is pleased by your Venus without any effort, your fondness finds a nest, and people in need of a soft hour collect nearby. One pleasant day runs into the next. If something is missing neither says so, for fear of letting in the cold. Take turns at one small grumble, and see how well it is received.',
    tense:
      'You bring a treat where they want looking after. Where your Venus has planned something festive, their Moon longs for quiet and an early night, and each accuses the other of coldness in a very warm voice. What pleases one leaves the other unfed. It helps to ask which sort of evening it is before anything is booked. Spoiling is the vice you have in common, and the one you forgive.',
  },
  [Mercury]: {
    conjunction:
      'You like to hear them talk, whatever it is about. How their Mercury puts things is dear to your Venus; they grow wittier for being enjoyed, and messages go back and forth. It is a friendship of the ear before it is anything else. People who admire each other’s words seldom correct them, and a pretty phrase can talk you out of a good objection. Wait an hour and then say it.',
    harmonious:
      'Words for what you like come from this person. Their Mercury can say exactly why the green is right, while your Venus lends their wit a kinder ear and a better tie. Decorating, selling and making up after a quarrel all go well, since talk does it. What is unlovely gets skipped. Take one ugly subject at a time and see it through to a decision.',
    tense:
      'Taste is a tender matter with you, and to them it is a topic. Their Mercury jokes about a thing that your Venus had chosen with love; hints hardly reach so literal an ear, and sulking is wasted on it. Put the wish into nouns and verbs. Their teasing blows the dust off your prettier pretenses, and from you they may hear that tone is half the message.',
  },
  [Venus]: {
    conjunction:
      'Tastes coincide, and so do the forms of affection, for your Venus and theirs are in one place. Each grows lovelier for the approval of so good a judge, and peace is made almost before a quarrel has begun. Nobody is on hand to say that it is too much or too pretty. What each would choose if the other weren’t looking is worth finding out.',
    harmonious:
      'Presents from them never need exchanging. Your Venus and this person’s value things that go together, so kindness passes back and forth with no bookkeeping, and others like to have you two along. So much agreement breeds drift, as with people floating in a warm pool. Want something a little inconvenient and say so. They are likelier to enjoy the swim than you suppose.',
    tense:
      'What counts as a gift, or as a proper goodbye, differs between you. Your Venus and theirs show affection in unlike ways, so that each can feel a shade unloved by someone who is loving them. The contrast is real and not a lack of feeling. Give what they would wish for, and ask for what you would; a house furnished by both looks better than one eye could make it.',
  },
  [Mars]: {
    conjunction:
      'When you are in the room they move through it differently. Their Mars has been charmed into action by your Venus, and the wanting that comes back, ardent or merely energetic, makes you feel picked out. Between lovers it is the classic spark; among colleagues, it gets the market stall painted. You can set them going without noticing, so know what you do want, as hints are taken here at a run.',
    harmonious:
      'They lift, you say a bit to the left, and both enjoy it. From endless choosing you are rescued by their Mars, and your Venus draws the temper out of all that force. Whatever wants both zest and tact, a campaign or a courtship or a large dinner, is in good hands. Things that come by themselves are rarely tended, however. Thank them aloud for the lifting.',
    tense:
      'They are in more of a hurry than you like. Their Mars comes on too fast for your Venus, your tact looks to them like one long refusal, and so the interest is great and badly timed. Say slower when you mean slower, and yes when it is yes. They did mean it as a compliment, and can learn that your pace has its pleasures.',
  },
  [Jupiter]: {
    conjunction:
      'Pleasure gathers around you both, because your Venus and this person’s Jupiter, the old kindly planets, fall together. You make this person lavish, their good will makes you radiant, and guests turn up of their own accord. Tenderness has wide margins here, and so has waste. Cultivate one delight in common that is free of charge and soon over.',
    harmonious:
      'Others stay another hour when you have introduced them. Their Jupiter sees the best in what your Venus loves, and beliefs of theirs that sounded stiff look inviting once you have had them to dinner. Help comes to each through the other’s friends. Good humor lets a great deal slide, all the same; if one of you is always the host, the time to mention it is while it is still funny.',
    tense:
      'The gift was magnificent, and you had wanted something you could hold. Their Jupiter gives on its own scale and your Venus is pleased on a smaller one, while both mean so well that complaint seems out of the question. Indulgence begins to pass for closeness. Agree on a limit beforehand and keep each other to it with a grin, for the generosity itself is sound.',
  },
  [Saturn]: {
    conjunction:
      'Affection between you shows in what is kept: appointments, old letters, a promise. A place that their Saturn had closed is warmed by your Venus, and they repay you in time and faithfulness. It is one of the contacts that hold. Compliments come slowly and play more slowly still, so go on playing without being asked. They count on your ease more than they can tell you.',
    harmonious:
      'On the bench that they built, you have put a cushion. Your Venus coaxes this person out of working hours, and with their Saturn behind it what you love gets somewhere to age well. People call the bond old-fashioned and envy it. It does not need much stoking. By degrees the fun can turn into upkeep, so plan something together that serves no purpose at all.',
    tense:
      'Praise makes them suspicious. Affection unsettles this person’s Saturn, which is careful with whatever it might come to depend on, until your Venus feels like an extravagance. Their reserve hurts you, and your wish to be pleased tires them. Be patient up to a point, and tell them where the point is. If they keep coming, take it for the answer that it is.',
  },
  [Uranus]: {
    conjunction:
      'The liking was there before either of you had a reason. Your Venus calls up the most unusual side of their Uranus, and near them your own taste grows bolder. It stays lively as long as neither tries to own the other. You will enjoy them most with a full life in between, when their coming is a pleasure and their going is only their way.',
    harmonious:
      'Air comes into your preferences when they are about. Their Uranus nudges you toward what you had never thought to like, while with your Venus their oddity looks well cut. Neither requires proofs of devotion, so the liking is fresh after long gaps. A thing so light is untested under load. Lean on it once, over some small matter, and learn what it holds.',
    tense:
      'You would like to be wanted, and they would like to be free. Your Venus reaches for somebody who, with that Uranus, takes a step back, and the warm and cool days that follow are so exciting that they can pass for closeness. To them your kindness may look like a claim. Notice how they are on a dull day, and go by that.',
  },
  [Neptune]: {
    conjunction:
      'To you they look a little lit from within. Your Venus stirs this person’s Neptune and they dissolve your standards, until music seems to be coming from next door. What you have might be a rare tenderness, or it might be largely lighting. Meet by day, with errands to do. A fondness that outlasts the supermarket can be trusted, glamour and all.',
    harmonious:
      'You are touched by the same things. Their Neptune widens the affection of your Venus until it takes in strangers, and through you their dreams become something that can be seen, on paper, in a room or in a garden. So much gentleness excuses nearly everything, vague answers included. Forgive what has been admitted, and ask kindly about the rest.',
    tense:
      'You believed what you wished to believe, and they let you. The hopes of your Venus invite their Neptune to be what you adore, or else to need saving, and both of you are disappointed later. Before a large sacrifice ask somebody who is fond of you and not of them. Part of the sweetness is real, and it is still there when you see them plainly.',
  },
  [Pluto]: {
    conjunction:
      'They want to matter to you more than anybody else does. Your Venus has touched a possessive side of this person’s Pluto and a devotion that is flattering and heavy to bear. You love more fiercely yourself for it. Keep your other friendships, openly. Tell them unasked what they mean to you, and that you choose it freely each time.',
    harmonious:
      'The flaw you hide when laughing is what they like most. Their Pluto goes past the pleasing surface of your Venus and treasures what lies under it, and your gentleness gives all that force a thing to protect. Trust grows slowly and then goes all the way down. A bond so deep can shut the gate on everyone else, and it is healthier for having visitors.',
    tense:
      'They watch whom you are kind to. To please everybody is natural to your Venus, their Pluto would like to have you whole, and so favors are withheld on one side and demanded on the other. Call jealousy by its name, whichever of you has it. The attachment beneath it makes your charm more honest, and teaches them that a present can’t be forced.',
  },
  [Ascendant]: {
    conjunction:
      'Before you had the name, you liked the look of them. With your Venus on their Ascendant, their style suits you as though you had been consulted, and at your side they become more attractive to everybody, as you may come to regret at parties. Pleasure in a surface is honest, if brief. They are fondest of the compliments that go to something unseen.',
    harmonious:
      'Their good side is turned toward you, and they enjoy having it noticed. The entrances of their Ascendant go more smoothly with your Venus near: you suggest the color, put in a word, and are treated with a courtesy that has real warmth in it. Rough matters go on meanwhile behind the scenery. Sit with them some morning before anyone has combed anything.',
    square:
      'That laugh grates on you, and you keep listening for it. Your Venus is square to the manner of their Ascendant, which is not to your taste or else is so exactly what you lack that you covet it, and behind your good manners they sense a jury. Praise the part that you envy, out loud. Much of your annoyance goes when you are the one they are being charming for.',
    opposition:
      'Liking is what they hope for from another person, and your Venus brings it to their Descendant, straight across from their Ascendant. They see in you the agreeable partner, in work or friendship or love, and become more considerate for having you opposite. You enjoy being the one they ask. Because peace means so much to both of you, a real difference can go a long time without a hearing.',
  },
};
