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
    'Nobody could tell the people of your age that a thing can’t be begun. Pluto was in Aries, and you broke new ground, in the wild or in an old order, with a will that asked for no help. That force is what you have in common. It is also the danger, since people who clear a path seldom ask who was living there. In your own life it may all go into one matter: a blocked wish can grow into a war there, and you carry on with a task of your choosing long after others have stopped. Find out first whom it might push aside.',
  [Taurus]:
    'Possession is a question of power for your generation. Pluto was in Taurus, opposite its own sign, and you look at land, money and material and see what can be made of them, and who is to have it. Tenacity is what you share. It can turn a swamp into a field, and it can become a grip that tightens when there is nothing left to hold. You know how it is to be owned by a possession. In your case that may be money, a piece of family land, a reputation. Share some of it while sharing is still your own idea.',
  [Gemini]:
    'Pluto was in Gemini, and your generation found out what words can do. A headline, a formula, the sentence that a family has avoided for years: you saw such things change everything, and you are in earnest about language. You ask the next question and the one behind it, and in argument you can be merciless. The truth usually comes out, sometimes at a cost that nobody had thought of. In one subject you dig past every first answer until you know what no one else does. When it concerns people, they may feel cornered, and you learn more once you tell them what you want to know and why.',
  [Cancer]:
    'A home can be lost, and people of your age know it. With Pluto in Cancer, shelter mattered more than anything to your generation; a country, a mother or a way of cooking could command your whole loyalty, and many were kept warm by it. There is control in such care, though hardly anyone admits it, since it always comes with something to eat. Those who were guarded most fiercely may have had to ask twice for the right to decide. Hand some of it to somebody younger, without instructions.',
  [Leo]:
    'The self became a power in your generation, with Pluto in Leo. You turned personality up, in music, in politics, in the conviction that any child might be somebody, and a great deal was created by it. A great deal was also arranged around the person in the mirror. You don’t like to be overlooked or replaced, and much of your strength comes from that. Where you have that strength, it is hard to ignore you and harder to take your place. Give whoever may come after you one real decision, and praise what they make of it.',
  [Virgo]:
    'Work, health and the use of things were taken apart and put together differently by people your age, because Pluto was in Virgo. You want to know what is in the bread, where the error began, and who does the task that nobody sees, and the first explanation doesn’t stop you. Much has been put right by such questions. Turned inward, the same eye finds no end of faults, and you may try to earn by usefulness a peace that is not for sale. Each of you has one field in which only perfect will do. Most of what you finish at night was good enough by noon.',
  [Libra]:
    'While people your age were growing up, many began to ask how two people ought to live together. Pluto was in Libra, and you feel at once when a bargain is unequal, however polite it is, and you take such arrangements down and work hard at fairer ones. You can also get your way with a smile, and power that works by charm is difficult to object to. The bargain to look at first may be one with people you work with, or with friends, since they can refuse only what has been said openly.',
  [Scorpio]:
    'Shallow answers don’t satisfy those who have Pluto in Scorpio, its own sign in modern astrology. Much had been uncovered by the time you came of age; longing, debt and the secrets of the powerful were ordinary conversation, and together you can look at nearly anything, often with dark humor. Trust is what you give sparingly. You would rather know the worst than be comforted. From time to time something of your own is stirred up from the bottom, until you stop defending what is false in it. It is easier with a friend who isn’t impressed by intensity, and asks whether you have eaten.',
  [Sagittarius]:
    'Great claims were made in your generation’s early years, and several collapsed, with Pluto in Sagittarius. So you press on every belief until it shows what it is for, be it a creed, a college or a frontier. Many of you would cross an ocean for something that has meaning and leave a room because of something false. Zeal is the danger, and there can be as much of it in a doubt as in a faith. Somewhere your own certainty burns, and people who wanted company may find themselves being converted. They would rather hear a question that you haven’t made up your mind about.',
  [Capricorn]:
    'Authority has to prove itself to people your age, because Pluto was in Capricorn when you were born and great institutions had been shaken. You put weight on whatever claims to be in charge, a bank, a government, a parent’s tone of voice, and keep only what holds. You share a serious realism and long ambitions. Some of you will remake power, and it may come out colder than you meant. Your own part of it lies in one corner of your life, where you want the last word and don’t care for deputies. Appoint one all the same, somebody warm.',
  [Aquarius]:
    'Your generation is born into the question of who decides when everybody is connected, since Pluto is in Aquarius. Your subject is crowds: how they are counted, steered and set free, and how a clever tool can come to rule those who made it. Custom matters less to you than whether a system works, up to the point where a person becomes a case. In one life this large matter shrinks: it may be about what a family never says, or about how a trade is run. Before you redesign a thing, do it the old way for a day.',
  [Pisces]:
    'What force could not move, your generation dissolves, since Pluto was in Pisces. Certainties wash out, along with a few useful fences, and afterward there is room for visions that later people live by. You feel deeply what others suffer. Suffering has authority among you: people listen to anyone who is hurt, and it can be tempting to stay hurt. One side of your own life takes all this in. There you absorb what others would rather not feel, and can rule a room by being wounded. Say plainly what hurts and what would help. Then go outdoors, among solid things.',
};
