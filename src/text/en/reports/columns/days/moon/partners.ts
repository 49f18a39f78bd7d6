import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the seventh house. */
export const moonWithPartners: readonly MoonDay[] = [
  {
    opening:
      'Another person sets the tone today. With {moon}, you do not care to decide things alone, and how you feel depends a good deal on how somebody close to you is feeling.',
    eased:
      'The other person is probably well disposed, so bring up what concerns you both. It may take fewer words than you had prepared.',
    crossed:
      'The other person’s mood is their own, even when you can feel it across the room. Being near and asking no questions may be the most helpful thing you can do about it.',
  },
  {
    opening:
      'You see matters more from the other side today. The Moon is in {place}, and you understand what somebody wants before they have said it; you are in danger of forgetting what you wanted yourself.',
    eased:
      'Put both wishes on the table, yours and theirs. An arrangement that suits two people is within reach, and it will hold longer than one that only suits the politer of them.',
    crossed:
      'Give your answer after you have been on your own for a while. What you agree to out of sympathy alone, you may regret before long.',
  },
  {
    opening:
      'Being with one person is better than being with many today. With {moon}, you want a real answer when you ask how somebody is, and hope to be asked in the same way.',
    eased:
      'Set time aside for a real talk, at a table or while walking. Each of you may hear something that the other had never found the time to say.',
    crossed:
      'The other person may have little time, or answer with half their mind elsewhere. It is better to name another hour than to measure their affection by this one.',
  },
  {
    opening:
      'You are weighing give and take. While the Moon is in {place}, you notice more sharply than usual what you do for another person, and what comes back.',
    eased:
      'The balance is better than you feared. Do something for the other person that was not on anyone’s list, and the counting stops for both of you.',
    crossed:
      'Where the give and take really is uneven, one example is enough, and it should be a recent one. A long account, however accurate, only teaches the other to keep one as well.',
  },
  {
    opening:
      'Cooperation comes first today, at work as well as at home. With {moon}, plans go better with a second opinion, and a compromise has more appeal for you than being right.',
    eased:
      'Find the person whose strengths are the ones you lack. You may both be surprised at how quickly the thing is done once it has been divided.',
    crossed:
      'Somebody may not be in the mood for compromise. Agree on the next step only and leave the principle alone; there will be time for it when nobody feels pushed.',
  },
  {
    opening:
      'Another person may show you something about yourself today, not always on purpose. The Moon is in {place}, and what pleases or annoys you most about somebody is often something you have in you as well.',
    eased:
      'What you see of yourself is rather likable. Tell them what you admire in them, and you will have said something about your own best side as well.',
    crossed:
      'Before you object to somebody’s manner, ask yourself where you do the same. That takes out the sting, and may turn it into a joke between you.',
  },
  {
    opening:
      'A relationship could do with some attention today. With {moon}, you feel small distances between two people that you would ordinarily overlook, such as a shorter greeting or an evening spent apart.',
    eased:
      'The distance is easily mended now. Suggest something that the two of you used to enjoy, and do not discuss why you stopped doing it.',
    crossed:
      'The distance has a reason: one of you may want closeness while the other wants air. Neither of you is to blame for it. Say how it is with you, and leave it at that.',
  },
  {
    opening:
      'Meetings matter more than plans while the Moon is in {place}. Whom you see has more influence on how the day turns out than anything you do in it, and that includes people you meet by chance.',
    eased:
      'Accept the invitation, or make one. Company brings out a side of you that does not show when you are by yourself.',
    crossed:
      'Somebody you meet may be hard to reach or hard to please. You are free to leave it at that, and to spend the rest of the hour with someone who is glad to see you.',
  },
];
