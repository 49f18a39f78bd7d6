import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const moonProgressedSign: BySign = {
  [Aries]:
    'The progressed Moon in Aries gives your feelings elbows. You wake hungry, cross and full of plans, and what moves you moves you at once, out of the chair, into cold water, through a door marked staff. Wanting is easy and waiting is not. Sulks are short, and so is the fuse, and those at home may be singed. A brave errand done before noon makes you nicer to everyone by evening.',
  [Taurus]:
    'Exalted in Taurus, the progressed Moon brings an emotional summer in which you let things take their time. You notice what it is to be fed: good bread, warm ground, a hand that stays where it is. Calm comes up from the body, and half of your troubles turn out to be hunger. Only, whatever feels good looks permanent, and a change in the household hours can seem an outrage. Alter one comfortable thing by your own choice, the hour of supper for a start. It keeps the rest alive.',
  [Gemini]:
    'Moods turn into stories almost before they are over, with the progressed Moon in Gemini. Your heart wants conversation as a plant wants a window: cousins, neighbors, classmates, anyone with news. You feel better for reading, joking, moving about. When sorrow knocks, you may be out entertaining. It deserves an unhurried half hour with no screen in sight, before it becomes a good anecdote.',
  [Cancer]:
    'The Moon is at home in Cancer, and its progressed stay there fills you with a wish to be held that all your competence cannot argue down. Family, food, rooms and old songs matter. You know what others need before they do. Rooms arranged in this spirit will suit you for a long time. Old hurts ask for a hearing as well, and whoever lives with you is apt to be charged for them. Before you answer a slight, work out how old it is.',
  [Leo]:
    'Somebody has let the children stay up, and one of them is you. The progressed Moon in Leo wants play, color and affection given in front of witnesses; reserve costs you more than it saves. You are generous and funny when you feel loved. Praise does you good, and you could eat a whole tray of it. When none is offered, the evening turns tragic rather fast. A party of your own giving is the surest cure.',
  [Virgo]:
    'While the progressed Moon is in Virgo comfort comes through order: matched lids, plain rice, a walk of a known number of steps. You feel safe when things are in working condition, and you care for people by being exact about what they need. Your hands know how to calm you. Worry wears the same apron as care, however, and will keep you awake over a comma. Write it down in pencil, act on two points, and erase the rest.',
  [Libra]:
    'You lay a second place at the table. In Libra the progressed Moon wants an answering voice, some thought given to the flowers, and peace, so differences that might end in a grunt are talked through, and you are good company. Being alone makes you restless. It is easy, meanwhile, to feel what the other person feels and call that harmony. When they have gone, sort the opinions left on the chairs and see which are yours.',
  [Scorpio]:
    'Tradition gives the Moon a hard seat in Scorpio, and while the progressed Moon is there your heart goes down with the anchor. Jealousy, craving, grief and loyalty have to be met without a translator. You feel little that is lukewarm; bonds that come through this are for keeps. Suspicion owns a flattering mirror, in which you are always right. Ask one trusted person to look into it beside you.',
  [Sagittarius]:
    'Distance is what your spirits want: a long drive, a visiting lecturer, a philosophy with its windows open. The progressed Moon in Sagittarius lifts moods that might have cost you a winter and makes you shrug or laugh at them. You are generous, frank and glad of strangers. Promises multiply too, made warmly and to everyone. Before the next departure, look through the old ones and keep three.',
  [Capricorn]:
    'Feelings are asked to wait in the corridor, and they do, with straight backs. The Moon is far from its kitchen in Capricorn, and by progression it teaches you what you can carry: a hard task, the family’s affairs, your own company. Respect warms you more than fuss would. You may not notice how tired you are. What waits too long goes stiff, so there should be an hour each week in which you are useful to nobody.',
  [Aquarius]:
    'An aisle seat is what the heart requests: near the others, free to leave. With the progressed Moon in Aquarius you are at ease among friends and unlikely people, care about strangers, and can look at a feeling from across the street. Scenes embarrass you. Anyone who loves you at close range may think they have been moved to the mailing list. A hand on the arm as you pass tells them otherwise.',
  [Pisces]:
    'There is one layer fewer than usual between you and other people. The progressed Moon in Pisces sleeps deeply, dreams well, and finds in music or a film a year that you thought was over; you notice who is hurting, and they feel it. Art comes easily. So do other people’s sorrows, which settle on you like pollen. Water, quiet and an hour alone rinse them off. Any vow to rescue somebody should be slept on twice.',
};
