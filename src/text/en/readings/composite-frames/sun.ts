import type { BondFrameCells } from '../../../pair-catalogue.js';

/** An aspect of the composite Sun leads: the question and the answer. */
export const sunBondFrames: BondFrameCells[0] = {
  1: {
    conjunction: {
      question:
        'Sun and Moon stand together in this chart, so you want and feel much the same, and it has to be found out who of you two still sees a thing from outside.',
      answer:
        'Being of one mind is what you have, {name1} and {name2}, with Sun and Moon in one place, and it makes you strong and a little blind. A view from outside does not threaten that. Ask a friend now and then how a plan looks to people who are not the two of you. Then do what you had wanted to do, or a little less of it, with the same good conscience.',
    },
    harmonious: {
      question:
        'Sun and Moon agree in this chart, so what you two do suits what you need, and the question is what you would still like to change.',
      answer:
        'So well do your days and your wishes fit, {name1} and {name2}, while Sun and Moon agree, that nothing presses you to ask for more. You may ask all the same. One wish each, said aloud once a year, keeps a good arrangement from being only an old one. Most of what you wish for will turn out to be possible, for little stands between you.',
    },
    tense: {
      question:
        'Sun and Moon pull apart in this chart, and you two have to find out how to get somewhere without running past what you need.',
      answer:
        'Getting somewhere and being at ease are two things with you, {name1} and {name2}, since Sun and Moon pull apart. Neither of you stands for the one alone, though it may look so on a bad day. Plan both, the work and the rest from it, and give up a piece of the plan sooner than all of the rest. What you reach in this way takes longer, and you will both be there when it is reached.',
    },
  },
  3: {
    conjunction: {
      question:
        'Venus stands with the Sun in this chart and you two are fond of being together, so one may ask what you do with a truth that isn’t pleasant.',
      answer:
        'You like being the two of you, {name1} and {name2}, and with Venus beside the Sun it shows. Such a liking bears the truth very well. Say the unpleasant thing while it is small, and near something that you enjoy. What would harm you is only a long politeness, in which each of you knows that something is the matter and neither would like to spoil the day.',
    },
    harmonious: {
      question:
        'Sun and Venus agree in this chart, so affection is easy, and what you two make of it is up to you.',
      answer:
        'Affection has been given to you for nothing, {name1} and {name2}, since Sun and Venus agree. You might build something on it that others enjoy as well, be it a table with room for guests or only a garden that can be seen from the road. Things that are lovely and shared are what this bond does best, and in a poor year you will live on them.',
    },
    tense: {
      question:
        'Venus stands across from the Sun in this chart, so you two want to be liked for what you are and sometimes try too hard to please.',
      answer:
        'You need not please each other in order to be kept, {name1} and {name2}. With Venus across from the Sun both of you tend to forget it, and then the one gives too much and the other feels in debt. Each may say what is enough. A wish of your own, told without an apology, is worth more to this bond than a present, because it shows that you expect to be liked anyway.',
    },
  },
  4: {
    conjunction: {
      question:
        'Mars stands with the Sun in this chart and gives you two more drive than most pairs have, so what matters is what you use it for.',
      answer:
        'Give your energy something to do, {name1} and {name2}: Mars beside the Sun will find an object in any case, and it had better not be one of you. A thing that can be seen when it is done suits you, and it may be a modest one. If it comes to a quarrel, move before you talk. You both think more kindly on your feet.',
    },
    harmonious: {
      question:
        'Sun and Mars work together in this chart, so whatever you two decide gets done, and the question is whether you decided it or it just happened.',
      answer:
        'You will always be able to act, {name1} and {name2}, since Sun and Mars are good to each other. What asks for some care is the moment before. Is it a thing that you both want, and will you want it in a month? If so, go. And when it is done, stop for an afternoon, and look at it together before you begin on the next.',
    },
    tense: {
      question:
        'Mars strains against the Sun in this chart, so there is spirit in what you do and dispute over how to do it.',
      answer:
        'Who leads is a question that you will not settle for good, {name1} and {name2}, as long as Mars strains against the Sun. Settle it for one matter at a time. Whoever leads in it decides, and the other helps or keeps out of it. You have a great deal of spirit between you. It is a pleasure to see when it goes the same way, and even in a dispute it shows that neither of you has given up on the other.',
    },
  },
  5: {
    conjunction: {
      question:
        'Jupiter enlarges the Sun of this chart, so you two think big, and what matters is how much of it you finish.',
      answer:
        'You make each other hopeful, {name1} and {name2}, and Jupiter beside the Sun is often right. One thing that has been finished is worth five that were planned. So choose among your plans, aloud and with a date, and let the others be pleasant talk. That you believe in each other needs no proof. It grows all the same with each thing that both of you can point to.',
    },
    harmonious: {
      question:
        'Sun and Jupiter help each other in this chart and much comes to you two easily, so one may ask for what you two would make an effort.',
      answer:
        'Good will and good chances come to you more easily than to most, {name1} and {name2}, with Sun and Jupiter in accord. Take some trouble for one thing, then, something that is worth it and won’t come by itself. You will be surprised at how well you do when it is hard. And be as generous with encouragement to others as you are with each other; it comes back.',
    },
    tense: {
      question:
        'Jupiter overdoes what the Sun of this chart intends, and you two have to find the size at which a good plan can still be carried out.',
      answer:
        'Your plans are good, {name1} and {name2}, and most of them are too large by a third: so Jupiter would have it when it overdoes what the Sun intends. Take off the third before anyone else has heard of it. What is left can be done, and you will enjoy it more than you would have enjoyed explaining a failure. It is no loss of faith to count first. You have faith enough for two.',
    },
  },
  6: {
    conjunction: {
      question:
        'Saturn stands with the Sun in this chart, so a duty holds you two together, and what matters is whether it is also a pleasure.',
      answer:
        'Whatever you have taken on together, {name1} and {name2}, you will go on carrying, with Saturn beside the Sun. It gets lighter when each of you knows that the other has seen what it costs. Say so, and by name. And have one thing in common that is of no use to anybody, at a fixed time, since at no fixed time you two would never get to it.',
    },
    harmonious: {
      question:
        'Saturn supports the Sun of this chart and time is on the side of you two, so the question is what you would like to have grown by then.',
      answer:
        'Few pairs can wait as you can, {name1} and {name2}, with Saturn to support the Sun. So it is worth planting something that takes years. You keep your promises, and you know it of each other. What such a bond forgets is to be surprised. Let one of you propose something unreasonable now and then, and let the other, for once, not ask what it is good for.',
    },
    tense: {
      question:
        'Saturn holds up the Sun of this chart, so you two have to wait for much of what you want, and it has to be seen how you treat each other meanwhile.',
      answer:
        'You will often have to wait for what you want together, {name1} and {name2}, for Saturn holds up the Sun, and neither of you is to blame for that. It is tempting to look for somebody who is. Do a small part of the thing in the meantime, one that depends on nobody else, and speak well of each other on the days on which nothing moves. What you get in the end has been well tested, and so have you.',
    },
  },
  7: {
    conjunction: {
      question:
        'Uranus stands with the Sun in this chart and you two live by rules of your own, so it has to be found out which of them are meant to stay.',
      answer:
        'You don’t have to be like other pairs, {name1} and {name2}; Uranus beside the Sun rather forbids it. Choose two or three things that stay as they are, though, and tell each other which. Around those you may change whatever you like, and as suddenly as you like. It is easier to be free with somebody of whom one knows where to find them on a Sunday.',
    },
    harmonious: {
      question:
        'Uranus is a friend to the Sun of this chart and keeps you two open to what is new, and one may ask what you stay for.',
      answer:
        'New things will never be wanting between you, {name1} and {name2}, since Uranus is good to the Sun. Now and then stay with one of them longer than is amusing. The second half of a thing, in which it is no longer new and not yet finished, shows you sides of each other that you would not have guessed. You will like most of them.',
    },
    tense: {
      question:
        'Uranus pulls against the Sun of this chart, and closeness comes and goes, so you two have to find out what can be relied on in between.',
      answer:
        'Closeness will go on coming and going between you, {name1} and {name2}, because Uranus pulls against the Sun. It is easier on both when the going is announced and the coming back has an hour. Fix little, and keep that little to the letter. In the time between, each of you may well become somebody whom the other is curious to see again, and that is what holds such a bond together.',
    },
  },
  8: {
    conjunction: {
      question:
        'Neptune veils the Sun of this chart, and much between you two is hoped for, so what matters is how the other looks on an ordinary day.',
      answer:
        'What you two dream of together is worth a good deal, {name1} and {name2}, with Neptune at the Sun. Let it have some daylight. Tell each other what the thing looks like on a rainy day, who does the work, and what you would be content with if it came to less. Then dream on. Nothing true about it gets lost by having been looked at.',
    },
    harmonious: {
      question:
        'Sun and Neptune are in tune in this chart and you two hold nothing against what was well meant, so what matters is that the agreements are clear all the same.',
      answer:
        'To be forgiven as easily as you forgive each other, {name1} and {name2}, is a rare comfort, and Sun and Neptune provide it. All that you owe it is a little exactness at the start of a thing: who, when and how much. Once this has been said you may trust to your imagination, in which you are ahead of nearly everyone.',
    },
    tense: {
      question:
        'Neptune clouds the Sun of this chart, so each of you two may believe in a different agreement, and it has to be found out which is the one that holds.',
      answer:
        'After anything that matters, {name1} and {name2}, say in one sentence each what you now believe to be settled. With Neptune clouding the Sun the two sentences will not always be the same, and it is good to learn that the same day. Nobody meant to deceive anybody. You are both kind, and would sooner leave a thing open than hurt the other. It hurts less when it is said.',
    },
  },
  9: {
    conjunction: {
      question:
        'Pluto stands with the Sun in this chart, and you two change each other whether you mean to or not, so what matters is that both can say no.',
      answer:
        'You have more power over each other than either of you may like to think, {name1} and {name2}, with Pluto beside the Sun. It is used well where it is admitted. Admit it when you want to persuade each other, and leave one matter each in which the other does not try. Then so much force is at your disposal for things outside, and few of them will resist you for long.',
    },
    harmonious: {
      question:
        'Pluto strengthens the Sun of this chart, so little can discourage you two, and one may ask what you do when nothing is wrong.',
      answer:
        'You would be a good pair to have in a bad year, {name1} and {name2}: Pluto strengthens the Sun, and you know how to begin again. In good years you may be looking for something to repair. Leave each other alone then, and do something that has no depth at all. You need not fear to become shallow. The depth is there, and it can wait.',
    },
    tense: {
      question:
        'Pluto contests the Sun of this chart, and both of you fear to be overruled, so you two have to find out how something can be granted without being lost.',
      answer:
        'Something can be granted and is not lost, {name1} and {name2}, and you will believe it once it has happened a few times. Since Pluto contests the Sun, each of you is waiting for the other to begin. So let it be something small, and let nobody mention it afterward. Ask openly for what you want, and take a no for what it is. Two wills as strong as yours can do a great deal on the same side.',
    },
  },
};
