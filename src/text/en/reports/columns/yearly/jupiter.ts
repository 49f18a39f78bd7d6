import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const jupiterEnters: ThemesByHouse = {
  1: {
    intro: [
      'Jupiter comes into your own sign in {year}, as it does every twelve years, and things that concern you have room to grow. You are seen gladly and asked for more than before. It is a year to want something of a fair size.',
    ],
    thought: [
      'Modesty is a good habit and a poor plan. It has kept you from asking for things you would not have got, and now and then for some that were only waiting to be asked for. With Jupiter in your sign the second kind is the commoner. How large would you draw it if the paper were larger? Draw it that large once, in pencil, before deciding what is reasonable.',
    ],
    close: [
      'Reasonable turned out to be somewhere between the pencil line and the old margin. There is still some paper left, and now you know how you draw when there is room.',
    ],
  },
  2: {
    intro: [
      'Jupiter comes to your second house in {year}, and means and abilities find it easier to grow. It is a pleasant kind of work to gather them in. Sooner than you think, the question becomes what all the plenty is for.',
    ],
    thought: [
      'In a good year the apple tree has to be propped, or it breaks under what it bears. Neighbors come home to find a bag hung on the door handle. There is more than anyone can eat, and it does not keep for those who wait for a better occasion. What would you do with more than you need? The tree would rather know in time.',
    ],
    close: [
      'Some of the apples were eaten, some dried, and the rest left on other people’s doors. The props can stay in the shed until they are wanted. It has been a pleasure to find out that you are generous when you can see the branch.',
    ],
  },
  3: {
    intro: [
      'In {year} Jupiter enters your third house, of talk, learning and short ways, and the world close by gets larger. There are more messages, more invitations to explain, more reasons to stop on the stairs. Your own ideas want out of the house.',
    ],
    thought: [
      'On the notice board by the market everything hangs on top of everything: a cat lost, a room to let, someone who teaches the flute. From one note half the strips with the number have been torn off, and from the next none. Your ideas hang there as well this year, in bright ink. Which of them would a stranger take a number from? It need not be the cleverest.',
    ],
    close: [
      'One of your notices has lost all its strips, and people have begun to copy the number by hand. The others may yet be read, or rained on. An idea that is carried off in a stranger’s pocket has moved out for good.',
    ],
  },
  4: {
    intro: [
      'Jupiter moves into your fourth house in {year}, down to where your home and family are. Rooms feel larger with it, and so do hearts. Someone may come to stay, or you may find that you would like to be found at home.',
    ],
    thought: [
      'The best dining tables have a spare leaf that lives behind a wardrobe and comes out for weddings. Then there is a great wiping of wood, and a crack that never quite closes. In between, people believe that the table seats four. Who would sit there if you left the leaf in for good? Jupiter is asking on behalf of several, some of them already related to you.',
    ],
    close: [
      'The spare leaf has stayed in the table so long that its color is beginning to match. Those you wanted at home know where they sit. There is a chair too many on quiet days, and nobody has offered to carry it out.',
    ],
  },
  5: {
    intro: [
      'Love, children, play and whatever you make with your hands have a good guest in {year}: Jupiter enters your fifth house. Joy is easier to come by there and harder to keep small, and it has never minded being looked at.',
    ],
    thought: [
      'On a swing there is a height at which the ropes go slack for a moment, and the stomach notices. Children find it on the first day and go back for it. Later we learn to swing politely. Jupiter gives a push from behind, and it is a strong one. How high would you go if nobody stood by to call you careful? You can still say when.',
    ],
    close: [
      'Up where the ropes go slack is a place you have been to, and you came back each time. It was higher than careful people go and lower than they feared. Those who watched from the bench are looking for a free swing.',
    ],
  },
  6: {
    intro: [
      'Work, habits and the upkeep of your strength are where Jupiter goes in {year}, into your sixth house. It makes use of what is already there. Small things done well begin to bring others with them, and the day wants more room.',
    ],
    thought: [
      'Nobody makes dough rise. You mix it, cover it and leave it in a warm corner, and the chief mistake is to keep lifting the cloth. A well-begun habit behaves the same way, and so does a colleague who has been trusted. What in your working day would grow if you let it alone? You may find, this year, that you have used too small a bowl.',
    ],
    close: [
      'The dough has come up over the rim, and the work in it was done in the hours when nobody touched it. What you let alone has grown. There was a bigger bowl on the upper shelf all the time.',
    ],
  },
  7: {
    intro: [
      'A good deal of the luck of {year} arrives with other people. Jupiter enters your seventh house, of partners and agreements, and somebody beside you may have larger plans, better contacts or simply more courage. Your own share of it counts as well.',
    ],
    thought: [
      'A tandem goes faster than either rider could, and neither can stop pedaling without the other feeling it in the knees. The one in front picks the road; the one behind sees more of the country. It is a machine for people who can agree on lunch. Where would you go with a second pair of legs? Jupiter can be relied on to suggest something over the next hill.',
    ],
    close: [
      'There was another hill behind the hill, and you have been over both. A second will beside your own is less of a brake than you had feared. The tandem leans against a wall, too long for anyone to ride off alone.',
    ],
  },
  8: {
    intro: [
      'In {year} Jupiter goes to your eighth house, where people share money, confidence and risk. What is deep there becomes easier to draw from. Others may be more generous than you had supposed, and it falls to you to ask in a plain voice.',
    ],
    thought: [
      'Two farms with one well between them get on by custom: so many buckets, at such hours. Then it rains for a whole spring, the water stands high, and both still lower the rope to the old knot. Nobody has told them that they may stop counting. What have you not asked for because it used to be scarce? The level can be seen this year by leaning over.',
    ],
    close: [
      'The rope at the well has a new knot, a good deal higher, since somebody asked. People linger there longer than the drawing takes. There will be dry years too, and by then each will have seen how the other behaves when there is plenty.',
    ],
  },
  9: {
    intro: [
      'Jupiter is at home in the ninth house, and enters yours in {year}. Distance, study and large questions draw you out, and it gets easier to be curious than to be right. You will hardly come back with what you went for.',
    ],
    thought: [
      'In a library with open shelves, the book you came for is usually out. In its place your hand falls on the one beside it, and an hour later you are sitting on the floor. Whole professions have begun that way. What stands next to what you were looking for? Jupiter gives directions of this kind, and they look like small disappointments at first.',
    ],
    close: [
      'The book you came for has been returned, and can be had at any time. You are some shelves farther along. On your card there is a row of titles that nobody, least of all you, would have predicted.',
    ],
  },
  10: {
    intro: [
      'Your tenth house, of work and public standing, receives Jupiter in {year}. You are seen in a good light there, and offered rather more than you had prepared for. The size of what you take on is the thing to be decided.',
    ],
    thought: [
      'A child’s winter coat is bought with the sleeves too long. For a while the hands vanish and everybody smiles; then one morning the cuffs sit right, and no one can say since when. Adults are given tasks in that size less often, and Jupiter has one in stock. How large a thing would you dare to grow into? It will look a little foolish at the wrists.',
    ],
    close: [
      'The cuffs of the coat have come up to the wrist, and the task that was too large is merely yours. People who smiled have begun to ask. It was a fair guess by someone who had seen the size of your feet.',
    ],
  },
  11: {
    intro: [
      'Friends, groups and long hopes are where the room is in {year}, for Jupiter enters your eleventh house. You meet people easily, and they tend to bring others. What all of you might do together is more than a pleasant thought.',
    ],
    thought: [
      'At a supper where everyone brings a dish there are always four salads, one bottle, and an aunt’s dumplings, which are gone at once. Nobody planned it, and nobody goes hungry. It works as long as each brings what they really like to eat. What do you bring when nobody has told you what is missing? A circle finds out what it can do by that sort of answer.',
    ],
    close: [
      'The bowl you carried home from supper was empty, which is the only review that counts at such a table. You have been asked to bring the same again. Around that dish a number of people have got to know one another.',
    ],
  },
  12: {
    intro: [
      'In {year} Jupiter withdraws into your twelfth house, out of the light, among rest, memory and quiet help. Good fortune makes no noise there. Much of it reaches you sideways, and some of it you pass on without ever telling anyone.',
    ],
    thought: [
      'Now and then a parcel stands on a doorstep with no sender on it: a jar of plum jam, a mended glove. There is nobody to thank, so the thanks have to go somewhere else. That is perhaps the idea. What have you been given that you never had to deserve? Jupiter in a hidden place leaves such things for you, or by your hand for others.',
    ],
    close: [
      'You never found out who left the parcel, and have stopped looking at faces for a sign. What you were given without deserving it has been passed on, in another shape, at another door. You were home before the light came on.',
    ],
  },
};
