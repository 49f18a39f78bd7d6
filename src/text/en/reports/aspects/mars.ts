import type { ByNatureWordings } from '../../../catalogue.js';

export const marsMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Mars puts heat into your first reaction, and it is out before the words are chosen. Give it a job: the audition, the cold swim, the first hundred pages. Whoever is standing too close would like a warning.',
      'Something you have circled for months can be begun now, since Mars strikes the match for you. An afternoon of bad temper and good aim would do it. Blunt manners do no harm if you say what you are after.',
    ],
    2: [
      'Courage about money is what Mars brings, along with the urge to spend it on tools. Put your rate on the table and keep your hand there. You can earn well enough with the drill you have.',
      'You are quick to defend what is yours, for Mars stands guard over your things; somebody may have borrowed one without asking. Say so the first time, briefly. The same force, aimed at selling what you make, opens doors.',
    ],
    3: [
      'Mars sharpens your tongue until you could shave with it. It does splendid work on a flabby contract or a lazy argument. On a sister or the mail carrier it leaves a nick, so use the flat side.',
      'Impatience gets into your errands and your inbox, because Mars hurries every message. Drive as if your grandmother were in the back with a layer cake on her knees. A provoking note is better answered by telephone.',
    ],
    4: [
      'At home Mars wants something thrown out, beginning with the carpet nobody likes. Domestic anger is excellent at demolition, and by the second trip to the dump it has usually told you its real name. Say that name over tea.',
      'Family tempers run short while Mars is in the house, and a slammed cupboard is understood by all. Better to ask out loud for what you need, and by when. Repairs that call for muscle go quickly in the meantime.',
    ],
    5: [
      'Desire makes the first move, since Mars has no patience with dropped handkerchiefs. Do it cleanly and take the reply as given. The stage, the field, the pottery wheel: whatever you play at gains from the same cheek.',
      'Mars wants whatever you create to be too large and too fast, in red straight from the tube. Go ahead, and judge it once rested. In love you may come on strong, which is fun while both are laughing.',
    ],
    6: [
      'Six hours of work fit into three with Mars behind you and the door closed. Tackle the job everyone dodges. Muscles like to be warmed up first, as do the people you are about to instruct.',
      'Poor work makes you angry just now, for Mars cannot pass a machine left in such a state. Clean it, then raise the matter once, with whoever can change it. Idle, the same fury goes looking for a colleague.',
    ],
    7: [
      'Mars sets a challenge between you and a partner or an opponent, each of whom is glad of a straight word. Take it up in person. People who quarrel well have been known to eat well afterward.',
      'One of you pushes, the other pushes back, and Mars is delighted with both. Agree on a common target, a deadline or a hedge, and lay into it together. The bruised point can be discussed with dirty hands.',
    ],
    8: [
      'Trust and shared money are sore to the touch, because Mars wants to force a drawer that has two keys. Ask for the other person’s. Passion improves, too, when nothing is being extracted.',
      'An arrangement that has frayed for a long time can be ended under Mars, with one cut. Count what is shared beforehand, together, so that nobody has to come back for the toaster. A clean finish is a kindness.',
    ],
    9: [
      'You are ready to fight for an idea, since Mars has gotten it out of its armchair. Defend it before somebody who knows the field, and find out which half survives. A hard climb takes care of the surplus.',
      'Mars turns your opinions into a crusade, and a bit of overheard nonsense makes you want to publish. Do, after a night and two sources. The mood is good for applications and just causes, less so for dinner guests.',
    ],
    10: [
      'At work Mars fires the starter’s pistol and you are off first. Claim the task, name the hour, run. Those in charge notice drive, and they notice equally whom you passed on the inside of the bend.',
      'An instruction from above makes your neck hot, because Mars does not care to be told. Ask what it is meant to achieve and propose a faster way, in that order. Nerve, politely buttoned, is what gets remembered.',
    ],
    11: [
      'Mars gives you the lungs to say what someone in your group has to say, that the plan is going nowhere. Add what you would do instead, and by when. Two will follow, one will pout.',
      'Friends pull harder when Mars is among them, and so do you. A wish you hold in common can be moved, as in any tug-of-war, by those who breathe together. Call the rhythm, and let the mockers hold the coats.',
    ],
    12: [
      'Put away too long, your anger comes out sideways under Mars, which is not particular about where it lands. Better a cushion than a colleague. Row or scrub hard for an hour, and the rest comes out in order.',
      'Irritation has collected where you never show it, for Mars sits there like a kettle on low heat. It would rather act than confess. Finish an abandoned task in private, and tell one person what had annoyed you.',
    ],
  },
  harmonious: {
    1: [
      'Will and body are on speaking terms, and Mars makes boldness look like good humor. Run the errand that takes nerve, ask the blunt question with a grin. Effort this pleasant is easily frittered away on chores.',
      'You get farther than your legs deserve, because Mars is the wind behind the bicycle. Start on what needs daring. Note the turnoff for home, which a tailwind never mentions. Others are glad to be overtaken so cheerfully.',
    ],
    2: [
      'Energy turns into income with little loss while Mars is on your side. Offer the extra service, fix up the old bench and put it in the window. Friendly firmness about payment is heard as competence.',
      'Your worth is easy to defend for some days, since Mars does it with a smile. Put strong hands to small assets: sand it, sharpen it, list it. Choose one buyer worth persuading before the vigor goes into the shelves.',
    ],
    3: [
      'Talk moves briskly and Mars keeps it friendly, so negotiations by mail go your way when you open them. Take a sibling along to the hardware store. The other matter can be settled between the paint and the nails.',
      'Learning is quick with Mars to push it, and the lesson you keep postponing goes down in one gulp. Plain speech comes as easily. Teach somebody the shortcut while you are remembering to look up.',
    ],
    4: [
      'Heavy things at home get moved, as Mars supplies the backs and, for once, the tempers. You have people who can say “left” without rancor. Treat them to pie before anyone starts measuring again.',
      'Protecting your own people takes a practical form under Mars, fence posts perhaps, in a row. It does you all good. Ask them what they want shielded, as someone may have been looking forward to the view.',
    ],
    5: [
      'Boldness comes across as warmth in love and in play, because Mars is in a good mood. Flirt where falling is part of the fun. If you are making something, sign it before you start improving it.',
      'Your creative appetite is healthy, and Mars has seen to it that your rivals are good sports, so enter the contest. Drums first, melody later. Whoever you fancy would rather be asked than impressed.',
    ],
    6: [
      'Work goes like splitting dry wood with Mars on the handle, each piece falling neatly to its side. Get a winter’s worth done. Colleagues catch the swing of it if you hand over the ax now and then.',
      'Tasks feel like exercise and exercise like recess, so well does Mars sit in your daily round. Shift the stubborn file, with no audience and no speech. The only waste would be to stay until nine to prove your stamina.',
    ],
    7: [
      'A partner’s push and your own add up for some days, for Mars has put you back to back. Take the joint decision at a walk, outdoors. Frankness is received as the compliment it is.',
      'Bargaining is fun while Mars sends you a good opponent, one who returns the ball within your reach. Go on until both are slightly out of breath. The terms will hold, once somebody has noted the score.',
    ],
    8: [
      'You have the courage to ask someone close the intimate question, and Mars gives them the courage to answer. The joint budget could use the same evening. What gets cleared away leaves floor space, and you may dance on it.',
      'Desire is direct and friendly with Mars, and so is the talk about who pays for the roof rack. Settle the two on different nights. Each does better in its own light, and both come out better than you feared.',
    ],
    9: [
      'A course of study or a distant plan yields to cheerful effort, because Mars is paddling with you, upstream if need be. Send the application while the zeal is fresh. Enthusiasm afterward turns to packing lists.',
      'Your convictions have good lungs and, thanks to Mars, good manners. Debate, coach, apply to lead the expedition. People adopt your belief because you seem to be having such a fine time, so make certain it is sound.',
    ],
    10: [
      'Someone in charge wants a thing simply done, and Mars has your finger in the air already. You have the vigor to finish a public task, provided you refuse the second one offered on the way out.',
      'Momentum at work is yours for some days; Mars clears the way and people step aside without resentment. Ask for the budget, open the difficult meeting. Credit divides well now, and comes back larger.',
    ],
    11: [
      'Effort in company feels like play when Mars joins the crew, and friends want you in the seat that does the work. Bring your own hope into the boat too. Mention it at the turn, when everyone is smiling.',
      'Rally your friends, for Mars makes common action succeed with little persuasion. Whoever usually only advises may turn up in gloves. Give that person something heavy, and your thanks. A rented van is half the plan.',
    ],
    12: [
      'Strength without witnesses is the kind Mars offers you: a dawn run, a debt of effort paid off in the basement. Unfinished business gives way at the first firm shove. Take the rest of the day as payment.',
      'An old resentment eases once you move, which is all that Mars asks of it. Chop, hike, wash every window at the back. Somewhere along the way you will have decided something, and it can stay unannounced until done.',
    ],
  },
  tense: {
    1: [
      'Your fuse is short and your courage is real, since Mars has seen to both, and a stepped-on foot could start a war. Put the courage into a task. The fuse is best met with an early apology.',
      'Mars hurries you, or has someone hurry you, and you want to push back with your whole weight. Haste puts the coat on inside out. Ask for an hour, which makes you slower and much harder to provoke.',
    ],
    2: [
      'Mars makes so much noise about pay that the just core of your irritation is hard to hear. Get the numbers in order and argue that core alone. A new gadget bought in temper leaves you no better paid.',
      'Whose is whose becomes a quarrel with Mars in it, even if it concerns a parking space or a stapler. Stand firm for the thing you need. Give in on the one you were only guarding, and enjoy their surprise.',
    ],
    3: [
      'Mars fixes a bayonet to the reply you are composing to a sibling or a neighbor. Take it off, and a fair complaint remains, two lines long, which deserves to be sent. The rest can be said in person, smiling.',
      'Conversation becomes a contest under Mars: interrupted again, you raise your voice and win nothing but volume. Try the written note. Sharp wits find the flaw in any plan, a service best performed after the praise.',
    ],
    4: [
      'Turns are not taken at home while Mars is about, and everyone wants the last word and the warm shower. Post a schedule for the shower. Argue on a walk around the block, and be back for the stew.',
      'An old family quarrel looks for new voices, and Mars would gladly cast you. Decline the part. There is ample energy for the place itself, so strip the paint off the door, and let whoever provoked you hold the scraper.',
    ],
    5: [
      'A lovers’ quarrel begins over the choice of film, because Mars takes any excuse, and has a better subject in the second act. Skip ahead to it. Passion is high on both sides, which is worth recalling mid-shout.',
      'Winning becomes more important than the game as soon as Mars sits down to it. Swap teams, or let the child explain why you are out. What you make under such pressure has force, and needs one cool reader.',
    ],
    6: [
      'Three urgent jobs claim the same hour, and Mars adds a colleague’s sigh. Do one, refuse one, schedule the third aloud. Rushing costs more than it saves, notably with a finger over the “send” button.',
      'Mars makes a principle of it when your way of working collides with somebody else’s. Theirs may be slower and kinder to the machine. Anger points truthfully to where the load is unfair, so draw up the shares in hours.',
    ],
    7: [
      'Neither you nor the other side will budge while Mars is in the negotiation. State what you can give, then what you cannot, and break for coffee. Someone who fights this hard at least wants to stay in the ring.',
      'A partner’s bad mood fits yours like a plug in a socket, and Mars is the current. Unplug first. What each of you is angry about is legitimate, and can be said by turns, with an egg timer.',
    ],
    8: [
      'Distrust makes you reach for the other person’s phone, since Mars would sooner seize than ask. Put your own on the table. The struggle over who decides, in bed or at the bank, has a plain question in it.',
      'Old bargains between you and someone close begin to chafe, and Mars is for tearing them up. First learn which clause rubs, and whether the other feels it too. Heat can weld as well as cut, if both hold still.',
    ],
    9: [
      'A creed or a rulebook blocks your lane, and to Mars the remedy is the horn, which only hardens whoever is ahead. Ask how they got there. You keep your principles and gain, at the least, a decent story.',
      'Delays to a journey or a course of study try your temper, for Mars did not pack any patience. Use the wait to sharpen your argument, then cut it by half. An examiner likes fire, within the margins.',
    ],
    10: [
      'Crossing swords with someone higher up is loud work, and it is Mars that likes the noise. Choose a single point worth it, with evidence. Your drive impresses even those it annoys, as long as they get to sit down.',
      'Private life pulls at your sleeve as ambition pulls at your collar, and Mars will not let go of either. Something rips unless one of them is told a time. Say “after six” to the office, and mean it.',
    ],
    11: [
      'Friends fall into two camps, Mars recruits for both, and both expect you for drinks. Go to neither in uniform. The quarrel has a factual question in it that somebody hotheaded could put to everybody, and you qualify.',
      'Overruled by your own group, you are drafting an exit speech, with Mars supplying the adjectives. Keep the draft. Lend your muscle to the part you still believe in, and bring up the vote when the chairs are being stacked.',
    ],
    12: [
      'Anger you do not admit to goes about in socks: Mars leaves forgotten errands behind, and a sarcastic remark about the salad. Own up to it by naming what you wanted. An hour of loud music uses up the remainder.',
      'Old scores replay when you would like to sleep, since Mars has been given no outlet by day. Stretch, then put the grievance in a single line. Most of the heat belongs to one change you could make.',
    ],
  },
};
