import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** The body of `{name}` that `{other}`’s `{planets}` meet: what a reading of the two comes back to. */
export const theme: SynastryReadingCells['theme'] = {
  0: {
    opening:
      '{name}’s Sun is where these two charts have most to do with each other: {other}’s {planets} all meet it. The Sun is what a person lives for, and what that person is proud of.',
    temper: {
      easy: 'In this company it is mostly supported. The question between the two is whether so much approval goes both ways.',
      tense:
        'In this company it is challenged more than it is supported. The question between the two is who decides, and whether one can give way without feeling small.',
      mixed:
        'In this company it is supported on one day and challenged on the next. The question between the two is how to leave room for two people with plans.',
    },
    closing: {
      easy: 'What this began with was {name}’s Sun, and how well it is treated here. {name} has grown used to being backed. The best use of that is to turn around and ask what {other} is proud of.',
      tense:
        'What this began with was {name}’s Sun, and how often it is challenged here. Where the two quarrel, it is often at bottom about who decides. Such quarrels lose much of their heat once each has something to decide alone.',
      mixed:
        'What this began with was {name}’s Sun, which is both backed and challenged here. Nothing above asks {name} to be less. It asks that {other} have plans too, and that both kinds get their turn.',
    },
  },
  1: {
    opening:
      'More than anything else it is {name}’s Moon that {other} touches, by way of {planets}. The Moon is what a person needs in order to feel safe and at home.',
    temper: {
      easy: 'Those needs are mostly well met here. The question between the two is whether comfort will be enough for both.',
      tense:
        'Those needs are often hurt here without any ill will. The question between the two is how {name} can feel safe with someone who is felt so strongly.',
      mixed:
        'Those needs are met and hurt by the same person. The question between the two is how {name} can tell, on a given day, which of the two is coming.',
    },
    closing: {
      easy: 'It all began with {name}’s Moon, and with how well {other} looks after it. A person who feels this safe can afford to hear a hard thing now and then. That may be the one thing still missing.',
      tense:
        'It all began with {name}’s Moon, and with how easily it is hurt here. {other} seldom means to. What changes most is that {name} says early what hurts, and that {other} takes it as news and not as blame.',
      mixed:
        'It all began with {name}’s Moon, which is both comforted and hurt here. Both are real, and neither cancels the other. {name} does well to remember the comfort on a bad day, and {other} to ask before being forgiven.',
    },
  },
  2: {
    opening:
      'These two meet above all in conversation, for {other}’s {planets} all touch {name}’s Mercury. Mercury is how a person thinks, asks and explains.',
    temper: {
      easy: 'The talk between them is mostly good. The question is whether they also do what they talk about.',
      tense:
        'The talk between them has an edge. The question is how two people who see things so differently can each feel heard.',
      mixed:
        'They talk well and they argue, sometimes in one sentence. The question is when to stop explaining and simply listen.',
    },
    closing: {
      easy: 'It began with {name}’s Mercury, and with how much the two have to say to each other. That is a gift that lasts. What it can’t replace is doing something together without a word.',
      tense:
        'It began with {name}’s Mercury, and with the edge that talk has here. What goes wrong in words can be taken back or tried again. A second attempt on the next day usually does better.',
      mixed:
        'It began with {name}’s Mercury: good talk and argument between the same two people. They need not choose. It is enough to say beforehand which of the two is meant.',
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
      easy: 'It began with {name}’s Venus, and with how well the two like each other. Liking of this kind forgives a good deal. It can also bear a truth now and then, and would be the safer for it.',
      tense:
        'It began with {name}’s Venus, and with affection that goes astray. There is no want of it here. What is wanted is that each say plainly what was meant as love, since the other can’t always see it.',
      mixed:
        'It began with {name}’s Venus, which is answered in some ways here and missed in others. What is answered is worth enjoying without suspicion. The rest can be asked for, in so many words.',
    },
  },
  4: {
    opening:
      'Much between these two comes back to one planet, {name}’s Mars, which {other}’s {planets} all touch. Mars is how a person goes after things, and how that person gets angry.',
    temper: {
      easy: 'Here it is mostly given something good to do. The question between the two is whether they ever sit still.',
      tense:
        'Here it is often provoked. The question between the two is how to have a fight without doing harm.',
      mixed:
        'Here it is encouraged and provoked by turns. The question between the two is how so much energy can go into work and not into quarrels.',
    },
    closing: {
      easy: 'It began with {name}’s Mars, and with how much these two can get done. They are at their best with a task in hand. When there is none, that is the moment to rest, and not to look for one in each other.',
      tense:
        'It began with {name}’s Mars, and with anger. Anger of this kind is seldom about its subject. If {name} can say what was wanted before saying what was wrong, and {other} can hear it out, the same force becomes a help.',
      mixed:
        'It began with {name}’s Mars, which finds both work and trouble here. The difference is often only whether the two are facing the same way. A common task does more for them than a long talk.',
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
      easy: 'It began with {name}’s Jupiter, and with the good that one person’s confidence can do another. {other} may take it and still choose the size of each step. Somebody should also count.',
      tense:
        'It began with {name}’s Jupiter, and with too much of a good thing. The goodwill in it is real. Smaller promises, kept, would bring the two closer than any great one.',
      mixed:
        'It began with {name}’s Jupiter, which helps here and overdoes it. The two do best to dream together first and to look at the figures on another day, also together.',
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
      easy: 'It began with {name}’s Saturn, and with how much these two can rely on. That part is safe. A little foolishness will not endanger it, and would make both of them glad of what they have.',
      tense:
        'It began with {name}’s Saturn, and with the feeling of being judged. Behind the strictness there is mostly a fear of letting the other down. A word of praise from {name} undoes much of it, and {other} may ask for that word.',
      mixed:
        'It began with {name}’s Saturn, which holds {other} up and weighs on {other} too. What is heavy here is also what lasts. It gets lighter as soon as what goes well is mentioned as often as what doesn’t.',
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
      easy: 'It began with {name}’s Uranus, and with how much freedom these two allow each other. That is rare. One fixed hour in the week, kept by both, would give it something to come back to.',
      tense:
        'It began with {name}’s Uranus, and with someone who comes close and then bolts. {other} can’t hold what has to be free, and {name} can’t be trusted without a promise or two. Few promises, then, and all of them kept.',
      mixed:
        'It began with {name}’s Uranus, which wakes {other} up and unsettles {other} too. Neither effect can be had without the other. It helps most that {name} says beforehand when a change is coming.',
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
      easy: 'It began with {name}’s Neptune, and with what these two understand without words. Nothing above puts that in danger. A few plain agreements about money and time will protect it.',
      tense:
        'It began with {name}’s Neptune, and with pictures that don’t fit. Nobody here has lied. The two are nearest to each other when they ask once more what was meant, and believe the answer.',
      mixed:
        'It began with {name}’s Neptune, with tenderness and mistakes from the same source. The tenderness can be trusted. The mistakes mostly vanish when a thing is said twice, in plain words.',
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
      easy: 'It began with {name}’s Pluto, and with a trust that reaches far down. These two can count on each other in bad times. They might practice being together when nothing at all is at stake.',
      tense:
        'It began with {name}’s Pluto, and with the question of power. It may come up under many other names, as money, as time, as who was right. It grows smaller whenever {other} says no aloud, and {name} lets it stand.',
      mixed:
        'It began with {name}’s Pluto, which gives {other} strength and also presses. Both come of caring too much to be moderate. Each needs something that the other doesn’t ask about.',
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
      easy: 'It began with {name}’s Ascendant, and with how well {name} comes across in this company. That is a pleasant start. What holds two people is further in, and takes longer to see.',
      tense:
        'It began with {name}’s Ascendant, and with a manner that is easily misread. Time is on their side in this. What comes of first impressions is the first to wear off.',
      mixed:
        'It began with {name}’s Ascendant, and with two impressions that don’t agree. Both were true as far as they went. These two do well to look again every few years, since each will have changed.',
    },
  },
};
