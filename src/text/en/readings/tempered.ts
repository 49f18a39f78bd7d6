import type { NatalReadingCells } from '../../reading-catalogue.js';

type Tempered = NatalReadingCells['tempered'];

/** What a body does, after its name, where a planet beside it or at odds with it pulls the other way than its sign. */
export const tempered: Tempered = {
  qualified: {
    0: {
      5: 'is modest about itself and, with Jupiter {where}, lavish with its plans',
      6: 'is eager to begin and, with Saturn {where}, slow to commit itself',
      7: 'keeps faith for years and, with Uranus {where}, may leave overnight',
      8: 'is exact about a task and, with Neptune {where}, vague about itself',
      9: 'has an easy manner and, with Pluto {where}, a strong will underneath it',
    },
    1: {
      5: 'makes do with little and, with Jupiter {where}, gives without measure once it is touched',
      6: 'feels at once and, with Saturn {where}, says so late',
      7: 'holds on to what is familiar and, with Uranus {where}, now and then needs a sudden change',
      8: 'keeps its own feelings in order and, with Neptune {where}, lets in other people’s',
      9: 'takes most things lightly and, with Pluto {where}, a few with all its strength',
    },
    2: {
      5: 'counts with care and, with Jupiter {where}, rounds up',
      6: 'thinks fast and, with Saturn {where}, checks before it speaks',
      7: 'goes step by step and, with Uranus {where}, has its best ideas in a flash',
      8: 'is exact about details and, with Neptune {where}, guesses the whole',
      9: 'plays with most ideas and, with Pluto {where}, digs into a few',
    },
    3: {
      5: 'is slow to let anyone in and, with Jupiter {where}, generous to those it has chosen',
      6: 'likes at once and, with Saturn {where}, is slow to promise',
      7: 'keeps what it loves and, with Uranus {where}, wants to be free in doing so',
      8: 'chooses with care and, with Neptune {where}, overlooks a good deal afterward',
      9: 'is charming to many and, with Pluto {where}, wants the whole of one',
    },
    4: {
      5: 'works in measured steps and, with Jupiter {where}, toward a good deal more than the days will hold',
      6: 'wants to start at a run and, with Saturn {where}, looks first',
      7: 'works slowly and, with Uranus {where}, can finish in a day',
      8: 'works by method and, with Neptune {where}, best for what it believes in',
      9: 'opposes people with good humor and, with Pluto {where}, gives no ground where it matters',
    },
  },
  deserved: {
    0: 'wants applause and, with Saturn {where}, wants to have deserved it',
    1: 'longs to be made much of and, with Saturn {where}, is shy of the compliment',
    2: 'likes an audience and, with Saturn {where}, rehearses what it says',
    3: 'loves on a grand scale and, with Saturn {where}, declares itself late',
    4: 'wants to win in style and, with Saturn {where}, counts the cost first',
  },
  hastened: {
    0: 'is long in making up its mind and, with Mars {where}, quick once that is done',
    1: 'is slow to stir and, with Mars {where}, hot when it does',
    2: 'thinks with care and, with Mars {where}, is quick with the word',
    3: 'chooses slowly and, with Mars {where}, can’t wait once it has chosen',
  },
  roused: {
    0: 'gives way over most things and, with Mars {where}, fights over a few',
    1: 'wants peace and, with Mars {where}, is hotter than it seems',
    2: 'looks for the considerate word and, with Mars {where}, has a sharper one ready',
    3: 'would like everyone to be content and, with Mars {where}, goes after what it wants',
  },
  freed: {
    0: 'obliges other people and, with Uranus {where}, at some point goes its own way all the same',
    1: 'wants everyone at peace and, with Uranus {where}, can’t stay where nothing moves',
    2: 'weighs both sides and, with Uranus {where}, finds a third',
    3: 'wants a bond and, with Uranus {where}, wants to be free in it',
    4: 'gives way for the sake of peace and, with Uranus {where}, all at once no longer',
  },
};
