import type { GroupTexts } from '../../groups.js';
import { transits } from '../readings/transits/index.js';

const texts: GroupTexts<'passages'> = {
  readings: { transits },
};

export default texts;
