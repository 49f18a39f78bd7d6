import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const saturnEnters: ThemesByHouse = {
  1: {
    intro: [
      'Saturn comes into your own sign in {year}, for the first time in about twenty-nine years. Life becomes plainer and in some ways heavier, and you find out what you can carry. What is built on that knowledge is built to last.',
    ],
    thought: [
      'A load that is well tied weighs no less, but it can be carried farther. Saturn asks you to untie everything once and look: what is yours, what was handed to you, what you picked up because it lay there. What would you not take along again? The year is for tying up the rest so that it does not chafe.',
    ],
    close: [
      'It rides well now. There is less of it than there was, and you know each piece, and both hands are free for some part of the way.',
    ],
  },
  2: {
    intro: [
      'Saturn enters your second house in {year}, and what you own, earn and are good at has to stand some use. The mood about money is sober rather than poor. What is looked after now is the part that lasts.',
    ],
    thought: [
      'An iron pan is a trial at first. Food sticks to it, it must not be soaked, and anyone might be forgiven for going back to something shiny. With use it gets a surface that no factory can give it. Of your means and skills, which have become better by being worn? Saturn puts no great value on the rest, and asks what you would cook in every day.',
    ],
    close: [
      'The iron pan hangs by the stove, black and smooth. Of what you have, the part that gets better by being worn is short to list, and sound. There is less on the wall than there was, and all of it gets used.',
    ],
  },
  3: {
    intro: [
      'Words become a serious matter in {year}, when Saturn enters your third house, of speech, study and close neighbors. People take you at yours. It is slower to speak so, and after some practice you would hardly go back.',
    ],
    thought: [
      'A telegram was paid for by the word, and people stood at the counter with a pencil, crossing out. The greetings went, then the weather, then the reasons; what was left got there by evening and was kept in a drawer for life. Saturn charges by the word as well. What would you send if you had to pay for each one? Some things will be found to need only five.',
    ],
    close: [
      'The telegram form has more crossed out on it than it has left, and what is left went off. It was read twice at the other end, and then folded small. Nobody who got it has asked what you meant.',
    ],
  },
  4: {
    intro: [
      'Saturn goes down into your fourth house in {year}, where family and home are, under everything else you do. It is quiet there, and some of the quiet is tiredness. What the place stands on can be looked at for once.',
    ],
    thought: [
      'A dry stone wall has no mortar. It stands because each stone sits where its own weight wants to go, and a good builder turns one over many times before setting it down. Where it was done in a hurry, the wall bellies out after a few winters. What in your home holds by itself, with nobody keeping it up? Saturn would like the rest taken down and set again.',
    ],
    close: [
      'One stretch of the wall has been rebuilt, low and plain, and the wind goes round it. The stones are the old ones. Having had every one of them in your hands, you know which can be leaned on, and so does anyone who helped.',
    ],
  },
  5: {
    intro: [
      'Pleasure, love and the things you make get a strict teacher in {year}: Saturn enters your fifth house. It asks for fewer of them and looks longer at each. What is left after that is yours in a way it was not before.',
    ],
    thought: [
      'In late winter a grower goes through the vines and cuts nearly everything away. It looks like spite. Two buds are left on a cane as long as an arm, and the whole summer has to come out of those. Saturn handles joys in this manner. Which two would you leave? It is well to have chosen before the sap comes up.',
    ],
    close: [
      'The vines bled a little and closed. The two joys you kept have borne more than all the leaf of other summers, and can be seen from the path. What was cut is hardly remembered, even by the one who held the shears.',
    ],
  },
  6: {
    intro: [
      'In {year} Saturn takes up work in your sixth house, among your tasks, your habits and the care of your strength. It goes through them with a pencil. How much a day can hold is a question that can be answered, given some honesty.',
    ],
    thought: [
      'Before a country bridge there is a small sign with a number of tons on it. The bridge has never been ashamed of it. Carts have crossed for generations, and the one truck that thought it did not apply is still talked about. You have such a number too. What is it, on an average day? Saturn would have you paint it where people can read it before they drive on.',
    ],
    close: [
      'The sign by the bridge is up, with your number on it, and the traffic has arranged itself around it with less fuss than feared. Some go by another road. What crosses now crosses safely, and the planks have hardly creaked.',
    ],
  },
  7: {
    intro: [
      'Partners and agreements are weighed in {year}, as Saturn enters your seventh house. You find out who can be relied on, and they find out the same about you. It makes for fewer promises, and for promises that hold.',
    ],
    thought: [
      'Two climbers on one rope do not talk much. Each calls out when they are safe and when they are going to move, and the rest is a matter of paying out and taking in. They need not be friends, though most become so. Whose rope would you tie to your own, knowing how they behave when tired? Saturn regards that as the whole of the question.',
    ],
    close: [
      'The knot in the rope has been checked by both, which is no insult. On easy ground it seems a nuisance. You have heard the other one call out from above that they are safe, and found that you had been waiting for it.',
    ],
  },
  8: {
    intro: [
      'Saturn arrives in your eighth house in {year}, where people depend on one another in money, in closeness, in what is owed. The tone turns grave and practical. Old entanglements can be undone there, by somebody who is in no hurry.',
    ],
    thought: [
      'A cord that has lain in a drawer for years ties itself into knots that no one made. Pulling makes each of them smaller and harder. With a blunt needle and a good lamp they open, usually in another order than the one you had in mind. What is the knot between you and somebody else still holding together? That is worth knowing before the last of it comes loose.',
    ],
    close: [
      'The cord lies straight on the table, kinked where it used to be tied, and is longer than either of you remembered. It can be used for something. What it held together has turned out to stay where it is.',
    ],
  },
  9: {
    intro: [
      'What you believe is going to be walked in. Saturn comes to your ninth house in {year}, to travel, study and conviction, and asks for distance covered. The splendid ideas get quieter, and one or two prove to be very good company.',
    ],
    thought: [
      'New boots are a theory. In the shop they look like mountains; by noon of the first day they are two places on the heel. After a hundred miles they and the feet have come to terms, and they will be resoled sooner than replaced. Which of your beliefs could you walk in all day? Saturn is unmoved by how the others looked in the window.',
    ],
    close: [
      'There is a pair of boots by the door that nobody would photograph. It has got you to some places and back, and has been mended once. When you are asked what you believe, you find yourself looking at your feet.',
    ],
  },
  10: {
    intro: [
      'In {year} Saturn arrives at the top, in your tenth house, of work and standing, and your responsibility becomes visible. A long effort is recognized here, or a long one begins, and either is done in front of people.',
    ],
    thought: [
      'The masons of the old cathedrals cut a small mark into each block, so as to be paid for it. Often the mark faced inward and was walled up. Centuries later someone takes out a stone and finds that it was finished on that side as well. What would you put your mark on where nobody is going to look? Saturn pays by that tally, late and in full.',
    ],
    close: [
      'There are some blocks of stone with your mark on them now, at shoulder height, and more will rest on those than on the carving over the door. You could find them blindfolded. It takes a thumb and a little time.',
    ],
  },
  11: {
    intro: [
      'Friendship and common plans become a form of work in {year}, when Saturn enters your eleventh house. It is less crowded there than it was. The few who remain do what they said, and they notice whether you do.',
    ],
    thought: [
      'In the high huts that nobody keeps, there is a rule: leave as much wood as you found. Whoever comes in out of the weather owes their fire to somebody they never met, and lays in the same for the next. No one checks. For whom would you fill the box without ever seeing them warm their hands? That is what Saturn means by a common aim.',
    ],
    close: [
      'The wood box in the hut is full to the rim, and you will not see who burns it. In the book on the table there are few names, and yours stands between two that you respect. That is company of a lasting sort.',
    ],
  },
  12: {
    intro: [
      'Out of sight, in your twelfth house, Saturn begins a long piece of work in {year}. Rest, solitude and old obligations are its material. You may look idle to others, and feel behindhand yourself, while the ground is being put in order.',
    ],
    thought: [
      'A field that lies fallow looks neglected. There are thistles in it, and no one comes by with a machine. When it is sown again it carries more than its neighbors, and everybody speaks of luck. Some part of your life has been made to bear every year since you can remember. What in you needs a rest more than another effort? Saturn, who likes results, is for once in no hurry.',
    ],
    close: [
      'The thistles in the field went to seed, and finches came for them. The part of you that was let rest has done nothing at all, and it has gained by that. Whoever puts a spade in will notice how easily it goes down.',
    ],
  },
};
