import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  type Mercury,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const mercuryAspects: NatalAspectsOf<typeof Mercury> = {
  [Venus]: {
    [Conjunction]:
      'The thank-you notes you write end up propped on mantelpieces. Words and liking flow together, so you can refuse an invitation and leave the host feeling complimented. You hear a wrong note in a paragraph, and flirt by vocabulary. Truth, passing through all that silk, sometimes arrives too smooth to grip. Ask a gruff friend to repeat what you have just told them, and see how much of it is left.',
    [Sextile]:
      'Taste can be explained, you have found, and you explain it so that people go home and rearrange the shelves. You have a light hand with color names, apologies and the price of things. Charm and judgment confer before speaking, which keeps you from gush. Still, pleasant talk is often as far as it goes. Make something out of it: a shop window, a column, a verse for somebody’s fiftieth.',
  },
  [Mars]: {
    [Conjunction]:
      'Point first, handle second: that is how you pass people the truth. Thought and nerve fire together, so you answer in the same breath, decide fast, and can talk a stalled crew into moving. You will be quoted, too, chiefly by those it cut. Hold the remark for as long as it takes to sharpen a pencil. Then turn the thing around in your hand before you offer it.',
    [Opposition]:
      'Arguments find you on the way to buy stamps. Someone always has the opposite view and a raised voice, and you rise to it, discovering in the heat what you think. Without opponents your ideas go flabby. What wears you both out is the last word, a hill neither of you will ever hold. Give it away. After their third point say “there you have me,” and mean that one.',
    [Trine]:
      'Put a whistle or a screwdriver in your hand and nobody waits long. Mind and nerve cooperate, so you can decide, say it straight and offend hardly anyone, because the force is in the logic. Winning arguments easily, you may never find out what the loser knew. Take the other side for a month, in earnest. A tongue this good deserves better sport than a slow colleague.',
    [Square]:
      'Send, and then you read it. The reply was witty, accurate and thrown too hard, and now there is an evening of repairs. Under pressure your mind is a good goalkeeper, all reflex, saving what slower heads have lost. With nothing coming at it, it kicks the ball at the spectators. Use up some of that edge on puzzles or proofs. Leave drafts overnight in a drawer that sticks.',
    [Sextile]:
      'Stuck locks and stuck sentences come open for you by lunch. You say the hard thing briefly, while it can still be used. Colleagues ask you to look over their letters of complaint. Since you are so rarely provoked, though, this edge mostly opens other people’s packages. Take up a cause that needs a clear voice, and lend it yours in public.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Asked about your vacation, you begin with the Ice Age. Your mind takes in everything and sees how it joins up, and you talk as others sing, so that students leave taller. Facts get rounded in the process, and the second hour is for your own enjoyment. Stop while they still want more. Then look up the one figure you were surest of.',
    [Opposition]:
      'Collecting details, you keep company with prophets; prophesying, you hear somebody at your elbow mutter about details. Each half of the talk needs the other, and together they could publish. Until then you believe a grand speaker on Monday, find the misprint on Thursday and feel cheated. Ask large ideas for one example. Ask your own doubts for one exception. Whatever is left will be worth teaching.',
    [Trine]:
      'Foreign menus, tax law, the rules of cricket: it all goes in without pain and comes out as dinner conversation. You grasp what a subject is about before its terms, and you explain generously, crediting the listener. Having the gist so soon, you tend to leave before the hard chapters. Pick one field and go down to where the gist stops helping. The specialists there badly need somebody who can explain.',
    [Square]:
      'A ten-minute talk of yours has forty slides. Curiosity and conviction race each other, and you promise a book when an article was asked for, citing a figure from some other year. Enthusiasm like this recruits people; they join before they have checked. Find an editor you respect. Give that person a red pen and the right to say “where did you read this,” then say where.',
    [Sextile]:
      'Useful news tends to be sitting two stools along from you. You ask, they tell, and a week later the visa or the scholarship has been found, more often than not for a friend. Open-minded without being gullible, you teach best in passing, across a counter. The knack lies about half used. Collect the questions that you answer for others all year, and answer one of them for yourself, at length.',
  },
  [Saturn]: {
    [Conjunction]:
      'Ink, never pencil, and each word weighed on the way out. Your mind builds slowly and to code, and when you finally say a thing it can be stood upon. School may have been where you discovered that a wrong answer is heard by everyone. Since then you have often kept the right one back. Speak second instead of last. And on paper nobody will ever see, be wrong for a page.',
    [Opposition]:
      'In your head sits an examiner, and other people keep volunteering for the job. One sighs at your suggestion, another wants sources, and you go home having argued your case to the bathroom tiles. It has made you careful, and a formidable checker of loose claims. Bring your objector the idea unfinished and ask for help with the weak joint. Few examiners have ever been invited to hold the glue.',
    [Trine]:
      'Instructions written by you are still pinned to the wall after the machine has been replaced. You think in order, remember what was agreed and can be bored without losing concentration, a rare power. Seriousness this comfortable may begin to mistake itself for truth, and a fanciful remark gets filed under nonsense. Once a week read something with no use whatever, and tell someone a joke you have not tested.',
    [Square]:
      'Ten drafts, and the eleventh is the first one again. Before a sentence of yours gets out it must pass an old teacher with folded arms, and some give up in the corridor. Those that do get past are hard to knock over, and you stay with an idea long after cleverer people have wandered off. Talk to one kind listener before you write. The teacher seldom comes along for a walk.',
    [Sextile]:
      'Lists calm you, and they actually get done. You can take a heap of notes and find its four headings, and older or more exacting people enjoy explaining things to you because you remember. So humble a talent is easily taken for granted, and you end up writing the minutes of other people’s adventures. Outline an ambition of your own under those four headings, and start with whichever makes you smile.',
  },
  [Uranus]: {
    [Conjunction]:
      'Conversation with you skips a step, and it takes the others until evening to see that the step was unnecessary. Ideas leave you while they still glow, and people are startled, then quote you. Patience with the slow or the agreed is thin, and you can be contrary out of mere boredom. Go back and draw the missing step for somebody. About one time in five, it turns out to be needed.',
    [Opposition]:
      'Interrupted again, and by the one person you wanted to convince. You keep close to minds that jolt yours, brilliant and exasperating, who overturn the plan as you are reading it aloud; with duller ones you do the overturning. All this keeps your thinking young. It keeps it unfinished, too. Agree that each may speak for three minutes by the clock, and see what your idea looks like whole.',
    [Trine]:
      'As far as you are concerned, new software has no manual. You press things, cheerfully, and a pattern shows itself; languages and puzzles open in the same way. You put strange ideas so plainly that no one takes fright. Brightness so cheaply come by leaves a good deal at the demonstration stage. Let another mind, slower and fonder of finishing, adopt one. Or be that mind yourself until June.',
    [Square]:
      'Mid-sentence you have already changed your opinion, and the listener is still writing down the first one. Your intelligence runs on high voltage, finding the flaw in a system at a glance and saying so in the elevator, to its designer. Nerves pay for it, and so do appointments. Write the next flash on a pad, work out its steps, and take it to someone you have not yet annoyed.',
    [Sextile]:
      'Some facts only you would put side by side: how bees vote, say, and why the staff meeting drags. Fresh thinking comes in a usable size, and those who fear novelty will take it from you because you are patient with their questions. Without an errand, though, a bright notion stays a party piece. Offer the next one where it could be adopted, in writing, with your name at the foot.',
  },
  [Neptune]: {
    [Conjunction]:
      'Dictionaries disappoint you, since the word you mean has music in it and three other meanings. You think in pictures, pick up what was intended and can make a listener see a place that never existed. Poets and fabulists come equipped like this. Receipts go astray in such a mind, and you may believe your own lovely version. Say the number aloud and have it repeated. Then go back to the picture, guiltless.',
    [Opposition]:
      'You said one thing; they heard the sea. Between you and other people lies a soft distorting air, in which a hint becomes a promise and tact looks like agreement. Across it you also catch what nobody has put into words, and can console by letter better than most do in person. Confirm arrangements in writing, dull as that is. When a speaker enchants you, ask for the same thing on paper.',
    [Trine]:
      'A torn ticket, two names and an old photograph, and you have a story whole. Imagination hands you sentences, and you read people as others read novels, skipping to the feeling. Metaphor is your mother tongue and it persuades. Ease has made you lazy about the end of chapter nine. Give the daydream a word count each day, however small. Pages heap up faster than moods do.',
    [Square]:
      'Keys, name of the street, what you came upstairs for: gone, while a line of verse from school stays put. The partitions in your mind are paper, and a worry heard through one sounds exactly like a hunch. From this come songs, also misunderstandings that take three phone calls to clear. Put facts where your eyes will fall on them, and take each hunch to a sober friend before it starts dialing.',
    [Sextile]:
      'Frightened children get a story from you, made up while the pajamas go on, and usually the right one. Fancy and sense sit near enough to pass notes, so you can explain a mood, or sell a dream without lying about it. Unasked, the talent goes into captions for family snapshots. Find it a page or a stage, on a regular evening, and let strangers hear.',
  },
  [Pluto]: {
    [Conjunction]:
      'Small talk makes your eyes move to the exits. You want to know what happened and why it was hushed up, and you ask in a low voice that tends to get an answer. Detectives and editors need such a mind. It can fasten, though, going over one remark until there is a groove, or using what it knows as a lever. Put the shovel down after dark. Some matters come up by themselves.',
    [Opposition]:
      'Somebody is trying to change your mind, or so it appears, and you have noticed the technique. Talk turns into siege with certain people: each keeps back a fact, each wants the other to say it first. You hear the motive under a sales pitch from across the street. Volunteer your hidden fact. Gates are rarely defended once one side has walked out with a sandwich.',
    [Trine]:
      'An afternoon with somebody’s shoebox of papers, and you know what the family never said. Your mind goes deep without losing its air, and you can speak of grave things in words that calm. Persuasion comes so naturally that you may steer people before asking yourself whether you should. Tell them what you’re after, then persuade. It works as well and sits better on the conscience.',
    [Square]:
      'One sentence, said in March, is still being cross-examined in you in October. Thought grips, convinced that under this answer lies the true one, and now and then it does. Your words have weight, and leave marks where you meant only to make a point. Aim the drill at a subject that deserves it, an archive, a chess opening. About people, ask twice and then believe.',
    [Sextile]:
      'Hard news gets brought to you for translation, since you can say it without flinching and without cruelty. You ask one question fewer than an inquisitor would, and so hear twice as much. Subjects that make a table go silent interest you in a cheerful way, like geology. Optional depth, however, is often left for later. Write the difficult letter you have been composing in the car, and post it by daylight.',
  },
  [Chiron]: {
    conjunction:
      'A mispronounced word, aged eight, and the laughter after it: that is where your carefulness with language began. You still go silent at the wrong moment or over-prepare for a simple call. Anyone who stammers or thinks sideways, meanwhile, finds in you the teacher they needed, for you wait. Be that teacher at home. Say the sentence badly, in safe company, and hear the conversation go on.',
    harmonious:
      'Explaining how you came to understand a thing that once defeated you is your way of teaching, and it works on the hopeless cases. You find words for what stings, yours or another’s, and finding them takes some of the sting out. Explanation may become a neat bandage, however, changed daily and never lifted. Once, instead of describing the sore spot to a friend, say only that it is sore.',
    tense:
      'Three days later you have the answer, and it is devastating, and the room is empty. Being talked over or called slow left a bruise on your thinking, and you protect it with sarcasm or with silence. You hear at once when a clever group is leaving someone out. Say “I am still working it out” while they are all there. It holds the floor as well as wit does.',
  },
  [NorthNode]: {
    conjunction:
      'Letters have changed the direction of your life, and so have overheard remarks. The way forward goes by talk and study, and by noticing who ought to be told. People gather around what you say before you have decided to lead them. All that correspondence may replace arriving anywhere. Now and then close the inbox, and go and stand where the last message pointed.',
    harmonious:
      'Some pamphlet in a waiting room or a sibling’s idle question regularly tells you where to go next. Your wits and your direction are friends, so a class taken for fun turns out to have been the opening. Because it cost nothing you may treat it as trivia. “Interesting,” you say, and turn the page. Keep such coincidences in a list. After three entries on one subject, sign up.',
    square:
      'A clever reason stands ready for everything, including why the larger step should wait. The mind you have relied on since school likes its old subjects and its old opponents, and the direction that would enlarge you is one it cannot yet talk about fluently. It will be worth having along once you start. Go where you do not know the terms, and ask what a child would ask.',
    opposition:
      'A clever reason stands ready for everything, including why the larger step should wait. The mind you have relied on since school likes its old subjects and its old opponents, and the direction that would enlarge you is one it cannot yet talk about fluently. It will be worth having along once you start. Go where you do not know the terms, and ask what a child would ask.',
  },
  [Ascendant]: {
    conjunction:
      'People hear you before they see you, and generally you are already mid-anecdote. Wit is your handshake. You take a place in by reading its notices and asking the porter, and you stay younger than your age because something has always just occurred to you. Nobody inquires about the heart of someone so amusing. Once per acquaintance, let a silence go on until something less prepared comes out.',
    harmonious:
      'From two sentences at a counter you can tell how a person likes to be spoken to. It makes introductions easy, interviews too, and you are asked to explain everyone to everyone. Words that fit so well need no effort, and acquaintances multiply while few hear anything you would mind losing. With someone promising, tell the version of the story in which you did not come off well.',
    square:
      'Something is lost between the thought and the face. You sound offhand when you are serious, or a partner does your talking and you correct it in the car. People answer what they believe they heard. Long practice at being misread has given you patience with the tongue-tied, and an editor’s ear. Headline first next time: “this matters to me.” After that the rest may come out as tangled as it likes.',
    opposition:
      'Something is lost between the thought and the face. You sound offhand when you are serious, or a partner does your talking and you correct it in the car. People answer what they believe they heard. Long practice at being misread has given you patience with the tongue-tied, and an editor’s ear. Headline first next time: “this matters to me.” After that the rest may come out as tangled as it likes.',
  },
  [Midheaven]: {
    conjunction:
      'Sooner or later whoever has the microphone turns and hands it to you. Work made of words, figures or go-between errands suits you, and superiors like how fast you have the answer. Speed becomes the reputation, and then you are asked for answers all day, with no hour left for a thought. Block out two mornings a week, phone off. What you bring back will be worth the amplification.',
    harmonious:
      'Interviews are a pleasure, if you are truthful. You can put into one sentence what you do and why it is needed, and doors in the profession open to that sentence. Contacts keep themselves up. A career may come to consist of describing the work, which is done, meanwhile, by someone less fluent. Stay near the actual making. Each month finish something that could be judged with the label off.',
    square:
      'The speech was drafted at the kitchen table, in a different voice from the one that gives it. What you think in private and what your position lets you say are at odds, and a family’s opinions may be heckling from behind. Seeing both sides, you make a good reformer and an uneasy spokesperson. Write what you would say if nobody could trace it. Then find a version of one line that you can sign.',
    opposition:
      'The speech was drafted at the kitchen table, in a different voice from the one that gives it. What you think in private and what your position lets you say are at odds, and a family’s opinions may be heckling from behind. Seeing both sides, you make a good reformer and an uneasy spokesperson. Write what you would say if nobody could trace it. Then find a version of one line that you can sign.',
  },
};
