import type { ByHouseWordings } from '../../../../catalogue.js';

/** The slowest planets come into a house. How long they stay is in the statement before. */

export const uranusArrives: ByHouseWordings = {
  1: [
    'A wind gets into your own sign. Uranus begins by making the old way of being yourself feel tight, and the first sign is impatience. It suits you to change a little at once and openly, before the wish to change everything builds up.',
    'Something in you wants to be unlike what it was. Uranus gives a startling freshness and no instructions. Warn the people you love, try things that can be undone, and keep one habit exactly as it is.',
  ],
  2: [
    'Means take on a life of their own. Uranus comes into the house of money with fresh ideas and little respect for a salary, and the first jolt may be an offer. A reserve makes independence pleasant instead of merely exciting.',
    'Another idea of wealth arrives. Uranus loosens your hold on certain things and shows you what can be earned with an odd gift. Sell what you only own, and be slow to sign away what you use.',
  ],
  3: [
    'Thought speeds up. Uranus enters the house of talk and learning, and subjects you had never heard of turn up three times in one conversation. You may have to explain your ideas twice, and to ask the same of others.',
    'Your daily errands and conversations change. Uranus brings other neighbors and other news, and opinions you had thought settled go out of date. A younger person can explain how it works.',
  ],
  4: [
    'Home will not stay as it is. Uranus goes to the foundations and opens a window there, perhaps onto a move, perhaps onto an unusual way of living together. Tell the family what you are restless about before you tell them what you plan.',
    'Roots are loosened so that they can spread. Uranus makes you curious about how others live and tired of one custom in particular. A house can be rearranged in an afternoon, and people need longer.',
  ],
  5: [
    'Love and invention come out of a clear sky. Uranus delights in first times and is bored by proofs. Make the odd thing, say yes to the odd invitation, and be honest with anyone who takes it for more than it is.',
    'Your idea of fun is rewired. Uranus finds you a talent where you had an embarrassment, and a playmate you would not have picked. Children teach this better than anyone.',
  ],
  6: [
    'The working day is taken apart. Uranus cannot abide a routine that nobody would choose, and begins with the tool, the hour or the desk you complain of. Propose the experiment yourself, with a date for looking at what it did.',
    'Freedom becomes a condition of doing good work. Uranus enters the house of tasks and habits, and the nerves notice first. Regular movement and irregular hours are an arrangement it can live with.',
  ],
  7: [
    'Other people surprise you, and so does what you want of them. Uranus comes to the house of partners with a demand for air. What is free and what is promised can be agreed afresh, and a bond in which this is done grows livelier.',
    'Someone unlike the others steps up, or a familiar person turns out to have an unfamiliar side. Uranus loosens knots in order to see whether people stay by choice. Mostly they do.',
  ],
  8: [
    'What was settled about shared money and closeness comes unsettled. Uranus enters the house of trust like a draft through an archive. Read the papers before you pin them down again.',
    'A sudden candor is in the air between you and someone you depend on. Uranus frees by cutting. Decide together, before anything is cut, what is to be kept.',
  ],
  9: [
    'Beliefs spring open. Uranus makes the far near and the orthodox strange, and a chance meeting or a missed connection may teach you more than a curriculum. Hold the new creed as lightly as you held the old one tightly.',
    'The map has more on it than you were taught. Uranus in the house of travel and study likes departures on short notice and teachers without a chair. Keep a friend who asks for sources.',
  ],
  10: [
    'A career stops running on its rails. Uranus comes to the top of the sky, and what you had planned by steps may go by a leap. Be known for one thing that you do in a way of your own, and the leap will have somewhere to land.',
    'In public you find it harder to play a part. Uranus brings independence, and superiors may meet it before they understand it. Explain the method, then show the result.',
  ],
  11: [
    'Unusual people find their way to you. Uranus is at ease among friends and causes, and shakes a comfortable circle until it lets somebody in. Keep seeing the friend whom the new crowd baffles.',
    'Hopes turn toward what has never been tried. Uranus gives you company for it, some brilliant and some merely loud. The plan that is left when the excitement has gone home is yours to carry out.',
  ],
  12: [
    'Insight comes sideways, in the shower or on the stairs. Uranus goes behind the scenes of your life and frees something there. Nothing is required of you except to write things down and to sleep.',
    'An inner rule that nobody made begins to give. Uranus works in the hidden house by flashes, and between them all is quiet. Solitude may be restless at first. It settles if it is allowed to be useless.',
  ],
};

export const neptuneArrives: ByHouseWordings = {
  1: [
    'Your edges soften. Neptune comes into your own sign and people begin to see in you what they wish for, which is flattering and tiring. Follow what moves you, and keep somebody near who will say plainly what is there.',
    'A more permeable self begins. Neptune makes you feel the mood of a room before you have sat down, and gives a gift for art, for comfort and for getting lost. Regular meals and definite answers help you to stay yourself.',
  ],
  2: [
    'What things are worth grows hard to say. Neptune loosens the tie between money and meaning, and you might give away what you need or long for what you have. A plain monthly figure lets you be generous by choice.',
    'The hand opens. Neptune enters the house of possessions and finds that you could live on less, and for something. Guard against the vague offer; beauty that you can make or mend yourself is the safest investment of feeling.',
  ],
  3: [
    'Words begin to shimmer. Neptune comes to the house of talk, where it is good for verse and bad for appointments. Check the address, and trust what you hear between the lines as long as you ask about it.',
    'Imagination moves in next door. Neptune gives conversation undertones and makes a listener of you. Say important facts twice, and let the rest be music.',
  ],
  4: [
    'The house fills with memory. Neptune goes down to the roots, and longing for a home you had, or never had, colors the one you live in. Beauty helps there, and so does asking an older relative how it really was.',
    'Where you belong becomes a question of feeling. Neptune dissolves a wall or two at home, to let someone in. Agree on which doors can still be closed.',
  ],
  5: [
    'Enchantment has the run of the place. Neptune enters the house of love and making, and both are at their most gifted and their least accurate. Put the dream to work in something finished, and get to know people by daylight.',
    'You may fall in love with a song, a face or a cause, and be right about the song. Neptune gives inspiration by the yard. A form, a deadline and a kind critic cut it to a wearable length.',
  ],
  6: [
    'Service calls, and so does the couch. Neptune comes into the house of work with compassion and a poor sense of time. Help where you were asked, at stated hours, and treat a vague tiredness as a message about rest.',
    'The job gets misty at the edges. Neptune blurs who does what, and those who care most end up doing most. Have it written down; then the kindness can go into how it is done.',
  ],
  7: [
    'Someone appears in a soft light. Neptune enters the house of partners, and what you feel for another is deep and partly invented. There is no harm in an ideal that is told to the person concerned and revised at their request.',
    'Between you and others the border thins. Neptune gives tenderness, forgiveness and misunderstandings. Ask what was meant, write down what was agreed, and let yourself be moved all the same.',
  ],
  8: [
    'What lies below what you share can be felt. Neptune goes into the house of trust and makes closeness nearly wordless, and leaves accounts unwritten as well. Where feeling is deep, figures ought to be clear.',
    'You are ready to merge, forgive or renounce. Neptune sanctifies a bond or clouds it, and cannot tell you which. A third party with a calculator and no stake in it is worth consulting.',
  ],
  9: [
    'A distant music begins. Neptune enters the house of belief and travel, and you want to be where it is coming from. Go, by sea or by book, and question anyone who sells the tickets.',
    'Faith comes easily and so does its counterfeit. Neptune opens the horizon until there is no line. Take along one hard fact from home, and your wonder will travel better.',
  ],
  10: [
    'Your calling comes into question in the most hopeful way. Neptune reaches the top of the sky and asks whom the work is for. Titles blur; a vocation that can be described in one plain sentence holds its shape.',
    'In public you become a screen for other people’s dreams. Neptune brings charm and rumors. Do something useful in view of everyone, and do not try to correct every story.',
  ],
  11: [
    'The future is lit from behind. Neptune enters the house of friends and hopes, and you find others who feel as you do. Ask in good time who will do the work.',
    'A circle that promises salvation, or merely sympathy, draws you in. Neptune makes a fine choir of strangers. Keep a friend outside it, and your own idea of what is enough.',
  ],
  12: [
    'Neptune comes home. In the house of silence it gives dreams, mercy and a great wish to be left alone with them. What you take for laziness may be rest at last. Keep a window open to one person.',
    'The inner sea rises, without a storm. Neptune in this house dissolves old guilt along with old defenses, and you may cry at odd moments and feel better. Simple routines keep you afloat.',
  ],
};

export const plutoArrives: ByHouseWordings = {
  1: [
    'An old skin gets tight. Pluto comes into your own sign and starts on whatever in you is only for show. It is slow and cannot be bargained with, and it leaves you with more force than you knew. Begin by giving up one pretense.',
    'You feel that something is going to be asked of you. Pluto deepens your presence before it tells you what for. Others may find you intense; be gentle where you can afford it, and do not apologize for being in earnest.',
  ],
  2: [
    'What you own begins to ask what you would do for it. Pluto enters the house of means and goes to the root of worth. An old fear about money can be looked at with the books open, and it shrinks in that light.',
    'A deep change in how you provide for yourself sets in. Pluto takes away what you could lose and strengthens what you can do. Dig out the talent you were once told would not feed you.',
  ],
  3: [
    'Speech turns serious. Pluto enters the house of words, and a question asked in passing goes deeper than you meant. You may become the one who finds out secrets. Decide early what you will do with them.',
    'Near relations are about to become real ones. Pluto leads a talk with a sibling or neighbor to where it had always stopped. Take your time, and stay after the silence.',
  ],
  4: [
    'Work begins at the foundations. Pluto comes into the house of home and family, where some things have lain untouched for generations. They need not all be raised. What you do lift, lift with others holding the light.',
    'The ground under your private life grows deep. Pluto asks what the family has paid for its peace. You can answer for your own part, and a house that has been told the truth stands firmer.',
  ],
  5: [
    'A pastime may turn into the real thing. Pluto enters the house of love and making, and a passion takes hold that wants you whole. Give it form and fixed hours, so that it does not take all of them.',
    'What you love shows its power over you. Pluto makes a creator obstinate and a lover jealous, each of the same energy. Turn it toward the work, where it can be as possessive as it likes.',
  ],
  6: [
    'A hidden fault in the daily machine begins to show. Pluto comes to the house of work and habits and goes for the cause. Let the symptom lead you there; patched once more, it would only return.',
    'Your working life is going to be rebuilt from inside. Pluto brings endurance and a nose for what is rotten. Use the first on yourself with care, and the second before you complain of others.',
  ],
  7: [
    'Another person becomes fateful, as people say, which is to say important. Pluto enters the house of partners and asks who holds power and who pretends not to. Name it gently, and the bond has a chance to become a free one.',
    'You are going to be changed by somebody. Pluto chooses strong company for you, friend or foe. Look at what you most resist in them; some of it is your own.',
  ],
  8: [
    'Pluto enters the house it knows best, among inheritances, confidences and desire. What has been kept down comes up for a decision. There is great strength in saying openly what you will no longer pay for.',
    'The deepest ties are tested for truth. Pluto ends what lived on secrecy and renews what can stand being known. Ask for expert help with papers and for an old friend with the rest.',
  ],
  9: [
    'A belief cracks along its oldest seam. Pluto comes to the house of knowledge and will be content with nothing secondhand. Study what frightens you a little, and hold back from converting people while it works.',
    'Journeys, inward or outward, begin to go all the way. Pluto gives the mind depth and the opinions an edge. You can be changed by a place; choose one that deserves it.',
  ],
  10: [
    'In public life a transformation begins that your title may not survive. Pluto reaches the house of standing and offers influence. Ask what it is to be used for before you accept it.',
    'The world starts to take you seriously, including your opponents. Pluto strips ambition down to purpose. A reputation for meaning what you say is built in its first months and lasts throughout.',
  ],
  11: [
    'The company you keep is sifted. Pluto enters the house of friends and common aims and goes to the root of both. One bond deepens out of all proportion, and a loose one comes to its end without blame.',
    'What you hope for takes hold of you. Pluto lends a cause its force, and groups their struggles over who decides. See that somebody can always say no, yourself included.',
  ],
  12: [
    'Pluto goes below the waterline. In the most private house it begins a slow clearing of what was never to be mentioned. You need do little: rest, be honest in one place, and let dreams say the rest.',
    'Something old and strong stirs in its sleep. Pluto works on it in the dark, for your good, and you might notice only a wish to be alone. Let one trusted person know how deep the water is.',
  ],
};
