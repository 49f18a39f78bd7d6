import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'A full Moon is eclipsed in your sign in {year}, and something that you have been for a long time comes to its end there. The end may be a quiet one. What the year asks is that you notice it, and not go on out of politeness.',
      'The Moon is eclipsed in your sign in {year}, at the full, and what you have grown into stands there for everybody to see. Something about you is finished. You may have known it for a while and have waited for a decent occasion.',
    ],
    thought: [
      'Something about you is complete, and this year you can stop. The Moon is eclipsed in your own sign, at the full, and a part that you have played for others, the helpful one, the strong one, the one who never minds, no longer feels like yours. The time before is often the hardest, since one goes on from politeness. After the eclipse you may be surprised how few people insist on it, and how much strength it took.',
      'You have outgrown something, and the eclipse of the Moon in your own sign makes it hard to overlook. It may be a way of living, a look, or a story that you tell about yourself. Until the eclipse you make do with it. Then comes a short time in which the old no longer fits and the new is not there yet, and you feel rather exposed. It passes, and by the end of the year the change is likely to look natural.',
    ],
    close: [
      'You have stopped doing something that was expected of you and no longer true. Somebody else does it, or nobody does, and you have your evenings back.',
      'You have given up a way of living that had become too narrow, and you breathe more easily in the new one. It hardly shows from outside, and you notice it every day.',
    ],
  },
  2: {
    intro: [
      'A full Moon in your second house is eclipsed in {year}, and some matter of means has ripened: a saving, a debt to yourself, a skill held in reserve. It has been kept long enough. You are free to ask what for.',
      'The Moon is eclipsed in your second house in {year}, and what you own seems for a while to look back at you. Some of it has been waiting to leave. It is a year for small deliveries, after which the shelves are not emptier, only clearer.',
    ],
    thought: [
      'There is only one way into a china pig. It is fed through the slot for years, it grows heavy and gets a place on the shelf, and by then it has a name and nobody likes to take the hammer. The bicycle it was meant for would be too small. What did you start saving for, and do you still want it? A thing saved may also be tired of waiting.',
      'There is a bag in the closet that is meant for the charity shop. It has stood there since fall. Every so often something is taken out of it again, a sweater, on the grounds of an evening in another town. What do you keep in the bag between having and giving? You have already decided, or it would not be there; what is lacking is the bus.',
    ],
    close: [
      'What you had long been saving for has been looked at again, and the money box broken. It was a little less than you had thought, and it has gone to something that you want as you are now.',
      'You have given away something that you had half decided to part with, and have seen it on somebody else. It had never looked like that on you. You were proud of it.',
    ],
  },
  3: {
    intro: [
      'Messages and people close by have the eclipsed full Moon of {year}, in your third house. A long conversation has reached its last line, or a silence has. It is easier to hear which, when for a moment nothing else is said.',
      'In your third house, where messages come and go, the full Moon is eclipsed in {year}. Someone has had the last word for long enough, and it may have been you. The line goes quiet, and there is time to look at what hung on it.',
    ],
    thought: [
      'An old address book is a record in pencil. Some names have been rubbed out and written in again at three addresses; some stand firm, with numbers that have not been called in ages. Copying it out, you have to decide about each. Whose number do you still know by heart? The heart keeps a book of its own, with fewer names, and it is hardly ever out of date.',
      'They took out the last phone booth on the corner and left four bolts in the pavement. Nobody had used it. And yet people stop there who once stood in the rain with the last of their coins, saying it at last, or not saying it. Which call did you never make from there? It can be made from anywhere now. That has not made it easier.',
    ],
    close: [
      'You keep up with fewer people than before, and every one of them can be called at a bad hour. A few of the old names you kept without a reason. Those have turned out to be the ones you knew by heart.',
      'You have made the call that you had put off for years. It did not take long, and there was a laugh in it toward the end. When you pass the old place now, you simply go on.',
    ],
  },
  4: {
    intro: [
      'In {year} the Moon is eclipsed in your fourth house, on its own ground: home, family, the feeling of being from somewhere. A chapter there comes to its close. Not much need change in the rooms for it to be felt in each of them.',
      'Home is where {year} is felt most, with an eclipse of the Moon in your fourth house. Family matters that were put off for better days come up, and some of them can be dealt with in the days you have.',
    ],
    thought: [
      'A chapter of family life comes to its end this year, as the Moon is eclipsed in your fourth house. Somebody may move out or come back, a house may be sold or at last be finished, or an old quarrel simply loses its point. Feeling runs high around the eclipse, and it is tempting to discuss everything at once. The practical matters can be settled first. What you feel about them takes longer and need not be hurried.',
      'What you have been keeping for later, at home, is asked for this year. The Moon is eclipsed in your fourth house, and you see that some of the things you and your family were waiting for, the quiet year, the better table, the long talk with a parent, will not come by themselves. The eclipse makes that plain and a little sad. Much of it can still be had, if somebody suggests a day.',
    ],
    close: [
      'Something at home is over, and has been mourned or celebrated as it deserved. The rooms are easier to live in, and there is space for whatever comes next.',
      'You have done at home what you had put off for better times. It was simpler than the waiting had made it, and those who were there still mention it.',
    ],
  },
  5: {
    intro: [
      'Something you love comes to fullness in {year}, and is let go a little. The Moon is eclipsed in your fifth house, of romance, children, play and made things. What was bright there has been bright for a reason, and it can be told now.',
      'Your fifth house has the darkened full Moon of {year}: what you love, what you make and how you shine. An applause that you had lived on for some time has died down. Underneath it is something that never needed it.',
    ],
    thought: [
      'On the evening of the lantern walk, the candles last about as far as the bridge. Then one after another they go out, and the children, who had looked only at their own light, see the river and one another. It is usually then that somebody starts to sing. What did the brightness keep you from seeing? Nothing has to be lit again in a hurry.',
      'On a shelf in the den there is a trophy with a small gold figure, arms up. It is for a race or a spelling bee. At some point it stopped being dusted and started being apologized for. What did you win that you still have to hold your arms up for? The child who ran was thinking of nothing, and had grass on its knees.',
    ],
    close: [
      'You have let a brilliant time be over, and have seen what it had kept in the dark. There were people beside you all along. You have gone back with one of them since, without any lanterns.',
      'You have put away an old prize and the need to live up to it. In its place there is something you do badly and enjoy. You have been seen running after a ball with no one there to time it.',
    ],
  },
  6: {
    intro: [
      'The full Moon is darkened in your sixth house in {year}, and with it a stretch of work, or a habit, comes to the end of its use. Your strength knew before you did. There is some tidying to be done, and then there is room.',
      'Something in your daily work, or in the way you take care of yourself, has done its last mile in {year}. The full Moon is eclipsed in your sixth house. It served you and you may say so, and then walk in something else.',
    ],
    thought: [
      'On most lists there is an item that has been carried over from page to page since the list began. The others get crossed out. This one is copied, in better and better handwriting, and has become a kind of companion. Which task have you carried over the longest? Either it takes less time than the copying has, or it was never yours to do.',
      'Old work boots stand by the back door in the shape of their owner’s feet. The heel is gone on one side, which tells a doctor everything. They are so comfortable because they no longer hold. What in your routine feels easy for the same reason? New ones will pinch in three places at first. Put the old ones out where you can see them, with a geranium.',
    ],
    close: [
      'The task that you had carried over for so long is gone from your list, and no one asked how. The page begins with something else for once, and it has been crossed out by noon.',
      'You have changed a routine that was comfortable only because it was worn out, like an old pair of boots. The new one pinched at first. You walk straighter in it, and by evening you forget that it is new.',
    ],
  },
  7: {
    intro: [
      'Between you and another person something reaches its full term in {year}. The Moon is eclipsed in your seventh house, of partners and opponents, and a feeling that both have kept in play can be looked at squarely, and perhaps be laid down.',
      'In {year} the Moon is eclipsed in your seventh house, of partners and agreements. You can be done with an arrangement without being done with the person, and much depends on telling the one from the other.',
    ],
    thought: [
      'A bond with another person reaches a decision this year, since the Moon is eclipsed in your seventh house. You may marry, part, sign, or only say aloud what both of you have known for some time. Before the eclipse there is a good deal of guessing about what the other wants. At the eclipse you are told, or you tell them. Whatever is concluded, each of you knows where you stand, and most people find that a relief.',
      'This is a year in which you see somebody close to you as they are. The Moon is eclipsed in your seventh house, of partners, and an idea that you had of the other person, too good or too bad, comes to an end. It can hurt, and it clears the air. In the time before the eclipse you are likely to make excuses for them or for yourself. Afterward you can decide what you want with the real person, and so can they.',
    ],
    close: [
      'You and another person have come to a conclusion, and it holds. What you mean to each other is simpler than it was, and can be said in front of others.',
      'You know the other person better than before, and they know you. Some hopes have been given up, and what you share without them is more than you thought.',
    ],
  },
  8: {
    intro: [
      'What is owed, lent, shared and kept quiet stands in full light in {year}, and then in shadow: the Moon is eclipsed in your eighth house. Something that bound you to another person has done its work. It can be given back.',
      'In the eighth house of things shared and things secret, the full Moon of {year} goes dark for an hour. A trust that was given long ago is still out there under some stone. It can be taken in, or confirmed.',
    ],
    thought: [
      'Nearly every household has an umbrella that belongs to somebody else. It was lent in a downpour, and by the time the sky cleared it would have been odd to mention it. It has kept its borrower dry ever since, and a little embarrassed. What do you still have that was only lent to you? It could be a thing, or a trust, or the last word in some quarrel.',
      'Under the third flowerpot of a house you left years ago there may be a key. You told one person. New people live there, they have changed the lock, and the key lies in its damp ring and opens nothing. Who still knows where to find what used to let them in to you? Some of them would be touched to be told that it has been moved, and where.',
    ],
    close: [
      'What was only lent to you has gone home with few words, and its owner, who had done without it for years, was touched. You have nothing on your mind when you meet. What you still have is your own.',
      'You have told the people who matter how they can reach you now. A few of them laughed, since they had never needed to. The old way in fits nobody’s door any longer.',
    ],
  },
  9: {
    intro: [
      'A journey of some kind ends in {year}, in your ninth house, where the full Moon is eclipsed: a course of study, a long plan, a conviction you traveled with. You have arrived. It only remains to notice where that is.',
      'The full Moon of {year} is eclipsed in your ninth house. Something foreign that you have lived with for a long time, a study, a belief, an elsewhere, is as much your own by now as it is going to be. You can close the book kindly.',
    ],
    thought: [
      'An old suitcase has labels on it from hotels that have closed. Its owner remembers the stairs in each of them. It is too heavy to use, having been made for porters, and it holds what was worn in another climate. What have you carried home from far away and never put on here? A thing may have been right there and then, and have no further duty.',
      'A translator spends years inside another person’s sentences. On the last day she types a period that is the same in both languages. Then she goes out to buy bread and finds that she is waiting for a verb. What have you been putting into your own words for so long that you hear it in your sleep? It is finished. The silence after it is in no language in particular.',
    ],
    close: [
      'What you carried home from far away has been unpacked, and most of it let go. One thing was kept and is in daily use. It looks a little odd where you live, and is warm.',
      'You have finished putting someone else’s thoughts into your own words, and did it well. Lately a sentence has occurred to you that is nobody’s but your own.',
    ],
  },
  10: {
    intro: [
      'In {year} your work and standing come to a full Moon, and the Moon is darkened there, in your tenth house. Something you have been climbing toward is reached, or is seen to be out of reach, and either way you are free to look around.',
      'Your place in the world is under an eclipsed full Moon in {year}, in the tenth house. A position you have held for a long time may be given up or confirmed, and the question of what it is worth to you comes first.',
    ],
    thought: [
      'Something you have worked toward for a long time is decided in public this year. The Moon is eclipsed in your tenth house, of career and standing, and a post, a project or an ambition reaches its end, by success or because you no longer want it. People may see it before you do. Around the eclipse it is hard to tell pride from tiredness, so large announcements are better kept for later. Home is where you find out how you feel about it.',
      'The eclipse of the Moon in your tenth house shows you this year what your position costs. It may be time that your family misses, or work of your own that is never begun. As long as things go well in public, one does not ask. Around the eclipse one does, perhaps because a success is less sweet than expected. You may want to step back from part of it, and you can choose which part.',
    ],
    close: [
      'A long effort has ended, and you have been given the credit or have taken your leave. You have not decided everything about what comes next, and you look forward to it.',
      'You have given up a part of your public work and kept the part you care for. Nobody thinks less of you, and those at home see more of you.',
    ],
  },
  11: {
    intro: [
      'A circle of friends, or a hope that held one together, has its fullness and its end in {year}, when the Moon is eclipsed in your eleventh house. What was shared was real. Who stays after it will show without any asking.',
      'Everyone you have hoped with seems to stand in one room in {year}, when the Moon is eclipsed in your eleventh house. Some you no longer know. It is easier to see for whom you came, and when it would be good to go home.',
    ],
    thought: [
      'When a party is over, there is a second one in the kitchen. The coats have gone from the bed, the music is off, and four or five people stand around with dish towels and say what they did not say all evening. Nobody is invited to it. Who is in the kitchen when your lights go down? Those faces are the ones you know without having to look.',
      'At a reunion they give out name tags with a picture from back then. So people look first at the chest, then up, then at the chest again. For an hour one is two persons, and everybody is so kind to the younger. Which of you do your old friends talk to? By ten o’clock the tags have curled, and whoever is left is talking to somebody who is there.',
    ],
    close: [
      'You know which of your friends stay behind when the party is over to dry the glasses. Of all that the company was for, those few faces are what you take home.',
      'Some old friends have stopped speaking to the person you used to be, and you have seen two or three of them since as you are. You had forgotten how funny one of them is.',
    ],
  },
  12: {
    intro: [
      'Something private has run its full course in {year}. The Moon is eclipsed in your twelfth house, where rest, memory and old worry live together, and a watch that you have kept for a long time without relief may be ended.',
      'In {year} an eclipse of the Moon touches your twelfth house, the one that is nearly inaudible. Some strain that you had stopped noticing comes to an end there. You find out that it was one by how it is without it.',
    ],
    thought: [
      'In the corridor of many a house a night-light burns for a child who now has a driver’s license. It has become part of the dark. Nobody decided to keep it, and whoever got up to switch it off would feel a small pang. What are you guarding against that left home long ago? A habit of caution is loyal; it goes on until it is thanked.',
      'The refrigerator shudders and falls still, and the kitchen is suddenly enormous. It had been humming since morning. Nobody hears it start, but when it stops, people look up with their spoons in the air and breathe out. What has been running in you so steadily that you take it for quiet? You will know by your shoulders.',
    ],
    close: [
      'You have stopped guarding against something that had long since grown up, as one switches off a night-light. It was darker than expected, and then quite light enough. You walk there in bare feet.',
      'A worry that had hummed in you for years has stopped. At first you were not sure whether something was broken. Then you heard what had been there all along, a clock, a child, the rain.',
    ],
  },
};
