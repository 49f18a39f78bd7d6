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

export const moonSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Something in their stride tells you that you may put your bag down. They know what they are about, and your feelings gather around it the way cats find the heated floor. You let them feel understood without a speech. In tending this person’s aims you can mislay your own hunger. Order first at the restaurant tonight, and make a habit of it.',
    harmonious:
      'Without being told, you save them the last dumpling. You can read what their efforts require, a rest or an audience, and near so much assurance you grow bolder about being seen. Families do well on this, and so do shared offices. The ease lets grievances go by in ones and twos. Mention one, while the dumplings are still warm.',
    tense:
      'They are out of the gate, and you are still hunting for the other shoe. Their drive cuts across your wish for a settled evening. Hurt, you fall silent, and the silence gets read as contempt. Try saying “I need an hour” before the mood says it for you. They keep you from hiding, and through you they learn how their victories feel to the household.',
  },
  [Moon]: {
    conjunction:
      'Both of you are hungry at eleven and sad on Sundays. Feelings arrive in one dialect, so you comfort them with whatever you would like yourself, and nine times in ten that is right. The tenth is an evening when two people want a lap and there is none between you. Arrange a spare: an aunt on the telephone, or a standing order for noodles.',
    harmonious:
      'One chops, and the salt is passed before anyone asks. Your rhythms agree well enough for a week in a small cabin, and this person takes your moods at face value, as you do theirs. Comfort repeated grows a crust, however: the same takeout, the same consoling phrases. Surprise their senses from time to time with a dish neither of you can pronounce.',
    tense:
      'A bad day sends you looking for arms, and sends them looking for a closed door. What soothes one chafes the other, down to how loud a kitchen ought to be. Each brought these ways from a household in which the other never lived. Describe yours as a foreign custom, with some pride, and be taught theirs. Two repertoires of comfort, pooled, will see you through nearly anything.',
  },
  [Mercury]: {
    conjunction:
      'Let out a sigh, and they ask which kind. This person has an ear for your moods and the vocabulary to go with it, so a feeling you might have carried all week is named by lunchtime. In you their cleverness has found somebody to be kind to. Being narrated does tire the heart. Request the silent version, with a hand on your back.',
    harmonious:
      'When the call ends, your ear is hot and the muddle has a name. They sort your feelings without hurrying them off, and from you a busy mind picks up the habit of looking at faces. Discussing it is so soothing that acting on it gets put over until spring. Before you hang up, tell them one thing you mean to do, and by which day.',
    tense:
      'Weeping, you are offered three solutions and a podcast. They answered the sentence, whereas you had meant the tremble in it. A change of mood looks to them like a change of story. Ask at the outset to be heard to the end. On other days their questions will walk you out of a swamp you had begun to furnish.',
  },
  [Venus]: {
    conjunction:
      'The good blanket is around you before you notice the cold. Your feelings make this person tender, and they enjoy themselves in the role, so life between you fills up with treats and small truces. They like to be needed, as you like what they choose. Sugar settles at the bottom. When something hurts, let it stand visible before they smooth it over.',
    harmonious:
      'Once you have cooked and they have set the table, guests stay past midnight. To them your care feels like being prized, while their fondness reaches you on days when you are poor company. At work, yours is the desk to which everyone drifts. Courtesy does get in the way, two people each pressing the other to choose. Take turns at being difficult.',
    tense:
      'The scarf was beautiful, and you had wanted to be asked about your day. They love by pleasing, you by feeding and needing, so kind acts miss their mark and somebody ends up overfed or overdressed. Exchange wish lists, literal ones. Of goodwill there is no shortage. It only needs the correct address, and a recipient who says thank you before sulking.',
  },
  [Mars]: {
    conjunction:
      'One tremor in your voice and they want the name of whoever caused it. You rouse this person, to guard or to pounce, before anyone has had time to think, and you feel more alive in their vicinity, and thinner-skinned. Spell out what you would like done with the heat. A champion who is left without an enemy will sometimes make do with you.',
    harmonious:
      'Speak of a noise in the engine, and by evening they have the hood open. Your needs put this person’s vigor to use, and they get you outdoors on days you had meant to spend under the quilt. A mood can be mistaken for an assignment. Say so when you only want company in it. And feed them well, since all that effort runs on noticing.',
    tense:
      'A drawer shuts hard in the next room and your stomach answers. Their pace grazes you, your wounded look provokes them, and they would sooner have a scene than a sigh. Agree on a signal for stop. Use it at the first sting, and come back to the subject at the hour you named. Few people are this honest with you, or catch you so quickly when you are not.',
  },
  [Jupiter]: {
    conjunction:
      '“There’s room,” they say, and pull up a chair for you and your cousins and the dog. You bring out this person’s kindness in bulk, and your hopes rise near them as dough does by a stove. Expect too much of everything, reassurance included. Give back something modest and exact, such as the heel of the loaf, which they love and never take.',
    harmonious:
      'Bad moods seldom last past their ring at the door. They see your feelings from farther off and with better jokes, and in your keeping a big philosophy gets a kitchen to sit in. The bright view has its price, as a grief may be cheered up before it has been heard. Ask for ten somber minutes. You will be granted twenty, with a casserole.',
    tense:
      'They meant it when they promised you the whole summer. Your need swells this person’s generosity past what their calendar can carry, and having believed each word, you are twice let down. Then you want more, or they send more, in the wrong size. Ask for a smaller kindness on a named day. The fondness is as large as they say. Enjoy the rest as brochures.',
  },
  [Saturn]: {
    conjunction:
      'Tell them what you feel and they straighten, as if handed a key to look after. Your softness has touched this person’s sense of duty, along with a certain dread of being soft. Reliability comes back: rides, forms filled in, a vow kept for decades. Warmth you must request by name. Make it easy to give, for they would rather fail an exam than a hug.',
    harmonious:
      'Nine winters on, the coat they picked for you has all its buttons. They steady your ups and downs by being there at the hour stated, and your sympathy lets them set down a load they had ceased to notice. Duty can stand in for affection so long that nobody checks. Demand some frivolity, and start them off gently with ice cream.',
    tense:
      'Wobbly evenings of yours bring out the school principal in them. Need alarms a person who grew up doing without. They turn stern or run late, having heard a bill for something nobody ever gave them, and you feel like a draft under the door. Bring one want at a time. Over the years it makes two adults of you.',
  },
  [Uranus]: {
    conjunction:
      'Since knowing them, your moods have begun to change lanes without signaling. By wanting them near you set off this person’s restlessness, and they jolt you out of comforts you had outgrown. There is a lightness in it, as though childhood had been reissued without the rules. Keep your old friends informed. What you ask of this one, ask for today.',
    harmonious:
      'Breakfast at nine in the evening was their idea, and it is now a tradition. They take your feelings as news and never as a claim, and yours is the one nest they do not mind coming back to. With nobody clinging, a real need can pass for another joke. Repeat it in a plain sentence when the laughing stops.',
    tense:
      'Curl up beside them and they get to their feet to look at the moon. Closeness reaches this person in flashes, and your wish to have it nightly makes them flinch. Arrange the absences ahead of time, so that they stop being news, and fill your side of them with something you love. You stand more steadily on your own for having known this one.',
  },
  [Neptune]: {
    conjunction:
      'They called the morning after you dreamed of them, and neither of you was surprised. Feelings seep across without passing through words. You draw boundless sympathy from this person, occasionally a song, and soon you cannot tell whose sadness this is. When low, go out alone for an hour and see what walks home with you. The remainder is theirs.',
    harmonious:
      'Afternoon films with the curtains drawn: you two could be happy that way for days. They sense what you are unable to say and it loses its sting, while you offer the dreamer somewhere dry to sleep. Neither likes to be the one to bring up the rent. Appoint an hour a week for facts, at a table, with all the lights on.',
    tense:
      'Nothing is wrong, they say, and you can feel in your teeth that something is. Your need tempts this person to promise comfort they have not got, or to play the stray whom you must take in. Ask twice, gently, then believe the calendar and cook for those who come. You may well have sensed a true sorrow, and one that has nothing to do with you.',
  },
  [Pluto]: {
    conjunction:
      'Near this person, things that you put away years ago come up with the mud still on. Your feelings attract them as a lit basement window would, they want the whole of you, and you half want to be had. An old loneliness may mend here. The cost is having no room unsearched, so keep a door of your own and refuse fondly.',
    harmonious:
      'Your worst mood does not frighten them, and for that alone you would cross a city. They help you take hold of a feeling near the root and pull. In you, somebody guarded has found the first soft place in ages. From outside it resembles a fort with a garrison of two. Ask other people in for cards, as certain sorrows need airing more than depth.',
    tense:
      'This one knows where you hide the spare key, and does not always knock. You fear being taken over. They fear being shut out, and so each tightens the grip, by tears on one side and by silence on the other. Say no early and evenly, then offer something true that they had not asked for. Nobody else gets you as far beneath your own excuses.',
  },
  [Ascendant]: {
    conjunction:
      'People ask whether you grew up together. Your feelings run just under the surface that this person shows, so you react to a frown before they know they are frowning, and they feel looked after by instinct. The danger is to make their face the clock you live by. For an hour a day attend to a garden or a dog, something with no opinion of you.',
    harmonious:
      'The way they answer a door makes you feel expected. Their manner suits your moods, so you can rest with them even in airports, and people find them gentler when you are along. So soothing a surface keeps the deeper troubles waiting outside. Bring one in by the side entrance, on a long drive, while you are both facing the road.',
    square:
      'Too brisk with the waiter, too merry with your mother: their manner keeps catching you where you are tender, and to them each of your moods reads like a review. Save it for home, and add an instance they got right. They have an edge, know it, and seek you out because nobody else will say how it feels.',
    opposition:
      'Too brisk with the waiter, too merry with your mother: their manner keeps catching you where you are tender, and to them each of your moods reads like a review. Save it for home, and add an instance they got right. They have an edge, know it, and seek you out because nobody else will say how it feels.',
  },
};
