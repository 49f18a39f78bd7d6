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

export const plutoInSign: BySign = {
  [Aries]:
    'Nobody could tell the people you grew up among that a thing cannot be started. They broke ground, literally at times, at a forest edge or in an old order or against a silence. Raw will is the common wealth and the common danger, for those who clear a path seldom ask who was living on it. Your chart pours its share into one house. A blocked wish there can swell into a war, while a chosen one is carried on long after others have sat down. Set yourself an adversary worth the strength, preferably a task. Look to both sides before you swing.',
  [Taurus]:
    'Show your generation a hillside and it sees what lies underneath, the ore and the water. Opposite its own sign, Pluto buries the struggle for power in matter itself, in who owns the spring and who may only drink from it. Tenacity is what you have in common. It can drain a marsh, and it can become a grip that tightens after the thing it held has gone. Which of your holdings has hold of you? The house will say, and it may be a salary, a family acre or a reputation. Loosen one finger at a time. Share some part while sharing is still your own idea.',
  [Gemini]:
    'Words became weapons in the years that made your generation. You found out together that a message can topple things, whether a headline, a formula chalked on a board, or the sentence a family has avoided for decades, and you take language in deadly earnest. Relentless, sometimes merciless in argument, you ask the next question and the one behind it. Your house position hands you a beat, as editors say, on which you dig past every first answer and come to know what nobody else knows. The people who live on that beat deserve a rest, so leave them one mystery unreported.',
  [Cancer]:
    'Saved string, a full larder, photographs sewn into a coat lining: your generation knows what it means when a home can be lost. Shelter became a passion. A homeland, a mother or a recipe can command a loyalty from you that newcomers find fierce, and many people have been kept warm by it. Beneath such care lies control, seldom admitted, since it always enters carrying food. See by house what you guard hardest; in the third it may be siblings, in the sixth a staff you treat as children. Hand one cupboard over to somebody younger, without instructions, and keep out of it until spring.',
  [Leo]:
    'Amplified: no other word fits the self as your generation knows it. You took personality for a form of power and turned it up, in music and politics and the conviction that any child might be somebody. Much was created. Much also got rebuilt around the person in the mirror. A crown is assumed among your peers, and in your own chart it rests on one house, where you can neither be ignored nor easily succeeded. Ask who comes after you there, then hand over one real decision and praise what they make of it.',
  [Virgo]:
    'Whatever is said to be running smoothly, your generation would like to see the figures. You go after power by way of detail, reading the label, following a stain in the river back to its pipe, taking a job apart and putting it together with half the hands. Finding the fault is a common talent; turned inward, the same lens finds too many. Your house tells you which bench you were assigned, and at that bench you will labor past all reason until a process is clean. Stop to ask whom it serves. Then take an afternoon off midway, with the parts still all over the table.',
  [Libra]:
    'Your generation grew up while the terms of love were being redrafted overhead, with a pen that either party might use to cross out a signature. You pull down arrangements that are polite and unequal, then labor over fairer ones. All of you can smell a rigged bargain. You may also drive a hard one while smiling, since power that works through charm is difficult to object to. As to which relation this is really about, the sixth house would make it your coworkers, the eleventh your friends. Tell them openly what you want. A demand can be refused, and that is the courtesy in it.',
  [Scorpio]:
    'Shallow answers get short shrift from those who share this Pluto, which stands in its own sign. You came of age with few veils left, so that desire, debt and the private habits of the powerful were ordinary conversation, and together you can look at nearly anything, with black humor for company. What you ration is trust. Within your own chart one house is dredged deeper than the rest, and whatever is false in it will be stirred up now and again until you stop defending it. Cooperate early. And keep within reach one friend who is unimpressed by intensity and good at making pancakes.',
  [Sagittarius]:
    'Big claims traveled fast in the years that produced your generation, and you have watched several of them fall over. Belief is what you press on until it confesses; colleges, borders and creeds are all asked what they are really for. Many of you would cross an ocean for a meaning and leave a room over a false one. Zeal is the hazard, all the more when it wears a skeptic’s coat. The house shows where your own certainty burns, and where people who wanted company may find themselves being converted. Bring them a question in place of a verdict, and let it stay open through dinner.',
  [Capricorn]:
    'Nameplates on office doors came and went while your generation was small, and you drew the conclusion. Whatever claims authority, a bank or a ministry or a parent’s tone of voice, has weight put on it, and you keep only what bears up. You share a grave realism, long ambition and no great surprise when grown-ups fail. Power is the thing you will remake, and it may come out colder than you meant. Your particular load rests on a house, in whose affairs you want the final say and dislike deputies. Appoint one anyway, somebody warm. A rule that people are fond of needs fewer guards.',
  [Aquarius]:
    'Who decides, when everybody is connected? Your generation is born into the question and will not be put off it. Crowds are your material: how they are counted, steered and freed, and how a clever tool ends up ruling the hands that made it. Expect your peers to be unsentimental about custom and passionate about systems, until a person turns into a case. By house the vast matter shrinks to fit one life, so with the fourth you may take apart a family’s unwritten law, with the tenth a whole trade. Before you redesign anything, spend a day doing it the old way beside someone who does.',
  [Pisces]:
    'The imagination of your generation runs deep and likes a ruin by moonlight. What force could never move, you dissolve. Old certainties wash out, along with some useful fences, and from the silt come visions that later people live on. Helplessness has a strange authority among you; those who suffer are listened to, and suffering may therefore be courted. In your own case the floodplain is a single house. There you absorb what others decline to feel, and can rule a room by being wounded in it. Say plainly, once, what hurts and what would help. Then go outdoors, among things with outlines.',
};
