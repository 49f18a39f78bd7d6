import type { NatalChapterCells, NatalReadingCells } from '../../reading-catalogue.js';

export const title = 'The birth chart of {name}';

export const chapters: NatalReadingCells['chapters'] = {
  identity: 'Who you are',
  need: 'What you need',
  mind: 'Mind and speech',
  love: 'Love and drive',
  home: 'Home and past',
  work: 'Work and standing',
  means: 'Means',
  growth: 'Growth and belief',
  longWork: 'The long work',
  generation: 'Your generation',
};

export const opening: NatalReadingCells['opening'] = {
  first: [
    'Three things stand out in this chart, {name}. The first of them is {a}, which {does}.',
    'What is strongest in your chart, {name}, is {a}, which {does}.',
    'To know this chart, {name}, one begins with {a}, which {does}.',
    'Three things carry most of your chart, {name}, and the strongest of them is {a}, which {does}.',
  ],
  firstOnAngle: [
    'Three things stand out in this chart, {name}, and one of them before the others. {line}',
    'The loudest voice in your chart, {name}, is easy to name. {line}',
    'One thing would strike any astrologer first in your chart, {name}. {line}',
  ],
  second: {
    beside: ['Close beside {b} stands {a}, which {does}.'],
    ease: ['On good terms with {b} is {a}, which {does}.', 'Support comes to {b} from {a}, which {does}.'],
    strain: ['At odds with {b} is {a}, which {does}.', '{A} pulls the other way from {b}: it {does}.'],
    plain: ['Nearly as strong is {a}, which {does}.', '{A} has nearly as much weight, and it {does}.'],
  },
  third: {
    beside: ['The third, {a}, is close to {b}: it {does}.', 'Close to {b} too is {a}, which {does}.'],
    ease: ['{A}, on good terms with {b}, {does}.', 'The third, {a}, is on good terms with {b}: it {does}.'],
    strain: ['{A}, at odds with {b}, {does}.', 'The third, {a}, is at odds with {b}: it {does}.'],
    plain: ['The third, {a}, {does}.', 'Third comes {a}, which {does}.'],
  },
  conflict: {
    'closeness-space': [
      'What has to be settled among these is distance. Where {a} would move closer, {b} steps back for air, and much of what follows is about keeping both without hurting anyone by the change.',
      'Two of these disagree about nearness. {A} counts the people close by, and {b} counts the ways out. Both are needed in one life, often in one evening, and much of the reading goes to and fro between them.',
    ],
    'steadiness-change': [
      'What has to be settled among these is plain enough: {a} makes things last, and {b} overturns what has just become comfortable. Each does something the other can’t, and much of what follows is about giving both of them room.',
      'One question comes back among these, whether to hold on or to move. {A} says that what is good should stay, {b} that it has stayed long enough, and your large decisions hear from each of them.',
    ],
    'shown-quiet': [
      'What has to be settled among these is how much of you is for show. {A} comes alive when somebody is watching, {b} when nobody is, and much of what follows is about getting from the one to the other.',
      'There is a dispute here over who gets to see you. {A} brings things into the open and likes an answer, {b} keeps the best for when nobody calls, and what people know of you depends on which they met.',
    ],
    'harmony-truth': [
      'What has to be settled among these is how honest peace can be. Where {a} smooths things over, {b} says them, and much of what follows is about doing both in one sentence.',
      'One disagreement runs through all this: {a} asks what will be good for everyone present, and {b} asks what is so. Most people can let one of those questions rest. You go on hearing both.',
    ],
    'lightness-depth': [
      'What has to be settled among these is how deep to go. {A} keeps things moving, {b} stays until it has got to the bottom, and much of what follows is about when to do which.',
      'These do not agree about how to pay attention. {A} learns by touching a great many things and {b} by refusing to leave one, so that some people find you scattered and others obsessed.',
    ],
    'self-group': [
      'What has to be settled among these is whom you do things for. {A} starts from yourself, {b} from everybody, and much of what follows is about being one of many without getting lost among them.',
      'Whose wish comes first is the open question here. {A} would act and tell the others afterward, {b} does not feel right until everybody has been asked, and they have to take turns at leading.',
    ],
    'giving-keeping': [
      'What has to be settled among these is what you can afford to give. {A} gives before it has been asked, {b} looks after what it has, and much of what follows is about being generous without being emptied.',
      'A question of measure divides these. What {a} has it wants to pass on, what {b} has it wants to look after, and so your kindness and your caution are often called at one and the same moment.',
    ],
    'faith-proof': [
      'What has to be settled among these is how much you need to know before you move. {A} trusts, {b} checks, and much of what follows is about letting each do its half of the work.',
      'How much has to be known before one moves is the open question here. {A} sets out because a thing feels right, {b} when it has been tested, and a good deal depends on which of them you ask.',
    ],
  },
  agreement: {
    closeness: {
      meeting:
        '{A} and {b} both make people matter to you: who is near you counts for more than where you are.',
      question: 'The harder part is to be at ease when you are alone.',
    },
    space: {
      meeting: '{A} and {b} both ask for room: you do best when you can come and go as you like.',
      question: 'The harder part is to let people know where you are.',
    },
    steadiness: {
      meeting: '{A} and {b} are both patient: what they begin, they mean to last.',
      question: 'The harder part is to notice when something has lasted long enough.',
    },
    change: {
      meeting: '{A} and {b} are both restless: you grow bored where nothing moves.',
      question: 'The harder part is to know what you want to keep.',
    },
    shown: {
      meeting: '{A} and {b} both like to be noticed: what you do means more to you when somebody sees it.',
      question: 'The harder part is whatever has to be done unseen.',
    },
    quiet: {
      meeting: '{A} and {b} both like to work out of sight: you do your best when nobody is watching.',
      question: 'The harder part is to show it to anyone.',
    },
    harmony: {
      meeting: '{A} and {b} both look for agreement: you would like to find the way that suits everyone.',
      question: 'The harder part is to say what not everyone will like.',
    },
    truth: {
      meeting: '{A} and {b} are both plain: you would rather have a thing said than left unsaid.',
      question: 'The harder part is to choose a moment in which it can be heard.',
    },
    lightness: {
      meeting: '{A} and {b} are both quick: you like to try things, move them along and talk them over.',
      question: 'The harder part is to come back to something a second time.',
    },
    depth: {
      meeting: '{A} and {b} both go below the surface: you want to know what is really going on.',
      question: 'The harder part is to leave a matter alone and rest.',
    },
    self: {
      meeting: '{A} and {b} both like to act on their own: you begin things without asking leave.',
      question: 'The harder part is to ask for help when you need it.',
    },
    group: {
      meeting:
        '{A} and {b} both think of others first: you ask what everyone needs before you ask what you want.',
      question: 'The harder part is to know what you want for yourself.',
    },
    giving: {
      meeting: '{A} and {b} are both generous: you give first and count afterward.',
      question: 'The harder part is to keep enough for yourself.',
    },
    keeping: {
      meeting: '{A} and {b} both hold on to what is yours, people as much as things.',
      question: 'The harder part is to let go of what is over.',
    },
    faith: {
      meeting: '{A} and {b} are both hopeful: you act as though the next thing will turn out well.',
      question: 'The harder part is to check first.',
    },
    proof: {
      meeting: '{A} and {b} are both careful: you like to see that a thing holds before you rely on it.',
      question: 'The harder part is to begin something on trust.',
    },
  },
  crowd: {
    sign: 'What strikes one first in your chart, {name}, is how much of it is in one place: {planets} are in {sign}.',
    mostInHouse:
      'What strikes one first in your chart, {name}, is how much of it is in one place: {planets} are in {sign}, most of them in {house}.',
    allInHouse:
      'What strikes one first in your chart, {name}, is how much of it is in one place: {planets} are in {sign} and in {house}.',
    house:
      'What strikes one first in your chart, {name}, is how much of it is in one place: {planets} are in {house}.',
  },
  ofCrowd: {
    within: 'The strongest of them is {a}, which {does}.',
    apart: 'Apart from them the strongest voice is that of {a}, which {does}.',
  },
  house: {
    1: '{A} and {b} share the first house, so what they are shows in your manner before you have said a word.',
    2: '{A} and {b} share the second house, so what they want is measured in what you can earn, keep and rely on.',
    3: '{A} and {b} share the third house, and both come out in the way you talk, learn and get about.',
    4: '{A} and {b} share the fourth house, so both begin with home and with what you come from.',
    5: '{A} and {b} share the fifth house, so they come out in play, in love and in whatever you make.',
    6: '{A} and {b} share the sixth house, so they are lived out in work, habit and the shape of an ordinary day.',
    7: '{A} and {b} share the seventh house, so both come out in you through the people you pair up with.',
    8: '{A} and {b} share the eighth house, so they come out where you share most and show least.',
    9: '{A} and {b} share the ninth house, so both of them look outward, to travel, study and belief.',
    10: '{A} and {b} share the tenth house, so what is most your own tends to become what you are known for.',
    11: '{A} and {b} share the eleventh house, so they live among friends and by plans that need others.',
    12: '{A} and {b} share the twelfth house, so some of what drives you works out of sight, and you may be the last to notice it.',
  },
};

export const closing: NatalChapterCells['closing'] = {
  conflict: {
    'closeness-space': [
      'How near is near enough, {name}, is what {a} and {b} go on asking. {A} wants company and {b} wants air, and you will not settle it once and for all. People who are fond of you can live with the change from one to the other, as long as you say which it is today.',
      'Much of what has been said here, {name}, turns on distance. For {a} there is always a little too much of it, and for {b} a little too little. Those who know you learn that when you step back you also come back. It is kind to tell them so early.',
    ],
    'steadiness-change': [
      'Two strengths were named at the beginning, {name}, one that stays and one that breaks away. If you follow {a} alone, you may keep too long what has gone stale; if you follow {b} alone, you are always starting again. Give each of them ground of its own: something that you keep, and something that may change every year.',
      '{A} wants things to last, {name}, and {b} wants them to move, and each is right about a part of your life. It helps to decide which part is whose. What you keep is the better for being aired from time to time, and what you change goes better with something to stand on.',
    ],
    'shown-quiet': [
      '{A} needs to be seen, {name}, and {b} needs to be out of sight, and neither is vanity or fear. A long time in public tires you, and so does a long time in hiding. Plan for both, as you plan for work and sleep.',
      'Whoever sees only half of you, {name}, has seen something true. {A} likes to be seen and {b} is content without it, and neither is an act. What you gather in quiet is what you have to show, and being seen is what makes the quiet welcome.',
    ],
    'harmony-truth': [
      'About honesty the two of them do not quite agree, {name}. {A} spares people a hard hour, and {b} tells them what they need to know. You are at your best when both have a say: what you tell people is true, and you choose a moment and a tone in which they can hear it.',
      '{A} makes it pleasant to know you, {name}, and {b} makes it worth the trouble. Where they fail each other is in timing: something is kept back too long, or said too soon. You have an ear for both, and it gets better with use.',
    ],
    'lightness-depth': [
      'How deep to go is yours to decide each time, {name}. {A} keeps things moving and {b} stays with them, and you can do both, though seldom at once. Not every subject deserves all of you. Choose the few that do.',
      '{A} has gone on to the next thing, {name}, before {b} has finished with the last. So you know a little of much and nearly all of something, and people come to you for the mixture. When you feel scattered, go back to the one subject that you know well.',
    ],
    'self-group': [
      'There is you, {name}, and there are the others, and much of this reading took place between. What {a} begins alone, {b} wants to share. Begin in your own way, and let people in before it is finished; both of them can live with that.',
      'You need a door to close, {name}, and also a table with others at it. {A} has the nerve to begin alone, and {b} knows that much goes better together. When you are cross with everyone, you may have gone too long without time for yourself; when you feel cut off, it is the other way about.',
    ],
    'giving-keeping': [
      '{A} gives at once, {name}, and {b} asks first what will be left. Neither is right every time. What you have looked after is what you have to offer, so the two need each other. Where you hesitate, give a part now and say when there will be more.',
      'One side of you gives and one side keeps, {name}. {A} trusts that there will be more, and {b} would rather not rely on it. People are helped by both: by what you give at once, and by what you still have when it is needed. Between them you find the right amount.',
    ],
    'faith-proof': [
      'How much you need to know before you trust, {name}, is the matter between these two. {A} takes you into things that nobody could have proved, and {b} keeps you out of some that would have cost you dearly. Let the one choose the direction and the other read the small print.',
      'If a question remains, {name}, it is the one that {b} puts to {a}: how do you know? Some things cannot be known before you have begun them, and some you can find out by asking first. It is worth a moment to see which of the two you have before you.',
    ],
  },
  agreement: {
    closeness:
      'People matter more to you than most things, {name}: {a} and {b} agree about that. You keep in touch, you remember, and you are at your best with somebody near. Time alone may feel like waiting at first. An hour of it now and then, with something in it that you like, makes you better company as well.',
    space:
      'What you need most, {name}, is room. {A} and {b} both ask for it, and it is better asked for openly than taken. People near you may read your absence as coolness. A word about where you are going and when you will be back is enough for most of them.',
    steadiness:
      'Patience is your strength, {name}. {A} and {b} both stay with what they have begun, and people rely on you for it. The same patience can keep you in something that no longer does you good. Once in a while ask of a habit or a promise whether you would begin it again today.',
    change:
      'You need movement, {name}. {A} and {b} both look for the next thing, and you often see it before others do. Some things only show what they are worth after a while. Choose one or two that you will stay with even when they bore you for a month.',
    shown:
      'You like to be noticed, {name}, and with {a} and {b} agreed on it there is no use in pretending otherwise. Praise does you good, and you do good work for it. There will be times when nobody looks. It helps to have one thing that you do purely for your own pleasure.',
    quiet:
      'You do your best work out of sight, {name}. {A} and {b} both gather strength there, and others may not know how much of what they rely on comes from you. Nobody can thank you for what they have not seen. Show one person what you are working on.',
    harmony:
      'You bring peace with you, {name}. {A} and {b} both look for the way that suits everyone, and people are kinder around you because of it. Now and then somebody has to hear something unwelcome. A friendship that matters can bear a plain word from you, said kindly.',
    truth:
      'People know where they stand with you, {name}. {A} and {b} would both rather have a thing said, and you are trusted for it. A true word can also come at the wrong moment. Wait until the other person has time to listen, and say it then just as plainly.',
    lightness:
      'Quickness is your gift, {name}. {A} and {b} keep you in motion, and there is hardly a subject or a person that you could not find a way into. Some of them have more to show than a first visit tells. Pick one or two that you come back to.',
    depth:
      'You go to the bottom of things, {name}. {A} and {b} both do, and you can look at what other people avoid. It can also tire you. Make room for what is merely pleasant: a game, a walk, a friend with whom you talk about nothing much.',
    self: 'You go your own way, {name}. {A} and {b} both begin without asking leave, and much of what you do well you do because nobody told you how. Help that you ask for in good time does not make it any less yours.',
    group:
      'You do your best with others and for others, {name}. {A} and {b} both think of the whole circle first. It is easy to lose sight of what you want yourself. Keep one matter in which you decide alone and ask nobody.',
    giving:
      'Generosity runs through this chart, {name}. {A} and {b} both give freely, of time as much as of things, and people remember it. You can give until you are tired. Count yourself among the people you look after, and say so when it is your turn.',
    keeping:
      'You keep faith, {name}. {A} and {b} both hold on to people and things, and others rely on that more than they say. Some of what you hold on to is over. To let it go leaves more room for what you want to keep.',
    faith:
      'Hope is strong in this chart, {name}. {A} and {b} both expect things to turn out well, and you often help them to. When a friend asks how you mean to do it, take the question as help. A little checking does your hope no harm.',
    proof:
      'You like to see that a thing holds, {name}. {A} and {b} are both careful about it, and your work and your word are sounder for that. Not everything can be tested first. A friendship, or a new idea, has to be begun on trust.',
  },
  plain: [
    'No single matter runs through all of this, {name}. A chart without one loud voice leaves you a good deal of choice, and people who know you from different places may describe you differently. What you practice becomes the strong part. Look for the sections above that you would most like to be true, and begin there.',
    'Much in this chart is left to you, {name}. Nothing in it insists. What you give time and company to will grow, and you may become good at something that this reading did not foresee.',
    'What strikes one in this chart, {name}, is how evenly it is spread. No need drowns out the rest, so you can fit into many kinds of life. The price is that nothing decides for you. What you keep returning to of your own accord shows best where to go on.',
    'There is no one word for all of this, {name}. Each side of you comes out with some people and in some places, and is quiet elsewhere. That is no fault. It may be worth letting those closest to you see more than one of them.',
  ],
};
