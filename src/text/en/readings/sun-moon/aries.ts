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

/** The Sun in Aries with the Moon in each sign. */
export const ariesSun: BySign = {
  [Aries]:
    'With the Sun and the Moon both in Aries you rarely stop to think over what you want. Wanting, feeling and doing are one movement, and you are honest because there is no time to be anything else. Most people question themselves twice. You need somebody else to question you, and they have to be quick.',
  [Taurus]:
    'An Aries Sun starts things, and a Moon in Taurus would like everything to stay as it is. So you rush into something new, and then long for your own home. Together they make you both brave and sensible. Other people cannot always tell whether you want to be moving or left in peace.',
  [Gemini]:
    'The Sun in Aries goes first and the Moon in Gemini tells the story while it happens. You feel best in motion and in company, and boredom is the only real hardship. Quick courage and a quick tongue suit each other. Slower feelings, which need silence to be heard at all, get interrupted by the next idea.',
  [Cancer]:
    'You charge for the sake of those at home. The Sun in Aries is bold and the Moon in Cancer is easily hurt, so people meet the fighter and are puzzled when you cry. You are often angry when you are really sad. Anyone who waits a minute finds that out, and gets let in.',
  [Leo]:
    'Fire meets fire when the Sun is in Aries and the Moon in Leo: you want to be first, and you need to be seen. Generosity comes naturally, since there seems to be plenty of you. Applause restores you faster than sleep. People who do not react at all tire you more than an open enemy does.',
  [Virgo]:
    'Your Aries Sun acts at once, and a Virgo Moon looks at what came of it. You are quicker than careful people and more careful than quick ones, which makes you very good in a crisis. You may scold yourself afterward for every brave thing you do. Now and then you were right to, and more often the brave thing was.',
  [Libra]:
    'You set out alone and need someone with you. That is the pull between a Sun in Aries and a Moon in Libra: the one decides on the spot, the other wants to know what you think of it. At your best you fight for other people’s fair treatment. At your worst you start a quarrel and can’t bear the silence afterward.',
  [Scorpio]:
    'There is a great deal of force here, some on the surface and more beneath. The Aries Sun says what it feels and is done, while the Moon in Scorpio goes on feeling it for a year. You are braver than you look in danger and more vulnerable than you look in love. What you forgive, you forgive once and completely.',
  [Sagittarius]:
    'The Sun in Aries wants to go, and the Moon in Sagittarius is happiest on the way. Few things hold you down, least of all a disappointment, since tomorrow is always wider than what lies behind. You hurt people mainly by leaving, or by a truth delivered at a run. Freedom is what steadies you, odd as that sounds to the people who wait for you.',
  [Capricorn]:
    'You act fast and you also think of what comes after: the Sun in Aries begins, and a Moon in Capricorn asks whether it will last. You can be hard on yourself, because need looks like weakness to both. But few combinations get more done. You rest only when nobody could possibly call you lazy.',
  [Aquarius]:
    'Your Sun in Aries will not be led and your Moon in Aquarius will not be owned, so you need freedom in what you do and in what you feel. You think for yourself at speed. People find you exciting and a little hard to hold. Closeness is easiest for you with those who have lives of their own and come back with news.',
  [Pisces]:
    'A fighter’s Sun in Aries is joined to a Moon in Pisces that can’t bear anyone to be hurt. You rush to the rescue, and afterward you are more tired than you admit. People who see only one of the two may think you moody. The courage is real, and so is the need to rest after it.',
};
