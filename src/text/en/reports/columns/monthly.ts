import type { ColumnShelf } from '../../../report-catalogue.js';
import { any } from './monthly/any.js';
import { checks } from './monthly/checks.js';
import { opens } from './monthly/opens.js';
import { ripens } from './monthly/ripens.js';

export const monthlyThemes: ColumnShelf['monthly'] = { opens, ripens, checks, any };
