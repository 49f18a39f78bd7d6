import type { FrameCells } from '../../../../pair-catalogue.js';

/** {name1}’s Moon with a planet of {name2}’s: the question and the answer. */
export const moonFrames: FrameCells[1] = {
  1: {
    conjunction: {
      question:
        'Moons in one place feel everything twice, and when {name1} and {name2} are both low, nobody is left to be the calm one.',
      answer:
        'Neither stays calm when both Moons are low at once, and {name1} and {name2} should not ask it of each other. On such a day it is enough to say so, to eat something and to put off whatever can wait. On most others they have what many people look for in vain: company in which a mood needs no reasons.',
    },
    harmonious: {
      question:
        'The two Moons agree, so {name1} and {name2} rest well in each other’s company, and may see less of each other than they would like because nothing presses.',
      answer:
        '{name1} and {name2} need no occasion to be together, since the Moons agree, and so it rarely gets into the calendar. They might give it a fixed place there, a walk, a meal or a call. Nothing else is needed: what is there comes back each time they are in one room.',
    },
    tense: {
      question:
        'The Moons want different comforts, so {name1} and {name2} each know what would help, and it would help the wrong person.',
      answer:
        'What comforts the other will never be obvious to either, with two Moons that pull apart. It can be known all the same, as one knows how somebody takes their coffee. {name1} and {name2} might tell each other the two or three things that help, and do them even when they seem beside the point. To be comforted in one’s own way by somebody who would not need it is a great proof of affection.',
    },
  },
  2: {
    conjunction: {
      question:
        '{name2}’s Mercury finds words for what {name1}’s Moon feels, at times before the feeling has had time to be one.',
      answer:
        '{name2}’s Mercury can help {name1}’s Moon more than most, because what has been named weighs less. It need not be named at once. If {name2} waits until {name1} has come to the end, and asks then, the words will be right, and {name1} can carry them about for a long time.',
    },
    harmonious: {
      question: '{name1}’s Moon and {name2}’s Mercury can talk about anything, and may leave it at that.',
      answer:
        'Mostly it is enough that {name1} and {name2} have talked, and the Moon’s mood clears as Mercury puts it into words. When the same trouble comes up for the third time, it is asking for something else. One of them can say what might be done, and the other can offer to come along.',
    },
    tense: {
      question:
        '{name1}’s Moon wants sympathy and {name2}’s Mercury wants to understand, and each has to find out what the other is asking for.',
      answer:
        'What goes wrong between a Moon and a Mercury at odds is small: a question is answered that was not asked. {name2} can try saying nothing helpful for five minutes, and {name1} can say after that whether advice is welcome. Often it is. What {name2} thinks of then is worth having, and what {name1} felt turns out to be one of the facts.',
    },
  },
  3: {
    conjunction: {
      question:
        '{name1}’s Moon and {name2}’s Venus are kind to each other, and so much kindness can cover a hurt.',
      answer:
        'So much kindness as {name1}’s Moon and {name2}’s Venus have is not lost by an honest word. A hurt that is told on the same day can be put right by the one who caused it, and these two do that well. It is the hurt kept back that takes the pleasure out of a visit or a meal.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Venus make the two kind, so kind that neither likes to contradict.',
      answer:
        'Kindness is what {name1} and {name2} can always have from each other, with Moon and Venus in accord. Sometimes a person needs to be contradicted, and that can be kind as well when it is done at the right hour and with a hand on the arm. Neither will go away over it.',
    },
    tense: {
      question:
        '{name1}’s Moon and {name2}’s Venus are well disposed and choose the wrong gifts, so each has to say what would have been welcome.',
      answer:
        'Between {name1}’s Moon and {name2}’s Venus the gift was kind, and it was not the one that was wanted. That is worth saying with a smile and before the next occasion. {name1} may ask for closeness and {name2} for appreciation, in so many words, and neither loses anything by having asked. What is given after that is the right thing, and it is given as gladly as before.',
    },
  },
  4: {
    conjunction: {
      question:
        '{name2}’s Mars on {name1}’s Moon can guard a feeling or hurt it, and {name1} can’t always tell beforehand which it will be.',
      answer:
        '{name2}’s Mars will protect {name1}’s Moon against anyone, and has to take care in its own house. It is mostly a matter of the tone. {name1} can say “too loud” without any reproach in it, and {name2} can say it again more quietly. With that one habit there is much warmth here, and hardly a dull day.',
    },
    harmonious: {
      question:
        '{name2}’s Mars acts on what {name1}’s Moon feels, and the only question is whether something has to be done each time.',
      answer:
        'It is good to have somebody who gets up and does something, as {name2}’s Mars does for {name1}’s Moon. On some days the best that can be done is to sit down again. {name1} need only say which kind of day it is. {name1} can also ask what would help {name2}, who seldom mentions it.',
    },
    tense: {
      question:
        '{name1}’s Moon is hurt faster than {name2}’s Mars can notice, and by the time {name2} does the next sharp word is on its way.',
      answer:
        'To stop in time is the whole art between {name1}’s Moon and {name2}’s Mars. Whoever notices first may say so, and the subject is then left for an hour, without a last word. {name2} can come back with a lower voice, and {name1} with a sentence about what hurt, in place of a silence. Both are quick to feel and quick to act, which is a danger when they are angry and an advantage on all other days.',
    },
  },
  5: {
    conjunction: {
      question:
        '{name2}’s Jupiter takes the weight off {name1}’s moods, even off one that {name1}’s Moon would have liked to keep for an evening.',
      answer:
        'The good spirits that {name2}’s Jupiter brings to {name1}’s Moon are real, and they can wait. If {name1} is sad, it is enough that {name2} is there and has time. The hopeful view will be wanted later, perhaps the same day, and nobody gives it more warmly.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Jupiter trust each other, with more good will than everyday life makes use of.',
      answer:
        'The trust between {name1}’s Moon and {name2}’s Jupiter makes other things possible: a subject that is hard elsewhere, a request that one would not make of anybody else, an invitation to somebody who has none. They lose nothing by spending it. It comes back each time one of them has been met with good will.',
    },
    tense: {
      question:
        '{name2}’s Jupiter comforts {name1}’s Moon with large words, and {name1} doesn’t know which of them will hold.',
      answer:
        '{name1}’s Moon takes {name2}’s Jupiter at its word, and it was a generous mood that spoke. The way out is a small promise that is kept to the day. {name2} can leave out half of what would be nice, and {name1} can ask, quite calmly, which part is certain. It makes the comfort smaller and the trust larger. The generosity is still there on every occasion for which nobody had to wait.',
    },
  },
  6: {
    conjunction: {
      question:
        '{name2}’s Saturn on {name1}’s Moon gives {name1} something firm, before which a feeling may seem to need a reason.',
      answer:
        '{name2}’s Saturn stands by {name1}’s Moon, in duty first and, for all its reserve, because it cares. It does both good when a feeling is let pass without being asked for its reasons. {name2} need not find the right words. To sit down, to stay, and to say once that it is all right is what {name1} will remember.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Saturn make each other safe, and gladness is left for the two to add.',
      answer:
        '{name1} and {name2} have a safety between them on which other people would build a house. Moon and Saturn keep it without much being said. What they can add is some pleasure that nobody has earned: a cake on a weekday, a trip for the view alone. Neither would propose it by nature, so they may take turns.',
    },
    tense: {
      question:
        '{name1}’s Moon asks for warmth and {name2}’s Saturn grows stern, and there the two are standing, not far apart.',
      answer:
        'Between {name1}’s Moon and {name2}’s Saturn the way is short, though neither believes it. {name1} can ask for one thing, of a size that can be given, and {name2} can give it without saying what it costs. The sternness is often fear of failing somebody. After some such times it isn’t needed as much, and the need itself grows quieter. Then duty on the one side and longing on the other give way to the fondness that was there before.',
    },
  },
  7: {
    conjunction: {
      question:
        '{name2}’s Uranus on {name1}’s Moon wakes feelings up and gives them no regular hours, which is a pleasure and a strain.',
      answer:
        '{name1}’s Moon will seldom know beforehand when {name2}’s Uranus is coming, and is never bored. That is easier to enjoy for somebody who has comfort in other places too. {name2} might give notice of the departures, at least. The arrivals may stay a surprise, since those are what both like about it.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Uranus leave each other so free that a serious need can pass unnoticed.',
      answer:
        'It suits {name1} and {name2} that nobody is called to account, and with Moon and Uranus in accord closeness comes back by itself. Only a serious need may be passed over, because it was mentioned so lightly. They could agree on a word for that, one that means: come now, and stay a while.',
    },
    tense: {
      question:
        'Between {name1}’s Moon and {name2}’s Uranus being near and being away take turns, and the pauses are hardest on {name1}, who doesn’t know how long they are.',
      answer:
        'The pauses won’t go away, since {name2}’s Uranus needs them, and {name1}’s Moon need not suffer them in the dark. Whoever leaves can say until when, and whoever waits can make plans of their own for that time. It is a good sign, then, when both have something to tell. {name2} comes back more gladly where nobody keeps an account, and {name1} is calmer for knowing that it was never a question of being liked.',
    },
  },
  8: {
    conjunction: {
      question:
        '{name2}’s Neptune on {name1}’s Moon lets each feel what the other feels, until neither can tell whose feeling it was.',
      answer:
        'To be felt with, as {name1}’s Moon is by {name2}’s Neptune, heals a good deal. They find out whose mood it was by going apart for some hours, and it is no betrayal to do so. What each brings back is easier to share for having an owner, and the other can help with it, being less deep in it.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Neptune need few words, and leave the things that do need some to whoever thinks of them.',
      answer:
        'The gentleness between {name1}’s Moon and {name2}’s Neptune asks for quiet, and finds it in most places. The bills and the dates can be done in one hour a month, side by side, with music if they like. After that nobody has to guess whose task it was, and the quiet is undisturbed.',
    },
    tense: {
      question:
        '{name2}’s Neptune promises {name1}’s Moon more comfort than anybody can give, and both {name1} and {name2} suffer when it falls short.',
      answer:
        'What each can really do is less than {name1}’s Moon hopes and {name2}’s Neptune would wish, and it is still a great deal. Nobody can save another person. One can make soup, listen, and come back on the day that was named. When {name2} says where the limit lies, and {name1} believes it without feeling rejected, the sympathy between them stops being guesswork, and both can be easy about it.',
    },
  },
  9: {
    conjunction: {
      question:
        '{name2}’s Pluto stirs {name1}’s Moon to the bottom, and it should be {name1} who decides how much of it is shown.',
      answer:
        '{name2}’s Pluto wants to know what {name1}’s Moon feels at the bottom, and there is affection in wanting it. {name1} opens most to somebody who can be told “not today.” If {name2} takes that calmly, the rest comes in its own time, and it is in very safe hands.',
    },
    harmonious: {
      question:
        '{name1}’s Moon and {name2}’s Pluto know each other’s worst moods, and pay less attention to the good ones.',
      answer:
        '{name1} and {name2} have seen each other in bad hours and stayed, as Moon and Pluto do when they agree. It is a trust that need not be tested again. A good mood is worth as much attention as a grief. To tell each other of small joys, the kind that is soon forgotten, does both of them good.',
    },
    tense: {
      question:
        '{name2}’s Pluto presses on {name1}’s Moon: close by, {name1} feels watched, and at a distance {name2} feels left outside.',
      answer:
        'There is a distance at which {name1}’s Moon need not hide and {name2}’s Pluto need not dig. They find it by small offers: something told before it was asked for, and a door that stays closed without anyone’s being punished for it. Fear behind the questions is best called fear. It is a bond that goes deep whatever they do, and so it can afford some light between the two.',
    },
  },
};
