import type { ByNatureWordings } from '../../../catalogue.js';

export const plutoMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Pluto makes you want something with your whole strength, and others feel it. This can move what has been stuck for years. Use it on your own life, and leave other people theirs.',
      'You see through pretenses, your own first of all. One thought will not let you go. Think it to the end, alone, and speak when you know what you want from it.',
    ],
    2: [
      'Questions of money touch a nerve: what you own, what you fear to lose, what you would do for it. Look the fear in the eye. After that you can decide by the figures.',
      'Going through your accounts thoroughly, you may find something you had not known. Go on patiently. An ability of yours that you never used may be part of it.',
    ],
    3: [
      'One conversation may go deeper than either of you had intended. What has been left unsaid for years may be said in a sentence. Choose the sentence with care, since it will stay.',
      'Once you begin to ask, you ask until you know. It is useful in research and hard on relatives. Tell people why you want to know, and they may answer of their own accord.',
    ],
    4: [
      'In your family something deep may be touched: an old injury, a matter of power, a subject that nobody mentions. You are strong enough to look at it now. Go slowly, and with somebody you trust.',
      'A conversation at home may reach the root of a quarrel, which is not what the quarrel seemed to be about. Say the true thing once, and then be kind for the rest of the evening.',
    ],
    5: [
      'Passion is strong, in love or in what you create, and will not listen to reason. Give it a worthy object. Where jealousy comes in, there is not much pleasure left.',
      'It matters to you to know exactly where you stand with someone. Ask directly, without setting a trap. In creative work you may be ready for your most difficult subject.',
    ],
    6: [
      'Great intensity goes into your work, and an enormous amount gets done. Somebody may guard their own part of it just as fiercely. Leave them that and finish yours.',
      'What is really wrong with a routine may come out, and it is more often a person’s fear than a fault. Deal with the fear. Your body would rather have one thorough change than many rules.',
    ],
    7: [
      'Between you and someone close it becomes plain who wants what, and how badly. That can bind you more closely. Hide nothing, and use no more force than the matter needs.',
      'If a talk about what really binds two people is overdue, it can be had. Do not try to win. What survives such a talk can carry a good deal.',
    ],
    8: [
      'Something that two people share has to be changed at the root: a debt, a dependence, a secret. It is time. Do it together if you can, and without settling old scores.',
      'The reason for a secret may become known, and you may wish you had not asked. Knowing is better in the end. You can use what you know to make peace, or to go on quarreling.',
    ],
    9: [
      'You feel ready to defend a conviction at any cost. Find out where it comes from. What is left of it after an honest examination you can live by.',
      'Studying a subject to the bottom changes you. Be patient with people who know less about it. An old authority may lose its hold over you.',
    ],
    10: [
      'Ambition becomes serious, and so does the resistance to it. There is power in your position, or you want it there. Use it for a purpose that you could name aloud.',
      'Under the polite surface you see what is really going on at work. Keep the knowledge for the right moment and the right person. A threat would waste it.',
    ],
    11: [
      'In your circle it becomes clear who decides, and whether that is fair. You may have to speak. A friendship that comes through this is likely to last.',
      'A talk among friends touches on something nobody mentions. Mention it, calmly. A friendship that was mostly politeness may end there, or become a real one.',
    ],
    12: [
      'Something long buried stirs, and you may feel it as dread or as strength. You need not act. Let it come near enough to be recognized, and then rest.',
      'A thought you have hidden even from yourself becomes clear. It is less dark than you had feared. Write it down for yourself alone, and you need not act on it.',
    ],
  },
  harmonious: {
    1: [
      'More strength is at your disposal than you show, and you know how to use it. People feel it and make way. Choose one thing that you wish to change for good, and begin.',
      'When you speak quietly, everybody listens. What you say gets to the point, so say it about something that matters. Your influence is greatest where you ask for nothing.',
    ],
    2: [
      'Order can be brought into your means, once and for all. A reserve may come to light, in your possessions or in your abilities. Parting with what you do not need is worth money now.',
      'Pluto gives you a nose for what things are really worth. Negotiate calmly, and do not show all that you know. A stubborn question about money can be solved.',
    ],
    3: [
      'Good questions get you to the bottom of it. A serious talk with somebody near brings you closer. Nothing has to be proved in it.',
      'Your mind goes to the bottom of a subject and comes up with something. Write it down in plain words. Somebody who usually avoids such talk may stay to listen.',
    ],
    4: [
      'You have the strength to put something in order at home that has lain there for years. Begin with the hardest part. The others are likely to help when they see that you mean it.',
      'A relative who was a puzzle to you may make sense at last. Say a word about it, or simply act on it. An old quarrel can be laid to rest.',
    ],
    5: [
      'Love gains in depth, without losing its sweetness. You can show how much you feel. What you make has force, and you know when to hold it back.',
      'What you feel can be said in a way that leaves no doubt and does no harm. The other person may have hoped for it. A creative block gives way when you go to its cause.',
    ],
    6: [
      'Stamina is there for the task that nobody likes, and you finish it. Give up one habit that has cost you strength for years; it goes more easily than you think.',
      'One change makes the whole routine better, and you find it. Explain it to those concerned and let them own it. Small repairs are over when the cause is gone.',
    ],
    7: [
      'A partner respects your strength, and you respect theirs. Something difficult can be carried through together. Say openly what you want to change between you.',
      'With a partner you can talk about power, money or the past, and be closer afterward. Begin with your own part in it. A rival may turn out to be an ally.',
    ],
    8: [
      'The remains of a finished chapter can be divided without rancor. Take what you will use. Whoever parts with you on such terms is someone you could still call.',
      'A confidential talk may bring something to light that helps you both. You need not say how you knew. What was owed can be settled to the last cent, and forgotten.',
    ],
    9: [
      'At the heart of a belief you find something strong enough to live by. A teacher or a journey may change you more than you planned. You can let it.',
      'Your arguments convince because you have thought them through to the end. They could be of use to somebody who cannot argue so well. Research goes deep, and brings results.',
    ],
    10: [
      'Your influence grows without your having to push. If someone powerful supports you, use it well. Finish what you began long ago.',
      'A stuck matter moves if the right word is said to the right person, and you know both. Do it in private. What is decided now at work has a long effect.',
    ],
    11: [
      'A group trusts you with something important. You can clear up an old quarrel there, as nobody else could. Those who had stayed away may come back.',
      'Friends talk about what really concerns them, and you help them to. Ask the second question, after the polite one. Out of it may come a plan with some weight.',
    ],
    12: [
      'An old fear can be looked at in peace, and it gives way. Nobody needs to know. Strength comes back to you from a place where it has been locked up.',
      'In the quiet you find the true reason for something that you keep doing. That is nearly enough to stop. Write the reason down while it is so plain.',
    ],
  },
  tense: {
    1: [
      'Somebody may try to control you, or you them. The stronger the pull, the older its cause. Step back once before you answer, and decide what is worth the fight.',
      'Your words could hurt, and you know exactly where. You could win, and would pay for it later. Say what you want instead of what you know about the other person.',
    ],
    2: [
      'A struggle over money or property may begin, and pride is in it. Find out what you are really defending. It is possible to give up the point and keep the thing.',
      'A suspicion about money may not leave you alone. It may be right, so look it up, and stop when you know. Spending in order to have power over somebody is the most expensive kind.',
    ],
    3: [
      'A talk may turn into an interrogation, whichever of you is asking. Put your question once and accept a closed mouth. The one sentence that would win the quarrel might cost you the friendship.',
      'If a remark will not leave your mind, it hit on something true, or something old. Tell a person you trust, so that it does not become a speech to the wrong one.',
    ],
    4: [
      'Somebody in your family may use love or guilt to get their way. You need not follow. Say calmly what you will do and what not, and stay friendly.',
      'An old story may be used against somebody at home. Refuse to tell it again. What is really at stake can be said in the present tense.',
    ],
    5: [
      'Desire is mixed with a wish to possess. Ask yourself what would be left without the fight. A child or a loved one needs to be able to say no to you.',
      'Saying something dangerous is a way of testing a person’s feelings. They may pass the test and not forget it. The same force would do good work in something you make.',
    ],
    6: [
      'Some petty tyrant may rule over a small part of your working day. Keep to the rules and write down what happens. Do the work that nobody can take from you, and do it well.',
      'A task drives you, and you drive others along. It is not worth so much pressure, because half of it may be enough. Finish that half, and see whether anyone asks for more.',
    ],
    7: [
      'Neither of you can let go, and it is about more than the matter in hand. Name that, or else leave the room for an hour; both are better than winning.',
      'Behind what the other person says you suspect a motive. There may be one, and they may not know it. Say what their words do to you, and leave the motive to them.',
    ],
    8: [
      'Money, trust and power are tied up with each other, and pulling only makes it worse. See to the part that is yours, by paying, asking or telling, and leave theirs to the other person.',
      'A secret may give one of you power over the other. Whoever has it may return it. What can no longer be used as a threat is only a fact.',
    ],
    9: [
      'You may fight for a belief as if your life depended on it, and so may somebody else. Ask what each of you would lose by being wrong, and the tone changes.',
      'Convincing somebody at any price can cost you the conversation. Leave a doubt standing. An authority that frightened you has less behind it than you thought.',
    ],
    10: [
      'Somebody at work may want power, and you are in the way or want it too. Be correct in every detail. Whoever keeps their temper loses least when it is over.',
      'Something you learn could harm a superior. It is not a weapon until you use it as one. Decide what the work requires, and do only that.',
    ],
    11: [
      'One person in the group may want to decide for all of them. Ask for a vote, calmly, and accept it. You may learn who your friends are, and some will surprise you.',
      'Two friends may each want you to take a side, and offer a secret for it. Decline both. Say what you think where all can hear it, and see who is relieved.',
    ],
    12: [
      'What you refuse to feel comes at you from outside, as somebody’s anger or your own bad sleep. Eat and rest first. Then look at it once more; it is more familiar than you thought.',
      'When you are alone, dark thoughts may circle around one point. You have had them before, and they passed. Tell someone who can listen without being frightened, and then go out into the daylight.',
    ],
  },
};
