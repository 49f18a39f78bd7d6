import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Venus of {name1} with a body of {name2}’s. */
export const venusPassages: ContactCells[3] = {
  3: {
    conjunction:
      'With one Venus on the other, they like the same rooms[, the same songs] and often the same people. Affection is shown by both in a way that the other can read, and pleasure shared is doubled. It makes for many pleasant hours. What pleases both can use up money and time before either has noticed.',
    harmonious:
      'Venus agrees with Venus: presents fit, invitations suit, and a gesture of fondness is seen for what it is. On ordinary days they are good to each other without thinking about it. It is a mild liking that sweeps nobody away, and after a dispute it helps them back to good terms.',
    tense:
      'Venus loves by different signs in these two. {way1} {way2} So each may wait for a sign that the other is in fact sending all along. They can spare themselves much by telling each other, without reproach, what they were glad of.',
  },
  4: {
    conjunction:
      'Mars goes straight to Venus, and neither can be indifferent to the other. {name2} goes after, {name1} draws, and there is play in it: [between lovers as desire, ]among friends as team spirit, in a family as teasing. Wishes are strong on both sides, patience less so. Where a clear question gets a clear answer, it stays a joy.',
    harmonious:
      'Liking and doing go together here, since Mars acts as Venus would wish. {name1} makes {name2}’s energy welcome and sees wishes come true[, and between lovers desire finds its way without many words]. It gives zest to work and to leisure. What pleases both is soon done, and what would please only one of them is easily left over.',
    tense:
      'They want each other’s attention and get it by the wrong means, for Venus and Mars are at odds. What {name2} does to win {name1} comes in the wrong tone or at the wrong hour, {name1} steps back, and still neither can leave the other alone. Mostly they tease and provoke[, which lovers may find exciting]. Quarrels about nothing end sooner when somebody says what was really wanted.',
  },
  5: {
    conjunction:
      'They enjoy themselves together, as people do when Venus meets Jupiter. {name1} gives charm and {name2} gives scale; they entertain, travel, encourage and are generous to third parties. Each feels lucky to know the other. Moderation is not to be expected from either, and common money is safest where both have to sign.',
    harmonious:
      'They are good company, since Jupiter enlarges what Venus likes. {name2} encourages what {name1} enjoys, a journey or an invitation grows pleasanter by it, and a forgotten birthday is made good with a feast. Because all goes so pleasantly, an imbalance in who gives and who receives may pass unnoticed for a long time.',
    tense:
      'Between {name1}’s Venus and {name2}’s Jupiter much is given and much is spent. {name2} is generous with everybody, and {name1} would like to come first. It can also be that one lets the other pay, in money or in patience, without counting. It is well meant on both sides, and easily settled once it is mentioned. A modest present would please both better than they expect.',
  },
  6: {
    conjunction:
      'Fondness is meant in earnest here, with Saturn beside Venus. {name2} commits and keeps watch, {name1} is faithful and sometimes feels unpraised; both may have grown closer at a sober time in their lives. It is one of the classic signs of a bond that holds. What harms it is silence: a kind sentence that is long hoped for, and easily said.',
    harmonious:
      'Venus and Saturn on good terms mean affection that keeps. {name2} gives it a frame and loses some reserve in return; whatever the two are to each other, time is on their side. They are sensible with what they share, and could afford a little more foolishness. They would look back on it with pleasure.',
    tense:
      '{name1} holds out a hand and {name2} hesitates, Saturn before Venus, for fear of doing it badly or of being made a fool of. For that moment the first feels unloved and the second inadequate, though both care. Age, duty or distance may play a part. Steadiness wins here over charm, and praise in small, honest amounts works wonders.',
  },
  7: {
    conjunction:
      'Where {name2}’s Uranus meets {name1}’s Venus, fondness comes by surprise, and surprises keep it going. {name2} is unlike anybody whom {name1} usually likes, and that is the charm of it. The usual arrangements don’t suit these two. They may make their own rules about when and how they meet, and should then keep to them.',
    harmonious:
      'Venus and Uranus are on good terms, and freedom is what they give each other. {name1} doesn’t cling, {name2} doesn’t grow dull, and their tastes rub off in unexpected ways. There is friendship in it, whatever else they are to each other. Whoever would like to be sure does best to ask plainly.',
    tense:
      'With Uranus against Venus, {name2} needs distance at times, without warning, and {name1} can’t tell whether it is meant personally. The liking doesn’t suffer, only the nerves. A cool week is followed by a warm one, and neither could say what had changed. They do best with much time apart, and with time together that is wholly given.',
  },
  8: {
    conjunction:
      '{name2}’s Neptune gives the fondness of {name1}’s Venus a touch of something finer, by art, by pity or by faith[, and where it is a love by romance]. To be seen so is a pleasure, and so is to see. What it asks of both is to look now and then, with much kindness, at the person who is really there.',
    harmonious:
      'They are gentle with each other’s weaknesses, because Neptune lends Venus its mercy: a failure that somebody has owned to is not brought up again. A shared love of music, of nature or of some good cause may carry it. Practical matters are another thing. Whoever is better with figures should take care of them and be thanked.',
    tense:
      'Where Neptune misleads Venus, each is fond of a wish as much as of the other. {name1} is taken with what {name2} could be, and more is agreed to than can be kept, so as not to disappoint. Then both are disappointed. Favors, loans and promises need clear terms here, and the liking that remains after that is the real one.',
  },
  9: {
    conjunction:
      'With {name2}’s Pluto on {name1}’s Venus, this is no lukewarm liking. {name2} is fascinated, {name1} feels singled out and somewhat claimed, and to be without the other, even for a short time, is felt. Both learn how much they are willing to do for each other. The bond breathes better if each keeps people and pleasures of their own, with the other’s blessing.',
    harmonious:
      'Pluto supports Venus here, so their fondness has great strength under the surface. {name1} is gentle with what {name2} keeps hidden, and has a friend there who is firmer than anyone would guess. What either would be ashamed to want can be said here. Such fondness needs no proof, and neither should ask for one.',
    tense:
      'Pluto presses on Venus, and liking becomes a question of all or nothing. At times {name2} watches and tests, and {name1} placates or slips away. Money can be a means in this as well. Spoken of early, jealousy is only a feeling; kept secret, it governs. Each has to be able to say no without being punished for it.',
  },
  15: {
    conjunction:
      '{name1} likes to look at {name2} and lets it be felt, with Venus on the Ascendant, and it is easier to move freely when one is looked at so. The pleasure disarms many a quarrel. {name2} may wonder at times whether it is the person or the appearance that is liked, and an answer in words does good.',
    harmonious:
      'In public they suit each other, as Venus does the Ascendant. {name1} approves of how {name2} goes about things, each is more obliging with the other near, and people think well of both. By themselves they may notice it less.',
    tense:
      'Something in the style of {name2}’s Ascendant pleases {name1}’s Venus and something jars: the clothes, perhaps, or the tone with strangers. A little polishing is tried, and felt. Advice on it is heard as criticism. It goes further to say what is liked, of which there is plenty.',
  },
};
