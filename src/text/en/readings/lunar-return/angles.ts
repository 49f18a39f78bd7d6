import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet on an angle of a lunar return: the Ascendant, Midheaven, Descendant or Imum Coeli. */
export const onAngle: LunarReturnReadingCells['onAngle'] = {
  0: {
    15: 'With the Sun on the Ascendant, you decide for yourself this month. You say what you want, and are noticed for it. How you feel about it takes second place for once, and catches up with you when you sit down.',
    16: 'The Sun is at the Midheaven, so for a month your work has the light. Someone in charge takes notice of you. It goes well as long as there is an hour in the day when you are not on show.',
    22: 'On the Descendant the Sun shines on somebody else. A partner, a friend or a rival sets the plan, and you learn what you want by how you answer them. To go along is pleasant until you miss what you wanted yourself.',
    23: 'The Sun stands at the foot of the chart, so home is where your will is. Family, the past and the place you sleep in need you. You gather strength there that nobody sees, and that you will use later.',
  },
  1: {
    15: 'The Moon is on the Ascendant of its own return. Moods run high and other people answer to them. You know at any moment how you feel, and need not guess. What you need can be asked for in words.',
    16: 'With the Moon at the Midheaven, your feelings are seen at work. You sense what people want and can give it to them, and a word of blame hits harder than it was meant. Home has to wait, and lets you know it.',
    22: 'The Moon stands on the Descendant, so you feel what another person feels almost before they do. Being near someone calms you. It can be hard to say which of the moods began with you.',
    23: 'At the foot of the chart the Moon is where it likes to be. You want your own corner, your own people and an early night. Old memories come up, and most of them are friendly.',
  },
  2: {
    15: 'Mercury stands on the Ascendant, and everybody has something to tell you or to ask. News, errands and questions keep you busy, and a matter of feeling is settled by being said aloud. You will be glad of one quiet hour a day.',
    16: 'Mercury is at the Midheaven, so your words count in public. A message, a report or a meeting may matter more than it looks. What you say in passing is remembered, so let it be what you think.',
    22: 'With Mercury on the Descendant, somebody wants to talk things over. Advice, bargains and disagreements come from across the table. You understand your own mood best after explaining it to someone who asks good questions.',
    23: 'Mercury is at the foot of the chart, and there is much to discuss at home. Family news, papers or plans for the place you live in take up the month. An old story gets told again, with a part you had not heard.',
  },
  3: {
    15: 'Since Venus is on the Ascendant, people meet you more kindly than in other months. They are glad to see you, and you look well. Small pleasures count. A coolness between you and someone may end if you make the first move.',
    16: 'Venus is at the Midheaven and makes you welcome at work. You smooth things over, choose well, and are liked by people whose opinion matters. Something that you made with care may be praised.',
    22: 'Venus stands on the Descendant, so the month belongs to two. Affection is offered, a quarrel is made up, or you enjoy one person’s company more than you had expected. You may agree too fast, out of pure liking.',
    23: 'With Venus at the foot of the chart, home is the best place to be. You cook, arrange, invite, and are at peace with your family or with those you count as such. It takes some effort to leave the house.',
  },
  4: {
    15: 'Mars on the Ascendant gives you some heat. With whoever is in your way you are quick, brave and easily provoked, and it can be felt from across the room. Something that was put off gets done in one go. Walk around the block before you answer.',
    16: 'Mars is at the Midheaven, and you want to get somewhere at work. Competition wakes you up. Someone may be in the way, and a clear word does more there than a hot one.',
    22: 'With Mars on the Descendant, the heat comes from other people. Somebody is impatient with you, or simply lively, and you are drawn into it. A disagreement can be talked out while both of you are frank.',
    23: 'Mars at the foot of the chart makes for a busy home. Repairs, moves and arguments may all happen under one roof. Anger belongs to the old things more than to the new ones. Hard work about the place uses it up.',
  },
  5: {
    15: 'There is more room in this month, for Jupiter stands on the Ascendant. You feel hopeful, give freely and are given to. Other people like to be near you. A plan may get larger than your time allows.',
    16: 'Jupiter at the Midheaven makes this a good month for being seen. Praise, an offer or a helpful word from above may come, and you carry yourself well. Say yes to what you can really do.',
    22: 'Jupiter is on the Descendant, and others are good to you. A partner is generous, a teacher turns up, or a friend brings the very thing you lacked. Letting yourself be helped is the art of it.',
    23: 'With Jupiter at the foot of the chart, there is room for more at home. You may have guests, clear some space, or share a good laugh with somebody who knows you well. Staying in may also keep you from what would be fun elsewhere.',
  },
  6: {
    15: 'Saturn stands on the Ascendant, and for a month people meet a serious face. More is asked of you than usual, and you say little of what it costs. What you get done is sound. Go slowly with whatever you will have to answer for, and don’t take tiredness for failure.',
    16: 'With Saturn at the Midheaven, work weighs on the month. A duty, a deadline or a strict eye makes you careful, and your needs come after. People see that you can be relied upon. They will not see that you need a rest.',
    22: 'Saturn is on the Descendant, so somebody close may be busy, grave or hard to reach, perhaps for reasons of their own. What you agree on plainly with another person will hold, and is worth an awkward quarter of an hour.',
    23: 'Saturn at the foot of the chart gives the month a duty at home. Something there wants repairing or deciding, or an old sadness wants looking at. You sleep better once it is begun.',
  },
  7: {
    15: 'Uranus is on the Ascendant, and the month may not go as planned. You are wide awake, and short of patience with habit. Some interruption is likely to prove a relief.',
    16: 'Uranus at the Midheaven brings a surprise where you work. The task, the hours or your own wishes may change from one week to the next. Keep your plans loose, and you will like it better.',
    22: 'With Uranus on the Descendant, other people are hard to predict. Someone turns up, or turns away, or wants more freedom. You feel freer with them when you don’t insist on the arrangement.',
    23: 'Uranus stands at the foot of the chart and stirs things up at home. A visit, a change of rooms or a sudden wish to be elsewhere upsets the routine. Afterward there is more air.',
  },
  8: {
    15: 'From the Ascendant Neptune blurs the month a little. You are touched by more than you can sort, and may promise something half asleep. Music helps, and so does rest. People find you gentle.',
    16: 'Neptune at the Midheaven makes it unclear where you are heading. You work well where sympathy or imagination is wanted, and badly with timetables. Nothing has to be decided until the mist is gone.',
    22: 'Neptune is on the Descendant, so you see another person in a soft light. You may be moved, or taken in a little. Kindness does no harm. Before you lend anything, ask one plain question.',
    23: 'With Neptune at the foot of the chart, you long for a home that is more than a roof. Memories are close, and sleep is deep. You need less explanation and more quiet than those around you suppose.',
  },
  9: {
    15: 'Pluto on the Ascendant gives the month a serious turn. A feeling that was buried comes up and wants to be dealt with. You are strong enough for it, and have little use for pretense.',
    16: 'Pluto is at the Midheaven, and you notice who pulls the strings. Something in public may have to be said or ended. You have more influence than you think, so use it in the open.',
    22: 'With Pluto on the Descendant, one bond becomes intense. Somebody may want more of you, or you of them; you can say no, and it is best said plainly.',
    23: 'Pluto stands at the foot of the chart, and something old stirs in the family or in you. You clear out a cupboard, or a grudge. It is heavy for some days, and then there is room.',
  },
};
