import type { ByHouse } from '../../../../catalogue.js';

/** The Sun of {name1} in a house of {name2}’s chart. */
export const sunBetween: ByHouse = {
  1: '{name1}’s Sun is in the house of {name2}’s own person: {name2} is surer of being somebody in such company. It may also seem that the other always sets the tone, so now and then a decision can be announced once it has been made.',
  2: '{name1}’s Sun falls into {name2}’s house of money, talents and self-respect, and {name2}, under such attention, thinks better of all three. Something done well may be asked for more often. Opinions on spending come along as well, and do the most good when they are asked for.',
  3: 'With {name1}’s Sun in {name2}’s house of talk and errands, there is always something to tell. Thoughts get tried out and finished here first. {name1} and {name2} can be close and quarrelsome, like people who have known each other for years, and each would like to tell some stories to the end.',
  4: '{name1}’s Sun is in {name2}’s house of family and roots, so this presence counts most at home. {name1}’s warmth does {name2} good there, but a wish to take charge is quickly felt, and it is wise to ask before changing anything.',
  5: '{name1}’s Sun shines into {name2}’s house of joy, and with such an audience {name2} plays, shows off and makes things as at no other time. That suits art, games and whatever is done for pleasure. On an ordinary day, with nothing to show, the two may sit there like guests who came too early.',
  6: '{name1}’s Sun is in {name2}’s house of daily tasks, so work and habits get attention, and a routine is worth more because somebody takes an interest. The two get along well over any small job. {name2} would like to be valued now and then for other things too.',
  7: 'Since {name1}’s Sun stands in {name2}’s house of partners, {name2} tends to look to {name1} as an equal, for comparison and for advice. There is respect in that and some rivalry. Whatever seems admirable there, such as a quick answer or a plain no, can be tried out on a small occasion.',
  8: '{name1}’s Sun lights up {name2}’s house of trust, debts and deep change, and what nobody else is told becomes known here. That can feel like being understood, or like being found out. It stays in balance when both confide equally, and when they discuss shared money in a calm hour.',
  9: 'Since {name1}’s Sun is in {name2}’s house of travel, study and belief, life grows wider. The big questions come up between them. {name1} gets asked a good deal, and is liked no less for an honest “I don’t know.”',
  10: '{name1}’s Sun stands at the top of {name2}’s chart and plays a part in what {name2} is known for. They attempt more together, and other people soon mention the two in one breath. The credit should go to whoever did the work, and be given in front of others.',
  11: '{name1}’s Sun is in {name2}’s house of friends and hopes, so a wish that was only mentioned becomes a plan. Whatever else the two may be, they are friends as well. {name2} will want to keep some friends who were there before.',
  12: '{name1}’s Sun falls into {name2}’s house of solitude, dreams and old sorrow, which is usually kept shut. Being noticed there can be a comfort, or too much. {name2} may think of {name1} mostly when alone, and does well to say so.',
};

/** The Moon of {name1} in a house of {name2}’s chart. */
export const moonBetween: ByHouse = {
  1: '{name1}’s Moon is in the house of {name2}’s own person, and senses, usually rightly, what is the matter. Care comes without being asked for. {name2} enjoys it, up to the point of being fussed over.',
  2: '{name1}’s Moon is in {name2}’s house of money and belongings, and {name1} is calmer when {name2} has enough. Together they like good food and things that last. Some purchases are made for comfort, and can wait a day.',
  3: 'With {name1}’s Moon in {name2}’s house of words and everyday comings and goings, {name1} likes to hear about {name2}’s day and to tell of another. It becomes a habit that neither would want to give up. A hurt can be talked to pieces, and then a walk without words helps more.',
  4: '{name1}’s Moon stands in {name2}’s house of roots, where a Moon is at home. {name1} feels at ease there, and feelings from long ago come up with the ease. Time spent at home does them good, and so does some time away from it.',
  5: '{name1}’s Moon is in {name2}’s house of joy, so play and anything creative find a gentle audience. They grow fond of each other by laughing, and over children, animals or some silly game. When a joke falls flat either may say so, since both can take it.',
  6: '{name1}’s Moon falls in {name2}’s house of work and health, and a bad day is noticed at once. {name2} comes to rely on so much attention, perhaps without knowing it. Trading places for a week shows both what it takes.',
  7: 'With {name1}’s Moon in {name2}’s house of partners, {name1} looks for somebody to lean on here, and {name2} is patient with the changes of mood, and may come to plan a day around them. It helps both to have somebody else to turn to as well.',
  8: '{name1}’s Moon is in {name2}’s house of what lies deep, and things come out here that nobody else hears. Being trusted so much is moving, and it can be tiring. After such an evening both do well to see somebody who makes them laugh.',
  9: 'The two are at ease with each other far from home, since {name1}’s Moon is in {name2}’s house of distance and belief. They travel well together and can talk about big questions. When they differ over what is true, {name1} takes it to heart.',
  10: 'With {name1}’s Moon at the top of {name2}’s chart, {name1} takes to heart what people say about {name2}, every unkind word and every success. News of either kind is best told at home before it is heard elsewhere.',
  11: '{name1}’s Moon is in {name2}’s house of friends and hopes, and {name1} is soon among {name2}’s friends. A distant plan seems closer because somebody cares about it. Being one friend among many is not quite enough, and a call for no reason is welcome.',
  12: '{name1} senses what {name2} hides, because {name1}’s Moon falls in {name2}’s house of silence. That can do good, or be embarrassing. The guesses are often right but not always, so it is fairer to ask than to worry.',
};
