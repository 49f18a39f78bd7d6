import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes to your rising sign in {year}, into the first house, and one stage of life comes to its end so that another can start. You look older to yourself, and clearer to others. What is sound in you is tested by ordinary use.',
    ],
    thought: [
      'This year whatever in your manner is only put on comes off: a confidence meant for company, a hurry, a habit of agreeing. You may look serious to others, and be tired for a time. There is less of you for show and more for use. Those who deal with you daily notice it first, and they are the ones who profit.',
    ],
    turn: ['What was only put on in your manner begins to come off from now on.'],
    close: [
      'What is left of your manner is your own, and it stands a good deal of use. You do fewer things to be liked, and are trusted more.',
    ],
  },
  2: {
    intro: [
      'From the Ascendant Saturn goes on to the second house in {year}, to what you live on. Money and means have to be looked at exactly. What should be put by for later is separated from what was only meant for the moment.',
    ],
    thought: [
      'You find out {when} what is worth keeping. Whatever you want to have later needs some care now: savings, a skill, good things that can be repaired. It takes time and is not much fun. You spend less on what is only for the moment. By the end you rely on something that you have put aside yourself.',
    ],
    turn: ['From now on a cheap thing that breaks may teach you what the good one is for.'],
    close: [
      'You have put aside what was worth keeping. It is less than you had hoped and will last longer, and it is a comfort to know that it is there.',
    ],
  },
  3: {
    intro: [
      'Saturn is in the third house of the chart in {year}, among talk and daily errands. Counted from the Ascendant it is the house of brothers, sisters and daily talk. Things take longer to say there, and there is less to take back.',
    ],
    thought: [
      'Talk with some people is difficult {when}. There seems to be room for only one opinion at a time, and both sides wait. It helps to let the other person go first, and to say so. You lose nothing by it, and your own turn comes. Much can be understood with few words by people who have learned to do that.',
    ],
    turn: ['From now on the talk with somebody difficult goes best where one of you lets the other begin.'],
    close: [
      'You and somebody with whom talk was always difficult have learned to let each other finish. You say less to each other than other people do, and nothing important is left out.',
    ],
  },
  4: {
    intro: [
      'At the root of the chart Saturn takes up its place in {year}: the fourth house, the deepest below the horizon. Home, parents and the past are its work there. What you put in order will be relied on for a long time.',
    ],
    thought: [
      'An old fault in the family or in the house shows itself {when}. A small mistake at the beginning (an unequal inheritance, a sentence nobody took back, a wall in the wrong place) may have put other things out of line since. You cannot begin again from there. You can know about it and allow for it, and do what comes next a little better.',
    ],
    turn: ['From now on an old fault may show as a crack, a silence or a paper that is missing.'],
    close: [
      'You have looked at what your home and family rest on, and it is sound or has been shored up. What is crooked further up can be lived with.',
    ],
  },
  5: {
    intro: [
      'In the fifth house from the Ascendant, a place of play and romance, Saturn is an unusual visitor, and it comes in {year}. It asks what you are serious about when you are enjoying yourself. Few things are left after that, and they are loved.',
    ],
    thought: [
      'You enjoy fewer things {when}, and more seriously. You cannot keep up everything that you have been doing for pleasure. Ask yourself which of these you would not give up for anything. If you practice that one as if it were work, a little every day and nobody watching, it becomes the thing that others know and like you for.',
    ],
    turn: ['From now on one of your pleasures asks for practice, and the others get less of your time.'],
    close: [
      'You have kept the one pleasure that you would not give up, and it has become easy. The others were dropped without much regret.',
    ],
  },
  6: {
    intro: [
      'Daily work meets its inspector in {year}. Saturn enters the sixth house from your Ascendant, where tasks and tools and the state of the body are, and sees to it that one thing is done after another. It feels slow, and it gets there.',
    ],
    thought: [
      'Your work goes slowly {when}. There are days on which you seem to be only waiting: for a person, a permission, your own strength. Pushing is of little use. What you do well in the meantime, a skill, a better order, enough sleep, lifts you to another level without your noticing, and the work becomes easier there.',
    ],
    turn: ['The waiting begins around this time, and it is worth choosing what to fill it with.'],
    close: [
      'Your work goes on at a higher level than before, and getting there looked like waiting for most of the time. You trust the slow days more than you did.',
    ],
  },
  7: {
    intro: [
      'Saturn comes into the sign of your Descendant in {year}, opposite the Ascendant. The seventh house is the house of the other person, and Saturn looks soberly at both sides, yours and the other’s.',
    ],
    thought: [
      'What you give another person and what you get from them are compared {when}. It need not be done in anger. The two lists have quite different things on them, and the smallest, a greeting, a regular phone call, the patience on a bad day, weigh more than one would think. Where the balance is far off, something has to be changed, or the bond becomes a burden to both of you.',
    ],
    turn: ['From now on a promise is looked at for what it asks of an ordinary day.'],
    close: [
      'What each of you gives and gets has been looked at, and it comes out nearly even. Both of you know what the other’s small things are worth.',
    ],
  },
  8: {
    intro: [
      'Saturn goes underground in {year}, into the eighth house from the Ascendant, where trust is made or unmade. Obligations, inheritances and old fears between people are worked through slowly. It takes two, and they may begin far apart.',
    ],
    thought: [
      'You and another person have to work toward each other {when}. Something between you, money, an inheritance or an old fear, has been waiting a long time. From your own side you see only what you do yourself. The other may have been doing as much. It is worth asking before you give up, and again some months later.',
    ],
    turn: ['From now on it is worth asking how far the other person has come toward you.'],
    close: [
      'You and the other person have reached an understanding, and found that both had worked for it. What is still in the way can be cleared at leisure.',
    ],
  },
  9: {
    intro: [
      'The ninth house from your Ascendant, long and steep, is where Saturn goes in {year}. Study, principles and far plans are climbed on foot there. What you understand at the end of it you have earned step by step.',
    ],
    thought: [
      'A long course of study or a far plan occupies you {when}. You would like to do it in one go, and cannot. Divide it into stages, and decide beforehand at which of them you will rest. What you learn is solid, and changes your opinions on some other things as well. Whoever asks how far you have got can be given an honest answer.',
    ],
    turn: ['The first stage begins here, and may be no more than a form and a reading list.'],
    close: [
      'You have got as far with your studies or plans as you set out to, and for the present that will do. You understand more of the world from there than you had expected.',
    ],
  },
  10: {
    intro: [
      'Saturn climbs into the tenth house from the Ascendant in {year}, the place in a chart from which it can see the farthest. Your work and your name are its concern. It thinks in lengths of time that make other people smile.',
    ],
    thought: [
      'In your work you begin something {when} that needs a long time. Your name is judged by what will still be there when you have moved on. That makes the present slow. You may see others get ahead with lighter things. What helps is to plan with more room than you need at the moment, and to do the beginning so well that nobody has to do it again.',
    ],
    turn: ['From now on your work is measured in months rather than days.'],
    close: [
      'You have begun something that will take long and that others will profit from. It has changed the way you work: you hurry less, and leave more room.',
    ],
  },
  11: {
    intro: [
      'Counted by the Ascendant, the eleventh house is where your allies stand, and Saturn lines them up in {year}. It wants to know what each will really do. A hope that several people carry can be kept up for years.',
    ],
    thought: [
      'You learn {when} on whom you can count. Where several people have promised something, it shows who does it. You may be disappointed in one or two, and somebody quiet may turn out to be the most dependable of all. A group works well when each person knows their part and passes it on in time, you included.',
    ],
    turn: ['From now on it shows who does what was promised.'],
    close: [
      'You know who stands beside you in a common effort, and can rely on them. The others were good company and may be so again.',
    ],
  },
  12: {
    intro: [
      'In the last of the houses, just short of the Ascendant, Saturn spends {year}. It deals with what is shut away, tended in private or endured without a word. Much of that can be finished for good.',
    ],
    thought: [
      'You go back {when} to matters that were closed long ago, to see whether they still are. Old worries and duties come up when you are alone. Most of them need nothing more from you. Where something does remain to be done, an apology, a visit, a paper, it is small and can be done. After that you may stop checking.',
    ],
    turn: ['From now on an old name or an unpaid bill may come to mind late in the evening.'],
    close: [
      'You have stopped going back to something that was over long ago, and sleep the better for it. What still had to be done for it has been done.',
    ],
  },
};
