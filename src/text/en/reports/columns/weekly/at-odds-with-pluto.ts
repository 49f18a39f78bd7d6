import type { Pluto } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/** A swift planet at odds with Pluto, by the house of the swift one: what is held on to, and who has the say. */
export const atOddsWithPluto: ColumnShelf['outerFriction'][typeof Pluto] = {
  1: {
    intro: [
      'You want something badly this week, and someone or something stands against it. Others feel how much you mean it before you have said a word, and answer your force with theirs.',
    ],
    course: [
      'With Pluto in the matter, everything seems to turn on not giving way. Ask yourself what you would lose by losing, as it is often a matter of pride from long ago. You can be firm and still say what you are after. What you refuse to be pushed into deserves a no in few words, without a threat behind it.',
    ],
    close: ['Strength that has nothing to prove can afford to let a small thing go.'],
  },
  2: {
    intro: [
      'Money is a question of power this week. Someone sets the terms, you cling to a thing because it might be taken, or a purchase is really about who decides.',
    ],
    course: [
      'Pluto brings up what you believe you are worth, and a figure can hurt for that reason. Look at it soberly all the same. Nobody should hurry you into a contract, and you need not win every cent of a dispute either. One possession or one expense has had a hold over you; if you let it go you may feel lighter at once.',
    ],
    close: ['What you own is meant to serve you, and can be asked whether it does.'],
  },
  3: {
    intro: [
      'Words carry weight this week. A question is put like an interrogation, someone keeps back the one thing that matters, or you cannot stop turning over what was said.',
    ],
    course: [
      'Pluto goes to the root of a subject and does not know when to stop. You may find out what is behind a remark, and hurt somebody with it. Decide beforehand what you want to know and what you mean to do with it. A secret told to you in these days should stay with you. Persuading by pressure works for an afternoon.',
    ],
    close: ['Said once and quietly, the important sentence goes further than a long siege.'],
  },
  4: {
    intro: [
      'At home it comes down this week to who decides. An old story in the family stirs under a small dispute, and you feel more strongly about it than the occasion calls for.',
    ],
    course: [
      'Pluto digs where everyone has been careful to step around. Somebody may use silence, guilt or money to get their way, and it may be you. You need not settle the past in order to agree about the present. Say what you will do and what you will not, and leave the others their dignity.',
    ],
    close: ['A house in which one thing has been spoken of openly is easier to live in.'],
  },
  5: {
    intro: [
      'Love and jealousy are near neighbors this week. You want a person, a success or a finished work entirely, and the smallest sign of reserve is felt as a refusal.',
    ],
    course: [
      'With Pluto the feelings are strong and the means can be too. Testing somebody, or making them guess, will get you an answer you do not believe. What you make with your hands or your voice can take all of this intensity. To a child or a lover, leave a corner that you know nothing about.',
    ],
    close: ['What is given to you freely you do not have to watch.'],
  },
  6: {
    intro: [
      'There is a struggle over the daily work this week: who decides how it is done, who checks whom, or how much of you it may use up. You will not let go of a detail, or someone else will not.',
    ],
    course: [
      'Pluto makes people thorough and suspicious. A method may have to be given up that no longer works, and whoever invented it will defend it. Stay with what can be shown. If you drive yourself as though everything depended on it, set an hour at which the tools are put down, and keep to it.',
    ],
    close: ['What has been cleared out to the bottom does not have to be cleared out every week.'],
  },
  7: {
    intro: [
      'Between you and another person it is a question of power this week. One presses and one resists, what is said politely has an edge, and neither wants to be the first to step back.',
    ],
    course: [
      'Pluto lets each see where the other can be hurt. That is knowledge to be careful with. Ask what the two of you are really afraid of losing, since it is rarely the thing on the table. You need not give in, and you need not have the last word. A proposal that leaves both a way out is the strongest one.',
    ],
    close: ['A bond in which nobody has to win is worth more than a victory.'],
  },
  8: {
    intro: [
      'What you share with somebody is contested this week. It may be a sum, a claim, a confidence or a fear, and each of you holds on tighter than is needed.',
    ],
    course: [
      'Pluto is a hard bargainer about whatever two people have in common. Something kept under cover may come to light, and is less dreadful there than it was in the dark. Put all of it on the table, your own part first. If you are pressed for a signature or a promise, ask for a week, and take it.',
    ],
    close: ['What has been laid open by your own choice can no longer be used against you.'],
  },
  9: {
    intro: [
      'A conviction is fought over this week. You want to convince somebody, or somebody wants to convert you, and the question itself has long since been left behind.',
    ],
    course: [
      'With Pluto an opinion becomes a matter of survival. You may be right, and be unbearable about it. Look for the doubt under your own certainty; the best thought of the week is there. In studies you get to the bottom of a hard subject if you leave the others alone. On the road, quarrel with no one who has a stamp.',
    ],
    close: ['A truth does not need you to win for it, and lasts longer than the argument.'],
  },
  10: {
    intro: [
      'There is a contest over your work this week. Someone with influence wants it otherwise, a rule is used against you, or you feel you have to prove that the place is yours.',
    ],
    course: [
      'Pluto works behind what is said in meetings. Find out who decides and what they are afraid of before you go into it head-on. Do nothing that you would not want to see reported, and keep the record. If a goal has to be given up, it may be one that you have outgrown and were only defending.',
    ],
    close: ['Your name is made by what you can do, and nobody else can take that in hand.'],
  },
  11: {
    intro: [
      'In your circle it matters this week who has the say. A friend presses you to take sides, a group closes its ranks, or somebody’s loyalty is put to the test.',
    ],
    course: [
      'Pluto shows what holds a circle together when it is not liking. You need not join a campaign in order to remain a friend, nor expose anyone to be honest. Ask in private what you would be tempted to ask before all the others. A common hope may have to be given up in one form to survive in another.',
    ],
    close: ['Those who let you be of two minds are the ones to keep.'],
  },
  12: {
    intro: [
      'Something works on you underneath this week. An old fear, a grudge or a thing you never told has more hold over you than usual, and you would rather nobody saw it.',
    ],
    course: [
      'Pluto brings up what was buried when you were not able to look at it. You may be able to now, in small portions. It is easily mistaken for somebody else’s ill will, so check before you accuse. Write it down and lock it away, or tell one person who can keep it. What has been faced once comes back smaller.',
    ],
    close: ['You are older than the fear is, and can tell it so.'],
  },
};
