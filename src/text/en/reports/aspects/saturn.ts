import type { ByNatureWordings } from '../../../catalogue.js';

export const saturnMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'A heavy coat is handed to you, and oddly it fits. People take you at your word for a few days, so speak less and mean it. The tiredness is real. One obligation may be hung back on the hook.',
      'Wind has gone out of the introduction you usually give. What is left sounds older and holds up better. Begin a thing that needs ten dull years, with the first dull half hour, and forgive your face for looking serious.',
    ],
    2: [
      'The belt moves in by one hole. A plain look at what comes in and goes out is bracing, and you find how little some comforts were doing. Keep the one that earns its place.',
      'Something you own needs maintenance more than company: the gutters of your finances, so to speak, want clearing by hand. Do an hour of it. Worth feels scarce these days and turns out to be merely uncounted.',
    ],
    3: [
      'Conversation comes to a standstill and then gets good. A brother or a neighbor has something grave to say and says it badly. Wait through the pauses. Your own reply may be five words long.',
      'Grammar exercises, twenty of them, with the radio off. The mind is slow and thorough for some days, which suits any text that must be right. Chatty people will think you are cross, so tell them you are reading.',
    ],
    4: [
      'An elder’s chair stands at the table, occupied or otherwise. Duties to the family come forward in work clothes. Choose the one that is truly yours, do it well, and let the cousins be asked for theirs.',
      'Check the foundations: the damp wall, the agreement about the keys, the sadness that nobody at home brings up. One sober evening does more here than a year of fresh paint. Afterward, close the shutters and rest.',
    ],
    5: [
      'Courting gets serious, or admits that it never was. Either answer is a relief by the weekend. Bring your full attention and a modest cake, since grand gestures fall flat and a kept appointment glows.',
      'The fun part is over and the clay still has to be wedged. Making things feels like labor now, which is how good ones get made. A child who asks for rules wants them explained, and then wants them kept.',
    ],
    6: [
      'No shortcut holds this week. The task has nine steps and all nine count. Take them in order, say no to the tenth that somebody tacks on, and leave at a decent hour with aching, contented hands.',
      'Whoever trained you would recognize the way you wipe down the counter. Standards are high and company is thin. Mend the routine that creaks, and allow the body the early night it has been requesting in writing.',
    ],
    7: [
      'Two people go through the household rota and find one name on every line. It is a dry talk, and a bond can stand on it. Ask for what is missing in a sentence without an adverb.',
      'A promise comes up for inspection. You learn who is in this for the long winter and whether you are. Coolness between you means concentration more often than it means refusal, so check before taking offense.',
    ],
    8: [
      'A notary’s voice, level and a little dusty, runs through shared affairs. Go over what each of you has signed. A boundary drawn now around trust makes the room inside it easier to undress in.',
      'Nothing is hidden behind this silence; the other person is simply adding up. Add along. Once you both know the weight of what you hold in common, it can be lifted by two, or set down for good.',
    ],
    9: [
      'Doctrine is sent to work in the laundry. Some belief you state easily either gets the stains out or was only ornamental. Teachers are strict and fair for a few days. Cite your sources.',
      'The pass over the mountains opens only to those with the right stamp. Have it. Studies and far plans advance by one certified inch, and you may discover that you prefer inches you have measured.',
    ],
    10: [
      'Your name is on the door, and so is the blame for the draft. A public matter asks you to be the adult in it. Decide, sign, explain briefly. Respect comes later and stays longer than applause.',
      'A superior weighs your file in one hand. Leave charm at home, bring evidence, and ask outright what is lacking. The verdict may be stern, though it contains the exact measurements of the next step up.',
    ],
    11: [
      'Fewer people come, and they all bring something. Friendship is down to its beams for a few days. Sit with the oldest of these friends and tell them which hope you are giving up in order to keep another.',
      'The treasurer resigns and everyone studies the carpet. A group finds out what it is made of, and so do you. Accept the dreary post for a fixed term only, with the end date in writing.',
    ],
    12: [
      'Solitude has a timetable: rise, sweep, sit, think. Follow it. An unfinished matter that frightened you at midnight turns out to be of finite length, with a first page and a last.',
      'An old guilt knocks, hat in hand, and asks to be judged properly. Hear the case, pass a sentence you can serve, and close the file. Loneliness visits too, and goes home earlier if you are already in bed.',
    ],
  },
  harmonious: {
    1: [
      'Your feet know where the ground is. Advice from someone twice as experienced goes straight to the muscle, and a new habit takes at the first attempt. Choose a small one, for it is going to last.',
      'Composure becomes you, like a well-cut dark suit. People lower their voices and hand you the thing that matters. Use the standing to begin something you can finish, and laugh at least once so they know you can.',
    ],
    2: [
      'A bricklayer’s sort of week for earnings: even, unhurried, each course level with the last. Agree on regular terms while patience is on both sides. Show and bargain bins have no hold on you.',
      'Thrift feels elegant, as when one good pear is peeled in a single ribbon. Decide what enough would be, put it in numbers, and show it to somebody older who manages well. They may round it down.',
    ],
    3: [
      'The dictionary falls open at the right page. What you study now stays studied, so choose the dry chapter. A sibling who likes plain dealing will agree to the plan if it comes with hours and names.',
      'Say it once and it holds. There is weight in your words for a few days, and patience in whoever listens. Settle the standing nuisance with the folks downstairs, and write the letter that has to be formal.',
    ],
    4: [
      'The shelf bracket goes in straight. Practical care makes a home for some days, along with the satisfaction of old people being listened to. Ask how something used to be done and then, for once, do it that way.',
      'Generations agree for the length of a meal. Use the calm to divide the chores for the season, or to draw up who gets which room. Warm words are fewer than usual and worth framing.',
    ],
    5: [
      'Practice pays in front of witnesses: the scale you ground through for months has become a melody. Play it for someone you like. Affection now prefers being dependable, and comes back at the hour it promised.',
      'A child builds a dam with real engineering. Kneel down and pass the stones. Pleasure with some structure is the best kind just now, so set the rules of the game beforehand and then lose yourselves in it.',
    ],
    6: [
      'The blade is honed and the boards are measured twice. Work goes with the grain. Let a method that has proved itself become the method, then teach it to the newcomer who asks why.',
      'Eight hours, and all of them count. You could clear the oldest item on the list, because effort goes where it is sent. Colleagues trust you with keys. Guard the lunch break as carefully as theirs.',
    ],
    7: [
      'Trust grows by the calendar: they said ten past four, and at ten past four they came. Answer in the same coin. An agreement reached in this steady air tends to survive the moods of both parties.',
      'Old couples on benches have the knack of it, shoulders touching and nothing said for a quarter of an hour. Try some. Then raise the practical matter, which is easier to fix while nobody needs to win it.',
    ],
    8: [
      'Between the pair of you there is one cool head, and it moves about. Joint affairs can be put in order without drama, and the order is itself a form of tenderness. Start where the arrangement is vaguest.',
      'A hard subject comes up and nobody flinches. The years you have behind you lend ballast, so ask the intimate question and stay for the whole reply. What can end gets a decent ending.',
    ],
    9: [
      'An old professor, or a book with a cracked spine, has exactly the sentence you needed. Distant plans become feasible when they are divided into stages. Fill in the form. The horizon respects a schedule.',
      'Pilgrims used to count in days on foot. Think of the big aim that way and it comes within reach, dull stretches and all. A principle of yours stands up to questioning, which was worth finding out.',
    ],
    10: [
      'The committee nods before you have turned to the second slide. Years of doing things properly have talked on your behalf. Ask now for the responsibility you want, and spell out the support it takes.',
      'A gray eminence at work has been watching your deadlines. Take them a well-made plan. Nothing dazzling follows, merely a door left on the latch, which ambitious people have been known to wait years for.',
    ],
    11: [
      'Friends of long standing turn up with folding tables. What a group builds now is square at the corners, so give the shared hope a budget. The newest member has a practical mind; ask them to check the sums.',
      'Somebody you admired in school would gladly advise you. Write. Age gaps matter little these days, and a wish that has been through an experienced pair of hands comes back smaller and roadworthy.',
    ],
    12: [
      'The monk’s cell has a comfortable chair. An hour alone, at a set time, puts the week to rights. Take up the matter you keep deferring while it is too tired to argue.',
      'Nightfall, and the accounts with yourself very nearly balance. You can forgive a failing by giving it a fixed place and feeding hours. Rest on purpose. Discipline of this gentle kind makes sleep come without coaxing.',
    ],
  },
  tense: {
    1: [
      'A gatekeeper looks you up and down. The rule quoted may be silly, and you still have to pass it. Fix the one thing within your reach, stand straight, and decline to hear a verdict on your whole person.',
      'The starting pistol has jammed. You wanted to go and somebody’s calendar says otherwise. Use the delay on your weak point, the one you were hoping to cover with speed. Grumbling is allowed until noon.',
    ],
    2: [
      'A bill and a wish arrive by the same mail. Paying the first is sobering; giving up the second forever would be theater. Postpone it to a named month. Your value is no part of the transaction.',
      'They admire the work and offer less for it. Think of the price you would be ashamed to have taken, and stay above. A low offer sharpens judgment, while bitterness only makes you a worse bargainer.',
    ],
    3: [
      'Red ink on every page, some of it deserved. Your first reply would be defensive, so let it set overnight. The critic, perhaps a sister, has one sound point hiding among the pedantry. Thank them for that alone.',
      'Small talk lands at your feet like a wet glove. A neighbor is curt, messages go unanswered, and silence fills up with guesses. Ask one straight question of one person. Mostly they have a lot on.',
    ],
    4: [
      'Home wants you at six and so does the other obligation. Something has to give, and it had better be said aloud beforehand. Guilt is a poor map of duty, often drawn by a relative long ago.',
      'The boiler of family feeling is on its lowest setting. Somebody is withholding, possibly you. Put on a sweater, name what is cold, and avoid reopening the inventory of who did more for whom in which year.',
    ],
    5: [
      'The dance was lovely and the sitter leaves at ten. Pleasure runs into limits, and you could sulk through the permitted hours. Better to dance them. A suitor’s reserve may be shyness, so let it thaw without a hair dryer.',
      'An inner schoolmaster leans over the sketch and sniffs. Send him out to patrol the yard until you have finished. Discipline is useful for the second draft, and the first only ever wanted to play.',
    ],
    6: [
      'Overtime has crept up like ivy. One more duty and the window goes dark. Cut some back in consultation with whoever planted it, bringing a list of hours. Martyrdom looks diligent and does sloppy work.',
      'Someone checks your work with a ruler. Where they are right, correct it on the spot; where they are merely anxious, show them the method. Frustration with slow machinery eases if you give it a second job to do.',
    ],
    7: [
      'A partner sounds like a parent, or you do. Notice the tone before answering the content. There is a fair complaint about who carries what, and it can be met today if nobody insists on being thanked first.',
      'The handshake across the table is brief and dry. Terms tighten. You are free to ask for time, and wise to ask what they fear. Distance felt this week seldom tells you what the year will bring.',
    ],
    8: [
      'One of you wants closeness and the other wants the receipts. Both are asking to be safe. Take the receipts first, since they are finite, and leave the door open for what comes once the file is shut.',
      'A debt of feeling is called in without notice. You may owe it, or only be standing near. Find out before paying. Withholding a touch or an answer as punishment costs whoever withholds it more than it seems.',
    ],
    9: [
      'Customs officers of the mind hold up your finest idea. Have they a point? Redo the weakest paragraph and queue again. The far place will keep, and you arrive in better order for having been delayed.',
      'A cynic at the next table has been everywhere and liked none of it. Enthusiasm feels naive beside that. It was merely unprepared. Read the regulations, then go ahead with both the dream and the raincoat.',
    ],
    10: [
      'The promotion has an asterisk. You face a rule, or a superior guarding a smaller kingdom than they let on. Patience with a paper trail is your strongest suit. Keep the heroic resignation for the shower.',
      'A public slip gets a stony look. Own it in a sentence, repair it in an afternoon, and resist the long apology. Pressure at work and a need elsewhere are at odds. Tell both when they can have you.',
    ],
    11: [
      'You count who came and it stings. Some friendships have been running on your effort, and a few days of slack rope will show which. Beware of quitting the whole company over one late arrival.',
      'The bylaws forbid your favorite proposal. Groups protect themselves in this tedious fashion from much worse. Amend the motion, find a seconder among the elders, and shelve the speech about how nobody cares.',
    ],
    12: [
      'Four in the morning, and every deadline stands round the bed. Write them down and they become stationery. Something tired in you is asking for relief from a rule you made up years ago; look at who still profits.',
      'The world bangs on a door you locked from inside. Come out for the one duty that is dated and leave the others in the hall. Withdrawing as a reproach rarely gets read by the person it is meant for.',
    ],
  },
};
