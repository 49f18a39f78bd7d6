import type { ByNatureWordings } from '../../../catalogue.js';

export const saturnMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Saturn makes people take you seriously, and that tires you a little. They hand you responsibility because you look as if you could bear it. Take the part you can finish, and hand back one old obligation.',
      'You speak less and mean it more. Thoughts are slow and exact, which suits anything that will take years, such as a study or a serious decision. The beginning may be quite small.',
    ],
    2: [
      'Money asks for a sober look at what comes in and what goes out. It is less unpleasant than you expected. Some of what you spend it on is worth every cent, and some you would not miss.',
      'Your means are gone through item by item, and nothing escapes you. Put the figures on one page, with the doubtful ones underlined. What you own may need upkeep more than additions.',
    ],
    3: [
      'Conversation becomes serious, and some of it is difficult. Someone in the family, or next door, may have something grave to say and find it hard. Give them time before you answer.',
      'The mind works slowly and thoroughly. Give it whatever has to be right, such as a contract or a difficult letter. Others may think that you are cross, so tell them that you are only concentrating.',
    ],
    4: [
      'A duty toward family becomes plain, and probably more than one. Choose what is truly yours to do and do it well. For the rest there are relatives, who can be asked.',
      'Something at home wants talking over that has been avoided, such as a repair, money or the sadness of one person in the house. An evening of plain words does more than new furniture would.',
    ],
    5: [
      'Love and play turn earnest. A romance may be ready to become something, or show that it never was, and either is a relief. To keep an appointment counts for more now than a grand gesture.',
      'Making something feels like work, which is how the good things get made. Practice what is difficult. A child who asks for rules wants them explained calmly, and then wants them kept.',
    ],
    6: [
      'There are no shortcuts at work, and you know it. Take the steps in order, refuse what somebody adds at the last minute, and go home at a decent hour.',
      'The weak point in a routine shows itself and cannot be overlooked any longer. Mend that one part, and write down how. The body, too, has been asking for an earlier night.',
    ],
    7: [
      'A relationship is examined, and the question is what each can rely on. The talk may be dry, and it makes the bond more reliable. Say what you miss, without going over past examples.',
      'A promise is read again, word by word, by both sides. If the other one sounds cool, it is usually concentration. Find out before you take offense, and say what you meant.',
    ],
    8: [
      'Shared affairs want clear terms. Who has agreed to what, and until when, is the whole of the matter. A boundary drawn now makes trust safer, since both sides know where it runs.',
      'Two people add up what they own or owe together, mostly in silence. Say the sum aloud. Once both of you know how large it is, you can decide together what to do about it.',
    ],
    9: [
      'A belief of yours is put to work, and you see whether it holds. Those who teach or test you are strict and mostly fair. Read up on the weak point before you defend it.',
      'Studies and plans for travel advance by small steps: a form, a fee, a chapter. Do the next of them properly. Slow progress that is real pleases you more than a bold plan.',
    ],
    10: [
      'Your work carries your name, and so do its faults. Something in public wants a person who will decide and sign. Respect comes later than applause does, and stays longer.',
      'Your record may be gone through by those above you, and charm will not help. Bring evidence, and ask what is lacking. The answer may be stern, and it shows you the next step.',
    ],
    11: [
      'Friendship is reduced to those who keep their word. There may be few, and they can be relied on. With the oldest of them you need no occasion for a call.',
      'A group may need somebody for the dull post, and nobody volunteers. Accept it if it must be you, for a fixed term and in writing. Order is what the plan was short of.',
    ],
    12: [
      'Being alone does you good if it has some order. The unfinished matter that worries you at night is smaller once you have written down what remains to be done.',
      'An old guilt may come up, and can be judged as fairly as if it were somebody else’s. Decide what is still owed, put that right, and let the rest go.',
    ],
  },
  harmonious: {
    1: [
      'Saturn gives you a steady hand, and others feel it. A new habit begun now has a good chance of lasting, so choose a small one. Advice from someone experienced is worth taking.',
      'Your words carry weight because there are few of them. Say what you can do and by when, and people will rely on it. Laugh once in a while, or they will be afraid to ask.',
    ],
    2: [
      'Earning and spending find a steady rhythm. Regular terms can be agreed on, since nobody is in a hurry and nobody expects presents. Bargains do not tempt you.',
      'How much is enough can be put into figures. Show the sum to somebody who manages well; they may round it down. A purchase agreed upon in this mood may well last.',
    ],
    3: [
      'Whatever you study now stays in the mind. Choose the dry chapter. With relatives and neighbors plain dealing works best: a plan with hours and names in it is accepted at once.',
      'Once is enough for whatever you have to say. Settle the standing nuisance with a neighbor, or write the formal letter, in the fewest sentences that are still kind.',
    ],
    4: [
      'Home becomes more solid under your hands. Repairs go straight, and older people are good company. Ask how something used to be done in the family, and for once do it that way.',
      'At home you can agree on who does what without anybody feeling scolded. Divide the chores, or the rooms, while the calm lasts. Few warm words are said, and they are meant.',
    ],
    5: [
      'Practice pays, and somebody may be there to see it. You begin to enjoy what was only an exercise. In love, too, people believe you because you keep your dates.',
      'Pleasure likes a little structure. Agree on the rules of the game, or the length of the evening, and then forget about them. Children feel at ease with that as well.',
    ],
    6: [
      'The work goes smoothly because the method is sound. Let what has proved itself become the rule, and teach it to whoever asks why. The day ends when it should.',
      'The oldest item on your list can be cleared, and takes less time than avoiding it did. Colleagues rely on you more than before. Take your own breaks as strictly as you grant theirs.',
    ],
    7: [
      'Being able to rely on each other shows in small things: somebody says they will come at a certain hour, and does. What is agreed in such a spirit outlasts the moods of both.',
      'Serious matters can be discussed between you without anyone having to win. Take your time over it; nobody has to hurry, and the practical question is soon answered.',
    ],
    8: [
      'Joint affairs can be put in order without a scene, because one of you always keeps a cool head. Start where the arrangement is vaguest. To be clear with someone is a form of tenderness.',
      'A hard subject comes up, and nobody flinches. You can ask the intimate question and wait for the whole answer. What has to end between you can be given a decent ending.',
    ],
    9: [
      'A distant plan becomes possible once it is divided into stages. Fill in the form for the first of them. An old teacher, or an old book, may have just the sentence you need.',
      'A large aim comes within reach if you think in long stretches, dull parts and all. One of your principles stands up to questioning, which was worth finding out.',
    ],
    10: [
      'That you do things properly may speak for you now, and people are ready to hear you out. Ask for the responsibility that you want, and say in the same breath what support it takes.',
      'Those in authority have noticed which deadlines you kept. Bring one of them a plan that is worked out to the end. Nothing dazzling follows, only a yes that will still hold next year.',
    ],
    11: [
      'What a group builds is built to last. Give the next meeting an agenda and an end. Old friends can be counted on, and a newer one may prove to be the practical one.',
      'An older friend, or one you used to look up to, would gladly advise you if you asked. The advice may be less exciting than you expected, and easier to follow.',
    ],
    12: [
      'An hour alone at a fixed time puts you to rights. Take up the matter that you keep putting off, while it seems smaller than usual. Rest, too, is easier when it has its place.',
      'Your past, with its good and bad decisions, can be looked at kindly. One failing can be forgiven for good, and you may notice afterward how well you sleep.',
    ],
  },
  tense: {
    1: [
      'A rule or a delay may stand in your way. Even if it is silly, you still have to deal with it. Change the one thing within your reach, and do not take the rest as a judgment on you.',
      'A delay may come just as you meant to begin. Use the delay to look at the weakest point of the plan, the one you hoped to get past quickly. A little grumbling is allowed.',
    ],
    2: [
      'A bill and a wish may want the same money, and the bill comes first. That is sobering, and no more than that. Put the wish down for a month that you name, and leave your worth out of it.',
      'Somebody may question your price. Think of the sum you would be ashamed to have taken, and stay above it. A low offer says something about their budget and nothing about you.',
    ],
    3: [
      'Your words may be criticized, and a part of it may be right. Let your first reply lie until the next day. Then give thanks for the one sound point, and leave the rest alone.',
      'Messages may stay without an answer, and silence fills up with guesses. Ask one person one straight question. Mostly people have a great deal to do, and it has nothing to do with you.',
    ],
    4: [
      'Your family and an outside duty may claim the same hours, and then one has to give way. Say beforehand which it will be. Guilt is a poor guide here, and often an old one.',
      'Somebody at home may be holding back, perhaps you. Say what is missing, in one sentence and without examples. The warmth tends to return when the list is put away.',
    ],
    5: [
      'Pleasure may run into a limit, such as the hour, the budget or somebody’s reserve. You can sulk until it is over, or enjoy what is permitted. A smaller version of the plan may turn out to be enough.',
      'A critical voice stands over whatever you do for fun, and is often your own. It may be useful when you come to improve the thing. For the beginning you only need to play.',
    ],
    6: [
      'One more duty may be added to a day that is full already. Bring a list of your hours to whoever assigns the work. Suffering in silence does the work no good.',
      'Your work may be checked, closely and without charm. Where the checker is right, correct the fault on the spot; where they are only anxious, show them how you do it. Something else to do makes waiting easier.',
    ],
    7: [
      'One voice in a couple may begin to sound like a parent’s. Notice the tone before you answer what it says. The complaint behind it may be fair, if nobody insists on being thanked first.',
      'The terms between two people may grow stricter, and the talk dry. You may ask for time, and ask what they are afraid of. Coolness of this sort seldom says how things will end.',
    ],
    8: [
      'One person may want closeness and the other clear accounts, and both are asking to be safe. Do the accounts first, since there is an end to them. Closeness is easier afterward.',
      'An old debt of feeling may be called in. Find out first whether it is yours to pay. To withhold an answer as a punishment costs the person who withholds it most.',
    ],
    9: [
      'Your finest idea may be stopped by a formality, and so may a plan to travel. The objection may have something in it. Redo the weakest paragraph and hand it in again; the far place will keep.',
      'Enthusiasm feels naive in the company of somebody who has seen it all. It was only unprepared. Read the regulations, allow for bad weather, and go ahead with the idea.',
    ],
    10: [
      'The next step at work may have a condition attached. Patience is your strongest suit, with everything in writing, and nothing is won by giving notice in anger.',
      'A slip at work may be noticed just when somebody elsewhere needs you. Own the slip in a sentence and repair it. Then tell both sides plainly when they can have you.',
    ],
    11: [
      'It stings to count which friends came. Some friendships have been running on your effort alone, and a pause will show which. It would be a pity to leave the whole circle over one late arrival.',
      'A group may turn down your proposal by pointing to its rules. Change the wording and look for a supporter among the older members; a no of this kind is seldom personal.',
    ],
    12: [
      'Deadlines may keep you awake, though none of them is as near as it seems at night. Write them down, so that you can stop counting. You may be obeying a rule that nobody but you has made.',
      'A duty may call you out just when you had withdrawn. It is only one, and it has a date; do that, and go back to your rest. The others can wait.',
    ],
  },
};
