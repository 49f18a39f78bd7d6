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
      'Your praise means a great deal to this person. With your Jupiter on their Sun they attempt things that they used to put off, and you gain by it too: beside them your own opinions seem worth having. Too much can be hoped for in such company. Applause for everything soon tells them nothing, so keep back one honest doubt about each scheme and voice it early.',
    harmonious:
      'Encouraging this person takes so little out of you that you hardly count it as giving. By nature their Sun and your Jupiter think well of each other; after a word with you they dare more, and are visibly proud of knowing you. Ease of this sort can go a long way on compliments. Ask each other for something hard now and then.',
    tense:
      'The proper size of things is your standing dispute. To your Jupiter their plan looks modest for somebody so able; to their Sun your enthusiasm feels like being signed up for another person’s life. Even so, they have grown since they met you, and you have begun to measure before you leap. Find out what they want, then cheer for exactly that.',
  },
  [Moon]: {
    conjunction:
      'They laugh more readily when you are there, and sleep better afterward. Something in their Moon takes your Jupiter as proof that there will be enough, and in return you have somebody who is always glad that you came. The risk lies in cheering them up too fast. When they are low, stay with them for a while before you say anything hopeful.',
    harmonious:
      'Kindness between you circulates of its own accord. Their Moon notices when you are tired behind the jokes, and your Jupiter widens their days with an outing or a visitor. In a family or among friends others come to you two for warmth. Sympathy can also keep a trouble going. When it has been told twice, propose that you do something else together.',
    tense:
      'On a bad day of theirs you try to cheer them up, and they had wanted to be left in peace. Your Jupiter treats a low mood as something to improve, and their Moon hears in your optimism a refusal to listen. Ask first whether they want company or an ear. You do stretch a shy heart, and they save you from many an excess.',
  },
  [Mercury]: {
    conjunction:
      'A remark of theirs, after ten minutes with you, has become a theory of everything. Their Mercury brings the facts and the exact word, your Jupiter tells them why it matters, and so they speak up where they would have kept silent. Of all minds, this is the one to have along on a long drive. Plans can be so well discussed here that nobody carries them out. Appoint someone.',
    harmonious:
      'What you believe in makes this person want to know more. Curiosity like that of their Mercury makes your convictions clearer, and your Jupiter gives them a reason to finish the sentence that they began shyly. You make good company in a classroom or on a journey. Agreement is so pleasant that errors slide by unread, and a friend who corrects people is worth inviting.',
    tense:
      'When you tell a thing larger than it was, this person supplies the correct figure. Their Mercury checks while your Jupiter enlarges, so that they feel petty and you feel caught, in front of people. Confer for a minute before you go public. Between your sweep and their count a truth gets told that is both large and accurate, and others repeat it.',
  },
  [Venus]: {
    conjunction:
      'Enjoyment comes easily here. Your Jupiter and this person’s Venus, the two kindly planets of the old books, have met in one place: you make them feel welcome everywhere, and they teach you to choose among good things. Money, sugar and time slip away pleasantly. Neither of you likes to mention the bill, so the job should rotate.',
    harmonious:
      'Compliments from you stay with this person for days. What their Venus chooses and wears and loves sincerely pleases your Jupiter, while they make you welcome where you alone would have been too loud. Few contacts are so easy on everyone nearby. It is all so agreeable that real differences go unmentioned. Bring up one of them while you are both in high spirits.',
    tense:
      'You give this person a great deal, and they would have liked less of it, chosen for them. Your Jupiter gives broadly, and to everybody; their Venus wants to be singled out and feels lost in the crowd of your favors. They refine you and you teach them to enjoy without apology, with some spirited bargaining on the way. Give the small exact thing when nobody else is receiving.',
  },
  [Mars]: {
    conjunction:
      'With a word from you this person begins. They have the push and you have the reasons, so your Jupiter sees their Mars turn a passing notion into a deed. It gives you courage as well, for here is somebody who actually does what you have been praising for years. You will both overreach. Agree beforehand on the point where you stop.',
    harmonious:
      'One sentence from you, and this person tries once more. The fight in their Mars takes heart from your Jupiter, and you in turn get around to your own intentions. Winning comes rather easily to such a pair. It tempts you to enlist each other in battles that belong to somebody else. Choose one that is your own, such as a bad habit.',
    tense:
      'Each of you makes the other braver and less careful. The temper in their Mars gets a sermon from your Jupiter, they race your promises and win, and the question of who does a thing better has cost you both many an afternoon. Compete on purpose, with rules and an end, and keep the contest out of decisions that you share. As sport it is a joy.',
  },
  [Jupiter]: {
    conjunction:
      'Encouragement goes back and forth between you. Your Jupiter and theirs hope for the same kinds of thing and are cheered by the same stories, so a joke needs only its first line and a plan only its title. The blind spot is shared as well, since what neither of you has ever doubted, neither will check. Show your boldest idea to some worrier whom you both respect.',
    harmonious:
      'What you learned about luck and what they learned about it go together, one Jupiter in tune with the other. You pass on freely whatever you were given, and it returns as introductions and advice that you would not have thought of. The cost is mutual indulgence. Someone has to hold the other to a standard, and because there is so much good will, it can be either of you.',
    tense:
      'Each of you was taught another way of being lucky, and is a little sorry for the other’s. Your Jupiter urges its faith on theirs, they sell theirs to you, and both oversell. Beliefs, manners and spending all come up for debate. Tolerance gets real exercise here. Live by their rules for the length of one trip, then have them live by yours.',
  },
  [Saturn]: {
    conjunction:
      'Where this person says no, you stay and go on hoping. Under the good humor of your Jupiter a rule that their Saturn has kept from of old turns out to give a little, and they try something without a guarantee. They tell you how long your large plans will take. Try not to sulk at the word “realistic,” for what is left of a plan after both of you have looked at it will hold.',
    harmonious:
      'The aim is yours here and the means are theirs. Your Jupiter talks their Saturn into beginning at all, they make sure that the thing will bear a load, and between you something can be made that stands for many years. It is a contact that favors patient gains. Since each covers what the other lacks, neither grows it; let them dream on a small matter while you do the estimate.',
    tense:
      'The more you praise a plan, the more doubts this person has. Gloom is how their Saturn answers your Jupiter, gloom drives you into brighter promises, and neither ends up believing quite what was said. You have doubts too. Confess one, and watch them turn almost hopeful. They sharpen your faith by refusing it, and you relieve them of foreseeing everything.',
  },
  [Uranus]: {
    conjunction:
      'An odd idea of this person’s grows up in talk with you. Your Jupiter applauds what others told their Uranus to drop, and they repay you by disproving a belief of yours, which may turn out to be a relief. Freedom is the common creed. Somebody must still do the dull half of every plan, so settle who, before either of you resigns.',
    harmonious:
      'What goes otherwise than planned goes well with this person. The unusual steps of their Uranus look sensible beside your Jupiter, to themselves above all, and their sudden notions keep your wisdom from going stale. You are lucky in each other’s company. Surprise can become a habit, so keep a few promises to the minute, and each of you will know where to find the other.',
    tense:
      'Approve of their new scheme and they drop it, because the approval felt like a fence. Their Uranus will not be carried along by your Jupiter, which has already begun to organize it; you feel jilted and they feel claimed. Still, faith and freedom keep each other awake here. Offer your support in small, returnable amounts, and ask in exchange for fair warning.',
  },
  [Neptune]: {
    conjunction:
      'Whoever needs help finds it with the two of you. Your Jupiter tells this person that the dreams of their Neptune are worth having, and they open your beliefs to music and pity. Generosity has no limit in such company, and promises are soon forgotten. Decide which of you keeps count, and let that person say when it is enough.',
    harmonious:
      'You believe in what this person dreams of. Under the kind eye of your Jupiter their Neptune dares to believe, they bring feeling to your convictions in return, and together you can forgive nearly anyone. Charity and travel suit the pair. After each lovely evening, let one of you write down who offered what, since neither will remember it exactly.',
    tense:
      'You promise a little, and they imagine the rest. A cheerful word from your Jupiter swells in their Neptune, until a remark about sailing has turned into a boat with a name; then their disappointment feels to you like an accusation. Nobody lied. Put dates beside things and dream on from there. Few others would have dared to hope on that scale with either of you.',
  },
  [Pluto]: {
    conjunction:
      'That this person’s hidden force can be used for good, you were among the first to say. Few people dare to believe in their Pluto as your Jupiter did, and they give your optimism a depth it had lacked. Large ambitions follow. Great aims can flatten small people, so before the next joint campaign ask who would be standing underneath it.',
    harmonious:
      'Together you two get through where others stop. Because your Jupiter trusts it, their Pluto brings its buried strength into the open without alarming anyone, and you learn from them to want one thing thoroughly. Influence comes easily to such a pair, in a family as much as in a boardroom. There is grace in leaving something alone precisely because you could move it.',
    tense:
      'Every argument reaches the point where you appeal to principle and they to what people do when cornered. The gifts of your Jupiter look to their Pluto like a bid for control, while their suspicion looks to you like smallness. Both of you are partly right. Each widens what the other knows of human nature, and it helps when you give without anybody knowing.',
  },
  [Ascendant]: {
    conjunction:
      'People are friendlier to this person when you are standing by. Your Jupiter is good for their Ascendant: they come in with more confidence, take up more room and greet your ideas with their whole face. You enjoy seeing it. Around the two of you everything gets a little larger, appetites included. They need to make some of those entrances without your introduction.',
    harmonious:
      'Any suggestion of yours finds this person ready to go. Beside your Jupiter their Ascendant comes forward more boldly, and they bring their adventures home to tell you in person. Being so encouraging, you may miss the day on which they would rather stay in. Their face tells you more about it than their yes does.',
    square:
      'So wide is your welcome that their plainer way of greeting goes unseen. Your Jupiter squares the Ascendant through which they show themselves, and they can feel like a guest at their own party; they answer by teasing you about the space you take up. Thanks to you they have seen places they would not have entered alone. Arrive second at times, and let them tell the story.',
    opposition:
      'This person expects good things of other people, and you confirm it, with your Jupiter on their Descendant, facing their Ascendant across the chart. They look to you for advice, luck and a larger view, and agree to more than they would with anybody else. It is a generous link for partners of any kind. You can disappoint them simply by being human, and it is better to do so early.',
  },
};
