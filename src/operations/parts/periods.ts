export { progressionsOperation as progressions } from '../progressions.js';
export { transitsOperation as transits } from '../transits.js';
