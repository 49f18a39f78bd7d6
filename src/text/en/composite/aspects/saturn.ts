import { Neptune, Pluto, type Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const saturnCompositeAspects: CompositeAspectsOf<typeof Saturn> = {
  [Uranus]: {
    conjunction:
      'An old house with the wiring of tomorrow: both crews are in, and there is plaster in the soup. Your bond joins rule and revolt in one address, so you will rebuild the same things more than once, customs, contracts, who sits where. It holds because it can be altered. Announce the works beforehand, and always leave one room untouched to sleep in.',
    harmonious:
      'You reform by installments, which is why it lasts. New methods are tried on weekdays, in working clothes, and the useful ones get a shelf and a label. Parts of your generation only protest; you two draft. It might all become rather procedural. Break a rule of your own making now and then, without minutes, to see whether the ceiling stays up.',
    tense:
      'Slack and sudden jerk, the rope between you knows both. One clings to the arrangement, the other has quit it in spirit, and next year the positions may be reversed without either noticing. What you share is a dread of being trapped or dropped. List the three things that must never change. Everything off that list is open for experiment.',
  },
  [Neptune]: {
    conjunction:
      'Somebody has to give the dream a street number. This bond tries to: it takes in a vision, or a person who cannot cope, and builds steps, rails and a schedule around it. When it works, ideals become useful. When it fails, duty drowns in sympathy. Review once a year what you still carry out of love, and set down what is carried from guilt.',
    harmonious:
      'Stained glass is lead as well as light. You manage both: feeling is given a frame between you, discipline is softened by mercy, and a modest, patient kind of beauty comes of it, or of service. Little of this is talked about. Say now and then what it is all for, in a sentence, so that the two of you are kneeling at the same window.',
    tense:
      'Damp gets into the walls of even a careful pair. Worry that has no cause, rules that nobody can quite recall making, a sacrifice each thought the other wanted: so strength ebbs in this relationship. Open the windows. Name the fear, find out its actual size with a tape measure, and cross out every obligation that neither will claim.',
  },
  [Pluto]: {
    conjunction:
      'Granite was once a liquid, and so were you. This bond has been under pressure and come out able to bear weight; hard seasons find you both at your posts, saying little. Together you could dismantle what is rotten and keep the beams. Severity is a temptation. Warm each other on purpose, at stated hours, since neither of you is going to ask.',
    harmonious:
      'Long undertakings choose pairs like this. Stamina answers stamina, economies are made without complaint, and over decades you change a thing so thoroughly that visitors suppose it was always so. Pride of that quality can turn mute. Celebrate before it is finished. Let friends see the scaffolding, pass the bottle around, and explain, once, what you have been doing all this time.',
    tense:
      'Locked horns are a form of embrace, though a tiring one. Control is the subject beneath your subjects; each guards a border that the other must not even look at, and history is kept on file. Such a grip will outlast most storms. It will also outlast its reason. Open one closed account this season, together, and burn what is merely evidence.',
  },
};
