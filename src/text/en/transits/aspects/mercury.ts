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
      'What you mean can be said, and is. Mercury has come to your Sun, and mind and will stand so close together that a decision, a letter or an introduction comes out in your own voice. People ask you questions and act on the answers. With so much to say, you might forget to let the other person answer. Ask what they think before you have quite finished, and they will be readier to agree.',
    harmonious:
      'Straight questions get straight answers when Mercury is on the side of your Sun. You can explain in a minute who you are and what you are doing, and whoever listens tends to remember. Paperwork with your name on it moves along. The ease tempts you to become everyone’s adviser. Your own plan should be the first that you put into words.',
    tense:
      'You talk a little faster than is good for your standing. Mercury is at odds with your Sun, so details may trip up a large plan, or you correct somebody who meant well. Often you are right about the fact and wrong about the moment. With a little less pride in it, the same correction would be welcome. Said afterward, in private, it still can be.',
  },
  [Moon]: {
    conjunction:
      'A feeling you could not name gets its name while Mercury is with your Moon. Memory talks: you tell old stories, ask relatives what it was really like, and can say what has been the matter between you and somebody at home. Moods change with each new message. What you remember has been edited in your favor, as memories are. Compare notes with someone who was there, and both of you come away with a better version.',
    harmonious:
      'Heart and mouth cooperate when Mercury is kind to your Moon. A household can talk sensibly about how everybody feels, chores get sorted, and a note to someone you used to live with practically writes itself. Even people who never speak of feelings speak of them to you. Nothing needs deciding. If there are two things that would make life at home easier, mention them while all this reason is in the air.',
    tense:
      'Feelings do not get better by being explained. Mercury works against your Moon: you analyze what wanted comforting, or somebody’s brisk logic reaches you while you are sore. Talk with family goes in circles, and nerves make it faster. Mostly it comes down to being tired or hurt. Say that much; what you have noticed about the others may be right, and will keep.',
  },
  [Mercury]: {
    conjunction:
      'Your own way of thinking is louder than anybody else’s for a change. Mercury is back where your Mercury stood at your birth, and the mind makes a fresh start: new questions, new notebooks, a sudden interest in how things are put together. Ideas scatter in every direction. That is fine at a beginning. One question among the many, written down and kept in sight, will still be paying you back when Mercury comes around again.',
    harmonious:
      'Small matters go smoothly when Mercury agrees with your own Mercury. Replies are prompt, instructions make sense, and you learn a thing by being shown it once. Talk is quick, friendly and to the purpose. The danger in so smooth a passage is to spend it all on being busy. Somewhere among your messages is one that deserves an unhurried page, and for {duration} you would know how to write it.',
    square:
      'You are of two minds about many things. Mercury squares the place of your own Mercury, so you argue with yourself, mix up times, and fill a conversation with second thoughts. Someone’s method or manner of speaking gets on your nerves because it is so unlike your own. A second opinion may be just what was missing. Say back to people what you believe you heard. It saves a good many apologies.',
    opposition:
      'Another mind puts its case, and it is not yours. With Mercury opposite your own Mercury you hear the other side of what you have been thinking: in a debate, a contract, a question from somebody who reads things backward. At first it is all interference. Then a point gets through. Nothing need be agreed before {until}, and by then your view should be able to stand next to theirs without raising its voice.',
  },
  [Venus]: {
    conjunction:
      'Words go courting when Mercury meets your Venus. An apology has charm, a bargain closes on pleasant terms, a thank-you note or a declaration finds its tone at the first attempt. You talk about art, about people, about what you like, and others lean in. All that polish may leave it unclear what was promised. Before you part, say in plain words who does what, and you can enjoy the rest of it.',
    harmonious:
      'There is good humor in every exchange while Mercury favors your Venus. You know how to ask, and the other side can yield without feeling poorer; friends make up, and couples talk nonsense with great seriousness. Your ear for style is keen. Sums get rounded out of sheer friendliness, so the receipt is worth keeping. What is left unsettled between you and a friend could be settled here in two sentences.',
    tense:
      'What you meant kindly may not sound so. Mercury is at cross purposes with your Venus, and tact and truth get in each other’s way: a joke costs more than it brings in, a hint is dropped where a sentence was wanted, politeness hides what you would like. Your eye for the flaw is accurate. It can be saved for your own drafts. People mostly need to hear the simple part, that you are glad they came.',
  },
  [Mars]: {
    conjunction:
      'Talk has an edge, for Mercury is on your Mars. You can say the hard thing neatly, cut through a muddle, win a debate, and type faster than you think. Some of it may hurt people who have done nothing. The sharpness is useful where there is something to cut: a text that is too long, a bad habit of the group, an excuse. If you decide beforehand how far you will go, others are grateful for the speed.',
    harmonious:
      'Thought and nerve keep pace when Mercury works with your Mars. A case can be argued hard without making enemies, a decision follows quickly on the facts, and your hands are as deft as your wits. You set the tempo. Others may be out of breath and too proud to mention it. The objection that everybody has been too polite to raise would be taken well from you.',
    tense:
      'The answer is out before the thought is finished. Mercury excites your Mars, so you send before you have read, answer a tone in place of a sentence, and fight over commas because something larger is not being said. Other people’s impatience finds you, too. Whatever you are defending could well be worth it. Type the thing in full, address it to yourself, and see which two sentences survive the wait.',
  },
  [Jupiter]: {
    conjunction:
      'Thoughts take up more room than usual once Mercury reaches your Jupiter. You read widely, plan boldly, write to the expert, and explain a large idea so that it sounds like common sense. Good news and distant contacts are apt to come in through small talk. You handle the facts loosely, and may promise by Friday what takes a month. What you have said yes to looks different when it stands in a calendar.',
    harmonious:
      'Mercury and your Jupiter are on good terms, and advice is easy to come by: people who know more than you have time, and something you read may answer what you have been asking. You see the whole without losing the details. It is tempting only to collect so much good sense. Act on one piece before {until}, and let whoever gave it to you know how it turned out.',
    tense:
      'Opinions swell when Mercury pulls on your Jupiter. The large view and the small fact lose touch: you sum up, with real brilliance, a book you have read to page forty, and announce plans that are not ready. Somebody else’s promises may be just as large. Still, your enthusiasm carries people along. Say openly how far you have got, and nearly everyone will think better of you.',
  },
  [Saturn]: {
    conjunction:
      'Mercury meets your Saturn, and you think slowly and exactly. You concentrate, check, revise, and can talk with someone in charge about terms and dates without losing your thread. Idle chatter tires you. So does your own doubt, which finds something to object to in every line. It is worth hearing where it names a fault, and nowhere else. What you finish by such standards will not need doing again.',
    harmonious:
      'Measured words carry far, with Mercury and your Saturn in good accord. You think before you speak, explain in the right order, and give a no that offends as little as a yes. It is well suited to tests, agreements, and advice from somebody older. Quick people drum their fingers while you measure. Let them drum. What you write in {duration} like this can be read years later without a blush.',
    tense:
      'Whatever you say seems to meet an objection. Mercury is hampered by your Saturn: somebody may want another form, or keep you waiting for a reply, and you find the right words slowly. In low spirits you may take all this for a verdict, though most of it is only somebody being careful, and one of the objections is right. Deal with that one, and the next form has a fair chance of going through.',
  },
  [Uranus]: {
    conjunction:
      'An answer arrives without its reasoning, and it is correct. Mercury has touched your Uranus, and ideas come in flashes, faster than you can account for them; tools, codes and odd facts delight you. Others only see that you have stopped listening. You are soon bored, too, and in your haste may have answered the wrong question. Note the idea at once, and then work out the steps to it, so that somebody else can follow.',
    harmonious:
      'New angles offer themselves, because Mercury is in friendly touch with your Uranus. Machines behave, the odd one in a group says the useful thing, and you can question a rule so amiably that its author joins in. Learning is quick when it can skip around. Fresh thoughts come cheap, and most are forgotten. Turn one of them on a problem so old that nobody looks at it anymore.',
    tense:
      'Nerves are quick, and interruptions many. Mercury gives your Uranus a shock: plans may change by message, you contradict people you agree with, and your best remark is also the one that should have waited. The nerves are overcharged and want variety. A spell outdoors without a screen brings them down. As for the outrageous idea, it will keep, and may look even better after a rest.',
  },
  [Neptune]: {
    conjunction:
      'Your mind goes by images more than by reasons when Mercury comes to your Neptune. You catch what was meant and lose what was agreed; pictures, melodies and guesses are truer than instructions. Poets, listeners and people who pray get a great deal out of it. Schedules suffer. Have somebody literal repeat the arrangements to you, and keep some time for what you have imagined.',
    harmonious:
      'Hints and half tones make sense to you while Mercury is in tune with your Neptune. You can put someone’s muddle into words that make them breathe out, tell a story so that it is seen, and find the kindest true version of a hard matter. It slips away again quickly, and you may not recall a line of it. A notebook kept open for {duration} would hold something you will want.',
    tense:
      'Misunderstandings come easily, about a time, a place, or what somebody meant. Mercury loses its way with your Neptune: facts go soft, silences get filled in by guesswork, and a kind half-truth looks easier than a plain no. Imagination is at work where facts are wanted. Confirm what has been agreed, and let the imagination have a story or a song to work on.',
  },
  [Pluto]: {
    conjunction:
      'Attention goes in like a drill when Mercury reaches your Pluto. You find the one sentence that the others were hiding, ask the question nobody asks, and get answers because of the way you wait. Research, repair and frank talk do well. What you learn cannot be unlearned, so it is good to know beforehand what you need it for. Take it to the person it concerns, in private, as something to be mended.',
    harmonious:
      'People tell you things without being asked. Mercury works hand in hand with your Pluto, so reluctant people may explain themselves, and you grasp how a family, a firm or a habit is really run. The knowledge can make you feel rather grand. It becomes useful the moment it is shared with those it is about. An arrangement that never worked may be redone in an hour, now that its causes are on the table.',
    tense:
      'Your mind suspects and collects evidence. Mercury digs at your Pluto, and each word is searched for what it conceals, unless it is you who are being worked on by someone’s gentle, steady pressure. Part of what you suspect may be true, and part of it says more about you. The urge to know everything wears out both sides. Ask openly about the single point that would change your plans, and leave the rest alone.',
  },
  [Ascendant]: {
    conjunction:
      'Everything interests you, and you talk to everybody. With Mercury on your Ascendant you are talkative, quick and curious, and can speak to any company in its own dialect. First contacts and first lines come easily. You may talk more than you listen. Ask somebody a second question, one that follows from their answer.',
    harmonious:
      'Mercury helps your Ascendant along, so meeting people is a matter of opening your mouth. Names stay in your head, and two who live or work together agree on terms without effort. Something apt occurs to you about everybody. You could end up knowing many people and none of them well. Find out what one of them needs, and deliver it yourself.',
    square:
      'What you say may not be what people hear. Mercury squares your Ascendant: the message in your head and the one that people receive differ by a word or two, and you talk too fast to notice. Nobody is against you. A shorter version, given with your eyes on the listener, will be repeated more or less the way you meant it.',
    opposition:
      'Everyone else has something to say when Mercury crosses your Descendant, opposite the Ascendant. Someone close wants to talk things through, somebody else names terms, a stranger finishes your sentences, and not always wrongly. Agreements are reached by listening. You may argue their side so fairly that you lose track of your own. Jot down, ahead of any talk that counts, the least you would be content with.',
  },
  [Midheaven]: {
    conjunction:
      'Your words have rank while Mercury is on the Midheaven. A clear paragraph, a good answer in a meeting or a well-timed call does more for your standing than long hours do, and those who decide are within earshot. A complaint is heard as widely as a proposal. You could put the direction you want into one sentence and tell it to three people. Within {duration} it may well come back to you as their idea.',
    harmonious:
      'A talk can do something for your work, while Mercury supports your Midheaven. A report may be liked, somebody in your field may suggest a meeting, and arrangements at home and outside can be fitted together. Too much chat can undo it again. One good question about the other person’s work, thought out in advance, is remembered far longer than any account of yours.',
    square:
      'Messages cross while Mercury squares your Midheaven. Word from above, word from home and your own second thoughts arrive together, so one of them gets the tone that was meant for another. A plan of yours is picked apart in public for its small print. Take notes in silence. Half of those points will improve the plan, and the people who made them are likelier to support it afterward.',
    opposition:
      'Conversation turns toward home, with Mercury at the foot of your chart, opposite the Midheaven. Rent, repairs, who takes care of what, an old family matter: all of it can be discussed, and you think better on your own sofa than in public. Everyone tends to say what they always say. A question about the years before you were born may bring out something new.',
  },
};
