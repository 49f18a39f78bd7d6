import type { SubjectClosings } from '../../../natal-catalogue.js';

export { again, misled } from './closings-again.js';

/**
 * The answer to the question of two planets, and something to do. For a conflict it is mostly when each of them is
 * right, and for a conjunction mostly what follows if it is left to itself, so that readings do not all close alike.
 */
export const pairs: SubjectClosings['pairs'] = {
  0: {
    1: {
      union:
        'The Sun and the Moon have settled things between them, {name}, before you have asked anybody. Where you alone are concerned that is enough, and you can go ahead. Where it touches other people you see only one side. Before such a step, take the opposite side for an evening, as if it were a friend’s, and argue it as well as you can. You may still do what you meant to do, and you will know what it looks like from across the table.',
      strain:
        'No rule says for good, {name}, whether the Sun with its aims or the Moon with its needs should give way. The aim is right when you would be sorry later not to have tried. The need is right when you are tired, or when somebody close to you is missing you. Before you say yes to something new, notice how you feel at the thought of it on an ordinary evening, and give that as much of a hearing as the reasons.',
    },
    4: {
      union:
        'Mars, so close to the Sun, offers you all of its force every time, {name}, and you don’t have to take it. When you use all of it things get done and people fall silent, and afterward you can’t tell whether they agreed. Before you press on, ask them what they want here. The answer may be nearer to what you want than you supposed.',
      strain:
        'Much of what the Sun and Mars quarrel over in you, {name}, no longer matters a month later. A fight is worth it when the thing will still matter then, or when someone weaker depends on it. It isn’t when you are tired, or when only the tone stung. Before you answer sharply, tell yourself the one thing that you want changed. If you can name it, say it; if you can’t, let this one pass.',
    },
    5: {
      union:
        'You have promised more than you remember, {name}, as a Sun with Jupiter beside it is apt to do. Without your hope many good things would not have begun. People remember the promises that you forget, and a small one kept would do more for their trust than the next big one. From time to time look through what you have promised, and if people will have to wait, let them know before they ask.',
      strain:
        'The Sun would begin with the plan as it is, {name}, and Jupiter sees what else could go into it. More is right when it comes to learning, to hope, or to people who need a hand. It is too much when you have to take the extra from your sleep, or from someone who is waiting. Leave one part out of your next plan, the one you like second best, and see whether anyone misses it.',
    },
    6: {
      union:
        'Saturn, so close to the Sun, has one standard for everything, {name}, and you may keep a second. With only one, you tire yourself out over things that nobody was going to judge, and people who would have liked an imperfect hour with you go without. Decide before you begin how good a thing has to be, and stop when it is. If someone is pleased with it, you may believe them.',
      strain:
        'Between the Sun and Saturn, {name}, waiting can become a task of its own. It is right when you know what is missing and are working on it. It is a pity when nothing is missing except the nerve. Pick something that has been ready for some time, and show it to one person. What they say will tell you more than another round of improvements.',
    },
    7: {
      union:
        'Going your own way comes naturally, {name}, with Uranus beside the Sun. People may have come to expect a no from you, so they can take your best objections for a habit. A yes now and then would make them listen to the next no. When you are about to say no, ask whether you would still say it if nobody else had said yes. If you would, say it and stick to it.',
      strain:
        'Not everything that the Sun and Uranus would like to be rid of has to go, {name}. Leaving is right when something has been wrong for a long time and you have said so. Staying is right when the trouble is only that somebody told you what to do. Before a break that can’t be undone, change something smaller: the hour, the place, the way you go about it. That may be the part that has gone stale.',
    },
    8: {
      union:
        'With Neptune beside the Sun, {name}, it is easy for you to agree with people and hard to hear what you want yourself. Each time you agree too soon, your own wish is a little harder to hear, and those who love you know less and less what would please you. Before you answer a request, leave the room for a moment and ask yourself there. Alone you usually know.',
      strain:
        'Hopes and facts each have their hour, {name}, though the Sun and Neptune mix them up. The hope is right when you are making something, or when a person needs to be believed in. The plain facts are right when you are asked to sign or to promise. Put what you expect of somebody, or of yourself, into one sentence with a date in it, and say it aloud to a friend. If it still sounds true, go on.',
    },
    9: {
      union:
        'Pluto, beside the Sun, likes to keep a hand on everything, {name}. That has carried you, and others, through bad times. In ordinary times it leaves people nothing to do, and in the end they bring you only what is finished. Tell someone about a plan while it is still unfinished, and let them change a part of it. You may like the result, and you will have company in it.',
      strain:
        'The Sun and Pluto may bring you face to face with people who would like to decide for you, {name}. You are ready for a contest before it has begun, and so you end up in some that nobody wanted. People who only wanted to be asked go away thinking that nobody can talk to you. Before you answer, ask calmly what they are hoping for: anyone who wants to control you will be angry, and everyone else relieved. With the relieved ones, there is room to give.',
    },
  },
  1: {
    2: {
      union:
        'Talking is what you do with a feeling, {name}, with Mercury beside the Moon, and now and then you can do without it. By telling a story you find out what you feel. By the fourth telling it has usually grown, and the listener is sadder than you are. When you hear yourself begin again, do something that needs no words, and come back to it in an hour.',
      strain:
        'The Moon and Mercury are good at different questions, {name}. Go by the feeling when it is about people, and whom to trust. Go by the thought when it is about facts, and what was really said. When you can’t tell, write down a few lines that nobody is going to read. You will soon see which of the two is speaking.',
    },
    3: {
      union:
        'The people around you are well looked after, {name}, since the Moon and Venus see to it together. People don’t forget that, and they come to believe that nothing ever troubles you. So whatever is wrong between you and a person you love can stay wrong for a long time, in the kindest of tones. Begin with a sentence about yourself: what you would like, and when. It doesn’t have to be unkind, and they no longer have to guess.',
      strain:
        'You can tell by the state you are in, {name}, which of the two to follow, the Moon or Venus. What you like is right when you are rested and curious. What you need is right when you are tired or lonely. Tell people which it is: “I would rather be quiet with you than go out.” Most of them can give you either, once they have been told.',
    },
    4: {
      union:
        'A feeling keeps for an hour, {name}, even with Mars on the Moon. What you say in the first minute is true of that minute, and people who love you may still be thinking about it long after you have forgotten it. Walk, clean or carry something first, whatever uses the body, and talk afterward. The feeling will be just as true, and easier for others to hear.',
      strain:
        'Where the Moon and Mars are at odds, {name}, anger tends to be protecting something. Anger is right when someone goes on doing what you have asked them not to do. Often it stands in for something softer, a disappointment or a wish to be noticed, and the other person can’t guess that. Say first what you had been hoping for. It is easier to answer than a reproach.',
    },
    5: {
      union:
        'However much you give, {name}, Jupiter beside the Moon finds that there could be a little more. The people you look after get used to the amount, so it is up to you whether anything is left of the evening. Sit down before the last thing is done, and let somebody bring you something. That person may have been waiting for the chance.',
      strain:
        'You have to pay for a yes afterward, {name}, and neither the Moon nor Jupiter thinks of that. More is right when people are in real need, or when there is something to celebrate. Less is right when you would say yes only because a no might look mean. Keep one evening of the week that is promised to nobody. If something worthwhile turns up you can still decide, and you will decide it rested.',
    },
    6: {
      union:
        'Most people would be surprised to hear, {name}, how much Saturn on the Moon keeps from them. They think you need nothing, and treat you accordingly, so a good deal of kindness that was meant for you never arrives. Choose one person, and accept the next thing they offer, even if you could do it better yourself. You don’t have to explain anything.',
      strain:
        'A refusal that you have only imagined, {name}, costs as much as a real one, and the Moon and Saturn imagine a good many. Doing without is right when the other person has nothing to spare, and you are good at seeing that. The rest of the time it only means that nobody learns what you would have liked. The next time you are asked how you are, answer with one true thing more than usual. That is a small risk, and people often answer in kind.',
    },
    7: {
      union:
        'Uranus beside the Moon is reliable, too, {name}, in its own way. You come back from every absence kinder than you left. People who wait for you don’t know that yet, and may spend the time wondering what they did. Leave something that holds while you are away: a regular call, a standing meal, a word to say that it isn’t about them.',
      strain:
        'Since the Moon and Uranus are at odds, {name}, the amount of room that you need is seldom the same two days in a row. Take some when you notice that you are picking quarrels; that does everyone good. Stay when things have merely become peaceful, since peace can feel like being shut in to you. Have a place, if only a chair by a window, where you are left alone without having to ask. With that to go to you can enjoy a good deal of company.',
    },
    8: {
      union:
        'Not every feeling that asks to come in has to be let in, {name}, even with Neptune so near the Moon. Few people give comfort as you do, and it may leave you sad at night about something that never happened to you. The next time you come home heavy, ask yourself where you have been, and whose mood it was when you arrived. If it wasn’t yours, you can leave it where it came from.',
      strain:
        'Between the Moon and Neptune, {name}, somebody’s need can look larger than it is, or escape you entirely. Your sympathy is right when a person turns to you and you have the strength. It misleads you when you come to the rescue of somebody who only wanted to complain a little. Get your own rest and your own meal first, and then look again. You will see more clearly what needs doing.',
    },
    9: {
      union:
        'The people you love know that Pluto beside the Moon won’t let go, {name}, so you don’t have to prove it every day. In bad times they are grateful for it. On good days a person who is held so firmly begins to tell you a little less, and then you hold even tighter. When someone you love wants to do something without you, let them tell you about it afterward, and ask nothing that you wouldn’t like to be asked. They are likely to tell you more.',
      strain:
        'You can look at a person from too close up, {name}, and the Moon and Pluto look from very close. Your doubt is right when what someone does hasn’t matched what they say for a long time. It is only fear when all they did was be late, or tired, or with other people. Count what they have done over a year, not over a day. From that distance you can see plainly whom to rely on.',
    },
  },
  2: {
    4: {
      union:
        'Whoever speaks first has not yet been heard, {name}, as Mercury and Mars together find out. You have answered what they were about to say, and it may not be what they meant. After a while people bring you only what they are sure of, and the rest would have interested you more. Let them finish, and repeat in a few words what they meant. After that you can be as blunt as you like.',
      strain:
        'Mercury and Mars can win you the argument, {name}, and lose you the evening. Being right matters when there is a mistake or an injustice to prevent, and then a sharp word may be what is needed. Being understood matters with everyone you will see again. Put what you have to say as a question, and mean it as one. You may learn something that you had left out.',
    },
    5: {
      union:
        'People are quick to believe you, {name}, with Jupiter beside Mercury, and so it matters what you leave out. The big picture is right when people have lost heart, or can’t see why they are doing something. The details are right as soon as somebody is going to act on your word. Look up the one figure or name that everything depends on before you pass it on, and tell the rest as freely as you like.',
      strain:
        'You tell people in one breath what you know and what you hope, {name}, with Mercury and Jupiter at odds. Let an idea grow when you are only thinking, or talking with someone who likes to think along. Trim it when others are going to plan by it. A short list helps: what you know, what you suppose, what you hope. You can keep all three, as long as people are told which is which.',
    },
    6: {
      union:
        'Some of what Saturn, beside Mercury, kept back would have been welcome at the time, {name}. People go by your word because it holds. In the talk before a decision they may have to do without it, and settle things that you could have put right. You could say early on, “I’m not sure yet, but it seems to me.” A thought that begins that way can turn out wrong without any harm.',
      strain:
        'Mercury and Saturn make few mistakes between them, {name}, and pay for it with what is never said. Others speak first, get it half right and are listened to, while you are still making sure. Begin with someone you have never had to prove anything to, and say it as it comes. You will hear that your first words are often good enough.',
    },
    7: {
      union:
        'Uranus, beside Mercury, gets you to the end of a thought, {name}, while others are still at the beginning. Run ahead when you are on your own, or with people who think as you do; that is how your best ideas come about. Slow down when somebody else has to live with the result. Ask them to tell you the idea in their own words, and begin again where their version parts from yours.',
      strain:
        'Changing your mind feels like progress, {name}, with Mercury and Uranus at odds, and half of the time it is. Change it when a new fact has come in. Stay where you are when nothing is new except that everyone now agrees with you. Keep your ideas somewhere, on paper or with a friend, and look at them again after some weeks. Those that still interest you then deserve your time.',
    },
    8: {
      union:
        'There is no need to mistrust what you hear, {name}, with Neptune beside Mercury, if you know what your hearing is good for. Trust what you understood when someone can’t find the words, or when you are making something up. Trust the words when it comes to times, amounts, or who will do what. Say those aloud once more before you part, and let the other person correct them.',
      strain:
        'Much of what Mercury seems to know, {name}, Neptune has guessed. Guess freely when you are inventing something, or trying to understand a person who won’t speak. Make sure when somebody’s trust or a decision depends on it. One way is to ask a third person what they heard. If that is what you heard, too, you can go by it.',
    },
    9: {
      union:
        'Not every question gets better by being asked again, {name}, as Pluto beside Mercury would ask it. Go on when something is being hidden that does harm, or when the subject rewards it. Stop when you have gotten an honest answer and would only like another one better. Give your mind some other hard thing to work at, a puzzle, a language, something that needs repair. The first matter often looks smaller when you come back to it.',
      strain:
        'Whatever Mercury and Pluto find out gives you some power over people, {name}, and they feel it. Now they keep back what they would have told you in their own time, and you are surer than ever that there is something to find. Before you ask again, say why you want to know, and what you know already. People answer a reason more freely than they answer pressure.',
    },
  },
  3: {
    4: {
      union:
        'Beginnings look after themselves, {name}, with Venus and Mars together. You bring life into a room by going after what you like. Once you have it your attention moves on, and the other person can tell, or the work shows it. Do something ordinary with the person, or the work, that you love, and let it stay ordinary. Notice what you like about it then.',
      strain:
        'Giving in isn’t always the kinder thing, {name}, since Venus and Mars keep count of it. What you gave up for the sake of peace comes back some days later as a bad mood, and by then the other person can’t know what it is about. Say how much it matters to you, on a scale from one to ten, and ask for their number. Whoever has the higher number decides this time.',
    },
    5: {
      union:
        'There is warmth for everyone, {name}, with Jupiter beside Venus, and a few people would love a larger share. When everyone is welcome, those who matter most to you can’t tell that they do, and they are too polite to ask. Think of the two or three who would come at once if you called, and give one of them some of your time, on a day when there is nothing to celebrate.',
      strain:
        'More has not always made you happier, {name}, though Venus and Jupiter go on hoping so. More is right at a feast, or when somebody has gone without for a long time. Less is right when you notice that you are hardly tasting it. Choose beforehand the one thing that you are looking forward to most, and leave some room around it. You may find that it was enough by itself.',
    },
    6: {
      union:
        'Reserve has its time, {name}, and Saturn beside Venus tends to keep it up longer. It is right while you don’t know someone, and it may have spared you some disappointments. With people who have stayed you don’t need it anymore, and they may take it for coolness. Tell one of them something that you have liked about them for a long time. You don’t have to say it well.',
      strain:
        'You can’t earn being liked in advance, {name}, though Venus and Saturn would prefer it that way. Your caution is right with charm that wants something. It is wasted on people who are kind for no reason and go on being kind. When one of them praises you, say thank you and add nothing. The praise may sound untrue to you for a while, but they are in a better position to judge.',
    },
    7: {
      union:
        'The new and the lasting don’t have to be two things, {name}, for Uranus beside Venus. Following a sudden attraction is right when it hurts nobody, and you may have found what you love best that way. Staying is right when you are only used to something and not tired of it. Do the familiar thing in a new place, or ask a person you know well something you have never asked.',
      strain:
        'Closeness that you have agreed on leaves you more freedom, {name}, though Venus and Uranus would rather arrange nothing. Distance is right when you have begun to play a part. Closeness is right when you miss someone and are too proud to say so. Agree with those you love on something that is yours alone, and on something that is always shared. Then nobody has to guess which of the two it is going to be.',
    },
    8: {
      union:
        'A dream does no harm, {name}, as long as Neptune beside Venus does not ask a person to be it. Dreaming is right in music, in what you make, and where a person needs somebody to believe in them. It is unfair to someone who wants to be loved as they are. Ask a person you admire about an ordinary day of theirs, and listen to the end.',
      strain:
        'What Venus and Neptune long for has its place, {name}, and somebody you love is not the place for it. The longing is right when you paint it, play it or write it, and then it may comfort others, too. What is really there comes first when somebody wants to share their days with you. Find three plain facts about that person that you had not wished for, and see whether you can be fond of those as well. It takes a while.',
    },
    9: {
      union:
        'Love can be whole on your side and leave the other person some days alone, {name}, hard as Pluto beside Venus finds that. Giving all of yourself is right, and people who get it from you know what it is worth. Asking for all of them is too much when they need company, or thoughts, of their own. Take up again something that you loved before you knew them. You will have more to tell them, and you will wait less.',
      strain:
        'Venus and Pluto will go on asking, {name}, however often they have been answered, so look at the asking itself. An answer holds for a few days, until a look or a late reply undoes it, and the person who gave it begins to feel that nothing they say will count. The next time the doubt comes over you, do something kind for that person before you look for proof. The doubt may be gone by the time you have finished.',
    },
  },
  4: {
    5: {
      union:
        'People like to follow Mars and Jupiter in you, {name}, and seldom say when they are out of breath. So you may look around near the end and find yourself alone, while the others are tired, and sorry to have let you down. Agree at the beginning on what will count as done, and let somebody else say when you get there.',
      strain:
        'Stopping in time is a strength, too, {name}, one that Mars and Jupiter are slow to learn. Going on is right when something good would fail for lack of nerve. Stopping is right when you are going on only in order not to lose. Take a break at the point where you are keenest, eat something, and see whether you still want it. If you do, you will have more strength for it than before.',
    },
    6: {
      union:
        'Some of the waiting that Saturn, beside Mars, asks of you is preparation, {name}, and the rest is only strain. The strain makes the result no better, and uses up the strength that you were saving for it. Set a day for it, tell someone, and begin on that day with what you have. You do your best work once you are moving.',
      strain:
        'Mars and Saturn have taught you to endure, {name}, and that isn’t always what is called for. You go on leaning against a door long after others would have tried the next one, and end up proud and worn out. Ask of whatever is in your way what would have to change before you could get past. If you can change it, spend your strength there; if you can’t, spend it on the way around.',
    },
    7: {
      union:
        'Strength spent on a dispute is gone afterward, {name}, when Mars and Uranus could do what nobody else would try. Each rule that you break only because it is one costs you a day, and the rule is still there. When someone tells you how to do a thing, let them finish, thank them, and then do it as you like. It takes less strength than a dispute, and now and then they are right.',
      strain:
        'The way out will still be there later, {name}, and Mars and Uranus will find it when they need it. Breaking off is right when you have said what is wrong and nothing has changed. It is too early when you haven’t said it yet. Leave yourself a way out from the start, an hour without plans, or a day when you may stop. As long as you know that you can go, you may find that you don’t want to.',
    },
    8: {
      union:
        'With Mars and Neptune so close together, {name}, what you want comes to you as a feeling more than as a plan. Following a feeling is right when it gives you strength. When a thing makes you tired before you have begun it, there may be a no in you that nobody has heard. Say that no once, politely, and see how you feel an hour later. If you are wide awake, you have your answer.',
      strain:
        'Mars and Neptune mistake a wish of yours for an unkindness, {name}, and it seldom is one. Holding back is right when somebody truly needs your help, and you notice that sooner than most. Going ahead is right when you are only afraid of seeming selfish. Do one thing a week that is purely for yourself, and give no reasons for it. You will be no less useful to others.',
    },
    9: {
      union:
        'People feel it, {name}, when Mars and Pluto turn toward them, however calm you look. Such strength may have saved things that others had given up on. Used on a delay or a thoughtless remark, it makes people wary of you, and they stop telling you small things. When you feel it rise, choose on purpose the smallest thing that would do. You can always add to it.',
      strain:
        'Giving way is the last thing Mars and Pluto think of, {name}, and it can be the strongest. Winning is worth a good deal when giving way would harm you or someone in your care. It is worth little when you can no longer say what it was about. Write down what you would accept as a fair outcome, and read it to somebody who is on neither side. If they nod, offer it first.',
    },
  },
  5: {
    6: {
      union:
        'Jupiter and Saturn do good work together, {name}, as long as each of them sticks to its own part. Hope is right at the start, when you choose what to aim for. Doubt is right in the middle, when the aim costs you days and strength. Things go wrong when they change places, and you doubt the aim and leave the details to luck. Ask which of the two your next plan hasn’t heard from yet.',
      strain:
        'Jupiter’s hope and Saturn’s doubt both speak up in you, {name}, and it matters when they do. Believe the hope when you are rested and nothing has been tried yet. Believe the doubt when it can say what exactly is wrong; if it can’t, sleep on it. Let what you decided in good spirits stand for a while. Then change one thing about it, and see how that goes, before you change another.',
    },
  },
};

export const moonAtOdds: SubjectClosings['moonAtOdds'] = {
  fire: 'Fresh wishes come every week, {name}, with the Sun at odds with a Moon in fire, and a few are worth more than the plan. If you would be sorry a month from now to have dropped the plan, it is worth keeping. If you go on with it only because you once said so, the new thing may be worth more. When something catches you, do one more small piece of what you were doing. If you still want to change after that, it was more than a mood.',
  earth:
    'Neither is right for good, {name}, the Sun with its aim or the Moon with its liking for what is settled. Go after the aim when nothing would hurt you as much as not having tried. Keep to what is settled when you are tired, or when it took years to build. Before you say yes to something new, find out which habit it would cost you. You may not miss that habit much, or you may then know what to ask for in its place.',
  air: 'Both are yours, {name}, the Sun that is after something and the Moon that needs room and talk. The aim is right when it still seems good to you after a week away from it. The distance is right when you have begun to repeat yourself, or to press people. Tell a friend who wants nothing from you what you are after, and listen to how it sounds. You may hear at once whether to go on or to let it rest.',
  water:
    'Your aims and your feelings, {name}, will go on interrupting each other, since the Sun is at odds with the Moon. The aim is right when nobody else is going to see to it. The feeling is right when you have been brave for too long, or when somebody close to you needs you near. Before you say yes to something new, imagine it on an ordinary evening, with the people you love, and see who is missing.',
};

/** A planet on an angle: `{where}`. */
export const onAngle: SubjectClosings['onAngle'] = {
  0: 'With a Sun {where}, {name}, you would like to be known for who you are. It is right to step forward when something is truly yours, and people usually like to know whom they are dealing with. It is right to step back when the matter belongs to someone else, however well you could do it. When somebody else has done well what you would have liked to do, tell them exactly what was good about it.',
  1: 'A Moon {where} is mostly right about people, {name}, at once or days later: who is uneasy, who is welcome, whom you can relax with. Your feelings change, as the Moon does, and when you are tired they may be about the tiredness. Whatever can wait should wait until you have eaten and slept. If you feel the same then, go by it.',
  7: 'You don’t have to stay the same, {name}, with Uranus {where}, if people hear about the change in time. Changing course is right when you see before others do that it has to be done. It is hard on people when they are the last to hear of it. Promise little, and only what you would do in any case, and keep that. People can then leave you free in everything else.',
  8: 'You can offer an openness like that of Neptune {where}, {name}, and people don’t have to take it for granted. Being open is right when you are making something, or when someone is in trouble. A clear line is right when people have begun to expect what you never offered. Tell them early and plainly what you can’t do. It will disappoint them a little, but much less than it would later.',
  9: 'Whatever Pluto {where} keeps hold of takes strength every day, {name}, worth it or not. Holding on is right when others give up too soon. Letting go is right when nothing is left of a thing but the effort of keeping it. Choose something that ended some time ago, and clear away what is left of it: a drawer, a grudge, a habit. That may be lighter work than you expect.',
};

/** Mars, Jupiter and Saturn on an angle, `{where}`, by the element of their sign. */
export const onAngleIn: SubjectClosings['onAngleIn'] = {
  4: {
    fire: 'Mars {where}, in a sign of fire, would always rather do something, {name}, and you decide what. It is well used when there is something to begin, or someone to defend. It is badly used on anyone nearby when there is nothing else to do. Give it something regular that takes all your strength, several days a week. The people around you will notice the difference before you do.',
    earth:
      'Once Mars {where}, in a sign of earth, has taken something on, {name}, it goes through with it. That is right as long as the thing still serves what you began it for. When it has become mere habit, or pride in not giving up, you are missing that strength elsewhere. Now and then look over everything you have going, and ask whether you would begin each thing today. What you would not begin, you can end with a clear conscience.',
    air: 'You can argue nearly anyone into nearly anything, {name}, with Mars {where} in a sign of air. Words are the right means when people have not yet seen what you see. They are the wrong one when everybody has agreed and somebody has to do the work. When you notice that you are explaining something for the second time, stop, and do the first part of it yourself. Others follow an example more willingly than an argument.',
    water:
      'A feeling gives Mars {where}, in a sign of water, its strength, {name}, and can take it away again. Go by it when somebody needs you, since then you have more courage than most. Don’t wait for the feeling when the matter is only your own, since that will never seem urgent enough. Choose one wish of yours, and treat it for a week as if it were a friend’s. You know how hard you would work for a friend.',
  },
  5: {
    fire: 'Others like to hope along with you, {name}, with Jupiter {where}, and some of them may stake a good deal on it. Hope without reasons is right when somebody has to believe in a thing first. Reasons are needed as soon as others give it their time or their trust. Ask someone who is fond of you and good with numbers to look at a plan before you announce it. You won’t have to give it up, and it may be the stronger for it.',
    earth:
      'Jupiter {where}, in a sign of earth, offers only what it can stick to, {name}, and people build on that. Asking for evidence is right when others would pay for a mistake. It is too much to ask of something new, which can’t have any yet. Choose one hope that is larger than the evidence, and give it an evening a week for one season. If it comes to nothing, you have lost no more than you meant to.',
    air: 'You find openings wherever you talk to people, {name}, since Jupiter stands {where} in a sign of air. Taking up several is right while you are finding out what they are. After that each of them needs more than interest, and you have only so many days. With each new one, ask what you would put aside for it. If you can think of nothing you would be happy to drop, pass it on to somebody it would suit.',
    water:
      'Your kindness, with Jupiter {where} in a sign of water, {name}, is larger than your day. Give all of it when somebody is in real need, and would be alone without you. When people have gotten used to it, a little less does them no harm, and may show them what they can do. Before you say yes, count the people you have said it to this month. The last of them should not get only what is left of you.',
  },
  6: {
    fire: 'Saturn {where}, in a sign of fire, stands between you and what you would like to do, {name}, and asks whether you may. The question is right when a mistake could not be undone. For everything else you have had permission for a long time. Begin something that you won’t do well at first, and let somebody see it. You may find that nobody was keeping the score that you were afraid of.',
    earth:
      'Part of what Saturn {where} has you carry, {name}, could be carried by others. What you have given your word on is yours. What came to you only because nobody else moved doesn’t have to be, however well you do it. Look for one such thing and leave it undone until someone asks about it. Then say, without any reproach, that it is up for grabs.',
    air: 'Every word of yours should hold, {name}, in the view of Saturn {where} in a sign of air, and so you never say some of them. Be exact when others will rely on it, as you already are. Among friends, and at the beginning of a thing, a guess is more use to people than silence, as long as you call it one. Say “I am not sure yet,” and then go on with the sentence. What comes after it is often the best thing said that evening.',
    water:
      'Few people know what it takes, {name}, to be as composed as Saturn {where}, in a sign of water, would have you. Holding back is right when somebody else is worse off. With people who are as strong as you are it keeps up a distance that neither of you wants. Tell one of them about a small worry, without adding that it is nothing. They may have been waiting to give something back.',
  },
};

/** The Sun and the Moon by their elements; `{a}` is the one in the first element of the key. */
export const lights: SubjectClosings['lights'] = {
  'fire-fire':
    'A Sun and a Moon in fire will always find you something to begin, {name}. Others catch your enthusiasm and come along, and are left behind when it moves on without them. Do an hour of plain work on what was begun before, and only then look for anything new. You may come to enjoy it once you are in it, as you do most things.',
  'earth-earth':
    'A little disorder would do no harm, {name}, to what a Sun and a Moon in earth have built. Care is right with whatever has to last, and people can build on you. It is more than you need when you can try something and drop it again without harm. Try something like that without preparing for it, a road that you don’t know or a dish without a recipe. If it goes wrong, little is lost.',
  'air-air':
    'Comfort can do without an explanation, {name}, though a Sun and a Moon in air will look for one. You explain it well, and somebody who is sad may come away feeling like a question that has been answered. The next time, say nothing for a while, and stay. You can do the same for yourself, and let a feeling be there before you have a reason for it.',
  'water-water':
    'You are of more use to people, {name}, when a Sun and a Moon in water have had an hour to themselves. Being moved is right when someone close to you is in trouble, or very happy. Distance is right when the trouble isn’t yours to solve. At such times do something that involves things and not people: water the plants, sort a shelf, mend what is torn. Afterward you can see more clearly what needs doing.',
  'fire-air':
    'New plans come so easily, {name}, from {a} in fire and {b} in air that you can afford to drop most of them. Of the ones you keep, people will remember those you were still working on when there was nothing new to tell. Choose one thing out of three, and put the other two where you can find them again.',
  'earth-water':
    'Keeping a thing is one way of caring for it, {name}, and {a} in earth and {b} in water know hardly any other. Keeping is right when people and things still do each other good. Change is right when you keep something only because it would be sad to part with it. Begin with a thing and not with a person, and give away something that nobody has used for a long time.',
  'fire-earth':
    'Neither of them has to win, {name}, {a} in fire or {b} in earth, as long as there is little at stake. The idea is right when waiting would let the moment pass. The evidence is right when a lot depends on it and you can get it just by looking. Try the idea on a small scale, so that a failure costs you an afternoon and no more. Then you have something to judge by.',
  'fire-water':
    'A good deal depends on the hour, {name}, if {a} in fire is to say what {b} in water can bear to have said. Speaking up is right when silence would leave someone guessing. Keeping quiet is right when the other person has enough to carry already. Ask first whether it is a good moment, and believe the answer. If it isn’t, ask when would be.',
  'earth-air':
    'When an idea stays an idea for long, {name}, neither {a} in earth nor {b} in air gets much joy out of it. After so much talk it has lost its taste before anybody has tried it, and the next one looks better. Take the smallest part of it and finish that. It gives you something to hold, and something to talk about.',
  'air-water':
    'You have two things to give to a person in trouble, {name}, one from {a} in air and one from {b} in water. Explaining is right when somebody asks why. Comforting is right when they ask nothing and stay near you. The same goes for you: when an hour of reasons hasn’t helped, go and be with someone you like. You don’t have to understand it first.',
};

export const where: SubjectClosings['where'] = {
  15: 'on the Ascendant',
  16: 'at the top of the chart',
  22: 'on the Descendant',
  23: 'at the foot of the chart',
};

/** Where there was no question. */
export const plain: SubjectClosings['plain'] =
  'No single matter runs through all of this, {name}. A chart without one loud voice leaves you a good deal of choice, and people who know you from different places may describe you differently. What you give time and company to becomes the strong part. Look for the section above that you would most like to be true, and begin there.';
