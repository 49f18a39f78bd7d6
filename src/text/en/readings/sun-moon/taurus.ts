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

/** The Sun in Taurus with the Moon in each sign. */
export const taurusSun: BySign = {
  [Aries]:
    'The Sun in Taurus takes its time, and the Moon in Aries wants to see results at once. You build slowly and lose your temper quickly, mostly with things that take their time, yourself among them. When that happens, people who thought you were always calm are surprised.',
  [Taurus]:
    'With Sun and Moon in Taurus you are all of a piece, and very hard to move. Comfort is no luxury to you; it is how you know that all is well. You love with loyalty and keep what you love. At home you hardly ever change anything, and elsewhere you wait until you have to.',
  [Gemini]:
    'A Taurus Sun likes to stay and a Moon in Gemini likes to hear what is going on elsewhere. So you stay where you are and want to know everything. You soothe yourself with talk and settle things with your hands. Feelings that can be neither touched nor told may be put aside until they are late.',
  [Cancer]:
    'Few people are better at making others comfortable. The Sun in Taurus provides, the Moon in Cancer remembers who likes what, and the two agree that the world is best enjoyed from home. What you hold, you hold tightly. Letting a thing, a place or a person go is very hard for you.',
  [Leo]:
    'With the Sun in Taurus you want it solid, and with the Moon in Leo you want it splendid. You love well-made things and being loved for your taste in them. Both are fixed signs, so pride and habit stand shoulder to shoulder. You give lavishly to those you count as yours, and take any criticism of it very hard.',
  [Virgo]:
    'Your earthy lights understand each other. The Sun in Taurus enjoys and the Moon in Virgo improves, and between them they build a life that works. You show love by what you do on an ordinary day. You also worry, since the Moon can find something wrong with a comfort that the Sun would happily have enjoyed.',
  [Libra]:
    'Ease and beauty count for a great deal with you. The Sun in Taurus wants to have and to hold, the Moon in Libra wants to share and to please, and you may forget your own preference while you see to everybody’s. You make peace by making things pleasant. You mention late what you won’t give up, and then nobody can move you.',
  [Scorpio]:
    'You were born with the lights facing each other, a Sun in Taurus that wants peace and a Moon in Scorpio that wants truth. Simple pleasures calm the one; the other wants to know what is behind them. You can hold on through anything. It is hard for you to let go, of money or of people, and the Sun and the Moon each have their own reason.',
  [Sagittarius]:
    'The Sun in Taurus settles, and the Moon in Sagittarius dreams of being away. You need a base, mainly so that you can leave it. Good food, good talk and a far horizon make you happy in that order. You promise quickly and keep your promises slowly, and your friends learn patience.',
  [Capricorn]:
    'A Sun in Taurus and a Moon in Capricorn make someone people can build on. You take your time, ask for little help and outlast most people. You show affection by looking after things. What you need yourself when you are low you hide so well that even you may forget it, until somebody does something small and kind.',
  [Aquarius]:
    'You live by old habits and believe in new ideas. The Taurus Sun likes what has been proved, the Moon in Aquarius likes what has never been tried, and both are stubborn. So you can surprise people who thought they knew you. You are a loyal friend, and yet a part of you needs to be free.',
  [Pisces]:
    'What the Sun in Taurus builds, the Moon in Pisces fills with feeling. You have a gift for calm, for music or color, and for letting other people rest. You are practical enough to make something of a dream. You also find it hard to turn anyone away, and may give more than you can afford.',
};
