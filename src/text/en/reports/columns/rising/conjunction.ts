import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const slowConjunction: ThemesByHouse = {
  1: {
    intro: [
      '{planet} and {other} meet in your rising sign in {year}, at the front of the chart, where the world takes hold of you. They have been apart for a long time and will be so again. For once you are asked for both in one breath.',
    ],
    thought: [
      '{planet} and {other} meet in your rising sign this year, where people meet you first. There is something in you that holds still and something that wants to move, and you have shown now the one and now the other. Both are asked for at once. You may appear contradictory to others for a time, and feel so. A way of dressing, speaking or working that has room for both will look simple when you have found it.',
    ],
    close: [
      'The two sides that you used to show one at a time now appear together. At first sight you seem simpler than before, and those who know you notice how much is in it.',
    ],
  },
  2: {
    intro: [
      'In the second house from your Ascendant {planet} and {other} come together in {year}, at the place of your means. One would have you hold and the other let go. They are harnessed to the same cart, and it is loaded with what you own.',
    ],
    thought: [
      'A farmer who had a horse and an ox yoked them together for one spring, having nothing else. The horse pulled ahead, the ox leaned, and the furrow wandered. He shortened the yoke on one side by a hand’s breadth, and after that it was straight. Two of your powers have never kept step. Where would you shorten the yoke? It is a small matter of wood, and it moves a field.',
    ],
    close: [
      'Two of your powers that had never kept step have learned to pull together, like a horse and an ox under one yoke. They make a comical pair. A good deal has been plowed by them.',
    ],
  },
  3: {
    intro: [
      '{planet} and {other} join in {year} in the third house of the chart, that of talk, study and near ways. They do so seldom. What you hear and what you see, as it were, will for a time not be in the same language.',
    ],
    thought: [
      'In a film with subtitles the actor speaks for a minute and below it says: Perhaps. One laughs, and then gets used to it, and by the second reel has forgotten that one is reading. Both are true, the long speech and the short line. What are you saying at length that has a short line under it? People who love you have been reading it for years.',
    ],
    close: [
      'You have started to say the short sentence that was always meant by the long ones. It makes the talk shorter and the evenings longer. Now and then the long speech comes anyway, and people enjoy it.',
    ],
  },
  4: {
    intro: [
      'At the very root of the chart {planet} and {other} meet in {year}, in the fourth house. Few people see such a meeting twice. It takes place among family, memories and walls, and asks how two inheritances can live at one address.',
    ],
    thought: [
      'When two people set up house, there is a December in which the boxes are opened. One side hangs glass and the other straw, the one has a star on top and the other an angel with a chipped nose. The tree that comes of it is overloaded, and in later years nobody can imagine another. Which two customs in you are still in separate boxes? There is room on the branch.',
    ],
    close: [
      'Two customs share your home by now, like two families’ ornaments on one tree. It leans a little. Those who live there could not say any longer which of them was whose.',
    ],
  },
  5: {
    intro: [
      'Love and play, children and creation: in your fifth house by the Ascendant {planet} and {other} meet in {year}, for the one and only time in a great while. Delight has two players, and there is one instrument.',
    ],
    thought: [
      'At a piano for four hands the players sit closer than is polite. Elbows meet, one has the pedal, and the one below must lift a finger early so that the other may have the key. Alone, either part sounds like an error. Two ways that you have of being happy are put on one bench. Who has the pedal? It is worth agreeing before the slow movement.',
    ],
    close: [
      'Two sides of you that enjoy things differently have played something to the end, as two people do at one piano, and laughed at the place where the elbows met. It can be played again. You can hear each better for the other.',
    ],
  },
  6: {
    intro: [
      'The workshop of the chart, the sixth house from your Ascendant, has {planet} and {other} in it in {year}, come together as they rarely do. Each has its own idea of good work and of a good day. You are the one who clocks in for both.',
    ],
    thought: [
      'Two cooks in one kitchen are said to spoil the soup. In fact they spoil it only if both salt. Let one have the fire and the other the knife, and let them taste from the same spoon, and people come from across the river. In your own working day there are two who salt. What is each of them really good at? A line could be chalked on the floor, to begin with.',
    ],
    close: [
      'Two ways of working have stopped getting into each other’s way, and you no longer need a line between them. The work is better for it, as people have begun to tell you, and they cannot say why.',
    ],
  },
  7: {
    intro: [
      '{planet} and {other} meet on the far side of your chart in {year}, in the seventh house, by the Descendant. You may meet them as two people, or as two sides of one. There has to be a place to sit down first.',
    ],
    thought: [
      '{planet} and {other} meet in your seventh house this year, by the Descendant, and what you have with another person has to be arranged anew. Before you can agree on anything there is the question of who comes first, who decides, who is asked to whose house. It is not a waste of time to talk about that. Once both of you feel that you sit at the table as equals, most of the rest is quickly settled.',
    ],
    close: [
      'You and another person have found an arrangement in which neither has to come first. You can disagree for an hour in it and get up as friends.',
    ],
  },
  8: {
    intro: [
      'In the eighth house by your Ascendant, where things are owed, shared and left to others, {planet} and {other} meet in {year}. Each has kept an account of its own. They are laid side by side, for the first time in a long while.',
    ],
    thought: [
      'Good bookkeeping enters everything twice. What goes out of one column comes into another, and at the foot of the page the two must agree to a cent. It was invented by people who did not trust their own memories. In what you share with someone, one column has always been kept and one not. What would stand in the second? It may well turn out that you are rich.',
    ],
    close: [
      'What each of you has given has been counted on both sides, and it comes out even, give or take a kindness or two. It is remarkable how little you have both thought about it since.',
    ],
  },
  9: {
    intro: [
      '{planet} and {other} come together in the ninth house of your chart in {year}, the house of long roads and large convictions. They bring different maps. What you believe is somewhere on both of them, and not in the same spot.',
    ],
    thought: [
      'On one map the mountain takes up the entire sheet: every hut, every spring. On the other it is a brown smudge in a province. The walker needs the first and the traveler the second, and each is lost with the wrong one in hand. At which scale have you been looking at the thing you are surest of? Try the other, if only for an hour, and put a finger where you are.',
    ],
    close: [
      'You can look at what you believe from close up and from far away, as on two maps, and the two no longer contradict each other. It is as large as it ever was, and you know what surrounds it.',
    ],
  },
  10: {
    intro: [
      'A rare meeting is held at the top of your chart in {year}: {planet} and {other} join in the tenth house, near the Midheaven. Whatever you stand for is approached from two sides at once, and people are watching from the lobby.',
    ],
    thought: [
      'In grand old houses there are two staircases that rise from the hall, left and right, and meet above at one door. They were built so that people who were not on speaking terms could be announced together. You have come up by one of them all your life. Who is on the other? On the landing there is time for a nod before the door is opened.',
    ],
    close: [
      'Two sides of you that had never been seen in the same room are known in public as one person. What you do has gained by it. Nobody but you remembers that they used to take separate stairs.',
    ],
  },
  11: {
    intro: [
      'Among your friends and hopes, in the eleventh house by the Ascendant, {planet} and {other} meet in {year}. It happens a few times in a life at most. Two circles you belong to live by different clocks, and an hour has to be found.',
    ],
    thought: [
      'A call between three continents is a puzzle for patient people. When one has coffee the other has stars, and for somebody it is always four in the morning. They find the hour in the end. It suits none of them, and it is the best kept appointment of the week. Which people in your life have never been awake at the same time? You could be the one who sets the alarm.',
    ],
    close: [
      'Two circles of your friends have found an hour at which they can meet. You had thought of them as two worlds. They ask about each other by now, by name, when one is missing.',
    ],
  },
  12: {
    intro: [
      'Behind your Ascendant, in the twelfth house, {planet} and {other} mingle in {year}, as they rarely do and never in daylight. What you have kept apart in yourself, for good reasons, lies down there in one water.',
    ],
    thought: [
      'Where a river comes into the sea there is a marsh that is neither. Twice a day it is salt and twice a day sweet, and what lives there can do both. It looks like a place where nothing has been decided. In fact more is born there than anywhere. What two waters come and go in you, when you are quite still? You need not say which is the real one.',
    ],
    close: [
      'Two moods that come and go in you have ceased to be a worry. You need not decide which of them is the real one. Some of your best thoughts come where they meet, as birds do in a marsh.',
    ],
  },
};
