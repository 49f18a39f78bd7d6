import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the house of the slower of two planets sets against the opposite one, in the sentence of the sky, behind the house's
 * name and a comma: before anything is said of the swifter one’s house, so that nothing here takes that up.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: [
    'where your own wishes may be different',
    'where you may sound more impatient than you mean to',
    'where you may be thinking mostly of yourself',
    'where you may take a remark personally',
    'where you may feel left out of the decision',
    'where you may have your own idea of what is right',
  ],
  2: [
    'where the cost may be the problem',
    'where your own bills may have to come first',
    'where somebody may still be waiting to be paid',
    'where you may be careful with what is yours',
    'where the argument may be about who pays',
    'where you may want something that you cannot quite afford',
  ],
  3: [
    'where something that was said may have been misunderstood',
    'where the practical details may still be missing',
    'where too many people may want an answer at once',
    'where a message may be misread',
    'where small interruptions may cost you time',
    'where a neighbor or a relative may see it more simply',
  ],
  4: [
    'where the family may expect something else of you',
    'where a private worry may take up your thoughts',
    'where you might rather stay in',
    'where a job in the house may need you at the same time',
    'where people under one roof may disagree',
    'where somebody may be waiting for you',
  ],
  5: [
    'where a child or somebody you love may need your time',
    'where you might rather be with one person than with many',
    'where you may want more admiration than you get',
    'where somebody’s feelings may be hurt',
    'where an evening you looked forward to may have to be put off',
    'where there may be little time left for your own pleasure',
  ],
  6: [
    'where the day’s duties may leave you no quiet hour',
    'where you may have more than your share of the chores',
    'where a colleague may need something from you just then',
    'where small faults may get on your nerves',
    'where a task may be waiting',
    'where there may be more to do than usual',
  ],
  7: [
    'where the other person may want something else',
    'where neither side may want to give way first',
    'where you may be comparing yourself with somebody',
    'where the other side may have reasons that you do not know yet',
    'where somebody may ask more of you than you expected',
    'where somebody close to you may be waiting for an answer',
  ],
  8: [
    'where a joint account or a loan may be the trouble',
    'where you may depend on what somebody else decides',
    'where a debt, of money or of thanks, may still be open',
    'where you may not be sure whom to trust',
    'where somebody may be keeping something back',
    'where what two people share may be counted differently by each',
  ],
  9: [
    'where you and somebody else may not agree about what is right',
    'where somebody may lecture you instead of listening',
    'where a rule or an official may hold you up',
    'where a journey or a course may not fit into your plans',
    'where people may be very sure of their opinion',
    'where your plans may be larger than your time',
  ],
  10: [
    'where your duties may keep you longer than you like',
    'where you may worry about what people will think',
    'where a deadline may be pressing',
    'where your ambition may want all your time',
    'where somebody in charge may want something else of you',
    'where you may be needed at the same hour',
  ],
  11: [
    'where the others may have planned something else',
    'where somebody may feel neglected',
    'where you may have promised too much',
    'where too many people may want to give you advice',
    'where you may not want what the others want',
    'where it may be hard to be frank in front of a group',
  ],
  12: [
    'where you may be more tired than you admit',
    'where an old worry may keep you awake',
    'where you may want to be left in peace',
    'where you may not know everything that is going on',
    'where something that you have not told anybody may weigh on you',
    'where you may need a quiet evening',
  ],
};
