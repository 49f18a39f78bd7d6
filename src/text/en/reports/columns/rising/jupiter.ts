import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const jupiterEnters: ThemesByHouse = {
  1: {
    intro: [
      'Jupiter crosses into your rising sign in {year}, and with it something expands at the very front of the chart: your manner, your courage, how far you let yourself be seen. Others respond to it before you have decided what it is.',
    ],
    thought: [
      'You take up more room this year, and it suits you. You speak with more confidence, laugh more, and people respond to it before they know why. Where you used to make yourself small, at work, in your family or in a new company, you need not. It can become too much when you no longer notice that others want to speak. A friend will tell you if you ask.',
    ],
    close: [
      'You have had more room than before, and have kept the feeling of it. People who talk to you feel freer as well, and say so.',
    ],
  },
  2: {
    intro: [
      'Into the second house from the Ascendant, where a person’s means are kept, Jupiter comes in {year}. There is more within reach. How much of it you can hold without dropping something better is the pleasant difficulty of the time.',
    ],
    thought: [
      'A fishing net consists mostly of holes, and the size of the holes is the whole of its wisdom. With a finer mesh you catch everything, and spend the evening throwing it back. It is a rich sea that Jupiter brings you to. What would you let swim through? A person who knows that beforehand can fish in peace, and sing while hauling.',
    ],
    close: [
      'You have had a great deal within reach, and have let the small things go, as a net does. What you kept is worth having. The rest is still out there, in case you should ever need it.',
    ],
  },
  3: {
    intro: [
      'Jupiter goes to the third house of your chart in {year}, counted from the Ascendant: to conversation, learning, cousins, the next street. What was near has been taken for small. There turns out to be a good deal of world within an hour of your door.',
    ],
    thought: [
      'A streetcar line is extended by three stops, and a part of town that people knew by name becomes a place to have coffee. Nothing has been built there. It has merely come within reach, and now there is somebody reading on that corner whom you would have liked for years. Who has moved closer without having moved? Tickets are cheap this year, and the conductor likes to talk.',
    ],
    close: [
      'People near you whom you had never met have come within reach, as when a streetcar line is extended. Some whom you would have liked for years are people you like. They were no farther off, all that time, than asking.',
    ],
  },
  4: {
    intro: [
      'Jupiter descends to the foot of the chart in {year}, into the fourth house, and makes itself at home in your home. By the Ascendant this is where you are rooted. There is warmth to spare at the root, and it looks for somewhere to go.',
    ],
    thought: [
      'A porch belongs half to the house and half to the street. You can shell peas there and be greeted; a person who would never ring the bell will come up two steps and lean on the post. Houses without one are not less friendly, only harder to begin with. Who would sit down with you if there were a chair outside? Jupiter carries chairs gladly.',
    ],
    close: [
      'People stop by at your home more often, to say that they cannot stay. Some have stayed until dark, and they are the ones you had hoped for. The house has not grown by a foot, and there is more room in it.',
    ],
  },
  5: {
    intro: [
      'By the Ascendant it is the fifth house that Jupiter enters in {year}, the sunniest of the twelve for such a guest. Affection, invention, children and holidays gain from it. Your own delight is wanted there, and is not asked to explain itself.',
    ],
    thought: [
      'When a band comes down the street, there are those who wave from the window, those who go out to the curb, and those who fall in behind the tuba in their slippers. They are the same people at different moments of their lives. Where would you be if it passed your house? Jupiter plays loud enough this year to be heard over the vacuum cleaner.',
    ],
    close: [
      'When pleasure came down the street with a band, you went along with it, or wish that you had, and either is an answer. The housework was still there afterward and had not suffered.',
    ],
  },
  6: {
    intro: [
      'Jupiter comes to work for you in {year}, in the sixth house from the Ascendant, among duties, skills and daily care. It is a cheerful hand. The ordinary is made lighter by it, and there is rather more of it than before.',
    ],
    thought: [
      'Whoever has a dog goes out in every weather, and would be hard put to say who takes whom. It is the one duty that leaps up when you come in. Other habits lie in their basket and have to be called three times. Which of your duties is glad to see you? Jupiter would build the day around that one, and be surprised at how the rest comes to heel.',
    ],
    close: [
      'The duty that is glad to see you, as a dog is, has had you out in every weather, and brought you home in a better temper than you left. Other habits have begun to come when they are called.',
    ],
  },
  7: {
    intro: [
      'At the Descendant, where the chart opens toward other people, Jupiter arrives in {year}. The seventh house is the place for company in the full sense: partner, ally, honorable rival. What comes from them has a wider view than yours alone.',
    ],
    thought: [
      'Somebody at your side makes this year larger. A partner, an ally or even a fair opponent brings plans and views that you would not have had. You get along best where you look at the same thing together, a journey, a project, a child, rather than at each other. Accept what you are offered, and remember to offer something as well.',
    ],
    close: [
      'You and another person have looked at the same things for a good part of the year, and see more in them than either did alone. You have begun to plan the next.',
    ],
  },
  8: {
    intro: [
      'The eighth house from the Ascendant is where Jupiter goes in {year}, where what is yours and what is another’s lie close together. Trust brings a return there. Something lent or confided long ago may come back to you larger than it went out.',
    ],
    thought: [
      'A book that was lent and given up for lost comes back after years with notes in the margin. Someone has argued with page forty, underlined what you had skipped, and dried a leaf in the last chapter. It is no longer the book you lent. What has been added to what you once entrusted to another? You could hardly have written it yourself, and it is yours.',
    ],
    close: [
      'Something that you had entrusted to another person has come back to you, and there is more in it than before, like a lent book with notes in the margin. You have begun to answer. By now it belongs to you both.',
    ],
  },
  9: {
    intro: [
      'Far from the Ascendant, in the ninth house, Jupiter comes into its own in {year}. Travel, higher study and a faith that can stand fresh air are what it likes. The horizon is wide enough. The baggage may be another matter.',
    ],
    thought: [
      'A balloon in still air climbs when something goes over the side. First the sandbags, then the picnic, then, in the old stories, the coat and the telescope. It rises each time as if that had been the last objection. What would you throw out to see over the ridge? Jupiter holds the ropes with one finger, and is looking at your luggage.',
    ],
    close: [
      'You see farther than you did, as from a balloon, and it was worth what you had to throw out. Somebody else has a use for it. You have hardly missed any of it.',
    ],
  },
  10: {
    intro: [
      'By the Midheaven, at the top of the chart, there is a guest in {year}: Jupiter enters the tenth house. Your name travels. What you do can be put in larger letters than before, which obliges you to know how it is spelled.',
    ],
    thought: [
      'People hear of you this year. You may be offered a post, a public task or a good deal of praise. It helps to know in one sentence what you do and want to be known for, because you will be asked. If you cannot say it yet, finding out is the best use of this time. Not everything that you are offered fits under it.',
    ],
    close: [
      'What you stand for can be said in one sentence now, and people say it of you without being asked. You have turned down what did not belong there.',
    ],
  },
  11: {
    intro: [
      'Jupiter joins your friends in {year}, in the eleventh house from the Ascendant. Plans gather people, and people gather plans. You may be surprised at who has been heading the same way for a long time, separately, with an empty seat beside them.',
    ],
    thought: [
      'Each morning on the highway there are thousands of cars with one person in them, going to the same place and listening to the same news. Somebody puts up a card at work: leaving from the post office at seven, three seats. By winter they know each other’s mothers by name. Who is going your way? The one who asks it aloud tends to be the driver, at first.',
    ],
    close: [
      'You have found people who were going your way all along, each by themselves, and you take turns at leading. Even when you go alone, you leave a place free for somebody.',
    ],
  },
  12: {
    intro: [
      'Before it reaches the Ascendant, Jupiter spends a time in the twelfth house, which it enters in {year}. What it gives there is given in private: a reserve, a second wind, protection by people who do not sign their names.',
    ],
    thought: [
      'A message in a bottle is addressed to whoever walks on the right beach. It may go round for decades, past ships that would have been glad of it. The sender, who has long had other worries, is answered one morning in a strange hand. What did you once send out with no address on it? A hidden Jupiter is where such currents turn, and some things wash ashore.',
    ],
    close: [
      'Something that you once sent out without an address, a kindness or a piece of work, has reached somebody, and you have heard of it. You will send the next one with a lighter heart.',
    ],
  },
};
