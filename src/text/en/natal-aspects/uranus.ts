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
      'In the years around your birth the partition between distant places wore thin, and your classmates all take its thinness for granted. You share a sympathy that needs no passport, and a talent for being elsewhere while the kettle boils dry. In one person it shows as imagination that arrives already technical. Catch it in some material that resists, such as clay or law.',
    [Opposition]:
      'Half of your generation swears by the machine and half by the mystery, and the debate goes on at full volume inside each of you. You wake skeptical and go to bed enchanted, or you pair with someone who keeps the opposite hours. Neither creature is a fool. Set the two to planting one garden, and keep only what both are willing to sign.',
    [Trine]:
      'The songs changed and so did the appliances, and neither alarmed the children of your years. Idealism was installed in all of you, easily switched on and as easily left humming in the hall. Your own portion turns up as hunches that come with workable instructions. Choose one, and give it your Saturdays. A shared dream stays vague until a single person books the room.',
    [Square]:
      'Inspiration comes in with static on the line. Your contemporaries were born while the vision in the magazine and the gadget in the kitchen were barely on speaking terms, and they swing between disbelief and sudden conversion. You may proclaim on Tuesday what makes you blush by Saturday. Sleep on each revelation for a week. Any still standing has outargued the best skeptic you know.',
    [Sextile]:
      'A whole run of birth years was given a shortwave set and left to find the stations. Most use it for background music. Tuned on purpose, it lets you feel a strange idea as well as follow it, and explain tomorrow to someone who dreads it. Join one experiment that has people in it, an odd little theater perhaps, and bring the wiring diagram.',
  },
  [Pluto]: {
    [Conjunction]:
      'When the lid came off, your age group was in the pot. Upheaval is native air to all of you; some march, and others merely cannot sit through a meeting where everyone pretends. Bored with your own foundations, you may blow up a wall that only wanted a window. Find the one injustice you understand in detail, and spend the charge there. It is considerable.',
    [Opposition]:
      'Two revolutions face each other across your birth years, one wanting everything new by morning, the other determined to have it out by the root. Each of you meets that quarrel in the flesh, as an unbearable chief or a comrade who goes too far. Having both within, you can tell a deep change from fresh paint. Before toppling anything, sketch what will stand there the following Wednesday.',
    [Trine]:
      'River ice goes out in a night, and by breakfast there are boats. Old orders give way around your generation in that fashion. You can walk into a stale department, or the third act of your own life, and remake it to general thanks. People who adapt to anything will also put up with anything. Decline a change now and then that everybody calls inevitable. Notice who looks relieved.',
    [Square]:
      'Something large refused to budge in the years you were born, and something larger was pushing. Everybody near your age knows the rattle from inside. You can break with a bad employer or a family habit in one spectacular afternoon, and miss, by winter, a few good things that went with it. Nerve you have in plenty. Name the exact clause you object to, and take the china off the table first.',
    [Sextile]:
      'Skeleton keys were handed out to your cohort, most of whom keep them for paperweights. The talent is to enter a jammed system by a side door and alter it with the consent of those inside. It will not nag you; months can pass. Then a post falls vacant, or a colleague says “we’ve always wondered,” and that is the minute. Carry a one-page proposal.',
  },
  [Chiron]: {
    conjunction:
      'For years nobody mentioned that there were left-handed scissors, and you took the ragged edge for your own fault. Being the odd one stung early, in front of people. It has turned you into someone who designs for misfits. An old sting can make you contrary even where you are welcome. When the next ordinary invitation comes, go as you are and stay until ten.',
    harmonious:
      'What once set you apart you now wear like a good hat. Friends with an awkward fact to confess try it out on you first, because you rarely look shocked and often propose an unorthodox remedy, such as holding the argument on bicycles. Mending comes to you in sudden changes of view. Slower people need the same advice nine times. Give it cheerfully the ninth time.',
    tense:
      'Touched where it is sore, you bolt, and describe the bolting as independence. Many people near you in age share the reflex, having been singled out, or moved on, just as they began to belong. It has bred a rare courtesy toward the unlike. What suffers is anything that takes a third visit. Ask a friend to say when your eyes go to the exit, and stay for dessert.',
  },
  [NorthNode]: {
    conjunction:
      'Direction, in your case, announces itself by breaking something. A flight is canceled, a stranger makes a remark, and there is a fork that was on no map. Growth would have you original in public, ahead of your qualifications. Comfort speaks up for the sensible choice and can be persuasive for years. Keep half a bag packed. And tell those you love which parts of you are staying put.',
    harmonious:
      'The useful stranger on your path tends to wear mismatched socks. Eccentrics, new instruments and the sudden clearing of a week show you what comes next, and you generally recognize it in time. Surprise has been so kind that planning has come to look superstitious. Between visits, work at what was brought. Sixty dull mornings will carry a bright idea farther than a second bright idea can.',
    square:
      'Just as a course is settled, lightning finds the signpost. Certain disruptions come from outside; others you arrange, bored by a future already in view or homesick for belonging nowhere. You are splendid at beginnings and have made a good many. When the wish to overturn things comes, allow it a month to produce a second reason. Failing that, oil the hinges and remain.',
    opposition:
      'Just as a course is settled, lightning finds the signpost. Certain disruptions come from outside; others you arrange, bored by a future already in view or homesick for belonging nowhere. You are splendid at beginnings and have made a good many. When the wish to overturn things comes, allow it a month to produce a second reason. Failing that, oil the hinges and remain.',
  },
  [Ascendant]: {
    conjunction:
      'Automatic doors seem to hesitate before you, and people do too, unable to find the category. Arriving sideways and unrehearsed, you put an end to boredom, though on shy company the effect can be that of an unshaded bulb. You also drop a self the moment others grow fond of it. Fit a shade: ask two ordinary questions before the startling one. Then, by all means, startle.',
    harmonious:
      'Plainly and comfortably unlike, you set others free of whatever they had been about to recite. A new device or dialect takes you an afternoon, and you get along with any age, especially nine and ninety. Being unforced, the freshness may not seem to you worth offering, and you let the stale meeting run. Say the odd thing. It costs one raised eyebrow and saves an hour.',
    square:
      'Close quarters build up a static charge on you, and people jump who only meant to take your hand. Partners strike you as unpredictable; so, they would testify, are you, beckoning with one arm and fending off with the other. It keeps your company lively and wears out the faithful. Make every Thursday evening your own, with no reasons given. On the other six you will have nothing to defend.',
    opposition:
      'Close quarters build up a static charge on you, and people jump who only meant to take your hand. Partners strike you as unpredictable; so, they would testify, are you, beckoning with one arm and fending off with the other. It keeps your company lively and wears out the faithful. Make every Thursday evening your own, with no reasons given. On the other six you will have nothing to defend.',
  },
  [Midheaven]: {
    conjunction:
      'On the organization chart yours is the box with the dotted line. A calling in whatever is newest, or in an old field stood on its head, brings recognition in jolts, with long gaps. The post that finally fits can look to you suspiciously like a post, and you resign from it. Stay for one full round. Seeing your invention become routine is the proof that it worked.',
    harmonious:
      'Employers who distrust novelty make an exception for yours, which comes with working drawings and a straight face. You can change fields without losing rank, and get consulted the year before a thing becomes general. So readily does the world make way that you may skip the long study by which flair becomes authority. Choose one subject and get thorough, down to the tables at the back.',
    square:
      'Every few years the career plan meets a loose wire. Home asks for one thing and the public role for another, until something in you throws the main switch just to stop the noise. You get hired for originality and cautioned about it in the same letter. Nobody survives a reorganization better. Ask beforehand how much latitude goes with a post. A negotiated freedom seldom blows the fuse.',
    opposition:
      'Every few years the career plan meets a loose wire. Home asks for one thing and the public role for another, until something in you throws the main switch just to stop the noise. You get hired for originality and cautioned about it in the same letter. Nobody survives a reorganization better. Ask beforehand how much latitude goes with a post. A negotiated freedom seldom blows the fuse.',
  },
};
