import type { NatalReadingCells } from '../../natal-catalogue.js';

/** What a chapter as a whole comes to, at its beginning. */
export const heads: NatalReadingCells['heads'] = {
  identity: {
    conflict: {
      'closeness-space':
        'Who you are is partly a matter of distance. {A} moves toward people and {b} keeps some air around itself, so that others find you now warmer and now cooler than they had expected.',
      'steadiness-change':
        'There are two people in you: {a} stays with what it has chosen, and {b} would try the next thing. Whoever has met only one of them will be surprised by the other.',
      'shown-quiet':
        'You would like to be seen, with {a}, and to be let alone, with {b}. How much of you shows depends on which of the two has had to wait longer.',
      'harmony-truth':
        'You are considerate, with {a}, and blunt, with {b}, two things that are not often found together. Much of what people call your character is how you choose between them.',
      'lightness-depth':
        'You are quick and thorough at once. {A} touches many things and {b} goes to the bottom of a few, and it depends on the subject which of the two a person meets.',
      'self-group':
        'You begin from yourself, with {a}, and from everybody, with {b}. Your best decisions tend to be those in which both have been asked.',
      'giving-keeping':
        'You are open-handed, because of {a}, and careful of what is yours, because of {b}. Which of the two people meet depends on how much they matter to you.',
      'faith-proof':
        'You trust, with {a}, and you check, with {b}. Some things you begin on a hope and go over later, and others you go over until you dare to hope.',
    },
    agreement: {
      closeness:
        'At the center of who you are stand other people. {A} and {b} say so both, each in its own way, and there are few plans of yours that nobody else is part of.',
      space:
        'You are independent: {a} and {b} both need room around them, and what you do of your own accord you do well.',
      steadiness:
        'You are much the same person inside and out, and much the same from one year to the next: {a} and {b} both stay with what they have begun.',
      change:
        'You do not stand still for long. {A} and {b} both like to see what comes next, and people who have known you for years are not quite done getting to know you.',
      shown:
        'You don’t hide who you are. {A} and {b} both want what they do to be seen by somebody, and you are at your best when it is.',
      quiet:
        'Most of what you are is not on view. {A} and {b} both keep to themselves at first, and whoever gets to know you does so in stages.',
      harmony:
        'What people meet in you first, and what they find later, is consideration: {a} and {b} both look for the way that leaves everyone content.',
      truth:
        'People know where they stand with you. {A} and {b} both like a thing said, and you say of yourself what others would leave to be found out.',
      lightness:
        'You are quick, curious and easy to talk to, on the surface and beneath it: {a} and {b} both like things to move.',
      depth:
        'You are serious about what you care for, and it can be felt before it is known. Neither {a} nor {b} is content with the outside of a thing.',
      self: 'You begin things, and you seldom wait to be asked. {A} and {b} both act from themselves first, and others hear of it when it is done.',
      group:
        'You think of the whole company before you think of yourself. {A} and {b} are of one mind there, and what you want alone may be the last thing you find out.',
      giving:
        'You give before you count: {a} and {b} both do. People are fond of you for it, and may not notice when you have run short.',
      keeping:
        'You look after what is yours, people as much as things. {A} and {b} both hold on, and much that others lose you still have.',
      faith:
        'You expect well of life, and it shows in all that you do: {a} and {b} both set out in the belief that it will be worth it.',
      proof:
        'You take yourself seriously, and others do as well. {A} and {b} both want a thing to be sound before they put their name to it.',
    },
  },
  love: {
    conflict: {
      'closeness-space':
        'In love you ask for two things that one person can rarely give: nearness, for the sake of {a}, and room, for the sake of {b}. You may look for each of them with another person, or at another time.',
      'steadiness-change':
        'In love you want what lasts, with {a}, and what is new, with {b}. You need not give up either, but it has to be a bond in which something still happens.',
      'shown-quiet':
        'Your love wants to be shown, as {a} has it, and wants to be kept between two people, as {b} has it. Somebody who is adored in private may miss it in company, or the other way about.',
      'harmony-truth':
        'In love one part of you keeps the peace, {a}, and another has to say what is wrong, {b}. The first usually gets its way at the beginning, and the second later.',
      'lightness-depth':
        'You can be light in love, as {a} is, and very much in earnest, as {b} is. It helps a person who likes you to know which of the two they are dealing with.',
      'self-group':
        'In love you know what you want, by way of {a}, and want everyone to be well, by way of {b}. You tend to follow the first and then worry about the second.',
      'giving-keeping':
        'You love with open hands, as {a} does, and you hold on, as {b} does. A person may feel richly given to and rather firmly held in the same week.',
      'faith-proof':
        'Part of you falls in love on trust, and that is {a}; part of you waits to see how a person behaves, and that is {b}. You may be drawn to somebody at once and be sure of them only after a long time.',
    },
    agreement: {
      closeness:
        'In love you want to be near. What pleases you, {a}, and what you go after, {b}, are agreed on it, and being apart for long is hard on you.',
      space:
        'In love you need room, and like to leave room. {A} and {b} are agreed about it, so that whoever holds you loosely may hold you for a long time.',
      steadiness:
        'In love you mean to stay. Taste and desire, {a} and {b}, are both slow to begin and slow to give up, and they make you easy to rely on.',
      change:
        'In love you need something to happen. Taste and desire, {a} and {b}, both wake up at what is new, and a bond keeps you by changing along with you.',
      shown:
        'You love for everyone to see. {A} and {b} both like to give and get their share of admiration, and a love that has to be kept quiet is not much to your taste.',
      quiet:
        'Your love shows little and means a good deal. {A} and {b} both prefer what is done without a word, so it may be a while before a person knows how much they are liked.',
      harmony:
        'In love you look for agreement. {A} and {b} would both rather please than win, and where there is trouble it mostly comes of something that was not said.',
      truth:
        'In love you are direct. {A} and {b} both say what they want, and the people who suit you are glad to be told.',
      lightness:
        'In love you want to be amused, and to be talked to. {A} and {b} both come alive by play and conversation, and silence is the thing that you take hardest.',
      depth:
        'In love you do nothing by halves. {A} and {b} both want the whole of a person, and not everyone can give it.',
      self: 'In love you begin. {A} and {b} both know what they want early, and would sooner hear a no than wonder.',
      group:
        'For you love begins in company. {A} and {b} both need a circle around the two people, and friends of yours are seldom far from the matter.',
      giving:
        'In love you give, and then you give more. {A} and {b} are alike in it, and it may be a while before you notice how much comes back.',
      keeping:
        'In love you hold on. {A} and {b} both keep what they have chosen, and look after it, and find it hard to let go of.',
      faith:
        'You love in good faith. {A} and {b} both expect well of people, and are right about a good many of them.',
      proof:
        'You love carefully. {A} and {b} both want to see how a person does things before they are won, and afterward you show what you feel by what you do.',
    },
  },
  need: {
    unlike: {
      closeness:
        'What you need is not what people see first. {B} gives you the air of someone who can do without others, and it is {a} that knows how much you want them near.',
      space:
        'What you need is not what people see first. They meet the warmth of {b} and come close, and {a} has to have some distance before it can rest.',
      steadiness:
        'What you need is not what people see first. They see {b}, which seems ready for anything, and at home there is {a}, which wants most things to stay as they are.',
      change:
        'What you need is not what people see first. They see the calm of {b}, and seldom guess how soon {a} has had enough of a thing that does not move.',
      shown:
        'What you need is not what people see first. {B} makes little fuss about you, and {a} would be glad if somebody did.',
      quiet:
        'What you need is not what people see first. {B} puts you among people and in the light, and {a} has to get away from both to come to itself.',
      harmony:
        'What you need is not what people see first. They meet the plainness of {b}, and may not know how much a hard word troubles {a}.',
      truth:
        'What you need is not what people see first. {B} is all consideration, and {a} is well only where things are called by their names.',
      lightness:
        'What you need is not what people see first. {B} makes a serious impression, and it is by talk, jokes and small changes that {a} gets its rest.',
      depth:
        'What you need is not what people see first. {B} makes you easy company, and easy company does not feed {a}, which wants the one conversation that matters.',
      self: 'What you need is not what people see first. {B} takes an interest in everyone, and {a} has to do some things just as it likes, and alone.',
      group:
        'What you need is not what people see first. {B} seems to get on by itself, and {a} is not at ease until it knows that it belongs.',
      giving:
        'What you need is not what people see first. {B} is careful with itself, and {a} is happiest where it can give without keeping accounts.',
      keeping:
        'What you need is not what people see first. {B} gives freely, and {a} has to know that the essential things, and people, are safe.',
      faith:
        'What you need is not what people see first. {B} makes a sober impression, and within there is {a}, which lives on having something to look forward to.',
      proof:
        'What you need is not what people see first. {B} takes things on trust, and {a} is calm only when it has made sure.',
    },
    alike: {
      closeness:
        'You need people, and it shows. {B} goes toward them and {a} is at rest only with some of them near, so that what you ask for you mostly get.',
      space:
        'You need room, and people see as much. {B} keeps some distance, {a} rests in it, and the difficulty is to let anyone know when it has become too great.',
      steadiness:
        'What you need is much what you seem to need. {B} looks as though nothing could hurry it, and {a} is in truth content when things stay as they are.',
      change:
        'You need movement, and nobody is surprised by it. {B} looks about for what is new, and {a} grows restless as soon as there is nothing.',
      shown:
        'You need to be noticed, and you make it easy. {B} steps forward and {a} warms up under people’s eyes, so that being passed over hurts you twice.',
      quiet:
        'You need quiet, and you look it. {B} stays in the background, {a} recovers there, and it may be long before anyone asks what you would like.',
      harmony:
        'You need peace around you, and you do a good deal to bring it about. {B} is agreeable to everyone, and {a} is well when everyone is.',
      truth:
        'You need plain speech, and you give it. With {b} you say what you think, and {a} can rest where others do so too.',
      lightness:
        'You need talk and variety, and you bring both with you. {B} is quick to take an interest, and {a} recovers by the same means.',
      depth:
        'You need what goes deep, and people feel it. {B} does not look like somebody for small talk, and {a} would be bored by it.',
      self: 'You need to do things in your own way, and you seem to. {B} goes first, and {a} is ill at ease wherever it has to wait for leave.',
      group:
        'You need to belong, and you look as though you did. {B} gets on with all kinds of people, and {a} is at ease as one of several.',
      giving:
        'You need to give, and people find that out soon. {B} opens the door and {a} the larder, and somebody should see to it that you are given to.',
      keeping:
        'You need to be sure of what you have, and you take care of it in plain view. {B} holds on to things and people, and {a} could not rest otherwise.',
      faith:
        'You need something to hope for, and you carry the hope in your face. {B} expects the best, and {a} is low only where there is nothing ahead.',
      proof:
        'You need things to be in order before you can rest, and people take you for reliable, rightly. {B} is careful in manner, and {a} is careful within.',
    },
  },
};
