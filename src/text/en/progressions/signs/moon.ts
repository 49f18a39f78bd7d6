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
    'With the progressed Moon in Aries your feelings are quick and want to be acted on. You may wake restless and full of plans, and whatever moves you seems to call for doing something at once. Waiting is hard. Anger comes fast and goes fast, and somebody may still be hurt when you have forgotten what it was about. A brave errand done early in the day is likely to make you kinder by evening.',
  [Taurus]:
    'The progressed Moon is at its strongest in Taurus, and feeling becomes slow, warm and steady. Good food, familiar rooms and a body at rest do more for you than advice, and many troubles turn out to be plain tiredness. The drawback is that whatever feels good may seem to be owed to you forever, so any change at home is hard to bear. If you move some small thing yourself before anybody else does, you may find that you can bear it.',
  [Gemini]:
    'Talking makes you feel better while the progressed Moon is in Gemini. News, reading, jokes, short trips and a wide circle of people lift your mood, and you put a feeling into words almost before you have felt it. That is a help, and it can also be a way around sadness. Give a sorrow half an hour by yourself before you tell it to anyone.',
  [Cancer]:
    'In Cancer, its own sign, the progressed Moon makes closeness the thing you want most. Family, food, rooms and old songs matter, and you may know what others need before they do. A home arranged in these years is likely to suit you for a long time. Old hurts come up as well, and somebody close to you can be made to answer for them. Before you answer a slight, ask yourself how old it is.',
  [Leo]:
    'Your heart wants play and praise with the progressed Moon in Leo. You are generous and funny when you feel loved, and affection is best given where others can see it; holding back costs you more than it saves. When nobody takes notice of you, an evening can turn sad quickly, for all its promise. It is a good time to give the party yourself.',
  [Virgo]:
    'While the progressed Moon is in Virgo comfort comes through order: a tidy room, plain meals, a walk of a known length. You feel safe when things work, and you care for people by being exact about what they need. The same care can turn into worry over small things and keep you awake. Doing something about two of them is usually enough to let you sleep.',
  [Libra]:
    'The progressed Moon in Libra does not like to be alone. You want an answer to what you feel, some beauty around you, and peace, so differences that others would leave alone get talked through. You are good company in these years. The hard part is telling your own mood from that of the person across from you. When they have gone, ask yourself which of the opinions was yours.',
  [Scorpio]:
    'Feeling goes deep with the progressed Moon in Scorpio, a sign that tradition calls hard for it. Jealousy, craving, grief and loyalty are strong, and little leaves you lukewarm; a bond that comes through such a time tends to last. Suspicion is the weak point, since it always finds proof. Ask one person you trust whether they see what you see.',
  [Sagittarius]:
    'Distance improves your mood: a long drive, a lecture, a talk about what life is for. The progressed Moon in Sagittarius makes you generous, frank and glad of strangers, and lets you laugh about things that would once have weighed on you. Promises are made easily, and to many people. Somebody who was promised a visit the last time may still be keeping an evening free for you.',
  [Capricorn]:
    'Feelings are kept in order, and often put off, as long as the progressed Moon is in Capricorn. You find out how much you can carry, be it a hard task, the affairs of a family or your own company, and respect may warm you more than sympathy does. It is easy to overlook how tired you are. A friend who takes the bag out of your hand and tells you to sit down is good company in these years.',
  [Aquarius]:
    'Being near people and free to leave suits you while the progressed Moon is in Aquarius. Friends, unusual company and a common cause do you good, and you can look at your own feelings from some distance. Scenes embarrass you. Those who love you at close range may feel that they have become one among many, so tell them now and then that they are not.',
  [Pisces]:
    'You feel what other people feel more readily than usual. With the progressed Moon in Pisces you sleep deeply, dream a good deal and are moved by music, and you tend to notice who is hurting. Sorrows that are not yours come in just as easily, and after a visit you may be sad and take it for your own life. Quiet and an hour alone put that right. A wish to rescue somebody tends to look different after two nights of sleep.',
};
