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
    'You wake hungry, cross and full of plans. After a dreamy spell your feelings have grown elbows, and for some two and a half years whatever moves you moves you at once: out of the chair, into cold water, through a door marked staff. Gentle people get good practice in wanting. Sulks are short and so is the fuse, and those at home may be singed. Do the brave errand before noon. By evening you are nicer to everyone.',
  [Taurus]:
    'Let the kettle take its time. Exalted in this sign, the Moon brings an emotional summer of about thirty months, in which even the restless notice what it is to be fed. You repot the lemon tree, sleep with your arms flung out, discover that half of your troubles were hunger. Only, whatever feels good starts to look permanent, and a change in the household hours can seem an outrage. Alter one comfortable thing each season, on your own say-so.',
  [Gemini]:
    'Moods turn into anecdotes almost before they are over. The heart wants conversation for two and a half years, as a plant wants a window, and feelings that you used to keep quiet about get told to the mail carrier. Sign up for a class where you know nobody. Cousins reappear, a neighbor becomes essential. When sorrow knocks you may be out entertaining. Give it an unhurried half hour, screen face down, before it becomes a good story.',
  [Cancer]:
    'Old songs get under your guard in the supermarket. The Moon comes home for two and a half years of its twenty-seven, and so do you, with a wish to be held that all your competence cannot argue down. Rooms arranged in this spirit will suit you for ages. Old hurts ask for a hearing as well, and whoever is living with you may be charged for them. Before you answer a slight, work out how old it is.',
  [Leo]:
    'Somebody has let the children stay up, and one of them is you. For about thirty months reserve costs more than it saves: you dance at the office party, buy the coral-colored chair. Play does you good, as does praise, of which you could eat a whole tray. When none is offered, the evening turns tragic rather fast. Put on a show yourself, a supper, a parade for the dog, and cast whoever forgot to clap.',
  [Virgo]:
    'After the party somebody matches the lids to the boxes, and to your surprise it is soothing. For two and a half years comfort comes through order: an empty inbox, plain rice, a walk of a known number of steps. Worry goes about dressed in the same apron as care and will keep you awake over a comma. Write the worries in pencil at six o’clock, act on two of them, and erase the rest before supper.',
  [Libra]:
    'Eating over the sink has lost its charm. You lay a place, then a second, and for around thirty months you want an answering voice and some thought given to the flowers. Differences that used to end in a grunt are talked through, and rough natures grow good company. It is easy, meanwhile, to feel what the other person feels and call that peace. When they have gone, sort the opinions left on the chairs, and see which are yours.',
  [Scorpio]:
    'Certain cupboards come open by themselves. Tradition gives the Moon a hard seat in this sign, and for two years and some months the heart, however lightly it used to float, goes down with the anchor. Jealousy, craving and loyalty have to be met without a translator. Bonds that come through it are for keeps. But suspicion owns a flattering mirror, in which you are always right. Let one trusted person look into it beside you.',
  [Sagittarius]:
    'Relief comes first, like stepping from a matinee into daylight. For two and a half years your spirits want distance, be it a long drive, a visiting lecturer, or a philosophy with its windows open. Things that would have cost you a winter make you shrug, even laugh. Generosity rises with the mileage. Promises multiply too, made warmly and to everyone. Before the next departure, look through the old promises and keep three.',
  [Capricorn]:
    'Feelings are asked to wait in the corridor, and they do, with straight backs. The Moon is far from its kitchen here, and two and a half years of that show even tender people what they can carry: a probationary year, the family’s affairs, their own company on a Sunday. Respect warms you where hugs used to. Still, feelings that wait too long go stiff. Make one appointment a week at which you are useful to nobody, and call the feelings in first.',
  [Aquarius]:
    'An aisle seat is what the heart requests for these two and a half years: near the others, free to leave. You fall in with unlikely friends, care about strangers’ bandwidth, find that a feeling can be looked at from across the street. For anybody raised on obligation this is a holiday. Those who love you at close range may think they have been moved to the mailing list. Touch an arm as you pass. Say when you will be back.',
  [Pisces]:
    'The alarm clock loses its authority. For some thirty months sleep is deep, dreams are well cast, and one scene in a film can reopen a year that you thought was over. With one layer fewer between you and other people, you notice who is hurting. Art comes easily. So do other people’s sorrows, settling on you like pollen, and it takes water, music and an hour alone to rinse them off. Postpone any vow to rescue somebody until you have slept on it twice.',
};
