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

export const firstCuspInSign: BySign = {
  [Aries]:
    'Life gets met chin forward, and the bicycle was ridden before anyone could find the instructions. You look most like yourself at a start, flushed and slightly ahead of the signal.',
  [Taurus]:
    'People remember the voice and the comfortable shoes, and that nothing was rushed on their account. You enter a new situation like cold water, ankle by ankle, and then stay in for hours.',
  [Gemini]:
    'Your eyebrows start talking before you do. You approach the unknown by asking it something, and would sooner try six handles along a corridor than stand waiting in front of one.',
  [Cancer]:
    'At a strange party you find the kitchen, and someone in it to look after. First encounters are made by feel, and the face shows high water or low long before you explain it.',
  [Leo]:
    'Hats suit you, and so does an entrance with two steps down. Being noticed warms your whole manner, though a distracted host can cost you an evening’s ease.',
  [Virgo]:
    'A lint roller lives in your bag. You introduce yourself by being of use, spotting what the stranger has dropped, and need a moment’s tidying before any beginning feels begun.',
  [Libra]:
    'A glance at the mirror, then a glance at whoever is standing by. Venus hands you a compliment that is actually true, and you set off more gladly once a second opinion has nodded.',
  [Scorpio]:
    'Sunglasses would be redundant. Strangers get a steady look and little else until you have worked out what they want, and any new start of yours has been secretly under way for a month.',
  [Sagittarius]:
    'A loud hello, a map held upside down, and already you have invited someone along. High expectations improve a fair number of the things you walk into, and account for the scraped knees.',
  [Capricorn]:
    'As a child you wanted to know who was responsible, and the face has kept that inquiry in it. Setting out late and properly shod, you grow easier to approach with every birthday.',
  [Aquarius]:
    'Somebody asks whether you are in a band. You come at people from an unexpected angle, like a reporter from the next town over, and show the unfamiliar more courtesy than the usual.',
  [Pisces]:
    'First the eyes, then a slight apology, then nothing anyone can quite recall. You slip into new surroundings like a latecomer at a concert, and have caught the mood before you find a seat.',
};
