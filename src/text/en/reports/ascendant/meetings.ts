import type { ByHouseWordings } from '../../../catalogue.js';

export const risingJupiterHarmony: ByHouseWordings = {
  1: [
    'A tailwind reaches you at the front door, the Ascendant, and for a while the year feels downhill. People grant you the benefit of every doubt. Ask then for what you postponed, while asking comes as easily as a grin.',
  ],
  2: [
    'Something you own or can do meets a person who has been looking for exactly that. Growth in means comes gracefully here, by appetite and goodwill together. Let the first success pay for better tools instead of a larger cupboard.',
  ],
  3: [
    'Good news likes your street. Conversations begun in passing lead to a course, a publication, a cousin’s spare room, and your wit has a broad, forgiving audience. Follow up within a week, since such offers are sincere and absentminded.',
  ],
  4: [
    'Below the working year lies a warm spring, and now it rises a little. Home and kin wish you well in practical ways, with beds and casseroles and old contacts. Accept the help, then host the long afternoon in return.',
  ],
  5: [
    'Delight finds a patron. Somebody with room, funds of cheer or a stage likes what you make, or simply likes you. Show the whole portfolio, including the silly pages, and let happiness be visible while you are in it.',
  ],
  6: [
    'A task you do daily turns out to have a larger use, and someone generous says so. Improvements to work go through without a fight. Request the better chair, train the willing helper, and hold on to your free hour.',
  ],
  7: [
    'From the far side of the Descendant comes a yes with plenty of room in it. Partner, client and rival are all inclined to think big on your behalf. Draft the shared plan now, in high spirits, and have it proofread sober.',
  ],
  8: [
    'Candor costs less than usual, because the listener is feeling ample. An old arrangement over joint means or mutual trust can be widened to the benefit of both. Bring up the tender point over good bread, and laugh early.',
  ],
  9: [
    'Two gates in a row stand open: the plan for the large world, and the permission it required. Teachers, editors and customs officers are in a humane mood. Go a stage farther than your first idea, and send back a full report.',
  ],
  10: [
    'Somebody of standing mentions you with warmth in a room you have not entered. At the summit of your chart effort and luck speak the same dialect for once. Present the ambitious version of the project, and share its authorship.',
  ],
  11: [
    'Introductions go well, and one of them keeps going. A friend’s success makes space for yours, and the group has more faith in the common hope than you do. Borrow some of it, and offer them your best idea unasked.',
  ],
  12: [
    'Kindness reaches you from behind, unsigned. A hidden worry loses half its weight, perhaps through rest or through some old good deed of yours that comes round. Thank nobody in particular, and pass the same thing on in secret.',
  ],
};

export const risingJupiterTension: ByHouseWordings = {
  1: [
    'High spirits and poor measuring: you could talk yourself into three lives at once. The enthusiasm is real and worth keeping. Try the plan on for a week at its smallest size, and let a dry friend hold the tape.',
  ],
  2: [
    'More is on sale, and you can picture it in your hall. Desire and judgment haggle over the same wallet. Enjoy one good thing slowly, then count what it takes to keep it, since upkeep is where optimism usually runs short.',
  ],
  3: [
    'Promises multiply in correspondence, each of them sincere. Soon you have agreed to two weddings and a committee on the same afternoon. Big talk needs a small calendar. Retract gracefully, and put the best idea into one plain paragraph.',
  ],
  4: [
    'Hospitality overflows its banks, or relatives overestimate the size of your sofa. Growth elsewhere in life also wants the space that home needs for itself. Be lavish with the welcome and precise about the number of nights.',
  ],
  5: [
    'Third encore, sore hands. Pleasure and its bigger cousin, spectacle, compete for your heart, and you may overspend feeling on a gallery that is merely passing. Choose the smaller celebration with the people who would also come to the rehearsal.',
  ],
  6: [
    'You have said yes to the extra shift, the charity run and the puppy. Each was a good idea. The days have sides, however, and what swells must be cut to fit, beginning with whatever you accepted to be liked.',
  ],
  7: [
    'A partner’s grand design needs your signature, your weekends and your enthusiasm. It may deserve two of the three. Disagree about the scale while affirming the aim, and see who else was promised the same corner office.',
  ],
  8: [
    'Generosity between people can hide an invoice, yours included. Confidence runs ahead of the facts where things are shared, so go over them with a pencil. The bond gains by it. Trust loves a sum that both have checked.',
  ],
  9: [
    'Certainty gets up on a chair to be better heard. Your creed, your itinerary or your case is large and lacks a middle section. Ask the opposition for its best point, and build that in before you set out.',
  ],
  10: [
    'The title offered is one size up, and the hem drags. Visibility tempts you to announce what is merely planned. Promise less at the podium and deliver it early. Superiors remember a surplus longer than they do a fanfare.',
  ],
  11: [
    'Everyone is invited, and that is the difficulty. A cause or circle swells until no one knows who brings the cups. Hope is fine leaven. Somebody must still knead, and you may be the person to suggest a smaller bowl.',
  ],
  12: [
    'Escape looks enormous and blue from where you sit. Part of it is a true need for space, part a wish to leave the washing-up. Take the rest without the ruin: two free days, announced, with return at a stated hour.',
  ],
};

export const risingSaturnHarmony: ByHouseWordings = {
  1: [
    'Weight drops into your heels, agreeably. You look like someone who can be left with the keys, and for a time in this year you are. Begin the patient version of a personal plan, with dates, and tell a sober witness.',
  ],
  2: [
    'Solid ground under the figures, at last. What you earn or own can be put in an order that lasts beyond the season, with the help of someone experienced. Sign up for the unexciting arrangement, and sleep like a log.',
  ],
  3: [
    'Sentences come out in load-bearing form. It is a good stage of the year for contracts, exams, or telling a brother or sister how matters stand. Say it once, in order, and let the listener take notes.',
  ],
  4: [
    'Old beams, tapped with a knuckle, give back a sound note. Family elders or plain routine lend your private life support, and a long repair can be started without drama. Agree on stages, and finish one before you admire it.',
  ],
  5: [
    'Talent agrees to keep office hours. Drill improves your art or your game just now, and a shy affection proves reliable. Set the modest goal, ten lines or one waltz, and be astonished at the total later.',
  ],
  6: [
    'A craftsman’s contentment is within reach: right tool, clear bench, enough time. Systems introduced now outlive the mood. Write down how the job is done well, hand it to whoever comes after you, and honor the closing bell.',
  ],
  7: [
    'Someone keeps their word to the minute, and you feel your shoulders sink. What partner or opponent concedes now will hold. Divide the chores of the alliance by strength, then seal the matter with an unhurried meal.',
  ],
  8: [
    'Delicate business between two people proceeds at a walking pace, and gets there. With limits stated, closeness has walls to lean on. Settle the joint question that you have both been stepping around, item by item, until it bores you.',
  ],
  9: [
    'Long study bears inspection. An examiner, a publisher or an old professor finds the structure sound, and your faith in something large grows knees and elbows. Take on the second volume while the discipline of the first is in you.',
  ],
  10: [
    'On the highest ledge of the chart there is, for once, a handrail. Those in authority see what you have been doing all along. Ask for responsibility in writing, with its limits, and climb at the pace you can keep.',
  ],
  11: [
    'The old friend, the one with gray opinions, comes through. Among your plans the plainest finds members who will attend every meeting. Draw up a schedule together, and let the dreamers of the circle name the thing.',
  ],
  12: [
    'Solitude puts in a good day’s work. You can close an unfinished chapter with dignity, by sorting its papers or by forgiving it on schedule. Keep monastery hours for a short spell, with decent coffee and a view.',
  ],
};

export const risingSaturnTension: ByHouseWordings = {
  1: [
    'Every door seems to be the heavy kind with a spring. You feel judged and look stern, which brings more judgment. Slow your stride to match the resistance, correct one real shortcoming, and leave the imagined ones at the coat check.',
  ],
  2: [
    'The sum comes out smaller than hoped, or arrives later. Discouraging, yes, and also exact. Cut what you will hardly miss, raise what you have long undercharged for, and remember who you were before anyone put a figure on it.',
  ],
  3: [
    'A reply fails to come, and silence fills up with your own criticism. Talks drag at this point of the year. State the question again in half the words, and study something dry meanwhile, because the mind bites better on rock.',
  ],
  4: [
    'Duty rings home, and home rings duty. A parent’s expectation or a leaking obligation meets your wish for shelter at the chart’s low root. Do the promised part well. Then close the door, and heat the smallest room.',
  ],
  5: [
    'Fun is asked for its papers. A stern voice, within or at the next desk, finds your romance or your artwork too costly in hours. Give it a fair, limited answer: this evening is for joy, and the books balance.',
  ],
  6: [
    'Work stacks up like wet sandbags, and the person who could help has a form for that. Resist heroics. Rank the tasks, drop the last third with notice, and treat your tiredness as a fact of planning.',
  ],
  7: [
    'Cold front at the Descendant. Someone sets a condition, or withholds the warmth you came for. It may show you where an agreement was never made. Ask for terms you both can stand, and decline to beg or to lecture.',
  ],
  8: [
    'Between your need and another’s caution lies a locked drawer. Neither of you is wrong. Obligations weigh for some time, and a refusal can sting, so go by small, witnessed steps and find comfort from friends who are no party to it.',
  ],
  9: [
    'A regulation stands across the road like a cow. Travel, study or publication must wait for the proper stamp, and faith runs dry in waiting. Fetch the missing document. What you still believe afterward will need fewer adjectives.',
  ],
  10: [
    'You are held to the letter, in public, by a superior or by your earlier self. Ambition meets its toll booth. Pay with competence instead of excuses, and notice whether this is really the bridge you wanted to cross.',
  ],
  11: [
    'The circle contracts, the budget shrinks, somebody resigns by email. Hopes have to pass through a needle’s eye for now. Keep one, fold it small, and accept the company of those who do the work without much conversation.',
  ],
  12: [
    'Loneliness visits the back rooms with an inventory under its arm. Old guilt gets cited. Look at each charge under a strong lamp, pay what is owed, strike what is inherited, and call someone who makes you laugh.',
  ],
};

export const risingUranusHarmony: ByHouseWordings = {
  1: [
    'Your eccentric side gets the microphone and is charming with it. A freer way to appear or begin offers itself without a fight. Try the change you sketched in the margin of the year, this time with a pen.',
  ],
  2: [
    'An odd job, an unusual buyer, a use for the gadget in the drawer: value comes from the side. Your footing allows a little invention now. Test the idea on a small scale and charge for it from the first day.',
  ],
  3: [
    'Wires cross in the best way. A wrong number, a detour or a teenager’s remark solves the puzzle you had set aside. Let talk wander, keep a pencil behind your ear, and call the sibling with the wild theories.',
  ],
  4: [
    'Somebody suggests that the bedroom be the kitchen, and they are right. Private life takes well to rearrangement at the moment, even kinship does. Lift an old rule for a month and see which of you breathes out first.',
  ],
  5: [
    'A wink across the room, a chord that should not work and does. What you love is refreshed by surprise, and you are quick enough to enjoy it. Change the game in the middle, and let the youngest invent the rules.',
  ],
  6: [
    'Procedure cracks a joke. A shortcut shows itself in your daily work that leaves everyone more freedom, and even the strict will try it. Propose it as an experiment, with a date for judging, and spend the saved hour outdoors.',
  ],
  7: [
    'Closeness and elbow room arrive on the same bus. A partner agrees to the unusual arrangement, or an original person makes you a proposal. Say aloud what freedom you would like to give them, before you list your own.',
  ],
  8: [
    'Knots come undone by being looked at upside down. In shared money or guarded feeling, a fresh angle releases both of you from a script. Suggest the unlikely solution lightly, and celebrate the relief before you analyze it.',
  ],
  9: [
    'A lecture in the wrong hall changes your major, so to speak. Learning and distance bring discoveries that you had no way of ordering. Say yes to the stopover, read the outsider’s book, and let a doctrine go by laughing.',
  ],
  10: [
    'Someone up high is tired of the usual candidates, and you have never been usual. Originality shows to advantage in your calling for a while. Pitch the thing nobody requested, in four minutes, with a working model in your pocket.',
  ],
  11: [
    'New people, strange badges, instant rapport. The future you had imagined alone has a club already, with a newsletter. Join for a season, bring your own invention along, and introduce them to the most sensible friend you have.',
  ],
  12: [
    'Freedom can be as private as a changed password. Something that had you bound from inside lets go between one night and the next, with a click. Wait a few days before explaining, and walk about in the extra space.',
  ],
};

export const risingUranusTension: ByHouseWordings = {
  1: [
    'Your nerves are strung like a banjo, and any passerby may pluck. The urge to cut the string has a point: some role is too tight. Loosen it by a turn today, and save the scissors until you have slept.',
  ],
  2: [
    'A machine you depend on hiccups, or a customer changes course, and the budget does a small jump. Flexibility is the asset to count first. Keep a reserve, skip the purchase made in rebellion, and look at what the jolt makes possible.',
  ],
  3: [
    'Cut off in midsentence, rerouted, replied to all: communication has the jitters. Somewhere in the static is an original thought worth keeping. Record that, and before you break with a neighbor or sibling, check that it was not the connection.',
  ],
  4: [
    'Bedrock shifts a finger’s breadth, and upstairs the marbles roll. Arrangements at home are altered without you. Steady whatever a child or a grandparent leans on, then ask what freedom the change was after.',
  ],
  5: [
    'Love wants a brass band at noon. Or it wants out, until supper. Desire and independence take turns with the steering wheel this time, so keep bookings loose, answer honestly, and let what you are making take a turn it had not planned.',
  ],
  6: [
    'The roster is changed for the fourth time, and your temper votes to walk. Some revolt is in order, against the method more than against the people. Name one rule that wastes everyone’s morning, and offer its replacement on paper.',
  ],
  7: [
    'A partner surprises you, and your first reply surprises them. Terms that seemed fixed have moved overnight. Hold off on the ultimatum. Ask what they could no longer bear, confess your own version, and redesign from there with windows in.',
  ],
  8: [
    'What was joined gives a jerk, like railcars. A sudden frankness or a changed condition tests how freely two people hold what they share. Stand back from the coupling, let it settle, and revise the terms in daylight.',
  ],
  9: [
    'Flights are rerouted and so are certainties. An argument about principle may flare up with a person whose mind you respected, which is the useful part. Keep the ticket flexible, keep the friend, and hear what the heresy explains.',
  ],
  10: [
    'At the most visible moment the script blows off the lectern. Organizations lurch, and you long to tell them why. Improvise with courtesy. Afterward decide in cold blood which part of your position you truly want to be free of.',
  ],
  11: [
    'Someone storms out of the group, and half the others envy them. Loyalty and independence pull in opposite directions here. State your disagreement while still seated, and if you do go, stop to return the key and the folding chairs.',
  ],
  12: [
    'An alarm goes off in a part of the building you never use. Old restlessness breaks into sleep and good resolutions. Get up and find what set it off, for it guards a freedom you once signed away without reading.',
  ],
};

export const risingNeptuneHarmony: ByHouseWordings = {
  1: [
    'Like lamplight through paper, you show up softly at the Ascendant and people come nearer. Intuition about your own direction is sound in this phase. Follow the song in your head for a day, then write out where it led.',
  ],
  2: [
    'The useful thing is also beautiful, and somebody pays for both qualities. Imagination and livelihood get along, within modest limits. Put care into the wrapping, give one piece away unsigned, and let a practical friend keep the count.',
  ],
  3: [
    'You say what another person was about to feel. Words arrive with music in them, so write to the far-off sibling, read to a child, describe the idea you could never explain. Leave punctuation until the morning.',
  ],
  4: [
    'Something gentle comes up through the floor: a smell of childhood, a forgiveness, a tune from the next room. Home is restful and a little enchanted. Hang the curtain, invite the lonely uncle, and allow supper to last.',
  ],
  5: [
    'The brush knows. What you make now comes easily, from beneath thought, and tenderness has the same knack for landing. Trust it through the first draft or the first month, and keep one unretouched picture of each.',
  ],
  6: [
    'Over a dull job falls a sort of evening sun. Helping has grace in it, and daily tasks put on their own rhythm when nobody hurries them. Do the kind errand first. Then rest before anyone has to tell you.',
  ],
  7: [
    'Understanding passes between two people without being said, and both of you are right about it for once. Let a partner’s dream have the evening. Tomorrow, in ordinary words, confirm the parts that involve the calendar.',
  ],
  8: [
    'Reserve dissolves at the rate of sugar in warm milk. Trust comes by way of tears or music or a dream you tell each other, and old claims soften. Forgive the small debt, and keep a note of the large.',
  ],
  9: [
    'Horizons do their old magic. A book, a pilgrimage or a foreign film reaches the place in you where belief begins, and doubts are content to come along as luggage. Give the longing one practical step: the enrollment or the fare.',
  ],
  10: [
    'The crowd takes to something in your work that you can hardly name, a tone or a mercy. Let it be seen at the chart’s high point. Design, help and storytelling raise your standing more than any memo could.',
  ],
  11: [
    'In a circle of folding chairs someone starts humming, and the rest come in on the harmony. Shared ideals are near and sweet. Put your name to the good cause for an agreed number of evenings, and bring a lost soul.',
  ],
  12: [
    'Still water, clear to the pebbles. Dreams tell you something kind about a sorrow you had thought was sealed, and solitude restores more than the clock says. Set paper by the pillow, and go where nothing has to be explained.',
  ],
};

export const risingNeptuneTension: ByHouseWordings = {
  1: [
    'In a steamed-up mirror everyone is rather lovely and nobody is sure. You take on others’ moods and moreover their opinion of you. Wipe a small circle, ask what you want for breakfast, and build the day’s decisions up from there.',
  ],
  2: [
    'Somewhere a figure has been rounded up by hope. What you have, or what you were promised, is less distinct than it felt. Ask for everything in numerals, wait on the enchanting purchase, and give only what you can see.',
  ],
  3: [
    'Yes, in this conversation, means perhaps. Messages blur, and you may hear what you wish or fear. Read the thing back to its sender word for word. The same mist is excellent for a story, so start one while you wait.',
  ],
  4: [
    'Dampness behind the plaster, literally or in a family tale that never quite dried out. Sympathy makes you host to more than your rooms can hold. Find where it seeps in, kindly, and keep a corner for yourself.',
  ],
  5: [
    'Moonstruck, you have given somebody a leading part they never read. The adoration is partly art and could go there profitably. Paint it, sing it, and before the next declaration find out how they treat waiters.',
  ],
  6: [
    'Tasks evaporate as you reach for them, and other people’s troubles condense on your desk. Compassion has lost its opening hours. Post them again. A nap and a short written list will do more for all than another sacrifice.',
  ],
  7: [
    'Facing the Descendant you see a rescuer, or someone to rescue, with a human being dimly behind. Disappointment can be a form of focus. Ask two plain questions about what is agreed, and love the answer you actually get.',
  ],
  8: [
    'Where does your share stop? In joint affairs and in bed the outline has gone soft, and unspoken bargains drift about. Put the delicate thing in simple terms. If either of you feels vague afterward, postpone and ask again.',
  ],
  9: [
    'A beautiful theory asks you to overlook a paragraph. Distances shimmer, teachers glow. Let yourself be moved by all of it, and check the visa, the sources and the refund rules with a person immune to sunsets.',
  ],
  10: [
    'Rumor does your introductions, and it is flattering or faulty or both. Aims at work lose their edges, and a boss’s hint could mean anything. Request it in writing. State your role in one sentence, and repeat as needed.',
  ],
  11: [
    'The dream was shared, and the dishes were left. Disenchantment with a group, or with someone you admired in it, hurts in proportion to the poetry. Keep the ideal, reduce the membership, and lend your evenings by the hour.',
  ],
  12: [
    'Withdrawn, you may drift farther out than you intended, among old regrets that sing rather well. Put a cork in by a fixed hour. Rest is needed and escape is not the same, as a good friend can tell by your voice.',
  ],
};

export const risingPlutoHarmony: ByHouseWordings = {
  1: [
    'Deep down a bolt slides, and you stand straighter. Without raising your voice you can carry through something personal that has wanted doing for years. Decide, tell whoever is affected, and let the stillness in your manner persuade them.',
  ],
  2: [
    'Under what you have lies what you could have if you drew on it: buried skill, an unclaimed right, stubborn nerve. Go down and fetch it. A thorough revision of how you earn succeeds in this passage, one drawer deeper than usual.',
  ],
  3: [
    'Questions go in like a key. People tell you the real version, and research rewards whole afternoons. Use what you learn to mend, say with a sibling or down the street, and keep one confidence absolutely shut.',
  ],
  4: [
    'Dig where the ground gives, and the family past hands you something you can use. A strong, slow renewal is in progress down there. Clear out one closet of history with an elder, asking before you toss.',
  ],
  5: [
    'A single color, mixed until it is nearly black, and then it glows. Concentrated love does that now for your work or for the person in your arms. Go deep in one place. They can tell the difference from intensity for show.',
  ],
  6: [
    'The stubborn stain comes out. With patience for root causes you can rebuild a piece of your daily labor so that it stays rebuilt. Take the dirtiest job first, with the door open, and accept a partner in the scrubbing.',
  ],
  7: [
    'Two strong wills find that they want the same thing. Through this other person you gain depth and backing, and neither has to win. Talk about influence frankly, who has it where, and then make use of both kinds.',
  ],
  8: [
    'Pressure makes its diamonds far from onlookers. Trust can go to a new depth, or a long entanglement be dissolved cleanly, because both sides are equal to the truth. Say it low and complete, then burn the old list together.',
  ],
  9: [
    'You read past the introduction this time. A subject or a country takes hold and changes the one who studies it, with your consent. Seek out the primary source, the demanding guide, and let an outlived belief be composted.',
  ],
  10: [
    'Influence collects around you like iron filings, and the people who matter in your field adjust their plans. Thorough work at the Midheaven tells. Push through the reform you know to be sound, and make its reasons public property.',
  ],
  11: [
    'A handful of friends who mean it can move a stone. Alliances have unusual force for a time, and one private hope gains a strategist. Choose the lever together, and see that nobody’s voice is lost under yours.',
  ],
  12: [
    'In the deepest drawer lies a strength you had put there for safekeeping. Getting it back calls for privacy and a little nerve. Face the old fear in small rations, with someone steady on call, and feel energy return.',
  ],
};

export const risingPlutoTension: ByHouseWordings = {
  1: [
    'A stare-down, and neither of you remembers the subject. Willpower rises to meet pressure, and you could win at some cost. Ask yourself what you are protecting. Stated in words, it needs about a tenth of the force.',
  ],
  2: [
    'Grip tightens on what is yours, or someone else’s does. The struggle is apt to be about worth, with the object as a hostage. Release something small of your own accord, and negotiate the rest without bluffing.',
  ],
  3: [
    'An email can be written like a trap, and you are good at it at present. Suspicion finds evidence everywhere. Sleep, delete, and ask the one question that would actually change your mind, in a voice your sibling would recognize.',
  ],
  4: [
    'Something old and strong leans on the cellar door. Family power, who decides and who keeps still about it, comes up to be looked at. Speak for yourself alone, in daylight, and let the ancestors’ quarrel stay with the ancestors.',
  ],
  5: [
    'Wanting becomes a siege. In love, in art or over a child’s choices you may press for more than can be freely given. Withdraw half the army. Then turn the obsession on a canvas, which has no rights to infringe.',
  ],
  6: [
    'A cold war has broken out at work over keys and passwords, and over who approves what. You can smell it. Do your own part flawlessly and in the open, drop one thing you were controlling from fear, and see what still functions.',
  ],
  7: [
    'At the Descendant a force arrives with a familiar surname: control. Yours answers. Beneath the contest each of you is afraid of needing the other. Whoever says so first changes the terms, so choose your moment and be that one.',
  ],
  8: [
    'Hidden ledgers, of money or of wounds, are opened halfway. Jealousy and a hunger for certainty make hard advisers. Ask for disclosure and offer the same amount. What survives that exchange can be relied on for a long time.',
  ],
  9: [
    'You could convert them, given another hour. Fervor on one side has met its match, in a teacher, a law or a cousin with footnotes of their own. Fight for the fact you can prove, and leave them their sky.',
  ],
  10: [
    'Someone in authority closes a hand around what you regard as yours. It stings, and it shows where power really sits. Keep records, stay courteous, and pick a single point on which you will not bend, known to you beforehand.',
  ],
  11: [
    'The group has an undercover chairperson, and lately it may be you. Alliances turn into leverage if nobody mentions them. Put the matter on the agenda, vote, and find out which friends will argue with you and still share a taxi.',
  ],
  12: [
    'Below the waterline something bumps the hull. A fear you outmaneuvered long ago asks to be met instead, and grows by being hidden. Describe it on paper to its full length, show the page to one person, and breathe.',
  ],
};
