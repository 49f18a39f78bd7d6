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
      'Small talk between you is never small. Mercury and Venus share a place in this bond: a grocery list acquires a joke in the margin, apologies arrive well phrased, and others notice how much you like each other’s sentences. As pleasantness comes so easily, the harder subjects get postponed with charm. Once in a while, write each other a letter that does not try to be liked.',
    harmonious:
      'Courtesy is your native tongue as a pair. Mercury and Venus help one another along, so differences of taste are settled over a menu, and messages go back and forth with nothing in them but a cloud or a word that one of you misread. It keeps fondness fresh. Such ease makes lazy listeners, though, who hear the tone and miss the news.',
    tense:
      'One of you means it as a compliment, and the other hears a correction. Between Mercury and Venus this relationship is a half step out of tune: feelings get debated, opinions are taken to heart, and the nicest evening can founder on the wording of an invitation. Neither of you is careless. Ask which you are being offered, advice or affection, before you answer.',
  },
  [Mars]: {
    conjunction:
      'You two finish one sentence at a run. With Mercury and Mars together plans are made standing up, this bond thinks fast and aloud, and outsiders take the fencing for a quarrel. Sometimes they are right, since a quick tongue will go for the opening. It sharpens both of you all the same. Agree on a word that ends a bout, and honor it at once.',
    harmonious:
      'Between you, a problem is hardly described before someone is holding the screwdriver. Mercury hands its thought to Mars without loss, so debate is brisk and leaves no bruises, decisions stick, and you make a fine pair at a bargaining table. Slower people may feel driven. Half of your success with them lies in waiting out the pause before they speak.',
    tense:
      'Doors are not slammed in your relationship; subordinate clauses are. Mars wants to move while Mercury is still weighing the route, so one of you argues and one of you acts, and words get said to wound that were only meant to win. It keeps you both alert and neither quite at rest. Quarrel on foot, outdoors, and let whoever is angrier choose the shorter way home.',
  },
  [Jupiter]: {
    conjunction:
      'Conversation with you two inflates its subject, in the best sense. Mercury meets Jupiter in this bond, each idea is handed back larger, and modest schemes come home with a mission. You teach one another, generously, and others like to listen. Accuracy suffers a little. Keep one record of what was said and another of what was actually booked.',
    harmonious:
      'Both of you think well of ideas, and of each other’s. Mercury and Jupiter agree, which makes this a good bond for study, travel, publishing or any work that has to be explained. Plans come out hopeful and mostly sound. Agreement may be had too cheaply, and a friend who always disagrees with you is worth feeding well.',
    tense:
      'More is promised in an hour between you than a month could hold. Jupiter widens the subject while Mercury is checking the spelling, and by the time that you reach the point it is buried in good intentions. Your enthusiasm is real, and nobody minds the details. Put every joint promise through a night’s sleep and a calendar before a third party hears it.',
  },
  [Saturn]: {
    conjunction:
      'A thing said between you is a thing agreed. Saturn sits beside Mercury in this relationship, so words count, serious work gets thought through to the last line, and a silence can be as sturdy as a bench. Other people rely on what you two have signed. Lightness does not come unbidden. Tell each other useless stories, and let the facts in them stay wrong.',
    harmonious:
      'Some pairs can assemble a wardrobe from the instructions and still be friends, and you are one. Mercury and Saturn lend this bond patience in talk, so that agreements, plans and awkward family letters go well when both of you sign them. Respect grows with every page. Calm is easily taken for having nothing to say, and both of you have more in mind than you mention.',
    tense:
      'Light remarks get weighed in this pairing, jokes included. Saturn judges what Mercury tosses out, so a question crosses the room and arrives as an examination, and either of you may feel marked down by the other. Underneath lies real respect. Begin hard talks with what already works, set a time to stop, and keep it even in midsentence.',
  },
  [Uranus]: {
    conjunction:
      'No transcript of your talk would make sense to anybody else. With Uranus on Mercury, ideas jump between you like sparks between bare wires, private words breed, and a subject is changed because it was interesting enough already. Brilliance of this sort forgets appointments. One large calendar that you both pass, filled in with ink, frees the rest of life to be improvised.',
    harmonious:
      'Each of you has cured the other of a few opinions, painlessly. Mercury and Uranus are good company here: talk in this bond is quick, odd and open to other people’s inventions, and you see an answer while a committee is being named. What bores you is explaining. Draw the idea on one side of a napkin before you present it.',
    tense:
      'Interruptions are how this relationship breathes. Uranus cuts across Mercury: one of you begins a thought, the other contradicts its ending, and nerves hum long after the lights are out. Out of the static come insights that neither would reach alone, and plans that change before they are understood. Let an unfinished point stay unfinished, and come back to it by day.',
  },
  [Neptune]: {
    conjunction:
      'Half of what passes between you was never said. Neptune and Mercury have run together in this bond: you guess, and are right often enough to stop asking, which is how a simple question turns into a mist. Songs, stories, pictures and prayers are made well in such a climate. Whatever has a price, a date or an address, repeat aloud and write down.',
    harmonious:
      'A glance across the room does the work of a paragraph with you two. Mercury takes its hints from Neptune, so you lend each other images, finish each other’s metaphors, and comfort without a vocabulary. Any art that needs two minds is helped by it. Practical matters float by with the rest, and do best on paper, in one short session, after which the good nonsense may go on.',
    tense:
      '“I thought you knew” could be the motto of your bond. Neptune fogs what Mercury would say, so that hints are dropped and not found, stories shift in the retelling, and each feels misread by someone who meant only to spare them. The wish to spare is the trouble. Say the plain thing while it is small, and ask to hear it back in other words.',
  },
  [Pluto]: {
    conjunction:
      'Surface talk doesn’t last between you. Pluto draws Mercury underground in this relationship, to ask what was really meant and why the story stopped where it did, and nobody else knows either of you so exactly. Knowledge of that kind is a tool with an edge. Decide together which confidences may never be quoted in a quarrel, and keep to it when you are losing.',
    harmonious:
      'Detectives would envy the two of you your method. With Pluto behind Mercury, a matter is gone into until it yields, without noise, and each can hear from the other what from anybody else would be an insult. You are trusted with secrets as a pair. Few things are allowed to be trivial here, though a mystery or two could be left unsolved for the pleasure of it.',
    tense:
      'Words get used as keys between you, and now and then as crowbars. Pluto wants to know what Mercury is not telling, and the wanting makes less be told. There is nothing shallow in it; you are trying to be safe with someone who matters. Put the suspicion as a question, once, then let the answer stand without cross-examination.',
  },
};
