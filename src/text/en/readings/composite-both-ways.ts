import type { CompositeReadingCells } from '../../pair-catalogue.js';

/**
 * Before the text on a hard aspect of a planet that also has an easy one, with `{easy}`: how both are true. By the
 * planet, then by the one in hard aspect to it.
 */
export const bothWaysInTheBond: CompositeReadingCells['bothWays'] = {
  0: {
    1: 'Helped by {easy}, the Sun of this chart gets your plans under way. It doesn’t ask how tired you are, and there the Moon objects.',
    2: 'A plan of yours has a good start, as the Sun goes well with {easy}; objections come later, when Mercury looks at the wording.',
    3: 'What you undertake succeeds more often than not, since the Sun has {easy} to help it. It takes up the hours in which Venus would have liked to enjoy something.',
    4: 'The Sun and {easy} agree about the direction, and you set out in good spirits. At the first crossroads Mars speaks up.',
    5: 'The good help that the Sun has from {easy} is no illusion, and Jupiter counts on it twice over.',
    6: 'With {easy} to help the Sun, you two begin things easily. It is the finishing that Saturn slows down.',
    7: 'What the Sun shares with {easy} holds, and nobody questions it. Uranus only asks whether you have to be a pair on every day of the week.',
    8: 'With {easy} to help the Sun, most of what you plan is clear to you both. Neptune blurs the agreements that nobody put into words.',
    9: 'In most things the Sun, with {easy} to help, lets you act as one. Where one of you has to yield, Pluto turns the same strength against the other.',
  },
  1: {
    0: 'At rest you are well off, since the Moon has {easy} on its side. When something has to be achieved, rest is put off, and the Sun does the putting off.',
    2: 'The Moon feels understood by way of {easy}, and that counts. As soon as a feeling has to be explained, Mercury steps in, and the understanding stumbles over words.',
    3: 'As long as one of you is tired, the Moon knows what to do, with {easy} to guide it. It knows less well what pleases, and Venus is asked at the wrong hour.',
    4: 'Peace at home is real, and the Moon owes it to {easy}. It lasts until one of you is in a hurry, for Mars doesn’t lower its voice when the Moon is low.',
    5: 'You look after each other well, since the Moon has {easy} to help it. With Jupiter in it too, you sometimes promise more care than anyone can keep up.',
    6: 'The warmth that the Moon has from {easy} is there all along. It steps aside when a duty calls, because Saturn would have it earned first.',
    7: 'While you are in one room, the Moon and {easy} make it easy. The unrest that Uranus brings is about coming and going: how near, how often and for how long.',
    8: 'What you show each other is well received, as the Moon is on good terms with {easy}. Neptune has to do with what you only hope for, and leave to be guessed.',
    9: 'On calm days the Moon, in accord with {easy}, makes you kind to each other. The fear of losing the other is what wakes Pluto, and then kindness isn’t believed at once.',
  },
  2: {
    0: 'You talk well together, thanks to Mercury and {easy}, as long as little hangs on it. When the Sun has set its heart on something, a question sounds like a refusal.',
    1: 'In matters of fact Mercury and {easy} make talk a pleasure here. When one of you is upset, the same good reasons come too early, and the Moon is left alone with them.',
    3: 'Mercury and {easy} find words for almost anything. For taste there are few, and there Venus feels what Mercury would like to discuss.',
    4: 'At a quiet pace Mercury and {easy} give you good talk. Speed spoils it: when Mars answers first, the same wit has an edge.',
    5: 'The thinking is sound as far as Mercury and {easy} do it. Jupiter then adds a conclusion that nobody has checked, and you argue about that.',
    6: 'In good company Mercury and {easy} keep your talk going. When something is at stake Saturn makes you careful, and each of you weighs every word.',
    7: 'Mercury and {easy} bring you good conversations. That few of them come to an end is the doing of Uranus, which has had another idea.',
    8: 'What Mercury and {easy} have settled is settled. Left over are the things that neither of you likes to say, and about those Neptune lets each believe something else.',
    9: 'On most subjects Mercury and {easy} let you talk freely. There are one or two that Pluto guards, and there the same curiosity feels like a search.',
  },
  3: {
    0: 'Venus has {easy} on its side, so there is affection enough. What it lacks is time, when the Sun has plans for the day.',
    1: 'That you are fond of each other nobody doubts, with Venus and {easy} in accord. In a low hour the Moon wants something plainer than Venus has ready.',
    2: 'Venus and {easy} see to it that you like the same evenings. Put into words, the liking turns into an opinion, and Mercury has another.',
    4: 'As a rule you are good to each other, for Venus goes well with {easy}. Impatience keeps other hours, and Mars doesn’t wait until Venus is in the mood.',
    5: 'There is affection enough, with Venus and {easy} in accord. Jupiter takes it too far, by a present or a promise too many.',
    6: 'Venus and {easy} have made you fond of each other, and it doesn’t wear off. What Saturn delays is the showing of it.',
    7: 'When nothing is asked, Venus and {easy} keep you fond of each other. When fondness turns into a habit, Uranus steps back from it.',
    8: 'A good part of your liking rests on what Venus and {easy} really find in each of you. Another part rests on hopes, and those Neptune disappoints.',
    9: 'On most days Venus and {easy} let you give without counting. On the others Pluto has you ask what it was worth, and who owes whom.',
  },
  4: {
    0: 'At work you are strong together, as Mars has {easy} to help it. Before the work there is the question whose plan it is, and over that Mars meets the Sun.',
    1: 'The drive that Mars shares with {easy} serves you well out in the world. At home the same drive is too loud for a tired Moon.',
    2: 'In deeds Mars and {easy} make you a team. On the way there, in the talking, Mars and Mercury trip each other up.',
    3: 'Mars and {easy} get things done for you, and gladly. Venus misses the asking: the thing was well done, and nobody had quite wished for it.',
    5: 'With {easy} to help, Mars knows how much can be done. Jupiter knows no such limit, and you take on more.',
    6: 'Once you are moving, Mars and {easy} keep you moving. The strain comes at the start, where Saturn has one more doubt.',
    7: 'What you have both chosen Mars and {easy} carry out. To be told is what Uranus can’t bear, and then the strength goes into getting free.',
    8: 'Where the aim is clear, Mars and {easy} reach it. Where it isn’t, Neptune lets the effort run into the sand, and the anger with it.',
    9: 'Against something outside, Mars and {easy} make you hard to stop. With nothing outside to push, Mars tries its strength on Pluto, which gives no ground.',
  },
  5: {
    0: 'Jupiter and {easy} give you good faith in each other, and with reason. It also makes the Sun’s plans look easier than they are.',
    1: 'You hope with good reason where Jupiter has {easy} beside it. At a sad moment the same hope is too large, and the Moon would have been content with less.',
    2: 'With {easy} to help, Jupiter sees far and is mostly right. Mercury asks about the figures in between, and doesn’t get them.',
    3: 'Good will never runs out here, as Jupiter has it from {easy} too. The means run out, when Venus wants it to be seen each time.',
    4: 'Jupiter and {easy} give you confidence that has been earned. Mars takes it as a dare, and you try more than you had meant to.',
    6: 'Hope has {easy} on its side in this chart. Saturn isn’t against it; it asks who pays, and it asks at the wrong moment.',
    7: 'In what you know well, Jupiter and {easy} bring you on. A sudden new chance, such as Uranus holds out, is what makes you drop a better one.',
    8: 'Jupiter and {easy} give you a trust that holds in daily life. Neptune draws it on to what can’t be tried out, and there it is let down.',
    9: 'About most things Jupiter and {easy} make you generous. Over a conviction, where Pluto stands, neither of you gives away an inch.',
  },
  6: {
    0: 'What you have built, Saturn and {easy} hold up. What you would like to begin has to wait, because the same Saturn looks twice at any plan of the Sun’s.',
    1: 'Saturn and {easy} make you reliable, which comforts you both over the years. On a given evening the Moon would sooner have a kind word.',
    2: 'Your agreements are good ones, thanks to Saturn and {easy}. While they are still being made, Saturn makes Mercury nervous.',
    3: 'In all that has to be done, Saturn and {easy} join you firmly. Affection isn’t a task, and Saturn treats Venus as if it were.',
    4: 'Saturn and {easy} give you staying power. They don’t give a quick start, and Mars feels that every time.',
    5: 'Saturn, kept in good humor by {easy}, is a help to you. Only where Jupiter would risk something does it turn into a no.',
    7: 'The order that Saturn and {easy} have made suits you on most days. On some it is too tight, and Uranus breaks a rule to see whether it was needed.',
    8: 'You can count on what Saturn and {easy} have fixed. What Neptune leaves open can’t be counted on, and Saturn blames the fog on whoever stands nearest.',
    9: 'Hard work goes well between you, with Saturn and {easy} behind it. Hardness is the trouble, when Saturn and Pluto turn it on each other.',
  },
};

/** The same for the planet at the apex of a T-square or a yod. */
export const bothWaysOfApexes: CompositeReadingCells['bothWaysOfApex'] = {
  0: 'The Sun has a friend in {easy} all the same, so what you aim at is seldom lost by this; it takes the long way around.',
  1: 'Outside such moments the Moon has {easy} to rest with, and then you are as much at ease as any pair.',
  2: 'As long as the subject is another, Mercury and {easy} keep your talk as good as before.',
  3: 'The fondness that Venus has from {easy} is there throughout, and it is what you come back to afterward.',
  4: 'Where {easy} gives it something to do, the same Mars works for you, so a task is a better cure than an argument.',
  5: 'The trust that Jupiter and {easy} give you was not mistaken. It holds for what is near, and is strained by what is large.',
  6: 'Saturn has {easy} to lean on too, and what you two have promised each other stands through all of this.',
};
