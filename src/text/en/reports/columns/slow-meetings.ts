import type { Growing } from '../../../report-catalogue.js';

/**
 * Further conjunctions of slow planets, by house: the year by Sun sign has one wording, that by Ascendant the other.
 */

export const jupiterNeptune: Growing = {
  1: [
    'Hope and imagination are at their strongest in you. You are kind to people and easily moved, and what you make has feeling in it. Your judgment of others is generous rather than exact, so important decisions can wait for a friend’s opinion.',
    'People confide in you, and you would like to help all of them. That openness is a gift, and it tires you. You decide better about yourself after a day or two with nobody else’s troubles.',
  ],
  2: [
    'Money is spent and given gladly. Something you love doing may begin to pay, or promise to. Both can be true at once: the work is worth following, and the figures still have to be looked at.',
    'You feel that there is enough, and like to share it. Generosity does you good this year as long as the fixed costs are covered before anything is given away.',
  ],
  3: [
    'You find words for what others only feel, in letters, in verse or in a difficult talk. You also promise more than a week can hold. A note of what you said to whom saves you from disappointing people.',
    'You understand people before they have finished the sentence, and are usually right. Now and then you hear what you hope for, and a plain question clears it up.',
  ],
  4: [
    'Home is full of guests, music or memories. The wish for a more beautiful place to live grows, and it may be a good wish. The practical side of it, costs and commute and neighbors, deserves a sober visit.',
    'There is a great deal of good feeling at home, and an old quarrel in the family may be forgotten. Whatever caused it can be settled now, while everybody is in the mood.',
  ],
  5: [
    'Love and invention come easily. You may adore somebody, or a project, without seeing a fault in it. Some of that will prove right; a few months show how much.',
    'A talent that you have kept to yourself comes out. What you make is best shown first to people who want nothing from you, and afterward to those who can judge it.',
  ],
  6: [
    'You want your work to be of help to somebody, and it can be. One good cause, done properly, satisfies you more than three to which you give the end of the day.',
    'You help colleagues so willingly that you notice late how tired you are. A fixed hour for stopping keeps the helping a pleasure.',
  ],
  7: [
    'You see the best in another person, and they in you. It is a fine beginning, or a fine renewal. Ordinary things, money and habits and plans, belong in the conversation as well.',
    'Two people believe in each other, and for most of the year they are right to. Where one of you was only hoping, it helps to hear so early and without blame.',
  ],
  8: [
    'Trust runs high, in money as well as in feeling, and is mostly deserved. A written agreement does not spoil it. It is what lets both of you go on trusting.',
    'Something that stood between you and another person is forgiven. What you still owe each other can be put on paper in the same week, while it is easy to say.',
  ],
  9: [
    'A journey, a faith or a subject draws you further than you had planned to go. You may lose yourself in it for a time, and come back with something that changes how you see your own life.',
    'You find something to believe in with your whole heart. It bears questions better than you fear, and a teacher worth having will not mind them.',
  ],
  10: [
    'In public you stand for something that people would like to believe in. Your work may be praised for more than is in it yet. If you promise a little less than you can do, the praise comes true.',
    'People follow you for the sake of an idea. It is a kind of success that you enjoy, and it asks you to say clearly what you can and cannot do for them.',
  ],
  11: [
    'A group forms around a hope, and you are in the middle of it. A great deal is possible as long as somebody keeps the list of who has promised what. It may have to be you.',
    'Friends are generous with you and with each other. A plan made in this mood needs a date and a budget, and then it can be carried out.',
  ],
  12: [
    'You need quiet more than usual, and it is full of ideas and memories. They do not have to be put to any use yet. Rest is what the year gives you most of, if you take it.',
    'In private an old disappointment loses its sting. Nothing has to be done for it except to be alone often enough to notice.',
  ],
};

export const jupiterPluto: Growing = {
  1: [
    'You want more than you used to, and find that you have the strength to get it. Jupiter adds confidence to Pluto’s will. Before you go after anything it is worth being sure that it is yours, for you are likely to reach it.',
    'People feel what you want before you say it, and many give way. That makes it your business to ask whether they agree. An aim that others share with you carries further than one you push through.',
  ],
  2: [
    'You think on a larger scale about earning, and perhaps an ability or a possession turns out to be worth more than you knew. The wish for more grows with it. A limit that you set beforehand lets you enjoy what comes.',
    'What you own may grow, and so does the work of looking after it. You find out how much is enough for you, which is the more lasting of the two gains.',
  ],
  3: [
    'What you say has weight. You may learn something that few people know, and have to decide whom to tell. Used to clear up an old matter it does a great deal of good; used to win an argument it is remembered for years.',
    'Your thinking goes deeper than usual, and a subject takes hold of you that may occupy you for years. In talk it is enough to bring out part of what you find.',
  ],
  4: [
    'At home something is renewed from the ground up, on a larger plan than anyone had in mind. The family’s old strengths and its old quarrels come up together. You can build on the first only by having said the second aloud once.',
    'What your family has come through is a strength to you now, and so, less pleasantly, are the claims that go with it. A larger or freer home becomes possible when it has been settled who still owes what to whom.',
  ],
  5: [
    'What you love you love with all your might, a person or a piece of work. Something begun in this state can be what you are known by later. It also crowds out the rest, and the people nearest to you may have to remind you of meals.',
    'Passion and confidence are high, and you take risks gladly. Those that cost time and effort tend to be repaid. With the heart it is fair to find out first whether the other person is as serious.',
  ],
  6: [
    'A great deal of work can be done, and a system that served nobody can be taken apart. You have the energy and, for once, the permission. The new order should be one that you can keep up on a bad day.',
    'One change in how you work turns out to affect the whole day: a task handed over, an hour protected, a habit dropped. You find it by looking at what costs you most strength for the least result.',
  ],
  7: [
    'A powerful person comes into your life, or the one beside you shows how strong they are. Between equals that can build something large. If one of you always decides, it will show now, and can be talked about.',
    'You and a partner both have more to put in than either of you has said, in money, contacts or will. Laid open on both sides it makes a strong alliance, and kept back it makes two suspicious people.',
  ],
  8: [
    'What is shared, owed or kept secret comes up for a large settlement. It may be an inheritance of duties, a joint account or a truth between two people. Courage helps, and so does having read the papers beforehand.',
    'Something deep between you and another person is given new life, or is properly ended. In either case it is a relief to have it said, and you get back strength that went into not saying it.',
  ],
  9: [
    'A conviction takes hold of you with great force. It can carry you through a long course of study or to the other end of the world. Try it first on somebody who disagrees; what survives that is worth following.',
    'Study, travel or a matter of law gives you more influence than you had. You know what you want to do with it, and it is well to say so at the beginning.',
  ],
  10: [
    'Your work can take a large step this year. Influence is offered, and it matters from whom, since some offers come with people attached. The task that you would do for less money is usually the right one.',
    'Ambition finds its occasion, and you are watched as you take it. You can go far by openness: say what you want to change and who will gain by it.',
  ],
  11: [
    'A group you belong to gains weight, and you with it. Together you can change something that none of you could alone. It is worth agreeing early how far you would go, and what you would leave to others.',
    'A friend with influence, or a circle with a cause, can carry you a long way. You pay for it in time and loyalty, which is fair as long as the aim is one you would have chosen yourself.',
  ],
  12: [
    'In private you look at something that you have long been afraid of, and it turns out to be smaller. Confidence grows out of that. Nobody has to be told, though they may notice that you sleep better.',
    'An old experience that you had put away becomes a source of strength. It may come up in dreams or in a quiet hour. Written down, or told to one person, it stops using up your energy.',
  ],
};

export const saturnUranus: Growing = {
  1: [
    'One side of you wants to keep your life as it is and another wants to be rid of it. Saturn and Uranus together allow a change that is thorough and still orderly. You choose first what stays, and the rest is easier to give up.',
    'Two ways of living attract you, and you cannot have both for long. You do not have to jump. The new one can be built up on certain days of the week until it holds.',
  ],
  2: [
    'An old way of earning comes to an end, perhaps gradually, while a new one is hardly begun. Low costs give you time. What you know how to do is worth more in these months than what you own.',
    'You have to think out afresh what makes you feel secure. Some of it was a fixed sum or a fixed post, and may change; some of it is a skill, and goes with you.',
  ],
  3: [
    'The way you think and speak changes: another tool, another field, another circle to be understood by. You learn its rules thoroughly, as Saturn likes, and then use them in your own way, as Uranus does.',
    'Some contacts from earlier years fall away and others prove firm. You see which are which by how people take your new opinions, and need not argue with any of them.',
  ],
  4: [
    'At home an arrangement of many years gives way. It may be who lives there, who looks after whom, or the place itself. Decide early what must be kept, and the rest can be changed without anyone losing their footing.',
    'A small change at home turns out to affect everything else in the household. With a plan, and somebody who knows the practical side, it can still be made one step at a time.',
  ],
  5: [
    'What used to please you no longer does, and you don’t yet know what will. You can try things out, on the condition that you give each of them some weeks. The one that survives the dull stretch is yours.',
    'In love and in what you make, you want to be free and want it to last. Both are possible where the rules are few, and made by those who have to keep them.',
  ],
  6: [
    'Your working day changes where it was most rigid: hours, tools, a superior or a rule. What you put in its place should be simple. You are likely to keep an order that you have invented yourself.',
    'You are torn between duty and the wish to get away from it. Often it is one task or one rule that makes the whole job hard to bear, and that can be changed before you change the job.',
  ],
  7: [
    'A close tie has to become freer or firmer, and perhaps both in different matters. Each of you can say what you are able to promise and where you need room. A bond that has been talked over in this way tends to hold.',
    'Somebody close to you may want out of a pattern between you, or you do. It is the pattern that has run its course, and not necessarily the relationship. A small habit that tires you both is a good place to begin.',
  ],
  8: [
    'Ties of money or dependence are loosened or put on other terms. It is sober work with papers and figures, and there is some regret in it. Afterward both of you stand on your own feet and can deal with each other as equals.',
    'An agreement may end earlier than you had expected. What it says about endings is worth knowing now. A debt that you can plan for is lighter than one that you avoid.',
  ],
  9: [
    'A set of beliefs that held for years does not hold any more. You may miss it. Parts of it are still good and can be kept, and what takes the place of the others should be tried out in life before it is called a belief.',
    'You outgrow a school, a teacher or a plan of study. There is no need to quarrel with it. What you learned there is what lets you go on by yourself.',
  ],
  10: [
    'The ground of your position changes: another task, another order, or the wish to work on your own account. Your experience stays yours, whatever the title is. People trust you with something new because you finished the old.',
    'Standing and freedom come into conflict, in full view of others. A smaller field in which you have the say may suit you better than a large one in which you have none.',
  ],
  11: [
    'A circle of friends divides between those who want things as they were and those who don’t. You understand both, which makes you useful and a little lonely. It helps to say openly which of the aims you still share.',
    'The old aims and the new company do not fit together. You can keep the friends and let the aim change, or the other way about, and a frank conversation shows which it will be.',
  ],
  12: [
    'Something that you had shut away, an old wish or an old grief, comes up again. It asks for less than you feared, often only for some time and one person who listens.',
    'Your need for quiet changes, and so may your sleep. Regular hours are a help while you find out how much company you want, and which.',
  ],
};
