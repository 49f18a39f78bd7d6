import type { Neptune } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/**
 * A swift planet in square or opposition to Neptune, by the house of the swift one: what is unclear, left unsaid or
 * seen in too good a light.
 */
export const atOddsWithNeptune: ColumnShelf['outerFriction'][typeof Neptune] = {
  1: {
    intro: [
      'It is hard to say this week what you want, and harder to make it plain to others. You agree to things out of tiredness or kindness, and notice afterward that nobody asked you to.',
      'You are easily swayed this week, and easily hurt. Somebody else’s wish slides in under your own, you say yes in a soft moment, and people see in you whatever they happen to need.',
    ],
    course: [
      'Neptune blurs the line between what you feel and what you have picked up from the people around you. You may be taken for gentler or vaguer than you are. Whatever needs a clear yes or no can wait some days without harm. Sleep, music and an hour alone bring back your own opinion, and then one sentence is enough to say it.',
      'Neptune takes the edges off. That makes you kind company and a poor judge of your own strength. Before you promise an hour or a favor, picture the day on which it falls due. If you feel like disappearing, do so for an afternoon and with notice. After a walk without a telephone you know again what you want yourself.',
    ],
    close: [
      'When you know again what is yours to want, the rest of it can go back to whoever it belongs to.',
      'You can be gentle with everyone and still say no when you are tired.',
    ],
  },
  2: {
    intro: [
      'Figures are soft this week. What something costs, what you are owed or what you can afford looks one way in the morning and another at night, and a wish passes for a sum.',
      'Money runs through the fingers this week. You pay for a mood, lend without asking when it comes back, or let the worth of your work be set by somebody who flatters you.',
    ],
    course: [
      'Under Neptune a price goes unmentioned, a receipt is mislaid, or a good cause asks for more than you had meant to give. Nothing here need be decided on a feeling. Look up the number, or ask someone who has nothing to gain from the answer. Generosity is a fine thing once you know the amount.',
      'Neptune makes it hard to tell what you long for from what you need. You may buy something beautiful all the same, if it is only one thing. Agree on sums before you begin, since afterward it will seem unkind to mention them. A look at last month’s figures is dull, and clears the head.',
    ],
    close: [
      'What is worth having now will still be for sale when the figures are plain.',
      'You know rather well what you can do without, once nobody is singing its praises.',
    ],
  },
  3: {
    intro: [
      'Words go astray this week. A message is read in a tone that it did not have, an appointment is heard wrong, and much that matters is hinted at instead of said.',
      'Facts are slippery this week. A story has lost something on the way to you, a silence is taken for consent, and you may talk round a thing for an hour in order not to say it.',
    ],
    course: [
      'With Neptune in the conversation, people hear what they hope or fear. Ask what was meant before you answer what you heard. Dates and addresses should be sent in writing, twice if need be. On the other hand you have an ear for what lies under a sentence; what you do with it is best asked as a question.',
      'Neptune softens every sentence, also the one that had to be clear. If somebody asks you for the truth, a small exact piece of it is kinder than a large vague one. Check the hour and the place of whatever you have arranged. Poems and letters to people you love, on the other hand, go well.',
    ],
    close: [
      'Half of what was misheard can be put right by one telephone call, in an ordinary voice.',
      'What was meant can still be said, and sounds simpler for the delay.',
    ],
  },
  4: {
    intro: [
      'Something at home is felt this week and not said. A mood hangs in the rooms, or you long for a home as it once was, and the real one seems tired beside it.',
      'A longing hangs about your home this week. You miss somebody who used to be there, everyone is careful of everyone, and the thing that troubles the house is talked of as if it were the weather.',
    ],
    course: [
      'Neptune makes the past look warmer than it was and the present vaguer than it is. Someone in the family may want comfort, and call it something else. A leak, a date or a promise about the house can slip out of sight, so write it on the door. Sit with whoever is quiet, and ask for nothing large.',
      'Neptune fills old rooms with feeling. It is no time to decide who should have what, or to take a family legend at its word. The one who needs looking after may not be the one who sighs. A meal cooked from memory, or photographs taken out and put away again, does what a discussion could not.',
    ],
    close: [
      'The mood lifts more easily once somebody has said aloud that it was there.',
      'You can be fond of how it used to be at home and still like how it is now.',
    ],
  },
  5: {
    intro: [
      'You see this week what you would like to see. Someone you are fond of is half a picture of your own, or a piece of work seems wonderful by night and doubtful by day.',
      'Love and play have something unreal about them this week. You adore from a distance, overlook what you do not want to know, or give a great deal to get one look in return.',
    ],
    course: [
      'Neptune gives romance and imagination more than facts can carry. None of it is false, and not all of it is there. Let a declaration or a large promise wait until you have met on an ordinary afternoon. What you draw, write or play in such a mood can be very good, and is best judged later in the month.',
      'With Neptune the idea you have of a person is more beautiful than the person. If you ask very little for a while, you may get to like them as they are. Do not lend your heart as a remedy for somebody’s trouble. In music, painting or any game of make-believe the same mood is pure gain.',
    ],
    close: [
      'What you still love when the mood has passed was real, and you can build on it.',
      'Much of what you admired in somebody is your own imagination, and it can go into something you make.',
    ],
  },
  6: {
    intro: [
      'The daily work goes as if through water this week. Details get past you, you take on other people’s troubles along with their tasks, and by evening it is not clear what has been done.',
      'Your energy leaks away this week, and you do not quite see where. Tasks have no edges, nobody says thank you or stop, and small mistakes creep in while you are thinking of something else.',
    ],
    course: [
      'Under Neptune nobody quite knows who was to do what. A short list, shown to the others, saves a good deal of apology. Help where you were asked to and let the rest of it be. If you tire sooner than usual, plan less for each day, and have figures and forms read by a second person.',
      'Neptune makes a helper of you, and then a martyr if you let it. Ask who is responsible before you mend what is not yours. One thing after another, with the window open, is the whole method. If your body asks for sleep, that is a plainer message than most you get at present.',
    ],
    close: [
      'One thing finished and checked is worth more this week than five that were nearly done.',
      'Whoever really needed you will say so, and for them you have strength left.',
    ],
  },
  7: {
    intro: [
      'You and another person do not quite see each other this week. One of you hopes for something and does not say it, the other guesses, and neither is really being told a lie.',
      'A bond is full of guesses this week. You spare each other the truth, one of you plays the strong part and the other the weak one, or a client takes a friendly word for a promise.',
    ],
    course: [
      'Neptune puts a picture in front of a person, a better one or a worse. You may be let down by somebody who never promised what you expected, or be taken for a rescuer yourself. The quarrel has no subject, so there is nothing in it to win. One plain question, with time for the answer, does more than sympathy or suspicion.',
      'With Neptune across from you, pity and love are hard to tell apart. You need not save anybody, and cannot be saved by being understood without a word. Say what you would like in a sentence that could be answered with no. If you were let down, look at what had really been agreed before you grieve over it.',
    ],
    close: [
      'To be seen as you are is a relief, even if the picture was more flattering.',
      'The other person is less of a riddle when they are allowed to be ordinary.',
    ],
  },
  8: {
    intro: [
      'It is not clear this week what belongs to whom, or how far a trust goes. Something shared, be it money, a debt or a secret, has been left vague out of kindness.',
      'Trust is cloudy this week. You suspect what you cannot prove, or you believe what you should have asked about, and a shared account or a shared secret has nobody’s name on it.',
    ],
    course: [
      'Neptune likes to leave terms open, and open terms are filled in by each side in its own favor. You may sense that something is held back; often it is only embarrassment. Sign nothing on the strength of a feeling. Ask for the figures as one asks for the time, and offer your own first.',
      'Neptune makes you more trusting than is good for you. A confidence told to you in tears is no reason to take over the debt. Find out what you are liable for by reading it, line by line, with a cup of something hot. Where you have been vague yourself, being first to clear it up costs least.',
    ],
    close: [
      'Once it is written down, neither of you need worry about it any longer.',
      'If the two of you have looked at the figures together, there is one thing less to wonder about.',
    ],
  },
  9: {
    intro: [
      'A certainty grows misty this week. A belief, a journey or a course of study looks different from what you were told, and you cannot say whether it was oversold or you were dreaming.',
      'A dream of elsewhere draws you this week away from what is at hand. The far place, the great cause or the wise person shines, and what has to be paid for it is in small print.',
    ],
    course: [
      'Neptune takes hold of ideals, so a teacher, a book or a far country may have been given too much credit. A small disappointment here is useful: what is left of the faith is your own. Check tickets, deadlines and sources for yourself. Long views are better enjoyed than argued about for some days.',
      'Neptune makes you enthusiastic and leaves out the details. Enjoy the enthusiasm, and put off the deposit. Somebody who knows the place from a wet Tuesday can tell you more than the brochure. If a belief has disappointed you, it may be the believers who did; that is worth telling apart before you give up either.',
    ],
    close: [
      'What you believe can bear not being certain for a while, and may be kinder for it.',
      'What you were looking for far away may have sent you a small sample already.',
    ],
  },
  10: {
    intro: [
      'It is unclear this week what is expected of you in your work, or what you are known for. People credit you with things you did not do, or overlook the one you did.',
      'Your work has a fog around it this week. Praise and blame go to the wrong desk, a promise from above dissolves as you reach for it, or you wonder for whom you are doing all of it.',
    ],
    course: [
      'With Neptune involved, instructions stay vague, a superior says yes and means perhaps, or a rumor stands in for a decision. It is too early to build on any of these. Ask for the task in one sentence and repeat it back. If the aim itself has lost some of its shine, that may be tiredness, so judge it after a free day.',
      'With Neptune at the top of your chart, appearances count and cannot be trusted. Let no one use your name for something you have not seen. A short note that says who does what protects everybody. If you doubt whether this is the right work for you, think about it when you are rested.',
    ],
    close: [
      'Good work stays good while nobody is looking at it properly, and they will look again.',
      'Your part in the matter can be shown, whenever somebody asks for it.',
    ],
  },
  11: {
    intro: [
      'You are not quite sure of your friends this week, or of a plan made with them. Everybody means well, nobody says how it is to be done, and you may be giving more than you get.',
      'A hope you share with others is more feeling than plan this week. Everyone nods, a friend in difficulties takes up all the room, or you feel lonely in the middle of the party.',
    ],
    course: [
      'Neptune dissolves who is responsible in a group. A friend may be leaning on you without knowing it, or a cause may be lovelier in its words than in its accounts. You need not withdraw. Say which part you will do, and by when, and see who answers with a part of their own.',
      'Neptune makes a group feel close one day and strange the next. You can give a friend your ear without giving them your week. If money is collected or a name is needed, ask first what it is for. A dream that was too large for twenty people may be just right for three.',
    ],
    close: [
      'The friends who remain when the haze has gone are the ones who were there anyway.',
      'You belong most comfortably where nobody has to pretend that they agree.',
    ],
  },
  12: {
    intro: [
      'You are more tired this week than the calendar explains, and more open to other people’s moods. An old sorrow or a vague worry may come up that has no name yet.',
      'You would like to sink below the surface this week and be asked nothing. Old griefs float up without their dates, you take on moods in passing, and a little escape easily becomes a long one.',
    ],
    course: [
      'Neptune is felt most when you are alone. Dreams are vivid and reasons are dim, and it is easy to take a passing sadness for the truth about your life. It need not be solved. Quiet, water and early nights help, and so does one person who listens without advising. Leave what calls for nerve to another week.',
      'Neptune is strong in this part of your life: you feel a great deal, and are easily mistaken about the reason. What you feel is real, and what you conclude from it can wait. Choose your refuge yourself: a bath, a garden, a film. Someone may be missing you, so leave word where you have gone.',
    ],
    close: [
      'A sadness that was allowed to be there seldom stays as long as one that was argued with.',
      'A sadness is easier to carry once you know what it is about. You may feel lighter after some quiet hours.',
    ],
  },
};
