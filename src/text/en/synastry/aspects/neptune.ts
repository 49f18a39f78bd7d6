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

export const neptuneSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'This person appears to you in a better light than to others. Your Neptune adds something to their Sun, so that they seem finer or more gifted than an ordinary week allows, and they may come to wonder whether you would still admire the one who forgets to pay a bill. Your faith does them good, and gives you a picture of what you long for. They would like to hear that you enjoy a fault of theirs, too.',
    harmonious:
      'With you for a listener, people outdo themselves. Your Neptune gives imagination to their Sun, while they, being clear about what they want, help you to say what you dream of. You are kind to each other without having to try. As you forgive so readily, no fault is ever mentioned. Mention one of theirs, gently, and ask for one of yours.',
    tense:
      'What you admire in them is not quite who they are. Your Neptune dreams where their Sun would like to be seen, so they feel overlooked in the midst of praise, or try to live up to it, and you are disappointed. Still, your faith has brought out a kinder side of them. Ask them plain questions often, and believe the answers.',
  },
  [Moon]: {
    conjunction:
      'Even from a distance you can tell how they feel. Their Moon lies open to your Neptune; they are understood before they speak, and may give up speaking altogether. Your own tenderness is well looked after here. Whose sadness it is becomes hard to say, so ask before you suffer on their behalf. Half of it may be your own.',
    harmonious:
      'One of you hums at the stove, and the other knows the second verse. Your Neptune soothes their Moon without any method, and they give your dreaminess a warm kitchen and somebody to lean on. Few ties are more restful. Together you can drift past something that is actually wrong, because it would be a pity to wake up. It has to be said once, in a short, dry sentence.',
    tense:
      'When they are sad you promise whatever would help. By morning your Neptune no longer knows what it said, and their Moon, which believed every word, is hurt twice. The pity is real on both sides, and it tires you both. Promise less while it hurts, and write down what you do promise.',
  },
  [Mercury]: {
    conjunction:
      'You hear more in their words than was said, and some of it is there. Your Neptune loosens the logic of their Mercury until images come to it, and they find words for what you had only felt. Stories and songs come of that more readily than timetables. Each of you may have been sure that it was the other who bought the tickets.',
    harmonious:
      'Few people listen to this person as you do. In the hearing of your Neptune, their Mercury gains color and depth, and their sentences give your daydreams something to hold on to; whole hours go by. You often know what they were about to say. What is practical gets said in passing and remembered in two versions, so go over the dates once more before you part.',
    tense:
      'Both are sure of what was agreed, and it was not the same thing. To their Mercury the hints of your Neptune sound like evasion; their questions seem harsh to you, and you answer with whatever ends them. Repeat appointments in plain words, and when you don’t know, say exactly that. In what neither of you has to decide you can be delightful company.',
  },
  [Venus]: {
    conjunction:
      'To you almost everything about them is lovely. Your Neptune calls up all the tenderness that their Venus has, and they give your longing a form, in music, in faces or in rooms. Adoration is easiest from far away. Do something ordinary together, with some work in it, and see how much of the enchantment remains. A good deal does.',
    harmonious:
      'Even a rained-out afternoon goes well with this person. Your Neptune finds beauty in whatever their Venus has chosen, they find a use for your dreaming, and you have songs, colors and a soft spot for lost causes in common. You are tender with each other. To keep it so, small untruths are told on both sides, until neither of you knows which presents were really liked.',
    tense:
      'Each of you waits for something that the other doesn’t know is wanted. Your Neptune hopes to be guessed at, their Venus hopes to be chosen in plain words, and so a good deal of love passes by without arriving. The feeling is rare all the same, of the kind for which people keep letters. Say what you can really give, before they have to ask.',
  },
  [Mars]: {
    conjunction:
      'They are less angry in your company, and less sure what they want. Your Neptune takes the hurry out of this person’s Mars, so that their strength either finds a cause worth serving or goes nowhere. Through them a wish of yours may at last be carried out. Say plainly what you hope they will do; a hint is wasted on somebody so ready to act.',
    harmonious:
      'In you this person’s strength finds something to serve. Your Neptune gives their Mars a reason to be gentle, and for your imagination there is at last somebody who picks up the tools; a garden, a play or a rescue can come of it. They may do more for you than you noticed asking for. When they are tired, it is for you to see it, since they hardly mention such things.',
    tense:
      'When they want to have it out, you give in or fall silent. The evasions of your Neptune make their Mars angrier, their heat makes you vaguer, and in the end one is shouting and the other is merely sorry. They can learn from you how much is won by yielding. For once, tell them in so many words that you are angry too.',
  },
  [Jupiter]: {
    conjunction:
      'Together you believe in almost anything good. Your Neptune takes every limit from the generosity of their Jupiter, and their faith carries you through weeks in which you might have given up. Great kindnesses are promised to a great many people, and some of those wait by the phone until one of you remembers.',
    harmonious:
      'When you two are at leisure, the talk turns to islands. Their Jupiter wants to travel toward what your Neptune dreams of, each makes the other hopeful, and a surprising number of people get fed along the way. You forgive each other in advance. A clock or a price is seldom looked at. Somebody with a calculator should see the plan before you book.',
    tense:
      'Between their yes and your perhaps, a great many people may have been invited. Each of you supposes that the other sees to the practical half: your Neptune leaves it to their Jupiter, which has never counted chairs. They can feel misled by your vagueness afterward, and you run over by their volume. The good that you do together is considerable all the same, if late. Draw up one list, and both of you sign it.',
  },
  [Saturn]: {
    conjunction:
      'Somebody strict grows gentler near you. Your Neptune softens their Saturn little by little; they mistrust it at first and come to depend on it, while your dreams get a form that holds. They remember every promise, large or small, and are hurt by the ones that you forgot. Make few, therefore, and keep even the smallest.',
    harmonious:
      'This person becomes a little less strict near you. Your Neptune makes the duties of their Saturn humane, and in their care your ideals get regular hours and turn into something that can be used. An art or a service that takes years suits the two of you. Each gives things up so quietly that the other may not notice how much, and would have been glad to be asked.',
    tense:
      'What they had settled can become uncertain again with you. Their Saturn then does the work of two and says so, your Neptune gets vaguer still, and each thinks that the other is afraid of life. Fear is what you have in common: you of being pinned down, they of having nothing to hold. Once both have admitted it, you can be very gentle with each other, and more reliable.',
  },
  [Uranus]: {
    conjunction:
      'Their sudden ideas have a meaning for you. Your Neptune lies where their Uranus does, as is common between your years and theirs; up close it gives them a vision to go with the revolt, and gives you a useful jolt. To admire a rebel is comfortable, since it can be done from an armchair. Go along once, and take over the part of it that is work.',
    harmonious:
      'A theory of theirs and a fairy tale of yours may turn out to have the same plot. Most people of your years have their Neptune on good terms with the Uranus of theirs, though few compare notes. You make their new ideas kind, and they keep your hopes from repeating themselves. What is missing between you is the present: you can talk through a night about how people might live, and part without having named a day for anything.',
    tense:
      'You were moved by something, and they took it apart to see how it moved. Your Neptune and their Uranus differ as your age groups do: to them you can seem dreamy and out of focus, and to you they seem to have paid for their cleverness with wonder. Each has a sense that the other lacks. Take turns. Let one evening go unexplained, and on the next be told exactly how it works.',
  },
  [Neptune]: {
    conjunction:
      'Neither of you has to explain what they long for. Your Neptune and this person’s stand together, as with nearly everyone of your years, so you grew up with the same songs and the same promises, and a smell or a tune is enough. It is a sweet understanding. Neither of you can see what your whole generation likes to be deceived about. Somebody much younger, or much older, could tell you both.',
    harmonious:
      'Your dreams and theirs are related, though years lie between them. Your Neptune and this person’s are at peace: one of you has watched a hope come true, more or less, while the other is still on the way to it, and each is touched by the other’s memories. It is easy to stay with the charming part, though each of you could tell the other, and safely, where a dream fell short.',
    tense:
      'What made your generation weep leaves theirs polite. A long stretch of history lies between your Neptune and this person’s, so that their music, their faith and their idea of bliss can look like coldness to you, as yours do to them. Nobody is heartless here. Listen to their favorite record to the end, then play them your own; each may go home with a tune that was never meant for them.',
  },
  [Pluto]: {
    conjunction:
      'What your age group dreamed of, theirs has to look into, and you two do it at close range. Your Neptune touches a fear in their Pluto and loosens it a little, while they show you what the beautiful picture had covered. It needs tact, because what lies there was once somebody’s hope. Stay when they tell you about it, and don’t console them too soon.',
    harmonious:
      'Nearly everyone near your years has this link with people of theirs, and it becomes yours by being used. Your Neptune is merciful toward something compulsive in their Pluto, they have resolve where you are hazy, and neither of you may ever have remarked on it. In ordinary times it sleeps. It wakes for a task that is larger than both of you, such as ending a family feud or cleaning up a creek.',
    tense:
      'You have just forgiven everybody, and they say that it goes deeper than that. Their Pluto suspects your Neptune of looking away, you suspect them of digging for its own sake, and your age groups have often disagreed in the same way. Between two people it can be a division of labor. They find what lies buried, you say how gently it can be brought up, and there is an hour at which both of you stop.',
  },
  [Ascendant]: {
    conjunction:
      'At your side this person looks more beautiful, and harder to place. Your Neptune has softened their Ascendant, so that strangers confide in them, and you may come to see the world through their face. Between friends, lovers or sisters it can be a lovely closeness. In the end you can hardly tell which of you copies the other. Ask them how they really are, and take the answer as it stands.',
    harmonious:
      'Others are gentler with this person as long as you are near. Something of your Neptune passes into the manner of their Ascendant, so they come into a room without elbows, while through them your daydreams get out among people. It is a restful bond. In such soft company, hard facts stay unsaid too long. Keep one blunt sentence ready for the day on which they need it.',
    square:
      'They can’t make out what you think of them. Your Neptune squares their Ascendant, and they are unsure how they look to you or whether you listened; you, for your part, take a passing manner for the whole person. No unkindness is meant on either side. Come when you said you would, and tell them something definite about yourself. It reassures them more than praise.',
    opposition:
      'You arrive as somebody they have imagined for a long time. Your Neptune is on this person’s Descendant, across from the Ascendant, where they picture the ideal companion, and they dress you in the picture before they know you. Being so awaited is lovely, and tiring. They are hurt by things you never promised. Let them see you bored, cross and late, early on, and find out what lasts.',
  },
};
