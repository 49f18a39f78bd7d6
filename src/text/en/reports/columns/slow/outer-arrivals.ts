import type { ByHouseWordings } from '../../../../catalogue.js';

/** Uranus, Neptune or Pluto comes to a house. How long it stays is in the statement before. */

export const uranusArrives: ByHouseWordings = {
  1: [
    'You become impatient with the way you have been living. Uranus begins by making an old role feel too tight, and others may be surprised by your tone. A small change, made at once and openly, is better than a great one later.',
    'Something in you wants to be otherwise than it was. Uranus gives you fresh ideas about yourself and no instructions. It is kind to warn the people you love, and wise to begin with what can be undone.',
  ],
  2: [
    'Your way of earning may change suddenly. Uranus in the house of money has fresh ideas and little respect for a salary, and the first sign of it may be an offer. A reserve makes independence pleasant instead of merely exciting.',
    'You begin to think differently about what you need. Uranus loosens your hold on certain things and shows you that an unusual talent can be paid for. What you only own can be sold; what you use should be kept.',
  ],
  3: [
    'You think faster than usual and hear of subjects that are quite new to you. Uranus quickens talk and learning, and other people may not keep up. You will have to explain your ideas twice.',
    'Your daily errands and conversations change. Uranus brings other neighbors and other news, and opinions that you had thought settled go out of date. A younger person can explain how it works.',
  ],
  4: [
    'Home will not stay as it is. Uranus may bring a move, a new arrangement of rooms or an unusual way of living together. The family should hear what you are restless about before they hear what you plan.',
    'You are curious about how others live, and tired of one family custom in particular. Uranus loosens what had become stiff at home. Give the others time to get used to the change.',
  ],
  5: [
    'Love and invention come to you without warning. Uranus is interested in everything that is done for the first time. You can accept an odd invitation, and should be honest with anyone who takes it for more than it is.',
    'Your idea of fun changes. Uranus may show you a talent in something that used to embarrass you, and bring you together with people you would not have chosen. Children understand it at once, because they never ask whether a game suits them.',
  ],
  6: [
    'The order of your working day is taken apart. Uranus begins with the tool, the hour or the place that you have complained of. If you propose the experiment yourself, you can also say when it should be judged.',
    'You can hardly do good work any longer without some freedom in it. Uranus breaks up habits, and your nerves are the first to notice. Irregular hours suit you, if you get enough exercise and sleep.',
  ],
  7: [
    'Other people surprise you, and so does what you want of them. Uranus asks for more freedom between two people. What is free and what is promised can be agreed again, and a bond in which this is done becomes livelier.',
    'You meet somebody quite unlike the others, or see an unfamiliar side of a familiar person. Uranus loosens what holds people together, and shows whether they stay by choice. Most of them do.',
  ],
  8: [
    'What was settled about shared money and closeness is open again. Under Uranus an old agreement may turn out to be out of date. It should be read once more before anybody decides what is to become of it.',
    'You and somebody you depend on can suddenly speak frankly. Uranus frees people by ending things. Before anything is ended, the two of you can agree on what should be kept.',
  ],
  9: [
    'Your beliefs change quickly. Uranus in the house of travel and study makes distant things interesting and familiar teachings strange. You may be right about the new view, and need not be as certain of it as you were of the old one.',
    'There is more to see in the world than you were taught. Uranus sends you on journeys at short notice, and to teachers without a title. A friend who asks for sources is good company in such a time.',
  ],
  10: [
    'Your career leaves its usual course. With Uranus, what you had planned step by step may come at one leap. It helps to be known for one thing that you do in your own way.',
    'You find it harder to play a part in public. Uranus brings you independence, and superiors may meet it before they understand it. They will be calmer if you explain the method first and show the result afterward.',
  ],
  11: [
    'Unusual people come into your life. Uranus is at ease among friends and causes, and shakes a comfortable circle until it lets somebody in. Older friends may be puzzled by the new ones, and would like to be asked along.',
    'You hope for something that has never been tried. Uranus gives you company for it, some brilliant and some merely loud. When the first excitement is over, you will see which part of the plan is yours to carry out.',
  ],
  12: [
    'New ideas come to you when you are alone and thinking of something else. Uranus works behind the scenes and may free you of an old fear. You need do little about it, except write things down and sleep enough.',
    'A rule that you have always kept, and never spoken of, loses its force. Uranus does this in private, by sudden moments of clarity with quiet times in between. Being alone may make you restless at first.',
  ],
};

export const neptuneArrives: ByHouseWordings = {
  1: [
    'You become softer and easier to move. Under Neptune people begin to see in you what they wish for, which is flattering and tiring. It is good to have somebody near who says plainly what is there.',
    'You feel the mood of a room before you have sat down. Neptune in your own sign gives you a talent for art and for comforting others, and makes you easy to mislead. Regular meals and definite answers help you to stay yourself.',
  ],
  2: [
    'What things are worth becomes hard to say. Neptune loosens the tie between money and meaning, and you might give away what you need or long for what you have. A plain monthly figure lets you be generous by choice.',
    'You are ready to give more, and to live on less if it serves something. Neptune makes vague offers attractive. What you can make or mend yourself will give you more pleasure than they do.',
  ],
  3: [
    'You listen more than you talk, and hear more than is said. In conversation Neptune is good for poetry and bad for appointments. What you have only sensed should be asked about before you act on it.',
    'Your imagination is busy with the people and things nearby. Neptune makes conversation gentler and less exact. Important facts have to be said twice, and the rest can remain as vague as it is.',
  ],
  4: [
    'Home is full of memories. Neptune goes down to the roots, and longing for a home that you had, or never had, colors the one you live in. An older relative can tell you how it really was.',
    'Where you belong becomes a question of feeling. Neptune opens your home to somebody who needs it, or opens you to your family. It should be agreed which doors may still be closed.',
  ],
  5: [
    'You are easily enchanted, by a person or by an idea for a work. Under Neptune love and invention are at their most gifted and least accurate. The work can be finished while the rest becomes clearer.',
    'You may fall in love with a song, a face or a cause, and be right about the song. Neptune gives you more inspiration than you can use. A form, a deadline and a kind critic make something of it.',
  ],
  6: [
    'You would like your work to help somebody. Neptune brings to your duties compassion and a poor sense of time. Help is best given where it was asked for, at stated hours, and tiredness is a reason to rest.',
    'It becomes unclear at work who does what. Neptune blurs the limits of a task, and those who care most end up doing most of it. When it has been written down, the kindness can go into the way it is done.',
  ],
  7: [
    'Somebody appears to you in a soft light. What you feel for another person under Neptune is deep and partly invented. There is no harm in an ideal that is told to the person concerned.',
    'You and another person understand each other almost without words, or think that you do. Neptune brings tenderness, forgiveness and misunderstandings. It is worth asking what was meant, however moved you are.',
  ],
  8: [
    'You feel what lies beneath the things you share with others. Neptune goes into the house of trust and makes closeness nearly wordless, and leaves accounts unwritten as well. Where feeling is deep, the figures ought to be clear.',
    'You are ready to join with somebody, to forgive them or to give something up. Neptune makes it hard to tell which of these is wise. A third person with no stake in it is worth consulting about money.',
  ],
  9: [
    'Something far away attracts you: a country, a faith, a kind of music. Neptune makes you want to be nearer to it. You can set out, by sea or by book, and question anyone who sells the tickets.',
    'You believe easily, in what is true and also in what resembles it. Neptune widens your view until there is hardly a limit to it. One or two hard facts from home will be of help on the way.',
  ],
  10: [
    'Your calling is in question, in a hopeful way. Neptune reaches the house of public work and asks whom the work is for. Titles matter less, and a purpose that can be described in one plain sentence will hold.',
    'People see their own wishes in what you do. Neptune brings you charm in public, and rumors. It is useless to correct every story; one useful thing, done in view of everyone, does more for your name.',
  ],
  11: [
    'You find others who feel as you do. Under Neptune the future looks bright in their company. It is fair to ask in good time who will do the work.',
    'A circle that offers sympathy, or promises a better world, draws you in. Neptune makes strangers feel like old friends. One friend outside it, and your own idea of what is enough, keep you free.',
  ],
  12: [
    'You dream more, and want to be left alone with it. Neptune is at home in the house of silence, where it gives rest and mercy. What you take for laziness may be rest at last, and one person should know where to find you.',
    'Old guilt becomes weaker, and so do your defenses. Neptune in this house may have you cry at odd moments and feel better for it. Simple daily routines are a help when so much is moving.',
  ],
};

export const plutoArrives: ByHouseWordings = {
  1: [
    'An old skin gets tight. Pluto starts on whatever in you is only for show. It is slow and cannot be bargained with, and it leaves you with more force than you knew. Begin by giving up one pretense.',
    'You feel that something is going to be asked of you. Pluto deepens your presence before it tells you what for. Others may find you intense; be gentle where you can afford it, and do not apologize for being in earnest.',
  ],
  2: [
    'What you own begins to ask what you would do for it. Pluto goes to the root of worth. An old fear about money can be looked at with the books open, and it shrinks in that light.',
    'A deep change in how you provide for yourself sets in. Pluto takes away what you could lose and strengthens what you can do. Dig out the talent you were once told would not feed you.',
  ],
  3: [
    'Speech turns serious. Under Pluto a question asked in passing goes deeper than you meant. You may become the one who finds out secrets. Decide early what you will do with them.',
    'Near relations are about to become real ones. Pluto leads a talk with a sibling or neighbor to where it had always stopped. Take your time, and stay after the silence.',
  ],
  4: [
    'Work begins at the foundations. Pluto touches what has lain untouched in a family for generations. Not all of it need be brought up, and what is brought up is better gone through together.',
    'The ground under your private life grows deep. Pluto asks what the family has paid for its peace. You can answer for your own part, and a house that has been told the truth stands firmer.',
  ],
  5: [
    'A pastime may turn into the real thing. With Pluto a passion takes hold that wants you whole. Give it form and fixed hours, so that it does not take all of them.',
    'What you love shows its power over you. Pluto makes a creator obstinate and a lover jealous, each of the same energy. Turn it toward the work, where it can be as possessive as it likes.',
  ],
  6: [
    'A hidden fault in the daily machine begins to show. Pluto goes for the cause. Let the symptom lead you there; patched once more, it would only return.',
    'Your working life is going to be rebuilt from inside. Pluto brings endurance and a nose for what is rotten. Use the first on yourself with care, and the second before you complain of others.',
  ],
  7: [
    'Another person becomes fateful, as people say, which is to say important. Pluto asks who holds power and who pretends not to. Name it gently, and the bond has a chance to become a free one.',
    'You are going to be changed by somebody. Pluto chooses strong company for you, friend or foe. Look at what you most resist in them; some of it is your own.',
  ],
  8: [
    'Pluto is at work in what you share with others: money, confidences and desire. What has been kept down comes up for a decision. There is great strength in saying openly what you will no longer pay for.',
    'The deepest ties are tested for truth. Pluto ends what lived on secrecy and renews what can stand being known. Ask for expert help with papers and for an old friend with the rest.',
  ],
  9: [
    'A belief cracks along its oldest seam. Pluto will be content with nothing secondhand. Study what frightens you a little, and hold back from converting people while it works.',
    'Journeys, inward or outward, begin to go all the way. Pluto gives the mind depth and the opinions an edge. You can be changed by a place; choose one that deserves it.',
  ],
  10: [
    'In public life a transformation begins that your title may not survive. Pluto reaches the house of standing and offers influence. Ask what it is to be used for before you accept it.',
    'The world starts to take you seriously, including your opponents. Pluto strips ambition down to purpose. A reputation for meaning what you say is built in its first months and lasts throughout.',
  ],
  11: [
    'The company you keep is sifted. Pluto goes to the root of friendship and of common aims. One bond deepens out of all proportion, and a loose one comes to its end without blame.',
    'What you hope for takes hold of you. Pluto lends force to a cause, and then people in it argue over who decides. Make sure that anyone can say no, yourself included.',
  ],
  12: [
    'Pluto goes below the waterline. In the most private house it begins a slow clearing of what was never to be mentioned. You need do little: rest, be honest in one place, and let dreams say the rest.',
    'Something old and strong stirs in its sleep. Pluto works on it in the dark, for your good, and you might notice only a wish to be alone. Let one trusted person know how deep the water is.',
  ],
};
