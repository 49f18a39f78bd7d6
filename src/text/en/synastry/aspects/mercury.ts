import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const mercurySynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'They live the thing, and you find the headline. Your mind circles what this person is trying to become: you ask about it and draft the letter that gets it noticed. Feeling intelligible at last, they heed you more than most. A press secretary may lose the use of the first person. Fill a notebook with thoughts that do not concern them, and publish one.',
    harmonious:
      'By luck or tact, your questions are the ones that they would like to be asked. They leave a conversation clearer about where they are bound, and something of their assurance stays behind in your opinions. In an office such a pair becomes famous. Agreement arrives so readily that checking stops. Put the opposing case once in a while, and put it well.',
    tense:
      'All you did was add a detail, and the temperature fell. To you a remark is a remark, while to them it is a vote on who they are, so they pull rank and you pull out evidence. Lead with what you admire. Then make one correction, the one that matters. You see the step they always miss, and their conviction ends your second drafts.',
  },
  [Moon]: {
    conjunction:
      'One look at how they hang up the coat, and you have the question ready. Words of yours go straight into this person’s feelings, for comfort or for mischief, faster than you intend. Childhood stories are entrusted to you. A light joke, too, may lodge there for weeks. Tease about recipes, never about tears, and find out in the evening how a remark has settled.',
    harmonious:
      'That you can recite the name of their kindergarten teacher is, to them, a kind of shelter. Talk goes easily between your curiosity and their memory, and each ends by saying truer things than planned. Chatter sometimes pads the place where a pause belonged. Ask the third question. Then wait, however long it takes, with your mouth shut.',
    tense:
      '“But you said,” you point out, correctly, and it makes everything worse. Their truth turns with the day and yours with the evidence, so you cross-examine a mood and they punish an argument by going mute. Reply to the hurt ahead of the inaccuracy, which will be there in the morning. Between you there is one complete account, facts and how they felt.',
  },
  [Mercury]: {
    conjunction:
      'Two words and a raised eyebrow, and the other one finishes it. Your minds work the same street, so ideas come at double speed, and you wake the talker in them as they do in you. Anybody else at the table has come in late to the film. Blind spots are repeated with conviction. Show the finished thought to a person who thinks in pictures.',
    harmonious:
      'Edit each other’s messages, and no reader will find the join. Whatever puzzles you interests them, and laid out their way, your own point looks better dressed. Errands and studies run on it for years. Being so pleasant, the discussing becomes the activity. Settle beforehand when it ends and one of you picks up the phone or the spade.',
    tense:
      'Directions from you go by landmark and theirs by street name, and each gets lost in the other’s version. A fact that you find obvious strikes them as beside the point. Arguments can run on purely for sport. Where it matters, have each restate the opposing view until its owner is satisfied. Two methods will catch an error that either, working alone, would have framed.',
  },
  [Venus]: {
    conjunction:
      'A line of yours makes them put down the fork and laugh with the whole face. You find words for what this person likes, and for what is likable in them, and they bloom in talk and give you the benefit of every doubt. Under so much charm nobody says the rude, needed thing. Practice on harmless matters by telling them that the hat is wrong.',
    harmonious:
      'People accept when the invitation was written by you two. You have the wit and they have the tone, and a fact that sounded dry in your mouth gets its ribbon. It suits a studio, a marriage, any counter with customers. Pleasantness edits, though, and over time the sharper half of your mind falls idle here. Offer them an opinion with no bow on it.',
    tense:
      'You praise with accuracy, and they had been hoping for extravagance. Your analysis of the evening brushes the bloom off it, while their politeness sounds to you like a fib. Compliment first, in full, and leave out the percentage. They know when a fact is ugly for no reason, and you can find out which restaurant they mean by “either.”',
  },
  [Mars]: {
    conjunction:
      'Propose it in jest and by noon they have bought the paint. Words of yours go to this person’s muscles. You think aloud, they act, and the speed is thrilling, and in their company you turn blunter and braver. Wit slides into sparring without a signal. Announce it when you are merely musing, and hold back the clever provocation at least until they have eaten.',
    harmonious:
      'You find the gap in the fence, and they are through it before you have finished explaining. Ideas that lay for years in your drawer get taken outdoors by this person, who is glad of the address. Debates end in laughter and a list of jobs. The slower sort of thought never gets a turn. Sleep on every third scheme, especially if it is brilliant.',
    tense:
      'Listen for the moment when they stop answering and begin to hit back. To this person a pointed remark is a shove, and their bluntness scatters your thoughts until you reach for sarcasm. Argue on foot, or in writing, and retire the sentence that you know always works. You are well matched, and thanks to them you will never be short of a reply elsewhere.',
  },
  [Jupiter]: {
    conjunction:
      'You bring the detail, they bring the theory it belongs to, and it is past one in the morning. Your questions set this person teaching, and their large view has your thoughts standing on tiptoe. Plans for courses and continents multiply. A number or two gets rounded up in the excitement. Pick one of the eleven ideas and find out what it would cost in weekends.',
    harmonious:
      'A museum takes you two all day, and you have seen four rooms. You contribute the examples and they contribute the sense of it all, and after an hour with them people seem a better lot. A path toward study or print may open through them. Where everything fascinates, little gets finished. Choose a single room next time, and write up what you found.',
    tense:
      'Asked for a figure, they give you a parable. Your exactness strikes this person as petty and their sweep strikes you as bluff, and the more you correct, the larger they talk. There is a fair division to be had. They can see if a thing is worth doing, and you, if it can be done by Tuesday. Settle which of the two is under discussion first.',
  },
  [Saturn]: {
    conjunction:
      'Emails to this person get a second reading before you press send. Your light talk falls on serious ground, where it is taken as a promise and quoted back to you in another decade. It gives your mind edges. The play can go out of it, too, for dread of the pause that follows. Offer jokes labeled as jokes, and ask what their first employer taught them.',
    harmonious:
      'A loose notion of yours, mentioned on Monday, is a working procedure by Friday. They lend your thinking patience, and in you a long experience finds its voice, so between you a contract or a curriculum comes out right. It does all rather smell of the office. Put a useless subject on the agenda, near the top, and see that it is minuted.',
    tense:
      'After you speak comes a four-second pause, and you fill it badly. Your quickness makes them feel hustled toward an error, so out comes an objection, and what you hear is that you are foolish. Leave the idea with them on paper. Tomorrow ask what would have to be true for it to work. The objections, once you can stand the tone, are usually worth having.',
  },
  [Uranus]: {
    conjunction:
      'Halfway through your sentence they answer the one after it. You strike sparks in this mind, contradictions among them, and come away with notions that a year alone would not have produced. Patents have begun this way, and friendships that make no sense to anyone else. Your nerves foot the bill. Break off by ten, with a crossword or a bath between you and bed.',
    harmonious:
      'Bring the half-baked notion, since this person prefers it raw. You put their leaps into words that other people can follow, your own logic gets shaken out of its rut, and the same misspelled menu finishes you both off. Novelty keeps conversation clear of anything sore. After the third delightful tangent, go back to the topic from which one of you swerved.',
    tense:
      'Yesterday they held the opposite view, with equal heat. Your reasons provoke them to contrariness, their interruptions snap the thread you were following, and soon both are arguing to be original. Talk with a pencil in reach, and never require an answer on the spot. A few opinions that you kept out of laziness have come loose by now, and good riddance.',
  },
  [Neptune]: {
    conjunction:
      'You say “by the water,” and they can smell the beach. Your words sink into this person’s imagination and come up altered, as verses or as something you never said. They give your thinking music. For ordinary business that is hazardous, so have each time and address read back. Then invent names for racehorses, at which you two could earn a reputation.',
    harmonious:
      'They understand what you left out. Your sentences give shape to this person’s hunches, and at a hint from them your mind goes off duty and wanders where the good material lies. The two of you could calm a frightened child, or make a picture book for one. Little, however, gets confirmed. Anything with consequences should be said as though to a clerk.',
    tense:
      '“Wednesday, at the fountain,” you said, and they kept the fountain. They drift from the letter toward the mood, and you may suspect fibs where there was only haze, though it does happen that they are sparing you. Ask without pouncing and the facts come sooner. From them you could pick up the rare skill of hearing what was meant.',
  },
  [Pluto]: {
    conjunction:
      'An idle question of yours opens a trapdoor, and down you both go. They tell you what they have told nobody, and from their eye for motive your thinking turns penetrating, at times suspicious. Talk so highly charged can become a craving. Guard what you are given as you would a stranger’s wallet, and allow a few of their silences to remain unsolved.',
    harmonious:
      'On the way out they tell you what the meeting was really about. Their instinct for the hidden feeds your wish to know, and you can hand them the very phrase that loosens an old knot. As researchers or confidants you two miss very little. So much knowledge of people sours in storage. Make it a rule to find one decent motive per suspect.',
    tense:
      'Mention a name in passing and they want to know why you mentioned it. Your curiosity has brushed what this person guards, and questions become interrogation, first in one direction and then in the other. Ask for nothing that you would not answer, and stop a question short of victory. The same persistence reaches truths that politeness would have left buried for good.',
  },
  [Ascendant]: {
    conjunction:
      'From the first hello you spoke to them as if resuming. Your thoughts fit the way this person comes across, which makes you their natural herald, while on their lips an idea of yours becomes presentable. You also finish their sentences in company, and this charms for about a year. At the next dinner let them introduce themselves, at full length.',
    harmonious:
      'Something in that face makes talking easy. You catch the manner quickly and tune your words to it, so interviews and first meetings go better for two, and beside you they pass for cleverer than usual. It is conversation of the front-porch kind, and years can be spent out there. Follow them indoors one evening with a question that nobody would ask at parties.',
    square:
      'The remark had no edge until it met that expression. Their manner throws you off, you stammer or lecture, and they conclude that you dislike how they hold a knife. Ask what the expression means, because quite often it is concentration. From across the table you see how they strike strangers, as no mirror could show them. Part with that knowledge on request only.',
    opposition:
      'The remark had no edge until it met that expression. Their manner throws you off, you stammer or lecture, and they conclude that you dislike how they hold a knife. Ask what the expression means, because quite often it is concentration. From across the table you see how they strike strangers, as no mirror could show them. Part with that knowledge on request only.',
  },
};
