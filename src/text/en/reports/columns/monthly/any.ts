import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Whatever leads. */
export const any: ThemesByHouse = {
  1: {
    intro: [
      'The month is about you, and there is no need to apologize for that. How you begin things, and how you are met when you do, is the thread that runs through these weeks.',
      'Much depends on you this month, and less of it than usual on circumstances. You set the tone by the way you get up from the table, so it is as well to know what you mean by it.',
      'Your own wishes have the floor this month. They have been patient, most of them, while you attended to the wishes of other people, and they are not asking for much. They would like an answer.',
    ],
    thought: [
      'It is easy to go on being the person whom others find convenient. What would you start if you were only asked once?',
      'Others see the outline and you know the inside. Where do the two fit so badly that it is beginning to chafe?',
      'A wish that is never spoken turns into a grievance. Which of yours has begun to turn?',
    ],
    close: [
      'You have been asked, in a way, and have answered by what you did. The answer will be remembered, and it can be built on.',
      'Where life chafed, a little has been let out at the seam. It is comfortable to be mistaken for oneself.',
      'Spoken in time, it was only a wish, and quite a modest one. The others have taken heart.',
    ],
  },
  2: {
    intro: [
      'Means are the subject of the month: what comes in, what goes out, and what you would rather keep. It is a practical time, and practical questions have the advantage that they can be answered.',
      'The month is about worth, in numbers and otherwise. You compare prices, possessions and your own hours, and find that they have never been on the same scale. It is time to weigh them by hand.',
      'Slow and solid wins this month. What can be touched, tasted, repaired or laid aside for winter is more rewarding than any prospect, and your patience is a form of capital.',
    ],
    thought: [
      'Worry about money is usually vaguer than money. Which single figure would you sleep better for knowing?',
      'What is dear to you, and what has merely been expensive?',
      'Which thing, if you took proper care of it, would take care of you?',
    ],
    close: [
      'With the figure known, the month has done its work. What is left over can be spent with a light hand.',
      'The two can be told apart by how they look in the evening. What is dear you have kept within reach.',
      'Care of that kind bears interest quietly. You will notice it in some month when other things give way.',
    ],
  },
  3: {
    intro: [
      'This is a month of words and short ways: letters, errands, brothers, sisters, neighbors. Much is said in passing, and some of it deserves to be stopped and looked at.',
      'You are in demand this month as someone to talk to. Neighbors, relatives and near strangers tell you things, and what they need is rarely advice. It is a month for short visits and good questions.',
      'The mind is busy this month and wants feeding. Papers, timetables, languages, a machine with the cover off: anything that can be taken apart and understood does you good, provided you put one thing together again.',
    ],
    thought: [
      'A good question travels farther than a good answer. Which one have you been meaning to ask?',
      'Whoever asks well is told the truth sooner or later. What would you ask if you were not afraid of seeming curious?',
      'What have you always pretended to understand?',
    ],
    close: [
      'Asked, it goes on working when you have long turned to something else. The reply may come from an unexpected side.',
      'People like to be asked, it turns out. Several of them have begun to ask in return.',
      'The pretense is no longer needed, at least in this one case. It leaves a surprising amount of room in the head.',
    ],
  },
  4: {
    intro: [
      'The month draws you home. Family, rooms and the past ask for attention, and what you do for them now is felt for a long while, mostly as ease.',
      'Where you come from and where you live are the month’s two poles. Between them lies a good deal of furniture, inherited and acquired, not all of it made of wood. You can begin to sort it.',
      'Quiet foundations matter this month more than any facade. Sleep, meals in company, a conversation with someone who knew you small: these give back more strength than they take, and cannot be had in a hurry.',
    ],
    thought: [
      'A place changes less by being improved than by being used. Where in your home does nobody ever sit?',
      'A home says who you were when you furnished it. What would it look like if it were to say who you are?',
      'On what do you rest when you rest?',
    ],
    close: [
      'Somebody might sit there now. It is surprising how soon a room gets used to being liked.',
      'Your home has begun to say who you are, in one corner. The rest may follow at its own pace, which is that of evenings.',
      'What you rest on carries, as you have found out. One builds more boldly on ground that has been tested by doing nothing.',
    ],
  },
  5: {
    intro: [
      'Love, play and invention have the better part of this month. What you do for the joy of it goes well, and a little courage about showing it goes a long way.',
      'What you do with your heart in it is the measure of this month. Somebody may fall in love, with a person, a piece of music or a vegetable garden. Reason has been informed, and will join you later.',
      'A certain theatrical note runs through the month. You may be on stage more often than you planned, and find that you like it. The trick is to play generously, so that others get their laughs too.',
    ],
    thought: [
      'There is a kind of shyness that calls itself being busy. What do you keep for later that would be fun now?',
      'What makes you forget to look at the clock?',
      'In whose company are you funnier than elsewhere, and why do you see so little of them?',
    ],
    close: [
      'Later has arrived. It turned out to be a free evening and somebody to share it.',
      'The clock went on by itself, as clocks can. There will be more such hours if you give them an address.',
      'You have seen a little more of them. It was rest in disguise, and will be so again.',
    ],
  },
  6: {
    intro: [
      'The month is made of ordinary days, and these can be made better. Work, habits and the care of your strength are the subject, and small repairs are worth more than vows.',
      'Service is a great word for what this month consists of: doing small things properly for someone’s benefit, including your own. There is dignity in it, and fatigue, and you decide about the proportions.',
      'Everyday order is under examination this month. Some of it holds you up and some of it merely holds you. Change one thing at a time, and give each change a week to show what it is worth.',
    ],
    thought: [
      'A bad arrangement is kept up by people who are good at coping. What do you cope with that could be mended?',
      'Which of your duties would you choose again if you were free to choose?',
      'If a kind stranger arranged your day, what would be the first thing they moved?',
    ],
    close: [
      'Mended, it is at once invisible, as good work is. You will notice it by having time.',
      'Those duties are not a burden but a trade. About the others something has been done, or soon will be.',
      'One thing has been moved, and the ceiling stayed where it was. Kind strangers are right surprisingly often.',
    ],
  },
  7: {
    intro: [
      'Other people set the pace of the month. A partner, a client or an opponent has something to say to you, and the best results are had by two who can both live with them.',
      'There are two chairs at every table this month. What you want can be had with somebody more easily than alone or against them, and the art lies in asking for it without a speech.',
      'You see yourself in others this month, in those who please you and, more distinctly, in those who do not. It makes for instructive evenings. Be slow to judge what you can recognize so quickly.',
    ],
    thought: [
      'To give way is not the same as to agree. Where have you done the one and called it the other?',
      'An understanding is something two people stand under. What does yours with them need so that it keeps the rain off?',
      'Who annoys you by doing what you do not allow yourself?',
    ],
    close: [
      'What is agreed in earnest stays agreed. For the rest there are other months and other tables.',
      'Some mending has been done overhead. You can both hear the rain now and go on talking.',
      'You might allow yourself a small helping of it. They would be easier to bear, and perhaps so would you.',
    ],
  },
  8: {
    intro: [
      'Under the surface of this month lies a question of trust. Joint money, closeness and old claims come up for settlement, and they are settled more kindly than they were avoided.',
      'Beneath the business of the month lie matters that are rarely mentioned: who owes what, who needs whom, what will be left. To touch on them lightly is better than not at all, and a practical occasion serves best.',
      'This month strips something down to what it is. A shared undertaking, an attachment or a fear loses its wrapping, and what is inside is less than you had hoped for or a good deal more.',
    ],
    thought: [
      'A secret costs its owner something every day. Which of yours is no longer worth the price?',
      'Which conversation would be a gift to those who come after you, or come home to you?',
      'What would remain between you if the habit of it were taken away?',
    ],
    close: [
      'Whatever you let go of has made room. It will be filled soon enough, and you may choose with what.',
      'The conversation was easier begun than imagined. What remains of it can be done with a pencil.',
      'What remains is the part to count on. There is strength in knowing how much it is.',
    ],
  },
  9: {
    intro: [
      'The month looks outward. Journeys, studies and other people’s convictions give you more to think about than usual, and a plan with distance in it begins to take a shape that others can see.',
      'You need air this month, and a subject larger than the week. It might be found on a journey, at a lecture or in a quarrel about first things. Take along somebody who contradicts with good humor.',
      'Faith is a large word, and this month asks for a small amount of it: in a plan, in a teacher, in the use of going on. You have more to go by than you think, most of it behind you.',
    ],
    thought: [
      'One learns most from people who are not trying to teach. Whom would you like to watch at work?',
      'The world is not obliged to be as you were taught it. What has it shown you lately that was not in the book?',
      'What went well in your life that nobody could have foreseen?',
    ],
    close: [
      'You have seen a little more than you had before, and some of what is near looks different for it.',
      'You could write the page that was not in the book by now. It would be a good one, as it is about something seen.',
      'There is no guarantee in what went well before, and yet it is evidence. One may set out on less.',
    ],
  },
  10: {
    intro: [
      'This month you are on view, above all in your work. What you take on now is noticed, and so is what you decline. It pays to know which of the two you are doing.',
      'What you are building can be seen from the street this month. It draws comment, from people who build and from people who do not, and you can tell them apart by their questions.',
      'Duty and ambition walk side by side this month and are easily mistaken for each other. Both wear good shoes. It helps to ask, before you follow either one upstairs, who else would profit from the climb.',
    ],
    thought: [
      'Ambition is often only a wish to be left in peace at a higher level. What do you really want to be able to do?',
      'A life’s work is what one keeps returning to, paid or unpaid. What do you keep returning to?',
      'Whose good opinion are you working for, and is it a good judge?',
    ],
    close: [
      'Those who matter have seen you do some of it. The title can catch up in its own time.',
      'You have come back to what you keep returning to, and a little farther in. That is what the word calling means, when it means anything.',
      'With the right judge in mind, much of the work is lighter, and some of it can be left undone.',
    ],
  },
  11: {
    intro: [
      'Company is the subject of the month: friends, groups and the hopes you have in common with them. A plan finds people, or people find you, and it is good to know what you would join for.',
      'The month looks beyond your own door to those with whom you have something in common. You might be needed there as you are, without preparation, which is a pleasant way of being needed.',
      'Ideas for a better arrangement of things come to you this month, in the office, the club or the country. Most need a crowd. Start with three people who answer messages.',
    ],
    thought: [
      'In every circle there is somebody who keeps it together and is never thanked. Is it you, or have you thanked them?',
      'What would you like to have been part of, when you look back on these years?',
      'What would be different for the others if your hope came true?',
    ],
    close: [
      'The circle is a little firmer than it was. What it can do next is a question for all of you.',
      'What you would like to be part of is going on already, in some back room with bad coffee. You know the way there now.',
      'Told from their side, it is a plan that people can join. Some have.',
    ],
  },
  12: {
    intro: [
      'The month has a quiet center. Rest, solitude and things left unfinished ask for their share, and whatever time you give them comes back as clearness about the rest.',
      'Withdrawal is no defeat this month. There is a kind of work that can only be done with the door shut and the face unguarded, and it has been put off long enough. Afterward company is pleasant again.',
      'What you have pushed aside over the months comes and sits down beside you in this one. It is quite civil. An old sorrow, a generous impulse, a debt of thanks: one at a time, they can be seen to.',
    ],
    thought: [
      'Silence is full of messages for those who have been busy. Which one have you been too tired to take?',
      'If you had a long weekend that counted for nothing, how would you spend the first day?',
      'Which of your silences is peaceful, and which one is full?',
    ],
    close: [
      'It has been taken now. Much else can wait until you have slept on it.',
      'Some hours of the first day have been had. That they counted for nothing was the good of them.',
      'A full silence has been emptied by a cupful or two. It is easier to carry so, and may even become peaceful.',
    ],
  },
};
