import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a house is about, as the object of a verb. */
export const topics: ColumnShelf['topics'] = {
  1: ['personal plans', 'what you want for yourself', 'your own wishes'],
  2: ['money', 'what you earn and spend', 'your means'],
  3: ['talk and messages', 'what is said and written', 'the people nearby'],
  4: ['home', 'the family', 'things at home'],
  5: ['love and pleasure', 'what you do for joy', 'the pleasures of the heart'],
  6: ['the working day', 'work and routine', 'your daily tasks'],
  7: ['other people', 'the person closest to you', 'one other person'],
  8: ['what you share with others', 'trust and shared money', 'what is owed and shared'],
  9: ['studies and trips', 'the larger view', 'plans that reach further'],
  10: ['your career', 'your standing', 'your place at work'],
  11: ['friends', 'friendship', 'plans made with friends'],
  12: ['rest', 'your inner life', 'your quiet hours'],
};
