import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Mars of {name1} with a body of {name2}’s. */
export const marsPassages: ContactCells[4] = {
  4: {
    conjunction:
      'With Mars beside Mars they achieve twice as much together, since neither slows the other down. Anger works the same way, and flares in both at once over the same thing. It helps them to have something outside themselves to work at or to win.',
    harmonious:
      'Mars works well with Mars: they like to get things done at much the same pace, and trust each other with a deadline or a secret plan. A dispute over method is short and leaves no splinters. They can compete for fun, and each welcomes a good opponent.',
    tense:
      'Mars stands against Mars, and they want things in ways that rub against each other. {way1} {way2} What begins as a matter of method can end as a matter of honor. The friction gives the pair spirit. With separate tasks they admire each other; with one task and two leaders they don’t.',
  },
  5: {
    conjunction:
      'Where {name1}’s Mars meets {name2}’s Jupiter, everything seems possible. {name1} supplies the attack and {name2} the reason, and a sport, a plan or a cause gains from it. They are in high spirits together and easily carried away. Before they sign anything, someone who isn’t having such a good time ought to look at the cost.',
    harmonious:
      'With Mars and Jupiter on good terms, {name1} acts on what {name2} believes in, and neither has to be talked into it. They are good at launching something, and at encouraging each other after a defeat. A plan made on Sunday is under way by Tuesday, and is larger by then.',
    tense:
      'They persuade each other that it will be all right, because Jupiter spurs Mars on too far. {name2} preaches courage, {name1} doesn’t like to be thought timid, and in the end they spend or risk more than either meant to. Arguments over principles are loud and soon forgotten. It is enough if each may say no to one thing in three and is listened to.',
  },
  6: {
    conjunction:
      'Mars pushes and Saturn holds back where they meet over a piece of work. As long as the two agree about the goal few pairs are as capable, because {name1} brings the force and {name2} knows where it should go. Otherwise {name1} feels held back, {name2} feels pushed, and both may be quietly angry.',
    harmonious:
      'As workers they are well matched, with Saturn to guide Mars. {name2} knows the right way to do a job and {name1} has the strength to do it, so little has to be done over. Neither minds a dull task or needs to be told to start. Whatever has to be built up, practiced or put in order suits them. They should celebrate what they have finished, since both tend to begin at once on the next thing.',
    tense:
      'When there is something to be done, {name1}’s Mars wants to begin while {name2}’s Saturn still sees three reasons not to. In daily life that is wearing. Yet it keeps {name1} from some real mistakes, and it gets {name2} moving. A fixed time for objections, after which it is done or dropped, suits both.',
  },
  7: {
    conjunction:
      'Between {name1}’s Mars and {name2}’s Uranus the effect is electric. {name2} says “why not?” and {name1} is halfway out the door. It makes them brave and inventive, and sudden fights come of it too. In an emergency, an experiment or anything fast the two are at their best. A night’s sleep between the impulse and the deed would do them no harm.',
    harmonious:
      '{name1}’s Mars and {name2}’s Uranus together dare what each has only considered. {name1} carries out {name2}’s ideas, and learns a way around where there was only a way through. It is quick work, and never dull. They tire of a project as quickly as they take it up, and may leave others to clean up.',
    tense:
      'With Mars and Uranus at odds, neither of the two will be rushed, and each has a talent for pressing at the wrong moment. {name1} pushes, {name2} bolts, and the plan goes to pieces. The shock can be useful, since some habits deserve to go. Nothing that concerns both should be decided until both have calmed down.',
  },
  8: {
    conjunction:
      'On good days {name2}’s Neptune gives {name1}’s Mars something worth fighting for, a vision, a person in need, a piece of art. On others all that drive has no aim, and neither can say who wanted what. It helps if {name2} says plainly what to do before {name1} gets to work.',
    harmonious:
      'Where Mars and Neptune are friends, {name1} does for {name2} what {name2} would never have asked for, and learns to wait where pushing fails. It shows in music, and wherever somebody needs help. Whatever they do they do quietly, and neither keeps count.',
    tense:
      'When {name1} is angry over something personal, {name2} has already given in or gone silent, as Neptune does before Mars. So they never fight it out, and resent it instead. Behind the evasions is a wish not to hurt, and behind the anger a wish for an answer. Even a small, clear no would be a relief.',
  },
  9: {
    conjunction:
      'Together {name1}’s Mars and {name2}’s Pluto can raise a great deal of force. They may rescue a failing project, or defend someone against the whole world. When they turn that force on each other it is exhausting, and hard to stop. Both have to learn that giving way once isn’t defeat.',
    harmonious:
      'With Pluto behind Mars, {name2} lends {name1} a will that doesn’t tire. What others find too hard they take on calmly and carry through, and they find hidden reasons where there seemed to be only obstacles. They have little patience with people who only talk.',
    tense:
      'With Mars against Pluto, they test how much the other will stand: {name1} goes ahead and sees what happens, {name2} says nothing and lets it come, and each may know where the other can be hurt. There is respect in that too. As long as neither uses that knowledge in a quarrel, they can go through a great deal together.',
  },
  15: {
    conjunction:
      'The energy of {name1}’s Mars meets {name2}’s Ascendant head-on. {name2} grows livelier, bolder perhaps, and quicker to anger, and projects get started that had waited for a long time. Whether it becomes teamwork or a running fight depends on who sets the pace. Either of them can say no in plain words, since resistance is respected here.',
    harmonious:
      'On a walk, at a dance or with a load to carry these two move well together, thanks to {name1}’s Mars and {name2}’s Ascendant. {name1}’s initiative encourages {name2} to be more direct, and becomes more civil in return. Both are a little braver, and it costs them nothing.',
    tense:
      '{name2} has hardly come in, and {name1} already seems to disagree, as happens when Mars is at odds with the Ascendant. It may be only a tone of voice or a way of standing, and {name2} answers in kind. They get used to it, even fond of it. In front of others it matters more that both be allowed to finish their sentences.',
  },
};
