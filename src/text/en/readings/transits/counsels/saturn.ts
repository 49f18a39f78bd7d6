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
import type { TransitDayCells } from '../../../../transit-catalogue.js';

export const saturnCounsels: TransitDayCells['counsels'][typeof Saturn] = {
  [Sun]: {
    conjunction: {
      day: 'Saturn stands on your Sun, a sober day, and a good one for a promise you mean to keep for years.',
      closing:
        'You may have less to show for a time, {name}, and stand on firmer ground. Pledge yourself to one thing that is really yours, in writing if need be, and give up two that you took over from others.',
    },
    harmonious: {
      day: 'What you have done well for years may get its due, since Saturn vouches for your Sun.',
      closing:
        'Trust is earned here without anyone’s remarking on it, {name}. Ask for the terms that go with what you already do.',
    },
    tense: {
      day: 'Saturn keeps your Sun waiting; if you hear “not yet,” ask when.',
      closing:
        'A “not yet” can be borne, {name}, if it has a date. Ask what would make it a yes, and decide whether that is worth your while.',
      across:
        'Not all of this weight is yours, {name}. Answer for your own part of it in one plain talk, and hand one burden back to the person it belongs to.',
      dayAcross:
        'Saturn holds your Sun to account; answer for what is yours, and for nothing that is somebody else’s.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Saturn is exactly on your Moon, so keep the evening simple and let someone see that you are tired.',
      closing:
        'You manage, {name}, and too few people know what it takes. Look for one chore that nobody would miss, and stop doing it.',
    },
    harmonious: {
      day: 'Saturn and your Moon agree; settle a household matter for good.',
      closing:
        'Home has a good floor under it now, {name}. Give someone you love a fixed hour with no errands in it, and keep it as you would an appointment.',
    },
    tense: {
      day: 'Saturn tires your Moon; leave one duty undone and rest in the time it would have taken.',
      dayAcross:
        'Saturn sets somebody at a distance from your Moon; make the first kind move, and keep it small.',
      closing:
        'You ask so little of people, {name}, that they may think you need nothing. Ask one of them for something definite, soon, and let them do it in their own manner.',
      across:
        'Coldness in others is often tiredness, {name}. Ask once, kindly, what is the matter, and until you hear, do something that comforts you without them.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Saturn is on your Mercury, a good day to read the contract to the end and to word a letter with care.',
      closing:
        'You can trust what you have thought through, {name}. When a gloomy thought comes back, look for the facts in it, and act on those alone.',
    },
    harmonious: {
      day: 'Saturn makes your Mercury careful, so read through what you are asked to sign; if something is missing, you will see it.',
      closing:
        'It would be a pity to waste so orderly a mind on small things, {name}. Start the long piece of work, and start it with the dull part.',
    },
    tense: {
      day: 'What you say or write may meet an objection while Saturn is exact on your Mercury; find the remark that is right, and act on that one.',
      closing:
        'People may object to what you say, {name}, and some of them have a point. Answer the good objections one at a time, and let the rest go.',
      across:
        'Somebody reads you strictly, {name}, and misses little. Let them find the weak place now, mend that one, and leave what was sound as it is.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Saturn is exactly on your Venus, and a kindness kept up for years counts for more than any declaration.',
      closing:
        'You can see which of your ties can be relied on, {name}. Keep one ordinary evening a week for someone who has earned it, and spend less time on a tie that is only exciting.',
    },
    harmonious: {
      day: 'Saturn is friendly to your Venus; make a practical promise to someone you love.',
      closing:
        'What lasts does you good, {name}. Give an affection you are sure of a fixed place in the week, so that it need not be remembered to happen.',
    },
    tense: {
      day: 'Kind words may be few while Saturn is exact on your Venus; keep no score, and draw no conclusion about being loved.',
      closing:
        'Being agreeable has a price, {name}, and you need not go on paying it. Say once what hurt you, plainly and without blame.',
      across:
        'You may be asking for affection where little is to be had, {name}. Spend this time with the one person who has never made you earn it.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Saturn is exactly on your Mars; stop before you are spent, and go on the next day.',
      closing:
        'Small, regular efforts take you further than one great push, {name}. Do the hardest thing first each day, for half an hour, and stop there.',
    },
    harmonious: {
      day: 'Saturn backs your Mars, a good day for the task that everyone dreads.',
      closing:
        'You can work steadily at something hard, {name}. Put your own heavy task first in the day, before other people’s requests arrive.',
    },
    tense: {
      day: 'Saturn holds your Mars back for a while; read the rules, and try where they leave you room.',
      closing:
        'Pushing costs more here than waiting does, {name}. Take the one obstacle that has a procedure, follow it to the letter, and go around the rest.',
      across:
        'Whoever stands in your way has rules of their own, {name}. Learn them before you push, and you may find that one of them is on your side.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Saturn is on your Jupiter, and a hope that gets a date and a price is likely to be carried out.',
      closing:
        'One hope that can be carried out is worth several that cannot, {name}. Give the best of yours its first hour this week.',
    },
    harmonious: {
      day: 'A good day to ask in earnest for something you have prepared, as Saturn gives your Jupiter a firm footing.',
      closing:
        'Caution and confidence are on the same side, {name}. Sign up for the one thing that is a size larger than what you know how to do.',
    },
    tense: {
      day: 'Saturn has a “not yet” for your Jupiter; ask which part of it could have a yes.',
      closing:
        'A smaller version of the plan would work, {name}. Cut it down until you could begin this month, and start that without waiting for the rest.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Saturn is exactly where it stood at your birth, a day to say in one sentence what you will be responsible for.',
      closing:
        'A stage of your life can be closed properly, {name}. Name one duty that you took on to please somebody, and give notice of it.',
    },
    harmonious: {
      day: 'Saturn is at a good angle to your natal Saturn, so renew one standing promise on purpose.',
      closing:
        'What you have built works, {name}, and it is easy to let it run. Go through your obligations, and keep those that you would take on again.',
    },
    tense: {
      day: 'Saturn puts a load on what you built under it before; you may see which of your arrangements needs mending.',
      closing:
        'You know which part is weak, {name}. Mend that before anything else, and compare yourself with nobody while you do.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Saturn is on your Uranus, and the odd idea that can be put on a calendar deserves to be.',
      closing:
        'Freedom turns out to need a schedule, {name}. Keep an hour a week for the oddest thing you want to try.',
    },
    harmonious: {
      day: 'Saturn gives your Uranus firm ground, so carry out the improvement you have been talking about.',
      closing:
        'You can make a change stick, {name}. Choose one that you can carry out by yourself, and have it done before you mention it.',
    },
    tense: {
      day: 'Saturn keeps your Uranus waiting; ask for more room before you take it.',
      closing:
        'Less is forbidden than it seems, {name}, and some of the rules are your own. Ask for one definite freedom, in terms that somebody could grant.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Saturn is on your Neptune; do for one hour what you usually only dream of.',
      closing:
        'You find out what a dream is worth by doing it, {name}. Do a little of it every day, and tell nobody for a month.',
    },
    harmonious: {
      day: 'Saturn is friendly to your Neptune, a good day to give an idea its first real form.',
      closing:
        'What you dream of needs patience, {name}. Decide for whom you are doing it, and that will tell you what comes next.',
    },
    tense: {
      day: 'Saturn sobers your Neptune; if you are uneasy without knowing why, look for the plain cause first.',
      closing:
        'Some of this gloom is only tiredness, {name}, however good its arguments sound. Keep up one small routine, and judge the rest when you have slept.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Saturn is exactly on your Pluto; you need not defend everything at once, so choose the point that matters most.',
      closing:
        'Keeping control takes more strength than you think, {name}. Let somebody else decide one thing, see how little happens, and rest from it.',
    },
    harmonious: {
      day: 'Saturn gives your Pluto patience, so do the next piece of a change that has to be thorough.',
      closing:
        'Slow, deep work is possible, {name}. Say what should be different when it is finished, and find the step that comes first.',
    },
    tense: {
      day: 'Saturn bears on your Pluto, and a quiet contest may come into the open; say what you want, and give way on one point.',
      closing:
        'Neither side of this contest says openly what it wants, {name}. Find the one point on which you can give way, and move it a little.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Saturn is exactly on your Ascendant; say little, and mean it.',
      closing:
        'You say less than you used to, {name}, and some may take it for coldness. Tell the people near you that you are quiet and not cross, and keep the smaller circle you have chosen.',
    },
    harmonious: {
      day: 'A first meeting leaves an impression that lasts, since Saturn lends weight to your Ascendant.',
      closing:
        'People find that they can count on you, {name}. Choose where you want to be counted on, and let your promises go there first.',
    },
    tense: {
      day: 'Saturn is hard on your Ascendant; keep the appointment to the minute and do not explain yourself.',
      closing:
        'You may seem sterner than you are, {name}. Cancel one demand on your time and give the hour to being good company for somebody.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Saturn stands on your Midheaven, and your work is judged by what you have finished; finish one thing.',
      closing:
        'What you have worked for is in plain view, {name}. Do one thing as well as you can where it can be seen, and decline the rest with thanks.',
    },
    harmonious: {
      day: 'A good day to show something solid to somebody who can judge it, with Saturn behind your Midheaven.',
      closing:
        'Nobody will tell you when you are ready, {name}. Say what you would like to reach, to yourself first and then to one person who could help.',
    },
    tense: {
      day: 'Saturn is hard on your Midheaven; if something is refused, ask what would have to change.',
      closing:
        'Slow going shows which aims are worth the effort, {name}. Drop one that you keep up for somebody else’s sake, and see how much easier the others become.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Saturn is exactly on your Descendant, a sober day for an agreement between two people, and a good one.',
      closing:
        'You and someone close need a clear agreement, {name}, and it can be a kind one. Say what you are able to give and until when, and ask the same of them.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Saturn stands at the foot of your chart; see to what is in the worst repair at home, or talk about it.',
      closing:
        'Work that nobody sees is still work, {name}. Mend the oldest thing at home first; whatever you build afterward will stand on it.',
    },
  },
};
