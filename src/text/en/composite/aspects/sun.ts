import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  type Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const sunCompositeAspects: CompositeAspectsOf<typeof Sun> = {
  [Moon]: {
    conjunction:
      'Why you are together and how it feels get one answer in this bond, where Sun and Moon shine as one. It is a new moon of a relationship: decision and mood rise together, and a wish is half carried out before it is spoken. What you lack is any view from outside. Tell the whole plan to a skeptic, and notice at which sentence you both blush.',
    harmonious:
      'On a long drive one of you can fall asleep in the passenger seat without a worry. Sun and Moon are on good terms between you: what this bond is out to do leaves room for what it needs, so effort gives way to rest unforced. It is perhaps the kindest thing a shared chart can hold. Such calm goes unthanked. Take up one aim hard enough to test it.',
    tense:
      'Ambition and comfort want opposite evenings from you two. The Sun of this relationship is set against its Moon, and each of you gets handed a side, as the one with plans or the one with feelings. Trade parts for a while. With either drive alone you would be worn out or asleep, and every large yes ought to be asked what it costs at home.',
  },
  [Mercury]: {
    conjunction:
      'Whose idea it was, neither of you could say afterward. Mercury stands by the Sun in what you two share, so the bond lives for what gets talked out in it, and you think aloud in common with real delight. Thought so near its own light is hard to look at. Before acting on a joint conviction, go apart and each write the case against it.',
    harmonious:
      'Ask the pair of you for directions, and one supplies the street names while the other describes the bakery. Between you Mercury serves the Sun willingly: aims get into words early, and few misunderstandings live out the day. You make good teachers and good hosts. Fluency also skims. When you both have an easy answer to a hard question, ask it again another day.',
    tense:
      'Decisions of yours acquire footnotes overnight. What the Sun of this bond stands for, its Mercury picks at, in a joke at the plan’s expense or a message that the other would have worded differently. You get better plans from it, provided that the amending has an end. Name the day after which a thing may only be carried out, and settle who speaks for you both.',
  },
  [Venus]: {
    conjunction:
      'Liking each other is the main business between you. Venus lies on the Sun of this relationship: love, where it is love, and among colleagues or kin a warmth that makes other people linger. Either of you looks better beside the other. So charming a bond would sooner decorate than reckon, and cross words are hidden like bills in a drawer. Let a few of them lie on the table.',
    harmonious:
      'Affection gives the two of you good manners, and your aims profit. With Sun and Venus in step between you, people enjoy doing you favors, and nothing leaves your hands ugly. Each remembers what the other stopped to look at. Pleasantness is able to keep a lukewarm thing going for years, so ask each other now and then for something that takes nerve to grant.',
    tense:
      'Your aims and your pleasures fall out in this partnership. One day its Sun makes demands on Venus and delight is put off, the next Venus charms the purpose out of everything, until one of you feels kept for show and the other taxed. The attraction is real, and friction stops it from dozing off. A small sum of time that belongs to enjoyment alone, exempt from audit, settles most of it.',
  },
  [Mars]: {
    conjunction:
      'This is a bond with the motor in front. Mars burns beside the Sun that you two share, and in company you dare what either of you would have put off. So much heat looks around for a rival and finds one at its elbow. Race the clock instead. Agree before any project which of you may call a halt, and obey it.',
    harmonious:
      'Most pairs with a couch on a staircase end up shouting, and you two turn it at the landing without a word. Will and muscle pull as a team here, Sun and Mars together, and what was settled in the morning is under way by noon. You wear each other in rather than out. Easy vigor gets squandered on errands; it thrives on something that pushes back.',
    tense:
      'Where you are going and how you fight to get there were never reconciled. Mars strains against the Sun of this bond, so momentum turns into contest, and a suggestion can land like a shove. Nobody will ever call the two of you sluggish. Most of the anger is effort that has met an obstacle. Divide the territory in half, and meet at the gate once you have cooled.',
  },
  [Jupiter]: {
    conjunction:
      'Growth is what this bond is for. Jupiter enlarges the Sun of it, so each of you takes a bigger size in hopes, and doors do open to such good faith. You went to look at a rowboat and came home with a sailing school. Exaggeration is the native tongue. Before you promise, ask what the scheme will need from you on an ordinary morning.',
    harmonious:
      'Encouragement is always on tap between you. With Sun and Jupiter in harmony either of you can be talked out of a small opinion of things, and helpful people seem to stand nearby. Generosity costs you nothing. What comes readily may stay a promise, however, and the best offers that you two receive have a dull half which somebody must do.',
    tense:
      'Belief eggs purpose on until you both have too much of each. Jupiter overdraws on the Sun of this bond: each had trusted the other to check the figures, and a trifling dispute becomes a matter of principle. Yet your near misses land well beyond what caution would have tried. Say the grand version first, for joy, then let whoever is less excited cut it by a third.',
  },
  [Saturn]: {
    conjunction:
      'What you are responsible for tells you two who you are. Saturn stands with the Sun of this relationship, over a firm, say, or a child, and a tie so made can outwait nearly anything. Rank creeps in: one plays the elder and the other reports. Trade places from time to time. When a duty has run its course, strike it off and do something silly with the hours.',
    harmonious:
      'Like a well-cut hedge, this bond thickens with the years. Saturn is a friend to its Sun, so patience suits you; aims are given a schedule, and you are still turning up when others have moved on. Trust builds between you by small deposits. A tie this steady may forget to want anything without a completion date, and it profits from one unreasonable wish.',
    tense:
      'Between any wish of yours and its fulfillment stands a counter with a bell on it. Saturn delays what the Sun of this relationship wants, by work or distance or doubt, and when these ease off, one of you takes over the office of refusing. What clears such scrutiny is sound. Phrase each objection as terms: under what conditions would it be yes?',
  },
  [Uranus]: {
    conjunction:
      'This relationship began out of sequence and follows no model. With Uranus on its Sun it exists so that two people can be free at close range, and others find you hard to place. Interruption may become a reflex, and calm be broken for the offense of being calm. Before you overturn anything, tell each other what you would like in its place.',
    harmonious:
      'Novelty does the pair of you good. Sun and Uranus are allies here, so the odd friend is welcome, plans may change without a grudge, and neither hides a strange opinion for the sake of peace. You could swap lives for a day and enjoy it. Since freedom costs so little you may sail past what opens only to persistence, and the second, boring result is often the discovery.',
    tense:
      'Whatever this bond declares itself to be, something in it objects. Uranus pulls away from the Sun that you share, closeness alternates with a need for air, and the one left standing there feels foolish. Staleness, at least, has no chance. Give independence a regular appointment, and attach to every exit the hour of return. It helps to know that neither of you takes loyalty for tameness.',
  },
  [Neptune]: {
    conjunction:
      'What you two are to each other won’t fit in a sentence. Neptune has melted into the Sun of this relationship, so purpose runs into longing, and you may be muse or refuge or fellow believers in a cause. Music lives by such bonds. To see one another plainly is harder. Exchange a fault apiece, as gently as you would wash a glass, and find the tenderness unbroken.',
    harmonious:
      'Mercy comes to you by agreement, without discussion. Sun and Neptune are in tune between you, so imagination helps whatever you undertake, and in art, or in work with the troubled, your joint touch is sure. Others confide in you both. So forgiving a pair leaves bargains vague, and the time to be exact is at the start, when there is nothing to forgive.',
    tense:
      'Of one and the same plan, one of you recalls a promise and the other a lovely evening. Neptune clouds the Sun of this bond: aims blur, and disappointment is seldom announced. The same mist brings mercy, and a reach toward something finer than either would try singly. After any important talk, let each write down what was decided, and compare the two pages.',
  },
  [Pluto]: {
    conjunction:
      'Whatever you put into this bond comes out fired, as from a kiln. Pluto has hold of its Sun, so you mean to get to the bottom of things, including each other, and a project you believe in acquires alarming force. Influence is the sore point. Say so aloud when you are trying to change the other’s mind, and leave each a province where no reform is planned.',
    harmonious:
      'Renewal is a skill that you share. Pluto feeds the Sun between you from below, at a usable rate, so harsh truths get told without wreckage and what others gave up for lost is set going again. People in trouble find you steadying. Ease with power forgets how power feels from underneath; the newest person in the room could tell you.',
    tense:
      'Under each small dispute of yours lies the dread of being overruled for good. Pluto contests the Sun of this relationship, and the fight over who decides goes by decree or by strategic silence. Pressure like this, honestly met, makes both of you very hard to fool. Concede something real, unasked. In a calm hour, find out what the other believes they would lose.',
  },
};
