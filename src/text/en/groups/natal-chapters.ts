import type { GroupTexts } from '../../groups.js';
import { natalChapters } from '../readings/natal-chapters.js';

const texts: GroupTexts<'natal-chapters'> = { readings: { natalChapters } };
export default texts;
