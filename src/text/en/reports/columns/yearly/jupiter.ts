import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const jupiterEnters: ThemesByHouse = {
  1: {
    intro: [
      'Jupiter comes into your own sign in {year}, as it does every twelve years, and things that concern you have room to grow. You are seen gladly and asked for more than before. It is a year to want something of a fair size.',
      'In {year} Jupiter comes into your own sign for about a year, and your life gets a wider frame. Courage is easier to come by, and so is company. The thing to find out is how much of the new room you would like to live in.',
    ],
    thought: [
      'You have more to choose from {when} than you are used to, and for a while your plans may seem too large for your circumstances. With Jupiter’s help people say yes more readily, and the harder question is what you want them to say yes to. One direction, chosen while the mood lasts, is worth more than many that all remain beginnings.',
      'You meet more goodwill {when} and have more faith in yourself. At first you may only feel restless. Then doors open, some of them because you knocked, and you are believed when you speak of what you plan. Jupiter’s fault is that it makes everything seem possible at once, and you are likely to take on too much. Whatever you begin with real work behind it goes on growing after Jupiter has left.',
    ],
    turn: [
      'There is more to choose from now than before, and one direction has to be chosen.',
      'Of the offers that come, choose two and let the others wait.',
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
      'Your means may grow {when}, and so may your wishes. Offers come, and ideas, and some generous moods. You find that people will pay for a thing that you do easily. It is worth finding out what you would like to have more of, since Jupiter adds to whatever it meets. Debts are among the things that it can add to, and a little restraint early on is soon rewarded.',
      'You find out what you are worth {when}, and it is rather more than you thought. An opportunity to earn may come from an interest that you never took seriously. If you are generous, you will be repaid, though not always by the same people. It helps to keep a list of what you promise, because in a good mood one forgets the small sums.',
    ],
    turn: [
      'From now on there may be more coming in, and the wishes grow with it.',
      'From now on somebody may offer to pay for what you have been doing for nothing.',
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
      'You have many ideas {when}, and Jupiter helps them get about. Something that you say in passing, write for a few people or explain to a neighbor may be taken up by somebody you hardly know. It need not be the cleverest of your ideas. You can notice which of them people ask about twice, and give that one more of your time.',
      'What you learn or practice {when} is noticed by more people than you think. A lesson, a language or a habit of writing things down gives you something to talk about, and others like to hear how it goes. Jupiter makes it easy to begin three subjects at once. One of them, kept up through a dull month, takes you further than all three together.',
    ],
    turn: [
      'The idea that people ask about twice can have more of your time from now on.',
      'The lesson or habit that you have kept up begins to be noticed now.',
    ],
    close: [
      'One of your ideas has been taken up by people you do not know, and they have found a use for it. You have learned to explain it in a few sentences.',
      'One subject has been kept up long enough for you to be good at it. People nearby ask you about it, and you have made a friend or two by way of it.',
    ],
  },
  4: {
    intro: [
      'Jupiter moves into your fourth house in {year}, down to where your home and family are. Rooms feel larger with it, and so do hearts. Someone may come to stay, or you may find that you would like to be found at home.',
      'Home grows in {year}, when Jupiter enters your fourth house. It may be in space or merely in welcome. The past has something to give as well: there are stories in the family that nobody has thought of asking for.',
    ],
    thought: [
      'Your home opens up {when}. There may be more people at the table, more room to live in, or simply a warmer tone between the generations. Old family stories can be told more kindly than they used to be. The one excess to watch for is saying yes to everybody who would like to stay. In good time, ask those at home how much company they want.',
      'There is more life at home {when}. A larger place, a room put to better use, guests who stay, or a better understanding with your family are all possible. At first it means disorder, and some expense. Later you notice that you are happier to come home than you were. Whatever grows there has to be heated and looked after, so it need grow no further than you can enjoy.',
    ],
    turn: [
      'From now on a second pot of coffee may be wanted at your table more often.',
      'The disorder and expense of a livelier home come first, and the pleasure of it a little later.',
    ],
    close: [
      'There is room at your table for more people than before, and it has stayed that way. Those you wanted at home know where they sit. On quiet days there is a chair too many, and nobody has offered to carry it out.',
      'Home is a larger and livelier place than it was. It takes more looking after, and you do that gladly, because the people you wanted there like to be there.',
    ],
  },
  5: {
    intro: [
      'Love, children, play and whatever you make with your hands have a good guest in {year}: Jupiter enters your fifth house. Joy is easier to come by there and harder to keep small, and it has never minded being looked at.',
      'Jupiter crosses into the house of pleasure in {year}, your fifth. Love, play and invention take up more of your time than usual and may be a little extravagant. You enjoy them most if you do not hold back too much.',
    ],
    thought: [
      'You are bolder in your pleasures {when}, and others like you for it. In love, at play or in something that you make you may go further than you usually dare. With Jupiter in this house it turns out well more often than not. You can still stop when it becomes too much, and you will enjoy it most if nobody has to be impressed.',
      'Something you do for fun could become more important {when}. You may show what you have made, court somebody or try a thing for which you thought you had no talent. Failure costs little at first, and it helps to remember that. Jupiter tempts you to raise the stakes as soon as it goes well, so decide beforehand what you would be sorry to lose.',
    ],
    turn: [
      'From now on an invitation, a stage or a first move is likely to come within reach.',
      'From now on people may ask to see what you make, or ask you to bring it along.',
    ],
    close: [
      'You have allowed yourself more joy than in other years, and it was less risky than you had feared. Some people close to you have followed your example.',
      'You have tried something for the fun of it, done it badly and then better. Since then you are somewhat braver in other things as well.',
    ],
  },
  6: {
    intro: [
      'Work, habits and the upkeep of your strength are where Jupiter goes in {year}, into your sixth house. It makes use of what is already there. Small things done well begin to bring others with them, and the day wants more room.',
      'The working days have luck with them from {year}, for Jupiter enters your sixth house. Skills improve by being used, and so does the mood at the bench. There is more to do, and a shorter way to do it.',
    ],
    thought: [
      'A good habit begun {when} grows almost by itself, if you keep it simple and do not check on it every day. The same is true of a colleague whom you trust with a task. Jupiter brings more work along with better work, and the working day may become too full. Before you accept something new, see what could be given away or left out.',
      'You find out {when} how you work best, and may be allowed to work that way. Some of the rules you follow were made by people who never had to do the job. Watch for a week where you leave the prescribed method because another is quicker or kinder. That is probably the better method, and this is a good year to propose it.',
    ],
    turn: [
      'From now on the small routine takes less effort, and the task you handed over comes back well done.',
      'From now on nobody may object if you leave out the step that you never believed in.',
    ],
    close: [
      'A habit that you began has become natural, and somebody you trusted with a task does it well. You have a little more time than before.',
      'You have found a shorter way of doing your work, and others have begun to use it. Part of the time you save goes to rest.',
    ],
  },
  7: {
    intro: [
      'A good deal of the luck of {year} arrives with other people. Jupiter enters your seventh house, of partners and agreements, and somebody beside you may have larger plans, better contacts or simply more courage. Your own share of it counts as well.',
      'In {year} Jupiter comes to your seventh house, the house of other people. Someone thinks well of you and says so with an offer. What you can do by yourself will seem, for once, the lesser part of what you can do.',
    ],
    thought: [
      'Much of what goes well {when} comes through other people. Somebody may invite you into a plan, speak up for you, or show you that a thing can be done. With another person you get further than alone, and have to agree with them on where and how fast. You are inclined to say yes to everybody while it lasts. Two or three agreements, made with care, are worth more than ten.',
      'The good news {when} comes from other people. You may meet somebody, or get to know somebody again, who makes more possible than you could manage alone: a love, a business partner or a good adviser. Offers come first, and terms have to be asked for. You can be as generous as they are and still find out early what they expect of you.',
    ],
    turn: [
      'The invitation or the good word from somebody else is most likely to come from now on.',
      'Other people begin to make offers now, and it is worth hearing more than one.',
    ],
    close: [
      'You have got further with another person than you would have alone, and neither of you had to be carried. What you agreed on is simple enough that both can still say it.',
      'With another person you have gotten farther than you would have by yourself. Each of you has gained something, and each knows what the other put in.',
    ],
  },
  8: {
    intro: [
      'In {year} Jupiter goes to your eighth house, where people share money, confidence and risk. What is deep there becomes easier to draw from. Others may be more generous than you had supposed, and it falls to you to ask in a plain voice.',
      'In your eighth house, where means and confidences are joined, Jupiter arrives in {year}. It lends and is lent to. A matter that two people had carried between them, each at arm’s length, gets lighter as they step closer.',
    ],
    thought: [
      'Other people may be able to give more {when} than you suppose. From leaner times you are used to asking for little, in money, in help or in affection, and perhaps they are too. Jupiter makes it easier to say what you would really like. Find out first what is there to be shared, and mention your own part before you ask for theirs.',
      'Something that none of you could afford alone becomes possible {when} if several people share it. It may be a purchase, a project or the care of somebody. Jupiter makes people generous and a little careless about terms. Talk early about who pays for what and what happens if one of you wants to leave, and the good will has something to rest on.',
    ],
    turn: [
      'From now on a request that you have kept small can be made in its full size.',
      'The first two or three who would share in something larger are easier to find from now on.',
    ],
    close: [
      'You have asked for more than you used to, and have been given it gladly. The other person has asked as well, and both of you know by now what you can expect.',
      'You and others have shared something that none of you could have afforded alone. The terms are clear, and all of you would do it again.',
    ],
  },
  9: {
    intro: [
      'Jupiter is at home in the ninth house, and enters yours in {year}. Distance, study and large questions draw you out, and it gets easier to be curious than to be right. You may come back with something other than what you went for.',
      'Your ninth house opens to its proper guest in {year}: Jupiter, who likes distance, teachers and a view. You are invited to think on a larger scale. It will be less tiring than thinking small has been.',
    ],
    thought: [
      'A subject you had not planned to study may turn out to be the important one {when}. You come across it while you are looking for something else, in a book, on a trip or through a person from another background. Jupiter favors such side interests. You need not give up your first plan; only leave enough time free to follow the second for a while.',
      'You may come back {when} to a place or a subject that fascinated you when you were young. Practical reasons kept you from it, and some of them no longer hold. A journey, a course or a serious hobby could be a beginning. Jupiter makes large plans attractive, and a first step that costs little will show you whether the wish is still alive.',
    ],
    turn: [
      'The side interest that you came across by chance may turn into the main one from now on.',
      'A catalog, a former teacher or an old photograph may wake the old interest from now on.',
    ],
    close: [
      'What you have learned is quite different from what you set out to learn. It leads on to other subjects, and you have begun to look into one of them.',
      'You have taken up an early interest again, and it has held your attention. What is still ahead of you can be planned calmly.',
    ],
  },
  10: {
    intro: [
      'Your tenth house, of work and public standing, receives Jupiter in {year}. You are seen in a good light there, and offered rather more than you had prepared for. The size of what you take on is the thing to be decided.',
      'At the top of your solar chart, in the tenth house, Jupiter takes its place in {year}. You may come to be known for something, and more quickly than you had thought. It is worth seeing to it that it is something you like.',
    ],
    thought: [
      'You are offered a larger part {when} than you had prepared for. It may be a post, a task or simply more attention. For some time you will feel that it is too big for you, and a few people may think so too. You grow into it by doing it. The thing to decide is how much you want, because you are likely to be taken at your word.',
      'Your work is seen {when}, and liked. You may be offered a larger task, a better position or an audience. It comes sooner than you had planned, and some of it is more than one person can do. Before you accept, think which part of it you would still enjoy on a dull Tuesday. What you become known for will be asked of you for a long time.',
    ],
    turn: [
      'From now on you may be asked for something a size larger than the last thing you did.',
      'The invitation to do more is most likely to come from now on, and need not be answered at once.',
    ],
    close: [
      'The task that was too large for you at first fits you now. People who had their doubts have begun to ask you for advice, and you remember how it felt to need some.',
      'You have become known for something, and it is a thing you like doing. You do it on a larger scale than before, and have found people who share the load.',
    ],
  },
  11: {
    intro: [
      'Friends, groups and long hopes are where the room is in {year}, for Jupiter enters your eleventh house. You meet people easily, and they tend to bring others. What all of you might do together is more than a pleasant thought.',
      'From {year} Jupiter is in your eleventh house, with your friends, present and future. It becomes easier to say what you wish for, and people listen. With one of your hopes somebody may be able and willing to help.',
    ],
    thought: [
      'A group does you good {when}, and you do it good by bringing what you like to do anyway. You need not ask first what is missing. One person organizes, another cooks or listens or knows whom to call, and a surprising amount gets done. Jupiter widens your circle quickly, so notice with whom you feel at ease as well as amused.',
      'A plan of yours is too large for one person, and {when} you can find people for it. Prepare your part well, so that others see at once what they could do. Asking is the difficult moment, because nobody likes to need help. With Jupiter in the house of friends more people say yes than you expect, and some day you can help them in the same way.',
    ],
    turn: [
      'From now on the group does you more good, and finds a use for whatever you do with pleasure.',
      'From now on the right person is more likely to be in the room when you mention your plan.',
    ],
    close: [
      'You have contributed something that you enjoy doing, and the group relies on it. Several people have got to know each other through it.',
      'Something large has been done that many people helped with, and you could say who did what. You have promised some of them your help in return.',
    ],
  },
  12: {
    intro: [
      'In {year} Jupiter withdraws into your twelfth house, the house of rest, memory and quiet help. Much that does you good goes unnoticed there, and some of it you pass on without ever telling anyone.',
      'Jupiter is behind the scenes of your life from {year}, in the twelfth house. Rest restores you more than usual there, and a kindness is often done without being noticed. You may gain more in private than anybody sees.',
    ],
    thought: [
      'Help may come to you {when} from people who want no thanks for it, and sometimes you will not learn who it was. A word was put in for you, or a difficulty was removed. You can pass on something of the same kind. Jupiter makes quiet generosity pleasant, and the only thing to guard against is giving so much that you have no rest left.',
      'Something grows in you {when} that nobody can see yet: knowledge, trust, or simply strength after a tiring time. It may look as if you were doing little. You need not hurry or explain. Keep a few quiet hours in each week for reading, sleep or thought. What you gain from them will be of use later on, to others as well as to you.',
    ],
    turn: [
      'From now on help may come from somebody who has left before you can say thank you.',
      'What has been growing unseen, be it knowledge or strength, has more quiet from now on.',
    ],
    close: [
      'You were helped when you needed it, and have helped somebody else without making it known. Both have made you more trusting.',
      'You have rested, and thought more than you had time for in other years. What came of it is of use to others now, and you have strength to spare.',
    ],
  },
};
