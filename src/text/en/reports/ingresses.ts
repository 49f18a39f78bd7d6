import type { ByHouseWordings } from '../../catalogue.js';

export const sunIngress: ByHouseWordings = {
  1: [
    'The mirror by the door gets longer looks, and strangers hold your gaze. Wear the good coat on an ordinary errand, and remember on the way that conversation needs a second voice.',
    'Vigor comes back like lights after a power cut, in every room at once. Choose one beginning worth all that current, perhaps the early run or the overdue haircut, and let the other lamps wait.',
    'Somebody asks what you would like, and for once an answer is ready. Say it before politeness edits it. A month at the center is pleasant, provided you notice who is holding the spotlight.',
  ],
  2: [
    'Open the drawer where the receipts live. What you own and what you earn stand in good light for a month, so count both with interest and let one figure you are proud of set the tone.',
    'A well-made knife, kept sharp, can say more about worth than a speech does. Spend attention on the few things you use daily. Pride becomes expensive only when it shops for an audience.',
    'For some weeks your price is a live question: the hourly rate, or the favor that grew into a job. Name a number aloud, without apologizing, and wait long enough to hear the reply.',
  ],
  3: [
    'Messages multiply and most deserve an answer. A cousin, or the neighbor with the loud gate, turns out to be good company. Walk over with the borrowed ladder and stay ten minutes.',
    'Take the longer way to the bakery and read what is taped to the lampposts. Daylight falls on whatever is near, and a local class could interest you more than the grand scheme, which may idle.',
    'Words carry your signature this month. Write the letter by hand, or lead the meeting you usually take notes in. Brightness can tip into chatter, so stop one sentence before you had planned to.',
  ],
  4: [
    'Move the table to the window where morning lands. Home wants you in it by daylight for some weeks, and the guilt about engagements you turn down may eat elsewhere.',
    'An old photograph turns up, and with it a question that only an elder can answer. Call with a pencil ready. Pride in where you come from grows, sometimes with an inherited grudge tucked behind the frame.',
    'Less applause, more supper at the kitchen counter. You get to see who you are with the front door shut. Clear a corner that belongs to you alone, and tell the family in time.',
  ],
  5: [
    'Paint gets under the fingernails, and somebody laughs at your worst joke. Make a thing with no buyer in mind and show it while it is still sticky. Hunger for praise shrinks once the hands are busy.',
    'Romance likes an invitation with an hour and a place on it. Suggest the picnic, or the second drink. Being adored for a month is lovely, and lovelier if you ask a question before the ice has melted.',
    'A child, or someone child-hearted, wants you on the floor among the building blocks. Go down there. You get back to grown-up tasks an hour late, with a clearer notion of what they are for.',
  ],
  6: [
    'Desk, dishes and dog all want their hour, and oddly enough satisfaction is to be had there. Show everyone where the keys hang, and allow yourself to be thanked.',
    'Good work is visible in its joints. Oil the hinge you have been hearing for a year. Just resist becoming the only person who knows where everything is kept.',
    'How you use a morning decides more than usual this month. Lay out your clothes the night before and walk before opening the inbox. Treat yourself like an employee you hope to keep for years.',
  ],
  7: [
    'Across the desk sits someone with the missing half of the plan. Ask for their version first and write it down. You shine by reflection for a month, which is pleasanter than your pride expects.',
    'Two signatures beat one. Any partnership, tender or commercial, is on view along with its uneven parts. Propose the fair split while everybody is well disposed, and once give away the larger slice of credit.',
    'A rival may teach you more than an ally does, simply by playing well. Watch their serve. Then bring your own mild complaint to the net, where it can be answered, and stop sending it through friends.',
  ],
  8: [
    'The light goes on in the cellar. Looking at what is shared, owed or confided costs less than another season of stepping around it. Start with the joint account, or with an honest evening.',
    'Someone trusts you with a key, perhaps a literal one. Closeness deepens over the next weeks where you are seen without the performance, and a stale arrangement can be thanked and ended on the same visit.',
    'Boxes in storage go on charging rent. Open a single one beside the person who helped to fill it, and decide together what stays. Pride will object to the mess. Intimacy is rather fond of it.',
  ],
  9: [
    'A map on the wall starts to look like an appointment. Book the course or price the distant ticket, and hear out someone who votes or cooks differently from you.',
    'Opinions warm up, and so does the speaker. Teach what you know to a beginner, or publish the page, and leave a wide margin on it where the reader may disagree with you in pencil.',
    'Height helps: climb the tower in your own town and see how short the street of your quarrel is. A month for study and distance, from which one idea should come home and go to work.',
  ],
  10: [
    'The elevator stops at the floor where decisions are made. Be early, and say what you have finished and what it changed. You are easy to see for a month, so choose which of your habits gets quoted.',
    'People mention your name in rooms you have left. Give them something accurate to say: hand the report in early with a colleague’s part credited. Then guard the evening at home that ambition would gladly take.',
    'A superior looks up from the screen and actually sees you. Have a sentence ready about where you mean to stand next year. Warm beats grand, and short beats warm.',
  ],
  11: [
    'Long tables suit you this month, and so do people who know each other through you. Seat two strangers together. A hope said aloud in company gathers volunteers, along with a few opinions to sift.',
    'Some choir or committee could use your warmth at the front of the room. Stand up once, and afterward sit down again among the altos, since groups love a host and tire of a star.',
    'What were you hoping for two birthdays ago? Show that wish to a friend who tells the truth, and keep whatever survives the laughter. Company makes the remainder easier to carry.',
  ],
  12: [
    'The calendar thins and you may be glad of it. Keep one evening for nobody, with the telephone in a drawer, and see which unfinished matter comes to sit beside you. It rarely stays long.',
    'Credit goes elsewhere for some weeks, and good work can be done in that shade. Finish the half-knitted sleeve, or visit someone who gets few callers, and skip telling the story afterward.',
    'Think of the hour after a party, with glasses to rinse and one guest still talking in the hall. Hear that guest out, then sleep generously. Grand entrances keep for a month.',
  ],
};

export const mercuryIngress: ByHouseWordings = {
  1: [
    'Thoughts reach the mouth faster than usual, and your hands talk along. Rewrite the line of biography under your picture while you are this fluent. Count to three before correcting anybody else’s spelling.',
    'Ideas arrive in line at the post office and are gone by the counter, so carry a notebook that fits the pocket. Catch two a day. The speed comes with nerves, and lunch is better eaten sitting down.',
    'People want your opinion and you turn out to have several. Pick one before speaking. This restless spell is better for sending the old inquiry in your drafts than for further research.',
  ],
  2: [
    'Numbers behave once somebody reads them. Go down the subscriptions with a red pen, strike those nobody opens, and write beside each survivor what it gives you. The sum is easier company than the suspicion was.',
    'A buyer, or a talkative uncle, brings word about money. Get it in writing and sleep before you reply. Clever bargains tend to need storing.',
    'How would you describe your skills to a stranger at a bus stop? Draft the paragraph without a borrowed adjective, and say it wherever fees are discussed. Modesty can wait for the next bus.',
  ],
  3: [
    'Every chat has three tabs open. You are quick and easily led astray, so put the call that matters before noon and save the gossip, which will be excellent, for the stairs.',
    'Return the library book on foot and come home with one whose title you cannot pronounce. Curiosity has good legs for a couple of weeks. The messages waiting at home want answering before chapter two.',
    'A sister’s one-line text may mean four things. Ring and ask which. Misreadings are cheap to mend while talk is flowing, and the right phrase comes to you on the second try.',
  ],
  4: [
    'The kitchen turns into a newsroom, with everyone reporting at once. Ask the shyest person at breakfast for the headline, and hang up a calendar that can be scribbled on. Interrupting is the local vice.',
    'Labels on the jars, warranties in one folder: sorting things at home clears the head as well. Leave the family letters until last, or you will still be reading on the stepladder at midnight.',
    'Old family sayings come out of your own mouth. Ask a parent or an aunt where one of them began, and decide whether you believe it before handing it to anybody younger.',
  ],
  5: [
    'Flirting improves with spelling. Send the witty message and a sincere one soon after, because wordplay by itself can leave somebody holding a clever sentence and wondering whether they are liked.',
    'Board games come down from the closet, and the rules are merrily disputed. Let the youngest player explain them. Wit is a good workman just now, so write the verse first and judge it after supper.',
    'Start the story in the middle, as children do, and watch who moves closer. Riddles and puppet voices come easily for some days. Endings are duller work, which is why somebody should be promised a reading.',
  ],
  6: [
    'Lists breed lists. Keep the one that fits in a palm, and ask the coworker who grumbles about the form how it ought to look. A good grumble is half a design.',
    'Some daily procedure lacks a step, like a recipe that never mentions the oven. Find it and write it in. Perfecting the other steps can wait until they stop itching.',
    'Even the coffee machine has instructions, and they repay a reading. Small adjustments smooth the working day for two or three weeks, as long as no colleague starts to feel like one of the parts.',
  ],
  7: [
    'The talk is of contracts, or of who washes up. Repeat what you heard before you reply. Half of the dispute turns out to hang on a single word.',
    'A partner talks more freely when you both face forward, so try the car, or shelling peas on a step. Ask something to which you cannot guess the reply, and leave their sentence for them to finish.',
    'Expect the other side of the argument soon, and well phrased. Borrow its best point openly. Deals move fast in this chatty stretch, and a witness to what was said spares you both an evening.',
  ],
  8: [
    'Passwords, policies, who owes whom: the talk nobody volunteers for goes easier over coffee and a single sheet of paper. Begin at the top line, and take a break when either of you goes stiff.',
    'A detective’s mood settles on you, and hesitations get noticed. Put the direct question kindly or let it rest. Old messages combed for clues have seldom deepened a bond.',
    'Say with the lamp off what is hard to say by day. Confidences go both ways for a while, and what you hear has to stay where it was laid, even if it would make a marvelous anecdote.',
  ],
  9: [
    'A footnote leads you abroad. Follow it through two books and one conversation with somebody who has lived there, and postpone your own lecture until you can pronounce the name of the town.',
    'Distance has paperwork, from visa pages to submission guidelines, and suddenly you have the humor for it. Complete a form before daydreaming about the view, and ring a human being wherever the website shrugs.',
    'Convictions profit from cross-examination. Take the friend who disagrees with you to lunch, grant them the first twenty minutes, and carry one of their arguments home in a napkin to look at later.',
  ],
  10: [
    'Rehearse the first line of the presentation in the shower, and the last one too. What you say in public is remembered word for word for a while. The joke about the director can stay at home.',
    'Word gets around at work, and you help decide which word. Circulate a clear half page on what you are doing. Any vagueness will be filled in by someone with an afternoon to spare.',
    'An email with the boss in copy gets read twice. Write it hot, delete it, then write it cool. A question put well does more for you than six prompt replies.',
  ],
  11: [
    'The group chat wakes up, and under forty jokes lies one useful introduction. Thank the person who made it and act within days. During dinner the thread can be muted without hurting anyone.',
    'Friends of friends know things, such as a cheap rehearsal room or someone who repairs accordions. Describe your hope precisely. It will be passed along slightly garbled, so attach a telephone number.',
    'Take the minutes at the meeting, since whoever writes also shapes what was agreed. Plans sound brilliant in chorus. Ask who brings the chairs, and note the name.',
  ],
  12: [
    'Thinking goes underground, and the solution surfaces while you rinse a cup. Leave paper by the sink. You may speak less than you know for some days, while the rest is being translated.',
    'Reread the diary of a year you usually skip. You were wittier and more tired than memory allows, and one entry contains an apology that could still be mailed. Go slowly past the unkind pages.',
    'Half-heard remarks stick like burrs. Before building a theory on one, check it with the speaker or pick it off. An hour of walking without earphones will separate the real messages from the hiss.',
  ],
};

export const venusIngress: ByHouseWordings = {
  1: [
    'Cashiers smile first, and doors are held for you. Charm is in good supply, so spend some on a person who cannot return it, and treat the body you have to a shirt that fits.',
    'A new scent, or a slower way of crossing the room, is noticed kindly. Try one. Pleasing everybody grows tiring after a week, though, and someone close would enjoy your unpolished opinion.',
    'Be nice to yourself where it shows, with cream on the elbows and proper music while you dress. Idleness looks becoming on you too, until about the third dessert.',
  ],
  2: [
    'One silk cushion or ten clever gadgets: taste knows which, given time to stroke the fabric. Touch before paying. Comfort is a fair thing to earn for, and it need not all come in a box.',
    'Fees are best discussed over a good lunch these next few weeks, for pleasant company loosens the subject. On the way out check the basket twice. Beauty has a persuasive habit of standing near the register.',
    'Polish the silver, or whatever stands in for it, and use it on a plain evening. Enjoying what is already yours steadies the sense of worth and dulls an appetite that was mostly boredom.',
  ],
  3: [
    'Compliments come out well phrased, so hand them around, to the mechanic and to your brother’s regrettable mustache. Sweet talk costs little. The favor you grant because the call was going nicely costs a weekend.',
    'Flowers carried over in person can end a feud about parking. Short visits and long doorsteps are in season, and you could finally ask the name of the neighbor’s dog.',
    'Read poems on the bus and the person opposite may ask about the cover. A pleasing voice softens many a message for you now. When you sugar one, keep the pill inside.',
  ],
  4: [
    'Cut branches in a jug, and low lamps where the ceiling light was: home grows prettier by small decisions. A family sulk could dissolve over pancakes without being discussed, which is half a solution. Mention it next day.',
    'Linger at the table after the plates are empty. Affection at home shows itself in crumbs and second cups, and a relative who rarely praises may manage it if nobody hurries to clear.',
    'Choose the wall color by evening light, on a big sample, with everyone who has to live with it. Domestic peace is worth a shade that nobody adores, at least in the hallway.',
  ],
  5: [
    'Kiss first and review the film afterward. Pleasure wants an undivided evening, and courtship thrives on a little foolishness. Since somebody else’s feelings are in play, say early what kind of game it is.',
    'Rent the costume. Color and flirtation are on good terms with you for three weeks or so, and something made for sheer delight may please a wider circle. Keep the bill in a pocket you look into.',
    'Afternoon sun, a borrowed guitar, someone listening with their shoes off. Say yes to such hours and leave at least one unphotographed. Love likes to be played with, and dislikes being played for points.',
  ],
  6: [
    'Put a plant by the screen and real butter on the bread in the lunch box. Work goes better in agreeable surroundings. Favors asked this sweetly are hard to refuse, so refuse one early, for practice.',
    'Tasks shared with someone you like take half the effort. Trade your filing for their phone calls, and watch for the delightful conversation that keeps both desks idle until four.',
    'Routine can be made handsome: decent soap, a bicycle wiped down before the ride. Treat the body as a guest with preferences. It will sour if you take every extra shift because they asked nicely.',
  ],
  7: [
    'Couples who have stopped dancing might try the hallway. Somebody is glad to move to your tempo for a few weeks and you to theirs. Take turns leading, and meet trodden toes with humor.',
    'Truces hold. Walk up to the person you crossed swords with, offer them the window seat, and agree on something minor first. Sweetness alone settles little, so part with one clause written down.',
    'Saying “whatever you like” is generous exactly once. After that a partner would prefer a preference. Name the restaurant and let them choose the wine, since harmony is made from two tastes.',
  ],
  8: [
    'Silk has an inside, with seams. Closeness wants to see them, so confess the wish you have been dressing up as a joke. Be patient with blushing, theirs included.',
    'Generosity comes simply while hearts are soft, so settle the old tab between you, the sum on a postcard. Affection is a poor guarantor for arithmetic.',
    'Candle stubs, a ring from before: desire likes to look backward for a spell. Keep what still warms you and let one drawer go empty. Jealousy, should it drop in, is asking for reassurance in a bad accent.',
  ],
  9: [
    'A spice, or a song in a language you half follow, leads your liking outward. Cook the dish with someone who grew up on it and accept every correction. The romance of far places survives garlic.',
    'Stand before one painting for ten minutes and read the label afterward. Beauty teaches well just now, and a fellow student may be worth the tuition. Admiring the lecturer is no substitute for homework.',
    'Send a postcard from somewhere two hours off. Holiday moods come cheap for some weeks, and affection that crosses a border keeps fresh, as long as the charming stranger may stay strange.',
  ],
  10: [
    'Professional charm is a real tool, like a good pen, so use it to sign something: the request for a raise, or thanks to whoever recommended you. Popularity will offer to stand in for results. Decline it.',
    'Dress for the position you would like to have. To be liked from above is pleasant, and should include one graceful no, spoken early and with a smile.',
    'Looks matter in public work at present, so mend the typeface on the poster and the tone beneath it. A boss who enjoys your company is pleasant to have, and still has a budget.',
  ],
  11: [
    'At a friend’s party there is one guest worth crossing the lawn for. Cross it. New acquaintance comes through people who already like you, and the old ones notice who helped stack the plates.',
    'Share the big dream in small company, with olives. Friends give hopes a soft landing, sometimes softer than the hopes deserve. Let the bluntest among them speak while the bowl is still half full.',
    'Join whatever is sung or planted in a group. Liking spreads along the row, and whoever stands beside you in the compost may become dear. Lend the spade, and hold back the shed.',
  ],
  12: [
    'Love something without mentioning it, the sun on a stairwell or a stranger’s laugh. An attachment you keep under glass should be asked, gently, what it is waiting for.',
    'Run the bath early and let the world believe you are out. Tenderness prospers away from spectators for a while. Forgive one person in their absence, and climb out before solitude turns to sulking.',
    'In a pressed flower the color fades and the shape stays. An old affection visits like that. Write to it, keep the letter or tear it, and take something sweet to whoever lives alone next door.',
  ],
};

export const marsIngress: ByHouseWordings = {
  1: [
    'Stairs get taken two at a time. There is push enough in you to launch what has been standing on blocks like a boat. Look back for the people still tying their shoes.',
    'Elbows out, you move through crowds and into arguments faster than you meant to. Run it off on a hill before breakfast. What appetite is left belongs to a fresh start.',
  ],
  2: [
    'Earning turns athletic, with cold calls at nine and the market stall at dawn. Go after the work you want. Between wanting a thing and buying it put one night, for impulse has its hand on the wallet.',
    'Haggle. The nerve is there to say that an offer is too low, and to repair the broken chair for sale where you used to grumble at it. Whatever you defend most hotly may be mostly pride.',
  ],
  3: [
    'Keys click hard under your fingers. Save the reply as a draft, read it aloud in a dull voice, and send what is left. Candor does useful service in these weeks once it has taken off its boots.',
    'Debate is a sport, with a sibling as the natural opponent. Stay on one subject and shake hands after. The same fire would get you through a driving manual, if you pointed it there.',
  ],
  4: [
    'Furniture moves, and so do tempers. Pull down the shed that was leaving anyway, and have the argument about the bathroom in the bathroom, where nobody wants to stay long.',
    'Old anger keeps its slippers at the family place. When it shuffles in, say in one sentence what you want changed today, then go and dig over the flower bed. Both jobs get done before Mars moves on.',
  ],
  5: [
    'Ask, and ask with your whole face. Desire is brave for a while and would rather have a clear no than a long maybe. Whatever you chase deserves to see you coming and to get a head start.',
    'Somebody small wants to wrestle, or a rival demands a rematch at cards. Play to win and lose aloud. Creative work comes in bursts, hacked out rough like stone and smoothed afterward.',
  ],
  6: [
    'Roll up both sleeves and clear the backlog by brute cheer, stopping when your shoulders say so. Strength for work is plentiful. Patience with slower hands is rationed, so ask before you snatch the broom.',
    'Filled stapler, sharp scissors, a timer set to forty minutes: with small weapons this campaign is won. Irritation at how things are run becomes useful as one proposal, delivered without the sigh.',
  ],
  7: [
    'A partner pushes back, and there is warmth in the push. Argue standing up, in daylight, about the thing itself. Whoever fights fair with you now is likely to stay afterward.',
    'Open rivals do you the honor of showing up. Sharpen your offer and resist recruiting the bystanders. At home the same spark wants a joint opponent, say the garage, with a broom for each of you.',
  ],
  8: [
    'Pull the weed with its root, together this time. A shared obligation or a stale grievance gives way to firm hands over the coming weeks. First check that the other person is wearing gloves too.',
    'Under the covers or under the contract, wanting grows intense. Say outright who wants what. A struggle over control shrinks once both wishes are read aloud, and passion moves gladly into the vacated room.',
  ],
  9: [
    'Lace the boots. A hard trail or a fight over principle will do, so pick the one that leaves you wiser as well as hot in the face, and pack water for whoever disagrees along the way.',
    'The soapbox is near and you are already on it. Speak your piece, then climb down and staple the pages. Such heat finishes a thesis sooner than it converts an opponent.',
  ],
  10: [
    'Ambition has its coat on. Ask for the difficult assignment by name and deliver a first piece fast. Mind the colleague in the next lane, who has a say in your next race.',
    'Knock on the boss’s door hard enough to be heard and softly enough to be asked back. You want a project with a deadline. Until it comes, impatience shows from a distance, chiefly in the eyebrows.',
  ],
  11: [
    'Volunteers drift until one person lifts the first crate. Be that person, rather loudly, and laugh at yourself afterward. A cause can run on your muscle for some weeks. Trade places before you start keeping score.',
    'Team spirit, meet team friction. Tell a friend straight what you have been saying about them, and put the leftover fire into a wish that has a starting line, be it the race or the petition.',
  ],
  12: [
    'Pillows take a beating. An anger you thought had retired walks the corridor at night. Get up and write it two rude pages. In the morning, mend the small thing it was about.',
    'Effort goes on behind the scenes, like stagehands in black. Clear the backlog nobody sees and keep the plan unannounced for some weeks. If you catch yourself sniping from the wings, step out and say it once.',
  ],
};

export const jupiterIngress: ByHouseWordings = {
  1: [
    'A larger size suits you for about a year, from the laugh to the handshake. Try for the role you thought was cast with taller people, and promise a third of what you feel like promising.',
    'Strangers assume that you know the way, and you find you do. Confidence runs generous this year. Set out on something embarrassingly large, beside a friend who is licensed to say “enough.”',
  ],
  2: [
    'The pantry gets fuller. Chances to widen a skill that pays may come by during the year. Take one up thoroughly, and watch the appetite, which tends to grow a size ahead of the jars.',
    'Give away a scarf that is still in fashion and see how rich it leaves you. Plenty, this year, is partly a feeling. A ledger opened every month keeps it acquainted with fact.',
  ],
  3: [
    'The bedside pile reaches the lampshade. Learning comes in armfuls for a year, from neighbors as readily as from teachers. Enroll properly once, and let the other twenty subjects remain charming titles.',
    'Talk travels farther than you aimed it. Start the newsletter, or go to see the cousin in the next town. A year of cheerful exchange has room for every tale except the one that grows at each telling.',
  ],
  4: [
    'Another leaf goes into the dining table. Family, by blood or by habit, increases in noise over the year. Make space for the guest, and keep a door that shuts.',
    'Tap the wall and it sounds hollow: there is a room in your private life that has stood unused. Take the year to open it. Grand renovations can swallow a person, so begin with the window.',
  ],
  5: [
    'Learn the trumpet, or fall for somebody who laughs with the whole chest. Joy is generous with you for a year and asks few questions. The neighbors will stay fond if you rehearse.',
    'Confetti turns up in coat pockets months later. You have a year’s license to make things and to make merry, with children if there are any about. Overdoing belongs to it, and so does the lazy morning after.',
  ],
  6: [
    'A job well done grows a second job. Better methods and helpful people come your way during the year, so take on the apprentice and let yourself be taught. Then prune, because usefulness spreads like mint.',
    'Larger helpings of everything land on the daily plate, work included. Choose a habit you would gladly keep for a decade, swimming at dawn perhaps, and see that the year’s abundance includes evenings off.',
  ],
  7: [
    'Someone with a wide hat and wider plans walks in, or the partner you have begins to think bigger. Say yes to the shared venture, and every season read aloud what each of you has promised.',
    'Being believed in is nourishing, and for a year you get to taste it. Choose allies who widen you and repay them in the same coin. An admirer who never disagrees is merely good scenery.',
  ],
  8: [
    'Trust pays its interest in nights you sleep through. Others are freer with their backing this year, and with their hearts, so come with a clear plan and accept nothing you would hide from a friend.',
    'The vault turns out to have a skylight. What was private and heavy can be spoken of with some humor this year. Openhandedness suits you, and the listener should still have earned the seat.',
  ],
  9: [
    'Far is friendly for a year. Fill a page of the passport, or read the enormous book to its last line. Enthusiasm likes to preach, so let the people you meet be right about their own streets.',
    'Somewhere a lecture hall keeps your seat warm. The big subject repays a big appetite all year, on either side of the lectern. A humble question will do you more credit than a thundering answer.',
  ],
  10: [
    'The ladder leans against a taller wall, and somebody up there is waving. Climb while the waving lasts, most of a year. Promises made from the top rungs are audible below, so make few.',
    'Recognition has sent an invitation with room for a guest. Accept, bring a younger colleague along, and take the larger title this year only together with the hours it needs.',
  ],
  11: [
    'The address book puts on weight. Friends introduce friends for a year, and a wish you had parked may find its sponsor in the crowd. Reserve a long lunch for the companion who knew you before.',
    'Twelve people with a borrowed hall can do this year what you could not do alone. Think large on the banner and modestly on the sign-up sheet, where your own name should come before your ideas.',
  ],
  12: [
    'An unseen friend seems to hold the umbrella. Ease comes to you sideways this year, often through a plan that falls through kindly. Give anonymously, and let an old sorrow have its last word.',
    'Space, finally, around the thoughts. A cabin would do, or a locked study at noon, for the growing this year goes inward. Daydreams become enormous in there. Give the best a workbench.',
  ],
};

export const saturnIngress: ByHouseWordings = {
  1: [
    'Lines appear beside the mouth, and they suit you. Over two and a half years a sturdier self gets built, largely by declining. Choose what you will carry, and set down the other bags.',
    'Begin as masons do, with string and a level. The next couple of years show where you are tired of pretending, and reward the courage to be taken seriously. Good company is still permitted.',
  ],
  2: [
    'A lidded jar, filled by small coins, could be the emblem of this thirty-month stretch. Earning goes slower and firmer. Know your costs, and charge for mastery once you have it.',
    'Resoled shoes walk farther through this sober stretch than new ones. It becomes plain what you lack and what you can do without, at times uncomfortably. Root your worth in a skill you practice unpaid.',
  ],
  3: [
    'Words weigh more, so fewer will do. Evening classes, or a stiff talk with a sibling, can found something that holds for decades. Silence is allowed in these years, if the other person knows when it ends.',
    'Study the way one practices scales, daily and without an audience, and your mind grows a keel over the next years. Gloom can pass for accuracy, so ask a friendly reader to mark where you exaggerate.',
  ],
  4: [
    'Foundations are inspected with a flashlight. A parent’s needs or a lease may want patience for two years or more. Decide what you owe the family in hours a week, and be warm inside that number.',
    'Cold floors, thick walls. Home grows serious for a few years and can run short of company. Lay a proper rug, and invent customs of your own for the evening meal.',
  ],
  5: [
    'A piano has to be tuned before it can be enjoyed. Joy asks for practice from now into the third year, so book the lesson, and be slow to call a shy beginning a failure.',
    'Playfulness puts on a uniform. If you feel too old for dancing and too busy for romance, schedule both in ink. What you make in these years is small in number, and it stands up straight.',
  ],
  6: [
    'A whetstone at the same hour each day: craft deepens by repetition through this long stretch. Duties pile onto those who never say how much they hold, so state your load early, in pounds if necessary.',
    'Whoever draws up the schedule is its first servant. For the next years pare your tasks to those that serve, and leave at a stated hour even if the desk objects. The body would like a line of its own.',
  ],
  7: [
    'Promises get load-tested. During these years a bond worth keeping is renegotiated in plain words, while a weak one creaks. Ask who does what, and be the first to read out your own arrears.',
    'Choose people for what they do on dull days. Commitment, until well into the year after next, is made of kept appointments. Distance may be felt, and against it a standing lunch is stronger than a speech.',
  ],
  8: [
    'Two columns, yours and ours, ruled with care. Years of tidying shared obligations begin, and trust grows at the speed of paperwork. Say what would make you feel safe before concluding that nobody will offer it.',
    'Some doors are closed best with a hand still on the handle. Across a grave couple of years you let go of a claim or a grudge by degrees. Tell a steady friend about it, in installments.',
  ],
  9: [
    'Beliefs are marched uphill with a pack on, and the sound ones arrive. Work toward a credential in these years or teach within a discipline. Your younger self was very certain. Keep the notes and forgive the tone.',
    'Like a stone bridge, a degree or a life abroad goes up one arch a season. Cynicism offers to spare you the toll. Pay it, and cross with a subject you truly know.',
  ],
  10: [
    'The nameplate is brass now and needs polishing. For some thirty months responsibility rises, and exposure along with it. Do less, verifiably, and keep a private joke alive for the walk home.',
    'Authority sits down beside you and asks for references. Past effort shows, all of it. Take the heavier post if its hours can be named, and tell those above you what you will stop doing for nothing.',
  ],
  11: [
    'Fewer candles, better talk. Some friendships thin out in the next years, and two or three turn into pillars. Accept the unglamorous post in the club, and be the one who rings after a long pause.',
    'A wish becomes a project the moment it has a treasurer. Be that person for a couple of years, or find one. Groups may feel chilly, and belonging comes to those who stay to lock up.',
  ],
  12: [
    'The shop is shut for inventory. You count what is really in the back room, regrets included, and it takes two years and a bit. Keep regular hours in there, and hang out a bell for helpers.',
    'Guilt keeps poor accounts. Go through the entries in these withdrawn years, with somebody discreet, and strike out what was never yours. A bare room is more comfort than it looks.',
  ],
};

export const uranusIngress: ByHouseWordings = {
  1: [
    'Friends stop being able to predict you. Over seven years your hair may change, and so may your answer to “what do you do?” at parties. Drop habits singly, and warn those who love you which door you are using.',
    'Passport photos age fast from here on. For seven years you outgrow roles and the occasional firm opinion, sometimes within a week. Let the sudden version of you speak, provided it signs nothing before supper.',
  ],
  2: [
    'Income takes up zigzagging. In the course of seven years an odd talent may outdo the respectable one, then rest. Keep your needs light enough to lift, and experiment where a miss would merely be interesting.',
    'Barter, royalties, a prize for jam: what comes in may take unfamiliar shapes over seven years. Surprises sit easiest with people who own little. Price your originality, and store grain in the fat weeks.',
  ],
  3: [
    'Brush your teeth with the other hand, take the other bus. Seven years of rewiring begin in such small circuits. A neighbor’s wild idea merits testing, and your own brusque brilliance a translation for slower ears.',
    'Grasshopper thoughts, long leaps, soft landings. Over seven years your mind goes off-road, and conversation with it. Record hunches aloud, pick up a code or a dialect, and finish your sister’s sentence only on request.',
  ],
  4: [
    'Put wheels on the furniture. Before seven years are out home could mean a boat, or merely another wall to sleep against. People rooted beside you need notice, and a supper that never moves.',
    'The chairs have moved overnight and look at you with interest. Home is a trial run for seven years, and your kin may come to include people of no blood. Keep one old recipe just as it was.',
  ],
  5: [
    'Sparks make good sketches. Romance and invention come in unlikely clothes over the next seven years, so keep evenings loose and materials cheap. Freedom within love can be proposed aloud, terms included.',
    'Juggling with a lit torch gets everyone’s attention. For seven years whatever is daring appeals to you, in love and on paper. Rehearse with sticks. Children can be trusted to tell you when it has become showing off.',
  ],
  6: [
    'The time clock jams and nobody misses it. How you work is reinvented over seven years, in hours and in tools. Automate a dull chore, apply for the odd schedule, and hold one bedtime steady against the novelty.',
    'Unionize the teaspoons. Any fixed routine of yours is due for an uprising within seven years, and several will be improved. Swap the order of the day, keep the walk after lunch, and warn colleagues of your inventions.',
  ],
  7: [
    'Someone unlike your type rewrites the type. Partnership needs air for seven years, perhaps separate holidays, perhaps an agreement with a clause for changing it. Say so before restlessness says it for you.',
    'An open door between two rooms lets in a draft and company. Across seven years closeness gets reinvented with every person who matters, sometimes by shock. Ask for novelty together before either of you looks for it apart.',
  ],
  8: [
    'A safe springs open by itself, in the middle of lunch. Arrangements of money and trust that ran on habit get shaken awake within seven years. Redraw the shares in calm moments, and enjoy how light candor feels.',
    'Corks fly in both directions. What two people keep jointly, secrets among them, is under pressure to come out over seven years, and some of it fizzes delightfully. Loosen the wire yourselves, and divide the glasses fairly.',
  ],
  9: [
    'The compass spins, and the north it finds is new. Seven years can overturn a creed or a curriculum. Go where you have no opinions yet, and be gentle with users of the old chart.',
    'Heretics keep excellent libraries. For seven years ideas from outside your upbringing arrive by express mail, along with trips booked in a breath. Argue for the pleasure of it, and try each grand theory on a kitchen problem.',
  ],
  10: [
    'Business cards go out of date before the ink dries. For seven years your public path prefers a sidestep to a staircase. Build a skill no employer owns, and practice resigning from things with good manners.',
    'Your career has changed lanes without signaling. Expect more of that during seven years, with offers from fields that had no name when you were at school. Impress them with range, and stay on terms with somebody patient.',
  ],
  11: [
    'Eccentrics find your number. Circles break up and reassemble over seven years around ideas that come a decade early. Swap a comfortable membership for a strange one, and keep seeing the friend whom the new crowd baffles.',
    'Odd chairs round a table that somebody welded last night: the new club. Seven years bring allies you could not have imagined and take a few you could. Share the blueprints, and send a postcard to whoever drifted.',
  ],
  12: [
    'At odd hours an insight rings, like a courier with the wrong address, except that it is yours. Seven years loosen what was kept locked up. Sign for it half asleep, and walk the startled nerves at dawn.',
    'The attic radio picks up a station from the future at midnight. Seven years of inward surprises follow, some of them funny. Unlearn one fear at a time, and treat a wakeful hour as unsorted mail.',
  ],
};

export const neptuneIngress: ByHouseWordings = {
  1: [
    'You blur a little, like a figure behind frosted glass. For some thirteen years people see in you what they wish for, and you may do likewise. Follow the music, and ask a literal-minded friend what is there.',
    'Smoke takes any shape a breath suggests. Thirteen years leave you open like that to moods and to muses, lovely company and easily led. Bathe, sing, and refuse one request a day for practice.',
  ],
  2: [
    'Coins in a fountain are still coins. Money takes on a mist of hope for the next thirteen years, as sweet as it is hard to count. Cherish what has no price, and let somebody practical add up the rest.',
    'Gilding is thin and lights up a whole ceiling. Thirteen years offer riches of that kind, and receipts that melt. Earn by imagination where possible, and have the boring half looked over regularly.',
  ],
  3: [
    'Letters come out in watercolor. Through thirteen years your talk gains music and drops its punctuation. Trust the hunch about a sister’s mood, and spell out the hour and the corner where you are meeting her.',
    'Accents rub off on you, and so do sorrows. Over thirteen years you come to hear what hovers between words and to speak in images. Say the number twice. Some neighbor needs you simply to listen.',
  ],
  4: [
    'Somewhere in the walls you can hear the sea. Home is partly longing for thirteen years, and a family legend may dissolve on closer listening. Make a place for rest there, with the drains looked after.',
    'Tidal flats are land for half the day. Home has that nature for thirteen years, now firm, now shining and elsewhere. Give your nostalgia a room to itself, and put the lease in a dry drawer.',
  ],
  5: [
    'A muse moves in and never pays rent. Thirteen years of enchantment reach your art and your romances alike. Paint the beloved by all means, then have breakfast with the person and look again.',
    'Theater curtains are velvet for a reason. What you adore in these thirteen years gains from soft light, above all your own creations. Let every romance have a scene in the cheap seats, with peanuts and questions.',
  ],
  6: [
    'The to-do list is written in invisible ink. Compassion draws you toward unpaid corners during these thirteen years, and duties without edges leak into the night. Sing over the mopping, then wring the cloth and go.',
    'Gardeners with no fixed hours know this tiredness, happy and boundless. Thirteen years of devoted, misty work set in. Measure out your kindness by the watering can, and stop when it is empty, whoever still looks thirsty.',
  ],
  7: [
    'Moonlight flatters, and for thirteen years it falls on whoever stands opposite. Love someone’s possibilities and inquire about their habits. Rescue makes a poor contract. A tune you both hum makes a better one.',
    'Portrait painters fall for their sitters, then frame them. Watch for that in thirteen years of gentle, hazy partnership. Study a companion’s real preferences in cheese and in conflict, and enjoy the mystery that survives.',
  ],
  8: [
    'Sugar in tea cannot be picked out again. Merging with someone, in feeling or in means, has that sweetness over thirteen years. Speak up when you lose track of whose wish it is, and keep your own spoon.',
    'Ink spreads along the fibers when two pages lie together damp. For thirteen years your closest feelings may print off on someone, and theirs on you. Air things weekly, with accounts legible and tears allowed.',
  ],
  9: [
    'Faded signposts make for a slow, dreamy road, and thirteen years of seeking follow it, by sea or by book. Go where the wonder is. Question anyone who sells it, and save the ticket to prove you went.',
    'Sailors once steered by birds. Thirteen years of following signs lead you out of textbooks and toward longing and open water. Keep the birds, add a compass, and be courteous to those who stayed ashore.',
  ],
  10: [
    'Your name starts to look like a film poster, all glow and half true. For thirteen years a calling shines where a career used to be. Let the dream lead, and correct the kind rumors early.',
    'Cameras love a veil. Thirteen years make a small legend of you, praised and blamed for things you never did. Put your heart into useful beauty, and your post into eight plain words.',
  ],
  11: [
    'Around a bonfire everyone looks like kin. For thirteen years you find your people through music or mercy, and mislay a few in the smoke. Give freely, and notice who puts on the next log.',
    'Wishes are communal property for a good thirteen years. You drift toward dreamers, healers, bands on the back of a truck, and mistake a few passengers for friends. Contribute in hours, and hug whoever returns the amplifier.',
  ],
  12: [
    'The dream notebook fills faster than the appointment book. Sleep and solitude carry the real traffic for thirteen years, with art as their harbor. Have coffee daily with somebody wide awake, and tell them what you saw.',
    'Under snow every garden is finished. Thirteen years of that hush begin in you, restful and a bit forgetful. Welcome visions with tea, keep one appointment that involves daylight, and answer the oldest letter.',
  ],
};

export const plutoIngress: ByHouseWordings = {
  1: [
    'A snake leaves its skin whole on a stone and moves off shining. An era of many years remakes your bearing and your will. Choose who may watch the change, and soften your stare for people who startle easily.',
    'Carved wood smells strongest along the fresh cut. A stretch of twelve or twenty years pares you down to your grain. Leave the knots in. People will respect the edge, so offer them the handle now and again.',
  ],
  2: [
    'Under the floorboards of what you own lies a belief about deserving. Over a decade and more it gets pried up. Look at it before you hoard or dump anything, and earn by what you are most stubborn about.',
    'Misers and spendthrifts have the same ghost at the table. Over many years you get to know yours, and to separate what you are worth from what you own. Hold one cherished thing more loosely.',
  ],
  3: [
    'One true sentence can rearrange a family. Your speech goes to the root for many years, and an old rivalry with a sibling may be ripe for it. Research like a miner, yet leave people an unlit corner.',
    'Spade-shaped questions suit you for a long time to come. Ordinary talk keeps hitting something hard underneath, with siblings above all. Probe with leave, keep a few jokes shallow on purpose, and sign everything you write.',
  ],
  4: [
    'Behind the wallpaper is an older wallpaper. Over a long run of years the buried story of where you come from is scraped free, strip by strip. Pause for tea, and govern nobody’s version except your own.',
    'Grandmother’s trunk has a false bottom. Over the many years ahead what kin left out of the telling comes up, and your idea of home is founded anew on it. Lift gently, and open a window first.',
  ],
  5: [
    'Whatever you make is fired in a hotter kiln. Love and art want everything from you through these long years, and obsession can pose as devotion. Let the beloved, like the glaze, have a will of its own.',
    'Flamenco begins with one heel on a wooden floor. Your loves and makings take on that dark insistence for more than a decade. Stake yourself without staking a claim to anyone, and laugh when a step goes wrong.',
  ],
  6: [
    'Take the engine apart on a clean sheet. A slow overhaul of work and habit starts, deep enough to change whom you serve over the years. Quarrels about procedure feed on secrecy, so pin the diagrams up.',
    'Blacksmiths sort iron by the sound it gives. Years upon years of testing your work have begun, and tin will show. Go at a steady heat, cede a task per season, and air grievances outdoors.',
  ],
  7: [
    'Chess, against someone who truly sees the board. For a decade or longer partners and opponents bring out your depth along with your grip. Talk about power by name, and now and then sacrifice the queen.',
    'Opera, sung at close quarters. For an age, closeness runs deep and loud, and someone may hold up a mirror you never ordered. Look, then look away. Grips ease once each says what they guard.',
  ],
  8: [
    'A garden heap steams in the frost. The same slow heat gets into your closest ties for many years and turns old debts to soil. Hand over secrets only willingly, and loosen your hold a finger at a time.',
    'Glass is only sand and ash that went through a fire. Old breakages of trust and obligation are melted down over the many years before you. Handle the hot piece jointly, and agree what it should become.',
  ],
  9: [
    'Ore or cannonball, a conviction is the same metal. Yours are melted down and recast over the long years ahead. Study the subject you once avoided at its source, and give up conquering people you mean to teach.',
    'Palimpsest is the word: older writing under what you were taught. For many years you scrape and read. Let the rediscovered line change how you live before you quote it at anybody, and be mild with the doubtful.',
  ],
  10: [
    'Where the old factory stood, the ground is being cleared. Your place in the public world is rebuilt over a decade or two, ambition included. Use influence in daylight, and drop a title before it grips back.',
    'Stonecutters sign on the side that faces the wall. Influence may come by hidden labor over a score of years, while an outworn rank crumbles on the way. Serve something larger, audibly, and let juniors argue.',
  ],
  11: [
    'Behind every committee sits another one, without an agenda. For many years groups show you how influence really moves, yours as well. Join those you can question, and let a friendship end without a trial.',
    'Guilds had handshakes for a reason. For many years you see the inner workings of whatever you join, and matter more there than your seat suggests. Speak for the person absent, and quit a circle that keeps files.',
  ],
  12: [
    'A well that was boarded over still has water. In the course of many years the planks come off, and grief is down there together with strength. Bring a rope and a companion, and draw one bucket at a time.',
    'Bears come out of winter thinner, and hungry for berries. A long season underground is yours, years of it, with an old dread to digest. Keep a den, a lamp, and one caller with the password.',
  ],
};
