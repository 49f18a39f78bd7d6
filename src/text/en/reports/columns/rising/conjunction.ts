import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const slowConjunction: ThemesByHouse = {
  1: {
    intro: [
      '{planet} and {other} meet in your rising sign in {year}, at the front of the chart, where the world takes hold of you. They have been apart for a long time and will be so again. For once you are asked for both in one breath.',
    ],
    thought: [
      'There is something in you that holds still and something that wants to move, and you have shown now the one and now the other. This year both are asked for at once. You may appear contradictory to others for a time, and feel so. A way of dressing, speaking or working that has room for both will look simple when you have found it.',
    ],
    close: [
      'The two sides that you used to show one at a time now appear together. At first sight you seem simpler than before, and those who know you notice how much is in it.',
    ],
  },
  2: {
    intro: [
      'In the second house from your Ascendant {planet} and {other} come together in {year}, at the place of your means. One would have you keep what you have and the other would have you use it, and both have a say in your money this year.',
    ],
    thought: [
      'Two of your abilities that have never worked together are asked to this year. You may be good at earning and bad at keeping, or the other way about, or have a skill that you have never thought of selling. Used by turns they get in each other’s way. If you give each its own part of the week or of the money, you get further with both.',
    ],
    close: [
      'Two of your abilities that had never worked together have learned to. You earn or keep more by it than by either alone.',
    ],
  },
  3: {
    intro: [
      '{planet} and {other} join in {year} in the third house of the chart, that of talk, study and near ways. They do so seldom. What you mean and what you say may differ for a time, and people near you notice.',
    ],
    thought: [
      'What you say and what you mean come closer together this year. You may notice that you explain a great deal in order not to say one short thing, to a brother or sister perhaps, or to somebody you see every day. Those who like you have long understood it. It is a relief to both sides when you say it, and afterward you can talk about anything.',
    ],
    close: [
      'You have said the short sentence that was meant by all the long ones. Talk at home and with those nearby is lighter for it.',
    ],
  },
  4: {
    intro: [
      'At the very root of the chart {planet} and {other} meet in {year}, in the fourth house. Such a meeting in this house is seldom seen. It takes place among family, memories and walls, and the question is how two ways of living can share one address.',
    ],
    thought: [
      'Two ways of living have to be brought under one roof this year. They may come from two families, from two people, or from what you grew up with and what you want now. Neither side gives up its customs gladly. Let each name the two or three that it would really miss, and keep those. In a few years nobody will remember which came from where.',
    ],
    close: [
      'Two ways of living have found room in your home. Each has given up something, and those who live there would not want to go back.',
    ],
  },
  5: {
    intro: [
      'Love and play, children and creation: in your fifth house by the Ascendant {planet} and {other} meet in {year}, for the one and only time in a great while. What you enjoy has two sides this year, and they would like to be enjoyed together.',
    ],
    thought: [
      'You are happy in two different ways, and this year you can hardly have the one without the other. One of them may like company and the other quiet, or one the idea and the other the work on it. At first each disturbs the other, as two people do who play on one piano. Agree beforehand which of the two leads at a time, and you will make or love something that needed both.',
    ],
    close: [
      'Two sides of you that enjoy things differently have made something together. It was awkward in places, and you would do it again.',
    ],
  },
  6: {
    intro: [
      'The workshop of the chart, the sixth house from your Ascendant, has {planet} and {other} in it in {year}, come together as they rarely do. Each has its own idea of good work and of a good day, and you have to do justice to both.',
    ],
    thought: [
      'Two ways of working get in each other’s way this year. In the morning you do things by one of them and in the evening by the other, or a colleague has the other way, and the result suffers. Find out what each is really good at, and divide the tasks accordingly. Once that is clear you need less time than before, and the work is better.',
    ],
    close: [
      'Two ways of working no longer get in each other’s way, since each has the tasks that it is good at. People have noticed that the work is better.',
    ],
  },
  7: {
    intro: [
      '{planet} and {other} meet on the far side of your chart in {year}, in the seventh house, that of the Descendant. You may meet them as two people, or as two sides of one. It is worth asking early what each of you wants from it.',
    ],
    thought: [
      'What you have with another person has to be arranged anew this year. Before you can agree on anything there is the question of who comes first, who decides, who is asked to whose house. It is not a waste of time to talk about that. Once both of you feel that you sit at the table as equals, most of the rest is quickly settled.',
    ],
    close: [
      'You and another person have found an arrangement in which neither has to come first. You can disagree for an hour in it and get up as friends.',
    ],
  },
  8: {
    intro: [
      'In the eighth house by your Ascendant, where things are owed, shared and left to others, {planet} and {other} meet in {year}. Each has kept an account of its own, and this year they can be compared.',
    ],
    thought: [
      'What you and another person owe each other comes up this year. One of you has probably counted what was paid, and the other what was done, and each feels a little in debt or a little wronged. If both lists are put side by side, they come closer than you think. Some of what you have given was never meant to be returned, and can be crossed out.',
    ],
    close: [
      'What each of you has given has been looked at from both sides, and it comes out about even. Neither of you has counted since.',
    ],
  },
  9: {
    intro: [
      '{planet} and {other} come together in the ninth house of your chart in {year}, the house of long roads and large convictions. What you believe can be looked at in two ways this year, and each shows something that the other leaves out.',
    ],
    thought: [
      'You look this year at something you are sure of, from a distance and from close by. In general you may be right and in the single case wrong, or the reverse. A journey, or a talk with somebody who knows the matter by experience, shows you the side that you have missed. You need not give up the belief; you will know better where it holds.',
    ],
    close: [
      'You can look at what you believe from close by and from far away, and the two no longer contradict each other.',
    ],
  },
  10: {
    intro: [
      'A rare meeting is held at the top of your chart in {year}: {planet} and {other} join in the tenth house. Whatever you stand for is approached from two sides at once, and people are watching.',
    ],
    thought: [
      'Two sides of you become known in public this year. At work you have shown one of them, and the other perhaps only to friends. You may be afraid that they do not suit each other. Some people will be surprised. Most find that it explains something, and a task may turn up for which you need both.',
    ],
    close: [
      'Two sides of you that had never been seen together are known in public as one person. Your work has gained by it, and so have you.',
    ],
  },
  11: {
    intro: [
      'Among your friends and hopes, in the eleventh house by the Ascendant, {planet} and {other} meet in {year}. It happens a few times in a life at most. Two circles you belong to have had little to do with each other, and this year they may meet.',
    ],
    thought: [
      'You belong to two groups of people who do not know each other, and this year they come to hear of each other. They live by different hours and laugh at different things. You may feel torn at first, and be the only one who understands both. A plan that needs people from either side is a better reason for meeting than a party, and you are the one who can propose it.',
    ],
    close: [
      'Two circles of your friends have met, and found that they have something to do together. They ask about each other when one is missing.',
    ],
  },
  12: {
    intro: [
      'Behind your Ascendant, in the twelfth house, {planet} and {other} mingle in {year}, as they rarely do and never in daylight. What you have kept apart in yourself, for good reasons, comes closer together there.',
    ],
    thought: [
      'Two moods come and go in you this year, more strongly than usual. When you are alone you may be hopeful on one day and sober on the next, and wonder which of them is right. You need not decide. Both know something about you, and what you understand when you take them together can stay private for as long as you like.',
    ],
    close: [
      'Two moods that come and go in you no longer worry you. You have understood something by them that neither would have shown you alone.',
    ],
  },
};
