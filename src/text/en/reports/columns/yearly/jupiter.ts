import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const jupiterEnters: ThemesByHouse = {
  1: {
    intro: [
      'Jupiter comes into your own sign in {year}, as it does every twelve years, and things that concern you have room to grow. You are seen gladly and asked for more than before. It is a year to want something of a fair size.',
      'Your own sign has Jupiter for a guest from {year} on, and your life gets a wider frame. Courage is easier to come by, and so is company. The thing to find out is how much of the new room you would like to live in.',
    ],
    thought: [
      'You have more to choose from this year than you are used to, and for a while your plans may seem too large for your circumstances. With Jupiter’s help people say yes more readily, and the harder question is what you want them to say yes to. One direction, chosen while the mood lasts, is worth more than many that all remain beginnings.',
      'You meet more goodwill this year and have more faith in yourself. It begins as restlessness. Then doors open, some of them because you finally knocked, and you are believed when you speak of what you plan. Jupiter’s fault is that it makes everything seem possible at once, and you are likely to promise too much. Whatever you begin with real work behind it goes on growing after Jupiter has left.',
    ],
    close: [
      'You have taken the chance that mattered most and let some others go by. Your life has more room in it, and people think of you when something good is to be given away.',
      'Something that you began has outgrown the first plan for it. You are more confident than you were, and have learned to say no to the second-best offers.',
    ],
  },
  2: {
    intro: [
      'Jupiter comes to your second house in {year}, and means and abilities find it easier to grow. It is a pleasant kind of work to gather them in. Sooner than you think, the question becomes what all the plenty is for.',
      'Jupiter visits the house of your means in {year}, the second, and there is an abundance in it that begins small. Earning, owning and being good at something all have the sap rising. What you do with the surplus will be its character.',
    ],
    thought: [
      'Your means may grow this year, and so may your wishes. Offers come, and ideas, and some generous moods. You find that people will pay for a thing that you do easily. It is worth finding out what you would like to have more of, since Jupiter adds to whatever it meets. Debts are among the things that it can add to, and a little restraint early on is soon rewarded.',
      'You find out what you are worth this year, and it is rather more than you thought. An opportunity to earn may come from an interest that you never took seriously. If you are generous, you will be repaid, though not always by the same people. It helps to keep a list of what you promise, because in a good mood one forgets the small sums.',
    ],
    close: [
      'You have more than you did, and know what you want it for. Something that you do easily has found its price, and you have given some of it away.',
      'Your skill has been asked for, and you have asked a fair price for it. You live a little more freely, and others have a share in that.',
    ],
  },
  3: {
    intro: [
      'In {year} Jupiter enters your third house, of talk, learning and errands, and the world close by gets larger. There are more messages, more invitations to explain, more reasons to stop on the stairs. Your own ideas want out of the house.',
      'Near people and everyday words have Jupiter among them from {year}, in your third house. What you say carries further than you think. Lessons, letters and long ways home turn out to be the better part of the week.',
    ],
    thought: [
      'On the notice board by the market everything hangs on top of everything: a cat lost, a room to let, someone who teaches the flute. From one note half the strips with the number have been torn off, and from the next none. Your ideas hang there as well this year, in bright ink. Which of them would a stranger take a number from? It need not be the cleverest.',
      'Through an open window on a side street someone practices the same eight bars. They do not know that the mailman walks slower there, or that a woman across the way has learned it by ear. It is only practice. Who is listening to what you do with the window open? You might be told this year, on the stairs, by somebody humming.',
    ],
    close: [
      'One of your ideas has been taken up by people you do not know, like a number torn from a notice. The others may yet be read. An idea that has gone off in a stranger’s pocket gets about by itself.',
      'What you did only for practice has had listeners all along, as if you had played at an open window. You leave it open on purpose now. Somebody would like to hear the end.',
    ],
  },
  4: {
    intro: [
      'Jupiter moves into your fourth house in {year}, down to where your home and family are. Rooms feel larger with it, and so do hearts. Someone may come to stay, or you may find that you would like to be found at home.',
      'Home grows in {year}, when Jupiter enters your fourth house. It may be in space or merely in welcome. The past is in a giving mood as well, and there are stories in the family that nobody has thought of asking for.',
    ],
    thought: [
      'Your home opens up this year. There may be more people at the table, more room to live in, or simply a warmer tone between the generations. Old family stories can be told more kindly than they used to be. The one excess to watch for is saying yes to everybody who would like to stay. In good time, ask those at home how much company they want.',
      'There is more life at home this year. A larger place, a new member of the household, guests who stay, or a better understanding with your family are all possible. At first it means disorder, and some expense. Later you notice that you are happier to come home than you were. Whatever grows there has to be heated and looked after, so it need grow no further than you can enjoy.',
    ],
    close: [
      'There is room at your table for more people than before, and it has stayed that way. Those you wanted at home know where they sit. On quiet days there is a chair too many, and nobody has offered to carry it out.',
      'Home is a larger and livelier place than it was. It takes more looking after, and you do that gladly, because the people you wanted there like to be there.',
    ],
  },
  5: {
    intro: [
      'Love, children, play and whatever you make with your hands have a good guest in {year}: Jupiter enters your fifth house. Joy is easier to come by there and harder to keep small, and it has never minded being looked at.',
      'Jupiter crosses into the house of pleasure in {year}, your fifth, and brings its own cushions. Love, play and invention are readily forgiven their extravagance. Only holding back is out of place.',
    ],
    thought: [
      'On a swing there is a height at which the ropes go slack for a moment, and the stomach notices. Children find it on the first day and go back for it. Later we learn to swing politely. Jupiter gives a push from behind, and it is a strong one. How high would you go if nobody stood by to call you careful? You can still say when.',
      'In some families cards are played for matches. Fortunes change hands by lamplight, aunts are ruined, a boy of nine owns the whole forest and will not lend. At bedtime it all goes back in the box. What would you stake if it were only matches? Much that people call daring is no more than remembering that, and Jupiter has just dealt.',
    ],
    close: [
      'You have gone higher in your pleasures than careful people go, as on a swing, and have come back each time. It was less dangerous than they feared. Some of those who watched would like a turn.',
      'You have played for nothing but the fun of it, lost and won, and meant it every time. Since then you are somewhat braver in rooms where they play for other things.',
    ],
  },
  6: {
    intro: [
      'Work, habits and the upkeep of your strength are where Jupiter goes in {year}, into your sixth house. It makes use of what is already there. Small things done well begin to bring others with them, and the day wants more room.',
      'The working days have luck with them from {year}, for Jupiter enters your sixth house. Skills improve by being used, and so does the mood at the bench. There is more to do, and a shorter way to do it.',
    ],
    thought: [
      'Nobody makes dough rise. You mix it, cover it and leave it in a warm corner, and the chief mistake is to keep lifting the cloth. A well-begun habit behaves the same way, and so does a colleague who has been trusted. What in your working day would grow if you let it alone? You may find, this year, that you have used too small a bowl.',
      'Across the corner of every new lawn there is soon a path. The architects had laid out a right angle, with gravel, and nobody has feet like that. The wise ones wait a year, see where the grass is worn, and pave it. Where in your day do you walk around a corner out of politeness to a plan? Jupiter never uses the gravel.',
    ],
    close: [
      'What you let alone for a while has grown by itself, like dough in a warm kitchen. Part of the work was done in the hours when nobody touched it. There is room for more.',
      'You have found a shorter way of doing your work, and others have begun to use it. It was worn by your own feet, like a path across the grass. In the time you save, you have been seen sitting down.',
    ],
  },
  7: {
    intro: [
      'A good deal of the luck of {year} arrives with other people. Jupiter enters your seventh house, of partners and agreements, and somebody beside you may have larger plans, better contacts or simply more courage. Your own share of it counts as well.',
      'Jupiter comes to your seventh house in {year}, where the others are. Someone thinks well of you and says so with an offer. What you can do by yourself will seem, for once, the lesser part of what you can do.',
    ],
    thought: [
      'Much of what goes well this year comes through other people. Somebody may invite you into a plan, speak up for you, or show you that a thing can be done. With another person you get further than alone, and have to agree with them on where and how fast. You are inclined to say yes to everybody while it lasts. Two or three agreements, made with care, are worth more than ten.',
      'Other people are the good news of this year. You may meet somebody, or get to know somebody again, who makes more possible than you could manage alone: a love, a business partner or a good adviser. Offers come first, and terms have to be asked for. You can be as generous as they are and still find out early what they expect of you.',
    ],
    close: [
      'You have got further with another person than you would have alone, and neither of you had to be carried. What you agreed on is simple enough that both can still say it.',
      'With another person you have got farther than you would have by yourself. Each of you has gained something, and each knows what the other put in.',
    ],
  },
  8: {
    intro: [
      'In {year} Jupiter goes to your eighth house, where people share money, confidence and risk. What is deep there becomes easier to draw from. Others may be more generous than you had supposed, and it falls to you to ask in a plain voice.',
      'In your eighth house, where means and confidences are joined, Jupiter arrives in {year}. It lends and is lent to. A matter that two people had carried between them, each at arm’s length, gets lighter as they step closer.',
    ],
    thought: [
      'Two farms with one well between them get on by custom: so many buckets, at such hours. Then it rains for a whole spring, the water stands high, and both still lower the rope to the old knot. Nobody has told them that they may stop counting. What have you not asked for because it used to be scarce? The level can be seen this year by leaning over.',
      'In villages that had one oven the fire was lit once, by turns, and everyone baked in its heat: bread first, then cakes, and, when it was nearly out, the feather pillows to dry. Nobody could have afforded such a fire. What could be done with the warmth that is left over when each of you has baked? It goes up the chimney unless somebody asks.',
    ],
    close: [
      'You and others have drawn from the same well, and there was enough. People take longer over it than they need to, for the company. There will be dry years too, and by then each will have seen how the other behaves when there is plenty.',
      'You and others have shared what none of you could have afforded alone, and there was enough for everyone. Nobody has reckoned who brought what. You would begin it by yourself next time, and have been told that you need not.',
    ],
  },
  9: {
    intro: [
      'Jupiter is at home in the ninth house, and enters yours in {year}. Distance, study and large questions draw you out, and it gets easier to be curious than to be right. You will hardly come back with what you went for.',
      'Your ninth house opens to its proper guest in {year}: Jupiter, who likes distance, teachers and a view. You are invited to think on a larger scale. It will be less tiring than thinking small has been.',
    ],
    thought: [
      'In a library with open shelves, the book you came for is usually out. In its place your hand falls on the one beside it, and an hour later you are sitting on the floor. Whole professions have begun that way. What stands next to what you were looking for? Jupiter gives directions of this kind, and they look like small disappointments at first.',
      'Inside the cover of the atlas, before the maps begin, there is a picture of the earth with nothing written on it. Children linger there. Then come borders, and the quiz. To what, before you knew the names of things, did you mean to go? Jupiter travels by that first page, and it is surprising how far one gets.',
    ],
    close: [
      'You have got well past the thing that you set out to learn, as one does in a library. Behind you there is a list of subjects that nobody, least of all you, would have predicted.',
      'You have gone some way toward a place that you dreamed of before you knew what it was called. A few names have been written on that map, in your own hand. The rest of it is still open.',
    ],
  },
  10: {
    intro: [
      'Your tenth house, of work and public standing, receives Jupiter in {year}. You are seen in a good light there, and offered rather more than you had prepared for. The size of what you take on is the thing to be decided.',
      'At the top of your solar chart, in the tenth house, Jupiter takes its place in {year}. You may come to be known for something, and more quickly than you had thought. It is worth seeing to it that it is something you like.',
    ],
    thought: [
      'You are offered a larger part this year than you had prepared for. It may be a post, a task or simply more attention. For some time you will feel that it is too big for you, and a few people may think so too. You grow into it by doing it. The thing to decide is how much you want, because you are likely to be taken at your word.',
      'Your work is seen this year, and liked. You may be offered a larger task, a better position or an audience. It comes sooner than you had planned, and some of it is more than one person can do. Before you accept, think which part of it you would still enjoy on a dull Tuesday. What you become known for will be asked of you for a long time.',
    ],
    close: [
      'The task that was too large for you at first fits you now. People who had their doubts have begun to ask you for advice, and you remember how it felt to need some.',
      'You have become known for something, and it is a thing you like doing. You do it on a larger scale than before, and have found people who share the load.',
    ],
  },
  11: {
    intro: [
      'Friends, groups and long hopes are where the room is in {year}, for Jupiter enters your eleventh house. You meet people easily, and they tend to bring others. What all of you might do together is more than a pleasant thought.',
      'From {year} Jupiter is in your eleventh house, with your friends, present and future. Wishes like to be spoken aloud in such company. One of them gets up on a table, and there are hands to lift it down.',
    ],
    thought: [
      'At a supper where everyone brings a dish there are always four salads, one bottle, and an aunt’s dumplings, which are gone at once. Nobody planned it, and nobody goes hungry. It works as long as each brings what they really like to eat. What do you bring when nobody has told you what is missing? A circle finds out what it can do by that sort of answer.',
      'A barn is raised in a day. It takes a month to cut the timber, and alone one could not lift a single wall; then sixty people come with poles, somebody calls, and it stands up like a thing that had been lying down to rest. What have you cut and numbered that is too heavy for one? There are more poles around than you know, and the call is the hard part.',
    ],
    close: [
      'What you brought to the common table was eaten up, which is the only review that counts there. You have been asked to bring the same again. A number of people have got to know one another by way of it.',
      'Something large stands that many people put up together, like a barn, and you could say who held what. Others will need help of the same kind. You have put down your name in several places.',
    ],
  },
  12: {
    intro: [
      'In {year} Jupiter withdraws into your twelfth house, out of the light, among rest, memory and quiet help. Good fortune makes no noise there. Much of it reaches you sideways, and some of it you pass on without ever telling anyone.',
      'Jupiter is behind the scenes of your life from {year}, in the twelfth house. Rest restores more than usual there, and kindness finds its way without being sent. You could say that you are being saved up.',
    ],
    thought: [
      'Now and then a parcel stands on a doorstep with no sender on it: a jar of plum jam, a mended glove. There is nobody to thank, so the thanks have to go somewhere else. That is perhaps the idea. What have you been given that you never had to deserve? Jupiter in a hidden place leaves such things for you, or by your hand for others.',
      'All winter it snows on the mountain, and in the valley they see only that the top is white. It is of no use to anybody. In a dry July the streams are full, and cattle stand in them up to the knee. What has been falling quietly, far up in you, that nobody had need of? There is nothing to do about snow. It is good to know that it is there.',
    ],
    close: [
      'You never found out who did you a kindness, and have stopped looking at faces for a sign. What you were given without deserving it has been passed on, in another shape, to somebody else. Nobody saw you do it.',
      'What has gathered in you quietly over a long time, like snow on a mountain, is of use to others now. They have no idea where it comes from. There is a good deal left.',
    ],
  },
};
