import type { ByHouseWordings } from '../../../catalogue.js';

export const risingMercuryRetrograde: ByHouseWordings = {
  1: [
    'The eastern horizon of your chart, where you come into view, is being reread like a first paragraph. Cut an adjective or two. For three weeks of the year people get you in draft, and some will prefer it to the fair copy.',
    'A voicemail greeting recorded in another mood still answers for you. Listen to it as a stranger would. These three weeks suit a review of manner and pace, and the better greeting will come while you mumble drafts in the car.',
    'Halfway across the room you forget why you got up. Treat the pause as a hint about the year: some direction was taken in haste, and standing there beside the lamp you may recall what you wanted in the first place.',
  ],
  2: [
    'Price tags swing round to show their other side. A three-week audit of what you earn, and what you take yourself to be worth, gives the year’s plans a firmer footing. Query the odd charge, and let every large wish sleep on its own pillow.',
    'Counting the silver, you come up one spoon short, then find it in the jam. Suspicion is a poor bookkeeper. Let these weeks go to checking what you have, with every surprise written down before anybody is blamed.',
    'A pay slip from your first job, flattened in a dictionary, makes odd reading. Compare what you asked then with what you ask now. By the end of the pause you may want to reword the year’s next request, upward or downward.',
  ],
  3: [
    'A half-done crossword resurfaces with your confident mistake at four across. Much of this year’s talk hangs on some such entry. Retrace the conversation with the sibling or neighbor concerned, and fill in the new word lightly.',
    'Inside your mailbox is a letter for the tenants before last. Messages stray for three weeks, your own included, so number the questions in each. The class you took up this year gains from a second pass through the notes.',
    'Half the people within walking distance heard only the beginning, so say it again and slower. Short outings double back on themselves in this stretch, and it tends to be on the second leg that someone tells you what matters.',
  ],
  4: [
    'The lowest point of the chart keeps the oldest mail, and for three weeks some of it gets opened. Read what parents or landlords once wrote, ask the dull follow-up question, and take a quiet evening over your reply.',
    'Taped inside the cupboard door are kitchen rules in three handwritings, no two agreeing. Gather everyone for a rewrite. Moves and repairs decided this year are worth going over room by room, while somebody reads the measurements back.',
    'Cassettes of family birthdays want a machine that nobody owns any more. Borrow one. Practical plans at home drag for three weeks, which is long enough to hear voices from the root of things and what they forgot to mention.',
  ],
  5: [
    'Under the finished painting an earlier sketch shows, with the arm held differently. A spell for reconsidering what you make and whom you court. Scrape gently. The first idea was clumsier and may have been more in love.',
    'A child’s “and then?” reveals that you skipped the good part. Go back and tell it properly. The year’s romance or pet project wants the same for three weeks, a rereading in pajamas, before another installment is promised.',
    'Love letters are best reread in order, blushes included. For some weeks the year’s pleasures hang fire, with meetings moved or muddled. Answer each mix-up with patience and a joke, then mend the verse that never scanned.',
  ],
  6: [
    'Recipe cards, stained and out of order: such is the state of your working routine. Re-sort them across three weeks, tasting as you go. A colleague who seems slow may be the one who remembers where the sugar went.',
    'Reminders chirp for chores done last week and skip the one that counts. Glitches in daily work point at the weak seam in the year’s arrangements. Find it while it is showing, and save a second copy of everything before lunch.',
    'An apprentice asks why it is done like that, and the whole workshop stops. Nobody knows. Use the halting weeks to trace how each habit entered your day, care of the body included, and retire whichever turn out to be orphans.',
  ],
  7: [
    'At the western edge of the chart, where others come to meet you, the line crackles. Have them repeat the important part. Agreements made earlier this year gain from three weeks of footnotes, preferably by both hands.',
    'Each of you remembers winning the talk on the balcony. Go over it with cool heads. A shared decision can be reopened in these weeks without being undone, and someone who left your life may phone for a civil word.',
    'Consulting the other side takes longer than planned, since they have just thought of something. Hear it. An adviser or a mate rewords the question for three weeks, and the year’s joint answer will be better for having been crossed out.',
  ],
  8: [
    'A locker key without a number turns up in a shared drawer. Three weeks go to such puzzles: what was pooled, and who kept the proof. Investigate as a pair, for lone detectives are inclined to find culprits.',
    'What neither of you said about the loan, or the kiss, has been gathering interest. Bring up the oldest item first. This stretch suits opening sealed subjects by small slits, with permission, and leaving signatures until the talk is done.',
    'The clause about “joint use” apparently covers the freezer. Reading your agreements aloud, word by word, is oddly bonding. Take the whole three weeks over it, correct what time has made silly, and put the passcodes where both can find them.',
  ],
  9: [
    'From the translation you relied on, a “never” is missing. Go back to sources for three weeks, in study as in belief. Plans for distance are drafted more than once this year, and the later draft avoids a tiresome border.',
    'At the airport bookshop you buy a volume you already own. Open the earlier copy, scribbles and all. Long-range plans loop back for some weeks, whether travel or schooling, and your own margin may contain the directions.',
    'Professors, officials and oracles all reply “pending.” Meanwhile unpick the certainty you have been quoting this year and look at its stitches. Three weeks on, you will hold it more loosely or with a better reason.',
  ],
  10: [
    'High noon on the chart, and the loudspeaker echoes. What was announced about your work gets heard late or twice, so for three weeks check any notice that bears your name, and thank whoever spots the misprint.',
    'The résumé lists a skill you have lost and omits the one you use daily. Rewrite it with no post in view. Superiors change their minds for some weeks, which leaves you free to change yours about the year’s ambition.',
    '“And what exactly do you do?” asks an aunt, and the question follows you up the stairs. Answer it afresh on paper. Career news comes in reverse order for three weeks, verdict before reasons, so wait for the reasons.',
  ],
  11: [
    'The reunion list has wrong addresses for the best people. Hunt them up, one lead at a time. A circle or cause that you joined this year wants its purpose restated soon, by someone who has had coffee.',
    'Read aloud, the record of the last assembly causes laughter and a single objection. Listen to the objector. Group plans take a second lap, and the hope you hung on them this year may change its wording and stay.',
    'Two friends have each told you half of something. Resist assembling it without them. The year’s company is rearranged by small corrections just now, a name restored or an invitation reissued, and you do well to be the slow one.',
  ],
  12: [
    'Lost property has a counter of its own in the mind, open late. For three weeks you are on duty there, among gloves and apologies. Return what you can by private mail, and let the unclaimed things go to charity.',
    'Thoughts go round the pond and meet the same duck. Feed it. Whatever keeps coming back in the solitary hours of these weeks is old business with a plain request, which becomes audible once the radio is off.',
    '“Invisible mending,” says the tailor’s card, and the next weeks are of that sort, stitches at the back of things with no customer waiting. Reread last year’s private notes, and close up one regret before it ravels further.',
  ],
};

export const risingMercuryDirect: ByHouseWordings = {
  1: [
    'Your rising point has its voice again, hoarse for a day or two, then surprisingly sure. Tell the year what you decided while you were mumbling. A shorter account of yourself travels better, and acquaintances will soon be quoting it.',
    'A clean copy lies on top of the crossed-out ones. Sign it. Whatever you rethought about how you come across can be tried on live people, starting with the barber, who has sat through the drafts.',
  ],
  2: [
    'The till balances and the shutters go up. Choices about earning that had to wait are served in the order they came. First in line is the reworded fee, said once, with both hands in your lap.',
    'Weighed a second time, the parcel costs less to send. Modest good sense of that kind follows a review. Make the delayed purchase if it still pleases you, and look after the tool on which this year’s living depends.',
  ],
  3: [
    'A six-minute call can untie the misunderstanding of the year. Open with your own mistake. Brothers, sisters and neighbors turn talkative like a line that starts to move, so have something to write on.',
    'The footpath that was closed for weeks reopens, rerouted past a henhouse. Errands prosper, eggs too. Finish the course of study you went back over, and hand the corrected notes to whoever sat behind you.',
  ],
  4: [
    'Somebody has gone over the foot of the chart with a lantern, and the year can be built on what was found. Give the relatives or the landlord your answer, and hang the pictures at the height all of you measured.',
    'At home somebody remembers where the deeds are. Domestic talk gets practical, after weeks of who said what, and a single page divides the tasks. Read it to the oldest and the youngest before it goes on the wall.',
  ],
  5: [
    'The rhyme arrives in the bath, three weeks late and perfect. Write it on the tiles. Courtship recovers its timing too, and the person you confused with charming half messages would enjoy a whole one.',
    'Curtain up on the postponed show, with one song cut and nobody missing it. Whatever you revised for pleasure this year may meet its audience of children or sweethearts, and a flubbed line will only endear you.',
  ],
  6: [
    'With a last click the wristwatch goes together, and only one screw is left over. Put that in a labeled tin. The reworked routine should carry the remainder of the year, if you forgive its first few slow mornings.',
    'Colleagues answer in whole sentences. While they do, mend the arrangement that failed during the muddle and settle who watches over it. Your own upkeep deserves a line there, between the orders and the deliveries.',
  ],
  7: [
    'From the far horizon of the chart comes a clear reply, addressed to both of you. Settle the matter that hung all those weeks. Keep the amended wording where each can see it, ideally by the light switch.',
    'After some tugging at the bottom, the zipper takes hold and its halves meet. Agree to what you have gone over. Trust, this year, consists in saying the obvious twice, and a partner may well want it a third time, sung.',
  ],
  8: [
    'The combination works once you read the numbers backward. A shared affair that stayed locked for weeks can be opened and divided fairly. Do it in daylight, and keep the tenderer half of the talk for the evening.',
    'Last signature, last envelope, and then the two of you look up. Settlements that have been gone over twice are easier to live with all year. Celebrate the closing of the file in some thoroughly unbusinesslike way.',
  ],
  9: [
    'A visa and a change of heart come by the same mail. Rebook accordingly. While distant plans stood still you found out where exactly you were going, and a teacher met this year would like to hear it.',
    'Shortened by a third, your grand theory walks without a limp. Take it out among people who differ. Studies and applications go forward from here, and the corrected passages may be the ones that get quoted.',
  ],
  10: [
    'Decisions that had been circling over your career come in to land, one behind another. Meet them with a tidy desk. What stands at the Midheaven can be read from far off all year, so phrase the revised intention in large letters.',
    'The correction is printed, and on a better page than the mistake. Let it stand without comment. Superiors are in a mood to conclude, which is your chance to present the second version of the plan with its costs attached.',
  ],
  11: [
    'Off goes the newsletter to press, everyone’s name spelled right. Friendships that got garbled read clearly again. Pick the shared plan that survived three rounds of doubt, and carry it to the next meeting as a single line.',
    'The friend you kept missing is standing in the same bus shelter. Make the most of ten minutes. A hope that was discussed too widely this year can be entrusted to fewer ears, and theirs are a good pair.',
  ],
  12: [
    'The night shift hands over its log: all calm, two entries. Read them before breakfast. What you thought through in retreat surfaces as a short resolution, of use all year and happiest unannounced.',
    'Strained through three weeks of solitude, an old worry leaves hardly a spoonful. Pour it away. The clear part is a decision about rest, or about someone absent, and wants carrying out before people start to ask.',
  ],
};

export const risingVenusRetrograde: ByHouseWordings = {
  1: [
    'Beauty is out for cleaning, with a numbered ticket. For six weeks of the year you may feel less winning, and freer to find out who you are when nobody is charmed. An Ascendant without varnish shows a good grain.',
    'Sitting for a portrait is mostly sitting. Your rising point is choosing its palette again, slowly, and compliments come late. Bear with the unfinished likeness, leave your looks much as they are, and ask an old admirer what they saw.',
  ],
  2: [
    'Slip off a ring worn for years and there is the pale band beneath. Which possessions do you keep from love, and which from habit? Six weeks of wearing less, and buying slowly, will revise your idea of enough.',
    'Appraisers hold a teacup to the light before they speak. Treat your salary in that way, and the heirlooms, and the favors you sell too cheaply. Since tastes are shifting this year, give the costly lamp another think.',
  ],
  3: [
    'Small courtesies between you and a neighbor or a sister have worn thin, like soap. Six weeks allow for unwrapping a new bar. Retract some mocking nickname, and go back to whatever charmed you into this year’s studies.',
    'Apologies age badly in an outbox. Some coolness along your street, or between siblings, goes back to a joke nobody retold. Read your older messages for tone, pick the one you would take back, and say so in person over pears.',
  ],
  4: [
    'One guest towel hangs there, too fine to be used. For whom has home been kept pretty? Comfort and kinship, the ground floor of the chart, are thought over for six weeks, and an estranged cousin might yet dry their hands on it.',
    'Behind the dresser the carpet has kept its first color. Some such patch comes to light at your chart’s lowest angle, and shows how fond the family was before the sun got in. Shift one heavy piece this year, and talk about then.',
  ],
  5: [
    'The carousel turns backward and the painted horses look surprised. An earlier love, or a hobby dropped for being silly, comes round within arm’s reach. Let it pass several times over these six weeks before you climb on.',
    'An old flame writes about returning a book. Answer warmly, once, and look at what you underlined at the time. Romance and playful work lose some polish for a while this year, which is how the brushstrokes come to be seen.',
  ],
  6: [
    'Flavor has gone out of the daily round, as out of gum. Ask which chores you took up in order to be liked, and lay some down for six weeks. A neglected workmate is worth a bench and half of your pear.',
    'Who was thanked last, and who never? Goodwill at work is what the year asks you to audit, down to the one who waters the plants. Trade a duty kept for its charm against a plain one, and eat lunch sitting down.',
  ],
  7: [
    'A familiar cough on the stairs: someone loved once, or the present someone in an earlier mood, comes to the partner’s gate of the chart. Six weeks give time to ask what you still enjoy together, with the verdict left open.',
    'Dancers who have lost the beat stop, touch foreheads and listen. Do as much at the Descendant, where love and agreement meet you. A matter of taste may sound like a grievance at present, so ask before anybody changes the tune.',
  ],
  8: [
    'A gift had strings so fine that both of you took them for ribbon. For six weeks trace where they lead, through the purse and through the bedroom’s silences. Whatever was freely given can then be enjoyed a second time.',
    'Splitting every bill to the cent can be a way of sitting far apart. Look at how you two share, touch included, and put off joint extravagance. Somebody gave more than was noticed, and would like it noticed.',
  ],
  9: [
    'Duty-free perfume, bought in a rapture abroad, smells different over the sink. Tastes caught from teachers and distant places come into question for six weeks. Keep those that grew on you, and give a second chance to a city that bored you.',
    'Your phrasebook has a chapter for the ball and none for the laundromat. Admiration of the faraway sours a little, in study as in travel. Revisit the text or the town where it began, in the rain, and see what you still love.',
  ],
  10: [
    'The bouquet from your last triumph has dropped its petals, and the stems stand well. Admiration is scarce for six weeks. Find out meanwhile which part of your calling you would do unapplauded.',
    'Success has let your jacket out too far. For a time reputation hangs loosely on you, up at the Midheaven, and flattering offers want a second fitting. Phone the patron you outgrew, and bring work that you are shy of.',
  ],
  11: [
    'Someone has kept count of who hosted whom, and it may be you. Fondness in your circle cools enough to be looked at. In these six weeks drop the tally, return to one old companion, and let a glittering acquaintance fade.',
    'Potluck suppers reveal who cooks and who brings ice. Your liking for the group is being tasted again, salt and all. Sit out one festive evening, invite the person everyone overlooks, and check whether the shared hope still agrees with you.',
  ],
  12: [
    'Whose name would fit the song you hum over the dishes? Attachments that you never admitted come up in private this year, for about six weeks. Allow them a locked diary. Some want only to be thanked.',
    'Moonlight flatters an unfinished statue, and so does memory. This year you go round one in private, perhaps a love kept from view. Touch the rough side. Speak of it to paper first, and to its subject later, if ever.',
  ],
};

export const risingVenusDirect: ByHouseWordings = {
  1: [
    'Walking in, you find that faces soften again. Your charm is back at the Ascendant, and truer for the weeks in which you had to do without it. Accept the year’s remaining invitations in order of delight.',
    'First the color comes back into things, next into you. Appear at the Ascendant in whatever you picked while no one was looking, and let yourself be photographed. A slight imperfection kept on purpose will do more than polish.',
  ],
  2: [
    'On the market stall lies the very thing, in your color and at a fair price. You know by now. Six weeks of doubt have taught you to like fewer things harder, a taste that should last you well past this year.',
    'Peaches are ready when the branch gives them up without a tug. Take the raise or the pretty object on those terms, now that you know your own appetite. Something you outgrew could be sold to pay for it.',
  ],
  3: [
    'The florist’s card is blank, and you know what to put. Kind talk flows toward the brother, or the shopkeeper whose pride got hurt. Write short, sign with the name they call you by, and hand it over yourself.',
    'Gossip turns generous, and one hears how well you spoke of someone. Follow it up in the flesh. Peace with a cousin or the people upstairs needs only cake and a civil doorbell. The language class has an empty chair beside a smile.',
  ],
  4: [
    'New cushions on the old sofa, and everybody piled onto it. An understanding reached with kin during those cool weeks supports the year from below. Seal it with some custom, say pancakes on the first frosty morning.',
    'A tablecloth is shaken out over the flower bed, crumbs and quarrel together. Down among the family roots something has softened. Invite the relation you had doubts about, cook from an elder’s scrawl, and serve yourself the crisp corner.',
  ],
  5: [
    'The ice-cream van plays its tune and you have change in your hand. Delight is simple again, and it knows its aim. Court the one whom six weeks of thinking left standing, or set the brightest pieces into the mosaic.',
    'Juggling comes right as soon as you stop counting the oranges. Flirt, paint, romp with the young. The love affair or the little opera that stayed dear through doubt may have your weekends, and a dropped orange can be eaten.',
  ],
  6: [
    'Across the counter somebody says “the usual,” and you are touched. The day’s work has its small graces back. Keep the indulgence that proved worth its minutes, and make your team a present of one unhurried half hour.',
    'Salt in the right amount disappears into the dish. So does good feeling at work, which is yours again after some flat weeks. Ask for the pleasant shift, settle a debt of thanks, and hang one picture where the tired can see it.',
  ],
  7: [
    'A trunk with two handles asks for carriers of one mind. The other side of your chart grows warm, and what you both found out about wanting can be promised aloud. Put the year’s shared treat in the calendar tonight.',
    'Someone slides over on the park bench. Whether an old love or a new ally, the Descendant has room for two, and terms can be agreed between mouthfuls. Say what you like about them, for they have been guessing all year.',
  ],
  8: [
    'The joint purse is lighter by a grudge. Having found out what each gift was worth to whom, you two can share warmly and with open eyes. Desire responds well to such fairness, particularly if nobody brings it up.',
    'One candle burned at both ends has been swapped for a pair. Give and take between you is even enough to forget. With the doubtful gifts discussed, buy a shared pleasure outright and, should it be edible, take it to bed.',
  ],
  9: [
    'A waiter far away remembers how you take your coffee. Love of the distant, or of a subject, has come through its doubts. Plan the trip or the thesis around the part you adored twice, and skip the famous staircase.',
    'Mosaic floors are best admired by sitting on them. Whatever you doubted about a country, or about some dazzling teacher, has left its color behind. Book the slow passage this year, and read the poets before the guide.',
  ],
  10: [
    'Your portrait goes up in the corridor, and the likeness flatters by a shade at most. Approval comes to work that you now enjoy on its own account. Receive it graciously up there, and mention whoever did the lighting.',
    'The curtain call finds you looking for your glasses. Favor returns to your public name, and the Midheaven wears it lightly. Accept the pretty commission, choose collaborators for their taste, and let a modest bow do the boasting.',
  ],
  11: [
    'Lanterns on the terrace, and around you the people you picked. The year’s friendships have been tasted twice, and those that stayed sweet deserve a feast. Announce your fond hope between courses, when the generous look for something to toast.',
    'Long tables make short speeches bearable. Friends are gathering with fresh appetite, and the estranged one sits near the bread. Take the next chair, talk about anything but then, and let your dearest plan go round with several spoons.',
  ],
  12: [
    'A secret drawer slides shut on nothing that you would blush for. Tenderness spent six weeks in hiding and has made up its mind. Give your retreat some beauty, a vase at least, and consider admitting one guest.',
    'Night-scented flowers keep no visiting hours. The affection that went indoors this year has grown strong there. Decide on the one person, or the one canvas, that may know of it, and meanwhile sleep in the best sheets you own.',
  ],
};

export const risingMarsRetrograde: ByHouseWordings = {
  1: [
    'Your attack has gone out of tune, first of all at the threshold where you set forth. Rushing the next ten weeks would only wear the hinges. Train alone, at a child’s pace, and ask an old anger what it was defending.',
    'Sparring with your own shadow, you notice that it never tires. Drop your fists. At the Ascendant, where you step into the year, force doubles back for a while, so spend it on form and refuse one provocation a day.',
  ],
  2: [
    'The garden hose kinks and the far bed goes dry. Earning can feel that way for ten weeks or so. Walk back along its length to the twist, often a rate agreed in pride, and straighten it before you open the tap.',
    'Overtime paid for the motorcycle that you are too tired to ride. Look over the bargain. Earning power wants sharpening before further use, so strip and clean the tools, and have a civil second word with whoever owes you.',
  ],
  3: [
    'Hooting does nothing to a flock of sheep in the lane. Daily talk and traffic slow for ten weeks, and quick retorts cost extra. Go back on foot to the neighbor you once shot past, hands in your pockets.',
    'Bicycle chains come off on the hill, at the moment of most effort. Your arguments may too, for a part of this year. Get down, turn the thing over, and find out which sibling or sentence you have been grinding against.',
  ],
  4: [
    'Under raked ashes one coal is live. Family heat, banked for longer than anyone admits, glows at the bottom of things. Ten weeks of poking and sitting will warm people whom a blaze would drive from the room.',
    'Whoever slammed the pantry door that time, its latch has never caught since. Old family tempers can be taken apart this year with small tools and good light. Begin with your own share, and leave the walls standing.',
  ],
  5: [
    'A fencer sits out, mask on knee, and learns from watching feet. Desire, sport and making all lose tempo for ten weeks of the year. The lover or the canvas you went at headlong may consent to a slower bout.',
    'Arm wrestling with a lover is fun until someone means it. Let go. Passion and competitive play run in low gear now, and a creation abandoned in mid-swing could use your strength, given in strokes you can count.',
  ],
  6: [
    'Parcels you dispatched come back marked “too much tape.” Work rewards reworking for two months and more. Do each job over with a slower arm, and patch up the spat with whoever shares your shelf.',
    'A saw that binds wants its teeth set, and pushing merely heats it. So goes the working day, for months together. Go over your methods, let the impatient colleague pass, and stop while the arms still want more.',
  ],
  7: [
    'Both duelists have counted their paces and kept on walking. On the far side of the chart a contest loses its heat, so that for some ten weeks you can find out what it was about. Turn round and talk at arm’s length.',
    'Chess players sometimes turn the board around to see how bad it is over there. Try that on a rival or a partner. Whatever fights remain open at the Descendant may be replayed calmly this year, and a few prove to be draws.',
  ],
  8: [
    'The rope in this tug-of-war belongs to both of you. Haul less for ten weeks and read its label: joint money, or jealousy, or the last word in bed. Admitting what burns your palms loosens the other side as well.',
    'Gunpowder keeps badly next to the account books. Between you and another, in the business of who pays and who desires, old charges can be carried out keg by keg. Ask a slow question, and leave the answer unlit overnight.',
  ],
  9: [
    'That pamphlet you had printed in a fury still fills its boxes. Use the backs for notes. Crusades and long hikes lose momentum for a couple of months this year, time enough to argue the opposing case with real appetite.',
    'Blisters have made a philosopher of many a marcher. Sit on the milestone and reconsider what you were storming toward, be it a diploma or a principle. The year has room for a second assault, with better socks and gentler slogans.',
  ],
  10: [
    'Halfway up the pole the flag jams, in view of the whole parade ground. Ambition at the Midheaven has to wait ten weeks. Oil the pulley, which may mean a rival you once elbowed, and salute from where you stand.',
    'Look at any bronze general: the arm is flung out and the horse stands still. At the Midheaven your own campaign is posed like that for a time. Revise the map, clear up the order that offended, and tolerate the pigeons.',
  ],
  11: [
    'Slow-motion film of the relay shows who let go of the baton. It was close. Give some of these ten weeks to rehearsing the exchange with the friend you blamed, and a common aim will run faster later in the year.',
    'Rowdy at rehearsal, the brass section has drowned the song. Put a mute in. The group feels your push more than you suppose, so spend these months winning back a bruised ally, and second somebody else’s motion.',
  ],
  12: [
    'A beaten carpet gives up more dust than seems possible. Alone in the yard, through ten weeks, you get at resentments that politeness rolled up. Swing until the pattern shows, then have a bath and call nobody.',
    'Volcanoes are watched through instruments that hum in basements. Keep yours running, a notebook perhaps, because anger moves underground this season and dislikes daylight. Log each tremor with its hour, until you know whose mountain it is.',
  ],
};

export const risingMarsDirect: ByHouseWordings = {
  1: [
    'Struck once more, the match takes. Courage is first through the door, and people step aside a little, so smile as you enter. The year’s postponed beginning wants you for two brisk hours a day.',
    'Boots that faced the wall now point outward. What you rehearsed alone can leave by the gate of the chart, at a run if the path is dry. Pick your first hill small and near, since strength needs to meet its new habits.',
  ],
  2: [
    'The auctioneer looks your way, and your hand is steady. Go after the income you held back from, having fixed a ceiling for the effort. Ten sparing weeks have shown you where wanting ends and stubborn pride takes up the bidding.',
    'Anvils can be heard all over the village when the smith is back. Strike for the pay you have in mind while your interest glows red. An hour a day on the craft itself keeps haggling from becoming your trade.',
  ],
  3: [
    'A tennis ball comes over the fence, inked with “Say that here.” Go round, amused. Blunt talk at close range clears the year’s small feuds, and any appetite left over can be turned on a stiff chapter.',
    'Darts thrown after a long rest land close together. Make your point to the council, or the brother, or the driving examiner, and go home. What was held back all those weeks has weight, and tact will feather it.',
  ],
  4: [
    'Spades ring on stone behind the kitchen, and a cousin turns up with a barrow. The family quarrel has become muscle. Rebuild what the root of the chart needs most, a single warm dry corner, before anyone argues about colors.',
    'Firewood is split and stacked in an afternoon once the ax has been ground. Turn restored vigor on the walls you live within and the clan that fills them, from the chart’s lowest course upward. Swing well away from bystanders, who have feelings.',
  ],
  5: [
    'The paper kite that dragged along the beach for weeks takes the wind. Let out line. Make the first move, artistic or amorous, and if it should be declined, the sky is roomy enough for another figure.',
    'Goals from midfield look like luck to those who missed practice. Play for one. A lover or an outrageous sculpture can have your whole heat this season, and someone young will want to hold the hammer.',
  ],
  6: [
    'Sleeves up, radio on, and the heap that defied you through the slow weeks is gone by noon. Set the year’s remaining rhythm while you are strong. Crews copy their fastest member, temper included.',
    'Grease to the elbows, you whistle. Whatever jammed in the day’s machinery has been freed by patient hands, so run it hard until supper and clean it afterward. Race nobody on your crew, though the temptation wears a number.',
  ],
  7: [
    'Swords go into the hall stand and two chairs are pulled out. With the heat spent, partner or opponent can be told straight what you are going for. Some find that attractive, and one may ask to come along.',
    'Over there somebody bounces on their toes, racket ready, and so do you. The Descendant wants play in earnest, which may be a frank offer or a fair fight about the right thing. Shake hands beforehand, and agree on when to stop.',
  ],
  8: [
    'With someone you trust at the other corner, the heavy shared thing comes off the ground. An old debt, or a desire kept locked, was faced in the slack weeks and yields to a joint push. Rest as a pair afterward.',
    'A cork that resisted all evening leaves the bottle with a shout. Appetite and candor between you are flowing. Fill the other glass first, bring up the settlement while everyone is laughing, and write it down before the table is cleared.',
  ],
  9: [
    'Someone has sawn through the tree that lay over the trail. Off you go, better provisioned for having camped beside it. An examination or a far summit answers this year to force with manners, so greet the ranger.',
    'Rapids begin as a change in the sound. After carrying the canoe so far you may get in, with the thesis or the passport lashed down amidships. Steer by looking at the gap, and let the rocks look at you.',
  ],
  10: [
    'The crane swings, and along the street everyone looks up. Your drive is visible at the chart’s highest point, its aim revised by waiting. Hoist the plan before noon, and give credit to those who hold the lines.',
    'Sparks fall from the scaffold, where somebody in a visor is welding. It is you, and the street can see. Press the claim at the Midheaven that you tempered out of sight, then eat lunch with the one who opposed it.',
  ],
  11: [
    'A row of people with buckets needs someone to call out “pass.” Call it. Allies who watched you give up the command some weeks ago will move for you gladly. Aim at one hope this year and take a place in the row.',
    'Oars dip together on the second try. Since you gave up shouting the stroke, your crew has found it, and wants a bow that points somewhere. Choose the finish line, row in the middle, and give the tiller to whoever is lightest.',
  ],
  12: [
    'Under the ice you can hear the stream moving. Strength that had to stay out of sight is loosening, in dreams first of all. Give it a chore without witnesses, such as the padlocked shed, until you see floor.',
    'Having slept on its anger all winter, a bear wakes up hungry for berries. So much for the feud. Direct the freed strength at one unfinished private task, before anyone is awake to advise you, and leave claw marks on it.',
  ],
};

export const risingJupiterRetrograde: ByHouseWordings = {
  1: [
    'Lately your laugh comes in ahead of you and finds the room half full. Four months of the year go into growing inward. The Ascendant could do with fewer promises on its doorstep, and one that is kept to yourself.',
    'Balloons sink toward evening to where a child can reach them. As your large manner floats lower, close to the Ascendant’s own door, people may get a look inside. Drop an obligation made for show, and grow one true inch.',
  ],
  2: [
    'A squirrel would have forgotten half of these stores. Dig up yours, perhaps a dormant skill or a favor still to be called in. Having is more interesting than getting for four months, and gratitude makes a thorough inventory.',
    'Wedding gifts still in their boxes include three fondue sets and no spoons. Count what plenty has brought you, and what it left out. You are enlarged this year through use, so cook with what you own and let rich offers ripen unsigned.',
  ],
  3: [
    'The encyclopedia bought on impulse has been read as far as volume C. Turn back to A. Depth suits you better than spread for a third of the year, in study and in talk, and a single curious neighbor is company enough for the exercise.',
    'Chatting is a form of grazing, and the field has been cropped. Let it recover. You have books enough half read, and a neighbor whose best story you interrupted. Ask for it again, with both feet up on their railing.',
  ],
  4: [
    'Spare leaves for the table have leaned in the hall since you last expected a multitude. Growth turns downward for four months, to the roots of the chart. Widen the welcome for those who already live with you.',
    'Grandiose plans for an extra wing lie rolled behind the stove. Spread them over the family table. Abundance this year has to do with who feels welcome in the rooms you have, so begin by mending a chair.',
  ],
  5: [
    'Confetti from some earlier celebration keeps turning up in your shoes. The appetite for romance and fun has four months in which to digest, and an old creation, dismissed as minor, may deserve the party that the big one got.',
    'Extra rehearsals have improved many a comedy, and yours got its laughs too easily. Pleasure deepens if you stay with one sweetheart, or one stubborn verse. Applause will come round again later in the year, when the joke is better.',
  ],
  6: [
    'A second helping of work looked splendid on the tray, and there it cools. Go slowly, for four months. Pass a dish to somebody hungry for it, and try to recall which tasks once made you hum.',
    'Improvements have piled up at work until nobody can reach the sink. Take some back to the store. Your capacity grows this year by repetition, so keep the one sound habit, and tell an overloaded colleague what to drop.',
  ],
  7: [
    'The companion praised in the brochure proves to sulk before breakfast. Even so. Through four months the far side of your chart sorts goodwill from salesmanship, and you can thank a partner for generosity you had filed under luck.',
    'Promises made at a banquet taste different over porridge. Repeat them there. The person at your Descendant may turn out wiser, and less lavish, than the one you toasted, and your own generous offers could do with a spoonful of arithmetic.',
  ],
  8: [
    'An orchard planted by two people bears every second year, and this is the other one. Prune. For some four months trust and shared means grow below ground, where each of you can ask how much is really needed.',
    'Two optimists who share a purse ought to hire a pessimist. Failing that, sit down together as the year slackens and go through what each expects of the other. Trust thickens when it is trimmed, like a hedge.',
  ],
  9: [
    'Somewhere past the third border you stopped looking out of the window. A third of the year is set aside for chewing over the miles and books already covered. You may come out of them with one conviction fewer, and the remainder paid for.',
    'Gurus look shorter once you have carried their luggage. Take your time over this. Some doctrine or far country has promised much, and you are invited to read its middle chapters, where the author doubts too.',
  ],
  10: [
    'Between fanfares a trumpeter cleans the horn. At the top of your chart there is less noise for four months, and room to breathe. Go back over the successes that came easily and practice in private what the next would require.',
    'An elevator resting between floors gives you leisure to read the inspection card. Is this your building? While fortune at the Midheaven pauses, ask what a larger title would enlarge, and improve your acquaintance with whoever runs the machinery.',
  ],
  11: [
    'Forty people signed the banner and then it rained. Spread it out to dry and see whose name is legible. Four months of smaller gatherings show who shares your hope, and grand schemes shrink agreeably to something with an address.',
    'Festival over, the meadow is full of rubber boots that nobody claims. Walk through with a sack. Acquaintances made in high spirits thin down to friends this year, and the big shared aim could do with a smaller map and a cook.',
  ],
  12: [
    'Out of season a greenhouse smells of earth and advertises nothing. Go and sit in yours. Belief renews itself unseen for four months, so give without a card, read slowly, and let some ancient grievance go to compost.',
    'Bread dough that is knocked back in its bowl rises finer. Let it happen to you, unobserved. Inner confidence has grown puffy on praise, and a solitary evening, repeated, gives it crumb. Slip a kindness under someone’s door meanwhile.',
  ],
};

export const risingJupiterDirect: ByHouseWordings = {
  1: [
    'The gate of the chart swings wide for a bigger you, and this time the measurements are true. Say yes to the part of the year that scares you pleasantly. Bring along a friend who laughs at the right moments.',
    'Applause starts up as you step off the curb, and it is only the awnings. Enjoy it anyhow. Confidence is back at the point where you begin, so ask the year for a larger room, and furnish it slowly.',
  ],
  2: [
    'The first basket comes in from a field that you had let lie. Enjoy it visibly. Confidence in what you can earn spreads again, with a fairer measure, so enlarge the one thing that proved its worth and leave four alone.',
    'Beehives left alone through the rain are heavy when you lift the lid. Your resources have been busy. Harvest by asking a fair price for your best work, leave the bees their share, and buy one thing that gladdens several people.',
  ],
  3: [
    'Windows go up all along the street on the first mild day. Talk travels, and whatever you studied has been digested. Found the reading circle, or send the long letter, and ask each neighbor what they make of it.',
    'Quiz nights at the corner café are suddenly yours for the winning. What you read has been absorbed, and talk with siblings becomes expansive. Agree to teach a beginner, take the scenic bus, and leave a few answers to the others.',
  ],
  4: [
    'After its long airing the cellar smells of apples, and there is space down there. The chart can carry more from underneath. Invite the wider family, or add a porch, now that you have counted the chairs.',
    'Swallows have come back to the beam and act as though they paid for it. There is more life again at the base of your chart. Enlarge the nest from need, say with a bed for the visiting niece, and forgive the mess.',
  ],
  5: [
    'A trapeze wants a good net, and yours was knotted through four thoughtful months. Swing out. Courtship and invention run large for the rest of the year, and the finest catch may be an accomplice in nonsense.',
    'Raffle tickets in your pocket, sugar on your chin: the fair is on. Romance enjoys scale this year, and so does any craft you practiced alone. Paint too large, invite too many, and let the one you adore choose the ride.',
  ],
  6: [
    'An extra pair of hands appears at the back door, just as you have understood what needs doing. Delegate with trust. Service grows joyful where hours are sane, and the year’s heavier order can be taken without a rush.',
    'Wind gets under the washing and a dull chore turns into a regatta. Your job has that breadth once more. Take on the trainee, or the wider beat, trusting hours you have already measured, and walk home by the far bank.',
  ],
  7: [
    'The tandem has been pumped up and its bell replaced. At the horizon where you meet your match, months of honest talk turn into speed, and bigger plans have two pairs of legs. Take turns at the front.',
    'Good matchmakers look for two people who are amused by the same thing. You have checked. At the Descendant a bond or bargain may be extended, with more in it for each, so talk figures and order the larger pot of tea.',
  ],
  8: [
    'To fold a big sheet, two people walk toward each other. Shared wealth, in feeling or in goods, gets simpler in that manner as goodwill resumes. Give trust by the armful where four months have proved it sound.',
    'Compost steams on a frosty morning, being richer than it looks. What two of you laid aside has warmed up in the slow season. Use it on the shared bed, in whichever sense, and name in advance the portion that either may waste.',
  ],
  9: [
    'One name lights up on the departures board and your stomach says yes. Books have been read and doubts entertained. Set out, or publish, with the generous view this year has ripened, and keep a pocket free for being wrong.',
    'Skylarks go up singing from a plain brown field. Your understanding has done its sitting on the ground and can rise in public, as lecture, manuscript or voyage. Include the skeptic’s finest line. It will carry further than your own.',
  ],
  10: [
    'A wide staircase, well lit, and somebody announcing you from the top. There were four months to deserve the fuss. Take up the greater post or the public favor, and use your height to point out a person further down.',
    'Under full sail the tall ship moves at walking pace, and everybody comes to look. Such is your name at the chart’s summit this year. Wave, throw a rope to a dinghy, and read the harbor dues before you dock.',
  ],
  11: [
    'The raft you lashed together from smaller hopes floats with everybody aboard. Push off. Friends who sobered up during the pause are merry company again this year, and one of them happens to know the river.',
    'When choirs from two valleys meet, somebody has to cook for eighty. Volunteer. The wider company you hoped for gathers around a cause that was proved in the lean stretch, and its luck runs through the kitchen.',
  ],
  12: [
    'Somebody has left the porch light on for you night after night, and you have only just seen it. Faith is like that this year, earlier than you and unadvertised. Pass a little on to anyone still fumbling for keys.',
    'Surplus plums, left without a note on doorsteps, have made many people cheerful. Give in that style. A faith that ripened indoors this year exceeds your own needs, and going unthanked will keep it fresh.',
  ],
};

export const risingSaturnRetrograde: ByHouseWordings = {
  1: [
    'Where you step out into the world, you have been paying a toll that nobody set. For four months examine the severities you practice on yourself. One is a sound rule, while another may be a scowl copied from a teacher.',
    'Armor gets let out at the waist and hardly ever at the throat. Try loosening it there. As the year draws you back to your rising point, ask which caution was issued for a battle long finished, and hang that plate up.',
  ],
  2: [
    'The strongbox takes four people to lift and contains a bag of buttons. Reconsider, over several months, how heavily you guard what you have. A lighter safe may come of the inspection, or a plainer fee.',
    'Somewhere you keep string too short to use. Thrift, and the fear beneath it, stand for inspection through a slow part of the year. Spend a little on durability, and put yourself to no more hardship than the job requires.',
  ],
  3: [
    'Long ago you were told to speak when spoken to, and half obeyed. The slow months of the year return you to that classroom. Read aloud to a patient neighbor, go over a dry subject, and finish your sentences.',
    'The spelling bee you lost at ten still sits in the front row whenever you speak. Have it wait outside. Through these months practice the hard paragraph, mend a stiff silence with a sibling, and welcome corrections in pencil.',
  ],
  4: [
    'Surveyors are back at the cornerstone. The chart’s lowest point bears the year’s weight, and you have four months for checking what it rests on, whose rules for instance, and whose unthanked labor. Replace one beam before adding a floor.',
    'Inherited furniture decides where a family can walk. Push the sideboard aside for once. Whatever was handed on as duty may be reexamined this year, with thanks to those who carried it, and a leg or two sawn off.',
  ],
  5: [
    'A tin soldier guards the crayons. Ask who posted it there. Over several months the stern rule that pleasure must be earned comes up for appeal, together with a love or a talent that you disciplined too early.',
    'Some inner bell still ends your fun at a quarter past. Find where it hangs. Joy and making put up with a slow overhaul this year, in which the earliest discouragement is heard, answered, and given a smaller desk.',
  ],
  6: [
    'A callus in the wrong place shows that the handle has been held wrong for years. Shift your grip. Some four months are allowed for rebuilding the working day, beginning with the duty you resent and never discuss.',
    'Inventory shows the shelves dustier than the list. Count the tasks you alone carry, and those that nobody ordered. Endurance got you this far. The slower months recommend engineering, a friendlier sequence for instance, and a real lunch.',
  ],
  7: [
    'Dry-stone walls lean with time, and so does the one between you and another. Across from the Ascendant, where partners stand, duties are gone over for four months. Reset some stones from both sides, and discuss a gate.',
    'Old treaties hang behind glass, and who reads them? Take yours down. The stern clauses between you and a partner, or a rival, come due at the Descendant for a patient second reading, and either party may ask for mercy.',
  ],
  8: [
    'On an old understanding the seal has cracked with age. You are free for some months to read what it bound, perhaps a debt, perhaps a silence. Renew whatever is fair, slowly, and pay off the smallest item first.',
    'Plumbers thaw a frozen pipe from the tap end backward. Begin with the near thing then, the latest stiffness over money or touch, and work toward the old cold. Go slowly, and take turns at holding the heat.',
  ],
  9: [
    'The lighthouse you steer by was put up for somebody else’s ships. Consider its position during these months. Degrees and permits come slowly this year, and while they do you can take your own soundings, line in hand.',
    'Footnotes can be load-bearing, as you find by pulling one. A certainty of long standing needs propping while you look at what it held up. Delay in a degree or a visa is usable: reread the elders, and argue in the margin.',
  ],
  10: [
    'A weathervane at the chart’s summit has rusted toward the wind of ten years ago. Climb up with oil. Four months go into asking whose respect your work was meant to win, and the new heading may take all of them.',
    'Ladders are best tested from the rung you stand on. Give a bounce. Up at the Midheaven the year asks what your rank has cost, and whether its duties are still the right ones. Superiors may be severe, and now and then correct.',
  ],
  11: [
    'For years you have paid dues to a society that you no longer visit. Months are given for settling such memberships. Work out what you owe an old comrade, possibly more, and what a cause, possibly less.',
    'Committee chairs have arms so that nobody gets up by mistake. Which of your loyalties do you serve from conviction? A season of lean company restores one tough friendship and lets you resign, in good order, from a hope.',
  ],
  12: [
    'Somewhere below, a pump has labored for years to keep one memory dry. In the stillness of this year you can hear it. Let a little water in, with counsel if you like, and see how much of the machinery is needed.',
    'Night watchmen know a building by its one wrong sound. Make the rounds slowly this year. An obligation you took on in silence, guilt perhaps, answers when you try the handle. Enter it in the log, and sit down.',
  ],
};

export const risingSaturnDirect: ByHouseWordings = {
  1: [
    'The ice bears. For months you tested it at the edge where you set out, with a long pole and a frown. Walk on in your everyday boots, and let those coming after see where you trod.',
    'Clay that has dried slowly can be fired without cracking. So the year shuts the kiln on a firmer version of you, shaped at the Ascendant by patience. Appear punctual and a little plain, then keep the first promise asked of you.',
  ],
  2: [
    'Timber from a cold slope has the tightest rings. Your sense of worth has had such a season and can be built with. Agree to the lasting terms you drafted, and settle your own wage before vanity hands in a bill.',
    'With its keel replaced, the little boat is worth painting. You know what you can earn, and carry. Name a modest sum, repeat it without blushing, and spend some of every month’s pay on caulking.',
  ],
  3: [
    'With the grammar learned, you are allowed to speak, and fewer people will interrupt. Say the considered thing to a sibling or a committee. Sign up for the examination, and keep an hour a day for the plainest reading.',
    'Telegrams were dear, so people thought first. Your words have come through such a wire all season and arrive with weight. Give the plain report, take up the long course, and arrange a regular hour for a sibling who relies on you.',
  ],
  4: [
    'Underfoot nothing creaks. What you shored up at the base of the year will take furniture and weather, so conclude the matter of the lease, or of the parent, by the rule you arrived at. Bring a lamp and stay a while.',
    'Hearthstones settle over a winter and lie level. Light something on yours. Agreements among kin, or with the landlord, hold up to use this year, provided that chores rotate and the elder’s chair stays.',
  ],
  5: [
    'A pear tree that sulked for years sets eleven pears. Small harvests count, in love and in art. Keep the steady pace you found during the wait, show the crop to one severe friend, and eat the ripest yourself.',
    'Scales played every dawn turn, one dawn, into the piece. Perform it in the parlor. Love likewise has passed its probation, and a child or a pupil trusts you for being there on the dull days. Permit yourself the encore.',
  ],
  6: [
    'Rehung at the proper angle, a scythe does half of the mowing. Your reworked hours begin to tell. Defend the finishing time once, kindly, before the whole crew, and you will see labor fall into even rows all year.',
    'Gauges read normal, and you keep looking at them out of habit. Stop. The day’s labor runs on bearings you replaced this year, and what it yields is time. Give an apprentice part of the secret and yourself an evening.',
  ],
  7: [
    'The witnesses have uncapped their pens. Whatever you two concluded about duty and distance can be declared at the far pole of the chart, then lived by. An honest no deserves the same clear hand as a yes.',
    'Good hinges carry a door’s whole weight and get no mention. Two people who know what each can bear may hang something large. At the Descendant, commitments put off for good reason can be concluded, in ordinary clothes, with a list of chores.',
  ],
  8: [
    'Customs has cleared the last crate, and each of you may take yours home. Shared obligations end this year or settle into a sober, livable form. Tell the other what you will always be good for, and add the limit.',
    'Mortar is softer than the brick, so that an old wall can move. You two have repointed yours accordingly. Pledge what is solid, forgive the odd crack, and finish paying whatever was owed before the plaster goes on.',
  ],
  9: [
    'Chalk on the sleeve, you turn from the blackboard with the proof complete. It took months and fits on one panel. Teach it, or lodge the application it was for, and expect the slowest pupil’s respect before the quickest’s.',
    'Mapmakers leave the interior white until someone has walked it. You walked. Draw in the ridge and the ford, then submit the sheet to those who rule on such things. Authority in your subject comes this year with sore feet.',
  ],
  10: [
    'At the head of the long table the chair has a hard seat, on purpose. You know by now how many hours you can sit there. Take charge within that number, and the Midheaven will keep your outline for years.',
    'Certain oak doors open only to those who bring their own key. Yours was cut over a long slow season. Assume the heavier office if the Midheaven offers it, publish the limits of your hours, and thank whoever told you to wait.',
  ],
  11: [
    'Mountain huts are run by members who carry up the coal. Yours has its crew again, thinned and willing. Break the shared hope into weeks, take a bad one yourself, and sign the visitors’ book side by side.',
    'Founders’ names are carved small, around the back. Put up the modest structure that your friends can maintain without you. The year’s common aim has lost its tourists, and those left know how to hold a plumb line in wind.',
  ],
  12: [
    'The lock keeper closes the upper gate and the water settles. After months of inward labor you can rest at a level you trust. Hold on to the solitary hour that did it, and greet the old accuser with a nod.',
    'Sandbags can come down once the flood has dropped. An inner defense you kept up for ages has become more trouble than the water. Carry the sacks out singly, save one as a doorstop, and notice how far you can see.',
  ],
};

export const risingUranusRetrograde: ByHouseWordings = {
  1: [
    'The lightning rod at the front of your chart has had its strike. Five calmer months follow, for finding out which of the sudden changes were yours. Walk in with the old gait some morning and feel where it pinches.',
    'A rebel’s wardrobe wears out first at the elbows. Go through it as the year eases, before the Ascendant’s own mirror, and separate what you chose from what you chose against somebody. The orange scarf may well be you.',
  ],
  2: [
    'A coin this year tossed is still in the air, and its slow turning lets you study both faces for months. Wanting to earn differently and wanting to owe nobody are two wishes. Decide which one you were calling.',
    'Batteries hold most when charged slowly. The shocks to your income, or to your ideas of ownership, have stopped sparking and can be stored. Sketch the unusual trade you would ply if nobody frowned, then cost it with a friend who does.',
  ],
  3: [
    'Between two channels the radio catches a third, faint and in another accent. Leave the dial there. Ideas that jolted your talk and studies settle over five months, and a startled sibling may welcome the explanation.',
    'Garbled dictation has been known to improve on the speaker. Consider the odd messages of late, yours too, and what truth got out by mischief. In slower months a restless mind can take up one subject in order, preferably by hand.',
  ],
  4: [
    'A trapdoor opened under the hall rug, and all of you have been walking round it since. Look down. The lowest angle of the chart gives you five months to ask what the upheaval set free and who needs a ladder.',
    'Furniture stands in the yard as if the rooms had sneezed. Before you carry it back, sit there. The jolt to your foundations is open to second thoughts, and so is the freedom it gave to whoever moved out.',
  ],
  5: [
    'Once the jack-in-the-box has sprung, somebody must press it down to see how it works. There are five months for that: which thrills in love or art renewed you, and which merely made you jump. Children know, so consult one.',
    'Some roller coasters pause on the summit, and the daredevils in front admit that they are dentists. Romance and invention, lately wild, show an ordinary face. Recall what you liked before the drop, and ride the next one because of that.',
  ],
  6: [
    'Ever since the old schedule went out of the window, your working days have been improvised like jazz, and some of it swings. Mark the bars worth keeping in the calmer months of the year, and give the colleagues who follow you a chord sheet.',
    'With the robot out of order, people remember how the thing is done, and talk. Use the lull in workplace upheaval to find which shortcut freed you and which merely sped you up. Reinstate some ritual around eleven, coffee included.',
  ],
  7: [
    'Two people are in the revolving door, each convinced of leaving. For five months it stands still. Across the chart from yourself you can ask what freedom either of you was after, and whether it lies indoors after all.',
    'Comets keep to orbits, as anyone willing to wait finds out. Watch the erratic party at your Descendant long enough and a pattern shows, part of it your own dodging. Announce your own next absence, and its length, before they guess.',
  ],
  8: [
    'In one excited evening the vault was emptied onto the rug. Five months remain for deciding together what goes back. Look again at a jealous rule thrown away too fast, and at the relief you both forgot to mention.',
    'Fuse boxes are labeled by somebody in a hurry, and often wrongly. Go down together and test which switch cuts the cash and which the bedroom lights. With less current in the air, new labels can be written in peace.',
  ],
  9: [
    'With its burner off, the balloon drifts, and you can hear dogs below. After this year’s leap in belief or study, five months at low speed let you see the country. The creed you left is a field among others.',
    'Heretics grow fond of their heresies and polish them like silver. Have you? Long thoughts suit the calmer part of the year. Return to a text you once flung across a classroom, and read on from the dent.',
  ],
  10: [
    'Shot from the circus cannon, one has a moment to admire the tent. Something in your public course changed fast, and five reflective months of the year follow at that altitude. Work out where you want the net, and tell the crew.',
    'A resignation letter, unsent, makes a fine study of one’s principles. Redraft yours. The restlessness at the Midheaven stops kicking for some while and starts explaining, and the post you meant to flee may bend in two places.',
  ],
  11: [
    'Having abolished its president, the club cannot close a meeting. Five months suit a second look at each liberty your circle took. Some friend left over it, with a point. Ask them round, by rules or without.',
    'When the network is down, people meet on the stairs. Your circle’s rapid changes let up this year, and faces come out from behind their causes. Ask the newest one why they stayed. Test the shared utopia on a wet picnic.',
  ],
  12: [
    'Kept in your back room is a clock that strikes thirteen. Stay near enough, these months, to note when it does. An odd waking thought, one you would formerly have switched off, has been trying to set you loose.',
    'Dreams arrive by parachute and snag in the apple tree. Help them down. Odd impulses that shook your sleep or solitude can be questioned now at leisure, and at least one was sent by a self you grounded long ago.',
  ],
};

export const risingUranusDirect: ByHouseWordings = {
  1: [
    'Hat off in a high wind, there you are. Changes long tested alone blow in at your Ascendant, and acquaintances recalibrate. Give your new liberty a single fixed habit, so that they know where to write.',
    'Riding bareback, without a plan, you cross your own front lawn and the neighbors cheer. A sudden self is cleared for public roads again, via the Ascendant. Signal before turning. Old friends follow best if you look round now and then.',
  ],
  2: [
    'The toll road you used for years turns out to run beside a free one. Unusual ways of earning, tried in small over the slow months, can take part of this year’s traffic. Keep the dull lane open.',
    'Three eggs for a haiku is a fair trade in some economies. The year is ready to try you in one of them. Offer the peculiar skill under a peculiar name, keep expenses nimble, and resist mocking people with pensions.',
  ],
  3: [
    'Pigeons burst off the square and regroup in a pattern nobody taught them. Your thinking has that lift. Say the strange thing to the people nearby, in short words, then listen, for one of them had it too.',
    'Static leaps between people who merely asked the time. Take detours, since conversation is charged again and a hunch that ripened in the lull would like a hearer. Explain it to a child or a bus driver, and note their first question.',
  ],
  4: [
    'A caravan stands packed in the drive, and home can be had at more than one address. The thaw at the chart’s root lets kin come and go this year. Keep a lit window, and one rule about the cat’s supper.',
    'Tents were homes long before stone was. Whatever you resolved about belonging can be pitched this year on unusual ground. Consult those who sleep there too, allow for wind, and hang an heirloom from the pole.',
  ],
  5: [
    'Hanging upside down from the climbing frame, you see the picnic properly. Love and invention gain from any such angle as the tempo picks up. Propose the unheard-of outing, break your own style, and catch your keys as they fall.',
    'Hiccups during the aria brought down the theater, gloriously. Delight comes unrehearsed from here on. Say yes to the odd admirer or the odd instrument, show the young how to be bad at something, and frame your first attempt.',
  ],
  6: [
    'The contraption built of spare parts starts with a bang and sweeps the floor. Working life can be run your way from here, provided that you stay near enough to oil what you let loose.',
    'Clocking in by moonlight, from a porch, in slippers: why should that be impossible? You worked out the answer during the lull. Propose the strange schedule with a trial period attached, and train a deputy for when it short-circuits.',
  ],
  7: [
    'A postcard from a partner reads, “Fine time here, come tomorrow.” Distance is a courtesy in the year’s freer phase. Out on your western horizon that same person keeps a bag packed, and likes you with yours.',
    'Fireflies blink out of step until, all at once, a whole bank of them agrees. Two free people may find their rhythm so. Let the bond at the Descendant break one convention this year, chosen jointly, and keep another out of affection.',
  ],
  8: [
    'The conjurer’s knot falls apart at one tug, and the two of you stare at the rope. What tied money to dread, or closeness to obedience, may give way that fast. Agree on a use for the freed hands.',
    'Marbles pooled in one jar since forever spill and roll under everything. Hunting for them is the fun of it. Joint holdings and old fears get redistributed fast, so agree beforehand on fair shares, and crawl about laughing.',
  ],
  9: [
    'The globe in the study hops off its stand and bounces to your feet. Pick a spot. Ideas loosened earlier in the year want foreign air, so enroll in something improbable, and send word to those who shook their heads.',
    'Parrots repeat and ravens improvise. You leave the perch of a borrowed opinion this year, and the air turns out to hold. Publish the maverick view, visit a country off your list, and take somebody along who disagrees.',
  ],
  10: [
    'An understudy goes on in odd shoes and the stalls sit up. The break you prepared can be made at the Midheaven, in full light. Improvise freely, and stay on cordial terms with the management.',
    'On the town hall clock an extra number has been painted, and crowds approve. The brush may be yours. A bold stroke at the Midheaven, long prepared, wants daylight. Have a short, funny explanation ready for those who set their watches.',
  ],
  11: [
    'A crowd gathers from nowhere, performs one song and dissolves, and you have nine new friends. Your circle prefers that tempo this year. Launch the odd alliance you thought through, and play a slow old friend the recording.',
    'Beekeepers and drummers want the same vacant lot, and you have both numbers. Introduce them. Alliances that seemed cracked when you dreamed them up are practical this year. Write the rules on a paper plate, and leave space for the shy.',
  ],
  12: [
    'Tunneling in secret, you come up under your own rose bed. So near, the way out. Some inner confinement ends this year with a laugh, and five months of private notes boil down to a single new freedom.',
    'Escape artists rehearse with the key under the tongue. You have yours. An old seclusion can be left from inside, on an unremarkable morning, by a window that was painted shut. Go for bread, and come home by choice.',
  ],
};

export const risingNeptuneRetrograde: ByHouseWordings = {
  1: [
    'Mist lifts from the doorstep of the chart, and there stands a person in ordinary shoes. Be kind to them. Five months show where you took the shape of other people’s longing, and how restful your plain outline could be.',
    'Watermarks show when the page is held to a plain bulb. Along the Ascendant a glamour, or a vagueness, grows thin enough to read through, and the name underneath is yours. Decline a role that pity cast you in this year.',
  ],
  2: [
    'Once the foam has settled, the glass stands a third full. Drink that. Much of the year lets you tell hopes from holdings in all that you own, and a generous impulse from the wish to be thought generous.',
    'Glitter gets into the till and has to be combed out. Where have you taken loveliness for worth, or sacrifice for wages? Sort it through the slower months with someone numerate at your elbow. A little shine may stay.',
  ],
  3: [
    'Halfway through the film of your daily talk the subtitles come on. So that was what your brother meant. Five months go to accurate listening, in which hints get spelled out and a vague plan of study acquires its reading list.',
    'Fog signals carry two tones so that pilots can place them. Ask for the second tone when a cousin hints or a neighbor sighs. The year clears your hearing by degrees, and in class, too, plain repetition beats mind reading.',
  ],
  4: [
    'The family lullaby has a second verse that nobody sings, and over five months it comes back to you. Illusions thin where the chart strikes root. A parent looks more human afterward, and the chimney gets swept.',
    'Attics exaggerate. The rocking horse, carried down to daylight, reaches your knee. Here at the foot of your chart you meet home as it was, with less mist and more carpentry, and can forgive a parent for their actual height.',
  ],
  5: [
    'Seen from the wings, the stage moon is plywood on a rope. Five months of daylight fall on your romances and inventions. Stay for the matinee and notice which enchantments still work on somebody who has met the carpenter.',
    'Crumbs in a volume of love poems show where the reader stopped for toast. Leave them. As enchantment wanes around a sweetheart or a masterpiece, you may come upon something warmer under it, and finish the verse in prose.',
  ],
  6: [
    'An untitled task drifts between desks like a jellyfish, and stings whoever is kindest. Month by month the water over your daily duties clears. Label what is yours, and rest before you turn transparent too.',
    'Sponges should be wrung out before they drip on everyone. Your working day has soaked up moods, favors and other people’s mess. Squeeze. Go over each duty this year asking who it belongs to, then rinse your evenings in plain water.',
  ],
  7: [
    'Your idol climbs off the pedestal to look for a sweater. At the gate of the chart opposite your own, five months favor acquaintance over adoration. Be seen at eye level as well, including whatever you usually veil with sympathy.',
    'Stained glass, seen from outside, is gray and leaded. Walk round your partner that way, with permission, and let them walk round you. What the Descendant loses in color over these months it regains in structure, and the light still works.',
  ],
  8: [
    'Where two rivers join, the brown and the green run side by side for miles. Five months let you see both colors in what you share. Ask whose debt it is, or whose sadness, and nearness will be the clearer.',
    'Invisible ink needs warmth before it can be read. Hold the old understanding near the stove, together. Assumptions about rescue or desire may appear in somebody’s handwriting, yours included, and can be answered line by line in ordinary blue.',
  ],
  9: [
    'A mirage keeps its distance however far you ride. Rein in for five months. What you hoped to find in a doctrine or on a far shore can meanwhile be described more exactly, and part of it grows closer to home.',
    'Incense clings to a coat long after one has left the ceremony. Sniff the sleeve. In this year’s slower months a teaching parts from its teacher, and a dream country from its postcards, and you find which of them you can practice.',
  ],
  10: [
    'Your halo slips in public and you catch it on one ear. Good humor helps. Over five months the glamour round your calling thins, until the Midheaven shows what you do, and for whom, and how many hours it takes.',
    'The poster of you, seen from a foot away, is all dots. Step back slowly. What calling has the crowd dreamed up for your Midheaven, and can it be done on weekdays? Correct one myth, with charm.',
  ],
  11: [
    'The petition everybody signed in tears has a blank where the demand should be. Write it in. Across five months your circle’s dream wakes up a little, and it appears which friends loved the cause and which the singing.',
    'Champagne gone flat lets you taste the grape. Consider friends and causes over these months without the bubbles, since a few will prove excellent still. Where you had been saving someone, invite them to carry a chair.',
  ],
  12: [
    'By a diver’s lamp the sunken city turns out to be a parking lot, with one real mosaic. Clear water follows for some months. Look squarely at an old consolation, and bring up the piece that deserves it.',
    'Tide pools, when the water draws back, have residents with claws. Crouch and look. What hid in your solitude, be it a longing or a pleasant lie, can be watched this year in an inch of clear water, and left there.',
  ],
};

export const risingNeptuneDirect: ByHouseWordings = {
  1: [
    'Music is heard before you are seen. At the front of the chart your edges soften again, and those who meet you feel understood at once, so mention early where you stop. Inside that line tenderness can go unguarded all year.',
    'Wet sand takes any print, and for a few steps it shines around your foot. So impressionable a walk suits the Ascendant again, as you know your weight. Heed the first feeling on entering, and rinse off other people’s at night.',
  ],
  2: [
    'Someone has darned the purse in gold thread and left the seam showing. Since the slow months you know what your giving is for. Pour with pleasure this year, from that side, and keep the rent in the other.',
    'Pearl divers count while they are under, and so can afford wonder. Go after beauty this year in what you earn and own, and keep counting. A gift refreshes when it is made from overflow, which means checking the level first.',
  ],
  3: [
    'Seashells held to two ears tell two stories. With wits sharpened by months of plain talk, you may enjoy both. Post verses around the neighborhood, trust the tone in a cousin’s voice, and confirm the address all the same.',
    'Rhymes stick to you on the way to the mailbox. Let errands meander. What people mean reaches you ahead of what they say, and a season of checking has made the talent reliable. Sing to a small relative, or to any dog.',
  ],
  4: [
    'Rain fills the hollow you dug in the yard, and by evening it has a frog. Home works its gentle spell again, from the bottom of the chart up. Make space for a tired relative, having agreed who mops.',
    'Geraniums grow in the old rowboat, and at high water it still stirs. Tenderness rises through the chart’s lowest ground. Ask the ancestors in by way of songs and recipes, and seal the leak around the back window first.',
  ],
  5: [
    'Soap bubbles, wide as dinner plates, cross the fence, and nobody asks what they are for. Fancy has come back to your art and your love life. Months of daylight have left you able to tell a bubble from glass.',
    'Puppets come alive the moment the hand forgets itself. Give yourself over to the part, in love or on paper, for this year you know where the strings are. A child’s invisible friend may need a chair, and an adult’s a deadline.',
  ],
  6: [
    'Watering a long bed by can, a gardener goes somewhere else entirely. Your service finds that state again this year, with its edges known. Choose the tasks that rinse the mind, and stop at six, whoever is wilting.',
    'One person hums at the workbench and soon the whole row has the tune. That may be your service. Compassion flows back into routine, within banks you found earlier, so breathe between verses and let someone else start tomorrow.',
  ],
  7: [
    'Over the potato peelings two voices drift into harmony. Having met each other unretouched, you can afford enchantment on the partner’s side of the sky. Let a wish of theirs take you unawares, and spell out your own.',
    'Figure skaters close their eyes in the spin because they have practiced falling. Trust of that sort returns to the Descendant. Let another’s mood move you, plan the impossible holiday in one voice, and tell each other where the ice is thin.',
  ],
  8: [
    'A drop of ink opens in water like a flower. Closeness spreads that way again, after months in which each of you kept to a separate glass. Dissolve gladly in tested company, and leave the ledgers dry on the shelf.',
    'Salt water holds up whoever stops thrashing. Float side by side, since what you share has been measured and the depth is known. Forgiveness comes easily this year, as does desire, and some third person may mind the wallets.',
  ],
  9: [
    'Sailors took whale song for the creaking of the hull. Wonder resumes beneath your studies and far plans, and by now you can tell it from noise. Follow the deep note outward this year, on a return ticket.',
    'Cloud shadows cross the plain at a stroll, and following one would take you somewhere good. Faith resumes its wandering, tutored by the doubts you let in. Study a mystic, board a ferry, and ask the locals about currents.',
  ],
  10: [
    'The poet has a day job, as the public has discovered, and is loved for both. Let imagination back into your standing at the Midheaven. You may serve as a symbol up there this year, given a deputy for the invoices.',
    'Film music tells an audience what to feel, and you are composing some. Public work at the Midheaven touches strangers again. Use that honestly this year: get the fee in writing, serve the story, and attend a screening incognito.',
  ],
  11: [
    'Paper boats with candles set out, one for each friend’s wish. Shared ideals shine again, and since you checked the hulls a few should travel far. Give your time to the cause that moved you twice, and wave to the others.',
    'A rainbow takes sun, rain, and a person standing in between. Be that person for your circle. Hopes that looked washed out have their colors back. You know by now which friends bring umbrellas, so wander further this time.',
  ],
  12: [
    'The hammock remembers your shape. Rest and dreaming refill after months of sober looking, and you would be wise to go there daily this year. Leave a shoe on the path so that someone knows where to call.',
    'An owl flies soundlessly because its feathers are frayed. Softness you had taken for damage carries you through the dark like that. Follow music, or a dream’s second half, then leave one line for the daytime staff, who mean well.',
  ],
};

export const risingPlutoRetrograde: ByHouseWordings = {
  1: [
    'Mirrors of obsidian give back a dark, exact face. At the threshold of the chart you study for five months the force that people sense before you speak. Ask when you came to need it, and try one unarmored hello.',
    'Sphinxes get few dinner invitations. The guarded face you carry at the Ascendant protected something real, and you have leave this year to find out whether it still lives there. Answer a riddle or two before being asked.',
  ],
  2: [
    'A miser and a spendthrift share your desk, and one of them has the key. As the year slows, their bargain comes to light. Get down to the pride or the dread beneath a single possession, and you may hold the others with looser fingers.',
    'Iron hoops hold the barrel, and what does the barrel hold? An old terror of being without, or an old lust for having, has aged in you. Draw a small glass, describe its taste aloud, and think about easing one hoop.',
  ],
  3: [
    'In family talk a word was once struck out so hard that the pen went through. Turn the page over. You have five months to ask the brother, or the neighbor who knows, and to fall silent at the proper spot.',
    'Moles leave a row of little hills, and from them one can read where the tunnel goes. So with the barbs among your relatives this year. Trace them to the first burrow, ask a sibling about it barehanded, and put the spade away.',
  ],
  4: [
    'Soil samples from beneath the porch come up in bands, one of them black. At the chart’s deepest level the family’s buried years are read slowly, over five months. Touch one layer, wash, and tell those who asked.',
    'Beneath the kitchen is a room that no one counts, though everybody lowers their voice above it. In the slow months it can be entered by degrees. Take a relative along, remove one object, and give it a name over tea.',
  ],
  5: [
    'Below every old stage is the machinery that lifts ghosts through the floor, and your passions have theirs. Study the winches of desire and rivalry for some months. Perhaps one of those figures has no further wish to haunt.',
    'Tango is mostly the holding back. Look at what your desire grips, in courtship and in creation, and at who taught you that pleasure means winning. Let the other lead through one slow number this season, eyes open.',
  ],
  6: [
    'Behind the smooth office runs a boiler that nobody has opened for years. Stand before the gauge. Five months suffice for finding out what drives your need to hold every task, and for letting off a little daily.',
    'Blackened pans show where the flame is fiercest. Some duty burns you daily, and by your own hand, since nobody else may touch the stove. In the course of a long review, turn the heat down and see whether supper is truly late.',
  ],
  7: [
    'Turn a magnet end for end, and what clung leaps away. Such forces are at work across the chart, where partners and opponents face you. Over a long stretch of the year watch what in you flips the poles, and say so before they must.',
    'In judo one bows before gripping. The Descendant brings a contest of wills back for study, with a partner or a worthy enemy, and much of the power you feel over there was lent by you. Bow, and ask for it back.',
  ],
  8: [
    'Certain pine cones stay shut until a fire has passed. Between you and someone close, old heat over trust or money has been and gone. Take a slow third of the year to look for what it released, on hands and knees.',
    'Seen at low water, mangroves stand in mud on dozens of tangled legs, breathing. Intimacy and joint means may be viewed so while the year goes slowly. Follow a single root to its end before you decide which ones to cut.',
  ],
  9: [
    'Dogma clings to a room like old cigar smoke, and a good part of the year is given to airing one of yours. Go to the source you were warned against. Find out who gained by the warning, and let your pupils watch.',
    'Secret societies turn out, on inquiry, to guard a recipe for punch. Inquire. Some doctrine, or a verdict of law that holds you in awe, takes off its robe in slow motion this year, and you decide whether it keeps your respect.',
  ],
  10: [
    'There is a back stair to the summit of the chart, and you know where it creaks. For five months go over how you rose, or were kept down, and which methods you would own to aloud. Strike one from the repertoire.',
    'Monuments are hollow and have a little door for the maintenance crew. Enter there. Up at the Midheaven ambition looks different from inside, all struts and dust, and you can see which part holds up the rest. Weld that, and leave the gilding.',
  ],
  11: [
    'A ring of mushrooms is one creature underground. Over these months look for the hidden thread in your circle, an old pact perhaps, or awe of somebody’s opinion. Friendship can survive its being shown, and influence may change hands.',
    'Poker among friends stays friendly while everyone can afford the stakes. Count the chips this year. Someone dominates by charm or grievance, and it could be you. Say what you have noticed without a speech, and offer to shuffle.',
  ],
  12: [
    'Deep in the cave somebody painted a horse by torchlight and told no one. You have work of that age in you. Through the slow part of the year, alone or with a practiced guide, trace the outline before you explain it.',
    'Peat keeps whatever sinks in it, down to the stitches. Dig a narrow trench in your solitude and lift one preserved thing, an oath perhaps, or a rage put by. It needs slow drying and a knowledgeable pair of hands beside yours.',
  ],
};

export const risingPlutoDirect: ByHouseWordings = {
  1: [
    'Out of the quenching oil the blade comes up dull, and stronger than before. Carry yourself so. The force you examined moves again through your Ascendant, and a lowered voice will do where you once used the whole arm.',
    'The panther crosses the clearing at leisure, and the birds adjust. Something of that walk enters your Ascendant after so much looking inward. Let it reassure people. Be brief, fold the claws, and keep your no for whoever needs it.',
  ],
  2: [
    'At the bottom of the prospector’s pan lies a fleck that was always there. Your altered idea of worth begins to act on the year’s earning, and a possession that owned you for ages can be given away in one sentence.',
    'Charcoal is wood that has given up its smoke, and it burns hotter. Your wish to own has been through something similar. Apply it this year to a single trade or treasure, and let the kindling go to whoever is cold.',
  ],
  3: [
    'A splinter that worked upward for months can be lifted out between two fingernails. Say the sentence. The relative or classmate it concerns will flinch, then breathe, and your words can afford to be milder afterward.',
    'Truffle hounds are paid in biscuit for something far better. Speak up about your find. Nosing into a silence between kin or classmates has produced the fact that matters, and a low voice and a short walk will help it go down.',
  ],
  4: [
    'The drill stops, for this is bedrock. All that sank and shifted under the chart’s lowest point has found something to stand on. Act upon the family truth you reached, by a deed as plain as an extra key.',
    'Below ground the bulb has divided, and there are two where you planted one. A deep change in the family comes up into leaf this year from your chart’s undermost point. Move one of the pair, yourself perhaps, to sun of its own.',
  ],
  5: [
    'Grapes do well on old lava. After months of slow inspection your passion can be cultivated, in rows, with a watering plan. Offer the strong feeling or the strong work by the glass, and wait to be asked for another.',
    'Fire-eaters begin by practicing how to breathe out. Passion is in your mouth again, warm and governed, so perform. Court someone equal to you, let the work scorch its margins, and keep a bucket of sand beside the stage.',
  ],
  6: [
    'The condemned machine has been scrapped, and marks on the floor show where people used to stand. Stand elsewhere. Force that drudgery was eating is yours again, and the year’s work may be laid out anew with the others’ consent.',
    'Foundries tap the furnace at dawn, and everyone stands back to watch the bright line run. Your labors have come to that. Pour this year’s strength into a single mold, skim the slag from your hours, and hand an assistant real gloves.',
  ],
  7: [
    'Two trees that fought for light have grown together at the crown. You and another can stop straining toward one opening. At the chart’s far horizon power is shared from here on, or honorably parted, and it should be said which.',
    'Locked antlers come apart when both stags lower their heads. Such a movement is possible now at the Descendant. Give up an advantage in plain view, ask for one, and draw the bond up afresh, as two who have felt each other’s strength.',
  ],
  8: [
    'Ashes leached with rain made soap in former times. The residue of a burned-out quarrel over money or trust becomes useful in the same way. Wash your hands of it together, and touch each other with them afterward.',
    'A phoenix in the bedroom does leave soot on the quilt. Wash it and be glad. Trust has risen from the slow burning of this year, with fewer feathers and more heat. Redivide what you hold jointly, and keep back no matches.',
  ],
  9: [
    'The forbidden book has been moved to the open shelves, and readers yawn. What mattered in it you have absorbed. Speak from conviction this year to people who may well refuse it, and enjoy how little that stings.',
    'Excavators, tired and grinning, lift out a tablet in a tongue you can read by now. It contradicts you here and there. Teach from it anyway. Conviction that survived its own digging can cross borders, and cause argument at excellent tables.',
  ],
  10: [
    'Offshore an island has risen without asking anyone. Your weight in public life is such a fact, up at the chart’s zenith, and others begin to steer by it. Mark the reefs, and leave a free landing for small craft.',
    'A bell cast in a pit is raised, mouth full of earth, to the tower. Your public authority comes up to the Midheaven in that fashion. Knock it clean, sound it seldom, and choose the hour with those who live below.',
  ],
  11: [
    'Ballots are counted in front of everyone, and the old faction laughs first. Power in your circle can be talked about. Accept the influence offered for a term with an end, and use it for those who never stood.',
    'Wolves change leaders with less noise than a golf club. Watch how. The influence you examined in your circle may pass from hand to hand this year, some of it to you. Feed the weakest first, and howl only in full company.',
  ],
  12: [
    'Hot springs come up through the same cracks that once let out smoke. What you faced below has turned to warmth, and you can sit in it with somebody sore at heart, saying little. That may be the year’s main work.',
    'At dusk bats stream out of the cave and rid the valley of gnats. What used to frighten you down there can be as useful. Keep a regular hour of solitude for letting it fly, and others will sleep the better this year.',
  ],
};
