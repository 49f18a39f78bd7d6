import type { ByNatureWordings } from '../../../catalogue.js';

export const saturnMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Saturn puts a heavy coat on you, and oddly it fits: people take you at your word, so speak less and mean it. The tiredness is real. One obligation may be hung back on the hook.',
      'You come across older and steadier with Saturn at your side, and less inclined to charm. Begin a thing that needs ten dull years, with the first dull half hour, and forgive your face for looking serious.',
    ],
    2: [
      'A plain look at what comes in and goes out is what Saturn asks, and it is bracing. The belt moves in by one hole. You find how little some comforts were doing; keep the one that earns its place.',
      'What you own needs upkeep more than company, and Saturn hands you the brush for the gutters. Do an hour of it. Worth may feel scarce meanwhile, and turns out to be merely uncounted.',
    ],
    3: [
      'Talk slows under Saturn, comes to a standstill, and then gets good. A brother or a neighbor may have something grave to say and say it badly. Wait through the pauses. Your own reply can be five words long.',
      'The mind turns slow and thorough as Saturn sits down beside it, which suits grammar exercises and any text that must be right. Chatty people will think you are cross, so tell them you are reading.',
    ],
    4: [
      'Family duties come forward in work clothes, with Saturn reading out the list. Choose the one that is truly yours, do it well, and let the cousins be asked for theirs.',
      'Saturn checks the foundations of your home: the damp wall, the agreement about the keys, the sadness that nobody there brings up. One sober evening does more than a year of fresh paint. Afterward, close the shutters and rest.',
    ],
    5: [
      'Under Saturn a courtship gets serious or admits that it never was, and either answer is a relief. Bring your full attention and a modest cake, since grand gestures fall flat and a kept appointment glows.',
      'Making things feels like labor when Saturn runs the studio, which is how good ones get made. The clay has to be wedged first. A child who asks for rules wants them explained, and then wants them kept.',
    ],
    6: [
      'No shortcut holds at work while Saturn counts the steps, all nine of them. Take them in order, say no to the tenth that somebody tacks on, and leave at a decent hour with aching, contented hands.',
      'Standards are high and company is thin, for Saturn is inspecting your daily routine. Mend the part of it that creaks, and allow the body the early night it has been requesting in writing.',
    ],
    7: [
      'Saturn reads the household rota with you both and may find one name on every line. It is a dry talk, and a bond can stand on it. Ask for what is missing in a sentence without an adverb.',
      'A promise between two people comes before Saturn for inspection, and you learn whether you are in this for the long winter. Coolness means concentration more often than refusal, so check before taking offense.',
    ],
    8: [
      'In shared affairs Saturn has a notary’s voice, level and a little dusty, and wants to know what each of you has agreed to. Go over it together. A boundary drawn around trust makes the room inside it safer.',
      'Saturn weighs what you and someone else own or owe together, and the silence is only the adding up. Add along. Once both of you know the weight, it can be lifted by two, or set down for good.',
    ],
    9: [
      'Your beliefs have to earn their keep with Saturn, who sends doctrine to work in the laundry. One that you state easily either gets the stains out or was ornamental. Teachers are strict now, and usually fair. Cite your sources.',
      'Studies and distant plans advance by one certified inch, since Saturn guards the pass and wants the right stamp. Have it ready. You may discover that you prefer inches you have measured.',
    ],
    10: [
      'At work Saturn puts your name on the door, and the blame for the draft along with it. A public matter asks you to be its adult. Decide, sign, explain briefly. Respect comes later than applause and stays longer.',
      'Saturn weighs your record as a superior would, file in one hand. Leave charm at home, bring evidence, and ask outright what is lacking. The answer may be stern, though it contains the measurements of the next step up.',
    ],
    11: [
      'Friendship is taken down to its beams by Saturn: fewer people come, and they all bring something. Sit with the oldest of them and say which hope you are giving up in order to keep another.',
      'A group finds out what it is made of when Saturn asks for a treasurer and everyone studies the carpet. Accept the dreary post if it falls to you, for a fixed term only, with the end date in writing.',
    ],
    12: [
      'Solitude gets a timetable from Saturn: rise, sweep, sit, think. Follow it. The unfinished matter that frightens you at midnight turns out to be of finite length, with a first page and a last.',
      'An old guilt asks to be judged properly, and Saturn is the right judge. Hear the case, pass a sentence you can serve, and close the file. Loneliness visits too, and leaves earlier if you are in bed.',
    ],
  },
  harmonious: {
    1: [
      'Saturn steadies you, so that your feet know where the ground is and a new habit takes at the first attempt. Choose a small one, for it is going to last. Advice from someone experienced goes straight to the muscle.',
      'Composure suits you like a well-cut dark suit, and it is Saturn who does the tailoring. People hand you the thing that matters. Begin something you can finish, and laugh at least once so they know you can.',
    ],
    2: [
      'Earnings and spending fall into an even rhythm with Saturn as bricklayer, each course level with the last. Agree on regular terms while patience is on both sides. Show and bargain bins have no hold on you.',
      'Saturn makes thrift feel elegant, as when one good pear is peeled in a single ribbon. Decide what enough would be, put it in numbers, and show it to somebody older who manages well. They may round it down.',
    ],
    3: [
      'What you study now stays studied, for Saturn holds the book open at the right page. Choose the dry chapter. A sibling who likes plain dealing will agree to the plan if it comes with hours and names.',
      'Once is enough for whatever you have to say, because Saturn lends your words weight. Settle the standing nuisance with the folks downstairs, or write the letter that has to be formal, in the fewest sentences that are still kind.',
    ],
    4: [
      'Practical care makes a home, says Saturn, and the bracket goes into the wall straight. Listen to the old people too. Ask how something used to be done and then, for once, do it that way.',
      'The generations agree for the length of a meal when Saturn sets the table. Use the calm to divide the chores, or to draw up who gets which room. Warm words are fewer than usual and worth framing.',
    ],
    5: [
      'Practice pays in front of witnesses, because Saturn has turned the scale you ground through into a melody. Play it for someone you like. Affection prefers to be dependable now, and comes back at the hour it promised.',
      'Pleasure likes a little structure, and Saturn provides it, much as a child’s dam is the better for real engineering. Set the rules of the game beforehand, and then lose yourselves in it.',
    ],
    6: [
      'Work goes with the grain as long as Saturn measures the boards. Let a method that has proved itself become the method, then teach it to the newcomer who asks why.',
      'With Saturn’s help effort goes where it is sent, and the oldest item on your list can finally be cleared. Colleagues trust you with keys. Guard the lunch break as carefully as theirs.',
    ],
    7: [
      'Trust between two people grows by the clock under Saturn: they said ten past four, and at ten past four they came. Answer in the same coin. An agreement reached so steadily tends to survive the moods of both parties.',
      'Saturn lets the pair of you be quiet together, like old couples on benches, shoulders touching. Try a quarter of an hour of it. Then raise the practical matter, which is easier to fix while nobody needs to win.',
    ],
    8: [
      'Joint affairs can be put in order without drama, since Saturn lends one of you a cool head and then the other. Start where the arrangement is vaguest. The order itself is a form of tenderness.',
      'A hard subject comes up between you and nobody flinches, for Saturn lends ballast. Ask the intimate question and stay for the whole reply. What has to end can be given a decent ending.',
    ],
    9: [
      'Distant plans become feasible once Saturn divides them into stages, each with its form to fill in. Fill in the first. An old professor, or a book with a cracked spine, may hold exactly the sentence you needed.',
      'Saturn counts a long road in days on foot, and seen that way the large aim comes within reach, dull stretches and all. One of your principles stands up to questioning too, which was worth finding out.',
    ],
    10: [
      'Years of doing things properly speak for you, with Saturn as their witness, and heads nod before you have turned to the second slide. Ask for the responsibility you want, and spell out the support it takes.',
      'People with authority notice kept deadlines, and Saturn has kept count of yours. Take one of them a well-made plan. Nothing dazzling follows, merely a door left on the latch, which the ambitious have waited years for.',
    ],
    11: [
      'What a group builds under Saturn is square at the corners, so give the shared hope a budget. Friends of long standing turn up with folding tables. The newest one may be practical; ask them to check the sums.',
      'Saturn makes little of age among friends, and somebody you admired in school might gladly advise you. Write. A wish that has been through experienced hands comes back smaller and roadworthy.',
    ],
    12: [
      'An hour alone at a set time puts you to rights, and Saturn has placed a comfortable chair in the cell. Take up the matter you keep deferring while it is too tired to argue.',
      'The accounts you keep with yourself very nearly balance, now that Saturn goes over them kindly. Forgive a failing by giving it a fixed place and feeding hours. Then rest on purpose; sleep comes without coaxing.',
    ],
  },
  tense: {
    1: [
      'A rule stands in your way, and Saturn keeps the gate. It may be silly, and you still have to pass. Fix the one thing within your reach, and decline to hear a verdict on your whole person.',
      'Saturn makes you wait at the start, pistol jammed, when you had every intention of going. Spend the delay on your weak point, the one you were hoping to cover with speed. A little grumbling is allowed.',
    ],
    2: [
      'Between a bill and a wish Saturn settles the bill first. Paying it is sobering; giving up the other forever would be theater. Postpone it to a named month. Your value is no part of the transaction.',
      'Your price is questioned, since Saturn likes to see what you will hold to. Think of the sum you would be ashamed to have taken, and stay above it. A low offer sharpens judgment; bitterness makes you a worse bargainer.',
    ],
    3: [
      'Saturn goes through what you say or write with red ink, and some of it is deserved. Let your first reply set overnight. Among the pedantry hides one sound point; thank the critic, perhaps a sister, for that alone.',
      'Messages go unanswered and small talk lands like a wet glove, Saturn being in no mood to chat. Silence fills up with guesses. Ask one straight question of one person; mostly they have a lot on.',
    ],
    4: [
      'Home wants you at six and so does Saturn, who speaks for every other obligation. Something has to give, and had better be named beforehand. Guilt is a poor map of duty, often drawn by a relative long ago.',
      'Warmth at home is rationed, as if Saturn had turned the boiler to its lowest setting. Somebody is withholding, possibly you. Name what is cold, and avoid reopening the inventory of who did more for whom.',
    ],
    5: [
      'Pleasure runs into limits, because Saturn has told the sitter ten o’clock. You could sulk through the permitted hours, but dancing them is better. A suitor’s reserve may be shyness, so let it thaw without a hair dryer.',
      'Over anything you make for fun Saturn leans like a schoolmaster and sniffs. Send him out to patrol the yard until you have finished. Discipline is useful for the second draft; the first only ever wanted to play.',
    ],
    6: [
      'Saturn adds one more duty to the day, and the overtime has crept up like ivy. Cut some back in consultation with whoever planted it, bringing a list of hours. Martyrdom looks diligent and does sloppy work.',
      'Your work is checked with a ruler, as Saturn prefers. Where the checker is right, correct it on the spot; where they are merely anxious, show them the method. Slow machinery is easier borne with a second job to do.',
    ],
    7: [
      'One of the two of you starts to sound like a parent, and the voice is Saturn’s. Notice the tone before answering the content. The complaint about who carries what is fair, if nobody insists on being thanked first.',
      'Terms tighten between partners under Saturn, and the handshake is brief and dry. You are free to ask for time, and wise to ask what they fear. Distance of this sort seldom tells you how the bond will end.',
    ],
    8: [
      'Saturn divides a pair into the one who wants closeness and the one who wants the receipts, though both are asking to be safe. Take the receipts first, since they are finite, and leave the door open.',
      'An emotional debt is called in, with Saturn as collector. You may owe it, or only be standing near, so find out before paying. Withholding a touch or an answer as punishment costs whoever withholds it more than it seems.',
    ],
    9: [
      'Your finest idea is held up at Saturn’s customs desk, along with any plan to travel on it. Perhaps they have a point. Redo the weakest paragraph and queue again; the far place will keep.',
      'Enthusiasm feels naive under Saturn’s eye, as it does beside a cynic who has been everywhere and liked none of it. It was merely unprepared. Read the regulations, then go ahead with both the dream and the raincoat.',
    ],
    10: [
      'The next step at work comes with an asterisk, for Saturn has a rule, or a superior guarding a small kingdom. Patience with a paper trail is your strongest suit. Keep the heroic resignation for the shower.',
      'Saturn gives a public slip its stony look, and adds that you are needed elsewhere. Own the slip in a sentence, repair it in an afternoon, and resist the long apology. Tell both sides when they can have you.',
    ],
    11: [
      'You count which friends came, since Saturn keeps the list, and it stings. Some friendships have been running on your effort, and a little slack rope will show which. Beware of quitting the whole company over one late arrival.',
      'Groups protect themselves with bylaws, and Saturn finds the one that forbids your favorite proposal. Amend the motion, look for a seconder among the elders, and shelve the speech about how nobody cares.',
    ],
    12: [
      'Deadlines stand round the bed at four in the morning, and Saturn is holding the lamp. Write them down and they become stationery. Something tired in you asks for relief from a rule you made up years ago.',
      'Saturn bangs on the door you locked from inside, on behalf of one duty that is dated. Come out for that and leave the others in the hall. Withdrawing as a reproach rarely gets read by the person meant.',
    ],
  },
};
