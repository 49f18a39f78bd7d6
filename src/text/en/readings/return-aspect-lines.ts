import type { ReturnTurns } from '../../reading-catalogue.js';

/** Aspects of a return in a sentence, in its opening and beside others. */
export const aspectLines: ReturnTurns['aspectLines'] = {
  0: {
    1: {
      conjunction: 'The Sun and the Moon are together, so that your will and your feelings have one aim.',
      harmonious: 'The Sun and the Moon agree, so what you need and what you intend go together.',
      tense:
        'The Sun and the Moon pull against each other: what you have decided on is not always what you feel like, and people who live with you notice.',
    },
    2: {
      conjunction:
        'Mercury, close to the Sun, makes you quick to say what you want, and slower to hear how it sounds to others.',
    },
    3: {
      conjunction: 'Venus beside the Sun gives you some charm, and little liking for unpleasant subjects.',
    },
    4: {
      conjunction:
        'Mars beside the Sun gives you courage and haste at once, so you get things started, perhaps a quarrel among them.',
      harmonious: 'Mars helps the Sun, so that you act when it is time to and seldom have to force anything.',
      tense:
        'Mars is at odds with the Sun, and a contest over who is right can use up the strength that the matter itself needed.',
    },
    5: {
      conjunction:
        'Jupiter beside the Sun gives you a confidence that others answer with their own, and a habit of saying yes.',
      harmonious: 'Jupiter supports the Sun, and people with something to give may take your part.',
      tense:
        'Jupiter makes the Sun promise too much, and you plan or spend in larger figures than there is room for.',
    },
    6: {
      conjunction:
        'Saturn beside the Sun makes you serious, and there may be one duty that nobody else can do for you.',
      harmonious: 'Saturn steadies the Sun, and what you build goes up slowly and stands.',
      tense:
        'Saturn holds the Sun back, so that you get on slowly with what matters most to you, and you find out which of your aims are worth the wait.',
    },
    7: {
      conjunction:
        'Uranus beside the Sun makes you want your freedom, and you may take it in a way that surprises even you.',
      harmonious:
        'Uranus gives the Sun room to try something new, and a change that you choose yourself will suit you.',
      tense:
        'Uranus upsets what the Sun had planned: you may be interrupted, or be the one who can’t bear an arrangement any longer.',
    },
    8: {
      conjunction:
        'Neptune beside the Sun makes your aims finer and vaguer, and you do best at something worth doing even if nobody sees it.',
      harmonious:
        'Neptune lends the Sun imagination, and a wish that you had hardly named may become a plan.',
      tense:
        'Neptune clouds the Sun, and you may be unsure for a time what you are working for, or whom to believe.',
    },
    9: {
      conjunction:
        'Pluto beside the Sun makes you set on getting to the bottom of something, and you may give others no rest until you have.',
      harmonious: 'Pluto strengthens the Sun, and you can finish something that others have given up.',
      tense: 'Pluto presses on the Sun, and somebody may want to decide what you think is yours to decide.',
    },
  },
  1: {
    2: {
      conjunction: 'Mercury with the Moon lets you say what you feel while you still feel it.',
      harmonious:
        'Mercury and the Moon get on, so that a difficult feeling can be put into words and is heard.',
      tense:
        'Mercury and the Moon talk past each other: you explain when you want comfort, or are hurt by a remark that was only meant to inform.',
    },
    3: {
      conjunction: 'Venus with the Moon makes you tender, and you notice at once where kindness is missing.',
      harmonious: 'Venus is kind to the Moon, and you feel at ease with people, as they do with you.',
      tense: 'Venus and the Moon disagree, so you may find it hard to say what would make you content.',
    },
    4: {
      conjunction:
        'Mars with the Moon gives you a short temper, and a warm heart for anybody who is treated unfairly.',
      harmonious: 'Mars stands up for the Moon, and you have more courage for what is close to your heart.',
      tense:
        'Mars rubs against the Moon, so you are touchy, and may quarrel at home over something that is not the point.',
    },
    5: {
      conjunction:
        'Jupiter with the Moon makes you warm and generous, and ready to comfort everybody, yourself included.',
      harmonious:
        'Jupiter cheers the Moon, and kindness comes back to you from people whom you helped without counting.',
      tense:
        'Jupiter exaggerates what the Moon feels, so comfort, gifts and good intentions all come out a size too large.',
    },
    6: {
      conjunction:
        'Saturn with the Moon sobers your feelings, and while you look after others you forget to say that you are tired.',
      harmonious: 'Saturn steadies the Moon, so that people can lean on you and you hardly feel the weight.',
      tense:
        'Saturn weighs on the Moon: comfort seems scarce at times, and you may have to ask for it instead of waiting.',
    },
    7: {
      conjunction:
        'Uranus with the Moon makes your moods sudden, and your need of freedom plain to everybody.',
      harmonious:
        'Uranus freshens the Moon, and a change of rooms, of habits or of company makes you feel better.',
      tense: 'Uranus unsettles the Moon, and home, or people you are fond of, may not keep to the plan.',
    },
    8: {
      conjunction:
        'Neptune with the Moon lets every mood in a room reach you, and you need some time alone to know which is yours.',
      harmonious: 'Neptune makes the Moon perceptive, and you know what someone feels before they tell you.',
      tense:
        'Neptune confuses the Moon: you may pity the wrong person, or miss somebody who was never quite like that.',
    },
    9: {
      conjunction:
        'Pluto with the Moon makes your feelings strong, and there is little that leaves you cold.',
      harmonious: 'Pluto deepens the Moon, so that you can feel a thing strongly and stay calm.',
      tense:
        'Pluto presses on the Moon, and jealousy, or the fear of losing someone, may speak louder than the facts.',
    },
  },
  2: {
    3: {
      conjunction: 'With Venus beside Mercury, you can put an awkward thing so that nobody minds.',
      harmonious:
        'Venus and Mercury help each other, and you can say even an unwelcome thing so that it is taken well.',
    },
    4: {
      conjunction:
        'Mars with Mercury makes you quick and blunt, which is good in a debate and rash in a letter.',
      harmonious: 'Mars backs Mercury, and you say what you think at the moment when it is of use.',
      tense: 'Mars and Mercury are at odds, so a talk can become a fight before anybody meant it to.',
    },
    5: {
      conjunction:
        'Jupiter with Mercury gives you large ideas and the words to win people for them, while details suffer.',
      harmonious: 'Jupiter helps Mercury, so you see more of the whole and can explain it to others.',
      tense:
        'Jupiter and Mercury exaggerate together: a plan grows in the telling, and some part of it has not been thought of.',
    },
    6: {
      conjunction:
        'Saturn with Mercury makes you careful with words that others will hold you to, and sometimes too careful to speak.',
      harmonious: 'Saturn steadies Mercury, and what you have thought through is taken seriously.',
      tense: 'Saturn slows Mercury down, so a decision may be long in coming, your own included.',
    },
    7: {
      conjunction:
        'Uranus with Mercury brings you ideas fast and out of turn, the best of them when you have nothing to write with.',
      harmonious: 'Uranus wakes Mercury up, and you hit on answers that nobody had thought of.',
      tense:
        'Uranus makes Mercury jumpy, so you change the subject, or your mind, more often than people can follow.',
    },
    8: {
      conjunction: 'Neptune with Mercury gives you imagination and costs you some precision.',
      harmonious:
        'Neptune lends Mercury imagination, and you often guess what somebody means before they have said it.',
      tense: 'Neptune clouds Mercury, and what you are told, or tell yourself, is worth checking.',
    },
    9: {
      conjunction: 'Pluto with Mercury makes you ask the questions that most people avoid.',
      harmonious: 'Pluto strengthens Mercury, and something that had puzzled you may become clear.',
      tense:
        'Pluto puts Mercury on its guard, and you would like to know what is really meant, even where nothing is.',
    },
  },
  3: {
    4: {
      conjunction: 'Mars with Venus makes attraction plain, and you go straight toward what you like.',
      harmonious: 'Mars and Venus get on, so that what you go after is mostly what you are fond of.',
      tense:
        'Mars and Venus strain against each other: you are impatient to get what you like, and may quarrel with the very person you would like to please.',
    },
    5: {
      conjunction:
        'Jupiter with Venus makes you generous and sociable, and pleasure is easy to come by and to overdo.',
      harmonious: 'Jupiter and Venus get on well, and an invitation or a kindness may turn into more.',
      tense: 'Jupiter tempts Venus to say yes to everything pleasant, and there is less of you to go around.',
    },
    6: {
      conjunction:
        'Saturn with Venus makes affection faithful and a little shy, and a promise means more to you than a compliment.',
      harmonious: 'Saturn steadies Venus, and affection is shown by being reliable more than by surprises.',
      tense:
        'Saturn is hard on Venus, and you may have to ask for affection that you would rather be offered.',
    },
    7: {
      conjunction:
        'Uranus with Venus makes attraction sudden, and freedom a part of what you like in somebody.',
      harmonious:
        'Uranus keeps Venus fresh, and a new acquaintance or an unusual pleasure may suit you well.',
      tense:
        'Uranus makes Venus restless: you want closeness and distance by turns, and others may not know which of the two you want.',
    },
    8: {
      conjunction: 'Neptune with Venus makes you romantic, and ready to love what somebody could be.',
      harmonious: 'Neptune refines Venus, and you see beauty where you would have passed it by before.',
      tense: 'Neptune misleads Venus, and you may love a picture of someone, or be loved as one.',
    },
    9: {
      conjunction: 'Pluto with Venus makes love absolute, and a little of it is not enough for you.',
      harmonious: 'Pluto deepens Venus, and a bond may become more honest without getting colder.',
      tense:
        'Pluto puts Venus to the test, and it may matter more than it should which of two people needs the other more.',
    },
  },
  4: {
    5: {
      conjunction: 'Jupiter with Mars makes you bold, and others catch some of your confidence.',
      harmonious: 'Jupiter helps Mars, so that what you undertake with conviction finds support.',
      tense: 'Jupiter drives Mars too hard, and you may take up a challenge just because somebody made it.',
    },
    6: {
      conjunction:
        'Saturn with Mars is strength held in check: you can do something long and hard, and resent being hurried.',
      harmonious: 'Saturn gives Mars patience, and hard work goes forward at an even pace.',
      tense:
        'Saturn brakes Mars, so that effort meets rules, delays or a refusal, and you learn where it is no use to push.',
    },
    7: {
      conjunction: 'Uranus with Mars has you act before you have thought, and leave off as suddenly.',
      harmonious: 'Uranus gives Mars the courage to try another way, and it often works.',
      tense:
        'Uranus provokes Mars, so that you can’t bear to be told what to do, and may break off what could have been bent.',
    },
    8: {
      conjunction: 'Neptune with Mars has you work for an ideal, and lose heart where you can’t see one.',
      harmonious: 'Neptune gives Mars a cause, and you work hardest for what you believe in.',
      tense:
        'Neptune weakens Mars: your strength goes in several directions, and an honest no would give some of it back.',
    },
    9: {
      conjunction: 'Pluto with Mars gives you great stamina, and a temper that does not forget.',
      harmonious:
        'Pluto lends Mars endurance, and you may outlast a difficulty that has stopped other people.',
      tense:
        'Pluto and Mars turn small things into a test of strength, and it is worth deciding early how far you will go.',
    },
  },
  5: {
    6: {
      conjunction:
        'Saturn with Jupiter weighs every hope against what it costs, and what you begin after that is sound.',
      harmonious: 'Saturn and Jupiter are in balance, so that you hope for what can be done, and then do it.',
      tense:
        'Saturn and Jupiter disagree about how much to dare, and you may go ahead one month and take it back the next.',
    },
    7: {
      conjunction:
        'Uranus with Jupiter may bring a chance that nobody foresaw, and little time to think it over.',
      harmonious: 'Uranus helps Jupiter to an unusual chance, if you are ready to change a plan for it.',
      tense:
        'Uranus and Jupiter want more freedom than you can use at once, and a leap may be taken for its own sake.',
    },
    8: {
      conjunction: 'Neptune with Jupiter makes you believe in something beautiful, and forget to count.',
      harmonious: 'Neptune and Jupiter make you kind and trusting, and mostly that is deserved.',
      tense: 'Neptune swells what Jupiter hopes for, so it helps to show the plan to somebody sober.',
    },
    9: {
      conjunction:
        'Pluto with Jupiter wants a great deal, and can move a great deal if others share the aim.',
      harmonious: 'Pluto lends Jupiter depth, and one conviction takes you further than many.',
      tense:
        'Pluto and Jupiter raise the question how much is enough, and you may push a good thing too far.',
    },
  },
  6: {
    7: {
      conjunction:
        'Uranus with Saturn makes you choose between an old way and a new one, and you may keep some of each.',
      harmonious: 'Uranus and Saturn help each other, so that something can be changed without being broken.',
      tense:
        'Uranus and Saturn are at odds: part of you would keep what works, and part of you can’t bear it any longer.',
    },
    8: {
      conjunction:
        'Neptune with Saturn asks that an ideal be made real, and some of it shrinks in the process.',
      harmonious: 'Neptune and Saturn agree, and something you dreamed of may be given hours and a place.',
      tense: 'Neptune wears Saturn down, and a duty whose sense you no longer see makes you tired.',
    },
    9: {
      conjunction:
        'Pluto with Saturn is severe: you may have to do without something, and find that you can.',
      harmonious: 'Pluto and Saturn give you staying power for one hard task.',
      tense:
        'Pluto and Saturn press on each other, and something that you have put up with for years may become too much.',
    },
  },
};
