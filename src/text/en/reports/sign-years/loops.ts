import type { ByHouseWordings } from '../../../catalogue.js';

/**
 * Venus and Mars going backward, and Mars going forward again, by solar house. How long it takes is in the statement
 * before.
 */

export const marsRetrograde: ByHouseWordings = {
  1: [
    'Your own drive turns on you a little. You start, stop, and are impatient with yourself for both. Effort spent on unfinished business of your own goes further than a fresh campaign, and anger is a good guide to what was left undone.',
  ],
  2: [
    'Work for money goes uphill, and there is a temptation to force it by spending. What you already have can be repaired, learned properly or sold for its worth. A quarrel over a sum is seldom about the sum.',
  ],
  3: [
    'Sharp words come back with interest, your own included. Letters and messages gain by a night in the drawer. An old dispute with a brother, sister or neighbor can be understood this time, which is more than it could before.',
  ],
  4: [
    'Under one roof the oldest grievance is the nearest to hand. Decisions about rooms, chores and repairs come undone as fast as they are made, and they can wait until you know what the anger has been guarding.',
  ],
  5: [
    'Desire and invention look backward. An old flame of some kind, a person or a half-made thing, gives off heat again. It is worth asking what you wanted then, before deciding whether you want it still.',
  ],
  6: [
    'Tasks have to be done over, and the tools choose such times to break. Your pace is lower than your plans. Mend the method at the spot where it keeps failing, and let the rest of the list be long.',
  ],
  7: [
    'With a partner or an opponent the fight goes round in circles until somebody sits down. You may be slower to strike and slower to forgive. Going back to where the disagreement began is the short way out.',
  ],
  8: [
    'Tempers catch on what is shared: money, closeness, an old injury that both remember differently. Nothing of the kind should be forced to a conclusion. It can be looked into calmly, and some of it turns out to be settled already.',
  ],
  9: [
    'Arguments about what is right lead nowhere for a time, and journeys may be put off or made twice. One of your own beliefs may need to be revised, and an opponent’s best argument is useful reading in the meantime.',
  ],
  10: [
    'Ambition meets closed doors, and the push that used to open them makes a noise. Superiors may be touchy. Use the time to finish what you once announced; a good record speaks up when the way is clear.',
  ],
  11: [
    'A common plan stalls, and people discover that they never agreed. Friends can be quarrelsome, each with some reason. Do your own share, decline the rest, and see who comes back to the table of their own accord.',
  ],
  12: [
    'Irritation works underground, as bad sleep or a short fuse with no visible cause. What you have swallowed wants to be known, by you first. Slow exercise and an honest page do more than a confrontation would.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: [
    'Energy is yours again, and it is steadier for having been held. The thing you kept putting off can be done in one straight effort.',
  ],
  2: [
    'The brake comes off where earning is concerned. A price can be asked for out loud, and work that was underpaid can be refused.',
  ],
  3: [
    'What you have kept back may be said, the shorter the better. Requests made in plain words get plain replies.',
  ],
  4: [
    'At home things move. A repair gets done or a decision made, perhaps by whoever had complained the loudest.',
  ],
  5: [
    'Play and passion have their nerve back. What you would like to try, with a person or a piece of work, can be tried without apology.',
  ],
  6: [
    'Work runs again, faster and in better order. What takes too long can be changed now without an argument.',
  ],
  7: [
    'Between two people the knot loosens. An offer can be made without its sounding like a threat, and accepted without its looking like defeat.',
  ],
  8: [
    'A shared matter that had stuck comes free. New terms can be agreed, and both sides have had time to think about them.',
  ],
  9: [
    'The road is open for the trip, the course or the case you had to postpone. You argue less for victory now, and are believed more.',
  ],
  10: [
    'The way ahead in your work clears. You can ask for what you have earned; the record is on your side.',
  ],
  11: ['A group gets going again. Those who turn up mean it, and with them a modest plan can go quickly.'],
  12: [
    'The pressure lifts from inside. Something you have put off in private can be done in a simple way, which few will notice and you will feel.',
  ],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'How you please and how you look come up for review. Old admirers, old photographs and old tastes reappear, and it turns out which of them were yours. Make no great change to the outside until the inside has had its say.',
  ],
  2: [
    'The value of things wavers. What you longed for seems dear, and something in a drawer seems fine. It is a better time to find out what you love than to buy it.',
  ],
  3: [
    'Kind words are the matter, those you said and those you meant to say. Someone from an earlier neighborhood of your life may write. An apology that comes late is still read to the end.',
  ],
  4: [
    'Affection at home goes back over old ground. A relative whom you had given up on can be seen with kinder eyes, and a room you had stopped liking may only want its furniture moved.',
  ],
  5: [
    'A love that seemed over, or a talent you laid aside, comes up for a second hearing. It need not be taken back. It deserves to be understood, and perhaps thanked, before it goes.',
  ],
  6: [
    'Pleasure in work has worn thin at some point, and a colleague’s small kindness, or its absence, shows you where. Look at what you do for others out of habit. Some of it can be given again freely and some not at all.',
  ],
  7: [
    'Bonds are gone over from the beginning. What you expected of each other, silently, is easier to name than it was. A promise made in these circumstances should be a small one, and old ones may be renewed with open eyes.',
  ],
  8: [
    'Closeness cools enough to be looked at. What was freely given and what was traded for something can be told apart, and a debt of the heart can be forgiven on either side.',
  ],
  9: [
    'A place, a teacher or a faith that once charmed you is seen from the other side. Some of the charm was yours. That part travels with you, and the rest may be let go in friendship.',
  ],
  10: [
    'Being liked and being respected part company at work, and you have to know which you are after. Former colleagues may turn up with an old idea. Soften a judgment of your own before asking others to revise theirs.',
  ],
  11: [
    'Friendships are weighed without anybody’s meaning to. One that lapsed may be taken up where it stopped; one that is only pleasant may show how pleasant it is. Invitations are best kept simple.',
  ],
  12: [
    'Something tender that you never told anyone asks to be felt. It may belong to a person long out of reach. Music helps, and so does letting the wish be a wish.',
  ],
};

export const marsPasses: ByHouseWordings = {
  1: [
    'You have more push than patience, and most of what has waited for courage can be begun.',
    'Your appetite for doing is sharp, and others step aside. Finish one thing before starting three.',
    'Mars lends you drive, and you act before you are asked. Begin the thing you keep describing to other people.',
    'You feel strong and easily crossed. A physical effort early in the day makes you better company for the rest of it.',
  ],
  2: [
    'You work harder for what you earn and guard it more hotly. Effort pays here; impulse buys.',
    'What you own is defended and increased with energy. A bold price may be met.',
    'Mars is in the house of earnings, so you ask for more and work for it. Collect what is owed to you before you chase anything new.',
    'Money is earned fast and spent fast under Mars. Put the first part of each sum out of your own reach.',
  ],
  3: [
    'Talk is quick and to the point. Say the difficult thing early in the day, and to the person concerned.',
    'Errands are run at a run. An argument with somebody close clears up more than it breaks.',
    'Mars speeds up everything that is said and sent. It helps with a negotiation and harms a tired reply.',
    'You contradict readily, and are often right. Deal with the neighbor or the office in person, where a smile can be seen.',
  ],
  4: [
    'There is heat under your own roof, which moves furniture and settles old scores if it is given a task.',
    'At home sleeves are rolled up. Give the restlessness a wall to paint.',
    'Mars brings heat into family matters. Repairs get done, and so does a quarrel that had been kept for a holiday.',
    'You want room at home and take it. Ask the others what they would do with the extra meter before you move the wall.',
  ],
  5: [
    'Courtship, sport and making things have the wind behind them. Rivals are part of the fun.',
    'Desire speaks up. You compete, flirt and create with more heart than caution.',
    'Mars makes you bold in love and in games. Show what you have made, and let children or beginners beat you now and then.',
    'You go after what delights you without much debate. Others may need an invitation that sounds less like a challenge.',
  ],
  6: [
    'The list gets shorter fast. Mind that others’ pace is their own, and that strength is renewed by rest.',
    'Work is attacked rather than done. Stop while the tools are still sharp.',
    'Mars drives you through your duties, and you would like to drive others too. Take the heavy task and leave them theirs.',
    'The working day is full of energy and small collisions. A sensible order of tasks saves more strength than willpower does.',
  ],
  7: [
    'The other person sets the pace and argues first. An open quarrel does less harm than a courteous distance.',
    'People come at you head-on, which has its honesty. You can go halfway to meet them without giving in.',
    'Mars puts somebody across from you who wants something. Say what you want as well, and the matter can be settled in one talk.',
    'A partner pushes you into motion. You need not agree with the direction in order to be glad of the push.',
  ],
  8: [
    'Matters of trust and joint money can be cut through. It takes two firm hands and one cool head.',
    'Passions about money and closeness run high together. Keep them in two conversations.',
    'Mars gives you the nerve for a matter of debts, desire or trust that others would leave alone. Take one matter, and finish it.',
    'What was held back between two people comes out with force. It goes best when neither of you has to win.',
  ],
  9: [
    'You defend what you believe, and travel toward it. Zeal is best spent on a book or a road.',
    'You want to go, to win the case, to know. A long road takes the edge off very well.',
    'Mars sends you off: on a journey, into an examination, after a principle. Prepare as if it were easy and go as if it were hard.',
    'You fight for an opinion and learn by doing so. Somebody who disagrees is worth more to you than a cheering section.',
  ],
  10: [
    'Ambition has its sleeves rolled up. What you do is noticed, including how you treat those in the way.',
    'You are in a hurry to arrive, and visible. Choose the rival who makes you better.',
    'Mars pushes you forward at work. Take on one task that can be measured, and let those above you know that you have.',
    'You compete in the open and would rather lead than wait. Be quick with results and slow with replies to criticism.',
  ],
  11: [
    'A group wants somebody to go first, and it is likely to be you. Ask for hands rather than for agreement.',
    'Friends are stirred to action, partly by you. Say what would count as done.',
    'Mars gets your friends moving, or gets you moving on their behalf. A common plan makes progress if someone sets a date.',
    'You disagree with your circle about the next step. Do your share first; it gives weight to the objection.',
  ],
  12: [
    'Effort goes on unseen. It is a good stretch for clearing a backlog, and for admitting what annoys you.',
    'Old anger wants a way out. Give it sweat first, and words afterward.',
    'Mars works behind the scenes, on what you have put off or put away. Solitary effort gets further than a public one.',
    'You tire of being considerate. Find an outlet that harms nobody, and then say in one sentence what was too much.',
  ],
};
