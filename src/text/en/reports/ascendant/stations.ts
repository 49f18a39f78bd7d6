import type { ByHouseWordings } from '../../../catalogue.js';

export const risingMercuryRetrograde: ByHouseWordings = {
  1: [
    'The eastern horizon of your chart, where you come into view, is being reread like a first paragraph. Cut an adjective or two. For three weeks of the year people get you in draft, and some will prefer it to the fair copy.',
    'A voicemail greeting recorded in another mood still answers for you. Listen to it as a stranger would. These three weeks suit a review of manner and pace, and the better greeting will come while you mumble drafts in the car.',
    'Halfway across the room you forget why you got up. Treat the pause as a hint about the year: some direction was taken in haste, and standing there beside the lamp you may recall what you wanted in the first place.',
  ],
  2: [
    'Price tags swing round to show their other side. A three-week audit of what you earn, and what you take yourself to be worth, gives the year’s plans a firmer footing. Query the odd charge, and hold larger purchases until it closes.',
    'Counting the silver, you come up one spoon short, then find it in the jam. Suspicion is a poor bookkeeper. Let these weeks go to checking what you have, with every surprise written down before anybody is blamed.',
    'A pay slip from your first job, flattened in a dictionary, makes odd reading. Compare what you asked then with what you ask now. By the end of the pause you may want to reword the year’s next request, upward or downward.',
  ],
  3: [
    'A half-done crossword resurfaces with your confident mistake at four across. Much of this year’s talk hangs on some such entry. Retrace the conversation with the sibling or neighbor concerned, and fill in the new word lightly.',
    'Inside your mailbox is a letter for the tenants before last. Messages stray for three weeks, your own included, so number the questions in each. The class you took up this year gains from a second pass through the notes.',
    'Half the people within walking distance heard only the beginning, so say it again and slower. Short outings double back on themselves in this stretch, and it tends to be on the second leg that someone tells you what matters.',
  ],
  4: [
    'The lowest point of the chart keeps the oldest mail, and for three weeks some of it gets opened. Read what parents or landlords once wrote, ask the dull follow-up question, and let the lease wait for your reply.',
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
  ],
  2: [
    'Slip off a ring worn for years and there is the pale band beneath. Which possessions do you keep from love, and which from habit? Six weeks of wearing less, and buying slowly, will revise your idea of enough.',
  ],
  3: [
    'Small courtesies between you and a neighbor or a sister have worn thin, like soap. Six weeks allow for unwrapping a new bar. Retract some mocking nickname, and go back to whatever charmed you into this year’s studies.',
  ],
  4: [
    'One guest towel hangs there, too fine to be used. For whom has home been kept pretty? Comfort and kinship, the ground floor of the chart, are thought over for six weeks, and an estranged cousin might yet dry their hands on it.',
  ],
  5: [
    'The carousel turns backward and the painted horses look surprised. An earlier love, or a hobby dropped for being silly, comes round within arm’s reach. Let it pass several times over these six weeks before you climb on.',
  ],
  6: [
    'Flavor has gone out of the daily round, as out of gum. Ask which chores you took up in order to be liked, and lay some down for six weeks. A neglected workmate is worth a bench and half of your pear.',
  ],
  7: [
    'A familiar cough on the stairs: someone loved once, or the present someone in an earlier mood, comes to the partner’s gate of the chart. Six weeks give time to ask what you still enjoy together, with the verdict left open.',
  ],
  8: [
    'A gift had strings so fine that both of you took them for ribbon. For six weeks trace where they lead, through the purse and through the bedroom’s silences. Whatever was freely given can then be enjoyed a second time.',
  ],
  9: [
    'Duty-free perfume, bought in a rapture abroad, smells different over the sink. Tastes caught from teachers and distant places come into question for six weeks. Keep those that grew on you, and give a second chance to a city that bored you.',
  ],
  10: [
    'The bouquet from your last triumph has dropped its petals, and the stems stand well. Admiration is scarce for six weeks. Find out meanwhile which part of your calling you would do unapplauded.',
  ],
  11: [
    'Someone has kept count of who hosted whom, and it may be you. Fondness in your circle cools enough to be looked at. In these six weeks drop the tally, return to one old companion, and let a glittering acquaintance fade.',
  ],
  12: [
    'Whose name would fit the song you hum over the dishes? Attachments that you never admitted come up in private this year, for about six weeks. Allow them a locked diary. Some want only to be thanked.',
  ],
};

export const risingVenusDirect: ByHouseWordings = {
  1: [
    'Walking in, you find that faces soften again. The doorway of the chart has been hung with a truer sort of charm, since you went a while without any. Accept the year’s remaining invitations in order of delight.',
  ],
  2: [
    'On the market stall lies the very thing, in your color and at a fair price. You know by now. Six weeks of doubt have taught you to like fewer things harder, a taste that should last you well past this year.',
  ],
  3: [
    'The florist’s card is blank, and you know what to put. Kind talk flows toward the brother, or the shopkeeper whose pride got hurt. Write short, sign with the name they call you by, and hand it over yourself.',
  ],
  4: [
    'New cushions on the old sofa, and everybody piled onto it. An understanding reached with kin during those cool weeks supports the year from below. Seal it with some custom, say pancakes on the first frosty morning.',
  ],
  5: [
    'The ice-cream van plays its tune and you have change in your hand. Delight is simple again, and it knows its aim. Court the one whom six weeks of thinking left standing, or set the brightest pieces into the mosaic.',
  ],
  6: [
    'Across the counter somebody says “the usual,” and you are touched. The day’s work has its small graces back. Keep the indulgence that proved worth its minutes, and make your team a present of one unhurried half hour.',
  ],
  7: [
    'A trunk with two handles asks for carriers of one mind. The other side of your chart grows warm, and what you both found out about wanting can be promised aloud. Put the year’s shared treat in the calendar tonight.',
  ],
  8: [
    'The joint purse is lighter by a grudge. Having found out what each gift was worth to whom, you two can share warmly and with open eyes. Desire responds well to such fairness, particularly if nobody brings it up.',
  ],
  9: [
    'A waiter far away remembers how you take your coffee. Love of the distant, or of a subject, has come through its doubts. Plan the trip or the thesis around the part you adored twice, and skip the famous staircase.',
  ],
  10: [
    'Your portrait goes up in the corridor, and the likeness flatters by a shade at most. Approval comes to work that you now enjoy on its own account. Receive it graciously up there, and mention whoever did the lighting.',
  ],
  11: [
    'Lanterns on the terrace, and around you the people you picked. The year’s friendships have been tasted twice, and those that stayed sweet deserve a feast. Announce your fond hope between courses, when the generous look for something to toast.',
  ],
  12: [
    'A secret drawer slides shut on nothing that you would blush for. Tenderness spent six weeks in hiding and has made up its mind. Give your retreat some beauty, a vase at least, and consider admitting one guest.',
  ],
};

export const risingMarsRetrograde: ByHouseWordings = {
  1: [
    'Your attack has gone out of tune, first of all at the threshold where you set forth. Rushing the next ten weeks would only wear the hinges. Train alone, at a child’s pace, and ask an old anger what it was defending.',
  ],
  2: [
    'The garden hose kinks and the far bed goes dry. Earning can feel that way for ten weeks or so. Walk back along its length to the twist, often a rate agreed in pride, and straighten it before you open the tap.',
  ],
  3: [
    'Hooting does nothing to a flock of sheep in the lane. Daily talk and traffic slow for ten weeks, and quick retorts cost extra. Go back on foot to the neighbor you once shot past, hands in your pockets.',
  ],
  4: [
    'Under raked ashes one coal is live. Family heat, banked for longer than anyone admits, glows at the bottom of things. Ten weeks of poking and sitting will warm people whom a blaze would drive from the room.',
  ],
  5: [
    'A fencer sits out, mask on knee, and learns from watching feet. Desire, sport and making all lose tempo for ten weeks of the year. The lover or the canvas you went at headlong may consent to a slower bout.',
  ],
  6: [
    'Parcels you dispatched come back marked “too much tape.” Work rewards reworking for two months and more. Do each job over with a slower arm, and patch up the spat with whoever shares your shelf.',
  ],
  7: [
    'Both duelists have counted their paces and kept on walking. On the far side of the chart a contest loses its heat, so that for some ten weeks you can find out what it was about. Turn round and talk at arm’s length.',
  ],
  8: [
    'The rope in this tug-of-war belongs to both of you. Haul less for ten weeks and read its label: joint money, or jealousy, or the last word in bed. Admitting what burns your palms loosens the other side as well.',
  ],
  9: [
    'That pamphlet you had printed in a fury still fills its boxes. Use the backs for notes. Crusades and long hikes lose momentum for a couple of months this year, time enough to argue the opposing case with real appetite.',
  ],
  10: [
    'Halfway up the pole the flag jams, in view of the whole parade ground. Ambition at the Midheaven has to wait ten weeks. Oil the pulley, which may mean a rival you once elbowed, and salute from where you stand.',
  ],
  11: [
    'Slow-motion film of the relay shows who let go of the baton. It was close. Give some of these ten weeks to rehearsing the exchange with the friend you blamed, and a common aim will run faster later in the year.',
  ],
  12: [
    'A beaten carpet gives up more dust than seems possible. Alone in the yard, through ten weeks, you get at resentments that politeness rolled up. Swing until the pattern shows, then have a bath and call nobody.',
  ],
};

export const risingMarsDirect: ByHouseWordings = {
  1: [
    'Struck once more, the match takes. Courage is first through the door, and people step aside a little, so smile as you enter. The year’s postponed beginning wants you for two brisk hours a day.',
  ],
  2: [
    'The auctioneer looks your way, and your hand is steady. Go after the income you held back from, having fixed a ceiling for the effort. Ten sparing weeks have shown you where wanting ends and stubborn pride takes up the bidding.',
  ],
  3: [
    'A tennis ball comes over the fence, inked with “Say that here.” Go round, amused. Blunt talk at close range clears the year’s small feuds, and any appetite left over can be turned on a stiff chapter.',
  ],
  4: [
    'Spades ring on stone behind the kitchen, and a cousin turns up with a barrow. The family quarrel has become muscle. Rebuild what the root of the chart needs most, a single warm dry corner, before anyone argues about colors.',
  ],
  5: [
    'The paper kite that dragged along the beach for weeks takes the wind. Let out line. Make the first move, artistic or amorous, and if it should be declined, the sky is roomy enough for another figure.',
  ],
  6: [
    'Sleeves up, radio on, and the heap that defied you through the slow weeks is gone by noon. Set the year’s remaining rhythm while you are strong. Crews copy their fastest member, temper included.',
  ],
  7: [
    'Swords go into the hall stand and two chairs are pulled out. With the heat spent, partner or opponent can be told straight what you are going for. Some find that attractive, and one may ask to come along.',
  ],
  8: [
    'With someone you trust at the other corner, the heavy shared thing comes off the ground. An old debt, or a desire kept locked, was faced in the slack weeks and yields to a joint push. Rest as a pair afterward.',
  ],
  9: [
    'Someone has sawn through the tree that lay over the trail. Off you go, better provisioned for having camped beside it. An examination or a far summit answers this year to force with manners, so greet the ranger.',
  ],
  10: [
    'The crane swings, and along the street everyone looks up. Your drive is visible at the chart’s highest point, its aim revised by waiting. Hoist the plan before noon, and give credit to those who hold the lines.',
  ],
  11: [
    'A row of people with buckets needs someone to call out “pass.” Call it. Allies who watched you give up the command some weeks ago will move for you gladly. Aim at one hope this year and take a place in the row.',
  ],
  12: [
    'Under the ice you can hear the stream moving. Strength that had to stay out of sight is loosening, in dreams first of all. Give it a chore without witnesses, such as the padlocked shed, until you see floor.',
  ],
};

export const risingJupiterRetrograde: ByHouseWordings = {
  1: [
    'Lately your laugh comes in ahead of you and finds the room half full. Four months of the year go into growing inward. The Ascendant could do with fewer promises on its doorstep, and one that is kept to yourself.',
  ],
  2: [
    'A squirrel would have forgotten half of these stores. Dig up yours, perhaps a dormant skill or a favor still to be called in. Having is more interesting than getting for four months, and gratitude makes a thorough inventory.',
  ],
  3: [
    'The encyclopedia bought on impulse has been read as far as volume C. Turn back to A. Depth suits you better than spread for a third of the year, in study and in talk, and a single curious neighbor is company enough for the exercise.',
  ],
  4: [
    'Spare leaves for the table have leaned in the hall since you last expected a multitude. Growth turns downward for four months, to the roots of the chart. Widen the welcome for those who already live with you.',
  ],
  5: [
    'Confetti from some earlier celebration keeps turning up in your shoes. The appetite for romance and fun has four months in which to digest, and an old creation, dismissed as minor, may deserve the party that the big one got.',
  ],
  6: [
    'A second helping of work looked splendid on the tray, and there it cools. Go slowly, for four months. Pass a dish to somebody hungry for it, and try to recall which tasks once made you hum.',
  ],
  7: [
    'The companion praised in the brochure proves to sulk before breakfast. Even so. Through four months the far side of your chart sorts goodwill from salesmanship, and you can thank a partner for generosity you had filed under luck.',
  ],
  8: [
    'An orchard planted by two people bears every second year, and this is the other one. Prune. For some four months trust and shared means grow below ground, where each of you can ask how much is really needed.',
  ],
  9: [
    'Somewhere past the third border you stopped looking out of the window. A third of the year is set aside for chewing over the miles and books already covered. You may come out of them with one conviction fewer, and the remainder paid for.',
  ],
  10: [
    'Between fanfares a trumpeter cleans the horn. At the top of your chart there is less noise for four months, and room to breathe. Go back over the successes that came easily and practice in private what the next would require.',
  ],
  11: [
    'Forty people signed the banner and then it rained. Spread it out to dry and see whose name is legible. Four months of smaller gatherings show who shares your hope, and grand schemes shrink agreeably to something with an address.',
  ],
  12: [
    'Out of season a greenhouse smells of earth and advertises nothing. Go and sit in yours. Belief renews itself unseen for four months, so give without a card, read slowly, and let some ancient grievance go to compost.',
  ],
};

export const risingJupiterDirect: ByHouseWordings = {
  1: [
    'The gate of the chart swings wide for a bigger you, and this time the measurements are true. Say yes to the part of the year that scares you pleasantly. Bring along a friend who laughs at the right moments.',
  ],
  2: [
    'The first basket comes in from a field that you had let lie. Enjoy it visibly. Confidence in what you can earn spreads again, with a fairer measure, so enlarge the one thing that proved its worth and leave four alone.',
  ],
  3: [
    'Windows go up all along the street on the first mild day. Talk travels, and whatever you studied has been digested. Found the reading circle, or send the long letter, and ask each neighbor what they make of it.',
  ],
  4: [
    'After its long airing the cellar smells of apples, and there is space down there. The chart can carry more from underneath. Invite the wider family, or add a porch, now that you have counted the chairs.',
  ],
  5: [
    'A trapeze wants a good net, and yours was knotted through four thoughtful months. Swing out. Courtship and invention run large for the rest of the year, and the finest catch may be an accomplice in nonsense.',
  ],
  6: [
    'An extra pair of hands appears at the back door, just as you have understood what needs doing. Delegate with trust. Service grows joyful where hours are sane, and the year’s heavier order can be taken without a rush.',
  ],
  7: [
    'The tandem has been pumped up and its bell replaced. At the horizon where you meet your match, months of honest talk turn into speed, and bigger plans have two pairs of legs. Take turns at the front.',
  ],
  8: [
    'To fold a big sheet, two people walk toward each other. Shared wealth, in feeling or in goods, gets simpler in that manner as goodwill resumes. Give trust by the armful where four months have proved it sound.',
  ],
  9: [
    'One name lights up on the departures board and your stomach says yes. Books have been read and doubts entertained. Set out, or publish, with the generous view this year has ripened, and keep a pocket free for being wrong.',
  ],
  10: [
    'A wide staircase, well lit, and somebody announcing you from the top. There were four months to deserve the fuss. Take up the greater post or the public favor, and use your height to point out a person further down.',
  ],
  11: [
    'The raft you lashed together from smaller hopes floats with everybody aboard. Push off. Friends who sobered up during the pause are merry company again this year, and one of them happens to know the river.',
  ],
  12: [
    'Somebody has left the porch light on for you night after night, and you have only just seen it. Faith is like that this year, earlier than you and unadvertised. Pass a little on to anyone still fumbling for keys.',
  ],
};

export const risingSaturnRetrograde: ByHouseWordings = {
  1: [
    'Where you step out into the world, you have been paying a toll that nobody set. For four months examine the severities you practice on yourself. One is a sound rule, while another may be a scowl copied from a teacher.',
  ],
  2: [
    'The strongbox takes four people to lift and contains a bag of buttons. Reconsider, over several months, how heavily you guard what you have. A lighter safe may come of the inspection, or a plainer fee.',
  ],
  3: [
    'Long ago you were told to speak when spoken to, and half obeyed. The slow months of the year return you to that classroom. Read aloud to a patient neighbor, go over a dry subject, and finish your sentences.',
  ],
  4: [
    'Surveyors are back at the cornerstone. The chart’s lowest point bears the year’s weight, and you have four months for checking what it rests on, whose rules for instance, and whose unthanked labor. Replace one beam before adding a floor.',
  ],
  5: [
    'A tin soldier guards the crayons. Ask who posted it there. Over several months the stern rule that pleasure must be earned comes up for appeal, together with a love or a talent that you disciplined too early.',
  ],
  6: [
    'A callus in the wrong place shows that the handle has been held wrong for years. Shift your grip. Some four months are allowed for rebuilding the working day, beginning with the duty you resent and never discuss.',
  ],
  7: [
    'Dry-stone walls lean with time, and so does the one between you and another. Across from the Ascendant, where partners stand, duties are gone over for four months. Reset some stones from both sides, and discuss a gate.',
  ],
  8: [
    'On an old understanding the seal has cracked with age. You are free for some months to read what it bound, perhaps a debt, perhaps a silence. Renew whatever is fair, slowly, and pay off the smallest item first.',
  ],
  9: [
    'The lighthouse you steer by was put up for somebody else’s ships. Consider its position during these months. Degrees and permits come slowly this year, and while they do you can take your own soundings, line in hand.',
  ],
  10: [
    'A weathervane at the chart’s summit has rusted toward the wind of ten years ago. Climb up with oil. Four months go into asking whose respect your work was meant to win, and the new heading may take all of them.',
  ],
  11: [
    'For years you have paid dues to a society that you no longer visit. Months are given for settling such memberships. Work out what you owe an old comrade, possibly more, and what a cause, possibly less.',
  ],
  12: [
    'Somewhere below, a pump has labored for years to keep one memory dry. In the stillness of this year you can hear it. Let a little water in, with counsel if you like, and see how much of the machinery is needed.',
  ],
};

export const risingSaturnDirect: ByHouseWordings = {
  1: [
    'The ice bears. For months you tested it at the edge where you set out, with a long pole and a frown. Walk on in your everyday boots, and let those coming after see where you trod.',
  ],
  2: [
    'Timber from a cold slope has the tightest rings. Your sense of worth has had such a season and can be built with. Agree to the lasting terms you drafted, and settle your own wage before vanity hands in a bill.',
  ],
  3: [
    'With the grammar learned, you are allowed to speak, and fewer people will interrupt. Say the considered thing to a sibling or a committee. Sign up for the examination, and keep an hour a day for the plainest reading.',
  ],
  4: [
    'Underfoot nothing creaks. What you shored up at the base of the year will take furniture and weather, so conclude the matter of the lease, or of the parent, by the rule you arrived at. Bring a lamp and stay a while.',
  ],
  5: [
    'A pear tree that sulked for years sets eleven pears. Small harvests count, in love and in art. Keep the steady pace you found during the wait, show the crop to one severe friend, and eat the ripest yourself.',
  ],
  6: [
    'Rehung at the proper angle, a scythe does half of the mowing. Your reworked hours begin to tell. Defend the finishing time once, kindly, before the whole crew, and you will see labor fall into even rows all year.',
  ],
  7: [
    'The witnesses have uncapped their pens. Whatever you two concluded about duty and distance can be declared at the far pole of the chart, then lived by. An honest no deserves the same clear hand as a yes.',
  ],
  8: [
    'Customs has cleared the last crate, and each of you may take yours home. Shared obligations end this year or settle into a sober, livable form. Tell the other what you will always be good for, and add the limit.',
  ],
  9: [
    'Chalk on the sleeve, you turn from the blackboard with the proof complete. It took months and fits on one panel. Teach it, or lodge the application it was for, and expect the slowest pupil’s respect before the quickest’s.',
  ],
  10: [
    'At the head of the long table the chair has a hard seat, on purpose. You know by now how many hours you can sit there. Take charge within that number, and the Midheaven will keep your outline for years.',
  ],
  11: [
    'Mountain huts are run by members who carry up the coal. Yours has its crew again, thinned and willing. Break the shared hope into weeks, take a bad one yourself, and sign the visitors’ book side by side.',
  ],
  12: [
    'The lock keeper closes the upper gate and the water settles. After months of inward labor you can rest at a level you trust. Hold on to the solitary hour that did it, and greet the old accuser with a nod.',
  ],
};

export const risingUranusRetrograde: ByHouseWordings = {
  1: [
    'The lightning rod at the front of your chart has had its strike. Five calmer months follow, for finding out which of the sudden changes were yours. Walk in with the old gait some morning and feel where it pinches.',
  ],
  2: [
    'A coin this year tossed is still in the air, and its slow turning lets you study both faces for months. Wanting to earn differently and wanting to owe nobody are two wishes. Decide which one you were calling.',
  ],
  3: [
    'Between two channels the radio catches a third, faint and in another accent. Leave the dial there. Ideas that jolted your talk and studies settle over five months, and a startled sibling may welcome the explanation.',
  ],
  4: [
    'A trapdoor opened under the hall rug, and all of you have been walking round it since. Look down. The lowest angle of the chart gives you five months to ask what the upheaval set free and who needs a ladder.',
  ],
  5: [
    'Once the jack-in-the-box has sprung, somebody must press it down to see how it works. There are five months for that: which thrills in love or art renewed you, and which merely made you jump. Children know, so consult one.',
  ],
  6: [
    'Ever since the old schedule went out of the window, your working days have been improvised like jazz, and some of it swings. Mark the bars worth keeping in the calmer months of the year, and give the colleagues who follow you a chord sheet.',
  ],
  7: [
    'Two people are in the revolving door, each convinced of leaving. For five months it stands still. Across the chart from yourself you can ask what freedom either of you was after, and whether it lies indoors after all.',
  ],
  8: [
    'In one excited evening the vault was emptied onto the rug. Five months remain for deciding together what goes back. Look again at a jealous rule thrown away too fast, and at the relief you both forgot to mention.',
  ],
  9: [
    'With its burner off, the balloon drifts, and you can hear dogs below. After this year’s leap in belief or study, five months at low speed let you see the country. The creed you left is a field among others.',
  ],
  10: [
    'Shot from the circus cannon, one has a moment to admire the tent. Something in your public course changed fast, and five reflective months of the year follow at that altitude. Work out where you want the net, and tell the crew.',
  ],
  11: [
    'Having abolished its president, the club cannot close a meeting. Five months suit a second look at each liberty your circle took. Some friend left over it, with a point. Ask them round, by rules or without.',
  ],
  12: [
    'Kept in your back room is a clock that strikes thirteen. Stay near enough, these months, to note when it does. An odd waking thought, one you would formerly have switched off, has been trying to set you loose.',
  ],
};

export const risingUranusDirect: ByHouseWordings = {
  1: [
    'Hat off in a high wind, there you are. Changes long tested alone blow in at your Ascendant, and acquaintances recalibrate. Give your new liberty a single fixed habit, so that they know where to write.',
  ],
  2: [
    'The toll road you used for years turns out to run beside a free one. Unusual ways of earning, tried in small over the slow months, can take part of this year’s traffic. Keep the dull lane open.',
  ],
  3: [
    'Pigeons burst off the square and regroup in a pattern nobody taught them. Your thinking has that lift. Say the strange thing to the people nearby, in short words, then listen, for one of them had it too.',
  ],
  4: [
    'A caravan stands packed in the drive, and home can be had at more than one address. The thaw at the chart’s root lets kin come and go this year. Keep a lit window, and one rule about the cat’s supper.',
  ],
  5: [
    'Hanging upside down from the climbing frame, you see the picnic properly. Love and invention gain from any such angle as the tempo picks up. Propose the unheard-of outing, break your own style, and catch your keys as they fall.',
  ],
  6: [
    'The contraption built of spare parts starts with a bang and sweeps the floor. Working life can be run your way from here, provided that you stay near enough to oil what you let loose.',
  ],
  7: [
    'A postcard from a partner reads, “Fine time here, come tomorrow.” Distance is a courtesy in the year’s freer phase. Out on your western horizon that same person keeps a bag packed, and likes you with yours.',
  ],
  8: [
    'The conjurer’s knot falls apart at one tug, and the two of you stare at the rope. What tied money to dread, or closeness to obedience, may give way that fast. Agree on a use for the freed hands.',
  ],
  9: [
    'The globe in the study hops off its stand and bounces to your feet. Pick a spot. Ideas loosened earlier in the year want foreign air, so enroll in something improbable, and send word to those who shook their heads.',
  ],
  10: [
    'An understudy goes on in odd shoes and the stalls sit up. The break you prepared can be made at the Midheaven, in full light. Improvise freely, and stay on cordial terms with the management.',
  ],
  11: [
    'A crowd gathers from nowhere, performs one song and dissolves, and you have nine new friends. Your circle prefers that tempo this year. Launch the odd alliance you thought through, and play a slow old friend the recording.',
  ],
  12: [
    'Tunneling in secret, you come up under your own rose bed. So near, the way out. Some inner confinement ends this year with a laugh, and five months of private notes boil down to a single new freedom.',
  ],
};

export const risingNeptuneRetrograde: ByHouseWordings = {
  1: [
    'Mist lifts from the doorstep of the chart, and there stands a person in ordinary shoes. Be kind to them. Five months show where you took the shape of other people’s longing, and how restful your plain outline could be.',
  ],
  2: [
    'Once the foam has settled, the glass stands a third full. Drink that. Much of the year lets you tell hopes from holdings in all that you own, and a generous impulse from the wish to be thought generous.',
  ],
  3: [
    'Halfway through the film of your daily talk the subtitles come on. So that was what your brother meant. Five months go to accurate listening, in which hints get spelled out and a vague plan of study acquires its reading list.',
  ],
  4: [
    'The family lullaby has a second verse that nobody sings, and over five months it comes back to you. Illusions thin where the chart strikes root. A parent looks more human afterward, and the chimney gets swept.',
  ],
  5: [
    'Seen from the wings, the stage moon is plywood on a rope. Five months of daylight fall on your romances and inventions. Stay for the matinee and notice which enchantments still work on somebody who has met the carpenter.',
  ],
  6: [
    'An untitled task drifts between desks like a jellyfish, and stings whoever is kindest. Month by month the water over your daily duties clears. Label what is yours, and rest before you turn transparent too.',
  ],
  7: [
    'Your idol climbs off the pedestal to look for a sweater. At the gate of the chart opposite your own, five months favor acquaintance over adoration. Be seen at eye level as well, including whatever you usually veil with sympathy.',
  ],
  8: [
    'Where two rivers join, the brown and the green run side by side for miles. Five months let you see both colors in what you share. Ask whose debt it is, or whose sadness, and nearness will be the clearer.',
  ],
  9: [
    'A mirage keeps its distance however far you ride. Rein in for five months. What you hoped to find in a doctrine or on a far shore can meanwhile be described more exactly, and part of it grows closer to home.',
  ],
  10: [
    'Your halo slips in public and you catch it on one ear. Good humor helps. Over five months the glamour round your calling thins, until the Midheaven shows what you do, and for whom, and how many hours it takes.',
  ],
  11: [
    'The petition everybody signed in tears has a blank where the demand should be. Write it in. Across five months your circle’s dream wakes up a little, and it appears which friends loved the cause and which the singing.',
  ],
  12: [
    'By a diver’s lamp the sunken city turns out to be a parking lot, with one real mosaic. Clear water follows for some months. Look squarely at an old consolation, and bring up the piece that deserves it.',
  ],
};

export const risingNeptuneDirect: ByHouseWordings = {
  1: [
    'Music is heard before you are seen. At the front of the chart your edges soften again, and those who meet you feel understood at once, so mention early where you stop. Inside that line tenderness can go unguarded all year.',
  ],
  2: [
    'Someone has darned the purse in gold thread and left the seam showing. Since the slow months you know what your giving is for. Pour with pleasure this year, from that side, and keep the rent in the other.',
  ],
  3: [
    'Seashells held to two ears tell two stories. With wits sharpened by months of plain talk, you may enjoy both. Post verses around the neighborhood, trust the tone in a cousin’s voice, and confirm the address all the same.',
  ],
  4: [
    'Rain fills the hollow you dug in the yard, and by evening it has a frog. Home works its gentle spell again, from the bottom of the chart up. Make space for a tired relative, having agreed who mops.',
  ],
  5: [
    'Soap bubbles, wide as dinner plates, cross the fence, and nobody asks what they are for. Fancy has come back to your art and your love life. Months of daylight have left you able to tell a bubble from glass.',
  ],
  6: [
    'Watering a long bed by can, a gardener goes somewhere else entirely. Your service finds that state again this year, with its edges known. Choose the tasks that rinse the mind, and stop at six, whoever is wilting.',
  ],
  7: [
    'Over the potato peelings two voices drift into harmony. Having met each other unretouched, you can afford enchantment on the partner’s side of the sky. Let a wish of theirs take you unawares, and spell out your own.',
  ],
  8: [
    'A drop of ink opens in water like a flower. Closeness spreads that way again, after months in which each of you kept to a separate glass. Dissolve gladly in tested company, and leave the ledgers dry on the shelf.',
  ],
  9: [
    'Sailors took whale song for the creaking of the hull. Wonder resumes beneath your studies and far plans, and by now you can tell it from noise. Follow the deep note outward this year, on a return ticket.',
  ],
  10: [
    'The poet has a day job, as the public has discovered, and is loved for both. Let imagination back into your standing at the Midheaven. You may serve as a symbol up there this year, given a deputy for the invoices.',
  ],
  11: [
    'Paper boats with candles set out, one for each friend’s wish. Shared ideals shine again, and since you checked the hulls a few should travel far. Give your time to the cause that moved you twice, and wave to the others.',
  ],
  12: [
    'The hammock remembers your shape. Rest and dreaming refill after months of sober looking, and you would be wise to go there daily this year. Leave a shoe on the path so that someone knows where to call.',
  ],
};

export const risingPlutoRetrograde: ByHouseWordings = {
  1: [
    'Mirrors of obsidian give back a dark, exact face. At the threshold of the chart you study for five months the force that people sense before you speak. Ask when you came to need it, and try one unarmored hello.',
  ],
  2: [
    'A miser and a spendthrift share your desk, and one of them has the key. As the year slows, their bargain comes to light. Get down to the pride or the dread beneath a single possession, and you may hold the others with looser fingers.',
  ],
  3: [
    'In family talk a word was once struck out so hard that the pen went through. Turn the page over. You have five months to ask the brother, or the neighbor who knows, and to fall silent at the proper spot.',
  ],
  4: [
    'Soil samples from beneath the porch come up in bands, one of them black. At the chart’s deepest level the family’s buried years are read slowly, over five months. Touch one layer, wash, and tell those who asked.',
  ],
  5: [
    'Below every old stage is the machinery that lifts ghosts through the floor, and your passions have theirs. Study the winches of desire and rivalry for some months. Perhaps one of those figures has no further wish to haunt.',
  ],
  6: [
    'Behind the smooth office runs a boiler that nobody has opened for years. Stand before the gauge. Five months suffice for finding out what drives your need to hold every task, and for letting off a little daily.',
  ],
  7: [
    'Turn a magnet end for end, and what clung leaps away. Such forces are at work across the chart, where partners and opponents face you. Over a long stretch of the year watch what in you flips the poles, and say so before they must.',
  ],
  8: [
    'Certain pine cones stay shut until a fire has passed. Between you and someone close, old heat over trust or money has been and gone. Take a slow third of the year to look for what it released, on hands and knees.',
  ],
  9: [
    'Dogma clings to a room like old cigar smoke, and a good part of the year is given to airing one of yours. Go to the source you were warned against. Find out who gained by the warning, and let your pupils watch.',
  ],
  10: [
    'There is a back stair to the summit of the chart, and you know where it creaks. For five months go over how you rose, or were kept down, and which methods you would own to aloud. Strike one from the repertoire.',
  ],
  11: [
    'A ring of mushrooms is one creature underground. Over these months look for the hidden thread in your circle, an old pact perhaps, or awe of somebody’s opinion. Friendship can survive its being shown, and influence may change hands.',
  ],
  12: [
    'Deep in the cave somebody painted a horse by torchlight and told no one. You have work of that age in you. Through the slow part of the year, alone or with a practiced guide, trace the outline before you explain it.',
  ],
};

export const risingPlutoDirect: ByHouseWordings = {
  1: [
    'Out of the quenching oil the blade comes up dull, and stronger than before. Carry yourself so. The force you examined moves again through your Ascendant, and a lowered voice will do where you once used the whole arm.',
  ],
  2: [
    'At the bottom of the prospector’s pan lies a fleck that was always there. Your altered idea of worth begins to act on the year’s earning, and a possession that owned you for ages can be given away in one sentence.',
  ],
  3: [
    'A splinter that worked upward for months can be lifted out between two fingernails. Say the sentence. The relative or classmate it concerns will flinch, then breathe, and your words can afford to be milder afterward.',
  ],
  4: [
    'The drill stops, for this is bedrock. All that sank and shifted under the chart’s lowest point has found something to stand on. Act upon the family truth you reached, by a deed as plain as an extra key.',
  ],
  5: [
    'Grapes do well on old lava. After months of slow inspection your passion can be cultivated, in rows, with a watering plan. Offer the strong feeling or the strong work by the glass, and wait to be asked for another.',
  ],
  6: [
    'The condemned machine has been scrapped, and marks on the floor show where people used to stand. Stand elsewhere. Force that drudgery was eating is yours again, and the year’s work may be laid out anew with the others’ consent.',
  ],
  7: [
    'Two trees that fought for light have grown together at the crown. You and another can stop straining toward one opening. At the chart’s far horizon power is shared from here on, or honorably parted, and it should be said which.',
  ],
  8: [
    'Ashes leached with rain made soap in former times. The residue of a burned-out quarrel over money or trust becomes useful in the same way. Wash your hands of it together, and touch each other with them afterward.',
  ],
  9: [
    'The forbidden book has been moved to the open shelves, and readers yawn. What mattered in it you have absorbed. Speak from conviction this year to people who may well refuse it, and enjoy how little that stings.',
  ],
  10: [
    'Offshore an island has risen without asking anyone. Your weight in public life is such a fact, up at the chart’s zenith, and others begin to steer by it. Mark the reefs, and leave a free landing for small craft.',
  ],
  11: [
    'Ballots are counted in front of everyone, and the old faction laughs first. Power in your circle can be talked about. Accept the influence offered for a term with an end, and use it for those who never stood.',
  ],
  12: [
    'Hot springs come up through the same cracks that once let out smoke. What you faced below has turned to warmth, and you can sit in it with somebody sore at heart, saying little. That may be the year’s main work.',
  ],
};
