import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes to your rising sign in {year}, into the first house, and one stage of life is bound up so that another can start. You look older to yourself, and clearer to others. What holds together in you is tested by plain handling.',
    ],
    thought: [
      'Saturn comes to your rising sign this year, and you are tested by ordinary handling. What in your manner is only glued on comes off: a confidence that you put on for company, a hurry, a habit of agreeing. You may look serious to others, and feel older for a time. There is less of you for show and more for use. Those who deal with you daily notice it first, and they are the ones who profit.',
    ],
    close: [
      'What is left of your manner is your own, and it stands a good deal of use. You do fewer things to be liked, and are trusted more.',
    ],
  },
  2: {
    intro: [
      'From the Ascendant Saturn goes on to the second house in {year}, to what you live on and by. It counts slowly and aloud. What can be put by for later is separated from what was only plenty for the moment.',
    ],
    thought: [
      'In late summer the kitchen is hot from making preserves. Every peach has to be sound, and the jars boiled, and each is labeled in a firm hand, because nobody in February can tell peach from apricot. It is a great deal of trouble for breakfast. What of yours is worth the trouble of keeping? Saturn stands at the stove this year and will not be hurried.',
    ],
    close: [
      'You have kept what was worth the trouble of keeping, as one does in jars at the end of summer. There is less of it than you thought there would be, and all of it will last. It is a comfort to know that it is there.',
    ],
  },
  3: {
    intro: [
      'Saturn is in the third house of the chart in {year}, among talk and daily errands. Counted from the Ascendant it is the house of brothers, sisters and daily talk. Things take longer to say there, and there is less to take back.',
    ],
    thought: [
      'On a road with a one-lane bridge, two drivers meet at opposite ends and stop. There is a moment in which both wait. Then one blinks a headlight, the other crosses and lifts a hand, and it has been a whole conversation. Who goes first, in the talk that you find narrow? Saturn does not widen the bridge; it teaches the headlights.',
    ],
    close: [
      'You and somebody with whom talk was always narrow have learned to let each other go first. With some people a raised hand is all that is ever said, and nothing between you has gone unsaid.',
    ],
  },
  4: {
    intro: [
      'At the root of the chart Saturn takes up its place in {year}: the fourth house, the deepest below the horizon. Home, parents, the past are its building site. Whatever is laid there will be built on, by you or by others.',
    ],
    thought: [
      'What your home and family were built on comes up for inspection this year, as Saturn reaches the fourth house from your Ascendant. A small mistake at the beginning (an unequal inheritance, a sentence nobody took back, a wall in the wrong place) may have put other things out of line since. You cannot begin again from there. You can know about it and allow for it, and build what comes next a little straighter.',
    ],
    close: [
      'You have looked at what your home and family rest on, and it is sound or has been shored up. What is crooked further up can be lived with.',
    ],
  },
  5: {
    intro: [
      'In the fifth house from the Ascendant, a place of play and romance, Saturn is an unusual visitor, and it comes in {year}. It asks what you are serious about when you are enjoying yourself. Few things are left after that, and they are loved.',
    ],
    thought: [
      'A juggler learns with one ball. It goes from hand to hand at the height of the eyes, a thousand times, and is no fun to watch. The second comes when the first can be forgotten; the audience comes with the fourth. Of all you keep in the air for pleasure, which one would you not let fall? Saturn takes the others out of your hands for a while, kindly enough.',
    ],
    close: [
      'You have kept the one pleasure that you would not let fall, and it goes as if by itself. Anyone passing would see a person who looks at something with great attention, and is rather happy.',
    ],
  },
  6: {
    intro: [
      'Daily work meets its inspector in {year}. Saturn enters the sixth house from your Ascendant, where tasks and tools and the state of the body are, and sees to it that one thing is done after another. It feels slow, and it gets there.',
    ],
    thought: [
      'A barge does not climb a hill. It goes into a lock, the gate is shut behind it, and for a quarter of an hour nothing happens except water. Then the front gate opens by itself, and the barge slides out three yards higher. What has to be filled before the next gate will open? Pushing at it is what Saturn finds hardest to watch.',
    ],
    close: [
      'Your work goes on at a higher level, and getting there was easy in the end. What you took for waiting was the climb itself, as it is for a barge in a lock.',
    ],
  },
  7: {
    intro: [
      'Over against the Ascendant, at the Descendant, Saturn takes its seat in {year}. The seventh house is the house of the other person, and Saturn looks soberly at both sides. What you give and what you get can be compared there, without reproach.',
    ],
    thought: [
      'What you give another person and what you get from them are compared this year, for Saturn comes to the seventh house from your Ascendant. It need not be done in anger. The two lists have quite different things on them, and the smallest, a greeting, a regular phone call, the patience on a bad day, weigh more than one would think. Where the balance is far off, something has to be changed, or the bond becomes a burden to both of you.',
    ],
    close: [
      'What you and the other person give each other has been compared, and it comes out nearly even. Both of you know what the other’s small things are worth.',
    ],
  },
  8: {
    intro: [
      'Saturn goes underground in {year}, into the eighth house from the Ascendant, where trust is made or unmade. Obligations, inheritances, old fears between people are dug through a yard at a time. It takes two, and they may begin far apart.',
    ],
    thought: [
      'A tunnel is driven from both sides at once. For years each crew sees only rock, and has to believe in the others because of a drawing. Near the end they put an ear to the wall and hear knocking. How far has the other one dug? You may have been counting only your own yards, and Saturn, who surveyed the whole of it, would have you stop and listen.',
    ],
    close: [
      'You and the other person have reached each other, like two crews in a tunnel. They had come just as far as you. What is still in the way can be cleared at leisure, by people who have shaken hands.',
    ],
  },
  9: {
    intro: [
      'The ninth house from your Ascendant, long and steep, is where Saturn goes in {year}. Study, principles and far plans are climbed on foot there. The view is earned, and so it is seldom spoken of in passing.',
    ],
    thought: [
      'An old tower has four hundred steps and, every so often, a window with a ledge. Those who mean to do it in one breath sit on the ledge in the end, and are cross. Those who meant from the start to rest at each one have already seen the town from four sides. Which landing would satisfy you for the present? Saturn counts it as having climbed.',
    ],
    close: [
      'You have got as far in your studies or on your way as you set out to, and for the present it will do. You can see a good deal from there. The steps that you have climbed are your own.',
    ],
  },
  10: {
    intro: [
      'Saturn climbs into the tenth house in {year}, to the Midheaven, the place in a chart from which it can see the farthest. Your work and your name are its concern. It thinks in lengths of time that make other people smile.',
    ],
    thought: [
      'In your work you begin something this year that needs a long time. Saturn comes to the top of your chart, to the tenth house, and your name is judged by what will still be there when you have moved on. That makes the present slow. You may see others get ahead with lighter things. What helps is to plan with more room than you need at the moment, and to do the beginning so well that nobody has to do it again.',
    ],
    close: [
      'You have begun something that will take long and that others will profit from. It has changed the way you work: you hurry less, and leave more room.',
    ],
  },
  11: {
    intro: [
      'Counted by the Ascendant, the eleventh house is where your allies stand, and Saturn lines them up in {year}. It wants to know what each will really do. A hope that has hands along the whole of its length can be kept for years.',
    ],
    thought: [
      'In a bucket line nobody runs. Each person turns left, takes, turns right, gives, and the water goes up the hill faster than any runner could carry it. Should one of them leave, the two beside them simply reach farther. Whose hands are next to yours? Saturn asks it without sentiment, and a circle of friends looks different when it is drawn as a line.',
    ],
    close: [
      'You know whose hands are next to yours in a common effort, and can rely on them, as in a line of people passing buckets. Those farther off you have hardly met. The work goes on all the same.',
    ],
  },
  12: {
    intro: [
      'In the last of the houses, just short of the Ascendant, Saturn does the rounds in {year}. Twelfth house matters are its charge: what is shut away, tended in private, or endured without a word. Much can be checked off there for good.',
    ],
    thought: [
      'Night guards used to carry a clock from door to door and turn a key in it, as proof that they had been there. After enough rounds they knew which of the doors were only ever locked. Which one do you still go back to and try twice? It has been shut a long time, and Saturn, who makes the round with you now, has brought the plan of the building.',
    ],
    close: [
      'You have stopped going back to something that was shut long ago, and sleep the better for it. What rattled was only the wind. The nightly round of your worries is shorter by a whole corridor.',
    ],
  },
};
