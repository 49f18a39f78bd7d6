import type { NatalReadingCells } from '../../reading-catalogue.js';

/** An aspect of two bodies in one sentence, which names both. */
export const pairs: NatalReadingCells['lines']['pairs'] = {
  0: {
    1: {
      conjunction: 'The Sun and the Moon stand together, and you are of one mind about most things.',
      harmonious: 'The Sun and the Moon understand each other, and you are on good terms with yourself.',
      tense:
        'The Sun and the Moon pull apart, and you have to choose, more often than others, between what you want and what you need.',
    },
    2: { conjunction: 'Mercury stands with the Sun, and what you think about most is what you want to do.' },
    3: {
      conjunction: 'Venus stands with the Sun, and you look first for what is lovely in people and things.',
    },
    4: {
      conjunction:
        'Mars is beside the Sun and gives it heat, and once you have begun you are slow to back down.',
      harmonious:
        'Mars works well with the Sun, and when there is a difficulty your first thought is to do something about it.',
      tense: 'The Sun and Mars are set against each other, and you are seldom so awake as in a disagreement.',
    },
    5: {
      conjunction: 'Jupiter is beside the Sun and makes you hopeful, generous and hungry for more.',
      harmonious: 'Jupiter backs the Sun, and you go about things as though they will turn out well.',
      tense: 'Jupiter overdoes what the Sun intends, and you tend to give too much rather than too little.',
    },
    6: {
      conjunction: 'Saturn is beside the Sun, and you take yourself seriously, early on and for good.',
      harmonious: 'Saturn supports the Sun, and you can go on with a thing when the fun has gone out of it.',
      tense: 'Saturn is hard on the Sun, so you ask for proof of your own worth and seldom accept it.',
    },
    7: {
      conjunction: 'Uranus is beside the Sun, and sooner or later you do things in your own way.',
      harmonious: 'Uranus, well disposed to the Sun, keeps you open to what is new, at any age.',
      tense: 'Uranus works against the Sun, so that you want out of a plan as soon as it has been settled.',
    },
    8: {
      conjunction: 'Neptune is beside the Sun, and you have more imagination than armor.',
      harmonious: 'Neptune lends the Sun its dreams, so that you know how people feel before they tell you.',
      tense: 'Neptune blurs the Sun, and you may take what you wish for what is so.',
    },
    9: {
      conjunction: 'Pluto is beside the Sun, and you are hard to bend and hard to fool.',
      harmonious: 'Pluto feeds the Sun from below, and when something is over you know how to begin again.',
      tense:
        'Pluto presses the Sun, and your will is tested wherever someone else means to have the last word.',
    },
    10: {
      conjunction:
        'Chiron is beside the Sun, and having been unsure of your own worth you are gentle with those who are.',
      harmonious:
        'Chiron is on good terms with the Sun, and your weak points have taught you more than your strong ones.',
      tense: 'Chiron touches the Sun where it is sore, and you find it hard to believe praise.',
    },
    12: {
      conjunction:
        'The North Node is beside the Sun, and taking the lead, presumptuous as it may feel, is how you grow.',
      harmonious: 'The North Node is friendly to the Sun, and confidence takes you further than caution.',
      tense: 'The nodes cross the Sun’s path, so that old habits hold you when you most want to step out.',
    },
    15: {
      conjunction: 'The Sun rises with you, and what you are is what people see.',
      harmonious: 'The Sun and the Ascendant are on good terms, and you can be yourself among strangers.',
      tense:
        'The Sun and the Ascendant are at odds, and people meet someone other than the one you feel yourself to be.',
    },
    16: {
      conjunction: 'The Sun culminates with you, and you are hardly made to work unseen.',
      harmonious: 'The Sun and the Midheaven agree, and you seldom have to pretend in order to get on.',
      tense:
        'The Sun is at odds with the Midheaven, and what you are praised for is seldom what you care about most.',
    },
  },
  1: {
    2: {
      conjunction:
        'Mercury is beside the Moon, so that you put into words what moves you, if only for yourself, in order to feel it fully.',
      harmonious:
        'Mercury and the Moon talk easily, and with people you trust you are open about yourself and easy to confide in.',
      tense:
        'Mercury and the Moon interrupt each other, and once your feelings are in it, it takes you a while to know what you make of a matter.',
    },
    3: {
      conjunction:
        'Venus is beside the Moon, and peace with those you love matters more to you than being right.',
      harmonious: 'Venus is kind to the Moon, and people feel at ease where you are.',
      tense:
        'Venus and the Moon want different things, and what pleases you for the moment is not always what does you good.',
    },
    4: {
      conjunction: 'Mars is beside the Moon, and you are quickly roused, most of all for somebody you love.',
      harmonious: 'Mars helps the Moon, and you are quick to take somebody’s part.',
      tense: 'Mars rubs the Moon the wrong way, and nobody can make you as angry as those you love.',
    },
    5: {
      conjunction: 'Jupiter is beside the Moon, and you are lavish with comfort, your own included.',
      harmonious: 'Jupiter is good to the Moon, and you expect kindness and usually have some to give.',
      tense:
        'Jupiter and the Moon urge each other on, so that you are apt to give, and to want, more than is needed.',
    },
    6: {
      conjunction: 'Saturn is beside the Moon, and you can manage with less comfort than you want.',
      harmonious:
        'Saturn, on good terms with the Moon, lets you come back to a feeling calmly once it has passed.',
      tense: 'Saturn is hard on the Moon, and you treat your own needs as if they had to be paid for.',
    },
    7: {
      conjunction:
        'Uranus is beside the Moon, and your feelings change without notice and cannot be ordered about.',
      harmonious: 'Uranus gives the Moon air, and you keep your independence even where you belong.',
      tense: 'Uranus unsettles the Moon, and you need room, and move on where you can’t get it.',
    },
    8: {
      conjunction: 'Neptune is beside the Moon, and there is more in your moods than you could account for.',
      harmonious: 'Neptune is gentle with the Moon, and your feeling for others has imagination in it.',
      tense: 'Neptune confuses the Moon, and what you long for is not easily told from what you need.',
    },
    9: {
      conjunction: 'Pluto is beside the Moon, and you hold on to what you love, and to what has hurt you.',
      harmonious: 'Pluto gives the Moon depth, and you often know more about people than they have told you.',
      tense:
        'Pluto weighs on the Moon, and you can’t be close to people lightly, nor take their loyalty for granted.',
    },
    10: {
      conjunction:
        'Chiron is beside the Moon, and knowing what it is to go without has made you careful of others.',
      harmonious:
        'Chiron is gentle with the Moon, and you know how to comfort because you know what it takes.',
      tense: 'Chiron aches where the Moon would rest, and it is easier for you to give care than to take it.',
    },
    12: {
      conjunction: 'The North Node is beside the Moon: learning to need people, openly, is the way forward.',
      harmonious: 'The North Node suits the Moon, and you can grow without giving up what is familiar.',
      tense: 'The nodes cross the Moon, and what soothes you most is often what holds you where you were.',
    },
    15: {
      conjunction: 'The Moon is on the Ascendant, and moods are the first thing people learn about you.',
      harmonious:
        'The Moon and the Ascendant are on good terms, so that people feel with you before they know why.',
      tense: 'The Moon is at odds with the Ascendant, and others often guess wrong about what you need.',
    },
    16: {
      conjunction:
        'The Moon culminates with you, and people who hardly know you may find something familiar in you.',
      harmonious: 'The Moon and the Midheaven agree, and you feel at home in what you do.',
      tense:
        'The Moon has you torn between private and public life, and each of them takes time from the other.',
    },
  },
  2: {
    3: {
      conjunction: 'Venus is beside Mercury, and you like to talk and have an ear for how it sounds.',
      harmonious: 'Venus sweetens Mercury, and you know how to say an unwelcome thing.',
    },
    4: {
      conjunction:
        'Mars is beside Mercury, and you are quick to see what is wrong with a thing, and to say it.',
      harmonious: 'Mars gives Mercury vigor, and you can put a case with force and without offense.',
      tense: 'Mars provokes Mercury, and you say plainly what others only think, now and then too plainly.',
    },
    5: {
      conjunction:
        'Jupiter is beside Mercury, and you are happiest when you are learning something or talking about it.',
      harmonious:
        'Jupiter widens Mercury, and you are curious, good-humored and glad to talk about what you know.',
      tense: 'Jupiter swells what Mercury says, and you are lavish with words, plans and good advice.',
    },
    6: {
      conjunction:
        'Saturn is beside Mercury, and in serious matters you are slow to form a judgment and slow to give it up.',
      harmonious:
        'Saturn gives Mercury method, and people come to you when something has to be clear and correct.',
      tense:
        'Saturn checks Mercury, and you look for the mistake in what people say, and first in what you say yourself.',
    },
    7: {
      conjunction: 'Uranus is beside Mercury, and your curiosity goes where nobody sent it.',
      harmonious: 'Uranus quickens Mercury, and you make friends with new ideas quickly.',
      tense: 'Uranus startles Mercury, and you have little patience with anything that has been said before.',
    },
    8: {
      conjunction: 'Neptune is beside Mercury, so that you reason by likeness and mood as much as by logic.',
      harmonious: 'Neptune is friendly to Mercury, and you can put into words what others only sense.',
      tense: 'Neptune makes Mercury vague, and you are understood best by people who listen to your tone.',
    },
    9: {
      conjunction: 'Pluto is beside Mercury, and your mind will not stop before it has got to the bottom.',
      harmonious: 'Pluto gives Mercury a long reach, and you see why people do what they do.',
      tense: 'Pluto drives Mercury, and what interests you tends to take hold of you.',
    },
    10: {
      conjunction:
        'Chiron is beside Mercury, and you know better than most what a word can do, for harm and for good.',
      harmonious:
        'Chiron is on good terms with Mercury, and you know what to say to somebody who is ashamed.',
      tense: 'Chiron makes Mercury doubt itself, so that you prepare with care what others simply say.',
    },
    12: {
      conjunction:
        'The North Node is beside Mercury, and you grow whenever you have to put something in words of your own.',
      harmonious: 'The North Node favors Mercury, and asking is usually the shortest way for you.',
      tense:
        'The nodes cross Mercury, and your mind goes on working at questions that you have really outgrown.',
    },
    15: {
      conjunction: 'Mercury is on the Ascendant, and you go about the world asking, joking and taking notes.',
      harmonious: 'Mercury and the Ascendant agree, and you make yourself understood at once.',
      tense: 'Mercury is at odds with the Ascendant, and your first words seldom do you justice.',
    },
    16: {
      conjunction: 'Mercury culminates with you, and you get on by being quick and well informed.',
      harmonious: 'Mercury serves the Midheaven, and your work gains by the way you present it.',
      tense: 'Mercury has you speak differently in private and in public, and the two get mixed up.',
    },
  },
  3: {
    4: {
      conjunction: 'Mars is beside Venus, and when you like somebody, sooner or later you let it be seen.',
      harmonious: 'Mars and Venus suit each other, and you can be warm and direct at once.',
      tense: 'Mars and Venus quarrel, and you are drawn to what you find it hard to live with.',
    },
    5: {
      conjunction: 'Jupiter is beside Venus, and you are lavish with affection and easy to please.',
      harmonious: 'Jupiter is good to Venus, and you have a gift for enjoyment that others like to share.',
      tense:
        'Jupiter is extravagant with Venus, and in a happy hour you give and promise more than you had meant to.',
    },
    6: {
      conjunction:
        'Saturn is beside Venus, and you are slow to show that you like someone, and slower to stop.',
      harmonious: 'Saturn makes Venus loyal, and what you once hold dear goes on being dear to you.',
      tense: 'Saturn, hard on Venus, makes you slow to believe that you are liked.',
    },
    7: {
      conjunction: 'Uranus is beside Venus, and you fall for what is new and stay where you are free.',
      harmonious: 'Uranus freshens Venus, and you can love what is unusual without wanting to tame it.',
      tense: 'Uranus upsets Venus, and you need room in love, and move on sooner than ask for it.',
    },
    8: {
      conjunction: 'Neptune is beside Venus, and you trust whatever enchants you, in art as in people.',
      harmonious: 'Neptune refines Venus, and music or quiet company does you more good than luxury.',
      tense:
        'Neptune deceives Venus a little, and you trust a longing where you might have asked a question.',
    },
    9: {
      conjunction: 'Venus is joined to Pluto, and you would like to have the people you love to yourself.',
      harmonious: 'Pluto deepens Venus, and your attachments come through what would have ended others.',
      tense: 'Pluto presses Venus, and love is never far from the question of who has the upper hand.',
    },
    10: {
      conjunction:
        'Chiron is beside Venus, and some old rejection, perhaps, has taught you how to make others feel wanted.',
      harmonious: 'Chiron is kind to Venus, and you can love what is not perfect, yourself included.',
      tense: 'Chiron stings Venus, and you doubt a compliment before you have heard it out.',
    },
    12: {
      conjunction: 'The North Node is beside Venus: to let yourself be loved is the way forward.',
      harmonious: 'The North Node favors Venus, and friendships and shared tastes help you forward.',
      tense: 'The nodes cross Venus, and you go on pleasing people long after it has stopped helping.',
    },
    15: {
      conjunction: 'Venus is on the Ascendant, and charm is your first answer to anything new.',
      harmonious: 'Venus and the Ascendant agree, and you find a pleasant tone with almost anybody.',
      tense:
        'Venus is at odds with the Ascendant, and you are better liked at a second meeting than at the first.',
    },
    16: {
      conjunction: 'Venus culminates with you, and people like you before they know what you do.',
      harmonious: 'Venus helps the Midheaven, and in what you do taste counts for as much as effort.',
      tense: 'Venus has to choose between duty and pleasure, and resents both choices.',
    },
  },
  4: {
    5: {
      conjunction: 'Jupiter is beside Mars, and you go first, gladly, and do more than was asked.',
      harmonious: 'Jupiter backs Mars, and you would sooner try a thing than wonder about it.',
      tense: 'Jupiter eggs Mars on, and you take on one thing too many with great conviction.',
    },
    6: {
      conjunction: 'Saturn is beside Mars, and you drive with one foot on the brake and get very far.',
      harmonious: 'Saturn trains Mars, and slow, thorough work suits you better than a rush.',
      tense: 'Saturn blocks Mars, so that effort comes in fits and anger is swallowed too long.',
    },
    7: {
      conjunction:
        'Uranus is beside Mars, and once something is to be done you are quick, impatient and hard to hold to a plan.',
      harmonious: 'Uranus quickens Mars, and you act well on the spur of the moment.',
      tense: 'Uranus sets Mars off, and you break things free that might have been untied.',
    },
    8: {
      conjunction: 'Neptune is beside Mars, and you fight better for others than for yourself.',
      harmonious: 'Neptune guides Mars, and you would sooner avoid a fight than win it.',
      tense: 'Neptune saps Mars, and you do not always know what you are fighting.',
    },
    9: {
      conjunction: 'Pluto is beside Mars, and there is more force in you than an ordinary day can use.',
      harmonious: 'Pluto gives Mars endurance, and you don’t need anger in order to be strong.',
      tense: 'Pluto challenges Mars, and a contest brings out more in you than you meant to show.',
    },
    10: {
      conjunction: 'Chiron is beside Mars, and you have had to learn how to be angry.',
      harmonious:
        'Chiron is on good terms with Mars, and you are brave on behalf of those who have been hurt.',
      tense: 'Chiron hampers Mars, and you brace yourself before you ask for anything.',
    },
    12: {
      conjunction:
        'The North Node is beside Mars: to act on your own account, and openly, is the way forward.',
      harmonious: 'The North Node favors Mars, and you seldom regret what you dared.',
      tense: 'The nodes cross Mars, and it is easier for you to win than to move on.',
    },
    15: {
      conjunction: 'Mars is on the Ascendant, and you come in as if something were about to start.',
      harmonious: 'Mars and the Ascendant agree, and you come across as direct and good-humored.',
      tense: 'Mars is at odds with the Ascendant, and people bump into a force they had not seen.',
    },
    16: {
      conjunction: 'Mars culminates with you, and you make your way by effort and contest.',
      harmonious: 'Mars serves the Midheaven, and you work best where there is something to win.',
      tense: 'Mars is at odds with the Midheaven, and your way up is seldom without a quarrel.',
    },
  },
};
