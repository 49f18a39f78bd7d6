import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryRetrograde: ByHouseWordings = {
  1: [
    'The picture you give of yourself may be out of date. You have some weeks to think about what has changed, and need not announce anything yet. Old friends can tell you how they see it.',
    'Your mind is turned inward and overlooks what lies in front of it. That is good for a second look at something you began too fast. Leave a little time between errands.',
    'Someone may remind you of a remark that you made long ago, and that sounds different now. Talk it over with them. First impressions can still be corrected.',
  ],
  2: [
    'Old money matters return: an invoice never sent, a deposit never claimed. Follow them up politely. New purchases can wait until the figures agree.',
    'Repair before you replace, and keep the receipt for anything that you do buy. What seemed a bargain may have to go back. It is no shame to ask for the money.',
    'A rate that you settled long ago deserves to be reconsidered, slowly and with somebody who knows your trade. Announce the new one only when you have thought it over more than once.',
  ],
  3: [
    'A message may go to the wrong person, or be read in the wrong tone. An apology is enough to mend it. What really matters is better said by voice in these weeks.',
    'People you used to know may come to mind, or get in touch. It is worth answering. For everything else allow more time than usual, on the road above all.',
    'Go over an old agreement with somebody nearby, on the spot where it applies. You may find that each meant something else. Study prefers revision to fresh chapters for a while.',
  ],
  4: [
    'Old things at home may turn up while you are looking for something else, and bring memories with them. Plans to move or to rebuild are better thought over for a while than carried out.',
    'Relatives may tell an old story again, not quite as you remember it. Listen before you correct it. At a distance it is easier to be fair to everyone.',
    'Leave a change at home as it is for now, and find out what each person wanted from it in the first place. Some of them may have wanted something quite different.',
  ],
  5: [
    'Somebody you once loved may write to you, or simply cross your mind. Remember how it ended as well as how it began, and answer kindly without making any promise.',
    'Something you once made and put away proves better than you thought. Go through it without changing a word. With somebody new you can take your time.',
    'Pleasures that you had given up may attract you again. Something that somebody dear to you once tried to tell you could reach you this time.',
  ],
  6: [
    'Schedules and machines want patience. Keep copies of what must not be lost, and confirm appointments beforehand. Older work can be cleared up meanwhile.',
    'An instruction of yours may have been followed exactly, and been wrong. If you say so yourself, nobody will hold it against you, and two of you soon find the mistake.',
    'The daily round shows you where time is lost, for instance by answering the same question again and again. Change one small thing. Larger reforms would probably have to be done over.',
  ],
  7: [
    'An old contract or promise deserves to be gone over together, point by point. It was perhaps never understood in the same way on both sides. A question is no sign of distrust.',
    'Both of you may agree and mean different things by it, so ask what the other has in mind. An old argument shrinks as soon as each of you tries to speak for the opposite side.',
    'Somebody you parted from, in business or in love, may get in touch. Meet them briefly and on neutral ground. What went unsaid can be said, and nothing need be decided.',
  ],
  8: [
    'Your figures and another person’s may not agree. Go down both columns together, good-humoredly. Any new arrangement of that kind should wait until they do.',
    'A confidence that was only half explained may lead to questions. Answer them one at a time. Trust can grow in this way, provided that no accusations are made.',
    'What you put off for later may become due, such as a form, a debt or something borrowed. It is better to see to it in person, even if that is a little awkward.',
  ],
  9: [
    'Check every ticket, rule and opening hour, and keep your plans changeable. A delay may show you something that you would otherwise have missed.',
    'A teacher or an opponent may have had a point after all. Write and say so, however late. You may change your mind on more than one point in these weeks.',
    'Something you handed in may come back with remarks, and some of them are right. Take those seriously, leave the others alone, and send in the new version without hurry.',
  ],
  10: [
    'Mistakes slip in easily where your name stands under them. Corrected in one line they do you no harm. Have a colleague read important things before a superior does.',
    'You meet somebody you used to work for, in person or in thought. Ask what they would have changed. Their answer may show you what you could leave off.',
    'People have a picture of you at work that no longer fits. Think over how you would like to be presented before you begin to correct it.',
  ],
  11: [
    'Dates among friends are easily confused, and half of them may have understood something else. If you take it upon yourself to ask everyone, the plan can still be saved.',
    'Somebody may have dropped out of your circle without anyone speaking of it. Send that friend a plain message. They may be hoping to be missed.',
    'Hopes that you once had are mentioned again, by a friend or in your own thoughts. Some no longer suit you, and you can let them go. The others deserve a second attempt.',
  ],
  12: [
    'Your thoughts, and perhaps your dreams, go over the past. Give yourself some quiet time for it. After a short night, do the important things later in the day.',
    'You may understand only now what somebody meant, long after it was said. They do not expect an answer today. Think it over in private, and reply when you are ready.',
    'Unfinished business becomes clearer when you are alone, so keep some hours free of talk. One matter at a time is enough.',
  ],
};

export const mercuryDirect: ByHouseWordings = {
  1: [
    'What you have worked out about yourself can be told now, to one person first. The others may hear it in a shorter version.',
    'A plan that you kept rewriting can be begun. The first steps may be uncertain for a few days. Others may tell you that it suits you before you believe it yourself.',
  ],
  2: [
    'Open accounts can be settled, and a price that you have been turning over can be named. A figure that came out the same each time may be trusted.',
    'After weeks of thinking you know which purchase you still want. The other wishes have gone, and that is money saved.',
  ],
  3: [
    'Several replies may come at once, some with an apology. A visit nearby that you put off is easily made up for.',
    'Somebody you kept missing can be reached again. Repeat the main point before you end the talk, as it takes some days until everyone is clear.',
  ],
  4: [
    'An answer about your home may come at last, and those who live there may find that they want much the same. Decisions are easier now.',
    'The person you live with may finally mention what has been on their mind for weeks. It should be taken seriously, even if it comes out as a joke.',
  ],
  5: [
    'The right words come to you, some weeks after they were wanted. They can still be said, and the plain ones will please most.',
    'Something half made turns out to have all its pieces. A romance that stopped in the middle can go on, or come to a friendly end.',
  ],
  6: [
    'The routine that held up during the confusion deserves to be kept, and shown to a colleague. Everything that was only makeshift can go.',
    'Errands and appointments fall back into their order. A repair that you postponed can be seen to, and the work becomes easier for it.',
  ],
  7: [
    'Both sides mean the same thing by the same sentence again. Put it in writing while that lasts, and keep it short.',
    'Most of what you asked for in an agreement can be had. Leave the other side something that they care about; you may need the goodwill.',
  ],
  8: [
    'A missing paper or figure may turn up, and a shared account can be closed. Thanks that are owed may be brief and warm.',
    'A question that you asked some time ago is likely to be answered. Candor comes more naturally after that, on both sides.',
  ],
  9: [
    'The way is clear for an application or a journey, with all that the delay has taught you. Somebody whom you never met may have helped more than you know.',
    'A lesson that you only half heard makes sense now. You are surer of your opinions for having doubted them, and can discuss them again.',
  ],
  10: [
    'A meeting that was put off can take place, and may be short. Superiors have been thinking as well, so listen first to what has changed.',
    'An announcement can go out at last. Read it once more, and make sure that whoever covered for you is named in it.',
  ],
  11: [
    'The group can agree on a date again, and plans go forward. A friend whom you misread is easily won back by being asked along.',
    'An invitation or a message that went astray may turn up in time. Go, and make your peace with somebody on the way.',
  ],
  12: [
    'A name or a fact you had forgotten comes to mind, and perhaps it settles an old question. What you have sorted out alone may now be told to one patient listener.',
    'Of all the thoughts of these withdrawn weeks two or three are worth keeping. The others have done their work and may be forgotten.',
  ],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'You are not quite content with how you look or how you come across. Change nothing drastic for now. It may turn out that your taste is changing, and that takes some weeks.',
    'Compliments please you less than usual. Before you spend on your appearance, wear what you own and see which of it still feels like yours.',
  ],
  2: [
    'A purchase that seemed worth it may look dear now, and you may be fonder of something cheap. Sleep on each new wish, and put off anything large.',
    'Gifts and prices want a second look, including what you spend to cheer yourself up. Go through your cupboards before you add to them, and return what can be returned.',
  ],
  3: [
    'Somebody near you may be waiting for a thank-you, or you may be. It can still be said, short and late as it is, and does both of you good.',
    'Politeness with people nearby rings a shade hollow after some small slight. Own up to your half of it, and praise only what you mean.',
  ],
  4: [
    'The comfort of home needs looking after, and a relative whom you stopped visiting may be on your mind. Call there. New furniture and paint can wait.',
    'Rooms and habits that once pleased everybody please nobody now. Live with them a little longer, and ask each person what they enjoy at home.',
  ],
  5: [
    'Somebody you were fond of may write, or a song may do it for them. Enjoy the memory, and promise nothing while it is this sweet.',
    'Flirting turns awkward and old pleasures call. Take up one that you dropped years ago, and let anybody new come closer at their own pace.',
  ],
  6: [
    'Courtesy among colleagues has worn thin, or costs you more than it should. If it is strained with one person above all, a friendly word in private may help.',
    'Some of your tasks no longer please you, and you may be staying friendly at your own expense. Note which, and leave one favor undone.',
  ],
  7: [
    'An old partner may return, or an old question about the present one. Nothing need be decided yet. Say what you still like in each other, and what you only put up with.',
    'Consideration can go so far that nobody says what they want. Confess one plain preference, and ask for one. Comparisons with other people are best left unspoken.',
  ],
  8: [
    'Who paid, who waited, who gave in: such accounts come up between you. Talk about one of them kindly, and leave any merging of money until it is settled.',
    'Desire may cool for a time, which shows what was given freely and what was traded. Find out what would feel fair, before you want more.',
  ],
  9: [
    'You may have thought a little too well of a place far away, or of someone from there. Go back to a place you know rather than to a new one, and book nothing yet.',
    'Enthusiasm for a teacher, a course or a country cools a little. Wait before you sign up again, and remember what it was that first attracted you.',
  ],
  10: [
    'Charm has carried part of your work, and now it carries less. Let the work speak in one case, and ask somebody exacting which part of it is good.',
    'Praise from above may fail to come, or fail to please you. Put off changes of title or image, and do a thankless part of the job well.',
  ],
  11: [
    'Among your friends there is one you miss and another you are weary of. Write to the first. Invitations from the rest can be declined politely for a while.',
    'A friend with whom there was a coolness may turn up. Meet them for a short hour, without going over everything, and see if you enjoy it.',
  ],
  12: [
    'An affection that you never told anyone about is awake once more. Give it some room in your thoughts, and say nothing in haste.',
    'Tenderness for somebody absent makes you shy of company. Grant yourself an evening alone with it. In the morning it will be easier to tell longing from love.',
  ],
};

export const venusDirect: ByHouseWordings = {
  1: [
    'Whatever kept its appeal through the doubting suits you. Wear it, say yes to an invitation, and let the first compliment stand without correcting it.',
    'Ease comes back into your manner. Now is the moment for a haircut, a photograph or a meeting that you put off until you felt presentable.',
  ],
  2: [
    'One of your wishes has outlasted your second thoughts, and may be granted at a price you have checked. The others no longer tempt you.',
    'Buying and selling make sense once more. Settle on one good thing, and give what you no longer care for to somebody who does.',
  ],
  3: [
    'If there was a chill between you and a relative or somebody next door, it is over as soon as one of you says something ordinary. Suggest coffee.',
    'The note you could not find the tone for almost writes itself. Send it, and accept kind words from others without waving them away.',
  ],
  4: [
    'Plans for comfort at home can go ahead, now that everybody knows what they like. It is also easier to invite the relative you had been avoiding.',
    'Old hurts in the household lose their edge, and someone may make the first gesture. Answer it kindly, and do not go over the whole story again.',
  ],
  5: [
    'Ask out the person you like, or your partner, as if for the first time. What you make for pleasure wants to be shown as well.',
    'Flirting is light once more, and old romances can be left where they belong. Say yes to the next dance, game or play that you are asked to.',
  ],
  6: [
    'Somebody may thank you, or do you a small favor, and the day goes better for it. Pass it on, and drop the courtesy that you only did from fear.',
    'The tone among colleagues improves. Ask for the pleasanter part of a task while it lasts, and make up with whoever was short with you.',
  ],
  7: [
    'What you have decided to want from the other person can be said now, and they are likely to have an answer ready. Begin with what you will keep.',
    'After so much weighing an agreement comes quite simply. Seal it with one practical promise, about time or money or who cooks.',
  ],
  8: [
    'Giving and owing have been sorted out well enough to be generous. Offer the next thing first, and then forget about it.',
    'Closeness returns where it had been careful. Say tenderly what you still wish for, and settle whatever sum was left between you.',
  ],
  9: [
    'By now you know which longing was for the place itself and which was for getting away. Book the first kind, and take somebody along.',
    'A friendship or a love at some distance may warm up. Visit, or invite them, and let the theory of it rest.',
  ],
  10: [
    'Someone who was hard to please may agree at last. Show the piece of work you improved in the meantime, and name those who helped.',
    'Your kind manner counts once more with the people who decide. Ask them for the thing you held back, in one sentence.',
  ],
  11: [
    'Those you chose to keep are glad of you. Accept the next invitation, bring something, and skip the explanation of where you have been.',
    'An argument in your circle may be forgotten as soon as you do something pleasant together. A proposal from you would be welcome.',
  ],
  12: [
    'A private feeling wants to be told, or to be let go. You will know which when you imagine telling it. Act on that.',
    'Longing has lost most of its ache by now. Do something lovely for yourself alone, and forgive the person who never noticed.',
  ],
};

export const marsRetrograde: ByHouseWordings = {
  1: [
    'Pushing does not get you far in these weeks. Do less at once, rest before you are forced to, and leave every quarrel that is only about going first.',
    'Impatience with yourself is the hard part. Take up something you began earlier and dropped, in short bouts, and start nothing new in a temper.',
  ],
  2: [
    'A dispute about pay or property may drag on. Ask firmly for what is owed to you, once, and buy nothing merely to win.',
    'Extra hours bring in less than they should. Look after what you have, collect what you lent, and keep clear of bidding against anybody.',
  ],
  3: [
    'Hot replies are best left unsent. Take the one quarrel that matters on a walk with the person concerned, and leave the last word to them.',
    'Traffic, tone and other people’s slowness annoy you more than they deserve. Say your one complaint calmly, and let the smaller ones go by.',
  ],
  4: [
    'Repairs stall and tempers with them. Settle one old grievance about rooms or chores with those at home, and put off anything that makes dust.',
    'Somebody may be angry about a thing that happened long ago. Find out what, without answering in kind; the fixing can come later.',
  ],
  5: [
    'Pressing harder does not help, with a lover, a child or an unfinished work. Go back to practice, and play something that nobody can lose.',
    'Something has become a competition that was meant for fun. Step out of one such contest, and use the heat for a hard rehearsal.',
  ],
  6: [
    'Speed makes mistakes that have to be mended. Cut the list by a third, see to your tools, and tell a colleague early what will be late.',
    'Overwork or a smoldering complaint wears you down. Write the complaint out, keep it for a week, and do the next job slowly and once.',
  ],
  7: [
    'An argument you thought was won is not over. Hear their side of it again, one point at a time, and decline to be provoked in between.',
    'One of you may be spoiling for a fight. Ask how the last one began, and leave out that sentence.',
  ],
  8: [
    'Resentment over who pays, or who wants whom, is better talked about than acted out. Set no ultimatum. Bring up one item, and pause there.',
    'An old injustice about money or closeness still burns. First let a friend you trust hear the story, and confront nobody until then.',
  ],
  9: [
    'Plans meet one obstacle after another, and so do your opinions. Turn back to the weak part of either, mend it, and let others pass you.',
    'Without noticing you preach to people who had agreed. Lower your voice, check your facts, and ask what the journey was meant for.',
  ],
  10: [
    'A rival may gain on you, or a superior may say no. Finish what you left undone there before you try the next step, and keep your anger off the record.',
    'If you push to get ahead, people dig in. Put right one old matter at work, quietly, with whoever remembers it best.',
  ],
  11: [
    'The group pulls in several directions, and shouting would be easy. Drop back for a while, carry your share, and talk to the friend you keep clashing with.',
    'Friends may hesitate over something that was decided. Do not drive them. Find out who was overruled the last time, and hear that person.',
  ],
  12: [
    'Tiredness without much work may be anger without any words. Put all of it on paper, for your own eyes.',
    'An old defeat works in you. Physical work or sport is the best use for the strength in it, and afterward you may see the matter more calmly.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: [
    'Drive comes back, and a little of it is enough at first, because it overshoots in the early days. The challenge that you had to leave is waiting, and finds you better prepared.',
    'You move faster without having decided to. What held you up in the slow weeks can be cleared away before something new is begun.',
  ],
  2: [
    'The earnings that you planned while things were stuck can be gone after. One calm question about a price or a raise does more than a long argument.',
    'Half-finished work can be completed, and late payers can be spoken to in person. A friendly manner and a fixed sum go well together.',
  ],
  3: [
    'Words that have been held back so long come out short, to everyone’s benefit. If there was a quarrel, the first word about your share of it could be yours.',
    'Your point gets through now, so one time is enough. Errands that have waited for weeks may all be done in a morning.',
  ],
  4: [
    'Work at home goes ahead with some force, so everyone there should know what is coming. Rooms may be changed; other people’s opinions had better be left alone.',
    'Energy for the heavy work at home is back. A claim to some room of your own can be made with a smile.',
  ],
  5: [
    'The appetite for play returns, and a courtship that had stalled can be taken up in the open. Losing with good grace is attractive, too.',
    'What you have practiced in private makes you bolder than you look. To be turned down in the open is better than never to have asked.',
  ],
  6: [
    'Work that has lain for months can be done within days. Those who work with you follow your pace, so choose one that they can keep up.',
    'The backlog is best taken from its heaviest end, for some hours and not for a whole day. The momentum will still be there tomorrow.',
  ],
  7: [
    'You can say plainly what you want, and then wait for the answer. After so long a dispute any task that takes two is a kind of peace.',
    'Being direct clears more air between you now than tact did. Stop when the point has been made, and stay friendly.',
  ],
  8: [
    'Closeness is warmer for having waited, and the question of who owes what gets easier. Give your part first, and then ask for theirs.',
    'Passion and common plans point in one direction again, once the sore point has been named. It can be settled before either of you goes any further.',
  ],
  9: [
    'You can set out, or bring forward the case that you have rebuilt. The steepest part comes early, so some strength should be kept for it.',
    'What you have argued for so long is within reach. Go a little slower for those who do not share your certainty yet.',
  ],
  10: [
    'Ambition is awake again, and your goal can be stated to the person who can say yes. You may laugh together about how long it took.',
    'There are fewer rivals than you feared. A move made in the open, with a result that others can measure, has the best chances.',
  ],
  11: [
    'While you held back, the others managed without you, so your place has to be earned. Taking on the unpopular task is the quickest way.',
    'A common plan moves once several people push at the same time. Allies who doubted you are won back by work rather than by words.',
  ],
  12: [
    'Some of your strength comes back, and part of it is your own temper, which can be put to use. Something that you have avoided may be done in ten hard minutes.',
    'Your courage comes back by itself. It can be tried first on something small and private, before it has to meet people.',
  ],
};

export const jupiterRetrograde: ByHouseWordings = {
  1: [
    'Promises made in high spirits deserve another look, those to yourself included. Keep those which you would still make today.',
    'After a time of saying yes to everything, a smaller yes is possible. You may find how little has to be announced, and how much time comes back.',
  ],
  2: [
    'What you have already is worth looking through before you add to it. An ability of yours may be lying unused as well.',
    'Having enough becomes a matter of noticing for a while. It might be useful to write down what has come to you in the past year, and what you did with it.',
  ],
  3: [
    'Appointments and promises can be reduced to those you really mean to keep. Some course of study that you began with enthusiasm deserves a second start.',
    'Of the many subjects that interest you, one or two are enough for now. What you half know, and have told everyone about, would reward some study.',
  ],
  4: [
    'A dream of a bigger life at home can be compared with the life you lead there. Much of it turns out to be about the people you like to have around you.',
    'Hospitality can be made smaller and warmer. A long table with the right people gives more joy than a full house.',
  ],
  5: [
    'For a time you may enjoy small company more than large. You might return to a talent that you once promised too much of, and practice it for love.',
    'Among so many pleasures, some please you more than others, and it is worth knowing which. The rest of the program can be dropped without regret.',
  ],
  6: [
    'More work may have been taken on than a week can hold. One duty after another can be given back, until there is room for a proper meal in the middle of the day.',
    'Good intentions have filled the calendar to the edge. Each hour that comes free may stay free for a while, and what has been begun can be finished.',
  ],
  7: [
    'Two people once had high hopes of each other, and can look at them again with a clear head. The goodwill is real; the rest may be made smaller.',
    'Each of you may have tried to impress the other. It is a relief to stop, and to give credit for everything that has merely turned out well.',
  ],
  8: [
    'Other people’s generosity asks for some thought. What you were given or lent, trust included, can be answered in kind, beginning with whoever has never mentioned it.',
    'Confidence in what others will contribute may have gone rather far. An arrangement that would hold even in a lean month lets everyone relax.',
  ],
  9: [
    'The teacher or author whom you quote most is worth reading again, with your own experience beside it. A rest from convincing others does you good.',
    'A long plan may need a pause in which you look back rather than ahead. Some of what you meant to see or study can be left out without loss.',
  ],
  10: [
    'Reputation has grown a little faster than what stands behind it. The gap can be closed by practice, by thanks and perhaps by an apology.',
    'What you announced and what you have done are some way apart. There is time for the second to catch up, and no need for further announcements.',
  ],
  11: [
    'In a large circle only a few may really be of help. These deserve to hear from you, and your hopes deserve a size at which one can begin.',
    'Goodwill among friends is wide and a little shallow for now. One cause is enough, with something definite to do in it.',
  ],
  12: [
    'Faith is a private matter for you at present and grows best without discussion. Some old slight, which no one else remembers, may be forgotten.',
    'Others may have protected or helped you more often than you noticed. Thanks given quietly do as much good to the person who gives them.',
  ],
};

export const jupiterDirect: ByHouseWordings = {
  1: [
    'Offers can be accepted again, at a size that you have thought about. You come to them better prepared than you were some months ago.',
    'An enterprise that you made smaller in the meantime can go out into the world. It needs no advertisement; one person after another will do.',
  ],
  2: [
    'Skills that you are paid for can be widened, with a little time every day. What grows modestly now will probably stay.',
    'Something that you gave or lent may come back in a better form. You can offer your abilities a little more boldly than last time.',
  ],
  3: [
    'The idea that you have trimmed in silence may be told at full length. It gains if the listener is allowed to interrupt.',
    'New acquaintances widen your circle of talk, and one of them might know the teacher you were looking for. Your good stories will have fresh ears.',
  ],
  4: [
    'Months of thinking have shown what your home can hold, and one more person may fit in. Agree beforehand on how you will live together.',
    'What you have prepared at home, an extension or a reconciliation, may be ready. Those who were difficult could be invited as well.',
  ],
  5: [
    'There is room for pleasure again, for romance, for children or for something you make. Promise only as much of your time as you can give.',
    'Courage is answered better than caution at present. An evening for somebody you like, or for a work of your own, would be well spent.',
  ],
  6: [
    'Help with the work may be on its way and will need some explaining. You can take on more, now that you know your measure.',
    'A larger share of work no longer weighs so much. A part of the time that you gain should be for rest.',
  ],
  7: [
    'Between two people goodwill has ripened into something to agree on. Offer slightly more than half, and see what comes back.',
    'What was grand and vague between you becomes definite. If the other side makes it easy for you, answer in the same spirit.',
  ],
  8: [
    'Somebody may be ready to share a burden, or to say how things stand. Trust grows by small amounts, and you could make the next one.',
    'You may learn that somebody has believed in you. It does good to tell them what that has made possible.',
  ],
  9: [
    'The course, the work or the journey that you have weighed can be begun. Your months of doubt are an advantage, as you know the best objection already.',
    'An opinion has turned into something closer to understanding. It can be taught now, with humor, or taken to the place it comes from.',
  ],
  10: [
    'Someone whom you once helped may speak well of you. Propose the larger task that you have prepared for while that is remembered.',
    'Standing that has grown out of view begins to be seen. You may move forward when you are asked, and say a good word for a competitor.',
  ],
  11: [
    'The friends who come along now are those you chose with care. A common plan can be put to the vote, and has good chances.',
    'Ideas pass from one friend to the next, and credit can be shared freely. Among the newcomers there may be a real friend, probably a quiet one.',
  ],
  12: [
    'A kindness may have come to you without a name on it. It can be passed on in the same way, and the trust behind it grows.',
    'There is more confidence in you than you remember. It could be used for forgiving somebody, and after that you will sleep well.',
  ],
};

export const saturnRetrograde: ByHouseWordings = {
  1: [
    'Some of the strictness you show yourself was taken over from other people. Pick one rule you live by and ask who made it. Keep it only if you would make it today.',
    'Duties that you carry out of pride can be told from those that are needed. Take this slowly, and put one of the first kind down.',
  ],
  2: [
    'Thrift that no longer serves you, and spending that never did, both come to light. Work out anew how much is enough, in writing.',
    'An old fear of going short may be doing your sums for you. Do one of them again in today’s figures, and see what it says.',
  ],
  3: [
    'Perhaps a promise, an explanation or a course of study was left half done. Go back to it in small regular portions, and weigh each sentence you owe somebody.',
    'Speaking may feel heavy, because more depends on it. Say less, mean it, and finish one letter that should have been finished long ago.',
  ],
  4: [
    'Something you do for the family may go on from habit alone. Find out whether it is still wanted, and share it out if it is.',
    'Weak spots in the household show, in a wall or in an arrangement. Look at them calmly, mark what is urgent, and leave the rest on a list.',
  ],
  5: [
    'Pleasure has been made to wait for duty, and may have been waiting too long. Give it a fixed hour, and let nobody grade what you do in it.',
    'A shyness about love, or about showing what you make, has an old cause. Remember where it began. That alone takes something of its weight.',
  ],
  6: [
    'A working day cannot hold all that has been agreed to. Ask of each standing task who needs it, and let one that nobody misses run out.',
    'The same thing may go wrong in the same place, in a tool, a plan or your back. Change how the work is arranged before you take on any more.',
  ],
  7: [
    'Some promise between you is kept out of habit alone. Talk it through without hurry. What both of you would promise again will be the firmer for it.',
    'It is felt more plainly who carries whom, and in what. It is worth saying so in a calm hour, without expecting a quick answer.',
  ],
  8: [
    'What you owe to somebody who stood by you was never put in writing. Think about how to honor it, and about which old claim you could let go.',
    'Leaning on another person’s means, or on their good opinion, is worth a sober look. Do one thing without it, and see how well you stand.',
  ],
  9: [
    'Some of what you like to quote you never quite studied. Go back and learn one of them properly. Applications and permits may be slow, and there is time.',
    'A doubt about something you took for certain is useful. Pursue it as far as it goes before you defend the old view or buy a new one.',
  ],
  10: [
    'A task you took on to please somebody may not be yours. Find out what your position really asks of you, and answer for one old omission before anyone brings it up.',
    'Titles hold less than you hoped, and plain work holds more. Check what you are answerable for, and hand back whatever is only for show.',
  ],
  11: [
    'Some lists and groups still have your name, and mean little to you. Leave one of them politely, and give the time to two friends who are loyal.',
    'A shared aim has to be cut down to what people will really do. Count only those who have kept their word before, and plan with them.',
  ],
  12: [
    'Perhaps you are serving a sentence that nobody passed. Go through one old self-reproach as a fair judge would, with the facts, and see what remains.',
    'Being alone brings up what you think you ought to have done. Write one such thing down. Make good what can be made good, and strike out the rest.',
  ],
};

export const saturnDirect: ByHouseWordings = {
  1: [
    'Take up the responsibility you were not sure of, at your own pace. People trust somebody who says exactly when a thing will be done.',
    'After a long test of your patience you know what you can bear. Say yes to one serious task, and no to another, without a speech.',
  ],
  2: [
    'What you have learned about earning and keeping can be put into numbers. Name your rate, and build up a small reserve before anything larger.',
    'Slow saving was the right way, and is beginning to show. Stay with the plan, and charge for the hours that nobody sees.',
  ],
  3: [
    'The sentence you have been preparing can be said, once and without excuses. Say it in person, to the one it is meant for.',
    'Study at a fixed hour brings you on. Take up the hard chapter, or the form you could not fill in, and work through it to the last line.',
  ],
  4: [
    'Get on with what the family kept putting off: a repair, a visit, room for somebody older. Put a date beside it.',
    'What you have done at home will stand without being watched. Settle the last open duty with everybody present, and then enjoy the evening.',
  ],
  5: [
    'Practice has brought you far enough to show a few people what you can do. A cautious heart may also ask somebody to dinner, on a definite day.',
    'An affection that grew slowly can be declared in sober words. With children, agree on the rules first, and then play properly.',
  ],
  6: [
    'Habits that you tried out for months can become the rule. Keep the hours you have set, and put the new order on one sheet for the others.',
    'Experience tells you what a day can hold. Guard the limit when people test it, and hand over what goes beyond it.',
  ],
  7: [
    'Commit yourselves, the two of you, to as much as both will really do, dull chores included. If the answer has turned out to be no, give it kindly and soon.',
    'Between you there is a pace that both can keep. Put it into words, with times for rest, and leave out everybody who had an opinion.',
  ],
  8: [
    'Conclude a joint affair on the terms that you reached, and put it in writing. What you no longer owe makes you free to come closer.',
    'The end of an old debt, in money or in gratitude, can be seen from here. Set the last date, and say thank you on it.',
  ],
  9: [
    'Hand in the work, take the examination or fix the date of departure. A conviction that was tested at leisure can be defended in a few words.',
    'The papers are in order, and somebody may look at them at last. Answer what you are asked, and nothing beyond it.',
  ],
  10: [
    'A post can be accepted with its duties, or declined with reasons. In both cases say which hours stay your own.',
    'What you built out of sight begins to hold, and superiors may notice. Keep your dates, speak little, and train somebody to help you.',
  ],
  11: [
    'Of the circle a loyal handful is left, which is all that the common plan needs. Put a date to it, and begin.',
    'A hope has become a plan, with dull meetings in it. Go to them. You will have a say in the end because you were there.',
  ],
  12: [
    'You can stop reproaching yourself: what could be made good is made good. Keep an hour of solitude all the same, for your pleasure.',
    'A reproach that used to keep you awake has said all it had to say. Do one quiet duty that nobody knows of, and sleep.',
  ],
};

export const uranusRetrograde: ByHouseWordings = {
  1: [
    'After much that was new about you, ask which part is freedom and which was only to be different. Keep the first. The next experiment can be made at home.',
    'Others have come to expect surprises from you, which is a rule as well. Do one thing the ordinary way, and see whether you feel less yourself.',
  ],
  2: [
    'Irregular money is exciting and tiring. Look at which source of it really carries you, and make no leap in earning or spending until you know.',
    'Being independent costs money, and it may be worth every cent. Work out the sum in private before you give notice anywhere.',
  ],
  3: [
    'So many ideas came at once that few were finished. Pick one, argue it through with somebody who disagrees, and reread what you sent off in haste.',
    'Your attention jumps, and every device helps it to. Turn some of them off, and follow one thought to its end with a person who enjoys thinking.',
  ],
  4: [
    'After some upheaval at home, each person may tell you what was a relief and what was merely noise. Undo the noise, and move nothing else for now.',
    'Part of you wants to leave, and another part to dig in. Sketch both lives on paper. Change a habit of the house before you change the house.',
  ],
  5: [
    'A sudden love or enthusiasm can be seen by ordinary light now. Spend a plain evening with it, and find out whether you like it awake.',
    'What you broke off, a romance or something you were making, deserves a second look. You may have run from the difficult part, which was also the good one.',
  ],
  6: [
    'Freer hours or new tools have been tried long enough to show where they pinch. Note it for some days, and take one old habit back without shame.',
    'Restlessness at work may point to a real fault. Find it before you overturn the rest, and test the cure on a single day of the week.',
  ],
  7: [
    'How much room each of you needs can be talked about calmly, because nobody is at the door. Say it in hours a week, and let each of you name a number.',
    'Closeness that goes on and off is hard on both. Ask when it last felt like a cage, say when it did to you, and make no dramatic exit.',
  ],
  8: [
    'Some tie was cut quickly, and a loose end of it is still there. See what you owed, and what you only feared. It can be put right without tying yourself again.',
    'You and another person remember the break in two ways. Listen to the second version before you repeat the first, and let the money wait.',
  ],
  9: [
    'Something you stopped believing has left a gap, and the first bright theory need not fill it. Take the old view out again and keep what was true.',
    'An idea that nobody shared long ago may come around again. Read up on it, talk to someone who was there, and correct it.',
  ],
  10: [
    'A speech of resignation may be going through your head. Sort its complaints: some concern the work, and some you could settle any afternoon. Settle one of those.',
    'Reforms at work need another look after the first cheers. Ask the newest person which of them help, and drop the one that was only for effect.',
  ],
  11: [
    'You have made many new acquaintances, and may ask which of them you would call. Look up the friend you dropped for being too ordinary.',
    'A group you joined for its future may have stopped having one. Find out from its oldest members, and stay for the people if you stay.',
  ],
  12: [
    'Something in you sounds an alarm, and the danger may be long past. Sit with it in quiet, find out what it was about, and go back to sleep.',
    'Odd insights come when you are half awake. Note them without building on them, and leave one evening free of every plan.',
  ],
};

export const uranusDirect: ByHouseWordings = {
  1: [
    'Show one thing in which you have changed, a name, a look or an answer. Give the others a day to get used to it.',
    'What you tried out alone may be lived in public. Begin with the least dramatic part, and answer honest questions honestly.',
  ],
  2: [
    'The odd idea that you have had for months can be tried out on somebody who would pay for it. A regular income beside it lets you afford to be bold.',
    'Money may come by a way you did not expect, or go by one. Act on the plan you tested, step by step, and keep the old arrangement until the new one pays.',
  ],
  3: [
    'A new idea is best told first to a sister, a neighbor or a small circle, and in few words. What sounded mad at the beginning has become merely original.',
    'An interruption leads to the best talk of the day, so let it. What you have to say is ready, and an unexpected reply may improve it.',
  ],
  4: [
    'What you considered for so long can now be done quite quickly, in the rooms or in the family. Leave one thing unchanged for those who were fond of it.',
    'Those at home have gotten used to the idea of a change, and some may even like it. Tell everybody plainly what will be different, and listen to objections.',
  ],
  5: [
    'Something peculiar can be built or written now, or somebody courted after your own fashion. Your aim has improved since the last time.',
    'What you practiced unheard may come out before an audience. Trust the surprise, and keep an eye on whoever tries to follow.',
  ],
  6: [
    'Months of trying have shown which hours and methods suit you. Ask for them openly; there may be less resistance than you expect.',
    'The new arrangement works better than the old, and can be measured. Do that, show the figures, and let a colleague improve it further.',
  ],
  7: [
    'Agree with your partner that both may come and go, and name the hour of your return. The first evening apart should end with something to tell.',
    'Your way of being close may look strange to other people, and it is yours. The two of you can say so. A wild offer looks different after a night’s sleep.',
  ],
  8: [
    'An old tie or debt can be ended without a scene, and with thanks. It is smaller than it looked while you were in it.',
    'Whatever you share from now on should have a way out, which turns staying into a compliment. Name it, and say something tender as well.',
  ],
  9: [
    'Take the seat that is left, sign up for the odd subject, or say aloud what you no longer believe. Do it in a friendly tone.',
    'A fresh argument that takes two minutes is more welcome than you think. Bring it to people who have time to disagree.',
  ],
  10: [
    'Make the break you have prepared, or the change of direction, with courtesy and without drama. Tell your superiors before you tell the world.',
    'A good reputation lets you try something unusual, since people know your work. It has the best chances if it is useful to others too.',
  ],
  11: [
    'Propose the unlikely project, and find a sensible person to hold the money. By now it no longer sounds so mad to your friends.',
    'Strangers turn out to want what you want. Try the boldest suggestion for a short while, with somebody calm to say when it is over.',
  ],
  12: [
    'You have understood something about yourself, and can act on it now in small ways that nobody else need notice. The restlessness grows less as soon as you begin.',
    'A sudden thought explains why you were so uneasy. Write it down at once. A morning alone, early and outdoors, is a good way to begin on it.',
  ],
};

export const neptuneRetrograde: ByHouseWordings = {
  1: [
    'Some of your qualities were painted on by people who needed you that way. Find one that you can do without, and let a plain friend tell you how they see you.',
    'In company you may have been whatever was wanted. Spend time alone, or with people who want nothing, and notice which opinions stay.',
  ],
  2: [
    'Small sums and vague generosity can be traced now. Write down for a while where it goes, and ask yourself what each gift was meant to buy.',
    'What was called free may have cost you something after all. Count it without bitterness. A mild no becomes easier once the figure is there.',
  ],
  3: [
    'Stories told too often drift away from what took place. Check one of them with somebody who was there, correct the ending, and keep the joke.',
    'A rumor nearby began as somebody’s wish, yours perhaps. Ask plainly what was said, and what was meant by a silence.',
  ],
  4: [
    'Home as you remember it and home as it was are two places. Look at a photograph, or ask the oldest relative, and be kind to both.',
    'Perhaps you have been living in somebody else’s idea of a home. Change one thing in it to your own, and see who notices.',
  ],
  5: [
    'Work at what you are making through some uninspired days. The person you dreamed of may be quite ordinary, and worth knowing.',
    'Look once more, fondly, at a romance or a work that enchanted you. What still pleases you without the mist is yours to keep.',
  ],
  6: [
    'Unclear duties tire you more than hard ones. Describe your work as if to a stranger, and give back a sacrifice that nobody asked for.',
    'Somehow you became the person who sees to everything. Make a list of what falls to you, and count how much of it carries another name.',
  ],
  7: [
    'Someone you idealized may prove to have ordinary faults, so yours can be shown too. Own up to one before you mention theirs.',
    'Between you one is always rescuing and the other rescued. Ask which of you is doing it at present, and whether either has to.',
  ],
  8: [
    'Much that you share rests on things unsaid. Put one of them into words, at noon rather than at night: who promised, who owns, who minds.',
    'Debts and longings have run together between you. Take them apart on paper, slowly. Tenderness survives that better than silence.',
  ],
  9: [
    'A wish for faraway places may be a wish to be somebody else. Read again what first drew you there, with a dictionary at hand.',
    'A teacher or a teaching shows an ordinary side, and need lose nothing by it. Check the sources, and keep what would hold on a rainy day.',
  ],
  10: [
    'What people admire in you may not be what you do. Tell one superior plainly how your days are spent, and correct a flattering error.',
    'Ask those you work for what they come to you for. Compare it with what you wish they came for, and let the difference guide you.',
  ],
  11: [
    'There may be somebody in your circle whom you are always saving. Wait this time, and see whether they manage. A large hope gains when it is written up as chores.',
    'Fine words may have held a group together longer than deeds have. Look at what has been done, and pin your own hopes there.',
  ],
  12: [
    'Dreams speak fairly plainly for a while. Write them down, and look at your favorite escape from the outside, to see what it costs and gives.',
    'A thing you had kept out of your own sight becomes clearer by degrees. There is no need to do anything about it. Keep a little more silence than usual.',
  ],
};

export const neptuneDirect: ByHouseWordings = {
  1: [
    'A softer manner suits you, now that you know where you end and others begin. Sing, dream, dress as you please, and keep near you one friend who is matter of fact.',
    'New acquaintances may take you for somebody out of a film. Enjoy it a little, and tell them early on what you can and cannot do.',
  ],
  2: [
    'Give as you like to, out of a sum that you have set aside for it. The rest stays where it is, however touching the story.',
    'Beauty may count for more than use in one purchase. Choose it with care. Whatever you lend should have a date for coming back.',
  ],
  3: [
    'Listen for the tone as much as for the words. Anything with a time or an address in it should be said twice, and the rest may float.',
    'Verses, jokes and family words come back to you. Write some down for somebody who shares them, and keep practical messages short.',
  ],
  4: [
    'At home there is refuge once more, for you and for one guest. Agree with the guest on how long.',
    'Some tale about the family may be told again, with the corrections. Leave it some of its shine, and make up a bed for whoever is tired.',
  ],
  5: [
    'Take up the brush, the song or the old love poem. Promise nothing by candlelight that you could not repeat at breakfast.',
    'It is possible to fall in love again with a person or a work, knowing this time what they are like. Let it show.',
  ],
  6: [
    'Compassion improves whatever work you do for others. Decide beforehand how long, and leave the door to your own life open.',
    'A colleague’s trouble reaches you without words. Help for one hour, in some form that can be finished, and then go home.',
  ],
  7: [
    'Tenderness is easier once each of you has seen the other in plain daylight. Forgive one definite thing, and say the wish that the other was meant to guess.',
    'A little idealizing does no harm between people who know each other’s faults. Do something romantic, and read before you sign.',
  ],
  8: [
    'A tender feeling may have its way, while papers are left for a clear morning. Being close is sweeter when both can find their own things afterward.',
    'One old reproach between you can be pardoned without a condition. Do it quietly. Sums of money should be written down all the same.',
  ],
  9: [
    'You have looked soberly at what you believe, and may wonder again. Go to the sea, a concert or a foreign street, and take your doubts along for company.',
    'A vision has stood the test and can be followed for the first stretch. Ask for directions on the way, from people who live there.',
  ],
  10: [
    'Show what you hope to be good for, together with an honest account of the hours it takes. If admiration ever misled you, you can tell it from respect now.',
    'An inspired role may be offered to you, or you could offer yourself. Play it at work and hang it up at night, and share the credit.',
  ],
  11: [
    'Join the cause you have looked into, and say beforehand how much of you it gets. Ideals are livelier for a few checked facts.',
    'Hope is catching where people do something side by side. Give an evening and a skill, and let others give the speeches.',
  ],
  12: [
    'Allow yourself an hour a day to drift, and set a clock to end it. You are no longer hiding when you withdraw.',
    'An old regret can be let go without much being said. Let your sleep do it, and leave the dreams unexplained.',
  ],
};

export const plutoRetrograde: ByHouseWordings = {
  1: [
    'Find out how much of your guardedness still serves you. It once had good reasons, perhaps. Begin with how you insist on being seen.',
    'Something about you is ready to be left behind, and is not gone yet. Put off the grand entrance, choose plain and honest company, and explain yourself less.',
  ],
  2: [
    'Fear of losing something may be the only reason why you keep it. Find out which things really give you security, and hold the others a little less tightly.',
    'What would you be worth with bare hands? Answer by doing: mend, cook or build something with no brand on it, and see who remarks on it.',
  ],
  3: [
    'There may be a question that you never put to a brother, a sister or an old neighbor, and that matters more by now. Dig with a small spade, and be careful with whatever you are told.',
    'In most families there is a word that stops every conversation. Find yours, and ask where it came from. Ask without a hook on the line, and you may hear the whole of it.',
  ],
  4: [
    'There may be something that everyone at home knows and no one mentions. Open it together with those concerned, and at their speed. It is enough at first to dust the lid.',
    'There may be one part of the family story that nobody tells. Go into it by stages, and ask the older ones what they remember. Turn back whenever the telling hurts somebody present.',
  ],
  5: [
    'Passion and rivalry, some of it as old as the nursery, come up to be looked at. Put them into something you make before they make a scene.',
    'Jealousy keeps an exact record of what you have loved. Read it once, and see what it was meant to protect. Then let a child, or someone you adore, have the better seat.',
  ],
  6: [
    'Take apart one compulsion in your working life, such as checking everything twice. You know roughly why it is there. Put it together again without the part that sticks.',
    'One thing that grinds, as you probably know, is the need to be indispensable. Teach somebody patient how you do it, and eat your lunch out of reach.',
  ],
  7: [
    'Perhaps you and a partner know how it is when both push and nothing moves. Study your own grip, above all how you punish by waiting, and let one small contest go.',
    'There is time to wonder why you must win. Admit one move that you regret, and see how the admission is taken.',
  ],
  8: [
    'Whatever was buried after a bitter sharing-out, or a closeness broken off, may come up again. Deal with it piece by piece, and talk while you do.',
    'Under the surface a finished thing is turning into something useful. Ask what remains of an old claim on someone, in money or desire, and what it could still feed.',
  ],
  9: [
    'Find out how you came by one of your certainties, and what it cost you in friends. To read the other side in full, and in its own words, would only be fair.',
    'What is left of an old certainty can teach you more than the creed did. Dig where you once fought hardest, and look for the piece that you put there yourself.',
  ],
  10: [
    'You look more closely at how you deal with power, your own and other people’s. You may be clinging to a task because you like to be the one who decides. Give it to somebody else.',
    'Perhaps you were content to pull strings unseen. Consider what you do with influence that nobody can trace, and put your initials on one decision, then on the next.',
  ],
  11: [
    'In any circle one person tends to decide more than the others. Check whether it is you. An alliance that is kept up only from habit can lapse.',
    'Underneath the jolly talk there may be a ledger of grudges. Read your own entries. Power that you exert by staying away or by sulking can be handed back, and a friend drawn closer.',
  ],
  12: [
    'What you have met in yourself can be taken slowly: a page here, there a talk with someone trained for it. Nothing about it needs to be hurried.',
    'Whatever stirs beneath thought can be left there for now. It needs regular hours and an occasional confidant, and nobody has to dig it up to see how it does.',
  ],
};

export const plutoDirect: ByHouseWordings = {
  1: [
    'Stop answering to the description you have outgrown. Others will use it a while longer, and one correction is enough.',
    'Something in your bearing has changed for good, and it shows. Use the strength on a thing you care for, and leave the history of it untold.',
  ],
  2: [
    'Name a firm price for what you do best, and keep to it without heat. What you were afraid to lose has less power over you.',
    'One ability has come through everything, and could be worth more than you ask for it. Put it to full use, and let go of what was only for show.',
  ],
  3: [
    'What you have meant to say for so long comes down to a few words. Say them gently, to the person they belong to, and then go on to lighter matters.',
    'Honesty with neighbors or relatives goes deeper than gossip suggested it could. Say the one sentence, and leave time for the answer.',
  ],
  4: [
    'A change at the root has made the household stronger. Act on it in some visible way, perhaps by inviting whoever was left out.',
    'Something that nobody at home mentioned can be mentioned, and then left in peace. Tell the younger ones what is true, in a form they can use.',
  ],
  5: [
    'What you love, or made in secret, can be shown without laying siege to anybody. Others may approach it as slowly as they like.',
    'Jealousy has lost its grip, and what is left is devotion. Put it into one clear gesture, and do not watch for the effect.',
  ],
  6: [
    'The strength you have won back belongs in one skilled task. Leave your colleagues to do theirs as untidily as they please.',
    'A compulsion about work obeys you now, rather than you it. Set it to something demanding, with an hour at which it stops.',
  ],
  7: [
    'You or a partner may have let go of something, and both stand easier. Use the ease for one request, and for granting something you had withheld.',
    'A contest with somebody close can end without a winner. Say what you used to do to get your way, and that you have stopped.',
  ],
  8: [
    'An old matter can be settled while you feel calm: a debt, a secret, a claim in love. What was feared for so long takes less time than expected.',
    'Trust goes a little further than before, and others feel it. Confide one thing, or forgive one, and ask for nothing in return.',
  ],
  9: [
    'Speak calmly for what you believe, and respect anyone who happens to see it otherwise. You need not convert anybody over lunch.',
    'Travel or teaching gives your conviction something to do. Where you meet one that is just as deep, compare notes instead of arguing.',
  ],
  10: [
    'Turn your influence, openly, on one thing at work that has wanted changing for years. Leave those who lose by it their dignity.',
    'Recognition may come, slowly. Say in public what you mean to change, and put up with being looked at while you do it.',
  ],
  11: [
    'Propose the reform, do the dull third of it, and let somebody else take the chair. Your word carries weight with friends.',
    'Something in your circle has ended so that something else can be tried. Give it your strength, and take back your old objection.',
  ],
  12: [
    'Keep for yourself what you went through, and use what you learned from it. Somebody who is still in the middle of theirs may be glad of you.',
    'Sleep comes easier, and old fears turn up less. Mark the change in some private way, and see some people afterward.',
  ],
};
