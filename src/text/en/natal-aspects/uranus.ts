import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  type Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const uranusAspects: NatalAspectsOf<typeof Uranus> = {
  [Neptune]: {
    [Conjunction]:
      'The wall between far places and near ones is thin for you. Uranus and Neptune came together in the years around your birth, as they do less than once in a lifetime, and a whole generation takes that thinness for granted: sympathy without borders, odd new faiths, a talent for being elsewhere. You feel it most when an idea arrives already knowing how it might be made. Make something of the next one, in wood, in words or in figures.',
    [Opposition]:
      'Half of your generation swears by the machine and half by the mystery. Uranus and Neptune stood opposite each other in its birth years, and the debate goes on inside each of you: you wake a skeptic and go to bed enchanted, or you pair with someone who keeps the other hours. Neither is a fool. What both are willing to sign, in you and in company, is generally worth the wait.',
    [Trine]:
      'An ideal is easily kindled in you, and as easily left to burn by itself. Uranus and Neptune were in trine for some years around your birth, and people of your age see little quarrel between progress and dreams. Your own share turns up as hunches that come with workable directions. It is pleasant to agree with everyone about the future. Be the one who names a day and a first step, and the dream stops being vague.',
    [Square]:
      'Inspiration comes to you with static on the line. Uranus and Neptune were square in your birth years, so your generation swings between disbelief and sudden conversion, and what you proclaim one day may make you blush a few days after. You sense what is false in every utopia, and want one anyway. Let each revelation lie for a while. Any that still stands has outargued the best skeptic you know.',
    [Sextile]:
      'A strange idea is something you can feel as well as follow. Uranus and Neptune offered that double gift to all the birth years around yours, and most people leave it playing in the background like a radio. Tuned on purpose, it lets you explain the new to someone who dreads it and the old to someone who scorns it. Join one experiment that has people in it, and bring the practical part.',
  },
  [Pluto]: {
    [Conjunction]:
      'Upheaval is native air to your age group. Uranus and Pluto met in the sky of those years, and none of you takes an old order for granted; some march, and others merely cannot sit through a meeting in which everyone pretends. In a single life it feels like a charge that wants a use. Bored, you blow up what needed only a repair. Spend it on a wrong that you understand in detail.',
    [Opposition]:
      'Two kinds of revolution face each other across your birth years. Uranus wanted everything new at once, Pluto opposite wanted it out by the root, and each of you meets that quarrel in the flesh, as a chief who can’t be borne or a comrade who goes too far. Having both within, you can tell a deep change from fresh paint. Before toppling anything, sketch what will stand there afterward.',
    [Trine]:
      'Old orders give way around your generation as river ice goes out, in a night, with boats by morning. Uranus and Pluto were in trine, and change that would break other people finds you ready; you can walk into a stale group, or a new stage of your own life, and remake it to general thanks. People who adapt to anything will also put up with anything. Decline some change that everybody calls inevitable, and notice who looks relieved.',
    [Square]:
      'Something large refused to budge when you were born, and something larger was pushing. Uranus and Pluto were square, and everyone of your age knows the rattle from inside: impatience with power, and nerve in a crisis. You can break with a bad habit or a bad master in one stroke, and lose a few good things along with it. Name the exact clause you object to, and leave the rest of the page.',
    [Sextile]:
      'You and your generation can enter a jammed system by a side door. Uranus and Pluto handed out the key in your birth years, and most people keep it for a paperweight; since it alters things with the consent of those inside, nothing about it is urgent. Months can pass. Then a post falls vacant, or somebody says “we’ve always wondered,” and that is the minute for a one-page proposal.',
  },
  [Chiron]: {
    conjunction:
      'Being the odd one stung you, and in front of people. Chiron is joined to Uranus in your chart, and the place where you did not fit is where your best inventions come from, since you design for misfits and remember what it was like. The sting can make you contrary even where you are welcome. When the next ordinary invitation comes, go as you are, and stay.',
    harmonious:
      'What set you apart you now wear like a good hat. Chiron and Uranus get along in you, so friends with an awkward fact to confess try it on you first; you rarely look shocked, and often propose a remedy nobody had thought of. Your own mending comes in sudden changes of view. Others need to hear the same thing nine times, and they can tell from your voice when you are counting.',
    tense:
      'Touched where it is sore, you bolt, and call the bolting independence. Chiron and Uranus pull hard on each other in your chart, as in those of a great many people near you in age, and you know the feeling of being moved on just as you began to belong. It breeds a rare courtesy toward the unlike. What suffers is anything that takes a third visit. Ask a friend to say when your eyes go to the exit.',
  },
  [NorthNode]: {
    conjunction:
      'Direction, in your case, announces itself by breaking something. Uranus is on the North Node, so your growth comes through jolts, chance meetings, and the courage to be original in public before you can prove a thing. Comfort speaks up for the sensible choice, and can be persuasive for years. Your plans need some slack in them for what can’t be planned. And those you love like to hear which parts of you are staying put.',
    harmonious:
      'The useful stranger on your path tends to wear mismatched socks. Uranus favors the North Node in you, so eccentrics, new tools and the sudden clearing of a week show you what comes next, and you mostly see it in time. Surprise has been so kind that planning looks like superstition. In between, there is dull work to do on what was brought. A bright idea needs that more than it needs another.',
    square:
      'Just as a course is settled, something overturns it. Uranus is square to the North Node, and some of these disruptions come from outside; others you arrange, bored by a future already in view or homesick for belonging nowhere. You are splendid at beginnings and have made a good many. When the wish to overturn things comes, make it produce a second reason, and stay where you are until it does.',
    opposition:
      'Leaving is what you know how to do. Uranus lies on the South Node, opposite the North Node, and distance, difference and the quick exit come so naturally that you are gone before the question is put. It has kept you free. It also keeps you from whatever only grows by staying, and from people who would have liked you back. One tie, allowed to become a habit, won’t cost you the freedom you fear for.',
  },
  [Ascendant]: {
    conjunction:
      'People can’t find the category for you. Uranus on the Ascendant makes you arrive sideways and unrehearsed, quick, cool, a little ahead, and it puts an end to boredom wherever you go. On shy company the effect can be that of a bare bulb. You also drop a self the moment others grow fond of it. Ask two ordinary questions before the startling one, and then, by all means, startle.',
    harmonious:
      'Plainly and comfortably unlike, you set others free of whatever they had been about to recite. You pick up a new device or a new slang at once, and get on with every age, the very young and the very old above all, for Uranus brightens your Ascendant without strain. Since this freshness costs nothing, it may not seem to you worth offering. Say the odd thing. It takes one raised eyebrow and saves an hour.',
    square:
      'A static charge builds up on you in company, and people jump who only meant to shake hands. You come across as more abrupt, more distant or more rebellious than you feel, as happens when Uranus jars the Ascendant, and you change your style just when it was understood. Those who like surprises like you at once. Tell the others when you mean to stay, because they can’t see it.',
    opposition:
      'Steady company bores you, or so your choices suggest. Uranus is on the Descendant, and the people you pair with are brilliant, unlike, hard to keep, or free in a way you would like to be; ties begin in a flash and change their rules. You may beckon with one arm and fend off with the other. When some hours are openly your own, you can be close in the rest without feeling caught.',
  },
  [Midheaven]: {
    conjunction:
      'On the organization chart yours is the box with the dotted line. Uranus at the Midheaven gives you a calling in what is newest, or in something old stood on its head, and recognition comes in jolts with long gaps between. Titles can’t lead you. The post that finally fits can look to you suspiciously like a post, and you resign from it. Stay for one full round, until your invention has become routine.',
    harmonious:
      'Those who distrust novelty make an exception for yours, which comes with drawings and a straight face. You change fields without losing rank, and are asked about a thing shortly before it becomes general, thanks to a Uranus that works with your Midheaven. The world gives way so readily that you can skip the long study by which flair becomes authority. One subject, gone into thoroughly, would supply it.',
    square:
      'Every so often your plan for a career meets a loose wire. You get hired for originality and cautioned about it by the same people, and when the role closes in, Uranus, at odds with the Midheaven, throws the main switch just to stop the noise. Nobody survives a shake-up better. Find out beforehand how much freedom goes with a post. What has been agreed on rarely needs to be broken.',
    opposition:
      'Home, for you, does not stand quite still. Uranus lies on the Imum Coeli, under the chart, opposite the Midheaven, and your roots are made of moves, breaks, or a family unlike the others; you are most yourself where nobody holds you. It lets you start anywhere with little luggage. It can also wake you in the night with a wish to be gone. A place may be changed a great deal without being left.',
  },
};
