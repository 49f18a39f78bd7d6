import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet of a solar return on the Ascendant, Midheaven, Descendant or foot of the chart. */
export const onAngle: SolarReturnReadingCells['onAngle'] = {
  0: {
    15: 'The Sun comes up with the year, on the Ascendant, so you are in plain view and much turns on what you yourself decide. Energy is good. You lead where you used to follow, and can forget that others have plans as well.',
    16: 'With the Sun on the Midheaven, the year is lived in public. Your work is seen, your name comes up, and people in charge form a view of you. Home gets whatever strength is left, unless some is set aside for it.',
    22: 'On the Descendant the Sun shines for somebody else first. You find your purpose this year through partners, clients or open rivals, and the picture of you that they give back is worth having, even where it doesn’t flatter.',
    23: 'At the foot of the chart the Sun warms the roots. Strength goes this year into home, family and the question where you belong, and ambition can wait without harm. What you settle in private will support you when you climb again.',
  },
  1: {
    15: 'Everybody can tell how you feel, for the Moon stands on the year’s Ascendant. You respond to people quickly, change your mind with your mood, and need more comfort than usual. Such openness draws kindness, and also those who want looking after.',
    16: 'The Moon on the Midheaven brings feeling into your public life. You sense what people want, your name rises and falls with their mood, and your work may come to include care for someone. Privacy is scarcer than you would like.',
    22: 'Your need of others is strong this year, since the Moon is on the Descendant. A partner’s mood easily becomes your own. You give care and look for it in the same place, so see that you get as much as you give.',
    23: 'The Moon is at home at the foot of the chart, and the year draws you inward. Family, memory and the place where you sleep matter more than success. A change of home is possible. You rest best among your own.',
  },
  2: {
    15: 'Mercury on the Ascendant makes a talkative, busy year of it. You think on your feet, learn fast, and always owe somebody an answer. People come to you for information, and would often be just as glad of your whole attention.',
    16: 'Words earn you your place this year, with Mercury at the Midheaven. Writing, teaching, bargaining or simply explaining things well can bring you to the notice of people who count. What you say in public gets repeated, so it pays to be exact.',
    22: 'The other person does half of your thinking, because Mercury is on the Descendant. Agreements, debates and long talks shape the year, and a partner’s remark may change your course. You learn most from whoever disagrees politely.',
    23: 'From the foot of the chart Mercury fills your home with talk, papers and coming and going. Family stories are gone over this year and understood differently. Somewhere in all this you need a corner in which to think.',
  },
  3: {
    15: 'People take to you this year, for Venus stands on the Ascendant. You look better, to yourself as well, and make peace without effort. Love may begin with your being noticed. Nobody could be so pleasant at all times, and you need not try.',
    16: 'At the Midheaven Venus makes you popular where it counts. Taste, tact and good relations forward your work, and a sociable or artistic task suits you. You may be liked before you have shown what you can do, and earn it afterward.',
    22: 'Venus waits on the Descendant, and the year turns on a relationship. Someone is glad of you, or an existing bond grows kinder and fairer. You don’t like to be alone. Agreement comes so readily that your own wish can get lost in it.',
    23: 'A sweeter life at home is what Venus offers from the foot of the chart. You make your place beautiful, enjoy having people in, and may smooth out something old within the family. It gets harder to find a reason for going out.',
  },
  4: {
    15: 'Mars stands on the Ascendant, and this year you go straight for things. Courage is plentiful and patience is not. You fight your own battles and start a few. Others take their pace from yours, so it matters where you are headed.',
    16: 'Your ambition is awake, with Mars on the Midheaven. You compete, push ahead, and don’t mind being seen to want it. A clash with someone in authority may come of that. Effort is noticed this year, and so is temper.',
    22: 'Other people bring the fire this year, since Mars stands on the Descendant. A partner may be impatient, a rival clear. You find out how much you had left unsaid. Quarrels held in the open do little harm and clear away a good deal.',
    23: 'Mars is busy at the foot of the chart, and energy goes into your home, anger too. You rebuild things there, and argue with those you have known longest. A grievance swallowed long ago may come back up in order to be settled.',
  },
  5: {
    15: 'Jupiter on the Ascendant gives the year a wide and hopeful face. You feel lucky, are generous, and try more than you used to dare. Others enjoy your company. Promises are made more lightly than they can be kept.',
    16: 'When Jupiter stands at the Midheaven, people of standing tend to think well of you. A larger task may be offered this year, or a better place for what you do. The honor is pleasant and comes with duties that nobody mentions at the start.',
    22: 'Luck wears another person’s face, for Jupiter is on the Descendant. A partner, a teacher or an adviser may widen your life this year, and you are treated generously. Good will so large goes further when its details are spoken of.',
    23: 'Jupiter at the foot of the chart makes home larger, in rooms or in welcome. Family is kinder than you thought, or a new circle becomes one. You have an inner trust this year that outer setbacks hardly touch.',
  },
  6: {
    15: 'Saturn rises with the year and lends you its gravity. You look tired or simply serious, carry a good deal, and say no to what is not needed. It can feel lonely. You come out of it firmer, and are trusted with more.',
    16: 'The climb is steep this year, with Saturn on the Midheaven, and you are seen at each step. Responsibility tends to come ahead of reward. What was sound gains in standing, what was only show is found out, and patience speaks for you.',
    22: 'Saturn sits on the Descendant, so partnership is tested for what it can bear. Someone may be distant, needy or simply busy. A plain promise, given and kept, makes some bonds firm this year; others end because nobody can make it.',
    23: 'Duties at home weigh on the year, for Saturn is at the foot of the chart. A place, a family or an old sadness asks for your attention, and you give it without being thanked. What you build there in such a year has a deep foundation.',
  },
  7: {
    15: 'Uranus is on the Ascendant, and you are not yourself this year, or more so than ever. What you wear, say and put up with may change abruptly, and people have to meet you anew. Freedom feels urgent. Some warning would be kind to them.',
    16: 'Uranus on the Midheaven shakes up your direction. A post, a title or a plan may change at short notice, and independent work attracts you. You become known for doing things otherwise. Some of the detours turn out to be quicker.',
    22: 'Other people surprise you this year, since Uranus stands on the Descendant. Someone may arrive from nowhere, or a partner claim more room. Bonds that leave both sides free come through it well. You might want the room yourself and be slow to say so.',
    23: 'The ground shifts under home, because Uranus is at the foot of the chart. A move, a change of company or family news may upset what you took as given. Afterward there is more space to live in than before.',
  },
  8: {
    15: 'Neptune stands on the Ascendant, and people see in you this year what they wish to see. You are softer, more easily moved, harder to pin down, and you need rest and solitude. Art or faith gives the mood somewhere to go.',
    16: 'Where you are going is unclear this year, with Neptune on the Midheaven. An ideal attracts you more than a career, and plans dissolve as you follow them. Work that heals, comforts or enchants is well placed. Titles are less solid than they look.',
    22: 'On the Descendant Neptune makes other people hard to see plainly. You may adore somebody, rescue somebody, or be let down because you asked no questions. The compassion is real on both sides, and lasts longer where you have both said what you expect.',
    23: 'Neptune seeps into the foundations of the year. Home may seem uncertain, or holy, or far away, and you long for a place that perhaps never was. Old family feelings rise with no name attached. Music and quiet comfort you more than facts do.',
  },
  9: {
    15: 'Pluto stands on the Ascendant, and you go through the year with unusual force. Something in how you show yourself is shed for good. People find you hard to resist and hard to read. Control tempts you, though courage is of more use.',
    16: 'A struggle over power or direction may surface at work, with Pluto at the Midheaven. You see how things are really run this year. Something in your public life can end and be rebuilt from the base. Whatever position you gain like that should be one you can defend openly.',
    22: 'Someone strong faces you this year, because Pluto is on the Descendant. Partnership goes deep: it turns into a contest, or sheds a lie and begins again. You see what each of you does to keep the other near.',
    23: 'At the root of the year is Pluto, and something buried at home comes up. A secret or a fear may need facing, or a place may have to be left. It is heavy work, mostly done alone, and the rest of your life is lighter for it.',
  },
};
