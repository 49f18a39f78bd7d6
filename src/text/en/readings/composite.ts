import type { CompositeReadingCells } from '../../reading-catalogue.js';
import { bothWaysInTheBond, bothWaysOfApexes } from './composite-both-ways.js';
import { figuresOfTheBond } from './composite-figures.js';
import { withoutHousesOfTheBond } from './composite-frame.js';
import { framesOfTheBond } from './composite-frames/index.js';
import { leadingTheBondBySign } from './composite-leading.js';
import { leadingTheBondByHouse } from './composite-leading-houses.js';
import { linesOfTheBond } from './composite-lines.js';
import {
  besideInTheBond,
  crowdedInTheBond,
  evenSoInTheBond,
  leadingCrowdOfTheBond,
  leadingOnAngleOfTheBond,
  leadingSignCrowdOfTheBond,
  mannerOfCrowdsInTheBond,
  signCrowdsInTheBond,
  weighingOfTheBond,
} from './composite-more.js';
import { placedInTheBond } from './composite-placed.js';
import { stancesOfTheBond } from './composite-stances.js';
import { tiesOfTheBond } from './composite-ties.js';
import { waysOfTheBond } from './composite-ways.js';

const sun: CompositeReadingCells['sun'] = {
  0: 'The composite Sun is in Aries, and what the two of you are together exists to begin things. You are quick to decide, direct with each other about it, and happiest where nobody has been before. Arguments over the next step are frequent and short. What this bond finds hard is the middle of anything, when the novelty has gone and only persistence is left.',
  1: 'With its Sun in Taurus, this is a bond for keeping. The two of you build slowly and don’t let go of what you have built: shared things, shared habits, a way of doing nothing in company. Trust comes of repetition. Once settled, you are hard to move, and a change that would do you both good may be refused because it came as a surprise.',
  2: 'The Sun that you have in common stands in Gemini, and what you do together lives by exchange. There is always something to tell, to compare or to look up, and each makes the other quicker. From outside it may seem slight, since so much of it is talk. In company grave subjects get passed over with a joke, and come back later less funny.',
  3: 'A composite Sun in Cancer makes a bond that looks after its own. It has an inside and an outside and a memory of everything, and whoever is inside gets fed. Moods decide more than plans do. The two of you protect each other well against the world, and find it harder to let each other go out into it.',
  4: 'With the Sun in Leo, its own sign, what you two undertake likes to be seen. Together you are warmer and more generous than apart, and somewhat grander. Loyalty and praise keep the bond alive; a slight in front of others feels like treason. It falters when both want the center at once, and recovers when one of you applauds.',
  5: 'Being useful to each other matters to you two, because the Sun of this bond is in Virgo. You come together over a task, and you show regard by what you fix, learn or remember for each other. The work is good, and there is always more of it. Criticism comes as easily as help, and what is already right may go unpraised.',
  6: 'In Libra the composite Sun asks for fairness, and most of what the two of you do is done by agreement. You consult, take turns, look good side by side and know it. When a decision is due, peace is the aim and now and then the trouble, since a difference can be smoothed over until neither remembers who wanted what.',
  7: 'This bond has its Sun in Scorpio, and it goes all the way or does not start. You know things about each other that you tell no one else, and you test trust before you give it. Trouble from outside brings you closer, and a long uneventful stretch makes you look for what may be wrong. Power has to be shared in the open here; otherwise each begins to watch the other.',
  8: 'The two of you are at your best on the way to something. With the Sun in Sagittarius, what you share is a direction: a belief, a study, a journey, a plan that grows in the telling. Frankness and laughter carry you far. You make promises easily on the way, and what gets forgotten is the small daily duties that a bond rests on too.',
  9: 'With the Sun in Capricorn, what the two of you make together wants to amount to something. You set goals, divide the work and keep at it when others have gone home, and respect is a form of affection. Time is on your side: this bond gets easier as it gets older. To people who don’t know you it may look cooler than it is.',
  10: 'Friendship is the ground of whatever else this is, because the composite Sun stands in Aquarius. The two of you give each other room, share ideas sooner than moods, and live by rules of your own, which puzzle other people. Those who get to know you find you easy to talk to. Simple closeness, with nothing to discuss, comes less easily, and you miss it long before either says so.',
  11: 'The composite Sun in Pisces gives you a bond without a clear edge. You make plans without putting them into words; you imagine a great deal together, think better of somebody who has failed, and take in people who need you. The vagueness is part of its charm and the source of its troubles. Each of you can believe in a different agreement for years, and be hurt to find out.',
};

const moon: CompositeReadingCells['moon'] = {
  0: 'Tired, hungry or hurt, you two say so at once, because the composite Moon is in Aries. A sulk is rare, a flare-up is not, and either is over before others would have sat down. You feel good together when something is happening. Tenderness needs a slower pace than this Moon keeps, and it helps when one of you can stop and ask.',
  1: 'With the Moon in Taurus the two of you are at home in what can be touched and repeated: the same food, the same corner, the same words at parting. Calm is the great gift of this Moon. You wait out an upset at home when you might talk it out, and what you have held back for months comes up all at once.',
  2: 'At the end of a day you two feel close when you have talked, about anything at all, since the composite Moon is in Gemini. News is a form of affection here, and teasing a form of comfort. A passing mood can be changed by changing the subject. Some feelings don’t care to be discussed, however, and those may escape you both until one of you falls silent.',
  3: 'In Cancer the Moon is in its own sign, and so this bond has a home from early on, wherever the two of you happen to be. You feed each other, know who has been good to either of you and who has not, and close ranks when one is hurt. Belonging is strong. Old family patterns are strong as well, and you may find yourselves playing parts that are older than this relationship.',
  4: 'A composite Moon in Leo wants to be made much of. The two of you celebrate well, give comfort with warmth and a little ceremony, and need to hear that it was good. Pride has a say in your feelings. You bear a neglected birthday with dignity, and whoever makes the first generous gesture finds that the other has been hoping for it.',
  5: 'Care takes a practical form between you, as suits a Moon in Virgo. When one is low, the other does something: makes the call, clears the table, brings what was missing. Order soothes you both. Worry comes with the care, because two people can talk a small concern into a large one, and a tired remark about how things are done lingers longer than it was meant to.',
  6: 'What makes the two of you feel at home is harmony, since the composite Moon is in Libra. You notice each other’s comfort, enjoy pleasant rooms and pleasant manners, and settle most things by asking what the other would prefer. Annoyance at the other’s habits is seldom shown. It turns into politeness, and a plain “I mind” from either side is a relief to both.',
  7: 'Feeling in this bond is strong and private, because the Moon is in Scorpio, where it finds no easy rest. The two of you sense what is being hidden and would rather know the worst than be spared. Great loyalty comes of that. So does a certain unwillingness to let things rest, and you may hold on to a hurt until it has become a secret.',
  8: 'You are comfortable together as long as there is somewhere to go. The Moon in Sagittarius cheers the two of you with plans, with company from elsewhere, with the sense that it will all mean something. A bad temper is forgotten by the next bend in the road. Staying with a sadness is harder; hope comes too soon for the one who is still sad, and an hour of quiet company would do more.',
  9: 'In a bad week you handle feelings with reserve, since the composite Moon is in Capricorn. Comfort lies in competence: things in order, a promise kept, somebody who stays calm. It is a dependable bond and sparing with words. Each may suppose that the other needs nothing, and a tender sentence, when it is spoken, counts for a great deal.',
  10: 'The composite Moon in Aquarius likes some air between people. The two of you are at ease the way friends are, with separate interests and an understanding that neither owns the other. In an emergency you stay remarkably levelheaded. You look at a feeling from a little distance, and have to take a risk to be warm and silly; when you do, it is welcome.',
  11: 'Moods have no owner here, because the Moon you have in common is in Pisces. If one is sad, both are; if one hums, so does the other. There is great kindness in that, most of all for whoever is tired. It also leaves you open to whatever comes in from outside, and in hours apart each of you finds out what was whose.',
};

const ascendant: CompositeReadingCells['ascendant'] = {
  0: 'Aries rises in the chart of this bond, and the two of you come across as a pair in motion. What you start together you start without much introduction, and other people notice the energy before they notice either person. Mars is the planet of that sign, so people may think you bolder than you feel. Patience with a slow start is what you have to borrow from elsewhere.',
  1: 'With Taurus rising, the two of you appear as people who have time. Your bond may have been slow to begin, and by now it looks as if it had always been there. Others find it restful to be around you, and tend to stay longer than they meant to. Hurry, when it comes from outside, runs into a wall of good manners.',
  2: 'Gemini rising gives this bond a young and talkative face. People who meet you together are soon in the middle of a conversation. Mercury, the planet of that sign, keeps you curious and well informed. You give the impression of two people who take nothing too seriously, and someone who really needs you may not think of asking.',
  3: 'Those who meet you together meet a kind of family, because the composite Ascendant is in Cancer. You approach new people with caution, then with food or concern, and then hold on to them. The Moon is the planet of that sign, and the face you show changes with the mood inside. Strangers may wait some time to be let in, and are not soon let go afterward.',
  4: 'Together the two of you make an entrance, whether you care to or not, because Leo is rising. Warmth goes out from you and attention comes back. People expect you to be in good spirits and to lend them some. Being seen at a bad moment is hard on this bond, which would like its failures to be private.',
  5: 'Modest at first sight, this is a bond with Virgo rising. You seem sensible, well prepared and a little critical, and others bring you their problems to sort out. You begin by seeing what is wrong, which is useful in a task and less so among people who came to enjoy themselves. Your eye for faults is kindest when it has something to do.',
  6: 'The composite Ascendant in Libra makes the two of you agreeable to look at and easy to invite. You come into a room as equals, and people suppose that you never quarrel. In company you take some trouble to keep that impression. You answer an invitation late, because each waits to hear what the other thinks, and then you ask somebody else as well.',
  7: 'Scorpio rises over this bond, and others can tell that there is more to it than they are shown. In new company the two of you arrive quietly, watch, and at first say little about yourselves. What you start together you mean seriously. That wins you respect, and a distance that you may not have intended.',
  8: 'Open, cheerful and on the point of leaving: so the two of you appear, with Sagittarius rising. You begin things in good faith and look up the details later. People expect encouragement from you and mostly get it. Some may hear a promise where you were only thinking aloud.',
  9: 'With Capricorn rising, you two are taken seriously from the start. The bond has an adult face: punctual, reserved and busy. People get to know you slowly and for good. They come to you with responsibilities sooner than with invitations, and may not suspect how much you laugh when nobody else is there.',
  10: 'What people notice first about you is that you don’t fit the usual picture, because Aquarius is rising. You might be anything to each other, and leave others to guess. You are constant and unpredictable at once. Friendly to everyone, the two of you are close to few.',
  11: 'Pisces rises, and the face of this bond is soft and hard to make out. Others see in it what they would like to see. Sympathy comes first and boundaries afterward. People confide in you as a pair, and may not notice that you are tired.',
};

const sunOnAngle: CompositeReadingCells['sunOnAngle'] = {
  15: 'The bond has a strong sense of itself, since the Sun is on the Ascendant, and it is not easily overlooked. Whatever the two of you do, you do it as something that counts. Both of you feel a welcome or a slight as if it had been meant for the pair, and you are at your best with something to begin.',
  16: 'People look at what the two of you do together, since the Sun is on the Midheaven, and may know you by it. Neither of you minds being watched at work. People talk about what you finish, and about what you leave undone.',
  22: 'Being two is the main thing in this bond, since the Sun is on the Descendant. You measure yourselves by each other, and are at your best face to face. Other people speak to you as a pair, and you keep what you have agreed on. Something done alone may seem to count for less, and that is only habit.',
  23: 'The bond has a strong sense of itself, since the Sun is at the foot of the chart, and those who know the two of you in private see it best. Strangers may notice little of it. You talk every large step over at your own table first, and stand by what you settle there.',
};

const at: CompositeReadingCells['at'] = {
  15: 'on the Ascendant',
  16: 'on the Midheaven',
  22: 'on the Descendant',
  23: 'at the foot of the chart',
};

const onAngle: CompositeReadingCells['onAngle'] = {
  1: 'With the Moon {at}, each of you feels a change of mood in the other at once, even when nothing is said. It helps to tell where a mood comes from, before the other has to guess.',
  2: 'With Mercury {at}, much turns on what the two of you say to each other and on how it is said. You find things out together, and a question left open for long makes you both uneasy.',
  3: 'Affection shows between the two of you, and taste is shared, since Venus is {at}. Guests like to come back. A hard truth may be put off so as not to spoil the mood.',
  4: 'You two get a great deal done, and argue over it, with Mars {at}. When you have no project in common, the force goes into disagreements.',
  5: 'There is faith in this bond, humor and an open hand, with Jupiter {at}. The two of you attempt together what each would have thought too big, as it sometimes is.',
  6: 'This bond is a serious one, since Saturn is {at}. There is duty in it from the start, and it takes time. The two of you may feel tested, and find that it holds.',
  7: 'This bond does not quite settle, with Uranus {at}. The two of you surprise others, and sometimes each other, and its form may change more than once. Freedom has to be part of whatever you agree on.',
  8: 'Dreams have much to do with why the two of you are together, since Neptune is {at}. Sympathy is the strength of this bond. What exactly the bond is may never get a name, from others or from you.',
  9: 'With Pluto {at}, being together changes you both. Old and hidden things may come up, and so does the question of who has power and how it is used. You can both come out stronger.',
};

export const composite: CompositeReadingCells = {
  title: '{name1} and {name2} together',
  chapters: {
    pair: 'What the two of you are',
    purpose: 'What you do together',
    home: 'How it feels at home',
    tests: 'What tests it',
  },
  merged: 'What the two of you are, and do together',
  several: '{A} with {planets}',
  opening: [
    'Halfway from {name1}’s chart to {name2}’s lies a third, which speaks of neither person alone but of what comes about when you are together.',
    'Two people make something that neither of them is, and the composite chart of {name1} and {name2} describes that third thing.',
    'How the two of you get on is one question, {name1} and {name2}; what you are as a pair is another, and the composite chart answers it.',
    'A chart can be drawn midway between those of {name1} and {name2}, and it tells what the two of you are when you are together.',
    'A pair has a character of its own, and that of {name1} and {name2} is read from the chart halfway between theirs.',
    'What follows is about the pair of you, {name1} and {name2}: the chart lies midway between yours and shows what you are in each other’s company.',
    'Somewhere between {name1}’s chart and {name2}’s there is the chart of the two of you, with a character that neither brought alone.',
    'Other people may have noticed it, {name1} and {name2}: together you are a little different than apart, and the composite chart says how.',
    'The composite chart of {name1} and {name2} stands midway between your births, and what it describes happens only while both of you are there.',
    'This chart belongs to {name1} and {name2} in equal parts, because it is drawn halfway between your births, and neither of you could have it alone.',
    'Something comes about between {name1} and {name2} that can’t be read from either birth, so astrologers draw a chart for it, halfway between the two.',
    'Three charts belong to you, {name1} and {name2}: one each, and a third that lies between them and tells what you do as one.',
    'How {name1} is and how {name2} is can be read elsewhere; this is about the pair, whose chart lies in the middle.',
    'Where {name1} and {name2} meet, a third character comes in, which is neither of you and has a chart of its own, halfway between yours.',
  ],
  leading: leadingTheBondByHouse,
  leadingBySign: leadingTheBondBySign,
  lines: linesOfTheBond,
  withoutHouses: withoutHousesOfTheBond,
  sun,
  moon,
  ascendant,
  placed: placedInTheBond,
  at,
  sunOnAngle,
  onAngle,
  ways: waysOfTheBond,
  crowded: crowdedInTheBond,
  crowdedIn: mannerOfCrowdsInTheBond,
  leadingCrowd: leadingCrowdOfTheBond,
  leadingSignCrowd: leadingSignCrowdOfTheBond,
  signCrowd: signCrowdsInTheBond,
  leadingOnAngle: leadingOnAngleOfTheBond,
  figures: figuresOfTheBond,
  bothWays: bothWaysInTheBond,
  bothWaysOfApex: bothWaysOfApexes,
  ties: tiesOfTheBond,
  weighing: weighingOfTheBond,
  beside: besideInTheBond,
  evenSo: evenSoInTheBond,
  stances: stancesOfTheBond,
  frames: framesOfTheBond,
};
