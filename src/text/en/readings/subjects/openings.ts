import type { SubjectOpenings } from '../../../natal-catalogue.js';

export { again } from './openings-again.js';

/** Two planets as the main theme of a chart: what each of them does, and the question that this leaves. */
export const pairs: SubjectOpenings['pairs'] = {
  0: {
    1: {
      union:
        'The Sun and the Moon stand together in your chart, and you quickly make a choice that would cost other people a sleepless night. What is left open is where a second opinion is to come from, since you seldom supply one yourself.',
      strain:
        'The Sun and the Moon pull different ways in your chart: the Sun has things it means to do, and the Moon has moods and needs that do not fit in with them. Which of the two should give way is something you decide in small things as well as large.',
    },
    4: {
      union:
        'Mars stands beside the Sun in your chart, and a delay feels to you like an obstacle. It is harder for you to tell how much force a thing calls for, since you have more of it than most things need.',
      strain:
        'The Sun and Mars are at odds in your chart: you have an aim, something gets in the way of it, and your strength and your temper rise together. Again and again you have to decide what is worth a fight, and the temper may be up before you have.',
    },
    5: {
      union:
        'Jupiter stands with the Sun in your chart, and your plans have a way of growing while you tell them. What hope doesn’t tell you is how much of it you can keep up: it says when to start and not when to stop.',
      strain:
        'The Sun and Jupiter are at odds in your chart, and when you say “a little” you seldom mean it. Between them they have to settle how much is enough.',
    },
    6: {
      union:
        'Saturn stands on the Sun in your chart, and you tend to be given the things that must not go wrong. What you find hard to say is when one of them is good enough.',
      strain:
        'The Sun and Saturn are at odds in your chart, and you are farther along than you let anybody see. It is worth finding out whose permission you are waiting for.',
    },
    7: {
      union:
        'Uranus is joined to the Sun in your chart, and you do things in your own way, even where the usual way would have done. Some of that is freedom, and some is only being different, and it is for you to say how far to go with it.',
      strain:
        'The Sun and Uranus are at odds in your chart, and even a life that you arranged for yourself can come to feel like somebody else’s rules. Then you have to choose what to keep and what to leave.',
    },
    8: {
      union:
        'Neptune stands with the Sun in your chart, and you can put yourself in almost anyone’s place. You need some quiet to know what you yourself want, apart from everyone else.',
      strain:
        'The Sun and Neptune are at odds in your chart, and you may be following a hope when you meant to follow a plan. You often have to ask what is real and what is only your wish.',
    },
    9: {
      union:
        'Pluto is joined to the Sun in your chart: what you take up you take up completely, and you don’t like leaving it to others. Behind much of what you do is the question of how much of it you have to control.',
      strain:
        'The Sun and Pluto are at odds in your chart, and you take neither an order nor a hint lightly. You often find yourself asking who is in control.',
    },
  },
  1: {
    2: {
      union:
        'Mercury stands beside the Moon in your chart, and feeling and talking are nearly one thing in you. You can’t always tell which of them is leading the other.',
      strain:
        'The Moon and Mercury are at odds in your chart: what you feel and what you think arrive at different times, and each interrupts the other. When somebody is waiting for an answer, you have to choose which one to go by.',
    },
    3: {
      union:
        'Venus stands beside the Moon in your chart, and you soon make any place more comfortable. You rarely say what you need yourself when things are not so pleasant.',
      strain:
        'The Moon and Venus are at odds in your chart: the Moon needs to feel safe and looked after, and Venus wants what pleases or stirs you. What you need and what you like are often two things, and the question is which you are choosing.',
    },
    4: {
      union:
        'Mars stands on the Moon in your chart, so you feel a thing and want to do something about it in the same moment, above all where your own people are concerned. What you have to learn is when to act on a feeling and when to let it settle.',
      strain:
        'The Moon and Mars are at odds in your chart, and those closest to you know your temper better than anyone else does. In the moment it is seldom plain to you what hurt.',
    },
    5: {
      union:
        'Jupiter stands beside the Moon in your chart, and there is room with you for anyone who comes. It is harder for you to say how much is enough, since you seldom notice when you have had it.',
      strain:
        'The Moon and Jupiter are at odds in your chart, and it is your heart that makes the promises. It is hard for you to say when you have had enough, and given enough.',
    },
    6: {
      union:
        'Saturn stands on the Moon in your chart, and others lean on you without a second thought. That leaves open who looks after you, since you seldom look as though you need it.',
      strain:
        'The Moon and Saturn are at odds in your chart, and you are better at looking after people than at letting them look after you. You have yet to find out how much you may ask for.',
    },
    7: {
      union:
        'Uranus is joined to the Moon in your chart: you are close to people quickly and need air soon after, and too much calm makes you restless. People who love you may wonder how to be sure that you will be back.',
      strain:
        'The Moon and Uranus are at odds in your chart, and those who are fond of you may find you close at one moment and gone at the next. You have to find out how much room you need near other people, and to tell them.',
    },
    8: {
      union:
        'Neptune is joined to the Moon in your chart, and people who are sad find their way to you. It can be hard to say which of your feelings are your own.',
      strain:
        'The Moon and Neptune are at odds in your chart: you feel with people so easily that you may guess a need and answer it, and be worn out, before anyone asks anything of you. It helps you to ask first what is really needed, and by whom.',
    },
    9: {
      union:
        'Pluto is joined to the Moon in your chart, and nobody who belongs to you could doubt it. What you have to learn is how tightly to hold.',
      strain:
        'The Moon and Pluto are at odds in your chart, and love has never been a light matter to you. You are never quite done asking how far you can trust the people you love.',
    },
  },
  2: {
    4: {
      union:
        'Mercury and Mars are joined in your chart, and in a discussion you are rarely the last to be heard. That speed often helps, and sometimes it costs you the listener.',
      strain:
        'Mercury and Mars are at odds in your chart, and an argument with you may end up being about the tone. Each time you have to choose whether you want to be right or to be understood.',
    },
    5: {
      union:
        'Mercury and Jupiter are joined in your chart, and people come away from you with bigger ideas than they brought. The details, once you look them up, do not always bear them out.',
      strain:
        'Mercury and Jupiter are at odds in your chart, and a plan sounds all but finished when you describe it. You find out which part of it will hold when you begin.',
    },
    6: {
      union:
        'Saturn stands beside Mercury in your chart, and what you say carries weight, all the more because you seldom say it in haste. It is hard for you to know when a thought is ready to be said.',
      strain:
        'Mercury and Saturn are at odds in your chart, and you know more than people have heard from you. It is for you to say what has to be certain, and what may simply be said.',
    },
    7: {
      union:
        'Uranus is joined to Mercury in your chart, and you are used to being the only one who thinks so. The harder part is to bring others along, since they have not seen what you saw.',
      strain:
        'Mercury and Uranus are at odds in your chart, and a conversation with you rarely ends where it began. You have no lack of ideas, and have to choose which of them to stay with.',
    },
    8: {
      union:
        'Neptune is joined to Mercury in your chart, and you pick up a good deal that nobody puts into words. What people actually said can get lost in what you understood.',
      strain:
        'Mercury and Neptune are at odds in your chart: what you know, what you guess and what you wish run into one another, and people may hear something other than what you said. So it matters, for you and for them, what you can be sure of.',
    },
    9: {
      union:
        'Pluto is joined to Mercury in your chart, and a question doesn’t leave you alone until you have gotten to the bottom of it. The one thing you find hard is knowing when to stop digging.',
      strain:
        'Mercury and Pluto are at odds in your chart: you look for what lies behind people’s words, and keep back what you know until you see what they are after. Each time you have to judge how much you need to know, and how much to tell.',
    },
  },
  3: {
    4: {
      union:
        'Venus and Mars are joined in your chart, and people near you seldom doubt what you like. How much of it lasts you find out each time when the first heat has passed.',
      strain:
        'Venus and Mars are at odds in your chart, and charm and temper take turns in you. You would like to know how to want something and still be liked.',
    },
    5: {
      union:
        'Jupiter is with Venus in your chart, and people know you for your warmth. More of them welcome it than you can be there for, so you have to choose whom to give it to.',
      strain:
        'Venus and Jupiter are at odds in your chart: you enjoy and offer more than you had meant to, and expect of people and pleasures more than they can give. It is worth finding out how much of a thing makes you happy.',
    },
    6: {
      union:
        'Saturn stands beside Venus in your chart, and your affection, once given, is given for years. It is less certain that people know how fond of them you are.',
      strain:
        'Venus and Saturn are at odds in your chart, and a compliment has a long way to go before it reaches you. It is worth asking what you can accept from others.',
    },
    7: {
      union:
        'Uranus is joined to Venus in your chart, and nobody could have predicted whom and what you would like. Only by waiting do you find out what lasts when the surprise is over.',
      strain:
        'Venus and Uranus are at odds in your chart: you want affection and you want to be free, and when one of them becomes a matter of course you reach for the other. How close you can be and still feel free is the question.',
    },
    8: {
      union:
        'Neptune is joined to Venus in your chart, and you see people in the light they would like to be seen in. You see who they really are when the first enchantment has passed.',
      strain:
        'Venus and Neptune are at odds in your chart, and what you long for is always a little finer than what can be had. The question you come back to is whether you can love what is there.',
    },
    9: {
      union:
        'Pluto is joined to Venus in your chart, and people you love have all of you before long. You are less sure how much you may ask of them in return.',
      strain:
        'Venus and Pluto are at odds in your chart, and fondness and the wish to be sure get in each other’s way. What you have to find out is how certain you need to be.',
    },
  },
  4: {
    5: {
      union:
        'Mars and Jupiter are joined in your chart, and where others call it too much you begin to enjoy yourself. It is harder to say when you have done enough, since you feel strongest just as they are getting tired.',
      strain:
        'Mars and Jupiter are at odds in your chart, and what you take up seldom fails for lack of effort. What you have to learn is how far to go.',
    },
    6: {
      union:
        'Mars and Saturn are joined in your chart, and you tend to reach the goals you set yourself, if seldom quickly. Each time you have to judge when to go and when to wait.',
      strain:
        'Mars and Saturn are at odds in your chart, and hardly anything that you want badly comes to you on the first try. How to keep going against resistance is the question.',
    },
    7: {
      union:
        'Mars and Uranus are joined in your chart, and the usual way is the last one you try. You guard your freedom closely, and it is worth asking what it is for.',
      strain:
        'Mars and Uranus are at odds in your chart, and your patience ends without warning, mostly in anger. Once that is over, it helps to ask what you would have needed in order to stay.',
    },
    8: {
      union:
        'Mars and Neptune are joined in your chart, and your strength comes and goes with your faith in a thing. It is not always clear to you what you really want to do.',
      strain:
        'Mars and Neptune are at odds in your chart: you set out to get something, and doubt, pity or a dream takes the edge off, so that you stand up for others sooner than for yourself. You are not sure how much you are allowed to want.',
    },
    9: {
      union:
        'Mars and Pluto are joined in your chart: once you want something you do not let go, and you bring the same strength to large things and small. You do well to ask what deserves so much of it.',
      strain:
        'Mars and Pluto are at odds in your chart: you keep anger in and hold on to what you want, and when somebody tries to make you give way you dig in. In the end you have to ask what winning is worth.',
    },
  },
  5: {
    6: {
      union:
        'Jupiter and Saturn are joined in your chart, and your hopes come with their cost already added up. Between them Jupiter and Saturn have to settle how big a thing may be.',
      strain:
        'Jupiter and Saturn are at odds in your chart: you enlarge a plan and then cut it down, and hope in one mood and doubt in the next. You have to find out which of the two to believe.',
    },
  },
};

/**
 * The Sun and the Moon in hard aspect, by the element of the Moon’s sign: what she needs differs from element to
 * element.
 */
export const moonAtOdds: SubjectOpenings['moonAtOdds'] = {
  fire: 'The Sun and the Moon pull different ways in your chart: the Sun has things it means to carry out, and the Moon, in a fire sign, wants whatever it is eager for at the moment. In small things as well as large you choose between what you planned and what has just caught you.',
  earth:
    'The Sun and the Moon pull different ways in your chart: the Sun has an aim to follow, and the Moon, in an earth sign, needs things settled, familiar and in their place. Each time you decide again how much of that to give up for the sake of an aim.',
  air: 'The Sun and the Moon pull different ways in your chart: the Sun knows what it is after, and the Moon, in an air sign, needs room, talk and a change of subject. Again and again you decide how far to go after a thing before you step back from it.',
  water:
    'The Sun and the Moon pull different ways in your chart: the Sun has things it means to do, and the Moon, in a water sign, needs closeness, and time to feel what has happened. Which of them has to wait is something you decide in small things as well as large.',
};

/** A planet on an angle, which the opening has named. */
export const onAngle: SubjectOpenings['onAngle'] = {
  0: 'With the Sun in so strong a place, there is a good deal of yourself in whatever you do, and it is hard for you to do things merely because they are expected. You have to choose where to show who you are, and where to leave room for others.',
  1: 'With the Moon in so strong a place, how you feel has a say in whatever you do, and you notice at once how everyone is. What you have to decide is how much of a feeling to show, and when to act on it.',
  7: 'With Uranus in so strong a place, you find your own way of doing things, and sooner or later you change what everyone had gotten used to. People may not know what they can rely on you for.',
  8: 'With Neptune in so strong a place, you take in the moods around you, and people feel understood by you, often without having said much. It can be hard to tell where you end and others begin.',
  9: 'With Pluto in so strong a place, you are in earnest where others are casual, and people feel it whether you say much or little. Such strength can hold on to things and it can end them, and it is up to you to say what it is for.',
};

/** Mars, Jupiter and Saturn on an angle, by the element of their sign. */
export const onAngleIn: SubjectOpenings['onAngleIn'] = {
  4: {
    fire: 'With Mars in so strong a place and in a sign of fire, you act at once and in the open, and a day with nothing to go after seems long to you. It matters what you use all this drive for, and who gets to feel it.',
    earth:
      'With Mars in so strong a place and in a sign of earth, you work steadily at what you want, without much show, and hardly anything stops you once you have begun. You have to choose which of your plans is worth that much work.',
    air: 'With Mars in so strong a place and in a sign of air, you go after things by way of words and ideas, and would rather win somebody over than push them aside. What you find hard is to see when you have said enough.',
    water:
      'With Mars in so strong a place and in a sign of water, you are strongest when you care, for a person or a cause, and without that hardly anything moves you. It is harder for you to fight as well for something that is only yours.',
  },
  5: {
    fire: 'With Jupiter in so strong a place and in a sign of fire, you expect good things and act as if they were on their way, and others grow bolder near you. It is worth asking what the hope is built on, since you can do without reasons for quite a while.',
    earth:
      'With Jupiter in so strong a place and in a sign of earth, you believe in what has been tried and can be built on, and people can rely on what you offer them. You may leave out the larger hopes, for which there is no evidence yet.',
    air: 'With Jupiter in so strong a place and in a sign of air, you believe in people, in talk and in a good idea, and you see connections that nobody else had thought of. It is less certain which of so many possibilities is meant for you.',
    water:
      'With Jupiter in so strong a place and in a sign of water, you go by a feeling that things will come right, and your kindness has room for a great many people. The feeling doesn’t tell you how many of them you can really be there for.',
  },
  6: {
    fire: 'With Saturn in so strong a place and in a sign of fire, you would like to act freely and mean to answer for all that you do, so you stop to check yourself before you begin. It is worth asking which of these checks still protects you from anything.',
    earth:
      'With Saturn in so strong a place and in a sign of earth, you are careful, thorough and hard to tire, and people leave a good deal to you. It is worth asking which of these things others could carry as well.',
    air: 'With Saturn in so strong a place and in a sign of air, you think before you speak and hold to what was agreed, and people come to you for a fair judgment. You find it hard to say a thing before it is quite settled.',
    water:
      'With Saturn in so strong a place and in a sign of water, you feel responsible for how others feel, and keep your own feelings in order so as not to burden anyone. You have yet to find out who would be happy to look after you.',
  },
};

/** The Sun and the Moon by their elements; `{a}` or `{A}` is the one in the first element of the key. */
export const lights: SubjectOpenings['lights'] = {
  'fire-fire':
    'The Sun and the Moon are both in fire signs, so what you want and what you need agree: something to be glad of, and something to begin. What you find hard is a dull day with nothing to look forward to.',
  'earth-earth':
    'The Sun and the Moon are both in earth signs: you want what is real and will last, and you feel best when things are in their place. It is harder for you to leave anything to chance.',
  'air-air':
    'The Sun and the Moon are both in air signs: you live by talk and ideas, and you understand a feeling best when you can put it into words. You are less at ease with what can’t be explained.',
  'water-water':
    'The Sun and the Moon are both in water signs: you go by what you feel, and you feel a good deal of what others feel as well. What you find hard is keeping some distance.',
  'fire-air':
    '{A}, in a fire sign, wants to act, and {b}, in an air sign, likes to talk it over, and each of them spurs the other on, so you are seldom without a plan. It is less certain what gets finished.',
  'earth-water':
    '{A}, in an earth sign, looks after what is there, and {b}, in a water sign, feels what people need. You keep what you care about, and find it hard to know when to let something change.',
  'fire-earth':
    '{A}, in a fire sign, would like to begin at once, and {b}, in an earth sign, wants to see first whether a thing will hold. One of the two trusts the idea and the other the evidence, and you have to listen to both.',
  'fire-water':
    '{A}, in a fire sign, says what it wants and goes after it, and {b}, in a water sign, feels what that would do to others. Between them they look for a way of being open that hurts nobody.',
  'earth-air':
    '{A}, in an earth sign, wants something in its hands that lasts, and {b}, in an air sign, likes ideas, variety and talk. Each time an idea comes along, they have to agree on what it is worth in practice.',
  'air-water':
    '{A}, in an air sign, wants to understand and to keep a clear head, and {b}, in a water sign, wants to be close. When to explain and when to comfort is the question between the Sun and the Moon, with others and with yourself.',
};
