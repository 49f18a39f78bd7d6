import type { ColumnShelf } from '../../../report-catalogue.js';
import { any } from './weekly/any.js';
import { checks } from './weekly/checks.js';
import { lasts } from './weekly/lasts.js';
import { opens } from './weekly/opens.js';
import { ripens } from './weekly/ripens.js';

export const weeklyThemes: ColumnShelf['weekly'] = { opens, ripens, checks, lasts, any };
