export { lunarReturnOperation as lunarReturn } from '../lunar-return.js';
export { solarReturnOperation as solarReturn } from '../solar-return.js';
