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
    'What you do best is what nobody has set up yet, and impatience is as good a founder as any. Public life is ground to be cleared, and your name gets attached to the first version of things. Mars at the top of the chart earns a reputation for nerve; they send you in when the matter is stuck. Serving under someone slower is the standing difficulty, and so is the third year of anything. Build a career in campaigns, each with a finish line and a successor already briefed.',
  [Taurus]:
    'You would like the thing you made to be in use forty years on, and somebody to turn it over and look for a mark. Standing comes to you by accumulation, from staying where you are and from work that pleases the hand. Venus adds taste, so the public side of you thrives in trades that touch land, food, voice or the well-built object. Clients come back for the sameness, which can also hold you in a post two promotions too long. Every spring, ask what you would apply for if your place were taken.',
  [Gemini]:
    'You could do with two business cards that have nothing to do with each other. Mercury on the public height makes a vocation out of traffic: reporting, teaching, brokering. You are known for being quick and up to date, and one title for life would be like speaking with a single vowel. The price is to be thought slight, the clever one who hasn’t settled, and it stings because you half suspect it. Find the thread that runs through all the jobs and put it in one sentence. Others can then recommend you, both of you.',
  [Cancer]:
    'You do best in work that has regulars, people who would worry if they found you closed. Your standing is made of shelter, perhaps in some shop or school or firm run on nearly family terms, where people are fed and remembered. The Moon presides, so strangers grow fond of your name, and the career waxes and wanes. Feeling is your market sense; you can tell what will be wanted before anyone has words for it. What hurts is criticism of the work, heard as a rejection on the doorstep. Keep one part of your life closed to customers, and go there often.',
  [Leo]:
    'You want a name on the awning, in letters that you have approved. Yours or your company’s, it amounts to the same, because the Sun at the head of a chart wants work that can be traced to a face. You lead from in front, and a team under you stands straighter for it. Obscure excellence makes you wilt. When recognition is late there is a temptation to chase the look of success, the corner office with nobody in it. Be visible for something you would defend with the lights off. Then share the billing, loudly and by name.',
  [Virgo]:
    'When the thing has stopped working, and nobody can say why, you are the person to call. Mercury gives the public role its exactness, and your reputation grows out of what did not go wrong while you were there. In editing, in analysis, in the upkeep of any complicated system, you are worth several louder people. Unluckily, flawless work can’t be seen. Superiors suppose that it happens by itself, and you are too proud to mention it, or busy refining a skill that was ready years ago. Once a quarter tell somebody in authority what you prevented.',
  [Libra]:
    'Both sides can agree on you, and much of your work comes of that. Venus at the summit means a public life of agreements and of things brought into proportion, in law or design, or at the front of a house where difficult people have to be seated well. You are known for being fair and for looking the part, and a partner is often bound up with your standing. The weak place is popularity. A ruling that will displease half the hall gets postponed, and then you are known for that. Publish your criteria before the case comes up.',
  [Scorpio]:
    'Your kind of work is hard to describe at parties, and part of it had better stay confidential. This is a calling for depths, such as research, salvage, or bargaining at the brink on behalf of people who trust you with what would embarrass them. Mars drives it, and Pluto in modern reading gives the career at least one razing and rebuilding under the same name. Power interests you. Denied, it makes colleagues imagine plots. Say openly what you are after and which means you won’t use. A name for hard, clean dealing then goes into the building ahead of you.',
  [Sagittarius]:
    'Some careers fit on one street; yours keeps asking for a passport. Jupiter rules this Midheaven and gives a vocation for teaching or publishing, or for trade over distances, anything that lets the view from a hill be shared. You become visible for what you believe, and are promoted on enthusiasm. Then comes delivery. A grand pledge made at the podium lands on a desk with nobody at it. Announce half of what you see. Keep near you a person who enjoys schedules, thank them in public, and go on pointing at the skyline.',
  [Capricorn]:
    'You look up at a height and count the stairs. This height is the sign’s own, tenth in the wheel and Saturn’s, so ambition here is patient and rather private; you want the position and the right to it. Authority settles on you as lichen does on stone. The early years can look slow beside flashier friends, and the long haul may leave a person eminent and unaccompanied. Give somebody’s birthday the weight of a board meeting. And train a replacement sooner than feels wise, while you can still enjoy being asked for advice.',
  [Aquarius]:
    'Your best work tends to have no title yet, and there may be an argument over whose budget it comes from. Saturn gives it a structure and Uranus the idea nobody ordered, in networks or reform or science. You are respected from a distance and consulted as an oddity who turned out to be early. Hierarchy is the sore point. A few of your revolutions were only a dislike of being managed. Attach the invention to an institution strong enough to carry it, and take the dull seat on the finance committee yourself.',
  [Pisces]:
    'Out in the world people feel they have met you in a film, or that you were kind to them once. Jupiter, joined by Neptune in modern use, sets the vocation among images, music and refuge, wherever one may speak for those with no voice of their own. Your public outline is soft. It lets you play many parts, and it lets others cast you, as saint one season and scapegoat the next. You may drift into a post, and let the credit for it drift to somebody else. Get the agreement written, with your name spelled right, and then vanish into the work.',
};
