import type { BondFrameCells, CompositeReadingCells } from '../../../pair-catalogue.js';

/** An aspect of the composite Venus, or of Mars, leads: the question and the answer. */
export const venusBondFrames: BondFrameCells[3] = {
  4: {
    conjunction: {
      question:
        'Venus and Mars stand together in this chart: it is lively between you two, in liking as in quarrel, and on a dull day you make something happen.',
      answer:
        'You will not grow dull to each other, {name1} and {name2}, while Venus and Mars share a place in your chart. So much liveliness is happiest with something to do: dance, cook, argue about a film. Quarrels belong to it and needn’t be feared, as long as both may end them. When you have had enough of each other for a day, say so with a laugh. It will pass by the next.',
    },
    harmonious: {
      question:
        'Venus and Mars agree in this chart: wishing and doing go together for you two, until you are so well supplied that the wishing stops.',
      answer:
        'What one of you would like, the other is ready to do, {name1} and {name2}: Venus and Mars see to that. So go on wishing, also for things that are a little out of the way. Contentment is pleasant and makes people lazy, and you are both more attractive when you have had to take some trouble for each other. An hour’s trouble is plenty.',
    },
    tense: {
      question:
        'Venus and Mars are at odds in this chart: one of you two has a coat on already, and the other is still deciding whether it would be pleasant to go.',
      answer:
        'You want much the same, {name1} and {name2}, and want it at different times, as happens when Venus and Mars are at odds. Whoever is ready sooner may ask and then wait, and whoever is slower may say how long. It is only a question of time, and not of how much you are liked. In everything that needs some spirit, this little war makes you the more interesting pair.',
    },
  },
  5: {
    conjunction: {
      question:
        'Venus and Jupiter stand together in this chart: you two are good at enjoying things, and a day without anything to enjoy may look like a lack of liking.',
      answer:
        'On plain days you may think that something is missing, {name1} and {name2}, because Venus and Jupiter have spoiled you. Nothing is. Stay at home once when you might go out, buy nothing, and see that you like each other as well as before. Then go on being generous. You do it better than others, and it harms nobody as long as it isn’t needed.',
    },
    harmonious: {
      question:
        'Venus and Jupiter agree in this chart: you two are easy to like, and find it hard to do what would make you less so.',
      answer:
        'You will have friends, {name1} and {name2}, and good days with them, for Venus and Jupiter agree. It is a fine thing to be liked, and one can lean on it too much. Choose something for which you would put up with a frown. Being of one mind about that, and meeting some resistance, is how you find out that your liking for each other was never only good weather.',
    },
    tense: {
      question:
        'Jupiter drives Venus too far in this chart: you two give more than anyone can keep up, and what it was meant to say gets lost in the wrapping.',
      answer:
        'Much of what you give each other, {name1} and {name2}, is meant to say one thing, and it could simply be said. With Jupiter driving Venus too far, presents and plans get larger while the sentence waits. Agree on a limit that makes you both smile. Inside it you will be more inventive than before, and neither has to wonder what is expected next time.',
    },
  },
  6: {
    conjunction: {
      question:
        'Saturn stands with Venus in this chart: your affection is faithful and sparing with words, and each of you two may be waiting to hear of it.',
      answer:
        'Affection that has to be earned first is hard work, {name1} and {name2}, and with Saturn beside Venus you both tend to go on earning. It has been yours for some time. Tell each other so, with no occasion and no service rendered, and bear the embarrassment. After that you may go on mending things and keeping your appointments. Nobody does it better, and it is then understood for what it is.',
    },
    harmonious: {
      question:
        'Venus and Saturn agree in this chart: what you two feel for each other lasts, and play is what it forgets.',
      answer:
        'You have something that keeps, {name1} and {name2}, since Venus and Saturn agree, and time improves it. Play does not come by itself with you. Put aside a little money and a few hours for which nobody has to give reasons, and be a bit foolish with them. The rest is in good order, and can stand a disorderly afternoon.',
    },
    tense: {
      question:
        'Saturn holds Venus back in this chart: affection waits until everything else has been done, and with you two there is always something else.',
      answer:
        'Affection may come first once in a while, {name1} and {name2}, before the work is done and before either of you has deserved it. Since Saturn holds Venus back, it feels like cheating, and nothing bad happens. Start the day with it, or the visit. Let each other be somewhat less than perfect, in exchange. The warmth between you was never in doubt. It only had too long a list of things to wait for.',
    },
  },
  7: {
    conjunction: {
      question:
        'Uranus stands with Venus in this chart: the liking between you two lives by surprise, and an ordinary month is hard on it.',
      answer:
        'An ordinary month is the longest distance for you, {name1} and {name2}, with Uranus beside Venus. Bring something back for each other, from wherever you have been apart: a story, a stranger, an odd opinion. That is your way of being faithful. Nobody else has to find your arrangement sensible, and it needn’t be the same next year, if both of you have been asked.',
    },
    harmonious: {
      question:
        'Venus and Uranus agree in this chart: you two are fond of each other and free, with hardly a date that is certain.',
      answer:
        'It is pleasant to be liked and left alone, {name1} and {name2}, and Venus and Uranus allow you both. One date that you always keep is all the certainty you need. Don’t move it for anything interesting; there will be interesting things every time. On that day each of you sees that the other came because there was no wish to be anywhere else.',
    },
    tense: {
      question:
        'Uranus pulls at Venus in this chart: one of you two draws near as the other draws back, and next time it is the other way around.',
      answer:
        'Within call is a good distance for you, {name1} and {name2}. When Uranus pulls at Venus, whoever needs to be alone can say for how long, and whoever is left can stop counting and do something pleasant. It will be the other way around soon enough. You dislike being taken for granted, both of you, and so do something now and then that shows that you haven’t.',
    },
  },
  8: {
    conjunction: {
      question:
        'Neptune stands with Venus in this chart: you two see each other in a kindly light, and have seldom looked when it was off.',
      answer:
        'When the kindly light is off, {name1} and {name2}, two ordinary people are sitting there, and they are likable too. With Neptune beside Venus you may not look at them often enough. Tell each other of a quality that has nothing beautiful about it, and that you would miss. Such praise is believed on bad days as well, and the beauty comes back by itself.',
    },
    harmonious: {
      question:
        'Venus and Neptune agree in this chart: you two are gentle people together, and a plain no is the word that you know least.',
      answer:
        'So gentle a bond as yours, {name1} and {name2}, in which Venus and Neptune agree, has one small lack: nobody in it likes to refuse. Practice on things that don’t matter. “I would rather not” is a sentence that hurts nobody here, and it makes each yes worth more. Then you can also trust that the other came along because of wanting to.',
    },
    tense: {
      question:
        'Neptune misleads Venus in this chart: each of you two is attached to a hope as well as to a person, and the hopes have never been compared.',
      answer:
        'Describe to each other a day with which you would be content, {name1} and {name2}, an ordinary one. Since Neptune misleads Venus, you have probably been hoping for different things, and each thought that the other knew. What the two days have in common can be had this week. The rest is a longing, and a longing may be shared without anyone’s having to fulfill it.',
    },
  },
  9: {
    conjunction: {
      question:
        'Pluto stands with Venus in this chart: you two mean so much to each other that there is hardly room to turn around in.',
      answer:
        'You are not indifferent to each other for one moment, {name1} and {name2}, with Pluto beside Venus. Leave yourselves some room in it. A day elsewhere, a friend, a pleasure that is yours alone: ask about it with interest, or don’t ask at all. The bond is strong enough to be left lying about for a day. You will both come back to it sooner than you had planned.',
    },
    harmonious: {
      question:
        'Pluto deepens the Venus of this chart: you two trust each other with hard things, and the light ones are left to other people.',
      answer:
        'Your fondness has roots, {name1} and {name2}, and Pluto and Venus will not let it wither. It could do with more leaves. Go and see something silly together, and let the conversation stay on the surface for once. Whoever trusts a person as you do may also waste some time with them, and afterward even the serious things look a little friendlier.',
    },
    tense: {
      question:
        'Pluto presses on Venus in this chart: giving and owing weigh heavily between you two, and even a cup of tea gets entered in the books.',
      answer:
        'There ought to be some things for nothing, {name1} and {name2}. Where Pluto presses on Venus, each kindness is weighed by somebody, and both of you are tired of it. Do each other a favor that nobody can return, and don’t look to see what comes of it. Say what you are afraid of losing, since the other is afraid too. The reckoning stops as soon as one of you stops counting, and either may be the first.',
    },
  },
};

export const marsBondFrames: BondFrameCells[4] = {
  5: {
    conjunction: {
      question:
        'Mars and Jupiter stand together in this chart: you two dare more than others would, and three ventures are under way when one would be plenty.',
      answer:
        'You give each other courage, {name1} and {name2}, and with Jupiter beside Mars there is more of it than a year has use for. Put it behind one thing at a time. Choose the one that would still please you if nobody clapped, and set out before you have told everyone. If it should fail, you two will have a good story, and by the next morning another plan.',
    },
    harmonious: {
      question:
        'Mars and Jupiter pull one way in this chart: most of what you two begin goes well, perhaps because you begin what is sure to.',
      answer:
        'Success comes to you at a fair rate, {name1} and {name2}, while Mars and Jupiter pull one way, and it makes one choose what is sure to succeed. Try for once the thing at which you may both look foolish. You can bear it, since neither of you holds a failure against the other. What you win there belongs to you in another way than what came of itself.',
    },
    tense: {
      question:
        'Jupiter spurs Mars too hard in this chart: each of you two outbids the other, and nobody likes to be the one who says “enough.”',
      answer:
        'One of you has to be allowed to say “that will do,” {name1} and {name2}, and not be the coward of the evening. Since Jupiter spurs Mars too hard, agree on who it is before you begin, and take turns. You lose a little glory by it and save a great deal of strength. The best of your ventures were the ones from which you both came home in good spirits.',
    },
  },
  6: {
    conjunction: {
      question:
        'Mars and Saturn stand together in this chart: you two can do hard things for a long time, and the anger of it is swallowed along with the rest.',
      answer:
        'You can stand more than other pairs, {name1} and {name2}, with Mars and Saturn in one place, and so you stand too much. Complain to each other, aloud and by turns, before either has grown hard. Then decide which of the burdens is really yours. What is your own you will carry better than anyone. When it can at last be put down, celebrate the day.',
    },
    harmonious: {
      question:
        'Mars and Saturn agree in this chart: you two finish what you begin, and seldom begin anything for the mere joy of it.',
      answer:
        'Others can rely on you, {name1} and {name2}, since Mars and Saturn agree, and you on each other. Among the things to be done let there be one that only has to be a joy. Put it at the beginning of the week. The remainder will be finished anyway, you two being who you are, and it goes faster for people who have already had their pleasure.',
    },
    tense: {
      question:
        'Mars pushes and Saturn holds back in this chart: you two want to get to one place at two speeds, and each takes the other’s for ill will.',
      answer:
        'You differ over the pace, {name1} and {name2}, more than over the aim. Mars pushes, Saturn holds back, and either of you can be the one or the other. Set a day by which every doubt has to be heard, and act on the day after. If you are angry, be angry in words. A coldness lasts longer than any quarrel.',
    },
  },
  7: {
    conjunction: {
      question:
        'Mars and Uranus stand together in this chart: you two act on the spur of the moment, and a third person may be standing in the way.',
      answer:
        'You surprise yourselves as much as anyone, {name1} and {name2}, with Uranus beside Mars, and a good part of what you like in each other is just that. Count to ten all the same where a third person is concerned. Everything else may be done at once. When it goes wrong, nobody is to blame who had agreed, and the next idea has probably been had in the meantime.',
    },
    harmonious: {
      question:
        'Mars and Uranus play into each other’s hands in this chart: you two try a new way on the day you hear of it, and by the next it has a successor.',
      answer:
        'Beginning is a pleasure for you, {name1} and {name2}, and Mars and Uranus keep supplying occasions. Keep up one of the things you began, for no better reason than that it is yours. It need only be done badly and often. After a year it has become a skill, and then the two of you can do with it what nobody had thought of before.',
    },
    tense: {
      question:
        'Uranus provokes Mars in this chart: a suggestion is taken for an order by you two, and refused on principle.',
      answer:
        'Neither of you can be pushed, {name1} and {name2}, and as Uranus provokes Mars you both see a push where there was a wish. Leave the door open when you ask: “I am going; come if you like.” It is surprising how often the other comes. And if an order has slipped out, the one who gave it may laugh first. It is mostly the tone that was refused, and not the thing.',
    },
  },
  8: {
    conjunction: {
      question:
        'Mars and Neptune stand together in this chart: you two work best for a dream, and on the days when it is out of sight your hands sink.',
      answer:
        'A dream gives you a strength that wages never would, {name1} and {name2}, with Neptune beside Mars. It goes in and out like the tide. On the days when it is out do a small part that needs no belief, such as washing the brushes or paying the bill. You keep your place by that. When the water is back, the boat is ready, and both of you are in it.',
    },
    harmonious: {
      question:
        'Mars and Neptune understand each other in this chart: you two help others without many words, and your own plans wait at the end of the line.',
      answer:
        'You are kind in what you do, {name1} and {name2}, for Mars and Neptune understand each other, and people come to you because they have noticed. Be among those people. Once a week let something be done that only the two of you wanted, and let somebody else wait for it. Nothing is taken from your kindness in this way. It gets a place to come from.',
    },
    tense: {
      question:
        'Neptune draws off the force of Mars in this chart: what annoys you two is felt and not said, and so no quarrel ever quite begins or ends.',
      answer:
        'Your quarrels tend not to end, {name1} and {name2}, because they have hardly begun: Neptune draws off what Mars would say. Begin one properly. Name a day, a thing and what you would have liked, in three sentences, and leave out your good intentions. The other does the same. It is over sooner than you feared, and both of you are kinder when you no longer have to be.',
    },
  },
  9: {
    conjunction: {
      question:
        'Mars and Pluto stand together in this chart: you two do nothing by halves, and so much force needs something heavier than each other.',
      answer:
        'There is a strength in this bond that could move a house, {name1} and {name2}, with Pluto beside Mars, and it had better have a house to move. Find the task that is too hard for others. Between yourselves ask for things by name and once, since nobody here is deaf. Where both of you pull on one rope you will be astonished, and a little moved, at what comes up.',
    },
    harmonious: {
      question:
        'Pluto backs the Mars of this chart: you two are at your best when it is hard, and when it is easy you make it harder.',
      answer:
        'Hard things bring out the best in you, {name1} and {name2}, and Pluto stands behind Mars to see that they do. So you may be looking for them. Let a week be easy when it is. Sleep late, lose a game on purpose, leave the other’s problem unsolved. You are allowed to be ordinary with each other, and the strength will report when it is called.',
    },
    tense: {
      question:
        'Mars and Pluto contend in this chart: neither of you two likes to give way, since a small defeat looks so much like a large one.',
      answer:
        'Small defeats are what you should practice, {name1} and {name2}, as two people who are both afraid of the large one: Mars and Pluto contend, and each waits for the other to yield. Yield in something that costs you only a habit, and say that you did. It is a gift then, and can be returned. After a few such gifts it is no longer worth counting who has won.',
    },
  },
};

/** The composite Sun leads on the Ascendant, the Midheaven, the Descendant or the Imum Coeli. */
export const bondFramesOfSunOnAngle: CompositeReadingCells['frames']['sunOnAngle'] = {
  15: {
    question:
      'The Sun stands on the Ascendant: everybody can see what you two are, and it is tempting to become what they see.',
    answer:
      'Others will always notice you as a pair, {name1} and {name2}, with the Sun so plain to see. It is worth knowing, then, what you would like them to see and what you do only because they are looking. Say to each other once in a while what you are together for. It may be one sentence, and it may change. In the weeks in which you are at odds it will be the thing to come back to.',
  },
  16: {
    question:
      'The Sun stands on the Midheaven, so others know you two by what you do together, and part of it may be done for their sake.',
    answer:
      'People will go on judging you by what you do together, {name1} and {name2}, with the Sun so high. Ask now and then which part of it you would do if nobody were ever to hear of it. That part deserves most of your time, whether or not it is the part that gets praised. And keep some hours that are of no interest to anyone but the two of you.',
  },
  22: {
    question:
      'The Sun stands on the Descendant: much of this bond lies in being two, and what either does alone grows rare.',
    answer:
      'You two decide most things together, {name1} and {name2}, with such a Sun, and whoever comes alone is asked about the other. It does the bond good when each of you has something that isn’t shared, a friend or a skill, and brings home news of it. A decision is better, too, when both have thought about it apart before you talk.',
  },
  23: {
    question:
      'The Sun stands at the foot of the chart: what you two are shows first in private, and hardly anyone knows how much it is.',
    answer:
      'You are most yourselves when nobody else is there, {name1} and {name2}, with the Sun so deep in your chart. It is worth knowing what you would like to have together that you can’t have elsewhere. One sentence is enough for it, and you may change it. Few people will know how much there is between you, and a guest now and then, whom both of you chose, takes nothing away from it.',
  },
};

/** Another planet leads on an angle. */
export const bondFramesOnAngle: CompositeReadingCells['frames']['onAngle'] = {
  1: {
    question:
      'The Moon stands {at}, so the mood of one of you is in the room before a word has been said, and some decisions of you two are really moods.',
    answer:
      'How each of you feels will always be plain, {name1} and {name2}, with the Moon {at}. A mood is not a decision, and it needs no answer but company. Save the large questions for a calm day, and have one small custom that you keep up in any weather. It is what tells both of you, on the days on which nothing else does, that you belong together.',
  },
  2: {
    question:
      'Mercury stands {at}, and you two tell each other so much that whatever has no words is easily missed.',
    answer:
      'Words have made much of what you are, {name1} and {name2}, with Mercury {at}, and they will go on doing so. What they leave out is what they would make clumsy: that somebody is tired, or moved, or sorry. There a gesture does better. Ask each other something, too, to which you don’t know the answer. There is always something of the kind, however long you have known each other.',
  },
  3: {
    question:
      'Venus stands {at} and makes you two pleasant company, so pleasant that a cross word seems to break a rule.',
    answer:
      'You have a great deal of charm together, {name1} and {name2}, with Venus {at}, and nobody would like to see it disturbed. With each other you may disturb it. Be cross once, and see that you are liked no less. Affection that has stood a bad evening is worth more than any number of good ones, and it leaves you freer to enjoy those.',
  },
  4: {
    question:
      'Mars stands {at}, so there is heat between you two in any case; with a task it moves something, and without one it turns on whoever is nearest.',
    answer:
      'The heat between you is nothing to be ashamed of, {name1} and {name2}. With Mars {at} it will be there, and it wants a task: something to build, to win or to clear away, chosen by both. When you are angry all the same, say what you want before you say what was wrong. The other can do something about the first.',
  },
  5: {
    question:
      'Jupiter stands {at}: the two of you set out in high spirits and on a large scale, and the ends of things tend to be left over.',
    answer:
      'There will be no lack of plans between you, {name1} and {name2}, with Jupiter {at}. What you can add to them is the end. Look at what you have begun, choose one thing, and finish it before either of you speaks of another. Good humor and a belief in each other you have in any case. They will be all the more use to you toward the end of a long task.',
  },
  6: {
    question:
      'Saturn stands {at}: duties come to you two early and stay, and among so much that must be done, what you would do gladly has to be looked for.',
    answer:
      'You know by now what you can ask of each other, {name1} and {name2}, with Saturn {at}. It sees to the duties. Thank each other for some of them by name, even for those that are taken for granted. Nothing will fall down if you give yourselves an afternoon that is only pleasant.',
  },
  7: {
    question:
      'Uranus stands {at}: what you two are keeps changing its form, and it needs a fixed point or two to come back to.',
    answer:
      'What is between you will go on changing its form, {name1} and {name2}, and with Uranus {at} it stays alive that way. A few fixed things give the changes somewhere to return to. Ask each other from time to time whether the arrangement still suits you both, and take the answer as news and not as a reproach. Nobody else needs to understand it.',
  },
  8: {
    question:
      'Neptune stands {at}, and what you two are to each other is hard to say; most of it can stay unsaid, and the practical part can’t.',
    answer:
      'You need not explain to anyone how much you feel for each other, {name1} and {name2}, and with Neptune {at} you could not. The practical part is what has to be said: the sum, the date, who does it. Say it twice. Once that is off your minds there is room again for whatever you two see and hear that others don’t, and nobody has been hurt by a misunderstanding.',
  },
  9: {
    question:
      'Pluto stands {at}: neither of you two comes away unchanged, and which of you does the changing is a tender point.',
    answer:
      'Little between you is casual, {name1} and {name2}, with Pluto {at}, and both of you will be changed by it. You can trust each other a long way once it is settled that each may refuse and be none the worse for it. The truth has a habit of coming out between you. It does least harm when it is told early and in a low voice, and you can stand more of it than most.',
  },
};

/** Where neither an aspect nor an angle leads: the composite Sun and Moon by element, each pair once. */
export const bondFramesByElement: CompositeReadingCells['frames']['lights'] = {
  fire: {
    fire: {
      question:
        'Sun and Moon are both in fire here: you two are quick to warm to a thing, and half of what you begin goes cold while it is still good.',
      answer:
        'You catch fire easily, {name1} and {name2}, with Sun and Moon both in such signs, and you burn through things fast. Let one thing last. Choose it for being worth the dull stretches, and take turns at being the one who still believes in it. When you have had words, as you will, it is soon over. Say at least once, before it is quite forgotten, what it was about.',
    },
    earth: {
      question:
        'The Sun and the Moon of this chart are in fire and earth, so you two like to start a thing and like it to stay as it was, and both wishes have to be heard.',
      answer:
        'You like to begin and you like what stays, {name1} and {name2}, since fire and earth share your Sun and Moon. Neither of you is for the one alone. Give every plan a part that is new and a part that is as it always was, and you will both be able to live in it. Pairs with so much drive and so much ground under their feet get far.',
    },
    air: {
      question:
        'The Sun and the Moon of this chart are in fire and air: you two are lively and seldom still, and a quiet hour may look like a mistake.',
      answer:
        'You do each other’s spirits good, {name1} and {name2}, with Sun and Moon in fire and air. Something is always going on. When it isn’t, you might stay where you are for an hour, without a plan and without a joke, and see what comes up. It may be something earnest. You will know what to do about it, because you are both quick, and neither of you bears a grudge.',
    },
    water: {
      question:
        'The Sun and the Moon of this chart are in fire and water, so you two feel strongly and show it differently from one day to the next.',
      answer:
        'There is strong feeling in all that you do, {name1} and {name2}, since fire and water share your Sun and Moon. It comes out hot on one day and goes inward on another, and each can take the other by surprise. Say so when you are angry, and say so when you only want to be left alone. Between you a loud word means less than it seems to, and a silence means more. Once you both know that, few moods will separate you for long.',
    },
  },
  earth: {
    earth: {
      question:
        'Sun and Moon are both in earth here: you two can rely on what you have built, and anything new has to knock for a long time.',
      answer:
        'What you have built will stand, {name1} and {name2}, with Sun and Moon both in earth. Let something new in from time to time, a guest, a dish, another way of spending a Sunday. It needn’t stay. And tell each other in words what you show so well by being useful; it takes a moment, and one of you may have been waiting for it.',
    },
    air: {
      question:
        'The Sun and the Moon of this chart are in earth and air: you two have the idea and you have the means, and the two seldom meet.',
      answer:
        'You can think of a thing and you can do it, {name1} and {name2}, for earth and air share your Sun and Moon. Mostly it isn’t on the same day. Talk first, as long as it is a pleasure, and then close the subject and begin. If what you feel has been neither talked about nor taken care of, it may need a third way: to be quiet together, and near.',
    },
    water: {
      question:
        'The Sun and the Moon of this chart are in earth and water: you two take good care of what is yours, behind a door that is mostly shut.',
      answer:
        'You are good for each other’s peace, {name1} and {name2}, with Sun and Moon in earth and water. You keep things, and feelings, and people. Open a window in good time: worries grow in a closed room, and another person’s laugh is often all they needed. You lose none of the nearness. It will be waiting for you when the guests have gone.',
    },
  },
  air: {
    air: {
      question:
        'Sun and Moon are both in air here: you two meet in talk and leave each other room, and where words are no use you are at a loss.',
      answer:
        'Talk is where you live, {name1} and {name2}, with Sun and Moon both in air. When words are no use, stay all the same. Make something to eat, sit close by, put off the explanation. You need not be good at it. Freedom and good company you have in plenty, and a little of this on the right day makes sure that neither is ever mistaken for distance.',
    },
    water: {
      question:
        'The Sun and the Moon of this chart are in air and water, so you two feel a thing and want to understand it, and seldom both at one time.',
      answer:
        'You want to be felt with, {name1} and {name2}, and you want to know why, since air and water share your Sun and Moon. Let the feeling have its time first. Then talk, as well as you can, for it is a help to both. What you come to understand in this order stays understood, and you will be able to tell each other things that neither could have said alone.',
    },
  },
  water: {
    water: {
      question:
        'Sun and Moon are both in water here: you two share every mood, so that in a low hour both need help and neither has any to give.',
      answer:
        'You feel with each other so readily, {name1} and {name2}, with Sun and Moon both in water, that a third person does you good now and then, someone cheerful who doesn’t notice every mood. Go out into the air, apart if need be. Say aloud what you would like, and don’t wait to be guessed at. You are more often right about each other than other people are. It is good to be sure, all the same.',
    },
  },
};
