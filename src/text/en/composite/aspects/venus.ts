import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus, type Venus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const venusCompositeAspects: CompositeAspectsOf<typeof Venus> = {
  [Mars]: {
    conjunction:
      'One of you says “bet you can’t,” and the evening has begun. Venus and Mars are side by side in this bond, and there is attraction between you, or a zest for whatever you do. A quarrel over a game or a guest is hearty too, and soon made up. A dance, a garden or a boat to build takes up some of that heat, which otherwise goes into teasing.',
    harmonious:
      'Doing something is how you show affection. Where Venus and Mars agree, wanting isn’t counted as rudeness, and what one of you wishes for the other goes out and gets. That makes you easy to live or work with. When you are both content, the wanting fades a little, and it comes back when one of you dresses up for the evening.',
    tense:
      'One of you is ready and eager while the other is still deciding whether to say yes. Mars and Venus are at odds in this bond, over invitations, over jokes and plans, and whenever you want something from each other. The friction makes the two of you lively, and easily offended. A pace agreed on while neither is upset would spare you most of it.',
  },
  [Jupiter]: {
    conjunction:
      'Enjoyment is what you have in common, and others like to share it. Where Venus and Jupiter meet, a relationship is generous, sociable and somewhat extravagant, and people leave it more hopeful than they came. Presents between you are large, and so are the meals. Plain days, with nothing on offer, show how much you like each other anyway.',
    harmonious:
      'As a pair you are easy to like. Thanks to Venus and Jupiter you are invited and introduced, and you are generous in return. Such goodwill gets you through many a bad week. Because so much comes easily, the two of you may never attempt anything that takes effort, and one misses the challenge before the other does.',
    tense:
      'Both of you give, spend and promise too much. Jupiter drives Venus to outdo itself in this bond, and disappointment follows because nobody could keep it up. All of it is sincerely meant. Set one limit for presents and one for plans, and you will find that you like each other just as well without the extras.',
  },
  [Saturn]: {
    conjunction:
      'Being faithful is your way of being tender. Saturn stands with Venus in this bond: compliments are few, but repairs get done and visits are made when promised. It improves with time, and in a hard year it shows what it is made of. The danger is feeling that affection has to be earned. Say aloud what you like in each other apart from what gets done.',
    harmonious:
      'Affection lasts between you. Venus is steadied by Saturn in this bond, whatever kind of tie it is: appointments are kept, money can be discussed without a scene, and the comfort of knowing each other grows with the years. What gets lost is play. A little money and a few hours that neither has to account for keep the rest alive.',
    tense:
      'Affection has to wait in this relationship until something else has been done. Saturn holds Venus back with a duty or a doubt, and each of you can feel measured by a standard that neither has set. You are modest and loyal in hard times. If each asks a little less of the other, you will see that the warmth was there all along.',
  },
  [Uranus]: {
    conjunction:
      'Surprise keeps your fondness alive. With Uranus on Venus, this bond keeps hours and habits of its own, and distance does it good, while a fixed routine makes it dull. Others may not understand the arrangement. It works best when each has a life apart and brings something back from it.',
    harmonious:
      'Each of you likes the other without holding on, since Venus gets along well with Uranus here. Neither has to give up friends or habits for the sake of the other, and time spent apart is not held against anyone. What could harm the bond is carelessness. One date that the two of you have chosen and always keep is protection enough.',
    tense:
      'After a tender hour one of you moves away. Uranus pulls at Venus here: one of you would like to stay just as the other remembers an appointment, and before long the roles are reversed. The cause is less a lack of feeling than a dislike of being taken for granted. The moving away hurts less when the one who needs distance says for how long.',
  },
  [Neptune]: {
    conjunction:
      'A kindly light falls on you both. Neptune colors Venus with a sense of beauty and a readiness to overlook a fault, and art may come of that, or help for others. The real person is less perfect than the picture, and happy to be liked for something as ordinary as fixing the faucet.',
    harmonious:
      'You are gentle with each other as a matter of course. Neptune tunes the Venus of this relationship. You show affection through music, silence and small rescues, and treat strangers kindly too. Neither of you likes to refuse the other anything. That makes it hard to know what each really wants, and a friendly no in some small matter would help.',
    tense:
      'Each of you has a picture of the other that is a little too beautiful to be true. Neptune misleads Venus in this bond. Longing is strong and so is disappointment, mostly about a hope that neither of you ever spoke of. Describe a plain day that would make you happy, and ask whether the other would like it as well.',
  },
  [Pluto]: {
    conjunction:
      'Neither of you can take the other lightly. Pluto stands with the Venus of this relationship: what you feel for each other goes deep, and can make other company seem dull. Such devotion is a great strength. It may also turn into counting the hours that the other spends elsewhere. Each of you needs something of your own, and has no reason to hide it.',
    harmonious:
      'You may have seen each other at a bad time, and like each other the better for it. Pluto deepens the Venus of this bond: what would have ended another friendship tends to strengthen yours, and you can joke about serious things. Others may trust you with their secrets. Silly pleasures deserve some room as well, a corny movie or a game that neither has to win.',
    tense:
      'Affection turns into bargaining before you notice. With Pluto against Venus it matters in this bond who gave, who owes and who looked at whom, and behind that is a question of power. How fiercely you bargain shows how much you mean to each other. It helps to name the fear, and to give something that can’t be paid back.',
  },
};
