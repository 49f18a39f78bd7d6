import type { Growing } from '../../../../report-catalogue.js';
import { uranusArrives } from './outer-arrivals.js';
import { uranusLeaves } from './outer-departures.js';

/** Uranus in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'Uranus makes you restless with yourself. How you dress, how you introduce yourself, how much hurry you put up with may change without notice, which is a relief to you and a trial to those who liked the earlier version. They deserve to be told early.',
    'People who have known you for a long time meet somebody they did not expect, since Uranus has you try out several ways of living. Small changes that you choose yourself keep the large ones from coming all at once.',
    'It has become harder to do a thing only because it is expected of you. Uranus in one’s own sign makes a person inventive and a little unreliable. Those who depend on you would like to know what will stay the same, and it is more than they think.',
  ],
  2: [
    'Your income comes in other ways than it used to, and not always on time. Uranus rewards a skill that is unlike other people’s and loosens your hold on things that you only thought you had to own. It is easier to live with when something has been put aside.',
    'You experiment with money under Uranus. Some of it works: a tool that is shared, a price that nobody had asked before, a second trade. What matters to you is less how much you have than how free it leaves you.',
    'What you live on may come less evenly than it did, with offers you had not expected. What you can do with your own hands or head is the part that nobody can cancel.',
  ],
  3: [
    'Your plans for the day change as often as your opinions. Uranus wakes up whatever had become routine in the way you talk and learn, by way of a machine, a new word or a neighbor with odd ideas. If a thought is only half finished, say so.',
    'Ideas come to you quickly, and explaining them takes more patience than you have. Uranus makes ordinary talk seem slow and machines and neighbors rather unpredictable. A good deal is worth writing down before the next idea arrives.',
    'Conversations go off the subject and arrive somewhere better. With Uranus you hear important things by chance and learn in leaps, with pauses between them that are part of it. Messages written in haste cause most of the trouble.',
  ],
  4: [
    'Home is less fixed than it was. People move in or out, or you find that you could live in another way. Uranus shakes what is only habit in a family and leaves what is liked, and a spare bed is a help in such times.',
    'Something in the family is being brought up to date, the house perhaps, or the roles. Under Uranus everybody at home needs more freedom, and people are kinder to each other when they may come and go. You may come to feel at home where you had not expected it.',
    'You see your family with other eyes, and notice who has been left out of the picture. Uranus may bring a move, or a different life in the old rooms. It is peaceful wherever each person has a door of their own to close.',
  ],
  5: [
    'Love comes from unexpected sides, and so do ideas for what you make. Uranus is bored by a pleasure that is the same each week. Attractions are sudden and sincere, and it is only fair to say for how long you can answer for them.',
    'What delights you cannot be planned under Uranus. You like games that you have never played and people who are not your type, and in what you make you prefer the draft to the fair copy. Children may teach you something about freedom, chiefly by taking it.',
    'You are rarely bored and rarely certain. Uranus loosens the rules by which you love and play, and some of them turn out to have been other people’s. What comes of it is often original, and now and then it hurts somebody who had relied on the rules.',
  ],
  6: [
    'No two of your working days are alike. Methods change, machines change, and hours that used to be fixed can be discussed. Uranus suits a person who is judged by results. Your nerves do much of the work, and want their evenings off.',
    'The order of your working week keeps being upset. Uranus changes tools, colleagues and shifts, and makes you quick at finding another way. Duties that depend on your always being there become difficult. What you do by your own method goes well.',
    'Your routine breaks down again and again at the same place, which tells you where it should be changed. Uranus wants work that interests you, and habits that suit your body better than the strict ones did. A new method deserves a fair trial and a date for judging it.',
  ],
  7: [
    'Partners want more freedom, or you do. Uranus shakes a bond until it ends or comes to life, and most of them come to life, with other hours and another division of labor. The people you meet are unlike those you used to choose.',
    'How much freedom two people need is the question in your partnerships. Uranus brings you people who surprise you, or shows a familiar one from a new side. Agreements that may be changed last longer in such a time than those that were made once and for all.',
    'One of two people may want more distance; it may be you, even where the other says it. When both can say it, there is room for a good deal of change without a parting.',
  ],
  8: [
    'Terms that you share with somebody can change at short notice. Uranus brings honesty into matters that were kept quiet, sometimes in one sentence, and may free you of a debt or of a fear. It helps if the papers are in order before the news comes.',
    'What belongs to whom, and how close two people want to be, is open again. With Uranus it is settled quickly when it is settled, and without much sentiment. You may find that you can let go of more than you feared, and keep what was truly given.',
    'Old obligations come to an end in unusual ways. Uranus may do it by one frank talk, or by a change that nobody had reckoned with. Closeness needs fewer rules and more truth for a time, and the dependence that you mind most may be the easiest to end.',
  ],
  9: [
    'One conversation can change what you believe. Uranus takes you to places that you had not looked up, on foot or in a book. A course that you teach or study may change its subject halfway and be the better for it.',
    'What you were taught is being revised. Uranus sends you strange books, friends from elsewhere, a lecture that you attended only to be polite. Some of your convictions can be put in a new way, and are alive. The others may be given up without a quarrel.',
    'You are interested in exceptions, and Uranus supplies them. Arguments about belief become lively and even friendly, and journeys turn out otherwise than they were booked. The teachers who are worth most to you are those who doubt in public.',
  ],
  10: [
    'Your career takes turns that nobody planned. Uranus makes people notice what is different about your work, and makes you impatient with those who only want a title. You may become more independent, and will have to do the bookkeeping.',
    'You would rather be free than respected, and may end by being both. Under Uranus a working life is less a ladder than a row of separate tasks, and superiors come and go. People send for you because of what only you can do.',
    'In your work the plan is always being changed. Uranus may give you a task in place of a title, or have you noticed for something that you did on the side. What looks like a detour to others may be the only way to where you want to be.',
  ],
  11: [
    'Your friends change, or change their lives and take you along. Uranus brings you together with people who are ahead of their time, and what you hope for may be replaced by something better. Now and then you miss the old company, and can say so.',
    'You have an odd collection of friends, and it does you good. Uranus mixes ages and trades and breaks up groups that met only from habit. Old friends need not be dropped; some of them would like to meet the new ones.',
    'You keep company with people who are trying something that may not work. Uranus makes you at home among them, and impatient with committees. A hope that seemed eccentric finds others who share it, and friendship is easy as long as nobody keeps a list.',
  ],
  12: [
    'The changes that Uranus makes are inward. It works on what you keep to yourself, in dreams, in clear moments at odd hours, and an old restraint may be gone before you notice. Nobody sees anything until you act on it, and there is no hurry.',
    'Something you have kept from everybody may come out almost by accident. Uranus loosens inhibitions and long-kept secrets, which can be alarming at night and good news by day. One person who is never in a hurry is the right one to tell.',
    'Much is changing in you of which you will only see the result. Uranus brings vivid dreams and sudden wishes to be alone, and makes you more honest with yourself than you have been. Other people hear of it last.',
  ],
};

export const uranus = { arrives: uranusArrives, stays, leaves: uranusLeaves };
