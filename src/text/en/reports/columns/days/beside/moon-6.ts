import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon6: MoonBeside = {
  1: [
    'Meanwhile the daily work goes on, with {moon}, and gives the day a frame.',
    'With {moon}, your body asks for regular meals and some order, whatever else you have in mind.',
    'There are small duties to be done, with {moon}, and it is a relief not to think of yourself for a while.',
    'With {moon}, you do something useful on the side, and are in a better temper for it.',
  ],
  2: [
    'With {moon}, you are practical and thorough, and the figures come right under your hands.',
    'Small savings and small repairs add up, with {moon}, to something you can feel in your pocket.',
    'With {moon}, you do the job properly, and that is the surest way to be paid for it.',
    'A little order in the papers, with {moon}, and the question of money is half answered.',
  ],
  3: [
    'With {moon}, the work wants quiet, and the messages do not stop coming.',
    'You notice every slip of the tongue, with {moon}, your own and other people’s.',
    'With {moon}, there is so much to do that a friendly chat feels like time taken from it.',
    'Your head is full of chores, with {moon}, when somebody would like you to listen.',
  ],
  4: [
    'With {moon}, you put things in order, and the whole house breathes more easily.',
    'A useful hour at home, with {moon}, says more to those you live with than words would.',
    'With {moon}, you see what has to be done, and do it before anyone has to ask.',
    'Good habits are a kindness to everybody under one roof, with {moon}, and you have some to offer.',
  ],
  5: [
    'Before and after there is work, with {moon}, which keeps its distance from your pleasures.',
    'With {moon}, a corner of your mind goes on sorting and mending, and lets the rest enjoy itself.',
    'Everyday duties go on beside it, with {moon}, and leave your feelings to you.',
    'With {moon}, you are more sensible than you look.',
  ],
  7: [
    'Each of you has work to do as well, with {moon}, and an hour apart is no bad thing.',
    'With {moon}, your own routine carries you through, however the other person may feel today.',
    'Some task or other gives you a reason to leave the room, with {moon}, and to come back friendlier.',
    'With {moon}, you help where you can, and leave the great questions between you until you have rested.',
  ],
  8: [
    'With {moon}, you go at it one practical step after another, which takes the weight out of it.',
    'Careful, practical work helps against dark thoughts, with {moon}, and settles a good deal besides.',
    'With {moon}, you keep the details straight, and that builds trust.',
    'It does you good to be useful, with {moon}, above all where feelings run deep.',
  ],
  9: [
    'With {moon}, daily duties hold you back, just when you would like to be off.',
    'The list of chores is long, with {moon}, and you would rather be somewhere else.',
    'With {moon}, you see the faults in a plan before you have seen its beauty.',
    'Somebody has to deal with the small print, and with {moon} you find it hard to look beyond it.',
  ],
  10: [
    'With {moon}, you do the groundwork well, and it shows in what you present.',
    'Thoroughness is noticed today, with {moon}, by people who can tell the difference.',
    'With {moon}, your habits are in good order, so that you can take on something larger.',
    'Colleagues help you, with {moon}, because you have helped them.',
  ],
  11: [
    'Besides the company there is work to be done, with {moon}, and you are glad to go back to it.',
    'With {moon}, your own small tasks have nothing to do with anyone’s great plans.',
    'You keep to your routine, with {moon}, and meet your friends when it allows.',
    'With {moon}, you are tired by evening, from something quite different.',
  ],
  12: [
    'With {moon}, the day’s duties reach into the hours that you wanted for yourself.',
    'You need rest, with {moon}, and see at the same time how much is lying about undone.',
    'With {moon}, somebody keeps asking for your help, and it is hard to find a quiet place.',
    'The body wants a regular life, with {moon}, while the mind would like to drift.',
  ],
};
