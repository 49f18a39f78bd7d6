import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the fifth house. */
export const moonInPleasure: readonly MoonDay[] = [
  {
    opening:
      'Pleasure has a good claim on the day. With {moon}, you want to enjoy something for its own sake, and duties that cannot explain themselves get only the hours that are left over.',
    eased:
      'Let pleasure have its way where you can. What you do for fun today is likely to succeed precisely because nobody asked for it.',
    crossed:
      'Pleasure has to fit in between other things today. Half an hour that nobody can interrupt is worth more than a free evening with the telephone on.',
  },
  {
    opening:
      'Affection wants to be shown today. The Moon is in {place}, feelings lie near the surface, and a look or a small attention from somebody you like can make up for a dull hour.',
    eased:
      'Be the first to show affection. Praise that names a detail, or an invitation without an occasion, will be received as gladly as it is meant.',
    crossed:
      'You may wait for a sign and miss the one that is given, because it looks different from what you had in mind. You could also simply ask.',
  },
  {
    opening:
      'Being noticed would please you, and there is nothing wrong with that. With {moon}, you tell a story better than usual and mind more than usual whether anybody laughs.',
    eased:
      'There may be laughter, and more than that. Show what you can do, in whatever company you feel sure of, and enjoy the moment for as long as it lasts.',
    crossed:
      'If the applause is thin today, it says little about the performance. People are busy with themselves, and the one who was listening may tell you so later.',
  },
  {
    opening:
      'There is something playful about the day. The Moon is in {place}, and ideas come while you are fooling around; you get on best with children, with animals and with anyone who has not forgotten how to be silly.',
    eased:
      'Go along with the fun. A problem that has resisted serious effort may give in to half an hour of treating it as a game.',
    crossed:
      'Not everyone is in the mood for jokes, and one of yours may land badly. Play with those who play, and be brief and kind with the others.',
  },
  {
    opening:
      'Something you love doing has waited long enough. With {moon}, the wish to make something of your own, with your hands, your voice or your words, is stronger than the doubt whether it will be any good.',
    eased:
      'So you may as well start. Keep what comes of it to yourself for the present, and it can still turn into anything.',
    crossed:
      'Doubt gets louder when somebody looks over your shoulder. Work where you are not watched, and leave the judging to another day.',
  },
  {
    opening:
      'Romance, or the memory of it, colors the day. You are easily charmed and rather charming while the Moon is in {place}, and a familiar person can look new to you for the length of a sentence.',
    eased:
      'Tell the person so while the charm lasts. Long affection lives on such moments, and new affection begins with one of them.',
    crossed:
      'Being charmed is pleasant, and it is not the same as knowing. Let the other person do some of the courting, and notice whether they enjoy it.',
  },
  {
    opening:
      'The day has room for something frivolous. With {moon}, you are less interested in what is useful than in what shines, tastes good or makes you laugh, and your eye for it is excellent.',
    eased:
      'Spend an hour on your pleasure. You may return to what is useful with more good will than a stern day would leave you.',
    crossed:
      'A good time can become hard work when it has to make up for everything else. Take the modest version; there will be another occasion for the grand one.',
  },
  {
    opening:
      'What makes you glad? You can tell quite reliably, while the Moon is in {place}, what you enjoy from what you only do because others enjoy it.',
    eased:
      'Do more of what you enjoy yourself. Friends and family get used to it quickly, and somebody may confess that they never liked the other thing either.',
    crossed:
      'If you are asked to something you do not enjoy, you can decline the occasion and still see one of the people at another time.',
  },
];
