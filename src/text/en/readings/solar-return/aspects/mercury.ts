import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mercury of a solar return with a planet after it, told for its year. */
export const mercury: Pairs = {
  3: {
    conjunction:
      'Venus is next to Mercury this year, and pleasant words do a great deal for you. You write the letter that makes up a quarrel, recommend a thing so that others want it too, and may fall in love with a voice or a way of putting things. Half the pleasure of friendship is conversation, and you get all of that half. Because you like to please, you sometimes leave out the one sentence that you came to say.',
    harmonious:
      'Mercury and Venus work together this year, so tact comes to you without effort. You find the friendly form of a no, the present that shows you were listening, and the phrase after which two angry people can sit down again. You also judge well what a thing is worth. Used only for small talk, such a gift would be wasted, since somewhere among your acquaintance there is a peace to be made.',
  },
  4: {
    conjunction:
      'Mars is close to Mercury, and in any argument your tongue is quick this year. You decide on the spot, hold your ground, and have little patience with anyone who needs a thing told twice. For a debate or a first draft you could hardly choose better. What you say in heat goes further than you meant it to, and what you write in heat goes furthest of all.',
    harmonious:
      'Mars backs Mercury this year, so that you speak up, and it is taken well because it is aimed at the problem and at nobody in particular. Hand and head work as one, and a repair, a first draft or a difficult call is done before you have had time to dread it. A decision that has hung in the air for months can be made in one clear conversation. Slower thinkers need a moment longer than you give them.',
    tense:
      'Mars is in hard aspect to Mercury this year, and talk heats up quickly: you get into arguments, some of which you started. A remark that you meant as information reaches the other person as a blow. You are often right, and some matters need a sharp word. If you ask a question before the second sentence, it need not become a quarrel.',
  },
  5: {
    conjunction:
      'Jupiter is beside Mercury this year, and your mind wants a wider field. You study, travel or teach, and tell of what you have learned so warmly that others buy the book. A good story gets a little larger each time that you tell it. Your plans are like that too: they sound complete, and some part of them, usually the dull one, has not been thought of yet.',
    harmonious:
      'Jupiter helps Mercury to see how things belong together, so you learn easily this year and explain well. Introductions, invitations and offers tend to come about in the middle of a talk on something else. You may notice that a plain request is granted more often than you expected, and that you had held back such requests for years out of politeness. What you take in so easily is also forgotten easily, unless you use it.',
    tense:
      'Jupiter and Mercury are in hard aspect, and what you say grows a little in the telling this year. You read four books at once, have an opinion on each, and can talk a room into a plan of which you have worked out only the beginning. So much enthusiasm is a gift, and people feel better for it. The good idea is among the others somewhere. It is the one that you would still defend if nobody clapped.',
  },
  6: {
    conjunction:
      'Saturn is beside Mercury, so in whatever you will be held to this year you think slowly and well. Study, agreements and careful writing are what it favors, and chatter tires you. So much care has worry for a companion: a mind that is good at finding faults goes on looking when the work is sound. Asked for an opinion, you say no more than you can answer for, and after some time people wait to hear it.',
    harmonious:
      'Saturn steadies Mercury this year, so that you can concentrate. You learn a difficult thing step by step and explain it in the right order, and people who are hard to convince listen to you. While you are at it, nothing about it looks brilliant, and quicker heads may get the applause. What you work out in this way can be relied on for years.',
    tense:
      'Saturn is in hard aspect to Mercury, and messages, papers and plans take longer this year than they should. You may hear blame where there was only a question, and hold back an answer because it is not perfect yet. The delay sometimes shows you a mistake in time. A short answer soon does more good than a perfect one in a month.',
  },
  7: {
    conjunction:
      'Uranus is with Mercury this year, and ideas come to you out of nowhere, in the shower or halfway through somebody’s sentence. You see past the accepted answer, and may drop an opinion that you have preached for years. Routine thinking becomes nearly impossible. To others you seem to jump. They could follow if you told them the middle of the thought as well, which to you is too obvious to mention.',
    harmonious:
      'Uranus wakes Mercury up, so you find short cuts this year. A tool, a subject or somebody with odd interests may change the way you work. You are quick to see what is new in something and not afraid to try it. People may call it luck, but mostly you have asked a question that politeness had left out.',
    tense:
      'Uranus is at cross purposes with Mercury this year, and your attention jumps at every noise. News comes at the wrong moment, one idea drives out another, and you contradict people before they have finished. Some of your objections are brilliant and some are only quick. A walk around the block without the telephone is long enough to find out which of them you still hold.',
  },
  8: {
    conjunction:
      'Neptune is close to Mercury, and this year your mind works in pictures. Verses, tunes and other people’s unspoken thoughts come to you easily; dates and figures do not. You may believe a thing because it is beautifully told, and tell one yourself that has grown more beautiful on the way. For inventing stories there is hardly a better year, as long as everyone knows that they are stories.',
    harmonious:
      'Neptune gives Mercury a finer ear, so you understand this year what is not being said. You can put a frightened person at ease, and the good phrase comes to you when you have stopped looking for it. Practical matters profit as well. A hunch of yours is often right, and is worth the small trouble of looking it up.',
    tense:
      'Neptune clouds Mercury this year, and things are not quite as they are described. You may mishear, misremember, or be told half of a matter by somebody who means no harm, and your own hopes supply the rest. Your imagination is all the richer for it, and a song or a story can come of such a year. Where money, keys or dates are concerned, look them up again, even when you are sure.',
  },
  9: {
    conjunction:
      'Pluto is beside Mercury, and this year you want to know what is really going on. You read the whole file, ask the question that changes a conversation, and lose your taste for small talk. What you say carries weight, so that a remark which you had forgotten by supper can stay with somebody for a year. When a thought goes around and around in you, it usually stops once you have told it to someone in full.',
    harmonious:
      'Pluto strengthens Mercury this year, so you ask deep questions and get answers to them. You see why people do what they do, and you persuade without raising your voice. Secrets are told to you and are safe with you. Once you have seen through somebody it is hard to talk about the weather with them again, and it may be all that they wanted.',
    tense:
      'Pluto is in hard aspect to Mercury, and a conversation can easily turn into a contest this year. You listen for a second meaning, go through old messages in search of it, and now and then you are right. Nobody is so good at finding the weak place in an argument. To be certain seems more urgent to you than it is. If you leave one suspicion in three untested, you will be surprised how little you lose by it.',
  },
};
