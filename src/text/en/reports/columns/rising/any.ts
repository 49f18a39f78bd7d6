import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** The frame of a year by the Ascendant, by the house of its lead, whatever that is: `{year}`. */
export const any: ThemesByHouse = {
  1: {
    intro: [
      'Seen from the Ascendant, {year} is about your manner, your pace, and the first thing that people learn about you. People meet you more directly than you are used to, sometimes before you are ready, and you find out how much of your approach you need.',
      'The main event of {year} falls in your rising sign, where a chart begins. It concerns first impressions, your own as well as other people’s. The year puts you in front of strangers, or in front of friends as though they had never met you.',
    ],
    thought: [
      'For your rising sign, this year shows in first meetings. You learned early how to come in, begin a conversation and take up room, and have seldom looked at it since. Somebody new may see through it before you have had time to prepare. What shows then is older than the manner, and most people like it better. It takes some courage to leave it uncovered.',
      'You find out {when} how you come across. Your manner was learned early, and you can no longer hear it yourself, as people do not hear their own accent. Somebody new may tell you what they noticed first, and it may surprise you. You can change a part of it. More often you will understand why people have always treated you as they do.',
    ],
    turn: [
      'Around this time a new acquaintance may see past your greeting at once.',
      'Around this time somebody may tell you how you come across.',
    ],
    close: [
      'People have gotten used to seeing you without your usual manner, and sooner than you did. It saves you a good deal of effort, and those you meet know sooner whom they are dealing with.',
      'Somebody has told you how you come across. It was not flattering in every point, and you rather liked it. You know now what your manner says before you have said anything.',
    ],
  },
  2: {
    intro: [
      'By the Ascendant, {year} turns on what you have at hand: money, skill, strength, a voice that carries. You see whether your means and your plans fit each other, and which of the two should be changed.',
      'The main event of {year} falls in the second house from your Ascendant, among resources: pay, talent, time, the things you would not lend. Something you have always had about you is asked for, and it may not be what you would have guessed.',
    ],
    thought: [
      'What you have to live by, and to work with, is the subject of this year. Once or twice something you had relied on is not at hand. That is how you find out which of your means depend on other people and which are your own. The second kind is worth more care than it usually gets, and can be added to.',
      'An ability that you hardly count as one may be asked for {when}. You have had it for so long that you take it for a habit or a hobby, and somebody else sees that it is what they need. You are likely to feel rusty, and to want to refuse. A small trial commits you to nothing. What you learn in it about your own means is worth more than the pay.',
    ],
    turn: [
      'Around this time you learn which of your means are your own.',
      'Around this time somebody may ask whether you can still do what you used to.',
    ],
    close: [
      'You know which of your means are truly your own, whether money, skill or strength. Some of them are better than they were when the year began, because they have been used.',
      'You have used an ability that had lain idle for years, and it was needed. It takes up no more room than before. The next time somebody asks what you can do, you will mention it.',
    ],
  },
  3: {
    intro: [
      'Counted from the Ascendant, {year} takes place close at hand, among brothers, sisters, neighbors, letters and errands. A change in one conversation changes a good deal else, and it may bring you together with people you used to pass.',
      'Messages, errands and people within calling distance make up {year}, as your Ascendant counts it. The main event falls in the third house, and what it moves is small enough to be carried by hand, from one person to the next.',
    ],
    thought: [
      'This year changes the way you deal with the people nearest by: relatives of your own age, neighbors, those you see on the way to somewhere else. A conversation that used to run by itself meets an obstacle. You may take another road for a while, and meet others on it. What was only polite can become a real acquaintance, and a small service done in time may be the start of it.',
      'Small services go to and fro {when} between you and the people who live or work nearby: a key, a message, a dish returned with something in it. Each side may be waiting for the other to begin. An old coolness with a brother, a sister or a neighbor can end in this way without a word about it. It is enough to offer something small and see what comes back.',
    ],
    turn: [
      'Around this time the usual hello is not returned, and you stop to talk to somebody else.',
      'Around this time a small service to somebody nearby does more than an explanation.',
    ],
    close: [
      'You talk to people near your home whom you used to pass. It began with some obstacle or quarrel, and by now you would not go back to the shorter way.',
      'A good many small things have gone to and fro between you and a neighbor or a relative. None of them was worth much, and together they have made two households a little less separate.',
    ],
  },
  4: {
    intro: [
      'In {year}, as your Ascendant counts, home and origins matter most. Whatever you attempt in the open rests on them, and {when} they ask for some of your time. Few people outside will see the reason.',
      'Deep down in your chart, at the fourth house, {year} has its main event. Counted from the Ascendant that is the ground floor: family, childhood, the place you sleep. What has grown there, and how far, will be looked at in good light.',
    ],
    thought: [
      'Your attention goes homeward {when}, and what you do in public depends on it. A household, a parent or the place itself asks for time. At first that may seem to take you away from more important things. Later you notice that you stand more firmly in all of them. Those at home have seldom been asked how they are, and would like to be.',
      'You have changed more than your family may have noticed, and {when} it comes up. At home people tend to be treated as they were at the age at which they left, or at which the others stopped looking. You may be offered an old role and find that it pinches. Say what you do differently now, or show it once. They take it in more slowly than strangers would, and more thoroughly.',
    ],
    turn: [
      'Around this time the calls from home come at inconvenient hours, and are worth taking.',
      'The old role in the family pinches most around this time.',
    ],
    close: [
      'Home has had your attention, and it shows in how calmly you deal with everything else. Few people will know where you have it from.',
      'You have grown in some way that nobody in the family had expected of you at your age, and one of them has said so. They ask you for something different now when they need you.',
    ],
  },
  5: {
    intro: [
      'Love, children, play and everything you make for its own sake are at the heart of {year}, counted from the Ascendant. It concerns what you cannot do from duty, and what goes wrong at once if you try.',
      'There is a lightness at the center of {year}, for all that happens around it: the main event falls in the fifth house from your Ascendant, with romance, children, games and art. What it starts is small, and made to be let go.',
    ],
    thought: [
      'The year wants you to enjoy something and to risk a little for it. An invitation may come from a child, from somebody you find charming, or from a piece of work that nobody has ordered. You are tempted to treat it as a duty or to be good at it at once. It turns out best where a failure would not matter.',
      'Something light wants to be tried {when}, for no purpose: a game, a flirtation, a song, a thing made out of what lies about. You may be inclined to plan it well or to ask what it is for. It does better if you begin before you are ready and do not mind how it ends. Most such attempts come to nothing, and one of them may be what you remember of the year.',
    ],
    turn: [
      'The invitation to enjoy something, with a little risk in it, is most likely to come around this time.',
      'Around this time the light thing, tried for no purpose, has its best chance.',
    ],
    close: [
      'You have risked something in love or in play, lost a little of it and won more, and would do it again. People can see it in your face when you are busy with other things.',
      'You made something for the fun of it and did not mind where it led, and it led farther than you had thought. You have begun another, and enjoy it more.',
    ],
  },
  6: {
    intro: [
      'Work in its plainest sense is what {year} is about, by the Ascendant: tasks, tools, habits, the upkeep of a body and a household. What changes there is felt on ordinary mornings, first as a disturbance and then as a relief.',
      'What you do every day without a thought is touched by the main event of {year}, in the sixth house as your Ascendant counts: work, upkeep, the small repairs. Some friction has been there for so long that it passes for part of the job.',
    ],
    thought: [
      'The order of your working days is what this year changes. An arrangement that was made for other circumstances, or for someone whose place you took, no longer fits. It is a nuisance first and an opportunity afterward. Where you have always had to stretch or to hurry, something can be moved. A change of half an hour may be enough.',
      'There is probably some nuisance in your working day that you have stopped noticing: a tool that sticks, a message that always comes too late, a step that everybody does twice. This year it may be pointed out to you, perhaps by somebody new, and you could be a little offended. To put it right usually takes an hour, and you gain a few minutes by it every day from then on.',
    ],
    turn: [
      'Around this time half an hour can be moved that had seemed fixed for good.',
      'Around this time a newcomer may want to know why a thing is done like that.',
    ],
    close: [
      'Your days are arranged for the person who lives them. You notice it by how seldom you think about the order of things, and by what there is time for instead.',
      'A small nuisance in your working day, which you had long stopped noticing, has been put right. It took an hour, and you gain a little time every day by it.',
    ],
  },
  7: {
    intro: [
      'In {year}, counted from the Ascendant, other people make the difference: partners, clients and honest opponents. They have plans of their own, and what you do depends more than usual on what they want.',
      'You meet your match in {year}, in the fair sense of the word. Counted from the Ascendant, the main event falls in the seventh house, where the others stand: those you live with, deal with, and measure yourself against. They have ideas of their own.',
    ],
    thought: [
      'Other people come nearer {when}, or one of them does, and it is no longer enough to be agreeable. A partner usually brings what one lacks, and you may have left a good many things to the other side because they do them so well. Some of these you can learn to do yourself. For the rest a word of thanks is due.',
      'Somebody may answer you back {when}, and it does you good. It is comfortable to deal with people who return whatever you say to them, and you have perhaps arranged your life around a few of those. A partner, a client or an opponent now has ideas of their own. You will not win every exchange. What you hear that you had not thought of yourself is the part worth having.',
    ],
    turn: [
      'Around this time a friendly nod is not taken for an answer, and a real one is asked for.',
      'Around this time somebody may tell you no, and smile.',
    ],
    close: [
      'You and the other person know how you differ, and so you can come to terms. Each of you does some of what used to be left to the other.',
      'You have met somebody who answers back, and have become better by it. Not every exchange was yours. The best one made you both laugh, and neither of you would have got there alone.',
    ],
  },
  8: {
    intro: [
      'By the Ascendant, {year} is concerned with what is held in common, owed, inherited or given up. Two people have avoided a subject for some time, and it can be talked about at last.',
      'In the eighth house from the Ascendant, where lives are fitted together, {year} has its main event. Shared money, shared secrets and shared fear belong there. How tightly two people can be joined depends on what each has been willing to leave off.',
    ],
    thought: [
      'Something that you share with another person has to be put in order {when}. An arrangement that both of you got on with very well, without ever saying what it was, comes to a point where it must be said. It may feel unfriendly to ask. It is usually a relief to both, if you do it early and with the facts on the table.',
      'How closely two people can be joined depends {when} on what each gives up for it: a habit, a secret, the last word about money. You may find that you have asked the other for more than you offered, or offered what nobody needed. It is worth agreeing on the terms before either of you makes a sacrifice. What both have chosen holds without much being said about it.',
    ],
    turn: [
      'What you share without ever having said how comes to be discussed around this time.',
      'What each of you gives up for the other comes up around this time.',
    ],
    close: [
      'What the two of you share has at last been talked through, and each knows what belongs to whom. It took less time than both of you had feared.',
      'You and the other person fit together more closely than before, because each has given something up for it. Nothing forces the two of you to hold. What you gave up would have been no use to either alone.',
    ],
  },
  9: {
    intro: [
      'Journeys, study and conviction are the matters of {year}, as your Ascendant counts. Something appears on your horizon that was not there, or something that had always been there is gone, and you look farther than usual.',
      'Your Ascendant counts nine houses to the place where {year} happens: the house of travel, belief, higher learning, and whatever is large and far. The main event alters a distance. Something remote comes close, or something close can at last be seen whole.',
    ],
    thought: [
      'Your view widens {when}, through travel, study or being contradicted well. You see that another way of living was possible. For a while that can spoil the one you have. Then it gives you a choice where there was only habit. You may come to the same conclusion as before, and will know why.',
      'You see your life from some distance {when}, by going away for a time or by talking with someone to whom your troubles are strange. From far off most of them look small, and a few things that you pass every day look large. It is restful, and does not last. One or two of the observations, written down perhaps, are worth keeping for when you are back in the middle of it.',
    ],
    turn: [
      'Around this time you may see a kitchen, a street or a library that runs on other rules.',
      'Around this time your own street may look, for an evening, as it does to a visitor.',
    ],
    close: [
      'You go on much as before, in the same work or with the same beliefs. The difference is that you have seen another way of living, and have chosen this one.',
      'You have seen your life from far away, where its troubles are very small, and have come back to it. They are their usual size again. A certain calm has stayed with you from the distance.',
    ],
  },
  10: {
    intro: [
      'In {year}, by the Ascendant, your work and your public standing come first. What you do is noticed by people who do not know you, and there is a chance to be known for what you mean.',
      'What you do stands in plain light in {year}. By the Ascendant the main event falls in the tenth house, high up in the chart, and others can judge your work as well as you can.',
    ],
    thought: [
      'What you do is seen {when}, and it can be made to agree with what you mean by it. Strangers judge by little: what you are called, whether you keep appointments, how you treat those who work for you. This year more of them look than usual. If you have wished to be known for something else, this is the time to show it, in one piece of work.',
      'People see what you do {when} as it is, with little added or taken away. Praise that was too large is corrected, and so is neglect. It may be sobering at first to have your work looked at by those who know the trade. You learn by it what you can be trusted with. It is usually more than you feared, and less vague than you hoped.',
    ],
    turn: [
      'Around this time somebody may describe to you what you do, and ask whether that is what you meant.',
      'Around this time somebody who knows the trade may look at your work for a good while and say little.',
    ],
    close: [
      'People have seen what you do, if only in passing, and it was what you wanted them to see. You need not explain yourself as often as before.',
      'You were seen in a plain light, neither larger nor smaller than you are. It was a fair size for a person. Those who praised you then were speaking of you and of nobody else.',
    ],
  },
  11: {
    intro: [
      'Allies make the difference in {year}, seen from the Ascendant. You find out which of your hopes can count on other people, and what they would like to be able to count on from you.',
      'People can be brought together in {year}. By the Ascendant the main event falls in the eleventh house, among friends, patrons and the wider circle, where things that have no connection of their own can be given one.',
    ],
    thought: [
      'You get further with other people than alone {when}. A group you belong to needs somebody to go first for a while. It may be you, or you may have to let another do it, and most people find one of these much harder than the other. Which one it is tells you what kind of friend would be useful to you.',
      'You may bring people together {when} who have never heard of one another. You know a person with a plan, another with the room or the means, a third who has done it before, and nobody but you knows all three. It takes a call or an invitation, and some patience with the first evening. What they then make of it is theirs, and you have a place in it.',
    ],
    turn: [
      'Around this time everybody looks about to see who will begin.',
      'Around this time the people who ought to know of each other can be brought together.',
    ],
    close: [
      'Among your friends somebody else has taken the lead for a while, or you have, and the plan goes on as before. Nobody had to do all of it alone.',
      'You have brought together people who had not known of one another, and they have begun to form a circle. Somebody else would have chosen others. These have a use for each other, and you know where to turn.',
    ],
  },
  12: {
    intro: [
      'Counted from the Ascendant, {year} has its center in rest, in solitude and in what was left undone. Little of it shows from outside, and a good deal of what comes later depends on it.',
      'Just above the horizon, where a day has begun and cannot be seen yet, lies the main event of {year}: in the twelfth house, before the Ascendant. It belongs to silence, to recovery, to everything that is known before it can be proved.',
    ],
    thought: [
      'Much of this year is preparation, and few people see it. You may be asked to wait, to recover or to work without an audience, and it can feel as if the year were happening elsewhere. What you put in order meanwhile is what you will need next. Since nobody is waiting for it yet, it can be done well.',
      'You have to go by ear for a time {when}, without proof of what you feel to be so. A matter is not ready to be decided, or those who know more do not say it. Waiting of that kind can be used for listening: to a change of tone, to what is not mentioned, to what you are relieved about. Later it becomes clear, and you may find that you had known.',
    ],
    turn: [
      'The preparation that few people see asks most of you around this time.',
      'Around this time a tone of voice may tell you more than the papers do.',
    ],
    close: [
      'You are prepared for something that nobody has asked for yet. Everything is in its place, and you have had the quiet to do it well.',
      'You can see where you are going again. What you felt to be true while nothing could be proved has turned out to be so, and you have kept the habit of listening before you look.',
    ],
  },
};
