import { type Neptune, Pluto } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const neptuneCompositeAspects: CompositeAspectsOf<typeof Neptune> = {
  [Pluto]: {
    conjunction:
      'Deep water under a whole generation, and yours is the boat two people happen to share. What that age dreamed and feared, of loss, of mercy, of a world made over, is felt in this bond as mood rather than opinion. It can bring compassion without limit. Keep bailing with small tools: a joke, a bill paid, a swim in ordinary daylight.',
    harmonious:
      'Nearly everyone your age carries this easy current, so it shows only in what you do with it. As a pair you can sit with the unspeakable and not flinch; grief, wonder and other people’s confessions find a quiet harbor in your company. Do not become a hospital. Go dancing with the lamps on, and let someone else listen for a night.',
    tense:
      'History handed your generation a question about what may be believed after so much has been lost, and sometimes the two of you argue it over who forgot the bread. Suspicion and yearning make uneasy roommates. Neither will be talked out of the house. Give the pair some work, such as songs, a room for strangers or a long walk to an old place, and they grow gentler.',
  },
};
