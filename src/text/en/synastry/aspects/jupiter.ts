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
      'Your praise means a great deal to this person. With your Jupiter on their Sun they attempt things that they used to put off, and you gain as well: beside them your own opinions seem worth having. Together you can hope for too much. Applause for everything soon tells them nothing, so pick out one honest doubt about each scheme and voice it early.',
    harmonious:
      'Encouraging this person costs you next to nothing, and it means a good deal to them. Their Sun and your Jupiter think well of each other: after a word with you they dare more, and you feel wiser for being believed. As teacher and pupil, friends or partners, you bring each other luck. You can go on for years with compliments alone, until one of you needs an honest no and the other has no practice in saying it.',
    tense:
      'The two of you differ about how large a thing should be. Your Jupiter finds their plan too modest for someone so able, and to their Sun your enthusiasm can feel like being signed up for another person’s life. Even so, they may have grown since they met you, and you have begun to measure before you leap. Find out what they themselves want, and cheer for exactly that.',
  },
  [Moon]: {
    conjunction:
      'They laugh more easily when you are there, and sleep better afterward. Something in their Moon takes your Jupiter as proof that there will be enough, and in return you have somebody who is always glad that you came. The risk lies in cheering them up too fast. When they are low, stay with them for a while before you say anything hopeful.',
    harmonious:
      'Kindness passes back and forth between you without any effort. Their Moon notices when you are tired behind the jokes, and your Jupiter widens their days with an outing or a visitor. In a family or among friends, others come to you two for warmth. Sympathy can also keep a trouble going. When you have heard it twice, suggest doing something else together.',
    tense:
      'When they have a bad day you try to cheer them up, and they would rather be left in peace. Your Jupiter treats a low mood as something to improve, and their Moon hears in your optimism a refusal to listen. Ask first whether they want company or quiet. You make them bolder with their feelings, and they save you from many an excess.',
  },
  [Mercury]: {
    conjunction:
      'A remark of theirs turns, after ten minutes with you, into a view of the world. Their Mercury has the facts and the exact word, your Jupiter tells them why it matters, and so they speak up where they used to keep silent. For a long drive there is no better company. You can talk about a plan so well that neither of you thinks of carrying it out. Settle who makes the first call.',
    harmonious:
      'What you believe in makes this person want to know more. Their Mercury asks, and by answering you find out what you meant; your Jupiter in turn gives them the courage to finish a sentence that they had begun shyly. You would do well together in a classroom, in a store or on a trip. It is so pleasant to agree that errors slip by. Let them look one of your facts up, and thank them if it was wrong.',
    tense:
      'When you tell a thing larger than it was, this person supplies the correct figure. Their Mercury checks while your Jupiter enlarges, so that they feel petty and you feel caught, in front of people. Compare notes for a minute before you go public. Your broad sweep and their exact count make a story that is both large and accurate, and others repeat it.',
  },
  [Venus]: {
    conjunction:
      'Enjoyment comes easily here. Your Jupiter and this person’s Venus, the two kindly planets of the old books, have met in one place: you make them feel welcome everywhere, and they teach you to choose among good things. Money, sweets and time slip away pleasantly. Neither of you likes to mention the bill, so take turns doing it.',
    harmonious:
      'A compliment from you can keep this person happy for days. What their Venus chooses and wears and loves pleases your Jupiter sincerely, while they make you welcome in places where you alone would have been too loud. Few contacts are so agreeable for everyone nearby. A real difference goes unmentioned, because you fear to spoil the evening. Bring it up all the same; you are both at your most generous then.',
    tense:
      'You give this person a great deal, and they would have liked less of it, chosen for them. Your Jupiter gives broadly, and to everybody; their Venus wants to be singled out and feels lost in the crowd of your favors. They refine you and you teach them to enjoy things without apology, with some spirited bargaining along the way. One small thing, given when nobody else gets any, will please them more than the next feast.',
  },
  [Mars]: {
    conjunction:
      'One word from you and this person begins. They have the push and you have the reasons, so their Mars turns a passing notion of your Jupiter into a deed. It gives you courage as well, because here is somebody who actually does what you have been praising for years. You will both overreach. Agree beforehand on the point where you stop.',
    harmonious:
      'One sentence from you, and this person tries again. Their Mars takes heart from your Jupiter, and their energy gets you at last to do what you had only talked about. Sport, travel and any fair contest go well with the two of you on one side. Since you win rather easily, the two of you may take on other people’s battles, and have little strength left for your own.',
    tense:
      'Each of you makes the other braver and less careful. Their Mars loses its temper and your Jupiter gives a speech about it, or they set out to beat what you had promised, and an afternoon goes by over who does it better. As a game, the contest is a joy. Compete on purpose, with rules and an end, and keep it out of what you have to decide together.',
  },
  [Jupiter]: {
    conjunction:
      'Both of you hope for the same kinds of thing, because your Jupiter and theirs stand together. Each encourages the other: a joke needs only its first line, and a plan only its title. It is good to have somebody who never makes you apologize for being hopeful. What you both take for granted, nobody examines. Look up the one figure that neither of you has doubted.',
    harmonious:
      'Each of you expects good things of life, and in ways that go together, your Jupiter and theirs being in tune. What you were given you pass on freely, and it comes back as an introduction, a meal or a piece of advice that you would not have thought of. Both of you grow more generous this way. You are lenient with each other, too, and now and then one has to remind the other of a resolution.',
    tense:
      'Each of you has learned to be lucky in a way of their own, and is a little sorry for the other. Your Jupiter recommends its faith to theirs, they recommend theirs to you, and both of you oversell. Belief, manners, food and what money is for can keep you talking until late. You come away broader. Live by their rules for the length of one trip, and on the next let them live by yours.',
  },
  [Saturn]: {
    conjunction:
      'Where this person says no, you stay and go on hoping. In the warmth of your Jupiter a rule that their Saturn has always kept turns out to bend a little, and they may try something without a guarantee. They in turn tell you how long your plans will take. You may not like the answer, but whatever is left of a plan when both of you have looked at it will hold.',
    harmonious:
      'One of you has the aim, the other knows the means. Your Jupiter talks their Saturn into beginning at all, they make sure that it will bear a load, and between you something can be made that stands for many years. It is one of the best contacts for work. The roles can become fixed, hope for you and worry for them. Let them dream about some small matter, while you draw up the estimate.',
    tense:
      'The more you praise a plan, the more doubts this person has. Their Saturn meets your Jupiter with gloom, their gloom drives you to brighter promises, and in the end neither quite believes what was said. Yet each does half of what is needed, because nothing would begin without you and little would last without them. You have doubts as well. Confess one, and they may turn almost hopeful.',
  },
  [Uranus]: {
    conjunction:
      'An odd idea of theirs grows up in conversation with you. Your Jupiter applauds what others told their Uranus to drop, and they return the favor by upsetting a belief of yours, which may turn out to be a relief. You both love freedom, and together you are good at seizing chances that nobody planned. The dull half of each venture remains. Settle who does it before either of you has moved on.',
    harmonious:
      'When things don’t go as planned, they go well with this person. Beside your Jupiter the unusual steps of their Uranus look sensible, above all to the person who takes them, while their sudden notions keep your good advice from going stale. You bring each other luck, usually of the kind that begins with a wrong turn. Surprise can become a habit as well. Keep a few promises to the minute, and each will know where to find the other.',
    tense:
      'You approve of their new scheme, and they drop it. To their Uranus the approval of your Jupiter can feel like a fence, because you have begun to organize the thing, to tell others and to see what it might grow into; you feel abandoned, and they feel taken over. All the same, you keep their inventions from being mere pranks, and they keep your hopes awake. Offer help in small portions, and ask for fair warning in return.',
  },
  [Neptune]: {
    conjunction:
      'Whoever needs help finds it with the two of you. Your Jupiter tells this person that the dreams of their Neptune are worth having, and they open your beliefs to music and pity. Between you generosity has no limit, and promises are soon forgotten. Decide which of you keeps count, and let that person say when it is enough.',
    harmonious:
      'This person has a dream, and you believe in it. In the warmth of your Jupiter their Neptune dares to have faith, they bring feeling to your convictions, and between the two of you nearly anyone could be forgiven. Travel, music and helping people are good things to do together. A few days later, neither remembers exactly who offered what. Have one of you write it down.',
    tense:
      'A cheerful word from you can turn into something large in this person’s imagination. Your Jupiter had mentioned sailing, their Neptune has seen the boat and its name, and when nothing comes of it you feel accused of a promise that you never made. Nobody lied. There is a rare hopefulness between you, and it deserves a few dates. With each idea, say whether it is a plan.',
  },
  [Pluto]: {
    conjunction:
      'There is a hidden force in this person, and you may be among the first to think that it can do good. Your Jupiter trusts their Pluto, they begin to trust it as well, and your own optimism gains a depth that it had lacked. Together you can want something very large. A great aim may roll over quieter people on its way. Before the next campaign, look for whoever would be standing in its path.',
    harmonious:
      'Where others stop, the two of you get through. Because your Jupiter has faith in it, their Pluto can bring its buried strength into the open without alarming anyone, and they show you how to want one thing with your whole heart. People listen when you agree, in a family as much as on a committee. Almost anything would yield to you, including people who only want some quiet and don’t dare to say so.',
    tense:
      'Every argument reaches the point where you appeal to principle and they point to what people do when cornered. The gifts of your Jupiter look to their Pluto like a bid for control, while their suspicion looks to you like smallness. Both of you are partly right. Each widens what the other knows of human nature, and some of the suspicion goes when you give in secret.',
  },
  [Ascendant]: {
    conjunction:
      'People are friendlier to this person when you are standing by. Your Jupiter is good for their Ascendant: they come in with more confidence, take up more room and greet your ideas with their whole face. You enjoy seeing it. Around the two of you everything gets a little larger, appetites included. They need to make some entrances without your introduction.',
    harmonious:
      'Any suggestion of yours finds this person ready to go. Beside your Jupiter their Ascendant comes forward more boldly, and they bring their adventures home to tell you in person. You are so encouraging that you may miss the day when they would rather stay in. Their face tells you more than their yes does.',
    square:
      'Next to your big welcome, their plainer way of greeting goes unnoticed. Your Jupiter squares their Ascendant, and at your side they can feel like a guest at their own party; they may answer by teasing you about the space you take up. On the other hand, you have brought them into places they would not have entered alone. Arrive second sometimes, and let them tell the story.',
    opposition:
      'This person expects good things of other people, and you prove them right, with your Jupiter on their Descendant, facing their Ascendant across the chart. They look to you for advice, luck and a larger view, and agree to more than they would with anybody else. It is a generous link for partners of any kind. You can disappoint them simply by being human, and it is better to get that over with early.',
  },
};
