import {
  Ascendant,
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

/** A progressed angle on a planet of the birth chart: in a sentence, and what it means for a life. */
export const angleContacts: ProgressionsReadingCells['angleContacts'] = {
  [Ascendant]: {
    [Sun]: {
      line: 'Your progressed Ascendant {comes} your Sun: you show yourself as you are, and people take you so.',
      text: 'How you come across and who you are fall together. It gets harder to play a part, and less needed. Those who liked the part may need a while; others meet you, as it seems to them, for the first time.',
    },
    [Moon]: {
      line: 'Your progressed Ascendant {comes} your Moon: what you feel shows in your face, and people respond to it.',
      text: 'Needs that you used to see to by yourself are noticed by others. You may live closer to home, or to people who feel like home. Moods cannot be kept back as easily as before, so it helps to say early what they are about.',
    },
    [Mercury]: {
      line: 'Your progressed Ascendant {comes} your Mercury: you are known by what you say, write or ask.',
      text: 'You meet people through talk, study or some craft of the mind, and are quicker to speak first. A different place or circle may go with it. What you explain well, others begin to come to you for.',
    },
    [Venus]: {
      line: 'Your progressed Ascendant {comes} your Venus: you are easier to like, and it is easier for you to like others.',
      text: 'Warmth and taste come to the surface, in how you dress, speak and receive people. A bond may begin, or an old one grow lighter. You may agree too readily for the sake of peace, which can be put right by saying once what you would have preferred.',
    },
    [Mars]: {
      line: 'Your progressed Ascendant {comes} your Mars: you go at things directly, and others notice your will.',
      text: 'You are bolder than people are used to, and they may push back. Strength wants an outlet in the open: a sport, a project, a matter that has long wanted fighting for. Where it has none it turns into short answers.',
    },
    [Jupiter]: {
      line: 'Your progressed Ascendant {comes} your Jupiter: you meet the world with more confidence, and it makes room for you.',
      text: 'Doors open through study, travel, or somebody who thinks well of you. You look larger to others, and feel so. It is easy to promise in that mood, so choose the one chance that you would still want on a gray day.',
    },
    [Saturn]: {
      line: 'Your progressed Ascendant {comes} your Saturn: you are taken more seriously, and take yourself so.',
      text: 'You come across as older, quieter, and more reliable than before, and responsibility finds you. It may feel as if you were being examined. What you take on now tends to stay with you, so take on what you can respect, and let somebody else have the rest.',
    },
    [Uranus]: {
      line: 'Your progressed Ascendant {comes} your Uranus: you show openly where you differ, and things around you change.',
      text: 'A manner that was expected of you can suddenly be too tight: how you look, where you live, whom you spend your days with. People may be startled, and you a little too. Changes that you have thought about for long hold better than those made on the spot.',
    },
    [Neptune]: {
      line: 'Your progressed Ascendant {comes} your Neptune: you are more open to others than usual, and less sharply seen by them.',
      text: 'Sympathy, music, faith or some ideal comes to the front. People may see in you what they hope for, and you in them, and both take a while to come clear. Tell one sober friend what you are about, and keep some hours for yourself alone.',
    },
    [Pluto]: {
      line: 'Your progressed Ascendant {comes} your Pluto: something in the way you meet the world is ending, and a stronger one begins.',
      text: 'You may be drawn into a contest of wills, or meet a loss, and find that you can bear more than you knew. Others feel your intensity before you speak. What you let go of in this time you seldom want back.',
    },
  },
  [Midheaven]: {
    [Sun]: {
      line: 'Your progressed Midheaven {comes} your Sun: what you do in public and who you are agree, and it can be seen.',
      text: 'Recognition may come, or a post in which your own name counts. What you have worked for is judged by its best side. It also shows whether the aim was yours, and if it was not, this is a good time to choose another.',
    },
    [Moon]: {
      line: 'Your progressed Midheaven {comes} your Moon: work and private life touch, and what people need from you becomes part of what you do.',
      text: 'You may be known for caring, feeding, housing, remembering, or for a feeling that many share. Home and work want the same hours. An arrangement that serves both is worth more now than a step upward.',
    },
    [Mercury]: {
      line: 'Your progressed Midheaven {comes} your Mercury: your work turns toward words, trade, teaching or plans.',
      text: 'What you know becomes known. You may write, negotiate, learn a new tool, or take a post in which you speak for others. A mistake in such work is seen as well, so have the important page read twice.',
    },
    [Venus]: {
      line: 'Your progressed Midheaven {comes} your Venus: your work gains by tact, beauty or the people you do it with.',
      text: 'You are liked in what you do, and it may bring you together with somebody. Taste and fairness are what you are asked for. Say yes where the work pleases you, since being liked alone soon tires.',
    },
    [Mars]: {
      line: 'Your progressed Midheaven {comes} your Mars: ambition wakes, and you are ready to fight for a place.',
      text: 'You may start something of your own, take the lead, or run into someone who wants the same thing. Work goes at a higher pace. Those above you like the results better than the tone, and the tone can be chosen.',
    },
    [Jupiter]: {
      line: 'Your progressed Midheaven {comes} your Jupiter: what you do, paid or not, has room to grow, and somebody may give you a chance.',
      text: 'A larger task, a wider public or more freedom in what you do may be offered. Confidence is on your side, and so is a certain carelessness with detail. Accept the chance, and ask who will do the small print.',
    },
    [Saturn]: {
      line: 'Your progressed Midheaven {comes} your Saturn: you are given responsibility, and what you have built so far is examined.',
      text: 'Work is heavier and more lasting than before. What has been done with care may be crowned, and what was put together in haste has to be done again. Few people thank you while it goes on; later they come to you for advice.',
    },
    [Uranus]: {
      line: 'Your progressed Midheaven {comes} your Uranus: your work may take a turn that you did not plan.',
      text: 'A post ends or changes its shape, an unusual offer comes, or you simply stop wanting what you were climbing toward. Independence counts for more than rank. Keep enough in reserve for a few uneven months, and the change may prove a good one.',
    },
    [Neptune]: {
      line: 'Your progressed Midheaven {comes} your Neptune: you look for meaning in your work, and its aims can blur.',
      text: 'Art, care, faith or some larger cause may call. Titles and duties are less clear than they were, and people may expect more of you than was said. Have it put down what exactly you are to do, and leave room for what cannot be put down.',
    },
    [Pluto]: {
      line: 'Your progressed Midheaven {comes} your Pluto: what you work for changes from the ground up.',
      text: 'Power is part of it, yours or somebody else’s. A position may be lost or won, and either way it is seen what you will do for it and what you will not. What you build on afterward is more your own.',
    },
  },
};
