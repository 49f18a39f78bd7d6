import type { Alphabet } from './lettering.js';

/** Signs that other pictures write besides what wheels do: of dates and of shares. */
export const moreLetters: Alphabet = {
  '-': [9, 1, 7.5, 'h5'],
  '−': [11, 0, 7.5, 'h8'],
  '+': [11, 0, 7.5, 'h8m-4-4v8'],
  '%': [14, 0, 3, 'a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0m6 8a2.5 3 0 1 1 5 0a2.5 3 0 1 1-5 0m3-11l-7 14'],
  ' ': [6, 0, 0, ''],
};
