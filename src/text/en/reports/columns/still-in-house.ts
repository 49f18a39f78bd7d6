import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a planet that is still retrograde does in a house, for further weeks, and what helps with that. */
export const stillInHouse: ColumnShelf['stillInHouse'] = {
  [Mercury]: {
    1: [
      'You are not done with revising what you say about yourself. Let the latest version stand for some days before you show it around.',
    ],
    2: [
      'Sums and bills are still in motion. Check the total once more, and sign for nothing you could as well sign for later.',
    ],
    3: [
      'Talk and traffic go on getting tangled. Leave earlier than you need to, and have important messages read back to you.',
    ],
    4: [
      'A question at home may stay open. Ask everybody concerned what they have understood so far; the answers will differ.',
    ],
    5: [
      'An old romance or hobby has not finished with you. Look at what you kept of it before you decide what it means.',
    ],
    6: [
      'If tasks at work keep coming back for correction, mend the instructions as well, so that they do not come a third time.',
    ],
    7: [
      'Terms with another person are still being gone over. Leave the agreement in draft, and put the open points in a list.',
    ],
    8: [
      'Shared papers and sums stay under review. Keep copies, and ask for what is missing without making a reproach of it.',
    ],
    9: [
      'Plans for travel or study change once more. Keep the dates movable, and read up on the part you skipped.',
    ],
    10: [
      'A decision about your work is held over. Use the delay to have your reasons ready in three sentences.',
    ],
    11: [
      'Plans with friends have yet to settle. Confirm time and place with everyone, and do not mind who confused them.',
    ],
    12: ['Old thoughts keep you company a little longer. Written down, they take up less of the night.'],
  },
  [Venus]: {
    1: [
      'Your own taste, and the wish to please, are in doubt for now. Wait with a new look until you have liked it for a while.',
      'You see yourself with changing eyes, and so do other people. Wear what has always suited you.',
      'Your charm comes and goes. On the plainer days it is enough to be kind.',
    ],
    2: [
      'Prices and wishes do not yet agree. Leave the large purchase on the list, and see whether it stays there.',
      'Your idea of what is worth having is on the move. Look through what you own already; there may be something you had forgotten.',
      'Money spent for pleasure gives less of it than usual. A pleasure that costs nothing is the better choice for now.',
    ],
    3: [
      'Kind words between you and people nearby want some care. The plain compliment keeps best.',
      'Somebody nearby may be a shade more distant, a neighbor or a relative. You need not ask why; say hello as usual.',
      'A friendly tone is harder to hit than usual. Where it has gone wrong, a second and shorter message puts it right.',
    ],
    4: [
      'Comfort and affection at home are in short supply. Small courtesies go further than the large talk would.',
      'Family ties are felt where they pull. A visit may be kept short this time, and be the friendlier for it.',
      'Your home pleases you less than it did, or in other corners. Move things about before you buy new ones.',
    ],
    5: [
      'Love and play keep turning back to earlier times. Enjoy the memory, and promise it nothing yet.',
      'A romance, or something you make, is between two states. Leave it there for some weeks; it is not spoiled by waiting.',
      'Pleasures that used to be certain are not. Have less of them for a time, and find out which ones you miss.',
    ],
    6: [
      'The tone at work is polite and a little cool. Do your share as usual, and do not read the coolness as a verdict.',
      'Your daily tasks please you by turns. Begin with the one you liked yesterday.',
      'Small favors among colleagues are being counted. Return the one you owe, and let your own go uncounted.',
    ],
    7: [
      'Two people may still be finding out what they want of each other. Neither has to say the final word in these weeks.',
      'A bond is weighed, and neither side is in a hurry. Stay polite, and keep the open questions few.',
      'A partner is dear to you and puzzling. Ask about one thing only, and take the answer as it is given.',
    ],
    8: [
      'Giving and owing between you and another person are under review. Acknowledge what you have received; it need not be repaid at once.',
      'Closeness has its reasons to be careful. What is not said now may be said more easily later.',
      'Shared money and shared affection are mixed up. Talk of the sum on one day and of the feeling on another.',
    ],
    9: [
      'Longing for far places outruns the wish to go there. Read about the place, and leave the booking open.',
      'A teacher, a belief or a country has lost some of its charm. What you still like about it now is the part that lasts.',
      'An attachment at a distance has to live on letters. Write one that asks for nothing.',
    ],
    10: [
      'Goodwill from above is uncertain. Good work, delivered on time, speaks for you meanwhile.',
      'Your public manner and your private taste are at odds. It can stay that way until you know which of the two should give.',
      'Being liked at work takes more out of you than it gives. Be correct, and save the warmth for later in the day.',
    ],
    11: [
      'Friendships are sorted, without anyone saying so. Keep up the ones in which you need not pretend.',
      'Invitations come from the wrong people, or you feel so. You may decline kindly, and ask the right ones yourself.',
      'A coolness in your circle goes on for now. Returning what was borrowed, a book or a favor, is a good way to end it.',
    ],
    12: [
      'A private feeling takes up more room than it shows. Give it some weeks before you act on it.',
      'Affection is kept to yourself, and grows or fades there. Neither has to be decided yet.',
      'Old tenderness keeps you awake, or makes you dream. Listen for what you would choose again, and let the rest be past.',
    ],
  },
  [Mars]: {
    1: [
      'You have less drive of your own than usual. Plan half of what you would like to do, and do that half well.',
      'What you want to begin in your own name has to wait. Go over what you have begun already.',
      'You are impatient, mostly with yourself. Progress is slow because the direction is being checked, and that is of use.',
      'Your strength is there and cannot be had at will. Begin with something small, and see whether it follows.',
    ],
    2: [
      'Earning takes more effort than it should. Look for the step that could be left out.',
      'A dispute over money or property may have to wait a little. Put your side in writing, and give it time.',
      'What you own needs more defending than enjoying. Let the smallest claim go and enjoy what is left.',
      'A raise, a sale or a payment may be held up. Ask in a friendly tone what it is waiting for.',
    ],
    3: [
      'Arguments with people nearby go around in circles. You can hear the other side out once more without answering.',
      'Words are sharp, and roads are full. Set out earlier, and leave the second sentence unsaid.',
      'A quarrel with somebody nearby, perhaps a relative or a neighbor, may not be over. They may have been partly right, and it is easier to admit now.',
      'Something you want to say has not found its tone. Try it on paper first, in fewer words.',
    ],
    4: [
      'Work on house and home makes no headway. One finished corner does more for the mood than five begun ones.',
      'Tempers at home have a short fuse. Put off the discussion until everybody has eaten.',
      'An old family quarrel may ask for another round. You can listen without taking part, and that usually ends it.',
      'The household pulls in more than one direction. Let each have one room, or one evening, to decide about.',
    ],
    5: [
      'A courtship, a game or a piece of work has stalled. A pause does it good, as long as you say that it is one.',
      'Desire is restless and finds no aim. Move, dance, play; the aim may show itself meanwhile.',
      'Competition spoils some of the fun. Play a round in which nobody keeps the score.',
      'Somebody dear to you may show a will of their own. You get further by asking than by insisting.',
    ],
    6: [
      'Work goes slowly and has to be done twice. Unfinished work suits these weeks better than new work.',
      'Colleagues are irritable, and you with them. Agree on who does what, in the right order, and leave it at that.',
      'Your body asks for shorter days. What is put down in the evening can be picked up again.',
      'A complaint about work is still there, though nobody says it aloud. Write down what would have to change, and keep the page for later.',
    ],
    7: [
      'A contest with another person goes on. You need not win it in these weeks, and neither can they.',
      'A partner and you may get in each other’s way. Leave each other the room, and meet again when both are rested.',
      'Neither side of an argument will move first. A small concession from you costs little now.',
      'An opponent keeps you busy. They may have had half a point, which is easier to admit while neither of you is moving.',
    ],
    8: [
      'Anger over money, trust or desire is still warm. Note it down, and ask yourself tomorrow how much of it is still true.',
      'A debt or a claim will not be settled by force. A request with a date in it may do more.',
      'Where someone holds on to what you want back, find out what it means to them before you ask again.',
      'Being drawn to somebody may be the very reason for a quarrel with them. Leave the quarrel alone until you know what each of you is afraid of.',
    ],
    9: [
      'A journey, a course or an official matter is held up. Use the time to look at the map again, and at the rules.',
      'Opinions are hotter than the facts allow. Leave the last word to whoever needs it.',
      'The wish to get away meets with obstacles. A shorter trip may be had without a fight.',
      'A cause you believe in has lost its push. Ask yourself what you would still do for it alone; that is where it goes on.',
    ],
    10: [
      'Ambition meets a closed door for now. Keep what you would show ready, since you may be called on at short notice.',
      'Someone in charge may be in your way. Do the task correctly, and pick no quarrel over it.',
      'Your work is watched, and your temper too. Answer an hour later than you would like to.',
      'A step up at work has to wait. Strengthen the position that you have, since people will want to see what you made of it.',
    ],
    11: [
      'A common plan is stuck. It can be looked at once more, since the reason for dropping a part of it may be gone.',
      'Friends quarrel, and you are asked to take sides. You may like both, and say so.',
      'A group may have more leaders than it needs. Do your own part, and leave the direction to the others for a while.',
      'What you hoped for takes a stubborn kind of patience. One small step a week is enough to keep it alive.',
    ],
    12: [
      'Anger works under the surface and tires you. Hard exercise or a locked notebook takes the worst of it.',
      'You are fighting something that nobody sees. Tell one person, so that you are not alone with it.',
      'Sleep is restless, and old defeats come up. They look smaller by daylight, and in company.',
      'Your drive has withdrawn, and rest is no loss. Finish what lies half done before you take up something new.',
    ],
  },
};
