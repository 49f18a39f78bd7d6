import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

type Signs = SolarReturnReadingCells['inSign'];

/** The Sun, in a line: it is in the sign of the birth in every solar return. */
const sun: Signs[0] = {
  0: 'With the Sun in Aries, what you want most this year has to be started, and starting is what you do best.',
  1: 'With the Sun in Taurus you build on what you have, your skills above all, and add to it slowly.',
  2: 'A year in which you learned nothing new would be a lost one to you, with the Sun in Gemini.',
  3: 'With the Sun in Cancer you work hardest for the people who belong to you.',
  4: 'The Sun in Leo wants to make something of its own this year and to be thanked for it.',
  5: 'The Sun in Virgo wants to be of use, and to know that the thing was done properly.',
  6: 'What you aim for has to be fair and pleasant to others too, as the Sun is in Libra.',
  7: 'The Sun in Scorpio wants few things this year and wants them wholly.',
  8: 'The Sun in Sagittarius needs something to look forward to, a trip, a course or a large plan.',
  9: 'With the Sun in Capricorn you want to get somewhere this year, and are ready to work for it.',
  10: 'The Sun in Aquarius goes by its own ideas, and by those of friends who think as you do.',
  11: 'What you set out to do you choose by feeling, since the Sun is in Pisces.',
};

const moon: Signs[1] = {
  0: 'The Moon of the year is in Aries, so feelings come fast and want to be acted on at once. You need a challenge to be content, and something of your own to win. Anger passes as quickly as it comes. Waiting for others is the hard part, and a brisk walk does more for you than a long talk.',
  1: 'With the Moon in Taurus, its favorite sign, the year wants comfort that lasts: regular meals, good sheets, people who keep their word. Your feelings change slowly and can be relied on. You are calm in a storm that upsets others. Giving up what is familiar costs you more than it should, even where it has stopped being good.',
  2: 'The Moon is in Gemini, and talking is how you find out this year what you feel. You are curious, easily amused, and at home in several places at once. A day without news seems long to you. What you have told to five people you may still not have felt; tell it once to the one who asks a second question.',
  3: 'In Cancer the Moon is in its own sign, and feelings have the upper hand this year. You take care of people, remember everything, and want a place where you belong. Kindness moves you to tears. You may also withdraw at a careless word, and wait longer than is sensible to be asked what is wrong.',
  4: 'The Moon in Leo asks for warmth with some ceremony. This year you are happiest when you can give freely and be thanked for it, in love, with children, or in something you make. You cheer up a room. Being taken for granted hurts more than you show, so it is better to say that you would like some praise.',
  5: 'Because the Moon is in Virgo, being useful calms you. You feel well when the small things are in order, and you look after people by doing what needs doing. Worry is the other side of it: a fault in the plan can spoil the evening. It does you good to leave something imperfect on purpose.',
  6: 'With the Moon in Libra you are only at ease when those around you are. You weigh your words, look for beauty, and like to do things in company. Your sense of what is fair is strong this year. Because discord upsets you, your own feelings may be the last to be heard, and they deserve a turn.',
  7: 'The Moon is in Scorpio, and there are no small feelings this year. You love, mistrust and miss people with your whole heart, and show half of it. You can be told anything. Letting a hurt go is slow work, and it goes faster when the person who caused it has heard of it.',
  8: 'In Sagittarius the Moon wants distance and good cheer. You feel best on the way to somewhere, with a question in your head and someone to laugh with. Hope comes naturally to you this year. Heavy moods, your own included, make you look for the door, and now and then it is kinder to stay.',
  9: 'The Moon in Capricorn makes you sparing with feelings this year, and reliable in them. You show love by what you do, and take comfort in a task well finished. People lean on you. Asking for comfort yourself seems to you like giving in, though those close to you would be glad of it.',
  10: 'With the Moon in Aquarius, you look at your feelings from a few steps away. Friends mean more than usual, and so does the freedom to come and go. You stay calm where others are swept along. At home they may wish for more warmth, and one plain word of it goes a long way.',
  11: 'The Moon in Pisces lets everything in. You feel with people you hardly know, dream a good deal, and are quickly moved by music or by a sad face. Kindness comes easily this year. What wears you out is not knowing which of the moods are yours, and an hour by yourself sorts them.',
};

const mercury: Signs[2] = {
  0: 'Mercury in Aries thinks fast this year and says so. You come to the point, decide on the spot, and win people over by being direct. Long explanations tire you. It pays to read a letter through once more before you send it.',
  1: 'With Mercury in Taurus, you think slowly and remember well. What you have understood this year you will be able to use, and nobody talks you out of it. Practical matters suit your mind best. New ideas get a fair hearing on the second day.',
  2: 'Mercury is in Gemini, its own sign, and your mind is quick this year. You learn, write, trade and joke with ease, and pick up more than you can use. Two things at once are no trouble. The third is where mistakes slip in.',
  3: 'In Cancer Mercury thinks with its memory. You notice tone before words, recall what was said years ago, and speak well of whatever you care about. Facts persuade you less than people do. Before you take offense, ask what was meant.',
  4: 'Mercury in Leo gives you something to say this year and the voice to say it. You think in large outlines, tell a story well, and like to have the last word. Others are carried along. Details are safest with somebody who enjoys them.',
  5: 'Mercury is strong in Virgo, and you see what is wrong at a glance. It is a year for exact work, for learning a skill, for putting papers in order. Your advice is good. It is received better when you say first what you liked.',
  6: 'With Mercury in Libra, you think best in conversation. You see both sides, find the tactful word, and can bring two people to an agreement. Decisions take longer for that reason. At some point enough views have been heard, and yours is the one that is missing.',
  7: 'With Mercury in Scorpio, you ask a second question this year, and a third. You look into things, keep what you are told to yourself, and are seldom fooled. Some matters really are as simple as they look.',
  8: 'In Sagittarius Mercury sees the whole before the parts. You have large ideas this year, speak frankly, and are drawn to history, languages or a long argument. Enthusiasm makes you a good teacher. A promise is easily given in such a mood, so count the days first.',
  9: 'Mercury in Capricorn makes your mind sober and orderly. You plan ahead, choose your words, and are believed because you don’t exaggerate. It is a good year for contracts and for long subjects. A joke now and then would not harm your standing.',
  10: 'With Mercury in Aquarius, ideas come to you from the side. You think for yourself this year, like odd questions, and argue without being hurt. New tools are learned in no time. People follow you more easily if you tell them how you got there.',
  11: 'Mercury in Pisces thinks in pictures and hints. You guess rightly more often than you can prove, and words of comfort or of poetry come easily this year. Dates and figures slip away. One notebook, kept in one place, saves you a good deal of searching.',
};

const venus: Signs[3] = {
  0: 'Venus in Aries makes you go after what you like. You fall for things quickly this year, say so, and enjoy the chase. Love has some heat in it, and so have quarrels about it. What is won too easily may bore you before it has had its chance.',
  1: 'Venus is at home in Taurus, and the year is rich in plain pleasures. You want touch, good food, music, and love that stays. People feel well near you. The price is a certain ease, which would sooner keep what it has than risk anything for more.',
  2: 'With Venus in Gemini, love begins with talk this year. You like people who make you laugh, enjoy variety, and have a light hand with all that is pleasant. Letters count for much. Someone who needs to hear the same words every day may find you hard to catch.',
  3: 'Venus in Cancer loves by taking care. This year you want closeness and a home that feels like one, and you give of yourself to those you count as your own. You are easily hurt, too. To be asked how you are is what you wish for, and you can also ask.',
  4: 'In Leo Venus likes love to show. You are generous this year, with presents, with praise and with your time, and you enjoy being admired in return. Affection gets a little festive. It may help to remember that the quiet ones love you as well.',
  5: 'Venus in Virgo shows love by small services. You notice what would help, and do it, and your taste this year is for what is simple and well made. You are hard to please with words. Someone who is loved by you would like to hear of it, now and then, without a correction.',
  6: 'Venus is in Libra, a sign of its own, and the year is made for two. You know how to please, you want things to be fair and beautiful, and as a rule you get on with partners of every kind. Saying no is what you have to practice.',
  7: 'With Venus in Scorpio, liking is not enough for you. From the few who matter to you, you want everything this year or nothing, and your love goes deep and keeps its secrets. Such bonds can change a life. A hurt is best spoken of while it is still small.',
  8: 'Venus in Sagittarius loves freedom, and people who come from elsewhere. This year pleasure has to do with travel, with ideas or with laughing loudly. You are open and kind. What makes you uneasy is a tie that counts the hours, and you had better say it before you leave.',
  9: 'In Capricorn Venus is careful. You give your heart slowly this year, to someone you can respect, and you mean it. Old friends and good quality please you most. Feeling is there under the good manners, and it is no loss of dignity to let it be seen.',
  10: 'Venus in Aquarius makes friends first. You like people this year for being unlike you, want love without chains, and would rather be equal than adored. Company in larger circles suits you. The one person who wants you to themselves may need an evening of it.',
  11: 'Venus is exalted in Pisces, and your heart is wide open this year. You love with sympathy, forgive a great deal, and are carried away by beauty. Much tenderness comes back. Before you rescue someone, make sure that they have asked for it.',
};

const mars: Signs[4] = {
  0: 'Mars is in its own sign, Aries, and you act without delay this year. Courage is there when you need it, and so is a short temper. Beginnings are your strong side. Finish one thing before you start the next, and you will have more to show for all that fire.',
  1: 'With Mars in Taurus, you work steadily and can’t be pushed. Strength comes slowly this year and lasts. You get things done that take patience, with your hands above all. Once angry you stay angry, so it is worth clearing up the small irritations.',
  2: 'Mars in Gemini fights with words and works on several things at once. You are quick this year, good in discussion, and restless when nothing happens. Your strength is divided among many errands. Choose two for the week, and the rest will be none the worse.',
  3: 'In Cancer Mars acts on feeling. You defend those you love this year, and work hardest for home and family. Anger comes out sideways, as a mood. It is better said in a sentence, to the person concerned, on the day it arises.',
  4: 'With Mars in Leo, you work hard this year for whatever bears your name, and others are glad to be led by someone who enjoys it. It is your pride that is easily hurt. If you are crossed, ask yourself what is really at stake before you answer.',
  5: 'With Mars in Virgo, you put your strength into good work. Where something can be improved you take all the time that it needs, and you are exact in how you go about it. The same eye makes you sharp with people. Leave alone what is good enough.',
  6: 'Mars in Libra acts with a view to somebody else. You fight for fairness this year, and you are at your best with a partner. Alone you hesitate. Being polite for too long ends in a scene that nobody expected, so disagree a little sooner.',
  7: 'Mars is strong in Scorpio, its own sign, and you do nothing by halves this year. You can wait, keep silent, and go on when others give up. You love and resent with equal strength. What you hold against someone uses up strength that could be put to better use.',
  8: 'In Sagittarius Mars is full of plans. You go far this year, in miles or in aims, and your faith in what you are doing carries others along. You dislike being held to details. Halfway through it somebody may ask what has become of one of them, and it is pleasant to have something to show.',
  9: 'Mars is exalted in Capricorn, so you know what your strength is for. You work toward something this year, step by step, and bear with what is unpleasant on the way. Results come. The people who help you would like to be asked, and thanked.',
  10: 'Mars in Aquarius acts on principle. You do things your own way this year, for a cause or with a group, and you are stubborn about freedom. New methods suit you. It irritates you to be told what to do, even where it is sound advice.',
  11: 'With Mars in Pisces, your strength comes in waves. You do most this year for something you believe in, or for somebody who needs it, and little on command. Going around an obstacle suits you better than going through it. On flat days rest without blaming yourself.',
};

const jupiter: Signs[5] = {
  0: 'Jupiter is in Aries, so you gain most this year by going first. You trust yourself more than usual, and something new may be started without asking anybody. Before you set off, find out who is going to do the dull part of it.',
  1: 'With Jupiter in Taurus, what grows this year grows slowly and can be held in the hand: savings, a garden, a skill, a body that is well looked after. Comfort increases. Only the habit of wanting more of it has to be watched.',
  2: 'Jupiter in Gemini widens the year by way of people, books and short trips. You learn quickly, make many acquaintances, and have more ideas than evenings. One subject followed to the end will be worth more than ten that were begun.',
  3: 'Jupiter is exalted in Cancer, and the good of the year is found near home. Family, land, a roof, or people who become a family to you give you confidence. You are generous with care. Leave others the chance to look after you.',
  4: 'Jupiter is in Leo, and you gain most this year by showing what you can do, by playing, and by giving with a warm hand. People like to see you enjoy yourself. Their applause is pleasant, and it should not decide what you do next.',
  5: 'With Jupiter in Virgo, you get ahead this year by better methods, regular work and being of use. Your days run more smoothly, a little at a time. It is easy to be so busy improving things that you enjoy none of them.',
  6: 'With Jupiter in Libra, the gains of the year come through others: a partner, an agreement, a mediator, a friend with taste. Fair dealing pays. You will be asked to be on everyone’s side, and you may decline.',
  7: 'With Jupiter in Scorpio, an honest talk about trust or shared money brings you further this year than anything easy. You can let go of what has been over for some time. What you learn about people in private, keep to yourself.',
  8: 'Jupiter is in Sagittarius, its own sign, and you want to see more of the world this year, on the road or in books. Hope is mostly well founded. You can make large plans. Look at the calendar before you promise anybody a part in them.',
  9: 'In Capricorn Jupiter is sober, and so is the growth of this year. Advancement comes by patience, by a good name, and by doing what you said you would. You expect less and get more of it. A little faith beyond the evidence would do no harm.',
  10: 'Jupiter in Aquarius opens the year toward friends, groups and new ideas. You do well where many people want the same thing, and where nobody minds how it was done before. Think also of the one person at home who prefers it the old way.',
  11: 'Jupiter is at home in Pisces, so you are kinder this year and people are kinder to you. Help may come from somebody whom you trusted without a reason. Art, rest and faith give you strength. How much you give away is for you to limit.',
};

const saturn: Signs[6] = {
  0: 'With Saturn in Aries, you may have to begin some things alone this year, before anybody encourages you. It takes more courage than usual to start, and each start makes the next one easier. What you began alone in earlier years shows that you can.',
  1: 'With Saturn in Taurus, the year is strict about means. You learn what you need and what you only have. Building slowly suits it, with money as with the body. Security that has been earned in this way can’t be talked away from you.',
  2: 'Saturn in Gemini asks you to think a thing through this year and to say exactly what you mean. Learning is work, and it stays with you. Promises in passing are held against you, so there should be few of them.',
  3: 'In Cancer Saturn is uneasy, and home or family takes longer than you would like this year. You may feel less looked after than you would like, and look after others all the same. What you put in order there gives you a place to stand.',
  4: 'With Saturn in Leo, you get less praise this year than you would like, and go on without it. In that way you may become really good at something. Pride makes it harder. On some days the work itself will be your pleasure.',
  5: 'Saturn in Virgo turns the year to duty in small things. Your tools, your health and your habits are gone over one by one. It is dry and it works. You are asked to be careful, and nobody asked you to be faultless.',
  6: 'Saturn is exalted in Libra, and bonds are taken in earnest this year. What is fair gets settled, in writing if need be, and a tie proves what it is worth. You do well by being just, to yourself included.',
  7: 'In Scorpio Saturn goes into what people would rather leave alone: debts, fears, old loyalties. It takes nerve this year to look at them, and you have it. What has been looked at loses most of its weight.',
  8: 'Saturn in Sagittarius examines what you believe. A conviction has to bear load this year, or it is given up. Studies are long and journeys have a purpose. You may end with fewer convictions, and be able to give your reasons for each.',
  9: 'With Saturn in Capricorn, its own sign, you can work for a long time this year toward something far off, and people respect you for what you do. They rely on you as well. Put your rest in the plan, like everything else.',
  10: 'Saturn rules Aquarius, and this year it asks what you owe to others and they to you. Friendships thin out and get firmer. A principle has to be lived and not only held. You may stand apart for a while, and whoever follows you there can be counted on.',
  11: 'Saturn in Pisces gives shape to what is hard to grasp. A sorrow can be worked through this year, a dream made into a practice, a kindness into a duty. Boundaries are what you have to learn. They protect the tenderness as well.',
};

export const inSign: Signs = { 0: sun, 1: moon, 2: mercury, 3: venus, 4: mars, 5: jupiter, 6: saturn };

export const retrograde: SolarReturnReadingCells['retrograde'] = {
  2: 'Mercury is retrograde on your birthday, though: an unfinished text, an old agreement or a conversation that broke off may wait for {day}, when it goes forward again.',
  3: 'But Venus is moving backward on your birthday, and until {day} somebody from the past, or something you used to love, may be more on your mind than anything new.',
  4: 'Mars is retrograde on your birthday, however, and goes forward on {day}; until then you hold back more than you push, and may go over an old quarrel in your mind.',
};
