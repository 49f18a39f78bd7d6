import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** In the opening: a strong aspect besides the leading one, in a sentence. */
export const linesOfTheBond: CompositeReadingCells['lines'] = {
  0: {
    1: {
      conjunction:
        'Where Sun and Moon stand together, what you two decide and what you feel are seldom two things.',
      harmonious: 'Sun and Moon agree, and what you set out to do mostly suits what you need.',
      tense:
        'Sun and Moon pull apart: what you aim at together takes you away from what you need, and back again.',
    },
    3: {
      conjunction: 'Venus stands with the Sun, and it shows that you like to be the two of you.',
      harmonious: 'Sun and Venus agree, and affection costs neither of you an effort.',
      tense: 'Venus stands across from the Sun, and both of you try a little too hard to please.',
    },
    4: {
      conjunction: 'Mars stands with the Sun and gives the bond more drive than peace.',
      harmonious: 'With Sun and Mars at work together, whatever you two have decided is as good as begun.',
      tense:
        'Mars strains against the Sun, and there is a dispute in most of what you do, and life in it too.',
    },
    5: {
      conjunction:
        'Jupiter stands with the Sun, and you make each other hopeful beyond what either was before.',
      harmonious: 'Sun and Jupiter help each other, so that good chances find the two of you at home.',
      tense: 'Jupiter overdoes what the Sun intends, and your plans come out a size too large.',
    },
    6: {
      conjunction: 'Saturn stands with the Sun, and you both have something to carry.',
      harmonious: 'Saturn supports the Sun, and you two can wait for what you want.',
      tense: 'Saturn slows the Sun down; what you want together comes later than you had hoped.',
    },
    7: {
      conjunction:
        'Uranus stands with the Sun, and this bond follows no rules but its own, sudden in its turns and never dull.',
      harmonious: 'Thanks to Sun and Uranus there is always something new for you two to take up.',
      tense:
        'Uranus pulls against the Sun, and you two are close by fits and starts, with the question of leaving never quite put away.',
    },
    8: {
      conjunction: 'Neptune stands with the Sun, and a good deal of what you share is a dream.',
      harmonious:
        'Sun and Neptune are in tune, and neither of you holds a well-meant mistake against the other.',
      tense: 'Neptune clouds the Sun, and what you have agreed on may look different from either side.',
    },
    9: {
      conjunction: 'Pluto stands with the Sun, and neither of you comes out of this unchanged.',
      harmonious: 'Pluto strengthens the Sun, and hardly anything discourages you both at once.',
      tense: 'Pluto contests the Sun, and who decides is a sore point between you.',
    },
  },
  1: {
    2: {
      conjunction: 'Mercury stands with the Moon, and a feeling between you is soon a sentence.',
      harmonious: 'Moon and Mercury agree, and you two can say how you are.',
      tense: 'Moon and Mercury talk past each other, and comfort may arrive in the form of advice.',
    },
    3: {
      conjunction: 'Moon and Venus stand together and make you two gentle with each other.',
      harmonious: 'Moon and Venus agree, and kindness is given in passing.',
      tense: 'Moon and Venus are at odds, and you mean well without always hitting on what the other wanted.',
    },
    4: {
      conjunction: 'Mars stands with the Moon, and what one of you feels both of you act on.',
      harmonious: 'While Moon and Mars agree, a bad temper passes and leaves no mark.',
      tense: 'Moon and Mars collide, and a tone of voice hurts here before any word does.',
    },
    5: {
      conjunction: 'Jupiter stands with the Moon, and neither of you stays in low spirits for long.',
      harmonious: 'Moon and Jupiter trust each other, which makes you hopeful and easy to be with.',
      tense: 'Jupiter overdoes it with the Moon; small moods are met with large remedies.',
    },
    6: {
      conjunction: 'Saturn stands with the Moon, and feelings are taken seriously and seldom shown.',
      harmonious: 'Saturn steadies the Moon, and each of you is there when you promised to be.',
      tense: 'Moon and Saturn are at odds, and duty gets in between you and comfort.',
    },
    7: {
      conjunction:
        'Uranus stands with the Moon; no two of your days feel alike, and you have to make rest on purpose.',
      harmonious: 'Moon and Uranus agree, and you can come and go without hurting each other.',
      tense:
        'Uranus startles the Moon, and closeness between you breaks off without notice just as it has become a habit.',
    },
    8: {
      conjunction: 'Neptune stands with the Moon, and either of you feels what the other is feeling.',
      harmonious: 'With Moon and Neptune in tune, sympathy needs no words.',
      tense: 'Moon and Neptune misread each other, and each of you leaves wishes for the other to guess.',
    },
    9: {
      conjunction: 'Pluto stands with the Moon, and nothing that you feel together is slight.',
      harmonious: 'Pluto deepens the Moon, and you can show each other the worst of a mood.',
      tense: 'Pluto presses on the Moon, and each of you is a little afraid of what the other could feel.',
    },
  },
  2: {
    3: {
      conjunction: 'Mercury and Venus stand together, and you have a pleasant way of putting things.',
      harmonious: 'Mercury and Venus are friends, and you two seldom lack a kind word.',
      tense: 'Mercury and Venus differ a little, and matters of taste turn into arguments.',
    },
    4: {
      conjunction: 'Mercury and Mars stand together, which makes you fast and sharp in talk.',
      harmonious: 'Mercury and Mars work hand in hand: what is talked over gets done.',
      tense: 'Mercury and Mars are at odds, and a word of yours can be quicker than it was meant.',
    },
    5: {
      conjunction: 'Jupiter stands with Mercury, and a talk between you ends as a plan.',
      harmonious: 'Under Mercury and Jupiter, which agree, each thinks well of the other’s ideas.',
      tense: 'Mercury and Jupiter pull apart, and more gets said than anyone could carry out.',
    },
    6: {
      conjunction: 'Saturn stands with Mercury and gives weight to whatever you two say.',
      harmonious: 'Mercury and Saturn agree, and you can talk a hard matter through to the end.',
      tense: 'Saturn weighs on Mercury, and a question may sound like an exam.',
    },
    7: {
      conjunction: 'Uranus stands with Mercury, and nobody else can follow your conversations.',
      harmonious: 'Mercury and Uranus spark each other, and you two see a way around most things.',
      tense: 'Uranus cuts across Mercury, and you interrupt each other in the best of your thoughts.',
    },
    8: {
      conjunction: 'Neptune stands with Mercury, and half a sentence tells you the mood of the whole.',
      harmonious: 'Mercury and Neptune are in tune; you share pictures where others need plans.',
      tense: 'Neptune clouds Mercury, and each of you believes the other has been told.',
    },
    9: {
      conjunction: 'Pluto stands with Mercury, and your talk goes down to what was really meant.',
      harmonious: 'Pluto deepens Mercury, and the two of you can say what nobody else would dare to.',
      tense: 'Pluto presses on Mercury, and questions here have an edge to them.',
    },
  },
  3: {
    4: {
      conjunction: 'Venus and Mars stand together, and it is never dull between you.',
      harmonious: 'Venus and Mars agree; a wish is soon followed by a deed.',
      tense: 'Venus and Mars are at odds, and one of you is ready while the other is still deciding.',
    },
    5: {
      conjunction: 'Venus and Jupiter stand together and make you good at enjoying things.',
      harmonious: 'Venus and Jupiter agree, and other people find you easy to like.',
      tense: 'Jupiter drives Venus too far, and you give more than you can keep up.',
    },
    6: {
      conjunction: 'Saturn stands with Venus, and affection is faithful here, and short of words.',
      harmonious: 'Venus and Saturn agree, and your liking for each other lasts.',
      tense: 'Saturn holds Venus back, and affection waits until something else is done.',
    },
    7: {
      conjunction: 'Uranus stands with Venus, and your liking lives by surprise.',
      harmonious: 'Venus and Uranus agree: you are fond of each other and free.',
      tense: 'Uranus pulls at Venus, and when one of you draws near the other steps back.',
    },
    8: {
      conjunction: 'Neptune stands with Venus, and you see each other in a flattering light.',
      harmonious: 'Venus and Neptune agree, which makes gentle people of you both.',
      tense: 'Neptune misleads Venus, and each of you is attached to a hope as well.',
    },
    9: {
      conjunction: 'Pluto stands with Venus, and you mean more to each other than is comfortable.',
      harmonious: 'Pluto deepens Venus and gives your fondness roots.',
      tense: 'Pluto presses on Venus, and what is given between you is also weighed.',
    },
  },
  4: {
    5: {
      conjunction: 'Mars and Jupiter stand together, and there is more courage here than caution.',
      harmonious: 'Mars and Jupiter pull one way, and what you begin mostly goes well.',
      tense: 'Jupiter spurs Mars too hard, and each of you outbids the other.',
    },
    6: {
      conjunction:
        'Mars and Saturn stand together, so you two can do what is hard, and you swallow your anger.',
      harmonious: 'Mars and Saturn agree, and an effort of yours goes where it is needed.',
      tense: 'Mars pushes and Saturn holds back, and you seldom agree on the pace.',
    },
    7: {
      conjunction: 'Mars and Uranus stand together, and you act before anyone expected it.',
      harmonious: 'Mars and Uranus play into each other’s hands, and a new way is soon tried.',
      tense: 'Uranus provokes Mars, and a suggestion is heard as an order.',
    },
    8: {
      conjunction: 'Mars and Neptune stand together, and you work harder for a dream than for a gain.',
      harmonious: 'Mars and Neptune understand each other; help is given before it is asked for.',
      tense: 'Neptune draws off the force of Mars, and you feel what annoys you and don’t say it.',
    },
    9: {
      conjunction: 'Mars and Pluto stand together, and you do nothing by halves.',
      harmonious: 'Pluto backs Mars, and you two are at your strongest when things are hard.',
      tense: 'Mars and Pluto contend, and giving way is not easy for either of you.',
    },
  },
};
