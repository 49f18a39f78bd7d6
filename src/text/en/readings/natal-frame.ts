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
      'What has to be settled among these is distance. Where {a} would move closer, {b} steps back for air, and much of what follows is about keeping both without hurting anyone by the change of weather.',
      'Two of these disagree about nearness. {A} counts the people close by, and {b} counts the ways out. Both are needed in one life, often in one evening, and much of the reading goes to and fro between them.',
    ],
    'steadiness-change': [
      'What has to be settled among these is plain enough: {a} makes things last, and {b} overturns what has just become comfortable. Each does something the other can’t, and much of what follows is about giving both of them room.',
      'One question comes back among these, whether to hold on or to move. {A} says that what is good should stay, {b} that it has stayed long enough, and your large decisions hear from each of them.',
    ],
    'shown-quiet': [
      'What has to be settled among these is how much of you is for show. {A} comes alive when somebody is watching, {b} when nobody is, and much of what follows is about the traffic between the two.',
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
      'How much has to be known before one moves is the open question here. {A} sets out because a thing feels right, {b} when it has been tested, and a good deal turns on which of them was asked.',
    ],
  },
  agreement: {
    closeness: {
      meeting: '{A} and {b} meet in the wish to be near: both measure life by who is in it.',
      question: 'What has to be asked, then, is what you are when nobody is there.',
    },
    space: {
      meeting: '{A} and {b} meet in the need for room: both do best when nobody is standing on their toes.',
      question: 'What has to be asked, then, is who is to know where you are.',
    },
    steadiness: {
      meeting: '{A} and {b} meet in patience: what they begin, they mean to last.',
      question: 'What has to be asked, then, is who in you notices when a thing has lasted long enough.',
    },
    change: {
      meeting: '{A} and {b} meet in restlessness: both grow stale when nothing moves.',
      question: 'What has to be asked, then, is what may stay.',
    },
    shown: {
      meeting: '{A} and {b} meet in the wish to be seen: both want what they do to count with somebody.',
      question: 'The question it leaves is what becomes of the things that nobody sees.',
    },
    quiet: {
      meeting: '{A} and {b} meet in privacy: both do their best work out of sight.',
      question: 'The question it leaves is how much of that anyone is ever to see.',
    },
    harmony: {
      meeting: '{A} and {b} meet in tact: both look for the way that leaves everyone whole.',
      question: 'The question it leaves is who is to say what has to be said.',
    },
    truth: {
      meeting: '{A} and {b} meet in plainness: both would rather have it said.',
      question: 'The question it leaves is when, and how, so that it can be heard.',
    },
    lightness: {
      meeting: '{A} and {b} meet in quickness: both like a thing to be moved, tried and talked about.',
      question: 'The question it leaves is what you come back to.',
    },
    depth: {
      meeting: '{A} and {b} meet in depth: neither has much use for the surface of anything.',
      question: 'The question it leaves is where you are to rest from so much of it.',
    },
    self: {
      meeting: '{A} and {b} meet in independence: both want to begin things without asking leave.',
      question: 'The question it leaves is what you do when one pair of hands is not enough.',
    },
    group: {
      meeting: '{A} and {b} meet in company: both think of the whole circle before they think of themselves.',
      question: 'The question it leaves is what remains for you.',
    },
    giving: {
      meeting: '{A} and {b} meet in generosity: both give before they count.',
      question: 'The question it leaves is what the giver lives on.',
    },
    keeping: {
      meeting: '{A} and {b} meet in care for what is yours: both hold on, to people as much as to things.',
      question: 'The question it leaves is what may go, and when.',
    },
    faith: {
      meeting: '{A} and {b} meet in hope: both act as though the next thing will turn out well.',
      question: 'The question it leaves is who does the checking.',
    },
    proof: {
      meeting:
        '{A} and {b} meet in thoroughness: both want to see a thing done properly before they believe in it.',
      question: 'The question it leaves is what may be begun on trust.',
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
    8: '{A} and {b} share the eighth house, so they are met where you share most and show least.',
    9: '{A} and {b} share the ninth house, so both of them look outward, to travel, study and belief.',
    10: '{A} and {b} share the tenth house, so what is most your own tends to become what you are known for.',
    11: '{A} and {b} share the eleventh house, so they live among friends and by plans that need others.',
    12: '{A} and {b} share the twelfth house, so some of what drives you works out of sight, and you may be the last to notice it.',
  },
};

export const closing: NatalChapterCells['closing'] = {
  conflict: {
    'closeness-space': [
      'What you will go on measuring, {name}, is the distance between {a} and {b}. Obey only the first and you have no air; obey only the second and you have all the air in the world and nobody to open the window for. You will not solve this once and for all. People who love you can live with the change from one to the other, as long as it is announced.',
      'Most of what has been said here, {name}, turns on a single measurement, how near is near enough. {A} will always find it too little and {b} a shade too much. That is an old disagreement and a livable one. Those who stay with you learn that your stepping back ends in coming back, and it is a kindness to let them know it early.',
    ],
    'steadiness-change': [
      'Two strengths were named at the beginning, {name}, the one that stays and the one that breaks away. Obey only {a} and you grow heavy with things unsaid; obey only {b} and you are forever starting. They want separate ground, and a life has room for both.',
      'Two people could have been made out of this chart, {name}, one by {a} and one by {b}, and each would have envied the other. The first would have roots and a certain dullness, the second stories and no address. Yours is the harder luck and the richer one. What you keep gets aired from time to time, and what you change has something to stand on.',
    ],
    'shown-quiet': [
      'The word for all this, {name}, is visibility. {A} needs to be seen and {b} to be out of sight, and neither is vanity or fear. A year in which you have only performed will leave you hollow, and one in which you have only hidden will leave you sour. Plan for both, as other people plan for work and sleep.',
      'Whoever sees only half of you, {name}, has seen something true. {A} stands in the light and is glad of it, and {b} would not miss the light for months. The mistake would be to think one of them an act. What you gather out of sight is what you have to show, and being seen is what makes the quiet welcome.',
    ],
    'harmony-truth': [
      'On honesty the two of them will never quite agree, {name}. {A} has spared many people a hard evening, and {b} has spared some of them a wrong decade. You are at your best when the two have spoken before you open your mouth, so that what you say is true and can still be heard.',
      'It may be that all your life, {name}, people will thank you for {a} and remember you for {b}. The one makes it pleasant to know you, and the other makes it worth the trouble. Where they fail each other is in timing, a silence kept too long, a word out too soon. You have an ear for both, and it improves with use.',
    ],
    'lightness-depth': [
      'How deep to let things go remains yours to decide, {name}. {A} keeps you fresh and {b} keeps you honest. A life of only the one would be amusing and thin, a life of only the other would be profound and very long. You have been given both, and can choose the depth by the day.',
      'You are hard to sum up, {name}, because {a} has gone on to the next thing before {b} has finished with the last. It means that you know a little of much and nearly all of something. Where others have to choose between charm and weight, you can lend either to the other, and people come to you for the mixture without being able to name it.',
    ],
    'self-group': [
      'There is you, {name}, and there are the others, and most of this reading took place between. What {a} begins alone, {b} wants to share, and each has reason to be afraid of the other. The best of what you do will probably have your own stamp on it and a good many people inside.',
      'Seen as a whole, {name}, this is the chart of somebody who needs both a door to close and a table to sit down at. {A} has the nerve to begin alone, and {b} knows that few things worth having are finished so. When you resent the others, you have gone without yourself too long; when you feel cut off, it is the other way about.',
    ],
    'giving-keeping': [
      'Between giving and keeping, {name}, you have had a good deal of practice. {A} gives at once, and {b} asks first what will be left. Neither is right every time. What you have looked after is what you have to offer, and that is how the two can respect each other.',
      'So there is a spender in you and a keeper, {name}, and neither is about to leave. {A} trusts that there will be more, and {b} remembers a time when there was not. People who know you well have been helped by both, by what you gave at once and by what you still had when it was needed. Their quarrel is how you find the right amount.',
    ],
    'faith-proof': [
      'Trust is the matter between these two, {name}. {A} has carried you into things that no proof would have recommended, and {b} has kept you from a few that would have cost you dearly. Let the one choose the direction and the other read the small print, and you will get farther than either.',
      'If a question remains at the end of this, {name}, it is the one {b} always puts to {a}: how do you know. There are matters in your life to which it has no answer, and you went into them anyway and some turned out well. There are others that the question saved you from. Neither voice has to win for you to be well advised.',
    ],
  },
  agreement: {
    closeness:
      'Take the people out of this chart, {name}, and little would be left. {A} and {b} are at one about that, and such agreement is a strength with a shadow: you can forget that you exist between visits. What you are when nobody is there deserves some of the same affection.',
    space:
      'What you need most, {name}, is room. {A} and {b} both ask for it, and you do well to arrange for it openly. The risk in so much agreement is distance from people who would have been glad of a word. Freedom keeps better when somebody knows where you are.',
    steadiness:
      'Patience is your long suit, {name}. With {a} and {b} of one mind, you can outlast almost anything, including some things that ought not to have lasted. The strength is beyond doubt. What it wants from you is a look, now and then, at whether the ground is still worth holding.',
    change:
      'You were made for movement, {name}. {A} and {b} agree that the next thing is the interesting one, and they are often right. A few things in your life deserve to be left alone long enough to surprise you, and you will be the only one to see to that.',
    shown:
      'You would like to be looked at, {name}. {A} and {b} both want it, and there is no shame in that, since you have things to show. What makes it safe is to do some of it for nobody, so that a quiet season does not feel like a verdict.',
    quiet:
      'The best of you is done out of sight, {name}. {A} and {b} both gather their strength there. Others may never know how much of what they rely on was prepared where they could not see it, and now and then you might let them look.',
    harmony:
      'Peace is what you bring with you, {name}. {A} and {b} agree on its worth, and people are kinder around you because of it. What such a chart has to learn is that a friendship survives a plain word, and sometimes needs one.',
    truth:
      'With you, {name}, people know what they have been told. {A} and {b} would both rather know and both rather say, and you are trusted for it by those who have stayed. A truth can wait until the other person has sat down. It will still be true.',
    lightness:
      'Quickness is the gift here, {name}. {A} and {b} keep you in motion, and there is hardly a subject or a person you could not find a way into. Pick one or two to come back to. What you learn on the fifth visit is different in kind.',
    depth:
      'You were never meant for the shallow end, {name}. {A} and {b} both go to the bottom of things, and you are not afraid of what other people look away from. Surfaces have their uses too, as a place to come up for air and be amused.',
    self: 'Going your own way is the theme of this chart, {name}. {A} and {b} agree that nobody else can do it for you, and they are right about a great deal. Help that is asked for in time does not make the thing less yours.',
    group:
      'So much in you is meant to be shared, {name}. {A} and {b} both do their best among others and for others. Keep one matter in which you ask nobody, so that you have something of your own to bring.',
    giving:
      'If one word had to do, {name}, it would be generosity. {A} and {b} both give freely, and the world is better for it around you. You are allowed to be on your own list. What is poured out every day has to be filled from somewhere.',
    keeping:
      'You are a keeper, {name}, in the good sense. {A} and {b} both keep faith with people and things, and others lean on that more than they say. Some of what you keep was only ever lent to you. To let that go in good time is part of the care.',
    faith:
      'Hope has the majority in this chart, {name}. {A} and {b} both expect the good, and more often than not you meet it halfway. Listen to the friend who asks how. The question is meant to help you arrive.',
    proof:
      'You like a thing done properly, {name}. {A} and {b} both hold you to a standard, and your work and your word are sounder for it. What can wait for proof should; a few good things in life cannot, and have to be begun on trust.',
  },
  plain: [
    'No single thread runs through all of this, {name}, and that is a description of you as well. A chart without one loud voice leaves you more choice than most people have. What you practice becomes the strong part, and the reading above shows which parts are ready to answer.',
    'Much in this chart waits to be chosen, {name}. Nothing in it insists. Whatever you give time and company to will grow, and you may become good at something that no one could have foretold, this reading included.',
    'What strikes one in this chart, {name}, is how evenly it is spread. No need in it drowns out the rest, so you have been able to fit into more kinds of life than most people try. Such balance has its price, since nothing decides for you. The thing you keep returning to has earned the preference.',
    'There is no one word for all of this, {name}, and the descriptions that others give of you will differ. Each part of the chart speaks up in its own place and is silent elsewhere. It makes for a life of several rooms, with other people at home in each, and you know your way about in all of them.',
  ],
};
