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
      'Something in their stride tells you that you may put your bag down. They know what they are about, their Sun being where your Moon rests, and your feelings gather around it the way cats find the heated floor. You make them feel understood without a speech. In tending to their aims you can mislay your own hunger, and it is up to you to order first.',
    harmonious:
      'Near so much assurance you grow bolder about being seen. What their Sun requires, a rest or an audience, your Moon reads at a glance, and they steady you in return, so that each gives the other what comes cheaply. Families do well on this, and so do shared offices. Ease lets small hurts go by unmentioned. Mention one while it is still small.',
    tense:
      'They are out of the gate, and you are still hunting for the other shoe. Their Sun sets a pace that cuts across what your Moon needs, and when you fall silent, hurt, the silence is read as contempt. Try saying that you need an hour before the mood says it for you. They keep you from hiding, and through you they learn how their victories feel to the people at home.',
  },
  [Moon]: {
    conjunction:
      'Two Moons in one place make a shared appetite: your Moon and theirs want food, rest and company at much the same hour and in much the same way. You comfort them with whatever you would like yourself, and it fits. The trouble comes when both of you are low at once and want a lap, and nobody has one to offer. A friend outside the pair is a great help then.',
    harmonious:
      'Time passes easily here, for your Moon and theirs keep the same beat. A long stay in a small cabin would not strain it: one is ready to talk when the other is ready to listen, and moods are taken at face value on both sides. Comfort repeated does grow a crust, with the same meals and the same consoling phrases. Surprise them now and then with something neither of you has tried.',
    tense:
      'A bad day sends you looking for arms and sends them looking for a closed door, or the other way about. Your Moon and theirs were taught different ways of being consoled, and each finds the other’s a little wrong, down to how loud a room should be. Describe your own as a foreign custom, with some pride, and learn theirs. Pooled, the two will carry you through a great deal.',
  },
  [Mercury]: {
    conjunction:
      'Let out a sigh, and they ask which kind. Their Mercury has an ear for your Moon, so a feeling that you might have carried about for weeks finds its name early, and in you their cleverness has someone to be kind to. Being narrated does tire the heart. There are moments when a hand on the back would do more, and they are glad to be told so.',
    harmonious:
      'Talking with this person clears your head by way of your heart. Their Mercury sorts what your Moon is feeling without hurrying it off, and from you a busy mind picks up the habit of looking at faces. Discussing a trouble becomes so soothing that acting on it gets put off. Before the talk ends, tell them one thing you mean to do and by which day.',
    tense:
      'To a cry of distress they reply with three solutions. Their Mercury answers the sentence, whereas your Moon had meant the tremble in it, and a change of mood looks to them like a change of story. So you feel argued with and they feel accused of not listening. Ask at the outset to be heard to the end. On calmer days, their questions will walk you out of a swamp you had begun to furnish.',
  },
  [Venus]: {
    conjunction:
      'Your feelings make this person tender. With your Moon on their Venus they like to be needed, you like what they choose, and life together fills up with treats and small truces. Few contacts are so sweet from day to day, among friends or kin as much as anyone. It is the sweetness that hides things. Let a hurt be seen before it is smoothed over, or it comes back as a sulk.',
    harmonious:
      'Guests stay late when you two are hosts. Their Venus stays fond of you on days when you are poor company, and the way your Moon looks after people feels to them like being prized. Courtesy does get in the way at times, with each of you pressing the other to choose. Take turns at being difficult, so that someone’s real preference comes out.',
    tense:
      'They brought you something lovely, and you had wanted to be asked about your day. It is by needing and feeding that your Moon loves, and by pleasing that their Venus does, so kind acts miss their mark and one of you ends up overfed, the other overdressed. Of goodwill there is no shortage. Swap actual lists of what each would enjoy, and the kindness will arrive at the correct address.',
  },
  [Mars]: {
    conjunction:
      'At one tremor in your voice they want the name of whoever caused it. Your Moon rouses this person’s Mars, to guard or to pounce, before anyone has had time to think. Near them you feel more alive and thinner-skinned. Tell them what you want done with the heat, because a champion who is left without an enemy will sometimes make do with you.',
    harmonious:
      'Mention that something is broken and they are already mending it. Their Mars takes its orders gladly from what your Moon needs, and they get you outdoors on days you had meant to spend under the quilt. You give them a reason for all that vigor, and somewhere to rest it. Now and then a mood gets mistaken for a task, when you had only wanted company in it.',
    tense:
      'A drawer shuts hard in the next room and your stomach answers. Their Mars moves at a pace that grazes your Moon, your wounded look provokes them, and they would sooner have a scene than a sigh. Agree on a signal for stop, and return to the subject at an hour that you have named. Few people are so honest with you, or so quick to catch you when you fall.',
  },
  [Jupiter]: {
    conjunction:
      'Trouble shrinks for you in this company. Their Jupiter meets your Moon with room, food and a bigger view, and you begin to hope as a matter of habit. You may come to expect reassurance in any quantity. What they seldom get is a small, exact kindness of their own, and they treasure the ones that come from you.',
    harmonious:
      'Low spirits seldom last past their arrival. Their Jupiter sees what troubles your Moon from farther off and with better jokes, and in your keeping a large philosophy gets a kitchen to sit in. The bright view has a price: a grief may be cheered up before it has been heard. Ask for ten somber minutes, and you will be granted twenty.',
    tense:
      'They meant it when they promised you the whole summer. The generosity of their Jupiter swells at your Moon’s need past what they can keep up, and you, having believed every word, are let down twice. Then one of you asks for more, or sends more, in the wrong size. Request a smaller kindness on a named day. The fondness behind the promises is as large as they say.',
  },
  [Saturn]: {
    conjunction:
      'Tell them what you feel and they straighten up, as if handed a key to look after. Your Moon has touched their Saturn, its sense of duty and its dread of being soft. What comes back is reliability: rides, forms filled in, a promise kept for decades. Warmth has to be requested by name, and it helps to make the giving easy.',
    harmonious:
      'Ups and downs of yours find a floor in this person. Their Saturn steadies your Moon simply by being there at the hour stated, and your sympathy lets them set down a load they had stopped noticing. Nothing here burns fast, and little of it wears out. Duty can stand in for affection so long that no one checks, so demand some frivolity, beginning gently.',
    tense:
      'Need alarms this person, and your Moon needs things. Their Saturn hears a demand for something that it perhaps was never given, grows stern or late, and you feel like a draft under the door. It is their fear you are meeting, more than their judgment. Bring one want at a time, in plain words. With patience it makes two adults of you, one less afraid to ask and one less afraid to give.',
  },
  [Uranus]: {
    conjunction:
      'Since knowing them, your moods change lanes without signaling. Wanting them close is what sets off their Uranus, and your Moon is jolted out of comforts you had outgrown. There is a lightness in it, as though you were young again and excused from the rules. Keep up your steadiness elsewhere, with old friends and regular meals, for you will not get it here.',
    harmonious:
      'They treat what you feel as news and never as a claim. That leaves your Moon free to want odd things, and yours is the one nest to which their Uranus does not mind coming back. With nobody clinging, a real need can pass for another joke. Repeat it in a plain sentence once the laughing has stopped.',
    tense:
      'Settle in beside them, and they get to their feet to look at the sky. Closeness reaches their Uranus in flashes, so the regular kind that your Moon longs for makes them flinch, and their sudden exits leave you raw. Plan the absences ahead so that they stop being news, and fill your side of them with people you love. You will stand more steadily for having known this one.',
  },
  [Neptune]: {
    conjunction:
      'Feelings pass between you without going through words. Your Moon opens onto this person’s Neptune, so sympathy has no floor, and before long you cannot tell whose sadness this is. At its best you are each other’s refuge and each other’s music. When you are low, go out alone for an hour and see how much of it walks home with you. Whatever stays behind was theirs, and you can be kind about it without carrying it.',
    harmonious:
      'Whole afternoons with the curtains drawn could make you both happy. Their Neptune senses what your Moon is unable to say, and it loses its sting, while you offer a dreamer somewhere dry to sleep. It is a gentle tie, in need of somebody to bring up the rent. An hour for facts, at a table with the lights on, protects all that is lovely in it.',
    tense:
      'All is well, they say, and you can feel in your teeth that it isn’t. Their Neptune promises comfort it may not have, or plays the stray whom your Moon must take in, and you end up nursing a hope instead of a person. Ask twice, gently, then believe the calendar. You have often sensed a true sorrow, and one that has nothing to do with you.',
  },
  [Pluto]: {
    conjunction:
      'Near this person, things that you put away long ago come up with the mud still on. Your Moon draws their Pluto; they want the whole of what you feel, and you half want to be had. An old loneliness may mend in so much attention. The cost is that nothing is left unsearched. Keep some matters to yourself, and refuse fondly.',
    harmonious:
      'Your worst mood doesn’t frighten them, and for that alone you would cross a city. Their Pluto helps your Moon get to where a feeling starts, and in you somebody guarded has found the first soft place in ages. From outside you two look like a fort. Ask others in now and then, as certain sorrows want airing more than depth.',
    tense:
      'This one knows where you hide the spare key and does not always knock. While your Moon fears being taken over, their Pluto fears being shut out, and each tightens the grip, by tears on one side and silence on the other. Say no early and evenly, then offer something true that they had not asked for. Nobody else gets you so far beneath your own excuses.',
  },
  [Ascendant]: {
    conjunction:
      'People ask whether you grew up together. Your Moon lies on their Ascendant, so your feelings run just under the surface that this person shows: you react to a frown before they know they are frowning, and they feel looked after by instinct. The danger is to make their face the clock you live by. Keep one pleasure that has no opinion of you, a garden or a walk, and go to it alone.',
    harmonious:
      'The way they greet you makes you feel expected. You relax near them even in airports, so restful is their Ascendant to your Moon, and people think them gentler with you along. So soothing a surface keeps deeper troubles waiting outside. Bring one in sideways, on a long drive, while you are both facing the road.',
    square:
      'Too brisk with the waiter, too merry with your mother: their manner keeps catching you where you are tender. Your Moon squares the Ascendant they meet the world with, and to them each of your moods reads like a review. Save the comment for a private moment, and add an instance they got right. They know that their style has edges, and few people tell them how it feels.',
    opposition:
      'Home is what they look for in you, since your Moon falls on their Descendant, across from the Ascendant they present to the world. They come with the feelings they keep from others, and you become the one who knows when they have eaten. To be so needed can be sweet. You risk having moods for both of you, and it does them good to be handed theirs back.',
  },
};
