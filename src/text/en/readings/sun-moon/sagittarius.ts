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

/** The Sun in Sagittarius with the Moon in each sign. */
export const sagittariusSun: BySign = {
  [Aries]:
    'Fire feeds fire with a Sun in Sagittarius and a Moon in Aries. You say yes, pack, and are gone, and it goes well more often than not. Your enthusiasm is catching. You get over one thing by starting another, so a good many of your beginnings never get finished.',
  [Taurus]:
    'The Sagittarius Sun believes in more, and the Moon in Taurus is content with enough, provided that it tastes good. So you roam, and come home to the same table. You are generous, good-humored and unhurried. You praise freedom, and you are stubborn about your comforts, which surprises people.',
  [Gemini]:
    'Everything interests you. Sun in Sagittarius and Moon in Gemini face each other across the sky, the one after meaning, the other after news, and you were made to learn and tell. Stillness is hard. You may teach a thing very well before you have quite lived it.',
  [Cancer]:
    'You love the open road with a homebody’s heart. A Sun in Sagittarius wants the world and the Moon in Cancer wants its people, so you gather a family wherever you go. Feelings rise fast behind the cheerful front. Even at home you may be homesick for some other place.',
  [Leo]:
    'Warmth on a grand scale is what a Sagittarius Sun and a Leo Moon produce. You hope loudly, give freely and make an event of an ordinary evening. People feel larger around you. You promise more than you have time for, and you are truly sorry when you cannot keep it.',
  [Virgo]:
    'Your Sun in Sagittarius sees the large aim, your Moon in Virgo the small steps that it will take. The result is a practical idealist. You long for meaning and are soothed by order. The small worry and the large faith take turns in you, and each is embarrassed to be caught by the other.',
  [Libra]:
    'You are easy to like, since the Sagittarius Sun is open and the Moon in Libra is gracious. Fairness is a belief with you. You enjoy people, argue without malice and make up before dinner. What you dodge is the plain, unpleasant talk with one person; you would rather discuss the principle.',
  [Scorpio]:
    'You are cheerful, and you feel more than you show: a Sun in Sagittarius jokes about what a Moon in Scorpio never forgets. You want the truth, the wide kind and the buried kind. You confide in people late for someone so friendly. When hurt you travel, in fact or in thought, and come back having understood more than you say.',
  [Sagittarius]:
    'With Sun and Moon both in Sagittarius you live toward a horizon. Faith comes naturally, in people, in the journey, in something you may not care to name. People know you for saying what you believe. You are happiest on the way to somewhere, and you may forget what can’t come along: a routine, a small sorrow, a person who stays.',
  [Capricorn]:
    'Optimism has a sober partner here. The Sagittarius Sun aims high, and the Moon in Capricorn asks what it will cost and then, often enough, pays. You inspire others and carry more than your share. Doubt comes at night and is not mentioned at breakfast. You go on hoping all the same.',
  [Aquarius]:
    'You think in open spaces. The Sun in Sagittarius wants truth and the Moon in Aquarius wants freedom for everyone to find it, so you are a friend to the unusual and bored by convention. You love without holding. People who need to be held have to tell you, and you may be surprised and then do it.',
  [Pisces]:
    'You believe in what can’t be shown. The Sagittarius Sun seeks and the Moon in Pisces senses, and generosity pours from both. With ideas and causes you trust too easily, give too much, and are often carried safely anyway. Facts disappoint you a little.',
};
