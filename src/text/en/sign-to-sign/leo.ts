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
    'Finally, someone runs onto the field before you have finished the speech. The Sun, your ruler, is exalted in Aries, who adores a cause, and you can be one. They strike and you sustain, and your vacations pass into legend. They make a poor audience. By the second act they want a part, and their “me first,” said without a blush, stings when you would have offered them first place. Hand over the beginnings, and keep the middle and the banners for yourself. When they forget to praise you, which they will, demand it. The praise comes too fast to be anything but true.',
  [Taurus]:
    'Those velvet curtains hang in the store for a year while you two disagree about whether love is to be spent or saved. Taurus will not flatter. You may need time to see that a daily presence, with the windshield scraped and your dinner kept hot, is an ovation of its own. You lend a careful life its splendor. No force will move fixed earth, and you waste your magnificence trying. Give them a night to think and no audience to be firm in front of. Then praise the firmness. It holds up your house.',
  [Gemini]:
    'They imitate you at parties, and you are not sure that it is love. It is, of the Gemini sort, because Mercury plays with whatever is large and near, and you are both. You gather their loose talents into a show; they keep you young and supplied with jokes. But air moves on. You may have prepared an evening for somebody who glances at a screen at nine and remembers two other invitations, and crying treason only gives them another reason to go out. Name three dates a year that matter to you. They will keep those, and write the toast.',
  [Cancer]:
    'Your shirt has been ironed for the big day by someone who then went home without a word. Cancer does such things behind you, where you seldom look. The Moon has seen you without the costume, and with this one you are allowed to be tired, which is slightly alarming. You bring them into company and show them off, long after they would have liked to leave. When hurt, they go under the furniture, and you address the furniture from the stage. Lower your voice and sit near. In public, thank them for something they did, so that their face can stay in the shade.',
  [Leo]:
    'Whose name comes first on the invitation is the difficulty. That apart, two Suns make a fine summer: long tables, fierce loyalty, gifts with ribbons on. You know what the other needs, because you need it hourly. When praise runs low on both sides you sit like rival palaces with the drawbridges up. Fixed fire does not like to come out first. Somebody has to, and a monarch who crosses over in socks has lost nothing. Take turns with the big occasions, and serve at the other’s as if you were born to it. Nobody claps the way you do. Let them hear it.',
  [Virgo]:
    'At the end of your speech Virgo mentions, tenderly, the parsley on your tooth. That is devotion, and you would have liked it sooner or never. One step on from the throne room lies the workshop, and behind any success of yours is a person who checked the spelling. They see no need to praise, since the checking implies it. You fish for praise, and they find fault with the bait. Believe the hours they put in. Ask for their opinion before your pride is on stage. And make them take a bow beside you.',
  [Libra]:
    'A hotel would do well in your joint hands. Libra decides who sits by whom, and you greet each guest as though the place had been waiting. Both of you live to please and be pleased, so the courting never altogether stops. Your confidence makes their decisions, and their taste frames your grandeur. Their fairness, though, extends even to your opponents. You call it lukewarm; they call your loyalty a uniform. Before roaring, ask what they think and count to thirty, since the first reply is only manners. Hand out compliments evenly. They keep track of that, smiling, for years.',
  [Scorpio]:
    'Every light in your house is on, and in theirs there is one. Scorpio shows a single thing at a single time, to you, and calls that being open. Two proud fixed signs at a square: the passion can light a street. What they withhold is applause, since they distrust anything that comes easily. A struggle for power follows, waged by you from the balcony and by them from the basement. Drop the performance, because they hear the false note. Bring them one real fear, in private, and see how well they keep it.',
  [Sagittarius]:
    'Ask the neighbors about the two of you and they will mention the laughing. Sagittarius lies at the angle of romance and play, and near them you feel a third more like yourself. They believe in luck, you in style, and between you most things get tried once, with a band. But the archer says something blunt on opening night and wanders off before the end of your best story. To you loyalty means staying, and to them it means heading the same way. Invite them on an adventure large enough for two. As for the blunt word, ask for it on the second night.',
  [Capricorn]:
    'Your triumph, told over dinner, is answered with “Good. And Monday?” Nobody is belittling you. Saturn simply lives a quarter ahead. You hope to be loved for what you are, by someone who may have been loved mainly for what they did. Few can do more with your talents, if you can stand the hours. They treat your warmth like the stove in an office and pretend to be just passing by. They wince at display. Stage yours smaller and better, the way they would build it. Then refuse, with all your charm, to discuss Monday.',
  [Aquarius]:
    'The anniversary slipped by because Aquarius was helping a neighbor move. Heart and idea regard each other across the full width of the zodiac. It fascinates you that this person cannot be dazzled. They study someone who dares to want things in the first person. Before long each has begun to treat the other’s half as a flaw: you feel like one of many, and they feel enlisted. Ask without pageantry, this day, us, no one else. And lend your heat to a cause of theirs, second row, no solo. From the platform they will be looking for you.',
  [Pisces]:
    'They cry at your story in the right place, and in two places where you had not known it was sad. Pisces sees the shy creature inside the mane and never lets on. You blaze, they seep, and when the curtain goes up they cannot be found. You can defend a soft heart against bullies, and frame the drawing that would have been left on a bus. Go easy on commands, because they obey and lose color. Ask what they would like, and ask again with the lights down.',
};
