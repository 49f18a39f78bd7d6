export { compositeOperation as composite } from '../../operations/composite.js';
export { synastryOperation as synastry } from '../../operations/synastry.js';
