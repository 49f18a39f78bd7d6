import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Three planets or more in one house; `{sign}` is a sentence on the sign that most of them share. */
export const crowdedInTheBond: CompositeReadingCells['crowded'] = {
  1: 'With {planets} together in the first house, the bond itself is a presence: people form their opinion of you as a pair before they know either of you.{sign} You begin at once what you undertake, and where people know you, you seldom have to explain what you are to each other. The bond gives each of you a courage that neither has alone. The price is that a difference feels like a fault in the bond, and that whatever concerns only one becomes the business of both. Each needs a friend or a pursuit in which the other has no part. Choose yours, and ask about the other’s only when you are told something.',
  2: 'In the second house stand {planets}, so this bond has to do with what can be kept: money, things, time, and what each of you is worth to the other.{sign} You feel sure of each other when there is something to show for it, a shelf put up, some money set aside, a bill paid on time. You look after what belongs to you both. You also argue about feelings by way of purchases. Behind a remark about a price there may be the question of who gives more. Say early who brings what, and what belongs to whom. Then thank each other for the part that cost no money.',
  3: 'On ordinary days this is a bond of talk, errands and short trips, since {planets} are all in the third house.{sign} You settle much in passing, in a hallway or on the way to somewhere, and you keep each other up to date as a matter of course. You are quick, well informed and good at amusing each other. What suffers is whatever takes a long time to say. It gets the same three minutes as the news and just as quick an answer, and one of you is left feeling unheard. Say beforehand when something is serious. A walk with no destination gives it the time it needs.',
  4: 'With {planets} in the fourth house, the heart of this bond is out of other people’s sight: in a home, a family, a past that you share or have told each other.{sign} You give each other somewhere to belong, and most of what matters to you both happens behind a closed door. Roots of this sort hold in bad years. The difficulty is that old family habits come in with you, and a dispute about the kitchen may be one that other people had, long ago. New faces find it hard to get in, too. Ask now and then whose rule it is that you are keeping, and invite someone before the house is ready for it.',
  5: 'Pleasure is the ground of this bond, with {planets} in the fifth house: games, songs, jokes, things made for the joy of making them.{sign} Together you are livelier than apart, and bolder in showing what you can do, since each is a good audience for the other. Much that you begin in play turns out well enough to be shown. What you have to learn is the dull stretches. When there is nothing to celebrate or look forward to, you may take the flatness for a loss of interest, and one of you stirs up a drama to get rid of it. Let a gray week be gray, and do one plain chore side by side in it.',
  6: 'Work and daily habits are where this bond lives, with {planets} in the sixth house.{sign} You know each other by how each leaves the table and who remembers the appointment, and you show affection by taking something off the other’s hands. Side by side you get through a great deal, and each becomes more skillful for having the other near. With so much attention to what needs doing, you notice faults too, and help may come with instructions attached. One can end up as the person who takes care of things and the other as the one who has to be reminded. Trade a chore every few weeks, so that each knows what it takes. You have to agree on time without a task, or it doesn’t come.',
  7: 'With {planets} in the seventh house, the two of you are always aware of being two.{sign} Each has in the other a counterpart, to consult, to win over, to be measured against, and you decide little without asking how it looks from across the table. Agreements are your strength: you make them carefully and notice at once when one is broken. The hard part is wanting something alone. So much weighing of sides can leave both waiting for the other’s opinion, or keeping count of who gave way last. Set apart a few matters that each decides without the other, and let those decisions stand without comment.',
  8: 'With {planets} in the eighth house, this bond turns on trust: on what is shared, owed, confided and kept from everyone else.{sign} You ask each other what other people leave alone, and what you have told each other binds you more firmly than a promise would. When something really goes wrong you are at your best, since neither is shocked and both stay. The same depth makes small matters heavy. A loan, a secret or a late answer can become a test of the whole bond, with each watching the other for signs. Settle in plain words what is lent and what may be passed on, so that trust need not rest on guessing. And do something light together that proves nothing at all.',
  9: 'With {planets} in the ninth house, this bond is turned outward: toward other countries, a subject to be learned, a conviction that both of you care about.{sign} You are at your best when both are beginners with a map on the table, and each widens what the other thought possible. Talk about what is right and true comes easily. Everyday things do less well. The laundry and the neighbors seem beneath you, and you argue a disagreement about either as a matter of principle. Plan the next journey or course by all means, with a date. Before you leave for it, finish one thing at home that has waited since the last.',
  10: 'With {planets} in the tenth house, the two of you are at work on something that others can see: a task, a good name, a place among people.{sign} You spur each other to do better in public, people mention you together, and when someone has to answer for something you stand side by side. Much can be built on that. The cost is that you are rarely off duty with each other. Talk drifts to what is next and how things went, and you may take success for a sign that all is well between you, and failure for the opposite. When something has gone wrong in public, talk first about how each of you is, and later about the reasons.',
  11: 'With {planets} in the eleventh house, this is a bond among friends and for a shared hope.{sign} You meet best in company, over a cause, a club or a plan for something that does not exist yet, and you treat each other as equals. There is freedom in it, since each may have friends and opinions that the other does not share. What comes up short is whatever needs only the two of you. Since somebody else is always at the table, a worry comes up in front of others or not at all, and each may hear the other’s news from a third person. Tell each other the important things first. Time alone together has to be arranged.',
  12: 'Much of this bond goes on unseen, with {planets} in the twelfth house.{sign} You understand each other’s silences, sense a mood through a wall, and are close in ways that other people would not guess. The bond is a refuge: tired, ashamed or at a loss, each can come to the other without having to explain. What is never said can’t be put right, though. You hint at wishes, swallow a disappointment out of kindness, and years later neither is sure what was agreed. Keep your quiet, and make one exception to it: once a week each says aloud, in one sentence, what you need from the other, even when it seems obvious.',
};

/** Stands for `{sign}`: how the planets of a crowded house act, by the sign that most of them share. */
export const mannerOfCrowdsInTheBond: CompositeReadingCells['crowdedIn'] = {
  0: 'Aries gives all this its pace: you say what you want and begin at once, and the waiting that some of it needs comes hard.',
  1: 'You do all this in the manner of Taurus, slowly and for good, so what you have once arranged is hard to change.',
  2: 'Gemini makes it light and many-sided: there are several versions of everything, all of them talked about, and few are final.',
  3: 'Cancer makes it a matter of feeling and memory, where a kindness is remembered for a very long time, and so is a sharp word.',
  4: 'With so much of it in Leo you do all this warmly and rather grandly, and both of you want to be noticed and praised for it.',
  5: 'Virgo adds care for detail: you do it well, check it twice, and hardly ever think it good enough.',
  6: 'Since most of it is in Libra, each side is heard before anything happens, and a pleasant answer may be preferred to a clear one.',
  7: 'Scorpio makes it a matter of all or nothing; outsiders see little of that, and neither of you easily forgives when something goes wrong.',
  8: 'Sagittarius gives it a wide horizon and a hopeful tone, and little patience with fine print.',
  9: 'All this has the seriousness of Capricorn: you plan it, work at it and answer for it, and pleasure comes when the work is done.',
  10: 'Aquarius asks for room in all of it: nobody is tied down, custom counts for little, and reasons count for more than moods.',
  11: 'Pisces makes its outlines soft: there is much sympathy and imagination in it, and you leave dates and amounts for someone else to write down.',
};

/** In the opening: four planets or more in one house. */
export const leadingCrowdOfTheBond: CompositeReadingCells['leadingCrowd'] = {
  1: 'With {planets} together in the first house, the bond itself is the strongest thing in this chart, and anyone can see it.',
  2: 'With {planets} together in the second house, a great deal turns on what you own and what you are worth to each other.',
  3: 'Much of this chart, {planets}, is gathered in the third house, and most of what happens here happens in conversation.',
  4: 'The weight of this chart is at home, out of other people’s sight, with {planets} in the fourth house.',
  5: 'Play and pleasure are what this bond chiefly lives on, since {planets} gather in the fifth house.',
  6: 'Work and daily routine are where you two chiefly meet, since {planets} gather in the sixth house.',
  7: 'Much of this chart, {planets}, is gathered in the seventh house, and its main question is how two people stay even.',
  8: 'The weight of this chart lies in trust, and in what the two of you owe each other, since {planets} gather in the eighth house.',
  9: 'Most of this chart, {planets}, is gathered in the ninth house and faces outward, toward travel, study and belief.',
  10: 'Most of this chart, {planets}, is gathered in the tenth house and has to do with what you two achieve in public.',
  11: 'The weight of this chart is among friends and in a shared hope, since {planets} gather in the eleventh house.',
  12: 'With {planets} together in the twelfth house, the larger part of what you share goes on where nobody sees it.',
};

/** In the opening: three planets or more in one sign, with the Sun or the Moon among them. */
export const leadingSignCrowdOfTheBond: CompositeReadingCells['leadingSignCrowd'] = {
  0: 'In Aries stand {planets}, so whatever you two want, feel or think comes out at once and straight.',
  1: 'Taurus holds {planets}, so this bond is slow to move and very hard to shake.',
  2: 'With {planets} together in Gemini, the two of you live on talk, news and variety.',
  3: 'Cancer gathers {planets}, so care and memory are what this bond is made of, and its skin is thin.',
  4: 'In Leo are {planets}, which all ask for warmth, an audience and a generous answer.',
  5: 'With {planets} in Virgo, most of what is between you goes into being useful, and into seeing what could be better.',
  6: 'Libra has {planets}, and fairness is the rule in nearly all you do, at the price of some quick decisions.',
  7: 'With {planets} in Scorpio you do hardly anything by halves, and show little of it.',
  8: 'Sagittarius gathers {planets}, and this bond wants always to be on its way, in good spirits and with large plans.',
  9: 'In Capricorn stand {planets}, so work, patience and respect carry most of what you have.',
  10: 'Aquarius holds {planets}, so room, friendship and a shared idea come before closeness.',
  11: 'With {planets} in Pisces, feeling and imagination run through everything between you, and outlines are few.',
};

/** In the section on that Sun or Moon: the other planets in its sign, `{planets}`. */
export const signCrowdsInTheBond: CompositeReadingCells['signCrowd'] = {
  0: 'There is little to slow you down, because {planets} are in Aries too, and whatever they touch begins on the spot. That saves you a great deal of deliberation. What has to ripen tends to get dropped, though. Before you leave something half finished, name the one part that somebody is waiting for, and do that together.',
  1: 'Because {planets} are in Taurus too, several sides of this bond have the same slow, firm step, and hardly any of them wants to go faster. What you have built together lasts. You put off a change that would do you good for the sake of peace. Try one on a small scale, for a month, with permission to undo it.',
  2: 'With {planets} in Gemini as well, nearly everything between you passes through words, and there is always another side to consider. You are hard to bore and quick to clear up a misunderstanding. What neither of you does by nature is stop. Pick one of the subjects now open and stay with it until something has been decided.',
  3: 'Since {planets} are in Cancer too, several wishes in this bond come down to one, which is to be safe with each other. That makes you loyal, and tender with whatever is weak. You remember a slight as well, and may never mention it. When one of you withdraws, the other does best to ask the same evening, and gently.',
  4: 'Since {planets} are in Leo too, a great deal in this bond asks for applause at once. There is warmth for everyone who comes near, and courage to try what others only talk about. The stage is crowded, however. Praise the other for something that no one else has noticed, and half the rivalry is gone.',
  5: 'With {planets} in Virgo as well, several sides of this bond look for what could be done better, and find it. You learn fast, and people are glad of your help. The searching eye falls on each other, too. For every correction that you make, mention one thing that was done well, and begin with that.',
  6: 'Because {planets} are in Libra too, most of what happens here happens by consultation, and you are considerate with each other to a degree that others admire. It takes a long time until either of you says what you would choose, and by then the best offer may be gone. In small matters let one decide this time, and the other the next.',
  7: 'Because {planets} are in Scorpio too, you two take nothing that matters lightly, neither a promise nor a slight. You can rely on each other where others would have left. The same force goes into suspicion when one of you holds something back. Say that there is something you aren’t ready to talk about, and the other need not guess.',
  8: 'With {planets} in Sagittarius as well, nearly all that you want together lies some way off, and the road there is half the pleasure. You lift each other’s spirits and think on a large scale. Details are left to luck. Before you announce the next plan, go through the last one and do what you promised.',
  9: 'Since {planets} are in Capricorn too, there is a great deal of purpose in this bond and not much idling. You can work toward one goal for years. You may save tenderness for when the work is done, which it never is. Put it in the calendar like any other duty, and keep to it.',
  10: 'With {planets} in Aquarius as well, much of what you share is in the mind: a principle, a group, a view of how people ought to live. You give each other an unusual freedom. You can argue away something personal before it has been felt. When one of you is upset, find out first where it hurts, and only then whether it is reasonable.',
  11: 'Because {planets} are in Pisces too, several sides of this bond blur into each other, and it can be hard to say whose wish a wish was. Imagination and kindness are plentiful. Clear agreements are rare, or each remembers a different one. Write down the few things that other people rely on, and let the rest stay vague.',
};

/** In the opening, where another factor leads: a planet on an angle, in a sentence. */
export const leadingOnAngleOfTheBond: CompositeReadingCells['leadingOnAngle'] = {
  0: 'The Sun stands {at}, and being the two of you is no small part of who each of you is.',
  1: 'The Moon stands {at}, and feelings are never far from what you two decide.',
  2: 'Mercury stands {at}, so you put much of what you are to each other into words.',
  3: 'Venus stands {at}, and that you like each other is a large part of what holds you together.',
  4: 'Mars stands {at}, so there is always something to do with you two, or something to fight out.',
  5: 'Jupiter stands {at}, and you two think in large terms and in hopeful ones.',
  6: 'Saturn stands {at}, so duty and staying power are much of what ties you.',
  7: 'Uranus stands {at}, and nobody can say what form this bond will take next.',
  8: 'Neptune stands {at}, so you sense a good deal between you and seldom spell it out.',
  9: 'Pluto stands {at}, and whatever is between you has more force than shows.',
};

/** Near the end of the opening, where the aspects that it names go one way. */
export const weighingOfTheBond: CompositeReadingCells['weighing'] = {
  hard: [
    'What was named first is both the strongest thing in this chart and the hardest, so whatever helps you two has to be done on purpose.',
    'Nothing in this chart is as strong as what was named first, and it is hard; the smaller things further down are there to help with it.',
  ],
  kind: [
    'What was named first is the strongest thing in this chart, and it is on your side; you meet what is harder on good terms.',
    'Nothing in this chart works as strongly against you as what was named first works for you.',
  ],
  pressing: [
    'That is the hardest thing in this chart, and what helps you two with it is quieter and has to be done on purpose.',
    'Nothing as strong makes that easier, and what helps a little comes later in this reading.',
  ],
  easing: [
    'With that on your side, you meet the harder things in this chart with goodwill.',
    'With so much on your side, the harder things further down find you on good terms.',
  ],
};

/**
 * The end of the closing: what helps with the main hard aspect, where another leads, or what the two have in a kind
 * one.
 */
export const besideInTheBond: CompositeReadingCells['beside'] = {
  hard: {
    1: [
      'When what you aim at and what you need differ, let the need have its turn before it has to ask twice. The plan can wait an evening, and then two people who have rested will carry it out.',
      'For the pull between what you aim at and what you need, a word in the morning helps: who is fresh, who is tired, and so what can be left out.',
      'Between the plan and the need neither of you has to be the loser. Take the smaller version of the plan on a tired day, and the whole of it on the next.',
    ],
    2: [
      'Where words have gone wrong, try again the next day, with fewer of them. Ask first what the other understood; quite often it was not what you had said.',
      'A sentence that did harm can be taken back by name: that one, and not all the rest. It takes a moment, and the talk can go on from where it was still good.',
      'As for the words that go astray between you, repeating them helps. Whoever has listened says in a few words what came across, and the other corrects it.',
    ],
    3: [
      'As for affection, ask each other now and then what form of it would be welcome. Given in that form it is seen for what it is, and half as much does just as well.',
      'When what pleases one leaves the other cold, take turns choosing: the movie, the food, the way to spend a Sunday. Being taken along is a present too.',
      'And when a kindness misses its mark, say what it was meant to be. The other can then respond to the meaning, and tell you what would have been right.',
    ],
    4: [
      'The temper loses its edge when you quarrel early and keep to one subject. What either of you wants can usually be said in a sentence, and once said it is soon settled.',
      'When a quarrel comes all the same, keep it short, and afterward do something together that has to be done. The same strength works for both.',
    ],
    5: [
      'And of all you plan together, plan a little less and do the whole of it. One finished project gives you more joy than three that were announced.',
      'As for promises, halve them. You remember what was kept in full, and begin the next thing with an easier mind.',
    ],
    6: [
      'When duty weighs on you, divide it up again once in a while; old shares seldom still fit. And say what was done well before you say what is missing.',
      'What is heavy in this bond gets lighter on the day when one of you calls it heavy. Then you can share it, and some of it turns out to be nobody’s duty.',
    ],
    7: [
      'For the sudden turns that remain, a word beforehand is enough, and one hour that you always keep. With that much to rely on, either of you can take a change of plan.',
      'And when one of you has to get away, say so as a need and not as a verdict, and say when you will be back. Then neither has to hold on.',
    ],
    8: [
      'And whatever has a date or a price in it should be said once more than seems necessary. You can go on guessing at everything else; it is one of your pleasures.',
      'Where something is unclear, ask on the same day; it grows overnight. The answer is usually plainer than the guess, and kinder.',
    ],
    9: [
      'When each of you wants the last word, take turns having it. Then neither has to win every time.',
      'And in the one matter where neither yields, take turns deciding and keep no score. Whoever gave way last time need not be thanked for it, and should not be reminded.',
    ],
  },
  kind: {
    1: [
      'What you want and what you need seldom disagree here, and you can both rely on that.',
      'At home, meanwhile, you are a rest to each other, and that is half of what a bond is for.',
    ],
    2: [
      'You two can talk, besides, which not every pair can. What was said too soon can be said again, and heard differently.',
      'You have the words for it, too. Use them on a good evening, and before they are needed.',
    ],
    3: [
      'Meanwhile there is affection, and you can draw on it on hard days as well as good ones.',
      'That you like each other is the surest thing in this chart, and everything else can lean on it.',
      'And you are fond of each other through all of it, which is worth saying on an ordinary day.',
    ],
    4: [
      'Once you have decided on something together it gets done, and that helps with the rest.',
      'And when talk is no longer any use, you two still have work that you can do side by side.',
    ],
    5: [
      'You have good humor to spare besides, and may spend some of it on each other.',
      'Each of you believes in the other, besides, and on a bad day that is what gets you up.',
      'You can also laugh about trouble sooner than most pairs, and then it is already half over.',
    ],
    6: [
      'What you promised each other holds in the meantime, and you can build on that.',
      'Time works for the two of you. What is hard this year has often become a habit by the next, and a good one.',
    ],
    7: [
      'There is room between you as well, so neither has to fight for air.',
      'And since neither holds the other back, there is always a fresh start to be had.',
    ],
    8: [
      'And each of you forgives a good deal without being asked.',
      'Neither of you likes to see the other hurt, and that has ended many a quarrel before it was settled.',
    ],
    9: [
      'When something is really at stake you stand together, which is worth remembering in the smaller disputes.',
      'Whatever comes, you two can begin again from what is left, and that is not given to every pair.',
    ],
  },
};

/** In place of the kind ones, where a hard aspect with the same subject has been told as well: how both are true. */
export const evenSoInTheBond: CompositeReadingCells['evenSo'] = {
  1: [
    'You are a rest to each other too, if not at every hour. On an evening when it works, stay in it a little longer than you had planned.',
    'And the ease between you comes back after each upset. Let it; neither of you has to explain first what the upset was.',
  ],
  2: [
    'Your talk can go wrong, and it is also what sets things right. A second try on another day is seldom wasted.',
    'You two will go on talking in spite of the sentences that went astray, and most of them are cleared up by the next.',
  ],
  3: [
    'Affection has its difficulties here, and it is still what both of you come back to. Say so on a day when nobody has asked.',
    'You like each other through the disputes about taste, and the liking is what people around you see.',
  ],
  4: [
    'You quarrel, and you also get things done side by side. On a bad day begin with the work, and the quarrel may have little left to feed on.',
    'The same force that makes you collide carries you up a hill. It helps to have the hill chosen beforehand.',
  ],
  5: [
    'Your good humor overshoots at times, and at most others it is a help. Spend some of it on whatever has just gone wrong.',
    'You promise each other too much, and you believe in each other with good reason. The second is worth saying when the first comes out.',
  ],
  6: [
    'You can be strict with each other, and you keep your word. It does you both good to hear the second said aloud.',
    'What is heavy between you and what is reliable come from one seriousness, and you may lean on it when you are tired.',
  ],
  7: [
    'The distance you leave each other is sometimes too wide and often just right. Tell each other which it was.',
    'You upset each other’s plans, and you let each other be. On the whole it keeps you both awake.',
  ],
  8: [
    'You misread each other at times, and forgive it sooner than most. An apology here can be one sentence long.',
    'And where a hope between you has failed, the sympathy stays. You can begin with that when you have to talk about the hope.',
  ],
  9: [
    'You contend with each other and you stand by each other, and when something is at stake the second is what shows.',
    'Neither of you gives way easily, and neither leaves the other alone with a trouble. Remember it when the next contest begins.',
  ],
};

/** What the texts at the end of the closing on a kind aspect state. */
export const stancesBesideInTheBond: CompositeReadingCells['stances']['beside'] = {
  6: ['kept'],
  7: ['free'],
};

/** What the texts on crowded houses state. */
export const stancesOfCrowdsOfTheBond: CompositeReadingCells['stances']['crowded'] = {
  3: ['talkative'],
  4: ['secluded'],
  6: ['leisure'],
  11: ['leisure', 'open'],
  12: ['unspoken', 'wordless', 'secluded'],
};
