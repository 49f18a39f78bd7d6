import type { ByNatureWordings } from '../../../catalogue.js';

export const jupiterMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Jupiter makes you feel larger than usual, and people are glad to see you coming. More is possible than you believed. Choose the one thing you really want, since you cannot say yes to all of it.',
      'Confidence loosens your tongue, and you are believed. Tell people of your plan, but promise only half of what you see in it. Nobody minds if it turns out better.',
    ],
    2: [
      'Money comes more easily, or at least it feels so, which is when it also leaves more easily. If you have two offers, take the better one, and put something aside before you plan with the rest.',
      'It is easy to talk about what you are worth, and people are ready to listen. Name the generous figure first. Whatever you plan to buy should be priced again on the following day.',
    ],
    3: [
      'A conversation may open a large prospect, perhaps when you expected nothing of it. You are good company and rather full of promises. Write down the ones that you mean to keep.',
      'News is good and there is a lot of it. You learn quickly, explain well, and talk a little over time. A course, an application or a long-delayed letter is well begun now.',
    ],
    4: [
      'There is room in your home and in your heart, and both fill up. Invite people. An old family story may have a kinder version, which somebody at the table remembers.',
      'Plans for the house grow as you speak of them, and so does the cost. The first step is sound. Ask those who live there which part they would enjoy.',
    ],
    5: [
      'Pleasure is ample: a romance, a game, a child’s success, a piece of work that delights you. Take part with your whole heart. If you decide beforehand when to stop, you will regret nothing.',
      'Jupiter makes you witty, and somebody may find it irresistible. Liking is easily said just now, so say it. A creative idea can be as large as it wants, as long as it is begun.',
    ],
    6: [
      'Work is plentiful, and you have the good humor to deal with it. If somebody offers help or a better tool, accept it. Only the number of promises should stay below the number of hours.',
      'The work could be made easier for everybody, and you see how and can explain it. Propose one change. Being generous with praise will do the rest, and costs no overtime.',
    ],
    7: [
      'Someone may think well of you and want to do something together. Listen to the offer to its end. Such a partnership does well if each gives a little more than half.',
      'Two people talk each other into good spirits, and into a plan. It may be an excellent one. Before you shake hands, let each say what they will do on the first day.',
    ],
    8: [
      'Trust comes easily, and so does help with something that you carry together. You can ask a favor in a serious matter. Whatever you sign should be read by someone less hopeful.',
      'The hard talk about what you share may be easy, for once. Say the generous thing first. It is good to have the figures at hand, since high spirits round them off.',
    ],
    9: [
      'The world is wide open, and you would like to see all of it. Travel, study, a faith or a cause calls you. Choose the one that will still interest you when the first delight has passed.',
      'What you believe finds its words, and people want to hear more. Teach it, write it, ask a hard question about it. The only danger is in answering before the other person has finished.',
    ],
    10: [
      'Success may be near, or somebody who can help you to it. You are seen at your best and given credit for a little more. Ask for the larger task while the goodwill is there.',
      'What you say at work may go far up. Put your proposal forward in its full size. Those in charge will probably cut it down, and what remains is still more than you would have dared.',
    ],
    11: [
      'Friends may bring you luck, and you bring them some. A common plan may attract people, and perhaps some money. Let them in, and agree early on what the plan does not include.',
      'An introduction may open a wider circle to you. Stay a little longer than you had meant to. Of all the invitations that follow, choose the ones you look forward to.',
    ],
    12: [
      'A quiet kind of luck is with you: help that nobody announces, a worry that dissolves. You may want to pass some of it on, and enjoy it most if nobody knows.',
      'Alone with your thoughts you feel surprisingly hopeful. Write down what comes to mind, since it is larger than your usual plans. Nothing need be decided before you have told it to a friend.',
    ],
  },
  harmonious: {
    1: [
      'You like yourself, and others follow suit. A chance may look quite ordinary at first, so think before you decline it. What you begin in such a mood begins well.',
      'A hopeful tone opens ears, and you have one. Ask for what you want in plain words. If you are offered more than that, you may take your time to think it over.',
    ],
    2: [
      'Money and good sense are on friendly terms. An offer may deserve a second look, and you can sleep on it. If you buy something, others may get some use out of it too.',
      'Money can be talked about without embarrassment. Have that talk. A question about fees or savings gets a useful answer. Somebody’s advice is free and worth having.',
    ],
    3: [
      'Good words reach you, and yours do good. A neighbor or a relative may give you an opening without knowing it. Thank them for it, and ask one question more.',
      'A question becomes clear to you as a whole, and you can explain its parts, so people are glad to listen. Somebody younger would like to be shown how something is done.',
    ],
    4: [
      'Home is generous: there is enough food, room and laughter. One of your relatives may have good news or a good idea. In such company old quarrels look small.',
      'With your family you find the right tone, even for a large request. Plans for the house can be discussed with pleasure. Let everyone add one wish, and see how well the wishes fit.',
    ],
    5: [
      'Joy comes without being ordered. Love is easygoing, children are funny, and a game may be won. All it takes from you is to be there and not to think of anything else.',
      'Your jokes land, and so do your compliments. A talent has its chance before a kindly audience. Show a piece of your own; someone may know a place for it.',
    ],
    6: [
      'Work is a pleasure, which improves it. Colleagues are helpful, and a difficult task may turn out to have a simple solution. If you are done early, go home early.',
      'A good idea makes the daily work lighter, and people adopt it gladly. Explain it once, and let them improve it. A walk with someone cheerful would do you good.',
    ],
    7: [
      'A partner is on your side, and may say so. What each of you wants seems to suit the other. Ask for agreement now, including on the matter that has been waiting for a good day.',
      'Talk with the person opposite is easy, and both of you say more than you planned. Make plans that cost little and lie far ahead.',
    ],
    8: [
      'Trust makes things simple now. Common money can be talked of in a friendly spirit. If a debt is to be forgiven, this is a pleasant day for it.',
      'An intimate talk loses its embarrassment, and may even end in laughter. Trust that grows so easily deserves a small return of openness. Explain what you have left unsaid.',
    ],
    9: [
      'Your view widens, and it suits you. A trip, a teacher or a book comes at the right time. Follow the interest a little farther than is necessary.',
      'A large subject becomes clear when you explain it, and enthusiasm carries others along. Write the application, give the talk. A friend from elsewhere may ask the best question.',
    ],
    10: [
      'The people who matter wish you well. A step up is possible, or a word in the right place. Have one sentence ready about what you would do with the chance.',
      'People at work want to know what you think, and it helps. Put the good idea in writing while you still feel its size. This may be exactly what somebody above you has been looking for.',
    ],
    11: [
      'Friends are in a giving mood. A plan that several people share gains support, and so do you. An invitation at short notice may be worth accepting.',
      'A conversation among friends produces an idea worth having. Note who said it. It may need only a date to become more than talk.',
    ],
    12: [
      'Something seems to protect you, perhaps a delay that saves you trouble or a friend who speaks up for you. Rest without guilt. Not everything depends on your watching over it.',
      'Peace of mind lets you think about things that usually disturb you. They prove harmless, or at least limited. Some quiet time for this would be well spent.',
    ],
  },
  tense: {
    1: [
      'Good moods make it easy to promise too much. Your strength is real, and the hours are limited all the same. Leave out one thing before it is asked of you, and enjoy the others properly.',
      'Bigger words may come out than you had planned. They sound well, and you may be held to them. Take one sentence back with a smile, while it is still a joke.',
    ],
    2: [
      'A splendid reason to spend is at hand, and you argue for it well. Sleep on the purchase, longer if it is a large one. The wish for something finer deserves a plan.',
      'The figures look better than they are, because you would like them to. Have somebody else add them up. A generous offer may be made again next month, when you know what it costs you.',
    ],
    3: [
      'There is too much talk about, some of it yours. A promise made in passing may be taken seriously by the person who heard it. Say less, and confirm what you said.',
      'You know a little about everything, and may be asked for the details. It is no disgrace to look them up. A tall story tends to reach the person it is about.',
    ],
    4: [
      'Everything at home grows: the guest list, the renovation, the feelings. Choose the part that will still please you in a year. If somebody in the family feels passed over, they need only be asked.',
      'Family talk easily becomes a matter of principle, even where it began with the dishes. The large questions get a better hearing when people have eaten.',
    ],
    5: [
      'More of a good thing is what you want: love, applause, another round. Stop a little earlier than you feel like, and the memory stays pleasant. Those you love would rather have your time than large plans.',
      'A joke may go a little too far, or a flirtation may. An apology will mend it, if it comes at once. Your creative plan is fine, once it has been cut to what can really be done.',
    ],
    6: [
      'Too many promises may fall due at work at the same time. Better to revise two than to keep all of them badly. The wish to be of use is honorable, and there are only so many hours.',
      'A detail may escape you because the large plan is so beautiful. Read the list through once, aloud. A helper who seems slow may be the one who has noticed.',
    ],
    7: [
      'A partner may expect more than you meant, or you more than they did. Say what you can really give. It may be less than was dreamed of, and it can be relied on.',
      'Two people may argue about who is right on the larger question, when both are, in part. Settle the smaller question first, since that one cannot wait.',
    ],
    8: [
      'Something belongs to two people, and you are about to be generous with it. Ask the other one first. A loan between friends is best made as if it might never come back.',
      'A confidence makes too good a story, and you may be tempted to pass it on. Keep it. If you are to sign something, let the sales talk fade from your ears before you do.',
    ],
    9: [
      'Your opinion is firm, and perhaps a little loud. Somebody with less conviction may have the better facts. Grant them that, and your own idea comes out of it lighter and able to travel.',
      'A large idea is easily explained at too much length, perhaps by you. A question in the middle helps. A great journey needs a budget before anything else.',
    ],
    10: [
      'Ambition reaches farther than your time does. You could have the larger post, and would have to give up sleep for it. Show your interest, and ask for time.',
      'Something grand may escape you in front of people who count. Correct it yourself before anyone else does, and your credit may even be better than before.',
    ],
    11: [
      'Friends may plan something enormous, and nobody likes to do the sums. Do them, out of love for the plan. Your own hopes may be measured in the same way.',
      'The common aim tends to get larger with each round of talk. Write down what was actually decided; it may be little, and enough.',
    ],
    12: [
      'It is tempting to flee from one small duty into a large dream. The duty is soon done. After that the dream is still there, and you can enjoy it with a better conscience.',
      'Thoughts may run away with you at night, mostly toward large hopes. Wait until morning before you tell anyone. A few of the ideas will still look good then, and they are worth having.',
    ],
  },
};
