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
    'Mercury in Aries thinks by going ahead: you see what a question comes to before it has been asked in full, and you find out what you believe by hearing yourself say it. When a discussion has stopped, you name the obvious thing and propose a way, and people are grateful. You enjoy a debate, and may notice rather late that the other person was having a quarrel. What helps is to repeat the end of what was said before you reply. It is the part that you tend to miss, and it may change the answer.',
  [Taurus]:
    'Show you the diagram and you nod. Put the thing in your hand, let you turn it over and unscrew the back, and you know it for life. Ideas have to pass through the senses before you trust them, which spares you a great many fashions. You speak late in the discussion, in few words, and the plan ends up resembling what you said. A conclusion so slowly reached is hard to give back, and you go on defending facts that have been out of date for years. Tell people you are still chewing, and name a day for reopening one settled question.',
  [Gemini]:
    'The newspaper, the radio and the crossword, and still you catch what was said at the next table. Mercury owns this sign and runs through it all day carrying news. You hold two opposite views before lunch to find out which one talks better, and you can teach anybody the first half of anything. The second half is where attention frays, and a friend describing one heavy trouble sees your eyes go to the window. When it matters, fold the newspaper where they can see it. It is a rare gift to have a mind this lively follow one thought to its end.',
  [Cancer]:
    'Somebody’s exact words fade within a day, but you keep the tone, the wallpaper and what was burning on the stove when they were said. You think by remembering. One thing recalls another until a whole lost street stands up, and you hear what a voice is protecting. In a dispute so good a memory turns against you, and a mild remark about the laundry reminds you of every such remark before it. Ask what the speaker meant before answering what you felt. Difficult talks go better side by side, shelling peas or driving, where your guard comes down.',
  [Leo]:
    'In your version the fish is larger, and the listeners are glad of it. You think in scenes with a central figure, speak from the chest, and can make a budget sound like a campaign worth joining. Children and nervous audiences relax, because somebody is plainly in charge of the story. An opinion, once you have given it in public, becomes part of your bearing, and anyone who disputes it seems to be remarking on you. Say “I had that wrong” aloud in front of people. It costs one warm minute in the face, and thereafter your certainty is worth far more.',
  [Virgo]:
    'A misprint on a menu finds you before the dishes do. Mercury both rules and is exalted in this sign, and sorting comes to you like breath: cause from coincidence, rule from habit. When a friend shows you a first draft, begin with what made you want to turn the page, because the list of faults will write itself. You also note every exception as you speak, until the listener is lost among them. Conclusion first, footnotes on request. People will go on bringing you the machine that fails for no reason, and you will go on finding the reason.',
  [Libra]:
    'Each message you send has a ghost, the blunter one you wrote first. Even alone you think in conversation, putting the case, then crossing to the other chair to put the reply. Negotiators could study how you leave an opponent a graceful way to agree. All that smoothing can rub a meaning off entirely, and a partner reads your third draft with no idea that you were angry. Set a time by which you will have decided. Then give the verdict in your opening line, and be charming from the second line on.',
  [Scorpio]:
    'A pause before the reply, a name carefully left out: such things are your reading matter. Your mind goes down like a well-digger, past the first water, and rarely comes up empty. Confidences are safe with you, and people sense it within minutes. You speak little and aim well, and one sentence of yours may still be lodged in somebody years on, which is worth considering before you let it go. Suspicion will supply a motive wherever it finds a gap. When a story doesn’t add up, ask about it face to face, once, prepared for the answer to be dull.',
  [Sagittarius]:
    '“Thousands,” you say, meaning forty, and the story is still true. You see the shape of a subject before its parts and leap to what it is all for, so you are a rousing teacher and a trying proofreader. Mercury is happier among particulars than you let it be. You also say a thing at the moment of thinking it, cheerfully, and gather from the faces that it might have waited. Check one number in every three, and let a pedantic friend look over whatever has dates in it. Thank them with the story of how it went. They will correct it.',
  [Capricorn]:
    'Numbered pages, a ruled margin, next steps underlined: your notebook looks like a building plan, and what is drawn there tends to get built. You ask what an idea is for and how it will stand up in a bad year. Seasoned people listen when you talk, because you never spend a word to fill a silence, and the humor, when it comes, is dry enough to be missed. Many a young notion has withered under that first practical question. Grant each one ten minutes before asking for references, beginning with those of your own that you dismiss in the shower.',
  [Aquarius]:
    'Napkins near you fill up with arrows: how two schools could share one gym, why the line at the post office never moves. You think in systems, from a height at which custom looks merely odd, and you will hold a lonely view for a decade until it becomes common sense, at which point you lose interest. Fixed air has its own stubbornness. Taking disagreement for a failure to understand, you explain again, more slowly. Carry the next theory to one person who would have to live inside it, and hear out the whole complaint before you mend the drawing.',
  [Pisces]:
    'Dates slide off a mind like this, which works by likeness and mood, taking in the whole picture and losing the caption, and its answers come without their steps. To tell somebody the way, you describe the light on the third corner and the smell of the bakery, and they arrive. A composer has use for such equipment, as does anyone who listens for what people cannot say. But a vague “sometime soon” of yours may be heard as a promise by one friend and a refusal by another. Keep one paper calendar, and write in it while the other person is still on the line.',
};
