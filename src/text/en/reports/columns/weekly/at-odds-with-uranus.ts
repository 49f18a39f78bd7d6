import type { Uranus } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/** A swift planet at odds with Uranus, by the house of the swift one: what comes suddenly, and who wants room. */
export const atOddsWithUranus: ColumnShelf['outerFriction'][typeof Uranus] = {
  1: {
    intro: [
      'You are restless this week and quick to feel fenced in. A plan of yours is upset by something that nobody saw coming, or you upset it yourself because it had begun to feel like a cage.',
    ],
    course: [
      'Uranus wants something changed and does not say what into. Before you throw the whole of it over, find the one arrangement that chafes, since it is often a small one. A free evening, another road or an experiment with an end to it lets off the pressure. Drive and speak a little slower than you feel.',
    ],
    close: ['What you still want to change when the week is over deserves a proper plan.'],
  },
  2: {
    intro: [
      'Money moves by jumps this week. An expense comes at the wrong moment, something breaks or someone changes a price, and what you had counted on has to be counted again.',
    ],
    course: [
      'With Uranus involved, sums that have been certain for a year may be open for some days. You may feel like spending simply to feel free, or like giving up a steady source for an uncertain one. Keep a reserve, and put off what binds you for long. An odd idea for earning is worth a small trial.',
    ],
    close: ['A plan for money that can bear one surprise is better than one that forbids them.'],
  },
  3: {
    intro: [
      'Talk is jumpy this week. A sudden piece of news changes the plan, somebody says straight out what was being avoided, and you answer before you have thought.',
    ],
    course: [
      'Uranus makes the mind quick and the tongue quicker. You may be right, and say so in a way that makes it impossible for others to agree. Let a message lie for an hour before it goes out. Trips and appointments need room on both sides, as one of them may fall through and leave you an unexpected afternoon.',
    ],
    close: ['A sharp truth keeps its edge for a day, and may find a better sentence by then.'],
  },
  4: {
    intro: [
      'The household is unsettled this week. A visitor, a breakdown or a sudden decision in the family upsets what had been arranged, and you find that quiet cannot be had by asking for it.',
    ],
    course: [
      'Uranus shakes the place that is supposed to hold still. Somebody at home may want more freedom and ask for it by slamming a door. It helps to say early what must stay as it is, and to let the rest be tried in another way. A room moved around may do more than a talk.',
    ],
    close: ['Those who live together need not all be settled on the same day.'],
  },
  5: {
    intro: [
      'Desire and freedom do not agree this week. Somebody runs hot and cold, a plan for an evening is turned upside down, and what was fun as long as it was open does not want to be fixed.',
    ],
    course: [
      'Uranus brings excitement and makes no promise to stay. If a romance is part of it, do not pull and do not run after; leave the next move to the other person for a while. Children and creative work want to try something that is not in the program. Give it a space in which a failure costs nothing.',
    ],
    close: ['What comes back of its own accord can be trusted more than what was held.'],
  },
  6: {
    intro: [
      'The working day is upset this week. A machine fails, someone is absent, a timetable is changed overnight, and you are expected to go on as if nothing had happened.',
    ],
    course: [
      'With Uranus at work, routine is the first thing to go, and sometimes it was time. Keep the days loosely filled, save your files, and do the fixed things first. If you feel like quitting over a small order, you are probably tired of something larger, and that can be named on a calm day. An improvised method may turn out better than the old one.',
    ],
    close: ['When things run again, keep the shortcut you found while they did not.'],
  },
  7: {
    intro: [
      'Somebody surprises you this week, and not altogether pleasantly. A partner, a client or an opponent wants more room, changes their mind or cancels, and you cannot tell what comes next.',
    ],
    course: [
      'Uranus is at odds with whatever the two of you had taken for granted. It is tempting to answer a sudden move with one of your own. Ask first what they want to be free to do; it is often much less than it sounded. You may want more room yourself, and find it easier to let them ask.',
    ],
    close: ['Two people who give each other some room are not further apart by it.'],
  },
  8: {
    intro: [
      'Terms that you share with somebody come loose this week. A bill, a loan, a secret or a confidence turns up where it was not expected, and you would rather be quit of the whole thing at once.',
    ],
    course: [
      'Uranus likes a clean cut, and shared matters rarely allow one. What has come out is out, and that alone makes things simpler. Do not cancel, sell or confess everything in one evening. See which of the ties you could do without for good, and which of them you only resent this week.',
    ],
    close: ['A tie that you loosen calmly does not leave the other person holding the end.'],
  },
  9: {
    intro: [
      'A conviction or a journey is thrown off its track this week. A fact turns up that does not fit, a connection is canceled, or somebody contradicts you who seems to enjoy it.',
    ],
    course: [
      'Uranus has nothing against your beliefs, only against their being finished. If you argue to win, you will miss the one remark that was worth hearing. Leave time between trains, and keep a second plan for anything abroad. A subject you come upon by chance may be more use than the one you set out to study.',
    ],
    close: ['Having been wrong about one thing makes the rest of what you say easier to believe.'],
  },
  10: {
    intro: [
      'Your plans at work are crossed this week. Someone above you changes the aim, you are asked to take a stand at short notice, or you feel an urge to tell them what you think.',
    ],
    course: [
      'With Uranus in the matter, a position that has been safe feels narrow, and one that was open is suddenly filled or gone. Say little in the first hour. Independence is respected where it comes with a proposal. If you want another kind of work, this shows you which part of it you miss, and the letter can be written on a quieter day.',
    ],
    close: ['A change of course that you have slept on looks like a decision, and is one.'],
  },
  11: {
    intro: [
      'Plans with friends are overturned this week. Someone drops out, a group disagrees about where it is going, or you notice that you no longer share what everyone takes for granted.',
    ],
    course: [
      'Uranus asks in company how much of yourself you have to leave at the door. You can differ without a farewell speech. Let the one who cancels do so in peace, and see what can be done with those who come. An acquaintance from another circle may turn out to be the best company of the week.',
    ],
    close: ['A circle that can bear a surprise is one to stay in.'],
  },
  12: {
    intro: [
      'You are on edge this week without seeing why. Sleep is broken, a thought comes back at odd hours, and a slight disturbance is enough to make you want to be left alone.',
    ],
    course: [
      'Uranus stirs what has been put to rest. An old anxiety may flare up and be gone again in a day, or you see in a flash what has been wearing on you. Write that down; it is worth more than the worry around it. Switch off what blinks and rings, an hour earlier than usual, and walk until your thoughts fall into step.',
    ],
    close: ['What startled you out of your rest may also have shown you what you need it for.'],
  },
};
