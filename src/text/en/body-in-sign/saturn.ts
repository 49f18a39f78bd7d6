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

export const saturnInSign: BySign = {
  [Aries]:
    'Going first may once have cost you something, and before certain doors you still pause, one hand on the frame. Saturn, in its fall here, wants certainty in a sign that only finds out by doing. Nerve therefore comes to you as a built thing, plank upon plank, and in a crisis yours may be the steadiest head because you have rehearsed every kind of beginning in private. Held-back anger is the expense; it escapes as impatience with anybody who dithers the way you once did. Start something each month while still unready, and let people see you do it.',
  [Taurus]:
    'To the cupful, you know what is in the pantry. Having enough has never felt like a settled question, whatever the shelves say, so you build to last, with oiled tools and a word worth exactly what it claims. You can outwait nearly anyone. Pleasure is where Saturn charges extra. You buy the plain one, leave the heat off a week longer than your friends do, and stay years in an arrangement gone stale because leaving would look like waste. Choose one luxury that leaves nothing behind, a long bath or fresh apricots, and have it weekly, on no occasion.',
  [Gemini]:
    'Even a birthday card goes through a draft. You resolved early to be accurate, having noticed how long a careless sentence lives. Saturn does well in air, and here it gives a mind that can hold one thread through a three-hour argument, and a name as the person who checked. But then an ordinary chat starts to feel like giving evidence. You arrive after the joke has moved on, holding a better version of it. Say one thing a day before you have verified it, preferably something silly. And teach, because at the front of a class your slow care is exactly what is wanted.',
  [Cancer]:
    'Who is not to be upset at home you know, and may have known earlier than a child should. Saturn is in its detriment in Cancer, the Moon’s sign, and you show tenderness by being useful: you stay, you mend, you are the one whom everybody calls in trouble. Your own needs come last, so that people may think you have none. Tell one of them what you want before you have worked out how to manage without it. A family does not rest on you alone.',
  [Leo]:
    'An award of yours would go into a drawer, face down. To be looked at is a grave affair, perhaps because it once met with silence or with too much expectation, and though you can shine, you would rather be respected than adored. Saturn, ill at ease in the Sun’s sign, puts play on a schedule. That is also how you get good, giving hours to a talent others fritter away. Watch for the wish to be thanked, which you do not voice and which can turn you stern with anyone who shines cheaply. Sit for a portrait, or sing at the party when the guitar comes around.',
  [Virgo]:
    'Behind your ear lives a red pencil, and you use it most on yourself. Work must be right, and right has decimals. In Mercury’s workshop Saturn becomes a superb technician; you document, maintain, foresee the missing part, and whole offices run on systems that no one else can name. The toll is taken in sleep, and in a private tally that never reaches a hundred, as though an unfinished task were a flaw of character. Grade in pass and fail for a month, like a driving test. You will still pass, with time left to go out while it is light.',
  [Libra]:
    'One cuts, the other chooses: as a child you may have insisted on the rule, and you insist on it still. Tradition exalts Saturn here, judge’s robe and all, because patience and equity improve each other. You weigh before you speak, keep terms with people you dislike, and can sit through a negotiation until every temper in the room is spent. Closeness asks for something looser. A partner may get courtesy on the evening they wanted a scene, and feel fairly treated and alone. Be unreasonable at home now and then. A grievance aired hot cools faster than one kept in proportion.',
  [Scorpio]:
    'A favor, once accepted, sits in your pocket like a stone until it is returned. You hate to be in anyone’s power, and you know how power is held, by whoever knows and can afford to wait. In a siege everyone wants you near, because you feel so much and show so little while there is a job to finish. Peacetime is lonelier. Saturn gives out trust by installments here and may revoke it in full for a single lapse. Owe someone on purpose. Borrow a car, and leave the debt standing for a season to see what a kind creditor does with it.',
  [Sagittarius]:
    'You would like to believe, and you want to see the evidence first. Saturn makes a slow pilgrim out of Jupiter’s archer, with one subject studied thoroughly, one philosophy read all the way through, and a few far places known by their back streets. Students trust you because you mark your doubts as carefully as your claims. It can go dry. An open horizon is refused since nobody can vouch for it, and caution gets preached with a zealot’s zeal. Book something whose outcome you cannot research, and go before the reviews are in.',
  [Capricorn]:
    'A ten-year plan strikes you as rather short. Saturn rules here and is on good terms with time, so things ripen on the date you gave them, and authority comes your way because you were still minding the detail when the enthusiasts had left. What goes hungry is the part of you with nothing to prove. Rest feels like theft from some stern master whom nobody else can see, and affection has to wait. Dismiss that master for one afternoon a week. Be a beginner at something useless, and be bad at it among friends.',
  [Aquarius]:
    'Put you on a committee and within a year it has bylaws that actually work. Of its two signs this is the one in which the ancients said Saturn rejoices, and it lends you an architect’s feel for how strangers can live together, under a principle that binds its own author. You think well about people in general. In particular, you may stand half a step outside the circle, loyal to everyone and known by few, cool at just the moment when someone needed a biased friend. Pick a favorite. Take a side for love, and let your reasons arrive afterward.',
  [Pisces]:
    'You may go about feeling as if you had left a stove on in a house you cannot locate. Vague obligation follows you, made of sorrows you did not cause and needs you read in a stranger’s face. Saturn looks for walls here and finds mist. Given a form, that porousness becomes a vocation, perhaps one of scales practiced daily or a night shift kept for years. Solitude restores you until it starts to bury you. Draw your edges with a calendar, these hours for others and these for silence, and keep both. Guilt with no name on it can go unanswered.',
};
