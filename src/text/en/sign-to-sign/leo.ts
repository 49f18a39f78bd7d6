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
    'Finally, someone runs onto the field before you have finished the speech. Aries adores a cause, and you can be one. They strike and you sustain, the holidays pass into legend, and a fight that is over is over. An audience they are not. By the second act they want a part, and their “me first,” spoken without a blush, pricks somebody who would have given them first place for the asking. Hand over the beginnings, and keep the middle and the banners for yourself. When they forget to praise you, which they will, demand it. It comes too fast to be anything but true.',
  [Taurus]:
    'Those velvet curtains hang in the store for a year while you two disagree about whether love is to be spent or saved. You both want the excellent thing, and each in one way only. Taurus will not flatter. You may need some time to hear that a daily presence, with the windshield scraped and your dinner kept hot, is an ovation of its own. A careful life acquires splendor through you, and yours a foundation. No force will shift them, and you waste magnificence in trying. Give them a night to think and nobody to be firm in front of. Then praise the firmness. It holds up your house.',
  [Gemini]:
    'They imitate you at parties, and you are not sure that it is love. It is, of the Gemini sort, for Mercury plays with whatever is large and near, and you are both. Your warmth gathers their loose talents into a show; they keep you young, briefed and supplied with jokes. But air moves on. You will have prepared an evening for somebody who at nine glances at a screen and remembers two other invitations, and to cry treason only adds to the reasons for going out. Laugh first when you are mimicked. Name three dates a year that matter to you. Those they keep, and write the toast.',
  [Cancer]:
    'Your shirt has been ironed for the great day by someone who then went home without a word. Cancer does such things behind you, where you seldom look. The Moon has seen you before the make-up, and with this one you are allowed to be tired, which is a relief and slightly alarming. You bring them into company and show them off, past the hour at which they would have liked to leave. Injured, they go under the furniture, and you address the furniture from the stage. Lower your voice and sit near. In public, thank them for a deed, so that their face can stay in the shade.',
  [Leo]:
    'Whose name comes first on the invitation is the difficulty. That apart, two Suns make a fine summer: long tables, fierce loyalty, gifts with ribbons on. You know precisely what the other needs, because you need it hourly. To give it when your own store is low is harder, and on such evenings you sit like rival palaces with the drawbridges up. Fixed fire does not come out first. Somebody has to, and a monarch who crosses over in socks has lost nothing. Take alternate occasions, and serve at the other’s as if you were born to it. Nobody claps the way you do. Let them hear it.',
  [Virgo]:
    'At the end of your speech Virgo mentions, tenderly, the parsley on your tooth. It is devotion, and you would have liked it sooner or never. One step on from the throne room lies the workshop. Your generosity makes a patron for their modest skill, and behind any success you have had together is a person who checked the spelling. Praise does not flow from them, being implied in the checking. You fish for it, and they find fault with the bait. Believe the hours they put in. Ask for their opinion before your pride is on stage. And make them take the bow beside you.',
  [Libra]:
    'A hotel would do well in your joint hands. Libra decides who sits by whom, and you greet each guest as though the place had been waiting. Both of you live to please and be pleased, so the courting never altogether stops. In your confidence they find the choice they had been turning over for days, and their taste gives your largeness its frame. Fairness, though, extends as far as your opponents. You call it lukewarm; they call your loyalty a uniform. Before roaring, ask their view and count to thirty, since the first reply is manners. Share out compliments evenly. They keep that balance, smiling, for years.',
  [Scorpio]:
    'Every light in your house is on, and in theirs there is one. Scorpio shows a single thing at a single time, to you, and calls that being open. Two proud fixed signs at a square: the passion can light a street, and the devotion is of the kind you have sung about. Withheld is the applause, as they distrust whatever is easily had. A struggle for power follows, waged by you from the balcony and by them from the basement. Drop the performance, because they hear the false note. Bring one real fear, in private, and see how well it is kept. If you wound their dignity, own up without a flourish.',
  [Sagittarius]:
    'Ask the neighbors about the two of you and they will mention the laughing. Sagittarius lies at the angle of romance and play, and near them you feel a third more like yourself. They believe in luck, you in style, and most things have been tried once, with a band. Kneeling is not among them. The archer jokes about crowns, says the blunt word on opening night and wanders off before the end of your best story. You mean loyalty as a place, and they mean it as a direction. Hold them to an adventure large enough for two. As for the blunt word, use it on the second night.',
  [Capricorn]:
    'Your triumph, told over dinner, is answered with “Good. And Monday?” Nobody is belittling you. Saturn simply lives a quarter ahead. You hope to be loved for what you are, by someone who was mainly loved for what they did, and between those two ideas there is no common sign or season. But few can do more with your talents, if you can stand the hours. As for them, they treat your warmth like the stove in an office and pretend to be passing. They wince at show. Stage it smaller and better, as they would build it. Then refuse, with all your charm, to discuss Monday.',
  [Aquarius]:
    'The anniversary slipped by because Aquarius was helping a neighbor move. Heart and idea regard each other over the full width of the zodiac, both of them fixed and both sure. It fascinates you that this person cannot be dazzled. They, just as curious, study someone who dares to want things in the first person. By spring each has begun to treat the other’s half as a flaw: you feel like one of many, and they feel enlisted. Put it without pageantry, this day, us, no one else. Then lend your heat to a cause of theirs, second row, no solo. From up there they will be looking for you.',
  [Pisces]:
    'They cry at your story in the right place, and in two places where you had not known it was sad. Pisces sees the shy creature inside the mane and never lets on. Your element and theirs have no dealings: you blaze, they seep, and at curtain-up they cannot be found. You can defend a soft heart against bullies, and put a frame around the drawing that would have been left on a bus. They love you with their whole attention until it runs out, without warning. Go easy on commands, which they obey and lose color. Ask what they would like, and ask again with the lights down.',
};
