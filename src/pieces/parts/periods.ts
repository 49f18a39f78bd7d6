export { progressionsOperation as progressions } from '../../operations/progressions.js';
export { transitsOperation as transits } from '../../operations/transits.js';
