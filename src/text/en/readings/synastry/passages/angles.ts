import type { ContactCells, SynastryReadingCells } from '../../../../pair-catalogue.js';

type Rising = Readonly<Record<5 | 6 | 7 | 8 | 9, ContactCells[9][15]>>;

/** Jupiter to Pluto of {name1} with {name2}’s Ascendant. */
export const risingPassages: Rising = {
  5: {
    conjunction:
      '{name1}’s Jupiter sees more in {name2} than had seemed to be there, and it is pleasant to be looked at so. It leads to more laughter, larger promises and new acquaintances. {name1} enjoys the part of patron or teacher and may play it too long. It does most good when {name2} decides how large the step is to be.',
    harmonious:
      'Beginnings go well, since Jupiter smiles on the Ascendant. {name1} puts in a good word, knows somebody, sees the bright side, and {name2} comes forward with more trust. There is little envy in it. {name1} gains as well, since a conviction looks better when somebody is seen to live by it.',
    tense:
      'At first {name1} may overestimate {name2}, or lecture, for Jupiter is at odds with the Ascendant, and {name2} either boasts or feels small. Both like each other well enough to laugh about it later. A compliment of the right size, on something that was actually done, is what is wanted.',
  },
  6: {
    conjunction:
      '{name2} stands up straighter here, with Saturn on the Ascendant. There is a sense of being examined, and also of being taken more seriously than elsewhere. {name1} feels responsible for how {name2} does. The bond is good for work and heavy for play, and {name1} can lighten it by approving of something that serves no purpose.',
    harmonious:
      'With {name1} behind a matter, {name2} is believed, for Saturn supports the Ascendant. {name1}’s reserve gives weight to {name2}’s manner, and is easier to approach than elsewhere. Before others they back each other’s word. Trust comes slowly and is not withdrawn.',
    tense:
      'In the first minutes of a meeting {name1} seems cold, as Saturn can to an Ascendant, and only means to be careful. {name2} tries to please or gives up trying, and neither understands the distance. Time is the remedy, together with deeds. If one word of praise comes before each correction, the coldness goes, little by little.',
  },
  7: {
    conjunction:
      'With {name1}’s Uranus on the Ascendant, {name2} may do what had only been thought of before: change a style, give up a habit, say a thing plainly. The influence is sudden and liberating, and not very restful. Some of the new things fit and are worth keeping, and the rest may go by.',
    harmonious:
      'Uranus brings out something in the Ascendant: {name1} likes what is least conventional in {name2}, and it shows more for being liked. New people, new tools and new habits come into both lives in passing. No one is held.',
    tense:
      'Uranus jolts the Ascendant, and they are seldom prepared for each other. {name1} changes the arrangement, {name2} had prepared for the old one, and both are irritated and a little amused. It goes well when they fix how long they will meet, and leave open what they do.',
  },
  8: {
    conjunction:
      '{name1} sees something in {name2} that others don’t, with Neptune on the Ascendant: somebody to admire, perhaps, or to save. {name2} can feel wonderfully understood by that, or not seen at all. Making something together gives so much fancy a good home. Elsewhere both may be ordinary.',
    harmonious:
      'With {name1}’s Neptune gentle with {name2}’s Ascendant, a manner that was only protection can be dropped. {name1} reads between the lines and is gentle with what is there, and {name2} is more graceful for it. It works best when nobody makes anything of it.',
    tense:
      '{name1}’s Neptune can’t quite make out {name2}’s Ascendant. {name1} isn’t sure what is wanted, {name2} isn’t sure of having been heard, and each fills in the blank from imagination. Saying things twice feels foolish and prevents a good deal.',
  },
  9: {
    conjunction:
      '{name1}’s Pluto is on {name2}’s Ascendant, and looks through what others take for the whole person. It can fascinate, and it can frighten, and with time {name2} may come across a little differently. There is more influence in it than either may have wished for, and it is well to ask before using it.',
    harmonious:
      'With Pluto to support the Ascendant, {name2} shows more resolve and is noticed by people who used to look elsewhere. {name1}, in turn, can come out of hiding a little.',
    tense:
      '{name1} would like to get behind the front that {name2} shows, Pluto against the Ascendant, and the harder the push, the more the front closes. It may be a contest of looks before a word is spoken. {name1} gets further by waiting until {name2} speaks.',
  },
};

/** A planet of {name1} on {name2}’s Descendant. */
export const descendantLines: SynastryReadingCells['descendant']['lines'] = {
  0: '{name1}’s Sun is close to {name2}’s Descendant, where a chart looks for its counterpart, so {name2} is readier to follow {name1} than other people.',
  1: '{name1}’s Moon is close to {name2}’s Descendant, and {name2} turns to {name1} for the comfort that is expected of somebody close.',
  2: '{name1}’s Mercury is close to {name2}’s Descendant, so {name1} is the one with whom {name2} most wants to talk things over.',
  3: '{name1}’s Venus is close to {name2}’s Descendant, and {name2} finds in {name1} somebody who is easily liked and pleasant to have near.',
  4: '{name1}’s Mars is close to {name2}’s Descendant, and {name2} meets in {name1} someone to be matched with, as ally or as opponent.',
  5: '{name1}’s Jupiter is close to {name2}’s Descendant, so {name2} has somebody near who thinks well of what two people can do.',
  6: '{name1}’s Saturn is close to {name2}’s Descendant, and whatever {name2} agrees on with {name1} is meant to hold.',
  7: '{name1}’s Uranus is close to {name2}’s Descendant, and {name1} is not the counterpart that {name2} would have expected.',
  8: '{name1}’s Neptune is close to {name2}’s Descendant, so {name2} sees an ideal in {name1}, and perhaps too little of the actual person.',
  9: '{name1}’s Pluto is close to {name2}’s Descendant, and partnership with {name1} goes deeper for {name2} than was planned.',
};

export const descendantPassages: SynastryReadingCells['descendant']['passages'] = {
  0: 'Tradition counts {name1}’s Sun on {name2}’s Descendant among the strongest ties there are[, in marriage above all]. {name2} follows {name1}’s lead more gladly than other people’s, and doesn’t hesitate to contradict it. To be taken so seriously makes one more careful of what one promises. They measure themselves by each other, in small things as well, and do best side by side, before a common task. Not everything has to be decided by two.',
  1: '{name1}’s Moon on the Descendant disarms {name2} as few other things do. Each wants to see the other well, and a low mood of {name2}’s is often noticed here first. They need no ceremony with each other, and no occasion either. {name1} should not have to do the feeling for both.',
  2: 'Decisions wait until {name1} has been asked, because {name1}’s Mercury, on the Descendant, is for {name2} the other half of the conversation, a critic, a go-between, somebody to call at odd hours. They make good partners wherever something has to be settled with other people. If talk stops, both feel that the bond has, so it is worth keeping up when there is little to say.',
  3: 'With {name1}’s Venus on {name2}’s Descendant, courtesy comes of itself and with it some charm. To be liked in such a way makes it easy to be generous, and {name1} enjoys the part of the welcome guest. Any partnership prospers this way. Where {name2} gives in too soon for the sake of peace, it need not be accepted.',
  4: 'Mars on the Descendant, {name1}’s on {name2}’s, has the two meet as equals, for a game or for a fight. A challenge is taken up at once, and Mars finds a partner who pushes back. Together against a third party they are formidable. Between themselves they need a way to make up that doesn’t wait for an apology.',
  5: 'With {name1}’s Jupiter on the Descendant {name2} becomes more hopeful about people, and perhaps better connected. Agreements turn out generously on both sides. They expect good things of each other, and often get them. {name1} likes giving advice, and it is mostly welcome. Now and then {name2} should decide without having asked.',
  6: 'With {name1}’s Saturn on the Descendant, obligation comes in early, with a task perhaps, or a promise. Over that task {name2} may feel watched, while {name1} feels bound and can seem distant. What they agree on holds. Duty is one of the forms that fondness takes here, and both should be excused from it sometimes.',
  7: 'With {name1}’s Uranus on the Descendant, as a counterpart, nothing follows the pattern. {name2} wakes up in such company and learns not to count on a fixed hour. It may start and stop more than once. Friendship is the form of it that lasts best, whatever else it is called.',
  8: 'Where {name1}’s Neptune stands on {name2}’s Descendant, there is much tenderness and some illusion. One of them hopes to be rescued, or would like to rescue, and neither says what would spoil the picture. Art, faith or care for somebody weak can be the true ground of it. Plain questions about plain matters keep both from living on a wish.',
  9: '{name1}’s Pluto on the Descendant shows {name2} hidden sides of partnership: dependence, loyalty, jealousy perhaps, and a strength not suspected before. Both come out of this changed. Neither is ever bored, and neither can stay on the surface. Power that is named and shared openly does no harm, and it can do much good.',
};
