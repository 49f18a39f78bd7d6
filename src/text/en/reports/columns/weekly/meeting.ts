import type { WeekShelf } from '../../../../report-catalogue.js';

/** Two planets in conjunction, one of them a swift one. */
export const meeting: WeekShelf['meeting'] = {
  1: {
    intro: [
      'A good deal comes together in you this week. Two sides of your nature that usually take turns are awake at the same time, and what you do carries more weight than you intend.',
      'This week is about how you come across. Something in your manner is stronger than usual, people react to it at once, and you learn from their faces what you have been showing.',
    ],
    course: [
      'You may notice the meeting as an intensity that has no object yet. Others give you more room, or come closer than they usually would, and a decision about yourself which had been merely an idea is suddenly ready. It would be easy to waste this on whoever stands nearest. If you know one thing that you want from these days, the strength goes there by itself, and the rest of you can be pleasant.',
      'In the days around such a meeting you have little talent for hiding. A mood is visible, an intention is understood before you have found the words. With friends that saves time. Among strangers it may lead to a first impression that is larger than you. It does no harm to let somebody else speak for a while, and then to say what you came for.',
    ],
    close: [
      'Such strength does not last long. What you start while it lasts will have your mark on it.',
      'You are seen rather clearly at such times. Most people like it, and the others know where they are with you.',
    ],
  },
  2: {
    intro: [
      'Money is the subject this week, and something to do with it comes to a point. A price, a purchase, a way of earning: two considerations that you have kept apart have to fit into one sum.',
      'What you have, and what you are worth to others, is on your mind this week. It is not a worry so much as a wish to know, and the occasion will probably be quite a small one.',
    ],
    course: [
      'The matter of money may begin with a thing you would like to have, or with a piece of work somebody would like from you. Behind the sum there is a question of value, and that is why it can stir up more feeling than the amount deserves. Once you have decided what it is to you, the dealing is easy. People respect a clear price, and they respect a clear refusal almost as much.',
      'Something about money falls into place for you, perhaps quite by chance. You may have been paying with time for what could be had for money, or the reverse. Such insights are best used while they are fresh, by changing one regular expense or one habit. The rest of your affairs can go on as before, and nobody need be told that you have been counting.',
    ],
    close: [
      'Look for a figure that you can live with. You will know it by being able to sleep on it.',
      'It is worth knowing what things cost you. That kind of knowledge makes nobody poorer.',
    ],
  },
  3: {
    intro: [
      'A conversation counts more than usual this week. It may be short, and take place on the way to something else, and you will go on thinking about it when larger matters have been forgotten.',
      'News, messages and people nearby have something particular for you this week. Two pieces of information that you had from different sides belong together, and once you see how, you know more than either.',
    ],
    course: [
      'What is said in these days is heard, and remembered. You say something in passing, and it may turn out to be exactly what the other person needed, or feared, to hear. Letters written now are kept. If there is a subject between you and somebody close at hand that has been waiting, it comes up almost by itself, and a few minutes may be enough for it.',
      'The pieces may be something you read and something you overheard, or what one person said and another left out. You are quick to draw conclusions, and as a rule they are right in the main point and wrong in the motive. It is worth asking before you act on them. A short study of some practical subject is of use at once, and so is returning a call.',
    ],
    close: [
      'Only a few sentences are needed. The next conversation with the same person can start from a better place.',
      'If you have put two and two together, you may keep the result to yourself until somebody asks.',
    ],
  },
  4: {
    intro: [
      'Something comes together at home this week. A wish of yours and a necessity of the household may meet, or two people under one roof find that they want the same and had gone about it differently.',
      'The family, or the place where you live, takes up more room in your thoughts this week than the calendar provides for. There is a reason, and you will find it at home rather than at work.',
    ],
    course: [
      'You feel a stronger pull toward your own four walls. Something there wants to be finished, spoken about or celebrated, and it needs everyone present. Old patterns of the family show themselves in such hours: who laughs first, who leaves the room. To see them is almost enough to change them. Practical work done together is the best setting for whatever has to be said.',
      'The call may come from a relative who needs you, a repair that cannot wait, or merely the wish to be among your own things. Work suffers a little, and forgives it. What you take care of at home in these days gives back more strength than it takes. If memories come up with it, they are better shared with somebody who was there than carried about alone.',
    ],
    close: [
      'At home some things belong together that have been kept apart. You will sleep the better for bringing them into one plan.',
      'The world outside can manage for some days. You are needed where you are, and that is a good feeling to come back with.',
    ],
  },
  5: {
    intro: [
      'The heart has its say this week. In love, with children or in what you make, something takes fire that had been glowing for a while, and you are more alive for it, if less sensible.',
      'What gives you pleasure takes up more of this week than you had planned. A meeting, an idea or a game catches hold of you, and your duties have to stand back a little.',
    ],
    course: [
      'You are easily delighted and easily hurt, since so much of you is in what you love. Somebody notices that, and may answer as warmly. What you create now has more feeling in it than skill, and the skill can be added later. Between two people there may be a moment that decides how it goes on; it is less a matter of what is said than of somebody daring to stay a minute longer.',
      'There is a childlike streak in these days, and those around you either join in or shake their heads. Both are bearable. An enthusiasm like this is a good worker: in one evening it does what good intentions leave undone for months. It is sensible to agree with yourself how much money it may cost. How much time it will take nobody can say.',
    ],
    close: [
      'Whether a new delight lasts will be seen. That you can still feel so strongly is the good news, and it is certain.',
      'Fun may lead to something, but it does not have to. The duties will be where you left them.',
    ],
  },
  6: {
    intro: [
      'A matter of work or of health comes to a point this week. Two things that you have managed separately, such as a deadline and your own strength, turn out to be one and have to be planned as one.',
      'The week belongs to the everyday and to what can be made better in it. Something about the way you work stands out clearly, for good or ill, and it lies in your own hands to deal with it.',
    ],
    course: [
      'You may overdo your work at first, since everything seems urgent and you are rather good at urgent things. Then a small failure, of a tool or of your patience, shows where the weak spot is. If that is mended, the rest goes well. People you work with are more important than the plan in these days: one of them can save you hours, and another would be glad to be asked how they are.',
      'You notice what a certain routine does to you. Perhaps it gives you support without your ever having thanked it, or it eats up the best hours of the day. With the eyes you have now it takes very little to improve things, such as another order of tasks or a real break. What you neglect will remind you of itself through your body, which has a simple way of putting such questions.',
    ],
    close: [
      'Work and strength can be brought into one plan, shorter than the old one. A plan that you can keep does more than one to admire.',
      'An ordinary day can be made a little better. It will come around again on Monday, and so will the improvement.',
    ],
  },
  7: {
    intro: [
      'You meet somebody this week in the full sense of the word. It may be a person you live with or one you hardly know; for some days there is more between the two of you than there was.',
      'What another person wants from you, and you from them, becomes quite plain this week. There is attraction in it, or contradiction, and in either case it is livelier than the peace that went before.',
    ],
    course: [
      'Whatever that person brings is strong: warmth, a demand, an opinion that you cannot shrug off. You notice how you change in their presence. Agreements made at such moments have force, and should for that very reason contain no more than both really want. Where you live together it is a good time to do something as two which each of you usually does alone, and to see how it goes.',
      'Other people show you something about yourself and may not know it. What annoys you in them could be something you do not allow yourself; what you admire could be a thing you have left undone. If it is spoken about, it brings you closer. If it is only acted out, it becomes a scene. Such things are easier to talk about on a walk than face to face.',
    ],
    close: [
      'An encounter of this kind goes on working after it is over. Give it a few weeks before you say what it meant.',
      'It is worth seeing the other person clearly, and yourself beside them. Much can be made of that, given a little humor.',
    ],
  },
  8: {
    intro: [
      'What you share with someone is the subject this week: money, a secret, or simply a closeness that has not been spoken of. Two things come together there that you have so far kept apart.',
      'The week goes deeper than it seems to. A question of trust, of debt or of desire, which both sides have been stepping around, becomes strong enough to be noticed by everyone concerned.',
    ],
    course: [
      'The sum is hardly ever what makes a talk about money difficult. Behind it stands the question of who depends on whom, and since when. You may feel it as a sudden wish to know exactly where you are, and the other person may answer with more honesty than you had bargained for. What was said in confidence should stay there. What concerns both of you is easier to bear once it has been looked at in figures or in plain words.',
      'You sense more than is said, and you are mostly right about the feeling and sometimes wrong about the facts. Before a suspicion hardens it can be turned into a question. There is great strength in these days, for clearing out, for finding out, for loving someone without reserve. What is done by halves does least in these matters. If something has to end, it can be brought to its end cleanly.',
    ],
    close: [
      'Trust grows by amounts that can be checked. This is a good week to find out how much of it there is between you.',
      'What lies deep need not be moved more than once. Leave it alone for a while afterward, so that it can settle.',
    ],
  },
  9: {
    intro: [
      'An idea takes hold of you this week, or a longing for somewhere else. It comes from outside your usual circle, and for a few days it makes everything nearby look a little small.',
      'Something about a journey, a study or a conviction gathers force this week. You see further than usual, and want others to see it as well, if possible at once.',
    ],
    course: [
      'You read, you ask, you look at maps. Somebody who knows more than you do may cross your path, and not be tired of being asked. That is how many good things have begun. The enthusiasm needs a counterweight, and a plain one will do: what it costs, how long it takes, which part of it could be tried close to home. If it survives those three questions it is more than a mood.',
      'You speak well on large subjects, and you believe what you say. With people who want to be convinced that works wonders. With the others it sounds like a sermon, even when you are right. A story from your own experience gets further than a principle. As for the plans that are made in this mood, the boldest ones are worth writing down, and the date can be added some weeks later.',
    ],
    close: [
      'Daily life goes on as before. You only know a little more of what else there is, and how near some of it lies.',
      'A conviction that has become clearer can be lived by for a time. That persuades better than talk.',
    ],
  },
  10: {
    intro: [
      'In your work something gets its due weight this week. A task, a meeting or a word from above brings together what you can do and what is needed, and people will be looking on.',
      'Your reputation is being made this week, in some small matter that you may take for routine. Two interests meet at your desk, and how you handle it will be talked about.',
    ],
    course: [
      'You feel the pressure, and part of it is pleasant. Others expect you to know what is to be done, and you find that you do. The decisive moment lasts no more than a few minutes; most of the work lies in being prepared for it. Those who see things otherwise should be spoken to beforehand and in private. It leaves them a way to agree with you in public.',
      'Someone with influence may have an eye on you, without malice. What they want to know is whether you can be relied on when there is nothing to be gained. It is a good time to keep an appointment to the minute, to give credit to a colleague, to admit an error before it is found. Ambition itself may show. People only mind it when it pretends to be something else.',
    ],
    close: [
      'Your part in this may be remembered longer than the matter itself. You can go home at the usual hour all the same.',
      'Good standing is built of such days. Nobody has to be told that you noticed.',
    ],
  },
  11: {
    intro: [
      'Friends and plans come together this week in a lively fashion. Somebody brings an idea, somebody else the means, and you find yourself in the middle of something that could grow.',
      'Among the people you call yours there is one who matters particularly this week. What the two of you have in common is stronger than you thought, or turns out to be something different.',
    ],
    course: [
      'Company gives you strength now, more than you could summon alone. The talk goes quickly from what is to what might be, and it is infectious. In the midst of it you should be able to say what you yourself hope for, since groups are fond of taking the wishes of the loudest for those of all. An acquaintance from the edge of the circle may turn out to be its most useful member.',
      'You may have a common history, or a common opponent. Something in these days makes you ask whether it is also a friendship. Do a thing together that has nothing to do with the cause, and you will know. If you are asked for a favor, look at what it would cost you and answer accordingly; a clear no has never ended a friendship that was one.',
    ],
    close: [
      'Good company is a good beginning. What becomes of it will be decided by who turns up the second time.',
      'To know each other a little better is a good result. Hopes can be built on that, or at least a very good evening.',
    ],
  },
  12: {
    intro: [
      'Something stirs this week behind the scenes. A feeling you cannot place, a memory or a piece of quiet work takes up more of your strength than anyone would guess from looking at you.',
      'Much of this week goes on inside you. Two old threads cross there, and you may be absent-minded in company and wide awake as soon as you are alone.',
    ],
    course: [
      'You need time without witnesses. In it you get further with a problem than in all the talks you have had about it, and the answer may come in the form of a dream or a sentence in a book. To other people you seem secretive, and you are rather. It harms nobody, provided that what you keep to yourself is your own. What belongs to someone else as well should be told to them first.',
      'The feeling may have to do with a person who is far away or no longer here, or with something you did not do at the time. There is no blame in it any more, only a certain tenderness. Helping someone quietly is a good answer to such a mood, and so is sleeping long. Decisions made at night look too large. They can be looked at again after breakfast, when they will have shrunk to their proper size.',
    ],
    close: [
      'What you come to understand in such days needs no audience. It will show in how calm you are.',
      'What has troubled you for a while may come to an end in you. Nobody else needs to notice.',
    ],
  },
};
