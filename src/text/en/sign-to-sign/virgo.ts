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

export const virgoWith: BySign = {
  [Aries]:
    'Every drawer has been opened and none shut, so you know who is home. Aries, cardinal fire, goes through a morning like that, and you follow behind, closing things. For a while it refreshes you to be around someone who never rehearses. The call you have been drafting all week takes them ninety seconds, and it works. Then you wipe up the third spill and your remarks get an edge. They miss a hint, and they take a sigh for an attack. Choose one complaint, and say it straight, with what you want done. For your own sake, leave a drawer open and see what gets in.',
  [Taurus]:
    'With Taurus you sit down. It may be the first time all day. Venus pours for Mercury at this table: from them you discover that a peach can be eaten over the sink, and thanks to you their comfortable world stays in good repair. The pace is what makes you fret. They are still digesting, a month later, a question you would have closed in an hour, and prompting only slows them. Say it once, put a date on it, walk away. The best they offer is a hand laid flat between your shoulder blades until you stop counting. Stay for it.',
  [Gemini]:
    'The crossword is finished when you come down, in ink, with two answers invented. Gemini is Mercury’s other child, the one who gets away with things. They rescue you from thoroughness, and you alone could complete their sentences, and would. Neither holds still, and lacking an anchor you keep each other in fresh alarms. Inexactness feels to you like a lie when generally it is a sketch. Before correcting a fact, decide whether it matters. Give them what needs trying out, keep what needs finishing, and share the credit.',
  [Cancer]:
    'A plate appears at your elbow, because Cancer has noticed that you forgot to eat. You would have done the same, and being on the receiving end unsettles you. Your evenness lets them weep about the family and go on to the groceries. Fixing is how you help, and here it goes wrong, since half of what saddens them was never meant to be fixed. Put the remedy away and hum in agreement for ten breaths. As for remarks on how they do things in their kitchen, each is stored with its date and tone. Pay in three kind ones first.',
  [Leo]:
    'Sequins turn up in your laundry. Just behind your careful sign Leo lives at full blaze, and you disapprove, and you are warm. They have seen gifts in you that you had filed under duty, and they mention them to strangers. In poor return, you notice the hem. Pride that size bruises at a touch, and what you offer as care they hear as booing. Deliver the review in two parts: the glory by itself, the hem on another day. As for you, wear something that shines, on a Wednesday, for nobody.',
  [Virgo]:
    'Laid side by side, your shopping lists agree down to the brand of thread. Relief comes first: another mind that notices, a person who is on time and cares when others are not. With so much Mercury and so much earth, life between you runs like a good watch and may come to be about running. Two critics never lack a subject, and because each is harder still on themselves, praise is a coin neither mints. Mint some. One sentence at bedtime about what was good, no “although.” And bake a lopsided cake now and then, to be eaten with the fingers.',
  [Libra]:
    'The vase is two inches off center, and you both know it. You would move it for the sake of use and Libra for the sake of grace, a near agreement that makes you happy in any store. Next door to your workbench is the living room. They lead you out among people with your sleeves rolled down, and you find their charming plan a bus route. Things fray when they ask for your opinion and you give it. They only wanted company while they went on wondering. Begin with what you like about both choices. If the wondering goes on past ten, choose for both of you.',
  [Scorpio]:
    'Neither of you believes the brochure. You check the plumbing, Scorpio checks the people, and together there is not much you could be sold. They trust you for saying less than you see. Where you fuss they go for the root. Where they brood you hand them a tool. Then a correction of yours, which you have forgotten by noon, goes into a file they keep, and when they close up you hunt for your error item by item. Ask, “Is it me?” You will be told the truth, which is usually no.',
  [Sagittarius]:
    '“Roughly a thousand people,” says Sagittarius, about a party where you counted sixty. Let it stand. You are two mutable signs at odds: you hope to live well by getting the small things right, and they by getting the big thing right. You spend the first months delighted and the next ones making corrections. They raise your eyes from the bench. Thanks to you, their voyages include dry matches. But caution sounds to them like no. Ask for less of the future and more of this week. When the next scheme gallops in, let “How would we?” be your only brake.',
  [Capricorn]:
    'Sunday morning, two mugs, one list: to others it resembles work. To two earth signs it is close to bliss. Capricorn’s ambition gives your skill something tall to climb, and in you they have found hands they need not check. You unwind because somebody is in charge. The humor is dry and the desire greater than either lets on. But play dwindles, each waiting for a permission that neither gives. Be cunning: put an idle day on the list as item four, and check it off together. And see that assisting their climb does not become your whole job. You were a master before you met.',
  [Aquarius]:
    'Aquarius has reinvented the drainpipe, and there is a puddle. The idea is good; you see at once which hinge would save it. That is this pair on a lucky day. On the others you seem to have been introduced by mistake, because they think in centuries and you in hooks and hours. Tidying their papers is trespass, and when they fail to notice your effort, they are simply absentminded. Tell them what you did. They will be honestly impressed. Ask them for one outlandish thought a day, and hear it out before fetching a towel.',
  [Pisces]:
    'Your opposite has lost the ticket and is let in anyway. You, with yours in an inside pocket, have watched this happen all your life. Both of you were made to help, you with the right bolt and they by accepting people as they are. That acceptance draws you, and your good order draws them. Before long you are doing everything practical and they are doing all the dreaming, and each keeps a private tally. Ask them to carry out one errand entirely, to their own standard. Then drift beside them for an evening, with the list pinned up in a kitchen miles away.',
};
