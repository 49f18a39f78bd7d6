import type { ColumnShelf } from '../../../report-catalogue.js';

/** First words of sentences that may follow a date. */
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

/** Words that refer to the sentence before. */
export const pronouns: ColumnShelf['pronouns'] =
  'it its itself they them their theirs this that these those he she him her either'.split(' ');

/** Words that join a clause to a sentence. */
export const conjunctions: ColumnShelf['conjunctions'] = 'as because since when while though if'.split(' ');

/** Advice is known by the word that begins it, or by a phrase in it. */
export const counseling: ColumnShelf['counseling'] = {
  beginnings: (
    'Accept Add Admit Agree Allow Answer Ask Be Begin Book Borrow Bring Build Buy Call Carry Change Check Choose ' +
    'Claim Collect Come Cook Count Cut Decide Do Don’t Draw Drop Eat Enter Expect Finish Find Fix Follow Forgive ' +
    'Gather Get Give Go Grant Guard Hand Have Hear Hire Hold Honor Invest Invite Join Keep Learn Leave Lend Let Limit ' +
    'List Listen Look Lower Make Mark Meet Mend Name Never Notice Offer Open Paint Pause Pay Phone Pick Place Plan ' +
    'Plant Practice Praise Promise Propose Protect Publish Put Quote Read Rehearse Remember Repeat Reserve Return ' +
    'Save Say Schedule See Sell Send Separate Set Share Show Sing Sit Sleep Sort Speak Spend Stand Start State ' +
    'Stay Step Stick Stop Take Teach Tell Test Thank Throw Touch Trade Train Treat Try Turn Undo Use Visit Wait Walk ' +
    'Watch Wear Weigh Welcome Write Deal Announce Replace Revisit Fight Decline Repair Explain Enjoy Hesitate Refuse ' +
    'Warn Withdraw Compare Soften Reread Prepare Settle'
  ).split(' '),
  phrases: [
    'it helps',
    'is worth',
    'goes better',
    'goes best',
    'need not',
    'should',
    'is best',
    'are best',
    'is kinder',
    'good time',
    'deserves',
    'works best',
    'does more',
    'gets further',
    'is the time',
    'you can help',
    'you may say',
    'can be said',
    'can be checked',
    'clears it up',
    'clears up what',
  ],
};
