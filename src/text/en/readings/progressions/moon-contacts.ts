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
    conjunction: {
      line: 'Your progressed Moon comes to your Sun: for some weeks you feel what you are for, and a new round of twenty-seven years opens.',
      counsel: 'Begin one thing in your own name, however small.',
    },
    harmonious: {
      line: 'Your progressed Moon is kind to your Sun, and feeling and purpose agree for a month or two.',
      counsel: 'Ask for something you want while it is easy to say why.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Sun, so what you feel like and what you mean to do go different ways for some weeks.',
      counsel: 'Give the tired side of you one whole day.',
    },
  },
  [Moon]: {
    conjunction: {
      line: 'Your progressed Moon is back at the Moon of your birth, as it is every twenty-seven years, and you feel again, quite simply, what you need.',
      counsel: 'Go back to a place or a habit that has always comforted you.',
    },
    harmonious: {
      line: 'Your progressed Moon is on good terms with the Moon of your birth, so old friends, old rooms and old recipes do you good.',
      counsel: 'Call somebody who knew you early.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with the Moon of your birth: what comforts you is changing, and the old comforts do not quite work.',
      counsel: 'Try one new way of being looked after.',
    },
  },
  [Mercury]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Mercury, and feelings want to be talked or written about.',
      counsel: 'Write the letter, whether or not you send it.',
    },
    harmonious: {
      line: 'Your progressed Moon is kind to your Mercury, so you find words for what you feel, and others find them clear.',
      counsel: 'Have the conversation you have been rehearsing.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Mercury, and moods get into your judgment, or judgment spoils a mood.',
      counsel: 'Put off one decision until you feel nothing in particular about it.',
    },
  },
  [Venus]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Venus, and you are easy to love because you let yourself be.',
      counsel: 'Invite the person you would like to have nearer.',
    },
    harmonious: {
      line: 'Your progressed Moon is kind to your Venus, a month or two of small pleasures and friendly faces.',
      counsel: 'Make one room, or one evening, more beautiful.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Venus, so you want comfort and someone wants charm, or the other way about.',
      counsel: 'Spend nothing to cheer yourself up for a week, and ask for company instead.',
    },
  },
  [Mars]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Mars: feelings are hot and quick, and a thing you have put up with may suddenly be too much.',
      counsel: 'Say what annoys you while you can still say it kindly.',
    },
    harmonious: {
      line: 'Your progressed Moon is on good terms with your Mars, and you have the spirit to do what you feel like.',
      counsel: 'Do first what takes some courage.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Mars: you are easily irritated, mostly by those at home, and mostly because something is left unsaid.',
      counsel: 'Say the unsaid thing in one sentence, and stop there.',
    },
  },
  [Jupiter]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Jupiter, and the heart is wide: hope, hospitality and appetite all run high.',
      counsel: 'Accept an invitation that you would usually weigh.',
    },
    harmonious: {
      line: 'Your progressed Moon is kind to your Jupiter, so you are in good spirits with good reason.',
      counsel: 'Share some of it with a person who is not.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Jupiter, and you may feel like more than is good for you, of food, promises or plans.',
      counsel: 'Enjoy half of it.',
    },
  },
  [Saturn]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Saturn: for some weeks duty comes before comfort, and an old loneliness may be felt, and looked after.',
      counsel: 'Ask one steady person for company at a fixed hour.',
    },
    harmonious: {
      line: 'Your progressed Moon is on good terms with your Saturn, and you are calm, capable and good to rely on.',
      counsel: 'Settle a matter at home that needs patience more than feeling.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Saturn: you feel held back or left alone, often by your own idea of what may be asked for.',
      counsel: 'Ask for a small comfort in plain words.',
    },
  },
  [Uranus]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Uranus, and you need air: moods change fast, and an odd decision may be the right one.',
      counsel: 'Change something at home that can be changed back.',
    },
    harmonious: {
      line: 'Your progressed Moon favors your Uranus, so new people and unplanned days are good for you.',
      counsel: 'Leave some days empty and see what comes.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Uranus: you are jumpy, and closeness and freedom are hard to have on one day.',
      counsel: 'Tell somebody how much room you need before you take it.',
    },
  },
  [Neptune]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Neptune, and you feel everything: it is a time for music and mercy, and for little that has to be exact.',
      counsel: 'Let somebody else keep the accounts for a month.',
    },
    harmonious: {
      line: 'Your progressed Moon is in tune with your Neptune, and imagination and tenderness come unasked.',
      counsel: 'Make something, or comfort someone, without a plan.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Neptune, so a longing may attach itself to the wrong person or the wrong thing.',
      counsel: 'Name what you miss before you go looking for it.',
    },
  },
  [Pluto]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Pluto: an old, strong feeling comes up, and can be seen to the bottom for once.',
      counsel: 'Tell one person what you have never told anyone, if it has been heavy.',
    },
    harmonious: {
      line: 'Your progressed Moon supports your Pluto, and you can feel deeply without being swept away.',
      counsel: 'Let an old hurt be over.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Pluto, so small slights stir large feelings, and the wish to hold on gets stronger as it is resisted.',
      counsel: 'Open your hand in one matter, and watch your own fear.',
    },
  },
  [Ascendant]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Ascendant: for some months your feelings show, and people respond to them.',
      counsel: 'Let yourself be seen as you are on an ordinary day.',
    },
    harmonious: {
      line: 'Your progressed Moon is kind to your Ascendant, and you are at ease with people, and they with you.',
      counsel: 'Mend an acquaintance that has been let slide.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Ascendant, so your mood and your manner do not match, and someone may take the one for the other.',
      counsel: 'Say how you feel before others guess.',
    },
  },
  [Midheaven]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Midheaven: what you care about is visible in your work, and a change there may follow your heart.',
      counsel: 'Ask yourself which part of your work you would do for love.',
    },
    harmonious: {
      line: 'Your progressed Moon supports your Midheaven, and people like what you do and how you do it.',
      counsel: 'Show your work to someone whose liking matters.',
    },
    tense: {
      line: 'Your progressed Moon is at odds with your Midheaven, and home and work pull on you at once.',
      counsel: 'Give home the first claim for some weeks, and say so at work.',
    },
  },
  [Descendant]: {
    conjunction: {
      line: 'Your progressed Moon comes to your Descendant, and you feel most through somebody else; company matters more than usual.',
      counsel: 'Ask the other person how it has been for them.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      line: 'Your progressed Moon comes to the foot of your chart, where home and origins are: you may want to be quiet, to go back, or to settle.',
      counsel: 'Spend some days where you feel you belong.',
    },
  },
};
