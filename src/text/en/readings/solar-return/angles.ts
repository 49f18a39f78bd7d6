import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet of a solar return on the Ascendant, Midheaven, Descendant or foot of the chart. */
export const onAngle: SolarReturnReadingCells['onAngle'] = {
  0: {
    15: 'The Sun comes up with the year, on the Ascendant, so you are in plain view and much turns on what you yourself decide. You have more strength than you are used to, walk in first where you used to wait, and find that people look to you. In so much light you may overlook that others have plans as well.',
    16: 'With the Sun on the Midheaven, the year is lived in public. Your work is seen, your name comes up, and you may be asked to stand for something before others. It becomes you. Those at home see you come in late and tired, and would like some of the shine.',
    22: 'With the Sun on the Descendant, much of what you do this year starts with other people: a friend, somebody you have dealings with, perhaps an opponent. They act as a mirror, and you learn a good deal about yourself in it, not all of it flattering. What you decide alone, in such a year, you tend to decide twice.',
    23: 'At the foot of the chart the Sun puts your strength into home, family and the question where you belong. You may move, build, take somebody in, or make peace with where you come from, and outward success can wait without harm. It can look from the street as if nobody were in. What you settle now will support you when you go out again.',
  },
  1: {
    15: 'Everybody can tell how you feel, for the Moon stands on the year’s Ascendant. You respond to people quickly, change your mind with your mood, and need more comfort than usual. Such openness draws kindness, and also those who want looking after.',
    16: 'The Moon on the Midheaven brings feeling into your public life. You sense what people want before they say it, may be trusted with the care of somebody, and are liked for it; on other days the same people cool toward you and you can’t tell why. A bad morning shows. Privacy is scarcer than you would like.',
    22: 'Company is what you need this year, since the Moon is on the Descendant. Somebody’s good morning makes your day, and their silence at supper spoils it, even if it was about the bus. You are tender with people and would do much for them. See that you get as much care as you give.',
    23: 'The Moon is at home at the foot of the chart, and the year draws you inward. Your own four walls, a garden, old recipes and old photographs matter more than success, and a change of home is possible. Among your own people you can rest as nowhere else. Invitations from outside you refuse more often than you mean to.',
  },
  2: {
    15: 'Mercury on the Ascendant makes a talkative, busy year of it. You think on your feet, learn fast, know where to find everything, and always owe somebody an answer. For information people could hardly come to a better person. They would often be just as glad of an hour in which you were not also looking at the telephone.',
    16: 'Words earn you your place this year, with Mercury at the Midheaven. Writing, teaching, bargaining or simply explaining a thing so that it is understood may bring you to the notice of people who count. You can make a plan that others are able to follow. What you say in public gets repeated, and the joke travels further than the apology.',
    22: 'Mercury is on the Descendant, so agreements and long talks shape the year, and a single remark of somebody else’s may change your course. You learn most from a person who disagrees with you politely. In a good debate you can see both sides so well that you go home without one of your own; an hour alone brings it back.',
    23: 'Mercury is at the foot of the chart, so there is much to talk over at home, and papers to go through. Old family stories are told again, and this time you hear what was left out of them. It makes you wiser about yourself. With all this coming and going in the kitchen, you will need a corner in which to think.',
  },
  3: {
    15: 'People take to you this year, for Venus stands on the Ascendant. You look better, to yourself as well, and a smile of yours goes far; love may begin with your being noticed across a room. Nobody could be so pleasant at all times. When you are cross, be cross, and see that they like you still.',
    16: 'At the Midheaven Venus makes you popular where it counts. Taste, tact and good relations forward your work, and a task that has to do with beauty, guests or peacemaking suits you. You may be liked before you have shown what you can do. Earn it afterward, because a few people will have noticed the order of things.',
    22: 'With Venus on the Descendant, the year turns on a relationship. You may meet somebody who is glad of you, or a bond that you have grows kinder and fairer, and you know how to be good company for two. To be alone is less to your taste. You agree so gladly that you may find out on Sunday what you had wanted on Friday.',
    23: 'With Venus at the foot of the chart, the best of the year is at home. You make the rooms more beautiful, have people in, or settle something old within the family over a good meal. Whoever comes to you feels at ease. It is so pleasant there that weeks may pass before you notice that you have seen nobody else.',
  },
  4: {
    15: 'Mars stands on the Ascendant, and this year you go straight for things. Courage is plentiful and patience is not. You fight your own battles and start a few. Others take their pace from yours, so it matters where you are headed.',
    16: 'There is something that you want to get done, with Mars on the Midheaven. You compete, push ahead, and don’t mind being seen to want it, and in a year like this plain effort gets its reward. A clash with someone in authority may come of that. People notice how hard you work, and they notice your temper.',
    22: 'Other people bring the fire this year, since Mars stands on the Descendant. A partner may be impatient, a rival clear. You find out how much you had left unsaid. Quarrels held in the open do little harm and clear away a good deal.',
    23: 'Mars is busy at the foot of the chart, and energy goes into your home, anger too. You take down a wall, clear out the attic, and argue with those you have known longest. A grievance swallowed long ago may come back up in order to be settled. It is better to have it out in daylight, with the tools put away.',
  },
  5: {
    15: 'Jupiter on the Ascendant gives the year a wide and hopeful face. You feel lucky, try more than you used to dare, and fill a room with good humor; often the luck consists in having asked. You also take a second helping of everything, plans included. By the third promise on one weekend, somebody is going to be let down.',
    16: 'When Jupiter stands at the Midheaven, people of standing tend to think well of you. What you do may be given more room this year, a wider audience, or simply more thanks, and you can ask for the thing that you had thought too large. The honor comes with duties that nobody mentions at the start.',
    22: 'Help tends to come from other people this year, with Jupiter on the Descendant. A partner, a teacher or somebody met on a journey may open to you what you could not have reached alone, and you think the better of people for it. You may think too well of one of them. Good will is no contract, so talk about the details as well.',
    23: 'With Jupiter at the foot of the chart, things tend to go well at home. There may be a larger place, a full table, an old relation who turns out kinder than you thought, or friends who become a family to you. Setbacks outside hurt less because you have somewhere to bring them. You may grow a little too comfortable to go and look for any.',
  },
  6: {
    15: 'Saturn rises with the year, and you take things more seriously than you did. You carry a good deal, refuse what is not needed, and look people in the eye when you promise something. They can count on it, and more is laid on your shoulders for that reason. Some of it can feel lonely. A little foolishness, once a week, harms no one’s dignity.',
    16: 'Much is expected of you this year, with Saturn on the Midheaven, and little of what you do goes unseen. Thanks may be slow to come. Sound work gains in standing, and what was only show is found out, yours as well as other people’s. If you have been patient, it may be now that somebody says how long they have been watching.',
    22: 'Saturn sits on the Descendant, so partnership is tested for what it can bear. Someone may be distant, needy or simply busy, and you ask yourself what you are to each other. A plain promise, given and kept, makes some bonds firm for many years. Others end because nobody can make it, and then it is as well to know.',
    23: 'Duties at home weigh on the year, for Saturn is at the foot of the chart. A leaking roof, a relative who needs you, or an old sadness asks for your attention, and you give it without being thanked. What you build there in such a year has a deep foundation. Let somebody else cook on Sundays.',
  },
  7: {
    15: 'With Uranus on the Ascendant, how you dress, speak and spend your days may change quickly. A part that you have played for years begins to bore you, and it is a joy to find out who you are without it. People who are fond of you need time to get used to it. It is easier for them when they hear of it before they see it.',
    16: 'Uranus on the Midheaven shakes up your direction. A task or a plan may change at short notice, and you would like to do things in your own way or not at all. You can become known for something that nobody asked of you. Some of the detours turn out to be quicker, and one or two were only escapes.',
    22: 'Other people surprise you this year, since Uranus stands on the Descendant. Someone may arrive from nowhere, or a partner ask for a room of their own. Bonds that leave both sides free come through it well and get more cheerful. It may be that you want the room yourself, and wait for the other to say so.',
    23: 'Something about your home may change this year, because Uranus is at the foot of the chart. It may be a move, another person in the house, or news from the family. At first it is unsettling, and afterward you may have more room to live as you like.',
  },
  8: {
    15: 'Neptune stands on the Ascendant, and people see in you this year what they wish to see. You are softer, more easily moved, good to confide in, and hard to pin down, for yourself as well. Music, faith or the sea gives the mood somewhere to go. Sleep more than you think you need, and don’t be talked into a part.',
    16: 'With Neptune on the Midheaven, it may be unclear this year what you are working toward. On some days an ideal attracts you more than a place in the front row does, and plans may change as you go on. Whatever heals, comforts or delights people suits you. Before you say yes, ask what you would actually have to do.',
    22: 'On the Descendant Neptune makes other people hard to see plainly. You may adore somebody, rescue somebody, or be let down because you asked no questions. The compassion between you is real and can do a great deal of good. It lasts longer where each has said, in ordinary words, what they expect.',
    23: 'Neptune is at the foot of the chart, so you may long for a home that you have never had, or be unsure where you want to live. Old family feelings come up without an obvious reason. Music and quiet do you more good than arguments, and a lease or a sale can wait until you see clearly.',
  },
  9: {
    15: 'With Pluto on the Ascendant, you do nothing by halves this year. People find you strong and hard to read, and some are a little afraid of you. You may give up for good a manner that you took on to please others. Tell at least one person what is going on in you.',
    16: 'With Pluto at the Midheaven, a struggle over who decides may come into the open, and you see how things are really run. Something that you have stood for can end and be rebuilt from the base. Whatever you gain in such a struggle should be something you could defend in public.',
    22: 'Someone strong faces you this year, because Pluto is on the Descendant. Partnership goes deep: it turns into a contest, or sheds a lie and begins again, and afterward neither of you is quite the same. You see what each will do to keep the other near. Where you can leave the door open and they stay, you need not guard it.',
    23: 'With Pluto at the foot of the chart, something old in the family or in you may come up this year. It can be a fear, a secret, or the question whether to leave a place. It is heavy work and mostly done in private. You will be freer in other things when it is behind you.',
  },
};
