import type { ByNatureWordings } from '../../../catalogue.js';

export const uranusMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Something in you wants out, and Uranus gives it the scissors: halfway through the haircut you sit up and say, shorter. Change what grows back. Leave signing and shouting for when the cape is off.',
      'Uranus charges you like a sleeve on a dry morning, and people notice, finding you restless and rather attractive. Introduce yourself with the odd fact you usually omit, and sleep more than you believe you need.',
    ],
    2: [
      'Money comes and goes in jerks under Uranus, like a vending machine that drops two or none, so keep a margin. More to the point is the idea of being paid for something you do out of sheer oddness.',
      'A sudden dislike of your own possessions is Uranus at the closet door. Free yourself from one category entirely. Anything shiny with a new plug may be admired through the shop window.',
    ],
    3: [
      'Ideas come down on you like hail on a tin shed when Uranus does the talking, and you contradict yourself with delight. Shout them into a recorder. The neighbor who overhears is either alarmed or a future collaborator.',
      'News is abrupt and routes change without notice, since Uranus puts up the detour signs. One of them leads past a workshop you had no idea existed; go in. Hear the second report before you spread the first.',
    ],
    4: [
      'At home Uranus wants the furniture to face the other way, and a jolt goes round, perhaps a sudden guest or a declaration over dessert. Keep the talk in the room, and let the sofa try the window.',
      'Your private arrangements are interrupted by Uranus, as when a fuse blows and everyone comes out onto the landing. Use the introduction. Ask what each would change, and change the smallest thing first.',
    ],
    5: [
      'Love surprises you with Uranus behind it: attraction strikes without credentials, or an old one loses its voltage between two bites of a sandwich. Enjoy the strangeness. Any vow should be written in chalk for a while.',
      'Uranus lets invention off the leash, in play, in art, in a child who answers a question with a theorem. Cut it up, hang the picture upside down. Some of the wreckage may be the best you have done.',
    ],
    6: [
      'The daily schedule blows out of the window when Uranus opens it, and work goes better. Catch what matters on the lawn. Tell whoever depends on you about the experiment before it reaches them.',
      'Odd skills come into their own at work, because Uranus makes ten machines beep and you alone know which. Tinker, patent nothing yet, and unplug yourself at dusk, since nerves have no off switch of their own.',
    ],
    7: [
      'Someone close says the unsayable, prompted by Uranus, and it may free you both. Before answering, walk once around the block by yourself. A bond that gives people air seldom has to be broken to get it.',
      'A partner suddenly resembles an interesting stranger, which is how Uranus refreshes a pair. Ask them what they have never been asked. Whatever you agree in this electric mood needs a clause for changing your minds.',
    ],
    8: [
      'What two people shared in silence Uranus puts into words, with the pop of a cork. Laugh if you can. The understanding you had both been tiptoeing around may be redrawn in minutes.',
      'Desire has no patience with the usual door while Uranus is about: it wants new candor, new games, or every string cut by supper. Try the first two with consent and humor; strings can be snipped singly, after sleep.',
    ],
    9: [
      'Something you were taught falls over at a touch from Uranus. Follow the question it leaves, abroad or into the stacks, and be kind to the people who are still holding the column up.',
      'Uranus takes you by the collar with a notion of elsewhere, quite possibly a good one, and every name on the departures board glows. Keep the return leg open, and tell a friend which continent to think of you on.',
    ],
    10: [
      'A public turn comes suddenly with Uranus in your work, by your doing or by theirs, and the old title no longer fits. Make it clean: one announcement without a preamble, and a number the puzzled can ring.',
      'On a napkin Uranus redraws the order of the place where you work, and you can suggest the arrangement nobody dared to. The people who dislike surprises will notice you as well, so have the figures ready.',
    ],
    11: [
      'Uranus gathers a crowd around an idea, in a parking lot if need be, and the megaphone may end up with you. Enjoy the lift, meet the odd ones, and find out whether anybody has a second page.',
      'Your circle of friends is reshuffled by Uranus, and the oddest of them calls with a plan involving kites. Say yes. A person who never fitted may prove to have the future in a carrier bag.',
    ],
    12: [
      'Insight comes at the edge of sleep, whole and slightly rude, when Uranus switches on a light in the back room. Scribble it down. Afterward, tell only what you are willing to act upon.',
      'What you kept hidden is suddenly bored with hiding, for Uranus has thrown open the shutters. Give it a harmless outing by yourself before it picks its own moment in front of guests.',
    ],
  },
  harmonious: {
    1: [
      'Changes made lightly take root, and Uranus dares you to one, as a friend does in a hat shop. Wear it out of the door. Somewhere on the way home you stop asking whether people are looking.',
      'Uranus lets fresh air in with you, and people straighten up and tell you their actual plans. Begin the unusual thing while your timing is so good, and let its first version be frankly strange.',
    ],
    2: [
      'A talent you never priced, knot-tying or pirate accents, finds a customer through Uranus. Try charging for what comes to you sideways. A modern tool does the tedious half, and you decide what to do with the saved hour.',
      'Letting go of things is easy with Uranus, so sell the one you inherited and never liked; somebody has been hunting it for years. Your sense of worth travels lighter. A small experiment may take its place on the shelf.',
    ],
    3: [
      'Uranus seats two thoughts together that had never met, and the result keeps you amused. Tell a brother or anyone quick, since it improves with handling, and sketch it before your stop.',
      'Openings come by message, and Uranus likes them answered with wit rather than polish. Let people half your age instruct you. The teenager next door may fix it in four taps and explain how.',
    ],
    4: [
      'Home welcomes a small revolution under Uranus, supper on the floor, perhaps, with the doors off their hinges. Ask whoever is least consulted to rearrange a room, and live with their version for a few days.',
      'The family contains more permission than you thought, and Uranus brings it to light by way of an aunt who once hitchhiked to the sea. Claim some of it for a plan you had assumed they would hate.',
    ],
    5: [
      'Fun comes to those who leave gaps, says Uranus, and the improvised verse is the one they cheer. Play without the sheet music and flirt without the plan. Children will supply the rules as you go.',
      'Uranus keeps love young by novelty, and somebody delightful has a hobby you have never heard of. Ask for a lesson. Even a couple of thirty years might try the theremin.',
    ],
    6: [
      'Your working day loosens its collar when Uranus presses the wrong key and finds a shortcut. Share it around. The early finish ought to go into the sun rather than into more work.',
      'Variation does your routine good, and Uranus suggests trading shifts or doing the list from the bottom up. A sensible gadget pays its way. What should stay exactly as it was is the mid-morning biscuit.',
    ],
    7: [
      'Partnership thrives on elbow room while Uranus is its guest: separate hobbies, separate holidays, one excellent reunion. Offer the freedom you would like to be offered, and listen to what they bring back from it.',
      'Uranus finds you an unlikely ally, of another trade and other politics and the same impatience. Join forces on a trial basis. What you agree can stay loose at the corners, since goodwill does the work of glue.',
    ],
    8: [
      'An awkward topic between you turns funny halfway, with Uranus in the room, and after that it is easy: who pays for what, who wants what. Release each other from one obligation that nobody will miss.',
      'Frankness crackles between you when Uranus is near, and someone surprises you by knowing already and liking you still. Dare the next thing, the playful one, and retire a shared fear to the museum where it belongs.',
    ],
    9: [
      'Side trips outshine the destination when Uranus plans the route, in books too, where the appendix holds the treasure. Someone from far off has a method that would astonish people at home. Ask to see it twice.',
      'Independent thinking is an asset in class or in print, and Uranus feeds it by friendly mistakes, like the wrong lecture that changes the essay. Follow one such mistake to its end; examiners are bored with the rest.',
    ],
    10: [
      'Originality is in favor at work, since Uranus has a word with those upstairs. Put forward the strange solution in a plain folder, and request free rein in place of a bigger desk.',
      'Your work can reach a new public at the press of an unfamiliar button, and Uranus says press it. A manager who loves routine may be disarmed by a demonstration that lasts ninety seconds.',
    ],
    11: [
      'New friends come by odd routes, such as somebody’s cousin who needs testers for a board game, and Uranus draws the map. Turn up. One of your wishes may be what these people do for fun.',
      'Uranus makes the whole network hum, so put your question to everyone at once; the answer may come from a person you have never met. Reciprocate with what you know. A loose federation does more now than a loyal few.',
    ],
    12: [
      'The answer overtakes you when you have stopped thinking, for Uranus prefers to come from behind, on a skateboard. Take the aimless walk. Old constraints let go from inside, often while the kettle is coming to the boil.',
      'A habit of hiding loses interest in itself, thanks to Uranus; you mention the private thing in passing and the ceiling stays up. Spend an hour alone with something new, a telescope maybe, and forget to feel odd.',
    ],
  },
  tense: {
    1: [
      'Your wish to break out is sound, and Uranus sharpens it until an innocent person may get the blame. Find what actually pinches, as one does with a shoe. Then make one rebellion, thoroughly, and spare the furniture.',
      'Uranus will not have you be who everyone has decided you are, so expect jumpiness and brilliant exits. A bold move chosen the evening before is freedom; one provoked at breakfast is someone else pulling the string.',
    ],
    2: [
      'A steady source of income or comfort may wobble under Uranus, and you, bored, may give it a push. Count what is portable, chiefly skill. Before throwing over any arrangement, get its replacement on paper.',
      'Security and liberty both want a say in the budget, and Uranus, for liberty, has the wallet on elastic. Cancel what can be canceled and laugh at the rest. Give the two of them alternate lines.',
    ],
    3: [
      'Talk short-circuits when Uranus gets into the wires: you answer what they were about to say, they answer what you said last year. Slow to walking pace. The explosive fact, if there is one, is better understood once cool.',
      'Plans for a short trip or a simple talk are overturned by Uranus, often in a single message. Before replying in capitals, see what the free hours offer. Contrariness makes you sparkling and slightly deaf.',
    ],
    4: [
      'Home is hard to count on while Uranus runs up and down the stairs, bringing plumbers, perhaps, or a relative who wants out. Keep one ritual, such as the evening tea, and bend in the rest.',
      'Uranus pulls you toward the open road and you snap at whoever is stirring the sauce. They did not build the nest alone. Take an evening out, and come home by midnight with an apology and an idea.',
    ],
    5: [
      'In love Uranus blinks like a faulty sign, on, off, on, and it could well be you. The excitement is real and so is the wish to bolt. Tell the other person your actual speed; they decide about keeping pace.',
      'Rebellion gets into whatever you are making or raising, with Uranus handing it a saucepan lid. A defiant child may have a point. Breaking the form is thrilling for an hour; afterward see which pieces are worth gluing.',
    ],
    6: [
      'Uranus upsets the working day, and the pleasant fiction that you were on schedule goes down with the system. Do by hand what must be done. Quitting in a blaze satisfies briefly; a list of three demands lasts longer.',
      'Every rule at work rubs like a label in a collar, once Uranus has you noticing. Cut out the label, keep the shirt. Restless bodies quarrel with repetitive jobs, so take stairs and breaks, and argue for a saner roster.',
    ],
    7: [
      'One partner wants space, and Uranus makes the announcement over breakfast. Ask how much, measured in hours, before measuring in years. A sudden move feels like a verdict and is usually a cramp. Stretch a leg yourself.',
      'The other person changes tactics halfway through, because Uranus has torn up the script. Stop predicting and watch. Ask which scene they believe this is, and play it through once before objecting.',
    ],
    8: [
      'What was pooled wants separating, or the reverse, and Uranus wants it within the hour. Halt the hour. Surprise disclosures about desire or shared affairs are true in outline and wrong in proportion until both have slept.',
      'Uranus pulls the rug on which two of you were standing, and each suspects the other. Look for a third cause. Trust recovers quickly from shocks that are talked over at once, without a culprit.',
    ],
    9: [
      'Travel plans and opinions change at the gate under Uranus, and if you stay calm you may be the only one to enjoy it. In disputes over principle, notice when being outrageous has become your only argument.',
      'You want to contradict the expert in public, and Uranus has already raised your hand. It could be honorable or merely loud, depending on the footnote. Check it. Then be brief, and stay for the answer.',
    ],
    10: [
      'Authority at work shifts without warning, as though Uranus had moved all the desks before the coffee came. Hold your tongue at first, then see what the reshuffle leaves unguarded. Freedom does sometimes come by this untidy entrance.',
      'Uranus would dearly love you to tell them all at work what you think. A public outburst gets remembered in its least accurate version. Write down what must change, strike out the insults, and ask for one meeting.',
    ],
    11: [
      'A group splits over the logo when Uranus joins it, though the question underneath is who may decide. Give your view in daylight to both camps. A friend who storms off is best phoned by nightfall.',
      'The shared plan stands on two legs, Uranus having knocked away a third, perhaps by way of someone who drops out. Improvise. Your own urge to leave the group deserves an honest hearing, apart from the drama.',
    ],
    12: [
      'Something bottled up is fermenting, and Uranus shakes the bottle. Uncork it by degrees: run, dance to something dreadful, tell a page the truth. Nerves quiet down as the pressure goes, and the neighbors are spared the cork.',
      'Your retreat is interrupted, Uranus being partial to drills. Fury at small noises often stands in for a larger captivity you have stopped noticing. Go and look at it squarely, and pick one lock.',
    ],
  },
};
