import type { PassageCells } from '../../../../return-catalogue.js';

/** Neptune over a birth chart in a year. */
export const neptunePassages: PassageCells[8] = {
  0: {
    conjunction:
      'Neptune on your Sun comes to few people, and it makes the outline of who you are less sharp. Ambition matters less, and music, faith, love or somebody’s need matters more. You may be tired without a cause, or inspired without one. Big decisions can wait; a practice that calms you, taken up now, may keep you company for years.',
    harmonious:
      'You are gentler with yourself while Neptune is kind to your Sun. Imagination and sympathy serve what you want, in art, in care for others or in a quiet kind of faith. You need not push; people feel what you mean. Something made or given without thought of a return is likely to please you longest.',
    tense:
      'It is hard to say what you want while Neptune clouds your Sun. A goal that used to draw you looks pale, and you may follow somebody else’s dream because it glows more. Energy comes and goes. Judge nothing, least of all yourself, on a tired evening, and ask a sober friend before you sign or give much.',
  },
  1: {
    conjunction:
      'You feel more than you can sort out when Neptune comes to your Moon. Other people’s moods pass through you, memories are close, and a piece of music can undo you. It makes you kind, and some people may take advantage of it. Sleep, water and regular meals help more than thinking does, and so does a door that you are allowed to close.',
    harmonious:
      'Your feelings are soft and sure while Neptune is kind to your Moon. You sense what somebody needs, and can forgive what you had only put aside. Home is a place of rest, perhaps more beautiful than practical. Dreams and ideas that come in half sleep may be worth writing down.',
    tense:
      'Neptune blurs your Moon, and you may long for something without a name. A person is seen in too kind a light, or in too sad a one, and at home some things are left unsaid out of tenderness. You help where you can’t really help. Ask what is true before you feel your way into it.',
  },
  2: {
    conjunction:
      'Your mind works in pictures when Neptune stands on your Mercury. You may write, compose or understand people by what they leave out, and lose your keys, the thread and the date of the meeting. Facts need checking in these months more than in others. For everything that is made of imagination there is hardly a better time.',
    harmonious:
      'You find words for what is hard to say while Neptune helps your Mercury. It suits stories, music, languages and any talk in which listening counts for more than being right. You learn by feeling your way in. A hunch of yours may turn out to be better founded than the argument against it.',
    tense:
      'Messages go astray when Neptune clouds your Mercury. You hear what you hoped to hear, or are told half of something, perhaps without bad will. Appointments and figures slip. Have important things confirmed in writing, and when a story is too good, ask one plain question more.',
  },
  3: {
    conjunction:
      'You may love like somebody in a song when Neptune comes to your Venus. A person, an art or a place seems to answer a wish that you never spoke of. Part of it is truly there, and part is your own light falling on it. Enjoy the beauty, and leave the large decisions until you have seen it on a gray day.',
    harmonious:
      'Tenderness costs you nothing while Neptune is kind to your Venus. You see what is lovely in people and they feel it; music, pictures or a garden may do you more good than company. You can forgive an old disappointment because it no longer hurts to remember. Generosity suits you, and a budget does no harm.',
    tense:
      'You may see in somebody what you would like to see, since Neptune is at odds with your Venus. It need not be a mistake, and it is not the whole person. In a familiar bond, unspoken wishes can turn into quiet disappointment. Say what you hope for, and keep your money out of it for the time being.',
  },
  4: {
    conjunction:
      'Your drive is hard to steer when Neptune stands on your Mars. On some days you would move mountains for a cause, on others the simplest task slips away. Force does little; what you do out of sympathy or inspiration goes well. Be careful with your strength and with battles that are fought for somebody else’s honor.',
    harmonious:
      'You act with a light hand while Neptune is kind to your Mars. Work for others, for an art or a belief gives you strength instead of costing it, and you know by feeling when to wait. Swimming, dancing, walking and whatever has a rhythm may suit you better now than any contest.',
    tense:
      'You tire easily, or fight in the wrong place, while Neptune is at odds with your Mars. An aim dissolves when you come near it, and anger that is not spoken may turn into weariness. Leave a hopeless struggle alone. One small thing finished each day shows you that you still can.',
  },
  5: {
    conjunction:
      'Faith and generosity run high while Neptune is on your Jupiter. You may be moved by a teaching, a journey or a cause, and want to give more than you have counted. It can be a real widening of your life. Let the feeling be as large as it likes, and keep the promises that come out of it to a size that you know.',
    harmonious:
      'You trust life while Neptune is kind to your Jupiter, and that makes you good company. Help may come through people who expect nothing for it, or you give it in that way. Belief, travel and art do well. What you hope for is hard to prove, and for once you do not need to.',
    tense:
      'A beautiful plan may have no floor when Neptune carries your Jupiter along. You want to believe, in a person, a cause or a return on your money, and overlook who is to pay for it. Keep the ideal. Ask for the figures all the same, and lend only what you could also give away.',
  },
  6: {
    conjunction:
      'What was firm is softer while Neptune stands on your Saturn. A duty loses its meaning, a fear loses its hold, and a structure that you relied on may be less solid than you thought. You may feel unsure and also strangely free. Repair what people still live in, and let the empty walls go.',
    harmonious:
      'An ideal can be given a form while Neptune is kind to your Saturn. You have the patience for something that began as a mere wish: a book, a house, a service to others. Strict people soften toward you, and you toward your own rules. What you build here is practical and kind at the same time.',
    tense:
      'You can’t tell quite how much you can carry while Neptune wears away at your Saturn. A rule is no longer clear, a promise has gone vague, and worry takes up the space where facts should be. Clear up one thing at a time, on paper. Much of the fear was made of not having looked.',
  },
  8: {
    harmonious:
      'Your imagination is a good guide while Neptune is in easy aspect to its own place in your birth chart. Something that you once dreamed of may be of use in another form, less grand and more your own. Others of your age are in a softer mood too, and old differences can be let go.',
    tense:
      'Neptune is in hard aspect to its own place in your birth chart, as it is for everybody of your age, and you may be less sure of what you used to believe. Some of your ideals were borrowed, and these are the first to fade. That is sad and useful, for it leaves room for one that you have chosen yourself.',
  },
  15: {
    conjunction:
      'You are hard to make out, for others and for yourself, when Neptune crosses your Ascendant. You take on the colors of the company you keep, are moved by much, and may want to withdraw or to devote yourself to something. Clear edges help: who you spend time with, what you take in, when you say no.',
    harmonious:
      'You have a gentle effect on people while Neptune is kind to your Ascendant. They confide in you, and you hear what they mean. A bond is more tender than before, or a meeting seems to have been waiting for you both. You need not explain yourself much, as those who matter understand without it.',
    tense:
      'You and somebody close may see each other through mist while Neptune is square to your Ascendant. One rescues and the other is rescued, or both leave unsaid what would spoil the mood. You may be taken for somebody you are not. Say early what you cannot be for a person, and ask the same.',
  },
  16: {
    conjunction:
      'Your direction dissolves and forms anew when Neptune comes to your Midheaven. A position that once gave you a name may mean less, and work with art, healing or belief may draw you. For a time it is hard to answer what you are aiming at. Try the new thing beside the old one before you let the old one go.',
    harmonious:
      'You can bring imagination to your work while Neptune is kind to your Midheaven, and it is welcome there. A vague wish for a more meaningful task may find its form, and people at home support it. You are seen in a kind light. What you do for others without a fee may lead further than you meant.',
    tense:
      'At work it is not clear who wants what while Neptune is square to your Midheaven. A task has no outline, a promise is not kept or not remembered, or you lose faith in an aim. Something at home may be left vague as well. Ask for clear terms in writing, and go on doing the part that is plainly yours.',
  },
};
