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

/** The Sun in Virgo with the Moon in each sign. */
export const virgoSun: BySign = {
  [Aries]:
    'A careful Sun in Virgo has a Moon in Aries that loses patience with care. At work you see at once what is wrong, and say so. It makes you fast and exact, the one to call when something breaks. Irritation is your first sign of tiredness, and the people nearest you notice before you do.',
  [Taurus]:
    'The Sun in Virgo and the Moon in Taurus make a quiet, competent pair. You like work that can be finished and comforts that can be relied on. People lean on you, rightly. The Moon would let good enough be good, and whenever the Sun listens to it you are as happy as anybody needs to be.',
  [Gemini]:
    'Thinking is how you cope. The Sun in Virgo sorts and the Moon in Gemini asks, and a feeling is hardly in the door before you are analyzing it. You are clever, helpful and nervous. Talking calms you more than answers do. You can’t think your way through some feelings, such as grief, and those take you longest.',
  [Cancer]:
    'You look after people well, because the Sun in Virgo sees what needs doing and the Moon in Cancer feels who needs it. You remember what each person can’t eat. Modesty hides how much you mind being forgotten in return. You worry most about those you love when there is nothing left to do for them.',
  [Leo]:
    'The Virgo Sun is content to help, but the Moon in Leo would like to be seen. You work with care and without any fuss, and privately you wish that somebody would stand up and clap. It gives your service warmth and style. You blush at praise, and live on it for a month.',
  [Virgo]:
    'With Sun and Moon both in Virgo you are always looking for what could be better. You notice, improve, and notice again, and the world runs better where you have been. You let what you can’t improve trouble you too long. It is hard for you to believe that people love you as you are, and a great relief when you do.',
  [Libra]:
    'Your Sun in Virgo wants things correct, and your Moon in Libra wants them kind. You edit the truth until it can be handed over without hurting anyone, which is a real art and takes time. You have fine taste. You may hesitate so long between what is right and what will please that somebody else decides.',
  [Scorpio]:
    'Exactness meets depth: the Virgo Sun examines, and the Moon in Scorpio wants the root. You are discreet, hard to deceive and good in other people’s emergencies. You show little of what you feel most. You can turn the same thoroughness on yourself, and look for guilt with more zeal than the evidence deserves.',
  [Sagittarius]:
    'The Sun in Virgo keeps the list while the Moon in Sagittarius looks out of the window. You are a careful person with a reckless hope. Travel, study and a little foolishness do you good. You scold yourself for dreaming so much, and then for having done so little about it.',
  [Capricorn]:
    'A Sun in Virgo and a Moon in Capricorn take life seriously and are good at it. Duty steadies you. You would rather be respected than fussed over, and few people see how much you do. You have to plan some fun, or you put it off for everything else.',
  [Aquarius]:
    'Practical by Sun and unconventional by Moon, Virgo and Aquarius, you improve things for people you have never met. You keep a cool head where others weep. You observe feelings with interest, from a small distance. People close to you may have to say plainly that just now they don’t want a solution, only you.',
  [Pisces]:
    'You see the flaw and forgive it. With the Sun in Virgo opposite a Moon in Pisces you do careful work out of pity. Healing of one kind or another draws you. You swing between wanting to fix everything and wanting to give up on it, and you take turns finding fault and forgiving.',
};
