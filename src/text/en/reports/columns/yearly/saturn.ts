import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes into your own sign in {year}, for the first time in about twenty-nine years. Life becomes plainer and in some ways heavier, and you find out what you can carry. What is built on that knowledge is built to last.',
      'In {year} Saturn enters your own sign, where it comes about every twenty-nine years. You are asked to be who you are on purpose. It makes for a plainer face and a firmer tread, and certain doors are closed without a slam.',
    ],
    thought: [
      'Saturn enters your own sign this year, and life becomes more serious and more your own. It asks you to look at everything you have taken on, some of it by choice, some because it was handed to you, and to go on only with what you can answer for. At first that feels like weight, and you may seem older than you are. Later it feels like firm ground. You do fewer things, and you need less approval for them.',
      'With Saturn entering your own sign, this is a year for seeing yourself without flattery. It comes there about every twenty-nine years, and tends to show what is only manner and what holds up when you are tired. You may be criticized, or may do it yourself and go too far. What helps is a task difficult enough to be worth the trouble, and time to learn it. Confidence gained in that way does not depend on mood.',
    ],
    close: [
      'You have given back what was never yours to carry. The duties you kept are heavy enough, but you chose them, and people have learned that your yes can be relied on.',
      'You have looked at yourself soberly and got used to what you saw. You can do one difficult thing better than before, and you no longer ask who noticed.',
    ],
  },
  2: {
    intro: [
      'Saturn enters your second house in {year}, and what you own, earn and are good at has to stand some use. The mood about money is sober rather than poor. What is looked after now is the part that lasts.',
      'Saturn takes up your second house in {year}, and with it all that you rely on to get by. Some figures will be looked at twice. What you learn about enough, here, you will not have to learn again.',
    ],
    thought: [
      'You learn this year what you can live on. Saturn enters your second house, of earnings, possessions and worth, and money may come more slowly or be tied up in something that lasts. At first you notice mainly what you have to do without. By and by it becomes a kind of independence, since a person whose needs are few is hard to put under pressure. A skill that you practice regularly will be worth more than a lucky purchase.',
      'Your finances are put in order this year, whether you like it or not. Saturn enters your second house and asks what each thing costs, what it is for, and who is paying. Some of the answers are embarrassing for an evening and useful from then on. You may earn less for a time, or work harder for the same. What matters is that you know your figures. Self-respect grows with them, and does not depend on how high they are.',
    ],
    close: [
      'You know what you need, and it is less than you feared. What you earn is earned soundly, and part of it is put aside.',
      'The figures are known, and you no longer avoid looking at them. What you own you use, and what you owe has a date.',
    ],
  },
  3: {
    intro: [
      'Words become a serious matter in {year}, when Saturn enters your third house, of speech, study and close neighbors. People take you at yours. It is slower to speak so, and after some practice you would hardly go back.',
      'Saturn is in your third house from {year}, and holds you to what you say. Casual remarks turn out to have been promises. Those near to you might hear from you less often, and would not want it otherwise.',
    ],
    thought: [
      'A telegram was paid for by the word, and people stood at the counter with a pencil, crossing out. The greetings went, then the weather, then the reasons; what was left got there by evening and was kept in a drawer for life. Saturn charges by the word as well. What would you send if you had to pay for each one? Some things will be found to need only five.',
      'A mason who carves letters has no key to take one back. He draws the words on paper, looks, goes for a walk, and draws them again with less. By the time he lifts the chisel there is seldom a long sentence left. What would you say if it had to be cut? For one or two things that you have to tell someone there is no better tool.',
    ],
    close: [
      'You have said what you had to say in very few words, as in a telegram. It was read twice at the other end. Nobody who got it has asked what you meant.',
      'You have chosen a few words so carefully that they could be cut in stone, and have said them to the right person. They will be remembered as you meant them.',
    ],
  },
  4: {
    intro: [
      'Saturn goes down into your fourth house in {year}, where family and home are, under everything else you do. It is quiet there, and some of the quiet is tiredness. What the place stands on can be looked at for once.',
      'The house of home and family, your fourth, is where Saturn goes in {year}. Something there has been out of order for a good while. It is heavy to look into and lighter afterward, when you know what can be relied on.',
    ],
    thought: [
      'Family and home become a responsibility this year, as Saturn enters your fourth house. You may have to decide where you will live in the long run, repair what has been patched too often, or take over a task from an older generation. There is less time for going out, and some evenings are quiet to the point of loneliness. By and by the order you make there begins to support you, and the decision gets easier to live with.',
      'Home is where you are asked for patience this year. Saturn enters your fourth house, and something in the family or the building that was never quite right can no longer be worked around. An older relative may need you, a lease or a loan has to be carried, or a silence has lasted too long. It is slow work, and much of it nobody sees. What you put in order will hold, and you will know whom in the family you can count on.',
    ],
    close: [
      'Home rests on something you have checked yourself. There may be fewer people in it or fewer things, and those that are there can be relied on.',
      'Something at home that had been wrong for a long time has been put right. It took most of your patience, and the place is calmer and easier to live in.',
    ],
  },
  5: {
    intro: [
      'Pleasure, love and the things you make get a strict teacher in {year}: Saturn enters your fifth house. It asks for fewer of them and looks longer at each. What is left after that is yours in a way it was not before.',
      'In {year} Saturn comes to your fifth house and wants to see what you do for love. It is a patient audience and claps rarely. Romance, children and art are asked to keep an appointment, and you along with them.',
    ],
    thought: [
      'In late winter a grower goes through the vines and cuts nearly everything away. It looks like spite. Two buds are left on a cane as long as an arm, and the whole summer has to come out of those. Saturn handles joys in this manner. Which two would you leave? It is well to have chosen before the sap comes up.',
      'Nobody likes the metronome. It ticks through the loveliest passages like a man waiting for a train. One plays against it and hates it, and then with it, and one day it is switched off and the time goes on by itself, inside the hand. Which of your joys has never kept time? Saturn winds the thing up and sets it slower than you would have thought.',
    ],
    close: [
      'You cut back your pleasures as one cuts a vine, and the two you kept have borne more than all the leaf of other summers. What was cut is hardly remembered, even by you.',
      'You have practiced what you love, strictly and often, and it has become free by that. You can hurry a little and linger, and still come home. It is what people mean when they say that somebody plays well.',
    ],
  },
  6: {
    intro: [
      'In {year} Saturn takes up work in your sixth house, among your tasks, your habits and the care of your strength. It goes through them with a pencil. How much a day can hold is a question that can be answered, given some honesty.',
      'Saturn enters your sixth house in {year}, among tasks and habits and what your strength will bear. You are slower for a time and better. It is mainly the blunt things that cost so much, and they can be told by the effort.',
    ],
    thought: [
      'Before a country bridge there is a small sign with a number of tons on it. The bridge has never been ashamed of it. Carts have crossed for generations, and the one truck that thought it did not apply is still talked about. You have such a number too. What is it, on an average day? Saturn would have you paint it where people can read it before they drive on.',
      'A knife that cuts badly is dangerous, since one leans on it. The sharpener used to come by with his wheel, ring a bell, and take as long as it takes, edge after edge, water and stone. Where in your day do you lean because something has lost its edge? It takes an hour away from the work, and there is no other way to get it back.',
    ],
    close: [
      'You have said how much you can carry, as a sign does before a bridge, and the traffic has arranged itself around it with less fuss than you feared. Some go by another road. What you do take on, you carry safely.',
      'You have taken the time to sharpen what you work with, be it a knife, a method or your own strength. Work needs less force since then. A minute a day for the whetstone has become part of it.',
    ],
  },
  7: {
    intro: [
      'Partners and agreements are weighed in {year}, as Saturn enters your seventh house. You find out who can be relied on, and they find out the same about you. It makes for fewer promises, and for promises that hold.',
      'In {year} Saturn comes to your seventh house, of partners and agreements, and what you can expect of each other is found out by experience. Promises are tested there, and the sound ones come through.',
    ],
    thought: [
      'Saturn enters your seventh house this year and asks whom you can rely on, and who can rely on you. Charm counts for little in this, and good intentions for not much more; it shows in what each of you does when tired. Some promises may become binding, and others may lapse. A partner may be busier or more serious than you are used to. Time and plain terms do more for such a bond than declarations.',
      'A partnership is tested this year, as Saturn enters your seventh house, and it is a fair test. Work has to be shared, a contract read to the end, a difference of age, pace or duty taken seriously. Those who live alone may ask themselves why, without blame. You cannot force the other person, and trying to makes it harder. If each of you does their own part and leaves the other theirs, a good deal gets done, and it lasts.',
    ],
    close: [
      'You know who stands by you, and they know the same of you. What you have promised each other is less than it might have been, and all of it is meant.',
      'You and another person have come through a hard piece of work together. You know what each of you can do and cannot, and neither expects the other to be different.',
    ],
  },
  8: {
    intro: [
      'Saturn arrives in your eighth house in {year}, where people depend on one another in money, in closeness, in what is owed. The tone turns grave and practical. Old entanglements can be undone there, by somebody who is in no hurry.',
      'What is tangled between you and others, in money or in trust, comes under Saturn’s hands in {year}, as it enters your eighth house. It is not for pulling. There is an end to be found, and everything follows from that.',
    ],
    thought: [
      'A cord that has lain in a drawer for years ties itself into knots that no one made. Pulling makes each of them smaller and harder. With a blunt needle and a good lamp they open, usually in another order than the one you had in mind. What is the knot between you and somebody else still holding together? That is worth knowing before the last of it comes loose.',
      'A knot in a good cord can be cut, and then you have two short cords. Sailors think this a disgrace. They push a little slack into the thing and look for the strand that moves. Which knot between you and someone has been pulled tighter by both? Saturn has the patience of a deckhand, and would like you to stop tugging at your end.',
    ],
    close: [
      'An old tie between you and somebody has been undone without being cut. The cord can be used for something better. What it held together has turned out to stay where it is.',
      'A knot between you and another person has come undone, quite suddenly, because both of you stopped pulling. The bond will hold as well as ever. Neither of you remembers how it was tied.',
    ],
  },
  9: {
    intro: [
      'What you believe is going to be walked in. Saturn comes to your ninth house in {year}, to travel, study and conviction, and asks for distance covered. The splendid ideas get quieter, and one or two prove to be very good company.',
      'Your ninth house has Saturn in it from {year}. Opinions are sent out to do fieldwork, and travel is for a reason. You will know less at a glance when it is done, and much more of it will be so.',
    ],
    thought: [
      'New boots are a theory. In the shop they look like mountains; by noon of the first day they are two places on the heel. After a hundred miles they and the feet have come to terms, and they will be resoled sooner than replaced. Which of your beliefs could you walk in all day? Saturn is unmoved by how the others looked in the window.',
      'Before there were pictures from above, a country was measured with a chain. Two men walked it, up hill and through the brook, one calling the number and the other writing it down. There are maps made so that are off by less than a house. Over which of your beliefs have you only flown? Saturn hands you one end. The brook is cold, and it is where they went wrong before.',
    ],
    close: [
      'What you believe has taken you to some places and back, like a good pair of boots, and has been mended once. It is nothing to look at. When you are asked about it, you think of the ground you have walked on.',
      'There is one subject on which you used to have views and now have knowledge, because you have gone over the ground yourself. When people speak of it, you find that you ask them whether they have been there.',
    ],
  },
  10: {
    intro: [
      'In {year} Saturn arrives at the top, in your tenth house, of work and standing, and your responsibility becomes visible. A long effort is recognized here, or a long one begins, and either is done in front of people.',
      'Saturn climbs to your tenth house in {year}, and the extent of your duties is looked into. What you carry in the eyes of others becomes plain to yourself as well. It is a serious honor, and a tiring one.',
    ],
    thought: [
      'Your work becomes heavier this year and counts for more. Saturn enters your tenth house, of career and standing, where long efforts are rewarded and shortcuts found out. You may be given responsibility without much praise, or reach a position that others have wanted, and both are tiring. What is done thoroughly though nobody checks it tells in the end, because you are asked again. Some hours have to be kept for home, since no one will keep them for you.',
      'Saturn reaches your tenth house this year, and it shows how much you have taken on in your work. Tasks were added one by one, each with a good reason, and nobody but you knows the sum. A superior, a deadline or your own tiredness makes it plain. Some can be given back, so that the others are done properly. You may fear for your standing. Those who decide generally think more of a person who knows their limit.',
    ],
    close: [
      'You are respected for work that you know to be good. There is more responsibility in it than you had looked for, and you carry it without having to prove anything.',
      'You do less at work than you did, and do it well. People know what they can ask of you and what they cannot, and your name is the better for it.',
    ],
  },
  11: {
    intro: [
      'Friendship and common plans become a form of work in {year}, when Saturn enters your eleventh house. It is less crowded there than it was. The few who remain do what they said, and they notice whether you do.',
      'Among friends and in whatever you belong to, Saturn asks for presence from {year} on: it enters your eleventh house. Being in favor is no longer the same as being there. A small crew is a crew; a crowd is weather.',
    ],
    thought: [
      'In the high huts that nobody keeps, there is a rule: leave as much wood as you found. Whoever comes in out of the weather owes their fire to somebody they never met, and lays in the same for the next. No one checks. For whom would you fill the box without ever seeing them warm their hands? That is what Saturn means by a common aim.',
      'In a rowing eight no one may be brilliant. The boat goes as fast as the eight are together, and a strong man who is a hair early makes it slower than a weak one who is in time. Strangers at six in the morning become something there that they have no name for. With whom do you keep time? If you are always early, it may be that you are in the wrong seat.',
    ],
    close: [
      'You have laid in something for people you will never meet, as one fills the wood box in a hut before leaving. Your name stands there between two that you respect. That is company of a lasting sort.',
      'You have worked with people who keep the same time as you, as a crew does in a boat. It cannot be had alone, nor by trying, and some mornings are cold. You know now for whom you would get up.',
    ],
  },
  12: {
    intro: [
      'Out of sight, in your twelfth house, Saturn begins a long piece of work in {year}. Rest, solitude and old obligations are its material. You may look idle to others, and feel behindhand yourself, while the ground is being put in order.',
      'Saturn withdraws to your twelfth house in {year}, and the work it has for you there is of the kind that leaves soot on the hands. Old rest, old guilt and old smoke are in it. Later on the fire will draw.',
    ],
    thought: [
      'A field that lies fallow looks neglected. There are thistles in it, and no one comes by with a machine. When it is sown again it carries more than its neighbors, and everybody speaks of luck. Some part of your life has been made to bear every year since you can remember. What in you needs a rest more than another effort? Saturn, who likes results, is for once in no hurry.',
      'A chimney tells you nothing until it stops drawing. Then the room fills with smoke, and everybody looks at the fire. A sweep looks up. He lets down a brush on a rope, and carries away in a pail what has gathered there over many pleasant evenings. What has settled in you, layer by layer, from warm times as well as bad? He asks for the door to be kept shut.',
    ],
    close: [
      'The part of you that was let rest, like a field, has done nothing at all, and it has gained by that. Whoever puts a spade in will notice how easily it goes down.',
      'You have cleared away what had settled in you over the years, as one sweeps a chimney. There was not much to show for it. You breathe more easily, and those who live with you notice that the room is warm.',
    ],
  },
};
