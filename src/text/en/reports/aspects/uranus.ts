import type { ByNatureWordings } from '../../../catalogue.js';

export const uranusMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Uranus has you surprise people, yourself among them. A wish for freedom breaks through, in your looks or in a sudden no. Change something that can be changed back, and have some patience with those who liked the old version.',
      'Ideas come in flashes, and you say them just as fast. One of them is really good. Write them all down, and choose tomorrow; you might otherwise announce the wrong one.',
    ],
    2: [
      'Something about money may change without notice, for the better or merely for the different. Do not hold on too tightly. A new way to earn may come from what you do for fun.',
      'A clever idea about money occurs to you, and it could work. Try it with a small sum. The same restlessness makes you buy things in a hurry, which is the expensive form of it.',
    ],
    3: [
      'News may come out of the blue and change a plan, or a chance remark sets you thinking. Leave some time free between your appointments, because the interruptions may be the best part.',
      'Somebody may be shocked at what you say before you have thought it over. Tell them that it was only a thought. A subject you have never looked at may suddenly fascinate you.',
    ],
    4: [
      'Things at home may be changed or thrown out quite suddenly, and you feel freer for it. If you share the place, ask the others before you do anything final.',
      'A frank remark at home may surprise everybody, possibly the speaker most. It clears the air if nobody pretends not to have heard it. Talk it over while the surprise is still friendly.',
    ],
    5: [
      'Love may come quite suddenly, or an idea takes hold of you. It is exciting and need not last to have been worth it. Make no promises before you know each other better.',
      'A witty exchange may become more than that, quite suddenly, or a piece of work takes a turn that nobody had planned. Follow it for a while, and ask what it is later.',
    ],
    6: [
      'The routine may break, because a machine, a schedule or your patience gives out. You may find a better way by the end of the day. Keep it afterward, and tell the others.',
      'A dull task might be done in half the time, and you see at a glance how. Try it out before you change anything for good. Those who like the old way should be asked what it was good for.',
    ],
    7: [
      'Somebody may surprise you, or you them. A relationship wants more air, and gets it one way or another. Offer freedom before it has to be demanded.',
      'A frank remark between two people may change the subject for good. Even if it was abrupt, it was probably true. Ask what the other person has been longing to say themselves.',
    ],
    8: [
      'Something that bound you may come loose from one hour to the next: a debt, a silence, a dependence. What remains between you and the other person will be there by choice.',
      'A secret may come out, most likely by accident. It is a relief once the first minute is over. Speak openly, and leave out whatever belongs to somebody else.',
    ],
    9: [
      'A conviction may give way to a better one, or you set off without much preparation. Both are refreshing, and those at home would like to know when you will be back.',
      'An idea from an unlikely source could give you another view of a large matter. Follow it further. A teacher who seems a little odd could well be right.',
    ],
    10: [
      'Your position may change, or the conditions on which it rests. A bold step may be just what is needed, as long as you can live with its consequences in a year.',
      'What nobody dares to say at work, you say. It may be the beginning of something, so have a proposal ready. The shock will wear off, and the idea will remain.',
    ],
    11: [
      'New people come into your circle and bring other ways with them. A plan made in company takes an unexpected turn. Leave the door open for those who were there before.',
      'A chance meeting or message may bring you into other company. The idea that comes up there is a bit mad, and quite good. Meet once more before you decide to take part.',
    ],
    12: [
      'Something hidden may wake up all at once, an old memory or a wish that you had forgotten. It sets you free of something. Wait a day before you explain it to anyone.',
      'Half asleep, you may come upon a solution. Write it down before you forget it. Strange as it sounds in the morning, it may be right.',
    ],
  },
  harmonious: {
    1: [
      'A little more freedom suits you, and is easily granted if you mention it first. Try a new look, a new route, a new answer to an old question. What works can be kept.',
      'Your ideas are fresh, and you put them so that people can follow. Speak up, even if it is not your field. An outsider is what the conversation was short of.',
    ],
    2: [
      'Parting with a thing that you never really liked makes you feel rich. A new way of earning or of saving is worth trying on a small scale.',
      'An unusual idea about money proves practical. Talk it through with somebody younger. They know the tool that you need, and it may even be free.',
    ],
    3: [
      'Talk is lively and full of turns. By a detour you come to just the person or the fact you need. Leave your plans loose enough for that to happen.',
      'What has puzzled you for some time is suddenly plain. Explain it to somebody quickly, before it seems obvious. New devices behave, and new words stay in your head.',
    ],
    4: [
      'Home can bear a change, and a cheerful one, in the use of a room or in who does what. Somebody in the family may have wanted to propose it and did not dare to.',
      'Your family permits more than you thought it would. Tell them about the plan that you expected them to hate. Someone who once did something similar may speak in your favor.',
    ],
    5: [
      'Love and play are better for a surprise. Do the familiar thing in another place or with other people. A talent shows itself from a new side.',
      'Uranus makes you quick, funny and a bit daring, and it is taken in the right spirit. An unusual question may be the best one. Something you make in an hour may beat what took a month.',
    ],
    6: [
      'A small reform at work succeeds on the first attempt. People are glad to be rid of the old way. Use the time you save for something that is not work.',
      'There is a trick that makes a dull task short, and you find it. Pass it on without a lecture. A new gadget or method earns its keep from the first day.',
    ],
    7: [
      'A bond is the better for some room: separate interests, an evening apart, one very good reunion. Offer as much freedom as you hope to get.',
      'The other person may have an idea you would never have had, and it helps. Listen to how they got there. Plans made together on the spur of the moment turn out well.',
    ],
    8: [
      'An awkward subject between you turns funny halfway through, and after that it is easy. Who pays for what can be settled. So can a promise that neither wants to keep.',
      'An intimate subject can be spoken of as if it were quite natural, and then it is. Ask the question that had no good moment. Old fears have less to say than they did.',
    ],
    9: [
      'A new idea fits in surprisingly well with what you believe. Say yes to a trip, a course or an acquaintance that you had not planned on, since it may change what you do next.',
      'Learning goes by leaps, and the teacher may be half your age. Let yourself be corrected. What you find out now will be useful long after it has stopped being new.',
    ],
    10: [
      'A fresh approach is welcome at work, even higher up. Show it in a small sample. You can be yourself in your position a little more than you have been.',
      'Your unusual suggestion is heard by the right person. Put it in two sentences and leave out the theory. Being first with an idea is no disadvantage for once.',
    ],
    11: [
      'Friends are good for a surprise, and you for them. Come along without asking for the program. Somebody new in the circle may think much as you do.',
      'Ideas fly back and forth in good company, and one of them stays. It probably comes from the person who fits in least. Give it a date, or it will be forgotten.',
    ],
    12: [
      'A habit of hiding loses its hold. You mention the private matter in passing, and nobody is shocked. An hour alone with something new does you good.',
      'The answer comes when you have stopped looking for it. What has kept you tied to the past is looser than it was, and perhaps you can let go of it.',
    ],
  },
  tense: {
    1: [
      'Uranus makes you restless, and plans irritate you, your own included. Something wants to be different at once. Break a habit rather than a promise, and see whether that was all.',
      'Your answer may come before the question is over. It is honest, and harsher than you meant it. Take a breath first, and keep the brilliant part for the end.',
    ],
    2: [
      'An unexpected expense may turn up, or income may come at another time than planned. A reserve is there for that. Do not sell or buy in a huff; a better price may come.',
      'A remark about money may startle you into a quick reply. Quick replies cost the most. Say that you will think about it, and look up what you own.',
    ],
    3: [
      'Appointments may slip, devices may fail, and messages contradict each other. Allow an extra half hour. You may hear something in the confusion that you needed to know.',
      'Sharp words may fly before anyone has thought, mostly out of nerves. Call back within the hour and say so, and the matter is closed.',
    ],
    4: [
      'There is unrest at home, and somebody may want to change everything at once. An hour in which each of you can be alone does more than a debate.',
      'A family conversation may take a turn that you did not foresee. Let a day pass before you answer. What sounded like rebellion may have been a request.',
    ],
    5: [
      'Desire and freedom do not agree, and somebody may run hot and cold. Do not cling to them, and do not run after them. Leave the next move to the other person, and sleep on yours.',
      'A prank, a dare or a frank word may upset a pleasant hour. Apologize for the manner and keep the idea. In creative work the accident may turn out to be the best part.',
    ],
    6: [
      'Interruptions may break your day into pieces. Protect a single hour in which you cannot be reached, and do not fight the rest. The method was due for a change in any case.',
      'Nerves are thin at work, and a small error can make a large noise. A short break helps more than a search for the culprit. Then ask what the error has to teach.',
    ],
    7: [
      'Somebody may not want to be tied down, perhaps you. To insist makes it worse. Say what you need in order to stay, and ask the other person the same.',
      'A partner may say something unexpected, or say it in public. Ask for five minutes alone with them before you answer. There may be a good reason, told in the wrong place.',
    ],
    8: [
      'An agreement about money or trust may suddenly be called into question. Keep calm and ask what has changed. Nothing has to be signed or broken off in a hurry.',
      'Something may reach your ears that was not meant for them, and tempt you to break with somebody at once. Check it first, since half a fact is easily unjust.',
    ],
    9: [
      'Travel plans may be upset, or a principle of yours. You would like to argue with everyone about it. Change the route, keep the destination, and be kind to the person at the desk.',
      'Contradicting out of habit makes an enemy of an ally. Grant them one point. The truth may lie in something that neither of you has said.',
    ],
    10: [
      'Authority gets on your nerves, and giving notice has its attractions. Ask for more freedom in one particular matter before you ask for all of it.',
      'A careless word at work may travel upward. Correct it at once and without drama. The sound part of it belongs in a proposal.',
    ],
    11: [
      'A friend may cancel, or a group may break in two. You need not take sides. If you keep in mind what was agreed, you can help them back to it later.',
      'A discussion among friends may become heated over a detail. Somebody wants to be original at any price. Let them, and come back to the plan when they have finished.',
    ],
    12: [
      'Sleep may be light, and small shocks go deep. If something comes back that you had put away, leave it for a day; it may want only to be noticed.',
      'Anxious thoughts may arrive at night, all at once. Note them and get up for a glass of water. In the morning one is usually left, and that one has a solution.',
    ],
  },
};
