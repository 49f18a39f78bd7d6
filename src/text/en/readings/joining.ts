import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * How two things that have been said of a person are both true, and when each is: `{a}` has been read before `{b}`. The first
 * wordings where the first side of a matter was read first, the others where it was the other way about. They follow
 * the paragraph of the second.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    [
      'You have two tempers. The quick one belongs to {a} and comes out over small offenses; what wounds you goes to {b}, and may take weeks to be said.',
      '{B} has another temper than {a}: what merely annoys you is out in a minute, and what truly hurts is kept until you can bear to speak of it.',
    ],
    [
      'Not all of your anger waits as {a} does. Over trifles, and with people who are sure to forgive you, {b} speaks up at once; it is the large hurt that you keep.',
      '{A} keeps a grievance and {b} lets it out, and which of them you hear from depends on its size: small ones are over in a minute, and large ones are stored.',
    ],
  ],
  speech: [
    [
      'How much you say depends on what hangs on it. {A} answers at once and with pleasure on small matters; on those that count {b} has people wait.',
      'The talker in you comes from {a} and the silent one from {b}. Company gets the first, and whatever you are not yet sure of gets the second.',
    ],
    [
      'Beside {a}, which weighs every word, there is {b}, which has plenty of them: you talk freely with people you trust and on subjects of your own, and sparingly elsewhere.',
      'Some people know you as a silent person, by {a}, and others as a talker, by {b}. It depends on whether they met you before or after you had made up your mind.',
    ],
  ],
  approach: [
    [
      'Where something has to be done you are quick, because of {a}. Where somebody has to be trusted, or there is something to lose, {b} makes you wait.',
      'What can be undone you begin at once, because of {a}. With what cannot be undone you are slow, because of {b}.',
    ],
    [
      'Your caution comes from {a} and is for first meetings and unknown ground. Once you know what you want, {b} has you move before anyone else.',
      'At first you are careful, because of {a}, and later you are bold, because of {b}. People who saw only the beginning are surprised by what comes after.',
    ],
  ],
  notice: [
    [
      'People see a good deal of you, because of {a}. Much of it was got ready where nobody looks, in the part of your life that belongs to {b}, and you need both places.',
      '{A} puts you in view and {b} takes you out of it again. You are more visible than you feel, and there is more of you out of sight than people suppose.',
    ],
    [
      'You like to prepare a thing out of sight, because of {a}, and you like it to be seen when it is done, because of {b}.',
      'Half of your life is lived in view, by way of {b}, and half of it is not, because of {a}. You come out with what the quiet gave you, and go back to rest from having been looked at.',
    ],
  ],
  praise: [
    [
      'With applause you are of two minds. {A} would like it, and when it comes {b} looks for what is wrong with it; to be thanked for something exact satisfies both.',
      '{A} hopes for a compliment, and {b} asks whether it was deserved. Praise for a thing that you know to be good gets past the question.',
    ],
    [
      'You wave praise away, because of {a}, and remember it, because of {b}. You miss it more than you let on when it fails to come.',
      'However little {a} makes of your work, {b} has a need to see it recognized, and the need is easier to own up to than to hide.',
    ],
  ],
  company: [
    [
      'Company does you good up to a point, because of {a}; past it only solitude does, because of {b}. Much of your tiredness comes of noticing the point too late.',
      'What {a} takes in among people, {b} has to go through alone afterward, so you need a good deal of both, company and solitude.',
    ],
    [
      'In solitude, which {a} asks for, you gather strength. Among people, where {b} would take you, you find out what it is for.',
      'You need quiet, because of {a}, and come out of it wanting voices, because of {b}. When you go back, you have something to think about.',
    ],
  ],
  money: [
    [
      'With money you are two people. You spend easily, because of {a}, and you have put something by all the same, because of {b}.',
      'You have an open hand, because of {a}, and a closed one, because of {b}: you give and spend freely, except for a few things of your own that you would never part with.',
    ],
    [
      'You watch the small sums, because of {a}. A large one you can let go of quite freely, because of {b}, when it is for something or somebody you love.',
      'What you have earned you guard, because of {a}, and for a reason that is good enough you part with a great deal at once, because of {b}.',
    ],
  ],
  home: [
    [
      '{A} wants visitors and {b} wants to be left in peace: a home of yours should stand open and have one room with a door.',
      'There is company under your roof because of {a}, and a corner where nobody follows you because of {b}. You like the noise as long as you can leave it.',
    ],
    [
      'The peace that {a} asks for is not an empty house. {B} likes life in the next room, and a door between.',
      'By yourself you want it quiet at home, because of {a}; when you have guests it may be as loud as they please, because of {b}.',
    ],
  ],
  bonds: [
    [
      '{A} holds close and {b} needs room. What satisfies both is somebody who is always there and does not always ask where you are.',
      'Loyalty comes easily to you, through {a}, and being tied does not, because of {b}. People who love you learn the difference sooner when you explain it.',
    ],
    [
      'You need the room that {a} asks for, and you care a great deal all the same: the few who have come near you, {b} holds on to firmly.',
      'At the edges of a bond {a} wants freedom. At its center {b} wants somebody wholly, and it is there that you can be hurt.',
    ],
  ],
  measure: [
    [
      'You hope on a large scale, because of {a}, and promise only what you can keep, because of {b}. People may hear the hope and take it for the promise.',
      'You give and hope on a large scale, because of {a}. For yourself you ask little, because of {b}, and people who have met only the first may not notice.',
    ],
    [
      'You are moderate in most things, by way of {a}. In the one or two that belong to {b} you know no measure, and others tend to notice it before you do.',
      '{A} can do with little. Where your heart is in a thing, though, {b} gives and hopes for more than your careful side would sign.',
    ],
  ],
  change: [
    [
      'You are faithful to whatever does you good, because of {a}. Once it has stopped doing so you can leave rather fast, because of {b}.',
      'One part of you keeps, because of {a}, and another leaves, because of {b}. Given a little movement now and then, the second stays content; denied that, it takes more.',
    ],
    [
      'Much in your life may change, on account of {a}, and a few things never do, on account of {b}: some people, a habit or two, a place to come back to.',
      'You change your plans as easily as {a} suggests, and your attachments hardly ever, since those are in the keeping of {b}.',
    ],
  ],
  feelings: [
    [
      'You show most of your moods, because of {a}, and keep your deepest feelings to yourself, because of {b}.',
      'You are as open as {a} makes you about most of what you feel. Under it lies what belongs to {b}, and few people know of that.',
    ],
    [
      '{A} means to keep your feelings private, and {b} lets them show in what you do or how you look, often before you have decided to share them.',
      'With most people you are guarded, because of {a}. With the right one you show more than many an open person does, and that you owe to {b}.',
    ],
  ],
  peace: [
    [
      'You keep the peace for a long time, because of {a}. Past a certain point you say what is so, because of {b}, and people who took you for mild are surprised.',
      'You try tact first, because of {a}. When it has failed you speak plainly, because of {b}, and for others sooner than for yourself.',
    ],
    [
      'You are plain about a matter, because of {a}, and careful with a person, because of {b}: you will contradict the opinion, and then go a long way to spare whoever holds it.',
      'With most people {a} has you speak your mind. With those whose liking you want {b} gives way, and it may be long before they hear that something was wrong.',
    ],
  ],
  pace: [
    [
      'You are quick to start, because of {a}. What you decide for good takes longer, since {b} has to agree to it.',
      'You are quick in small things, because of {a}. In large ones you take your time, because of {b}.',
    ],
    [
      'As a rule you take your time, because of {a}. When a thing cannot wait, {b} makes you act before anybody else does.',
      'In talk and in small matters, where nothing lasting depends on the answer, {b} makes you fast. In the rest you keep to the pace of {a}.',
    ],
  ],
  belief: [
    [
      'In general you hope, with {a}, and in particular you like to see the proof, with {b}: you trust life more readily than you trust a statement.',
      'Hope comes to you through {a}, and {b} likes to see the proof all the same. Whoever brings you a promise gets a smile and then a question.',
    ],
    [
      'You doubt what you are told, because of {a}, and yet you believe, because of {b}, in people and things that nobody could vouch for.',
      '{A} looks for proof, and {b} has a trust in life that has carried you over gaps which no examination would have closed.',
    ],
  ],
  order: [
    [
      'Your order has its borders. Within them everything is in its place, as {a} likes it; beyond them {b} lets things drift and feels no guilt about it.',
      'You are exact in what you do, because of {a}, and vague in what you arrange, because of {b}: the work is in order, and the dates may not be.',
    ],
    [
      'A good deal you let go by, as {a} does. About a few things {b} is strict, and they hold the rest together.',
      'In small things you are strict, because of {b}. The large ones you let take their course, because of {a}.',
    ],
  ],
};
