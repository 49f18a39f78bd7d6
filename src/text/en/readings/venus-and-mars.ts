import type { NatalChapterCells } from '../../natal-catalogue.js';

/**
 * After the texts on Venus in `{sign}` and on Mars in `{other}`, one after the other, where these signs are of opposite
 * kinds: how both are true. By the element of Venus’s sign, then of Mars’s.
 */
export const venusAndMars: NatalChapterCells['venusAndMars'] = {
  fire: {
    earth:
      'You love and act at two speeds: Venus in {sign} likes people at once and shows it, while Mars in {other} takes its time to do anything about it, and some of them wonder what you are waiting for.',
    water:
      'Venus in {sign} shows its liking openly, and Mars in {other} goes after what it wants by detours, so people know that you like them long before they know what you hope for.',
  },
  earth: {
    fire: 'Venus in {sign} is slow to love and Mars in {other} quick to act: you may have gone after something with all your strength before you know whether you want to keep it.',
    air: 'With Mars in {other} you act on ideas, which change, and with Venus in {sign} you love what stays, so that it takes people some time to see how faithful you are.',
  },
  air: {
    earth:
      'Venus in {sign} is soon on friendly terms with people, and Mars in {other} moves only when it is in earnest, so you may have charmed somebody for a good while before you want anything of them.',
    water:
      'Venus in {sign} is friendly to a great many people, and Mars in {other} goes only after what has touched it, so that few of them ever see how much you can feel for a person.',
  },
  water: {
    fire: 'Venus in {sign} feels a great deal for people and Mars in {other} is direct, and so what you do for those you love can come out rougher than you feel it.',
    air: 'Venus in {sign} loves with its whole feeling, and Mars in {other} would rather argue about what it wants, so that in a dispute you sound cooler than you are.',
  },
};
