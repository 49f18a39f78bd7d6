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
      'Venus stands beside your Mercury, and what you say to people you like comes out agreeably. Even a refusal from you leaves them in good spirits, and you settle disputes by finding a better word for what both sides want. People like talking to you. What it costs you is time, since you go on looking for a better word when a plain one would do. Friends like the plain one.',
    [Sextile]:
      'Mercury and Venus are sextile in your chart, and when you say something kind, people can believe it: you praise the one detail that a person was proud of. When you introduce two strangers, both feel flattered. You write a good apology, too, and may send one where none was owed. The pleasant phrase comes so easily that a friend may wonder, now and then, what you really think.',
  },
  [Mars]: {
    [Conjunction]:
      'Mercury and Mars are joined in you, so an argument wakes you up: you think faster than at other times, and you get your point across. A stalled discussion starts moving when you join it. Now and then you are right and have lost a friend by it, because the words had more edge than you noticed. In a quarrel your second thought is better than your first. It only needs a moment to arrive.',
    [Opposition]:
      'Mars stands opposite your Mercury, and you find out what you think by arguing with whoever is ready to contradict you. In a discussion you talk back at once, and in the heat you find the very point you were missing. Then you both want the last word, which is the one part of the exchange that does nobody any good. Concede something that is true in what they say, and they will hear the rest of your case.',
    [Trine]:
      'Plain words come to you at the moment they are needed, with Mars in trine to Mercury. You see what should be done, say so without malice, and people begin to do it; talking something through and deciding it are the same for you. In practical matters you decide quickly, and take it back as quickly if you were wrong. People who need to think aloud for a while may feel overtaken. They will have their say if you ask.',
    [Square]:
      'Mars strikes your Mercury at a right angle: when you are annoyed, your tongue is quicker than your judgment. The answer is accurate but too harsh, and then you have to make up for it. In an emergency the same speed is worth a great deal: you see the weak point in a plan and say so frankly. A difficult problem takes the edge off better than a person does, and most replies lose nothing by waiting an hour.',
    [Sextile]:
      'You can speak up for somebody briefly, while it can still help. Mars, sextile to Mercury, lends it some nerve: for a debate, a complaint, a request that someone shy would not make. You can choose your moment, too, so that the other person can agree without losing face. People bring you their causes because you speak plainly. A good argument is a pleasure to you, even where others took it for a quarrel.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter, beside your Mercury, makes every fact a part of something larger. You learn in great gulps, and on a subject you love you talk so hopefully that listeners feel cleverer than before. Details get rounded along the way, and you can go on long after the point was made. People who learned a lot from your first ten minutes may have stopped listening in the second hour.',
    [Opposition]:
      'With Mercury opposite Jupiter, the detail and the grand idea tend to come from two different people in your conversations. Talk to an enthusiast and you ask for the figures; talk to somebody exact and you begin to preach. Each of you feels that the other is missing the point, and each has half of it. You are an excellent partner in such talks once you notice the pattern. An example is usually what satisfies both sides.',
    [Trine]:
      'Learning hardly feels like work to you. With Jupiter in trine to Mercury, you grasp what a subject is about before you know its terms, talk about it well, and think kindly of whoever is listening. Having gotten the gist so soon, you grow restless while others are still asking. They could use somebody who explains things as clearly as you do, and by explaining you find out what you hadn’t understood yet.',
    [Square]:
      'On a subject you like, you say more than there is time for, with Jupiter square your Mercury. One idea brings up ten others, a short answer turns into a lecture, and a figure quoted from memory grows on the way. The enthusiasm is catching, and people are often glad that they joined in. Not everyone who asked wanted to hear so much. Leave out half, and your best points become easier to see.',
    [Sextile]:
      'Jupiter’s sextile to your Mercury makes talk and travel useful to you. A course, a trip, a chance conversation with someone who knows more can open a whole field, if you speak first. You are open-minded without being easily taken in, and you explain things well in passing. Half of what you know comes from people rather than books, and you remember who told you. Your advice is so hopeful that it may be followed too far.',
  },
  [Saturn]: {
    [Conjunction]:
      'Saturn stands beside your Mercury, and where it matters you weigh a sentence before it leaves you. You check what you say and remember what was agreed, and people come to rely on your word. Once you have taken the trouble to understand something, you keep it. Perhaps a wrong answer once cost you something. Even now you may hold back the right one until someone else has said it, though you had it first.',
    [Opposition]:
      'Somebody seems to be checking everything you say, with Saturn opposite your Mercury. You bring an idea, and somebody sighs or simply says nothing; you defend it, and go over the talk for hours. When others are careless you play that part yourself and do the checking. Such scrutiny makes your thinking sound. But people who say nothing are often just thinking. Show someone an idea that is half finished, and they become a helper instead of a judge.',
    [Trine]:
      'Order comes naturally to your thoughts, with Saturn in trine to Mercury. You keep the thread, remember what was said, and can study something dry until it makes sense; people trust any account you give. None of it costs you much. So you might take seriousness for truth, and dismiss an idea because it sounds playful. A few of your best thoughts will look silly at first. They deserve the patience that you give the others.',
    [Square]:
      'Saturn, square to your Mercury, is hard on every word that might be judged, so it can take you a long time to say something. You may think that you aren’t clever enough. Yet you stay with a hard question when quicker people have dropped it, and what you finally say holds up. The doubt keeps you exact, and it also keeps you quiet. Try a first version on someone kind.',
    [Sextile]:
      'Saturn is sextile your Mercury, and helps whenever you put your thoughts in order. You finish your lists, you can find your notes again, and people like teaching you because you remember what they say. You do what you said you would, by the day you named. Talk that leads nowhere makes you impatient, and you can be taken for stern when you were only thinking.',
  },
  [Uranus]: {
    [Conjunction]:
      'Now and then an idea comes to you whole, Uranus being joined to your Mercury. In explaining it you leave out a step that you never needed yourself, and others may take days to see that you were right. Whatever everyone agrees on bores you, and you sometimes contradict only to make the talk interesting. Going back to fill in the missing step is a courtesy to your listeners. Sometimes it turns out that you needed that step, too.',
    [Opposition]:
      'Conversation with certain people changes your mind in a minute, since Uranus stands opposite your Mercury. They are brilliant, or exasperating, and overturn your plan while you are still telling it; in slower company it is you who does the overturning. Your thinking stays lively this way, and is seldom finished. Let the other person finish, for once, and your own thought may come to an end as well.',
    [Trine]:
      'Mercury and Uranus are in trine, and new things explain themselves to you. You see the pattern in a language, a puzzle or a device almost at first glance, and you can make a strange idea sound so sensible that no one is alarmed. You suppose that others see the pattern, too, and go on before they have. Whatever slows you down a little, a pupil or a patient friend, is good for the idea as well.',
    [Square]:
      'Your mind works in flashes, with Uranus square Mercury. You see the flaw in an arrangement at once and say so to whoever made it; you change your opinion in midsentence, while others are still answering the first one. You are often right, and tired afterward. How you say it decides whether it does any good. If you can show how you got there, people will forgive you for having been first.',
    [Sextile]:
      'With Uranus sextile Mercury you can connect things that nobody else would put together, and explain the connection so that people can follow. Even people who dislike novelty may take it from you, since you answer their questions patiently. An interest outside your usual field feeds this better than more of what you already know. Take the next odd idea as far as a page that somebody else could act on.',
  },
  [Neptune]: {
    [Conjunction]:
      'Neptune has merged with your Mercury, so you think in pictures and hear what was meant rather than what was said. You can make others see what never existed. A date or a name that is not written down won’t stay put, and you may come to believe your own version of a story because it is the prettier one. You are not dishonest, only fluid. What has to be exact is safer on paper than in your memory.',
    [Opposition]:
      'Neptune lies opposite your Mercury: in everyday matters, what you say and what other people hear are not always the same. A hint is taken for a promise, your tact for agreement; then you read more into their words than was there. You also catch what no one has put into words, and can comfort a person by saying it. At the end of a conversation, repeat any arrangements in plain terms. It is dull, and it saves friendships.',
    [Trine]:
      'Stories and comparisons come to you unbidden, since Neptune and Mercury are in trine. You understand people the way others understand a novel, and an image of yours can persuade where proof has failed. Forms and opening hours make a weaker impression on you. You remember the story and look up the date, and your friends have learned to do the same.',
    [Square]:
      'At times you have trouble telling a worry from a hunch or a wish from a memory, because Neptune is square your Mercury. A name goes missing, while a line of verse stays for years. The same looseness lets you imagine your way into another person’s thoughts, or write a song. Write down what must be right, and try a hunch out on someone levelheaded before you act on it.',
    [Sextile]:
      'Imagination is at the service of your speech, with Neptune sextile Mercury, and it comes when you call it. You find the right story for a frightened child, or a tone that calms, and you can describe a dream without losing sight of what is real. What you tell friends in passing might interest strangers, too. Telling it to strangers would take a beginning, an end and some practice, and it would turn a charm into a craft.',
  },
  [Pluto]: {
    [Conjunction]:
      'You want to know what really happened, since Pluto is joined to your Mercury, and talk on the surface tires you. You ask the question behind the question, and people generally answer. It is a mind for research, for repair, for truths that are hard to say. It also fastens on things: you can go over one remark until your mind has no room left. Some matters come clear when you dig, and some only when you leave them alone.',
    [Opposition]:
      'Pluto faces your Mercury, and talk with certain people turns into a contest. They seem to want to change your mind, or to hold something back, and you feel it and do the same. You hear the motive under the words, and sometimes you hear one where there is only clumsiness. Both of you are waiting for the other to speak openly first. A fact given away early, for nothing, will get you more than pressure does.',
    [Trine]:
      'Mercury and Pluto are in trine, so people can discuss grave matters with you, and you stay calm when the talk gets deep. You find what was left out of a story, and you know how to say it so that people can bear to hear it. A secret is safe with you, and so is a confession. What you don’t easily forgive is being told half of something, even where the other half would have made no difference.',
    [Square]:
      'Pluto grips your Mercury at a right angle, and you are not satisfied with a first answer. You look underneath for the true one, and now and then you find it. A sentence can occupy you for months, and your own words leave deeper marks than you intend. For a subject that repays digging, nobody is better equipped. With people it works less well. Ask twice if you have to, and then believe what you were told.',
    [Sextile]:
      'A sextile from Pluto gives your Mercury weight when you want it, and you can say hard things without harshness. People bring you what they can’t yet say, and you help them say it with one question fewer than a merely curious person would ask. They believe you, because you say no more than you know. If there is a conversation that you have been having in your head for some time, you are well able to have it aloud.',
  },
  [Chiron]: {
    conjunction:
      'Speaking is where you are easily hurt, with Chiron joined to your Mercury; perhaps you were once laughed at. You may fall silent at the wrong moment, or rehearse a simple question. Anyone who stammers, learns slowly or thinks sideways finds a good teacher in you, because you wait. The care you take over words began as protection and has turned into skill. You can also afford to say something badly, and hear the conversation go on.',
    harmonious:
      'What once defeated you is what you now explain best, since Chiron helps your Mercury. You find the word for what hurts, and for you and for others that word takes out some of the sting. People come to you to understand their own trouble. You are so good at describing yours that it may look as if describing it were enough. Sometimes a plain “it still hurts” is the more useful sentence.',
    tense:
      'Chiron is hard on your Mercury, and being talked over hurts. When it happens you go quiet, or turn sarcastic, and find the right answer when everyone has gone. So you know how a clever group can leave a person out, and you are the one who notices and asks what they think. “I am still working it out” is a sentence that keeps your place in a conversation as well as wit does.',
  },
  [NorthNode]: {
    conjunction:
      'Mercury is on the North Node, and for you the way forward is through talking and learning. A question, a course, a remark that was not even meant for you may change your life more than any plan, and people gather around what you say. Growth asks you to be curious, and to pass on what you know. You can also stay in the exchange forever. Now and then, go and see for yourself what you have been talking about.',
    harmonious:
      'Curiosity is a reliable guide for you, Mercury and the North Node being on speaking terms. You look into something for fun, and it proves to be the opening; you put an idle question to a stranger, who turns out to know. Because these hints cost nothing, you may file them with all the other interesting things you have heard. When the same subject comes up for the third time, it is worth an afternoon.',
    square:
      'You always have a clever reason for waiting, because Mercury is square the North Node. Your mind likes its old subjects and can explain why the larger step makes no sense yet. It distrusts what it can’t discuss fluently, and the direction that would make you grow is one of those. You will understand that direction once you are on your way. Ask a beginner’s question somewhere, and listen to the whole of the answer.',
    opposition:
      'Facts, names and opinions come to you without trying; your Mercury is on the South Node, opposite the North Node. You are used to comparing, and could go on with it for years, well informed and without a view of your own. What stretches you is to hold a conviction and be seen to act on it. More information won’t bring that any nearer. You learn it by doing it.',
  },
  [Ascendant]: {
    conjunction:
      'With Mercury on your Ascendant, people meet your wit first; you are talking before you have quite arrived. You take in a new place by its notices and its gossip, you are curious about everyone, and something has always just occurred to you. All this keeps you in touch with everybody. It also keeps the conversation moving whenever it might touch you. If you let a pause go on, someone may ask what they have been wanting to know.',
    harmonious:
      'Two sentences are enough to tell you how a person likes to be spoken to, with Mercury in harmony with your Ascendant. Introductions and interviews go well, and you are asked to explain people to each other. You are easy to talk to, and people can talk to you for years without learning much about you. The stories in which you don’t come off well are the ones that make friends of acquaintances.',
    square:
      'Mercury is square your Ascendant, and in the first minutes you are often misunderstood. You sound offhand when you are serious, or joke when you are moved, and people answer what they think they heard. It has given you patience with anyone who gets tangled in words. Say the main thing first, even if it is only that this matters to you. After that, the rest can come out in any order it likes.',
    opposition:
      'With Mercury on the Descendant, you do your thinking together with another person. You need to talk before you know your own mind, and you choose quick, curious people who keep you learning. You see the other side so well that you may argue it against yourself. When you notice that you have lost your own opinion in theirs, a little time alone with the question brings it back.',
  },
  [Midheaven]: {
    conjunction:
      'Mercury at the Midheaven makes you known for your mind, and sooner or later you are the one who is asked to speak. Work with words, figures, trade or messages suits you, and people in charge like how quickly you answer. Speed becomes your reputation. Then people ask you for answers all the time and leave you no time to think, although thinking was what they needed from you. They would often wait a day for a better answer.',
    harmonious:
      'You can say in one sentence what you do and why it is needed, and Mercury, in harmony with your Midheaven, sees to it that the right people hear. You stay in touch with people without trying, and one thing leads to another. In time you may find yourself describing the work while others, less fluent, do it. You are better off staying close to the work itself. People who can do it and also explain it are rare.',
    square:
      'Square to your Midheaven, Mercury thinks one thing and has to say another. At work you leave half of your opinion unsaid, or a careless remark costs you more than it should. Since you see what is wrong as well as what is right, you are better at reforming a place than at speaking for it. Think through what you would say if nothing depended on it; you can probably say some of it where you are.',
    opposition:
      'Your best thinking is done in private, since Mercury is on the Imum Coeli, at the foot of the chart, opposite the Midheaven. Home is where you read, talk and plan, and you still argue in the voice of your family, even when you disagree with it. In public you seem to have less to say than you have. Ideas ripen well out of sight. A few of yours may have been ripe for some time now.',
  },
};
