import type { ByNatureWordings } from '../../../catalogue.js';

export const marsMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Mars makes you quick, strong and easily annoyed. Give the energy a task before it finds one by itself: a race, a repair, a first chapter. Whoever is standing close would like a warning.',
      'What you think comes out exactly and at once. It clears up something that has dragged on for months. Blunt words do no harm as long as people can see what you are after.',
    ],
    2: [
      'For your money you will fight, and then you feel like spending it. Name your rate and do not take it back. You can earn well enough with the tools you have.',
      'You defend what is yours, and somebody may have borrowed a part of it without asking. Say so briefly, the first time. The same energy sells whatever you have to sell.',
    ],
    3: [
      'Your tongue is sharp, and does splendid work on a weak argument or a bad contract. On a sister or a neighbor it leaves a mark. Look first who is standing there.',
      'Impatience gets into your messages and your driving. Everything is urgent, and little of it is. A provoking letter is better answered by telephone, after a walk around the block.',
    ],
    4: [
      'There is heat at home, and it would like to throw something out. Begin with something heavy that nobody likes. While you carry it out you may find what the anger was about.',
      'Tempers in the family are short, and a shut cupboard says a good deal. Better to say aloud what you need, and by when. Repairs that want muscle go quickly meanwhile.',
    ],
    5: [
      'Desire takes the first step. Take it cleanly, and accept the answer as it is given. On the stage, on the field or in the workshop the same courage does you credit.',
      'You want to win, and to have it out in words. Play hard and laugh in between. In love you may come on rather strong, which is fun for as long as both are laughing.',
    ],
    6: [
      'Six hours of work fit into three. Tackle the job that everyone avoids. Muscles like to be warmed up first, and so do the people you are about to instruct.',
      'A careless piece of work makes you angry. Put it right, and speak of it once, to somebody who can change it. An idle quarter of an hour would turn the same anger on a colleague.',
    ],
    7: [
      'Someone challenges you, or you them, and a straight word is welcome on both sides. Have it out in person. People who can quarrel well often eat well afterward.',
      'One of you pushes, and the other pushes back. Find a task that you both dislike, and go at it together. The sore point is easier to talk about while you work.',
    ],
    8: [
      'Something shared is under pressure: money, trust or desire. One person alone cannot force it open. Ask where you were about to take, and passion gains by that as well.',
      'An arrangement that no longer works can be ended with one clear word. Count up beforehand what belongs to whom, the two of you. A clean finish is a kindness.',
    ],
    9: [
      'An idea is worth fighting for, or a place worth leaving for. Try the idea on a person who knows the field. A long climb takes care of the energy that is left over.',
      'Your opinions turn into a crusade. Sleep on it, find two sources, and then publish. The mood is good for applications and just causes, and less so for dinner guests.',
    ],
    10: [
      'At work you are off before the others, and those in charge take notice. Claim the task and name a date. They notice just as well whom you pushed aside on the way.',
      'An order from above makes you angry. Ask what it is meant to achieve and propose a quicker way, in that sequence. Courage with good manners is what gets remembered.',
    ],
    11: [
      'Somebody in the group has to say that the plan is going nowhere, and you have the nerve. Add what you would do instead, and by when. Two people will follow and one will sulk.',
      'Friends pull harder when you are among them. A common wish can be moved if somebody sets the pace. Call it out, and leave those who only watch in peace.',
    ],
    12: [
      'Anger that has been put away too long comes out sideways. Row, scrub or chop for an hour, alone. After that it has a name, and a smaller one.',
      'You are irritable and do not know why. It would rather be done than talked about: finish an abandoned task in private. Then tell one person what had annoyed you.',
    ],
  },
  harmonious: {
    1: [
      'Courage feels like good humor, and your body is glad to be used. Run the errand that takes nerve. So much pleasant energy is easily frittered away on chores.',
      'Mars takes you to the point quickly and kindly, and people do what you ask. Begin the daring part first. Others are happy to be overtaken by somebody so cheerful.',
    ],
    2: [
      'Effort turns into money with little loss. Offer the extra service, or sell what you no longer need. Friendly firmness about payment is taken for competence.',
      'A price can be named with a smile, because you know what you are worth. Find one buyer or employer worth persuading. Old tools may be sharpened, oiled and put to use.',
    ],
    3: [
      'Talks move along and stay friendly. Do the asking yourself. Take somebody from next door along on the errand. The other matter can be settled on the way.',
      'New things are learned fast, and the lesson that you have postponed is over in an hour. Plain speech comes easily as well. Show somebody the short way while you still know it.',
    ],
    4: [
      'Heavy work at home gets done, and nobody need lose their temper. People are willing to help, and like to be thanked with a good meal.',
      'Protecting those at home takes a practical form: a fence, a lock, a frank word with the landlord. It does everybody good. Ask them first what they want protected.',
    ],
    5: [
      'Boldness comes across as warmth, in love and in play. Say that you are interested. If you are making something, call it finished before you begin to improve it.',
      'For a contest you have the courage, and your rivals are good sports. Enter. Whoever you like would rather be asked than impressed.',
    ],
    6: [
      'Work goes well because you have strength for it. Get a good deal done. Colleagues fall into step with you if you let them have a turn. Stop while you still feel like it.',
      'The stubborn task gives way, and you hardly noticed the effort. Exercise suits you for the same reason. The only waste would be to stay late in order to prove your stamina.',
    ],
    7: [
      'Together with a partner you pull in one direction. Decide the matter on a walk, with no papers. Frankness is taken for the compliment it is.',
      'A good opponent makes the bargaining fun. Go on until both of you are slightly out of breath. The terms will hold, if somebody has written down the score.',
    ],
    8: [
      'An intimate question can be asked, and may well be answered. The same evening will do for the joint budget. Both feel lighter when it is done.',
      'Desire is frank and friendly, and so is the talk about who pays. Take the two on different nights. Each does better in its own light.',
    ],
    9: [
      'A course or a distant plan moves forward under cheerful effort. Send the application while you are keen on it. The details can be settled afterward.',
      'Your conviction is catching, because you are enjoying it. Lead the discussion, coach the team. Make sure that the idea is sound, since people will follow you.',
    ],
    10: [
      'Someone in charge may want a thing done for which you have just the energy. Say yes to that one, and think about the second, which tends to follow.',
      'Work moves forward when you push it. Open the difficult meeting, ask for the budget. Credit that is shared comes back larger.',
    ],
    11: [
      'Effort in company feels like play. Join in where there is work to do. It is a good occasion, too, for mentioning what you hope for.',
      'Very little persuasion will get your friends to act. Even the one who usually only advises may turn up, and should be thanked.',
    ],
    12: [
      'There is strength in you for what nobody sees, from early exercise to an untidy basement. Unfinished business gives way at the first push. Take the rest of the day as your pay.',
      'An old resentment eases as soon as you move. Walk, dig, clean every window at the back. On the way you will have decided something, and may keep it to yourself.',
    ],
  },
  tense: {
    1: [
      'Your fuse is short and your courage is real. A trifle could start a quarrel. Put the courage into a task, and meet the quarrel with an early apology.',
      'Somebody hurries you, perhaps yourself, and you want to push back. Haste makes you clumsy in your choice of words. Ask for an hour, which makes you harder to provoke.',
    ],
    2: [
      'A quarrel about wages or possessions may make a lot of noise, with a just cause somewhere in it. Get the figures together and argue that alone. A thing bought in temper pays you nothing.',
      'A dispute about mine and yours may break out, perhaps over something small. Stand firm on what you need. Give in on what you were merely guarding, and enjoy their surprise.',
    ],
    3: [
      'A sharp reply to somebody close by is quickly sent. Take out the insult, and a fair complaint remains, two lines long. The rest can be said in person.',
      'Conversation turns into a contest easily, and a raised voice wins you nothing. Try it in writing. Finding the flaw in a plan is a service if the praise comes first.',
    ],
    4: [
      'Tempers at home are short, and everyone would like the last word. Make a short list of who does what, and when. Have the argument on a walk, and be back for supper.',
      'An old family quarrel may start again, and you need not lend it your voice. The energy is better spent on the house, where some hard work is probably waiting.',
    ],
    5: [
      'A lovers’ quarrel may begin over a trifle, and usually has a better subject underneath. Go straight to that. Passion is high on both sides, which is worth remembering in mid-sentence.',
      'Winning becomes more important than the game. Change sides for a round, or let a child explain the rules to you. What you make under such pressure has force, and needs a cool reader.',
    ],
    6: [
      'Several urgent jobs may want the same hour. Do one, refuse one, and give the third a date. Rushing costs more time than it saves, above all when you write.',
      'Your way of working may collide with somebody else’s. Theirs may be slower and do less damage. Where the load is unfair, anger is right about it, so draw up the shares in hours.',
    ],
    7: [
      'Neither of you may feel like giving way. Say what you can give and then what you cannot, and break off for coffee. Whoever fights this hard at least wants to stay.',
      'Words between you and a partner can turn sharp very quickly. Say the next sentence as a question. Whoever asks first has the better memory of the evening.',
    ],
    8: [
      'Pushing in a shared matter brings nobody nearer to the truth. Wait until both are calmer, and ask for it with the accounts on the table.',
      'An old injury may be brought up out of nowhere. It deserves a talk of its own. Name an evening for that, and finish what you were at.',
    ],
    9: [
      'Being in the right and in a hurry makes a poor traveler and a worse preacher. Slow down at the border. The other side would like to be asked why they think so.',
      'A debate about principles may grow hot. You need not have the last word in it. Grant that you do not know everything, and the talk can go on.',
    ],
    10: [
      'Authority may block the way, and more firmly if it is pushed. Choose one point to insist on. The rest of your strength belongs in the work, where it can be seen.',
      'A sharp remark at work may reach the wrong person. Explain it before it is explained for you. Ambition is no fault, as long as nobody is pushed aside.',
    ],
    11: [
      'Tempers may flare among friends over who does the work. Say what you have done, ask what they will do, and set a date. The friendship is larger than the quarrel.',
      'Leaving the group with a good loud sentence is tempting. Keep the sentence for a week. What you object to might be changed by two people who ask for it quietly.',
    ],
    12: [
      'Something that you cannot see wears you out with fighting it. Somebody’s unspoken anger may be part of it. Sleep first, and then ask the one straight question.',
      'Irritation keeps you from resting, and rest would end the irritation. Begin with the body: a walk, a bath, no news. The argument you are having in your head has only one speaker.',
    ],
  },
};
