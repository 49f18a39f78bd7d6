import type { MonthFrames } from '../../../../report-catalogue.js';

/** The new Moon leads. */
export const newMoon: MonthFrames['newMoon'] = {
  1: {
    intro: [
      'Something of your own can begin this month. The new Moon falls in your sign and puts your wishes ahead of your habits for a while. Not much has to change on the outside; what changes is who decides.',
      'This month asks what you want, and for once it means only you. With the new Moon in your sign a personal beginning is due, and the only thing that could spoil it is waiting until everybody approves.',
    ],
    course: [
      'A beginning in your own sign is rarely dramatic. You notice that you have stopped apologizing for something, or that you answer a familiar question differently. At first it feels a little rude. Later it feels normal, and those who are used to the old arrangement catch up one by one. What helps is to settle on one change and to say nothing about the others yet, since several resolutions at once tend to cancel each other out.',
      'You have probably been postponing yourself in small ways, and most of them looked like consideration. The new Moon makes it easier to go first. Expect some resistance where your patience has been convenient to somebody, and more goodwill than you think from everyone else. A wish that is stated calmly, without a list of reasons, is usually granted or at least respected, and you learn more from the answer than from another month of weighing it.',
    ],
    close: [
      'If you can name one thing at the end of the month that you did because you wanted to, the beginning has been made. It does not need to be larger than that.',
      'You will not have pleased everyone. But you will know what you wanted, and that is easier to build on than their approval.',
    ],
  },
  2: {
    intro: [
      'Money, possessions and what you are worth get a fresh start this month. The new Moon favors a modest beginning with true figures, and the month turns out well in the measure that you stop guessing.',
      'The new Moon of this month falls where you earn and own. Something can be put on firmer ground there, and it begins less with a stroke of fortune than with a sum you have added up yourself.',
    ],
    course: [
      'Most people are vague about money in one particular place: a subscription, a fee they never raised, a loan to a relative. You know where yours is. This month it is less embarrassing to look there than it usually is, and once you have looked, the next step tends to be plain and rather small. Do not expect a windfall. What begins at this point grows by being repeated, and its value is that you can rely on it.',
      'What you earn depends partly on what you think you may ask, and that is open to revision now. The same is true of what you keep. Some things in your possession have stopped serving you, and others only need repair. At first the sums may look discouraging; they usually do before they are complete. When everything has been counted, there is a little more room than you had feared, and you can decide what it is for.',
    ],
    close: [
      'A figure you know is a better companion than a fear you do not. Keep the one habit with money that this month has begun, and leave the larger plans until it holds.',
      'What you have made clear about your means this month stays clear. It will be easier to say yes to some things now, and no to others.',
    ],
  },
  3: {
    intro: [
      'A conversation begins this month that may go on for a good while. The new Moon falls in the part of your chart that has to do with talk, learning and people nearby, and a simple question sets it going.',
      'This month favors the first word: to a neighbor, to a brother or sister, on the first page of something. With the new Moon in your house of talk, contact that has lapsed can be taken up again.',
    ],
    course: [
      'You may find that you are more curious than you have been for some time. A subject you had filed under other people’s interests turns out to concern you, or someone you meet every day becomes a person with a history. The difficulty is distraction. There are more messages, errands and small invitations than can be answered well, and it takes some firmness to give one of them the attention it deserves. A real exchange with one person is worth the rest.',
      'What has kept you silent is seldom a lack of things to say. More often you were waiting to say them properly. In this month an imperfect sentence does more good than a perfect one that stays in your head, and people answer in the same spirit. You may also learn something in passing that changes a plan. Listen to those who are usually in a hurry; when they stop for a moment it is for a reason.',
    ],
    close: [
      'Who would you be glad to be in touch with when the month is over? That is the conversation to begin, and it asks for a few lines at most.',
      'Something has been said that could be said again. Whatever comes of it, you are no longer the only one who knows what you think.',
    ],
  },
  4: {
    intro: [
      'Home is where something begins this month. The new Moon falls in the part of your chart that stands for family, rooms and the past, and a small change there has more effect than its size suggests.',
      'In private, a page can be turned this month. The new Moon concerns the place where you live and those you belong to, and it favors agreements that make an ordinary evening easier.',
    ],
    course: [
      'Beginnings at home are made with people who remember how things used to be, and that makes them slow. You may want to change everything at once and meet a silence. It is not refusal; it is the time that others need to imagine it. One room, one habit or one regular evening is enough for the moment. When that has proved itself, the rest is discussed in a different tone, and somebody else may well propose the next step.',
      'You feel more clearly than usual what gives you a sense of being at home and what merely comes with the address. It may be a person, a smell, a way of being greeted. There can be some sadness in this if the two do not match, and it need not be hidden. The same feeling also shows you where to start. Whoever lives with you will follow a practical suggestion sooner than a complaint.',
    ],
    close: [
      'A home changes when one evening in it has become better and is repeated. By the end of the month you will know which evening that is.',
      'What you have begun at home can stay small until it has roots. You will notice that it has them when you come through the door and are glad.',
    ],
  },
  5: {
    intro: [
      'Love, play and whatever you make for its own sake get a new beginning this month. The new Moon asks for some courage and very little planning, and the first step is allowed to be clumsy.',
      'The new Moon of this month falls in the house of love. Somebody or something catches your interest, and you can follow it for no better reason than that it makes you happy.',
    ],
    course: [
      'You are out of practice at enjoying yourself, as most busy people are, and the first attempt may feel like a waste of time. Give it a second. What is begun for pleasure has to be done badly for a while, and that is part of the relief. In love the same holds: a light word is better than a careful one. If there are children in your life, they are ahead of you in this and will be glad to be joined.',
      'An attraction, a piece of work or a new game takes up more of your thoughts than you would admit. That is a good sign and no obligation. At first you may want to know where it leads, and the question spoils it. Later, when it has had some room, the answer comes without being asked.',
    ],
    close: [
      'The month will have done its work if you have once forgotten the time. Where that happened, you may go again.',
      'Whatever you have begun out of joy does not have to become useful. It is enough that you would miss it if it stopped.',
    ],
  },
  6: {
    intro: [
      'Your working day can be arranged anew this month. The new Moon falls in the house of work, habits and health, and the change it favors is an ordinary one that has to be made only once.',
      'This month improves small things. With the new Moon in your house of work a better routine, a clearer task or a kinder way of treating your own body can be begun and has good chances of lasting.',
    ],
    course: [
      'There is something in your day that costs more than it gives, and you have become good at not noticing it. It may be a task that was once urgent, a tool that never worked, or the hour at which you start. You will be tempted to reform everything. A single change that is kept does more, because it frees the strength for the next. Others at work will resist less if they hear about it from you before they see it.',
      'Good habits are founded on dull facts: when you are awake, when you are hungry, what you do first. You see these more plainly now, and without reproach. At first an improvement feels like one more duty. After some repetition it begins to carry you, and there is an hour in the day that belongs to you again. If your work itself is the trouble, a talk about tasks goes better now than one about feelings.',
    ],
    close: [
      'By the end of the month one thing in your day could run by itself that used to need a decision. That is the whole ambition, and it is a large one.',
      'An improvement that you can keep on a bad day is the one to keep. The month has shown you which it is.',
    ],
  },
  7: {
    intro: [
      'Another person is the beginning of something this month. The new Moon falls in your house of partners and favors first meetings, honest agreements and a new start between two people who have become used to each other.',
      'Between you and someone else the page is blank for a moment this month. With the new Moon in your house of partners, a bond can be opened, renewed or put on fairer terms.',
    ],
    course: [
      'What you are offered by another person may not look like an offer at first. It can be a remark, an irritation, a favor asked at a bad time. Behind it is the wish to be taken into account. You have the same wish, and part of the month’s work is to say so before it turns into a complaint. Where two people both begin, small concessions go a long way, and it soon ceases to matter who made the first.',
      'You tend to know what the other person is going to say, and this month you are wrong about it more often than usual. That is good news. People who have been together for a long time can still surprise each other once one of them stops finishing the sentences. If you are alone and would rather not be, the person to notice is the one with whom you feel less clever and more at ease.',
    ],
    close: [
      'A beginning between two people is fragile and needs little: an answer, a date, some patience. It does no harm if the month ends with the question still open.',
      'You have seen somebody a little more as they are. What the two of you make of that will take longer than this month, and may.',
    ],
  },
  8: {
    intro: [
      'A matter of trust can be settled on new terms this month. The new Moon falls in the house of trust and shared money, and what helps most is that something long implied is finally said.',
      'This month begins something below the surface. With the new Moon in your house of trust, an old account can be opened with someone you rely on, and it proves less frightening than it looked.',
    ],
    course: [
      'Certain things are left as they are because mentioning them seems worse: who paid for what, who needs whom more, what happens if. You may feel some dread before the first sentence and a surprising calm after it. The other person has usually thought about it as well. It is not necessary to settle everything. A first figure, a first admission or a first clear no gives both of you something firm, and the rest can be taken in small portions.',
      'You feel strongly just now and show it less than you think. Someone close may take your silence for indifference. It would be a pity, since what you have to say is mostly friendly. At first the talk goes around the matter, as such talks do. When one of you mentions a fact, the tone changes, and it becomes possible to agree on something that both would sign. Money, if it plays a part, then finds its place.',
    ],
    close: [
      'One thing stands between you and somebody else that is no longer unspoken. It weighs less there than it did inside, and you need not add to it yet.',
      'What has been said in confidence this month needs nothing added. You can tell by how you sleep that it was right to say it.',
    ],
  },
  9: {
    intro: [
      'The horizon widens this month. The new Moon falls in the house of travel, study and belief, and a plan that has been a daydream until now can be given its first practical step.',
      'You need a larger subject than the daily one this month, and the new Moon offers it. Somewhere to go, something to learn or a question worth years can be begun in a small, definite way.',
    ],
    course: [
      'The plan has been in your mind long enough to have become comfortable there, and comfort is now its greatest danger. As soon as you ask for a date, a price or a form, it begins to have edges, and some of it falls away. What is left is yours. People who have done the same thing are generous with advice and a little inclined to discourage you; take the advice. A first step that commits you to nothing is still a step.',
      'You notice how often you have repeated an opinion without testing it, and how refreshing it is to be unsure. Somebody from another place or another training may see your situation quite differently, and part of what they say is right. At first it is unsettling. Later you find that you have more room.',
    ],
    close: [
      'How far you will go cannot be known yet and does not have to be. By the end of the month you may be facing in the right direction, with one thing booked.',
      'This month has given you a question. You can live with it for a while without an answer.',
    ],
  },
  10: {
    intro: [
      'In your working life something begins this month that others will see. The new Moon stands in your house of career and favors a clear request, a first appearance or a task that carries your name.',
      'This month gives your public life a start. With the new Moon in your house of career you can say where you would like to be, and you are heard by the people who could help.',
    ],
    course: [
      'You are used to letting your work speak, and it does, though seldom to the right person. This is a time to add a sentence of your own. It need not be a demand; a plain statement of what you can do and would like to do is more than most people manage. There may be a moment of doubt beforehand, in which the old place looks safer than it is. Prepare one proof and leave the rest of your merits at home.',
      'Something in your position is about to be defined, and it is better that you take part in the defining. Ask yourself which of your tasks you would wish to be known for. The others can be done well without being volunteered for. At first you may get no answer, since those above you have their own timetable. The request stays on the desk, and when the occasion comes it will be remembered who asked, and how.',
    ],
    close: [
      'A reputation starts with one thing that people can repeat about you. By the end of the month you may have decided what you would like it to be.',
      'You have shown where you want to go. It may take its time, and it is no longer a secret, which is the beginning of most careers.',
    ],
  },
  11: {
    intro: [
      'New company, or a new aim for the old company, enters your life this month. The new Moon falls in the house of friends and hopes, where a plan starts because several people want the same thing.',
      'You are better off in the plural this month. With the new Moon in your house of friends, a wish you had thought private finds others who share it, and it grows more practical among them.',
    ],
    course: [
      'There is an invitation you would normally decline, and this is the time to accept it. You may feel out of place for the first hour. Then somebody mentions what you have been thinking about, and the evening turns. A circle gives strength and takes independence, a little of each, and it is fair to find out the rates before you join. With friends of long standing the new thing may be an aim: you have been meeting for years, and now you could also do something.',
      'A hope told to one person is a confidence, and told to three it becomes a plan. You will notice the difference in your own voice. Some of the people you counted on are busy, and a few whom you hardly knew have time; go with those. What you bring need not be remarkable. A common undertaking needs somebody who answers, somebody who remembers and somebody who makes the others laugh, and you can be one of them.',
    ],
    close: [
      'Whom would you like to have beside you when the next thing begins? This month has let you look around, and one or two faces will have stayed with you.',
      'What you hope for has left your desk and is among people. It will look different when it comes back, and better able to stand.',
    ],
  },
  12: {
    intro: [
      'A quiet beginning is made this month, out of sight and mostly within yourself. The new Moon falls in the house of rest, and what it asks for is time that nobody else has a claim on.',
      'This month starts inward. With the new Moon in your house of rest, recovery comes before effort, and something that has tired you for a long time can be put down without a word to anyone.',
    ],
    course: [
      'You will not have much to show for these days, and it may trouble you. Others seem to be getting on with things. What is happening in you is a kind of clearing: old worries come up, are looked at, and do not come back in the same form. Sleep matters more than plans. If you feel you owe people an explanation, one sentence is plenty. A wish that occurs to you while you are doing nothing deserves to be written down.',
      'There is some relief in not being needed for a while, and you can arrange for more of it than you think. Decline one thing. Leave one evening without a purpose. At first the quiet is full of what you have been avoiding; after that it is simply quiet. People who care for you will not mind. Something may be forgiven here, by you or on your behalf, and it need not be announced to count.',
    ],
    close: [
      'What has begun in you this month does not have to be visible yet. It will show by itself, in how much easier the ordinary things become.',
      'You come out of the month rested, or at least knowing what has been tiring you. Either is a good place to start from.',
    ],
  },
};
