import type { GroupTexts } from '../../groups.js';
import { bridges } from '../readings/joining.js';
import { natalChapters } from '../readings/natal-chapters.js';

const texts: GroupTexts<'natal-chapters'> = { readings: { natalChapters, bridges } };
export default texts;
