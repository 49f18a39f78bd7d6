import type { GroupTexts } from '../../groups.js';
import { datelessReports } from '../reports/index.js';

const texts: GroupTexts<'reports'> = {
  reports: datelessReports,
};

export default texts;
