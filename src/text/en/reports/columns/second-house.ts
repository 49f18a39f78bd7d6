import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the slower of two planets in opposition does in its house, in the sentence of the sky, behind the house's name and a
 * comma: before anything is said of the swifter one’s house, so that nothing here takes that up.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: {
    [Mars]: [
      'where you may be in no mood to give way',
      'where you may want to have it done at once',
      'where you may be quicker to anger than you like',
    ],
    [Jupiter]: [
      'where you may be surer of yourself than is good for you',
      'where you may want more than there is time for',
      'where you may promise more of yourself than you have',
    ],
    [Saturn]: [
      'where you may be too tired to be gracious',
      'where you may be stricter with yourself than anybody asks',
      'where you may not feel free to say what you want',
    ],
    [Uranus]: [
      'where you may not care to be pinned down',
      'where you may surprise yourself',
      'where you may want out before you know why',
    ],
    [Neptune]: [
      'where you may not be sure what you want',
      'where you may be taken for somebody else',
      'where you may be more easily hurt than you show',
    ],
    [Pluto]: [
      'where you may not let anybody change your mind',
      'where you may want all of it or none',
      'where you may feel more strongly than the occasion asks',
    ],
  },
  2: {
    [Mars]: [
      'where money may be spent faster than it comes in',
      'where you may fight for what is yours',
      'where somebody may haggle with you',
    ],
    [Jupiter]: [
      'where you may feel richer than you are',
      'where you may be generous with money that you need',
      'where you may want the larger and dearer thing',
    ],
    [Saturn]: [
      'where money may be short at the moment',
      'where you may count each expense twice',
      'where you may be afraid of not having enough',
    ],
    [Uranus]: [
      'where an expense may turn up that nobody planned',
      'where income may come at its own times',
      'where you may want to sell what you have just bought',
    ],
    [Neptune]: [
      'where you may not know quite what you can spend',
      'where a price may hide something',
      'where money may slip through your fingers',
    ],
    [Pluto]: [
      'where you may hold on to what you have with both hands',
      'where money may be a means of pressure',
      'where you may not like to owe anybody anything',
    ],
  },
  3: {
    [Mars]: [
      'where words may come out sharper than you mean',
      'where everybody may want an answer at once',
      'where a discussion may get heated',
    ],
    [Jupiter]: [
      'where more may be said than anyone can keep to',
      'where there may be too many messages and too many plans',
      'where a story may grow in the telling',
    ],
    [Saturn]: [
      'where you may get a short answer or none',
      'where a form or a letter may hold things up',
      'where you may find it hard to say it kindly',
    ],
    [Uranus]: [
      'where news may come from one moment to the next',
      'where you may be interrupted again and again',
      'where somebody may say the opposite of what you expected',
    ],
    [Neptune]: [
      'where a message may be misread',
      'where nobody may say clearly what they mean',
      'where you may have heard only half of it',
    ],
    [Pluto]: [
      'where a word may be used as a weapon',
      'where somebody may ask more questions than you like',
      'where you may not be told everything',
    ],
  },
  4: {
    [Mars]: [
      'where there may be an argument at home',
      'where people under one roof may get in each other’s way',
      'where everybody at home may want something different and now',
    ],
    [Jupiter]: [
      'where the family may have large plans',
      'where the house may be fuller than you like',
      'where you may be needed as a host',
    ],
    [Saturn]: [
      'where a duty to the family may come first',
      'where an older relative may say no',
      'where home may weigh on you at the moment',
    ],
    [Uranus]: [
      'where something at home may change at short notice',
      'where somebody you live with may want to go their own way',
      'where a repair may not wait',
    ],
    [Neptune]: [
      'where a worry at home may have no name as yet',
      'where you may be homesick for how it once was',
      'where nobody at home may say what is the matter',
    ],
    [Pluto]: [
      'where one person may set the mood for the whole house',
      'where an old family matter may come up',
      'where you may want nobody to interfere',
    ],
  },
  5: {
    [Mars]: [
      'where love or play may turn into a contest',
      'where a child or a lover may be impatient with you',
      'where you may play to win and forget that it is play',
    ],
    [Jupiter]: [
      'where you may want more fun than the week has room for',
      'where pleasure may cost more than you planned',
      'where somebody you love may ask for a great deal',
    ],
    [Saturn]: [
      'where there may be little time for your own pleasure',
      'where somebody you love may seem distant',
      'where you may not feel free to play',
    ],
    [Uranus]: [
      'where a date or an outing may fall through',
      'where somebody you love may blow hot and cold',
      'where you may suddenly fancy something quite different',
    ],
    [Neptune]: [
      'where you may be in love with a picture of somebody',
      'where an evening may not be what you imagined',
      'where a child or a lover may tell you only half of it',
    ],
    [Pluto]: [
      'where jealousy may have a say',
      'where you may want somebody all to yourself',
      'where what you make or love may take hold of you altogether',
    ],
  },
  6: {
    [Mars]: [
      'where work may have to be done in too much of a hurry',
      'where a colleague may get on your nerves',
      'where everything may be urgent at once',
    ],
    [Jupiter]: [
      'where you may have taken on more work than fits into a day',
      'where small things may be made too large',
      'where a colleague may promise help and forget it',
    ],
    [Saturn]: [
      'where a task may be waiting that nobody can do for you',
      'where there may be more work than thanks',
      'where every small fault may count',
    ],
    [Uranus]: [
      'where the day’s order may be upset',
      'where a machine may fail when you need it',
      'where you may not like to be told how to do it',
    ],
    [Neptune]: [
      'where you may be more tired than the work explains',
      'where an instruction may be unclear',
      'where you may be doing what is somebody else’s job',
    ],
    [Pluto]: [
      'where you may not be able to leave a task alone',
      'where somebody may want to control how you work',
      'where one thing that goes wrong may go wrong again',
    ],
  },
  7: {
    [Mars]: [
      'where the other person may be looking for a fight',
      'where neither side may want to give way first',
      'where somebody may put pressure on you',
    ],
    [Jupiter]: [
      'where the other person may expect a great deal',
      'where somebody may promise more than they can keep',
      'where the other side may think itself very much in the right',
    ],
    [Saturn]: [
      'where the other person may say no, or not yet',
      'where somebody may keep you at a distance',
      'where a promise may weigh on both of you',
    ],
    [Uranus]: [
      'where the other person may change their mind',
      'where somebody may want more freedom than you like',
      'where you may not know from one day to the next where you stand',
    ],
    [Neptune]: [
      'where you may not see the other person quite as they are',
      'where somebody may leave you guessing',
      'where an agreement may mean two different things',
    ],
    [Pluto]: [
      'where the other person may want to decide it all',
      'where somebody may not let the subject rest',
      'where it may be a question of who has the power',
    ],
  },
  8: {
    [Mars]: [
      'where there may be a quarrel over what is shared',
      'where an old anger may not be used up',
      'where somebody may press for what you owe them',
    ],
    [Jupiter]: [
      'where a loan or a share may look larger than it is',
      'where you may trust somebody too soon',
      'where somebody may offer you more than is good for either',
    ],
    [Saturn]: [
      'where a debt, of money or of thanks, may have to be paid',
      'where it may be hard to trust anybody',
      'where the answer about money may be no',
    ],
    [Uranus]: [
      'where an agreement about money may not hold',
      'where something kept quiet may come out',
      'where somebody may back out of what was shared',
    ],
    [Neptune]: [
      'where it may not be clear what belongs to whom',
      'where you may suspect something that is not so',
      'where somebody may not tell you the whole of it',
    ],
    [Pluto]: [
      'where somebody may have a hold on you',
      'where a secret may be nearer the surface than you think',
      'where what two people share may be a matter of power',
    ],
  },
  9: {
    [Mars]: [
      'where opinions may be defended rather than exchanged',
      'where you may want to be off at once',
      'where somebody may preach at you',
    ],
    [Jupiter]: [
      'where your plans may be larger than your time',
      'where somebody may be very sure of being right',
      'where what is far away may look better than it is',
    ],
    [Saturn]: [
      'where a rule or an official may hold you up',
      'where you may doubt what you used to believe',
      'where a journey or a course may have to wait',
    ],
    [Uranus]: [
      'where a journey may be changed on the way',
      'where you may hold the opposite opinion from yesterday’s',
      'where somebody may turn your view upside down',
    ],
    [Neptune]: [
      'where you may believe what you would like to be true',
      'where a plan may be more of a dream as yet',
      'where the way may not be clearly marked',
    ],
    [Pluto]: [
      'where somebody may want to convert you',
      'where a conviction may be held too hard',
      'where you may not rest until you know the truth of it',
    ],
  },
  10: {
    [Mars]: [
      'where somebody in charge may be pressing you',
      'where ambition may make you short with people',
      'where you may be in a contest with somebody at work',
    ],
    [Jupiter]: [
      'where you may have taken on more than one person can do',
      'where your hopes for your work may be running ahead',
      'where somebody in charge may make large promises',
    ],
    [Saturn]: [
      'where a duty may keep you longer than you like',
      'where somebody above you may be hard to please',
      'where you may be tired of carrying the responsibility',
    ],
    [Uranus]: [
      'where orders may change overnight',
      'where you may want to give notice to everybody',
      'where something may go publicly and surprisingly wrong',
    ],
    [Neptune]: [
      'where it may not be clear what is wanted of you',
      'where people may see in you what they wish to see',
      'where a goal may have lost its outline',
    ],
    [Pluto]: [
      'where somebody may be playing for power',
      'where you may want success at any price',
      'where the pressure from above may be strong',
    ],
  },
  11: {
    [Mars]: [
      'where friends may be at odds with each other',
      'where somebody in the group may push too hard',
      'where the group may be split in two camps',
    ],
    [Jupiter]: [
      'where you may have promised your time to too many people',
      'where the group may plan more than it can carry out',
      'where everybody may want to give you advice',
    ],
    [Saturn]: [
      'where a friend may be too busy for you',
      'where the others may leave you the dull part',
      'where you may feel alone among many',
    ],
    [Uranus]: [
      'where the others may have changed the plan',
      'where a friend may surprise you, not pleasantly',
      'where you may suddenly have had enough of the group',
    ],
    [Neptune]: [
      'where the others may be carried away by an idea',
      'where a friend may lean on you too much',
      'where nobody may know any longer what was agreed',
    ],
    [Pluto]: [
      'where one person may rule the whole group',
      'where a friend may test your loyalty',
      'where something may be said behind somebody’s back',
    ],
  },
  12: {
    [Mars]: [
      'where an anger you have swallowed may be at work',
      'where you may not find the rest that you need',
      'where somebody may be working against you without saying so',
    ],
    [Jupiter]: [
      'where you may be counting on help that has not been promised',
      'where you may give away strength that you need yourself',
      'where you may put things off in the hope that they will pass',
    ],
    [Saturn]: [
      'where an old worry may keep you awake',
      'where you may feel that nobody helps you',
      'where you may be more tired than you admit',
    ],
    [Uranus]: [
      'where your nerves may be on edge',
      'where something hidden may come to light',
      'where you may find no peace to think',
    ],
    [Neptune]: [
      'where you may not know everything that is going on',
      'where you may want to be left in peace',
      'where a vague fear may follow you about',
    ],
    [Pluto]: [
      'where something that you have told nobody may weigh on you',
      'where you may brood over it at night',
      'where an old fear may have more say than it should',
    ],
  },
};
