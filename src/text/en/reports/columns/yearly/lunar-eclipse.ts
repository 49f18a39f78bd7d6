import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'A full Moon is eclipsed in your sign in {year}, and something that you have been for a long time comes to its end there. The end may be a quiet one. What the year asks is that you notice it, and not go on out of politeness.',
      'The Moon is eclipsed in your sign in {year}, at the full, and what you have grown into stands there for everybody to see. Something about you is finished. You may have known it for a while and have waited for a decent occasion.',
    ],
    thought: [
      'A role can outlast its play. One still knows the lines, the others give the cues, and it would seem rude to leave the stage. In this year the lights go down on such a part of yours for a minute or two. What do you go on doing only because you have always been the one who did? It is all right to let the next cue pass.',
      'A hermit crab lives in a house that does not grow. There comes a day when it is too tight, and the crab must leave it, quite naked, and cross a stretch of open sand to a larger one, at high water and by moonlight if it can. What still fits you only when you hold your breath? The larger shell is seldom far away, or nobody would try.',
    ],
    close: [
      'You have stopped playing a part that was expected of you. Somebody else took it up, or nobody did and it was not missed. The evening is your own.',
      'You have left a way of living that had become too tight, and found one in which you can turn around. It does not show from outside. You notice it mainly by your breathing.',
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
      'Home has its high water in {year}, with an eclipse of the Moon in your fourth house. Whatever has been saved there for better days is asked about. They may have been these, and some of it can be brought to the table.',
    ],
    thought: [
      'There is one box that was never unpacked after the move. It stands in a closet with a word on it in marker, and it has been carried from place to place on the understanding that it matters. Its contents have become a belief. What is in yours? It may be that you need it, and have done without it all this time, and both would be good to know.',
      'In the cabinet stands the good china, for twelve. It came down from somebody and has been washed once a year, to be put back. Two cups have never held anything at all. Who is it being kept for? Those guests are not coming, or have come already, in sneakers, and were given the mugs. It chips, of course. That is how it becomes yours.',
    ],
    close: [
      'Something that you had carried from home to home unopened has been looked at. Part of it has found its place in a room, and the rest could go. There is more space than you had thought.',
      'The good china is in daily use, and so is whatever else at home was being kept for somebody who never came. A few pieces are chipped. Nobody remembers which of them had been too good.',
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
      'Two people can be done with something without being done with each other. In {year} the Moon is eclipsed in your seventh house, and what you and someone else had pitched together, for a season, wants to be taken down.',
    ],
    thought: [
      'In chess a draw can be offered at any point, and strong players offer it oftener than weak ones. They see sooner that nobody is going to win this position, and they have other games to play. The beginner goes on chasing a king around the board with a king. What would you settle for, if the other offered it first? Someone has to reach across the table.',
      'A tent is put up in good humor and taken down in the rain. It never fits the bag again. One holds, one folds, both are sure of the method; there is a moment at which it could all turn into the great quarrel, and another at which someone sits down on it and starts to laugh. What are you folding, the two of you? Let the air out first.',
    ],
    close: [
      'You and another person have ended a long contest with a handshake. What you could settle for was settled. It is surprising how much there is to talk about once nobody has to win.',
      'You and another person have packed up something together, in bad weather and with some hard words. What you said in the rain has dried. One of you has already been looking at the map again.',
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
      'In {year} your work and standing come to a full Moon, and the Moon is darkened there, in your tenth house. Something you have been climbing toward is reached, or is seen to be out of reach. In both cases you can look around.',
      'Your place in the world is under an eclipsed full Moon in {year}, in the tenth house. A name on a door has been there long enough. Whether it is scraped off or painted fresh, you will have seen the glass without it.',
    ],
    thought: [
      'From the top of a ladder you see what it was leaning on. Below, all attention went to the rungs. Up here there is a gutter, a nest, a fine view of a roof that is not yours; and the air is good. What did you want from up there when you put the ladder to the wall? It can be moved along, which is easier done from the ground.',
      'On frosted glass a name is painted in gold, backward, from the inside. When somebody moves on, a man comes with a razor blade and takes it off letter by letter, and for an hour it says only part. People go by and read that. What would be left of your title if the first letters went? There is light behind it, at any rate, and it comes through better.',
    ],
    close: [
      'You have come down from a position that you had climbed to, and have moved the ladder a little farther along. What you wanted up there was partly the view, and that you have brought with you.',
      'You do without an old title, or with a shorter one. On some days it is still remembered, and that does no harm. Those who knock at your door ask for you by your first name.',
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
