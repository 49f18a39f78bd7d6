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
    'Doors that you used to push turn out to open when kicked, a discovery with drawbacks. Mars has its own sign underfoot for some forty years, and a roundabout will straightens: you compete, start a club, step in when a bully has the floor. Anger arrives promptly and leaves without a grudge. Such zest uses up the troops, who had joined you for the afternoon. Ask who is tired. Take up something with a bell at the end of each round.',
  [Taurus]:
    'Watch what a root does to a sidewalk. Drive of that kind is yours for four decades or so, and the hothead you may have been gets used to winning by still being there. You build with your hands, save up, outwait. Desire is unhurried. Mars has never cared for the harness, however, and when provoked the ox recalls that it is a bull, and a gate comes down. Say no at the first tug, while it can still be friendly.',
  [Gemini]:
    'Fists unclench and turn into talk. For a long chapter, forty years in many lives, your will goes out through wit, wrists and keyboards. You do your best fighting in a debate, on a badminton court, at the negotiating table; two projects at once suit you, even three. Spread so widely, the force gets thin. A clever jab, too, can stay in somebody for a decade. Before you send the brilliant version, write the useful one.',
  [Cancer]:
    'Threaten the den, and out comes an animal you had not met before. The rest of the time drive ebbs and floods, over four decades or so, and serves whoever shares the fridge. Tradition says that Mars falls in this sign, because water gets into the powder: anger stays damp, and smokes for a week behind a closed face. Name the hurt on the day it happens. Then put that strength into what it does best, feeding, building, standing in a doorway.',
  [Leo]:
    'Effort has grown a plume. For four decades or thereabouts you cannot do things by halves if anyone is looking, and you come to the front: to captain the team, direct the play, take the blame with a flourish. Courage like that spreads. But a refusal sounds like an affront, and a lost position gets defended because your banner is over it. Decide in private what you would do if no one were ever to hear of it. Begin there.',
  [Virgo]:
    'All you ask is a jammed mechanism and a free afternoon. Over some forty years the grand gesture goes into technique, and the change can be seen in your hands: cleaner cuts, fewer strokes, the blade wiped before it is put away. You get more done than louder people. Anger leaks out as remarks on how others load the dishwasher. Make the large complaint once, properly, to the person concerned. Then load it your way, or leave the kitchen humming.',
  [Libra]:
    'The duelist bows first. For about four decades the fighter in you has manners, and you get your way through contracts, charm and the well-timed concession. You act best beside a partner, and any cause of fairness puts iron in you. Mars is not at ease in such good manners. Decisions are fenced over until the light goes, and anger gets handed to somebody else to be angry with on your behalf. Ask for the thing itself, within the first minute.',
  [Scorpio]:
    'Nothing on the surface moves, and yet the boat is going forward. For forty years or so Mars is on its own ground, and courtesy no longer slows you. You choose few aims, tell nobody, and arrive. Your endurance is enormous. Look out for the opponent from long ago, living at your expense in a furnished room of the mind. Serve notice. Each January choose what deserves strength like this, and strike one name off.',
  [Sagittarius]:
    'Arrows go up in several directions, and you run after every one. For some four decades your drive needs a horizon and a reason. Secrecy falls off you; you campaign, trek, teach, ride a principle at full gallop, and rouse people who had meant to stay in bed. Certainty is heady, and anyone opposed begins to look like a heretic. Choose one target with a date on it, and walk the last mile after the idea has stopped being new.',
  [Capricorn]:
    'The engine shifts down a gear, for the hill. Exalted, Mars serves a plan for around forty years, and what used to go off in bursts becomes horsepower that can be booked in advance. You outlast two reorganizations, and command without raising your voice. Ambition on this scale treats rest as a leak and colleagues as scaffolding. Write the human beings into the plan by name, with their vacations. Give some Saturdays to an effort that leads nowhere at all.',
  [Aquarius]:
    'Given an order, you ask to see the reasoning. Your will goes electric for roughly forty years and works best far from any chain of command: in collectives, in strikes, in a garage full of volunteers and half an invention. You fight for people you will never meet. Those you have met find you immovable over trifles, every one of which is now a principle. Concede three small things a week without citing anything. Save the voltage for the big motor.',
  [Pisces]:
    'At some point effort stops working and floating starts to. For forty years or so you get things done through timing, music, a word put in for somebody who cannot speak up. Dancers know this strength. If you were brought up on willpower it can feel like cheating. Aim drifts, though, and anger, finding no edge to stand on, soaks into sighs and missed appointments. Finish one dry task by noon, with a hard outline. Afterward let the current have you.',
};
