import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the sixth house. */
export const moonAtWork: readonly MoonDay[] = [
  {
    opening:
      'Order is a comfort today. With {moon}, you see at once what is out of place, in a drawer or in a plan, and putting it right does more for your mood than rest would.',
    eased:
      'The work goes smoothly if you take one thing after the other. Leave a little undone on purpose, so that the day ends before your strength does.',
    crossed:
      'You also see the faults in other people’s work, which they do not enjoy. Mend what takes a minute, and let the rest be imperfect until tomorrow.',
  },
  {
    opening:
      'The daily round asks for attention. The Moon is in {place}, and it is the small jobs that count today, those that nobody notices unless they are left undone; you have an eye for them.',
    eased:
      'Do three of the small jobs before noon, and the remainder of the day feels like a present. Somebody may notice after all, and say thank you.',
    crossed:
      'There are more small jobs than hours. Decide which ones would really be missed, and let the others wait in line without apologizing to them.',
  },
  {
    opening:
      'Your body has a say in today’s plans. With {moon}, the body tells you plainly when it wants to eat, move or lie down, and the quality of what you do depends on whether you listen.',
    eased:
      'Grant your body the breaks, and it will be reasonable about everything else. A habit begun in this mood has a fair chance of lasting.',
    crossed:
      'Someone else’s timetable leaves little room for your own rhythm. Keep at least the meal and the bedtime where they belong.',
  },
  {
    opening:
      'You want to be useful today, and it shows. People come to you with whatever is not working while the Moon is in {place}, and it is pleasant to be the one who knows where to look.',
    eased:
      'Helping costs you little today, so say yes where it takes a few minutes. The thanks are sincere, and one of those people may return the favor.',
    crossed:
      'People will go on coming for as long as you say yes. Finish what is yours before you look at what is theirs, and explain that you will be free later on.',
  },
  {
    opening:
      'A method that has stopped working comes to your notice. With {moon}, a slight annoyance in the same place and at the same time of day as always shows you what could be changed.',
    eased:
      'Change one step of the old method. Improvements of that size meet with no resistance, and after a few repetitions you will hardly remember how it went before.',
    crossed:
      'The annoyance wants somebody to blame and will find a colleague. Look at the arrangement rather than at the person; it has probably been making both of you cross.',
  },
  {
    opening:
      'You concentrate best on what can be finished in one sitting while the Moon is in {place}. Today goes well in small portions, and each finished thing gives you strength for the one after it.',
    eased:
      'Line your tasks up and begin with the shortest. By late afternoon more is done than you would have promised anybody this morning.',
    crossed:
      'A large task keeps pushing in among the small ones. Cut a piece from it that can be done today, and you will be able to look at the rest with less dislike.',
  },
  {
    opening:
      'Small things tell you today how you and the others get on at work. With {moon}, a friendly word from a colleague lightens the load, and a missing one makes it heavier than it is.',
    eased:
      'You may hear a friendly word today. Give one back, for something particular, and the common task moves on faster.',
    crossed:
      'If you have been doing more than your share, mention it without counting up the cases. The others may simply have gotten used to your being so dependable.',
  },
  {
    opening:
      'A quiet, industrious day suits you. The Moon is in {place}, and you would rather prepare, sort and practice than appear in front of people; what you prepare now spares you trouble later on.',
    eased:
      'Stay with your work and decline what can be declined. Skill grows on days like this, so slowly that you notice it only when somebody asks how you do that.',
    crossed:
      'Somebody may call you away from your work. Note where you left off, and it will not feel as if you were starting over.',
  },
];
