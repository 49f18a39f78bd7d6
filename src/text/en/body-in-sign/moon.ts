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

export const moonInSign: BySign = {
  [Aries]:
    'Hunger becomes temper in about four minutes, and boredom takes five. Your feelings arrive at a run and want something done, the awkward call made now, before you cool. Then it is over, and you are sincerely puzzled that others are still sweeping up. After a flare, go back the same day and ask what is still hot on the other side. It helps to live where you can act alone without explaining. Nobody has to guess where they stand with you, which is restful, and a frightened friend takes heart from how fast you come.',
  [Taurus]:
    'The same mug, sheets dried outdoors, bread you can smell from the stairs: with these in place you can bear almost anything. With the Moon in Taurus you dislike any disturbance, and swallow small annoyances for a year, after which nothing will shift you. Mention the first one while it still weighs nothing, and let somebody move the armchair, as an experiment. Feeling comes over you slowly and leaves the same way, and so people who are upset come to you, and leave calmer. You know how to be content with what is actually in the room.',
  [Gemini]:
    'Before breakfast you have told two friends about the dream, a slightly different dream each. A feeling is hardly real to you until it has been put into words, and once it has, half its weight is gone. You are wonderful company for the upset, who leave your sofa laughing at what they came in crying about. Talk is also how you stay ahead of the thing, explaining a sorrow so well that nobody, including you, notices it has yet to be felt. Take one mood for a walk without narrating it, and see what it does when it runs out of sentences.',
  [Cancer]:
    'A stranger’s wool coat in an elevator, camphor and rain, and you are six again on a particular staircase. The Moon is at home here and forgets nothing. You feed people before they know they are hungry. The tide that lets you sense a child’s bad day from the next room also carries you out without notice, and then the whole household walks softly. You expect to be guessed at, as you guess at others, and wait, hurt, while nobody guesses. Say what would comfort you in words short enough to call up the stairs.',
  [Leo]:
    'Birthdays count with you, your own included, and you would like candles and somebody’s whole attention while you blow them out. To be delighted in is a need as plain as sleep. Fed, it makes you the warmest of hosts, the one who gets down on the carpet to be the dragon. Starved, it goes underground: you announce that you don’t mind, magnificently, and everyone hears the cymbals. Pride will advise you to wait until they notice. Ask for the compliment outright instead, and believe it the first time.',
  [Virgo]:
    'After bad news you wipe down the counter, then the cupboard shelves, then the top of the refrigerator where no one has looked since moving day. Small order steadies you. So does being of use, and friends in a tangle are lucky in your knack for spotting the one thing to do first. Alone at two in the morning the same attentiveness turns on its owner and drafts a list of everything that might be overlooked. Write the list down, choose one item, switch off the light. Tomorrow let somebody help you clumsily, and leave the towels folded their way.',
  [Libra]:
    'Through two closed doors you hear a tone change, and part of you is already up arranging a peace. Discord unsettles you bodily, while a well-laid table or a fair exchange of apologies puts you right within the hour. You soothe others by mirroring them, and you find the word that lets both sides keep face. Asked how you feel about it yourself, you look to the other person for the answer. A feeling needs some solitude before it has a shape. Take twenty minutes alone, somewhere pleasant, before you reply to anything that begins with “we.”',
  [Scorpio]:
    'Anyone glancing at you would call it calm. Underneath, the embers are kept covered in ash so they last till morning, and very little has ever gone out. You feel in absolutes and disclose in inches, because what you love could be used against you, and the Moon finds that a hard way to be safe. Whoever does get in gains a protector who sits up all night and never mentions it. Grievances keep as well as devotion does. Once a season take one out, tell it to the person it concerns in three sentences, and let it cool in the open air.',
  [Sagittarius]:
    'Windows open in January, a full tank, the laugh that escapes at the solemn moment: you need air around your feelings. Given room, your spirits lift by themselves, and you can talk a discouraged household into its boots and up a wet hill. Faith of some kind feeds you, if only in the next bend. Sadness is the guest you entertain worst. You hand it a moral and a ticket and see it off early, and now and then it was somebody else’s sadness. Stay in for one evening with whichever gloom has called, and offer no conclusions.',
  [Capricorn]:
    'When the party ends, you are the one stacking chairs, and only much later do you notice that you were upset. Composure came to you young, perhaps because somebody had to have it. In a crisis everyone telephones you, for your voice drops as theirs rise and there is a plan by noon. Needing anything yourself feels like falling behind, so comfort has to be earned, and the bar keeps moving. Practice on favors too small to embarrass you: a ride to the station, the heavier bag carried. Those who love you have been hoping for something to do.',
  [Aquarius]:
    'Faced with your own sadness, you step back and study it, as a naturalist might an owl that came down the chimney. Interesting, you say, and two days later, in the cereal aisle, you feel it. No confession shocks you or lowers anyone in your eyes, so you are a rare confidant, and friends are your chosen kin. Those who live with you would sometimes trade the tolerance for heat, and read your delay as a lack of interest. Tell them the truth about the schedule. “Ask me on Thursday” is a loving answer, provided that on Thursday you answer.',
  [Pisces]:
    'Your hat is still on and already you know which person in the room has been crying. Moods soak into you like ink into blotting paper. You are kind past all prudence, and strangers on park benches tell you what they have told no one. By evening, though, you are carrying half a dozen lives home and wondering why you are tired, and escape of any sort looks attractive. A bath and a shut door will do more for you than escaping does. Ask of each feeling whose it was when you met it. What proves to be yours is usually smaller than it looked, and easier to hold.',
};
