import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** A planet of {name1} leads by several contacts with {name2}’s {planets}, all hard or all kind. */
export const clusterFrames: SynastryReadingCells['frames']['clusters'] = {
  hard: {
    0: {
      question:
        '{name1}’s Sun is at odds with {name2}’s {planets} all at once, so what {name1} lives for keeps crossing what {name2} feels, thinks or likes.',
      answer:
        'What {name1}’s Sun is after will go on cutting across more than one thing in {name2}. It helps to take them one at a time. When a plan is made {name2} can say which part of it is hard, and the rest need not be fought over. Respect for what {name1} wants may be said aloud even while it is in the way.',
    },
    1: {
      question:
        '{name1}’s Moon is rubbed the wrong way by {name2}’s {planets}, so a mood of {name1}’s meets resistance in much of what {name2} does.',
      answer:
        'Much that {name2} does without a thought touches {name1}’s Moon where it is sore, and little of it is meant. {name1} does well to say early what would be too much, and {name2} to ask before going on. An hour in which nothing has to be argued does more for the two than an explanation.',
    },
    2: {
      question:
        '{name1}’s Mercury contradicts {name2}’s {planets}, so hardly a remark goes by to which {name2} has nothing to reply.',
      answer:
        'Between {name1}’s Mercury and so much of {name2} a sentence does more than it was meant to. It is worth saying things in writing, or a day later. What {name2} needs to hear first is that nobody is being corrected. What {name1} needs is to be heard out, and with some practice that can be had here.',
    },
    3: {
      question:
        '{name1}’s Venus means it kindly and runs against {name2}’s {planets}, so liking and awkwardness come together here.',
      answer:
        'That {name1} likes {name2} is not in doubt; it is the form that misses, with Venus across so many things at once. A present, a plan or a compliment can be asked about before it is made. It takes away a little of the surprise and most of the disappointment. What {name2} would truly like is mostly simple.',
    },
    4: {
      question:
        '{name1}’s Mars runs into {name2}’s {planets}, so hardly anything is begun between them without a clash, and there is no lack of life in it either.',
      answer:
        'So much friction with {name1}’s Mars wants somewhere to go. A task that has an end, or a game with rules, uses it up better than a discussion would. When it turns against {name2} all the same, an hour apart comes first and the subject second. Said afterward in one sentence, what {name1} wanted is often quite reasonable.',
    },
    5: {
      question:
        '{name1}’s Jupiter asks more of {name2}’s {planets} than they can give, so good will goes too far in several directions at once.',
      answer:
        'It is too much of a good thing that has to be kept in bounds here: {name1}’s Jupiter promises, urges and forgives on a large scale. {name2} may say “half of that” without being ungrateful. The half then gets done, and in time. Few other people expect so well of {name2}, and that much can be taken whole.',
    },
    6: {
      question:
        '{name1}’s Saturn bears down on {name2}’s {planets}, so in one thing after another {name2} meets a limit, and {name1} has to be the one who sets it.',
      answer:
        'A Saturn that meets so much of {name2} can feel like an examination without an end, and {name1} is no happier for having to hold it. It helps to agree on two or three matters in which {name1} may be strict, and to leave the others to {name2} entirely. There one word of approval is worth ten corrections. What is built in this way is solid.',
    },
    7: {
      question:
        '{name1}’s Uranus strikes {name2}’s {planets} at once, and a good deal that {name2} counts on is called in question, with whatever had gone stale.',
      answer:
        'With so much of {name2} in the way of {name1}’s Uranus, nothing between them will run on rails. A few fixed points are enough, an hour that is kept or a sentence before leaving, and they should be {name2}’s to choose. Everything else may change. {name1} may even get an ally in the changes, once they no longer come as a surprise.',
    },
    8: {
      question:
        '{name1}’s Neptune blurs {name2}’s {planets}, so much is felt and little of it is certain, and each may be living in a slightly different story.',
      answer:
        'What is unclear between {name1}’s Neptune and so much of {name2} does not clear up by itself. A date, a sum, a yes or a no should be said by one and repeated by the other. There is no distrust in that. It leaves them free to enjoy the sympathy and the shared dreams, without having to wonder who meant what.',
    },
    9: {
      question:
        '{name1}’s Pluto presses on {name2}’s {planets}, so little in {name2} is left as it was, and the question of who decides is never far off.',
      answer:
        'So much pressure from {name1}’s Pluto can move {name2} to the good, and it can wear down. Which of the two it does depends on whether a no is accepted. {name2} should have some ground that is not discussed, such as friends, a room or an evening a week. When {name1} asks outright for what is wanted, and asks once, trust has room to grow.',
    },
  },
  kind: {
    0: {
      question:
        '{name1}’s Sun warms {name2}’s {planets} together, so what {name1} lives for does {name2} good in several ways.',
      answer:
        'Simply by being at what matters, {name1} does {name2} good, with a Sun that touches so many things kindly. Neither has to do anything for it but be there. It can put {name1} at the center of whatever they do, so every other plan might be left to {name2}. There is warmth enough for both.',
    },
    1: {
      question:
        '{name1}’s Moon is at home with {name2}’s {planets}, so there is hardly a mood that could not be brought here.',
      answer:
        'It is a rare comfort for {name1}’s Moon to be understood in so many ways. {name2} gives it without effort, and may hear too little thanks for it. A word now and then is all that is needed. And when it is the comforter who is low, {name1} can show how closely the Moon has been paying attention.',
    },
    2: {
      question:
        '{name1}’s Mercury gets on with {name2}’s {planets}, so there is hardly anything that these two could not talk about.',
      answer:
        'Talk is the best tool that {name1} and {name2} have, with Mercury on good terms with so much. It can be used on the hard subjects too, and best while these are small. What they should watch is that something comes of it. Either of them might end a good conversation by asking who does the first thing.',
    },
    3: {
      question:
        '{name1}’s Venus takes pleasure in {name2}’s {planets}, so there is much to like, and the liking shows in more than one way.',
      answer:
        'There is little in {name2} that {name1}’s Venus would change, and that may be said. People who are liked in so many ways become easier to be with, and a little lazy. So a wish or a complaint should be put as plainly as a compliment would be. A liking of this kind will bear it.',
    },
    4: {
      question:
        '{name1}’s Mars spurs on {name2}’s {planets}, so whatever {name2} feels, thinks or wants is soon something to do.',
      answer:
        'As a team they get far, with {name1}’s Mars behind so much of what {name2} is. They do well to have something in hand together at any time, be it small. It is rest that won’t come by itself. If {name2} names an evening on which nothing is started, {name1} may find that nothing was lost.',
    },
    5: {
      question:
        '{name1}’s Jupiter thinks well of {name2}’s {planets}, so that in several things at once there is someone who says: go ahead.',
      answer:
        'To be believed in on so many sides is a gift, and {name2} has it from {name1}’s Jupiter. It is best used on one thing at a time: a skill, a journey, a step that has been put off. Thanks are not needed, but {name1} would like to hear what came of it.',
    },
    6: {
      question:
        '{name1}’s Saturn steadies {name2}’s {planets}, so a good deal between them holds without being talked about.',
      answer:
        'What holds so well is easily overlooked, and {name1}’s Saturn holds up a good deal of {name2}. They might set a day aside on which nobody is useful; what they rely on in each other will be there the day after. When {name2} says aloud what it has been worth, {name1} may not know where to look, and will remember it.',
    },
    7: {
      question:
        '{name1}’s Uranus agrees with {name2}’s {planets}, so {name2} may be odd, free or new in more ways here than elsewhere.',
      answer:
        'They keep each other awake, with {name1}’s Uranus so friendly to {name2}, and neither has to be held. What does not come by itself is that something stays. They might keep up one custom for no better reason than that it is theirs. To so much freedom a single fixed day is no threat.',
    },
    8: {
      question:
        '{name1}’s Neptune is in tune with {name2}’s {planets}, so there is sympathy between them in more ways than either could explain.',
      answer:
        'Few people understand {name2} in as few words as {name1} does, with Neptune in tune with so much. It wants something to live in: music, a place, some good that is done together. Facts should be looked after by whoever minds them least. Sympathy can do nearly everything here, but it can’t keep an account.',
    },
    9: {
      question:
        '{name1}’s Pluto stands behind {name2}’s {planets}, so {name2} is stronger in this company than alone, and knows it.',
      answer:
        'With {name1}’s Pluto backing {name2} in so many things, these two can take on what others would leave. They need a purpose, a piece of work or a hard time to be got through. In easy years so much force has little to do and may turn to looking for faults. A new task is better then than a long talk.',
    },
  },
};
