import type { Branch } from '../../../chinese/cycles.js';
import type { ByElement } from '../../catalogue.js';

/** An animal in a year of an element: what sets it apart from the same animal's year twelve years before or after. */
export const animalElementYears: Readonly<Record<Branch, ByElement>> = {
  0: {
    wood: 'A wood year draws on the Rat’s water. Others make use of your ideas, and it is fair to ask for a share of what comes of them.',
    fire: 'Water masters fire, and so a fire year puts money within the Rat’s reach. When others get excited you keep your head; that is worth most in a quarrel.',
    earth:
      'Earth holds water back. The Rat meets more rules than it likes this time, and gets farther inside them than by going round.',
    metal:
      'Metal feeds water, as the old scheme has it, so the Rat is well supplied: with good advice, with old skills, with somebody who vouches for you.',
    water:
      'When a water year meets the Rat’s own water, you are quick, well informed and restless. Write down what you set out to do, because there will be many reasons to forget it.',
  },
  1: {
    wood: 'Wood breaks up the Ox’s earth. A younger person or a new method loosens what had set too hard; you feel the trouble first, and the use of it later.',
    fire: 'Fire warms the Ox’s winter earth. People thank you at last for work done long ago, and you may take it as permission to begin something.',
    earth:
      'Two earths lie one on the other in an earth year for the Ox. You gain by staying where you are, and somebody should remind you that you are allowed to move.',
    metal:
      'The metal of such a year comes out of the Ox’s earth: you give a great deal, of work above all. Be proud of it, and keep something back for yourself.',
    water:
      'To the Ox a water year means gain, since earth holds water. Money and people gather where you are, and you have to decide where they should go.',
  },
  2: {
    wood: 'Among your own kind you are strong and a little crowded: a wood year is full of people like the Tiger. Say early which part of the work is yours.',
    fire: 'Fire lives on wood, and a fire year on the Tiger. You are seen, heard and asked for; count your strength every month as you would count money.',
    earth:
      'Wood masters earth, and the Tiger has the better of an earth year. Gains come by steady pressure on one spot, and two spots would be one too many.',
    metal:
      'A metal year can cut the Tiger down or shape it. It depends on your holding still for someone whose judgment you respect.',
    water:
      'Water feeds the Tiger’s wood. Study, shelter and good counsel make you stronger this time, without anybody’s noticing how.',
  },
  3: {
    wood: 'Like among like, the Rabbit is at ease in a wood year. In so much good company you have to show now and then what only you can do.',
    fire: 'A fire year burns the Rabbit’s wood, brightly and not for long. Charm and talent find their audience, and a quiet evening restores the strength for it.',
    earth:
      'Soft roots go far into earth, given time. The Rabbit can make good a patient claim in an earth year, to a house, a post or a better wage.',
    metal:
      'Metal trims wood, and in such a year the Rabbit has to part with something. It hurts less if you say yourself what it shall be.',
    water:
      'Kindness is done to the Rabbit in a water year, often by older people, for water feeds wood. You grow by accepting it.',
  },
  4: {
    wood: 'Wood drives its roots into the Dragon’s earth. A young person or a new cause upsets your plans a little, and lets some air into them.',
    fire: 'The Dragon’s earth is hardened by fire, as clay is. Recognition makes you stronger, and something built out of it now can stand for a long time.',
    earth:
      'With its own element over the year the Dragon has weight. It is better used to shelter somebody than to impress everybody.',
    metal:
      'Out of the Dragon’s earth a metal year takes treasure. You are generous and should be; only remember what you have given, and to whom.',
    water:
      'Earth keeps water in, so a water year brings the Dragon gain. There is as much skill in letting go at the right time as in holding on.',
  },
  5: {
    wood: 'Wood feeds the Snake’s fire. Teachers, books and backers keep you going well past the point at which you used to stop.',
    fire: 'Fire is doubled for the Snake in a fire year. You are at your most brilliant and least patient, so let somebody else check the details.',
    earth:
      'What the Snake knows turns this time into something that others can build on, as fire turns into earth. It leaves you tired by evening, and satisfied.',
    metal:
      'Fire melts metal, and a metal year is one in which the Snake can earn. Negotiate, and finish the piece of work that needs a fine hand.',
    water:
      'A water year damps the Snake’s fire. Say less than usual, and use the quiet to read what you are going to sign.',
  },
  6: {
    wood: 'Wood is fuel for the Horse’s fire: friends believe in you, plans catch on, and the only thing in short supply is sleep.',
    fire: 'Fire heads the year, and fire is the Horse’s own element. You go faster than ever; decide what matters in the middle of the day, and not late at night.',
    earth:
      'Earth takes in the heat of the Horse. You tire sooner in such a year, and leave more behind you that will last.',
    metal:
      'Fire works metal, so hard effort pays the Horse in a metal year, and pays in solid money. It is for you to say how fast.',
    water:
      'Water holds the Horse’s fire in check. Somebody sets limits to what you do; you may resent it, and get farther than you would have without them.',
  },
  7: {
    wood: 'Wood puts the Goat’s earth in order, as a planted hedge does. What others expect of you gives you a form; choose whose expectations you will meet.',
    fire: 'Fire is good to the Goat’s earth. Affection and praise warm you through, and what you make hardly needs selling.',
    earth:
      'Among people of your own sort a Goat in an earth year is so comfortable that plans are forgotten. Leave one of them lying open on the table.',
    metal:
      'What the Goat has in it comes out as metal, finished and fine. Your taste is wanted, and should have its price.',
    water:
      'An earth animal keeps what a water year brings, and the Goat can make a living by it. Take some time, too, to look at what others overlook.',
  },
  8: {
    wood: 'Metal cuts wood, and a wood year gives the Monkey plenty to work on. Bargains are there for whoever is quick and can make people laugh.',
    fire: 'Fire melts the Monkey’s metal. You work under somebody’s eye, and it is warm work; what you become by it can be shown to anyone.',
    earth:
      'Earth is where the Monkey’s metal comes from. People who helped you before are there again, and there is time to plan a thing properly.',
    metal:
      'Two sharp wits meet when the Monkey has a metal year, in friendship or in sport. It makes you better, provided the rules are agreed on.',
    water:
      'Water is what the Monkey’s metal turns into: talk, jokes, inventions. Somebody may make money from them, so put your name to what is yours.',
  },
  9: {
    wood: 'Metal has the better of wood, and the Rooster can earn by exactness in a wood year. Let a few things grow as they like, all the same.',
    fire: 'The Rooster’s metal goes into the fire. You are tested and looked at closely, and afterward you shine as you had meant to.',
    earth: 'Earth gives rise to metal: solid, unexciting people are on the Rooster’s side. Thank them.',
    metal:
      'More metal than ever is about the Rooster in a metal year. You have never been so precise, nor so easily offended by a small mistake.',
    water:
      'The Rooster’s metal gives itself to water. You speak, teach and perform well this time; remember to rest your voice.',
  },
  10: {
    wood: 'Wood disturbs the Dog’s earth. Somebody younger questions what you were certain of, and some of what comes of it is better than before.',
    fire: 'Fire warms and feeds the earth of the Dog. Your loyalty is noticed this time, and at last rewarded.',
    earth:
      'Earth upon earth: the Dog is trusted with more in such a year. It is an honor, and there is more work in it than it seems.',
    metal:
      'Good metal is dug out of the Dog’s earth. Others make their way with what you have taught them, and it speaks for their teacher.',
    water:
      'Earth keeps water within bounds, and the Dog has something to look after in a water year. What you guard is worth a good deal, and guarding it is paid.',
  },
  11: {
    wood: 'Wood drinks the Pig’s water. You look after half the neighborhood, and for once you may think of yourself first.',
    fire: 'Water and fire meet when the Pig has a fire year. Pleasure and profit lie close together; see that neither is used up.',
    earth:
      'Earth sets banks to the Pig’s broad water. Others set limits for you, and within them you get things done on time.',
    metal:
      'Metal is the source of water, and so the Pig is in good supply. Learning is easy, and people remember what they owe you.',
    water:
      'With water over the year and water within, you have friends on every side and hardly an hour alone. Keep one for yourself.',
  },
};
