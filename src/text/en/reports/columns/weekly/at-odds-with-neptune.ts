import type { Neptune } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/** A swift planet at odds with Neptune, by the house of the swift one: what is unclear, left unsaid or seen too fair. */
export const atOddsWithNeptune: ColumnShelf['outerFriction'][typeof Neptune] = {
  1: {
    intro: [
      'It is hard to say this week what you want, and harder to make it plain to others. You agree to things out of tiredness or kindness, and notice afterward that nobody asked you to.',
    ],
    course: [
      'Neptune blurs the line between what you feel and what you have picked up from the people around you. You may be taken for gentler or vaguer than you are. Whatever needs a clear yes or no can wait some days without harm. Sleep, music and an hour alone bring back your own opinion, and then one sentence is enough to say it.',
    ],
    close: [
      'When you know again what is yours to want, the rest of it can go back to whoever it belongs to.',
    ],
  },
  2: {
    intro: [
      'Figures are soft this week. What something costs, what you are owed or what you can afford looks one way in the morning and another at night, and a wish passes for a sum.',
    ],
    course: [
      'Under Neptune a price goes unmentioned, a receipt is mislaid, or a good cause asks for more than you had meant to give. Nothing here need be decided on a feeling. Look up the number, or ask someone who has nothing to gain from the answer. Generosity is a fine thing once you know the amount.',
    ],
    close: ['What is worth having now will still be for sale when the figures are plain.'],
  },
  3: {
    intro: [
      'Words go astray this week. A message is read in a tone that it did not have, an appointment is heard wrong, and much that matters is hinted at instead of said.',
    ],
    course: [
      'With Neptune in the conversation, people hear what they hope or fear. Ask what was meant before you answer what you heard. Dates and addresses should be sent in writing, twice if need be. On the other hand you have an ear for what lies under a sentence; what you do with it is best asked as a question.',
    ],
    close: ['Half of what was misheard can be put right by one telephone call, in an ordinary voice.'],
  },
  4: {
    intro: [
      'Something at home is felt this week and not said. A mood hangs in the rooms, or you long for a home as it once was, and the real one seems tired beside it.',
    ],
    course: [
      'Neptune makes the past look warmer than it was and the present vaguer than it is. Someone in the family may want comfort, and call it something else. A leak, a date or a promise about the house can slip out of sight, so write it on the door. Sit with whoever is quiet, and ask for nothing large.',
    ],
    close: ['The mood lifts more easily once somebody has said aloud that it was there.'],
  },
  5: {
    intro: [
      'You see this week what you would like to see. Someone you are fond of is half a picture of your own, or a piece of work seems wonderful by night and doubtful by day.',
    ],
    course: [
      'Neptune gives romance and imagination more than facts can carry. None of it is false, and not all of it is there. Let a declaration or a large promise wait until you have met on an ordinary afternoon. What you draw, write or play in such a mood can be very good, and is best judged later in the month.',
    ],
    close: ['What is still dear to you in plain daylight was never the illusion.'],
  },
  6: {
    intro: [
      'The daily work goes as if through water this week. Details get past you, you take on other people’s troubles along with their tasks, and by evening it is not clear what has been done.',
    ],
    course: [
      'Under Neptune nobody quite knows who was to do what. A short list, shown to the others, saves a good deal of apology. Help where you were asked to and let the rest of it be. If you tire sooner than usual, plan less for each day, and have figures and forms read by a second person.',
    ],
    close: ['One thing finished and checked is worth more this week than five that were nearly done.'],
  },
  7: {
    intro: [
      'You and another person do not quite see each other this week. One of you hopes for something and does not say it, the other guesses, and neither is really being told a lie.',
    ],
    course: [
      'Neptune puts a picture in front of a person, a better one or a worse. You may be let down by somebody who never promised what you expected, or be taken for a rescuer yourself. The quarrel has no subject, so there is nothing in it to win. One plain question, with time for the answer, does more than sympathy or suspicion.',
    ],
    close: ['To be seen as you are is a relief, even if the picture was more flattering.'],
  },
  8: {
    intro: [
      'It is not clear this week what belongs to whom, or how far a trust goes. Something shared, be it money, a debt or a secret, has been left vague out of kindness.',
    ],
    course: [
      'Neptune likes to leave terms open, and open terms are filled in by each side in its own favor. You may sense that something is held back; often it is only embarrassment. Sign nothing on the strength of a feeling. Ask for the figures as one asks for the time, and offer your own first.',
    ],
    close: ['What has been written down need no longer be worried about by either of you.'],
  },
  9: {
    intro: [
      'A certainty grows misty this week. A belief, a journey or a course of study looks different from what you were told, and you cannot say whether it was oversold or you were dreaming.',
    ],
    course: [
      'Neptune takes hold of ideals, so a teacher, a book or a far country may have been given too much credit. A small disappointment here is useful: what is left of the faith is your own. Check tickets, deadlines and sources for yourself. Long views are better enjoyed than argued about for some days.',
    ],
    close: ['What you believe can bear not being certain for a while, and may be kinder for it.'],
  },
  10: {
    intro: [
      'It is unclear this week what is expected of you in your work, or what you are known for. People credit you with things you did not do, or overlook the one you did.',
    ],
    course: [
      'With Neptune in it a brief stays vague, a superior says yes and means perhaps, or a rumor stands in for a decision. Do not build on it yet. Ask for the task in one sentence and repeat it back. If the aim itself has lost some of its shine, that may be tiredness, so judge it after a free day.',
    ],
    close: ['Good work stays good while nobody is looking at it properly, and they will look again.'],
  },
  11: {
    intro: [
      'You are not quite sure of your friends this week, or of a plan made with them. Everybody means well, nobody says how it is to be done, and you may be giving more than you get.',
    ],
    course: [
      'Neptune dissolves who is responsible in a group. A friend may be leaning on you without knowing it, or a cause may be lovelier in its words than in its accounts. You need not withdraw. Say which part you will do, and by when, and see who answers with a part of their own.',
    ],
    close: ['The friends who remain when the haze has gone are the ones who were there anyway.'],
  },
  12: {
    intro: [
      'You are more tired this week than the calendar explains, and more open to other people’s moods. An old sorrow or a vague worry may come up that has no name yet.',
    ],
    course: [
      'Neptune is felt most when you are alone. Dreams are vivid and reasons are dim, and it is easy to take a passing sadness for the truth about your life. It need not be solved. Quiet, water and early nights help, and so does one person who listens without advising. Leave what calls for nerve to another week.',
    ],
    close: ['A sadness that was allowed to be there seldom stays as long as one that was argued with.'],
  },
};
