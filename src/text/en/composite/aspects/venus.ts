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
      'Enjoyment is what you have in common, and others like to share it. Where Venus and Jupiter meet, a relationship is generous, sociable and somewhat extravagant, and people leave it more hopeful than they came. Presents between you are large, and so are the meals, and each treat has to outdo the one before. A plain day, with nothing on offer, shows you how much you like each other anyway.',
    harmonious:
      'As a pair you are easy to like. Venus gives with an open hand when Jupiter agrees with it, so each is happy at the other’s luck, and a bad week passes without bitterness. Because so much comes easily, the two of you may never attempt anything that takes effort, and one misses the challenge before the other does. Something hard that you chose together would satisfy that one, and the other would come along for the company.',
    tense:
      'Both of you give, spend and promise too much. Jupiter drives Venus to outdo itself in this bond, and disappointment follows because nobody could keep it up. All of it is sincerely meant, and the smallest part often gives the most pleasure. Set one limit for presents and one for plans, and you will find that you like each other just as well without the extras.',
  },
  [Saturn]: {
    conjunction:
      'Being faithful is your way of being tender. Saturn stands with Venus in this bond: compliments are few, but repairs get done and visits are made when promised. It improves with time, and in a hard year it shows what it is made of. The danger is feeling that affection has to be earned, when it was given long ago. Say aloud what you like in each other apart from what gets done.',
    harmonious:
      'Affection lasts between you. Venus is steadied by Saturn in this bond, whatever kind of tie it is: appointments are kept, money can be discussed without a scene, and the comfort of knowing each other grows with the years. What gets lost is play. A little money and a few hours that neither has to account for keep the rest alive.',
    tense:
      'Affection has to wait in this relationship until something else has been done. Saturn holds Venus back with a duty or a doubt, and each of you can feel measured by a standard that neither has set. You are modest and loyal in hard times. If each asks a little less of the other, you will see that the warmth was there all along.',
  },
  [Uranus]: {
    conjunction:
      'Surprise keeps your fondness alive. With Uranus on Venus, this bond keeps hours and habits of its own: each of you is charmed by what you did not expect, and cools as soon as it becomes a rule. Distance does you good. What suffers is any kindness that has to be repeated, a birthday, say, or a word at the end of the day. It works best when each has a life apart and brings something back from it.',
    harmonious:
      'With the door open you like each other best. Since Venus gets along well with Uranus in this bond, neither has to give up friends or habits for the other’s sake, and after time apart each comes back with something to tell. Being so free, both may wait for the other to suggest the next meeting, and weeks go by. A date that you both chose, and always keep, prevents that.',
    tense:
      'After a tender hour one of you pulls back. Uranus tugs at Venus in this bond: one of you would like to stay just as the other remembers an appointment, and before long the roles are reversed. You are never bored with each other, and seldom quite at ease. The cause is less a lack of feeling than a dislike of being taken for granted. Distance hurts less when the one who needs it says for how long.',
  },
  [Neptune]: {
    conjunction:
      'A kindly light falls on you both. Joined to Venus, Neptune makes each of you lovelier in the other’s eyes, and people do grow toward what is seen in them; art may come of that, or help for others. The cost is that neither dares to be ordinary, or tired, or out of sorts. An afternoon of plain work together, fixing a faucet, for instance, shows each of you that you are liked then as well.',
    harmonious:
      'You are gentle with each other as a matter of course. Neptune refines the Venus of this relationship. You show affection through music, silence and small rescues, and treat strangers kindly too. Neither of you likes to refuse the other anything. That makes it hard to know what each really wants, and a friendly no in some small matter would help.',
    tense:
      'Each of you has a picture of the other that is a little too beautiful to be true. Neptune misleads Venus in this bond: longing is strong and so is disappointment, mostly about a hope that neither of you ever spoke of. The tenderness underneath is real, and has never needed the picture. Describe a plain day that would make you happy, and ask whether the other would like it as well.',
  },
  [Pluto]: {
    conjunction:
      'Neither of you can take the other lightly. Pluto stands with the Venus of this relationship: what you feel for each other goes deep, and can make other company seem dull. Such devotion is a great strength. It may also turn into counting the hours that the other spends elsewhere. Each of you needs something of your own, and has no reason to hide it.',
    harmonious:
      'You may have seen each other at a bad time, and like each other the better for it. Pluto deepens the Venus of this bond: what would have ended another friendship tends to strengthen yours, and you can joke about serious things. You may wait for the next hard time to show what you feel, because that is when you show it best. An ordinary week is reason enough.',
    tense:
      'Affection turns into bargaining before you notice. With Pluto against Venus it matters in this bond who gave, who owes and who looked at whom, and behind that is a question of power. How fiercely you bargain shows how much you mean to each other. It helps to name the fear, and to give something that can’t be paid back.',
  },
};
