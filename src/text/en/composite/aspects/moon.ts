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
      'No bad day has properly taken place until both of you have heard about it. Moon and Mercury are one in this bond: feelings get their words while fresh, and you can console by text better than most do in person. Talk is also able to keep a sore place open. When the third retelling brings no relief, go and do something wordless together.',
    harmonious:
      'Upsets between you come with subtitles. Mercury follows what the Moon is feeling, so each can tell why the other is low, and sensible care results: a shift exchanged, an awkward call made on somebody’s behalf. Chat about nothing nourishes you both. Since understanding arrives so soon, you may stop there, with the hurt well described and otherwise as it was. Follow a good diagnosis with an errand.',
    tense:
      'When one of you asks what is the matter, the other hears a request for a report. Mercury comes in with reasons while the Moon of this bond is still taking shape, or tears meet a remark that was only about the rent. You feel cross-examined in turn. Establish first whether comfort is wanted or advice. All this practice has made you superb interpreters for other people.',
  },
  [Venus]: {
    conjunction:
      'What you two need and what you enjoy are the same thing. With Moon and Venus together this is a lovely bond to come home to, or to share an office with, and feelings get handled like ripe figs. For fear of a bruise, anything unpleasant is put off, and then put off again. Serve it in small portions, at the table, ahead of the sweet.',
    harmonious:
      'Tenderness needs no ceremony with you two. The Moon and the Venus of this bond agree about what is cozy: a scarf is wound around a neck in passing, and the talk goes on. Lonely friends drop in for the climate. With so little to mend you stop making an effort, and a wish that took courage to say would do more good than another comfort.',
    tense:
      'To be looked after and to be delighted are separate wishes with you, and they keep missing each other. The Moon of this relationship sets out slippers when Venus was hoping to dance; a sore feeling gets soothed with treats, or a festive mood with concern. Neither of you would dream of being cold. Ask straight out which is wanted, and expect the answer to change.',
  },
  [Mars]: {
    conjunction:
      'Feeling goes straight into the limbs with the pair of you. This bond has Mars on its Moon, so you defend and scrub and weep at a run, and whoever slighted one of you years ago is still not greeted by the other. It clears the air, and it singes. Irritation often belongs to an empty stomach. Nothing said in the first minute of a quarrel should be allowed to count.',
    harmonious:
      'Remark that the hall is gloomy, and before long it is yellow. Moon and Mars help each other between you: feeling turns readily into action, and anger gets out while it is little. In a crisis at home you are splendid. What effort can’t mend leaves you restless, though, and when somebody is simply sad the useful thing is to lay the brush down and stay put.',
    tense:
      'Moods between you are sore to the touch. Mars rubs against the Moon here, so one of you charges when the other needs stillness, and a hurt comes out as an attack that neither had planned. Sham peace is unknown to you. Adopt a silly word that stops everything, with the rule that whoever uses it has to reopen the subject when both are calm.',
  },
  [Jupiter]: {
    conjunction:
      'In your kitchen, leftovers are planned. Jupiter makes the Moon of this bond large: feeling comes in generous measure, laughter carries, and anyone in your joint care begins to think better of themselves. Cheer can be heaped on a mood that wanted a hearing. Certain troubles need to be exactly as bad as they are, at least for the length of a walk.',
    harmonious:
      'Fortunate is how you feel in each other’s company. Moon and Jupiter get along between you, so a family or a team thrives on the good temper, and old hurts get viewed from a hilltop. Even the vacation when it rained is by now a comedy. One hurt or another needs a nearer look, told by whoever was miserable, to the end, before anybody laughs.',
    tense:
      'Between you the heart promises more than a week can deliver. Jupiter swells what the Moon of this relationship feels, and guests, pets or good causes multiply because no one could bear to refuse; or a private ache is handed a philosophy when it had asked for company. Nobody could call you stingy. Let the next openhanded yes wait a night. A kind no disappoints least when it is early.',
  },
  [Saturn]: {
    conjunction:
      'You take care of each other as one keeps a post. Saturn is with the Moon of this relationship, so what is felt is plain, rather scratchy and warm for decades, like an army blanket, and often serves people older or younger than you. After a while need itself seems an imposition. Ask for something you could have managed without, and owe nothing for it.',
    harmonious:
      'On a certainty like yours a bond rests easy. Saturn steadies the Moon between you: the phone gets picked up, and a parent or a shop can be seen through slow times by two people taking shifts. Feelings kept in such good order are apt to thin out. Be inconvenient once in a while, and call up with nothing to say.',
    tense:
      'Duty gets between you and comfort. Saturn weighs upon the Moon here, so hours run late, reserve answers softness with advice, and each of you comes to believe that they ask too much. What does get given is meant, and lasts. A single tenderness that requires no mood, a hand on the shoulder at the door, is worth keeping up rigorously.',
  },
  [Uranus]: {
    conjunction:
      'Feeling comes in bright bursts in this relationship, near one minute and far off the next. With Uranus on its Moon, any standard arrangement would cramp you both, and meals, moods and sleeping places change without notice. Still, each of you needs something that stays the same: an hour, a meal, a word at parting. Fix one such thing and keep it, however much else changes. It costs freedom very little.',
    harmonious:
      'Liberty soothes what you two have. Moon and Uranus are at ease in it, so you can spend a Sunday at opposite ends of the city and feel visited, and a strange emotion may be owned up to in safety. Customs are dropped once they stop working. Detachment passes for understanding at times when somebody wanted a fuss made. So make one, a little sooner than seems called for.',
    tense:
      'To be held and to be off are rival needs between you. Uranus startles the Moon of this bond whenever it has settled, so that one clings and the other bolts, and later on the parts are reversed. Surprises at home fray the nerves, and they also prevent the slumber from which some relationships never wake. Look for a middle distance, near enough to hear and free to go.',
  },
  [Neptune]: {
    conjunction:
      'Feeling has no fence around it here. Neptune has flooded the Moon of your relationship: comfort is given before anybody asks, tenderness has something devotional in it, and a sad song can undo you both in public. Strangers’ sorrows get in as well. Go through the pile like laundry, saying mine, yours, the neighbor’s, and keep only what belongs to you.',
    harmonious:
      'Gentleness is instinct with the pair of you. The Moon between you listens to Neptune, so you guess rightly at each other’s low spirits, and near you people breathe more slowly. Where so much is guessed little gets asked. The guess was good as a rule, and still it is pleasant to be consulted, in prose, about what one would like.',
    tense:
      'Each of you hopes to be read without speaking. Longing and need, Neptune and Moon, have been badly introduced in this bond, so one sighs, the other apologizes for something, and both ache over sacrifices that nobody had asked for. Pity and imagination you have in quantity. Check a slight before suffering from it, and offer care that can be counted.',
  },
  [Pluto]: {
    conjunction:
      'Nothing is felt by halves in what you two share. Pluto has joined the Moon, and hungers older than your acquaintance come up to be fed; one person’s silence can govern a whole day. Borne candidly, so much depth makes you both steady in anyone’s distress. When jealousy comes up, look for the need behind it, and state that instead.',
    harmonious:
      'The pair of you go deep with no drama about it. Pluto supports the Moon of this bond: what was buried comes up once the ground is soft, often while you are busy with something else, and after each upset you grow back thicker. Few sorrows frighten you. Depth may come to look down on small pleasures, where a good deal of happiness is kept. Do one thing together each week that means nothing.',
    tense:
      'Need is tangled up with power in this relationship. The Moon goes silent, Pluto begins to dig, and a mood serves as a lever, or affection is tested without notice. You two do reach places that gentler pairs never find. Say what you fear before you say what the other did. Being more upset should win nobody anything.',
  },
};
