import type { Growing } from '../../../../report-catalogue.js';

export const sunInMonth: Growing = {
  1: [
    'With the Sun in your own sign, attention comes to you without being asked for, and your strength is back. You can begin what you want to be known by, since people take you at the value you set. Use the first days for something that is yours alone. The temptation is to talk mostly of yourself, which a question here and there will cure.',
  ],
  2: [
    'The Sun turns to money and to what you have. You see more clearly what comes in, what it costs you to earn it, and which of your things you really use. Put one matter in order that you have been guessing at. There is a quiet pride in being able to say what you are worth, and a louder one that goes shopping; you will know which is which.',
  ],
  3: [
    'Talk, errands and messages move to the center. While the Sun is in this house you are quick to learn and easy to reach, and people nearby matter more than grand plans do. Answer what has been waiting, visit the relative two streets away, read what you bought. Keep an hour free of screens, or you will be busy all day and remember nothing.',
  ],
  4: [
    'The Sun goes home, and you would like to do the same. Family, rooms and the past give back strength that public life has used up, and it is no laziness to stay in. See to one thing in the house that has annoyed you for a year. If a relative is hard to bear, ask about something that happened before you were born.',
  ],
  5: [
    'Enjoyment is the business of these weeks. The Sun warms everything you do for its own sake, such as music, sport, courtship or an afternoon with a child, and in doing it you show more of yourself than you do at work. Make something and let it be seen. Vanity is never far off, though it is easily forgiven in people who are having fun.',
  ],
  6: [
    'Now the useful things have their turn. Under the Sun in this house you get satisfaction from work done properly, and you see at once where time is being lost. Change the one arrangement that costs you most patience. Look after your body in the same spirit, with regular hours and without heroics, and let others help even if they do it worse.',
  ],
  7: [
    'The Sun shines on the person opposite. Partners, close friends, clients and rivals set the tone, and you learn most about yourself by the way you deal with them. Ask what they want before you say what you have in mind. If something in the balance is wrong, this is a good time to bring it up, while both of you are looking at it.',
  ],
  8: [
    'What you share with others comes under a strong light. Loans, taxes, promises and the closeness between two people can be looked at honestly while the Sun is here, and looking is less unpleasant than avoiding it was. Choose one of them and see it through. You may find that somebody trusts you more than you had supposed.',
  ],
  9: [
    'Your view widens. The Sun in the house of travel and study makes you curious about how others live and think, and a plan for a journey or a course may turn definite. Read beyond your own field and talk to someone from elsewhere. Opinions come easily at such times. Check one of them against a fact before you hand it on.',
  ],
  10: [
    'You are seen, and mostly by those who decide. While the Sun stands at the top of your solar chart, work weighs more than usual and so does the way you do it. Finish something and say that you have. If you want more responsibility, now is the time to mention it. Those at home will need to be told when you will be back.',
  ],
  11: [
    'Friends and common plans come to the fore. With the Sun here you do better in company than alone, and a hope that seemed private turns out to be shared. Go to the meeting, even if you only listen. It is worth asking whether the aims you work for are still your own, and the answer may come from someone you have just met.',
  ],
  12: [
    'The Sun withdraws for a while, and you may want to do the same. What you finish out of sight, rest or study or a matter of conscience, counts for more than what you start. Clear away what is left over from the year behind you. You lose nothing by being less visible, and when your own season comes you will have the strength for it.',
  ],
};
