import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const moonTransits: TransitAspectsOf<typeof Moon> = {
  [Sun]: {
    conjunction:
      'At dusk the porch lamp switches on by itself. For a few hours every month the Moon goes over your Sun, and feeling and purpose burn on one wire: you know what you want because you feel it in the ribs. Sulks get a brighter bulb as well. Start some small personal thing before bedtime, and look in on it next month.',
    harmonious:
      'Tying a shoe, you notice that you are humming. Body and will are on easy terms until about suppertime, and people answer in your key. Anybody who got up on the wrong side may find you hard to bear. Ask for a small favor now, preferably from that person. Being useful to someone cheerful has mended many a Monday.',
    tense:
      'Wool in the morning, blazing sun by lunch, and everything itches. Half a day goes by in which mood and intention bicker over trifles, and you blame whoever asked where you are going. The itch has something to say about rest, or about being appreciated. Take off a layer. Any announcement can wait until the two sides have eaten together.',
  },
  [Moon]: {
    conjunction:
      'Every twenty-seven days the tide comes back to the same post. The present mood is an old acquaintance, strongest for three or four hours, and brings your earliest wishes in their house clothes. Strangers won’t get the reference. Cook what you were fed when you were good, and mark the calendar. Four weeks from now you can have the pan out in advance.',
    harmonious:
      'With three laps to choose from, the cat has picked yours. An even temper lasts from now until the dishes are put away, and people come and sit near it with their little confessions. You may end up holding more than the cat. Phone whoever has been on your mind. Tonight you can hear what they leave out, and mind none of it.',
    square:
      'Milk boils over in the one minute you look away. For an hour or three everybody’s needs arrive together, yours get the burned pan, and some unfairness from third grade lends the scene its volume. Wipe first and speak later. Among the things you would have shouted is one reasonable request. Make it tomorrow, when it no longer smells of scalding.',
    opposition:
      'Milk boils over in the one minute you look away. For an hour or three everybody’s needs arrive together, yours get the burned pan, and some unfairness from third grade lends the scene its volume. Wipe first and speak later. Among the things you would have shouted is one reasonable request. Make it tomorrow, when it no longer smells of scalding.',
  },
  [Mercury]: {
    conjunction:
      'What do you call it, that feeling of Sunday at five? This afternoon you find the word. Memory and mouth are neighbors for some hours, so stories come out with the wallpaper in them, and a confidence may slip out alongside. Talk to someone who keeps things. Better still, write a letter and let it sleep on the hall table.',
    harmonious:
      'During a phone call your hand draws a perfectly good leaf. Until the day is out you listen with one ear and understand with the other, which is handy for family logistics or for an apology about tone. Gossip will taste of honey. Before hanging up, ask what they had been going to say when you interrupted, and draw that too.',
    tense:
      'In the message you hear a voice the sender never used. Nerves do the reading between now and bedtime; you fire off an answer, unsend it, and then have to explain the gap. Some tender spot has been touched, that much is so. Go and ask in person, with your mouth full of sandwich. It is hard to sound cutting through cheese.',
  },
  [Venus]: {
    conjunction:
      'A ripe peach, eaten over the sink, settles most of what you were asking. Sweetness has the upper hand for an evening, and you are good to be near and quick to be pleased. Refusals come out as maybe, so let anyone selling things wait. Touch an arm. A shy affection can be shown tonight that by morning would need reasons.',
    harmonious:
      'Somebody has kept the crisp corner of the lasagna for you. In the couple of hours this lasts, fondness goes around like a dish, and whatever you pick out, scarf or song, is right. The hungry one at such tables is usually the cook. Say the kind thing you thought of in the doorway before the plates are stacked, and say it toward the stove.',
    tense:
      'Theirs looks better, now that you have ordered the sorbet. For part of a day comfort and pleasure are not to be had in one bowl; you want petting and find fault with how it is done, or spend to stop wanting. Underneath is a plain wish to be chosen. Put down your spoon and ask for a taste.',
  },
  [Mars]: {
    conjunction:
      'Look twice before grabbing a pan by its handle, today at any rate. Heat comes through unannounced for two or three hours, and you snap, or defend somebody small with astonishing speed. The courage is genuine. Scrub a floor with it. Set the quick retort aside to cool, and you may not care to pick it up.',
    harmonious:
      'Dough is the better for a bad mood, provided it is a mild one. A warm, useful vigor sits in the arms until evening, and you act on instinct without treading on anyone. Housemates had better keep moving or they will be put to work. Carry a neighbor’s box upstairs. On the way down, while your blood is up, say the brave sentence.',
    tense:
      'Having stubbed a toe, you scold the table. Irritation wants an address for the next few hours and will take the nearest, generally somebody dear with wet hair. A hurt came just ahead of it, too quick to be seen. Go back half a minute and look. “Ouch” is a complete sentence, and the household forgives it sooner than a speech.',
  },
  [Jupiter]: {
    conjunction:
      'The stairwell smells of your baking, so you invite the stairwell. Once a month you get a few hours as big-hearted as this, when you laugh down the phone and believe in everybody’s novel. Promises made in them have to be kept by someone who is tired tomorrow. Give away what is in the house already. Don’t offer the guest room until Thursday.',
    harmonious:
      'All down the checkout line strangers are laughing, and you began it. Spirits float an inch above normal for the remainder of the afternoon; a worry shrinks to its proper size, and guests can come as the rooms are. High spirits overlook a wince, though. Call the gloomiest person you love, and let them stay gloomy, in better company.',
    tense:
      'Marshmallows come in a sack meant for summer camps, and you have bought one. Feeling and appetite both round up. For several hours a slight becomes a tragedy and a treat becomes a policy, while your generosity is true to the last ounce. Hand the sack around. After it comes a dip, so wait for level ground to judge anybody’s character.',
  },
  [Saturn]: {
    conjunction:
      'Flannel, and bed by nine. Monthly, for a few hours, the Moon stops at your strict place, where you count what is undone and speak when spoken to. It can feel like being the only adult on the bus. The figures will be the same at breakfast, and friendlier. Carry one humble chore right through to the end, and count that instead.',
    harmonious:
      'Under the lamp, a button goes back on with eight neat loops. Feelings take kindly to a steady hand this evening, and your tenderness has the practical turn that older people trust. Few of them would think to inquire about yours. While the thread is out, mend something of your own as well, and let somebody see that it was torn.',
    tense:
      'The coffee tastes of the cup. Until the Moon moves off, half a day at most, you keep a list of people who haven’t called, and the voice that reads it is older than you are. Loneliness exaggerates. Even so, it has noticed fairly which duty goes unthanked. Call one of them yourself, and talk about anything except the duty.',
  },
  [Uranus]: {
    conjunction:
      'Every doorknob gives off a spark when you touch it. In these odd couple of hours feelings change without notice, and you may fall for an idea or need the car window down at once. Those who were talking to you wonder where you went. Surprise yourself in some harmless way, by the other staircase for instance, then go back and finish the conversation.',
    harmonious:
      'Pancakes for dinner, and no one under forty objects. An agreeable eccentricity holds from here to bedtime: friends drop by unplanned, and habits come unhooked without a fuss. Only the clock is put out, and maybe whoever had thawed the fish. Trade chores with that person for tonight. You could learn which of you has been in the wrong job.',
    tense:
      'Gone without goodbye, coat over your arm, and halfway down the block. Closeness feels tight for some hours and then distance feels cold, so that anyone keeping up with you deserves a medal. A nerve is asking for air. Get it honestly: “back at nine” is quickly said. Arrive at nine, and they may have saved you some of the cake.',
  },
  [Neptune]: {
    conjunction:
      'Put a shell to your ear and the room goes away. The senses loosen for a little while, once a month, and you pick up what others feel along with the radio next door. Borders suffer. Dreams tonight may be long and rather well lit. Leave large questions open, get near water if only in a tub, and close your own door gently.',
    harmonious:
      'After a whole day at the beach one still feels the waves in bed. Something rocks you so for the length of an evening; sympathy is effortless, lullabies make sense, and you can tell a hurt by how someone holds a cup. Bills, it is true, go unopened. Sit beside that person and say little. The phone can sleep in another room.',
    tense:
      'Home from the party, you smell of everyone’s perfume. Moods have soaked in from all sides, and until they air out, toward breakfast, you can’t say which tears are local. Self-pity would like a second glass. Few people listen as well as you do in such a state, or drain as slowly. Change your shirt, and try to recall how you felt before you went.',
  },
  [Pluto]: {
    conjunction:
      'Potatoes in the cellar have put out white shoots toward the crack of light. What you had stored away stirs for a few hours, as it does each month at this point: a hunger to be close, or a grudge of some length. So strong a feeling demands the whole truth by midnight. Give it a single question and a kind listener.',
    harmonious:
      'To the taxi driver, of all people, you tell the real story. It is that sort of evening, deep and easy, when the heart says what it means and nobody gets scorched. The driver has heard worse and is kind. Somebody nearer has been waiting longer for this. Have yourself driven there, and begin with the sentence you swallowed last month.',
    tense:
      'Last seen at 11:42, it says, and you have now looked nine times. A grip comes over the heart for several hours, and you probe, or go grand and silent. Behind it stands an old fear of being left, which at least has excellent hearing. Cover the phone with a cushion. Admitting to somebody that you’re in a clutching mood will loosen the fingers.',
  },
  [Ascendant]: {
    conjunction:
      'Lamps lit, curtains open: for a few hours anyone passing can see into your face. You are quick to respond, and a dog will come straight over. So will a person with troubles. Go where you would like to be noticed, and if there is bluffing to be done, leave it for another day. Tonight even your knees would give you away.',
    harmonious:
      'On the bus a baby has been looking at you for six stops. People of all ages settle near you until nightfall, and your first guess about each of them is sound. They may take more than you meant to hand out, so keep a seat between you and the talker. Turn to the one at the window, who has been working up to it.',
    square:
      'One lifted eyebrow and you change the story. For half a day your mood is kept in other people’s faces, and a partner’s sigh must be something you did. Tact is sharpened by it, along with touchiness. Walk to the end of the street before you apologize. Ask, then, whether the sigh was about you or about the shoes.',
    opposition:
      'One lifted eyebrow and you change the story. For half a day your mood is kept in other people’s faces, and a partner’s sigh must be something you did. Tact is sharpened by it, along with touchiness. Walk to the end of the street before you apologize. Ask, then, whether the sigh was about you or about the shoes.',
  },
  [Midheaven]: {
    conjunction:
      'Your badge says what you do, and your face, this once, says how you are. Feeling goes public for three hours or so in the month, and a chief or a crowd warms to it. They may hand you their worries in return. Say in the meeting what people have muttered by the potted plants. If you have to cry, find an empty office.',
    harmonious:
      'Cinnamon rolls, set down beside the sign-up sheet, do more than the memo did. You have an instinct about the public that is good for the rest of this working day: you can tell what the customer wants and whether the chief has eaten. It is a little like cheating. Use it for a decent cause at eleven-thirty, and save a roll for home.',
    square:
      'Through the whole meeting one part of you is back at home, checking the stove. Duty and nest tug for some hours, and a neutral remark about lateness may bring up water in your eyes. The private side has been on thin rations, evidently. Promise your answer for tomorrow. Then go home by the short way and put the stove to use.',
    opposition:
      'Through the whole meeting one part of you is back at home, checking the stove. Duty and nest tug for some hours, and a neutral remark about lateness may bring up water in your eyes. The private side has been on thin rations, evidently. Promise your answer for tomorrow. Then go home by the short way and put the stove to use.',
  },
};
