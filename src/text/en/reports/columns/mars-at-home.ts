import type { ColumnShelf } from '../../../report-catalogue.js';

/** In a year: Mars comes to the reader's own sign, by that sign, since Mars acts differently in each. */
export const marsAtHome: ColumnShelf['marsAtHome'] = {
  0: [
    'Mars rules Aries and is at home here, so your whole drive comes back to you. What you begin starts fast, and so do quarrels. Both go better with one aim at a time.',
    'In the sign that he rules Mars makes you quick to the point and quick to anger. It is the time for what needs courage, and for letting somebody finish a sentence before you answer it.',
  ],
  1: [
    'Mars is slow to start in Taurus and hard to stop. You push one piece of work through to the end, and dig in where others push you. You can afford to give way once, over something small.',
    'Strength comes to you by steady use rather than in bursts, and you may surprise people who took your patience for consent. What you will not do is best said early.',
  ],
  2: [
    'Mars makes you quick with words and restless in the hands. You can do three things in a morning, and start an argument with the fourth. Choose which of them is to be finished.',
    'You think on your feet and have answered before you are asked. What has only been hinted at can be settled by talk, if the sharpest remark is left out.',
  ],
  3: [
    'In Cancer Mars works by feeling: you defend your own people first and yourself afterward. Anger may come out sideways, as a sulk or a slammed door. Said in one sentence, it is over sooner.',
    'You act when something close to you is touched, and with a tenacity that nobody expects. It spares everyone a good deal if you ask for what you need before you have to fight for it.',
  ],
  4: [
    'Mars in Leo likes to be seen at work. You take the lead, and others follow gladly as long as you praise them. A slight weighs more than it should, and one of them can pass.',
    'You have courage to spare and would like an audience for it. Begin the thing that you have talked of. To ask for help with it costs some pride, and is worth that.',
  ],
  5: [
    'In Virgo Mars turns strength into exact work, and you can put in order what has annoyed you for a long time. Criticism comes to you just as readily, and does most good where it was asked for.',
    'You are at your most efficient, and least patient with a job half done. Do the difficult part first, and leave other people’s parts to them.',
  ],
  6: [
    'Mars is not at ease in Libra, where you want to act and want everyone to agree. State your own wish first and negotiate afterward. A fair quarrel may do what long politeness has not.',
    'You fight well for what is fair, and find it hard to fight for yourself. Decide one thing without asking around. People get used to it sooner than you think.',
  ],
  7: [
    'Mars comes home to Scorpio, one of the two signs he rules, and your will is at full strength. You can get to the bottom of a matter that others only discuss. It is better not to keep score while you do.',
    'In the sign that was his of old, Mars has you want one thing at a time, and all of it. It helps to tell somebody what that is, since so much will, kept hidden, makes others wary.',
  ],
  8: [
    'Mars in Sagittarius puts you on the road, or behind a cause. You say what you think, and are already elsewhere when it arrives. Ask beforehand what it is for, and who is coming along.',
    'You have zest for anything large and far, and little of it for details. Set out by all means, and take along one person who has read the timetable.',
  ],
  9: [
    'Mars is strong in Capricorn: you know what you want to reach and can wait for it. It is the time for the climb you have put off. Others may not keep your pace, and a word of thanks keeps them with you.',
    'Strength and discipline come together in you, as Mars does well in this sign. You get a great deal done and may forget to stop. Set the end of a day as firmly as its beginning.',
  ],
  10: [
    'Mars in Aquarius acts on principle and dislikes orders. You are at your best where you may do it in your own way, among friends who want the same. Being contrary is not an end in itself.',
    'You move in jumps, and others find out afterward. Break the one rule that has outlived its use, and say which it is, so that nobody thinks you meant them all.',
  ],
  11: [
    'In Pisces Mars takes no straight line. Your strength comes and goes with the mood, and does most for somebody who needs it. When you are angry and cannot say why, rest first and look again.',
    'You get your way by patience, by yielding and by turning up again. What cannot be faced head-on may be done in a quiet hour. Leave the day some room for sleep.',
  ],
};
