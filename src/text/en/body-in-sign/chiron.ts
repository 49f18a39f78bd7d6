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

export const chironInSign: BySign = {
  [Aries]:
    'Wanting something openly is where it hurts, with Chiron in Aries. Early on, perhaps, your wishes were treated as an intrusion, and since then you let everyone else go first, or you lose your temper over a trifle because so much has been waiting. Chiron stays in this sign for years, so many people your age share the sore place, each over something different. You can spot hesitation in others from far off, and you are very good at helping a person who is about to dare something. What you say to them is right for you too. It needn’t be a large wish to begin with.',
  [Taurus]:
    'Your own worth is the tender subject, with Chiron in Taurus: what your time should cost, and whether you are good enough as you are, body included. Asked for a price, you lower it before anyone has objected. You may also hold on to things as though they could vouch for you. Nobody, on the other hand, makes people more comfortable, since you know exactly what is missing when they aren’t. A sore place of this kind heals slowly and through the senses, by good food, by rest, by work with the hands. Name your price, and then say nothing until they answer.',
  [Gemini]:
    'Speaking up takes courage, with Chiron in Gemini. Perhaps a word came out wrong in front of others, and they laughed; it may have been something else of the kind, and a conversation can still feel like an exam. You rehearse what you are going to say, or make a joke so that nobody looks closely at the thought. For slow learners you are a gift, because you know where an explanation goes dark and will try it another way. Ask your half-formed question before the fluent people set the pace, and you will find that several others had the same one.',
  [Cancer]:
    'Belonging is where it aches, with Chiron in Cancer. Perhaps the people you grew up with could not give you the place that you needed, or gave it on conditions, and you have learned to make other people feel expected. Strangers are at home with you sooner than anywhere. But an invitation that went to others can spoil a day for you, and you may look after everybody in order to be too useful to leave out. Try being a guest. Let someone else do the work, and stay out of the kitchen until it is time to go.',
  [Leo]:
    'Being seen ought to be simple, and for you it isn’t, since Chiron is in Leo. Perhaps you were laughed at when you showed what you could do, or somebody brighter was preferred. So you wave compliments away, and are sorry afterward that there were so few. As an audience you are wonderful; you notice talent that is too shy for louder people to see, and it grows because you do. The next time someone praises you, answer with two words and leave it there. After a while you can stand in the middle of the picture.',
  [Virgo]:
    'Mistakes weigh too heavily on you, with Chiron in Virgo. Some early judgment suggested that love follows good work and that any flaw would be held against the whole, and so you correct yourself in advance, and at times correct others who hadn’t asked. Real skill has come of the same soreness. You find the step at which ordinary people fail, and you never blame them for failing there. Leave your next small mistake without an apology, and watch what happens. Usually nothing does.',
  [Libra]:
    'Peace between people has been your task for so long that you hardly know your own side, with Chiron in Libra. Perhaps you stood between two who no longer spoke, and made each one’s words sound kinder. Closeness has seemed to you ever since like an agreement in which your wishes pay for the harmony. You can explain both halves of a quarrel better than those who are in it. What nobody sees is the silent account you keep of all you gave up. Show it to the person concerned while it is short and still a little funny.',
  [Scorpio]:
    'Trust is the sore place, with Chiron in Scorpio. Perhaps somebody who had power over you misused it, and since then you have studied power yourself: who owes what to whom, and who could hurt whom. It keeps you on guard at the very moments that should be tender. When you notice yourself looking for an advantage over someone you love, say so, with a laugh if you can. Your calm about dark subjects is a great help to people who have something to tell and no one to tell it to. You can hear the worst and stay.',
  [Sagittarius]:
    'Believing in a creed or a teacher is harder for you than for most, with Chiron in Sagittarius, perhaps because one of them once let you down. You swing between trusting nothing and taking up the next great answer whole. In the story Chiron was a teacher, and in this sign it shows: people who doubt feel safe with you, because no question offends you. A new faith is less needed than a fair look at the old one. Some line of it was true. You can keep that, and let whoever taught it to you be wrong about the rest.',
  [Capricorn]:
    'No approval quite seems enough, however much you do for it, when Chiron is in Capricorn. Responsibility came early, perhaps, and praise late, so each achievement was supposed to be the one that would let you sit down. People in authority bring out a stiffness in you, with too much respect one day and too little the next. The people who benefit are those less experienced than you, since for them you become the fair judge you were looking for. Tell one of them that they have done enough for now. Then listen to how it sounds.',
  [Aquarius]:
    'In a group you often feel that there is a rule everybody knows but you, with Chiron in Aquarius. One answer is to leave first and have a theory about crowds, and you may have kept that theory for years. What has grown in the meantime is an eye for whoever stands at the edge, and a talent for bringing odd people together. You can have for yourself what you give to them. You get it by going back to the same place, a third time and a fourth, until somebody expects you.',
  [Pisces]:
    'Other people’s pain gets into you too easily, with Chiron in Pisces, a sign that it takes years to cross, so many people your age have the same thin skin. A sad song can stop you in the middle of anything. There is an old wish in it to be rescued, and it can turn into rescuing everyone else, or into disappearing. Yet you can sit beside somebody who can’t be consoled and offer no solution, which few people are able to do. Arrange for something of the kind yourself: a regular time with a friend, at which you may be the one in need.',
};
