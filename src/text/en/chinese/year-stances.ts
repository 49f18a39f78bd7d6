import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What a year, by its stem, means to an animal, by how the two animals stand to each other. */
export const yearStances: ChineseCatalogue['yearStances'] = {
  0: {
    own: 'The year favors large beginnings, and for you a single one, well begun, is enough.',
    offended:
      'Others begin large things now; yours can be small ones, and are the better for being finished.',
    friendly: 'The year favors large beginnings, and you can afford one.',
    even: [
      'The year favors large beginnings, and whether you make one is left to you.',
      'Large beginnings are in favor this year, and nobody expects one of you.',
      'Others begin large things this year. You may join them, or go on with what you have.',
    ],
  },
  1: {
    own: 'The year lives by contacts, and this time people come to you; two or three of them are worth real attention.',
    offended: 'The year lives by contacts, so an introduction gets you further than insisting would.',
    friendly: 'The year lives by contacts, and you are someone whom people like to introduce.',
    even: [
      'The year lives by contacts, and it does no harm to make a few.',
      'Contacts count this year, and you can choose which of them to keep up.',
      'Much comes by way of other people this year, and you need not look for it.',
    ],
  },
  2: {
    own: 'Everything is easily seen this year, and you most of all, so what you show should be ready.',
    offended:
      'Everything is easily seen this year, mistakes included; to announce only what is done saves you some trouble.',
    friendly: 'Everything is easily seen this year, and what you show meets a warm audience.',
    even: [
      'Everything is easily seen this year. You may step forward or not, as you like.',
      'What people do is noticed this year, yours as much as anyone’s and no more.',
      'It is a year for showing things. Yours can be shown when they are ready.',
    ],
  },
  3: {
    own: 'The year prefers small circles, which suits you now: to be known by few people, and by the right ones, is enough.',
    offended:
      'The year prefers small circles, and among people who know you well there is little to rub against.',
    friendly: 'The year prefers small circles, and you are welcome in more than one.',
    even: [
      'The year prefers small circles and patient work, and nothing keeps you from either.',
      'Small circles and patient work do well this year, and you can take your pick of both.',
      'Few people and one subject are enough this year, and which they are is your own affair.',
    ],
  },
  4: {
    own: 'The year rewards holding on to what you have, and so does your place in it.',
    offended:
      'The year is a slow one, which softens the jolts; there is time to think before you give way or refuse.',
    friendly: 'The year is slow and builds to last, and others help you with the building.',
    even: [
      'The year rewards those who stay where they are, though it neither holds you nor sends you away.',
      'Lasting things do well this year. Nobody asks you to defend yours, and you can build on at your own pace.',
      'The year moves slowly, and a change of yours may be made early in it or late.',
    ],
  },
  5: {
    own: 'The year favors plain, careful work, which is a comfort when so many are looking.',
    offended:
      'What goes wrong this year can be mended by plain means, since care and repairs are what it is good at.',
    friendly: 'The year favors care and repairs, and somebody will lend you a hand with them.',
    even: [
      'The year favors looking after what is there, and that can include yourself.',
      'Care and repairs do well this year, and you can begin with whatever is nearest.',
      'Plain work is in favor this year, and how much of it you take on is for you to say.',
    ],
  },
  6: {
    own: 'Decisions are made quickly this year; as the one in view you do better with few of them, made slowly.',
    offended: 'Hard decisions are made this year, and they hurt less when you make them before others do.',
    friendly: 'Hard decisions are made this year, and you need not make yours alone.',
    even: [
      'Hard decisions are made this year, few of them about you, so you have time to consider your own.',
      'Much is decided this year. You can look on for a while before you add a decision of your own.',
      'The year likes clean endings, and leaves it to you whether anything of yours should end.',
    ],
  },
  7: {
    own: 'Precision pays this year and you are looked at closely, so one thing well finished is worth more than three begun.',
    offended:
      'The year is exact about details, and papers in good order spare you a good part of its friction.',
    friendly: 'The year rewards fine work, and people who can judge it are on your side.',
    even: [
      'The year rewards fine work, whoever does it.',
      'Exact work is asked for this year, and you may do as much of it as pleases you.',
      'The year looks closely at quality, and at yours no more closely than at that of others.',
    ],
  },
  8: {
    own: 'Much is in motion this year, and you are free to let others do most of the moving.',
    offended:
      'Much is in motion this year, and being ready to move makes it easier for you than standing firm.',
    friendly: 'Much is in motion this year, and most of it goes your way.',
    even: [
      'Much is in motion this year, and you can go along where it suits you.',
      'People and plans move about this year, and you are free to stay or to travel with them.',
      'There is a good deal of coming and going this year, and little of it needs an answer from you.',
    ],
  },
  9: {
    own: 'The year works by quiet influence, so that with all eyes on you it is enough to say little.',
    offended:
      'Things are said softly this year and easily misheard; asking what was meant spares you some hurt.',
    friendly: 'The year works by quiet influence, and a word from you goes far.',
    even: [
      'The year works by quiet influence, and leaves you to your own ways.',
      'It is a quiet year, in which hints do more than orders, and you may give or take them as you like.',
      'Things soak in slowly this year, and nobody hurries you to take a side.',
    ],
  },
};
