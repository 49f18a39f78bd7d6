import type { NatalReadingCells } from '../../reading-catalogue.js';

type Tempered = NatalReadingCells['tempered'];

/**
 * What a body does, after its name, where a planet in conjunction, square or opposition to it works against its sign.
 */
export const tempered: Tempered = {
  qualified: {
    0: {
      5: 'is modest about itself but, with Jupiter {where}, lavish with its plans',
      6: 'is eager to begin but, with Saturn {where}, slow to commit itself',
      7: 'keeps faith for years but, with Uranus {where}, may leave overnight',
      8: 'is exact about a task but, with Neptune {where}, vague about itself',
      9: 'is easygoing but, with Pluto {where}, strong-willed when a matter is serious',
    },
    1: {
      5: 'makes do with little but, with Jupiter {where}, gives without measure once it is touched',
      6: 'feels at once but, with Saturn {where}, says so late',
      7: 'holds on to what is familiar but, with Uranus {where}, now and then needs a sudden change',
      8: 'keeps its own feelings in order but, with Neptune {where}, lets in other people’s',
      9: 'takes most things lightly but, with Pluto {where}, a few with all its strength',
    },
    2: {
      5: 'counts with care but, with Jupiter {where}, rounds up',
      6: 'thinks fast but, with Saturn {where}, checks before it speaks',
      7: 'goes step by step but, with Uranus {where}, has its best ideas in a flash',
      8: 'is exact about details but, with Neptune {where}, guesses the whole',
      9: 'takes up many questions but, with Pluto {where}, digs into a few',
    },
    3: {
      5: 'is slow to let anyone in and, with Jupiter {where}, generous to those it has chosen',
      6: 'likes at once but, with Saturn {where}, is slow to promise',
      7: 'keeps what it loves and, with Uranus {where}, wants to be free in doing so',
      8: 'chooses with care but, with Neptune {where}, overlooks a good deal afterward',
      9: 'is charming to many but, with Pluto {where}, wants the whole of one',
    },
    4: {
      5: 'works in measured steps and, with Jupiter {where}, toward a good deal more than the days will hold',
      6: 'wants to start at a run but, with Saturn {where}, looks first',
      7: 'works slowly but, with Uranus {where}, can finish in a day',
      8: 'works by method and, with Neptune {where}, best for what it believes in',
      9: 'opposes people with good humor but, with Pluto {where}, gives no ground where it matters',
    },
  },
  deserved: {
    0: 'wants applause and, with Saturn {where}, wants to have deserved it',
    1: 'longs to be made much of but, with Saturn {where}, is shy of the compliment',
    2: 'likes an audience but, with Saturn {where}, rehearses what it says',
    3: 'loves on a grand scale but, with Saturn {where}, declares itself late',
    4: 'wants to win in style but, with Saturn {where}, counts the cost first',
  },
  hastened: {
    0: 'is long in making up its mind but, with Mars {where}, quick once that is done',
    1: 'is slow to stir but, with Mars {where}, hot when it does',
    2: 'thinks with care but, with Mars {where}, is quick with the word',
    3: 'chooses slowly but, with Mars {where}, can’t wait once it has chosen',
  },
  roused: {
    0: 'gives way over most things but, with Mars {where}, fights over a few',
    1: 'wants peace but, with Mars {where}, is hotter than it seems',
    2: 'looks for the considerate word but, with Mars {where}, has a sharper one ready',
    3: 'would like everyone to be content but, with Mars {where}, goes after what it wants',
    4: 'would rather not fight but, with the Sun {where}, does so over an aim of its own',
  },
  freed: {
    0: 'obliges other people but, with Uranus {where}, at some point goes its own way',
    1: 'wants everyone at peace but, with Uranus {where}, can’t stay where nothing moves',
    2: 'weighs both sides but, with Uranus {where}, finds a third',
    3: 'wants a bond but, with Uranus {where}, wants to be free in it',
    4: 'gives way for the sake of peace but, with Uranus {where}, may refuse all at once',
  },
};
