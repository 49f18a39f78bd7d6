import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon1: MoonBeside = {
  2: [
    'How you feel about yourself, with {moon}, does not depend on any sum, which is good to remember today.',
    'Apart from the figures you are well aware, with {moon}, of what your body and your mood would like.',
    'With {moon}, you look well and feel like being seen, whatever things may cost.',
    'Your mood goes its own way with {moon}, and money is only one of the things it considers.',
  ],
  3: [
    'With {moon}, you say frankly how you feel, and people answer in the same spirit.',
    'It helps that your own mood is easy to read, with {moon}: fewer words are needed than usual.',
    'You speak from the heart with {moon}, which makes even a short message sound like you.',
    'With {moon}, you know at once what you think, and can tell others before they guess.',
  ],
  4: [
    'With {moon}, you also want to go your own way, and at home that has to be explained with some patience.',
    'Your own plans, with {moon}, and what the family expects are not quite the same; neither is unreasonable.',
    'Part of you wants to be out and about, with {moon}, while the household would like you in the room.',
    'With {moon}, you react quickly, and those who live with you are the first to feel it.',
  ],
  5: [
    'With {moon}, you are warm and easy to like, and whoever you are fond of will notice.',
    'You feel like yourself with {moon}, and nothing makes a person more attractive or play more fun.',
    'With {moon}, you show what you feel without much thought, which suits matters of the heart.',
    'Your mood is on the side of pleasure, with {moon}, so that you can follow it with a good conscience.',
  ],
  6: [
    'With {moon}, your own rhythm and that of your work run side by side without disturbing each other much.',
    'Besides the tasks there is you: with {moon}, you feel quite clearly when it has been enough.',
    'Your mood has little to do with the day’s duties, with {moon}, and may be rather good in spite of them.',
    'With {moon}, you take a moment for yourself between two jobs, and work none the worse for it.',
  ],
  7: [
    'With {moon}, you know what you want yourself, and the two of you may have to take turns.',
    'Your own mood is strong with {moon}, and it takes some goodwill to hear the other person’s as well.',
    'You stand facing each other today: with {moon}, your side of it is felt at once, theirs a little later.',
    'With {moon}, it is tempting to think of yourself first, and the other person will be thinking the same.',
  ],
  8: [
    'With {moon}, a part of you stays cheerful, whatever has to be settled with somebody else.',
    'What goes on between you and somebody else does not have to color your whole mood, with {moon}.',
    'With {moon}, you are more open than the subject is, so that people wonder what you are keeping back.',
    'Quite apart from it you feel, with {moon}, what you need for yourself, and that is something simple.',
  ],
  9: [
    'With {moon}, you have the appetite for it: whatever is new or far away is met with an open face.',
    'Your mood is adventurous with {moon}, and lends some courage to plans that were only ideas.',
    'With {moon}, you trust your own eyes, which is a good start for learning anything.',
    'You feel free with {moon}, and can look at a large question without being afraid of it.',
  ],
  10: [
    'With {moon}, your feelings show, also where you would rather look composed.',
    'You want to follow your mood, with {moon}, and the working world wants you to follow a plan.',
    'With {moon}, you take remarks about your work personally, even those that were meant for the work.',
    'What you need for yourself, with {moon}, and what is expected of you in public want the same hours.',
  ],
  11: [
    'With {moon}, you come across as you are, and friends like you best that way.',
    'You bring your own mood into the company, with {moon}, and it happens to be what was missing.',
    'With {moon}, you know what you wish for, so that others have something to agree to.',
    'People gather round whoever feels at ease, and with {moon} that is you.',
  ],
  12: [
    'With {moon}, you are more present than you had intended, and can still slip away early.',
    'On the outside you are lively, with {moon}, and few would guess how much you keep to yourself.',
    'With {moon}, the body is awake while some part of you would like to sleep on.',
    'You are seen today, with {moon}, and it is up to you how much is seen.',
  ],
};
