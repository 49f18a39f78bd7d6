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
    'The meeting is over before you have uncapped your pen, and Aries thinks that it went well. Two chiefs, then. They act on the first minute and you on the fortieth year, and it annoys you how often the leap works. Mars is strong in your sign. Given a shape by you, their raw push could move rock. Reproach, though, turns it against you. Set the goal and let them choose the method, noise included. Praise at once, for by the year’s end it is stale. And let yourself be dragged from the desk. You need not look pleased.',
  [Taurus]:
    'Good leather, a heavy spoon, a handshake: you accept the same proofs. Among earth signs this one has charge of pleasure. From Taurus you gather that a body has a life apart from its uses, and that an afternoon can be spent and still be yours. In time you could grow set in your ways and call it standards. You also vanish into work with a sense of providing, when what they hoped to see was you, cutting the tart. Be home twice a week while it is light, and be of no use at all. They will demonstrate.',
  [Gemini]:
    'Your oranges are being juggled. Gemini came in about the report, picked them up, and has told you three pieces of office news you would have paid for. Your hours are built of blocks and theirs of threads, and for a while neither sees the point. Then one day a door needs opening by talk alone, and they need someone to hold them to a date, so each keeps the other on. Jokes are where you meet. Never crush a notion by asking what it is for. Ask what it is like. Give them short tasks, and pay in undivided attention.',
  [Cancer]:
    'For forty employees you have a procedure, and for one pair of wet eyes across the table none. Cancer faces you on the wheel and rules wherever you are a guest: at home, in the past, among feelings. You provide walls. They make it worth having walls. Under pain you turn efficient, the worst possible reply to somebody waiting to be held. Hold first. “I don’t know what to do” is a sentence they will treasure above a solution. Tell them, too, what frightened you at ten. They guessed long ago, and have been saving it a place.',
  [Leo]:
    'The invoice for the fountain comes to you. Leo intended it for everyone’s joy, and it never crossed their mind that joy has a unit price. What they claim by right of warmth, you would accept only as wages. It irritates you, and late in the evening looks like wisdom. They restore the color you once gave up for reasons of cost. The quarrel is about recognition, which they take in words and you in deeds. Keep three true compliments on you like small change. And own up to what you would like applauded. You do have a list.',
  [Virgo]:
    'Once, in confidence, Virgo alphabetized your spices, and you were moved. You are earth together: they think about the thing and you about where it leads, until nothing is left over for luck to spoil. Their modesty suits you almost too well: it is tempting to promote a person to indispensable and forget to inquire whether they wanted the post. They will not complain, except in detail. When details multiply, hear the larger sentence. Ask what they would do with a free month, then help to arrange it. Teach each other idleness, however badly, like two people dancing from a manual.',
  [Libra]:
    'Everybody has been consulted but the clock. Libra wants the decision to feel right to all who will live under it, and you want it taken. Both are cardinal and neither will follow. Still, Saturn, who rules you, is exalted in the scales: they hold you to fairness, which few have dared. At parties they translate you. Your bluntness under pressure strikes them as ugly, no light word there. Their delays look to you like cowardice, when it is workmanship of another kind. Give the real deadline, a day early. On an ordinary morning bring a flower, and watch what it gets done.',
  [Scorpio]:
    'The safe you would trust them with, and the diary they have already read, in your face. Scorpio’s will is the only one you have met that does not tire before yours. Respect goes both ways, and much is left unsaid, including by you that you are glad. They need to feel that they have gotten through to something. A polite surface kept up too long makes them dig. Offer a crack, a failure told with the real figure, and they will never use it. When it is their turn to go silent, manage nothing. Stay in the room, your phone elsewhere.',
  [Sagittarius]:
    'On the back of your five-year plan someone has drawn a horse. Sagittarius, who lives just behind you, also slipped in a ticket. You put a few things away early: faith, appetite, the right to be foolish before noon. They carry these around to the front and laugh when you look both ways. You judge their exaggerations as false accounting, and they call your caution fear, sometimes correctly. Answer the next wild proposal with a condition in place of a no, such as back by Sunday. Use the ticket. No one will hear from them how much you sang.',
  [Capricorn]:
    'Each of you is waiting for the other to leave work first, and it is after eight. What a relief, a person reliable down to the commas who laughs at the same grim joke. Nothing needs proving, and you both go on proving it. Affection is put off until conditions are right, and two such patient people can look up to find that it has been twenty years. Nobody wants to be the needy one on a working day. So assign it: Mondays you ask for comfort, Thursdays they do, and it need not be earned. Under Saturn a rule is kept, even a kind one.',
  [Aquarius]:
    'The form you designed comes back with a sketch of a world without forms. Saturn owns both houses by the old rule, so you are stern cousins, long in the view, short of tears, fond of structure. Yours is for climbing and Aquarius redesigns theirs. You could do without the lecture on hierarchy; they quote you, meanwhile, on whatever has to work. The shared weakness is the thermostat, for respect alone can carry the two of you through a winter. Make an unreasoned gesture first. Back one of their experiments a year, and waive the veto.',
  [Pisces]:
    'Among your paperweights is a bit of sea glass that you have not filed. Pisces left it. You put a harbor wall around a drifting gift, and something in your chest, on duty since school, stands easy. Lateness will have to be borne, along with the loan of your good luggage to a stranger. When you scold they do not argue. They dim, and it may be days before you miss the light. Ask for one commitment at a time, a small one. Enter their hunches among the figures. They have been right more often than the forecast.',
};
