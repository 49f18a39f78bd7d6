import type { NatalReadingCells } from '../../reading-catalogue.js';

/**
 * What a body of a chapter, `{a}`, says to the question that runs through a reading: the first that answers names the question;
 * of those after it is said whether they are of one mind with the first, `{b}`, about the `{question}`, and what they do, `{does}`.
 */
export const questions: NatalReadingCells['questions'] = {
  axes: {
    'closeness-space': {
      asked: 'how near is near enough',
      answers: [
        {
          first:
            'How near is near enough was the question at the beginning. {A} answers that it wants the people it loves within reach, every day if that can be had.',
          again: 'counts who is there before it counts anything else',
        },
        {
          first:
            'To the question at the beginning, how near is near enough, {a} answers with a step back: it does best with nobody standing too close.',
          again: 'needs air around it, and is the friendlier for having had some',
        },
      ],
    },
    'steadiness-change': {
      asked: 'whether to hold on or to move',
      answers: [
        {
          first:
            'Whether to hold on or to move was the question at the beginning. {A} holds on: it likes what has lasted, and gives a thing time before it judges.',
          again: 'stays, and much that you have kept you owe to it',
        },
        {
          first:
            'To the question at the beginning, whether to hold on or to move, {a} answers by moving: it leaves what has grown stale, often before others have noticed.',
          again: 'is for change, and sees to it that nothing goes on merely because it has gone on',
        },
      ],
    },
    'shown-quiet': {
      asked: 'how much of you is for show',
      answers: [
        {
          first:
            'How much of you is for show was the question at the beginning. {A} wants to be seen: it does a thing better when that matters to somebody who is looking.',
          again: 'likes to be seen at what it does, and has no reason to apologize for that',
        },
        {
          first:
            'To the question at the beginning, how much of you is for show, {a} answers that it would rather not be watched: it does the work first and shows it later, if at all.',
          again: 'keeps to itself, and what it finds there feeds the rest of you',
        },
      ],
    },
    'harmony-truth': {
      asked: 'how honest peace can be',
      answers: [
        {
          first:
            'How honest peace can be was the question at the beginning. {A} takes the side of peace: it says what can be heard, and leaves the rest for a better moment.',
          again:
            'would sooner smooth a thing over than have it out, and in most cases nothing is lost by that',
        },
        {
          first:
            'How honest peace can be was the question at the beginning, and {a} is for saying it: a true word, even an awkward one, seems to it the kinder thing.',
          again: 'would rather have a thing said, and is ill at ease beside one that is not',
        },
      ],
    },
    'lightness-depth': {
      asked: 'how deep to go',
      answers: [
        {
          first:
            'How deep to go was the question at the beginning. {A} is for going on: it learns by touching many things, and comes back to the few that call it.',
          again: 'keeps things light, and gives the rest of you a holiday from getting to the bottom of them',
        },
        {
          first:
            'To the question at the beginning, how deep to go, {a} answers that it will stay: it leaves no matter and no person half understood.',
          again: 'is not content with the surface, and whoever meets you here is met in earnest',
        },
      ],
    },
    'self-group': {
      asked: 'whose wish comes first',
      answers: [
        {
          first:
            'Whose wish comes first was the question at the beginning. {A} begins from your own: it acts, and tells the others afterward.',
          again: 'goes by what you want yourself, and is quick to know it',
        },
        {
          first:
            'To the question at the beginning, whose wish comes first, {a} answers with the others’: it does not feel right until everybody has been thought of.',
          again: 'thinks of the whole company, and is at its best where something is done for more than one',
        },
      ],
    },
    'giving-keeping': {
      asked: 'what you can afford to give',
      answers: [
        {
          first:
            'What you can afford to give was the question at the beginning. {A} gives: it opens its hands first and counts afterward, if it counts.',
          again: 'is generous by nature, and has to be reminded that you, too, may need something',
        },
        {
          first:
            'What you can afford to give was the question at the beginning, and {a} looks after what there is: it holds on to people and things because it means to be able to count on them.',
          again: 'keeps and looks after, and it is owing to this part of you that there is something to give',
        },
      ],
    },
    'faith-proof': {
      asked: 'how much has to be known before one moves',
      answers: [
        {
          first:
            'How much has to be known before one moves was the question at the beginning. {A} trusts: it sets out because a thing feels right, and looks for the reasons on the way.',
          again: 'trusts before it knows, and has been right often enough to go on doing so',
        },
        {
          first:
            'To the question at the beginning, how much has to be known before one moves, {a} answers that it wants to see the thing tested: it trusts what has held.',
          again: 'checks before it believes, and others lean on what it has found sound',
        },
      ],
    },
  },
  planets: {
    1: {
      asked: 'which of the two to follow, the wish or the need',
      answers: [
        {
          first:
            'Between what you want and what you need, which is the question of this chart, {a} takes the side of wanting: it has an aim, and rest can wait.',
          again: 'works for what you set out to do, and does not ask whether you are comfortable',
        },
        {
          first:
            'Between what you want and what you need, which is the question of this chart, {a} takes the side of need: it asks for safety, and for people who are there.',
          again: 'looks after what you need, and notices first when you have gone without it',
        },
      ],
    },
    3: {
      asked: 'how much depends on being liked',
      answers: [
        {
          first:
            'How much depends on being liked is a question that runs through this chart, and for {a} a good deal does: it finds the tone that suits everyone, and feels a coolness at once.',
          again: 'would like to please, and mostly does',
        },
        {
          first:
            'How much depends on being liked is a question that runs through this chart. For {a} rather little does: it goes its own way, and is liked for that or not at all.',
          again: 'does not ask whether it pleases, and is good company for the parts of you that do',
        },
      ],
    },
    4: {
      asked: 'what is worth a fight',
      answers: [
        {
          first:
            'What is worth a fight is a question that runs through this chart. {A} does not avoid one: it says what it wants, and would rather meet resistance than wonder about it.',
          again: 'is ready to stand up for a thing, and is soon itself again when it has been beaten',
        },
        {
          first:
            'What is worth a fight is a question that runs through this chart, and {a} would say, very little: it looks for the way that hurts nobody, and often finds it.',
          again: 'is peaceable, and gives the fighter in you time to think',
        },
      ],
    },
    5: {
      asked: 'how much is enough',
      answers: [
        {
          first:
            'How much is enough is a question that runs through this chart, and {a} is for more: it gives and hopes without measuring first.',
          again: 'adds to the hope, and seldom asks who is to carry it out',
        },
        {
          first:
            'How much is enough is a question that runs through this chart. {A} can tell: it counts, it waits, and it is content with what is sound.',
          again: 'keeps a measure, and your larger plans are safer for it',
        },
      ],
    },
    6: {
      asked: 'whether a thing has to be earned',
      answers: [
        {
          first:
            'Whether a thing has been earned is a question that runs through this chart, and {a} asks it, too: it works first, and is uneasy with what comes as a gift.',
          again: 'would rather earn a thing than be given it',
        },
        {
          first:
            'Whether a thing has been earned is a question that runs through this chart. {A} does not ask it: it takes what is good when it comes, and the stricter part of you could learn from that.',
          again: 'feels free to begin before it has permission',
        },
      ],
    },
    7: {
      asked: 'how free you have to be',
      answers: [
        {
          first:
            'How free you have to be is a question that runs through this chart, and {a} makes the answer larger: it needs room and movement, and nobody to ask for leave.',
          again: 'likes to be able to leave, which is often what allows it to stay',
        },
        {
          first:
            'How free you have to be is a question that runs through this chart. {A} asks for less of it: it holds on to what it loves, and what you keep through all the changes you keep because of it.',
          again: 'stays, and may ask to be heard before the rest of you moves on',
        },
      ],
    },
    8: {
      asked: 'how far to trust what you feel',
      answers: [
        {
          first:
            'How far to trust what you feel is a question that runs through this chart, and {a} trusts it: it believes the best of people, and has sometimes made it true.',
          again: 'gives people the benefit of the doubt, and a little more',
        },
        {
          first:
            'How far to trust what you feel is a question that runs through this chart. {A} looks at the facts as well, and can be asked for them.',
          again: 'stays close to what can be known, and is worth hearing before you decide',
        },
      ],
    },
    9: {
      asked: 'who is to be in control',
      answers: [
        {
          first:
            'Who is in control is a question that runs through this chart, and {a} is on the side of holding on: what it has made its own it does not give up because somebody presses.',
          again: 'does not give way easily, and would gain by doing it once unasked',
        },
        {
          first:
            'Who is in control is a question that runs through this chart. {A} can let go: it would sooner yield, or move on, than struggle for the upper hand.',
          again: 'gives way without feeling that it has lost',
        },
      ],
    },
  },
  like: [
    'Asked {question}, {a} is of one mind with {b}: it {does}.',
    'To the question {question}, {a} gives the answer of {b}: it {does}.',
  ],
  unlike: [
    'Asked {question}, {a} answers otherwise than {b}: it {does}.',
    'To the question {question}, {a} gives another answer than {b}: it {does}.',
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
  answered: {
    closeness: 'In you it is {a} that knows what you are by yourself.',
    space: 'In you it is {a} that will let them know.',
    steadiness: 'In you it is {a} that notices when it no longer is.',
    change: 'In you it is {a} that knows which they are.',
    shown: 'In you it is {a} that looks after what nobody sees.',
    quiet: 'In you it is {a} that would like to be seen, and it may have its way.',
    harmony: 'In you it is {a} that can be trusted to say it.',
    truth: 'In you it is {a} that knows when.',
    lightness: 'In you it is {a} that goes back.',
    depth: 'In you it is {a} that knows how.',
    self: 'In you it is {a} that can ask for it.',
    group: 'In you it is {a} that knows which.',
    giving: 'In you it is {a} that sees to that, and it deserves to be listened to.',
    keeping: 'In you it is {a} that finds it easiest.',
    faith: 'In you yourself it is {a} that asks it.',
    proof: 'In you it is {a} that begins them.',
  },
};
