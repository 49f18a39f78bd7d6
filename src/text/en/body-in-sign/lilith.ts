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

export const lilithInSign: BySign = {
  [Aries]:
    'Anger is what you were told to leave outside, perhaps before you had shown any. Lilith in Aries, the sign of going first, stands for a will that others found too direct: you wanted a thing, said so, and were scolded for it. Kept down, it comes out as a quarrel with whoever is nearest and safest. Once you admit it, it gives you the nerve to say no while others still hesitate. Take it to the matter that made you angry, and to the person.',
  [Taurus]:
    'Wanting was made shameful to you, whether for food, comfort or things of your own. Lilith in Taurus is an appetite that somebody called greedy, so you may act as if you need nothing, or keep what you have where no one can touch it. Your body knows what it likes long before you have a reason, and can’t be talked out of it. Enjoy something good, openly and without explaining. You may find it easier to share afterward.',
  [Gemini]:
    'Your tongue has gotten you into trouble for saying what everyone thought. With Lilith in Gemini it is speech that was forbidden: the sharp remark, the question not to be asked. You may have learned to say one thing in public and another to a single friend, which is tiring. Wit that no praise can buy is worth a good deal. Try the remark first on somebody who can bear it. Then say to people’s faces what is true and not meant to hurt.',
  [Cancer]:
    'Being the understanding one was expected of you, and a part of you refuses. Lilith in Cancer will not comfort on command, or agree that all is well in the family when it is not. Denied, this part sulks, or cares for people so anxiously that they cannot breathe. Owned, it makes you the one who stands by whoever was left out. Keep the family customs that you love, and decline the others kindly, without an excuse.',
  [Leo]:
    'Somebody once called it vanity that you wanted to be looked at. Lilith in Leo keeps that wish out of sight, and it comes back as scorn for people who show off, or as a scene at the wrong moment. You do not want to be an ornament in another person’s picture; you want to make something and be seen as the one who made it. Show it where strangers can see it. Afterward you can applaud others without a pang.',
  [Virgo]:
    'Being useful was how you were supposed to earn your place, and something in you is tired of it. Lilith in Virgo cleans up after everyone and is furious, or criticizes so exactly that people feel stripped. Underneath is a wish to leave a thing undone and still be welcome. The same sharp eye makes you impossible to flatter. Refuse one task in plain words, instead of doing it badly, and see whether anybody thinks you lazy.',
  [Libra]:
    'Good manners were the price of being liked, and you have paid it for a long time. Lilith in Libra is the part of you that hates to compromise and would sooner break something than smile once more. Unheard, it picks friends who are rude in your place, or leaves without a word. Heard, it bargains very well, because it is willing to get up and go. Say the disagreeable thing early, while you still like the person you are saying it to.',
  [Scorpio]:
    'Whatever people lowered their voices for has always drawn you. Lilith in Scorpio looks at what others hide, and you may have been called too much for saying what you saw. You do not want to be loved a little or known a little. That can turn into control, when you remember someone’s shame in case you need it. Where you never use it, people can tell you their worst, since nothing about it disgusts you.',
  [Sagittarius]:
    'You laugh where others bow, and may have been scolded for it. With Lilith in Sagittarius you can’t keep a rule that makes no sense to you, nor keep quiet about it. On bad days you leave in the middle of a quarrel; on better ones you keep everybody honest. Go far when you have to. Say so first, and say when you are coming back.',
  [Capricorn]:
    'Ambition was not for people like you, or so you were made to feel. Lilith in Capricorn wants to be in charge, and was told not to. So you may keep rules more strictly than those who made them, while another part of you breaks them in secret. Admit that you want the place, and tell someone which one. Once you have it, be gentle with those who need more kindness than you were given.',
  [Aquarius]:
    'Now and then you have nodded with the others only to be let go. With Lilith in Aquarius you belong to no group entirely: to be accepted, you would have had to be less than you are, and you refused. That can make you proud of being misunderstood, and cold to a friend over one conventional remark. Yet new things are begun by people who can bear to stand alone. Say your strange idea aloud, and keep a friend who disagrees with it.',
  [Pisces]:
    'Lilith in Pisces draws you away from promises and toward hopeless cases, because losing yourself in somebody feels like freedom until you have to pay for it. Practical people call that weak, so you let them think that you are only late or absent-minded. From those times away you also bring back songs, dreams and sudden kindness. Keep an evening that belongs to no one. When you want to vanish for a while, tell those who would worry.',
};
