import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryRetrograde: ByHouseWordings = {
  1: [
    'The way you introduce yourself may be out of date. Take the time to find a better one; nothing needs to be announced yet. A few friends will gladly hear both versions.',
    'Your mind is turned inward and overlooks what lies in front of it. That is good for a second look at something you began too fast. Leave a little time between errands.',
    'Someone quotes back a remark of yours, and it is better, or sharper, than you remembered. Take it up with them. First impressions may still be amended.',
  ],
  2: [
    'Old money matters return: an invoice never sent, a deposit never claimed. Follow them up politely. New purchases can wait until the figures agree.',
    'Repair before you replace, and keep the receipt for anything that you do buy. What seemed a bargain may have to go back. It is no shame to ask for the money.',
    'A rate that you settled long ago deserves to be reconsidered, slowly and with somebody who knows your trade. Announce it only when the sum has survived a couple of grumpy mornings.',
  ],
  3: [
    'Something goes to the wrong person, or arrives in the wrong tone. Laugh, apologize, and read the name twice from now on. What matters should be said by voice.',
    'A detour brings back a place or a name from earlier. Look that person up. For everything else set out early, and do not rely on the timetable.',
    'Go over an old agreement with somebody nearby, on the spot where it applies. You may find that each meant something else. Study prefers revision to fresh chapters for a while.',
  ],
  4: [
    'Looking for one thing at home you find another, and it has a history. Sit down with it. Plans to move, or to move the furniture, can ripen in the meantime.',
    'A family story is told again in its older version. Let it finish before you correct it. Some remark made long ago could be taken back, by you.',
    'Leave a change at home as it is for now, and find out what each person wanted from it in the first place. Half of them wanted something quite different.',
  ],
  5: [
    'Before you answer an old flame, read the last messages of that chapter once more. Nostalgia has excellent taste and a poor memory. You may be friendly without being available.',
    'Something you once made and put away proves better than you thought. Go through it without changing a word. Whoever is new in your life can wait a little in the next room.',
    'Play goes in circles, and there is some use in that. Something a child or a lover once tried to tell you gets through the second time.',
  ],
  6: [
    'Schedules and machines want patience. Copy what must not be lost, confirm appointments the evening before, and clear out the folder that nobody looks into.',
    'An instruction of yours was followed exactly, and it was wrong. Go and say so. Then rewrite it together with its user.',
    'The daily round shows you where it leaks: the same stairs twice, the same question thrice. Change one small thing. Grander reforms would only be redone next month.',
  ],
  7: [
    'Read an old contract or promise aloud to each other, point by point. Sign again when both could recite it. A question is no sign of distrust.',
    'Both of you say “fine” and mean different things by it. Find out what theirs covers. An old argument shrinks as soon as each pleads the opposite side.',
    'Somebody you parted from, in business or in love, gets in touch. Meet them briefly and on neutral ground. What went unsaid can be said, and nothing need be decided.',
  ],
  8: [
    'Your figures and another person’s do not agree. Go down both columns together, good-humoredly. Any new arrangement of that kind should wait until they do.',
    'A secret told in the wrong order leads to questions. Take them one at a time. Trust grows by correction now, as long as nobody has to plead.',
    'What you put off for later has become due: a form one signature short, a key to somebody’s home. Return things in person, and put up with an awkward pause.',
  ],
  9: [
    'Check every ticket, rule and opening hour, and keep your plans changeable. The delay may show you a part of the town, or of the subject, that is not in the guidebook.',
    'A teacher or an opponent had a point after all. Write and say so, however late. What you believe is up for review, with wide margins.',
    'Something you handed in comes back with remarks, and half of them are right. Work out which half. Then hand it in again, without hurry and without a speech.',
  ],
  10: [
    'A mistake goes out under your name. Correct it in one line, and people will like you better. Have a colleague read important things before a superior does.',
    'You meet somebody you used to work for, in person or in thought. Ask what they would have changed. Your public part is being edited, and a useful cut may come from there.',
    'Something the public reads about you is out of date. Gather the corrections on one sheet before you make any. After the second there is always a third.',
  ],
  11: [
    'Half of your friends have one date and half have another. Be the person who telephones. A plan made by many wants making again, by four people at most.',
    'One name has dropped out of the circle, and nobody mentions it. Send that friend a plain message. They may be hoping to be missed.',
    'An old list of hopes turns up, on paper or in talk. Cross off whatever has gone stale. For the rest you might ask the friend who was there at the time.',
  ],
  12: [
    'Your dreams go over the past. Write down what comes back in them. Whatever has to be postponed after a short night will still be there at noon.',
    'You hear what a friend actually meant, long after the fact. Such late deliveries are frequent now. Accept them in private, and reply when you are ready.',
    'Unfinished business loosens by itself in solitary hours, so keep an evening a week free of talk. One knot at a time is enough.',
  ],
};

export const mercuryDirect: ByHouseWordings = {
  1: [
    'Tell one person what you have worked out about yourself. Having said it once, you can tell the rest at an easy talking speed.',
    'Begin what you kept rewriting. The first steps will be uncertain for a few days, as first steps are. Others recognize you in it sooner than you do.',
  ],
  2: [
    'Settle what you owe, and name the price you have been turning over. A figure that came out the same three times may be believed.',
    'The sums agree at last, which deserves a modest outing. Buy the one thing that you still want after weeks of thinking, and let the other wishes expire.',
  ],
  3: [
    'Several replies come at once, the earliest with an apology. Answer in order of affection. A visit nearby that you put off takes hardly any time.',
    'Call the person you kept missing, and repeat the main point before you end the talk. Fluency needs some days to settle.',
  ],
  4: [
    'Whoever had to call back calls back, and those at home want the same thing for once. Have your list ready. Thank the person who kept asking the tiresome question.',
    'Somebody at home says what they have been circling around for weeks. Take it seriously, and do not answer with a joke. Rooms can be rearranged after that.',
  ],
  5: [
    'The right words come to you, weeks after they were wanted. Say them all the same. Flirtations and drafts that were left lying want a next sentence, and the plainest will charm most.',
    'Something half made proves to have all its pieces. Finish it with the person who lost patience. A romance that was left in the middle can go on, or end well.',
  ],
  6: [
    'Save the one routine that held up during the muddle, and teach it to a colleague. The others may be buried without a meeting.',
    'Errands fall back into their order, so book the repair that you postponed. Then throw out the makeshift that stood in for it, with thanks.',
  ],
  7: [
    'Two people read one sentence and mean the same by it. Put the division of duties in writing while both are still smiling.',
    'Most of the changes in an agreement are what you asked for. Accept what improved, and let the other side keep their favorite phrase. You may need the goodwill.',
  ],
  8: [
    'A missing paper turns up, and a shared sum can be closed. Do it at once. Thanks that are owed come next, and for these a few words suffice.',
    'Something you asked a month ago is answered, at an unlikely moment. Put down what you are holding. Candor comes easier from here.',
  ],
  9: [
    'Your application is on its way, or your ticket is good. Plan the route again with all that the delay has taught you. Somebody at a desk deserves your thanks.',
    'A lesson that you only half heard makes sense now. Go back to your notes. Opinions that were in for repair can be used again, best of all against a good arguer.',
  ],
  10: [
    'A meeting that was put off takes place and is short. Bring your conclusion in writing. Superiors have had time to think as well, so hear what has changed first.',
    'An announcement can go out, with your name spelled right. Read it one last time. Whoever covered for you during the confusion should find their own name in it too.',
  ],
  11: [
    'The group has agreed on something, so send your share at once and offer a seat in the car. A friend you misread is easily won back on the way.',
    'An invitation that went astray turns up in time. Go, and bring the person you nearly fell out with. What was talked over twice can be voted on.',
  ],
  12: [
    'A name or a fact comes back to you on waking. Use it before the day thins it out. What you sorted alone may be told to one patient listener.',
    'Of all the thoughts of these withdrawn weeks, two are worth keeping. Write them where you will see them. The rest have done good service.',
  ],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'An old jacket fits, and you cannot decide whether it suits you. Taste is under review for six weeks. Put off the drastic haircut, borrow before you buy, and notice which compliments you fish for.',
    'Photographs of yourself look flattering or unkind at present, rarely true. Ask one honest friend how you come across off guard, and let the new tattoo stay on paper until Venus goes forward.',
  ],
  2: [
    'At the back of the closet hangs a coat that cost too much and never went out. Try it on. What you value is being reckoned afresh for six weeks, and each new wish should sleep on it.',
    'Prices and worth drift apart, and a bargain may be a bribe you paid yourself. Go through the jewelry box piece by piece. Lend out whatever you keep merely because someone once admired it.',
  ],
  3: [
    'A thank-you note between siblings never came, or never went. Affection on the near side of town needs a second mailing. Read some fond old letters, then send one that mentions the cake.',
    'Pleasantries with the people next door ring a shade false after some small slight. Take back the borrowed ladder, own up to the paint on it, and praise the roses only if you mean it.',
  ],
  4: [
    'The curtains you loved have faded along one edge. Live with them six weeks more and see what else home gives you. A relative whom you stopped visiting would still bring out the good cups.',
    'Certain rooms are arranged for guests who hardly ever come. Sprawl in the best armchair yourself some ordinary evening, and ask what comforts your parents denied themselves. Redecorating will keep for six weeks.',
  ],
  5: [
    'A song from another summer plays in the supermarket, and there you stand among the pears. Somebody from that time may write. Enjoy the tune, and wonder who you were when you danced to it.',
    'Courtship goes into reverse gear, and the flirt across the counter turns oddly formal. Rather than pursue, revive a pleasure you had at nine, kites or marionettes, and see who wanders over to watch.',
  ],
  6: [
    'Office birthdays used to be fun. If work has lost its savor, look for the spot where you have been pleasant at your own cost, and restore one luxury to the routine, say the china mug.',
    'Flowers from last month’s truce still stand in the workroom. Throw them out. Good feeling on the job asks for upkeep now, so take one strained courtesy to the café where the team used to laugh.',
  ],
  7: [
    'Go back to the restaurant where you were both nervous. Someone you chose, or nearly chose, comes up for choosing again, and six weeks are long enough to do it properly, course by course.',
    'Two people can be so considerate that neither has picked the film in a year. Confess a preference. Comparisons and bygone suitors cross your mind for six weeks, so let them cross without paying toll.',
  ],
  8: [
    'There is a record collection whose owner was never settled. Raise the subject tenderly. Closeness cools for some weeks, which lets each of you see what was given freely and what was traded.',
    'Who paid for the ring is a question with several answers. Gifts, favors and desire are being revalued between you, slowly. Hold off on merging purses, and find out what would feel like enough.',
  ],
  9: [
    'The postcard on the refrigerator shows a place you adored and described wrongly. Distant loves want a second opinion just now. Returning beats going somewhere new, and a dictionary makes fond company.',
    'Accents charm less than they did, and the professor you adored tells that anecdote again. Let enthusiasm cool to room temperature. One loved book, or a distant friend’s letters, will restore its flavor over six weeks.',
  ],
  10: [
    'Charm has been lying over your work like a rug over a worn floor. Lift a corner. Six weeks without the smile that closes every meeting will show what people like the work itself for.',
    'Applause for an early success still echoes, and you may catch yourself repeating the number. Ask someone whose taste you fear which recent piece they would hang. Changes of image can wait in the wings.',
  ],
  11: [
    'Look along the faces at the club’s long table. There is one you miss, one you have outgrown, and one you keep courting for a nod. Write to the first and let the last do some courting.',
    'The gift circle, the birthday fund, the round of cocktails: sociability has acquired dues. Skip two gatherings and notice whom you miss by dessert. An estranged companion may turn up, still knowing the jokes.',
  ],
  12: [
    'An unsent valentine lies pressed in a book you never lend. Six weeks is a fair term for a private affection to say what it wanted. Read it through, and decline company sweetly while you do.',
    'Perfume on a scarf recalls someone you never told anyone about. Spend an unshared evening with that, and with music. A feeling too sweet to say at the moment may simply need six weeks of steeping.',
  ],
};

export const venusDirect: ByHouseWordings = {
  1: [
    'Out of all the colors you tried, one kept coming back. Wear it to meet somebody. Charm has returned to its ordinary strength, and in the first days a small dab of it is plenty.',
    'Strangers hold doors again. Something in your face has unclenched since you stopped auditioning, so wear the bold earrings or the loud socks, and return the first glance that pleases you.',
  ],
  2: [
    'Six weeks of leaving it in the shop, and you still think about that lamp. Fetch it home with a clear eye on the price. The runner-up turns out to have been somebody else’s taste.',
    'Your fingers linger on the good linen, and this time the wallet agrees. Having sorted wants from reflexes, choose singly and well. Doubles can go to a person who will prize them.',
  ],
  3: [
    'Deliver the compliment you have been editing, whether to the cashier or to your cousin, and accept one without swatting at it. A chilled exchange with somebody nearby thaws over a shared errand.',
    'From behind a full watering can a neighbor waves, and the chill of recent weeks is off. Suggest coffee. The letter that charmed nobody in draft finds its voice when you read it to a sister.',
  ],
  4: [
    'Tulips on the kitchen sill, bought for no visitor. Home is easier to love again, flaws included. Peace with a relative may be served along with the second helping, so lay an extra place.',
    'Choose the wallpaper. Six weeks of samples taped to plaster have told you what you can wake up to, and the relative who prefers beige may be consoled with the cushion by the window.',
  ],
  5: [
    'Somebody laughs with their head thrown back, and you recall how it goes. Ask them out, or your partner, as if for the first time. Pastry, paint and verse also come willingly to a hand that has rested.',
    'Before one dance has ended, somebody asks for the next. Say yes with your feet. Play and romance are generous once more, and the sketch you dismissed as too pretty deserves a frame.',
  ],
  6: [
    'Unasked, the baker saves you the end of the loaf. Kindness circulates in the day’s errands once more. Thank a coworker for a particular thing, and retire the favor that had made you sour.',
    'Fresh paint in the canteen, a joke over the sink: work has regained some grace. Pair up with the coworker whose manner grew on you, and for once schedule the pleasant task first.',
  ],
  7: [
    'A hand lies on the table, palm up. After weeks of weighing each other you may simply take it. Say what you have decided to want from this person, and hear what they decided.',
    'Neither of you mentioned the anniversary, yet both brought cake. Agreement comes sweetly after long consideration. Seal it with a practical promise, perhaps about who drives home from parties.',
  ],
  8: [
    'The second toothbrush is back in the glass. Turn what you both found out about giving and owing into one new custom, such as taking turns to treat, and let desire dispense with a chaperone.',
    'Generosity has stopped keeping receipts. Someone with whom you share a bed or a budget comes halfway with a smile, so name what you would still like, tenderly, and give thanks for what you received.',
  ],
  9: [
    'Foreign coins in a saucer begin to look like an invitation. By now you know which longing was for the place, and which for leaving. Book on the strength of the first and share the window seat.',
    'Museum doors open, cool air comes out, and you want to see everything. See three things. Love of the faraway returns with better judgment, and a companion met in line might know the courtyard.',
  ],
  10: [
    'Goodwill at work thaws, starting with a nod from someone hard to please. Bring out the project you made handsomer meanwhile. Agree to be photographed beside it, and crowd your collaborators into the frame.',
    'The invitation carries your name in raised type. People in authority like what they see, and so, more or less, do you. Dress as the person who does the work, and send flowers to whoever recommended you.',
  ],
  11: [
    'A chair was kept for you at the noisy end. Friendship comes easily with those you chose to keep, so bring a bottle and skip the explanations. One former enthusiasm may stay off the guest list.',
    'Glasses clink across a gap that six weeks ago was an argument. Forgive the treasurer and plan the picnic. Newcomers to the circle have taste you lack, so try their strange cheese.',
  ],
  12: [
    'A tenderness nursed in private is ready for air, or ready to be folded away in tissue. Your sleep will tell you which. Air it in few words, or close the chest on it kindly.',
    'On waking you find the longing has lost its ache and kept its melody. Hum it. Cut some lilac for your own table, forgive whoever never noticed, and take an afternoon of beautiful idleness without excuse.',
  ],
};

export const marsRetrograde: ByHouseWordings = {
  1: [
    'The bicycle has one gear left, the low one. Until then progress is made by patience, and old impatience with yourself comes up on the hill. Start little, and finish a bout you once walked out of.',
    'Charging ahead gets you to the wrong door first. Until it is over, count to five on the landing. Some ancient dare that nobody remembers issuing still drives you, and can be walked off.',
  ],
  2: [
    'Three of your tools are at other people’s places, and asking for them feels like a fight. Some fights about worth go back years. Collect one tool every week, along with its story, and buy nothing to win.',
    'A bidding war breaks out over something neither party needs. Sit on your paddle. Hard work you did last season may still be owed its due, so ask for it, firmly, before you look for other work.',
  ],
  3: [
    'Hot replies belong in the drafts folder until Mars goes forward. One old quarrel with a sibling or neighbor can be reopened on a walk, side by side, since nobody shouts well going uphill.',
    'Every horn on the avenue appears addressed to you. Leave the last word to others for some weeks, and rehearse the one protest that matters until it would fit on the back of a stamp.',
  ],
  4: [
    'Half the tiles are off the bathroom wall and the handy cousin has vanished. Work at home stalls, and tempers with it. Settle one family grievance while there is nowhere comfortable to sit.',
    'Doors bang in a draft, and everyone accuses everyone. Find the open window: some early unfairness over rooms or chores, probably. There is ample time for fixing it with a wedge and an apology.',
  ],
  5: [
    'A guitar string snaps in the chorus. Passion misfires for the time being, at the easel, in courtship, on the playing field, and pressing breaks the next string. Return to scales and to flirting without a target.',
    'Losing at checkers to a seven-year-old stings more than it should. Look at the sting. Competitive heat left over from earlier games goes well into a hard rehearsal and badly into a lovers’ contest.',
  ],
  6: [
    'A blunt spade asks for twice the strength. Before blaming the team or your stamina, sharpen what you work with, cut the list by a third, and have a word with whoever pries up stones with it.',
    'Speed on the job produces scrap. Return to the step where you began hurrying, often just after lunch, and redo it in slow motion. A smoldering complaint about a supervisor keeps better once written up and filed.',
  ],
  7: [
    'The argument you thought you had won was merely put down. Pick it up by the handle this time. There is time enough for fighting slowly, one round a week, with tea in the corners.',
    'Provocations arrive gift-wrapped. An opponent, or the one you love, wants you to throw first, and all this while you can afford to decline. Study how the last clash began and avoid that square.',
  ],
  8: [
    'Old resentment lies in the joint budget like a stone among lentils. Sift by hand. Desire may turn slack or stubborn meanwhile, and does better asked what angers it than told to perform.',
    'Beneath the anger about who pays lies a question about who wants whom. Take a lamp and climb down, one step a week. Ultimatums issued now would be hard to dismount from, whereas pauses can be heard.',
  ],
  9: [
    'The expedition is snowed in at the inn. Socks are aired, maps refolded, and the zeal with which you once preached something looks a little red in the face. Deal cards to an opponent and hear them out.',
    'Convictions carried like a torch have singed a friend’s eyebrows. Lower it. An appeal or expedition meets headwinds until the season turns, so retrain, rewrite your weak third argument, and let the compass needle settle.',
  ],
  10: [
    'Ambition stands at a red light with its engine hot. Leave the next rung alone until it changes, and turn back to the skirmish you left unsettled at work. The other party remembers it in detail.',
    'A rival’s promotion hangs in the lobby like a bullfight poster. Use the heat privately. An unglamorous overhaul of the campaign you abandoned will outdo any duel before the board.',
  ],
  11: [
    'Out of step, the rowers bang oars. A shared cause needs less shouting from the bow until Mars turns, and one frank talk at the boathouse with the friend whose elbow you keep meeting.',
    'Marching songs falter when the leaders dispute the route. Drop back from the front rank for a while, carry water, hear the grumbling, and settle your own account with the comrade you once outshouted.',
  ],
  12: [
    'Deep in the ironing lies the thing you are angry about. Go down to it shirt by shirt as the weeks go by. The furious page may be written, and stays with you until you know its addressee.',
    'Teeth marks on a pencil tell you what the day did to your temper. Anger works backstage for as long as this lasts. Give it heavy scenery to push, and trace one grudge to where you first swallowed it.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: [
    'Use a little of it first, for renewed drive overshoots in the early days, like a car with the handbrake off. The challenge you had to leave is waiting, and you come back to it better prepared.',
    'You move faster without having decided to. Begin the thing before you announce it, and spend the first of your energy on clearing away whatever you tripped over in the slow weeks.',
  ],
  2: [
    'Go after the earning you planned while things were stuck: name a price for the job, or ask for the raise once, in a level voice. Spending in triumph can wait for a sober morning.',
    'Finish what you had half built, take the extra work you actually want, and speak in person to whoever is late in paying. A friendly manner and a fixed sum do better together than either alone.',
  ],
  3: [
    'Words that were chewed for so long come out short, to everyone’s benefit. Look up the cousin with whom you fell out, and open with your own share in the quarrel.',
    'Your point gets through, so make it once and sit down. Errands that waited for weeks can all be done in a single morning, with somebody to keep you company.',
  ],
  4: [
    'It goes ahead with some force, so warn whoever sleeps late and agree on when the noise stops. Walls may be moved; leave the opinions of your relatives standing.',
    'Vigor is back under your own roof, so drag out the sofa and do the heavy cleaning. A claim to a room that you have long put off can be made with a smile and a tape measure.',
  ],
  5: [
    'The appetite for play returns, and a courtship that had stalled can be taken up in the open. Cheer the rival who scores against you, and ask for another game.',
    'It would like to be seen as well, and the preparation you did in private has made you bolder than you look. Audition, or declare yourself. Losing in the open is better than never having entered.',
  ],
  6: [
    'What has been buried for months is cleared within an hour. Give the heavy task half an hour a day from here on. Those who work with you follow your pace, so choose one they can keep up.',
    'Take the backlog from its heaviest end, for two hours at most, and then stop while you still want to go on. Momentum keeps well overnight.',
  ],
  7: [
    'Say plainly what you want, and then stand still for the answer. After so long a skirmish, any job that takes two, such as carrying a wardrobe downstairs, is a kind of peace treaty.',
    'Name the matter and go at it in good faith, with the courtesy of fencers, who salute before they start. Directness clears more air than tact did. Stop when the point has been made.',
  ],
  8: [
    'Closeness is warmer for having waited, and the question of who owes what loses its growl. Hand over your part first, and then ask for theirs in so many words.',
    'Passion and joint plans point the same way once the sore clause has been hauled up into the light, mud and all. Clean it up together before either of you takes the wheel.',
  ],
  9: [
    'Leave, or bring forward the case you have rebuilt, sure of your facts and slightly less fond of being right. The steepest stretch comes early, so keep some strength for it.',
    'What you argued for so long is plainly within reach, so press the claim, book the passage or teach the class. Go a little slower for anyone who cannot share your certainty yet.',
  ],
  10: [
    'Ambition has its wind back. State the goal to the person who can say yes, and put up with a joke about how long you sulked.',
    'There are fewer rivals than you feared. Make your move in the open, and aim at a result that a stranger could measure. Gloating would cost you the lead you have gained.',
  ],
  11: [
    'While you sat out, the others learned to play without you, so your place has to be earned. Take the unpopular job, get it done within days, and let a shyer friend give the speech.',
    'It moves as a stalled van does, once several people push at the same moment. Join in early. Allies who doubted you during the lull are won back faster by work than by speeches.',
  ],
  12: [
    'Part of it is your own temper, which you had kept behind a door and can now put to use. Spend it on a task you hid from, ten hard minutes alone, and then go out among people.',
    'Courage, it turns out, was only asleep. It wakes a bit clumsy, so try it on something small and private, such as a call to an office you avoid, before you let it meet people.',
  ],
};

export const jupiterRetrograde: ByHouseWordings = {
  1: [
    'Promises made in high spirits deserve a recount, beginning with those you made to yourself. Keep the ones you would make again on a gray morning, and take in the others as a tailor takes in a coat.',
    'After a stretch of saying yes to everything, try out a smaller yes. You may discover how little announcing a real plan requires, and how much of your time comes back.',
  ],
  2: [
    'Look through what you have before you add to it, the cupboard and the account alike. Something bought in good faith can be used up now. Count your abilities as well, since one may be lying there in duplicate.',
    'Prosperity is a matter of noticing for a while. List what came to you free in the past year, and put the surplus to sensible use before it spoils.',
  ],
  3: [
    'Keep the appointments you have promised before you make another, and go back to the course or the book where your enthusiasm left its bookmark. Talk grows deeper as the list gets shorter.',
    'Close most of the subjects you have open and stay with two. What you half absorbed, and told the neighbors about at length, asks to be studied properly.',
  ],
  4: [
    'A room may have been promised to five purposes. Go and stand in it. The dream of a bigger life at home boils down to a few things and the people you enjoy having there.',
    'A gathering that has grown too large can be cut down to one long table. Make the welcome larger in small ways instead, with a spare key or an easier rule about shoes.',
  ],
  5: [
    'Delight prefers small rooms for a while: one pupil, one sweetheart, a single listener. Return to some talent you once oversold, and practice it for love.',
    'Which joy do you really want, out of so many? Cut the program by half, look again at the work that made you giddy, and keep the parts that still please you.',
  ],
  6: [
    'You volunteered more often than there were tasks. Hand back one duty at a time until the week fits its days. The rest can be done generously, after a lunch eaten in full.',
    'Good intentions have filled the planner to its margins. Let each hour that comes free stay empty for a while, and finish what is already begun.',
  ],
  7: [
    'The two of you once had high hopes of each other. Look at them again with a clear head. The goodwill is real, and whatever was only champagne can be renewed in a wearable size.',
    'Each of you may have been trying to impress the other. Compare notes and laugh. What you expect of this alliance deserves an airing, with ample credit for all that turned out merely good.',
  ],
  8: [
    'Other people’s generosity comes due for thought. Go back through all that you were lent, trust included, and answer in kind. Start with the person who has never once mentioned it.',
    'Confidence in what others will contribute has been stretched rather far. Refit the arrangement to what both of you could carry in a lean month, and everything between you relaxes.',
  ],
  9: [
    'Reread the author or teacher you quote most freely, and mark wherever life has disagreed. A rest from persuading others leaves time to look as attentively at the nearest corner.',
    'On the way up you need to sit down. Look back instead of ahead: which lesson has lasted? Trips that are put off can ripen, and you learn what to skip.',
  ],
  10: [
    'Your name has grown a little faster than what stands behind it. Leave the sign up and stock the shelves: skill, thanks, an apology to someone you outgrew in your head. Recognition likes to find a person in.',
    'What you announced and what you have done are some way apart. Wait for the second to catch up. Turn down an honor that is mostly hat, and help somebody who can do nothing for you.',
  ],
  11: [
    'Among a hundred acquaintances there may be nobody to help with the sofa. Write to the few who came when it rained, and fold the grand hope to pocket size.',
    'Goodwill among friends is broad and shallow for now. Pick a single cause, and ask whoever takes on the plain jobs there what is lacking.',
  ],
  12: [
    'Whatever believing you do at present happens in private, over a page of somebody wise, and keeps better undiscussed. Let go of an old slight that no one else remembers.',
    'Helpful people have been covering for you more often than you noticed. Keep a list of them for yourself. Thanks given quietly, with nothing posted, do as much good to the giver.',
  ],
};

export const jupiterDirect: ByHouseWordings = {
  1: [
    'Come forward and volunteer. When an offer comes, accept it at two-thirds of the size you are tempted to, and arrive with your sleeves already rolled.',
    'An enterprise that you made smaller can now be carried under one arm. Take it out and show it to people one by one; it needs no trumpet.',
  ],
  2: [
    'Widen one skill you are paid for, and give it some time every day. Growth in your means starts modestly, like a row of beans, and is best picked young.',
    'A favor or a skill that you lent comes back improved. Offer your ability again, a little more boldly than last time, and share some of what it brings.',
  ],
  3: [
    'The idea you trimmed in silence is ready to be told large, provided that the listener may interrupt. Drop in on somebody nearby and try it on them first.',
    'Your circle of talk widens, and somebody you know may know the teacher you were looking for. Sign up. Tell your good stories to people who have not heard them.',
  ],
  4: [
    'You have had time to measure what the house can hold, and one guest more is thinkable. Agree on who cooks before the bags are carried in.',
    'What you prepared at home, an extension or a reconciliation, has risen like dough and is ready. Ask to supper even those relatives who bring too many others.',
  ],
  5: [
    'There is room for pleasure, so enter the contest or promise a child an outing. Keep the promise exactly as large as you made it.',
    'Boldness is answered better than caution. Give an evening to somebody you like, or to a piece of work made purely for its own sake.',
  ],
  6: [
    'Help comes with strong arms and no idea of where things go, so explain cheerfully. You can take on more, now that you know your measure, as long as the last hour stays free.',
    'A larger share of work no longer pinches. Accept it, thank those who broke it in with you, and use the time you gain for a proper walk at midday.',
  ],
  7: [
    'Goodwill has ripened into something both of you could sign. Offer slightly more than half, now that you have seen what the other person does with plenty.',
    'The other side makes it easy for you, so answer in kind. What both found grand and vague now comes with hours and a place, and deserves a handshake.',
  ],
  8: [
    'Somebody is ready to share a burden, or the truth about a bill, and to laugh while doing it. Trust grows by small deposits. Make the next one before you are asked.',
    'You may learn that someone believed in you on generous terms. Tell them what their faith made possible, and settle shared affairs from the same confidence.',
  ],
  9: [
    'Enroll, hand in the work or set off, whichever you have weighed. Your months of doubt make fine ballast, so take the best objection along.',
    'Sifting has turned an opinion into something nearer to understanding. Teach it, laughing, or travel to its birthplace and listen to what they say there.',
  ],
  10: [
    'Someone you once helped may speak well of you where it counts. Use the moment to propose the wider post you have prepared for, and name whoever taught you.',
    'Your standing broadens on merits that gathered out of view. Move a few rows forward when you are asked. A good word for a former competitor would look well on you.',
  ],
  11: [
    'The friends who come along now are those you chose with care, and a plan of yours has its engine running. Put the destination to a vote, and sing on the way.',
    'Ideas spread by themselves from here, so share the credit freely. Among the newcomers may be a friend worth ten acquaintances; sit beside the quiet one.',
  ],
  12: [
    'A kindness came to you without a name on it. Pass it on in the same fashion. The faith you patched in private bears weight again, and some of it can be lent.',
    'You have more trust in hand than you recall putting by. Use it to forgive an absent person, and sleep with the shutters open.',
  ],
};

export const saturnRetrograde: ByHouseWordings = {
  1: [
    'For some months nobody else is checking your posture. Ask the stern examiner inside for credentials. At least one severity you practice on yourself was inherited with the overcoat, and you might hang both up.',
    'Uniforms leave a crease long after the service ends. Feel for yours. Several months are set aside for reworking the terms on which you respect yourself, sterner in two places perhaps, milder in the rest.',
  ],
  2: [
    'Hold the budget up to the window and see where it was patched in a hurry. You have four months to redo that sum: how much is enough, and which thrift is merely habit. Darn one thing beautifully.',
    'Nickels in a coffee can represent a fear your grandparents had. Empty it on the table and look. Your own sense of enough can be worked out afresh over the season, in present prices.',
  ],
  3: [
    'Years ago an essay came back with a grade, and in that subject you have kept silent since. Reopen the exercise book. A few months of plain repetition, aloud, can outweigh one red mark.',
    'Speech gets heavy in the mouth, with reason: some things were said too young. Gather over these months the sentences you owe a sibling or teacher, weigh each, and discard any that sounds like a parent.',
  ],
  4: [
    'The family clock runs eleven minutes fast because somebody long ago hated being late. Some duty at home is of that kind. Take these months to learn whose it was, and set the hands by daylight.',
    'Foundations were poured by people in a hurry. Go below with a flashlight and mark the cracks in chalk. Family responsibilities may be redistributed before the season turns, starting with one you took on at twelve.',
  ],
  5: [
    'Practice the piece at half speed, with the metronome. Joy has been served as dessert after duty, and until the season turns that order may be questioned. Book an hour of clumsy fun that nobody grades.',
    'Stage fright has a birthplace. Trace it, some rainy afternoon, to the recital or the raised eyebrow. Making things for no audience, as you can for months, will loosen what that critic tightened.',
  ],
  6: [
    'The mended strap breaks exactly where it was mended. Your overload has an author, and some of the handwriting is yours. Spend the coming months redesigning the harness before you agree to more weight.',
    'Overtime became normal by degrees, like water rising in a lock. Open the sluice. Inspect each standing duty this season, ask who requested it, and let any that nobody did run out.',
  ],
  7: [
    'An old agreement has been folded so often that it tears along the creases. Lay it flat between you. Each clause may be questioned for some months without disloyalty, and the fair ones will look firmer.',
    'Commitment creaks like new leather, or like very old. Listen for which. Over the coming months take up with a partner the promise that is kept out of habit, and treat hesitation as information.',
  ],
  8: [
    'Among the debts is one nobody wrote down: what you owe a person for standing by you. Work out slowly how to honor it. A wall around your trust can come down meanwhile, a brick a month.',
    'Scaffolding comes down from the top. See where a partner’s means or a former love’s opinion still props you up, and start unscrewing there, steadily, a level each month. Thank your helper for holding the bolts.',
  ],
  9: [
    'On the ladder of your convictions there is a rung you always skip. Go back and put weight on it. Permits and exams move slowly, leaving months to study what you had only cited.',
    'Footnotes deserve your company this season. A degree, a ruling or a doctrine that seemed finished has left one requirement open. Fulfill it in patient installments, and cite only what you read to the end.',
  ],
  10: [
    'Climbers sometimes descend a pitch to free a snagged rope. From below it looks like failure. Revisit the duty you took on at work to please somebody, and find out in your own time whether it holds.',
    'Behind the brass plaque the screws are rusting. Authority, yours or that of somebody above you, has to be earned over again below decks. Use four months, and answer for an old shortfall unprompted.',
  ],
  11: [
    'The club has a rule whose reason everyone has forgotten. Bring it up. Obligations among friends are slowly sorted, and you can leave a committee without leaving the people. Stack the chairs, then linger.',
    'Attendance sheets tell a sober story about the old gang. Sigh a little, then prune the commitments that exist only on paper. Two loyal friends and a workable aim suffice for the season.',
  ],
  12: [
    'A filing cabinet of old reproaches stands behind the door marked “private.” Pull one folder a week and check its facts. Most were filed by an anxious clerk, long retired, and may be shredded with thanks.',
    'Some bell still rings at seven inside you, for a school that closed. Sit through it without getting up. Find out in these months which penances are already served, and strike your name from the detention list.',
  ],
};

export const saturnDirect: ByHouseWordings = {
  1: [
    'What you were unsure of in yourself now bears some weight. Take up the responsibility you hesitated over, in your own gait. People put their trust in someone who says when a thing will be done.',
    'A spine that was tried in private now stands up in a crowd. Say first what you will answer for, leave out the excuses, and let a new line or two in your face have their say.',
  ],
  2: [
    'A plain oak chair, paid for, is a fine place to talk terms from. Your standards about earning have set hard enough to sit on. Put them in writing, and wear the modest plan with some pride.',
    'Stones for the garden wall lie sorted by size. Build one course a week. Reward trails effort at a visible distance, so charge for the hours nobody sees, and respect the limit you drew.',
  ],
  3: [
    'The sentence you rebuilt for months will bear traffic. Say it to your brother, or at the meeting, once and without footnotes. Study can resume at a fixed hour, in the same hard chair.',
    'Handwriting grows legible again. Compose the formal letter, agree on visiting hours with your sister, and memorize ten irregular verbs before breakfast. Plodding will take you to the end of the alphabet.',
  ],
  4: [
    'The new banister holds when everyone leans on it. Get on with what the family kept postponing: the deed, the division of chores, a bed for an elder’s visits. Put names beside tasks, and take a light one for once.',
    'The beam is in and the props can come away. At home you may stop supervising what already stands by itself. Settle one inherited duty in front of everyone, over dumplings, with minutes taken.',
  ],
  5: [
    'The sheet music is worn at its corners and the hands know their way. Perform for a few. Practiced pleasure is pleasure too, and a cautious heart may propose dinner at a definite hour.',
    'Apprenticeship over, says the pot that comes unbroken from the kiln. Sign its foot. A slow affection can be declared in sober terms, and children respect a game whose rules you finally wrote down.',
  ],
  6: [
    'The tool belt sits right at last. Habits you tested for months are fit for daily wear, so drop the trial versions, keep the hours you set, and send home anybody who stays late to impress you.',
    'Clock in, clock out: the revised schedule is official. Guard its edges during the opening weeks, when everyone tests them, and delegate by means of a written sheet instead of a sigh.',
  ],
  7: [
    'Ink takes well on good paper. The two of you can commit to what both will actually keep, dull chores included. If the answer turned out to be no, give it plainly and return the umbrella.',
    'Like a pair of oxen, you and a partner have found the pace that saves both necks. Put the yoke on knowingly, agree when to rest, and release any third party who pulled from politeness.',
  ],
  8: [
    'A knot you picked at for months lies open and the rope can be coiled. Conclude the shared business on the terms you reached. Then let the other person closer by the length you freed.',
    'Tallied and initialed, the shared ledger may go back in its drawer. With the old obligation behind you both, intimacy gets firm ground, and the more reserved of you can at last say please.',
  ],
  9: [
    'The examiner waves you in. Your case is ready, and a sober belief stands longer than a dazzling one. Hand in the thesis, settle on the long-delayed trip, and reply only to what is asked.',
    'A long corridor of permits ends at a desk with a rubber stamp. Step up. Whatever you teach or claim from here should be what you would defend on a cold platform at six in the morning.',
  ],
  10: [
    'A block you chiseled out of sight is hoisted into place. Accept the title with its duties, or decline with reasons. Either way tell superiors which hours remain yours, since respect will now follow the record.',
    'The stairs you rebuilt take a full load at midday. Walk up them in view. Leadership from here means fewer words and kept deadlines, plus a successor trained before you are tired.',
  ],
  11: [
    'Only five people turn up, and all of them brought gloves. Build with those. A hope has passed from talk to roster, so put down a deadline beside each name and thank whoever holds the key to the hall.',
    'Minutes approved, dues set, and the shed finally has a lock. Associations survive on such dullness, and you have earned a vote. Cast it for the long plan, and recruit someone half your age.',
  ],
  12: [
    'After months of inner bookkeeping one account is closed. Take it for a long walk in plain weather. Solitude keeps office hours from here, set by you, and a certain old reproach may not call after nine.',
    'The hermit’s lease is up, renewable on better terms. Keep the bare table and the early hour, and give notice to the guilt. One confidential duty, done unseen each week, will steady you.',
  ],
};

export const uranusRetrograde: ByHouseWordings = {
  1: [
    'The dye has grown out an inch and the old color shows. Months of second thoughts follow your latest reinvention. Keep what was freedom, drop what was only contradiction, and try the next strange idea at home.',
    'Being unpredictable has become what everyone expects of you. Five months permit a subtler mutiny: turn up early, wear gray, and find out which of your oddities grow back unwatered.',
  ],
  2: [
    'Like a hare, your income has been hopping, and your notion of worth hops after it. Five calmer months let you study the tracks. Keep the odd source that suits you, and leave shopping for thrills alone.',
    'Freelance freedom has a rattle in the dashboard. Pull over and listen. Before half a year is out you can tell which independence carries itself, and which is a gadget bought to spite a former boss.',
  ],
  3: [
    'Ideas that came down like hail can be gathered in a bowl to see which melt. Argue the survivors through with a contrary neighbor, and look again at the message you once fired off to a sibling.',
    'Your phone knows nine ways to interrupt you. Remove four. In these months cleverness sparks better with a cord to run along, so correspond by mail with one unconventional mind nearby.',
  ],
  4: [
    'Half-unpacked boxes still line the hallway after some upheaval at home. Sit among them, for an evening or a season. Ask each person who lives there which part of the change was relief and which was noise.',
    'Roots and restlessness trade places: the mover longs for a porch, the settler eyes a van. Sketch both lives on graph paper. Nobody has to uproot anything for five months, though a door might change color overnight.',
  ],
  5: [
    'A love, or a drum kit, struck like a match and left you blinking. Over five months your eyes adjust. Find out by ordinary lamplight, some wet evening, whether you like what the flash showed.',
    'Improvisation circles around to the tune. Consider what you were fleeing when you broke off that romance, or that sonata, halfway. A child’s blunt question may supply the chord you skipped.',
  ],
  6: [
    'The experiment with odd working hours gets its follow-up. Log for a month what you did when, and which liberties wore you out. One habit that you overthrew too gladly could be let back in, perhaps the ten-o’clock break.',
    'Gadgets meant to free your mornings require daily charging. Unplug the cleverest for a season. Somewhere between rebel and drudge lies a routine you could love, and there is time to build three prototypes.',
  ],
  7: [
    'One of you slammed a door for air, and both have been polite since. The subject of freedom can be reopened calmly in the coming months. Say how much room you need, in hours a week.',
    'Closeness blinks on and off, like a porch bulb with a loose contact. Find the wire. Ask when togetherness last felt like capture, give your own version, and postpone dramatic exits for the season.',
  ],
  8: [
    'Some tie was cut fast, and the loose end has been sparking. Look into the break with good gloves on: what was owed, and what was dread of being owned. There are five months for rewiring by daylight.',
    'The story of who shocked whom has two versions. Hear both, months apart if you must. Some bond or loan that was thrown off in haste can be examined again without buckling the collar.',
  ],
  9: [
    'Overnight, it seems, you stopped believing something. The gap it left need not go to the first bright theory at the window. Fetch what you threw out, read it again, and keep a page.',
    'Comets come around after decades, and so do heresies. One that you held at nineteen is due. Go out with a telescope and an old classmate, compare orbits, and amend your map of the possible.',
  ],
  10: [
    'The bathroom faucet has heard your resignation speech. Let it mature for five months, and mark which lines concern the boss and which a freedom you could take any afternoon. Take that one without a speech.',
    'Maverick is a job description too, with its own dress code. In the next five months examine which reforms you still believe in after the applause. Ask an intern, who sees the wiring.',
  ],
  11: [
    'The society of eccentrics now has a newsletter. See whether its rebels still surprise you, or merely agree in louder colors. Call the friend you dropped for being conventional, and let them describe the garden.',
    'Networks hum, and you feel strangely offline among them. Use the gap. Which community did you join for its future, and does it have one? Interview its oldest member before you redesign the logo.',
  ],
  12: [
    'At night the smoke detector chirps, then stops when you get up. Some inner alarm works like that, minding a fire long out. Give it five months of company, change its battery, go back to bed.',
    'Between two channels the radio hisses, and now and then a phrase comes through. Insight takes that form until the season turns. Log the fragments without a theory, and leave one evening a week ungoverned.',
  ],
};

export const uranusDirect: ByHouseWordings = {
  1: [
    'The sash window sticks, then flies up. Let out one visible piece of what you have become in private: a name you prefer, or the bolder laugh. Allow your relatives a day for blinking.',
    'Zigzag if you like, the pavement is yours. The self you tried on behind drawn blinds goes public in some detail, shoes maybe, or a verdict. Startle gently and answer sincere questions.',
  ],
  2: [
    'An invention sketched on a paper napkin has survived five months in your wallet. Test it on a single customer. Independent money comes in odd shapes, and a dull regular part lets you afford them.',
    'A vending machine drops the wrong snack, and it tastes better. Your unconventional way of earning is cleared for testing in daylight. Wire it up step by step, keeping one old fuse in the circuit.',
  ],
  3: [
    'What everyone called mad in its first week has mellowed into the merely original. Post it locally, on the laundry’s notice board or over dinner with your sister. Keep it brief and welcome heckling.',
    'Crossed lines produce a marvelous third conversation, so stay on. Your message is ready to surprise people within walking distance, and a sibling’s wild counterproposal could be the missing half.',
  ],
  4: [
    'Take a bedroom door off, or put one on. Changes at home that were tested in thought can be made on a whim from here. Leave one corner where nothing moves, with an ancestor’s armchair in it.',
    'Camp in the living room, if that is what the new freedom wants. Domestic rules that you rewrote in your head can be posted beside the kettle, with a column for vetoes by other inhabitants.',
  ],
  5: [
    'Without a word the juggler adds a fourth ball. Your playful streak is loose, with better aim. Make the peculiar thing, court in your own odd fashion, and seat doubters in the second row.',
    'Hit the wrong note twice and it becomes jazz. What you practiced out of earshot may burst forth in front of a date or a classroom. Keep the beat for whoever joins in late.',
  ],
  6: [
    'Start at noon, or work standing, or trade the hated chore with someone who likes it. Months of tinkering have produced a working day nobody else would choose. Run it openly and publish the results.',
    'The assembly line starts up with one machine facing the other way, and output improves. Claim the odd arrangement as yours, measure it fairly, and let the next person spoil it with improvements.',
  ],
  7: [
    'A partner says, “Go, then, and come back.” Take that as it is meant. Room for surprise was bargained for all these months, and the first unplanned evening apart should end in a good story.',
    'Two tickets, two seats, side by side: your way of being close has found its form. Say so before an aunt invents one. A charming stranger or a wild offer deserves a long look and a night to cool.',
  ],
  8: [
    'Open your fingers and the balloon is gone. An entanglement of money or feeling can be released with less drama than you rehearsed. Watch it shrink, thank the other party, and check the sky for your own string.',
    'Snip goes the thread that had you both hopping. Whatever you share from here should have an exit in plain sight, which makes staying a compliment. Dare to say the most startling tender thing.',
  ],
  9: [
    'The night coach to somewhere you cannot spell has one seat left. A belief that came loose months ago makes you light enough to take it. Leave word with someone and disagree with your seatmate.',
    'Customs asks if you have anything to declare, and you do: an opinion altered beyond recognition. Declare it gladly. Lecture rooms and border towns favor a fresh argument that takes under two minutes.',
  ],
  10: [
    'A nameplate goes on a door of your own making, or comes off one you were given. Make the prepared break in ordinary clothes, with courteous notice. The public remembers how people leave.',
    'Hats get thrown at a graduation, and yours lands on the statue. Reputation can take a prank now, even a change of trade, because the homework was done. Inform your employers before you inform the crowd.',
  ],
  11: [
    'Somebody comes to the reunion on a unicycle, and friends have had five months to get used to the idea that it is you. Propose the improbable project. Appoint a treasurer who never smiles.',
    'Quorum is reached by seven strangers and a dog. New company electrifies an old wish, so put aside seniority, vote with pebbles, and give the wildest proposal two weeks, with someone sensible at the switch.',
  ],
  12: [
    'In the dark of the cinema an insight lands so hard that you miss the ending. Scribble it on the ticket. Whatever stirred behind the scenes has come loose, and one old secrecy can simply stop.',
    'Window shades snap up by themselves at three in the morning. Fine, look out. All that contained restlessness has become a plan, and a solitary jaunt at dawn is its first installment.',
  ],
};

export const neptuneRetrograde: ByHouseWordings = {
  1: [
    'Steam clears from the mirror in patches. Over five months you see which features were painted on by people who needed you to look that way. Wipe one off, kindly, and have a plain portrait taken.',
    'People have been pouring themselves into you as into a vase. Empty it over the sink and see what shape you are. Five months of drier company and definite colors will help you tell.',
  ],
  2: [
    'Between payday and month’s end a little always evaporates. Now the leak can be found. Set a saucer under it: note each vague generosity, and inquire of yourself what it was meant to buy.',
    'Money smells of lavender or of guilt, depending on who gave it. Air the purse. By and by the real figures emerge, such as what “free” cost, and a mild no becomes easier to pronounce.',
  ],
  3: [
    'That anecdote about your cousin has been told so well that you believe it. Talk grows more exact over the coming months. Check what was really said, correct the ending, and keep the metaphor.',
    'Half the rumors in the stairwell began as someone’s wish. Cross-examine what you hear, politely, all season, and what you long to have heard. A drifting pen pal can be asked outright.',
  ],
  4: [
    'The garden of your childhood is enormous in memory. Sometime in these five months, measure it, on an old plan or in person. Family legend gets smaller and kinder when you know where the fence stood.',
    'Wallpaper peels, and under it lies an earlier, bolder pattern. Whose version of home have you been living in? Strip a corner a month, consult the eldest relative, and save a scrap for the album.',
  ],
  5: [
    'The muse stops sending postcards, and you discover who writes your lines. Work through some uninspired months at the easel. A person you had cast as a dream may snore, and be worth knowing.',
    'From where you sit the puppet’s strings show, and the show is better for it. Look over a romance or a half-dreamed opus with the same fond, undeceived eye, then restring the weakest leg.',
  ],
  6: [
    'Fog at work tends to have a source, such as a job nobody ever described. You have some months to trace it. Set out your tasks as if for a stranger, and give back one unrequested sacrifice.',
    'By degrees you became the person who sees to it, whatever it is. Five months clear that mist. Write your duties on index cards, deal them face up, and count how many carry another name.',
  ],
  7: [
    'Take the soft-focus filter off the lens. A partner comes out with freckles and a lame excuse or two, and five months suffice to grow fond of that. Mention your own retouching first.',
    'Rescuer and rescued take turns so smoothly that neither notices whose turn it is. Stop and ask. A loved one or an ally emerges from the haze this season, shorter than remembered and more honest.',
  ],
  8: [
    'Much of what you two share hangs on an unspoken understanding, like a boat moored with wet ribbon. Retie it in rope over these months: who promised, who owns, who minds. Tenderness survives being put on paper.',
    'Candle wax covers the signature on something you agreed to together. Warm it off patiently. Blurred debts and blurred longings can be told apart in five months, preferably at noon with the radio on.',
  ],
  9: [
    'The island poster has faded until the staples show. Months of sober light separate the wish for the sea from the wish to be someone else. Reread a beautiful theory with a dictionary at hand.',
    'A sage’s laundry hangs on the line like everybody’s. Seeing it need not cost you the wisdom. Use the season to check translations, confirm sailings, and decide which vision you could follow through drizzle.',
  ],
  10: [
    'Your public image shimmers like neon in a puddle. Step closer over the next months and spell out what the word says. After that, tell one superior what you actually do all day.',
    'Titles drift like labels soaked off in a sink. What exactly do you get praised for? Survey clients in the coming months, compare their answer with your calling, and scrub the flattering half-truths from the brochure.',
  ],
  11: [
    'Among your friends is one whom you keep rescuing. Stand on the bank for five months and find out whether they swim. High hopes for the world also gain from being written up as chores.',
    'Utopia has a leaking boiler, and its founders are out watching clouds. Put on overalls. Seeing friends undisguised can be sad and useful, so pin your hopes for these months on those who return the wrench.',
  ],
  12: [
    'At low tide the floor of the bay is legible: an anchor, some bottles, a shoe. Walk out there during these months. Dreams report plainly, and a favorite escape can be looked over for barnacles.',
    'As in a darkroom, something comes up in the tray: first a sleeve, then a face. Keep the red lamp on for five months. Escapes lose their gloss while the picture develops, so ration them.',
  ],
};

export const neptuneDirect: ByHouseWordings = {
  1: [
    'A softer outline suits you, now that you know where the edges are. Sing in company, or wear the sea-colored scarf, and keep near you one friend who uses your plain name.',
    'Watercolor runs where the paper was wetted, and no further. You can afford vagueness again, having found your borders. Let a mood dress you now and then, and tell new acquaintances your actual hours.',
  ],
  2: [
    'Open hands do best with a known number of coins in them. Give again, as you like to, from the jar labeled for it. The other jars can stay as unromantic as rice.',
    'Lend the violin to the student. With your own sums clear, giving has music in it once more, and beauty may sometimes outrank utility at the till. Only say when the bow should be back.',
  ],
  3: [
    'Poetry seeps back into talk, and the mail carrier hums. Listen for tone as much as words. Anything involving hours or addresses should be said twice and repeated to you. The rest may float.',
    'Lullabies, passwords, the nonsense you and your brother spoke: language remembers how to enchant. Write your verse on the back of the memo, and keep the memo itself in words of one syllable.',
  ],
  4: [
    'The goldfish drifts, the radiator hums, and nobody in the room knows what time it is. Home may be a refuge once more. Take in one stray, of whatever species, and agree on the length of stay.',
    'Moths circle the porch lamp while someone tells the old story, corrected. It has kept its glow. Let family myths stay on as lodgers, and make up a bed by the window for whoever is tired.',
  ],
  5: [
    'At the checkout, film music starts up in your head. Romance and imagination have the tide with them, so pick up a brush or an old love poem. Sign nothing by moonlight except the painting.',
    'Two tickets for the late show, and popcorn for a dreamer. Fall in love with the picture, the person or the melody on fresh terms, since by now you know where the projector stands.',
  ],
  6: [
    'Somewhere in the shift comes a minute like music: steam, rhythm, two people handing plates along. Serve from there. You know which sacrifices are yours by now, and compassion may keep its lunch hour.',
    'Lint rises through a sunbeam over the folding table. In such lulls a colleague’s unspoken trouble reaches you from across the room. Help for one hour, with the door to your own day left ajar.',
  ],
  7: [
    'Having seen a partner by noon light, you can afford candles. Tenderness returns with fewer costumes. Forgive in particulars, one deed at a time, and put into words the wish they were supposed to guess.',
    'Mist on the lake, two deck chairs, no need for conclusions. You may idealize a little, since the facts are known to both. Serenade your partner, and still read whatever you are handed to sign.',
  ],
  8: [
    'Two swimmers go in, each with a towel on the shore. Merging is sweeter when you can find your own clothes afterward, and now you can. Give way to closeness, and keep signatures for a clear morning.',
    'A river takes in its tributary without asking who began. Surrender of that kind is open to you both, once the banks are drawn. Grant a pardon that has no clause in it.',
  ],
  9: [
    'Where water meets sky the line dissolves. After months of checking sources you are free to wonder again, aloud, on a long ferry or in a foreign concert hall. Doubts weigh little if rolled.',
    'Orange peel, diesel, sea salt: some mixture on the wind tells you to go. The vision you put through an audit has passed. Follow it as far as the harbor café, and ask for directions there.',
  ],
  10: [
    'A vocation hums behind the job title, like a choir rehearsing two floors up. Climb toward it. Admiration misled you once, so give the public your dream together with an honest account of the hours.',
    'The costume shop has exactly the cape you imagined, and now you know what it is for. Play the inspired part in public, return the cape at night, and credit the tailor.',
  ],
  11: [
    'A mural goes up beside the basketball court, and you are given the blue. Shared ideals have their color back, plus a few verified facts. Join the cause you looked into, and settle beforehand when to rinse your brush.',
    'Lanterns go up in the park, one from each family, and strangers begin to sing. Hope spreads like that. Give your talent to the common good with open eyes, and carry spare wicks for the organizers.',
  ],
  12: [
    'Rain on the skylight, and nobody expecting you. The inner sea comes back clean. Allow an hour a day for drifting, with music, and set the kitchen timer so that you surface in time for supper.',
    'Bathwater, twilight, a tune through the wall. Retreat nourishes you now that you have stopped hiding in it. Rinse off an old regret like wet sand, and let the dream finish before you interpret.',
  ],
};

export const plutoRetrograde: ByHouseWordings = {
  1: [
    'Find out how much of your guardedness still serves you. It once had good reasons, perhaps. Loosen a single grip first, such as the one on how you may be seen.',
    'It resembles the days before a snake sheds its skin, when the eyes are dull. Put off the grand entrance, choose plain and honest company, and explain yourself less.',
  ],
  2: [
    'Consider what you guard, and whether it guards you back. If there is a thing that nobody may touch, use it, or explain to yourself why not.',
    'What would you be worth with bare hands? Answer by doing: mend, cook or build something with no brand on it, and see who remarks on it.',
  ],
  3: [
    'A question you never put to a brother, a sister or an old neighbor has grown roots. Dig with a small spade, and be careful with whatever you are told.',
    'In most families there is a word that stops every conversation. Find yours, and ask where it came from. Ask without a hook on the line, and you may hear the whole of it.',
  ],
  4: [
    'There may be something that everyone at home knows and no one mentions. Open it together with those concerned, and at their speed. It is enough at first to dust the lid.',
    'The family story has one valley left white on the map. Go in by stages, and ask the older ones for landmarks. Turn back whenever the telling hurts somebody present.',
  ],
  5: [
    'Passion and rivalry, some of it as old as the nursery, come up to be looked at. Put them into something you make before they make a scene.',
    'Jealousy has kept an exact record of everything you ever loved. Read it once, and see what the possessiveness was meant to protect. Then let a child, or someone you adore, have the better seat.',
  ],
  6: [
    'Take apart one compulsion in your working life, such as checking everything twice. You know roughly why it is there. Put it together again without the part that sticks.',
    'One thing that grinds, as you probably know, is the need to be indispensable. Teach somebody patient how you do it, and eat your lunch out of reach.',
  ],
  7: [
    'A partner and you know how it is when both push and nothing moves. Study your own grip, above all how you punish by waiting, and let one small contest go.',
    'There is time to wonder why you must win. Admit one maneuver you regret, as in a game of chess by mail, and watch what your opponent does with the admission.',
  ],
  8: [
    'Whatever was buried after a bitter sharing-out, or a closeness broken off, pushes up like molehills in a lawn. Deal with one heap at a time, and talk while you do.',
    'Under the surface a finished thing is turning into something useful. Ask what remains of an old claim on someone, in money or desire, and what it could still feed.',
  ],
  9: [
    'Find out how you came by that certainty, and what it cost you in friends. To read the other side in full, and in its own words, would only be fair.',
    'What is left of an old certainty can teach you more than the creed did. Dig where you once fought hardest, and look for the piece that you put there yourself.',
  ],
  10: [
    'Your dealings with power, held or envied, come under the lamp. List the tasks you cling to so that nobody else can decide, and strike out one.',
    'You may have been content to pull strings unseen. Consider what you do with influence that nobody can trace, and put your initials on one decision, then on the next.',
  ],
  11: [
    'In any circle one chair faces the door, and the same person takes it. Check whether it is you. An alliance that is kept up only from habit can lapse.',
    'Underneath the jolly talk there may be a ledger of grudges. Read your own entries. Power that you exert by staying away or by sulking can be handed back, and a friend drawn closer.',
  ],
  12: [
    'Come up slowly from what you have met far down, as divers do: a page here, there a talk with someone trained for it. Nothing about it needs to be hurried.',
    'Whatever stirs beneath thought can be left there, like a bulb under straw. Give it regular hours and an occasional confidant, and dig nothing up to check.',
  ],
};

export const plutoDirect: ByHouseWordings = {
  1: [
    'The hermit crab has crossed the open sand to a larger shell. Settle in. Stop answering to the description you outgrew, and be patient with people who still rap on the empty one.',
    'Fire-followers, botanists call the flowers that open after a burn. Something in your bearing is that new. Go among people with it undisguised, and spare them the account of the blaze.',
  ],
  2: [
    'The heirloom you were afraid to have appraised stands on the table, and it is a jug. With the spell off it, pour something. Set one firm price for your skills and hold it without glaring.',
    'Gold is what stays in the pan after a winter of shaking, and yours is an ability. Put it to work at full strength, and give away the gravel that used to impress visitors.',
  ],
  3: [
    'Use your indoor voice for the true thing. Months of digging come down to a few words, told to the brother or friend they belong to. Afterward talk about the weather, and let them settle.',
    'Dropped into a well, a single stone tells the depth. Say the sentence that took five months to fall, then wait for the sound. Neighbors and siblings can bear more candor than gossip led you to expect.',
  ],
  4: [
    'A partition comes down in the cellar and the air is better upstairs. Something in the family has shifted at the root, and you may act on it: rehang the portraits, and invite whoever was left out.',
    'Someone has replaced the stair that everybody stepped over. Home is sturdier after its long excavation, and you may run up and down. Hand the next generation a key along with the true story.',
  ],
  5: [
    'There is a step in the tango where both dancers stop pushing. Here it comes. Passion, or the work you hid for months, can be shown without laying siege, so lead lightly and let admirers choose their pace.',
    'Masks come off at midnight, and the face beneath is kinder. Show the intense thing you made, or the whole of your affection, in one clear gesture. Whoever stays came for more than the plot.',
  ],
  6: [
    'Having weeded one bed down to the clay, a person tends to start on next door’s. Resist. The force you recovered belongs in a single skilled task, while colleagues keep theirs as untidy as they please.',
    'Rust scraped to bright metal takes oil well. A working habit that ruled you is yours to operate, so set it to something demanding, and resist inspecting everybody else’s machinery on the way past.',
  ],
  7: [
    'Two bears, having established that neither will leave, begin to share the river. A struggle with a partner has burned down to respect. State your line once, concede a fishing spot, and stop testing.',
    'Volcanic soil grows the best tomatoes, provided somebody dares to farm there. Between two strong wills the ground has cooled. Mark out beds, equal in size, and argue in future about slugs.',
  ],
  8: [
    'Pale squares on the wall show where the shared pictures hung. You kept what mattered. Speak of the ending with the person who lived through it, fill the nail holes, and let desire furnish the space.',
    'Ashes from the stove go on the roses. Use what a finished bond has left behind, courage or candor or a way of touching, to delight somebody present. Ask openly what they would like in return.',
  ],
  9: [
    'Out of all that argument a bell has been cast, and it wants ringing. Teach or publish in your own tone. You can afford by now to let a listener go home unconverted, after buying them lunch.',
    'After the trial by doubt, you speak with fewer adjectives and people put down their cups. Take your conviction traveling. Where it meets one as deep, exchange addresses instead of blows.',
  ],
  10: [
    'A river that went underground comes up in the middle of town. Your influence is public again and the stronger for its dark stretch. Turn it on one thing that has wanted changing for years, openly.',
    'Continents move by a thumb’s width a year, and mountains result. Your rise resembles that. State publicly what you intend to transform, accept the scrutiny that comes attached, and leave weaker rivals their dignity.',
  ],
  11: [
    'The old guard shifts along the bench to make room. Friends accept your new weight in the group, so carry something with it. Propose the reform, do its unglamorous third, and leave the gavel lying.',
    'A bonfire of old agendas warms the entire membership. Something in the circle ended so that something could be tried. Stand near the back, feed in your own veto, and offer your strength to whoever convenes.',
  ],
  12: [
    'Up from the mine you bring coal dust and one good stone. Rinse off alone. The stone is for use, perhaps in sitting with someone who is still below, and needs neither setting nor announcement.',
    'An owl that hunted through your sleep all season has moved to another wood. Mark the change with some private rite, a buried letter or a long swim, and keep company with someone still awake.',
  ],
};
