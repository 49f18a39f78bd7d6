import type { GroupTexts } from '../../groups.js';
import { names } from '../names.js';
import { noticeSubjects, notices } from '../notices.js';
import { words } from '../readings/words.js';
import { dates } from '../reports/dates.js';
import { spans } from '../spans.js';

const texts: GroupTexts<'common'> = {
  names,
  spans,
  notices,
  noticeSubjects,
  readings: { words },
  reports: { dates },
};

export default texts;
