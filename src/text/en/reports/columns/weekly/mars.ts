import type { WeekShelf } from '../../../../report-catalogue.js';

export const marsArrives: WeekShelf['marsArrives'] = {
  1: {
    intro: [
      'Your strength comes back {week}, and some temper with it, as Mars enters {place}, on {day}. You want to act, decide and be done with waiting, and for the coming weeks you have more drive than almost anyone you meet.',
      'Mars enters {place}, on {day}, and you feel it as drive. You may want to begin, to decide and to be left alone by people who have objections.',
    ],
    course: [
      'Others feel your energy before you do. They step aside, or they bristle, according to their nature. A project that has needed a push gets it, and a habit that has annoyed you for years may be broken in an afternoon. You are quick to take offense as well, and in too much of a hurry to hear that none was meant. Sport, or any work that makes you sweat, is a good place for what is left over at night.',
      'There is much that you can get done with so much energy, above all what takes courage or strength. It suits new beginnings better than fine work. Your impatience is noticed before your good intentions are, so a word of explanation saves trouble. Anger comes quickly and goes quickly, and is best not put in writing. The body wants to be used and sleeps better for it. Where you meet resistance, ask yourself if the aim is worth it; about some things you merely want to win.',
    ],
    close: [
      'Mars will be gone from your sign for a long time after this. Whatever you have lacked the courage for can be begun while it is here.',
      'This strength is yours for some weeks. A single brave thing done with it is worth more than ten quarrels won.',
    ],
  },
  2: {
    intro: [
      'You go after money {week} with unusual energy, since Mars moves into {place}, on {day}. There are things you want to earn, to buy or to get back, and you have no wish to be told that they can wait.',
      'From this week on you put more energy into money matters, as Mars enters {place}, on {day}. You may work harder, ask for more or be less willing to put up with a bad bargain.',
    ],
    course: [
      'The energy is good for everything that needs an effort: an offer sent out, a debt called in, a piece of work that brings in more than it costs you. It is less good in shops. An object that you had to have on Monday can be a nuisance by the weekend. Where somebody questions what you are worth, you answer sharply, and the calm version of that answer would have been stronger.',
      'Now you can collect what is owed to you and to sell what you can do. You have the nerve to name a price. You may also have the nerve to spend it at once. Discussions about property can get heated, because something else is at stake, such as pride or safety. Saying which of the two it is takes a good part of the heat away.',
    ],
    close: [
      'By the time Mars moves on you may well have more than before, or at least know what you are willing to fight for.',
      'What you earn with effort you will want to keep. It may be wise to decide now what it is for.',
    ],
  },
  3: {
    intro: [
      'Your words have an edge {week}, with Mars in {place}, from {day} on. You say what you think, you say it at once, and in everyday dealings with neighbors, relatives and traffic a certain impatience has to be reckoned with.',
      'You speak more directly {week}, with Mars in {place}, from {day} on. Things that should have been said can be said, and some that should not may slip out as well.',
    ],
    course: [
      'Used well it is an excellent time for writing, calling and settling things that had been talked about for ages. You find the argument that ends the discussion. You also find the one that hurts, and in a hurry it is easy to confuse the two. People close at hand fight back, since they know you. When it has been said too loudly, an apology on the same day clears the air entirely.',
      'Your mind is quick and likes a contest. Writing, calling, studying and everything else that needs a push gets done. In traffic, in errands and in messages you may feel that everyone is slow. They are not slower than last month. With relatives or neighbors an old irritation could come to words; half of it can be laughed about if you begin with your own half. What is written in anger should be read again by you before it is read by anyone else.',
    ],
    close: [
      'A good deal will be cleared up in these weeks because you spoke. The rest can be left unsaid without any loss.',
      'You could clear the air with one call. Directness and kindness fit into the same sentence.',
    ],
  },
  4: {
    intro: [
      'There is unrest at home {week}, as Mars comes to {place}, on {day}. Work on the rooms, work on the family or simply too many people in too few rooms: something wants changing, and nobody is in the mood to discuss it gently.',
      'Mars enters {place}, on {day}, and brings movement into it. There may be work to do in the rooms, matters to settle in the family or just more energy under your roof than the rooms can hold.',
    ],
    course: [
      'If there are walls to be painted or boxes to be carried, be glad of it, because then the energy has somewhere to go. Without that it goes into old quarrels. A remark about the dishes may be answered with one about something that happened years ago. Most of the anger in a family is about not being asked. Decisions that are made with everyone present hold much better now than those made by the one who shouts.',
      'The energy is best put into something useful. Repairs, clearing out and moving things go well, and people who work together quarrel less. Where tempers rise, it is seldom about the occasion; somebody feels that they have no say. Ask, and the noise goes down. You may be irritable with relatives because they remind you of yourself at an earlier age. If you live alone, the restlessness can be used to change the one thing that has annoyed you since you moved in.',
    ],
    close: [
      'By the time Mars moves on, something at home may have changed that had stayed the same for a long time, and been improved by it.',
      'Things at home will have been moved, in one sense or another. Let the dust settle before you judge the result.',
    ],
  },
  5: {
    intro: [
      'You want to live {week}, and preferably at once, with Mars in {place}, from {day} on. Desire, play and the wish to be seen are strong, and in love or in any contest you would sooner risk something than stay in your seat.',
      'Desire and the wish to play are strong {week}, with Mars in {place}, from {day} on. You may take a risk for the sake of joy, and feel younger for it.',
    ],
    course: [
      'Boldness is attractive, and you know it. Whoever you have your eye on will not be left in doubt for long. Play gets livelier, hobbies turn into ambitions, a game is played to be won. The heat in it can be too much for someone who needs time, and their hesitation is no insult. What you make in these weeks has force. Leave the corrections to a calmer month.',
      'You go after what you like, and that can be very attractive, as long as the other person is given time to like it too. In sports, games and on any stage you have the edge. A work of your own can be brought forward with great energy. Those who play along may be wild, and good company for it. Quarrels between lovers flare up over nothing and tend to end well. Pride is the thing that makes them last.',
    ],
    close: [
      'Whether a bold step ends in success or in disappointment, it is worth taking. Wondering about it later is harder.',
      'Whatever comes of a brave step, it does you good to be entirely there while you take it.',
    ],
  },
  6: {
    intro: [
      'There is a good deal of work to be done, and with Mars in {place}, from {day} on, you have the energy for it. What you lack is patience, with slow systems, with slower colleagues and with your own need for rest.',
      'There is a great deal of energy for your daily tasks {week}, because Mars moves into {place}, on {day}. You may clear away in days what has been lying there for months.',
    ],
    course: [
      'The first days are a pleasure. You clear what had been lying about, and others get out of the way. Then you notice who does not keep up, and an irritable remark goes to somebody who has merely been thorough. Most of the friction in these weeks comes from pace. It helps to give the hard jobs your best hours and to stop at a time you have fixed beforehand, as tiredness tells you late.',
      'Others find your pace impressive, and a little exhausting. Some of them are slower because they are careful, which you may take for resistance. If you see a fault, propose how it can be mended. Your body is strong and inclined to overdo it, so it is wise to stop before you are tired. It is a good time to start exercising regularly. You can also bring up something unfair at work, as long as you stay calm and have a suggestion.',
    ],
    close: [
      'A great deal gets finished while Mars is at work for you. It is no shame if one item on the list turns out not to have been needed.',
      'A good deal gets done that would otherwise be left. It takes strength, so some rest belongs in the plan too.',
    ],
  },
  7: {
    intro: [
      'Somebody may give you trouble {week}, or encourage you, as Mars enters {place}, on {day}. Other people are full of energy in your presence, they want something from you, and an open word between two can hardly be put off.',
      'Other people challenge you {week}, as Mars comes into {place}, on {day}. A partner may be more demanding, a rival more active, and you yourself less inclined to give way.',
    ],
    course: [
      'With a partner it may come to a quarrel that has been in the making, and to an embrace at the end of it. With a competitor it comes to a contest. You are tempted to answer every challenge, and only about half of them are meant for you. Whatever you have to say is better said face to face than through others. To act together is the best use of so much force, if you can agree on what.',
      'Openness serves you better than tactics. Say what you want, ask what they want, and leave the past out of it. A quarrel that stays with its subject can bring two people closer. If somebody attacks you, consider for a moment whether it is meant for you. Acting together is the best use of this influence: a common task, a sport, a project in which both of you can show what you are able to do. Those who are alone may meet somebody spirited.',
    ],
    close: [
      'You find out in these weeks who is on your side. Some of those who argued with you may be among them.',
      'It becomes clearer in these weeks what each of you stands for. Respect is a good thing to gain, even by way of an argument.',
    ],
  },
  8: {
    intro: [
      'Strong feelings are at work {week} under a quiet surface, with Mars in {place}, from {day} on. Shared money, desire, an old resentment: what two people have between them wants to be moved, and you may be the one who begins.',
      'Mars enters {place}, on {day}, and brings strong feelings with it. What you and another person have in common, from money to desire, may call for action.',
    ],
    course: [
      'You want to know the truth and are ready to dig for it. Loans, taxes or an unclear inheritance can be dealt with energetically, and it is a relief to have done so. Where two people are close it can be intense. The danger is a struggle for power in which nobody says what it is about. If you notice that you are about to win such a struggle, ask yourself what it would cost the two of you.',
      'You have the energy to deal with what has been put off: a debt, a division, an old anger. It goes well if you agree on the aim first. Desire is intense, and so is jealousy, since both come from wanting. A struggle over who decides can be ended by saying what you are afraid of. In matters of money, decisions made in heat are expensive. With facts on the table and a night in between you can be as firm as you like.',
    ],
    close: [
      'Much in your shared affairs can be set in motion now. What comes of it depends on whether you can stop when you have what you need.',
      'A matter between two people may begin to move. Whether you both get a fight or a relief depends largely on your second sentence.',
    ],
  },
  9: {
    intro: [
      'You would like to get away {week}, or at least to win an argument, as Mars enters {place}, on {day}. Your energy is aimed at distant places and large questions, and the narrowness of daily life gets on your nerves.',
      'You want more room {week}. Mars comes into {place}, on {day}, and the wish to set out, to learn something or to stand up for a conviction becomes hard to ignore.',
    ],
    course: [
      'A journey is the best outlet, even a short one, and the more exercise there is in it the better. Failing that, you set out to convince people. You are persuasive as long as you speak of what you have seen for yourself. With those who believe the opposite it soon gets heated, and later neither side remembers the question. Some of that fire could go into an examination or an application.',
      'To use up this energy in debates would be a pity. A hike, a trip, a demanding course or a good cause will take all of it and give you something back. You argue well, and may want to win rather than to understand. With people who believe otherwise, one true question does more than five proofs. If you have an application or an examination ahead, now is the time to work for it. Check the practical details, because you are in a hurry.',
    ],
    close: [
      'You will have gone further by the end of these weeks than you had planned. A friend with another opinion is among the things worth bringing back.',
      'Your world can grow by some distance in such weeks. It is worth the effort, and worth a little more patience as well.',
    ],
  },
  10: {
    intro: [
      'You are ambitious {week}, with Mars in {place}, from {day} on, and it shows. At work you want results, you want them with your name on them, and obstacles that you have respected for a long time suddenly seem removable.',
      'Ambition wakes up {week}, with Mars in {place}, from {day} on. You may want a harder task, more say or at last a decision, and you are ready to work for it.',
    ],
    course: [
      'People above you may notice your drive and give you something to try it on. So far so good. Rivals notice it as well, and the ones who feel passed over may not say so in your hearing. Speed is your advantage and your weak point: a decision pushed through in one morning can take a month to explain. It is worth choosing the one aim for which you would stand a fight, and being generous about the others.',
      'Initiative is well received where it solves a problem for somebody else. Go first, do it thoroughly, and let the result speak. Conflicts with people in authority are possible, because you have little patience with being told how. Choose one point on which you insist. Colleagues may feel that you are competing with them even when you are not, and a shared credit now and then costs you nothing. Those at home get less of your strength, and should be told for how long.',
    ],
    close: [
      'In a few weeks people will associate you with whatever you are fighting for now. Make it something that you would like to be known for.',
      'You are on your way up, or at any rate moving. Take along the people whose help you will need when you get there.',
    ],
  },
  11: {
    intro: [
      'Things get lively among your friends {week}, as Mars comes to {place}, on {day}. There is a common cause to be pushed, a plan that has been talked about long enough, and you are the one who says so.',
      'A common cause or a group of friends gets your energy {week}, for Mars enters {place}, on {day}. You may be the one who says that it is time to begin.',
    ],
    course: [
      'A group can do with somebody like that, for a time. You call people together, divide the work and set the pace, and a good part of it actually happens. Those who prefer to talk feel driven. It may come to a clash with a friend over the way things are done, and behind it there is often a small hurt. An hour with that person alone will save the evening with all.',
      'Groups need that, and they need somebody who asks whether everyone is ready. Divide the work, set a date, and start with those who come. Friends may argue about methods. If you keep the aim in view and praise what others do, it passes. You could also quarrel with one friend in particular over something small; it is better to speak to them than about them. A hope of your own becomes attainable if you treat it as a task.',
    ],
    close: [
      'You have the energy to do something about your hopes. When Mars moves on, it should be possible to see how far you have come.',
      'If your friends do more than talk this time, it is worth celebrating together.',
    ],
  },
  12: {
    intro: [
      'Your energy goes underground {week}, as Mars enters {place}, on {day}. You are active where nobody looks, tired where they do, and some irritation that you cannot quite place keeps you from sitting still or from falling asleep.',
      'Your strength goes inward {week}, because Mars enters {place}, on {day}. You may be tired in company and energetic when alone, and irritated without knowing by what.',
    ],
    course: [
      'Much of it is old anger that was never told to anybody. You notice it when a harmless question makes you sharp, or when you are furious with a drawer. Work in the background goes well: clearing out, research, preparing something that is not ready to be shown. Open combat does not, as you would be fighting with half your strength. Walking, swimming or sawing wood will do more for your nights than thinking about it.',
      'The time is excellent for finishing old business, for working behind the scenes and for doing something for people who cannot repay you. Anger that has been swallowed for a long time may make itself felt. It gets smaller if it is allowed to be anger, on paper or on a long run, rather than a headache. Open fights are better put off. Secret ones are not worth having. What you are planning can ripen a while longer, and will be the stronger for it.',
    ],
    close: [
      'The plans that you make in private may be good ones. They can come out when Mars reaches your own sign.',
      'You are busy where nobody can see it. When Mars reaches your own sign, the results may come out with you.',
    ],
  },
};
