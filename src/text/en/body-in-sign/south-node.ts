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

export const southNodeInSign: BySign = {
  [Aries]:
    'Acting alone and at once is the skill you arrived with, since the South Node is in Aries. Under pressure you are quick, brave and good at starting things. You also start over what was well under way in other hands, and a request to talk it over sounds to you like an obstacle. Too much of it, and you win races that nobody else had entered. Keep your nerve for the occasions that deserve it. Libra, at the other end, begins with something small: let another person do their part more slowly than you would, and leave it as they did it.',
  [Taurus]:
    'Staying is a talent you came with, for the South Node is in Taurus. You can wait out fashions, keep things in use longer than anyone, and hold to people when others leave. It is admired, so you do it everywhere, and a grievance gets kept as carefully as all the rest. A life that no longer fits may go on simply because you are used to it. Scorpio, on the other side, knows that some things have to end. An old quarrel is a good one to begin with, since hardly anybody is going to miss it.',
  [Gemini]:
    'Quick understanding comes to you without effort, with the South Node in Gemini, and so does an ear for how people talk. You get along with anyone and know a little about everything. Overdone, it lets you be everywhere lightly: you begin one study after another, and you meet a friend’s sadness with something interesting. Perhaps you talk because a silence might ask something of you. Sagittarius, the opposite sign, stays with one question until it changes something. Follow one that far. And when somebody is sad, let the pause go on.',
  [Cancer]:
    'Looking after people is the art you have practiced longest, since the South Node is in Cancer. Whoever is unhappy finds their way to you, and you remember everything that happened, in detail. Memory can also hold you in the past, over a hurt that is many years old, and care can become a way of keeping somebody near. Capricorn, opposite, would let them go home by themselves. Do that with one person, and put the time into something of your own, with a goal that has nothing to do with anyone’s feelings.',
  [Leo]:
    'Holding people’s attention is something you seem to have known from the start, with the South Node in Leo. You are warm and generous, and you know when to pause. It becomes too much when you begin to need it: a friend’s good news reminds you of a story of your own, and you measure affection by how loudly it is expressed. Aquarius, at the far end, would use the same gift for others. Put it behind someone who can’t draw a crowd and needs one. Your warmth stays as it was, and no longer asks for anything back.',
  [Virgo]:
    'At a glance you see what is wrong and how to mend it, since the South Node is in Virgo. That makes you useful everywhere. It also tires you, because in time everything you look at seems to be a fault waiting for you, and you rest only when the list is done, which it never is. You take worry for preparation. Pisces, opposite, has another kind of wisdom. Leave something unmended for a good while, on purpose. You may notice that it bothers nobody else, and that better things occur to you in the meantime.',
  [Libra]:
    'Making peace is what you came knowing how to do, with the South Node in Libra. You find the civil word for an angry message, and quarrels end before they have properly begun. Used without a break, the skill smooths you away as well: you no longer know what you would prefer, you adapt to whoever is near, and decisions wait until they are made for you. Aries would have you speak first. Once a day, say what you want in a sentence that has no “maybe” in it, and don’t soften it afterward.',
  [Scorpio]:
    'Reading people is your old skill, for the South Node is in Scorpio. You notice what they don’t say, give little away yourself, and are at your best when things go wrong. The skill looks for work when the emergency is over. Then you search a kindness for its motive, and may disturb a peaceful situation to see what lies underneath. Taurus, opposite, trusts what can be touched and tasted. A meal or a compliment may mean just what it seems to mean, and it will be cold by the time you have looked behind it.',
  [Sagittarius]:
    'Seeing the meaning of things comes to you without trying, since the South Node is in Sagittarius, and people leave your company encouraged. Details bore you, though. The talk goes up to first principles, and what was promised in high spirits is left for others to carry out. You may also leave a place just before it could have taught you something. The remedy, with Gemini opposite, is close at hand. Look back at what you have promised lately, choose the smallest of it, and do it yourself on a day that you have named.',
  [Capricorn]:
    'People put you in charge, because with the South Node in Capricorn you arrived competent. You bear a load without complaint and outlast those who had it easier, so everyone assumes that you will manage, and you do. Where people wanted a friend you may turn into a manager, and you treat any need, your own first of all, as a failure of planning. Cancer, across from it, isn’t interested in your results. Let somebody see you tired before you have composed your face, and accept what they bring.',
  [Aquarius]:
    'Standing a little apart is your practiced strength, with the South Node in Aquarius. From there you see who will quarrel with whom, judge fairly, and think of remedies that no one else has tried. Up close it fails. Someone is in tears and you speak of the general case; someone loves you in particular and you begin to talk of freedom. Coolness can even become a rank that you hold over warmer people. Leo’s advice is to come closer and be foolish. Say “I want” where you would have said “one might,” and let it be seen that you mind.',
  [Pisces]:
    'Sympathy and imagination come to you so easily that you use them even where a plan was needed, for the South Node is in Pisces. You take in every sorrow nearby and can think your way into anything. Meanwhile appointments dissolve, there is always somebody to rescue, or you wait for a rescue yourself, and dreaming gets the hours that the work should have had. Virgo, opposite, asks only for a few clear lines. Put one practical act before each daydream, a washed cup or an answered call, and the dream itself gets better.',
};
