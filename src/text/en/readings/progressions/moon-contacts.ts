import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The progressed Moon at a point of the birth: some two months. */
export const moonContacts: ProgressionsReadingCells['contacts'][typeof Moon] = {
  [Sun]: {
    conjunction:
      'Your progressed Moon comes to your Sun: for some weeks what you feel and what you want are one thing, and a new round of twenty-seven years begins.',
    harmonious: 'Your progressed Moon is kind to your Sun, and feeling and purpose agree for a month or two.',
    tense:
      'Your progressed Moon is at odds with your Sun, so what you feel like and what you mean to do go different ways for some weeks.',
  },
  [Moon]: {
    conjunction:
      'Your progressed Moon comes back to the Moon of your birth, as it does every twenty-seven years, and you feel again, quite simply, what you need.',
    harmonious:
      'Your progressed Moon is on good terms with the Moon of your birth, so familiar people and places do you good.',
    tense:
      'Your progressed Moon is at odds with the Moon of your birth: what comforts you is changing, and the old comforts do not quite work.',
  },
  [Mercury]: {
    conjunction:
      'Your progressed Moon comes to your Mercury, and feelings want to be talked or written about.',
    harmonious:
      'Your progressed Moon is kind to your Mercury, so you find words for what you feel, and others find them clear.',
    tense:
      'Your progressed Moon is at odds with your Mercury, so what you feel and what you think tell you different things.',
  },
  [Venus]: {
    conjunction:
      'Your progressed Moon comes to your Venus, and you are easy to love because you let yourself be.',
    harmonious:
      'Your progressed Moon is kind to your Venus, a month or two of small pleasures and friendly faces.',
    tense:
      'Your progressed Moon is at odds with your Venus, so you want to be comforted and want to be admired, and can hardly have both from the same person.',
  },
  [Mars]: {
    conjunction:
      'Your progressed Moon comes to your Mars: feelings are hot and quick, and a thing you have put up with may suddenly be too much.',
    harmonious:
      'Your progressed Moon is on good terms with your Mars, and you have the strength to do what you feel like.',
    tense:
      'Your progressed Moon is at odds with your Mars: you are easily irritated, mostly by those nearest to you, and mostly because something is left unsaid.',
  },
  [Jupiter]: {
    conjunction:
      'Your progressed Moon comes to your Jupiter, and the heart is wide: hope, hospitality and appetite all run high.',
    harmonious:
      'Your progressed Moon is kind to your Jupiter, so more seems possible than usual, and some of it is.',
    tense:
      'Your progressed Moon is at odds with your Jupiter, and you may want more than is good for you: more food, more promises, more plans.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Moon comes to your Saturn, and for some weeks you may be sober and rather alone, and sure of what is yours to do.',
    harmonious:
      'Your progressed Moon is on good terms with your Saturn, and you are calm, capable and good to rely on.',
    tense:
      'Your progressed Moon is at odds with your Saturn: you feel held back or left alone, often by your own idea of what may be asked for.',
  },
  [Uranus]: {
    conjunction:
      'Your progressed Moon comes to your Uranus, and you need more freedom: moods change fast, and something you have long done may suddenly be too tight.',
    harmonious: 'Your progressed Moon favors your Uranus, so new people and unplanned days are good for you.',
    tense:
      'Your progressed Moon is at odds with your Uranus: you are jumpy, and closeness and freedom are hard to have on one day.',
  },
  [Neptune]: {
    conjunction:
      'Your progressed Moon comes to your Neptune, and you feel everything: it is a time for music and mercy, and for little that has to be exact.',
    harmonious:
      'Your progressed Moon is in tune with your Neptune, and imagination and tenderness come unasked.',
    tense:
      'Your progressed Moon is at odds with your Neptune, so a longing may attach itself to the wrong person or the wrong thing.',
  },
  [Pluto]: {
    conjunction:
      'Your progressed Moon comes to your Pluto: an old, strong feeling comes up, and for once you can find out where it comes from.',
    harmonious: 'Your progressed Moon supports your Pluto, and you can feel deeply without being swept away.',
    tense:
      'Your progressed Moon is at odds with your Pluto, so small slights stir large feelings, and the wish to hold on gets stronger as it is resisted.',
  },
  [Ascendant]: {
    conjunction:
      'Your progressed Moon comes to your Ascendant: for some months your feelings show, and people respond to them.',
    harmonious:
      'Your progressed Moon is kind to your Ascendant, and you are at ease with people, and they with you.',
    tense:
      'Your progressed Moon is at odds with your Ascendant, so your mood and your manner do not match, and someone may take the one for the other.',
  },
  [Midheaven]: {
    conjunction:
      'Your progressed Moon comes to your Midheaven: what you care about shows in what you do, and may change its direction.',
    harmonious:
      'Your progressed Moon supports your Midheaven, and people like what you do and how you do it.',
    tense:
      'Your progressed Moon is at odds with your Midheaven, and home and the world outside pull on you at once.',
  },
  [Descendant]: {
    conjunction:
      'Your progressed Moon comes to your Descendant, and you feel most through somebody else; company matters more than usual.',
  },
  [ImumCoeli]: {
    conjunction:
      'Your progressed Moon comes to the foot of your chart, where home and origins are: you may want to be quiet, to go back, or to settle.',
  },
};
