import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something is held up. */
export const checks: ThemesByHouse = {
  1: {
    intro: [
      'You are held up this week, and it may be no bad thing. A plan of your own meets an obstacle or a second thought, and there is time to see whether it suits you as well as it did when you made it.',
      '[wait] Patience with yourself is asked for this week. You are neither as far along as you had planned nor as far behind as it feels, and a delay shows which part of the plan was yours and which part was meant to impress.',
      'Something about the way you put yourself forward meets with resistance this week. It need not be hostile. People are asking, in their fashion, for less volume or more detail, and it is worth finding out which.',
    ],
    thought: [
      'How much of your hurry is your own, and how much was put upon you?',
      'What would you go on with even if it took twice as long?',
      'Where do you explain yourself before anyone has asked?',
    ],
    close: [
      'Hurry that was put upon you may be handed back. What you still want after a delay, you want in earnest.',
      'If it may take twice as long, it is what you really want to do. Slow is still a speed.',
      'Unexplained, you are quite understandable. Leave out one explanation this week, and see who asks for it.',
    ],
  },
  2: {
    intro: [
      '[wait] Money and belongings ask for patience this week. A sum does not come out, or a wish and a budget disagree, and the sensible thing is to look at both before giving way to either.',
      'A financial matter stands still this week, or moves in the wrong direction for a few days. Before you change anything, find out whether it is the amount that troubles you or the feeling of not having chosen it.',
      'Your sense of what things are worth is put to the test this week. Something costs more than it should, or you are offered less. Say so once, in figures, and then let the silence work for you.',
    ],
    thought: [
      'What would you lose by deciding about the money a week from now?',
      'What would you buy back, if you could, and what would you gladly return?',
      'Where do you draw the line between a fair price and a favor?',
    ],
    close: [
      'Deciding about the money a week later usually costs very little. A purse that was shut for some days is opened with a clearer head.',
      'The list of what you would buy back is a short one, and tells you more about your wants than a budget does. Keep it where you keep the receipts.',
      'Draw the line between a fair price and a favor where others can see it. That spares both sides a good deal of guessing.',
    ],
  },
  3: {
    intro: [
      'Words get in each other’s way this week. Messages cross, a remark is taken otherwise than it was meant, and whoever asks a question gets farther than whoever repeats an answer.',
      'Communication asks for care this week. Appointments slip, a tone is misheard, a device does what it likes. Say less at a time, have it repeated to you, and put the important part first.',
      'A talk with somebody close by goes uphill this week. You may both be right about different things. Begin with what you agree on, even if it is only the weather, and leave the old examples out of it.',
    ],
    thought: [
      'What exactly was said in the talk that went wrong, before anybody knew what it meant?',
      'Which of your messages would you not want to receive yourself?',
      'What is the smallest thing you could admit without losing the argument?',
    ],
    close: [
      'Once you know what exactly was said, half of the quarrel is about something else. Ask for the words again, without impatience, and answer those.',
      'A message that you would not want to receive can be rewritten in the voice you use for friends. Most quarrels by mail are quarrels about tone.',
      'The smallest thing you could admit takes the sting out of an argument. Admit it early, and the rest may not be needed.',
    ],
  },
  4: {
    intro: [
      '[wait] The home front is tense or merely slow this week. Something in the family, or in the house itself, will not be hurried, and the question is whether it resists or only wants to be done in another order.',
      'Domestic life needs a steady hand this week. A repair, a mood or an old quarrel in the family takes more time than it deserves, and cannot be ordered to hurry. Do the next useful thing and feed everyone.',
      'You would like some peace at home this week and have to arrange for it first. Demands come in through every door. A rule or two, agreed upon when nobody is angry, will do more than a speech.',
    ],
    thought: [
      'What would make it easier for everyone to sit at one table?',
      'Which of the troubles at home belongs to this week, and which one is merely visiting from the past?',
      'How much quiet do you need in a day, and who has been told so?',
    ],
    close: [
      'What brings everyone to one table is usually something simple, once nobody has to win. Try bread, and an earlier hour.',
      'Told apart, old troubles at home and new ones are each of manageable size. Deal with the new one, and let the old one hear itself talk.',
      'People can be kind about your need for quiet once they have been told of it. Name the hour, and keep it yourself.',
    ],
  },
  5: {
    intro: [
      'Pleasure meets an objection this week: no time, no money, or a person who is not in the mood. What you love is not taken away by that. It is asked how serious you are about it.',
      'Fun has to be defended this week. Duties push in, somebody cools off, a talent sulks. Keep one appointment with what you enjoy, even for half an hour, and do not let it become a reward for finishing everything else.',
      'In love or in creative work you meet an edge this week: someone wants it otherwise, or the material does. Force makes it worse. A change of approach, offered with some humor, gets you to the same place by the garden gate.',
    ],
    thought: [
      'What would you go on doing if nobody admired it?',
      'What pleasure do you treat as if it had to be deserved?',
      'Is it the person that you want, or the work, or only to be right?',
    ],
    close: [
      'What you would go on doing unadmired is the thing to keep. Admiration comes late, and by the back stairs.',
      'A pleasure need not be deserved, only had. Take a small one this week in the middle of the work.',
      'Being right can be left for another occasion. If it is the person you want, or the work, begin there again in a friendlier tone.',
    ],
  },
  6: {
    intro: [
      'Work is uphill this week. Too much arrives at once, or a tool fails, or somebody does not do their part. It shows you where the days are badly built, and that is useful to know.',
      '[wait] Small hindrances add up this week. Files are missing, colleagues are away, the body asks for a slower pace than the diary does. Take care of the basics first, since they are what everything else has been standing on.',
      'A duty has become heavier than it was this week, or somebody’s criticism makes it seem so. Separate the useful half of the remark from the tone in which it came. The method may want changing, and you do not.',
    ],
    thought: [
      'Which task would you leave out, if you had to leave one out?',
      'If only three things got done this week, which three would make the rest unnecessary or easy?',
      'What would you tell a younger colleague who had your workload?',
    ],
    close: [
      'The task that you would leave out can very likely be left out. If anybody notices within the week, you will have your reasons ready.',
      'Three things done are a good week’s work. Choose them on a small piece of paper, so that a fourth does not fit.',
      'The advice you would give a younger colleague is good advice. Take it as if it had come from someone you respect.',
    ],
  },
  7: {
    intro: [
      'There is friction between you and someone else this week. It may be open or polite, and the polite kind takes longer. What you want of each other has changed a little since it was last discussed.',
      'The other side is not in a mood to be persuaded this week. A partner or a counterpart holds back, or pushes, and either way you learn what they cannot say yet. A pause costs you nothing here.',
      'Balance between two people is off this week, in effort, in attention or in who apologizes first. It is nothing new, only more visible. Mention it early and lightly, before it has collected examples.',
    ],
    thought: [
      'What are you defending that the other person has not attacked?',
      'What could you ask for that the other person would be proud to give?',
      'What are you keeping count of, and would you want the other person to see the tally?',
    ],
    close: [
      'A defense against no attack can be put away. What is left between you is worth a proper talk.',
      'Asked for what they are proud to give, people remember their better manners. Ask for that first, and for the rest when you are both fed and rested.',
      'A tally that can be shown and laughed at is no longer a tally. Show yours, and begin again from even.',
    ],
  },
  8: {
    intro: [
      'A matter of trust is under strain this week. Shared money, an old claim or a silence between two people has been left too long, and pressing makes it heavier. It yields to a plain question.',
      'Caution is wise this week where money or confidence is shared. Something has not been disclosed yet, perhaps only because nobody asked. Read what you sign, ask what you do not understand, and let no one hurry you.',
      'A strong feeling is in the way of a simple settlement this week. Jealousy, guilt, an old injury: it makes the smallest matter look like a test. Deal with the matter first and the feeling afterward, each by its own light.',
    ],
    thought: [
      'What is it that you are afraid of being told?',
      'What do you take on trust because asking might look like distrust?',
      'If no one had to feel guilty, what would be the obvious thing to do?',
    ],
    close: [
      'What you are afraid of being told is often known to both already. Knowing it together is the easier way.',
      'A question kindly put is not distrust, and a good partner knows the difference. Ask about the one thing that you have taken on trust too long.',
      'The obvious thing to do is still obvious when nobody feels guilty. Do that much, and see whether the guilt has anything to add.',
    ],
  },
  9: {
    intro: [
      '[wait] A plan for something far away is delayed this week, or an opinion of yours meets one that is as well founded. Neither is wasted. You find out what you believe when it costs something to say so.',
      'What seemed clear from a distance is complicated close up this week. A trip is postponed, an authority contradicts itself, a teacher is human. It is a good time for reading the small print of your own ideals.',
      'Restlessness has nowhere to go this week. You want a wider horizon, and get a form to fill in. Fill it in with care; it is part of the journey, although nobody ever mentions that part afterward.',
    ],
    thought: [
      'What would change your mind, if anything could?',
      'What do you ask of others, in the name of principle, that you find hard yourself?',
      'What do you hope to find far away, and how much of that could be found within walking distance?',
    ],
    close: [
      'An opinion that could be changed, and has not been, can be carried farther. It needs to be raised less often, too.',
      'Whoever knows where they fall short of their own principle is likely to be listened to. People forgive high standards in someone who limps a little.',
      'Some of what you hope for from far away is within walking distance. Go and get that part, and prepare the rest at leisure.',
    ],
  },
  10: {
    intro: [
      'In your work there is resistance this week, from above, from circumstances or from your own better judgment. It is visible to others how you take it, and they will draw their conclusions from that rather than from the result.',
      'Progress at work has a price this week. A superior hesitates, or a success brings more duties than honors. Before you push, find out what you would be pushing toward, and whether the people you respect ever went there gladly.',
      'Responsibility sits heavily this week, and part of it may not be yours. In public you do what is expected of you. In private you may ask who gave you the load, and whether all of it has to be carried.',
    ],
    thought: [
      'What in your work would you stand by even if nobody noticed?',
      'What would a smaller title and a free evening be worth to you?',
      'What would happen if you did one part of your work merely well?',
    ],
    close: [
      'What you would stand by unnoticed is your real work. Do that first each day, and let the rest be seen to.',
      'Put a figure on the free evening before anyone offers you a title. It is a useful thing to bring to any talk about promotion.',
      'Work done merely well, in one part of it, is noticed by one person, and that one is you. The others see somebody reliable.',
    ],
  },
  11: {
    intro: [
      'Friends or plans are contrary this week. A group cannot agree, someone cancels, or a hope you share turns out to mean different things to different people. Better now than when the hall is booked.',
      '[wait] Plans made with others are slow this week. Some have lost interest and do not know how to say so, and the keen ones are doing the work of three. It helps to ask each what they could do without sighing.',
      'A friendship is a little out of tune this week. It might be envy, or neglect, or only too many weeks of short messages. Do not discuss it at length. Meet, do something with your hands, and let it come up by itself.',
    ],
    thought: [
      'What did each of your friends believe had been agreed?',
      'What part of the common aim would you keep up alone?',
      'When did you last do this friend a good turn that nobody saw?',
    ],
    close: [
      'When each friend says what they believed had been agreed, the quarrel is half over. Those who want to can go ahead, and there may be fewer of them and more done.',
      'The part of the plan that you would keep up alone is the part to begin with. Others can gather around it when they are ready.',
      'It is never late for a good turn. Do your friend one this week that nobody sees, and let the friendship mend from there.',
    ],
  },
  12: {
    intro: [
      '[wait] The week is slower than it looks from outside. Something unfinished holds you back, and pushing is no use. A quiet evening brings the matter up by itself, and then an hour will do for it.',
      'Tiredness tells the truth this week. Something unresolved has been drawing on your strength in secret, and more effort only feeds it. Cancel what can be canceled, sleep, and see what is still there in the morning.',
      'You are working against something you cannot quite see this week. An old worry, somebody’s unspoken wish, a promise made to yourself long ago: write down the three likeliest, and the right one will make you put the pen away.',
    ],
    thought: [
      'What have you been putting off that is smaller than the putting off?',
      'What do you do so as not to hear yourself think?',
      'Whom are you still trying to please who has long stopped watching?',
    ],
    close: [
      'What you have been putting off is smaller than the putting off. Half an hour will do for it, and the rest of the evening is yours.',
      'The thing you do so as not to hear yourself think can be left off for one evening. The thought is usually a short one.',
      'Those whom you still try to please might be surprised to hear of it. You may retire from that post, with full honors.',
    ],
  },
};
