import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const plutoEnters: ThemesByHouse = {
  1: {
    intro: [
      '{planet} comes into your own sign in {year} and stays for years. You will hardly notice the day. By the end of it there will be few things about you that are where they were, and most of the moving is done by you.',
    ],
    thought: [
      'Pluto enters your own sign this year, as hardly anybody sees it do, and a slow and thorough change begins in you. It may start with the loss of interest in something that used to matter: an ambition, a manner, a fear. You cannot say yet what will take its place. Others notice that you have become more definite. It is best to give up pretenses early and of your own accord, since whatever is genuine in you will be stronger for it.',
    ],
    close: [
      'You have given up something that was only for show, and feel more like yourself. The change has barely begun, and you are no longer afraid of it.',
    ],
  },
  2: {
    intro: [
      '{planet} enters your second house in {year}, and the way you earn, own and value things starts on a change that takes its time. The first signs of it are small. They are easily taken for a run of odd chances.',
    ],
    thought: [
      'When the bridge was built, the ferryman could have fought it, or wept. It is said that he sat on the bank for an evening and then painted benches on the other side, for people who came to look at the water. The crossing had only ever been a part of what he sold. What do people come to you for, underneath what they pay for? A change of means asks that first.',
    ],
    close: [
      'What others want from you was there all the time, a little beside the thing that had a price. You have begun to offer it. It can be lived on in more than one way.',
    ],
  },
  3: {
    intro: [
      'How you speak, learn and move about close to home begins to change in {year}, for {planet} enters your third house. No one will notice on any single day. Your own letters, read again later, would show it.',
    ],
    thought: [
      'A dictionary is out of date when it is printed. Some words in it are marked as old, and somebody’s grandmother uses them every day; some that everybody uses are not there yet. Nobody votes on it. In your own speech too there are terms on their way out, and new ones you have only tried on friends. Which of your words no longer mean anything you would defend?',
    ],
    close: [
      'You have given up a word that you used to live by, and find that you can be understood without it. It was a good word. The one that you tried on friends first has begun to come by itself.',
    ],
  },
  4: {
    intro: [
      'The ground under home and family starts to shift in {year}, slowly enough to be lived on. {planet} enters your fourth house. Whether you move or stay, the place where you belong is about to be understood in another way.',
    ],
    thought: [
      'There are towns where a whole house is sometimes jacked up, put on wheels and driven to another street with the curtains still hanging. Everyone comes out to watch. The cellar stays behind, a square hole with a few jars in it. What would come along if your home had to be moved in one piece? The answer has less to do with furniture than with who waves from the window.',
    ],
    close: [
      'Your home has changed as thoroughly as if it had been moved to another street. What mattered came along, and it is whatever you still call by the same name. The rest was not missed.',
    ],
  },
  5: {
    intro: [
      'Romance, children, play, the things you make: {planet} comes to your fifth house in {year} and begins to change what gives you joy. Taste goes first. You may catch yourself delighted by something that was never on your list.',
    ],
    thought: [
      'Something you did not plan begins to matter to you this year, for {planet} enters your fifth house, of love and of what you make. It may be a person, a child, a talent or a taste that does not fit with the rest of your life. You could pull it up like a weed, or wait until you can see what it is. Waiting is the better course. It changes what you enjoy, and in the end what you live for.',
    ],
    close: [
      'Something that you never planned has grown in you, a love or a talent, and you have moved other things to give it room. Your life looks less as you had imagined it, and you are more at home in it.',
    ],
  },
  6: {
    intro: [
      '{planet} enters your sixth house in {year}, and the most ordinary part of life becomes the least predictable: work, routine, the habits of the body. It happens by degrees. For a time you will have to think about what never needed any thought.',
    ],
    thought: [
      'There was once a country that changed from the left side of the road to the right in a single night. In the morning everybody drove as they had on their first day behind a wheel, with both hands and straight backs, and waved to whomever they met. By noon it was the oddest and most courteous day in memory. What do you do by reflex that you could do awake?',
    ],
    close: [
      'You have changed a habit of your daily work as thoroughly as a country changes the side it drives on, and your hands go there unasked. At some corners of an ordinary day the old attention comes back, and you see the street.',
    ],
  },
  7: {
    intro: [
      'In {year} {planet} comes to your seventh house, and what you expect of other people begins to change, as does what they may expect of you. Partners, clients and rivals bring it to the door. Agreements will be made in another spirit.',
    ],
    thought: [
      'On some old borders the guardhouse still stands, with its barrier up and grass in the gutter. People slow down from habit. A few of them even reach for their papers. Between you and another person there may be a post like that, unmanned for years, at which you both still stop. What would you carry across if nobody asked to see it? There is, as it happens, nobody there.',
    ],
    close: [
      'A border between you and another person is no longer guarded, and you go over without slowing. What you were hiding all that time turned out to be nothing that anyone over there would have minded.',
    ],
  },
  8: {
    intro: [
      'Into your eighth house comes {planet} in {year}, where people are bound by money, by closeness, by what they know of each other. The change is a deep one and takes years. It begins when something is heard that was always there.',
    ],
    thought: [
      'Under many a city runs a river that was roofed over long ago and built upon. It goes on down there, past the foundations, and after rain it can be heard through a grating. Now and then a town decides to open it again, with banks and willows. What has been running all along beneath the arrangement you have with somebody? It does the city no harm to know its river.',
    ],
    close: [
      'What ran beneath your dealings with another person has been laid open for a first stretch, like a covered river, and both of you can walk along it. You did hear it, in fact, after every rain.',
    ],
  },
  9: {
    intro: [
      'What you hold to be true, and how far you would travel for it, begins to move in {year}, as {planet} enters your ninth house. Nothing has to be given up at once. Something can grow there that could not before.',
    ],
    thought: [
      'On a mountain there is a line above which no tree stands. It looks as though it had been drawn. But it climbs, when the summers let it, by one seedling in the lee of one rock, and after a generation the rock is in a wood. What can you think now that would once have been too cold for you? It will be small, and well sheltered.',
    ],
    close: [
      'A thought that used to be too cold for you has come through its first winter, like a seedling above the tree line. From the valley there is nothing to see. Up there it is no longer quite alone.',
    ],
  },
  10: {
    intro: [
      'Vocation and public standing, in your tenth house, are entered by {planet} in {year}. What you are known for will change more than once before it leaves again. A good start is to ask what is honored there, and why.',
    ],
    thought: [
      'What you are known for begins to change this year, as {planet} enters your tenth house. A goal that you have followed for a long time may lose its hold on you before there is another, and people may wonder what you are doing. You need not have an answer yet. It helps to ask which part of your work you would do without the title. That part is what the next years can be built on.',
    ],
    close: [
      'You have stopped looking up to something that had long stood in the middle of your plans. What you have put in its place is smaller and still unfinished, and it is your own.',
    ],
  },
  11: {
    intro: [
      'Friends and common hopes come under slow renewal in {year}, with {planet} entering your eleventh house. Some circles will dissolve in their own time and others form. The future you had agreed on with certain people is open again.',
    ],
    thought: [
      'When a hive is too full, half the bees leave with the old queen and hang in a tree like a brown beard. They own nothing at that moment. Scouts fly off, come back and argue, and the whole crowd waits until they are of one mind. With whom would you hang in the open until a better place was found? It is the sort of company this change asks for.',
    ],
    close: [
      'You and some others have left one circle and found a place for a new one, not the grandest of those on offer. You know whom you waited with. The old company goes on as well, and in warm weather it is hard to say who left.',
    ],
  },
  12: {
    intro: [
      'In {year} {planet} slips into your twelfth house, where nobody sees it go. The change concerns what you are when you are by yourself: sleep, memory, faith, fears grown old. It is the kind of news that takes years to arrive.',
    ],
    thought: [
      'Some of the painted caves were found by people looking for a dog. They crawled in after it with a lantern, and there on the wall were horses, as fresh as if the painter had gone out for more red. It had all been there in the dark, under pasture. What might be on your walls that you have never held a light to? Something small is likely to lead you in.',
    ],
    close: [
      'You have found something deep in yourself that you made long ago, with a steady hand, like a painting in a cave. Visits are short, so that it keeps. Nobody need be told.',
    ],
  },
};
