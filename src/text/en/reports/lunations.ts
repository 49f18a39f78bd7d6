import type { ByHouseWordings } from '../../catalogue.js';

export const newMoonInHouse: ByHouseWordings = {
  1: [
    'A blank name tag lies on the table with a marker beside it. For some days people believe whatever you write there, so drop one worn-out description of yourself and introduce the person you have lately become.',
    'Begin with the shoes. Go out in a different pair, by a different door, at another pace, and notice how readily the rest of you follows. A start that concerns you alone takes well.',
    'No audience yet, which helps: a bolder manner can be rehearsed in the hallway mirror and botched in private. Pick one thing you want for yourself and give it its first ten minutes before lunch.',
  ],
  2: [
    'Turn out the coat pockets, the jar by the door, the tin from your last vacation. Knowing what you have, to the coin, puts a first figure on a clean page. The second is what your hours are worth.',
    'What would you charge if nobody flinched? Say the sum to the bathroom tiles until it sounds ordinary. A new estimate of your worth begins in the voice, days before it reaches any invoice.',
    'Basil in a pot on the windowsill, three leaves so far. Slow, useful things have your patience, and a skill that you have been giving away could be offered, timidly at first, at a price.',
  ],
  3: [
    'Sharpen a pencil and write to the person whose last letter went unanswered. Two honest paragraphs will do. Talk that begins in these days keeps going under its own power, so be choosy about the subject.',
    'There is a bus you have never ridden past the library. Ride it. Curiosity is fresh enough at present to survive being bad at something, and a class or a phrase book would start well.',
    'Knock next door with a spare lemon and stay four minutes. Such errands open conversations, and a brother, sister or neighbor is readier to hear a half-baked idea than you suppose.',
  ],
  4: [
    'Shift the bed to the other wall. One heavy piece of furniture, moved, makes a home feel chosen, and the talk about who lives how can start over the dust underneath.',
    'An old photograph has slipped behind the drawer. Anything you begin with family begins by asking its oldest member who is standing on the left, and by staying for the story that follows the answer.',
    'With your phone left in the hall for an evening, walk through the rooms and decide what each of them is for. Something wants to root here. By bedtime you should know the first nail to hammer.',
  ],
  5: [
    'Buy the cheap watercolors, the kind with a poor brush, so that nothing you make can matter. Pleasure restarts at that level. So does flirting, given a silly question and time to enjoy the answer.',
    'Somewhere a child is building a fort and needs a second pair of hands. Kneel down. After an hour of being told what the cushions are, your own inventions will be clamoring for cushions too.',
    'Romance and play are beginners’ subjects just now, and enthusiasm counts for more than grace. Send the invitation before you can think of reasons: one dance lesson, two paper crowns, a picnic on the rug.',
  ],
  6: [
    'Set out the cup, the socks and the right screwdriver the night before. A routine begun that small is likely to hold, whichever you choose, provided its place in the day is fixed.',
    'From one desk drawer, cleared to the bare wood, you can rethink the whole working day. Put back only what you used last month. Then ask a coworker which of your habits costs them time.',
    'Oil the hinge, change the battery, take the dog by the longer road. Upkeep is fresh to you for once, and halfway along a better way of doing some dull job may simply occur.',
  ],
  7: [
    'Two chairs, one small table, nothing agreed. The first line of an arrangement is yours and somebody else’s to write, so come with a proposal in plain words and leave half the page for theirs.',
    'Ask a partner, or whoever may become one, what they would like more of, and ink the reply on your wrist. Beginnings between two people are made of details like that, acted on by the following day.',
    'The rival across the net could make a decent teammate. Offer your hand first, and say what you want from the match before charm takes over. Terms named at the start are a kindness later.',
  ],
  8: [
    'Put both names on the envelope and both sums inside. Shared money can be discussed from the beginning, without last year’s tone of voice, once one of you has said what feels unfair.',
    'Tell one person a thing you normally edit out. Trust begins again at about that depth, a single sentence in a parked car, and the pause after it will tell you whether to go on.',
    'Behind the boiler stands a carton you have stepped over for years. Some beginnings need the floor space that an ending leaves. Tip it out, and keep only what still has a claim on you.',
  ],
  9: [
    'Unfold the big map on the floor and crawl across it. A route you hardly dare imagine can be begun with very little: a few verbs, a passport photo, a message to someone who lives there.',
    'For some days convictions are soft as new bread. Read the opening chapter of a book that disagrees with you, out loud if you like, and say yes to the teacher or the longer road.',
    'You are starting at the bottom of a large subject, and the sky looks enormous from down there. Send the application, or a question to a stranger who knows. Then sit in the front row of lesson one.',
  ],
  10: [
    'Somebody will ask what you do, and the reply you have given for years has gone stale. Try the next job on your tongue. Afterward take one step toward it where a boss can see.',
    'The nameplate is off the door, and the screws are in your palm. Before anyone engraves another, decide which title you would work for gladly, and write to the one person who can grant it.',
    'Raise your hand for the sort of task that gets printed with a name beside it. As a small promise kept in public, ambition gets further than as a plan, and whoever is watching is well disposed.',
  ],
  11: [
    'Folding tables, a sign-up sheet, a pen on a string. The group you join in these days has room for your odd idea, and will have more once you have stayed to stack the chairs.',
    'Say the wish to a friend, the large one, with the numbers in. Hopes kept indoors grow pale. Before the coffee is cold somebody may remember a person whom you should call.',
    'Which three people would you want on a raft? Write to them all in one message and propose an evening. New company forms around whoever bothers to name the hour.',
  ],
  12: [
    'Block out an afternoon in pencil and tell nobody what it is for. What wants to begin is shy, and comes up only after an hour of staring. Keep a notebook within reach of the bath.',
    'Dark soil, a bulb, and nothing to show the neighbors. You are allowed a private start that reports to no one, and the best care for it is an early night.',
    'An apology you never sent is still among the drafts. Finish it in three lines, then send it or delete it. Much of your tiredness was stored in that folder, and rest comes easier after.',
  ],
};

export const fullMoonInHouse: ByHouseWordings = {
  1: [
    'Everyone sees you coming, as if the stage lamp had been lit before your entrance. Something about you has ripened and can be shown. Ask a partner later what they saw, and believe two thirds of it.',
    'Halfway through pouring another person’s tea, you notice that your own cup is dry. Feelings rise over whose needs go first. State yours once, plainly, with the teapot still in your hand.',
    'In a shop window you take the passing figure for a stranger, and rather like the walk. A change begun months ago is visible at last. Wear the thing you were saving for an occasion.',
  ],
  2: [
    'At the market the scales stop swinging. What you own, what you owe and what you are worth can be read off the dial, so read it yourself before anybody offers an opinion.',
    'The tent you lent comes back with a stranger’s sand in it. Feeling runs high about mine and ours. Laugh, shake it out, and say next time how long a loan lasts.',
    'Accept the thanks with both hands, and the fee as well, should there be one. Work that you were slow to price is plainly seen. Only keep the glow from being spent on soothing somebody’s envy.',
  ],
  3: [
    'The group chat lights up like a pinball machine, and your opinion is going to be quoted. Draft it by hand first. Strike whatever was only clever, and what remains may settle the matter.',
    'Facts turn up that your fine theory had no room for, delivered by a sister, a neighbor, the baker. Write them down. A belief that can digest six of them is worth keeping.',
    'With all the windows on the street open, you hear how people really talk. A long misunderstanding has come to its last sentence. Say that one face to face, and walk home the chatty way.',
  ],
  4: [
    'Lasagna is on the table, and a work phone hums in a bag in the hall. Home has waited its turn and asks loudest now. Stay seated until the plates are scraped.',
    'Relatives bring out the long version. Around the third telling you see why a certain door was always kept shut, and what you have been hauling up from behind it. You may put that down.',
    'The rug is down at last, and the room shows plainly what it lacks. Moods at the kitchen counter are candid for some days. Discuss the place barefoot, after food, before anyone buys a lamp.',
  ],
  5: [
    'A spotlight crosses the crowd and stops on you, mid-chorus. Talent and tenderness both show. Enjoy the whole song before you look for your friends, who are at the back and can cope.',
    'Show what you made while it is slightly wet. Praise and envy will come from the same table, and the remark that still stings at bedtime probably contains the improvement.',
    'When the costume box is open, someone overacts: a child, a lover, you. Be lavish with applause. Later, on the edge of the bed, ask the tearful one what the play was really about.',
  ],
  6: [
    'Inbox, dishwasher and parrot all call at the same moment. What the routine costs can be read from the evening’s temper. Drop one chore for good, and announce it.',
    'A badge worn too long leaves pinholes. Your effort is noticed now, including the part done after hours, and it is a fair moment to ask aloud which half of it anybody needs.',
    'Crumbs in the keyboard, four open lists, scissors nobody can find. Daily upkeep has come to a head, and an hour of putting it right, with loud music on, will rest you more than a day off.',
  ],
  7: [
    'Hear it to the end before you answer. A partner, a client or a frank opponent is saying what they have felt for weeks, and across the table sits the other half of your story.',
    'The seesaw has been stuck with you in the air. Somebody shifts their weight, and for a moment both of you know what the other’s view is like. Ask for evenness while it is fresh.',
    'Ink is wet on something between two people: a deal, a vow, a decent goodbye. Read your line aloud to hear whether you mean it. If you do, sign with your full name.',
  ],
  8: [
    'One receipt on the dresser, and you are discussing everything. Money held in common and things left unsaid are lit as by a struck match. Hold it steady, ask one question, blow it out.',
    'As the piano of a former life goes down the stairs, you laugh or cry over one cracked key. Have someone you trust take the heavy side. The room afterward is enormous.',
    'Intimacy comes at full volume: a hand, a confession at two in the morning, a dispute over who owns the sofa. Keep what you are told to yourself, and sleep before making any demand.',
  ],
  9: [
    'From the hilltop you can count the streets you have been running up and down. Such a view tempts one to lecture. Write it on a card instead, and consult it at the next crossroads.',
    'Grades are posted, or the visa is stamped, or an editor replies. A long effort of the mind shows its size. Celebrate at a foreign table with a dish that you have to point at.',
    'You catch yourself shouting about principles at somebody who asked for directions. Give the directions. All that fervor is really about a trip or a course of study, and the form takes ten minutes.',
  ],
  10: [
    'The elevator opens on the top floor, and heads turn. Your work is on view, credit and criticism in one serving, so call home before you reply to either.',
    'Applause reaches the podium while somebody holds your dinner under a plate. Take the bow. Thank by name the people who covered for you, and be on the early tram.',
    'A boss says out loud what has been true for months. Flattering or sobering, it gives you the height of the ladder to the inch. Ask which rung comes next, and who will steady it.',
  ],
  11: [
    'Votes are counted on the back of a pizza box. A common aim is reached or plainly outgrown, and the group gets emotional. Thank people in specifics, then notice whose face you looked for first.',
    'The hope you filed under “someday” turns up with its coat on. A version can be had, less grand and perfectly real, if you tell friends exactly which piece is missing.',
    'What you want for yourself and what a group expects of you fall on the same evening, and you cannot do both. The others will take it well if you say frankly what they can count on.',
  ],
  12: [
    'Sleep comes in scenes, with a cast you had written off. Something from under the stairs asks to be looked at, kindly and by lamplight. One useful appointment, canceled, pays for the hour.',
    'Even the busiest desk goes blurry toward evening. Tiredness is telling the truth about a load no one sees. Set down the unseen part before the rest: worry carried for another adult.',
    'Some secret has outgrown its shoebox. Told to one discreet listener it shrinks, and you may gather from your own tone that it was mostly sorrow, or mostly a wish for a vacation.',
  ],
};

export const firstQuarterInHouse: ByHouseWordings = {
  1: [
    'Your job has a plan for you, and so do your restless knees under the desk. Stand up. Assert yourself in something small before you feel ready, and see which of the two plans has muscle.',
    'Halfway over the stepping stones one can wave, retreat or jump. What you began in your own name meets its first objection, most likely from somebody with a title. A longer stride is answer enough.',
  ],
  2: [
    'Friends are ordering another round, and you know what is in your wallet. Name your limit first, and cheerfully. The plan you have about earning wants that sort of spine more than it wants their opinion.',
    'The lid slips, the jar refuses, you fetch a rubber glove. Some practical aim is at the stage where effort shows least. Change your grip before you push harder: another tool, another price, another number to call.',
  ],
  3: [
    'Thoughts that were comfortable as fog must become a sentence with a verb in it. Call your sister, ask the awkward thing, correct the form. Only the first thirty seconds are steep.',
    'Two messages contradict each other, and both are from you. Decide which one you meant. A mistake made aloud is mended by supper, while dithering holds up everybody behind you at the corner.',
  ],
  4: [
    'Pictures are down, the ladder is up, and somebody at home preferred it before. Hand them a brush, and one wall that is theirs alone to ruin. Work goes on faster after that.',
    'You want the party and the sink wants a plumber. Deal with the sink. However clumsily you settle this matter of foundations, it frees more of you than dancing would have.',
  ],
  5: [
    'Budget on one knee, ukulele on the other. Fun asks for a little cash, or at least for the nerve to be caught having it. Pay the fee, then practice your second chord.',
    'Charm has done what charm can, and the flirtation or the half-made thing now needs a dance floor crossed. Set out. Should the answer be no, a shy part of you has still watched you do it.',
  ],
  6: [
    'Talking about the new routine has become the routine. Close the tab, tie on an apron, turn out the first ugly batch. By the fourth your hands will have opinions of their own.',
    'A squeak in the day’s machinery is louder than the work by now. Mend it properly: stop, tip the cart on its side, call somebody over to lift. It costs you a morning of looking unproductive.',
  ],
  7: [
    'One hand reaches for the thermostat, and there goes the treaty. Friction between two people is asking for a rule that both could recite. Draft it together while you are still slightly cross.',
    'Half the contract is clear, and the rest is goodwill. Ask the question that may spoil the mood. A partner worth having looks relieved, and a rival at least shows which piece is being guarded.',
  ],
  8: [
    'Last month’s fun has run up a tab. Open the envelope beside whoever shared the fun. Ten stiff minutes over sums, or over a jealousy, will buy back a good deal of tenderness.',
    'At this end of the pool your toes still touch. To be closer you would have to leave the rail, so choose the thing you have held back, say it slowly, and keep treading water.',
  ],
  9: [
    'Between you and the horizon stands a laundry basket, and it always will. Walk around it. Enroll, reserve a seat, or write the opening page before the spin cycle ends.',
    'Good news: your opinion has met a well-read opponent. Concede the point about the numbers, look up the study, build again on a wider base. Convictions walk better with some wear on the heel.',
  ],
  10: [
    'A partner’s plans and your deadline want the same evening. Choose early and tell both. Whichever wins gets all of you, since ambition forgives a clear refusal sooner than a late arrival.',
    'Scaffolding is up around something with your name on it, and passersby have remarks. Keep laying bricks. One blunt question to the boss about what counts could save you a whole floor.',
  ],
  11: [
    'Among nine people full of hope, somebody has to ask for raised hands. Let it be you. An honest count, even a low one, is something to begin with, and wishes have had their turn.',
    'Loyalty to one person’s confidence is making you stiff with everyone else. Find out what may be told. The common project is stuck on exactly the thing that three of you already know.',
  ],
  12: [
    'Big plans are drumming on the door of the room where you rest. Bolt it for one evening. To be unavailable takes some will, and the next move depends on what occurs to you inside.',
    'On your way out a loose thread catches on the latch: a thank-you owed, a casserole dish never returned. Go back and tie it off. Better to leave an hour later and unsnagged.',
  ],
};

export const lastQuarterInHouse: ByHouseWordings = {
  1: [
    'Take off the jacket that never fit your shoulders, together with the voice you use in it. Some manner of yours has served its time. Those at home can tell you which, if you ask over dishes.',
    'Old stickers cover the suitcase of who you are supposed to be. Peel. Most come away easily, and where the glue holds, leave it until later and spend an evening in clothes that impress no one.',
  ],
  2: [
    'Sort the pantry with a generous box at your feet. You own several gadgets for the cook you used to be, and it is fun to give them to someone who bursts out laughing.',
    'With the borrowed drill returned and the accusing exercise bike gone, you can hear yourself value things. Fewer belongings, fewer interruptions. Put the corner you have won to some frivolous use.',
  ],
  3: [
    'Newsletters unread, threads muted, a quarrel with a cousin kept warm for no reason. End one of each. Your mind has been sorting other people’s mail and has a desk of its own to see to.',
    'Say “I was wrong about that” in the tone you would use for passing the butter. Corrections come cheap at this stage, and the working day runs easier with the old remark taken back.',
  ],
  4: [
    'Somebody else’s skis are still in your attic. Telephone, agree on an afternoon, be friendly. Whatever goes makes room for the person who does share your table, and for a livelier argument about curtains.',
    'A family rule that you never voted for, about gravy or grudges, may lapse without a ceremony. Mention it to a partner to hear them laugh. Then sweep the back step.',
  ],
  5: [
    'The game has outlasted anyone’s enjoyment of it. Put the cards in the box. An old romance or a stalled piece of art deserves a clean last page, and you can write it in an hour.',
    'Your paint water has gone the color of mud. Once it is poured out and the brushes are rinsed, see which canvas still asks for you. The other may go, with a pang, to its wall.',
  ],
  6: [
    'A broom wears down on one side, and so does a method. Retire yours while you recall why it was good. In another department, or another country, this task has been solved, and people love being asked.',
    'Throw out the planning system with the eleven colors. Whichever habits outlive a spell of neglect are the real ones. Build on those three, and read a book in the hour you have saved.',
  ],
  7: [
    'Hand back your half of a bargain that has expired, even if it is only about who always drives. Relieved of it, you can be curious about a partner again, and bring both hands to your work.',
    'Score has been kept, in the margin, by each of you. Read it aloud together until it turns funny. The next agreement is going to need that side of the page.',
  ],
  8: [
    'Whose umbrella is that, whose password, whose twenty? Give things back. The debt that nobody mentions loses its hold once it has been counted, and your friends will find you lighter company.',
    'Ashes should be cold before they are carried out. Make sure an old heat is really over, then empty the grate, rinse the bucket, and join some people who never heard about it.',
  ],
  9: [
    'Two of your guidebooks describe borders that have since moved. So do several of your opinions. Give the lot away and take a walk without a theory, looking mainly at moss.',
    'You need not finish the course, the saga or the debate on what it all means. Mark the one page that changed you, and shut the cover. An idle afternoon will do the grading.',
  ],
  10: [
    'Empty the cabinet of trophies, and of that one old reprimand. Some role at work has served its term. Delegate the part you do for show, and walk home at your own pace.',
    'Somebody out there wants your committee seat, or your reputation for never saying no. A single clear memo hands it over. What comes back to you is the use of your first name.',
  ],
  11: [
    'Slip out of the group that meets from habit, with proper thanks and your own mug under your arm. The hope you shared there may be sound. It needs other company, or a cheaper room.',
    'Friendship grows long thin shoots in places, and this is pruning time. Two or three stems bear fruit and deserve your evenings. A wish you have stopped wishing can go on the same heap.',
  ],
  12: [
    'Under the bed you find a shoe, a borrowed novel and an excuse you no longer believe. Drag all three into daylight. One phone call to a brother or a neighbor finishes what has been nagging.',
    'The final hour of a night shift has its mercy: nothing more can be done. Fold up the unfinished business, label it, go to bed. Words for it will find you on a morning errand.',
  ],
};

export const solarEclipseInHouse: ByHouseWordings = {
  1: [
    'For a moment the mirror goes dark, and when it clears you are inclined to believe a different face. The coming half year belongs to that person. Give them one rule of their own to live by.',
    'A cloakroom hands you the wrong coat, and it fits. Inside six months you may outgrow an entire manner, so start with how you say your name, and go easy on those who use the old one.',
  ],
  2: [
    'Overnight a shop has changed hands: same counter, other goods. How you earn, and what you count as wealth, is restocked over two seasons. The one skill you refuse to sell cheaply belongs in the window.',
    'Weigh a pebble, a ring and your first paycheck in one palm. Some measure of your worth is being exchanged, and half a year will show which. Meanwhile travel light, and note what you would run back for.',
  ],
  3: [
    'In the night somebody turned the signpost at the crossroads. Everyday talk leads elsewhere for about six months, so ask directions of people you usually nod at. One or two of them know a shortcut.',
    'The word that was on the tip of your tongue all year drops out, and it alters the sentence. Something in study, with siblings or close by starts afresh. Speak early, with mistakes: fluency takes two seasons.',
  ],
  4: [
    'Someone presses a key into your hand without saying which door. Where you live, or what you call home, gets another floor plan within the half year. Pace out the rooms of the wish first.',
    'Make up the guest bed, and ask your people where they came from. Below ground a taproot is feeling for other soil, and for six months private life sets the direction while the visible branches wait.',
  ],
  5: [
    'Mid-act the curtain drops, and it rises on a comedy. Love, children and whatever your hands make are given new scripts for half a year. Audition for something in which you have no training.',
    'A kite tugs at the hand you believed was empty. Delight starts over between now and six months hence, in a form your older tastes would have found silly. Pay out string, and run.',
  ],
  6: [
    'One morning the factory whistle stays silent, and everyone looks up. How you work and keep yourself in repair is due for another rhythm, two seasons in the tuning. Moving a single meal is a start.',
    'New handwriting appears on the duty roster. Half a year on, an ordinary day may look unlike those you are used to, so teach somebody your tasks and watch closely how they do theirs.',
  ],
  7: [
    'A chair scrapes, and someone you had not reckoned with sits down across from you. Partnership is put on a new premise for the next six months, with the same person or another. Ask what brought them.',
    'Swap sides of the bed, of the car, of the argument. The balance between you and somebody is recast within half a year, to the advantage of whoever dares say, “Here is what I would agree to now.”',
  ],
  8: [
    'The locked room in the building you share turns out to have had a window all along. Trust and joint money begin on different terms these six months. Raise the sash an inch, and wait for theirs.',
    'Divers come up by stages. What you held on to is on the seabed, and something else moves into its place within six months. Settle one account, forgive another, and breathe at every stop.',
  ],
  9: [
    'Spin the globe, and your finger lands on a coast you cannot pronounce. Larger questions open there for half a year. Find its first teacher, its word for thank you, its cheapest honest ticket.',
    'One page of what you believe comes out of the printer blank. Fill it slowly over two seasons, from strangers’ kitchens and books in translation, and use a pencil.',
  ],
  10: [
    'The orchestra is tuning again, because another conductor has walked on. It could be you. Direction and rank find a new key during six months or so, and you get to name the first piece.',
    'Write a job description that you would envy, and show it to someone influential. By lunchtime your business cards are out of date, in spirit if not in print, and half a year of professional beginnings follows.',
  ],
  11: [
    'A table of four, and you know none of them. It will be your table inside six months. Hopes shift with the company, so bring along the wish that older friends have heard too often to hear.',
    'Club rules are spelled in plastic letters on a felt board, and someone hands you the spare vowels. Whom you belong with, and what for, gets rewritten across half a year. Save a seat for the oddest applicant.',
  ],
  12: [
    'Somebody has dimmed the museum, and your eyes adjust. During two seasons things long in storage come up in an order of their own. Visit alone and often, and put off writing the labels.',
    'An underground stream changes its bed, and nobody in the village hears. Your deepest shifts go like that for six months. Guard your rest, jot down dreams, and owe no one an explanation.',
  ],
};

export const lunarEclipseInHouse: ByHouseWordings = {
  1: [
    'Copper light is unflattering and curiously fair. A part you have played for other people closes here, with half a year for striking the set. Ask a partner which line they never believed.',
    'Do without mirrors and tight collars for six months, while some way of presenting yourself comes off whole, like the skin that a snake leaves on a warm stone. The snake looks none the worse.',
  ],
  2: [
    'The pawn ticket turns up, and you find that you no longer want the watch. Over two seasons you are done with some possession or proof of worth. Hand on the box it came in.',
    'Held to a reddish lamp, the old coin shows a face worn smooth. Something you prize out of habit loses its stamp within half a year. Trade it, while you feel generous, for an hour of somebody’s skill.',
  ],
  3: [
    'Your address book is full to the last page. A conversation of many years, with a sibling perhaps or a critic in your own head, finds its close before six months are out. Say the final line kindly.',
    'Cherish the two voices that ask a second question, because the chatter around you thins for half a year. At your door a rumor has stopped, looking tired, and you see that you could end it there.',
  ],
  4: [
    'Where the paint has flaked, the wallpaper of your childhood shows through. A chapter of family closes with some feeling over two seasons. Save one strip in an envelope. The next color is yours alone to choose.',
    'Lights out along the whole street, and neighbors you never met come over with candles. Home was bigger than the building. Give up a place or a grievance these six months, and keep the people.',
  ],
  5: [
    'Lift somebody small onto your carousel horse. The music stopped a while ago and the ride is slowing: a romance, a hobby or a way of being adored winds down inside half a year, still pretty.',
    'Your masterpiece, it turns out, was the sketch. Some grand scheme of art or love takes off its crown inside six months and stays on as something playable. Pin the sketch where you eat breakfast.',
  ],
  6: [
    'In front of the punch clock you have no idea which card is yours. A duty is over in you before it is over on paper. Half a year is time enough to hand it on with care.',
    'Leave good instructions for whoever follows, since two seasons see off a method, a post or some fussy standard. The kettle you have descaled for ten years gives a last hoarse whistle, and you are almost fond of it.',
  ],
  7: [
    'In the window of the night bus two reflections sit side by side, and you see what is over. It may be only an old quarrel. Spend six months putting it down together, a little at every stop.',
    'A long duet has reached the bar where one voice rests. Some pact with another person is completed in the half year ahead, ready to be released or renewed in different words. Ask which, and wait.',
  ],
  8: [
    'Opened at last, the safe contains a ribbon, two keys and an apology. A matter of trust, debt or desire is discharged within half a year, and the door can stay ajar once you have read everything.',
    'Wine has been on the tablecloth so long that nobody sees the stain. Now someone names it. What lies between you can be washed out inside six months, and you might be the one who brings the salt.',
  ],
  9: [
    'The lecture hall empties, leaving you with a board full of another person’s certainty. Two seasons from now you will have wiped most of it. Copy out the line you could defend to a child.',
    'Your own postcard comes back, stamped “unknown at this address.” Within half a year a faraway dream or a doctrine is at an end, which leaves you some affection to spend on the family downstairs.',
  ],
  10: [
    'Gold leaf comes away on your thumb. Over six months you see up close an honor that shone from a distance, and may set it down. Dinner at home, early, with talk of other things, could well outshine it.',
    'Four people with straps carry the statue out of the lobby, very respectfully. One chapter of career is closing, at the pace of half a year. Choose your own last words on it before the press office does.',
  ],
  11: [
    'The minutes are read and approved, and you feel that this meeting is the last. Without villains, a circle or a shared hope disperses over two seasons. Keep two addresses, and go paint something.',
    'One star in your constellation proves to be a plane, and it is moving on. Friends regroup for some six months. Wave to it. The figure you draw through the rest, starting from the nearest, will be simpler.',
  ],
  12: [
    'An old tape plays in an empty apartment, and you know those excuses, in a younger voice. The hidden habit behind them can be gone in half a year. Turn the volume up, once, and hear it out.',
    'Your basement has been dry for ages, yet everything down there still stands on bricks. Some caution is ending that once made sense. It may take six months to trust the floor. Put down one box.',
  ],
};
