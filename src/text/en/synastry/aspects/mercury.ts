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
      'This person is trying to become somebody, and you can put it into words. Your Mercury takes an interest in their Sun: you ask the right question, explain them to others, and may be listened to more than people of greater authority, because they feel understood. It makes you a good adviser, editor or younger sister. So much of your wit goes into their affairs that your own are hardly mentioned. Bring one of them along.',
    harmonious:
      'This person likes to be asked just the questions that you ask. Their Sun and your Mercury work well together, so they leave a conversation knowing better where they are going, and something of their assurance stays behind in your opinions. Studying, planning and traveling together are a pleasure. Since you agree from the start, nobody tests the plan. Look for the hole in it yourselves, before it costs something.',
    tense:
      'A detail that you add may offend this person. What your Mercury meant as a remark, their Sun can hear as a vote on who they are, and soon you are collecting evidence and they are insisting on their rank. Begin with what you admire, then make one correction, the one that matters. For all the friction, you see the step that they tend to miss, and their conviction puts an end to your third and fourth drafts.',
  },
  [Moon]: {
    conjunction:
      'Words of yours go straight into this person’s feelings, faster than you intend, because your Mercury touches their Moon. Childhood stories are entrusted to you, and simply being asked makes them feel looked after. A light joke, too, can lodge in them for weeks. Tease about small things and never about tears, and find out afterward how a remark was taken.',
    harmonious:
      'Between your curiosity and their memory, talk flows. To be asked about small things by your Mercury, and have the answers remembered, is a kind of shelter for their Moon, and each of you ends by saying truer things than planned. Chatter will sometimes fill the place where a pause belonged. Ask something, then wait for as long as the answer takes.',
    tense:
      'You are right about what was said, and it makes everything worse. Your Mercury remembers the words and their Moon remembers the day, so you question a mood like a witness, and they may go silent to be left in peace. Between you there is one complete account, with the facts and with how they felt. Answer the hurt first; the facts will keep until after supper.',
  },
  [Mercury]: {
    conjunction:
      'You and this person finish each other’s sentences. With your Mercury and theirs in one place, ideas come at double speed, jokes need no footnotes, and each wakes the talker in the other. Other people find it hard to join in. Where you are wrong you are wrong together and with conviction, so the finished thought needs a reader of another kind.',
    harmonious:
      'What puzzles you interests them. This person’s mind moves at nearly the speed of your own, Mercury answering Mercury, and a point of yours grows clearer once they have put it in their own words. Errands, studies and shared work gain by it. Talk is so pleasant that it takes the place of doing; somebody has to say when it ends and who does what.',
    tense:
      'Each of you thinks by a method of their own. Your Mercury and theirs sort the world differently, so a fact that you find obvious strikes them as beside the point, and arguments can run on for sport. Where it matters, have each restate the other’s view until its owner is content. Two methods catch an error that either one alone would have missed.',
  },
  [Venus]: {
    conjunction:
      'This person enjoys your way with words, most of all when you speak of what they love. Their Venus delights in your Mercury: they bloom when you talk to them, and give you the benefit of every doubt. It makes for long letters, private jokes and quick forgiveness. In such charming company the rude and necessary thing is seldom said. You could say it so that it hardly hurts.',
    harmonious:
      'Tact comes easily to the two of you. Your Mercury has the wit and their Venus has the tone, so a remark that sounded dry from you sounds friendly once they have repeated it. You would be good at receiving guests, writing invitations, or getting two angry relatives to the table. For the sake of so much peace, your sharper opinions may stay at home. They would enjoy one now and then.',
    tense:
      'Accuracy is your way of praising, and they had hoped for something warmer. Your Mercury takes a pleasant evening apart until the pleasure has gone out of it, while to you the polite way of their Venus can sound like a fib. Both of you have a point. Compliment first, in full, and keep the correction for another day. They can learn from you when candor is kind, and you from them when a fact is merely ugly.',
  },
  [Mars]: {
    conjunction:
      'What you propose in jest this person may have begun before you can take it back. Words from your Mercury go directly to this person’s Mars: you think aloud, they act, and the speed of it is thrilling. In their company you turn blunter and braver. Wit slides into sparring without a signal, so announce when you are only musing, and hold back the clever provocation when either of you is tired.',
    harmonious:
      'Ideas of yours that were going nowhere get carried out by this person. Your Mercury sees the way, their Mars has taken it before you have finished explaining, and both of you like the arrangement. Debates end in laughter and a list of jobs. What suffers is the slower sort of thought, which never gets a turn while the two of you are together.',
    tense:
      'To this person a pointed remark of yours is a shove. Your Mercury sharpens when their Mars pushes, they push harder when you get clever, and a talk about nothing ends in a quarrel. Argue on a walk or in writing, and give up the one sentence that you know always hurts. You are well matched, and after them you will never be short of a reply elsewhere.',
  },
  [Jupiter]: {
    conjunction:
      'The detail comes from you, and from them the theory that it belongs to. Your Mercury gets their Jupiter to teach, and in so wide a view your own thoughts stretch; over one dinner you may plan a book, two journeys and a course of study. It is a happy meeting of minds. Some figures are rounded up in the excitement. Pick one of the ideas, and find out how long it would take.',
    harmonious:
      'After an hour with this person you think better of the world. Your Mercury has the examples and their Jupiter the sense of it all, so that study, travel and writing come more easily to the two of you than to either. You trust their direction and they trust your facts. Where everything is fascinating, little gets finished. Choose one subject, and follow it together to the last page.',
    tense:
      'Asked for a figure, this person answers with a principle. Your Mercury strikes them as petty and their Jupiter strikes you as bluff, and the more you correct, the larger they talk. There is a fair division to be had. They can see whether a thing is worth doing, and you can see what it will take. Settle first which of the two is under discussion.',
  },
  [Saturn]: {
    conjunction:
      'Before you send this person a message, you read it twice. Your Mercury speaks lightly, and their Saturn takes things down as promises, so that a remark may be quoted back to you years later. It gives your thinking an edge, and through you their long experience finds words. What may go out of it is play, for fear of the pause that follows. Announce a joke as one, and see whether they smile.',
    harmonious:
      'A loose notion of yours can become something that works in this person’s hands. Their Saturn lends patience to your Mercury, and you give their experience a voice, so between you an agreement, a course or a difficult letter comes out right. People will rely on what the two of you have written down. Talk can become dutiful with time. A subject of no importance at all would do it good.',
    tense:
      'When you have spoken, this person hesitates, and you take it for a no. Your Mercury would like an answer at once, while their Saturn is afraid of a mistake; out comes an objection, and what you hear is that you are foolish. They doubt themselves more than they doubt you. Leave the idea with them on paper, and ask a week later what would have to be true for it to work.',
  },
  [Uranus]: {
    conjunction:
      'Halfway through your sentence they answer the one after it. Your Mercury strikes sparks from this person’s Uranus, contradictions among them, and you come away with notions that a year alone would not have produced. They in turn get someone who can write it down. It is tiring for the nerves, and an hour by yourself afterward does you good.',
    harmonious:
      'Half-baked notions of yours are welcome here, indeed preferred. Your Mercury puts their leaps into words that other people can follow, while their Uranus shakes your logic out of its rut, and you find the same things absurd. Novelty also keeps a conversation clear of anything sore. After the third digression, go back to the subject that one of you was avoiding.',
    tense:
      'This person may come to defend the opposite of what was said before. Your Mercury’s reasons provoke their Uranus to contrariness, their interruptions snap the thread you were following, and before long both of you are arguing to be original. Important answers are better asked for in writing, with time to think. You may have given up an opinion or two over it that you had kept from habit, and be glad to be rid of them.',
  },
  [Neptune]: {
    conjunction:
      'In your words this person hears more than you have said. Your Mercury speaks and their Neptune adds to it, so a remark may come back to you as a verse, or as something you never said. They give your thinking music, and for stories, songs and secrets there is no better listener. In ordinary business it leads to mistakes. Have each time and address repeated.',
    harmonious:
      'What you leave out, they have understood. Your Mercury gives shape to the hunches of their Neptune, and beside them your mind leaves its business for a while and finds better things. You could calm a frightened child together, or make a book for one. Little of it gets confirmed, however, and anything with consequences should be said twice and plainly.',
    tense:
      'Of a day and a place that you named, this person remembers one. Your Mercury means the letter while their Neptune drifts toward the mood, so you suspect a fib where there was only haze, though now and then they are sparing you. The facts come sooner if you don’t pounce. From them you can pick up the rare skill of hearing what was meant.',
  },
  [Pluto]: {
    conjunction:
      'An idle question of yours can take both of you very deep. Your Mercury has found the way into their Pluto: they tell you what they have told nobody, and from their eye for motive your thinking turns penetrating, at times suspicious. Talk as serious as this can push out every other kind. Guard what you are given, and allow a few of their silences to stay unsolved.',
    harmonious:
      'This person sees what lies behind an event, and tells you. Their Pluto feeds your Mercury’s wish to know, and you can hand them the very phrase that loosens an old knot. As researchers or as confidants you miss very little. So much knowledge of people can make you both bitter, unless you look for a decent motive as well.',
    tense:
      'Mention a name in passing and they want to know why you mentioned it. Your Mercury has brushed something that their Pluto guards, and questions turn to interrogation, first in one direction and then in the other. Ask for nothing that you would not answer, and stop one question before they give in. The same persistence reaches truths that politeness would have buried for good.',
  },
  [Ascendant]: {
    conjunction:
      'You talk with this person as if you had only just been interrupted. Your Mercury sits on their Ascendant, so you explain to others how they are, and an idea of yours sounds better when they put it forward. You also finish their sentences in company. It charms people for a time. Let them introduce themselves now and then, at full length.',
    harmonious:
      'It is easy to talk to this person. The tone of their Ascendant is one that your Mercury catches at once, so first meetings go better with two, and beside you they pass for cleverer than usual. Such talk is friendly, and can stay light for years. A serious question would be answered, if you asked it.',
    square:
      'A harmless remark of yours can sound sharp to this person. Between your Mercury and the way their Ascendant greets the world there is a square, so you stammer or lecture, and they conclude that you dislike their style. Wit that works everywhere else falls flat here. Ask what the look means, because quite often it is concentration, and say what you meant a second time, more plainly.',
    opposition:
      'With you they talk things over, for your Mercury falls on their Descendant, across from their Ascendant. They think best when you answer back, may want your opinion before each decision, and go on arguing with you when you are not there. You can tell them how they come across to strangers, which no mirror shows. It is knowledge to be handed over when they ask for it.',
  },
};
