import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** The Moon of a solar return with a planet after it, told for its year. */
export const moon: Pairs = {
  2: {
    conjunction:
      'You say what you feel this year, or at least you try to. Mercury sits beside the Moon, so moods turn into letters and long conversations, many of them about home and the past. It brings people near. It also stirs things up, for a feeling described five times is larger than it was. Some moods clear only when you stop explaining them.',
    harmonious:
      'Head and heart get on well, with Mercury in easy aspect to the Moon. This year you find the right word for a mood, remember what matters to people, and can win a family over. News from relatives and small trips may take up time. The advice you give comes out of experience, and that is why it is taken.',
    tense:
      'The Moon and Mercury interrupt each other in this year’s chart. You reason where comfort was wanted, and feelings break in when the matter calls for a cool head. Misunderstandings at home begin with the tone more often than with the facts. Anything written while you are upset deserves a night’s rest before it goes.',
  },
  3: {
    conjunction:
      'This is a soft year for the heart, since Venus stands with the Moon. You want closeness, good food, pleasant rooms and peace, and have a gift for making them; others relax around you. Because discord hurts more than usual, you smooth over a few matters that needed airing. The kindness is real all the same, and it comes back to you.',
    harmonious:
      'Affection flows without much effort this year. Venus and the Moon are friends, so you know how to please and how to be pleased, and an old bond may warm up again. There is taste in the way you live, and little drama. Contentment of this sort goes almost unnoticed unless somebody says it aloud.',
    tense:
      'What comforts you and what attracts you differ, as the Moon and Venus stand at odds this year. You long for company and, having it, miss your own room. A treat fills the gap for a while. Those who are fond of you get two signals at once, and it would be a relief to them to hear which one counts.',
  },
  4: {
    conjunction:
      'Mars burns next to the Moon this year, and feelings reach the surface as action. You defend what is yours, throw yourself into work at home, and are angry sooner than you meant to be. There is courage in it: you stop putting up with what has long been wrong. Those who live with you meet the flame first and learn the reason later.',
    harmonious:
      'Thanks to the nerve that Mars lends the Moon, you act on a feeling this year while it is fresh. Needs are stated and then met. Work on the place you live in goes well, as does any effort for people you care about. Moods pass quickly because you do something about them, and few grudges are left to carry.',
    tense:
      'Small things set you off this year. Mars strikes at the Moon, so hurt turns to temper before you have noticed the hurt, and the people at home are nearest when it does. An old quarrel may want another round. The same heat gives you the push to alter what never suited you. Move first, by foot or by hand, and talk afterward.',
  },
  5: {
    conjunction:
      'Jupiter lifts the Moon, and your spirits with it. This year you feel generous and hopeful, at home in more places, and your door stands open; a wider circle may become something like family. So much comfort makes it hard to leave the table, and feelings can be larger than their cause. Even so, you can live on this year’s kindness for a long time.',
    harmonious:
      'Good humor comes easily, since Jupiter is on friendly terms with the Moon. When you are low this year, help is rarely far, often with someone who has known you for long, and you forgive faster than you meant to. Nothing presses you. It is up to you whether the ease becomes rest or something that grows.',
    tense:
      'The Moon and Jupiter overdo things together. Feelings swell, promises to loved ones multiply, and you comfort yourself this year with more than you can enjoy. The impulse is warm and mostly right; what suffers is proportion. If you catch yourself giving in order to be needed, give a little less and stay a little longer.',
  },
  6: {
    conjunction:
      'Saturn sits with the Moon, and feeling becomes a grave matter this year. You may be lonelier, or needed by people who give little back, and you manage with less comfort. What you learn about your own needs is overdue. To say that you want company does more good than any amount of coping.',
    harmonious:
      'A steady heart is what Saturn gives you this year by supporting the Moon. You keep your balance, look after what depends on you, and can be alone without being sad. Family duties settle into an order that works. A rule set now for the life you share is kept, and an old sorrow can be put away with proper respect.',
    tense:
      'Saturn is hard on the Moon this year, and you may feel less held than you need to be. Duties at home weigh more, someone you rely on is busy or cool, and asking seems to you like failing. The lack is real, but part of the cold comes from not showing that you feel it. It would help if one person knew how you are.',
  },
  7: {
    conjunction:
      'Your moods change without warning this year, for Uranus is with the Moon. The usual comforts bore you, and you look for air: another place to live, perhaps, or other rules for living together. Excitement agrees with you better than rest. Whoever loves you has to get used to a heart that goes off, and that returns when it isn’t held.',
    harmonious:
      'New habits come easily, since Uranus is well disposed toward the Moon this year. You rearrange the way you live, take to unlikely people, or find that an old fear has left without a goodbye. Feelings are clear and light. You can be close to others and still free, and few years allow both.',
    tense:
      'Just when you have settled, something shifts. Uranus upsets the Moon this year, and a habit, a home or a close bond may refuse to stay as it was. You long for calm and start trouble when you have it. The unrest asks for more room inside the life you share. Small freedoms, taken early, make large escapes unnecessary.',
  },
  8: {
    conjunction:
      'Neptune floods the Moon this year, and you feel what others feel, wanted or not. Music, dreams and memory have great power over you. So have sad stories and the people who tell them. You can give a tenderness that heals, and you can lose track of what you need yourself. Time alone, with nobody to understand, gives you back.',
    harmonious:
      'Tenderness is the strong side of a year in which Neptune and the Moon agree. Intuition serves you well, your sympathy is welcome, and beauty restores you faster than sleep. You forgive what you had only put up with. Not all of this can be explained, and you feel no great wish to explain it.',
    tense:
      'Moods come in like mist this year, from Neptune, and the Moon can’t tell which of them are its own. You may miss someone as they never were, or nurse a hurt that nobody dealt you. A few plain facts help. The same openness lets you comfort people who can’t be reasoned with, as long as you leave before you are worn out.',
  },
  9: {
    conjunction:
      'Nothing you feel stays on the surface this year, because Pluto is at the Moon’s side. Old fears come up, loyalties are tested, and a bond may be ended or sealed. You see through people, which does not make you easy company. What you look in the face loses its hold over you. It takes privacy, and at least one witness you trust.',
    harmonious:
      'Pluto deepens the Moon this year and does it without force. You can look at family history, at grief or desire, and come away stronger; people in trouble seek you out for that reason. Whatever has to leave your private life can be let go without bitterness. Feelings that run so deep do not have to be proved.',
    tense:
      'The Moon is under pressure from Pluto, and closeness becomes a matter of all or nothing this year. You cling, or test, or feel that somebody else holds the strings of your mood. An old fear of loss is speaking, and louder than the present case deserves. If you speak of it in time, it loses much of its power over you.',
  },
};
