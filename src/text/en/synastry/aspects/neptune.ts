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
      'Lit from behind is how you see this person. Under the gaze of your Neptune their Sun grows finer and a little unreal, and begins to wonder whether the one you admire would pay a parking ticket. They give your longing a face. You may give up much for them before anyone has asked. Admire a fault or two by name, so that the whole of them gets in.',
    harmonious:
      'Someone who listens as you do makes a performer generous. This person’s Sun gains imagination from your Neptune, and they bring your dreams up to the surface and give them a name. You are kind to each other almost by reflex. Forgiveness flows so readily that a fault never gets mentioned. Mention one of theirs, gently, and ask for one of yours.',
    tense:
      'What you admire in them is not quite who they are. Your Neptune dreams where their Sun would like to be seen, so they feel overlooked in the midst of praise, or try to live up to it, and you are disappointed. Still, your faith has brought out a kinder side of them. Ask them plain questions often, and believe the answers.',
  },
  [Moon]: {
    conjunction:
      'Even from a distance you can tell how they feel. Their Moon lies open to your Neptune; they are understood before they speak, and may give up speaking altogether. Your own tenderness is well looked after here. Whose sadness it is becomes hard to say, so ask before you suffer on their behalf. Half of it may be your own.',
    harmonious:
      'One of you hums at the stove, and the other supplies the second verse. With no method at all you soothe their Moon, as Neptune can, while they bring your reveries within reach of bread and an arm around the shoulder. Few ties are more restful. So comforted, you can both float past whatever is actually wrong, and it stays wrong until one of you says so in a bare sentence.',
    tense:
      'When they are sad you promise whatever would help. By morning your Neptune no longer knows what it said, and their Moon, which believed every word, is hurt twice. The pity is real on both sides, and it tires you both. Promise less while it hurts, and write down what you do promise.',
  },
  [Mercury]: {
    conjunction:
      'You hear more in their words than was said, and some of it is there. Your Neptune loosens the logic of their Mercury until images come to it, and they find words for what you had only felt. Stories and songs come of that more readily than timetables. Confirm whatever has a number in it.',
    harmonious:
      'Few people have such a listener as you are to this person. In the hearing of your Neptune their Mercury gains distance and color, and their sentences give your daydreams a handrail; hours go. You often know what they were about to say. Practical news gets delivered as atmosphere and remembered as agreed, so the pleasantest talks are the ones to recap before you part.',
    tense:
      'Both are sure of what was agreed, and it was not the same thing. To their Mercury the hints of your Neptune sound like evasion; their questions seem harsh to you, and you answer with whatever ends them. Repeat appointments in plain words, and when you don’t know, say exactly that. In what neither of you has to decide you can be delightful company.',
  },
  [Venus]: {
    conjunction:
      'To you almost everything about them is lovely. Your Neptune calls up all the tenderness that their Venus has, and they give your longing a form, in music, in faces or in rooms. Adoration is easiest from far away. Do something ordinary together, with some work in it, and see how much of the enchantment remains. A good deal does.',
    harmonious:
      'Even a rained-out afternoon goes well with this person and you. In what their Venus chooses your Neptune finds beauty, they find a use for your dreaming in the choosing, and courtesy does the rest. You share songs, colors and a soft spot for lost causes. Harmony that comes so easily gets protected by small white lies. Replace one of them with the truth, and see how well it is borne.',
    tense:
      'Each of you is waiting for a gift that the other never knew was expected. To be guessed at is the hope of your Neptune, to be chosen outright that of their Venus, and sweetly worded wishes pass by without ever being agreed. There is rare feeling here too, the kind for which people keep letters. Say what you can really give before they have to ask for it.',
  },
  [Mars]: {
    conjunction:
      'They are less angry in your company, and less sure what they want. Your Neptune takes the hurry out of this person’s Mars, so that their strength either finds a cause worth serving or goes nowhere. Through them a wish of yours may at last be carried out. Say plainly what you hope they will do; a hint is wasted on somebody so ready to act.',
    harmonious:
      'Strength that was spoiling for a contest finds in you something to serve. Your Neptune gives the Mars in them a reason to be gentle, and your imagination gets its first pair of work gloves. Grace comes of it, and occasionally art. Effort given out of devotion is easily taken as endless. Notice when they are tired, since they will not mention it to you.',
    tense:
      'When they want to have it out, you give in or fall silent. The evasions of your Neptune make their Mars angrier, their heat makes you vaguer, and in the end one is shouting and the other is merely sorry. They can learn from you how much is won by yielding. For once, tell them in so many words that you are angry too.',
  },
  [Jupiter]: {
    conjunction:
      'Together you believe in almost anything good. Your Neptune takes every limit from the generosity of their Jupiter, and their faith carries you through weeks in which you might have given up. Great kindnesses are promised to a great many people. Choose one person to help, and finish that before you begin with the next.',
    harmonious:
      'Talk drifts toward islands whenever you two are at leisure. The pilgrim in their Jupiter comes out for your Neptune, they bring out the optimist in you, and along the way a surprising number of people get fed. You forgive each other before there is anything to forgive. Trust like this seldom looks at a clock or a price, so let somebody dull go over the plan with you.',
    tense:
      'Between their yes and your perhaps, a great many people have been invited. Each supposes that the other has the practical half: your Neptune leaves it to their Jupiter, which never counts. Later they feel misled by your vagueness, you by their volume. Draw up one list and both sign it. The good that you do together is considerable all the same, if late.',
  },
  [Saturn]: {
    conjunction:
      'Somebody strict grows gentler near you. Your Neptune softens their Saturn little by little; they mistrust it at first and come to depend on it, while your dreams get a form that holds. They remember every promise, large or small, and are hurt by the ones that you forgot. Make few, therefore, and keep even the smallest.',
    harmonious:
      'Thanks to you, a strict person has taken up naps. The sympathy of your Neptune makes the duty of their Saturn humane, and in their keeping your ideals are fed at regular hours and put on weight. Art or service, done over years, suits you both. You sacrifice so smoothly that neither may notice how much, and now and then an obligation could simply be given up.',
    tense:
      'What they had settled becomes uncertain again with you. Their Saturn then does the work of two and says so, which makes your Neptune vaguer still; you think that they are afraid of life, and they think the same of you. Fear is indeed what you have in common. If both of you admit it, you can be very gentle with each other, and more reliable.',
  },
  [Uranus]: {
    conjunction:
      'Sudden ideas of theirs acquire a meaning in your hearing. Your Neptune lies where this person’s Uranus does, as is common between your years and theirs, and up close it gives them a vision to go with their revolt and you a useful jolt. To admire a rebel is comfortable, since it can be done sitting down. Go along once, and take the part that is work.',
    harmonious:
      'A theory of theirs and a fairy tale of yours turn out to have one plot. Most people of your years could say as much to most of theirs, Neptune being on good terms with Uranus between the two, but few compare notes. You make their breakthroughs kind, and they keep your hopes from repeating themselves. The present, meanwhile, is neglected by both. Choose one idea of theirs, and an evening to try it.',
    tense:
      'Something moved you, and they took it apart to see how it moved. Your Neptune and their Uranus differ here as your age groups do, as a matter of pride: you look out of focus to them, while to you cleverness seems to have cost them wonder. Each supplies a missing sense. Take turns, so that one thing is never explained and another explained completely.',
  },
  [Neptune]: {
    conjunction:
      'Longing needs no footnote between you. Your Neptune and this person’s grew up under the same promises of paradise, as nearly everyone of your years did, so a certain song or smell is enough. By the same token neither can see what your generation has agreed to be deceived by. Write down, each alone, what was missing from that paradise, and then exchange pages.',
    harmonious:
      'Dreams of two generations turn out to be cousins here. With Neptune in your chart and in theirs at peace across the years, one of you has watched a hope come ashore and the other still has sand in the shoes, and each finds the other’s nostalgia charming. Charm can keep the harder questions out. A story of where the dream fell short would be safe with either of you.',
    tense:
      'What your age group wept over leaves theirs polite. A whole stretch of history lies between your Neptune and this person’s, and their music, faith and idea of bliss are far enough from yours to be mistaken for coldness. Nobody is heartless here. Sit through their sacred album with an open face, then play them your own; by the end each may have caught a melody that was never meant for them.',
  },
  [Pluto]: {
    conjunction:
      'Your age group dreamed what theirs must dig up, and the two of you do it at close range. Your Neptune touches a dread in their Pluto and loosens it, while they show you what the dream had left underground. It asks for tact, because what is buried was once somebody’s hope. Stay when they tell you about it, and do not console too soon.',
    harmonious:
      'Nearly everyone born near your years has this link, and use makes it yours. Your Neptune brings mercy to some compulsion of their Pluto, and they bring resolve to a haze of yours, without either of you remarking on it. Unremarked, it lies idle for years. It wakes for a task larger than both of you, such as a creek to be cleaned or a family feud to be ended.',
    tense:
      '“It goes deeper than that,” they say, just when you had forgiven everyone. Their Pluto suspects your Neptune of looking away, you suspect them of digging for its own sake, and your age groups have often divided on the point. Two people can share it out. They find what is buried and you say how gently to bring it up, with an hour fixed for stopping.',
  },
  [Ascendant]: {
    conjunction:
      'Seen beside you, this person looks like someone else, more beautiful and harder to place. Your Neptune has made their Ascendant porous: strangers tell them secrets, and you could end by living in the world through their face. The two of you can hardly tell who copies whom. Ask them often how they really are, and take the answer as it stands.',
    harmonious:
      'The world goes gently with this person so long as you are near. They meet people with less elbow, something of your Neptune having gotten into their Ascendant, while they, being visible, give your daydreams something to walk beside. In such soft company hard facts stay unsaid. Keep one blunt sentence ready for the day an illusion of theirs steps off the curb.',
    square:
      'They can’t make out what you think of them. Your Neptune squares their Ascendant, and they are unsure how they look to you or whether you listened; you, for your part, take a passing manner for the whole person. No unkindness is meant on either side. Come when you said you would, and tell them something definite about yourself. It reassures them more than praise.',
    opposition:
      'You arrive as somebody they have imagined for a long time. Your Neptune is on this person’s Descendant, across from the Ascendant, where they picture the ideal companion, and they dress you in the picture before they know you. Being so awaited is lovely, and tiring. They are hurt by things you never promised. Let them see you bored, cross and late, early on, and find out what lasts.',
  },
};
