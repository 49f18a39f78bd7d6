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
      'You see this person in a better light than others do. Your Neptune adds something to their Sun, so they seem finer or more gifted than an ordinary week allows, and they may come to wonder whether you would still admire someone who forgets to pay a bill. Your faith does them good, and gives you a picture of what you long for. They would like to hear that you enjoy a fault of theirs, too.',
    harmonious:
      'With you to listen, this person can outdo themselves. Your Neptune gives imagination to their Sun, while they, being clear about what they want, help you say what you dream of. You are kind to each other without having to try. Because you forgive so easily, no fault is ever mentioned. Mention one of theirs, gently, and ask for one of yours.',
    tense:
      'What you admire in them is not quite who they are. Your Neptune dreams where their Sun would like to be seen, so they feel overlooked in the midst of praise, or try and fail to live up to it, and you are disappointed. Still, your faith has brought out a kinder side of them. Ask them plain questions often, and believe the answers.',
  },
  [Moon]: {
    conjunction:
      'Even from a distance you can tell how they feel. Their Moon lies open to your Neptune; they are understood before they speak, and may give up speaking altogether. Your own tenderness is safe with them. When you are sad, it becomes hard to say whose sadness it is, so ask before you suffer on their behalf. Half of it may be your own.',
    harmonious:
      'One of you hums at the stove, and the other knows the second verse. Your Neptune soothes their Moon without any method, and they give your dreaminess a warm kitchen and somebody to lean on. Few ties are more restful. Together you can drift past something that is actually wrong, because it would be a pity to wake up. One of you has to say it once, in a short, dry sentence.',
    tense:
      'When they are sad you promise whatever would help. By morning your Neptune no longer knows what it said, and their Moon, which believed every word, is hurt twice. The sympathy is real on both sides, and it tires you both. Promise less while they are sad, and write down what you do promise.',
  },
  [Mercury]: {
    conjunction:
      'You hear more in their words than was said, and some of it is there. Your Neptune loosens the logic of their Mercury until images come to it, and they find words for what you only felt. You are better at stories and songs than at schedules, both of you. Each may be sure that the other was the one who bought the tickets.',
    harmonious:
      'Few people listen to this person as you do. When your Neptune is listening, their Mercury gains color and depth, and their sentences give your daydreams something to hold on to; whole hours go by. You often know what they were about to say. Practical things get said in passing and remembered in two versions, so go over the dates once more before you part.',
    tense:
      'Both of you are sure of what was agreed, and you are sure of different things. To their Mercury the hints of your Neptune sound like evasion; their questions seem harsh to you, and you answer with whatever ends them. Repeat appointments in plain words, and when you don’t know, say exactly that. When there is nothing to decide you can be delightful company.',
  },
  [Venus]: {
    conjunction:
      'To you almost everything about them is lovely. Your Neptune calls up all the tenderness that their Venus has, and they give your longing a form, in music, in faces or in rooms. Adoration is easiest from far away. Do something ordinary together, with some work in it, and see how much of the enchantment is left. A good deal will be.',
    harmonious:
      'Even a rained-out afternoon goes well with this person. Your Neptune finds beauty in whatever their Venus has chosen, they find a use for your dreaming, and you have songs, colors and a soft spot for lost causes in common. You are tender with each other. To keep things that way, both of you tell small untruths, until neither knows which presents were really liked.',
    tense:
      'Each of you waits for something that the other doesn’t know is wanted. Your Neptune hopes to be guessed at, their Venus hopes to be chosen in plain words, and so a good deal of love never arrives. The feeling is rare all the same, the kind that makes people keep letters. Say what you can really give, before they have to ask.',
  },
  [Mars]: {
    conjunction:
      'They are less angry in your company, and less sure what they want. Your Neptune takes the hurry out of this person’s Mars, so their strength either finds a cause worth serving or goes nowhere. Through them a wish of yours may at last come true. Say plainly what you hope they will do; a hint is wasted on somebody so eager to act.',
    harmonious:
      'In you this person’s strength finds something to serve. Your Neptune gives their Mars a reason to be gentle, and your imagination has at last found somebody who picks up the tools; a garden, a play or a rescue can come of it. They may do more for you than you realized you had asked for. Watch for when they are tired, since they hardly mention such things.',
    tense:
      'When they want to have it out, you give in or fall silent. The evasions of your Neptune make their Mars angrier, their heat makes you vaguer, and in the end one is shouting and the other is merely sorry. They can learn from you how much is won by yielding. Just once, tell them in so many words that you are angry too.',
  },
  [Jupiter]: {
    conjunction:
      'Together you believe in almost anything good. Your Neptune takes every limit off the generosity of their Jupiter, and their faith carries you through weeks when you might have given up. You promise great kindnesses to a great many people, and some of them wait by the phone until one of you remembers, so keep a list.',
    harmonious:
      'When you two are at leisure, the talk turns to islands. Their Jupiter wants to travel toward what your Neptune dreams of, each makes the other hopeful, and a surprising number of people get fed along the way. You forgive each other in advance. Neither of you is quick to look at a clock or a price. Somebody with a calculator should see the plan before you book.',
    tense:
      'Between their yes and your perhaps, a great many people may have been invited. Each of you supposes that the other sees to the practical half: your Neptune leaves it to their Jupiter, which has never counted chairs. Afterward they can feel misled by your vagueness, and you can feel run over by their volume. Still, the two of you do people a lot of good together, if late. Draw up one list that both of you sign.',
  },
  [Saturn]: {
    conjunction:
      'Somebody strict grows gentler near you. Your Neptune softens their Saturn little by little; they mistrust the change at first and come to depend on it, while your dreams take a form that holds. They remember every promise, large or small, and are hurt by the ones that you forgot. So make few, and keep even the smallest.',
    harmonious:
      'This person becomes a little less strict near you. Your Neptune makes the duties of their Saturn more humane, and in their care your ideals get regular hours and turn into something useful. An art or a service that takes years suits the two of you. Each gives things up so quietly that the other may not notice how much, and would have been glad to be asked.',
    tense:
      'What they thought was settled can become uncertain again with you. Their Saturn then does the work of two and says so, your Neptune gets vaguer still, and each thinks the other is afraid of life. Fear is what you have in common: you are afraid of being pinned down, and they of having nothing to hold on to. Once both have admitted it, you can be very gentle with each other, and more reliable.',
  },
  [Uranus]: {
    conjunction:
      'Their sudden ideas have a meaning for you. Your Neptune lies where their Uranus does, as is common between your generation and theirs; up close it gives them a vision to go with the revolt, and gives you a useful jolt. It is comfortable to admire a rebel from an armchair. Go along once, and take over the part that is work.',
    harmonious:
      'A theory of theirs and a fairy tale of yours may turn out to have the same plot. Most people your age have their Neptune on good terms with the Uranus of people their age, though few compare notes. You make their new ideas kind, and they keep your hopes from repeating themselves. What is missing between you is the present: you can talk half the night about how people might live, and part without setting a date for anything.',
    tense:
      'You were moved by something, and they took it apart to see how it moved. Your Neptune and their Uranus differ as your age groups do: to them you can seem dreamy and out of focus, and to you they seem to have paid for their cleverness with their sense of wonder. Each has a sense that the other lacks. Take turns. Leave one marvel unexplained, and let them tell you exactly how the next one works.',
  },
  [Neptune]: {
    conjunction:
      'Neither of you has to explain what you long for. Your Neptune and this person’s stand together, as with nearly everyone your age, so you grew up with the same songs and the same promises, and a smell or a tune is enough. It is a sweet understanding. Neither of you can see the illusions your whole generation is fond of. Somebody much younger, or much older, could tell you both.',
    harmonious:
      'Your dreams and theirs are related, though years lie between you. Your Neptune and this person’s are at peace: one of you has watched a hope come true, more or less, while the other is still on the way to it, and each is touched by the other’s memories. It is easy to stay with the charming part, though each of you could safely tell the other where a dream fell short.',
    tense:
      'What made your generation weep leaves theirs merely polite. A long stretch of history lies between your Neptune and this person’s, so their music, their faith and their idea of bliss can look like coldness to you, as yours do to them. Nobody is heartless here. Listen to their favorite record to the end, then play them yours; each may go home humming a tune from another age.',
  },
  [Pluto]: {
    conjunction:
      'What your age group dreamed of, theirs has to look into, and you two do it at close range. Your Neptune touches a fear in their Pluto and loosens it a little, while they show you what the beautiful picture had covered. Such talk needs tact, because what lies there was once somebody’s hope. Stay when they tell you about it, and don’t console them too soon.',
    harmonious:
      'Nearly everyone your age has this link with people of theirs, and the two of you make it your own by using it. Your Neptune is merciful toward something compulsive in their Pluto, they have resolve where you are hazy, and neither of you may ever have remarked on it. In ordinary times the link sleeps. It wakes for a task that is larger than both of you, such as ending a family feud or cleaning up a creek.',
    tense:
      'You have just forgiven everybody, and they say that the trouble goes deeper than that. Their Pluto suspects your Neptune of looking away, you suspect them of digging for its own sake, and your age groups have often disagreed in the same way. Between two people it can be a division of labor. They find what lies buried, you say how gently it can be brought up, and both of you agree when to stop.',
  },
  [Ascendant]: {
    conjunction:
      'At your side this person looks more beautiful, and harder to place. Your Neptune has softened their Ascendant, so strangers confide in them, and you may come to see the world through their eyes. Between friends, lovers or sisters it can be a lovely closeness. In the end you can hardly tell which of you copies the other. Ask them how they really are, and take the answer as it stands.',
    harmonious:
      'Others are gentler with this person as long as you are near. Something of your Neptune passes into the manner of their Ascendant, so they come into a room without elbowing anyone, while through them your daydreams get out among people. It is a restful bond. In such soft company, hard facts stay unsaid too long. Keep one blunt sentence ready for the day when they need it.',
    square:
      'They can’t make out what you think of them. Your Neptune squares their Ascendant, and they are unsure how they look to you or whether you listened; you, for your part, take a passing mood for the whole person. No unkindness is meant on either side. Come when you said you would, and tell them something definite about yourself. That reassures them more than praise.',
    opposition:
      'To them you arrive as somebody they have imagined for a long time. Your Neptune is on this person’s Descendant, across from the Ascendant, where they picture the ideal companion, and they dress you in the picture before they know you. Being so awaited is lovely, and tiring. They are hurt by promises you never made. Early on, let them see you bored, cross and late, and find out what lasts.',
  },
};
