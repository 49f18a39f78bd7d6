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
      'No bad day has properly taken place until both of you have heard about it. Feeling and telling are a single motion: moods get their words while fresh, and you two can console by text better than most do in person. Talk can also keep a sore place open. If the third retelling brings no relief, go and do something wordless, such as shelling peas.',
    harmonious:
      'Upsets between you come with subtitles. What one feels, the other can usually follow, and sensible care results: a shift exchanged, an awkward call made on somebody’s behalf. Chat about nothing nourishes the two of you. Since understanding arrives so soon, you may stop there, with the hurt well described and otherwise as it was. Follow every good diagnosis with an errand.',
    tense:
      'When one asks what is the matter, the other hears a request for a report. Reason comes in while feelings are still taking shape, or tears meet a remark that was only about the rent. It has made you two superb interpreters for other people. Establish first if comfort is wanted or advice. And raise no serious subject in a doorway.',
  },
  [Venus]: {
    conjunction:
      'There is always a second spoon with the dessert. What this relationship needs and what it enjoys are the same, which makes the pair of you lovely to come home to, or to share an office with. Feelings get handled like ripe figs. For fear of a bruise, unpleasantness is put off and off. Serve it in small portions, at the table, ahead of the sweet.',
    harmonious:
      'A scarf is wound around a neck in passing, and the conversation goes on. Tenderness needs no ceremony with you two. You agree about what is cozy, and lonely friends drop in on you for the climate. With so little to mend, courtship grows lazy. Bring a wish now and then that took courage to say, and hear the other’s out.',
    tense:
      'Slippers have been set out for someone who was hoping for dancing shoes. To be looked after and to be delighted are separate wishes, and between the two of you they keep missing each other. A sore feeling may get soothed with purchases, or cake. Neither, to your credit, would dream of being cold. Ask straight out: cared for or courted, tonight? Tomorrow’s answer may differ.',
  },
  [Mars]: {
    conjunction:
      'Somebody slighted one of you at a wedding, years ago, and the other still crosses the street. Emotion goes straight into the limbs, and you two defend and scrub and weep at a run. It clears the air, and it singes. Irritation often belongs to an empty stomach, so feed it before you debate it. Nothing said in the first ninety seconds counts.',
    harmonious:
      'Remark that the hall is gloomy, and by evening it is yellow. Feeling turns readily into action with the pair of you, and anger gets out while it is little. With a goat on the loose you are splendid. What effort can’t fix leaves you restless. When somebody is simply sad, lay the brush down, sit on the dust sheet and stay put.',
    tense:
      'It began with the tone of “whenever you’re ready.” The moods of this bond are sore to the touch: one charges when the other needs stillness, and a hurt comes out as an attack that neither of you had planned. Sham peace is unknown to you. Adopt a silly word that stops everything. Whoever uses it must reopen the subject within a day.',
  },
  [Jupiter]: {
    conjunction:
      'In your kitchen, leftovers are planned. Feeling comes in generous measure with you two; laughter is heard a floor below, and anyone in your joint care begins to think better of themselves. Cheer may be heaped on a mood that wanted a hearing. Ask permission first. Certain troubles need to be exactly as bad as they are, for the length of a walk.',
    harmonious:
      'The vacation when it rained for nine days is, as you two tell it, a comedy. Fortunate is how you feel in each other’s company. A family or a team around you thrives on so much good temper, and old hurts get viewed from a hilltop. One hurt may need a nearer look. Let whoever was miserable on day four tell it, to the end, before anybody laughs.',
    tense:
      'There is a puppy because no one could bear to disappoint anyone. The heart of this relationship promises more than its week can deliver, or a private ache gets handed a philosophy when it had asked for company. Nobody could call the two of you stingy, and your softness has done real good. Let the next openhanded yes wait overnight. A kind refusal disappoints least when it is early.',
  },
  [Saturn]: {
    conjunction:
      'An army blanket is a fair likeness of what you two feel: plain, rather scratchy, warm for forty years. You take care of each other as one keeps a post, often amid duties to the old or the young. In time need itself seems an imposition, and each may be lonely in good order. Ask for something you could have managed without. Take it, say thank you, and owe nothing.',
    harmonious:
      'The phone is picked up by the third ring. On that kind of certainty the bond rests easy; a parent or a shop can be seen through the slow years by the two of you, taking shifts. Feelings kept in such good order are apt to thin out. Be inconvenient once in a while. Cry at the wrong film, or call up with nothing to say.',
    tense:
      'A hug is offered here as one lends a good pen. Duty gets between the two of you and comfort: hours run late, and reserve answers softness with advice, until each believes that they ask too much. What does get given is meant, and lasts. Adopt one tenderness that requires no mood, a hand on the shoulder at the door, and keep it up rigorously.',
  },
  [Uranus]: {
    conjunction:
      'Supper may be at four or at midnight, and may be pancakes. Feeling comes in bright bursts between you, near one minute and in another hemisphere the next. Any standard arrangement would have cramped you both. Still, each houses a creature that wants the same bowl in the same corner. Put the bowl down. Ask of any complaint from this morning if it is still true.',
    harmonious:
      'You two can spend a Sunday at opposite ends of the city and feel visited. Liberty soothes this relationship. A custom is dropped in the week that it stops working, and a strange emotion may be owned up to in safety. Detachment can pass for understanding when somebody wanted a fuss made. So make one, paper hats and all, a little sooner than seems called for.',
    tense:
      'The cat has settled, so someone stands up. To be held and to be off are rival needs between you: one clings, the other bolts, and by next month the parts are reversed. Domestic surprises fray the nerves, and also prevent the slumber from which some relationships never wake. Look for a middle distance, such as a hammock within earshot of the stove.',
  },
  [Neptune]: {
    conjunction:
      'A sad song in the supermarket can undo you both by the dairy case. Feeling has no fence around it: comfort is given before anybody asks, and the tenderness between you has something devotional in it. Strangers’ sorrows get in as well. Go through the pile like laundry, saying mine, yours, the neighbor’s, and fold only what belongs to the house. The rest goes back.',
    harmonious:
      'Somebody always leaves the hall light on. Gentleness is instinct with the pair of you, who guess rightly at each other’s low spirits, and in whose rooms people breathe more slowly. Where so much is guessed, little gets asked, and any wish that doesn’t float stays under. Ask anyhow, in prose. The guess was probably good, and it is nice to be consulted.',
    tense:
      'One sighs, and the other starts apologizing for something. Longing and need have been badly introduced. Each of you hopes to be read without speaking, and aches over sacrifices that nobody had requested. Pity and imagination you have in quantity; what they want is a hard surface. Check a slight before suffering from it. Offer care that can be counted, such as bags carried up four floors.',
  },
  [Pluto]: {
    conjunction:
      'Drop a word into what you two share and it is some time before the splash. Nothing is felt by halves. Hungers older than your acquaintance come up to be fed, and one person’s silence at breakfast can govern a day. Borne candidly, so much depth makes you both steady in anyone’s distress. State a need as a need. Jealousy is the same request, in costlier wrapping.',
    harmonious:
      'It was while changing a tire that the hardest thing got told. The pair of you go deep with no drama about it; what was buried comes up once the ground is soft, and after each upset the bond grows back thicker, like a coppiced hazel. Depth may come to look down on the shallows. Paddle there regularly, with gossip and terrible cake.',
    tense:
      'One goes silent, and the other begins turning over stones. Need is tangled up with power in this relationship: a mood serves as a lever, and love is given exams that nobody announced. You two do reach places that gentler pairs never find. Say what you fear before you say what the other did. Being more upset should win nobody anything.',
  },
};
