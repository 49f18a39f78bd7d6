import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What two animals are to each other in a year, said plainly; those that offend Tai Sui are told so here. */
export const relations: ChineseCatalogue['relations'] = {
  benming: [
    'Every twelfth year is a year of the {year}, your own animal. Almanacs say that you face Tai Sui, the lord of the year, because his seat is yours: you stand out, for better or worse, and are asked for care and good manners rather than for courage.',
    'For the {animal} this is your own animal’s year, and by tradition it puts you before Tai Sui, who rules it. People notice what you do, so it is a better time for finishing things than for beginning many.',
    'Your own sign rules the year, and in the almanacs you sit where Tai Sui sits, the lord of the twelvemonth. It is an exposed place, and people remember what you do there, the careful as well as the hasty.',
  ],
  clash: [
    'The {animal} and the {year} stand opposite each other in the circle of animals, so that in the almanacs you clash with Tai Sui, to whom the ruling of the year is given. It means movement, of house, post, plan or opinion, and it goes better when you choose the change and its date yourself.',
    'A year of the {year} is the opposite of your own, and old books call it a clash with Tai Sui, the lord of the year. Expect to be contradicted and to be moved about a little. A journey planned early, or a thorough clearing out at home, is an old way of meeting the clash on your own terms.',
    'Of the twelve animals the {year} is the one that faces yours. Tai Sui, who rules the year by tradition, then sits across from you, and much that was settled can be moved. It goes best where the change is one that you had wanted anyway.',
  ],
  harm: [
    'The {animal} and the {year} are a pair that rub each other, and old lists name it harming Tai Sui, the spirit of the year. The harm is of the small kind: a favor misread, a rumor, help that arrives late. A plain word said early heals most of it.',
    'Tradition counts the {year} among those that harm the {animal}, and has Tai Sui, who rules the year, look at you askance. In practice it comes to small frictions. Read what you sign, thank people by name, and ask what was meant before you take offense.',
    'Between {animal} and {year} there is an old misunderstanding, called a harm, and Tai Sui, the lord of the year, is said to be on the {year}’s side. You may feel that you are not quite seen. Those who know you well are the remedy for that.',
  ],
  punishment: [
    'The {animal} and the {year} are said to punish each other, and the almanacs add that the {animal} is at odds with Tai Sui, the guardian of the year. It has less to do with guilt than with friction: rules, papers, old arguments. Being right is of little use in them.',
    'A year of the {year} is strict with the {animal}. Under the name of punishing Tai Sui, the year’s ruler, tradition means that what was done carelessly comes back to be done again. Keep promises to the letter, and settle a dispute before it has an audience.',
    'In a year of the {year} the {animal} comes under a punishment, as the old books say, in the sight of Tai Sui, lord of the year. Keep to the rules, let others have the last word now and then, and be as patient with yourself as with a good apprentice.',
  ],
  break: [
    'Between {animal} and {year} tradition sees a break, the mildest of the ways to offend Tai Sui, who rules the year. Arrangements give way where they were weak already. With a copy of what matters, and a second plan, nothing of value need be lost.',
    'A year of the {year} loosens what you have arranged. The almanacs call it a break with Tai Sui, the spirit of the year. What falls apart was usually due for repair, so look early at the agreement you trust least.',
    'The {year} disturbs the {animal} a little, by what is called a break, and Tai Sui, lord of the year, is said to be mildly displeased. Casual agreements do not hold well, so put a date and a name to each of them.',
  ],
  combination: [
    'The {animal} and the {year} are secret friends, the closest pair in the circle of animals, so that help comes to you this year without much asking.',
    'A year of the {year} is among the best for the {animal}: as a secret friend it is on your side, and joint undertakings prosper.',
    'Of all the animals the {year} suits the {animal} best, being its secret friend. You are understood this year, and it is a good time to join forces.',
  ],
  trine: [
    'The {animal} and the {year} are allies, two of a group of three, so the year goes along with you. Ask for help early, since it is likely to be given.',
    'A year of the {year} is friendly to the {animal}, as the two are allies in one trine. Plans made with others move easily, and people come round to your view.',
    'In a year of the {year} the {animal} is among allies. What you begin finds support, and it is worth beginning the thing you would not try alone.',
  ],
};

/** The closing of such a year. */
export const relationCloses: ChineseCatalogue['relationCloses'] = {
  benming: [
    'Keep what you have in good order this year. Next year the attention moves on, and you can move more freely.',
    'If in doubt, do less and do it well. What people remember of such a year is how you conducted yourself.',
    'Care is all the year asks. It is also a chance to decide what the next twelve are to be about.',
  ],
  clash: [
    'It is a year to move with the change rather than against it, and to be the first to name a date for it.',
    'A clash passes with the year. Much of what it moves had been coming loose for some time, and what stays in place can be relied on.',
    'A year of this kind makes room. What has proved firm by the end of it is good to build on.',
  ],
  harm: [
    'The year is easier than its name, if things are said early and rumors are checked.',
    'Small courtesies go a long way this year. Most of the friction is over once somebody has mentioned it calmly.',
    'Plain words serve you better than clever ones this year, and soon rather than late.',
  ],
  punishment: [
    'It is a year for correctness and a little humor. What is in order at the end of it stays in order.',
    'Whoever is patient with rules, and with themselves, loses little by such a year and learns a good deal.',
    'Small disputes may be dropped. One large one, properly settled, would be a good result for the year.',
  ],
  break: [
    'Keep copies and keep calm. A better arrangement can be made out of most of what comes apart.',
    'The year does no great harm. It shows you which things have been held together by habit alone.',
    'What is worth mending can be mended this year, and the rest you may find that you do not miss.',
  ],
  combination: [
    'This is a year to say yes in good company. What is begun together now tends to last.',
    'The goodwill is there to be used, and some of it to be returned. Friends won in such a year often stay friends.',
    'With so much support, the only mistake would be to try everything alone.',
  ],
  trine: [
    'The year carries you if you know where you want to go, so it is good to know it early.',
    'It is a good year to go further with something already begun, and to bring others along.',
    'Things go easily enough this year that you can afford to be generous.',
  ],
};

/** What a year is to an animal that no rule sets for or against it; the why, by their elements, is told after it. */
export const neutralYears: ChineseCatalogue['neutralYears'] = {
  same: [
    'No old rule makes the {animal} and the {year} friends or opponents. Little about the year will be strange to you, all the same.',
    'Between the {animal} and the {year} tradition names neither friendship nor quarrel, and what is asked for this year is mostly what you do anyway.',
  ],
  feeds: [
    'By the old rules the {year} is neither friend nor opponent of the {animal}, and in such a year help is more likely to be offered than refused.',
    'Tradition has no name for the tie between {animal} and {year}. You may learn a good deal this year from people who are gentler than you.',
    'For the {animal} a year of the {year} is an ordinary one by the almanac’s rules, in which small things go right more often than not.',
  ],
  masters: [
    'The {animal} and the {year} have no old quarrel, though you have less of a free hand this year than in others.',
    'No rule puts the {year} against the {animal}. There is more to comply with than usual, all the same, and less to decide.',
    'In the almanacs the {year} is neither ally nor opponent of the {animal}. You do best with what has been agreed beforehand.',
  ],
  mastered: [
    'A year of the {year} is neither for the {animal} nor against it. There is work in it that brings something in, for those who take it up.',
    '{animal} and {year} are neither friends nor enemies by the old rules, so what you do counts for more than what the year does.',
    'Between the {animal} and the {year} there is no tie of friendship or enmity. You have the stronger hand, and can choose where to use it.',
  ],
  drains: [
    'Tradition names neither help nor trouble between the {animal} and the {year}, so you are free to plan as you like. Others make good use of what you know this year, and it takes some of your strength.',
    'No rule of the almanacs joins or parts the {animal} and the {year}. You may give more than you get for a time, and be known for it afterward.',
    'The {year} has no claim on the {animal}, and still you may be asked to teach, to make something or to lend a hand. How much is for you to say.',
  ],
};

/** The closing of such a year. */
export const neutralCloses: ChineseCatalogue['neutralCloses'] = {
  same: [
    'The year asks for no change of character. What you want to have done by the end of it is worth writing down at the start.',
    'You know how such a year goes, since it goes much as you do. That makes it a good one for showing somebody else how a thing is done.',
  ],
  feeds: [
    'Let yourself be helped this year. What you learn by it stays with you longer than the favor does.',
    'Learn one thing thoroughly this year. There is likely to be somebody who can show you.',
    'Many small things may go right this year, and together they are enough to build on. Thank the people they come from.',
  ],
  masters: [
    'What others ask of you has an end. Leave the last part of the year free for a plan of your own.',
    'You lose little by going along this year, as long as you keep one matter in which nobody else has a say.',
    'A modest plan, agreed early and kept to, is a good result for such a year.',
  ],
  mastered: [
    'The year gives back about what you put into it. One thing that is worth the effort, chosen early, can be done by the end.',
    'Much can be arranged this year, and you are the one to arrange it. Leave some evenings out of the plan.',
    'Few people are in your way, so there is no need to hurry. Those who depend on you would like to know what comes next.',
  ],
  drains: [
    'The thanks for what you give may come late this year. Keep enough time for work of your own.',
    'People come to you for what you can do. If you say early what it costs you, they know what to ask for.',
    'A good part of the year goes into other people’s plans. Make sure that one of the things finished in it is yours.',
  ],
};
