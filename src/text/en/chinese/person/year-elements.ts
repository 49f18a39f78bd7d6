import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/** A person's own elements against that of a year. */

/** The element of the year of birth, then of the year told of: how the person's generation meets it. */
export const birthElementYears: ChineseCatalogue['birthElementYears'] = {
  wood: {
    wood: 'Born in a wood year, you meet the same element again, and something begun long ago may be taken up with better tools.',
    fire: 'Fire lives on wood such as yours, so a good deal is asked of people born with you, and not everything that asks deserves it.',
    earth: 'Wood has the upper hand over earth: what you want is there to be had, by patient work.',
    metal:
      'Metal cuts wood, which for your generation means more criticism than usual. Some of it is worth having.',
    water:
      'Those born to wood are watered in such a year. Somebody takes an interest in how you get on, and asks little in return.',
  },
  fire: {
    wood: 'A fire birth is fed by wood, so support comes from several sides, and perhaps more than you can use.',
    fire: 'Fire returns to those born under it. Enthusiasm is doubled, and so is the effect of a hasty word.',
    earth:
      'Earth is what a birth under fire turns into, as embers do: what you have felt strongly becomes something to hand on.',
    metal:
      'Metal can be melted by the fire you were born under, which gives ambition an object. A steady heat does it, rather than a great one.',
    water: 'Water damps a fire birth. Caution is no defeat, and a slow time is useful for repairs.',
  },
  earth: {
    wood: 'Wood presses into the earth you come from, and other people’s plans take up your room. You may lend it, if it is clear until when.',
    fire: 'Warmth reaches you from the year’s fire, which feeds a birth of earth. Approval does you good, and you may ask for it outright.',
    earth:
      'The earth you were born to comes round again, so there is no hurry. One thing done thoroughly is worth more than haste.',
    metal:
      'Out of a birth of earth comes metal: results show, and they bear your name. Rest is part of making them.',
    water: 'Where an earth birth meets water, part of what would have passed by can be kept.',
  },
  metal: {
    wood: 'There is wood for your birth’s metal to work on, and much to be gained by cutting straight and not too often.',
    fire: 'Fire melts metal and gives it a shape, so a year of fire puts those who were born in metal to the test. The pressure is real, and people whose judgment you respect make you better by it.',
    earth:
      'Sheltered by earth, as metal is in the ground, you have someone older or steadier behind you, perhaps without their saying so.',
    metal:
      'Like meets like for a metal birth. Plain agreements among equals go well, and stiff ones can be eased.',
    water:
      'Water is what metal gives rise to, so what people of your age know wants to be passed on, and there are others who ask.',
  },
  water: {
    wood: 'As water goes to feed wood, much of your strength goes into what grows beside you. Some of it may grow in your own name.',
    fire: 'Coolness is what your water has over fire: while others are excited, you see what it costs.',
    earth:
      'Banks of earth are put up around those born to water. You are slowed down, and have time to think something through.',
    metal:
      'From metal your water has its source. There is fresh supply, in the form of study, advice or a useful introduction.',
    water:
      'More water joins the water you were born under. Feelings come easily, and promises too, so both need measuring.',
  },
};

/** The day master’s element, then that of the year, in the first of an element’s two years: what the year is to the person. */
export const firstYears: ChineseCatalogue['dayMasterYears']['yang'] = {
  wood: {
    wood: 'Many people about you are of the same wood, companions and competitors at once. You share more than you meant to, and mostly gain by it. Money is better kept out of a friendship while you stand so close.',
    fire: 'Wood burns gladly in such a year: you speak, teach, perform, and give yourself away. It is a happy way of getting tired. Sleep deserves as much planning as work.',
    earth:
      'Wood draws its living from earth, so in this system earth stands for a person’s income and goods. Practical effort pays. The temptation is to claim more than you can look after.',
    metal:
      'In practice that is a rule, an office or an examination to satisfy. It is a strain. Met calmly, it may also raise your standing.',
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
      'Somebody strict may have a say. It may damp your spirits. A discipline that you have chosen yourself is easier to bear than one put on you, and does the same good.',
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
      'Earth sets banks to your water, so deadlines, offices or parents have something to say. It is confining, and it gives you a force that open water never has.',
    metal:
      'Knowledge and protection come to you, by a course perhaps or by a person who knows more. The one danger is that comfort makes you idle.',
    water:
      'Water runs into water: friends, rivals and rumors abound, and you are carried along easily. It helps to have decided where you want to go.',
  },
};
