import type { SynastryReadingCells } from '../../reading-catalogue.js';
import { temperBetween } from './openings.js';
import { lines } from './synastry-lines.js';

const opening: SynastryReadingCells['opening'] = {
  slight: [
    'By the usual count the charts of {name1} and {name2} have little to do with each other. It says nothing about how the two get on, only that they are left free to decide it. What contact there is stands out the more.',
    'Between {name1} and {name2} there are few of the contacts that throw people together, so what joins them is their own doing more than the planets’. The strongest of what is there comes first.',
    'Where other people are thrown together, {name1} and {name2} have to want it. The great contacts are few, and others have to carry the acquaintance, these before all.',
  ],
  some: [
    'There is some business between the charts of {name1} and {name2}: enough for them to notice each other, not so much that either would be at a loss alone. Most of it comes from what is told first.',
    'In several places the charts of {name1} and {name2} meet, and in many they leave each other alone. A tie of this strength becomes what the two make of it, and this is what they have to work with.',
    '{name1} and {name2} affect each other in a moderate measure, as far as the two charts show. A few contacts do most of the work, and they deserve to be known.',
  ],
  much: [
    'The charts of {name1} and {name2} have a great deal to do with each other, more than those of most people who meet. Whether that is restful is another question. It begins with the contacts that count most.',
    'Between {name1} and {name2} the ties are many and strong. People with such charts tend to matter to each other, in affection or in argument, and these are the main reasons.',
    '{name1} and {name2} leave a mark on each other. So much of the one chart falls on tender places of the other that neither is likely to stay a stranger, and some of it weighs more than the rest.',
  ],
  great: [
    'It is rare for two charts to be as closely bound as those of {name1} and {name2}. They can be a joy and a trial to each other, often both at once; indifference is hardly possible. At the head of it all stands this.',
    'Where it matters most, {name1}’s chart and {name2}’s answer each other at nearly every point. The count says how much there is between two people, not how easy it is, and here there is very much. The strongest comes first.',
    'Put side by side, the charts of {name1} and {name2} look like two parts of one story. So many contacts are uncommon, and they are not all of one kind: some draw, some grate, and some hold. First the foremost.',
  ],
};

const suns: SynastryReadingCells['suns'] = {
  fire: {
    fire: 'Two Suns of fire, and neither needs to be talked into anything. {name1} and {name2} believe in a thing first and look into it afterward, and each finds the other’s confidence restful. Enterprise comes easily. So does rivalry, for both are used to leading. They do best with a purpose that is larger than either.',
    earth:
      '{name1}’s Sun is of fire and {name2}’s of earth, so one starts from what could be and the other from what there is. To {name1} the questions sound like doubt, while {name2} means them as interest. A plan on which both have agreed has courage in it, and it has been thought through to the end.',
    air: '{name2}’s Sun of air gives {name1}’s Sun of fire a constant supply of ideas, and one of them is under way before anybody has sat down. They cheer each other on and are good company for others. What can run short is patience, since {name2} likes to go on talking and {name1} would like to be gone.',
    water:
      'A Sun of fire meets a Sun of water here. {name1} shows what is felt; {name2} feels what is shown, and a good deal more. {name2} gives depth to {name1}’s courage and takes some of that courage in return. Tone is the sore point, for {name2} remembers words that {name1} has long forgotten.',
  },
  earth: {
    fire: 'What {name1} does with a Sun of earth is done step by step, and {name2}’s Sun of fire likes to arrive. Each is privately impressed: {name2} by so much staying power, {name1} by the nerve to begin without a guarantee. Friction comes over pace and risk. It eases when {name2} starts things and {name1} says how far the means go.',
    earth:
      'Both Suns stand in earth, and much goes without saying: {name1} and {name2} expect a word to be kept and a thing to be finished, and trust grows out of that. Something solid can be made here. Change is harder, because neither likes to be the one who disturbs what works, and they gain by an occasional push from outside.',
    air: '{name1}’s Sun of earth wants to know what is to be done, and {name2}’s Sun of air how the matter is to be thought about. Seen from across that gap {name2} floats and {name1} plods. As a division of labor it works well: {name2} lays out the choices, and {name1} makes something of the one they settle on.',
    water:
      'A Sun of earth and a Sun of water settle in together without much talk. {name1} gives form and limits to what {name2} feels, and {name2} brings feeling to what {name1} only meant to be useful. Both hold on to what they have. Worry can go back and forth between them, and a cheerful third person is then a blessing.',
  },
  air: {
    fire: 'No idea stays an idea for long when a Sun of air meets a Sun of fire. {name1} thinks of it, {name2} wants to see it done, and both are livelier than before. {name1} keeps the view wide where {name2} would take the first way out. They tire others sooner than each other, and rest has to be arranged.',
    earth:
      'With {name1}’s Sun in air and {name2}’s in earth, one deals in possibilities and the other in facts. {name2} may ask too early what a thing is good for; {name1} may leave the answer open too long. Regard comes by results: once a thought of {name1}’s has been put to use, both can see what it was worth.',
    air: 'Talk is the ground on which {name1} and {name2} meet, for both Suns are of air. They can disagree without offense and change sides without shame, and no subject is ever quite finished. What neither brings by nature is weight. Feelings get discussed where they might be felt, and a decision may wait for one more good argument.',
    water:
      '{name1}’s Sun of air steps back from a thing in order to see it, and {name2}’s Sun of water goes in. So the same event leaves the one with a view and the other with a mood. {name1} can find words for what troubles {name2}, who knows what the words leave out. Both kinds of knowledge are wanted here.',
  },
  water: {
    fire: 'In {name1} a Sun of water takes things in, and in {name2} a Sun of fire sends them out. {name1} senses where all that heat is going and what it will cost; {name2} can get {name1} out of a low mood by sheer momentum. It goes wrong when {name2} calls depth sulking, or {name1} takes candor for cruelty.',
    earth:
      '{name2}, with a Sun of earth, is someone in whose company {name1}’s Sun of water can come to rest. Feelings that had no edges find some, and what {name2} does day by day gains a meaning. Neither makes much noise about it. So well do they do by themselves that the world outside may be left to others.',
    air: '{name1}’s Sun of water knows a thing before there are words for it, and {name2}’s Sun of air knows it once the words have been found. At its best this is a fine exchange, in which {name2} names and {name1} deepens. At other times {name2} explains what {name1} wanted understood, and there the quieter answer would be the better one.',
    water:
      'Both Suns are of water, and {name1} and {name2} follow each other’s moods as other people follow a conversation. Little has to be explained. Loyalty goes deep and so does offense, for each remembers, and neither likes to speak first. What helps them most is that they seldom stop caring, even while they are not on speaking terms.',
  },
};

const moons: SynastryReadingCells['moons'] = {
  fire: {
    fire: 'The Moons are both of fire, so {name1} and {name2} feel quickly and let it be seen. Quarrels flare and are over, and cheering each other up is what they do best. Hurts that want patience get too little of it. Something to look forward to keeps the two in good heart.',
    earth:
      'When {name1} is upset, a Moon of fire wants to move; when {name2} is, a Moon of earth wants everything to stay where it is. Comfort misses its mark when each offers the kind that would help the giver. {name1} enlivens what has become routine, and {name2} calms what has boiled over; which is needed has to be asked.',
    air: '{name1}’s Moon of fire and {name2}’s Moon of air raise each other’s spirits. A low mood meets with an answer or a joke, and is soon past. They are at their most comfortable in company, or on the way somewhere. The slower sort of sadness comes off badly: {name1} runs ahead of it, and {name2} explains it away.',
    water:
      'Feelings come out in {name1}, whose Moon is of fire, and go down in {name2}, whose Moon is of water. An outburst that relieves the one may stay in the other for days. Yet {name1} draws {name2} out as few people can, and is looked after in return, closely and without having to ask.',
  },
  earth: {
    fire: '{name1}’s Moon of earth is soothed by quiet, and {name2}’s Moon of fire by something happening. One calls for a pause where the other calls for an outing. They can be very good for each other in measure, for {name1} learns to laugh at trouble earlier, and {name2} has somewhere to come back to where nothing has been moved.',
    earth:
      'Both Moons are of earth, and {name1} and {name2} look after each other in practical ways: a meal, a repair, a task taken over without remark. They make each other feel safe. Words of affection are rarer than acts, and one of them may go without for a long time before it occurs to either that words were missing.',
    air: 'Comfort, for {name1}’s Moon of earth, is something that can be held, and for {name2}’s Moon of air something that can be said. A hand on the shoulder and a good conversation are both on offer, and the wrong one tends to come first. In steady times {name2} brings variety, and {name1} sees to it that nothing is missing.',
    water:
      'A Moon of earth beside a Moon of water is among the kindest of combinations. {name1} is calm where {name2} is moved, and {name2} is tender where {name1} is merely dependable; each relies on it. They nest easily. When {name2} is in deep distress, {name1} would like to repair it, and does more by staying than by repairing.',
  },
  air: {
    fire: '{name1}’s Moon of air likes to talk a feeling over, and {name2}’s Moon of fire likes to act on it. They keep each other from brooding, with wit on the one side and high spirits on the other. Neither pays much heed to tiredness. A quiet day comes to them by accident, and does them good.',
    earth:
      'News is what {name1}’s Moon of air needs, and {name2}’s Moon of earth needs peace, so they recover from a hard day in different ways. Neither way is cold. {name2} may find it hard that {name1} can speak so lightly of a hurt; {name1} waits for a word from {name2}, who has answered by doing something useful.',
    air: 'With both Moons in air, {name1} and {name2} feel close when they have talked, and a misunderstanding disturbs them more than an open quarrel would. They allow each other room and are rarely clinging. The body and its plain needs can be forgotten, as can a grief that has no words yet, and it may take someone else to notice.',
    water:
      '{name2}’s Moon of water wants to be felt with, and {name1}’s Moon of air wants to understand. Asked what is the matter, {name2} may not know; told that it is nothing, {name1} may believe it. They can teach each other much, since {name1} keeps a feeling from flooding everything, and {name2} keeps a thought from drying out.',
  },
  water: {
    fire: '{name1}’s Moon of water lingers over what {name2}’s Moon of fire has already forgiven. To {name2} the past is over, and to {name1} it is still in the room. There is warmth in plenty on both sides. It is best received when {name2} asks twice and {name1} answers the first time.',
    earth:
      '{name2}’s Moon of earth stays where it is when {name1}’s Moon of water rises, and that is the comfort in it. {name1} feels held, and gives back a tenderness that {name2} would hardly have asked for. In time the two may leave feeling wholly to {name1} and coping wholly to {name2}, though each could do some of both.',
    air: 'What {name1}, with a Moon of water, takes in silently, {name2}, with a Moon of air, would like to hear about. The one can feel pressed by questions, and the other shut out by silence. They come nearer by small amounts. {name2} brings lightness to {name1}’s heavy days, and learns there what a feeling is like from inside.',
    water:
      'Moods pass between {name1} and {name2} without a word being said, because the Moons are both of water. To be known so well is a deep comfort. It has its price: when one is sad there are two who are sad, and nobody is left on the bank to throw a rope. Each needs a friend of a drier kind.',
  },
};

const crowded: SynastryReadingCells['crowded'] = {
  1: 'In {name2}’s first house {name1} has {planets}, and is not easily overlooked there. {name2} becomes more visible, and hears a good deal about how things look from outside. Where that is welcome it gives confidence; elsewhere it can feel like being managed.',
  2: '{name1} brings {planets} into {name2}’s second house, so the acquaintance touches what {name2} owns, earns and feels worth. Talents of {name2}’s that lay idle may find a use. Where favors are exchanged, both do well to say what they expect.',
  3: 'With {planets} of {name1}’s chart in the third house of {name2}’s, there is much coming and going between them, many messages and a good deal of banter. {name2} thinks aloud in this company. Since so much is said in passing, weighty things have to be marked as such.',
  4: '{name1}’s presence is felt at {name2}’s roots, where {planets} fall into the fourth house. {name2} shows {name1} what most visitors never see, the family past included, and can be comforted and shaken by so much nearness. What it means is settled in private.',
  5: '{name2}’s fifth house receives {planets} from {name1}, and play comes into the acquaintance: what {name2} makes, performs or delights in is encouraged, with romance or without. {name2} dares more before such an audience, and misses it when duties have taken its place.',
  6: 'Everyday matters are where {name1} counts for {name2}, as {planets} fall into the sixth house. They can work in one room, know each other’s habits and improve them, sometimes unasked. Help is the form that regard takes here, and it likes to be thanked.',
  7: '{name1} has {planets} in {name2}’s seventh house, so {name2} sees a counterpart here, someone to agree with or to contend with. It is one of the plainest signs that two people become partners, of whatever kind. {name2} may leave to {name1} what {name2} could do alone.',
  8: 'Through {planets}, {name1} enters {name2}’s eighth house, the part of life where things are shared, owed and kept from view. {name2} is changed by what comes up there. Trust is a serious matter between them, and neither forgets what was confided.',
  9: '{name2} sees farther by way of {name1}, who has {planets} in {name2}’s ninth house. Journeys, studies and questions of belief are what they readily share. Each may take the other for a teacher, and be a little disappointed by a day on which there is nothing to learn.',
  10: '{name1} has {planets} at the top of {name2}’s chart, in the tenth house, and plays a part in what {name2} becomes in the world. Ambition rises in this company. {name2} is also concerned, more than with others, about how the two of them are seen.',
  11: 'Friendship and common hopes are what {name1} brings to {name2}, with {planets} in the eleventh house. They are at ease in a group, and {name2}’s plans no longer have to be carried alone. A more exclusive closeness, if they want it, has to be added on purpose.',
  12: 'What {name1} means to {name2} is hard for {name2} to say, because {planets} stand in the twelfth house. They touch what is kept out of sight: dreams, old fears, the need to withdraw. There is great sympathy in this and some guesswork, and both need time to themselves.',
};

const closing: SynastryReadingCells['closing'] = {
  slight: [
    'So much, or so little, lies between the two charts. A bond that lacks the great contacts has its own virtue, since nobody is compelled, in love or in anger. If {name1} and {name2} stay in each other’s lives, it is because they choose to, and choice is as good a foundation as any aspect. What they do together will shape this more than what they are.',
    'Where the great contacts are few, it is left to two people what they want of each other. {name1} and {name2} may have to make an effort where others are simply drawn, and what they have will rest on habit, interest and goodwill. In exchange they keep their judgment. They can see each other much as they are, which closer charts do not always allow.',
  ],
  some: [
    'Taken together, this is a tie with a few strong threads and plenty of slack. {name1} and {name2} will notice where they help each other and where they rub, and neither the help nor the friction decides everything. A good deal depends on how often they meet. What is tended in such a bond grows, and what is left alone fades without a quarrel.',
    '{name1} and {name2} have enough in common, and enough to differ over, to keep an acquaintance interesting. The contacts named first are the ones to reckon with; the difficult ones can be seen coming, once they are known. Between them lies much free ground. It takes its character from what the two do there.',
  ],
  much: [
    'Two charts with this much between them make two people who count for each other. What is easy here will be taken for granted, as ease always is, and what is hard will get most of the talk. {name1} and {name2} do well to turn that about from time to time and say aloud what works. As for the difficult part, people who have none of it between them may not have much else.',
    'A great deal passes between {name1} and {name2}, some of it sweet and some of it sharp. They are not likely to leave each other as they were. The same contact can be a quarrel at one time and a strength at another, because people learn. What lasts, in a bond of this sort, is mostly what both have had to work for.',
  ],
  great: [
    'With so many ties, {name1} and {name2} can hardly be a small matter to each other. Such closeness is a power, and it works in both directions: a kind word goes farther between them than elsewhere, and so does an unkind one. Each needs some life that is wholly separate, as a place to return from. Given that, there is little that these two could not do together.',
    'Few pairs of charts are so thoroughly interwoven. Whatever {name1} and {name2} are to each other, they are it with a good part of themselves, and they may feel at times that they never decided on it. They still decide what it becomes. The strongest contacts remain as they are; how the two use them, in patience and in candor, is open every time they meet.',
  ],
};

export const synastry: SynastryReadingCells = {
  title: '{name1} and {name2}: two charts side by side',
  chapters: {
    impressions: 'First impressions',
    hearts: 'Hearts',
    desire: 'Desire and quarrel',
    talk: 'Talk',
    daily: 'Daily life',
    gifts: 'What each brings the other',
    lasting: 'What lasts',
  },
  headings: {
    contacts: {
      0: '{name1}’s {a} conjunct {name2}’s {b}',
      1: '{name1}’s {a} opposite {name2}’s {b}',
      2: '{name1}’s {a} trine {name2}’s {b}',
      3: '{name1}’s {a} square {name2}’s {b}',
      4: '{name1}’s {a} sextile {name2}’s {b}',
    },
    overlay: '{name1}’s {a} in {house} of {name2}’s chart',
    crowded: '{name1} in {house} of {name2}’s chart',
    signs: 'The {a} of each: {sign1} and {sign2}',
  },
  to: 'To {name}:',
  toBoth: 'To {name1} and {name2} alike:',
  temper: temperBetween,
  opening,
  lines,
  suns,
  moons,
  crowded,
  bothWays: [
    'The same contact exists the other way around, which doubles its strength.',
    'This holds in the other direction as well, and is felt by both for that reason.',
    'Each chart does this to the other, so here is the second half of it.',
    'What was just said has a counterpart from the opposite side.',
    'It is a contact that goes both ways, and the return of it reads as follows.',
    'Turned around, the two charts repeat it, and neither is only giver or only receiver.',
  ],
  closing,
};
