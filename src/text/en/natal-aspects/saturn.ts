import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  type Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const saturnAspects: NatalAspectsOf<typeof Saturn> = {
  [Uranus]: {
    [Conjunction]:
      'The permit and the prototype lie in one drawer. Those born within a year of you share a love of sound construction and an itch to rebuild, and many overhaul what others would scrap. Under pressure, jailer and escapee change places in an afternoon. Write your rules in pencil, with a date for review, and the escapee will stay for supper.',
    [Opposition]:
      'On Mondays you defend the procedure; by Thursday you want it abolished. Your age group grew up with the old guard and the upstarts glaring down one table, so you speak both languages and rest in neither. A colleague who strikes you as too rigid, or too wild, may be carrying your other half. Plead their case aloud before you oppose it.',
    [Trine]:
      'Change the wiring and keep the plaster: reform that disturbs nobody’s sleep comes easily to you and to many born in the same months. New tools seem always to have hung within your reach. You can be offhand, though, with people whom change alarms, and slow about the overhaul that only you could bring off. Retire one antique rule this quarter.',
    [Square]:
      'Brake and gas get pressed together, and the whole chassis shudders. Your classmates arrived while something established was cracking, and each has had to settle privately how much form a free life needs. You stay too long, then quit before lunch. Such friction makes a stubborn inventor once the exits are planned. Give yourself ninety days’ notice, with a repair attempted each month.',
    [Sextile]:
      'Given old plans and leave to alter one wall, you would pick the right wall. Leave has to be asked for, however, and in most of those born around you the talent dwindles to tidy opinions about progress. Volunteer when the archive goes digital or the barn becomes a school. Between a mentor of seventy and a gadget of last spring, make the introduction.',
  },
  [Neptune]: {
    [Conjunction]:
      'Plaster takes the print of a fern and keeps it. Some such fixing of the intangible is asked of everyone born around your year, when one set of ideals had gone brittle and the next was still wet. By turns the dream looks like evasion and the duty like a cell. Few dreamers can give a vision a street address as you can. Work small and daily, at a verse or one bed in the shelter.',
    [Opposition]:
      'At a séance you would count the knees under the table, then go home and wish you hadn’t. Belief and evidence had fallen out in the months that produced your contemporaries, and each still discredits the other. You see through a false hope at thirty paces, and feel obscurely guilty. Take one hope that survives the count and give it a line in the budget. See whether it earns a second year.',
    [Trine]:
      'Bell founding needs sand, molten bronze and someone who can already hear the note. Your age group turned out a number of these, for whom pity becomes a roster and an atmosphere a floor plan, with scarcely a struggle. You also resign yourself rather too soon to what a shove might have improved. Lend that ear to a friend whose great idea has no mold yet.',
    [Square]:
      'Plans soften just when you put your weight on them, and dreams, looked at closely, show a price tag. Around your birth the adults were losing faith in something they had built, and a whole school year breathed it in. From it you have an idealism with scruples, and a draft of never having done enough. Find the gap it comes through, and stop that one gap.',
    [Sextile]:
      'Before a wash of color goes on, the paper has to be soaked and taped down. You and your near contemporaries can tell how much structure a soft thing needs, whether a love or the choir you keep meaning to start. The knack lies unused until somebody picks up the tape. Offer to be treasurer to the dreamers for a year. They will sing better for it.',
  },
  [Pluto]: {
    [Conjunction]:
      'The months that brought you were lean and stern, and your year’s children share a certain set of the jaw. You can remain with a task that others have fled, and start again from the footings without complaint. Control is what it costs: plans are gripped so closely that no helping hand fits in between. Delegate something dear, and do not look at it until Friday.',
    [Opposition]:
      'Anyone who pulls rank on you hears a portcullis come down. Your contemporaries, too, grew up in view of a shoving match between those who held the walls and those who wanted them leveled. Meeting power from outside, as an iron boss or landlord, you become a gifted negotiator under siege. List the occasions when the iron was yours. Then leave the drawbridge down for a weekend.',
    [Trine]:
      'Asked to save a failing theater, you would begin with the drains. A sense of which beams will bear and which have to come out was given to your whole year, and long effort steadies you as a keel does. Enduring is so easy that you may stay past all reason in a hard post. On each anniversary, ask who else could take a turn.',
    [Square]:
      'Under the sidewalk a root is pushing, and the paving does not mean to yield. You and most of your school class contain both. Authority wakes resistance in you, your own authority included; you drive yourself as no overseer would dare. People who cannot be bought are made by such pressure. Once a month, cancel an exertion that would only have proved you could.',
    [Sextile]:
      'Archimedes wanted a lever and somewhere to stand. Those born in your months are offered both, usually as a dull post with the keys attached, from which a heavy institution can be shifted by somebody who has read its bylaws. Patient with power and hard to frighten, you can still waste the chance by preferring to stay unimplicated. Apply before you feel pure enough.',
  },
  [Chiron]: {
    conjunction:
      'One early grade is still pinned up inside you. A person whose approval mattered found you wanting at just the thing you would come to teach or mend with such care, and so you are gentle with every slow learner except one. Competence comes on the third attempt, for keeps. Reread the verdict with an adult’s eye, correct it, and file it among expired documents.',
    harmonious:
      'A walking stick can be a handsome object, carved over years by the hand that needs it. You have done this with your weak side, which now has its habits and a proper chair, and beginners learn from you how to go at a hard thing unscraped. Because you cope so well, no one hears that it was ever hard. Mention it, and watch three people sit down.',
    tense:
      'Told a rule, you check whether it was written to shut you out. Mostly it was written by someone in a hurry before lunch. Any desk with a person behind it presses on a tender place, so you overprepare or fail to apply. Against that stands a fine sense of where institutions chafe people. Send the application, one page shorter than planned.',
  },
  [NorthNode]: {
    conjunction:
      'Nothing you most need to do can be done fast, and it is a relief to find this out by thirty. Your road runs through apprenticeship: the exam, the ring of keys, the elder who does not praise. You may wait years on the porch to feel ready. Sign up unready. Later the office can swallow its holder, so be nobody in charge on Sundays.',
    harmonious:
      'An older person once gave you advice you took to be about shoes. It has turned out to apply to everything. Long courses, second interviews and slow promotions carry you where you were hoping to go, and the pace suits you so well that a call to hurry can be missed. When two of your elders independently say “now,” put down the manual and move.',
    square:
      'As soon as the way ahead opens, a dutiful voice recalls an obligation behind you, such as the family firm or a promise made at nineteen. Some of it is real, and you carry it better than most. Some is ballast that passes for conscience. Heft each piece before you decide. Responsible people do put things down, after showing somebody where the fuse box is.',
    opposition:
      'As soon as the way ahead opens, a dutiful voice recalls an obligation behind you, such as the family firm or a promise made at nineteen. Some of it is real, and you carry it better than most. Some is ballast that passes for conscience. Heft each piece before you decide. Responsible people do put things down, after showing somebody where the fuse box is.',
  },
  [Ascendant]: {
    conjunction:
      'Even your baby pictures seem to be considering a loan application. Gravity reaches people ahead of you, so they behave a little better and tell you a little less, and your shyness gets taken for judgment. Beginnings cost you an effort that nobody sees. Perhaps for that reason they hold. Grin while still in the doorway; people are so surprised that they like you on the spot.',
    harmonious:
      'After your handshake, brief and dry, people stop worrying about the arrangements. Older colleagues took you up early, strangers ask you to mind their laptops, and a plan sounds likelier once you have repeated it. Such trust comes so regularly that hardly anyone inquires how you are. Bring the subject up yourself. A steady person is allowed a wretched Tuesday, described in full.',
    square:
      'Doors seem to be hung heavier on your side. You feel disapproval at the threshold, from a partner or whoever holds the clipboard, and stiffen, and then it is the stiffness that gets disapproved of. So much resistance has given you a spine and a desert-dry wit. Ask the stern one about their dog. Half of them were hoping to be let in.',
    opposition:
      'Doors seem to be hung heavier on your side. You feel disapproval at the threshold, from a partner or whoever holds the clipboard, and stiffen, and then it is the stiffness that gets disapproved of. So much resistance has given you a spine and a desert-dry wit. Ask the stern one about their dog. Half of them were hoping to be let in.',
  },
  [Midheaven]: {
    conjunction:
      'Part of you sits very upright, as though being cast in bronze. Standing matters, and you pay for it in years, bearing the weight of an office well before anyone prints the title. Public mistakes lodge under the skin, so a good opening may be declined for want of certainty. Pick a summit that you would climb unthanked. Then admit to one friend how you’d enjoy the thanks.',
    harmonious:
      'Whatever drawer you were given at work, it is in order, and word of this travels upward. You understand how a hierarchy thinks and make your way through it at a level gait. The slope is so manageable that you may never have asked who chose the hill. Describe, on a blank page, the work you would do if no one kept a record. Put a tenth of it into next year.',
    square:
      'The office keeps a file on you and the family keeps another, and they appear to compare notes. Duty to your people and duty to the post draw on the same tired hours, while recognition goes to the next desk. It has made you unglamorously able; you know where every valve is. Ask for the better position as you would report a leak, plainly and with dates.',
    opposition:
      'The office keeps a file on you and the family keeps another, and they appear to compare notes. Duty to your people and duty to the post draw on the same tired hours, while recognition goes to the next desk. It has made you unglamorously able; you know where every valve is. Ask for the better position as you would report a leak, plainly and with dates.',
  },
};
