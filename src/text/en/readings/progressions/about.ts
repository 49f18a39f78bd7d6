import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** What these years are about, by the house of the progressed Sun; or by its sign, without houses. */
export const about: ProgressionsReadingCells['about'] = {
  houses: {
    1: 'The Sun is in your first house, so these years are about you in person: how you come across, and what you want when nobody else decides.',
    2: 'The Sun is in your second house, so these years are about what you can rely on: what you earn, keep and consider worth having.',
    3: 'In your third house the Sun makes these years a matter of learning, of talk, and of the people close by.',
    4: 'As the Sun is in your fourth house, these years have to do with home, with family, and with where you come from.',
    5: 'In your fifth house the Sun gives these years to joy of your own: play, love, or something that you make.',
    6: 'In your sixth house the Sun makes these years a matter of daily tasks, of skill, and of habits that do you good.',
    7: 'As the Sun is in your seventh house, much of these years turns on one other person, or on how you deal with people one at a time.',
    8: 'The Sun is in your eighth house, so these years are about trust: what you share with somebody, and what you would rather not look at.',
    9: 'In your ninth house the Sun turns these years outward, toward study, travel, or something to believe in.',
    10: 'The Sun is in your tenth house, so these years are about what you do where others can see it, and what you are known for.',
    11: 'With the Sun in your eleventh house these years are about friends, and about an aim that you share with them.',
    12: 'With the Sun in your twelfth house much of these years goes on out of sight: in rest, in solitude, in what you think over by yourself.',
  },
  signs: {
    0: 'The Sun in Aries makes these years a matter of courage: of going first, and of saying openly what you want.',
    1: 'The Sun in Taurus makes these years a matter of patience: of what you can make, keep and rely on.',
    2: 'The Sun in Gemini makes these years a matter of curiosity: of asking, learning, and talking with all sorts of people.',
    3: 'With the Sun in Cancer these years are about home and family, and about looking after what is yours.',
    4: 'With the Sun in Leo these years are about putting your name to something, and letting people see what you love.',
    5: 'With the Sun in Virgo these years are about skill, about care for detail, and about being of use.',
    6: 'The Sun in Libra makes these years a matter of partnership: of fairness, and of hearing the other side.',
    7: 'The Sun in Scorpio makes these years a matter of truth: of going to the bottom of things, and of letting go what is over.',
    8: 'The Sun in Sagittarius turns these years outward, toward study, travel, and a faith in something larger.',
    9: 'The Sun in Capricorn gives these years one long plan, with the patience and the responsibility that go with it.',
    10: 'The Sun in Aquarius makes these years a matter of thinking for yourself, and of finding others who do.',
    11: 'With the Sun in Pisces these years are about compassion and imagination, and about not having to be right.',
  },
};

/** The Sun or the Moon in a house of work, for somebody at school, or past working age. */
export const housesOfWork: ProgressionsReadingCells['housesOfWork'] = {
  young: {
    0: {
      6: 'In your sixth house the Sun has you grow by practice: homework, training, an instrument, an animal to look after. What you do every day counts for more than one brilliant hour. You may be hard on yourself over mistakes. Count also what you could not do a year ago.',
      10: 'In your tenth house the Sun puts you where others can see you. Teachers and older people notice what you are good at and expect more of it, and you begin to ask what you would like to be known for. You need not know yet. Try one thing in public that you would enjoy even if it went wrong.',
    },
    1: {
      6: 'In the sixth house the progressed Moon feels well when the day has an order and you are good at something in it. A change of timetable can upset you more than you show. Sleep and regular meals do a great deal for your mood. Say when a task is too much, before it has piled up.',
      10: 'In the tenth house the progressed Moon lets everybody see how you feel. You care about what teachers and older people think of you, and praise or blame stays with you for days. One person who likes you on bad days too is worth more than a good report. Tell them how it really is.',
    },
  },
  later: {
    0: {
      6: 'The Sun in your sixth house gives these years to small and regular things: a task done well each day, a garden or a craft kept up, habits that do the body good. You may find it hard to let others do what you have always done yourself. Keep the one task that you would miss, and let somebody help you with another.',
      10: 'In your tenth house the Sun has to do with what you are known for. People ask for your judgment, tell others what you have done, or take it up where you left it, and to be thanked late may mean more to you than you would admit. None of it has to be proved again. Say which part of it mattered to you, since they may remember another.',
    },
    1: {
      6: 'In the sixth house the progressed Moon feels well when the day has an order: one hour for meals, one for a walk, and a task that is yours. When the order is upset you are as well, and you may worry over trifles. Keep two fixed points in the day, and let the rest come as it likes.',
      10: 'In the tenth house the progressed Moon puts you where people can see how you are. The family, a neighborhood or a circle looks to you, and you notice whether you are asked, and thanked. It is pleasant, and at times it is too much. Decide for whom you want to be there, and let the others find you resting.',
    },
  },
};

/** What a contact that helps, that presses, or that gives force means for the phase. */
export const meets: ProgressionsReadingCells['meets'] = {
  0: {
    harmonious: 'Whatever you are just beginning can use such help.',
    tense: 'Your beginnings are young for such a strain, so do not judge them by how they bear it.',
    strong: 'Your beginnings gain force by it, and you see sooner which of them are strong enough to last.',
  },
  1: {
    harmonious: 'The new direction gains by it, and needs less defending for a time.',
    tense: 'The new direction is put to the test by it, and what you still want afterward is worth keeping.',
    strong: 'The new direction gains force by it, and people notice where you are going.',
  },
  2: {
    harmonious: 'What you have decided on gets easier to carry out.',
    tense: 'What you have decided on gets harder to carry out, and you find out whether you mean it.',
    strong: 'What you have decided on gains force by it, and that is the place to use it.',
  },
  3: {
    harmonious: 'What you are improving gains by it, and may be enjoyed before it is perfect.',
    tense: 'What you are improving shows its weak spot while there is still time to mend it.',
    strong: 'What you are improving gains force by it, and you may be less patient with the details.',
  },
  4: {
    harmonious: 'Of what you can see plainly now, this is the part to enjoy.',
    tense: 'Since so much is plain to see now, this too can be looked at and talked about.',
    strong: 'What is plain to see already becomes hard to pass over.',
  },
  5: {
    harmonious: 'What you know is easier to hand on with that behind you.',
    tense: 'What you have to tell is better told to few people until that has passed.',
    strong: 'What you have to tell carries more weight by it, so choose whom you tell.',
  },
  6: {
    harmonious: 'A change of mind is easier to live with, and to explain, with that on your side.',
    tense: 'You have doubts enough already, and not each of them has to be acted on.',
    strong: 'Your doubts get stronger by it, and so does the wish to act on one of them.',
  },
  7: {
    harmonious: 'In so quiet a time that is a help, and if you start anything now, let it be small.',
    tense: 'You would rather rest just now, so do not let it take more of your strength than it must.',
    strong: 'Strength is asked of you in a time meant for rest, so spend it on what must be finished.',
  },
};

/** The Sun is still in its natal sign. */
export const stillSun: ProgressionsReadingCells['still'][0] = {
  0: 'Your progressed Sun has not left Aries, the sign of your birth. You are still learning what Aries is good at: to begin without being pushed, to say what you want, to lose now and then and start again. Waiting is the hard part. Finish one of the things you have begun, and you see which of the beginnings were your own.',
  1: 'The Sun of your birth was in Taurus, and by progression it is there yet. You grow by staying with things: a skill practiced until the hands know it, a friendship kept up, something saved for. It makes you steady, and slow to try what you do not know. Say yes to something new now and then before you have decided whether you like it.',
  2: 'By progression your Sun is still in Gemini, as it was at birth, so you grow by learning more of what interests you already: people, words, how a thing works. You can be good at a great deal and be known for nothing in particular. Stay with one subject past the point where it stops being easy, and keep the others for pleasure.',
  3: 'Since your birth the Sun has not moved on from Cancer, even by progression. You are finding out whom you belong to and what you would protect, in the family you have and in ties of your own choosing. You notice a good deal that others miss. When you are hurt, tell them; they seldom guess it as well as you would.',
  4: 'Leo, where the Sun stood at your birth, still has your progressed Sun. You are learning to be seen: to lead, to perform, to make something with your name on it, and to go on when nobody claps. Praise means a great deal to you. Show what you do to somebody, too, who tells you how it could be better.',
  5: 'Progression has not yet taken your Sun out of Virgo, the sign of your birth. You become yourself by getting good at something that is of use, a little better each time. You see your mistakes before anyone else does, and count them for too long. Let a thing be finished as soon as it works.',
  6: 'In Libra, where it was when you were born, the progressed Sun has you learn who you are from other people: friends, partners, opponents who make you think. You see both sides and can make peace between them, and your own wish is easily left out. Say what you would like, now and then, before you ask what they would.',
  7: 'Your progressed Sun is in Scorpio, and so it was at your birth. You want to know what is really going on, in others and in yourself, and do not give up on anything you care for. Few people know how much you feel. Trust one of them with something small, and see how it is kept.',
  8: 'By progression as by birth your Sun is in Sagittarius. You grow by going further: to another place, another subject, a question that has no short answer. You believe easily and promise easily. Keep one promise that has become dull, and you gain more by it than by the next plan.',
  9: 'Capricorn was the sign of your Sun at birth, and the progressed Sun is there yet. You take things seriously, and grow by having something to carry and carrying it well. You may feel older than your friends. What you build can be slow to rise. Leave some hours of the week in which nothing has to be achieved.',
  10: 'The progressed Sun is where it was at your birth, in Aquarius. You grow by thinking for yourself, and by finding the few people who think along with you. It can be lonely to see a thing before others do. Explain it with patience to somebody who disagrees, and ask what they know.',
  11: 'Pisces, the sign of your birth, is where your progressed Sun is still. You grow by feeling with others and by what you imagine, and often sense more than you can say. Without a plan the days run together. Give one of the things that you imagine a form that others can see or hear, and a fixed hour in the week.',
};
