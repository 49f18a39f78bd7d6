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
      'It is restful to be with somebody who knows what they want. Their Sun stands where your Moon does: what they are after gives your days a direction, and your care is what they return to. For people who live or work side by side hardly any contact is better. In looking after their purposes you may forget your own needs. Say what you would like before you ask what they would.',
    harmonious:
      'Near so much assurance you grow bolder about being seen. What their Sun requires, a rest or an audience, your Moon reads at a glance, and they steady you in return, so that each gives the other what comes cheaply. Families do well on this, and so do shared offices. Ease lets small hurts go by unmentioned. Mention one while it is still small.',
    tense:
      'They are ready to go while you still need time. Their Sun sets a pace that cuts across what your Moon needs, and when you fall silent, hurt, they take it for disapproval. Nobody is wrong in this. Say that you need an hour before your mood has to say it. They keep you from hiding, and you show them how their successes feel to the people at home.',
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
      'After hearing how you feel, they tell you what to do. Their Mercury answers what was said, whereas your Moon had meant how it was said, and a change of mood looks to them like a change of story. So you feel argued with and they feel accused of not listening. Ask at the outset to be heard to the end. The advice may be good, an hour later.',
  },
  [Venus]: {
    conjunction:
      'Your feelings make this person tender. With your Moon on their Venus they like to be needed, you like what they choose, and life together fills up with treats and small truces. Few contacts are so sweet from day to day, among friends or kin as much as anyone. It is the sweetness that hides things. Let a hurt be seen before it is smoothed over, or it comes back as a sulk.',
    harmonious:
      'Guests stay late when you two are hosts. Their Venus stays fond of you on days when you are poor company, and the way your Moon looks after people feels to them like being prized. Courtesy does get in the way at times, with each of you pressing the other to choose. Take turns at being difficult, so that someone’s real preference comes out.',
    tense:
      'When you would like to be looked after, they offer something to enjoy. Your Moon loves by caring and their Venus by pleasing, so kind acts miss their mark, and each may think the other a little cold. There is no shortage of goodwill. Tell each other in so many words what does you good, and the next kindness will be the right one.',
  },
  [Mars]: {
    conjunction:
      'When you are upset they want to know who did it. Your Moon rouses this person’s Mars, to protect or to attack, before either of you has had time to think. Near them you feel more alive and more easily hurt. Tell them what you would like done, because somebody so ready to fight for you can also turn on you when there is no one else.',
    harmonious:
      'Mention that something is broken and they are already mending it. Their Mars takes its orders gladly from what your Moon needs, and they get you outdoors on days you had meant to spend under the quilt. You give them a reason for all that vigor, and somewhere to rest it. Now and then a mood gets mistaken for a task, when you had only wanted company in it.',
    tense:
      'They are fast and blunt, and you feel it at once. Their Mars moves at a pace that hurts your Moon, your hurt look provokes them, and they would sooner have it out than see you sigh. Agree on a word that stops a quarrel, and on the hour at which you will both come back to it. Few people are as honest with you, or as quick to help when it matters.',
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
      'They take your feelings seriously, as something for which they are responsible. Your Moon has met their Saturn, with its sense of duty and its fear of being soft, and what comes back is reliability: forms filled in, a promise kept for decades. Warmth comes more slowly. Ask for it by name, and make it easy for them to give.',
    harmonious:
      'Ups and downs of yours find a floor in this person. Their Saturn steadies your Moon simply by being there at the hour stated, and your sympathy lets them set down a load they had stopped noticing. Nothing here burns fast, and little of it wears out. Duty can stand in for affection so long that no one checks, so demand some frivolity, beginning gently.',
    tense:
      'You need something, and they grow stern. Your Moon asks for more than their Saturn thinks it can give, and the sternness makes the need greater; you feel like a burden, and they feel accused. What looks like judgment is mostly a fear of failing you. Bring one wish at a time, in plain words. Given time, you learn to ask with less fear, and they to give.',
  },
  [Uranus]: {
    conjunction:
      'With them your moods are less predictable than they were. Wanting them close is what sets off their Uranus, and your Moon is jolted out of comforts that it had outgrown. It feels young, and it is tiring. Regular comfort will have to come from elsewhere, from old friends and fixed habits, and then you can enjoy this for what it is.',
    harmonious:
      'They treat what you feel as news and never as a claim. That leaves your Moon free to want odd things, and yours is the one nest to which their Uranus does not mind coming back. With nobody clinging, a real need can pass for another joke. Repeat it in a plain sentence once the laughing has stopped.',
    tense:
      'Just when you feel settled, they need to be off. Your Moon would like closeness to be regular, their Uranus takes it in bursts, and the sudden departures hurt you more than they suspect. Ask for absences to be announced, and fill your side of them with people you love. You learn to stand more firmly by it, and they learn that they are missed.',
  },
  [Neptune]: {
    conjunction:
      'Feelings pass between you without going through words. Your Moon opens onto this person’s Neptune, so sympathy has no floor, and before long you cannot tell whose sadness this is. At its best you are each other’s refuge and each other’s music. When you are low, go out alone for an hour and see how much of it walks home with you. Whatever stays behind was theirs, and you can be kind about it without carrying it.',
    harmonious:
      'It takes very little for the two of you to feel close. Their Neptune senses what your Moon can’t say, and you give a dreamer somewhere to be at ease. Music and silence suit you both. Bills, dates and decisions suit neither. An hour a week for those, with everything written down, protects what is lovely in the rest.',
    tense:
      'They say that all is well, and you feel that it isn’t. Their Neptune promises your Moon a comfort that can’t always be given, or needs to be rescued itself, and you end up caring for a hope more than for a person. Put the question a second time, gently, and let what happens next be the answer. The sorrow that you sense is often real, and often has nothing to do with you.',
  },
  [Pluto]: {
    conjunction:
      'Near this person old feelings come up that you had put away. Your Moon draws their Pluto; they want to know the whole of what you feel, and part of you would like to be known so well. An old loneliness may ease in so much attention. It leaves you little privacy, however. Keep some matters to yourself, and say no kindly.',
    harmonious:
      'They aren’t frightened by your worst moods. Their Pluto helps your Moon to find out where a feeling comes from, and somebody as guarded as they are has found in you a person to be gentle with. Each stands by the other in grief. From outside you two may seem to need nobody. Ask others in now and then, for the sake of the lighter days.',
    tense:
      'They go on asking when you would rather be left alone. Your Moon fears being taken over, their Pluto fears being shut out, and each makes it worse, by tears on the one side and silence on the other. Say no early and calmly, then tell them something true that they had not asked for. Few people help you so well to see through your own excuses.',
  },
  [Ascendant]: {
    conjunction:
      'People ask whether you grew up together. Your Moon lies on their Ascendant, so your feelings run just under the surface that this person shows: you react to a frown before they know they are frowning, and they feel looked after by instinct. The danger is to make their face the clock you live by. Keep one pleasure that has no opinion of you, a garden or a walk, and go to it alone.',
    harmonious:
      'The way they greet you makes you feel expected. You relax near them even in airports, so restful is their Ascendant to your Moon, and people think them gentler with you along. So soothing a surface keeps deeper troubles waiting outside. Bring one in sideways, on a long drive, while you are both facing the road.',
    square:
      'Their manner hurts you where you are tender. Your Moon squares the Ascendant with which they meet the world, so that a brisk word or a joke in company seems meant for you, and to them your mood looks like a judgment on them. Mention it in private, together with something that they did well. They seldom hear how their style feels to others.',
    opposition:
      'Home is what they look for in you, since your Moon falls on their Descendant, across from the Ascendant they present to the world. They come with the feelings they keep from others, and you become the one who knows when they have eaten. To be so needed can be sweet. You risk having moods for both of you, and it does them good to be handed theirs back.',
  },
};
