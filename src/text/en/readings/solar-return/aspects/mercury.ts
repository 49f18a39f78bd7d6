import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mercury of a solar return with a planet after it, told for its year. */
export const mercury: Pairs = {
  3: {
    conjunction:
      'Pleasant words do a great deal for you this year, with Venus next to Mercury. You write and speak with grace, get on with people by letter, and can recommend a thing so that others want it. Conversation is half the pleasure of love and the whole of several friendships. The wish to please leaves out, now and then, the one sentence that mattered.',
    harmonious:
      'Mercury and Venus cooperate, and tact comes to you unasked this year. Talks go well that used to go nowhere. You put a fair value on things and find the friendly version of a no. Whatever joins language and beauty is favored. It is easy to spend such a gift on small talk, though it is strong enough to make peace with.',
  },
  4: {
    conjunction:
      'Your tongue is quick this year, because Mars is close to Mercury. You decide fast, argue well, and have little patience with anyone who needs a thing told twice. For a debate, a campaign or a first draft you could hardly choose better. Words said in heat go further than you aimed them, and the written ones go furthest.',
    harmonious:
      'Mars backs Mercury, so thinking and doing follow each other this year without a pause for doubt. You speak up, and it is taken well, since the edge is turned toward the problem. Work that asks for both hand and head goes quickly. A decision that has hung in the air for long can be made in one clear conversation.',
    tense:
      'Arguments find you this year, or you find them. Mars goads Mercury, and a remark that was meant as information arrives as a blow. Haste spoils details you would normally have caught. There is honesty in the sharpness, and some matters needed it. Slow down by one breath before the second sentence, and you keep the point and lose the quarrel.',
  },
  5: {
    conjunction:
      'With Jupiter beside Mercury, your mind wants a wider field this year. Study, travel and teaching appeal to you, and you tell what you have learned with a warmth that carries people along. The fine print interests you less. A plan that sounds grand may still lack a third of its parts, and somebody exact would be a good ally.',
    harmonious:
      'Learning goes well in a year when Jupiter helps Mercury to see how the parts belong together. You explain them so that others see it too. Offers, invitations and useful introductions tend to come by way of talk. Requests put in plain words meet with a yes more often than you expect.',
    tense:
      'Jupiter stretches what Mercury says, and this year your promises grow in the telling. You take in much and sort little, so that a good idea drowns among eleven others. Enthusiasm makes you persuasive all the same. Opinions harden fast into convictions and deserve a second look, preferably with someone who does not share them.',
  },
  6: {
    conjunction:
      'You think slowly and well this year. Saturn holds Mercury to the facts, so that study, agreements and careful writing prosper, and idle chatter tires you. Worry is the shadow of all this care. A mind so good at finding faults forgets to stop when the work is sound. What you say is short, and people learn to wait for it.',
    harmonious:
      'Saturn lends Mercury a backbone. This year you can concentrate, keep records, learn a difficult thing step by step and explain it in the right order. Older people listen to you, and so do strict ones. Little of it sparkles. The conclusions you reach can bear weight for a long time.',
    tense:
      'Between Mercury and Saturn there is a hitch this year, and messages, papers and plans take longer than they should. You hear blame where there is only a question, and hold back replies because they must be perfect. The delay has its use, for it shows up the weak joint. Answer the oldest letter first; the others will seem lighter.',
  },
  7: {
    conjunction:
      'Ideas strike you out of nowhere, for Uranus is with Mercury this year. You see past the accepted answer, learn by leaps, and may drop an opinion that you had preached. Thinking by routine becomes nearly impossible. What comes so fast does not come twice in the same form, and others follow it more easily when you supply the middle of the thought.',
    harmonious:
      'Uranus wakes Mercury up, and this year you find short cuts. A tool, a science or a friend with odd interests may change how you work. You are quick to see what is new in a thing and fearless about trying it. Others call it luck. It has more to do with asking the question that politeness leaves out.',
    tense:
      'Nerves are stretched this year, with Uranus at cross purposes with Mercury. Your thoughts jump, news arrives at the wrong moment, and you contradict people before they have finished. Some of these objections are brilliant and some are noise. A walk by yourself will tell you which is which. Loose plans survive best.',
  },
  8: {
    conjunction:
      'Neptune lies close to Mercury this year, and your mind works in pictures. Poetry, music and other people’s unspoken thoughts come easily; dates, figures and keys go missing. You believe a thing because it is beautiful. For making up stories there is hardly a better time, as long as everyone knows that they are stories.',
    harmonious:
      'Neptune gives Mercury a finer ear, and you understand this year what is not said. The inspired phrase comes when you have stopped trying. Talk of faith, art or healing goes well, and you can put a frightened person at ease. Practical matters profit too, once you trust a hunch far enough to check it.',
    tense:
      'Things are not quite as they are described this year. Neptune clouds Mercury, so you mishear, misremember, or are told half of a matter by someone who means no harm. Your own hopes do part of the editing. Imagination, on the other hand, was seldom so rich. Facts are safest with a person who has no stake in them.',
  },
  9: {
    conjunction:
      'Pluto takes Mercury below the surface, and you want to know this year what is really going on. Research, secrets, the talk that changes a bond: these hold you, and light conversation does not. Your words carry weight and can wound. A thought that goes round and round will often leave once it has been told to somebody in full.',
    harmonious:
      'Your questions go deep this year, and people answer them. Pluto strengthens Mercury, so that you see motives, persuade without raising your voice, and finish what you set out to find. Confidences come to you and are safe. A single truth worked out by yourself may change how you speak about everything.',
    tense:
      'Words become weapons easily under the pressure that Pluto puts on Mercury this year. You suspect a second meaning, and now and then you are right. To win the argument seems urgent, and to be certain more so. The strength in it is that you will not be fooled. Let one suspicion in three go untested, and see how little you lose by it.',
  },
};
