import type { ByNatureWordings } from '../../../catalogue.js';

export const neptuneMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'You may be more sensitive and more tired than you show, and people see in you whatever they are looking for. Music and quiet do you good, and important answers can wait.',
      'Thoughts drift, and some of them drift to beautiful places. It is a good state for anything creative and a poor one for forms. Say that you will call back.',
    ],
    2: [
      'Figures are hard to see clearly, and a wish is easily taken for a sum. You are generous, though not always to the right people. Leave the large purchase alone, and give something small on purpose.',
      'The price is clear, and the worth is anything but. Ask two people who have nothing to gain from it. What is beautiful persuades you very easily at present.',
    ],
    3: [
      'Words say less than tones do. You listen well, and may miss the time of the appointment. Confirm dates in writing, and keep the rest of the talk as gentle as it is.',
      'What you read or hear goes to your heart, facts and inventions alike. Somebody nearby may be glad of a patient ear. Check the story before you pass it on.',
    ],
    4: [
      'Home is a place for dreaming, and for a tender kind of sadness. Somebody there may need comfort and not ask. Sit with them, and leave the repairs until things look solid again.',
      'Family memories come up, colored by longing. They are true in feeling and doubtful in detail. Tell them anyway, and let others tell theirs.',
    ],
    5: [
      'Love is all enchantment, and you see what you would like to see. Enjoy it, and notice what you are adding yourself. Whatever you paint, play or sing has a depth that you cannot explain.',
      'Words that touch somebody come to you easily. Make sure that they mean to you what they will mean to them. If the feeling is greater than the occasion, it can go into something you write or play.',
    ],
    6: [
      'The body asks for rest and the work goes in slow motion. You take on other people’s troubles along with their tasks. Do one thing carefully, and go to bed.',
      'Details slip past you, so let somebody read it over. Imagination finds a kinder way to do the work. Helping without being asked is lovely where it is wanted.',
    ],
    7: [
      'Somebody seems to you better than people usually are. Sympathy flows freely. Ask, once, what they really want, and believe the plain answer.',
      'Half a sentence is enough for a partner to understand you, and you them. That is pleasant, and a poor basis for an agreement. Whatever matters should be said once more, in full.',
    ],
    8: [
      'Trust is deep and not very precise. You would share anything, and perhaps take on a debt along with it. Let closeness be closeness, and see about the money next week.',
      'Something is not being said, and you sense it. You may well be right, and it is theirs to tell. Stay near and ask nothing; they may come to it by themselves.',
    ],
    9: [
      'A longing for something larger takes hold of you: a faith, the sea, a far country. Follow it in a book or at a concert first. Teachers who promise everything should be looked at twice.',
      'Your ideas about life grow wide and vague. It is a pleasant vagueness, good for dreaming and reading. Arguments can be left to people who need to win them.',
    ],
    10: [
      'Your public role is unclear, and others project on it whatever they like. Do good work without asking how it looks. A vision of what it is all for is worth more than a title now.',
      'Colleagues may take your words for something else. Put the essential in writing. An idea that you cannot prove may still be right, so do not give it up.',
    ],
    11: [
      'A group gives you the feeling of being at one with everybody in it. That warms you, and makes you overlook the cost. Give what you can, and leave the finances to a sober friend.',
      'Talk among friends turns to ideals. Somebody may disappoint you a little by being human. The cause itself is sound, and needs a small, practical task.',
    ],
    12: [
      'Solitude is what you need, as one needs sleep. An old sorrow may be dissolving, and thinking about it will not help it along. Be near water, or near music, and be gentle with yourself.',
      'Dreams are clear and thoughts are not. What they mean can be left open for now. Someone who is ill or lonely would be glad of a visit, and so would you.',
    ],
  },
  harmonious: {
    1: [
      'A gentle manner works better than pushing, and you have it. People trust you with their softer side. Use it to bring together two who do not talk.',
      'Your imagination finds words, and others can see what you see. Describe the plan as you picture it. Someone may add an idea you had not thought of.',
    ],
    2: [
      'Things whose value cannot be counted mean most to you. Something beautiful may be had for very little. Give something away, and you may feel richer for it.',
      'An idea about money comes by intuition and stands up to being checked. So check it, gladly. Creative work may be paid, if you mention it.',
    ],
    3: [
      'People say what is in their hearts, because you listen so well. A letter written in this mood may reach someone who was out of reach. Poetry is welcome too.',
      'Old names, tunes and the reason for a quarrel come back to you. The memory can help you to make up with somebody. With a person close to you hardly any words are needed.',
    ],
    4: [
      'Home is soft and safe, a place where somebody can cry or laugh without explaining it. Old wounds in the family close a little. An evening together is good for everyone.',
      'Even the difficult relative listens, because you are gentle. Speak about the past in a forgiving voice, yours and theirs. Small things make the rooms more beautiful.',
    ],
    5: [
      'Love is tender and asks few questions. Music, theater or the sea makes a fine evening. Anything you paint or play now comes from a deep place.',
      'When you tell a story the listeners forget the time, children especially. Put a feeling into a verse or a tune; the person it is meant for will know.',
    ],
    6: [
      'Work done with love is less dull than it looked. Somebody there needs kindness more than instruction. Your body answers to sleep, rest and a slower pace.',
      'Your instinct finds the error before your eyes do. Follow it. A gentle word about somebody’s work will do more than a correction.',
    ],
    7: [
      'The two of you meet halfway without having measured it. You guess what the other needs, and they guess too. Even an ordinary evening can have some romance in it.',
      'What a partner is trying to say, you can put into words, and they may be moved by it. A dispute ends because neither of you wishes to hurt the other.',
    ],
    8: [
      'There is deep trust, and it needs no proof. Something painful can be forgiven, quietly. What you share with another person is worth more than the sum of it.',
      'A delicate subject can be approached without your having to look for words. To know each other’s fears makes both of you braver, and the closeness lasts.',
    ],
    9: [
      'A film, a faith or a foreign song opens something in you. Let it in without asking what it is good for. A journey to the water would be ideal.',
      'Behind the facts you sense a meaning, and can put it simply. Teach, write or pray, whichever is yours. Somebody who believes otherwise may feel respected.',
    ],
    10: [
      'Your work has a touch of art in it, and people notice. Follow your intuition in a public matter. Kindness is no weakness in your position.',
      'A hard thing can be said at work so that nobody loses face, and you know how. Someone above you may be grateful. An idea that seemed dreamy turns out to be usable.',
    ],
    11: [
      'Friends who believe in the same thing do each other good. Lend a hand where it will not be noticed. The newest face in the room may need it most.',
      'A conversation with friends lifts you above the daily noise. Somebody may find the words that you had been looking for. Keep them.',
    ],
    12: [
      'Rest is deep, and comes when you ask for it. An old sorrow may leave without ever being named. A quiet good deed completes the day.',
      'In solitude your thoughts grow kind and clear. Write to somebody you miss, even if the letter is never sent. A dream may have a useful hint in it.',
    ],
  },
  tense: {
    1: [
      'Others know what you want, and you are not so sure. Tiredness has a hand in it. Put off the decision, and beware of playing a part only because it is admired.',
      'A yes of yours means maybe, or is understood so. Say the thing again in shorter words. Where you have been vague out of kindness, plainness would be kinder.',
    ],
    2: [
      'Something about money is unclear, and you would rather not look. It is worth looking, even briefly. An offer that sounds like a dream should be read like a contract.',
      'There may be an illusion in what you pay for, or in what you ask. Ask for the figure in writing. What you feel for a thing is one matter, and what it costs is another.',
    ],
    3: [
      'A misunderstanding may grow, because each hears what they feared or hoped. Ask what was meant before you answer. Little lies told for peace are hard to keep apart.',
      'Attention wanders, and keys and dates may go with it. Do one thing at a time. A rumor may reach you that sounds better than the truth, so do not pass it on.',
    ],
    4: [
      'At home a subject may be passed over in silence, with much tact. Everyone feels it all the same. If you name it gently, the others may be relieved.',
      'You may be longing for a home that never quite existed. The one you have cannot compete with it, and ought not to be asked to. It gains by a little care and attention now.',
    ],
    5: [
      'Love shows you a picture of a person, and you forget to look behind it. Wait for an ordinary day with them. In creative work, somebody should tell you where to stop.',
      'Sweet words are cheap at present, in both directions. Enjoy them without promising anything. If somebody you love tells you an unlikely story, you may smile and ask again.',
    ],
    6: [
      'Tiredness is greater than you admit, and work may lose its outline. Do the simplest part, and leave what can go wrong. Nobody has to be needed by everyone.',
      'Mistakes creep in where two people are being polite. Ask the simple question. What cannot be found will probably turn up when you have had some sleep.',
    ],
    7: [
      'Somebody may seem kinder to you, or more certain, than they are. Look at what they do on an ordinary day. It is better to be disappointed now by a real person than later by an imagined one.',
      'A promise between you may be too vague to keep. Put a date or a sum to it before anyone feels deceived. A partner who avoids a subject may simply be ashamed of it.',
    ],
    8: [
      'What you would both rather not see, in a shared account or a promise, does not get better by being ignored. If you look at it together, it may soon be settled.',
      'Somebody’s trouble touches you, and you would take it over entirely. Help with one part. Trust that has to be blind is better postponed.',
    ],
    9: [
      'An ideal may ask too much of you, or someone does in its name. Doubt is healthy here. The place you dream of deserves a few sober questions before you go there.',
      'Wishes are easily taken for facts, and argued for with feeling. Listen to somebody who thinks otherwise. What is true in your belief will not be hurt by it.',
    ],
    10: [
      'Your aims at work may grow dim, and a rumor or a vague instruction makes it worse. Ask for the task in one sentence. Do not take the blame for what nobody had explained.',
      'Something you said at work may have been understood as a promise. Set it right in writing, in a friendly way. Admiration can be disappointed now, and that makes people easier to work with.',
    ],
    11: [
      'A friend may let you down, mostly by being other than you had imagined. Forgive the person and keep the money separate. What you do together needs a good plan more than it needs devotion.',
      'The group may be carried away, and nobody knows any longer by what. You may be the one to ask. It spoils the mood for a minute and saves the project.',
    ],
    12: [
      'Disappearing for a while has its charms, in sleep or in front of a screen. A real rest would help more. Whatever you are avoiding is smaller when you look straight at it.',
      'Worries are vague, and therefore seem to have no end. It helps to write down what exactly could happen. Told to a kind person, most of it will look unlikely.',
    ],
  },
};
