import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What the matters of two houses have to do with each other: where planets are in aspect, and where Sun and Moon stand
 * on a day, in one house, in neighboring ones or in two that have no aspect as well.
 */
export const between: ColumnShelf['between'] = {
  '1-7': [
    'What you want and what the other person wants are both on the table, and neither goes away by being ignored.',
    'You and somebody else are looking at the same thing from its two ends, and it is worth changing places for a minute.',
    'Your pace and another person’s are compared, and the slower one may have the better view.',
  ],
  '2-8': [
    'What is yours and what is shared want to be told apart, in figures rather than in tones of voice.',
    'What you earn and what you owe to one another meet on the same page, where both are easier to bear.',
    'A wish to keep stands against a wish to share, and the amount is rarely what it is about.',
  ],
  '3-9': [
    'A remark made next door and a principle held from afar turn out to be about the same thing.',
    'Small talk runs into a large question, and neither has to be ashamed of the other.',
    'The facts lie close at hand and the meaning far off, and you are the messenger between them.',
  ],
  '4-10': [
    'Home and work ask for the same hours, and it is better to say which of them gets them.',
    'Private life and public duty pull at the two ends of one day, so divide it before they do.',
    'What people expect of you outside is weighed against what is needed within your own walls.',
  ],
  '5-11': [
    'A private pleasure and the plans of your friends have to share an evening.',
    'Your heart has one plan and your circle another, and both have bought the tickets.',
    'What you enjoy alone or with one person is asked for by many, and you may say how much of it they get.',
  ],
  '6-12': [
    'The list of duties and the need to be left alone meet, and rest has the better case for once.',
    'Work and rest ask for the same hours, and you can settle beforehand when the one stops.',
    'Order meets what cannot be ordered, and half an hour without a purpose serves both.',
  ],
  '7-1': [
    'Someone would like to be asked first, and you would like not to have to ask.',
    'The other person speaks up first, though your own wish counts as much as theirs.',
    'Somebody tells you how you come across, and you can think about it for a while before you answer.',
  ],
  '8-2': [
    'What another person contributes and what you put in are weighed against each other, and the scales are out of practice.',
    'What is shared and what is yours get mixed up, and it helps to write down which is which.',
    'What is lent, owed or confided touches what you call yours, so it is good to know where the border runs.',
  ],
  '9-3': [
    'A large plan waits for a small piece of information, which somebody nearby has.',
    'A belief meets a fact from around the corner, and the fact has had less practice in speaking.',
    'The distant and the near ask for the same hour, and the near one is at the door.',
  ],
  '10-4': [
    'The world wants you at the hour when the people at home do.',
    'A public matter wants you at full height while a private one wants you at the kitchen table.',
    'What you have achieved is looked at by those who knew you before, which is instructive.',
  ],
  '11-5': [
    'Friends count on you just when something you love to do wants the evening; one of the two can be brought along to the other.',
    'The group calls when you were about to enjoy yourself, and may be told to call again.',
    'Other people’s hopes are set beside your own delight, and it helps to love both a little less strictly.',
  ],
  '12-6': [
    'A tiredness shows up in the working day, and it is no use calling it by another name.',
    'Something hidden affects a routine, and is found sooner by resting than by searching.',
    'What you have not slept on comes up among the tasks, out of order and with some right.',
  ],
  '1-4': [
    'The way you wish to go leads through the family’s living room, so tell them before you set out.',
    'You would like to change, and the house would like you to stay as you were; neither of you means it quite seriously.',
    'Someone at home would like more of your time, just when you would rather be free.',
  ],
  '2-5': [
    'A pleasure has its price, and there is some freedom in knowing it beforehand.',
    'Fun and budget have a word with each other, and can agree on something smaller and better.',
    'What you love to do does not pay, or what pays leaves no room for it, and a little of each is possible.',
  ],
  '3-6': [
    'Messages interrupt the work, and some of them are the work.',
    'Too much talk gets between you and your tasks, or too many tasks between you and a good talk.',
    'A message makes work, and it is worth asking whether it has to be yours.',
  ],
  '4-7': [
    'A partner and a family see one matter from two sides, with you in the doorway.',
    'Those you live with and those you deal with want different things of you on the same evening.',
    'An old habit from home shows up between you and another person, who did not order it.',
  ],
  '5-8': [
    'Play touches on something serious between two people, and the joke is understood.',
    'Lightness comes up against something that is meant in earnest, and ought to take off its hat.',
    'A pleasure touches a sore point in somebody, so go gently and with your eyes open.',
  ],
  '6-9': [
    'The daily round gets in the way of the larger plan, and is also what pays for it.',
    'The far view is blocked by a pile of small duties, which can at least be made lower.',
    'You would rather be learning something than doing it, and for the moment it has to be done.',
  ],
  '7-10': [
    'What a partner needs and what work expects do not fit into one week as they stand.',
    'A person and a career both want to be looked at first, and they notice the order.',
    'What is agreed between two has to hold in front of others as well.',
  ],
  '8-11': [
    'A matter of trust comes up among friends, where money or a secret is involved.',
    'Friendship and money, or friendship and secrets, share a table and should be seated apart.',
    'What you know in confidence does not belong in the group, however well it would go down.',
  ],
  '9-12': [
    'Conviction is loud and doubt is quiet, and the second has something to add.',
    'A wish to be off and a wish to withdraw pull in different directions, and a quiet journey would serve both.',
    'You preach a little, and doubt a little, and the truth is served by letting each finish.',
  ],
  '1-10': [
    'People judge your work by how you come across, so your manner is worth a second look.',
    'What you would like to be and what your position asks for rub against each other at the collar.',
    'Authority looks at you more closely than you care for, so be correct first and original second.',
  ],
  '2-11': [
    'A friend’s plan costs money, and it is kinder to name your limit than to be vague.',
    'Your means and your friends’ plans do not quite match, and a figure said early saves a friendship.',
    'A hope has its price, and it has just been named.',
  ],
  '3-12': [
    'Something that was meant to stay private wants to be said, and the choice of listener matters.',
    'Words are asked of you in a matter that has none yet, so ask for a little time.',
    'Chatter stirs up something that was asleep, and it need not be answered in the same breath.',
  ],
  '1-5': [
    'What you are and what you enjoy are on good terms, and people notice the ease of it.',
    'It suits you to be seen enjoying yourself, and others take it as an invitation.',
    'Warmth comes easily to you, and brings out the playful side of whoever is near.',
  ],
  '2-6': [
    'Careful work turns into something you can count, a little at a time.',
    'Steady effort is worth its money here, and someone is ready to say so in figures.',
    'What you do with care increases what you have, in goods or in self-respect.',
  ],
  '3-7': [
    'A conversation with a partner goes well because both have something to report.',
    'A good question opens the other person, and you have it ready.',
    'Talk between you is quick and friendly, so settle what has been lying about.',
  ],
  '4-8': [
    'At home it is possible to speak about what is shared without raising old claims.',
    'There is trust enough at home to touch a delicate subject, lightly.',
    'Old feelings support new confidence, and something can be put away for good.',
  ],
  '5-9': [
    'A pleasure widens into an interest, perhaps with a journey or a book at the end of it.',
    'What you love leads you farther than you had meant to go, and nobody minds.',
    'A playful approach makes light of a difficult subject, and you learn it by the way.',
  ],
  '6-10': [
    'What you do well every day is noticed by someone who decides about larger things.',
    'Reliability is the best recommendation, and has just been read by the right person.',
    'Small tasks done well add up to standing, which has come a step nearer.',
  ],
  '7-11': [
    'A partner and your friends take to one another, which makes several plans simpler.',
    'Through one person you come to know several, and are welcome among them.',
    'What you wish for as a pair finds friends, as good plans do.',
  ],
  '8-12': [
    'Something long kept back can be let go of in confidence, at little cost.',
    'You understand without being told, and can let somebody know it without many words.',
    'Letting go is easy for once, as if it had been done in your sleep.',
  ],
  '1-9': [
    'A wider view suits you, and you are believed when you speak of it.',
    'Your horizon and your mood widen together, which makes you pleasant company and a good traveler.',
    'You are taken at your word when you speak of large things, so choose them well.',
  ],
  '2-10': [
    'Standing and income support each other here, if you ask for what the work is worth.',
    'Your abilities are in demand where it counts, and may ask a fair price.',
    'What you have built up quietly supports you in public.',
  ],
  '3-11': [
    'Word gets around among friends, this time to your advantage.',
    'A word in the right circle travels by itself, and comes back with an offer.',
    'Friends have the information you need, and enjoy being asked for it.',
  ],
  '4-12': [
    'A quiet hour at home does more than any amount of going out.',
    'Peace at home reaches down to where you are tired, and does its work without your help.',
    'Memory is kind, and shows you something that you had been looking for elsewhere.',
  ],
  '1-3': [
    'The right words for what you want are near at hand.',
    'You find the tone without looking for it, and neighbors answer in kind.',
    'A short walk and a few words bring you nearer to what you want.',
  ],
  '2-4': [
    'Something useful can be done for the house with what is already there.',
    'Money is well spent on the house, in small and lasting things.',
    'What you have can make those at home more comfortable, yourself among them.',
  ],
  '3-5': [
    'A message or a short trip leads to an enjoyable hour.',
    'A few light words open the door to an enjoyable evening.',
    'Curiosity and affection go the same way, and may share a seat.',
  ],
  '4-6': [
    'Tidying one corner at home makes the working day easier.',
    'A little order at home gives the working day a better start.',
    'Household and duties help each other along, if each is done in its own room.',
  ],
  '5-7': [
    'It is easy to please and be pleased in company of two.',
    'A joke shared by two does more for them than an hour of discussion.',
    'Someone enjoys your enjoyment, and would like to be asked along.',
  ],
  '6-8': [
    'A practical favor settles an account between two people.',
    'By doing a small thing properly you earn a large confidence.',
    'A tidy list makes it easy to talk about what is shared.',
  ],
  '7-9': [
    'Someone close to you brings a view from farther off.',
    'In company you see farther, since there are two pairs of eyes.',
    'Another person’s knowledge is at your service, for the price of an honest question.',
  ],
  '8-10': [
    'Somebody’s confidence in you is useful at work, and can be asked for.',
    'Someone trusts you with more than the job requires, and it does you credit.',
    'What you have been through gives your word some weight in public.',
  ],
  '9-11': [
    'Friends share an interest that leads a good way from home.',
    'An idea from elsewhere finds friends here, and you may introduce it.',
    'People who share your outlook are nearer than you thought.',
  ],
  '10-12': [
    'A little time alone improves what you show in public.',
    'What is prepared in silence stands up well in the light.',
    'A rest taken in time is seen in the quality of the work.',
  ],
  '1-11': [
    'Friends are ready to help with what you have in mind, once they know of it.',
    'You are liked for what you are, in this company, and can ask for help as yourself.',
    'A friend sees what you are good at, and says so to somebody else.',
  ],
  '2-12': [
    'Something put away and forgotten turns out to have its use.',
    'Something saved in secret, a sum or a strength, is there when you want it.',
    'What you need is already in the house, behind something else.',
  ],
  '1-1': [
    'Everything turns on you for the moment, which is a good time to be kind about it.',
    'Wish and will are both at home, so ask yourself first and the others second.',
    'You are all of a piece, and can be found at your own address.',
  ],
  '2-2': [
    'Money and contentment are one subject for the moment, and it can be dealt with in plain figures.',
    'What you have and what you need lie side by side, and agree better than you feared.',
    'Two reasons point to the same purse: see to it in peace.',
  ],
  '3-3': [
    'Everything is talk and everyone is near, so choose your words as you would choose apples.',
    'The day is all questions and short ways, and you know most of the answers.',
    'News and feelings arrive by the same door, and want sorting.',
  ],
  '4-4': [
    'All roads lead home for the moment, and supper is the destination.',
    'What you feel and what you do both belong within your own walls, where they are understood.',
    'The household is the whole world for a little while, and large enough.',
  ],
  '5-5': [
    'Heart and intention both want to play, so there is nobody left to object.',
    'Joy is the business in hand, and can be attended to without delay.',
    'What you love is the center of things, and should be told so.',
  ],
  '6-6': [
    'Everything has to do with work and care, and goes best one thing after another.',
    'Use and ease meet in the same task, if it is the right size.',
    'The whole of the day is in its details, and these are in your hands.',
  ],
  '7-7': [
    'It all comes down to one other person, and to how you ask.',
    'Two chairs and one subject: that is the whole arrangement.',
    'What you intend and what you feel both look across the table, and should speak up.',
  ],
  '8-8': [
    'Everything leads to what is shared and seldom spoken of, so a closed door and an open word are needed.',
    'Feeling and purpose go down to the same cellar, with one lamp between them.',
    'It is all a matter of trust for the moment, and that can be given in small coin.',
  ],
  '9-9': [
    'Everything in you looks outward, and the nearest window will do to begin with.',
    'Thought and feeling have packed the same bag, and want only a destination.',
    'It all depends on the larger view, which is to be had from any hill.',
  ],
  '10-10': [
    'All eyes are on your work, your own among them, so let it speak first.',
    'What you want and what is wanted of you coincide in public, and should be made use of.',
    'Everything points upward for the moment; see that your shoes are tied.',
  ],
  '11-11': [
    'Everything is in company for the moment, hopes included.',
    'Wish and feeling both belong to a circle of people, and it is enough to turn up.',
    'It all goes better with friends, and one of them is about to call.',
  ],
  '12-12': [
    'Everything in you wants quiet, and may have some.',
    'What you feel and what you intend are both behind a curtain, getting ready.',
    'The day turns inward altogether, and needs no report.',
  ],
  '1-2': [
    'What you are and what you have are near neighbors who seldom talk, and one might ask the other in.',
    'A decision about yourself comes with a small bill, which is better read beforehand.',
    'You know what you want, and next you will want to know what it costs.',
  ],
  '2-3': [
    'A question about money can be settled by asking the person next door.',
    'What a thing is worth gets talked about, and you learn from the difference.',
    'Practical sense and quick wit work a few feet apart, and could share a desk.',
  ],
  '3-4': [
    'What is said on the doorstep is carried inside, so mind the tone of it.',
    'A short conversation leads to a longer one at home, which had been due.',
    'News from outside changes something small in the household.',
  ],
  '4-5': [
    'From quiet comes the wish to play, and you can follow it without a change of shoes.',
    'Home is the place where the fun begins, if somebody clears the table.',
    'Those who feel safe grow bold, and somebody at home is about to.',
  ],
  '5-6': [
    'After the game the dishes, and after the dishes another game, if all lend a hand.',
    'A pleasure becomes a habit, or a habit a pleasure, and either is a gain.',
    'What you love to do wants regular hours, as a garden does.',
  ],
  '6-7': [
    'A task is better done by two, once it is clear who does what.',
    'Your routine meets somebody else’s, and both may give way by ten minutes.',
    'Being useful and being loved are different things, and both are to be had.',
  ],
  '7-8': [
    'An agreement goes deeper than its wording, and it does no harm to say so.',
    'From courtesy it is one step to confidence, and someone has taken it.',
    'What two people have between them wants looking after, in both senses.',
  ],
  '8-9': [
    'Something private looks different from farther off, so take it along on a walk.',
    'After the depths comes a wish for air, which is healthy.',
    'A secret weighs less when it has been somewhere.',
  ],
  '9-10': [
    'An idea is asked what it can do, and has an answer ready.',
    'Knowledge from elsewhere is useful in your work, if you translate it first.',
    'What you believe shows in what you achieve, or the other way about.',
  ],
  '10-11': [
    'Success is pleasanter with friends, and lasts longer in their version.',
    'What you do in public is of use to more people than you know.',
    'After work comes company, and some of the work is done there.',
  ],
  '11-12': [
    'From company you turn to quiet, and carry a few voices with you.',
    'A hope withdraws for a rest, and will come back stronger.',
    'Friends mean well, and you mean to be alone, and both can be said kindly.',
  ],
  '1-12': [
    'What is still unspoken is about to become plain, to you first of all.',
    'You are between resting and rising, and need not hurry either.',
    'Something put away looks at you, and could be let out.',
  ],
  '1-6': [
    'What you would like to do and what has to be done do not speak the same language, so keep the sentences short.',
    'Your wishes will have to be fitted in between two duties, sideways.',
    'A habit no longer fits the person you have become, and can be let out an inch.',
  ],
  '2-7': [
    'What is yours and what is another person’s have been put in the same bag, and want a little sorting.',
    'Someone else’s taste costs you money, or yours costs them patience.',
    'A price and a friendship have to be kept apart, by a hand’s breadth.',
  ],
  '3-8': [
    'A casual remark touches something that is not casual at all, and can be taken back with a smile.',
    'Curiosity and discretion get in each other’s way, and discretion should be let pass.',
    'What is talked of and what is meant are two floors apart; take the stairs slowly.',
  ],
  '4-9': [
    'The wish to go far and the wish to stay by the fire have to share one body for the day.',
    'What your family takes for granted looks odd from abroad, and the reverse.',
    'A great idea does not fit through the door at home, so take it apart first.',
  ],
  '5-10': [
    'Your playful side has been sent to a serious meeting, and must sit on its hands.',
    'A pleasure and a position do not go together without some tailoring.',
    'What you do for love and what you do for praise have been mixed up, and can be told apart by how you sleep.',
  ],
  '6-11': [
    'Friends call in the middle of the work, and neither can be put off altogether.',
    'Your conscience has one list and your circle has another, and a few lines can be struck from both.',
    'The large hope needs a small chore done first, by somebody.',
  ],
  '7-12': [
    'Somebody would like to come closer just when you would like to shut the door, so leave it ajar.',
    'What you have not told yourself is hard to tell another person, and can wait.',
    'Between company and solitude an hour has to be found, and it will not be the same hour for both.',
  ],
  '1-8': [
    'You want to be free and to be trusted in one breath, and a word of explanation helps.',
    'Something shared asks more of you than you had meant to give, and may be asked for its reasons.',
    'Your openness meets a closed door, which has nothing against you.',
  ],
  '2-9': [
    'A fine idea and a fixed sum look at each other with doubt, and can still travel together, second class.',
    'What you own keeps you from going, or going makes you see what you could do without.',
    'The price of a belief is mentioned, and it is not unreasonable.',
  ],
  '3-10': [
    'A light remark is heard in a serious place, so look around before you make it.',
    'Those above you want a short version, and those beside you the whole story.',
    'A small errand gets in the way of a large one, and takes less time done than discussed.',
  ],
  '4-11': [
    'Friends at the door and family at the table do not mix without an introduction.',
    'The circle makes plans for an evening which the sofa had already booked.',
    'What you hope for in public has to be explained at home, in other words.',
  ],
  '5-12': [
    'Joy and tiredness have come to the same party, and should leave it together, early.',
    'What amuses you does not reach what aches, and is good for you all the same.',
    'A secret fondness wants to show itself, and does not know how.',
  ],
};
