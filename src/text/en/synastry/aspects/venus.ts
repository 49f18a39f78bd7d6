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
      'Anyone can see it from across the street: you simply like them. Their way of being somebody pleases your eye and also your vanity, and warmed by your regard they grow handsome and a trifle lordly. Sweetness flows mostly toward the throne. To keep it mutual, make them wait for approval now and then, and speak of delights in which they had no part.',
    harmonious:
      'Their small boasts, which annoy others, make you smile. In your hands this person’s pride turns to plain warmth, and you get somebody to be proud of, on a stage or at a barbecue. Politeness comes naturally on both sides. Affection that costs nothing may stop being given on purpose. Choose something for them that took trouble, and require a little trouble back.',
    tense:
      'Slightly different jacket, you think, and they would be perfect. The way they take up space attracts you and offends your sense of proportion, so your fondness arrives with alterations, and they feel loved as a sketch. Lavish that taste upon wallpaper. When slighted, speak up before the chill sets in. A little of their brass will look well on you, as they never tire of showing.',
  },
  [Moon]: {
    conjunction:
      'Toast cut the way they had it as a child: you remembered. Your affection lands where this person is softest, and they let you into the unlit back rooms of a life. Few ties are kinder to come home to. Being so comforting, you may be cast as comfort and little else. Take them out somewhere loud, well dressed, and be admired for a change.',
    harmonious:
      'An old quilt, a new song and nowhere to be: on this you two agree. You please their moods without trying, your fondness has found a nest, and everyone’s children settle nearby. Pleasant days run together into a pleasant year. If something is missing, neither says so for fear of letting in the cold. Set aside a walk for grumbling, with pie afterward.',
    tense:
      'Dinner out was your idea of kindness, and they would have given a lot for pajamas. You woo where they want looking after. They mope where you want courting, and each accuses the other of coldness in a very warm voice. Inquire if it is a silk evening or a flannel one, and have the chooser wash up. Spoiling is the vice you share and forgive.',
  },
  [Mercury]: {
    conjunction:
      'They could read you the parking regulations and you would ask for more. You love how this person puts things, they turn wittier for being enjoyed, and messages fly. Admirers make poor fact-checkers, and a pretty phrase has talked you out of a sound objection before. Wait an hour, then write back, candidly, in prose as good as theirs.',
    harmonious:
      '“That green, because of the rain,” they say, and it is just what you saw. This person can put your liking into words, while you lend their wit a kinder ear and a better tie. Decorating, selling, making up after a tiff: talk does it. The unlovely gets skipped. Choose one ugly subject a month and see it through to a decision, over excellent coffee.',
    tense:
      'They made a joke about the lamp you had saved up for. Taste is a tender matter with you, and to them it is a topic. Hints hardly reach so literal an ear, and sulking is wasted on it. Put the wish into nouns and verbs. Their teasing blows the dust off your prettier pretenses, and from you they may hear that tone is half the message.',
  },
  [Venus]: {
    conjunction:
      'At the flea market both of you reach for the same blue bowl. Tastes coincide, so do the forms of affection, and each grows lovelier for the approval of so good a judge. No one is on hand to say that it is too much, or that there are six bowls at home. Ask what each would choose alone, and act on the difference.',
    harmonious:
      'Their presents never need exchanging. What you find lovely, this person at least finds interesting, and kindness passes between you with no bookkeeping. Others like to have you two along. Such agreeableness breeds drift, two people floating in a heated pool. Want something a little inconvenient, say so, and see how they take to the swim.',
    tense:
      'One of you thinks linen, the other velvet, and there is a single sofa. What counts as a gift, or a proper goodbye, differs between you, so that each can feel a shade unloved by someone who loves them. Give according to their catalog and ask according to yours. Allowed its place, the contrast furnishes a house better than one eye could.',
  },
  [Mars]: {
    conjunction:
      'When you are in the room they move through it differently. You charm this person into action, and their wanting, ardent or merely energetic, makes you feel picked out. Among lovers it is the classic spark, and among colleagues it gets the market stall painted. You can set them going without noticing. Decide what you do want, since hints here are taken at a run.',
    harmonious:
      'They lift, you say a bit to the left, and both enjoy it. Your grace draws the temper out of all that force, and their eagerness rescues you from endless choosing. Flirting comes easily where it is wanted. Things that come by themselves are rarely tended, however. Start something on an evening when nobody feels like it, and thank them aloud for the lifting.',
    tense:
      'What you had hoped for was a serenade, and they have brought the brass band. Interest runs high and badly timed: their haste seems rude to you, while your tact, from their end, is a long red light. Say slower when you mean slower, and yes when it is yes. All that volume was a compliment. They may yet find that your tempo has the better tunes.',
  },
  [Jupiter]: {
    conjunction:
      'The occasion called for lemonade, and there you are, holding champagne. Your pleasure makes this person lavish, their lavishness makes you radiant, and a party forms around the pair of you. Tenderness has wide margins here. So has waste, of evenings above all. Give something away together. Cultivate, too, one delight that is free of charge and over by ten.',
    harmonious:
      'Introduce them to your friends and everyone stays another hour. They see the best in what you love, and beliefs that sounded stiff look inviting once you have had them to dinner. Help comes to each through the other’s acquaintances. Good humor also lets a great deal slide. If one of you is always the host, point it out while that is still funny.',
    tense:
      'The gift was magnificent and did not fit through the door. They give on their own scale, you would be delighted on yours, and both mean so well that complaint is out of the question. Indulgence begins to pass for closeness. Agree on a limit beforehand, and hold the other to it with a grin. The generosity is sound. It is the measuring that needs two.',
  },
  [Saturn]: {
    conjunction:
      'Ask in ten years, and they can show you the ticket stub. Your affection thaws a place that this person had closed for the winter, and it is repaid in hours and kept appointments. The tie is made to bear weight. Compliments come slowly, spontaneity on written application. Go on being playful without a permit, and tell them what their constancy is worth to you.',
    harmonious:
      'On the bench they built, you have put a cushion. Your ease coaxes this person out of working hours, and what you love gets somewhere to age well, so people call the bond old-fashioned and envy it. Year by year the fun can be filed under maintenance. Claim a Saturday for something merely decorative, and see that they come without the briefcase.',
    tense:
      'Told that they are wonderful, they inquire who else was asked. Being adored unnerves this person, who rations it, until you feel like a luxury in a thrifty home. What they dread is losing a thing on which they would lean. Be patient up to a point, and tell them where the point is. If they keep coming, in their stiff shoes, believe the shoes.',
  },
  [Uranus]: {
    conjunction:
      'It took about a minute, on a staircase, and you liked them enormously. You call up this person’s most unusual side, and in their neighborhood your own taste breaks out in stripes. The crackle lasts so long as nobody owns it. Have a life so good in the gaps that their coming is a bonus. And when you want company, ask for this evening’s.',
    harmonious:
      'Roller-skating was their suggestion, and you turned out to love it. They air your preferences like bedding, and with you their oddity feels well cut. Neither requires proofs of devotion, so the liking is fresh after long gaps. A thing as light as that is untested under load. Lean on it once, over a small matter, and learn what it holds.',
    tense:
      'As soon as you say “we,” they look for the exit sign. A wish to be wanted has met a wish to be free, and the hot and cold that follows is so wakeful that it can feel like love. Your niceness may strike them as a leash. Sort excitement from affection by asking who is kind on a dull day. They do rescue you from loving by rote.',
  },
  [Neptune]: {
    conjunction:
      'Under streetlights they are the loveliest person you have met. You stir this one’s longing, they dissolve your standards, and music seems to be coming from next door. What you have might be a rare tenderness, or it might be largely lighting. Meet by day, with errands. If it outlasts the supermarket, trust it, and leave a corner of the glamour unswept on purpose.',
    harmonious:
      'At the same bar of the song you both look away. They widen your affection until it takes in strays, and through you their dreams acquire a body, of paper or clay or guests on a terrace. So much gentleness will excuse nearly anything, such as vague replies and unreturned books. Forgive what has been admitted, and ask, mildly, about everything else.',
    tense:
      'It pleased you so much to believe it that they let you. Your hopes invite this person to pose as what you adore, or else to need rescuing, and the disenchantment is then charged to your account. Postpone any grand sacrifice by a month and consult a blunt friend. Part of the sweetness was real, and can be met again in working clothes.',
  },
  [Pluto]: {
    conjunction:
      'Across a crowded table they noticed whom you smiled at. Your charm has touched a possessive nerve in this person and brought up a devotion both flattering and heavy to carry. You are fiercer yourself for it. Keep your friendships in plain sight. Tell them often, unprompted, that they are chosen, and add that the choosing stays yours.',
    harmonious:
      'The chipped tooth you hide when laughing is what they like most. This person goes past your pleasing surface and treasures what lies under it, and your gentleness gives all that force a thing to protect. Trust grows by seasons. A bond so deep may shut the garden gate on everyone else, so share something beautiful with outsiders.',
    tense:
      'Lunch with an old friend should not need a treaty, and here it can. You want to please everyone, they want to have you whole, and favor turns into currency that you withhold or they extract. Call the jealousy jealousy, whosever it is, and decline to buy or be bought. The attachment under it can burn the falseness out of your charm.',
  },
  [Ascendant]: {
    conjunction:
      'Before you had the name, you liked the look of them. Their style suits you as though you had been consulted, and with you at their elbow they become more attractive to everybody, as you may regret at parties. Pleasure in a surface is honest, if brief. Compliment something invisible this week, such as their patience with a fool.',
    harmonious:
      'Their good side is turned toward you, and they enjoy having it seen. You smooth an entrance, suggest the color, put in a word, and are treated with a courtesy that has real warmth in it. Rough matters meanwhile go on behind the scenery. Sit with them some morning before anyone has combed anything, and talk about the week as it was.',
    square:
      'That laugh grates on you, and you keep listening for it. This person’s manner is either not to your taste or so exactly what you lack that you covet it, and behind your courtesy they sense a jury. Praise the part you envy, out loud. Then name a single habit you would like kept for outdoors. As joint hosts, oddly, you please every sort of guest.',
    opposition:
      'That laugh grates on you, and you keep listening for it. This person’s manner is either not to your taste or so exactly what you lack that you covet it, and behind your courtesy they sense a jury. Praise the part you envy, out loud. Then name a single habit you would like kept for outdoors. As joint hosts, oddly, you please every sort of guest.',
  },
};
