import type { GroupTexts } from '../../groups.js';
import { placements } from '../readings/placements/index.js';

const texts: GroupTexts<'placements'> = { readings: { placements } };
export default texts;
