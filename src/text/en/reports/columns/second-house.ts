import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the slower of two planets in opposition or square does in its house, as a clause that goes on in the sentence
 * of the sky: what it asks for stands before the counsel, which is the last word.
 */
export const secondHouse: ColumnShelf['secondHouse'] = {
  1: {
    [Mars]: [
      'you may be in no mood to give way',
      'you may want to have it done at once',
      'you may be quicker to anger than you like',
      'you may be in too much of a hurry to listen',
    ],
    [Jupiter]: [
      'you may be surer of yourself than is good for you',
      'you may want more than there is time for',
      'you may promise more of yourself than you have',
      'you may take up more room than you notice',
    ],
    [Saturn]: [
      'you may be too tired to be gracious',
      'you may be stricter with yourself than anybody asks',
      'you may not feel free to say what you want',
      'you may feel held back from something you want',
    ],
    [Uranus]: [
      'you may not care to be pinned down',
      'you may surprise yourself',
      'you may want out before you know why',
      'you may be restless without knowing why',
    ],
    [Neptune]: [
      'you may not be sure what you want',
      'you may be taken for somebody else',
      'you may be more easily hurt than you show',
      'you may drift rather than decide',
    ],
    [Pluto]: [
      'you may not let anybody change your mind',
      'you may want all of it or none',
      'you may feel more strongly than the occasion asks',
      'you may be harder on somebody than you intend',
    ],
  },
  2: {
    [Mars]: [
      'more may be spent than comes in',
      'you may fight for what is yours',
      'somebody may haggle with you',
      'you may want it paid at once',
    ],
    [Jupiter]: [
      'you may feel richer than you are',
      'you may be generous with money that you need',
      'you may want the larger and dearer thing',
      'you may be paying for other people’s plans',
    ],
    [Saturn]: [
      'less may be coming in than you would like',
      'you may count each expense twice',
      'you may put off a wish once more',
      'what you earn may seem little for the work',
    ],
    [Uranus]: [
      'an expense may turn up that nobody planned',
      'income may come at its own times',
      'you may want to sell what you have just bought',
      'the figures may not be the same tomorrow',
    ],
    [Neptune]: [
      'you may not know quite what you can spend',
      'a price may hide something',
      'a good deal may slip through your fingers',
      'you may have forgotten a bill',
    ],
    [Pluto]: [
      'you may hold on to what you have with both hands',
      'whoever pays may want to decide',
      'you may not like to owe anybody anything',
      'you may be spending to feel strong',
    ],
  },
  3: {
    [Mars]: [
      'words may come out sharper than you mean',
      'everybody may want an answer at once',
      'a discussion may get heated',
      'somebody nearby may pick a quarrel',
    ],
    [Jupiter]: [
      'more may be said than anyone can keep to',
      'there may be too many messages and too many plans',
      'a story may grow in the telling',
      'a good story may be better than the facts',
    ],
    [Saturn]: [
      'you may get a short answer or none',
      'a form or a letter may hold things up',
      'you may find it hard to say it kindly',
      'you may be asked to repeat and prove what you say',
    ],
    [Uranus]: [
      'news may come from one moment to the next',
      'you may be interrupted again and again',
      'somebody may say the opposite of what you expected',
      'you may lose the thread from one call to the next',
    ],
    [Neptune]: [
      'a message may be misread',
      'nobody may say clearly what they mean',
      'you may have heard only half of it',
      'directions may be wrong or missing',
    ],
    [Pluto]: [
      'a word may be used as a weapon',
      'somebody may ask more questions than you like',
      'you may not be told everything',
      'you may be sounding people out without saying why',
    ],
  },
  4: {
    [Mars]: [
      'an argument may be in the air',
      'people under one roof may get in each other’s way',
      'everybody may want something different and now',
      'tempers may be short',
    ],
    [Jupiter]: [
      'the family may have large plans',
      'the house may be fuller than you like',
      'you may be needed as a host',
      'relatives may give more advice than help',
    ],
    [Saturn]: [
      'a duty to the family may come first',
      'an older relative may say no',
      'the family may need more of you than usual',
      'a repair may be overdue',
    ],
    [Uranus]: [
      'something may change at short notice',
      'somebody you live with may want to go their own way',
      'a repair may not wait',
      'nobody may keep to the plan',
    ],
    [Neptune]: [
      'you may be making too much of somebody’s mood',
      'you may be homesick for how it once was',
      'nobody may say what is the matter',
      'you may be making allowances for somebody',
    ],
    [Pluto]: [
      'one person may set the mood for the whole house',
      'an old family matter may come up',
      'you may want nobody to interfere',
      'you may not get free of how it used to be',
    ],
  },
  5: {
    [Mars]: [
      'a game may turn into a contest',
      'a child or a lover may be impatient with you',
      'you may play to win and forget that it is play',
      'a rival may turn up',
    ],
    [Jupiter]: [
      'you may want more fun than the week has room for',
      'pleasure may cost more than you planned',
      'somebody you love may ask for a great deal',
      'you may show off a little',
    ],
    [Saturn]: [
      'there may be little time for your own pleasure',
      'somebody you love may seem distant',
      'you may not feel free to play',
      'a pleasure may feel like a duty by now',
    ],
    [Uranus]: [
      'a date or an outing may fall through',
      'somebody you love may blow hot and cold',
      'you may suddenly fancy something quite different',
      'what amused you may bore you all at once',
    ],
    [Neptune]: [
      'you may be in love with a picture of somebody',
      'an evening may not be what you imagined',
      'a child or a lover may tell you only half of it',
      'you may prefer the dream to the person',
    ],
    [Pluto]: [
      'jealousy may have a say',
      'you may want somebody all to yourself',
      'what you make or love may take hold of you altogether',
      'somebody you love may ask for proof of it',
    ],
  },
  6: {
    [Mars]: [
      'things may have to be done in too much of a hurry',
      'a colleague may get on your nerves',
      'everything may be urgent at once',
      'you may be doing too much too fast',
    ],
    [Jupiter]: [
      'you may have taken on more work than fits into a day',
      'small things may be made too large',
      'a colleague may promise help and forget it',
      'you may promise to be finished sooner than you can be',
    ],
    [Saturn]: [
      'a task may be waiting that nobody can do for you',
      'there may be more work than thanks',
      'every small fault may count',
      'you may be carrying the work of two',
    ],
    [Uranus]: [
      'the day’s order may be upset',
      'a machine may fail when you need it',
      'you may not like to be told how to do it',
      'you may want to change the whole routine at once',
    ],
    [Neptune]: [
      'you may be more tired than the work explains',
      'an instruction may be unclear',
      'you may be doing what is somebody else’s job',
      'small things may be forgotten',
    ],
    [Pluto]: [
      'you may not be able to leave a task alone',
      'somebody may want to control how you work',
      'one thing that goes wrong may go wrong again',
      'you may be working against your own strength',
    ],
  },
  7: {
    [Mars]: [
      'the other person may be in no mood to wait',
      'neither side may want to give way first',
      'somebody may put pressure on you',
      'the other person may be out of patience',
    ],
    [Jupiter]: [
      'the other person may expect a great deal',
      'somebody may promise more than they can keep',
      'the other side may think itself very much in the right',
      'the other person may take a good deal for granted',
    ],
    [Saturn]: [
      'the other person may say no, or not yet',
      'somebody may keep you at a distance',
      'a promise may weigh on both of you',
      'somebody may hold you to an old agreement',
    ],
    [Uranus]: [
      'the other person may change their mind',
      'somebody may want more freedom than you like',
      'you may not know from one day to the next where you stand',
      'somebody may answer otherwise than you have known them to',
    ],
    [Neptune]: [
      'you may not see the other person quite as they are',
      'somebody may leave you guessing',
      'an agreement may mean two different things',
      'you may be excusing in somebody what you see quite well',
    ],
    [Pluto]: [
      'the other person may want to decide it all',
      'somebody may not let the subject rest',
      'it may be a question of who has the power',
      'neither of you may be able to leave it alone',
    ],
  },
  8: {
    [Mars]: [
      'there may be a quarrel over what is shared',
      'an old anger may not be used up',
      'somebody may press for what you owe them',
      'somebody may insist on their share',
    ],
    [Jupiter]: [
      'a loan or a share may look larger than it is',
      'you may trust somebody too soon',
      'somebody may offer you more than is good for either',
      'you may count on money that is not yours yet',
    ],
    [Saturn]: [
      'a debt of money or of thanks may have to be paid',
      'it may be hard to trust anybody',
      'the answer about money may be no',
      'somebody may want what they are owed',
    ],
    [Uranus]: [
      'an agreement about money may not hold',
      'something kept quiet may come out',
      'somebody may back out of what was shared',
      'confidence may come and go by the hour',
    ],
    [Neptune]: [
      'it may not be clear what belongs to whom',
      'you may suspect something that is not so',
      'somebody may not tell you the whole of it',
      'a feeling may be stronger than its reason',
    ],
    [Pluto]: [
      'you may owe somebody more than you like',
      'a secret may be nearer the surface than you think',
      'what two people share may be a matter of power',
      'somebody may want to know more of you than you like to say',
    ],
  },
  9: {
    [Mars]: [
      'opinions may be defended rather than exchanged',
      'you may want to be off at once',
      'somebody may preach at you',
      'you may be provoked by an opinion',
    ],
    [Jupiter]: [
      'your plans may be larger than your time',
      'somebody may be very sure of being right',
      'what is far away may look better than it is',
      'you may be teaching people who did not ask',
    ],
    [Saturn]: [
      'a rule or an official may hold you up',
      'you may doubt what you used to believe',
      'a journey or a course may have to wait',
      'a certificate or a permit may be missing',
    ],
    [Uranus]: [
      'a journey may be changed on the way',
      'you may hold the opposite opinion from yesterday’s',
      'somebody may turn your view upside down',
      'a conviction may fall over at a touch',
    ],
    [Neptune]: [
      'you may believe what you would like to be true',
      'a plan may be more of a dream as yet',
      'the way may not be clearly marked',
      'you may be following somebody who is lost as well',
    ],
    [Pluto]: [
      'somebody may want to convert you',
      'a conviction may be held too hard',
      'you may not rest until you know the truth of it',
      'an argument about principles may turn bitter',
    ],
  },
  10: {
    [Mars]: [
      'somebody in charge may be pressing you',
      'ambition may make you short with people',
      'you may be in a contest with somebody at work',
      'a decision may be forced on you',
    ],
    [Jupiter]: [
      'you may have taken on more than one person can do',
      'your hopes for your work may be running ahead',
      'somebody in charge may make large promises',
      'you may be praised for more than you have done',
    ],
    [Saturn]: [
      'a duty may keep you longer than you like',
      'somebody above you may be hard to please',
      'you may be tired of carrying the responsibility',
      'a mistake may be held against you',
    ],
    [Uranus]: [
      'orders may change overnight',
      'you may want to give notice to everybody',
      'plans may have to be changed in front of everybody',
      'a chance may turn up at an awkward hour',
    ],
    [Neptune]: [
      'it may not be clear what is wanted of you',
      'people may see in you what they wish to see',
      'a goal may have lost its outline',
      'you may be working toward something nobody has put into words',
    ],
    [Pluto]: [
      'somebody may be playing for power',
      'you may want success at any price',
      'the pressure from above may be strong',
      'somebody may feel threatened by your success',
    ],
  },
  11: {
    [Mars]: [
      'two people may be at odds with each other',
      'somebody in the group may push too hard',
      'the group may be split in two camps',
      'a friend may be cross with you',
    ],
    [Jupiter]: [
      'you may have promised your time to too many people',
      'the group may plan more than it can carry out',
      'everybody may want to give you advice',
      'a friend may be generous at your expense',
    ],
    [Saturn]: [
      'a friend may be too busy for you',
      'the others may leave you the dull part',
      'you may feel alone among many',
      'the group may keep you to its rules',
    ],
    [Uranus]: [
      'the others may have changed the plan',
      'a friend may surprise you',
      'you may suddenly have had enough of the group',
      'people may join and leave without warning',
    ],
    [Neptune]: [
      'the others may be carried away by an idea',
      'a friend may lean on you too much',
      'nobody may know any longer what was agreed',
      'you may be hoping for the wrong people',
    ],
    [Pluto]: [
      'one person may rule the whole group',
      'a friend may test your loyalty',
      'something may be said behind somebody’s back',
      'an old rivalry among friends may show',
    ],
  },
  12: {
    [Mars]: [
      'an anger you have swallowed may be at work',
      'you may not find the rest that you need',
      'you may be doing too much without telling anybody',
      'you may be angrier than you know',
    ],
    [Jupiter]: [
      'you may be counting on help that has not been promised',
      'you may give away strength that you need yourself',
      'you may put things off in the hope that they will pass',
      'you may be overlooking what is wearing you out',
    ],
    [Saturn]: [
      'an old worry may be back',
      'you may find it hard to ask for help',
      'you may be more tired than you admit',
      'an old mistake may be on your mind',
    ],
    [Uranus]: [
      'your nerves may be on edge',
      'something hidden may come to light',
      'you may find no peace to think',
      'you may sleep badly',
    ],
    [Neptune]: [
      'you may not know everything that is going on',
      'you may want to be left in peace',
      'you may take other people’s moods for your own',
      'you may need more sleep than you get',
    ],
    [Pluto]: [
      'something that you have told nobody may weigh on you',
      'you may brood over it at night',
      'you may keep more to yourself than is good for you',
      'you may not care to be looked at closely',
    ],
  },
};
