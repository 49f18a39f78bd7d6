import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const mercurySynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'This person is trying to become somebody, and you can put it into words. Your Mercury takes an interest in their Sun: you ask the right question, explain them to others, and may be listened to more than people of greater authority, because they feel understood. It makes you a good adviser or editor. So much of your wit goes into their affairs that they may know little of your own, and suppose that you have none.',
    harmonious:
      'This person likes being asked the very questions you ask. Their Sun and your Mercury work well together, so they leave a conversation knowing better where they are going, and something of their assurance stays behind in your opinions. Studying, planning and traveling together are a pleasure. Since you agree from the start, nobody tests the plan, and the first stranger to hear it may find the hole.',
    tense:
      'A detail that you add may offend this person. What your Mercury meant as a remark, their Sun can hear as a vote on who they are, and soon you are collecting evidence and they are insisting on their rank. Begin with what you admire, then make one correction, the one that matters. For all the friction, you see the step that they tend to miss, and their conviction puts an end to your third and fourth drafts.',
  },
  [Moon]: {
    conjunction:
      'Words of yours go straight to this person’s feelings, faster than you intend, because your Mercury touches their Moon. They may trust you with stories of their childhood, and simply being asked makes them feel looked after. A light joke, too, can lodge in them for weeks. Tease about small things and never about tears, and find out afterward how a remark was taken.',
    harmonious:
      'Between your curiosity and their memory, talk flows. For their Moon it is a kind of shelter to be asked about small things by your Mercury and have the answers remembered, and each of you ends up saying truer things than you planned. Sometimes, though, your next question comes while they are still looking for the answer to the last, and the truest thing stays unsaid.',
    tense:
      'You are right about what was said, and it makes everything worse. Your Mercury remembers the words and their Moon remembers how the day felt, so you question a mood like a witness, and they may go silent to be left in peace. Between you there is one complete account, with the facts and with how they felt. Answer the hurt first; the facts will keep.',
  },
  [Mercury]: {
    conjunction:
      'You and this person finish each other’s sentences. Your Mercury and theirs work the same way, so you both notice the misspelled sign, laugh in the same second, and get twice as far in half the time. It is a delight, though other people find it hard to join in. Where you are wrong, you are wrong together and with conviction. Hear the next objection from outside to the end before either of you answers.',
    harmonious:
      'What puzzles you interests them. This person’s mind moves at nearly the speed of your own, Mercury answering Mercury, and a point of yours grows clearer once they have put it in their own words. Errands, studies and shared work gain from it. Talking is so pleasant that it takes the place of doing; one of you has to say when it ends and who does what.',
    tense:
      'Each of you thinks in a way of your own. Your Mercury and theirs sort the world differently, so a fact that you find obvious strikes them as beside the point, and arguments can run on for sport. Where it matters, let each restate the other’s view until the other is content. Two methods catch an error that either one alone would have missed.',
  },
  [Venus]: {
    conjunction:
      'This person enjoys your way with words, most of all when you speak of what they love. Their Venus delights in your Mercury: they bloom when you talk to them, and give you the benefit of every doubt. It makes for long letters, private jokes and quick forgiveness. In such charming company the rude and necessary thing is seldom said. You could say it so that it hardly hurts.',
    harmonious:
      'Tact comes easily to the two of you. Your Mercury has the wit and their Venus has the tone, so a remark that sounded dry from you sounds friendly once they have repeated it. You would be good at receiving guests, writing invitations, or getting two angry relatives to the table. To keep so much peace, you may leave your sharper opinions at home. They would enjoy one now and then.',
    tense:
      'You praise by being accurate, and they had hoped for something warmer. Your Mercury takes a pleasant evening apart until the pleasure has gone out of it, while to you the polite way of their Venus can sound like a fib. Both of you have a point. Give the compliment first, in full, and keep the correction for another day. They can learn from you when candor is kind, and you from them when a fact is merely ugly.',
  },
  [Mars]: {
    conjunction:
      'What you propose as a joke, this person may have begun before you can take it back. Words from your Mercury go directly to their Mars: you think aloud, they act, and the speed of it is thrilling. In their company you turn blunter and braver. Wit slides into sparring without a signal, so announce when you are only musing, and hold back the clever provocation when either of you is tired.',
    harmonious:
      'Ideas of yours that were going nowhere get carried out by this person. Your Mercury sees the way, their Mars has taken it before you have finished explaining, and both of you like the arrangement. Debates end in laughter and a list of things to do. What suffers is the slower sort of thought, which never gets a turn while the two of you are together.',
    tense:
      'To this person a pointed remark of yours is a shove. Your Mercury sharpens when their Mars pushes, they push harder when you get clever, and a talk about nothing ends in a quarrel. Argue on a walk or in writing, and give up the one sentence you know always hurts. You are well matched all the same, and each of you has got quicker and braver in talk with other people.',
  },
  [Jupiter]: {
    conjunction:
      'The detail comes from you, and the theory it belongs to comes from them. Your Mercury gets their Jupiter to teach, and in so wide a view your own thoughts stretch; over one dinner you may plan a book, two journeys and a course of study. It is a happy meeting of minds. Some figures get rounded up in the excitement, and it falls to you, afterward, to find out how long the first plan would take.',
    harmonious:
      'After an hour with this person you think better of the world. Your Mercury has the examples and their Jupiter knows what they add up to, so study, travel and writing come more easily to the two of you than to either alone. You trust their direction and they trust your facts. Where everything is fascinating, little gets finished, and the shelf fills with books that both of you have read to the middle.',
    tense:
      'Asked for a figure, this person answers with a principle. To your Mercury their Jupiter seems to exaggerate, to them you seem petty, and the more you correct, the larger they talk. Yet they can tell whether a thing is worth doing at all, and you can tell what it will take, which is the whole of a good decision. Many of your quarrels end when one of you says which of those questions is on the table.',
  },
  [Saturn]: {
    conjunction:
      'Before you send this person a message, you read it twice. Your Mercury speaks lightly, and their Saturn takes things down as promises, so a remark may be quoted back to you years later. Such attention gives your thinking an edge, and through you their long experience finds words. What may go out of your talk is play, for fear of the pause that follows. Announce a joke as a joke, and see whether they smile.',
    harmonious:
      'In this person’s hands a loose notion of yours can become something that works. Their Saturn lends patience to your Mercury, and you give their experience a voice, so between you an agreement, a course or a difficult letter comes out right. People will rely on what the two of you have written down. Talk can become dutiful with time. A subject of no importance at all would liven it up.',
    tense:
      'When you have spoken, this person hesitates, and you take it for a no. Your Mercury would like an answer at once, while their Saturn is afraid of a mistake; what comes out is an objection, and what you hear is that you are foolish. They doubt themselves more than they doubt you. Leave the idea with them on paper, and ask a week later what would have to be true for it to work.',
  },
  [Uranus]: {
    conjunction:
      'They answer the sentence you have not said yet. Your Mercury is set off by their Uranus, so ideas come in leaps, contradict each other, and leave you with more to think about than a month alone would have brought. In return you can put in order what they see only in flashes. It is hard on the nerves, and you may lie awake after an evening of it, still answering.',
    harmonious:
      'Half an idea is enough for this person, and they like it better than a whole one. Your Mercury puts their sudden insights into words that others can follow, their Uranus gets your thinking out of its rut, and the same things strike you both as absurd. You could invent a game, a method or a business on one walk. Whatever is sore gets avoided with the next joke. Go back once to the subject one of you dropped.',
    tense:
      'Give a reason, and this person may discover a reason against it. Your Mercury provokes their Uranus to contradict, they break off the thread you were following, and in the end both of you are arguing for the sake of being original. You may lose some opinions this way that you had kept out of habit, and be glad of it. Where the answer counts, ask for it in writing, and let them have a day.',
  },
  [Neptune]: {
    conjunction:
      'In your words this person hears more than you have said. Your Mercury speaks and their Neptune adds to it, so a remark may come back to you as a line of poetry, or as something you never said. They give your thinking music, and for stories, songs and secrets there is no better listener. In ordinary business the same gift leaves the two of you waiting at two different entrances, and then laughing about it.',
    harmonious:
      'This person understands what you leave out. Your Mercury gives a form to what their Neptune only senses, and in their company your mind stops working on the list and finds better things. Together you could calm a child, or write a story for one. Very little of it gets confirmed. Anything with an hour, an amount or a signature in it should be said twice, in plain words.',
    tense:
      'You named a day and a place, and this person remembers one of them. Your Mercury sticks to the letter while their Neptune drifts toward the mood, so you suspect a fib where there was only haze, though now and then they are sparing you. The facts come sooner if you don’t pounce. From them you can pick up the rare skill of hearing what was meant.',
  },
  [Pluto]: {
    conjunction:
      'An idle question of yours can take the two of you very deep. Your Mercury has found a way to their Pluto: a thing long kept from everybody may be told, and their eye for motives makes your thinking sharper, and at times suspicious. It is the kind of talk that leaves both of you knowing more about yourselves. Lighter talk can die out beside it, until they dread your questions, even the one about lunch.',
    harmonious:
      'They see what lies behind an event, and they tell you. Their Pluto feeds your Mercury’s wish to know, and now and then you have the very sentence that undoes an old knot in them. In research, in a crisis or as confidants you miss very little. Two people who see through so many others can come to trust nobody but each other, so look for the decent motive as well as the hidden one.',
    tense:
      'Mention a name in passing and they want to know why you mentioned it. Your Mercury has brushed something that their Pluto guards, and questions turn to interrogation, first in one direction and then in the other. Ask for nothing that you would not answer, and stop one question before they give in. The same persistence gets at truths that politeness would have buried for good.',
  },
  [Ascendant]: {
    conjunction:
      'You talk with this person as if you had only just been interrupted. Your Mercury sits on their Ascendant, so you explain to others how they are, and an idea of yours sounds better when they put it forward. You also finish their sentences in company. The act charms people for a time, and then they notice that this person hardly ever gets to the end of a story.',
    harmonious:
      'It is easy to talk to this person. Your Mercury catches the tone of their Ascendant at once, so meeting strangers goes better as a pair, and beside you they come across as quick and amusing. You tell each other everything that happens. Things can stay like that for years, friendly and light, because neither asks a serious question. They would answer one, and quite likely with relief.',
    square:
      'A harmless remark of yours can sound sharp to this person. Between your Mercury and the way their Ascendant greets the world there is a square, so you stammer or lecture, and they conclude that you dislike their style. Wit that works everywhere else falls flat here. Ask what the look means, because quite often it is concentration, and say what you meant a second time, more plainly.',
    opposition:
      'You are the one they talk things over with, since your Mercury falls on their Descendant, across from their Ascendant. They think best when you answer back, may want your opinion before each decision, and go on arguing with you when you are not there. You can tell them how they come across to strangers, which no mirror shows. Save it for when they ask.',
  },
};
