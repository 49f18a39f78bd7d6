import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes into your own sign in {year}, for the first time in about twenty-nine years. Life becomes plainer and in some ways heavier, and you find out what you can carry. What is built on that knowledge is built to last.',
      'In {year} Saturn enters your own sign, where it comes about every twenty-nine years. You are asked to be who you are on purpose. It makes for a plainer face and a firmer tread, and certain doors are closed without a slam.',
    ],
    thought: [
      'A load that is well tied weighs no less, but it can be carried farther. Saturn asks you to untie everything once and look: what is yours, what was handed to you, what you picked up because it lay there. What would you not take along again? The year is for tying up the rest so that it does not chafe.',
      'For a passport one must look straight ahead and not smile. Everybody hates the picture, and it is the one that gets them across. It has no best side, no party, no one’s arm cut off at the edge. What would the officer see who looked from it to you? Saturn takes that photograph. It is not unkind, and it is valid for a long time.',
    ],
    close: [
      'You carry less than you did, and know that each piece of it is yours. The load rides well, and both hands are free for some part of the way.',
      'You have been looked at without flattery, as for a passport, and have got used to the face. It belongs to someone who can be relied on to turn up.',
    ],
  },
  2: {
    intro: [
      'Saturn enters your second house in {year}, and what you own, earn and are good at has to stand some use. The mood about money is sober rather than poor. What is looked after now is the part that lasts.',
      'Saturn takes up your second house in {year}, and with it all that you rely on to get by. Some figures will be looked at twice. What you learn about enough, here, you will not have to learn again.',
    ],
    thought: [
      'An iron pan is a trial at first. Food sticks to it, it must not be soaked, and anyone might be forgiven for going back to something shiny. With use it gets a surface that no factory can give it. Of your means and skills, which have become better by being worn? Saturn puts no great value on the rest, and asks what you would cook in every day.',
      'On a market scale of the old kind the goods go in one pan and the weights in the other, brass ones, with a knob. The trader takes her hand away and everyone waits until it stops. There is no arguing with that small silence. What in your life has never been put on the scale, for fear or for love? Saturn has the weights in a velvet box, and they are true.',
    ],
    close: [
      'You know which of your things get better by being used, like an iron pan. The list is short and sound. You own less than you did, and all of it is in use.',
      'What you own and can do has been weighed. Some things were heavier than you had always said, and one that you were proud of was light as a feather. Since then you have bought and sold with a quiet hand.',
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
      'The house of home and family, your fourth, is where Saturn goes in {year}. Something there leans, and has for a good while. It is heavy to look into and lighter afterward; what can be trusted to stand is known at last.',
    ],
    thought: [
      'A dry stone wall has no mortar. It stands because each stone sits where its own weight wants to go, and a good builder turns one over many times before setting it down. Where it was done in a hurry, the wall bellies out after a few winters. What in your home holds by itself, with nobody keeping it up? Saturn would like the rest taken down and set again.',
      'A plumb line is a string with a weight. It knows one thing. Held against the wall of an old house it shows that the builder had been drunk, or that the ground has moved, and that everyone since has hung the pictures to match the wall. Which of the pictures in your family hang straight only because the wall is crooked? Saturn lets the weight swing out, and waits.',
    ],
    close: [
      'Part of what holds your family up has been rebuilt, low and plain, out of the old stones. Having had every one of them in your hands, you know which can be leaned on, and so does anyone who helped.',
      'Something in the family that had been crooked for a long time has been put straight, with great trouble. At first everything around it looked wrong. By now it is the part of the house that you can rely on.',
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
      'In {year} Saturn steps into your seventh house, and stands between you and other people as a rule stands between players. It keeps both from cheating. What is possible between you in the long run is found out stroke by stroke.',
    ],
    thought: [
      'Saturn in the house of partners asks whom you can rely on, and who can rely on you. Charm hardly counts in this, nor do good intentions. It is decided as it is between climbers on one rope, by what each of you does when tired. Whose rope would you tie to your own? The year gives you time to find out, and the other person time to ask the same.',
      'A saw for two has a handle at each end and works on one condition: you pull, you never push. Your push bends the blade; you have to let it be drawn away from you, wholly, and trust that it will come back. Beginners are wet through in five minutes. With whom do you push when you should let go? There is a tree to get through, and it is best not to talk.',
    ],
    close: [
      'You and the other person have made sure that each can hold the other, like climbers on one rope. On easy ground it seems a nuisance. When they call out that they are safe, you find that you had been waiting for it.',
      'You and another person have got through a hard piece of work together, and at some moment it went by itself, because neither of you pushed. It is the sort of work that two people do not forget.',
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
      'Saturn climbs to your tenth house in {year} and reads the small print of your position. What you carry in the eyes of others is inspected while you are carrying it. It is a serious honor, as such things go.',
    ],
    thought: [
      'The masons of the old cathedrals cut a small mark into each block, so as to be paid for it. Often the mark faced inward and was walled up. Centuries later someone takes out a stone and finds that it was finished on that side as well. What would you put your mark on where nobody is going to look? Saturn pays by that tally, late and in full.',
      'In every elevator there is a plate that says how many persons it will bear. Nobody reads it, and people make room for one more with a laugh. But somebody once hung sandbags in that shaft, half as much again, and stood beside it with a watch. What load have you been tested for, and what have you let step in since? Saturn is the one with the watch.',
    ],
    close: [
      'More will rest on the plain work that you have done than on the parts that people admire, as in a cathedral. It has your mark on it. You could find it blindfolded.',
      'You know how much you can carry in your work, and have stopped taking on more with a laugh. It goes well, day after day, without a sound. Others take that for granted, and should.',
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
