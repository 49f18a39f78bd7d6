import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Mars in square or opposition to a slower planet is to a month, by the house of Mars. */
export const marsAtOddsInMonth: MonthShelf['atOdds'][4] = {
  [Jupiter]: {
    1: [
      'You feel up to more than a month has room for, and may tell people so. The energy is real. Half of the plan, well done, will impress them more than the whole of it announced.',
    ],
    2: [
      'You may be ready to risk something for a gain that looks certain. Perhaps it is. Leave enough untouched to be calm about it, because the calm will do you good when you have to wait.',
    ],
    3: [
      'Discussions get louder than the subject deserves, since each side is sure of being right. A good story is told a size too large. If you leave out the last point, nobody will miss it.',
    ],
    4: [
      'At home a modest repair may grow into a large undertaking. Everybody is willing, and nobody has counted the days. Finish one corner before the next is begun, or you will live in all of them.',
    ],
    5: [
      'You play to win, and court in the same way. It is a pleasure as long as nobody has to be the audience. In a game, in love or with children, let the other side have a turn.',
    ],
    6: [
      'You take on too much because each single task looks easy. Your strength is good this month, and it has an end. Give one thing back while it can still be done by somebody else.',
    ],
    7: [
      'Two people may spur each other on until neither remembers who wanted it. The quarrel, if there is one, is about principles and soon over. Agree on the next step and leave the large question open.',
    ],
    8: [
      'A shared matter tempts you to settle it in one stroke, and more generously than was agreed. The other person may need more time than you. A part of it, in writing, is a good beginning.',
    ],
    9: [
      'A cause or a journey carries you away, and you may argue for it with everyone you meet. People are easily convinced and as easily tired. Keep the better half of your arguments for those who decide.',
    ],
    10: [
      'Ambition goes ahead of what your place allows, and you may step on a rule without noticing. Those above you like the drive and not the surprise. Tell them first, and you may get more than you asked for.',
    ],
    11: [
      'A group is full of zeal, and everyone pulls in a direction of their own. You may promise help to too many. Not all of the projects will outlast the season; it is worth finding out which one does.',
    ],
    12: [
      'You are restless in private and may overdo something, from exercise to generosity. Nobody asks it of you. Rest does not have to be earned first.',
    ],
  },
  [Saturn]: {
    1: [
      'You want to move, and something holds you up: a rule, a tired body, somebody who says not yet. Pushing makes you angry and nothing faster. Do the part that can be done, and the way may be clear some weeks later.',
    ],
    2: [
      'You work hard and see little for it, or an expense takes what you had put by for something else. It is a matter of weeks. A plain plan of what comes in and goes out helps more than working longer.',
    ],
    3: [
      'You say what you think and meet a wall, or an answer takes so long that you grow sharp. The wall may be a tired person. Ask for a date by which you will hear, and turn to something else.',
    ],
    4: [
      'Something at home has to be done, and nobody wants to do it with you, or money for it is short. You may feel that it all rests on you. Say which part does not have to, and let it be done less well than you would.',
    ],
    5: [
      'You are eager, and the other person is careful, or the game has more rules than you like. It may hurt your pride a little. What is worth having can bear the slower pace, and a piece of work of yours gains by it.',
    ],
    6: [
      'Too much is to be done with too little, and there may be a quarrel about how. Do one task after the other, and tell people what you will not manage. Your back and your sleep need attention before they ask for it.',
    ],
    7: [
      'While one of two pushes, the other stands still, and each thinks the other is the cause. Both have a reason. Put off the matter by some weeks, with a date, and be civil until then.',
    ],
    8: [
      'A claim, a debt or an old reproach between two people moves slowly and with friction. To insist hardens it. If you know what you would be content with, you can wait for the right moment to say it.',
    ],
    9: [
      'A journey, a permit or an examination may be harder than it looked. You have the strength for it, spent in portions. Somebody who has been through it knows which part can be left out.',
    ],
    10: [
      'Getting ahead is what you want, and somebody with more say holds you to the letter. The quarrel is one you would lose. Correct work without complaint is noticed by others than the one you are cross with.',
    ],
    11: [
      'A common plan stalls because nobody wants to do the dull part, and the eager ones get the blame. You need not carry it alone. Say how much you will do, and see who answers.',
    ],
    12: [
      'You may be angry with yourself for something that could not go faster. Tiredness is part of it. Leave the matter shut for some days; it may look smaller when you come back to it.',
    ],
  },
  [Uranus]: {
    1: [
      'You are impatient of everything that holds you, and act before you have thought it through. Some of it is overdue. Change what you can change back, and be careful with tools and on the road while you are in a hurry.',
    ],
    2: [
      'A quick decision about money or possessions tempts you, mostly in order to be rid of the question. You may be right about the direction. Take a week over the amount.',
    ],
    3: [
      'Words come out fast, and some of them cannot be taken back. You may be startled by somebody’s answer in turn. Nothing that you write in anger is worse for having waited until the next morning.',
    ],
    4: [
      'Somebody at home may have had enough, perhaps you. Doors may be shut with some force. Once the noise is over, it is easier than before to say what has to be different.',
    ],
    5: [
      'You want something out of the ordinary and want it now. It may be love, a game or an idea, and it may be over as quickly. Have the adventure on a scale that needs no explaining later.',
    ],
    6: [
      'Machines, timetables and people fail to work as they should, and you lose patience with them. There may be a better way, and this is how you find it. Try it on one task before you change them all.',
    ],
    7: [
      'An agreement that had become too tight may be broken by one of two people, and the other is offended and relieved at once. You can settle how free each of you is. It goes better on a walk than across a table.',
    ],
    8: [
      'Cutting through a shared obligation at one stroke may tempt you. The wish to be independent is sound, but a clean break may cost more than it is worth. Begin with what comes loose easily.',
    ],
    9: [
      'You want to be away, at once, from people who know better. An opinion is thrown over, or a ticket is bought in anger. A day’s outing on your own may be as much freedom as you need.',
    ],
    10: [
      'You may contradict somebody at work in front of others, or leave a task that has become impossible. It makes an impression either way, at home too. If you know beforehand what you want instead, it may be a good one.',
    ],
    11: [
      'In your circle it comes to a break or a new beginning, and rather suddenly. You may be the one who says what several think. Leave people a way to come back.',
    ],
    12: [
      'You are as tense as before a storm and cannot say why. It may be something you have put up with for a long time. Move, sleep, and find out what it is before you tell somebody who happens to be near.',
    ],
  },
  [Neptune]: {
    1: [
      'You start something and lose the thread of it, or act on a hope that was not quite a promise. Your strength comes and goes for some days. What you do for somebody weaker succeeds better than what you do to win.',
    ],
    2: [
      'Effort and result do not match, and it is hard to see where the money or the time went. It need not be anyone’s fault. Put off larger payments until you have the figures in front of you.',
    ],
    3: [
      'You argue about something that each of you understands differently. A hint is taken for an attack, or a promise for a joke. Say in plain words what you want done, and ask to hear it back.',
    ],
    4: [
      'At home a task may go astray between two people, each of whom thought that the other had it. Anger is felt and not shown. It is easier to be angry about the dishes than to say what you miss, and saying it helps more.',
    ],
    5: [
      'You court, compete or create with great feeling and a poor aim. It may be lovely all the same. If you are disappointed, it is mostly by a picture that you made yourself, and you can make another.',
    ],
    6: [
      'The work tires you more than it should, or you find that you have put your effort into the wrong task. Check the instructions and take your rest seriously, because doing it twice would cost you more time.',
    ],
    7: [
      'The other person avoids an open word, or you do, and so the quarrel has no subject. Silence is not agreement. Ask one clear question, and do not answer it for them.',
    ],
    8: [
      'Something about a shared matter is kept in the dark, more from shyness than from bad intent. You may feel weak and push all the harder. Look at the papers together; most of the trouble lies in what was assumed.',
    ],
    9: [
      'A cause moves you to act, and you may not see who profits by it. A journey may lead somewhere else than planned. Find out who is behind it before you give it your time or your money.',
    ],
    10: [
      'It is unclear at work who asked for what, and you may be blamed or praised for somebody else’s doing. Get the important points confirmed. What you did on your own account will speak for you a little later.',
    ],
    11: [
      'A group wants much and does little, and the one who works is taken for granted. You may be that one. You need not be cross about it: stop for a week, and see what the others pick up.',
    ],
    12: [
      'You may be tired, and dreams may be livelier than the days. Battles fought in the head are long ones. Some hours by yourself, with nothing to be decided, give you back more strength than another effort would.',
    ],
  },
  [Pluto]: {
    1: [
      'You may be set on getting your way, or feel that somebody is set against you. Your will is strong, and so is theirs. Decide what you would really fight for. For most of the rest a calm no is enough.',
    ],
    2: [
      'A dispute about money or possessions may become a question of who is stronger. You can lose more in that than the sum is worth. Name a figure at which it would be over for you.',
    ],
    3: [
      'A talk may become more of a questioning than you like. One of you knows where it hurts. You do not have to answer everything, and what you would like to say most cuttingly is better left unsaid.',
    ],
    4: [
      'In the family an old quarrel over who decides may break out again, over something small. You know your part in it by heart. This time you might say the reasonable thing first and then leave the room.',
    ],
    5: [
      'Desire or ambition takes hold of you and does not like to share. In a piece of work that is a gift. With a person, or with a child, leave them the right to want something else.',
    ],
    6: [
      'You may drive yourself at work, or be driven, beyond what is sensible. Someone may fight over who is responsible. Do your own part, keep a note of what was agreed, and go home at the end of the day.',
    ],
    7: [
      'It may come to a trial of strength with another person, spoken or silent. Whoever threatens has to go through with it, so it is better not to begin. Say what you need and what you can do without, and ask for the same.',
    ],
    8: [
      'Control over something shared, be it money, a secret or affection, is contested. You may hold on tighter than you want to. What is laid open by your own choice can no longer be used against you.',
    ],
    9: [
      'The wish to convert somebody, or to prove an authority wrong, may take hold of you. There may be truth on your side, and too much heat. Put it in writing and cut it by half, and it may be read.',
    ],
    10: [
      'At work there may be a struggle for influence, and you are asked to take a side. You can be on the side of the work. If you go against someone powerful, have the facts, and one ally besides.',
    ],
    11: [
      'In a group someone wants to rule, and others form a party. Your word has weight, so use it for a fair procedure. Friendships that can bear a different opinion come out of this stronger.',
    ],
    12: [
      'A rage that you do not show may come out sideways, in a slip or a sleepless night. It is mostly older than its occasion. Do something strenuous, and then ask yourself whom it is really about.',
    ],
  },
};
