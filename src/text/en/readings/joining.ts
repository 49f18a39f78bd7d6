import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * How two things that have been said of a person are both true, and when each is: `{A}` has been read before `{b}`. The first
 * where the first side of a matter was read first, the second where it was the other way about. The third is of one planet that
 * does both: it would read as though there were two of it.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    '{A} has the sharp word out at once; {b} swallows it. Trifles you say on the spot, and what truly hurt you may come up a good deal later.',
    '{A} keeps a grievance to itself; {b} has the sharp word out before it can be kept. The sharp word is mostly about a trifle, and the grievance about something that truly hurt.',
    'Over a trifle, or on behalf of somebody else, the sharp word is out at once, and where you have been hurt yourself the anger comes late.',
  ],
  speech: [
    '{A} has an answer ready; {b} speaks late, once it is sure. You are quick about everyday things, and slow where a word would bind you.',
    '{A} speaks late and in few words; {b} has an answer ready. Where a word would bind you, you wait; about everyday things it is out at once.',
    'In everyday talk you have an answer ready, and where a word would bind you, you wait until you are sure of it.',
  ],
  approach: [
    '{A} makes the first move; {b} waits to see whether people and things can be trusted. You begin readily what can be undone again, and take longer over the rest.',
    '{A} waits and watches first; {b} makes the first move. You look on for a while, and then it is often you who begins.',
    'What can be undone again you begin straight away; before the rest you watch for a while.',
  ],
  notice: [
    '{A} puts you where people can see you; {b} does its work where nobody looks, and would rather show a thing finished than be watched at it.',
    '{A} works out of sight; {b} puts you where people can see you, and some of what they see was prepared in private.',
    'You like to be seen when a thing is finished, and while you are at it you would rather not be watched.',
  ],
  praise: [
    '{A} is glad of praise; {b} looks for what is wrong with it. To be thanked for something exact gets past the objection.',
    '{A} waves a compliment away; {b} remembers it word for word, and would have missed it.',
    'Praise in front of others embarrasses you; said to you alone, for something exact, it pleases you for days.',
  ],
  company: [
    '{A} needs people around; {b} needs a closed door. After a full day the door comes first, and after a quiet one the people.',
    '{A} needs to be alone; {b} needs company. After an evening with people you want a morning alone, and after two such mornings you call somebody.',
    'When you have been among people for long you need to be alone, and when you have been alone you need people.',
  ],
  money: [
    '{A} spends and treats people; {b} puts something by. You are easiest in mind when each of them has a sum of its own.',
    '{A} watches what it spends; {b} can let a large sum go in a moment, most easily for somebody you love.',
    'For yourself you are careful about money; for somebody you love you may not count it.',
  ],
  bonds: [
    '{A} holds the people it loves close; {b} needs room. You can be wholly with one person for a long evening, and then want a day on which nobody asks where you are.',
    '{A} keeps some distance even from those it loves; {b} holds one or two people very close, and it is there that you can be hurt.',
    'To one or two people you are very close; from the rest you keep more distance than they may notice.',
  ],
  measure: [
    '{A} wants a great deal; {b} promises only what it can keep. People may hear the wish and take it for a promise.',
    '{A} asks for little; {b} wants a great deal. In daily things you are modest, and where your heart is in it you give more than the careful side of you would have signed.',
    'In most things a little is enough for you; in the few that you care about most you want a great deal.',
  ],
  change: [
    '{A} stays with what it has chosen; {b} moves on when a thing has gone stale. You stay longest where something keeps changing.',
    '{A} likes to move on; {b} stays with what it has once taken to. You take up one new thing after another; the people and things that have cost you something, you keep.',
    'You take up one new thing after another, and leave most of them again; what has cost you something, you keep.',
  ],
  feelings: [
    '{A} lets people see what you feel; {b} hides some of it. Moods you show, and what you long for or are afraid of is told to very few.',
    '{A} keeps a feeling private; {b} shows it. What has been in you for a long time you can hide, and what comes suddenly is out before you have decided.',
    'A passing mood can be read in your face, and what you long for or are afraid of you show to very few.',
  ],
  peace: [
    '{A} would smooth a disagreement over; {b} says what it thinks. Among people who enjoy an argument you contradict freely; where somebody might be hurt you let a good deal pass.',
    '{A} contradicts people openly; {b} goes a long way to spare them. While you are calm you argue about the thing itself; what you say when you are annoyed you are soon trying to make good.',
    'You let most differences pass for the sake of peace; when something seems unfair to you, you say so.',
  ],
  pace: [
    '{A} is quick and can’t bear to wait; {b} takes its time. You begin at once, and are slow over the part that has to be right.',
    '{A} takes its time; {b} is quick and can’t bear to wait. Waiting is easy for you when you have chosen it, and hard when somebody makes you.',
    'You are quick while a thing is new or easy, and slow over whatever will be hard to undo.',
  ],
  belief: [
    '{A} takes people at their word; {b} checks what they say. You believe at first, and begin to look closer as soon as something doesn’t fit.',
    '{A} checks what it is told; {b} takes a good deal on trust. About facts and money you look twice; with people you love you may look only afterward.',
    'You are quick to believe in a person, and slower to believe a claim.',
  ],
  order: [
    '{A} likes a plan and keeps to it; {b} improvises. You plan what other people depend on, and leave the rest to the day.',
    '{A} improvises; {b} wants things exact and in order. Your first attempt may be a mess, and what you hand over is not.',
    'What other people depend on you plan, and what concerns only you, you make up as you go.',
  ],
  confidence: [
    '{A} tries again at once when something has gone wrong; {b} doubts, and is slow to be satisfied. The doubt comes when a thing is done; while you are at it you have no time for it.',
    '{A} doubts, and is slow to be satisfied; {b} is sure, and acts. You doubt beforehand, and once you have begun it is gone.',
    'While you are at work you are sure of yourself; the doubts come before it, or when it is done.',
  ],
  will: [
    '{A} will not be talked round; {b} gives way. On a few things that you have decided you stand firm, and in the others people may have their way.',
    '{A} gives way for the sake of others; {b} does not yield. You do a great deal when you are asked, and nothing when you are pushed.',
    'When you are asked you give way readily, and when you are pushed you do not give way at all.',
  ],
  wholeness: [
    '{A} wants one thing, with all its strength; {b} sees two sides. It takes you long to choose, and once you have chosen you are all in it.',
    '{A} sees two sides of a thing and hesitates; {b} wants one, and once you have begun you are all in it.',
    'As long as a choice is open you see two sides of it; once it is made you want one thing only.',
  ],
  judgment: [
    '{A} decides at once, and mostly keeps to it; {b} likes to think a second time, and the large questions deserve that.',
    '{A} decides late, on second thoughts; {b} knows at once, and in small things you may trust it.',
    'In small things your first impression decides; over large ones you think twice.',
  ],
  candor: [
    '{A} tells people freely how things are with you; {b} keeps what matters most to itself. What is over you can tell anyone, and what is still going on hardly a soul.',
    '{A} keeps what matters most to itself; {b} speaks of it freely once it feels among friends.',
    'You talk freely about what is behind you, and hardly at all about what you are in the middle of.',
  ],
  strangers: [
    '{A} is soon at ease with strangers; {b} lets itself be known slowly, and they may be surprised at what comes later.',
    '{A} keeps strangers guessing; {b} is easy to like at once. With something to talk about you are open, and without it you say little.',
    'With something to talk about you are soon at ease with a stranger; without it you stay wary for a good while.',
  ],
  help: [
    '{A} asks when it needs something; {b} would sooner manage alone. You ask for small things, and keep the heavy ones to yourself.',
    '{A} would sooner manage alone; {b} is glad to be helped. You try by yourself first, and take help when you are stuck.',
    'A small favor you ask for easily; anything heavy you first try to carry by yourself.',
  ],
  grudges: [
    '{A} forgives and forgets; {b} remembers. What was careless you have forgotten by evening, and what was meant to hurt you have not.',
    '{A} remembers a hurt for a long time; {b} lets most things pass. You keep what was meant to hurt, and forget what was only careless.',
    'You forgive carelessness by evening, and remember what was done on purpose.',
  ],
  rules: [
    '{A} keeps to the rules; {b} asks what they are for, and breaks those that are for nothing.',
    '{A} asks what a rule is for; {b} keeps to it all the same, once there is a duty in it.',
    'Rules that protect somebody you keep; those that seem to be for nothing you question.',
  ],
};
