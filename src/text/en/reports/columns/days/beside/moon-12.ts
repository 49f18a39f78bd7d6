import type { MoonBeside } from '../../../../../report-catalogue.js';

export const besideMoon12: MoonBeside = {
  1: [
    'In between you need some quiet, with {moon}, because a part of you has not quite woken up yet.',
    'With {moon}, something private stays private, however visible you are.',
    'You go ahead outwardly, with {moon}, and inwardly take your time.',
    'With {moon}, a dream or a half-forgotten thought accompanies you, and need not be explained.',
  ],
  2: [
    'With {moon}, you sense what you really need, and it is less than you feared.',
    'Calm is on your side, with {moon}, and a calm person makes the better bargain.',
    'With {moon}, an hour alone with the figures is more useful than any adviser.',
    'You can do without something, with {moon}, and hardly notice.',
  ],
  3: [
    'With {moon}, you would rather be left in peace, and everybody has something to tell you.',
    'Your thoughts are inward, with {moon}, and words come late or sideways.',
    'With {moon}, you hear what is meant and may miss the facts.',
    'Silence would suit you, with {moon}, and the day is talkative.',
  ],
  4: [
    'With {moon}, you know how to be quiet at home, and it does everyone good.',
    'What is felt at home needs no discussion, with {moon}; being there is enough.',
    'With {moon}, you forgive an old matter in the family, perhaps without noticing.',
    'Rest is close at hand, with {moon}, and the house seems to know it.',
  ],
  5: [
    'Behind it there is a quieter feeling, with {moon}, which you keep to yourself.',
    'With {moon}, you need a moment alone now and then, even in the best of company.',
    'Something in you is resting, with {moon}, while the rest of you enjoys itself.',
    'With {moon}, tenderness goes inward, and has no need of applause.',
  ],
  6: [
    'With {moon}, you are tired, and the work takes no notice.',
    'You need rest, with {moon}, and the routine leaves little room for it.',
    'With {moon}, your mind keeps slipping away from the task, toward something it cannot name.',
    'You would like to be unreachable, with {moon}, and are needed everywhere.',
  ],
  7: [
    'A part of you stays by itself, with {moon}, and that is no slight to anyone.',
    'With {moon}, you need an hour behind a closed door, and come out of it kinder.',
    'What you feel is not yet ready to be shared, with {moon}, and the other person can wait.',
    'With {moon}, you are near and a little absent, which only those who know you will notice.',
  ],
  8: [
    'With {moon}, your intuition is good, and tells you when to leave a question alone.',
    'Compassion makes it easier, with {moon}: you see what the other person is afraid of.',
    'With {moon}, something is forgiven before it has been discussed.',
    'In the quiet it loses its terrors, with {moon}, and turns into an ordinary human matter.',
  ],
  9: [
    'With {moon}, you would like to withdraw, while your plans want you out in the world.',
    'A tiredness holds you back, with {moon}, just when there is so much to see and learn.',
    'With {moon}, you feel something that does not fit into any opinion.',
    'Your strength is low, with {moon}, and the distance is great.',
  ],
  10: [
    'With {moon}, you prepare in silence what will be seen later.',
    'Discretion is an advantage today, with {moon}, and people in charge appreciate it.',
    'With {moon}, you have a feeling for what is going on behind the scenes.',
    'Strength gathered alone, with {moon}, is what carries you in public.',
  ],
  11: [
    'When it gets too loud you can slip out, with {moon}, and nobody will take it amiss.',
    'With {moon}, you like your friends from a distance, and they are used to it.',
    'Your own thoughts are company too, with {moon}, and expect no answer.',
    'With {moon}, you keep one hope for yourself, because it is not ready for a discussion.',
  ],
};
