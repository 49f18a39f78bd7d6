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

export const piscesWith: BySign = {
  [Aries]:
    'Aries has sent back the wrong dish on your behalf, and you are under the table with shame and gratitude. Just ahead of your sign the year starts afresh, all elbows. They say in one breath what you have been circling for months, and you would follow such clarity anywhere. They are also rough with soft things, their own feelings included. You say it is nothing and take your nothing off to another room. Stay, and tell them in a short sentence with a verb. Let them fight some of your battles. Fight the others yourself, for the exercise.',
  [Taurus]:
    'Here is a shoulder that smells of sun-dried cotton, and you could sleep on it till June. Taurus is the shore you can find with your eyes shut. Venus, their ruler, is exalted in your sign: they cook the fish, you see the lake, and they like to hear about the lake. To them promises are as solid as objects, and when yours float off they go heavy and say little. Apologize in deeds, at six on the dot, carrying whatever they asked for. Do not hide how lost you were that day. They may not understand, but they will hold on.',
  [Gemini]:
    '“You’re not listening,” says Gemini, who has said four things, and you heard the fifth. Under all that air something was sad. You go straight to it, and they fly up, startled, with a joke. As mutable signs you keep just missing each other: they wish you would define your terms, and you wish they would stop for a breath, so that a feeling could arrive. Yet their wit can call you back from far out. Offer a sentence, even a poor one: “Ask me at nine.” Be there at nine. Go to concerts where they hand out programs, so each of you has something to hold.',
  [Cancer]:
    'They have moved your cup away from the edge, again, without looking up. With Cancer you are caught before you fall, scolded and kissed. Few pairs are gentler, and gentleness can go soggy. They take your drifting for leaving and hold tighter. You feel the grip and drift more. Nobody has raised a voice, and everyone is soaked. Say where you are going, even if it is only around the block, and come back with something in your hand. Sometimes move their cup. They have no idea that they need looking after, and may cry when it happens.',
  [Leo]:
    'Leo wants to know who was there, what they said, and whether they asked about Leo. You remember the light. With such different instruments it is a wonder how fond you grow, you tending that great sincere fire a touch too much, they striding in to defend you from landlords. They command. You agree, and do not show up. Better to refuse at the outset, with warmth and a little ceremony. Praise costs you nothing, so make it exact. And show them something you have finished. Being proud of people is their favorite form of love.',
  [Virgo]:
    'A box is labeled with your name, and in it is everything you have lost in this house since March. Virgo kept it without reproach, or with only a little. You are opposites bent on the same kindness: they serve by getting things right and you by forgiving what is wrong. Before long one has become the mess and one the mop, which flatters nobody. You take to heart a criticism meant for your socks. “Is this about socks?” you may ask, and it is. See one duty through to its unlovely end. In the evening lead them outdoors, and leave the stars uncounted.',
  [Libra]:
    '“Whatever you like” has been said nine times, and it is getting dark. Venus governs Libra and is exalted in you, so the lamps are soft and the music is well chosen. They make beauty by arranging and you by surrender. Fairness is no help when you are flooded, because you long to be chosen without comparison. Tell them. They can do that, when you put it as a request. As for decisions, pick by instinct in the first minute, and let them make the adjustments they love.',
  [Scorpio]:
    'They have locked the car, the gate and the back door, and at last you put down what you were carrying. Scorpio sees to the bottom of you and is not shocked. You hold nothing against anyone for long, which leaves a guarded person without defense. There is a pull to disappear, though, you into their will and both of you onto an island. You offer impressions where they want facts, and a blurred reply wakes the detective. Say exactly where you were, even if it was nowhere. Keep a friend and a hobby of your own. You come back from those with color in your face.',
  [Sagittarius]:
    'They promised you mountains and there were, in fairness, hills. Under the one old ruler, Jupiter, you both go far out, Sagittarius with a shout and you on a breath. They joke you out of a sorrow before you have finished having it. They say something true at the worst moment, and it goes on being true. You sink, and they go to the airport. Explain, before the water is at your chin, that you want company and no cheering up. Afterward, follow them over a hill or two, since it is drier there and they would like a witness.',
  [Capricorn]:
    'Your talent has been given office hours, and to everyone’s surprise it shows up. That is Capricorn’s doing. Earth gives water a bed, and you run deeper for being expected somewhere at ten. They, responsible since the cradle, have been known late at night to admit to a poem. You take their sternness for disappointment in you. Usually they are tired. They take your vagueness for disrespect. Usually the tide is out. Name a time and keep to it three times, and the fourth comes free. And defend their rest like a night watch. Nobody else has thought to.',
  [Aquarius]:
    'The window is open at your back, and the air coming in is very clear and a bit cold. From there Aquarius loves humankind. You, who would rather hold one hand, envy that distance, where things can be borne. They can explain your life to you without getting wet. What hurts is the shrug, when a mood you brought in cupped hands is turned over and found illogical. Do not bring it for repair. Ask for ten minutes and no ideas. They will set a timer, in good faith. Use all ten.',
  [Pisces]:
    'Nobody knows which of you was sad first. It is in the house like music from next door, and by evening both are humming. Two Pisces explain nothing, and a whole year can pass in looks, songs and hands held under coats. You forgive in advance. You also forget in advance, the rent included, and when each waits to be rescued, you are two swimmers with excellent manners. Swap the chores weekly, since either of you can be captain for seven days. When a feeling turns up, ask aloud whose it is. If it is no one’s, open a window and let the neighbors have it back.',
};
