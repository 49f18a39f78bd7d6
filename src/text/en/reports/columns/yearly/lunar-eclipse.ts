import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const lunarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'A full Moon is eclipsed in your sign in {year}, and something that you have been for a long time comes to its end there. The end may be a quiet one. What the year asks is that you notice it, and not go on out of politeness.',
      'The Moon is eclipsed in your sign in {year}, at the full, and what you have grown into stands there for everybody to see. Something about you is finished. You may have known it for a while and have waited for a decent occasion.',
    ],
    thought: [
      'A role can outlast its play. One still knows the lines, the others give the cues, and it would seem rude to leave the stage. In this year the lights go down on such a part of yours for a minute or two. What do you go on doing only because you have always been the one who did? It is all right to let the next cue pass.',
      'A hermit crab lives in a house that does not grow. There comes a day when it is too tight, and the animal must leave it, quite naked, and cross a stretch of open sand to a larger one. They do it at high water and by moonlight, if they can. What still fits you only when you hold your breath? The larger shell is seldom far away, or nobody would try.',
    ],
    close: [
      'Somebody else took up the line, or nobody did and it was not missed. The evening is your own, and the street outside is full of people without parts.',
      'The old shell lies on the sand with its door open, and something smaller has been to look at it. You are in and can turn around. What fits shows no mark on the outside, and is noticed mainly in the breathing.',
    ],
  },
  2: {
    intro: [
      'A full Moon in your second house is eclipsed in {year}, and some matter of means has ripened: a saving, a debt to yourself, a skill held in reserve. It has been kept long enough. You are free to ask what for.',
    ],
    thought: [
      'There is only one way into a china pig. It is fed through the slot for years, it grows heavy and gets a place on the shelf, and by then it has a name and nobody likes to take the hammer. The bicycle it was meant for would be too small. What did you start saving for, and do you still want it? A thing saved may also be tired of waiting.',
    ],
    close: [
      'The pieces of the pig have been swept up, and they were only china. What came out was a little less than the legend and a little more than the bicycle. It has gone to something that you want as you are now.',
    ],
  },
  3: {
    intro: [
      'Messages and people close by have the eclipsed full Moon of {year}, in your third house. A long conversation has reached its last line, or a silence has. It is easier to hear which, when for a moment nothing else is said.',
    ],
    thought: [
      'An old address book is a record in pencil. Some names have been rubbed out and written in again at three addresses; some stand firm, with numbers that have not been called in ages. Copying it out, you have to decide about each. Whose number do you still know by heart? The heart keeps a book of its own, with fewer names, and it is hardly ever out of date.',
    ],
    close: [
      'The new address book is thin. It has room in it, and every number can be called at a bad hour. Of the old names a few were copied without a reason, and those have turned out to be the ones you knew by heart.',
    ],
  },
  4: {
    intro: [
      'In {year} the Moon is eclipsed in your fourth house, on its own ground: home, family, the feeling of being from somewhere. A chapter there comes to its close. Not much need change in the rooms for it to be felt in each of them.',
    ],
    thought: [
      'There is one box that was never unpacked after the move. It stands in a closet with a word on it in marker, and it has been carried from place to place on the understanding that it matters. Its contents have become a belief. What is in yours? It may be that you need it, and have done without it all this time, and both would be good to know.',
    ],
    close: [
      'The box was opened in the end, on the floor, with the closet light on. Some of it was put in the room where it should have stood all along. The rest could go, and the closet turns out to be of a useful size.',
    ],
  },
  5: {
    intro: [
      'Something you love comes to fullness in {year}, and is let go a little. The Moon is eclipsed in your fifth house, of romance, children, play and made things. What was bright there has been bright for a reason, and it can be told now.',
    ],
    thought: [
      'On the evening of the lantern walk, the candles last about as far as the bridge. Then one after another they go out, and the children, who had looked only at their own light, see the river and one another. It is usually then that somebody starts to sing. What did the brightness keep you from seeing? Nothing has to be lit again in a hurry.',
    ],
    close: [
      'The paper lantern hangs in the hall, a little scorched. It was never meant to be carried every evening. What you saw from the bridge without it you have gone back to look at since, and not alone.',
    ],
  },
  6: {
    intro: [
      'The full Moon is darkened in your sixth house in {year}, and with it a stretch of work, or a habit, comes to the end of its use. Your strength knew before you did. There is some tidying to be done, and then there is room.',
    ],
    thought: [
      'On most lists there is an item that has been carried over from page to page since the list began. The others get crossed out. This one is copied, in better and better handwriting, and has become a kind of companion. Which task have you carried over the longest? Either it takes less time than the copying has, or it was never yours to do.',
    ],
    close: [
      'The old item is gone from the list, and no one asked how. There is a faint dent in the paper where it used to stand. The page begins with something else for once, and it has been crossed out by noon.',
    ],
  },
  7: {
    intro: [
      'Between you and another person something reaches its full term in {year}. The Moon is eclipsed in your seventh house, of partners and opponents, and a feeling that both have kept in play can be looked at squarely, and perhaps be laid down.',
    ],
    thought: [
      'In chess a draw can be offered at any point, and strong players offer it oftener than weak ones. They see sooner that nobody is going to win this position, and they have other games to play. The beginner goes on chasing a king around the board with a king. What would you settle for, if the other offered it first? Someone has to reach across the table.',
    ],
    close: [
      'Hands were shaken over the board, and the pieces are back in their box, kings and pawns together. What you could settle for was settled. It is surprising how much there is to talk about once the position has been cleared away.',
    ],
  },
  8: {
    intro: [
      'What is owed, lent, shared and kept quiet stands in full light in {year}, and then in shadow: the Moon is eclipsed in your eighth house. Something that bound you to another person has done its work. It can be given back.',
    ],
    thought: [
      'Nearly every household has an umbrella that belongs to somebody else. It was lent in a downpour, and by the time the sky cleared it would have been odd to mention it. It has kept its borrower dry ever since, and a little embarrassed. What do you still have that was only lent to you? It could be a thing, or a trust, or the last word in some quarrel.',
    ],
    close: [
      'The umbrella was handed over at the door with few words, and the owner, who had bought another long ago, was touched. What was only lent to you has gone home. When it rains you get wet like anyone, with nothing on your mind.',
    ],
  },
  9: {
    intro: [
      'A journey of some kind ends in {year}, in your ninth house, where the full Moon is eclipsed: a course of study, a long plan, a conviction you traveled with. You have arrived. It only remains to notice where that is.',
    ],
    thought: [
      'An old suitcase has labels on it from hotels that have closed. Its owner remembers the stairs in each of them. It is too heavy to use, having been made for porters, and it holds what was worn in another climate. What have you carried home from far away and never put on here? A thing may have been right there and then, and have no further duty.',
    ],
    close: [
      'The suitcase stands empty under the stairs, labels outward. One shawl was kept out and is worn to breakfast, where it looks odd, and is warm. The rest of what you carried home has told you its story and may be let go.',
    ],
  },
  10: {
    intro: [
      'In {year} your work and standing come to a full Moon, and the Moon is darkened there, in your tenth house. Something you have been climbing toward is reached, or is seen to be out of reach. In both cases you can look around.',
    ],
    thought: [
      'From the top of a ladder you see what it was leaning on. Below, all attention went to the rungs. Up here there is a gutter, a nest, a fine view of a roof that is not yours; and the air is good. What did you want from up there when you put the ladder to the wall? It can be moved along, which is easier done from the ground.',
    ],
    close: [
      'You are down, with rust on your palms, and the ladder leans a little farther along. What you wanted from up there was partly the view, and that you have brought with you. It has helped to choose the wall.',
    ],
  },
  11: {
    intro: [
      'A circle of friends, or a hope that held one together, has its fullness and its end in {year}, when the Moon is eclipsed in your eleventh house. What was shared was real. Who stays after it will show without any asking.',
    ],
    thought: [
      'When a party is over, there is a second one in the kitchen. The coats have gone from the bed, the music is off, and four or five people stand around with dish towels and say what they did not say all evening. Nobody is invited to it. Who is in the kitchen when your lights go down? Those faces are the ones you know without having to look.',
    ],
    close: [
      'The last glass from the party is dry, and someone has taken the trash down. You could name everyone who stayed, and what each one dried. Of all that the evening was for, those few faces are what you take home.',
    ],
  },
  12: {
    intro: [
      'Something private has run its full course in {year}. The Moon is eclipsed in your twelfth house, where rest, memory and old worry live together, and a watch that you have kept for a long time without relief may be ended.',
    ],
    thought: [
      'In the corridor of many a house a night-light burns for a child who now has a driver’s license. It has become part of the dark. Nobody decided to keep it, and whoever got up to switch it off would feel a small pang. What are you guarding against that left home long ago? A habit of caution is loyal; it goes on until it is thanked.',
    ],
    close: [
      'The night-light was switched off one evening, and the corridor was darker than expected, then quite light enough. What you were guarding against had long since grown up. You walk there in bare feet, and the Moon comes in at the end.',
    ],
  },
};
