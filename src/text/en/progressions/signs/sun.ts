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

export const sunProgressedSign: BySign = {
  [Aries]:
    'Beginning things is what this stretch of life is about, since the progressed Sun is exalted in Aries. You find out who you are by going first: something begun without waiting for others, a plain “I want” at the front of a sentence. Nerve grows with use. Those who would have liked to be asked may call it selfishness, and now and then they have a point. A quick apology to anyone whose toes you stepped on is part of going first.',
  [Taurus]:
    'The progressed Sun takes its time in Taurus, and so do you. In these years you become yourself through what can be made, kept, tasted and paid for: a craft, a piece of ground, a way of living that your body agrees with. Steadiness brings more than speed would, and whatever you plant has time to bear. You may come to say no to whatever is new. Once in a while, accept an invitation that you consider entirely unnecessary.',
  [Gemini]:
    'Curiosity leads, with the progressed Sun in Gemini. You grow by asking, reading, trading news, learning the names of things, and being a beginner suits you at any age. Two interests at once are better than one. Anyone who asks for your opinion may hear both sides of it, each defended with spirit. It is a light-footed stretch of life. Take one of your interests as far as it goes, past the point where it gets tedious; the others gain by it.',
  [Cancer]:
    'You grow by keeping. With the progressed Sun in Cancer, identity has to do with home, family and memory: who belongs to you, what you feed and protect, what was handed down and will be handed on. You are braver for others than for yourself. Moods come up and have to be felt; nobody can talk you out of them. Love may turn into worry. The one you worry about most may need an open door more than another call.',
  [Leo]:
    'Being seen is part of the work in this stretch of life. The progressed Sun is in Leo, its own sign, and asks you to make things with your name on them, to lead, to play, to love without hiding it. Joy has weight now, and others warm themselves at it. The need for a witness grows along with it, and a household can feel eclipsed. Those who make it possible are glad to share the light with you, if you call them by name.',
  [Virgo]:
    'To be of use satisfies you more than to be admired, while the progressed Sun is in Virgo. You come to yourself through skill: a method learned properly, a body kept in order, the badly done thing done right. Competence is a kind of happiness that nobody advertises. The drawback is that you may count your own faults as well, mostly at night. Leave one task a day as good as it is, and let someone thank you for the others.',
  [Libra]:
    'You come to know yourself by way of other people, since the progressed Sun is in Libra. Partnership, fairness and tact form you in this stretch of life, and you think best when somebody answers. People come to you because you hear both sides. What you may lose is a plain opinion of your own. It does you good to decide something by yourself now and then, and to find that nobody minds.',
  [Scorpio]:
    'The progressed Sun in Scorpio wants the truth of a thing: of a bond, of money, of your own motives, and this stretch of life takes you through endings that leave you stronger. You can say what others won’t. It gives you power, and an itch to probe what has already healed. Choose what is worth looking into. In other matters people may be allowed to keep up appearances.',
  [Sagittarius]:
    'Belief is what moves you while the progressed Sun is in Sagittarius: in a teacher, a cause, a far country, the decency of strangers. You grow outward; you study, travel, speak your mind and hope aloud, and life feels worth the effort. People near you may find you too light about matters that need time and patience. When you pass on a belief, say where you tested it. People listen to that.',
  [Capricorn]:
    'Responsibility forms you while the progressed Sun is in Capricorn: a position, a long undertaking, a standard that you set yourself and keep on dull days. One plan is chosen out of a dozen, and you find out what it takes. Respect comes slowly and stays. Fun can get lost along the way, and people who liked you for it may keep their distance. Have supper now and then with somebody who knew you before the plan, and let them make fun of it.',
  [Aquarius]:
    'In Aquarius the progressed Sun teaches you to shine among equals. You grow through friends, ideas, a cause, the freedom to live by your own odd rules, and what you know counts for more once it is given away. The future interests you. At your own table people hear a great deal about humanity, and may be waiting for you to ask how the day went.',
  [Pisces]:
    'With the progressed Sun in Pisces you become yourself through compassion, imagination and faith, and being right interests you less than being merciful. Music, prayer, art or the care of those who can’t manage alone may be at the center. Direction suffers for it: months can go by without a plan, and someone with a stronger will may decide for you. Someone practical, who knows where you meant to be going, need only ask you how far you have got.',
};
