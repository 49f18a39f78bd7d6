import type { BondFrameCells } from '../../../pair-catalogue.js';

/** An aspect of the composite Sun leads: the question and the answer. */
export const sunBondFrames: BondFrameCells[0] = {
  1: {
    conjunction: {
      question:
        'Sun and Moon stand together in this chart: you two want and feel much the same, and nobody is left over to look at it from outside.',
      answer:
        'Being of one mind is what you have, {name1} and {name2}, with Sun and Moon in one place, and it makes you strong and a little blind. A view from outside does not threaten that. Ask a friend now and then how a plan looks to people who are not the two of you. Then do what you had wanted to do, or a little less of it, with the same good conscience.',
    },
    harmonious: {
      question:
        'Sun and Moon agree in this chart: what you two do suits what you need, so well that a further wish may go unspoken.',
      answer:
        'So well do your days and your wishes fit, {name1} and {name2}, while Sun and Moon agree, that you may forget to ask for more. Ask all the same. One wish each, said aloud once a year, keeps a good arrangement from being only an old one. What the one wishes for will surprise the other less than you think, and quite often it can be done.',
    },
    tense: {
      question:
        'Sun and Moon pull apart in this chart: what you two set out to do takes up the hours in which you would have rested, and you need both.',
      answer:
        'Getting somewhere and being at ease are two things with you, {name1} and {name2}, since Sun and Moon pull apart. Neither of you stands for the one alone, though it may look so on a bad day. Plan both, the work and the rest from it, and give up a piece of the plan sooner than all of the rest. What you reach in this way takes longer, and you will both be there when it is reached.',
    },
  },
  3: {
    conjunction: {
      question:
        'Venus stands with the Sun in this chart: you two are fond of being together, and would sooner change the subject than spoil it.',
      answer:
        'You like being the two of you, {name1} and {name2}, and with Venus beside the Sun it shows. Such a liking bears the truth very well. Say the unpleasant thing while it is small, and near something that you enjoy. What would harm you is only a long politeness, in which each of you knows that something is the matter and neither would like to spoil the day.',
    },
    harmonious: {
      question:
        'Sun and Venus agree in this chart: affection is easy between you two, and there is enough of it for other people to have some.',
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
        'Mars stands with the Sun in this chart and gives you two more drive than most pairs have; on an idle day you can both feel it looking for something to do.',
      answer:
        'Give your energy something to do, {name1} and {name2}: Mars beside the Sun will find an object in any case, and it had better not be one of you. A thing that can be seen when it is done suits you, and it may be a modest one. If it comes to a quarrel, move before you talk. You both think more kindly on your feet.',
    },
    harmonious: {
      question:
        'Sun and Mars work together in this chart, so fast that a thing may be done before you two have quite decided on it.',
      answer:
        'You will always be able to act, {name1} and {name2}, since Sun and Mars are good to each other. What asks for some care is the moment before. Is it a thing that you both want, and will you want it in a month? If so, go. And when it is done, stop for an afternoon, and look at it together before you begin on the next.',
    },
    tense: {
      question:
        'Mars strains against the Sun in this chart: there is spirit in whatever you two do, and with it a dispute over who goes first.',
      answer:
        'Who leads is a question that you will not settle for good, {name1} and {name2}, as long as Mars strains against the Sun. Settle it for one matter at a time. Whoever leads in it decides, and the other helps or keeps out of it. You have a great deal of spirit between you. It is a pleasure to see when it goes the same way, and even in a dispute it shows that neither of you has given up on the other.',
    },
  },
  5: {
    conjunction: {
      question:
        'Jupiter enlarges the Sun of this chart: you two think big, and there are always more beginnings about than ends.',
      answer:
        'You make each other hopeful, {name1} and {name2}, and Jupiter beside the Sun is often right. One thing that has been finished is worth five that were planned. So choose among your plans, aloud and with a date, and let the others be pleasant talk. That you believe in each other needs no proof. It grows all the same with each thing that both of you can point to.',
    },
    harmonious: {
      question:
        'Sun and Jupiter help each other in this chart: much comes to you two easily, and what would take an effort is left lying.',
      answer:
        'Good will and good chances come to you more easily than to most, {name1} and {name2}, with Sun and Jupiter in accord. Take some trouble for one thing, then, something that is worth it and won’t come by itself. You will be surprised at how well you do when it is hard. And be as generous with encouragement to others as you are with each other; it comes back.',
    },
    tense: {
      question:
        'Jupiter overdoes what the Sun of this chart intends, and somewhere between the great plan and what can be carried out you two lose heart.',
      answer:
        'Your plans are good, {name1} and {name2}, and most of them are too large by a third: so Jupiter would have it when it overdoes what the Sun intends. Take off the third before anyone else has heard of it. What is left can be done, and you will enjoy it more than you would have enjoyed explaining a failure. It is no loss of faith to count first. You have faith enough for two.',
    },
  },
  6: {
    conjunction: {
      question:
        'Saturn stands with the Sun in this chart: a duty holds you two together, and the pleasure has to be put in on purpose.',
      answer:
        'Whatever you have taken on together, {name1} and {name2}, you will go on carrying, with Saturn beside the Sun. It gets lighter when each of you knows that the other has seen what it costs. Say so, and by name. And have one thing in common that is of no use to anybody, at a fixed time, since at no fixed time you two would never get to it.',
    },
    harmonious: {
      question:
        'Saturn supports the Sun of this chart: time is on the side of you two, and there is room in it for something that takes years.',
      answer:
        'Few pairs can wait as you can, {name1} and {name2}, with Saturn to support the Sun. So it is worth planting something that takes years. You keep your promises, and you know it of each other. What such a bond forgets is to be surprised. Let one of you propose something unreasonable now and then, and let the other, for once, not ask what it is good for.',
    },
    tense: {
      question:
        'Saturn delays the Sun of this chart: you two wait for much of what you want, and it is easy to blame each other for the wait.',
      answer:
        'You will often have to wait for what you want together, {name1} and {name2}, since Saturn delays the Sun, and neither of you is to blame for that. It is tempting to look for somebody who is. Do a small part of the thing in the meantime, one that depends on nobody else, and speak well of each other on the days on which nothing moves. What you get in the end has been well tested, and so have you.',
    },
  },
  7: {
    conjunction: {
      question:
        'Uranus stands with the Sun in this chart: you two live by rules of your own, and few of those have been told to each other.',
      answer:
        'You don’t have to be like other pairs, {name1} and {name2}; Uranus beside the Sun rather forbids it. Choose two or three things that stay as they are, though, and tell each other which. Around those you may change whatever you like, and as suddenly as you like. It is easier to be free with somebody of whom one knows where to find them on a Sunday.',
    },
    harmonious: {
      question:
        'Uranus is a friend to the Sun of this chart: it keeps you two open to what is new, so open that you may leave a thing just before its best part.',
      answer:
        'New things will never be wanting between you, {name1} and {name2}, since Uranus is good to the Sun. Now and then stay with one of them longer than is amusing. The second half of a thing, in which it is no longer new and not yet finished, shows you sides of each other that you would not have guessed. You will like most of them.',
    },
    tense: {
      question:
        'Uranus pulls against the Sun of this chart: closeness comes and goes between you two, and in the time between each looks for something to hold to.',
      answer:
        'Closeness will go on coming and going between you, {name1} and {name2}, because Uranus pulls against the Sun. It is easier on both when the going is announced and the coming back has an hour. Fix little, and keep that little to the letter. In the time between, each of you may well become somebody whom the other is curious to see again, and that is what holds such a bond together.',
    },
  },
  8: {
    conjunction: {
      question:
        'Neptune veils the Sun of this chart: much between you two is hoped for, and little of it has been seen on a dull morning.',
      answer:
        'What you two dream of together is worth a good deal, {name1} and {name2}, with Neptune at the Sun. Let it have some daylight. Tell each other what the thing looks like on a rainy day, who does the work, and what you would be content with if it came to less. Then dream on. Nothing true about it gets lost by having been looked at.',
    },
    harmonious: {
      question:
        'Sun and Neptune are in tune in this chart: you two hold nothing against what was well meant, and so the same mistake may come around again.',
      answer:
        'To be forgiven as easily as you forgive each other, {name1} and {name2}, is a rare comfort, and Sun and Neptune provide it. All that you owe it is a little exactness at the start of a thing: who, when and how much. Once this has been said you may trust to your imagination, in which you are ahead of nearly everyone.',
    },
    tense: {
      question:
        'Neptune clouds the Sun of this chart: you two agree on one thing, and each goes home with another version of it.',
      answer:
        'After anything that matters, {name1} and {name2}, say in one sentence each what you now believe to be settled. With Neptune clouding the Sun the two sentences will not always be the same, and it is good to learn that the same day. Nobody meant to deceive anybody. You are both kind, and would sooner leave a thing open than hurt the other. It hurts less when it is said.',
    },
  },
  9: {
    conjunction: {
      question:
        'Pluto stands with the Sun in this chart: you two change each other whether you mean to or not, and a no takes some courage.',
      answer:
        'You have more power over each other than either of you may like to think, {name1} and {name2}, with Pluto beside the Sun. It is used well where it is admitted. Admit it when you want to persuade each other, and leave one matter each in which the other does not try. Then so much force is at your disposal for things outside, and few of them will resist you for long.',
    },
    harmonious: {
      question:
        'Pluto strengthens the Sun of this chart: little discourages you two, and in a quiet year you may go looking for something that could.',
      answer:
        'You would be a good pair to have in a bad year, {name1} and {name2}: Pluto strengthens the Sun, and you know how to begin again. In good years you may be looking for something to repair. Leave each other alone then, and do something that has no depth at all. You need not fear to become shallow. The depth is there, and it can wait.',
    },
    tense: {
      question:
        'Pluto contests the Sun of this chart: both of you fear to be overruled, and so a small favor is defended like a fortress by you two.',
      answer:
        'Something can be granted and is not lost, {name1} and {name2}, and you will believe it once it has happened a few times. Since Pluto contests the Sun, each of you is waiting for the other to begin. So let it be something small, and let nobody mention it afterward. Ask openly for what you want, and take a no for what it is. Two wills as strong as yours can do a great deal on the same side.',
    },
  },
};
