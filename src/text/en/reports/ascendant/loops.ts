import type { ByHouseWordings } from '../../../catalogue.js';

/** Venus and Mars going backward, and Mars going forward again, by house from the Ascendant. */

export const marsRetrograde: ByHouseWordings = {
  1: [
    'At your Ascendant the fighter goes home to think. You may look less sure than you are and be more easily provoked. What you do slowly in such a stretch is done for good, and what you do to prove something has to be done twice.',
  ],
  2: [
    'The effort that used to bring in a living meets resistance. Something about how you earn is due to be fought out with yourself rather than with a buyer. Hold on to your tools and put off the showdown.',
  ],
  3: [
    'Traffic, tempers and messages get tangled close to home. You think of the right retort too late, and that is lucky. What was really meant can be found out by asking a second time.',
  ],
  4: [
    'An old family temper can be taken apart at its root, with small tools and good light. Begin with your own share in it, and leave the walls standing until you have seen the plans.',
  ],
  5: [
    'Rivalry and passion burn with a low flame. A game you gave up, or a person you chased, may show you what the chase was about. Creative work goes well if it is revision.',
  ],
  6: [
    'At work the same fault turns up again until someone looks at its cause. Overdoing it is the chief risk. Trim the day down to what you can do without clenching your teeth.',
  ],
  7: [
    'The person at your Descendant will not be pushed, or pushes and regrets it. Quarrels return to an early point that both of you passed over. Stop there, and the later ones may not be needed.',
  ],
  8: [
    'Power over what is shared is contested in low voices. You do well not to corner anybody, yourself included. An old resentment about property or closeness can be followed back to a day that both remember.',
  ],
  9: [
    'The campaign for your beliefs runs into a ditch, and there is time to look about. Legal matters, long trips and lectures may need a second start. Train for it.',
  ],
  10: [
    'Your rise pauses in plain view. A rival may get ahead on a stretch that you will later be glad to have skipped. Improve the work itself; nobody can hold that up.',
  ],
  11: [
    'Allies drag their feet, and a cause that had marched breaks step. Anger at the group is worth translating into a single request. Some friends will be more useful later than they are willing to be at present.',
  ],
  12: [
    'The enemy is hard to make out, since most of it is your own old anger in a borrowed coat. Fight nobody until you know. Hard solitary exercise clears the air.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: ['Your stride returns at the Ascendant. Others make way, as much for the calm in it as for the force.'],
  2: ['Earning goes forward again, on terms that you have had the leisure to think over.'],
  3: ['The needed words come out clean. Say them at the fence, and go home.'],
  4: ['Under your own roof the repair can begin, since everyone knows by now what was broken.'],
  5: ['The heart has its courage back, and a better eye. Play to enjoy the game.'],
  6: ['Work flows around the fault that you mended. Leave some of the hours you gain empty.'],
  7: ['With the person opposite, a straight offer is possible again, and a straight answer.'],
  8: ['What was contested can be divided, or freely shared, by people who have stopped bluffing.'],
  9: ['The long road is open, and you have packed better than you would have the first time.'],
  10: ['Ambition moves, on firmer ground. Take the step for which you can give reasons.'],
  11: ['The cause falls into step with whoever remained. Lead from beside them.'],
  12: ['A fight with shadows is over. The force that went into it looks for honest work, and finds it.'],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'Charm goes quiet at the Ascendant, and you are liked for something else. Tastes change from the inside out. A purchase or a haircut meant to settle the question will only postpone it.',
  ],
  2: [
    'What you treasure is taken out and turned over. A thing that cost nothing may be put first. Money spent for comfort comforts less than usual, and an old piece of good work can be sold or finished.',
  ],
  3: [
    'Sweetness and sharpness get mixed in the mail. An old friend from down the street, or a sister long silent, is in reach again. Reread their last letter before you write.',
  ],
  4: [
    'The private heart goes through its rooms and finds a few it had stopped heating. Reconciliation at home is likelier by doing a thing together than by going over what was said.',
  ],
  5: [
    'Romance looks over its shoulder. What you once made or loved is not finished with you, and still you are free of it. Enjoy the song without ringing anyone up in the night.',
  ],
  6: [
    'Harmony at work depended on something, and you notice what when it is missing. Small courtesies have lapsed. Taking one of them up again does more than a meeting about atmosphere.',
  ],
  7: [
    'Across from you, love wants to be looked at as it is. A former partner may cross your path, or a present one may seem like a stranger for an hour. Ask the questions you would ask a stranger.',
  ],
  8: [
    'Intimacy and its debts are reviewed. You may want to take something back, and find that giving it up outright is easier. Let joint purchases wait for better weather.',
  ],
  9: [
    'An old love of far places or large ideas comes back with its faults showing. It can bear them. Revisit a book or a city rather than adding another.',
  ],
  10: [
    'In public the wish to please is a poor adviser, and you learn it by being praised for the wrong thing. Mend a working relationship that cooled. Your reputation will gain by it in time.',
  ],
  11: [
    'Among friends, liking is sorted from habit. Somebody you neglected is nearer than you think. A common hope may turn out to have been mainly about being together, and there is nothing wrong with that.',
  ],
  12: [
    'Attachments you never admitted come up for air in private. Allow them a locked diary. Some want only to be thanked, and one may want to be forgiven.',
  ],
};

export const marsPasses: ByHouseWordings = {
  1: [
    'At the Ascendant it gives you a quick step and a short fuse. Start what has been talked to tatters.',
    'The front door bangs: it is you, on your way. Look back once to see who is following.',
    'Mars crosses your Ascendant and people notice your energy before your words. Use it on the start that needs most courage.',
    'You move faster than those around you. Announce a turn before you take it, and they will follow with less complaint.',
  ],
  2: [
    'Hard, countable effort raises your confidence along with your means. Guard the large thing, and let the small ones be.',
    'You would fight for what is yours. See first whether anyone is taking it.',
    'Mars stirs up your means, so that you earn with vigor and spend with conviction. Wait a day before anything expensive.',
    'You find the strength to ask for what your work is worth. Name the sum and then stop talking.',
  ],
  3: [
    'Your wits want exercise. A sharp talk or a sharp petition is in you, and one remark a day is better left unanswered.',
    'Words have edges. Cut bread with them.',
    'Mars sharpens your speech in the third house. Write the complaint, cross out every second adjective and send it.',
    'Short trips, sharp answers: the neighborhood sees a lot of you. One apology, quickly made, keeps it friendly.',
  ],
  4: [
    'There is demolition in the air of the household. Find out which wall bears weight before anyone swings.',
    'The cellar of the chart is warm with old quarrels. Burn the small wood and save the beams.',
    'Mars is at the foot of your chart, where old anger is stored with the tools. Take out the tools first.',
    'At home something is torn down so that something can be built. Agree on the plan while everybody is still rested.',
  ],
  5: [
    'Nerve is up in everything that is done for joy. Play in earnest and lose gracefully.',
    'Play turns into a contest that you mean to win. Win it laughing.',
    'Mars heats the fifth house, and you want to play, to win and to be wanted. Choose a rival who can laugh.',
    'You create with force and little patience. A rough version shown early will bring you more joy than a finished one kept back.',
  ],
  6: [
    'Work turns into a sport. Astonishing amounts get done, and pauses need to be put on the calendar.',
    'You could do the work of two, and be as hungry as three. Eat.',
    'Mars sets a pace in your daily work that not everyone can hold. Measure yourself against the task and not against them.',
    'You have strength for the jobs that have been avoided. Start with the one that makes other jobs easier.',
  ],
  7: [
    'Strong wills come to meet you at the Descendant. A direct offer calms them.',
    'Somebody presses, and you feel how strong you are. It can be enjoyed on both sides.',
    'Mars stands on your Descendant, and someone else makes the first move. Answer with an offer, and see what they do with it.',
    'A difference with a partner is fought out at last. What remains of it afterward is something you can both work with.',
  ],
  8: [
    'What is deep and shared gets heated. Ask for exactly what you want more of.',
    'A hot question about what is shared wants a cool room.',
    'Mars goes into matters that are usually left in the dark. You may ask the direct question, provided you can bear the answer.',
    'Shared money or an old debt becomes urgent. Deal with the figures while the feelings cool, and then with the feelings.',
  ],
  9: [
    'The urge is for distance, or for the truth. Either is better approached on foot.',
    'You set out for the truth with a packed lunch. It is farther than it looks.',
    'Mars wants distance, proof and victory in the ninth house. Study hard or travel hard, and argue only with people who know more.',
    'You defend a conviction and discover its weak side. That is progress, and you may say so.',
  ],
  10: [
    'You are seen to be in motion. It is a stretch for doing the visible thing first.',
    'At the top of the chart there is a race, and you are in it with a number on.',
    'Mars stands high in your chart and shows the world how you work. Take the lead where you are willing to be held to it.',
    'You have no wish to wait for recognition. Ask for the task that leads to it, and do it in full view.',
  ],
  11: [
    'In any group you join, things start to happen. See that the quiet ones are asked.',
    'The club needs a motor. You may lend yours for a trip or two.',
    'Mars brings drive into the eleventh house, and a group turns to you for the next step. Give it one that can be taken at once.',
    'Friends clash over means while they agree on ends. You could remind them of the ends.',
  ],
  12: [
    'Your drive works behind a closed door. Effort without witnesses goes furthest.',
    'Old irritations come knocking by night. Ask each what it wants, and take down the answer.',
    'Mars is hidden in the twelfth house, and restlessness shows up as tiredness. Exercise alone, and sort out an old resentment on paper.',
    'You fight something that nobody else can see. Give it a name, and it turns out to be smaller than the fight.',
  ],
};
