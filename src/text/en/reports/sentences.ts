import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { ReportCatalogue } from '../../report-catalogue.js';

/** The sentences that say what the sky does and when. */
export const reportSentences: Pick<
  ReportCatalogue,
  | 'planets'
  | 'solarEclipses'
  | 'lunarEclipses'
  | 'clauses'
  | 'briefClauses'
  | 'sentences'
  | 'yearStatements'
  | 'headings'
> = {
  planets: {
    [Sun]: 'the Sun',
    [Moon]: 'the Moon',
    [Mercury]: 'Mercury',
    [Venus]: 'Venus',
    [Mars]: 'Mars',
    [Jupiter]: 'Jupiter',
    [Saturn]: 'Saturn',
    [Uranus]: 'Uranus',
    [Neptune]: 'Neptune',
    [Pluto]: 'Pluto',
  },
  solarEclipses: {
    total: 'a total solar eclipse',
    annular: 'an annular solar eclipse',
    hybrid: 'a solar eclipse, total in some places and annular in others,',
    partial: 'a partial solar eclipse',
  },
  lunarEclipses: {
    total: 'a total lunar eclipse',
    partial: 'a partial lunar eclipse',
    penumbral: 'a full Moon dimmed by a penumbral lunar eclipse',
    grazing: 'a full Moon with a penumbral lunar eclipse too faint to see',
  },
  clauses: {
    newMoon: [
      'the new Moon falls in {sign}, {house}',
      'the Moon is new in {sign}, {house}',
      'the new Moon is in {sign}, {house}',
    ],
    firstQuarter: [
      'the Moon reaches the first quarter in {sign}, {house}',
      'the first quarter Moon stands in {sign}, {house}',
    ],
    fullMoon: [
      'the full Moon falls in {sign}, {house}',
      'the Moon is full in {sign}, {house}',
      'the full Moon shines from {sign}, {house}',
    ],
    lastQuarter: [
      'the Moon reaches the last quarter in {sign}, {house}',
      'the last quarter Moon stands in {sign}, {house}',
    ],
    firstQuarterOfTwo: [
      'the first quarter Moon in {house} is at odds with the Sun in {otherHouse}',
      'the Moon in {house} is at the first quarter, at odds with the Sun in {otherHouse}',
    ],
    lastQuarterOfTwo: [
      'the last quarter Moon in {house} is at odds with the Sun in {otherHouse}',
      'the Moon in {house} is at the last quarter, at odds with the Sun in {otherHouse}',
    ],
    eclipse: ['{eclipse} falls in {sign}, {house}', '{eclipse} takes place in {sign}, {house}'],
    ingress: [
      '{planet} enters {sign}, {house}',
      '{planet} moves into {sign}, {house}',
      '{planet} crosses into {sign}, {house}',
      '{planet} comes to {sign}, {house}',
    ],
    ingressBack: [
      '{planet}, going backward, returns to {sign}, {house}',
      '{planet} backs into {sign}, {house}',
    ],
    moonIngress: [
      '{planet} enters {sign}, {house}',
      '{planet} comes to {sign}, {house}',
      '{planet} moves on to {sign}, {house}',
      '{planet} arrives in {sign}, {house}',
    ],
    sunStay: ['{planet} is in {sign}, {house}', '{planet} stands in {sign}, {house}'],
    moonStay: ['{planet} stands in {sign}, {house}', '{planet} is in {sign}, {house}'],
    retrograde: [
      '{planet} turns retrograde in {sign}, {house}',
      '{planet} comes to a halt and goes retrograde in {sign}, {house}',
    ],
    direct: ['{planet} turns direct in {sign}, {house}', '{planet} goes forward again in {sign}, {house}'],
    directSince: [
      '{planet}, retrograde since {since}, goes forward again in {sign}, {house}',
      '{planet}, which has been retrograde since {since}, turns direct in {sign}, {house}',
    ],
    loop: [
      '{planet} turns retrograde in {sign}, {house}, and goes forward again on {until}',
      '{planet} turns retrograde in {sign}, {house}, to go direct on {until}',
      '{planet} turns back in {sign}, {house}, and is retrograde until {until}',
    ],
    loopBack: [
      '{planet} turns back in {sign}, {house}, and by the time it goes forward again on {until} it has backed into {otherSign}, {otherHouse}',
      '{planet} turns retrograde in {sign}, {house}, and backs into {otherSign}, {otherHouse}, before it goes forward again on {until}',
    ],
    underWay: [
      '{planet} remains retrograde in {sign}, {house}, and turns direct on {until}',
      '{planet}, still retrograde in {sign}, {house}, turns direct on {until}',
      '{planet} remains retrograde until {until} in {sign}, {house}',
      '{planet} is still retrograde in {sign}, {house}, and turns direct on {until}',
      'until {until} {planet} remains retrograde in {sign}, {house}',
      '{planet} is still retrograde until {until} in {sign}, {house}',
    ],
    alsoUnderWay: ['{planet} is retrograde as well, in {sign}, {house}, until {until}'],
    alsoBackingOut: [
      '{planet}, in {sign}, {house}, is retrograde as well, and will back into {otherSign} on {back} before it turns direct on {until}',
    ],
    underWayTogether: [
      '{planet} and {other} are still retrograde in {sign}, {house}, until {until} and {otherUntil}',
      '{planet} and {other} remain retrograde in {sign}, {house}, until {until} and {otherUntil}',
    ],
    backingOut: [
      '{planet}, still retrograde in {sign}, {house}, will back into {otherSign} on {back} and turn direct there on {until}',
      '{planet} is still retrograde in {sign}, {house}, and will back into {otherSign} on {back} before it turns direct on {until}',
    ],
    backingOutLater: [
      '{planet} is retrograde until {until}, for now in {sign}, {house}',
      '{planet}, for now in {sign}, {house}, is retrograde until {until}',
    ],
    backedOut: ['{planet} stays retrograde until {until}', '{planet} does not turn direct before {until}'],
    inferior: [
      'the Sun meets {other}, which is retrograde, in {sign}, {house}',
      '{other}, going backward, passes the Sun in {sign}, {house}',
    ],
    conjunction: [
      '{planet} meets {other} in {sign}, {house}',
      '{planet} joins {other} in {sign}, {house}',
      '{planet} comes together with {other} in {sign}, {house}',
    ],
    opposition: [
      '{planet} in {house} stands opposite {other} in {otherHouse}',
      '{planet} in {house} faces {other} in {otherHouse}',
      '{planet} in {house} is opposed{when} by {other} in {otherHouse}',
    ],
    trine: [
      '{planet} in {house} has the support of {other} in {otherHouse}',
      '{planet} in {house} is in easy accord{when} with {other} in {otherHouse}',
      '{planet} in {house} draws support{when} from {other} in {otherHouse}',
    ],
    square: [
      '{planet} in {house} meets resistance{when} from {other} in {otherHouse}',
      '{planet} in {house} is at odds{when} with {other} in {otherHouse}',
      '{planet} in {house} clashes{when} with {other} in {otherHouse}',
      '{planet} in {house} is at cross purposes{when} with {other} in {otherHouse}',
    ],
    sextile: [
      '{planet} in {house} has help{when} from {other} in {otherHouse}',
      '{planet} in {house} is backed{when} by {other} in {otherHouse}',
      '{planet} in {house} works well{when} with {other} in {otherHouse}',
    ],
  },
  briefClauses: {
    ingress: ['{planet} enters {sign}', '{planet} moves into {sign}'],
    ingressBack: ['{planet} backs into {sign}'],
    stay: ['{planet} is in {sign}'],
    retrograde: ['{planet} turns retrograde in {sign}'],
    direct: ['{planet} turns direct in {sign}', '{planet} goes forward again in {sign}'],
    loop: ['{planet} turns retrograde in {sign}, to go forward again on {until}'],
    loopBack: ['{planet} turns retrograde in {sign}, to go forward again in {otherSign} on {until}'],
    newMoon: ['the Moon is new in {sign}', 'the new Moon falls in {sign}'],
    firstQuarter: [
      'the Moon reaches the first quarter in {sign}',
      'the Moon is at the first quarter in {sign}',
    ],
    fullMoon: ['the Moon is full in {sign}', 'the full Moon shines from {sign}'],
    lastQuarter: ['the Moon reaches the last quarter in {sign}', 'the Moon is at the last quarter in {sign}'],
    conjunction: ['{planet} meets {other}', '{planet} joins {other}', '{planet} comes together with {other}'],
    harmonious: [
      '{planet} and {other} help each other',
      '{planet} is on good terms with {other}',
      '{planet} and {other} get along',
      '{planet} and {other} are in accord',
    ],
    tense: [
      '{planet} and {other} are at odds',
      '{planet} is in conflict with {other}',
      '{planet} and {other} pull apart',
      '{planet} and {other} are at cross purposes',
    ],
  },
  sentences: {
    plain: ['On {date} {clause}.', '{Clause}, on {date}.'],
    ofDay: ['{Clause}.'],
    ofEvening: ['This evening {clause}.', 'In the evening {clause}.'],
    ofNight: ['Late in the evening {clause}.', 'Late tonight {clause}.'],
    ofDayFirst: ['{Matter}, as {clause}.'],
    ofDayLast: ['As {clause}, {matter}.'],
    loop: ['On {date} {clause}.'],
    also: ['On {date} {clause}.', '{Clause}, on {date}.'],
    matterDated: ['{Matter}, as {clause}, on {date}.'],
    turn: ['On {date}, though, {clause}.', 'On {date}, however, {clause}.'],
    throughout: ['{Clause}.'],
    matterFirst: ['On {date} {matter}, as {clause}.'],
    matterLast: ['On {date}, as {clause}, {matter}.'],
    sinceFirst: ['From {date} on {matter}, as {clause}.'],
    turnFirst: ['On {date}, though, {matter}: {clause}.', 'On {date}, however, {matter}: {clause}.'],
    turnLast: ['On {date}, though, as {clause}, {matter}.', 'On {date}, however, as {clause}, {matter}.'],
    earlier: ['Earlier in the month, on {date}, {clause}.', 'Earlier, on {date}, {clause}.'],
    earlierFirst: [
      'Earlier in the month, on {date}, {matter}: {clause}.',
      'Earlier, on {date}, {matter}: {clause}.',
    ],
    earlierLast: [
      'Earlier in the month, on {date}, as {clause}, {matter}.',
      'Earlier, on {date}, as {clause}, {matter}.',
    ],
    mention: [
      'On {date} {clause}, and {matter}.',
      'On {date} {matter}, as {clause}.',
      '{Clause} on {date}, and {matter}.',
    ],
    mentionSince: [
      'On {date} {clause}, and {matter}.',
      'From {date} on {matter}, as {clause}.',
      '{Clause} on {date}, and {matter}.',
    ],
    mentionEarlier: [
      'Earlier in the month, on {date}, {clause}, and {matter}.',
      'Earlier, on {date}, {matter}, as {clause}.',
    ],
    justBefore: ['Shortly before, on {date}, {clause}.'],
    justBeforeFirst: ['Shortly before, on {date}, {matter}: {clause}.'],
    justBeforeLast: ['Shortly before, on {date}, as {clause}, {matter}.'],
    mentionJustBefore: [
      'Shortly before, on {date}, {clause}, and {matter}.',
      'Shortly before, on {date}, {matter}, as {clause}.',
    ],
  },
  yearStatements: {
    stays: [
      '{Planet} has been in {sign}, {house}, since {from}, and stays until {until}.',
      'Since {from}, {planet} has been in {sign}, {house}, where it stays until {until}.',
    ],
    staysOn: ['{Planet} is in {sign}, {house}, all year.'],
    crosses: [
      '{Planet} has been in {sign}, {house}, since {from}.',
      'Since {from} {planet} has been in {sign}, {house}.',
    ],
    crossesOn: [
      'As the year begins, {planet} is in {sign}, {house}.',
      '{Planet} is at first in {sign}, {house}.',
    ],
    crossesBrief: [
      'Since {from} {planet} has been in {sign}, {house}, where it {brief}.',
      '{Planet} has been in {sign}, {house}, since {from}, and {brief}.',
    ],
    crossesOnBrief: [
      'As the year begins, {planet} is in {sign}, {house}, where it {brief}.',
      'At first {planet} is in {sign}, {house}, where it {brief}.',
    ],
    goesOn: [
      'On {change} {planet} moves to {otherSign}, {otherHouse}, where it remains until {until}.',
      'On {change} {planet} moves on to {otherSign}, {otherHouse}, and stays until {until}.',
    ],
    goesOnBrief: [
      'On {change} {planet} moves to {otherSign}, {otherHouse}, where it remains until {until} and {otherBrief}.',
    ],
    goesOnTo: ['On {change} {planet} moves to {otherSign}, {otherHouse}.'],
    thenBrief: ['There it {otherBrief}.'],
    atTimes: ['{Planet} is in {sign}, {house}, {spans}.'],
    begins: [
      '{Planet} is in {sign}, {house}, until {until}.',
      'Until {until} {planet} is in {sign}, {house}.',
    ],
    beginsBrief: [
      'Until {until} {planet} is in {sign}, {house}, where it {brief}.',
      'As the year begins, {planet} is in {sign}, {house}, where it {brief}, and it stays until {until}.',
    ],
    visits: [
      'Then {planet} comes for a time to {otherSign}, {otherHouse}.',
      'Then {planet} pays a first visit to {otherSign}, {otherHouse}.',
    ],
    visitsBrief: [
      'On {change} {planet} comes for a time to {otherSign}, {otherHouse}, where it {otherBrief}.',
      'On {change} {planet} pays a first visit to {otherSign}, {otherHouse}, where it {otherBrief}.',
    ],
    visitsAgain: ['Then {planet} comes back for a time to {otherSign}, {otherHouse}.'],
    visitsAgainBrief: [
      'On {change} {planet} comes back for a time to {otherSign}, {otherHouse}, where it {otherBrief}.',
    ],
    backs: ['Then {planet} backs once more into {otherSign}, {otherHouse}.'],
    backsBrief: [
      'On {change} {planet} backs once more into {otherSign}, {otherHouse}, where it {otherBrief}.',
    ],
    returns: [
      'From {date} {planet} is in {sign} again, and stays there until {until}.',
      '{Planet} returns to {sign} on {date} and stays there until {until}.',
      'On {date} {planet} is back in {sign}, where it stays until {until}.',
    ],
    returnsOn: ['From {date} on {planet} is in {sign} again.', 'On {date} {planet} is back in {sign}.'],
    comesToStay: ['On {date} {planet} comes to {sign} for longer, until {until}.'],
    besides: ['{Planet} is also in {sign}, {house}, {spans}, where it {brief}.'],
    spanUntil: ['until {until}'],
    spanBetween: ['from {from} to {until}'],
    spanSince: ['from {from} on (until {until})'],
    spanOn: ['from {from} on'],
    slowConjunction: [
      'On {dates}, {planet} and {other} meet in {sign}, {house}.',
      '{Planet} and {other} meet in {sign}, {house}, on {dates}.',
    ],
    slowOpposition: [
      'On {dates}, {planet} in {sign}, {house}, is opposite {other} in {otherSign}, {otherHouse}.',
      '{Planet} in {sign}, {house}, is opposite {other} in {otherSign}, {otherHouse}, on {dates}.',
    ],
    slowTrine: [
      'On {dates}, {planet} in {sign}, {house}, is in trine with {other} in {otherSign}, {otherHouse}.',
      '{Planet} in {sign}, {house}, is in trine with {other} in {otherSign}, {otherHouse}, on {dates}.',
    ],
    slowSquare: [
      'On {dates}, {planet} in {sign}, {house}, is square to {other} in {otherSign}, {otherHouse}.',
      '{Planet} in {sign}, {house}, is square to {other} in {otherSign}, {otherHouse}, on {dates}.',
    ],
    slowSextile: [
      'On {dates}, {planet} in {sign}, {house}, is in sextile with {other} in {otherSign}, {otherHouse}.',
      '{Planet} in {sign}, {house}, is in sextile with {other} in {otherSign}, {otherHouse}, on {dates}.',
    ],
    lead: [
      'The date to watch is {date}, when {clause}.',
      'The main date of the year is {date}, when {clause}.',
      'The day to mark in the calendar is {date}, when {clause}.',
      'Keep an eye on {date}, when {clause}.',
    ],
    allYear: ['this year'],
    forMonths: ['for some months of the year'],
    lateInYear: ['in the last months of the year'],
    sides: [
      'Of the two that meet, {planet} wants {own} and {other} wants {otherOwn}.',
      '{Planet} wants {own}, and {other} wants {otherOwn}.',
    ],
    eclipseBegins: [
      'These months begin with the eclipse.',
      'First comes the eclipse.',
      'The eclipse opens this part of the year.',
    ],
    eclipseComes: ['On {date} comes the eclipse.', 'The eclipse comes on {date}.'],
    eclipseBeginsAgain: ['These months begin with the eclipse, in the same sign as that of {first}.'],
    eclipseComesAgain: ['On {date} comes the eclipse, in the same sign as that of {first}.'],
    followsLoop: ['From {date} on {planet} is in {sign}, {house}, where {other} turned back on {since}.'],
    followsLoopVisit: [
      'From {date} until {until} {planet} is in {sign}, {house}, where {other} turned back on {since}.',
    ],
    entersForNow: ['On {date} {planet} comes to {sign}, {house}, on a first visit until {until}.'],
    meetingBegins: ['These months begin with {planet} and {other} side by side.'],
    meetingComes: ['On {date} {planet} and {other} are side by side.'],
    stationBegins: ['These months begin with {planet} standing still.'],
    stationComes: ['On {date} {planet} stands still.'],
    ingressBegins: ['{Planet} is now in {sign}, {house}.', '{Planet} has come to {sign}, {house}.'],
    ingressBeginsStay: ['{Planet} is in {sign} now, until {until}.', 'Until {until} {planet} is in {sign}.'],
    ingressComes: ['From {date} on {planet} is in {sign}.'],
    foretasteBegins: ['{Planet} is in {sign} until {until}, on a first visit.'],
    foretasteComes: ['From {from} to {until} {planet} is in {sign}, on a first visit.'],
    foretasteEnds: [
      'On {date} {planet} goes back to {otherSign}, {otherHouse}, until {until}.',
      'The first visit ends on {date}, when {planet} goes back to {otherSign}, {otherHouse}, until {until}.',
    ],
    ingressComesStay: ['From {from} to {until} {planet} is in {sign}.'],
    comesBack: [
      'What {month} showed you about {matter} is of use now.',
      'The year comes back to {matter}, where it was in {month}.',
      'In {matter} the year takes up what {month} began.',
      'Since {month} there has been time to think about {matter}.',
      '{month} was about {matter} too, and you know more by now.',
    ],
    acrossFromLead: [
      'This house faces {matter}, which the year’s main eclipse is about, and you will hardly settle one without the other.',
      'The year’s main eclipse is about {matter}, at the other end of the same question, and what you settle here is felt there.',
      'What you settle here decides how much is left for {matter}, which the year’s main eclipse is about.',
      'It has a counterpart in {matter}, where the year’s main eclipse falls: time for one is taken from the other, and you can decide how much.',
    ],
    faint: [
      'The full Moon of {dates} dims a little, in a penumbral eclipse that asks no more of you than an early night.',
      'The lunar eclipse of {dates} is penumbral, a gray veil on the Moon, and may bring what full Moons bring, a frank word and a short night.',
      'The full Moon of {dates} passes through the edge of the Earth’s shadow, a penumbral eclipse, and leaves you a shade more thoughtful than others do.',
    ],
    faints: [
      'The lunar eclipses of {dates} are penumbral, a gray veil on the Moon at most, and may bring what full Moons bring, a frank word and a short night.',
      'The full Moons of {dates} pass through the edge of the Earth’s shadow, as penumbral eclipses, and leave you a shade more thoughtful than others do.',
      'The full Moons of {dates} dim a little, in penumbral eclipses that few people see, and ask no more of you than an early night.',
    ],
    grazing: [
      'The full Moon of {dates} only grazes the Earth’s outer shadow, a penumbral eclipse that nobody sees, and can be taken as any other full Moon.',
      'The lunar eclipse of {dates} is penumbral, too slight for the eye, so it brings what any full Moon brings, a frank word and a short night.',
      'The full Moon of {dates} is a penumbral eclipse in the almanac and an ordinary one in the sky, which is how you may treat it.',
    ],
    grazings: [
      'The lunar eclipses of {dates} are penumbral, hardly visible or not at all, so they bring what any full Moon brings, a frank word and a short night.',
      'The full Moons of {dates} touch the Earth’s outer shadow, as penumbral eclipses that few people see if any, and can be taken as other full Moons are.',
      'The full Moons of {dates} are penumbral eclipses in the almanac and look like any other full Moon in the sky, so you can treat them as such.',
    ],
    released: ['On {date} {planet}, held back since {from}, goes forward again.'],
    releasedEarly: [
      '{Planet}, retrograde since {from}, goes forward again in {sign}, {house}, on {date}.',
      'On {date} {planet}, which has been retrograde since {from}, goes forward again in {sign}, {house}.',
    ],
    releasedFirst: ['{Planet}, held back since {from}, goes forward again.'],
    releasedInOther: [
      '{Planet} has backed into {sign}, {house}, and goes forward there from {date} on.',
      '{Planet} has meanwhile gone back into {sign}, {house}, and goes forward there on {date}.',
    ],
    releasedInOtherFirst: [
      '{Planet} has backed into {sign}, {house}, and on {date} goes forward again there.',
      '{Planet} has meanwhile gone back into {sign}, {house}, and goes forward from {date} on.',
      'Back in {sign}, {house}, {planet} goes forward again on {date}.',
    ],
    slowsJupiter: [
      'Jupiter is in {sign} too, and from {date} on it is easier to say yes to what it offers.',
      'The help that Jupiter gives in {matter} is slow to come until {date}.',
    ],
    mercury: [
      'The first time {planet} goes backward, from {from} to {until}, it shows {place}.',
      '{Planet} is first retrograde from {from} to {until}, and it shows {place}.',
      'Small things may go wrong {place} from {from} to {until}, when {planet} is first retrograde.',
    ],
    mercuryAgain: [
      '{Planet} is retrograde again from {from} to {until}, and it shows {place}.',
      'From {from} to {until} {planet} goes backward once more, which you notice {place}.',
      'When {planet} is retrograde from {from} to {until}, small things may go wrong {place}.',
    ],
    mercuryGoesOver: [
      'From {from} to {until} {planet} goes backward, which you notice {place}, and what you settle then may need a second look in January.',
      '{Planet} is retrograde from {from} to {until}, and it shows {place}; what you settle then can be gone over once more in January.',
    ],
    mercuryPlaces: ['{place} and then {otherPlace}'],
    marsReturns: [
      'From {from} to {until} {planet} goes through {sign}, {house}, once more.',
      '{Planet} comes back to {sign}, {house}, from {from} to {until}.',
      'For the second time in the year {planet} is in {sign}, {house}, from {from} to {until}.',
    ],
    marsStays: [
      '{Planet} is in {sign}, {house}, from {from} until {until}.',
      'From {from} until {until} {planet} is in {sign}, {house}.',
    ],
    venusLoop: [
      'On {from} {planet} turns back in {sign}, {house}, and is retrograde until {until}.',
      '{Planet} turns retrograde in {sign}, {house}, on {from}, and goes forward again on {until}.',
    ],
    marsLoop: [
      'On {from} {planet} turns retrograde in {sign}, {house}, and makes no headway until {until}.',
      '{Planet} turns retrograde in {sign}, {house}, on {from}, and gets no further until {until}.',
    ],
    marsLoopOfSeason: [
      'On {from} {planet} turns retrograde in {sign}, {house}, and makes no headway in these months.',
      '{Planet} turns retrograde in {sign}, {house}, on {from}, and things there may take some months longer than you thought.',
      '{Planet} goes backward in {sign}, {house}, from {from} on, and everything there takes longer.',
    ],
    loopBack: [
      '{Planet} turns retrograde in {sign}, {house}, on {from}, and goes forward again on {until} in {otherSign}, {otherHouse}.',
      'On {from} {planet} turns retrograde in {sign}, {house}, and goes back as far as {otherSign}, {otherHouse}, until {until}.',
    ],
    jupiterLoop: [
      'On {from} {planet} pauses in {sign}, {house}, and is retrograde until {until}.',
      'On {from} {planet} turns retrograde in {sign}, {house}, and goes forward again on {until}.',
      'On {from} {planet} turns back in {sign}, {house}, and is retrograde until {until}.',
    ],
    saturnLoop: [
      'On {from} {planet} turns retrograde in {sign}, {house}, and goes forward again on {until}.',
      'On {from} {planet} turns back in {sign}, {house}, and is retrograde until {until}.',
    ],
  },
  headings: {
    yearly: {
      near: 'Where there is room, and where there is work',
      far: 'What changes slowly',
      firstSeason: 'Until {to}',
      season: '{from} to {to}',
      lastSeason: 'From {from}',
      ofTopic: '{dates}: {topic}',
      ofTopics: '{dates}: {topic}, then {then}',
      topicAgain: 'once more {topic}',
      topics: {
        1: 'your own way',
        2: 'what you earn and own',
        3: 'what gets said',
        4: 'under your own roof',
        5: 'what the heart wants',
        6: 'the working day',
        7: 'the other person',
        8: 'what is held in common',
        9: 'farther afield',
        10: 'career and good name',
        11: 'friends and allies',
        12: 'behind closed doors',
      },
      passing: 'When to look twice',
      close: 'Where it can lead',
    },
    rising: {
      near: 'What opens, and what is asked',
      far: 'Below the surface',
      firstSeason: 'Until {to}',
      season: '{from} to {to}',
      lastSeason: 'From {from}',
      ofTopic: '{dates}: {topic}',
      ofTopics: '{dates}: {topic}, then {then}',
      topicAgain: 'once more {topic}',
      topics: {
        1: 'how you come across',
        2: 'means and worth',
        3: 'words and errands',
        4: 'home and family',
        5: 'pleasure and invention',
        6: 'tasks and habits',
        7: 'partners and opponents',
        8: 'trust and debts',
        9: 'study and distance',
        10: 'standing and calling',
        11: 'company and causes',
        12: 'rest and retreat',
      },
      passing: 'What may need a second try',
      close: 'At the end of {year}, if it goes well',
    },
  },
};
