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
    'Every drawer has been opened and none shut, so you know who is home. Aries, cardinal fire, goes through a morning like that, and you go after. For a while it refreshes you to live beside someone who never rehearses. The call you have been drafting all week takes them ninety seconds, and it works. Then the third spill is yours to wipe and your remarks get an edge. A hint they miss, and a sigh they take for an attack. Choose one complaint, said straight, with the deed you want. For your own sake, leave a drawer open and see what gets in.',
  [Taurus]:
    'With Taurus you sit down. It may be the first time today. Venus pours for Mercury at this table: from them you discover that a peach can be eaten over the sink, and through you their comfortable world stays in repair. What you fret at is the pace. A matter you would have closed in an hour is being digested a month later, and prompting slows it. Say it once, put a date to it, walk off. Their finest offer is a hand laid flat between your shoulder blades until you stop counting. Stay for it.',
  [Gemini]:
    'The crossword is finished when you come down, in ink, with two answers invented. Gemini is Mercury’s other child, the one who got away with it. They rescue you from thoroughness, and you alone could complete their sentences, and would. Neither holds still, and lacking an anchor you keep each other in fresh alarms. Inexactness feels to you like a lie when generally it is a sketch. Before correcting a fact, decide whether anything hangs on it. Give them what wants trying out, keep what wants finishing, and exchange the credit.',
  [Cancer]:
    'A plate appears at your elbow, because Cancer has noticed that you forgot to eat. You would have done the same, and being at the receiving end unsettles you. Your evenness lets them weep about the brother and proceed to the groceries. Repairing is how you help, and here it goes wrong, since half of what saddens them was never meant for repair. Put the remedy away and hum in agreement for ten breaths. As for remarks on how things are done in their kitchen, each is stored with its date and tone. Pay in three kind ones first.',
  [Leo]:
    'Sequins turn up in your laundry. Just behind your careful sign Leo lives at full blaze, and you disapprove, and you are warm. They have seen worth in you that you had filed under duty, and they mention it to strangers. In poor return, you notice the hem. Pride of that size bruises at a touch, and what was offered as care is heard as booing. Deliver the review in two parts: the glory by itself, the hem on another day. As for you, wear something that shines, on a Wednesday, for nobody.',
  [Virgo]:
    'Laid side by side, your shopping lists agree down to the brand of thread. Relief comes first: another mind that notices, a person who is on time and minds when others are not. With so much Mercury and so much earth, the household goes like a good watch and may come to be about going. Two critics never lack a subject, and as each is harder still on themselves, praise is a coin neither mints. Strike some. One sentence at bedtime on what was good, no “although.” And bake a lopsided cake now and then, to be eaten with the fingers.',
  [Libra]:
    'The vase is two inches off center, and you both know it. You would move it on grounds of use and Libra on grounds of grace, a near agreement that makes you happy in any shop. Next along from your workbench comes the drawing room. They lead you out among people with your sleeves rolled down, and you find their charming plan a bus route. It frays when they ask for your opinion and you give it. They were asking for company inside the question. Begin with what you like in both choices. If the turning goes on past ten, choose for two.',
  [Scorpio]:
    'Neither of you believes the brochure. You check the plumbing, Scorpio checks the people, and together there is not much you could be sold. They trust you for saying less than you see. Where you fuss they make for the root. Where they brood you hand them a tool. Then a correction of yours, forgotten by noon, goes into a file they keep, and when they close up you hunt for your error item by item. Ask, “Is it me?” You will be told the truth, usually no.',
  [Sagittarius]:
    '“Roughly a thousand people,” says Sagittarius, of a party at which you counted sixty. Let it stand. You are two mutable signs at odds: you hope to live well by getting the small things right, and they by getting the big one. You spend the first months delighted and the next ones annotating. They raise your eyes from the bench. Thanks to you, their voyages include dry matches. But caution sounds to them like no. Ask for less of the future and more of this week. When the next scheme gallops in, let “How would we?” be your only brake.',
  [Capricorn]:
    'Sunday morning, two mugs, one list: to others it resembles work. To two earth signs it is close to bliss. Capricorn’s ambition gives your skill somewhere tall to go, and in you they have found hands they need not check. You unwind because somebody is in charge. The humor is dry and the desire greater than either lets on. Only play dwindles, each awaiting a permission that neither gives. Be cunning about it: enter the idle day as item four, and tick it with them. And see that assisting their climb does not become your whole trade. You were a master before you met.',
  [Aquarius]:
    'Aquarius has reinvented the drainpipe, and there is a puddle. The idea is good; you see at once which hinge would save it. That is this pair on a lucky day. On the others you seem to have been introduced by mistake, for they think in centuries and you in hooks and hours. To tidy their papers is trespass, and when your effort goes unremarked, the cause is mere absence of mind. Tell them what you did. They are honestly impressed. Ask them for one outlandish thought a day, and hear it out before fetching a towel.',
  [Pisces]:
    'Your opposite has lost the ticket and is let in anyway. You, with yours in the inner pocket, have watched this happen all your life. Both of you were made to help, you with the right bolt and they by never minding what a person is. That pardon draws you, and your good order draws them. Before long you are doing all the practical half and they all the dreaming, and each keeps a private tally. Ask them to carry one errand entirely, to their standard. Then drift beside them for an evening, the list pinned up in a kitchen miles away.',
};
