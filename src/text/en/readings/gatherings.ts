import type { NatalChapterCells } from '../../reading-catalogue.js';

export const phases: NatalChapterCells['phases'] = {
  0: 'The Moon was {age} when you were born, and hardly any of it was lit. People of this phase begin things on instinct and see what they were about later. There is something fresh and unaware in it, which wins others over, and it can be hard for you to take your own measure: you are too close. Advice comes to mean more to you once the thing is under way.',
  1: 'The Moon was a growing crescent when you were born, on its way to the first quarter. Under this phase a new thing has to struggle out of an old one. You know what it is to be held back by the way in which things have always been done, and each time you push past that you gain a little more ground than you lose. Habits that were there before you may cost you more effort than the goal does.',
  2: 'The Moon was past its first quarter when you were born, more than half of it lit and the light growing. People of this phase build by deciding: a crisis makes you clear, and in one you would rather act on a doubtful plan than wait for a perfect one. What you start stands quickly, and some of it falls because it was built in haste. The rest stays, because you have had to defend it.',
  3: 'The Moon’s light was still growing when you were born, and this phase asks how a thing could be done better, and so you refine, question and prepare, often past the point that anyone else would notice. You grow by working on a skill or on yourself. Others may call it fussing, and bring you what has to be right. It may surprise you, in the end, how much was good enough all along.',
  4: 'The Moon was {age} when you were born. Under this phase you come to see yourself clearly through other people, and you need an answer to what you do. It makes you objective, and it can leave you feeling pulled in two. What you want and what the other wants can both be seen at once, which is a gift and a nuisance. One honest answer can teach you more about yourself than a week of thinking.',
  5: 'The Moon was waning when you were born, with more than half of it still lit. People of this phase have something to pass on, and learn what they think by telling others. You naturally pass on what has convinced you, by talk, by writing or by the way you live. The thing to watch is the listener, who may have understood some time ago. A question to them now and then will tell you.',
  6: 'The Moon was past its last quarter when you were born, less than half of it lit and the light going. This phase turns on questions of principle: what you were taught no longer fits, and you have to revise it, sometimes in front of people who still believe it. You may seem settled long after you have changed your mind within. The outer change then looks sudden.',
  7: 'The Moon was in its last thin days when you were born, almost ready to begin again. Under this phase people sense early that a thing is over; they put it in order and keep what they can use again. What you are really preparing is seldom visible yet, and you believe in a beginning only when it has lasted for a while. It can make you say goodbye before anyone else knew that something was ending.',
};

/** How many days the Moon has been new, or full, from none to four. */
export const phaseAges: NatalChapterCells['phaseAges'] = {
  0: [
    'new',
    'about a day past new',
    'about two days past new',
    'about three days past new',
    'about four days past new',
  ],
  4: [
    'full',
    'about a day past full',
    'about two days past full',
    'about three days past full',
    'about four days past full',
  ],
};

export const crowded: NatalChapterCells['crowded'] = {
  sign: {
    0: 'With {planets} in Aries, several parts of you want to go first. Together they give you a courage that can be almost careless, and little liking for waiting. Things begin wherever you are, and people count on you for the word that gets them moving. What you find hard, and may leave to others, is to go on when the beginning is no longer new and the end is not in sight.',
    1: 'With {planets} in Taurus, several parts of you agree to take their time. You have weight, patience and a sense of what things are worth, and a decision of yours, once made, can be built on. It is hard for anyone to hurry you. It is just as hard for you to leave what no longer feeds you, since all of you has grown used to it at once and no part asks whether it is time to go.',
    2: 'With {planets} in Gemini, several parts of you live by talk and news. You pick things up at speed, pass them on, and see two sides of a matter by habit, so that people come to you to hear what is going on and what to think of it. What it costs is rest. There is always one more thing to find out, and a subject that would need a month of quiet attention tends to get an hour, very well spent.',
    3: 'With {planets} in Cancer, several parts of you work by feeling and memory. You know who belongs to you and what they need, and you hold on. In a large decision the mood of the moment and the memory of the last time both have a vote, and more of one than you may care to say. People outside the circle find you kind and hard to know; those inside it can ask for almost anything.',
    4: 'With {planets} in Leo, several parts of you want to be seen and to be generous. You warm whatever you take part in, and give more of your time and your praise than anyone would have asked. What you do for people you never do by halves. Where so much of you wants the middle of the stage there is not always room on it for somebody else, and the friends you keep longest may be those for whom you step aside.',
    5: 'With {planets} in Virgo, several parts of you look for what can be improved. You are useful, exact and modest about it, and most things are better when you have had them for a while. There is always one more thing to put right, so that an evening off has to be decided on, and defended. It does you good to be with somebody who needs nothing mended.',
    6: 'With {planets} in Libra, several parts of you think of the other person first. You are fair, pleasant to deal with and gifted at making things and people fit together, and a pleasure that you have by yourself is only half of one. Where there is nobody to compare with or to please, you hardly know how to begin. A choice made for yourself alone, of a color or of how to spend a Sunday, is good practice.',
    7: 'With {planets} in Scorpio, several parts of you go to the bottom of things. You have intensity to spare, you keep secrets, your own above all, and in anything that matters you are hard to deceive. What alarms others seldom surprises you, because you had thought of it before it came. You do few things lightly, and it can surprise you how little others meant by what they said. Most of them were only talking.',
    8: 'With {planets} in Sagittarius, several parts of you look far ahead. You are hopeful, frank and hungry for room, and a plan that leads somewhere new can put you in good spirits for weeks. You expect the road to be good before you have seen it. Something near and small may have to wait meanwhile, a bill, a promise, or a friend on the next street who hears from you last.',
    9: 'With {planets} in Capricorn, several parts of you take the long view. You are built for responsibility, and you get things done that take years, often after those who began with you have stopped. Others lean on that and may not ask what it costs. You think so far ahead that the present can look to you like preparation. Some of what you are preparing for is here already.',
    10: 'With {planets} in Aquarius, several parts of you stand a little outside and think for themselves. You have principles, friends of many kinds, and ideas that sound odd until they are tried. You give people room and expect to be given it. You understand very well what other people need to hear, and are slow to say what you need yourself.',
    11: 'With {planets} in Pisces, several parts of you go with the current. You feel with people, imagine freely and forgive, and you can be at home in moods and places where others would see nothing. It makes you kind, and easily tired. What you resolved in one mood may look strange to you in the next, and it helps to have told somebody what it was.',
  },
  house: {
    1: 'With {planets} in the first house, much of your chart is up front. You come across strongly, even on days when you say little, and people respond to you before they know your story. What you have set going seldom goes on without you. Your mood can change that of everyone present, and others may not feel free to show theirs until you have asked.',
    2: 'With {planets} in the second house, much of your chart is gathered around what you have and what you are worth. Whatever you can call your own, be it money, a skill or a thing you made, is a serious matter to you, and close to your self-respect. What you lend is on your mind until it is back, so it is often easier for you to give something outright.',
    3: 'With {planets} in the third house, much of your chart is busy with words, lessons, errands and the people close by. Your days are full of small exchanges, and you learn by them: a good deal is clear to you only once you have told it to somebody. What you pick up in passing is easily taken for known, and some of it deserves a second reading.',
    4: 'With {planets} in the fourth house, much of your chart lives at home. Family, the past and a place of your own matter more than they appear to from outside, and you decide a great deal by how it would feel there. Much of your best is done where nobody is looking on. What you took over from your family without having been asked is worth knowing, since so much of you rests on it.',
    5: 'With {planets} in the fifth house, much of your chart wants to play, to make things and to be enjoyed. You need something to put your heart into that nobody asked for, and there you give everything and count nothing. People are drawn by how much pleasure you take in it. Duty alone dries you out, and when you have been sensible for too long you may fall for a thing merely because it is fun.',
    6: 'With {planets} in the sixth house, much of your chart goes to work. Routine, skill and being useful take up a good share of your thoughts, and the shape of an ordinary day has more influence on you than any grand event. You see what has to be done before it is mentioned. Your spirits follow your habits, so a bad arrangement that is left alone costs you more than it would cost another.',
    7: 'With {planets} in the seventh house, much of your chart is lived opposite other people. You come alive in pairs, in partnership or in contest, and you know yourself by the answer you get. Few people attend so well to whoever is in front of them. It also means that company which does not suit you can change you for a long time, and that being alone is a skill you have to learn.',
    8: 'With {planets} in the eighth house, much of your chart is below the surface. You are drawn to what is shared, hidden, owed or left unsaid, and you are at your calmest when others have lost their footing. You would rather know the worst than be spared it. Trust is the question behind most others for you: how much of yourself to hand over, and what you would do if it were not returned.',
    9: 'With {planets} in the ninth house, much of your chart looks abroad. You need to study, travel, teach or believe, and daily life goes better for you when it is on the way to something. One book or one journey can change your plans. Those who stay behind may find you hard to hold, and in pursuit of the large view you can walk past the small thing that would have proved it.',
    10: 'With {planets} in the tenth house, much of your chart goes to work. A task is seldom only a task to you, since you want to be known for what you do. You feel called to it, and keep at it when others have stopped. When it goes badly you take that home with you, and those close to you may wish, now and then, that you would talk about something else.',
    11: 'With {planets} in the eleventh house, much of your chart lives among friends and for what is done together with them. Circles form around you or take you in, and you think of the future as a thing made together. You know what each of your friends hopes for. One friend with a trouble that concerns nobody else needs another kind of attention, and may wait longer for it than the group does.',
    12: 'With {planets} in the twelfth house, much of your chart works where it is not seen. You need seclusion, you notice what is not said, and you may be the last to know what drives you. What you do in private, for somebody or for its own sake, counts for more than others can tell. Time alone is how you find yourself again: as a habit it restores you, and when you put it off too long you want to run away.',
  },
};

export const patterns: NatalChapterCells['patterns'] = {
  tSquare: {
    0: 'There is something in you that has to be decided again and again: {base}. It is left to your own will, which grows by deciding. In the chart this is a T-square, a figure in which {planets} pull against each other and {a} has to bear it.',
    1: 'You carry an argument about with you: {base}. It is felt as unrest, in moods and at home, and it has made you quick to sense what others need. The figure behind it is called a T-square: {planets} pull against each other, and {a} has to bear it.',
    2: 'One contradiction keeps your mind busy: {base}. You know it as worry and as wit, and you talk or write your way out of corners that others never notice. Astrologers find it in a T-square, where {planets} pull against each other and {a} has to bear it.',
    3: 'In what you love, and whom, you meet with a contradiction: {base}. You learn to make peace of it, or something beautiful. In the chart it is a T-square, a figure in which {planets} pull against each other and {a} has to bear it.',
    4: 'Two wishes of yours get in each other’s way: {base}. It comes out as drive, and now and then as temper, and you get a great deal done because standing still would hurt more. The figure is called a T-square: {planets} pull against each other, and {a} has to bear it.',
    5: 'A contradiction drives you on: {base}. You answer it by going further, with more hope and more plans than the matter needed, and some of them work. Astrologers see it in a T-square, where {planets} pull against each other and {a} has to bear it.',
    6: 'What you know as duty, or as an inner voice that says not yet, comes from a contradiction: {base}. What you build against that voice is built to last. In the chart this is a T-square, a figure in which {planets} pull against each other and {a} has to bear it.',
    7: 'For a time you put up with a contradiction, and then no longer: {base}. You answer it by sudden changes of course, and free yourself at moments when others would have compromised. It is a T-square, as astrologers call it: {planets} pull against each other, and {a} has to bear it.',
    8: 'One contradiction in you is seldom spoken of: {base}. You may promise more than you can do, and then not know for a while what you want; from such a time you come back kinder, and with an idea. The figure behind it is a T-square, in which {planets} pull against each other and {a} has to bear it.',
    9: 'One contradiction does not let go of you: {base}. Sooner or later you settle it by giving something up for good, and you have more strength to begin again than most people need. Astrologers know the figure as a T-square: {planets} pull against each other, and {a} has to bear it.',
  },
  tSquareBase: {
    0: {
      1: 'what you mean to do leaves your feelings hungry, and what comforts you holds you up',
      4: 'you have aims, and your temper fights over things that have nothing to do with them',
      5: 'there is what you can do, and there is how much more you would like to promise',
      6: 'you want to show who you are, and something says that you have to earn it first',
      7: 'you want to be known for one thing, and not to be pinned down to it',
      8: 'you have aims of your own, and lose sight of them for other people or for a dream',
      9: 'you want to decide for yourself, and keep meeting a will as strong as yours',
    },
    1: {
      2: 'there is what you feel, and there is what you can give reasons for',
      3: 'what gives you comfort is one thing, and what delights you another',
      4: 'you want to feel safe with people, and you want to have it out with them',
      5: 'you need little, and once you are moved you give or take a great deal',
      6: 'you want to be looked after, and do not allow yourself to be',
      7: 'you want a home, and you want to be able to leave it',
      8: 'you need to be close, and can hardly tell another person’s mood from your own',
      9: 'you want to be close to someone, and guard yourself against what that could do to you',
    },
    2: {
      4: 'you want to think it over, and you want to have it said',
      5: 'you care for the exact fact, and for the large idea that the fact may spoil',
      6: 'the thought is there at once, and you do not trust it yet',
      7: 'you think in steps, and your best ideas come in leaps',
      8: 'there is what you can prove, and there is what you sense',
      9: 'you would like to talk lightly, and you want to get to the bottom of things',
    },
    3: {
      4: 'you want to please, and you want to have your way',
      5: 'there is what you enjoy, and there is how much more you hope for',
      6: 'you want to be loved, and hold back until you are sure of it',
      7: 'you want somebody to stay, and you want to stay free',
      8: 'there is the person you love, and there is the picture you have made of them',
      9: 'you would like affection to be easy, and you want the whole of it',
    },
    4: {
      5: 'there is what your strength is enough for, and there is how much you undertake',
      6: 'you want to act at once, and are afraid of doing it wrong',
      7: 'you want to finish a thing, and you want to break off and do it differently',
      8: 'you want to act, and it is not always clear to you for what',
      9: 'your anger would soon be over, and something in you will not let the matter go',
    },
    5: {
      6: 'you want more, and you want to be sure of what you have',
      7: 'you have a conviction, and you are drawn to whatever would overturn it',
      8: 'there are hopes that can be kept, and there are dreams that cannot',
      9: 'you wish everyone well, and you want to prevail',
    },
    6: {
      7: 'you keep to what was agreed, and you want to be rid of it',
      8: 'there is what has to be done, and there is what you long for',
      9: 'you build for the long term, and something in you would tear it down and start again',
    },
    7: {
      8: 'you want to try what is new, and you want it to be as good as the dream',
      9: 'you want things to change overnight, and you want them changed to the root',
    },
    8: { 9: 'there is what you dream of, and there is what you would do to have it' },
  },
  tSquareQuality: {
    cardinal:
      'The figure is in cardinal signs, the ones that begin things: under pressure you start something new, and much that you have set going began as a way out.',
    fixed:
      'Nothing in it yields quickly, since the figure is in fixed signs. It may take you years to work a thing through, and then it is done for good.',
    mutable:
      'The figure is in mutable signs, the ones that adapt: under pressure you do four things at once, and put off the fifth, which is the decision. A date set beforehand helps more than another opinion.',
  },
  oneSide: 'You notice one side of the figure more often than the others.',
  release: {
    1: 'What eases it is to do one thing in your own person and in your own name, without waiting for anybody’s leave: the empty corner of the figure is the first house.',
    2: 'What eases it is something of your own, a skill, or a thing that you look after and nobody else decides about: the empty corner of the figure is the second house.',
    3: 'It eases when you talk about it, or write it down, or walk it off through streets that you know: the empty corner of the figure is the third house.',
    4: 'What eases it is time at home, a place of your own, people to whom nothing has to be proved: the empty corner of the figure is the fourth house.',
    5: 'What eases it is whatever you do for the joy of it, a game, a song, something made with your hands: the empty corner of the figure is the fifth house.',
    6: 'Plain tasks ease it, at regular hours, one at a time and done properly: the empty corner of the figure is the sixth house.',
    7: 'It eases with one other person, who hears both sides of the matter from you and has an opinion: the empty corner of the figure is the seventh house.',
    8: 'It eases when you tell someone the whole of it, and let them carry part: the empty corner of the figure is the eighth house, of shared things.',
    9: 'What eases it is distance, by a journey, a subject to study, any view from which your own affairs look smaller: the empty corner of the figure is the ninth house.',
    10: 'What eases it is a piece of work in the world, with an end to it, that has your name on it: the empty corner of the figure is the tenth house.',
    11: 'Friends ease it, and so does a plan that concerns more people than you: the empty corner of the figure is the eleventh house.',
    12: 'It eases when you are alone for a while, where nobody wants an answer from you: the empty corner of the figure is the twelfth house.',
  },
  outlet: [
    '{B} is at odds with {a}, one of the three, and that is to your advantage: it keeps you from leaving a gift unused.',
    'What wakes the gift is {b}, at odds with {a}: where these two get in each other’s way, ease settles nothing, and you have to use what you can do.',
  ],
  grandTrine: {
    fire: 'Confidence comes to you without much cause, enthusiasm feeds itself, and people like to be near it. It comes of a grand trine, a closed circle of ease in signs of fire, between {planets}. What the circle lacks is friction, and so you may do brilliantly for years without asking what it is for. To ask does the gift no harm, and gives it somewhere to go.',
    earth:
      'You have a gift for the practical, for making things work and last, and may not see it as a gift, since it has never cost you much. It comes of a grand trine, a closed circle of ease in signs of earth, between {planets}. What comes easily is easily left at the level of comfort. Something that others need, and would not get otherwise, brings out how much you can do.',
    air: 'Ideas and people come to you easily, and you can understand almost anything and almost anyone. It comes of a grand trine, a closed circle of ease in signs of air, between {planets}. What has been understood has still to be done, and there such a circle gives you nothing to push against. Somebody who waits for the result, and will ask for it, is of real use to you.',
    water:
      'Feeling, memory and intuition support each other in you, and you are rarely cut off from your inner life. It comes of a grand trine, a closed circle of ease in signs of water, between {planets}. You sense what is meant and find your way by it. From outside, the circle looks closed, and others are left guessing: what is plain to you has still to be said to them.',
  },
  grandCross: {
    cardinal:
      'Four matters want to be started at once, and each blocks the next, so that you may be busiest when least is getting done. In the chart that is a grand cross, two oppositions that cross each other, between {planets}, in cardinal signs. It makes for a strenuous life and a capable person. Take them one at a time, in an order of your own.',
    fixed:
      'Four strong wills hold each other in place in you, and you can bear more than most before anything moves. In the chart that is a grand cross, two oppositions that cross each other, between {planets}, in fixed signs. People see the calm and may not guess the effort. Nothing can be forced here; when you let go of one of the four of your own accord, the others follow.',
    mutable:
      'You are pulled in four directions by interest and by duty, and adapt so well that it can be hard to say what you decided and what merely happened. In the chart that is a grand cross, two oppositions that cross each other, between {planets}, in mutable signs. Others find you obliging, and a little hard to pin down. Choose one thing, however small, that you will not give up for anybody.',
  },
  yod: {
    0: 'You may feel that you are meant for something which the rest of your life has not prepared you for. You try on one part after another, and grow into yourself by many small corrections. None of these parts is wasted. Astrologers see it in a yod, a figure in which {planets} agree with each other and {a} fits in with neither.',
    1: 'Your needs never quite fit the circumstances: you are comfortable and not at rest, or at rest in some quite uncomfortable place. So you adjust, and adjust again, until you find an arrangement that would suit nobody else. The figure behind it is called a yod: {planets} agree with each other, and {a} fits in with neither. Keep your arrangement, however odd it looks.',
    2: 'Your mind keeps being asked for something that it has to learn first, so that you seldom feel quite prepared. It is the work of a yod, a figure in which {planets} agree with each other and {a} fits in with neither. You take up odd subjects and leave them again. One of them may turn out to be the right one, and then the others help you with it.',
    3: 'In what you love nothing fits at once: the person is right and the place is not, or the other way about. It is what astrologers call a yod, in which {planets} agree with each other and {a} fits in with neither. So your taste becomes very much your own, and what you choose after all that, you choose with open eyes.',
    4: 'Your energy does not go where it is sent. You set out to do one thing, find that your strength was for another, and learn by trial which efforts are really yours. Behind it is a yod, a figure in which {planets} agree with each other and {a} fits in with neither. To those who watch it looks like a detour, and it saves you from some long roads that were theirs.',
    5: 'Opportunity comes to you in unlikely shapes, and is easily taken for an inconvenience. The reason is a yod, a figure in which {planets} agree with each other and {a} fits in with neither. What you meet may change what you believe, more than once. The beliefs that stay with you are those that have been tested.',
    6: 'A task may keep coming back to you that you would not have chosen, even after you have handed it on. Astrologers know this from the yod, a figure in which {planets} agree with each other and {a} fits in with neither. You can become good at the task, so that people ask you for it, and find more patience for it than you knew you had.',
    7: 'Every so often life asks you for a turn that makes sense only afterward. That is how a yod is felt, a figure in which {planets} agree with each other and {a} fits in with neither. You have learned to keep some room free for it, and not to explain too much at the time. Those close to you do better when they hear of the turn early, even if you cannot say yet where it leads.',
    8: 'A longing runs through your life that nothing practical answers. You try to satisfy it with people, places and plans, and each is good and is not what you long for. In the chart it is a yod, a figure in which {planets} agree with each other and {a} fits in with neither. Give the longing a form of its own, in something that you make or in people whom you help.',
    9: 'It is power, yours and other people’s, that you have to come to terms with, and you do it in stages, each time a little more. A yod asks it of you, a figure in which {planets} agree with each other and {a} fits in with neither. Between two stages the matter may seem settled. You are stronger after each, and can be trusted with the hard things of other people, because you do not pretend about your own.',
  },
  kite: 'A kite is a figure of four planets. Three of yours, {planets}, support one another in a triangle, so some things cost you no effort at all, and people may take it for luck. The fourth is {a}, which stands opposite {b} and makes demands: it has you choose what all that ease is to be used for. Once you have chosen, you do your best work.',
  mysticRectangle:
    'You live with contradictions that would tear at others: when two sides of you disagree, two others usually find a way between them. In the chart {a} stands opposite {b}, and {c} opposite {d}, and each of the four is on good terms with both planets of the other pair. Whoever knows only one side of you is surprised by the next.',
};

export const unaspected: NatalChapterCells['unaspected'] = {
  0: 'The Sun makes no aspect to the other planets, so your sense of self stands by itself: strong on some days, absent on others, and little changed by what people say.',
  1: 'The Moon makes no aspect to the other planets, and your feelings come and go as they like. You can be quite untouched, then overwhelmed, and others learn that it has little to do with them.',
  2: 'Mercury makes no aspect to the other planets, so your mind goes its own way. You may say nothing for a long time and then a great deal, because you do your thinking without company.',
  3: 'Venus makes no aspect to the other planets, and love is a thing apart in you: you like whom you like for no reason but that, and may forget to make room for it in your plans.',
  4: 'Mars makes no aspect to the other planets, so your drive is either fully on or fully off. A fixed hour or a companion often switches it on.',
  5: 'Jupiter makes no aspect to the other planets, and your faith is your own, held without argument and not always shared with what you do.',
  6: 'Saturn makes no aspect to the other planets, so that discipline comes over you as a mood. When it does, you can work like no one else.',
  7: 'Uranus makes no aspect to the other planets, and your streak of independence shows up without warning, whole and unexplained.',
  8: 'Neptune makes no aspect to the other planets, so that your dreams have little to do with your daily life.',
  9: 'Pluto makes no aspect to the other planets, and your deepest strength stays below until something truly serious calls for it.',
};

export const retrograde: NatalChapterCells['retrograde'] = {
  2: {
    plain:
      'Mercury was retrograde when you were born, going back over ground that it had passed. You understand a thing best by returning to it, and your second thought on a matter is often the better one; it is worth leaving time for.',
    quick:
      'Mercury was retrograde when you were born: you go back over what was said, and a better answer than the first comes to you some time afterward. Those who wait for it find that it has looked at everything once more.',
  },
  3: {
    plain:
      'Venus was retrograde when you were born, so you know what you love by looking back. It takes you a while to be sure of people and of things, and your taste owes little to what is liked around you.',
    quick:
      'Venus was retrograde when you were born: you decide by feeling, and understand by looking back whom and what you loved. An old affection may return to you, and be easier to understand than it was at the time.',
  },
  4: {
    plain:
      'Mars was retrograde when you were born, so that force turns inward first, and anger may reach you some time after its cause. You can work long and hard where nobody sees it; what you find difficult is to say no while the other person is still there.',
    quick:
      'Mars was retrograde when you were born, which shows in what truly hurts you. A trifle annoys you at once and is soon forgotten; a real injury may reach you when the matter is over, and you go over it by yourself, until you know what you should have said.',
  },
};

export const balance: NatalChapterCells['balance'] = {
  any: { none: 'no', few: 'hardly any' },
  excess: {
    fire: 'Fire outweighs everything else in your chart. You live by enthusiasm, you warm people to things, and rest can feel like something being switched off; where you have lost heart, you can hardly make yourself begin.',
    earth:
      'Earth outweighs everything else in your chart. You trust what can be touched, counted and finished, and others trust you with it; a dream has to show you its first practical step before you will follow it.',
    air: 'Air outweighs everything else in your chart. You live by ideas and by company, and can see almost any matter from a distance; you may be slow to notice that you are hungry or tired.',
    water:
      'Water outweighs everything else in your chart. You live by feeling, and a mood counts with you as information. It is right more often than others think, and hard to act on while it is still changing.',
    cardinal:
      'Most of the chart is in cardinal signs, the ones that begin things. Starting is your strength: where others hesitate you have taken the first step, and now and then you have begun more than one person can carry.',
    fixed:
      'Most of the chart is in fixed signs, the ones that hold. You keep faith with people, plans and opinions long after it has become inconvenient, and to let go, even of what has done its work, feels like breaking a promise.',
    mutable:
      'Most of the chart is in mutable signs, the ones that adapt. You find your way in nearly any company and through any change of plan; what takes effort is to decide which things you will not adapt to.',
  },
  lacking: {
    fire: 'There is {any} fire in the chart. Enthusiasm comes to you by way of other people, or of a first step taken without it: you need not wait until you feel like working, since the wish often arrives once you have begun.',
    earth:
      'There is {any} earth in the chart. Meals, keys and papers don’t look after themselves with you, so some simple order helps, and leaves you free for what comes to you more easily.',
    air: 'There is {any} air in the chart. To stand back from a thing and talk about it coolly takes you an effort, and a friend who can do that for you without taking sides is worth a good deal.',
    water:
      'There is {any} water in the chart. What you feel about a thing you may find out only after it, sometimes days after.',
    cardinal:
      'There is little in cardinal signs, the ones that begin things. You often take up what somebody else has set going, and bring it further than they could; a beginning of your own wants a push, and is worth it.',
    fixed:
      'There is little in fixed signs, the ones that hold. Staying the course has to come from love or from habit, since it will not come from stubbornness, and people may call you fickle when you only think that a thing is done.',
    mutable:
      'There is little in mutable signs, the ones that adapt. A change of plan costs you more than it seems to cost others, and you do best with some notice; what you have once arranged, people can rely on.',
  },
};

export const hemispheres: NatalChapterCells['hemispheres'] = {
  north:
    'Nearly all the planets are below the horizon, in the half of a chart that belongs to private life. What matters most to you happens among a few people or none, and ripens for a long time before it is shown.',
  south:
    'Nearly all the planets are above the horizon, in the half of a chart that belongs to public life. You live in the open, among people and by what they can see, and a success that nobody knows of leaves you oddly unmoved.',
  east: 'Nearly all the planets are on the rising side of the chart. You choose for yourself what to set going, and you tend to look for the cause of whatever happens in something that you did.',
  west: 'Nearly all the planets are on the setting side of the chart. Much depends for you on whom you meet and how you answer them, and you may do for a friend what you would never have begun for yourself.',
};

export const shapes: NatalChapterCells['shapes'] = {
  bowl: 'All the planets lie in one half of the circle, from {a} around to {b}, and the other half stands empty. You get a long way with what you have, and may still feel that something is missing, which you look for in people or in work.',
  bucket:
    'All the planets lie in one half of the circle except {planets}: whatever it is that you want, you tend to go after it {by}.',
  bundle:
    'The planets are gathered in a third of the circle. Whatever you care about hangs together, and you do best when you can give yourself to one thing thoroughly.',
  locomotive:
    '{Part} of the circle is empty of planets, and {a} is the first one at its edge. You tend to feel that something is missing, and you go after it {by}.',
  seesaw:
    'The planets stand in two groups across from each other, and you tend to look at a matter from the opposite side as well. You may be used to having two circles of people, or two occupations, that hardly know of each other.',
  splash: 'The planets are scattered around the whole circle, and your interests with them.',
  splay:
    'The planets stand in a few strong clusters, and you are at home in several fields without being of any one.',
};

/** A bucket by the house of its handle. */
export const handles: NatalChapterCells['handles'] = {
  1: 'All the planets lie in one half of the circle except {planets}, in the first house: whatever you take up, you bring yourself to it, and what you want shows early in your manner.',
  2: 'All the planets lie in one half of the circle except {planets}, in the second house: whatever interests you, you ask in the end what you will have from it or be able to do.',
  3: 'All the planets lie in one half of the circle except {planets}, in the third house: whatever interests you, you talk over with those around you, and it is clearer to you afterward.',
  4: 'All the planets lie in one half of the circle except {planets}, in the fourth house: whatever you do out in the world, you ask in the end how it will be for those at home.',
  5: 'All the planets lie in one half of the circle except {planets}, in the fifth house: whatever you take seriously, you want some room in it to play, to love and to make things of your own.',
  6: 'All the planets lie in one half of the circle except {planets}, in the sixth house: whatever interests you, you ask how it can be put to use in daily work.',
  7: 'All the planets lie in one half of the circle except {planets}, in the seventh house: whatever you take up, you want one other person’s answer to it before you go on.',
  8: 'All the planets lie in one half of the circle except {planets}, in the eighth house: whatever you take up, you want to know whom you can trust with it.',
  9: 'All the planets lie in one half of the circle except {planets}, in the ninth house: whatever you are busy with, you want to know what it is for.',
  10: 'All the planets lie in one half of the circle except {planets}, in the tenth house: whatever interests you, you want it to come to something that people can see.',
  11: 'All the planets lie in one half of the circle except {planets}, in the eleventh house: whatever interests you, you would like to do it among friends.',
  12: 'All the planets lie in one half of the circle except {planets}, in the twelfth house: whatever happens to you, you need some time alone with it before you know what you think.',
};

/** How the planet in front of a locomotive, or the handle of a bucket, goes after what it wants. */
export const engines: NatalChapterCells['engines'] = {
  0: 'by putting yourself into things that can be seen',
  1: 'by way of home, and of people who need you',
  2: 'by asking and by reading',
  3: 'by way of the people and the things you love',
  4: 'with hard work',
  5: 'by hoping for more than there is, and trying it',
  6: 'patiently, by taking on what is hard',
  7: 'by doing things as nobody near you has done them',
  8: 'by imagining what it would be like',
  9: 'by going deeper into a thing than you need to',
};

export const emptyArc: NatalChapterCells['emptyArc'] = { third: 'A third', half: 'Nearly half' };
