import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const leoWith: BySign = {
  [Aries]:
    'Finally, someone runs onto the field before you have finished the speech. The Sun, your ruler, is exalted in Aries, who adores a cause, and you can be one. They strike and you sustain, and your vacations pass into legend. An audience they are not. By the second act they want a part, and their “me first,” spoken without a blush, pricks somebody who would have offered them first place. Hand over the beginnings, and keep the middle and the banners for yourself. When they forget to praise you, which they will, demand it. It comes too fast to be anything but true.',
  [Taurus]:
    'Those velvet curtains hang in the store for a year while you two disagree about whether love is to be spent or saved. Taurus will not flatter. You may need time to hear that a daily presence, with the windshield scraped and your dinner kept hot, is an ovation of its own. You lend a careful life its splendor. No force will shift fixed earth, and you waste magnificence in trying. Give them a night to think and nobody to be firm in front of. Then praise the firmness. It holds up your house.',
  [Gemini]:
    'They imitate you at parties, and you are not sure that it is love. It is, of the Gemini sort, for Mercury plays with whatever is large and near, and you are both. You gather their loose talents into a show; they keep you young and supplied with jokes. But air moves on. You will have prepared an evening for somebody who at nine glances at a screen and remembers two other invitations, and to cry treason only adds to the reasons for going out. Name three dates a year that matter to you. Those they keep, and write the toast.',
  [Cancer]:
    'Your shirt has been ironed for the great day by someone who then went home without a word. Cancer does such things behind you, where you seldom look. The Moon has seen you without the costume, and with this one you may be tired, which is slightly alarming. You bring them into company and show them off, past the hour at which they would have liked to leave. Injured, they go under the furniture, and you address the furniture from the stage. Lower your voice and sit near. In public, thank them for a deed, so that their face can stay in the shade.',
  [Leo]:
    'Whose name comes first on the invitation is the difficulty. That apart, two Suns make a fine summer: long tables, fierce loyalty, gifts with ribbons on. You know what the other needs, because you need it hourly. When both stores are low you sit like rival palaces with the drawbridges up. Fixed fire does not come out first. Somebody has to, and a monarch who crosses over in socks has lost nothing. Take alternate occasions, and serve at the other’s as if you were born to it. Nobody claps the way you do. Let them hear it.',
  [Virgo]:
    'At the end of your speech Virgo mentions, tenderly, the parsley on your tooth. It is devotion, and you would have liked it sooner or never. One step on from the throne room lies the workshop, and behind any success of yours is a person who checked the spelling. Praise does not flow from them, being implied in the checking. You fish for it, and they find fault with the bait. Believe the hours they put in. Ask for their opinion before your pride is on stage. And make them take the bow beside you.',
  [Libra]:
    'A hotel would do well in your joint hands. Libra decides who sits by whom, and you greet each guest as though the place had been waiting. Both of you live to please and be pleased, so the courting never altogether stops. Your confidence makes their decisions, and their taste frames your largeness. Fairness, though, extends as far as your opponents. You call it lukewarm; they call your loyalty a uniform. Before roaring, ask their view and count to thirty, since the first reply is manners. Share out compliments evenly. They keep that balance, smiling, for years.',
  [Scorpio]:
    'Every light in your house is on, and in theirs there is one. Scorpio shows a single thing at a single time, to you, and calls that being open. Two proud fixed signs at a square: the passion can light a street. What is withheld is applause, as they distrust anything easily had. A struggle for power follows, waged by you from the balcony and by them from the basement. Drop the performance, because they hear the false note. Bring one real fear, in private, and see how well it is kept.',
  [Sagittarius]:
    'Ask the neighbors about the two of you and they will mention the laughing. Sagittarius lies at the angle of romance and play, and near them you feel a third more like yourself. They believe in luck, you in style, and between you most things get tried once, with a band. But the archer says the blunt word on opening night and wanders off before the end of your best story. You mean loyalty as a place, and they mean it as a direction. Hold them to an adventure large enough for two. As for the blunt word, ask for it on the second night.',
  [Capricorn]:
    'Your triumph, told over dinner, is answered with “Good. And Monday?” Nobody is belittling you. Saturn simply lives a quarter ahead. You hope to be loved for what you are, by someone who was mainly loved for what they did. Few can do more with your talents, if you can stand the hours. They treat your warmth like the stove in an office and pretend to be passing. They wince at show. Stage yours smaller and better, the way they would build it. Then refuse, with all your charm, to discuss Monday.',
  [Aquarius]:
    'The anniversary slipped by because Aquarius was helping a neighbor move. Heart and idea regard each other over the full width of the zodiac. It fascinates you that this person cannot be dazzled. They study someone who dares to want things in the first person. By spring each has begun to treat the other’s half as a flaw: you feel like one of many, and they feel enlisted. Put it without pageantry, this day, us, no one else. And lend your heat to a cause of theirs, second row, no solo. From up there they will be looking for you.',
  [Pisces]:
    'They cry at your story in the right place, and in two places where you had not known it was sad. Pisces sees the shy creature inside the mane and never lets on. You blaze, they seep, and at curtain-up they cannot be found. You can defend a soft heart against bullies, and frame the drawing that would have been left on a bus. Go easy on commands, which they obey and lose color. Ask what they would like, and ask again with the lights down.',
};
