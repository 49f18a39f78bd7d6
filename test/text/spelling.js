/** Spelling and reading ease of a language, by packages that know it. */
import dictionary from 'dictionary-en';
import { flesch } from 'flesch';
import nspell from 'nspell';
import { syllable } from 'syllable';
import { proseWords, sentencesOf } from './parts.js';

/** Words that are right and that the dictionary of American English lacks. */
const accepted = new Set(
  `
  Chiron Midheaven Pallas Imum Coeli Trine Sextile Inconjunct Semisextile Semisquare Sesquiquadrate Quintile
  Biquintile Yod Stellium benefics ephemeris topocentric Moshier
  Syene Theo Autocorrect lichun
  aikido asker bedsheet benming big-hearted café coppiced conformities craftsperson's doorframe doubleness éclair fabulists flyer forgivably galloper good-natured handbell henhouse inwardness sevenish weathervane
  gooseflesh guardedness hiddenness hm hurdy-gurdy interestedly introducer largesse leaners loupe midmonth midsentence
  misbuttoned mistranslates mown outstare outwait overargue overprepare pinecones piñata piners repot repotted résumé
  stonecutters counterproposal wetted weathervanes watercolorists repointed good-naturedly
  frowner eyeholes penumbral child-hearted verifiably good-humoredly chaperone replanned rebalanced rulebook finishable lightbulb itchily
  singlehandedly handwritings passcodes severities rebook sawn recalibrate railcars push-ups pushups
  scorekeeping séance selfhood shoebox tai timesheet underdressed underpriced under-tens under-ornamented unicycling unsayable unselfconscious whosever X-rayed
  `
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

const english = nspell(dictionary);

/** @param {string} word @returns {boolean} */
function isEnglish(word) {
  const bare = word.replace(/'s$/, '');
  if ([word, bare].some((form) => accepted.has(form.toLowerCase()) || english.correct(form))) return true;
  // The language makes such words freely, and no dictionary has them all: unthanked, ten-year-olds.
  if (/^un\p{L}{3}/iu.test(bare)) return isEnglish(bare.slice(2));
  return word.includes('-') && word.split('-').every((part) => /^(?:olds)?$/.test(part) || isEnglish(part));
}

/** @type {Readonly<Record<string, (word: string) => boolean>>} */
const spellers = { en: isEnglish };

/** Words of a text that its language doesn't know. @param {string} language @param {string} text */
export function misspelled(language, text) {
  const knows = spellers[language];
  if (!knows) throw new Error(`no dictionary for ${language}: add its package to test/text/spelling.js`);
  const words = text.replace(/\{\w+\}/g, '').match(/[\p{L}’]+(?:-[\p{L}’]+)*/gu) ?? [];
  return words
    .map((word) => word.replaceAll('’', "'").replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '' && !knows(word));
}

/** By word: a catalogue is of some 12,000 different ones, and counting the syllables of one takes long. @type {Map<string, number>} */
const syllables = new Map();
/** @param {string} word */
function syllablesOf(word) {
  let count = syllables.get(word);
  if (count === undefined) {
    count = syllable(word);
    syllables.set(word, count);
  }
  return count;
}

/**
 * Flesch's reading ease (J. Applied Psychology 32, 1948): 100 is very easy, 60 plain, 30 hard. English.
 * @param {string} text
 */
export function readingEase(text) {
  const words = proseWords(text);
  return flesch({
    sentence: sentencesOf(text).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  });
}
