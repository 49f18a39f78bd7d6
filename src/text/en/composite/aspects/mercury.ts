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
      'You like the way the other talks. Where Mercury and Venus share a place, even a shopping list contains a joke and apologies are well put. Others notice how glad you are to hear from each other. A subject that would spoil a pleasant evening is put off to the next. A letter is a good place for it.',
    harmonious:
      'Courtesy comes of itself between you. Mercury and Venus help one another along in this bond: differences of taste are settled kindly, and small messages keep fondness fresh. Such ease makes for careless listening. You hear that the tone is friendly and may miss what was said, until one of you arrives with flowers on the wrong Saturday.',
    tense:
      'What one of you means as a compliment, the other hears as a correction. Mercury and Venus do not quite agree in this relationship: feelings get debated, opinions are taken to heart, and a visit can go wrong over the wording of an invitation. A sentence that hurt can be said again in a kind voice, and quite often it was meant in that one.',
  },
  [Mars]: {
    conjunction:
      'Thinking is fast in this bond, and arguing is a pleasure. With Mercury and Mars side by side, plans are made at once and out loud, and outsiders take it for a quarrel. Now and then they are right, since a quick word can hurt. It keeps you both sharp. When one of you is tired the same game is a fight, and whoever notices first can give up the point.',
    harmonious:
      'What you have talked over gets done. Mercury hands its ideas to Mars in this bond. Over a task your debates are short, they seldom hurt anyone, and something comes of them. You make a good pair when something has to be negotiated. Slower people may feel driven by you, and you win them over by waiting until they have answered.',
    tense:
      'When the two of you fight at all it is with words, and you are good at it. Mars would act before Mercury has finished thinking; one of you argues, the other acts, and a remark that was only meant to win the argument hurts like an insult. It keeps both of you alert and neither quite at rest. You argue better while walking, and worst when one of you is tired.',
  },
  [Jupiter]: {
    conjunction:
      'Ideas grow when you two discuss them. By the time Mercury has met Jupiter a modest plan has become a great one, and you teach each other a good deal without noticing. Others like to listen. Accuracy suffers somewhat, and it is useful to say at the end what was only an idea and what was decided.',
    harmonious:
      'Each of you thinks well of the other’s ideas, and mostly with reason. Mercury and Jupiter agree in this bond, which makes it a good one for study, travel or any work that has to be explained. Your plans are hopeful and sound. On such subjects you may agree too easily. Now and then one of you could argue the other side on purpose, and mean it for ten minutes.',
    tense:
      'More gets promised between you in an hour than a month could hold. Jupiter widens the subject while Mercury is still at the details, and by the end neither of you remembers the point. The enthusiasm is real. Let every promise that you make together wait a night before anyone else hears of it.',
  },
  [Saturn]: {
    conjunction:
      'What is said between you counts. With Saturn beside Mercury your words are considered and serious matters are thought through to the end. Other people rely on what you two have agreed. Between yourselves light talk comes less easily, and a conversation can feel like a meeting, at which last night’s dream is not on the agenda.',
    harmonious:
      'A difficult matter can be worked through here with both of you still friends at the end. Mercury and Saturn make you patient with a subject; agreements, plans and awkward letters are in good hands with you. Respect grows that way. You talk so calmly that each may suppose the other has nothing more to say.',
    tense:
      'Light remarks are taken seriously here, jokes included. Saturn judges what Mercury says in this bond. A question sounds like an examination, and either of you may feel marked down. Underneath lies respect. A hard talk goes better when it begins with what works, and when it has been agreed how long it may last.',
  },
  [Uranus]: {
    conjunction:
      'Nobody else could follow your conversations. With Uranus on Mercury, ideas jump to and fro, private words arise, and a subject is changed as soon as it has become clear. It is a brilliant kind of talk that forgets appointments. One calendar that you both look at leaves the rest free.',
    harmonious:
      'New ideas come to each of you in the other’s company. Mercury and Uranus are on good terms here, which makes the talk quick and surprising. Each is glad to be shown a better way, and together you see solutions early. What you find tedious is explaining them. Others need you to go through it once more, slowly.',
    tense:
      'Over a new idea interruptions are frequent. Uranus cuts across Mercury in this bond: one of you begins a thought, the other contradicts the end of it, and neither can sleep afterward. Good ideas come of it that you would not have had alone, and plans that are changed before they were understood. By breakfast the better part of both ideas is usually still there.',
  },
  [Neptune]: {
    conjunction:
      'Where a mood is concerned, half a sentence is mostly enough between you. Neptune and Mercury have run together in this bond, and each guesses what the other feels. Stories, songs and pictures are made well that way. Agreements are not, and whatever has a price, a date or an address should be said aloud and repeated.',
    harmonious:
      'A glance between you says what others need a conversation for. Mercury takes hints from Neptune in this bond. You share images and a private humor, and you know how to comfort each other. Any art that needs two people gains from it. Practical matters get lost in so much understanding: a nod that was meant for the music is taken for a yes to the date.',
    tense:
      'Now and then each of you is sure that the other has been told. Neptune obscures what Mercury would say: hints are dropped and not noticed, a story changes as it is retold, and each feels misunderstood by someone who only wanted to spare them. A change of plan that is told the same day saves you both the search for what was meant by it.',
  },
  [Pluto]: {
    conjunction:
      'A serious talk between you does not stay on the surface for long. Pluto draws Mercury down to motives in this relationship, to what was really meant and why a story stopped where it did, and nobody else knows either of you so exactly. Such knowledge can hurt, so decide together which confidences may never be used in a quarrel.',
    harmonious:
      'Quietly the two of you get to the bottom of a matter. With Pluto behind Mercury, each can hear from the other what would be an insult from anyone else, and both are trusted with secrets. Whatever needs research is in good hands. Few subjects are allowed to be trivial here, and a remark about the neighbor’s new hat may be examined for what it means.',
    tense:
      'Whatever one of you keeps back, the other asks about until it is out. Pluto presses Mercury in this bond, and because the question is put so hard, less is told. Neither of you is being petty; you want to be safe with someone who matters. Put the suspicion as one question, without the evidence, and let the answer stand. What was kept back may be told later, unasked.',
  },
};
