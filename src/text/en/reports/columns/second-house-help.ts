import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What the slower of two planets in trine or sextile has to give in its house, in the same place of the sentence. */
export const secondHelp: ColumnShelf['secondHelp'] = {
  1: {
    [Mars]: [
      'where you may be bolder than usual',
      'where you may have strength to spare',
      'where you may be the first to begin',
    ],
    [Jupiter]: [
      'where you may trust yourself a little further',
      'where good humor may come of itself',
      'where you may have more room than you use',
    ],
    [Saturn]: [
      'where you may be steadier than you feel',
      'where you may know your limits and work well within them',
      'where you may have learned to take your time',
    ],
    [Uranus]: [
      'where you may be ready to do it another way',
      'where you may care less than you did what people expect',
      'where a fresh start may tempt you',
    ],
    [Neptune]: [
      'where you may feel what others leave unsaid',
      'where you may be gentler than people are used to',
      'where your imagination may be wide awake',
    ],
    [Pluto]: [
      'where you may know exactly what you want',
      'where your will may be stronger than you show',
      'where you may be able to leave an old habit behind',
    ],
  },
  2: {
    [Mars]: [
      'where you may be ready to work for what you want',
      'where you may name your price without blushing',
      'where you may be quick to use what you have',
    ],
    [Jupiter]: [
      'where you may feel free to be generous',
      'where you may know what you have to offer',
      'where you may find that you have enough',
    ],
    [Saturn]: [
      'where careful habits may prove their use',
      'where you may have spent with good sense',
      'where what you own may be in good order',
    ],
    [Uranus]: [
      'where a new way to earn may occur to you',
      'where you may let go of a thing that you kept from habit',
      'where a forgotten skill may be wanted',
    ],
    [Neptune]: [
      'where you may need less than you believed',
      'where you may care for beauty more than for the price',
      'where you may give without counting',
    ],
    [Pluto]: [
      'where you may have more to draw on than people know',
      'where you may see what a thing is really worth',
      'where you may know which expense can go',
    ],
  },
  3: {
    [Mars]: [
      'where you may say straight out what you think',
      'where you may be quick to call or write',
      'where you may win people by plain speech',
    ],
    [Jupiter]: [
      'where somebody may have good news for you',
      'where one conversation may lead to the next',
      'where you may easily find the right words',
    ],
    [Saturn]: [
      'where you may weigh your words well',
      'where a promise may be kept to the letter',
      'where somebody older may give useful advice',
    ],
    [Uranus]: [
      'where a chance remark may give you an idea',
      'where news may come from an unexpected side',
      'where you may think faster than usual',
    ],
    [Neptune]: [
      'where you may hear what is meant as well as what is said',
      'where a kind word may go a long way',
      'where you may tell a thing so that people see it',
    ],
    [Pluto]: [
      'where you may ask the question that matters',
      'where a talk may go below the surface',
      'where your words may carry weight',
    ],
  },
  4: {
    [Mars]: [
      'where there may be energy for a job around the house',
      'where somebody in the family may lend a strong hand',
      'where you may do at last what has waited at home',
    ],
    [Jupiter]: [
      'where the family may be in a generous mood',
      'where there may be room for one more at the table',
      'where you may feel well looked after',
    ],
    [Saturn]: [
      'where you may stand on firm ground',
      'where an older relative may be behind you',
      'where the household may run without much fuss',
    ],
    [Uranus]: [
      'where a change at home may do everyone good',
      'where the family may be open to something new',
      'where you may see your own rooms with fresh eyes',
    ],
    [Neptune]: [
      'where it may be easy to forgive an old hurt',
      'where you may find the peace that you need',
      'where a memory may warm you',
    ],
    [Pluto]: [
      'where an old family matter may be laid to rest',
      'where your roots may give you strength',
      'where those close to you may tell you the truth',
    ],
  },
  5: {
    [Mars]: [
      'where you may dare to show what you feel',
      'where you may play with your whole heart',
      'where your eagerness may be catching',
    ],
    [Jupiter]: [
      'where joy may be easy to come by',
      'where somebody may delight in you',
      'where an idea of yours may grow as you play with it',
    ],
    [Saturn]: [
      'where affection may have grown reliable',
      'where practice may have made you good at something',
      'where a feeling may have stood the test of time',
    ],
    [Uranus]: [
      'where you may be in the mood to try something new',
      'where someone unusual may catch your eye',
      'where a sudden idea may be worth following',
    ],
    [Neptune]: [
      'where you may be moved by something beautiful',
      'where tenderness may come easily',
      'where your imagination may have free play',
    ],
    [Pluto]: [
      'where you may love without holding back',
      'where a strong wish may give you staying power',
      'where you may put your whole self into what you make',
    ],
  },
  6: {
    [Mars]: [
      'where you may get through a good deal',
      'where you may start on the task that others avoid',
      'where you may be in good working form',
    ],
    [Jupiter]: [
      'where a colleague may be glad to help',
      'where the daily round may feel lighter',
      'where there may be a better tool for the job',
    ],
    [Saturn]: [
      'where a good routine may carry you',
      'where your work may stand up to any inspection',
      'where patience with the details may be rewarded',
    ],
    [Uranus]: [
      'where a shortcut may turn up',
      'where you may find a better way to do the usual thing',
      'where a break in the routine may do you good',
    ],
    [Neptune]: [
      'where you may notice who needs a hand',
      'where work done in quiet may suit you',
      'where a slower pace may do you good',
    ],
    [Pluto]: [
      'where you may get to the root of a problem',
      'where you may work with great concentration',
      'where one useless habit may be given up',
    ],
  },
  7: {
    [Mars]: [
      'where somebody may take the first step',
      'where a partner may push things along',
      'where someone may say plainly what they want',
    ],
    [Jupiter]: [
      'where somebody may think well of you',
      'where a partner may be in high spirits',
      'where another person may open a door for you',
    ],
    [Saturn]: [
      'where somebody may keep their word to you',
      'where a tie may have proved that it holds',
      'where you may be able to lean on a partner’s experience',
    ],
    [Uranus]: [
      'where somebody may show you another way to see it',
      'where a partner may leave you more room',
      'where an unusual person may bring you an idea',
    ],
    [Neptune]: [
      'where somebody may understand you without many words',
      'where you may find it easier to forgive a partner',
      'where another person’s kindness may move you',
    ],
    [Pluto]: [
      'where a partner may be entirely on your side',
      'where the two of you may be able to speak of anything',
      'where somebody may bring out your strength',
    ],
  },
  8: {
    [Mars]: [
      'where you may have the nerve for a delicate subject',
      'where somebody may act for both of you',
      'where you may face what others would rather avoid',
    ],
    [Jupiter]: [
      'where someone may be willing to help you out',
      'where trust may be given freely',
      'where a shared plan may have room to grow',
    ],
    [Saturn]: [
      'where the terms may be clear to both sides',
      'where you may have kept your part of a bargain',
      'where somebody may have earned your trust',
    ],
    [Uranus]: [
      'where a knot may come undone by itself',
      'where a new arrangement may suit both sides',
      'where you may feel less bound by an old claim',
    ],
    [Neptune]: [
      'where you may sense what somebody cannot say',
      'where you may let an old score rest',
      'where closeness may need no explanation',
    ],
    [Pluto]: [
      'where a deep bond may hold you up',
      'where you may get to the bottom of an old matter',
      'where you may be able to let go of something for good',
    ],
  },
  9: {
    [Mars]: [
      'where you may be eager to set out',
      'where you may stand up for what you believe',
      'where a distant goal may draw you on',
    ],
    [Jupiter]: [
      'where you may see farther than usual',
      'where a teacher or a book may encourage you',
      'where the world may look wide and friendly',
    ],
    [Saturn]: [
      'where something you studied may come in useful',
      'where experience may give weight to your opinion',
      'where a long plan may have a sound footing',
    ],
    [Uranus]: [
      'where a new idea may open your mind',
      'where a change of route may turn out well',
      'where you may question what you always believed',
    ],
    [Neptune]: [
      'where you may have a hope to steer by',
      'where a dream of other places may inspire you',
      'where your faith in people may be renewed',
    ],
    [Pluto]: [
      'where a conviction may give you strength',
      'where you may understand something through and through',
      'where what you have learned may change how you see things',
    ],
  },
  10: {
    [Mars]: [
      'where your drive may be noticed',
      'where you may go after a goal with energy',
      'where you may be trusted to take the lead',
    ],
    [Jupiter]: [
      'where people with influence may wish you well',
      'where your good name may open doors',
      'where a larger task may come within reach',
    ],
    [Saturn]: [
      'where your experience may count',
      'where you may be known for work that lasts',
      'where somebody in charge may rely on you',
    ],
    [Uranus]: [
      'where people may be open to an unusual plan',
      'where a new role may suit you',
      'where you may be freer in your work than you were',
    ],
    [Neptune]: [
      'where a good cause may give meaning to your work',
      'where your tact may be valued',
      'where people may see your finer side',
    ],
    [Pluto]: [
      'where you may have more influence than it seems',
      'where your persistence may be respected',
      'where you may know exactly what you are working for',
    ],
  },
  11: {
    [Mars]: [
      'where a friend may be ready to act',
      'where a group may have energy for a plan',
      'where somebody may take up a cause with you',
    ],
    [Jupiter]: [
      'where friends may be generous with their time',
      'where good company may lift your mood',
      'where somebody may introduce you to the right people',
    ],
    [Saturn]: [
      'where an old friend may stand by you',
      'where a group may keep its promises',
      'where you may know by now who can be counted on',
    ],
    [Uranus]: [
      'where a new acquaintance may surprise you',
      'where friends may be up for something different',
      'where a group may welcome odd ideas',
    ],
    [Neptune]: [
      'where friends may share an ideal of yours',
      'where somebody may listen with real kindness',
      'where you may feel part of something larger',
    ],
    [Pluto]: [
      'where a friend may tell you what nobody else would',
      'where a few people may stand together firmly',
      'where a friendship may go deeper than before',
    ],
  },
  12: {
    [Mars]: [
      'where you may do a good deal without being seen',
      'where you may have courage for a private worry',
      'where rest may give you back your strength',
    ],
    [Jupiter]: [
      'where help may come unasked',
      'where more strength may be left than you thought',
      'where a quiet confidence may hold you up',
    ],
    [Saturn]: [
      'where some time alone may do you good',
      'where you may have made peace with an old duty',
      'where quiet, patient work may bear fruit',
    ],
    [Uranus]: [
      'where an answer may come to you in a quiet hour',
      'where an old worry may suddenly let go of you',
      'where you may do well to trust a sudden hunch',
    ],
    [Neptune]: [
      'where sleep and dreams may do you good',
      'where you may feel at peace with yourself',
      'where compassion may make you wise',
    ],
    [Pluto]: [
      'where a hidden strength may come to your aid',
      'where you may be ready to face an old fear',
      'where something buried may be understood at last',
    ],
  },
};
