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
    'Convictions grow in you for a month, and are the better for being tested. Read the book that both sides quote. A teacher, or a student, may change your mind.',
    'Anything that widens the view is worth an afternoon: a lecture, a border, a hill. Take someone along who has never been there. Large words can stay at home.',
  ],
  10: [
    'A superior may look up and actually see you. Have a sentence ready about where you mean to stand next year. A warm one does more than a grand one.',
    'What you are working for can be read from where you stand now. Ask for the task that leads there. Those at home deserve to be told how long it will take.',
    'Your name goes through many mouths for some weeks, and what you finish goes with it. Deliver one thing early. Praise can be passed on to those who helped.',
  ],
  11: [
    'Old hopes are taken up again, since there are people to share them with. Join something, or go back to it. The youngest member and the oldest would both be glad of you.',
    'Your friends want your help, and also your company. Give one evening to the plan and another to the people. What five of them like is worth more than what fifty signed.',
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
    'Others enjoy how quick you are. Rewrite how you describe yourself while you are so fluent. Count to three before you correct anybody.',
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
    'The talk nobody volunteers for, about who owes whom, goes easier with a single sheet of paper before you. Begin at the top line, and take a break when one of you goes stiff.',
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
    'Strength is there for whatever had been waiting for a start. Begin it, and look back now and then for those who are slower than you.',
    'You go faster than you know, through crowds and into arguments. Work some of it off by walking, and give the rest to a beginning of your own.',
  ],
  2: [
    'Going after work, prices or payments pays better than waiting does. Put a night between wanting a thing and buying it, since impulse spends quickly.',
    'The nerve to say that an offer is too low is yours for some weeks. Use it politely. Whatever you defend most hotly may be mostly pride.',
  ],
  3: [
    'A sharp answer is written before you know it. Save it, read it aloud in a dull voice, and send what is left. Candor does good once it is calm.',
    'Debate becomes a sport, with relatives and neighbors for opponents. Stay with one subject and shake hands afterward. Learning something hard is the better use of the same fire.',
  ],
  4: [
    'Furniture gets moved, and so do tempers. Start with the repair that everybody wants, and hold the argument about it in the room concerned.',
    'An old irritation in the family wakes up. Say in one sentence what you would like changed, and then do some heavy work that helps everyone.',
  ],
  5: [
    'Desire is brave for a while and would rather have a clear no than a long maybe. Ask openly, and give them time to answer.',
    'Somebody wants to play against you, or a work of yours wants to be made all at once. Play to win, lose with grace, and smooth the work afterward.',
  ],
  6: [
    'The backlog can be cleared by main force, until your shoulders tell you to stop. Ask slower people before you take a task from them.',
    'Irritation at how things are run becomes useful as one proposal, without a sigh. Sharpen your tools, set yourself a time, and begin with the worst job.',
  ],
  7: [
    'A partner pushes back, and there is warmth in that. Argue by daylight and about the thing itself. Whoever fights fairly with you is likely to stay.',
    'Rivals come into the open, which does you some honor. Improve your offer and draw nobody else in. At home a heavy task done by two uses the same energy.',
  ],
  8: [
    'A shared obligation or a stale grievance gives way to firm hands, if both take hold. Agree on what is to go before either begins to pull.',
    'Wanting grows intense, in love or over money. Say outright who wants what. A struggle for control gets smaller once both wishes have been heard.',
  ],
  9: [
    'A long trail, a hard course or a fight over principle will do for your strength. Choose the one from which you come back wiser, and be fair to whoever disagrees.',
    'An opinion wants to be heard, loudly. Speak once and then do the reading. Such heat finishes a thesis sooner than it converts anybody.',
  ],
  10: [
    'Ambition is awake and hates to wait. Ask for the difficult task by name, and deliver a first piece of it fast. Mind the colleague beside you.',
    'You want a project with a deadline, and those above you can see that. Knock, ask, and take a no as information. Impatience shows from far off.',
  ],
  11: [
    'A common plan starts to move as soon as one person takes hold. Be that person, and let others have a turn before you begin to keep score.',
    'Friends and friction come together for some weeks. Tell a friend directly what you had been saying about them, and put the rest of the heat into a plan.',
  ],
  12: [
    'An anger that you thought was over comes back at night. Write it down in full, and in the morning mend the small thing that it was about.',
    'Effort goes on where nobody sees it. Finish old business and keep a plan to yourself for now. If you hear yourself sniping, say it once, openly.',
  ],
};

export const jupiterIngress: ByHouseWordings = {
  1: [
    'Confidence comes, and with it a larger view of what you might do in about a year. Try for something you had thought too big for you, and promise a third of what you feel like promising.',
    'Growth has your own name on it again. People take you for somebody who knows the way, so set out, and let a friend say when it is enough.',
  ],
  2: [
    'Means and abilities tend to grow for about a year. Take up one chance to widen a skill that pays, and do it thoroughly. Wishes grow as well, and slightly faster.',
    'Plenty is partly a feeling, and you have more cause for it now. Give something away, keep the accounts once a month, and let a talent earn more than a bargain saves.',
  ],
  3: [
    'Learning and lively company come your way for about a year, from neighbors as readily as from teachers. Enroll properly in one thing, and leave the other twenty for later.',
    'What you say reaches farther than usual, so write, teach or visit the cousin in the next town. Only the story that grows each time you repeat it needs watching.',
  ],
  4: [
    'Home has room for more people and more warmth for about a year. Make space for a guest, an addition or a reconciliation, and keep one door that shuts.',
    'A part of your private life that had stood empty can be lived in. Begin with a small improvement at home, since the large ones are apt to grow beyond you.',
  ],
  5: [
    'Joy is generous with you for about a year, in love, with children or in whatever you make. Learn the instrument, go to the dance. A little too much of it belongs to it.',
    'Pleasure wants to be taken seriously again. Make something, court somebody, play with the young, and forgive yourself the lazy morning after.',
  ],
  6: [
    'Better methods and helpful people turn up in your working day for about a year. Let yourself be taught, and teach in turn. Usefulness attracts more work, so prune now and then.',
    'There is more on your plate, work included, and more strength to deal with it. Choose a habit you would gladly keep for years, and defend the free evenings.',
  ],
  7: [
    'Someone with larger plans comes into your life within about a year, or the partner you have begins to think bigger. Say yes, and read aloud now and then what each has promised.',
    'Being believed in does you good, and you may have it. Choose people who widen your view, pay them back in the same coin, and value those who can disagree.',
  ],
  8: [
    'Others are freer with their support for about a year, and with their hearts. Come with a clear plan, and accept nothing that you would hide from a friend.',
    'What was private and heavy can be spoken of with some humor. Be openhanded with whoever has earned it, and settle an old account while both feel generous.',
  ],
  9: [
    'Far places and large subjects welcome you in the twelvemonth that begins. Travel, study, read the enormous book. Enthusiasm likes to preach, so ask people about their own streets.',
    'A big question deserves a big appetite. Sign up, or stand up and teach. One humble question will do you more credit than a thundering answer.',
  ],
  10: [
    'Success comes more easily for some twelve months: somebody in charge may want to see you rise. Take the step. What you promise from up there is heard by everyone below.',
    'Recognition is on its way to you. Accept it, bring a younger colleague along, and take a larger title only together with the hours that it needs.',
  ],
  11: [
    'Friends introduce friends from here on, and a wish you had put aside may find its supporter. Keep a long lunch free for whoever knew you before.',
    'A dozen people can do together what you could not do alone. Think large about the aim and modestly about the jobs, and let your name come before your ideas.',
  ],
  12: [
    'Help comes from behind the scenes for about a year, often through a plan that fails kindly. Give without signing, and let an old sorrow have its last word.',
    'What grows at present grows inwardly, and needs time alone. Take a quiet hour a day for it. Out of many daydreams one deserves to be worked on.',
  ],
};

export const saturnIngress: ByHouseWordings = {
  1: [
    'A sturdier self gets built in the next years, largely by saying no. Responsibility finds you, and you may feel older for a while. Choose what you will carry, and put down the rest.',
    'It is time to be taken seriously, by yourself first. Pretending becomes tiring and plain dealing pays. Good company is still allowed.',
  ],
  2: [
    'Earning goes slower in these years and stands on firmer ground. Know what things cost you, build up a reserve, and charge for a skill once you have mastered it.',
    'It becomes plain what you lack and what is superfluous, and neither is comfortable at first. Worth that rests on something you do well is not easily shaken.',
  ],
  3: [
    'Words of yours weigh more in the next years, and fewer of them will do. A course, or a serious talk with a brother or sister, can found something that holds for decades.',
    'Study as one practices scales, daily and for nobody. Thinking becomes thorough, and sometimes gloomy; ask a friendly reader to mark where you exaggerate.',
  ],
  4: [
    'Home asks for patience and repair in the next years: an older relative, a lease, a foundation. Decide how many hours a week you owe the family, and be warm within that number.',
    'Life at home turns more serious and can run short of company. Make one evening a week a fixed and friendly custom, and mend what lets in the cold.',
  ],
  5: [
    'Joy takes practice in the next years, as an instrument does. Book the lesson, keep the date, and do not call a shy beginning a failure.',
    'Perhaps you feel too old for dancing and too busy for romance. Put both in the calendar in ink. What you make now is small in number, and lasts.',
  ],
  6: [
    'Work becomes steadier in these years, and so does the load. Duties collect around people who never say how much they can hold, so name your limit early.',
    'The order of your days needs building from the ground up. Keep the tasks that serve, leave at a fixed hour, and give your body a line of its own in the plan.',
  ],
  7: [
    'Promises are tested for strength over the next years. A bond worth keeping is put into plain words, and a weak one creaks. Ask who does what, yourself first.',
    'People are best chosen for what they do on dull days. Some distance to a partner may be felt, and a regular lunch does more against it than a speech.',
  ],
  8: [
    'Shared money and old obligations are put in order over the coming years, and trust grows at the speed of paperwork. Say what would make you feel safe.',
    'A claim, a fear or a grudge is let go of by degrees. It is sober work and a relief in the end. Tell a steady friend about it as you go.',
  ],
  9: [
    'What you believe has to carry weight in these years, and the sound part does. Work toward a qualification, or teach. Forgive your younger self for having been so certain.',
    'A degree, a long journey or a life abroad is built one stage at a time. Doubt is part of the price. Pay it, and know your subject.',
  ],
  10: [
    'Responsibility rises over these years, in full view of everybody. Do less and do it verifiably. A private joke for the way home is allowed.',
    'Authority comes nearer and asks for your record. Take the heavier post if its hours can be named, and name the things you will no longer do for nothing.',
  ],
  11: [
    'Friendship turns serious in these years. Some ties thin out, and two or three become pillars. Be the one who calls after a long silence.',
    'Hopes become projects as soon as someone keeps the accounts. Be that person, or find one. In groups that feel chilly, those who stay to tidy up come to belong.',
  ],
  12: [
    'Behind the scenes you take stock in the next years, of regrets as well. Keep regular hours for it, and let at least one person know where you are.',
    'Guilt is a poor bookkeeper. Go through old reproaches with somebody discreet, strike out what was never yours, and enjoy the quiet that is left.',
  ],
};

export const uranusIngress: ByHouseWordings = {
  1: [
    'Habits and roles you had outgrown come off over the next years, some of them quite suddenly. Drop them singly, and tell those who love you what is changing.',
    'Nobody can predict you any longer, yourself included. Let the new version speak, as long as it signs nothing in the first excitement.',
  ],
  2: [
    'Income takes new and uneven forms over some years. An odd talent may outdo the respectable one, then rest. Keep your needs light, and try things where a miss would only be interesting.',
    'What comes in, and how, may surprise you. Ask a proper price for your own specialty, and put some by in the good months.',
  ],
  3: [
    'Thinking gets faster from here on and takes new roads. Learn a strange language or a tool, note ideas as they come, and let slower people finish their sentences.',
    'A neighbor’s wild idea may be worth testing, and your own may need translating. Change your ways about town, and your opinions will follow.',
  ],
  4: [
    'Home changes its shape over the next years, by a move, a new arrangement or new people in it. Give everybody notice, and keep one old custom exactly as it was.',
    'The urge to live otherwise is real and can be tried on a small scale. Relatives who like things as they are deserve a date for dinner that never moves.',
  ],
  5: [
    'Romance and invention come in unlikely forms over some years. Keep evenings loose and promises few. Freedom within a bond can be asked for aloud, terms included.',
    'Whatever is daring attracts you, on paper and in company. Rehearse with small stakes. Children can be trusted to say when it has become showing off.',
  ],
  6: [
    'Working hours, tools and habits are reinvented over the coming years. Try new ones boldly, and hold a single fixed point, such as bedtime, against all the novelty.',
    'Any routine of yours may be overturned, and several will be better for it. Warn your colleagues first, and keep the walk after lunch.',
  ],
  7: [
    'Partnership wants more air over some years: separate trips perhaps, or an agreement that can be changed. Say so, before restlessness says it for you.',
    'Somebody quite unlike your type may rewrite the type. With the partner you have, look for something new as a couple first.',
  ],
  8: [
    'Arrangements of money and trust that ran on habit are shaken awake over the next years. Redraw the shares in calm moments. Candor makes both of you lighter.',
    'What two people had kept closed is under pressure to come out. Open it yourselves, by degrees, and divide what is in it fairly.',
  ],
  9: [
    'New ideas overturn some old certainty over the coming years, by way of a journey, some course or a stranger. Go where you have no opinions yet.',
    'Views from outside your upbringing attract you. Argue for the pleasure of it, and try each grand theory on some ordinary problem before you preach it.',
  ],
  10: [
    'A career prefers a sidestep to a staircase over the next years. Build a skill that no employer owns, and take leave of things with good manners.',
    'Offers come from unfamiliar fields, and plans change without warning. Show how many things you can do, and stay in touch with somebody patient.',
  ],
  11: [
    'Circles break up over some years and form again around newer ideas. Leave one comfortable membership for a stranger one, and keep seeing the friend whom the new crowd puzzles.',
    'Unexpected allies turn up, and a few old ones drift off. Share what you are planning, and write to whoever has gone quiet.',
  ],
  12: [
    'Something that was kept shut inside you works loose over the next years, often by way of sudden insights. Note them, walk off the nerves, and unlearn one fear at a time.',
    'Sleepless hours may bring real ideas now, some of them funny. Treat them as mail to be sorted in daylight, and keep one friend informed.',
  ],
};

export const neptuneIngress: ByHouseWordings = {
  1: [
    'People will see in you what they wish for over many years, and you may do the same. Follow what moves you, and keep a plain-spoken friend who tells you what is there.',
    'Moods and influences pass into you easily, lovely ones too. Bathe, sing, dream, and refuse one request a day for practice.',
  ],
  2: [
    'Money becomes hard to count over the coming years, since hope and generosity get mixed up in it. Cherish what has no price, and let somebody practical add up the rest.',
    'Imagination may earn something, and it may also hide a leak. Have the dull half of your affairs looked over regularly by someone sober.',
  ],
  3: [
    'Talk takes on music over many years and loses some of its precision. Rely on your ear for how people feel, and spell out every hour and address.',
    'Much that hovers between words reaches your ear, and other people’s sorrows reach you. A neighbor may need no more than a listener. Repeat numbers twice.',
  ],
  4: [
    'Home becomes partly a longing over the next years, for a place or for people who are gone. Make a restful corner, and have the leaks seen to.',
    'A family legend may dissolve on closer listening. Be kind to those who told it, keep its best picture, and put the papers somewhere dry.',
  ],
  5: [
    'Enchantment reaches your loves and whatever you make, for years. Give it your evenings, and have breakfast now and then with the real person.',
    'What you adore gains by soft light, your own creations above all. Ask an honest friend for a look at both before you build on them.',
  ],
  6: [
    'Compassion draws you toward work that nobody pays or measures, for years to come. Do it gladly and with edges: a number of hours, an end to the day.',
    'A happy tiredness can become a plain one without your noticing. Give kindness in portions, and stop when the portion is used up, whoever still asks.',
  ],
  7: [
    'A partner, or the wish for one, is seen in a tender and flattering light for years. Love what somebody might be, and ask about what they do on Tuesdays.',
    'The wish to rescue or be rescued is strong, and neither makes a good agreement. Learn the other person’s real tastes. Enough mystery will be left over.',
  ],
  8: [
    'Feelings and means get mixed with those of somebody close, over many years. It is sweet, and needs a word when you lose track of whose wish is whose.',
    'What you feel colors another person and theirs colors you. Talk about it weekly, with tears allowed and accounts legible.',
  ],
  9: [
    'A long, dreamy search begins, for a place, a faith or a subject, and goes on for years. Follow the wonder, and question anyone who sells it.',
    'Longing leads you away from textbooks and out to open water. Take some facts along for ballast, and be courteous to those who stay at home.',
  ],
  10: [
    'A calling may shine for years where there used to be a career, and your name begins to glow a little more than the facts. Correct kind rumors early.',
    'People may praise and blame you for what you never did. Put your heart into something useful and beautiful, and say in plain words what it is.',
  ],
  11: [
    'Kindred spirits come to you in these years by way of music, care or a shared dream, and misjudge a few of them. Notice who stays to carry the chairs.',
    'Hopes are held in common and get a little vague. Give in hours rather than in promises, and cherish whoever returns what was borrowed.',
  ],
  12: [
    'Sleep, solitude and imagination carry the real traffic of your life for years, which is as it should be. Have coffee daily with somebody wide awake, and tell them what you saw.',
    'A restful and slightly forgetful time begins in you. Welcome it, keep one appointment a day that involves daylight, and answer the oldest letter.',
  ],
};

export const plutoIngress: ByHouseWordings = {
  1: [
    'The long remaking of your bearing and your will has begun. It is deep and slow, and others feel it before they understand. Choose who may watch, and be gentle with people who startle.',
    'The long years ahead pare you down to what is really yours. You grow more determined, and people respect it; now and then let them win something.',
  ],
  2: [
    'Money and possessions lead you, over many years, to the question of what you think you deserve. Look at that before you hoard or throw away. Earn by what you are most stubborn about.',
    'The difference between your worth and your property becomes plain. It takes long and cannot be hurried. Begin by holding one dear thing more loosely.',
  ],
  3: [
    'Speech goes to the root of things for many years, and some old rivalry in the family may come up. Inquire deeply, and leave people one corner unlit.',
    'Ordinary talk keeps touching on something serious. Ask only where you have leave, keep some jokes shallow, and put your name to everything you write.',
  ],
  4: [
    'The buried story of where you come from is uncovered over a long run of years. Go at it in stages, with pauses, and rule over no version but your own.',
    'The idea of home is founded anew on things that the family left out. Lift them gently. Someone older may be relieved to be asked.',
  ],
  5: [
    'Love and creative work want all of you through these long years. It is a great force and can turn into possession. Let the person, or the work, have a will of its own.',
    'Passion goes deep and does not like to be watched. Stake yourself without laying claim to anyone, and laugh when a step goes wrong.',
  ],
  6: [
    'A thorough change of how you work, and for whom, begins and takes years. Quarrels about procedure feed on secrecy, so lay the plans open.',
    'Daily work is tested for what is genuine in it. Go at a steady heat, hand over a task now and then, and air complaints in good time.',
  ],
  7: [
    'Partners and opponents bring out your depth over many years, and your grip as well. Talk about power by its name. Sometimes let the other side have the point.',
    'Close bonds become intense, and someone may show you a side of yourself that you did not ask to see. Look once, honestly, and then look at them.',
  ],
  8: [
    'The closest ties and oldest debts go through a slow change for many years. What comes of it is fertile. Confide only what you wish to, and let go by degrees.',
    'Broken trust can be melted down and made into something else. Do it with whoever it concerns, and agree beforehand on what it should become.',
  ],
  9: [
    'Convictions are taken apart and made over in the long years ahead. Study the subject you once avoided, and give up conquering people you mean to teach.',
    'Under what you were taught there is something older and truer to you. Let it change how you live before you quote it at anybody.',
  ],
  10: [
    'What you are in the world is rebuilt over many years, ambition included. Use your influence openly, and give up a title before it takes hold of you.',
    'Power may come to you through work that few people see. Serve an aim larger than your name, and let younger people argue with you.',
  ],
  11: [
    'Groups show you over many years how influence really moves, your own included. Join those that can bear a question, and let a friendship end without a trial.',
    'In some circle you matter more than your seat suggests. Speak up for whoever is absent, and leave any company that trades in secrets.',
  ],
  12: [
    'Something long closed off in you is opened over many years, and there is grief in it as well as strength. Take a companion along, and go slowly.',
    'An old dread can be digested in the quiet time ahead. Keep a regular life, a light in the evening, and one person who may always call.',
  ],
};
