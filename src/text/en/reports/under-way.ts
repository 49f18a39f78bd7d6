import type { ByHouseWordings } from '../../catalogue.js';

export const mercuryUnderWay: ByHouseWordings = {
  1: [
    'The wrong word still arrives first. Let it, and correct yourself cheerfully, since people find the unpolished version easier to talk to. Listen to a recording of your own voice twice this week, without wincing.',
    'No bulletin about you is due yet. Mid-rethink is a good place for mending a coat pocket and retracing a favorite walk. To anyone who presses, “I am still deciding” counts as a full reply.',
  ],
  2: [
    'The spreadsheet stays open another week. Go over one column only, the groceries say, with real attention. Something you have hunted for since the move could well be lying in the other toolbox.',
    'Haggling can rest. Meanwhile dig out the warranty, fix the zipper, give back the borrowed fifty with a note. What you are worth is being recounted, and losing your place in the count is allowed.',
  ],
  3: [
    'Crossed messages go on crossing. Pick the one that matters and put it into a voice, even a hoarse one. Then do half a crossword with a sibling, who remembers words you have mislaid.',
    'Another stretch of familiar roads: the same newsstand, the neighbor’s story in its third edition. It contains a new detail. Ask about that, and postpone telling your own until you have checked the ending.',
  ],
  4: [
    'Parcels for the previous tenant keep coming, and so do topics from earlier suppers. Send back what you can. One of them, in faint ink, is addressed to you, and the week has room to open it.',
    'The bookcase is sorted as far as M. Carry on a little each evening, for talk at home comes best while hands are busy, and someone is about to ask why you kept that one.',
  ],
  5: [
    'The chessboard stands as it was left, your move pending. No clock is running. In love and at play a second think pays, and a child’s riddle that you answered too smartly may be taken again.',
    'Rehearsals continue. Try the love scene badly on purpose, swap parts, cut the costume with pins still in it. Whatever you make in these days can be unmade cheaply, which is half its charm.',
  ],
  6: [
    'Going back into the pocket undone has made the to-do list soft. Leave two lines standing and strike five. Double-check the hour of any appointment, and sharpen pencils while you are on hold.',
    'Still no word about the replacement cable. Log each workaround you improvise, for one of them beats the official method. Find out which colleague invented it, and see that they hear about it.',
  ],
  7: [
    'A long conversation with a partner has gone on until neither remembers what started it. Over toast, each of you sums up for the other what has been said so far. Conclusions may come later.',
    'Hold the signature a while longer. The clause that both of you skip deserves a highlighter and ten minutes, and a silence on the line may only mean that someone is looking for their glasses.',
  ],
  8: [
    'One bill has gone back and forth so often that its corners are round. Stay courteous and keep copies. This is a week for asking what you two are really dividing, which may be attention.',
    'The puzzle of who knew what still covers the table, with the blue pieces all alike. Sort by edges, facts before guesses. If someone hands you a corner, thank them and leave the middle for later.',
  ],
  9: [
    'Chapter four goes on saying something other than you remembered. Read with the pencil out. Trips are replanned by the hour, and a canceled connection might give you a long lunch with a stranger’s opinions.',
    'Your form lies in a tray in another time zone. While it rests, look up the word you have mispronounced for years, and hear again the talk that changed your mind, to see whether it would today.',
  ],
  10: [
    'Colleagues are still quoting the earlier draft. Number the versions and bring printouts. Tidying what your name stands on is dull to watch, and the person who inherits your folder will think of you warmly.',
    'Your business cards are at the printer’s for correction, so people judge by replies. Give each a second glance and no third. Lunch with a former colleague could remind you what you were hired for.',
  ],
  11: [
    'The group’s plan has been changed once more. Volunteer to list who owns which folding chair, since somebody should know. A phrase an old friend used about your hopes comes back, this time with its meaning.',
    'Reunions keep happening in aisles and lobbies. Pack patience for the question of what became of your great scheme, and give a different answer every time until one of them rings true.',
  ],
  12: [
    'Sleep goes on talking. Keep the bedside lamp dim and the mornings slow. A task you mislaid looks out from behind another, and an hour alone with it, door closed, is all it asks.',
    'Somewhere a tap drips, each drop like half a word. Let the week be porous, with fewer calls, longer baths and the same album again. The other half of the word has further to fall.',
  ],
};

export const venusUnderWay: ByHouseWordings = {
  1: [
    'Three outfits on the bed, and none of them yours. Another week of not knowing what you like is bearable in old corduroy. Postpone the tattoo, be polite to cameras, and smell things before deciding.',
    'Compliments still go slightly astray, praising the person of last year. Thank people on that person’s behalf. It might be worth asking an old friend when your laugh changed, and whether they miss the other one.',
  ],
  2: [
    'Your breath is on the shop window. Walk on, because the sorting of wants is only half done and prefers polish to purchase. Carry the good boots and some rags out to the steps.',
    'Lend somebody the bowl you never let out. Absence is a fair scale while you are still pricing your affections, and you may miss it less than you would have missed being asked.',
  ],
  3: [
    'Once more the “hello” on the stairs is a degree too cool. Warm the next one. Courtesies among neighbors and siblings are being rebalanced, and a jam jar returned full counts as correspondence.',
    'Reading aloud suits these days. Choose something you loved at fifteen and see who stays to listen. In a long revision of tastes, a blush on page nine tells you as much as any critic.',
  ],
  4: [
    'The paint cards have been taped to the wall so long that they are decor. Leave them up. What wants choosing at home this week is who may drop by unannounced, and whether guests get the guest towel.',
    'Lace from some great-aunt, torn at one corner. Mend it in the evenings while relatives telephone. Fondness and old hurt take the same thread, and a few stitches apiece are enough for now.',
  ],
  5: [
    'On the dance card one name appears twice. With an earlier love, or an earlier art, the music has paused for a bar and nobody has sat down. Hum, and keep your shoes on.',
    'Desire goes window-shopping in its own past. Give it an outing, say to the fairground where it began, with a friend along for ballast. Children’s views on your love life are available and refreshingly brief.',
  ],
  6: [
    'The flowers on the desk are some days old. Trim the stems. While you sort out which tasks you love, pleasantness at work needs this kind of upkeep, and one polite favor can go undone as a test.',
    'The cafeteria pudding has not improved, nor has your habit of calling it delicious. A small honesty would freshen the daily round this week. Bring a pear, and give half to the new colleague.',
  ],
  7: [
    'You two have come to the page in the album where somebody was cut out with scissors. Talk about the hole. With a partner, be gracious over taste just now and exact over kindness.',
    'On a seesaw one of you hangs in the air, legs dangling, thinking. Balance takes longer to find than either would like, and a shift of inches does it. Offer to sit nearer the middle.',
  ],
  8: [
    'The joint present still has no card. Who gives, who receives and who keeps count may all be asked now, with a hand on the other’s sleeve. Tear up one old IOU where they can see.',
    'Perfume lingers in a scarf you were lent. Attraction and possession are being told apart slowly, so hold on to it for the week and then choose: give it back, or ask outright to keep it.',
  ],
  9: [
    'Love letters, in a language you have half forgotten. Get out the grammar. The far-off thing you long for stays far this week, and improves with study of its verbs, its cooking, its reasons for not writing.',
    'At the museum, sit down again before the painting you disliked. Your taste in ideas is still touring, and an hour on that bench makes a whole itinerary. Send someone the postcard, with one revised opinion.',
  ],
  10: [
    'The portrait for the office stairs is still on the easel, its mouth unfinished. Sit patiently. People at work could like you a shade less this week in exchange for one opinion they can use.',
    'Bouquets addressed to a job title wilt fast. While it stays open what you love about your work, do some overlooked part of it prettily, and accept thanks for that part alone.',
  ],
  11: [
    'The friend who always picks the restaurant has picked again. Order what you actually like. Fondness in the group is being reweighed meal by meal, and leaving before the dessert speech needs no explanation.',
    'News comes round of the picnic you missed, and the pang is informative. Notice whose faces caused it and send those two a note. Other invitations may stay undecided under their magnet.',
  ],
  12: [
    'Behind a wall a cello practices one slow phrase. Your heart is similarly engaged, and most people can be spared the details. Give it an hour a day when nobody needs you to be charming.',
    'A pressed violet keeps its color and loses its scent. Visit your private memories of love on those terms for now. By bedtime close the book, and put something fresh in water.',
  ],
};

export const marsUnderWay: ByHouseWordings = {
  1: [
    'Boxing with your own shadow, you both tire by the second round. Sit down on the stool and let somebody else hold the sponge. Strength is being relearned from the feet up, without spectators.',
    'The matches are damp. Strike fewer, and carry the box in an inside pocket. Starts withheld this week are building something, if irritation goes into stairs and carpets and spares the next person in line.',
  ],
  2: [
    'Over the matter of pay both sides have dug in. Stay in your trench for the week with a book. Counting supplies, you find enough, and the itch to buy something can be walked off round the block.',
    'Strip the old chair down to bare wood. Sanding is the right speed for anger about money, and at this stage of the long slowdown a thing restored by your own arm does more for your pride than buying.',
  ],
  3: [
    'By way of three relatives, your sharp remark to a sibling has come home. Own it in the original wording. On the road, go slower than the argument in your head and wave others through.',
    'Your keyboard takes the beating meant for someone next door. Type it all, sleep, and save the one sentence that is both true and short. Delivery is better left until you have met them smiling.',
  ],
  4: [
    'There is still a ladder in the living room. Walk round it. Tempers at home have found the detour as well, and a week of silencing squeaks suits everyone better than a final push.',
    'Saucepans are being put away louder than necessary. Dry a few, then ask what the noise is about. The family’s old dispute over who does more can be advanced by about a teaspoon.',
  ],
  5: [
    'Second half, no score, grass on everybody’s knees. Play for the passing. Pursuit in love has slackened into something like sparring, and children would much rather see you fall over than win.',
    'With a mute in it the trumpet turns out to suit the tune. Go on wooing and making at that volume for now. A big gesture would crack the note, while a private joke carries to the right ear.',
  ],
  6: [
    'The wheelbarrow has a flat tire and the gravel still blocks the drive. Shift it by the bucket, a load before lunch and a load after. Anyone who promised to help may be told you noticed.',
    'Overtime done out of spite tires twice. Keep to your hours this week and decline the race with the colleague opposite. Leftover vigor can go into sweeping, which cools more tempers than a meeting.',
  ],
  7: [
    'Fencers spend most of a bout at a distance, measuring. Do that. A partner’s provocation can be met with a raised eyebrow, and the true grievance named when both of you have your masks off.',
    'Two people are tugging at one blanket, long past midnight in this argument. Get up and fetch the second blanket. Whose fault it was can remain open for the week while everyone is warm.',
  ],
  8: [
    'A pressure cooker depends on its little valve. Let off steam in the talk about debts and desire, using sentences that begin with “I want,” and leave the lid alone until the hissing stops.',
    'Old rage at whoever took more than their share burns like peat, slowly and out of sight. You can find the place by what you refuse to lend. Air it with one trusted listener this week.',
  ],
  9: [
    'The mule has sat down on the mountain path, and no crusade gets past it. Unload a conviction or two, feed the animal, and enjoy a view you were too busy to see on the way up.',
    'Around four in the morning you lost the debate in your head. By day, look up the opponent’s source. The trip you are burning to make will be better for a mended tent.',
  ],
  10: [
    'Pawing the ground impresses nobody at headquarters. Put these weeks into the thankless end of your job, at a fair clip, and let the rival overreach without your help.',
    'The flag hangs halfway because its rope has jammed. Nobody needs to climb the pole. Ask a superior for one small decision, the kind that can be made on the spot, and thank them briskly.',
  ],
  11: [
    'In the tug-of-war everyone digs in and nothing moves. Look along the rope for whoever is pulling sideways: somebody tired, or perhaps yourself. Call a rest and pass the water round.',
    'A friend has gone silent since you pushed your plan through. Turn up with muscles and no agenda, to carry boxes or dig a flower bed. The cause can do without marching for some days.',
  ],
  12: [
    'Somebody is hammering in your dreams, and by day you are tired and civil. Look for the nail, some fight you walked away from that still sticks up. Tap it flat in a letter that stays home.',
    'Like a boiler in an empty hotel, your drive keeps up pressure with no guests to warm. Work it off alone, with laps in the pool or a hedge. Before bed, excuse yourself one unfought battle.',
  ],
};
