import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon8: MoonBeside = {
  1: [
    'Under the surface you feel more than you show, with {moon}, and most people see only your energy.',
    'With {moon}, something private runs along beside it, which is nobody’s business at present.',
    'There is a confidence to be kept, with {moon}, however open you are about yourself.',
    'With {moon}, you notice what others leave out, and are content to leave it there.',
  ],
  2: [
    'With {moon}, somebody has a share in the matter, and feelings come in with the figures.',
    'What is yours and what is owed are hard to keep apart today, with {moon}.',
    'With {moon}, you want to be sure of a person, and money is only a part of that.',
    'A question of trust stands behind the question of money, with {moon}, and would like to be asked first.',
  ],
  3: [
    'Much is said today, and with {moon} you are thinking of what is not.',
    'With {moon}, a deeper feeling goes its own way beneath the conversation.',
    'There is one subject you keep for one person, with {moon}, while you chat with everybody.',
    'With {moon}, you listen to the pauses, though nobody is aware of it.',
  ],
  4: [
    'With {moon}, you understand what is going on beneath the surface at home, and can be gentle with it.',
    'An honest word goes deep, with {moon}, and brings those who live together closer.',
    'With {moon}, old family feelings can be looked at and laid to rest.',
    'You are trusted with something, with {moon}, that had been kept from you out of consideration.',
  ],
  5: [
    'With {moon}, you feel more strongly than the game requires.',
    'Jealousy, or the fear of losing something, may disturb you, with {moon}, when you would like to be merry.',
    'With {moon}, you want to know how serious it is, and lightness does not answer such questions.',
    'Deep down there is a more serious feeling, with {moon}, and it wants to be noticed too.',
  ],
  6: [
    'With {moon}, you go to the root of a fault instead of mending it for the third time.',
    'Concentration comes easily, with {moon}, and a stubborn task gives way to it.',
    'With {moon}, somebody trusts you with a delicate job and is right to.',
    'You can throw out what no longer serves, with {moon}, and the work goes better at once.',
  ],
  7: [
    'Besides what is between you there is what is within you, with {moon}, and it may stay there for now.',
    'With {moon}, you sense more about the other person than you need to mention.',
    'There is an undertone today, with {moon}, that does not belong to the conversation you are having.',
    'With {moon}, a private matter asks for some of your strength, without the other person knowing.',
  ],
  9: [
    'With {moon}, something close and serious keeps you company on the way to larger things.',
    'Your feelings are deeper than your opinions today, with {moon}, and less easy to discuss.',
    'With {moon}, you are occupied with one person’s trust, however wide the world may be.',
    'A quiet worry about something shared goes with you, with {moon}, and need not spoil anything.',
  ],
  10: [
    'With {moon}, you know what people want without being told, which is useful in high places.',
    'Someone influential is discreetly on your side, with {moon}.',
    'With {moon}, you have the nerve for a difficult task, and that is noticed.',
    'You can keep a secret and keep your head, with {moon}, and both are valued.',
  ],
  11: [
    'With {moon}, you want depth, and the company wants a pleasant evening.',
    'You would rather have one real friend than ten acquaintances, with {moon}, and can seek that one out.',
    'With {moon}, a question of trust between you and one of them disturbs the common plan.',
    'Your feelings are stronger than the others suppose, with {moon}, and not meant for everyone.',
  ],
  12: [
    'With {moon}, you can look into the depths without losing your balance.',
    'What you let go of in private, with {moon}, does not come back.',
    'With {moon}, one person understands without an explanation, and leaves you alone in the right way.',
    'Old feelings can be ended quietly, with {moon}, while nobody is watching.',
  ],
};
