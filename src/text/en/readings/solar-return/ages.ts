import type { ReturnDatesCells } from '../../../reading-catalogue.js';

/** A slow planet to its own place at birth. Neptune and Pluto do not come back to it in a life. */
export const ages: ReturnDatesCells['ages'] = {
  5: {
    conjunction: {
      main: 'A round of about twelve years begins again around {dates}, when Jupiter comes back to its own place in your birth chart.',
      other:
        'Jupiter comes back to its own place in your birth chart, as it does about every twelve years, and with it comes the wish to try something larger.',
      touched:
        'What you set out for at the last such return can be looked back on now, and something else may be worth wanting.',
    },
    harmonious: {
      main: 'What you believe in and what you are doing fit together around {dates}, with Jupiter in easy aspect to its own place in your birth chart.',
      other:
        'Jupiter is in easy aspect to its own place in your birth chart, and what you believe in helps you on.',
      touched: 'It is a good time to widen something that works already.',
    },
    tense: {
      main: 'You may hope for more than you have planned for around {dates}, when Jupiter is in hard aspect to its own place in your birth chart.',
      other:
        'Jupiter is in hard aspect to its own place in your birth chart, and you may be readier than usual to promise something.',
      touched: 'A yes can wait until you have counted what you have promised already.',
    },
  },
  6: {
    conjunction: {
      main: 'What you have built so far is looked at soberly around {dates}, when Saturn comes back to its own place in your birth chart, as it does about every twenty-nine years.',
      other:
        'Saturn comes back to its own place in your birth chart, as it does about every twenty-nine years, and you take stock of what you have built.',
      touched: 'What was never really yours may fall away, and what is left you can call your own.',
    },
    harmonious: {
      main: 'What you have learned by long effort is of use around {dates}, with Saturn in easy aspect to its own place in your birth chart.',
      other:
        'Saturn is in easy aspect to its own place in your birth chart, and what you have learned by long effort is of use.',
      touched: 'There is nothing exciting about it, and you can rely on it.',
    },
    tense: {
      main: 'It is worth asking whether what you have built still suits you around {dates}, when Saturn is in hard aspect to its own place in your birth chart.',
      other:
        'Saturn is in hard aspect to its own place in your birth chart, and you may have to ask whether what you have built still suits you.',
      touched: 'You may have outgrown one of your duties, and another may want to be taken up in earnest.',
    },
  },
  7: {
    conjunction: {
      main: 'A whole round is complete around {dates}, for Uranus is back in the place that it had at your birth.',
      other: 'Uranus is back in the place that it had at your birth, and a whole round is complete.',
      touched: 'You may see your own life from an unusual distance, and feel free in it.',
    },
    harmonious: {
      main: 'Something can be renewed without being broken around {dates}, when Uranus is in easy aspect to its own place in your birth chart.',
      other:
        'Uranus is in easy aspect to its own place in your birth chart, and you can renew something without breaking it.',
      touched: 'What makes you different from others is an advantage then.',
    },
    tense: {
      main: 'You may want to live differently, or at least at another pace, around {dates}, when Uranus is in hard aspect to its own place in your birth chart, as it is at three ages of a long life.',
      other:
        'Uranus is in hard aspect to its own place in your birth chart, as it is at three ages of a long life, and you may want to live differently.',
      touched: 'Others of your age know the same restlessness, and it helps to hear what they make of it.',
    },
  },
  8: {
    harmonious: {
      main: 'Your imagination is a good guide around {dates}, with Neptune in easy aspect to its own place in your birth chart.',
      other:
        'Neptune is in easy aspect to its own place in your birth chart, and your imagination is a good guide.',
      touched: 'Something that you dreamed of when you were younger may be of use in another form.',
    },
    tense: {
      main: 'You may be less sure of what you used to believe around {dates}, when Neptune is in hard aspect to its own place in your birth chart, as it is for others of your age.',
      other:
        'Neptune is in hard aspect to its own place in your birth chart, as it is for others of your age, and you may be less sure of what you used to believe.',
      touched: 'Where an ideal fades, there is room for one that you have chosen yourself.',
    },
  },
  9: {
    harmonious: {
      main: 'You can do what takes a long breath around {dates}, with Pluto in easy aspect to its own place in your birth chart.',
      other:
        'Pluto is in easy aspect to its own place in your birth chart, and you can do what takes a long breath.',
      touched: 'It is a good time to end what has been over for long.',
    },
    tense: {
      main: 'Something that you have held on to may have to change around {dates}, when Pluto is in hard aspect to its own place in your birth chart, as it is for others of your age.',
      other:
        'Pluto is in hard aspect to its own place in your birth chart, as it is for others of your age, and something that you have held on to may have to change.',
      touched: 'What you let go of by your own choice is easier to part with.',
    },
  },
};
