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
      'Ask why you are together and then how it feels, and both questions get one answer. This is a new moon of a relationship: decision and mood rise at the same hour, and a wish is half carried out before it is spoken. What you lack is the view from outside. Tell the whole plan to a skeptical aunt, and notice at which sentence the two of you blush.',
    harmonious:
      'On long drives one of you can fall asleep in the passenger seat without a worry. What this bond is out to do and what it needs of an evening are on good terms, so effort gives way to rest unforced. Such a rhythm goes unthanked, and untested. Take up one aim hard enough to disturb supper, and see how much your calm will carry.',
    tense:
      'The taxi is waiting, and somebody has just taken off their shoes. Ambition and comfort want opposite evenings, and each of you tends to get handed a side, as the one with plans or the one with feelings. Swap parts for a week. With either drive alone you would be worn out or asleep. Before a big yes, ask what it costs indoors and who is paying.',
  },
  [Mercury]: {
    conjunction:
      'By the far curb nobody could say whose idea it was. You two think out loud, in common, and the relationship lives for what gets worked out that way, a magazine or the verdict on a film. Thought so near the sun is hard to look at. Before acting on a joint conviction, go apart with a pencil and each write the case against.',
    harmonious:
      'Stop the pair of you for directions, and one supplies the street names while the other describes the bakery. Wit is at the service of purpose. Aims get into words early, and a misunderstanding seldom outlives the block it began on. Fluency also skims. When you both have an easy answer to a hard question, ask it again the next day. Then teach what you find.',
    tense:
      'Sunday’s decision has footnotes by Tuesday. What you stand for gets picked at by how you two discuss it, in a joke at the plan’s expense or a message that the other would have worded differently. Better plans come of this, provided that amendments have an end. Name the date after which a thing may only be carried out. Settle, too, who telephones the client or the in-laws.',
  },
  [Venus]: {
    conjunction:
      'If this relationship had a motto, it would be embroidered. Liking each other is its main business: love, where it is love, and among colleagues a warmth that makes customers linger. Either of you is better looking beside the other. So charming a bond would sooner redecorate than reckon, and arranges a cross word like a stem in a vase. Hand one over with its thorns on.',
    harmonious:
      'Birthdays are no problem, since each remembers what the other stopped to look at in a shop window. Affection gives the two of you good manners, and your aims profit: people enjoy doing you favors, and nothing leaves your hands ugly. Pleasantness can also keep a lukewarm thing going for years. Raise the temperature. Ask each other for something that takes nerve to grant.',
    tense:
      'One of you has bought the hat for a trip that the other has just canceled. Aims and pleasures fall out in this partnership, until one feels kept for show and the other taxed. Still, the attraction is real, and friction stops it from dozing off. Agree each month on what goes to delight, and exempt it from audit.',
  },
  [Mars]: {
    conjunction:
      'Assembling the bunk bed took you two eleven minutes and a bruised thumb. This is a bond with the motor in front, and in company you dare what either would have put off until spring. So much heat looks around for a rival and finds one at its elbow. Race the clock instead. Choose before any project which of you may call a halt, and obey.',
    harmonious:
      'Most pairs with a couch on a staircase end up shouting. You two turn it at the landing without a word. Will and muscle pull as a team, and whatever was settled at noon is underway by one. Easy vigor gets squandered on errands that nobody needed. Enter for something that pushes back, a regatta or a hill with a bad name. Resistance agrees with you.',
    tense:
      'Two staple guns, two versions of the poster, one fence. Where you are going and how you fight to get there were never reconciled, so momentum turns into contest, and a suggestion can land like a shove. Nobody will call you two sluggish. Most of the anger is effort that met an obstacle. Divide the territory in half, and meet at the gate after cooling off.',
  },
  [Jupiter]: {
    conjunction:
      'You went to look at a rowboat and came home with a sailing school. Growth is what this bond is for. In its company each of you takes a larger size in hopes, and doors do open to such good faith. Exaggeration is its native tongue. Divide the announced figure by two, and ask what the scheme needs from you next Tuesday at nine.',
    harmonious:
      'One applied on the very last day, because the other had said, “Why not you?” Encouragement is always on tap in this alliance. Either can be talked out of a small opinion of things, and a teacher or a patron tends to be standing near. What comes readily may stay a promise. Take the best offer of the past year, and do its boring half.',
    tense:
      'The tour was announced in nine cities, and there was one van. Each of you had trusted the other to check the figures. Belief eggs purpose on, and a trifling dispute becomes a matter of principle by the salad course. Yet your near misses land well beyond caution. Say the grand version first, for joy. Whoever is less excited then cuts it by a third.',
  },
  [Saturn]: {
    conjunction:
      'Early on, something had to be signed for, and both of you signed. The relationship knows itself by what it is responsible for, a firm or a child, and it can outwait nearly anything. Rank creeps in: one plays the elder, the other reports. Trade places by the calendar. When a duty has run its course, strike it off and go for a ride on the swan boats.',
    harmonious:
      'Like a well-cut hedge, this bond thickens with the years. Patience suits the two of you; aims are given a schedule, and in the seventh season you will still be turning up with the ladder and the string. Such steadiness may forget to want anything without a completion date. Every spring, put one unreasonable wish to each other. Grant it by autumn, within the budget.',
    tense:
      'Between any wish of yours and its fulfillment stands a counter with a bell on it. Work holds the two of you up, or distance, and when these ease off, one takes over the office of refusing. Whatever clears such scrutiny is sound for years. Phrase each objection as terms: under what conditions would it be yes? And say “well done” as often as “careful,” by count.',
  },
  [Uranus]: {
    conjunction:
      'Your anniversary has been moved twice, by vote. This relationship began out of sequence, follows no model, and exists so that two people can be free at close range. Interruption may become a reflex, and calm be broken for the offense of being calm. Before overturning anything, tell each other what you would like in its place.',
    harmonious:
      'Somebody proposed that you exchange jobs for a week, and it went well. Novelty does the pair of you good. The eccentric friend is welcome, and neither hides an odd opinion for the sake of peace. Because freedom costs so little, you may sail past what opens only to persistence. Run one experiment as far as its second, boring result. That is often the discovery.',
    tense:
      'Just as the group photograph is taken, one of you steps out of the frame. Whatever this bond declares itself to be, something in it objects. Closeness alternates with a need for air, and the one left standing there feels foolish. Staleness, at least, has no chance. Give independence a regular appointment, and attach to every exit the hour of return.',
  },
  [Neptune]: {
    conjunction:
      'The edges of this relationship were painted wet. Purpose runs into longing, and what you two are to each other, muse or refuge or fellow believers in a cause, won’t fit in a sentence. Music lives by such bonds. To see one another plainly is harder. Once a season exchange a fault apiece, as gently as you would wash a glass, and see that the tenderness is unbroken.',
    harmonious:
      'Each of you has, separately, given away a winter coat. You two are merciful by agreement. Imagination helps whatever you undertake, and in art, or in work with the troubled, your joint touch is sure. So forgiving a pair leaves bargains vague, since raising the point would spoil the air. Raise it at the start, when there is nothing to forgive.',
    tense:
      'Of the plan made on the beach, one of you recalls a promise and the other a lovely evening. Aims blur in this partnership, and disappointment is seldom announced. The same mist brings mercy, and a reach toward something finer than either would attempt singly. After any important talk, let each write down what was decided. Compare the two pages within the week.',
  },
  [Pluto]: {
    conjunction:
      'Whatever is put into this bond comes out fired, as from a kiln. The two of you mean to get to the bottom of things, including each other, and a project that you believe in acquires alarming force. Influence is the sore point. Say so aloud whenever you are trying to change the other’s mind, and leave each a province where no reform is planned.',
    harmonious:
      'That motorcycle had lain in the shed since before you met, and now it runs. Renewal is a skill you share. Strength comes up from below at a usable rate, and harsh truths get told without wreckage. Ease with power forgets how power feels from underneath. Ask the newest person in the room what the pair of you look like from there.',
    tense:
      'Who holds the remote is a constitutional question with you two. Under each small dispute lies the dread of being overruled for good, so it is fought by decree or by strategic silence. Pressure like this, honestly met, makes both of you very hard to fool. Concede something real, unasked, every few weeks. In a calm week, find out what the other believes they would lose.',
  },
};
