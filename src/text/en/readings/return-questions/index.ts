import type { ReturnQuestions } from '../../../return-catalogue.js';
import { answers } from './answers.js';
import { answersOfAngle, ofAngle } from './of-angle.js';
import { questions } from './questions.js';

const sides: ReturnQuestions['sides'] = {
  1: 'independence',
  2: 'security',
  3: 'talk',
  4: 'home',
  5: 'pleasure',
  6: 'daily tasks',
  7: 'partnership',
  8: 'trust',
  9: 'the wider world',
  10: 'public life',
  11: 'friendship',
  12: 'rest',
};

const recalls: ReturnQuestions['recalls'] = [
  'The question at the beginning was {question}.',
  'This brings you back to the question of {question}.',
];

export const asking: ReturnQuestions = {
  questions,
  answers: { ...answers, ofAngle: answersOfAngle },
  sides,
  ofAngle,
  recalls,
};
