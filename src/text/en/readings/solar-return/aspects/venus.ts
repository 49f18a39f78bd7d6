import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Venus of a solar return with a planet after it, told for its year. */
export const venus: Pairs = {
  4: {
    conjunction:
      'Venus and Mars are together this year, so what you like you also go after. You dance, cook with too much pepper, repaint the hall in a color that somebody will call bold, and may be attracted where you were not looking. You find out quickly who suits you and who only seemed to. Some of these fires burn for a month and leave a good story; it would be a mistake to build a house on each of them.',
    harmonious:
      'Mars and Venus work together in this year’s chart, and you know how to ask for what you want so that people enjoy giving it. Love gains by it, and so does anything you make that needs both taste and effort, from a dress to a dinner for ten. You are neither too shy nor too eager. The one risk is to enjoy the game so much that somebody takes it more seriously than you meant it.',
    tense:
      'Venus and Mars are at odds this year, so what excites you and what is good for you are not always the same. Somebody who attracts you may not be kind, and somebody kind may leave you cool. You quarrel, slam a door, and make up before supper. It brings life into a bond that had gone quiet, as long as both of you enjoy the making up; where only one does, the door is better left on its hinges.',
  },
  5: {
    conjunction:
      'Venus and Jupiter, the two kindest planets, are together in this year’s chart, and people are inclined to say yes to you. There are invitations, presents and good company in it, more than you have evenings for, and affection comes to you without being asked. You look well and know it. What arrives in such plenty is easily taken for granted. A few lines of thanks, by hand, make it last.',
    harmonious:
      'Jupiter is generous to Venus this year, so good will comes your way. You get about more, your taste widens, and somebody may like you better than they have let you see. A favor is done before you have thought of how to ask for it. It all begins with small things. A year like this hides behind an invitation that you would have put off, because the evening was cold and the sofa near.',
    tense:
      'Venus and Jupiter are in hard aspect, and there may be too much of a good thing this year. You accept every invitation, buy the second pair as well, and are sweet to three people of whom each believes that you meant it. Your warmth is genuine, that is the trouble. Spread over everybody, it leaves you tired and them a little hungry. One person, or one pleasure, could have the whole of it.',
  },
  6: {
    conjunction:
      'Saturn is beside Venus, so this year you ask of a bond whether it will last. You choose fewer people and mean it, or find that a relationship wants work where you had only had wishes. You may be shy, and dress more plainly, and think yourself less lovable than you are. The affection that you promise now comes from someone who has counted the cost. It can be built on, and whoever gets it can tell.',
    harmonious:
      'Saturn steadies Venus this year, and loyalty is what you value most. You go back to old friends, well made things and people who keep their word, and may put a bond on a firm footing without taking the charm out of it. Nothing about it is quick. To anyone who looks for fireworks, you may seem a little dull meanwhile, and it hardly troubles you.',
    tense:
      'Saturn weighs on Venus in this year’s chart, and affection is counted. Who called last, who paid, who stayed away: you notice it, and are ashamed of noticing. Some company falls away that was only pleasant. A bond that is worth the trouble shows it by lasting through such months. You are loved no less than before; you may only be told so less often, and somebody has to be the first to say it.',
  },
  7: {
    conjunction:
      'Uranus is with Venus, and love surprises you this year. You may fall for someone of a kind that you never noticed, or look across your own breakfast table and see a familiar face as if it were new. Your taste changes too, and half a wardrobe goes. You can’t bear to be kept on a lead. Some of the excitement is brief, but it is honest, and it shows you what had turned into a mere habit.',
    harmonious:
      'Uranus gives Venus a taste for the unusual, so new people do you good this year. You make friends across the usual lines of age, trade and faith, and a bond that you have already gets more room. A daring coat may turn out to suit you. Being free and being liked go together, as long as nobody is kept guessing about the evening.',
    tense:
      'Uranus unsettles Venus this year, and your attachments are restless. Somebody may come or go suddenly; more likely it is you who wants to be held on one day and left in peace on the next. You are more afraid of being bored than of losing someone, and that is seldom wise at two in the morning. An honest word about freedom, while it is still a request, is something that a good bond can bear.',
  },
  8: {
    conjunction:
      'Neptune is beside Venus, and love looks like a dream this year. You see the best in people, beautiful things bring tears to your eyes, and for a feeling you would give a great deal away. Music and painting flourish under it. So does infatuation, in which the other person hardly gets a chance to be themselves. Before you promise anything, get to know their faults, and see whether you like those as well.',
    harmonious:
      'Neptune makes Venus gentle this year, so you win people over without trying to. You forgive without keeping a record, and what you make has grace. A romance may feel like something that you remember. Ordinary kindness strikes you as beautiful, and because you notice it you are shown more of it.',
    tense:
      'Neptune and Venus are in hard aspect, and this year you may love a hope and call it by somebody’s name. Signs are misread, on the other side as well, and what was left vague has been understood in two ways. The same longing, put into a song or a room or a garden, can turn out very beautiful. Toward people it needs a plain question now and then, such as what they are looking for.',
  },
  9: {
    conjunction:
      'Pluto is beside Venus, so nothing that you love this year is loved lightly. You want all of a person, or want to be wanted in that way, and jealousy is never far off. A bond can be renewed from the bottom by such seriousness, because neither of you can go on being merely polite. It may also end over something that was never true in it. To look through their messages tells you less than one evening of asking.',
    harmonious:
      'Pluto strengthens Venus this year, and love can bear to go deeper. What hurt between you and somebody may be spoken of and be done with, and where things had become polite there is warmth again. You know what is worth your affection, and stop spending it elsewhere. Those who got a little of it out of habit may miss it, and deserve a friendly word instead of silence.',
    tense:
      'Pluto puts pressure on Venus, and this year you can’t ignore who holds the power in love, or over something that is shared. You may want somebody who resists, or be wanted more than you can return. It makes you feel very much alive. Jealousy, whether yours or theirs, mostly comes from a fear that is older than this bond, and to say so takes more courage than a test of loyalty.',
  },
};
