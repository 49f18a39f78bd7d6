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
      'It is restful to be with somebody who knows what they want. Their Sun stands where your Moon does: what they are after gives your days a direction, and your care is what they return to. For people who live or work side by side hardly any contact is better. While you look after their purposes you may forget your own needs, until those come out as a complaint about something else.',
    harmonious:
      'Near somebody so sure of themselves, you grow bolder. Your Moon can tell at a glance whether their Sun needs rest, food or an audience, and they give you a sense of direction in return, so each provides what costs them little. Families do well on this. Small hurts go by without a word, because complaining would seem ungrateful, and after a year you may be cool over nothing. They would rather be told at once.',
    tense:
      'They are ready to go while you still need time. Their Sun sets a pace that cuts across what your Moon needs, and when you fall silent, hurt, they take it for disapproval. Neither of you is wrong here. Say that you need an hour before your mood says it for you. They keep you from hiding, and you show them how their successes feel to the people at home.',
  },
  [Moon]: {
    conjunction:
      'Hunger, tiredness and the wish for company come over both of you at the same hour. Your Moon stands where theirs does, and what would comfort you is also right for them. Few people could live side by side so easily. On a day when both of you are low, though, there are two who want to be held and nobody to do the holding. It is good to know beforehand whom to call.',
    harmonious:
      'Time passes easily here, for your Moon is in tune with theirs. One is ready to talk when the other is ready to listen, a bad mood is taken as a mood and no more, and you could share a small cabin in the rain. What comforts you becomes a custom, with the same meal and the same words, and when one of you would like a change for once, the other may feel a little deserted.',
    tense:
      'After a bad day one of you wants a hug, and the other wants a closed door. Your Moon and theirs have learned different ways of being comforted, and each finds the other’s a little wrong, down to how loud the kitchen should be. You can also help each other where people of your own kind could not, because each brings what the other never had. Explain your way as you would the customs of a country, and learn theirs.',
  },
  [Mercury]: {
    conjunction:
      'When you sigh, they ask what it was about. Their Mercury has an ear for your Moon, so a feeling that you might have carried around for weeks gets a name on the first evening, and they have somebody to be clever with and kind at the same time. You understand yourself better for it. Now and then it is too many words. Tell them when a hand on your shoulder would do more; they may be relieved.',
    harmonious:
      'Talking with this person clears your head without cooling your heart. Their Mercury sorts out what your Moon is feeling, and does not hurry it away, while from you they learn to watch a face as well as the words. You could talk on any stairway until midnight. A trouble that has been discussed so pleasantly may stay exactly where it is, and be discussed again in spring.',
    tense:
      'After hearing how you feel, they tell you what to do. Their Mercury answers the words, whereas your Moon had put its meaning in the tone, and a change of mood looks to them like a change of story. So you feel argued with and they feel accused of not listening. Ask at the outset to be heard to the end. The advice may be good, an hour later.',
  },
  [Venus]: {
    conjunction:
      'They are tender toward you, and like to be needed. With your Moon on their Venus, they choose what you would have chosen, and a life in common fills up with small treats and small truces. Day to day, few contacts are so sweet, among friends or relatives as much as anyone. A hurt may be sugared over before it has been looked at, and then it comes back as a sulk. Show it first, and then be kind.',
    harmonious:
      'Guests like to stay when the two of you are the hosts. Their Venus stays fond of you on days when you are poor company, and the way your Moon looks after people makes them feel precious. Each is pleased by what pleases the other, and a home together would have flowers in it. Sometimes you are both so considerate that you end up in a restaurant that neither wanted.',
    tense:
      'When you would like to be looked after, they offer you a treat. Your Moon loves by caring and their Venus by pleasing, so kind acts miss their mark, and each may think the other a little cold. There is no shortage of goodwill. Tell each other in so many words what does you good, and the next kindness will be the right one.',
  },
  [Mars]: {
    conjunction:
      'When you are upset they want to know who did it. Your Moon rouses this person’s Mars, to protect or to attack, before either of you has had time to think. Near them you feel more alive and more easily hurt. Somebody so ready to fight for you can also turn on you when there is no one else around, so it helps to say first whether you want anything done.',
    harmonious:
      'Something is broken, you say, and they may be fixing it before you have finished. Their Mars is glad of a purpose, your Moon has several, and they can get you outdoors on days that you had meant to spend under a quilt. Beside you their restless energy settles. Not every mood of yours is a task, however. Say when you want company and no repairs.',
    tense:
      'They are quick and blunt, and you feel each word at once. Their Mars wants to have things out, your Moon wants to be left alone with them, and your hurt look can provoke them more than an answer would. You are hardly ever indifferent to each other. Agree on a word that ends a quarrel, and on the hour at which you both come back to the subject. They may be the first to help when it matters.',
  },
  [Jupiter]: {
    conjunction:
      'Troubles look smaller when this person is there. Their Jupiter meets your Moon with room, food and a longer view, and you get used to hoping; in return you are somebody to be generous to, which does them good. A whole family can warm itself at such a bond. You may come to want cheering up the way people want sugar. What they seldom get is a small, exact kindness, and yours would be treasured.',
    harmonious:
      'Sadness seldom lasts long with this person. Their Jupiter looks at the troubles of your Moon from farther off and with better jokes, and through you their large ideas acquire a kitchen and someone to feed. You make each other generous. The price is that a grief can be cheered up before it has been heard. Ask for ten serious minutes, and they may give you an hour.',
    tense:
      'They promised you the whole summer, and meant it. Faced with what your Moon needs, their Jupiter swells with good intentions, more than anyone could carry out, and you believe them, so you are let down by a person who only wished you well. They can feel that nothing they give is enough. The fondness is as large as they say. Ask for a smaller kindness on a named day, and you will both enjoy it.',
  },
  [Saturn]: {
    conjunction:
      'They take your feelings seriously, as something they are responsible for. Your Moon has met their Saturn, with its sense of duty and its fear of being soft, and what comes back is reliability: forms filled in, a promise kept for decades. Warmth comes more slowly, and they may need to hear that you would be happy with an hour in which nothing useful is done.',
    harmonious:
      'When your moods go up and down, this person stays where they were. Their Saturn steadies your Moon just by being there when they said they would, and your sympathy lets them put down a load they had stopped noticing. It is a slow warmth, made for years rather than for evenings. After a time duty can take the place of affection, and neither of you looks to see. Get them to do something silly, and begin gently.',
    tense:
      'You need something, and they grow stern. Your Moon asks for more than their Saturn thinks it can give, and the sternness makes the need greater; you feel like a burden, and they feel accused. What looks like judgment is mostly a fear of failing you. A single wish, small and in plain words, frightens them less, and once they have met it they are more willing to hear the next.',
  },
  [Uranus]: {
    conjunction:
      'With them your moods are less predictable than they were. Wanting them close is what sets off their Uranus, and your Moon is jolted out of comforts it had outgrown. You feel young, and a little tired. Regular comfort will have to come from elsewhere, from old friends and fixed habits, and then you can enjoy this for what it is.',
    harmonious:
      'They take what you feel as news and never as a claim. That leaves your Moon free to want odd things, and with you their Uranus has a home it doesn’t mind coming back to, since nobody asks where it has been. Both of you breathe easily. The cost is that a real need can pass for another joke. Say it again, in a plain sentence, when the laughing has stopped.',
    tense:
      'Just when you feel settled, they need to be off. Your Moon would like closeness to be regular, their Uranus takes it in bursts, and the sudden departures hurt you more than they suspect. Ask to be told before they go, and spend the time with people you love. You learn to stand more firmly this way, and they learn that they are missed.',
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
      'Near this person old feelings come up that you had put away. Your Moon attracts their Pluto; they want to know everything you feel, and part of you would like to be known so well. An old loneliness may ease in so much attention. It leaves you little privacy, however, and they can take a closed door for a lie. “I’ll tell you when I am ready” is an answer they can live with.',
    harmonious:
      'They aren’t frightened by your worst moods. Their Pluto helps your Moon to find out where a feeling comes from, and somebody as guarded as they are has found in you a person to be gentle with. Each stands by the other in grief. From outside you two may seem to need nobody, and others stop asking you along. A day with people who only want to laugh is good for both of you, though seldom your own idea.',
    tense:
      'They go on asking when you would rather be left alone. Your Moon fears being taken over, their Pluto fears being shut out, and each makes it worse, with tears on one side and silence on the other. Say no early and calmly, then tell them something true that they had not asked for. Few people are so good at helping you see through your own excuses.',
  },
  [Ascendant]: {
    conjunction:
      'People may ask whether you grew up together. Your Moon lies on their Ascendant, so you feel a frown of theirs almost before they do, and you look after them without being asked. You are at home with how they talk and move. In the end their face can decide how your day goes, and they may begin to hide a bad mood to spare you.',
    harmonious:
      'When this person greets you, you feel expected. Their Ascendant has just the manner that lets your Moon relax, even at airports and other people’s parties, and with you along they may come across as gentler than usual. Together you put strangers at ease. With so pleasant a surface, the deeper troubles go unmentioned. A long drive, with both of you facing the road, is a good place to bring one up.',
    square:
      'Their manner hurts you where you are tender. Your Moon squares the Ascendant with which they meet the world, so a brisk word or a joke in company seems meant for you, and to them your mood looks like a judgment. Mention the hurt in private, together with something they did well. They seldom hear how their style feels to others.',
    opposition:
      'They look for a home in other people, and find it in you, since your Moon falls on their Descendant, across from the Ascendant that the world sees. With you they may show the feelings that they keep from everybody else, and you know when they last ate. Being so needed can be sweet. In time you may be having the moods for both of you; it does them good to be handed theirs back.',
  },
};
