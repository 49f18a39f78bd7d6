import type { ColumnShelf } from '../../../report-catalogue.js';

/** In place of a week's close, where what leads is a planet that turns direct at the end of the week. */
export const closesOfTurn: ColumnShelf['closesOfTurn'] = {
  1: 'The week ends just as you start moving. What you have been thinking of can be begun on Monday.',
  2: 'The week ends just as your money matters come unstuck. A list made by then can be used on Monday.',
  3: 'The week ends just as talking becomes easier. What you have put down by then can be sent on Monday.',
  4: 'The week ends just as things at home begin to move. The first step can wait for Monday.',
  5: 'The week ends just as the lightness comes back. There are other weeks to enjoy it in, and the first begins on Monday.',
  6: 'The week ends just as work runs again. You can see on Monday how much lighter it goes.',
  7: 'The week ends just as the two of you start moving. What comes of it belongs to the next one.',
  8: 'The week ends just as the knot loosens. Nobody has to pull at it before Monday.',
  9: 'The week ends just as the road opens. What you have looked up by then, you can use on Monday.',
  10: 'The week ends just as things at work begin to move. A sentence that is ready by then can be said on Monday.',
  11: 'The week ends just as the group gets going again. A day for it can be found on Monday.',
  12: 'The week ends just as something in you lets go. Give it some quiet days before you ask what it was.',
};
