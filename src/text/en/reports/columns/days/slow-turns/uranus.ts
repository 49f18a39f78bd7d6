import type { DayCells } from '../../../../../report-catalogue.js';

export const uranusBack: DayCells = {
  1: {
    lead: 'The wish to change yourself turns inward in the months until then. You need not shock anyone from now on; you find out in private what freedom would really mean to you.',
    course: 'Some of the changes you made can be kept and others taken back.',
  },
  2: {
    lead: 'Surprises about money become fewer in the months until then, and you can learn from the last ones. From now on you look for a way of earning that leaves you freer.',
    course: 'Try it in small amounts. What you can do is more mobile than what you own.',
  },
  3: {
    lead: 'Your thinking settles a little in the months until then. From now on ideas that came too fast can be looked over, and two or three of them are worth keeping.',
    course: 'A conversation that broke off abruptly may be taken up again.',
  },
  4: {
    lead: 'Unrest at home goes under the surface until then. From now on you have some months to find out which change is really wanted, and by whom.',
    course: 'Change nothing that cannot be changed back, and talk about what would give everyone more room.',
  },
  5: {
    lead: 'In love and in what you create, the next months are for understanding what the excitement was about. Today you notice that you could also enjoy something calm.',
    course: 'What still sparkles when it is no longer new is yours to keep.',
  },
  6: {
    lead: 'Experiments with your daily order come to rest in the months until then. From now on you can see which of the changes made work easier and which were only different.',
    course: 'Keep the good ones. Your nerves will thank you for some regularity.',
  },
  7: {
    lead: 'The question of how much freedom a relationship needs goes on more quietly until then. From now on you can think about it without either of you having to move out.',
    course: 'Ask the other what they would like to do alone. The answer may be a relief.',
  },
  8: {
    lead: 'Entanglements that came loose are given months to settle, until then. From now on you look at what still binds you to another person, and whether you want it to.',
    course: 'Nothing has to be cut. Some knots open when nobody pulls.',
  },
  9: {
    lead: 'New convictions are put to the test in the months until then. Today you notice that rebelling against a belief is not yet the same as having one.',
    course: 'Think it through by yourself. A delayed journey may change its goal.',
  },
  10: {
    lead: 'The upheaval in your work pauses in the months until then. From now on you can consider calmly which freedom you want in your position, or from it.',
    course: 'Prepare the next step without announcing it. Reputation likes some continuity.',
  },
  11: {
    lead: 'Changes in your circle are digested in the months until then. From now on you find out which of the new people belong to you, and which old ones you miss.',
    course: 'Call one of those. A hope may look different, and better.',
  },
  12: {
    lead: 'An inner restlessness grows quieter and goes deeper until then. From now on you can trace, over some months, what exactly you would like to be free of.',
    course: 'The cause may be only a habit of thought, which you can give up without changing anything else.',
  },
};

export const uranusForward: DayCells = {
  1: {
    lead: 'The urge to live in your own way comes out again. Over the past months you have found out what you mean by it, and from now on others may see it.',
    course: 'Move by small steps. The surprise is greater for them than for you.',
  },
  2: {
    lead: 'Something new in your finances is ready to be tried. You have thought about it for months, and from now on an unusual way of earning or saving becomes practical.',
    course: 'Begin on the side. Freedom counts as income, too.',
  },
  3: {
    lead: 'Ideas flow outward again. What you turned over in your mind for months can be said, written or tried out from now on, and finds people who are ready for it.',
    course: 'Explain it simply. The most original part needs the plainest words.',
  },
  4: {
    lead: 'A change at home that has been in the air for months may get moving. From now on it is clearer what it should be, and nobody will be surprised.',
    course: 'Do it in stages, and keep one familiar corner.',
  },
  5: {
    lead: 'Love and invention come alive again. You know after these months what kind of excitement is good for you, and from now on there is more of it to be had.',
    course: 'Be open to the unplanned. It need not overturn anything to be fun.',
  },
  6: {
    lead: 'Your working day can be freed of something. What you considered for months, another method, other hours, can be introduced now.',
    course: 'Test it for a while before you defend it. Colleagues may copy you.',
  },
  7: {
    lead: 'A relationship gets fresh air. You have both had months to think about how much room you need, and from now on it can be given without fear.',
    course: 'Say what you would like to change, and what you would never change.',
  },
  8: {
    lead: 'A tie that has been loosening for months can be let go or made anew now. What you share with another person is becoming more voluntary.',
    course: 'Put the practical side in order. The rest takes care of itself.',
  },
  9: {
    lead: 'New thinking breaks through. Over the past months you have tested what you no longer believe, and from now on you dare to follow what you found instead.',
    course: 'Go and see it with your own eyes, if you can. The detour is over.',
  },
  10: {
    lead: 'In your work you may act more freely. What you prepared in silence over the past months can be shown from now on, and surprises people in a good sense.',
    course: 'Inform those above you first. Then do it your way.',
  },
  11: {
    lead: 'Your circle is in motion again. A common hope takes on its new form from now on, after months in which it was not clear who was still with you.',
    course: 'Welcome whoever comes. The unlikely ally may be the most useful.',
  },
  12: {
    lead: 'An inner liberation is completed. Something that kept you restless for months is understood, and from now on you can do without it.',
    course: 'You may notice that you no longer avoid certain people or subjects.',
  },
};
