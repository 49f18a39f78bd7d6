import type { MonthFrames } from '../../../../report-catalogue.js';

/** Jupiter comes into a house, or meets a slower planet there. */
export const jupiterArrives: MonthFrames['jupiterArrives'] = {
  1: {
    intro: [
      'This month is a threshold: Jupiter is at work in your own sign, and your life grows wider from here on. People think well of you in advance, and you have to choose what you would like to grow in.',
    ],
    course: [
      'In the beginning it is mostly a feeling. You take more room, your laugh is louder, and you find yourself agreeing to things that would have frightened you. Then the first offers arrive, and with them the real difficulty, which is that you could do many of them and cannot do them all. Hold each against a simple question: will it still please you when it has become ordinary? Growth that is spread too thin becomes mere busyness, and you have better use for it.',
    ],
    close: [
      'You have a good while in which to grow, so nothing has to be taken at once. By the end of the month you may know what you would like to be larger in.',
    ],
  },
  2: {
    intro: [
      'With Jupiter in your house of money, this month begins a time in which resources can grow. Your work may be valued more highly, and how much of the increase stays with you is a matter of habit.',
    ],
    course: [
      'You notice first that you worry less, and then that you have been asking for less than you might. The confidence is well founded as far as it rests on what you can do. It is less so where it rests on what you expect. Earning and spending are inclined to rise together, and nobody feels richer for it. If you set aside a part before you have become used to it, you will see at the end of this time what it was good for.',
    ],
    close: [
      'What is coming to you comes by degrees. You have time to learn what you would like to have enough of.',
    ],
  },
  3: {
    intro: [
      'Words, contacts and ideas multiply from this month on. Jupiter in your house of talk makes you curious and sought after, and the task is to finish one thing among so many beginnings.',
    ],
    course: [
      'Everybody seems to have something to tell you, and for once you would like to hear it. You learn quickly. You may be asked to teach, to write or to speak for others, and find that you are better at it than you supposed. The abundance has its price in attention. Half-read books, half-answered messages and half-kept appointments accumulate. People will forgive you a short reply. What they remember is whether, while you were with them, you were there.',
    ],
    close: [
      'There will be a great deal to say in the coming time. Choose the subject you would like to know really well, and begin with that.',
    ],
  },
  4: {
    intro: [
      'More room at home, of one kind or another, is what this month begins. Jupiter is in the house of home and foundations, and what you do there for comfort or for peace will spread.',
    ],
    course: [
      'The growth may be an actual room, a move, a table with more places at it, or just a more generous tone among people who have been careful with each other. You feel supported from below, and this gives you courage elsewhere. The risk is to want too much house. Comfort beyond a certain point has to be dusted. Family stories can be retold in a kinder version at this time, and you may learn that somebody was prouder of you than they let on.',
    ],
    close: ['You have a place to return to, and it is growing. What it needs from you now is to be used.'],
  },
  5: {
    intro: [
      'There is more room for joy from this month on. Jupiter is in the house of love, children and creation, so anything you do with your whole heart may well turn out larger than you planned.',
    ],
    course: [
      'You may fall in love, begin a work or simply discover that you have been serious for too long. People respond to your good humor and want to be part of it. For a time you can follow what you enjoy a long way and still arrive somewhere sensible. You overdo it only when one more always seems better. Show what you make before it is perfect. In matters of the heart, generosity is a gift as long as it asks nothing.',
    ],
    close: [
      'There is a good deal of happiness to be had in the coming time, much of it of your own making. Begin with the part you have always postponed.',
    ],
  },
  6: {
    intro: [
      'Your work and your daily life can be put on a better footing, beginning this month. With Jupiter in the house of work there are helpers, improvements and more tasks than one person needs.',
    ],
    course: [
      'You are asked because you do it well, and you do it well because you begin to enjoy it. This is a fortunate circle up to the point at which the list becomes longer than the day. Say early which half of the work you want. Methods, tools and habits that you improve at this time will serve you for years, and the care of your body belongs to them. It thrives on regularity and is inclined to take a second helping.',
    ],
    close: [
      'Good work is coming your way, and you may choose among it. Let the first thing to grow be the hour after work.',
    ],
  },
  7: {
    intro: [
      'Other people open doors for you, beginning this month. Jupiter is in the house of partners, and an alliance, a love or a good adviser may take you farther than you would have gone alone.',
    ],
    course: [
      'Somebody may believe in you, and that changes what you think you can do. In partnerships that exist already, there is more trust and more appetite for something shared. It is a time to be open, and to let yourself be helped by a person who is in some way larger than you. Promises come easily on both sides. It is no lack of faith to put the important ones on paper. What you can give in return is your full attention, and that is less common than admiration.',
    ],
    close: [
      'You are not on your own in what comes next. Take the hand that is offered, after one good look at the person.',
    ],
  },
  8: {
    intro: [
      'Trust and shared resources can grow from this month on. Jupiter is in the house of trust and obligation, where help is easier to find and an old fear may prove to have been too large.',
    ],
    course: [
      'A debt can be arranged, support obtained, a confidence placed in somebody who deserves it. You may be surprised at how willing others are once they know what is needed. There is a temptation to rely on it too freely; what is lent in good spirits has to be repaid in ordinary ones. Inwardly, too, something widens. You can look at loss, desire or dependence more calmly than before, and talk about them with the person concerned.',
    ],
    close: [
      'You may lean on others a little more than you are used to. Where the terms are clear it does both sides good.',
    ],
  },
  9: {
    intro: [
      'The world becomes larger from this month on. Jupiter is in a house that suits it, of travel, study and belief, and a plan that needs distance, knowledge or courage finds support.',
    ],
    course: [
      'You think in years again, and in countries. An application is likely to be read with favor, a teacher to take an interest, a journey to fall into place. Above all, you have faith that it is worth while. Take care of the details that you would gladly leave to others, since enthusiasm is judged by them. It will be easy for you to convince people. Use that for things you have tested, and let your opinions on the rest remain opinions.',
    ],
    close: ['You can see a long way from here. One of the places you see may be worth the fare.'],
  },
  10: {
    intro: [
      'Your standing can grow from this month on. Jupiter is at the top of your solar chart, and recognition, a wider field of work or a better position comes within reach of what you have prepared.',
    ],
    course: [
      'People in charge may look at you with new eyes, and the same effort is suddenly worth more. It would be foolish not to use it. Apply, propose, let yourself be named. The question that success forgets to ask is whether you want the life that goes with it: the evenings, the speeches, the responsibility for others. Those who live with you have an answer. A role that suits your nature will also allow you to be generous, and that is what you will be remembered for.',
    ],
    close: [
      'You are going up in the world by some steps. Those who helped you are glad to be remembered on each of them.',
    ],
  },
  11: {
    intro: [
      'Friends, allies and hopes multiply from this month on. Jupiter is in the house of friends, and something you have long wished for comes nearer through people you know or are about to meet.',
    ],
    course: [
      'You are invited, recommended and introduced, and at some point you notice that you belong. A circle with a purpose suits you better now than mere sociability. You may also be elected to things. Give your time where you would give your money, and be frank about the rest. The hope itself is likely to change as it comes nearer; it becomes less yours alone, and more possible. One of the new acquaintances will become a friend for life, and it may not be the most brilliant.',
    ],
    close: [
      'What you wish for has found company. Go where people are glad when you come in, and the rest is a matter of time.',
    ],
  },
  12: {
    intro: [
      'Help comes quietly from this month on. Jupiter is in the house of rest, where it protects and prepares, and your good fortune consists mainly in what does not go wrong and in the peace to recover.',
    ],
    course: [
      'Outwardly the time may seem uneventful. Inwardly a good deal is growing: confidence, forgiveness, an idea that is not ready to be shown. You are drawn to retreat, to study or to helping people who cannot return it. All three are good for you. When you have made a mistake, somebody may smooth it over before you hear of it. Guard your solitude with a friendly face. What ripens here will be needed later on, when you are again more in demand than you like.',
    ],
    close: [
      'You are being looked after in ways that do not show. The best return for it is to rest while you can.',
    ],
  },
};

/** Saturn comes into a house, or meets a slower planet there. */
export const saturnArrives: MonthFrames['saturnArrives'] = {
  1: {
    intro: [
      'A serious time with yourself begins this month. Saturn is in your own sign and asks what you are, what you can carry and what you have only been pretending, and it respects a plain answer.',
    ],
    course: [
      'You may feel older, or heavier, or simply less willing to joke about certain things. The demands come from outside at first, as a duty or a delay. Before long you recognize them as your own. Saturn takes away what you are not, and the process is less cruel than it sounds, because a good deal of that was tiring. What remains has edges. Take on one responsibility that you really want, and people will begin to treat you as the person who has it.',
    ],
    close: [
      'You have begun to take yourself seriously. It will get lighter as you get stronger, and that is already under way.',
    ],
  },
  2: {
    intro: [
      'Money calls for patience and a plan, beginning this month. Saturn in your house of money may slow things down or only make you count, and in the end you know what you can rely on.',
    ],
    course: [
      'You look at an expense you have always allowed yourself and hear a dry voice asking why. It is not a punishment. There is a structure to be built here, and it needs a floor of true figures. In the early stage it may look like less: less coming in, or less pleasure in spending. Later you notice that you sleep better. A skill that you practice steadily at this time is worth more than a raise, since nobody can take it back.',
    ],
    close: ['What is built slowly stays. You have laid the first row this month, and it is straight.'],
  },
  3: {
    intro: [
      'You are asked to weigh your words from this month on. Saturn in your house of talk makes learning, writing and dealings with people nearby more serious, and gives what you say more weight.',
    ],
    course: [
      'Light conversation comes less easily, and you may be taken for distant when you are only thinking. With a brother, a sister or a neighbor there is a duty that has to be shared out. A subject that you wish to master wants regular hours and is not impressed by talent. All this is slow. Yet people begin to come to you with questions they would not ask anyone else, because they have noticed that you consider before you answer.',
    ],
    close: [
      'Fewer words are expected of you, and better ones. With one subject that deserves them you have enough to do.',
    ],
  },
  4: {
    intro: [
      'The foundations are looked at from this month on. Saturn in the house of home and family points to what has to be repaired, supported or settled there, and makes what you build on it secure.',
    ],
    course: [
      'What asks for attention might be a roof, a parent, a lease or a memory. You carry more at home than you tell people outside, and feel it in the evening. The first thing is to say so. Much of what is heavy in families is made heavier by the custom of not mentioning it. Boundaries have to be drawn, with kindness and more than once. In time the house becomes quieter, in a good sense: everybody knows what they may count on, and what not.',
    ],
    close: [
      'You are working on the ground that everything else stands on. It is invisible work, and the reward for it is that things hold.',
    ],
  },
  5: {
    intro: [
      'Love, pleasure and what you create have to prove themselves from this month on. Saturn in the house of love makes you choosy, and in return what you do enjoy will last.',
    ],
    course: [
      'Amusement alone bores you, and you are harder to impress. That can look like sadness. It is rather that you want something to be meant. In love, a commitment may be considered, or its absence noticed. Children bring duties along with the joy of them. Whatever you make, you see its faults, and for a while they are all that you see. Practice a little every day without judging. A talent that has been treated as a trade becomes something you can depend on.',
    ],
    close: [
      'Happiness of the durable kind is slow to start. You have begun to ask for it, and that is how it is recognized.',
    ],
  },
  6: {
    intro: [
      'Work becomes more demanding from this month on, and better built. Saturn in the house of work shows where a routine, a task or your own strength is badly arranged, and lets you put it right.',
    ],
    course: [
      'There is more to do, and less tolerance for doing it badly. You could answer with longer hours, and many do. A better answer is to find out what can be left off. Your body will take part in the discussion, and it argues with tiredness. Listen to it early. By and by the day gets a form that holds: fixed times, fewer promises, work of which you are not ashamed. People above you notice, usually without saying so.',
    ],
    close: [
      'You are learning to do enough and to do it well. It sounds dull, and it is a great freedom once it is learned.',
    ],
  },
  7: {
    intro: [
      'What holds two people together is tested from this month on. Saturn in the house of partners asks for clear terms and real commitment, and a bond that can give them becomes firmer.',
    ],
    course: [
      'You see the other person more soberly, and are seen so in return. It is not the end of love, though it can be the end of being in love with an idea. Who carries what, who decides, what happens when one of you is tired: such things want to be spoken of. A relationship may be made official in this time, or admitted to be over. Most are neither, and simply become more honest. People who are older or more experienced play a larger part.',
    ],
    close: [
      'Someone has to be able to count on you, and you on them. Where that is so, the rest can be worked out.',
    ],
  },
  8: {
    intro: [
      'What is owed and what is feared has to be faced from this month on. Saturn in the house of trust and shared money brings sobriety, and with it the calm of knowing where one stands.',
    ],
    course: [
      'A debt, an inheritance, a promise or a dependence can no longer be left to good will. You would prefer not to look. The figures, when you have them, are likely to be more manageable than the fog around them was. Closeness is slower in this time; you let fewer people in, and those who come stay. An old fear may visit you. Treat it as one treats a strict relative: offer a chair, hear it out, and keep to your own decision.',
    ],
    close: [
      'You have begun to put names and numbers to what was vague. Each one that is named is one less to be afraid of.',
    ],
  },
  9: {
    intro: [
      'Your convictions are examined from this month on. Saturn in the house of travel, study and belief asks for proof and patience, and what you learn under it will carry weight.',
    ],
    course: [
      'You can no longer believe a thing because it is beautiful, or because everybody around you does. For a time you may believe very little. A course of study gets long and deserves it; a journey needs a purpose; a teacher is stern and worth having. Set yourself one serious question. You will meet people who have thought about it all their lives, and find them modest. In the end you may hold fewer opinions, and each one will be able to stand alone.',
    ],
    close: [
      'The long way has begun. You will know it is the right one by how little you want to talk about it.',
    ],
  },
  10: {
    intro: [
      'Your work and standing come under a demanding eye from this month on. Saturn is at the top of your solar chart, where what you have built is shown, tested and, if it is sound, acknowledged.',
    ],
    course: [
      'More responsibility comes to you, or the absence of it begins to gnaw. In either case you are measured by what you have really done, and shortcuts of earlier years may be remembered. It is strenuous. It is also the time in which people arrive where they have been going for a long time. Do not try to please everyone who has a say. Do the work as well as you can, in good order, and let your name be attached to it.',
    ],
    close: [
      'You are becoming answerable for something. If it is the right thing, you will find the weight of it steadying.',
    ],
  },
  11: {
    intro: [
      'Friendships and hopes are put to the test from this month on. Saturn in the house of friends thins out what was only pleasant, and makes a plan of what was only hoped.',
    ],
    course: [
      'You have less time for people, and you notice who minds. Some acquaintances fall away without a quarrel. With others something more binding develops, often around a task, and you may be the one who keeps the list. A hope of many years comes up for an honest look: what would it take, and are you still willing? If the answer is yes, it can be divided into steps. The company of older or more serious people does you good at this stage.',
    ],
    close: [
      'The circle is getting smaller and can bear more. You know by now whom you can ask, and for what.',
    ],
  },
  12: {
    intro: [
      'A quiet and thorough time begins this month. Saturn is in the house of rest and solitude, where something old is cleared away, patiently and without witnesses, so that you will later stand on free ground.',
    ],
    course: [
      'You may feel alone with it, even in company. There are duties that nobody sees, memories that will not be hurried, and a tiredness that is partly a wish to be excused. Grant yourself regular hours of withdrawal, and it loses its weight. What you have avoided for years can be taken up in small portions. You will be harder on yourself than the matter deserves, and it is good to have one person who tells you so. The work is slow and final.',
    ],
    close: [
      'Something is being brought to an end properly. You need not speak of it; it is enough to rest well and to go on clearing up.',
    ],
  },
};

/** Uranus, Neptune or Pluto comes into a house. */
export const outerArrives: MonthFrames['outerArrives'] = {
  1: {
    intro: [
      'A change begins this month that concerns who you are, and it will take years. At first it is hardly more than a mood or a restlessness, and it need not be understood in order to be allowed.',
    ],
    course: [
      'Planets as slow as this enter a sign without knocking. You may notice only that something you always did has become strange to you. Friends say that you have changed before you would say so yourself. There is nothing to decide this month. It is useful to observe, though, because first signs of such changes are the clearest: a wish that comes from nowhere, a fear that has gone. Write one or two of them down, and see in some years how much they contained.',
    ],
    close: [
      'You are at the start of something long. All that it asks for now is that you do not hold on too tightly to how you were.',
    ],
  },
  2: {
    intro: [
      'Your relation to money and possessions begins to change this month, slowly and for years. What has meant security to you may come to mean less, and something else is going to mean more.',
    ],
    course: [
      'The change will show in small things at first. You look at an object that cost a great deal and feel nothing, or you catch yourself daydreaming of a different way to earn. Old certainties about what one needs loosen. It would be rash to act on it at once, and a pity to ignore it. Keep your ordinary order in money matters while you let the larger question work. In the long run you are likely to own what suits you, which is not the same as owning more.',
    ],
    close: [
      'What is valuable to you is going to be decided again from the ground up. For the present, keep the accounts and keep an open mind.',
    ],
  },
  3: {
    intro: [
      'The way you think and speak begins to change this month, for a long time to come. Ideas arrive from other directions than before, and familiar talk may suddenly sound like somebody else’s.',
    ],
    course: [
      'In the beginning you will mostly notice what no longer interests you. Then a book, a person or a chance remark opens a field you did not know was there. Those nearby, brothers and sisters and neighbors, are affected too, by changes of their own or by yours. You might be misunderstood for a while because your words have moved ahead of their meanings. Be patient with that. Whatever you begin to learn in this season is likely to occupy you for many years.',
    ],
    close: [
      'Your mind has started on a journey and you are going along. Listen to what is new in your own voice.',
    ],
  },
  4: {
    intro: [
      'At the root of things a long change begins this month. Home, family and where you feel you belong are touched by it, gently to begin with, and what follows will take years.',
    ],
    course: [
      'You may have an inkling that you will not always live as you do now. It need not mean a move. It can mean that a role in the family is about to pass on, that a silence is going to be broken, or that you will look for a home inside yourself more than at an address. Hold what is fragile with care and make no sweeping decisions yet. The house you end up with, of whatever kind, will be truer than the one you set out from.',
    ],
    close: [
      'The ground has begun to move by a hair. You have time to find out which of your things you would carry with you.',
    ],
  },
  5: {
    intro: [
      'What gives you joy begins to change this month, for years ahead. Love, creativity and your dealings with children may take forms that you have not tried, and the first of them is curiosity.',
    ],
    course: [
      'You tire of pleasures that have always worked. It is an odd emptiness and a promising one, as something is clearing its throat behind it. An attraction may come from a side where you never looked; an art you thought was for others asks to be tried. There is no obligation to turn your life upside down. Play is the right scale for the moment. What you can try without consequences shows you what might later be worth some.',
    ],
    close: [
      'Your heart has become interested in something that is new to you. It need not give its reasons yet.',
    ],
  },
  6: {
    intro: [
      'Your way of working and living from day to day begins to change this month, and will go on changing for years. A routine that has carried you may loosen before the next one is in sight.',
    ],
    course: [
      'The change can begin with boredom, with a new tool, or with a body that no longer wants to do what it has done. You notice how much of your day was decided long ago by someone you used to be. Changing everything is not necessary, nor would it work. But you can start to treat your habits as experiments. Some will be dropped without regret. For the rest, keep regular hours and a sense of humor, since those who work with you will be confused as well.',
    ],
    close: ['Your days are looking for another shape. It will be found by trying, and there is time to try.'],
  },
  7: {
    intro: [
      'What you look for in other people begins to change this month, for a long time ahead. Partnerships take on another meaning, and someone may appear who does not fit your earlier idea of them.',
    ],
    course: [
      'You see the person next to you with a certain strangeness, as on the day you met. That can be alarming. It can also be the best thing that has happened to the two of you in years. Bonds that depend on nobody changing will have a hard time from here on. Those with some air in them become more interesting. Say early what is going on in you, even if you have no words for it. And allow the other person a secret life as a growing creature too.',
    ],
    close: [
      'Between you and others the rules are being rewritten, slowly. The ones worth keeping are those you would both write again.',
    ],
  },
  8: {
    intro: [
      'In the deeper matters of trust, dependence and what you share, a long change begins this month. You will come to hold some things more lightly, and to let some people nearer.',
    ],
    course: [
      'Changes of this kind start below the surface, and you may feel them only as a heightened sense of what goes unsaid. A tie that was once necessary has loosened a little; an old fear sounds different. Shared money or obligations can play a part, and deserve clear papers exactly because so much else is in flux. You will be able to speak of things in the coming years that you have never said aloud. There is no need to begin with the hardest.',
    ],
    close: [
      'Something deep has begun to move in what you owe or share. It goes slowly enough for you to keep the papers in order.',
    ],
  },
  9: {
    intro: [
      'Your view of the world begins to change this month, and it will be years before it has settled. A belief, a distant country or an unknown subject calls you, faintly as yet.',
    ],
    course: [
      'You catch yourself doubting what you have always explained to others. Or you feel drawn to people and ideas that you would have smiled at. Both are signs of a horizon that is moving. It is early to draw conclusions, and you will meet prophets who have drawn them for you; keep your distance from anyone who is in a hurry. Travel and study are good companions in this time. What you come to believe in the end will have been found and not adopted.',
    ],
    close: [
      'What you grew up believing is going out of date. You may honor it, and see for yourself what takes its place.',
    ],
  },
  10: {
    intro: [
      'Your path in work and public life begins to change this month, for years to come. An aim that has guided you may lose its pull, and another, still without a name, starts to draw you.',
    ],
    course: [
      'For the present nothing has to show. You do your work, and now and then you see it from outside, as if it were somebody’s rather peculiar occupation. That glance is the beginning. Over the years your calling may shift by a good deal, or the same work acquire a different sense. Do not give notice because of a mood. Do begin to notice which tasks you do with your whole self, for these are the thread. Authority, your own and that of others, looks different too.',
    ],
    close: [
      'You are going to be known for something else one day, or for the same thing in another way. The first hint of it has been given.',
    ],
  },
  11: {
    intro: [
      'The company you keep, and what you hope for with it, begins to change this month. It is the start of a long development in which friends come from other places and wishes take another direction.',
    ],
    course: [
      'You sit among people you have known for years and feel that part of you has already left. There is no disloyalty in it. Circles form around a time of life, and yours is passing into the next. A group or a cause that is new to you may exert an attraction that you cannot quite justify. Go and see, without signing. Old friends who are willing to be surprised by you will stay. And a hope that was always too strange to be told may find its listeners.',
    ],
    close: [
      'There are people you have not met yet who will matter to you. You need only leave a place at the table.',
    ],
  },
  12: {
    intro: [
      'A change begins this month in the part of you that others do not see. It will take years, and its first effect may be that you need more quiet, dream more or feel things more strongly.',
    ],
    course: [
      'What happens is difficult to speak of, and for the time being need not be spoken of. You may be moved by trifles, or lose interest in what has always kept you busy in the evening. A layer of protection is wearing thin, and through it come inspiration and unrest in about equal parts. Be careful with whatever numbs you. Give a place to whatever lets you listen: music, water, prayer, long walks. In the course of the years you will find that you have become less afraid of being alone.',
    ],
    close: ['Something has opened within you, a little at first. What comes of it takes its own time.'],
  },
};
