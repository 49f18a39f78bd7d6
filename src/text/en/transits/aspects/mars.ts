import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const marsTransits: TransitAspectsOf<typeof Mars> = {
  [Sun]: {
    conjunction:
      'The stable door is open and the horse has noticed. Every other year Mars crosses your Sun, bringing ten days of drive that would sooner act than confer, and others feel the hoofs. Choose a field before you mount, some contest or beginning long put off. Slow down past anyone on foot, and walk the last mile home.',
    harmonious:
      'Swimmers gain half a length at the turn by folding up small and shoving off. You have the knack of it for a week or more: opposition is something to push against cleanly, and rivals respect the stroke. Splash is inevitable in a crowded pool. Enter the race whose form has lain on your desk. Train early, before the lanes fill.',
    tense:
      'Somebody has left their car in your space, daily, in one form or another. For a week or two commands nettle you, you answer with the chin, and victories taste of metal. In so much friction is plain news about where you have been crowded. Paint the line once, in person and in a good light. The surplus can go into a rowing machine.',
  },
  [Moon]: {
    conjunction:
      'Onions, chopped very fast. For a week, sometimes longer, feeling goes straight to the hands; you protect, you snap, and you want the home to be different by tonight. Tears come afterward and are only partly onion. Scrub something first, if you must. Say that you were hurt while it is still merely true, before it has had time to arm.',
    harmonious:
      'It takes you one phone call to get the crossing guard reinstated. Instinct has muscle for a week and a half: you know whom to stand up for, and can do so without shouting. At home your help arrives at a trot, now and then ahead of the request. Paint the back room together. Let the others choose the color, and hold the ladder.',
    tense:
      'Toast sets off the alarm, and the whole building comes out in slippers. Reactions outrun their causes for seven to ten days; a tone of voice is enough, and home becomes the place where everybody’s day is discharged. Something has been smoldering, that much is true. Open a window before you speak. Look under the tray for a crumb, very old and easily shaken out.',
  },
  [Mercury]: {
    conjunction:
      'Verbs first: call, cut, ship. For eight or ten days, every second year, the mind marches, and you settle in one morning what a committee has been stroking since spring. Listeners may feel drilled. Ask one real question in each conversation and stand at ease for the reply. Before anything sharp is mailed, show it to a civilian.',
    harmonious:
      'In the debate final you have drawn the side you believe in. Wits and nerve train together this week and part of next; you are quick without being rough, and a keen negotiator will enjoy meeting you. Enjoyment may run to a third rebuttal that no one asked for. Put your case, with figures, to the body that can change the thing. Sit down early.',
    tense:
      'Everyone at the table is talking, you included, and nobody has touched the rice. For about ten days sentences collide, and the fingers type what the jaw was holding back. Some of it has needed saying for years. Let the loudest run out of road. Then, in a lower voice, bring out the part that you could repeat next month.',
  },
  [Venus]: {
    conjunction:
      'First on the dance floor, before there is anyone to dance with. Desire has initiative this week and well into next, as happens once in about two years, and what you like shows on your skin. You ask; you make things with both hands. Haste is hard on hems. Choose the partner or the canvas you would want in plain silence, and lead for one song.',
    harmonious:
      'By bicycle, through traffic, comes a bouquet with every head intact. Ardor handles well for a week and some days. You go after what you love and nobody is bruised, while couples and bands alike find their beat. Riding so fast, you may not see who is waving from the curb. Brake for them. Then deliver something to a door in person.',
    tense:
      'Half the quilt is yours, and it is three in the morning. Want meets liking head-on for something over a week; passion runs high, patience low, and a tussle about hours or pennies stands in for one about love. It is a warm sort of war. Say outright which half you need, then try the thing crosswise. It may have been large enough.',
  },
  [Mars]: {
    conjunction:
      'With a new blade in it the saw changes its tune. Mars is back at its birthplace, roughly every two years, for a week or ten days that open another round of wanting. Last round’s quarrels look dull, and you may start fresh ones for the noise. Write down what you mean to go for this time. Cut one board slowly, eyes on the line.',
    harmonious:
      'Eight oars go in like one. Your impulses pull in time for about a week, and so do the people you row with, so whatever wants brawn or boldness is done by noon. Anyone a beat behind gets the handle in the back. Look around once, and ease the count. Then take the boat somewhere that used to be too far.',
    square:
      'False start, and everyone is called back to the line. At quarter turns of its two-year round Mars has you compete with yourself for a dozen days; you strain at what wants finesse, or pick a race with a passerby. The speed is real. Shake out your legs, look along your own lane, and go on the gun.',
    opposition:
      'False start, and everyone is called back to the line. At quarter turns of its two-year round Mars has you compete with yourself for a dozen days; you strain at what wants finesse, or pick a race with a passerby. The speed is real. Shake out your legs, look along your own lane, and go on the gun.',
  },
  [Jupiter]: {
    conjunction:
      'Whoever handed you a trumpet might have asked the neighbors. Courage and belief sound together for ten days or so, once in two years, and big attempts come off because you attempt them. Zeal blows sharp now and then. Choose a tune that others can march to, give them a rest between verses, and play the loudest passage facing the hills.',
    harmonious:
      'Along the ridge the wind gets behind you and lifts your pack by the straps. Bold steps cost less than usual for the coming week, perhaps the next as well; backing turns up, and your faith in the outing carries the others. Their legs, remember, are not being blown along. Sign for the peak. Wait at each cairn until the last of them has had a drink.',
    tense:
      '“Bet you can’t,” said somebody, and now you are on top of the garage. Dares and principles look alike for about ten days; you exaggerate, and spend strength as though it belonged to someone else. An appetite for a larger life is quite right. Check the ladder, then the reason. If it holds when nobody is watching, climb something taller, with company.',
  },
  [Saturn]: {
    conjunction:
      'Plowing clay, you learn what an inch is. Drive meets the hard ground of duty for a week or two, every other year; supervisors hover, and temper packs down under the heel. Whatever gets planted in such soil stands. Shorten the furrow. End the day at a mark you set in the morning, and wash the mud off before you speak to anyone.',
    harmonious:
      'Tick goes the metronome, and eight bars come around again. It is no concert, yet well into next week discipline has a beat you like, and heavy things get done in the right order. People within earshot would pay for variety. Close the door for their sake and go a shade faster daily. On the second weekend leave it open.',
    tense:
      'The window comes down just as you reach it: back at two. Some ten days of stop and start are likely, with anger turned up and no basin to pour it in, and you may kick the counter, or scold yourself by the hour. Better plans get made in lines than on the run. Bring the missing form, and the civility that works on clerks.',
  },
  [Uranus]: {
    conjunction:
      'Cables on, and the dead car roars. Every second year, for a week and a bit, impulse jumps the gap: you quit, or kiss, without rehearsal, and a stalled matter starts. Current is no judge of direction. Clip it to the thing you want moving, red to red. Where other people have their fingers, keep your elbows in.',
    harmonious:
      'With a paper clip and a wink you get the projector running. For a week or ten days bold shortcuts hold, and a rule will bend if you grin at it. The person whose rule it was may want it straight again afterward. Go at some arrangement between people that has flickered for months. Try the silliest remedy first, and leave them the clip.',
    tense:
      'One yank, the plug is out, and the whole row goes dark. This whole week you are short with anything that limits you, and others provoke as though paid by the jolt. Freedom taken in such a hurry trips on its own cord. There was a real overload, though. Find the switch for that one circuit, warn the row, and flip it.',
  },
  [Neptune]: {
    conjunction:
      'Swimming after dark, you go by the sound of the shore. Effort loses its outline for a week or more, at intervals of two years; you act on a mood or a mercy and could hardly say why. Poets thrive, and so do lifeguards. For anger the visibility is poor. Rest before you are tired, and tell somebody on the beach where you are bound.',
    harmonious:
      'A surfer waits, looks over one shoulder, and paddles like mad for eight strokes. That proportion suits you for about ten days: intuition chooses, muscle obeys, and labor of love hardly counts as labor. From the sand it looks like idling, and someone may say so. Promise your neglected art, or a cause short of hands, the very next wave.',
    tense:
      'After a two-block sprint you find that the bus is out of service. Between now and the weekend after next force misses its mark; you tire early, or fight somebody else’s battle in borrowed armor. It takes the swagger out of you and leaves a feeling heart. Read the sign before you run. When anger has no face, give it music and bed, then try another street.',
  },
  [Pluto]: {
    conjunction:
      'All morning the stump ignores you, and then it comes up with half the garden. For ten days or so, every second year, you can draw on a will that does not tire. Used on people, it leaves craters. Choose a thing that stopped growing long ago, dig all around it, and tell whoever planted it what you are doing there.',
    harmonious:
      'Under the heat gun four coats of paint lift off in a single curl. For eight or nine days you have a deep, patient force that can end a habit, or face down a bully in a civil voice. Fumes get into the other rooms, so mention what you are at. Strip the one door you go through every day, right down to the grain.',
    tense:
      'On a one-lane bridge two trucks have met, bumper to bumper. Something of the kind recurs for ten days or more: a will as stubborn as yours, or a compulsion honking in your own cab. Conquest and surrender look like the only exits. Reverse takes more strength than either. Back up ten yards over the trifle. Over the load itself, climb down and talk.',
  },
  [Ascendant]: {
    conjunction:
      'In you come with your sleeves rolled, and chairs get rearranged. For a week or two, and then no more for a couple of years, you arrive body first, warm and a little loud in the hall. Beginnings go with a bang. Cups may, too. Lead off something strenuous that lacks a leader, and knock before the smaller doors.',
    harmonious:
      'Volunteers? Your hand is up before the word is out. Being forward suits you till the end of next week; people find it bracing, and a shared effort like a move or a match is done in high spirits. Hands that rise so readily are soon full, and slower ones go home unused. Raise yours for the one thing you care about. At other times, sit on it.',
    square:
      'On the escalator somebody’s shoulder meets yours, and neither says sorry. For one week, conceivably two, other people are in the way, or you are in theirs; partners push, you push back, and it is refreshing for the first minute. Honest opposition can save you a blunder. Ask the one who annoys you most to say all of it. Then stand to the right.',
    opposition:
      'On the escalator somebody’s shoulder meets yours, and neither says sorry. For one week, conceivably two, other people are in the way, or you are in theirs; partners push, you push back, and it is refreshing for the first minute. Honest opposition can save you a blunder. Ask the one who annoys you most to say all of it. Then stand to the right.',
  },
  [Midheaven]: {
    conjunction:
      'First in, coat still on, already asking for the numbers. Every couple of years Mars takes the top of your chart, and for ten or twelve days ambition is hot and in plain view; you press the claim and outwork the field. Toes will be underneath. Announce what you’ll deliver and by when, then buy breakfast for whoever had the numbers ready.',
    harmonious:
      'At your count the whole crew lifts, and up goes the side of the barn. Effort is both seen and shared for better than a week, and you get home with strength left over for the gate. The one who counts does collect the credit, as a rule. Call the big lift. When the neighbors come to admire it, point out who cut the joints.',
    square:
      'Slam goes the laptop, and the forks jump. Work follows you home on the heel of your shoe for about ten days, or a row at home gets its hearing at the office; superiors are curt, and so are you. Fuel for a hard change is in there. Tell the table what the other battle is about, and propose a truce until Sunday.',
    opposition:
      'Slam goes the laptop, and the forks jump. Work follows you home on the heel of your shoe for about ten days, or a row at home gets its hearing at the office; superiors are curt, and so are you. Fuel for a hard change is in there. Tell the table what the other battle is about, and propose a truce until Sunday.',
  },
};
