import type { GroupTexts } from '../../groups.js';
import { byHouse as placementsByHouse } from '../readings/placements/by-house.js';
import { bySign as placementsBySign } from '../readings/placements/by-sign.js';
import { placements } from '../readings/placements/index.js';

const texts: GroupTexts<'placements'> = { readings: { placements, placementsBySign, placementsByHouse } };
export default texts;
