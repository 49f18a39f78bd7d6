import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const solarEclipse: ThemesByHouse = {
  1: {
    intro: [
      'In {year} the Sun is eclipsed in your own sign, and for a moment the person everyone knows is not to be seen. What comes back into the light afterward may look a little different. The year is about that difference, and about who notices it first.',
      'Your own sign is where the Sun goes dim in {year}. An eclipse there concerns you in person: name, face, manner, and the way you begin things. For a short while none of it can be done from habit, and that is the opening the year offers.',
    ],
    thought: [
      'An eclipse of the Sun in your own sign interrupts what you do from habit, and you see yourself for once as others do. It is like coming upon a photograph of oneself: the face is known and the expression is not. Who would you be with a little less practice at it? A part of the answer is already in use, on days when nobody is watching.',
      'A signature is practiced at school, on the back of a notebook, and then used for life. Few people ever look at it again. It goes under leases and birthday cards, a little faster every year, until no letter in it can be read. What are you putting your name to because your hand already knows the movement? The year gives you occasions to sign more slowly.',
    ],
    close: [
      'You have got used to a newer likeness of yourself. It always takes a while to believe the later of two pictures, and it is generally the better one.',
      'You put your name to things more slowly, and the letters can be made out again. What you sign now has been read first. Fewer things carry your name than before, and anyone can tell that it is yours.',
    ],
  },
  2: {
    intro: [
      'Money, skill and everything you count on come under an eclipse of the Sun in {year}, which darkens your second house for a moment. Nothing need be lost by it. What you have is simply out of sight long enough for you to think about it.',
      'In {year} an eclipse of the Sun touches your second house, where earnings, possessions and your sense of worth are kept. It puts a pause into the business of getting and spending. What you notice in that pause decides a good deal about the months around it.',
    ],
    thought: [
      'Once in a while a shop hangs a card in its door: closed for stocktaking. Inside, with the blinds down, somebody walks along the shelves with a list and finds three things that were thought sold and one that was never ordered. What do you have that does not appear in your own count? Skills are the likeliest answer, and they keep well.',
      'When the power goes out, a household learns in ten minutes what it lives on. The oven and the radio are dead; a candle, a blanket and a neighbor with a gas ring turn out to be riches. Then the lights return and the lesson is usually forgotten. What would you miss at once, and what would you never notice? This is a year to remember the answer by.',
    ],
    close: [
      'You have taken stock, and the list of what you have is shorter in some places and longer in others. The ability that surprised you most is now in the shop window, with a price that you did not have to guess.',
      'You know which things you reached for when the lights were out. That short list is what you live on, and most of it cannot be bought. The rest is pleasant to have back.',
    ],
  },
  3: {
    intro: [
      'Your third house, of talk, errands, brothers, sisters and neighbors, is where the Sun is eclipsed in {year}. The everyday exchange falls quiet for a moment. What is said after such a quiet tends to be heard, and so does what has been left out.',
      'Words get a fresh start in {year}. The Sun is eclipsed in your third house, which holds conversation, study, letters and the people you see without traveling, and for once you need not go on with a subject only because it was begun.',
    ],
    thought: [
      'The bell in a town rings the hours, and nobody hears it. Then it is taken down for repair, and people stop in the street at noon with the feeling that something is wrong. Much of what you hear in a day has become such a bell. Whose voice would you miss if it stopped? It may belong to someone you have not answered properly for a while.',
      'At the end of a lesson the blackboard is wiped, and for a second the wet slate is darker than it ever is with writing on it. Everybody has copied something different. You have a wiped board before you this year, in one matter that you have long explained in the same terms. Which sentence would you write there first? The others may follow from it.',
    ],
    close: [
      'You listen again to somebody near you whose voice you had stopped hearing, as one stops hearing a bell. It has turned out that much of your day depended on them.',
      'You can say in one line what you used to take a long time to explain. There is room around it for a question, and people have begun to ask.',
    ],
  },
  4: {
    intro: [
      'Home is where the Sun is eclipsed for you in {year}: in your fourth house, which holds the family, the rooms you live in, and what came before you. Something that warmed the place as a matter of course has to be seen to.',
      'An eclipse of the Sun in your fourth house gives {year} its ground. What is handed down in a family, and what is merely repeated, are harder to tell apart than they look. The year puts both in front of you, at home, on plain days.',
    ],
    thought: [
      'Before there was central heating, the last task of the evening was to bank the fire. Ash was raked over the embers, the room went dark, and in the morning there was enough glow left to start from. Nobody called it work. What keeps your home warm when no one is trying? The person who has always done it may be you, or may be someone you have never asked.',
      'Somewhere in most kitchens there is a recipe in an older hand, with a stain across one line. Everyone cooks it by memory and guesses at the stain. It may have been a spice, or a warning. Families hand down their ways in the same manner, gaps included. What did you take over without ever tasting it first? You are allowed to season it yourself.',
    ],
    close: [
      'It is known at home who has always kept the place warm, as one used to keep a fire through the night. Since then the task goes round, and others have learned how it is done.',
      'You have taken over something from your family and changed it a little, like a recipe with one line missing. It tastes of the people it came from and of you as well. Whoever asks for it next will get your version.',
    ],
  },
  5: {
    intro: [
      'The Sun is eclipsed in {year} in your fifth house, the place of love, children, games and whatever you make for pleasure. Applause goes quiet there for a moment. It leaves you alone with the thing itself, which is how it began.',
      'What you do for love has the eclipse of the year in it. In {year} the Moon passes before the Sun in your fifth house, of romance, children and creative work, and something that ran by itself has to be wanted again, on purpose.',
    ],
    thought: [
      'A piano with its lid down is a shelf. Vases collect there, and pictures in frames, until lifting the lid would be a moving job. It has happened to most people with something they loved, and not by any decision. What would you play if nobody could hear it? The wrong notes belong to the answer as much as the right ones do.',
      'Children build sandcastles below the tide line, where the sand is best. They know what will happen. They dig the moat anyway, and they shriek when it fills. Grown people prefer to build where it lasts, and so they often do not build. What would you make with all your care if you knew that it would not be kept? The year leaves you a beach for it.',
    ],
    close: [
      'You have taken up again something that you loved and had covered over with other things. You are rather bad at it, and go on longer each time. It has been heard through the wall, and nobody has complained.',
      'What you made with care and could not keep has gone, like a castle on the beach. It has left you the knack, and company that you would not have had on dry ground. There is room for the next one.',
    ],
  },
  6: {
    intro: [
      'An ordinary working day is the thing eclipsed in {year}. The Sun is darkened in your sixth house, of tasks, routine, and the care of body and tools. Where the day stops running by itself, you can see how it was put together.',
      'Daily work and the habits around it hold the eclipse of {year}. The Sun is darkened in your sixth house, and a rhythm you have kept for a long time misses a beat. You may come to like what you hear in the gap.',
    ],
    thought: [
      'Whoever takes a machine apart to clean it, and puts it together again, has one screw left over. It lies on the bench and looks important. The machine runs all the same, perhaps a little quieter. Your routine is taken apart in some such way this year. Which piece of your day could be left out and never be missed? It may be the one you are proudest of.',
      'To miss the bus you always take is a small disgrace, and then you walk. There is a bakery you have ridden past for years, a school with its windows open, a hill that the bus never let you feel. You arrive late, and oddly awake. What have you not noticed because you had no time? Walking is possible more often than your timetable admits.',
    ],
    close: [
      'You have left one task out of your day, and everything runs without it. The hour that it used to take has begun to fill with things you like.',
      'You hurry as before on most days, and on others you walk. What lies along your way has faces now. There is time enough, and it turns out that it was never a question of minutes.',
    ],
  },
  7: {
    intro: [
      'Somebody across from you is part of every answer in {year}. The eclipse of the Sun falls in your seventh house, of partners, agreements and open rivals, and what two people have done in step without thinking asks to be thought about.',
      'The Sun is darkened in your seventh house in {year}, and a partnership, at work or in private, comes to a place where it cannot be steered from one side. What each of you can see from where you stand begins to matter.',
    ],
    thought: [
      'In a dance hall, when the band stops, people stand for a moment with their arms still out. They look at each other properly for the first time since they began. Then they go on, or thank each other, or change the lead. Who has been leading, and did either of you choose it? Whatever you find, there is music again soon enough.',
      'Two people carrying a sofa down a staircase cannot both walk forward. The one in front goes backward, and has to believe what is called down from above. It is a fair description of most partnerships, and a test of them. Which of you can see where it is going, and does that one speak up? In the course of this year you may trade places on the landing.',
    ],
    close: [
      'You and the other person move together more easily, since both of you know who leads, and that it can be changed between one tune and the next. The steps are much the same, and hardly anyone is counting.',
      'You and another person have got something heavy round a corner together, a little after you had both said that it could not be done. Each of you knows now what the other end weighs.',
    ],
  },
  8: {
    intro: [
      'What you hold together with someone else is touched by an eclipse of the Sun in {year}. It falls in your eighth house, of joint money, trust, closeness, and what is given up. Neither you nor the other person can settle it alone.',
      'Old business between people comes to light in {year}. An eclipse of the Sun falls in your eighth house, of debts, confidences and shared means, and draws down the level there. What lies at the bottom belongs to more than one person.',
    ],
    thought: [
      'Some safes have two locks, and the keys are kept by two people who need not even like each other. Nothing is gained by having only one. It looks like distrust, and yet it lets each of them leave the room in peace. What can be opened only if both of you are there? There is such a matter this year, and it has been waiting for the second key.',
      'When a lake is drained for cleaning, the whole town walks out to look. There are bicycles, a cash box, a wedding ring, and a great number of bottles. Everyone had thought that what sank was gone. What have you and someone else let drop there, trusting to the depth? Some of it is worth picking up and rinsing off.',
    ],
    close: [
      'What can only be opened by two people has been opened. There was less in it than either had feared, and something that neither had expected. Both of you keep a key, which is all that trust ever asked.',
      'You and somebody else have looked at what you had let drop over the years. A few things were worth picking up again. The rest was left on purpose, by two people who had both seen it.',
    ],
  },
  9: {
    intro: [
      'Belief, study and distance lie under the eclipse of {year}. The Sun is darkened in your ninth house, and whatever you usually go by gives no sign for a moment. It comes back. You may trust it differently when you have seen how it moves.',
      'Your ninth house, of journeys, teaching and conviction, holds the eclipse of the Sun in {year}. A subject you were fluent in leaves you short of words for a time. It is a good position to learn from, and rather a humbling one.',
    ],
    thought: [
      'The rooster on the barn roof has pointed west for so long that people speak of a west wind. In truth it is rusted fast. It looks as decided as ever, and on some days it is even right. Opinions stiffen in that way, out in all weathers, with nobody climbing up to them. Which of yours has stopped turning? The year has a calm day for going up to see.',
      'In a foreign language everybody is simple. A person of fine distinctions stands at a counter and says: I want bread, I am tired, your town is beautiful. It is embarrassing, and every word of it is true. What would you say about your beliefs if you had only a hundred words for them? The year may hand you a listener who knows no more than that.',
    ],
    close: [
      'What you believe can move again, like a weather vane that had rusted fast, and so it has begun to tell you something. Most days it points west as before, and this time there is a wind.',
      'You have said what you believe in very simple words, and were understood. The long version can come back now, for those who like it. It has something to lean on that a child could repeat.',
    ],
  },
  10: {
    intro: [
      'What the public sees of you is veiled for a moment in {year}, when the Sun is eclipsed in your tenth house, of work and standing. While nobody can quite make out the front, there is freedom to do something about it.',
      'In your tenth house, the house of career and reputation, the Sun is eclipsed in {year}. What you stand for goes dark for a moment, and you see who had been looking. More people set their course by you than ever said so.',
    ],
    thought: [
      'When a building is to be restored, they hang sheets over the scaffolding, and sometimes the old front is printed on them at full size. People walk by and hardly notice. Behind the cloth there is hammering. You get a little of that shelter this year, in view of everyone. What should be there when the sheet comes down? What is printed on it is only how it was.',
      'A lighthouse never learns who saw it. Ships take a bearing and sail on, and only if the lamp should fail does word come from all sides that someone had been counting on it. Work is like this, and so is being an example. Who steers by you without your knowing? The thought can be a burden. In this year it can also tell you which light to tend.',
    ],
    close: [
      'What you wanted to show in public can be seen, like a house when the scaffolding is gone, and you know what was changed behind the cloth. People look up, and most will say that it always looked like this.',
      'You know that people go by your example who will never mention it, as ships go by a lighthouse. It is a good silence, now that you know what is in it. You have met one or two of them.',
    ],
  },
  11: {
    intro: [
      'Among friends and in common plans something goes dim in {year}. The Sun is eclipsed in your eleventh house, and the warmth of a circle, which seemed to come from nowhere in particular, is found to depend on someone getting up.',
      'The eclipse of the Sun in {year} belongs to your eleventh house: to groups, to friends, to the hopes that need more than one person. A familiar sound drops out of that company, and everyone hears at last what each of the others was doing.',
    ],
    thought: [
      'A campfire burns low while everybody is talking. The circle moves in a little, and goes on, and nobody wants to be the one who misses the end of the story. Then someone stands up and walks into the dark for wood. Who does that among the people you call yours? It may be you every time, or never, and either is worth knowing.',
      'In a choir the second voices carry the piece and are never whistled on the way home. Leave them out for a bar, and the tune stands there like a clothes rack. A person can sing for a lifetime in the wrong register because somebody once put them there. Which part is yours when it is not the melody? There may be a change of places this year.',
    ],
    close: [
      'You know who among your friends gets up to look after the others, and they know that you have seen it. For a moment, when somebody puts a log on the fire, all the faces can be seen.',
      'You have found your proper part among the people around you, one that you can sing without strain. From outside it sounds much as before. From inside it is another song, and you can hear your neighbors.',
    ],
  },
  12: {
    intro: [
      'Behind the scenes of your life the Sun is eclipsed in {year}, in your twelfth house, of rest, solitude and what is kept to yourself. It is the least visible place for such an event, and you may be its only witness.',
      'Rest, memory and unfinished matters have the eclipse of {year} among them. The Sun is darkened in your twelfth house, a private place at any time, and something that you mislaid there may be easier to find in poor light.',
    ],
    thought: [
      'The stars are out at noon as well. They stand where they would stand at night, and nobody can see one of them for brightness. Some of what you know about yourself is of this sort; a full calendar makes it invisible. What is there in you all along that daylight hides? It takes no effort to find, only some darkness, and a willingness to look up.',
      'In the lost property office of a railroad there are shelves of gloves, a cello, somebody’s teeth. Most of it is never claimed. People decide that it was stolen, or that they never really liked it, and buy another. What did you leave behind without going back to ask? A wish, a talent and a friend can lie there a long time, each with a dated tag.',
    ],
    close: [
      'What you found in yourself while it was dark is still there, as the stars are by day. It has no need to be seen all the time. On busy afternoons it is a kind of company.',
      'You have got back something that you had left behind, and nobody asked for proof that it was yours. It is smaller than you remembered, and in good order. You can feel its weight in your hand.',
    ],
  },
};
