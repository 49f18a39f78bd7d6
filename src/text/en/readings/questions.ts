import type { NatalReadingCells } from '../../reading-catalogue.js';

/**
 * What a body of a chapter, `{a}`, says to the question that runs through a reading: the first that answers names the question;
 * of those after it is said whether they are of one mind with the first, `{b}`, about the `{question}`, and what a person does there, `{does}`.
 */
export const questions: NatalReadingCells['questions'] = {
  axes: {
    'closeness-space': {
      asked: 'how near is near enough',
      answers: [
        {
          first:
            'How near is near enough, the opening asked. As far as it depends on {a}, you want the people you love within reach, every day if that can be had.',
          again: 'see who is there before you see anything else',
        },
        {
          first:
            'How near is near enough, the opening asked. As far as it depends on {a}, a step farther off: you do best here with nobody standing too close.',
          again: 'need air around you, and are the friendlier for having had some',
        },
      ],
    },
    'steadiness-change': {
      asked: 'whether to hold on or to move',
      answers: [
        {
          first:
            'Whether to hold on or to move, the opening asked. Where {a} decides you hold on: you like what has lasted, and give a thing time before you judge it.',
          again: 'stay, and have kept a good deal that way',
        },
        {
          first:
            'Whether to hold on or to move, the opening asked. Where {a} decides you move: you leave what has grown stale, often before others have noticed.',
          again: 'want change, and let nothing go on merely because it has gone on',
        },
      ],
    },
    'shown-quiet': {
      asked: 'how much of you is for show',
      answers: [
        {
          first:
            'How much of you is for show, the opening asked. In what belongs to {a}, a good deal: you do a thing better when it matters to somebody who is looking.',
          again: 'like to be seen at what you do, and have no reason to apologize for that',
        },
        {
          first:
            'How much of you is for show, the opening asked. In what belongs to {a}, rather little: you do the work first and show it later, if at all.',
          again: 'keep to yourself, and come back with something from it',
        },
      ],
    },
    'harmony-truth': {
      asked: 'how honest peace can be',
      answers: [
        {
          first:
            'How honest peace can be, the opening asked. With {a} you lean to peace: you say what can be heard, and leave the rest for a better moment.',
          again: 'would sooner smooth a thing over than have it out, and in most cases lose nothing by it',
        },
        {
          first:
            'How honest peace can be, the opening asked. With {a} you lean to honesty: a true word, even an awkward one, seems to you the kinder thing.',
          again: 'would rather have a thing said, and are ill at ease as long as it is not',
        },
      ],
    },
    'lightness-depth': {
      asked: 'how deep to go',
      answers: [
        {
          first:
            'How deep to go, the opening asked. With {a} you would rather go on: you learn by touching many things, and come back to the few that call you.',
          again: 'keep things light, and rest from getting to the bottom of them',
        },
        {
          first:
            'How deep to go, the opening asked. With {a} you stay: you don’t like to leave a matter, or a person, half understood.',
          again: 'are not content with the surface, and whoever meets you here is met in earnest',
        },
      ],
    },
    'self-group': {
      asked: 'whose wish comes first',
      answers: [
        {
          first:
            'Whose wish comes first, the opening asked. Where {a} has the say it is your own: you act, and tell the others afterward.',
          again: 'go by what you want yourself, and are quick to know it',
        },
        {
          first:
            'Whose wish comes first, the opening asked. Where {a} has the say it is the others’: you don’t feel right until everybody has been thought of.',
          again: 'think of the whole company, and are at your best where something is done for more than one',
        },
      ],
    },
    'giving-keeping': {
      asked: 'what you can afford to give',
      answers: [
        {
          first:
            'What you can afford to give, the opening asked. With {a} you don’t wait for the answer: you open your hands first and count afterward, if at all.',
          again: 'are generous by nature, and have to be reminded that you, too, may need something',
        },
        {
          first:
            'What you can afford to give, the opening asked. With {a} you are careful: you hold on to people and things because you mean to be able to count on them.',
          again: 'keep and look after what there is, so that there is something to give',
        },
      ],
    },
    'faith-proof': {
      asked: 'how much has to be known before one moves',
      answers: [
        {
          first:
            'How much has to be known before one moves, the opening asked. With {a} you need to know little: you set out because a thing feels right, and look for the reasons on the way.',
          again: 'trust before you know, and have been right often enough to go on doing so',
        },
        {
          first:
            'How much has to be known before one moves, the opening asked. With {a} you like to have seen the thing tested: you trust what has held.',
          again: 'check before you believe, and others lean on what you have found sound',
        },
      ],
    },
  },
  planets: {
    1: {
      asked: 'which to follow, the wish or the need',
      answers: [
        {
          first:
            'Of the two lives that the opening spoke of, {a} belongs more to the one you mean to lead: here you like to be somebody, and to have it noticed.',
          again: 'go after what you set out to do, and do not ask whether you are comfortable',
        },
        {
          first:
            'Of the two lives that the opening spoke of, {a} belongs to the one that comforts you: what counts here is safety, and people who are there.',
          again: 'look after what you need, and notice when you have gone without it',
        },
      ],
    },
    3: {
      asked: 'how much depends on being liked',
      answers: [
        {
          first:
            'How much depends on being liked, the opening asked. With {a}, a good deal does: you find the tone that suits everyone, and feel a coolness at once.',
          again: 'would like to please, and mostly do',
        },
        {
          first:
            'How much depends on being liked, the opening asked. With {a}, rather little does: you go your own way here, and are liked for that or not at all.',
          again: 'do not ask whether you please, which is a rest from asking',
        },
      ],
    },
    4: {
      asked: 'what is worth a fight',
      answers: [
        {
          first:
            'What is worth a fight, the opening asked. Where {a} is concerned you do not avoid one: you say what you want, and would rather meet resistance than wonder about it.',
          again: 'are ready to stand up for a thing, and soon yourself again when you have been beaten',
        },
        {
          first:
            'What is worth a fight, the opening asked. Where {a} is concerned, very little: you look for the way that hurts nobody, and often find it.',
          again: 'are peaceable, and the fighter in you has time to think',
        },
      ],
    },
    5: {
      asked: 'how much is enough',
      answers: [
        {
          first:
            'How much is enough, the opening asked. With {a} you would always like a little more: you give and hope here without measuring first.',
          again: 'add to the hope, and seldom ask who is to carry it out',
        },
        {
          first:
            'How much is enough, the opening asked. With {a} you can tell: you count, you wait, and you are content with what is sound.',
          again: 'keep a measure, and your larger plans are safer for it',
        },
      ],
    },
    6: {
      asked: 'whether a thing has to be earned',
      answers: [
        {
          first:
            'Whether a thing has been earned, the opening asked. With {a} you ask it, too: you work first, and are uneasy with what comes as a gift.',
          again: 'would rather earn a thing than be given it',
        },
        {
          first:
            'Whether a thing has been earned, the opening asked. With {a} you don’t ask: you take what is good when it comes, and the stricter part of you could learn from that.',
          again: 'feel free to begin before you have permission',
        },
      ],
    },
    7: {
      asked: 'how free you have to be',
      answers: [
        {
          first:
            'How free you have to be, the opening asked. With {a}, very free: you need room and movement here, and nobody to ask for leave.',
          again: 'like to be able to leave, which is often what allows you to stay',
        },
        {
          first:
            'How free you have to be, the opening asked. With {a}, less than elsewhere: you hold on to what you love, and some of it you keep through all the changes.',
          again: 'stay, and would like to be heard before the rest of you moves on',
        },
      ],
    },
    8: {
      asked: 'how far to trust what you feel',
      answers: [
        {
          first:
            'How far to trust what you feel, the opening asked. With {a} you trust it far: you believe the best of people, and have sometimes made it true.',
          again: 'give people the benefit of the doubt, and a little more',
        },
        {
          first:
            'How far to trust what you feel, the opening asked. With {a} you look at the facts first: a feeling has to agree with them before you act on it.',
          again: 'stay close to what can be known, and believe a feeling when the facts bear it out',
        },
      ],
    },
    9: {
      asked: 'who is to be in control',
      answers: [
        {
          first:
            'Who is in control, the opening asked. With {a} you would rather it were you: what you have made your own you do not give up because somebody presses.',
          again: 'do not give way easily, and would gain by doing it once unasked',
        },
        {
          first:
            'Who is in control, the opening asked. With {a} you can let go of it: you would sooner yield, or move on, than struggle for the upper hand.',
          again: 'give way without feeling that you have lost',
        },
      ],
    },
  },
  unlike: [
    'As to {question}, {a} is of another mind than {b}: here you {does}.',
    'Asked again {question}, you answer otherwise with {a} than with {b}: you {does}.',
  ],
  exceptions: {
    closeness:
      'Not all of you agrees with {p} and {q} in wanting to be near: {a} needs room, and is the friendlier for having had some.',
    space:
      'Where {p} and {q} ask for room, {a} asks who is there: one part of you would be lonely in so much freedom.',
    steadiness:
      'The patience of {p} and {q} is not shared by {a}, which sees to it that something changes now and then.',
    change:
      'While {p} and {q} would be off, {a} holds on, and it is the part of you that others find where they left it.',
    shown:
      'What {p} and {q} do they like to be seen at, and {a} does not: it needs time of which nobody asks an account.',
    quiet:
      'What {p} and {q} do best out of sight, {a} would like somebody to see. Both can be had, in that order.',
    harmony: 'The tact of {p} and {q} has its limit in {a}, which would rather have a thing said.',
    truth: 'Plain as {p} and {q} are, {a} can wait with a truth until it is likely to be heard.',
    lightness:
      'Quick as {p} and {q} are to go on to the next thing, {a} stays, and gets to the bottom of the one it has.',
    depth:
      'Deep as {p} and {q} go, {a} can leave a thing at the surface, and it rests you that one of them can.',
    self: 'However independent {p} and {q} may be, {a} thinks of the others, and would not be happy with a success that was yours alone.',
    group: 'While {p} and {q} think of everybody, {a} thinks of you. It is well that one of them does.',
    giving: 'What {p} and {q} give before they have counted, {a} counts, and the three are needed together.',
    keeping:
      'Carefully as {p} and {q} hold on to what is yours, {a} gives it away with pleasure and seldom regrets it.',
    faith:
      'The hope of {p} and {q} is not shared at once by {a}, which likes to see the proof. Not the least of what you have hoped for came about because something in you checked.',
    proof:
      'Thorough as {p} and {q} are, {a} acts on trust, and begins what those two would still be examining.',
  },
  oneMind: [
    'The Sun and the Moon stand side by side in you and seldom contradict each other. Here is somebody who does: with {a} you are also a person who {x}.',
    'What the Sun and the Moon agree on so readily, {a} may question, for there is in you, too, a person who {x}. It deserves a hearing before the two have decided.',
  ],
  agreed: {
    closeness: 'In the wish to be near, {a} joins {p} and {q}.',
    space: 'The room that {p} and {q} ask for, {a} asks for as well.',
    steadiness: '{A} is as patient as {p} and {q}, and three such voices are hard to hurry.',
    change: '{A} is as restless as {p} and {q}, so that change has three friends in you.',
    shown: 'Like {p} and {q}, {a} wants what it does to count with somebody.',
    quiet: 'Like {p} and {q}, {a} keeps out of sight, and some of your best is known to nobody.',
    harmony: 'The tact of {p} and {q} is here as well, with {a}.',
    truth: 'The plainness of {p} and {q} is here as well, with {a}.',
    lightness: 'As quick as {p} and {q}, {a} adds one more reason to go on to the next thing.',
    depth: '{A} goes as deep as {p} and {q}, and makes a rest from it the more necessary.',
    self: '{A} is as independent as {p} and {q}: another hand would be the last thing you ask for.',
    group: '{A} thinks of the others too, as {p} and {q} do, and your own wish may wait a little longer.',
    giving: '{A} gives as readily as {p} and {q}, and it is here that the giver may run short.',
    keeping: '{A} holds on as firmly as {p} and {q} do.',
    faith: 'The hope of {p} and {q} has an ally in {a}, which doesn’t do the checking either.',
    proof: '{A} is as thorough as {p} and {q}, and would examine a thing once more.',
  },
  answered: {
    closeness: 'Some of it you have already, with {a}, which is at ease by itself.',
    space: 'You might leave that to {a}, which likes to let people know.',
    steadiness: 'It is {a} that notices first, and deserves to be asked.',
    change: 'If you would know what, ask {a}, which holds on to the few right things.',
    shown: 'With {a} you have the patience for things that nobody sees.',
    quiet: 'With {a} you would like some of it to be seen, and you may give in to that.',
    harmony: 'For that you have {a}, which says it when it has to be said.',
    truth: 'For that you have {a}, which knows how to wait.',
    lightness: 'You know where to, with {a}, which has never quite left.',
    depth: 'You do know how to rest, with {a}, and could do it oftener.',
    self: 'You know how to ask for it, with {a}, and might do so sooner.',
    group: 'A part of you does know what you want for yourself, and it is {a}.',
    giving: 'It is {a} that sees to that, and it deserves to be listened to.',
    keeping: 'You find it easiest with {a}, so begin there.',
    faith: 'For the checking you have {a}, and nobody needs to do it for you.',
    proof: 'You know how to begin on trust, with {a}, and it seldom does you harm.',
  },
};
