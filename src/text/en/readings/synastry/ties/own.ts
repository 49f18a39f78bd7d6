import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** The two like to talk with each other. */
export const tiesOfMercury: SynastryReadingCells['ties'][2] = {
  0: 'Conversation is what draws them, and purpose is what divides them: they can talk about anything and still not want the same things. It is a good quarrel to have, as long as both are curious about the answer and neither wants only to win.',
  1: 'They find words for nearly everything, and the exception is how to be comforted. When one is low the other explains, kindly and well, and it does not help. What draws them is the talk; what they have to learn is when to leave it.',
  2: 'Talk is the bond here and talk is the battlefield. The quick understanding that draws them together also makes them careless, and the sentence that hurts is usually one that was said too fast. Whoever notices first can take it back, and often that is enough.',
  3: 'They are never short of a subject, and they do not like the same things, so a good conversation can end at a store window or a guest list. Taste is what they argue about. They would do well to be as curious about that as about everything else.',
  4: 'What draws them is how well they can talk, and what they fight with is the same gift. Arguments start from a tone and go on because both are good at them. They end when somebody stops being clever and gives a plain answer.',
  5: 'An idea that one of them has on Monday is a plan of both by Tuesday, and by Friday it is too large. Talk draws them together, and what they quarrel about is how much of it was meant. Writing down the part that was meant would end most of these disputes.',
  6: 'They understand each other’s thoughts, and {name2} is sparing with approval, so it may seem that everything can be discussed and nothing is good enough. Behind their quarrels over facts is the wish to hear, just once, that something was well done.',
  7: 'Their talk is what they come back for, and the coming back is irregular. What draws them is a mind that answers; what they argue about is a plan that {name2} changed after it had been talked through. The talk survives that, and the plans should be fewer.',
  8: 'Facts, plans and other people they can discuss for hours, and what each of them hopes for gets lost all the same. They quarrel over things that one had only implied. A hope should be said as plainly as a departure time.',
  9: 'What draws them is that nearly everything can be said between them; what they fight over is who gives way. The talk is the stronger of the two, as long as nothing that was told in confidence is used in the fight.',
  pace: 'Each likes how the other thinks, and they part ways over what to do next: {name1} has heard enough and wants to begin, {name2} has three more questions. They argue about the pace and never about the point, which is easier to settle than it feels.',
};

/** The two like each other. */
export const tiesOfVenus: SynastryReadingCells['ties'][3] = {
  0: 'They like each other more than they agree with each other. What draws them is plain fondness; what they quarrel about is what to do with it, since each has a life in mind that the other would arrange differently. The fondness came first and should be allowed to speak first.',
  1: 'Attraction comes easily here and rest does not. They please each other on good days and miss each other on tired ones, when what one offers is not what the other needs. There is plenty of affection; what is missing is a word about what would help.',
  2: 'They are fond of each other and clumsy with words about it, and most of what goes wrong goes wrong in a sentence. What draws them survives these sentences easily. It would be a pity if the wrong sentences were the only ones they ever said.',
  3: 'They have no doubt about liking each other, only about how to show it. One shows it where the other does not look for it, so both may give a good deal and feel a little unloved. What they quarrel about is nearly always something that was meant as a kindness.',
  4: 'Attraction and temper come from one source here. They draw each other near, provoke each other there, and enjoy both more than they admit. What they quarrel about matters less than how it ends, and it ends well when affection is shown before anyone has been proved right.',
  5: 'They delight in each other and spoil each other, and what they fall out over is the bill: money, time, a promise made in a happy hour. The delight is genuine, and it lasts longer in smaller portions.',
  6: 'There is real fondness here and a strictness that keeps interrupting it. {name1} would like to be told, {name2} would first like to be sure. They quarrel about coldness, and behind it is a fear of being found wanting; a kind word given early costs nothing and changes much.',
  7: 'They like each other best when nobody is holding on. What draws them is charm, and what they quarrel about is absence: {name2} was expected and was somewhere else. It helps to enjoy each other without a schedule and to keep the few dates there are.',
  8: 'Each is charmed by the other and neither is quite sure by whom, the person or the picture. What they quarrel about is disappointment, and it comes when a hope that neither mentioned is not met. The liking that is left on a plain day is the one to build on.',
  9: 'What draws them is strong liking, and what they fight over is possession of it: time, attention, the last word, other people. Neither takes the other lightly. Affection stays pleasant here for as long as it can be refused without consequences.',
  pace: 'They enjoy each other and irritate each other on the way to the door. Affection is easy; they quarrel over tempo, since {name1} would like to get it done and {name2} would like to get it right. That has driven few people apart, and it need not part these two.',
};

/** The two set each other going. */
export const tiesOfMars: SynastryReadingCells['ties'][4] = {
  0: 'They get things moving in each other, and then want to move in two directions. What draws them is energy, and what they quarrel about is aim. Given one task that both believe in, they are hard to beat; without one they compete.',
  1: 'One part of this bond wants to do something and another wants to be left in peace, and the two clash. What draws them is liveliness. What they fall out over is rest, and who may ask for it.',
  2: 'What they do together goes well, and what they say about it afterward does not always. They are drawn to each other by energy and quarrel over words: who was asked, who was told, how it was put. Doing the next thing together heals that faster than another discussion.',
  3: 'They stir each other, and each has ideas of how things ought to be done that the other walks straight through. That makes for attraction and for hurt pride, often in one evening. Both enjoy being wanted, and neither likes being hurried.',
  4: 'The same fire warms them and burns them. They get a great deal going, and the quarrel comes when nothing is left to do and they turn on each other. It is loud and rarely about its subject.',
  5: 'They make each other brave, and a little reckless. What draws them is the sense that together more is possible; what they quarrel about is the part that turned out not to be. A smaller adventure, finished, does both of them more good.',
  6: 'They set each other going, and {name2} is always asking whether that is allowed. What draws them is drive and what they quarrel about is approval. They work well together once neither has to ask for permission.',
  7: 'Nothing here stays quiet for long. They are drawn by movement, and what they quarrel over is that {name2} was expected and was elsewhere. Excitement is easy for these two, and reliability is the present that each would really like.',
  8: 'They act well together as long as both know what for. Drive draws them, and what they argue about is an aim that each had understood differently. Before they start on anything, one sentence about the purpose saves half the strength.',
  9: 'There is a great deal of force between them, and part of it is spent on each other. What attracts is strength, and what they fight over is the right to say no to it. Turned on a problem they share, the same force is nearly unbeatable.',
  pace: 'They are quick to take fire and slow to agree on a start, because beside {name1}, who acts, stands {name2}, who checks. What draws them is energy, and what they quarrel over is the brake. Both have prevented something, and both have made something possible.',
};
