import type { GroupTexts } from '../../groups.js';
import { returns } from '../readings/return-turns.js';

const texts: GroupTexts<'returns'> = {
  readings: { returns },
};

export default texts;
