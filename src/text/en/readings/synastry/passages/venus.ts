import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Venus of {name1} with a body of {name2}’s. */
export const venusPassages: ContactCells[3] = {
  3: {
    conjunction:
      'With one Venus on the other, they like the same rooms[, the same songs] and often the same people. Each shows affection in a way that the other can read, and a shared pleasure is doubled. They have many happy hours. What pleases both can use up money and time before either has noticed.',
    harmonious:
      'Venus agrees with Venus: presents fit, invitations suit, and a gesture of fondness is seen for what it is. On ordinary days they are good to each other without thinking about it. This mild liking sweeps nobody away, and after a dispute it helps them back to good terms.',
    tense:
      'Venus has a different way of loving in each of these two. {way1} {way2} So each may wait for a signal that the other has in fact been sending all along. They can spare themselves much by telling each other, without reproach, what they were happy to get.',
  },
  4: {
    conjunction:
      'Mars goes straight to Venus, and neither can be indifferent to the other. {name2} pursues, {name1} attracts, and there is play in it: [between lovers as desire, ]among friends as team spirit, in a family as teasing. Wishes are strong on both sides, patience less so. Where a clear question gets a clear answer, it stays a joy.',
    harmonious:
      'Liking and doing go together here, since Mars acts as Venus would wish. {name1} welcomes {name2}’s energy and sees wishes come true[, and between lovers desire finds its way without many words]. That adds zest to work and to leisure. What pleases both is soon done, and what would please only one of them is easily left out.',
    tense:
      'They want each other’s attention and get it in the wrong way, because Venus and Mars are at odds. What {name2} does to win {name1} comes in the wrong tone or at the wrong time, {name1} steps back, and still neither can leave the other alone. Mostly they tease and provoke[, which lovers may find exciting]. Quarrels about nothing end sooner when somebody says what was really wanted.',
  },
  5: {
    conjunction:
      'They enjoy themselves together, as people do when Venus meets Jupiter. {name1} brings the charm and {name2} the scale; they entertain, travel, encourage people and are generous to others. Each feels lucky to know the other. Neither can be counted on for moderation, and shared money is safest where both have to sign.',
    harmonious:
      'They are good company, since Jupiter enlarges what Venus likes. {name2} encourages what {name1} enjoys, a trip or an invitation is more fun for it, and they make up for a forgotten birthday with a feast. Because everything is so pleasant, an imbalance in who gives and who receives may pass unnoticed for a long time.',
    tense:
      'Between {name1}’s Venus and {name2}’s Jupiter much is given and much is spent. {name2} is generous with everybody, and {name1} would like to come first. One may also let the other pay, in money or in patience, without keeping count. Both mean well, and the matter is easily settled once one of them mentions it. A modest present would please both more than they expect.',
  },
  6: {
    conjunction:
      'They are fond of each other in earnest, with Saturn beside Venus. {name2} commits and keeps watch, {name1} is faithful and sometimes feels unappreciated; the two may have grown close at a sober time in their lives. It is one of the classic signs of a bond that holds. What harms it is silence, when a kind sentence long hoped for would be so easy to say.',
    harmonious:
      'Venus and Saturn on good terms mean affection that lasts. {name2} gives it a frame and loses some reserve in return; whatever the two are to each other, time is on their side. They are sensible with what they share, and could afford a little more silliness. They would look back on that with pleasure.',
    tense:
      '{name1} holds out a hand and {name2} hesitates, Saturn before Venus, for fear of doing it badly or of being made a fool of. For that moment {name1} feels unloved and {name2} inadequate, though both care. Age, duty or distance may play a part, and what looks like coldness is often tact. Steadiness wins here over charm, and praise in small, honest amounts works wonders.',
  },
  7: {
    conjunction:
      'Where {name2}’s Uranus meets {name1}’s Venus, fondness comes by surprise, and surprises keep it going. {name2} is unlike anybody {name1} usually likes, and that is the charm of it. The usual arrangements don’t suit these two. They may make their own rules about when and how they meet, and should then keep them.',
    harmonious:
      'Venus and Uranus are on good terms, and these two give each other freedom. {name1} doesn’t cling, {name2} doesn’t grow dull, and their tastes rub off on each other in unexpected ways. There is friendship in it, whatever else they are to each other. Whoever wants to be sure where they stand does best to ask plainly.',
    tense:
      'With Uranus against Venus, {name2} needs distance at times, without warning, and {name1} can’t tell whether it is meant personally. The liking doesn’t suffer, only the nerves. A warm week follows a cool one, and neither could say what had changed. They do best with plenty of time apart, and with time together that has their full attention.',
  },
  8: {
    conjunction:
      '{name2}’s Neptune gives the fondness of {name1}’s Venus a touch of something finer, through art, compassion or faith[, and in love through romance]. Being seen that way is a pleasure, and so is seeing. It asks both to look now and then, with much kindness, at the person who is really there.',
    harmonious:
      'They are gentle with each other’s weaknesses, because Neptune lends Venus its mercy: a failure that one of them has owned up to is not brought up again. A shared love of music, of nature or of some good cause may be part of the bond. Practical matters come second with them, and few of those suffer from a delay. Whoever is better with figures should take care of them and be thanked.',
    tense:
      'Where Neptune misleads Venus, each is fond of a wish as much as of the other. {name1} is taken with what {name2} could be, and they agree to more than they can keep, so as not to disappoint. Then both are disappointed, and neither has lied. Favors, loans and promises need clear terms here, and the liking that remains after that is the real one.',
  },
  9: {
    conjunction:
      'With {name2}’s Pluto on {name1}’s Venus, this is no lukewarm liking. {name2} is fascinated, {name1} feels singled out and somewhat claimed, and each misses the other even for a short time. Both learn how much they are willing to do for each other. The bond breathes better if each keeps people and pleasures of their own, with the other’s blessing.',
    harmonious:
      'Pluto supports Venus here, so their fondness has great strength under the surface. {name1} is gentle with what {name2} keeps hidden, and has a friend in {name2} who is firmer than anyone would guess. Each can say here what they would be ashamed to want elsewhere. Such fondness needs no proof, and neither should ask for one.',
    tense:
      'Pluto presses on Venus, and liking becomes a question of all or nothing. At times {name2} watches and tests, and {name1} placates or slips away. Money can become part of this as well. Mentioned early, jealousy is only a feeling; kept secret, it takes over. Each has to be able to say no without being punished for it.',
  },
  15: {
    conjunction:
      '{name1} likes to look at {name2} and lets it show, with Venus on the Ascendant, and it is easier to move freely when one is looked at that way. The pleasure disarms many a quarrel. {name2} may wonder at times whether {name1} likes the person or the appearance, and an answer in words does good.',
    harmonious:
      'In public they suit each other, as Venus does the Ascendant. {name1} approves of how {name2} goes about things, each is more obliging with the other near, and people think well of both. By themselves they may notice it less.',
    tense:
      'Something in the style of {name2}’s Ascendant pleases {name1}’s Venus and something jars: the clothes, perhaps, or the tone with strangers. A little polishing is tried, and {name2} feels it. Advice about style sounds like criticism, though it is usually a form of interest. It does more good for {name1} to say what is pleasing, and there is plenty of that.',
  },
};
