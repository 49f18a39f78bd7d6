import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const mercuryInSign: BySign = {
  [Aries]:
    'Mercury in Aries thinks by going ahead: you see what a question comes to before it has been asked in full, and you find out what you believe by hearing yourself say it. When a discussion has stopped, you name the obvious thing and propose a way, and people are grateful. You enjoy a debate, and may notice rather late that the other person was having a quarrel. What helps is to repeat the end of what was said before you reply. That is the part you tend to miss, and it may change the answer.',
  [Taurus]:
    'An idea has to pass through your hands before you trust it. With Mercury in Taurus you learn by touching, trying and taking apart, which spares you a great many fashions; shown a diagram, you nod, and forget it. You speak late in a discussion and in few words, and the plan ends up resembling what you said. A conclusion so slowly reached is hard to give back, and you may defend facts that have been out of date for years. Tell people that you are still thinking, so that they wait, and reopen one settled question now and then.',
  [Gemini]:
    'Mercury is in its own sign in Gemini, and your mind runs all day after news. You can read, listen and still catch what was said at the next table; you hold two opposite views before lunch to find out which one talks better, and you can teach anybody the first half of anything. In the second half your attention frays, and a friend with one heavy trouble may see your eyes go to the window. When it matters, put the phone face down and stay to the end. To follow one thought so far is rare in a mind this lively, and people remember it.',
  [Cancer]:
    'Thinking, for you, is much like remembering: Mercury in Cancer keeps the tone of what was said, the wallpaper and who was in the room, when the words themselves have faded. It makes you a good teller of stories, and you hear what a voice is trying to protect. In a dispute so good a memory turns against you: a mild remark about the laundry reminds you of every such remark before it. Ask what the speaker meant before you answer what you felt. Difficult talks go better side by side, over some work or on a drive, where your guard comes down.',
  [Leo]:
    'In your version the fish is larger, and the listeners are glad of it. Mercury in Leo thinks in scenes with somebody at the center: you speak with warmth and conviction, can make a budget sound like a campaign worth joining, and a nervous audience relaxes because somebody is plainly in charge of the story. An opinion that you have given in public becomes part of your pride, and whoever disputes it seems to be speaking of you. Say “I had that wrong” in front of people once. After that they believe you more readily.',
  [Virgo]:
    'Mercury both rules Virgo and is exalted there, and sorting comes to you like breath: cause from coincidence, the rule from the exception. A misprint on a menu finds you before the dishes do. People bring you what has stopped working for no reason, and you find the reason. You also mention every exception as you speak, until the listener is lost among them, and a friend who wanted to be encouraged may get a list of faults. Give the conclusion first, and begin with what is good. The rest can wait until somebody asks.',
  [Libra]:
    'Even alone you think in conversation: Mercury in Libra puts the case, then crosses to the other chair to put the reply. You could show any negotiator how to leave an opponent a graceful way to agree, and whatever you write in anger has been rewritten twice before it is sent. All that smoothing can rub the meaning off, so that someone close reads the third version with no idea that you were upset. Decide by when you will have decided. Then say it in your first sentence, and be charming from the second on.',
  [Scorpio]:
    'What was left out of a sentence is what you hear first. Mercury in Scorpio digs: you go on past the first answer, rarely come up with nothing, and are told secrets within minutes, because people sense that they are safe with you. You speak little and aim well, and a remark of yours may still hurt somebody years later, which is worth considering before you make it. Wherever there is a gap, suspicion will supply a motive. When a story doesn’t add up, ask about it face to face, once, and be prepared for the answer to be dull.',
  [Sagittarius]:
    'Before the parts of a subject you see its shape, and what it is all for. Mercury is in its detriment in Sagittarius, the sign of the large view, so you are a rousing teacher and a careless proofreader; “thousands,” you say, meaning forty, and the story is still true. You also speak while you are thinking, cheerfully, and gather from the faces that it might have waited. Let somebody exact look over whatever has dates or sums in it, and thank them. With that done, you can think as largely as you like.',
  [Capricorn]:
    'Mercury in Capricorn asks what an idea is for and how it would stand up in a bad year. You think in steps, in an order that others can follow, and what you have planned tends to get done. Experienced people listen to you because you never spend a word to fill a silence, and the humor, when it comes, is dry enough to be missed. Under your first practical question many a young notion has withered. Grant each of them ten minutes before you ask how it could work, beginning with your own.',
  [Aquarius]:
    'Custom looks merely odd to you, because Mercury in Aquarius thinks in systems and from a height: how two schools could share one gym, why the line at the post office never moves. You can hold a lonely view for ten years until it becomes common sense, and then lose interest in it. You are harder to move than your ideas suggest. Taking disagreement for a failure to understand, you explain again, more slowly. Bring the next theory to one person who would have to live with it, and hear the whole complaint before you improve the drawing.',
  [Pisces]:
    'A mind like yours works by likeness and mood, since Mercury is in Pisces, where tradition calls it weak in detail and strong in imagination. It takes in the whole picture, loses the dates, and its answers come without their steps; asked the way, you describe the light on the third corner and the smell of the bakery, and they arrive. You hear what people cannot say. But a vague “sometime soon” of yours may be heard as a promise by one friend and a refusal by another. Keep one calendar, and write in it while the other person is still on the line.',
};
