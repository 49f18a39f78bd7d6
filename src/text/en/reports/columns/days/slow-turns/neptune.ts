import type { DayCells } from '../../../../../report-catalogue.js';

export const neptuneBack: DayCells = {
  1: {
    lead: 'The picture you have of yourself becomes clearer in the months until then. From today a flattering mist lifts a little, and what is left is more useful than it was pretty.',
    course: 'Be kind to yourself in the process. A dream that stands this is a real one.',
  },
  2: {
    lead: 'In the months until then you see more plainly what you own, owe and value. A hope concerning money may turn out smaller from today, and a talent larger.',
    course: 'Look at the figures in daylight. It is calming more often than not.',
  },
  3: {
    lead: 'In the months until then you notice where you heard only what you wished to hear. From today a story, a rumor or a half-promise can be put right.',
    course: 'Ask once more, and listen to the plain answer. Imagination loses nothing by it.',
  },
  4: {
    lead: 'Illusions about home and family lose some of their charm in the months until then. From today you see people there more as they are, which makes it easier to love them.',
    course: 'Let the past be what it was. There is no need to repair it.',
  },
  5: {
    lead: 'In matters of the heart the light becomes clearer in the months until then. From today you can tell a person from the picture you had made of them.',
    course: 'Creative work profits from the sober eye. Keep what still moves you.',
  },
  6: {
    lead: 'You see in the months until then what has been tiring you at work. It may be a task without meaning, or helping where no help was wanted, and it begins to show today.',
    course: 'Take your tiredness at its word. Clear instructions are half of a cure.',
  },
  7: {
    lead: 'You get a truer view of another person in the months until then. From today admiration and disappointment both fade a little, and something more human comes into sight.',
    course: 'Ask instead of guessing. You may be liked for other reasons than you thought.',
  },
  8: {
    lead: 'What is vague in shared matters can be cleared up in the months until then. From today you feel where trust has been based on not asking.',
    course: 'Ask gently. Most of what comes out is harmless, and the rest is better known.',
  },
  9: {
    lead: 'Ideals and beliefs are looked at more soberly in the months until then. From today you notice which of them help you to live and which only sound beautiful.',
    course: 'Doubt is no betrayal. A true faith has room for it.',
  },
  10: {
    lead: 'In the months until then you find out what you really want to stand for in your work. From today a flattering role may fit you less, and a modest one more.',
    course: 'Leave rumors unanswered. What you do will speak plainly enough.',
  },
  11: {
    lead: 'A hope that you share with others is examined in the months until then. From today you see who believes in it, who works for it, and who just likes the company.',
    course: 'All three may stay your friends. Give your strength where it does some good.',
  },
  12: {
    lead: 'In the months until then much becomes clear to you that had only been felt. From today dreams, fatigue or an old sorrow can be understood instead of endured.',
    course: 'Silence helps, and so does one good listener. Flight is less necessary than it was.',
  },
};

export const neptuneForward: DayCells = {
  1: {
    lead: 'Imagination may go ahead once more. A good deal about you has become clearer while Neptune was retrograde, and you can dream again with your eyes open.',
    course: 'Let it show you the direction, and let the calendar decide the pace.',
  },
  2: {
    lead: 'Your sense of what is valuable becomes finer again. You have counted soberly for long enough, and can give, enjoy and trust within the limits that you know.',
    course: 'What you make with imagination may find its price.',
  },
  3: {
    lead: 'Words gain feeling again. You have learned to be exact, and can speak to people’s hearts as well now, without losing the facts.',
    course: 'Write the letter that is more than information.',
  },
  4: {
    lead: 'Home may be a place for dreaming again. You know how things are there, and tenderness comes to you more easily than judgment.',
    course: 'Make some part of it beautiful. It will be understood.',
  },
  5: {
    lead: 'Love and imagination flow again. What was only illusion has been seen for what it is, and you can give yourself to the rest.',
    course: 'Make, sing or say something that has no purpose but that.',
  },
  6: {
    lead: 'Work gets back some of its meaning. Since you know what tires you, you can help others again and stop before it is too much.',
    course: 'A gentle rhythm suits you. Protect it.',
  },
  7: {
    lead: 'Sympathy between you and another person goes forward again. You know each other better, and like each other for what is really there.',
    course: 'A shared dream may be talked about, including what it would cost.',
  },
  8: {
    lead: 'Trust becomes deeper and quieter. What was unclear between you and another person has been looked at, and can now be forgiven or let go.',
    course: 'Give without keeping count, where the accounts are in order.',
  },
  9: {
    lead: 'A faith, an art or a far country attracts you again. You have had time to examine it, and may follow it with fewer illusions and no less longing.',
    course: 'Take one real step. Longing likes to be taken seriously.',
  },
  10: {
    lead: 'An ideal in your work comes to life again. You know better than before what you stand for, and others may begin to feel it as well.',
    course: 'Lead by what moves you. Titles can follow.',
  },
  11: {
    lead: 'Hope returns to your circle. You know by now with whom you can dream, and what it takes to make something of it.',
    course: 'Begin by helping somebody in a simple way.',
  },
  12: {
    lead: 'Something that troubled you in private is at peace. Solitude, sleep and faith give you strength again rather than questions.',
    course: 'Keep some quiet in each day, and the peace will last.',
  },
};
