import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const plutoTransits: TransitAspectsOf<typeof Pluto> = {
  [Sun]: {
    conjunction:
      'A snake about to shed can hardly see, and looks for a rough stone. Pass by pass Pluto works at the center of you, and roles that fitted go dull and tight. Power is the subject: whose you have borrowed, and what yours is for. While the eyes are clouded you may strike too soon. Choose a demanding piece of work for your stone, and rub.',
    harmonious:
      'Deep in the works a large wheel engages, and what you had only wished for starts to turn. Your will has torque, and a good while to use it. Those in charge make way, and a renewal that others would find grueling gets done between breakfast and lunch. Smaller cogs can get chewed. State what you intend to become, to somebody who will ask about it.',
    square:
      'Someone sits in the big chair and looks at you as at a draft. Through several rounds, this year and next, your pride meets a power that won’t be charmed. You can shout until both of you are hoarse. What comes out of it is smaller than what went in, and sounder. Concede whatever was for show. On the rest, stand still and talk low.',
    opposition:
      'Someone sits in the big chair and looks at you as at a draft. Through several rounds, this year and next, your pride meets a power that won’t be charmed. You can shout until both of you are hoarse. What comes out of it is smaller than what went in, and sounder. Concede whatever was for show. On the rest, stand still and talk low.',
  },
  [Moon]: {
    conjunction:
      'A tin box of family letters turns up, and you read on the floor until the light goes. Feelings from far back come out with the roots on, some at this pass and more at the next. You want closeness entire or not at all. Let someone sit by you. Keep what explains you, give back what was never yours, and air the room.',
    harmonious:
      'At the back of the heart, something is defrosting. Feeling goes deep without flooding during this long transit, so that you can speak of early things in a level voice and see another person through a thorough change. Others, still frozen, may find you a bit abrupt with tears. Take a household pattern older than you are, talk it over with whoever it also shaped, and let it end with you.',
    square:
      'The pressure cooker has begun to hiss, and everyone at table pretends otherwise. Needs that you manage so ably turn fierce, subside for a season and come back. Somebody clings or goes silent, and you may recognize the method, which dates from a smaller kitchen. Let the steam off early, in sentences about yourself. What was clamped down so long is chiefly love.',
    opposition:
      'The pressure cooker has begun to hiss, and everyone at table pretends otherwise. Needs that you manage so ably turn fierce, subside for a season and come back. Somebody clings or goes silent, and you may recognize the method, which dates from a smaller kitchen. Let the steam off early, in sentences about yourself. What was clamped down so long is chiefly love.',
  },
  [Mercury]: {
    conjunction:
      'Red string and pins appear on the wall of your mind. Thought goes beneath the surface and may work there until next year, and with one sentence you can change a life, possibly your own. Words weigh more, so set them down with care. The hazard is the fixed idea, because every clue agrees with it. Hire a friend to argue the other case, and pay in dinner.',
    harmonious:
      'The librarian waves you through to the closed stacks. All through this long transit your mind reaches what it usually skirts: interviews go deep, and one well-turned paragraph shifts opinion. Daylight talk may come to bore you. Study a subject that has a cellar, old languages or how power was got in your town. Publish a page of what you find.',
    tense:
      '“What exactly did you mean by that?” Conversation grows trapdoors whenever the planet comes by again, and you probe and persuade, or come up against a mind bent on winning yours. Some pat opinions will fall through, to nobody’s regret. Your silences have teeth, too. Ask the real question with no catch in it, and thank people for answers you dislike.',
  },
  [Venus]: {
    conjunction:
      'Bring two magnets near, and your hands know before your eyes do. Love, or the want of it, turns elemental, and two anniversaries may pass before it lets up. Someone draws you past good sense, or a long bond is taken apart to its honest core. Possession is the dead-end road. Say what you crave, leave the other one room to refuse, and cherish what stays.',
    harmonious:
      'On the old pear tree, a graft takes. Love can be renewed from under the bark, a ring this year and a ring next, without storms. Partners say the unsaid thing, and you find out what you really revere. Sap rises unasked, but somebody has to make the cut. Propose the honest talk. Show the work you care for to a tougher judge than last time.',
    tense:
      'A chessboard has found its way into the bedroom. For some rounds, spread over two years perhaps, attraction and control share the squares, and you test or withhold, or want what is plainly bad for your peace. The heat is real, as is the news about your price. Name the game aloud and somebody generally laughs. Then ask for affection straight, with nothing left to win.',
  },
  [Mars]: {
    conjunction:
      'Somebody has fitted a tug’s engine in your rowboat. Willpower comes in surges, this year and next, quite out of scale with daily life: you could drag a liner off the shoals or swamp the ducks. Buried anger is part of the fuel, so find out its grade. Take on the task that beat you once. Throttle down in narrow water, and let a pilot aboard.',
    harmonious:
      'Piano movers take the weight in their legs and hardly speak. Strength like that is on loan to you, with time to use it. You work at depth, your courage sits lower down, and opposition yields since you have not raised your voice. Idle, it merely makes you intense at meetings. Choose the one heavy thing, then the strap and the route, and shift it a landing at a time.',
    tense:
      'At a wedding you are arm wrestling an in-law, and neither of you is laughing. Contests go total, simmer for some months and flare again, with victory looking more necessary than it is. There is a mighty drive in this, ready for any mountain that is not a person. Find it one. As for the in-law, lose gracefully, and ask where they got that grip.',
  },
  [Jupiter]: {
    conjunction:
      'The plan needs a bigger sheet of paper, and then a bigger desk. Belief turns ambitious as long as Pluto stays near, backers appear where the purpose is serious, and an old creed is pulled down to clear the site. Size will impress you beyond its merits. Ask at each stage who gains, and keep one teacher on hand who is not impressed at all.',
    harmonious:
      'Among the county papers a deed comes to light, and the field proves larger than anyone supposed. Reach grows from the root, unhurried, over two summers perhaps. Influential people share your aims, and hope stands up to inspection. Owners of wide fields do tend to hold forth. Stake out what you would teach or build there, and invite someone with less land.',
    tense:
      'A megaphone lies within reach. Your convictions collide with somebody’s larger interests, more than once before this is through, and every opponent starts to look a villain. There may well be something rotten to expose, and you have the lungs. Before you pick it up, check the facts twice and the motive three times. Then speak at half volume.',
  },
  [Saturn]: {
    conjunction:
      'A glacier sorts slowly, boulders here and gravel there. With everyone of your school year you feel it grind, in passes, along the rules and posts on which you built adulthood. Some of the stone was only rubble. So much weight can leave a person grim, or autocratic. Stand on what won’t budge and let the loose stuff go downhill. There is generally a valley afterward.',
    harmonious:
      'Overnight a crew jacks up the bridge and renews its bearings, and the morning traffic notices nothing. Thorough reform of your working life can go through in stages now without scandal, as you have stamina for it and the trust of heavy people. You may be handed other people’s bridges as well. Relieve whichever part has carried too much for too long. Conceivably that part is you.',
    tense:
      'A vise has two jaws and a handle, and it is easy to forget the third. Pressure comes in several turns, months apart, from an institution or your own severity, when giving up and holding on look much alike. It shows which duties are bone and which are plaster cast. Find the handle, the one term you can set. Give it a quarter turn, and call for company.',
  },
  [Uranus]: {
    conjunction:
      'An underground press has started up behind your bookcase. What is freest in you turns serious, in passes that your age group shares: novelty no longer amuses, and you want things altered at the root by spring. Such haste wears out allies. Print a page at a time, and sign it. See to it, too, that the revolution has a kitchen.',
    harmonious:
      'Nobody planted the walnut that has come up by the shed. Growth of that sort, unsponsored and deep in the root, is common this year among people your age, and you could alter a large system a little, or your own habits a lot, with hardly a quarrel. Unrecognized, it gets mown with the grass. Stake it. Tell the gardener, and decide where you will want shade.',
    tense:
      'Under the tarpaulin something kicks. Your wish to be nobody’s subject wrestles somebody’s wish to rule, possibly also yours, in abrupt rounds that can run on into next year, and half your class reports the same. All or nothing has a fine ring at night. By day, find the one compulsion that you obey without noticing, and mutiny there. Outside tyrants shrink a little after that.',
  },
  [Neptune]: {
    conjunction:
      'Divers bring up crockery from a wreck, blue and white and hardly chipped. Pluto goes over your Neptune once at most, for a year or two, and a whole generation has its faith dredged with yours. The glazed ideals rinse clean; others crumble in the hand. You can be fanatical one month and empty the next. Choose what still holds water, and eat from it on weekdays.',
    harmonious:
      'Behind the garage, of all places, the dowser’s rod dips. A deep source lies near the surface for you and your contemporaries, this year and next: images come with authority, and you can tell what a crowd is secretly hoping. Oracular airs are the one thing to watch. Sink a small well, an hour a day at whatever last made you forget lunch. Leave the neighbors a bucket.',
    tense:
      'Acid bites wherever the wax was scratched, and that is how an etching gets its line. Your illusions, and those of your age, are lowered into the bath several times before the passes end, and you may tip toward cynicism or some guru’s arms. Keep the wax on two tested beliefs. Let the rest be marked. Pull the plate out before it is all hole.',
  },
  [Pluto]: {
    conjunction:
      'Two hundred and forty-eight years make the round, so this contact is met in the cradle, or in the chart of something founded, such as a town or a school. For the infant you need only hold the bottle. As for the school, its first will to power is back to be examined. If you serve there, read the earliest minutes and mend one old unfairness.',
    harmonious:
      'Years ago you threw things on a heap, and now it is earth. Near thirty, and again from the fifties onward, Pluto makes an easy angle to its own birthplace. You and all your contemporaries then find, for many months on end, that what you went through will grow something. One can be vain about compost. Tell a younger person what a hard year taught you, omitting the moral.',
    square:
      'Regime change, in a population of one. Pluto squares its own place in the late thirties or the forties, along with everyone you sat in class with, and in as many as five passes some early need to win or be indispensable is deposed, or digs in. Ceding territory feels like defeat on the Tuesday and like a holiday by Saturday. Decide which province you will govern well.',
    opposition:
      'Regime change, in a population of one. Pluto squares its own place in the late thirties or the forties, along with everyone you sat in class with, and in as many as five passes some early need to win or be indispensable is deposed, or digs in. Ceding territory feels like defeat on the Tuesday and like a holiday by Saturday. Decide which province you will govern well.',
  },
  [Ascendant]: {
    conjunction:
      'Even your oldest friend looks twice. Pluto crosses the horizon once if ever, to and fro, and in the process an outward self gets shed. You hold a gaze longer, and certain acquaintances can’t take it. Others find you formidable when you’re merely thinking. Clear out the wardrobe by degrees. Say what you will no longer play, and leave your sense of mischief where it can be seen.',
    harmonious:
      'You are not chairing, yet the meeting starts when you sit down. Presence has deepened, and has a year of easy passes to run. Others bring you what matters, and an alliance can be remade on truthful terms. Influence is simply there, like a good bass voice, and it drowns flutes. Lend it to someone who gets talked over. Ask a close friend how you have changed.',
    square:
      'War has broken out over the thermostat. The stake, as everyone knows and no one says, is who decides: in rounds, with truces of several months, somebody wants more say than somebody can spare. Bonds do come through such fires, plainer and stronger. Maneuvering spoils the metal. State one thing you want, one you’ll yield, and one you won’t discuss by text. Then share the blanket.',
    opposition:
      'War has broken out over the thermostat. The stake, as everyone knows and no one says, is who decides: in rounds, with truces of several months, somebody wants more say than somebody can spare. Bonds do come through such fires, plainer and stronger. Maneuvering spoils the metal. State one thing you want, one you’ll yield, and one you won’t discuss by text. Then share the blanket.',
  },
  [Midheaven]: {
    conjunction:
      'The old sign is off the building, and for the moment only bolts show. With Pluto at the top of the chart, a passage of a year or two that many lives never see, work is stripped to what you’d do under any name. Influence may come, and scrutiny with it. You will be offered ruthlessness as realism. Decline. Letter the new sign yourself once you know what’s sold there.',
    harmonious:
      'Years later, someone powerful remembers how well you lost that argument, and wants you on the project. Standing grows from below this year and next. You could reform a department or restore what others wrote off, with your home firmly behind you. But nobody guesses such ambitions. Put in two paragraphs whom you’d want beside you and what you would clear out first, and send them up.',
    square:
      'The boss wants a word, and so does the basement. Pressure at work stirs whatever is oldest at home, or a house matter bends the career, and neither is settled at one sitting. You may meet a tyrant. You may be called one by a teenager. Some stale ambition is due to go, so let it go from the top, with notice given. Spend the reclaimed evenings among the family photographs.',
    opposition:
      'The boss wants a word, and so does the basement. Pressure at work stirs whatever is oldest at home, or a house matter bends the career, and neither is settled at one sitting. You may meet a tyrant. You may be called one by a teenager. Some stale ambition is due to go, so let it go from the top, with notice given. Spend the reclaimed evenings among the family photographs.',
  },
};
