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

export const jupiterInSign: BySign = {
  [Aries]:
    'Nearly all your good chances began before you knew what you were doing. Belief reaches you through the legs; a plan that can start on Monday is worth more than a better one in spring, and luck, under Mars, tends to meet whoever is already moving. People borrow nerve from you. You say “Why wouldn’t you?” and mean it, and somebody changes jobs. What suffers is the fourth month, when a venture needs feeding and your eye is on the next gate. Before signing on again, bring one brave thing to the point where it can run without you.',
  [Taurus]:
    'Plenty, in your book, has weight and a smell, like bread under a cloth. Luck comes at the pace of fruit trees, through what you plant well and then leave alone, and guests go home from you with jars. Jupiter overdoes things, and with Venus as landlady it overdoes comfort. A pleasure that worked is repeated until it fills the house; an opinion you once found sound is defended long past its season. Now and then taste the costly oil against the plain one, blindfolded, and take from the result some idea of where enough begins.',
  [Gemini]:
    'Ask a question within your hearing and it comes back with forty interesting answers. Jupiter, which is far from home in this sign, wanted one large truth and was told to sort the mail. So you grow sideways, by way of a chat in a ticket line or a cousin’s odd trade, and hardly anybody is better at bringing a stranger up to speed without condescension. Conviction is harder to come by, since each argument has a likable rival. Once a year write on a single page what you actually believe. Let a friend cross-examine it, and keep whatever survives until the next edition.',
  [Cancer]:
    'Everybody’s cousin ends up at your holiday table, wedged in on the piano bench. Tradition exalts Jupiter in this sign, where abundance is counted in people who feel looked after, and good fortune tends to find you through kin, adopted kin and towns where you have stayed long enough to be missed. Loyalty that warm can thicken. A grown child gets advice packed in with the leftovers, and newcomers wait years before they are “us.” When someone leaves the table early, let them go with a full pocket and no commentary, and give the chair to a person you have only just met.',
  [Leo]:
    'Give you a dull occasion and it acquires lanterns, a toast, a bandleader who owed you a favor. You are generous on a royal scale and believe in people out loud, which can set a timid talent on its feet for life. Joy is close to a philosophy with you; whatever cannot be celebrated you find hard to trust. The reckoning comes afterward, when a splendid gesture earns a modest thank-you and you feel robbed. Do one lavish thing each season under no name at all. The recipient, delighted and guessing, is a show worth watching from the cheap seats.',
  [Virgo]:
    'Somebody else announces the grand plan; by Thursday you have found the seven places where it leaks and patched five. Large faith sits awkwardly in a sign that counts, so yours is kept in practice, in the daily page or the recipe tested until a beginner can follow it. Doors open because you once did a minor job properly for a person who noticed. Your own hopes, meanwhile, stay in draft, short of some last correction. Ask for something that is larger than you can justify. Leave out the supporting documents, and let other people help carry it.',
  [Libra]:
    '“You two should meet” may be the most fruitful sentence you own. Your fortunes widen through partners, introductions and handsome rooms in which terms are worked out, for you hold a real faith that most quarrels are failures of manners or arithmetic. Your weak spot is the generous yes. Promises made to please both sides come due on the same afternoon, while a wish that nobody shares can sit unvisited for years. State your own position before the mediation starts. And take up one pleasure no companion will ever want to join.',
  [Scorpio]:
    'Easy good fortune makes you look behind it for the wires. What you trust is what came through a bad year, such as the friend who saw you at your pettiest and stayed. You expand downward, by research or candor, or through what you own or owe together with someone. People bring you their worst story and find you interested and unshocked. Jupiter carries some excess into every sign, and in this one it is an appetite for stakes; calm strikes you as a lack of seriousness. Accept a favor that you did not ask for, and don’t turn it over to check the underside.',
  [Sagittarius]:
    '“It’ll be fine,” you say at the foot of the pass, with one sandwich and no map. Jupiter rules this sign, and you have the birthright, a belief that the road will provide, which it does with a regularity that irritates your more careful friends. Distance teaches you; so do old books, foreign jokes and anyone with a theory. What slips is scale. You promise the whole mountain, forget whose turn it is to wash up, and lecture somebody who had only asked the time. Go back to one place often enough to be corrected by the people who live there.',
  [Capricorn]:
    'Hope, in your hands, files an application and prepares for the interview. Jupiter is in its fall here, on Saturn’s terms, so expansion comes in load-tested steps and you rarely claim a success before it is signed. You help newcomers in a practical way, with a reference or an hour of frank instruction. But sheer pleasure embarrasses you, and you can ask so little of life that it obliges. At the halfway point of your next climb hold a proper feast, for people who had no hand in it.',
  [Aquarius]:
    'Any detective would be baffled by your address book, where the beekeeper comes just before the judge and both are close friends. You believe in people by the thousand. Growth reaches you through groups, inventions and principles that everybody ought to have had years ago, and luck likes to travel by acquaintance, three links down the chain. What you know you share without charging admission. You overshoot in certainty, because you broke with the crowd once and were right. Let a single person’s inconvenient need come before the cause for once, and notice what the theory had left out.',
  [Pisces]:
    'Someone is always being let off by you. The debtor, the late arrival, the bore at the party who turns out to have a sorrow, all of them sense a door with no bolt. Jupiter is at home in these waters, where faith needs no argument and a closed eye may see more than a telescope. Help tends to reach you at the last bend, often from a quarter you had forgotten being kind to. Yet mercy without edges leaves you tired and the other person unchanged. Choose two people to carry, and give what remains to singing and sleep.',
};
