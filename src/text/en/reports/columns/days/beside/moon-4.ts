import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon4: MoonBeside = {
  1: [
    'With {moon}, home and family have wishes too, and they are not always the same as yours.',
    'You are torn a little between going ahead and going home, with {moon}.',
    'With {moon}, an old feeling from the family speaks up whenever you want to do something for yourself.',
    'Those closest to you need some of the day, with {moon}, in which you had other plans.',
  ],
  2: [
    'With {moon}, those at home stand behind you, which is worth more than it costs.',
    'Feeling safe begins in your own four walls, with {moon}, and from there the figures look less stern.',
    'With {moon}, a family habit of thrift or of generosity turns out to be a good guide.',
    'What you do for the home is well spent, with {moon}, and everyone can see it.',
  ],
  3: [
    'At home it is quieter, with {moon}, and after so much talk that is exactly what you want.',
    'With {moon}, you take the day’s conversations home with you, and they look different there.',
    'Your own room is a good place, with {moon}, for the answer that you did not give at once.',
    'With {moon}, nobody at home needs to hear any of it before supper.',
  ],
  5: [
    'Home is one thing and pleasure another, with {moon}, and the evening may well have room for both.',
    'With {moon}, part of you would be content to stay at home, and can easily be persuaded to come along.',
    'A family matter runs along beside it, with {moon}, without spoiling anybody’s fun.',
    'With {moon}, you are softer than you show, at home most of all.',
  ],
  6: [
    'With {moon}, rest at home gives you the strength that the working day asks for.',
    'Those you live with lend a hand, with {moon}, and the chores are halved by it.',
    'With {moon}, a good breakfast and a quiet evening do more for your work than extra hours would.',
    'Order at home makes order elsewhere easier, with {moon}, and the other way about.',
  ],
  7: [
    'With {moon}, family and partner both lay claim to you, and they are not the same claim.',
    'You would like to withdraw to what is familiar, with {moon}, while somebody asks you to come toward them.',
    'With {moon}, an old pattern from home slips in between the two of you.',
    'What was usual in your family and what was usual in theirs meet today, with {moon}, over a small thing.',
  ],
  8: [
    'With {moon}, you have a place where you are safe, and from there a difficult subject can be faced.',
    'Family knows how to keep a confidence, with {moon}, and somebody there may understand more than you thought.',
    'With {moon}, your feelings have deep roots, and they hold you when things get serious.',
    'A talk in your own kitchen, with {moon}, is the right setting for what is not for everyone’s ears.',
  ],
  9: [
    'With {moon}, one half of you is already on the road and the other would like to stay at home, and both are content.',
    'Home is the counterweight, with {moon}: you come back to it from wherever your thoughts have been.',
    'With {moon}, those at home listen to your large ideas kindly, and ask when dinner is.',
    'Something at home needs you, with {moon}, and it is small enough to be done at once.',
  ],
  10: [
    'With {moon}, those at home want a share of you, just when your work does.',
    'Private life asks for your attention, with {moon}, while you are needed in public.',
    'With {moon}, your thoughts go home more often than your duties allow.',
    'The two ends of your life are in view today: with {moon}, the one at home is felt, the other is seen.',
  ],
  11: [
    'Between friends and family you need not choose today, with {moon}; each has hours of its own.',
    'With {moon}, you go out gladly and come home gladly, which is not the least of pleasures.',
    'At home they know nothing of these plans, with {moon}, and are fond of you regardless.',
    'With {moon}, you are a bit more homesick than the company can tell.',
  ],
  12: [
    'With {moon}, your own four walls keep the noise out, and nobody there asks questions.',
    'Home is the right place for it, with {moon}: you can be alone there without being lonely.',
    'With {moon}, an evening among familiar things restores more than you would think.',
    'Those who live with you leave you in peace, with {moon}, and are there when you want them.',
  ],
};
