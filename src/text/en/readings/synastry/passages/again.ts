import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Second wordings of the contacts that most pairs have. */
export const passagesAgain: SynastryReadingCells['passagesAgain'] = {
  0: {
    1: {
      harmonious:
        'Sun and Moon agree between these two, which shows wherever something has to be looked after: {name1} knows what is to be done, {name2} knows who is waiting for it, and each leaves the other’s part alone. It makes them good at sharing a household, a trip or the care of somebody else. They take all this so much for granted that neither thinks of saying thanks, and it is worth saying.',
    },
    2: {
      harmonious:
        'With Mercury and the Sun in accord, {name1} has a listener who follows the thought to its end, and {name2} has somebody who turns a good remark into a decision. They can read over each other’s drafts, plan a trip together and say where the other’s reasons are weak. What they agree on so easily has sometimes been looked at from only one side, and the question that would have spoiled the talk comes up an hour later.',
    },
    3: {
      harmonious:
        'Venus and the Sun are on good terms here, and {name1} looks better in {name2}’s eyes than in the mirror. The liking is shown openly: a place is kept, a favorite dish remembered, a success told to others before {name1} has mentioned it. In return {name2} feels chosen. Among so many kindnesses it takes a certain courage to ask for something inconvenient, though the request is usually well received.',
    },
  },
  2: {
    4: {
      harmonious:
        'What {name1} works out with Mercury, {name2} tries out the same afternoon with Mars, and comes back with what went wrong; so a plan between these two is soon a better plan. They can argue about the right tool or the shortest road and enjoy it, because the point is always the thing itself. Anyone who has to think in peace may find the two of them loud. A pause before the last step, in which nothing is said or done, saves them a repair.',
      tense:
        'Mars is impatient with Mercury here. {name1} wants to understand something before doing it, {name2} wants it done, and each takes the other’s way for a provocation. The retorts come fast and are sharper than they are meant to be. It keeps both awake, and in a debate against others they are a match for anyone. Between the two, a sentence that begins with “Do you want” goes down better than one that begins with “You always.”',
    },
    5: {
      harmonious:
        'Mercury and Jupiter get on well here: {name1} brings the fact, {name2} sees what it could be good for, and a chance remark grows into a project or a course of study. Each feels cleverer in such company, and is generous about the other’s mistakes. They explain things well to other people, too. What goes undone is the fine print, which each hopes the other has read.',
    },
  },
};
