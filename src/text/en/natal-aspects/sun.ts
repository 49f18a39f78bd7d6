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
      'Sun and Moon stood together when you were born, within a day of a new Moon, so what you want and what you feel are usually one impulse. Whatever you begin, you do with your whole self. Others find this forceful, and sometimes one-sided, because little in you argues against a thing once you want it. You can get the objections from people who know you well, provided you ask before a decision and not after it.',
    [Opposition]:
      'The Moon was within a day of full at your birth, opposite your Sun, and you see yourself most clearly in the eyes of other people. When you are all resolve, someone close to you tends to become all feeling, and when you give way, they grow firm. It makes you good at knowing what another person is going through. Whatever irritates you most in them is often the half that you have just left to them.',
    [Trine]:
      'Sun and Moon form a trine in your chart and want much the same thing, so you usually feel like doing what you decide to do. In everyday matters that makes you sure of what you want, and a little puzzled by people who want one thing and do another. They have two wishes where you have one, and like to be asked about both.',
    [Square]:
      'Your Sun and Moon are square, and what feeds your ambition leaves your feelings hungry, while whatever comforts you makes you restless to be doing something. The quarrel can’t be settled once and for all. The unrest has its use, since it gets more out of you than contentment would; people with this aspect often work hard and rest badly. Giving each side time of its own works better than trying to please both at once.',
    [Sextile]:
      'The Moon is sextile your Sun, so mood and purpose can help each other, as long as you consult them both. When you notice how a plan feels before you agree to it, you choose well, and you can be firm with someone and kind within the same hour. When you don’t, you push on by will alone and wonder why you are tired. The pause needn’t be long. Your feelings answer quickly once they are asked.',
  },
  [Mercury]: {
    [Conjunction]:
      'Mercury is beside your Sun, so you think most about what you are doing, and once you have an opinion you speak with conviction. People hear that you mean it, and they listen. What you have spoken up for becomes a part of you. Then anyone who corrects a fact seems to correct you, and out of loyalty you may defend an idea you have outgrown. You are larger than your opinions, and nobody minds if you change one.',
  },
  [Venus]: {
    [Conjunction]:
      'Being liked matters to you more than it may seem, since Venus stands beside your Sun. You come alive near beauty and near people you admire, you put others at ease, and their praise truly feeds you. So you may keep the peace with them longer than you should: an unwelcome truth seems unkind, so it waits. Some of them would like you better for saying it, since they would know that you mean your kind words, too.',
  },
  [Mars]: {
    [Conjunction]:
      'Once you have decided on something you go straight at it, with Mars beside the Sun. You step up when others hang back, and you take an obstacle personally, which is why you get past so many of them. Someone who only wants to think it over can look like an opponent, and often isn’t. Some of the people you push past would have stepped aside if you had asked.',
    [Opposition]:
      'Mars, opposite your Sun, usually comes to you as another person, one who brings out the fight in you. They push, and you push back, say plainly what you think, and often do your best work in the process. When nobody crosses you, you may be so even-tempered that the anger of others puzzles you. Some of that anger is yours. Own up to it early, before the person nearest you is given the opponent’s part.',
    [Trine]:
      'A trine from Mars gives your Sun a strength that is simply there: when something plainly has to be done, you do it without fuss. You seldom use more of it than the job calls for, so people don’t resent it. Beaten in the open, you are soon on your feet again. What tries your patience is a long talk before a simple task, and you may have finished it before the others have settled who should do it.',
    [Square]:
      'Resistance makes you stronger and angry at once. Mars is square your Sun, and will and temper go off together. Once somebody says it can’t be done, you have begun. You get through work that would stop a calmer person. Stretches without an obstacle are harder, since the same force looks for one and finds it in a small delay or a tone of voice. Hard physical effort, or a hard problem, uses it up honestly.',
    [Sextile]:
      'Mars is sextile your Sun, and you are brave on request. On your own account you may put things off; asked to speak for somebody, or given a date and a clear aim, you go in directly, say no without being rude, and stay on good terms. People like to have you beside them when something has to be asked for. Vague undertakings wear you out, and you can be short with whoever keeps them vague.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter stands beside your Sun, and whatever you set out to do, you expect it to turn out well and speak as if it had. People like to help someone so sure of them, and the expectation often proves itself. You plan large and give more than was asked. Carried away, you say yes in several directions and take a fair doubt for pettiness, though one thing done completely does more for your name than three new ones.',
    [Opposition]:
      'Jupiter is opposite your Sun, and hope comes to you through others: a teacher, a generous friend, someone who seems to have found the answer. In such company you grow larger, and you promise more than you would alone. Later the details come due, and you are disappointed in them, or they in you. The enthusiasm was real all the same. All it needed was someone to ask what the plan would take.',
    [Trine]:
      'Jupiter is in trine to your Sun, and goodwill comes easily to you. You wish people well, they notice it, and they tend to let you in. When you need help, somebody is usually glad to give it, and you don’t count what you give in return. You may pass by a good chance because you suppose that there will be another, and mostly there is. The chances that also ask for some work are worth more to you.',
    [Square]:
      'Jupiter is square your Sun, and you find it hard to do anything modest under your own name. What you take on outgrows the time you have, and a limit can feel like an insult. About half of this turns into growth that careful people never get; the other half turns into apologies. People accept them, because the generosity is real. Count what a plan needs before you announce it, and you have less to apologize for.',
    [Sextile]:
      'Chances open for you when you ask for them. With Jupiter sextile your Sun, people are often glad to teach, recommend or include you, and when you speak up things may go faster than you expected. You in turn are generous with introductions, and remember who once made room for you. So much goodwill can pull you in several directions. It helps to say beforehand which direction is yours.',
  },
  [Saturn]: {
    [Conjunction]:
      'Saturn is near your Sun, and you have been your own strictest judge for as long as you can recall. Praise for your work seldom reaches you, a criticism of it stays, and your place seems to need earning. It makes you someone whose word has weight; people lean on it, and seldom wonder whether you are tired. You don’t have to lower the standard. What can go is the belief that you count only once you have met it.',
    [Opposition]:
      'With Saturn opposite your Sun, you meet strictness in other people, perhaps in a teacher once, or in someone close to you who seems hard to satisfy. You swing between obeying too soon and resisting on principle. It teaches you how authority ought to be used, and you are scrupulous with your own. The frown you expect is not always there. Often the rule was only yours, and it is a relief to ask what the other person actually wants.',
    [Trine]:
      'Saturn’s trine to your Sun gives you patience with whatever you take seriously, and you don’t mind if it takes time. You usually finish it, keep your word and carry responsibility without any show, so everyone takes that for granted, you included. What you build tends to stand. The wish that serves no purpose is the one you put off, in perfect good humor, again and again. A free day kept for it would do you good.',
    [Square]:
      'Between your Sun and Saturn there is a square, and each time you are about to be judged, something in you says that you aren’t ready. So you hold back and prepare twice as long as others, or stop just short of the end. What you do complete is solid, because you have tested it harder than anyone else will. You are ready sooner than you feel; the feeling comes only after you have begun.',
    [Sextile]:
      'Over a long stretch you do better with a plan than a mood: Saturn is sextile your Sun, and you do what you have written down. People like to advise you, since you come back and tell them what came of it. You are so reliable that people hand you what they don’t care to do, and you take it rather than explain. You put off what you want yourself, since nobody has asked for it by a certain day.',
  },
  [Uranus]: {
    [Conjunction]:
      'Uranus is joined to your Sun, and being like everybody else feels close to not being there at all. You think for yourself, may drop one aim for another overnight, and wake up any group that has grown stale. This is freedom as long as you choose it. It becomes a habit when you say no, or leave, before anybody has asked anything of you. You can go along now and then and be no less yourself.',
    [Opposition]:
      'Uranus, opposite your Sun, upsets your plans through other people: someone changes course, or refuses to do what everybody expected. You complain, and are drawn to them, because they do what you half wanted to do. When nobody disturbs your plans, you may upset them yourself, just as people have begun to rely on them. If you make the change you want early, and say that it is yours, nobody else has to make it for you.',
    [Trine]:
      'A new start agrees with you. Uranus is in trine to your Sun, so you are original without having to rebel, and even strict people make allowances for it. When plans suddenly change, you are on your way while others are still objecting. Ideas come so easily that you drop most of them when they stop being new. One of them, followed through the dull stretch, might turn into something with your name on it.',
    [Square]:
      'Being told what to do sets you against it at once. Uranus is square your Sun, and your will comes in jolts: under an order you decide fast and break off fast, and you have freed yourself from things that nobody dared to question. Good things may go, too, since even your own plan can begin to feel like an order. If you still want to break off once you are calm, do. If not, it was only the pressure.',
    [Sextile]:
      'Small, sensible improvements are your way of being original, with Uranus sextile your Sun. You see how a method could be simpler or a custom kinder, and because you change a thing gently, people thank you for it. You would rather have one habit that makes better sense than ten that are only new, and you part with the old one without regret. Those who were fond of it may feel that nobody asked them.',
  },
  [Neptune]: {
    [Conjunction]:
      'Neptune stands with your Sun, and where you end and other people begin is not always clear to you. You take in a stranger’s mood, understand what was not said, and have a gift for image, music or kindness. Left without a role, you can become whatever the nearest person needs you to be, and feel empty afterward. It helps to finish something, or to refuse something. Either one shows you again what is yours.',
    [Opposition]:
      'You see the best in people you look up to, and some of them grow into it. With Neptune opposite your Sun, what you long for appears in someone else, a hero, a lost soul, someone almost within reach, and you give and ask few questions. Then the ordinary human being shows, and you feel deceived, though often the picture was yours. At times you are the one idealized. What comes after is plain acquaintance, and it lasts longer.',
    [Trine]:
      'Imagination comes to you unasked, from Neptune’s trine to your Sun, and sympathy comes with it. You sense what others are longing for, and people feel forgiven in your company without having confessed anything. It is a gentle gift and not a hardworking one. What you picture looks so complete that making it seems unnecessary, and a kind intention can feel like the deed. Somebody who expects the thing from you by a certain day does you a service.',
    [Square]:
      'Neptune is square your Sun, and you long for something finer than what is on offer without quite knowing what it is. The aim shifts as you come near it. You think too little of yourself, then too much, and may have believed a promise that led nowhere. The same longing makes you patient with failure and may make an artist of you in some corner of life. Where trust is at stake, go by what was actually said.',
    [Sextile]:
      'With Neptune sextile your Sun, you can feel with a person and go on thinking clearly. A friend in trouble gets your sympathy and then a sensible question. You have an eye for pictures, for tones, for what is meant, and you use it for others before you use it for anything of your own. What you might make waits for a free day. A regular hour every week would do more for it.',
  },
  [Pluto]: {
    [Conjunction]:
      'Since Pluto is joined to your Sun, you go to the root of whatever matters to you. You look through people, go where others would rather not, and can close one part of your life and begin another. Such a will can raise what was ruined. It comes in only one strength: once you have said what you want, choosing a restaurant can turn into the question of who is in charge. Letting somebody else pick is good practice.',
    [Opposition]:
      'Pluto is opposite your Sun, and you meet power in other people. In most groups there is someone whose approval matters too much to you or whose will you feel you must resist, and you notice them at once. Nobody bullies you for long. What you notice less is how tightly you hold on to your end. The struggle is often about something small enough to share, once one of you says what it is.',
    [Trine]:
      'The end of a plan doesn’t frighten you, because Pluto, in trine to your Sun, gives you a reserve that shows in a crisis. When a plan has failed and others still stare at it, you are looking for what can be used again, and people in trouble come to you. Since influence costs you so little, you may deny having any, or save yourself for emergencies. Those who share your ordinary days would like to meet that strength too.',
    [Square]:
      'Pluto is square your Sun, and near anyone who likes control you are on guard, as though a stronger will might come for yours. Flattery leaves you cold, threats still more so; if you must, you can rebuild your life from the ground. But guarding against it is itself a kind of control, and the people who love you feel it. Give way in some matter before anyone has asked, and you will see how little is lost.',
    [Sextile]:
      'Pluto’s sextile to your Sun gives you depth in amounts that you choose, and you can ask a searching question without offending anyone. It suits honest friendship, research, and putting right what has gone wrong. You know when to stop, which people who dig seldom do, and so you are told things in confidence. What you find hard is to watch something decay that one honest word could still save.',
  },
  [Chiron]: {
    conjunction:
      'The sore point, with Chiron on your Sun, is whether you have a right to take up space. Something good is offered to you, and you feel that it must be meant for somebody else. Because you know that doubt from inside, you see at once who is making themselves small, and you are very good at drawing them out. Being drawn out yourself is harder. It starts with letting a compliment finish before you answer it.',
    harmonious:
      'Something that once hurt your pride is now a thing you can speak of, since Chiron and the Sun are on good terms in your chart. You mention it the way people mention a town they used to live in, and people trust your advice because you have plainly needed it yourself. Told so calmly, it sounds as though it were over. If part of it still hurts, nobody is going to guess, and you would have to say so.',
    tense:
      'Being seen and being hurt lie close together in you, with Chiron at odds with your Sun. A stranger’s raised eyebrow can spoil an afternoon, and you either try too hard to prove yourself or stay out of sight and call it taste. Because you know that sore place, you are quick to make room for anyone who is overlooked. Being seen hurts least in small things, among people who like you, and that is where to begin.',
  },
  [NorthNode]: {
    conjunction:
      'The North Node is on your Sun, and your life moves forward when you are plainly yourself in front of others. Stepping back so that someone else can lead works badly; they tend to wait for you anyway. When you accept the part, others tend to join you, and you feel in the right place. It can also go to your head, since being needed is pleasant. Accept it all the same, and share the credit while there is some.',
    harmonious:
      'What you do best is also what moves your life along, since the North Node stands in easy aspect to your Sun. People who can help tend to see where you might go, sometimes before you do. Because this works so well, you may wait to be noticed where you could have asked, and stay in the first place where you are appreciated. Somebody may have you in mind for the next step, and be waiting to hear from you.',
    square:
      'With the North Node square your Sun, what people already praise you for keeps you from what would come next. The new way has little use for your best-known strength, and each step feels like a loss of rank. So you go back to where you shine. That skill is yours for life. In a task where it counts for nothing you are a beginner again, and that is where you grow.',
    opposition:
      'Old habit carries you in what you do best, since your Sun is on the South Node, opposite the North Node. People have learned to count on you for it, and you step in before anyone has asked. The gift is real, and so is the tiredness under it. You grow by going the other way and letting someone else be the reason that things go well. That is more restful than it sounds.',
  },
  [Ascendant]: {
    conjunction:
      'Born around sunrise, with the Sun on the Ascendant, you come into view all at once. As you enter a room your mood shows before you speak, roles are offered to you on sight, and your confidence lifts the others. What you lack is cover. A bad day has nowhere to hide, and people look to you even when you came to listen. From a seat at the side, now and then, you find out what goes on without you.',
    harmonious:
      'Manner and intention agree in you, the Sun being in harmony with your Ascendant: what you set out to do suits the way you go about it, and people seldom mistake your purpose. It spares you a great deal of explaining, perhaps too much, since people may never ask about whatever doesn’t show at a glance. If you would like to be known for more than what is visible, you will have to bring it up.',
    square:
      'Strangers describe you in a way that makes your friends laugh. The Sun is square your Ascendant, your manner says something other than what you mean, and what you want takes a while to show. You are misread at a first meeting and well liked by the fifth. It has given you a sharp eye for other people’s disguises. If you say early on what you are after, people are less alarmed than if they find it out later.',
    opposition:
      'Born near sunset, you have the Sun on the Descendant, and you come fully to light beside another person. A partner, a close friend or even an open rival shows you who you are, and you give them your finest attention. You may also give them the credit, and live in their light. What you admire in them so easily is yours as well. Now and then, make a plan without asking what anybody thinks of it.',
  },
  [Midheaven]: {
    conjunction:
      'With the Sun at the Midheaven, as it is around noon, you are in full view, and what you do becomes who you are in public. People in charge may see one of their own in you. You carry responsibility well and grow by it. The rest of you gets less notice, most of all at home, where the public person is not much use. Keep at least one friendship in which your achievements don’t come up.',
    harmonious:
      'Whatever work you do tends to look like you, since the Sun is in harmony with your Midheaven. Aims and opportunities face the same way, and once you have a place people remember your name without being reminded of it. It is pleasant, and it is also how people come to be in charge of things they never chose. Every so often, look at what you are responsible for and ask which parts of it you would choose again.',
    square:
      'The Sun is square your Midheaven: who you are and what you are known for don’t quite match. A public role feels like borrowed clothes, and with each success comes the thought that they chose the wrong person. The strain keeps you honest. It also has you change direction just as others have grown used to you. You don’t have to fit a role perfectly; most of the people you admire in theirs don’t, either.',
    opposition:
      'At the foot of the chart, where it stands near midnight, your Sun is opposite the Midheaven and out of sight. Your strength comes from home, from your origins, from hours that have no audience and need none. The people you live with know how large you are; others know less. Ambition can feel slightly foreign, like something done for someone else’s sake. It comes more easily when somebody at home is the first to hear of your plans.',
  },
};
