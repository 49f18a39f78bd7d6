import type { ColumnShelf } from '../../../../report-catalogue.js';

/** The Moon's aspects to Saturn, by her house. */
export const saturn: ColumnShelf['moonBeyond'][6] = {
  conjunction: {
    1: [
      'Saturn stands beside the Moon in your sign, so you are graver than usual, and harder on yourself than anyone else is.',
      'With Saturn next to the Moon you would rather be useful than liked, and people find you reliable, if a little curt.',
    ],
    2: [
      'Saturn is with the Moon here, and every expense is asked whether it is really needed.',
      'Because Saturn stands beside the Moon, what you own feels like little, and a list of it shows that it is enough.',
    ],
    3: [
      'Saturn meets the Moon there: you weigh each word, and a short answer may sound colder than it was meant.',
      'With Saturn next to the Moon a conversation gets serious quickly, and something overdue can be said in it.',
    ],
    4: [
      'Saturn keeps the Moon company at home, where duties are plain to see and nobody is in the mood to share them out.',
      'As Saturn stands beside the Moon, an old rule of the family makes itself felt, and you may ask whether it still holds.',
    ],
    5: [
      'Saturn joins the Moon, so pleasure has to wait for something else to be done, or you only think it has.',
      'With Saturn beside the Moon you take a game, a romance or a piece of your own work very seriously, which it may deserve.',
    ],
    6: [
      'Saturn is with the Moon at your work, and the tedious part of it is the part that counts.',
      'Because Saturn stands next to the Moon you notice how tired you are of one particular task, and that it could be done differently.',
    ],
    7: [
      'Saturn stands beside the Moon there, so somebody close to you seems reserved, and is probably only tired.',
      'With Saturn next to the Moon it matters to you what another person can be counted on for.',
    ],
    8: [
      'Saturn meets the Moon there, and an old debt, of money or of feeling, asks to be looked at.',
      'As Saturn stands beside the Moon, trust is given sparingly, and what is given is meant.',
    ],
    9: [
      'Saturn keeps the Moon company, so the far-off plan looks like a great deal of work, which it is.',
      'With Saturn beside the Moon you believe less than usual, and what remains is well founded.',
    ],
    10: [
      'Saturn joins the Moon at the top of your chart: you carry a responsibility and feel the weight of it.',
      'Because Saturn is with the Moon, people look to you for a decision, and you would like more time for it.',
    ],
    11: [
      'Saturn stands beside the Moon, and a circle of many feels like a circle of few.',
      'With Saturn next to the Moon you see which friend keeps appointments, and that it matters to you.',
    ],
    12: [
      'Saturn is with the Moon in the house of rest, so being alone is a need, and may feel like a lack.',
      'As Saturn stands beside the Moon, an old worry comes back in the quiet, and looks smaller once it is put into words.',
    ],
  },
  harmonious: {
    1: [
      'Saturn, {from}, gives you composure, so that people believe you without your insisting.',
      'You know what you can manage and say so; Saturn, {from}, makes a modest promise sound like a good one.',
    ],
    2: [
      'Thrift comes easily with Saturn, {from}, and you leave the shop with what you went in for.',
      'Saturn, {from}, favors patience about money: an offer may look different after a second reading.',
    ],
    3: [
      'With Saturn, {from}, you find the exact word, and a difficult letter takes one draft.',
      'Someone older, or merely experienced, explains a thing so that you understand it; that is Saturn, {from}, at its most helpful.',
    ],
    4: [
      'Saturn, {from}, makes it easy to keep order at home, and a repair that has waited is soon done.',
      'The family agrees on something practical, as Saturn, {from}, keeps the talk to what can be done.',
    ],
    5: [
      'Practice pleases you now that Saturn, {from}, is on your side, and the tenth attempt looks effortless.',
      'Saturn, {from}, favors affection that has lasted a while, and you notice how good it is.',
    ],
    6: [
      'With Saturn, {from}, the dull part of the work goes first and goes quickly.',
      'A fixed order helps you: Saturn, {from}, lets you finish one thing before the next begins.',
    ],
    7: [
      'Saturn, {from}, makes other people dependable, and a plain agreement can be reached in a few minutes.',
      'You and somebody else divide a task fairly, since Saturn, {from}, leaves no room for vanity.',
    ],
    8: [
      'What is shared can be put in order without hurt feelings, thanks to Saturn, {from}, and a sheet of figures.',
      'Saturn, {from}, lets you say where your limit is, and the other person respects it.',
    ],
    9: [
      'With Saturn, {from}, a large plan gets a first practical step, and you take it.',
      'You learn thoroughly while Saturn, {from}, holds your attention on one page at a time.',
    ],
    10: [
      'Saturn, {from}, lets earlier work count, and somebody in charge remembers that you did it.',
      'You may be asked because you are reliable; Saturn, {from}, sees to it that you are also thanked.',
    ],
    11: [
      'A friend of many years may be the right person to ask, as Saturn, {from}, favors what has stood the test.',
      'Saturn, {from}, turns a common wish into a date and a list of who brings what.',
    ],
    12: [
      'Solitude is restful rather than lonely with Saturn, {from}, and you get something finished in it.',
      'Saturn, {from}, gives your worries a proper size, and most of them turn out to be tasks.',
    ],
  },
  tense: {
    1: [
      'Saturn, {from}, holds you back, and you may take for a judgment on yourself what is only a delay.',
      'You are asked to be patient when you least feel like it: Saturn, {from}, has a condition that comes first.',
    ],
    2: [
      'Saturn, {from}, presents a bill, or reminds you of one, and the fun goes out of spending.',
      'You may feel short of something while Saturn, {from}, compares what you have with what you think you need.',
    ],
    3: [
      'A reply is cool or does not come, as Saturn, {from}, makes people sparing with words.',
      'Saturn, {from}, finds the mistake in what you say, and the rest of it goes unheard for the moment.',
    ],
    4: [
      'A duty outside may take you away from home just when you are needed there; that is Saturn, {from}, and it passes.',
      'Saturn, {from}, makes the rooms seem smaller, and someone in the family less easy to please.',
    ],
    5: [
      'Something you had been looking forward to may have to wait, since Saturn, {from}, puts duty first.',
      'Joy is short of time with Saturn, {from}, and you may feel a little guilty about wanting it.',
    ],
    6: [
      'There is more to do than the hours allow, since Saturn, {from}, has added an obligation from elsewhere.',
      'Saturn, {from}, is strict about details, and you may have to do a thing twice.',
    ],
    7: [
      'Somebody may keep a distance because of Saturn, {from}, and it is easy to think that you are the cause.',
      'Saturn, {from}, sets what you owe to others against what you owe to one person.',
    ],
    8: [
      'An obligation that two of you share presses harder with Saturn, {from}, on one side than on the other.',
      'Saturn, {from}, makes you wary, so that you keep to yourself what might as well be said.',
    ],
    9: [
      'The rules of some office stand in the way of a good idea, as Saturn, {from}, wants every form filled in.',
      'Saturn, {from}, keeps you here when your thoughts are already far away.',
    ],
    10: [
      'You are measured by a strict standard at work, since Saturn, {from}, overlooks effort and counts results.',
      'Saturn, {from}, may bring a private duty and one at work into the same hours.',
    ],
    11: [
      'Among friends you may feel like the one who has to be sensible; Saturn, {from}, gave you that part.',
      'Saturn, {from}, makes you decline an invitation because of a duty.',
    ],
    12: [
      'Rest is interrupted by something that has to be done, as Saturn, {from}, does not wait until you have slept.',
      'Saturn, {from}, wakes an old feeling of not having done enough, which has little to do with what you did.',
    ],
  },
};
