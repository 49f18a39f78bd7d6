import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const venusProgressedAspects: ProgressedAspectsOf<typeof Venus> = {
  [Sun]: {
    conjunction:
      'Progressed Venus reaches your Sun, which it does once in most lives, and love, friendship or an art moves from the edge of your life to the middle. People like you, and you know what suits you, in company as in everything else. A little vanity comes with it, and you might promise yourself to whoever admires you most. Before that it is worth seeing who is still good company over the dishes.',
    harmonious:
      'Progressed Venus is at ease with your Sun, and you are drawn to people and things that do you good. You get along with others without effort; a friendship, a love or a more beautiful home needs only a mild push. It can wait in vain, since you are so comfortable. For {duration} you could be the one who names the evening, buys the paint or asks first.',
    tense:
      'Your Sun and progressed Venus are at odds, and love gets in the way of your aims, or the other way around. An attraction may lead you aside, a wish to please make you vague, or pride keep you from enjoying what you have. You want more from life than you used to, and it does not all fit in. Often the two merely want the same hours, and both can stay if each is given some of its own.',
  },
  [Moon]: {
    conjunction:
      'Tenderness and taste come together while progressed Venus is on your Moon. You look after your home and the people in it with pleasure, forgive easily, and may come to love somebody as you love family. You also want more comfort than usual, and want it at once. It is a good time to make one room as beautiful as you have always wished, and to have somebody in it who never asks for anything.',
    harmonious:
      'Progressed Venus is kind to your Moon: the people you are fond of get along with one another, it is easy to say something tender, and nobody in the family enjoys an old grudge any longer. In so pleasant a time you may let things slide. Somebody close to you once did you a kindness that you have never mentioned, and would be glad to hear about it.',
    tense:
      'Progressed Venus is out of tune with your Moon, so what you like and what you need are not the same. You want to please and want to be left in peace, or are drawn to people you cannot rest with, while those you can rest with seem dull. Both wishes are yours, and others cannot guess which of them comes first at the moment. “Look after me, and let’s not talk” would spare you both reproaches.',
  },
  [Mercury]: {
    conjunction:
      'Progressed Venus arrives at your Mercury, and you can say what you feel, and say it well. You like people for their minds, write better than usual, and may take up an art by way of its rules. Others agree with you because it was a pleasure to be asked. What is awkward may get left out, though. Someone with a flaw in a plan would sooner hear it from you than from someone who enjoys it.',
    harmonious:
      'The right tone comes easily while progressed Venus helps your Mercury, so a friendly talk leads somewhere. You get along with strangers, learn with pleasure, and can end a disagreement with a joke. What is unpleasant goes unsaid in all this. The lateness that has come to annoy you, or the favor never returned, can be mentioned in the same friendly tone and be over in a minute.',
    tense:
      'While your Mercury is crossed by progressed Venus, what you say does not sound as kind as it was meant. You may flatter when you are bored, joke at the wrong moment, or talk about a feeling until nothing is left of it. Mostly there is something that you care about too much to mention. Mentioning it is what helps, and you may have to begin with an apology.',
  },
  [Venus]: {
    conjunction:
      'Progressed Venus stands where it stood when you were born, and you look again at what you have always liked. The heart reviews its first tastes, its first loves, and what it was once told about being lovable. Some of it no longer means much to you. What still moves you is worth taking up again, though an old love that is over need not be written to at once.',
    harmonious:
      'Progressed Venus sends a kind look back to the Venus of your birth, after half a lifetime or so, and you know what you like and can be gracious about the rest. Early pleasures fit again in an altered size: a kind of music, a way of dressing, a friend. Tastes so settled can stop growing. Let someone from another generation choose the music for an evening.',
    tense:
      'Progressed Venus squares the place it had at your birth, which takes it most of a long life, and you question what you once found beautiful, or thought you owed to those you loved. Some of what you gave looks generous now and some of it foolish. You may miss being courted, and can still court somebody yourself, if only with a visit or a letter.',
  },
  [Mars]: {
    conjunction:
      'Once progressed Venus comes to your Mars, you go after what you like. Attraction is strong, and one that had been left unspoken is likely to be spoken of; something you make gets done with more force than usual. You may take before you have asked. If you say what you want and then go make some coffee, the other person has time to find out what they want.',
    harmonious:
      'Progressed Venus and your Mars work together: you ask for what you would like, and people enjoy being asked. Whoever is with you, in work or in play, falls into your rhythm, and what you make pleases on sight. Things that come so easily are often left half done. Finish one of them by {until}, and give it to somebody you would like to spend an evening with.',
    tense:
      'Your Mars stirs up progressed Venus until attraction and annoyance are hard to tell apart. You pursue and then bristle at being liked, or a peaceful tie gets bored enough to bicker. You are less shy than usual, and an arrangement that had gone stale is finally discussed. Ask outright for what you want. Much of the heat came from hoping that somebody would guess it.',
  },
  [Jupiter]: {
    conjunction:
      'With progressed Venus on your Jupiter you have plenty of love to give, and company seems to gather where you give it. You enjoy what you have and like to share it. You could say yes to everything and taste very little. Let one friendship, or one art, have the grand scale; the others will be content with a warm word and no promises.',
    harmonious:
      'Pleasure comes easily while progressed Venus and your Jupiter are friends, and because it asks nothing of you, little may come of it. You like people easily. They lead you to places and ideas you would never have looked up, and even duties have something of a holiday about them. For {duration} something beautiful that you know only from books is within reach, if you are willing to be a beginner.',
    tense:
      'Jupiter inflates progressed Venus, and you want to give, and to have, more than there is room for. You may praise somebody to the skies and be disappointed a week later, or expect every day together to be a feast. The affection is real, and there is merely too much of it at once. What would please them on an ordinary day is usually smaller, and can be given right away.',
  },
  [Saturn]: {
    conjunction:
      'Love is looked over by an honest eye while progressed Venus is on your Saturn, and affection that begins at such a time tends to be plain and to last. Some attachments prove thin, a few deserve a firmer promise, and if you are lonely for a time you see more clearly what you want. You ask less of people and mean it more. Promise a little less than you feel, and keep it on the day you named.',
    harmonious:
      'Saturn steadies progressed Venus, and old loyalties please you more than new charms. For {duration} you can commit without feeling fenced in, practice a craft for its own sake, and find that affection likes upkeep. It may all get so sensible that nobody is courted. Whoever you love would be surprised, and glad, to be asked out.',
    tense:
      'Saturn stands in the way of progressed Venus, and warmth is scarce: there may be someone tired, a distance, a duty, or your own notion of what you deserve. You settle for little before anyone has refused you more. Which ties can stand a lean spell becomes very clear. Ask again, on a better day, as though the answer might be yes.',
  },
  [Uranus]: {
    conjunction:
      'What you would once have avoided attracts you, with progressed Venus at your Uranus. Your taste changes, and a sleepy bond wakes up or asks for its freedom. Some of it will not last. Tell the people concerned that you are trying things out, since they notice it anyway. Whoever you still want to tell your news to after {until} was more than a novelty.',
    harmonious:
      'With progressed Venus and your Uranus on good terms, you can love people without holding them. You meet people by odd introductions, enjoy their differences, and can laugh over new terms with an old companion. What gets lost is the plain statement that somebody matters. Make it to one person; it costs you no freedom, and they may have been wondering.',
    tense:
      'Closeness comes and goes while Uranus disturbs progressed Venus. A sudden fascination tugs at a steady tie, you feel trapped by a kindness, or somebody asks for room and you hold on. Arrangements that went dull come up for honest revision. Separate what bores you from who bores you, and try a change of habit before a change of person.',
  },
  [Neptune]: {
    conjunction:
      'Art, prayer and pity all take up more of you than before, now that progressed Venus is at your Neptune. You fall in love with whatever has a glow on it, and compose half of the romance yourself. Forgiving is easy. So is giving, until you are tired and nothing has come back. Put the best of the dream into a song or a picture, and let the other person be ordinary now and then.',
    harmonious:
      'Much that used to take effort happens by itself while Neptune favors progressed Venus: music improves, somebody’s sorrow eases because you sat nearby, and you forgive almost in passing. No one has to be persuaded of anything. The drawback shows late, when you find that you have forgotten your own plans. An hour a week that is theirs alone, whoever happens to be sad, is enough to find them again.',
    tense:
      'Neptune is at odds with progressed Venus, and you are apt to love an idea of somebody. You adore from a distance, or feel misled by a person who had promised nothing, or make sacrifices that nobody has asked for. Music, and whatever else is beautiful without being a person, will not disappoint you. See people often on ordinary days, and by {until} you will know whom you liked as they were.',
  },
  [Pluto]: {
    conjunction:
      'Progressed Venus is on your Pluto, and mild liking is out of the question. An attachment claims the whole of you, or an old one is taken apart and rebuilt of stronger stuff, and you find out how much you want and how tightly you hold. Money may be drawn into it as a measure of love. Say early how much you want, and let the answer take as long as it takes.',
    harmonious:
      'Pluto strengthens progressed Venus: love goes deep with little drama, you grow closer to somebody, and what is good in a person or a thing, long overlooked, comes to light. Whatever you bring back in this way, a belonging, a talent or a bond, you are unlikely to neglect again. People you like are easily influenced by you, so ask them what they want before you steer them.',
    tense:
      'Pluto presses on progressed Venus, and what you fear to lose, you begin to manage. Wanting and distrusting go together, things are kept from each other, and someone keeps accounts of who loves more. You may see what you once decided to do in order to be loved. Say openly what you would need in order to trust the other person.',
  },
  [Ascendant]: {
    conjunction:
      'Progressed Venus is crossing your Ascendant, and it softens your manner and makes people linger; you dress for the pleasure of it, and someone may come close. People are at peace around you. You could come to arrange your whole life for the pleasure of others, though. It has gone too far when you no longer know what you would have for supper if you were alone.',
    harmonious:
      'Progressed Venus agrees with your Ascendant, and you meet with courtesy, mostly because you show it. Partnership is easy to begin, and even rivals are polite. So much politeness can keep a person on the doorstep for years. Whoever you like best might be asked in while the place is untidy.',
    square:
      'Progressed Venus squares your Ascendant, and what pleases you at home or at work no longer goes with the face you show. You charm people you don’t want to charm, dress wrongly for the part, or put on a sweetness that your family would not recognize. Say no once where you would have smiled, since more pleasantness will not mend it.',
    opposition:
      'Your heart looks outward, to one person, since progressed Venus is on the Descendant, facing your Ascendant. It may be a love, a friend who becomes an ally, or a truce with an opponent. You bring out the best in others by assuming that it’s there. You may also agree to almost anything for the sake of peace. Decide what you would mind before you are asked.',
  },
  [Midheaven]: {
    conjunction:
      'Affection and public life coincide when progressed Venus comes to your Midheaven. You are wanted wherever people must get along; what you do becomes more pleasant, or affection comes by way of it, and your taste is noticed. Popular people are also asked to settle everyone’s quarrels. Leave a few of them unsettled, or you will have little time for what you would like to be known for.',
    harmonious:
      'Progressed Venus smiles on your Midheaven, and good will does a share of the work. Until {until} it favors whatever you do in public, if you do it with taste and tact, and those close to you may be a little proud of you. With everything so smooth you could ask too little of yourself. Apply for the thing that seems slightly too fine for you, or show what you have made to somebody whose taste you respect.',
    square:
      'Heart and duty want the same hours while progressed Venus squares your Midheaven. Someone dear may feel that your work gets the best of you, while in public you are expected to show more charm than you feel. You may find what you do ugly, or fear that your pleasures would not be approved of. Both complaints have something in them. Tell whoever feels left out which evening is theirs, and keep it free no matter who else asks.',
    opposition:
      'Love goes home when progressed Venus reaches the foot of the chart, across from the Midheaven. You would sooner paint a wall than win a prize; family peace, a handsome room and slow meals take the place of display. An old coolness between relatives can be warmed up. It is so pleasant at home that you may forget to go out, so accept an invitation now and then, and come back when you please.',
  },
};
