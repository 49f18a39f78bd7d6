import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Sun of {name1} with a body of {name2}’s. */
export const sunPassages: ContactCells[0] = {
  0: {
    conjunction:
      'The two Suns are near each other, so {name1} and {name2} are proud of the same things and hurt by the same kind of slight. That makes for loyalty without explanations. It also leaves few differences to learn from, since neither sees what both overlook. In work or in a family the plain question is who leads, and it goes best when each has a field where the other doesn’t compete.',
    harmonious:
      'The Suns agree, and neither of the two has to become a different person in order to be liked. Each can see why the other lives as they do, and the encouragement given here is honest, because nothing is taken away from the one who gives it. Long friendships often rest on this. Since neither stands in the other’s way, both can drift for a while before noticing that they have stopped telling each other what they want.',
    tense:
      'The Suns are at odds, so {name1} and {name2} want different things from life, and each finds the other’s way puzzling or presumptuous, with some admiration mixed in. Nobody else shows either of them so clearly what could also be done. A goal that both care about takes the edge off the contest.',
  },
  1: {
    conjunction:
      'The Sun of {name1} on the Moon of {name2} is one of the oldest signs that two people belong together. One gives direction, the other warmth and a place to come back to, and both may feel that it was always so. After some years the roles can become fixed. It does good to exchange them for a day, so that {name2} decides and {name1} is allowed to be tired.',
    harmonious:
      'With {name1}’s Sun and {name2}’s Moon on good terms, what has to be done in a day finds its order. {name1} tends to be active when {name2} is glad to follow, and about chores and errands neither has to press, because most of the work is done before either of the two is tired. What each does for the other is soon taken for granted, and it is pleasant to hear it mentioned.',
    tense:
      'On a day that both have free, what {name1} wants of it and what {name2} needs are two things, the Sun being at odds with the Moon. A plan of {name1}’s meets what looks like reluctance; {name2}’s wish to stay in meets what looks like coldness. Both wishes are good, and they come up at the same hour. Much gets easier as soon as they take turns by agreement, so that neither has to win consideration by being the more upset.',
  },
  2: {
    conjunction:
      '{name2} can say in words what {name1} is about, with Mercury on the Sun, and that is rarer than being liked. The right question gets asked, and what was meant is remembered and explained to others. Ideas follow one another quickly in such company. What may go short is {name2}’s own concern, since the talk comes back so easily to what {name1} is doing.',
    harmonious:
      'Because {name2}’s Mercury gets on with {name1}’s Sun, advice about plans passes both ways and is taken well. {name2} finds a listener who takes what is said seriously, and {name1} sees a plan more clearly after talking about it. Studying, working or traveling together goes well for the same reason. A doubt is easily talked away between them, and may be worth a second look.',
    tense:
      'What {name2} means as a remark on a plan {name1} may hear as a verdict, because Mercury is set against the Sun. It meets {name1}’s pride, and a careless word can cost a day’s good mood. Yet these are objections that other people keep to themselves, and most of them are worth hearing.',
  },
  3: {
    conjunction:
      'In company few people are as warm with each other as two with Venus on the Sun. {name2} likes {name1} and shows it, and is given something to be delighted by in return. They enjoy each other’s company[, and where it is a love it is attraction as well]. Too much indulgence is the only price, since neither cares to be the one who spoils the mood.',
    harmonious:
      '{name2} likes {name1} and is liked in return, since Venus is fond of the Sun. It shows in small courtesies, in presents that fit, in the pleasure of being seen together. For the sake of so good a mood a hurt may be passed over, and it keeps until one of the two brings it up.',
    tense:
      '{name2} is fond of {name1} and would like a few things to be different. Venus is at odds with the Sun, so a compliment may come with a correction, which stings. {name2} has a picture of how things ought to be done, and {name1} would like to be asked. It may be about money, about manners or about what other people think. Praise given without a “but” after it does more here than either of them supposes.',
  },
  4: {
    conjunction:
      'Things happen when they meet, since Mars sets the Sun going. {name2} supplies push and {name1} supplies aim, and a project that either would have put off is suddenly under way. Without something to do, {name1} feels hurried and {name2} overruled. A task in common, or a rival outside the pair, gives the temper a use.',
    harmonious:
      'Mars and the Sun work well together here: once it is clear what {name1} wants, {name2} begins. They are good at a move, a repair or a party for many. Courage grows on both sides. Because action comes so easily, the question of whether a thing is worth doing may be asked only after it is done.',
    tense:
      'With Mars against the Sun, anger comes quickly when either tells the other what to do. What {name1} means as a suggestion sounds like an order, and what {name2} does unasked looks like defiance. Between the quarrels there is a great deal of life[, and with lovers much desire]. It helps to say first what is wanted, and to leave the complaint for later.',
  },
  5: {
    conjunction:
      '{name2}’s Jupiter sees what {name1} could become, and people tend to grow into such belief. They are often helped in what they undertake, mostly because both dare to ask. Money and promises can be handled too freely when both are so hopeful. A third person with a head for figures does them good.',
    harmonious:
      'With Jupiter behind the Sun they wish each other well. {name2} opens doors for {name1}, sometimes in fact and sometimes only by taking it for granted that they will open, and is glad to be proved right. A small fault is easily forgiven. In small matters both like to say yes, sometimes before they have thought about it.',
    tense:
      'Jupiter strains at the Sun, and they exaggerate together, in plans and in self-regard. {name2} may promise more than can be kept, and {name1} may count on it too soon. The affection behind it is sincere. A promise is best made again the next morning, when both have slept on it.',
  },
  6: {
    conjunction:
      'Saturn on the Sun makes a bond of duty as well as of liking. {name2} expects something, notices lapses and stays when others go; {name1} feels both protected and corrected. Over years it can carry a heavy task. It needs some lighter hours as well, and it does much good to say aloud what was done well.',
    harmonious:
      'These two are good for each other’s long plans, because Saturn and the Sun agree. {name2} gives patience, method and sometimes experience; {name1} keeps the effort from turning gray. What they have taken on as a duty is mostly finished, and each thinks the more of the other for it. It does them good to meet now and then with nothing to be done.',
    tense:
      'Where something has to be done well, {name1} may feel measured, as the Sun often does before Saturn. {name2}, who does the measuring, feels responsible and may not know how severe it looks. Some old experience of authority often plays a part on either side. The gain is real, because what passes this test holds anywhere. It goes better when {name2} praises before judging, and {name1} asks for help before there is a failure to explain.',
  },
  7: {
    conjunction:
      '{name2}’s Uranus wakes {name1}’s Sun, and a part that was being played out of habit is dropped. Such ties often begin all at once, and neither could say how it came about. {name1} is more alive for it and less sure of anything; {name2} comes close for as long as nobody holds on. Plans seldom stay as they were made, and the terms of the tie itself may be changed more than once. It suits friends well, and any work that needs invention. What steadiness the two need has to come from other things.',
    harmonious:
      'In how each spends a day they give each other room, since Uranus doesn’t trouble the Sun here but refreshes it. {name2} is curious about what makes {name1} unlike other people, and is not tied down in return. New ideas come of it, and new friends. Each can be left alone for a while without taking it amiss. A serious decision may wait for a long time, since neither presses for it.',
    tense:
      'With Uranus against the Sun, a plan is never quite sure between them: {name1} relies on it, and {name2} feels tied down and changes it. The more {name1} insists, the wider {name2} swerves. It is exciting as long as nothing depends on it, and tiring where two people have to rely on each other; either may have left in thought several times. A few small agreements, fully kept, serve them better than many.',
  },
  8: {
    conjunction:
      '{name2} sees {name1} in a golden light, with Neptune on the Sun, and for a time that is a strong support. Art, faith, music or some form of help to others may be what they share. The difficulty lies in the picture, which nobody can live up to and which is hard to give up. To hear of a small failing now and then, told without shame, protects what is beautiful in this.',
    harmonious:
      'Neptune is in tune with the Sun here, and a hope is understood before it has been explained. {name2} picks up what {name1} hopes for, and {name1} can give a shape to what {name2} has only imagined. Nothing presses here, so that a shared dream can stay a dream for years unless somebody puts a date to it.',
    tense:
      'About plans in which both have hopes, {name1} asks a direct question and gets an answer that could mean two things, with the Sun against Neptune. {name2} isn’t deceiving anyone; there are wishes in the answer, and a dislike of causing pain. Then each acts on an agreement that the other never made. What helps is to repeat in plain words what was settled, and to ask once more when a doubt remains.',
  },
  9: {
    conjunction:
      'Where {name2}’s Pluto touches {name1}’s Sun, nothing stays superficial. {name2} sees through poses and wants what lies behind them, and {name1} becomes more powerful this way, or more guarded, or both. The danger is a struggle about control, and it shrinks as soon as it is spoken of.',
    harmonious:
      'In hard times {name1}’s Sun has {name2}’s Pluto to count on, which knows how to get through a crisis and is glad of a purpose. Together they can set right what others have given up on. What they take on in earnest is rarely dropped, and neither has to be told how serious it is.',
    tense:
      'Pluto contends with the Sun, and the question of who decides is seldom far away. {name2} may press, test or fall silent; {name1} may refuse on principle what could well have been granted. Both are stronger than they look and hate to be handled. It gets better when terms are said openly, and when both have a right to refuse.',
  },
  15: {
    conjunction:
      'With {name1}’s Sun on the Ascendant, {name2} speaks and moves with more confidence, and is noticed more by others. What {name1} thinks of {name2} is seldom hidden, and mostly it is encouraging. They are soon taken for two who belong together. So much attention is flattering and sometimes too much, and now and then a matter is better left without comment.',
    harmonious:
      '{name1}’s Sun suits {name2}’s Ascendant, and the two look natural together, at a party or at a counter. {name1}’s aims and {name2}’s manner help each other along, so that introductions and first visits go well. What goes on behind so smooth a surface has to be asked about, even by people who know each other well.',
    tense:
      'What {name1}’s Sun intends and the manner of {name2}’s Ascendant get in each other’s way. To {name1} that manner may look like an act, and to {name2} the intention like constant interfering. It wears off with time, and soonest over a task in which one of the two decides and the other meets people.',
  },
};
