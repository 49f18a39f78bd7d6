import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The body of `{name}` that `{other}`’s `{planets}` meet: what a reading of the two comes back to. */
export const theme: SynastryReadingCells['theme'] = {
  0: {
    opening:
      '{name}’s Sun is where these two charts have most to do with each other: {other}’s {planets} meet it. The Sun is what a person lives for, and what that person is proud of.',
    temper: {
      easy: 'In this company it is mostly supported. The question between the two is whether so much approval goes both ways.',
      tense:
        'In this company it is challenged more than it is supported. The question between the two is who decides, and whether one can give way without feeling small.',
      mixed:
        'In this company it is supported on one day and challenged on the next. The question between the two is how to leave room for two people with plans.',
    },
    closing: {
      easy: 'Whether the approval goes both ways, which was asked at the start, is for {name} to show. {name}’s Sun is well backed in this company and can afford to be curious. A good beginning is to ask what {other} is proud of, and to listen to the end.',
      tense:
        'Who decides was the question at the beginning, and it comes up under other names whenever {name}’s Sun feels crowded. It loses most of its heat once each of the two has something to decide alone, without being asked for reasons.',
      mixed:
        'Two people with plans need some patience and a way of taking turns. {name}’s Sun is both backed and challenged by {other}, and nothing here asks either to want less. It helps to say whose turn it is, and to mean it.',
    },
  },
  1: {
    opening:
      'More than anything else it is {name}’s Moon that is touched here, by {other}’s {planets}. The Moon is what a person needs in order to feel safe and at home.',
    temper: {
      easy: 'Those needs are mostly well met here. The question between the two is whether comfort will be enough for both.',
      tense:
        'Those needs are often hurt here without any ill will. The question between the two is how {name} can feel safe with someone who is felt so strongly.',
      mixed:
        'Those needs are met and hurt by the same person. The question between the two is how {name} can tell, on a given day, which of the two is coming.',
    },
    closing: {
      easy: 'Comfort, which {name}’s Moon finds here so easily, is enough for most days. For the others there is something that {name} can well afford, feeling as safe as that: to hear a hard thing from {other} now and then.',
      tense:
        'How {name} can feel safe with {other} was the question, and part of the answer is early news. {name}’s Moon is hurt here mostly by things that nobody meant, and such hurts stay small when they are told the same day and taken without offense.',
      mixed:
        'Neither the comfort that {name}’s Moon finds here nor the hurt cancels the other. {name} does well to remember the one in the middle of the other, and {other} to ask, before guessing, which kind of day it is.',
    },
  },
  2: {
    opening:
      'These two meet above all in conversation, for {other}’s {planets} touch {name}’s Mercury. Mercury is how a person thinks, asks and explains.',
    temper: {
      easy: 'The talk between them is mostly good. The question is whether they also do what they talk about.',
      tense:
        'The talk between them has an edge. The question is how two people who see things so differently can each feel heard.',
      mixed:
        'They talk well and they argue, sometimes in one sentence. The question is when to stop explaining and simply listen.',
    },
    closing: {
      easy: '{name}’s Mercury and {other} will not run out of things to say. What they have settled in words deserves to be done as well, and to have done it together is a pleasure that they may hardly know yet.',
      tense:
        'What goes wrong in words can be taken back and tried again, and that is the good of it. If {name}’s Mercury and {other} sleep on a dispute, each will remember something in it that the other had right.',
      mixed:
        'Good talk and argument come from one place here, from {name}’s Mercury and what {other} makes of it. They need not choose. It is enough to say beforehand which of the two is wanted, and to stop when one of them is tired.',
    },
  },
  3: {
    opening:
      'What joins these two above all is liking. {name}’s Venus is met by {other}’s {planets}. Venus is whom and what a person loves, and how that love is shown.',
    temper: {
      easy: 'Here it is mostly answered in kind. The question between the two is whether anything unpleasant will ever be said.',
      tense:
        'Here it is drawn and disappointed by the same person. The question between the two is how affection can arrive in the form in which it was sent.',
      mixed:
        'Here it is sometimes answered and sometimes misread. The question between the two is how each can learn what makes the other feel loved.',
    },
    closing: {
      easy: 'People who like each other so well have something to spend. {name}’s Venus can bear an unpleasant truth from {other}, and would be surer of the pleasant ones for having heard it.',
      tense:
        'There is no want of affection between these two. {name}’s Venus and {other} only give it different forms, so the plainest help is to say what was meant as love, since the other can’t always see it.',
      mixed:
        'Where {other} gives {name}’s Venus what it wishes for, it may be enjoyed without suspicion. What is missing can be asked for, in so many words, and more of it may come than either would have guessed.',
    },
  },
  4: {
    opening:
      'Much between these two comes back to one planet, {name}’s Mars, which {other}’s {planets} touch. Mars is how a person goes after things, and how that person gets angry.',
    temper: {
      easy: 'Here it is mostly given something good to do. The question between the two is whether they ever sit still.',
      tense:
        'Here it is often provoked. The question between the two is how to have a fight without doing harm.',
      mixed:
        'Here it is encouraged and provoked by turns. The question between the two is how so much energy can go into work and not into quarrels.',
    },
    closing: {
      easy: 'One thing is left for {name}’s Mars and {other} to learn together, and it is sitting still. They might try it after some hard piece of work, when neither has the strength to propose another.',
      tense:
        'A fight that does no harm has an end that was agreed on before it began. {name}’s Mars will be provoked again by {other}, and that is no disaster as long as both know how to stop, and do.',
      mixed:
        'The same energy works and quarrels here. {name}’s Mars and {other} are at their best with a task in hand that is slightly too large for one, and at their worst with a free afternoon and an old grievance.',
    },
  },
  5: {
    opening:
      'What stands out between these two is hope. {name}’s Jupiter is met by {other}’s {planets}. Jupiter is what a person believes in and is generous with.',
    temper: {
      easy: 'It does {other} good in many ways. The question between the two is who keeps an eye on what it costs.',
      tense:
        'It is often too much of a good thing. The question between the two is how to say no to someone who means well.',
      mixed:
        'It opens doors and it overdoes things. The question between the two is how to tell a chance from a mere enthusiasm.',
    },
    closing: {
      easy: '{other} may take all the encouragement that {name}’s Jupiter offers and still choose the size of each step. Somebody should also count, and it is felt as kindness if it is done before and not after.',
      tense:
        'No is a friendly word when it comes early. {other} can say it to {name}’s Jupiter, whose good will is real, and a smaller promise that is kept will bring the two nearer than any great one.',
      mixed:
        'A chance can be told from a mere enthusiasm by waiting a week. If {name}’s Jupiter and {other} dream first, look at the figures on another day, and do both together, they will keep the better half of their plans.',
    },
  },
  6: {
    opening:
      'This is a serious acquaintance. {name}’s Saturn is met by {other}’s {planets}, and Saturn is where a person is strict, careful and reliable.',
    temper: {
      easy: 'Here that is mostly felt as support. The question between the two is whether there is play enough.',
      tense:
        'Here that is often felt as judgment. The question between the two is how {name} can be careful without {other} feeling watched.',
      mixed:
        'Here it is support and judgment at once. The question between the two is how {other} can rely on {name} and still feel free to fail.',
    },
    closing: {
      easy: 'That these two can rely on each other is settled. {name}’s Saturn and {other} may therefore risk some foolishness now and then, which endangers nothing here, and which both will be glad to remember.',
      tense:
        'Behind the strictness of {name}’s Saturn there is mostly a fear of letting {other} down. A word of praise undoes much of the feeling of being judged, and {other} is free to ask for that word.',
      mixed:
        'What weighs on {other} here is also what holds. {name}’s Saturn gets lighter to live with as soon as the things that go well are mentioned as often as the things that don’t.',
    },
  },
  7: {
    opening:
      'The point around which all this turns is {name}’s Uranus, which {other}’s {planets} touch. Uranus is where a person must be free and can’t be predicted.',
    temper: {
      easy: 'Here that is mostly a breath of fresh air. The question between the two is what will stay the same while so much changes.',
      tense:
        'Here that means coming close and then bolting. The question between the two is how {other} can rely on somebody who has to be free.',
      mixed:
        'Here that is exciting at one time and upsetting at another. The question between the two is how much freedom each needs, and whether they say so.',
    },
    closing: {
      easy: 'So much freedom as {name}’s Uranus and {other} allow each other is rare. One fixed hour, kept by both, is all that it needs in order to have something to come back to.',
      tense:
        '{other} can’t hold what has to be free, and {name}’s Uranus can’t be counted on without a promise or two. Few promises, then, and all of them kept: that is how these two get from one day to the next.',
      mixed:
        '{name}’s Uranus wakes {other} up and unsettles {other} too, and neither effect can be had alone. It is easier to live with when {name} says beforehand that a change is coming, and {other} says what should stay.',
    },
  },
  8: {
    opening:
      'Between these two much goes on that is not said. {name}’s Neptune is met by {other}’s {planets}. Neptune is where a person dreams, feels with others and doesn’t see clearly.',
    temper: {
      easy: 'Here it mostly shows as tenderness. The question between the two is who looks after the practical side.',
      tense:
        'Here it often shows as misunderstanding. The question between the two is how much of what each sees in the other is there.',
      mixed:
        'Here it shows as tenderness and as misunderstanding. The question between the two is how to keep the one and clear up the other.',
    },
    closing: {
      easy: 'Nothing puts in danger what {name}’s Neptune and {other} understand of each other without words. A few plain agreements about money and time are not against the spirit of it. They protect it.',
      tense:
        'Nobody here has lied. Where {name}’s Neptune and {other} have made pictures of each other that don’t fit, they come nearest by asking once more what was meant, and by believing the answer.',
      mixed:
        'The tenderness that {name}’s Neptune brings into this can be trusted. The mistakes that come with it mostly vanish when a thing has been said to {other} twice, the second time in plain words.',
    },
  },
  9: {
    opening:
      'What happens between these two goes deep, for {name}’s Pluto is met by {other}’s {planets}. Pluto is where a person wants all or nothing, and doesn’t easily let go.',
    temper: {
      easy: 'Here that is mostly a strength that {other} can lean on. The question between the two is whether it may also be light.',
      tense:
        'Here that is often felt as pressure. The question between the two is who has the power, and whether each may say no.',
      mixed:
        'Here it is a strength to lean on and a pressure to resist. The question between the two is how close they can be and still each belong to themselves.',
    },
    closing: {
      easy: 'In bad times each of these two knows whom to call. What {name}’s Pluto and {other} might practice is the good ones: an afternoon together in which nothing at all is at stake.',
      tense:
        'Who has the power is a question with many disguises, such as money, or time, or who was right. With {name}’s Pluto in it the question never quite goes away, but it grows smaller whenever {other} says no aloud and {name} lets it stand.',
      mixed:
        'That {name}’s Pluto both strengthens {other} and presses comes of caring too much to be moderate. Each of the two needs something that the other doesn’t ask about, and both will be nearer for having it.',
    },
  },
  15: {
    opening:
      'These two affect each other at first sight. {name}’s Ascendant is met by {other}’s {planets}. The Ascendant is how a person comes across and begins things.',
    temper: {
      easy: 'Here {name} is mostly brought out by it. The question between the two is what lies behind so good an impression.',
      tense:
        'Here {name} is often put on guard by it. The question between the two is how far a manner may be taken for the person.',
      mixed:
        'Here {name} is brought out by it and put on guard by turns. The question between the two is what each would see on a second look.',
    },
    closing: {
      easy: 'So good a first impression as {name}’s Ascendant makes in this company is a pleasant start, and no more than that. What holds {name} and {other} together is further in, and takes longer to see.',
      tense:
        'Time is on the side of these two. It is the manner of {name}’s Ascendant that {other} misreads, and what comes of first impressions is the first thing to wear off.',
      mixed:
        'Both impressions of {name}’s Ascendant were true as far as they went. {name} and {other} do well to look again every few years, since each of them will have changed.',
    },
  },
};
