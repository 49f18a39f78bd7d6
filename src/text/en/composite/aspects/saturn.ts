import { Neptune, Pluto, type Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const saturnCompositeAspects: CompositeAspectsOf<typeof Saturn> = {
  [Uranus]: {
    conjunction:
      'Rule and revolt live at one address in your bond. With Saturn and Uranus together you two will rebuild the same things more than once, customs and agreements and who sits where, like an old house getting new wires. It holds because it can be altered. Announce the works beforehand, and always leave one room untouched to rest in.',
    harmonious:
      'You reform by installments as a pair, which is why it lasts. Saturn gives Uranus a workbench here: new methods are tried in plain working hours, and the useful ones get a shelf and a label. Where others protest, this bond drafts. It might all become rather procedural, and a rule of your own making, broken for fun, lets some air in.',
    tense:
      'The rope between you knows both slack and sudden jerk. Saturn clings to the arrangement as Uranus quits it in spirit, and in time the positions are reversed without either of you noticing. What this relationship shares is a dread of being trapped or dropped. List the few things that must never change. Everything off that list is open for experiment.',
  },
  [Neptune]: {
    conjunction:
      'Somebody has to give the dream a street number, and you two try to. Saturn takes Neptune in here: around a vision, or a person who cannot cope, the two of you build steps, rails and a schedule. When it works, ideals become useful; when it fails, duty drowns in sympathy. Set down what you carry out of guilt, and you will have strength for what you carry out of love.',
    harmonious:
      'Stained glass is lead as well as light, and you two manage both. Saturn frames what Neptune feels in this bond, mercy softens discipline, and a modest, patient kind of beauty comes of it, or of service. Others can rest near you. Little of this is talked about, though it does you good to say what it is all for, in a sentence that you both believe.',
    tense:
      'Damp gets into the walls of even so careful a pair as you. Neptune wears at Saturn between you: there is worry without a cause, rules that neither can quite recall making, a sacrifice each thought the other wanted, and the strength of this bond ebbs. Name the fear and find out its actual size. Then cross out every obligation that nobody will claim.',
  },
  [Pluto]: {
    conjunction:
      'This bond of yours has been under pressure, or was made by it, and can bear weight. Saturn and Pluto press on one point here, so hard seasons find you both at your posts, saying little, and between you what is rotten can be taken down with the beams left standing. Severity is a temptation. Warm each other on purpose, since neither of you is going to ask.',
    harmonious:
      'Long undertakings choose pairs like you. Saturn and Pluto add stamina to stamina in this relationship: economies are made without complaint, and with the years you change a thing so thoroughly that people suppose it was always so. You are proud of it, and silent about it. Celebrate before it is finished, and explain for once what the two of you have been doing.',
    tense:
      'Control is the subject beneath your subjects. Pluto leans on Saturn in this bond, so each of you guards a border that the other must not even look at, and history is kept on file. Such a grip outlasts most storms, and it can outlast its reason. Open one closed account together, when you are both at peace, and throw away whatever is merely evidence.',
  },
};
