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
    'Starting costs you something, because Saturn is in Aries, in its fall: it wants to be certain, in a sign that only finds out by doing. Going first may once have been punished, and before certain doors you still pause. Your nerve has been built piece by piece, and in a crisis yours may be the steadiest head, since you have rehearsed every kind of beginning in private. The price is held-back anger; it comes out as impatience with anybody who hesitates the way you once did. Start something each month before you are ready, and let people see you do it.',
  [Taurus]:
    'Having enough has never felt like a settled question, with Saturn in Taurus, whatever is in the cupboard. So you build to last, look after your tools, and give a word that is worth exactly what it claims; you can outwait nearly anyone. Pleasure is where you economize. You buy the plain one, leave the heat off a week longer than your friends do, and may stay years in an arrangement that has gone stale because leaving would look like waste. Choose one luxury that leaves nothing behind, a long bath or fresh apricots, and have it weekly, for no special occasion.',
  [Gemini]:
    'Words are a serious matter to you, since Saturn is in Gemini, and you may have noticed early how long a careless sentence lives. It gives you a mind that can hold one thread through three hours of argument, and a name as the person who checked; even a birthday card goes through a draft. An ordinary chat can start to feel like giving evidence, and you arrive after the joke has moved on, holding a better version of it. Say something silly each day before you have verified it. And teach: what slows you in talk is exactly what a learner wants.',
  [Cancer]:
    'You know who at home must not be upset, and you may have known it earlier than a child should. Saturn is in its detriment in Cancer, the Moon’s sign, and you show tenderness by being useful: you stay, you mend, you are the one everybody calls when there is trouble. Your own needs come last, so people may think you have none. Tell one of them what you want before you have worked out how to manage without it. A family does not rest on you alone.',
  [Leo]:
    'To be looked at is a grave affair for you, with Saturn in Leo, perhaps because it once brought only silence, or too many expectations. You can shine, and would rather be respected than adored. Saturn is ill at ease in the Sun’s sign and puts even play on a schedule, which is how you get good: you give hours to a talent that others fritter away. Watch for the wish to be thanked that you never voice; it can make you stern with anyone who shines cheaply. When the guitar comes around, sing, and don’t apologize first.',
  [Virgo]:
    'Work has to be right before you let go of it, with Saturn in Virgo, and you are its strictest critic. You document, maintain, foresee the missing part, and a whole office may run on a system of yours that no one else could explain. You pay for it in lost sleep, and in a private tally that never reaches a hundred, as though an unfinished task were a flaw of character. For a month, ask of each piece of work only whether it passes, like a driving test. Most of it will, and there is time left to go out while it is light.',
  [Libra]:
    'Tradition exalts Saturn in Libra, the sign of fairness, because patience and justice improve each other. You weigh before you speak, keep your terms with people you dislike, and can sit through a negotiation until every temper in the room is spent. Closeness asks for something looser. Somebody who loves you may get courtesy on the evening they wanted a scene, and feel fairly treated and alone. Be unreasonable at home now and then. A complaint made while it is hot is over sooner than one kept in proportion.',
  [Scorpio]:
    'Being in anyone’s power is what you like least. Saturn in Scorpio gives out trust in installments, and may take it all back for a single lapse; a favor, once accepted, weighs on you until it is returned. In a bad time everyone wants you near, because you feel so much and show so little while there is a job to finish. When all is well you may be lonely, since nobody has been told enough to know you. Owe someone on purpose. Borrow a car, let the debt stand for a while, and see what a kind creditor does with it.',
  [Sagittarius]:
    'You would like to believe, and you want to see the evidence first. Saturn in Sagittarius studies one subject thoroughly, reads one philosophy all the way through, and knows a few far places by their back streets; people trust you because you mark your doubts as carefully as your claims. It can go dry. You may turn down an open horizon because nobody can vouch for it, and preach caution with a convert’s zeal. Book something whose outcome you cannot look up, and go before the reviews are in.',
  [Capricorn]:
    'A ten-year plan strikes you as rather short. Saturn rules Capricorn, and has time on its side: things ripen on the date you gave them, and authority comes your way because you were still at work when the enthusiasts had left. What goes hungry is the part of you with nothing to prove. Rest feels like stealing from some stern master nobody else can see, and affection has to wait. Dismiss that master for one afternoon a week. Be a beginner at something useless, and be bad at it among friends.',
  [Aquarius]:
    'Put you on a committee, and within a year it has rules that actually work. Saturn, which the ancients said rejoices in Aquarius, gives you a feel for how strangers can live together under a principle that binds its own author too. About people in general you think well. In particular you may stand half a step outside the circle, loyal to everyone and known by few, and cool at just the moment when someone needed a biased friend. Pick a favorite. Take a side for love, and find your reasons afterward.',
  [Pisces]:
    'A vague sense of duty follows you, because Saturn in Pisces looks for walls and finds none: you answer for sorrows that you did not cause, and for needs that you read in a stranger’s face. It can feel as if you had left a stove on somewhere. Given a form, so much feeling becomes a calling, perhaps scales practiced daily or a night shift kept for years. Solitude restores you until it starts to bury you. Decide by the calendar which hours are for others and which for silence, and keep both. Where guilt has no name on it, you need not answer.',
};
