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
} from '../../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../../reading-catalogue.js';

export const saturnCounsels: TransitsReadingCells['counsels'][typeof Saturn] = {
  [Sun]: {
    conjunction: {
      day: 'Saturn stands on your Sun, a sober day, and a good one for a promise you mean to keep for years.',
      closing:
        'You are left with less to show and more to stand on, {name}. Pledge yourself to one thing that is really yours, in writing if need be, and let two borrowed ones go.',
    },
    harmonious: {
      day: 'Saturn steadies your Sun to the degree, so ask for the responsibility that you have been carrying unofficially.',
      closing:
        'You have earned some trust, {name}, mostly without anyone remarking on it. Ask for the title or the terms that go with what you already do.',
    },
    tense: {
      day: 'Saturn is hardest on your Sun; hear the “not yet” to its end, as there is usually a date in it.',
      closing:
        'Part of this weight is just, {name}, and part belongs to others who find it handy that you carry it. Finish the oldest thing you have left undone, and hand one that isn’t yours back to its owner.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Saturn is exactly on your Moon, so keep the evening simple and let someone see that you are tired.',
      closing:
        'You have managed, {name}, and too few people know what it took. Find the one duty at home that goes on by habit alone, and lay it down.',
    },
    harmonious: {
      day: 'Saturn and your Moon agree to the degree; settle a household matter for good.',
      closing:
        'Home has a good floor under it now, {name}. Give someone you love a fixed hour with no errands in it, and keep it as you would an appointment.',
    },
    tense: {
      day: 'Saturn is hardest on your Moon; say what you need in one sentence, before you are desperate.',
      closing:
        'What you call being no trouble has kept people away, {name}. Ask one of them for something definite, soon, and let them do it in their own manner.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Saturn is on your Mercury, the day for the exact letter and the unread clause.',
      closing:
        'You can trust what you have thought through, {name}. Set down the worst case once, with figures, then the likely one beside it, and act on the second.',
    },
    harmonious: {
      day: 'Saturn steadies your Mercury to the degree, so whatever needs a signature is well placed here.',
      closing:
        'Your thoughts have been in good order, {name}, and it would be a pity to waste that on small things. Start the long piece of work with the page that bores you.',
    },
    tense: {
      day: 'Saturn leans hardest on your Mercury; have the important talk by voice and not in writing.',
      closing:
        'Half of the objections were good ones, {name}. Answer those on paper, one at a time, and give the other half what they need, which is a night’s sleep.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Saturn is exactly on your Venus, and a kindness kept up for years counts for more than any declaration.',
      closing:
        'You know now which bonds have weight, {name}. Commit yourself to one ordinary evening a week with someone who has earned it, and let a tie that lives on glitter rest.',
    },
    harmonious: {
      day: 'Saturn is friendly to your Venus, a good day to make a practical promise to someone you love.',
      closing:
        'What lasts has been doing you good, {name}. Give an affection you are sure of a fixed place in the week, so that it need not be remembered to happen.',
    },
    tense: {
      day: 'Saturn presses hardest on your Venus; keep no score, and draw no conclusion about being loved.',
      closing:
        'You have felt the price of being agreeable, {name}. Mention the hurt once, in daylight, without a verdict, and stop paying for affection in that coin.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Saturn is exactly on your Mars: use little strength, place it well, and stop before you are spent.',
      closing:
        'You have been learning to use force slowly, {name}. Ask somebody older in your line to show you the grip, and count rest as part of the work.',
    },
    harmonious: {
      day: 'Saturn backs your Mars to the degree, so begin the part of the job that everyone dreads.',
      closing:
        'You can work steadily at something hard just now, {name}. Put your own heavy task first in the day, before the furniture of other people arrives.',
    },
    tense: {
      day: 'Saturn holds your Mars back hardest; read the rules, and push where there is give.',
      closing:
        'Pushing has cost more than waiting would have, {name}. Take the one obstacle that has a procedure, follow it to the letter, and go around the rest.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Saturn is on your Jupiter, and a hope that gets a date and a price today is likely to be carried out.',
      closing:
        'Your hopes are fewer, {name}, and they can stand. Ask the best of them what it needs by way of hours, and give it the first of these this week.',
    },
    harmonious: {
      day: 'Saturn works along with your Jupiter, so send the application.',
      closing:
        'Caution and confidence have been on the same side, {name}. Sign up for the one thing that is a size larger than what you know how to do.',
    },
    tense: {
      day: 'Saturn checks your Jupiter hardest; a freeze or a refusal shows what the plan really costs.',
      closing:
        'You have swung between believing in it all and in none of it, {name}. Cut the scheme to the means you truly have, and start that version.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Saturn is exactly where it stood at your birth, a day to say in one sentence what you will be responsible for.',
      closing:
        'A stage of your life is being closed properly, {name}. Take off one load that was never yours; you will want both hands for what you choose to carry.',
    },
    harmonious: {
      day: 'Saturn agrees with its own place, so renew one standing promise on purpose.',
      closing:
        'What you have built works, {name}, and it is easy to let it run. Look through your obligations and renew each as if you were being asked for the first time.',
    },
    tense: {
      day: 'Saturn is at an exact hard angle to its own place; the weak joint of an arrangement can be seen.',
      closing:
        'You know which joint is weak, {name}, since it is the one you keep looking away from. Mend that first, and compare yourself with nobody while you do.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Saturn is on your Uranus, and the odd idea that can be put on a calendar deserves to be.',
      closing:
        'What you wanted was freedom, {name}, and it turns out to need a schedule. Give the strangest of your ideas an hour a week and see what it becomes.',
    },
    harmonious: {
      day: 'Saturn agrees with your Uranus, so install the improvement you have been describing.',
      closing:
        'You can make a change stick at present, {name}. Choose the improvement nearest to home, draw a line under the talking, and do it.',
    },
    tense: {
      day: 'Saturn strains hardest against your Uranus; ask for more room before you take it.',
      closing:
        'There are fewer bars than it seems, {name}, and some of them are yours. Ask for the one freedom you would still want on a dull morning, in terms somebody could grant.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Saturn is on your Neptune; do one hour of the dream, and call it work.',
      closing:
        'The part of the dream that can be done is the part that was true, {name}. Do a little of it every day and tell nobody for a month.',
    },
    harmonious: {
      day: 'Saturn is friendly to your Neptune, a good day to give an idea its first real form.',
      closing:
        'A vision has had patient hands, {name}. Name what you want to have made of it, and for whom, and let that decide what comes next.',
    },
    tense: {
      day: 'Saturn disturbs your Neptune most; ask a vague fear for particulars.',
      closing:
        'Some of this gloom is only tiredness that has learned to argue, {name}. Keep one small discipline, a walk at a set hour or a room in order, and judge the rest when you have slept.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Saturn is exactly on your Pluto; give up one position that you hold only out of fear.',
      closing:
        'You have met the hard core of something, {name}, and you are still there. Let go of one thing you guard, see how little falls, and use the strength that comes back.',
    },
    harmonious: {
      day: 'Saturn gives your Pluto its frame, so take the next step of a change that has to be thorough.',
      closing:
        'Slow, deep work has been possible, {name}. Decide on the one thing that should be different in the end, and go backward from there to tomorrow.',
    },
    tense: {
      day: 'Saturn bears hardest on your Pluto; look for the one term that lies in your own hands.',
      closing:
        'Neither side of this siege says what it wants, {name}. Move the one stone that is yours to move, and leave off a duty that was only armor.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Saturn is exactly on your Ascendant: fewer words and a plain face are what is believed.',
      closing:
        'You have become plainer, {name}, and easier to trust. Tell the people near you that you are quiet and not cross, and keep the narrower circle you have chosen.',
    },
    harmonious: {
      day: 'Saturn steadies your Ascendant, so a first meeting today leaves an impression that lasts.',
      closing:
        'People have found that they can count on you, {name}. Choose where you want to be counted on, and let your promises go there first.',
    },
    tense: {
      day: 'Saturn is hardest on your Ascendant; keep the appointment to the minute and do not explain yourself.',
      closing:
        'You have seemed sterner than you are, {name}. Cancel one demand on your time and give the hour to being good company for somebody.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Saturn stands on your Midheaven, and your work is judged by what is there; let it be complete.',
      closing:
        'What you have worked for is in plain view, {name}. Do one thing thoroughly where it can be seen, and let the lesser honors go past.',
    },
    harmonious: {
      day: 'Saturn supports your Midheaven, a good day to put a solid piece of work before somebody above you.',
      closing:
        'You have been advancing by merit, {name}, and nobody will tell you when you are ready. Write down the position you would like and the three steps to it, and take the first.',
    },
    tense: {
      day: 'Saturn is hardest on your Midheaven; what has held up to this point may be relied on.',
      closing:
        'A headwind shows which sails are worth carrying, {name}. Ask yourself what you would aim at if no one had ever had plans for you, and trim one task to make room for it.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Saturn is exactly on your Descendant, a sober day for an agreement between two people, and a good one.',
      closing:
        'Someone close and you need terms, {name}, and terms can be kind. Say what you can give, for how long, and what you want in return.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Saturn stands at the foot of your chart; see to the leak, in the house or in the family.',
      closing:
        'You have been working where nobody looks, {name}. Mend the oldest thing at home first; whatever you build in later years will stand on it.',
    },
  },
};
