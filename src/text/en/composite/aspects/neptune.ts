import { type Neptune, Pluto } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const neptuneCompositeAspects: CompositeAspectsOf<typeof Neptune> = {
  [Pluto]: {
    conjunction:
      'What you two feel most deeply you share with a whole generation. Neptune and Pluto were together in those years, and what people dreamed and feared then, of loss, of mercy, of a world made over, lives in this bond as a mood more than as an opinion. It can bring compassion without limit. Small and ordinary things keep it from growing too heavy: a joke, a bill paid, a swim.',
    harmonious:
      'Nearly every pair of your generation has this easy aspect, so it shows only in what you do with it. Neptune lends Pluto its mercy in this bond, and together you can listen to what others find unspeakable; grief and confessions are safe with you. Listening is work all the same. There should be times for dancing, when somebody else does the listening.',
    tense:
      'What can people still believe in, after so much has been lost? Your generation was left with that question, because Neptune and Pluto pull against each other in its charts, and in this relationship, too, there is one who hopes and one who suspects. It may come up over something small, such as a promise that somebody forgot. Neither will be talked out of it. With something useful to do for other people, both grow gentler.',
  },
};
