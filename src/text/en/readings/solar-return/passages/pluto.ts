import type { PassageCells } from '../../../../return-catalogue.js';

/** Pluto over a birth chart in a year. */
export const plutoPassages: PassageCells[9] = {
  0: {
    conjunction:
      'Pluto on your Sun is rare, and many people never have it. Something in the way you have lived can’t be kept up, and you ask what you want when nobody’s approval is at stake. You may meet resistance, or be surprised by your own strength. Give up one position of your own accord, and the next can be held with a lighter hand.',
    harmonious:
      'You have more strength than you show while Pluto strengthens your Sun, and you can use it to change something at the root. A person with influence may stand by you. What you decide quietly tends to be carried out. It suits the one task that you have circled for years because it seemed too large.',
    tense:
      'Your will meets another that is just as strong when Pluto is hard on your Sun. It may be a person in power, a condition that can’t be altered, or a habit of your own that has outlived its use. Pushing makes it harder. Ask what you would have to give up in order to be free of it, and whether you still need that.',
  },
  1: {
    conjunction:
      'Old feelings come up from far down when Pluto stands on your Moon. They may have to do with family, with belonging, with something that was never mourned. You love and fear more strongly than usual, and do not show it to many. What is looked at loses some of its power. A person who has been through it too is a great help.',
    harmonious:
      'You can go into your feelings without being carried off while Pluto strengthens your Moon. Something in the family is understood, an old hurt stops governing what you do, or a home is changed thoroughly and for the better. People trust you with what they tell nobody else. You are stronger for knowing your own weak place.',
    tense:
      'A mood takes hold of you and does not let go quickly while Pluto presses on your Moon. At home or between you and somebody close there may be a struggle over who decides, or who owes what. Behind it is mostly the fear of losing someone. Say that, if you can, in place of the reproach.',
  },
  2: {
    conjunction:
      'You want to get to the bottom of things when Pluto stands on your Mercury. One subject holds you, you ask questions that others avoid, and what you say has weight. A secret may come to light, or you change your mind about something fundamental. Leave a way out for anyone whom you have caught in a mistake.',
    harmonious:
      'Your thinking goes deep and stays clear while Pluto helps your Mercury. Research, difficult talks and negotiations in which much is at stake are in good hands with you. You can say a hard thing so that it is accepted. One sentence of yours may change more than you know when you speak it.',
    tense:
      'A thought goes around and around when Pluto leans on your Mercury. You may want to convince somebody at any price, or feel that someone is working on you. Words can do lasting harm here, and lasting good as well. Sleep on the letter; what has to be said will still be true in the morning.',
  },
  3: {
    conjunction:
      'You love in earnest or not at all when Pluto comes to your Venus. An attraction may be stronger than your judgment, or an old bond may change completely. Money and worth can be part of it too. Holding on tighter does not help here. A bond that both of you would choose again can grow deeper than it was.',
    harmonious:
      'A bond gains depth while Pluto strengthens your Venus. You are drawn to what is true in people, and they feel that you mean it. Jealousy has little hold on you, so you can ask for closeness openly. Also what you own or make may be worth more than you had thought.',
    tense:
      'Love and power get mixed up while Pluto is at odds with your Venus. You may hold on too tightly, be drawn to somebody who is not free, or find that money is used to settle what is not about money. The feeling is real. Keep your own friends and your own account, and ask for truth before you ask for promises.',
  },
  4: {
    conjunction:
      'You have an unusual amount of force when Pluto stands on your Mars. It can finish what you have fought with for years, and it can break what was only in the way. Anger that you swallowed long ago may look for the nearest exit. Give it one hard and useful task, and measure yourself against that and not against people.',
    harmonious:
      'You can see a hard thing through to the end while Pluto strengthens your Mars. Your strength is steady, you waste none of it on threats, and obstacles give way one after another. It suits thorough work: clearing out, rebuilding, recovering. Somebody powerful may prefer to have you as an ally.',
    tense:
      'You may be drawn into a contest that neither side can win, for Pluto challenges your Mars. Somebody presses you, or you feel how much you want to press them. There is great strength in it, and it is wasted on revenge. Step out of one fight altogether, and use what you save for your own work.',
  },
  5: {
    conjunction:
      'You want something large, and want it wholly, when Pluto meets your Jupiter. A conviction deepens, an enterprise may grow beyond what you planned, and people with means take notice. You can move a good deal this year. It is worth asking now and then whether the aim still serves you, or you the aim.',
    harmonious:
      'What you believe in gets stronger roots while Pluto strengthens your Jupiter. A plan attracts people who can really help it, and you have the persuasion to bring them together. Growth here is slow and thorough. A good cause, or your own education, may profit from it for years.',
    tense:
      'You may want to be right at any price while Pluto is at odds with your Jupiter. A belief hardens, or a plan grows until it needs more than it gives. Some people will follow and some will resist. Ask the best of those who resist what they see; they may be guarding something that you would miss.',
  },
  6: {
    conjunction:
      'A structure that has carried you for a long time is tested when Pluto comes to your Saturn. What is sound proves to be very strong, and what was kept up out of fear is too heavy to carry. It is serious work and rarely quick. Give up one obligation properly, and see how much strength returns.',
    harmonious:
      'You can bear much and change much while Pluto strengthens your Saturn. Discipline comes from inside, and a thorough reform, of a business, a house or a habit, is done in patient steps. People who know how hard it is respect you for it. What you finish in this year will hardly need doing again.',
    tense:
      'Pluto presses on your Saturn, and will not be hurried. A rule, an authority or a burden of many years has to change, and it resists, and perhaps so do you. It can’t all be changed at once. The part that nobody would miss is the easiest to change.',
  },
  9: {
    harmonious:
      'You can do what takes a long breath while Pluto is in easy aspect to its own place in your birth chart. What has long been finished can be let go without bitterness, and the strength that it tied up is yours again. It is a quiet sort of change. Others may notice only later how much lighter you travel.',
    tense:
      'Pluto is in hard aspect to its own place in your birth chart, as it is for everybody of your age, and something that you have held on to may have to change. You see what you have controlled out of fear, and what you could do without it. What you let go of by your own choice is easier to part with.',
  },
  15: {
    conjunction:
      'You come across with a force that you may not intend when Pluto crosses your Ascendant, as it does once in a life if at all. A manner that protected you no longer serves, and who you are without it can be seen. Some bonds change over this. Let people see you in the middle of the change, and not only when it is done.',
    harmonious:
      'People take you seriously while Pluto strengthens your Ascendant, and you hardly have to raise your voice. You can change something about yourself from the ground up, and a person close to you may help you to it. Trust that is given now has usually been thought about, on both sides.',
    tense:
      'Who decides is the question between you and somebody else while Pluto is square to your Ascendant. A partner, a rival or a group may press you to be different, or you press them. Some distance clears the view. Agree on what each of you decides alone, and hold to it when it is tried.',
  },
  16: {
    conjunction:
      'Your place in the world changes from the ground up while Pluto stands on your Midheaven. A position may be lost or gained, an ambition is fulfilled or loses its hold, and you ask what you would work for if nobody gave you credit. Power has something to do with it. Use yours in the open, and you need not fear that of others.',
    harmonious:
      'You can change something thoroughly in what you do for others while Pluto strengthens your Midheaven. Somebody with influence may back you, and you see what the whole matter depends on. Something at home can be put on a better footing too. What you do without talking about it is likely to last longest.',
    tense:
      'Work, family, or the two against each other, are under pressure while Pluto is square to your Midheaven. A struggle over power may touch you, or an aim that you have long served demands more than it is worth. You will not win by holding everything. Decide what must stay as it is, and be ready to bargain over the rest.',
  },
};
