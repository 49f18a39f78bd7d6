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
      'A refusal from you can leave the host feeling complimented, so much charm does Venus put into what Mercury says. You hear a wrong note in a paragraph, flirt by vocabulary, and settle quarrels by finding a kinder phrase. With so much grace about it, the truth may come out too smooth to be noticed. Ask a blunt friend to repeat what you have just told them, and see how much of it is left.',
    [Sextile]:
      'Taste can be explained, and you explain it so that people want to look again. Venus lends Mercury grace, Mercury lends Venus judgment, and with a little use the exchange becomes a skill: a light hand with color, apologies, introductions, the price of things. It saves you from gush and from bluntness alike. Pleasant talk is as far as it goes unless more is asked. Make something with it, and show it to someone who knows the craft.',
  },
  [Mars]: {
    [Conjunction]:
      'You hand people the truth as some hand over a knife, point first. Mercury and Mars fire together, so the answer is out as soon as it is thought, and you can talk a stalled crew into moving. You argue well and decide fast, and it is mostly the people you have cut who quote you. Slowness in others feels like an insult, though your own second thought, for which you rarely wait, is often the better of the two.',
    [Opposition]:
      'Arguments find you on the way to buy stamps. Mars stands against your Mercury, and somebody always holds the opposite view in a raised voice; you rise to it, and learn in the heat what you think. Opponents keep your ideas fit. The last word is what wears everyone out, since neither side will ever hold it for long. Give it away once, after a point of theirs that you can honestly grant.',
    [Trine]:
      'Mars moves freely with your Mercury and gives you plain words, spoken at once and without malice. You see what should be done, put it in a sentence, and people start doing it. Because you win most arguments, you may never learn what the loser knew. A cause that needs a quick tongue, or an opponent as quick as you are, draws out more of you than slow company ever will.',
    [Square]:
      'Send, and then you read it. The reply was witty, accurate and thrown too hard, as replies are when Mars strikes at Mercury, and your evening goes on repairs. Under fire your mind is a fine goalkeeper, all reflex, and saves what slower heads have lost. With nothing to defend, it starts a quarrel of its own. Hard problems use up that edge better than people do, and angry drafts improve while your pulse comes down.',
    [Sextile]:
      'When something needs saying, you can say it briefly, while it is still of use. Mars offers Mercury its nerve and wants only an occasion: a deadline, a debate, a complaint that has to work. Colleagues already bring you theirs. Without such calls the edge mostly opens other people’s packages, and a cause of your own, argued out loud, would be a better use for it.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Asked how your trip was, you begin with the Ice Age. Everything connects in a Mercury so widened by Jupiter, every fact belongs to a story, and listeners leave feeling larger. You learn in great gulps, and teach for pleasure. Details get rounded on the way, and the second hour is mostly for your own enjoyment. Stop while they still want more.',
    [Opposition]:
      'Keep to details, and somebody near you has a grand idea; have one yourself, and somebody mentions a detail. Mercury and Jupiter face each other in you and take turns at being right. A grand speaker wins you over, until you find the error and feel cheated, or else you do the preaching while someone at your elbow counts. Each half of the talk needs the other. One good example, asked of any large idea, keeps both at the table.',
    [Trine]:
      'Learning goes in without pain, and comes out of you as good talk. You grasp what a subject is about before you know its terms, explain it generously and think well of whoever is listening, as Mercury does when Jupiter is its friend. With the gist so soon in hand, you leave before the hard chapters. Past that point sit experts in sore need of somebody who can explain what they do.',
    [Square]:
      'A ten-minute talk of yours has forty slides, because Jupiter overfills your Mercury. Curiosity and conviction race each other, you promise a book where an article was asked for, and a figure quoted from memory grows on the way. The zeal itself is no fault. It recruits people, who join before they have checked and are mostly glad they did. Find an editor you respect, and let them ask where you read it.',
    [Sextile]:
      'Useful news is often sitting two seats along from you. Jupiter brings Mercury its openings as chance talk, a course, a trip, a question put to somebody who knows, and all you have to do is speak first. Open-minded without being gullible, you teach best in passing. Most of what you find out goes to friends. You could follow the next good lead yourself.',
  },
  [Saturn]: {
    [Conjunction]:
      'Before a word leaves you it has been weighed, for Saturn sits on your Mercury and checks everything at the door. Your mind is slow to build and hard to knock down; you remember what was agreed, and when you finally speak, others can build on it. A wrong answer may have cost you something once, and since then you have often kept the right one back. Speaking second instead of last would be a start.',
    [Opposition]:
      'In your head sits an examiner, and other people keep volunteering for the job. Saturn, opposite Mercury, meets your ideas with a sigh, a frown, a request for sources, and you go home still arguing your case. It has made you careful, and hard to fool with loose claims. You take silence for a bad mark when it is often only thought. Bring your objector an idea half done, and ask for help with the weak joint.',
    [Trine]:
      'You think in order, remember what was said, and can be bored without losing the thread. Saturn gives Mercury its patience, and long study, clear rules and plain instructions come out of it; people trust what you write down. Seriousness so comfortable may start to take itself for truth, and a fanciful remark gets filed under nonsense. Some of your best thoughts will arrive looking silly.',
    [Square]:
      'Ten drafts, and the eleventh is the first one again. Saturn stands in Mercury’s way like an old teacher with folded arms, and some of your sentences give up in the corridor. Those that get past are hard to knock over; you stay with a problem long after quicker people have wandered off. The doubt whether you are clever enough is a habit and measures nothing. Talk to one kind listener before you write.',
    [Sextile]:
      'Lists calm you, and they actually get done. Saturn puts Mercury’s notes in order the moment you ask, and older or stricter people like explaining things to you because you keep what they say. A talent this modest is easily taken for granted. You end up with the minutes of other people’s adventures, beautifully kept. Outline an ambition of your own in the same way, and begin at whatever makes you smile.',
  },
  [Uranus]: {
    [Conjunction]:
      'Talk with you skips a step, and it may take the others until evening to see that the step was not needed. Uranus has wired itself into your Mercury: ideas arrive whole, at speed, and leave you while they still glow. You have little patience with the slow or the agreed, and can contradict out of plain boredom. Draw the missing step for somebody. About one time in five it turns out to matter.',
    [Opposition]:
      'Minds that jolt yours are the ones you keep close to. Uranus, across from Mercury, speaks up through other people, brilliant and exasperating, who overturn the plan as you are reading it aloud; among duller company you do the overturning. It keeps your thinking young and seldom lets it be finished. If each of you could talk for three minutes without a break, you would see what your idea looks like whole.',
    [Trine]:
      'New things explain themselves to you. You press the buttons, see the pattern and make strange ideas sound so plain that no one takes fright, with Mercury and Uranus running smoothly together. Languages, puzzles and systems open in the same way. Brightness this cheap leaves a good deal behind at the stage of the first demonstration. Share the next idea with a mind slower than yours and fonder of finishing.',
    [Square]:
      'In the middle of a sentence Uranus has changed your Mercury’s mind, and the listener is still writing down the first version. You spot the flaw in a system at a glance and say so in the elevator, to its designer. Often you are right, and seldom at a good moment. Nerves pay for it. A thought whose steps have been written out first meets with far more mercy.',
    [Sextile]:
      'Some facts only you would put side by side. Uranus offers Mercury odd connections in a usable size, and even those who fear novelty take it from you, because you are patient with their questions. An interest picked up by chance, outside your field, is what wakes this. Left without an errand it remains a party piece. Put your name to the next bright notion, and send it where it could be adopted.',
  },
  [Neptune]: {
    [Conjunction]:
      'Dictionaries disappoint you, since the word you mean has music in it and three other meanings. Neptune has merged with your Mercury: you think in pictures, hear what was meant rather than what was said, and can make a listener see a place that never existed. Facts go soft in such a mind. You may come to believe your own lovely version, or somebody else’s. A number said aloud, and said back to you, earns its dullness.',
    [Opposition]:
      'What you say is not always what is heard. Neptune lies across from your Mercury, and in the soft air between you and other people a hint becomes a promise, and tact looks like agreement. You also catch what nobody has put into words, and can console by letter better than most do in person. Confirm in writing what was arranged. It is dull, and it saves friendships.',
    [Trine]:
      'Stories come to you from almost nothing, two names and a torn ticket. Neptune feeds Mercury freely, so you read people as others read novels, and a comparison of yours persuades where proof has failed. Ease has its price: the ending is left for later, and the fact that would spoil the picture is left out. A few lines a day, kept up whatever the mood, would surprise you by their sum.',
    [Square]:
      'Keys, the name of the street, what you came upstairs for: gone, while a line of verse stays put. Neptune leaks into your Mercury, and a worry sounds just like a hunch, a wish just like a memory. Out of this come songs, sympathy, and misunderstandings that take three calls to clear. It has nothing to do with brains. Keep facts where your eyes will fall on them, and try each hunch on a sober friend.',
    [Sextile]:
      'A frightened child gets the right story from you, made up on the spot. You can even sell a dream without lying about it, since Mercury may call on Neptune for images, tones, the word that soothes, and still keep its head. Nobody is going to insist. Unasked, the talent goes into captions for vacation pictures. At a regular hour, on a page or a stage, strangers would gladly listen.',
  },
  [Pluto]: {
    [Conjunction]:
      'Small talk makes your eyes move to the exits. Pluto has sunk into your Mercury, and you want to know what happened, why, and who kept it quiet; asked in your low voice, people generally tell. Research, repair and hard truths suit such a mind. It can also fasten, going over one remark until there is a groove, or use what it knows as a lever. Some matters come up by themselves when left alone.',
    [Opposition]:
      'Somebody is trying to change your mind, or so it appears, and you have noticed the technique. With Pluto facing Mercury, talk between you and certain people turns into a siege: each keeps back a fact and wants the other to say it first. You hear the motive under the words, and sometimes one where there is only clumsiness. A fact that you volunteer, early and for nothing, gets you more than pressure does.',
    [Trine]:
      'Grave things can be spoken of near you, in a voice that calms. Your mind goes deep, keeps its air, and finds what a family or a file has left out, Mercury being strengthened by Pluto without a struggle. Persuasion comes so easily that you may steer people before asking yourself whether you should. Tell them what you want, then persuade. It works as well, and they stay persuaded.',
    [Square]:
      'One sentence, heard in spring, is still being cross-examined in you in the fall. Pluto grips your Mercury, certain that under this answer lies the true one, and now and then it does. Your own words have weight, and leave marks where you meant only to make a point. Subjects that deserve such digging repay it richly. People don’t; ask them twice, and then believe.',
    [Sextile]:
      'Hard news gets brought to you to be put into words. Pluto lends Mercury its depth when you ask, and you say a difficult thing without flinching and without cruelty, having put one question fewer than an inquisitor would. What makes others go silent interests you in a cheerful way, like geology. Depth that is optional is easily left for later. Write the letter that you have been composing in your head, and send it.',
  },
  [Chiron]: {
    conjunction:
      'Language is where you were laughed at, or feared you would be. Chiron touches your Mercury, and you go quiet at the wrong moment or rehearse a simple call, while anyone who stammers or thinks sideways finds in you the teacher they needed, because you wait. The care you take with words began as armor and has become skill. Say something badly, in safe company, and hear the conversation go on.',
    harmonious:
      'A thing that once defeated you is the thing you explain best, even to hopeless cases. Chiron and Mercury cooperate: finding the right word for what hurts takes some of the sting out, for others as well as for you. There comes a point where the words are a neat bandage, changed daily and never lifted. At that point it is enough to say that it is sore.',
    tense:
      'Three days later you have the answer, and the room is empty. Chiron presses on your Mercury, where being talked over or called slow left a bruise, and you guard it with sarcasm or with silence. You notice at once when a clever group is leaving someone out. “I am still working it out,” said while they are all there, holds the floor as well as wit does.',
  },
  [NorthNode]: {
    conjunction:
      'For you the way forward goes by talk and study, and by noticing who ought to be told. Your Mercury is on the North Node: a letter, a class, a remark overheard turns your life more than any plan, and people gather around what you say before you have decided to lead them. All this traffic can replace arriving anywhere. Now and then, go and stand where the last message pointed.',
    harmonious:
      'Some leaflet in a waiting room or an idle question keeps telling you where to go next. Curiosity serves you as a compass because Mercury is on speaking terms with the North Node, and a class taken for fun proves to have been the opening. Because it cost nothing, you file it as trivia. A third hint on the same subject is hardly an accident.',
    square:
      'A clever reason stands ready for everything, including why the larger step should wait. Mercury is out of step with the North Node: your mind likes its old subjects and old opponents, and the direction that would enlarge you is one it can’t yet talk about fluently. It will be fine company once you have started. Choose a room in which you don’t know the terms, and ask what a child would ask.',
    opposition:
      'Facts, names, who said what to whom: you gather them without trying, with Mercury on the South Node, opposite the North Node. Talk is the element you came with, and you can stay in it for years, well informed and always about to begin. Holding a conviction, and being seen to hold it, comes harder. You have known enough for some time. The part you lack is only to be had by going.',
  },
  [Ascendant]: {
    conjunction:
      'Mercury on your Ascendant means that people hear you before they see you, and you are already in the middle of an anecdote. Wit is your handshake, you take in a new place by its notices and its gossip, and something has always just occurred to you, which keeps you young. Nobody inquires about the heart of someone so amusing. Let a silence go on once, until something less prepared comes out.',
    harmonious:
      'From two sentences at a counter you can tell how a person likes to be spoken to. Mercury works well with your Ascendant, so introductions and interviews come easily, and you are asked to explain everyone to everyone. Acquaintances multiply. Few have heard a word from you that you would mind losing, and the version of the story in which you didn’t come off well is still untold.',
    square:
      'Something is lost between the thought and the face, for Mercury is at odds with your Ascendant. You sound offhand when you are serious, joke when you are moved, and people answer what they believe they heard. Long practice at being misread has given you patience with the tongue-tied. With the headline first, “this matters to me,” the rest may come out as tangled as it likes.',
    opposition:
      'Your thinking gets done in conversation, as it must with Mercury on the Descendant. You need a partner or a friend to talk to before you know your own mind, and you choose quick, curious people who keep you learning. You hear the other side so well that you may argue it against yourself, and in time they finish your sentences. Write one question down and sit with it alone before you take it to them.',
  },
  [Midheaven]: {
    conjunction:
      'Whoever has the microphone turns, sooner or later, and hands it to you. Mercury at the Midheaven makes a public matter of your mind: work with words, figures, trade or messages suits you, and those in charge like how fast you have the answer. Speed becomes the reputation. Then you are asked for answers all day, with no hour left for a thought, and the thought was what they needed.',
    harmonious:
      'You can say in one sentence what you do and why it is needed, and doors open to that sentence. Mercury backs your Midheaven: contacts keep themselves up, interviews go well, and a skill with words or figures moves you along. In time a career may come to consist of describing work that is done by somebody less fluent. Stay near the actual making. People who can do both are rare.',
    square:
      'What you think in private and what your position lets you say don’t agree. Mercury grates on your Midheaven, so meetings leave you with the better half of your speech unspoken, and a careless remark can cost more than it should. Seeing both sides, you make a good reformer and an uneasy spokesperson. Draft what you would say if nobody could trace it, and look for the one line that you could sign.',
    opposition:
      'Behind a closed door your mind is at its best. Mercury lies on the Imum Coeli, at the foot of the chart, opposite the Midheaven: home is a place of books, talk and plans, and you think in the voice of your family even when you disagree with it. In public you may seem to have less to say than you really have. Ideas ripen well in private. Some of yours have been ripe for a good while.',
  },
};
