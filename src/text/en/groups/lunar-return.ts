import type { GroupTexts } from '../../groups.js';
import { lunarReturnAscendantInHouse } from '../lunar-return/ascendant.js';
import { moonInLunarReturnHouse } from '../lunar-return/moon.js';
import { lunarReturn } from '../readings/lunar-return.js';

const texts: GroupTexts<'lunar-return'> = {
  lunarReturnAscendant: lunarReturnAscendantInHouse,
  lunarReturnMoon: moonInLunarReturnHouse,
  readings: { lunarReturn },
};

export default texts;
