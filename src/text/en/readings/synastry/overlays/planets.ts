import type { ByHouse } from '../../../../catalogue.js';

/** Mercury to Saturn of {name1} in a house of {name2}’s chart. */
export const mercuryBetween: ByHouse = {
  1: '{name1}’s Mercury takes an interest in who {name2} is, asks, comments and quotes. {name2} talks more, and is better understood. On some days it is pleasanter to be looked at than talked about, and {name1} can learn to see it.',
  2: 'Talk turns to what things cost and what {name2} is worth, for {name1}’s Mercury is in {name2}’s house of means. Good ideas for earning come of it. Advice on a private purchase is best kept until it is asked for.',
  3: 'Messages fly between the two: {name1}’s Mercury is at home in {name2}’s house of words. They know each other’s opinions on everything and enjoy the traffic itself. What is weighty has to be marked as such, so as not to go by with the rest.',
  4: '{name2} tells {name1} about the family. {name1}’s Mercury falls in {name2}’s house of roots, and old stories are seen newly when somebody else puts them into words. What was confided at the kitchen table stays there.',
  5: 'Wit is what {name1} adds to {name2}’s pleasures, by a Mercury that plays in {name2}’s house of joy. Games, jokes, children’s books and love letters are in good hands. A clever remark about something that the other has made can hurt more than it shows.',
  6: '{name1} understands how {name2} works, and could improve it. {name1}’s Mercury is in {name2}’s house of daily tasks, where method matters. They make able colleagues. A day on which nothing is corrected is a present.',
  7: 'Whom does {name2} ask before deciding? {name1}, whose Mercury is in {name2}’s house of partners. Agreements are easily reached between the two and easily reopened. It is as good for a firm as for a friendship.',
  8: 'Questions that others avoid are asked here: what is owed, wanted, feared. {name1}’s Mercury goes about in {name2}’s house of hidden things. {name2} answers more than was intended, and has to be able to trust {name1} with it.',
  9: 'What {name1} says makes {name2} want to go and see. {name1}’s Mercury is in {name2}’s house of study and far places, and they can argue about the meaning of things until late. Neither has to convert the other for it to have been worthwhile.',
  10: '{name1} speaks well of {name2} in public and has useful ideas about a career, since {name1}’s Mercury stands at the top of {name2}’s chart. There is profit in that. What is said outside should be known at home first.',
  11: '{name1} gets on with {name2}’s friends, and they talk over what could be done in years to come. {name1}’s Mercury is in {name2}’s house of hopes. Plans are plentiful, and one of them, at least, deserves a date.',
  12: '{name1} puts into words what was not meant to be shown, for {name1}’s Mercury is in {name2}’s house of silence. It can be a relief to be understood without confessing. When to speak of it is still for {name2} to say.',
};

export const venusBetween: ByHouse = {
  1: '{name1}’s Venus is in the house of {name2}’s own person, which makes {name2} liked at sight, for the way of moving and speaking. Being admired makes a person softer and better dressed. It is the sort of charm that helps over many a disagreement.',
  2: 'They like the same good things. {name1}’s Venus is in {name2}’s house of belongings, and presents, meals and beautiful objects pass between them. {name2} feels worth more. Accounts should be kept kindly, but they should be kept.',
  3: 'Kind words are the daily bread between the two. {name1}’s Venus sweetens {name2}’s house of talk: notes, jokes, a call on the way home. A cool tone is noticed at once, and it is well to ask about it early.',
  4: 'Home becomes a pleasanter place for {name2}, since {name1}’s Venus has come into {name2}’s house of roots. They furnish, cook, keep the peace, and {name1} gets on with the relatives. Peace is bought too dearly where nobody may raise a voice.',
  5: 'Delight is the word for this one. {name1}’s Venus is in {name2}’s house of play and romance, and courtship, art or simple fun come of themselves. They bring out the young side of each other. Everyday life has to be loved a little too.',
  6: '{name1} likes the way in which {name2} does things, and makes working days friendlier. {name1}’s Venus in {name2}’s house of daily tasks shows fondness by small help. The helper would be glad of a compliment that has nothing to do with help.',
  7: 'One of the loveliest places for it: {name1}’s Venus stands in {name2}’s house of partners. {name2} feels chosen, and they treat each other with courtesy even in a dispute. For the sake of harmony one gives way, and it should not always be the same one.',
  8: 'The fondness between them goes under the skin. {name1}’s Venus is in {name2}’s house of intimacy and shared means, so trust, desire or money bind more tightly than elsewhere. Gifts without conditions keep it sweet.',
  9: 'Affection grows by distance and by learning. {name1}’s Venus stands in {name2}’s house of far places, and they love each other best on a journey or over a new idea. Ordinary days need some plan for the next time.',
  10: '{name1} does {name2} credit. {name1}’s Venus at the top of {name2}’s chart helps reputation, brings agreeable contacts and makes the two look good together. Applause is pleasant. What they are to each other without it deserves some evenings.',
  11: 'Liking is the heart of it, and it is shared with others: {name1}’s Venus is in {name2}’s house of friends. They have pleasant company and similar hopes. If one of them wants to be more than a friend among friends, it has to be said.',
  12: '{name1} is fond of {name2} in secret, or of something that is kept secret. {name1}’s Venus in {name2}’s hidden house is tender and asks little, and others may know nothing of it. Sacrifices that are never mentioned pile up, so one of them should be mentioned.',
};

export const marsBetween: ByHouse = {
  1: '{name1}’s Mars comes straight at {name2}, stirring courage, temper or desire. Everything moves faster in this company, and a push is pushed back. It goes well as long as {name2} may set the pace on alternate days.',
  2: 'Money and possessions are what {name1}’s Mars stirs up, from {name2}’s house of means: the raise is asked for, and what is due is fought for. They quarrel about spending, and a fixed sum for each settles most of it.',
  3: 'They dispute with pleasure. {name1}’s Mars is in {name2}’s house of talk, sharpening a tongue that was gentler before, and the letter long put off gets written. When both are tired it is better not to insist on being right.',
  4: '{name1} brings energy into {name2}’s home: walls are painted, relatives resisted, old angers woken. {name1}’s Mars is in {name2}’s house of roots. Nobody can retreat any farther than home, so loud words should be taken outside.',
  5: 'Play gets exciting. {name1}’s Mars fires {name2}’s house of pleasure, whether by flirting, sport or a burst of creative work. Both like to win, so something that nobody can win does them good.',
  6: 'Together they get a huge amount done. {name1}’s Mars is in {name2}’s house of work, and whatever has been lying about is finished. Each has a method, and it spares tempers to divide the task so that both can use their own.',
  7: '{name1} meets {name2} as an equal who pushes back. {name1}’s Mars is in {name2}’s house of partners and of open opponents, and the two may be either, or both in one day. Fair rules and quick reconciliations make it one of the liveliest of bonds.',
  8: 'Something banked up in {name2} takes fire. {name1}’s Mars is in {name2}’s house of desire, shared money and hidden anger, and brings strength to light that surprises both. Sore places are for asking about, not for pressing.',
  9: '{name1} dares {name2} to go, to enroll, to defend an opinion. {name1}’s Mars is in {name2}’s house of far horizons. Zeal is contagious, and it wears off unless the destination was one’s own choice.',
  10: 'On account of {name1}, {name2} applies for the post. {name1}’s Mars at the top of {name2}’s chart drives ambition and is not afraid of superiors. A career still belongs to the one whose it is, and so does the choice of its battles.',
  11: '{name1} mobilizes {name2}’s friends and gets a long-held hope moving, for {name1}’s Mars is in {name2}’s house of allies. Somebody in the circle may be run over in the rush, and a word from whoever did the running mends that best.',
  12: 'Out of sight {name1} fights for {name2}, or stirs an anger that is usually kept down. {name1}’s Mars is in {name2}’s hidden house, and its pushes come from nowhere. It clears the air to say a small annoyance aloud while it is small.',
};

export const jupiterBetween: ByHouse = {
  1: '{name1}’s Jupiter believes in who {name2} is, plainly and in public. {name2} takes up more room, laughs more and dares more. Too much advice comes with it at times, and it can be declined in good humor.',
  2: '{name2} feels richer for knowing {name1}, whose Jupiter is in {name2}’s house of means. Sometimes it is so in fact, through a tip or a favor, more often in confidence. Generosity has to look at the balance now and then.',
  3: 'The horizon of small things widens: {name1}’s Jupiter is in {name2}’s house of talk and learning. {name2} speaks up, takes the course, calls the relative. {name1} may fall into lecturing, and a question stops it.',
  4: 'Home grows larger with {name1}, whose Jupiter falls in {name2}’s house of roots. There are more guests, better stories about the family and a kinder view of it. Somebody still has to do the dishes after so much hospitality.',
  5: '{name1} encourages whatever {name2} loves to do. {name1}’s Jupiter is in {name2}’s house of joy, and celebrations, children, performances and romance are all treated generously. They overdo it together, and rarely regret it.',
  6: 'Work goes more cheerfully. {name1}’s Jupiter in {name2}’s house of daily tasks finds meaning in routine and lends a hand. {name2} may take on too much out of sheer good spirits, and {name1} should be the one to say so.',
  7: '{name2} has in {name1} a well-wisher as partner. {name1}’s Jupiter is in {name2}’s house of agreements, so contracts, marriages and reconciliations turn out fairly. Hope of the best can overlook what ought to be in the contract.',
  8: 'In matters of trust {name1} is a good influence on {name2}. {name1}’s Jupiter in {name2}’s house of shared things and deep change makes giving easier, and a crisis more bearable. With money that belongs to both, it is as well to count.',
  9: 'They go far together, in miles or in thought. {name1}’s Jupiter is in the house that suits it best, of {name2}’s studies, journeys and beliefs. Each can be the other’s teacher, and they should take turns at it.',
  10: '{name1} is good for {name2}’s standing. {name1}’s Jupiter at the top of {name2}’s chart brings recommendations, and trust from those above. Praise may come for promise before performance, which is a spur if it isn’t a burden.',
  11: 'Through {name1}, {name2} gets to know people and to hope for more. {name1}’s Jupiter in {name2}’s house of friends is generous with introductions. They belong to a larger circle, and would do well to sit down alone together sometimes.',
  12: '{name1} protects {name2} without much being said of it. {name1}’s Jupiter is in {name2}’s house of solitude, and it can be felt, even when they are far apart, that someone thinks well of the hidden part. Worries that are spoken of shrink by half.',
};

export const saturnBetween: ByHouse = {
  1: 'With {name1}’s Saturn in the house of {name2}’s own person, {name2} is more careful here, and more grown-up. It steadies and it weighs. {name1} can lighten it by praising something that took no effort.',
  2: '{name1} teaches {name2} to count, or makes {name2} feel poor, with a Saturn in the house of means and self-worth. Savings grow, and confidence should not be what pays for them.',
  3: 'Words are weighed when {name1} listens, for {name1}’s Saturn is in {name2}’s house of talk. {name2} learns to speak to the point, and may say less. Nonsense, now and then, is good for both.',
  4: 'Duty has come into {name2}’s home with {name1}, whose Saturn stands in {name2}’s house of roots. That can be a support or a chill. They can look after an old house or old parents as few can. Warmth has to be shown on purpose.',
  5: 'Pleasure waits until the work is done. {name1}’s Saturn in {name2}’s house of play is shy of it, or strict, and what the two do enjoy they keep for years. {name2}’s talents gain discipline. They should not lose their fun by it.',
  6: 'In daily work {name1} is {name2}’s most reliable ally, and the severest. {name1}’s Saturn in {name2}’s house of tasks sees to order and endurance. Rest ought to be on the list as well, with a line of its own.',
  7: 'Commitment is the meaning of this place: {name1}’s Saturn is in {name2}’s house of partners. {name2} takes the bond seriously and may feel bound before being asked. It lasts, and it is happier where both have said yes in words.',
  8: '{name2} opens to {name1} slowly, and what has been entrusted is kept. {name1}’s Saturn guards {name2}’s house of intimacy and shared means. Caution makes it safe and can make it lonely. One small confidence more than is comfortable moves it forward.',
  9: '{name1} wants to know what {name2}’s beliefs and travel plans are built on, since {name1}’s Saturn is in {name2}’s house of faith and far places. Dreams of departure become plans with a budget. Some of them may remain dreams.',
  10: '{name1} takes {name2}’s calling seriously, as a superior would, or a good master. {name1}’s Saturn at the top of {name2}’s chart brings responsibility and lasting results. Approval that is given only for achievement makes the house cold in the evening.',
  11: 'Few friends and true ones: that is what {name1} means for {name2}’s circle. {name1}’s Saturn in {name2}’s house of hopes asks which of them are serious. Those hopes that remain come true slowly. A little aimless company would do no harm.',
  12: '{name1} touches an old fear in {name2}, perhaps without knowing it, by a Saturn in {name2}’s house of what is kept from sight. With patience and a kind sort of silence, the fear can be faced here better than elsewhere. Guilt should not be taken for a bond.',
};
