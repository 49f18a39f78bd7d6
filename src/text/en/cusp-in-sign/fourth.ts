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

export const fourthCuspInSign: BySign = {
  [Aries]:
    'Boxes are unpacked in a single night, with a hammer going. Tempers may have been quick where you grew up, and home is still where you recharge, preferably behind a door you may slam.',
  [Taurus]:
    'A table too heavy to shift tells visitors how you feel about moving. Roots go down in soil, or at least in window boxes, and family peace is kept by feeding whoever is upset.',
  [Gemini]:
    'Books on the stairs, two radios, a cousin on the phone: the place hums like a switchboard. Raised on talk, you can settle anywhere with shelves and a reason to run down to the corner.',
  [Cancer]:
    'The Moon keeps house here. An illegible recipe card is consulted every winter, moods come through the walls, and home has to feel safe before anything outside it can go well.',
  [Leo]:
    'One seat at the table is understood to be yours. Family is a matter for pride and portraits, and you want rooms in which people laugh with their heads thrown back.',
  [Virgo]:
    'Keys hang on their hooks, each with a tag. You come from useful people who noticed dust, and you calm your nerves at night by putting one drawer to rights.',
  [Libra]:
    'Two chairs angled toward each other are the first things you place. Somebody kept the peace where you grew up, or should have, and you cannot rest in a room with a quarrel still in it.',
  [Scorpio]:
    'As a rule one drawer in the house stays locked. The past runs deep and is only partly told, and at home you want nobody walking in without a knock.',
  [Sagittarius]:
    'Suitcases serve as end tables. Whether your people came from afar or merely talked of going, you feel most at home with a long view out back and a bed for whoever turns up.',
  [Capricorn]:
    'At home you may have been older than your years. Roots feel like obligation first and like shelter only later, and you furnish slowly, in oak, one paid-for piece at a time.',
  [Aquarius]:
    'Neighbors are never sure how many people live with you. Home runs on consensus and odd appliances, and the family you chose sits down with the one you were given, under a lamp somebody built.',
  [Pisces]:
    'Rain on a skylight settles you faster than any address. Perhaps the early home had blurred edges, with somebody only half present, and you still need one room where nothing is expected of anybody.',
};
