import type { ContactCells } from '../../../../pair-catalogue.js';

/** Jupiter and Saturn of {name1} with a slow planet of {name2}’s. */
export const jupiterPassages: Omit<ContactCells[5], 15> = {
  5: {
    conjunction:
      'Jupiter stands in one place in both charts, so what {name1} thinks good and right {name2} does too, and they encourage each other in it. Jupiter is back in a sign every twelve years, so many people share this, and by itself it is a background of shared hopes and shared excesses. It grows personal where they do something with it: a journey, a study, a piece of public work.',
    harmonious:
      'Jupiter is a friend to Jupiter here, so they believe in compatible things and find each other’s optimism sensible. In a crisis of confidence each knows what to say. Questions of faith, upbringing or politics can be discussed without heat. It is a quiet advantage in any undertaking that needs hope for longer than a week.',
    tense:
      'Jupiter pulls against Jupiter, and their hopes point in different directions. What strikes one as generous may seem to the other wasteful, and each can be a little superior about the other’s creed. It may show in what each believes, or in how each spends. Curiosity in place of preaching makes it the most instructive of their differences.',
  },
  6: {
    conjunction:
      'In {name1}’s Jupiter and {name2}’s Saturn, the one who says “more” meets the one who says “enough.” In building anything, a house, a garden or a small business, both are exactly what they need. Trouble begins when {name1} stands for all the hope and {name2} for all the worry. They should change places now and then.',
    harmonious:
      'With Jupiter and Saturn in accord, {name1} talks {name2} out of needless fears, and {name2} helps {name1} choose one thing and finish it. For working together they could ask for little better: both believe in what they intend, because they have worked it out.',
    tense:
      '{name1}’s Jupiter is hopeful and {name2}’s Saturn has doubts, about the same plan and at the same time. The more {name1} praises it, the more {name2} warns. Taken as a verdict on the person, such talk discourages both, though it was only meant of the plan. As a way of deciding it is worth a great deal: if the hopeful one still likes the plan after the other has gone over it, the two may safely go ahead.',
  },
  7: {
    conjunction:
      '{name2}’s Uranus has the unusual idea and {name1}’s Jupiter believes in it, so the two of them may do together what neither would have thought of alone. Sudden chances come their way, or are simply noticed. They trust that things will work out, and all the same somebody should keep the receipts.',
    harmonious:
      '{name1}’s Jupiter and {name2}’s Uranus give each other courage to live differently. {name1} finds such independence admirable, and {name2} is glad of so much confidence. Inventions, travel or a large circle of friends may play a part. Neither asks the other to stay the same.',
    tense:
      '{name1}’s Jupiter and {name2}’s Uranus both want change and differ about how. The first would improve things by conviction, the second by overturning them, and together they promise more change than they can carry through. Restlessness is catching here. One experiment at a time is the measure that suits both.',
  },
  8: {
    conjunction:
      'The faith of {name1}’s Jupiter meets the longing of {name2}’s Neptune, and the two may share a religion, a charity, a love of the sea or of stories. {name1} makes {name2}’s dream sound possible. They may forget their own interests along the way, and seldom regret it for long. A practical friend does them good.',
    harmonious:
      'Jupiter and Neptune make these two idealists together, and each brings out mercy in the other. {name1} gives {name2}’s intuition a meaning, and {name2} brings feeling to {name1}’s beliefs in return. The idealism rarely shows in daily business, but it shows in how they talk about other people.',
    tense:
      'The hope of {name1}’s Jupiter and the wish of {name2}’s Neptune swell each other until nobody can see the facts. {name1} promises, {name2} imagines, and the cost is looked at last. They mean well, and a good part of it can be had for less. Before a large favor or a large purchase each should ask somebody outside.',
  },
  9: {
    conjunction:
      '{name1}’s Jupiter and {name2}’s Pluto think big together, and mean it. They can bring other people around to a cause, and success makes them want more. Both do well to ask, from time to time, whom it serves.',
    harmonious:
      '{name1}’s Jupiter shows {name2}’s Pluto where strength may do good, and {name1} learns from {name2} not to give up early. If something has to be rebuilt after a loss, they know how to begin. They respect each other’s conviction even where they don’t share it.',
    tense:
      '{name1}’s Jupiter and {name2}’s Pluto are both sure of being right, {name1} on principle and {name2} from experience. Arguments about belief, law or influence can become campaigns. Each would be better off with the other as an ally. It helps when one of them says, “You may have a point,” and not always the same one.',
  },
};

export const saturnPassages: Omit<ContactCells[6], 15> = {
  6: {
    conjunction:
      'With Saturn in one place in both charts, these two meet the same hard lessons, probably at about the same age, and don’t need to explain their caution. When there is a duty to do they are a good team. Together they can also be too serious, each confirming the other’s worries, and a lighter third person does them good.',
    harmonious:
      'Saturn agrees with Saturn, and each respects how the other carries a burden. {name1} and {name2} keep their agreements, divide work sensibly and can be silent together. In good times that is hardly noticed. In hard ones it turns out that everything else depends on it.',
    tense:
      'Saturn is strict in both of them, but not about the same things. What {name1} would never neglect {name2} can leave undone, and the other way around, so each seems irresponsible at times. Once they have said which duties are really theirs, they can leave the rest to whoever cares about them.',
  },
  7: {
    conjunction:
      '{name1}’s Saturn stands for order and {name2}’s Uranus for upheaval. The first wants to keep things, the second wants them new, and every rule between them is sooner or later put to the test. They do best when {name1} says what must stay as it is, and {name2} is free to change the rest.',
    harmonious:
      '{name1}’s Saturn and {name2}’s Uranus put old and new on good terms. {name1} gives {name2}’s inventions a form in which they can be used, and the inventions keep those forms from growing rigid. They look at an old rule before they drop it. They can change a habit together without tearing anything down.',
    tense:
      'The more {name1}’s Saturn insists on a rule, the more {name2}’s Uranus has to break it. Each does what the other is afraid of: one fences people in, and one leaves them with the pieces. A few rules that both have made, with a date when they may be changed, are the only kind that works.',
  },
  8: {
    conjunction:
      '{name1}’s Saturn asks what is real, {name2}’s Neptune what could be. Between them a dream can be built, slowly and with care, or talked to death. Being the only sensible one is tiring, and so is being the only one who hopes, so they should take turns.',
    harmonious:
      'With Saturn and Neptune on good terms, {name1} helps {name2} make something of a vision, and {name2} reminds {name1} what all the work is for. Music, crafts and caring for people are natural common ground. What they make may be small, but it can be seen and touched, as few visions can.',
    tense:
      '{name1}’s Saturn finds that {name2}’s Neptune won’t be pinned down, and never quite believes an answer. Promises are where it hurts, and where a small one kept counts double. If {name2} makes fewer, and {name1} asks about them sooner, both are spared a quiet disappointment.',
  },
  9: {
    conjunction:
      'Where Saturn meets Pluto, little is taken lightly. {name1} has discipline and {name2} has depth, and both can do without a good deal when it matters. They need to talk openly about power and duty, or positions harden. Each has a grim streak that friends may joke about, and that the other finds reasonable.',
    harmonious:
      '{name1}’s Saturn and {name2}’s Pluto trust each other with what is difficult. {name1} supplies method and {name2} stamina, and a task that others call hopeless is to them only a large one. They like to carry it alone, though they could let somebody help.',
    tense:
      'Two kinds of hardness meet: {name1}’s Saturn says what must be, {name2}’s Pluto refuses to be ruled. Each may feel that giving way once would be giving way for good. It wouldn’t. A grim dispute gets smaller when it is cut into pieces, and each of the two wins some.',
  },
};
