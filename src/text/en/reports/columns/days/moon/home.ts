import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the fourth house. */
export const moonAtHome: readonly MoonDay[] = [
  {
    opening:
      'Home has first claim on you today. With {moon}, you want to be where nobody needs an explanation of you, and whatever is unsettled at home follows you about until it gets some attention.',
    eased:
      'An hour given to your home is enough. Cooking for somebody, or putting a room to rights, does more for you now than going out would.',
    crossed:
      'Home asks for more than one day can give. Deal with one matter while you have the patience, and let the dishes, the repairs and the old discussion wait until you have eaten.',
  },
  {
    opening:
      'Family is on your mind, the one you live with or the one you come from. The Moon is in {place}, and an old feeling can rise over something quite small, such as a recipe or a turn of phrase.',
    eased:
      'The feeling is mostly a warm one. Let somebody who shares the memory know that you thought of them; it takes a minute and will be kept for years.',
    crossed:
      'What you feel is older than its occasion. If you can tell which year it belongs to, it is easier to be fair to those who are here now.',
  },
  {
    opening:
      'You would rather stay in today than go out among people. With {moon}, you are at your best in your own four walls or among people with whom you can be silent.',
    eased:
      'Keep the evening free if you possibly can. An ordinary night at home, with nothing planned, restores what the week has used up.',
    crossed:
      'The outside world calls in spite of your reluctance. Do what it asks for and not a stroke more, and you can be back before the best part of the evening is over.',
  },
  {
    opening:
      'Where you live deserves a friendly look. You notice things you have walked past for months while the Moon is in {place}: the lamp that flickers, the corner nobody uses, the person who always clears the table.',
    eased:
      'One of the things you notice can be put right today, with little effort. The others who live there will feel the difference, even if none of them can name it.',
    crossed:
      'Not everything at home can be changed at once, and some of it not by you. Begin by thanking whoever has been doing the work.',
  },
  {
    opening:
      'You are more easily moved than usual. With {moon}, you long to be looked after a little, as you once were or wished to be, and there is no shame in it.',
    eased:
      'Someone close to you is in the mood to look after you, if you let them see that you would like it. Accept the tea, the blanket and the second helping.',
    crossed:
      'Nobody may guess by themselves what you need. Ask in so many words for the one thing that would help, or look after yourself as you would after a guest.',
  },
  {
    opening:
      'A matter at home comes up between two other things while the Moon is in {place}. Questions about rooms, relatives or the way things are done touch on how much you feel you belong.',
    eased:
      'The matter can be settled in passing, while you are both busy with something else. In this mood people give way gladly, as long as nobody keeps the minutes.',
    crossed:
      'Leave the matter open overnight rather than force it. Whoever is tired hears reproach in every question, and by breakfast it is only a question again.',
  },
  {
    opening:
      'The past is closer than usual today. With {moon}, a song, a smell or an old picture brings back how things were, and you compare it with how they have become.',
    eased:
      'The comparison turns out well. You have kept more of what you loved than you were aware of, and what is gone can be missed without bitterness.',
    crossed:
      'Memory has improved the past, as it does for everybody. Others may remember it otherwise, and have their reasons.',
  },
  {
    opening:
      'You need a place to come back to, and today you notice how much depends on it. Your strength for everything outside is exactly as great as your rest within while the Moon is in {place}.',
    eased:
      'Make a point of resting, early and without a bad conscience. Tasks that looked large from the sofa tend to look ordinary after a good night.',
    crossed:
      'If there is unrest in the house, you need not be the one who cures it. Close a door for half an hour; those on the other side will manage.',
  },
];
