import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Three planets and more in one house of the bond. */
export const crowdedInTheBond: CompositeReadingCells['crowded'] = {
  1: 'With {planets} in the first house together, this bond makes itself felt. The two of you begin things, are noticed, and are taken for more alike than you are. What each wants apart from the other has to be kept up on purpose.',
  2: 'With {planets} in the second house, money and possessions are a main subject here, and so is what each of you is worth to the other. What belongs to you both is well looked after. Say early who brings what, and what belongs to whom.',
  3: 'On ordinary days this is a bond of talk, errands and short trips, with {planets} in the third house. You tell each other most things on the day they happen. What is serious should be announced as such, or it goes by with the rest.',
  4: 'With {planets} all in the fourth house, much of this bond takes place out of other people’s sight, around a home, a family or a common past. It gives you both somewhere to belong. Guests may find it hard to come in.',
  5: 'With {planets} in the fifth house, enjoyment is a serious matter between you: a game, a song, something that you make. You are livelier together than apart. It is the dull days that have to be learned.',
  6: 'Work and daily habits are the center of this bond, with {planets} in the sixth house. You are good at getting things done side by side. Time without a task has to be agreed on, or it doesn’t come.',
  7: 'With {planets} in the seventh house, you two are always aware of being two. You compare, consult and measure yourselves against each other. Agreements are your strength, and some things each of you can decide alone.',
  8: 'With {planets} in the eighth house, trust is what this bond is about: what is shared, owed, confided and kept from others. Little of it stays on the surface. Something light now and then does you both good.',
  9: 'With {planets} together in the ninth house, this bond wants to go somewhere: abroad, into a subject, after a conviction. You are at your best where both are learning. In an ordinary week a book or a talk about far places does you good.',
  10: 'With {planets} in the tenth house, the two of you work at something that others can see. You are known for what you do, and care about it. What you do when nobody is looking may come short.',
  11: 'With {planets} in the eleventh house, this is a bond among friends and for a common hope. A circle forms around you easily. To be alone together has to be arranged.',
  12: 'Much of this bond goes on unseen, with {planets} in the twelfth house. You understand each other’s quiet, and may not say what you need. To be left alone together, without anyone’s questions, does you good.',
};

/** The same where so many are in one house that the opening names them. */
export const leadingCrowdOfTheBond: CompositeReadingCells['leadingCrowd'] = {
  1: 'A crowd stands in the first house, {planets}, so the bond itself is the strongest thing in this chart, and anyone can see it.',
  2: 'A crowd stands in the second house, {planets}, so a great deal turns on what you own and what you are worth to each other.',
  3: 'Much of this chart, {planets}, is gathered in the third house, and most of what happens here happens in conversation.',
  4: 'The weight of this chart is at home, out of other people’s sight, with {planets} in the fourth house.',
  5: 'Play and pleasure are what this bond chiefly lives on, as {planets} gather in the fifth house.',
  6: 'Work and the daily round are where you two chiefly meet, as {planets} gather in the sixth house.',
  7: 'Much of this chart, {planets}, is gathered in the seventh house, and its main question is how two people stay even.',
  8: 'The weight of this chart lies in trust, and in what the two of you owe each other, as {planets} gather in the eighth house.',
  9: 'Most of this chart, {planets}, is gathered in the ninth house and faces outward, toward travel, study and belief.',
  10: 'Most of this chart, {planets}, is gathered in the tenth house and has to do with what you two achieve before others.',
  11: 'The weight of this chart is among friends and in a common hope, as {planets} gather in the eleventh house.',
  12: 'A crowd stands in the twelfth house, {planets}, so the larger part of what you share goes on where nobody sees it.',
};

/** How the two talk, show affection and act: Mercury, Venus and Mars in `{sign}`, by its element. */
export const waysOfTheBond: CompositeReadingCells['ways'] = {
  2: {
    fire: 'With Mercury in {sign} you two talk fast and with conviction, and settle a thing while other people are still explaining it. You encourage each other’s ideas. A second look is what you need, since neither of you is likely to ask for it.',
    earth:
      'Mercury in {sign} keeps your talk to what can be used: who does what, by when, with which means. You can rely on what was agreed between you. An idea that has no use yet deserves a hearing as well.',
    air: 'Mercury in {sign} makes conversation the easiest thing between you. You ask, compare and change your minds without offense. It is easier for you both to say what you think than what you would like.',
    water:
      'With Mercury in {sign} you understand tones and hints as well as words, and remember how a thing was said. So much is guessed, and mostly rightly, that the rest is never asked, and should be.',
  },
  3: {
    fire: 'With Venus in {sign} you show that you like each other: by praise, by laughter, by doing something that was not planned. Coolness hurts you more than a quarrel does. Quiet kindness counts as well, and is easily overlooked here.',
    earth:
      'Venus in {sign} makes your affection a practical one. It shows in meals, in repairs, in being there at the hour that was agreed, and it lasts. Compliments are rarer between you, and each of you may be waiting for one.',
    air: 'With Venus in {sign} you enjoy each other most in talk, among friends and over whatever is new. You leave each other room and are seldom heavy about it. Tenderness without a word has to be risked now and then, and is welcome.',
    water:
      'With Venus in {sign} you feel a great deal for each other, show it by loyalty and by care, and remember what the other likes. It is a liking that goes deep and wants to be returned in full. A slight is remembered too, so it is better named on the day.',
  },
  4: {
    fire: 'What you decide together is begun at once, with Mars in {sign}. Anger comes up just as fast and is soon over. The end of a long task is where you need patience, from each other or from somebody else.',
    earth:
      'With Mars in {sign} you work steadily side by side and finish what you begin. It takes much to make you angry, and once you are it takes long to move either of you. You get on best when each may keep a method of their own.',
    air: 'Mars in {sign} makes you act after talking, and argue with some pleasure. You fight with words sooner than with silence, and enjoy a plan almost as much as what comes of it.',
    water:
      'With Mars in {sign} you act when you feel something, above all for somebody you care for. What annoys you is hardly said, and shows in a tone or a silence. It is easier to deal with while it is small.',
  },
};

export const stancesOfWaysOfTheBond: CompositeReadingCells['stances']['ways'] = {
  2: {
    fire: ['swift', 'backed', 'unchecked'],
    earth: ['understood', 'kept'],
    air: ['spoken', 'understood'],
    water: ['understood', 'keeping'],
  },
  3: {
    fire: ['cherished', 'praised'],
    earth: ['cherished', 'praised'],
    air: ['cherished', 'free', 'light'],
    water: ['cherished', 'keeping'],
  },
  4: {
    fire: ['swift', 'forgiving', 'loud'],
    earth: ['kept', 'keeping'],
    air: ['loud'],
    water: ['unspoken', 'muffled'],
  },
};
