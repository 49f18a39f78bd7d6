import { Mars, Mercury, Sun, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * The Moon's aspects to swift planets, each between what her house brings and how the day goes. She makes four easy ones to a planet in
 * a month, three hard ones and a conjunction: with more wordings than that of each none comes back within the month.
 */
export const moonAspects: ColumnShelf['moonAspects'] = {
  [Sun]: {
    conjunction: [
      'The Sun and the Moon stand together, so what you feel and what you intend are for once the same thing.',
      'Sun and Moon are side by side, which leaves little distance between a wish and a decision.',
      'With the Sun beside the Moon you are at one with yourself, though you may not be ready to explain why.',
    ],
    harmonious: [
      'The Sun, {from}, agrees with the mood: what you would like to do and what you ought to do point the same way.',
      'The Sun, {from}, is on your side: say what you need in few words, and you are likely to be believed.',
      'Will and feeling are on good terms, thanks to the Sun, {from}, and you waste no strength on arguing with yourself.',
      'It helps that the Sun, {from}, gives the day an even keel, and those in charge are easy to talk to.',
      'The Sun, {from}, lends you confidence, and others notice that you seem to know what you are doing.',
      'You are seen in a good light, as the Sun, {from}, gives a clear purpose to what you do.',
      'There may be some recognition too: the Sun, {from}, lets other people see your effort and value it.',
    ],
    tense: [
      'The Sun, {from}, wants something else, and for some hours your plans and your mood have to take turns.',
      'A duty or somebody’s expectation stands in the way: the Sun, {from}, asks for the very hours that you wanted for yourself.',
      'What you feel and what you set out to do disagree, since the Sun, {from}, is at odds with the Moon.',
      'Pride makes things harder than they need to be; that is the Sun, {from}, and others feel it as much as you do.',
      'The Sun, {from}, may bring you together with a person in authority whose mood is quite different from yours.',
      'With the Sun, {from}, you cannot please everybody, and should not forget yourself among those to be pleased.',
    ],
  },
  [Mercury]: {
    conjunction: [
      'Mercury meets the Moon there, so the feeling finds words almost before you have finished having it.',
      'Because Mercury stands beside the Moon, feelings turn into talk at once, and you would like somebody to tell them to.',
      'Mercury keeps the Moon company, and your thoughts run quickly, some of them a little ahead of the facts.',
    ],
    harmonious: [
      'Mercury, {from}, lends you the right words, and you are likely to be understood at the first attempt.',
      'Conversation helps: Mercury, {from}, makes it easy to say what you feel without making too much of it.',
      'With Mercury, {from}, people tell you what they know, and some of it is exactly what you were missing.',
      'Mercury, {from}, keeps your head clear, so that several small matters get settled in passing.',
      'A call or a message does more than usual, as Mercury, {from}, brings heart and reason into one sentence.',
      'Questions are answered gladly, now that Mercury, {from}, is on your side, even the ones that seem too simple.',
      'You think well on your feet, thanks to Mercury, {from}, and remember details that others have let go.',
    ],
    tense: [
      'Mercury, {from}, has your head say one thing while your heart says another, and it may take some hours before they agree.',
      'Words may come out sharper than they were meant: Mercury, {from}, is quicker than the feeling behind them.',
      'A message or an interruption may get in the way, since Mercury, {from}, is at odds with the Moon.',
      'With Mercury, {from}, it is easy to talk at cross purposes, each person being right about a different thing.',
      'You may explain when you only wanted to be comforted; Mercury, {from}, has an argument ready for everything.',
      'Mercury, {from}, keeps the mind busy with details, while what you feel would like to be heard first.',
    ],
  },
  [Venus]: {
    conjunction: [
      'Venus is with the Moon, which makes people kinder than they have to be, and you as well.',
      'As Venus stands beside the Moon, you know what you like and whom you like, and it is easy to say so.',
      'Venus joins the Moon there and softens the tone; affection is easy to show and easy to accept.',
    ],
    harmonious: [
      'Venus, {from}, makes people pleasant, and a kindness costs little on either side.',
      'People are in the mood to be pleased, thanks to Venus, {from}, and a friendly tone gets further than a good argument.',
      'Venus, {from}, lends you some charm, so that even a plain request is heard with good will.',
      'There is affection about: Venus, {from}, lets others show that they are glad of you.',
      'With Venus, {from}, your taste is sure, and what you choose for pleasure turns out to be sensible too.',
      'Whatever was strained eases a little, since Venus, {from}, prefers peace and knows how it is made.',
      'Someone meets you halfway; Venus, {from}, is good at finding what two people both enjoy.',
    ],
    tense: [
      'Venus, {from}, would rather be nice than honest, and you may agree to something only to be liked.',
      'Needs and tastes differ for some hours: Venus, {from}, wants one kind of comfort and the mood another.',
      'You are a little hungry for signs of affection, as Venus, {from}, is out of step with the Moon.',
      'With Venus, {from}, you may be tempted to buy something when what you want is a little attention.',
      'Somebody’s politeness may leave you unsure what they want; that is Venus, {from}, smoothing things over too soon.',
      'Venus, {from}, makes comparisons tempting, and other people seem to have it more comfortable than they do.',
    ],
  },
  [Mars]: {
    conjunction: [
      'Mars stands beside the Moon, so the feeling comes with its sleeves rolled up and wants to act at once.',
      'With Mars next to the Moon you are quick to take things up and quick to take offense.',
      'Mars meets the Moon there and adds heat, which is useful for work and less so for a discussion.',
    ],
    harmonious: [
      'Mars, {from}, supplies the drive, and what you feel like doing gets done before you can put it off.',
      'You have courage to spare: Mars, {from}, makes the first step easier than it looked.',
      'With Mars, {from}, effort feels good, and others are willing to lend a hand if you begin.',
      'Mars, {from}, lets you be direct without being rough, so that people know where they are with you.',
      'A healthy impatience helps, as Mars, {from}, clears away what has been left lying for too long.',
      'You have more strength than usual, thanks to Mars, {from}, and a task that can be finished is the best use for it.',
      'You stand up for what you need and nobody minds, because Mars, {from}, keeps you honest and brief.',
    ],
    tense: [
      'Mars, {from}, makes tempers short, and a small annoyance passes for a large one until about an hour later.',
      'Somebody may be pushing, or you are: Mars, {from}, wants to win where you would rather be left in peace.',
      'With Mars, {from}, everything seems urgent, and very little of it is.',
      'You bristle sooner than usual, since Mars, {from}, is rubbing against the Moon.',
      'An argument lies near at hand, as Mars, {from}, finds fault with the pace that suits you.',
      'Mars, {from}, brings hurry into the day, and haste is where the mistakes would come from.',
    ],
  },
};
