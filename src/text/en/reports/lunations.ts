import type { ByHouseWordings } from '../../catalogue.js';

export const newMoonInHouse: ByHouseWordings = {
  1: [
    'Something new can begin with you, in a manner or a habit. People believe whatever you tell them about yourself just now, so drop one worn-out description and use a truer one.',
    'A fresh start that concerns you alone is well timed. Make it visible to yourself: other shoes, another way to work, an earlier hour. The rest of you will follow.',
    'Nobody is watching yet, so a bolder manner may be practiced and botched in private. Pick a wish that is only yours, and give it its first ten minutes before lunch.',
  ],
  2: [
    'Begin with knowing what you have, to the coin. It takes an hour and puts a first figure on a clean page. The second figure is what your time is worth.',
    'It is time for a new estimate of your own price. Say the sum aloud until it sounds ordinary. A fee is settled in the voice first, and on the invoice afterward.',
    'Slow, useful things have your patience. A skill that you have been giving away could be offered, timidly at first, for money. One customer is enough to begin with.',
  ],
  3: [
    'A letter that you owe can open a conversation that goes on by itself. Two honest paragraphs will do. Be choosy about the subject, since you will have it for a while.',
    'Curiosity is fresh enough to survive being bad at something. Begin a class, a language or a walk through streets you never use. It is the first day that counts.',
    'Small errands start conversations now, and those who live nearby are readier to hear a half-baked idea than you suppose. Knock, and stay for four minutes.',
  ],
  4: [
    'Something new takes root at home. One heavy piece of furniture, moved, makes a place feel chosen, and the talk about who lives how can start from there.',
    'Whatever you begin with your family is best begun by asking its oldest member a question. Stay for the story that follows. It may explain why things are arranged as they are.',
    'Walk through your rooms one evening without a telephone, and decide what each of them is for. By bedtime you should know which change comes first, and it may be a small one.',
  ],
  5: [
    'Pleasure starts over, on a modest scale. Make something that cannot matter, with a cheap brush. Flirting goes the same way: a silly question, and time to enjoy the answer.',
    'A child, or somebody with a child’s ideas, can show you how to begin. Let them give the orders for an hour. After that your own inventions will want attention too.',
    'Romance and play are beginners’ subjects just now, and enthusiasm counts for more than grace. Send the invitation before you can think of reasons against it.',
  ],
  6: [
    'A new routine is likely to hold if it begins very small and always at the same hour. Lay out what you need for it the night before.',
    'The working day can be rethought from one cleared desk. Put back only what you used last month. Then ask a colleague which of your habits costs them time.',
    'Upkeep is a pleasure for once, of a house, a tool or a body. While you are at it, a better way of doing some dull job may simply occur to you.',
  ],
  7: [
    'The first line of an agreement between you and somebody else is still to be written. Come with a proposal in plain words, and leave half of the page for theirs.',
    'Ask a partner, or whoever may become one, what they would like more of. Beginnings between two people are made of such details, acted on by the following day.',
    'A former rival could make a decent ally. Offer your hand first, and say what you want before charm takes over. Terms named at the start are a kindness later.',
  ],
  8: [
    'Shared money can be discussed from the beginning, without last year’s tone of voice, once one of you has said what feels unfair. Put both names and both sums on one page.',
    'Trust begins again with a single sentence that you normally leave out. Tell it to one person, and let the pause after it show you whether to go on.',
    'Some beginnings need the room that an ending leaves. Clear out what you have stepped over for years, and keep only what still has a claim on you.',
  ],
  9: [
    'A distant plan can be begun with very little: a few verbs, a passport photo, a message to someone who lives there. Look at a large map first.',
    'Convictions are soft at present and can take another shape. Read the opening chapter of a book that disagrees with you, and say yes to the teacher or the longer road.',
    'You stand at the beginning of a large subject, and it looks enormous from there. Send the application or the question. Then sit in the front row for the first lesson.',
  ],
  10: [
    'Somebody may ask what you do, and the answer you have given for years has gone stale. Try out the next one aloud. Take one step toward it where a superior can see.',
    'A new title or task is possible. Before others choose it for you, decide what you would gladly work as, and write to the one person who can grant it.',
    'Ambition gets farther as a small promise made in public than as a plan. Put your name to one task. Those who are watching wish you well.',
  ],
  11: [
    'A group that you join now has room for your odd idea, and will have more once you have stayed to help stack the chairs. Go by yourself; it is easier to be spoken to.',
    'Tell a friend what you hope for, the large version, with the figures in it. Before the coffee is cold they may have thought of somebody whom you should call.',
    'New company forms around whoever bothers to name the hour. Choose three people who do not know one another, and propose an evening in a single message.',
  ],
  12: [
    'What begins now is shy, and comes up only after an hour of staring. Keep an afternoon free for it and tell nobody what it is for. A notebook may be within reach.',
    'You are allowed a start that reports to no one. Quiet and an early night are the best care for it, and results can come in their own time.',
    'An apology that you never sent is still in your mind. Finish it in three lines, then send or delete it. Much of your tiredness was stored there.',
  ],
};

export const fullMoonInHouse: ByHouseWordings = {
  1: [
    'Everyone sees you, and something about you has ripened and can be shown. Ask a partner later what they saw, and believe two thirds of it.',
    'Feelings rise over whose needs go first, and yours have been waiting. State them once, plainly, without a reproach. You can go on caring for the others afterward.',
    'A change that you began months ago is visible at last, and you rather like the look of it. Wear the thing you were saving for an occasion.',
  ],
  2: [
    'Possessions, debts and your own worth can be read off plainly, so read it yourself before anybody offers an opinion. It is usually better than you feared.',
    'Feeling runs high about mine and ours: a loan, a gift, something that came back damaged. Laugh about it, and say next time how long a loan lasts.',
    'Work that you were slow to price is plainly seen. Accept the thanks, and the fee as well, should there be one. Do not spend it on soothing somebody’s envy.',
  ],
  3: [
    'Your opinion is asked for on all sides, and is going to be quoted. Draft it by hand first. Strike whatever was only clever, and what remains may settle the matter.',
    'Facts turn up that your fine theory had no room for. Write them down. A belief that can digest six of them is worth keeping.',
    'A long misunderstanding has come to its last sentence. Say that sentence face to face and in the simplest words. Then talk about something else on the way home.',
  ],
  4: [
    'Home has waited its turn and asks loudest now, while work is still calling. Stay at the table until the others get up. Work can be called back tomorrow.',
    'Relatives tell the long version, and around the third time you understand what lies behind it. You may have carried some of that for them. You can put it down.',
    'The place you live in shows plainly what it lacks. Moods in the kitchen are candid for some days. Discuss it after a meal, before anyone buys a lamp.',
  ],
  5: [
    'Attention falls on you in the middle of what you love doing. Talent and tenderness both show. Have your fill of it before you look around for your friends.',
    'A thing you have made may be shown a little before it is finished. Praise and envy may come from one table, and the remark that still stings at bedtime probably contains the improvement.',
    'Somebody overacts: a child, a lover, you. Be lavish with applause. Later, in a quiet corner, ask the tearful one what it was really about.',
  ],
  6: [
    'Everything in the routine demands you at the same moment, and you see what it has been costing. Drop one chore for good, and say so aloud.',
    'Your effort is noticed now, including the part done after hours. It is a fair moment to ask which half of that anybody needs.',
    'Daily upkeep has come to a head, in lists, dishes or an inbox. An hour of putting it right, with loud music on, will rest you more than a day off.',
  ],
  7: [
    'A partner, a client or a frank opponent says what they have felt for weeks. Hear it to the end before you answer, since it is the other half of your story.',
    'For a moment each knows how things look to the other. Ask for a fair share while that is fresh. It may only be a question of whose turn it is.',
    'Something between two people is settled: a deal, a vow, a decent goodbye. Say your part aloud to hear whether you mean it. If you do, put your name to it.',
  ],
  8: [
    'Over one bill you find yourselves discussing everything. Money held in common and things left unsaid show clearly. Ask one question, wait for the answer, and leave it there for the evening.',
    'Something from a former life leaves for good, and you may laugh or cry over a detail. Have someone you trust help you carry it out. There will be a lot of room afterward.',
    'Intimacy is strong, in a touch, a confession or a dispute over who owns the sofa. Keep what you are told to yourself, and sleep before making any demand.',
  ],
  9: [
    'Seen from above, your daily errands make a pattern, and you are tempted to give a talk about it. Write it down instead, and look at it when you must choose the next direction.',
    'A long effort of the mind shows its size: a grade, a permit, an answer from an editor. Celebrate with a dish from somewhere you have never been.',
    'You may find yourself arguing about principles with somebody who only asked the way. Give them directions. The fervor is really about a trip or a course, and the form takes ten minutes.',
  ],
  10: [
    'Credit and criticism come in one serving, in front of everybody. Call home before you reply to either. Then answer the part that is about the work.',
    'You are applauded while somebody at home keeps your dinner warm. Enjoy the applause. Thank by name the people who covered for you, and go home early.',
    'A superior says aloud what has been true for months. Flattering or sobering, it tells you how high you stand. Ask what comes next, and who would help you with it.',
  ],
  11: [
    'A common aim is reached or plainly outgrown, and the group gets emotional. Thank people for particular things. Then notice whose face you looked for first.',
    'A hope that you had filed under “someday” can be had in a smaller and perfectly real version. Tell your friends exactly which piece is missing.',
    'What you want for yourself and what a group expects of you fall on the same evening, and you cannot do both. The others will take it well if you say frankly what they can count on.',
  ],
  12: [
    'Sleep is full of people you had written off. Something old asks to be looked at, kindly and without hurry. Cancel one useful appointment for it.',
    'Tiredness tells the truth about a load that no one sees. Set down the unseen part before the rest: it may be a worry that belongs to another adult.',
    'A secret has outgrown its hiding place. Told to one discreet listener it shrinks, and you may gather from your own voice that it was mostly sorrow, or mostly a wish for a vacation.',
  ],
};

export const firstQuarterInHouse: ByHouseWordings = {
  1: [
    'Your job has one plan for you and you have another. Assert yourself in something small before you feel ready, and see which of the two has more strength.',
    'What you began in your own name meets its first objection, most likely from somebody with a title. You can go back, wait or take a longer step. The longer step is usually answer enough.',
    'Somebody would prefer you as you were. Be friendly about it and do what you had decided, in full view. Explanations can follow when it is done.',
  ],
  2: [
    'Somebody proposes an expense, and you know what you have. Name your limit first, and cheerfully. Your own plan about earning depends on that sort of firmness, and can do without approval for now.',
    'A practical aim is at the stage where effort shows least. Change your method before you push harder: another tool, another price, another person to ask.',
    'A purchase or a fee has been put off for long enough. Decide by one figure, the one you can afford, and tell whoever is waiting. Comparing further would cost you more than the difference.',
  ],
  3: [
    'Thoughts that were comfortable as long as they were vague have to become a sentence. Make the call, ask the awkward question, correct the form. Only the first half minute is steep.',
    'Two messages of yours contradict each other. Decide which one you meant, and say so. A mistake is soon mended once it is admitted, while dithering holds everybody up.',
    'An answer is due, and you have two of them. Give the shorter one. If it turns out to be wrong, it can be put right in a sentence, which a silence cannot.',
  ],
  4: [
    'A change at home is half done, and somebody preferred it before. Give them one corner that is theirs alone to decide on. The work goes on faster after that.',
    'Going out would be nicer, and something at home wants repairing. Deal with the repair. However clumsily you do it, it frees more of you than the outing would have.',
    'Two people at home need one room, or one evening. Settle it between you before either gets cross, and let the loser choose next time.',
  ],
  5: [
    'Fun asks for a little cash, or for the nerve to be caught having it. Pay the fee. After that you only have to be bad at it for a while, in good company.',
    'A flirtation or a half-made thing has come to the point where somebody must take a step. Take it. Should the answer be no, a shy part of you has still watched you try.',
    'Something you enjoy needs a decision, such as a date, a teacher or an entry form. Sign up before you feel ready. You can be nervous and go all the same.',
  ],
  6: [
    'Talking about the new routine has taken the place of doing it. Do it once, badly, this very day. By the fourth time your hands will know more than the plan does.',
    'A fault in the daily work is louder by now than the work. Stop, and mend it properly, with somebody to help you lift. It costs you a morning of looking unproductive.',
    'The workload has grown past what one person can do well. Say so with a list in your hand, and propose which item to leave out. It is easier to agree to a proposal than to a complaint.',
  ],
  7: [
    'Friction between two people is asking for a rule that both of them could recite. Draft it together while you are still slightly cross, and it will be a short one.',
    'Half of an agreement is clear, and the rest is goodwill. Ask the question that may spoil the mood. A partner worth having looks relieved.',
    'Somebody close to you wants to go at another speed than you do. Say which step you would take now, and ask which one they would take first. The next can be agreed on when that is done.',
  ],
  8: [
    'What was spent together has to be settled together. Ten stiff minutes over sums, or over a jealousy, will buy back a good deal of tenderness.',
    'Being closer to somebody costs a little safety. Say slowly what you have held back, a single item of it, and see what comes of that.',
    'Someone owes you an answer about money or about trust, or you owe it to them. Ask, or give it, in one plain sentence. Silence has begun to be taken for an answer.',
  ],
  9: [
    'Between you and the large plan stands the ordinary week, and it always will. Enroll, reserve a seat or write the first page in spite of it.',
    'Your opinion has met a well-read opponent, which is good news. Concede the point about the facts, look up the rest, and think it through again with what you have learned.',
    'Study, or a plan to travel, has reached the point where it becomes work. Do the next piece even though the charm has gone for the moment. It comes back with the first small success.',
  ],
  10: [
    'A partner’s plans and your deadline want the same evening. Choose early and tell both. Ambition forgives a clear refusal sooner than a late arrival.',
    'Something with your name on it is under construction, and people have remarks. Keep at it. One blunt question to the boss about what counts could save you a good deal of work.',
    'You are expected to decide something, and not everybody will like it. Ask the two people it concerns most, and then announce it yourself. A reason in one sentence is enough.',
  ],
  11: [
    'Among several people full of hope somebody has to ask who is really in. Let it be you. An honest count, even a low one, is something to begin with.',
    'You keep a confidence for one friend, and it makes you stiff with the others. Find out what may be told. The common plan may be stuck on exactly that.',
    'Your friends want to begin and you have doubts, or the reverse. Name the one condition under which you would join in. If they can meet it, go ahead together.',
  ],
  12: [
    'Large plans want you just when you need rest. Be unavailable for one evening. That takes some will, and the next step depends on what occurs to you meanwhile.',
    'Before you can move on there is something left undone: a thank-you, a dish never returned. Go back and see to it. You will leave an hour later and lighter.',
    'One worry disturbs your rest, and a small action would end it. Make the call or write the note before you lie down, and you will be asleep sooner.',
  ],
};

export const lastQuarterInHouse: ByHouseWordings = {
  1: [
    'Some manner of yours has served its time, together with the clothes that went with it. Those at home can tell you which, if you ask them over the dishes.',
    'An old idea of who you should be can come off, bit by bit. Most of it comes off easily. Where it holds, leave it until later, and spend an evening impressing no one.',
    'A habit of yours has become tiring to keep up, some way of hurrying, joking or saying yes. Leave it out once and see who notices. You may be the only one who misses it.',
  ],
  2: [
    'You own several things that belong to the person you used to be. Give them to someone who laughs with pleasure, and you have gained a shelf.',
    'Return what is borrowed, and let go of whatever makes you feel guilty when you see it. With fewer belongings it is easier to tell what you value. Use the space you have won for something frivolous.',
    'A subscription, a box or a small debt has been costing you attention. End one such thing. What you save is less in money than in not having to think about it.',
  ],
  3: [
    'End one subscription, one thread and one quarrel that you keep up for no reason. Your mind has been busy with other people’s affairs, and has some of its own.',
    'You can say “I was wrong about that” in the tone you would use for passing the butter. Corrections come cheap at this stage, and the working day runs easier after one.',
    'A message has waited so long that it has become difficult. Reply briefly, and let the excuse be shorter than the reply. After that the others in the pile are easier.',
  ],
  4: [
    'Somebody else’s things are still in your attic. Agree on an afternoon and be friendly about it. Whatever goes makes room for the people who do share your table.',
    'A family rule that you never voted for may lapse without a ceremony. Mention it to someone who will laugh. Then do it your way, and see whether anybody notices.',
    'A thing at home is kept only because it has always been there. Ask around the family who wants it. If nobody does, it may go to somebody who will use it.',
  ],
  5: [
    'A game has outlasted anyone’s enjoyment of it. An old romance or a stalled piece of art deserves a clean last page, and you can write that in an hour.',
    'Two unfinished things are competing for your pleasure, and only one still calls you. Give that one the evening. The other may go, even if you are sorry for it.',
    'An amusement of yours is no longer amusing. Give it up without replacing it at once. An empty evening now and then brings back the wish to play.',
  ],
  6: [
    'A method wears out, like any tool. Retire yours while you remember why it was good. Somewhere this task has been solved better, and people love being asked.',
    'Give up the complicated system. Whichever habits outlive a spell of neglect are the real ones, so build on those, and read a book in the hour you have saved.',
    'One task on your list has been carried over again and again. Do it in half an hour, or strike it out for good. Either way the list is yours again.',
  ],
  7: [
    'Your half of a bargain that has expired can be handed back, even if it is only about who always drives. You will be more curious about the other person afterward.',
    'Each of you has been keeping score. Read your lists aloud to one another until they turn funny. The next agreement can begin without them.',
    'A small grievance between you and somebody has lasted longer than its cause. Mention it once, kindly, or decide to drop it. A pleasant evening together does the rest.',
  ],
  8: [
    'Give back what is not yours, and ask for what is. A debt that nobody mentions loses its hold once it has been counted, and you will find friends easier to be with.',
    'Make sure that an old passion or quarrel is really over before you clear it away. Then do it thoroughly, and spend the evening with people who never heard about it.',
    'Old papers, old claims and old feelings take up room that you could use. Settle the one that needs only a signature or a word. Then leave the subject for a while.',
  ],
  9: [
    'Some of your opinions describe a world that has changed since. Give one of them up without a fight, and say so to somebody who used to argue with you about it.',
    'You need not finish the course, the long novel or the debate. Mark the one page that changed you, and shut the book. An idle afternoon will show what you have kept.',
    'A plan has grown until nobody could carry it out. Cut it back to the part you would still do if no one heard of it. That part may be quite small, and it can begin soon.',
  ],
  10: [
    'Some role at work has served its term, along with the praise and blame that came with it. Delegate the part you do for show, and go home at your own pace.',
    'Somebody else would like the post that you keep out of habit, or your reputation for never saying no. One clear message hands it over. Time is what you get back.',
    'Something at work is nearly done and has been so for a while. Hand it in with its one flaw. People have use for it now, and you have use for the time.',
  ],
  11: [
    'A group that meets from habit can be left with proper thanks. The hope you shared there may be sound all the same. It needs other company, or a smaller room.',
    'Friendships want pruning, and this is the time for it. Two or three bear fruit and deserve your evenings. A wish that you have stopped wishing can go as well.',
    'You have said yes to more people than you can see. Write to one of them and take it back politely. A friend worth having will understand, and ask again.',
  ],
  12: [
    'Under all the unfinished business lies one excuse that you no longer believe. Get rid of it first. One phone call, to a relative or a neighbor, may finish the rest.',
    'There comes a point at which nothing more can be done, and it is a mercy. Put the matter away for now and go to bed. The words for it will come on an ordinary errand.',
    'Tiredness is the trouble, more than the work. Leave one obligation to somebody else, and put off every conclusion until you have slept. Much of it looks different then.',
  ],
};

export const solarEclipseInHouse: ByHouseWordings = {
  1: [
    'You are inclined to believe in a different version of yourself. The coming half year belongs to that person. Give them one rule of their own to live by, and let it be an easy one.',
    'Within six months you may outgrow an entire manner. Start with a small part of it, such as the answer to “How are you?” Go easy on those who use the old one.',
  ],
  2: [
    'By next season you may put another price on yourself, and on much that you own. Decide meanwhile which of your skills you will never sell cheaply.',
    'Some measure of your worth is being exchanged for another, and the next half year will show which. Travel light in the meantime, and note what you would run back for.',
  ],
  3: [
    'Everyday talk leads somewhere else for about six months. Ask directions of people you usually nod at; one or two of them know a shortcut.',
    'Something in study, among siblings or close by starts afresh, and it changes what you have to say. Speak early, with mistakes. Fluency takes two seasons.',
  ],
  4: [
    'Where you live, or what you call home, may get another floor plan within the half year. Before you measure any rooms, find out what you wish for.',
    'For six months private life sets the direction, while public matters wait. Make up the guest bed, and ask your people where they came from. The answers may decide something.',
  ],
  5: [
    'Love, children and whatever your hands make take another course for half a year. Try out for something in which you have no training at all.',
    'Delight starts over in the next six months, in a form that your older tastes would have found silly. Give it room, and run after it a little.',
  ],
  6: [
    'How you work, and how you keep yourself in repair, is due for another rhythm, which may take two seasons to find. Moving a single meal is a start.',
    'Six months from now an ordinary day may look unlike the ones you are used to. Teach somebody your tasks, and watch closely how they do theirs.',
  ],
  7: [
    'Within six months partnership gets a new footing, with the same person or with another. Ask whoever comes to you what brought them.',
    'The balance between you and somebody is recast within half a year, to the advantage of whoever dares to say, “Here is what I would agree to now.”',
  ],
  8: [
    'Trust and joint money begin on different terms these six months. Open up by an inch, and wait for the other person’s inch. That is how it is done safely.',
    'What you held on to is gone or going, and something else moves into its place within six months. Settle one account and forgive another, and take your time in between.',
  ],
  9: [
    'Larger questions open up for half a year. Find the first teacher, the word for thank you and the cheapest honest ticket. The question itself need not be clear yet.',
    'A thing that you were sure of is an open question again, and may stay one for half a year. Ask people who grew up with other answers, and put off making up your mind.',
  ],
  10: [
    'Direction and rank are found anew within six months or so, and perhaps you set the tone. Think about your first step.',
    'Half a year of professional beginnings follows. Write down the job that you would envy, and show it to someone with influence. Old titles are soon out of date.',
  ],
  11: [
    'Within six months new company forms around you, and hopes shift along with it. Bring the wish that older friends have heard too often to hear.',
    'Whom you belong with, and what for, gets rewritten across half a year. Leave a place for someone who does not quite fit, since they may be the reason.',
  ],
  12: [
    'During two seasons things long in storage come up in an order of their own. Look at them alone and often, and put off deciding what they mean.',
    'A deep change goes on for six months, and nobody around you notices. Guard your rest, write down your dreams, and owe no one an explanation.',
  ],
};

export const lunarEclipseInHouse: ByHouseWordings = {
  1: [
    'A part that you have played for other people ends here, with half a year to leave it behind. Ask a partner which of its lines they never believed.',
    'Over six months some way of presenting yourself comes off whole. Be seen without it once or twice before then, by people who are fond of you.',
  ],
  2: [
    'Some possession, or some proof of your worth, no longer means what it did. Over two seasons you are done with it. Hand it on, and the box that it came in.',
    'A thing you prize out of habit loses its hold on you within half a year. Trade it, while you feel generous, for an hour of somebody’s skill.',
  ],
  3: [
    'A conversation of many years, with a sibling perhaps or a critic in your own head, finds its end before six months are out. Say the last line kindly.',
    'The chatter around you thins out for half a year. Cherish the one or two people who ask a second question. A rumor that reaches you could end with you.',
  ],
  4: [
    'A chapter of family life closes with some feeling over two seasons. Keep one small thing from it. What comes next at home is yours alone to choose.',
    'You find that home was always more than the building. Over these six months a place or a grievance may be given up, and the people kept.',
  ],
  5: [
    'A romance, a hobby or a way of being admired winds down inside half a year, and is still pretty. Let somebody younger have a turn at it.',
    'Some grand scheme of art or love becomes smaller within six months, and better for playing with. It turns out that the sketch was the masterpiece.',
  ],
  6: [
    'A duty is over in you before it is over on paper. Half a year is time enough to hand it on with care. Tell whoever will miss you at it.',
    'Two seasons see off a method, a post or some fussy standard. Leave good instructions for whoever follows. You may even be a little sorry.',
  ],
  7: [
    'Between you and somebody something is over; it may be only an old quarrel. Spend six months putting it down together, a little at a time.',
    'A pact with another person is completed in the half year ahead, ready to be released or renewed in different words. Ask them which, and wait for the answer.',
  ],
  8: [
    'A matter of trust, debt or desire comes to its end within half a year. Go through it once more from beginning to end with whoever shares it, and then let it rest.',
    'Someone names what has lain between you so long that neither saw it any more. It can be cleared up inside six months, and you might be the one to begin.',
  ],
  9: [
    'A certainty that belonged to another person ends in you over two seasons. Keep the one sentence of it that you could defend to a child.',
    'Within half a year a faraway dream or a doctrine is at an end. That leaves you some affection to spend on people who live nearby.',
  ],
  10: [
    'Over six months you see up close an honor that shone from a distance, and you may put it down. An early evening at home could well outshine it.',
    'One chapter of your career is closing, at the pace of half a year. Choose your own last words on it before others find some for you.',
  ],
  11: [
    'Without villains, a circle or a shared hope disperses over two seasons. Keep in touch with two of its people. What held you together may come back in another shape.',
    'Friends regroup for some six months, and somebody moves on. Wish them well. The circle of those who stay will be smaller, and closer.',
  ],
  12: [
    'An old excuse has been with you since you were younger. The hidden habit behind it can be gone in half a year, if you hear it out once.',
    'Some caution that once made sense is ending. It may take six months before you trust the ground again. Begin by leaving off one small precaution.',
  ],
};
