import type { WeekShelf } from '../../../../report-catalogue.js';

export const newMoon: WeekShelf['newMoon'] = {
  1: {
    intro: [
      'A new round begins for you this week, and it concerns nobody but yourself. How you look, how you present yourself, what you say when you are asked what you want: all of that can be set a little differently from here.',
    ],
    course: [
      'A start in your own sign is seldom dramatic. You catch yourself using a different tone, or you say no to something you have always done, and it turns out that nobody minds as much as you feared. People take you as you come in these days. If a change of that kind is to last, it helps to let one other person know of it, so that there is somebody to notice when the old manner creeps back.',
    ],
    close: [
      'The Moon will come back to this point in a year. What you begin in your own name now has that long to become natural to you.',
    ],
  },
  2: {
    intro: [
      'Money can be put on a new footing this week. The sums need not be large. A habit of earning, spending or saving is about to begin, and a habit is never so easy to shape as in its first days.',
    ],
    course: [
      'You will probably meet the subject by accident: a bill that surprises you, a price you are asked to name, something that wears out. It is a good occasion to look at the whole instead of the one item. Most people find an expense that has long lost its reason, and a skill that could bring in a little more than it does. An order made between the new Moon and the full one tends to be kept.',
    ],
    close: [
      'You need no more money than you have for this, only a clearer idea of where it goes. That much can be in place before the Moon is full.',
    ],
  },
  3: {
    intro: [
      'A conversation begins this week that may go on for quite some time. It can be with a neighbor, a brother or sister, a class or a page of your own, and it starts with something that looks like small talk.',
    ],
    course: [
      'You are quicker than usual to ask, and others are quicker to answer. The route you take every day has somebody on it whom you could know, and the subject you once dropped has become easier to learn. Whatever you start in this house lives on repetition. Ten minutes on most days carry further than one long evening, and a short reply sent at once does more for a friendship than a good letter sent late.',
    ],
    close: [
      'It began with very few words, as such things do. Whether it goes on depends on the second time you speak, and that can be soon.',
    ],
  },
  4: {
    intro: [
      'At home something can start over this week. It may be a room that gets another use, a rule that everybody was tired of, or a way of living together that nobody has yet said aloud.',
    ],
    course: [
      'Changes of this sort are made at the kitchen table. Someone mentions what annoys them, somebody else has been thinking the same, and a plan is there before the dishes are done. Family history may come up as well, and explain why things were ever arranged as they are. Those who live alone notice how much of the place still belongs to an earlier life. It helps to alter one thing and then live with it before the next.',
    ],
    close: [
      'A home does not become new all at once. If one corner of it is different when the Moon is full, and you like to sit there, the rest will follow.',
    ],
  },
  5: {
    intro: [
      'Pleasure gets a new start this week. Something that you do for its own sake, or for a person you like, is ready to begin, and it does not have to be useful to anybody.',
    ],
    course: [
      'A beginning of this kind is easily talked out of existence. Someone will ask what it is for, and you may be the one who asks. Over the following days it helps to keep it out of the sensible part of your life: no target, no audience, a fixed hour that nothing useful may have. By the time the Moon has filled out you will know whether you look forward to that hour, and there is no better test.',
    ],
    close: [
      'It does not have to lead anywhere. If what began with this new Moon still makes you smile when she is full, it has done what it came for.',
    ],
  },
  6: {
    intro: [
      'The daily round can be arranged anew this week. Work, meals, sleep, the small jobs that keep everything going: one of them is ready to be done in another way, and the rest will adjust to it.',
    ],
    course: [
      'You notice first what has been costing you strength: a task that is always left to you, an hour at which you are never any good. The second thing you notice is how little would be needed to change it. Colleagues are open to a proposal, as long as it saves them something too. New habits hold best when they are tied to an old one, and when they begin smaller than your good intentions.',
    ],
    close: [
      'Nobody will congratulate you on a better routine. You will simply be less tired when the Moon is full, and know which change it was.',
    ],
  },
  7: {
    intro: [
      'Something starts between you and one other person this week. It may be a new acquaintance or a new tone with someone you have known for years, and neither of you can do it alone.',
    ],
    course: [
      'The other person may well make the first move, and it can be small enough to miss: a question they do not usually ask, an offer of help. In an existing partnership it is a good time to drop an old division of labor and agree on another. In a new one, the first understandings set the pattern for a long while. It is worth saying what you would like before politeness has decided it for you.',
    ],
    close: [
      'What two people begin under a new Moon shows its worth by the full one. Until then it is enough to be curious about each other.',
    ],
  },
  8: {
    intro: [
      'What you share with somebody can be put on a new basis this week. It may be money, it may be trust, and the two are often one subject. A first honest sentence is all that is needed for a start.',
    ],
    course: [
      'You may feel an unusual wish to know where you stand: what is owed, what was promised, what the other person really feels. The answers are less alarming than the guessing was. A paper that both of you had been avoiding gets looked at, or a confidence is offered and kept. Closeness that starts like this goes deep, and it should be allowed to go slowly, with time for each side to think.',
    ],
    close: [
      'From here on there is something between you that both have agreed to look at. That is a modest beginning, and most trust has begun no better.',
    ],
  },
  9: {
    intro: [
      'Something wider opens this week: a journey to plan, a study to begin, an opinion that no longer has to be the one you were brought up with. You are readier for it than your calendar suggests.',
    ],
    course: [
      'It comes to you through a stranger, as a rule, or through a book or a picture of some other place. At once there are practical objections, and they are sound; but they speak against the date and not against the wish. In the days after a new Moon it is easiest to take the smallest real step, such as a price asked, a term looked up or a first lesson. After that the plan has some weight of its own.',
    ],
    close: [
      'You need not know where it ends. A horizon that has moved once will move again, and your part this month is only to start walking.',
    ],
  },
  10: {
    intro: [
      'At work, and in whatever you are known for, a new stretch begins this week. A task, a title or simply an ambition that you had kept to yourself is ready to be taken up where others can see it.',
    ],
    course: [
      'Those above you are looking for somebody who will take charge of a thing, and have perhaps not thought of you. It is no immodesty to bring yourself to mind. What you start now will be judged by how it is finished, so a plan with a first date in it makes a better impression than a large promise. At home they may ask what it is going to cost them in evenings, and they are right to ask.',
    ],
    close: [
      'A career has few real beginnings, and most of them look like one more job to be done. Treat this one as yours, and it may become so.',
    ],
  },
  11: {
    intro: [
      'New company is coming into your life this week, or new life into the company you have. A hope that you have carried about by yourself could find the people it needs.',
    ],
    course: [
      'You hear of a group, or somebody brings along a friend, and you find you have talked for an hour about what you would all like to see happen. At this stage plans are cheap and spirits are high. The people who will still be there later are those who offer to do something definite. It helps to be one of them, with a task that is small enough to be done by the full Moon.',
    ],
    close: [
      'A wish that several people share is a different thing from a wish. This month gives yours a first chance to find out what it can become.',
    ],
  },
  12: {
    intro: [
      'Something begins this week where nobody can see it. You may feel it only as a need for quiet, or as the sense that one way of living has been used up and the next has not yet arrived.',
    ],
    course: [
      'It would be wrong to expect much of yourself just now. Sleep is deep and full of old faces, you are moved by things that usually leave you cold, and company tires you early. In between there are minutes of great clearness, when you know exactly what has to go. A page in a drawer is the right place for such knowledge. Acting on it is for later, when the Moon has passed on and you are rested.',
    ],
    close: [
      'The year has a time for sowing that looks like idleness, and this is yours. What you leave in peace now will show itself when the new Moon reaches your own sign.',
    ],
  },
};

export const fullMoon: WeekShelf['fullMoon'] = {
  1: {
    intro: [
      'You are more visible this week than you may like. What you feel shows in your face, and what you want can no longer be passed off as consideration for others. It is tiring, and it is a relief too.',
    ],
    course: [
      'The Sun stands opposite, in the house of partners, so there is generally somebody who has to hear it. They may have waited for it longer than you think. What you say in these days comes out stronger than it was meant, and most of it is true. Where the other person answers in the same tone, a pause until the next day costs you nothing. What you still want after a night is what you want.',
    ],
    close: [
      'You have shown yourself, and the sky has not fallen. As the Moon wanes it becomes easier to ask for the same thing in an everyday voice.',
    ],
  },
  2: {
    intro: [
      'A matter of money or possessions comes to its result this week. You see what something has cost, or what it has brought in, and the figure is a little different from what you had been telling yourself.',
    ],
    course: [
      'Opposite stands the Sun, in the house of what is shared, and the two accounts want to be compared: what is yours, and what you and somebody else have in common. A debt is paid back, or the reminder goes out. You may find that you have been generous in one place to make up for another. Once the sum is known it is only a sum, and people can talk about it.',
    ],
    close: [
      'Whatever the result is, you can stop estimating. What you own after this full Moon you own with your eyes open.',
    ],
  },
  3: {
    intro: [
      'Something that has been hinted at for weeks is said this week. News arrives, a talk reaches its point, and it becomes clear that two people nearby had understood the same words quite differently.',
    ],
    course: [
      'It can be loud for a moment, as everyone is talking at once and each has part of the truth. The Sun stands opposite, in the house of belief, so the small matter usually has a large one behind it: who is right in principle, and who has the right to teach whom. Taken as a practical question it can be settled in a few minutes. Letters written in the heat of it are better sent the day after.',
    ],
    close: [
      'It is out, and that is what a full Moon is good for. The tone you take in the days after it decides how you will talk with one another from here on.',
    ],
  },
  4: {
    intro: [
      'Things at home come to a point this week. What has been put up with, in the rooms or between the people in them, shows itself plainly, and is easier to speak about than it was a month ago.',
    ],
    course: [
      'A full Moon here sets home against work, for the Sun stands opposite, in the house of your career. You may come back with less patience than usual and find that somebody has kept a question for exactly that hour. Tiredness accounts for half of what is said. What is left of it after a night’s sleep is the real wish, and it is usually modest: an evening kept free, a job in the house shared out anew.',
    ],
    close: [
      'Nothing at home has to be settled by the end of this. It is enough if everybody under the roof has said what they lack, and has been heard.',
    ],
  },
  5: {
    intro: [
      'Love, or whatever you love doing, comes into full light this week. A feeling wants to be shown, a piece of work wants an audience, and holding back takes more strength than it is worth.',
    ],
    course: [
      'You may be surprised by how much of it others have already noticed. The Sun opposite, in the house of friends, adds spectators: a circle that teases, approves or feels a little neglected. Between the one you care for and the many who want you along, both cannot have the same evening. It helps to choose openly. What is given from the heart in these days is remembered, whatever comes of it.',
    ],
    close: [
      'A feeling that has been shown once can afford to be quieter. As the Moon wanes you will find out what it is like on ordinary days.',
    ],
  },
  6: {
    intro: [
      'The everyday has piled up, and this week you see how high. A job is finished, or your strength for it is, and it becomes plain which duties have crept onto your list without anybody asking.',
    ],
    course: [
      'The Sun opposite stands in the house of rest, and your body may settle the argument before your head does, by being tired at the wrong moment. Others are quick to help once they know. The difficulty is that you have made it look easy for so long. A task handed back at this point is handed back for good, and one that is brought to its end deserves a free evening rather than the next task.',
    ],
    close: [
      'What you put down under this full Moon need not be picked up again. The work that is left will be done better by somebody who has slept.',
    ],
  },
  7: {
    intro: [
      'Something between you and one other person reaches its height this week. You see each other very clearly, for better or worse, and a balance that had tilted for some time can no longer be overlooked.',
    ],
    course: [
      'With the Sun in your own sign, opposite, you stand at one end of the scales and they at the other. They may say what they have been missing, with more feeling than the occasion seems to call for. It is rarely about the occasion. Couples who can listen at such a moment come out of it closer, and arrangements that only one side believed in come to an end. Defending yourself can wait until they have finished.',
    ],
    close: [
      'You know now how the other person sees it. From a full Moon to the new one there is time to decide what each of you will do about it.',
    ],
  },
  8: {
    intro: [
      'What is shared, owed or kept from one another comes to the surface this week. It may be a matter of money or of feelings, and as a rule somebody has known about it longer than they admitted.',
    ],
    course: [
      'With the Sun opposite, in the house of your own means, the question is what belongs to whom, and what one of you has been carrying for both. Emotions are strong, and so is the wish to get it over with. A confession heard calmly is worth more than one that is forced. If papers are involved, they are better read by daylight. The relief, once it comes, is greater than the trouble was.',
    ],
    close: [
      'What has been said now lies between you in plain sight, and it is lighter there. Whatever must still be settled can be settled without hurry.',
    ],
  },
  9: {
    intro: [
      'A question of belief, study or distance comes to a head this week. A journey is decided, a result arrives, or you hear yourself defend an opinion and notice that you no longer quite hold it.',
    ],
    course: [
      'The Sun opposite shines on daily talk and errands, and that is where the large idea has to prove itself. Someone nearby asks the simple question that you had not considered. It may annoy you for an evening; by morning it has usually improved the plan. Whatever has been studied can now be explained, and whatever cannot be explained wants one more month. People far away are easier to reach than usual, and glad to hear of you.',
    ],
    close: [
      'You have come far enough with this to look back. What you believe after a full Moon in this house you believe because you have tried it.',
    ],
  },
  10: {
    intro: [
      'Your work is seen this week, and so is the price of it. A result becomes public, a decision falls, or somebody who matters tells you what they think of what you have done.',
    ],
    course: [
      'With the Sun opposite, in the house of home, those who live with you have an opinion too, and may feel they had the smaller share of these months. Praise and complaint can come on the same day. You do not have to weigh them against each other at once. Recognition is best taken with few words, and criticism by asking for the one thing that should have been different. Both are more useful a day later.',
    ],
    close: [
      'What you have reached can be seen by everyone, and that is enough for now. The evenings after a full Moon like this belong to those who waited for you.',
    ],
  },
  11: {
    intro: [
      'Among friends something ripens this week. A common plan is ready or is given up, a loyalty shows itself, and you learn which of your hopes the others really share.',
    ],
    course: [
      'The Sun stands opposite, in the house of love and pleasure, and what you want for yourself may not be what the circle expects of you. There are moments when you feel like the guest of honor and others when you would rather be at home. Both are true. In a group that is worth belonging to you can say so. Whoever helped to bring the plan this far should be thanked by name, and soon.',
    ],
    close: [
      'You know your people a little better than you did at the new Moon. That will make it easier to say yes to the right ones.',
    ],
  },
  12: {
    intro: [
      'What you have kept to yourself will not stay quiet this week. A worry, a longing or simply tiredness makes itself felt, mostly in the evening, and it asks for your attention rather than for a solution.',
    ],
    course: [
      'Opposite stands the Sun, in the house of work, and the days are as full as ever, which makes the nights the more restless. You may be short with people who have done nothing. If one of them asks what is the matter, an honest half sentence is enough to change the air. Rest that is planned like an appointment does you more good than rest that happens by accident, and an old sorrow gets smaller with each time it is looked at.',
    ],
    close: [
      'As the Moon wanes the pressure goes, and leaves something behind that you know about yourself. It is yours to tell or to keep.',
    ],
  },
};

export const moonArrives: WeekShelf['moonArrives'] = {
  1: {
    intro: [
      'You have this week largely to yourself. Few people want a decision from you, what goes on elsewhere can go on without you, and your own mood is the best guide to what the days are good for.',
    ],
    course: [
      'When one is so much at home in oneself, small things carry weight: how you slept, what you put on, whether the first person you met was friendly. Others take their tone from you more than you know. It is a chance to catch up with yourself, and some wish that had no room in other weeks may come to the surface. It is worth hearing before somebody else wants something.',
    ],
    close: ['The week has been kind to you if you know by the end of it what you feel like doing next.'],
  },
  2: {
    intro: [
      'This week you can attend to what you have. Comfort, order and a sensible look at your money suit these days better than plans that depend on other people.',
    ],
    course: [
      'You feel at ease among your own things, and notice which of them you are fond of and which have merely stayed. Something that has waited to be mended gets mended. Where money is concerned your instinct is good now and not at all adventurous, and there is nothing wrong with that. A good meal at home may well turn out to be the best thing you buy in all these days.',
    ],
    close: [
      'Nothing was added and nothing lost. Being content with what is there is worth some days of your time.',
    ],
  },
  3: {
    intro: [
      'People nearby do not leave you alone this week, and you may enjoy it. Visits, errands, a good deal of easy talk: it is a week of small exchanges that ask nothing of you beyond your presence.',
    ],
    course: [
      'You hear a lot, and half of it by accident. One remark may stay with you, because it answers a question you had stopped asking. In between, letters get written that had been put off and neighbors become people with names. Your mood changes with the company, so it matters a little whom you sit down with first.',
    ],
    close: [
      'By Sunday you will have talked with a good many people. Keep up with the one whom you were sorry to leave.',
    ],
  },
  4: {
    intro: [
      'Home is the place to be this week. Whatever goes on outside can get on without you for some hours, and the people or the rooms that you come back to give you more than any event would.',
    ],
    course: [
      'You are easily touched these days, by an old song or by somebody’s coat on its hook. Memories come up that have no particular purpose. If there is tension under your roof you feel it before a word is said, and it may dissolve in some shared task, with hands busy and no one looking at anyone. Whoever invites you out will understand that you would rather stay in.',
    ],
    close: ['Evenings at home leave no trace in the calendar. They are what you live on in busier weeks.'],
  },
  5: {
    intro: [
      'You may enjoy yourself this week, whatever else is on the list. Children, games, a flirtation, some hobby that has been neglected: whatever you do for fun goes well because nothing hangs on it.',
    ],
    course: [
      'Affection is near the surface and shows itself without much planning. You laugh more readily, and others relax when they see it. If you make things, the hands know what to do once the head has stopped judging. Sensible people may look at you a little oddly. There will be weeks enough that are of use to everybody, and this one does not have to be.',
    ],
    close: [
      'A good time needs no result to show for it. That you had one will be visible in the next serious week.',
    ],
  },
  6: {
    intro: [
      'A workaday week lies before you, and that is good news. Interruptions do not throw you, and what you do regularly, for your work or for your body, gets done with less effort than it usually takes.',
    ],
    course: [
      'You have an eye for what is out of order and the calm to put it right. A drawer, a file, an appointment long overdue: each takes less time than the thought of it has taken. Your body tells you clearly what agrees with it. Colleagues come with their small worries, and you can help most of them simply by listening to the end.',
    ],
    close: ['There is a satisfaction in weeks like this that nobody talks about. You may admit to it.'],
  },
  7: {
    intro: [
      'Other people decide how this week goes, and most of them in a friendly way. You are in no great hurry to have it otherwise, and a little more company than usual will be welcome.',
    ],
    course: [
      'You sense what somebody needs before they have said it, and they are grateful to be spared the explanation. It can go too far: after a day of agreeing you may no longer know what you wanted for supper. A person who is close to you would like to be asked about themselves. Take the time for the answer, and for the one behind it.',
    ],
    close: [
      'It was their week more than yours, and you will not regret it. The next one may be arranged the other way around.',
    ],
  },
  8: {
    intro: [
      'Feelings run deeper than the occasion this week. Whatever is happening on the surface, you notice what is left unsaid between you and those with whom you share money, rooms or a life.',
    ],
    course: [
      'There is no need to do anything about it at once. You simply see more than usual: who is worried and hides it, which arrangement rests on goodwill alone. A talk late in the evening can come nearer to the heart of things than you expected. What you are told in such an hour is given in trust, and what you tell will be treated in the same way.',
    ],
    close: [
      'Whatever else has happened, you are closer to somebody than before, or a little more honest with yourself.',
    ],
  },
  9: {
    intro: [
      'Your thoughts go traveling this week, often in the middle of something else. You read further than you meant to, you talk with someone from elsewhere, and the daily round looks smaller than it did.',
    ],
    course: [
      'It is a mild kind of restlessness, easy to live with. An excursion cures it as well as a voyage would, and a film in another language does nearly as much. You are in a mood to learn without having to pass a test, and good at explaining things to younger people. Some plan for the coming year may take its first outline on the back of an envelope.',
    ],
    close: [
      'You were only a short way from home, in fact. For a few days it did not feel like that, and the plan on the envelope is still there.',
    ],
  },
  10: {
    intro: [
      'People look this week at how you do the ordinary things. Your work is noticed more than you think, and a calm, reliable manner does more for your standing than effort.',
    ],
    course: [
      'You may feel watched, and a little dependent on the mood of those above you. It passes. Somebody asks your opinion in public and finds that you had one ready. Between two tasks there is time to think about where all this work is leading, and whether you would still choose the direction. The thought is worth writing into a quiet hour of your calendar.',
    ],
    close: [
      'No one will remember these days at work except as days on which things went well. That is a reputation too.',
    ],
  },
  11: {
    intro: [
      'Friends fill a good part of this week. For once you can see people without having to organize anything, simply because they are there and so are you, and it does all of you good.',
    ],
    course: [
      'You feel where you belong, and perhaps where you no longer do. In one circle everybody talks at once and you go home cheerful; in another you count the minutes. Hopes come up in passing, yours among them, and somebody takes one of them more seriously than you did. Plans made so lightly are often the ones that come to something, as nobody has yet begun to defend them.',
    ],
    close: ['The good of such a week lies in who was there. You could tell one of them so.'],
  },
  12: {
    intro: [
      'You would like to be left in peace this week, and in part you can be. Solitude suits you, unfinished feelings find their end by themselves, and what can be postponed may be.',
    ],
    course: [
      'You are more porous than usual. The sadness of a stranger on the bus stays with you until evening, and a piece of music may do the opposite. Sleep sorts out more than thinking does. If others complain that you are far away, they are right, and a friendly word about it is enough. Something you had nearly forgotten comes back, asks nothing, and goes again.',
    ],
    close: [
      'Little will be left of these days that you could tell. You will only notice, some time later, that you are less tired.',
    ],
  },
};
