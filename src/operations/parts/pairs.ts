export { compositeOperation as composite } from '../composite.js';
export { synastryOperation as synastry } from '../synastry.js';
