export { lunarReturnOperation as lunarReturn } from '../../operations/lunar-return.js';
export { solarReturnOperation as solarReturn } from '../../operations/solar-return.js';
