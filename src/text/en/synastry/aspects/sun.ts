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
      'You two want to be somebody in the same sense, since your Sun stands together with theirs. You understand their ambition without a word about it, and next to you they grow surer of what they are after. In their vanities you may recognize your own, which is funny until one of you gets the prize. It goes best when each of you has something of your own, and the other doesn’t try to shine at it.',
    harmonious:
      'Between your Sun and this person’s there is accord, and neither has to explain why a thing matters. You go about what you want in ways that suit each other, and an hour together leaves both of you more definite. As relatives, friends or partners in a venture, you can do a good deal. The weakness is that each finds the other’s plans sensible from the start, so a bad one meets no resistance.',
    tense:
      'With your Sun and theirs at odds, each of you wants to lead exactly where the other will not follow. You insist on your own terms, this person has terms too, and planning an evening can become a question of respect. Yet they see the half of the picture that you never look at, and you see theirs. It works when one of you is in charge of a whole day or errand, and the other makes no comments.',
  },
  [Moon]: {
    conjunction:
      'Their mood takes its color from your day, because your Sun falls on this person’s Moon. You show them a direction, and they give you somewhere to come home to; tradition counts it among the best links for people who share a roof or a task. The danger is that they run short of moods of their own. Ask how they are, then wait for the second answer.',
    harmonious:
      'This person can rest near you, because your Sun is good for their Moon. You go about your aims, they see to it that somebody has eaten, and a dull Sunday becomes restful. You are admired a little and they are looked after a little, and both of you need it. Because they adapt so easily, they may go on fitting in with your hours long after those have stopped suiting them, and say so only if asked.',
    tense:
      'What your Sun is set on disturbs what their Moon is used to. You announce a change, with the best of reasons, and see their face fall; to them it can feel as if somebody had moved the furniture overnight. You get them to try what they would never have tried, and they keep your aims fit for human beings. It helps to tell them a few days before, and to leave one or two comforts exactly as they were.',
  },
  [Mercury]: {
    conjunction:
      'Whatever your Sun is aiming at sets their Mercury to work. They find the word you were missing, think of the right person to ask, and notice the flaw in the second paragraph, so you feel understood and then a little corrected. For anybody with something to say it is a gift. The talk can come to be only about you. Now and then, raise a subject that they know more about.',
    harmonious:
      'The large intention is yours, and they can see what it would take. Their Mercury likes thinking about what your Sun wants, turns it into a list of steps, and can explain you to people who found you a bit much. Letters, plans and long drives together go well. Somebody so loyal may stop telling you what others object to. Ask outright: what do people say that you have been sparing me?',
    tense:
      'A correction from this person stings more than it should. Your Sun shows something off to be admired, and their Mercury asks how much it cost; they, in turn, feel talked over by someone who takes rank for an argument. Their objections are often right, and your confidence gets them past their own doubts. When all you want is applause, say so first, and leave the decision for later.',
  },
  [Venus]: {
    conjunction:
      'It is no effort for this person to like you, since your Sun lights up their Venus. They take your side before they have heard what it is and enjoy showing you off, and you become more gracious for being so well thought of. Between lovers, friends or colleagues it makes for many happy hours. Whatever would spoil the mood goes unsaid, mostly on their part. Find out what they gave up to please you.',
    harmonious:
      'Fondness came first, before either of you could have said why. Beside your Sun, what their Venus likes and makes gets noticed, and their good manners take the stiffness out of your importance; even dull business is agreeable in such company. A nice afternoon comes so easily that the awkward subject is put off to the next one, and when it comes up at last it does less damage than you expected.',
    tense:
      'There is liking between you, mixed with disapproval of each other’s style. Your Sun takes up more of the room than their Venus thinks polite, and to you their affection may seem to depend on good behavior. What a thing should cost and how it should look are the usual subjects. Left to them, an occasion gets grace, and left to you it gets a purpose. Divide the work that way, and thank each other in front of people.',
  },
  [Mars]: {
    conjunction:
      'Mention a thing, and this person is ready to start it. With your Sun on their Mars they may rush to your defense, try to beat you at your own game, or both in one day, and you feel braver for it. You give their energy something to aim at. On the same job, though, both of you give the orders. Say at the start which half of it is theirs to decide.',
    harmonious:
      'With your reasons and their muscle, things get done. Their Mars is glad to work for the goal that your Sun has set, you are glad of somebody who does not need persuading, and neither ends up feeling used. Games, repairs, campaigns and journeys go well. After a while the two of you look around for the next thing to conquer, and neither admits to being tired until both are.',
    tense:
      'A request from you can sound like an order, and they bristle before they have heard the end of it. Their Mars wants to go its own way and your Sun is used to pointing one out, so you feel attacked and they feel bossed. In a game, or up against the same difficulty, you are a fine pair. Attach a real choice to what you ask: this or that, now or on Friday.',
  },
  [Jupiter]: {
    conjunction:
      'This person believes in you, often more than you do. Your Sun brings out the generous side of their Jupiter, and they may recommend you, open a door, or simply imagine a bigger future for you than you had dared to. Your success makes them happy and proves them right. What they say of you to others can run ahead of what you are able to deliver, and it is kinder to tell them while it is only talk.',
    harmonious:
      'Good advice comes to you from this person, mostly before you ask for it. Their Jupiter takes a generous view of what your Sun wants, so your worries shrink to a size you can carry, and they in turn grow wiser for being listened to. Each opens doors for the other without keeping count. Since both of you expect things to turn out well, a plan can go ahead that neither has ever doubted.',
    tense:
      'Together you make things too large. Their Jupiter applauds, your Sun swells, and afterward each suspects the other of hot air. When they preach you feel judged, and when you boast they raise the stakes. It is excellent company even so, and a cure for small thinking. Halve the first figure you agree on, and nothing of value will be missing.',
  },
  [Saturn]: {
    conjunction:
      'They look at what you do more strictly than anybody else. Your Sun has come up just where their Saturn keeps its standards and its old fears, so you are examined first and then stood by, in thin years as well as fat. You give more warmth than they would ever ask for, and you lean on their steadiness even while you resent the questions. They approve of more than they say, and defend you behind your back.',
    harmonious:
      'Respect holds the two of you together. Their Saturn steadies your Sun, so your plans are examined before they can fall over, and their duties weigh less because you are cheerful about yours. What you build in common, a business, a household or a long friendship, tends to last. In time you may meet only when there is something to be done, while each of you waits for the other to suggest an outing.',
    tense:
      'When you come in with good news, they ask about the deadline. Your Sun shines on something in which their Saturn feels unsure, so your joy may be answered with a limit, and they feel left to sweep up afterward. It hurts your pride, though work that has passed such eyes is sound, and your warmth does them more good than they say. Do some of the sweeping, then ask them to be glad with you for a minute.',
  },
  [Uranus]: {
    conjunction:
      'Something in this person wakes up when you come in. Your Sun is so definite that their Uranus can’t help testing it: they contradict you, tempt you to drop a settled plan, and may have you laughing at a belief you have held for years. They grow bolder themselves, since you don’t run away. It is lively, and it is tiring. You can like being stirred up and still say which two or three habits you mean to keep.',
    harmonious:
      'This person’s odd ideas get a fair hearing from you, as they do from few people. Beside your Sun their Uranus can try something out without having to shock anybody, and you are kept from growing set in your ways. Each lets the other be free, and after two silent months you pick up where you left off. In so long a pause one may miss that the other is in trouble; a fixed date each month helps.',
    tense:
      'Where you like to count on things, they like to keep the exit clear. When your Sun makes a firm plan, their Uranus may feel fenced in and turn it down at the last minute, after which you make a speech. Nobody is better at waking you up when life has gone stale. They tend to keep a small promise; when it is a large one, have something of your own to do that day.',
  },
  [Neptune]: {
    conjunction:
      'This person sees you a little larger than life. Your Sun shines into their Neptune, and what comes back is the hero of a movie in which you never asked for a part. It can make you kinder than you are on ordinary days, and it can move them to write, sing or believe. Meanwhile simple questions are not asked, on either side. Tell them early about something you are bad at.',
    harmonious:
      'This person can dream aloud in front of you. Your Sun has a clear, warm eye for what their Neptune longs for, so they bring you the song, the worry or the belief that they hide from brisker people, and through them you come to want finer things than credit. You forgive each other almost before there is a reason. Dates and amounts get lost in so much kindness, and need to be put in writing.',
    tense:
      'A plain question of yours gets a lovely answer to another one. Their Neptune would like to be whatever your Sun admires, so facts bend a little, or the person melts away, and you feel praised without having been seen. All the same, they can teach you a mercy toward weak people that you used to take for softness. Repeat what you believe was agreed, and then go by what gets done.',
  },
  [Pluto]: {
    conjunction:
      'Small talk never lasts long between the two of you. Your Sun reaches straight down to where their Pluto guards its power, and they look at you in such a way that you either grow or close up. They can change through it as well, since you have seen a strength they hide from others. They find out most things anyway, so you lose little by telling them early, and saying which decisions stay yours.',
    harmonious:
      'With this person behind you, you dare to mean what you say. Their Pluto lends depth to the aims of your Sun and has no patience with a pose, while your openness persuades them to use their strength where it can be seen. Together you could turn around what others had given up. With so much taken in earnest, you can forget to amuse each other, and a silly movie does as much for the bond as another deep talk.',
    tense:
      'Neither of you likes to be the first to look away. Where your Sun wants to shine, their Pluto wants to know who is in control, and each of you can find the sore spot in the other’s pride, whether over a large matter or a parking space. When the fight is fair, you make each other strong and honest. Say what you want in one sentence, and turn down any victory that leaves them humbled.',
  },
  [Ascendant]: {
    conjunction:
      'In you this person sees how they hope to come across, because your Sun stands on their Ascendant. Next to you they come across as more themselves, while you have the odd sense of meeting your own manner from outside. Others notice the bond, and before long you are invited as a pair. That flatters at first and chafes later, on the day when either of you would like to be asked alone.',
    harmonious:
      'They find it easier to enter a full room when you are with them. Your Sun approves of the manner of their Ascendant, they can feel that it does, and they will mention your name in places you had not thought of trying. You like how they are, and they like being seen by you. All this happens on the sunny side of life. On the way home, ask how the evening really was for them.',
    square:
      'Their first move in any company is the one you would never make. Your Sun is square to their Ascendant, so the two of you can rub each other the wrong way at the door: you may seem too sure of yourself to them, and their manner may seem guarded to you. Often it is only nerves. Each has a way with people that the other could use, and the strain mostly lifts after fifteen minutes.',
    opposition:
      'To this person you are a partner or an open rival, and nothing in between. Your Sun falls on their Descendant, opposite the Ascendant, where people look for the one who will complete them, and they may see in you the confidence that they have not claimed for themselves. It is flattering to be needed so. Some of the decisions they bring to you are theirs to make. Hand those back, with encouragement.',
  },
};
