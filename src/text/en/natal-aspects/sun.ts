import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  type Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const sunAspects: NatalAspectsOf<typeof Sun> = {
  [Moon]: {
    [Conjunction]:
      'Sun and Moon stood together when you were born, at or near a new Moon, and what you want and what you need rise as one. You begin things with your whole weight and don’t argue with yourself on the way. The price is a blind side: with no second voice inside to object, you learn how you look only from others. Ask two friends who disagree about you, and believe them where they match.',
    [Opposition]:
      'The Moon stood full, or nearly, across from your Sun, and will and need have faced each other ever since over the heads of other people. You find yourself in their faces, which makes you alert to a companion and quick to catch a mood. Whichever half you are not living, the firm one or the soft one, someone close seems to be living at you. What annoys you most in them is often your own.',
    [Trine]:
      'With Sun and Moon on easy terms in you, what you decide on you generally also feel like doing. Purpose and mood pull the same way, few choices have to be forced, and others rest in such unfussed company. No inner quarrel, though, means no inner prod, and pleasant years can pass on a road that nobody picked. Something you are plainly bad at would do more for you than another success.',
    [Square]:
      'Success makes you homesick, and home makes you ambitious. Your Sun has one plan for your life and your Moon another, and whatever feeds one leaves the other hungry. Friction of this kind builds things; contented people seldom work so hard. It also spoils the chair you are sitting in, wherever that is. Fix an hour at which the day’s work stops, and let the evening have no plan.',
    [Sextile]:
      'Your feelings will help you to what you want, provided you think to consult them. The Moon offers your Sun its help, and with a little attention what soothes you and what drives you can be made to serve each other. You can be firm with someone and kind about it within the hour, and both are you. Ignored, the two go separate ways and you run on effort alone. A pause before deciding is usually all they need.',
  },
  [Mercury]: {
    [Conjunction]:
      'Thinking and being are hardly two things for you, because Mercury rides so close to the Sun that an opinion feels like a limb. You speak with warmth and conviction, and people remember whose words they were. Stepping back is harder. Whoever corrects a date seems to be correcting your character, and an idea you have outgrown gets kept out of loyalty. State a new thought first in the voice of someone who dislikes it.',
  },
  [Venus]: {
    [Conjunction]:
      'Being liked matters to you at the very center, for Venus stands beside your Sun, and pleasure and purpose have grown together. Near music, fine things or anyone you admire you become more yourself, and your ease lets others feel charming. But with liking so close to the core, an unwelcome truth seems like bad manners and is left unsaid. To disappoint somebody gently, and find that they like you all the same, does you more good than a compliment.',
  },
  [Mars]: {
    [Conjunction]:
      'Mars stands with your Sun and makes wanting and doing a single event. Obstacles become matters of honor to you, and timid projects borrow your nerve. With that much heat at the center, a person who is only thinking it over can look like a rival, and you push where waiting would have won. A long walk before a hard talk leaves you free to choose your force.',
    [Opposition]:
      'Mars meets your Sun from across the room, usually in the shape of a rival. Somebody pushes and you rise to it, often with your finest effort, and can shake hands when it is over. What you miss is how much of the push is yours, kept folded until another person’s nerve gives it leave. With no opponent in sight you may find one at home. Contests with rules, entered on purpose, spare the people you live with.',
    [Trine]:
      'Strength turns up when you call it and lies down when the job is over. You know what you want, act on it promptly and press hard without leaving bruises, as people can whose Sun and Mars want the same thing. Having seldom fought uphill, you may take a real defeat as a hint to try something easier. Enter something you are likely to lose, and come back for the rematch.',
    [Square]:
      'Told that a thing can’t be done, you have already started. Mars grates on your Sun, so will and temper catch on each other, and resistance, which tires most people, feeds you. You get through work that would stop a calmer person. The hard days are those without any, when you pick at the peace until it gives you some, and a quarrel begins in which nothing is at stake but rank.',
    [Sextile]:
      'A fair contest brings out the best in your Sun, and Mars is glad to help as soon as you name the target. You can say “that won’t do” in a tone that leaves the afternoon intact, and you seldom use more force than a thing calls for. Courage so well measured waits to be invited, and it stiffens in the waiting. Nerve that you spend on small matters stays supple for a large one.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Faith stands so near your center that you speak as if help were on its way. It often is, since a Sun enlarged by Jupiter plans big and forgives fast, and people enjoy proving you right. The same largeness promises in every direction at once and takes a fair doubt for pettiness. One promise kept in full does more for your name than three new ones, and leaves you fewer apologies to make.',
    [Opposition]:
      'Again and again someone with a large voice invites you along. Jupiter, opposite your Sun, reaches you through teachers, patrons and friends who have found the answer, and for a while they can do no wrong. Hope that is shared does suit you, and it carries both sides past caution. Then the details come due, and the great person turns out to be of ordinary size. Sleep on the next grand plan, and ask who will clean up.',
    [Trine]:
      'Good will comes to you before you have earned it, since your Sun and Jupiter are easy together and people sense that you wish them well. Confidence without swagger opens doors, and you pass the favor on, free with time and praise. Too little is asked of you in return. A talent that never has to sweat stays small. Some goal you might honestly miss would let it grow.',
    [Square]:
      'Asked to feed ten people, you invite thirty. Jupiter presses your Sun to be larger than the hours and hands it has, and you take a limit as a personal slight. Half of this overreach turns into growth that careful planners never get; the other half turns into apologies. People forgive you because the warmth is real. When something big tempts you, count what it needs before you announce it.',
    [Sextile]:
      'Luck, in your case, has to be applied for. Your Sun can call upon Jupiter at any time, and chances open for the price of a question to somebody who knows more, or a hope spoken aloud. Good will gathers around you so readily that you may leave it unspent, like a gift card in a wallet. Send one hopeful letter to a person who has no reason to answer it.',
  },
  [Saturn]: {
    [Conjunction]:
      'Saturn stands on your Sun, and you have been your own supervisor for as long as you can recall. Praise slides off you, a criticism is kept for years, and effort feels like the rent you owe for being here. It makes you someone whose word has weight. People lean on it, and seldom wonder if you are tired. The standard can stay; what may go is the belief that you count only once it has been met.',
    [Opposition]:
      'Authority has a face for you, and the face is somebody else’s. With Saturn opposite your Sun, the stern part is played by a boss, an elder or a partner, while you obey too soon or chafe under them. From down there you see how power ought to be used, and you are scrupulous with any of your own. The frown you dread is often guarding a rule that you made, and rules can be talked about.',
    [Trine]:
      'That things take as long as they take has never much troubled you, whose Sun has Saturn for a friend. You finish, you keep your word, responsibility sits well on your shoulders, and what you build tends to stand. The danger is comfort in harness. A sensible life closes over, and the odd, useless wish is put off with perfect good humor. Pick one such wish and give it a date.',
    [Square]:
      'Twice as prepared as anyone in the room, you still expect to be asked to leave. Saturn blocks your Sun at some inner gate, and each step toward being seen has to get past an old “no.” So you overwork, or you stop short and spare yourself the verdict. What you do build has been tested harder than others will ever test it, and it lasts. Begin one thing before you feel ready for it.',
    [Sextile]:
      'Put a thing on the calendar and you do it; leave it to inspiration and it waits. Saturn hands your Sun a frame whenever you ask for one, and two sentences from an older hand can save you a long detour. Being so dependable, you get lent out, and the dull half of many a project bears your fingerprints. Some of that patience belongs to a wish of your own, and it would thrive on the same treatment.',
  },
  [Uranus]: {
    [Conjunction]:
      'With Uranus on your Sun, being like everyone else feels close to not existing. You think for yourself, you wake up stale company, and solutions come to you whole and at odd hours. Still, independence can harden into a duty, and then you contradict a friend merely to hear yourself differ. Agreeing when they are right costs you nothing, and they will listen all the better the next time you don’t.',
    [Opposition]:
      'Freedom comes at you from the other side, in people who cannot be pinned down. With Uranus opposite your Sun you are drawn to them because they do what you half wish to do, and just as life settles, one of you grows restless. When they turn steady, you are apt to be the one who bolts. Make the change you want early and in your own name, so that nobody has to make it for you.',
    [Trine]:
      'Change finds you already in your shoes. You are original without being defiant, Uranus moving easily with your Sun, and even strict people make allowances. New tools, odd company and a sudden turn of plan all agree with you. Ideas come so cheaply that most are dropped when they stop being news. Carry one of them through the dull middle, past the point where it makes a good story.',
    [Square]:
      'Tell you which line to stand in and your whole body forms an opinion. Uranus jolts your Sun, so will arrives in bursts, and any rule, your own plan of last month included, can start to feel like a fence. You free things: yourself, stuck groups, habits that nobody dared question. The jolt also breaks what you were fond of, often shortly before it would have come right. Quit only in a calm hour, with the next step named.',
    [Sextile]:
      'Useful surprises lie within your reach, for Uranus offers your Sun its shortcuts and asks only that you try them. You improve what you touch: the method at work, the way a group talks, the tool nobody thought to turn around. At this scale reform is thanked rather than resisted. Yet a person can go on forever improving what belongs to others, and your own stalest custom is waiting its turn.',
  },
  [Neptune]: {
    [Conjunction]:
      'Where you end and other people begin is hard to say, because Neptune has settled on your Sun. You feel your way into strangers, catch what is not said, and have a gift for image, music or mercy. Without a part to play you can lose your outline, and let whoever is nearest say who you are. Definite acts restore it: something finished, something refused. They needn’t be large to work.',
    [Opposition]:
      'You see the finest version of people, and a few of them, so seen, grow into it. Neptune, across from your Sun, throws its light on whoever stands there: a hero, a lost soul, an almost-lover. It makes you generous and easily moved. The fall comes when they prove ordinary, or when they have lit you up in turn and are hurt by daylight. Meet somebody’s oldest friend before you set out to rescue them.',
    [Trine]:
      'Neptune feeds your Sun with a quiet stream of fancy; kindness costs you little, and pictures come unasked. You sense what others long for, and people feel forgiven near you without having confessed. Dreaming is a pleasure in itself, which is the trouble with it. The work looks so complete in your mind that making it seems a step down. A person who expects it of you by a certain day is the best help you could arrange.',
    [Square]:
      'Longing for something finer than what is on offer runs through all you do, and with Neptune blurring your Sun from the side, the aim keeps shifting. Guilt or glory creeps in when you look at yourself, and you have followed a promise or two that led nowhere. The same longing makes you tender with failure, and an artist in some corner of life. Write down who promised what. Read it before you forgive, and again before you despair.',
    [Sextile]:
      'Imagination works for you if you give it a place and an hour. Neptune leans toward your Sun with help, so you can feel for a person without drowning beside them, and art or care for others comes more readily than you suppose. Nobody makes you use it. Left alone, the gift turns into late films and vague good intentions. It keeps appointments well, even those you make when you feel dull.',
  },
  [Pluto]: {
    [Conjunction]:
      'Half measures don’t hold you, since Pluto has fused with your Sun and wants to know what lies under everything. You look people through, go where others won’t, and live several lives in one, each closed by your own decision. Such will can raise a ruined thing. It comes in one size only, so that a choice of restaurant turns into a test of who rules. Hand over some decision that doesn’t matter, and notice how hard it is.',
    [Opposition]:
      'Power comes at you from outside. Pluto stands opposite your Sun, and most groups contain one person whose approval could undo you; you have found them before the coats are off. Nobody bullies you for long, or anyone near you. What takes longer is to notice how tightly you hold on in return. Say aloud what is being fought over, and it often proves small enough to share.',
    [Trine]:
      'Endings do not frighten you much. Pluto lends your Sun a deep reserve that rises in a crisis, and while others stare at the collapsed plan you are sorting the usable bricks. People in real trouble sense this and come to you. Because influence costs you so little, you may deny having any, or save yourself for upheavals and doze through plain days. Those who share the plain days would like to meet that strength too.',
    [Square]:
      'Offered a rope, you look to see who holds the other end. Pluto leans on your Sun, and you live as though a larger will might come for yours at any moment; flattery leaves you cold, threats still more so. You can rebuild your life from its foundations. But guarding against control is itself a kind of control, and those who love you feel it. Concede a point early, before anyone has asked.',
    [Sextile]:
      'A deep question, when you ask it, leaves everyone on good terms. Pluto offers your Sun its strength in doses that you can choose, which suits honest friendship, research and the repair of things gone wrong. Since nothing forces you to look that deep, you tend to do it for others and leave your own cellar alone. One stale role, ended cleanly, sets free more force than you knew it was using.',
  },
  [Chiron]: {
    conjunction:
      'Chiron touches your Sun at the heart, and the sore point is your right to take up space. Shown to the good chair, you wait for its owner. Knowing that doubt from inside, you see at once who is trying to be smaller, and you coax them forward with great skill. Taking such coaxing yourself is slow work. It starts with letting a compliment finish before you answer it.',
    harmonious:
      'Mention of your old sore place comes easily to you, the way one speaks of a town one used to live in. What hurt your pride is now something you teach from, Chiron being on good terms with your Sun, and people trust advice that was plainly tried at home. The fluency has a drawback. As the story grows polished, hardly anyone asks if it still hurts, and you are the last to say so.',
    tense:
      'A stranger’s raised eyebrow can spoil your afternoon. Chiron rubs against your Sun, so being seen and being hurt lie close together, and you prove too much, or else decline the stage and call it taste. Knowing that place, you are quick to make room for the overlooked. Courage comes back by practice, wherever you are a beginner among beginners and being watched has time to grow dull.',
  },
  [NorthNode]: {
    conjunction:
      'Life keeps asking you to be plainly yourself in front of others. With the North Node on your Sun, growth and identity point the same way, so stepping back to let someone else lead works badly; they halt behind you. Saying yes brings allies and a deepening sense of fit. It can bring self-importance as well, since being needed is heady. Accept the part, and share the applause while it is still going on.',
    harmonious:
      'Being who you are leads you, more or less, to where you ought to go. The North Node stands within easy reach of your Sun, so helpful people appear at the turnings and know you before you have asked for anything. The slope is gentle. It is so gentle that a landing with a nice view can pass for the top, and sheer contentment keeps you there. The next stretch won’t begin until you choose it.',
    square:
      'What you are already praised for keeps you from what comes next. The North Node lies at an awkward angle to your Sun, so the direction that would stretch you has little use for your shine, and each step in it feels like a demotion. Old excellence pays its way and pleases everyone, which is why it holds you. Pick up a task where it counts for nothing. The skill is yours for life, and can wait.',
    opposition:
      'By old habit you shine: your Sun is on the South Node, straight across from the North Node. Being the one who knows and who carries the day comes so easily that you could do it half asleep, and people have learned to count on it. The gift is real, and so is the weariness beneath it. Growth lies the other way, in letting someone else be the reason things go well. It is more restful than you fear.',
  },
  [Ascendant]: {
    conjunction:
      'Born around sunrise, with the Sun on the Ascendant, you come into view all at once. Your mood shows before you speak; tasks and parts get offered to you on sight, and your confidence lifts a room. Privacy is the price. A low mood has nowhere to go, and you fill the doorway even when you came to listen. Arrive late now and then, sit at the side, and find out what goes on.',
    harmonious:
      'Since your Sun supports the Ascendant, manner and intention agree, and the first handshake promises nothing that the tenth has to take back. People guess rightly what you are about. It saves a great deal of explaining. It saves so much that you seldom explain at all, and whatever does not show at a glance goes unmet. With someone you like, volunteer the fact that doesn’t go with your face.',
    square:
      'Friends laugh when they hear how strangers describe you. Your Sun is at odds with the Ascendant: the manner you meet the world in was cut for another build, and what you want takes a while to show through it. You are misread at the first meeting and well liked by the fifth. It has given you a sharp eye for disguises. Being open early about what you are after alarms people less than their finding out.',
    opposition:
      'Near sunset, when you were born, the Sun stood on the Descendant, and you come fully to light beside one other person. A partner, a close friend, even an open rival shows you who you are, and you give them your finest attention. You may also hand them the shine and steer from behind, living by their glow. What you admire in them so readily is yours too. Make one plan without asking what anybody thinks of it.',
  },
  [Midheaven]: {
    conjunction:
      'With the Sun at the Midheaven, as it is around noon, you find little shade. What you do becomes who you are in the public eye, and people in charge see a successor in you. You carry responsibility well and grow larger under it. The rest of you has a harder time being noticed, at home most of all. Keep one friendship in which your work may not be mentioned.',
    harmonious:
      'Work feels like an extension of who you are. Your Sun and the Midheaven agree, so aims and openings face the same way, your name is remembered, and reputation follows without much chasing. It is pleasant, and it is also how people end up running things they never chose. Mark, among the duties now on your list, those you would have picked yourself. If there are few, give one of the others back.',
    square:
      'Who you are and what you are known for don’t quite match. The Sun is at cross purposes with your Midheaven, so a public role sits on you like a borrowed coat, and each success brings the thought that they have got the wrong person. The strain keeps you honest; you never fully believe the badge. It also has you change direction just as a path was getting used to you.',
    opposition:
      'At the foot of the chart, where it stands near midnight, the Sun is out of sight. Yours lies opposite the Midheaven, and your strength comes from home, from origins, from a private self that needs no audience. The people you live with know how large you are; the public knows less. Ambition can seem slightly foreign, a thing done for others’ sake. Whatever success you have will stand on what you build at the root.',
  },
};
