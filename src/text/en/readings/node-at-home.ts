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

/**
 * The North Node in a sign that is strong in the reader already: they grow by more of that sign, and not away from the
 * opposite one.
 */
export const nodeAtHome: BySign = {
  [Aries]:
    'Your North Node is in Aries, a sign that is strong in you already, so that you grow by what you do anyway: you decide for yourself and go first. You need not become bolder, only as bold in what concerns you as you are over smaller things. The habit that holds you up is Libra’s, from the opposite sign, of hearing everyone before you let a wish of your own count. When you find yourself collecting opinions on something that you have wanted for long, you have usually decided.',
  [Taurus]:
    'Your North Node is in Taurus, a sign that is strong in you already, and you need not go far for it. You grow by what you are good at: to stay with a thing, to make it well, and to enjoy it. The pull the other way is that of Scorpio, across from it. Somebody’s crisis may seem to you more real than your own good month, and you leave your work lying to see to it. What you make in the good month is worth at least as much as your help in the crisis.',
  [Gemini]:
    'Your North Node is in Gemini, a sign in which you are at home: you ask, listen and pass on by nature, and you grow by doing just that. It may seem too light to count. Sagittarius, at the other end, would have you sum up, so that after a few good conversations a theory is ready, and then you may stop asking. Your questions are better than your conclusions. One more of them, put to somebody who knows the thing at first hand, tends to lead you further.',
  [Cancer]:
    'Your North Node is in Cancer, a sign that you know from inside, and the way forward leads through what you have: the people who belong to you, and what you feel for them. Capricorn, opposite, counts only what has cost an effort. With its help even love can turn into a task that you carry out well, for everybody, and never put down. You grow where care goes both ways and you are as easy to look after as the others are.',
  [Leo]:
    'Your North Node is in Leo, a sign that is strong in you already. To make something of your own, and to be glad when people like it, is no vanity in your case; you grow by it. The scruples come from Aquarius, the opposite sign: others deserve the place as much, and the cause ought to come before the person. They do you honor, and one can also hide behind them. What you make with your whole heart, and put your name to, gives others more than your stepping back would.',
  [Virgo]:
    'Your North Node is in Virgo, a sign that is strong in you already: you notice what is needed and like to do it properly, and in this you go on growing. The temptation is that of Pisces, at the far end. You can feel so much for a person, or for the state of the world, that any one useful thing looks too small to begin with. It is seldom too small. Help that can be finished in a day is the kind that you do best, and people can count on it.',
  [Libra]:
    'Your North Node is in Libra, a sign that is strong in you already, and you grow by what you look for anyway: to do things with another person, fairly, at a pace that suits both. You are good at it as long as all is pleasant. When it isn’t, Aries, the opposite sign, knows a short way out, which is to decide alone and tell the other afterward. The further step is to stay in the disagreement, in a friendly tone, until you have found what both of you can live with.',
  [Scorpio]:
    'Your North Node is in Scorpio, a sign that is strong in you already, and depth is nothing new to you: you would like to know what is true about a person or a thing, even where it disturbs you. You grow by letting it change you as well. Taurus, across from it, keeps what it has, and so you may look into everything except what you settled for long ago, such as an opinion, a possession, a grievance. Each of these that you part with makes the next conversation more honest.',
  [Sagittarius]:
    'Your North Node is in Sagittarius, a sign that is strong in you already: the far view, the large question and the wish to set out come to you by nature, and you grow by following them. Gemini, at the other end, has something to say against every conviction, and is well informed. It can keep you comparing five journeys and taking none. What you believe grows clear to you on the way, and you may still change it there. All the arguments will never be in.',
  [Capricorn]:
    'Your North Node is in Capricorn, a sign that is strong in you already, so that your way leads through what you are able for: a task of your own, taken seriously, for which you answer. What holds you up is Cancer, the opposite sign. Somebody at home needs you, or you don’t feel equal to it this week, and the aim is put off for the best of reasons. It can wait a week. That it should wait for years is something that those who love you would hardly ask.',
  [Aquarius]:
    'Your North Node is in Aquarius, a sign that is strong in you already. You think for yourself, care about what concerns many, and like people best as equals, and you grow by all of it. The further step is to do it in company. Leo, across from it, would like the good idea to be known as yours, and when nobody takes it up you may go off with it alone, a little hurt. Where people argue, forget who said what and carry it through, it gets further, and you belong.',
  [Pisces]:
    'Your North Node is in Pisces, a sign that is strong in you already: you feel with people, you can let things be, and much is clear to you that can’t be proved. You grow by trusting it. Virgo, the opposite sign, asks what the use of it is, draws up a list, and has you mend in others what you might have listened to. The list has its place. What people get from an hour with you, without any advice, is harder to find, and it is often what they came for.',
};
