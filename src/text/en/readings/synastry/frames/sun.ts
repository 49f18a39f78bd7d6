import type { FrameCells } from '../../../../pair-catalogue.js';

/** {name1}’s Sun with a planet of {name2}’s: the question and the answer. */
export const sunFrames: FrameCells[0] = {
  0: {
    conjunction: {
      question:
        'Two Suns in one place want to shine at the same moment, and {name1} and {name2} can be glad of a success only when it has stopped being compared.',
      answer:
        'With their Suns so close, {name1} and {name2} will go on wanting the same things. They are happiest when one success is celebrated before the next is compared with it. It helps if each has some matter, however small, in which the other is only the audience and enjoys being that.',
    },
    harmonious: {
      question:
        'Suns that agree leave two people in peace, such peace that {name1} and {name2} may no longer tell each other where they are going.',
      answer:
        'The approval that the two Suns give {name1} and {name2} never had to be earned, and it is good to make use of it. Once or twice a year they might tell each other what they have in mind, before it is decided. Each will find a helper in the other, and would otherwise perhaps not have asked.',
    },
    tense: {
      question:
        'With their Suns at odds, {name1} and {name2} live in two ways, and each is apt to take the other’s for a reproach.',
      answer:
        '{name1} and {name2} won’t come to want the same life, and nothing is wrong with that. Two Suns at odds do each other harm only when one way is held up as the right one. It helps to ask about the other’s as one would ask somebody about a distant country: what it is like there, and what is good about it. Much of the reproach goes out of the difference, and some of the admiration gets said aloud.',
    },
  },
  1: {
    conjunction: {
      question:
        'With {name1}’s Sun on {name2}’s Moon, {name1} tends to lead and {name2} to look after, and either may forget to ask what the other would like.',
      answer:
        'Sun and Moon together make a tie that hardly loosens, and {name1} and {name2} need not work at closeness. What they need is to be asked. {name1} may take for granted that {name2} is happy with a plan, and {name2} that {name1} never wants comforting. Whenever either of them asks, the other is likely to have an answer ready.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Moon agree so well that much good is done between them which neither notices any more.',
      answer:
        'The peace between {name1}’s Sun and {name2}’s Moon is made of small things that one does and the other relies on. They keep it by noticing: a word of thanks for what is done every day, a free day for whoever mostly does it. Whatever they quarrel about besides is easier to bear for it.',
    },
    tense: {
      question:
        'What {name1}’s Sun is after and what {name2}’s Moon needs want the same hours, and on most days both of them are right.',
      answer:
        'Whose turn it is will go on coming up between {name1}’s Sun and {name2}’s Moon. It need not be fought for. {name1} can say in the morning what has to be done, and {name2} what would be too much. Then neither has to be upset in order to be heard. When it works they complete each other better than two who are alike would.',
    },
  },
  2: {
    conjunction: {
      question:
        '{name2}’s Mercury keeps asking what {name1}’s Sun is about, and {name2} is asked a good deal less.',
      answer:
        'Few people can say so well what {name1} is about as {name2} can, with Mercury on the Sun. It should not go one way only. When {name1} has been understood, the next question is for {name2}, who may be out of practice in answering it and will be glad to have been asked.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Mercury understand each other so readily that talk can take the place of what they were talking about.',
      answer:
        'Whatever {name1} and {name2} have to settle, they can talk about it, for Sun and Mercury keep listening to each other. It is of most use when one sentence at the end says who will do what. The rest of the talk needs no purpose, and both would miss it if it had one.',
    },
    tense: {
      question:
        'An objection of {name2}’s Mercury reaches {name1}’s Sun as an attack, and a good point is lost between the two.',
      answer:
        '{name2}’s Mercury sees what could be said against a thing, and {name1}’s Sun hears that somebody is against {name1}. They are not likely to stop, but they can change the order. When {name2} begins with a question, and {name1} asks one in return before answering, the objection arrives as what it was, a thought about a thing. Much of what these two hold against each other is a sentence that came too early.',
    },
  },
  3: {
    conjunction: {
      question:
        '{name2}’s Venus on {name1}’s Sun makes liking easy, and a truth that isn’t pleasant the harder to tell.',
      answer:
        'The liking between {name1}’s Sun and {name2}’s Venus is strong enough to bear a truth. They need not choose between a good mood and an honest word, as long as the word is short and has some affection in it. A friendly objection, made early, keeps the pleasure from turning into politeness.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Venus agree, so fondness comes by itself, and differences are put off for its sake.',
      answer:
        'Sun and Venus have given {name1} and {name2} a fondness for which nobody had to work. It grows when others are given a share in it, in a meal, a garden or a song, and it keeps when a difference is brought up while both are in good spirits. Brought up so, it seldom becomes a quarrel.',
    },
    tense: {
      question:
        '{name2}’s Venus likes {name1} and would change a few things, and {name1}’s Sun can’t always tell where the liking ends and the correcting begins.',
      answer:
        '{name1}’s Sun feels sooner than {name2}’s Venus where wishes become too many, and {name1} may say so: this I would like to keep as it is. And {name2} may say, more often than seems necessary, what is fine already. A wish that comes alone is mostly granted here. The third in a row is heard as a verdict, however kindly it was put.',
    },
  },
  4: {
    conjunction: {
      question:
        '{name2}’s Mars sets {name1}’s Sun going, and two people with so much drive will turn it on each other when they have nothing else.',
      answer:
        'So much drive as {name1}’s Sun and {name2}’s Mars have between them wants an object: a wall to paint, a hill to climb, a wrong to put right. They are gentler with each other for having one. When a quarrel comes in spite of it, a walk does more than a discussion, for both calm down by moving.',
    },
    harmonious: {
      question:
        'Deciding and doing come so easily to {name1}’s Sun and {name2}’s Mars that {name1} and {name2} may have to tell each other when it is enough.',
      answer:
        '{name1}’s Sun and {name2}’s Mars get things done, and the two like each other best in the middle of doing them. They might try how it is in the pauses. An afternoon without a purpose feels odd at first, and after two or three of them there is more to talk about than what comes next.',
    },
    tense: {
      question:
        '{name2}’s Mars against {name1}’s Sun raises one question again and again, over large matters and over small ones: who decides?',
      answer:
        'The question of who decides has more than one answer, and that is a help to {name1} and {name2}. In some things {name1} does and in others {name2}, and it is best divided on a day when neither is angry. After that a quarrel can be about its subject. The heat in it won’t go away. Between people who fight fairly it keeps things lively, and neither has to be careful with the other.',
    },
  },
  5: {
    conjunction: {
      question:
        '{name2}’s Jupiter believes in {name1}’s Sun, and between them the two hope for more than they carry through.',
      answer:
        'To be believed in, as {name1}’s Sun is by {name2}’s Jupiter, is worth more than help. The best return for it is to finish something: one of the things they hoped for, chosen by both and seen through to the end. The belief then rests on something, and a disappointment elsewhere won’t shake it.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Jupiter wish each other well, so well that neither of the two likes to say no.',
      answer:
        '{name1} and {name2} may count on each other’s good will, with the Sun and Jupiter in accord, and that makes a no harmless. Either may say that it is too much this time, or too expensive, and will be liked no less. Such generosity is worth more for having a limit.',
    },
    tense: {
      question:
        '{name1}’s Sun and {name2}’s Jupiter promise each other a great deal, and not much of it may be left on an ordinary day.',
      answer:
        'Of all that {name1}’s Sun and {name2}’s Jupiter plan in high spirits little may come about, though the good will was real. It helps to name the smaller thing at once, the one that is certain, and to call the rest a wish. Then nobody waits for it and nobody has to boast. If a wish does come true it is a present, and these two like giving presents.',
    },
  },
  6: {
    conjunction: {
      question:
        'With {name2}’s Saturn on {name1}’s Sun, {name2} holds {name1} to something, and seldom thinks of adding praise.',
      answer:
        'With Saturn on the Sun, {name1} is held to account by {name2}, and held up as well. The second should be said as often as the first: a sentence about what was done well, with nothing after it, and from the other side a word of thanks for having stayed. It is a tie on which both can lean.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Saturn give these two patience and respect, and leave it to them to add some warmth.',
      answer:
        '{name1} and {name2} trust each other as people do who have seen each other keep a promise. Sun and Saturn ask for no more than that. The two of them might: a compliment that has nothing to do with being useful, a celebration of something finished. It takes nothing from the trust, and makes it pleasanter to live with.',
    },
    tense: {
      question: '{name1}’s Sun feels judged by {name2}’s Saturn, and takes for coldness what may be worry.',
      answer:
        'Strictness is often the form that worry takes, and so it is with {name2}’s Saturn. {name1}’s Sun can’t know that unless it is said. When the worry comes first and the correction second, much of the hurt goes. And when {name1} tells of a thing before it has gone wrong, nobody has to keep watch. This takes time. What two such people think of each other in the end is well founded.',
    },
  },
  7: {
    conjunction: {
      question:
        '{name2}’s Uranus on the Sun makes {name1} freer, and leaves it open what the two can count on.',
      answer:
        'With Uranus on the Sun, {name1} and {name2} can count on not being bored and not being held. Anything else they have to name. Two or three things that are always so, a day, a call, a promise, are enough for a tie as lively as this, and the rest may change as often as it likes.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Uranus leave each other free, and neither has to ask where the other has been.',
      answer:
        'What brings {name1} and {name2} back is that neither is made to come, and Sun and Uranus would have it so. A little news while they are apart, a line about something odd that the other would enjoy, keeps a long absence from becoming a habit. In an earnest matter it is fair to say that this time it counts.',
    },
    tense: {
      question:
        '{name2}’s Uranus works against {name1}’s Sun and overturns plans, so {name1} counts on {name2} and then again doesn’t dare to.',
      answer:
        '{name1} can rely on {name2} for less than was hoped and for more than was feared. The Uranus that upsets this Sun keeps a promise that it has made freely, and hardly any other. So it is wise to ask for little, and to leave the manner of it open; and it is kind to cancel early. Both may be glad, in the end, of how little between them was mere habit.',
    },
  },
  8: {
    conjunction: {
      question:
        '{name2}’s Neptune sees {name1}’s Sun at its best, and {name1} may not like to be seen at less.',
      answer:
        'A kind eye, such as {name2}’s Neptune has for {name1}’s Sun, brings out the best in a person. It does harm only where it must not be disappointed. {name1} might tell of a failure now and then as one tells of the weather, and {name2} might like it. Of the picture a good deal will be left, and that part is true.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Neptune understand each other without words, and what the two dream of waits for somebody to begin it.',
      answer:
        'The understanding between {name1}’s Sun and {name2}’s Neptune is there in the worst of weeks. They could take one of the things that they have imagined and choose a day for it. It need not turn out as beautiful as it was in thought. That they did it together is what both will remember.',
    },
    tense: {
      question:
        '{name1}’s Sun asks for something plain and {name2}’s Neptune answers with something kind, and afterward {name1} and {name2} remember two agreements.',
      answer:
        'What was agreed is the sore question between {name1}’s Sun and {name2}’s Neptune. It helps to keep two things apart: first the feeling, for as long as it takes, and then one sentence that says what each will do and by when. {name2} may learn that a no is not unkind, and {name1} that a hesitation often means one. The tenderness in this contact is then a pleasure to both.',
    },
  },
  9: {
    conjunction: {
      question:
        '{name2}’s Pluto on {name1}’s Sun goes to the root of things, and each of these two needs something that the other doesn’t look into.',
      answer:
        '{name2}’s Pluto has looked deeper into {name1} than most people do, and that can’t be undone. It is a good thing where it is used to stand by {name1}, and never to win. Some matter that {name1} keeps private, and that {name2} knows of and leaves alone, is proof enough. After that they can trust each other with nearly everything.',
    },
    harmonious: {
      question:
        '{name1}’s Sun and {name2}’s Pluto are strongest together in hard times, and hardly know what to do with each other in easy ones.',
      answer:
        '{name1} knows who would come if things got bad, and so does {name2}. Sun and Pluto seldom show it on an easy day. They can use such a day to be of no importance to each other for an hour, to play at something or laugh about something. The depth will not suffer.',
    },
    tense: {
      question:
        '{name2}’s Pluto against {name1}’s Sun asks which of the two has the power, and neither likes to leave that open.',
      answer:
        'The contest over who decides won’t be won, for {name1}’s Sun and {name2}’s Pluto can’t bear to be ruled. They can stop needing to win. It begins with something small that one of them grants without being asked, and that the other makes no use of. It goes on with saying outright what one wants, without pressure and without silence. They respect each other more than they show, and to show it might be the first step.',
    },
  },
};
