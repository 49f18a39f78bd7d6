import type { ByHouseWordings } from '../../../catalogue.js';

export const risingSolarEclipse: ByHouseWordings = {
  1: [
    'At the Ascendant, the door by which you come into every room, the hinges are being rehung. You have about half a year to decide how you want to be met. Leave the habit of apologizing out on the porch.',
    'Friends will date things by it later: before the haircut, after the odd new hobby. A manner that served you for years gives way to a younger one. Clumsiness is included, so practice among people who like you.',
  ],
  2: [
    'Begin the sum of your worth, in money and otherwise, at zero. Some economy you were proud of may look silly by next season. Keep plain accounts these six months, and mark the one expense you would defend laughing.',
    'Think of a cart setting off half loaded. Something you relied on for income or comfort stays behind, and the empty boards are an offer. Put a neglected talent there first, before habit heaps the old goods back.',
  ],
  3: [
    'Ordinary contact, the sort that happens at mailboxes and bus stops, turns out to be where the year begins again. A sibling or a neighbor brings the first hint. Take up the subject they mention, even if your notes look childish.',
    'A new alphabet, letter by letter: that is the scale of what starts in your mind, and it takes two seasons to read with ease. Write something short every day, and let the opinionated half of you stay uncertain.',
  ],
  4: [
    'Everything you stand on in public rests on this spot, the foot of the chart, and here the ground is turned over. A home, or the feeling of one, is sown again. Expect bare soil for some months before anything shows.',
    'Suppose nobody before you had decided how a household eats, sleeps and argues. Half a year invites you to write that custom yourself. Elders may want a say, so hear them out at the table, then choose.',
  ],
  5: [
    'Pleasure has been running on reruns, and somebody pulls the plug. Out of the blank screen comes a wish to make or court or simply play. Give it a free evening a week for six months, with no one keeping score.',
    'Whatever you love next may arrive badly dressed: a hobby without prestige, an admirer outside your circle, a child’s game with endless rules. Follow one of them into the second season before you judge whether it suits your image.',
  ],
  6: [
    'Ordinary days have a grain, like wood, and yours is changing direction. Over half a year the hours, the helpers and the tools may all be exchanged. Plane gently, starting with whichever task leaves splinters every morning.',
    'From here the daily round is drawn with a different compass. A job shifts, or your patience with it does, and the body votes for another bedtime. Change the first hour of the day, and allow two seasons for the others.',
  ],
  7: [
    'Opposite you, at the Descendant, the light goes down for a moment and comes up on somebody’s expression you had stopped reading. Begin the relation again from there, with the same person or a new one, and ask before assuming.',
    'An agreement that shaped your days is suddenly a first draft. Over the coming half year two people discover what they would promise now, knowing what they know. Bring one clause you care about, and a generous margin.',
  ],
  8: [
    'Deep water is exchanged slowly, from below. What you share with another, in funds or in confidences, starts over on terms that take six months to spell out. Mention first the thing you usually mention last.',
    'Somebody lets go of the other end of a rope you had been pulling for years, and you sit down hard. After the surprise there is slack to use. Tie yourself only to people who say what they want.',
  ],
  9: [
    'A year can be altered by a single footnote. Follow the one that nags at you, into a foreign language or a legal question or an old faith, and let half a year of reading carry you past what you were taught.',
    'Far off, a ferry sounds its horn, and you realize you have been waiting for permission to board. Plans for travel, teaching or print begin from nothing in these months. Luggage of opinions goes as freight, and may be late.',
  ],
  10: [
    'At the Midheaven even a short darkness is seen from a distance. Your name in the world gets a second beginning, and it asks for half a year without too much explaining. Say yes to a responsibility that has no predecessor.',
    'The old answer to “where do you see yourself” has lapsed like a library card. Fill in another, in pencil. A change of direction at work, seen first by you and a good deal later by superiors, starts modestly and gains height.',
  ],
  11: [
    'Groups are like choirs: one new voice and the pitch moves. You are that voice somewhere this year, among people you have yet to meet. Six months suffice to find them if you say out loud what you hope for.',
    'Of all the wishes you have outgrown, one leaves a space exactly its own shape. Let it stand open awhile. A recent acquaintance is likely to describe, over something fried, the very thing that fits, and ask for your help.',
  ],
  12: [
    'Seeds of some plants need a winter before they stir. What starts in you over the next months does so out of view, through rest and odd reveries, and reports nothing. Clear your calendar at its edges and protect what you find.',
    'An inner room has lost its tenant, most likely a worry that paid no rent. Six months of airing follow. Resist filling the place with usefulness, and spend an hour a week in it with the phone elsewhere.',
  ],
};

export const risingLunarEclipse: ByHouseWordings = {
  1: [
    'A version of you that others found convenient reaches its last performance. People close by may protest, having learned their cues from it. Give them half a year’s patience, and give yourself the evening off from being agreeable.',
    'Every costume has a seam that goes first. Feelings show through at the Ascendant, where you usually have yourself in hand, and the exposure frees more than it costs. Say what you are done pretending, and then change the subject kindly.',
  ],
  2: [
    'Shelves bow slowly, and then one day you see the curve. Something owned, earned or clung to has become weight, and in half a year you could be rid of it. Begin with whatever you keep only because it was expensive.',
    'Another person’s estimate has set your price for a long time. Its hold loosens in a mood of some turbulence, and the months after belong to your own arithmetic. Ask for what an hour costs you, tiredness included.',
  ],
  3: [
    'Some argument you have been conducting for years, in kitchens and in your head, runs out of replies. Enjoy the odd silence. Half a year without the last word teaches you what your brother, sister or neighbor was actually saying.',
    'The rumor, the nickname, the story everybody tells about you: one of these is finished, if you stop repeating it yourself. Words carry feeling in these weeks. Put the correction in writing, briefly, and leave out the evidence.',
  ],
  4: [
    'Light reaches the cellar of the chart, down among the pipes and the family sayings, and you see what has been holding up what. A household arrangement has done its service. Take half a year to replace it, beam by beam.',
    'Every address you ever lived at seems to be asking for its key back. Nostalgia swells, then subsides, and with it an obligation to people or places past. Keep a recipe. Let the rest be remembered by somebody else.',
  ],
  5: [
    'Applause ends a little before you are ready, and in the pause you find out whether you enjoyed the song. A love affair, a project, a style of showing off completes itself. Six months later you may be humming something better.',
    'What a child outgrows goes into a bag for the next child, with one sock kept. Treat your finished romance or your finished masterpiece likewise this year. Sorrow and relief can be felt together, and both ask for an evening.',
  ],
  6: [
    'A duty you took on for one summer has lasted a decade. Tiredness finally presents the bill, with feeling. Over half a year pass on what others can carry, and be honest that a few of them offered long ago.',
    'Routine is a good servant until it starts giving notice. Some procedure or post comes to its natural close, and the days wobble. Keep mealtimes steady through it, since much else in the workshop is going to be moved.',
  ],
  7: [
    'Whoever stands at the Descendant holds up a finding about you both. Something between you is full to the brim, ready for a vow or a farewell or merely a long overdue “thank you.” Choose which of them aloud, within the season.',
    'Two people can carry a piano a long way without discussing where. Now one of you sets down an end. The half year ahead is for talking on the landing, and either flight of stairs remains possible.',
  ],
  8: [
    'A debt of feeling is paid off, perhaps by somebody who never knew you were counting. With it goes the bitter little sense of being owed. In the following months practice receiving, which is harder than it looks.',
    'Deep ties ripen and split like chestnuts, prickly outside and smooth within. What was shared, from passwords to passions, can be divided fairly this half year or joined on purpose. Wear gloves for the first conversation.',
  ],
  9: [
    'You have been citing an authority who no longer convinces you. Say so, first to yourself, and watch how much sky opens. A belief, a degree or a dream of elsewhere finds its conclusion in the months that follow.',
    'Every long voyage has an evening when the traveler begins counting days until home. That evening has come for some grand pursuit. Gather what it taught you into a form others can use, and unpack in your own street.',
  ],
  10: [
    'Before the whole assembly a chapter of your career is read out, and you learn how it sounds. Praise, blame or a title may leave with it. Family feeling steadies you, so stay in while the echo lasts.',
    'The summit you climbed for is a fine lunch spot and no place to live. Ambition lets go of one particular picture. Descend in stages over the months, naming a successor as you go.',
  ],
  11: [
    'The banquet photo shows who has drifted to the edge of the frame, and it might be you. One circle has given what it had. Thank the founders in person, and spend the freed evenings on something made by hand.',
    'A hope comes true at an angle, or goes out like a candle that has reached the plate. Either way you may stop guarding it. Over half a year a smaller company of friends hears what you want instead.',
  ],
  12: [
    'Fog lifts off a pond you had always walked around. What you avoided there is old, and shallower than it seemed. A private sorrow can be laid to rest in these months with one trusted listener and enough sleep.',
    'Even a hermit has an audience in mind. Secret efforts, secret grudges and some heroic solitude are due for release this half year. Let one helper see the state of the kitchen, and notice that nothing collapses.',
  ],
};
