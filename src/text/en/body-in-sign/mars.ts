import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const marsInSign: BySign = {
  [Aries]:
    'Already up the ladder while the rest look for someone to hold it: that is you, most mornings. The engine needs no warming up. You want a thing and go, and the anger that meets an obstacle burns off in the open, until by supper you have forgotten what it was about. Anything long makes you restless, and with one speed at your disposal you tackle a jammed zipper and a hesitant person in the same manner. Tire yourself daily at something that pushes back. Then, when a situation calls for waiting, treat it as a contest and win it.',
  [Taurus]:
    'Moving a piano is your kind of effort: no hurry, a low grip, and it will be upstairs by evening. You start late, and once in motion you are hard to stop by any means known to colleagues. In desire, too, you take your time and use all the senses. Mars finds the pace maddening, so temper collects unseen beneath your good nature until a trifle brings the whole herd through the fence. Complain early, while the thing is still small. And when you catch yourself pulling only because somebody pulled first, state your terms and put down the rope.',
  [Gemini]:
    'Three half-drunk coffees would show where you have been working, on three different things. You want two jobs at once and a deadline for each. In conflict the tongue gets there first: you find the gap in an argument, and in the arguer, before they have sat down. It cuts through any muddle, and it also nicks people who were on your side. Pressure scatters you, so put one task in writing after lunch and finish it standing up if need be. As for the perfect retort, keep it for an hour. Most of them do better as anecdotes.',
  [Cancer]:
    'Cupboards tell on you. You say that nothing is the matter, and the pans go back harder than they came out. Mars has trouble striking straight ahead from inside a shell, so force comes around the side, as reproach or a sudden need to be elsewhere. Let anyone threaten your people, though, and there is no fiercer guard. You work hardest for a home and those in it, with a grip that outlasts stronger hands. State the grievance while facing the person it belongs to. Anger spoken in plain words frightens a household less than anger everyone is left to guess at.',
  [Leo]:
    'With the match nearly lost you play your finest tennis, particularly if somebody is watching. Pride is the fuel. It keeps you training after the novelty has gone, makes you a chivalrous opponent, and gives any team you captain its own song. Passion, with you, likes ceremony and holds nothing back. To look small is the one thing you cannot bear, so a minor correction is met with cannon. Treat the next criticism as you would a line call: raise a hand to it and play on. Your side will follow you further for that than for the shouting.',
  [Virgo]:
    'The chisels are sharpened before you begin, and again at noon. Your drive runs through the hands in small exact strokes, and what you mend stays mended. A job that would flatten others you cut into slices the size of an afternoon. Frustration itches, and comes out as a remark on how someone loads the dishwasher, when the true complaint is that you have been doing two people’s share since spring. Add up the hours and say that figure instead. In love you pay attention, and a person who has had all of yours for an evening does not soon forget it.',
  [Libra]:
    'A courteous letter, copied to the right person, is how you go to war. Mars would sooner have charged, but you want the other side to agree that they were wrong. Injustice gets you to your feet faster than any insult to yourself, and you fight better as half of a pair. Left alone with a wish of your own, you weigh it until the store has closed, and what goes unsaid leaks out as lateness or a charming failure to choose. Ask for something with no reasons attached. If anyone objects, let them be the first to propose a compromise.',
  [Scorpio]:
    'A heron in the shallows has your method: motionless, wide awake, in no doubt how this ends. You decide in private and then spend everything on the one aim, and setbacks that would stop others merely make you lower your voice. Such courage can walk into a wrecked project and bring something out alive. Desire is as total, and as private. Crossed, you wait, and the waiting costs more than the offense did, seasons of good strength standing over one small pool. Ask whether you still want what is in there. If so, go and say it aloud. If not, there is a whole river.',
  [Sagittarius]:
    'The whole family has been signed up for the long trail, before breakfast, on a holiday, by you. It takes a cause or a summit to rouse you fully, and then you act on faith and correct in flight. Quarrels with you are loud, principled and soon forgotten, ending in a slap on the back for which the other party is seldom ready. Effort thins out in the middle distance, where the send-off is over and no finish is in sight. Choose targets within the strength you had yesterday. And before announcing the next expedition, walk back along the line to see who is limping.',
  [Capricorn]:
    'Scaffolding first, then brick: you like ambition to have rungs. Mars is exalted here, all heat and no waste, and you can want something for twelve years at an even temperature, getting up in the dark to do the next piece of it. Anger becomes stamina. You rarely shout, having noticed that courtesy, well chilled, does more. The command you have over yourself is sometimes extended to people who never enlisted, and it leaves no hour of the week without a purpose. Book idleness if you must, and defend it like a deadline. Somebody may be glad to have you home while the lamps are still on.',
  [Aquarius]:
    '“That’s how it’s done,” says somebody, and before you leave the building you have found two other ways. Effort comes alive against a pointless rule, or beside forty people with one demand and a row of folding tables. You are inventive under pressure and oddly cool in a fight, and in love as in politics you like surprise. Some of your rebellions are mere reflex, and a sound suggestion gets resisted for having been suggested. Before you walk out, consider what you would do if no one had told you to. Then do it, even when it happens to be what they said.',
  [Pisces]:
    'Plain effort wears you out, but with the wind behind you, you can go on all night. A song will give you strength, or a person you love, and an order will not. Meeting resistance, you flow around it and often arrive while the direct are still shoving. Anger dissolves on its way out and reappears as tiredness or a forgotten appointment, so the one you are annoyed with never gets the news. Tie effort to a rhythm: laps at the same hour, a playlist for the tax forms. And rehearse a small hard “no” on matters of no importance, until your mouth knows the shape.',
};
