import type { Growing } from '../../../../report-catalogue.js';
import { plutoArrives } from './outer-arrivals.js';
import { plutoLeaves } from './outer-departures.js';

/** Pluto in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'You are being taken apart and put together with care, over many years. Pluto in your own sign gives presence; people feel that you mean it. What was only manner goes. Use the force on something that deserves it, and others will not have to bear it.',
    'You are becoming harder to manage, most of all for yourself. Pluto in one’s own sign burns off the polite version and leaves the one that means it. Power may be offered or resented. Use it where something has to be changed from the ground up.',
    'The change is slow enough to be doubted and too deep to be stopped. Pluto makes you economical: with company, with explanations, with yourself. People sense it. Whatever you would do if you were afraid of nobody is the direction to go in, one careful step at a time.',
  ],
  2: [
    'What you own and what you think you are worth go through a slow renewal. Pluto ends one way of earning and finds another in what you took for granted. Holding on costs more than letting go here, and what is left can be relied on.',
    'What you own has some power over you, and Pluto is out to end that. Ways of earning may change and rest on something deeper; a talent that you had buried is worth digging for. The question behind every sum is what you believe you are worth.',
    'There is a reckoning with need. Pluto asks what you hold on to out of fear, and it is satisfied with a true answer. Means regained after a loss are managed differently, by someone who knows that they can live on less and will not sell themselves.',
  ],
  3: [
    'Your words get down to the bone. Pluto cannot leave a question half asked; talks with brothers, sisters and neighbors may reach what was never mentioned. It makes a fine researcher. A truth can be told without using all of it.',
    'Words have roots and you pull at them. Pluto makes a plain talk with somebody near turn into the one that was due for years. The mind will not rest on surfaces. Research of any kind goes well, and gossip suddenly seems a waste of a good mind.',
    'You are not told things, you find them out. Pluto sharpens ear and pen, and your sentences may do more than you intend, so aim them. An understanding with a sister, a brother or a neighbor is possible at a depth that you had both given up on.',
  ],
  4: [
    'The foundations are dug up. Pluto goes through family and home for what was buried there, a silence, a claim, an old power. It is slow, grave work and it ends in solid ground. You may be the one with whom a pattern stops.',
    'Down in the foundations something is being replaced. Pluto goes through a family’s silence as through an attic, and what comes to light is heavier in the telling than in the keeping. You can make a home here that repeats nothing you did not choose.',
    'The past is not finished with your house. Pluto brings up who held power there and what was paid for it, and takes you a long way down. There is ground at the bottom. Whoever lives there afterward will live more lightly, because some old matters have been settled.',
  ],
  5: [
    'Love and making are no longer a pastime. Pluto gives passion for one thing or person, and burns what was only entertainment. Creative power is great when it has a form. In affection, watch for the wish to own what you adore.',
    'Passion is in earnest. Pluto allows no flirting, with people or with a talent: whatever you create in this time wants all of you and gives a great deal back. Jealousy is a signpost that points at something you have left undone yourself.',
    'You make it over until it is true. Pluto distrusts talent that comes too easily, and love likewise; it would have either of them once entirely rather than often. A risk may be right here that is taken with open eyes. Desire, looked in the face, tells you its name.',
  ],
  6: [
    'Work is changed from the inside. Pluto finds what is rotten in a routine or a workplace and will not let it be painted over. You can go without much, and work very hard; use that to rebuild a habit, and not to outlast a bad one.',
    'A way of working has to die that another may live. Pluto shows who holds power in the daily round and how a good servant becomes a slave. Honesty about your limits helps. The habit you dig out by the root will not come back.',
    'Useful or used: Pluto makes you see the difference. Tasks shrink to those that matter, by crisis if need be. You can rebuild a craft, a body’s habits, a working life from the first step up, and the patience for it is greater than you supposed.',
  ],
  7: [
    'Others bring out depths in you. Pluto in the house of partners makes bonds that change both, and asks who has the power and whether both know it. What cannot be renewed may end in time. What is renewed is seldom shaken again.',
    'A partner changes you, or you meet the one who can. Pluto puts what is deepest between two people on the table, control and devotion side by side. Some bonds end, and those that go on have been chosen twice. Give up winning, and much is won.',
    'Nothing between two people stays decorative. Pluto wants to know who is afraid of losing whom. An adversary may turn out to be the one who takes you most seriously. In a bond that lasts through this both have at some time laid down a weapon.',
  ],
  8: [
    'Pluto is at home among what is shared, owed and hidden. You see through an arrangement to what it rests on. Something of long standing is given up, and there is strength in what it leaves free. Trust grows where both have put their cards down.',
    'Pluto is at home in what is shared and sealed. Matters of trust, legacy and closeness are turned over completely. It is a strong time for ending what drains you. You may learn that you can bear to be known, and after that there is little left to fear.',
    'Letting go is the skill of these years, and you are getting good at it. Pluto strips a shared life of pretense, and often of a debt. Closeness has something final about it. What is inherited, be it goods or sorrow, can be accepted, sorted and in part refused.',
  ],
  9: [
    'A conviction that you once took over whole is coming apart, and the piece that holds will be your own. Pluto studies to the bottom of things and travels to be changed. Beware of replacing one certainty with its opposite.',
    'Belief is being taken down to the studs. Pluto has no patience with a truth that one merely inherited, and the study of one dark subject may give you more light than a shelf of bright ones. Speak of what you know. Leave others their own excavation.',
    'You argue as one who has been there. Pluto makes travel a passage and study an obsession, and carries off the teacher you had outgrown. A conviction bought so dearly wants to convert everybody. Keep it, live by it, and let them ask.',
  ],
  10: [
    'What you do in the world is being remade. Pluto brings influence, and people who want it; it ends a role that had grown hollow. Ambition is best given something larger than itself to serve. How you use power now is remembered.',
    'What you are in the world is under reconstruction. Pluto lends authority to whoever can do without it, and brings down a facade or two. Struggles with superiors are about more than the matter in hand. Serve a purpose that is bigger than the post.',
    'It is known by now that you cannot be bought cheaply. Pluto has linked your name with some hard change that had to be made, and there may be more of it. Influence grows as vanity goes. Rest is part of the work, for whoever never stops will break.',
  ],
  11: [
    'Groups change you, and you them. Pluto goes to the root of a common aim and shows who is there for the aim. Some friendships end without a quarrel; one or two become so deep that they need another name. Hopes are fewer, and stronger.',
    'Among friends things are called by their names. Pluto works on the groups you belong to: one is taken over, another dissolves, and in a third you find that your word has weight. The hope that is left when all others have been given up is the useful one.',
    'Your place among others is being decided at the root. Pluto ends alliances that lived on a common enemy and deepens those with a common task. One ally worth trusting outweighs the crowd. What you want for the future has lost its decoration and kept its force.',
  ],
  12: [
    'Far below, something is being dissolved that you have carried for a long time. Pluto in this house works in silence, through rest, through dreams, through what you finally admit. It needs no witness. Afterward you have more strength and could not say since when.',
    'An old fear has its lair here, and Pluto goes in with a lamp. Most of the work is done alone or with one trusted person. What you have kept locked away held a good deal of your strength, and you get it back along with the rest.',
    'What goes on in you is hard to put into words. Pluto turns it over like compost: old guilt, old grief, a helplessness from very early on. It takes its time and you need not hurry it along. From time to time something surfaces that is simply clean, and you feel how much room there is.',
  ],
};

export const pluto = { arrives: plutoArrives, stays, leaves: plutoLeaves };
