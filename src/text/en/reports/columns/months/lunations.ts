import type { Growing } from '../../../../report-catalogue.js';

/** What follows the sentence that names the Moon, its sign and house. */
export const newMoonInMonth: Growing = {
  1: [
    'You can make the first move in your own affairs. It may concern something as plain as how you look or what you say when people ask what you do. A step that others can see counts for more than a resolution.',
    'A personal wish is ready to be acted on. Choose the one you have thought of most often, and take it as far as the next practical step while you feel like it. Explanations can wait.',
    'It is a good time to begin something for yourself that you have put off: a course of exercise, another way of dressing, a frank word about what you want. Start small, and tell only those whom it affects.',
    'You feel like beginning again, and others can see it. Decide what you would like to be known for in the coming months, and do one thing this month that fits it.',
    'Your own needs come first for once, and nobody is harmed by it. Make the appointment, send the application or say what you would rather do. You can still alter the plan when the Moon is full.',
  ],
  2: [
    'Something modest can be begun that will pay over time. Setting a price, opening an account or offering for money what you have done as a kindness are all of this sort. Small true figures serve better than large hopes.',
    'The question of what you earn and own can be opened again. A first deposit, a repair or a first customer is enough to start with, and you will know soon whether it will last.',
    'You can put your finances on a new footing, beginning with one small step. Ask for the better rate, cancel what you no longer use or start a savings plan that you will hardly notice.',
  ],
  3: [
    'A talk that has been put off can be started. Write to the person with whom you lost touch, or put your name down for the course. A plain question is the best opening, and its answer gives you the next one.',
    'Words begin to do some work for you. A first page, a first lesson or a visit around the corner may lead to an arrangement that suits everyone, so keep it short and do it soon.',
    'It is easy to make contact. Sign up, call back or introduce yourself to the people next door, and do not mind if the first exchange is short. Something you learn now can be built on.',
  ],
  4: [
    'Something at home can be begun again. A move, a repair or a fairer division of the chores finds people willing, and peace with a relative is possible if somebody offers it.',
    'The place where you live is ready for a change. It may be as slight as a table in another corner or a regular evening for the people you belong to, and it makes itself felt at once.',
    'You would like to feel more at home, and can begin with something practical: a repair, a clearance or a conversation about who needs which room. An invitation to relatives may be well received.',
  ],
  5: [
    'You are free to enjoy something for its own sake. A game, an art, a flirtation or a plan with a child can be taken up without being justified, and before you are any good at it.',
    'Love and pleasure are open to something new. Couples may only need an evening in a place that neither of them knows; those on their own might send the message they have composed so often.',
    'There is room for pleasure again. Buy the ticket, ask somebody out or take up the thing that you liked doing as a child. It need not lead anywhere.',
  ],
  6: [
    'The order of your day can be changed without much effort. Another hour for an old task, a better tool or an agreement on whose job is whose takes hold now. One alteration at a time is plenty.',
    'A healthier habit or a better method can be started. Try it in its simplest form, tell those whom it affects, and leave out one step that serves nobody.',
    'Your working days can be arranged better. Choose one habit, such as when you start or what you eat, and change only that. You are likely to notice the effect within the month.',
  ],
  7: [
    'A new chapter can open between you and someone else, by a contract, an encounter or an apology that was long in coming. Say what you hope for before you say what you mind.',
    'Somebody may come toward you, or you toward them. First steps of every kind are welcome, from an apology to an invitation, and they need no more than a friendly question.',
    'Approaching somebody is easier than usual. A first meeting, an offer or an honest word to a partner is likely to be well received, and you can let the other person set the pace.',
  ],
  8: [
    'Clear terms can be agreed in something you share. A debt, a loan or a wish that you and somebody else have both avoided can be dealt with in one short talk, and the other person may be waiting for it.',
    'Trust can be begun again with a first small proof. Look at one document together, or put one feeling into words, and go no further than what both of you would sign.',
    'You can settle how something is to be shared. Speak about the money first and the feelings afterward. Where trust has suffered, a small promise that is kept is a good beginning.',
  ],
  9: [
    'A plan that leads farther out can get its first date. For a journey, a course or an application the first step is usually a form, and somebody who has done it before is glad to be asked how.',
    'Something you would like to learn or see comes within reach. Begin with the part that can be done from a chair. If it is a belief you are looking for, talk with someone who lives by one.',
    'You feel like going farther or learning something new. Look at dates and costs, and talk to a person who knows the place or the subject. A short trip may be enough to begin with.',
  ],
  10: [
    'Something begins at work that others will notice. It may be a task that nobody else wanted, or a word about where you would like to be. Keep it brief, and speak to the person who decides.',
    'Your public role can be given a new start. If you have no wish to rise, you might make your present task more your own; if you have, one good proof of your ability is the thing to show.',
    'A new task or a new direction at work can be started. Let the people who decide know what interests you. A small success that is visible helps more at this point than a large plan.',
  ],
  11: [
    'A plan finds its company. Something gets under way because several people want it, and it is worth turning up once to see who they are.',
    'New people, or a new purpose among old friends, may enter your calendar. Begin with three who would really come, and settle the day before you settle the details.',
    'You can make a new beginning with other people, in a club, a team or an old circle. Say what you would like to do, and ask who would come. One reply is enough to start.',
  ],
  12: [
    'Something starts that needs no witness. It may be a recovery, a private study or a promise to yourself, and what it asks for first is an evening or two left empty.',
    'Something in you wants rest before anything else can start. Sleep, an old notebook or a quiet act of forgiveness does more good than any plan, and you owe nobody an account of it.',
    'You need less company and more sleep than usual, and something new may start in that quiet. Keep a notebook at hand. Nothing that occurs to you has to be acted on yet.',
  ],
};

export const fullMoonInMonth: Growing = {
  1: [
    'You are noticed, and you notice yourself. Feelings run high on the day, and a decision about your own life can be taken that has been ripe for some time. Let people respond before you explain.',
    'You see yourself for a moment as others have been seeing you. Some of it will please you. Whatever you have hidden behind politeness comes out most kindly early in the day, before you are tired.',
    'You are more emotional than usual, and other people see it. Something you started for yourself some months ago shows its result. Be pleased with it in front of others, and do not answer criticism on the same day.',
  ],
  2: [
    'A matter of money reaches its result. You see what an effort has earned or how far a sum will go, and one thing may be paid off, sold or given its proper price. A frightening figure deserves a second look.',
    'The sums are complete, and they say plainly what you get for what you spend. Something can be struck off for good. Decide after a night’s sleep what is to take its place.',
    'You see what you have, in money or in things, and whether it is what you wanted. A payment may arrive or fall due. If you feel poor, check the figures before you believe it.',
  ],
  3: [
    'What has been half said comes out whole. A message may settle something, a relative or neighbor speak plainly, or you hear yourself do so. Everybody says a little more than was meant, so listen to the tone as well.',
    'An answer arrives, or a text, a form or a lesson is finished. Hear it out before you agree or object. If it is you who have to speak, leave out the preface.',
    'There is a good deal of talk, and something important is in it. A decision may reach you, or a piece of writing can be handed in. Keep confidences, since words travel quickly on such a day.',
  ],
  4: [
    'Family feeling rises, and a question about home can be answered that has been open for some time. Somebody there may need you just when work does. Tell both sides in good time which evening is theirs.',
    'What has been simmering at home comes to a boil. Somebody may say that it is too much, and it is useful to have it said. A single thing properly settled clears the air for the rest.',
    'Home is where you want to be. A family matter comes to a conclusion. Say what you feel in simple words, and leave the details for another day.',
  ],
  5: [
    'Feelings are strong, and everybody can see them. Something that was begun in play turns out to have become serious, or the reverse, and it is a relief to see which.',
    'Love or play is at its height, and you may feel that it will not stay so. You learn which part of it was joy and which was the wish to be looked at, and the joy is worth keeping.',
    'An affection or a creative effort comes into the open. Others respond to it, perhaps with more warmth than you expected, and you can decide how much further you want to take it.',
    'You want to celebrate, and there may be a reason to. Feelings are strong and easily hurt on the day, so enjoy the company and leave serious questions for a quieter day.',
    'Something you have made, or someone you love, is at the center of attention. Be generous with praise, and do not keep your own disappointment entirely to yourself if there is one.',
  ],
  6: [
    'You see the end of a job, and also the state you are in. What can be handed in may be handed in. For the rest there is another day, and sleep before it.',
    'You see what all the effort has come to. If a job cannot be finished in the way it was begun, this is the time to say so and suggest another. Let the day end when it ends.',
    'A piece of work is finished, or you see that it cannot be finished in this way. Check the result before you start on the next, and take a day off if one is due to you.',
    'Your body may tell you what the past weeks have cost. Hand over whatever somebody else can do, and be content with a good result where you wanted a perfect one.',
    'The effect of a habit or a routine becomes clear, for better or worse. Keep what has helped, and drop what only takes time. Colleagues may be tired too, so criticism can wait a few days.',
  ],
  7: [
    'What is between you and somebody wants to be celebrated, ended or put into plain words, and the last is the most common. Hear the other side out.',
    'Another person gives you an answer, in words or by what they do. What you mean to each other is easier to see than usual, and worth mentioning before anything that you would like changed.',
    'Emotions may run high between you and somebody close, because each of you has a good deal to lose. An agreement can be concluded. If there is a conflict, look first for what you both want.',
  ],
  8: [
    'Something confided or owed can be brought to an end. An account is settled, a fear admitted, or a kindness finally acknowledged. Decisions about money are the better for a night’s sleep.',
    'It becomes visible what each of you has put in, and how much was given freely. Something can be repaid and something let go. A strong feeling passes more easily if you decide nothing while it lasts.',
    'Something between you and another person comes out that had been left unsaid. It may concern money or affection. Listen to the end of it; there is time to decide what follows.',
  ],
  9: [
    'You see the whole of something that you have known only in parts. It may come with a result, a ticket or a verdict. In telling it to somebody you hear how much you know.',
    'A question you set out with finds its answer, perhaps quite near home. Put it into plain words while it is fresh, since it may help somebody who is about to start.',
    'A course, a journey or a dispute reaches a result. You may be proud of it or ready for something else. Tell somebody what you have learned, without trying to convince them.',
  ],
  10: [
    'You are judged by what is finished, so it is better to show that than to explain the rest. A decision about your work may be announced, and those who helped should hear of it from you.',
    'Whatever you have done in public can be looked at as a whole. Stand by it, and say what you would do next. Those at home may feel left out, and an evening kept for them steadies everything.',
    'Your work is noticed, and so are you. A project can be completed or a decision about your position may come. Enjoy the recognition, and keep an hour of the evening for those at home.',
  ],
  11: [
    'People you know are gathered, in one room or one conversation, and you notice who came for your sake and who came for the party. Something in the plan may have to be dropped.',
    'The state of a friendship or a common plan becomes clear. Some of it is worth celebrating. If you have been doing the work of several people, you could name the others.',
    'There may be many people around you, and one of them matters more than the rest. A joint project reaches its aim or shows that it will not. Thank those who have taken part.',
  ],
  12: [
    'Something that you have kept down comes up to be finished. It may be a memory, a worry or only a wish to be alone, and it wants an evening to itself, with everything canceled that can be.',
    'An old tiredness can be let out at last. An evening with the door closed does more than good advice, and after it you are readier for company.',
    'You are sensitive and easily tired, so make few appointments. Something you have been worrying about can be let go, because you see that it no longer depends on you.',
  ],
};

export const solarEclipseInMonth: Growing = {
  1: [
    'You cannot quite go on being who you were out of habit. A role, a look or a certainty about yourself is taken away for a moment and leaves a clean place, which you need not fill at once.',
  ],
  2: [
    'What used to pay, or to please you, may no longer do so. It is a time for counting what is really there, before anything is sold, bought or borrowed.',
  ],
  3: [
    'A familiar exchange breaks off, or starts on new terms. You may learn something that makes you revise what you have always said, so it is better to listen for a while than to reply.',
  ],
  4: [
    'Home itself may be put in question, by a move, an arrival, a departure or a different light on where you come from. Plans made in the first days are seldom the final ones.',
  ],
  5: [
    'An amusement that had become a duty may end, and something begun in fun may turn serious. Children, if there are any in your life, can be at a turning point of their own.',
  ],
  6: [
    'A job, a routine or a way of treating your own strength may stop working from one day to the next. You find out which part of it was needed, and can start from the simplest version.',
  ],
  7: [
    'Somebody may come into your life or go out of it, or a bond that you both took for granted has to be chosen again. Neither of you will know the new rules at once.',
  ],
  8: [
    'A debt, a loyalty or a dependence may have to be given up or put on another footing. It goes deep, and old matters of trust come up with it. What two people have simply assumed is no longer enough.',
  ],
  9: [
    'A belief may cease to convince you for a time, and with it the plan that rested on it. You may be led to a school, a country or a teacher that was never on your list.',
  ],
  10: [
    'Your calling may change its direction, through a post that ends or is offered, or through the insight that you have been following somebody else’s plan. Do what is asked of you, and keep the larger decision open.',
  ],
  11: [
    'A circle breaks up or takes you in, a friend goes another way, or a hope turns out to have been other people’s. You may find an ally where you had not looked for one.',
  ],
  12: [
    'An old grief, a secret or a habit of hiding may let go of you, with nobody there to see it. You need fewer appointments than you have, and longer nights.',
  ],
};

export const lunarEclipseInMonth: Growing = {
  1: [
    'You feel clearly, perhaps with tears, what you no longer want to be for other people. Nobody has to be blamed for it. Those close to you will want some time to get to know the rest.',
  ],
  2: [
    'Something you have held on to can be let go: a source of money, a costly habit, or the fear of not having enough. It costs more feeling than money, and the feeling passes.',
  ],
  3: [
    'The last word is spoken in something that has gone back and forth for a long time. It may come in anger or in relief, from a sister, a rival or the critic in your own head. Keep it kind.',
  ],
  4: [
    'A room falls empty, an old quarrel ends, or you simply know that you have outgrown a place. Family feeling is strong and not always fair.',
  ],
  5: [
    'What you have loved or made goes its own way, and you have done your part. It is allowed to hurt a little. From some steps back you can see how good it is.',
  ],
  6: [
    'A job, a regimen or a long effort on somebody’s behalf may have run its course. You are usually the last to admit that you are tired of it, but you let nobody down by saying so.',
  ],
  7: [
    'Between two people a truth is reached. An old pattern cannot go on, in which one always asked, say, and the other always gave way. Some pairs part over it, and many draw closer.',
  ],
  8: [
    'A long mistrust or dependence ends, perhaps from plain exhaustion. Strong feelings are part of it, and pass. The strength that held it will be yours again.',
  ],
  9: [
    'Something that you followed for years comes to an end. You see what it was good for and where it left you alone. The question can be kept when the answer has gone.',
  ],
  10: [
    'Something you have worked toward is reached or laid down where everyone can see it. Praise and criticism both miss the point. What you have learned to do is the fairest measure.',
  ],
  11: [
    'A group may no longer need you, or you it, and one or two of the friendships prove to go deeper than the occasion for them. The rest deserve a proper goodbye.',
  ],
  12: [
    'An old sorrow or a long tiredness reaches the point where it can be felt and put down. It may come at night and without a reason. Quiet around you is the best answer.',
  ],
};
