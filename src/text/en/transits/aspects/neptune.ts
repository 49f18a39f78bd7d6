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

export const neptuneTransits: TransitAspectsOf<typeof Neptune> = {
  [Sun]: {
    conjunction:
      'In watercolor the edges run before you can stop them, and sometimes the run is the sky. Your sense of who you are goes soft, and the passes may continue into next year. Old aims lose their grip, and beauty or plain wistfulness comes in where they were. Put off large definitions of yourself. Rest, make something, and keep one practical routine bone dry.',
    harmonious:
      'Light wavers on the underside of a pier, and you stop to watch. A year of such stopping is under way, in which pride comes unknotted by itself and generous people take to you. A mood this agreeable may leave no trace but a tan. Lend it to a piece of work with a public, a mural or a benefit night.',
    square:
      'Steam covers the bathroom mirror, and it suits you not to wipe it. For months at a stretch you are unsure what you want, while admirers and advisers each see somebody else. Some vanity dissolves, and a gentler self is left, slow to boast. Check flattering offers with a friend who knew you when you were broke. Every day, wipe one corner of the glass with a fact.',
    opposition:
      'Steam covers the bathroom mirror, and it suits you not to wipe it. For months at a stretch you are unsure what you want, while admirers and advisers each see somebody else. Some vanity dissolves, and a gentler self is left, slow to boast. Check flattering offers with a friend who knew you when you were broke. Every day, wipe one corner of the glass with a fact.',
  },
  [Moon]: {
    conjunction:
      'Films make you cry, and lately so do commercials. Tide by tide, for as long as two years, the wall between your feelings and the street’s wears thin. Childhood houses come back in dreams, and you long to be let off. Tenderness this wide needs a shore. Each night name one feeling that is yours, and give the pity a regular address.',
    harmonious:
      'Bathwater at the perfect heat: so the heart feels, now and then, for a year or thereabouts. You guess what shy people need, family stories lose their barbs, and sleep hands you pictures. One could soak until the fingers wrinkle. Step out while it is warm, and take some to a person who lives alone. Draw the picture afterward, however foolish it looks dry.',
    square:
      'Homesick in your own kitchen, you put on a second kettle. Moods arrive without a sender, stay a season, go and return, and you are apt to move into someone’s sorrow or hide in a series. Part of it is a true longing to belong. Tell relatives what you can really do, in hours. Have the cry, which was probably honest, and rinse the cup.',
    opposition:
      'Homesick in your own kitchen, you put on a second kettle. Moods arrive without a sender, stay a season, go and return, and you are apt to move into someone’s sorrow or hide in a series. Part of it is a true longing to belong. Tell relatives what you can really do, in hours. Have the cry, which was probably honest, and rinse the cup.',
  },
  [Mercury]: {
    conjunction:
      'A word hovers on the tip of your tongue all week and then comes out as a poem. Thought swims during this long transit. You pick up tones and what was left unsaid, and you mislay your keys. It is fine for fiction and foggy for figures, so let someone else check the dates. Write each day while half awake. By the last pass the pages may know something.',
    harmonious:
      'Read aloud to somebody this year. Your voice has picked up an undertone, you can imagine the missing half of any argument, and people tell you things because of how you hear them. Lovely notions drift through at their leisure and drift out again. Net a few of them, twenty minutes a day in one chair, and mail the best to whoever came to mind.',
    tense:
      'The line crackles, and each of you hears the other agree. Muddles of that kind recur with every pass: a hint is taken for a promise, a white lie starts a family, and in meetings your attention wades out to sea. Yet you catch what the minutes omit. Confirm in writing. When a story is too beautiful, ask it for directions to the house.',
  },
  [Venus]: {
    conjunction:
      'On a museum bench you lose forty minutes to one painted wrist. Love goes into soft focus, in long waves that withdraw and return. The ideal appears to have a face, maybe that of someone you hardly know, or your usual companion is suddenly lit from behind. Any art you make in this state is the real thing. Love should also meet you at the supermarket.',
    harmonious:
      'Slow dancing in socks, with nobody leading. Affection loses its corners for about a year. You forgive small debts of the heart, and beauty finds you in cheap places, in a thrift-store scarf or the rain on a bus window. It is easy to doze through anything so sweet. Take up the art you dropped at nineteen, and let someone overhear what you see in them.',
    tense:
      'Letters to an ideal keep being delivered to an actual person. They are bewildered, you are moved, and for a year or more of ebb and flow somebody may be cast as saint or as castaway. Prices go unasked. Your capacity to adore is sound, so spend it on music or the sea without reserve. With the person split the bill, and notice how kind they are before coffee.',
  },
  [Mars]: {
    conjunction:
      'Seen through water, a sword looks bent. Straight ambition does the same while Neptune passes, and it is in no hurry: anger leaks off before you can use it, and you act best on behalf of something larger. Dance and backstage work go well. Martyrdom has its charms, too. Say “I want” aloud daily, over something small, and rest without calling it laziness.',
    harmonious:
      'In the park they make tai chi look easy because it is done on the out-breath. You have some of that for the coming year. Effort flows, you get your way by curving, and for a cause that moves you there seems no end to your stamina. Toward evening it wanders off. Aim it early. Choose somebody to carry for, and say beforehand how far.',
    tense:
      'Your fist meets curtain. Opponents won’t stand still this year or next, motives blur, and you could wear yourself out over a grievance that belongs to someone else. In return, force sheds its glamour, and you discover a courage that requires no enemy. Exercise gently, state each aim in a single sentence, and leave the cutting message in drafts.',
  },
  [Jupiter]: {
    conjunction:
      'Halfway down the beach you take off your shoes and believe in everything. Meaning floods in, spring tide upon spring tide, for a year and more, good causes glow, and you would sign over the boat. Faith of this size has built hospitals and followed pipers. Describe the vision to a skeptic you love and budget what survives. Remember where you left the shoes.',
    harmonious:
      'Paper lanterns go up over an ordinary parking lot, and people linger. You have that effect for some time to come, a year perhaps, as strangers tell you their hopes and a wider outlook arrives with no debate. Glow is inexpensive and finishes nothing. Find a good cause that has a treasurer, and hang your lanterns there. Once a month, look up to see what they are hanging from.',
    tense:
      'Someone has cut the strings on the balloons. Up go your hopes in several ascents, months apart, prettily lit and bound for nowhere in particular, while on the ground you promise freely and round every figure up. If it is a mistake, it is a generous one, and the odd balloon deserves following by car. Put numbers to promises, and let your kindest friend be rude about them.',
  },
  [Saturn]: {
    conjunction:
      'Salt gets into the lock, and a key that always worked turns in nothing. Certainties about duty and rank dissolve, a little more at each pass, for you as for others of your age. You might drift from a post before leaving it. It is a relief to see how little of the armor was needed. Keep the commitments that carry people. Oil the rest with candor.',
    harmonious:
      'Moss makes a stone wall handsomer without weakening it. So tenderness grows this year, at moss’s pace, on your disciplines: you lead with a lighter hand, and an austere ambition acquires a view of the sea. Corners that ought to stay sharp may go soft as well. Add a useless hour to the workweek. Give one fancy of yours a deadline, mild but real.',
    tense:
      'Fog rolls over the checkpoint, and nobody can say who is on duty. Rules you lived by look pointless for long stretches of this year and next, then indispensable again by morning. Guilt seeps into rest, and rest into work. At least you learn which regulations were only habit. Keep three fixed points in your day, and condemn nothing, yourself included, until you can see across the road.',
  },
  [Uranus]: {
    conjunction:
      'Neon in a wet street: whatever is modern in you acquires a reflection. For many of your age the urge to be free loses its elbows, slowly, and wants to mean something. Inventions come as dreams, and rebels turn up with guitars. The vaguer a freedom, the easier it is to sell. Ask where it sleeps, and give your most original habit someone to benefit.',
    harmonious:
      'Every year the whales revise their song, and no one calls a meeting. In you as well change goes gently for the length of this transit. Odd ideas come already kind, and your contrary streak finds others humming the same phrase. Hunches are soft-spoken, however, and the day is loud. Say one a week to a witness. The record will be worth reading after the final pass.',
    tense:
      'The alarm clock has taken to playing the sea, so you oversleep your own revolution. Impulse and haze interfere with each other all this year, among your age group generally. You break away toward something that isn’t there, or stay, half dissolved, where you ought to have left. Write the wish down in the morning and read it at night. If it is unchanged after a month, set a louder clock.',
  },
  [Neptune]: {
    conjunction:
      'Neptune needs some hundred and sixty-five years to come home, so nobody meets this twice: it falls in the first year of a life, or in the chart of an old town or firm. If you read on behalf of a newborn, the fog is mutual and adorable. If for an institution, its founding dream is looking in. Sing to the one. For the other, read the charter aloud.',
    harmonious:
      'Near twenty-eight, and once more about fifty-five, the dream you were born into falls into step with the day. For a good year music matters more, and the peculiar idealism of your school year looks almost wise. One can also bask in having been right so young. Spend a weekend with friends your own age, making something of no use. It tends to turn out useful.',
    square:
      'Somewhere around forty-one, the ideal you set out with is asked for its whereabouts. Neptune squares its birthplace then, and stands opposite in the early eighties; either mist comes in passes, over eighteen months or more, and covers all your old classmates. You may miss a life that was only ever imagined. Imagination itself is back from leave, though. Give it a smaller canvas and a better brush.',
    opposition:
      'Somewhere around forty-one, the ideal you set out with is asked for its whereabouts. Neptune squares its birthplace then, and stands opposite in the early eighties; either mist comes in passes, over eighteen months or more, and covers all your old classmates. You may miss a life that was only ever imagined. Imagination itself is back from leave, though. Give it a smaller canvas and a better brush.',
  },
  [Pluto]: {
    conjunction:
      'Water goes into limestone by the drop, and there is a cave. At such a pace, and for your age group by turns, what was hardest in you dissolves a little. An old obsession loses its object, and something long buried surfaces as pity. Company that flatters the dark is best avoided. Go down with a lamp and somebody’s number, and come up for lunch.',
    harmonious:
      'Soaked leather takes the shape of the foot. Places in you that were rigid with power grow pliable this year, comfortably, and many born near you feel the same. A feud becomes hard to keep up. Forgiveness offered now tends to hold, but leave it too long and the leather dries as it was. Pick an old enemy, conceivably an ambition, and invite it for a walk.',
    tense:
      'Ink spreads through a glass, and for a while there is no seeing to the bottom. Motives cloud over in slow pulses, your own included, with clear months between, and games of power come dressed as rescue. It does settle. Until then drink elsewhere, with people whose yes is reliable and plain. Once it clears, see what has sunk, and name it without shame.',
  },
  [Ascendant]: {
    conjunction:
      'In photographs you come out blurred and strangely better looking. On this slow crossing, made once in a life if at all, rooms soak into you and people mistake you for whoever they were missing. You tend to oblige. Before going out, settle on one thing you will be. When you come home, hang the rest up to dry.',
    harmonious:
      'Somebody puts on your song as you walk in. Company is kindly and a shade enchanted for about a year, disputes melt at your approach, and shared music or service brings gentle friends. In so mellow a light no one may notice that you haven’t said what you think. Join something that meets on water or in the dark, and hold one firm opinion there.',
    square:
      'However you turn the lens, the person opposite won’t come into focus. On and off for two years a partner or rival looks luminous, then evasive, and you are vague right back. Sympathy goes deep, and so can self-deception. Put practical matters in the plainest terms, dates included. Then, as you can’t see them clearly, ask who they are. Believe the dull answers first.',
    opposition:
      'However you turn the lens, the person opposite won’t come into focus. On and off for two years a partner or rival looks luminous, then evasive, and you are vague right back. Sympathy goes deep, and so can self-deception. Put practical matters in the plainest terms, dates included. Then, as you can’t see them clearly, ask who they are. Believe the dull answers first.',
  },
  [Midheaven]: {
    conjunction:
      'Cloud sits on the summit, and the climbers in the hut play cards. Vocation loses its outline until Neptune is well past, on a visit no life gets twice. Titles pall. You are drawn to art or care or simple disappearance, and the public dreams you up as it likes. Do each day’s honest stretch of path, and when the cloud parts for a minute, note where the longing points.',
    harmonious:
      'Your work begins to smell of something, cedar or the sea, and people come back for it. Calling and imagination get along well into next year, and compassion turns out to be a qualification. Muses keep no hours, so a career can idle very prettily. Deliver one visionary piece on a prosaic date. Thank the person who has been holding the kite string.',
    square:
      'The ferry idles halfway between two landings, with music playing. Career and home both feel provisional, in several spells before the last pass. You are praised for what you never did, or weary of what you did, and some parent’s dream hums in the hull. It is a fair place to ask whose shore you were bound for. Keep agreements legible, and get off where your own feet feel solid.',
    opposition:
      'The ferry idles halfway between two landings, with music playing. Career and home both feel provisional, in several spells before the last pass. You are praised for what you never did, or weary of what you did, and some parent’s dream hums in the hull. It is a fair place to ask whose shore you were bound for. Keep agreements legible, and get off where your own feet feel solid.',
  },
};
