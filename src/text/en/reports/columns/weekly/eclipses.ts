import type { WeekShelf } from '../../../../report-catalogue.js';

export const solarEclipse: WeekShelf['solarEclipse'] = {
  1: {
    intro: [
      'This is a week that concerns you and nobody else. A way of being yourself comes to its end, perhaps without your having chosen it, and another starts that has no clear outline yet. It deserves patience.',
    ],
    course: [
      'Around an eclipse in your own sign you may feel oddly absent for a day, as if somebody had put out the light in a room you know well. Then things fall into place: what you have been playing along with, whom you have been trying to please. Others notice the change before they can name it. You owe them no explanation yet, and what helps most is to promise very little until you know who is promising.',
    ],
    close: [
      'What begins with this eclipse takes half a year to show itself. By then you will answer differently when somebody asks who you are.',
    ],
  },
  2: {
    intro: [
      'The ground under your money shifts this week. A source of income, a possession or an idea of what you need loses its old place, and something more solid can be built there in the months to come.',
    ],
    course: [
      'It is seldom a matter of sudden loss or gain. More often a single piece of news shows you how much has rested on one person, one employer or one assumption. For some days it is hard to see what anything is worth, and large purchases are better left alone. After that, the question becomes simpler than it was: what you can do that others need, and how much of the rest you would really miss.',
    ],
    close: [
      'An eclipse takes away an old sum and leaves you to work out a new one. Take the time for it; the figures of next spring or autumn will be your own.',
    ],
  },
  3: {
    intro: [
      'Something changes this week in the way you talk, learn or get about. A piece of news, a quarrel or a sudden silence with someone close at hand draws a line under the old tone.',
    ],
    course: [
      'At first you may simply be lost for words. A message does not come, a sentence breaks off in the middle, and you notice how much of your everyday talk had been habit. Into the gap comes something more truthful: a subject you had avoided with a brother, a sister or a neighbor, a study you take up in earnest. It helps to listen for a while longer than feels natural.',
    ],
    close: [
      'The conversation that starts after this eclipse is a different one. It will be some months before you notice that you no longer talk in the old way.',
    ],
  },
  4: {
    intro: [
      'What you call home is touched this week at its foundations. A place, a family or an old idea of where you belong moves out of its accustomed light, and you see what it has really been resting on.',
    ],
    course: [
      'The occasion may be a move, a birth, a sale or a single remark by somebody of your family. It sets off more than it seems to justify. In the days around it, old stories are told in a new version and people take sides who had not spoken of it for years. There is no need to decide where you will live. It is enough to understand what you want to keep when everything else may change.',
    ],
    close: [
      'Roots grow where nobody is looking, and these will need until the next season of eclipses. Be gentle in the meantime with everyone under your roof.',
    ],
  },
  5: {
    intro: [
      'A matter of the heart begins or ends this week, and does so with unusual force. It may be a love, a child’s step into another age, or a work of your own that asks to be taken seriously.',
    ],
    course: [
      'For a moment it is dark on a stage where you are used to being seen. Whoever has acted for applause feels it most. What is left when nobody claps is what you love, and you may be startled by how simple that is. Feelings are larger than life in these days and do not need to be acted on at once. The ones that are meant will still be there when the light comes back.',
    ],
    close: [
      'Half a year from this eclipse you will know what it has brought to life. Until then give it room, and ask it for no guarantees.',
    ],
  },
  6: {
    intro: [
      'Your daily life is about to be rearranged. This week brings the first sign of it, in your work, your habits or the way you treat your own strength, and things will not simply go back to how they were.',
    ],
    course: [
      'It may look like an interruption: a system that fails, a colleague who leaves, a few days on which you cannot do what you always do. In the pause you see how much of the old routine served nobody. People will want you to restore it quickly. It pays to ask first which part of it was worth the trouble, as whatever you set up in these months is likely to stay for years.',
    ],
    close: [
      'The work that comes after an eclipse is other work, or the same done otherwise. You have the next months to find a measure that you can keep.',
    ],
  },
  7: {
    intro: [
      'Partnership is the subject of the week, and it is a large one. Something between you and one other person stops for a moment, and when it starts again it need not go on as it did.',
    ],
    course: [
      'In the days around an eclipse people speak more plainly than they meant to. You may hear what someone has wanted for a long time, or notice that you keep a promise which nobody remembers asking for. Answers given at once are seldom the last ones. What helps is a question that looks ahead: what the two of you would agree to now, if you were meeting for the first time.',
    ],
    close: [
      'What an eclipse opens between two people takes a good half year to settle. For the moment it is enough to have noticed it.',
    ],
  },
  8: {
    intro: [
      'Something you share with another person changes hands or changes its meaning this week. Money, trust, an inheritance of any sort, an old dependence: what has tied you together is looked at in another light.',
    ],
    course: [
      'It touches things that are not much talked about, and so the first reaction may be silence. Then a figure is named, or a secret turns out to have been known for years. You cannot hold on to everything here, and most of what goes has been a burden to someone. Grave as it may feel, there is a freedom in it. Advice from a person who has no stake in the matter is worth a great deal.',
    ],
    close: [
      'After this eclipse the ties that remain are the ones that both sides want. It will take some months until they feel as firm as the old ones did.',
    ],
  },
  9: {
    intro: [
      'What you believe in is put in question this week, and it is the kind of question that does you good. A journey, a study or an encounter with quite another way of thinking may be the occasion.',
    ],
    course: [
      'You may find that an argument you have used for years no longer persuades you. That is uncomfortable in company and a relief when you are alone. For a while you will know better what you do not believe than what you do. Experience counts for more than opinions in such months, and a place seen with your own eyes for more than any number of books. Those who always knew better can be left to it.',
    ],
    close: [
      'A view that has been dark for a moment is looked at with fresh eyes afterward. Where this one leads you will be able to say in half a year.',
    ],
  },
  10: {
    intro: [
      'In your career something ends or begins this week that others will be able to see. A position, a goal or a name for a certain thing moves, and for a moment you may not know which way you are facing.',
    ],
    course: [
      'The decision may not have been yours. Even so, it frees you from a ladder that you might have gone on climbing out of habit. There will be people who want to know at once what you intend to do now, and a friendly “I don’t know yet” is a perfectly good answer. In the following months the right direction shows itself by what you do willingly, and by who comes to ask you for it.',
    ],
    close: [
      'An eclipse at this height of the sky is remembered. Whatever you make of it, you have until the next one to let it be seen.',
    ],
  },
  11: {
    intro: [
      'Your circle changes this week. A friendship, a group or a hope that you have shared with others comes to a turn, and it becomes clear who will be walking beside you on the next stretch.',
    ],
    course: [
      'Somebody leaves, or somebody joins, and all at once the others stand in a different order. You may notice that you have been supporting an aim which stopped being yours some time ago. It hurts a little to say so, and it is usually understood. The new people do not come in a crowd. There is one of them at first, with whom you can talk about the future without having to explain your past.',
    ],
    close: [
      'Hopes change their company more seldom than one thinks. By the next eclipses you will know whom this one has brought you.',
    ],
  },
  12: {
    intro: [
      'A chapter closes this week in a place that others do not see. Something you have long carried, hidden or run away from loses its hold, and what comes after it needs quiet before it can have a name.',
    ],
    course: [
      'There may be no event at all, only a great tiredness and, within it, a sense of relief. Dreams are strong. You think of people who are gone, or you forgive someone without having meant to. It is a poor time for large promises and public appearances, and a good one for everything that heals by being left alone. If it becomes too much, there are people whose calling it is to listen.',
    ],
    close: [
      'The light goes out in this house so that something can be finished there. You will step out of it in your own time, and with less to carry.',
    ],
  },
};

export const lunarEclipse: WeekShelf['lunarEclipse'] = {
  1: {
    intro: [
      'An idea of yourself is complete this week, and you outgrow it. You feel more strongly than usual, others see it, and some way of reacting that you have had since childhood turns out to be no longer needed.',
    ],
    course: [
      'Whoever stands across from you brings it out, for the Sun is in their house. They may say the one thing that has always made you defend yourself, and this time you do not. It is a strange moment, and afterward there is a calm that has been missing. For some days your feelings are a poor compass for decisions, but an excellent one for what has been wrong. It is enough to notice.',
    ],
    close: [
      'Somebody you used to be may be taking leave under this eclipse. There is no hurry to decide who comes next.',
    ],
  },
  2: {
    intro: [
      'Something about money comes to an end this week: a dependence, a worry or an income that had run its course. You find out what you can do without, and it is more than you had thought.',
    ],
    course: [
      'Opposite stands the house of what is shared, so the matter has another name on it as well. A debt is settled, a support is no longer given, or you decide that you no longer want it. At first there is only the gap. Then comes the discovery that you value things differently now, and that a smaller sum which is entirely yours lets you sleep better than a larger one that is not.',
    ],
    close: [
      'The figures will take some months to follow. Closing an account in your own mind is the harder part.',
    ],
  },
  3: {
    intro: [
      'A long conversation comes to its end this week. A misunderstanding is cleared up, a piece of news arrives that changes the tone, or you stop explaining something that nobody has really wanted to understand.',
    ],
    course: [
      'People nearby are easily excited, and rumors travel faster than facts. You hear a sentence that you have waited for, possibly years too late and from the wrong person. It is true all the same. The Sun opposite asks for the larger view: what this matter will look like from a distance. Seen that way, most of it need not be answered, and what is left can be put in two lines.',
    ],
    close: [
      'After an eclipse there is a silence, and it may be left as it is. The next talk with the same person will begin in a different place.',
    ],
  },
  4: {
    intro: [
      'At home, or in the family, something is completed this week. Somebody moves on, an old quarrel has burned down, or you feel for the first time that a certain place no longer has a claim on you.',
    ],
    course: [
      'It stirs up more feeling than the facts would explain. You may stand in a room and remember how it was. Work goes on opposite, in the full light of the Sun, and gives you something to hold on to, although it would be wrong to hide there. Those who share the memory are the best company just now. What has to be cleared out can be done in stages, and some boxes need not be opened.',
    ],
    close: [
      'A house is never only walls, and an eclipse shows what yours is made of. Take with you what still keeps you warm.',
    ],
  },
  5: {
    intro: [
      'A love affair, a hobby or a part that you have played with all your heart comes to its last act this week. It is moving, it may be overdue, and it leaves you with more than you gave.',
    ],
    course: [
      'Feelings run high and want to be seen. You may say more than you planned to somebody you care for, or realize that you have gone on out of loyalty where the joy was long gone. Friends, on the opposite side, have watched it for some time and can tell you kindly. A child may need you to let go of something, too. What was real in it is not lost by coming to an end.',
    ],
    close: [
      'The heart is quicker to recover from an ending than from a pretense. When the Moon is new again, so will be your wish to play.',
    ],
  },
  6: {
    intro: [
      'A way of working has reached its limit, and this week you can no longer act as though it had not. A job ends, a habit is given up, or your body insists on a rhythm of its own.',
    ],
    course: [
      'It comes as tiredness, or as a sudden unwillingness to do one more time what you have always done. Others may be put out, since they had come to count on it. The Sun opposite stands for rest, and rest is what is really being asked for. You will find that several things can be left undone without any harm. What remains deserves your care, and leaves you strength for it.',
    ],
    close: [
      'An ending in your working life need not show at the desk. If one is made around this eclipse, let it stay ended.',
    ],
  },
  7: {
    intro: [
      'Between you and one other person something is complete this week. A phase of your partnership ends, or the partnership itself shows what it has become, and both of you know it at the same moment.',
    ],
    course: [
      'It may be the other person who says so. You stand in the full light of the Sun, in your own sign, and they in the shadow, so try to see it for once from where they are. A wish that was never spoken explains much of what went wrong. Strong words fall easily now and are remembered. Those who manage to stay in the same room until it has been said will have something to build on.',
    ],
    close: [
      'Whatever has ended, the respect for each other need not. In half a year you will see this week as the time when you stopped guessing.',
    ],
  },
  8: {
    intro: [
      'A tie of trust, debt or shared property is loosened this week. It is an end of a kind that is rarely spoken about, and once it has been, you feel how much strength it has been taking.',
    ],
    course: [
      'Something hidden comes to light: a sum, a resentment, a dependence that suited both sides for a long time. It may frighten you a little. Looked at together it loses most of its power, and what you own by yourself, in the opposite house, proves more solid than you had thought. Where a professional is needed to divide or to settle, it is a kindness to everyone to leave it to them.',
    ],
    close: [
      'Give back what has to be given back. The closeness that is left over is worth more for being free.',
    ],
  },
  9: {
    intro: [
      'A conviction, a course of study or a long journey reaches its end this week. You have seen what it had to show you, and something that you took for certain turns out to have been a stage.',
    ],
    course: [
      'You may feel disappointed for a day, in a teacher, a country or an idea that had promised more. In everyday matters, where the Sun stands, things are clearer: what you have learned can be used there, and the grand system around it is no longer needed. Someone of another opinion is easier to talk with than before. It is no defeat to have changed your mind in the light of experience.',
    ],
    close: [
      'There is a time between two beliefs when one simply looks about. It begins under this eclipse, and it may well last until the next.',
    ],
  },
  10: {
    intro: [
      'In your career a curve reaches its highest point this week and turns. A task is complete, an office is laid down, or a success makes you see that you had expected something else from it.',
    ],
    course: [
      'Others may be full of admiration or full of questions, and you stand there and feel mainly that it is over. Home, in the opposite house, has the Sun, and the people there care less about what you have become than about when you are back. Decisions about the next step are better left until the feeling has settled. A dignified exit, if it comes to that, is worth all the effort you can give it.',
    ],
    close: [
      'What is done under other people’s eyes is done, and it stands. The next goal does not have to be higher; it only has to be yours.',
    ],
  },
  11: {
    intro: [
      'A circle of friends, or a hope that you shared with many, comes to a turning point this week. Something has been reached or cannot be, and people whom it had held together look at one another anew.',
    ],
    course: [
      'There may be a parting, or only an evening at which you feel that you have grown in another direction. The Sun opposite shines on what you love for its own sake, and it draws you away from what everyone agrees on. Groups do not always take that well. The individual people in them often do, if they hear it from you first. A friendship that survives this will no longer need the meetings.',
    ],
    close: [
      'Some company belongs to a time of life, and that time can be thanked. Those who are meant to stay will call you before the month is out.',
    ],
  },
  12: {
    intro: [
      'Something you have carried alone comes to its end this week. It may be a worry, a secret or a duty that nobody sees. You will feel how heavy it was mainly by being rid of it.',
    ],
    course: [
      'Endings in this house make no noise. You sleep badly for a night, or unusually well; a person you had not thought of for years is suddenly in your mind; you find that an old fear no longer works. Other people notice little, apart from your being slower to answer. Quiet hours do more for you than company, and the tiredness that comes with it passes.',
    ],
    close: [
      'The place that has become free need not be filled at once. A few empty evenings are the proper end of something that took so many.',
    ],
  },
};
