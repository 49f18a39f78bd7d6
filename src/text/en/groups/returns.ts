import type { GroupTexts } from '../../groups.js';
import { returns } from '../readings/return-turns.js';
import { dates } from '../readings/solar-return/passages/index.js';

const texts: GroupTexts<'returns'> = {
  readings: { returns, returnDates: dates },
};

export default texts;
