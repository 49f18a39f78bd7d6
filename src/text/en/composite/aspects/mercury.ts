import {
  Jupiter,
  Mars,
  type Mercury,
  Neptune,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const mercuryCompositeAspects: CompositeAspectsOf<typeof Mercury> = {
  [Venus]: {
    conjunction:
      'You like the way the other talks. Where Mercury and Venus share a place, even a shopping list contains a joke and apologies are well put. Others notice how glad you are to hear from each other. Any subject that would spoil a pleasant evening gets put off, until it has grown too big for one. In a letter you could be just as charming, and say it.',
    harmonious:
      'Courtesy comes naturally between you. Mercury finds the words and Venus the tone in this bond: you settle differences of taste kindly, and small messages keep fondness fresh. Such ease makes for careless listening. You hear that the tone is friendly and may miss what was said, until one of you shows up with flowers on the wrong day. Repeating the date back would have done it, in the same friendly tone.',
    tense:
      'What one of you means as a compliment, the other hears as a correction. Mercury and Venus do not quite agree in this relationship: feelings get debated, opinions are taken personally, and a visit can go wrong over the wording of an invitation. You do learn each other’s taste more exactly than pairs who always agree. A sentence that hurt can be said again in a kind voice, and quite often it was meant kindly in the first place.',
  },
  [Mars]: {
    conjunction:
      'Thinking is fast in this bond, and arguing is a pleasure. With Mercury and Mars side by side, you make plans at once and out loud, and outsiders take the noise for a quarrel. Now and then they are right, since a quick word can hurt. The sparring keeps you both sharp. When one of you is tired the same game is a fight, and whoever notices first can let the point go.',
    harmonious:
      'What you have talked over gets done. Mercury hands its ideas to Mars in this bond. Over a task your debates are short, they seldom hurt anyone, and something comes of them. You make a good pair when something has to be negotiated. Slower people may feel pushed by you, and you win them over by waiting for their answer.',
    tense:
      'When the two of you fight at all it is with words, and you are good at it. Mars would act before Mercury has finished thinking; one of you argues, the other acts, and a remark that was only meant to score a point hurts like an insult. The contest keeps both of you alert and never quite at rest. You argue best on a walk, and worst when one of you is tired.',
  },
  [Jupiter]: {
    conjunction:
      'Ideas grow when you two discuss them. By the time Mercury has met Jupiter a modest plan has become a great one, and you teach each other a good deal without noticing. Others like to listen. Accuracy suffers somewhat, so at the end it helps to say what was only an idea and what was decided.',
    harmonious:
      'Each of you thinks well of the other’s ideas, usually with good reason. Mercury and Jupiter agree in this bond, which makes it a good one for study, travel or any work that has to be explained. Your plans are hopeful and sound. You may agree about them too easily. Now and then one of you could argue the other side on purpose, and mean it for ten minutes.',
    tense:
      'More gets promised between you in an hour than a month could hold. Jupiter widens the subject while Mercury is still at the details, and by the end neither of you remembers the point. The enthusiasm is real, and some of your best ideas have come out of it. Let every promise you make together wait a night before anyone else hears about it.',
  },
  [Saturn]: {
    conjunction:
      'What is said between you counts. With Saturn beside Mercury your words are considered and serious matters are thought through to the end. Other people rely on what you two have agreed. Between yourselves light talk comes less easily, and a conversation can feel like a meeting. Silly subjects deserve a place on the agenda too.',
    harmonious:
      'Working through a difficult matter leaves the two of you still friends. Mercury and Saturn make you patient with a subject; agreements, plans and awkward letters are in good hands with you. Respect grows that way. You talk so calmly that each may suppose the other has nothing more to say. A second question usually brings out the rest.',
    tense:
      'Even light remarks, jokes included, are taken seriously between you. Saturn judges what Mercury says in this bond. A question sounds like an exam, and either of you may feel graded. Underneath lies respect. A hard talk goes better when it begins with what works, and when you have agreed how long it may last.',
  },
  [Uranus]: {
    conjunction:
      'Nobody else could follow your conversations. With Uranus on Mercury, ideas jump back and forth, you invent words of your own, and you change the subject as soon as it has become clear. It is a brilliant kind of talk that forgets appointments. With one calendar that you both look at, the rest can stay free.',
    harmonious:
      'New ideas come to each of you in the other’s company. Mercury takes its cue from Uranus in this bond, so a question from one gets an answer from an unexpected side, and neither minds being shown a better way. Together you see solutions early, and it is explaining them that you find tedious. Others need you to go through the steps once more, slowly.',
    tense:
      'Over a new idea the two of you interrupt each other often. Uranus cuts across Mercury in this bond: one of you begins a thought, the other contradicts the end of it, and neither can sleep afterward. Out of this come good ideas that you would not have had alone, and plans that change before either of you has understood them. By breakfast the better part of both ideas is usually still there.',
  },
  [Neptune]: {
    conjunction:
      'When it comes to moods, half a sentence is usually enough between you. Neptune and Mercury have run together in this bond, and each guesses what the other feels. That is a good way to make stories, songs and pictures. It is a poor way to make agreements, and whatever has a price, a date or an address should be said aloud and repeated.',
    harmonious:
      'A glance between you says what others need a conversation for. Mercury takes hints from Neptune in this bond. You share images and a private humor, and you know how to comfort each other. Any art that needs two people gains from this. Practical matters get lost in so much understanding: a nod meant for the music is taken for a yes to the date.',
    tense:
      'Now and then each of you is sure of having told the other. Neptune obscures what Mercury would say: hints are dropped and not noticed, a story changes as it is retold, and each feels misunderstood by someone who only wanted to spare them. Moods you hear in each other very well; it is the facts that get lost. Mention a change of plan the same day, and neither has to wonder what it meant.',
  },
  [Pluto]: {
    conjunction:
      'A serious talk between you does not stay on the surface for long. Pluto draws Mercury down to motives in this relationship, to what was really meant and why a story stopped where it did, and nobody else knows either of you so exactly. Such knowledge can hurt, so decide together what may never be used in a quarrel.',
    harmonious:
      'Quietly the two of you get to the bottom of things. With Pluto behind Mercury, each can hear from the other what would be an insult from anyone else, and both can be trusted with secrets. Whatever needs research is in good hands. You let few subjects stay trivial, and a remark about the neighbor’s new hat may be examined for what it means.',
    tense:
      'Whatever one of you holds back, the other asks about until it is out. Pluto presses Mercury in this bond, and the harder the question, the less you tell. Neither of you is being petty; you want to be safe with someone who matters. Put the suspicion as one question, without the evidence, and let the answer stand. What was held back may come out later, unasked.',
  },
};
