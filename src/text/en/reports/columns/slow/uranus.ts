import type { Growing } from '../../../../report-catalogue.js';
import { uranusArrives } from './outer-arrivals.js';
import { uranusLeaves } from './outer-departures.js';

/** Uranus in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'How you dress, how you introduce yourself, how much hurry you put up with: any of it may change without notice. Uranus makes that a relief to you, and a trial to those who liked the earlier version. They deserve to be told early.',
    'People who have known you for years have to be introduced again. Uranus asks for a life in your own handwriting, and tries out several hands first. Restlessness is how it knocks. Answer with small changes freely chosen, and the large ones come more gently.',
    'It has become harder to do a thing only because it is expected. Uranus in one’s own sign is a long course in surprise, with you as both lecturer and experiment. Tell those who depend on you what will stay the same; it is more than they think.',
  ],
  2: [
    'Income comes in other ways than it used to, and not always on the day. Uranus loosens what you thought you had to own. It rewards a skill that is unlike other people’s, and it is easier to bear with something put by.',
    'Money has become the place where you experiment. Some of it works: a tool shared instead of bought, a price asked that nobody had asked before. Uranus is less interested in how much than in how free it leaves you, and it grows uneasy wherever comfort has to be guarded.',
    'Something you counted on to live by is not as certain as it was. Uranus teaches independence through income, now by a gap and now by a windfall of ideas. Own less that needs watching. What you can do with your own two hands or your own head is the safest property.',
  ],
  3: [
    'The mind makes jumps, and so do plans for the day. New words, new machines, a neighbor with odd opinions: Uranus wakes up whatever had become routine in how you talk and learn. Say what is half thought as half thought.',
    'You may wake with a solution and no patience for explaining it. Uranus quickens the traffic of ideas and makes ordinary talk seem slow. Machines and neighbors behave oddly by turns. A notebook at hand is worth more in this time than a good memory.',
    'Conversations jump the rails and arrive somewhere better. With Uranus in charge of messages you hear from the wrong person at the right time. Learning goes in leaps with pauses between them, and the pauses are part of it. Read a thing twice before you send it.',
  ],
  4: [
    'Home is less fixed than it was. People move in or out, or you find that you could live otherwise. Uranus shakes what was only habit in a family and leaves what is liked. A plan for the unplanned is a help, and a spare bed too.',
    'Something in the family is being modernized. It can be the wiring, it can be the roles. Under Uranus people at home need more air than before, and affection grows when the doors are left open. You may come to call a place home that nobody expected, you included.',
    'Where you come from looks different from here. Uranus disturbs the family picture just enough to show who was cut off at the edge. A move is possible; so is staying, with the furniture turned round. Peace at home rests on everyone’s having a key.',
  ],
  5: [
    'Love comes from unlikely corners, and what you make surprises you. Uranus is bored by a pleasure that is the same each week. Attractions are sudden and honest, and it is fair to say how long you can answer for them.',
    'Delight comes unannounced. Uranus likes an amusement that has never been tried and a sweetheart who doesn’t fit the list, and in art it prefers the draft to the fair copy. Children or pupils may teach you something about freedom, chiefly by taking it.',
    'You are rarely bored and rarely sure. Uranus loosens the rules of the games you play for love, and some of them turn out to have been made up by others. Whatever is created in this freedom has a spark. Say honestly what you cannot promise.',
  ],
  6: [
    'Working days refuse to be alike. Methods change, machines change, and hours that were fixed turn out to be open to discussion. Uranus suits a person who works by results. The nerves are part of the equipment and want evenings off.',
    'No week is like the pattern on the wall. Uranus changes tools, colleagues and shifts, and makes you quick at finding another way. Duties that depend on your always being there are the ones that come loose. What you do by your own method is left in peace.',
    'Routine keeps breaking in the same spot, which is a hint. Uranus wants work that you could explain to a stranger with interest. Where a body complains, a different rhythm helps it more than a sterner one. New methods deserve a fair trial and a date for judging them.',
  ],
  7: [
    'Partners want freedom, or you do. Uranus shakes a bond until it ends or wakes up, and most only wake up: another rhythm, another division of labor. People you meet are unlike those you used to choose. Ask what each of you needs to be able to leave open.',
    'In partnership the question is air. Uranus brings people who surprise you, or has someone familiar turn a new page, and asks for an agreement that can stand being altered. Promises freely renewed hold better here than those that were made once for all.',
    'It may be you who wants the distance, and the other who says so. Uranus plays through partners whatever you have not admitted to yourself. A bond with windows lasts here. People who meet you as you are now will hardly believe the stories about before.',
  ],
  8: [
    'What is shared changes hands or terms at short notice. Uranus brings honesty into matters that were kept dark, sometimes in one sentence. It frees you of a debt or of a fear. Keep the papers in order, so that only the news is a surprise.',
    'Fixed shares get unfixed. A change in what belongs to whom, in a trust or in a closeness, happens fast and clears the air. Uranus is unsentimental about dependence. You find that you can let go of more than you feared and keep what was truly given.',
    'Old obligations dissolve by being looked at in an unusual light. Uranus cuts what was knotted, at times with one frank sentence. Intimacy wants fewer rules and more truth. The dependence that embarrasses you most is often the one that is easiest to end.',
  ],
  9: [
    'A belief falls over because of one conversation. Uranus takes you to places you had not looked up, in the body or by way of a book. What you teach or study may change its subject halfway, and be better for it.',
    'What you were taught goes through a revision. Uranus sends strange books, foreign friends, a lecture that you only attended to be polite. Truths that can be put in a new way turn out to be alive. The others may be left, without a quarrel, on the shelf.',
    'There is no telling which road will be the interesting one. Uranus makes you a student of exceptions, and arguments about belief become lively, even friendly. Journeys go otherwise than booked. A teacher worth having at this stage is one who doubts in public.',
  ],
  10: [
    'A career takes a turn that no plan foresaw. Uranus makes you visible for what is different about how you work, and impatient with those who only want the title. Independence is on offer, and the bookkeeping comes with it.',
    'You would rather be free than respected, and may end by being both. Uranus makes a working life less like a ladder and more like a map. Superiors come and go. Whatever is most your own in how you work is what will be sent for.',
    'The plan for your career is kept in pencil. Uranus may take away a desk and give you a field, or bring you to notice for something you did on the side. Independence has to be organized. What looks like a detour from outside is a fair description of your way.',
  ],
  11: [
    'Friends change, or they change their lives and take you along. Uranus likes this house of groups and aims: you meet people who are ahead of their time, and may be so yourself. What you hope for the future may be replaced by something better.',
    'Your friends are an odd company, and it does you good. Uranus mixes ages and trades, breaks up groups that met only from habit, and connects you by accident with what comes next. Old allies need not be dropped; they may simply be seen at other times.',
    'Causes find you, some of them early. Uranus likes you in the company of people who are trying something that may not work, and it has no use for the committee. A hope that seemed eccentric meets its public. Friendship here needs no explanation and not much upkeep.',
  ],
  12: [
    'The disturbance is inward. Uranus works on what you keep to yourself, in dreams, in sudden clear moments at odd hours. An old restraint lets go without noise. Nobody may notice until you act on it, and there is no hurry.',
    'An inner wall has a crack in it, and light comes through. Uranus frees from behind: an inhibition, a secret, or a caution of long standing is gone when you look for it. It can be disquieting in the night and plain good news by day. Confide in one unhurried person.',
    'Much is being rearranged of which you will only see the result. Uranus stirs up dreams, chance meetings and sudden wishes to be alone, and takes from you a fear that had become furniture. You can be told the truth at this time, above all by yourself.',
  ],
};

export const uranus = { arrives: uranusArrives, stays, leaves: uranusLeaves };
