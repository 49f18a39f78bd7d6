import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  type Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const moonAspects: NatalAspectsOf<typeof Moon> = {
  [Mercury]: {
    [Conjunction]:
      'By the time a feeling reaches you it has a caption. You remember conversations along with the sweater you had on, and can put into words what someone else only frowned at, so confidences come your way on every bus. The mind that reports on the heart also fidgets at it, revising the mood each hour. Decide nothing on the first reading. Look again after a meal.',
    [Opposition]:
      'Two interpreters work in you and neither trusts the other. One has reasons, one has a lump in the throat, and whichever you use first, the person opposite is liable to take up the second: you go cold and they weep, or they lecture while you sulk. You do understand both languages. In the next dispute, give your reason and your feeling in a single sentence, joined by “and.”',
    [Trine]:
      'Small children say “again” when you reach the end of a story. What you sense and what you say travel together, and your common sense has a warm lining, so people leave with their trouble at a portable size. A soothing sentence comes almost too easily, and may close a subject that wanted to stay open. When the right words arrive, wait. The other person might have some too.',
    [Square]:
      'Halfway through explaining that you are fine, your voice goes. Nerves and feelings share a wire, and under stress you say the sharp or the silly thing, then lie rehearsing its replacement. The same crossed line makes you quick and funny, an uncommonly good mimic of how people really talk. Answer upsetting messages in pencil, the following day. Spoken aloud, “give me an hour” is a complete reply.',
    [Sextile]:
      'Ask how you are and there is liable to be an answer. You can report on a mood without being swept off by it, and you write the sort of letter that gets kept in a cookbook. Chat is the danger, an agreeable stream in which the single important thing floats past unremarked. Say that one first, while the coffee is still too hot to drink.',
  },
  [Venus]: {
    [Conjunction]:
      'The good plates come out on a Monday, for two people and leftovers. Comfort and affection are one language to you: you soothe by making things lovely, and hardly anyone feels ugly in your house. Wanting everyone pleased, you may sweeten a complaint until it cannot be tasted, or treat yourself to what you meant to ask for. Leave one cup of tea unsugared, and say the plain need over it.',
    [Opposition]:
      'Whoever makes you feel safe has seldom been the one who makes you feel lovely. You go to and fro between the slippers and the silk, and a lover may find themselves competing with a mother, theirs or yours. In the crossing you have become a subtle judge of what people need, set beside what they like. Ask the safe one to dance. Ask the dazzling one to help carry groceries.',
    [Trine]:
      'Guests look at the clock and find they have stayed an hour too long. Ease spreads from you, along with an instinct for which lamp to leave on, and people want to give you things. Amid so much pleasantness a grievance can live for years as a lodger, well fed and never introduced, because a scene would be so unbecoming. Make a small one. Your friendships have better foundations than you suppose.',
    [Square]:
      'Sometimes the cake is company and sometimes it is only cake. What comforts you and what pleases you keep getting exchanged at the counter, so you dress beautifully for an evening when you wanted to be held, or settle for being held by the wrong person. Sorting this out gives you taste with feeling behind it. When a craving comes, ask who you were about to telephone, and dial.',
    [Sextile]:
      'Forgotten birthdays are rare around you, and so are graceless presents. You notice what would please and do it at small scale, a sprig on the tray, the chair turned to face the garden. Such tact keeps peace among relatives who agree on nothing. It can also keep you at the level of niceness. Once in a while bring someone the thing they need to hear, in the same ribbon.',
  },
  [Mars]: {
    [Conjunction]:
      'A pan of milk and you have something in common: calm, calm, all over the stove. Feeling and fight rise as one, so you defend your people with startling speed and cannot bear to watch a bully finish. Those same people get scalded when they come too near a tired evening. Eat, then speak. And say “I’m cross” at the first bubbles, when it is still a piece of information.',
    [Opposition]:
      'Somebody at home is always angry, and it is never you, as you explain in an even voice. The fight you will not have tends to be assigned to a partner, who performs it with conviction. Quarrels do bring you to life, and you can stand closer to another’s temper than most without flinching. Claim your own share of the heat on the first day, and theirs has less to do.',
    [Trine]:
      'When a pipe bursts, your hands are moving before your face has changed. Instinct and courage cooperate, so you act on a feeling while it is fresh and carry little of it to bed. Households rely on this. You can be short with anyone who needs to discuss the flood before bailing, and in dry months the nerve goes unused. Find something to be brave about on a slow day.',
    [Square]:
      'Slights heat up on the walk home. In the moment you were gracious; by the third lamppost you have your speech, and whoever opens the door receives it. Underneath is somebody protecting a soft place with whatever came to hand. All that quick blood makes you tireless for a cause. Say “ouch” where the thing happened. It is shorter than the speech, and it reaches the right address.',
    [Sextile]:
      'You have the uncommon ability to be cross without being cruel. Irritation goes into the garden fork or a frank word and is used up there, leaving supper undisturbed. You encourage others well, mixing comfort with a slight push between the shoulder blades. What lies unused is the larger daring, since nothing annoys you enough. Pick a feeling you have been merely managing and do something about it by Saturday.',
  },
  [Jupiter]: {
    [Conjunction]:
      'There is always one more chair, and another after that in the shed. Your affections could seat a village, and hope comes back to you like an appetite. Mind the portion size. A kindness gets doubled until the person is in debt to you, and a mood, once begun, invites all its cousins. Give half, wait to be asked for the rest, and keep a little to live on.',
    [Opposition]:
      'Promises leave your mouth with their arms full, bound for whoever looks hopeful across the table. You feel things larger in company: their joy becomes a festival, their doubt a crusade, and the two of you are booked for something by midnight. The generosity is real and people bloom in it. At home, meanwhile, a modest need of yours has been waiting since noon. Feed that before the next festival.',
    [Trine]:
      'By morning your optimism has grown back, like a lawn. You forgive readily and laugh from low down, and relatives who cannot stand each other will both come if you are cooking. So much contentment has a ceiling, seldom noticed because you are comfortable underneath it, and several hopes have gone to sleep there. Accept the invitation that frightens you slightly. Grass grows in that place too.',
    [Square]:
      'Moods come to you in the large size only. A cheerful hour buys presents for the entire street, a low one calls off the spring, and both of them sign your name. Plenty is your element, and few people console on such a scale. Still, more can be a way of not tasting. Have a single scoop, in a proper bowl, sitting down. Apply this to ice cream and to love.',
    [Sextile]:
      'A loan of your spare room, your car, your unreasonable faith in a cousin: people are set going again by things you hardly noticed giving. You can be kind on a sensible budget. The ease of it hides an opening, since the belief you extend to others has seldom been invested at home. Treat yourself as you would that cousin for one season, with a deadline and a cheerful advance.',
  },
  [Saturn]: {
    [Conjunction]:
      'Feelings wait in line with you, each holding a numbered ticket. Perhaps somebody tired or burdened brought you up, and you made yourself easy to raise. What grew from that is a tenderness with a backbone: you are still there in the tenth year. Having trained everyone so well, you are seldom asked how you are. Jump the line. Tell one person today that you’re tired, mid-sentence if necessary.',
    [Opposition]:
      'Reach out for comfort and there stands someone looking at a watch. A partner or a boss gets the role of the cold one, the one with requirements, though the chill was familiar before they came. Hard company has made you self-reliant and fair, and you keep faith with difficult people. Before concluding that nobody has time, ask for a precise amount of it. Half an hour is easier to give than love.',
    [Trine]:
      'Several children who are not yours have your number inside their lunch boxes. Feeling, in you, is patient and keeps office hours, so those who love you know where to find it in any season. Stability has its own upholstery, though. A heart this sensible can go for years without being surprised. Accept a comfort you did nothing to deserve, soon, and do not repay it.',
    [Square]:
      'Asking feels so much like begging that you would rather move the wardrobe alone. Care came with conditions once, or came late, and a part of you still keeps its coat on in case. What you know about loneliness makes you gentle with old people and stubborn children. Let somebody take the other end of the wardrobe, though they will scrape the wall.',
    [Sextile]:
      'Six labeled boxes in the freezer, and one has a neighbor’s name on it. You turn concern into something useful with a date written on, and you can set a feeling down until there is time for it, then really go back. That steadiness is so convenient that others use it as furniture. Say out loud when you are doing something hard. A loved one cannot thank what looks like routine.',
  },
  [Uranus]: {
    [Conjunction]:
      'The bed has stood in every corner of the bedroom. Something in your early home came and went without notice, and excitement got into the place where other people keep safety. You bond in a flash and understand oddballs at once. Then closeness hums too loudly and you are on the porch. Tell those you love that the porch is for twenty minutes, and come back in at nineteen.',
    [Opposition]:
      'As soon as someone is used to you, you feel the sofa tilt. Either you crave nearness and choose people with one foot in a taxi, or you have the taxi waiting yourself. Between the two you have found out how to love without owning. Try living with the tilt: a standing dinner, which either party may cancel twice a year. Neither of you is likely to use that up.',
    [Trine]:
      'A friend can turn up at midnight with a canary and a theory, and you find a perch for both. Your heart keeps flexible hours. Change stirs you without shaking you, and hunches come quick and clean, worth acting upon. Since detachment feels so natural, somebody may need you far more than your easy manner has noticed. Ask one of the regulars what they would miss.',
    [Square]:
      'Signing a lease makes your skin prickle. You want the nest and the exit in one purchase, and when tenderness becomes dependable some part of you rings the big bell to see who comes running. Nobody is better on the day of upheaval, when your pulse and the world’s finally match. Make change a habit in small coin, new routes and rearranged rooms, so that love need not supply it.',
    [Sextile]:
      'Into every family comes one relative the young confide in, who has heard worse. You are that one. Feeling and curiosity take turns in you without a fuss, and you can alter a custom so gently that the traditional guests approve. It stays a hobby unless you use it. Tell somebody what you yourself would change at home, before you have grown fond of putting up with it.',
  },
  [Neptune]: {
    [Conjunction]:
      'Sad songs know your address. You take on the feeling of a place through the skin, and comfort people with a look, or by humming, when talk would only bruise. With no shore between yourself and others, you can miss someone you have never met, and mistake pity for love. Draw yourself an edge daily with something plain, peeling potatoes or counting coins. Then open up again on purpose.',
    [Opposition]:
      'In the mist between two people you see what you long for, and set a place for it. A partner may have become saint or orphan before telling you where they work. Your compassion is real, and reaches people others gave up on. What it overlooks is the person talking. Repeat back what somebody actually said, in their own words. Keep the legend for a story.',
    [Trine]:
      'Aquarium light is what people step into when they come to you upset: everything slows and floats. You understand without being told, and beauty restores you quickly, even through headphones. The tank has glass, however. You can drift inside a lovely mood while a bill or a friend taps upon it. Pick a craft that turns the reverie into objects, however wobbly, and give the objects away.',
    [Square]:
      'A friend cries on your shoulder for an hour and leaves refreshed, and you cannot get up. Some early longing went unanswered, and it has been listening at other people’s doors ever since, overhearing much that is true and making up the rest, a dread here, a rescue there. Being so permeable, you comfort superbly. Check the story against one dull fact, and keep the invented half for art, which asks for no checking.',
    [Sextile]:
      'Tears at a matinee, then a sensible bus home: you can be moved and still know where you put your keys. People and animals relax under your hand. Compassion that costs so little, though, is easily left as a nice trait, taken out at weekends. Give it somewhere to go, a regular hour with someone lonely, or a melody you finish. It improves with handling, as leather does.',
  },
  [Pluto]: {
    [Conjunction]:
      'Some cats move their kittens, one by one, to a place nobody knows. You guard what you love like that. A powerful presence near your cradle taught you early about possession, and nothing since has been felt by halves. Those you hold are held through anything. They may also wonder whether they are free to leave. Set a door ajar yourself, and notice who stays.',
    [Opposition]:
      'Every so often a person walks in and the floor drops a few inches. You call it fate; it is the strength of your own feeling, met in another’s eyes, and soon both of you are wrestling over who needs whom. You can love someone through their worst year without looking away. When the urge comes to check up on them, sit on your hands and ask what you were feeling before they came in.',
    [Trine]:
      'Attics hold no terror for you, your own least of all. You go through the old letters, cry where it is called for, and come down lighter with an armful to throw out. People recover strength near you after a bad season. Living so well among the trunks, you can find a simple good time beneath you, when those you love are having one downstairs. Join them, in an absurd hat.',
    [Square]:
      'Locks interest you: who has a key, who used to, who could get a copy. Somewhere back there closeness and control were the same pair of hands, so when you need a person most you also hunt for the catch. Those under your protection sleep soundly, because your vigilance never does. Hand one spare key to somebody steady, and let a month go by without asking where it is.',
    [Sextile]:
      'Fires that clear the brush and leave the trees standing are lit by people like you. You can go into a strong feeling and be out again by evening, and family secrets tend to reach you for airing. Because calm returns so fast, you may put off the burn until there is a great deal of brush. Choose one resentment while it is still small enough for a bucket.',
  },
  [Chiron]: {
    conjunction:
      'Being fussed over makes you stiffen, as though a hand had come near a bruise. Something about needing and being cared for went wrong early, and you have grown exquisitely kind in the very spot where kindness was short. People in need find a home in you. Receive in tiny doses, then. When someone offers to fetch your coat, sit still while they do it.',
    harmonious:
      'Hurts of the nursery kind you can speak of with a steady voice, and the steadiness is catching. You know what to bring to a person who cannot eat, and when to say nothing while bringing it. Mending comes so readily that you take in every chipped cup in the district. Spend one evening of such care where nobody is watching and the cup is your own.',
    tense:
      'Somebody forgets to ask how it went, and inside you a small person in a misbuttoned coat sits down on the step. The old sore of being overlooked is pressed by small things, and you may nurse others past all reason so as not to feel it. Your tenderness is real, whatever started it. Say “I wanted you to ask.” It is an awkward sentence, and most people are relieved to be handed it.',
  },
  [NorthNode]: {
    conjunction:
      'The detour you take on a feeling has a way of proving the main road. The way forward passes through kitchens and nurseries, or any place where people are looked after, your own person included, and crowds respond to your moods as if you had spoken for them. That can go to the head, and it can empty you. Follow the pull, and take every seventh day off from being needed.',
    harmonious:
      'Aunts, landlords and strangers at bus stops have moved your life along more than any mentor. Your instincts like the direction you are meant to grow in, and home, wherever you put it, comes with you. Comfort may still win over growth on a cold evening, since neither complains. When a motherly stranger says “you ought to meet my friend,” put your shoes on.',
    square:
      'Old habits of comfort know the way back from anywhere. Just as the new life begins to take, a homesickness gets up, and you find yourself cooking what you always cooked, for those you always cooked it for. There is real nourishment in that past, so pack some of it. One familiar dish, eaten at a table in the new place, may settle you better than going back.',
    opposition:
      'Old habits of comfort know the way back from anywhere. Just as the new life begins to take, a homesickness gets up, and you find yourself cooking what you always cooked, for those you always cooked it for. There is real nourishment in that past, so pack some of it. One familiar dish, eaten at a table in the new place, may settle you better than going back.',
  },
  [Ascendant]: {
    conjunction:
      'Your face answers before you do. Whatever passes through you can be read at the door, and strangers, finding it so human, hand you their dogs and their stories. You change with the company, which is hospitality and also a drain, for a dull dinner will leave you dull till morning. Choose rooms as carefully as clothes. On raw days, say so at the start and let people be gentle.',
    harmonious:
      'Within five minutes of meeting you, people have taken off their jackets. Your feelings and your manner agree, so sympathy comes across without effort and you put the shy at ease just by how you sit. Being so easily liked, you can go a long time without being known. Let a mood show that is no use to anyone: a sulk, an unreasonable delight. The right ones will lean closer.',
    square:
      'What you show and what you feel keep different hours. You look brisk while something in you wants carrying, or melt in front of the wrong person, and then a companion is scolded for not having guessed. Reading others, on the other hand, is second nature, since you know how much a face leaves out. Give a plain report at the door, before the coat is off and the face takes over.',
    opposition:
      'What you show and what you feel keep different hours. You look brisk while something in you wants carrying, or melt in front of the wrong person, and then a companion is scolded for not having guessed. Reading others, on the other hand, is second nature, since you know how much a face leaves out. Give a plain report at the door, before the coat is off and the face takes over.',
  },
  [Midheaven]: {
    conjunction:
      'The public feels it knows you, as it knows the voice on the morning radio. Work goes well where people are fed, housed or made nostalgic, and you sense their moods ahead of any survey. Yours are visible as well. A private gloom becomes everyone’s gloom, and your standing seems to rise and fall with being liked. Have someone outside the profession to whom you are just hungry.',
    harmonious:
      'Colleagues tell you things, and promotions follow from it. You bring the comforts of a household to your calling, remembering names and who takes milk, and the public rewards a familiar face. The arrangement is so agreeable that work may turn into the only family you tend. Be home by six on Wednesdays. What made you good at the job was learned there, and needs refilling.',
    square:
      'A call from home comes just as you stand up to speak, if only in your mind. Roots and rise were set against each other, perhaps by a parent whose career was an absence or whose care was a claim. You bring real warmth into cold offices, and guilt along with it. Just once, take that call in the middle of a meeting, and see how little the building minds.',
    opposition:
      'A call from home comes just as you stand up to speak, if only in your mind. Roots and rise were set against each other, perhaps by a parent whose career was an absence or whose care was a claim. You bring real warmth into cold offices, and guilt along with it. Just once, take that call in the middle of a meeting, and see how little the building minds.',
  },
};
