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

export const mercuryProgressedAspects: ProgressedAspectsOf<typeof Mercury> = {
  [Sun]: {
    conjunction:
      'A letter you wrote yourself years ago finally comes to hand. The mind catches up with the person for a year or two, longer when Mercury is turning; you can say who you are, and a change of work may follow from having said it. Every subject tends to turn into yourself. Once a month read about something you could not possibly resemble.',
    harmonious:
      'Notes from half a working life fall into chapters. Thought serves purpose willingly now, and for some eighteen months you can teach what you know, or bargain over your own worth without going red. Fluency might keep you chatting at the foot of the hill. Set a date for the finished outline. Give it to a reader thirty years younger and mark where they yawn.',
    tense:
      'The biographer in you and its subject have fallen out. A year or so goes by in which the account you give of yourself lags behind the facts, and you talk yourself into things and out again by supper. Contradiction stings, and a sharper draft is in the making. Let a doubter read it. Strike every sentence that begins “I have always.”',
  },
  [Moon]: {
    conjunction:
      'Half the family recipes, it turns out, were never written down. When the mind moves in with memory, as it does for a year or so, you interview the elders, or find words for some old hunger of your own. Reason gets damp in there and may defend a mood like a theorem. Write the recipes out, along with the quarrels that were served beside them.',
    harmonious:
      'Talking in the dark, you get further than by daylight. A year or more of good terms between head and heart makes you the one who can explain a feeling so that nobody has to defend against it; a prickly sibling softens. Explaining can also stand in for having the feeling. Say what it is, then leave the lamp off a while longer.',
    tense:
      'In the middle of a sensible sentence your voice goes. Logic and longing cross each other for several seasons, in squabbles about tone and in lists drawn up at three in the morning. You are revising beliefs taken in with your milk, and the infant in charge of them objects. Argue it through on foot, with somebody kind, and decide nothing before breakfast.',
  },
  [Mercury]: {
    conjunction:
      'Your initials are still there, cut in the desk lid. Outside the first year or two of life, Mercury meets its own place only by doubling back, and you go over the way you were taught to think. Questions dropped in childhood stand up again. It is easy to linger there out of nostalgia. Join the beginners in a subject you were told you had no head for.',
    harmonious:
      'A second language begins to produce jokes. In the middle of life, as a rule, Mercury makes a friendly angle to where it started, and what you learned early lends itself to something new. You are quick again, and know more. Versatility could keep you at the introduction forever. Within the year pursue one argument, in whatever tongue, to the last page.',
    tense:
      'Reading your old essays, you want to phone the author and object. Mercury has to come a long way before it can look back crossly, so this year or two finds most people well on in life. Former methods grate, and the young seem to mumble. To have been wrong in writing is oddly bracing. Publish a correction, if only in a letter to one friend.',
  },
  [Venus]: {
    conjunction:
      'Somebody underlines a verse and leaves the book on your chair. Mind and affection go arm in arm for a year or two; you speak prettily and mean it, talk becomes a form of courtship, and an eye for color may turn into skill. So much tact can leave out the point. When a friend asks what you honestly think of the third stanza, say, and pass the cake.',
    harmonious:
      'Settling terms over ice cream, both sides get what they wanted. Tact is as natural as breath while this year lasts; apologies and love letters find the right length, and you see beauty in useful things such as the label on a tin. Being pleasant can keep a talk on the surface. Once the cones are finished, ask the question under the question in the same light voice.',
    tense:
      'The argument can be won, or you can be kissed. Thought needles affection, on and off for a year or more, so that you analyze a tenderness until it feels foolish, or go shopping in order to stop thinking. Out of the bickering come better standards. Write down what you want in a person, and cross out whatever you cannot give. Then show them the page.',
  },
  [Mars]: {
    conjunction:
      'The pencil snaps, you press so hard. Words put on muscle over a couple of years: you plead a cause, cut what is padded, and say in the meeting what the rest said in the corridor. Debate and debugging flourish. So does sarcasm, a blade with no sheath. Keep hot messages in draft until you have been around the block, and on your return shorten them.',
    harmonious:
      'The manual says two hours, and you are done in forty minutes. With thought and hand so well geared, this is a year of quick decisions that mostly stay made, and a scolding from you gets quoted afterward with affection. Impatience with slower minds is the price. Take an apprentice in something you do fast, and explain every step before you do it.',
    tense:
      'Two people reach one conclusion and fight over who said it. Your wits are spoiling for exercise until well into next year; emails acquire elbows, and a repair is begun before the diagram is understood. Many a shoddy plan meets its first real opposition in you. Debate for sport, under rules, with a friend. At home wait for the end of their sentence, and count one.',
  },
  [Jupiter]: {
    conjunction:
      'The library card wears through at the fold. Ideas get roomy for a year or two: you study something for its own sake or publish what you know, and a belief you have lived by finds its words. Details drop off the wagon behind you. Sign up for the whole course, tedious method and all, and have somebody literal check the dates before anything goes out.',
    harmonious:
      'From the cheap seats you can see the whole stage. Perspective comes with this year or so; a muddle at work reveals its plot, a foreigner’s question airs your convictions, and what you write finds readers. A wide view alone changes nothing. Follow a single insight down into the paperwork, as far as a proposal of three pages with a sum at the bottom.',
    tense:
      'Footnote one contradicts the title. In these wide-open semesters the mind promises more than it has read, and you overbook and overargue, or catch an admired authority in error and want the whole shelf thrown out. Enthusiasm of this size does carry a listener past their doubts. Check each source before you preach from it. Shrink the title to what you know.',
  },
  [Saturn]: {
    conjunction:
      'Calligraphers spend months on a single stroke. So may your mind, this year and next, on a hard subject or on the discipline of saying precisely what you mean. Gloom leans over the paper from time to time. Work that people will consult for decades gets done in such rooms. Find a teacher who is exacting and kind, and cap the ink each day at five.',
    harmonious:
      'The notes you took settle the dispute. Others rely on your memory and wording for a year or more; concentration holds, and an older specialist will show you how a thing is kept and why. Play may get filed with the rest. See one long document through to its last page, and leave a paragraph in it that will make a stranger smile.',
    tense:
      'A customs officer has set up inside your mouth and opens every sentence. Throughout this term, a year or two, thought meets objections, its own among them, or silence where you hoped for a reply. Pessimism sounds so intelligent just now. Whatever gets past this inspection will travel anywhere. Show a kindly expert one rough page, and ask for two faults only.',
  },
  [Uranus]: {
    conjunction:
      'In the shower you get an answer to a puzzle you never started. Thinking runs on a faster current this year and perhaps two more, if Mercury dawdles; you pick up code or strange company, and see through what everyone repeats. Tact wears thin, and so does sleep. Date each idea on a card, and act on those that still startle you after a month.',
    harmonious:
      'Instead of filling in the form, you ask why there is one. So agile a year lets you redesign how you study or earn, often on the advice of someone half your age. Because people enjoy your shortcuts, clever starts pile up. Take the one that would free the most hours for others, try it on a dull process, and write the instructions yourself.',
    tense:
      'Mid-word, the keyboard switches to another alphabet. Thoughts jump for a year or two and plans jump with them; you contradict on principle, or news from outside upsets a theory you were fond of. Some of your best heresies belong to these months. Try each on a person who will not be impressed. Unplug at dusk, so the nerves can find their way home.',
  },
  [Neptune]: {
    conjunction:
      'On a misted window your finger writes a line you did not plan. Hedges come down around the mind for a year or so and it fills with pictures, which a poem or a film could use. Facts get wet meanwhile, and appointments run off the page. Make fiction out of the season. Have everything else in writing, with a date, and read back to you.',
    harmonious:
      'With the sound off, you follow the film all the same. Intuition and language are partners this year, so you catch what lies behind a remark, and can put a dream in terms that convince a committee. It is comfortable to stay vague. Translate something, a mood into a melody or a cause into a leaflet, then ask a child whether it makes sense.',
    tense:
      'Someone quotes you, and it is lovely, and you never said it. Misunderstanding drifts through a year or two, along with daydreams that look like plans, and suspicion changes places with credulity overnight. Imagination has seldom been so well supplied. Spend it on the page. In other matters ask exactly what was agreed, and wait past the pleasant answer for the real one.',
  },
  [Pluto]: {
    conjunction:
      'Pull out the encyclopedia and there is a little door behind it. Curiosity turns to excavation for a year or two, into libraries or into what the family never discusses, and your remarks go in deep. A single idea may be gripped until it dents. Find a question worth such tenacity. Tell somebody your answer, since a secret theory never gets corrected.',
    harmonious:
      'One well-placed question and the meeting changes direction. Words of yours carry unusual weight in these eighteen months or so, and you read motives, your own included, without being shocked. Anyone so persuasive should take care. Use it first on yourself: take a belief about what you are not allowed to want, and cross-examine it until it leaves or gives good reasons.',
    tense:
      'At two in the morning you are perfecting a reply to someone who is asleep. A fixed idea can rent the top floor for a whole year, and your phrasing gets sharper than you mean. The same stubbornness may dig out a truth that everyone had stepped over. Write the entire case down. Take it by daylight to a person with no stake in it.',
  },
  [Ascendant]: {
    conjunction:
      'In towns you hardly know, strangers ask you the way. Mind has come up to the surface for about a year; you look alert, speak sooner, and are taken for younger than you are. Fidgeting shows as well. Let yourself be known for a subject, and put it on the card and the door. Asked the way, admit it if you don’t know the street.',
    harmonious:
      'At parties you are handed the microphone, and give it back in time. It is easy to make yourself plain this year, so an agreement with a partner can be talked into shape on an ordinary evening. Glibness would be forgiven, and a waste. Introduce two people who need each other’s news, stay ten minutes, and hear how each describes you.',
    square:
      'Misspelled on the badge, your name starts six conversations. How you come across and what you mean part company for a year or two. A companion hears criticism in a shopping list; opponents turn out to be talkative. Their corrections give you a truer likeness than the mirror does. Repeat back what you heard before answering it, and spell the difficult parts.',
    opposition:
      'Misspelled on the badge, your name starts six conversations. How you come across and what you mean part company for a year or two. A companion hears criticism in a shopping list; opponents turn out to be talkative. Their corrections give you a truer likeness than the mirror does. Repeat back what you heard before answering it, and spell the difficult parts.',
  },
  [Midheaven]: {
    conjunction:
      'A trade journal wants eight hundred words from you. Speaking, writing or striking bargains becomes the visible part of your work, as it may for a couple of years, and thought takes aim at a profession. You could end up as the voice of views you merely reported. Before anything goes to print, cut whatever you would not defend at a family dinner.',
    harmonious:
      'A remark on an old application gets you the interview. What you know and what the world will listen to overlap for the better part of two years, so training goes through and well-timed inquiries are answered. All this makes for a crowded desk. Ask of each paper where it leads, and begin the morning with one headed where you would like to be seen.',
    square:
      'Someone has replied to all. Your words and your standing get in each other’s way for some time, a year at least: a candid remark travels upstairs, or the official wording sticks in your throat. Under the noise you are finding out what you think without the title. Phrase that carefully, send it to one person, and check the address line.',
    opposition:
      'Someone has replied to all. Your words and your standing get in each other’s way for some time, a year at least: a candid remark travels upstairs, or the official wording sticks in your throat. Under the noise you are finding out what you think without the title. Phrase that carefully, send it to one person, and check the address line.',
  },
};
