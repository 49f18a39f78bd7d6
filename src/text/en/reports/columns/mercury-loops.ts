import type { ColumnShelf } from '../../../report-catalogue.js';

/** Mercury retrograde in a house, as a year has it: a sentence or two after the dates. */
export const mercuryLoops: ColumnShelf['mercuryLoops'] = {
  1: [
    'A form may be filled in too quickly, or a first impression may need correcting. It is worth reading once more whatever carries your name.',
    'You may have to say things twice, or find your name misspelled. Good humor puts it right sooner than insistence does.',
    'What you say about yourself may come out wrong at first. The second version is shorter and nearer the truth.',
    'You change your mind about a plan for yourself. That can be done in peace as long as nothing has been announced.',
  ],
  2: [
    'An invoice may go astray, or an old receipt turn up, and in looking for it you get a better idea of what you have.',
    'A charge may appear twice, or a payment not at all. An afternoon spent going through the papers is not wasted.',
    'Prices and figures are easily misread in those weeks, so a purchase of any size is worth a second question.',
    'Something that you sold, lent or lost may come back to you, and you find out whether you missed it.',
  ],
  3: [
    'Messages may cross or be misunderstood. What is important is better said by voice.',
    'Appointments nearby may be confused, and an unplanned visit can turn out to be the better one.',
    'Letters, lists and errands may have to be done twice. What was meant to be funny should be read again before it is sent.',
    'You may take up a conversation that broke off long ago. Both of you remember it differently, which is worth a laugh.',
  ],
  4: [
    'Lost things and old stories may turn up at home, and what was agreed in haste about the household can be agreed again.',
    'Something in the house that you had given up looking for may be found while you look for something else.',
    'An arrangement at home may have been understood in two ways. It helps to write down who does what.',
    'Repairs may take longer than planned. The oldest in the family may know how it was done the first time.',
  ],
  5: [
    'People whom you loved or played with at one time may write again. Something you made and put aside is worth a second look.',
    'A date may be misread or a draft lost, and the second version tends to have more life in it.',
    'Flirting by message leads to misunderstandings in those weeks. It goes better face to face.',
    'You may disagree about the rules of a game or an outing. You can make them up again together.',
  ],
  6: [
    'Appointments at work may slip and tools fail where they were weak already, which shows what should be mended first.',
    'Instructions may be followed to the letter and turn out to be wrong. The next person will be glad if you rewrite them.',
    'Work that you had finished may come back with questions, and most of them can be answered together.',
    'Your calendar may be fuller than it need be. It is a good time for giving up standing appointments.',
  ],
  7: [
    'A clause or a tone of voice may be taken in two ways. Going over it again is quicker than insisting on your own.',
    'Two people may have said yes to different things. It is cleared up more easily on paper than in a quarrel.',
    'Terms with another person may come up again. If each repeats what the other has said, half of it is settled.',
    'An old partner, in business or otherwise, may be back with a question. You need not answer on the spot.',
  ],
  8: [
    'Old claims may come up, yours and other people’s. What you sign in those weeks should be read twice.',
    'A password, a document or a receipt may have to be looked for, and two people who share it will have to talk.',
    'A sum between two people may have been reckoned differently by each, and can be gone through together.',
    'Somebody may ask about a thing that you were told in confidence. You may say that it is not yours to tell.',
  ],
  9: [
    'Timetables may change, and a fact that you often quote may turn out to be wrong. Both are easily checked.',
    'Connections may be missed, and an argument that you thought closed is opened again. It is a good time for the slower train.',
    'Papers for a journey or a course may come back for correction, which gives you time to ask whether you want to go.',
    'You may change your mind about something that you had defended. It is allowed, and makes good conversation.',
  ],
  10: [
    'An announcement at work may have to be corrected. Whoever admits a slip first is usually forgiven first.',
    'You may be quoted incompletely at work. It is best put right calmly, and in writing.',
    'A decision about your work may be sent back for another look, so that you have time to put your case better.',
    'A former colleague or an old application may turn up again, and something in it may be useful.',
  ],
  11: [
    'Invitations may not reach everyone, and by way of the muddle you may find a friend again whom you had lost sight of.',
    'A message to a friend may go to the wrong person, who could turn out to be the one to ask.',
    'A plan among friends may lose its date. It can be set again with those who answer.',
    'Somebody may remind you of a hope that you had given up. It is worth finding out what became of it.',
  ],
  12: [
    'Things that you had forgotten may ask to be finished, and a rest that you had put off can be taken.',
    'You may forget an appointment that you did not want, and remember a wish that you had.',
    'Your thoughts may go round at night. Written down, they take up less room than they seemed to.',
    'An old letter or a dream may remind you of something unsettled. It can be settled in private.',
  ],
};
