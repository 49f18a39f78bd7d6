import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySignWordings } from '../../catalogue.js';

export const weeklyClosings: BySignWordings = {
  [Aries]: [
    'Win the argument if you must, and then hold the door for whoever lost it. You will want a teammate before long.',
    'Leave one reply to stand overnight. It will still be hot in the morning, and by then you can choose where to pour it.',
  ],
  [Taurus]: [
    'Have a second helping of whatever did you good. Send back what was only habit on a nice plate.',
    'Let the stubborn matter soften on the sill for a few days. You have always known how to wait for a peach.',
  ],
  [Gemini]: [
    'Send the message, then put the phone in another room and find out what you think when nobody is answering.',
    'Ask the follow-up question. Your first is always brilliant, and the second is where people begin to talk.',
  ],
  [Cancer]: [
    'Feed them, by all means. Then leave the dishes to those who ate, and go out to find the Moon.',
    'Ask for the hug in words. Sighing from the next room has a poor record of delivery.',
  ],
  [Leo]: [
    'Take the bow, and take the others by the hand as you do. It looks better from the balcony.',
    'Do one splendid thing that nobody will ever hear about. Then try to keep it to yourself for a whole day.',
  ],
  [Virgo]: [
    'Good enough and warm beats flawless and late. Put down the cloth and carry the dish to the table.',
    'Cross off the last item without doing it, as an experiment. Record carefully that the ceiling stayed where it was.',
  ],
  [Libra]: [
    'Pick the restaurant yourself. Everyone will be relieved, and you can finally have the dish you were going to talk yourself out of.',
    'A kind no, given early, is better manners than a charming maybe that keeps three people dressed and waiting.',
  ],
  [Scorpio]: [
    'Tell someone the second-darkest thing. The darkest will keep, and may weigh a little less for having lost its neighbor.',
    'Drop the case for lack of evidence and have dinner with the suspect. The evening may turn up a better motive.',
  ],
  [Sagittarius]: [
    'Aim lower by a hand and you may hit the thing itself. The clouds have had enough of your arrows.',
    'Be where you said you would be, with your boots off. That story gets told longer than the one about the mountain.',
  ],
  [Capricorn]: [
    'Clock out while there is daylight. The mountain has an excellent record of being there in the morning.',
    'Take the compliment at face value. Somebody who knows you well has already checked the figures.',
  ],
  [Aquarius]: [
    'Call one person instead of writing to thirty. The thirty will manage, being partly made up of people like you.',
    'Be odd at close range. From across the street it gets mistaken for principle, and people keep walking.',
  ],
  [Pisces]: [
    'Rinse the day off with warm water and no screen in sight. What is left on you afterward is your own.',
    'Give away the song and keep the instrument. Other people’s rainy evenings are many, and you have two hands.',
  ],
};

export const monthlyClosings: BySignWordings = {
  [Aries]: [
    'Finish something small before you light the next fuse. The satisfaction is underrated, especially by people who start as well as you do.',
    'Race yourself before you race the neighbors. They tire sooner, and only you know all the shortcuts you take.',
  ],
  [Taurus]: [
    'Say yes a day sooner than feels comfortable, or no a day sooner. Either one saves somebody a second walk to your gate.',
    'Keep what still works and thank it with oil. Carry the rest to the curb before it puts down roots.',
  ],
  [Gemini]: [
    'Finish a sentence of your own before you finish anyone else’s. There was a thought in it, near the end.',
    'Tell the story once and well. By the fourth telling you are improving on facts that were good already.',
  ],
  [Cancer]: [
    'Hang the old grievance on the line for an afternoon. You may find that it has shrunk and fits nobody in the family.',
    'Keep the porch light on for those who are coming, and switch it off for those who only said so.',
  ],
  [Leo]: [
    'Ask directly for the praise you want, give twice as much away, and forgive the person who was looking elsewhere during your line.',
    'Nap like royalty in the afternoon. Whatever needs you so badly will ask more politely once you are awake.',
  ],
  [Virgo]: [
    'Thank your own hands for something. They have worked to your specifications for years without a kind review.',
    'If it can be mended, mend it. If it can only be criticized, cut it some cake and sit down beside it.',
  ],
  [Libra]: [
    'Disagree with someone you like about something you mind. The friendship could use the exercise, and so could your voice.',
    'Even up what you give and what you receive. Start with sleep, which has never complained of being shortchanged.',
  ],
  [Scorpio]: [
    'Burn the drafts and keep the letter. Some of what you felt along the way was only the ink warming up.',
    'Let them surprise you. A person you have completely figured out has generally stopped telling you things.',
  ],
  [Sagittarius]: [
    'Read the manual of one thing you own. It is a foreign country whose language you have yet to try.',
    'Tell the truth as you would toss a ball to a child, underhand, so that it can be caught.',
  ],
  [Capricorn]: [
    'Ask for help with something you could do alone. It costs an hour, and gives someone their first sight of your kitchen.',
    'Reward the effort before the result is in. You would do as much for any apprentice, and some part of you still is one.',
  ],
  [Aquarius]: [
    'Test the theory on somebody who can hug back. Should the two disagree, go with the hug.',
    'Keep your distance where it gives you perspective, and shorten it where it only saves you from being known.',
  ],
  [Pisces]: [
    'Draw a small door in the wall you finally built, and keep the key on your side of it.',
    'Trust the hunch and write the hour on your wrist. Between them they will get you there.',
  ],
};

export const yearlyClosings: BySignWordings = {
  [Aries]: [
    'Keep the torch lit and the grudges brief. Anyone who has forgiven you by dinner is worth bringing along on the next charge.',
    'Go first where going first does good. Elsewhere stroll a little, since there is plenty to see from the middle of the line.',
  ],
  [Taurus]: [
    'Own a bit less of it and enjoy it more. A hand full of keys cannot feel the bark of a tree.',
    'Slow has served you well on the way in. Let it serve you on the way out too, and leave the curtains hanging.',
  ],
  [Gemini]: [
    'Go on collecting. By the end, though, one drawer should hold something you wrote yourself.',
    'Change your mind as often as the facts do, and send word to whoever was acting on the old one.',
  ],
  [Cancer]: [
    'Home is something you are able to pack. Take the good spoon, and go a little further than you did before.',
    'Hold them close, count to three, and open your arms. The ones who belong there will hardly have moved.',
  ],
  [Leo]: [
    'Spend your warmth on people who glow without you as well. With them you can sit down when the fire burns low.',
    'Let something you made go out into the street without your face on it, and see who takes it home.',
  ],
  [Virgo]: [
    'Keep your standards, and keep them off the people you love after eight in the evening.',
    'Sow one row without labels. Whatever comes up will be new to you, and you will look after it anyway.',
  ],
  [Libra]: [
    'Let beauty have a vote and give fairness the deciding one. Should they tie, consult your stomach.',
    'Take your own side for the length of a song each day. The other side has always been well represented.',
  ],
  [Scorpio]: [
    'Close the door that has been standing ajar for pride’s sake. The cold has been coming in by it.',
    'Guard your secrets well and show your loyalty openly, so that friends need not dig for it.',
  ],
  [Sagittarius]: [
    'Come home by another road and notice that the house has a back door. There are adventures on that side also.',
    'Believe in something large, and test it on one ordinary morning. If it is true, it will fit in the lunch bag.',
  ],
  [Capricorn]: [
    'Build it to last, and then dance on it to see whether it holds. That counts as inspection.',
    'Enter under assets the people who still call you by your childhood name, and go and see them.',
  ],
  [Aquarius]: [
    'Leave the future a little unfinished, so that others can put their fingerprints on it. People take good care of what they have touched.',
    'Make an old friend. It takes years, cannot be invented in a night, and is best begun over something boring.',
  ],
  [Pisces]: [
    'Swim out as far as you like, and leave your towel where someone can see it from the beach.',
    'Put the longing to use. One page a week is plenty, if it is set down before the phone wakes.',
  ],
};

export const ascendantClosings: BySignWordings = {
  [Aries]: [
    'Knock before you enter, even where the lock would give at a kick. The faces inside will be gladder.',
    'Lead with the open hand. It gets you to the handshake sooner, and you have never liked waiting.',
  ],
  [Taurus]: [
    'Stand where you can be leaned on, and sit when you are tired. A friend need not do the work of a wall all night.',
    'Open a window from time to time. The room you make for people is warm, and now and then stuffy.',
  ],
  [Gemini]: [
    'Let a silence run its full length at least once. Someone may be walking toward you through it.',
    'Be in one place at a time, if only for the novelty. You have hardly tried it and might have a talent.',
  ],
  [Cancer]: [
    'Let your face be read, since it will be anyway, and supply the words yourself while there is time.',
    'Withdraw when you need to. Pin a note to the door saying when you expect to be back, and sign it with love.',
  ],
  [Leo]: [
    'Shine where it is dark. In a bright room, hold someone else’s drink and enjoy the show.',
    'Give people your attention along with your presence. They will talk about the one and come back for the other.',
  ],
  [Virgo]: [
    'When they admire it, leave out the part about what went wrong. “Thank you” is a complete inventory.',
    'Turn up once with the hem undone. Somebody across the room has been waiting years for permission to relax.',
  ],
  [Libra]: [
    'Look into the mirror before you look into their faces, and ask it what it would like for supper.',
    'Leave one edge unsanded. People need some place to take hold of you when the floor is slippery.',
  ],
  [Scorpio]: [
    'Look away first, once in a while. It is a courtesy, and people reveal more when they think you have missed it.',
    'Forgive early and in private. Nobody ever has to know how thick the file had become.',
  ],
  [Sagittarius]: [
    'Bring your enthusiasm in through the door and leave the horse outside. There is room for nearly everything else.',
    'Promise a little less than you mean to give. Then the surprise, for once, will be on the pleasant side.',
  ],
  [Capricorn]: [
    'Loosen the top button and let a silly question be asked. Nothing you have built will come down because of a laugh.',
    'Let somebody carry a thing of yours, and resist looking round to see how they hold it.',
  ],
  [Aquarius]: [
    'Sit down in the middle for once, where the warmth collects. The exits are perfectly visible from there.',
    'Wear the strange hat, and from under it ask people about their children and their tomatoes.',
  ],
  [Pisces]: [
    'When they cry, pass the tissues and stay dry for a minute. Swimmers are grateful for a shore.',
    'Ask for your own name back at the end of the evening, along with your coat.',
  ],
};
