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
    'With the Moon in Aries your feelings arrive at a run and want something done at once: the awkward call made now, before you cool. Hunger or boredom can become temper within minutes. Then it is over, and you are sincerely puzzled that others are still hurt. Nobody has to guess where they stand with you, which is restful, and a frightened friend takes heart from how fast you come. It does you good to live where you can act without explaining. After an outburst, go back the same day and ask what was left with the other person.',
  [Taurus]:
    'The same mug, sheets dried outdoors, bread you can smell from the stairs: with these in place you can bear almost anything. With the Moon in Taurus you dislike any disturbance, and swallow small annoyances for a year, after which nothing will shift you. Mention the first one while it still weighs nothing, and let somebody move the armchair, as an experiment. Feeling comes over you slowly and leaves the same way, so people who are upset come to you, and leave calmer. You know how to be content with what is actually in the room.',
  [Gemini]:
    'A feeling is hardly real to you until it has been put into words, for the Moon in Gemini needs to talk, and once it has, half the weight is gone. You may have told two friends about a dream before breakfast, a slightly different dream each. People who come to you crying leave laughing. Talk is also how you stay ahead of a sorrow: you explain it so well that nobody, including you, notices that it has not been felt yet. Keep one mood to yourself for an hour, and see what it does when it runs out of sentences.',
  [Cancer]:
    'The Moon is at home in Cancer and forgets nothing: the smell of a wet coat can bring back a staircase from when you were six. You feed people before they know they are hungry, and sense from the next room that somebody has had a bad day. The same moods carry you off without notice, and then everyone around you walks softly. Because you guess other people’s needs so well, you expect them to guess yours, and wait, hurt, while nobody does. Say what would comfort you. A few plain words are enough, and people are glad to have them.',
  [Leo]:
    'Being delighted in is a need with you, as plain as sleep, because the Moon is in Leo. When it is met you are the warmest of hosts, generous and playful, the one who gets down on the floor to be the dragon. When it isn’t, you announce magnificently that you don’t mind, and everyone hears that you do. Birthdays count, your own included. Pride will advise you to wait until they notice. Ask for the compliment outright instead, and believe it the first time.',
  [Virgo]:
    'When something has upset you, you put things in order, because the Moon in Virgo is calmed by whatever can be cleaned, mended or sorted. Being of use calms it as well, and friends in a tangle are lucky in your knack for the one thing to do first. Alone at night the same attention turns on you, and goes through all that might have been overlooked. Choose one item of it, the one that you can do something about, and leave the others until morning. Let somebody help you clumsily now and then, and leave the towels folded their way.',
  [Libra]:
    'You feel discord in your body. The Moon in Libra hears a change of tone through two closed doors, and part of you is already up to arrange a peace; a fair exchange of apologies puts you right within the hour. You soothe people by taking on their manner, and find the words that let both sides keep face. Asked how you feel yourself, you look to the other person for the answer. A feeling needs some solitude before it has a shape. Take twenty minutes alone, somewhere pleasant, before you reply to anything that begins with “we.”',
  [Scorpio]:
    'You feel things absolutely and show very little of it, since the Moon in Scorpio knows that what you love could be used against you. Scorpio is the sign of its fall, and nothing seems quite safe there: anyone glancing at you would call you calm, while underneath hardly anything that moved you is over. Whoever you do let in has a protector who sits up all night with them and never mentions it. Grievances keep as well as devotion does. Once in a while take one of them out, tell it to the person it concerns in three sentences, and let that be all.',
  [Sagittarius]:
    'Give you room, and your spirits rise by themselves: the Moon in Sagittarius needs open air, a journey ahead or a faith of some kind, if only in what comes next. You can talk a discouraged family into its boots and up a wet hill, and you may burst out laughing at a solemn moment. Sadness is the guest you entertain worst. You find a moral in it and show it the door, and now and then the sadness was somebody else’s. When a friend is low, or you are, stay with it for an evening and offer no conclusions.',
  [Capricorn]:
    'Composure came to you young, perhaps because somebody had to have it. With the Moon in Capricorn, where it is in its detriment, you see to what has to be done, and only much later notice that you were upset. In a crisis people turn to you, because your voice drops as theirs rise and soon there is a plan. Needing anything yourself feels like falling behind, so comfort has to be earned, and seldom is. Practice on favors too small to embarrass you: a ride to the station, the heavier bag carried. Those who love you have been hoping for something to do.',
  [Aquarius]:
    'Faced with a feeling, you step back and study it, because the Moon in Aquarius wants to understand before it is moved. The feeling itself may come two days later, in the cereal aisle. No confession shocks you or lowers anyone in your eyes, so you are a rare confidant, and friends are family to you. Those who live with you would sometimes trade the tolerance for heat, and may take the delay for a lack of interest. Tell them about it. “Ask me on Thursday” is a loving answer, provided that on Thursday you answer.',
  [Pisces]:
    'Other people’s moods become yours before you have sat down, with the Moon in Pisces, and you know which person in the room has been crying. You are kind past all prudence; strangers tell you what they have told no one. In the evening you may be tired without knowing why, and any sort of escape looks attractive. A bath and a shut door do more for you than that. Ask of each feeling whose it was when you met it. What proves to be yours is usually smaller than it looked, and easier to bear.',
};
