import type { NatalReadingCells } from '../../reading-catalogue.js';

type Traits = NatalReadingCells['traits'];

/**
 * What a body does in a sign, after its name (“the Moon in Taurus …”).
 */
export const traits: Traits = {
  0: {
    0: {
      does: 'wants to be first at something and finds out by doing',
    },
    1: { does: 'builds slowly and likes to look at what it has built' },
    2: { does: 'lives by questions and by what comes next' },
    3: { does: 'looks after its own and remembers everything about them' },
    4: { does: 'shines where somebody is glad of it' },
    5: { does: 'finds its worth in doing a thing well' },
    6: { does: 'comes into its own in the company of another person' },
    7: { does: 'wants the truth of a matter and will dig for it' },
    8: { does: 'has to have something far off to aim at' },
    9: { does: 'climbs, and does not mind how long it takes' },
    10: { does: 'goes its own way on principle' },
    11: { does: 'feels where others reckon, and gives itself freely' },
  },
  1: {
    0: { does: 'feels at full speed and is over it as fast' },
    1: {
      does: 'wants the same few comforts day after day',
    },
    2: {
      does: 'has to talk a feeling over before it is quite real',
    },
    3: {
      does: 'holds on to the people it loves and feels every change in them',
    },
    4: { does: 'needs to be somebody’s favorite' },
    5: { does: 'calms itself by putting things in order' },
    6: { does: 'cannot rest while two people are at odds' },
    7: {
      does: 'feels with its whole strength and says little of it',
    },
    8: { does: 'feels best with something to look forward to' },
    9: { does: 'would rather cope than complain' },
    10: { does: 'likes its closeness with some air in it' },
    11: { does: 'takes in the mood of every room' },
  },
  2: {
    0: { does: 'thinks fast and says it first' },
    1: {
      does: 'thinks slowly and keeps what it has learned',
    },
    2: { does: 'wants to hear about everything' },
    3: { does: 'thinks with the memory and listens for the tone' },
    4: { does: 'likes to tell a story and to be listened to' },
    5: { does: 'sorts, checks and finds the mistake' },
    6: { does: 'looks at both sides and then at them again' },
    7: { does: 'listens for what is not being said' },
    8: {
      does: 'sees the large picture and says it straight out',
    },
    9: { does: 'thinks in plans and in steps' },
    10: { does: 'has the idea that nobody else present would have had' },
    11: { does: 'thinks in pictures and guesses well' },
  },
  3: {
    0: { does: 'likes at first sight and says so' },
    1: { does: 'loves what can be touched and kept' },
    2: { does: 'loves with words and has to be amused' },
    3: { does: 'loves by feeding and looking after' },
    4: { does: 'loves grandly and likes it to show' },
    5: { does: 'loves in small things, rightly done' },
    6: { does: 'looks for harmony, in people as in colors' },
    7: { does: 'loves all or nothing' },
    8: { does: 'loves best on the way to somewhere' },
    9: { does: 'loves with patience and keeps its word' },
    10: {
      does: 'loves as a friend does, and leaves people free',
    },
    11: {
      does: 'loves without conditions and forgives nearly everything',
    },
  },
  4: {
    0: { does: 'goes straight at whatever is in the way' },
    1: { does: 'moves only when it is ready, and then all the way' },
    2: { does: 'fights with words and works at several things at once' },
    3: {
      does: 'fights for its people, and goes around what it can’t go through',
    },
    4: { does: 'works hardest for what it can be proud of' },
    5: { does: 'puts its strength into getting the details right' },
    6: { does: 'would rather win by agreement' },
    7: { does: 'waits, and then does not let go' },
    8: { does: 'goes after far things in high spirits' },
    9: { does: 'works toward one goal for years at an even pace' },
    10: { does: 'does things its own way or not at all' },
    11: { does: 'moves by feeling and tires of a fight it has no faith in' },
  },
  5: {
    0: { does: 'finds its luck in starting' },
    1: { does: 'believes in plenty and likes to share it' },
    2: { does: 'finds something of interest in everyone' },
    3: { does: 'finds its luck among the people it cares for' },
    4: { does: 'hopes on a grand scale' },
    5: { does: 'does good in small, exact ways' },
    6: {
      does: 'believes in fairness, and gains by dealing with others',
    },
    7: { does: 'finds its faith where things are hardest' },
    8: { does: 'is always on the way to some larger truth' },
    9: { does: 'hopes in proportion to the work put in' },
    10: {
      does: 'believes in the future and in strangers',
    },
    11: { does: 'believes in kindness against the evidence' },
  },
  6: {
    0: { does: 'puts a brake on impulse and learns courage slowly' },
    1: { does: 'saves, secures and asks whether there is enough' },
    2: { does: 'wants its facts certain before it speaks' },
    3: { does: 'takes on the family’s burdens' },
    4: { does: 'wants only the applause that it has deserved' },
    5: { does: 'answers for every detail' },
    6: { does: 'takes promises very seriously' },
    7: { does: 'keeps itself under strict control' },
    8: { does: 'believes only what it has tested' },
    9: { does: 'sets itself a long task and keeps to it' },
    10: { does: 'puts order into ideals' },
    11: { does: 'tries to give a vague feeling some order' },
  },
  7: { does: 'breaks with what is expected' },
  8: { does: 'dreams, feels and blurs every hard line' },
  9: { does: 'goes to the root of things and will not be managed' },
  15: {
    0: { does: 'walks straight up to life' },
    1: { does: 'comes into a room calmly and stays' },
    2: { does: 'meets the world with a question' },
    3: { does: 'comes in carefully and feels out who is there' },
    4: { does: 'enters with warmth and a straight back' },
    5: { does: 'meets people modestly, by being of help' },
    6: {
      does: 'meets people with charm and a question about themselves',
    },
    7: { does: 'watches before it lets anybody in' },
    8: { does: 'comes in laughing and expects the best' },
    9: { does: 'looks serious and capable from the first' },
    10: { does: 'meets people as an equal and a bit of an outsider' },
    11: { does: 'comes in softly and takes the color of the room' },
  },
};
