import type { ByNatureWordings } from '../../../catalogue.js';

export const marsMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Heat rises to the ears before the words are chosen. Give it a job by nightfall: the audition, the cold swim, the first hundred pages. Whoever is standing too close would like a warning.',
      'A match, struck on your own sleeve. Something you have circled for months can be begun in an afternoon of bad temper and good aim. Blunt manners do no harm if you say what you are after.',
    ],
    2: [
      'Put the rate on the table and keep your hand there. Courage about money is available for a few days, along with the urge to spend it on tools. Earn with the drill you have.',
      'Somebody has used your things without asking. Say so the first time, briefly, standing in the doorway. The same force, aimed at selling what you make, opens three doors before lunch.',
    ],
    3: [
      'The tongue has an edge you could shave with. It does splendid work on a flabby contract or a lazy argument. On a sister or the mail carrier it leaves a nick, so use the flat side.',
      'Drive as if your grandmother were in the back with a trifle on her knees. Impatience lives in traffic and in inboxes for some days. Answer the provoking message by telephone, where tempers have a human size.',
    ],
    4: [
      'Out with the carpet nobody likes. Domestic anger is excellent at demolition, and by the second trip to the dump it has usually told you its real name. Come back and say that name over tea.',
      'Slammed cupboards speak a dialect every relative understands. Better to stand in the middle of the room and request what you need by when. Repairs that call for muscle go quickly in the meantime.',
    ],
    5: [
      'Desire drops its handkerchief and picks it up itself. Make the first move, cleanly, and take the reply as given. The stage, the pitch, the pottery wheel: whatever you play at gains from the same cheek.',
      'Red paint, straight from the tube. Make the thing too large and too fast, and judge it tomorrow. In games as in love you may come on strong, which is fun for exactly as long as both are laughing.',
    ],
    6: [
      'Six hours of work fit into three, with the door closed and the sandwich in one hand. Tackle the job everyone dodges. Muscles appreciate being warmed up first, as do the people you are about to instruct.',
      'Who left the machine in this state? Clean it, then raise the matter once, with whoever can change it. Productive fury clears a backlog in days. Left idle, it goes looking for a colleague.',
    ],
    7: [
      'A challenge arrives with its hat off. Take it up in person, since the other party is as keyed up as you are and just as glad of a straight word. Partners who quarrel well eat well afterward.',
      'One of you pushes and the other discovers they have been pushing all along. Agree on a common target, a deadline or a hedge, and lay into it together. The bruised point can be discussed with dirty hands.',
    ],
    8: [
      'Tight lips, a locked drawer. Something about trust or shared means wants forcing, and can be opened civilly with two keys turned at once. Ask for the other person’s. Passion improves when nothing is being extracted.',
      'End it with one cut, where an arrangement has been fraying for a year. Hot days suit a clean finish. Count what is shared beforehand, together, so that nobody has to come back for the toaster.',
    ],
    9: [
      'A theory gets you out of your chair. Defend it before somebody who knows the field, and find out which half survives. Heavy boots or a rented canoe take care of the surplus.',
      'Overheard nonsense makes you want to publish. Do, after a night and two sources. The crusading mood of these days is good for applications, steep paths and just causes, less so for dinner guests.',
    ],
    10: [
      'The starter’s pistol goes off in the open-plan office. Claim the task, state the hour, run. Those in charge notice drive, and they notice equally whom you passed on the inside of the bend.',
      'An instruction from above makes your neck hot. Ask what it is meant to achieve and propose a faster way, in that order. Nerve of this sort, politely buttoned, is what promotions remember.',
    ],
    11: [
      'Someone in the group has to say that the plan is going nowhere, and you have the lungs for it. Say what you would do instead by the end of the month. Two will follow, one will pout.',
      'The tug-of-war is won by the side that breathes together. Friends have more push than usual, and so do you. Call the rhythm for a wish you hold in common, and let the mockers hold the coats.',
    ],
    12: [
      'A punch meant for last year’s decision has landed on a cushion. Good to know. Row or scrub hard by yourself for an hour, and the remainder comes out in order.',
      'A kettle on low heat behind a closed door. Irritation has collected where you never show it, and would rather act than confess. Finish an abandoned task in private, and tell one person what had annoyed you.',
    ],
  },
  harmonious: {
    1: [
      'Knees and will are on speaking terms. Run the errand that takes nerve, ask the blunt question with a grin, sign up for the course on ropes. Effort this pleasant is easily frittered away on chores.',
      'Like a bicycle with the wind behind it, you get farther than the legs deserve. Start on what needs daring, and note the turnoff for home, because a tailwind never mentions it.',
    ],
    2: [
      'Energy turns into invoices with little loss. Offer the extra service, fix up the old bench and put it in the window. A friendly firmness about payment is heard as competence, and may be repeated monthly.',
      'Strong hands for small assets: sand it, sharpen it, list it. You defend your worth with good humor for a few days. Choose one buyer worth persuading, before the vigor goes into reorganizing the shelves.',
    ],
    3: [
      'Crisp verbs, a brisk step, replies within the hour. Negotiations by mail go your way when you open them. Take a sibling along to the hardware store and settle the other matter between the paint and the nails.',
      'The lesson you keep postponing goes down in one gulp. Quick study, plain speech and getting across town on time are all easy at present. Teach somebody the shortcut while you are remembering to look up.',
    ],
    4: [
      'Carrying a sofa downstairs requires two people who can say “left” without rancor. You have them. Get the heavy things at home moved, and treat the crew to pie before anyone starts measuring again.',
      'Fence posts, in a row, by dusk. Protective feeling toward your own people finds practical form for several days. Ask what they want shielded, as someone may have been looking forward to the view.',
    ],
    5: [
      'Flirt on the ice rink, where falling is part of the fun. Boldness comes across as warmth just now, and a child will trust you with the high branch. Sign the picture before you start improving it.',
      'Drums first, melody later. Your creative appetite is healthy and your rivals are good sports, so enter the contest. Whoever you fancy may be watching, and would rather be asked than impressed.',
    ],
    6: [
      'Work goes like splitting dry wood, with each piece falling neatly to its side. Get the winter’s worth done in these days. Colleagues catch the swing of it, if you hand over the ax now and then.',
      'Exercise that feels like recess, tasks that feel like exercise. Shift the stubborn file now, with no audience and no speech. The only waste would be to prove your stamina by staying until nine.',
    ],
    7: [
      'Back to back, like duelists who have joined the same side. A partner’s push and yours add up for some days, so take the joint decision at a walk, outdoors. Frankness is received as a compliment.',
      'A good opponent returns your ball exactly where you can reach it. Bargain while it is fun. Terms reached with both of you slightly out of breath hold up, once somebody has noted the score.',
    ],
    8: [
      'Courage to ask and courage to answer show up on the same evening. Use it for the intimate question or the joint budget. What gets cleared away leaves floor space, and you may dance on it before refilling.',
      'Desire is direct and friendly. So is the talk about who pays for the roof rack. Settle the two on different nights, each with its own light, and both come out better than you feared.',
    ],
    9: [
      'Paddle upstream for once, the current allows it. A course of study or a distant plan yields to cheerful effort. Send the application the same day, since enthusiasm afterward turns to packing lists.',
      'Conviction comes with good lungs and good manners. Debate, coach, apply to lead the expedition. People adopt your belief because you seem to be having such a fine time, so make certain it is sound.',
    ],
    10: [
      'The boss wants somebody who will simply do it. Raise a finger. You have the vigor to take on a public task and the sense to finish it, provided you refuse the second one offered on the way out.',
      'Momentum at work, with people stepping aside in a friendly way. Ask for the budget, open the difficult meeting, lead from the front of the line. Credit divides well on such days, and comes back larger.',
    ],
    11: [
      'A rowing crew wants you in seat six, the engine room. Effort in company comes as play for several days. Bring your own hope into the boat too, and mention it at the turn, when everyone is smiling.',
      'Rally the friends, rent the van. Common action succeeds with little persuasion at present, and whoever usually only advises may turn up in gloves. Give that person something heavy, and your thanks.',
    ],
    12: [
      'Strength without witnesses suits you: a dawn run, a debt of effort paid off in the basement. Unfinished business gives way at the first firm shove. Take the rest of the day as payment.',
      'The cramp in an old resentment eases once you move. Chop, hike, wash every window at the back. Somewhere along the way you will have decided something, and it can stay unannounced until it is done.',
    ],
  },
  tense: {
    1: [
      'Someone steps on your foot and you both say “excuse me” in a tone that means war. Your fuse is short and your courage real. Use the second on a task, and apologize for the first before supper.',
      'Haste puts the coat on inside out. You are pushed, or feel pushed, and want to push back with your whole weight. Ask for an hour. It makes you slower, and much harder to provoke.',
    ],
    2: [
      'Wanting it now raises the price. Irritation about pay has a just core, so get the numbers in order and argue that core alone. The new gadget will not make you feel any better paid.',
      'A tussle over what is whose, perhaps no grander than a parking space or a stapler. Stand firm for the thing you need. Give in on the one you were only guarding, and enjoy their surprise.',
    ],
    3: [
      'The reply you are composing has a bayonet on it. Remove that, and a fair complaint remains, two lines long, which deserves to be sent. The neighbor’s leaf blower can be dealt with in person, smiling.',
      'Interrupted for the third time, you raise your voice and win nothing but volume. Try the written note. Sharp wits find the flaw in any plan just now, a service worth performing after the praise.',
    ],
    4: [
      'Under one roof two people each want the last word and the warm shower. Post a schedule for the latter. For the former go outside, argue around the block, and be back by the time the stew is done.',
      'An ancestral shouting match looks for new voices. Decline the part. Energy for the place itself is ample, so strip the paint off the door, and let whoever provoked you hold the scraper.',
    ],
    5: [
      'A lovers’ quarrel begins over the choice of film and has a better subject hidden in the second act. Skip ahead to it. Passion is high on both sides, which is worth recalling mid-shout.',
      'Winning has become more important than the game. Swap teams, or let the child explain why you are out. What you make under pressure has force, and needs one cool reader before the whole room sees it.',
    ],
    6: [
      'Three urgent things claim the same hour, and a colleague adds a sigh. Do one, refuse one, schedule the third aloud. Rushing costs more than it saves, notably with a finger over the “send” button.',
      'Your method collides with theirs beside the copier. Theirs may be slower and kinder to the machine. Anger points truthfully to where the load is unfair, so draw up the shares in hours and take that sheet to the manager.',
    ],
    7: [
      'The other side will not budge, and neither, you notice, do you. State what you can give, then what you cannot, and break for coffee. Someone who fights this hard at least wants to stay in the ring.',
      'A partner’s bad mood fits yours like a plug in a socket. Unplug first. What each of you is angry about is legitimate, and can be said by turns, with an egg timer, until it gets silly.',
    ],
    8: [
      'Suspicion reaches for the other person’s phone. Put your own on the table instead, and ask. The struggle over who decides, in bed or at the bank, has a plain question in it, and plain nerve will find it.',
      'Old bargains chafe. Before you tear one up, learn which clause rubs, and whether the other feels it too. The heat can weld as well as cut, if both of you hold still for a minute.',
    ],
    9: [
      'Certainty has a loud horn. Someone’s creed or rulebook blocks your lane, and leaning on the button will harden them. Ask how they got there. You keep your principles and gain, at the least, a decent story.',
      'Delays on the way out test what you packed in patience. Use the wait to sharpen the argument you came to make, then cut it by half. An examiner likes fire, within the margins.',
    ],
    10: [
      'Crossed swords with someone higher up are heard clanging down the corridor. Choose a single point worth the noise, with evidence. Your drive impresses even those it annoys, as long as they get to sit down.',
      'Private life pulls your sleeve as ambition pulls your collar. Something rips unless one of them is told a time. Say “after six” to the office or “after the launch” at home, and mean it.',
    ],
    11: [
      'Two camps among friends, and both expect you for drinks. Go to neither in uniform. The quarrel has a factual question in it that somebody hotheaded could put to everybody at once, and you qualify.',
      'A comrade overruled you and you are drafting your exit speech. Keep the draft. Lend your muscle to the part you still believe in, and bring up the vote when the chairs are being stacked.',
    ],
    12: [
      'Anger walks in socks, leaving forgotten errands and a sarcastic remark about the salad. Own up to it by naming what you wanted. A locked room and an hour of loud music use up the remainder.',
      'Old scores replay in color long past midnight. Stretch, then put the name and the grievance in a single line. Most of the heat belongs to one change that daylight would let you make.',
    ],
  },
};
