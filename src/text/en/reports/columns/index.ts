import { Jupiter, Mercury, Neptune, Pluto, Saturn, Uranus, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';
import { between } from './between.js';
import { links } from './links.js';
import { monthlyThemes } from './monthly.js';
import { moonAspects } from './moon-aspects.js';
import { quietMoon } from './quiet-moon.js';
import { risingThemes } from './rising.js';
import { seasons, signposts } from './signposts.js';
import { slow } from './slow/index.js';
import { slowAspects, together } from './slow-aspects.js';
import { weeklyThemes } from './weekly.js';
import { yearlyThemes } from './yearly.js';

const none = {};
export const columns: ColumnShelf = {
  weekly: weeklyThemes,
  monthly: monthlyThemes,
  yearly: yearlyThemes,
  rising: risingThemes,
  slow,
  together,
  slowAspects,
  marsMeeting: { [Jupiter]: none, [Saturn]: none, [Uranus]: none, [Neptune]: none, [Pluto]: none },
  inferior: { [Mercury]: none, [Venus]: none },
  between,
  links,
  moonAspects,
  quietMoon,
  signposts,
  seasons,
};
