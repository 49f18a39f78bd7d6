import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The Moon in the sign of the birth. */
export const moonSign: LunarReturnReadingCells['moonSign'] = {
  0: 'Back in Aries, the Moon needs something to happen, and you feel well when you can act on a feeling at once.',
  1: 'Back in Taurus, the Moon is calm, and you feel safe with what you can touch and with people who stay.',
  2: 'Back in Gemini, the Moon wants company and news, and you feel better for every talk.',
  3: 'The Moon has come home to Cancer, and you need people who belong to you.',
  4: 'Back in Leo, the Moon wants warmth and some applause, and you are happiest when you can give with a full hand.',
  5: 'Back in Virgo, the Moon finds peace in useful work and in small things done properly.',
  6: 'Back in Libra, the Moon is only at ease when things are fair and friendly.',
  7: 'Back in Scorpio, the Moon feels everything strongly and says little.',
  8: 'Back in Sagittarius, the Moon longs for distance and a good laugh, and you feel well when something lies ahead.',
  9: 'Back in Capricorn, the Moon is calm when it knows what has to be done, and so are you.',
  10: 'Back in Aquarius, the Moon needs air around its feelings, and friends do you good.',
  11: 'Back in Pisces, the Moon feels with other people whether you want to or not.',
};

const venus: LunarReturnReadingCells['inSign'][3] = {
  0: 'Venus in Aries likes things to be quick and frank. You fall for people and for plans at first sight, and say so. Sweet words are less wanted than a joint adventure.',
  1: 'With Venus in Taurus, pleasure is simple: a good meal, a soft bed, a familiar hand. In love you are in no hurry. What is comfortable and what is right may look alike.',
  2: 'Venus is in Gemini, so what charms you is a clever remark, a note, a laugh in passing. Company should be light and changing. Somebody serious may not know where they stand with you.',
  3: 'In Cancer Venus wants to be at home with those it loves. You show affection by feeding people and by remembering. A careless word from someone close hurts longer than they would guess.',
  4: 'Venus in Leo makes affection generous and a little loud. You give presents, praise and parties, and would like some in return. It is all right to say that you want to be admired.',
  5: 'Venus in Virgo loves by helping. You notice what someone needs and see to it without fuss. Be as patient with your own faults as you are with other people’s.',
  6: 'With Venus in Libra, its own sign, people get on well with you and you with them. You look for beauty and for balance. The wish to please may answer before you do.',
  7: 'Venus is in Scorpio, and affection is all or nothing. You are drawn to few people and think of them a great deal. A small doubt, put into words, gets smaller.',
  8: 'In Sagittarius Venus is out for laughter and new places. You like people who widen your view, and you forgive easily. Promises to the heart should be few, and kept.',
  9: 'Venus in Capricorn keeps its feelings under control and its word to the letter. You value what is old, solid and earned. A touch of the hand would say what you don’t.',
  10: 'With Venus in Aquarius, friendship is the best of love. You like whoever is unusual and leaves you free. Someone who needs more nearness may have to tell you twice.',
  11: 'Venus in Pisces has a soft heart for everything that lives. You are tender, easily charmed, and moved by songs. You give a great deal, and may not look closely at what you love.',
};

const mars: LunarReturnReadingCells['inSign'][4] = {
  0: 'Mars in Aries gives the month a fast start. You act first and explain later, and most of it goes well. Anger is loud and short. Someone slower may need a moment to catch up.',
  1: 'With Mars in Taurus, you do one thing at a time and finish it. Nobody can hurry you. If you are pushed you dig in, and it takes a while before you move again.',
  2: 'Mars is in Gemini, and your strength goes into words and errands. You get a surprising number of small things done. A quick tongue may win the argument and spoil the evening.',
  3: 'In Cancer Mars acts by mood. You are strong where your own people are concerned, and slow where you don’t feel like it. Irritation hides in silence, and is better aired.',
  4: 'Mars in Leo works with pleasure when somebody is watching. You lead, and do it warmly. A blow to your pride makes you act larger than the matter is.',
  5: 'Mars in Virgo puts the month’s strength into order and detail. You repair, sort and improve with a will. Whoever lives with you might like to be left as they are.',
  6: 'With Mars in Libra, you get further with a partner than by yourself. You fight fairly, and late. What bothers you can be said while it is still easy to smile.',
  7: 'Mars is in Scorpio, its own sign, so you want few things and want them hard. You have stamina for what others avoid. Let go of what cannot be won, and keep your strength for something else.',
  8: 'In Sagittarius Mars wants to move. You start trips, debates and large projects with good humor. A little less speed at the details would save doing them twice.',
  9: 'Mars in Capricorn is patient and effective. You set a goal for the month and work your way up to it. People trust you with what they have not managed themselves.',
  10: 'Mars in Aquarius does things differently, if only to see whether it can be done. You work well in a group of equals. Orders make you stubborn, even sensible ones.',
  11: 'With Mars in Pisces, your strength comes and goes like a tide. When it is there you do a great deal for others. When it is not, rest, and don’t argue with it.',
};

const sun: LunarReturnReadingCells['inSign'][0] = {
  0: 'The Sun is in Aries, the beginning of its year, and this month has some of that push. You may go for a thing before anyone has agreed.',
  1: 'With the Sun in Taurus, the month wants to be useful and to be enjoyed. Your will is patient. You do one thing after another, and what you have made by the end can be touched.',
  2: 'The Sun is in Gemini, so your will goes in several directions, and all of them interest you. You get on by asking. A short list in the pocket keeps the best of it from being lost.',
  3: 'In Cancer the Sun turns this month’s purpose toward your own people. You defend what is close to you. What you decide is decided by feeling, and can be explained afterward.',
  4: 'The Sun is in Leo, its own sign, and you are meant to enjoy yourself. Your will is warm and rather visible. Generosity costs you little and gets you far.',
  5: 'With the Sun in Virgo, you want to be of some use. Purpose is found in doing a thing well. You see what could be better, in yourself too, and may leave some of it as it is.',
  6: 'The Sun is in Libra and looks for balance. What you want, you want together with somebody. Fairness is a strength of yours just now, provided you count yourself as well.',
  7: 'In Scorpio the Sun is quiet and very determined. You want one thing to be true or to be over. People feel your strength before you have said a word.',
  8: 'The Sun is in Sagittarius, so this month aims at something a little beyond reach. You speak freely and see the good side. It carries others along, and the details can follow.',
  9: 'With the Sun in Capricorn, you know what you are working for. Your will is cool and goes uphill. Be as loyal to your rest as to your duties.',
  10: 'The Sun in Aquarius makes you independent. You want things done in a sensible way, whatever custom says. Friends may understand that sooner than relatives do.',
  11: 'The Sun is in Pisces, and what you want is hard to put in a sentence. You go by mood, faith and sympathy. It may look aimless, and still you often get where you wanted to be.',
};

const mercury: LunarReturnReadingCells['inSign'][2] = {
  0: 'Mercury in Aries speaks first and thinks on the way. Your answers are quick and honest, and a short pause improves them.',
  1: 'With Mercury in Taurus, your thoughts take their time and stay put. You remember what you have handled yourself. Decisions made slowly are likely to last.',
  2: 'Mercury is in Gemini, its own sign, and your mind is quick and light. You get through a great deal of talk. Write down what you want to keep of it.',
  3: 'In Cancer Mercury listens to tones of voice. You remember what others forget. When you feel misunderstood, say what you meant once more, in other words.',
  4: 'Mercury in Leo tells things well. You speak with feeling and are listened to. It makes you popular to ask somebody else for their story.',
  5: 'Mercury is strong in Virgo, so you think clearly and find the mistake. Sort, plan, repair. A remark about someone’s faults can be kept for when they ask.',
  6: 'With Mercury in Libra, you see both sides and say it politely. Talks go well. What you think yourself is the part that people may have to wait for.',
  7: 'Mercury in Scorpio goes under the surface. You notice what is left out. Not every silence hides something, so ask before you conclude.',
  8: 'In Sagittarius Mercury thinks in wide circles. You are frank and cheerful in talk. Look a fact up before you build an opinion on it.',
  9: 'Mercury in Capricorn is brief and to the point. You think ahead and mean what you say. It may sound colder than you feel, so add a friendly line.',
  10: 'With Mercury in Aquarius, your mind takes unusual turns. You like arguments and new facts. Somebody will be glad if you explain the step that you left out.',
  11: 'Mercury in Pisces thinks in pictures. You understand a great deal without words. Appointments, on the other hand, should be noted at once.',
};

/** A planet that is retrograde as the month begins; it may turn direct in the course of it. */
export const retrograde: LunarReturnReadingCells['retrograde'] = {
  2: 'As Mercury is retrograde {until}, look over what you write once more, and expect some answers late.',
  3: 'As Venus is retrograde {until}, somebody or something that you used to love may be on your mind.',
  4: 'As Mars is retrograde {until}, though, an old task goes better than a new one.',
};

export const inSign: LunarReturnReadingCells['inSign'] = { 0: sun, 2: mercury, 3: venus, 4: mars };
