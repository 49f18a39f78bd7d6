import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** Where the progressed Sun and Moon are. */
export const lights: ProgressionsReadingCells['lights'] = [
  'With a day after birth counted as a year of life, your Sun is now in {sun} and your Moon in {moon}.',
  'Progressions count a day after birth as a year of life, and by that count your Sun is now in {sun} and your Moon in {moon}.',
];
export const lightsOfNewSun: ProgressionsReadingCells['lightsOfNewSun'] =
  'With a day after birth counted as a year of life, your Sun came into {sun} in {since}, one of two or three such changes in a life, and your Moon is in {moon}.';
export const lightsOfLeavingSun: ProgressionsReadingCells['lightsOfLeavingSun'] =
  'With a day after birth counted as a year of life, your Sun is at the end of its long stay in {sun}, from which it goes on into {next} in {day}, and your Moon is in {moon}.';
export const lightsMoving: ProgressionsReadingCells['lightsMoving'] =
  'Counting one day after birth for each year of life, your Sun is now in {sun}, and in {day} your Moon goes on from {from} into {moon}.';
export const lightsUnsure: ProgressionsReadingCells['lightsUnsure'] = {
  rough:
    'Counting one day after birth for each year of life, your Sun is now in {sun}, and your Moon in {moon} or {other}.',
  near: 'Counting one day after birth for each year of life, your Sun is now in {sun}, and your Moon in {moon} or, if you were born some minutes earlier or later, in {other}.',
};
export const lightsTogether: ProgressionsReadingCells['lightsTogether'] = [
  'Counting one day after birth for each year of life, both your Sun and your Moon are now in {sun}, and as long as that lasts, what you aim at and what you need are of one kind.',
  'Progressions count a day after birth as a year of life, and by that count your Sun and your Moon are now in one sign, {sun}, and for once want the same.',
];

export const lightsInOneSign: ProgressionsReadingCells['lightsInOneSign'] =
  'With a day after birth counted as a year of life, your Sun and your Moon are now both in {sun}.';

/** The Sun’s element, then the Moon’s: what the reader is growing into, and what they need. */
export const elements: ProgressionsReadingCells['elements'] = {
  fire: {
    fire: 'Aim and mood both take fire quickly, so will is seldom lacking; it is rest that has to be planned.',
    earth:
      'You grow by daring, while your moods ask for something solid under them, and a venture with a sound footing pleases both.',
    air: 'The Sun supplies the daring and the Moon the company and the talk, which is a good mixture for setting things going.',
    water:
      'You are growing bolder, yet what you feel is easily bruised, and the two have to learn to walk at one pace.',
  },
  earth: {
    fire: 'You grow by practical steps, while your moods would like to move faster; the impatience is useful as long as it does not make the decisions.',
    earth:
      'Aim and need both trust what can be touched and kept. Both would rather wait than risk something, so a change has to be made on purpose.',
    air: 'What you are building is practical, and your moods would like to talk it over; a plan discussed with others turns out the better for it.',
    water:
      'What you are building and what you feel go well together, as a garden does with rain, and both of them take their time.',
  },
  air: {
    fire: 'Ideas draw you on, and your moods are ready to act on them at once, so that a thought has hardly been said before it is under way.',
    earth:
      'You grow by thought and exchange, while what does you good is plain and can be touched. Regular meals and enough sleep do more for your ideas than you would think.',
    air: 'You understand yourself by talking, in your aims as in your moods. The body may have to remind you now and then that it is there too.',
    water:
      'Your aims are clear and can be explained; your feelings cannot, and want to be believed all the same.',
  },
  water: {
    fire: 'You grow by feeling your way slowly, while your moods are quick: they speak first, and what you feel underneath comes after.',
    earth:
      'You grow by feeling, and what steadies you is simple and practical, so it helps to do something with your hands while you find out what you feel.',
    air: 'You are learning to care deeply for a few people, while your moods would rather keep things pleasant with everybody; it helps to say now and then what is not pleasant.',
    water:
      'Aim and need both go by feeling at present, so you know a good deal that you could not prove. A fixed hour for meals or sleep keeps your feet on the ground.',
  },
};

export const unpressed: ProgressionsReadingCells['unpressed'] = [
  'No contact with the birth chart is close at present, and you can take your time over this.',
  'Nothing in the birth chart is touched closely just now, so this is a stretch without deadlines.',
];

export const headings: ProgressionsReadingCells['headings'] = {
  inSign: '{body}, progressed, in {sign}',
  inSignAndHouse: '{body}, progressed, in {sign} and {house}',
  coming: '{place}, from {day}',
  inEither: '{body}, progressed, in {sign} or {other}',
  together: '{bodies}, progressed, in {sign}',
  aspects: {
    0: '{a}, progressed, conjunct {b}',
    1: '{a}, progressed, opposite {b}',
    2: '{a}, progressed, trine {b}',
    3: '{a}, progressed, square {b}',
    4: '{a}, progressed, sextile {b}',
  },
  onAngle: '{a}, progressed, at {b}',
  moonYear: 'What the Moon touches, {from} to {to}',
  calendar: 'The next two years, in order',
  calendarOfSun: 'The next three years, in order',
  nextChange: 'The next change',
  phase: 'The progressed Moon’s phase: {phase}',
  eitherPhase: 'The progressed Moon’s phase: {phase} or {other}',
  station: '{body} stands still',
};

/** Stands for `{comes}`: a contact is still to be exact, has been exact, or never is. */
export const arrivals: ProgressionsReadingCells['arrivals'] = {
  ahead: 'is coming to',
  past: 'has come to',
  never: 'comes close to',
};

/** After a contact: when it is or was exact, or how long it is near. */
export const contactTimes: ProgressionsReadingCells['contactTimes'] = {
  ahead: ['It is strongest in {exact}.', 'You feel it most in {exact}.'],
  now: ['It is strongest this month, in {exact}.', 'You feel it most just now, in {exact}.'],
  nowForYears: [
    'It is at its height this month, in {exact}, and it is felt for a year or more yet.',
    'You feel it most just now, in {exact}, and it goes on for a year or more.',
  ],
  nowUntil: [
    'It is at its height this month, in {exact}, and is felt until {ends}.',
    'You feel it most just now, in {exact}, and it lasts until {ends}.',
  ],
  lately: [
    'It was exact in {exact}, and most of it is still felt.',
    'Exact in {exact}, it is still close to its height.',
  ],
  past: ['It was strongest in {exact} and is fading.', 'Its height was in {exact}, and it is fading.'],
  rough: ['The year for this is {exact}.'],
  roughNow: ['It is strongest about now.'],
  never: ['It lasts until {ends}.', 'You live with it until {ends}.'],
};

/** After a contact about a lack of warmth, where the Moon is in the house of joy. */
export const joyBeside: ProgressionsReadingCells['joyBeside'] =
  'The joy that your Moon finds in play is not touched by this; what is scarce is the warmth that comes unasked.';

/** After a contact that is years off. */
export const approaching: ProgressionsReadingCells['approaching'] = [
  'It is some years off yet, and felt only a little so far.',
  'So far only the first of it is felt, since its height is years away.',
];

/** After a contact that is past. */
export const fading: ProgressionsReadingCells['fading'] = {
  harmonious: [
    'Its height is past and its end comes in {ends}; what you have begun by it can become a habit in the meantime.',
    'It is easing, and over by {ends}, which leaves time to finish what it helped you begin.',
    'What is left of it fades by {ends}; until then you can still thank those who had a part in it.',
  ],
  tense: [
    'Its height is past, and by {ends} it is over; what was done in haste can be put right in the meantime.',
    'It is easing, and over by {ends}, so what it showed you can be looked at calmly.',
    'What is left of it fades by {ends}, and not everything has to be settled before then.',
  ],
};

/** After the later of two contacts of opposite kinds with one body or point. */
export const betterMonth: ProgressionsReadingCells['betterMonth'] =
  'What is hard to say or to begin goes better around {easy} than around {hard}.';

/** Mercury and Mars in signs of unlike manner. */
export const wordAndDeed: ProgressionsReadingCells['wordAndDeed'] = {
  gentle:
    'You say a thing more boldly than you do it, so people may expect more speed of you than you mean to show.',
  bold: 'You think more slowly than you act, and a thing may be done before you have quite made up your mind about it.',
};

/** Dates beside a heading. */
export const captions: ProgressionsReadingCells['captions'] = {
  titled: '{heading} · {when}',
  exact: '{exact}',
  past: 'last exact {exact}',
  never: 'until {ends}',
  withEnd: '{caption}, felt until {ends}',
  ofBody: '{body} {when}',
  both: '{since} to {until}',
  since: 'since {since}',
  until: 'until {until}',
  ofSign: 'in {sign} {when}',
  ofHouse: 'in {house} {when}',
  dated: '{day}: {text}',
  by: 'By the end of {day}: {text}',
  sometime: 'At some time in {day}: {text}',
  either: 'In {day} or {other}: {text}',
};

/** A body that is retrograde by progression, or was so at birth and has turned direct of late. */
export const motion: ProgressionsReadingCells['motion'] = {
  2: {
    retrograde:
      'Since {since} Mercury has been going backward by progression: you go over a thing once more than you used to before you say it, and what you then say has been looked at from both sides.',
    always:
      'Mercury was going backward at your birth, and by progression it is still: you look at a thing twice before you speak of it, and your second thoughts are usually the better ones.',
    direct:
      'At your birth Mercury was going backward; by progression it turned in {since}, and what you used to think over in private can be said more readily.',
  },
  3: {
    retrograde:
      'Since {since} Venus has been going backward by progression: you come back more readily to a person or a pleasure that you know than you take up a new one, and you are surer of what you like.',
    always:
      'By birth and still by progression Venus goes backward: you grow fond slowly and for long, and an old affection is seldom quite over.',
    direct:
      'Venus was going backward when you were born and turned in {since}, so affection that used to be kept in finds its way out more easily.',
  },
  4: {
    retrograde:
      'Since {since} Mars has been going backward by progression: you take longer to begin than you used to, and what you then begin you mean.',
    always:
      'Mars was going backward at your birth and has not turned by progression: you are slow to start a thing or a quarrel, and thorough once you have.',
    direct:
      'Born with Mars going backward, you have had it go forward by progression since {since}, and what was held back is easier to put into action.',
  },
};
