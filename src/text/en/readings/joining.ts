import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * How two things that have been said of a person are both true, and when each is, after the text that denies what `{a}` has
 * said: an observation of the person, and no sentence about two planets. The first where the first side of a matter was read
 * first, the second where it was the other way about. The third is where nobody can be named.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    'Taken by surprise, you answer on the spot all the same, as {a} does; it is what you saw coming that you keep, and it may come up a good deal later.',
    'What has grown slowly is another matter: that you keep to yourself for a long time, as {a} does.',
    'Taken by surprise, you have the sharp word out at once; what has grown slowly you keep, and it may come up a good deal later.',
  ],
  speech: [
    'About everyday things you still have an answer ready, as {a} has. You grow slow where a word would bind you.',
    'That goes for everyday talk. Where a word would bind you, you wait as {a} does, until you are sure of it.',
    'In everyday talk you have an answer ready, and where a word would bind you, you wait until you are sure of it.',
  ],
  approach: [
    'What can be undone again you begin straight away, as {a} would; you take your time over people and things that would be hard to get out of.',
    'As a rule you will have looked on for a while before that, as {a} does, so that your first move, when it comes, surprises people.',
    'What can be undone again you begin straight away; before the rest you watch for a while.',
  ],
  notice: [
    'Once a thing is finished you like it seen, as {a} does. It is the making that you would rather do with nobody watching.',
    'A good part of what people see was prepared where nobody looked, in the manner of {a}.',
    'You like to be seen when a thing is finished, and while you are at it you would rather not be watched.',
  ],
  praise: [
    'Praise does {a} good all the same, and gets past you when it is for something exact and said to you alone.',
    'In front of others you wave it away, as {a} does. Later you find that you remember it word for word.',
    'Praise in front of others embarrasses you; said to you alone, for something exact, it pleases you for days.',
  ],
  company: [
    'After a quiet day you look for people all the same, since {a} needs them; it is after a full one that the door has to be closed.',
    'After an evening of it you want a morning to yourself, as {a} does, and after two such mornings you call somebody.',
    'When you have been among people for long you need to be alone, and when you have been alone you need people.',
  ],
  money: [
    'You still treat people with pleasure, as {a} likes to, and with an easier mind when something has been put by first.',
    'For yourself you watch what is spent, as {a} does. For somebody you love you may not count it.',
    'For yourself you are careful about money; for somebody you love you may not count it.',
  ],
  bonds: [
    'For a long evening you can be as close to one person as {a} could wish. What you need room for is the day after it.',
    'That is for one or two. From everyone else you keep the distance that {a} needs.',
    'You want to be very close to those you love, and after that to have a day on which nobody asks where you are.',
  ],
  measure: [
    'What you wish for stays as large as {a} makes it; what you promise is smaller. People may hear the wish and take it for the promise.',
    'In daily things you ask for as little as {a} does. It is where your heart is in it that you give more than you would have signed.',
    'In most things a little is enough for you; in the few that you care about most you want a great deal.',
  ],
  change: [
    'The people and things that have cost you something you keep all the same, as {a} does. It is what has stopped moving that you leave.',
    'What costs you little you take up and put down again, as {a} does; what has once cost you something, you keep.',
    'You like to try what is new, and the people and things that you have once grown fond of you keep all the same.',
  ],
  feelings: [
    'A passing mood can be read in you, as {a} would have it. What you long for or are afraid of is told to very few.',
    'What has been in you for a long time can stay hidden, as {a} wants it; what comes suddenly is out before you have decided.',
    'A passing mood can be read in your face, and what you long for or are afraid of you show to very few.',
  ],
  peace: [
    'Where somebody might be hurt you still let a good deal pass, as {a} would have it. Among people who enjoy an argument you don’t.',
    'About the thing itself you argue without fear, as {a} does; it is what was said in annoyance that you are soon trying to make good.',
    'You let most differences pass for the sake of peace; when something seems unfair to you, you say so.',
  ],
  pace: [
    'The beginning goes fast with you all the same, since {a} can’t bear to wait. You slow down over the part that has to be right.',
    'Where the waiting was your own choice you can take as long as {a}; it is being made to wait that you can’t bear.',
    'You are quick while a thing is new or easy, and slow over whatever will be hard to undo.',
  ],
  belief: [
    'At first you believe what you are told, as {a} does. The closer look begins when something doesn’t fit.',
    'Before you get that far you will have looked twice, as {a} does. Once you are convinced you may not look again.',
    'What you hope for you are quick to believe; at everything else you look twice.',
  ],
  order: [
    'Where other people depend on the result you plan ahead, as {a} does; it is in your own affairs that you make it up as you go.',
    'A first attempt of yours may be a mess, since {a} begins without a plan. What you hand over has been put in order.',
    'What other people depend on you plan, and what concerns only you, you make up as you go.',
  ],
  confidence: [
    'While you are at it you have no time for doubt, and {a} has none. It comes when the thing is done, and you begin to ask whether it was good.',
    'Beforehand you may doubt, as {a} does. Once you have begun, you go on as if there had never been a question.',
    'While you are at work you are sure of yourself; the doubts come before it, or when it is done.',
  ],
  will: [
    'On the few things that you have decided you are not to be talked round, any more than {a} is. In the rest people may have their way.',
    'Asked, you do a great deal for people, as {a} likes to. It is when you are pushed that nothing moves.',
    'When you are asked you give way readily, and when you are pushed you do not give way at all.',
  ],
  wholeness: [
    'Once the choice is made you want the one thing, as {a} does, with all your strength. It is the choosing that takes long.',
    'While a choice is open you see two sides of it, as {a} does, and can hesitate for long.',
    'As long as a choice is open you see two sides of it; once it is made you want one thing only.',
  ],
  judgment: [
    'In small things your first impression decides, as it does with {a}, and may be trusted. The large questions are the better for a night’s sleep.',
    'Over a large question you think twice, as {a} does, however soon you seemed to know.',
    'In small things your first impression decides; over large ones you think twice.',
  ],
  candor: [
    'What is over you can tell anyone, as {a} does; of what is still going on you tell hardly a soul.',
    'That is among friends. In other company you keep what matters most to yourself, as {a} does.',
    'You talk freely about what is behind you, and hardly at all about what you are in the middle of.',
  ],
  strangers: [
    'Given something to talk about you are soon at ease with anybody, as {a} is. It is without a subject that you stay wary.',
    'It takes a subject, though. With nothing to talk about you keep people guessing, as {a} does.',
    'With something to talk about you are soon at ease with a stranger; without it you stay wary for a good while.',
  ],
  help: [
    'A small favor you ask for easily, as {a} does; anything heavy you first try to carry by yourself.',
    'You will have tried by yourself first, as {a} would. When you are stuck you are glad of a hand.',
    'A small favor you ask for easily; anything heavy you first try to carry by yourself.',
  ],
  grudges: [
    'What was only careless you have forgotten by evening, as {a} has. What stays is what was meant to hurt.',
    'A hurt that was meant is another thing: that you keep for a long time, as {a} does.',
    'You forgive carelessness by evening, and remember what was done on purpose.',
  ],
  rules: [
    'Most rules you keep to, as {a} does, and can say what they are for. The ones you break are for nothing.',
    'You may ask what a rule is for, as {a} would; where there is a duty in it you keep to it all the same.',
    'Rules that protect somebody you keep; those that seem to be for nothing you question.',
  ],
  details: [
    'What people have said to you stays for years, as {a} has it. It is dates and figures that slip.',
    'A date or a figure may still escape you, as it does {a}. What was said to you in earnest does not.',
    'What people have said to you stays for years; dates and figures you do better to write down.',
  ],
};
