import type { Growing } from '../../../../report-catalogue.js';

export const newMoonInMonth: Growing = {
  1: [
    'The new Moon gives you a beginning of your own. For once the first move is yours, and it may concern something as plain as how you look, how you get up, or what you say when people ask what you do. Pick one thing you have wanted to do in your own name and take the first step while the wish is fresh. It need not be a large step, only one that others can see.',
    'A fresh start is on offer, and it bears your name. The new Moon in your own sign favors whatever you would like to be from now on: earlier, bolder, kinder, harder to interrupt. Choose one word for it and one occasion on which to try it out. Others need not be told. They will notice by the way you come in.',
  ],
  2: [
    'Money gets a fresh start, in a small way and a solid one. The new Moon favors setting a price, opening a separate account, or offering for pay what you have so far done as a kindness. Begin with a figure you can keep to. What starts modestly at this point tends to grow at the pace of your own effort, which is the safest pace there is.',
    'Something can be begun that will pay later. The new Moon falls in the house of money, and it likes small true figures better than large hopes. Look at what you are already good at and ask what it would cost to offer it. A first customer, a first repair or a first deposit is enough for one month.',
  ],
  3: [
    'A conversation can be started that has long been put off. The new Moon opens the house of talk, of brothers and sisters, neighbors, lessons and short trips, and what begins there begins with a sentence. Write to the person with whom contact lapsed, or sign up for the course. Nobody expects eloquence. A plain question is the best opening, and the answer will give you the next one.',
    'Words are about to do some work for you. The new Moon in the house of talk is good for a first lesson, a first chapter, a call to the person at the other end of the street. Keep it short and do it soon. What begins as a chat may turn out to be the arrangement you needed.',
  ],
  4: [
    'At home something can be begun again. The new Moon falls where you live and come from, so a move, a repair, a new agreement about who does what, or peace with a relative has the wind behind it. Start with the room or the person that is nearest. If you live alone, the beginning may be a habit: an hour at your own table that nobody can book.',
    'The rooms you live in are ready for something new. Under this new Moon a small change at home holds well: a table moved, a key given to someone, a regular evening for the people you belong to. Begin with what has been said to be impossible because of the furniture. It seldom is.',
  ],
  5: [
    'Pleasure wants a new beginning, and love does too. Under this new Moon you can take up a game, an art, a flirtation or a plan with a child, without having to justify it. Begin before you are good at it. Those already in a couple may find that the simplest thing works, such as going out somewhere neither of you has been, with nothing to celebrate.',
    'You are free to enjoy something for its own sake. The new Moon opens the house of love and play, where the first step is usually a little silly. Send the message, buy the paint, ask for the dance. Nothing has to come of it this month. Whatever does come will be the better for having been begun lightly.',
  ],
  6: [
    'The working day can be arranged anew. A new Moon in the house of duties and habits favors another hour for an old task, a change of job if one is due, or more sleep, which is duller and does more. Alter one thing and let it run for a while before you alter the next. Coworkers will adjust more readily if you tell them what you are trying.',
    'Order can be made with little effort. The new Moon in the house of work favors another list, a better tool, or plain words on whose task is whose. Throw out one step that serves nobody. Should you have wished for other hours, the question can be put now.',
  ],
  7: [
    'Between you and someone else a new chapter can open. The new Moon in the house of partners favors a first meeting, a proposal, a contract, or an honest new start with the person you already have. Say what you hope for before you say what you mind. If you are on your own, accept the invitation that you would normally think over until it expires.',
    'Someone new may come in, or someone you know in a new way. The new Moon in the house of partners helps with every kind of first step toward another person, from an apology to a lease. Ask what they would like before you offer what you have. A bond that starts with a question is off to a good start.',
  ],
  8: [
    'Trust can be begun again, and so can the accounts that go with it. This new Moon concerns whatever you share: a debt, a home loan, an inheritance, a secret, a bed. One frank talk, with the figures on the table or the feeling put into words, gives the matter a new footing. Keep it short, and agree only on what both of you would sign.',
    'A first step can be taken toward clear terms. The new Moon falls in the house of what is shared, where things are often left as they are because talking about them is awkward. Name one of them, a loan or a fear or a wish, in a single sentence. The other person may have had the same sentence ready.',
  ],
  9: [
    'The new Moon points you farther out. A journey, a course of study, a book to be written or a question of belief can be started now, and the first step is usually a date or a form. Choose the plan that still appeals to you when you think of its costs. Someone who has done it already will be glad to be asked how.',
    'The horizon is closer than it looks. A new Moon in the house of travel and study helps with an application, a first lesson in a language, a date for the trip. Begin with the part that can be done from a chair. If it is a belief you are looking for, ask somebody who lives by one.',
  ],
  10: [
    'In your work something begins that will be seen. It may be a post, a task with your name on it, or the moment when you say aloud where you want to be. The new Moon supports an application, a pitch or a word with the person who decides. Prepare it well and keep it brief. You are starting a reputation here as well as a job.',
    'You can set something up that others will come to know you by. The new Moon stands in the house of career, and it favors a clear request made to the right person. Bring one proof that you can do it. If you have no wish to rise, use the time to make your present task more your own.',
  ],
  11: [
    'New company is at hand, or a new purpose for the old company. The new Moon falls in the house of friends, clubs and hopes, where a plan gets under way because several people want it. Turn up once and see. If you have been carrying a hope alone, tell it to two people who could help; it becomes more practical in the telling.',
    'A plan looks for company, and may find it. The new Moon in the house of friends is good for a first meeting, a shared calendar, or the message that begins with “would you like to”. Start with three people who would really come. A hope with a date is worth ten without one.',
  ],
  12: [
    'A beginning is made out of sight. The new Moon falls in the house of rest, and what it starts is inward: a recovery, a private study, a promise to yourself that nobody needs to hear. Sleep and time alone are a large part of it. Leave some evenings empty on purpose. What comes of them will be easier to show when it has roots.',
    'Something can begin that nobody needs to know of. This new Moon stands in the house of rest, where what is sown comes up slowly. Go to bed earlier, take up the notebook again, forgive someone in private. For a few weeks it is better to gather strength than to spend it.',
  ],
};

export const fullMoonInMonth: Growing = {
  1: [
    'Something about you comes to a head and others notice. The full Moon falls in your own sign, so a personal change that has been going on for months is suddenly plain, in your manner or in what you will no longer put up with. Feelings run high on the day itself. Let people respond before you explain, because some of them saw it before you did.',
    'You see yourself from outside for a moment, as others have for months. A full Moon in your own sign shows what you have become since your last birthday, and some of it will please you. Something you have been hiding behind politeness wants to be said. Say it calmly, and early in the day, before you are tired.',
  ],
  2: [
    'A matter of money reaches its result. Under the full Moon you see what an effort has earned, what a purchase was worth, or how far a sum will go, and the answer is clearer than it has been for months. Take it as information. One thing may be paid off or sold, and one that has been too cheap can be priced properly.',
    'The sums are in. With the Moon full in the house of money, you see plainly what comes in, what goes out and what you get for it. An item can be struck off for good, or a bill at last be paid. If a figure frightens you, look at it twice. The second look is usually less alarming than the first.',
  ],
  3: [
    'What has been half said comes out whole. With the Moon full in the house of talk, a message arrives that settles something, a neighbor or relative speaks plainly, or you hear yourself say it. Finish the letter, the form or the lesson that has been lying open. Listen to tone as well as words, since everybody says a little more than was meant.',
    'The talk comes to its point. A full Moon in the house of words brings the reply, the result or the sentence that had been circling for a good while. Hear it all before you agree or object. If you are the one who has to speak, leave out the preface. People close to you have been expecting it.',
  ],
  4: [
    'Home is where things come to a head. The full Moon brings family feeling up to the surface, and a question of rooms, care or old loyalty can be answered that has been open for half a year. Somebody may need you there just when work does. Decide who gets which evening, and say so to both sides in good time.',
    'Whatever has been simmering at home is done. The full Moon shows who carries what under your roof, and somebody may say that it is too much. That is useful to hear. Settle one thing properly, be it a bill, a bed or a visit, and let the family, of whatever kind, sit down together afterward.',
  ],
  5: [
    'Love and play have their brightest hours now. What you have made is ready to be shown, a child surprises you, or an affection can no longer be taken for something else. The full Moon makes all of it rather public. Enjoy the applause, if there is any, and let go of whatever you were only doing for the sake of being looked at.',
    'Something you have put your heart into can be seen by everyone. The full Moon brings a performance, a declaration or the end of a rehearsal that had gone on too long. Applause is pleasant, and so is relief. Ask yourself which of the two you were working for, and thank whoever held the ladder.',
  ],
  6: [
    'Work shows its result, and so does overwork. In the house of daily duties the full Moon lights up the finished task and the tired back alike. You can hand something in, hand something over, or admit that a routine has had its day. Ask the person next to you, who has been watching the clock too, what could go.',
    'You can see what all the effort has come to. Under a full Moon in the house of work a job is finished, or it becomes plain that it never will be in this manner. Say so to those concerned and bring a proposal along. For the rest, let the day end when it ends. Sleep is part of the work.',
  ],
  7: [
    'A relationship comes into full view. The Moon, full in the house of partners, shows what the two of you have built, at home or in business, and where it is out of balance. It can be a wedding or a parting of ways, though mostly it is a talk. Hear the other side to the end before you weigh it, and thank them for one thing by name.',
    'What another person means to you becomes plain, and what you mean to them. The full Moon in the house of partners brings an agreement to be signed, celebrated or ended. It is a time to speak face to face. Say what you are glad of before you come to what you need, and leave room for the answer.',
  ],
  8: [
    'What two people share comes to light. Debts, promises, jealousies and great closeness lie in one house, and the full Moon shows them all together, so that an account may be settled or a confidence finally told. Do not decide about money on the night itself. What has been paid, forgiven or said aloud need not be carried any further.',
    'It comes out what each of you has put in. A full Moon in the house of trust shows debts of every kind, and also how much has been given freely. Something may be paid back, and something let go. If feelings run deep for a day or two, do not act on the deepest. It will still be there when the figures are clear.',
  ],
  9: [
    'A long effort of learning or travel arrives somewhere. The full Moon in the house of distant things brings the exam result, the ticket, the verdict or the sentence that finally makes sense of it. You see the whole picture, and with it one belief that is no longer yours. Tell somebody younger what you found. In explaining it you will hear how much you know.',
    'A question you set out with finds its answer, perhaps at home. Under a full Moon in the house of far places a journey, a course or a dispute reaches its end, and you can say what it was good for. Put that into plain words while it is fresh. It may be of use to somebody who is packing.',
  ],
  10: [
    'Your work is seen, whether you are ready or not. Under the full Moon a project is completed, a promotion is discussed, or a mistake is noticed by the person whose opinion counts. Stand by what you have done and say what you would do next. At home they may feel left out of it, and an evening kept free for them steadies everything.',
    'A public matter comes to its point. With the Moon full in the house of career, a result is announced, a decision is made about your work, or you make it yourself. You are judged by what is finished, so show that. A word of thanks to those who helped will be remembered longer than the result.',
  ],
  11: [
    'A hope comes true in part, and it comes true through others. The full Moon brings a group to its high point: a meeting, a celebration, a decision taken together. You see which friends are with you and which were with the occasion. Something in the original plan may have to be dropped. Keep the part that you would still want if nobody were watching.',
    'Your friends are all in one room for once, or in one conversation. A full Moon in the house of friends shows what has become of a common plan and who has carried it. Some of it is worth celebrating. If you have been doing the work of four, this is a good moment to name the other three.',
  ],
  12: [
    'Tiredness tells the truth. With the Moon full in the house of rest, what you have kept down comes up, often at night, as a memory, a worry or a sudden wish to be alone. Something inward is finishing, and it wants room. Cancel what can be canceled. One patient listener is worth more to you at such a time than good advice.',
    'A long inner labor is nearly done. The full Moon in the house of rest brings up what you had put away, and it may look smaller in this light, or sadder, or both. Give it an evening with the door closed. After that you will be readier for company, and easier to live with.',
  ],
};

export const solarEclipseInMonth: Growing = {
  1: [
    'For a moment the light goes out in your own sign, and you cannot go on being who you were out of habit. The eclipse takes away a role, a look or a certainty about yourself and leaves a clean place. Be slow to fill it. In the months that follow you can choose more freely than usual how you live and what you answer to, beginning with something small.',
  ],
  2: [
    'The eclipse touches what you own and what you earn. A source of income, a spending habit or your idea of what you are worth may change, and at first it looks like a gap. Count what is really there before you worry about what is not. Abilities weigh more than goods in this, and half a year from now you may live from one that you hardly notice today.',
  ],
  3: [
    'Ordinary talk falls silent for a moment. The eclipse falls in the house of words, neighbors, brothers and sisters, and a familiar exchange breaks off or starts on new terms. You may learn something that makes you revise what you have always said. Listen for a while before you reply. A new way of speaking, a new subject or a new street may come of it.',
  ],
  4: [
    'Home itself is put in question, gently or otherwise. Under an eclipse in the house of family you may move, take somebody in, let somebody go, or see where you come from in another light. Make no final plan in the first days. Ask what you need in order to feel at home anywhere, and let the rooms follow from that answer.',
  ],
  5: [
    'The heart starts over. An eclipse in the house of love and play can end an amusement that had become a duty, bring somebody new, or make you serious about a thing you did for fun. Children, if there are any, may be at a turning point of their own. Give time to what makes you feel alive, even where it looks like a waste of time.',
  ],
  6: [
    'Daily life is rearranged. Because of the eclipse a job, a routine or a way of treating your own strength may stop working from one week to the next, and you find out which part of it was needed. Start again from the simplest version. It is a fine occasion to bring order into sleep, meals and hours, the plain things on which the rest is built.',
  ],
  7: [
    'The eclipse falls between you and another person. Somebody may come into your life or go out of it, or a bond that you both took for granted has to be chosen again. You will not know the new rules at once, and nor will they. Say what you can promise and ask the same. What is agreed out of freedom holds.',
  ],
  8: [
    'Something shared has to be given up or put on a new footing: a debt, a loyalty, a dependence, a fear. The eclipse goes deep here, and may bring up matters of inheritance or trust that were long left alone. Look at the papers, then at each other. You are likely to find that you can do without more than you thought.',
  ],
  9: [
    'A belief goes dark, and with it the plan that rested on it. The eclipse falls in the house of study and far places, and may send you to a school, a country or a teacher that was never on your list. Doubt is useful for a time. Read what the other side reads, and leave the large conclusions until you have been there.',
  ],
  10: [
    'Your calling changes direction. In the house of career an eclipse can end a post, offer one, or simply let you see that you have been climbing by somebody else’s map. Do what is asked of you, and keep the larger decision open for some weeks. What people come to know you for later may begin as a stopgap now.',
  ],
  11: [
    'The circle changes. Under this eclipse a group breaks up or takes you in, a friend goes another way, or a hope that you shared with many turns out to be theirs and not yours. Let the seat stay empty for a little. New allies tend to come from an unlikely side, and they come for what you want next, not for what you wanted before.',
  ],
  12: [
    'Behind the scenes something ends. The eclipse falls in the house of rest and of what is put away, so an old grief, a secret or a habit of hiding may let go of you, without much noise and without an audience. You need more sleep than you will admit. Keep the weeks after it uncrowded, for you are making room, and room is not emptiness.',
  ],
};

export const lunarEclipseInMonth: Growing = {
  1: [
    'A part of you has been played to the end. Under the eclipse of the Moon in your own sign you feel clearly, perhaps with tears, what you no longer want to be for other people. It may show in the mirror or in a single sentence. Nobody has to be blamed for it. Tell those close to you what is changing, and give them time to find it out for themselves.',
  ],
  2: [
    'Something you have held on to can be let go. The eclipse concerns possessions and pay, and what ends may be a source of money, a costly habit or a fear of not having enough. The feeling is larger than the sum. See what is left when it has gone, because that is what you can build on.',
  ],
  3: [
    'A long conversation comes to its end. With the Moon eclipsed in the house of words, the last thing is said to a sister, a neighbor, a rival, or to the critic in your own head, and it may be said in anger or in relief. Keep the final sentence kind. You will notice afterward how much quieter it is, and how much better you hear.',
  ],
  4: [
    'A chapter at home is closing. The eclipse may bring a move, an empty room, the end of an old quarrel, or simply the knowledge that you have grown out of a place. Family feeling is strong and not always fair. Keep one thing from that time that is worth keeping, and let the others take what they need.',
  ],
  5: [
    'What you have loved or made goes its own way. The eclipse falls in the house of the heart, and an affair, a work or a child’s early years can reach the point at which you have done your part. It is allowed to hurt a little. Stand back far enough to see how good it is, and leave the next beginning for later.',
  ],
  6: [
    'A duty has run its course. With the eclipse a job, a regimen or a long effort on somebody’s behalf can come to an end, and you are usually the last to admit that you are tired of it. You are not letting anyone down by saying so. Hand it over with clear notes, rest before you look for the next thing, and keep the one habit that did you good.',
  ],
  7: [
    'Between two people a truth is reached. The Moon is eclipsed in the house of partners, where an old pattern cannot go on: one always asked, say, and the other always gave way. Some pairs part over it and many draw closer, because at last it has been said. Do not try to be right. Try to be exact, and leave the door open.',
  ],
  8: [
    'An account between you and others is closed. The eclipse brings a debt, a dependence or a long mistrust to its end, by payment, by forgiveness or by plain exhaustion. Strong feelings are part of it and they pass. What you give up here you will not miss for long, and the strength that held it is yours again.',
  ],
  9: [
    'A conviction has done its work. Under the eclipse a course of study, a journey or a faith comes to its last page, and you see what it was good for and where it left you alone. Keep the question and let the answer go. Somebody who thinks quite differently may be the very one who understands how that feels.',
  ],
  10: [
    'An ambition is fulfilled or laid down. The Moon is eclipsed at the top of your solar chart, where everyone can see it, and a post, a project or a public role may come to an end. Praise and criticism both miss something. Judge it by what you learned to do. People will remember how you leave at least as well as what you achieved.',
  ],
  11: [
    'A hope or a circle comes to its natural end. Under the eclipse you notice that a group no longer needs you, or you no longer need it, and that one or two of the friendships go deeper than the occasion for them. Say goodbye properly to the rest. What you wished for years ago may be replaced by something nearer.',
  ],
  12: [
    'What has been hidden comes up to be let go. With the eclipse in the house of solitude an old sorrow, a secret or a long tiredness reaches the point where it can be felt and put down. It may come at night and without a reason. Let it be quiet around you, and talk to someone who does not need it explained.',
  ],
};
