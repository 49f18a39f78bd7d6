import type { Growing } from '../../../../report-catalogue.js';

export const mercuryRetrogradeInMonth: Growing = {
  1: [
    'Mercury turns back in your own sign, so you will be revising yourself: a statement, a plan, a picture of you that others have. Things you said come back with a question mark. Put off large announcements and look through what lies half finished. It is no time to be silent, only to say things a second time and better.',
  ],
  2: [
    'With Mercury going backward in the house of money, figures deserve a second look. An invoice goes missing, a price was not what you thought, a payment is late. Keep receipts and sign nothing in haste. By going back over it you may find something that you own and had forgotten.',
  ],
  3: [
    'Messages go astray, trains are late and words are misheard, for Mercury turns back in the house that is its own. Confirm appointments and read what you have written before you send it. An old contact turns up as well, a former neighbor perhaps, and picking up that thread is worth more than all the delays.',
  ],
  4: [
    'At home things are moved about and not found. Mercury turns back among family matters, and a conversation that everyone believed finished is reopened. If a contract about rooms is due, leave it until later, and look through the old papers now. Somebody remembers what was agreed differently, and may be right.',
  ],
  5: [
    'An old flame, an old hobby or an old manuscript comes back, since Mercury goes backward in the house of love and play. Enjoy meeting it again before you decide anything. Plans for amusement get mixed up; check the time and the place, and take the mistake as part of the fun.',
  ],
  6: [
    'Work has to be gone over again. As Mercury turns back here, a file is lost, an instruction was misunderstood, a machine wants attention. Do not start new procedures. Repair, back up and tidy, and talk to the coworker who always seems to know. The working week will be slower and afterward a good deal better arranged.',
  ],
  7: [
    'Two people have understood different things by the same words. Mercury turns back in the house of partners, where agreements now need a second reading. Ask what they thought you meant. A person from earlier may come back into the picture, and the talk that you could not have then is possible.',
  ],
  8: [
    'Joint papers and delicate talks are to be gone through once more. With Mercury going backward here, something about a loan, a tax or a confidence was left out the first time. Look for it without accusing anyone. Sign later. What comes to light is usually a mistake and seldom a deceit.',
  ],
  9: [
    'Travel plans and opinions are revised. Mercury turns back in the house of distance, so tickets change, an application is sent back, or the book you relied on turns out to be out of date. Return to a subject you gave up. The second time through, you will see what it was about.',
  ],
  10: [
    'At work a decision you believed made is open again. Mercury goes backward where your reputation is, and a careless phrase may be quoted. Correct mistakes yourself before others do. It is the right time to update papers, see a former boss, or think about a job you once turned down.',
  ],
  11: [
    'Dates with friends fall through, and friends from long ago write. Mercury turns back in the house of company, where a common plan has to be discussed again because everyone took something else away from it. Offer to sum it up. One old acquaintance is worth meeting properly.',
  ],
  12: [
    'Mercury goes backward in the house of rest, and your thoughts return at night to what you believed done with. Let them, with a notebook. Secrets have a way of slipping out in such weeks, so leave unsaid what is not yours. Solitude clears up more than advice does.',
  ],
};

export const mercuryDirectInMonth: Growing = {
  1: [
    'Mercury goes forward again in your own sign, and you know what you want to say. Decisions about yourself that were in the air can be made in the days after. Tell people where they stand with you. What you had to repeat so often has become shorter, and they will understand it now.',
  ],
  2: [
    'The figures add up again. With Mercury going forward, a delayed payment may come in, an error is corrected, and you can decide about the purchase that you kept putting off. Use what the review taught you. One regular expense will probably not survive it, and you will not miss it.',
  ],
  3: [
    'Talk flows again. Mercury moves forward through the house of messages, so replies arrive, papers are found, and the misunderstanding with somebody near you turns out to have been one word. Send what you have rewritten. Give it a few days before you rely on every timetable.',
  ],
  4: [
    'A question at home can be answered now, because Mercury has stopped going over it. Leases, repairs and family plans may be settled in the order of their urgency. Tell everybody the same thing. The old story that came up along the way has found its place and can be left there.',
  ],
  5: [
    'You know where your heart stands. As Mercury goes forward an invitation is given or answered, a creative plan becomes clear, and whatever returned from the past has shown whether it belongs in the present. Say yes or no in a friendly way. After that there is time to play.',
  ],
  6: [
    'Work gets going. Mercury moves forward, the missing part has been found, and the method that you had to take apart can be put together again with one step fewer. Start what was held up. It is a good moment to show the others how it works, while you still remember why.',
  ],
  7: [
    'An agreement is possible. With Mercury going forward both sides mean the same thing by the same words, and the talk that went in circles can be ended by a plain sentence. Put it in writing if it matters. You have learned how the other person listens, which will be useful for a long time.',
  ],
  8: [
    'What was unclear in a shared matter has been found. Mercury goes forward, so the papers can be signed, the sum divided and the subject closed. Thank whoever was patient with you. One confidence, given while everything stood still, has brought you closer than the result itself.',
  ],
  9: [
    'The way is open again for a trip, a course or a publication. Mercury moves on, with better information than before. Book what still appeals to you. Where you had to take back an opinion, people will trust the next one more.',
  ],
  10: [
    'At work the matter is decided, or you may decide it. Mercury goes forward in the house of reputation, and what you have corrected in time counts in your favor. Present the finished version. Those above you have had time to think, so listen first for what has changed.',
  ],
  11: [
    'The common plan has one wording at last. As Mercury goes forward, friends answer, dates hold, and it becomes clear who is coming along. Take the first step with those. The person from earlier years who turned up again may prove the most useful of all.',
  ],
  12: [
    'Your mind grows quiet. Mercury goes forward in the house of rest, and what kept you awake has either been solved or lost its importance. Keep the one insight that came of it. You may tell somebody now; it can be put in two sentences.',
  ],
};

export const venusRetrogradeInMonth: Growing = {
  1: [
    'Venus turns back in your own sign, and you look at yourself as you would at last year’s clothes. What suits you, whom you want to please, what you like: all of it is tried on again. Make no lasting change to your looks. Kindness toward yourself is the practice of these weeks.',
  ],
  2: [
    'Value is in question. With Venus going backward in the house of money, a purchase disappoints, an old one pleases again, and you find out what you were paying for. Wait with large expenses. An honest talk about pay is prepared now and had later, when you know your figure.',
  ],
  3: [
    'Something affectionate that was said, or left unsaid, comes up again. Venus turns back in the house of talk, so a sister, a neighbor or an old friend may be nearer than for years. Apologize where it is due. Pretty phrases fall flat at present, while a plain one goes to the heart.',
  ],
  4: [
    'Family affection has to be looked at once more. Venus goes backward at home, where a long kindness may have become a habit or a debt. Leave the decorating for later. Somebody from the past of the house may visit, and you will see what it was that held you all together.',
  ],
  5: [
    'A love from earlier returns, in person or in thought. Venus turns back in the house of romance and asks what you enjoyed about it and what it cost. Do not promise anything yet. A piece of work begun for pleasure also wants to be taken up again, and it is better than you remember.',
  ],
  6: [
    'At work the mood is cooler than you like. Venus goes backward in the house of duties, so favors are counted and small vanities hurt. Do your share without asking for thanks. It is a good time to find out which part of your work you really like, and to do that part slowly.',
  ],
  7: [
    'Between two people the question is asked again whether they suit each other. Venus turns back in the house of partners, and old disappointments want a hearing before new promises can be made. Take your time over any yes. Many couples like each other better after such weeks, because they have stopped being polite.',
  ],
  8: [
    'Closeness and shared money are both up for review. As Venus goes backward here, you feel clearly what you have given and what came back. Talk about it with figures first and feelings afterward. An old attachment can be let go of in peace, or chosen again with open eyes.',
  ],
  9: [
    'What you found beautiful from afar is looked at from nearby. Venus turns back in the house of travel and belief, and a plan, a place or a person may lose a little of its shine. Go back to somewhere you have already been. It gives you more at present than anything new would.',
  ],
  10: [
    'Being liked at work is not to be had by charm just now. Venus goes backward in the house of reputation, where you may have been pleasing the wrong people. Let the work speak. A former colleague or an old offer can come up again and deserves a calm second look.',
  ],
  11: [
    'Friendships are weighed. Venus turns back in the house of company, and you notice who only calls when they want something, and whom you have neglected yourself. See one friend from earlier years. A hope you shared with the whole circle may have become too pretty to be true.',
  ],
  12: [
    'A hidden feeling comes round again. With Venus going backward in the house of solitude you may miss someone, or see why you had to leave. Keep it to yourself until it has settled. Music, an old letter, a walk alone do more for you than company, and cost less than shopping.',
  ],
};

export const venusDirectInMonth: Growing = {
  1: [
    'You like yourself a little better, now that Venus has turned direct where you live, in your own sign. What you were unsure of, in looks or in love, has been decided without a struggle. Show it. People find you warm and easy, and a wish that you hardly dared to have may be spoken.',
  ],
  2: [
    'You know what a thing is worth to you. As Venus goes forward, money comes and goes with less regret, and a fair price can be asked or paid. Buy what you still want after all this time. The rest was a mood, and you have kept the sum that it would have cost.',
  ],
  3: [
    'The friendly word is found. With Venus moving forward, somebody near you answers in the same tone, and a coolness that lasted for weeks is over within a few minutes. Go and see them. Invitations in the neighborhood are worth accepting again.',
  ],
  4: [
    'Peace returns to the house. Venus goes forward at home, and what each of you had been missing has been said or simply forgiven. Now the rooms may be made beautiful. A gathering of the family goes well if it is small and nobody gives a speech.',
  ],
  5: [
    'Love can go on, or begin. Venus moves forward in its own favorite house, so a flirtation gets an answer, a work gets its color, and an evening out is a pleasure again. You know what you were looking for. Offer it first, and see who smiles.',
  ],
  6: [
    'Work is pleasant again. Venus goes forward, old grudges among coworkers are dropped, and somebody may thank you for what you did when nobody was looking. Improve your surroundings a little. A small daily comfort, firmly kept, is worth more than a great one now and then.',
  ],
  7: [
    'You and the other person have found each other again, or have found out that you need not. Venus moves forward in the house of partners, and what is promised from here on has been thought over. Celebrate it. A new acquaintance can be taken at face value.',
  ],
  8: [
    'Trust is restored. With Venus going forward, the matter of who gave what to whom is settled, and closeness becomes simple again. Say thank you for something that you took for granted. Financial help, if you need it, is given with a good will.',
  ],
  9: [
    'The distant thing is lovely again, and more real. Venus goes forward in the house of travel, so a journey, a study or a friendship abroad can be resumed on better terms. Write to them. You have lost an illusion on the way and kept the affection.',
  ],
  10: [
    'Goodwill at work comes back. As Venus moves forward your manner is appreciated again, and a request that was put aside may be granted. Bring it up yourself. You know by now whose approval you want, which makes the others easier to deal with.',
  ],
  11: [
    'The circle closes round those who belong to it. Venus goes forward in the house of friends, so invitations are warm and somebody whom you missed is back. Plan something together. A hope has shed its gilding, and what is underneath can be carried out.',
  ],
  12: [
    'A quiet sadness lifts. Venus has turned, and what you felt in secret has become clear enough either to be told or to be laid away. Give yourself something beautiful for no reason. You are nearly ready for company.',
  ],
};

export const marsRetrogradeInMonth: Growing = {
  1: [
    'Mars turns back in your own sign, and your drive turns on you. What you push does not move, and you grow impatient with yourself. Take up what you left unfinished and leave fresh campaigns for later. Physical work helps. There is an old anger in this, and now you have the time to find out what it wanted.',
  ],
  2: [
    'The fight for money comes to a standstill. With Mars going backward here, effort brings less than it did and impatience costs more. Repair what you have, collect what is owed and do not buy in anger. You will see what you were really working for.',
  ],
  3: [
    'Words that were meant to hit come back. Mars turns back in the house of talk, where arguments with brothers, sisters, neighbors or officials start over. Drive slowly and write twice. The point you want to make is a good one and needs a cooler hour.',
  ],
  4: [
    'Old quarrels are nearest at home. As Mars goes backward, grievances in the family come up again and repairs take three attempts. Leave the large decisions about the house. What everyone is angry about is probably older than the present occasion; ask when it began.',
  ],
  5: [
    'Desire does not know where to go. Mars turns back in the house of love and play, so a pursuit stalls, a game turns bitter, or you want back what you let go. Do not force anything. Put the strength into practice, where nobody loses by it.',
  ],
  6: [
    'Work is tiring because things have to be done twice. Mars goes backward in the house of duties and shows where force was used in place of method. Spare your back. Take up the tasks you have postponed the longest; they suit this time better than anything new.',
  ],
  7: [
    'A contest with another person goes into a second round. Mars turns back in the house of partners, and what was shouted or swallowed the first time wants to be said properly. Do not go to court over it yet. Find out what each of you was defending.',
  ],
  8: [
    'Anger about money, loyalty or desire smolders. With Mars going backward here, it may be hard to say who started it. Do not press, and do not sign. It is a time to look at your own part in an old struggle, which is the part you can end.',
  ],
  9: [
    'The march toward a distant aim is halted. Mars turns back in the house of study and travel, where a case, a course or a conviction has to be fought through again. Prepare better. You may discover that you had been arguing with somebody who left long ago.',
  ],
  10: [
    'Ambition meets a closed door. Mars goes backward in the house of career, so initiatives stall and superiors are easily annoyed. Finish what you once announced. A record of things done speaks for you later, when the way is clear again and you know which goal was yours.',
  ],
  11: [
    'The group has lost its drive, or turns it against its own. Mars turns back among friends and common plans, and an old rivalry wakes. Do not take sides too early. Ask what the aim was at the beginning, and you may find that half the fighting is about something else.',
  ],
  12: [
    'Your anger hides. With Mars going backward in the house of rest, you are tired without having done much, and old defeats come to mind. Move, sleep, and fight nobody. A private battle that you have been waging for years can be given up here.',
  ],
};

export const marsDirectInMonth: Growing = {
  1: [
    'Your strength comes back as Mars turns forward. What has been held up for weeks can be started, and this time you know why you want it. Begin with the body and with one clear decision. Those who waited for you to make a move will be relieved.',
  ],
  2: [
    'Work is worth its trouble again. As Mars goes forward you can ask for money, offer your work and make the purchase that stood up to all that waiting. Work in stretches. You have learned what you can do without, and it makes you a cooler bargainer.',
  ],
  3: [
    'It can be said now. Mars moves forward in the house of talk, and the letter that was rightly kept back may go, shorter than its first draft. Deal with the office or the neighbor directly. Plain requests get plain answers.',
  ],
  4: [
    'Work on the house moves on, and so does the family. With Mars going forward, what stalled at home is done, perhaps by the very person who complained the loudest. Give everybody a task. The old quarrel is at least out in the open, where it can be aired.',
  ],
  5: [
    'Courage returns to the heart. Mars goes forward in the house of love and play; ask, compete, create, and stop wondering how it looks. What was only stubbornness has fallen away. Somebody has been waiting for you to want something again.',
  ],
  6: [
    'The work goes forward, and with fewer mistakes. Mars is moving again in the house of duties, and the method you found the hard way saves an hour a day. Take on the large task first. The body likes to be used again, in moderation.',
  ],
  7: [
    'Two sides are ready to settle. As Mars goes forward, each side knows what it wants, and an offer made openly is likely to be taken. Make it. If you part, you can do so without another round, and if you stay it is with new respect.',
  ],
  8: [
    'A blocked affair about money or trust gets moving. Mars goes forward here, and what you found out while everything stood still can be used. Settle it with one firm step. The grudge that went with it has lost most of its heat.',
  ],
  9: [
    'The road is open. Mars moves forward in the house of distance, and the journey, the exam or the case that was halted goes on at a good pace. You argue less for victory and more for the matter itself. Teachers and travel companions notice.',
  ],
  10: [
    'At work the door opens. With Mars going forward, your initiative is welcome again, and the goal that survived the delay is probably the right one. Go straight for it. Let those above you know in advance, and they will hold the door.',
  ],
  11: [
    'Your circle can set to work. As Mars moves forward in the house of friends, those who only wanted to quarrel have left and the rest are ready to work. Set a date. Your impatience is useful now, if you carry as much as you ask others to carry.',
  ],
  12: [
    'A strength you had missed comes back from within. Mars no longer turns against you, and what you fought with in private is over or at least understood. Act on one thing, quietly. Nobody has to know how long it took.',
  ],
};
