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
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const sunProgressedAspects: ProgressedAspectsOf<typeof Sun> = {
  [Sun]: {
    conjunction:
      'Only at the start of life does the progressed Sun stand on the Sun of your birth. Nothing has come between what you are and what you reach for, and all of you is in each shout. Memory keeps none of it, though family stories embroider it. Somebody who knew you then may be able to tell you what made you laugh out loud, and it may still do so.',
    harmonious:
      'Around the age of sixty, the progressed Sun makes its first easy link with the Sun you were born with. The person you have become and the one you set out to be are on good terms, and abilities long left idle come within reach again. It asks for nothing, so it can pass as mere contentment. Take up what you loved at twelve, with the means you have now.',
    tense:
      'At about ninety, a progressed Sun squares the Sun of its birth. From such a distance the first plan for yourself can look comic, brave and much too strict. You may argue with it over how your strength was spent. The argument keeps you awake, and those who come after you learn more from an honest account than from a tidy one.',
  },
  [Moon]: {
    conjunction:
      'As the progressed Sun comes to your Moon, what you aim at and what you need become one and the same. Work takes on a private warmth, home becomes part of who you are, and you care in public about things you used to feel only in private. An old dependence comes along and asks to be looked after first. Before you promise anything, imagine keeping it on your most tired evening.',
    harmonious:
      'Your progressed Sun supports your Moon, and for {duration} your aims and your comfort pull the same way. You know what you want, and can rest once you have it. People close to you sense the ease and lean on it. A household question that has been put off for years could be settled in an evening, and the only danger is that in such good weather nobody thinks of raising it.',
    tense:
      'One part of you wants to become somebody and another wants to be held and left as it was, while the progressed Sun is at odds with your Moon. The quarrel comes out at home, as someone who resists your plans, or inside you, as tiredness whenever things go well. Both sides tell the truth. Drop the part of the plan that was only there to impress, and there may be evenings left on which nothing is asked of you.',
  },
  [Mercury]: {
    conjunction:
      'With the progressed Sun on your Mercury you grow by learning to say what you think. A piece of writing, a course or one good argument shows you which side you have been on, and others begin to know you by your opinions. It comes early in life, when the mind is quicker than the person. People may take cleverness for the whole of you. Those who ask what you would like deserve more than a quick reply.',
    harmonious:
      'Explaining yourself gets easier, now that the progressed Sun and your Mercury speak with one voice. Letters, interviews, hard news: you find the words, and by finding them you learn what you think. You may end up as the only one who speaks. Somebody in a very different line of work, if you let them finish, may see in a minute what you have talked your way around.',
    tense:
      'Opinions you have quoted for years begin to sound stale to you now that the progressed Sun squares your Mercury. You still talk like the person you were some years ago. Small talk tires you, and a quick reply, once your pride, feels like a dodge. Beneath the irritation is a thought that nobody has heard, including you. Leave out a story that you always tell, and see what you would say in its place.',
  },
  [Venus]: {
    conjunction:
      'When the progressed Sun reaches your Venus, what you love becomes part of who you are. You grow toward people and things that please you, and a tie may ripen into a promise or a taste into a calling. Warmth comes back from most directions. In so sweet a mood it is hard to refuse anyone. A no with a reason to it is kinder than a smile that leads nowhere.',
    harmonious:
      'Who you are turning into and what you enjoy suit each other while the progressed Sun is on good terms with your Venus. Courtship, friendship and anything made with care go smoothly, and people like your company without knowing why. Nothing pushes you, however, and the time may go by in mere contentment. Somebody you have admired from a distance would very likely say yes to a cup of coffee.',
    tense:
      'The progressed Sun grates on your Venus: a comfort or an old bargain in love no longer fits the person you are growing into, and you are tempted to smooth it over with a treat. Affection protests that it was promised more. If somebody shares the bargain, tell them what no longer fits. They may have outgrown their half of it as well, and been too loyal to mention it.',
  },
  [Mars]: {
    conjunction:
      'You are less willing to wait politely as the progressed Sun comes to your Mars. You grow into your own force, ask for what you are due, tell people where the line is, and find that anger can be used. Temper comes with it, perhaps one that you thought you had left behind. On a playing field, or in a debate with a bell at the end, it harms nobody.',
    harmonious:
      'Effort goes where you send it, because the progressed Sun and your Mars agree. What you intend gets done at the strength it calls for; quarrels are over early; others tend to fall in behind you because you seem to know where you are going. You may be so busy getting there that you never ask whether you still want to. A friend who remembers why you began is good to have near, especially when things go well.',
    tense:
      'The progressed Sun provokes your Mars, so wherever you try to get ahead, another will is in the way. There are fights over pace, credit and who goes first, and part of you has been looking forward to them. Such heat finishes what patience never began, and it scorches whoever is nearest. Before the next clash, name the real obstacle to yourself; it is seldom the person who happens to be standing there.',
  },
  [Jupiter]: {
    conjunction:
      'Belief in yourself costs less than usual when the progressed Sun meets your Jupiter, as it does at most once in a life. Mentors may appear, a larger field comes into view, and you rise to it by acting as if you belonged. You also promise too much to too many. Choose the one large thing that you really want, and turn down two other good offers for its sake.',
    harmonious:
      'Confidence comes easily while the progressed Sun is on friendly terms with your Jupiter. Help arrives near the moment it is asked for, and you outgrow a size you had taken for final. Growth comes so easily that you may take it no further than it goes by itself. Since you look as if you need no one, people may stop offering. One good question, put to somebody you admire, shows them that there is room for their help.',
    tense:
      'The progressed Sun is pressed by your Jupiter to want more of everything: a bigger role, a wider promise, a belief to explain it all. Growth outruns its means, and then some small limit is enough to make you sulk. The hope behind it is sincere and probably overdue. Take the piece that you could finish now, and tell those who were counting on the whole.',
  },
  [Saturn]: {
    conjunction:
      'Duty and self-respect become hard to tell apart as the progressed Sun arrives at your Saturn. You carry more, joke less, and feel a decade older than your friends; you are given authority, or you learn exactly where you lack it. What you begin in these years is sound, since you no longer spend strength on what will not hold. Some of the weight was merely left with you, and its owner could be asked to take it back.',
    harmonious:
      'Responsibility sits easily on you while the progressed Sun and your Saturn are in agreement. Patience is natural, experienced people treat you as one of their own, and slow work shows results. Since you carry it so well, nobody asks whether you would rather not, and play is put off. One serious thing begun now should stand when times are harder; choose it yourself, before somebody chooses it for you.',
    tense:
      'Your Saturn is checking the progressed Sun, and what you wish to become has to wait on what you owe. A yes from above takes a long time to come, progress is slow to be seen, and any dull time can feel like a judgment on you. You learn meanwhile what your ambition is made of, which fast years never show, and some of it may turn out to be other people’s.',
  },
  [Uranus]: {
    conjunction:
      'The trait you used to apologize for asks to be the main thing when the progressed Sun reaches your Uranus. What you do, where you live or whom you side with can change quickly, and you find that you manage without the old habits. Others may not keep up. In your wish to be free you may break what would have bent. People forgive a great deal if you tell them in time what you are about to do.',
    harmonious:
      'Freedom comes at little cost to anyone while the progressed Sun and your Uranus agree. There may be an unusual ally, hours of your own devising, a skill that nobody around you has. Since nothing forces you, you could easily drop it again and call it a whim. Do something in the new way that matters to somebody else; by {until} you both know whether it can be relied on.',
    tense:
      'Interruptions come from within as often as from outside, since your Uranus keeps jolting the progressed Sun. Plans turn over, and you may give up something quite decent because it had been kept going by habit alone. The restlessness has a point, and breaking with everything at once is not what it asks for. Change the single pretense that you can’t keep up, and leave the rest as it is for now.',
  },
  [Neptune]: {
    conjunction:
      'Now that the progressed Sun passes over your Neptune, you grow gentler and less sure of your own limits. Imagination and pity run high, ambitions blur, and you would rather serve something beautiful than be anybody in particular. Art, prayer and the care of others gain by it. You might also sign yourself over to the first cause or person that glows. Serve for a season before you make any vow; what is worth it will still be there.',
    harmonious:
      'Neptune lends the progressed Sun its imagination, and for {duration} something larger than will is carrying you. Music, images, faith or plain kindness come through you with little effort, and people feel understood. It is possible to enjoy the whole of it and have nothing to show. Give it some form, such as a piece of music learned to the end, or an evening kept for someone who needs company.',
    tense:
      'The progressed Sun loses its way in your Neptune: an aim you have lived by goes vague, and you tire without knowing why. A role you played well feels like a costume, someone may decline to be rescued, and you learn the truth of a matter bit by bit. The longing under all this is honest. Sleep, daylight and a friend’s dull news do more for you than any heroic promise, and by {until} the outlines are back.',
  },
  [Pluto]: {
    conjunction:
      'The progressed Sun comes to your Pluto once, if at all, and you put to use a power that you had not admitted to. Some things you did only because others approved of them, and these you give up. You are more intense than you mean to be, and you see through people, yourself included. Much of what you dreaded proves harmless. Those who share your days deserve to hear why you are short with them.',
    harmonious:
      'Pluto gives the progressed Sun depth and staying power. You look calmly at an old shame, take up again a project that everyone had given up, get rid of a bad habit for good, and gain influence without a struggle. Your grip on things tightens as well, though you hardly notice. Let something be done by somebody else in a way that isn’t yours, and see how hard it is not to correct it.',
    tense:
      'Your will grows stronger by being opposed now that the progressed Sun has run up against your Pluto. The contest is with a person in charge, with someone who holds tight, or with a compulsion of your own that is older than any plan. You can become stubborn past all use. Concede one fight that you are winning for its own sake, and where self-respect is at stake, state your terms without raising your voice.',
  },
  [Ascendant]: {
    conjunction:
      'The progressed Sun rises over your Ascendant, which it can do only once, and what you kept for private use is what people respond to. You step out from behind whatever role you had played. At first it may be clumsy, since you are looked at more than you are used to. What people say in the beginning matters little. By {until} the new manner fits, and you no longer think about it.',
    harmonious:
      'Manner and person keep pace with each other while the progressed Sun supports your Ascendant. Strangers place you correctly, and a companion can back your plans without a briefing. So much good will is easily spent on people you will not meet again. When you meet somebody, talk about what you care about now and not about what you used to do; whoever asks further is worth knowing.',
    square:
      'The progressed Sun squares your Ascendant: you have changed inside, and people still greet the person they knew. Your usual manner misrepresents you, and every introduction needs a correction. Home or work seems to pull at you just when you want people to see you afresh. It is tiring, and it shows you which of your manners were only habit. Drop one of them, and bear with the awkward silence.',
    opposition:
      'You find yourself by way of another person while the progressed Sun stands on the Descendant, opposite your Ascendant. A partner, an adviser or a rival has a real hand in who you become, and what you do alone feels half done. You come alive this way. You may also look for somebody to be strong on your behalf. Any bond made here will ask what you want from it, and it is better to have an answer.',
  },
  [Midheaven]: {
    conjunction:
      'For {duration} you are visible, with the progressed Sun at your Midheaven, where it comes once, if at all. What you do carries your name: there may be recognition, a calling, or the plain question of what you want to be known for. Good work is noticed, and so is its absence. There is less time to yourself. Decide what you stand for, and keep some people around for whom you need not stand for anything.',
    harmonious:
      'The person you are becoming and the work you do recommend each other, with the progressed Sun in step with your Midheaven. People who can help you are inclined to, and a good word travels ahead of you. Something may be offered before anyone has asked whether you want it, you included. So it is worth knowing beforehand how you would like to spend your days, and asking for that.',
    square:
      'You have outgrown the part you play in public, since the progressed Sun squares your Midheaven. The direction you had taken begins to feel like somebody else’s idea; the people nearest you tend to notice it first. Your standing suffers a little while you argue. The friction is useful because it shows whose ambition this was. Small changes in what you do each day teach you more about it than giving everything up would.',
    opposition:
      'The progressed Sun has come to the lowest point of your chart, opposite your Midheaven, where it has to do with home and origin: with where you live, with those who brought you up, with what was never talked about in the family, and with the wish to be by yourself. Your ambition has not gone; it is being given something to stand on. A choir, or a regular card game, keeps you among people.',
  },
};
