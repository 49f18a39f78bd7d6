import { Jupiter, Neptune, Pluto, Uranus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Mars in conjunction with Jupiter, Uranus, Neptune or Pluto is to a month, by house. */
export const marsJoinsOthersInMonth: MonthShelf['joins'][4] = {
  [Jupiter]: {
    1: [
      'You wake up with more energy than the day asks for, and people take your word that it will work. Mostly it does. The undertaking that scared you in a quieter season looks its proper size, and one of the others can wait for its turn.',
    ],
    2: [
      'You earn faster, and money leaves as fast, on tools, on rounds of drinks or on a plan that looked sure. What you charge can go up without offense. A limit set before you leave the house keeps the gain.',
    ],
    3: [
      'Talks move quickly, and you carry the room more often than not. A text or an application written in this mood has drive. Read it again for promises before it goes out.',
    ],
    4: [
      'The household has strength for what it had been putting off, a clearance, a move or a long-delayed talk. Several people offer to help. The disorder is a cheerful one, and somebody has to say where it ends.',
    ],
    5: [
      'You compete with a laugh, and people like you the better for it. Whatever you make comes out larger than it was drawn. If you have waited to tell someone that you like them, you are not likely to be bolder than this.',
    ],
    6: [
      'Arrears shrink, and the work feels more like a game than a duty. Others bring you theirs, seeing how it goes. By being choosy about what you take on, you can still enjoy it when the drive has worn off.',
    ],
    7: [
      'Somebody brings a plan, you make it bigger, they make it bigger still. As a team you can get past what stopped each of you alone. Which of you answers for what is easier to settle before the applause than after it.',
    ],
    8: [
      'You can bring up what people usually avoid, a sum, a desire, an old favor, and be met halfway. Generosity on your side is answered. You will be trusted further if you do not ask for everything at once.',
    ],
    9: [
      'Distance attracts you: a country, an exam, an argument with somebody cleverer. You set out well prepared in spirit and badly in detail. A companion who reads timetables would round it off.',
    ],
    10: [
      'You put yourself forward, and the answer is better than you had reckoned with. People above you like to see someone who wants something. Results by a fixed day turn the goodwill into a position.',
    ],
    11: [
      'Friends are ready to do more than talk, and you supply the push. A plan made over dinner can have a date by morning. The quiet ones deserve a question, since half of the work will be theirs.',
    ],
    12: [
      'You are strong when nobody is looking, which suits a rehearsal, private practice, or help that you would rather give without thanks. Some of an old resentment turns into plain energy.',
    ],
  },
  [Uranus]: {
    1: [
      'You are quick, wide awake and hard to hold. Something in how you live may be dropped between one day and the next, and you will feel lighter. Speed is a pleasure; on stairs and in letters a slower pace is the safer one.',
    ],
    2: [
      'Your way of earning or spending may change at a stroke, by an offer, a quarrel or a machine that breaks. The new way has something to be said for it. Keep one payment that does not depend on it.',
    ],
    3: [
      'Answers come before the question is finished, and some of them are brilliant. A neighbor or a relative may be stung by one. What you could not say for years may come out now in a single sentence, and stand.',
    ],
    4: [
      'Somebody at home has had enough of an arrangement and says so, louder than was necessary. Everybody is a little freer afterward. A change that can be undone is the one to start with.',
    ],
    5: [
      'Attraction and invention come like a change in the weather. A game, a date or a piece of work breaks its own rules and is the better for it. Not everyone can keep up; the ones who can are good company.',
    ],
    6: [
      'An order of work that nobody had questioned comes to an end, through a fault or through you. You find a shorter way by trying. Colleagues forgive the experiment if they hear of it first.',
    ],
    7: [
      'A partner or an opponent breaks with the usual, and you answer in kind. It is honest, and it is fast. Two people who say what they can no longer put up with may be surprised how much is left over.',
    ],
    8: [
      'A tie of money, guilt or longing snaps, or is cut. What had seemed a fate was an arrangement. There is relief in it, and a night’s pause before the next step is no loss of courage.',
    ],
    9: [
      'You change your mind in public, or your route on the way. A chance remark sets you off on a subject that nobody had suggested. Teachers may find you difficult, the good ones with a certain pleasure.',
    ],
    10: [
      'You act on your own in something that others had expected to be asked about. It is noticed. If there is a reason that can be given in one sentence, most of them will come round.',
    ],
    11: [
      'The group does not do what was on the agenda. Someone new speaks up, someone old walks out, and you find that you have a part in it. Afterward the plan is odder than it was, and more alive.',
    ],
    12: [
      'You are restless, and know from one moment to the next what you will no longer put up with in silence. It may be a habit of your own. To change that sets you free sooner than to reproach others with theirs.',
    ],
  },
  [Neptune]: {
    1: [
      'You do things for love or not at all, and plain effort is oddly hard to come by. People may not know what you want, as you hardly do. Follow what moves you, and put off what merely ought to be done.',
    ],
    2: [
      'You may work for thanks alone, or pay for something because you like the idea of it. That can be worth the money. With prices and promises it helps to have somebody else look them over.',
    ],
    3: [
      'You hint where you meant to say, and hear what was not meant. Stories, music and comfort come easily. An instruction is a different matter, and is better given twice.',
    ],
    4: [
      'Tempers at home go underground, where they become moods. Someone leaves the room and nobody knows why. A friendly guess, said aloud, usually brings the reason out.',
    ],
    5: [
      'There is a great deal of feeling in what you make, and in love you see mostly what you hope to see. It is a beautiful time for both. Larger decisions about either gain by some waiting.',
    ],
    6: [
      'You may tire for no visible reason, or help others until there is no time left for your own tasks. Often the cause is a task that you have stopped believing in. A free day shows you which sooner than more effort does.',
    ],
    7: [
      'You may fight for somebody, or with somebody who does not say what it is about. Sympathy can do a great deal here, and suspicion can spoil a great deal. A simple question, and patience with the answer, settles most of it.',
    ],
    8: [
      'Two people may want the same thing without having said it, or only believe that they do. Such times are good for tenderness and bad for terms. An old hurt between you may be forgiven while you talk of something else.',
    ],
    9: [
      'An idea or a far place draws you so strongly that you hardly ask how to get there. It may well be right for you. If it is, it will still look right after you have read the small print.',
    ],
    10: [
      'Your efforts in public do not show, or show as something else. A rumor or a mood has part in it. Work with an image, a melody or a person to be cared for is the exception, and is seen at once.',
    ],
    11: [
      'A good cause takes hold of your friends and you do more than your share. Enthusiasm carries the first evening and not the third. You can give your strength and keep your judgment.',
    ],
    12: [
      'You may take for laziness what is tiredness, and for anger what is an old hurt. Neither gets better by effort. Sleep, music and hours without a plan do more than willpower could.',
    ],
  },
  [Pluto]: {
    1: [
      'You mean what you say, and it can be seen across a room. With such resolve a habit of many years can be ended, or a hard start made. Those who love you are easily run over by it, and would rather be told.',
    ],
    2: [
      'You go after security with a will that surprises people who deal with you. A debt can be cleared, a skill driven to mastery. If a thing cannot be had by work, it may be that you want something else from it.',
    ],
    3: [
      'You find out more in a talk than the other person meant to tell, and see through excuses, your own among them. What you say now is remembered. A hard sentence needs to be said only once, and to the person whom it is about.',
    ],
    4: [
      'At home it comes up who has the say, over something as small as a shelf. There is an older matter behind it, and you feel it. You can be firm about the shelf and leave the rest for a calmer hour.',
    ],
    5: [
      'You want with your whole heart, or not at all. A rival may sharpen you. The work that comes out of such a mood has force; with a person, wanting less visibly gets further.',
    ],
    6: [
      'You take hold of the fault that everybody else works around, and put it right. There is nothing you would not take on. You notice late how much it costs you, so the end of the working day should be fixed in advance.',
    ],
    7: [
      'Across from you is somebody as determined as you are. Each could hurt the other, and both know it. Where one is able to give way without being beaten, the bond comes out stronger.',
    ],
    8: [
      'An accounting that was put off cannot be put off any longer, and you are not afraid of it. It may concern money, jealousy or a silence. What is settled now stays settled.',
    ],
    9: [
      'You no longer wish to be told what to believe, and say so with some heat. A subject that goes to the bottom of things holds you for hours. Others are persuaded by what it has done for you, rather than by proof.',
    ],
    10: [
      'You are ready for a contest over rank or direction, and strong in it. The person you have to deal with has reasons of their own. A piece of work that nobody can get around is the better weapon.',
    ],
    11: [
      'What nobody in your circle had mentioned is said at last: who leads, who profits, who has had enough. You may be the one to say it. It is taken well if you want nothing for yourself by it.',
    ],
    12: [
      'Anger or ambition that you usually keep down makes itself felt. You can let it out alone, on paper or in hard exercise, and nobody need be hurt by it. What is left afterward is simply strength, and it wants a task.',
    ],
  },
};
