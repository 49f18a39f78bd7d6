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

export const saturnTransits: TransitAspectsOf<typeof Saturn> = {
  [Sun]: {
    conjunction:
      'Painters like a north window because it shows the form. For some months, perhaps on three visits, you stand in that light and see which works are yours and which bear your name by courtesy. Stamina for show runs short. What you take up now may stay with you for decades. Drop one honorary role, and sign the plainest, soundest thing you make.',
    harmonious:
      'A person sparing with praise says “that will do,” and you walk home taller. For several weeks discipline comes at a discount and older heads rely on you. Nothing glitters, which is how a whole spell of steady competence goes by unremarked. You have been carrying some responsibility without its name. Ask for the name, with dated examples and a calm face.',
    square:
      'Back comes your request with one box circled in red. In two or three rounds this season authority says “not yet,” or a duty sits down on what you had hoped to be doing. Pride gets tired. You do find out which ambitions you’d keep up unencouraged. Fill in the box. Decline the further verdict that you hand yourself at midnight.',
    opposition:
      'Back comes your request with one box circled in red. In two or three rounds this season authority says “not yet,” or a duty sits down on what you had hoped to be doing. Pride gets tired. You do find out which ambitions you’d keep up unencouraged. Fill in the box. Decline the further verdict that you hand yourself at midnight.',
  },
  [Moon]: {
    conjunction:
      'Feelings arrive one at a time and keep their coats on. For a couple of months you may hold back at table, or notice that no one inquires how you are, since inquiring is your job. Something childish in you and something ancient are both weary of waiting. Tell one person before you have tidied it up. Their answer may be shorter than you wished, and sturdier.',
    harmonious:
      'Labeling the pantry shelves turns out to be soothing. These weeks put a floor beneath emotion: you can hear a hard remark without tipping over, and family arrangements get made with hardly a sigh. Managed so capably, though, the tears may miss their turn. Fix a weekly hour with someone you love. Give it a place in the calendar and no agenda at all.',
    square:
      'Work calls at suppertime, and supper cools at both ends of the line. Care and duty compete for you this season, in as many as three bouts, and one can feel unmothered in a houseful of dependents. “I’m fine” sets like glue. Draw up an honest account of who leans on whom. Share it without reproach, and hand a chore to somebody quite able.',
    opposition:
      'Work calls at suppertime, and supper cools at both ends of the line. Care and duty compete for you this season, in as many as three bouts, and one can feel unmothered in a houseful of dependents. “I’m fine” sets like glue. Draw up an honest account of who leans on whom. Share it without reproach, and hand a chore to somebody quite able.',
  },
  [Mercury]: {
    conjunction:
      'Few words, well spaced. While Saturn keeps your Mercury company, some weeks now and maybe some later, the mind turns thorough and winces at its own glibness. Study takes. Agreements get read to the last page. Gloom likes to pose as realism here, especially by email. Write the difficult paragraph first each morning, by hand, and allow it to be dull until it is true.',
    harmonious:
      'Index cards, spread on the floor, agree at last on an order. Concentration is yours for several weeks, and careful talk with an older colleague leads to something you can file. Wit may stay in its case throughout, so that people wonder if you’re cross. Finish what has been nearly finished since last year, and close the meeting with a joke.',
    tense:
      '“As per my previous message” creeps into your prose. Replies are late this season, remarks get taken at their sternest, and your own head lists objections before an idea has sat down. About half of these are right, so answer them on paper, one line apiece. Then pick up the phone. A voice softens what the screen has starched, and the mails improve between passes.',
  },
  [Venus]: {
    conjunction:
      'Love asks what you are doing in ten years. Within a few months, possibly in three conversations, a tie is either given walls or admitted to be a tent, and you notice who stays to stack the chairs. Mere charm loses you early in the evening. Where an ordinary Tuesday together is good, commit yourself aloud. Elsewhere be courteous, and in no rush.',
    harmonious:
      'That chair is worth reupholstering. These weeks favor whatever has lasted, such as a friendship from the first apartment or an affection past its showy years, and your hands have patience for slow, good-looking work. Devotion turns up on time. Someone could mistake the steadiness for a cooling, so say the words too, and reserve a day each month for the pair of you.',
    tense:
      'Pretty tray, tepid tea. On and off this season you feel undervalued, or catch yourself grading other people, and a partner’s distance may owe more to fatigue than to feeling. All the same, you are finding out what you won’t do for love, and who has never asked it. Mention the coolness once, by daylight, and treat yourself to something plain and well made.',
  },
  [Mars]: {
    conjunction:
      'Each stroke of the file takes off next to nothing, and after eight weeks there is a shape. Force goes that way for now, perhaps with further sessions in the months to come. Anger, lacking room to run, gets bitter or gets exact. Ask an older hand to show you the grip. Lay the tool down when you catch it sharpening itself on a person.',
    harmonious:
      'Dry-stone walls go up a yard a day, and at present you have the temperament. Stamina keeps step with method for several weeks, so that training takes and deadlines are met with an evening to spare. People will bring you whatever is heavy. Put your own heavy thing first in line, and lift some of it each morning before the others wake.',
    tense:
      'The door is marked PULL, and you have been pushing since Monday. Weeks of delay, with another batch some months on, come in the shape of a boss, a regulation or your own second thoughts. Temper swallowed gets into the jaw. Resistance teaches leverage, which mere force never bothers with. Split firewood with the temper. Then read what is written on the other doors.',
  },
  [Jupiter]: {
    conjunction:
      'A hope has received its estimate, itemized. As Saturn goes over your Jupiter, once or in three visits, enthusiasm is asked where, by whom and out of which hours of the week. Portions of your creed prove to have been decor, and the remainder you can live in. Faith may go stingy for a season. Pick what you would pay for, and pay in Saturdays.',
    harmonious:
      'By eight votes to one, the council approves the bandstand. Something generous gets its dates and its drainage in these weeks, since whoever does your hoping and whoever does your counting are, for once, on speaking terms. Opportunity wears sensible shoes now, and you could yawn at it. Take the offer with the longest lead time, and order the first timber at once.',
    tense:
      'Packed for the tropics, you are sent to the archive. Faith and circumstance disagree this season, with a rematch or two later, and refusals seem to come from people without imagination. A few of them are sparing you a ship that was all sail. Keep the destination and revise the route: slower boats, fewer stops. The archive, by the way, has excellent maps.',
  },
  [Saturn]: {
    conjunction:
      'The lease on somebody else’s idea of adulthood runs out. Saturn is back where it stood at your birth, as happens near twenty-nine and fifty-eight, and over some months of visits it taps what you have built. It is a lonely sound and a clarifying one. Thank the hollow pieces and set them down. Lean your weight on whatever you’d choose again.',
    harmonious:
      'The handrail you put up years ago is there when you reach for it. Old effort bears you along for these weeks: a diploma is recognized, and a former boss puts in a word. You could settle into being dependable for life. While the footing is good, tighten a commitment that has worked loose, or volunteer for the next grade of difficulty.',
    square:
      'Every seven years or so the same stair creaks. By squares and opposition in turn, Saturn tests what you made of yourself at the last landing, and for a few months the load seems to exceed the design. Sort the duties that are yours from those left over from a younger you, and give the latter written notice.',
    opposition:
      'Every seven years or so the same stair creaks. By squares and opposition in turn, Saturn tests what you made of yourself at the last landing, and for a few months the load seems to exceed the design. Sort the duties that are yours from those left over from a younger you, and give the latter written notice.',
  },
  [Uranus]: {
    conjunction:
      'String and pegs appear in the wild part of the garden. Where you have always done as you pleased, something wants measuring, and for weeks at a stretch you and others of your year feel surveyed. What is original in you can finally be built, provided it holds still. Draw the strangest idea to scale, and leave one bed to the poppies.',
    harmonious:
      'The odd recipe survives a third trial and is copied out fair. For some weeks your experiments have staying power, and the reforms you suggest sound reasonable to the very people who run the place. Success may tidy you more than you meant. Pick a custom that irks the entire floor, offer a replacement with a starting date, and keep one thing peculiar.',
    tense:
      'Your collar is half a size too small. Rules chafe this season, with intermissions, and you’d climb out if anyone left a window up, or else it falls to you to tell a rebel to sit. Both parts are your own. Bolting buys a single afternoon. Bargain for one real latitude, pay with one promise kept, and reopen the terms at the next pass.',
  },
  [Neptune]: {
    conjunction:
      'When a pool is drained you see the tiles. For some weeks, on one visit or several, the waterline of your dreams goes down, as it does for others your age, and each ideal shows its depth. Some look drab in the open air. A few are real masonry. Before you refill, take the art or charity you loved from the poolside and give it an hour daily, sleeves rolled.',
    harmonious:
      'Inspiration agrees to keep an appointment, seven each morning, wet or fine. These weeks let you put edges on an ideal without hurting it, so a sketch becomes a set of plates and a kind impulse becomes every second Saturday. Timed too strictly, it dries up. Name the dream you’d regret having left vague, book its first ten sessions, and leave a blank quarter hour after each.',
    tense:
      'Damp shows through the fresh paint. You doubt this season what you believed the last, or discover that a plan rested on an understanding nobody recalls having reached. Fatigue and vague guilt spread the stain. Take doubt for a surveyor, and a rather good one, pointing out where to open the wall. Confirm arrangements in writing. Any ideal that sounds solid when tapped is yours to keep.',
  },
  [Pluto]: {
    conjunction:
      'A safe too heavy to move has to be opened where it stands. Over some months you, with others of your age, come up against the immovable in an institution or in your own will. Endurance grows enormous under the strain, and suspicion keeps pace. Try the combination you were told to forget: say what you want, and from whom. Turn slowly.',
    harmonious:
      'In numbered parts, the old boiler comes up the stairs. A thorough change can be carried through by method alone in these weeks, and people of consequence respect the lack of fuss. So little creaks that you may leave it half stripped. Choose the obligation that has drained you longest, and dismantle it by stages, in writing.',
    tense:
      'Rope burn on both palms. A contest of wills sets in this season and may come round twice more, against an employer, or a habit that considers itself permanent. You can outlast nearly anything at present, so the question is whether to. Pulling this hard shows you exactly where you gave way too soon. Hold that strand. Release another, in full view.',
  },
  [Ascendant]: {
    conjunction:
      'Caught in a shop window, your face has made up its mind. Saturn crosses the Ascendant about every twenty-nine years, in one to three steps over some months, and wants your outline plainer: fewer parts, and a no with a period after it. People may find you remote. Tell them renovations are in progress, and dress as somebody you would trust.',
    harmonious:
      'Arriving ten minutes early suits you. For some weeks others take you as sound, and a partnership or a division of chores can be set up on terms that will still look fair next year. The company, it must be said, is rather gray. Propose the arrangement you two have been living by on hints. Put the dull clauses at the front, and supper at the end.',
    square:
      'Across the table somebody has folded their arms, and a minute later so have you. In rounds, through this season, relations ask what each of you is really carrying, and a tie that ran on politeness stiffens. A few people step back. Those who stay become friends to measure by. Call it a negotiation, with water and breaks, and open with what you can no longer do.',
    opposition:
      'Across the table somebody has folded their arms, and a minute later so have you. In rounds, through this season, relations ask what each of you is really carrying, and a tie that ran on politeness stiffens. A few people step back. Those who stay become friends to measure by. Call it a negotiation, with water and breaks, and open with what you can no longer do.',
  },
  [Midheaven]: {
    conjunction:
      'The plaque is smaller than you expected, and heavier. Saturn tops the chart once in about twenty-nine years, and for months the outcome of a long climb stands on view, be it a post or the knowledge that you’d have preferred the other hill. Own the result. Mention by name those who steadied the ladder, and pick your successor early.',
    harmonious:
      'Without comment, someone senior hands you the spare key. Your name firms up over these weeks through work you supposed no one was counting, and the household holds while you see to it. A ledge that fits so well invites camping. List what the person two grades above you knows that you don’t, and get a veteran to teach you the first item.',
    square:
      'Deadlines upstairs, drafts below. In two or three bouts over the season, public task and private house compete for one pair of hands, and criticism from above lands on an old family bruise. At least you see what the whole load weighs. Postpone whatever in the job is ornament. Oil one hinge at home that squeals daily, and hear the ambition ease.',
    opposition:
      'Deadlines upstairs, drafts below. In two or three bouts over the season, public task and private house compete for one pair of hands, and criticism from above lands on an old family bruise. At least you see what the whole load weighs. Postpone whatever in the job is ornament. Oil one hinge at home that squeals daily, and hear the ambition ease.',
  },
};
