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
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const eleventhCuspInSign: BySign = {
  [Aries]:
    'Friends are people you have run alongside. You found the club, pick a fight with its chair and get volunteers by being one, and a hope is dated this year or it is nothing.',
  [Taurus]:
    'Five people, a corner table, a standing order. Your hopes are simple and you wait for them well; to remove you from a friendship, once made, would take a tow truck.',
  [Gemini]:
    'The address book has its own index. You connect people who need each other’s numbers, belong lightly to four groups, and change what you wish for in the middle of wishing.',
  [Cancer]:
    'Friends have a shelf in your refrigerator. Any group around you turns into kin, with its own jokes and anniversaries, and the future you hope for has a very long table in it.',
  [Leo]:
    'At the benefit you know everyone, including the drummer. Friends are feted like visiting royalty, and what you wish for the future contains, let us be honest, a round of applause.',
  [Virgo]:
    'The minutes are accurate because you took them. Friendship is a proofread letter or a ride to the garage, and your hopes stay modest enough to be checked off.',
  [Libra]:
    'At any party you can see who ought to be introduced. You keep the circle civil, hope for a world with better manners, and choose friends as one hangs pictures, by how they look together.',
  [Scorpio]:
    'Of a hundred acquaintances, three have heard the real story. You join groups seldom and then wholly, and a friend in trouble finds out how early you can get up.',
  [Sagittarius]:
    'Your friends would need a globe to visit one another. You like a band of travelers with a cause and a chorus, and your hopes for everybody are cut a size too large on purpose.',
  [Capricorn]:
    'In the photo of the old team, you are the one who organized the photo. Friends tend to be seasoned, alliances are meant to last, and your hopes come in numbered stages.',
  [Aquarius]:
    'The sign is on its own ground in this house, with Saturn’s charter and Uranus for surprise guest. Your friends would disagree about everything, and you want a future in which they can.',
  [Pisces]:
    'Strays of every species turn up at your gatherings. You befriend by fellow feeling, lose count of who belongs, and hope for things so lovely that somebody ought to put them on a calendar.',
};
