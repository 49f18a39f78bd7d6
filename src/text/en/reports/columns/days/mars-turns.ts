import type { DayCells } from '../../../../report-catalogue.js';

export const marsBack: DayCells = {
  1: {
    lead: 'Your drive turns inward for some months. You are used to acting on what you want, and from now on the drive is missing, so that you are both impatient and unsure of the direction.',
    course:
      'Strength is not gone; it is being used to find out what is worth it. Old anger may ask to be understood.',
  },
  2: {
    lead: 'Efforts over money and possessions go back over old ground until then. Something you fought for may have to be earned a second time, and you feel today that pushing harder is no use.',
    course:
      'A slower, more thorough way of working pays in the long run. Quarrels about sums are best left to rest.',
  },
  3: {
    lead: 'For some months talk needs a gentle hand. An argument you thought was over comes up again today, or your own thoughts pick a quarrel while you are walking down the street.',
    course:
      'Nothing has to be won. What you find out about your temper now will improve many a conversation.',
  },
  4: {
    lead: 'At home old annoyances are the nearest to hand in the months until then. Work on the house is held up, or a family quarrel from earlier looks in today, and neither will be hurried.',
    course:
      'Find out what the anger is really about. Decisions about rooms can wait until Mars goes forward.',
  },
  5: {
    lead: 'Desire takes a step back for some months. What you pursue in love, in play or in your own creations meets with a pause today, and you begin to ask whether you were after the person or the chase.',
    course: 'A passion that stands this is worth having. An old flame could come into it.',
  },
  6: {
    lead: 'Work slows down in the months until then and has to be done more carefully. You may notice today that your strength is not what you had reckoned with, or that a task must be taken up again from the start.',
    course: 'Spare your body and mend the method. Haste would only have to be paid for twice.',
  },
  7: {
    lead: 'Between you and another person an old conflict comes up for review. Until then it can smolder for weeks without a flame, and each of you waits for the other to begin.',
    course: 'An open, quiet word does less harm than courteous distance. You need not settle it all at once.',
  },
  8: {
    lead: 'A struggle over trust, money or closeness goes on beneath the surface in the coming months. Today it withdraws from view, which makes it feel stronger and gives you time to understand it.',
    course: 'Ask yourself what you are defending. Debts of any kind are better paid off than argued over.',
  },
  9: {
    lead: 'A large undertaking comes to a halt for some months. A journey, a study or a campaign for what you believe in loses its force today, and you can look at the plan again without embarrassment.',
    course:
      'Old convictions may turn out to be somebody else’s. The way goes on later, straighter than before.',
  },
  10: {
    lead: 'Ambition has to wait until then. Something you were pushing forward at work may meet a wall today, or you do yourself, and for some months it is wiser to strengthen your position than to advance.',
    course:
      'Do old tasks well and pick no quarrel with those above. Whoever is patient keeps the initiative.',
  },
  11: {
    lead: 'A group or a common plan loses its drive for some months. Somebody who led the way stands still today, perhaps you, and old differences among friends have to be heard again.',
    course: 'Let it rest where nobody is pulling. You will see who still wants it when the push has gone.',
  },
  12: {
    lead: 'Anger and drive go underground until then. You may feel tired or irritable today without a good reason, and over the months ahead you learn what you have been swallowing for too long.',
    course: 'Move your body, sleep, and fight no shadows. What comes up can be let go one piece at a time.',
  },
};

export const marsForward: DayCells = {
  1: {
    lead: 'Your strength returns today. You may have been holding yourself in for weeks, or running against something within you, and now what you want and what you do begin to agree.',
    course: 'Start slowly after so long a pause. What you learned about your temper will be useful now.',
  },
  2: {
    lead: 'Your efforts pay off again. What you work for, and what you own, was a sore point for weeks, and from now on there is a way forward that needs determination and no force.',
    course: 'Take up the task that stalled. You know now how much it is worth to you.',
  },
  3: {
    lead: 'Words regain their edge, in the good sense. A matter you may have been turning over for weeks can be said from now on, plainly and without the heat that would have spoiled it earlier.',
    course: 'Make the call or send the letter. The shorter version is the better one.',
  },
  4: {
    lead: 'At home things get moving. What was stuck in the house or the family for weeks may find a first solution today, and the strength that went into annoyance is free for carrying boxes.',
    course: 'People who quarreled may now be the ones who help. Little needs to be said about it.',
  },
  5: {
    lead: 'Desire knows its direction again. After weeks of hesitation in love or in your own work, you feel today what you would like to go for, and that you are ready to risk a no.',
    course: 'The first step is yours. It need not be graceful if it is meant.',
  },
  6: {
    lead: 'Work picks up speed. The tasks that had to be redone over the past weeks are done, and from now on your strength is equal to the day again, or nearly so.',
    course: 'Raise the pace by degrees. A body that has been heard is a good worker.',
  },
  7: {
    lead: 'A conflict with another person can come out into the open and be settled. For weeks it may have stood between you half spoken, and from now on each of you can say what it was about.',
    course: 'Fair terms are possible now. You may even like each other better for having fought.',
  },
  8: {
    lead: 'A matter of trust or shared money that was locked for weeks can give way. From now on you have the courage to name it, and the other person has less reason to defend themselves.',
    course: 'Settle it completely while the will is there. Halves would have to be opened again.',
  },
  9: {
    lead: 'A great plan is in motion again. What stopped over the past weeks, on the road or in your studies, goes on from now on, with fewer slogans and better preparation.',
    course: 'Take a first step, however small. The conviction that is left is your own.',
  },
  10: {
    lead: 'At work the way is clear again. You may have been held up for weeks by others or by your own doubts, and from now on you can act in public without running into the same wall.',
    course: 'Choose one goal and go for it steadily. Those who saw you wait will take you seriously.',
  },
  11: {
    lead: 'A common cause recovers its drive. Perhaps nobody wanted to go first for weeks; from now on somebody may, with those friends who have stayed for the thing itself.',
    course: 'If it is you, say where to and by when. The rest of the way will be found on foot.',
  },
  12: {
    lead: 'A hidden tension lets go. For weeks strength has gone into something that you could hardly name, and from now on you notice that it is no longer needed there.',
    course: 'You will feel tired at first and then surprisingly awake. Old anger may leave without a word.',
  },
};
