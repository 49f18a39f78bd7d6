import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something begins. */
export const opens: ThemesByHouse = {
  1: {
    intro: [
      'A fresh chapter opens in your own name this month. It shows in small things before large ones: what you agree to, how you introduce yourself, which mornings you look forward to. The weeks are well suited to going first.',
    ],
    thought: [
      'A beginning does not have to be announced to count. What would you like to have started by the time the month is over?',
    ],
    close: [
      'Begin what you would like to have started, however small it looks. By the end of the month it may need no more courage, only a place in your day.',
    ],
  },
  2: {
    intro: [
      'New ground can be gained this month in what you earn and what you keep. An ability finds a use, a budget finds its shape, or you discover that you are worth more than you have been asking. Practical steps are the ones that last.',
    ],
    thought: ['Wealth is partly a matter of noticing. Which resource of yours has been lying idle?'],
    close: [
      'Put the idle resource to some use before the month ends, if only as a trial. You can always stop, and you may well not want to.',
    ],
  },
  3: {
    intro: [
      'Words begin to flow this month, and so do invitations, lessons and short journeys. Something is started by a conversation that might as easily not have taken place, so it pays to linger a little where people talk.',
    ],
    thought: ['Most of what changes a life is said quite casually. Whom would it be good to run into?'],
    close: [
      'Be where people talk, and you may run into the person you would like to see. If a chance meeting turns out well, make a second one on purpose.',
    ],
  },
  4: {
    intro: [
      'Something new takes root at home this month. There may be another person at the table, a different use for a room, or a better mood among people who have known each other for too long. It starts low, as roots do.',
    ],
    thought: [
      'A home is made every day by whoever is in it. What could be begun there that would still be good a decade on?',
    ],
    close: [
      'Start something modest at home that you would still like to see there when you are older. Then leave it in peace for a while.',
    ],
  },
  5: {
    intro: [
      'Delight makes a start this month, in love, in play or at the workbench. It asks for some boldness and very little money. What you take up for the pleasure of it may turn out to have been the serious part.',
    ],
    thought: [
      'There is a talent for enjoying oneself, and it grows rusty. Where did you leave yours, and with whom?',
    ],
    close: [
      'You left your talent for enjoyment where you last laughed at yourself, most likely. Take it up there again, in whatever company is glad of it.',
    ],
  },
  6: {
    intro: [
      'Your working days can be set on a better footing this month. A new task, a new helper or simply a new hour for an old duty changes more than it seems to, since it changes it every day.',
    ],
    thought: [
      'Improvements stick when they make something easier. Which part of your day would you gladly do half as often?',
    ],
    close: [
      'Take the part of your day that you like least, and do it half as often for the rest of the month. If nothing suffers, the time is yours, provided you take it before somebody else does.',
    ],
  },
  7: {
    intro: [
      'A person comes nearer this month, or you see one whom you have long known as if for the first time. Partnerships of every kind are open to a fresh beginning, on terms that both of you can say aloud.',
    ],
    thought: [
      'Two people who want to begin something should each know what the other is hoping for. Have you asked, and have you been asked?',
    ],
    close: [
      'If each of you has said what you hope for, half of the beginning is made. The other half is turning up.',
    ],
  },
  8: {
    intro: [
      'Trust takes a step forward this month. A joint affair is put in order, a closeness grows, or a burden is taken up by two where one had been carrying it. It goes deep, and does not need to go fast.',
    ],
    thought: [
      'What is shared gets lighter or heavier according to how it is spoken of. What have you not spoken of, and with whom would it be easiest?',
    ],
    close: [
      'Speak of what you have kept to yourself, to the one person with whom it is easiest, and leave it there for the moment. What has been said once need not be carried alone.',
    ],
  },
  9: {
    intro: [
      'The horizon moves outward this month. A plan to travel, to study or to publish gets its first definite date, or you meet somebody who lives as you have only imagined. Say yes to more than you are sure of.',
    ],
    thought: [
      'Longing is a kind of knowledge. If yours could book a ticket, where would it be to, and for how long?',
    ],
    close: [
      'Find out what it would cost to go where you long to go, in money and in days. A longing with a price on it can become a plan.',
    ],
  },
  10: {
    intro: [
      'A door opens in your working life this month, and you may choose how to go through it. An offer, a task or a sudden vacancy asks how you would like to be known. Say it yourself before others decide it for you.',
    ],
    thought: ['A career is mostly a series of answers. To which question would you like to be the answer?'],
    close: [
      'Choose the question you would like to answer, and give one good answer to it this month. The next is likely to come by itself.',
    ],
  },
  11: {
    intro: [
      'New company does you good this month. An association, a team or a handful of like-minded people makes room, and an old hope gets hands and feet. You need not lead. It is enough to come with an idea and stay to put away the chairs.',
    ],
    thought: [
      'Plans are like picnics; they want several people and a day. Which of yours has lacked only the others?',
    ],
    close: ['Ask the others and name a day. A plan that has both is already under way.'],
  },
  12: {
    intro: [
      'This month something begins beneath the surface, where beginnings are safest. A healing habit, a private study or a change of heart needs quiet to come to anything, and you can see to the quiet.',
    ],
    thought: [
      'Not everything that grows wants to be seen growing. What would you like to protect for a while from opinions, including your own?',
    ],
    close: [
      'Protect what is growing for as long as it needs. There will be time enough to show it when it can stand a remark or two.',
    ],
  },
};
