import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What the year’s own bent comes to for an animal that stands to it in one of four ways; by the stem of the year. */
export const yearStances: ChineseCatalogue['yearStances'] = {
  0: {
    own: 'The year favors large beginnings, and for you a single one, well begun, is enough.',
    offended:
      'Others begin large things now; yours can be small ones, and are the better for being finished.',
    friendly: 'The year favors large beginnings, and you can afford one.',
    even: 'The year favors large beginnings, and whether you make one is left to you.',
  },
  1: {
    own: 'The year lives by contacts, and this time people come to you; two or three of them are worth real attention.',
    offended: 'The year lives by contacts, so an introduction gets you further than insisting would.',
    friendly: 'The year lives by contacts, and you are someone whom people like to introduce.',
    even: 'The year lives by contacts, and it does no harm to make a few.',
  },
  2: {
    own: 'Everything is easily seen this year, and you most of all, so what you show should be ready.',
    offended:
      'Everything is easily seen this year, mistakes included; to announce only what is done saves you some trouble.',
    friendly: 'Everything is easily seen this year, and what you show meets a warm audience.',
    even: 'Everything is easily seen this year. You may step forward or not, as you like.',
  },
  3: {
    own: 'The year prefers small circles, which suits you now: to be known by few people, and by the right ones, is enough.',
    offended:
      'The year prefers small circles, and among people who know you well there is little to rub against.',
    friendly: 'The year prefers small circles, and you are welcome in more than one.',
    even: 'The year prefers small circles and patient work, and nothing keeps you from either.',
  },
  4: {
    own: 'The year rewards holding on to what you have, and so does your place in it.',
    offended:
      'The year is a slow one, which softens the jolts; there is time to think before you give way or refuse.',
    friendly: 'The year is slow and builds to last, and others help you with the building.',
    even: 'The year rewards those who stay where they are, though it neither holds you nor sends you away.',
  },
  5: {
    own: 'The year favors plain, careful work, which is a comfort when so many are looking.',
    offended:
      'What goes wrong this year can be mended by plain means, since care and repairs are what it is good at.',
    friendly: 'The year favors care and repairs, and somebody will lend you a hand with them.',
    even: 'The year favors looking after what is there, and that can include yourself.',
  },
  6: {
    own: 'Decisions are made quickly this year; as the one in view you do better with few of them, made slowly.',
    offended: 'Hard decisions are made this year, and they hurt less when you make them before others do.',
    friendly: 'Hard decisions are made this year, and you need not make yours alone.',
    even: 'Hard decisions are made this year, few of them about you, so you have time to consider your own.',
  },
  7: {
    own: 'Precision pays this year and you are looked at closely, so one thing well finished is worth more than three begun.',
    offended:
      'The year is exact about details, and papers in good order spare you a good part of its friction.',
    friendly: 'The year rewards fine work, and people who can judge it are on your side.',
    even: 'The year rewards fine work, whoever does it.',
  },
  8: {
    own: 'Much is in motion this year, and you are free to let others do most of the moving.',
    offended:
      'Much is in motion this year, and being ready to move makes it easier for you than standing firm.',
    friendly: 'Much is in motion this year, and most of it goes your way.',
    even: 'Much is in motion this year, and you can go along where it suits you.',
  },
  9: {
    own: 'The year works by quiet influence, so that with all eyes on you it is enough to say little.',
    offended:
      'Things are said softly this year and easily misheard; asking what was meant spares you some hurt.',
    friendly: 'The year works by quiet influence, and a word from you goes far.',
    even: 'The year works by quiet influence, and leaves you to your own ways.',
  },
};
