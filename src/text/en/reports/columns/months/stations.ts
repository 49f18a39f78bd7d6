import type { Growing } from '../../../../report-catalogue.js';

/** What follows the sentence that says when and where the planet turns. */
export const mercuryRetrogradeInMonth: Growing = {
  1: [
    'Things you said come back with a question mark. A statement, a plan or a picture that others have of you can be revised, and large announcements are better kept for later.',
  ],
  2: [
    'Figures deserve a second look, even those you think you know by heart. Nothing that has to do with money should be signed in haste.',
  ],
  3: [
    'Messages may go astray, and words be misheard. Appointments are best confirmed, and letters read once more before they go.',
  ],
  4: [
    'Things at home are moved about and not found. Somebody has a different memory of what was agreed, and may be right.',
  ],
  5: [
    'Plans for amusement get mixed up in time or place, and the mistake can be taken as part of the fun. What you feel for somebody may want a second thought before you say it.',
    'A date may have to be moved, and nobody need take it as a sign. In creative work, going over what you have already made is more rewarding than starting something new.',
    'Plans for evenings out, games or children change more than once. You may have second thoughts about a flirtation or a piece of work, and they are worth hearing before you go on with it.',
  ],
  6: [
    'Files may be lost or instructions misunderstood, and some machine wants attention. Repairing, backing up and tidying suit these weeks better than any new procedure does.',
  ],
  7: [
    'An agreement you had thought finished may have to be gone over. A week more or less does it no harm, and neither does a question that sounds too simple.',
  ],
  8: [
    'Joint papers and delicate talks have to be gone through once more, because something was left out the first time. What comes to light is usually a mistake and seldom a deceit.',
  ],
  9: [
    'Travel plans and opinions are revised. Tickets may change, an application be sent back, or the book you relied on turn out to be out of date.',
  ],
  10: [
    'A decision at work that you believed made may be open again, and a careless phrase may be quoted. Mistakes are best corrected by the person who made them.',
  ],
  11: [
    'Who comes, and when, may have to be asked again. The list can grow or shrink without anybody’s taking it personally.',
  ],
  12: [
    'Thoughts return at night to what you believed done with. Solitude clears up more of it than advice does, and nothing has to be decided.',
  ],
};

export const mercuryDirectInMonth: Growing = {
  1: [
    'Your own words come back to you. What you had to repeat so often has become shorter, and decisions about yourself that were in the air can be made in the days after.',
  ],
  2: [
    'The figures add up. A delayed payment may come in or an error be corrected, and you can decide about the purchase that you kept putting off. One regular expense will probably not survive the review.',
  ],
  3: [
    'Talk flows again. Replies may arrive and papers be found, and a misunderstanding with somebody near you may turn out to have been one word. What you have rewritten can be sent.',
  ],
  4: [
    'A question at home can be answered. Leases, repairs and family plans may be settled, the most urgent first, with everybody being told the same thing.',
  ],
  5: [
    'You may know now where your heart stands. An invitation may be given or answered, a creative plan becomes clearer, and you can tell whether what returned from the past belongs in the present.',
  ],
  6: ['Work gets going. A delay may end, and you may find you can do the thing with one step fewer.'],
  7: [
    'An agreement is possible, as both sides now mean the same thing by the same words. You have learned how the other person listens, which will be useful for a long time.',
  ],
  8: [
    'What was unclear in a shared matter may now be cleared up, and papers can be signed. If you confided in each other meanwhile, that is worth more than the result.',
  ],
  9: [
    'The way is open for a trip, a course or a publication, with better information than before. Where you had to take back an opinion, people will trust the next one more.',
  ],
  10: [
    'What had been put off at work is decided now, by you or by those above you. What you have corrected in time counts in your favor, and there has been time to think.',
  ],
  11: [
    'The common plan has one wording at last. Friends answer, dates can be kept, and it becomes clear who is coming along. Begin with those.',
  ],
  12: [
    'Your mind grows quiet. What kept you awake has either been solved or has lost its importance, and there is one insight in it that is worth keeping.',
  ],
};

export const venusRetrogradeInMonth: Growing = {
  1: [
    'What suits you, whom you want to please and what you like are tried on again. You look at yourself as one looks at last year’s clothes. Lasting changes to your looks can wait.',
  ],
  2: [
    'A purchase may disappoint or an old one please again, and you find out what you were paying for. An honest talk about pay is prepared in such weeks and had later.',
  ],
  3: [
    'Something affectionate that was said, or left unsaid, comes up again. A sister, a neighbor or an old friend may be nearer than for years, and a plain phrase goes to the heart.',
  ],
  4: [
    'A long kindness in the family may have become a habit or a debt, and is looked at once more. Decorating can wait, while a visitor from the past of the house may not.',
  ],
  5: [
    'A love from earlier returns, in person or in thought, with the question what you enjoyed about it and what it cost. No promise is due. Work begun for pleasure also wants to be taken up again.',
  ],
  6: [
    'The mood at work is cooler than you like: favors are counted and small vanities hurt. You find out which part of your work you would do without thanks.',
  ],
  7: [
    'Two people ask again whether they suit each other, and old disappointments want a hearing before new promises are made. A slow yes is worth more than a quick one.',
  ],
  8: [
    'You feel clearly what you have given and what came back, in closeness as in money. An old attachment can be let go of in peace, or chosen again with open eyes.',
  ],
  9: [
    'What you found beautiful from afar is looked at from nearby. A plan, a place or a person may lose a little shine, while somewhere you have already been gives you more than anything new.',
  ],
  10: [
    'Charm achieves little at work for a time, and you may notice that you have been pleasing the wrong people. A former colleague or an old offer deserves a calm second look.',
  ],
  11: [
    'Friendships are weighed. You notice who only calls when they want something, and whom you have neglected yourself. One friend from earlier years is worth a visit.',
  ],
  12: [
    'A hidden feeling comes round again. You may miss someone, or see why you had to leave, and need not tell anybody until it has settled.',
  ],
};

export const venusDirectInMonth: Growing = {
  1: [
    'You like yourself a little better. What you were unsure of, in looks or in love, has been decided without a struggle, and a wish that you hardly dared to have may be spoken.',
  ],
  2: [
    'You know what a thing is worth to you, and money comes and goes with less regret. What you still want after all this time may be bought. The rest was a mood.',
  ],
  3: [
    'The friendly word is found. Somebody near you may answer in the same tone, and a coolness that lasted for weeks is over within a few minutes.',
  ],
  4: [
    'Peace returns to the house. What each of you had been missing has been said or simply forgiven, and the rooms may be made beautiful.',
  ],
  5: [
    'Love can go on, or begin. A flirtation gets an answer, a work gets its color, and an evening out is a pleasure again.',
  ],
  6: [
    'Work is pleasant again. Old grudges are dropped, and somebody may thank you for what you did when nobody was looking.',
  ],
  7: [
    'You and the other person have found each other again, or have found out that you need not. What is promised from here on has been thought over.',
  ],
  8: [
    'Trust is restored, and the matter of who gave what to whom loses its sting. Closeness becomes simple where it had been a negotiation.',
  ],
  9: [
    'The distant thing is lovely again, and more real. A journey, a study or a friendship abroad can be resumed; you have lost an illusion on the way and kept the affection.',
  ],
  10: [
    'Goodwill at work comes back, and a request that was put aside may be granted. You know by now whose approval you want.',
  ],
  11: [
    'Invitations are warm again, and somebody whom you missed is back. A hope has shed its gilding, and what is underneath can be carried out.',
  ],
  12: [
    'A quiet sadness lifts. What you felt in secret has become clear enough either to be told or to be laid away.',
  ],
};

export const marsRetrogradeInMonth: Growing = {
  1: [
    'Your drive turns on you: what you push does not move, and you grow impatient with yourself. Unfinished things suit these weeks better than fresh campaigns. An old anger has time to say what it wanted.',
  ],
  2: [
    'Effort brings less than it did, and impatience costs more. Repairing what you have and collecting what is owed are better than buying in anger.',
  ],
  3: [
    'Words that were meant to hit come back. Arguments with brothers, sisters, neighbors or officials start over, and your point, which is a good one, needs a cooler hour.',
  ],
  4: [
    'Grievances in the family come up again, and repairs take three attempts. What everyone is angry about is probably older than the present occasion.',
  ],
  5: [
    'Desire does not know where to go. A pursuit stalls, a game turns bitter, or you want back what you let go. The strength is well spent on practice, where nobody loses by it.',
  ],
  6: [
    'Things have to be done twice, which shows where force was used in place of method. The tasks you have postponed the longest suit this time better than anything new.',
  ],
  7: [
    'A contest with another person goes into a second round. What was shouted or swallowed the first time wants to be said properly, once you know what each of you was defending.',
  ],
  8: [
    'Anger about money, loyalty or desire smolders, and it is hard to say who started it. Your own part in the old struggle is the part that you can end.',
  ],
  9: [
    'The march toward a distant aim is halted, and a case, a course or a conviction has to be fought through again. You may discover that you have been arguing with somebody who left long ago.',
  ],
  10: [
    'Initiatives stall, and superiors are easily annoyed. Finishing what you once announced speaks for you later, when it is clear which goal was yours.',
  ],
  11: [
    'The group loses its drive, or turns it against its own, and an old rivalry wakes. Half of the fighting is about something other than the aim.',
  ],
  12: [
    'Your anger hides, and you are tired without having done much. Moving and sleeping are better than fighting, and a private battle of many years can be given up.',
  ],
};

export const marsDirectInMonth: Growing = {
  1: [
    'You have your strength again. What has been held up can be started, and this time you know why you want it. Those who waited for you to make a move will be relieved.',
  ],
  2: [
    'Work is worth its trouble again. You can ask for money, offer your work and make the purchase that stood up to all that waiting, and you bargain more coolly than before.',
  ],
  3: [
    'What you rightly kept back can be said, in fewer words than the first draft had. Plain requests get plain answers, from offices and neighbors alike.',
  ],
  4: [
    'What stalled at home gets done, perhaps by the very person who complained the loudest. The old quarrel is at least in the open, where it can be aired.',
  ],
  5: [
    'Courage returns to the heart. You can ask, compete and create without wondering how it looks, for what was only stubbornness has fallen away.',
  ],
  6: [
    'Work goes forward, and with fewer mistakes. The method that you found the hard way saves time every day, and the body likes to be used again, in moderation.',
  ],
  7: [
    'Two sides are ready to settle. Each knows what it wants, and an offer made openly is likely to be taken.',
  ],
  8: [
    'A blocked matter of money or trust gets moving, and what you found out while everything stood still can be used. The grudge that went with it has lost most of its heat.',
  ],
  9: [
    'The journey, the exam or the case that was halted goes on at a good pace. You argue less for victory and more for the matter itself.',
  ],
  10: [
    'Your initiative at work is welcome again, and the goal that survived the delay is probably the right one. Tell the people above you before you start.',
  ],
  11: [
    'Quarrels among friends tend to blow over now, and something can be done together again. Your impatience is useful if you carry as much as you ask others to carry.',
  ],
  12: [
    'A strength you had missed comes back from within. What you fought with in private is over, or at least understood, and you can act on one thing quietly.',
  ],
};
