import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** {name1}’s planet on {name2}’s Midheaven or Imum Coeli. */
export const onMeridian: SynastryReadingCells['onMeridian'] = {
  16: {
    0: 'With {name1}’s Sun on {name2}’s Midheaven, a light falls on what {name2} does in public. It brings encouragement and now and then a comparison. {name1} does well to be proud aloud, and to keep out of the decisions.',
    1: '{name1}’s Moon on {name2}’s Midheaven feels what other people think of {name2} as if it were meant for both. {name1} celebrates a success wholeheartedly, and takes a slight home. It helps to be told which slights matter.',
    2: 'Because {name1}’s Mercury is on the Midheaven of {name2}’s chart, the two talk easily about work, plans and reputation. {name1} finds words for what {name2} does. The advice is good, and best when it was asked for.',
    3: '{name1}’s Venus on {name2}’s Midheaven makes friends where they are useful. Being seen together does both good. Whatever other people say about {name2}, {name1} has had a hand in making it kinder.',
    4: 'On {name2}’s Midheaven, {name1}’s Mars pushes, so more gets done in public than before, and more of it meets resistance. Such a push gives nerve and can cost some peace. {name2} should be the one to say which battles to fight.',
    5: '{name1}’s Jupiter stands on {name2}’s Midheaven, and believes in what {name2} does in the world. A recommendation may come of that, or simply the courage to ask for more. Whoever has to take the next step should decide how large it is.',
    6: 'With {name1}’s Saturn on the Midheaven, {name2} is measured by what gets done. It can feel like a judgment, and it can be the best training there is. {name1} may say when something is good enough, since nobody else’s approval counts for so much there.',
    7: '{name1}’s Uranus on {name2}’s Midheaven unsettles whatever course had been planned. They talk about a change of work or of standing sooner than either meant to. Not every idea has to be followed, and the one that is may turn out to be overdue.',
    8: '{name1}’s Neptune on the Midheaven sees a calling where {name2} saw a task. That can inspire, and it can hide how many hours a task takes. {name2} might keep the dream, and have somebody else look at the practical side.',
    9: '{name1}’s Pluto is on {name2}’s Midheaven, and the question of what {name2} wants to be in the world becomes a serious one. There is pressure in that and a great deal of support. Between these two ambition is best called by its name.',
  },
  23: {
    0: 'With {name1}’s Sun at the foot of {name2}’s chart, where home and origin are, {name2} is known from the inside. Much that others never see is plain here. It is good when {name1} asks before walking in.',
    1: '{name1}’s Moon stands at the foot of {name2}’s chart, and it can seem as if the two had always known each other. At home this is strongest. An old family mood may come up in the new company, and it needs no answer.',
    2: 'At the foot of {name2}’s chart, {name1}’s Mercury starts talk of home, of childhood and of whatever was never said there. {name2} understands an old story better for telling it. Some of it may stay untold, and {name1} can leave it at that.',
    3: '{name1}’s Venus at the foot of {name2}’s chart makes home a pleasanter place. Quiet, good things and good food do more for these two than an evening out. An old hurt is soothed for a time, and it is worth talking about all the same.',
    4: '{name1}’s Mars, at the foot of {name2}’s chart, stirs up what lay quiet at home and in the past. Furniture gets moved and old angers get stirred. With something to build or repair together the force does good, and {name2} has the last word about where things go.',
    5: '{name1}’s Jupiter stands at the foot of {name2}’s chart, so there is somebody who believes in {name2} from the ground up. Such confidence is something to come home to. Now and then it may be put to use, because it bears more weight than anyone would think.',
    6: 'With {name1}’s Saturn at the foot of {name2}’s chart, home becomes a matter of duty and of staying. It can feel strict to {name2}, and it can feel safe. What they build here is built to last, and is easier to live in when somebody has been thanked for it.',
    7: '{name1}’s Uranus at the foot of {name2}’s chart moves what had seemed fixed: a place, a habit, a view of one’s own family. That wakes {name2} up and leaves less rest. One corner that stays as it is makes the others easier to change.',
    8: 'At the foot of {name2}’s chart {name1}’s Neptune touches what {name2} has longed for from the first, a home perhaps that never quite existed. There is much tenderness in this. Who comes, who stays and who takes care of what is better put in plain words.',
    9: '{name1}’s Pluto reaches to the foot of {name2}’s chart, and with it to the oldest things there, loyalty, fear and family. What was never spoken of may come up. {name2} decides how much of it is looked at, and when.',
  },
};
