import { Jupiter, Mars, Venus } from '../../../../../chart/bodies.js';
import type { MonthShelf } from '../../../../report-catalogue.js';

/** What Venus and Mars in trine or sextile to Jupiter are to a month, by their house. */
export const jupiterHelpsInMonth: MonthShelf['helps'] = {
  [Venus]: {
    [Jupiter]: {
      1: [
        'People are pleased to see you, and it does you good to notice. You look and speak as you like yourself best. An acquaintance made in such a mood is likely to last.',
      ],
      2: [
        'Something you value turns out to be valued by others as well, and may be paid for. You spend with pleasure and seldom regret it. What is left over can be shared before it is saved.',
      ],
      3: [
        'You find friendly words without looking for them, and get friendly answers. A neighbor or a relative may have good news. It is easy to thank somebody whom you should have thanked long ago.',
      ],
      4: [
        'It is pleasant at home, and others come to enjoy it. Somebody in the family may be more generous than was ever to be expected. Whatever you make more beautiful there will please everyone who lives with you.',
      ],
      5: [
        'You fall in love easily, with a person, a song or a piece of work, and are liked in return. Children and guests bring out your best side. Some of this happiness goes on if you give it a second date.',
      ],
      6: [
        'Your work pleases people, and you enjoy it more than usual. Somebody may offer you better conditions or simply better company. Habits that do you good are easily taken up while they are also fun.',
      ],
      7: [
        'You and another person bring out the best in each other. What has been strained can be put right with a kind word, and what is good can be celebrated. A new acquaintance may become more than that.',
      ],
      8: [
        'Somebody trusts you with what is dear to them, and you can do the same. An old claim may be settled with more grace than either of you had expected. Closeness comes of itself, and needs no explanation.',
      ],
      9: [
        'What is foreign draws you, in a book, on a plate or in a person, and you are made welcome there. A course or a journey begun for pleasure teaches you more than a dutiful one. Take somebody along who can share it.',
      ],
      10: [
        'Your work is praised by someone whose praise counts, and you carry it with charm. People like to help you further. Something well made, shown at the right moment, does more than any application.',
      ],
      11: [
        'You are asked to join, and are missed when you do not come. A friend may open a door for you without making much of it. A wish that you share with several people comes a little nearer.',
      ],
      12: [
        'You are content with little company and much quiet. Somebody does you a kindness that you may only hear of later. It is easy to be gentle with yourself at such a time, and you should use it.',
      ],
    },
  },
  [Mars]: {
    [Jupiter]: {
      1: [
        'You trust your own strength, and rightly. What you set about goes forward, and people join in without being asked twice. It is a good moment for a start that you have put off out of modesty.',
      ],
      2: [
        'You work gladly for what you want to have, and get a fair return. A purchase that serves your work pays for itself. Somebody may offer you more than you would have asked for.',
      ],
      3: [
        'Nobody resents it when you say what you want, since you say it cheerfully. Papers, errands and calls are done in half the time. Someone near you may only have been waiting for a clear proposal.',
      ],
      4: [
        'You have strength for the house, and the others have it too. What looked like a long job is done by a few people in good humor. The place may be larger afterward, or at least look so.',
      ],
      5: [
        'You win, or enjoy the game so much that it hardly matters. Where you take the lead in love or in play, the other person follows gladly. A piece of work gains by being shown while you still like it.',
      ],
      6: [
        'Work that has to be done meets with the wish to do it. You get ahead faster than planned and are no more tired than usual. Some of the time you gain is yours to keep.',
      ],
      7: [
        'You have found somebody to pull with, and together you are more than twice as strong. A difference of opinion is argued out openly and ends in a handshake. What you both want can be started.',
      ],
      8: [
        'You have the courage to ask about what others leave alone, a debt, a share, a doubt. The answer comes readily. Whatever you take in hand together now can be brought to a good end.',
      ],
      9: [
        'You know where you want to go, and the way is open. An application, an examination or a long trip goes well if you set out early. Your conviction shows, and does not put anyone off.',
      ],
      10: [
        'You make progress at work, and somebody higher up is glad of it. Results speak for you, so they are the best argument when you ask for more room. A rival may become an ally.',
      ],
      11: [
        'Your friends are full of drive, and so are you. What one of you begins the others finish. A plan that has been waiting for its hour can be carried out, with a feast at the end of it.',
      ],
      12: [
        'You settle something in private that had long been on your mind, and it costs less strength than you had thought. You can do good where nobody looks. Afterward you sleep well.',
      ],
    },
  },
};
