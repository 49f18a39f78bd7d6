import type { ByNatureWordings } from '../../../catalogue.js';

export const uranusMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Halfway through the haircut you sit up and say, shorter. Something in the self wants out, today, and some of it is right. Change what grows back. Leave signing and shouting for when the cape is off.',
      'Static jumps from your sleeve to the door handle. Everyone notices a charge about you, restless and rather attractive. Introduce yourself with the odd fact you usually omit, and sleep more than you believe you need.',
    ],
    2: [
      'The vending machine drops two, or none. Income and outlay behave erratically for some days, so keep a margin. More interesting is the idea of being paid for what you do out of sheer eccentricity.',
      'A sudden dislike of your own possessions comes over you at the sight of the hall closet. Free yourself from one category entirely. Anything shiny with a new plug may be admired through the shop window.',
    ],
    3: [
      'Mid-sentence you contradict yourself and are delighted. Ideas come in like hail on a tin shed, so shout them into a recorder. The neighbor who overhears is either alarmed or a future collaborator.',
      'Detour signs everywhere, and the third one leads past a workshop you had no idea existed. Go in. News is abrupt and often garbled at first, which argues for hearing the second report before spreading the first.',
    ],
    4: [
      'All the furniture wants to face the other way. At home a jolt goes round, perhaps a sudden guest or a daughter’s declaration at dessert. Keep the talk in the room, and let the sofa try the window.',
      'The fuse box clicks and everyone comes out onto the landing. Your private arrangements are interrupted in a manner that introduces you to each other. Ask what each would change, and change the smallest thing tonight.',
    ],
    5: [
      'Love walks in wearing odd socks. Attraction strikes without credentials, or an old one loses its voltage between two bites of a sandwich. Enjoy the surprise. Vows made this week should be written in chalk.',
      'A child answers a question with a theorem of their own. Let invention off the leash: splash, cut it up, hang the picture upside down. Some of the wreckage is the best thing you have done in a long time.',
    ],
    6: [
      'The schedule blows out of the window and work goes better. Catch what matters on the lawn. An experiment with the daily order is welcome as long as whoever depends on you hears of it before lunch.',
      'Ten machines beep and you alone know which. Odd gifts come into their own in an emergency of no importance. Tinker, patent nothing yet, and unplug yourself at dusk, since nerves have no off switch of their own.',
    ],
    7: [
      'Someone across from you says the unsayable, cheerfully. It may free you both. Before answering, walk once around the block in your own company, for a bond that gives people air seldom has to be broken to get it.',
      'The stranger at the next easel, or a partner suddenly resembling one, catches you off guard. Ask them what they have never been asked. Agreements struck in this electric mood need a clause for changing your minds.',
    ],
    8: [
      'A secret pops like a cork and rolls under the sideboard. What was shared in silence is suddenly shared in words. Laugh if you can. The understanding you had both been tiptoeing around may be redrawn in minutes.',
      'Desire has no patience with the usual door. New candor, new games, or a wish to cut all strings by supper. Try the first two with consent and humor; strings can be snipped singly, after a night’s rest.',
    ],
    9: [
      'The heretic in the back row raises a hand, and it is yours. Something you were taught falls over at a touch. Follow the question abroad or into the stacks, and be kind to people still holding the column up.',
      'At the departures board every name glows. A notion of elsewhere takes you by the collar, quite possibly a good one. Keep the return leg open and let a friend know which continent to think of you on.',
    ],
    10: [
      'Your title no longer fits what you said at the meeting. A public turn comes suddenly, by your doing or by theirs. Make it clean: one announcement without a preamble, and a phone number where the puzzled can ring.',
      'The org chart is redrawn on a napkin. While others hold their breath you can suggest the arrangement nobody dared to. It may get you noticed by precisely the people who dislike surprises, so have the figures ready.',
    ],
    11: [
      'A crowd assembles in a parking lot around an idea. You are in it, maybe holding the megaphone. Enjoy the lift, meet the odd ones, and find out before the vote whether anybody has a second page.',
      'The oddest of your friends calls with a plan involving kites. Say yes. Your tribe is being reshuffled, and a person who never fitted proves to have the future in a carrier bag.',
    ],
    12: [
      'A lightbulb goes on in a room you did not know you rented. Insight comes at the edge of sleep, whole and slightly rude. Scribble it. By daylight, tell only what you are willing to act upon.',
      'The hermit throws open the shutters and sings. Something long kept under is suddenly bored with hiding. Give it a harmless outing by yourself before it picks its own moment in front of guests.',
    ],
  },
  harmonious: {
    1: [
      'A friend dares you to wear it and it suits you. Changes made lightly take root, so swap a habit as you would swap hats. Somewhere between the shop and home you stop asking whether people are looking.',
      'Fresh air comes in with you. People straighten up and tell you their actual plans. Begin the unusual thing while your timing is so good, and let its first version be frankly strange.',
    ],
    2: [
      'The odd talent, knot-tying or pirate accents, finds a customer. Try charging for what comes to you sideways. A modern tool does the tedious half, which leaves you to decide what to do with the saved hour.',
      'Sell the thing you inherited and never liked; somebody has been hunting it for years. Goods move along briskly, and your sense of worth travels lighter. A little windfall of attention deserves a little experiment.',
    ],
    3: [
      'Two thoughts that have never met sit down together on the tram. The result amuses you all day. Tell a brother or anyone quick, since it improves with handling, and sketch it before the next stop.',
      'A teenager next door fixes it in four taps and explains how. Let people half your age instruct you. Messages bring openings, and replies sent with wit rather than polish go farthest.',
    ],
    4: [
      'Supper on the floor, on purpose, with the doors off their hinges. Home welcomes a small revolution. Ask whoever is least consulted to rearrange a room, and keep their version at least through the weekend.',
      'An aunt reveals that she once hitchhiked to the sea with a brass band. Family contains more permission than you thought. Claim some of it for a plan you had assumed they would hate.',
    ],
    5: [
      'The improvised verse is the one they cheer. Play without the sheet music and flirt without the plan, because fun now comes to those who leave gaps. Children will supply the rules as you go.',
      'Somebody delightful has a hobby you have never heard of. Ask for a lesson. Love keeps young these days by novelty, so even a couple of thirty years might try the theremin.',
    ],
    6: [
      'One shortcut, found by pressing the wrong key, saves you an hour a day. Share it around. Work enjoys a loosening of its collar, and the early finish ought to go into the sun rather than into more work.',
      'Trade shifts, or do the list from the bottom up. Variation wakes the whole team, body included, and a sensible gadget pays its way. What should stay exactly as it was is the mid-morning biscuit.',
    ],
    7: [
      'Separate holidays, separate hobbies, one excellent reunion. Partnership thrives on elbow room at present. Offer the freedom you would like to be offered, and listen to what they bring back from it.',
      'An unlikely ally rings: other trade, other politics, same impatience. Join forces on a trial basis. Whatever you agree can stay loose at the corners, since goodwill is doing the work of glue.',
    ],
    8: [
      'The awkward topic turns funny halfway through. From there it is easy: who pays for what, who wants what, what both of you have outgrown. Release each other from one obligation that nobody will miss.',
      'Candor crackles pleasantly. Someone surprises you by knowing already, and by liking you anyhow. Dare the next disclosure, the playful one, and retire a shared fear to the museum where it belongs.',
    ],
    9: [
      'A stopover outshines the destination. Stay open to side trips, in books too, where the appendix holds the treasure. Someone from far off has a method that would astonish people at home. Ask to see it twice.',
      'The lecture you wandered into by mistake changes the essay. Follow mistakes of this friendly type. An independent mind is an asset in class or in print for some days, and examiners are bored with the rest.',
    ],
    10: [
      'The pilot project is nobody’s, so it becomes yours. Originality is in favor upstairs for a short while. Put forward the strange solution in a plain folder, and request free rein in place of a bigger desk.',
      'At the press of an unfamiliar button your work reaches a new public. Give it a try. A manager who loves routine may be disarmed by a demonstration that lasts ninety seconds.',
    ],
    11: [
      'Somebody’s cousin has invented a board game and needs testers. Turn up. New friends come by odd routes this week, with useful gaps in their politeness, and one of your wishes is what they do for fun.',
      'The network hums. Put your question to everyone at once and an answer comes from a person you have never met. Reciprocate with what you know. A loose federation does more now than a loyal few.',
    ],
    12: [
      'On the walk you take to avoid thinking, the answer overtakes you on a skateboard. Leave room for such traffic. Old constraints let go from inside, painlessly, often while the kettle is coming to the boil.',
      'A habit of hiding loses interest in itself. You mention the private thing in passing and the ceiling stays up. Spend an hour alone with something new, a telescope maybe, and forget to feel odd.',
    ],
  },
  tense: {
    1: [
      'Tight shoes, and a staircase just asking to be slid down. Your wish to break out is sound, though its target may be innocent. Find what actually pinches. Then make one rebellion, thoroughly, and spare the furniture.',
      'Everyone has decided who you are, and you flatly decline. Expect jumpiness and brilliant exits. A bold move chosen the evening before is freedom; one provoked at breakfast is only someone else pulling the string.',
    ],
    2: [
      'A steady thing wobbles: the regular client, the sure price. Count what is portable, chiefly skill. Throwing over an arrangement because it bores you feels grand for a day, so get the replacement on paper first.',
      'Out flies the wallet, as if on elastic, for something nobody predicted. Cancel what can be canceled and laugh at the rest. Security and liberty both want a say in the budget; give them alternate lines.',
    ],
    3: [
      'Talk short-circuits. You answer what they were about to say, they answer what you said last year. Slow to walking pace. The explosive fact, if there is one, will be better understood after it has cooled on the sill.',
      'A plan for a short trip is overturned by text message. Before replying in capitals, see what the free afternoon offers. Contrariness makes you sparkling and slightly deaf, and a sister says as much.',
    ],
    4: [
      'Plumbers in the hall, and a relative declaring independence on the stairs. The home you count on is unreliable for several days. Hold on to one ritual, perhaps the evening tea, and be flexible about everything else.',
      'Pulled between the nest and the open road, you snap at whoever is stirring the sauce. They did not build the nest alone. Take the evening out and come home by midnight with an apology and an idea.',
    ],
    5: [
      'On, off, on: someone blinks like a faulty sign, and it could well be you. Excitement is real and so is the wish to bolt. Tell the other person your actual speed and let them decide about keeping pace.',
      'The rebellious child has a point and a saucepan lid. Authority looks foolish if it shouts. In making things, too, breaking the form is thrilling for an hour; afterward see which pieces are worth gluing.',
    ],
    6: [
      'System down, and with it the pleasant fiction that you were on schedule. Do by hand what must be done. Quitting in a blaze would be satisfying until roughly teatime. A list of three demands lasts longer.',
      'Every rule of the shop rubs like a label in a collar. Cut out the label, keep the shirt. Restless bodies and repetitive work quarrel now, so take stairs and breaks, and argue for a saner roster tomorrow.',
    ],
    7: [
      '“I need space” hangs over the breakfast table. Ask how much, measured in hours, before measuring in years. Sudden moves by someone else feel like a verdict and are usually a cramp. Stretch a leg yourself.',
      'The opponent changes tactics at match point. Stop predicting and watch the ball. A partner departs from the script too. Ask which scene they believe this is, and play it through once before objecting.',
    ],
    8: [
      'What was pooled wants separating, or the reverse, and all within the hour. Halt the hour. Surprise disclosures about desire or shared affairs are true in outline and wrong in proportion until both have slept.',
      'The rug moves, you were standing on it together, and each suspects the other. Look for a third cause. Trust recovers quickly from shocks that are talked over at once, without a culprit.',
    ],
    9: [
      'Flight changed, gate changed, opinion changed. If you stay calm you may be the only traveler who enjoys it. In disputes over principle, notice when being outrageous has become your only argument.',
      'An expert, on a stage, is wrong, and you know it. Standing up could be honorable or merely loud, depending on the footnote in your hand. Check that footnote. Then be brief, and stay for the answer.',
    ],
    10: [
      'Somebody newly in charge has moved all the desks before the coffee comes. Hold your tongue until noon, then see what the reshuffle leaves unguarded. You have wanted more freedom; here is its untidy front entrance.',
      'You would dearly love to tell them. A public outburst gets remembered in its least accurate version. Write down what must change in how you work, strike out the insults, and ask for one meeting.',
    ],
    11: [
      'The club splits over the logo. Underneath lies a question about who may decide, and you have views. Give them in daylight to both camps. A friend who storms off is best phoned by nightfall.',
      'Somebody drops out and the shared plan stands there on two legs. Improvise a third. Your own urge to leave the group deserves an honest hearing, apart from the drama, with a glass of water.',
    ],
    12: [
      'Nerves ring like a shop bell with nobody in the doorway. Something bottled up is fermenting. Uncork it by degrees: run, dance to something dreadful, tell a page the truth. The neighbors should be spared the cork.',
      'Interruptions storm your retreat, one with a drill. Fury at small noises often stands in for a larger captivity you have stopped noticing. Go and look at it squarely, and pick one lock this week.',
    ],
  },
};
