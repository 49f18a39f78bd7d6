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

export const neptuneSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Lit from behind is how you see this person. Under your gaze they grow finer and a little unreal, and begin to wonder whether the one you admire would pay a parking ticket. They give your longing a face and a regular hour. Admire a fault or two, by name, so that the whole of them gets in.',
    harmonious:
      'Someone who listens with eyes closed, as you do, makes a performer generous. You bring imagination to this person’s purposes, and they bring your dreams to the surface and pin a name tag on them. Forgiveness flows so readily that no wrong note is ever mentioned. Mention one in ten. The song can only gain.',
    tense:
      'The statue you put up to this person has somebody else’s chin. They feel overlooked in the midst of admiration, or try to grow the chin; you feel let down by the original. For all that, your faith has called up a kinder self in them, and their directness clears your air. Every week, put a plain factual question to them.',
  },
  [Moon]: {
    conjunction:
      'Through a wall you can tell how this person is. They feel understood before they speak, as one does in a warm bath, and may stop speaking altogether. Your sensitivity gets the care they give to houseplants. Whose sadness is whose becomes hard to sort by Sunday, so ask anyway. Half of what you pick up through plaster is your own.',
    harmonious:
      'One of you hums at the stove and the other supplies the second verse. You soothe this person with no method at all; they bring your reveries within reach of bread and an arm around the shoulder. So comforted, both may float past whatever is actually wrong. Let some bare sentences into the kitchen: I was hurt, I need you on Thursday.',
    tense:
      'Comforting them, you say whatever will stop the tears. By morning it has dissolved, and they feel foolish for having believed it, while you have spent the night awash in needs that you took for your own. Pity runs deep enough on both sides to float something. Promise less at midnight. What you do promise, write on the back of your hand.',
  },
  [Mercury]: {
    conjunction:
      'Whatever they tell you comes back as a poem with the address left out. You loosen this person’s logic until images get through, and they find words for what you had only sensed. It is a fine way to write a play and a poor way to book a flight. Confirm anything that has a number in it. Leave the rest as loose as you both like.',
    harmonious:
      'They read aloud and you see it. Few people have such a listener: their ideas gain distance and color in your hearing, and their sentences give your daydreams a handrail. Hours go. Practical news, though, gets delivered as atmosphere and remembered as agreed. When the chapter ends, spend five minutes on who is fetching what.',
    tense:
      '“I thought you meant the other bridge.” So begins half of your history. To this person your hints are a riddle, possibly an evasion; their questions reach you as a searchlight, and you answer with whatever will make it move on. Misreadings have also given you two your best jokes. Repeat arrangements back, and when you have no idea, say exactly that.',
  },
  [Venus]: {
    conjunction:
      'Under your eyes an ordinary scarf of theirs turns into a relic. You call up all the tenderness this person has, and they lend your longing good taste and somewhere to sit. Adoration, left to itself, prefers people when they are absent. Do something unlovely together and see how much enchantment survives a hardware store. A good deal does.',
    harmonious:
      'A rained-out picnic is, with this person, the best kind. You find beauty in what they choose, they find use for your dreaming in the choosing, and courtesy does the rest. Harmony as easy as this gets protected by small white lies. Own up to a preference now and then, even an ugly one. The mood can bear it.',
    tense:
      'They wait for you to come down; you wait for them to float. Sweetly worded expectations pass by without ever being agreed, and each ends up feeling owed. There is rare feeling here too, the kind for which people keep envelopes. Say what you can really give, on some flat Monday, before this person has to ask for it.',
  },
  [Mars]: {
    conjunction:
      'A fist opens in your company. You take the hurry out of their wanting, and can either find it a cause worth the strength or let it leak away into the afternoon. Through them, some wish of yours finally gets legs. Be plain about what you hope this person will do. A hint, to someone built for action, is fog with a finger in it.',
    harmonious:
      'Gladly they carry the amplifiers for your song. Strength that was spoiling for a contest finds in you something to serve, while your imagination gets its first pair of work gloves. Grace comes of it, occasionally art. Effort given as devotion is easily taken as endless, so send them home while they still feel strong.',
    tense:
      'They come to have it out and you are elsewhere, though seated opposite. Your evasions madden this person; their heat makes you dissolve the faster, until one is shouting and the other merely sorry. Yet who else has shown them how much is won by yielding, or given you cause to stand somewhere? Choose a spot. Say “I am annoyed” from it.',
  },
  [Jupiter]: {
    conjunction:
      'They believed already; you added the choir. Your dreaming gives this person’s generosity an ocean to pour itself into, and theirs holds you up through weeks when you might have sunk. Vast kindnesses get pledged to absent multitudes. Pick a single beneficiary, with a name and a street, and see the thing done before you sing again.',
    harmonious:
      'Talk drifts, with this person, toward islands. You bring out the pilgrim in them and they bring out the optimist in you, and along the way a surprising number of people get fed. Trust like this seldom looks at a clock or a bill of sale. Before the two of you set out for any island, ask somebody dull about the ferry.',
    tense:
      'Between their “yes” and your “perhaps,” a great many people have been invited. Each supposes that the other has the practical half. They feel misled by your vagueness, you by their volume, and the actual good that you do together is considerable, if late. Draw up one list and both sign it. It will be shorter than the dream, and it will happen.',
  },
  [Saturn]: {
    conjunction:
      'Ivy on a courthouse: so you sit on this person’s defenses, softening the look of them and getting a little into the mortar. They mistrust you at first, as strict people mistrust music, and afterward come to depend on it. For your reveries they provide a trellis. Keep even the smallest promise here, because every one is being counted.',
    harmonious:
      'Thanks to you, a strict person has taken up naps. Sympathy like yours makes their duty humane, and in their keeping your ideals are fed at regular hours and put on weight. As a pair you sacrifice so smoothly that neither may notice how much. By the end of the month, give up one obligation together, and tell nobody why.',
    tense:
      'Deadlines of theirs dissolve in your hands like sugar. They then carry double and say so, in a dry voice, which makes you vaguer. You think this person afraid of life; they think the same of you. Fear is indeed what you have in common, and two who admit to it can be very gentle together. Deliver something early, once. It will be remembered for years.',
  },
  [Uranus]: {
    conjunction:
      'What their age group broke off, yours had a tune for, before or afterward. With this one person the pattern comes indoors: their sudden ideas acquire meaning in your hearing, and your drift gets a useful jolt. To idealize a rebel is comfortable, since one can do it seated. Join the picket line now and then, in proper shoes.',
    harmonious:
      'A theory of theirs and a fairy tale of yours turn out to have one plot. Most of your contemporaries could say as much to most of theirs, but few compare notes. You make this person’s breakthroughs kind; they keep your hopes from repeating themselves. Nobody here minds the present, which fills up with dishes. Wash those, then go on about the next century.',
    tense:
      'Something moved you, and they took it apart to see how it moved. On this your two age groups differ as a matter of pride. You look out of focus to them; they look to you as if cleverness had cost them wonder. Each supplies a missing organ of sense. Take turns: one evening when nothing is explained, and one when anything may be.',
  },
  [Neptune]: {
    conjunction:
      'Under the same advertisements for paradise you both grew up, at most a few years apart. Longing needs no footnote here; the smell of a certain suntan oil is enough. By the same token neither can see what your generation has agreed to be deceived by. Let each write down what was missing from that paradise, alone, and then exchange pages.',
    harmonious:
      'Some twenty-eight years lie between you, or fifty-five, and yet the dreams are cousins. The elder has watched a hope come ashore and seen what the tide did to it; the younger still has sand in the shoes. Each finds the other’s nostalgia charming, and charm can keep harder questions out. Tell one another, once, where the dream let you down.',
    tense:
      'Forty-one years or so, or twice that, separate two ideas of bliss. What your age group wept over leaves theirs polite, and the reverse, which is easily mistaken for coldness. Sit through their sacred album with an open face, and have them sit through yours. By the second evening each may have caught a melody that was never meant for them.',
  },
  [Pluto]: {
    conjunction:
      'Some twenty-five years ahead of theirs, as a rule, your age group dreamed what theirs must now dig up. With this person it turns intimate: your sympathy touches a dread of theirs and loosens it, and they show you what the dream left underground. Stay within earshot when they tell you. Better still, bring a second shovel.',
    harmonious:
      'Nearly everyone born near your years shares this, since the two planets have kept in step for decades. Use makes it yours. You bring mercy to some compulsion of theirs; they bring resolve to a haze of yours, and neither remarks on it. Unremarked, it lies idle. Take on a thing larger than both of you: a creek, say, or a family feud.',
    tense:
      '“It goes deeper than that,” they say, just when you had forgiven everyone. They suspect your mercy of looking away; you suspect them of digging for its own sake. Age groups a dozen years apart often divide on this. Two people can share it out: they find what is buried, and you say how gently to bring it up. Fix an hour for stopping.',
  },
  [Ascendant]: {
    conjunction:
      'Glimpsed in a shop window beside you, this person looks like someone else, more beautiful and harder to place. The front they put up has grown porous, and strangers tell them secrets now. They give you an entrance into the world, and you might end by living in it. From time to time, ask who looked out of the bathroom glass this morning. Believe the answer.',
    harmonious:
      'Bus drivers wait when they see you two coming. Your gentleness gets into this person’s manner, so that they meet the world with less elbow; they, being visible, give your daydreams something to walk beside. In such soft company hard facts stay unsaid. Keep one blunt sentence ready for the day an illusion of theirs steps off the curb.',
    square:
      'Unable to get you into focus, they adjust their own lens, and end up unsure how they look. Facing them, you may pass for the companion they always imagined, which tires you both. Sympathy is plentiful anyhow; seldom have they been so little judged, or you so gladly awaited. Turn up as announced, and report three facts about your day.',
    opposition:
      'Unable to get you into focus, they adjust their own lens, and end up unsure how they look. Facing them, you may pass for the companion they always imagined, which tires you both. Sympathy is plentiful anyhow; seldom have they been so little judged, or you so gladly awaited. Turn up as announced, and report three facts about your day.',
  },
};
