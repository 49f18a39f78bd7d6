import type { ByNatureWordings } from '../../../catalogue.js';

export const saturnMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Saturn makes people take you seriously, and that tires you a little. They hand you responsibility because you look as if you could bear it. Take the part you can finish, and hand back one old obligation.',
      'You speak less and mean it more. Thoughts are slow and exact, which suits anything that will take years: a study, a contract with yourself. Begin with half an hour, and write down where you stopped.',
    ],
    2: [
      'Money asks for a sober look at what comes in and what goes out. It is less unpleasant than you expected. One comfort turns out to be worth every cent, and another can go.',
      'Your means are gone through item by item, and nothing escapes you. Put the figures on one page, with the doubtful ones underlined. What you own may need repair more than it needs adding to.',
    ],
    3: [
      'Conversation becomes serious, and some of it is difficult. Someone in the family, or next door, may have something grave to say and say it badly. Wait through the pauses before you answer.',
      'The mind works slowly and thoroughly. Give it whatever has to be right: grammar, small print, a letter that will be filed. Friends may think that you are cross. Tell them you are reading.',
    ],
    4: [
      'A duty toward family becomes plain, and probably more than one. Choose what is truly yours to do and do it well. For the rest there are relatives, who can be asked.',
      'Something at home wants talking over that has been avoided: the damp wall, the keys, the sadness of one person in the house. An evening of plain words does more than new paint would.',
    ],
    5: [
      'Love and play turn earnest. A romance is ready to be something, or admits that it never was, and either is a relief. A kept appointment counts for more now than a grand gesture.',
      'Making something feels like work, which is how the good things get made. Practice the difficult bar. A child who asks for rules wants them explained once, calmly, and then wants them kept.',
    ],
    6: [
      'There are no shortcuts at work, and you know it. Take the steps in order, refuse the extra one that somebody tacks on at the end, and go home at a decent hour.',
      'The weak point in a routine shows itself and cannot be overlooked any longer. Mend that one part, and write down how. The body, too, has been asking for an earlier night.',
    ],
    7: [
      'A relationship is examined, and the question is who carries what. It is a dry talk, and a bond can stand on it. Ask for what is missing in a short sentence, without examples.',
      'A promise is read again, word by word, by both sides. If the other one sounds cool, it is usually concentration. Find out before you take offense, and say what you meant.',
    ],
    8: [
      'Shared affairs want clear terms. Who has agreed to what, and until when, is the whole of the matter. A boundary drawn now makes trust safer, since both sides know where it runs.',
      'Two people add up what they own or owe together, mostly in silence. Say the sum aloud. Once both of you know how heavy it is, two can lift it or set it down.',
    ],
    9: [
      'A belief of yours is put to work, and you see whether it holds. Those who teach or test you are strict and mostly fair. Read up on the weak point before you defend it.',
      'Studies and plans for travel advance by small, certified steps: a form, a fee, a chapter. Do the next of them properly. You may find that you prefer an inch that has been measured.',
    ],
    10: [
      'Your work carries your name now, and so do its faults. Something in public wants a person who will decide and sign. Respect comes later than applause does, and stays longer.',
      'Your record is gone through as a superior would do it, and charm will not help. Bring evidence, and ask what is lacking. The answer may be stern, and it shows you the next step.',
    ],
    11: [
      'Friendship is reduced to those who keep their word. Fewer people come, and all of them bring something. With the oldest of them you can say which hope you are giving up, and which one you keep.',
      'A group needs somebody for the dull post, and all eyes turn to the carpet. Accept it if it must be you, for a fixed term and in writing. Order is what the plan was short of.',
    ],
    12: [
      'Being alone does you good if it has some order: get up, tidy, think, lie down. The unfinished matter that worries you at night has a first page and a last, like any other.',
      'An old guilt comes up and can be judged fairly, as if it were somebody else’s. Decide what is still owed, pay that, and close the file. Loneliness is shorter for whoever goes to bed early.',
    ],
  },
  harmonious: {
    1: [
      'Saturn gives you a steady hand, and others feel it. A new habit begun now has a good chance of lasting, so choose a small one. Advice from someone experienced is worth taking.',
      'Your words carry weight because there are few of them. Say what you can do and by when, and people will rely on it. Laugh once in a while, or they will be afraid to ask.',
    ],
    2: [
      'Earning and spending find a steady rhythm. Regular terms can be agreed on, since nobody is in a hurry and nobody expects presents. Bargains do not tempt you.',
      'How much is enough can be put into figures. Show the sum to somebody who manages well; they may round it down. A purchase agreed upon in this mood is rarely regretted.',
    ],
    3: [
      'Whatever you study now stays in the mind. Choose the dry chapter. With relatives and neighbors plain dealing works best: a plan with hours and names in it is accepted at once.',
      'Once is enough for whatever you have to say. Settle the standing nuisance with the people downstairs, or write the formal letter, in the fewest sentences that are still kind.',
    ],
    4: [
      'Home becomes more solid under your hands. Repairs go straight, and older people are good company. Ask how something used to be done in the family, and for once do it that way.',
      'At home you can agree on who does what without anybody feeling scolded. Divide the chores, or the rooms, while the calm lasts. Few warm words are said, and they are meant.',
    ],
    5: [
      'Practice pays, and somebody may be there to see it. What was a mere exercise begins to sound like music. Affection, too, shows itself best by coming back at the hour it promised.',
      'Pleasure likes a little structure. Agree on the rules of the game, or the length of the evening, and then forget about them. A child will be grateful for both halves.',
    ],
    6: [
      'The work goes smoothly because the method is sound. Let what has proved itself become the rule, and teach it to the newcomer who asks why. The day ends when it should.',
      'The oldest item on your list can be cleared, and takes less time than avoiding it did. Colleagues trust you with the keys. Keep your lunch break as carefully as theirs.',
    ],
    7: [
      'Being able to rely on each other shows in small things: somebody says ten past four and comes at ten past four. What is agreed in such a spirit outlasts the moods of both.',
      'Serious matters can be discussed between you without anyone having to win. Begin with a quarter of an hour of sitting still together. Then raise the practical question.',
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
      'Years of doing things properly speak for you. People nod before you have finished. Ask for the responsibility that you want, and say in the same breath what support it takes.',
      'Those in authority have noticed which deadlines you kept. Bring one of them a plan that is worked out to the end. Nothing dazzling follows, only a yes that will still hold next year.',
    ],
    11: [
      'What a group builds now is built to last. Give the common hope a budget. Old friends turn up with tools. The newest of them may be the practical one.',
      'An older friend, or one you used to look up to, would gladly advise you. A letter would do. A wish that has been through experienced hands comes back smaller and more likely to work.',
    ],
    12: [
      'An hour alone at a fixed time puts you to rights. Take up the matter that you keep putting off, while it seems smaller than usual. Rest, too, is easier when it has its place.',
      'The accounts you keep with yourself very nearly balance, and you may look at them kindly. One failing can be forgiven for good. After that, sleep comes without being coaxed.',
    ],
  },
  tense: {
    1: [
      'A rule or a delay stands in your way. It may be silly, and you still have to deal with it. Change the one thing within your reach, and hear no verdict on yourself in it.',
      'Just as you meant to begin, you are made to wait. Use the delay to look at the weakest point of the plan, the one you hoped to get past quickly. A little grumbling is allowed.',
    ],
    2: [
      'A bill and a wish want the same money, and the bill comes first. That is sobering, and no more than that. Put the wish down for a month that you name, and leave your worth out of it.',
      'Somebody questions your price. Think of the sum you would be ashamed to have taken, and stay above it. A low offer sharpens judgment as long as you do not let it make you bitter.',
    ],
    3: [
      'Your words are criticized, and part of the criticism is right. Let your first reply lie until the next day. Then give thanks for the one sound point, and leave the rest alone.',
      'Messages stay without an answer, and the silence fills up with guesses. Ask one person one straight question. Mostly they have a great deal to do, and it has nothing to do with you.',
    ],
    4: [
      'Your family and an outside duty claim the same hours, and one of them has to give way. Say beforehand which it will be. Guilt is a poor guide here, and often an old one.',
      'Somebody at home is holding back, and it may be you. Say what is missing without going over who has done more for whom. The warmth tends to return when the list is put away.',
    ],
    5: [
      'Pleasure runs into a limit: an hour, a budget, somebody’s reserve. You can sulk until it is over, or enjoy what is permitted. Shyness, in love, is often mistaken for refusal.',
      'A critical voice stands over whatever you make for fun, and it may be your own. Send it away until the second draft. The first needs only to be played with.',
    ],
    6: [
      'One more duty is added to the day, and the overtime has been growing for some while. Bring a list of hours to whoever assigns the work. Suffering in silence does the work no good.',
      'Your work is checked, closely and without charm. Where the checker is right, correct the fault on the spot; where they are only anxious, show them how you do it. Something else to do makes waiting easier.',
    ],
    7: [
      'One voice in a couple begins to sound like a parent’s. Notice the tone before you answer what it says. The complaint about who does what is fair, if nobody insists on being thanked first.',
      'The terms of a bond grow tighter, and the talk is dry. You may ask for time, and ask what they are afraid of. Coolness of this sort seldom says how things will end.',
    ],
    8: [
      'One person wants closeness and the other wants the receipts, and both are asking to be safe. Do the receipts first, since there is an end to them. Closeness is easier afterward.',
      'An old debt of feeling is called in. You may owe it, or only be standing near, so find out before you pay. To withhold an answer as a punishment costs the person who withholds it most.',
    ],
    9: [
      'Your finest idea is stopped by a formality, and so is a plan to travel. The objection may have something in it. Redo the weakest paragraph and hand it in again; the far place will keep.',
      'Enthusiasm feels naive in the company of somebody who has seen it all. It was only unprepared. Read the regulations, allow for bad weather, and go ahead with the idea.',
    ],
    10: [
      'The next step at work has a condition attached, or a superior who guards the door. Patience is your strongest suit, with everything in writing. Heroic resignations are best rehearsed in the shower.',
      'A slip is noticed at work, and somebody elsewhere needs you as well. Own the slip in a sentence and repair it. Then tell both sides plainly when they can have you.',
    ],
    11: [
      'It stings to count which friends came. Some friendships have been running on your effort alone, and a pause will show which. It would be a pity to leave the whole circle over one late arrival.',
      'A group turns down your proposal by pointing to its rules. Change the wording and look for a supporter among the older members. The speech about how nobody cares can stay unspoken.',
    ],
    12: [
      'Deadlines keep you awake, though none of them is as near as it seems at night. Write them down and put out the lamp. You may be obeying a rule that you made up years ago.',
      'After you had withdrawn, a duty calls you out again. It is only one, and it has a date; do that, and go back to your rest. The other duties can wait in the hall.',
    ],
  },
};
