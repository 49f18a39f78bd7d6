import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const jupiterSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Praise from you lands where this person lives, and within a month they are attempting things they used to file under someday. Thanks come back as daylight: near them your opinions seem worth having. Between you, hope gets overbooked. Hold on to one honest reservation about every scheme and voice it early, since applause for everything soon tells them nothing.',
    harmonious:
      'Before an interview they phone you, and they walk in an inch taller. Encouraging this person takes so little out of you that you hardly count it as giving; they repay it by being visibly proud to know you. Ease of this sort can coast for years on compliments. Set each other something hard this spring, and keep score.',
    tense:
      'The proper size of things is your standing dispute. To you their plan looks modest for somebody so able; to them your enthusiasm feels like being signed up for another person’s life. Even so, they have grown by half since you met, and you have begun to measure before you leap. Ask what they want, then cheer for exactly that.',
  },
  [Moon]: {
    conjunction:
      'They eat more when you are there, laugh more readily, and sleep late the next day. Something in them takes you as proof that there will be enough. What you receive is a home port, with a towel on your own hook. Guard against cheering them up too fast: on a gray evening, sit down beside the mood and let it have its hour.',
    harmonious:
      'Neither of you recalls who started bringing the pastries. Kindness circulates of its own accord: you widen their days with an outing or a visitor, and they notice when you are tired behind the jokes. Comfort can turn into a second helping of everything, troubles included. Go for a brisk walk before the nightly round of sympathy.',
    tense:
      'On a bad week of theirs you order a cake and invite twenty people. They wanted a blanket. Moods, to you, are there to be improved; to them your optimism can sound like a refusal to listen. Over the years you stretch a shy heart, and they save you from many an excess. Before you begin, ask whether they want company or an ear.',
  },
  [Mercury]: {
    conjunction:
      'A remark of theirs, after ten minutes with you, has become a theory of everything. They bring facts and the exact word; you tell them why it matters, and so they send the article off or speak up at the meeting. Of all minds, this is the one to have along on a long drive. Plans can be so well discussed here that nobody carries them out. Appoint someone.',
    harmonious:
      'Books you lend this person come back with pencil in the margins, and you like them better for it. Curiosity like theirs gives your convictions handles. You, in turn, give them a reason to finish the sentence they began shyly. Agreement is so pleasant that errors slide by unexamined. Every so often, include a friend who corrects people.',
    tense:
      '“About a thousand people came,” you tell the table, and from across it you hear: “Two hundred and six.” They check while you enlarge. You can leave them feeling petty, and they can leave you feeling caught. Between your sweep and their count, however, a truth gets told that others repeat. Confer for a minute before you go public.',
  },
  [Venus]: {
    conjunction:
      'Old books call these the two kindly planets, and where they meet there is generally dessert. You make this person feel lovely at large; they give your good fortune taste, and so make it worth having. Nobody here wants to mention the bill, or the mildly wounding truth. Take turns at being the one who does.',
    harmonious:
      'Whatever they are wearing, you say so, warmly, and the compliment lasts them a week. They in turn have smoothed your welcome in rooms where your volume would have told against you. It is all so agreeable that real differences may be sent away unopened. Have the occasional unfashionable disagreement, then go out to eat.',
    tense:
      'Four dozen roses arrive from you, and they would have liked one, chosen. Your warmth is also rather widely shared, as they notice at parties. While they refine you, you teach them to enjoy without apology, and between excess and good taste there is some spirited bargaining. Give the small exact thing, on a day when nobody else is receiving.',
  },
  [Mars]: {
    conjunction:
      'Say “Why not?” to this person and stand back. They have the push and you have the reasons, so between breakfast and lunch a notion becomes a hired truck. To you it is courage by return mail: they actually do what you have been praising for years. Overreach is the house style. Agree beforehand on a point at which you will both stop.',
    harmonious:
      'Between rounds they come back to your corner, hear one sentence, and go out swinging. Their drive, meanwhile, gets your broad intentions off the couch. Winning comes rather easily to such a pair, and it is tempting to enlist each other in fights that belong to somebody else. Choose an opponent worth the sweat, such as a bad habit.',
    tense:
      'Who can back the trailer in with fewer turns is a question that has cost you both an afternoon. You preach at their temper; they race your promises and win. Each makes the other braver, and less careful. Compete on purpose, with rules and a finishing time, and keep the contest out of decisions that you share.',
  },
  [Jupiter]: {
    conjunction:
      'Born in one twelvemonth, or a clean dozen years apart, you are cheered up by the same things, and a joke needs only its first line. Permission handed to them comes back doubled. So do the blind spots: what neither of you has ever doubted, neither will check. Show your boldest plan to some worrier you both respect.',
    harmonious:
      'Two years between you, or four, or eight: enough to have been taught hope with different songs, and to sing along regardless. What you were given you pass on here without keeping account, and it returns as introductions and advice you would not have thought of. The cost is mutual indulgence. Be strict with each other about one thing a year.',
    tense:
      'At three, six or nine years’ distance, each of you was taught another way of being lucky. You urge yours on them, they sell theirs to you, and both oversell. Tolerance gets real exercise, of the kind reserved for people one likes, and each goes home with a wider map. Spend a vacation by their rules from start to finish, then switch.',
  },
  [Saturn]: {
    conjunction:
      'On the very spot where they say no, you have pitched your tent. Under your good humor a rule of theirs, kept since childhood, turns out to have a hinge, and they attempt something without a guarantee. They hand your large notions a budget, in hours and days. Sulk less at the word “realistic.” What survives both of you will hold.',
    harmonious:
      'Far banks are your department, bridges theirs. You talk them into crossing at all; they make sure the thing has piers, and between you something public can stand for decades. Since each covers what the other lacks, neither grows it. Swap jobs on a small matter now and then: let them dream, and you do the estimate.',
    tense:
      'The more sunshine you pour on a plan, the more umbrellas they open, and so each drives the other into caricature. You have doubts too. Confess one, and watch them turn almost hopeful. They sharpen your faith by refusing it, and you relieve them of foreseeing everything. Settle large questions on a day when neither has just been proved right.',
  },
  [Uranus]: {
    conjunction:
      'Two hours with you and this person has drafted a resignation letter, or a patent. You applaud the odd idea that others asked them to drop, and they repay you by blowing a hole in your doctrine, through which you can see for miles. Freedom is the common creed. Somebody must still be in when the plumber comes, so draw lots for it.',
    harmonious:
      'Take a wrong exit with this person and you will come out at a festival. Your good cheer makes their unusual turns look sensible, to themselves above all; their sudden notions keep your wisdom from going stale. The pleasure of surprise is habit-forming. Keep a few promises to the minute, so that while you wander you can still be found.',
    tense:
      'Approve of their new scheme and they drop it, because the approval felt like a fence. You expand an adventure until it has a committee; they jolt you by leaving it. So faith and freedom keep startling one another, and neither goes stale. Offer your support in small, returnable amounts, and ask in exchange for an hour’s warning.',
  },
  [Neptune]: {
    conjunction:
      'Any stray knows at once to follow you two home. You tell this person that the dream they share with all their contemporaries is worth having, and they open your beliefs to music and pity. Between you there is no one to count the spoons. Find that someone, or be it yourself on alternate Sundays.',
    harmonious:
      'Half the movies you saw together have improved in the retelling. You lend their reveries a horizon, and they put a shimmer on what you believe; with the right song playing, the pair of you could forgive a whole town. Actual errands get lost in the glow. After each lovely evening, let one of you write down who offered what.',
    tense:
      'You promise a little and they imagine the rest, until a remark about sailing has turned, in their mind, into a boat with a name. Nobody lied. Their disappointment feels to you like an accusation, your assurances to them like open sea. All the same, few others would have dared hope on that scale with either of you. Put dates beside things, and dream on from there.',
  },
  [Pluto]: {
    conjunction:
      'A lid came off when you told this person that the force they keep under guard could be used for good. Many of their generation hide one; this person believed you. In return they give your optimism a depth it had lacked. Great aims can flatten small people, so before the next joint campaign ask who would be standing underneath it.',
    harmonious:
      'Obstacles that see you two coming tend to step aside. Your trust lets them bring buried strength into the open without alarming anyone, and they teach you to want one thing thoroughly. Influence comes easily to such a pair. Agree on something you will leave alone, a rival perhaps or a reluctant relative, precisely because you could move it.',
    tense:
      'Every argument reaches a point where you appeal to principle and they to what people do when cornered. Your generosity can look to them like a bid for control with a ribbon on it; their suspicion looks to you like smallness. Both are partly right, and each widens the other’s knowledge of human nature. Give once without letting anybody know.',
  },
  [Ascendant]: {
    conjunction:
      'Strangers are friendlier to this person when you are standing by. You enlarge their way of coming through a door, and they begin to wear colors. For you it is like watching a plant repotted, and they greet your ideas with their whole face. Portions grow around the pair of you. Let them make some entrances without your introduction.',
    harmonious:
      'Mention a fair two towns over and they have their shoes on. Your confidence suits this person’s gait; they go about a shade more boldly for it, and bring adventures home to tell you in person. Being so encouraging, you may miss the day on which they would rather stay in. Look at their shoulders before you propose anything.',
    square:
      'Beside you they can feel like a guest at their own birthday. So wide is your welcome that their plainer way of greeting goes unseen, and they answer by teasing you about the space you take up. Thanks to you, though, they have been in places they would never have entered alone. Arrive second sometimes, and let them tell the story.',
    opposition:
      'Beside you they can feel like a guest at their own birthday. So wide is your welcome that their plainer way of greeting goes unseen, and they answer by teasing you about the space you take up. Thanks to you, though, they have been in places they would never have entered alone. Arrive second sometimes, and let them tell the story.',
  },
};
