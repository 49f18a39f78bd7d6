import {
  Jupiter,
  Mars,
  Mercury,
  type Moon,
  Neptune,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const moonCompositeAspects: CompositeAspectsOf<typeof Moon> = {
  [Mercury]: {
    conjunction:
      'You tell each other most things, and a bad day is not over until both have heard about it. Moon and Mercury are one in this bond. What happened in the day gets its words while it is fresh, and you can console each other even by message. Talking can also keep a hurt alive. If telling it a third time brings no relief, go and do something in silence.',
    harmonious:
      'Each of you understands why the other is low, because it gets said. Mercury follows what the Moon is feeling, and care comes in a sensible form: a shift exchanged, an awkward call made for the other. Talking about nothing in particular does you both good. A hurt that you have described so well may still be there on Friday, waiting for someone to apologize.',
    tense:
      'When one of you is upset, the other offers reasons. Mercury comes in too early here, while the Moon of this bond is still finding out what it feels; tears are met with a remark about something practical. Each of you feels cross-examined in turn. The reasons are often good, and they can be heard once somebody has been believed.',
  },
  [Venus]: {
    conjunction:
      'What you two need and what you enjoy are the same thing. With Moon and Venus together, this is an easy bond to come back to, and you treat each other’s feelings with great care. For fear of hurting anyone, an unpleasant wish is put off, and then put off again. It does less damage in small portions, told early.',
    harmonious:
      'Tenderness takes no effort between you. About what is pleasant the Moon and the Venus of this bond agree. Kindness comes in passing, and other people like to be where you are. With so little to complain of, neither of you mentions what is missing, and the other would gladly have supplied it.',
    tense:
      'To be looked after and to be delighted are two wishes, and each of you tends to grant the one that the other didn’t have. The Moon wants comfort when Venus was hoping for pleasure; a hurt is answered with a present, or good spirits with concern. Good will isn’t what is lacking, and a plain “just sit with me” is quickly understood.',
  },
  [Mars]: {
    conjunction:
      'In this bond a bad mood is no sooner felt than something is done about it. With Mars on its Moon you defend each other, work things off and lose your tempers with equal speed. It clears the air, and it can hurt. A good deal of the anger has to do with being tired or hungry. Nothing that was said in the first minute of a quarrel should be allowed to count.',
    harmonious:
      'When something is wrong, you two see to it. Moon and Mars help each other between you: a feeling soon leads to something being done, and annoyance over small things is not kept. What can’t be repaired makes you restless, though, and whoever is only sad may be handed a list of things to do.',
    tense:
      'Tired evenings are hard on the two of you, for each is then easily hurt, and hurt comes out as anger. Mars rubs against the Moon here, and one attacks just when the other needs to be left alone. Neither of you can act as if nothing had happened. It helps to have a word that stops everything for an hour, with the rule that whoever used it takes up the subject again.',
  },
  [Jupiter]: {
    conjunction:
      'There is plenty of warmth in this bond, and others get some of it. Jupiter makes its Moon large: you are generous, you laugh a great deal, and people in your care begin to think better of themselves. A sad mood may be cheered up too soon, and whoever had it goes into another room to finish it.',
    harmonious:
      'In each other’s company you expect things to turn out well. A family or a team does well on the good temper that Moon and Jupiter give you, and old hurts shrink when you look back at them together. A few of them need a nearer look. Then the one who was hurt should be able to tell it to the end before anybody laughs.',
    tense:
      'From the heart you both promise more than can be done in a week. Jupiter swells what the Moon of this relationship feels. Favors and good causes multiply because neither of you could refuse; or somebody who wanted company is given good advice. Nobody could call you stingy. A kind no disappoints least when it comes early.',
  },
  [Saturn]: {
    conjunction:
      'You look after each other, and take it as seriously as a duty. Where Saturn stands with the Moon, care shows in what is done, and it can be relied on. What comes hard is to need something. In a large trouble each of you would still rather manage alone, even when the other has long noticed. Ask for something that you could have done by yourself.',
    harmonious:
      'There is rest in this bond, because each of you can rely on the other. Saturn steadies the Moon between you: the phone is answered, a promise is kept, and hard times are got through by turns. Feelings that are kept in such good order can become thin, and a call without any purpose comes as a surprise, and a welcome one.',
    tense:
      'Duty comes between you and comfort. Under the weight of Saturn on the Moon whatever has to be done is done first, a tender word is answered with advice, and each of you comes to think that it is too much to ask for more. What is given is meant, and it lasts. One small sign of affection at the same time every day does more here than a rare great one.',
  },
  [Uranus]: {
    conjunction:
      'Closeness comes and goes in this relationship, and often with no warning. With Uranus on its Moon, any ordinary arrangement would be too narrow for you both. Meals, moods and plans change from day to day, and living under one roof takes more invention than it does for other pairs. Still, each of you needs something that stays the same: an hour, a meal, an old joke. One such thing is enough, if you both keep it.',
    harmonious:
      'You can leave each other to a day of your own, and both find it restful. Moon and Uranus are at ease in this bond: nobody feels left out by an hour apart, and an odd mood may be admitted to. A habit that no longer suits you is changed without much ado. You are so used to letting each other be that a little fuss may be missing when it was wanted.',
    tense:
      'You want to be close and you want to be free, and it is hard to have both at once. Uranus disturbs the Moon of this bond as soon as it has settled. One of you holds on and the other gets away, and later the roles change. It wears on the nerves, and it also keeps this bond awake. You do best at a middle distance, with a few fixed habits that both can count on.',
  },
  [Neptune]: {
    conjunction:
      'Moods pass from one of you to the other as if there were no wall between. Neptune has joined the Moon of your relationship: comfort is given before anyone asks for it, and there is great tenderness. Other people’s sorrows get in as well. It is good for both of you to ask, of a bad mood, whose it was to begin with, and to keep only what is yours.',
    harmonious:
      'Gentleness is a matter of instinct with you. The Moon listens to Neptune here. You guess rightly when the other is low, and people grow calm in your company. Where so much is guessed, little is asked, and a wish that changed a year ago goes on being granted in its old form.',
    tense:
      'A wish is kept back here, in the hope that it will be guessed. Moon and Neptune misread each other: one sighs, the other feels guilty, and both make sacrifices that nobody had wanted. You have sympathy enough for each other, and ask too few questions. Before you suffer from a slight, find out whether one was meant.',
  },
  [Pluto]: {
    conjunction:
      'A grief or a great joy is never felt by halves between you. Pluto has joined the Moon of this bond and brings up old needs that neither can explain, and the silence of one can govern the whole day for both. You are not afraid of other people’s pain either, and that is a strength. When jealousy comes up, look for the need behind it and say that.',
    harmonious:
      'What you both feel deeply needs no drama. Pluto supports the Moon of this bond: what was buried comes up when there is time for it, and after an upset you are often closer than before. Few sorrows frighten you. With so much depth, small pleasures may seem hardly worth the trouble, and a whole month can pass in which nobody has been silly.',
    tense:
      'Need and power get mixed up in this relationship. The Moon falls silent, Pluto presses for an answer, and a mood can be used to get one’s way, or affection is put to a test without notice. You reach places that gentler pairs never find. Say what you fear before you say what the other did.',
  },
};
