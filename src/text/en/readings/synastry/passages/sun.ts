import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Sun of {name1} with a body of {name2}’s. */
export const sunPassages: ContactCells[0] = {
  0: {
    conjunction:
      'The two Suns are near each other, so {name1} and {name2} are proud of the same things and hurt by the same kind of slight. That makes for loyalty without explanations. It also leaves few differences to learn from, since both overlook the same things. At work or in a family the plain question is who leads, and things go best when each has a field where the other doesn’t compete.',
    harmonious:
      'The Suns agree, and neither of the two has to become a different person in order to be liked. Each can see why the other lives as they do, and the encouragement given here is honest, because nothing is taken away from the one who gives it. Long friendships often rest on this. Since neither stands in the other’s way, they can drift for a while before noticing that they have stopped telling each other what they want.',
    tense:
      'The Suns are at odds, so {name1} and {name2} want different things from life, and each finds the other’s way puzzling or presumptuous, with some admiration mixed in. Nobody else shows either of them so clearly what could also be done. A goal they both care about takes the edge off the contest.',
  },
  1: {
    conjunction:
      'The Sun of {name1} on the Moon of {name2} is one of the oldest signs that two people belong together. One gives direction, the other warmth and a place to come back to, and both may feel that it was always so. After some years the roles can become fixed. It does both good to trade places for a day, so that {name2} decides and {name1} is allowed to be tired.',
    harmonious:
      'With {name1}’s Sun and {name2}’s Moon on good terms, what has to be done in a day falls into order. {name1} tends to be active when {name2} is happy to follow, and neither has to nag about chores and errands, because most of the work is done before either of the two is tired. What each does for the other is soon taken for granted, and a word of thanks is pleasant to hear.',
    tense:
      'On a day they both have free, what {name1} wants to do and what {name2} needs are two different things, because the Sun is at odds with the Moon. A plan of {name1}’s meets what looks like reluctance; {name2}’s wish to stay in meets what looks like coldness. Both wishes are good, and they come up at the same time. Much gets easier as soon as they agree to take turns, so that neither has to win consideration by being the more upset of the two.',
  },
  2: {
    conjunction:
      '{name2} can put into words what {name1} is about, with Mercury on the Sun, and not many people can. The right question gets asked, and what was meant is remembered and explained to others. Ideas follow one another quickly in such company. {name2}’s own concerns may come up short, since the talk returns so easily to what {name1} is doing.',
    harmonious:
      'Because {name2}’s Mercury gets on with {name1}’s Sun, advice about plans passes both ways and is taken well. {name2} finds a listener who takes what is said seriously, and {name1} sees a plan more clearly after talking about it. Studying, working or traveling together goes well for the same reason. They easily talk a doubt away, and it may be worth a second look.',
    tense:
      'What {name2} means as a remark about a plan, {name1} may hear as a verdict, because Mercury is set against the Sun. It touches {name1}’s pride, and a careless word can cost a day’s good mood. Yet these are objections that other people keep to themselves, and most of them are worth hearing.',
  },
  3: {
    conjunction:
      'In company few people are as warm with each other as two with Venus on the Sun. {name2} likes {name1} and shows it, and finds much to be delighted by in return. They enjoy each other’s company[, and in love there is attraction as well]. Too much indulgence is the only price, since neither wants to be the one who spoils the mood.',
    harmonious:
      '{name2} likes {name1} and is liked in return, since Venus is fond of the Sun. It shows in small courtesies, in presents that fit, in the pleasure of being seen together. For the sake of so good a mood they may pass over a hurt, and it keeps until one of the two brings it up.',
    tense:
      '{name2} is fond of {name1} and would like a few things to be different. Venus is at odds with the Sun, so a compliment may come with a correction, which stings. {name2} has a picture of how things ought to be done, and {name1} would like to be asked. They may differ about money, about manners or about what other people think, and both are partly right. Praise without a “but” after it does more here than either of them realizes.',
  },
  4: {
    conjunction:
      'Things happen when they meet, since Mars sets the Sun going. {name2} supplies the push and {name1} supplies the aim, and a project that either would have put off is suddenly under way. With nothing to do, {name1} feels rushed and {name2} overruled. A shared task, or a rival outside the pair, puts their temper to use.',
    harmonious:
      'Mars and the Sun work well together here: once it is clear what {name1} wants, {name2} begins. They are good at a move, a repair or a big party. Courage grows on both sides. Because action comes so easily, they may ask only afterward whether the thing was worth doing.',
    tense:
      'With Mars against the Sun, anger comes quickly when one tells the other what to do. What {name1} means as a suggestion sounds like an order, and what {name2} does unasked looks like defiance. Between the quarrels there is a great deal of life[, and with lovers much desire]. It helps to say first what one would like, and to leave the complaint for later.',
  },
  5: {
    conjunction:
      '{name2}’s Jupiter sees what {name1} could become, and people tend to grow into such belief. They often find help for what they undertake, mostly because both dare to ask. Two people so hopeful can be too free with money and promises, and are as quick to laugh about it afterward. A third person with a head for figures does them good.',
    harmonious:
      'With Jupiter behind the Sun they wish each other well. {name2} opens doors for {name1}, sometimes in fact and sometimes only by taking for granted that they will open, and loves to be proved right. They easily forgive a small fault. In small matters both like to say yes, sometimes before they have thought about it.',
    tense:
      'Jupiter pulls at the Sun, and they exaggerate together, in their plans and in their opinion of themselves. {name2} may promise more than can be kept, and {name1} may count on it too soon. The affection behind the promise is sincere. It is best made again the next morning, when both have slept on it.',
  },
  6: {
    conjunction:
      'Saturn on the Sun makes a bond of duty as well as of liking. {name2} expects something, notices lapses and stays when others go; {name1} feels both protected and corrected. Over the years such a bond can carry a heavy task. It needs some lighter hours as well, and saying aloud what was done well does much good.',
    harmonious:
      'These two are good for each other’s long plans, because Saturn and the Sun agree. {name2} gives patience, method and sometimes experience; {name1} keeps the effort from growing dull. They mostly finish what they have taken on as a duty, and each thinks more of the other for it. It does them good to meet now and then with nothing to do.',
    tense:
      'When something has to be done well, {name1} may feel measured, as the Sun often does before Saturn. {name2}, who does the measuring, feels responsible and may not know how severe that looks. Some old experience of authority may play a part on either side. The gain is real, because what passes this test holds up anywhere. Things go better when {name2} praises before judging, and {name1} asks for help before there is a failure to explain.',
  },
  7: {
    conjunction:
      '{name2}’s Uranus wakes {name1}’s Sun, and a role that was being played out of habit is dropped. Such bonds often begin all at once, and neither could say how it came about. {name1} is more alive for it and less sure of anything; {name2} comes close as long as nobody holds on. Plans seldom stay as they were made, and the terms of the bond itself may change more than once. It suits friends well, and any work that needs invention. The steadiness these two need has to come from elsewhere.',
    harmonious:
      'They give each other room to spend a day as each likes, since Uranus refreshes the Sun here. {name2} is curious about what makes {name1} unlike other people, and is not tied down in return. New ideas come of it, and new friends. Either can be left alone for a while without taking offense. A serious decision may wait for a long time, since neither presses for one.',
    tense:
      'With Uranus against the Sun, a plan is never quite sure between them: {name1} relies on it, and {name2} feels tied down and changes it. The more {name1} insists, the wider {name2} swerves. It is exciting as long as nothing depends on the plan, and tiring when two people have to rely on each other; either may have thought of leaving, and thought better of it. A few small agreements, fully kept, serve them better than many.',
  },
  8: {
    conjunction:
      '{name2} sees {name1} in a golden light, with Neptune on the Sun, and for a time that is a strong support. Art, faith, music or some way of helping others may be what they share. The difficulty lies in the picture, which nobody can live up to and which is hard to give up. Hearing of a small failing now and then, told without shame, protects what is beautiful here.',
    harmonious:
      'Neptune is in tune with the Sun here, and a hope is understood before it has been explained. {name2} picks up what {name1} hopes for, and {name1} can give shape to what {name2} has only imagined. Nothing is urgent here, so a shared dream can stay a dream for years unless somebody sets a date for it.',
    tense:
      'When a plan touches both their hopes, {name1} asks a direct question and gets an answer that could mean two things, with the Sun against Neptune. {name2} isn’t deceiving anyone; there are wishes in the answer, and a reluctance to cause pain. Then each acts on an agreement that the other never made, and both are surprised in good faith. What helps is to repeat in plain words what was settled, and to ask once more when a doubt remains.',
  },
  9: {
    conjunction:
      'Where {name2}’s Pluto touches {name1}’s Sun, nothing stays superficial. {name2} sees through poses and wants what lies behind them, and {name1} becomes more powerful this way, or more guarded, or both. The danger is a struggle over control, and it shrinks as soon as they talk about it.',
    harmonious:
      'In hard times {name1}’s Sun can count on {name2}’s Pluto, which knows how to get through a crisis and welcomes a purpose. Together they can set right what others have given up on. What they take on in earnest is rarely dropped, and neither has to be told how serious it is.',
    tense:
      'Pluto contends with the Sun, and the question of who decides is seldom far away. {name2} may press, test or fall silent; {name1} may refuse on principle what could easily have been granted. Both are stronger than they look and hate to be handled. Things get better when they state their terms openly, and when both have a right to refuse.',
  },
  15: {
    conjunction:
      'With {name1}’s Sun on the Ascendant, {name2} speaks and moves with more confidence, and is noticed more by others. Such an admirer seldom hides an opinion, and mostly it is encouraging. People soon take them for two who belong together. So much attention is flattering and sometimes too much, and some things are better left without comment.',
    harmonious:
      '{name1}’s Sun suits {name2}’s Ascendant, and the two look natural together, at a party or in a store. {name1}’s aims and {name2}’s manner help each other along, so that introductions and first visits go well. Even two who know each other well have to ask what goes on behind so smooth a surface.',
    tense:
      'What {name1}’s Sun intends and the manner of {name2}’s Ascendant get in each other’s way. To {name1} that manner may look like an act, and to {name2} the intention may look like constant interfering. The friction wears off with time, and soonest over a task where one of the two decides and the other deals with people.',
  },
};
