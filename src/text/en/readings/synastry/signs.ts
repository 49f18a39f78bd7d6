import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** What comes of the two ways together, by element: after the texts on both, or alone where the two share a sign. */
export const met: SynastryReadingCells['met'] = {
  2: {
    fire: {
      fire: 'Mercury is in a fire sign on both sides, so talk goes fast and conviction comes before proof. {name1} and {name2} encourage each other’s ideas and can be wrong together with great cheer. To listen to the end is what neither does gladly.',
      earth:
        'What {name1} announces as good as done is for {name2} a proposal that has yet to be worked out. So each finds the other’s speed wrong. The better plans come about when {name1} may finish the sketch before {name2} begins to count.',
      air: '{name1} brings the conviction and {name2} the arguments, and a conversation between them seldom ends where it began. What they leave behind is the dull remainder, dates and details, which each expects the other to have noted.',
      water:
        '{name1} hears what is said, and {name2} hears also how. A remark that was over as soon as it was made may still be at work an hour later. To ask a second time, without hurry, often brings more than the first answer did.',
    },
    earth: {
      earth:
        'Mercury is in an earth sign on both sides, and both ask the same of a thought: whether it can be used. {name1} and {name2} understand each other’s lists, and neither is offended by a practical question. What one of them only senses is worth saying as well.',
      air: '{name1} would like an example and {name2} would like the principle. They can talk past each other politely for a good while, until {name2} says what the thing would look like on an ordinary day. Then {name1} joins in, and mostly improves it.',
      water:
        '{name1} keeps to what is certain and {name2} to what is felt, and each can take the other’s word on it. They talk without wearing each other out. Long silences come easily as well, and it is worth asking whether both find them as comfortable.',
    },
    air: {
      air: 'Mercury is in an air sign on both sides, and there is always one more side to a question. {name1} and {name2} think by talking, and disagreement in itself hurts neither. What comes hard is to stop: somebody has to say that a subject is closed for now.',
      water:
        '{name1} knows what was said and {name2} what was meant, and both are right. A feeling ought to be put in sentences, thinks {name1}; {name2} doesn’t trust one that goes into them so easily. One question that is answered fully serves them better than ten.',
    },
    water: {
      water:
        'Mercury is in a water sign on both sides, and half of what passes between them isn’t spoken. {name1} and {name2} follow each other’s hints, and remember tones of voice for years. Facts are safer on paper, because each may be sure of having said what was only thought.',
    },
  },
  3: {
    fire: {
      fire: 'Venus is in a fire sign on both sides, so liking is shown. {name1} and {name2} warm to people quickly, admire openly and are bored by reserve. Each wants to be the one who is cheered, so the applause has to go around.',
      earth:
        '{name1} would be glad of a gesture, and {name2} asks whether it will be kept up. {name1} may be waiting for praise while {name2} has long been helping in the background. Both kinds of fondness count for more once they have been explained.',
      air: 'What {name1} shows warmly {name2} answers lightly, and it suits them. They like company, jokes and new faces, and neither clings. If something is seriously wrong it has to be said outright, since both are so good at being in good spirits.',
      water:
        '{name1} shows it and is done, while {name2} waits to be asked how it was received. A shy kindness can be missed here, and a loud one can be too much. It goes well when {name1} slows down and {name2} says aloud what was liked.',
    },
    earth: {
      earth:
        'Venus is in an earth sign on both sides, and fondness takes a form that can be used: a meal, a repair, a lift to the station. {name1} and {name2} like solid things and don’t need them new. Compliments are rare with both, and each might be glad of more.',
      air: '{name1} likes what is lasting and near, {name2} what is light and interesting. So friendliness may seem a little general on the one side, and loyalty a little heavy on the other. An evening that is kept free serves both, with something new in it.',
      water:
        'Steady care meets tenderness here, and the two suit each other: {name1} does what is needed, and {name2} notices what it meant. Both keep old friends and old songs, and it may be years before either throws away a present.',
    },
    air: {
      air: 'Venus is in an air sign on both sides, and what pleases them in people is good talk, good manners and some distance. {name1} and {name2} always have something to show each other. A plain demand, or a hug without a reason, may take either by surprise.',
      water:
        '{name1} keeps affection light so that nobody is burdened by it, and {name2} can’t always tell how much is behind it. It is a question of the dose. {name2} learns here that a joke can be fond, and {name1} that a silence can be.',
    },
    water: {
      water:
        'Venus is in a water sign on both sides. {name1} and {name2} give without counting, and remember who came, who wrote and who did not. Each hopes to be understood without asking. Where that fails, one plain request saves a week of guessing.',
    },
  },
  4: {
    fire: {
      fire: 'With Mars in fire on both sides things are begun at once, and anger is soon over. {name1} and {name2} make each other braver and can’t resist a race. Rest has to be decided on, since neither will be the first to need it.',
      earth:
        '{name1} begins and {name2} finishes, which in a task for two is a good bargain. It is less good when the slower one is hurried or the faster one is told to wait. After a quarrel over the work {name1} is ready to go on some time before {name2} is.',
      air: 'Ideas and impulse feed each other here: what {name2} suggests {name1} has half begun, and both like to be on the move. When they fall out it is loud and full of arguments, and the matter itself may be forgotten before the argument is.',
      water:
        '{name1} gets angry in the open and {name2} in secret. The storm that clears the air on the one side leaves words behind on the other. They are strong together in defense of somebody else, when one attacks and the other doesn’t let go.',
    },
    earth: {
      earth:
        'With Mars in earth on both sides, work is the best of what {name1} and {name2} do together: steady, thorough and without speeches. Neither is easily provoked. Once both have dug in over a question it can stay there for months, and whoever yields an inch mostly gets one back.',
      air: '{name1} acts when the ground is sure, {name2} when the idea is. To {name1} it may look like a great deal of talk, and to {name2} like labor without a thought. Divided by stages it works: the plan first, then the labor, and no new plan halfway.',
      water:
        'Both would sooner outlast a difficulty than storm it. {name1} goes on working, {name2} goes on caring, and hardly anything is given up between them. A small annoyance is mostly swallowed, and comes up as tiredness or a cool tone. It does no harm to call it anger.',
    },
    air: {
      air: 'With Mars in air on both sides, fighting is done in words, quickly and with some enjoyment. {name1} and {name2} can differ for hours and part as friends. Now and then something is left undone, because after so much talk it feels done already.',
      water:
        '{name1} argues while {name2} already feels attacked, and the longer the explanation the quieter the answer. Neither has started it. In work for two a cool head and a sure instinct are worth much to each other.',
    },
    water: {
      water:
        'With Mars in water on both sides, much is fought without a word. {name1} and {name2} protect each other fiercely against outsiders, and among themselves go around what makes them angry. It comes out over something small, which is seldom what it is about.',
    },
  },
};

/** {name1}’s Sun and {name2}’s Moon by element, the Sun’s first. */
export const sunWithMoon: SynastryReadingCells['sunWithMoon'] = {
  fire: {
    fire: '{name1}’s Sun does openly what {name2}’s Moon needs in order to feel alive: it goes ahead and takes it for granted that things will work. Discouragement doesn’t last in such company. It is harder when {name2} would like to be sad for an hour, and a remedy is offered after five minutes.',
    earth:
      '{name2}’s Moon likes to know how the day will go, and {name1}’s Sun likes something to happen. What {name1} calls a surprise may cost {name2} some sleep. With a few days’ notice, nothing is missing when the day comes.',
    air: '{name2}’s Moon is entertained by what {name1}’s Sun gets up to, and that is a comfort of its own. Moods pass quickly while there is something to talk about, and there mostly is. What {name2} feels is sometimes talked away with a joke.',
    water:
      '{name2}’s Moon still feels the last thing that was said when {name1}’s Sun is already at the next, and {name1} can be surprised at what it did. Warmth makes up for it, once somebody in such a hurry has stopped to look.',
  },
  earth: {
    fire: '{name1}’s Sun offers rest to {name2}’s Moon, which would like something to happen and may go and find it elsewhere for an afternoon. Nothing is lost by that. {name1} finishes what was begun in a good mood here, and {name2} sees to it that there is a good mood.',
    earth:
      '{name1} is reliable in just the things that put {name2}’s Moon at ease: food, money, time, a word kept. A Sun and a Moon in earth signs need little said between them. Habits settle in quickly, among them one or two that neither would have chosen.',
    air: 'Talk calms {name2}’s Moon, and getting something done calms {name1}’s Sun, so in trouble the two start in opposite directions. {name1} does well to answer before acting. Once {name2} has told it to the end, it is plainer what there is to do.',
    water:
      '{name1}’s Sun gives {name2}’s Moon firm ground, and is moved by what grows there. Feelings can be shown without being judged for their size, and practical cares are taken over unasked. It should not always be {name1} who is the strong one.',
  },
  air: {
    fire: 'When {name2}’s Moon is low, {name1}’s Sun soon has a suggestion. They cheer each other up as a matter of course and are seldom dull. When {name2} is really angry, an amused or reasonable tone makes it worse, and a plain “I see” makes it better.',
    earth:
      '{name1}’s Sun has thought of a better plan, and {name2}’s Moon had settled into the first. It is no great matter to {name1}. It is one to {name2}, who rests by knowing what comes next, and a few things left as they were do much good.',
    air: '{name1}’s Sun and {name2}’s Moon both live by exchange, so {name2} feels looked after when {name1} is curious. A message will often do where other people need a visit. A sad subject tends to be put off, and wants an hour kept free for it.',
    water:
      '{name2}’s Moon wants to be felt with, and {name1}’s Sun looks for the reason. The reason is often right, and comes too soon. When {name1} asks only how bad it is, and waits, {name2} gets to the reasons as well, and is grateful for the company.',
  },
  water: {
    fire: '{name1}’s Sun goes deep into a thing that {name2}’s Moon would like to be done with. {name2} may feel kept from going on, and {name1} left alone with what matters. A walk, a game or a piece of work does for them what a long talk can’t, and the talk is shorter afterward.',
    earth:
      '{name2}’s Moon gives {name1}’s Sun a quiet place in which to feel what there is to feel, and a look is often enough between them. {name1} can unload a great deal here. It is good to ask now and then what {name2} is carrying.',
    air: '{name1}’s Sun is stirred by things that {name2}’s Moon would sooner let go. So much feeling tires {name2} and is fascinating all the same. They meet most easily over stories, films and other people’s lives, where there is room for a tear and for a remark.',
    water:
      'What {name1} lives by and what {name2} needs are much alike, a Sun and a Moon that are both in water. What matters to the one moves the other, and it need not be explained at length. Neither is good at saying “enough,” and a mood that suits nobody may last for days.',
  },
};

/** How the two begin, keep and change things, by the modalities of both Suns, each pair once. */
export const change: SynastryReadingCells['change'] = {
  cardinal: {
    cardinal:
      'Both Suns are in signs that begin things, and {name1} and {name2} are at their best while a thing is new. Each expects to decide, so one plan may get started twice. Who leads in what is quickly agreed when somebody asks; unasked, it is fought out over trifles.',
    fixed:
      '{name1} has the Sun in a sign that begins things, and {name2} in one that keeps them. A change mostly comes from {name1}, and {name2} carries it through or waits until it is over. It helps to ask beforehand what would make it welcome.',
    mutable:
      '{name1} has the Sun in a sign that sets a direction, {name2} in one that finds a way through, and as a team they are quick. {name2} may be carried farther than was wanted, since it is easier to come along than to refuse. Halfway there it is worth asking.',
  },
  fixed: {
    fixed:
      'Both Suns are in fixed signs: what {name1} and {name2} have decided stays decided. That makes for loyalty, and for differences that are no nearer to their end after a year. Neither can be pushed. Each can be asked, at leisure, and then left alone with the question.',
    mutable:
      'In what they set out to do {name1} holds a course, with the Sun in a fixed sign, and {name2} is readier to change it, with the Sun in a mutable one. So {name2} has something to lean on, and {name1} is kept from getting stuck. It chafes where firmness is called stubborn, or flexibility unreliable.',
  },
  mutable: {
    mutable:
      'Both Suns are in signs that adapt, so hardly anything has to be fought over: {name1} and {name2} would sooner find a third way. Plans stay in motion until the last moment. What helps is to name a day after which nothing more is changed.',
  },
};
