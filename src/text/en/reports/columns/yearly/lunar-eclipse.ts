import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'A full Moon is eclipsed in your sign in {year}, and a part that you have played for a long time moves toward its end. The end may be a quiet one. What the year asks is that you notice it, and not go on out of politeness.',
      'The Moon is eclipsed in your sign in {year}, at the full, and what you have grown into stands there for everybody to see. Something about you is finished. You may have known it for a while and have waited for a decent occasion.',
    ],
    thought: [
      'Something about you is complete, and this year you can stop. A part that you have played for others, the helpful one, the strong one, the one who never minds, no longer feels like yours. You may go on with it for a while, to spare others the surprise. When you stop, you may be surprised how few people insist on it, and how much strength it took.',
      'You have outgrown something, and this year that is hard to overlook. It may be a way of living, a look, or a story that you tell about yourself. You make do with it while you can. Then comes a short time in which the old no longer fits and the new is not there yet, and you feel rather exposed. It passes, and before long the change looks natural.',
    ],
    turn: [
      'Around this time you may decline some small favor, and notice that nobody minds.',
      'For some weeks around this time you may not know what to wear, in more senses than one.',
    ],
    close: [
      'You have stopped doing something that was expected of you and no longer true. Somebody else does it, or nobody does, and you have your evenings back.',
      'You have given up a way of living that had become too narrow, and you breathe more easily in the new one. Those who know you have stopped remarking on it, and you notice it every day.',
    ],
  },
  4: {
    intro: [
      'In {year} the Moon is eclipsed in your fourth house, on its own ground: home, family, the feeling of being from somewhere. A chapter there moves toward its close. Not much need change in the rooms for it to be felt in each of them.',
      'Home is where {year} is felt most, with an eclipse of the Moon in your fourth house. Family matters that were put off for better days come up, and some of them can be dealt with in the days you have.',
    ],
    thought: [
      'Somebody may move out or come back, a house may be sold or at last be finished, or an old quarrel simply loses its point this year. Everybody is easily moved for some weeks, and it is tempting to discuss everything at once. The practical matters can be settled first. What you feel about them takes longer and need not be hurried.',
      'What you have been keeping for later, at home, is asked for this year. You see that some of the things you and your family were waiting for, the quiet year, the better table, the long talk with a parent, will not come by themselves. That is plain now, and a little sad. Much of it can still be had, if somebody suggests a day.',
    ],
    turn: [
      'What is to be moved, sold, finished or forgiven at home is decided around this time.',
      'Around this time somebody says aloud that what all of you put off could be done this year.',
    ],
    close: [
      'Something at home is over, and has been mourned or celebrated as it deserved. The rooms are easier to live in, and there is space for whatever comes next.',
      'You have done at home what you had put off for better times. It was simpler than the waiting had made it, and those who were there still mention it.',
    ],
  },
  7: {
    intro: [
      'Between you and another person something reaches its full term in {year}. The Moon is eclipsed in your seventh house, of partners and opponents, and a feeling that both have kept in play can be looked at squarely, and perhaps be laid down.',
      'In {year} the Moon is eclipsed in your seventh house, of partners and agreements. You can be done with an arrangement without being done with the person, and much depends on telling the one from the other.',
    ],
    thought: [
      'A bond with another person reaches a decision this year. You may marry, part, sign, or only say aloud what both of you have known for some time. At first there is a good deal of guessing about what the other wants. Then you are told, or you tell them. Whatever is concluded, each of you knows where you stand, and most people find that a relief.',
      'This is a year in which you see somebody close to you as they are. An idea that you had of the other person, too good or too bad, comes to an end. It can hurt, and it clears the air. You may go on for a while making excuses for them or for yourself. Then you can decide what you want with the real person, and so can they.',
    ],
    turn: [
      'Around this time the sentence that you both had ready is likely to be said.',
      'A single remark or an ordinary evening may be enough, around this time, to show you the person behind the idea.',
    ],
    close: [
      'You and another person have come to a conclusion, and it holds. What you mean to each other is simpler than it was, and can be said in front of others.',
      'You know the other person better than before, and they know you. Some hopes have been given up, and what you share without them is more than you thought.',
    ],
  },
  10: {
    intro: [
      'In {year} your work and standing come to a full Moon, and the Moon is darkened there, in your tenth house. Something you have been climbing toward is reached, or is seen to be out of reach, and either way you are free to look around.',
      'Your place in the world is under an eclipsed full Moon in {year}, in the tenth house. A position you have held for a long time may be given up or confirmed, and the question of what it is worth to you comes first.',
    ],
    thought: [
      'A long effort is decided this year. A post, a project or an ambition comes to its end, by success or because you no longer want it. People may see it before you do. For some weeks it is hard to tell pride from tiredness, so large announcements are better kept for later. Home is where you find out how you feel about it.',
      'You see this year what your position costs. It may be time that your family misses, or work of your own that is never begun. As long as things go well in public, one does not ask. This year one does, perhaps because a success is less sweet than expected. You may want to step back from part of it, and you can choose which part.',
    ],
    turn: [
      'The result of a long effort is known around this time, and it may take some evenings to know whether you are glad.',
      'The question of what your position costs is hardest to avoid around this time.',
    ],
    close: [
      'A long effort has ended, and you have been given the credit or have taken your leave. You have not decided everything about what comes next, and you look forward to it.',
      'You have given up a part of your public work and kept the part you care for. Nobody thinks less of you, and those at home see more of you.',
    ],
  },
};
