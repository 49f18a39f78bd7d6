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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const sunProgressedSign: BySign = {
  [Aries]:
    'One morning the polite refusal you have always given comes out as a yes, and your own voice startles you. Some thirty years of initiative open, the Sun exalted after a season of softer edges. You start the business, leave the choir for a solo. People who relied on your drifting along may call it selfishness, and occasionally they have a point. Practice on small firsts: order before the others do. Apologize fast when you have trodden on someone.',
  [Taurus]:
    'The bus pulls out, and you let it go; there will be another in ten minutes, and the bench is warm. For about thirty years the sprinter in you goes to school with a farmer. What you plant has time to bear, so you plant walnuts, and you eat sitting down. Comfort can thicken into refusal, and old comrades miss the spark. Once a season, say yes to an outing that you consider entirely unnecessary.',
  [Gemini]:
    'Out of its drawer comes the library card. You knew your own mind, and here are some three decades of being a beginner, at Portuguese, at podcasting, at the names of clouds. Younger company suits you. Anyone who counted on your fixed opinions finds two of them on the table, both defended with spirit. Take each new interest as far as one finished page before you pick up the next.',
  [Cancer]:
    'It begins with wanting names on the backs of the photographs. After so much clever cross-talk, who you are shifts indoors, and for thirty years or so you grow by keeping: a house that people return to, an aunt’s method with dough, the confidence of somebody younger. Moods that could once be talked past insist on being had. Love may dress as worry and call twice a day. Ask at the door whether they want feeding or just company.',
  [Leo]:
    'Somebody hands you the microphone at an anniversary, and for once you do not pass it along. The Sun reaches its own sign for about thirty years. Having looked after everybody, you turn toward making: a studio, a stage, an awning with your name on it. Joy grows, as does the need for a witness, and a household can feel eclipsed. Dedicate part of each success aloud to whoever set out the chairs. Then take your bow, all of it.',
  [Virgo]:
    'A certain shyness about applause sets in, and with it an appetite for getting things right. For three decades you would rather be of use than be looked at. You start with the bread, the files, the badly translated manual, and find in competence a kind of happiness that nobody had advertised. The false note is regret, as though the brighter years before had been wasted. Wear one garish thing to work.',
  [Libra]:
    'In the middle of a job you do perfectly well alone, you catch yourself explaining it to an absent companion. The Sun gives up some sovereignty in this sign, and for about thirty years you are completed in dialogue: by marrying, mediating, playing second violin and liking it. Manners become method. What goes missing is the flat, ungracious preference, and it will be missed. Reserve one decision a week on which nobody is consulted.',
  [Scorpio]:
    'Pleasantness wears through, like gilt on the arm of a chair, and you would like to see the wood. Over roughly three decades you go below your own arrangements. You take up psychology, or finance, or night shifts; you say the unsayable to an old acquaintance, and the bond deepens or proves to be decor. All this confers power, and an itch to probe what has already healed. Choose your depths. Leave a few surfaces smooth, for guests.',
  [Sagittarius]:
    'Having seen what people hide, you would like some air. Thirty years of it begin, and to your own surprise suspicion gives way to belief: in a teacher, a cause, the decency of strangers on a night ferry. You enroll, emigrate, acquire a mule. Old intimates may find you breezy about matters you once sat up with until dawn. Bring along what you found out down there. No other luggage makes a traveler worth listening to.',
  [Capricorn]:
    'Enthusiasm meets its bookkeeper. For some thirty years you are asked to pick one plan out of the dozen and find out what it takes, in Tuesdays. You acquire a schedule, a successor, a good wool coat. Responsibility fits better than you expected and flatters less. Along the way the big laugh can get left in a cloakroom, and those who loved it turn formal. Go back. A chief who laughs at dinner has less explaining to do at breakfast.',
  [Aquarius]:
    'About the time you finally have the office, you start to wonder who decided that there should be offices. The Sun comes down from its dais for thirty years or thereabouts, and duty gives way to fellowship: a citizens’ assembly, a band of retired engineers. Your experience counts for more once it is given away. Those at home, though, hear a great deal about humanity. Ask one of them how the day went, and wait for the answer.',
  [Pisces]:
    'Close to the sea a road gives up its asphalt by degrees, and so, over thirty years, do you. Music leaks under the doors of your principles. Mercy interests you more than being right; you may paint, sit with the frail, forgive an institution. Direction suffers for it. Months go by in a tender fog, and a stronger will fills in your forms. Fix the hours when you may be reached, and give them to a friend who will check.',
};
