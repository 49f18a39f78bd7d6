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

export const venusProgressedSign: BySign = {
  [Aries]:
    'Progressed Venus in Aries makes you bold in love: you ask first, pursue, tease, declare yourself, lose interest when there is no resistance, and like strong color and strong rhythm. You are fun to love. Venus does not plan ahead in this sign, and you may win an argument and spoil the days after it. When tempers rise, leave the room for a little, and come back friendly.',
  [Taurus]:
    'Love is slow and sensuous for you, with progressed Venus in Taurus, a sign of its own. You are calm enough to enjoy what is near: food, music, the touch of somebody familiar. You choose people for the long road, and value what lasts. You also hold on to comfort, and to a bond that has perhaps gone to sleep. Ask someone dear what they would like more of; it may be a little change.',
  [Gemini]:
    'The progressed Venus in Gemini falls in love through talk, and whoever makes you laugh has a claim on you that a handsome face cannot match. You love by noticing, and keep in touch by small messages. Friendships multiply, and several are a little more than that. Choosing is awkward, as each person suits one side of you. If two people could each be hoping, both would rather know how things stand.',
  [Cancer]:
    'While progressed Venus is in Cancer you love by feeding, remembering and taking in, and what moves you most is the feeling that someone is at home with you. People feel safe in your company. Tenderness of this kind expects to be understood without a word, and often is not. It is no less tender to say in good time what would comfort you.',
  [Leo]:
    'With progressed Venus in Leo your heart asks for ceremony. You court in full daylight, give better presents than you can quite justify, dress for the occasion and back other people’s talent with pride. Loyalty is absolute. So is the wish to be first with someone, and a forgotten day can hurt you more than you would admit. Most people are glad to be reminded in good time, and would much sooner be told than be forgiven.',
  [Virgo]:
    'Progressed Venus in Virgo shows love by small deeds that nobody had to ask for, and is skilled at making ordinary days go well for two. Grand declarations embarrass you. You see what people need. The weak point is that you may give affection in small amounts and see too well how a loved one could improve. Pleasure need not be tidy. Now and then, praise something and add nothing.',
  [Libra]:
    'Venus is airy and at home in Libra, and by progression it makes you sociable. You have an eye for proportion, a gift for setting people at ease, and a need for a companion who matches you; attachments get fairer, and quarrels are settled with style. You could fall in love with how well you suit each other and overlook the person. When a plan goes wrong you learn more about somebody than you would at a good dinner, and they learn more about you.',
  [Scorpio]:
    'Wholly or not at all is how you love while progressed Venus is in Scorpio; to be slightly fond of someone is no use to you. You want the whole of a person, and are drawn to what is dark, strong and rare. Love on these terms changes people, and your loyalty is for life. It also keeps watch, and puts a friendship to the test where none is needed. People who are simply fond of you may go quiet when so much is asked of them.',
  [Sagittarius]:
    'In Sagittarius progressed Venus is won by whatever widens life: a companion from elsewhere, a shared road, a long talk about what to believe. You laugh where others would be jealous. You are generous and hard to hold. Anyone for whom love means being near may see too little of you. Being told when you are coming back, and seeing that you look forward to it, makes waiting easy for them.',
  [Capricorn]:
    'Reliability is what attracts you while progressed Venus is in Capricorn. You choose people for how they behave when times are hard, own few things and good ones, and keep your vows. Affection is shown in what you build together. You may also keep count of who has given what, and hold back tenderness until it has been earned. A tender word to somebody who has done nothing for it may astonish both of you.',
  [Aquarius]:
    'Friendship and freedom matter most to you in love while progressed Venus is in Aquarius. You are drawn to the misfit and the original, and would rather have a friend to love than anyone who wants to own you. You are happy to give others their freedom. Someone may wish that you minded a little more. When you miss a person, say so, in ordinary words and without a theory.',
  [Pisces]:
    'Venus is exalted in Pisces, and its progressed stay there makes you gentler than you were: you set few terms, and would rather forgive than be right. You fall in love with what is hurt or beautiful, and take music as others take food. Some people may take advantage of that. Since you see the best in almost everyone, let a plain-spoken friend meet whoever is new in your life, and listen to what they say.',
};
