import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet of a solar return on the Ascendant, Midheaven, Descendant or foot of the chart. */
export const onAngle: SolarReturnReadingCells['onAngle'] = {
  0: {
    15: 'The Sun comes up with the year, on the Ascendant, so you are in plain view and much turns on what you yourself decide. You have more strength than you are used to, and lead where you used to follow, and can forget that others have plans as well.',
    16: 'With the Sun on the Midheaven, the year is lived in public. Your work is seen, your name comes up, and people in charge form a view of you. Home gets whatever strength is left, unless some is set aside for it.',
    22: 'With the Sun on the Descendant, much of what you do this year starts with other people: a friend, somebody you have dealings with, perhaps an opponent. You see yourself through them, and not everything that they show you is flattering. It is worth hearing all the same.',
    23: 'At the foot of the chart the Sun puts your strength into home, family and the question where you belong, and ambition can wait without harm. What you settle in private this year will support you when you go out again.',
  },
  1: {
    15: 'Everybody can tell how you feel, for the Moon stands on the year’s Ascendant. You respond to people quickly, change your mind with your mood, and need more comfort than usual. Such openness draws kindness, and also those who want looking after.',
    16: 'The Moon on the Midheaven brings feeling into your public life. You sense what people want, your name rises and falls with their mood, and your work may come to include care for someone. Privacy is scarcer than you would like.',
    22: 'Your need of others is strong this year, since the Moon is on the Descendant. A partner’s mood easily becomes your own. You give care and look for it in the same place, so see that you get as much as you give.',
    23: 'The Moon is at home at the foot of the chart, and the year draws you inward. Family, memory and your own four walls matter more than success. A change of home is possible. You rest best among your own.',
  },
  2: {
    15: 'Mercury on the Ascendant makes a talkative, busy year of it. You think on your feet, learn fast, and always owe somebody an answer. People come to you for information, and would often be just as glad of your whole attention.',
    16: 'Words earn you your place this year, with Mercury at the Midheaven. Writing, teaching, bargaining or simply explaining things well can bring you to the notice of people who count. What you say in public gets repeated, so it pays to be exact.',
    22: 'Mercury is on the Descendant, so agreements and long talks shape the year, and something that another person says may change your course. You may learn most from somebody who disagrees with you politely. Write down afterward what you yourself think.',
    23: 'Mercury is at the foot of the chart, so there is much to talk over at home, and papers to go through. Old family stories are told again and may sound different to you now. You will need one quiet corner in which to think.',
  },
  3: {
    15: 'People take to you this year, for Venus stands on the Ascendant. You look better, to yourself as well, and a smile of yours goes far. Love may begin with your being noticed. Nobody could be so pleasant at all times, and you need not try.',
    16: 'At the Midheaven Venus makes you popular where it counts. Taste, tact and good relations forward your work, and a sociable or artistic task suits you. You may be liked before you have shown what you can do, and earn it afterward.',
    22: 'With Venus on the Descendant, the year turns on a relationship. You may meet somebody who is glad of you, or a bond that you have grows kinder and fairer. You dislike being alone. Since agreement comes so easily, say what you want before you have agreed.',
    23: 'With Venus at the foot of the chart, the best of the year is at home. You may make your rooms more beautiful, have people in, or settle something old within the family. It is so pleasant that you may have to remind yourself to go out.',
  },
  4: {
    15: 'Mars stands on the Ascendant, and this year you go straight for things. Courage is plentiful and patience is not. You fight your own battles and start a few. Others take their pace from yours, so it matters where you are headed.',
    16: 'There is something that you want to get done, with Mars on the Midheaven. You compete, push ahead, and don’t mind being seen to want it. A clash with someone in authority may come of that. Effort is noticed this year, and so is temper.',
    22: 'Other people bring the fire this year, since Mars stands on the Descendant. A partner may be impatient, a rival clear. You find out how much you had left unsaid. Quarrels held in the open do little harm and clear away a good deal.',
    23: 'Mars is busy at the foot of the chart, and energy goes into your home, anger too. You rebuild things there, and argue with those you have known longest. A grievance swallowed long ago may come back up in order to be settled.',
  },
  5: {
    15: 'Jupiter on the Ascendant gives the year a wide and hopeful face. You feel lucky, are generous, and try more than you used to dare. Others enjoy your company. Promises are more easily made than kept.',
    16: 'When Jupiter stands at the Midheaven, people of standing tend to think well of you. What you do may be given more room this year, or simply more thanks. The honor is pleasant and comes with duties that nobody mentions at the start.',
    22: 'Help tends to come from other people this year, with Jupiter on the Descendant. A partner, a teacher or somebody who gives advice may open something to you that you could not have reached alone. Good will is no contract, so talk about the details as well.',
    23: 'With Jupiter at the foot of the chart, things tend to go well at home. Your family may be kinder than you thought, or friends become a family to you. You feel safe there, and setbacks outside hurt less because of it.',
  },
  6: {
    15: 'Saturn rises with the year, and you take things more seriously than you did. You carry a good deal, and refuse what is not needed. Some of it can feel lonely. People notice that you keep your word, and trust you with more.',
    16: 'Much is expected of you this year, with Saturn on the Midheaven, and little of what you do goes unseen. Thanks may be slow to come. What was sound gains in standing, what was only show is found out, and patience speaks for you.',
    22: 'Saturn sits on the Descendant, so partnership is tested for what it can bear. Someone may be distant, needy or simply busy. A plain promise, given and kept, makes some bonds firm this year; others end because nobody can make it.',
    23: 'Duties at home weigh on the year, for Saturn is at the foot of the chart. A place, a family or an old sadness asks for your attention, and you give it without being thanked. What you build there in such a year has a deep foundation.',
  },
  7: {
    15: 'With Uranus on the Ascendant, how you dress, speak and spend your days may change quickly. A part that you have played for years begins to bore you. People who are fond of you need time to get used to it, and it is easier for them if you tell them beforehand.',
    16: 'Uranus on the Midheaven shakes up your direction. A task or a plan may change at short notice, and you would like to do things in your own way. People notice that you do them otherwise. Some of the detours turn out to be quicker.',
    22: 'Other people surprise you this year, since Uranus stands on the Descendant. Someone may arrive from nowhere, or a partner claim more room. Bonds that leave both sides free come through it well. You might want the room yourself and be slow to say so.',
    23: 'Something about your home may change this year, because Uranus is at the foot of the chart. It may be a move, another person in the house, or news from the family. At first it is unsettling, and afterward you may have more room to live as you like.',
  },
  8: {
    15: 'Neptune stands on the Ascendant, and people see in you this year what they wish to see. You are softer, more easily moved, harder to pin down, and you need rest and solitude. Art or faith gives the mood somewhere to go.',
    16: 'With Neptune on the Midheaven, it may be unclear this year what you are working toward. On some days an ideal attracts you more than a place in the front row does, and plans may change as you go on. Whatever heals, comforts or delights people suits you. Before you say yes, ask what you would actually have to do.',
    22: 'On the Descendant Neptune makes other people hard to see plainly. You may adore somebody, rescue somebody, or be let down because you asked no questions. The compassion is real on both sides, and lasts longer where you have both said what you expect.',
    23: 'Neptune is at the foot of the chart, so you may long for a home that you have never had, or be unsure where you want to live. Old family feelings come up without an obvious reason. Music and quiet do you more good than arguments, and a lease or a sale can wait until you see clearly.',
  },
  9: {
    15: 'With Pluto on the Ascendant, you do nothing by halves this year. People find you strong and hard to read, and some are a little afraid of you. You may give up for good a manner that you took on to please others. Tell at least one person what is going on in you.',
    16: 'With Pluto at the Midheaven, a struggle over who decides may come into the open, and you see how things are really run. Something that you have stood for can end and be rebuilt from the base. Whatever you gain in such a struggle should be something you could defend in public.',
    22: 'Someone strong faces you this year, because Pluto is on the Descendant. Partnership goes deep: it turns into a contest, or sheds a lie and begins again. You see what each of you does to keep the other near.',
    23: 'With Pluto at the foot of the chart, something old in the family or in you may come up this year. It can be a fear, a secret, or the question whether to leave a place. It is heavy work and mostly done in private. You will be freer in other things when it is behind you.',
  },
};
