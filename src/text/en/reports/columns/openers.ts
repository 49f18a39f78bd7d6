import type { ColumnShelf } from '../../../report-catalogue.js';

/** First words after which a sentence may follow a date. */
export const openers: ColumnShelf['openers'] = (
  'A An The You Your What Whatever Whoever Something Somebody Someone Everything Everyone Nobody Nothing There It One Two ' +
  'Three Some Each Half Both Several Those Others Other People Friends Relatives Colleagues Strangers Partners Home Work ' +
  'Love Money Trust Desire Old New Shared Small Larger Serious Plain Personal Hidden Private Practical Daily Everyday ' +
  'Family Household Words Ambition Pleasure Talk Talks Talking Messages Thoughts Plans Goodwill Effort News Anger ' +
  'Confidence Closeness Feeling Feelings Ideas Affection Help Peace Joy Authority Tempers Passion Curiosity Convictions ' +
  'Conviction Tiredness Romance Questions Recognition Patience Things Fun Delight Jealousy Promises Errands Conversation ' +
  'Charm Friendship Friendships Attention Matters Wit Irritation Travel Duties Duty Dreams Imagination Inspiration ' +
  'Courage Strength Impatience Unrest Order Play Memory Memories Another Success Moods Mood Protecting Hope Nerves ' +
  'Solitude Learning Boldness Earning Credit Generosity Terms Delicate Bills Arguments Growth Rising Savings Routines ' +
  'Debts Restless Excitement Confusion Power Delayed Teaching Support Responsibility Sympathy Superiors Appetite ' +
  'Discipline Reliable Spontaneity Originality Defiance Nervous Helping Misunderstandings Enchantment Suspicion Intrigue ' +
  'Persistence Intensity Lightness Chatter Warmth Steady Reliability Standing Tidying Knowledge Pride Agreement Luck ' +
  'Freedom Interruptions Fine Kindness Dealings Cooperation Pleasing Intimate Company Winning Pressure Bigger Studies ' +
  'Joint Enthusiasm Deadlines Parting Appointments Sharp Anxious Figures Details Sweet Mistakes Worries ' +
  'Stamina Convincing Dark Upkeep Facts Intimacy Friction Large Instinct Repetition Neglected Fairness Hunger Optimism ' +
  'Approval Belonging Games Confidences Distance Fees Compliments Beauty Playfulness Beliefs Guilt Income Unfinished ' +
  'Being Ten Six Teachers Very Neither Names Big Pretenses Years Sentences Somebody’s Disappearing Studying Contradicting ' +
  'Leaving Making Saying Heavy Good More Much Most Anything Pleasant Comfort Short Decisions Quiet Calls Careful Chores ' +
  'Neighbors Playing Rest Study Time Partnership'
).split(' ');

/** Words that take up what was said last. */
export const pronouns: ColumnShelf['pronouns'] =
  'it its itself they them their theirs this that these those he she him her either'.split(' ');

/** Words that join a clause to its sentence. */
export const conjunctions: ColumnShelf['conjunctions'] = 'as because since when while though if'.split(' ');
