import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const solarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'Your rising sign is darkened in {year}: the Sun is eclipsed in the first house, where your manner, your bearing and your way of arriving are. People take a second look. So do you, and it may show something that the first one missed.',
    ],
    thought: [
      'Friends know each other by their walk, across a whole parking lot, long before a face can be made out. Ask somebody what their own walk is like, and they cannot say. It was learned from a parent, or against one. What do people know you by that you have never seen? In this year they may hesitate for a moment before they wave, and that moment is yours.',
    ],
    close: [
      'People know you by your walk again, though something in it has changed. They greet you a little later than they used to, and with more interest. You feel the change mostly in arriving with your head up.',
    ],
  },
  2: {
    intro: [
      'Counted from your Ascendant, the eclipse of the Sun in {year} touches the second house: income, tools, stamina, all that you set out with. What goes missing for a moment there is confidence, and it comes back to whatever has really earned it.',
    ],
    thought: [
      'Under the saddle of a bicycle hangs a small bag with two levers, a patch and a tube of glue. For hundreds of miles it is ballast. Then comes the one wet mile that it was packed for, and nobody else on the road has anything half so valuable. What do you carry for the bad mile? You may have more in the bag than you have ever had to unroll.',
    ],
    close: [
      'What you carry for hard times was there when you needed it, all of it yours and in working order. Until then you had not been sure. In the easier months since, it has seemed to weigh nothing.',
    ],
  },
  3: {
    intro: [
      'Near your own door, in the third house from the Ascendant, the Sun is eclipsed in {year}. Short ways, brothers and sisters, talk, a neighborhood you could cross asleep: something in it points otherwise than it did, and you have to ask.',
    ],
    thought: [
      'Somebody has turned the signpost at the crossroads, for a joke or with a fender. Both towns are where they were. The person who has lived there always drives by and never sees it; the one who reads it is lost. Whom would you ask for the way in a place that you think you know? There is somebody in a doorway nearby who has watched the whole thing.',
    ],
    close: [
      'You lost your way in a place that you thought you knew, and had to ask. What you have gained is an acquaintance near your own door, who has been asked several times since and knows a good deal.',
    ],
  },
  4: {
    intro: [
      'Near the lowest point of the chart the Sun is eclipsed in {year}. It concerns the fourth house: the home you came from, the one you keep, the private person in it. Very little of this will be seen from outside.',
    ],
    thought: [
      'A sailboat leans and does not fall, and the keel is the reason. Nobody paints pictures of keels. They are looked at when the boat is out of the water, standing in a yard on blocks, and then everybody finds it a little indecent. What keeps you upright that no one sees? In this year you have the boat on land for a time.',
    ],
    close: [
      'You know what keeps you upright, as a keel does a boat: a few people, a place, a habit. In the first strong wind you leaned, and were not afraid.',
    ],
  },
  5: {
    intro: [
      'Seen from your Ascendant, {year} has its greatest eclipse in the fifth house, with lovers, children, games and works of your own. The Sun is darkened there for a moment, and what you do for joy is excused from all its usual reasons.',
    ],
    thought: [
      'On the morning after a heavy snowfall a voice on the radio reads out the schools. Then comes a name, and a whole house full of people owns a day that belonged to someone else five minutes before. They rarely waste it. What would you do with a day that nobody had claimed? An honest reply tends to involve cold fingers, and other people’s laughter.',
    ],
    close: [
      'Everyday life has resumed, as it does after a snow day. You still know what you ran out to do while nobody needed you, and you have gone on with a piece of it since.',
    ],
  },
  6: {
    intro: [
      'The sixth house from your Ascendant, the one with the tools and the timetable, holds the eclipse of the Sun in {year}. Something in your daily work stops flowing. It is a practical matter, and it will be found close at hand.',
    ],
    thought: [
      'When no water comes out of the hose, people look into the end of it. They check the tap, they call the neighbor. Somewhere behind them, round the corner by the roses, there is a kink, and very often they are standing on it. Where does the strength go that you put into a day? The fault is rarely at either end of it.',
    ],
    close: [
      'You have found what was holding up your strength, and it was close by, like a foot on a garden hose. What had looked like too little was enough. It had been on its way all the time.',
    ],
  },
  7: {
    intro: [
      'On the far side of your chart the Sun is eclipsed in {year}, in the seventh house, by the Descendant, where others come to meet you. For a moment the usual weight is missing from the other end. You notice what you had leaned against.',
    ],
    thought: [
      'On a seesaw you can stay in the air only as long as somebody else sits on the ground. Children know this and shout about it. Adults arrange it silently, for years, and one of them enjoys the view. Who has been keeping you up, or whom do you keep up? The plank moves this year, and the trick, as ever, is for nobody to jump off without a word.',
    ],
    close: [
      'You and the other person have tried being up and being down, and are level at times now. It is duller than either end of a seesaw, and the only position from which two people can talk.',
    ],
  },
  8: {
    intro: [
      'Among the debts, legacies and intimacies of the eighth house, counted from the Ascendant, the Sun is eclipsed in {year}. What two people can trust becomes uncertain for a moment. It is best found out one step at a time, each watching the other.',
    ],
    thought: [
      'On the first frozen pond of the winter somebody has to go out first. The other stays on the bank and listens, because ice speaks before it gives, and it is heard better from the side. Neither task is the brave one. How thick is it between the two of you, and who says so? It bears more in some places than you would think, and less by the reeds.',
    ],
    close: [
      'Between you and another person there is more trust than either had believed, tried step by step like the ice on a pond. You also know where it is thin, and both of you keep away from there.',
    ],
  },
  9: {
    intro: [
      'By the Ascendant the eclipse of the Sun in {year} stands in the ninth house, high and far off, with journeys, teachers and the faith you have in things. A strong wind drops. What is up there has to be held some other way.',
    ],
    thought: [
      'A kite wants to be rid of its string, you would say, to look at it pull. Cut the string and it does not rise; it turns over twice and comes down in a hedge. The pull was what held it up. What ties you to the ground that you have been trying to get free of? It may be the very thing your high plans are flying on.',
    ],
    close: [
      'Your plans are high up again, and you have stopped minding what ties you to the ground. As with a kite, it is the string that holds them up. You have it in your own hand.',
    ],
  },
  10: {
    intro: [
      'High in the chart, near the Midheaven, it grows dark for a moment in {year}, when the Sun is eclipsed in the tenth house. The view that you had got used to is gone, and there is time to think what you would like to leave up there for others.',
    ],
    thought: [
      'On bare summits there is a heap of stones, and everyone who gets there adds one. In fog it is all that can be seen of the mountain. It has no architect and no inscription, and it has led home a good many people whom no monument ever helped. What would your stone be, if the heap had to guide somebody you never meet?',
    ],
    close: [
      'You have left something in your work that others can find their way by. It is no larger than what others left, and it is sound. Somebody will be glad of it in bad weather.',
    ],
  },
  11: {
    intro: [
      'In the eleventh house from the Ascendant, where allies are and what you hope for with them, the Sun is eclipsed in {year}. Who depends on whom has been taken for granted. For a moment everyone has to look where they put their feet.',
    ],
    thought: [
      'In a full harbor the boats lie side by side, four or five deep, and whoever is on the outside walks home across all the others. There is a courtesy to it: before the mast, in soft shoes, no looking through windows. Whose deck do you cross, and who comes over yours? Friendship is to a large degree a matter of lying well alongside.',
    ],
    close: [
      'Some of your friends have changed places, as boats do in a full harbor. You know whom you depend on, and who depends on you. It is done so considerately that it is nearly as good as a visit.',
    ],
  },
  12: {
    intro: [
      'Where the chart goes behind the Ascendant, in the twelfth house, the Sun is eclipsed in {year}. It is the back of things that is meant: sleep, retreat, unpaid kindness, old knots. No one has to see it but you, and you may be relieved.',
    ],
    thought: [
      'The back of an embroidery is a tangle. Threads jump from one flower to the next by the shortest way, and there are knots where somebody ran out of blue. People who embroider always turn a piece over before they praise it. What does your life look like from behind? It is the same picture, in a mirror, with all the reasons showing.',
    ],
    close: [
      'You have looked at your life from behind, as one looks at the back of an embroidery, and cut a thread or two that went nowhere. From the front there is nothing to see, except that it lies flatter on the wall.',
    ],
  },
};
