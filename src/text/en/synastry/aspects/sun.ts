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

export const sunSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'A joint birthday party would save trouble, and neither of you entirely wants one. The same things get you both out of bed. Beside you they grow surer of what they are after, while you meet your own vanities walking about in another coat. Take turns at the head of the table, and let each have one ambition that the other merely applauds.',
    harmonious:
      'Tell them the plan and they reach for their coat. Your way of going after things makes sense to this person without a lecture, and theirs to you, so an hour together leaves both more definite. Backing this smooth does go unexamined, since nobody asks if the plan is any good. Every season or so, request objections before applause.',
    tense:
      'By ten on Saturday there are two schedules on the refrigerator. You insist on your own terms at exactly the point where theirs begin, and a stranger could tell from the doorway who is waiting to be asked. Hand over the lead for whole errands at a time and follow without commentary. They own the half of the picture that you never look at.',
  },
  [Moon]: {
    conjunction:
      'Before you have put down your keys they know what sort of day it was, because your face sets theirs. Tradition likes this link for marriages, and it serves any household: you show them a direction and they make you feel at home in it. They can run short of moods of their own. Ask how they are, then wait for the second answer.',
    harmonious:
      'Around you their shoulders come down. You go about your affairs in plain daylight, they see to it that somebody has eaten, and even a dull Sunday is restful. A person this adaptable may, however, go on adjusting to your hours long after it suits them. What would they change about your week? Ask, and change it before they can take it back.',
    tense:
      'Announce the move, the guests or the early start, and a shadow crosses their face. Your purposes trample on their habits, and from where they sit you are marching through a nursery. Give a day’s notice and bargain over comforts before principles. You get them out of the armchair, after all, and they keep your aims fit for humans.',
  },
  [Mercury]: {
    conjunction:
      'They could write your biography, and some days they seem to be taking notes. Whatever you are aiming at sets this mind running: it finds you the word and mails the article by noon. You feel understood and then, slightly, annotated. Credit them in public for the good lines. Now and then, raise a subject on which you are nobody in particular.',
    harmonious:
      'Hand this person a grand intention and it comes back as a list with phone numbers. You give their thoughts something to serve, and they translate you for people who found you a bit much. So loyal an interpreter may begin to leave out the public’s complaints. Ask for those as well, and when they are delivered, leave the wording alone.',
    tense:
      '“Strictly speaking,” they begin, in the middle of your best story. Correction stings your pride, and they feel talked over by somebody who confuses opinion with rank. If it is cheers you want, tell the story elsewhere first. For decisions, sit through the footnote. An editor who refuses to be dazzled will spare you a misprint or two in large type.',
  },
  [Venus]: {
    conjunction:
      'Somebody dresses with more care on the days you will be there. Your mere presence pleases them, and they say so with a hand on your arm, or by taking your side before they have heard it. You turn gracious under so much liking. Look out for the preference they gave up to keep things pretty, and see that they get it.',
    harmonious:
      'Liking came first here, before either of you had a reason. With you they are at their most charming, and your importance loses its starch, so that even a budget meeting passes agreeably. What suffers is the awkward truth, put off for the sake of a nice afternoon. Say one such thing over dessert. You will be surprised how little it spoils.',
    tense:
      'Whenever you sweep in full of news, they move the vase out of range. There is liking here, sometimes a great deal, tangled with disapproval of your style. To you their affection seems to depend on good behavior, while they feel outshone in their own parlor. Let them furnish the occasion and you the reason for it. Both jobs deserve thanks, before witnesses.',
  },
  [Mars]: {
    conjunction:
      'Mention that it might be done and they have begun doing it. Your confidence heats this person to action, or desire, or the wish to beat you, frequently before lunch, and you get the loan of a courage with its sleeves rolled up. Two people used to going first will meet in doorways. Concede one, visibly, each day.',
    harmonious:
      'The tent is up before the others have found the pegs. Given your reasons and their muscle, games, renovations and even courtship go at a good clip, and neither party feels used. An alliance this effective starts looking around for things to conquer. Book an evening together that has no object whatever. If one of you wins it, begin again.',
    tense:
      '“Could you just” is how it starts. A request from you has the ring of a command, they bristle before they have heard the end of it, and you feel attacked for existing. Attach a real alternative when you ask. If they snap, walk around the block and answer whatever was behind it. Rivals this lively are seldom dull, and make ardent peacemakers.',
  },
  [Jupiter]: {
    conjunction:
      'By Thursday three strangers have heard how gifted you are, because this person has been telling them. You bring out their largesse, and acquire a patron. So generous an estimate leaves you living a little on credit. Make good some of what they promised on your behalf, then find out what they would attempt with a believer of their own.',
    harmonious:
      'Good counsel from them comes with the taxi fare tucked inside. Your aims make this person hopeful, and seen from their distance your worries shrink to a manageable size. Each has opened doors for the other without counting. Where luck becomes a habit, nobody proofreads. For ten minutes before any large yes, let one of you play the skeptic, turn and turn about.',
    tense:
      'Someone said “a small gathering,” and you two have hired the marquee. Their applause makes you grander, your assurance makes their promises longer, and afterward each suspects the other of hot air. Halve the first figure on which you agree. If they lecture, take one sentence home and leave the rest on the lectern. It is excellent company even so, and a cure for small thinking.',
  },
  [Saturn]: {
    conjunction:
      'When you finish telling it, they want to see the figures. You have walked into the place where this person keeps standards and old worries, so you are measured with a long ruler, and then stood by for years. Brightness can dry out under inspection. Deliver on time and ask outright for the praise, which they assumed you knew about.',
    harmonious:
      'The enthusiasts have gone home, and this one is still coiling cables with you. Your warmth lightens their duties. Their realism stops your plans from leaning, and respect adds its ring every year, as in oak. It can all become terribly useful. Go to the fairground together on a working day, and let them see you once without the brave face.',
    tense:
      'Good news, told to them, comes back with a question about the deadline. Your glow falls on whatever they feel they lack, so they answer it with a limit, and you stand there holding your balloon. They meanwhile feel left with the sweeping. Do an hour of that yourself, then request one whole minute of gladness. Under such eyes your work becomes sound.',
  },
  [Uranus]: {
    conjunction:
      'Since you met this person your haircut has changed, and so has one firm belief. You wake the rebel in them, and anything settled about you is taken as a dare. It resembles sharing a house with a drummer: you are never bored and seldom consulted. Plan things that survive a late cancellation. Keep a few habits that they are not permitted to reform.',
    harmonious:
      'Their advice is to enter by the kitchen, and it is right again. You provide a public for this person’s originality, and your own purposes never quite set hard while they are about. Freedom is so well respected that whole months go by unclaimed. Fix one standing date, as loose as you like about the place, and both turn up.',
    tense:
      'Count on them for Friday, and on Friday the phone rings from another time zone. Your certainty makes this person long to tip something over, at which you grip the reins and make speeches. Ask for few promises, each small and dated, and have an evening of your own in reserve. As an alarm clock for a life gone stale, nobody you know comes close.',
  },
  [Neptune]: {
    conjunction:
      'In their version of how you met, it was snowing. You shine into this person’s imagination and are handed back as the hero of a film for which you never auditioned. Being seen so can lift you into real kindness. It also mists the accounts, as neither cares to ask a flat question. Correct the legend early, and be loved at your actual height.',
    harmonious:
      'With you in the next chair they dare to read the poem aloud. Your sense of purpose gives their dreaming a shore, and through them you come to want things for finer reasons than credit. Forgiveness is so ready that loose ends fill a whole drawer. Put dates and sums in writing, cheerfully, and leave the vagueness for places where it flatters.',
    tense:
      'Ask a plain question here and you get a lovely answer to some other one. They would like to be what you admire, so facts bend or the person melts away, and you feel unseen behind a flattering portrait. Repeat the agreement back the same day and judge by what is done. Toward the weak they can show you a mercy you had filed under softness.',
  },
  [Pluto]: {
    conjunction:
      'Four minutes of small talk, and then they ask what you hoped nobody would. Your presence goes straight down to where this person keeps power and suspicion, and attention comes up like a searchlight. You may grow in that beam, or put on armor. Reserve certain choices for yourself from the first month, and volunteer your truths before anyone has to dig.',
    harmonious:
      'They seem to know that you own a second, bolder voice, and leave room for it. Your openness persuades this person to spend their strength in view of others, while under their eye the pose drops out of your ambitions. Allied, you could turn around a failing shop. Depth as a daily diet is heavy, so schedule something shallow: mini golf, a bad comedy.',
    tense:
      'The contest may be over a parking space, and neither will be first to look away. A wish to shine has met a wish to control, and each is gifted at finding where the other’s pride is sore. State what you want in a single sentence and refuse any win that leaves them humbled. Fought clean, this strips away a remarkable amount of pretense.',
  },
  [Ascendant]: {
    conjunction:
      'Photographs of you two come out well. What you are suits the face that this person shows the world, so next to you they look more like themselves, and you have the odd sensation of meeting your style from outside. People begin to treat the pair as one item. Introduce them by what they do, and cultivate separate hobbies with separate fans.',
    harmonious:
      'Entering a full room is easier for them when you go in, too. You approve of their manner, it shows, and they carry your name into places you had not thought of trying. First impressions keep renewing themselves so pleasantly that neither looks behind the other’s front. On the walk home, ask what the smile was covering, and admit to one of yours.',
    square:
      '“How do you get away with that?” they ask, half scandalized and half taking notes. You stand across the road from their way of meeting the world, which draws them and ruffles them. To you, their manner is a gate with a keeper. Say less at the entrance and stay longer. As for the first cold look, inquire about it plainly, since it is often nerves.',
    opposition:
      '“How do you get away with that?” they ask, half scandalized and half taking notes. You stand across the road from their way of meeting the world, which draws them and ruffles them. To you, their manner is a gate with a keeper. Say less at the entrance and stay longer. As for the first cold look, inquire about it plainly, since it is often nerves.',
  },
};
