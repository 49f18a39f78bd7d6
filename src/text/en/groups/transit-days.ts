import type { GroupTexts } from '../../groups.js';
import { transitDays } from '../readings/transits/days.js';

const texts: GroupTexts<'transit-days'> = {
  readings: { transitDays },
};

export default texts;
