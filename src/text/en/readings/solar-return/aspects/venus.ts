import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Venus of a solar return with a planet after it, told for its year. */
export const venus: Pairs = {
  4: {
    conjunction:
      'Venus and Mars are together this year, so what you like you also go after. There is some heat in what you make and in how you meet people, and you may be attracted where you were not looking for it. You find out quickly who suits you. A few of these fires are brief, and you need not be sorry for that.',
    harmonious:
      'Mars and Venus work together in this year’s chart, and you know how to ask for what you want so that people enjoy giving it. Love gains by it, and so does anything you make that needs both taste and effort. It works best in small things, where nobody has to be won over: a present that fits, or a word at the right time.',
    tense:
      'Venus and Mars are at odds this year, so what excites you and what is good for you are not always the same. A person who attracts you may not be kind, and somebody kind may leave you cool. You quarrel and make up again, which can bring some life into a bond that had gone quiet.',
  },
  5: {
    conjunction:
      'Venus and Jupiter, the two kindest planets, are together in this year’s chart, and people are inclined to say yes to you. There is affection, pleasure and good company in the year, more than you have time for. What comes so easily is easily taken for granted, and promises are made lightly. It lasts longer if you say aloud that you are grateful.',
    harmonious:
      'Jupiter is generous to Venus this year, so good will comes your way. You get about more, your taste widens, and somebody may like you more than they have let you see. Help is given to you gladly and does not have to be earned first. It begins with small things, so accept the invitation that you would have put off.',
    tense:
      'Venus and Jupiter are in hard aspect, and there may be too much of a good thing this year. You accept invitations, gifts and attentions until you are stretched between them. A bond may be loved for what it promises more than for what it is. The warmth in all this is genuine, and it does most good when one person or one pleasure gets the whole of it.',
  },
  6: {
    conjunction:
      'Saturn is beside Venus, so this year you ask of a bond whether it will last. You choose fewer people and mean it, or find that a relationship asks for work where you had only wishes. You may be shyer than you have been for some time. Whatever affection you promise now comes from someone who has counted the cost, and those who receive it can tell.',
    harmonious:
      'Saturn steadies Venus this year, and loyalty is what you value most. You turn to old friends, well made things and people who keep their word, and they turn to you. A bond can be put on a firm footing without losing its charm. Nothing about it happens quickly, and you don’t wish that it did.',
    tense:
      'Saturn weighs on Venus in this year’s chart, and affection is counted. Some pleasures are put off, and some company falls away that was only pleasant. A bond that is worth the trouble proves it by lasting. You are not less loved than before, but you may be told so less often, and somebody has to be the first to say it.',
  },
  7: {
    conjunction:
      'Uranus is with Venus, and love surprises you this year. You may fall for someone of a kind that you never noticed, or see a familiar face as if it were new. Your taste changes too. You find it hard to bear when somebody keeps you on a lead. The excitement is honest even where it is short, and it tells you what had become a habit.',
    harmonious:
      'Uranus gives Venus a taste for the unusual, so new people do you good this year. You make friends across the usual lines, and a bond that you have already finds more room. You may even dress differently, and be told that it suits you. It is possible to be free and be liked as long as you keep nobody guessing.',
    tense:
      'Uranus unsettles Venus this year, and your attachments are restless. Somebody may come or go suddenly; more likely it is you who want distance on some days and none on others. You are more afraid of being bored than of losing someone. A good bond can bear an honest word about freedom, best of all while it is still a request.',
  },
  8: {
    conjunction:
      'Neptune is beside Venus, and love looks like a dream this year. You see the best in people, beautiful things move you, and you would give a great deal for a feeling. Music and art flourish with it, and so does infatuation, in which the other person hardly gets a chance to be themselves. Before you promise anything, get to know their faults and see whether you like those as well.',
    harmonious:
      'Neptune makes Venus gentle this year, so you win people over without trying to. You forgive without keeping a record, and what you make has grace. A romance may feel like something that you remember. Ordinary kindness strikes you as beautiful, and because you notice it you are shown more of it.',
    tense:
      'Neptune and Venus are in hard aspect, and this year you may love a hope and call it by somebody’s name. Signs are misread, on their side as well, and what was left vague has been understood in two ways. If there is a disappointment, it comes of having looked so high. A plain question, asked in good time, spares you most of it.',
  },
  9: {
    conjunction:
      'Pluto is beside Venus, so nothing that you love this year is loved lightly. You want all of a person, or want to be wanted in that way, and jealousy is never far off. A bond can be changed from the ground up by it. It may make a love, or put an end to a pretense, and in either case trust does more for you than proof.',
    harmonious:
      'Pluto strengthens Venus this year, and love can bear to go deeper. What hurt between you and somebody may be spoken of and be done with, and there is warmth again where things had become polite. You know what you value. Others are drawn to you and could not quite say why.',
    tense:
      'Pluto puts pressure on Venus, and this year you can’t ignore who holds the power in love, or over something that is shared. You may want somebody who resists, or be wanted more than you can return. Jealousy, whether yours or theirs, mostly comes from a fear that is older than this bond. To say so takes more courage than a test of loyalty, and works better.',
  },
};
