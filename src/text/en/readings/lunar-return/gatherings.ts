import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** Planets in two opposite houses, for the length of a month. */
export const axesOfTheMonth: LunarReturnReadingCells['axes'] = {
  1: {
    title: 'You and another person',
    lower:
      'With {lower} in the first house and {upper} in the house opposite, the seventh, a good deal in these weeks lies between you and one other person, and your own wishes come up first. You may act now and explain afterward. A partner or a friend may then ask for their turn.',
    upper:
      'With {upper} in the seventh house and {lower} in the house opposite, the first, somebody else sets the pace now and then in these weeks. A partner or a friend may want an answer, a visit or more of your time. What you want yourself may only become clear to you as you answer.',
  },
  2: {
    title: 'What is yours and what is shared',
    lower:
      'With {lower} in the second house and {upper} in the house opposite, the eighth, money and belongings are on your mind, and so is somebody’s share in them. You may want to buy, to save or to find out what something is worth. A bill that two people pay, or a favor still owed, may have to be talked about.',
    upper:
      'With {upper} in the eighth house and {lower} in the house opposite, the second, what you share with somebody is one subject of these weeks. A debt, a confidence or a jealous feeling may come up and want an honest word. Before you talk of it, be clear about what is yours alone.',
  },
  3: {
    title: 'Near and far',
    lower:
      'With {lower} in the third house and {upper} in the house opposite, the ninth, some of your time goes to messages, errands and short trips, while part of your mind is on something farther away. A short talk with a neighbor, a brother or a sister may decide a larger plan.',
    upper:
      'With {upper} in the ninth house and {lower} in the house opposite, the third, you want to get away these weeks, in fact or in thought. A trip, a course or a belief may take shape. Before it does, some practical questions have to be answered close to home.',
  },
  4: {
    title: 'Home and the world outside',
    lower:
      'With {lower} in the fourth house and {upper} in the house opposite, the tenth, home needs more of you these weeks and other duties go on all the same. You may have visitors, repairs or a family matter to see to. Whoever expects you elsewhere would like to know it beforehand.',
    upper:
      'With {upper} in the tenth house and {lower} in the house opposite, the fourth, you are wanted outside your home these weeks. A task may be due, or somebody’s judgment of what you do. Those at home would like to know when they can have you to themselves.',
  },
  5: {
    title: 'Joy and friends',
    lower:
      'With {lower} in the fifth house and {upper} in the house opposite, the eleventh, pleasure asks for its share of these weeks, whether that is a person you like, time with children or something that you make. Friends may want you at the same hour, and will understand if they are told why.',
    upper:
      'With {upper} in the eleventh house and {lower} in the house opposite, the fifth, friends and plans made together have their share of these weeks. There may be a gathering, or a group that counts on you. One person, or one pleasure, would like to have you to itself now and then.',
  },
  6: {
    title: 'Work and rest',
    lower:
      'With {lower} in the sixth house and {upper} in the house opposite, the twelfth, there is a good deal to do these weeks and you want to do it well. A habit may be changed, or a pile of old tasks cleared. You need more rest than the list allows for.',
    upper:
      'With {upper} in the twelfth house and {lower} in the house opposite, the sixth, you would rather be left in peace these weeks. Something old may be finished, or someone may need your help in private. Daily work goes on beside it and asks for its hours.',
  },
};

/** Three planets or more in a house of a lunar return. */
export const crowdedInTheMonth: LunarReturnReadingCells['crowded'] = {
  1: 'Because {planets} share the first house, these weeks have much to do with you: how you look, what you start, what you will no longer put up with. Others notice you without your trying. You may have to remind yourself to ask how they are.',
  2: 'The second house holds {planets}, so money and belongings take up a good part of these weeks. You may mend, buy or sell something, or compare what you earn with what you do for it. To have enough in the house comforts you more than usual.',
  3: 'With {planets} in the third house, a good part of these weeks goes to messages, lessons and short trips. You may hear from somebody in the family or next door, and settle a question simply by asking it. Quiet has to be arranged for.',
  4: 'Home has a large share of your attention, as {planets} stand together in the fourth house. There may be a family matter, visitors, or something in the rooms themselves that you want to change. You get less done outside than you planned, and may be glad of it.',
  5: 'A good part of the month wants to be enjoyed, since {planets} are in the fifth house. Love, children, a game or something that you make may ask for the same free evening. Whatever time your duties leave can be spent on pleasure.',
  6: 'There is work to be done, with {planets} together in the sixth house. A routine may change, and people rely on you for the details. You do much of it well, and may be the last to notice that it was enough.',
  7: 'A good part of the month is spent with others, because {planets} meet in the seventh house. A friend, somebody you deal with or an old opponent may want something settled, and you may think better in conversation than alone. Shared decisions take longer, and hold better.',
  8: 'In one matter or another you go below the surface, as {planets} are together in the eighth house. A debt, a secret, a strong attraction or the end of something may take up more of your thoughts than you show. It helps if one person knows about it.',
  9: 'Something farther off attracts you, with {planets} in the ninth house. You may plan a trip, begin to study, or argue about what is right. The daily round seems small meanwhile, and somebody has to see to it all the same.',
  10: 'People see some of what you do this month, because {planets} stand in the tenth house. A result may be due, or somebody may offer you a task. You are judged by how you deal with it, and it takes time that you would have kept for yourself.',
  11: 'Friends have their share of the month, since {planets} are in the eleventh house. You may join something, be invited, or be asked to help a plan along. Not everyone there wants the same as you do, so say early what that is.',
  12: 'Some of the month goes on in private, as {planets} are together in the twelfth house. You rest, remember, and finish more than you begin, and may help someone without saying so. If people miss you, it helps them to know when you will be back.',
};
