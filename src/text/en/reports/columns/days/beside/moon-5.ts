import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon5: MoonBeside = {
  1: [
    'With {moon}, you enjoy being looked at, and what you do with pleasure turns out well.',
    'A playful mood is on your side, with {moon}, and takes the effort out of being yourself.',
    'With {moon}, somebody’s affection gives you the confidence that arguments could not.',
    'Your heart is in it, with {moon}, and others can tell.',
  ],
  2: [
    'With {moon}, you would like to be generous, and the budget would like you not to be.',
    'You feel like spending on something pleasant, with {moon}, and know that you should not.',
    'With {moon}, it is tempting to buy what you would rather be given.',
    'You would rather enjoy yourself than do sums, with {moon}, and can keep the sums short.',
  ],
  3: [
    'With {moon}, charm gets you the answer that insistence did not.',
    'You say things well when you are enjoying yourself, and with {moon} you are.',
    'With {moon}, a joke opens the conversation, and the serious part follows by itself.',
    'Affection finds its way into the shortest message, with {moon}, and is read between the lines.',
  ],
  4: [
    'Elsewhere there is some fun to be had, with {moon}, and the family will not begrudge it to you.',
    'With {moon}, you would like to play a little, at home or away from it.',
    'You would like an evening for your own pleasure, with {moon}, and those at home can be told so.',
    'With {moon}, a child or a hobby is good company whenever the house is too full of serious talk.',
  ],
  6: [
    'After work there is a reward, with {moon}, and the thought of it makes the hours lighter.',
    'With {moon}, you have half an eye on the clock and on whatever comes after it.',
    'The tasks are one thing and your mood another, with {moon}, and the mood is rather cheerful.',
    'With {moon}, you are in a good mood while you work, and the others notice it.',
  ],
  7: [
    'With {moon}, it is easy to be charming, and the other person responds to that more than to reasons.',
    'A shared pleasure does the two of you good, with {moon}, before or instead of a discussion.',
    'With {moon}, you show your affection openly, and much else becomes simpler.',
    'You are playful with {moon}, and the other person is glad to be played with.',
  ],
  8: [
    'With {moon}, you want lightness, and the subject is a serious one.',
    'You show your feelings, with {moon}, where discretion might serve you better.',
    'With {moon}, you would like to be loved without conditions, and there are some to be discussed.',
    'A part of you would rather have fun, with {moon}, and may have its hour later.',
  ],
  9: [
    'With {moon}, enthusiasm comes easily, and carries you a good part of the way.',
    'You learn best while you are enjoying it, and with {moon} you are.',
    'With {moon}, someone you like shares your curiosity, which doubles it.',
    'You want to enjoy yourself and to see something new, with {moon}, and the two go well together.',
  ],
  10: [
    'Apart from duty there is pleasure, with {moon}, and an hour of it after work will be well earned.',
    'With {moon}, you keep a bit of mischief in reserve behind the official face.',
    'What you love doing has nothing to do with your position, with {moon}, and is a rest from it.',
    'With {moon}, somebody waits for you whom your title does not impress at all.',
  ],
  11: [
    'With {moon}, you would like one person to yourself, and the whole circle has been invited.',
    'Your own pleasure and the plans of the group do not fit together easily, with {moon}.',
    'With {moon}, you want to be special to somebody, which a crowd is not very good at.',
    'The heart pulls one way, with {moon}, and your friends are going the other.',
  ],
  12: [
    'In spite of everything there is something to smile at, with {moon}, if only in private.',
    'With {moon}, a small pleasure may come your way, though you had not looked for any.',
    'You need not be cheerful for anyone, with {moon}; it comes over you by itself now and then.',
    'With {moon}, music or a good story is the kind of company that you can bear.',
  ],
};
