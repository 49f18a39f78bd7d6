import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  type Mars,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const marsAspects: NatalAspectsOf<typeof Mars> = {
  [Jupiter]: {
    [Conjunction]:
      '“How hard can it be?” you ask, picking up the sledgehammer. Will and faith ignite together, and a crew forms behind you before there is a plan. Things get done that prudent people had ruled out. Less clear to you is the difference between strong and right, and you fight on for a principle after everybody has left for lunch. Find out which walls hold up the house. Then swing.',
    [Opposition]:
      'Facing an adversary with convictions, you grow two inches. Rivals, professors and loud neighbors all enlarge you, and whatever they stake you raise. You fight in the open and toast the winner, which is gallant. Yet the campaign may end up larger than anything either side wanted. Fold early for once, shake hands, and see what you would have attempted that afternoon with no one to outdo.',
    [Trine]:
      'The lake is freezing, and you are already in it, shouting that it’s lovely. Confidence and muscle agree without consulting you, and whatever you lean on tends to give. A walk with you becomes a feat that friends boast about, though it also falls to them to turn blue. Before the next plunge, consult somebody who feels the cold. They will have noticed the sky.',
    [Square]:
      'The wheelbarrow is overloaded again, since two trips would have been an admission. You charge past enough, in sport and argument and promises, because stopping there feels like giving in. Causes and crews prosper on your surplus. Then the load tips in the gateway, where everyone can see. Keep back a fifth of your strength, as an experiment. By the weekend you’ll have a better use for it than proof.',
    [Sextile]:
      'A date on the wall and a number pinned to your shirt draw more out of you than a year of resolve. Vigor and optimism cooperate when asked, so enter things, the hill race or the grant round or the public debate. Nothing will chase you into the arena, however, and whole springs go by in talk of training. Send the form first. Fitness follows the fee.',
  },
  [Saturn]: {
    [Conjunction]:
      'You count to ten before hitting anything, including your stride. Force and restraint share one handle, so your effort is compressed, good for the hard dull thing done at dawn, year upon year. Anger gets filed. It hardens into stubbornness or an exact sort of sarcasm, and one blocked morning can persuade you that everything has said no. Cut the task down to ten minutes, and begin before permission comes.',
    [Opposition]:
      'Wherever you are hurrying, someone in charge is setting out traffic cones. You push, they refuse, and on certain days you are the one in the orange vest. All that resistance has given your will grain, and hardly anyone can outlast you. The waste is in fighting a single supervisor under a series of names. Decide which rules you would keep if the site were yours. Enforce one of them on yourself, strictly.',
    [Trine]:
      'While others look for their gloves, half the wood is stacked, and squarely. You can feel how much force a screw will take, and people hand you whatever they dare not botch. Exertion and patience were never at odds here. So steady a worker becomes a wall for others to lean on, though, and may haul for years without asking what for. Ask before you bend your knees.',
    [Square]:
      'Green light, and the truck ahead has stalled. Impulse meets obstruction so regularly that you brace in advance, and either ram the thing or give up early with your teeth set. Steel is made in this way, heated and then quenched, and your craft has an edge that lucky people’s lacks. Temper pays for it. Alternate on purpose, an hour flat out and one of strictly nothing, before life alternates for you.',
    [Sextile]:
      'Set the alarm for the same time daily and something in you stops arguing. Will and structure are ready to work together; a coach will bring them in, or a bench with every tool’s outline painted on it. What they build holds. Lacking them, your competence naps, doing as asked at the pace asked. Choose a hard thing nobody assigned, and be your own foreman until spring.',
  },
  [Uranus]: {
    [Conjunction]:
      'The manual is still in its plastic, and you have the back off. Action comes as a spark, ahead of intention, which makes you brilliant wherever no procedure exists. Routine maddens you. So does advice, to the point that a useful door gets kicked because somebody was holding it open. Keep a machine about that may always be dismantled. When the spark is for a person, walk around the block and look again.',
    [Opposition]:
      '“Calm down,” says somebody, and that is the end of calm. It looks as if others set you off, the colleague with no schedule or the lover who swerves, but your fingerprints are on the wheel as well. You think fast in an uproar, having had practice. Those nearest have started to tiptoe. Forecast yourself: “twenty minutes, then I’m going to be impossible” has saved many a dinner.',
    [Trine]:
      'One step sideways, and what was blocking eight people is behind you. Daring requires no warm-up, and your timing has the luck of the unselfconscious. You free others simply by not having noticed the fence. With exits so plentiful you have left most things at the first hard winter, and some have flowered since. Choose a single field with a rail around it, and stay until you know where it floods.',
    [Square]:
      'The form wants block capitals, and your neck gets hot. You bolt when the task is nine-tenths done, or start the argument that ends the meeting. Whole offices have moved, mind you, because you could not stand it another day. What you want is room, and anger makes a clumsy messenger. Before the gesture, write out what you wish to be free to do. If the page stays blank, have lunch.',
    [Sextile]:
      'Press the button that nobody at work has ever pressed. Experiment pays you in mild doses taken often: the unfamiliar tool, a different crew, a protest you would ordinarily skip. Courage and invention are neighbors in you who have yet to meet, and someone has to ring both bells. Otherwise competence goes on, a bit airless. Try one deliberate deviation a week, and repeat the ones that made you laugh.',
  },
  [Neptune]: {
    [Conjunction]:
      'Asked what you are doing, you look up like someone woken. Drive passes through imagination before it reaches the hands, so you act by feel, as dancers do, and for a vision you will outwork anybody. When no picture glows the motor is simply absent, and another person’s dream may get the use of you. Sketch the goal on paper, with measurements. After that go by feel as much as you please.',
    [Opposition]:
      'Your opponents never quite show up. You arrive with the case prepared and find someone hurt or helpless, and presently you are carrying their bags. Strength and pity trade places whenever you face another person. On a good day this is chivalry, a force that knows how to be gentle; in a muddle it gets you used. Before helping, ask what they intend to do meanwhile.',
    [Trine]:
      'Catching the tempo of a crowd, or of a nervous horse, needs no study on your part. You exert yourself with grace and move people by barely pressing. Since the current is so often kind, you seldom row against it, and decisions are left to wherever you wash up. Now and then swim straight across. Pick a spot on the far bank and arrive there tired.',
    [Square]:
      'You meant to send a furious email and sent a poem. Desire and doubt stand in each other’s light: you set out firmly, the aim dissolves, and you wonder what right you had to it. Then comes fatigue, or a roundabout maneuver that embarrasses you later. On film, or on behalf of those who cannot speak up, the same blur of feeling turns to power. State what you want in eight words every morning, before the mist comes in.',
    [Sextile]:
      'Painted scenery needs a hammer, and so do your dreams. Force and fancy will collaborate if you call them to the same place, an aikido mat or a stage crew or a van full of hot meals. There you are gentle and effective at once. Left uncalled they alternate, a busy week and then a vague one. Choose a dream with a tool in it, and book the hall.',
  },
  [Pluto]: {
    [Conjunction]:
      'Other people knock twice. You take the door off its hinges, and put it back so well that nobody can tell. Will goes to the root in you, and defeat is merely compost. Stubborn materials and hopeless cases are your proper weight class. Ordinary matters suffer, since you bring the same weight to a parking ticket. Mark each new struggle from one to ten on arrival. Save yourself for the tens.',
    [Opposition]:
      'Sooner or later every workplace produces the one person who needs to see you bend. You won’t, and neither will they, having recognized their own will coming the other way. Duels of this sort teach you how power works, and you become a formidable friend to the weak. They also empty the building. Say what you require, leave your rival a dignified exit, and look elsewhere while they use it.',
    [Trine]:
      'Clearing fallen trees is your idea of gardening. Strength is simply there, low and unhurried, and rises to the size of the job. Bare ground gives you an appetite, and people in a tight spot breathe easier with you alongside. Sure of your force, you may not notice how much of it is resting on somebody slight. Ask those at home to say when you are leaning. Then believe them.',
    [Square]:
      'For weeks it doesn’t matter, you say, in a voice that makes the glasses ring. Anger goes below in you and draws interest. Once up, it wants to level the block. Pressure like that also digs wells, and you will drill through rock where better equipped people turned back. Give it heavy daily labor, preferably with dirt in it. Grievances are best brought to the surface at the size of a walnut.',
    [Sextile]:
      'There is a second wind in you that most days are too mild to reach. Research will call it up, or a steep path walked with stones in the pack, and steady pressure on the proper spot can shift a workplace or a habit. Since nothing compels you, years may pass at half strength. Take the project you have been calling too big and give it your Tuesdays.',
  },
  [Chiron]: {
    conjunction:
      'Your strength feels like something borrowed from a stricter household. Once, perhaps, it broke a thing that mattered, or someone said it would; now you keep it wrapped, or swing too hard and confirm the tale. Coaches and defenders are made of exactly this, and nobody is better at teaching the timid to hit back. Practice on a drum or a snowbank. Then spend some of that force in your own cause.',
    harmonious:
      'In any gym class you spot the one who dreads being picked. What bruised your own courage has turned to know-how, and you lend people nerve by standing beside them while they try. Oddly, it may stop short of home, and the lion who speaks for others mumbles at the landlord. Once a month imagine that you are your own shy cousin, and go in there for them.',
    tense:
      'Somebody steps ahead of you in line, and your hands go cold. Present anger falls on something older, so you boil over, or let it pass and argue with the ceiling until two. Knowing from inside what powerlessness does has made you a scrupulous fighter, which is rare. Divide the complaint. Today’s part is small and can be spoken in a breath. The rest deserves a listener rather than a target.',
  },
  [NorthNode]: {
    conjunction:
      'Each time you waited to be asked, the year stood still. Growth lies where the hand goes up: in open rivalry, in plain anger, in being the first to try the ice. Older habits find that brash and plead for one more consultation. Impatient, physical people prove to be your allies. In the rush you may flatten somebody. Lead off, and look back at the corner.',
    harmonious:
      'Start digging, and someone turns up with a second shovel. Your efforts lie in the direction life is tending anyway, so initiative is met halfway and a brisk decision brings the right company. Motion solves so much that you may hurry by the place where a question should have been asked. Before the next push, spend an hour with a person who doubts it. Afterward dig with a lighter arm.',
    square:
      'There is a brawl at the crossroads, and you know all the fighters. A practiced combativeness, or a practiced hurry, keeps claiming the hours meant for something new. It is real skill, and it once kept you safe. But growth begins a few steps beyond the fight that you would certainly win. Concede that one, amiably, and try the same arm on a task with no enemy in it.',
    opposition:
      'There is a brawl at the crossroads, and you know all the fighters. A practiced combativeness, or a practiced hurry, keeps claiming the hours meant for something new. It is real skill, and it once kept you safe. But growth begins a few steps beyond the fight that you would certainly win. Concede that one, amiably, and try the same arm on a task with no enemy in it.',
  },
  [Ascendant]: {
    conjunction:
      'In the corridor your footsteps can be told from anybody else’s. People look up, knowing that what the meeting has been avoiding is about to be said. They also put up their guard, because your face at rest seems about to charge. Slow the first minute down: take a seat, let the jaw go. Then be as direct as you like.',
    harmonious:
      '“Right, then,” you say, and people get out of their chairs. Vigor shows in you without menace, there being nothing stored up behind it. Others enjoy being fetched; a partner may owe you their love of mornings. The pace is always yours, however, and the slower ones nod while losing sight of your heels. At the second bend, find out who is short of breath. Carry something of theirs.',
    square:
      'By the second sentence somebody has taken offense, and you honestly wonder who began it. Between your intention and your manner a spark jumps, or else you choose partners who do the fighting for both. Those who stay know precisely where they stand with you, a luxury in most company. Open by stating what you came for. Half the combat in your life consists of other people guessing.',
    opposition:
      'By the second sentence somebody has taken offense, and you honestly wonder who began it. Between your intention and your manner a spark jumps, or else you choose partners who do the fighting for both. Those who stay know precisely where they stand with you, a luxury in most company. Open by stating what you came for. Half the combat in your life consists of other people guessing.',
  },
  [Midheaven]: {
    conjunction:
      'Reputation gets there ahead of you and has started moving the furniture. You are the one brought in to break a deadlock, then grumbled about for the noise. Given a visible target, your ambition burns clean. Denied one, it takes aim at whoever sits above you, in front of witnesses. Choose two battles a year that merit an audience. Settle the others by the coffee machine, at conversational volume.',
    harmonious:
      'At the gate of the workplace your tiredness lifts, as if someone had changed a battery. Drive and calling pull together; you climb without stepping on fingers, and rivals tend to become colleagues. A job that uses you so well may end by using all of you, and home is handed the ashes. Reserve a day’s worth of fire each week for something that carries no title, such as a kite.',
    square:
      'Anger commutes: made at the office and delivered at home, or sent the opposite way. Superiors bring out the adolescent in you, and household and ambition tug at each other’s sleeves. There is horsepower in this, and you could start a trade from a packing crate. Finish every quarrel in the building where it began, before leaving. Let the couch be a couch.',
    opposition:
      'Anger commutes: made at the office and delivered at home, or sent the opposite way. Superiors bring out the adolescent in you, and household and ambition tug at each other’s sleeves. There is horsepower in this, and you could start a trade from a packing crate. Finish every quarrel in the building where it began, before leaving. Let the couch be a couch.',
  },
};
