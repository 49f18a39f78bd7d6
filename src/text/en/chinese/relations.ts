import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What two animals are to each other in a year, said plainly. */
export const relations: ChineseCatalogue['relations'] = {
  benming: [
    'A year of the {year} is your own, which comes once in twelve: you stand out, for better or worse, and do well to begin few things and see them through.',
    'For the {animal} this is your animal’s year come round again. It puts you in the light and asks for care rather than courage.',
    'Your own sign rules the year. People notice what you do, so choose a small number of things and do those properly.',
  ],
  clash: [
    'The {animal} and the {year} stand opposite each other in the circle of animals, and a year like that brings changes whose date you would not have chosen.',
    'A year of the {year} is the opposite of your own. Expect movement, in house, work or plans, and some contradiction from other people.',
    'Of the twelve animals the {year} is the one that faces yours, so this year pulls you the other way, and much that was settled is moved.',
  ],
  harm: [
    'The {animal} and the {year} are a pair that rub each other, mostly in small things: misunderstandings, favors misread, help that arrives late.',
    'Tradition counts the {year} among those who harm the {animal}. In practice it is a year of small frictions, best met with plain words and patience.',
    'Between {animal} and {year} there is an old misunderstanding, and in its year you may feel that you are not quite seen.',
  ],
  punishment: [
    'The {animal} and the {year} are said to punish each other, which means friction with rules, papers and one’s own habits.',
    'A year of the {year} is strict with the {animal}. What was done carelessly comes back to be done again.',
    'In a year of the {year} the {animal} does best to keep to the rules and to let others have the last word now and then.',
  ],
  break: [
    'Between {animal} and {year} tradition sees a break: arrangements give way where they were weak already.',
    'A year of the {year} loosens things for the {animal}. What falls apart in it was usually due for repair.',
    'The {year} disturbs the {animal} a little, and casual agreements in particular do not hold well this year.',
  ],
  combination: [
    'The {animal} and the {year} are secret friends, the closest pair in the circle of animals, so that help comes to you this year without much asking.',
    'A year of the {year} is among the best for the {animal}: someone is on your side, and joint undertakings prosper.',
    'Of all the animals the {year} suits the {animal} best. You are understood this year, and it is a good time to join forces.',
  ],
  trine: [
    'The {animal} and the {year} belong to one group of three and want the same things, so the year goes along with you.',
    'A year of the {year} is friendly to the {animal}. Plans made with others move easily, and people come round to your view.',
    'In a year of the {year} the {animal} is among allies, and what you begin finds support.',
  ],
  neutral: [
    'The {animal} and the {year} have no quarrel and no alliance. What comes of the year depends more than usual on what you do with it.',
    'A year of the {year} is neither with the {animal} nor against it, which leaves you room to set the pace yourself.',
    'Between {animal} and {year} tradition sees nothing in particular: an even year, good for work that needs no luck.',
  ],
};

/** The last word of a year. */
export const relationCloses: ChineseCatalogue['relationCloses'] = {
  benming: [
    'On the whole it is a year to keep what you have in good order. Next year the attention moves on, and you may move more freely.',
    'If in doubt, do less and do it well. Of years like this one people remember how you carried yourself.',
    'Care is all the year asks. It is also a chance to decide what the next twelve are to be about.',
  ],
  clash: [
    'Taken together, it is a year to move with the change rather than against it. What you choose to alter yourself will not be altered for you.',
    'You need not win the year, only come through it on your own feet. Much of what was shaken loose had been loose for some time.',
    'A year of this kind clears the ground. Keep what proves firm in it, for that can be built on.',
  ],
  harm: [
    'In sum, the year is easier than its name, if you say things early and check what you have heard.',
    'Small courtesies go a long way this year. Most of what rubs is over as soon as it has been named.',
    'Keep close to those who know you well. In their company the year is an ordinary one.',
  ],
  punishment: [
    'All in all it is a year for correctness and a little humor. What is in order at the end of it stays in order.',
    'Whoever is patient with rules, and with themselves, loses little by such a year and learns a good deal.',
    'Let the small disputes go and see the large one properly settled. That would be a good result for the year.',
  ],
  break: [
    'In sum, keep copies and keep calm. A better arrangement can be made out of most of what comes apart.',
    'The year does no great harm. It shows you which things have been holding by habit alone.',
    'Mend what is worth mending and let the rest go without regret.',
  ],
  combination: [
    'All told, it is a year to say yes in good company. What is begun together now tends to last.',
    'Make use of the goodwill while it is there, and return some of it. Friends won in such a year stay friends.',
    'With so much support the only mistake would be to try it alone.',
  ],
  trine: [
    'In sum, the year carries you if you know where you want to go. Choose the direction early.',
    'It is a good year to go further with something already begun, and to bring others along.',
    'Things go easily enough this year that you can afford to be generous.',
  ],
  neutral: [
    'All in all, an even year. What you put into it is about what you will get out.',
    'Nothing hurries you and nothing holds you up. It is a good year for the plan that depends on you alone.',
    'Steady effort is rewarded at its usual rate, which in the long run is the best one there is.',
  ],
};
