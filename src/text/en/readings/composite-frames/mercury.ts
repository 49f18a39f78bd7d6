import type { BondFrameCells } from '../../../pair-catalogue.js';

/** An aspect of the composite Mercury leads: the question and the answer. */
export const mercuryBondFrames: BondFrameCells[2] = {
  3: {
    conjunction: {
      question:
        'Mercury and Venus stand together in this chart: you two say things pleasantly, and put off what can’t be said so.',
      answer:
        'You are good at putting things, {name1} and {name2}, with Mercury beside Venus, and so you can afford to put the awkward ones as well. Begin with it, while the other is still fresh, and save the charm for afterward. What has been said kindly and early is seldom held against anyone here. Most of your talk may go on being a pleasure and nothing more.',
    },
    harmonious: {
      question:
        'Mercury and Venus are friends in this chart: a kind word is always at hand for you two, and kind words can be spoken past each other, too.',
      answer:
        'A friendly tone is what you have, {name1} and {name2}, and Mercury and Venus will not let it fail. It carries more when something is in it. Ask one question a day to which you don’t know the answer, and wait for the whole of it. You will find that the other has been thinking things that courtesy alone would never have brought up.',
    },
    tense: {
      question:
        'Mercury and Venus don’t quite agree in this chart: you two argue over taste as if it could be proved, and feel an opinion as if it were a slight.',
      answer:
        'Many of your small quarrels, {name1} and {name2}, are about a matter of taste that was put as a matter of fact. With Mercury and Venus a little at odds, it helps to say which it is: this I like, and that I know. About the first nobody has to be right. About the second you can look it up together, and the one who was wrong may choose the supper.',
    },
  },
  4: {
    conjunction: {
      question:
        'Mercury and Mars stand together in this chart: you two think fast and argue fast, and the sharpness cuts whatever is nearest.',
      answer:
        'So much sharpness is a tool, {name1} and {name2}, and with Mars beside Mercury you will use it on something. Let it be a thing outside the two of you: a form, a landlord, a crossword. When it has turned on one of you, whoever is ahead should stop first, since only the winner can do that with a good grace. You will both have meant less than you said.',
    },
    harmonious: {
      question:
        'Mercury and Mars work hand in hand in this chart: what you two have talked over is done by evening, and now and then it should have waited.',
      answer:
        'Between your saying a thing and doing it there is hardly a gap, {name1} and {name2}, thanks to Mercury and Mars. It is worth making one on purpose. Leave a plan lying overnight and see whether you both still want it; some you won’t, and you will be glad of the evening. The others will be done as quickly as ever, and by two people who chose them.',
    },
    tense: {
      question:
        'Mercury and Mars are at odds in this chart: you two begin with a difference of opinion and end on a tone of voice.',
      answer:
        'What wounds you is seldom the opinion, {name1} and {name2}; it is the speed at which it comes. As long as Mercury and Mars are at odds, slow it down: whoever answers first repeats what the other has just said, and only then disagrees. It feels childish for a minute. After that the two of you argue better than most, since once you are in an argument neither is afraid of a plain word.',
    },
  },
  5: {
    conjunction: {
      question:
        'Jupiter enlarges the Mercury of this chart: every talk between you two becomes a plan, and most of the plans stay where they were made.',
      answer:
        'You think large together, {name1} and {name2}, with Jupiter beside Mercury, and nobody should talk you out of it. Only tell plans from wishes. A plan has a first step and a name beside it; everything else may be as splendid as you like and needs no excuse for never happening. Look at the list of real ones now and then. It is short, and that is its merit.',
    },
    harmonious: {
      question:
        'Mercury and Jupiter agree in this chart: you two think well of each other’s ideas, so well that a poor one gets praised with the rest.',
      answer:
        'It is a great help to be believed, {name1} and {name2}, and while Mercury and Jupiter agree you both are. Do each other the further kindness of an honest doubt. It can be put as a question, and it weighs the more because it comes from someone who is so clearly on your side. What you have looked at from its weak side as well will hold when you tell it to others.',
    },
    tense: {
      question:
        'Mercury and Jupiter pull apart in this chart: one of you two has the large idea and the other the numbers, and both are told at the same time.',
      answer:
        'One of you will be at the third point while the other is already at the horizon, {name1} and {name2}, and with Mercury and Jupiter at odds you may change places in mid-sentence. Both are needed. Let whoever has the large idea tell it to the end, and let whoever has the numbers come after, without a sigh. What is left when both have spoken is usually worth having.',
    },
  },
  6: {
    conjunction: {
      question:
        'Saturn stands with Mercury in this chart: whatever you two say has weight, and a light word hardly dares to come out.',
      answer:
        'People may build on what you two have said, {name1} and {name2}, with Saturn beside Mercury, and you know it of each other. So not everything needs to be said like that. Tell the story with the exaggerations in it. Leave a sentence unfinished, and a question without an answer. Nothing you have settled will come loose by it, and you will both laugh more often.',
    },
    harmonious: {
      question:
        'Mercury and Saturn agree in this chart: you two can talk a hard matter through, and there may be one around which both of you are walking.',
      answer:
        'Most subjects are safe with you to the end, {name1} and {name2}, since Mercury and Saturn are on good terms. Choose the one that both of you have been walking around. Give it an hour and a pot of something warm, take it point by point as you do with all the rest, and write down the last sentence. It will have been easier than waiting was.',
    },
    tense: {
      question:
        'Saturn weighs on the Mercury of this chart: a remark is easily taken for a verdict, and so half-made thoughts are kept back between you two.',
      answer:
        'Nobody thinks well in front of a judge, {name1} and {name2}, and with Saturn weighing on Mercury each of you has sat before one. Agree that first thoughts don’t count. They may be contradicted tomorrow by the person who had them. Say what is good about an idea before you say what is missing. You respect each other’s judgment a great deal, and it can be heard when it is not feared.',
    },
  },
  7: {
    conjunction: {
      question:
        'Uranus stands with Mercury in this chart: the talk of you two leaps from one thing to the next, and the good thought of an hour ago has been forgotten.',
      answer:
        'You will never run out of ideas, {name1} and {name2}, with Uranus beside Mercury; they run out on you. Catch one a month. Write it on something that hangs where both of you pass, and let no better one take its place until it has been tried. The rest may come and go like weather. You had the fun of them, and so had whoever was listening.',
    },
    harmonious: {
      question:
        'Mercury and Uranus are on good terms in this chart: you two see another way at once, and are around the corner before anyone has followed.',
      answer:
        'Together you see the way out before others have seen the door, {name1} and {name2}, for Mercury and Uranus play into each other’s hands. Others need the steps in between. Explain them once, slowly, to somebody who isn’t like you; you will be surprised at what you find there. An idea that a third person has understood goes a good deal further than one that amused two.',
    },
    tense: {
      question:
        'Uranus cuts across the Mercury of this chart: you two interrupt each other and change plans in passing, and later there are two opinions on what was settled.',
      answer:
        'To be interrupted is no insult between you, {name1} and {name2}, though it feels like one: Uranus cuts across Mercury, and it happens to both. Give each other three minutes by the clock now and then. Whoever talks may finish, and whoever listens may take notes of what is burning to be said. And before you part, one of you repeats what now holds. It saves the other journey.',
    },
  },
  8: {
    conjunction: {
      question:
        'Neptune stands with Mercury in this chart: you two understand each other by half a word, except where the other half is a date or a sum.',
      answer:
        'You hear each other’s moods through a wall, {name1} and {name2}, with Neptune beside Mercury, and it would be a pity to do without that. For whatever has a number in it use whole sentences. Who, where, at what hour: say it aloud, however plain it sounds, and hear it said back. Then return to the language in which you are at home, where a glance is enough.',
    },
    harmonious: {
      question:
        'Mercury and Neptune are in tune in this chart: you two share pictures more easily than plans, and few of the pictures have been hung.',
      answer:
        'What you imagine together is half made already, {name1} and {name2}, since Mercury and Neptune are in tune. Make the other half of one such thing: a song that can be sung, a room of the right color, a letter that is sent. It won’t be quite what you had seen. It will be there, though, and other people can come in and sit in it.',
    },
    tense: {
      question:
        'Neptune clouds the Mercury of this chart: each of you two believes that the other had been told, and nobody has said it.',
      answer:
        'Neither of you means to deceive, {name1} and {name2}, and yet a good deal has not been said: Neptune clouds Mercury, and each is sparing the other. You may stop sparing. Say the small plain thing on the day it occurs to you, and ask “what did you understand?” without reproach. So much tact deserves to be about something that both of you know.',
    },
  },
  9: {
    conjunction: {
      question:
        'Pluto stands with Mercury in this chart: you two always want to know what lies behind a thing, and now and then that thing is the other.',
      answer:
        'You have a gift for finding out, {name1} and {name2}, and with Pluto beside Mercury little stays hidden from either of you. Use it on the world. Between yourselves each may shut one drawer, and the other may know that it is there and not ask. To be trusted with a closed drawer is a stronger proof than to be shown what is in it.',
    },
    harmonious: {
      question:
        'Pluto lends the Mercury of this chart its depth: you two can say to each other what nobody else may, and hardly ever say anything unimportant.',
      answer:
        'Few subjects frighten the two of you, {name1} and {name2}, with Pluto to back Mercury. So it is the harmless ones that have to be practiced. Talk for an hour about shoes, or neighbors, or a film that neither of you will remember. The deep things will be where you left them, and you come back to them with a clearer head.',
    },
    tense: {
      question:
        'Pluto presses on the Mercury of this chart: a question between you two can sound like an interrogation, and then the answer stays away.',
      answer:
        'The harder one of you asks, the less the other says, {name1} and {name2}, as happens when Pluto presses on Mercury. Turn it around: tell something first, a thing that costs you a little, and then say nothing. The answer mostly comes within the hour. There is nothing petty in your wish to know. You would both like to be sure of somebody, and you are nearer to it than you think.',
    },
  },
};
