import type { NatalJoints as Joints } from '../../natal-catalogue.js';

/**
 * A body in its sign, and a planet in conjunction, square or opposition to it that works against that sign: which of
 * the two comes first, and when each of them holds. Before the text on their aspect, or in its place.
 */

const where: Joints['where'] = { conjunction: 'beside it', tense: 'at odds with it' };

const qualified: Joints['qualified'] = {
  0: {
    5: 'The Sun in {sign} asks for little and measures what it promises. Jupiter, {where}, does neither: you are modest about yourself and lavish with your plans, and it is the plans that need trimming.',
    6: 'To begin eagerly is the first impulse of the Sun in {sign}. Saturn, {where}, asks whether you may, so that you begin quickly and are slow to promise that you will go on.',
    7: 'The Sun in {sign} means to stay with what it has chosen. Uranus, {where}, does not: you keep most things for years, and now and then you leave one overnight, when it has stopped being alive.',
    8: 'The Sun in {sign} is definite about the task in hand. Neptune, {where}, softens everything around the task: you know exactly what has to be done, and less exactly who you are when nothing has to be.',
    9: 'The Sun in {sign} has an easy way with people. Pluto, {where}, has none: when a matter is serious they find out how much will there is behind it.',
  },
  1: {
    5: 'The Moon in {sign} makes do with little. Jupiter, {where}, would have plenty of everything: in ordinary weeks you need next to nothing, and once your heart is touched you want a great deal, and give more than you meant to.',
    6: 'The Moon in {sign} would tell a feeling at once. Saturn, {where}, holds the words back, and others may hear of it late.',
    7: 'The Moon in {sign} holds on and wants everything in its place. Uranus, {where}, jolts it from time to time, and after a long quiet time you need a change, as long as it is your own idea.',
    8: 'The Moon in {sign} keeps its own feelings in order. Neptune, {where}, lets in other people’s: you may have a mood well under control that was somebody else’s to begin with.',
    9: 'The Moon in {sign} takes most things lightly. Pluto, {where}, does not: you can smile at nearly all of them, and about the one that counts you care with your whole strength.',
  },
  2: {
    5: 'Mercury in {sign} counts before it speaks. Jupiter, {where}, exaggerates: you are exact about each part of a thing, and may promise too much about the whole.',
    6: 'The quick answer is the first impulse of Mercury in {sign}. Saturn, {where}, holds it back until it has been checked, so that you are fast in your head and slower aloud.',
    7: 'Mercury in {sign} goes step by step. Uranus, {where}, jumps ahead: an idea comes to you in a flash, and you check it patiently afterward.',
    8: 'Mercury in {sign} is exact. Neptune, {where}, thinks in pictures: you get right what you have checked, and arrive at the whole by way of an impression.',
    9: 'Mercury in {sign} takes up many questions. Pluto, {where}, digs into a few: you can talk about nearly anything, and there is one subject that you can’t leave alone.',
  },
  3: {
    5: 'Venus in {sign} is sparing until it is sure. Jupiter, {where}, has open hands: you are slow to let somebody in, and then nothing is too good for them.',
    6: 'Venus in {sign} likes at once. Saturn, {where}, is slow to promise: you know early whom you want, and take your time to say so for good.',
    7: 'Venus in {sign} keeps what it loves. Uranus, {where}, wants to stay free: you are faithful as long as nobody holds you to it.',
    8: 'Venus in {sign} looks closely before it loves. Neptune, {where}, overlooks a good deal afterward: you are careful in choosing, and hardly at all once you have chosen.',
    9: 'Venus in {sign} is charming to many and promises them nothing. Pluto, {where}, wants the whole of one person: you are light in company, and in love very serious.',
  },
  4: {
    5: 'Mars in {sign} works in measured steps. Jupiter, {where}, wants the largest goal in sight: you plan more than the days will hold, and then carry it out with method.',
    6: 'Mars in {sign} would start at a run. Saturn, {where}, makes it look first: you want a thing at once, and do it when you have thought it over.',
    7: 'Mars in {sign} works slowly and surely. Uranus, {where}, acts at once: for a long time nothing seems to happen, and then it is all done in a day.',
    8: 'Mars in {sign} works by method. Neptune, {where}, has to be moved first: you are thorough about what you believe in, and can hardly begin on the rest.',
    9: 'Mars in {sign} opposes people with good humor. Pluto, {where}, is in earnest: you are easy to deal with until something truly matters, and then you do not give way.',
  },
};

/** Saturn and a body in Leo. */
const deserved: Joints['deserved'] = {
  0: 'The Sun in Leo wants applause. Saturn, {where}, wants it deserved: you step forward gladly with what you have done well, and keep your seat with the rest.',
  1: 'The Moon in Leo wants to be made much of. Saturn, {where}, calls that a weakness: you long for the compliment, and change the subject when it comes.',
  2: 'Mercury in Leo likes an audience. Saturn, {where}, goes over every word beforehand: what you say with such ease in public has been rehearsed.',
  3: 'Venus in Leo loves on a grand scale. Saturn, {where}, is slow to declare itself: the large gesture comes late, and it is meant.',
  4: 'Mars in Leo wants to win in style. Saturn, {where}, counts the cost: you hold back until you are sure of doing the thing well, and then you do it for all to see.',
};

/** Mars and a body in a slow sign. */
const hastened: Joints['hastened'] = {
  0: 'The Sun in {sign} takes its time. Mars, {where}, does not: people who have watched you hesitate may be surprised at how fast it goes in the end.',
  1: 'The Moon in {sign} is slow to stir. Mars, {where}, is not: you put up with a thing for weeks, and then not for another minute.',
  2: 'Mercury in {sign} thinks with care. Mars, {where}, will not wait: you take a long time to think, and then say it before you have chosen your words.',
  3: 'Venus in {sign} chooses slowly. Mars, {where}, wants to act on the choice once it is made: you are patient up to the day when you know, and after it you would like things to move.',
};

/** Mars and a body in a sign that would rather yield than fight; or Mars there, with the Sun. */
const roused: Joints['roused'] = {
  0: 'The Sun in {sign} would rather yield than fight. Mars, {where}, fights: you give way over most things, and over a few, often for somebody else’s sake, you do not give way at all.',
  1: 'The Moon in {sign} wants peace around it. Mars, {where}, breaks it: you swallow the small hurts, and the anger over them comes out later, and louder than you meant.',
  2: 'Mercury in {sign} looks for the considerate word. Mars, {where}, has a sharper one ready: you speak gently while you are calm, and when you are pressed the blunt truth comes first.',
  3: 'Venus in {sign} would like everyone to be content. Mars, {where}, wants what it wants: you suit yourself to people up to the point where a strong wish or annoyance decides, and then you are quite direct.',
  4: 'Mars in {sign} would rather not fight. The Sun, {where}, gives it cause: you let most things pass for the sake of peace, and over an aim of your own you are wide awake, and fight.',
};

/** Uranus and a body in Libra. */
const freed: Joints['freed'] = {
  0: 'The Sun in Libra wants to do right by somebody else. Uranus, {where}, would rather owe nobody anything: you are obliging for a long time, and then, to everyone’s surprise, you decide alone.',
  1: 'The Moon in Libra is calm when everyone agrees. Uranus, {where}, finds so much agreement hard to breathe in: you keep the peace, and from time to time you are the one who breaks it.',
  2: 'Mercury in Libra weighs two sides. Uranus, {where}, sees a third that nobody had thought of: you seem undecided for a while, and then say what ends the discussion.',
  3: 'Venus in Libra wants a bond. Uranus, {where}, wants to be free in it: you are considerate and faithful with whoever does not hold you to it.',
  4: 'Mars in Libra gives way for the sake of peace. Uranus, {where}, does so only up to a point: you agree for a long time, and then refuse at once and for good.',
};

export const joints: Joints = { where, qualified, deserved, hastened, roused, freed };
