import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

type ByHouse = SolarReturnReadingCells['company'][6];

/** What Saturn to Pluto add to other planets in their house, or in the opposite house. */
export const saturn: ByHouse = {
  1: 'Saturn makes you harder on yourself. You take on what nobody else will answer for, promise less, and may look sterner than you feel.',
  2: 'Saturn counts carefully. You may have to manage with less for a while, or pay something off, and you learn what you really need.',
  3: 'Saturn sets slow work among the errands. A demanding course, a long text, or a relative who needs help with something tedious may take more time than planned.',
  4: 'Saturn makes home a duty. You may carry more of it than your share, or say at last what has been avoided for years, and few people see what it costs you.',
  5: 'Saturn takes pleasure seriously: love may be slower and more in earnest, a talent grows by practice, and you have to allow yourself what is only fun.',
  6: 'Saturn asks for steady work and regular hours. You may be given more than your share because you do it well, and it is fair to say so.',
  7: 'Saturn puts a bond to the test. It may become official, or show how little is left of it, and you see clearly which of you does what.',
  8: 'Saturn wants shared affairs in order, such as debts, papers or an old distrust, and lets people come close only step by step.',
  9: 'Saturn tests what you believe. A course or a journey may be demanding or delayed, and what you still think afterward is your own.',
  10: 'Saturn gives your work more weight. You may be handed a harder task and have to answer for it in person, and be respected for that.',
  11: 'Saturn sorts your friends, so that fewer remain and you know them better. A group may depend on you for the dull part of what it does.',
  12: 'Saturn works out of sight. You may finish old business, or face a fear that you had avoided, and nobody but you knows what it cost.',
};

export const uranus: ByHouse = {
  1: 'Uranus makes you restless in the part that you have played, and you surprise people. By the next birthday you may look, live or speak differently.',
  2: 'Uranus makes your means irregular: money may come from an odd quarter or go on a sudden wish, and you may want to own less.',
  3: 'Uranus jolts the daily round, with unexpected news, a new subject or a trip at short notice, and you think faster than you can explain.',
  4: 'Uranus unsettles the home. You may move, rearrange everything, or find that somebody in the family no longer plays the usual part.',
  5: 'Uranus makes attractions sudden and your taste more adventurous. You may fall for someone, or for something to make, that is not your type at all.',
  6: 'Uranus breaks routines. Your tasks, hours or tools may change at short notice, and you want more freedom in how you work.',
  7: 'Uranus lets other people surprise you. Somebody new may arrive quickly, or an old bond need different terms, with more room on both sides.',
  8: 'Uranus upsets something that was shared and taken for granted, in money or in trust. Once it is in the open you may feel freer than before.',
  9: 'Uranus brings ideas from outside, and an unplanned journey or an unusual teacher may make you drop an opinion that you have held for years.',
  10: 'Uranus loosens your ties to what others know you for. A change of direction may come suddenly, and you could be the one who asks for it.',
  11: 'Uranus changes the company you keep. Some friends drift off, and odder ones turn up, with plans that you would not have thought of.',
  12: 'Uranus works below the surface, in sudden insights and restless hours, and may rid you of a habit that you had stopped noticing.',
};

export const neptune: ByHouse = {
  1: 'Neptune blurs how you come across. You take on other people’s moods, and may be seen as they would like you to be.',
  2: 'Neptune makes money hard to see clearly. You may give too readily or forget to ask the price, so it helps if somebody sober sees the figures.',
  3: 'Neptune gives your words imagination, and your messages may be misunderstood, so it is worth confirming times and promises.',
  4: 'Neptune makes home something to dream of. You may long for a different kind of home, or be unsure for a while where you want to live.',
  5: 'Neptune makes love a dream. You may idealize somebody, and whatever you make has more feeling in it than in other years.',
  6: 'Neptune blurs the line between work and rest. It may not be clear what is yours to do, and you take on what nobody else was asked for.',
  7: 'Neptune shows you in others what you wish to see. A bond may be tender and unclear at once, until you ask what each of you expects.',
  8: 'Neptune makes boundaries thin. You share feelings easily, and perhaps money, and what was agreed may be remembered in two ways.',
  9: 'Neptune draws you toward a faith, an art or a far country, and you may believe a teacher before you have checked what is taught.',
  10: 'Neptune leaves your aims unclear for a while. You may serve a good cause, or stand behind somebody else’s, without knowing where it leads.',
  11: 'Neptune makes you hope along with others. A group may carry you away with its dream, or ask for help that you find hard to refuse.',
  12: 'Neptune gives you a rich inner life, with dreams, music and long thoughts, and you may find it hard to say afterward where the hours went.',
};

export const pluto: ByHouse = {
  1: 'Pluto gives you more force than you notice. You may change something about yourself from the ground up, and people feel it before you say anything.',
  2: 'Pluto looks closely at what you live on and why. A talent that you had given up may prove useful, and a worry about security can outgrow the facts.',
  3: 'Pluto goes to the bottom of things in talk. You ask the question that others avoid, and one answer may change how you see somebody.',
  4: 'Pluto goes to the root of something at home. It may be a silence that has lasted for years, one person’s power over the rest, or the place itself.',
  5: 'Pluto intensifies love and whatever you make. You want all of it or none, and may find out how much you will risk for it.',
  6: 'Pluto reforms your daily ways. You may take on what others have given up, and stay at it longer than is good for you.',
  7: 'Pluto brings strong people into your life, or brings out the strength in one who is there, and the question who decides may have to be asked aloud.',
  8: 'Pluto digs into what is shared, such as money, trust or an old secret, and you are the stronger for having looked.',
  9: 'Pluto turns a belief over. Something you were sure of may no longer convince you, and a book, a journey or an opponent could be what does it.',
  10: 'Pluto wants real influence. There may be a struggle over who decides, and you may stand in another place afterward.',
  11: 'Pluto changes a friendship or a group from within. You may leave a circle that you have outgrown, or get more power in one than you asked for.',
  12: 'Pluto works in the dark on an old fear or an old loss, and what comes up may be told to one person whom you trust.',
};
