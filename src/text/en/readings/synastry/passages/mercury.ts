import type { ContactCells } from '../../../../pair-catalogue.js';

/** The Mercury of {name1} with a body of {name2}’s. */
export const mercuryPassages: ContactCells[2] = {
  2: {
    conjunction:
      'With Mercury beside Mercury, they finish each other’s sentences, laugh before the end of the story and could talk all night. Learning, planning and writing go quickly between them. Because both think alike, both can be wrong alike, and a mistake goes unnoticed until somebody else looks.',
    harmonious:
      'Mercury agrees with Mercury here: the two minds are different enough to be interesting and alike enough to be quick. {name1} and {name2} are seldom at a loss for a subject, and errands, contracts and travel are easily arranged. With such an understanding they can discuss harder subjects too.',
    tense:
      'Mercury works by a different method in each of the two, and when they plan something, what one of them says is not quite what the other hears. {way1} {way2} Nothing important should depend on a hint between them. An agreement holds when each has said it back in other words. Put together, two such ways of thinking overlook very little.',
  },
  3: {
    conjunction:
      'They talk with pleasure, because Mercury meets Venus. {name1} becomes more charming in speaking to {name2}, who is flattered by so much attention. Letters, songs and small talk are what they give each other. A misunderstanding over a message is soon cleared up. At dinner, what is hard to say gets left out, because it would spoil so pleasant a tone.',
    harmonious:
      'Between {name1}’s Mercury and {name2}’s Venus tact comes naturally. {name1} can say to {name2} what would offend coming from anyone else, and says it better for being heard so kindly. They are good hosts, and pleasant company for each other on a trip. Serious subjects come up less often, and are welcome when they do.',
    tense:
      'With Mercury against Venus, {name1} makes fun of something that {name2} loves, or gets a polite answer where a plain one was wanted. It is a small friction and a frequent one, and seldom lasts the evening. Most of it goes away when {name1} asks about something before joking about it, and {name2} says at once which joke went too far.',
  },
  4: {
    conjunction:
      'The talk between them is fast and has an edge, with Mercury and Mars together. No sooner has {name1} said something than {name2} is doing it, or disputing it. For a debate, or for anything that has to be done quickly, there is nothing better. When tired, they snap at each other. Whatever could wait until the next day nearly always should.',
    harmonious:
      'Mercury and Mars get on here, so thought and deed are quickly joined. {name1} sees how it could be done, and {name2} has the nerve to try, which makes both speak more plainly. They can disagree at full speed about how to do something and remain friends. Slower people may feel run over by so much efficiency.',
    tense:
      'Between {name1}’s Mercury and {name2}’s Mars, words become weapons more easily than either would wish. {name1} picks at a word, {name2} is hurt and strikes back, and soon the subject is how something was said. Underneath, each respects the other’s sharpness. They argue best about things outside themselves, with a time set for stopping, and with the last word left unsaid.',
  },
  5: {
    conjunction:
      'Where {name2}’s Jupiter joins {name1}’s Mercury, every conversation turns into a plan or a philosophy. {name1} begins to think on a larger scale, and {name2} is given examples and figures. They learn, teach and travel well together. Both may overlook a detail, because the large view is more fun.',
    harmonious:
      'They think well of each other’s judgment, because Jupiter widens what Mercury notices, and that makes both cleverer. {name1} learns to trust the larger view; {name2} learns that a plan has steps. They pass good news on at once. It all helps with studying, and with any plan that needs both an aim and a schedule.',
    tense:
      'With Mercury against Jupiter, {name1} is at the details while {name2} is at the principle. One looks petty and the other vague, and a discussion of a bill can become one of principles. Between them they have the whole truth. It helps to get the figures first, and to talk about what they mean afterward.',
  },
  6: {
    conjunction:
      'When something has to be decided, conversation is serious business with Saturn on Mercury, and words count. {name2} asks whether an idea has been thought through to the end, which makes {name1} more exact. Contracts, study and difficult subjects are in good hands. A joke takes a little courage here, and is welcome.',
    harmonious:
      '{name1} has the thought and {name2} the structure, since Mercury and Saturn are in accord, and what they plan gets done in order. {name2} is a patient critic, and {name1} keeps old ways from being repeated forever. What they have agreed on in so many words holds.',
    tense:
      '{name1} has hardly voiced an idea when there is doubt in {name2}’s face, since Saturn is strict with Mercury. So ideas stay unspoken, or go to others. The doubt may only be caution, or tiredness of loose talk. When {name2} lets a rough idea pass without judging it, more and better ones follow; and it helps if {name1} brings proof along.',
  },
  7: {
    conjunction:
      'Ideas jump between {name1}’s Mercury and {name2}’s Uranus. Each says what the other had not expected, and a problem that was stuck gets a new solution. They invent, digress and change the subject without warning. It is no way to draw up a schedule, which is better left to a calmer hour.',
    harmonious:
      'They are never bored with each other, thanks to Mercury and Uranus. {name2} has the sudden ideas and {name1} has the words for them; anything new, in things or people, interests both. Each leaves the other free to change an opinion. Much of what they think of is never tried, though the talk was worth having.',
    tense:
      'No sooner has {name1} explained a thing than {name2} turns it upside down, with Uranus against Mercury. It can be brilliant, and it can be maddening, especially when a decision is needed. It helps to say beforehand whether they are playing with ideas or settling something.',
  },
  8: {
    conjunction:
      'Between {name1}’s Mercury and {name2}’s Neptune an unfinished sentence is often enough. Stories and images are where they meet. Each picks up a mood from a word or two, and a whole evening can pass in inventing things. Facts blur in the process, so times, sums and addresses are best repeated.',
    harmonious:
      '{name1}’s Mercury grows gentler with {name2}’s Neptune, and {name2} learns to say clearly what was only felt. They share a sense of what people mean beneath what they say. Poetry, film or prayer may be part of it, or only a private humor.',
    tense:
      'With Mercury and Neptune at odds, they misunderstand each other over something arranged in passing, and neither notices. {name1} was exact and {name2} heard a mood; a hint was dropped and taken literally. Later both are sure of what was said, and neither of them is lying. Imagination is at work where a plain note would do, and for appointments and money they had better use one.',
  },
  9: {
    conjunction:
      'Where Pluto meets Mercury, a “why” is seldom harmless. {name2} wants to know the motive behind the statement, and {name1} learns to say more than was intended, or to guard it better. Anything that has to be found out is in good hands here. In daily life they should let a subject rest before it has been exhausted.',
    harmonious:
      'With Mercury and Pluto on good terms, they can talk about what other people avoid: death, money, fear. {name2} has seen into things, and {name1} asks about them without being shocked. A secret is safe on both sides. An evening of pure nonsense does them good in between.',
    tense:
      'With {name1}’s Mercury against {name2}’s Pluto, a difference of opinion turns into a contest over who is right about everything. Pluto repeats and presses, Mercury evades or cuts with a clever word, and neither gives in. Yet each has something true to tell. If they can agree to differ, both have often moved a little by the next time.',
  },
  15: {
    conjunction:
      '{name1} notices everything about {name2}, with Mercury on the Ascendant, and likes to comment on it. The two are soon in conversation wherever they meet, and both discover more to say than usual. Such attention draws out a shy person and amuses a lively one. If {name2} would rather not be talked about, a look should be enough.',
    harmonious:
      'With Mercury and the Ascendant in accord, {name1} helps {name2} find the right words: asking directions, calling a stranger and writing a formal letter are easier for {name2} when {name1} has a hand in them. They strike the right tone with each other and are seldom at a loss.',
    tense:
      '{name1}’s Mercury goes by {name2}’s manner, the Ascendant, and takes it for more certainty, or more carelessness, than there is. Being misjudged like this annoys {name2}, though not for long. A question in place of a guess clears it up.',
  },
};
