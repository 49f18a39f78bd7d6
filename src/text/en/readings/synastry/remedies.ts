import type { RemedyCells } from '../../../pair-catalogue.js';

/** In the closing: what helps with the main hard contact, where another one leads. By the bodies, {name1}’s first. */
export const remedies: RemedyCells = {
  0: {
    0: [
      'The rivalry of the two Suns won’t quite go away. It does the least harm when each has a field where the other doesn’t compete, and when whoever was better sometimes hears it from the other.',
    ],
    1: [
      'Where {name1}’s Sun and {name2}’s Moon collide, the time together can be divided: some of it for what {name1} has planned, and some in which nothing is planned and {name2} sets the pace.',
    ],
    2: [
      'When {name2}’s Mercury has offended {name1}’s pride, it helps to ask whether it was a joke or an objection. Either can be answered; what keeps the hurt alive is not knowing which it was.',
    ],
    3: [
      'If {name2} would like {name1} to do things differently, {name1} can grant one wish at a time. If {name2} also says what is fine as it is, the wish will not sound like a verdict on the person.',
    ],
    4: [
      'The quarrels of {name1}’s Sun with {name2}’s Mars are mostly about who decides. They can settle that in a quiet hour, point by point, and then neither has to prove it again each time.',
    ],
    5: [
      'What {name2}’s Jupiter promises and {name1}’s Sun expects should be cut in half and kept in full. Both will be prouder of it than of the larger plan.',
    ],
    6: [
      'A single sentence lifts much of the weight of {name2}’s Saturn on {name1}’s Sun, and it is {name2}’s to say: what {name1} has done well, with nothing after it.',
    ],
    7: [
      '{name2}’s Uranus will not keep regular hours. It helps if {name1} says which two or three dates matter; {name2} can keep those, and the rest can stay open.',
    ],
    8: [
      'The hopes that {name2}’s Neptune raises in {name1} are safest when somebody asks, early on, what exactly was meant. The answer may be a little sobering, but it spares both a greater disappointment.',
    ],
    9: [
      'The struggle of {name1}’s Sun with {name2}’s Pluto has no winner. It loses its edge when each can say no in small things, and sees that nothing terrible follows.',
    ],
    15: [
      'Since {name1}’s Sun and {name2}’s manner disturb each other, it is best to judge by what was done and not by how it was announced.',
    ],
  },
  1: {
    1: [
      'Since the Moons want different comforts, neither should have to guess. It takes no time to ask “What would help right now?” and hardly more to answer.',
    ],
    2: [
      'When {name1} is upset, {name2} does well to leave explanations for later. First a listener, then an adviser: in that order both have what they need.',
    ],
    3: [
      'When {name1}’s Moon and {name2}’s Venus misjudge each other, the kindness is there and only the form is wrong. It is no weakness for either to say which form would have been welcome.',
    ],
    4: [
      'When {name2}’s Mars has hurt {name1}’s Moon, it is seldom too late to say it over in a lower voice. That undoes more than any explanation of what was meant.',
    ],
    5: [
      '{name2} can comfort {name1} with less than a grand promise. Being there on the day that was named is enough for a Moon, and {name1} remembers it.',
    ],
    6: [
      'What {name1}’s Moon needs from {name2}’s Saturn is small: a warm word before the advice, and an answer that doesn’t have to be earned.',
    ],
    7: [
      'When {name2} says beforehand how long a visit can last, {name1}’s Moon is less on edge; and the fewer reasons {name1} asks for, the longer {name2} stays.',
    ],
    8: [
      'Between {name1}’s Moon and {name2}’s Neptune it is kinder for {name2} to say how much help there can be than to let {name1} hope. A small favor that was promised and came is worth more than boundless sympathy.',
    ],
    9: [
      '{name1} needs a corner that {name2} doesn’t look into, and {name2} needs to hear from time to time that nothing is meant by that. Given both, Pluto leaves the Moon in peace.',
    ],
    15: [
      'When {name2}’s tone has hurt {name1}, it is quickest to ask at once whether anything was meant. Usually nothing was, and the day is saved.',
    ],
  },
  2: {
    2: [
      'Since the two think by different methods, a dispute is worth interrupting with one question: what did each take the other to mean? Half of their disputes end there.',
    ],
    3: [
      'There are a few things that {name2} doesn’t want joked about, and {name1} can be told which they are. About everything else there is room for wit.',
    ],
    4: [
      'When {name1}’s Mercury and {name2}’s Mars have begun to answer each other too fast, either may stop and put the rest off until the next day. Whatever is still worth saying then can be said in half the words.',
    ],
    5: [
      'Before {name1} and {name2} argue about something, they might find out whether they mean the facts or what would be fair. Often each of them is right about one of the two.',
    ],
    6: [
      '{name2} can do a good deal for {name1}’s Mercury by hearing a thought out before judging it. And {name1} may say beforehand that it is only a thought.',
    ],
    7: [
      'When a decision is due, {name1} and {name2} do best to stop inventing at an hour they have agreed on. What {name2} thinks of later can go into the next plan.',
    ],
    8: [
      'Where {name1}’s words and {name2}’s Neptune meet, the same appointment may exist in two versions. Comparing them takes a minute, and saves hurt feelings.',
    ],
    9: [
      'An argument between {name1}’s Mercury and {name2}’s Pluto can be left undecided. Whoever first says “Let’s each think what we think” has not lost it.',
    ],
    15: [
      'Before {name1} repeats to others what {name2} thinks, it is worth hearing it from {name2} in so many words. Often it is not what it seemed.',
    ],
  },
  3: {
    3: [
      'Since the two show fondness in different ways, each can mention which of the other’s kindnesses was noticed. That teaches more than a complaint about the kindnesses that were missing.',
    ],
    4: [
      'When {name1}’s Venus and {name2}’s Mars are at odds, the wish behind the quarrel is the thing to look for. It can be said in one sentence, and usually it can be granted.',
    ],
    5: [
      'Where {name1}’s Venus and {name2}’s Jupiter spend too freely, they might agree on an amount beforehand, and then enjoy spending all of it.',
    ],
    6: [
      '{name2} has often already thought the kind word that {name1}’s Venus is waiting for. It need not be well put. Said a little awkwardly, and soon, it does all it has to.',
    ],
    7: [
      'If {name2} comes and goes, {name1} does best to keep other pleasures and other friends as well. Then Venus waits less, and greets Uranus with a smile in place of a question.',
    ],
    8: [
      'What {name1} likes in {name2} can be kept apart from what {name1} hopes for. The first is there; the second should be put to {name2} as a question before anything is built on it.',
    ],
    9: [
      'Each needs friends and pleasures that the other has no part in, and each may ask once where the other stands. Then Pluto has its answer, and {name1}’s Venus its freedom.',
    ],
    15: [
      'If {name1} has something against {name2}’s style, one remark a year is enough. What {name1} likes about it can be mentioned every week.',
    ],
  },
  4: {
    4: [
      'With one Mars against the other, the work is best divided so that each can do a whole part of it in their own way. Then they compare only the results.',
    ],
    5: [
      'When {name1}’s Mars and {name2}’s Jupiter have talked each other into something, a night’s sleep before the first step costs nothing. What still looks good in the morning they can do with full force.',
    ],
    6: [
      'Between {name1}’s Mars and {name2}’s Saturn it helps to separate whether a thing is done from when. {name2} may choose the day, and after that {name1} is not held back any more.',
    ],
    7: [
      'Both would rather be asked than told. If {name1} and {name2} put what they want from each other as a question, and accept a no, most explosions never happen.',
    ],
    8: [
      '{name1} can ask for a yes or a no and promise not to be angry at either. {name2} can give one the same day. Mars and Neptune hardly need more than that.',
    ],
    9: [
      'When {name1}’s Mars and {name2}’s Pluto are set against each other, it is a sign of strength to be the first to stop. Stopping is easier for both if they have agreed in calm days how it is done.',
    ],
    15: [
      'When {name1}’s Mars puts {name2} on guard, it is best to begin with what both want. The rest can then be said as plainly as before, and goes over better.',
    ],
  },
  5: {
    5: [
      'Since their hopes point different ways, each can try to say, in earnest, what is good about the other’s. They need not agree in order to be happy for each other.',
    ],
    6: [
      'Of {name1}’s hopes and {name2}’s doubts, neither should have the last word every time. They can take turns, and what comes of it can be looked at together after a year.',
    ],
    7: [
      'Before {name1} and {name2} change everything, they might name one thing that is to stay. It is easier to be free with something to come back to.',
    ],
    8: [
      'When {name1} and {name2} are both carried away, they can first ask a third person who knows about figures. A dream that has passed that test is still theirs.',
    ],
    9: [
      'Two people so sure of being right do well to choose which questions matter to them. In the others {name1} and {name2} can let each other be wrong.',
    ],
    15: [
      '{name1}’s encouragement does {name2} good in smaller portions. It is enough to believe in {name2}’s next step, and {name2} can say how large that is.',
    ],
  },
  6: {
    6: [
      'Since each is strict about different things, they can hand over to each other what matters less to themselves. The rest they can let go, or let be done differently.',
    ],
    7: [
      'Between {name1}’s Saturn and {name2}’s Uranus, it is best to have few rules, each with a reason that both can repeat. A rule that has lost its reason may go.',
    ],
    8: [
      '{name1} may ask {name2} for one clear promise in place of several vague ones, and believe it until the day comes. Then neither has to go on wondering.',
    ],
    9: [
      'When {name1} and {name2} have both dug in, the smallest piece of the matter is the one to begin with. Whoever gives way there has lost nothing, and has shown how it is done.',
    ],
    15: [
      'If {name1} says what is good before saying what is missing, {name2} need not be on guard. With Saturn it takes longer to feel at ease, and then the ease stays.',
    ],
  },
  7: {
    15: [
      'If {name1} says beforehand what will be different this time, {name2} can be amused by it and need not be on guard.',
    ],
  },
  8: {
    15: [
      '{name1} does best to ask {name2} whether the picture fits. The answer may be plainer than the picture, and easier to live with.',
    ],
  },
  9: {
    15: [
      '{name1} can wait until {name2} shows what lies behind the manner. It comes out sooner when nobody is looking for it.',
    ],
  },
};
