import type { NatalReadingCells } from '../../reading-catalogue.js';

/** What two bodies do to each other, in a sentence that names both. */
export const pairs: NatalReadingCells['lines']['pairs'] = {
  0: {
    1: {
      conjunction:
        'The Sun and the Moon stand together, so that will and feeling are one thing in you, and hard for you to tell apart.',
      harmonious:
        'The Sun and the Moon understand each other, so that will and feeling seldom get in each other’s way.',
      tense:
        'The Sun and the Moon pull apart, and you have to choose, more often than others, between what you want and what you need.',
    },
    2: { conjunction: 'Mercury stands with the Sun, and you are hard to tell from your opinions.' },
    3: { conjunction: 'Venus stands with the Sun, so that being liked is part of being yourself.' },
    4: {
      conjunction: 'Mars is beside the Sun and gives it heat: you want a thing and are already on your way.',
      harmonious: 'Mars works well with the Sun, so that what you decide gets done without much noise.',
      tense:
        'The Sun and Mars are set against each other, and you learn what you want soonest when something resists it.',
    },
    5: {
      conjunction: 'Jupiter is beside the Sun and makes it large, in hope and generosity and appetite.',
      harmonious: 'Jupiter backs the Sun, and you go about things as though they will turn out well.',
      tense: 'Jupiter overdoes what the Sun intends, so that your promises run ahead of your evenings.',
    },
    6: {
      conjunction: 'Saturn is beside the Sun, and you take yourself seriously, early on and for good.',
      harmonious: 'Saturn supports the Sun, and you can go on with a thing when the fun has gone out of it.',
      tense: 'Saturn is hard on the Sun, so you ask for proof of your own worth and seldom accept it.',
    },
    7: {
      conjunction: 'Uranus is beside the Sun, and you can be almost anything except like the others.',
      harmonious: 'Uranus, well disposed to the Sun, gives you originality that you need not fight for.',
      tense: 'Uranus works against the Sun, so that you want out of a thing as soon as it has been settled.',
    },
    8: {
      conjunction: 'Neptune is beside the Sun and thins the wall between you and other people.',
      harmonious:
        'Neptune lends the Sun its dreams, so that you know how people feel and have not been told.',
      tense: 'Neptune blurs the Sun, and you can lose sight of where you end and a wish begins.',
    },
    9: {
      conjunction: 'Pluto is beside the Sun, and whatever you do you do with the whole of your will.',
      harmonious: 'Pluto feeds the Sun from below, and you have more strength in reserve than shows.',
      tense:
        'Pluto presses the Sun, and your will is tested wherever someone else means to have the last word.',
    },
    10: {
      conjunction:
        'Chiron is beside the Sun, and having been unsure of your own worth you are gentle with those who are.',
      harmonious:
        'Chiron is on good terms with the Sun, and what once hurt has become something you can use.',
      tense: 'Chiron touches the Sun where it is sore, and praise does not quite reach the place.',
    },
    12: {
      conjunction: 'The North Node is beside the Sun: to become visible as yourself is the way forward.',
      harmonious: 'The North Node is friendly to the Sun, and growth does not ask you to be someone else.',
      tense: 'The nodes cross the Sun’s path, so that old habits hold you when you most want to step out.',
    },
    15: {
      conjunction: 'The Sun rises with you, and what you are is what people see.',
      harmonious:
        'The Sun and the Ascendant are on good terms, so that people soon see what you are made of.',
      tense:
        'The Sun and the Ascendant are at odds, and people meet someone other than the one you feel yourself to be.',
    },
    16: {
      conjunction: 'The Sun culminates with you, and your name and your work are hard to separate.',
      harmonious: 'The Sun and the Midheaven agree, and work gives you a place to be yourself.',
      tense:
        'The Sun is at odds with the Midheaven, and your public part and your own wishes seldom want the same.',
    },
  },
  1: {
    2: {
      conjunction: 'Mercury is beside the Moon, so that feelings come to you with words attached.',
      harmonious: 'Mercury and the Moon talk easily, and you can say what you feel while you feel it.',
      tense:
        'Mercury and the Moon interrupt each other, so that what you think of a matter and what you feel about it seldom come out together.',
    },
    3: {
      conjunction:
        'Venus is beside the Moon, so that you comfort people by pleasing them, and like to be comforted so.',
      harmonious: 'Venus is kind to the Moon, and people feel at ease where you are.',
      tense: 'Venus and the Moon want different things, and what comforts you is seldom what charms you.',
    },
    4: {
      conjunction: 'Mars is beside the Moon, and feeling turns into action, or temper, in one breath.',
      harmonious: 'Mars helps the Moon to act on what it feels while it is fresh.',
      tense: 'Mars rubs the Moon the wrong way, and what hurts you shows first as anger.',
    },
    5: {
      conjunction: 'Jupiter is beside the Moon, and your moods and your welcome are generous.',
      harmonious: 'Jupiter is good to the Moon, and hope comes back to you by itself.',
      tense: 'Jupiter and the Moon outbid each other, so that comfort and kindness both run to excess.',
    },
    6: {
      conjunction: 'Saturn is beside the Moon, and you can manage with less comfort than you want.',
      harmonious: 'Saturn, on good terms with the Moon, lends it patience and a sense of proportion.',
      tense: 'Saturn is hard on the Moon, and you treat your own needs as if they had to be paid for.',
    },
    7: {
      conjunction:
        'Uranus is beside the Moon, and your feelings change without notice and cannot be ordered about.',
      harmonious: 'Uranus gives the Moon air, and you keep your independence even where you belong.',
      tense:
        'Uranus unsettles the Moon, so that closeness makes you look for the door and distance for the key.',
    },
    8: {
      conjunction: 'Neptune is beside the Moon, and you feel what others feel before they do.',
      harmonious: 'Neptune is gentle with the Moon, and your feeling for others has imagination in it.',
      tense: 'Neptune confuses the Moon, and it can be hard to say which of your feelings are yours.',
    },
    9: {
      conjunction: 'Pluto is beside the Moon, and nothing that you feel is small or soon over.',
      harmonious:
        'Pluto gives the Moon depth, and strong feeling, other people’s included, does not alarm you.',
      tense:
        'Pluto weighs on the Moon, and you can’t be close to people lightly, nor take their loyalty for granted.',
    },
    10: {
      conjunction: 'Chiron is beside the Moon, and an old want of care has made you careful of others.',
      harmonious:
        'Chiron is gentle with the Moon, and you know how to comfort because you know what it takes.',
      tense: 'Chiron aches where the Moon would rest, and it is easier for you to give care than to take it.',
    },
    12: {
      conjunction: 'The North Node is beside the Moon: learning to need people, openly, is the way forward.',
      harmonious: 'The North Node suits the Moon, and what you feel tends to point where you are to go.',
      tense: 'The nodes cross the Moon, and what soothes you most is often what holds you where you were.',
    },
    15: {
      conjunction: 'The Moon is on the Ascendant, and moods are the first thing people learn about you.',
      harmonious:
        'The Moon and the Ascendant are on good terms, so that people feel with you before they know why.',
      tense: 'The Moon is at odds with the Ascendant, and others often guess wrong about what you need.',
    },
    16: {
      conjunction: 'The Moon culminates with you, and you have a feeling for what many people want at once.',
      harmonious: 'The Moon and the Midheaven agree, and you feel at home in your work.',
      tense: 'The Moon is torn between home and work, and each of them suffers from the other.',
    },
  },
  2: {
    3: {
      conjunction: 'Venus is beside Mercury, so you put things well and are liked for it.',
      harmonious: 'Venus sweetens Mercury, and you know how to say an unwelcome thing.',
    },
    4: {
      conjunction: 'Mars is beside Mercury, and your mind is a quick and rather sharp tool.',
      harmonious: 'Mars gives Mercury vigor, and you can put a case with force and without offense.',
      tense:
        'Mars provokes Mercury, and you think fastest, and speak most sharply, when you are contradicted.',
    },
    5: {
      conjunction: 'Jupiter is beside Mercury, and you think big, tell it well, and leave some details out.',
      harmonious:
        'Jupiter widens Mercury, and you have a mind for the whole of a subject and good humor in speaking of it.',
      tense: 'Jupiter swells what Mercury says, and a promise or an opinion is soon larger than the facts.',
    },
    6: {
      conjunction: 'Saturn is beside Mercury: you think slowly, exactly, and expect the worst in good order.',
      harmonious: 'Saturn gives Mercury method, and you can stay with a hard subject.',
      tense: 'Saturn checks Mercury, so that you doubt what you know until you have gone over it once more.',
    },
    7: {
      conjunction: 'Uranus is beside Mercury, and ideas come to you whole and out of order.',
      harmonious:
        'Uranus quickens Mercury, and you find the solution that nobody had thought of looking for.',
      tense: 'Uranus startles Mercury, so that you think in leaps and other people lose you on the way.',
    },
    8: {
      conjunction: 'Neptune is beside Mercury, so that you reason by likeness and mood as much as by logic.',
      harmonious: 'Neptune is friendly to Mercury, and you can put into words what others only sense.',
      tense: 'Neptune mists Mercury over, and fact and impression are not always easy for you to separate.',
    },
    9: {
      conjunction: 'Pluto is beside Mercury, and your mind will not stop before it has got to the bottom.',
      harmonious:
        'Pluto gives Mercury a long reach, and you see motives where others see no more than manners.',
      tense: 'Pluto drives Mercury, and you can’t leave a matter alone while something in it is unexplained.',
    },
    10: {
      conjunction:
        'Chiron is beside Mercury, and words have hurt you and have become your way to mend things.',
      harmonious:
        'Chiron is on good terms with Mercury, and you know what to say to somebody who is ashamed.',
      tense: 'Chiron makes Mercury doubt itself, so that you prepare with care what others simply say.',
    },
    12: {
      conjunction: 'The North Node is beside Mercury: to learn, ask and speak up is the way forward.',
      harmonious: 'The North Node favors Mercury, and your curiosity takes you where you should go.',
      tense:
        'The nodes cross Mercury, and your mind goes on working at questions that you have really outgrown.',
    },
    15: {
      conjunction: 'Mercury is on the Ascendant, and your wits and your voice are what people meet first.',
      harmonious: 'Mercury and the Ascendant agree, and you make yourself understood at once.',
      tense: 'Mercury is at odds with the Ascendant, and you are easily taken to mean something else.',
    },
    16: {
      conjunction: 'Mercury culminates with you, and what you know or say has a part in your public name.',
      harmonious: 'Mercury serves the Midheaven, and your work gains by the way you present it.',
      tense: 'Mercury has one language for home and another for work, and they get mixed up.',
    },
  },
  3: {
    4: {
      conjunction:
        'Mars is beside Venus, so that affection has some heat in it and you show it by doing something.',
      harmonious: 'Mars and Venus suit each other, and you know how to want without frightening anybody.',
      tense: 'Mars and Venus quarrel, and you are drawn to what you find it hard to live with.',
    },
    5: {
      conjunction: 'Jupiter is beside Venus, and you like people, and pleasures, in generous helpings.',
      harmonious: 'Jupiter is good to Venus, and you have a gift for enjoyment that others like to share.',
      tense: 'Jupiter spoils Venus, and enough is a measure you tend to pass.',
    },
    6: {
      conjunction: 'Saturn is beside Venus, and you love late, carefully, and for a long time.',
      harmonious: 'Saturn makes Venus loyal, and what you once hold dear goes on being dear to you.',
      tense: 'Saturn, hard on Venus, makes you slow to believe that you are liked.',
    },
    7: {
      conjunction: 'Uranus is beside Venus, and you fall for what is new and stay where you are free.',
      harmonious: 'Uranus freshens Venus, and you can love what is unusual without wanting to tame it.',
      tense: 'Uranus upsets Venus, and love that has become certain begins to bore you.',
    },
    8: {
      conjunction:
        'Neptune is beside Venus, and you love the best in people, whether or not it is there yet.',
      harmonious: 'Neptune refines Venus, and you have a feeling for beauty and for mercy.',
      tense: 'Neptune deceives Venus a little, and you see people at their best until you see them plainly.',
    },
    9: {
      conjunction:
        'Venus is joined to Pluto: liking is seldom light for you, and what you love you want entire.',
      harmonious: 'Pluto deepens Venus, and your attachments come through what would have ended others.',
      tense: 'Pluto presses Venus, and love is never far from the question of who has the upper hand.',
    },
    10: {
      conjunction:
        'Chiron is beside Venus, and an old rejection has taught you how to make others feel wanted.',
      harmonious: 'Chiron is kind to Venus, and you can love what is not perfect, yourself included.',
      tense: 'Chiron stings Venus, and you doubt a compliment before you have heard it out.',
    },
    12: {
      conjunction: 'The North Node is beside Venus: to let yourself be loved is the way forward.',
      harmonious: 'The North Node favors Venus, and people you like lead you on.',
      tense: 'The nodes cross Venus, and you go on pleasing people long after it has stopped helping.',
    },
    15: {
      conjunction: 'Venus is on the Ascendant, so that pleasing people comes before you have thought of it.',
      harmonious: 'Venus and the Ascendant agree, and you find a pleasant tone with almost anybody.',
      tense: 'Venus is at odds with the Ascendant, and your manner hides how much you like people.',
    },
    16: {
      conjunction: 'Venus culminates with you, and people like you before they know what you do.',
      harmonious: 'Venus helps the Midheaven, and good taste and good relations further you at work.',
      tense: 'Venus has to choose between the office and the sofa, and resents both choices.',
    },
  },
  4: {
    5: {
      conjunction: 'Jupiter is beside Mars, and you act on a large scale and with good heart.',
      harmonious: 'Jupiter backs Mars, and you act with a confidence that often makes its own luck.',
      tense: 'Jupiter eggs Mars on, and you take on one thing too many with great conviction.',
    },
    6: {
      conjunction: 'Saturn is beside Mars, and you drive with one foot on the brake and get very far.',
      harmonious: 'Saturn trains Mars, and you know how to spread your strength over a long piece of work.',
      tense: 'Saturn blocks Mars, so that effort comes in fits and anger is swallowed too long.',
    },
    7: {
      conjunction: 'Uranus is beside Mars, and you have often acted before anyone was told, you among them.',
      harmonious: 'Uranus quickens Mars, and you act well on the spur of the moment.',
      tense: 'Uranus sets Mars off, and you break things free that might have been untied.',
    },
    8: {
      conjunction: 'Neptune is beside Mars, and you fight for dreams and tire of anything less.',
      harmonious: 'Neptune guides Mars, and you get your way without seeming to push.',
      tense: 'Neptune saps Mars, and you do not always know what you are fighting.',
    },
    9: {
      conjunction: 'Pluto is beside Mars, and your will, once engaged, does not know how to stop.',
      harmonious:
        'Pluto gives Mars endurance, and you have strength left when others have come to the end of theirs.',
      tense: 'Pluto challenges Mars, and a contest brings out more in you than you meant to show.',
    },
    10: {
      conjunction: 'Chiron is beside Mars, and you have had to learn how to be angry.',
      harmonious:
        'Chiron is on good terms with Mars, and you are brave on behalf of those who have been hurt.',
      tense: 'Chiron hampers Mars, and you expect to be struck when you assert yourself.',
    },
    12: {
      conjunction:
        'The North Node is beside Mars: to act on your own account, and openly, is the way forward.',
      harmonious: 'The North Node favors Mars, and what you dare takes you the right way.',
      tense: 'The nodes cross Mars, and you fight old battles because you know how.',
    },
    15: {
      conjunction: 'Mars is on the Ascendant, and you come in as if something were about to start.',
      harmonious: 'Mars and the Ascendant agree, and you look as capable as you are.',
      tense: 'Mars is at odds with the Ascendant, and people bump into a force they had not seen.',
    },
    16: {
      conjunction: 'Mars culminates with you, and you make your way by effort and contest.',
      harmonious: 'Mars serves the Midheaven, and you go after what you want at work without making enemies.',
      tense: 'Mars carries the fights of work home and those of home to work.',
    },
  },
};
