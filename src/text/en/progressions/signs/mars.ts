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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const marsProgressedSign: BySign = {
  [Aries]:
    'Doors that you used to push turn out to open when kicked, a discovery with drawbacks. Mars has its own sign underfoot for some forty years, and a roundabout will straightens: you compete, found things, step in when a bully has the floor. Anger arrives promptly and leaves without a grudge. Your zest for the charge can use up the troops, who had joined you for the afternoon. Ask who is tired. Take up something with a bell at the end of each round.',
  [Taurus]:
    'Watch what a root does to a sidewalk. Drive of that kind is yours for four decades or so, and the hothead you may have been gets used to winning by still being there. You build with your hands, save up, outwait. Desire becomes unhurried and the better for it. Mars has never cared for the harness, however, and when provoked at last the ox recalls that it is a bull, and a gate comes down. Say no at the first tug on the rope, while it can still be friendly.',
  [Gemini]:
    'Fists unclench, over the years, and turn into talk. For a long chapter, forty years in many lives, your will goes out through wit, wrists and keyboards, and patience is no longer your chief weapon. You do your best fighting in a debate, on a badminton court, at the negotiating table; two projects at once suit you, even three. Such forces scatter. A clever jab, too, can stay in somebody for a decade. Before you send the brilliant version, write the useful one.',
  [Cancer]:
    'Threaten the den, and out comes an animal you had not met before. The rest of the time drive ebbs and floods, over four decades or so, and serves whoever shares the fridge. You turn protector. Tradition says that Mars falls in this sign, because water gets into the powder: what used to go off with a bang stays damp, and smokes for a week behind a closed face. Name the hurt on the day it happens. Then put that strength into what it does best, feeding, building, standing in a doorway.',
  [Leo]:
    'Effort has grown a plume. For four decades or thereabouts you cannot do things by halves if anyone is looking, and however sidelong your methods were, you come to the front: to captain the team, direct the play, take the blame with a flourish. Such courage spreads. Heat does too, and a refusal sounds like an affront, and a lost position gets defended because your banner is over it. Decide in private what you would do if no one were ever to hear of it. Begin there.',
  [Virgo]:
    'Give you a jammed mechanism and a free afternoon. Over some forty years the grand gesture goes into technique, and the change can be seen in your hands: cleaner cuts, fewer strokes, the blade wiped before it is put away. You get more done than louder people. Irritation becomes the everyday form of anger, leaking out in remarks on how others load the dishwasher. Make the large complaint once, properly, to the person concerned. Then load it your way, or leave the kitchen humming.',
  [Libra]:
    'The duelist bows first. For about four decades the fighter in you has manners, and you get your way through contracts, charm and the well-timed concession. You act best beside a partner, or against an opponent worth the trouble, and any cause of fairness puts iron in you. In such gloves Mars chafes. Decisions are fenced over until the light goes, and anger gets handed to somebody else to be angry with on your behalf. Ask for the thing itself, within the first minute.',
  [Scorpio]:
    'Nothing on the surface moves, and yet the boat is going forward. Mars keeps one of its own houses here, for forty years or so, and courtesy no longer slows you. You choose few aims, tell nobody, and arrive. Your endurance is a surprise to you, and your desire a bigger one. Beware the opponent from long ago, still living at your expense in a furnished room of the mind. Serve notice. Each January choose what deserves strength like this, and strike one name off.',
  [Sagittarius]:
    'Arrows go up in several directions, and you run after every one. For some four decades your drive needs a horizon and a reason. Secrecy falls off you; you campaign, trek, teach, ride a principle at full gallop, and rouse people who had meant to stay in bed. Certainty is the heady part, when anyone opposed begins to look like a heretic. Distances are underestimated, as are the dishes. Choose one target with a date on it, and walk the last mile after the idea has stopped being new.',
  [Capricorn]:
    'The engine changes down a gear, for the hill. Exalted, Mars serves a plan for around forty years, and what used to go off in bursts becomes horsepower that can be booked in advance. You get up early, outlast two reorganizations, and command without raising your voice. Ambition on this scale treats rest as a leak and colleagues as scaffolding. Write the human beings into the plan by name, with their vacations. Give some Saturdays to an effort that leads nowhere at all.',
  [Aquarius]:
    'Given an order, you ask to see the reasoning. Your will goes electric for roughly forty years and does its finest work sideways, away from any chain of command: in collectives, in strikes, in a garage full of volunteers and half an invention. You fight for people you will never meet. Those you have met can find you cold in battle and immovable over trifles, as every trifle has become a principle. Concede three small things a week without citing anything. Save the voltage for the big motor.',
  [Pisces]:
    'At some point effort stops working and floating starts to. For forty years or so you get things done through timing, music, a word put in for somebody who cannot speak up. Dancers know this strength; so does anyone who has soothed a terrified horse. If you were brought up on willpower it can feel like cheating. Aim drifts, though, and anger, finding no edge to stand on, soaks into sighs and missed appointments. Finish one dry task by noon, with a hard outline. Afterward let the current have you.',
};
