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

export const scorpioWith: BySign = {
  [Aries]:
    'The quarrel ended at four for one of you, and that one was not you. Aries is off whistling, while you, under the same Mars, are only drawing the first deep breath. They do not plot. When you have searched beneath their remarks for a second meaning and found lawn, you might lie down on it. For nerve, for heat, for getting something done by dark, there is no better ally. Silence is wasted as a punishment, because they don’t notice it. Say what you want in one hard sentence, the same day. A clean hit wins their respect, and half of whatever they are eating.',
  [Taurus]:
    'When the lights fail, Taurus knows where the matches are and you know who is afraid. Opposite signs, with the same stamina. They are calm all the way to the bottom; you have gone down to check. That peace draws you, and nobody but you can wake in them a hunger that is not for dinner. What maddens you is the contented face that refuses to be stirred. You probe, they settle. You withdraw, and they eat. Press less and touch more, since this person hears the truth first through the skin. Trust here is made by repetition, like a path across a field.',
  [Gemini]:
    'To one question you receive eleven answers, every one of them sincere. That is what unnerves you about Gemini, the lack of a bottom drawer. You wait, like the fixed sign you are, for what is hidden, and it turns out to be another amusing fact about bees. By sheer variety they can talk you out of a mood, and being taken seriously, at length, is a novelty they will remember. Set no traps to catch them contradicting themselves, since the traps would be full in a day. Mention the two or three subjects that are sealed. They can keep a secret if it comes with a label.',
  [Cancer]:
    'On a bad evening they hand you a cushion to hold, and ask nothing. Kindness gets past your guard when it comes sideways like that. You trust by inches, and with Cancer you notice that you have felt at home for an hour. Theirs is a gentler idea of power. But moods run together in so much water. When both of you sulk, you for honor and they for comfort, weeks can pass with each shut in a separate room. Yours is the stronger will, so use it to come out first. “I was testing you,” you could say. They knew.',
  [Leo]:
    'Whoever designed Leo left off the lock. All that heart stands open to the street, and half of you wants to guard it. They rule by being seen and you by seeing. The desire is real and so is the contest, and with two fixed signs it lasts until one is gracious. To them your silence after they triumph is cruelty. Often it is tact, sometimes envy, and you had better find out which. Praise what is splendid in four words and mean them. Then ask for an evening with no one watching. They seem younger then. Keep what you see to yourself.',
  [Virgo]:
    'Given a locked box, you study its owner and Virgo studies the hinge. By evening it is open. In front of a person so allergic to drama you can put yours down: they take a confession as information, sort it, and return it to you lighter. Their worry has forty small addresses and yours a single large one, so each suspects the other of being upset about nothing. You will be tempted to test a love that comes as errands. Count the errands. If a correction has cut you, tell them that day, before you build a whole wing around it.',
  [Libra]:
    'Everyone in the room believes they are Libra’s favorite. You look on with interest and a tight jaw. Libra lies just behind your sign, and does in the open what you do in secret, weighing, pleasing, caring what people think. They refresh you with the idea that some matters may stay on the surface. Pressed for a true feeling, though, Libra is often honestly undecided, and may produce one to be polite. Ask on Tuesday and collect on Friday. When they propose seeing people, go. You tend to come home with a better opinion of several.',
  [Scorpio]:
    'Each of you has told the other nothing and been told everything. Two watchers, watched: it is a shock to be read by your own method, and bliss as well, with no small talk at the gate. Water so deep can freeze all the way down. Both remember the exact wording. Both wait for the other to disarm, and a struggle over who needs whom may outlast the need. Take turns giving up one harmless secret a week, and declare certain old files closed, aloud, with the date. You will each know if the other means it.',
  [Sagittarius]:
    'No one has ever teased you before and gotten away with it. Sagittarius does so on the first day. The neighbor from the open country next door strolls in, leaves the gate swinging and asks why it is so dark. You take offense and then you laugh. From them you get a horizon, which you had nearly stopped asking for. They will promise too much, and be elsewhere on the night you finally want to speak. Mention beforehand that the evening matters. Do not make them swear fidelity to a mood.',
  [Capricorn]:
    'Two people who can keep their mouths shut are sharing an armrest, and hours go by. This is the start of something solid. Mars, your old ruler, is exalted in Capricorn: what you want intensely, they can schedule. Together you could get a theater through a bad winter. But warmth gets rationed, because each supposes the other prefers it that way. Break the frost with small useless affection, a fig in a coat pocket, a rude note. Admit to one fear. They answer with a plan, which is their way of taking your hand.',
  [Aquarius]:
    'Aquarius has described your relationship to a friend, quite accurately, as an interesting case. You could spit. One of you is at the bottom of the well and one on the observation deck, each fixed in the belief that nothing can be seen from the other place. But need and guilt have no hold on them, so any sign of love they give is freely given. Silence is no weapon against a person who likes it. Report what you feel, and what you want, like a dispatch. Ask for privacy as a rule of the house. They break customs and keep principles.',
  [Pisces]:
    'You cannot interrogate the sea, though with Pisces you will try. They tell you everything, the next day it is different, and all of it is true. Between water signs the understanding begins below words and prefers to stay there. Your strength gives them banks to run between. Their mercy reaches the one person you had never forgiven, generally yourself. But whatever you grip slips away, without malice, and suspicion would make a jailer of you and a runaway of them. Ask seldom and hold loosely. When you are angry, tell them. They have felt it for hours and imagined worse.',
};
