import type { SynastryReadingCells } from '../../../../pair-catalogue.js';
import { clusterFrames } from './clusters.js';
import { moonFrames } from './moon.js';
import { marsFrames, mercuryFrames, venusFrames } from './planets.js';
import { sunFrames } from './sun.js';

/** The question of the opening and the answer of the closing, by the leading contact. */
export const frames: SynastryReadingCells['frames'] = {
  contacts: { 0: sunFrames, 1: moonFrames, 2: mercuryFrames, 3: venusFrames, 4: marsFrames },
  clusters: clusterFrames,
  onAngle: {
    0: {
      question:
        'With {name1}’s Sun on an angle, {name1}’s opinion matters to {name2} from the first day, so much that {name2} may wait for it before deciding.',
      answer:
        '{name1}’s Sun on an angle of {name2}’s chart makes each of them count with the other. {name2} is surer of many things for it, and should decide some of them alone, for the pleasure of telling {name1} about it afterward. {name1}, who is looked to so readily, may admit to not knowing. The two will be no less close for it.',
    },
    1: {
      question:
        'Feelings show at once between these two, by way of {name1}’s Moon, and {name2} may take each of them for an answer.',
      answer:
        '{name1}’s Moon and the angle of {name2}’s chart on which it stands make two people at home with each other. A face can be read too well. When {name1} looks troubled, it may have nothing to do with {name2}, and a short question clears that up. What the two give each other beyond that is hard to come by elsewhere: somebody to come in to as one is.',
    },
    2: {
      question:
        'With {name1}’s Mercury on an angle of {name2}’s chart, talk begins by itself, and a silence may seem like the end of something.',
      answer:
        'Between {name1}’s Mercury and {name2} there will always be a conversation to go on with. Now and then they could be quiet together, on a bench or over a piece of work. {name2} will find that one can be known without being discussed, and {name1} that an unasked question is sometimes answered.',
    },
    3: {
      question:
        '{name1}’s Venus likes what there is to see of {name2}, and {name2} may wonder whether the liking goes any further.',
      answer:
        'The liking of {name1}’s Venus for {name2} began with what anyone can see, and it has gone further if both let it. {name1} can tell {name2} what there is to like besides: a way of thinking, a thing that was done when nobody was looking. {name2} may return it. Peace comes easily to these two, and a difference can be spoken of in the midst of it.',
    },
    4: {
      question:
        'With {name1}’s Mars so near to {name2}, what matters most is whether the two are on one side.',
      answer:
        'On one side, {name1} and {name2} get more done than most, with Mars on an angle between them, and against each other they are soon exhausted. So it is worth asking at the start of anything which it is to be. {name2} can say no without giving reasons. {name1} would rather have that than a yes that is taken back, and both are livelier for knowing each other.',
    },
    5: {
      question:
        '{name1}’s Jupiter thinks so well of {name2} that {name2} has some trouble deciding which of the encouragements to follow.',
      answer:
        'Encouragement such as {name1}’s Jupiter gives to {name2} is best answered by trying something. It may be smaller than {name1} had imagined; the size is for {name2} to choose. If it goes wrong, the good opinion is still there in the morning. And {name1}, who gives so much advice, may ask for some, since {name2} knows a thing or two as well.',
    },
    6: {
      question:
        '{name1}’s Saturn takes {name2} seriously and looks closely, and {name2} can feel honored by it and examined in one hour.',
      answer:
        'To be taken seriously is a pleasure when one is also allowed to fail. {name1}’s Saturn stands guard on an angle of {name2}’s chart, and means well. {name2} may ask outright what {name1} thinks, and is likely to hear more approval than expected, because it was never said. A tie like this is built slowly, and whatever the two agree on tends to hold.',
    },
    7: {
      question:
        '{name1}’s Uranus upsets habits, and {name2} has to find out which of them were worth keeping.',
      answer:
        'Not all that {name1}’s Uranus has set in motion for {name2} has to stay, and nothing forces {name2} back either. With some time apart it is easy to see what fits. The two do each other good as long as neither plans for the other. A habit or two that belong to them alone, however odd, are enough to keep such a tie from being only an episode.',
    },
    8: {
      question:
        '{name1}’s Neptune sees more in {name2} than is in plain view, and part of what it sees is {name2}.',
      answer:
        'How much of what {name1}’s Neptune sees is really {name2} can only be said by {name2}, and it should be said: this is so, and that isn’t. {name1} loses little by it. There is a fine sense for another person in this contact, and it is put to use best in something both can make or listen to. About the practical side the two had better ask twice.',
    },
    9: {
      question: '{name1}’s Pluto sees through {name2}, as a rule before {name2} has been asked.',
      answer:
        'The influence of {name1}’s Pluto on {name2} is there whether or not anyone wants it, and it is at its best when it is spoken of. {name1} can ask before giving an opinion, and {name2} can say that a matter is closed. With those two habits the contact is a strength. {name2} is seen as few people see, and need not be managed.',
    },
  },
  none: {
    question:
      'The charts of {name1} and {name2} touch lightly, so what the two are to each other depends on them more than on any one contact.',
    answer:
      'Charts that touch so lightly leave {name1} and {name2} free to make of it what they like. Nothing drives them together, and nothing stands in the way. It helps to meet often and for some reason that pleases both, because closeness comes here from what is done together, and it comes without any great disturbance.',
  },
};
