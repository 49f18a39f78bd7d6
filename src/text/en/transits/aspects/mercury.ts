import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const mercuryTransits: TransitAspectsOf<typeof Mercury> = {
  [Sun]: {
    conjunction:
      '“I have decided,” the letter begins, and for once it goes on from there. Mind stands close beside will today, and very likely tomorrow, so that what you mean can be said, and sent. Being so articulate you may forget that this was a conversation. Put the pen down at the foot of the page. The next paragraph is theirs.',
    harmonious:
      'No notes, and the toast comes out whole. Thinking and purpose walk abreast today and tomorrow; a question put to you in the hall gets a straight answer, and people remember whose it was. They may start sending you every question. Explain your own plan first, to someone with the power to help, in the time it takes an egg to boil.',
    tense:
      'Halfway through being introduced, you correct the introducer. The tongue outruns your dignity, today more than tomorrow, and details insist on being right at the wrong minute. Some errand trips up a grand design. What you caught was a real mistake, to be sure. Let them finish. Mention the date in the lobby, with your coat on, as between friends.',
  },
  [Moon]: {
    conjunction:
      'Around the table somebody says “do you remember,” and the tea goes cold. Words have their feet in old feeling until tomorrow night at the outside, and you can name what has been the matter since Sunday. Memory edits in your favor. Ask the others how it went, as they recall it, and put theirs on paper without a comment.',
    harmonious:
      'Somewhere between eggs and soap the grocery list turns into a note to an old roommate. Heart and pen cooperate for a day, maybe two, and there can be sensible talk about how everyone feels, conducted over drying plates. Eggs may be forgotten. Mail the note. On the next list, put two things that would make life at home easier.',
    tense:
      'Explained at sufficient length, a feeling gets up and leaves the room. Today you analyze what wanted hugging, or somebody’s brisk logic reaches you while you are sore, and by the day after tomorrow neither will seem worth the words. Beneath the argument is a fact about tiredness. State it in one breath, and allow the other party to be brilliant alone.',
  },
  [Mercury]: {
    conjunction:
      'New notebook, first line. Once a year or so Mercury comes around to the place it held when you were born, and for thirty hours or so your own way of thinking is audible above everyone else’s. Hares start up in all directions. At the top of page one put a question you’d like answered by next time. Hares go in the back.',
    harmonious:
      'Every light on the avenue is green. Errands click, replies arrive with the phone still in your hand, and a tangled instruction turns out to be three plain ones. So brisk a stretch, which might last into tomorrow, can be used up entirely in being brisk. Pull over once. Somewhere in that inbox is a letter that deserves an unhurried page.',
    square:
      'Two stations are coming in on one frequency, the news and a polka. Your mind disputes with itself for a day or so, or with anyone whose calendar differs; times get swapped, and jokes go by unmet. Still, a second opinion is just what was wanting. Say back what you believe you heard. Settle nothing until one of the stations fades.',
    opposition:
      'Two stations are coming in on one frequency, the news and a polka. Your mind disputes with itself for a day or so, or with anyone whose calendar differs; times get swapped, and jokes go by unmet. Still, a second opinion is just what was wanting. Say back what you believe you heard. Settle nothing until one of the stations fades.',
  },
  [Venus]: {
    conjunction:
      'Tucked in beside the sandwich is a note in a hand you know. Words go courting through tomorrow: apologies have charm, bargains close on pleasant terms. They may be so well turned that nobody is sure what was promised. Write to somebody you love about one thing they do with their hands. Leave it where lunch is.',
    harmonious:
      'Haggling across the counter, you both begin to laugh. Today and perhaps tomorrow there is good humor in every bargain; you know how to ask, and the other side can yield without feeling poorer. Sums get rounded out of friendliness, so keep the slip. Then settle whatever is owed between you and a friend, and word the invitation you had put off.',
    tense:
      'A compliment goes out with a burr stuck to it. “You look rested,” you say, and watch it snag. Tact and truth misjudge their distance for a day or two, and a joke costs slightly more than it brings in. Your eye for the flaw is accurate. Keep it for drafts. Tell the person what you came to tell them, that you are glad.',
  },
  [Mars]: {
    conjunction:
      'New scissors go through the cardboard like nothing, and on into the tablecloth. Talk has such an edge for some two days, once in a year as a rule; you can say the hard thing neatly, and whoever leans in too near may lose a cuff. Cut only where you have drawn a line. When you pass the scissors over, offer the handles.',
    harmonious:
      'Walking alongside people is the best position for disagreeing with them. Thought and nerve keep pace until tomorrow evening, and a case can be argued hard while nobody limps home. The pace is yours, mind, and the other may be out of breath. Bring up the objection that everyone has been polite about, in stride, and sit down together for the remedy.',
    tense:
      '“Reply all” was an unlucky choice of button. For a couple of days the wrist is faster than the brain, debates catch fire over commas, and impatience hears an attack in an ordinary request. What you are defending may well merit it. Type the thing in full, address it to yourself, and have lunch. Two sentences will survive. Send those.',
  },
  [Jupiter]: {
    conjunction:
      'Once unfolded, the map refuses to go back into the glove compartment. Thoughts take up more room than usual, some two days’ worth: the distant expert can be written to, and an idea of real breadth might be pitched. Between continents one is apt to miss the turn. While you do the talking, have a passenger read out the next three miles.',
    harmonious:
      'By four o’clock the one person who would know has written back. Good counsel circulates today and tomorrow; applications read well, and a book you are lent contains the chapter you were missing. Some people collect advice as others do spoons. Act on a single piece before the week is over, and tell its giver what came of it.',
    tense:
      'At dinner you sum up, brilliantly, a book you have read to page forty. The large view and the small fact part company for two days, opinions swell, and a note about parking acquires a moral. Yet enthusiasm like yours does sell the book. Say “as far as I’ve got,” which disarms everybody, and check how the author’s name is spelled.',
  },
  [Saturn]: {
    conjunction:
      'Now and then someone reads the whole manual, appendix included, and today it is you. The mind goes about in a gray suit, and by tomorrow night it has gotten through solid work, such as revisions or the talk with a superior that needs dates in it. Doubt sits in. Let it keep the minutes, without a vote, and finish one page.',
    harmonious:
      'Behind the ear goes the carpenter’s pencil. You think before you cut, today and on into tomorrow, and a careful no from you gives as little offense as a yes. Quick people may drum their fingers while you measure. Let them drum. Complete your own form in block letters, with a day beside each promise, before you help with anyone’s.',
    tense:
      'The spelling checker has underlined your name. Small refusals pile up until tomorrow evening: a clerk wants the other form, and whatever you say meets a throat being cleared. Gloom takes all this for a verdict. It is proofreading, nothing more, and one of the marks is right. Mend that, and keep the heart-to-heart for somebody better rested.',
  },
  [Uranus]: {
    conjunction:
      'In the car wash, between the brushes and the wax, you get it. A thought arrives without its reasoning and is correct; more may follow by tomorrow evening. Others see merely a person who has forgotten to drive out. Speak it into whatever is handy. Then work backward, patiently, until there is a staircase that someone else could come up.',
    harmonious:
      'A small child asks why, and why, and there goes the policy. New angles offer themselves amiably, and are still at it tomorrow; software behaves, and the oddest member of the group says the useful thing. Those who wrote the policy may be in the room, so be nice about it. Turn one fresh angle on a problem so old that it has its own folder.',
    tense:
      'Sent, with the crucial paragraph missing. For a couple of days connections hiccup and appointments jump, and a nervous brilliance has you contradicting people you agree with. Boredom had it coming. Leave tomorrow afternoon unscheduled, and save the file every ten minutes. As for the outrageous idea, pin it up until Thursday and see whether it is still grinning.',
  },
  [Neptune]: {
    conjunction:
      'In the margin of the minutes stands a line from a song. Reason rolls up its trousers and goes wading, as it does on one or two days of the year; you catch what was meant and lose what was agreed. Instructions suffer, images thrive. Let a literal-minded friend hold the itinerary, and finish the song on the back of theirs.',
    harmonious:
      'By a slip in translation the poem got better. For two days you understand accents and hints, and can put another person’s muddle into words at which they exhale. By Saturday you may not recall one of them, or whose muddle it was. Jot it down as you go. Someone’s kindest version of a hard story is in those jottings.',
    tense:
      'Thursday, you would have sworn, and so would the friend now waiting at the other café. Facts go soft at the edges until tomorrow or the next day, and every silence is filled in by guesswork. Imagination is hard at it in the wrong office. Send the hour, the street and a landmark. Then go and make something up on purpose, with a title.',
  },
  [Pluto]: {
    conjunction:
      'In paragraph eleven you find the sentence that the other ten were hiding. Attention goes in like a drill, now and for perhaps a day to come, and people answer your question because of how you wait. What you turn up can’t be unknown, so decide beforehand what you need it for. Take it to its owner first, in private, as something to repair.',
    harmonious:
      'Ask one question, and count to seven. Silence does half the interviewing these two days; reluctant people explain themselves, and you grasp how the place is really run. It feels delicious to know, and rather grand. Share the knowledge with whoever it concerns. An arrangement that never worked could be redone in an hour, now that its causes are on the table.',
    tense:
      'Screenshots, in order, with arrows. The mind is building a case, due tomorrow night, unless somebody’s persuasion is working on you like a thumb, and each word gets searched for what it conceals. Part of what you suspect is true. Some of it is a self-portrait. Delete the arrows, and ask outright about the single item that would change your plans.',
  },
  [Ascendant]: {
    conjunction:
      'Even your hands are talking. News sticks to you, the waiting area is on first-name terms by ten, and while it lasts, two days at most, you can address any company in its own dialect. Listening gets thin. Introduce yourself to the neighbor you only nod at. Having asked how they are, fold the hands and hear the long version.',
    harmonious:
      'Names stay in your head today, with the faces attached. Until tomorrow night meeting people is a matter of opening your mouth, and something apt about each of them occurs to you. You could come away with forty contacts and no company. On the back of one card write what its owner needs. Find it, and deliver it with your own number.',
    square:
      'Everyone wants to finish your sentences, and they finish them wrong. Between you and the other party there is a bad line for a day or so, or a talkative stranger walks off with the hour you had. The version of you in their heads does want editing. Give them a short one. Ask for theirs back, and resist the urge to annotate.',
    opposition:
      'Everyone wants to finish your sentences, and they finish them wrong. Between you and the other party there is a bad line for a day or so, or a talkative stranger walks off with the hour you had. The version of you in their heads does want editing. Give them a short one. Ask for theirs back, and resist the urge to annotate.',
  },
  [Midheaven]: {
    conjunction:
      'Nobody reads memos, and yours has been read. Your name travels with your words for about two days, so an interview is well placed, and the direction you want can be put in a sentence. Wisecracks travel down the same hallway. Publish the one paragraph you would stand by in five years, and have the funny one framed at home.',
    harmonious:
      '“Coffee sometime?” writes a person in your line of work, and names a day. Talk opens doors just now, if only by a hand’s width: a report is well received, and job and home fit on one calendar. Chat can close them again by sheer length. Bring one good question about their work, and let them see you have considered it before.',
    square:
      'In the pantry, among the flour, you are taking a work call. All this day and part of the next, messages from above cross with messages from home, and one gets the tone that was meant for the other. You do see how thin the wall has worn. Read the name before each reply. Tell both sides when you can’t be reached, and stick to it.',
    opposition:
      'In the pantry, among the flour, you are taking a work call. All this day and part of the next, messages from above cross with messages from home, and one gets the tone that was meant for the other. You do see how thin the wall has worn. Read the name before each reply. Tell both sides when you can’t be reached, and stick to it.',
  },
};
