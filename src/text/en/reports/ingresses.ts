import type { ByHouseWordings } from '../../catalogue.js';

export const sunIngress: ByHouseWordings = {
  1: [
    'For a month you set the pace, and others look to you. Decide what you want to be asked about, and wear something you feel well in. Conversation still needs a second voice.',
    'It is your own season, so begin what bears your name. One plan is enough, if you say it aloud. Those who love you would like to be told before the rest of the world.',
    'Confidence comes by itself for a while. Whatever you were too shy for until now can be tried. Give somebody else a little of the attention as well.',
  ],
  2: [
    'Count both, what you own and what you earn, with interest rather than worry. One figure that you are proud of can set the tone for a month.',
    'Your price is a live question for some weeks: the hourly rate, or the favor that grew into a job. Name a sum without apologizing, and wait for the reply.',
    'Look after the few things that you use every day. Good ones, well kept, say more about worth than a large collection. Pride becomes expensive only when it shops for an audience.',
  ],
  3: [
    'Messages multiply, and most deserve an answer. Somebody from next door turns out to be good company. Return what you borrowed, and stay for ten minutes.',
    'Take the longer way on foot, and read what is put up on the walls. A class close by could interest you more than the great plan, which may rest for a month.',
    'What you say is heard more clearly than usual, so choose the subject. A letter, an article or a frank talk is well begun. Ask twice as often as you explain.',
  ],
  4: [
    'Do something for the place where you live, by daylight. Those at home enjoy having you there, and engagements that you turn down will manage without you.',
    'An old photograph turns up, and with it a question that only an elder can answer. Call them. Pride in where you come from grows, and a grudge that came with it may be left out.',
    'Friends can come to you for a month, instead of your going out. Sort out one room for it. People tell you more at a kitchen table than anywhere else.',
  ],
  5: [
    'Make a thing that nobody has ordered, and show it before it is perfect. Somebody laughs at your worst joke. The wish for praise shrinks once the hands are busy.',
    'Romance likes an invitation with an hour and a place in it. Being adored is lovely, and lovelier if you ask the other person a question now and then.',
    'A child, a game or a stage would be glad of you. Learn the rules properly, and then forget what you look like. There is time for duties in another month.',
  ],
  6: [
    'Each part of the day wants its place, and there is satisfaction in giving it one. Show somebody where everything is kept, and allow yourself to be thanked.',
    'Good work is visible in its details now, and someone notices. Repair what you have been hearing for a year. Just resist becoming the only person who knows how it is done.',
    'An earlier night and a shorter list would make you proud of your days again. Choose one habit for the month. Whoever works beside you may want to join in.',
  ],
  7: [
    'A partnership, tender or commercial, is on view along with its uneven parts. Propose the fair split while everybody is well disposed, and give away the larger share of the credit for once.',
    'Their plans, their moods and their good ideas take up a month. You learn about yourself by watching how you answer. Ask for a judgment, and do not defend yourself against it.',
    'You shine best beside somebody. Choose the person with care, since people will take the two of you together. What you admire in them is probably something you could do.',
  ],
  8: [
    'Look together at what you owe, share and expect from each other. It takes one evening and does good for a year. Tenderness is easier when the figures have been told.',
    'Something you have kept too long may go: a claim, a secret, an old possession. You will be surprised how little remains where it stood. Begin with what is shared.',
    'You see what other people want and do not say. Use it for their good. In your own case too, the honest word for a wish is usually the shortest.',
  ],
  9: [
    'A map on the wall begins to look like an appointment. Book the course or ask for the price of the ticket, and listen to somebody who votes or cooks differently from you.',
    'Convictions grow in you for a month, and like to be tested. Read the book that both sides quote. A teacher, or a student, may change the direction.',
    'Anything that widens the view is worth an afternoon: a lecture, a border, a hill. Take someone along who has never been there. Large words can stay at home.',
  ],
  10: [
    'A superior may look up and actually see you. Have a sentence ready about where you mean to stand next year. A warm one does more than a grand one.',
    'What you are working for can be read from where you stand now. Ask for the task that leads there. Those at home deserve to be told how long it will take.',
    'Your name goes through many mouths for some weeks, and what you finish goes with it. Deliver one thing early. Praise can be passed on to those who helped.',
  ],
  11: [
    'Old hopes are taken up again, since there are people to share them with. Join something, or go back to it. The youngest member and the oldest would both be glad of you.',
    'Your friends want you for your skills, and also for yourself. Give one evening to each. A plan that five people like is worth more than one that fifty signed.',
    'What you wish for the world begins with a table and some chairs. Offer yours. You will find out who comes, and who comes twice.',
  ],
  12: [
    'Keep one evening a week for nobody. See which unfinished matter comes to sit beside you then; it rarely stays long. A month of this is as good as a journey.',
    'Credit goes elsewhere for a while, and good work can be done in that shade. Finish something, or visit a person who gets few callers, and do not mention it afterward.',
    'Whatever you dream, remember or dread wants a little time. Give it half an hour a day and not more. By next month you will know what of it is worth keeping.',
  ],
};

export const mercuryIngress: ByHouseWordings = {
  1: [
    'Your thoughts come faster than usual, and others enjoy that. Rewrite how you describe yourself while you are so fluent. Count to three before you correct anybody.',
    'Ideas come and are gone again, so carry a notebook. Two good ones a day are plenty. The speed makes you a little nervous, and lunch is better eaten sitting down.',
    'People want your opinion and you turn out to have several. Pick one before speaking. It is a better time for sending off the old inquiry than for starting another.',
  ],
  2: [
    'Go through your subscriptions and standing orders, and strike what you do not use. The sum is easier to live with than the suspicion was.',
    'A buyer or an acquaintance brings word about money. Get it in writing and sleep before you reply. Clever bargains often end in a closet.',
    'Describe your skills as you would to a stranger, without a borrowed word. Then say it wherever fees are discussed. Modesty can wait until you are paid.',
  ],
  3: [
    'You are quick and easily led astray, so make the call that matters before noon. The gossip will be excellent, and can be saved for later.',
    'Curiosity has good legs for a while. Go and look at the place or the subject that you have only read about. What you promised to answer should be answered first.',
    'A short message may mean four things. Call and ask which. Misreadings are cheap to mend while people are talking, and you will find the right words on the second try.',
  ],
  4: [
    'Everyone reports at once, so ask the shyest person first. A calendar on which all can write would help. Interrupting is the local vice.',
    'Putting papers and shelves in order at home clears the head as well. Leave old letters until last, or you will still be reading at midnight.',
    'Old family sayings come out of your own mouth. Ask somebody where one of them began, and decide whether you believe it before you hand it on.',
  ],
  5: [
    'Send the witty message, and a sincere one soon after. Wordplay by itself can leave somebody wondering whether they are liked.',
    'Games and stories are on the table, and the rules are merrily disputed. Let the youngest explain them. What you write just now may be judged tomorrow.',
    'Tell a story from the middle, as children do, and watch who comes closer. Ideas are plentiful and endings are dull work, so promise somebody a reading.',
  ],
  6: [
    'Keep the list that fits in a palm, and throw the longer one away. Whoever grumbles about a procedure at work has probably half invented a better one. Ask them.',
    'One step is missing from something you do every day. Find it and put it in. The other steps can wait until they disturb you.',
    'Read the instructions for once; they repay it. Small adjustments make the working day smoother, as long as no colleague feels adjusted.',
  ],
  7: [
    'Repeat what you heard before you reply. Half of a dispute may turn out to hang on a single word, and the other half on when it was said.',
    'A partner talks more freely on a walk or at the sink. Ask a question to which you cannot guess the reply, and let them finish.',
    'The other side is well prepared and puts it well. Borrow their best point openly. Deals move fast now, and a few written lines will spare you both an evening.',
  ],
  8: [
    'The talk nobody volunteers for, about who owes whom, goes easier with a single sheet of paper before you. Begin at the top line, and take a break when either goes stiff.',
    'You notice hesitations. Put the direct question kindly or let it rest. Old messages searched for clues have seldom deepened a bond.',
    'Confidences go both ways for a while. What is hard to say by day may be said in the evening. All that you hear has to stay where it was told.',
  ],
  9: [
    'Follow a footnote through two books and one conversation with somebody who has been there. Your own lecture can wait until you know the names of the towns.',
    'Distance has its paperwork, and for once you have the humor for it. Fill in one form before you dream of the view, and call a human being where the website is silent.',
    'Convictions profit from being questioned. Take the friend who disagrees with you to lunch, and let them have the first twenty minutes.',
  ],
  10: [
    'Prepare the first sentence of your report, and the last one. What you say in public is remembered word for word for a while. One joke can be left out.',
    'Word gets around, and you help to decide which word. A short, clear note on what you are doing will do it. Whatever you leave vague is filled in by others.',
    'What you write to a superior is read twice, so sleep on it once. A question put well does more for you than six prompt replies.',
  ],
  11: [
    'Among all the chatter in your circle lies one useful introduction. Thank the person who made it, and act within days. The rest need not be answered.',
    'Friends of friends know things. Describe your hope precisely. It will be passed along in a slightly different form, so say how you can be reached.',
    'Take the minutes at the meeting, since whoever writes also shapes what was agreed. Plans sound brilliant in company. Ask who will do it, and note the name.',
  ],
  12: [
    'A solution comes while you are thinking of something else, so keep paper near. You may speak less than you know for a while, and that is no loss.',
    'Read an old diary or old letters. You were wittier and more tired than you remember, and one page contains an apology that could still be made.',
    'A remark overheard sticks in your mind. Ask the speaker, or let it go, before you build a theory on it. An hour’s walk in silence sorts the rest.',
  ],
};

export const venusIngress: ByHouseWordings = {
  1: [
    'Charm is in good supply, so spend some on a person who cannot return it. A shirt that fits and a little sleep do the rest.',
    'Try a small change in how you look; it is noticed kindly. Pleasing everybody grows tiring after a while, though, and someone close would enjoy your unpolished opinion.',
    'Be nice to yourself where it shows. Idleness looks becoming on you too, until about the third dessert. Say what you like, and you will be given more of it.',
  ],
  2: [
    'One good cushion or ten clever gadgets: your taste knows which, given time. Touch before you pay. Comfort is a fair thing to earn for.',
    'Fees are best discussed over a good lunch, for pleasant company loosens the subject. Look twice at what you are about to buy. Beauty can be very persuasive.',
    'Use the good dishes on a plain evening. Enjoying what is already yours steadies your sense of worth, and dulls an appetite that was mostly boredom.',
  ],
  3: [
    'Compliments come out well, so hand them around. They cost nothing. The favor that you grant because the call was going so nicely may cost a weekend.',
    'A present brought over in person can end a feud. Short visits are in season, and you could at last ask the name of somebody you greet every day.',
    'Your voice pleases people and softens many a message. When you sweeten one, make sure that the point is still in it. Read something beautiful aloud.',
  ],
  4: [
    'Home grows prettier by small decisions: a lamp, some branches, a chair by the window. A family sulk could dissolve over a good meal without being discussed, which is half a solution.',
    'Stay at the table a little longer than you must. Affection shows itself in second cups, and a relative who rarely praises may manage it if nobody hurries.',
    'Choose a color or a piece of furniture with everyone who has to live with it. Domestic peace is worth a shade that nobody adores.',
  ],
  5: [
    'Pleasure wants an undivided evening, and courtship thrives on a little foolishness. Since somebody else’s feelings are in it too, say early what kind of game it is.',
    'Color and flirtation suit you for a while, and something made for sheer delight may please more people than you expect. Keep an eye on the bill.',
    'Say yes to hours that lead nowhere: music, an afternoon in the sun, somebody’s company. Love likes to be played with, and dislikes being played for points.',
  ],
  6: [
    'Make your place of work more agreeable; a plant will do. Favors asked sweetly are hard to refuse, so refuse one early, for practice.',
    'Tasks shared with someone you like take half the effort. Trade the ones that you dislike. Watch only for the delightful conversation that keeps both of you idle until four.',
    'A routine can be made handsome, with decent soap and good shoes. Treat your body as a guest with preferences. It will sour if you take every extra shift.',
  ],
  7: [
    'Somebody is glad to go at your pace for a while, and you at theirs. Take turns deciding. Small offenses are best met with humor.',
    'Truces hold. Approach the person you have quarreled with and agree on something minor first. Sweetness alone settles little, so part with one point in writing.',
    'To say “Whatever you like” is generous exactly once. After that a partner would prefer a preference. Harmony is made from two tastes.',
  ],
  8: [
    'Somebody would like to be let in, and so would you. Confess the wish that you have been passing off as a joke. Be patient with blushing, theirs included.',
    'Generosity comes simply while hearts are soft, so settle the old account between you. Write down the sum all the same; affection is a poor guarantor for figures.',
    'Desire looks backward for a while, at some earlier happiness. Keep what still warms you. Jealousy, should it come up, is asking for reassurance.',
  ],
  9: [
    'A dish, a song or a language leads you outward. Learn it from someone who grew up with it, and accept every correction. The romance of far places will survive that.',
    'Beauty teaches well just now: one picture, looked at for ten minutes, or one poem. Somebody who studies with you may be worth the tuition.',
    'A holiday mood can be had two hours from home. Affection that crosses a border stays fresh, as long as the charming stranger may remain strange.',
  ],
  10: [
    'Personal charm is a real tool in your work, so use it to ask for something: the raise, the introduction. Popularity will offer to stand in for results. Refuse that.',
    'Dress for the position you would like to have. To be liked from above is pleasant, and should include one graceful no, spoken early and with a smile.',
    'How a thing looks matters in your work at present, so mend the form and the tone along with the content. Pleasant relations help, and a budget is a budget.',
  ],
  11: [
    'At a party there may be one guest worth crossing the room for. Cross it. Old friends meanwhile notice who helps with the dishes.',
    'Tell your large wish in small company. Friends give hopes a soft landing, sometimes softer than they deserve. Let the bluntest of them speak first.',
    'Join whatever is sung or planted in a group. Liking spreads from one to the next, and whoever happens to stand beside you may become dear.',
  ],
  12: [
    'You may love something without mentioning it. An attachment that you keep secret should be asked, gently, what it is waiting for.',
    'Let the world believe that you are out. Tenderness prospers without spectators for a while. Forgive one person in their absence, and come back before solitude turns to sulking.',
    'An old affection visits your thoughts. Write it a letter, and keep or tear it. Then take something sweet to a person who lives alone.',
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
    'Furniture moves, and so do tempers. Pull down the shed that was leaning anyway, and have the argument about the bathroom in the bathroom, where nobody wants to stay long.',
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
    'Friendship turns serious. Some ties thin out in the next years, and two or three become pillars. Accept the unglamorous post in the club, and be the one who rings after a long pause.',
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
