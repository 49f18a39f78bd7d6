import {
  Jupiter,
  Mars,
  type Mercury,
  Neptune,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const mercuryCompositeAspects: CompositeAspectsOf<typeof Mercury> = {
  [Venus]: {
    conjunction:
      'Small talk between you is never small. A grocery list acquires a joke in the margin, apologies arrive well phrased, and a third person at the table notices how much you like each other’s sentences. Because pleasantness comes so easily, the harder subjects get postponed with charm. Once in a while, write each other a letter that does not try to be liked.',
    harmonious:
      'Messages go back and forth all day with nothing in them but a photograph of a cloud or a word one of you misread. Courtesy is the native tongue here, and differences of taste are settled over a menu. Such ease can make you lazy listeners. Read aloud to each other, a page a week, and argue about it.',
    tense:
      'One means it as a compliment and the other hears a correction. Words and wishes are a half step out of tune in this pairing: feelings get debated, opinions taken personally, and the nicest evening can founder on the wording of an invitation. Neither of you is careless. Ask which you are being offered, advice or affection, before you answer it.',
  },
  [Mars]: {
    conjunction:
      'Two people finishing one sentence at a run: that is the sound of your partnership. Plans are made standing up and begun before the coats are on. You sharpen each other, and outsiders take the fencing for a quarrel. Sometimes they are right, since a quick tongue will go for the opening. Agree on a word that ends a bout, and honor it at once.',
    harmonious:
      'Between you a problem is hardly described before someone is holding the screwdriver. Debate is brisk and leaves no bruises, decisions stick, and the two of you make a fine pair at a negotiating table. Slower souls may feel driven. Before you announce a verdict, count who has not yet spoken, and wait out the pause that follows.',
    tense:
      'Doors are not slammed in this relationship; subordinate clauses are. Thinking and doing set out at different speeds, so that one is still weighing the route while the other reverses into the gatepost. It keeps both of you alert and neither quite at rest. Argue on foot, outdoors, and let whoever is angrier choose the shorter way home.',
  },
  [Jupiter]: {
    conjunction:
      'Somewhere around midnight the itinerary reaches Patagonia. Conversation in this bond inflates its subject, in the best sense: each idea is handed back larger, and modest schemes come home with a mission. You teach one another, generously. Accuracy suffers a little. Keep one notebook for what was said and another for what was actually booked, and compare them at New Year.',
    harmonious:
      'Courses get taken together, or debated across a kitchen island by people who ought to be in bed. The two of you think well of ideas and of each other’s, which makes this a good pair for study, publishing, or any work that has to be explained. Agreement may come too cheaply. Invite one friend who always disagrees, and feed them well.',
    tense:
      'More is promised in an hour here than a month could hold. One of you widens the subject while the other is checking the spelling, and by the time you reach the point it has been upholstered. Enthusiasm is real, the details are orphans. Put every joint promise through a night’s sleep and a calendar before a third party hears it.',
  },
  [Saturn]: {
    conjunction:
      'Minutes are kept, if only in your heads. This is a bond in which words count: a thing said is a thing agreed, and silence between you can be as sturdy as a bench. Serious work gets thought through to the last line. Lightness needs scheduling. Tell each other one useless story every day, and let the facts in it stay wrong.',
    harmonious:
      'Some pairs can assemble a wardrobe from the instructions and still be friends. You can. Patience in talk is the quiet capital here, so contracts, syllabuses and awkward family letters go well when both of you sign them. Do not mistake calm for having nothing to say. On the first of each month, ask what has been on the other’s mind.',
    tense:
      'A question crosses the room and arrives as an examination. Whatever is light gets weighed in this pairing, jokes included, and each can feel marked down by the other for spelling. Underneath lies respect that has put on a uniform. Begin difficult talks with what already works, set a time to stop, and keep it even in midsentence.',
  },
  [Uranus]: {
    conjunction:
      'No transcript would make sense to anybody else. Ideas jump between you like sparks between two bare wires, private words breed, and a subject is changed because it was interesting enough already. Brilliance of this sort forgets appointments. Hang one large paper calendar where both of you pass it, write on it in ink, and leave the rest of your life to improvisation.',
    harmonious:
      'Each has cured the other of a few opinions, painlessly. Talk in this bond is quick, odd and friendly to outsiders’ inventions, and the two of you solve by noon what a committee was appointed for. Routine explanations bore you both, so somebody else is often left translating. Draw the idea on one side of a napkin before you present it.',
    tense:
      'Interruptions are how this relationship breathes. One begins a thought, the other contradicts its ending, and nerves hum long after the lights go out. Out of the static come insights that neither would reach alone. They also come at three in the morning. Move the arguing to daylight, silence both phones at ten, and let an unfinished point stay unfinished.',
  },
  [Neptune]: {
    conjunction:
      'Half of what passes between you was never said. You guess, and are right often enough to stop asking, which is how a simple question about Thursday turns into a mist. Songs, stories, pictures, prayers are made well in such a climate. Facts need help. Whatever has a price, a date or an address, repeat aloud and write down.',
    harmonious:
      'A glance across the concert hall does the work of a paragraph. Imagination is common property in this bond: you lend each other images, finish each other’s metaphors, and comfort comes without vocabulary. Practical matters float by with the rest. Give them to paper on Sunday evenings, twenty minutes, and afterward return to the good nonsense with a clear conscience.',
    tense:
      '“I thought you knew” could be embroidered on your cushions. Hints are dropped and not found, stories shift in the retelling, and each can feel misread by someone who meant only to spare them. The wish to spare is the trouble. Say the plain thing early, while it is still small, and ask to hear it back in other words.',
  },
  [Pluto]: {
    conjunction:
      'Surface talk lasts about four minutes. After that this pair is underground with a lamp, asking what was really meant, and why the story stopped where it did. Nobody else knows either of you so exactly. Knowledge of that kind is a tool with an edge. Decide together which confidences may never be quoted in a quarrel, and keep to it when you are losing.',
    harmonious:
      'Detectives would envy your method. A matter put before the two of you is gone into until it yields, without noise, and each can hear from the other what from anybody else would be an insult. Few things here are allowed to be trivial. Leave one mystery a month unsolved on purpose: a neighbor’s, a film’s, a mood of your own.',
    tense:
      'Words get used as keys, and now and then as crowbars. Each wants to know what the other is not telling, and the wanting makes less be told. There is nothing shallow in it; you are trying to be safe with someone who matters. Put the suspicion as a question, once. Then let the answer stand overnight without cross-examination.',
  },
};
