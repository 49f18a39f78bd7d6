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
      'The same things get you both out of bed, because your Sun and theirs shine from one part of the zodiac. Beside you they grow surer of what they are after, while you meet your own vanities walking about in another coat. What hurts is the rivalry, because praise for one can feel taken from the other. Let each keep an ambition that the other merely applauds.',
    harmonious:
      'Between your Sun and this person’s there is accord, so their way of going after things makes sense to you without a lecture, and yours to them. An hour together leaves both more definite about what they want. Approval as smooth as this goes unexamined, since nobody asks whether the plan is any good. For starting something it is a fine alliance, provided that a third party gets to object.',
    tense:
      'Your Sun and theirs, at odds, make two people who insist on their own terms, each exactly where the other’s begin. They own the half of the picture that you never look at, and hearing about it can feel like being contradicted for existing. What you gain is a rival worth having. Hand over the lead for whole errands at a time, and follow without commentary.',
  },
  [Moon]: {
    conjunction:
      'Their mood takes its color from your day, for your Sun falls on this person’s Moon. You show them a direction, and they give you somewhere to come home to; tradition counts it among the best links for people who share a roof or a task. The danger is that they run short of moods of their own. Ask how they are, then wait for the second answer.',
    harmonious:
      'With you around, they can let their shoulders drop. You go about your aims in plain daylight, they see to it that somebody has eaten, and with your Sun so kind to their Moon even a dull Sunday is restful. Someone so adaptable may keep fitting in with your hours long after it has stopped suiting them. They will seldom bring it up, so ask which of your habits they would change.',
    tense:
      'What your Sun is set on keeps disturbing what their Moon is used to. You announce a change and see their face fall; from where they sit, you are marching through a nursery. Neither of you is wrong. You get them moving, and they keep your aims fit for human beings. Fair notice and a few comforts left alone will settle more than any debate on principle.',
  },
  [Mercury]: {
    conjunction:
      'Whatever your Sun is aiming at sets their Mercury running. They find you the word, the contact, the flaw in the second paragraph, and you feel understood and then slightly annotated. For anybody with something to say it is a gift. They may come to be the expert on you, and little else, so raise a subject now and then on which you are nobody in particular.',
    harmonious:
      'A grand intention, handed to this person, comes back as a list. Your Sun gives their Mercury something worth thinking about, and they translate you for people who found you a bit much. Plans, letters and long drives all go well. So loyal an interpreter begins to leave out the public’s complaints. Ask for the two most frequent, and thank them for it.',
    tense:
      'Correction from them stings more than it should. Their Mercury asks questions of what your Sun would rather have admired, while they feel talked over by somebody who confuses opinion with rank. If it is cheers you are after, tell the story elsewhere first. For decisions, hear them to the end. A mind that refuses to be dazzled spares you several mistakes in large type.',
  },
  [Venus]: {
    conjunction:
      'Liking you is no effort for this person, since your Sun lights up their Venus. They show it by taking your side before they have heard it, and amid so much pleasure in your company you grow more gracious than usual. What gets lost is any wish of theirs that would spoil the mood. They have a talent for giving things up prettily, and you do well to catch them at it.',
    harmonious:
      'Fondness came first here, and you two found reasons later. Even dull business passes agreeably, for their Venus takes the starch out of your importance, and their taste gains weight from the regard of your Sun. The thing that suffers is the awkward truth, put off for the sake of a nice afternoon. Choose one, and say it kindly; it does far less damage than either of you expects.',
    tense:
      'There is liking here, knotted up with disapproval of each other’s style. Your Sun outshines their Venus in its own parlor, and to you their affection seems to hang on good behavior. What things cost and how they look are the likeliest subjects. Let them settle how an occasion is done while you settle what it is for, and give thanks for both jobs before witnesses.',
  },
  [Mars]: {
    conjunction:
      'Confidence in you heats this person to action. With your Sun on their Mars they start what you only mentioned, rush to your defense, or want to beat you, and often all three in one day. You get the loan of a courage with its sleeves rolled up. Two people used to going first will meet in doorways, and the one who yields with good grace keeps the alliance.',
    harmonious:
      'Given your reasons and their muscle, things get done. Neither of you ends up feeling used, because the goal that your Sun sets is one their Mars is glad to sweat for. Games, repairs, campaigns and journeys go at a good clip. A team so effective starts looking around for things to conquer. Spend some time together that has no object whatever.',
    tense:
      'A request from you rings like a command, and they bristle before they have heard the end of it. Their Mars would sooner fight for its own way than be led by your Sun, so you feel attacked for existing and they feel ordered about. Attach a real choice to whatever you ask. Rivals as lively as this are seldom dull, and they make ardent peacemakers.',
  },
  [Jupiter]: {
    conjunction:
      'Somewhere this person is telling strangers how gifted you are. Your Sun brings out the largesse of their Jupiter, and you acquire a patron who thinks in bigger sizes than you had dared to. The price is living a little on credit, with promises made in your name. Make good on one of them, and find out what they would try if somebody believed in them as much.',
    harmonious:
      'Good counsel reaches you here before you ask for it. Their Jupiter takes a generous view of what your Sun wants, your worries shrink to a size you can carry, and being trusted makes them wiser in turn. Each opens doors for the other without counting. Its one weakness is that nobody checks: where luck has become a habit, a plan can go out of the door without a single objection.',
    tense:
      'Together you make things too large. Their Jupiter applauds, your Sun swells, and afterward each suspects the other of hot air. When they preach you feel judged, and when you boast they raise the stakes. It is excellent company even so, and a cure for small thinking. Halve the first figure on which you agree, and nothing of value will be missing.',
  },
  [Saturn]: {
    conjunction:
      'Brightness meets inspection here. Your Sun has come up just where their Saturn keeps standards and old fears, so you are measured with a long ruler and then stood by, through thin years as well as fat. They need your warmth more than they can say. You need their steadiness and resent the audit. The praise exists, unspoken, because they assumed you knew.',
    harmonious:
      'Respect is what holds the two of you together. Their Saturn stops your plans from leaning, their duties weigh less in the company of your Sun, and whatever you build is still standing when the enthusiasts have gone home. It can all become terribly useful. Insist on an outing that improves nobody, and let them see you once without the brave face.',
    tense:
      'Good news, told to them, comes back with a question about the deadline. Your Sun shines on whatever their Saturn feels it lacks, so joy gets answered with a limit, and they for their part feel left with the sweeping. Do some of that sweeping, then ask for one whole minute of gladness. Work that has passed under such eyes is sound.',
  },
  [Uranus]: {
    conjunction:
      'The rebel in this person wakes up when you come in. Anything settled in your Sun is taken by their Uranus as a dare, and the firmest of your beliefs gets a shaking. Life is never stale near them, and you are seldom consulted. They grow bolder for having somebody so definite to startle. Keep a few habits that they aren’t permitted to reform.',
    harmonious:
      'Their oddest ideas get a fair hearing from you. It is good for this person’s Uranus to have a public in your Sun, and in return your own aims never quite set hard. Each so respects the other’s freedom that long stretches go by without a word, which suits you both until somebody needs something. One standing date, loose in all but the fact of it, is enough to hold such a bond.',
    tense:
      'Certainty in you makes them long to tip something over. Where your Sun wants to count on things, their Uranus wants the exit clear; you grip the reins and make speeches, and they cancel. Ask for few promises, each of them small, and have plans of your own in reserve. Nobody you know is better at waking up a life that has gone stale.',
  },
  [Neptune]: {
    conjunction:
      'In this person’s imagination you stand somewhat taller. Your Sun shines into their Neptune and is handed back as the hero of a film for which you never auditioned. Being seen so can lift you into real kindness, and it can move them to make something. It also leaves plain facts unasked on both sides. Correct the legend early, while it still costs nothing.',
    harmonious:
      'A shore to dream from is what your Sun gives their Neptune. They bring you the songs, worries or beliefs that they hide from brisker people, and through them you come to want things for finer reasons than credit. Forgiveness is so ready here that loose ends pile up. Put dates and sums in writing, cheerfully, and leave the vagueness where it does no harm.',
    tense:
      'Plain questions get lovely answers to some other question. Their Neptune would like to be whatever your Sun admires, so facts bend or the person melts away, and you feel unseen behind a flattering portrait. Say back what you believe was agreed, then go by what is done. Toward the weak they can teach you a mercy that you had filed under softness.',
  },
  [Pluto]: {
    conjunction:
      'Small talk won’t last between you. Your Sun goes straight down to where their Pluto guards its power, and their attention comes up like a searchlight. In that beam you can grow a great deal, or close up. They are altered too, since you have seen the strength they hide. Reserve certain choices for yourself from the start, and offer your truths before anyone has to dig.',
    harmonious:
      'There is a bolder voice in you, and this person leaves room for it. Their Pluto lends depth to the aims of your Sun, until the pose drops out of your ambitions, and your openness persuades them to use their strength in view of others. Allied, you could turn around a failing shop. So much depth makes heavy daily fare, and the bond also lives on things that mean nothing at all.',
    tense:
      'Neither of you likes to be first to look away. Where your Sun wants to shine, their Pluto wants to control, and each has a gift for finding the sore place in the other’s pride. The contest may be over a parking space. State what you want in one sentence, and refuse any win that leaves them humbled. Fought clean, this strips away a remarkable amount of pretense.',
  },
  [Ascendant]: {
    conjunction:
      'What you are suits the face that this person shows the world, for your Sun stands on their Ascendant. Next to you they look more like themselves, and you have the odd sense of meeting your own style from outside. People begin to treat you as one item. It flatters at first and chafes later, and separate friends are the best thing you can give each other.',
    harmonious:
      'Entering a full room is easier for them when you go in too. Your Sun approves of the manner that is their Ascendant; it shows, and they carry your name into places you had not thought of trying. First impressions keep renewing themselves so pleasantly that neither looks behind the other’s front. On the way home, ask what the smile was covering.',
    square:
      'Their first move in any company is the one you would never make. Your Sun is at cross angles with their Ascendant, so you ruffle each other at the door: you strike them as too sure of yourself, and their manner seems to you like a gate with a keeper. The cold look is often only nerves. Say less at the entrance and stay longer.',
    opposition:
      'Your Sun falls on their Descendant, opposite the Ascendant, where people look for the person who will complete them. To this one you are partner or open rival, never part of the scenery, and you wear a confidence they had left for someone else to have. It is flattering to be needed so. They may hand you decisions that are theirs, and those are best returned with encouragement attached.',
  },
};
