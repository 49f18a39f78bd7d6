import { type Neptune, Pluto } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const neptuneCompositeAspects: CompositeAspectsOf<typeof Neptune> = {
  [Pluto]: {
    conjunction:
      'Deep water lies under a whole generation, and yours is the boat that two people happen to share. What Neptune dreamed and Pluto feared in those years, of loss, of mercy, of a world made over, is felt in this bond as mood rather than opinion. It can bring compassion without limit. Keep bailing with small tools: a joke, a bill paid, a swim in plain daylight.',
    harmonious:
      'Nearly every pair of your years has this easy current, so it shows only in what you do with it. Neptune lends Pluto its mercy here, and together you can sit with what others find unspeakable; grief, wonder and confessions find a quiet harbor in this bond. Listening is work all the same. There will be times for dancing, when somebody else can keep the watch.',
    tense:
      'Your generation was handed a question about what may be believed after so much has been lost, and you two sometimes argue it over who forgot the bread. Pluto suspects and Neptune yearns in this bond, and neither will be talked out of it. Given some work, such as songs, a room for strangers or a long walk to an old place, the pair of them grow gentler.',
  },
};
