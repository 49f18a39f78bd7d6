import type { ColumnShelf } from '../../../report-catalogue.js';

/** Two slow planets in one house, by pair: told with the second of them. */
export const together: ColumnShelf['together'] = {
  '5-6': {
    1: [
      'Jupiter is in your sign as well. One of the two widens and the other holds together, and between them you can grow without losing your shape.',
    ],
    2: [
      'It shares the house with Jupiter, who earns while Saturn saves. Plans that satisfy both are rare and last for years.',
    ],
    3: [
      'With Jupiter in the same house you have much to say and somebody to correct it. A large subject, studied in order, suits the pair.',
    ],
    4: [
      'Jupiter would like more rooms and Saturn asks who is to heat them. A home that is both ample and sound can come of their quarrel.',
    ],
    5: [
      'It sits beside Jupiter here. Delight and discipline together make something that others will want to see twice.',
    ],
    6: [
      'Jupiter is there too and offers more work than Saturn will allow. What passes both is worth doing well.',
    ],
    7: [
      'Jupiter keeps it company. A bond is offered with open arms and examined with a cool eye, and can bear both.',
    ],
    8: [
      'Jupiter in the same house is ready to trust, and Saturn wants to see the books. Help given on clear terms is what they agree on.',
    ],
    9: [
      'With Jupiter beside it, a wide view is given a foundation. Whoever studies or travels now does so for good.',
    ],
    10: [
      'Jupiter shares the house and brings the chance; Saturn sees to it that you can fill the post. It is a strong pair for a career.',
    ],
    11: [
      'It has Jupiter for a neighbor. Many are invited and some are kept, and a common aim becomes practicable.',
    ],
    12: [
      'Jupiter is in the house as well and makes the solitude friendlier. Rest with a purpose does more here than effort.',
    ],
  },
  '5-7': {
    1: [
      'Jupiter is in your sign too, and gives the change good luck. What you dare in your own name turns out larger than planned.',
    ],
    2: [
      'Jupiter shares the house, so an unusual way of earning has prospects. A reserve lets you enjoy the risk.',
    ],
    3: [
      'With Jupiter there as well, ideas come faster than they can be written down. Choose one and take it to somebody who can use it.',
    ],
    4: [
      'Jupiter is with it, and a change at home is likely to bring more space. Leave first the habit you like least.',
    ],
    5: ['It has Jupiter for company. Joy takes unexpected forms, and what you invent finds friends at once.'],
    6: [
      'Jupiter in the same house turns interruptions into improvements. A freer way of working is within reach.',
    ],
    7: [
      'Jupiter is there too, and whoever surprises you is likely to be generous. A bond with much room in it suits the pair.',
    ],
    8: [
      'With Jupiter in that house, the end of an old dependence brings more than it takes. Be frank and let others be so.',
    ],
    9: [
      'Jupiter shares the house, and a sudden journey or idea may change your horizon for good. Pack lightly.',
    ],
    10: [
      'Jupiter stands beside it at the top. A leap in your work may succeed, if you are ready when the moment is.',
    ],
    11: [
      'It is joined there by Jupiter. New friends open doors that you did not know of, some of them to each other.',
    ],
    12: [
      'Jupiter is in the same house and makes the inner change a happy one. Something lets go of you without a struggle.',
    ],
  },
  '5-8': {
    1: [
      'Jupiter shares your sign with it. Hope is large and hard to measure, so give it one task with an end.',
    ],
    2: ['With Jupiter in that house, generosity has hardly a limit. Set one, and enjoy what lies within it.'],
    3: [
      'Jupiter is there as well, and stories grow in the telling. It is a fine pair for a writer and a doubtful one for a witness.',
    ],
    4: ['It lives there with Jupiter, and the house is open to everyone. Keep a key to one room.'],
    5: [
      'Jupiter in the same house makes romance and art overflow. Give the flood a form, and it will carry you.',
    ],
    6: ['Jupiter joins it in service. You could help half the town; begin with those who asked.'],
    7: [
      'With Jupiter there you see the best in everyone. It will often be true, and an agreement in writing covers the rest.',
    ],
    8: [
      'Jupiter is in the house too, and trust comes in great measure. Let somebody sober look after the sums.',
    ],
    9: ['It has Jupiter beside it, and faith moves easily. Check the map now and then, and go on singing.'],
    10: [
      'Jupiter in the same house promises a calling with a wide echo. See that there is work beneath the applause.',
    ],
    11: ['With Jupiter in company, a shared dream gathers many. Someone should keep the list of names.'],
    12: [
      'Jupiter is there too, and solitude has something festive about it. Kindness done in secret multiplies.',
    ],
  },
  '5-9': {
    1: [
      'Jupiter is in your sign as well, so the will to change has means. Use strength like that for what is larger than you.',
    ],
    2: [
      'It shares the house with Jupiter, and means may grow through a thorough change. Keep an eye on what the growth is for.',
    ],
    3: ['With Jupiter there, your words go far and deep. Say less than you could.'],
    4: [
      'Jupiter is in that house too, and clearing out the past makes room in earnest. You may be surprised at how much.',
    ],
    5: ['It has Jupiter for company, and a passion becomes productive. Let it make something beside itself.'],
    6: ['Jupiter in the same house gives you strength for a thorough reform. Begin with your own day.'],
    7: [
      'With Jupiter there a powerful person may also be a generous one. Look at what they do when nobody is grateful.',
    ],
    8: [
      'Jupiter is there as well, and what you have given up is made good in another way. Shared power can be a blessing.',
    ],
    9: ['It is joined by Jupiter, and a conviction becomes a mission. Leave the others room for theirs.'],
    10: [
      'Jupiter stands beside it, and influence grows quickly. Decide beforehand what you will not do with it.',
    ],
    11: ['With Jupiter in that house, a group can move something heavy. It should know why.'],
    12: [
      'Jupiter keeps it company out of sight, and help comes from the depths. An old fear turns into a source of strength.',
    ],
  },
  '6-7': {
    1: [
      'Saturn is in your sign too. One wants you reliable and the other wants you free, and a promise you chose yourself is the answer to both.',
      'Saturn keeps Uranus company in your sign. You may want to promise and to be off in the same hour; a short promise, kept, satisfies both.',
    ],
    2: [
      'Saturn shares the house and counts what Uranus would like to risk. Risk a stated part of it.',
      'Saturn is there too and would like to know what the new way of earning costs. Try it with a sum you have set aside.',
    ],
    3: [
      'With Saturn there as well, a new idea has to be proved step by step. It is better for it.',
      'Saturn shares that house. An unusual thought gets a strict teacher, and what is left of it afterward can be used.',
    ],
    4: [
      'It shares the house with Saturn, so that old walls and new plans have to come to terms. Alter one thing and keep one.',
      'With Saturn in the same house one part of you would move out and another repairs the roof. Ask what the place must have, and what only used to be there.',
    ],
    5: [
      'Saturn sits beside it. What you invent is asked to last, and what you love is asked to breathe.',
      'Saturn keeps watch there. A new pleasure has to find a regular hour, and an old one a little air.',
    ],
    6: [
      'Saturn in the same house sets the hours that Uranus breaks. A flexible plan is still a plan.',
      'It has Saturn beside it. You want more freedom in your work and are asked for more order; freely chosen hours, strictly kept, are an answer to both.',
    ],
    7: [
      'With Saturn there, a bond needs some firm promises and some freedom. Say plainly which is which.',
      'Saturn is beside it there. One of you may want room and the other certainty, and a clear agreement can hold some of each.',
    ],
    8: [
      'Saturn is in that house too. Obligations are ended in due form and with due notice, which spares both sides much.',
      'With Saturn beside it, what binds you to others is loosened by the book. Take the steps in order, and put each in writing.',
    ],
    9: [
      'It has Saturn for company. A new view of the world is made to pass an examination, and may do so with honors.',
      'Saturn is in the same house and wants proof of every new idea. Those that can give it will carry you a long way.',
    ],
    10: [
      'Saturn stands beside it at the top. Reform is possible in your work, provided that you know the rules you change.',
      'It shares the house with Saturn. You would like to do your work in another way and are held to results; good ones earn you the freedom.',
    ],
    11: [
      'Saturn shares that house, and old friends meet new ones. A few from each side can work together.',
      'With Saturn there too, the circle becomes smaller and more varied. Keep those who will argue with you and still turn up.',
    ],
    12: [
      'With Saturn in the same house an old restraint in you is looked at from two sides. It can be lifted in steps, each of them at a fixed date.',
      'Saturn is beside it. What you have long held down may come loose, and does less harm if you give it a fixed hour of quiet.',
    ],
  },
  '6-8': {
    1: [
      'Neptune is in your sign together with Saturn, and they want different things of you: Saturn a clear outline, Neptune an open one. You may feel firm one day and unsure the next. Both are true, and you can keep your habits in order while you leave the larger question of who you are open.',
      'Both it and Saturn are in your sign, and they pull apart: Saturn asks who you are in practice, and Neptune would rather leave the question open. At first you may swing from one to the other. In time a few firm habits give you the safety to be unsure about the rest.',
    ],
    2: [
      'It shares this house with Saturn, which counts what Neptune would rather give away. Generosity and caution about money may alternate. A fixed sum for giving, decided once, lets you have both.',
      'Neptune is here together with Saturn, so money has two voices. Saturn counts it, and Neptune forgets that it was there. If what you need is put aside first, the remainder can be spent, lent or given without worry.',
    ],
    3: [
      'Saturn is in the same house. Saturn wants your words exact, and Neptune wants them to say what you feel. A letter or a text that is written twice, once for each, may end up both clear and warm.',
      'With Saturn and Neptune both in the house of talk, you think carefully and dreamily by turns. What you write may come slowly and be better for it. Facts are worth checking, and so is what was meant by them.',
    ],
    4: [
      'Neptune shares the house of home with Saturn. One reminds you of repairs and duties, the other of how you would like to live. Begin with what is necessary, and let the wish decide how it is done.',
      'Saturn is at work in this house as well as Neptune, and the two ask what home is for you: the duty or the longing. Both are real. Once the practical part has been seen to, there is more room for the other.',
    ],
    5: [
      'Saturn shares this house, so inspiration and discipline have to get along. You may dream of a love or a work for a long time and then be asked to commit yourself. Regular practice keeps the dream from remaining one.',
      'Saturn and Neptune share this house, so what delights you is also taken seriously. A romance or a work of art may begin as a dream and then ask for regular hours. Those that can bear the hours are the ones to keep.',
    ],
    6: [
      'Saturn is in this house as well and sets limits that Neptune tends to forget. You may want to help everybody and be exhausted by it. Fixed hours for helping make it possible to go on.',
      'Neptune is in this house beside Saturn, and your working day is asked to be both strict and kind. You may take on too much out of sympathy. A fixed time to stop protects the work as well as you.',
    ],
    7: [
      'With Saturn in the same house, a relationship is asked both for promises and for trust. You may idealize the other person and then judge them too strictly. Talking about what each can really give brings the two together.',
      'Saturn and Neptune are together in this house. One shows you the other person as they are, and one as you would like them to be. A bond that has room for both views is likely to be a patient one.',
    ],
    8: [
      'Saturn is there as well and wants agreements in writing, while Neptune would rather rely on trust. In matters of money the written word is kinder, because nobody has to guess. In matters of feeling, trust can come first.',
      'Neptune and Saturn both have a say here, in what you share with others. Saturn draws up the terms, and Neptune hopes that none are needed. Clear terms, agreed on early, leave you free to be generous afterward.',
    ],
    9: [
      'Saturn is in this house too, so a longing for distance or meaning is met by requirements. The journey has to be saved for, the subject has to be studied. What you believe after that is your own.',
      'Saturn and Neptune are both in this house, so belief and doubt go together for a time. You may lose a certainty and keep the longing behind it. A course of study or a journey with a plan gives the longing somewhere to go.',
    ],
    10: [
      'Saturn is in the same house and adds duties to the dream. You may wonder whether your work still has a meaning, and at the same time be given more of it. Describe in one sentence what you would like to do, and see which duties serve it.',
      'Neptune is at the top with Saturn, and what you want from your work is asked about twice: what it should be for, and what it requires every day. Neither answer is enough alone. Together they may change what you aim at.',
    ],
    11: [
      'It shares this house with Saturn, which asks of every plan who will do it and by when, while Neptune would rather believe in it. Friends may disappoint you by being too vague or too strict. A common hope needs both the belief and the date.',
      'With Saturn and Neptune in the same house, hopes and commitments are hard to tell apart among your friends. Some plans turn out to have been only wishes. Those that somebody is ready to work for may be built on.',
    ],
    12: [
      'Saturn is in the house as well. Neptune makes you want to withdraw, and Saturn asks that you use the time well. A regular hour of quiet, with or without a purpose, does justice to both.',
      'Saturn and Neptune are both in this house, the most private of all. You need more time alone than usual, and may feel guilty about taking it. A regular hour of quiet answers both of them: it is a duty, and nothing has to be done in it.',
    ],
  },
};
