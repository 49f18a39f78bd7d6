import type { Uranus } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/**
 * A swift planet in square or opposition to Uranus, by the house of the swift one: what comes suddenly, and who wants
 * room.
 */
export const atOddsWithUranus: ColumnShelf['outerFriction'][typeof Uranus] = {
  1: {
    intro: [
      'You are restless this week and quick to feel fenced in. A plan of yours is upset by something that nobody saw coming, or you upset it yourself because it had begun to feel like a cage.',
      'You surprise people this week, and yourself among them. What has suited you for months is suddenly tight at the collar, and somebody only has to say “as usual” for you to do the opposite.',
    ],
    course: [
      'Uranus wants something changed and does not say what into. Before you throw the whole of it over, find the one arrangement that chafes, since it is often a small one. A free evening, another road or an experiment with an end to it lets off the pressure. Drive and speak a little slower than you feel.',
      'Uranus presses on the habits by which others know you. Some of them were never yours, and those can go without a scene. The rest you may want back by the end of the month, so change what can be undone: the haircut before the address. Friends take a surprise better if they hear of it from you.',
    ],
    close: [
      'What you still want to change when the week is over deserves a proper plan.',
      'A freedom that you have tried out for some days is easier to defend than one you have announced.',
    ],
  },
  2: {
    intro: [
      'Money moves by jumps this week. An expense comes at the wrong moment, something breaks or someone changes a price, and what you had counted on has to be counted again.',
      'Your finances hold a surprise this week. A payment comes late or twice, an old thing fails just before it was to be replaced, or you are offered a chance and given no time to think about it.',
    ],
    course: [
      'With Uranus involved, sums that have been certain for a year may be open for some days. You may feel like spending simply to feel free, or like giving up a steady source for an uncertain one. Keep a reserve, and put off what binds you for a long time. An odd idea for earning is worth a small trial.',
      'With Uranus the pressure to decide at once is itself the thing to be wary of. A good offer survives a night, and a repair has more than one price. You may notice how many of your expenses run on by themselves. Ending one that no longer serves you gives more freedom than a purchase made in defiance.',
    ],
    close: [
      'A plan for money that can bear one surprise is better than one that forbids them.',
      'A little kept back without a purpose is what makes a surprise bearable.',
    ],
  },
  3: {
    intro: [
      'Talk is jumpy this week. A sudden piece of news changes the plan, somebody says straight out what was being avoided, and you answer before you have thought.',
      'An ordinary conversation takes a sharp turn this week. A neighbor, a brother or a sister says what nobody expected, a call comes in the middle of something else, and you are two thoughts ahead of everybody.',
    ],
    course: [
      'Uranus makes the mind quick and the tongue quicker. You may be right, and say so in a way that makes it impossible for others to agree. Let a message lie for an hour before it goes out. Trips and appointments need room on both sides, as one of them may fall through and leave you an unexpected afternoon.',
      'Uranus makes you quick, and some of what comes to you is good. Put it on paper, where it disturbs no one. If you are interrupted, pick up the thread afterward by yourself instead of starting the argument over. What sounded like an attack may have been nothing more than bad timing, and will show it when it is repeated in another tone.',
    ],
    close: [
      'What you want to tell somebody will still be true tomorrow, and you may have found a kinder way to say it.',
      'Read your notes again when the week is over. The idea that still seems clever is the one to pass on.',
    ],
  },
  4: {
    intro: [
      'The household is unsettled this week. A visitor, a breakdown or a sudden decision in the family upsets what had been arranged, and you find that quiet cannot be had by asking for it.',
      'Plans at home do not hold this week. Somebody comes or goes who was not expected, a pipe or a promise gives way, or you feel all at once that you have lived among these walls for too long.',
    ],
    course: [
      'Uranus shakes the place that is supposed to hold still. Somebody at home may want more freedom and ask for it by slamming a door. It helps to say early what must stay as it is, and to let the rest be tried in another way. A room moved around may do more than a talk.',
      'Uranus is impatient with rooms in which nothing has been moved for years. A real change of home takes longer than this mood will last, so let the mood show you what chafes and leave the decision for later. Those you live with may be just as restless. Give each of them an evening without questions.',
    ],
    close: [
      'Those who live together need not all be settled on the same day.',
      'Those at home will be the gladder to come back if nobody has asked them where they were.',
    ],
  },
  5: {
    intro: [
      'Desire and freedom do not agree this week. Somebody runs hot and cold, a plan for an evening is turned upside down, and what was fun as long as it was open does not want to be fixed.',
      'Pleasure comes at short notice this week and goes the same way. An attraction flares up in the wrong place, a child refuses what was planned, or the work you were in love with bores you overnight.',
    ],
    course: [
      'Uranus brings excitement and makes no promise to stay. If a romance is part of it, do not pull and do not run after; leave the next move to the other person for a while. Children and creative work want to try something that is not in the program. Give it a space in which a failure costs nothing.',
      'Uranus wants to feel alive and is not particular about the means. Enjoy what is offered for what it is, and leave the vows out of it. If somebody draws back, they may only be catching their breath. With anything you are making, the accident is worth a second look; it often does what the plan could not.',
    ],
    close: [
      'If somebody comes back to you of their own accord, you can trust that more than a promise.',
      'What is only exciting passes, and what you like as well is still there afterward.',
    ],
  },
  6: {
    intro: [
      'The working day is upset this week. A machine fails, someone is absent, a timetable is changed overnight, and you are expected to go on as if nothing had happened.',
      'Nothing in the daily round goes twice in the same way this week. An order is withdrawn, a tool gives out, a colleague walks away from a task, and your own patience is not what it was.',
    ],
    course: [
      'With Uranus at work, routine is the first thing to go, and sometimes it was time. Keep the days loosely filled, save your files, and do the fixed things first. If you feel like quitting over a small order, you are probably tired of something larger, and that can be named on a calm day. An improvised method may turn out better than the old one.',
      'When Uranus gets into the works, doing more of the same does not help. Ask what the result has to be and drop two of the steps that lead to it. Your nerves are part of the equipment: they want pauses, and food at regular hours. Somebody younger or newer may know the trick that you are looking for.',
    ],
    close: [
      'When things run again, keep the shortcut you found while they did not.',
      'Of all that had to be improvised, one thing is worth making into a habit.',
    ],
  },
  7: {
    intro: [
      'Somebody surprises you this week, and not altogether pleasantly. A partner, a client or an opponent wants more room, changes their mind or cancels, and you cannot tell what comes next.',
      'A partnership is shaken up this week. The other person decides something by themselves, an agreement is questioned out of the blue, or you hear yourself say that you can manage alone.',
    ],
    course: [
      'Uranus is at odds with whatever the two of you had taken for granted. It is tempting to answer a sudden move with one of your own. Ask first what they want to be free to do; it is often much less than it sounded. You may want more room yourself, and find it easier to let them ask.',
      'With Uranus between you, closeness can feel like a hand on the collar. That says little about how much the two of you like each other. Take the agreements one at a time: most can stand, one may be due for a change, and it helps to know which. A few days with more distance do no harm if both know when they end.',
    ],
    close: [
      'Two people who give each other some room are not further apart by it.',
      'If the other person was free to go this week and stayed, you may take that as an answer.',
    ],
  },
  8: {
    intro: [
      'Terms that you share with somebody come loose this week. A bill, a loan, a secret or a confidence turns up where it was not expected, and you would rather be quit of the whole thing at once.',
      'Something you owe or are owed is suddenly in question this week. A joint payment, an inheritance or a promise of silence is brought up at an odd moment, and one of you wants to be free of it.',
    ],
    course: [
      'Uranus likes a clean cut, and shared matters rarely allow one. What has come out is out, and that alone makes things simpler. Do not cancel, sell or confess everything in one evening. See which of the ties you could do without for good, and which of them you only resent this week.',
      'Uranus makes you impatient with everything that ties you to somebody, and impatience can make it worse. You may feel a strong wish to tell, to pay or to end something merely to breathe again. Let a day go by first and look at the whole of what you share. Often one clause is the trouble, and the rest has served you both rather well.',
    ],
    close: [
      'If you want to change what you share, tell the other person first, and they can change it with you.',
      'Once both of you can talk calmly about what you share, you may find that only a part of it has to change.',
    ],
  },
  9: {
    intro: [
      'A conviction or a journey is thrown off its track this week. A fact turns up that does not fit, a connection is canceled, or somebody contradicts you who seems to enjoy it.',
      'Your view of things gets a jolt this week. A lecture, a stranger or a piece of foreign news contradicts what you have always said, or a journey turns into another one along the way.',
    ],
    course: [
      'Uranus shows you that there is more to learn about what you believe. If you argue to win, you will miss the one remark that was worth hearing. Leave time between trains, and keep a second plan for anything abroad. A subject you come upon by chance may be more use than the one you set out to study.',
      'Uranus is a rude teacher and often a good one. The first impulse is to defend the old opinion or to throw all of it away, and neither is called for. Keep what still explains something. On a trip the detour may be the best part of it, provided that nobody is waiting at the far end, so call ahead.',
    ],
    close: [
      'Having been wrong about one thing makes the rest of what you say easier to believe.',
      'An opinion that you have changed a little this week will last you longer than one you only defended.',
    ],
  },
  10: {
    intro: [
      'Your plans at work are crossed this week. Someone above you changes the aim, you are asked to take a stand at short notice, or you feel an urge to tell them what you think.',
      'Your standing is less settled this week than you thought. A superior changes the rules in passing, a task lands on you that nobody has done before, or you long to give notice to the next person who asks.',
    ],
    course: [
      'With Uranus in the matter, a position that has been safe feels narrow, and one that was open is suddenly filled or gone. Say little in the first hour. Independence is respected where it comes with a proposal. If you want another kind of work, this shows you which part of it you miss, and the letter can be written on a quieter day.',
      'Uranus tests how firmly you sit, and whether you want to. A refusal said in anger becomes the story that people tell of you, so count to the evening. What is new on your desk may be the first piece of a freer kind of work. Take it on with a condition, and name the condition at once.',
    ],
    close: [
      'A change of course that you have slept on looks like a decision, and is one.',
      'Those who have seen you keep your footing will remember it when it counts.',
    ],
  },
  11: {
    intro: [
      'Plans with friends are overturned this week. Someone drops out, a group disagrees about where it is going, or you notice that you no longer share what everyone takes for granted.',
      'Company is unpredictable this week. Somebody leaves a group or breaks into it, an old friend is not the person you remembered, and a plan that all had agreed on has only you left to carry it out.',
    ],
    course: [
      'With Uranus you feel how much of yourself you have to hide in company. You can differ without a farewell speech. Let the one who cancels do so in peace, and see what can be done with those who come. An acquaintance from another circle may turn out to be the best company of the week.',
      'With Uranus among your friends, sameness is what ends, and liking may well go on. You do not have to follow the one who goes, or to scold them. A hope that depended on everyone is due to be made smaller or to be shared with somebody new. Say openly what you would still like to do, and see who turns up.',
    ],
    close: [
      'A circle that can bear a surprise is one to stay in.',
      'The friend who disagreed with everybody may have done the whole circle a service.',
    ],
  },
  12: {
    intro: [
      'You are on edge this week without seeing why. Sleep is broken, a thought comes back at odd hours, and a slight disturbance is enough to make you want to be left alone.',
      'A restlessness has hold of you this week that you would rather not explain. Things you had made your peace with stir again, a dream wakes you, or you snap at someone and cannot say what for.',
    ],
    course: [
      'Uranus stirs what has been put to rest. An old anxiety may flare up and be gone again in a day, or you see in a flash what has been wearing on you. Write that down; it is worth more than the worry around it. Switch off what blinks and rings, an hour earlier than usual, and walk until your thoughts fall into step.',
      'Uranus makes you feel what you have put up with for the sake of quiet. Listen to it before you argue it away. Try saying it aloud where no one listens, in a car or on a hill. Nothing needs to be acted on until you can put it in one sane sentence.',
    ],
    close: [
      'What startled you out of your rest may also have shown you what you need it for.',
      'What you have said aloud once is less likely to keep you awake.',
    ],
  },
};
