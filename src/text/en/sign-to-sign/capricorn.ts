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

export const capricornWith: BySign = {
  [Aries]:
    'The meeting is over before you have uncapped your pen, and Aries thinks it went well. Two chiefs, then. They act in the first minute and you plan for the fortieth year, and it annoys you how often their leap works. Mars is strong in your sign. If you give it a shape, their raw push could move rock. Reproach, though, turns it against you. Set the goal and let them choose the method, noise included. Praise them at once, because by the end of the year it is stale. And let yourself be dragged away from the desk. You need not look pleased.',
  [Taurus]:
    'Good leather, a heavy spoon, a handshake: you accept the same proofs. Among the earth signs this one is in charge of pleasure. From Taurus you gather that a body has a life apart from its uses, and that an afternoon can be spent and still be yours. In time the two of you could grow set in your ways and call it standards. You also vanish into work with a sense of providing, when they were hoping to see you, cutting the pie. Twice a week, be with them while it is still light, and be of no use at all. They will demonstrate.',
  [Gemini]:
    'Your oranges are being juggled. Gemini came in about something else, picked them up, and has told you three pieces of news you would have paid for. Your hours are built of blocks and theirs of threads, and for a while neither sees the point of the other. Then one day you need a door opened by talk alone, and they need someone to hold them to a date, so each keeps the other around. Jokes are where you meet. Never crush a notion by asking what it is for. Ask what it is like. Give them short tasks, and pay in undivided attention.',
  [Cancer]:
    'For forty employees you would have a procedure, and for one pair of wet eyes across the table you have none. Cancer faces you on the wheel and rules wherever you are a guest: at home, in the past, among feelings. You provide walls. They make the walls worth having. In pain you turn efficient, the worst possible reply to somebody waiting to be held. Hold first. “I don’t know what to do” is a sentence they will treasure above a solution. Tell them, too, what frightened you at ten. They guessed long ago, and have been waiting to hear it.',
  [Leo]:
    'The invoice for the fountain comes to you. Leo intended it for everyone’s joy, and it never crossed their mind that joy has a unit price. What they claim as a natural right, you would accept only as wages. The claim irritates you, and late in the evening it looks like wisdom. They restore the color you once gave up for reasons of cost. The quarrel is about recognition, which they take in words and you in deeds. Keep three true compliments on you like small change. And own up to what you would like to be applauded for. You do have a list.',
  [Virgo]:
    'Once, in confidence, Virgo alphabetized your spices, and you were moved. You are earth together: they think about the details and you about where they lead, until nothing is left over for luck to spoil. Their modesty suits you almost too well: it is tempting to promote a person to indispensable and forget to ask whether they wanted the job. They will not complain, except in detail. When the details multiply, hear the larger complaint. Ask what they would do with a free month, then help arrange it. Teach each other idleness, however badly, like two people dancing from a manual.',
  [Libra]:
    'Everybody has been consulted but the clock. Libra wants the decision to feel right to all who will live under it, and you want it made. Both are cardinal and neither will follow. Still, Saturn, who rules you, is exalted in Libra: they hold you to fairness, as few have dared to. At parties they translate you. Your bluntness under pressure strikes them as ugly, and from them that is a strong word. Their delays look to you like cowardice, when they are workmanship of another kind. Give them the real deadline, a day early. On an ordinary morning bring a flower, and watch what it gets done.',
  [Scorpio]:
    'You would trust them with the safe, and the diary they have already read, in your face. Scorpio’s will is the only one you have met that does not tire before yours. Respect goes both ways, and much is left unsaid, including that you are glad to have them. They need to feel that they have gotten through to something. A polite surface kept up too long makes them dig. Offer a crack, a failure told with the real numbers, and they will never use it against you. When it is their turn to go silent, don’t try to manage it. Stay in the room, with your phone elsewhere.',
  [Sagittarius]:
    'On the back of your five-year plan someone has drawn a horse. Sagittarius, who lives just behind you, also slipped in a ticket. You put a few things away early: faith, appetite, the right to be silly before noon. They bring these back out and laugh when you look both ways. You judge their exaggerations as false accounting, and they call your caution fear, sometimes correctly. Answer the next wild proposal with a condition in place of a no, such as back by Sunday. Use the ticket. No one will hear from them how much you sang.',
  [Capricorn]:
    'Each of you is waiting for the other to stop working first, and it is after eight. What a relief, a person reliable down to the commas who laughs at the same grim joke. You have nothing to prove to each other, and you both go on proving it. You put off affection until conditions are right, and two such patient people can look up to find that years have passed. Neither wants to be the needy one on a workday. So assign it: Mondays you ask for comfort, Thursdays they do, and it need not be earned. Under Saturn a rule is kept, even a kind one.',
  [Aquarius]:
    'The form you designed comes back with a sketch of a world without forms. Saturn owns both houses by the old rule, so you are stern cousins, long in the view, short of tears, fond of structure. You climb yours and Aquarius redesigns theirs. You could do without the lecture on hierarchy; meanwhile they quote you on anything that has to work. The weakness you share is a low thermostat, because the two of you can get through a winter on respect alone. Be the first to make a gesture with no reason behind it. Back one of their experiments a year, and waive your veto.',
  [Pisces]:
    'Among your paperweights is a bit of sea glass that you have not filed. Pisces left it. You put a harbor wall around a drifting gift, and something in your chest, on duty since school, goes off duty. You will have to put up with lateness, and with the loan of your good luggage to a stranger. When you scold they do not argue. They dim, and it may be days before you miss the light. Ask for one commitment at a time, a small one. Enter their hunches among the figures. They have been right more often than the forecast.',
};
