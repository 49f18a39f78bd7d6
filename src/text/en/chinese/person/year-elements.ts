import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** The element of a person's day against that of a year. */

/**
 * The day master’s element, then that of the year, in the first of an element’s two years: what the year is to the
 * person.
 */
export const firstYears: ChineseCatalogue['dayMasterYears']['yang'] = {
  wood: {
    wood: 'Many people about you are of the same wood, companions and competitors at once. You share more than you meant to, and mostly gain by it. Money is better kept out of a friendship while you stand so close.',
    fire: 'Wood burns gladly in such a year: you speak, teach, perform, and give yourself away. It is a happy way of getting tired. Sleep deserves as much planning as work.',
    earth:
      'Wood draws its living from earth, so in this system earth stands for a person’s income and goods. Practical effort pays. The temptation is to claim more than you can look after.',
    metal:
      'In practice that is a rule, a form or a demand to satisfy. It is a strain. Met calmly, it may also raise your standing.',
    water:
      'Others teach, house or advise you, and you might grow so used to it that you put off acting. By the end of summer it would be good to show what you have learned.',
  },
  fire: {
    wood: 'Ideas and backing come, sometimes faster than you can use them, and choosing among them is most of the work.',
    fire: 'Fire stands beside fire here. Rivals shine as brightly as you do, and an alliance brings more than a contest. Spending is apt to grow in such company.',
    earth:
      'Out of your fire comes earth: effort leaves something behind, a piece of work or another person’s confidence. You are tired by the end, and can point to the reason.',
    metal:
      'Tradition reads that as wealth. The chances are real and do not look inviting. They open to those who keep at it after the first enthusiasm.',
    water:
      'Somebody strict may have a say, and you may have to answer for what you do. It can damp your spirits. A discipline that you have chosen yourself is easier to bear than one put on you, and does the same good.',
  },
  earth: {
    wood: 'It may come in the shape of orders or obligations. Some of them will bear fruit and deserve your room. Others only cost you, and can be refused.',
    fire: 'Someone looks after you and gives you credit, and you can build on it. One risk here is to grow too settled in your ways.',
    earth:
      'You and the year are of one soil. People lean on you and compare themselves with you. Their company is pleasant, and it is well to know what belongs to whom.',
    metal:
      'What your earth contains comes out as metal, finished and bright: speaking, writing, making things. It takes a good deal out of you, and a rest afterward is well earned.',
    water:
      'Water stands for property and income here, along with the work of keeping them in order. Regular small care does better than one bold stroke.',
  },
  metal: {
    wood: 'In this system that stands for income. There is much to do, and something to gain by it. What you can finish is the measure of what to take on.',
    fire: 'Fire puts metal into the furnace: demands, dates, public notice. You can be shaped by it without being used up, provided that some evenings stay your own.',
    earth:
      'Support comes by way of study, a home or older friends. So much backing can make one dull, and a skill stays sharp only in use.',
    metal:
      'Metal meets metal here. In company you are strong, and stubborn. Good partners agree early on what each of them will not dispute.',
    water:
      'Metal such as yours pours itself out as water: talk, invention and pleasure flow, and secrets might. It is a generous time. A plan or a partner gives it some form.',
  },
  water: {
    wood: 'Wood drinks your water, so you make others grow, and easily forget how much you have given. What you teach comes back later as reputation.',
    fire: 'In this system what one has the upper hand over is counted as wealth. Money and excitement lie close together. You do well as long as you stay calm and know when to stop.',
    earth:
      'Earth sets banks to your water, so dates, rules or older claims have something to say. It is confining, and it gives you a force that open water never has.',
    metal:
      'Knowledge and protection come to you, by a course perhaps or by a person who knows more. The one danger is that comfort makes you idle.',
    water:
      'Water runs into water: friends, rivals and rumors abound, and you are carried along easily. It helps to have decided where you want to go.',
  },
};
