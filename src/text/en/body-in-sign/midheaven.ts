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

export const midheavenInSign: BySign = {
  [Aries]:
    'At work you make your name by going first, with the Midheaven in Aries. You are at your best with what nobody has set up yet, and people turn to you when something is stuck. You get it moving by a push where a push will do, and if it won’t, by trying the next way in. Working under someone who won’t let you begin would be hard for you, and so would any work that has become routine. What interests you is the start, and it is no disgrace to hand the rest to somebody who likes it, as long as you say so at the beginning.',
  [Taurus]:
    'The Midheaven in Taurus builds a standing slowly and keeps it. You would like what you make to be in use many years from now, so whatever else you take up, there is one thing that you stay with and improve, and you become known for it. Work that has to do with land, food, the voice or well-made objects suits you. People come back because it is always the same. That might also hold you in a position long after you had outgrown it. Ask yourself, now and then, whether you would choose it again.',
  [Gemini]:
    'One title for life would hardly fit you. The Midheaven in Gemini makes a vocation of passing things on, in talk or in writing, and of bringing people together who had not heard of each other. Two callings may suit you better than one. Others can take you for the clever one who never stays with anything, which hurts, because you wonder about it yourself. There is usually something that all your interests have in common. Once you can say what it is, people know what to ask you for.',
  [Cancer]:
    'Work that looks after people suits you, with the Midheaven in Cancer, and what they may remember of you is how they felt in your company. It may be a shop, a school or a practice in which everybody is known by name. The Moon, which changes, rules this sign, so your standing rises and falls with the general mood. You can tell what will be wanted before anyone has words for it. Criticism of your work feels like a rejection of you. So it is good to keep a part of your life that nobody from work ever sees.',
  [Leo]:
    'What you do should be visible and should bear your name, for the Midheaven in Leo wants work that can be traced to a person. You lead from the front, and people do better because you believe in them. Wanting praise isn’t vanity in your case; it tells you that you are on the right track, and good work that nobody sees would wear you out. When recognition is late, you may be tempted to look successful instead. It is safer to be known for something that you would defend if no one applauded, and to share the applause when they do.',
  [Virgo]:
    'You are known for things that did not go wrong, because the Midheaven in Virgo makes you careful, exact and useful. When something complicated has stopped working and nobody knows why, you find the reason. That is worth a good deal in editing, analysis, care or maintenance. Unfortunately, flawless work is invisible, so people assume that it happens by itself. About your own work you are too modest to correct them, or busy improving what was good enough long ago. Tell somebody who decides what you have prevented.',
  [Libra]:
    'People trust you to be fair, and with the Midheaven in Libra your work may consist in good part of bringing two sides together. You are suited to law, to design, to mediation, or to any place where difficult guests have to be seated side by side. You are known for good manners and good taste, and a partner may be connected with your success. The weak point is that you put off a decision that will displease half the people concerned, until you become known for that. It is easier if you say how you are going to decide before you know whom it will hurt.',
  [Scorpio]:
    'Serious work, much of it out of sight, is what the Midheaven in Scorpio asks for: research, rescue, other people’s money or secrets, negotiations in which a great deal is at stake. People trust you with what would embarrass them. You would like to clear away what no longer works and to rebuild it. Power interests you, and if you deny it, others imagine plots. Say openly what you are after and which means you would never use. Then you will be known as hard but honest.',
  [Sagittarius]:
    'The Midheaven in Sagittarius needs a wide field: teaching, publishing, travel, law, trade over long distances, anything that lets you pass on what you have learned on the way. You become known for what you believe, and your public word convinces people. What you announce in that spirit may be more than you have time for, and the details never interested you much. Promise half of what you see; it will still be more than others offer.',
  [Capricorn]:
    'Ambition is patient in you and rather private, with the Midheaven in Capricorn, a sign that is at home at the top of a chart. You want the position and also the right to it, which takes longer. Authority comes by degrees, and progress may look slow beside friends who rise faster. It can also be lonely to have gone farther than your friends. Let people help sooner than feels wise, and give the time to friends who never cared about your rank.',
  [Aquarius]:
    'Some of the work that suits you best has no name yet, since the Midheaven in Aquarius looks for what should exist and doesn’t. Networks, science, reform and technology are typical fields, and so is anything that has to be set up before it can be joined. People respect you from a little distance, and may come back when an idea turns out to have been early. You don’t get on well with hierarchies, and may take a mere dislike of one for a revolution. A new idea needs people with the means to carry it out, so it is worth being on speaking terms with them.',
  [Pisces]:
    'What you do in the world is hard to describe in a sentence, since the Midheaven in Pisces draws no firm line around a calling. Images, music, healing, refuge, speaking for those who have no voice: things like these attract you. In public you can play many parts, and people feel that they know you. What they expect of you changes with what they hope for, which is no fault of yours. You may drift into a position, and let the credit for it drift to somebody else. Get it agreed whose work it is. After that you can forget yourself in it.',
};
