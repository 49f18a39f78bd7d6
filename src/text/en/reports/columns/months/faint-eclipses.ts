import type { Growing } from '../../../../report-catalogue.js';

/** Penumbral eclipses, which nobody sees as such. */
export const eclipseFaintInMonth: Growing = {
  1: [
    'The light is only a shade duller than usual. You may feel a little less sure of yourself for a day, or simply a little more tired of your own voice. No decision hangs on it. Let somebody else do the talking at supper.',
    'Of this eclipse little can be seen. What you notice about yourself is small, a habit or a tone of voice, and can be changed without telling anyone. Begin with whoever is nearest.',
  ],
  2: [
    'Hardly anything can be seen of it, and hardly anything need be done. A bill or a purchase may weigh on you more than the sum deserves. Look at the figure once and leave the rest of the papers alone.',
    'The shade on the Moon is slight, and so is the one on your budget. A wish for something costly may pass if it is left for a few days. What you would still like after that can go on the list.',
  ],
  3: [
    'Few people will know that there was an eclipse. Talk goes on with a slightly absent air, and an answer you waited for may come in one line. One line can be enough, so do not read a mood into it.',
    'Somebody nearby is quieter than usual, for reasons that have nothing to do with you. A short visit does more than a long question. Bring something to eat and let them choose the subject.',
  ],
  4: [
    'At home it makes for a quiet evening. Someone there may be more tired than they say, and so may you. Keep supper simple and put off the large talk about the rooms to a brighter day.',
    'The Moon loses a trace of its light, and the household a trace of its patience. Leave the dishes for once and go to bed before the discussion starts. It looks like a different discussion over breakfast.',
  ],
  5: [
    'A pleasure has less shine than you expected, and it is only the light. Keep the ticket or the brush or the date, and judge afterward. What you love does not have to prove itself every evening.',
    'An eclipse as faint as this dims no party. You may feel like watching for once, and from the side of the room you can see who is really enjoying themselves.',
  ],
  6: [
    'The working day runs a shade slower. A task that seemed large turns out to be merely tedious, and can be finished if nobody adds to it. Ask for that, and stop on time.',
    'The small job at the bottom of the list has its hour here. No one else will notice that it is done, but you will, each day, and that is worth an evening.',
  ],
  7: [
    'Between you and somebody else there may be an evening of half sentences. It means little. Ask what they are thinking of before you tell yourself what it must be.',
    'One of you is in a thoughtful mood, and the other need not cure it. Sit side by side for an evening with the lamp low. Whatever has to be cleared up between you will be easier to see by day.',
  ],
  8: [
    'A matter of trust or shared money casts a thin shadow, and a calm look at it is enough. Read the one page you have been avoiding. What you feared is probably in smaller print.',
    'Something that two people have kept unspoken is nearly said. You can let it rest, or put it very simply, without giving the history of it. Either is better than a hint, which would be taken for more than you meant.',
  ],
  9: [
    'You are less certain of something than you were last week, which is no misfortune. Let the question stand open. The plan for the journey or the course can wait for a clearer head.',
    'A book, a map or an old conviction looks paler than you remember. Put it aside and come back to it after a meal. You have not outgrown it yet, only read it in poor light.',
  ],
  10: [
    'Your work goes on without much notice being taken of it, and that suits the moment. Finish what is half done. Praise and criticism are both quieter than usual, and neither needs an answer.',
    'Whoever might judge your work is looking elsewhere just then. It leaves you an undisturbed day, and such a day is worth more than a meeting. Spend it on the part that you always have to hurry.',
  ],
  11: [
    'A friend may be silent for reasons of their own. A short message will do, with no question in it. Among a larger company you might leave early and miss nothing.',
    'A plan held in common loses a little of its glow. What is left of it is the practical part, and that is the part that gets done.',
  ],
  12: [
    'This one is easily slept through, and that is the best use to make of it. If a thought keeps you awake, write it down in five words. By morning it may need only three.',
    'For an evening you would rather be left alone, and hardly anyone will object. Turn down the lamp and the noise. A nap, a bath or a short walk in the dark does as much for you as a holiday.',
  ],
};
