import type { ByHouseWordings } from '../../../catalogue.js';

export const risingJupiterHarmony: ByHouseWordings = {
  1: [
    'A tailwind reaches you at the front door, the Ascendant, and for a while the year feels downhill. People grant you the benefit of every doubt. Ask then for what you postponed, while asking comes as easily as a grin.',
    'Somebody straightens your collar and sends you in smiling. Goodwill gathers about your person for a spell of the year, and you look worth backing. At the next gathering introduce yourself first, and say plainly what you hope to do.',
  ],
  2: [
    'Something you own or can do meets a person who has been looking for exactly that. Growth in means comes gracefully here, by appetite and goodwill together. Let the first success pay for better tools instead of a larger cupboard.',
    'Beans come up thick where you sowed by the pinch. Earning well and being useful turn out to be one wish, and buyers can taste it. Raise a single price a little, then carry the surplus down the road.',
  ],
  3: [
    'Good news likes your street. Conversations begun in passing lead to a course, a publication, a cousin’s spare room, and your wit has a broad, forgiving audience. Follow up within a week, since such offers are sincere and absentminded.',
    'Before you finish the sentence, the other person is fetching a chair. Talk opens out under you, with siblings, over fences, in front of a class. Teach something short while you are so easy to listen to, and leave time for questions.',
  ],
  4: [
    'Below the working year lies a warm spring, and now it rises a little. Home and kin wish you well in practical ways, with beds and casseroles and old contacts. Accept the help, then host the long afternoon in return.',
    'Four generations could fit round the table with the leaf put in. Family feeling is expansive down here at your roots, and newcomers or new plans find room. Move the big furniture now, with an in-law at the heavy end.',
  ],
  5: [
    'Delight finds a patron. Somebody with room, funds of cheer or a stage likes what you make, or simply likes you. Show the whole portfolio, including the silly pages, and let happiness be visible while you are in it.',
    'Kite weather, and string enough. Whatever you do for the fun of it lifts without running: a flirtation, a song, an afternoon with somebody small. Enter it in the show. A little applause does a talent more good than modesty believes.',
  ],
  6: [
    'A task you do daily turns out to have a larger use, and someone generous says so. Improvements to work go through without a fight. Request the better chair, train the willing helper, and hold on to your free hour.',
    'Your supervisor, or the spaniel, greets the morning with unusual warmth. Daily duties have slack in them at present, so use it to revise how the week is laid out. Put the agreeable task at the hour when you usually flag.',
  ],
  7: [
    'From the far side of the Descendant comes a yes with plenty of room in it. Partner, client and rival are all inclined to think big on your behalf. Draft the shared plan now, in high spirits, and have it proofread sober.',
    'Opposite you sits a person who orders dessert for both. Agreements struck in such company come out broad and livable. Ask what they would attempt if you shared the load, and bring along one ambition that you have kept to yourself.',
  ],
  8: [
    'Candor costs less than usual, because the listener is feeling ample. An old arrangement over joint means or mutual trust can be widened to the benefit of both. Bring up the tender point over good bread, and laugh early.',
    'Where two names stand on one account, there is good humor enough for going through it. Each side is ready to forgive the rounding. Propose the fairer split, ask the shy question about trust, and finish with a toast to candor.',
  ],
  9: [
    'Two gates in a row stand open: the plan for the large world, and the permission it required. Teachers, editors and customs officers are in a humane mood. Go a stage farther than your first idea, and send back a full report.',
    'Foreign menus lose their terror. You learn quickly in this stretch, best from people raised under other rules, and officials are disposed to help. Apply for the thing with the long form. Somebody on the other side wishes to read it.',
  ],
  10: [
    'Somebody of standing mentions you with warmth in a room you have not entered. At the summit of your chart effort and luck speak the same dialect for once. Present the ambitious version of the project, and share its authorship.',
    'Up on the balcony a hand is beckoning, and the stairs turn out to be shallow. Your public aims meet encouragement from above. Dress for the larger post, mention it to the one who decides, and thank whoever taught you the trade.',
  ],
  11: [
    'Introductions go well, and one of them keeps going. A friend’s success makes space for yours, and the group has more faith in the common hope than you do. Borrow some of it, and offer them your best idea unasked.',
    'Picnic blankets get laid edge to edge until the whole lawn is one party. Acquaintances grow into allies now, with little pushing. Lend the group your best hope for the future, and ask the shyest member to draw up the map.',
  ],
  12: [
    'Kindness reaches you from behind, unsigned. A hidden worry loses half its weight, perhaps through rest or through some old good deed of yours that comes round. Thank nobody in particular, and pass the same thing on in secret.',
    'Like a passenger on a slow barge, you are carried a good way while doing little. Worries nursed in private shrink as the banks go by. Take the whole rest, then call on someone whose days hold no company.',
  ],
};

export const risingJupiterTension: ByHouseWordings = {
  1: [
    'High spirits and poor measuring: you could talk yourself into three lives at once. The enthusiasm is real and worth keeping. Try the plan on for a week at its smallest size, and let a dry friend hold the tape.',
    'Balloons make poor luggage, however festive. You feel capable of everything at this turn of the year, and promise your presence to match. Keep the buoyant mood for company, and before accepting, walk once around the block and ask your feet.',
  ],
  2: [
    'More is on sale, and you can picture it in your hall. Desire and judgment haggle over the same wallet. Enjoy one good thing slowly, then count what it takes to keep it, since upkeep is where optimism usually runs short.',
    'Appetite orders for the table behind as well. Between your income and the things you wish to be seen owning there is some daylight. Feast at home, return the thing with the tag still on, and quote your rate with a straight face.',
  ],
  3: [
    'Promises multiply in correspondence, each of them sincere. Soon you have agreed to two weddings and a committee on the same afternoon. Big talk needs a small calendar. Retract gracefully, and put the best idea into one plain paragraph.',
    'Seven tabs open, four books begun, and a cheerful voice message nobody could follow to the end. Your mind is generous and overbooked. Choose the topic that would survive a rainy week, and tell the other correspondents when to expect you.',
  ],
  4: [
    'Hospitality overflows its banks, or relatives overestimate the size of your sofa. Growth elsewhere in life also wants the space that home needs for itself. Be lavish with the welcome and precise about the number of nights.',
    'Grand designs for the kitchen collide with the fact of a kitchen. Kin may expect a patron where you had in mind a bed and breakfast. Measure the room twice, love them all, and say which expenses are yours.',
  ],
  5: [
    'Third encore, sore hands. Pleasure and its bigger cousin, spectacle, compete for your heart, and you may overspend feeling on a gallery that is merely passing. Choose the smaller celebration with the people who would also come to the rehearsal.',
    'Dealt a decent hand, you bid as though it were splendid. The heart gambles under this sky, on a crush or on the size of the canvas. Play for matchsticks a while longer. Delight keeps better when nobody has to pay it off.',
  ],
  6: [
    'You have said yes to the extra shift, the charity run and the puppy. Each was a good idea. The days have sides, however, and what swells must be cut to fit, beginning with whatever you accepted to be liked.',
    'Helpfulness has burst its seams, and lunch is taken standing. Someone believes you can do anything, and you were the one who told them. Hand back a single duty this stretch, cheerfully, and notice that the building stays up.',
  ],
  7: [
    'A partner’s grand design needs your signature, your weekends and your enthusiasm. It may deserve two of the three. Disagree about the scale while affirming the aim, and see who else was promised the same corner office.',
    'Two optimists in a canoe, both facing forward, neither bailing. A companion’s enthusiasm stirs yours beyond what either has time for. Quarrel good-naturedly about proportion now, and agree who is to be the one that counts the miles back.',
  ],
  8: [
    'Generosity between people can hide an invoice, yours included. Confidence runs ahead of the facts where things are shared, so go over them with a pencil. The bond gains by it. Trust loves a sum that both have checked.',
    'Easy come is a misleading tune where what comes belongs to two. Trust gets stretched by lavish gestures that nobody cleared with the other. Confess the last one, ask about theirs, and set a figure above which you phone first.',
  ],
  9: [
    'Certainty gets up on a chair to be better heard. Your creed, your itinerary or your case is large and lacks a middle section. Ask the opposition for its best point, and build that in before you set out.',
    'From the summit of an argument everything looks like your territory. Convictions swell, travel plans add a continent. Leave in what you can defend to a bored twelve-year-old, and let the rest wait until you have read the opposite shelf.',
  ],
  10: [
    'The title offered is one size up, and the hem drags. Visibility tempts you to announce what is merely planned. Promise less at the podium and deliver it early. Superiors remember a surplus longer than they do a fanfare.',
    'Trumpets were ordered before the victory. A superior’s praise, or your own, has outrun the work, and the work is panting. Spend some weeks in shirtsleeves letting it catch up, and choose a smaller hat for the next announcement.',
  ],
  11: [
    'Everyone is invited, and that is the difficulty. A cause or circle swells until no one knows who brings the cups. Hope is fine leaven. Somebody must still knead, and you may be the person to suggest a smaller bowl.',
    'Too many friends of friends have your spare key. Between the wish to include them all and the plan you share, something must be trimmed. Start with the newsletter. Then see the two people whom you have been waving at across crowds.',
  ],
  12: [
    'Escape looks enormous and blue from where you sit. Part of it is a true need for space, part a wish to leave the washing-up. Take the rest without the ruin: two free days, announced, with return at a stated hour.',
    'Secretly you have been promising yourself a year in the mountains and a pardon for every enemy. Some of that is exhaustion in a feathered hat. Sleep first, ten nights, and keep the one vow that still seems worth making.',
  ],
};

export const risingSaturnHarmony: ByHouseWordings = {
  1: [
    'Weight drops into your heels, agreeably. You look like someone who can be left with the keys, and for a time in this year you are. Begin the patient version of a personal plan, with dates, and tell a sober witness.',
    'Boots broken in at last: you stand evenly, and strangers ask you for directions. Age, or merely conduct, speaks in your favor for a season. Adopt one rule about how you spend mornings, and keep it without announcing it.',
  ],
  2: [
    'Solid ground under the figures, at last. What you earn or own can be put in an order that lasts beyond the season, with the help of someone experienced. Sign up for the unexciting arrangement, and sleep like a log.',
    'Dry stores, labeled in your own hand. You see accurately what you have, and it is enough to plan from. Settle into the sort of earning that improves with repetition, and have one good pair of anything mended by somebody who cares.',
  ],
  3: [
    'Sentences come out in load-bearing form. It is a good stage of the year for contracts, exams, or telling a brother or sister how matters stand. Say it once, in order, and let the listener take notes.',
    'Practice pays out at about this point, in the form of a page with nothing left to cut. An older neighbor or a sibling has counsel worth its dryness. Copy it word for word, and finish the course you enrolled in.',
  ],
  4: [
    'Old beams, tapped with a knuckle, give back a sound note. Family elders or plain routine lend your private life support, and a long repair can be started without drama. Agree on stages, and finish one before you admire it.',
    'Under the carpet there are boards, and they are oak. Private life can take more load than you had supposed. Use the steadiness to settle a question of rooms or responsibilities with kin, over several evenings, each with an agenda and a cake.',
  ],
  5: [
    'Talent agrees to keep office hours. Drill improves your art or your game just now, and a shy affection proves reliable. Set the modest goal, ten lines or one waltz, and be astonished at the total later.',
    'Courtship by punctuality has its own heat. Someone who turns up when they said they would, or an art that turns up because you do, gives lasting pleasure. Rehearse the hard bar until it sings, and only then play the tune.',
  ],
  6: [
    'A craftsman’s contentment is within reach: right tool, clear bench, enough time. Systems introduced now outlive the mood. Write down how the job is done well, hand it to whoever comes after you, and honor the closing bell.',
    'The drawer closes flush. In the matter of daily work you have the patience to get things truly right, and a stern colleague nods. Retire two useless procedures while the mood holds, and put the saved effort into sleep.',
  ],
  7: [
    'Someone keeps their word to the minute, and you feel your shoulders sink. What partner or opponent concedes now will hold. Divide the chores of the alliance by strength, then seal the matter with an unhurried meal.',
    'Grave company does you good, as a stone wall does a peach tree. A partner, a client or an honorable opponent will commit now to something with dates in it. Speak for the long term, and ask who is to do the pruning.',
  ],
  8: [
    'Delicate business between two people proceeds at a walking pace, and gets there. With limits stated, closeness has walls to lean on. Settle the joint question that you have both been stepping around, item by item, until it bores you.',
    'Knots that were tied in a hurry come out under patient fingernails. What is owed between you and another can be put on a schedule that insults nobody. Propose it in even tones. The relief shows up weeks later, as affection.',
  ],
  9: [
    'Long study bears inspection. An examiner, a publisher or an old professor finds the structure sound, and your faith in something large grows knees and elbows. Take on the second volume while the discipline of the first is in you.',
    'Footnotes are your friends. Whatever you undertake in law or learning, or with an office overseas, goes through on the strength of its preparation. Choose the demanding examiner, arrive with copies, and read something ancient for pleasure on the way.',
  ],
  10: [
    'On the highest ledge of the chart there is, for once, a handrail. Those in authority see what you have been doing all along. Ask for responsibility in writing, with its limits, and climb at the pace you can keep.',
    'Near the top of the stair somebody has left a lamp on for you. Years of unshowy effort at your vocation are being counted correctly. Present the record as it stands, unpadded, and claim the post whose duties you already perform.',
  ],
  11: [
    'The old friend, the one with gray opinions, comes through. Among your plans the plainest finds members who will attend every meeting. Draw up a schedule together, and let the dreamers of the circle name the thing.',
    'Founders tend to be people who bring their own pencil. A hope that you share with two or three others will take a permanent form if somebody minutes the meeting. Keep the membership small, and befriend its most skeptical elder.',
  ],
  12: [
    'Solitude puts in a good day’s work. You can close an unfinished chapter with dignity, by sorting its papers or by forgiving it on schedule. Keep monastery hours for a short spell, with decent coffee and a view.',
    'Archivists know the contentment on offer here, gloved and alone among labeled boxes. The past lets itself be put in order. Decide which old sorrow may now be shelved, walk home unhurriedly, and set a regular hour for saying nothing.',
  ],
};

export const risingSaturnTension: ByHouseWordings = {
  1: [
    'Every door seems to be the heavy kind with a spring. You feel judged and look stern, which brings more judgment. Slow your stride to match the resistance, correct one real shortcoming, and leave the imagined ones at the coat check.',
    'Starch in the collar, gravel in the shoe. The thing you want to begin meets a requirement, often one you laid on yourself long ago. Check whether it still applies. If so, meet it soberly, and otherwise let your shoulders down a notch.',
  ],
  2: [
    'The sum comes out smaller than hoped, or arrives later. Discouraging, yes, and also exact. Cut what you will hardly miss, raise what you have long undercharged for, and remember who you were before anyone put a figure on it.',
    'The cupboard is audited by somebody with no sense of humor, quite possibly you. Worth gets confused with yield when things are lean. Live plainly for a stretch, sell what you never touch, and do one thing well that brings in nothing.',
  ],
  3: [
    'A reply fails to come, and silence fills up with your own criticism. Talks drag at this point of the year. State the question again in half the words, and study something dry meanwhile, because the mind bites better on rock.',
    'Chalk breaks, the mic is dead, your best line gets a cough. Being heard takes effort at this juncture, so prepare as if for a strict teacher. A sibling’s reserve may be plain fatigue, and a card asks less than a call.',
  ],
  4: [
    'Duty rings home, and home rings duty. A parent’s expectation or a leaking obligation meets your wish for shelter at the chart’s low root. Do the promised part well. Then close the door, and heat the smallest room.',
    'Ancestral furniture is hard to move and harder to sit on. Obligation leans on your private life from above, as though the attic had been overfilled. Carry down one piece that belongs to you, and give the others back to their heirs.',
  ],
  5: [
    'Fun is asked for its papers. A stern voice, within or at the next desk, finds your romance or your artwork too costly in hours. Give it a fair, limited answer: this evening is for joy, and the books balance.',
    'Recess is canceled, and the sky outside is perfect. Where love and play are concerned you may meet a refusal, or be too conscientious to ask. Keep one pastime alive at the scale of a quarter hour, done daily, unimproved.',
  ],
  6: [
    'Work stacks up like wet sandbags, and the person who could help has a form for that. Resist heroics. Rank the tasks, drop the last third with notice, and treat your tiredness as a fact of planning.',
    'Somebody has wound the office clock too tight. More is demanded than the day can decently hold, and complaint sounds like failure. Put numbers to it: so many hours, so many tasks. Shown to the right desk, arithmetic can do what sighs cannot.',
  ],
  7: [
    'Cold front at the Descendant. Someone sets a condition, or withholds the warmth you came for. It may show you where an agreement was never made. Ask for terms you both can stand, and decline to beg or to lecture.',
    'Each of you waits behind a newspaper for the other to begin. Distance across the Descendant often covers an unkept promise, sometimes yours. Fold the paper first, admit that one item, and talk about the remainder when supper has been cleared.',
  ],
  8: [
    'Between your need and another’s caution lies a locked drawer. Neither of you is wrong. Obligations weigh for some time, and a refusal can sting, so go by small, witnessed steps and find comfort from friends who are no party to it.',
    'No entry without a countersignature. Someone guards what you had hoped to share, whether funds or feelings, and you know how to guard right back. Give up the siege. One fair proposal, left on the table, works longer than pressing.',
  ],
  9: [
    'A regulation stands across the road like a cow. Travel, study or publication must wait for the proper stamp, and faith runs dry in waiting. Fetch the missing document. What you still believe afterward will need fewer adjectives.',
    'Chapter six defeats everybody at first. Faith in a study or in a distant plan thins out here, under the weight of what it demands. Read it again in smaller portions, defer the departure if you must, and keep the atlas open.',
  ],
  10: [
    'You are held to the letter, in public, by a superior or by your earlier self. Ambition meets its toll booth. Pay with competence instead of excuses, and notice whether this is really the bridge you wanted to cross.',
    'Rank pulls rank. Your standing is examined by someone who dislikes charm, and a shortcut from earlier in the year comes to light. Own it in two sentences. Redo that part properly, since this reputation is meant to last you decades.',
  ],
  11: [
    'The circle contracts, the budget shrinks, somebody resigns by email. Hopes have to pass through a needle’s eye for now. Keep one, fold it small, and accept the company of those who do the work without much conversation.',
    'Chairs are left over at the meeting, and the coffee goes cold. What you hoped for with others has met its first hard winter. Trim the aim until five people can carry it, and forgive the two who had to leave.',
  ],
  12: [
    'Loneliness visits the back rooms with an inventory under its arm. Old guilt gets cited. Look at each charge under a strong lamp, pay what is owed, strike what is inherited, and call someone who makes you laugh.',
    'Self-reproach keeps late office hours. Behind a shut door you go over what cannot be changed, pen in hand, very thorough. Assign it a half hour, with a kitchen timer, then put on shoes and be among trees.',
  ],
};

export const risingUranusHarmony: ByHouseWordings = {
  1: [
    'Your eccentric side gets the microphone and is charming with it. A freer way to appear or begin offers itself without a fight. Try the change you sketched in the margin of the year, this time with a pen.',
    'A parrot lands on your shoulder, and it suits you. What used to count as odd in you opens conversations in this passage. Wear the thing, say the thing, and wait while an old acquaintance catches up.',
  ],
  2: [
    'An odd job, an unusual buyer, a use for the gadget in the drawer: value comes from the side. Your footing allows a little invention now. Test the idea on a small scale and charge for it from the first day.',
    'Rummage at the bottom of the toolbox: the adapter that never fitted anything fits this. Your livelihood takes well to an experiment. Barter for a change, or sell by the hour what you used to give by habit, and compare notes.',
  ],
  3: [
    'Wires cross in the best way. A wrong number, a detour or a teenager’s remark solves the puzzle you had set aside. Let talk wander, keep a pencil behind your ear, and call the sibling with the wild theories.',
    'Mid-anagram, the letters jump. Ideas reach you faster than you can credit them, through an uncle’s gadget or the radio in a cab. Speak before polishing, just this once, and change your route often enough to meet new faces.',
  ],
  4: [
    'Somebody suggests that the bedroom be the kitchen, and they are right. Private life takes well to rearrangement at the moment, even kinship does. Lift an old rule for a month and see which of you breathes out first.',
    'Pancakes for supper, and the old sofa out under the apple tree. Home enjoys a loosening that nobody has to fight for. Try living differently for a fortnight, gather opinions from young and old, and keep what made people hum.',
  ],
  5: [
    'A wink across the room, a chord that should not work and does. What you love is refreshed by surprise, and you are quick enough to enjoy it. Change the game in the middle, and let the youngest invent the rules.',
    'Whoever wrote the rules of this game was asleep, and you have thought of better. Invention comes laughing, alone or with an unsuitable dance partner. Make the prototype out of cardboard tonight. Love too may be tried in a new key.',
  ],
  6: [
    'Procedure cracks a joke. A shortcut shows itself in your daily work that leaves everyone more freedom, and even the strict will try it. Propose it as an experiment, with a date for judging, and spend the saved hour outdoors.',
    'Unscrew the lid from the other side. Some dull part of the working day yields to a method you discover by fooling around, and colleagues are glad of it. Share it freely, and give your body a movement it has never made.',
  ],
  7: [
    'Closeness and elbow room arrive on the same bus. A partner agrees to the unusual arrangement, or an original person makes you a proposal. Say aloud what freedom you would like to give them, before you list your own.',
    'Free spirits make better partners when they have been asked. Around now the person facing you would welcome a new clause, perhaps separate hobbies, perhaps a joint escapade without a plan. Offer the escapade first, and let them pick the direction.',
  ],
  8: [
    'Knots come undone by being looked at upside down. In shared money or guarded feeling, a fresh angle releases both of you from a script. Suggest the unlikely solution lightly, and celebrate the relief before you analyze it.',
    'Magnets flipped over will glide where they used to stick. A deadlock about what is yours, mine and ours may ease through some idea that neither side had owned. Try it for a trial period, and tell each other one unembarrassed truth.',
  ],
  9: [
    'A lecture in the wrong hall changes your major, so to speak. Learning and distance bring discoveries that you had no way of ordering. Say yes to the stopover, read the outsider’s book, and let a doctrine go by laughing.',
    'Telescopes get better when two lenses from different shops meet. Combine places, or fields that never greet each other, and your learning takes a leap. Write to the maverick in the bibliography. People like that tend to answer their own mail.',
  ],
  10: [
    'Someone up high is tired of the usual candidates, and you have never been usual. Originality shows to advantage in your calling for a while. Pitch the thing nobody requested, in four minutes, with a working model in your pocket.',
    'Casting directors call it playing against type. A position you were never groomed for fits you strangely well, and those in charge are curious. Audition in your own voice. If they ask where you trained, tell them the truth, with relish.',
  ],
  11: [
    'New people, strange badges, instant rapport. The future you had imagined alone has a club already, with a newsletter. Join for a season, bring your own invention along, and introduce them to the most sensible friend you have.',
    'Radio amateurs know the thrill: a voice from nowhere, on your frequency. Allies for a far-off hope make themselves known in this period. Answer at once, exchange diagrams, and carry the odder notions to a public meeting to see who laughs kindly.',
  ],
  12: [
    'Freedom can be as private as a changed password. Something that had you bound from inside lets go between one night and the next, with a click. Wait a few days before explaining, and walk about in the extra space.',
    'Something unhooks in the dark like a coat from its peg. A habit that you had kept out of sight no longer keeps you, and there is no ceremony. Spend the freed hour alone and unconnected, awake to whatever strolls in.',
  ],
};

export const risingUranusTension: ByHouseWordings = {
  1: [
    'Your nerves are strung like a banjo, and any passerby may pluck. The urge to cut the string has a point: some role is too tight. Loosen it by a turn today, and save the scissors until you have slept.',
    'Static on the sweater, sparks from the doorknob. Everything touches you a little too quickly, and a well-meant question can feel like a leash. Move first, run or dance, then answer. The change you crave may be smaller than the outburst.',
  ],
  2: [
    'A machine you depend on hiccups, or a customer changes course, and the budget does a small jump. Flexibility is the asset to count first. Keep a reserve, skip the purchase made in rebellion, and look at what the jolt makes possible.',
    'Coins roll when the purse is turned inside out, so kneel and gather before deciding anything. Your means, or your taste, go through a lurch. Treat it as news about what you are no longer willing to do for pay.',
  ],
  3: [
    'Cut off in midsentence, rerouted, replied to all: communication has the jitters. Somewhere in the static is an original thought worth keeping. Record that, and before you break with a neighbor or sibling, check that it was not the connection.',
    'Interrupting each other, you and a sibling reach two halves of one good idea. Nerves run short in traffic and in talk. Take the earphones out, let the last word go unsaid, and apologize by noon for what flew out at breakfast.',
  ],
  4: [
    'Bedrock shifts a finger’s breadth, and upstairs the marbles roll. Arrangements at home are altered without you. Steady whatever a child or a grandparent leans on, then ask what freedom the change was after.',
    'The tent peg pulls out, overnight and in a crosswind. Something domestic will not stay where you put it, whether a lodger’s plans or your own need to live otherwise. Hold the supper hour fixed while the rest is discussed.',
  ],
  5: [
    'Love wants a brass band at noon. Or it wants out, until supper. Desire and independence take turns with the steering wheel this time, so keep bookings loose, answer honestly, and let what you are making take a turn it had not planned.',
    'Hot and cold taps, both full on. Attraction arrives at an inconvenient angle, and the child or the canvas refuses your instructions with real talent. Give way on style and stand firm on bedtime, theirs and yours.',
  ],
  6: [
    'The roster is changed for the fourth time, and your temper votes to walk. Some revolt is in order, against the method more than against the people. Name one rule that wastes everyone’s morning, and offer its replacement on paper.',
    'Halfway through the shift the copier starts printing in purple. Breakdowns in routine are contagious, and your patience for fools has gone on strike. Bargain for flexible hours before the walkout, and sit down to at least one meal.',
  ],
  7: [
    'A partner surprises you, and your first reply surprises them. Terms that seemed fixed have moved overnight. Hold off on the ultimatum. Ask what they could no longer bear, confess your own version, and redesign from there with windows in.',
    'Mid-waltz the other person breaks into a polka. Your balance with someone is upset by a wish, theirs or yours, for more air. Stop the music. Decide calmly whether this needs a new step or a new floor, and keep their hand.',
  ],
  8: [
    'What was joined gives a jerk, like railcars. A sudden frankness or a changed condition tests how freely two people hold what they share. Stand back from the coupling, let it settle, and revise the terms in daylight.',
    'Three-legged races end when one runner remembers having two. Something you share, in trust or in funds, chafes all at once. Untie slowly, with both people seated, and write down who holds what before either sprints off.',
  ],
  9: [
    'Flights are rerouted and so are certainties. An argument about principle may flare up with a person whose mind you respected, which is the useful part. Keep the ticket flexible, keep the friend, and hear what the heresy explains.',
    'Your tour guide has resigned in the middle of the ruins. Belief loses its authority by surprise, or a plan for far places does, and you are freer than feels comfortable. Look around unaided. Reserve the lecture until you know what you saw.',
  ],
  10: [
    'At the most visible moment the script blows off the lectern. Organizations lurch, and you long to tell them why. Improvise with courtesy. Afterward decide in cold blood which part of your position you truly want to be free of.',
    'Overnight the organization chart has become a mobile. Your place in it spins, and so does your temper about being placed at all. Say less than you feel to those in charge, and check which direction you would drift in unheld.',
  ],
  11: [
    'Someone storms out of the group, and half the others envy them. Loyalty and independence pull in opposite directions here. State your disagreement while still seated, and if you do go, stop to return the key and the folding chairs.',
    'Half the choir wants jazz. Friends take sides over method, and you could found a rival choir by evening. Float the wild idea as a guest number. Anyone who stays friendly through that is worth a long loyalty.',
  ],
  12: [
    'An alarm goes off in a part of the building you never use. Old restlessness breaks into sleep and good resolutions. Get up and find what set it off, for it guards a freedom you once signed away without reading.',
    'Sleepwalkers usually have somewhere to be. Something unlived in you gets up at three and rattles the handle, and by day you are short with people for no visible cause. Draw it, dance it out, and plan one harmless act of disobedience.',
  ],
};

export const risingNeptuneHarmony: ByHouseWordings = {
  1: [
    'Like lamplight through paper, you show up softly at the Ascendant and people come nearer. Intuition about your own direction is sound in this phase. Follow the song in your head for a day, then write out where it led.',
    'Silk takes dye in a way that canvas cannot, and at this season you are silk. Impressions color you, mostly to your good, and people feel met. Wear what makes you dream, and tell a friend which mood was borrowed.',
  ],
  2: [
    'The useful thing is also beautiful, and somebody pays for both qualities. Imagination and livelihood get along, within modest limits. Put care into the wrapping, give one piece away unsigned, and let a practical friend keep the count.',
    'Sea glass: worthless, and you would never part with it. What you value grows finer and more your own now, and may turn into something others cherish too. Make a small series by hand, priced kindly, with the sums done by daylight.',
  ],
  3: [
    'You say what another person was about to feel. Words arrive with music in them, so write to the far-off sibling, read to a child, describe the idea you could never explain. Leave punctuation until the morning.',
    'Your handwriting slopes like someone listening. Phrases come with their tune attached, and a hard thing can be told to your sister in the form of a story. Try it on a walk, at dusk, with no moral at the end.',
  ],
  4: [
    'Something gentle comes up through the floor: a smell of childhood, a forgiveness, a tune from the next room. Home is restful and a little enchanted. Hang the curtain, invite the lonely uncle, and allow supper to last.',
    'Lavender between the sheets, someone at peace over the dishes. Tenderness finds its way about your private rooms in the dark, and an old family soreness eases. Leave the lights low for an evening, and ask an elder about the songs.',
  ],
  5: [
    'The brush knows. What you make now comes easily, from beneath thought, and tenderness has the same knack for landing. Trust it through the first draft or the first month, and keep one unretouched picture of each.',
    'Finger paint, both hands. Romance and make-believe have the freedom of the place, and you can follow a fancy to its far end and still be home by supper. Make something with a lover or a five-year-old that nobody will grade.',
  ],
  6: [
    'Over a dull job falls a sort of evening sun. Helping has grace in it, and daily tasks put on their own rhythm when nobody hurries them. Do the kind errand first. Then rest before anyone has to tell you.',
    'Kneading is half of baking and nearly all of its comfort. Repetitive work has a soothing pull in this phase, and your care for other creatures goes where it is needed. Choose one to look after, and let yourself count as a second.',
  ],
  7: [
    'Understanding passes between two people without being said, and both of you are right about it for once. Let a partner’s dream have the evening. Tomorrow, in ordinary words, confirm the parts that involve the calendar.',
    'Duets are sung by breathing in together. You sense what another person cannot phrase, and may trust that for the present. Give the kindness before it is requested. When arrangements come up, put pencil to paper all the same.',
  ],
  8: [
    'Reserve dissolves at the rate of sugar in warm milk. Trust comes by way of tears or music or a dream you tell each other, and old claims soften. Forgive the small debt, and keep a note of the large.',
    'Mist leaves a lake in its own time, and you share the boat. Being close takes hardly any speech, and guardedness thins. Offer the pardon you have been saving. State the practical terms aloud before you step ashore.',
  ],
  9: [
    'Horizons do their old magic. A book, a pilgrimage or a foreign film reaches the place in you where belief begins, and doubts are content to come along as luggage. Give the longing one practical step: the enrollment or the fare.',
    'Far bells, unseen town. What you believe without proof gives warmth in this part of the year, and study becomes a kind of wandering. Let a poem pick the destination. Somebody sensible can be asked to pick the hotel.',
  ],
  10: [
    'The crowd takes to something in your work that you can hardly name, a tone or a mercy. Let it be seen at the chart’s high point. Design, help and storytelling raise your standing more than any memo could.',
    'On the marquee your name appears in a kinder typeface. Those who follow your work feel something in it and forgive the gaps. Choose the assignment with beauty or comfort in it, and describe its hours in plain prose.',
  ],
  11: [
    'In a circle of folding chairs someone starts humming, and the rest come in on the harmony. Shared ideals are near and sweet. Put your name to the good cause for an agreed number of evenings, and bring a lost soul.',
    'Paper boats with a candle in each, set on the river by many hands. A common longing has lift here, and strangers act like old friends. Join in what they build as well as what they wish, one afternoon per promise.',
  ],
  12: [
    'Still water, clear to the pebbles. Dreams tell you something kind about a sorrow you had thought was sealed, and solitude restores more than the clock says. Set paper by the pillow, and go where nothing has to be explained.',
    'Asleep in a warm car while someone good is driving: such trust is available in your private hours. Old grief loosens its buttons. Paint, float, or sit in a dim concert, and let one waking person hear what you found.',
  ],
};

export const risingNeptuneTension: ByHouseWordings = {
  1: [
    'In a steamed-up mirror everyone is rather lovely and nobody is sure. You take on others’ moods and moreover their opinion of you. Wipe a small circle, ask what you want for breakfast, and build the day’s decisions up from there.',
    'Chameleons presumably tire. Whoever you stand beside seems to decide your color, and by evening there is none left over. Spend an hour daily where no one needs you to match, and make no vow about your life until you have eaten.',
  ],
  2: [
    'Somewhere a figure has been rounded up by hope. What you have, or what you were promised, is less distinct than it felt. Ask for everything in numerals, wait on the enchanting purchase, and give only what you can see.',
    'The bargain was seen by candlelight. Wishful numbers circulate around what you have, and pity for others can empty a pocket before you notice. Wait three nights, look again at noon, and be openhanded with your time meanwhile.',
  ],
  3: [
    'Yes, in this conversation, means perhaps. Messages blur, and you may hear what you wish or fear. Read the thing back to its sender word for word. The same mist is excellent for a story, so start one while you wait.',
    'Half the message was a tone, and the tone was yours. Talk goes astray in a pleasant drizzle of assumptions. Confirm the place and the price, ask a sibling what they meant, and give your inventiveness a page of fiction to roam.',
  ],
  4: [
    'Dampness behind the plaster, literally or in a family tale that never quite dried out. Sympathy makes you host to more than your rooms can hold. Find where it seeps in, kindly, and keep a corner for yourself.',
    'In the family album one face is always out of focus. Longing for how home should have been interferes with how it is, dripping tap and all. Call someone about the tap. Then ask a relative the unposed question.',
  ],
  5: [
    'Moonstruck, you have given somebody a leading part they never read. The adoration is partly art and could go there profitably. Paint it, sing it, and before the next declaration find out how they treat waiters.',
    'Perfume lingers in the elevator, and you are in love with a floor number. Fancy is vivid, evidence thin. Let the song get written on the strength of it, while you go on seeing the person who returns your books.',
  ],
  6: [
    'Tasks evaporate as you reach for them, and other people’s troubles condense on your desk. Compassion has lost its opening hours. Post them again. A nap and a short written list will do more for all than another sacrifice.',
    'Who left the sponge in charge? You absorb everyone’s trouble at work, and your own duties run off the page. Pick three that have edges and finish them. Fatigue deserves an early bed sooner than one more good deed.',
  ],
  7: [
    'Facing the Descendant you see a rescuer, or someone to rescue, with a human being dimly behind. Disappointment can be a form of focus. Ask two plain questions about what is agreed, and love the answer you actually get.',
    'Statues are tiring to live with, and so are their sculptors. You may be idealizing someone across from you, or be put on a plinth yourself. Arrange to be seen cross and in slippers. What is still standing afterward is affection.',
  ],
  8: [
    'Where does your share stop? In joint affairs and in bed the outline has gone soft, and unspoken bargains drift about. Put the delicate thing in simple terms. If either of you feels vague afterward, postpone and ask again.',
    'Both umbrellas were lent, and nobody recalls to whom. Where you and another pool resources or feelings, the record has washed away. Rebuild it together from receipts and memory, without blame, and leave large promises for a drier season.',
  ],
  9: [
    'A beautiful theory asks you to overlook a paragraph. Distances shimmer, teachers glow. Let yourself be moved by all of it, and check the visa, the sources and the refund rules with a person immune to sunsets.',
    'Mirages have excellent production values. A course, a guru or a coastline shines at you in this passage with more promise than address. Enjoy the view from your deck chair, and write to three former students before you pack.',
  ],
  10: [
    'Rumor does your introductions, and it is flattering or faulty or both. Aims at work lose their edges, and a boss’s hint could mean anything. Request it in writing. State your role in one sentence, and repeat as needed.',
    'Halfway up, the mountain is in cloud, and the guidebook was written by an admirer. Direction at work seems to dissolve or to glow too nicely. Stay by the last marker you trust, deliver the daily thing, and correct misunderstandings in print.',
  ],
  11: [
    'The dream was shared, and the dishes were left. Disenchantment with a group, or with someone you admired in it, hurts in proportion to the poetry. Keep the ideal, reduce the membership, and lend your evenings by the hour.',
    'At the reunion everyone misremembers the same golden summer. Shared ideals can make a circle a little drunk, and you are tenderhearted enough to settle the bill. Admire them from a chair near the exit, beside the friend who asks what happened next.',
  ],
  12: [
    'Withdrawn, you may drift farther out than you intended, among old regrets that sing rather well. Put a cork in by a fixed hour. Rest is needed and escape is not the same, as a good friend can tell by your voice.',
    'Lotus-eaters sent no postcards. Solitude turns syrupy, with the saddest records on repeat, and the days lose their numbers. Let yourself rest by appointment. Someone is to knock at seven, and you are to be dressed.',
  ],
};

export const risingPlutoHarmony: ByHouseWordings = {
  1: [
    'Deep down a bolt slides, and you stand straighter. Without raising your voice you can carry through something personal that has wanted doing for years. Decide, tell whoever is affected, and let the stillness in your manner persuade them.',
    'Cats do not announce that they have taken the room. Some such composure is yours for a season, and it lets you end a stale chapter in your own bearing. Cut off what you have outgrown, beginning with an apology you never owed.',
  ],
  2: [
    'Under what you have lies what you could have if you drew on it: buried skill, an unclaimed right, stubborn nerve. Go down and fetch it. A thorough revision of how you earn succeeds in this passage, one drawer deeper than usual.',
    'Clay pots come out of the ground with the thumbprint still on them. Digging into what you are worth, and why, turns up something older than any salary. Build your earning on that, and let one status object go to a better owner.',
  ],
  3: [
    'Questions go in like a key. People tell you the real version, and research rewards whole afternoons. Use what you learn to mend, say with a sibling or down the street, and keep one confidence absolutely shut.',
    'Detectives in novels listen to the gardener. You hear what a remark leaves out, and people are relieved to be understood so far down. Follow the thread with a sister or brother, using tact as your flashlight, and publish nothing they told you.',
  ],
  4: [
    'Dig where the ground gives, and the family past hands you something you can use. A strong, slow renewal is in progress down there. Clear out one closet of history with an elder, asking before you toss.',
    'Deep wells taste of iron and stay cold all summer. Strength from far back in your family is at your disposal now, along with the tale that goes with it. Hear it out from the oldest teller, then renovate one thing thoroughly.',
  ],
  5: [
    'A single color, mixed until it is nearly black, and then it glows. Concentrated love does that now for your work or for the person in your arms. Go deep in one place. They can tell the difference from intensity for show.',
    'Tango, as danced by people who have known each other for years. Passion has backbone in this passage, whether for someone or for something you are making. Cancel the pleasant distraction, rehearse the difficult step past midnight once, and perform it.',
  ],
  6: [
    'The stubborn stain comes out. With patience for root causes you can rebuild a piece of your daily labor so that it stays rebuilt. Take the dirtiest job first, with the door open, and accept a partner in the scrubbing.',
    'Behind the filing cabinet is where the draft came from. You find the origin of an old inefficiency and have the will to end it. Reorganize completely, keep people informed at each stage, and burn the obsolete forms with ceremony.',
  ],
  7: [
    'Two strong wills find that they want the same thing. Through this other person you gain depth and backing, and neither has to win. Talk about influence frankly, who has it where, and then make use of both kinds.',
    'An heirloom blade, offered handle first: that is how strength is passed between you and another at this point. Plans laid together go to the root. Ask them what they would change about you, grant one request, and state yours.',
  ],
  8: [
    'Pressure makes its diamonds far from onlookers. Trust can go to a new depth, or a long entanglement be dissolved cleanly, because both sides are equal to the truth. Say it low and complete, then burn the old list together.',
    'Bronze is made of two softer metals in one fire. Intimacy or a joint undertaking hardens likewise into something dependable, since both of you can bear the heat. Lay every card face up. Then retire an old claim for good.',
  ],
  9: [
    'You read past the introduction this time. A subject or a country takes hold and changes the one who studies it, with your consent. Seek out the primary source, the demanding guide, and let an outlived belief be composted.',
    'Beneath the textbook version runs a river, and you can hear it. Study with passion now and you come up with a changed mind, to your own satisfaction. Put the forbidden question to someone who has earned the right to answer.',
  ],
  10: [
    'Influence collects around you like iron filings, and the people who matter in your field adjust their plans. Thorough work at the Midheaven tells. Push through the reform you know to be sound, and make its reasons public property.',
    'Keystones are small next to what they hold. Your influence in public works like that for the moment, through a single well-placed effort. Choose where the structure truly bears, propose the change there, and let other names go on the plaque.',
  ],
  11: [
    'A handful of friends who mean it can move a stone. Alliances have unusual force for a time, and one private hope gains a strategist. Choose the lever together, and see that nobody’s voice is lost under yours.',
    'Five people in a kitchen have altered more than most parliaments. Yours could be that kitchen, given a common purpose and a full biscuit tin. Agree on what you refuse to do to win, and divide the calls.',
  ],
  12: [
    'In the deepest drawer lies a strength you had put there for safekeeping. Getting it back calls for privacy and a little nerve. Face the old fear in small rations, with someone steady on call, and feel energy return.',
    'Seeds that need a fire to open lie years in the ground. Something you came through begins to be of use, inwardly and without display. Take it up in private, a little daily, and one day offer your understanding to somebody newly scorched.',
  ],
};

export const risingPlutoTension: ByHouseWordings = {
  1: [
    'A stare-down, and neither of you remembers the subject. Willpower rises to meet pressure, and you could win at some cost. Ask yourself what you are protecting. Stated in words, it needs about a tenth of the force.',
    'Behind a calm face you are holding a door shut with your whole weight. Somebody leans from the other side. Open it a hand’s width, at an hour of your choosing, and say what may come in. Force is then hardly needed.',
  ],
  2: [
    'Grip tightens on what is yours, or someone else’s does. The struggle is apt to be about worth, with the object as a hostage. Release something small of your own accord, and negotiate the rest without bluffing.',
    'Dragons sleep on what they never spend. Possessiveness, yours or a rival bidder’s, flares over something that stands for respect. Work out the respect owed and ask for that. Give the hoard an airing as well, with one treasure lent out.',
  ],
  3: [
    'An email can be written like a trap, and you are good at it at present. Suspicion finds evidence everywhere. Sleep, delete, and ask the one question that would actually change your mind, in a voice your sibling would recognize.',
    'Cross-examination is a poor tone for breakfast. You sense a withheld fact and go after it, past the point where people answer freely. Trade instead: tell them something you have kept back, then wait, and count to a hundred in another language.',
  ],
  4: [
    'The biggest chair at the table still expects to be served first. Family power, who decides and who keeps still about it, comes up to be looked at. Speak for yourself alone, in daylight, and let the ancestors’ quarrel stay with the ancestors.',
    'Tree roots have got into the pipes. Some private arrangement with the family has been cracking slowly under a need for control, and now it shows. Expose a yard at a time, avoid blaming whoever planted it, and decide for your own plot.',
  ],
  5: [
    'Wanting becomes a siege. In love, in art or over a child’s choices you may press for more than can be freely given. Withdraw half the army. Then turn the obsession on a canvas, which has no rights to infringe.',
    'All or nothing, says the heart, with its coat already on. Games turn grim and romance becomes a test that nobody signed up for. Lose once on purpose. Afterward put that hunger into work which can be torn up and started over.',
  ],
  6: [
    'A cold war has broken out at work over keys and passwords, and over who approves what. You can smell it. Do your own part flawlessly and in the open, drop one thing you were controlling from fear, and see what still functions.',
    'Nobody else loads the dishwasher correctly, and you have begun to keep a file. Underneath the feud about method is a fear of being dispensable. Train your replacement in one duty, openly, and save your thoroughness for what is actually broken.',
  ],
  7: [
    'At the Descendant a force arrives with a familiar surname: control. Yours answers. Beneath the contest each of you is afraid of needing the other. Whoever says so first changes the terms, so choose your moment and be that one.',
    'Arm wrestlers have to hold hands, which is worth noticing. A partner or adversary tests your will, and each finds the other’s soft place by instinct. Leave that spot alone. State your limit once, hear theirs, and declare the match a draw.',
  ],
  8: [
    'Hidden ledgers, of money or of wounds, are opened halfway. Jealousy and a hunger for certainty make hard advisers. Ask for disclosure and offer the same amount. What survives that exchange can be relied on for a long time.',
    'Sealed envelopes breed theories. About a shared sum or a shared bed, one of you knows more than has been said, and closeness lives under guard. Offer to open them together, yours first, and refuse any bargain that depends on fright.',
  ],
  9: [
    'You could convert them, given another hour. Fervor on one side has met its match, in a teacher, a law or a cousin with footnotes of their own. Fight for the fact you can prove, and leave them their sky.',
    'Two surveyors claim the same valley, and both have stamped drawings. A dispute over law or belief draws out the zealot in everyone, and you are eloquent when cornered. Go and walk the valley yourself. Concede a meadow, for accuracy’s sake.',
  ],
  10: [
    'Someone in authority closes a hand around what you regard as yours. It stings, and it shows where power really sits. Keep records, stay courteous, and pick a single point on which you will not bend, known to you beforehand.',
    'Behind the throne stands another, and you have bumped your knee on it. Ambition meets entrenched power at the Midheaven, which can make you either ruthless or clear. Prefer clear: put aims in writing, refuse favors with hooks, and outlast a season.',
  ],
  11: [
    'The group has an undercover chairperson, and lately it may be you. Alliances turn into leverage if nobody mentions them. Put the matter on the agenda, vote, and find out which friends will argue with you and still share a taxi.',
    'Loyalty oaths were never much fun at parties. Within a circle someone is collecting control, and your hopes get used as currency. Say aloud what everybody murmurs afterward. Should a friendship not survive the sentence, part from it without recruiting.',
  ],
  12: [
    'Below the waterline something bumps the hull. A fear you outmaneuvered long ago asks to be met instead, and grows by being hidden. Describe it on paper to its full length, show the page to one person, and breathe.',
    'Beach balls held underwater pick their own moment. What you buried out of pride presses up through moods and sudden strategies, and cunning makes it stronger. Admit the plain wish beneath, first to yourself at length, then in brief to someone incorruptible.',
  ],
};
