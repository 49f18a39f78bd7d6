import type { NatalThreads as Threads } from '../../natal-catalogue.js';

/** What runs through a chart: an opposition or a square of one of its leaders, `{a}`. */
export const strain: Threads['strain'] = {
  1: {
    opening: [
      'The Sun and the Moon are at odds here. What you set out to do and what you need in order to feel safe ask for two different lives, and you have one.',
      'You were born with the Sun and the Moon at odds: the life you mean to lead and the life that comforts you are two, and you go to and fro between them.',
    ],
    closing: [
      'What you want and what you need, the Sun and the Moon, are two things, {name}. When you follow the one for a while, the other begins to make itself felt. An aim that also lets you rest is as good an answer as there is. Until you find it, it helps to know which of the two you are serving this week.',
      'The Sun and the Moon ask you for different things, {name}. It makes you harder to satisfy than most people, and harder to stop. You need not choose one of them for good. Ask at the end of a week which of the two has had nothing from it, and begin the next one there.',
    ],
  },
  3: {
    opening: [
      '{A} and Venus pull apart, and the question between them is how much depends on being liked. You can be so agreeable that nobody learns what you would have preferred yourself.',
      'Between {a} and Venus there is some strain, and it raises the question of how much depends on being liked. You please people easily, and what you want for yourself may go unsaid.',
      '{A} and Venus ask for different things, and you may pay more for being liked than it is worth. What you would have chosen yourself comes out late, and mostly to a few people.',
    ],
    closing: [
      'Between {a} and Venus, {name}, much turns on the difference between what you need and what you like. You can be good company when you would rather be comforted, and then nobody knows. A need that is told in a friendly voice costs you less of people’s liking than you fear. Most of those close to you would be glad to be of use.',
      '{A} and Venus draw you to different people and different pleasures, {name}. You may give each of them something and look as though nothing were missing. What is missing can be asked for. Those who enjoy your company would mostly be pleased to know you better, and one of them may have noticed already.',
    ],
    contrary: {
      opening: [
        'Venus is at odds with {a}, and the question between them is how much a liking may ask of you. You won’t please people against your own taste, and yet it matters to you more than you show whether they are fond of you.',
      ],
      closing: [
        'Between {a} and Venus, {name}, there is the matter of what you need and what you like, and you don’t hide either behind a pleasant face. That may cost you an easy friendship, and it shows you the good ones. What remains is to ask for comfort in so many words. People who are used to your independence don’t think of offering it.',
      ],
    },
  },
  4: {
    opening: [
      '{A} and Mars are set against each other, and the question between them is what is worth a fight. You are roused by whatever stands in your way, and it is not always clear whose fight it is.',
      'Mars is at odds with {a}. You live with more heat than shows, and what is worth a fight is a question that you meet often.',
      'Between {a} and Mars there is friction. Much of what you get done is done with it, and so are some of the quarrels that you could have spared yourself.',
    ],
    closing: [
      'The question that stays, {name}, is the one between {a} and Mars: what is worth a fight. You may lose your temper over something small and keep quiet about something large. The force is good, and much of what you get done is done with it. When you have decided what is worth it, the rest becomes easier to let pass.',
      'Mars and {a} seldom leave each other alone, {name}, and that can cost you some sleep. It also keeps you from putting up with what a quieter person would put up with. Say that you are angry while it is still a small matter. Said early, it does not need a raised voice.',
      'There is a fighter in this chart, {name}, because Mars does not leave {a} in peace. On days when there is nothing to fight for, the wrong people may get the heat. Hard work and an honest rival both help. So does the sentence “I am angry, and it has little to do with you.”',
    ],
    contrary: {
      opening: [
        'Mars is at odds with {a}, and it does not look for a fight: you let a good deal pass, and find out late, and with some heat, that a thing mattered to you.',
      ],
      closing: [
        'The question between {a} and Mars, {name}, is when to say no. You are slow to be angry, and people can take that for agreement. What you do not argue over on the first day may have to be argued over much later, and harder. A wish said early, in your ordinary voice, does most of what anger is meant to do.',
      ],
    },
  },
  5: {
    opening: [
      'Jupiter has {a} hope for too much. You plan on a large scale and promise accordingly, and how much is enough is a question that you meet again and again.',
      'Jupiter is at odds with {a}, and how much is enough is hard for you to tell. You say yes before you have counted, which brings you some good things and some that are too much.',
      'Jupiter makes {a} want more than there is room for. You hope for a great deal and offer a great deal, and what you find hard is to stop.',
    ],
    closing: [
      'How much is enough, {name}: that is what {a} and Jupiter go on asking. You hope for a great deal and offer a great deal, and some of it turns out to be more than you can carry. People like you for it. Leave a little room in each plan for what you could not foresee.',
      'Jupiter makes your life larger than {a} would have planned it, {name}, and more tiring. Good things begin with a yes of yours that was a little too quick, so it would be a pity to say it less often. Before the largest ones let a night go by, and give part of the work to whoever is keenest on the plan.',
    ],
    contrary: {
      opening: [
        'Jupiter is at odds with {a}, and the question between them is how much you may ask for. You count before you hope, and a wish that can’t be justified by work is easily put off.',
      ],
      closing: [
        'How much you may ask for, {name}, is what {a} and Jupiter go on debating. You hope within reason and work for most of it, so that little of it falls through. Some good things can’t be earned in that way. Now and then wish for more than you have reasons for, and see who is glad to help.',
      ],
    },
  },
  6: {
    opening: [
      'Saturn stands in the way of {a} and asks you to earn what others are given. You look for the difficulty first, and you are careful about what you ask for.',
      'Saturn holds {a} back, and has you ask of most things whether you have earned them. You may wait for a permission and work meanwhile, and by the time it comes have learned to do without.',
      'Saturn is at odds with {a}. You look twice before you ask for anything, and you have usually counted what a thing will cost before you take it on.',
    ],
    closing: [
      'Much of your chart is about earning, {name}, because of {a} and Saturn. What you build in this way stands, and other people rely on it. But some things are only ever given: rest, affection, a free afternoon. You won’t become careless by taking one of them before the work is done. It is never quite done.',
      'Saturn keeps {a} waiting, {name}. You become capable that way, and people rely on you who have no idea how much you doubt yourself. Look from time to time at what you have already shown that you can do. That much is settled, and you need not prove it again.',
      'Between Saturn and {a} there is much caution, {name}, and it serves you: what you do is done with care, and it lasts. Sometimes you wait for a permission that nobody is keeping from you. Try one thing before you feel quite ready for it. Others may well have taken it for granted that you can.',
    ],
  },
  7: {
    opening: [
      'Uranus will not leave {a} in peace, and how free you have to be is the question between them. Once a thing is settled, something in you looks for the way out, and it isn’t always wrong.',
      'Uranus is at odds with {a}, and asks how free you have to be. You can be counted on for a great deal, except for going on with what has gone stale.',
      'Uranus unsettles {a}. You can be content with a thing for a long while, and then need it to be otherwise at once.',
    ],
    closing: [
      'With {a} and Uranus at odds, {name}, there is a freedom that you need and rarely plan for. Some of your sudden turns do you good, and some cost you what you would have liked to keep. The need does not pass. Give it room on purpose while things are well, and you will have less cause to break away.',
      'No arrangement suits both Uranus and {a} for long, {name}. Others may call that restlessness, and often you are only the first to notice that something has gone stale. Say so aloud as soon as you notice. Much can be put right by a small change, if it is made in time.',
      'Uranus sees to it that {a} does not go to sleep, {name}. You wake other people up as well, and they are mostly glad of it afterward. Those who love you can put up with nearly any change that they have been told about. A day’s notice is little to ask for so much freedom.',
    ],
  },
  8: {
    opening: [
      'Neptune blurs {a}, and how far to trust what you feel is the question it leaves. You feel more than you can see, which makes you kind, gifted and at times mistaken.',
      'Between {a} and Neptune there is a strain, and the question in it is how far to trust what you feel. Your imagination adds to what you see, and that brings you some joys and some disappointments.',
      'Neptune is at odds with {a}. You sense what people need before they say so, and it is harder for you to tell what you need yourself.',
    ],
    closing: [
      'Where the line runs between what you see and what you hope for, {name}, is the question that {a} and Neptune leave you. You may be disappointed where you believed too soon, and you also find good in people whom nobody else looks at twice. Keep that gift. Before you rely on somebody, add a few plain facts to it.',
      'Neptune makes {a} see more than is there, {name}, and sometimes more than anybody else could. A hope and a true impression can feel alike from inside. You don’t have to give up either. It is enough to have one or two people who see plainly and are fond of you, and to ask them before you promise.',
      'Neptune shows {a} more than there is to see, {name}, and sometimes more than anybody else can. Your mistakes about people come from this, and so does your gift for them. Think as well of somebody as you like. Then ask that person a plain question, and believe the answer.',
    ],
  },
  9: {
    opening: [
      'Pluto presses hard on {a}, and who is in control is never quite settled. You feel strongly, let little of it show, and dig in where others would give way.',
      'Pluto and {a} contend with each other over who is in control. You do nothing by halves, and you are at your most stubborn with people who would not give way any more than you.',
      'Pluto is at odds with {a}, and what concerns the two is never a small matter to you. You would rather lose a thing than be made to give it up.',
    ],
    closing: [
      'At the bottom of it, {name}, lies power, yours and other people’s, as {a} and Pluto have it. You can hold on when others would give up. It takes more courage of you to let go before you have to. Try it first in a matter that is not too large, and see how little you lose by it.',
      'What passes between Pluto and {a} is never a small matter to you, {name}. You fear some losses more than you would say, and you are stronger than that fear. The less you need to hold on, to a person or a plan, the gentler you can be. People close to you feel the difference at once.',
      'Pluto and {a} contend with each other, {name}, and somebody always wants to have the last word; it may be you. What you win in that way often costs nearly as much as what you lose. Say early and aloud what you need, and leave the rest to people who are on your side.',
    ],
  },
};

/** The same of a conjunction, and of a planet on an angle. */
export const union: Threads['union'] = {
  1: {
    opening: [
      'The Sun and the Moon stand side by side here, and what you decide and what you feel come from one place. Much of what follows is about what such a person can do, and about what nobody inside ever says against it.',
      'Sun and Moon were together when you were born, and so there is one voice in you where most people have two. It makes for force, and the question is where an objection is to come from.',
    ],
    closing: [
      'With the Sun and the Moon in one place, {name}, you are of a piece, and people know where they are with you. What you can’t get from within you have to get from outside, a view of yourself from across the room. Those who love you and disagree with you are worth more to you than to most people.',
      'You do things with all of yourself, {name}, since the Sun and the Moon stand together here. It is why people trust you and why you are hard to stop once you have begun. Nobody within you says “on the other hand.” Let somebody outside say it, preferably before you have begun, and you have what this chart lacks.',
    ],
  },
  3: {
    opening: [
      'Venus stands close beside {a}. Liking and being liked have a large say in what you do, and you know a false note, in people as in things, before you could explain it.',
      'Venus is {beside}, and so much in your life is decided by liking: whom you like, who likes you, and what you can bear to look at every day.',
      'Venus is close to {a}, so that taste and affection decide a good deal: you go where you are liked, and you do your best for people whom you like.',
    ],
    closing: [
      'It comes back, {name}, to Venus {beside}. You make things pleasanter by being there, and that is worth more than it gets credit for. What is hard for you is to be disliked for a good reason. Where something matters to you, say it all the same. People whose opinion counts will think no less of you.',
      'To be pleasant is no small thing, {name}, and with Venus {beside} it comes to you without trying. People like to please you in return, and they may tell you what you would like to hear. A friend who does not mind displeasing you is worth looking after.',
    ],
    contrary: {
      opening: [
        'Venus stands close beside {a}, and liking has a large say in what you do. You are particular about whom and what you like, and for what you love you do a great deal.',
      ],
      closing: [
        'It comes back, {name}, to Venus {beside}. What you do out of liking you do well, and what you can’t like you do badly or not at all. You have not tried to please everyone, and those you did choose can tell that they were chosen. Tell them so once more in plain words all the same. Affection of your kind is easily overlooked from outside.',
      ],
    },
  },
  4: {
    opening: [
      'With Mars so close to {a}, you go straight at things, and there is more force behind what you do than you may notice yourself.',
      'Mars stands {beside}, and there is heat in nearly everything you do. You would rather act than wait, and rather be wrong than late.',
      'Mars is close to {a}. You are quick to start, you say what you want, and you would rather meet a difficulty than go around it.',
    ],
    closing: [
      'This chart ends, {name}, where its strength is: with Mars {beside}. You have courage at hand, and it wants a use; without one it goes looking for a quarrel. Give it something hard and worth doing. Then the heat carries you, and a good many others, over ground where they would have turned back.',
      'With Mars {beside}, {name}, waiting is not what you do best. You start what more patient people only talk of, and run into some things that they saw coming. Keep the speed. It is enough to look over your shoulder from time to time, to see who is still with you and who might need a hand.',
    ],
    contrary: {
      opening: [
        'With Mars so close to {a}, there is more drive in you than people see at first. It works at its own pace, or by way of other people, and it is stirred most by what you care about.',
      ],
      closing: [
        'With Mars {beside}, {name}, you have more fight in you than your manner shows. You let others go first, and get what matters to you all the same, later and with less noise. It goes wrong when you wait too long to say that something angers you. Said while it is small, it does no harm.',
      ],
    },
  },
  5: {
    opening: [
      'Jupiter is right beside {a}: you expect well of life, a little more of everything comes your way than you asked for, and you have to be your own brake.',
      'Jupiter stands {beside}, and it enlarges whatever it touches: your hopes, your welcome, your appetite and the number of things that you have promised.',
      'Jupiter, close to {a}, has you expect a good deal of people and of life. You say yes gladly, and sometimes to more things than one.',
    ],
    closing: [
      'The last word, {name}, belongs to Jupiter {beside}. Hope is the thing you have most of, and you hand a good deal of it to other people. It carries you past facts that would stop a more cautious person, and some of those facts you need. You are helped less by a warning than by a friend who can count, and who likes you.',
      'You expect to be lucky, {name}, and often behave so until it comes true; that is what Jupiter does {beside}. People feel that there is room for them near you. You need help most in the middle of things, when the beginning is no longer new. Promise somebody the day on which a thing will be finished.',
    ],
    contrary: {
      opening: [
        'Jupiter is right beside {a}, and its confidence is of the practical kind: you expect good of what you have worked out, and take on a little more of it than anyone asked.',
      ],
      closing: [
        'The last word, {name}, belongs to Jupiter {beside}. Yours is a hope that does its sums, and people trust it because you know what a thing costs. You may turn down a good chance because it can’t be proved in time. There is room in so careful a plan for one thing taken on trust.',
      ],
    },
  },
  6: {
    opening: [
      'Saturn, close beside {a}, makes you take things seriously and answer for them, and what others are given you would sooner have earned.',
      'Saturn is {beside}, and so you are seldom careless. You look for the weak place in a thing before you rely on it, and you answer for whatever you take on.',
      'Saturn is close to {a}, and you take things seriously from the start. You are careful about what you promise, and people can build on it.',
    ],
    closing: [
      'It is Saturn {beside}, {name}, that sets the tone of all this. It asks for patience early, and it pays late and well. People who are quicker than you come to ask you for advice. What you could do with less of is the judge inside. What you have passed once you need not pass again every year.',
      'With Saturn {beside}, {name}, little comes to you without work, and what comes stays. Others build on you. They would be surprised to hear how often you think that you are not enough. Tell one of them. Those who lean on a person like to be of use to that person as well.',
    ],
  },
  7: {
    opening: [
      'Uranus is so near to {a} that you have to do things in your own way, and where that is not allowed you do not stay long.',
      'Uranus stands {beside}, and no description that is made of you holds for long. You see what could be otherwise, mostly before anyone has asked.',
      'Uranus is close to {a}, and you would rather find your own way than be shown one. That everybody does a thing is no reason for you to do it.',
    ],
    closing: [
      'Most of it goes back, {name}, to Uranus {beside}. You are an exception in most places, and you would not have it otherwise, though it can be tiring. What it leaves out is the quiet knowledge of being expected somewhere. You can have that too, with people who are glad when you come and don’t keep count of when you go.',
      'Nobody makes a pattern of you, {name}, as long as Uranus stands {beside}. You are often the first to say what others only think, and on the whole they are grateful. It can be lonely. The people to keep are those who like you on the days when you have no new idea at all.',
    ],
  },
  8: {
    opening: [
      'With Neptune so near to {a}, you take in moods, music and other people’s troubles as though they were your own.',
      'Neptune stands {beside}, and not everything that you feel is your own. You notice what others do not say, and it can turn into comfort, or music, or worry.',
      'Neptune is close to {a}. You take in what others feel, often before they know it themselves, and which part of it is yours can be hard to say.',
    ],
    closing: [
      'It comes back, {name}, to Neptune {beside}. You feel your way where others look, and you can comfort people who never say what is wrong. It costs you strength, since other people’s troubles stay with you. A habit, a craft or a plain no gives you some distance from them, and you can then help for longer.',
      'With Neptune {beside}, {name}, you take in more than you can use. It is the source of your kindness and also of your tiredness. You do not have to shut the world out; it is enough to put down in the evening what is not yours. Something made with the hands helps, and so does an early night.',
    ],
  },
  9: {
    opening: [
      'Pluto is {beside}, and whatever you take up you do with the whole of yourself. People feel that before you have said a word.',
      'Pluto stands {beside}. You do nothing lightly, and people tend either to trust you with everything or to keep out of your way.',
      'Pluto is close to {a}. You go into things to the bottom or not at all, and you are not easily talked out of what you have set your mind on.',
    ],
    closing: [
      'The root of it, {name}, is Pluto {beside}. You can face an ending, and each one leaves you with less to be afraid of. People come to you when something is truly wrong, because you don’t look away. You too need somebody with whom you can be tired and say so.',
      'Pluto {beside} gives you more force than you show, {name}. You use it to hold things together and sometimes to end what is over. It needs no proof. Where you can afford to, let others win a small point, and watch how much they do for you when nobody has made them.',
    ],
  },
};

/** What a planet on an angle comes to. */
export const angular: Threads['angular'] = {
  4: 'Much of what follows comes back to Mars: to what so much push is good for, and to the people who stand in front of it.',
  5: 'Much of what follows comes back to Jupiter: to how far hope can carry you, and to the things that somebody has to count.',
  6: 'Much of what follows comes back to Saturn: to what you have earned, and to whether it need be proved a second time.',
  7: 'Much of what follows comes back to Uranus: to how free you have to be, and to the people who can be near you all the same.',
  8: 'Much of what follows comes back to Neptune: to all that you take in, and to the question of where you end and others begin.',
  9: 'Much of what follows comes back to Pluto: to how much force there is in you, and to what it may be used for.',
};

/** Where it is. */
export const beside: Threads['beside'] = {
  body: 'beside {a}',
  15: 'on the Ascendant',
  16: 'at the top of the chart',
  22: 'on the Descendant',
  23: 'at the foot of the chart',
};

/** Born near an eclipse: in the opening, and with the Moon’s phase. */
export const eclipses: Threads['eclipses'] = {
  solar: {
    opening:
      'You were born close to an eclipse of the Sun, a rare thing in a chart, which gives both lights unusual weight.',
    text: 'The new moon beside your birth was no ordinary one: it fell near one of the two points where the Moon’s path crosses the Sun’s, close to an eclipse. Tradition takes that as a sign that something in the family or the time was ending as you came, and that a new page was left to you. You may feel as though you had to begin without an example.',
  },
  lunar: {
    opening:
      'You were born close to an eclipse of the Moon, a rare thing in a chart, which gives both lights unusual weight.',
    text: 'The full moon beside your birth was no ordinary one: it fell near one of the two points where the Moon’s path crosses the Sun’s, close to an eclipse. Tradition takes that as a sign that feelings and bonds are a large part of what you came to understand. Much may come to light for you at once, and it takes you some time to go through it.',
  },
};

/** Born at the new Moon, or at the full one, within two degrees. */
export const syzygies: Threads['syzygies'] = {
  0: 'You were born at a new Moon: the Sun and the Moon stand together, and you are of one mind about most things.',
  1: 'You were born at a full Moon: the Sun and the Moon face each other, and you have to choose, more often than others, between what you want and what you need.',
};

/** What the points are that are not planets. */
export const points: Threads['points'] = {
  10: 'Chiron is read as a sore place out of which one may learn to help others.',
  12: 'The North Node, a point on the Moon’s path, is read as the direction in which you grow.',
};

/** Where the time of birth is unknown. */
export const withoutTime: Threads['withoutTime'] = {
  inOne:
    'No hour of birth was given, so this reading leaves out the houses and the rising sign, and of the Moon it says only what held for the whole of that day.',
  between:
    'No hour of birth was given, so this reading leaves out the houses and the rising sign. The Moon changed signs that day, and of both signs you will find what it makes of a person.',
};
export const moonBetween: Threads['moonBetween'] = {
  signs:
    'On the day you were born the Moon went from {sign} into {other}, and only the hour could say which of the two is yours.',
  choice: 'Most people know at once which of these they are.',
};

/** A planet on the Ascendant whose manner is not that of the sign. */
export const rising: Threads['rising'] = {
  0: 'The Sun stands close to the Ascendant, so that you are seen, however quietly you come in.',
  1: 'The Moon stands close to the Ascendant, so that the composure does not hold for long: what you feel can be read in your face.',
  2: 'Mercury stands close to the Ascendant, and you are quicker to speak than the rest of your manner would lead people to think.',
  3: 'Venus stands close to the Ascendant and takes the edge off the manner: people feel that you would like to be liked, and they oblige.',
  4: 'Mars stands close to the Ascendant and puts a push behind the gentle manner: you let others go first, and when you have waited long enough you overtake them.',
  5: 'Jupiter stands close to the Ascendant and warms the manner: the first impression is sober, and the second is generous.',
  6: 'Saturn stands close to the Ascendant and puts weight behind the manner: however freely you come in, you have taken stock first, and you keep your word.',
  7: 'Uranus stands close to the Ascendant and cuts across the quiet manner: it holds until something has gone stale, and then you change in a day.',
  8: 'Neptune stands close to the Ascendant and softens the outline: you come in as somebody definite, and people still see in you what they hope to see.',
  9: 'Pluto stands close to the Ascendant, so that the manner is light and the attention is not: people talk freely to you and notice later how much you have understood.',
};

/** One of a crowd that does not go along with it. */
export const inCrowd: Threads['inCrowd'] = {
  6: 'Saturn, which is one of them, goes more slowly than the others and sees to it that some of what they begin is finished.',
  7: 'Uranus, which is one of them, is the exception: now and then it leaves overnight what the others would have kept for good.',
};
