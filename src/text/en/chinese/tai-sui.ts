import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What two animals that offend Tai Sui may be to each other besides. */
export const taiSuiAlso: ChineseCatalogue['taiSuiAlso'] = {
  punishment: [
    'The pair is counted as a punishment too, by which old books mean rules and reproaches: patience with both is advised.',
    'By the old rules there is a punishment between the two as well, which comes to strictness, mostly with yourself.',
    'The two are strict with each other as well, which old lists call a punishment: what was done in a hurry may have to be done again.',
  ],
  break: [
    'Tradition adds that things between the two break easily, so keep a spare of whatever must not fail.',
    'Old lists add a break, which means that a plan made by word of mouth may need to be made again.',
  ],
};
