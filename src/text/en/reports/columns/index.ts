import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';
import { atOdds } from './at-odds.js';
import { bearings } from './bearings/index.js';
import { betweenAtOdds, betweenInAccord } from './between-houses.js';
import { briefly, wants } from './briefly.js';
import { closesOfTurn } from './closes-of-turn.js';
import { days } from './days/index.js';
import { foretaste } from './foretaste.js';
import { inferior } from './inferior.js';
import { lateCloses } from './late-closes.js';
import { marsMeetsJupiter } from './mars/jupiter.js';
import { marsMeetsNeptune } from './mars/neptune.js';
import { marsMeetsPluto } from './mars/pluto.js';
import { marsMeetsSaturn } from './mars/saturn.js';
import { marsMeetsUranus } from './mars/uranus.js';
import { marsAtHome } from './mars-at-home.js';
import { matters, places, questions } from './matters.js';
import { mechanisms } from './mechanisms/index.js';
import { mercuryGoesBack } from './mercury-goes-back.js';
import { mercuryLoops } from './mercury-loops.js';
import { ownStations } from './monthly/own-stations.js';
import { monthlyThemes } from './monthly.js';
import { months } from './months/index.js';
import { moonAspects } from './moon-aspects/index.js';
import { moonMentions } from './moon-mentions.js';
import { moonPlace } from './moon-place.js';
import { conjunctions, counseling, openers, pronouns } from './openers.js';
import { ownMeetings } from './own-meetings.js';
import { risingThemes } from './rising.js';
import { seasonTurns } from './season-turns/index.js';
import { slow } from './slow/index.js';
import { slowAspects } from './slow-aspects.js';
import { stillInHouse } from './still-in-house.js';
import { stillRetrograde } from './still-retrograde.js';
import { together } from './together.js';
import { topics } from './topics.js';
import { turnsBackSoon } from './turns-back-soon.js';
import { venusMeeting } from './venus-meetings.js';
import {
  faintEclipse,
  passes,
  weekFactors,
  weekOf,
  weekSentences,
  weekSkies,
  withinClause,
} from './week-sentences.js';
import { weekTies } from './week-ties/index.js';
import { outerFriction, weeklyThemes } from './weekly.js';
import { yearlyThemes } from './yearly.js';

export const columns: ColumnShelf = {
  weekly: weeklyThemes,
  weekSentences,
  withinClause,
  weekOf,
  weekFactors,
  weekSkies,
  faintEclipse,
  passes,
  houseOfSign: ', {house}',
  monthly: monthlyThemes,
  outerFriction,
  ownStations,
  yearly: yearlyThemes,
  rising: risingThemes,
  lateCloses,
  closesOfTurn,
  foretaste,
  months,
  mechanisms,
  openers,
  counseling,
  pronouns,
  conjunctions,
  slow,
  together,
  topics,
  wants,
  slowAspects,
  atOdds,
  marsAtHome,
  marsMeeting: {
    [Jupiter]: marsMeetsJupiter,
    [Saturn]: marsMeetsSaturn,
    [Uranus]: marsMeetsUranus,
    [Neptune]: marsMeetsNeptune,
    [Pluto]: marsMeetsPluto,
  },
  venusMeeting,
  inferior,
  bearings,
  weekTies,
  seasonTurns,
  moonAspects,
  turnsBackSoon,
  moonPlace,
  days,
  moonMentions,
  ownMeetings,
  betweenHouses: { tense: betweenAtOdds, harmonious: betweenInAccord },
  stillInHouse,
  stillRetrograde,
  matters,
  places,
  questions,
  briefly,
  mercuryLoops,
  mercuryGoesBack,
};
