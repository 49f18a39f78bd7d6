import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon10: MoonBeside = {
  1: [
    'With {moon}, duty has a claim on you as well, and it does not ask what you are in the mood for.',
    'You are watched a little, with {moon}, in hours that you would rather have had for yourself.',
    'With {moon}, your work asks for composure, and you are full of your own affairs.',
    'What is expected of you and what you want differ today, with {moon}, and both are serious.',
  ],
  2: [
    'With {moon}, your good name is worth money, quite literally.',
    'People in charge know what you can do, with {moon}, and it is the moment to let them say so.',
    'With {moon}, ambition is a practical force, and earns its keep.',
    'A task well done in public, with {moon}, makes the next bill easier to write.',
  ],
  3: [
    'Your work is a separate matter, with {moon}, and leaves you little time for small talk.',
    'With {moon}, you are thinking of a duty while your neighbor is telling you about the weekend.',
    'In public you show one face, with {moon}, and among those who know you another, and both are yours.',
    'With {moon}, something at work wants your attention, but only for an hour or so.',
  ],
  4: [
    'With {moon}, you are needed outside, and those at home see less of you than they would like.',
    'A duty in public stands against a wish in private, with {moon}, and you have to choose.',
    'With {moon}, you carry your work home in your head, even if the bag has stayed behind.',
    'You want to be seen doing well, with {moon}, where home would like you as you are.',
  ],
  5: [
    'Meanwhile your work goes on in its own way, with {moon}, and asks nothing of your heart.',
    'With {moon}, you keep a straight face in public, and smile to yourself.',
    'There is a duty to be done, with {moon}, and it makes the free hours feel freer.',
    'With {moon}, people in charge have plans for you that do not touch on your pleasures.',
  ],
  6: [
    'With {moon}, somebody above you sees what you do every day, and thinks well of it.',
    'You know what you are working toward, with {moon}, which makes the small steps easier.',
    'With {moon}, a clear goal tells you which of the tasks can be left out.',
    'Responsibility suits you, with {moon}, and the others follow your example without being told.',
  ],
  7: [
    'With {moon}, your duties compete with another person’s wishes, and you cannot be in two places.',
    'You think of how it looks, with {moon}, where the other person thinks of how it feels.',
    'With {moon}, ambition takes some of the time that belongs to the two of you.',
    'Work wants the best of you today, with {moon}, and so does somebody you care for.',
  ],
  8: [
    'With {moon}, you keep calm in public, and that helps to settle what is delicate in private.',
    'Your word carries weight, with {moon}, and can put an uncertain arrangement on a firmer footing.',
    'With {moon}, you act responsibly where others only feel strongly.',
    'Someone with experience can advise you, with {moon}, and will keep it to themselves.',
  ],
  9: [
    'The working day takes its own course, with {moon}, whatever your convictions may be.',
    'With {moon}, you do your duty with one half of your mind, while the other is far away.',
    'There is a task to finish first, with {moon}, and it will not take as long as you think.',
    'With {moon}, what people expect of you today is modest and can be met.',
  ],
  11: [
    'By profession you are occupied with other things, with {moon}, and friends understand it.',
    'With {moon}, you also have a goal of your own at work, which does not depend on your friends.',
    'Something is expected of you at work, with {moon}, that you cannot share with the others.',
    'With {moon}, you arrive a little late and a little tired, and are welcome.',
  ],
  12: [
    'With {moon}, you can do your part out of sight, and it is valued where it matters.',
    'A sense of duty gives you support, with {moon}, when your own mood does not.',
    'With {moon}, you finish something that has been hanging over you, and can rest with a clear mind.',
    'Those in charge leave you in peace, with {moon}, because they trust you.',
  ],
};
