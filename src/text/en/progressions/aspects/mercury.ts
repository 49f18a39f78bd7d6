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
      'At last there are words for who you are, when progressed Mercury comes to your Sun. A change of work or study sometimes follows once you have said them, and others begin to ask for your opinion. Meanwhile every subject tends to turn into yourself, and people close to you have heard the story. Read about a life that you could not possibly have led. It gives you something else to think with.',
    harmonious:
      'Progressed Mercury is in step with your Sun, and your thinking serves what you want to be. You can teach what you know, bargain over your own worth without blushing, and put what you have been through in order. It comes so easily that you may go on talking and not begin. Someone who knows nothing of the matter will soon show you, by what they ask, how much can be left out.',
    tense:
      'Progressed Mercury is at odds with your Sun, and the account you give of yourself has fallen behind the facts. You talk yourself into things and out again, defend what you no longer believe, and are stung by contradiction. A sharper version is in the making. Try telling your story without any sentence that begins “I have always,” and notice what is left to say.',
  },
  [Moon]: {
    conjunction:
      'For {duration} your mind keeps company with memory, as progressed Mercury is with your Moon. You ask the elders questions, find words for what you have long missed, and understand at last why a certain room made you quiet. Reason takes the side of feeling, and can defend a mood as if it were a fact. What you write down of the family’s past will be worth more if you include the quarrels.',
    harmonious:
      'Because progressed Mercury helps your Moon, you can explain a feeling in such a way that nobody has to defend against it. A prickly relative softens, a child understands you, a practical worry can be talked to its end. All this explaining may stand in for having the feeling. When somebody asks how you are, try waiting until you know.',
    tense:
      'With progressed Mercury working against your Moon, what you think and what you feel contradict each other. You argue about tone, make lists in the small hours, and lose your voice in the middle of a sensible sentence. Beliefs taken in very early are under revision, and some young part of you objects to every change. Ask that part of you who told it so, and hear it to the end; it may then give way.',
  },
  [Mercury]: {
    conjunction:
      'With progressed Mercury on your natal Mercury, you go over the way you first learned to think: the early questions, the early teachers, the subject you were told you had no head for. It is easy to linger out of nostalgia. Try that very subject again, and you will see whether the judgment was fair.',
    harmonious:
      'Progressed Mercury makes a friendly angle to the Mercury of your birth, which takes it some decades to reach, and things learned early are of use for something new. You are quick again, with a good deal more to be quick about. With so many interests you may never get past the first chapter of any. Whatever you were best at when you were ten may be the one to follow to its last page.',
    tense:
      'An earlier way of thinking gets on your nerves, since progressed Mercury has come far enough to square the place it started from. It seldom happens before the later years, and methods you once swore by begin to grate. It does you good all the same to see where you were mistaken. Somebody who argued against you in those days would enjoy hearing it.',
  },
  [Venus]: {
    conjunction:
      'Your words turn kind and graceful as progressed Mercury reaches your Venus. You say pretty things and mean them; talk becomes a form of courtship; an eye for color or an ear for verse may turn into a skill, and agreements are easy to reach. So much tact can leave out the point. A friend who wants your honest opinion deserves to get it along with the charm.',
    harmonious:
      'Tact comes naturally to you while progressed Mercury and your Venus are good company for each other. Apologies find the right length, terms are settled to the pleasure of both sides, and you see beauty in useful things. Pleasantness can keep a talk on the surface. By {until} you could ask what you really want to know, in the same friendly tone.',
    tense:
      'Progressed Mercury is critical of your Venus, and you find fault with what you love. A tenderness may seem foolish to you, a compliment has to be qualified, and you win an argument and spoil the evening. You do find out what matters to you in people. Ask yourself what you want from one of them, leave out whatever you could not give in return, and say the rest aloud.',
  },
  [Mars]: {
    conjunction:
      'Even quiet words gain force as progressed Mercury meets your Mars. You say openly what others only think, keep it short, and argue to win. Quick technical work and honest debate both flourish. Sarcasm flourishes too, and leaves marks you don’t see. Any message you have enjoyed writing should wait for an hour before you send it.',
    harmonious:
      'What you decide is soon done, now that progressed Mercury is working with your Mars. Repairs, negotiations and plain speaking go well, decisions mostly stay made, and even your scoldings are quoted with affection. The price is impatience with slower minds. One of them may be slow from having seen what can go wrong, and would tell you if you asked a second time.',
    tense:
      'Progressed Mercury is irritated by your Mars, and you are quick to argue about who said it first. Messages get sharp, a task is begun before it is understood, and your wits go looking for someone to contradict. Many a shoddy plan meets its first real opponent in you. Debate for sport with a friend, and at home wait for the end of their sentence.',
  },
  [Jupiter]: {
    conjunction:
      'Large ideas come to you, now that progressed Mercury is at your Jupiter. You study something for its own sake, publish what you know, or find the words for a belief you have lived by. People listen with more hope than before, and may take your hope for knowledge. For {duration} the big subject you put off is within reach; let someone exact check the dates.',
    harmonious:
      'Insights come by the dozen while progressed Mercury gets along with your Jupiter: a muddle becomes clear, a stranger’s question makes you think again about what you believe, and whatever you write or teach tends to find willing ears. You could spend the whole time admiring them all. Pick the one that will not leave you alone, and tell somebody by when they may see a first page of it.',
    tense:
      'When Jupiter stretches progressed Mercury, you promise more than you have looked into. You overbook, overargue, exaggerate in good faith, or find one mistake in somebody you admired and want to hear no more from them. Your enthusiasm does win people over. They act on what you recommend, so tell them which part of it you have tried yourself.',
  },
  [Saturn]: {
    conjunction:
      'Thinking turns slow and exact while progressed Mercury keeps company with your Saturn. A hard subject, a long document, the discipline of saying precisely what you mean all suit you, and work gets done that others may consult for years. Now and then gloom passes itself off as realism. A teacher who is both exacting and kind can tell you which is which.',
    harmonious:
      'Saturn lends progressed Mercury its patience, and others rely on your memory and your wording. Concentration holds, someone with experience may show you how a thing is done properly, and what you put in writing settles the dispute. There may be little play in it. A long piece of work could be finished by {until}, and a joke would not harm it.',
    tense:
      'Saturn is hard on progressed Mercury, and pessimism sounds so intelligent that you take it for insight. You check every sentence before it leaves your mouth, and your ideas meet objections, or silence where you hoped for a reply. You become careful, which is a gain. What you do say has been well considered. Show something unfinished to a person who is kind, and ask only what is good in it.',
  },
  [Uranus]: {
    conjunction:
      'Progressed Mercury is on your Uranus, and answers come to you out of nowhere. You learn fast, see through what everyone repeats, pick up a new system or strange friends, and can’t bear to hear a thing explained twice. Tact wears thin, and so does sleep. Date each idea and leave it alone for a while; those that still startle you afterward are the good ones.',
    harmonious:
      'Uranus freshens progressed Mercury, and where others fill out the form, you ask why there is one. You change the way you do things, often on the advice of someone much older or younger than you, and your clever starts pile up unfinished because people enjoy them so. Few will stop you. The one idea that others could use too has to be explained to them step by step, and that is worth a dull hour.',
    tense:
      'Uranus unsettles progressed Mercury, so thoughts jump, and plans jump with them. You contradict on principle, change the subject under people’s feet, or have a favorite theory upset by news from outside. Some of your best ideas belong to this time, among many that will not last. Try each of them on a person who is hard to impress. Anyone who had arranged their days around the last plan should hear that it is off.',
  },
  [Neptune]: {
    conjunction:
      'Your mind thinks in pictures while progressed Mercury is with your Neptune. You are better at a poem, a melody or a film than at figures; you hear what people mean under what they say. Friends may wait meanwhile at the right hour in the wrong place. For {duration} keep appointments and sums on paper, where you can look them up.',
    harmonious:
      'While Neptune helps progressed Mercury, you find the tone in which a hard thing can be heard. You catch what lies behind a remark, and can put what you imagine in words that convince sober people. Being vague is comfortable, however, and people nod whether or not they have understood. Ask somebody honest to say back to you what they understood.',
    tense:
      'Neptune is clouding progressed Mercury, and misunderstandings drift in. You are quoted as saying what you never said, you take a daydream for a plan, and suspicion changes places with belief overnight. Imagination has seldom been so well supplied, and the page is the place to spend it. In other matters ask exactly what was agreed, and wait past the pleasant answer for the real one.',
  },
  [Pluto]: {
    conjunction:
      'Curiosity turns to digging, in archives or in motives, with progressed Mercury on your Pluto. You ask about what the family never discusses, your remarks go in deeper than you intend, and you do not let a question go. One idea may be gripped until nothing else gets in. Tell somebody your answer early, since a secret theory never gets corrected.',
    harmonious:
      'Pluto gives progressed Mercury weight, and one well-placed question from you can change the direction of a meeting. You read motives, your own included, without being shocked by them. Such a gift asks for some care in where it is aimed. Begin with yourself: ask what you believe you are not allowed to want, and whether there is a good reason for it.',
    tense:
      'Pluto has hold of progressed Mercury, and a fixed idea may keep you awake, while you think out replies to people who are asleep. Your phrasing comes out sharper than you mean. Suspicion feels like intelligence, and once in a while it is: the same stubbornness may dig out a truth that everyone had stepped over. Tell the whole of it to a person who has no stake in it.',
  },
  [Ascendant]: {
    conjunction:
      'People meet your mind first while progressed Mercury is on your Ascendant: you look alert, speak sooner, move quickly, and strangers ask you for directions as if you lived there. They judge you by what you say, and can hear it when you are nervous. You could be known for a subject by {until}, if you are willing to say “I don’t know” about the others.',
    harmonious:
      'Making yourself plain is easy, since progressed Mercury agrees with your Ascendant. First meetings go well, an agreement with a partner can be talked into shape on an ordinary evening, and people come away thinking that they were witty. It would be easy to be clever and no more. Leave one silence open when you meet somebody, and hear what they put into it.',
    square:
      'What you mean and how you come across part company while progressed Mercury squares your Ascendant. Jokes are heard as criticism and shyness as arrogance. You are thinking about home or work while someone waits for an answer. The corrections, tiresome as they are, give a truer likeness of you than the mirror does. Look at whoever is waiting before you answer, and most of your jokes will be taken as jokes.',
    opposition:
      'Your best thoughts come in answer to somebody, with progressed Mercury on the Descendant, facing your Ascendant. You think aloud with a friend, a partner, a clever opponent; talk and agreements take up much of the day. You may find it hard to decide anything alone. It sharpens you to be contradicted by someone who likes you. Still, one opinion should be yours before you ask for theirs.',
  },
  [Midheaven]: {
    conjunction:
      'Speaking, writing or striking bargains becomes the visible part of what you do, with progressed Mercury at your Midheaven. In a profession or outside of one you explain, report, and speak for others. You could end up as the voice of views you merely pass on. Before a thing goes out under your name, take out whatever you would not defend among friends.',
    harmonious:
      'Progressed Mercury supports your Midheaven, so what you know and what the world will listen to overlap for {duration}. Questions you ask are answered, and a remark that you once made in passing may be remembered in your favor. All of it makes for full days. With so many doors open the nearest is tempting, so look for the one that wants your whole mind.',
    square:
      'A word of yours can cost you standing while progressed Mercury squares your Midheaven. A candid remark may reach the wrong person, or you cannot bring yourself to say what is expected. You may change your mind about a whole direction in the middle of describing it. What you are learning is what you think when you speak for no one but yourself. A single person, told first and in private, is a gentler audience for that.',
    opposition:
      'With progressed Mercury at the foot of the chart, opposite your Midheaven, thought goes home. You concentrate best behind a closed door, wonder where you come from, read old letters, and discuss moves, repairs and relatives. The public side of things hears little from you. A parent or an elder may explain more in one talk than in all the years before. Ask about the part that never gets into the stories.',
  },
};
