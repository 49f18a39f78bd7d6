import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const solarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'In {year} the Sun is eclipsed in your own sign, and for a moment the person everyone knows is not to be seen. What comes back into the light afterward may look a little different. The year is about that difference, and about who notices it first.',
      'Your own sign is where the Sun goes dim in {year}. An eclipse there concerns you in person: name, face, manner, and the way you begin things. Something starts with you, and you feel that it has begun before you can say what it is.',
    ],
    thought: [
      'A beginning in your own name is what this year is about. Something that you took for settled, where you belong, whom you answer to, what you are called, turns out to be open. For some weeks you may not know what to say when you are asked. By and by the new thing has a shape, and most people accept it sooner than you feared.',
      'The main subject of the year is you: what you do under your own name, and how much of it you still mean. To go on as usual costs more effort than it did. Fewer promises and slower answers suit you better. You can begin again in one respect without turning your whole life around.',
    ],
    turn: [
      'Around this time you may have the least to say about yourself, and need not say it.',
      'Now it becomes plain which of your promises you still mean.',
    ],
    close: [
      'You live a little differently and need not explain it any longer. What began with you has a place in your week, and the people who matter to you are at ease with it.',
      'You promise less and keep more of it. Something about the way you live has been changed on purpose, and it suits you.',
    ],
  },
  2: {
    intro: [
      'Money, skill and everything you count on come under an eclipse of the Sun in {year}, which darkens your second house for a moment. Nothing need be lost by it. What you have is simply out of sight long enough for you to think about it.',
      'In {year} an eclipse of the Sun touches your second house, where earnings, possessions and your sense of worth are kept. It puts a pause into the business of getting and spending. What you notice in that pause decides a good deal about the months around it.',
    ],
    thought: [
      'What you live on is the subject of the year. A source of income, a price or an old way of spending may no longer be a matter of course. It is natural to look first at what might be missing. The more useful list has your skills on it, since the next arrangement will be built from those once you know what you need.',
      'Some of what you own you use daily without a thought, and some you pay for and hardly use. This year you begin to tell the two apart. People often find in such a year that they need less than they supposed, and that something they had undervalued is worth asking more for.',
    ],
    turn: [
      'In these weeks you may do the old sum a second time, and see what it leaves out.',
      'In these weeks a bill or a full shelf may tell you what you could do without.',
    ],
    close: [
      'You know what you need to live on and what you can ask for your work. Both figures took some trouble to find, and they let you decide about money without the old worry.',
      'You have kept what you use and let some of the rest go. Your days cost a little less than before, and a skill that you used to give away has its price.',
    ],
  },
  3: {
    intro: [
      'Your third house, of talk, errands, brothers, sisters and neighbors, is where the Sun is eclipsed in {year}. The everyday exchange falls quiet for a moment. What is said after such a quiet tends to be heard, and so does what has been left out.',
      'Words get a fresh start in {year}. The Sun is eclipsed in your third house, which holds conversation, study, letters and the people you see without traveling, and for once you need not go on with a subject only because it was begun.',
    ],
    thought: [
      'With somebody whom you answer daily, talk has become routine this year, and it is interrupted. You may miss it more than you expected, or find that there was a good deal it never touched. Your next sentence to them will be weighed more than usual, so it deserves some care.',
      'An explanation that you have given many times, about your work, your family or yourself, no longer quite convinces you this year. For a time you may say little, or say it badly. Then a shorter version comes to mind that is nearer the truth. Learning something new, with a teacher or a good book, helps it along.',
    ],
    turn: [
      'A call is missed in these weeks, or a familiar joke falls flat, and for once you both listen.',
      'It is now that the old explanation is likely to fail you, and that you look for a shorter one.',
    ],
    close: [
      'You talk again with somebody you had only been exchanging news with. Both of you say more when you meet, and an old misunderstanding has been cleared up on the way.',
      'What used to take you a long explanation can be said in a few sentences. People ask you about it, and you find that you still have more to learn.',
    ],
  },
  4: {
    intro: [
      'Home is where the Sun is eclipsed for you in {year}: in your fourth house, which holds the family, the rooms you live in, and what came before you. Something that everybody there took for granted has to be seen to.',
      'The main event of {year} is an eclipse of the Sun in your fourth house, that of home and family. What is handed down in a family, and what is merely repeated, are harder to tell apart than they look. This year you see both, at home, on ordinary days.',
    ],
    thought: [
      'A room, a relative or a custom that one person has kept up for everybody needs attention this year. It is easy to let it go on as before. Then the household has to decide what it wants to keep and who will see to it, and that conversation is worth more than any repair.',
      'Your family’s ways come up for review this year. You keep house, quarrel, save and celebrate much as you saw it done, and some of that has served you well. Now one of these customs stops making sense, perhaps through a move, a visit or an old story told differently. You are free to keep the part you like and to do the rest your own way.',
    ],
    turn: [
      'In these weeks a small thing at home goes undone, and everybody notices who used to do it.',
      'The family custom that has stopped making sense shows itself now, if it has not before.',
    ],
    close: [
      'At home it has been settled what is kept and who takes care of it. The work is shared more fairly, and the person who used to do it alone has been thanked.',
      'You have kept one custom of your family and changed another. Those at home have gotten used to it, and it feels more like your own house than it did.',
    ],
  },
  5: {
    intro: [
      'The Sun is eclipsed in {year} in your fifth house, the place of love, children, games and whatever you make for pleasure. Applause goes quiet there for a moment. It leaves you alone with the thing itself, which is how it began.',
      'What you do for love has the eclipse of the year in it. In {year} the Moon passes before the Sun in your fifth house, of romance, children and creative work, and something that ran by itself has to be wanted again, on purpose.',
    ],
    thought: [
      'Joy is the serious subject of your year. Something that used to make you happy may have become a duty, or has been put off for too long. This year you notice that you miss it. Beginning again is a little embarrassing, since one is out of practice, in love as in music. It goes better if nobody has to be impressed.',
      'This year a romance, a plan with a child or a piece of work may pause, and the pause shows how much of it you did for the result. What is left is what you enjoy. You may be tempted to protect it by being careful. It does better with your whole attention and without a guarantee.',
    ],
    turn: [
      'Around this time you may walk past something that you used to love doing, and stop.',
      'If something that you do for love is to pause, it is likely to be now.',
    ],
    close: [
      'You have taken up again something that you love and are not especially good at. It has a regular place in your life, and you are easier company on the days when you do it.',
      'You have put your heart into something without knowing how it would turn out. Part of it lasted and part of it did not, and you would do it again.',
    ],
  },
  6: {
    intro: [
      'An ordinary working day is the thing eclipsed in {year}. The Sun is darkened in your sixth house, of tasks, routine, and the care of body and tools. Where the day stops running by itself, you can see how it was put together.',
      'Daily work and the habits around it hold the eclipse of {year}. The Sun is darkened in your sixth house, and a rhythm you have kept for a long time is broken somewhere. What you do with the gap is up to you.',
    ],
    thought: [
      'What you do all day is the subject of this year. A task, a tool or a timetable that everything depended on may fail you for a while, so that the day has to be arranged without it. That is a nuisance at first. Then you find out which of your duties were necessary, and they are usually fewer than the list. The rest can be left out for good.',
      'You can find a better pace this year, once the old one fails. A schedule that you have long kept breaks down somewhere. You may try to make up the time by hurrying, with the usual result. If you go more slowly instead, you notice people and possibilities that the schedule had no room for, and a day that suits you better can be built around those.',
    ],
    turn: [
      'What breaks down may be small, and it shows in these weeks how much hung on it.',
      'It is in these weeks that the old schedule is most likely to break down.',
    ],
    close: [
      'Your working day is shorter by one task, and nobody has asked for it back. You use the time for something that keeps you well, and do the rest with a better will.',
      'You hurry less, and get about as much done. There are people along your way whom you know by name, and an hour in the week that you would not give up again.',
    ],
  },
  7: {
    intro: [
      'In {year} hardly anything is decided without one other person. The eclipse of the Sun falls in your seventh house, of partners, agreements and open rivals, and what two people have done in step without thinking asks to be thought about.',
      'The Sun is darkened in your seventh house in {year}, and a partnership, at work or in private, comes to a place where it cannot be steered from one side. What each of you can see from where you stand begins to matter.',
    ],
    thought: [
      'Between you and one other person the terms are looked at again this year. Who decides, who gives way, who calls first: none of that works by itself any longer. It may feel like a crisis or only like a pause. If both of you can say what you would like to change, most of what was good goes on.',
      'Somebody’s needs and yours have to be brought into one plan this year. Each of you knows something that the other does not, and neither says enough about it, which leads to small collisions. There is a reason now to talk about where you are going and who carries what. If you are on your own, the question may come through a rival, a client or somebody new.',
    ],
    turn: [
      'In these weeks one of you may ask for an evening to talk, and mean it.',
      'Two people’s needs that would not fit into one plan meet in these weeks, and can be talked about.',
    ],
    close: [
      'You and the other person have changed a thing or two in the way you treat each other, and both of you were asked. It is easier to be together, and easier to disagree.',
      'You have managed something difficult together with another person, and know each other better for it. You ask for help earlier than you used to, and you are asked as well.',
    ],
  },
  8: {
    intro: [
      'What you hold together with someone else is touched by an eclipse of the Sun in {year}. It falls in your eighth house, of joint money, trust, closeness, and what is given up. Neither you nor the other person can settle it alone.',
      'Old business between people comes to light in {year}. An eclipse of the Sun falls in your eighth house, of debts, confidences and shared means, and what had been left unspoken there belongs to more than one person.',
    ],
    thought: [
      'Trust is the subject of the year, and it has a practical side: an arrangement about money or duties that two people have gotten used to can no longer be left as it is. It may take you a while to bring it up, and the talk itself is likely to be shorter than the dread of it.',
      'This year brings back things that you and somebody else had let drop: an old debt, a hurt, a promise, a plan made in better times. Silence about these matters stops being comfortable. Not all of them need settling, and some only have to be mentioned once. Afterward you know which are worth taking up again, and which both of you are glad to let go.',
    ],
    turn: [
      'The arrangement that two people had gotten used to comes up for discussion around this time.',
      'One of you is likely to mention the old matter in these weeks, perhaps in half a sentence.',
    ],
    close: [
      'A matter that belongs to two people has been settled by both of them. You know what is yours, what is shared and what is still owed, and you sleep better for it.',
      'You and another person have gone through what lay between you and kept a small part of it. The rest has been given up by both sides, which makes it easier to be close.',
    ],
  },
  9: {
    intro: [
      'Belief, study and distance lie under the eclipse of {year}. The Sun is darkened in your ninth house, and something that you have always been sure of is in doubt for a time. It is worth finding out what you believe without it.',
      'Your ninth house, of journeys, teaching and conviction, holds the eclipse of the Sun in {year}. A subject you were fluent in leaves you short of words for a time. It is a good position to learn from, and rather a humbling one.',
    ],
    thought: [
      'Your opinions get some exercise this year. One that you have held so long that you no longer argue for it begins to wobble. A journey may do this, or a book, or a younger person’s question. For a time you may not know what you think. That is uncomfortable and useful, because afterward you hold your view for reasons you can give.',
      'You are a beginner again this year, in a subject, a country or a question of faith where you used to know your way. You may feel slow. People are kinder about it than one expects, and whatever you can say simply you are sure to have understood. If you have thought of studying or going abroad, do it without expecting to shine.',
    ],
    turn: [
      'The opinion that you no longer argued for is most likely to wobble now.',
      'It is now that you feel most like a beginner.',
    ],
    close: [
      'You have changed your mind about something that used to be settled, or know better why you have not. You argue less about it, and other people tell you more.',
      'What you believe can be said in simple words, and you have said it to somebody who disagreed. You have learned enough to know what you would like to study next.',
    ],
  },
  10: {
    intro: [
      'Your work and standing are in question for a moment in {year}, when the Sun is eclipsed in your tenth house. People may be less sure of what you do, and that leaves you free to change something about it.',
      'In your tenth house, the house of career and reputation, the Sun is eclipsed in {year}. For a time it is less clear what you are known for, and you notice who had been relying on you. There are more of them than ever said so.',
    ],
    thought: [
      'A role, a plan or a position that you were known for may come into question this year. For some weeks it is better to finish what you have promised and to announce nothing. There is room, meanwhile, to think about what you would like to be asked for. The answer may be close to what you do already.',
      'A post, a superior or an ambition may stop giving you direction for a while this year, and you find that other people took theirs from you. That can be a burden. It also tells you which part of your work matters to other people, and it is not always the part that is praised. That part deserves more of your time.',
    ],
    turn: [
      'Around this time it is hardest to say what you will be asked for next, and announcements can wait.',
      'Around this time somebody may come to you for what they used to ask of those above you.',
    ],
    close: [
      'Your work has a clearer purpose, and the title matters less to you than it did. People have gotten used to your new role, and some of them say that it was always yours.',
      'You know which part of your work others rely on, and you give it your best hours. One or two of them have told you so, which you had not expected.',
    ],
  },
  11: {
    intro: [
      'Among friends and in common plans something goes dim in {year}. The Sun is eclipsed in your eleventh house, and a circle that seemed to keep itself together is found to depend on someone’s trouble.',
      'The eclipse of the Sun in {year} belongs to your eleventh house: to groups, to friends, to the hopes that need more than one person. What each of you does for the others becomes clear, since for a while somebody does not do it.',
    ],
    thought: [
      'A group that you belong to, or a hope that you share, loses strength this year, mostly because the work has always been done by the same one or two. You may be one of them, or may never have noticed them. It becomes clear whether the others care enough to help. With those who do, something new can be planned.',
      'Your part among other people changes this year. In a team, a club or a circle of friends you have been the organizer, the listener or the one who is always free, and it no longer suits you. When you stop, there is an awkward gap for a while. Then somebody else fills it, and you can try what you would rather do. A hope that you had kept to yourself may find support.',
    ],
    turn: [
      'In these weeks you can see who comes early, and who stays to clear up.',
      'In these weeks you can refuse the usual request, and wait out the silence after it.',
    ],
    close: [
      'You know who among your friends takes trouble over the others, and they know that you know. The circle may be smaller, and a plan that was only talked about has been carried out.',
      'You have a different part among your friends, one that costs you less and gives them more. The wish you hardly mentioned before is being discussed as a plan.',
    ],
  },
  12: {
    intro: [
      'Behind the scenes of your life the Sun is eclipsed in {year}, in your twelfth house, of rest, solitude and what is kept to yourself. It is the least visible place for such an event, and you may be its only witness.',
      'Rest, memory and unfinished matters have the eclipse of {year} among them. The Sun is darkened in your twelfth house, a private place at any time, and something that you had mislaid there may be found again.',
    ],
    thought: [
      'Something that has been tiring you in secret can come to an end this year: a worry, an old regret, a duty you never told anyone about. You may need more sleep and fewer people for a time. What you understand about yourself then will be of use to you later, in company.',
      'A talent, a friendship or a wish that you put away long ago, without quite deciding to, comes back this year and asks whether you still want it. Leave some hours free to find out, and expect to be moved. If the answer is no, you can say goodbye properly. If it is yes, begin where nobody is watching.',
    ],
    turn: [
      'These weeks are a good time to put down what only you knew you were carrying.',
      'A name, a tune or an old box in the closet may wake the old wish in these weeks.',
    ],
    close: [
      'You have put down something that you carried alone. Few people know what it was, and many have noticed that you are more rested.',
      'You have found again something that you thought was lost, or have said goodbye to it at last. Either way there is less on your mind, and more room for new things.',
    ],
  },
};
