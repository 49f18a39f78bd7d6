import type { BondFrameCells } from '../../../pair-catalogue.js';

/** An aspect of the composite Moon leads: the question and the answer. */
export const moonBondFrames: BondFrameCells[1] = {
  2: {
    conjunction: {
      question:
        'Moon and Mercury stand together in this chart: a feeling is put into words by you two at once, even one that would sooner be left without any.',
      answer:
        'You can tell each other how you are, {name1} and {name2}, with Mercury beside the Moon, and it is a rarer gift than it seems. A feeling that is an hour old has often no words yet. Let it be carried about for a while, and don’t offer any. A hand on the shoulder says that you have noticed. When the words come they will be better, because they were not asked for.',
    },
    harmonious: {
      question:
        'Moon and Mercury agree in this chart: you two can talk about what you feel, and may take the talk for the remedy.',
      answer:
        'That you can speak of what you feel, {name1} and {name2}, is more than half of what a bond needs, and Moon and Mercury give it to you. The other part is to act on it. When one of you has said the same thing for the third time, it is a request. Do something about it, however small. The next talk will then be about something new.',
    },
    tense: {
      question:
        'Moon and Mercury talk past each other in this chart: one of you two wants to be felt with, and is given a very good reason.',
      answer:
        'A feeling needs no proof, {name1} and {name2}, and an argument needs no tears; with Moon and Mercury at odds the one is often taken for the other. Ask first: “Do you want me to think about it, or to be with you?” It is a short question, and it spares you an evening. Whoever answers it honestly gets the right thing nearly every time, because both of you are willing.',
    },
  },
  3: {
    conjunction: {
      question:
        'Moon and Venus stand together in this chart and make you two gentle with each other, so gentle that anger has to hide somewhere.',
      answer:
        'A gentleness like yours, {name1} and {name2}, with Moon and Venus side by side, need not be protected from every harsh word. Anger that has been told is soon over with you, and you are good at what comes after. Only what is swallowed for the sake of peace makes the tenderness a little less true. Say it while you are both busy with something simple.',
    },
    harmonious: {
      question:
        'Moon and Venus agree in this chart: comfort is given before either of you two has asked, and so the asking goes out of use.',
      answer:
        'Most of what you need from each other comes unasked, {name1} and {name2}, and for that Moon and Venus are to be thanked. For the rest there is asking, and you may be out of practice. Try it with something small. The other will be glad to be told, and a little surprised, for it had seemed to both of you that there was nothing left to wish for.',
    },
    tense: {
      question:
        'Moon and Venus are at odds in this chart: you two mean it kindly and miss by a little, with a cake where quiet was wanted.',
      answer:
        'Each of you gives what would have pleased the giver, {name1} and {name2}, as people do where Moon and Venus are at odds. You can find out what pleases the other, and it is not difficult: ask, and remember. Until you know it by heart, count the intention as well as the gift. Fond of each other you have been all along, and it is nice to see it arrive.',
    },
  },
  4: {
    conjunction: {
      question:
        'Mars stands with the Moon in this chart: whatever one of you two feels is turned into a deed at once, even what only wanted company.',
      answer:
        'Whatever one of you feels, {name1} and {name2}, both of you do something about, with Mars beside the Moon. It keeps you from ever being indifferent. When the feeling is anger, take an hour, apart, and come back to the same sentence; it will have become a shorter one. When it is sadness, do nothing. To be kept company is what helps then, and you can both learn to sit still for it.',
    },
    harmonious: {
      question:
        'Moon and Mars agree in this chart: you two can be angry without harm, and find it harder to be tired.',
      answer:
        'In anger you needn’t be careful with each other, {name1} and {name2}; there Moon and Mars have made you robust. Whoever of you is tired should be able to say that too, and to be left out of the next thing without losing any credit. What you then have is complete: two people who get up when something has to be done, and who may stay lying down when nothing has.',
    },
    tense: {
      question:
        'Moon and Mars collide in this chart: a tone hurts before a word has been said, and you two are in the middle of a quarrel before you know its subject.',
      answer:
        'You hurt each other quickly, {name1} and {name2}, with Moon and Mars at odds, and it is mostly over a tone. So let the tone be a subject by itself: “say that again, please” is enough. Leave a quarrel as soon as one of you wants to, and come back to it at a named hour. The same heat makes you quick to defend each other, and to laugh when it is past.',
    },
  },
  5: {
    conjunction: {
      question:
        'Jupiter stands with the Moon in this chart: you two cheer each other up, so promptly that a bad mood never gets to the end of its sentence.',
      answer:
        'You cheer each other up, {name1} and {name2}, and with Jupiter beside the Moon you do it well. Let a bad mood stay, too, when one comes, for as long as a cup of tea. It will have gone by itself before you have thought of a remedy. And share what you have, for there is a warmth here of which others can have some without its getting less.',
    },
    harmonious: {
      question:
        'Moon and Jupiter trust each other in this chart: much is easy for you two, and one or two subjects are avoided because everything else is so easy.',
      answer:
        'Trust is what you can start from, {name1} and {name2}, as long as Moon and Jupiter agree. Use it for the thing that neither of you likes to bring up. You will find that it can be talked about, and that nobody is thought less of. After that there is hardly anything between you that has to be avoided, and not many people can say so.',
    },
    tense: {
      question:
        'Jupiter overdoes it with the Moon of this chart: you two comfort each other with more than can be kept, a feast, a trip, a promise for next year.',
      answer:
        'Less would be enough, {name1} and {name2}. Where Jupiter overdoes it with the Moon, each of you wants to be generous, and then there is more promised, cooked or spent than anybody can enjoy. To be there, at the hour that was named, is what comforts. Try for a month to give each other only what is certain. Neither of you will feel poorer, and the large gestures can be kept for a day that deserves one.',
    },
  },
  6: {
    conjunction: {
      question:
        'Saturn stands with the Moon in this chart: feelings are kept in hand, and each of you two may wonder now and then whether there are any.',
      answer:
        'There is more feeling between you than anyone sees, {name1} and {name2}, for Saturn beside the Moon is faithful and doesn’t talk. The other can’t always know it. A sentence will do, spoken once and not explained, or a hand laid on a shoulder in passing. It may cost you something. It is believed at once, because neither of you says such a thing for the sake of being pleasant.',
    },
    harmonious: {
      question:
        'Moon and Saturn agree in this chart: you two are safe with each other, and merriment is left until everything has been seen to.',
      answer:
        'You can rely on each other, {name1} and {name2}, and Moon and Saturn let you do so quietly. Being merry is a matter of practice. Begin with something that happens every week and that nobody could call useful, and keep to it as you keep to everything. It will feel like a duty for a while. Then one day you will both have been looking forward to it.',
    },
    tense: {
      question:
        'Moon and Saturn are at odds in this chart: warmth is asked for while something has to be done, and given by you two when nobody is asking any more.',
      answer:
        'Warmth is there, {name1} and {name2}, and with Moon and Saturn at odds it keeps missing its hour. So give it one. Let there be a time at which nothing is corrected and nothing has to be done. Ask for comfort in small pieces, and give it without a remark. The stern one of you is often the one who is afraid of not being enough, and that can change from one day to the next.',
    },
  },
  7: {
    conjunction: {
      question:
        'Uranus stands with the Moon in this chart: no two days of yours together are quite alike, and a meal at the usual hour is a rare event for you two.',
      answer:
        'Some regularity does even you good, {name1} and {name2}, though Uranus beside the Moon would not admit it. Let it be very little, one meal or one call, and let it be sacred. The rest can come as it comes: you are at your best when neither of you knew beforehand what the day would be. What you have between you stays young that way, and has a floor.',
    },
    harmonious: {
      question:
        'Moon and Uranus agree in this chart: you two leave each other alone without offense, and a wish to be fussed over may go unnoticed.',
      answer:
        'Neither of you has to account for a day, {name1} and {name2}, since Moon and Uranus agree, and few people are so easy to come back to. Say plainly when you would like some fuss to be made. The other is willing and simply hasn’t noticed. Those are the only times at which so much freedom could be mistaken for not caring.',
    },
    tense: {
      question:
        'Uranus upsets the Moon of this chart: peace between you two is often interrupted, and each time it has to settle again on something small.',
      answer:
        'Peace with interruptions is still peace, {name1} and {name2}. Uranus upsets the Moon whenever it has settled, and you can meet it with a little warning: who will be away, and until when. Then rest on what doesn’t change, which may be no more than a key, a chair, and a way of saying hello. Nobody has to be blamed for needing distance. Both of you do, only seldom on the same day.',
    },
  },
  8: {
    conjunction: {
      question:
        'Neptune stands with the Moon in this chart: you two feel each other’s moods as your own, and when both are sad there is nobody dry on the shore.',
      answer:
        'It is a great closeness, {name1} and {name2}, to feel what the other feels, as you do with Neptune beside the Moon. Help needs a little distance. Go out alone for an hour, and come back; whoever is then the calmer one makes the tea. You need not share every sadness in order to be loyal. The ones that you don’t share are those in which you can be of use.',
    },
    harmonious: {
      question:
        'Moon and Neptune agree in this chart: you two need few words, and now and then one of the few is missing.',
      answer:
        'You understand each other’s silence, {name1} and {name2}, and Moon and Neptune make it a kind one. Some things can’t be guessed even so: what was promised to somebody else, what is still to be paid, what hurt last week. Give those their ten minutes. After that you may be as quiet as you like, and each of you knows that nothing is hidden in it.',
    },
    tense: {
      question:
        'Neptune confuses the Moon of this chart: you two feel much for each other, guess at the rest, and believe the guess.',
      answer:
        'You can’t know what the other wants by feeling it, {name1} and {name2}; where Neptune confuses the Moon that is just what goes wrong. Ask, and believe the answer. If it is no, nothing has been lost, and if it is yes you may stop worrying. You have a great deal of pity for each other. It is best spent on real troubles, of which there are fewer than either of you imagines.',
    },
  },
  9: {
    conjunction: {
      question:
        'Pluto stands with the Moon in this chart: you two go very deep with each other, and there is little air down there.',
      answer:
        'You know each other’s depths, {name1} and {name2}, as few people do, with Pluto beside the Moon. Coming up for air is no betrayal. Let each have friends whom the other hardly knows and thoughts that are not asked about. You will be missed, and then you will be asked nothing, and there is a trust in this that goes deeper than all the questions did.',
    },
    harmonious: {
      question:
        'Moon and Pluto agree in this chart: you two can tell each other the worst, and forget to tell each other what went well.',
      answer:
        'A bad hour is safe with you, {name1} and {name2}, and Moon and Pluto will see you through it. Bring each other good hours too, small ones: something seen on the way, something that went well. To be pleased together comes less naturally to you than to be strong together. It is the same trust, though, in its everyday clothes.',
    },
    tense: {
      question:
        'Pluto presses on the Moon of this chart: when one of you two draws back the other holds on, and then both are afraid.',
      answer:
        'Neither of you is lost by being let out of sight, {name1} and {name2}. Where Pluto presses on the Moon this has to be learned, and it is learned by trying: a day without a question, a door that is allowed to stay shut. Call it fear when it is fear. You are bound to each other more firmly than you believe, and so you could afford to hold on a little less tightly.',
    },
  },
};
