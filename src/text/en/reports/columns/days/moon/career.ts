import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the tenth house. */
export const moonInCareer: readonly MoonDay[] = [
  {
    opening:
      'Your work is in view today, and your mood with it. With {moon}, people with some say in your affairs notice how you carry yourself, perhaps more than what you produce.',
    eased:
      'Those who matter like what they see of you. If there is something you have wanted to propose or ask for, it will hardly find a better hearing.',
    crossed:
      'Do what is expected of you first, and keep your opinion of it for somebody you trust. A calm face is worth a good deal today.',
  },
  {
    opening:
      'The Moon is in {place}, and duties out in the world come before the private ones. You want to achieve something that can be seen, and measure yourself rather strictly against those who are further along.',
    eased:
      'Measure yourself against where you stood last year, and you will be pleased. One piece of work that you can show to anybody may well get finished today.',
    crossed:
      'The comparison is unfair, since you know your own doubts and only their results. Do the next thing on the list; it counts for the same, whoever is ahead.',
  },
  {
    opening:
      'Responsibility comes to you today because you look as if you could bear it. With {moon}, you feel the honor of a task together with the weight of it, and that makes it hard to refuse.',
    eased:
      'Take the responsibility on, if the conditions are right. People may follow you more willingly than you are used to.',
    crossed:
      'Before you accept a duty, ask how long it is for and what can be dropped in exchange. Whoever really wants you will have a decent answer.',
  },
  {
    opening:
      'What others think of you matters more than usual today. A word of recognition does you good for hours, and a critical one is turned over many times, while the Moon is in {place}.',
    eased:
      'You may well hear something kind about your work. A plain thank you is answer enough, without a word that makes less of you.',
    crossed:
      'If there is criticism, take from it the part that helps and leave the tone behind. The person may have been speaking to several people at once, in your place.',
  },
  {
    opening:
      'The line between private and public is thin today. With {moon}, something personal shows at work, or work follows you home, and people see more of you than your position.',
    eased:
      'Being seen suits you. A human word in a businesslike place makes others easier with you, and they remember it longer than the business.',
    crossed:
      'Decide for yourself how much to show. You can say that you are having a difficult day without giving the reasons, and nearly everybody will accept it.',
  },
  {
    opening:
      'You ask yourself where all this effort leads. The Moon is in {place}, and a goal can look different than it did, closer and smaller, or no longer quite like yours.',
    eased:
      'If the goal still pleases you, take one step toward it that others can see. You will find more time for it once you have mentioned it to somebody.',
    crossed:
      'A tired day makes every goal look doubtful. Leave it standing where it is, and ask yourself again when you have slept and somebody has said something kind.',
  },
  {
    opening:
      'You know today how to deal with authority. With {moon}, you feel what people above you need and when they can be spoken to, and choose your moment better than your words.',
    eased:
      'The moment may well come in the course of the day. Be brief, mention one thing you want, and leave the details to a later conversation.',
    crossed:
      'The right moment may not come today. Prepare what you want to say, shorten it by half, and keep it ready; waiting will not make it any less true.',
  },
  {
    opening:
      'You care more about the result than about comfort while the Moon is in {place}. You want to do one thing well, and to be seen doing it, and you have a sure feeling for what is still missing.',
    eased:
      'Show your work today to somebody who can judge it. If it is good it needs little explanation, and people may remember later whose it was.',
    crossed:
      'Perfection can be a way of not letting go. Ask somebody whose judgment you respect whether it is finished, and believe them if they say that it is.',
  },
];
