import type { Growing } from '../../../../report-catalogue.js';

/** What follows the sentence that names the slow planet, its sign and house. */
export const jupiterInMonth: Growing = {
  1: [
    'Doors open more readily, and plans that looked too large begin to look natural. Others are willing to help and can only guess at what you hope for, so say it.',
  ],
  2: [
    'Offers come in, a price can be raised, and your confidence in what you can do grows with each of them. What you set aside early you will not miss.',
  ],
  3: [
    'The neighborhood turns out to be full of interesting people, and the mail of interesting questions. Answer one of them really well.',
  ],
  4: [
    'Moving, extending and taking people in all become easier to imagine. You would like to be hospitable, and somebody may need just that.',
  ],
  5: [
    'Courtship, holidays, art and everything done with children prosper. Make what you have always wanted to make; leave the betting to those who can do without the money.',
  ],
  6: [
    'Better tasks and good helpers turn up, and you are asked to do more because you do it cheerfully. Care taken with sleep, food and movement repays you.',
  ],
  7: [
    'Allies, suitors and fair opponents come your way, and what two people do together succeeds more often than what one does alone. An offer may come from somebody larger than you expected.',
  ],
  8: [
    'Someone may offer help before you have asked, and mean it. An arrangement that was refused earlier can be proposed again, while everyone is in a good mood.',
  ],
  9: [
    'Somebody is likely to offer you a place in something that leads far. Apply for it, and be exact in the particulars, as you will easily be right in general.',
  ],
  10: [
    'Recognition comes, a better post may be offered, and you are trusted with something that shows. More is offered than one person can do well.',
  ],
  11: [
    'You are brought together with people who share an aim, and at least one of them opens a door. Join what you believe in, and let the other invitations lapse.',
  ],
  12: [
    'You may notice it only by how well things turn out. A plan can ripen here without being shown, and kindness that nobody hears about does good in both directions.',
  ],
};

export const saturnInMonth: Growing = {
  1: [
    'Life asks more of you than before, and you have yet to grow used to it. You are asked to be clear about what you will no longer do, and may let a polite obligation or two lapse.',
  ],
  2: [
    'A plan with modest figures is the right kind of plan. It may be that less comes in for a time, or only that you begin to write it down.',
  ],
  3: [
    'Studies and papers become more serious, and some of them harder. You talk less than you used to and are listened to more, which is a good exchange.',
  ],
  4: [
    'Something underneath wants repair before anything is painted. You may find that you now look after people who once looked after you.',
  ],
  5: [
    'What was only amusement falls away. What remains asks for regular practice, in affection as much as in art, and can be relied on to make you happy.',
  ],
  6: [
    'There is more work, and it wants to be done properly. Cut out what is not needed before you try harder; regular hours sound dull and set you free.',
  ],
  7: [
    'You find out who can be leaned upon, and how much weight you are willing to bear yourself. Say what you can be counted on for.',
  ],
  8: [
    'The papers have to be put in order, a folder at a time. Where both have seen the same page there is less to be afraid of.',
  ],
  9: [
    'You would rather know one thing than have heard of ten. Somebody strict may turn out to be the teacher you needed.',
  ],
  10: [
    'More is asked of you in public, and charm does not get you past it. What is sound in your work will be acknowledged, though seldom on the first day.',
  ],
  11: [
    'You find out which friends keep their word, and you keep yours. Meetings with a purpose suit you best, and so does an hour at which they end.',
  ],
  12: [
    'Something left over from earlier years can be dealt with at last, one drawer at a time. It is lonely work and not unpleasant.',
  ],
};

export const uranusInMonth: Growing = {
  1: [
    'You will be less predictable from here on, least of all to yourself. Looks, manners, the pace of your day: something you thought was fixed may change quickly, and it frees you.',
  ],
  2: [
    'An income may come from an unusual side, or stop and start. Keep a reserve, and then dare an experiment.',
  ],
  3: [
    'Ideas arrive at odd moments and contacts out of nowhere. Write things down at once, since you may be ahead of your listeners.',
  ],
  4: [
    'A move, an odd household or sudden freedom within the family becomes possible. Not every upset has to be answered by another one.',
  ],
  5: [
    'You fall for the unexpected, make things that surprise you, and find that children have a will of their own. Be truthful with anyone who hopes for constancy.',
  ],
  6: [
    'Jobs, hours or methods change, and your nerves tell you early what no longer suits. Arrange for as much freedom as the work allows.',
  ],
  7: [
    'Unusual people come your way, or one of two wants more air in an existing bond. Agreements with room in them will last.',
  ],
  8: [
    'Joint money can change its course quickly, and so can a fear that you had thought part of your nature. You may be freer overnight than you planned to be.',
  ],
  9: [
    'An unplanned journey, a new field of study or a teacher with awkward questions may shake you up. It is possible to change your mind in public without losing face.',
  ],
  10: [
    'A sudden chance, a change of boss or the wish to work for yourself belongs to the coming years. Skills kept up to date and light obligations are the best preparation.',
  ],
  11: [
    'You meet people who think as you will one day. A hope that was given up as unrealistic may become simple, because the world around it has changed.',
  ],
  12: [
    'Sudden insights come, odd dreams, and the wish to be rid of something that has no name yet. There is no need to act on it at once.',
  ],
};

export const neptuneInMonth: Growing = {
  1: [
    'The outline of who you are grows softer, and you are more easily moved. It can make an artist of you, or a helper. A few plain habits keep you steady.',
  ],
  2: [
    'You may earn by imagination or by helping, and care less than you should about what it brings. Simple accounts, kept every week, are a kindness to yourself.',
  ],
  3: [
    'You write, listen and imagine better than you calculate, and messages can be lovely and inexact. Where facts matter, ask twice.',
  ],
  4: [
    'Longing has to do with home, with one that was or one that might be. You may give shelter to somebody who needs it. The plumbing deserves attention all the same.',
  ],
  5: [
    'Inspired love and inspired work are both possible, and so is adoring somebody whom you have partly invented. Paint it, write it or sing it in any case.',
  ],
  6: [
    'You want service with a meaning and tire quickly of anything else. Choose work that helps somebody you can see, and rest before you are exhausted.',
  ],
  7: [
    'You look for something higher in other people, and may find a great love or a mirage, which look alike at first. Daily life will tell them apart.',
  ],
  8: [
    'Closeness deepens, and it becomes harder to say where your concerns end and somebody else’s begin. Kindness flows easily and should be given in portions.',
  ],
  9: [
    'Dreams of other places come to you, and teachers whom you might follow too readily. Travel with an open heart and a return ticket.',
  ],
  10: [
    'Plain ambition begins to feel hollow, and work done out of conviction draws you. Let people know what you do and do not do, before rumor tells them.',
  ],
  11: [
    'You are drawn to groups that want to heal, make music or change the world. See who does the washing up.',
  ],
  12: [
    'For years to come you will be receptive, in need of retreat, and closer than others to what is hard to say. Sleep is a kind of work in such times.',
  ],
};

export const plutoInMonth: Growing = {
  1: [
    'You see through pretenses, your own included, and want to live from what is true. Others may feel your intensity before you do.',
  ],
  2: [
    'An old source of security may go and a talent that was never used come to light. It happens slowly and thoroughly. Ask what you would still be worth without any of it.',
  ],
  3: [
    'You look for what is behind a sentence, and your own sentences gain weight. They can wound and heal, so it matters how you ask.',
  ],
  4: [
    'Family secrets and old power at home are turned over, piece by piece. Something that has been handed down for generations can be ended.',
  ],
  5: [
    'A passion can change you, and so can a work or a child. Give yourself to it without trying to own it.',
  ],
  6: [
    'What merely goes on, in work and in habits of health, will not be tolerated for long. You can strip the day to what is needed before you have to.',
  ],
  7: [
    'Powerful people and decisive meetings come into your life, and bonds that were only convenient may not survive it. Notice who is in charge, and say so aloud.',
  ],
  8: [
    'Debts, desires and endings can be looked at without flinching. There is strength in having nothing left that somebody could use.',
  ],
  9: [
    'A journey, a teacher or a study can change the course of your life, and you will not be neutral about it.',
  ],
  10: [
    'You come into contact with power, your own or that of others, and one career may make room for another. Clean hands are your best protection.',
  ],
  11: [
    'Alliances that rest on habit come to an end, and people with a purpose take their place. Belong, but keep the right to say no.',
  ],
  12: [
    'Old fears come up to be looked at, a few at a time, and each of them gives back some of the strength it took to keep it down.',
  ],
};
