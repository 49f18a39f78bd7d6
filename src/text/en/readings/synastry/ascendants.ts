import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Both Ascendants in one sign. */
export const ascendantsAlike: SynastryReadingCells['ascendantsAlike'] = {
  0: 'Aries rises in both charts, so {name1} and {name2} meet the world alike: head first, before they have been introduced. They recognize that in each other and are quick to start. Whoever steps back first does both a favor.',
  1: 'Both have Taurus rising, and come into a room as though there were time. {name1} and {name2} find each other restful from the first. What neither does is hurry the other along, even where it would help.',
  2: 'With Gemini rising in both charts, {name1} and {name2} are in conversation before they have been introduced. Each finds in the other a quick face and a quick answer. Who they are behind the talk has to be asked.',
  3: 'Cancer rises for both, and each knows the other’s way of being careful with strangers and warm with whoever has been let in. {name1} and {name2} read each other’s faces. Somebody has to come forward first.',
  4: 'Both charts have Leo rising, so here are two people who are used to being seen. {name1} and {name2} look good together and know it. Applause is sweetest when each of them starts it for the other.',
  5: 'Virgo rises in the charts of {name1} and {name2}, and both look first for what could be better. It makes them careful company and useful guests. Sometimes one of them should say aloud that nothing is wrong.',
  6: 'Since Libra rises for both, {name1} and {name2} meet with the same good manners, and each waits to hear what the other would like. They get along from the start. A plain preference, on either side, saves an hour.',
  7: 'With Scorpio rising twice, {name1} and {name2} look at each other for some time before a word is said, and see a good deal. Both guard what is private. Trust comes once each has shown something unasked.',
  8: 'Sagittarius rises in both charts, and these two meet as travelers do, openly and on the way to something. {name1} and {name2} believe each other’s good news. Bad news needs a quieter place than they would choose.',
  9: 'Both were born with Capricorn rising, so {name1} and {name2} seem more reserved than they are, and each knows that about the other. Respect comes before warmth. A joke at the right moment is understood at once.',
  10: 'Aquarius rising in both charts makes {name1} and {name2} friendly to all and easy to know a little. Each likes the ways in which the other is unlike other people. To get closer, one of them has to ask something personal.',
  11: 'Pisces rises for both, and {name1} and {name2} take on each other’s mood before they have exchanged a word. It is a gentle beginning. Which of them wanted what is worth finding out before it is done.',
};
