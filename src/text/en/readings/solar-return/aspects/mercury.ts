import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mercury of a solar return with a planet after it, told for its year. */
export const mercury: Pairs = {
  3: {
    conjunction:
      'Venus is next to Mercury this year, and pleasant words do a great deal for you. You write and speak gracefully, and when you recommend something others want to have it. Half the pleasure of love is conversation, and so is most of friendship. Because you like to please, now and then you leave out the one sentence that mattered.',
    harmonious:
      'Mercury and Venus work together this year, so tact comes to you without effort. Talks that used to lead nowhere get somewhere, because you have found the friendly form of a no. You also judge well what a thing is worth. It would be a pity to use such a gift only for small talk, when it is strong enough to make peace with somebody.',
  },
  4: {
    conjunction:
      'Mars is close to Mercury, and your tongue is quick this year. You decide fast, argue well, and have little patience with anyone who needs a thing told twice. For a debate or a first draft you could hardly choose better. What you say in heat goes further than you meant it to, and what you write in heat goes furthest of all.',
    harmonious:
      'Mars backs Mercury this year, so that you speak up, and it is taken well because it is aimed at the problem and at nobody in particular. You think and act without a long pause for doubt. Work that needs both hand and head goes quickly. A decision that has hung in the air for months can be made in one clear conversation.',
    tense:
      'Mars is in hard aspect to Mercury this year, and talk heats up quickly: you get into arguments, some of which you started. A remark that you meant as information reaches the other person as a blow. You are often right, and some matters need a sharp word. If you ask a question before the second sentence, it need not become a quarrel.',
  },
  5: {
    conjunction:
      'Jupiter is beside Mercury this year, and your mind wants a wider field. You study, travel or teach, and tell what you have learned so warmly that others are carried along. Details interest you less, which shows in your plans: they sound complete, and some part of them has not been thought of yet. Somebody exact would be a good friend to have.',
    harmonious:
      'Jupiter helps Mercury to see how things belong together, so you learn easily this year and explain well. Introductions, invitations and offers tend to come about in conversation. You will notice that a request put in plain words is granted more often than you expected, and that you had spared people such requests for no good reason.',
    tense:
      'Jupiter and Mercury are in hard aspect, and what you say grows a little in the telling this year. You take in a great deal and sort little of it, so that the good idea is lost among several others. Enthusiasm makes you persuasive all the same. Before an opinion becomes a conviction, try it on somebody who does not share it.',
  },
  6: {
    conjunction:
      'Saturn is beside Mercury, so this year you think slowly and well. Study, agreements and careful writing are what it favors, and chatter tires you. So much care has worry for a companion: a mind that is good at finding faults goes on looking when the work is sound. You say little, and after some time people wait for what you say.',
    harmonious:
      'Saturn steadies Mercury this year, so that you can concentrate. You learn a difficult thing step by step and explain it in the right order, and people who are hard to convince listen to you. It will not look brilliant while you are at it. The conclusions that you come to in this way can be relied on for years.',
    tense:
      'Saturn is in hard aspect to Mercury, and messages, papers and plans take longer this year than they should. You may hear blame where there was only a question, and hold back an answer because it is not perfect yet. The delay sometimes shows you a mistake in time. A short answer soon does more good than a perfect one in a month.',
  },
  7: {
    conjunction:
      'Uranus is with Mercury this year, and ideas come to you out of nowhere. You see past the accepted answer, and may drop an opinion that you have preached for years. Routine thinking becomes nearly impossible. Others would follow you more easily if you told them the middle of the thought as well, which to you seems too obvious to mention.',
    harmonious:
      'Uranus wakes Mercury up, so you find short cuts this year. A tool, a subject or somebody with odd interests may change the way you work. You are quick to see what is new in something and not afraid to try it. People may call it luck, but mostly you have asked a question that politeness had left out.',
    tense:
      'Uranus is at cross purposes with Mercury this year, and you are easily startled. News comes at the wrong moment, one idea drives out another, and you contradict people before they have finished. Some of the objections are brilliant and some are noise, and a walk by yourself is enough to tell you which.',
  },
  8: {
    conjunction:
      'Neptune is close to Mercury, and this year your mind works in pictures. Poetry and music come easily to you, and so do other people’s unspoken thoughts; dates and figures do not. You are inclined to believe a thing because it is beautiful. For making up stories there is hardly a better year, as long as everyone knows that they are stories.',
    harmonious:
      'Neptune gives Mercury a finer ear, so you understand this year what is not being said. You can put a frightened person at ease, and the good phrase comes to you when you have stopped looking for it. Practical matters profit as well. A hunch of yours is often right, and is worth the small trouble of looking it up.',
    tense:
      'Neptune clouds Mercury this year, and things are not quite as they are described. You may mishear or misremember, or be told half of a matter by someone who means no harm, and your own hopes supply the rest. Your imagination is richer for it. The facts you had better get from somebody to whom the outcome makes no difference.',
  },
  9: {
    conjunction:
      'Pluto is beside Mercury, and this year you want to know what is really going on. You look into things, ask the question that changes a conversation, and lose interest in small talk. What you say carries weight, and it can wound. A thought that goes round and round usually stops once you have told it to somebody in full.',
    harmonious:
      'Pluto strengthens Mercury this year, so you ask deep questions and get answers to them. You see why people do what they do, and you persuade without raising your voice. Secrets are told to you and are safe with you. Something that you work out for yourself this year may change how you speak about a good many other things.',
    tense:
      'Pluto is in hard aspect to Mercury, and a conversation can easily turn into a contest this year. You suspect a second meaning, and now and then you are right. To be certain seems to you more urgent than it is. If you leave one suspicion in three untested, you will be surprised how little you lose by it.',
  },
};
