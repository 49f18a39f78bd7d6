import type { Growing } from '../../../../report-catalogue.js';

export const jupiterInMonth: Growing = {
  1: [
    'Jupiter comes into your own sign, which it seldom does. Doors open more readily, people think well of you in advance, and your plans grow. Say clearly what you hope for, because others are ready to help and can only guess. The danger is in promising as freely as you hope. Choose two or three things to be larger in, and let the rest stay their size.',
  ],
  2: [
    'Means can grow, for Jupiter enters the house of money and skill. Offers come in, a price can be raised, and you have more confidence in what you can do. Spending grows at the same speed if you let it. Decide early how much of the increase is to be kept, and then enjoy the other part with a clear conscience.',
  ],
  3: [
    'Jupiter makes talk abundant. From now on you learn easily, are asked to write, teach or explain, and the neighborhood turns out to be full of interesting people. Take up a subject you can finish. With so many messages coming in, the courtesy that stands out is to answer one of them really well.',
  ],
  4: [
    'There is going to be more room at home, in one sense or another. Jupiter favors moving, extending, taking people in, or making peace with the family you come from. Begin with what would make everyday life more generous. A house can also become too large to be kept, so let comfort set the limit and not pride.',
  ],
  5: [
    'Joy is the gift of Jupiter in this house, and it is given with both hands. Love affairs, children, art and holidays prosper in the time to come, and you are braver about all of them. Make what you have always wanted to make. Only gambling should be left to people who can do without the money.',
  ],
  6: [
    'Work grows, and grows more friendly. Jupiter brings better tasks, good helpers and a chance to improve how you live from day to day. You will be asked to do more, since you do it cheerfully. Learn to say yes to the right half. Care taken now with sleep, food and movement repays you for years.',
  ],
  7: [
    'Other people bring you luck. Jupiter enters the house of partners, so allies, suitors, good advisers and fair opponents come your way, and what you do together succeeds more often than what you do alone. Be open to an offer from someone larger than you expected. Promise in writing what you mean to keep.',
  ],
  8: [
    'Trust grows, and so does what is shared. Under Jupiter help is easier to obtain, a debt can be arranged, and closeness has more room in it than before. Talk about the terms while everyone is in a good mood. What you understand now about loss, desire or dependence makes you freer than any sum.',
  ],
  9: [
    'Jupiter is in its element here. The year ahead is made for travel, study, publishing and large questions, and somebody is likely to offer you a place in all this. Apply for it. You will find it easy to be right in general; a little patience with particulars makes the difference between a view and knowledge.',
  ],
  10: [
    'Jupiter rises to the top of your solar chart, and with it your standing. Recognition comes, a better post may be offered, and you are trusted with something that shows. Take what fits the life you want. Success invites more tasks than one person can do well, and the art lies in choosing.',
  ],
  11: [
    'Friends multiply and hopes look possible. Jupiter in this house brings you together with people who share an aim, and at least one of them opens a door. Join what you believe in. You may be asked to serve on everything; give your time where you would also give your money.',
  ],
  12: [
    'Help comes quietly. Jupiter enters the house of rest, where it protects, heals and prepares, and you may notice it only by how well things turn out. It is a good time for retreat, for study and for kindness that nobody hears about. Let a plan ripen without showing it. It will be asked for soon enough.',
  ],
};

export const saturnInMonth: Growing = {
  1: [
    'Saturn comes into your own sign and takes you seriously. From now on you are asked to be clear about what you are, what you can carry and what you will no longer pretend. It can feel like weight at first. Take on one responsibility that you really want, and set down another that you took over out of politeness.',
  ],
  2: [
    'Money becomes a matter of patience. Saturn in this house may slow down income or simply make you count, and in the course of it you learn what is enough. Make a plan with modest figures and keep to it. What you build at this pace, whether savings or a skill, stays with you afterward.',
  ],
  3: [
    'Saturn asks you to weigh your words. Studies, papers and dealings with neighbors, brothers or sisters become more serious, and some of them harder. Choose one subject and learn it well. You may talk less than you used to and be listened to more, which is an exchange that most people make too late.',
  ],
  4: [
    'The foundations are inspected. With Saturn in the house of home, a building, a parent or your own past may need attention, and you carry more at home than others see. Repair what is underneath before you paint. A boundary drawn kindly within the family will be respected, though seldom on the first day.',
  ],
  5: [
    'Play has to prove itself. Saturn makes you choosy in love and strict with what you create, and children may bring duties along with joy. Practice a little every day, and affection too. What is only amusement falls away, and you find that what remains can be relied on to make you happy.',
  ],
  6: [
    'There is more work, and it wants to be done properly. Saturn in this house shows where a routine is badly built or a body is asked for too much. Cut out what is not needed before you try harder. Regular hours sound dull, and within a year they will have given you more freedom than any holiday.',
  ],
  7: [
    'Saturn tests what holds two people together. A bond may be made official, put on firmer terms, or ended because it rested on one pair of shoulders. Say what you can be counted on for. Those who stay after such a talk tend to stay for long, and you will know why you wanted them.',
  ],
  8: [
    'What is owed has to be faced. Saturn brings sobriety to shared money, to inheritances, and to the question of how far you dare depend on anyone. Put the figures in order, one folder at a time. Fear shrinks as soon as it has a number, and trust grows where both have seen the same page.',
  ],
  9: [
    'Convictions are examined. Under Saturn a course of study gets long, travel has a purpose, and you can no longer believe a thing because it sounds well. Set yourself one serious subject. Those who teach you now may be stern; they are also the ones whose certificate is worth having.',
  ],
  10: [
    'Responsibility comes to you at work, and so does scrutiny. Saturn rewards what has been built well in this house and lets the rest show its cracks. Do the dull part yourself for a time. A reputation made under these conditions does not need to be defended later.',
  ],
  11: [
    'Fewer friends, better known: that is Saturn’s way in this house. Some circles thin out, while others ask you to take on an office. Work for one aim that you would still stand by when you are older. Loneliness in between is no verdict on you. It is the time it takes to change company.',
  ],
  12: [
    'Saturn withdraws you from the front for a while. Old duties, old guilt and plain tiredness want to be dealt with in private, and one after the other they can be. Keep to a quiet routine, with enough sleep and somebody to talk to. You are clearing a site, and building comes next.',
  ],
};

export const uranusInMonth: Growing = {
  1: [
    'Uranus enters your own sign, as it does once in a lifetime, and you will not be predictable for the next years, least of all to yourself. Looks, manners, plans, the pace of your day: something you thought was fixed may change quickly. It is a liberation with some noise in it. Tell the people who live with you, so that they hear it from you first.',
  ],
  2: [
    'Ways of earning change. Under Uranus an income may come from an unusual side or stop and start, and you lose interest in owning for its own sake. Keep a reserve, and then dare an experiment. What you can do, more than what you have, is going to be your security in the years ahead.',
  ],
  3: [
    'Uranus electrifies your thinking. Ideas arrive at odd moments, contacts appear out of nowhere, and with brothers, sisters or neighbors there are surprises for years to come. Write things down at once. You may be ahead of your listeners, in which case one example helps more than a louder voice.',
  ],
  4: [
    'Little at home will stay as it was. Uranus in this house can mean moving, living differently from your parents, or a sudden freedom within the family. Not every upheaval has to be answered by another one. Ask what would make you feel free under your own roof, and alter that first.',
  ],
  5: [
    'Love and invention come unannounced. With Uranus here you fall for the unexpected, make things that surprise you, and find that children have a will of their own. Be truthful with anyone who is hoping for constancy. What you create in these years may be unlike everything you did before.',
  ],
  6: [
    'The daily routine will not stay as it is. Uranus changes jobs, hours or methods, and your nerves tell you at once what no longer suits. Arrange for as much freedom as the work allows. A new technique can spare you half the effort, provided you give up the old one when you have learned it.',
  ],
  7: [
    'Through other people your life takes unexpected turns. Uranus brings unusual partners, or a wish for air in an existing bond, on one side or on both. Agreements with room in them will last. If somebody leaves suddenly or arrives suddenly, take your time before you say what it means.',
  ],
  8: [
    'Old dependencies come loose. Uranus in the house of what is shared can change joint money overnight, or free you of a fear that you had thought part of your nature. Keep papers in order so that surprises find you ready. Closeness grows by frankness in these years more than by promises.',
  ],
  9: [
    'Your beliefs are in for a shaking up. Uranus favors unplanned journeys, new fields of study and teachers who ask awkward questions. Follow one that really interests you. It is possible to change your mind in public without losing face, and you may be admired for the way you do it.',
  ],
  10: [
    'A career need not go in a straight line, and Uranus sees to it that yours will not. Sudden chances, changes of boss, or the wish to work for yourself belong to the coming years. Keep your skills up to date and your obligations light. What looks like a break may be the beginning of your real field.',
  ],
  11: [
    'New people come into your life, and some old ones go. Uranus is fond of this house: you meet those who think as you will one day. Join them, but keep your own head. A hope that you gave up as unrealistic may become simple because the world around it has changed.',
  ],
  12: [
    'The change begins inside. Uranus in the house of solitude sends sudden insights, strange dreams, and a wish to be rid of something that you cannot yet name. There is no need to act on it at once. Give yourself quiet, and the knot will open by itself in an unguarded hour.',
  ],
};

export const neptuneInMonth: Growing = {
  1: [
    'Neptune comes into your own sign, and the outline of who you are grows softer. You are more open, more easily moved, and for some years harder to pin down, also for yourself. It can make an artist of you, or a helper. Keep a few plain habits and one honest friend, so that you always know where you end and others begin.',
  ],
  2: [
    'Neptune makes money vague and gives other things a shine. You may earn by imagination or by helping, and care less than you should about what it brings. Keep accounts in a simple form, every week. What you value is changing, and in time you will want to be paid in a different coin.',
  ],
  3: [
    'Words take on color. Under Neptune you write, listen and imagine better than you calculate, and messages can be lovely and inexact. Ask twice where facts matter. With brothers, sisters or neighbors an old distance may dissolve in a way that nobody planned, simply because you have become a better listener.',
  ],
  4: [
    'Longing has to do with home for some years now. Neptune in the house of family idealizes the past or lets its walls grow thin, and you may give shelter to more than one lost soul. See to the damp places, in the building too. A house is blessed by this visitor if somebody still locks the door.',
  ],
  5: [
    'Romance and imagination are large, and facts are small. Neptune brings inspired love and inspired work to this house, and it can also make you adore somebody whom you have invented. Paint it, write it, sing it. Children and beginners sense what you mean before you have said it.',
  ],
  6: [
    'The working day loses its sharp edges. Neptune wants service with meaning and grows tired quickly of anything else, so hours may slip and duties run into one another. Choose work that helps somebody you can see. Rest before you are exhausted, for your strength gives less warning than it used to.',
  ],
  7: [
    'You look for something higher in other people. With Neptune in the house of partners you may find a great love, a patient or a mirage, and from close by they look alike at first. Love generously and check the facts of daily life. Forgiveness comes easily to you now; clarity will have to be asked for.',
  ],
  8: [
    'Borders dissolve where you trust. Neptune deepens closeness and blurs joint finances, so let feeling flow and have the contracts read by somebody sober. A grief or fear that you have carried for long may simply become lighter. Nobody can say how that happens, and it does.',
  ],
  9: [
    'Faith, in some form, becomes important. Neptune in the house of far horizons sends you dreams of other places and teachers you might follow too readily. Travel with an open heart and a return ticket. What you come to believe should make you kinder in ordinary life, which is a simple test.',
  ],
  10: [
    'What you are for is a question that cannot be answered with a title any more. Neptune in the house of career favors art, care and everything done out of conviction, and makes plain ambition feel hollow. Let people know what you do and do not do. Rumor fills any gap you leave.',
  ],
  11: [
    'You dream together with others. Neptune draws you to groups that want to heal, make music or change the world, and some friendships become close to sacred. See who does the washing up. An ideal that survives a dull committee meeting is worth your years.',
  ],
  12: [
    'Neptune is at home in the house of silence. For years to come you will be receptive, dreamy, in need of retreat, and closer than others to what cannot be said. Music, prayer, sleep and the sea are good for you. Keep one window open to the street, so that you are not the only witness of your thoughts.',
  ],
};

export const plutoInMonth: Growing = {
  1: [
    'Pluto enters your own sign, to stay for many years, and something in you means business. You see through pretenses, your own included, and want to live from what is true. Others may feel your intensity before you do. Use the power to change what you can answer for, and be gentle with those who need more time.',
  ],
  2: [
    'What gives you security changes at the root. Pluto in the house of means may take away an old source of income and lay bare a talent that was never used. It goes slowly and thoroughly. Ask what you would still be worth without any of it; the answer is what you will build on.',
  ],
  3: [
    'Your words gain weight, and can wound or heal. Pluto makes you look for what is behind a sentence, in talk with brothers, sisters and neighbors above all. Find out, but do not interrogate. What you learn in these years changes how you think, down to the way you ask a question.',
  ],
  4: [
    'Pluto goes down to the roots. Family secrets, old power at home, the ground you live on: all this will be turned over in the years ahead, piece by piece. You can end something that has been handed down for generations. Begin with what happens in your own rooms, where you have a say.',
  ],
  5: [
    'Love and creation become a serious matter. With Pluto here you do nothing by halves: a passion can transform you, and so can a work or a child. Give yourself to it without trying to own it. Power games in affection are tempting, and they spoil exactly what you want.',
  ],
  6: [
    'Work and health habits will be changed from the ground up. Pluto in this house has no patience with what merely goes on, and may use a crisis to say so. Start before you have to. Strip the day to what is needed, and you will be surprised by how much strength comes back.',
  ],
  7: [
    'Relations with others go deep. Pluto brings powerful people and decisive meetings to the house of partners, and bonds that were only convenient may not survive it. With anyone close to you, notice who is in charge, and say so aloud. What remains after that is a trust that can bear anything.',
  ],
  8: [
    'Pluto is on its own ground here, among debts, desires, endings and everything that people share in silence. In the years to come you will look at them without flinching. Settle what can be settled. There is great strength in having nothing left that somebody could hold over you.',
  ],
  9: [
    'What you believe is going to be taken apart and put together again. Under Pluto a journey, a teacher or a study can change the course of your life, and opinions become a question of power. Be suspicious of anyone who is quite sure. The piece that holds will be your own.',
  ],
  10: [
    'Your place in the world is to be won anew. Pluto at the top of your solar chart brings contact with power, your own or others’, and can end one career to make room for another. Keep your hands clean. What you want to have done in twenty years is the question to steer by.',
  ],
  11: [
    'The company you keep is being renewed. Pluto ends alliances that rest on habit and leads you to people with a purpose, some of them formidable. Belong, but keep the right to say no. A hope that is strong enough to survive all this will shape the years after it.',
  ],
  12: [
    'Pluto works out of sight, among what you have put away. Old fears come up to be looked at, a few at a time, and each of them gives back some of the strength that it cost to keep them down. You need not do this alone. Silence helps, and so does a person who knows the territory.',
  ],
};
