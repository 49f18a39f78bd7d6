import type { CompositeReadingCells } from '../../pair-catalogue.js';

/**
 * Patterns of planets: a sentence of the opening, and the text of the section. `{A}` and `{b}` are the ends of a
 * T-square’s opposition, or the two planets of a yod that are in sextile; `{planets}` are all that are in a pattern,
 * `{apex}` is the one at its apex, and `{others}` are the rest.
 */
export const figuresOfTheBond: CompositeReadingCells['figures'] = {
  titles: {
    tSquare: 'A T-square that points at {apex}',
    grandCross: 'A grand cross: {planets}',
    grandTrine: 'A grand trine: {planets}',
    kite: 'A kite that points at {apex}',
    yod: 'A yod that points at {apex}',
    rectangle: 'A rectangle: {planets}',
  },
  tSquare: {
    0: {
      line: '{A} and {b} stand opposed and both press on the Sun, and you two are asked again and again what this bond is for.',
      text: 'Three planets make a T-square here, the figure of strain, and it points at the Sun: {a} and {b} stand opposed, and both press on what the two of you are. You may be asked to declare yourselves more often than other pairs, by each other or by what happens. It is tiring, and it makes a bond that knows its own mind. When both sides press at once, decide first what you want, and only then whom it will please.',
    },
    1: {
      line: '{A} and {b} stand opposed and both press on the Moon, and it is at home, in moods and in rest, that you two feel it.',
      text: 'In the T-square of this chart {a} and {b} stand opposed, and the Moon has to take it from both. Whatever goes wrong elsewhere is felt in the mood of the house, where one of you grows quiet and the other asks why. You become very good at reading each other this way. When everything presses at once, see to the mood first and to the matter afterward.',
    },
    2: {
      line: '{A} and {b} stand opposed and both press on Mercury, and whatever troubles you two comes out as talk.',
      text: 'A T-square of three planets has its point in Mercury: {a} and {b} stand opposed, and the strain between them is settled, or not settled, in words. You two talk more about difficulties than other pairs do, and know each other’s arguments by heart. Much is cleared up in that way. Where the third round has brought nothing new, a letter or a walk does more than a fourth.',
    },
    3: {
      line: '{A} and {b} stand opposed and both press on Venus, and it is on your liking for each other that the strain comes down.',
      text: '{A} and {b} stand opposed in this chart, and the T-square that they make points at Venus, so affection has to bear what it did not cause. A quarrel about work or money ends with the question whether you still like each other. You do, and you have practice in finding it out. It helps to say it before the quarrel, and to leave it out of the argument.',
    },
    4: {
      line: '{A} and {b} stand opposed and both press on Mars, and there is more fight in this bond than either of you brought to it.',
      text: 'The T-square of this chart comes to its point in Mars: {a} and {b} stand opposed, and what cannot be settled between them turns into action or into temper. You two can move a mountain when you are angry at it. When no mountain is at hand you have each other. Something strenuous that has nothing to do with the quarrel, once a week, is worth more here than good intentions.',
    },
    5: {
      line: '{A} and {b} stand opposed and both press on Jupiter, and the way out that you two like best is to plan something larger.',
      text: 'With {a} opposed to {b} and both square to Jupiter, three planets make a T-square whose point is hope. When things are difficult you two enlarge them: a bigger plan, a longer journey, a general principle. It has often carried you over. It also puts off the small thing that would have settled the matter, so that is worth doing first, before the map comes out.',
    },
    6: {
      line: '{A} and {b} stand opposed and both press on Saturn, and what you two disagree about ends as a matter of duty.',
      text: 'Saturn stands at the point of a T-square here, with {a} and {b} opposed and both leaning on it. Most of the strain between you two turns into rules, shares and who has done what. You are reliable under pressure, which other people notice, and you may be hard on each other in keeping the account. Strike out one old entry, together, whenever you have got through something.',
    },
    7: {
      line: '{A} and {b} stand opposed and both press on Uranus, and when it gets tight one of you two breaks out.',
      text: 'A T-square in this chart points at Uranus: {a} and {b} stand opposed, and when the strain is too much something is overturned, a plan, a habit, an evening. The change is often a good one and nearly always sudden. What it needs is a word beforehand. If each of you may say “I need a change” without having to prove it, less has to be broken for the sake of it.',
    },
    8: {
      line: '{A} and {b} stand opposed and both press on Neptune, and where it gets hard you two begin to hope or to look away.',
      text: '{A} and {b} stand opposed, and the T-square that they make comes to its point in Neptune. What can’t be solved between you two is wished away, forgiven too early, or carried into music, faith or some good work. There is real mercy in this, and now and then a bill that nobody opened. Name one thing a month that you have both avoided. It is mostly smaller than it looked.',
    },
    9: {
      line: '{A} and {b} stand opposed and both press on Pluto, and what begins as a disagreement goes to the root of things.',
      text: 'Pluto is at the point of a T-square in this chart, with {a} and {b} opposed and both pressing on it. Small conflicts don’t stay small between you two, because each of them touches the question of power. You can change each other in this way for the better, and few things frighten you afterward. Decide in calm hours which matters are not to be fought over at all.',
    },
  },
  grandTrine: {
    fire: {
      line: 'A grand trine in fire joins {planets}, and courage and good spirits go around between you two without being stirred.',
      text: 'In this chart {planets} form a grand trine in fire, and enthusiasm feeds itself: what one of you would like to try, the other already believes in. People around you are swept along. Such a gift asks for nothing, which is its weakness, since a fire that nobody has to tend goes out unnoticed. Choose one undertaking that is too large to be finished on good spirits alone.',
    },
    earth: {
      line: 'A grand trine in earth joins {planets}, and whatever you two take up in a practical way goes well almost by itself.',
      text: 'With {planets} in a grand trine in earth, the practical side of life is on your side. Money, work, a garden, a household: you two agree about them in few words, and what you build stands. The danger is comfort. You could go on for years with what works and never ask whether it is still what you want. Ask it once a year, on a day that you have both put down.',
    },
    air: {
      line: 'A grand trine in air joins {planets}, and you two understand each other in half a sentence.',
      text: 'A grand trine in air, of {planets}, lets talk run between you two as it does with few pairs: quick, friendly, about anything at all. Friends gather around it, and ideas come of it. What has been talked about so well may feel as if it had been done already. Now and then one of these ideas should leave the conversation and be carried out.',
    },
    water: {
      line: 'A grand trine in water joins {planets}, and what one of you feels the other knows without being told.',
      text: 'Between {planets} there is a grand trine in water, the kindest figure that a shared chart can have. Feeling passes from one of you to the other without a word, and each is safe here as with few people. It also closes around you: two who understand each other so well may let nobody else in, and may rest in sympathy where something ought to be changed. Let a friend tell you what it looks like from outside.',
    },
  },
  grandCross: {
    cardinal: {
      line: 'A grand cross in the signs that begin things joins {planets}, and four wishes in this bond all want to be first.',
      text: 'Four planets, {planets}, stand in a grand cross, in the signs that begin things. Each wish in this bond meets another at the next corner, and something always has to be started at once. You two get through an astonishing amount in this way and rarely sit down. Let three things wait on purpose, and notice that most of them can.',
    },
    fixed: {
      line: 'A grand cross in the signs that hold on joins {planets}, and in four matters neither of you gives way.',
      text: 'In the signs that hold on, {planets} make a grand cross, and on each of its four arms one of you stands firm. Nothing much moves such a bond, including what ought to be moved. Its strength shows in bad years, when it simply does not break. In good ones a small concession, made without being asked, does more than the best argument.',
    },
    mutable: {
      line: 'A grand cross in the signs that change joins {planets}, and this bond is pulled four ways and bends in all of them.',
      text: 'With {planets} in a grand cross in the signs that change, you two are pulled in four directions and adapt to every one. Plans are remade, arrangements are exceptions, and nobody is bored. It wears you out without a quarrel ever having been had. Two things that stay the same, whatever happens, are enough to rest on, and you should choose them together.',
    },
  },
  kite: {
    line: 'A kite joins {planets}, a great ease that points at {apex} and wants to be put to use there.',
    text: 'The ease of a grand trine and one planet across from it form a kite in this chart, of {planets}. Left to itself such ease would only be pleasant; {apex} gives it somewhere to go, and what the two of you do there succeeds more often than it ought to. The pull can be felt as a restlessness on your best days. Follow it. It is what all this good understanding is for.',
  },
  yod: {
    0: {
      line: '{A} and {b} agree, and neither fits the Sun, so what you two are together for has to be settled again at every turn.',
      text: 'In the figure that is called a yod, {others} agree with each other and neither fits the Sun, at which they point. What is at issue is where the two of you are going. You work well side by side; then someone asks what it is all for, and the last answer no longer does. That keeps you from going on with an aim that has gone stale. Once a year write down, each alone, what you want of this bond, and compare the two pages before anything else is planned.',
    },
    1: {
      line: '{A} and {b} agree, and neither fits the Moon, so how each of you is comforted has to be found out anew every time.',
      text: 'A yod points at the Moon here: {others} go well together, and neither goes with what the two of you need when you are tired or sad. Comfort comes at the wrong hour or in the wrong form, though the will is there. You become attentive by it, as people do who can’t rely on habit. When one of you is low, ask which is wanted, company, quiet or help, and take the answer for that one evening.',
    },
    2: {
      line: '{A} and {b} agree, and neither fits Mercury, so what was meant by a word has to be cleared up more often here than elsewhere.',
      text: 'Two planets that support each other, {others}, both stand at an awkward angle to Mercury, which makes a yod, and puts the difficulty into words. What was agreed, what was meant, who was told: each of you remembers it clearly, and the two memories differ. With the years it makes you exact, and better listeners than most. Repeat an arrangement in your own words before you part. It takes half a minute, and spares you a conversation about the conversation.',
    },
    3: {
      line: '{A} and {b} agree, and neither fits Venus, so how liking is shown has to be learned here like a foreign language.',
      text: 'With {others} on good terms and both out of step with Venus, the yod of this chart points at affection. Each of you shows it in a way that the other does not at once recognize: a present where a word was hoped for, a visit where a rest was. Nothing in it is unkind, and it keeps you from taking each other’s liking as given. Tell each other which gesture of the past month has reached you, so that it can be repeated.',
    },
    4: {
      line: '{A} and {b} agree, and neither fits Mars, so the two of you seldom want to begin a thing at the same moment.',
      text: 'The yod in this chart has its point in Mars: {others} help each other, and neither knows what to do with your drive. One of you begins too early and the other when the moment has gone, and anger comes out over something other than what caused it. It teaches you to look for the right moment, as few pairs do. Before anything that you do together, name who gives the sign to begin and who may call a stop.',
    },
    5: {
      line: '{A} and {b} agree, and neither fits Jupiter, so how much is enough, of plans, of promises, of expense, has to be measured anew each time.',
      text: 'In the figure that is called a yod, {others} agree with each other and neither fits Jupiter, at which they point, so that the question between you is how much is enough. One plan turns out too large and the next too modest; what one of you believes in seems to the other beside the point. The hopes that remain have been tested, and hold. When a journey, a purchase or a promise is to be decided, let each first name the smallest size and the largest, and begin where the two overlap.',
    },
    6: {
      line: '{A} and {b} agree, and neither fits Saturn, so which of you carries what has to be arranged again whenever something changes.',
      text: 'A yod joins {others}, which agree, to Saturn, which neither of them fits, and what has to be fitted in each time is duty. A share of the work that was fair last year presses on one of you this year, and an obligation from outside arrives when it suits you least. You learn to carry a load without growing stiff under it. At the turn of each season go through who does what, and take one thing off the list that nobody would miss.',
    },
    7: {
      line: '{A} and {b} agree, and neither fits Uranus, so how free each of you is to be never stays settled for long.',
      text: 'What doesn’t fit in this chart is Uranus. The planets of the yod that points there, {others}, agree with each other, and both are put out when one of you suddenly wants something different: an evening alone, a new custom, another plan. It keeps the bond from growing stiff. Whoever feels such a wish coming should say so while it is still small. The other may ask how long it will take, and need not ask why.',
    },
    8: {
      line: '{A} and {b} agree, and neither fits Neptune, so what is a wish and what is a plan has to be sorted out anew each time.',
      text: 'At the point of a yod stands Neptune, to which {others}, at peace with each other, are both at an awkward angle. What you two hope for is never quite clear: a dream is spoken of as a plan, a kindness is taken for a promise, and you find out late which it was. There is imagination in this, and patience with weakness. Where something matters, ask “Is this a wish, or are we going to do it?” and let either answer be good.',
    },
    9: {
      line: '{A} and {b} agree, and neither fits Pluto, so who has the deciding word comes up again in every new matter.',
      text: 'In this chart {others} agree with each other, and both are out of step with Pluto, at which they point in what is called a yod. Who has power over what has to be worked out for every new matter, as though there had been none before. Neither of you can rest on an old victory, and so you come to know each other’s strength very well. Before a decision, say who will make it. Said in advance, that is an arrangement, and afterward it would be a contest.',
    },
  },
  rectangle: {
    line: 'A rectangle joins {planets}, in which two oppositions hold each other in balance.',
    text: 'Two oppositions, tied together by easier aspects, form a rectangle of {planets} in this chart. Wherever you two stand on opposite sides there is a way around by the next corner, through a friend, a task or a change of subject, and you both know it well. You seldom get stuck, and seldom have a thing out to the end. Once in a while it is worth walking straight across.',
  },
};
