import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the slower of two planets in opposition or square does in its house, in the sentence of the sky, behind the house's name and a
 * comma: before anything is said of the swifter one’s house, so that nothing here takes that up.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: {
    [Mars]: [
      'where you may be in no mood to give way',
      'where you may want to have it done at once',
      'where you may be quicker to anger than you like',
      'where you may be in too much of a hurry to listen',
    ],
    [Jupiter]: [
      'where you may be surer of yourself than is good for you',
      'where you may want more than there is time for',
      'where you may promise more of yourself than you have',
      'where you may take up more room than you notice',
    ],
    [Saturn]: [
      'where you may be too tired to be gracious',
      'where you may be stricter with yourself than anybody asks',
      'where you may not feel free to say what you want',
      'where you may feel held back from something you want',
    ],
    [Uranus]: [
      'where you may not care to be pinned down',
      'where you may surprise yourself',
      'where you may want out before you know why',
      'where you may be restless without knowing why',
    ],
    [Neptune]: [
      'where you may not be sure what you want',
      'where you may be taken for somebody else',
      'where you may be more easily hurt than you show',
      'where you may drift rather than decide',
    ],
    [Pluto]: [
      'where you may not let anybody change your mind',
      'where you may want all of it or none',
      'where you may feel more strongly than the occasion asks',
      'where you may be harder on somebody than you intend',
    ],
  },
  2: {
    [Mars]: [
      'where money may be spent faster than it comes in',
      'where you may fight for what is yours',
      'where somebody may haggle with you',
      'where you may want it paid at once',
    ],
    [Jupiter]: [
      'where you may feel richer than you are',
      'where you may be generous with money that you need',
      'where you may want the larger and dearer thing',
      'where you may be paying for other people’s plans',
    ],
    [Saturn]: [
      'where money may be short at the moment',
      'where you may count each expense twice',
      'where you may be afraid of not having enough',
      'where what you earn may seem little for the work',
    ],
    [Uranus]: [
      'where an expense may turn up that nobody planned',
      'where income may come at its own times',
      'where you may want to sell what you have just bought',
      'where the figures may not be the same tomorrow',
    ],
    [Neptune]: [
      'where you may not know quite what you can spend',
      'where a price may hide something',
      'where money may slip through your fingers',
      'where you may have forgotten a bill',
    ],
    [Pluto]: [
      'where you may hold on to what you have with both hands',
      'where money may be a means of pressure',
      'where you may not like to owe anybody anything',
      'where you may be spending to feel strong',
    ],
  },
  3: {
    [Mars]: [
      'where words may come out sharper than you mean',
      'where everybody may want an answer at once',
      'where a discussion may get heated',
      'where somebody nearby may pick a quarrel',
    ],
    [Jupiter]: [
      'where more may be said than anyone can keep to',
      'where there may be too many messages and too many plans',
      'where a story may grow in the telling',
      'where a good story may be better than the facts',
    ],
    [Saturn]: [
      'where you may get a short answer or none',
      'where a form or a letter may hold things up',
      'where you may find it hard to say it kindly',
      'where you may be asked to repeat and prove what you say',
    ],
    [Uranus]: [
      'where news may come from one moment to the next',
      'where you may be interrupted again and again',
      'where somebody may say the opposite of what you expected',
      'where you may lose the thread from one call to the next',
    ],
    [Neptune]: [
      'where a message may be misread',
      'where nobody may say clearly what they mean',
      'where you may have heard only half of it',
      'where directions may be wrong or missing',
    ],
    [Pluto]: [
      'where a word may be used as a weapon',
      'where somebody may ask more questions than you like',
      'where you may not be told everything',
      'where you may be sounding people out without saying why',
    ],
  },
  4: {
    [Mars]: [
      'where there may be an argument at home',
      'where people under one roof may get in each other’s way',
      'where everybody at home may want something different and now',
      'where tempers at home may be short',
    ],
    [Jupiter]: [
      'where the family may have large plans',
      'where the house may be fuller than you like',
      'where you may be needed as a host',
      'where relatives may give more advice than help',
    ],
    [Saturn]: [
      'where a duty to the family may come first',
      'where an older relative may say no',
      'where home may weigh on you at the moment',
      'where a repair may be overdue',
    ],
    [Uranus]: [
      'where something at home may change at short notice',
      'where somebody you live with may want to go their own way',
      'where a repair may not wait',
      'where nobody at home may keep to the plan',
    ],
    [Neptune]: [
      'where a worry at home may have no name as yet',
      'where you may be homesick for how it once was',
      'where nobody at home may say what is the matter',
      'where you may be making allowances for somebody at home',
    ],
    [Pluto]: [
      'where one person may set the mood for the whole house',
      'where an old family matter may come up',
      'where you may want nobody to interfere',
      'where you may not get free of how it used to be',
    ],
  },
  5: {
    [Mars]: [
      'where love or play may turn into a contest',
      'where a child or a lover may be impatient with you',
      'where you may play to win and forget that it is play',
      'where a rival may turn up',
    ],
    [Jupiter]: [
      'where you may want more fun than the week has room for',
      'where pleasure may cost more than you planned',
      'where somebody you love may ask for a great deal',
      'where you may show off a little',
    ],
    [Saturn]: [
      'where there may be little time for your own pleasure',
      'where somebody you love may seem distant',
      'where you may not feel free to play',
      'where a pleasure may feel like a duty by now',
    ],
    [Uranus]: [
      'where a date or an outing may fall through',
      'where somebody you love may blow hot and cold',
      'where you may suddenly fancy something quite different',
      'where what amused you may bore you all at once',
    ],
    [Neptune]: [
      'where you may be in love with a picture of somebody',
      'where an evening may not be what you imagined',
      'where a child or a lover may tell you only half of it',
      'where you may prefer the dream to the person',
    ],
    [Pluto]: [
      'where jealousy may have a say',
      'where you may want somebody all to yourself',
      'where what you make or love may take hold of you altogether',
      'where somebody you love may ask for proof of it',
    ],
  },
  6: {
    [Mars]: [
      'where work may have to be done in too much of a hurry',
      'where a colleague may get on your nerves',
      'where everything may be urgent at once',
      'where you may be doing too much too fast',
    ],
    [Jupiter]: [
      'where you may have taken on more work than fits into a day',
      'where small things may be made too large',
      'where a colleague may promise help and forget it',
      'where you may promise to be finished sooner than you can be',
    ],
    [Saturn]: [
      'where a task may be waiting that nobody can do for you',
      'where there may be more work than thanks',
      'where every small fault may count',
      'where you may be carrying the work of two',
    ],
    [Uranus]: [
      'where the day’s order may be upset',
      'where a machine may fail when you need it',
      'where you may not like to be told how to do it',
      'where you may want to change the whole routine at once',
    ],
    [Neptune]: [
      'where you may be more tired than the work explains',
      'where an instruction may be unclear',
      'where you may be doing what is somebody else’s job',
      'where small things may be forgotten',
    ],
    [Pluto]: [
      'where you may not be able to leave a task alone',
      'where somebody may want to control how you work',
      'where one thing that goes wrong may go wrong again',
      'where you may be working against your own strength',
    ],
  },
  7: {
    [Mars]: [
      'where the other person may be looking for a fight',
      'where neither side may want to give way first',
      'where somebody may put pressure on you',
      'where the other person may be out of patience',
    ],
    [Jupiter]: [
      'where the other person may expect a great deal',
      'where somebody may promise more than they can keep',
      'where the other side may think itself very much in the right',
      'where the other person may take a good deal for granted',
    ],
    [Saturn]: [
      'where the other person may say no, or not yet',
      'where somebody may keep you at a distance',
      'where a promise may weigh on both of you',
      'where somebody may hold you to an old agreement',
    ],
    [Uranus]: [
      'where the other person may change their mind',
      'where somebody may want more freedom than you like',
      'where you may not know from one day to the next where you stand',
      'where somebody may answer otherwise than you have known them to',
    ],
    [Neptune]: [
      'where you may not see the other person quite as they are',
      'where somebody may leave you guessing',
      'where an agreement may mean two different things',
      'where you may be excusing in somebody what you see quite well',
    ],
    [Pluto]: [
      'where the other person may want to decide it all',
      'where somebody may not let the subject rest',
      'where it may be a question of who has the power',
      'where neither of you may be able to leave it alone',
    ],
  },
  8: {
    [Mars]: [
      'where there may be a quarrel over what is shared',
      'where an old anger may not be used up',
      'where somebody may press for what you owe them',
      'where somebody may insist on their share',
    ],
    [Jupiter]: [
      'where a loan or a share may look larger than it is',
      'where you may trust somebody too soon',
      'where somebody may offer you more than is good for either',
      'where you may count on money that is not yours yet',
    ],
    [Saturn]: [
      'where a debt, of money or of thanks, may have to be paid',
      'where it may be hard to trust anybody',
      'where the answer about money may be no',
      'where somebody may want what they are owed',
    ],
    [Uranus]: [
      'where an agreement about money may not hold',
      'where something kept quiet may come out',
      'where somebody may back out of what was shared',
      'where trust may come and go by the hour',
    ],
    [Neptune]: [
      'where it may not be clear what belongs to whom',
      'where you may suspect something that is not so',
      'where somebody may not tell you the whole of it',
      'where a feeling may be stronger than its reason',
    ],
    [Pluto]: [
      'where somebody may have a hold on you',
      'where a secret may be nearer the surface than you think',
      'where what two people share may be a matter of power',
      'where somebody may want to know more of you than you like to say',
    ],
  },
  9: {
    [Mars]: [
      'where opinions may be defended rather than exchanged',
      'where you may want to be off at once',
      'where somebody may preach at you',
      'where you may be provoked by an opinion',
    ],
    [Jupiter]: [
      'where your plans may be larger than your time',
      'where somebody may be very sure of being right',
      'where what is far away may look better than it is',
      'where you may be teaching people who did not ask',
    ],
    [Saturn]: [
      'where a rule or an official may hold you up',
      'where you may doubt what you used to believe',
      'where a journey or a course may have to wait',
      'where a certificate or a permit may be missing',
    ],
    [Uranus]: [
      'where a journey may be changed on the way',
      'where you may hold the opposite opinion from yesterday’s',
      'where somebody may turn your view upside down',
      'where a conviction may fall over at a touch',
    ],
    [Neptune]: [
      'where you may believe what you would like to be true',
      'where a plan may be more of a dream as yet',
      'where the way may not be clearly marked',
      'where you may be following somebody who is lost as well',
    ],
    [Pluto]: [
      'where somebody may want to convert you',
      'where a conviction may be held too hard',
      'where you may not rest until you know the truth of it',
      'where an argument about principles may turn bitter',
    ],
  },
  10: {
    [Mars]: [
      'where somebody in charge may be pressing you',
      'where ambition may make you short with people',
      'where you may be in a contest with somebody at work',
      'where a decision may be forced on you',
    ],
    [Jupiter]: [
      'where you may have taken on more than one person can do',
      'where your hopes for your work may be running ahead',
      'where somebody in charge may make large promises',
      'where you may be praised for more than you have done',
    ],
    [Saturn]: [
      'where a duty may keep you longer than you like',
      'where somebody above you may be hard to please',
      'where you may be tired of carrying the responsibility',
      'where a mistake may be held against you',
    ],
    [Uranus]: [
      'where orders may change overnight',
      'where you may want to give notice to everybody',
      'where something may go publicly and surprisingly wrong',
      'where a chance may turn up at an awkward hour',
    ],
    [Neptune]: [
      'where it may not be clear what is wanted of you',
      'where people may see in you what they wish to see',
      'where a goal may have lost its outline',
      'where you may be working toward something nobody has put into words',
    ],
    [Pluto]: [
      'where somebody may be playing for power',
      'where you may want success at any price',
      'where the pressure from above may be strong',
      'where somebody may feel threatened by your success',
    ],
  },
  11: {
    [Mars]: [
      'where friends may be at odds with each other',
      'where somebody in the group may push too hard',
      'where the group may be split in two camps',
      'where a friend may be cross with you',
    ],
    [Jupiter]: [
      'where you may have promised your time to too many people',
      'where the group may plan more than it can carry out',
      'where everybody may want to give you advice',
      'where a friend may be generous at your expense',
    ],
    [Saturn]: [
      'where a friend may be too busy for you',
      'where the others may leave you the dull part',
      'where you may feel alone among many',
      'where the group may keep you to its rules',
    ],
    [Uranus]: [
      'where the others may have changed the plan',
      'where a friend may surprise you, not pleasantly',
      'where you may suddenly have had enough of the group',
      'where people may join and leave without warning',
    ],
    [Neptune]: [
      'where the others may be carried away by an idea',
      'where a friend may lean on you too much',
      'where nobody may know any longer what was agreed',
      'where you may be hoping for the wrong people',
    ],
    [Pluto]: [
      'where one person may rule the whole group',
      'where a friend may test your loyalty',
      'where something may be said behind somebody’s back',
      'where an old rivalry among friends may show',
    ],
  },
  12: {
    [Mars]: [
      'where an anger you have swallowed may be at work',
      'where you may not find the rest that you need',
      'where somebody may be working against you without saying so',
      'where you may be angrier than you know',
    ],
    [Jupiter]: [
      'where you may be counting on help that has not been promised',
      'where you may give away strength that you need yourself',
      'where you may put things off in the hope that they will pass',
      'where you may be overlooking what is wearing you out',
    ],
    [Saturn]: [
      'where an old worry may keep you awake',
      'where you may feel that nobody helps you',
      'where you may be more tired than you admit',
      'where you may be paying for an old mistake',
    ],
    [Uranus]: [
      'where your nerves may be on edge',
      'where something hidden may come to light',
      'where you may find no peace to think',
      'where you may sleep badly',
    ],
    [Neptune]: [
      'where you may not know everything that is going on',
      'where you may want to be left in peace',
      'where a vague fear may follow you about',
      'where you may be sorry for yourself and hide it',
    ],
    [Pluto]: [
      'where something that you have told nobody may weigh on you',
      'where you may brood over it at night',
      'where an old fear may have more say than it should',
      'where you may be afraid of being found out',
    ],
  },
};
