import type { Branch } from '../../../chinese/cycles.js';
import type { ByElement } from '../../catalogue.js';

/** An animal in a year of an element: what sets it apart from the same animal's year twelve years before or after. */
export const animalElementYears: Readonly<Record<Branch, ByElement>> = {
  0: {
    wood: 'A wood year draws on the Rat’s water. Others make use of your ideas, and it is fair to ask for a share in what comes of them.',
    fire: 'Water masters fire, so in a fire year the Rat has the advantage of a cool head. When others are excited you see what a thing is really worth.',
    earth:
      'Earth holds water back. The Rat meets more rules than it likes this time, and gets further inside them than around them.',
    metal:
      'Metal feeds water, and so the Rat is well supplied with advice, with old skills, and perhaps with somebody who vouches for it.',
    water:
      'When a water year meets the Rat’s own water, you are quick, well informed and restless. There are many reasons to forget what you set out to do, and one to remember it.',
  },
  1: {
    wood: 'Wood breaks up the Ox’s earth. A younger person or a new method loosens what had set too hard; you feel the trouble first and the use of it later.',
    fire: 'Fire warms the Ox’s winter earth. You may be thanked at last for work done long ago, and it encourages you to begin something.',
    earth:
      'An earth year doubles the Ox’s own earth. You do well by staying where you are, and might forget that you are free to move.',
    metal:
      'The metal of such a year comes out of the Ox’s earth: you give a great deal, of work above all. You may be proud of it, and need something for yourself.',
    water:
      'Earth holds water, so to the Ox a water year brings much to look after. People gather where you are, and you have to decide how much you can take on.',
  },
  2: {
    wood: 'Among your own kind you are strong and a little crowded, for a wood year is full of people like the Tiger. It helps to agree early on who does what.',
    fire: 'Fire lives on wood, and a fire year on the Tiger. You are seen, heard and asked for, and your strength goes faster than you notice.',
    earth:
      'Wood masters earth, and the Tiger has the better of an earth year. You get furthest by keeping at one thing; two at once would be too many.',
    metal:
      'Metal cuts wood, so such a year is hard on the Tiger or shapes it. Much depends on whether you can listen to someone whose judgment you respect.',
    water:
      'Water feeds the Tiger’s wood. Study, a quiet place and good advice make you stronger this time, without anybody’s noticing how.',
  },
  3: {
    wood: 'Like among like, the Rabbit is at ease in a wood year. Among so many agreeable people it is easy to be overlooked, unless you show what only you can do.',
    fire: 'A fire year burns the Rabbit’s wood, brightly and not for long. Your charm and talent are noticed, and a quiet evening restores the strength for them.',
    earth:
      'Soft roots go deep into earth, given time. A patient claim, to a house, a post or better conditions, may be made good by the Rabbit in such a year.',
    metal:
      'Metal trims wood, and the Rabbit may have to part with something. It hurts less if you say yourself what it shall be.',
    water:
      'Water feeds wood, and kindness is done to the Rabbit this time, often by older people. You grow by accepting it.',
  },
  4: {
    wood: 'Wood drives its roots into the Dragon’s earth. Somebody with new ideas upsets your plans a little, and improves some of them.',
    fire: 'Fire hardens the Dragon’s earth, as it does clay. Recognition makes you stronger, and what you build on it can stand for a long time.',
    earth:
      'With its own element over the year the Dragon has weight. To shelter somebody is a better use of it than to impress everybody.',
    metal:
      'A metal year brings out what lies in the Dragon’s earth. You are generous and people are glad of it; it is as well to remember what you have given.',
    water:
      'Earth keeps water in, and the Dragon has a great deal to keep this time: people, plans, perhaps property. Letting some of it go in time is the harder skill.',
  },
  5: {
    wood: 'Wood feeds the Snake’s fire. Teachers, books or a backer keep you going well past the point at which you used to stop.',
    fire: 'Fire is doubled for the Snake in a fire year. You are at your most brilliant and least patient, and somebody else had better check the details.',
    earth:
      'Fire turns into earth: what the Snake knows becomes something that others can build on. It leaves you tired, and satisfied.',
    metal:
      'Fire works metal, so effort has something to show for it this time. Negotiations and work that needs a fine hand suit the Snake best.',
    water:
      'A water year damps the Snake’s fire. You may say less than usual, and a quiet time is good for reading what you are going to sign.',
  },
  6: {
    wood: 'Wood is fuel for the Horse’s fire: friends believe in you, plans catch on, and the only thing in short supply is sleep.',
    fire: 'Fire over the year is the Horse’s own element. You go faster than ever, and what you decide at noon is better than what you decide late at night.',
    earth:
      'Earth takes in the heat of the Horse. You tire sooner in such a year, and leave more behind you that will last.',
    metal:
      'Hard effort is rewarded this time, since fire works metal, and the Horse can set the pace itself. What you cannot do is to hurry the others.',
    water:
      'Water holds the Horse’s fire in check. Somebody sets limits to what you do; you may resent it, and get further than you would have without them.',
  },
  7: {
    wood: 'Wood governs the Goat’s earth, as a planted hedge orders a field. What others expect gives you a form, and you can choose whose expectations to meet.',
    fire: 'Fire is good to the Goat’s earth. Affection and praise warm you, and people ask for what you make.',
    earth:
      'Among people of its own sort a Goat in an earth year is comfortable, and plans are easily forgotten. One of them deserves to be kept in sight.',
    metal:
      'What the Goat has in it comes out as metal, finished and fine. Your taste is wanted, and may have its price.',
    water:
      'Earth keeps what water brings, so practical matters go well for the Goat this time, if slowly. Some hours should still belong to what has no use.',
  },
  8: {
    wood: 'Metal cuts wood, and a wood year gives the Monkey plenty to work on. Bargains can be had by anyone who is quick and makes people laugh.',
    fire: 'Fire melts the Monkey’s metal. You work under somebody’s eye, which is tiring, and what you become by it can be shown to anyone.',
    earth:
      'Earth is where the Monkey’s metal comes from. People who helped you before are there again, and there is time to plan a thing properly.',
    metal:
      'A metal year sets the Monkey among minds as sharp as its own, in friendship or in sport. It makes you better, once the rules are agreed on.',
    water:
      'Water is what the Monkey’s metal turns into: talk, jokes, inventions. Others may use them, so it is worth putting your name to what is yours.',
  },
  9: {
    wood: 'Metal has the better of wood, and exactness pays for the Rooster in a wood year. Some things are better left to grow as they like, all the same.',
    fire: 'The Rooster’s metal goes into the fire. You are looked at closely and may feel tested, and you come out of it more polished than before.',
    earth:
      'Earth gives rise to metal: solid, unexciting people are on the Rooster’s side this time, and a word of thanks surprises them.',
    metal:
      'A metal year doubles the Rooster’s metal. You have never been so precise, nor so easily upset by a small mistake.',
    water:
      'The Rooster’s metal gives itself to water. You speak, teach and write well this time, and may need a rest from being heard.',
  },
  10: {
    wood: 'Wood disturbs the Dog’s earth. Somebody younger questions what you were certain of, and part of what comes of it is better than before.',
    fire: 'Fire warms and feeds the earth of the Dog. Your loyalty is noticed this time, and perhaps rewarded.',
    earth:
      'An earth year adds to the Dog’s own earth, and you are trusted with more. It is an honor, and there is more work in it than it seems.',
    metal:
      'Metal comes out of the Dog’s earth. Others make their way with what you have taught them, and that speaks for their teacher.',
    water:
      'Earth keeps water within bounds, so the Dog has something to look after this time. It is a position of trust, and tiring when nobody relieves you.',
  },
  11: {
    wood: 'Wood drinks the Pig’s water. You look after a good many people, and for once you may think of yourself first.',
    fire: 'Water masters fire, and the Pig can get a great deal done in a fire year. Pleasure and profit lie close together; neither should use up the other.',
    earth:
      'Earth sets banks to the Pig’s broad water. Others set limits for you, and within them you get things done on time.',
    metal:
      'Metal is the source of water, and so the Pig is in good supply. Learning is easy, and people remember what they owe you.',
    water:
      'With water over the year and water within, you have friends on every side and hardly an hour alone. The Pig, too, needs one now and then.',
  },
};
