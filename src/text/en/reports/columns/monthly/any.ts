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
      'If you start one thing for no other reason than that you want to, the month has been well used. The people around you will get used to it sooner than you think.',
      'By the end of the month you could have changed one of the things that chafe. It is enough if only those who know you well can see the difference.',
      'A wish that has been spoken can be answered, and most answers are friendlier than the silence was. Say one of them before the month is out.',
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
      'Find out the one figure that you have been guessing at, and most of the worry about money has nothing left to hold on to. What remains is a plan, and plans can be kept.',
      'At the end of the month, look at what you would buy again. The rest was only expensive, and need not be bought a second time.',
      'Take good care this month of the one thing that could take care of you, and see. Things that are looked after tend to last, and so does the skill of looking after them.',
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
      'Ask the question that you have been putting off while people are talking anyway. Whatever the answer is, you will not have to go on guessing, and the next talk is easier for it.',
      'People like to be asked, and most will tell you more than you hoped for. You may find that they start to ask you in return.',
      'What you only pretended to understand can be explained to you now without shame. You gain the knowledge, and lose the trouble of hiding that you did not have it.',
    ],
  },
  4: {
    intro: [
      'The month draws you home. Family, rooms and the past ask for attention, and what you do for them now is felt for a long while, mostly as ease.',
      'Where you come from and where you live are the month’s two poles. Between them lies a good deal of furniture, inherited and acquired, and a few habits of the same kind. You can begin to sort them.',
      'Quiet foundations matter this month more than any facade. Sleep, meals in company, a conversation with someone who knew you small: these give back more strength than they take, and cannot be had in a hurry.',
    ],
    thought: [
      'A place changes less by being improved than by being used. Where in your home does nobody ever sit?',
      'A home says who you were when you furnished it. What would it look like if it were to say who you are?',
      'On what do you rest when you rest?',
    ],
    close: [
      'Sit in the corner where nobody sits, one evening before the month is over. A room that is used soon feels as if it had always been liked.',
      'Change one corner of your home to begin with. If it says something true about you in one place, the rest can follow at its own pace.',
      'Whatever it is that carries you, give it some time this month on purpose. You build more boldly when you know that the ground will hold.',
    ],
  },
  5: {
    intro: [
      'Love, play and invention have the better part of this month. What you do for the joy of it goes well, and a little courage about showing it goes a long way.',
      'What you do with your heart in it is the measure of this month. Somebody may fall in love, with a person, a piece of music or a vegetable garden. Reason has been informed, and will join you later.',
      'What you love and what you make are looked at this month, by others as well as by you. You may be on stage more often than you planned. The trick is to play generously, so that others get their turn too.',
    ],
    thought: [
      'There is a kind of shyness that calls itself being busy. What do you keep for later that would be fun now?',
      'What makes you forget to look at the clock?',
      'In whose company are you funnier than elsewhere, and why do you see so little of them?',
    ],
    close: [
      'Move one of the pleasures that you keep for later to this month, on a definite evening. It is seldom as difficult to arrange as it was to imagine.',
      'Hours without a clock can be had again if you set aside a time for them. Try it once before the month ends, and keep the time if it works.',
      'Arrange to see the people with whom you are funny. Good company of that kind is rest as well as fun, and both were probably due.',
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
      'Mend the arrangement you have only been coping with, or ask for it to be mended, and the gain will show every day afterward. Small repairs are repaid in time and temper.',
      'Keep the duties you would choose again and do them well. About one of the others something can be done this month, even if it is only a first word.',
      'Rearrange one thing in your day, as a kind stranger would who saw how you live. If the day goes better, you will know what to change next.',
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
      'An understanding between two people wants some upkeep, as a roof does. Where does the nearest of yours let the rain in?',
      'Who annoys you by doing what you do not allow yourself?',
    ],
    close: [
      'Tell the other person where you only gave way. An agreement that has been corrected is worth more than one that has been endured.',
      'Ask the other person where the roof of your understanding leaks. The two answers together are likely to be a better repair than either alone.',
      'Allow yourself a small helping of what annoys you in somebody else. They will be easier to bear, and so perhaps will you.',
    ],
  },
  8: {
    intro: [
      'Under the surface of this month lies a question of trust. Joint money, closeness and old claims come up for settlement, and they are settled more kindly than they were avoided.',
      'Beneath the business of the month lie matters that are rarely mentioned: who owes what, who needs whom, what will be left. Touching on them lightly is better than leaving them alone, and a practical occasion serves best.',
      'This month strips something down to what it is. A shared undertaking, an attachment or a fear loses its wrapping, and what is inside is less than you had hoped for or a good deal more.',
    ],
    thought: [
      'A secret costs its owner something every day. Which of yours is no longer worth the price?',
      'Which conversation would be a gift to the people who rely on you?',
      'What would remain between you if the habit of it were taken away?',
    ],
    close: [
      'Tell the secret, end it, or write it down and put it away. Whatever it has cost you each day is yours again from then on.',
      'The conversation that you owe to people who rely on you need not be long. Begin it on some practical occasion, and it may turn out easier than the waiting was.',
      'What would remain between you without the habit is the part to count on. It is good to know how much that is, and to build on it.',
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
      'Ask the person you would like to watch whether you may come. People who love their work are rarely asked, and they tend to say yes.',
      'Trust what you have seen for yourself, even where you were taught otherwise. Knowledge of that kind is worth passing on.',
      'What went well unforeseen is no guarantee, but it is evidence that good things come unplanned. You can afford to set out with a little less certainty than you would like.',
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
      'Whose good opinion are you working for, and do they know enough to judge?',
    ],
    close: [
      'Practice what you really want to be able to do this month, wherever you happen to stand. The title, if there is one, can catch up in its own time.',
      'Give the thing you keep returning to a regular hour, and see how far you get. It deserves better than what is left of the day.',
      'If the one whose opinion you work for can judge, ask for the judgment. If not, some of the work can be done more lightly, and some left undone.',
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
      'Thank the one who keeps the circle together, or let yourself be thanked. It will hold with less effort from then on.',
      'What you would like to have been part of may well be going on already, in somebody’s back room. Find out when they meet, and go once before the month is over.',
      'Describe what you hope for from the side of the others, and it becomes something that they can join. That is worth more to it than another month of thinking.',
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
      'Take an hour of silence, and do one thing that occurs to you in it. A good deal of the rest can wait until you have slept on it.',
      'Take a few hours this month that count for nothing. They are good for you because nothing depends on them.',
      'If you have been silent about something for too long, tell it to somebody who listens well, or only to a page. A peaceful silence needs no more than to be left alone.',
    ],
  },
};
