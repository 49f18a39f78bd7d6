import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { WeekShelf } from '../../../../report-catalogue.js';

/** The Sun or Mars meets a slow planet in the reader's own sign. */
export const ownMeeting: WeekShelf['ownMeeting'] = {
  [Jupiter]: {
    intro: [
      'You are taken at your best this week. What you want looks possible, people are glad to see you coming, and the only hard part is to choose among the things to which you could say yes.',
      'Room opens up around you this week. You feel larger than your usual tasks, you hear yourself making plans for the coming year, and for once nobody tells you to be reasonable.',
    ],
    course: [
      'Jupiter enlarges whatever it meets, and in your own sign it meets you. A plan that you had thought too bold can be mentioned to somebody who could help with it. You make friends easily and promise easily, both in the same breath. Before you agree to a third thing, see what the first one needs. What you begin now out of real interest is likely to stay with you, and what you begin because you felt generous is not.',
      'With Jupiter beside you it is easy to be believed, since you believe it yourself. That is worth using for one request: an introduction, a place on a course, a hearing for an idea. Exaggeration comes as easily. A friend who knows your figures can tell you where the plan is sound and where it is only large. You may also want to thank the people who made it possible.',
    ],
    close: [
      'A year has one such week or two. If you have used it for the thing you care about, it does not matter what you had to decline.',
      'The good mood will pass and the plan can stay. Write it down while you still see all of it.',
    ],
  },
  [Saturn]: {
    intro: [
      'You are serious this week, and people treat you accordingly. Something that carries your name asks whether you mean it, and the answer has to be one that you can keep.',
      'A limit makes itself felt this week, and it is one of your own: of time, of strength, or of what you are ready to answer for. It helps to know exactly where it runs.',
    ],
    course: [
      'Saturn in your own sign takes away what is only manner. You may be slower than usual and a little tired, and that is no sign of failure: you are carrying something of weight. Look at what you have promised, and cross out what nobody needs. The rest deserves regular hours. People who are older or more experienced can be asked for advice, and tend to give it without flourishes.',
      'In such days you hear the critical voice before the kind one. Saturn is right about facts and poor at encouragement, so take the facts from it and get the encouragement from a person. One duty can be given back, or shared. One habit, begun plainly and kept up, does more for how you see yourself than a large resolution would. Rest is part of the work, and belongs on the list.',
    ],
    close: [
      'What you take on in this mood you will be able to carry. It is small enough, and it is your own.',
      'You know better than before what you can do and by when. It is a modest thing to know, and other people will rely on it.',
    ],
  },
  [Uranus]: {
    intro: [
      'You surprise yourself this week. Something in you that had agreed to wait agrees no longer, and others notice the change before you have explained it, even to yourself.',
      'Your plans may be overturned this week, and you may be the one who does it. You are quick, restless and hard to hold, and you see a way out of something that you had accepted.',
    ],
    course: [
      'Uranus in your own sign wakes whatever has gone to sleep out of habit. It may begin with impatience over something small, such as a rule, a haircut or the way you are always introduced. What you want is room to move. You can have a good deal of it by changing what concerns you alone, and leaving open what concerns others as well. An idea that comes to you now is worth keeping, even if its first form is too wild.',
      'People who like you predictable will object. You owe them notice and no apology. Uranus gives you a clear view of what you could do without, and a poorer one of what that would cost, so take the view and look up the cost. If there is something to be tried, try it in a form that can be undone. Days like these are hard on the nerves, and an hour in the open air does them good.',
    ],
    close: [
      'Some of the unrest goes as it came. The one change that still pleases you afterward is the one it was about.',
      'You have seen that it could be otherwise, which is a good deal to have found out in a week.',
    ],
  },
  [Neptune]: {
    intro: [
      'Your outlines are soft this week. You take in more of other people than usual, and it is not always clear which of the moods in the room is yours.',
      'You would like to be somewhere else this week, or somebody else. What you want is more of a longing than a plan, and those around you may see in you whatever they happen to need.',
    ],
    course: [
      'Neptune in your own sign makes you kind, imaginative and easily tired. For music, for prayer or for work with feeling in it there is hardly a better time. Where you are asked to commit yourself it is less good, since you would like to please, and others may hear a wish as a promise. You can ask for something in writing without being unfriendly. Sleep and an hour by yourself bring your outline back.',
      'A longing can be looked at without being obeyed. Neptune shows you a picture, which is worth describing to one sober friend before you sell or sign anything for its sake. People may lean on you in these days, because you feel what they feel. You can comfort one of them. What you make with your imagination is likely to be better than what you decide with it.',
    ],
    close: [
      'You need not know yet who you are going to be. It is enough to have noticed what moves you.',
      'The fog lifts by itself. Whatever is still beautiful then can be taken seriously.',
    ],
  },
  [Pluto]: {
    intro: [
      'You feel strongly this week, and it shows. Something that you want, or want to be rid of, has gathered force out of sight, and half measures do not interest you.',
      'Something about you is to be decided this week, and you would rather do it yourself than have it done. Your will is concentrated, and people give way to it or dig in.',
    ],
    course: [
      'Pluto in your own sign goes to the root. You may be asked who decides, at work or at home, or you may ask it yourself, with more heat than the occasion needs. It is worth finding out beforehand what you could let go of. Whoever you are up against, the quarrel is partly with an old idea of yourself that no longer fits. If you change that, much of the rest gives way. Hard work with your hands is a good place for whatever is left over.',
      'In these days you see through a good deal, your own excuses included. Pluto has little interest in appearances, so what you do to impress somebody falls flat, and what you do because it has to be done succeeds. An old habit or grudge may be given up for good. Let people know what you want, since power that is not spoken of makes them careful around you.',
    ],
    close: [
      'You are stronger than you have needed to be. Now you know it, and can choose more calmly what to use it for.',
      'What you have let go of leaves room, and nothing has to be put there at once.',
    ],
  },
};
