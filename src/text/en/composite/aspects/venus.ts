import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus, type Venus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const venusCompositeAspects: CompositeAspectsOf<typeof Venus> = {
  [Mars]: {
    conjunction:
      'Heat and liking arrive together when you two do. Venus and Mars are in one place, so whatever you make has appetite in it, and rooms crackle a bit when both of you are there; among lovers it is desire, among colleagues a rare zest. Quarrels have that appetite too, and the making up is half the reason for them. Find the spark a use that needs no offense to light it.',
    harmonious:
      'Give the pair of you a room to decorate and nobody will be hurt. Venus shapes what Mars proposes, and wanting something is not counted as rudeness in this bond. Affection shows itself by doing: shelves go up, tickets are bought, a hand reaches over without a speech. Comfort may thin out the wanting, and a little pursuit, after the prize is won, puts it back.',
    tense:
      'Wanting runs ahead between you while liking asks it to slow down. Mars and Venus are at odds, so the temperature of this relationship seldom settles: one of you is ready for the next round as the other is still choosing music. It makes for an exciting beginning and an untidy middle. A pace agreed on while neither is upset, and a word for what is always welcome, would spare you most of the fights.',
  },
  [Jupiter]: {
    conjunction:
      'Guests are always staying on with you. Where Venus and Jupiter meet, a relationship is a laden table, glad of company and a touch extravagant, and people leave it with more hope than they brought. Gifts between you run large. So do helpings of everything, including forgiveness that was not asked for, and the plain days show how much of the pleasure needs no catering.',
    harmonious:
      'Each of you believes in the other’s luck and behaves accordingly. Venus and Jupiter smile on this bond, so introductions are made, invitations come, and a mean remark has nowhere to land. Few pairs are so easily happy. Easy weather builds little muscle, however. Choose some shared purpose that costs an effort, and turn up when it drizzles.',
    tense:
      'Too much cake is still a kind of problem, and you two have it. Jupiter spurs Venus to outbid itself: promises grow, bills are fought over, and disappointment follows because nobody could have kept all that up. You do mean every word. Set a limit for presents and another for plans, agree to find it comic, and give the surplus warmth to someone who gets none.',
  },
  [Saturn]: {
    conjunction:
      'Fidelity is how the two of you are tender. Saturn stands with Venus in this bond: few flowers, but the boiler gets serviced and the visit is made on the right day. Time improves you, as it does oak. The cold side is a ledger in which affection must be earned first. Say aloud what you like in each other that has no use at all.',
    harmonious:
      'Old couples at the next table smile at you without knowing why. Between you Venus has Saturn for a spine, whatever kind of tie it is: appointments are kept, money is discussed without a scene, and comfort grows by regular deposits. What dries out is play. A small fund for foolishness, spent to the last coin without receipts, keeps the rest supple.',
    tense:
      'Affection has to wait in this relationship until something else is done. Saturn stops Venus with a duty or a doubt, and each of you can feel measured against a standard that nobody remembers setting. It makes you modest in your claims and loyal in hard times. Lower one requirement apiece, and you will notice that the warmth was there all along.',
  },
  [Uranus]: {
    conjunction:
      'You met, or so it feels, by a wrong number, and the tone has never become quite ordinary since. With Uranus on Venus this bond charms by surprise. Distance, odd hours and separate keys seem to feed it, and a fixed routine starves it. It keeps best when each has a door that opens outward, and the other comes knocking with something strange in hand.',
    harmonious:
      'Nobody knows whether to call you a couple, a band or a research project, and the answer could be yes. Venus and Uranus get on well in this pairing, so freedom is no threat to fondness, and friends of either are soon friends of both. Casualness is its rust. An anniversary that you invented yourselves, kept without fail, is protection enough.',
    tense:
      'Closeness between you is followed by a brisk walk in opposite directions. Uranus tugs at Venus here: one of you leans in as the other remembers an appointment, and later the parts are exchanged. It is less a lack of feeling than a dislike of being assumed. Nobody gets bored. Announce each departure along with the return, and come in whistling.',
  },
  [Neptune]: {
    conjunction:
      'There is a softness in you two toward each other, a readiness to see what a kind painter would. Neptune has tinted the Venus of this bond, and beauty can really be made of it, in music or in mercy. The model, meanwhile, gets hungry and has opinions. Look at the person across from you in plain light, and like at least one thing that is out of drawing.',
    harmonious:
      'Without effort you put each other in tune. Venus hears Neptune in this relationship, so tenderness goes around by music, color, shared silence and small rescues, and strangers soften in your company. Nothing is ever refused, which makes it hard to know what was wanted. Practice a gentle no in matters of no weight, and the yes will keep its taste.',
    tense:
      'Each of you grew fond of a portrait, and the sitter has begun to talk. Neptune misleads Venus in this bond; longing is strong, and so is the disappointment, which mostly turns out to be a hope that was kept secret. Pity will not do in place of candor. Describe a plain day that would content you, and ask whether the other can see it as well.',
  },
  [Pluto]: {
    conjunction:
      'Take it or leave it was never among your choices. Pluto has gripped the Venus of this relationship: what you feel for one another goes to the roots, rearranges habits, and makes casual company taste thin. Devotion on such a scale changes you both. It can also count the hours of the other’s absence. Guard something each for yourselves, and speak of it proudly.',
    harmonious:
      'Trust, in your case, was dug up rather than given. Pluto deepens Venus here, so you have seen each other without varnish and stayed, and the fondness has a depth that jokes can be dropped into without touching bottom. People bring you their secrets as a pair. Surfaces deserve some love as well, and an evening that means nothing is good for you both.',
    tense:
      'Sweetness turns into bargaining before either of you notices. With Pluto against Venus it matters in this bond who gave, who owes and who looked at whom; power sits down at the table that was laid for pleasure. The force of it shows how much is at stake. Put the fears on the table by name, and give something that cannot be repaid.',
  },
};
