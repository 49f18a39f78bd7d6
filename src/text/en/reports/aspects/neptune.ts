import type { ByNatureWordings } from '../../../catalogue.js';

export const neptuneMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Your outline is soft, so that everybody finds in you what they are looking for. You are sensitive and rather tired. Music and quiet do you good, and important answers can wait.',
      'Thoughts drift, and some of them drift to beautiful places. It is a good state for poems and a poor one for forms. Say that you will call back, and write down the dream.',
    ],
    2: [
      'Figures blur, and wishes look like sums. You are generous to the wrong people, or forget what you paid. Leave the large purchase alone, and give something small away on purpose.',
      'The price is clear, and the worth is anything but. Ask two people who have nothing to gain from it. Beautiful objects have a persuasive voice at present.',
    ],
    3: [
      'Words say less than tones do. You listen well, and miss the time of the appointment. Confirm dates in writing, and keep the rest of the talk as gentle as it is.',
      'What you read or hear goes to your heart, facts and inventions alike. Somebody nearby may be glad of a patient ear. Check the story before you pass it on.',
    ],
    4: [
      'Home is a place for dreaming, and for a tender kind of sadness. Somebody there needs comfort and does not ask. Sit with them, and leave the repairs until things look solid again.',
      'Family memories come up, colored by longing. They are true in feeling and doubtful in detail. Tell them anyway, and let others tell theirs.',
    ],
    5: [
      'Love is all enchantment, with the lights turned down. Enjoy it, and notice what you are adding yourself. Whatever you paint, play or sing has something behind it that you cannot explain.',
      'The words that touch somebody come by themselves. Make sure that they mean to you what they will mean to them. A story, a song or a film is a safer place for the surplus.',
    ],
    6: [
      'The body asks for rest and the work goes in slow motion. You take on other people’s troubles along with their tasks. Do one thing carefully, and go to bed.',
      'Details slip past you. Let somebody read it over. Imagination finds a kinder way to do the work. Helping without being asked is lovely where it is wanted.',
    ],
    7: [
      'Somebody seems to you better than people usually are. Sympathy flows freely. Ask, once, what they really want, and believe the plain answer.',
      'Sentences need not be finished to be understood by a partner. That is pleasant, and a poor basis for a contract. Finish one sentence, the one about who does what.',
    ],
    8: [
      'Trust is deep and not very precise. You would share anything, and perhaps take on a debt along with it. Let closeness be closeness, and see about the money next week.',
      'Something is not being said, and you sense it. You may well be right, and it is theirs to tell. Stay near and ask nothing; it comes by itself.',
    ],
    9: [
      'A longing for something larger takes hold of you: a faith, the sea, a far country. Follow it in a book or at a concert first. Teachers who promise everything should be looked at twice.',
      'Your ideas about life grow wide and vague. It is a pleasant vagueness, and a walk by the water suits it. Arguments can be left to people who need to win them.',
    ],
    10: [
      'Your public role is unclear, and others project on it whatever they like. Do good work without asking how it looks. A vision of what it is all for is worth more than a title now.',
      'Colleagues may take your words for something else. Put the essential in writing. An idea that you cannot prove may still be right; keep it warm.',
    ],
    11: [
      'A group, or a hope, gives you the feeling of being at one with it. That warms you, and hides who does the work. Be there, give what you can, and leave the fund-raising to a sober friend.',
      'Talk among friends turns to ideals. Somebody disappoints you a little by being human. The hope itself is sound, and needs a small, practical task.',
    ],
    12: [
      'Solitude is what you need, as one needs sleep. Something old is dissolving, and no analysis will help it along. Be near water, or near music, and be gentle with yourself.',
      'Dreams are clear and thoughts are not. Write the dream down without explaining it. Someone who is ill or lonely would be glad of a visit, and so would you.',
    ],
  },
  harmonious: {
    1: [
      'A gentle manner works better than pushing, and you have it. People trust you with their softer side. Use it to bring together two who do not talk.',
      'Your imagination finds words, and others can see what you see. Describe the plan as a picture. Someone will add a color you had not thought of.',
    ],
    2: [
      'Things that carry no price have a value, and you have a fine sense for it. Something beautiful may be had for very little. Give something, and you will feel rich.',
      'An idea about money comes by intuition and stands up to being checked. So check it, gladly. Creative work may be paid, if you mention it.',
    ],
    3: [
      'People say what is in their hearts, because you listen so well. A letter written in this mood may reach someone who was out of reach. Poetry is welcome too.',
      'Names, tunes and the reason for a quarrel all come back to you. Use it to make something good again. A walk with somebody close by needs hardly any words.',
    ],
    4: [
      'Home is soft and safe, and somebody can cry there or sing. Old wounds in the family close a little. Light a lamp, cook something, and stay.',
      'A tone that reaches even the difficult relative is at your command. Speak about the past in a forgiving voice, yours and theirs. A picture put up in the right place changes the room.',
    ],
    5: [
      'Love is tender and asks few questions. Music, theater or the sea makes a fine evening. Anything you paint or play now comes from a deep place.',
      'When you tell a story the listeners forget the time, children especially. Put a feeling into a verse or a tune; the person it is meant for will know.',
    ],
    6: [
      'A dull thing done with love stops being dull. Somebody at work needs kindness more than instruction. Your body answers to sleep, water and slow music.',
      'Your instinct finds the error before your eyes do. Follow it. A gentle word about somebody’s work will do more than a correction.',
    ],
    7: [
      'Two people meet halfway without having measured it. You guess what the other needs, and they guess too. A little romance can be put into an ordinary errand.',
      'What a partner is trying to say, you can put into words. They will be moved. A dispute ends because neither wishes to hurt.',
    ],
    8: [
      'There is deep trust, and it needs no proof. Something painful can be forgiven, quietly. What you share with another person is worth more than the sum of it.',
      'A delicate subject finds its words by itself, late in the evening. To know each other’s fears makes both of you braver.',
    ],
    9: [
      'A film, a faith or a foreign song opens something in you. Let it in without asking what it is good for. A journey to the water would be ideal.',
      'Behind the facts you sense a meaning, and can put it simply. Teach, write or pray, whichever is yours. Somebody who believes otherwise will feel respected.',
    ],
    10: [
      'Your work has a touch of art in it now, and people notice. Follow your intuition in a public matter. Kindness is no weakness in your position.',
      'A hard thing can be said at work so that nobody loses face, and you know how. Someone above you is grateful. An idea that seemed dreamy turns out to be usable.',
    ],
    11: [
      'Friends who believe in the same thing do each other good. Lend a hand where it will not be noticed. A hope of your own comes nearer as you do.',
      'A conversation with friends lifts you above the daily noise. Somebody puts your hope into words that you had been looking for. Keep the words.',
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
      'Something about money is unclear, and you would rather not look. Look, for ten minutes, with the light on. An offer that sounds like a dream should be read like a contract.',
      'There may be an illusion in what you pay for, or in what you ask. Ask for the figure in writing. What you feel for a thing is one matter, and what it costs is another.',
    ],
    3: [
      'A misunderstanding grows, because each hears what they feared or hoped. Ask what was meant before you answer. Little lies told for peace are hard to keep apart.',
      'Your attention wanders, and keys and dates go with it. Do one thing at a time. A rumor reaches you that is prettier than the truth; let it end with you.',
    ],
    4: [
      'At home something is being passed over in silence, with much tact. It takes up more room every day. Name it gently, and notice how the others breathe out.',
      'A home that never quite existed is what you long for. The one you have cannot compete with it, and ought not to be asked to. Mend the tap, and call someone who was there.',
    ],
    5: [
      'Love shows you a picture of a person, and you forget to look behind it. Wait for an ordinary day with them. What you create is fine, once somebody tells you where it ends.',
      'Sweet words are cheap at present, in both directions. Enjoy them without signing anything. A child’s excuse is likely to be a story, and a good one.',
    ],
    6: [
      'Tiredness is greater than you admit, and work turns to fog. Do the simplest part, and leave what can go wrong. To be needed by everybody is not a job description.',
      'Mistakes creep in where two people were being polite. Ask the stupid question. Papers are in the wrong folder, and will turn up when you have had some sleep.',
    ],
    7: [
      'Two people agree wonderfully, each about something else. Ask what was meant. It is better to be disappointed now by a real person than later by an imagined one.',
      '“Soon,” said one, and the other heard “always.” Clear it up before anyone feels deceived. A partner who avoids a subject may simply be ashamed of it.',
    ],
    8: [
      'What you would both rather not see, in a shared account or a promise, grows while nobody looks. Look at it together for twenty minutes. After that you may both think of something pleasanter.',
      'Somebody’s trouble touches you, and you would take it over entirely. Help with one part. Trust that has to be blind is better postponed.',
    ],
    9: [
      'An ideal asks too much of you, or someone does in its name. Doubt is healthy here. Ask about the part that the brochure leaves out.',
      'Wishes are taken for facts, and argued for with closed eyes. Read one page by an opponent. Your faith will not be hurt by a fact.',
    ],
    10: [
      'Your aims at work grow dim, and a rumor or a vague instruction makes it worse. Ask for the task in one sentence. Do not take the blame for what nobody had explained.',
      'Something you said at work was understood as a promise. Set it right in writing, in a friendly way. Somebody you admire at the office turns out to be human, which makes them easier to work with.',
    ],
    11: [
      'A friend lets you down, mostly by being other than you had imagined. Forgive the person and keep the money separate. The common hope needs one good plan more than it needs devotion.',
      'The group is carried away, and nobody knows any longer by what. You may be the one to ask. It spoils the mood for a minute and saves the project.',
    ],
    12: [
      'Disappearing for a while has its charms, in sleep, in screens or in a glass. A real rest would help more. Whatever you are avoiding is smaller when you look straight at it.',
      'Worries have no shape and therefore no end. Give them one: write down what exactly could happen. A kind person will read the list and cross out most of it.',
    ],
  },
};
