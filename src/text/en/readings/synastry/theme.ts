import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The body of `{name}` that `{other}`’s `{planets}` meet: what a reading of the two comes back to. */
export const theme: SynastryReadingCells['theme'] = {
  0: {
    opening: [
      'Between {name} and {other} most things come back to {name}’s Sun, which {other}’s {planets} meet.',
      '{other} has to do above all with what {name} lives for: {other}’s {planets} meet {name}’s Sun.',
      'What {name} wants to be is the great subject between these two, because {name}’s Sun is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'The Sun is what a person lives for, and {name}’s is mostly supported in this company.',
        '{name} wants to count for something, as everyone does whose Sun is touched, and {other} mostly helps.',
      ],
      tense: [
        'The Sun is what a person lives for and is proud of, and {name}’s is challenged here more than it is supported.',
        '{name} has a way of life to defend, which is what the Sun stands for, and {other} puts it in question without always meaning to.',
      ],
      mixed: [
        'The Sun is what a person lives for, and {name}’s is supported here on one day and challenged on the next.',
        'With the Sun it is a matter of pride and purpose, and {other} strengthens {name} in the one case and crosses {name} in the other.',
      ],
    },
    question: {
      easy: [
        'What remains to be seen is whether so much approval goes both ways.',
        'What {other} gets of so much approval deserves a question of its own.',
      ],
      tense: [
        'So it matters whether {name} and {other} can give way to each other without feeling small.',
        'How can {name} keep to a purpose and still let {other} have one? The rest of this has something to say about it.',
      ],
      mixed: [
        'Both have plans, and what follows is largely about how there can be room for two.',
        'They will get on as well as they manage to take turns.',
      ],
    },
    closing: {
      easy: [
        'Whether the approval goes both ways, which was asked at the start, is for {name} to show. {name}’s Sun is well backed in this company and can afford to be curious. A good beginning is to ask what {other} is proud of, and to listen to the end.',
        '{name} gets more from {other} than is easily noticed, and {name}’s Sun has enough to give some of it back. To be asked about one’s plans, and heard out, is a present that costs nothing; {other} would be glad of it.',
      ],
      tense: [
        'To give way is easier for someone who has the say elsewhere. {name}’s Sun will feel crowded at times, and the quarrel, whatever its subject, loses most of its heat once each of the two has something to decide alone, without being asked for reasons.',
        '{name} need not win in order to be respected by {other}. With {name}’s Sun in question so often it helps to agree which matters are each one’s own, and in those to let the other do as seems best, even when it seems wrong.',
      ],
      mixed: [
        'Two people with plans need some patience and a way of taking turns. {name}’s Sun is both backed and challenged by {other}, and nothing here asks either to want less. It helps to say whose turn it is, and to mean it.',
        'There is room for two purposes here, provided that they are spoken of. {name}’s Sun does well when {other} knows beforehand what matters most, and {other} does well when {name} asks the same in return.',
      ],
    },
    thread: {
      easy: '{other} gives {name}’s Sun so much approval here that it is fair to ask what {other} gets of it.',
      kind: 'Here {other} backs what {name}’s Sun is after, and whoever is backed finds it easier to give way.',
      hard: 'In such moments {name}’s Sun has to hold its ground, and giving way feels like losing.',
    },
  },
  1: {
    opening: [
      'Between {name} and {other} it is {name}’s Moon that is touched most, by {other}’s {planets}.',
      'Whether {name} feels at home with {other} decides most things between these two, because {other}’s {planets} meet {name}’s Moon.',
      'What {other} does is felt by {name} at once, welcome or not, for it is {name}’s Moon that {other}’s {planets} meet.',
      'Comfort is the great subject of {name} and {other}: who gives it, who gets it, and in what form. {name}’s Moon is touched by {other}’s {planets}.',
      '{other} gets to {name}’s feelings sooner than most people do. The reason is {name}’s Moon, which {other}’s {planets} touch.',
    ],
    temper: {
      easy: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are mostly well met.',
        'That is a matter of the Moon, of comfort and of habits, and {name} mostly finds here what does {name} good.',
      ],
      tense: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are often hurt without any ill will.',
        'With the Moon it is small things that count, a tone or a silence, and {name} is easily hurt here by what was hardly meant.',
      ],
      mixed: [
        'The Moon is what a person needs in order to feel safe and at home, and here those needs are met at one time and hurt at another.',
        'The Moon lives by small things, and in these {other} comforts {name} on some days and misses the need on others.',
      ],
    },
    question: {
      easy: [
        'The comfort is certain; whether comfort is enough for both of them is less so.',
        'So much ease has one danger only, that what is hard goes unsaid.',
      ],
      tense: [
        'How is {name} to feel safe with someone who is felt so strongly? Much of what follows has to do with that.',
        'They need a way for {name} to be near {other} without being on guard.',
      ],
      mixed: [
        'What {name} has to learn here is to trust the good days without fearing the others.',
        'It is worth knowing which days are which, and what to do on the others.',
      ],
    },
    closing: {
      easy: [
        'Comfort, which {name}’s Moon finds here so easily, is enough for most days. For the others there is something that {name} can well afford, feeling as safe as that: to hear a hard thing from {other} now and then.',
        '{name} may rest in what {other} gives, for {name}’s Moon is well looked after here. The one thing to add is candor: a comfort that can bear a complaint now and then is the surer for it.',
      ],
      tense: [
        'How {name} can feel safe with {other} was the question, and part of the answer is early news. {name}’s Moon is hurt here mostly by things that nobody meant, and such hurts stay small when they are told the same day and taken without offense.',
        'If {name} says early what hurt, and {other} hears it as news and not as blame, most of the weight is gone. {name}’s Moon needs nothing great for that. A question in the evening, asked in earnest, does more than a promise.',
      ],
      mixed: [
        'Neither the comfort that {name}’s Moon finds here nor the hurt cancels the other. On a bad day {name} does well to remember the good ones, and {other} to ask, before guessing, which kind of day it is.',
        '{other} is both the comfort and the hurt here, and {name}’s Moon can learn to live with that. What helps is to say on a good day what helps on a bad one, and then to leave off guessing.',
      ],
    },
    thread: {
      easy: 'With so much comfort for {name}’s Moon, it is easy to leave hard things unsaid.',
      kind: 'Here {name} feels safe with {other}, which is worth remembering on the days when {name}’s Moon is hurt.',
      hard: 'Here {other} touches {name}’s Moon where it is easily hurt, and feeling safe again takes some time.',
    },
  },
  2: {
    opening: [
      '{name} and {other} meet above all in conversation, for {other}’s {planets} touch {name}’s Mercury.',
      'What is said between {name} and {other} counts for more than anything that is done, since {name}’s Mercury is met by {other}’s {planets}.',
      '{name} thinks aloud in {other}’s company, with success or without, because {other}’s {planets} meet {name}’s Mercury.',
    ],
    temper: {
      easy: [
        'Mercury is how a person thinks, asks and explains, and the talk between these two is mostly good.',
        'Mercury asks, names and explains, and in this company {name} does so with pleasure.',
      ],
      tense: [
        'Mercury is how a person thinks, asks and explains, and the talk between these two has an edge.',
        'Mercury asks, names and explains, and here {name} is often contradicted before having finished.',
      ],
      mixed: [
        'Mercury is how a person thinks, asks and explains, and these two talk well and argue, sometimes in one sentence.',
        'Mercury asks, names and explains, and {name} gets from {other} the best of answers on one subject and the worst on another.',
      ],
    },
    question: {
      easy: [
        'They have only to ask themselves now and then whether what they talk about also gets done.',
        'What is left for them to do is to act on it.',
      ],
      tense: [
        'Two people who see things so differently both want to be heard, and it is worth finding out how.',
        'It would be much if each could say what the other had meant.',
      ],
      mixed: [
        'Much depends on their knowing when to stop explaining and simply listen.',
        'They should find out which subjects are good for talk between them, and which are better left to another hour.',
      ],
    },
    closing: {
      easy: [
        '{name}’s Mercury and {other} will not run out of things to say. What they have settled in words deserves to be done as well, and to have done it together is a pleasure that they may hardly know yet.',
        'So good a talk as {name}’s Mercury has with {other} is worth a use beyond itself. One thing out of ten that they discuss might be begun the same week, by both, and it need not be the most important one.',
      ],
      tense: [
        'What goes wrong in words can be taken back and tried again, and that is the good of it. If {name}’s Mercury and {other} sleep on a dispute, each will remember something in it that the other had right.',
        '{name} and {other} hear different things in the same words, and neither has bad ears. For {name}’s Mercury it is a great help to be asked “Do you mean …?” and {other}, asked the same, will find it easier to answer.',
      ],
      mixed: [
        'Good talk and argument come from one place here, from {name}’s Mercury and what {other} makes of it. They need not choose. It is enough to say beforehand which of the two is wanted, and to stop when one of them is tired.',
        '{name} and {other} have a great deal to say to each other, and some of it goes wrong. {name}’s Mercury is best served by an order of things: the news first, then the plans, and whatever hurts on a day by itself.',
      ],
    },
    thread: {
      easy: 'Talk comes so easily to {name}’s Mercury here that the doing may be left for later.',
      kind: 'Here {name}’s Mercury is understood at once, so what was misunderstood elsewhere can be brought up and cleared.',
      hard: 'This is where {name}’s Mercury is least sure of being heard by {other}.',
    },
  },
  3: {
    opening: [
      'Most of what is between {name} and {other} is a matter of affection, for {other}’s {planets} meet {name}’s Venus.',
      'Whether {name} feels liked is what counts most between these two, as {other}’s {planets} touch {name}’s Venus.',
      '{name} has a liking for {other} and can’t be indifferent to how it is returned: {name}’s Venus is met by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Venus is whom and what a person loves, and here that love is mostly returned.',
        'What Venus wants is to like and be liked, and {name} has mostly had that wish granted here.',
      ],
      tense: [
        'Venus is whom and what a person loves, and {name}’s is drawn and disappointed here by the same person.',
        'What Venus wants is to like and be liked, and {name} gets it here in a form that is hard to recognize.',
      ],
      mixed: [
        'Venus is whom and what a person loves and how it is shown, and here it is sometimes answered and sometimes misread.',
        'What Venus wants is to like and be liked, and {name} finds that {other} understands it in some things and not at all in others.',
      ],
    },
    question: {
      easy: [
        'The one thing not yet settled is whether anything unpleasant will ever be said.',
        'With so little to complain of, they may forget how to complain.',
      ],
      tense: [
        'What they have to find is a way for affection to arrive in the form in which it was sent.',
        'How does one see love in a form that one would not have chosen? It can be learned, and these two have occasion to.',
      ],
      mixed: [
        'Each can still learn what makes the other feel loved, and that is what this reading keeps coming back to.',
        'It comes down to saying what one would like, which is harder than it sounds.',
      ],
    },
    closing: {
      easy: [
        'People who like each other so well have something to spend. {name}’s Venus can bear an unpleasant truth from {other}, and would be surer of the pleasant ones for having heard it.',
        'The liking is there and will be there. {name}’s Venus and {other} have so little need to be careful that they can afford a frank word, and each will think the better of the other for it.',
      ],
      tense: [
        'There is no want of affection between these two. {name}’s Venus and {other} only give it different forms, so the plainest help is to say what was meant as love, since the other can’t always see it.',
        'What {other} gives is not always what {name}’s Venus would have asked for, and it is meant all the same. {name} can name one thing that would please, a small one; {other} can do the same; and both have something to go by.',
      ],
      mixed: [
        'Where {other} gives {name}’s Venus what it wishes for, it may be enjoyed without suspicion. What is missing can be asked for, in so many words, and more of it may come than either would have guessed.',
        'Half of what {name}’s Venus hopes for comes from {other} unasked. The other half has to be asked for, and there is nothing wrong with that. A wish that was spoken and granted counts as much as one that was guessed.',
      ],
    },
    thread: {
      easy: 'Where {name}’s Venus is liked so well, neither wants to be the first to say something unpleasant.',
      kind: 'Here {other} answers {name}’s Venus in a form that it knows, and the liking arrives as it was sent.',
      hard: 'Here {name}’s Venus waits for one thing and {other} gives another, so that both may think themselves unloved.',
    },
  },
  4: {
    opening: [
      'Much between {name} and {other} starts from one planet, {name}’s Mars, which {other}’s {planets} touch.',
      '{other} stirs {name} up, to action on one day and to anger on another, for {other}’s {planets} meet {name}’s Mars.',
      'Things happen when {name} and {other} are together, because {name}’s Mars is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Mars is how a person goes after things, and {name}’s is mostly given something good to do here.',
      ],
      tense: ['Mars is how a person goes after things and gets angry, and {name}’s is often provoked here.'],
      mixed: [
        'Mars is how a person goes after things and gets angry, and {name}’s is encouraged and provoked here by turns.',
      ],
    },
    question: {
      easy: ['It may be asked whether these two ever sit still.'],
      tense: ['So what they need above all is a way of fighting that does no harm.'],
      mixed: ['Everything depends on whether so much energy goes into work or into quarrels.'],
    },
    closing: {
      easy: [
        'One thing is left for {name}’s Mars and {other} to learn together, and it is sitting still. They might try it after some hard piece of work, when neither has the strength to propose another.',
      ],
      tense: [
        'A fight that does no harm has an end that was agreed on before it began. {name}’s Mars will be provoked again by {other}, and that is no disaster as long as both know how to stop, and do.',
      ],
      mixed: [
        'The same energy goes into work and into quarrels here. With {name}’s Mars to reckon with, these two are at their best when they have a task in hand that is slightly too large for one, and at their worst with a free afternoon and an old grievance.',
      ],
    },
    thread: {
      easy: 'With {name}’s Mars so well supplied by {other}, it is up to one of them to propose a rest.',
      kind: 'Here {name}’s Mars and {other} have something to do together, and energy that goes into work is not left over for quarrels.',
      hard: 'Here {other} provokes {name}’s Mars, and it matters that both know how to stop.',
    },
  },
  5: {
    opening: [
      'What stands out between {name} and {other} is hope, since {other}’s {planets} meet {name}’s Jupiter.',
      '{name} thinks well of {other} and expects great things, as {name}’s Jupiter is met by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Jupiter is what a person believes in and is generous with, and {name}’s does {other} good in many ways.',
      ],
      tense: [
        'Jupiter is what a person believes in and is generous with, and here it is often too much of a good thing.',
      ],
      mixed: [
        'Jupiter is what a person believes in and is generous with, and here it opens doors and overdoes things.',
      ],
    },
    question: {
      easy: ['With so much good will about, somebody has to keep an eye on what it costs.'],
      tense: ['It is hard to say no to someone who means well, and {other} will have to learn it here.'],
      mixed: ['What both need is some means of telling a chance from a mere enthusiasm.'],
    },
    closing: {
      easy: [
        '{other} may take all the encouragement that {name}’s Jupiter offers and still choose the size of each step. Somebody should also count, and it is felt as kindness if it is done before and not after.',
      ],
      tense: [
        'No is a friendly word when it comes early. {other} can say it to {name}’s Jupiter, whose good will is real, and a smaller promise that is kept will bring the two nearer than any great one.',
      ],
      mixed: [
        'A chance can be told from a mere enthusiasm by waiting a week. If {name}’s Jupiter and {other} dream first, look at the figures on another day, and do both together, they will keep the better half of their plans.',
      ],
    },
    thread: {
      easy: 'With {name}’s Jupiter so generous, it is mostly left to chance who looks at the cost.',
      kind: 'Here the good will of {name}’s Jupiter does {other} nothing but good.',
      hard: 'Here {name}’s Jupiter wants more for {other} than is good for both, and a no would be a kindness.',
    },
  },
  6: {
    opening: [
      '{name} and {other} take each other seriously, for {other}’s {planets} meet {name}’s Saturn.',
      '{name} feels a responsibility toward {other} that neither of the two can quite set aside: {name}’s Saturn is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Saturn is where a person is strict, careful and reliable, and here that is mostly felt as support.',
      ],
      tense: [
        'Saturn is where a person is strict, careful and reliable, and here that is often felt as judgment.',
      ],
      mixed: [
        'Saturn is where a person is strict, careful and reliable, and here that is support and judgment at once.',
      ],
    },
    question: {
      easy: ['All that may be wanting is play.'],
      tense: [
        'How {name} can be careful without {other} feeling watched is the thing to be settled between them.',
      ],
      mixed: ['The thing to be found out is how {other} can rely on {name} and still feel free to fail.'],
    },
    closing: {
      easy: [
        'That these two can rely on each other is settled. {name}’s Saturn and {other} may therefore risk some foolishness now and then, which endangers nothing here, and which both will be glad to remember.',
      ],
      tense: [
        'Behind the strictness of {name}’s Saturn there is mostly a fear of letting {other} down. A word of praise undoes much of the feeling of being judged, and {other} is free to ask for that word.',
      ],
      mixed: [
        'What weighs on {other} here is also what holds. {name}’s Saturn gets lighter to live with as soon as the things that go well are mentioned as often as the things that don’t.',
      ],
    },
    thread: {
      easy: 'Where so much can be relied on, {name}’s Saturn and {other} can afford some play.',
      kind: 'Here {name}’s Saturn is a support, and {other} can lean on it without feeling watched.',
      hard: 'Here {name}’s Saturn weighs on {other}, who may feel watched even where help was meant.',
    },
  },
  7: {
    opening: [
      'What happens between {name} and {other} turns on {name}’s Uranus, which {other}’s {planets} touch.',
      '{other} has never quite known what {name} will do next, and that is the main thing between them, because {other}’s {planets} meet {name}’s Uranus.',
    ],
    temper: {
      easy: [
        'Uranus is where a person must be free and can’t be predicted, and here that is mostly a breath of fresh air.',
      ],
      tense: [
        'Uranus is where a person must be free and can’t be predicted, and here that means coming close and then bolting.',
      ],
      mixed: [
        'Uranus is where a person must be free and can’t be predicted, which is exciting at one time and upsetting at another.',
      ],
    },
    question: {
      easy: ['With so much changing, they should know what is to stay the same.'],
      tense: ['{other} would like to rely on somebody who has to be free, and there is a way to do that.'],
      mixed: ['How much freedom does each of them need, and do they say so? On that a good deal depends.'],
    },
    closing: {
      easy: [
        'So much freedom as {name}’s Uranus and {other} allow each other is rare. One fixed hour, kept by both, is all that it needs in order to have something to come back to.',
      ],
      tense: [
        '{other} can’t hold what has to be free, and {name}’s Uranus can’t be counted on without a promise or two. Few promises, then, and all of them kept: that is how these two get from one day to the next.',
      ],
      mixed: [
        '{name}’s Uranus wakes {other} up and unsettles {other} too, and neither effect can be had alone. It is easier to live with when {name} says beforehand that a change is coming, and {other} says what should stay.',
      ],
    },
    thread: {
      easy: 'So much freedom suits {name}’s Uranus, and all the same one or two things should stay as they are.',
      kind: 'Here {name}’s Uranus gives {other} room and takes none away.',
      hard: 'Here {name}’s Uranus is hardest to count on, and {other} would like to be told in advance.',
    },
  },
  8: {
    opening: [
      'Much between {name} and {other} is felt and not said, for {other}’s {planets} meet {name}’s Neptune.',
      '{name} sees something in {other} that others don’t see, and it may or may not be there: {name}’s Neptune is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Neptune is where a person dreams and feels with others, and here it mostly shows as tenderness.',
      ],
      tense: [
        'Neptune is where a person dreams and doesn’t see clearly, and here it often shows as misunderstanding.',
      ],
      mixed: [
        'Neptune is where a person dreams, feels with others and doesn’t see clearly, and here it shows as tenderness and as misunderstanding.',
      ],
    },
    question: {
      easy: ['Only the practical side is nobody’s business yet, and it will have to be somebody’s.'],
      tense: ['It is worth asking how much of what each sees in the other is there.'],
      mixed: [
        'The tenderness is worth keeping and the rest worth clearing up, and the two can be done at once.',
      ],
    },
    closing: {
      easy: [
        'Nothing puts in danger what {name}’s Neptune and {other} understand of each other without words. A few plain agreements about money and time are not against the spirit of it. They protect it.',
      ],
      tense: [
        'Nobody here has lied. Where {name}’s Neptune and {other} have made pictures of each other that don’t fit, they come nearest by asking once more what was meant, and by believing the answer.',
      ],
      mixed: [
        'The tenderness that {name}’s Neptune brings into this can be trusted. The mistakes that come with it mostly vanish when a thing has been said to {other} twice, the second time in plain words.',
      ],
    },
    thread: {
      easy: 'With so much tenderness coming from {name}’s Neptune, somebody still has to look after practical things.',
      kind: 'Here {name}’s Neptune understands more than {other} has said, and gets it right.',
      hard: 'Here {name}’s Neptune and {other} are most likely to mistake each other, and asking twice is worth the trouble.',
    },
  },
  9: {
    opening: [
      'What is between {name} and {other} goes deep, because {other}’s {planets} meet {name}’s Pluto.',
      '{name} can’t take {other} lightly, and {other} feels it, for {name}’s Pluto is touched by {other}’s {planets}.',
    ],
    temper: {
      easy: [
        'Pluto is where a person wants all or nothing, and here that is mostly a strength that {other} can lean on.',
      ],
      tense: [
        'Pluto is where a person wants all or nothing and doesn’t easily let go, and here that is often felt as pressure.',
      ],
      mixed: [
        'Pluto is where a person wants all or nothing, and here it is at once a strength to lean on and a pressure to resist.',
      ],
    },
    question: {
      easy: ['What is not so certain is whether it may also be light.'],
      tense: [
        'Behind most of their differences stands one matter, which of them has the power, and whether each may say no.',
      ],
      mixed: ['They have to find out how close they can be and still each belong to themselves.'],
    },
    closing: {
      easy: [
        'In bad times each of these two knows whom to call. What {name}’s Pluto and {other} might practice is the good ones: an afternoon together in which nothing at all is at stake.',
      ],
      tense: [
        'Who has the power is a question with many disguises, such as money, or time, or who was right. With {name}’s Pluto in it the question never quite goes away, but it grows smaller whenever {other} says no aloud and {name} lets it stand.',
      ],
      mixed: [
        '{name}’s Pluto strengthens {other} and also presses, because {name} cares too much to be moderate. Each of the two needs something that the other doesn’t ask about, and both will be nearer for having it.',
      ],
    },
    thread: {
      easy: 'Where {name}’s Pluto makes things so serious, {name} and {other} have to be lighthearted on purpose.',
      kind: 'Here {name}’s Pluto is a strength that {other} can lean on without giving anything up.',
      hard: 'Here {name}’s Pluto presses hardest, and {other} must be able to say no.',
    },
  },
  15: {
    opening: [
      '{name} and {other} affect each other at first sight, for {other}’s {planets} meet {name}’s Ascendant.',
      'The way in which {name} comes into a room has more to do with {other} than with anybody else, since {other}’s {planets} touch {name}’s Ascendant.',
    ],
    temper: {
      easy: [
        'The Ascendant is how a person comes across and begins things, and {name} is mostly brought out by this company.',
      ],
      tense: [
        'The Ascendant is how a person comes across and begins things, and {name} is often put on guard by this company.',
      ],
      mixed: [
        'The Ascendant is how a person comes across and begins things, and {name} is brought out and put on guard here by turns.',
      ],
    },
    question: {
      easy: [
        'What lies behind so good an impression is another matter, and the better part of what follows.',
      ],
      tense: ['Whether a manner may be taken for the person is what both should ask themselves.'],
      mixed: ['A second look is called for here, and what follows is meant as one.'],
    },
    closing: {
      easy: [
        'So good a first impression as {name}’s Ascendant makes in this company is a pleasant start, and no more than that. What holds {name} and {other} together is further in, and takes longer to see.',
      ],
      tense: [
        'Time is on the side of these two. It is the manner of {name}’s Ascendant that {other} misreads, and what comes of first impressions is the first thing to wear off.',
      ],
      mixed: [
        'Both impressions of {name}’s Ascendant were true as far as they went. {name} and {other} do well to look again every few years, since each of them will have changed.',
      ],
    },
    thread: {
      easy: 'So good an impression as {name} makes here invites a second look, at what lies behind it.',
      kind: 'Here {other} brings {name} out, and what {name} shows is close to what is there.',
      hard: 'Here {name} is put on guard, and {other} sees a manner more than a person.',
    },
  },
};
