import type { NatalChapterCells } from '../../reading-catalogue.js';

export const phases: NatalChapterCells['phases'] = {
  0: 'The Moon was new when you were born, hidden beside the Sun. People of this phase begin things on instinct and see what they were about later. There is something fresh and unaware in it, which wins others over, and it can be hard for you to take your own measure: you are too close. Advice comes to mean more to you once the thing is under way.',
  1: 'The Moon was a thin crescent when you were born, just free of the Sun. Under this phase a new thing has to struggle out of an old one. You know what it is to be held back by the way things have always been done, and each time you push past that you gain a little more ground than you lose.',
  2: 'The Moon was at its first quarter when you were born, half lit and growing. People of this phase build by deciding: a crisis makes you clear, and you would rather act on a doubtful plan than wait for a perfect one. Structures go up quickly around you, and some come down for the same reason.',
  3: 'The Moon was nearly full when you were born and still filling. This phase asks how a thing could be done better, and so you refine, question and prepare, often past the point that anyone else would notice. You grow by working on a skill or on yourself. It may surprise you how much was good enough all along.',
  4: 'The Moon was full when you were born, or only just past it, facing the Sun across the sky. Under this phase you come to see yourself clearly through other people, and you need an answer to what you do. It makes you objective, and it can leave you feeling pulled in two. What you want and what the other wants can both be seen at once, which is a gift and a nuisance.',
  5: 'The Moon had begun to wane when you were born, with most of its light still there. People of this phase have something to pass on, and learn what they think by telling others. You are a natural spreader of what has convinced you. The thing to watch is the listener, who may have understood some time ago.',
  6: 'The Moon was at its last quarter when you were born, half lit and waning. This phase turns on questions of principle: what you were taught no longer fits, and you have to revise it, sometimes in front of people who still believe it. You may seem settled long after you have changed your mind within. The outer change then looks sudden.',
  7: 'The Moon was in its last thin days when you were born, almost ready to begin again. Under this phase people sense early that a thing is over; they tidy it and keep a seed. Your real preparations go on out of sight, and you need more time alone than a full day leaves. It can make you say goodbye before anyone else knew that something was ending.',
};

export const crowded: NatalChapterCells['crowded'] = {
  sign: {
    0: 'With {planets} in Aries, several parts of you want to go first. It gives you a courage that is almost careless, and little practice in waiting. Things begin wherever you are; what has to be added, by others or by age, is the middle of the story.',
    1: 'With {planets} in Taurus, several parts of you agree to take their time. You have weight, patience and a sense of what things are worth. It is hard for anyone to hurry you, and hard for you to leave what no longer feeds you.',
    2: 'With {planets} in Gemini, several parts of you live by talk and news. You pick things up at speed, pass them on, and see two sides by habit. What it costs is rest, since there is always one more thing to hear.',
    3: 'With {planets} in Cancer, several parts of you work by feeling and memory. You know who belongs to you and what they need, and you hold on. Moods count for more in your decisions than you may care to say.',
    4: 'With {planets} in Leo, several parts of you want to be seen and to be generous. You warm whatever you take part in, and you take being overlooked rather hard. Pride is both your engine and the place where you can be hurt.',
    5: 'With {planets} in Virgo, several parts of you look for what can be improved. You are useful, exact and modest about it. The same eye turned on yourself can be merciless, and finds work where there was none.',
    6: 'With {planets} in Libra, several parts of you think of the other person first. You are fair, pleasant to deal with and gifted at making things fit. To want something plainly, against somebody, is the exercise you skip.',
    7: 'With {planets} in Scorpio, several parts of you go to the bottom of things. You have intensity to spare, you keep secrets, and you are hard to deceive. Letting a matter rest, or a person off, takes you longer than most.',
    8: 'With {planets} in Sagittarius, several parts of you look to the horizon. You are hopeful, frank and hungry for room. What is near and small can suffer, and it may be waiting when you come back.',
    9: 'With {planets} in Capricorn, several parts of you take the long view. You are built for responsibility and you get things done that take years. Ease and play have to be put on the list, or they are forgotten.',
    10: 'With {planets} in Aquarius, several parts of you stand outside and think for themselves. You have principles, friends and original ideas. The personal and the ordinary, where they concern you, may feel like a foreign language at first.',
    11: 'With {planets} in Pisces, several parts of you have no hard edge. You feel with people, imagine freely and forgive. Saying where you stop is a skill you have to learn, since nothing in you draws the line by itself.',
  },
  house: {
    1: 'With {planets} in the first house, much of your chart is up front. You come across strongly, you do things your way, and people respond to you before they know your story. What you set in motion tends to begin with you and to need you.',
    2: 'With {planets} in the second house, much of your chart is gathered around what you have and what you are worth. Earning, keeping and enjoying things are serious matters, and self-respect is near the center of them all.',
    3: 'With {planets} in the third house, much of your chart is busy with words, lessons, errands and the people close by. Your days are full of small exchanges. A quiet life would have to be a very talkative one.',
    4: 'With {planets} in the fourth house, much of your chart lives at home. Family, the past and a place of your own matter more than they appear to from the street, and you decide a great deal by how it would feel there.',
    5: 'With {planets} in the fifth house, much of your chart wants to play, make, flirt and be enjoyed. You need something to put your heart into that nobody asked for. Duty alone dries you out.',
    6: 'With {planets} in the sixth house, much of your chart goes to work. Routine, skill and being useful take up a good share of your thoughts. The shape of an ordinary day has more influence on you than any grand event.',
    7: 'With {planets} in the seventh house, much of your chart is lived opposite other people. You come alive in pairs, in partnership or in contest, and you know yourself by the answer you get. Being alone is a skill you have to acquire.',
    8: 'With {planets} in the eighth house, much of your chart is underground. You are drawn to what is shared, hidden, owed or taboo, and you are at your calmest when others have lost their footing. Trust is the question behind most others.',
    9: 'With {planets} in the ninth house, much of your chart looks abroad. You need to study, travel, teach or believe, and daily life goes better for you when it is on the way to something.',
    10: 'With {planets} in the tenth house, several parts of you go to work together. A post rarely stays only a post, and what you do and who you are get judged in one glance. It gives a sense of vocation, and it also means that a bad season at work is felt in every room.',
    11: 'With {planets} in the eleventh house, much of your chart lives among friends and for plans that need more than one. Circles form around you or take you in. You think of the future as a thing made together.',
    12: 'With {planets} in the twelfth house, much of your chart works behind a curtain. You need seclusion, you notice what is not said, and you may be the last to see what drives you. What is done in private counts for more than others can know.',
  },
};

export const patterns: NatalChapterCells['patterns'] = {
  tSquare: {
    0: '{A} takes the strain of an opposition between {planets}. Whatever those two fight over, you have to answer for it yourself, and your will grows by it, as does the notice that people take of you.',
    1: '{A} takes the strain of an opposition between {planets}. The argument is felt as unrest, in moods and at home, and you become quick to sense what others need because you could not afford to miss it.',
    2: '{A} takes the strain of an opposition between {planets}. It goes to your head, as worry and as wit, and you talk or write your way out of corners that others never notice.',
    3: '{A} takes the strain of an opposition between {planets}. You feel it in what you love and whom, and you learn to make peace, or something beautiful, out of a contradiction.',
    4: '{A} takes the strain of an opposition between {planets}. It comes out as drive, and as temper, and you get a great deal done because standing still is the one thing that hurts.',
    5: '{A} takes the strain of an opposition between {planets}. You answer it by going further, with more hope and more plans than the matter needed, and some of them turn out to be the way.',
    6: '{A} takes the strain of an opposition between {planets}. You meet it as duty, or as an inner voice that says not yet, and what you build against that voice is built to last.',
    7: '{A} takes the strain of an opposition between {planets}. It discharges in sudden changes of course, and you find your freedom at moments when others would have compromised.',
    8: '{A} takes the strain of an opposition between {planets}. The way out leads through imagination or compassion, and sometimes through a fog that takes a while to leave.',
    9: '{A} takes the strain of an opposition between {planets}. It is settled at the root, by letting something end, and you have more power to begin again than most people ever need.',
  },
  tSquareQuality: {
    cardinal: 'The figure is in cardinal signs, so that each crisis asks you to start something.',
    fixed:
      'The figure is in fixed signs, and nothing in it yields quickly, so its work is measured in years.',
    mutable:
      'The figure is in mutable signs, so that under pressure you do four things at once and put off the fifth, which is the decision.',
  },
  grandTrine: {
    fire: 'Between {planets} runs a closed circle of ease, in signs of fire. Confidence comes to you without much cause, and enthusiasm feeds itself. What it lacks is friction, and so you may do brilliantly for years without asking what it is for.',
    earth:
      'Between {planets} runs a closed circle of ease, in signs of earth. You have a gift for the practical, for making things work and last, and may not see it as a gift. What comes easily is easily left at the level of comfort.',
    air: 'Between {planets} runs a closed circle of ease, in signs of air. Thought, talk and friendship flow, and you can understand almost anything. What has been understood has still to be done, and that is where the circle has no corner to push from.',
    water:
      'Between {planets} runs a closed circle of ease, in signs of water. Feeling, memory and intuition support each other, and you are rarely cut off from your inner life. It can close over your head, and leave others guessing from the bank.',
  },
  grandCross: {
    cardinal:
      'Two oppositions cross in your chart, between {planets}, in cardinal signs. Four matters want to be started at once, and each blocks the next. It makes for a strenuous life and a capable person. Taken one at a time, the four are a program.',
    fixed:
      'Two oppositions cross in your chart, between {planets}, in fixed signs. Four strong wills hold each other in place, and you can bear more than most before anything moves. When one of them is let go, the others follow.',
    mutable:
      'Two oppositions cross in your chart, between {planets}, in mutable signs. You are pulled in four directions by interest and by duty, and adapt so well that it can be hard to say what you decided. A fixed point, however small, changes everything.',
  },
  yod: {
    0: 'Two friendly planets, {planets}, point at {a} from an awkward angle. It gives a feeling of being meant for something that the rest of your life has not prepared you for, and you grow into yourself by many small corrections.',
    1: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Your needs never quite fit the circumstances, and you adjust until, rather late, you find the arrangement that suits nobody else.',
    2: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Your mind keeps being asked for something it has to learn first, and the odd subject turns out to be the right one.',
    3: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Love and liking ask for adjustments that others are spared, and your taste becomes very much your own.',
    4: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Your energy does not go where it is sent, and you learn by trial which efforts are really yours.',
    5: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Opportunity comes in unlikely shapes, and your beliefs have been altered more than once to fit what you met.',
    6: 'Two friendly planets, {planets}, point at {a} from an awkward angle. A task keeps coming back to you that you would not have chosen, and it becomes your competence.',
    7: 'Two friendly planets, {planets}, point at {a} from an awkward angle. Every so often life asks you for a turn that makes sense only afterward.',
    8: 'Two friendly planets, {planets}, point at {a} from an awkward angle. A longing runs through your life that nothing practical answers, and it wants a form of its own.',
    9: 'Two friendly planets, {planets}, point at {a} from an awkward angle. There is something you have to come to terms with, in stages, and you are stronger after each.',
  },
  kite: 'A circle of ease between {planets} has a string to it: {a} stands opposite one corner and gives the gift a direction. What comes easily to you is also asked for, and so it does not go to sleep.',
  mysticRectangle:
    'Two oppositions are held together here by easy lines between {planets}. You live with contradictions that would tear at others and have found, mostly without thinking about it, a working order among them.',
};

export const unaspected: NatalChapterCells['unaspected'] = {
  0: 'The Sun makes no aspect to the other planets, so your sense of self stands by itself: strong on some days, absent on others, and little changed by what people say.',
  1: 'The Moon makes no aspect to the other planets, and your feelings keep their own calendar. You can be quite untouched, then flooded, and others learn that it has little to do with them.',
  2: 'Mercury makes no aspect to the other planets, so your mind goes its own way. You may say nothing for an hour and then talk for half of one, because you do your thinking without company.',
  3: 'Venus makes no aspect to the other planets, and love is a province by itself in you, unmixed with ambition or fear, and sometimes cut off from the rest of your plans.',
  4: 'Mars makes no aspect to the other planets, so your drive is either fully on or fully off. It obeys nobody in between, and finding its switch is worth some study.',
  5: 'Jupiter makes no aspect to the other planets, and your faith is your own, held without argument and not always shared with what you do.',
  6: 'Saturn makes no aspect to the other planets, so that discipline comes over you as a mood. When it does, you can work like no one else.',
  7: 'Uranus makes no aspect to the other planets, and your streak of independence shows up without warning, whole and unexplained.',
  8: 'Neptune makes no aspect to the other planets, so that dream and daily life keep to separate rooms in you.',
  9: 'Pluto makes no aspect to the other planets, and your deepest strength stays below until something truly serious calls for it.',
};

export const retrograde: NatalChapterCells['retrograde'] = {
  2: {
    plain:
      'Mercury was retrograde when you were born, and your second thought on a matter is often the better one.',
    quick:
      'Mercury was retrograde when you were born: the first answer comes fast, and the better one some time afterward.',
  },
  3: {
    plain:
      'Venus was retrograde when you were born, so you know what you love by looking back, and your taste owes little to fashion.',
    quick:
      'Venus was retrograde when you were born: you are soon charmed, and find out by looking back whom you loved.',
  },
  4: {
    plain:
      'Mars was retrograde when you were born, so that force turns inward first, and anger may reach you some time after its cause.',
    quick:
      'Mars was retrograde when you were born: you are quick to act, and your anger arrives late all the same, sometimes when the matter is over.',
  },
};

/** Counted in the house before an angle, and read with the angle. */
export const nearAngle: NatalChapterCells['nearAngle'] = {
  15: 'By the count of houses {a} is still in the twelfth, and so close to the Ascendant that it is read with the first.',
  16: '{A} is counted in the ninth house, but it stands so near the Midheaven that it is read with the tenth.',
  22: 'Strictly counted {a} is in the sixth house; this close to the Descendant it is read with the seventh.',
  23: '{A} is counted in the third house, and so near the foot of the chart that it is read with the fourth.',
};

export const balance: NatalChapterCells['balance'] = {
  excess: {
    fire: 'Fire outweighs everything else here: you live by enthusiasm, and rest feels like something being switched off.',
    earth:
      'Earth outweighs everything else here: you trust what can be touched and finished, and need a reason to dream.',
    air: 'Air outweighs everything else here: you live by ideas and company, and the body has to send its messages twice.',
    water: 'Water outweighs everything else here: you live by feeling, and a mood counts as information.',
    cardinal:
      'Most of the chart is in cardinal signs, so that starting is your strength and finishing takes a decision.',
    fixed:
      'Most of the chart is in fixed signs, so that you hold on, to people, plans and opinions, better than you let go.',
    mutable:
      'Most of the chart is in mutable signs, so that you adapt to nearly anything and have to choose what not to adapt to.',
  },
  lacking: {
    fire: 'There is hardly any fire in the chart, and enthusiasm comes to you by way of other people, or of a first step taken without it.',
    earth:
      'There is hardly any earth in the chart, and money, meals and keys want a system, since they get no instinct.',
    air: 'There is hardly any air in the chart, and it takes you an effort to stand back from a thing and talk about it coolly.',
    water:
      'There is hardly any water in the chart, and feelings are something you find out about after the event.',
    cardinal: 'There is little in cardinal signs, and you often take up what somebody else has set going.',
    fixed: 'There is little in fixed signs, so that staying the course has to come from love or habit.',
    mutable:
      'There is little in mutable signs, and changes of plan cost you more than they seem to cost others.',
  },
};

export const hemispheres: NatalChapterCells['hemispheres'] = {
  north:
    'Nearly all the planets are below the horizon, so what matters most to you happens in private and ripens before it is shown.',
  south:
    'Nearly all the planets are above the horizon, and your life is lived in the open, among people and by what they can see.',
  east: 'Nearly all the planets are on the rising side, and you would rather set things going than wait for an invitation.',
  west: 'Nearly all the planets are on the setting side, and your life is shaped by whom you meet and how you answer.',
};

export const shapes: NatalChapterCells['shapes'] = {
  bowl: 'All the planets lie in one half of the circle, which makes you self-contained, with a sense of something across the way that you have to reach for.',
  bucket:
    'All the planets lie in one half of the circle except {planets}: a handle, as astrologers call it, by which the rest is taken hold of, and much of what you do is set going from there.',
  bundle:
    'The planets are gathered in a third of the circle, so that you are a specialist by nature, deep in a few things and indifferent to many.',
  locomotive:
    'A third of the circle is empty of planets, and {a} is the first one at its edge. Astrologers see in {a} the engine of such a chart: what you miss you go after, and {a} shows how.',
  seesaw:
    'The planets stand in two groups across from each other, and you see every matter from the opposite side as well.',
  splash: 'The planets are scattered around the whole circle, and your interests with them.',
  splay:
    'The planets stand in a few strong clusters, and you are at home in several fields without being of any one.',
};
