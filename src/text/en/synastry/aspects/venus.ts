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
      'Anyone can see that you like them. Your Venus is charmed by the way their Sun goes about being somebody, and under your gaze they get better looking and a little lordly, while you enjoy having a person to be proud of. It is sweet between friends as much as between lovers. You may do most of the admiring, and unless you speak up they may never learn what you are good at yourself.',
    harmonious:
      'Their small boasts, which annoy other people, make you smile. Your Venus is on easy terms with their Sun, so their pride turns to warmth in your company, and they are fond of the person they see in your eyes. You have a talent for pleasant days together. Affection that costs so little can become a habit nobody thinks about, so give them something you took trouble over.',
    tense:
      'Much as you like them, you would like to change a few things. Their Sun takes up space in a manner that attracts your Venus and offends its sense of proportion, so your fondness comes with suggestions, and they may feel that you are waiting for them to improve. Some of their boldness would look well on you, and they gain by your taste. When you feel slighted, say so before you turn polite.',
  },
  [Moon]: {
    conjunction:
      'You are kind where this person is most easily hurt, since your Venus lies on their Moon. You remember how they take their coffee, notice that they are sad before they have said so, and are let into parts of their life that others never see. Few people are gentler to come home to, or to work beside. They may need you for comfort and little else, and your own troubles never come up unless you mention them.',
    harmonious:
      'It is comfortable to do nothing in particular with this person. Your Venus pleases their Moon without any effort, they make you feel at home, and sad or tired people like to gather around the two of you. One good day follows another, and nobody would want to spoil the run. That is why a small grievance can sit in a corner for a year. Take turns at complaining a little, and see how kindly it is heard.',
    tense:
      'For the evening you had planned a treat, and they would rather have stayed in. Your Venus likes an occasion, while their Moon longs for soup, quiet and an early night, and one of you can feel unloved on the very evening that was meant as a present. Nobody doubts the fondness; only the timing is off. Before you book anything, ask which sort of evening they are in the mood for.',
  },
  [Mercury]: {
    conjunction:
      'You like to hear them talk, whatever it is about. The way their Mercury puts things pleases your Venus, and being enjoyed so much makes them wittier; messages go back and forth all day. It is a friendship of the ear before it is anything else. Because each admires the other’s words, hardly anything gets contradicted. A well-turned sentence may also be wrong, and you could be the one to say so.',
    harmonious:
      'This person can say why you like what you like. Their Mercury finds the words for the taste of your Venus, while you give their wit a kinder tone, so that decorating a room, selling something or making up after a quarrel is easier for two. You laugh a good deal. What is ugly or boring gets left out, until it has to be done in a hurry.',
    tense:
      'What you treasure is a topic to them. Their Mercury makes a joke about something your Venus had chosen with love, and when you drop hints or go quiet, so literal a mind hardly notices. A pretense or two of yours may not survive the teasing, and you won’t miss it. From you they may learn that the tone is half of what is said. When you want something, say plainly what it is.',
  },
  [Venus]: {
    conjunction:
      'With your Venus and theirs in the same place, you like the same things and show affection in the same way. You choose the same picture from across a gallery, make peace almost before a quarrel has begun, and feel better looking for the approval of so good a judge. You may spend too much, and neither says so. Find out now and then what each of you would choose if the other weren’t looking.',
    harmonious:
      'Presents between you are right the first time. Your Venus and this person’s value things that go together, so kindness passes back and forth without any bookkeeping, and other people like to have you both along. Things can go on like that for years, pleasantly, without either of you ever asking for anything hard. Want something a little inconvenient and say so. They may be glad to be needed.',
    tense:
      'What counts as a gift, or as a proper goodbye, differs between you. Your Venus and theirs show affection in different ways, so each can feel a little unloved by someone who is loving them. The contrast is real, and neither of you is short of feeling. Give what they would wish for, and ask for what you would; a room furnished by both looks better than either could make it alone.',
  },
  [Mars]: {
    conjunction:
      'They can’t help reacting when you come in. Your Venus has charmed their Mars, and what comes back, whether it is desire, rivalry or sheer energy, makes you feel picked out. Between lovers it is classic attraction; among colleagues or in a family, it gets the fence painted. You set them going without noticing, sometimes toward something you only half wished for, and stopping them is a good deal harder.',
    harmonious:
      'They lift the sofa, you say a little to the left, and both of you enjoy it. Their Mars rescues your Venus from endless choosing, and in your company so much force learns manners. Anything that needs charm as well as push, a campaign, a courtship or a dinner for twelve, is in good hands. Each may come to take the other’s half for granted. Lift something yourself, and let them say where it goes.',
    tense:
      'They are in more of a hurry than you like. Their Mars comes on too fast for your Venus, your tact looks to them like one long refusal, and a real interest in each other keeps misfiring. There is plenty of heat in it, which two friends can use as well as two lovers. Say slower when you mean slower, and yes when you mean yes, so they don’t have to guess.',
  },
  [Jupiter]: {
    conjunction:
      'Good things gather around the two of you, for your Venus and this person’s Jupiter, the old kindly planets, are together. You make them lavish, their good will makes you radiant, and guests arrive of their own accord. In love, in friendship or in business much comes to you that others have to work for. Neither of you is good at saying when to stop. Find one pleasure you share that costs nothing and ends by ten.',
    harmonious:
      'Whatever you love looks better in this person’s company. Their Jupiter sees the best in the taste of your Venus and tells others, and you make their convictions inviting, as good food does with serious talk. Help comes to each of you through the other’s friends. With so much good humor, a great deal is let slide. If one of you is always the host, mention it while it is still funny.',
    tense:
      'They give you something magnificent, and you had wanted something small enough to hold. Their Jupiter loves on a large scale and your Venus on a smaller one, and because both of you mean well, a complaint seems out of the question. So there is always one more dinner, one more present, one more trip. The good will is real. Agree on a limit beforehand, and keep each other to it with a grin.',
  },
  [Saturn]: {
    conjunction:
      'Affection between you shows in what you keep: an appointment, a promise, a box of old letters. Your Venus warms a place that their Saturn had closed off, and they repay you with time and faithfulness more than with compliments. It is one of the contacts that last. What you may miss is play. Go on teasing them, even when it isn’t returned at once, because they count on your light touch more than they can tell you.',
    harmonious:
      'Thanks to you this person stops working for an hour, and they see to it that what you love is looked after. Your Venus and their Saturn are good for each other: one brings charm, the other makes it last, and what others took for an unlikely pair may stay together longer than they do. Over the years, the fun can turn into upkeep, and neither brings the other anything just because it was pretty.',
    tense:
      'They don’t quite believe your compliments. Affection makes their Saturn cautious, as if it might be taken away again, so your Venus can feel like a luxury that they are trying to do without. Their reserve hurts you, and your wish to be pleased tires them. Patience is worth it up to a point, and you should know where that point is. If they keep coming back, take that as the answer they can’t put into words.',
  },
  [Uranus]: {
    conjunction:
      'The liking was there before either of you had a reason. Your Venus calls up the most unusual side of their Uranus, and near them your own taste grows bolder. It stays lively as long as neither tries to own the other. You will enjoy them most if your life is full without them, so that it is a pleasure when they come and no blow when they go.',
    harmonious:
      'Near this person your taste gets some fresh air. Their Uranus tempts you toward music, clothes or people that you would never have tried, and beside your Venus their oddity begins to look like style. Neither of you asks for proof, so the liking is fresh after long gaps. But nobody knows how much weight so light a bond would bear. Lean on it once, over some small matter, and find out.',
    tense:
      'You would like to be wanted, and they would like to be free. Your Venus reaches for somebody who, with that Uranus, takes a step back, and the warm and cool days that follow are so exciting that they can pass for closeness. To them your kindness may look like a claim. Notice how they are on an ordinary day, and go by that.',
  },
  [Neptune]: {
    conjunction:
      'To you this person has something of a dream about them. Your Venus is enchanted by their Neptune; you overlook what you would criticize in others, and feel kinder and more musical than you are on ordinary days. It may be a rare tenderness, or only a flattering light. Meet by day, with errands to do and bags to carry. Fondness that survives a trip to the supermarket can be trusted.',
    harmonious:
      'You are touched by the same things. Their Neptune widens the affection of your Venus until it takes in strangers, and through you their dreams become something that can be seen, on paper, in a room or in a garden. So much gentleness excuses nearly everything, vague answers included, and a plan you had counted on may turn out to have been only a lovely idea.',
    tense:
      'You believed what you wished to believe, and they let you. The hopes of your Venus invite their Neptune to be what you adore, or else to need saving, and both of you are disappointed later. Before you make a large sacrifice, ask somebody who is fond of you and not of them. Part of the sweetness is real, and it is still there when you see them plainly.',
  },
  [Pluto]: {
    conjunction:
      'This person would like to matter to you more than anybody else does. Your Venus has touched their Pluto, which does nothing by halves, and the devotion you get is flattering and sometimes heavy. You may love more fiercely yourself than you thought you could. Keep your other friendships, and keep them in the open. When they know that you come of your own free will, they have no need to hold on.',
    harmonious:
      'What you try to hide with a smile is what they like best in you. Their Pluto looks past the pleasing side of your Venus and treasures what lies beneath it, and your gentleness gives so strong a person something to protect. Trust grows slowly here and goes all the way down. Your friends and theirs may feel, though, that there is no room for a third at the table, and may stop coming.',
    tense:
      'They watch who you are kind to. Pleasing everybody comes naturally to your Venus, their Pluto would like to have you all to itself, and so favors are withheld on one side and demanded on the other. Call jealousy by its name, whichever of you feels it. The attachment beneath it makes your charm more honest, and teaches them that affection can’t be forced.',
  },
  [Ascendant]: {
    conjunction:
      'You liked the look of them before you knew their name. With your Venus on their Ascendant, their style suits you as if you had picked it, and at your side they become more attractive to everybody, as you may notice at parties with mixed feelings. It makes for a warm, easy beginning. A surface is soon known. The compliment they will remember is the one on something that can’t be seen.',
    harmonious:
      'They show you their good side, and like to see it noticed. Your Venus makes things easier for their Ascendant: you suggest the color, put in a kind word for them, and are treated with a courtesy that has real warmth in it. As a pair you are welcome everywhere. Anything less pretty stays behind the scenes. Let them see you tired and uncombed, and they may do the same.',
    square:
      'Something in their manner grates on you, and you can’t stop listening for it. Your Venus is square to their Ascendant, so the laugh, the clothes or the loud greeting is not to your taste, or it is just what you lack and would like to have. They sense that they are being judged, politely. A good part of the annoyance goes away on the day when they are trying to charm you.',
    opposition:
      'They hope to be liked by the people close to them, and your Venus brings that to their Descendant, straight across from their Ascendant. They see in you the agreeable partner, in work or friendship or love, and become more considerate for having you opposite. You enjoy being the one they ask. Because peace means so much to both of you, a real difference can go a long time without a hearing.',
  },
};
