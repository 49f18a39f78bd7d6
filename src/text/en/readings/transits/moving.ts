import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** At a moment: a swift planet reaches the point at which a slow one stands. */
export const samePoint: TransitsReadingCells['samePoint'] = {
  [Jupiter]: {
    harmonious: {
      harmonious:
        'Jupiter goes on favoring {b} afterward, and what goes well in these days has room to grow.',
      tense: 'Jupiter goes on favoring {b}, and what goes wrong in these days is easily made good.',
    },
    tense: {
      harmonious:
        'Jupiter goes on exaggerating at {b}; enjoy the day for what it is, and promise nothing on the strength of it.',
      tense: 'Jupiter is overdoing things at {b} just now, so a small matter may look larger than it is.',
    },
  },
  [Saturn]: {
    harmonious: {
      harmonious: 'Saturn is steadying {b} just now, so what you settle is likely to hold.',
      tense: 'Saturn goes on steadying {b}, and one bad day does it little harm.',
    },
    tense: {
      harmonious: 'Saturn goes on testing {b} afterward; take this day as a pause.',
      tense: 'Saturn is testing {b} just now, so a small thing can weigh more than it should.',
    },
  },
  [Uranus]: {
    harmonious: {
      harmonious:
        'Uranus is opening things up for {b} just now, so an answer that you had not planned for may be the good one.',
      tense: 'Uranus goes on opening things up for {b}, and if one way is blocked, another may turn up.',
    },
    tense: {
      harmonious:
        'Uranus keeps {b} on edge before and after this, and a calm hour is a good one for thinking.',
      tense: 'Uranus is keeping {b} on edge just now, so whatever comes up belongs to a larger restlessness.',
    },
  },
  [Neptune]: {
    harmonious: {
      harmonious:
        'Neptune is gentle with {b} just now, so there is more kindness about than these days alone would bring.',
      tense: 'Neptune stays gentle with {b}, and you may forgive this sooner than you think.',
    },
    tense: {
      harmonious: 'Neptune goes on clouding {b}; enjoy the day, and check afterward what you were told.',
      tense: 'Neptune is clouding {b} just now, so be sure that you have seen rightly.',
    },
  },
  [Pluto]: {
    harmonious: {
      harmonious: 'Pluto is strengthening {b} just now, and you have more behind you than it seems.',
      tense: 'Pluto strengthens {b} all through these weeks, and you can stand more than you think.',
    },
    tense: {
      harmonious: 'Pluto goes on pressing on {b} afterward; take this as a breathing space.',
      tense: 'Pluto is pressing on {b} just now, which is why a small thing can weigh so much.',
    },
  },
};

/** Before the second text of a section: another planet at the same point, or the same planet at a point close by. */
export const bridges: TransitsReadingCells['bridges'] = {
  when: ' ({when})',
  atPoint: {
    tense: {
      tense: [
        'At the same time {a} presses on {b} too{when}, which is why this part of your life takes so much of your strength.',
        '{B} has to answer to {a} as well{when}.',
        '{A} is at {b} too{when}, and it is not easy to tell which of the two you are feeling.',
      ],
      harmonious: [
        '{B} has help at the same time, and it comes from {a}{when}.',
        'While this lasts, {a} is on the side of {b}{when}.',
        'That is not the whole story of {b}, since {a} is kind to it{when}.',
      ],
    },
    harmonious: {
      tense: [
        'There is another side to it: {a} presses on {b} at the same time{when}.',
        '{B} is under pressure as well, from {a}{when}.',
        'What makes it less simple is {a}, which is hard on {b} meanwhile{when}.',
      ],
      harmonious: [
        '{A} favors {b} as well{when}, so the good of it comes from two sides.',
        '{B} is doubly fortunate, since {a} is on good terms with it too{when}.',
        'To this {a} adds its own help for {b}{when}.',
      ],
    },
  },
  ownPlace: ['{A} is at a turn of its own as well{when}.'],
  shortly: [
    'The same point is touched by another planet as well{when}. {text}',
    'Another planet is at this point too{when}. {text}',
  ],
  ofPlanet: {
    close: [
      '{B} stands close to {point} in your birth chart, so {a} reaches it in the same stretch of time{when}.',
      'Close to {point} in your birth chart is {b}, and {a} comes to both{when}.',
    ],
    trine: [
      '{B} and {point} are in trine in your birth chart, so what {a} does to one it does to the other{when}.',
    ],
    axis: [
      '{B} and {point} are opposite each other in your birth chart, so what {a} does at one is felt at the other{when}.',
    ],
    across: [
      '{B} and {point} are opposite each other in your birth chart, and {a} comes between the two{when}.',
    ],
  },
};

/**
 * A slow planet at its point a further time, when something can be decided, or for the last time, when something can be
 * kept.
 */
export const again: TransitsReadingCells['again'] = {
  [Jupiter]: {
    harmonious: {
      again: [
        'Once more Jupiter does {b} good. What you let pass before may be offered again, and by now you know which part of it you wanted; take that part.',
        'Jupiter is back to favor {b}. You know more by now about what it offers, so go after the part that you hesitated over the first time.',
      ],
      last: [
        'Jupiter favors {b} for the last time in this round. If an offer is still open, answer it, and see that what has begun to grow has somebody to look after it.',
        'This is the last exact day of Jupiter’s good turns to {b}. Keep the one gain that you would miss, and thank whoever had a part in it.',
      ],
    },
    tense: {
      again: [
        'Jupiter is again at odds with {b}. You may be carried past what you wanted once more; decide what would be enough, and stop there.',
        'Once more Jupiter pushes {b} too far. You have seen the price before, so choose the smaller version and do it well.',
      ],
      last: [
        'Jupiter pushes {b} too far for the last time in this round. Take back what you cannot keep up, and hold on to the hope behind it, which was sound.',
        'Jupiter pulls at {b} once more, and then leaves it in peace. What has grown too large can be brought back to a size that you can keep up.',
      ],
    },
  },
  [Saturn]: {
    harmonious: {
      again: [
        'Saturn again supports {b}. What you have planned since the first time can be settled now, each part with a date and somebody to do it.',
        'Saturn comes back to help {b}. Take up what you left half done, because patience costs you less than usual.',
      ],
      last: [
        'Saturn supports {b} for the last time in this round. Finish what is nearly finished; it is likely to stand by itself for years, and needs no further improving.',
        'The last of Saturn’s help for {b} in this round comes here. If something of yours has been waiting only for a final look, this is the time to give it.',
        'Saturn steadies {b} once more, and the round is complete. What you have practiced under it is yours to keep, so choose the habit that you want to go on with.',
      ],
    },
    tense: {
      again: [
        'Saturn is again hard on {b}. You know the matter from before: do what helped the first time, and do it sooner.',
        'Saturn is back to test {b}. What gave you trouble before may do so again, and by now you know which part of it can be mended.',
      ],
      last: [
        'Saturn tests {b} for the last time in this round. What has held so far is likely to hold, and you may take that as the result.',
        'Saturn leans on {b} once more, and afterward the weight comes off. Keep the order that you made under it, and let yourself notice that it worked.',
        'Saturn’s last hard word to {b} in this round comes here. You know by now what it wants of you; do that once more, and consider the matter settled.',
      ],
    },
  },
  [Uranus]: {
    harmonious: {
      again: [
        'Uranus again helps {b}, and what was strange before comes easier. If you liked the experiment, decide to make it regular; if you did not, try another.',
        'Uranus opens a way for {b} once more. It may come by chance, through a person or a remark, and it is worth changing a plan for.',
      ],
      last: [
        'Uranus helps {b} for the last time in this round. Of the new ways that you have tried, keep the one you have already stopped thinking of as new.',
        'Uranus favors {b} once more, and the round is complete. Of the people and habits that have come in with it, tell apart those that suit you and those that were merely new.',
      ],
    },
    tense: {
      again: [
        'Uranus again shakes {b}. What you changed before may want to be changed further; choose what ought to move before something else does.',
        'Uranus jolts {b} once more, and it may surprise you less than before. Decide what you would like to have changed when it is over.',
      ],
      last: [
        'Uranus shakes {b} for the last time in this round, and then things settle. Keep what you changed on purpose, and mend what merely broke.',
        'Uranus unsettles {b} once more, and then it moves on. Live with what has changed as if it were going to stay, since most of it will.',
      ],
    },
  },
  [Neptune]: {
    harmonious: {
      again: [
        'Neptune is again in tune with {b}. Go back to what it gave you before, an idea or a kinder thought of somebody, and give it a form, even a small and rough one.',
        'Neptune is gentle with {b} once more, so that you may understand somebody, or forgive something, without having to try. It is a good time to show it.',
      ],
      last: [
        'Neptune inspires {b} for the last time in this round. What it gave you, an idea or a softer view of somebody, has to live by your own effort after this; begin with a part that you can do without being in the mood.',
        'Neptune’s kindness to {b} is exact for the last time in this round. Keep one habit from these softer days, a walk, a page or an hour of music, and the rest of them comes back more easily.',
      ],
    },
    tense: {
      again: [
        'Neptune again clouds {b}. What you have been unsure of cannot be settled by feeling alone; begin with one fact that you can check.',
        'Neptune blurs {b} once more. By now you know what you tend to overlook, so decide nothing large on a hope alone.',
      ],
      last: [
        'Neptune clouds {b} for the last time in this round. The mist lifts slowly after this; keep what was gentle in it, and take up the plain questions that have waited.',
        'Neptune blurs {b} once more before it moves on. What you still believe when the haze has gone is worth keeping, and so are the people who told you the truth through it.',
      ],
    },
  },
  [Pluto]: {
    harmonious: {
      again: [
        'Pluto again strengthens {b}, and the work can go a layer deeper. Decide which stubborn thing is to be changed for good, and give it your best hours.',
        'Pluto backs {b} once more. You may find that you can say no, or go on, where you gave way before.',
      ],
      last: [
        'Pluto strengthens {b} for the last time in this round. Finish what you began with its help. The change is yours to keep, and does not depend on the strength of these days.',
        'Pluto supports {b} once more and then moves on, and what has been set right by now is likely to stay so. Leave it alone, and use the strength you have gained elsewhere.',
      ],
    },
    tense: {
      again: [
        'Pluto again presses on {b}, and this time you can tell what you are really defending. Decide which part of it is worth the effort, and give up another part of your own accord.',
        'Pluto bears down on {b} once more. You are not the same as you were then, and what you defended may not be worth defending now.',
      ],
      last: [
        'Pluto presses on {b} for the last time in this round. Whatever you can do without has mostly gone by now; what is left has been tested, and you can build on it.',
        'The last of Pluto’s pressure on {b} comes here. Keep the strength that it took to get here, and stop pushing: what was going to change by force has changed.',
      ],
    },
  },
};

/** A swift planet at its point a further time, in the weeks or months in which it goes back and forth. */
export const swiftAgain: TransitsReadingCells['swiftAgain'] = {
  harmonious: [
    '{A} comes to {b} once more, and in a friendly way; take up what was left unfinished before.',
    '{A} is back at {b}, which is good for trying again what did not work before.',
  ],
  tense: [
    '{A} is back at {b}, and what it stirred up before can be settled now.',
    '{A} comes to {b} again, and you know by now what it is about.',
  ],
};

/** A planet that is stationary near its point and turns without reaching it. */
export const still: TransitsReadingCells['still'] = {
  first: [
    '{Day}, {a} comes almost to {b}, stops and turns back; it is exact {next}.',
    '{A} all but reaches {b} {day}, and lingers, which is enough to be felt; the exact day follows {next}.',
    '{Day}, {a} stands still a little short of {b}, and you have a first taste of it; it is exact {next}.',
  ],
  firstOfMore: [
    '{Day}, {a} comes almost to {b}, stops and turns back; the first exact day comes {next}.',
    'A first touch of it comes {day}, when {a} stands still a little short of {b}; it is exact for the first time {next}.',
    '{A} nearly gets to {b} {day}, and goes back, so you have some warning; the first exact day comes {next}.',
  ],
  later: [
    'That is not quite the end of it: {a} comes back almost to {b} and lingers {day}, and it is over by {ends}.',
    'The exact day is not the end: {a} turns back and comes near {b} again {day}, and it is over by {ends}.',
  ],
  only: [
    '{A} turns around just short of {b}, {day}, and hardly moves for some weeks before and after: that is as strong as it gets.',
    '{Day}, {a} lingers close to {b} without quite reaching it, so you have a long stretch of it in place of a single day.',
  ],
  again: [
    'You know this from {months}. {A} comes nearly to the same place again, lingers, and then leaves {b} alone.',
    'After {months} this is the last of it: {a} comes close to {b} once more, without quite arriving, and stays near for some weeks.',
  ],
};
export const advice: TransitsReadingCells['advice'] = [
  ['so many words', 'say what', 'say in words', 'one sentence', 'say it ', 'say that you', 'name what'],
  ['ask for', 'ask someone', 'ask somebody', 'ask one ', 'ask who'],
  ['let rest', 'rest day', 'some rest', 'and rest in', 'rest before'],
  ['write down', 'write it down', 'writing it down', 'put on record', 'written down', 'keep a record'],
  ['check what', 'second opinion', 'have them looked at', 'get it in writing', 'read what you sign'],
  [
    'first step',
    'first move',
    'the lead',
    'so start',
    'so begin',
    'start the',
    'begin the',
    'go ahead',
    'set out',
  ],
  ['choose your contest', 'pick one', 'choose one', 'choose the one', 'pick the one', 'choose what'],
  ['fear', 'afraid'],
  ['sleep on it', 'sleep before', 'let it lie', 'before you answer', 'before you buy', 'before you sign'],
];
