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
      'You tell each other most things, and a bad day is not over until both have heard about it. Moon and Mercury are one in this bond. You talk about the day while it is fresh, and you can comfort each other even by text. Talking can also keep a hurt alive. If telling it a third time brings no relief, go do something together in silence.',
    harmonious:
      'Each of you understands why the other is low, because you say so. Mercury follows what the Moon is feeling, and care comes in a sensible form: a chore swapped, an awkward call made for the other. Talking about nothing in particular does you both good. A hurt that you have described so well may still be there a week later, waiting for someone to apologize.',
    tense:
      'When one of you is upset, the other offers reasons. Mercury comes in too early, while the Moon of this bond is still finding out what it feels; tears are met with a remark about something practical. Each of you feels cross-examined in turn. The reasons are often good, and they can be heard once the hurt has been believed.',
  },
  [Venus]: {
    conjunction:
      'What you two need and what you enjoy are the same thing. With Moon and Venus together, this is an easy bond to come back to, and you treat each other’s feelings with great care. For fear of hurting the other, you put off saying that you mind something, and then put it off again. A complaint does less damage early, in small portions.',
    harmonious:
      'Tenderness takes no effort between you. The Moon and the Venus of this bond agree about what is pleasant: what comforts one delights the other, kindness comes in passing, and other people like to be where you are. With so little to complain about, neither of you mentions what is missing, even when the other would have been happy to supply it. A wish is no complaint, and can be put just as gently.',
    tense:
      'Wanting to be looked after and wanting to be delighted are two different wishes, and each of you tends to grant the one the other didn’t have. The Moon wants comfort when Venus was hoping for pleasure; a hurt is answered with a present, or good spirits with concern. You have plenty of goodwill, and a plain “just sit with me” is quickly understood.',
  },
  [Mars]: {
    conjunction:
      'In this bond a bad mood is no sooner felt than something is done about it. With Mars on its Moon you defend each other, work off what bothers you and lose your tempers with equal speed. That clears the air, and it can hurt. A good deal of the anger has to do with being tired or hungry. Nothing that was said in the first minute of a quarrel should be allowed to count.',
    harmonious:
      'When something is wrong, you two see to it. Mars acts on what the Moon of this bond feels: one of you is worried and the other has already put on a coat, so neither stays annoyed over small things for long. What can’t be fixed makes you restless, though, and whichever of you is simply sad may be handed a list of things to do. Sitting down beside them counts as doing something.',
    tense:
      'Tired evenings are hard on the two of you, because each is then easily hurt, and hurt comes out as anger. Mars rubs against the Moon in this bond, and one attacks just when the other needs to be left alone. Neither of you can act as if nothing had happened. It helps to have a word that stops everything for an hour, as long as whoever used it brings the subject up again.',
  },
  [Jupiter]: {
    conjunction:
      'There is plenty of warmth in this bond, and others get some of it. Jupiter makes its Moon large: you are generous, you laugh a great deal, and people around you begin to think better of themselves. A sad mood may be cheered up too soon, and whoever is in it would rather be heard first.',
    harmonious:
      'In each other’s company you expect things to turn out well. A family or a team does well on the good temper that Moon and Jupiter give you, and old hurts shrink when you look back at them together. A few of them need a closer look. Then the one who was hurt should get to tell the whole story before either of you laughs.',
    tense:
      'With all your hearts you both promise more than anyone could do in a week. Jupiter swells what the Moon of this relationship feels. Favors and good causes multiply because neither of you can refuse, and now and then one wants company and gets advice. Nobody could call you stingy. A kind no disappoints least when it comes early.',
  },
  [Saturn]: {
    conjunction:
      'You look after each other, and take that as seriously as a duty. Where Saturn stands with the Moon, care shows in what gets done, and it can be relied on. The hard part is needing something. In serious trouble each of you would still rather manage alone, even when the other noticed long ago. Ask for help with something you could have done by yourself.',
    harmonious:
      'There is rest in this bond, because each of you can rely on the other. Saturn steadies the Moon between you: you answer the phone, keep your promises, and take turns being the strong one in hard times. Feelings kept in such good order can wear thin, and a call for no reason comes as a surprise, and a welcome one.',
    tense:
      'Duty comes between you and comfort. Under the weight of Saturn on the Moon chores come first, a tender word is answered with advice, and each of you comes to think that more would be too much to ask. What you do give each other is sincere, and it lasts. One small sign of affection at the same time every day does you more good than a rare grand one.',
  },
  [Uranus]: {
    conjunction:
      'Closeness comes and goes in this relationship, and often with no warning. With Uranus on its Moon, any ordinary arrangement would be too narrow for you both. Meals, moods and plans change from day to day, and living under one roof takes more invention than it does for other pairs. Still, each of you needs something that stays the same: an hour, a meal, an old joke. One is enough, if you both keep to it.',
    harmonious:
      'Each of you can leave the other to a day alone, and both find it restful. Moon and Uranus are at ease in this bond: neither feels left out by an hour apart, and an odd mood needs no excuse. A habit that no longer suits you is soon changed. You are so used to letting each other be that a wish for company may go unnoticed until one of you simply says, “Stay.”',
    tense:
      'You want to be close and you want to be free, and it is hard to have both at once. Uranus disturbs the Moon of this bond as soon as it has settled. One of you holds on and the other pulls away, and later the roles are reversed. That is hard on the nerves, and it also keeps this bond awake. You do best at a middle distance, with a few fixed habits that both can count on.',
  },
  [Neptune]: {
    conjunction:
      'Moods pass from one of you to the other as if there were no wall between. Neptune has joined the Moon of your relationship: comfort is given before anyone asks for it, and there is great tenderness. Other people’s sorrows get in as well. When a bad mood comes, it does both of you good to ask whose it was to begin with, and to keep only your own.',
    harmonious:
      'Gentleness comes by instinct to both of you. Neptune gives the Moon of this bond a fine ear: you guess right when the other is low, and people grow calm in your company. Where so much is guessed, little is asked, and you may go on granting a wish that changed a year ago. Asking now and then, even when you are sure, keeps the kindness up to date.',
    tense:
      'Each of you holds back a wish, hoping that the other will guess it. Moon and Neptune misread each other: one sighs, the other feels guilty, and both make sacrifices that neither wanted. You have sympathy enough for each other, and ask too few questions. Before you feel slighted, find out whether a slight was meant.',
  },
  [Pluto]: {
    conjunction:
      'A grief or a great joy is never felt by halves between you. Pluto has joined the Moon of this bond and brings up old needs that neither can explain, and when one falls silent it can rule the whole day for both. You are not afraid of other people’s pain either, and that is a strength. When jealousy comes up, look for the need behind it and say that.',
    harmonious:
      'What you both feel deeply needs no drama. Pluto supports the Moon of this bond: what was buried comes up when there is time for it, and after an upset you are often closer than before. Few sorrows frighten you. With so much depth, small pleasures may seem hardly worth the trouble, and a whole month can pass in which neither of you has been silly.',
    tense:
      'Need and power get mixed up in this relationship. The Moon falls silent, Pluto presses for an answer, and a mood can become a way to win, or one tests the other’s affection without warning. You reach depths that gentler pairs never find. Say what you fear before you say what the other did.',
  },
};
