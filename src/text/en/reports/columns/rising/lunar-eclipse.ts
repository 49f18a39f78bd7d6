import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'The full Moon is eclipsed in your rising sign in {year}, in the first house, where a person is met. Some way of appearing has been worn to the end of its use. You may hand it in, and see what the others recognize you by.',
    ],
    thought: [
      'You can give up a role this year. The Moon is eclipsed in your rising sign, at the full, and a way of appearing that you have kept up for others, the official one, the funny one, the one in charge, has been of use for long enough. Around the eclipse you may feel without it as one feels without a uniform. Others have to get used to it too. They will recognize you by something else, and it was there all the time.',
    ],
    close: [
      'You have given up a role, and somebody else has it. People who knew you by it greet you a little late, and turn out to like what they see.',
    ],
  },
  2: {
    intro: [
      'Counted from your Ascendant, the eclipsed Moon of {year} is in the second house, with your means and whatever you have laid by. Something there has served. What it was kept for, and whether that still holds, can be looked at without hurry.',
    ],
    thought: [
      'In spring there is always wood left over. It was cut against a winter that did not come, stacked with care and counted on dark evenings. Nobody regrets it, and still the stack stands where the beans should go. What have you laid in against a cold that is past? It need not be burned; somebody down the road has a damp house.',
    ],
    close: [
      'You have used up or given away what you had laid in for hard times, and know how much they really take. It is less than fear said, and a little more than hope did.',
    ],
  },
  3: {
    intro: [
      'In the third house of the chart, of speech and near relations, the full Moon is darkened in {year}. An exchange that has run on for a long time falls silent there. What it was about can be heard best just afterward.',
    ],
    thought: [
      'On some phones there is a message that has been saved for years. It says nothing much: call me back, the plums are ripe. It is kept for the voice. One day you listen and notice that you know it by heart, down to the breath at the end. What has already been said to you that you are still waiting to hear? You could be the one who calls.',
    ],
    close: [
      'You no longer wait to hear something that was said long ago. You have called the person yourself, or left the matter in peace, and somebody has your own voice on their phone.',
    ],
  },
  4: {
    intro: [
      'At the lowest point of the chart, in the fourth house, the Moon is eclipsed in {year}. It falls on family, home and the first things you remember. Something has finished growing there, and can be measured for the last time.',
    ],
    thought: [
      'In your family something has finished growing this year, and can be seen as it is. The Moon is eclipsed in the fourth house from your Ascendant, at the lowest point of the chart. Children may leave, a house may be complete, or you may understand that a parent will not change any more, and neither will your childhood. Around the eclipse that makes one sad for a while. Afterward you can stop measuring, and live with each other at the size you are.',
    ],
    close: [
      'At home nobody is measured any longer by what they were to become. You talk to each other more easily, and the old comparisons have stopped.',
    ],
  },
  5: {
    intro: [
      'The fifth house, where you play and love and show what you can do, has the eclipse of the Moon in {year}. Something bright is over, and it was meant to be. What stays in the eye when it has gone is yours.',
    ],
    thought: [
      'Something exciting comes to its end this year: a romance in its first bloom, a performance, a long game, the years in which a child wanted to play. The Moon is eclipsed in the fifth house from your Ascendant. There is a moment after it in which everything is rather quiet, and one is tempted to begin again at once. If you wait, you find out what you had come for, the excitement or the person beside you, and that is worth knowing.',
    ],
    close: [
      'The great excitement is over, and nobody misses it as much as they expected. What you had come for, or whom, is still there.',
    ],
  },
  6: {
    intro: [
      'A matter of daily work or of your own upkeep comes to its close in {year}, when the Moon is eclipsed in the sixth house from your Ascendant. You had grown used to working around it. That can stop.',
    ],
    thought: [
      'A bandage comes off in the end, and for some days one goes on holding the hand as if it were there. Doors are opened with the elbow. Other people offer to carry things, and one lets them. What in your daily round is still arranged around something that has healed? You could try the full weight, once, on a quiet morning.',
    ],
    close: [
      'You no longer spare a place that has long been healed. The clever ways that you had found around it, in your work or in your day, were well made, and you are welcome to forget them.',
    ],
  },
  7: {
    intro: [
      'Where the chart opens toward others, at the Descendant, the full Moon is eclipsed in {year}. A pact, a rivalry or a long wish about another person has come to the full. It is for both of you to say what is left.',
    ],
    thought: [
      'You stop taking something for granted in another person this year. The Moon is eclipsed in the seventh house from your Ascendant, and a right that one of you had in the other’s life, to come in without asking, to decide, to be told everything, has run its course. It can be the end of an arrangement without being the end of the bond. Around the eclipse it may feel like distance. Later both of you notice that you are more polite, and closer.',
    ],
    close: [
      'You ask where you used to take something for granted, and the other person is glad to be asked. You are as close as before, and more at ease.',
    ],
  },
  8: {
    intro: [
      'Among what is owed and shared, in the eighth house by the Ascendant, the Moon is eclipsed in {year}. An old claim, on either side, has run its time. There is more to be had from ending it than there was in it.',
    ],
    thought: [
      'Two friends once made a bet and forgot to settle what would count as winning. It has been going on since. At weddings one of them raises an eyebrow and the other says, not yet. By this time neither could say how much it was for. What between you and another is kept open because it is a tie? There are ties that do not need a debt.',
    ],
    close: [
      'An old score between you and another person has been called off in one sentence, and each insists on having won. What is left is affection, which had been the stake from the beginning.',
    ],
  },
  9: {
    intro: [
      'A long way out from the Ascendant, in the ninth house of study and far places, the full Moon of {year} is eclipsed. You come to the end of some journey of the mind or the feet. Part of you may take longer to get home.',
    ],
    thought: [
      'They say that the soul travels on foot. After a long flight it is still somewhere over an ocean, walking, while the rest of a person stands in the kitchen at four in the morning, hungry for the wrong meal. What part of you has not yet come back from where you have been? It will be along. It would like a lamp in the window, and no questions about the trip.',
    ],
    close: [
      'The part of you that was still far away has arrived, tired and in good spirits. You are wholly where you live. In what you say there is sometimes a pause, as of somebody who has seen the road.',
    ],
  },
  10: {
    intro: [
      'High up, by the Midheaven, the Moon is full and goes dark in {year}. What the world has seen you do, in the tenth house, reaches its last bend in public view. What comes after it is quieter, and more your own.',
    ],
    thought: [
      'A part of your public life is over this year, and it may have been a splendid one. The Moon is eclipsed in the tenth house from your Ascendant, under the eyes of everyone, and a task, a post or a campaign is completed or ended. For a time people go on asking you about it. You need not be ashamed to be tired. What you have learned by doing it can be used for something quieter that is more your own.',
    ],
    close: [
      'You have come down from a place where everybody could see you, and enjoyed looking at other things for once. What you learned there is of use already.',
    ],
  },
  11: {
    intro: [
      'In the eleventh house from your Ascendant, among friends and common hopes, the full Moon is eclipsed in {year}. Something you have been putting together with others is finished. You will want to look at it before it is cleared away.',
    ],
    thought: [
      'A puzzle of two thousand pieces has been on the big table since the holidays. Everyone who passed put in a bit of sky. Now it is done, and there is one evening on which people stand around and do not sit down to it. What have you and the others been completing? The box has a lid, and the table is wanted for supper.',
    ],
    close: [
      'What you and your friends had been working on is complete, and has been put away. Those who did the dull parts with you are easy to recognize. With them you will soon begin something else.',
    ],
  },
  12: {
    intro: [
      'Unseen, in the twelfth house behind the Ascendant, the Moon is eclipsed in {year}. Something that has worked in you like a temperature comes to its height and goes. Nobody else need have known about it.',
    ],
    thought: [
      'A fever breaks at night, as a rule, when whoever was sitting up has fallen asleep in the chair. The sheets are wet, the room is suddenly large, and there is an interest in toast. One lies there and listens to the house. What has burned in you until it was burned out? There is nothing more to do about it, and that takes getting used to.',
    ],
    close: [
      'Something that had burned in you for a long time has gone out, like a fever. You were weak for a while, and saw everything very clearly. Some of the clearness has stayed.',
    ],
  },
};
