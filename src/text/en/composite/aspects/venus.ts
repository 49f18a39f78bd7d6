import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus, type Venus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const venusCompositeAspects: CompositeAspectsOf<typeof Venus> = {
  [Mars]: {
    conjunction:
      'Heat and liking arrive on the same bus, so waiting rooms, kitchens and rehearsals all crackle a bit when both of you are in them. Whatever you make together has appetite in it. Quarrels do, too, and the making up is half the reason for them. Find a second use for the spark, such as dancing or paint, that needs no offense to light it.',
    harmonious:
      'Give the pair of you a room to decorate and nobody will be hurt. One proposes, the other shapes, and wanting something is not counted as rudeness. Affection shows itself by doing: shelves go up, tickets are bought, a hand finds another without a speech. Comfort may thin the wanting out. Chase each other a little, even after the prize is won.',
    tense:
      'Wanting runs ahead, liking lags behind and asks it to slow down. So the temperature between you seldom settles: one is ready for the next round while the other is still choosing music. It makes for an excellent beginning and an untidy middle. Talk about pace in daylight, fully dressed, and each name one thing that is welcome at any hour.',
  },
  [Jupiter]: {
    conjunction:
      'Guests are always staying on. This bond is a laden table, glad of company and a touch extravagant, and people leave it with more hope than they brought. Gifts between you run large. So do second helpings of everything, including forgiveness that was not asked for. Keep one plain day in the week, and see how much of the pleasure needs no catering.',
    harmonious:
      'Good fortune, with you two, looks like a picnic that the rain goes around. Each believes in the other’s luck and behaves accordingly, so introductions are made, tickets turn up, and a mean remark has nowhere to land. Easy weather builds little muscle. Choose some shared purpose that costs an effort, a charity or a choir, and turn up when it drizzles.',
    tense:
      'Too much cake is still a kind of problem. Generosity in this pairing outbids itself: promises grow, tabs are picked up competitively, and disappointment follows like a bill. You do mean every word of it. Set a limit for presents and another for plans, agree to find it comic, and give the surplus warmth to someone who gets none.',
  },
  [Saturn]: {
    conjunction:
      'Fidelity is this bond’s way of being tender. Few flowers, perhaps, but the boiler gets serviced and the hospital visit is made on the right day. Time improves you, as it does oak. The cold side is a ledger in which affection must first be earned. Say aloud, weekly, something you like that has no use at all, and do not explain it.',
    harmonious:
      'Old couples at the next table smile at you without knowing why. Between you liking has a spine: appointments are kept, money is discussed without a scene, and comfort grows by regular deposits. What may dry out is play. Keep a small fund for foolishness, spend all of it within the year, and let neither of you ask for receipts.',
    tense:
      'Love is here, standing in the hall with its coat on. Warm moments meet a duty or a doubt on the stairs, and each can feel measured against a standard that nobody remembers setting. Endurance is not what you lack. Lower one requirement apiece, in writing, then hold hands while the dishes wait, and notice that the house does not fall down.',
  },
  [Uranus]: {
    conjunction:
      'It began on an ordinary weekday with a wrong number, or something as unlikely, and the tone has never quite become ordinary since. You charm each other by surprise. Distance, odd hours and separate keys seem to feed the bond, and a fixed routine starves it. Let each keep a door that opens outward, and knock on it often, with something strange in your hand.',
    harmonious:
      'Nobody asked whether you were a couple, a band or a research project, and the answer could be yes. Freedom and fondness get on well in this pairing; friends of either are soon friends of both. Casualness is its rust. Mark one anniversary that you invented yourselves, keep it without fail, and let every other date on the calendar remain negotiable.',
    tense:
      'Closeness is followed by a brisk walk, in opposite directions. One leans in as the other remembers an appointment, and next week the parts are exchanged. It is less a lack of feeling than a dislike of being assumed. Instead of testing how far the cord will stretch, announce each departure along with the hour of return, and come in whistling.',
  },
  [Neptune]: {
    conjunction:
      'Moonlight has been known to ask you two for advice. There is a softness to this bond, a readiness to see in each other what a kind painter would, and beauty can really be made of it. The model, meanwhile, gets hungry and has opinions. Look at the person across from you in morning light, and love at least one thing that is out of drawing.',
    harmonious:
      'Without effort you put each other in tune, and strangers on the bench beside you sigh and move up. Tenderness goes round by music, color, shared silence, small rescues of birds. Where nothing is ever refused, though, it is hard to know what was wanted. Practice a gentle no on matters of no weight, so that the yes keeps its taste.',
    tense:
      'Each fell in love with a portrait, and the sitter has begun to talk. Longing is strong here, and so is the disappointment, which usually turns out to be a hope that was kept secret. Pity is no substitute for honesty between you. Describe a plain day that would content you, hour by hour, and ask whether the other can see it as well.',
  },
  [Pluto]: {
    conjunction:
      'Take it or leave it was never among the choices. This bond grips: what you feel for one another goes to the roots, rearranges habits, and makes casual company taste thin. Devotion on such a scale changes both of you for good. It can also count the hours of the other’s absence. Guard something each for yourselves, a friend, a craft, and speak of it proudly.',
    harmonious:
      'Trust, in your case, was dug rather than given. Having seen each other without varnish you stayed, and affection now has a depth that jokes can be dropped into without touching the bottom. People bring you their secrets as a pair. Surfaces deserve some love as well: go to a fair, win an ugly vase, and let the evening mean nothing.',
    tense:
      'Sweetness turns into bargaining before either notices. Who gave, who owes, who looked at whom: power sits down at the table that was laid for pleasure. The force of it proves how much is at stake, and gifts with strings will not make it safer. Put fears on the table by name, and give something today that cannot be repaid.',
  },
};
