import type { ContactCells, SynastryReadingCells } from '../../../../pair-catalogue.js';

type Rising = Readonly<Record<5 | 6 | 7 | 8 | 9, ContactCells[9][15]>>;

/** Jupiter to Pluto of {name1} with {name2}’s Ascendant. */
export const risingPassages: Rising = {
  5: {
    conjunction:
      '{name1}’s Jupiter sees more in {name2} than had seemed to be there, and it is pleasant to be seen that way. There is more laughter, and there are larger promises and new acquaintances. {name1} enjoys the role of patron or teacher and may play it too long. Such faith does the most good when {name2} decides how large a step to take.',
    harmonious:
      'Beginnings go well, since Jupiter smiles on the Ascendant. {name1} puts in a good word, knows somebody, sees the bright side, and {name2} comes forward with more trust. There is little envy in it. {name1} gains as well, since a belief looks better when somebody is seen to live by it.',
    tense:
      'At first {name1} may overestimate {name2}, or lecture, because Jupiter is at odds with the Ascendant, and {name2} either boasts or feels small. They like each other well enough to laugh about it later. What is needed is a compliment of the right size, on something actually done.',
  },
  6: {
    conjunction:
      '{name2} stands up straighter here, with Saturn on the Ascendant. There is a sense of being examined, and also of being taken more seriously than elsewhere. {name1} feels responsible for how {name2} does. The bond is good for work and heavy for play, and {name1} can lighten it by liking something that serves no purpose.',
    harmonious:
      'With {name1} behind a plan, people believe {name2}, because Saturn supports the Ascendant. {name1}’s reserve gives weight to {name2}’s manner, and softens a little in return. In front of others they back each other’s word. Trust comes slowly and stays.',
    tense:
      'In the first minutes of a meeting {name1} seems cold, as Saturn can to an Ascendant, and only means to be careful. {name2} tries to please or gives up trying, and neither understands the distance. Time is the remedy, together with deeds. If one word of praise comes before each correction, the coldness melts, little by little.',
  },
  7: {
    conjunction:
      'With {name1}’s Uranus on the Ascendant, {name2} may do what had only been thought of before: change a style, give up a habit, say something plainly. The influence is sudden and liberating, and not very restful. Some of the changes fit and are worth keeping, and the rest can go.',
    harmonious:
      'Uranus brings out something in the Ascendant: {name1} likes what is least conventional in {name2}, and it shows more for being liked. New people, new tools and new habits come into both lives in passing. No one is held.',
    tense:
      'Uranus jolts the Ascendant, and the two seldom find each other prepared. {name1} changes the arrangement, {name2} had prepared for the old one, and both are irritated and a little amused. It goes well when they settle how long they will meet, and leave open what they do.',
  },
  8: {
    conjunction:
      '{name1} sees something in {name2} that others don’t, with Neptune on the Ascendant: somebody to admire, perhaps, or to save. {name2} can feel wonderfully understood that way, or not seen at all. Making something together gives so much imagination a good home. The rest of the time both may be ordinary.',
    harmonious:
      'With {name1}’s Neptune gentle with {name2}’s Ascendant, there is no need to keep up a manner that was only protection. {name1} reads between the lines and is gentle with what is there, and {name2} is more graceful for it. It works best when neither makes anything of it.',
    tense:
      '{name1}’s Neptune can’t quite make out {name2}’s Ascendant. {name1} isn’t sure what is expected, {name2} isn’t sure of having been heard, and each fills in the blank from imagination. Saying things twice feels silly and prevents a good deal.',
  },
  9: {
    conjunction:
      '{name1}’s Pluto is on {name2}’s Ascendant, and looks through what others take for the whole person. That can fascinate, and it can frighten, and with time {name2} may come across a little differently. {name1} may have more influence than either of them wished for, and it is wise to ask before using it.',
    harmonious:
      'With Pluto to support the Ascendant, {name2} shows more resolve and is noticed by people who used to look elsewhere. {name1}, in turn, can come out of hiding a little.',
    tense:
      '{name1} would like to get behind the front that {name2} shows, Pluto against the Ascendant, and the harder the push, the more the front closes. It may be a staring contest before a word is spoken. {name1} gets further by waiting until {name2} speaks.',
  },
};

/** A planet of {name1} on {name2}’s Descendant. */
export const descendantLines: SynastryReadingCells['descendant']['lines'] = {
  0: '{name1}’s Sun is close to {name2}’s Descendant, where a chart looks for its counterpart, so {name2} follows {name1} more easily than other people.',
  1: '{name1}’s Moon is close to {name2}’s Descendant, and {name2} turns to {name1} for the comfort that people want from somebody close.',
  2: '{name1}’s Mercury is close to {name2}’s Descendant, so {name1} is the one {name2} most wants to talk things over with.',
  3: '{name1}’s Venus is close to {name2}’s Descendant, and {name2} finds in {name1} somebody easy to like and pleasant to have near.',
  4: '{name1}’s Mars is close to {name2}’s Descendant, and {name2} meets in {name1} someone to be matched with, as ally or as opponent.',
  5: '{name1}’s Jupiter is close to {name2}’s Descendant, so {name2} has somebody near who thinks well of what two people can do.',
  6: '{name1}’s Saturn is close to {name2}’s Descendant, and whatever {name2} agrees on with {name1} is meant to hold.',
  7: '{name1}’s Uranus is close to {name2}’s Descendant, and {name1} is not the counterpart that {name2} would have expected.',
  8: '{name1}’s Neptune is close to {name2}’s Descendant, so {name2} sees an ideal in {name1}, and perhaps too little of the actual person.',
  9: '{name1}’s Pluto is close to {name2}’s Descendant, and partnership with {name1} goes deeper than {name2} had planned.',
};

export const descendantPassages: SynastryReadingCells['descendant']['passages'] = {
  0: 'Tradition counts {name1}’s Sun on {name2}’s Descendant among the strongest ties there are[, in marriage above all]. {name2} follows {name1}’s lead more willingly than other people’s, and doesn’t hesitate to contradict it. Being taken so seriously makes people more careful with promises. They measure themselves by each other, in small things as well, and do best side by side, at a shared task. Not everything has to be decided together.',
  1: '{name1}’s Moon on the Descendant disarms {name2} as few other things do. Each wants to see the other well, and a low mood of {name2}’s is often noticed here first. They need no ceremony with each other, and no occasion either. {name1} should not have to do the feeling for them both.',
  2: 'Decisions wait until {name1} has been asked, because {name1}’s Mercury, on the Descendant, is for {name2} the other half of the conversation, a critic, a go-between, somebody to call at odd hours. They make good partners whenever something has to be settled with other people. If the talk stops, both feel that the bond has too, so it is worth keeping up even when there is little to say.',
  3: 'With {name1}’s Venus on {name2}’s Descendant, courtesy comes naturally, and with it some charm. Being liked like that makes it easy to be generous, and {name1} enjoys being the welcome guest. Any partnership prospers this way. When {name2} gives in too soon for the sake of peace, there is no need to accept it.',
  4: 'With {name1}’s Mars on {name2}’s Descendant, the two meet as equals, for a game or for a fight. A challenge is taken up at once, and Mars finds a partner who pushes back. Side by side against somebody else they are formidable. Between themselves they need a way to make up that doesn’t wait for an apology.',
  5: 'With {name1}’s Jupiter on the Descendant {name2} becomes more hopeful about people, and perhaps better connected. Their agreements are generous on both sides. They expect good things of each other, and often get them. {name1} likes giving advice, and it is mostly welcome. Now and then {name2} should decide without asking.',
  6: 'With {name1}’s Saturn on the Descendant, obligation comes in early, with a task perhaps, or a promise. Over that task {name2} may feel watched, while {name1} feels bound and can seem distant. What they agree on holds. Doing their duty is one of the ways they show fondness, and both should get some time off from it.',
  7: 'With {name1}’s Uranus on the Descendant, as a counterpart, nothing follows the pattern. {name2} wakes up in such company and learns not to count on a fixed hour. The bond may start and stop more than once. Friendship is the form that lasts best, whatever else they call it.',
  8: 'Where {name1}’s Neptune stands on {name2}’s Descendant, there is much tenderness and some illusion. One of them hopes to be rescued, or would like to rescue, and neither says what would spoil the picture. Art, faith or caring for somebody can give the bond solid ground. Plain questions about plain matters keep both from living on a wish.',
  9: '{name1}’s Pluto on the Descendant shows {name2} hidden sides of partnership: dependence, loyalty, jealousy perhaps, and a strength not suspected before. Both come out of this changed. Neither is ever bored, and neither can stay on the surface. Power that they name and share openly does no harm, and it can do much good.',
};
