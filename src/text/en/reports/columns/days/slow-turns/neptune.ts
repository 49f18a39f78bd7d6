import type { DayCells } from '../../../../../report-catalogue.js';

export const neptuneBack: DayCells = {
  1: {
    lead: 'The picture you have of yourself becomes clearer in the months until then. From now on a flattering mist lifts a little, and what is left is more useful than it was pretty.',
    course: 'Be kind to yourself in the process. A dream that stands this is a real one.',
  },
  2: {
    lead: 'In the months until then you see more plainly what you own, owe and value. A hope concerning money may turn out smaller from now on, and a talent larger.',
    course: 'Look at the figures in daylight. It is calming more often than not.',
  },
  3: {
    lead: 'In the months until then you notice where you heard only what you wished to hear. From now on a story, a rumor or a half-promise can be put right.',
    course: 'Ask once more, and listen to the plain answer. Imagination loses nothing by it.',
  },
  4: {
    lead: 'Illusions about home and family lose some of their charm in the months until then. From now on you see people there more as they are, which makes it easier to love them.',
    course: 'Let the past be what it was. There is no need to repair it.',
  },
  5: {
    lead: 'In matters of the heart the light becomes clearer in the months until then. From now on you can tell a person from the picture you had made of them.',
    course: 'Creative work profits from the sober eye. Keep what still moves you.',
  },
  6: {
    lead: 'You see in the months until then what has been tiring you at work. It may be a task without meaning, or helping where no help was wanted, and it begins to show today.',
    course: 'Take your tiredness at its word. Clear instructions are half of a cure.',
  },
  7: {
    lead: 'You get a truer view of another person in the months until then. From now on admiration and disappointment both fade a little, and something more human comes into sight.',
    course: 'Ask instead of guessing. You may be liked for other reasons than you thought.',
  },
  8: {
    lead: 'What is vague in shared matters can be cleared up in the months until then. From now on you feel where trust has been based on not asking.',
    course: 'Ask gently. Most of what comes out is harmless, and the rest is better known.',
  },
  9: {
    lead: 'Ideals and beliefs are looked at more soberly in the months until then. From now on you notice which of them help you to live and which only sound beautiful.',
    course: 'Doubt is no betrayal. A true faith has room for it.',
  },
  10: {
    lead: 'In the months until then you find out what you really want to stand for in your work. From now on a flattering role may fit you less, and a modest one more.',
    course: 'Leave rumors unanswered. What you do will speak plainly enough.',
  },
  11: {
    lead: 'A hope that you share with others is examined in the months until then. From now on you see who believes in it, who works for it, and who just likes the company.',
    course: 'All three may stay your friends. Give your strength where it does some good.',
  },
  12: {
    lead: 'In the months until then much becomes clear to you that had only been felt. From now on dreams, fatigue or an old sorrow can be understood instead of endured.',
    course: 'Silence helps, and so does one good listener. Flight is less necessary than it was.',
  },
};

export const neptuneForward: DayCells = {
  1: {
    lead: 'A gentler picture of yourself comes back into use. You may find that you can be dreamy for an hour without losing the thread, and that people like you better a little out of focus.',
    course:
      'Follow one such mood as far as it goes: a walk with no aim, a color you never wear. The calendar can have you back afterward.',
  },
  2: {
    lead: 'What is worth having and what it costs are two questions, and the first may be asked again. A song, a gift or an hour given away can seem like the best bargain of the day.',
    course:
      'Give what you will not need back, and put the sum down on paper all the same. Generosity lasts longer when it knows its limits.',
  },
  3: {
    lead: 'Words carry more than information once more. You hear the tone behind a sentence and can answer that instead, in a letter, in a story, or by saying nothing at the right place.',
    course:
      'Write the few lines that you would like to receive. If a fact is in doubt, look it up afterward; the feeling will not have suffered.',
  },
  4: {
    lead: 'Home is a place for dreaming again. The light in a room, an old photograph or somebody humming next door can move you more than any improvement would.',
    course: 'Make one corner beautiful for no reason. If others live there, let them find it by themselves.',
  },
  5: {
    lead: 'Something sings in you that was silent for a while. It may be fondness for a person, or only for a tune, and it does not ask to be sensible before it is let in.',
    course:
      'Sing it, draw it or say it in passing. Whether it leads anywhere can be seen later, by daylight, and need not spoil the evening.',
  },
  6: {
    lead: 'You notice whom your work is for. A tired face across the counter, or a note of thanks read twice, gives an ordinary task its meaning, and you may do it more slowly and better.',
    course:
      'Help where you are asked, and stop while you are still glad to do it. Music does no harm to the dull part.',
  },
  7: {
    lead: 'Kind eyes come more easily, and they see the faults as well. Whomever you had admired from afar may turn into somebody you could sit down to eat with, and that is the better thing to be fond of.',
    course:
      'Tell each other a wish, a large one, with no plan attached. Then ask what it would cost, and see whether you both still smile.',
  },
  8: {
    lead: 'A hardness between you and another person may soften without having been argued away. You feel it in small things: a question that is answered, a subject that no longer makes the room go quiet.',
    course:
      'Let a small debt go, if you can afford to. Where the accounts are in order, to forgive costs less than to remember.',
  },
  9: {
    lead: 'A far country, a faith or an art draws you, and you let it. It does not have to be useful; it is enough that the thought of it makes the usual street look wider.',
    course:
      'Take one real step, such as a ticket, a lesson or the first page. Longing likes to be taken seriously, and is patient about the rest.',
  },
  10: {
    lead: 'The kind of work you would do even unpaid comes back to mind, and it colors the rest. People may respond to it before you have said a word, as they do to somebody who means it.',
    course:
      'Put a little of it into the next task that is seen. Titles and figures can follow at their own pace.',
  },
  11: {
    lead: 'An old hope turns up among friends, and for once nobody laughs at it. Around the table there may be one person who can draw, one who can count and one who simply believes in it.',
    course:
      'Begin with a small kindness done together. It shows you sooner than any meeting who will still be there in half a year.',
  },
  12: {
    lead: 'Sleep is deeper, or silence is, and something that troubled you in private lets you be. You need not know why; some things go as snow does, overnight and from underneath.',
    course:
      'Keep an hour of quiet in each day while it lasts. What comes to you there is worth more than what you go looking for.',
  },
};
