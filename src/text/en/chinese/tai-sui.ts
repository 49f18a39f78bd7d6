import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What a pair that offends Tai Sui may be besides. */
export const taiSuiAlso: ChineseCatalogue['taiSuiAlso'] = {
  punishment:
    'The pair is counted as a punishment too, which asks for patience with rules and with one’s own sharp tongue.',
  break: 'There is said to be a break in it as well, so keep a spare of whatever must not fail.',
};
