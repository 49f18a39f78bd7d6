import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** In a week: a planet is retrograde and goes back into another sign. In place of the texts by house. */
export const stillRetrograde: ColumnShelf['stillRetrograde'] = {
  [Mercury]: [
    'Appointments and messages still need a second look. What you read again, repair or return now is done for good.',
    'Things come back to be corrected, and that is the use of this time. Finish an old letter before you begin a new one.',
    'Decisions may stay in draft a little longer. Ask again where an answer was vague, and keep a copy of what you send.',
    'A misunderstanding can be cleared up now because both sides have had time to think. Begin with what you heard, not with what was said.',
    'You may hear from someone you had stopped expecting. Answer kindly, and let the rest wait until plans hold still again.',
    'Check names, times and sums a second time. It takes a minute, and it spares you the afternoon that a slip would cost.',
    'Papers and messages are easily mislaid. Looking for what is missing is a good occasion to put the rest in order.',
    'Agreements are best kept provisional for some days. Say what you expect, and ask the others to say it back to you.',
    'What you know well can be learned once more, and better. Go over one part of it as though somebody were going to ask.',
    'If an answer is late, the question may be the reason. Put it again in fewer words.',
    'Machines and timetables want patience. Leave a little earlier than you need to, and take something along to read.',
    'A subject that seemed closed is not quite finished. Look through it once more before you let it go.',
  ],
  [Venus]: [
    'Old affections and old purchases are looked at once more. You do not have to decide about either yet; it is enough to notice what you still like.',
    'What you want from people, and what you pay for it, is under review. Leave large purchases and large declarations until it is over.',
    'Someone or something from the past may please you again. Enjoy the meeting, and let it be a meeting only.',
    'Taste is changing, and so is the idea of a fair exchange. Wear the old coat a little longer before you buy the new one.',
    'A coolness between people need not be explained while it lasts. Small courtesies keep the door open, and the talk can come later.',
    'You may be fonder of a thing, or less fond, than you used to be. Give the feeling some weeks before you act on it.',
    'Compliments feel a little uncertain at present, given or received. The plain ones keep best, so stay with those.',
    'A friendship can be mended now by returning what was borrowed, a book or a favor. Nothing more need be said.',
    'Old pleasures may seem too much, or too sweet. Have less of them for a time, and find out which of them you miss.',
    'Money spent to cheer yourself up is apt to be regretted. Look through what you have already; there may be something you had forgotten.',
    'You see more clearly what a kindness has cost, yours or another person’s. It can be acknowledged without being repaid at once.',
    'Old photographs, old songs and old letters have something to tell you. Listen for what you would choose again.',
  ],
  [Mars]: [
    'Progress is slow because the direction is being checked. Go over what you have begun before you begin anything else.',
    'You may be strong one day and tired the next, so plan by halves and leave the evenings free. What is put down now can be picked up again.',
    'An old quarrel may ask for another round. You can hear it out without taking part, and that usually ends it.',
    'Pushing brings little at present. Look for the step that was left out, do that one, and the rest will move more easily later.',
    'Anger tends to arrive late, about something long past. Write it down, with the date, and see how much of it belongs to today.',
    'Unfinished work suits this time better than new work. Take one half-done thing from the shelf and give it a regular hour.',
    'You may be waiting for others to decide. Have everything ready meanwhile, since their answer may come at short notice.',
    'A rest is no loss at present. Plans and tempers mend in the pauses, if the pauses are left alone.',
    'Somebody who opposed you may have had half a point. It is easier to admit now, while neither of you is moving.',
    'A plan that was dropped can be looked at once more, since the reason for dropping it may be gone. It need not be decided yet.',
    'Small steps in the right order do more than one large one. Choose a task you can stop at any moment without loss.',
    'You get further by asking than by insisting, for a while yet. Put the request in writing, and give people time to answer.',
  ],
};
