import type { ByHouse } from '../../../../catalogue.js';

/** Mercury to Saturn of {name1} in a house of {name2}’s chart. */
export const mercuryBetween: ByHouse = {
  1: '{name1}’s Mercury is in the house of {name2}’s own person and takes an interest in all that belongs to it. {name2} talks more with {name1} than with others and is better understood. Now and then fewer comments would be welcome.',
  2: '{name1}’s Mercury is in {name2}’s house of means, so their talk turns to what things cost and what work is worth. Good ideas about money come of it. Advice on a private purchase is best kept until it has been asked for.',
  3: 'Since {name1}’s Mercury is at home in {name2}’s house of words, messages and remarks go back and forth between them. They know each other’s opinions on everything. Something serious has to be announced as such, or it goes by with the rest.',
  4: '{name2} tells {name1} about home and about growing up, because {name1}’s Mercury falls in {name2}’s house of roots. An old story sounds different when somebody else puts it into words. What is confided this way should stay between them.',
  5: '{name1}’s Mercury is in {name2}’s house of joy and adds wit to its pleasures. They are good at games, at stories and at jokes. A clever remark about something that {name2} has made can hurt more than it shows.',
  6: '{name1}’s Mercury is in {name2}’s house of daily tasks, understands how the work is done and could improve it. The two are good at sharing a job. One improvement a week is as much as {name2} can take in good humor.',
  7: 'With {name1}’s Mercury in {name2}’s house of partners, little is decided before it has been talked over. They reach an agreement easily and reopen it just as easily. What has to hold should be said twice.',
  8: 'With Mercury in {name2}’s house of hidden things, {name1} asks what others avoid: what is owed, wanted, feared. {name2} says more than was intended. What they say there should go no further.',
  9: '{name1}’s Mercury is in {name2}’s house of study and far places, so {name1}’s stories make {name2} want to go see. They can argue until late about what things mean. When it gets late they can leave the question open, and each takes the other’s best argument home.',
  10: 'With Mercury at the top of {name2}’s chart, {name1} speaks well of {name2} in public and has useful ideas about the next step. Criticism is best made to the person first.',
  11: '{name1} gets along with {name2}’s friends, since {name1}’s Mercury is in {name2}’s house of friends and hopes. They talk a great deal about what they could do next. One of these plans, at least, deserves a date.',
  12: 'Since {name1}’s Mercury is in {name2}’s house of silence, {name1} puts into words what was not meant to show. That can be a relief. {name2} should decide when they talk about it again.',
};

export const venusBetween: ByHouse = {
  1: '{name1}’s Venus is in the house of {name2}’s own person, so there is an instant liking for the way {name2} moves and speaks. Whether it goes beyond looks and manner would be worth a word, such as a compliment on something that can’t be seen.',
  2: 'They like the same good things, because {name1}’s Venus is in {name2}’s house of belongings. Presents and meals pass between them, and {name2} feels worth more. They should keep accounts in a friendly way, but keep them.',
  3: 'The two are used to kind words from each other, to notes and to a call on the way home, since {name1}’s Venus is in {name2}’s house of talk. They notice a cool tone at once. It is wise to ask about it early.',
  4: 'With {name1}’s Venus in {name2}’s house of roots, {name2} lets {name1} in where few people come, and relatives may be won over too. At home they keep the peace, and leave for other places whatever needs a loud word.',
  5: '{name1}’s Venus is in {name2}’s house of joy, and the two delight each other. Games, art or simple fun come naturally. They make each other playful at any age. For the dull days it helps to have a game that takes weeks to finish.',
  6: 'With {name1}’s Venus in {name2}’s house of daily tasks, {name1} likes how things are done there and makes the work friendlier. They show fondness by small favors. Both would be happy to get a compliment that has nothing to do with work.',
  7: '{name1}’s Venus stands in {name2}’s house of partners, one of the best places for it, and {name2} feels welcome. They are courteous even in a dispute. Somebody has to give way for that, and it should not always be the same one.',
  8: '{name1}’s Venus is in {name2}’s house of trust and shared means, so their fondness is bound up with what they confide, or with money. It holds them more tightly than liking alone would. A present is best when it is clear that nothing is expected in return.',
  9: 'Their affection grows with distance and with learning, since {name1}’s Venus is in {name2}’s house of far places. They are fondest of each other on a trip or over a new idea. On ordinary days it helps to have the next trip planned.',
  10: '{name1}’s Venus is at the top of {name2}’s chart, where it helps {name2}’s good name and brings agreeable company. The two look good together. What they think of each other should also be said where nobody else is listening.',
  11: 'Since {name1}’s Venus is in {name2}’s house of friends, they like each other as friends do, and like each other best in company. Their hopes are similar. If one of them wants to be more than one among many, it has to be said.',
  12: '{name1}’s Venus is in {name2}’s house of what is hidden, so {name1} is fond of something in {name2} that few people see, and says little about it. Such fondness is tender and asks for nothing. Sometimes it should mention what it gives up, or nobody will ever notice.',
};

export const marsBetween: ByHouse = {
  1: '{name1}’s Mars is in the house of {name2}’s own person and stirs courage or temper. Everything moves faster here, and a push gets pushed back. Things go well as long as {name2} sets the pace on some days.',
  2: 'Money and possessions get {name2} moving here, because {name1}’s Mars is in {name2}’s house of means: they ask for what is due, and fight for it if need be. They quarrel about spending. A fixed amount for each settles most of that.',
  3: 'With {name1}’s Mars in {name2}’s house of talk, the two argue, and mostly enjoy it. {name2} speaks more sharply than before and finally writes the letter that had been put off. They are at their best with somebody listening.',
  4: '{name1}’s Mars is in {name2}’s house of roots and brings energy into the home. Something is rebuilt, a relative is resisted, an old anger wakes. {name2} would like some peace at home, and so much force is happiest with something to build there.',
  5: '{name1}’s Mars is in {name2}’s house of pleasure, so play gets exciting, whether it is a game, a sport or something they make. Both of them like to win. It does them good to do things together that nobody can win.',
  6: 'Together they get a great deal done, since {name1}’s Mars is in {name2}’s house of work. What has been lying around gets finished. Each has a method, and if they divide the task so that both can use their own, tempers stay cool.',
  7: 'With {name1}’s Mars in {name2}’s house of partners and of open opponents, {name2} meets an equal who pushes back. They may be allies or rivals, and sometimes both in one day. Things go well as long as either may call a halt and be heard.',
  8: '{name1}’s Mars is in {name2}’s house of trust, shared money and hidden anger, and something long held back catches fire. That brings out a strength that surprises both. On a sore subject {name1} should ask gently and leave it there.',
  9: '{name1} dares {name2} to travel, to learn something new, to defend an opinion, with Mars in {name2}’s house of far horizons. Zeal is catching. Before they set out, each should say whether the trip itself is tempting or only the dare.',
  10: '{name1}’s Mars is at the top of {name2}’s chart and makes {name2} bolder in public, perhaps even toward somebody in charge. Whoever has to answer for it should choose the battles.',
  11: '{name1}’s Mars is in {name2}’s house of friends and hopes, so {name2} sees more of people, and takes up some old hope again. A friend may feel passed over in the rush. A word from whoever caused the rush is the best cure.',
  12: '{name1}’s Mars is in {name2}’s hidden house, where it stirs an anger that is usually kept down, and neither quite sees where it comes from. {name1} may also stand up for {name2} when nobody is looking. That help is felt, and hardly ever mentioned.',
};

export const jupiterBetween: ByHouse = {
  1: '{name1} believes in {name2}, openly and in public, with Jupiter in the other’s first house, that of the person as such. {name2} takes up more room, laughs more and dares more. Sometimes there is too much advice as well, which can be declined with good humor.',
  2: 'With {name1}’s Jupiter in {name2}’s house of means, {name2} feels better off and sets a higher price on work well done. The help may be a favor or a good word, and more often it is confidence. Both do well to look at the numbers now and then.',
  3: 'In this company {name2} speaks up, takes the course, calls the relative, because {name1}’s Jupiter is in {name2}’s house of talk and learning. {name1} may fall into lecturing, and a question that takes some thought will end it.',
  4: '{name1}’s Jupiter falls in {name2}’s house of roots, and home grows larger for {name2}. There may be more guests, and more patience with relatives. All that hospitality makes work, which the two of them should share.',
  5: 'Whatever {name2} loves to do finds encouragement, since {name1}’s Jupiter is in {name2}’s house of joy. A celebration, a game or a hobby gets time and money. They may overdo it, and enjoy it all the same.',
  6: '{name1}’s Jupiter is in {name2}’s house of daily tasks, so work goes more cheerfully, and what had seemed only routine has some meaning. In such good spirits {name2} may take on too much, and {name1} should not encourage all of it.',
  7: 'Since {name1}’s Jupiter is in {name2}’s house of partners, {name2} has somebody at the table who means well. Their agreements turn out fair, and so do their reconciliations, when they ask a third person to help. Both expect the best of what they sign together.',
  8: '{name1}’s Jupiter is in {name2}’s house of trust and shared things, and it makes giving easier, and a crisis more bearable. {name2} finds it easier to confide in somebody so hopeful. With money that belongs to both, it is wise to count.',
  9: '{name1}’s Jupiter is in the house of {name2}’s studies, journeys and beliefs, which suits it best of all, and they go far together, on the road or in thought. Each can be the other’s teacher. Whoever taught last time may carry the bags the next.',
  10: 'For {name2}’s reputation it is good to have {name1}’s Jupiter at the top of the chart. Other people have good words for {name2}, and trust. Praise may come before the work is done, which spurs a person on as long as it isn’t a burden.',
  11: '{name1}’s Jupiter is in {name2}’s house of friends, so {name2} gets to know people through {name1} and becomes more hopeful about plans. With so many others around, it is good to meet alone now and then.',
  12: '{name1}’s Jupiter is in {name2}’s house of solitude and protects it, without much being said. {name2} can feel, even from far away, that somebody means well. A worry seems smaller for a while once it is told, so it is worth asking a week later what has become of it.',
};

export const saturnBetween: ByHouse = {
  1: '{name1}’s Saturn is in the house of {name2}’s own person, and makes for more care and more growing up. That is both a support and a weight, and it gets lighter when {name1} praises something that took no effort.',
  2: 'With {name1}’s Saturn in the house of {name2}’s means and self-worth, {name2} learns to count, or is made to feel poor. It helps when {name1} says what has been done well before asking what it cost.',
  3: '{name1}’s Saturn is in {name2}’s house of talk, so {name2} weighs words here, speaks to the point and may say less. A silly story, with {name1} telling the first, loosens both tongues.',
  4: 'A sense of duty comes into {name2}’s home with {name1}, whose Saturn stands in the house of roots. What has to be done gets done, which is a support; warmth has to be shown on purpose.',
  5: 'With {name1}’s Saturn in {name2}’s house of play, pleasure waits until the work is done, and is then enjoyed in earnest. {name2}’s talents gain discipline, and it would be a pity if they stopped being fun.',
  6: 'In daily work {name1} is {name2}’s most reliable ally, and the strictest, with a Saturn in the house of tasks. There is order between them, and little is forgotten. Rest should be on the list as well.',
  7: '{name2} takes this bond seriously, and may feel bound before being asked, because {name1}’s Saturn is in {name2}’s house of partners. Neither enters into it lightly. Both are happier if they have said yes in so many words.',
  8: '{name1}’s Saturn guards {name2}’s house of trust and shared means, so confidences come slowly, and secrets are kept. So much caution makes the bond safe, and sometimes lonely. It helps to confide a little more than is comfortable.',
  9: '{name1}’s Saturn is in {name2}’s house of faith and far places, and asks what {name2}’s beliefs and travel plans are built on. A wish to go somewhere becomes a plan with a budget. Not every wish needs one.',
  10: 'With Saturn at the top of {name2}’s chart, {name1} cares how {name2} looks to other people, and sees what could be done better. Such care brings responsibility, and a good reputation. A word of approval is welcome long before everything is done.',
  11: '{name1}’s Saturn is in {name2}’s house of friends and hopes, and asks which of them are serious. {name2} may see more of the friends who count, and hold on longer to one hope. So serious a guest would be welcome at a party without any purpose, too.',
  12: 'Since {name1}’s Saturn is in {name2}’s house of what is kept from sight, an old fear is touched, perhaps without anyone knowing it. With patience it can be faced here better than elsewhere. Neither has to talk about it too soon.',
};
