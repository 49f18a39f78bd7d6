import { type Neptune, Pluto } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const neptuneCompositeAspects: CompositeAspectsOf<typeof Neptune> = {
  [Pluto]: {
    conjunction:
      'What you two feel most deeply you share with a whole generation. Neptune and Pluto were together in those years, and what was dreamed and feared then, of loss, of mercy, of a world made over, is felt in this bond as a mood more than as an opinion. It can bring compassion without limit. Small and ordinary things keep it from weighing too much: a joke, a bill paid, a swim.',
    harmonious:
      'Nearly every pair of your years has this easy aspect, so it shows only in what you do with it. Neptune lends Pluto its mercy here, and together you can stay with what others find unspeakable; grief and confessions are in good hands in this bond. Listening is work all the same. There should be times for dancing, when somebody else does the listening.',
    tense:
      'Your generation was left with a question about what may be believed after so much has been lost, and you two sometimes argue it over who forgot the bread. Pluto suspects and Neptune hopes in this bond, and neither will be talked out of it. With something to do, such as songs, a room for strangers or a long walk to an old place, both grow gentler.',
  },
};
