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
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const moonProgressedAspects: ProgressedAspectsOf<typeof Moon> = {
  [Sun]: {
    conjunction:
      'Awake at five, you find your mind made up. Once in some twenty-seven years the progressed Moon goes over your Sun, and for two months what you feel and what you are for have a single voice. From so near, you can’t see yourself. Begin the thing you want simply enough to be shy about, and mention it only to those who ask kindly.',
    harmonious:
      'Walking home, you catch yourself taking the pretty street. An inner agreement, good for a couple of months, lets you rest when tired and decide when rested, and those you live with hum a little louder. Days so easily swallowed leave no taste. Hold the talk about who does which chores now, while you can want something without needing it.',
    tense:
      'Dressed and punctual, you would pay good money for a bathrobe. Mood and purpose contradict each other for about eight weeks, so that you bristle at praise and then miss it. The quarrel shows where your work has stopped feeding you. Give one afternoon to what the mood has been asking, and hear how reasonable the rest of its demands become.',
  },
  [Moon]: {
    conjunction:
      'On a doorframe somewhere your height is penciled in. Near twenty-seven, and again around fifty-five, the progressed Moon is back at its first degree, and for some weeks you are measured against that early self. Needs you called childish prove to be simply yours. Homesickness may come with no address on it. Keep two comforts that still work, and furnish the next round with them.',
    harmonious:
      'A good aunt knows which cake to bring, and for a month or two you are that aunt to yourself. Present feeling and first feeling understand each other across the years, so old friends are easy to call and rooms easy to be in. So much comfort can make you lazy about others. Visit the relative you have been meaning to ask about the early days.',
    square:
      'At intervals of about seven years feeling outgrows its shoes. You go around for two months sore and hard to please, cross with arrangements that suited you perfectly last spring, and the household gets blamed for the blister. Growth is what hurts here. List the comforts that have begun to pinch, and replace one before you complain of the next.',
    opposition:
      'At intervals of about seven years feeling outgrows its shoes. You go around for two months sore and hard to please, cross with arrangements that suited you perfectly last spring, and the household gets blamed for the blister. Growth is what hurts here. List the comforts that have begun to pinch, and replace one before you complain of the next.',
  },
  [Mercury]: {
    conjunction:
      'Memory sits down at your writing desk and asks for a pen. You find phrases, these two months, for moods you have carried about since grade school; letters home get longer, and dreams can be told to the end. Some thoughts will be feelings in glasses. Keep a diary by the bed, in pencil, and reread it before you act on any of it.',
    harmonious:
      'By the second cup you have told each other everything. Talk flows with hardly a bump until the month after next, between you and a sibling, perhaps, or a neighbor over the fence, and practical nerves calm down. Other people’s secrets may be in the flow. Clear up last year’s misunderstanding by asking, as if idly, how it looked from their window.',
    tense:
      'You write three drafts of the message and send the first by mistake. Heart and head edit each other badly for a month or two, so that you explain when you should cry and cry in the middle of the agenda. Whatever keeps coming out wrong is worth hearing. Say it to a patient listener, starting from the part that embarrasses you.',
  },
  [Venus]: {
    conjunction:
      'Fresh sheets, and a branch of something in a jug. Your wish for comfort and your wish for beauty coincide these two months, as they do once in a generation, and you are readily loved because you let yourself be. Sugar is the weak point, in cake or in flattery. Ask a person you’d like nearer to come over while the branch is in flower.',
    harmonious:
      'Choosing paint, you and someone dear point at the same square. While this lasts, some eight weeks, affection and habit agree: presents are right, and people who were merely polite warm up. So agreeable a season can be spent entirely in samples. Decide on the color. Then decide, as lightly as you can, on whatever else has been circling the two of you.',
    tense:
      'A compliment is made and you feel for the hook. You want to be held and you want to be admired, and in these couple of months seldom get both from one person; shopping offers a third opinion. So much wanting shows which of the two has gone short. Ask for that one plainly, and accept the other kind meanwhile with a thank-you.',
  },
  [Mars]: {
    conjunction:
      'At last you are angry about the right thing. Feeling has fists for a couple of months, and what you used to swallow comes up as nerve; you defend a child’s corner, or move the furniture alone at night. Housemates duck. Before any discussion give the force something with a handle, such as a hedge. The sentence you need afterward is usually eight words long.',
    harmonious:
      'When a choice comes up, the body votes first, and votes yes. Instinct and action keep step during some eight weeks, so a handstand before breakfast or a frank word at dinner comes naturally, and children and dogs follow you around. Others may feel hustled. Start whatever needs courage in small daily amounts, and let the household set the pace on Sundays.',
    tense:
      'Everyone is chewing too loudly. Irritability has the run of the house for a couple of months, and behind most flare-ups stands some need you thought too minor to mention. Mention it in the morning. What heat is left over is excellent for hauling, or for saying no to the person who always asks you. If something has to be beaten, beat eggs.',
  },
  [Jupiter]: {
    conjunction:
      'An extra leaf goes into the table. Your heart has room for two months, and fills it with visitors, plans for a far place and faith in somebody who had been written off. You may promise more evenings than you have. Say yes to whatever enlarges your sense of home, a language course or a lodger’s odd customs. Keep Mondays for eating leftovers alone.',
    harmonious:
      'It rains on the picnic and nobody minds. Good humor wells up for two months or so, enough to forgive or host or apply for things on hardly a second thought, and teachers turn up in ordinary coats. A mood this elastic can be taken for a plan. Pick the hope you would still hold in wet shoes, and send for the forms.',
    tense:
      'Second helpings of everything, including worry. Feelings are inflated for a month or two in whichever direction they happen to be going: an invitation becomes a new life, a slight becomes a creed. Warmth is abundant and proportion has gone out. Before promising anyone a houseboat, sleep on it twice, and give away something small enough to carry.',
  },
  [Saturn]: {
    conjunction:
      'The lamp is on and nobody has called. Two sober months go by, once in twenty-seven years or so, in which care feels like a roster and an early loneliness takes the chair across from you. It can tell you exactly what you have been doing without. Simplify the evenings. Ask one reliable person to come each week at a fixed hour.',
    harmonious:
      'With the socks paired and the bills in their folder, you sleep. Two months of emotional good order let you care for someone steadily, or agree with an elder on how things will be run. There is little room for surprise. Lay down a custom that would survive a bad year, such as a call on the first of the month. Then be late for something, on purpose.',
    tense:
      'Eating over the sink, you realize you have been on duty since spring. Obligation and tenderness fail each other for eight weeks or so; people seem stingy with comfort, and you count your own stock to the last spoonful. The count is useful. Hand over one duty that you took on at an age when nobody should have asked. Sit down to the next meal.',
  },
  [Uranus]: {
    conjunction:
      'Windows that were painted shut come open at a push. Your feelings are quick and unlike you during these two months, with a sudden friendship, perhaps, or tears of relief at breaking a rule. Those who counted on you as furniture are alarmed. Move only what can be moved back. Whatever still feels like air after six weeks may be meant to stay open.',
    harmonious:
      'An old roommate comes to stay and teaches everyone a card game. Novelty sits well with you for some eight weeks, and emotional habits you had thought structural turn out to be on casters. Amusement may be all you take from it. Change a family custom by consent while it seems like play: who cooks, or what may be said at table.',
    tense:
      'With two heaters on one socket, the house goes dark. Closeness and freedom draw on the same circuit this couple of months, and you may bolt from a tenderness you asked for, or see a plan pulled out by somebody else. In the dark you find out which lights you needed. Take solitude by arrangement, weekly, before your nerves take it for you.',
  },
  [Neptune]: {
    conjunction:
      'Between sleep and the first streetcar you hear the tune entire. There is scarcely a wall, for two months, between you and what others feel; art and pity come through, along with moods that belong to the neighbors. Guard your sleep as you would an instrument. Compose, or sit with someone sad, in hours that have an end, and lend your heart only by the evening.',
    harmonious:
      'Word has gotten out among the stray cats. In this gentle season of weeks you soothe by sitting near, a room of old paintings undoes you pleasantly, and forgiveness may happen while you are looking at something else. Anyone in need can walk in and stay. Set out one dish at a time, and take the surplus feeling to paper or to the piano.',
    tense:
      'A cousin’s trouble has been sleeping on your couch. Pity and longing blur for two months, so that someone sad or enchanting takes up the evenings, or you brood on how it would have been in the house with blue shutters. Tears do rinse the glass. Believe half of what you feel after ten at night, and reclaim the couch by degrees.',
  },
  [Pluto]: {
    conjunction:
      'One box has not been opened since the move before last. Around now you cut the tape. Over two months feeling brings up a jealousy or a loyalty that kept its shape in the dark, and you may grip those you love while you look. What is named loosens. Sort the contents with a trusted witness, and throw nothing out until the season has turned.',
    harmonious:
      'Tears come, do their job and leave. For eight weeks or so you feel down to the root and bring something back; intimate talk cuts cleanly, and an inherited habit, such as a grandparent’s way of going silent, can be set down. Your calm about it may unnerve people. Choose what shall end with you, and end it over dinner, laughing if you can.',
    tense:
      'A certain tone of voice sends you down three flights at once. Reactions outgrow their causes for two months or so, and suspicion finds proof in the way a cup was put down. An old fear of losing someone still rents the basement, and you will seldom see it so plainly. Say what you are afraid of. Then climb back one stair at a time.',
  },
  [Ascendant]: {
    conjunction:
      'Neighbors say hello as if you had just moved in. The progressed Moon is rising with you, and for a couple of months feeling comes up to the skin; everyone can tell how you are. So exposed, you bruise on trifles. Let the new chapter begin in small personal things, another mug or the other side of the street, and see which friends notice.',
    harmonious:
      'Babies on the bus stare at you, then grin. What you feel and how you come across agree for eight weeks or so, which makes it a soft affair to meet people or ask something of a partner. Pleasing everybody is tempting. Choose two acquaintances you would like to keep, and let them see you on a day when you have nothing to offer.',
    square:
      'Three outfits lie on the bed, and the mirror likes none. Mood and manner clash for a month or two; you seem cool when you need company, and a partner replies to a face you did not know you had on. It does teach you how you are read. Say at the door, “I’m tired and glad to see you.” Then wear the first thing.',
    opposition:
      'Three outfits lie on the bed, and the mirror likes none. Mood and manner clash for a month or two; you seem cool when you need company, and a partner replies to a face you did not know you had on. It does teach you how you are read. Say at the door, “I’m tired and glad to see you.” Then wear the first thing.',
  },
  [Midheaven]: {
    conjunction:
      'People at work start telling you about their mothers. Once in a generation feeling reaches the top of the chart, and for two months you are seen caring about what you do. A calling may shift by an inch. Popularity comes and goes, and might take your sense of worth along. Keep one opinion of your work that no crowd supplied, and consult it on Fridays.',
    harmonious:
      'Supper and salary stop arguing. What you need at home and what is wanted of you in public fit one basket for about eight weeks, and a superior may show an unexpectedly human side. Calm like this is easily mistaken for permanent. Ask now for the arrangement that would help the household, and carry home one piece of good news before you sort the mail.',
    square:
      'The meeting overruns, and the dog has not been out. Home and career hold opposite ends of the leash for a couple of months, and tenderness wells up just when you must look capable. You do find out what the job costs, and whose dream it started as. Cancel something prestigious. Walk twice around the pond, and let the question follow at its own pace.',
    opposition:
      'The meeting overruns, and the dog has not been out. Home and career hold opposite ends of the leash for a couple of months, and tenderness wells up just when you must look capable. You do find out what the job costs, and whose dream it started as. Cancel something prestigious. Walk twice around the pond, and let the question follow at its own pace.',
  },
};
