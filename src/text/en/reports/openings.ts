import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySignWordings } from '../../catalogue.js';

export const weeklyOpenings: BySignWordings = {
  [Aries]: [
    'Shoes are on before the coffee has dripped through, and one arm is in the jacket. Seven days look to you like a street running downhill. Decide at the top which doorway deserves a stop, since late braking is hard on the soles.',
    'First into the water, and only then asking how cold it is: that is your usual way with a week. It gets things started. Save one blunt question for before the jump, preferably about who else is coming.',
    'A fresh list, three items long, all of them urgent by breakfast. The heat in you does its best service early in the week. Put the task that bores you at the top while the match is still burning.',
    'Somebody has to ring the bell, and the others have got used to its being you. Go ahead and ring. Then look over your shoulder around midweek to see how far back the column has fallen.',
  ],
  [Taurus]: [
    'Bread rises at its own speed, and so do you on the first morning of a week. Nobody gains by hurrying either. Have something pleasant ready for the evening, and the heavy task lifts more easily at ten.',
    'Same mug, same seat by the radiator: with the small matters fixed you have strength left over for the large. Change one of them deliberately this week, before someone else moves the furniture.',
    'A cart horse does not look impressive at the start of a field. Ask again at dusk. Your week is made by steady pulling and spoiled mostly by people who shout, so stand still and let them lose their voices.',
    'Pockets checked and pantry checked, you are ready for seven days on your own terms. Comfort carries you a good way. Watch only for the evening when the sofa makes a decision that ought to have been yours.',
  ],
  [Gemini]: [
    'Two half-read articles, a pencil behind each ear, and someone interesting on the line: so begins the usual week. You think best in company and in motion. Write the one promise that counts on the back of your hand.',
    'Two invitations for the same evening, and a good case for both. Speed is your wealth in a week and dispersal its tax. Toss the coin, notice which face you were hoping for, and go there entirely.',
    'What did the neighbor mean by that? A week opens for you with a stray remark, and by noon three people have improved on it. Follow the best version, and leave the others lying for the pigeons.',
    'The crossword gets done at the stop light, the call returned between floors. You live in the gaps of a week better than most live in its rooms. Still, furnish one of the rooms and shut its door for two hours.',
  ],
  [Cancer]: [
    'Before a week can start there must be milk in the house and everyone accounted for. That done, you move sideways toward what you want, and get there. Say once in plain words what it is, since few people own a tide table.',
    'The mood of the kitchen at seven in the morning goes with you into the meeting at nine. Change it at the source, with music or an opened window. You feed many people in a week, and one of them should be you.',
    'With a spare scarf in the bag for whoever forgot theirs, you set out. Care is how you hold a week together. Count, around the middle of it, which of the scarves came back.',
    'Something said a month ago still sits in your hallway with its boots on. Ask it in or show it out, since a new week wants the mat. Your memory is a fine host and a poor doorkeeper.',
  ],
  [Leo]: [
    'Curtain at nine, whether or not anyone has bought a ticket. You give a week your full voice from the first scene, and people in dull jobs are grateful. Find out the names of the stagehands and use them.',
    'The breakfast table gets a performance, and so does the cat. Warmth like yours lights a week cheaply, and it asks to be seen. Pick an audience that claps with its eyes open, even if it seats two.',
    'Someone forgot to thank you, and already the week limps. Thank somebody yourself, lavishly and in front of others, and the color comes back. Large gestures cost you little. It is the small arrears that sour you.',
    'Hair, jacket, a joke for the porter: you dress for a week as though it might be photographed. Some of it will be. Spend equal care on the hours with no lens in them, above all the dull one after lunch.',
  ],
  [Virgo]: [
    'The pen is tested on a scrap before it touches the form. By such means you keep a week running, and nobody notices until you are away. Keep a note of what you fix, so that thanks have somewhere to land.',
    'A drawer sorted on the last free evening, and the week already feels a size larger. Stop there. The second drawer is vanity, and the third keeps someone waiting who came to see you in any state.',
    'Where others see seven days you see forty errands, two of them badly planned. Mend those two, cross off five that only serve your conscience, and eat your lunch from a plate.',
    'Somebody’s wrong word rings in your ear like a cracked glass. You hear it, fine. Spend a week in which you keep the correction and pass the salt, and see how much gets put right anyway.',
  ],
  [Libra]: [
    'Weigh it again: what one friend proposed against what another was promised, with the week dangling between. You are good at fairness and slow at leaving the house. Set out on the first answer, and let the second catch up if it is better.',
    'Flowers on the desk, or at least a clean row of pencils, and you can face seven days of other people. Grace is how you get things done. Let a disagreement stand in the room for an hour without plumping its cushions.',
    'Between two quarreling colleagues there is usually a chair, and you are in it. They are fond of you there. Get up once this week, taking your tea along, and leave them the chair to talk to.',
    'How would that sentence have ended if nobody had frowned? A week in company begins, as yours do, with tact. Treat the frown as news about the frowner, and go on at the same volume.',
  ],
  [Scorpio]: [
    'The blinds tilt by a finger’s width before you commit to a week: who is out there, and what do they want? You see accurately. Show one ally a card you might have kept, and the table grows easier to play at.',
    'Half measures annoy you by breakfast. When you turn to a matter it stays turned to, all week if required, so choose it with care and give the trifles a shrug. They have done nothing to deserve your stare.',
    'With a locked diary and black coffee you prepare for seven days as if for an interview with a difficult witness. Put the first awkward question to yourself, and answer it within the hour.',
    'Someone smooth says that all is well, and the back of your neck knows better. Wait a day. Proof comes to you as cats do, once you have stopped calling, and the patience saves this week an accusation.',
  ],
  [Sagittarius]: [
    'One boot in the stirrup and a sandwich in hand, you are off before the address has been read out. A week rarely minds. Look up the number of the house once you are moving, because someone there has baked.',
    'Where is the far side of this? Faced with seven days, you want the view from the end of them. Leave the map folded until lunch, and see first to the pebble in the shoe.',
    'The joke was true, which was the trouble with it. Candor gallops ahead of you all week and arrives dusty. Give it an escort: a kind word goes in first, and after that whatever you please.',
    'With too much packed, or nothing at all, you set out and trust the road for the rest. It generally provides. This week, take along the charger, and also the promise you made to the person at the gate.',
  ],
  [Capricorn]: [
    'The alarm is set six minutes early, for reasons of your own. You enter a week by the service stairs with your sleeves done up, and it respects you. Schedule something useless at four and be punctual for it.',
    'Rope, water, a look at the ridge: the climb is planned before others have found their socks. Going up by yourself is a habit, though. Ask someone onto the rope this week, and let them lead an easy stretch.',
    'Whose job was that? Yours, evidently, since it has been done. A week leans on you out of long custom. Move half a step to the left and see which of the leaners has legs.',
    'Dry humor is the window in your wall. Open it early in the week, while duties are still stacked on the sill and others can enjoy the draft. A joke in the elevator has never yet delayed a floor.',
  ],
  [Aquarius]: [
    'A gadget taken apart on the breakfast table, an argument taken apart above it, and the week is under way. You want to know how things work before you obey them. Put one of the two back together by evening.',
    'Everyone is taking the bridge, so you look for a boat. Now and then that is how a better crossing gets found. On other days it means a swim in your shoes, so ask a local before you wade in.',
    'Friends in four time zones have your opinion by noon, while the person beside you still waits for a good morning. Start at your own elbow. The rest of humankind keeps office hours all week.',
    'Which rule were you about to break, and does it merit the trouble? Some do. Spend the week’s rebellion in one place, where it opens a gate for other people too, and stand in line like anyone for the rest.',
  ],
  [Pisces]: [
    'The week finds you still holding a corner of last night’s dream. Bring it along, since it is often to the point. Write the two hours that cannot move on a card, prop it against the cup, and float between them.',
    'An old song in the supermarket, and you stand by the pears with wet eyes. So you keep in touch with things. Eat before noon and let the phone lie, and only half the world’s sorrows will reach you this week.',
    'Does that feeling belong to you? Sort them at the door, as one does with umbrellas after a party. People leave theirs with you all week without noticing, and a few would be glad to have them back.',
    'Someone asks for an hour and has had the afternoon before you find the word for no. It is a short word and can be hummed. Practice it on a telephone survey, then spend the rescued time near water.',
  ],
};

export const monthlyOpenings: BySignWordings = {
  [Aries]: [
    'Months are long for a sprinter. Yours tend to have a roaring first week and an orphaned third, so cut this one into four short races and give each its own tape to break.',
    'By temper you would sooner cut a path than follow one, and a month offers plenty of brush. Sharpen the blade between swings. A fast walk taken alone settles many a quarrel before it needs a second party.',
    'The half-painted door in the hall tells the story of several of your months: a bold coat, then a bolder idea elsewhere. Enter this one with the brush already wet, and finish the panel by the hinge.',
  ],
  [Taurus]: [
    'Rent paid, decent olive oil in the cupboard: a month is built from the ground up in your opinion, and the opinion is sound. Leave an evening unfurnished for the guest who never calls ahead, since they bring the news.',
    'What you plant you visit daily, and it shows in whatever grows. Going into a month, press a thumb into the soil before you water. A few of your loyalties are being drowned out of habit.',
    'A long lunch is one of your sharper instruments. Over it you find out what a thing is worth and who is selling. Book one early in the month, and let no one rush you past the cheese.',
  ],
  [Gemini]: [
    'A month is some thirty front pages, and you would read them all. Keep a scrapbook. Halfway through, the clippings begin to show a common subject, which is probably the thing you have been meaning to say.',
    'Somewhere in your bag is a book with five bookmarks. A month of yours has as many, and each story is kept going with astonishing ease. One of them deserves its last chapter, so carry that one on top.',
    'Whoever asks you the time comes away with the history of clocks. So lively a mind will see you through a whole month of errands, provided the letters get delivered as well as read.',
  ],
  [Cancer]: [
    'The Moon, who minds your sign, goes through all her shapes in a month, and you have a try at each. Plan the bold errand for a bright evening and leave a thin one free. Moods keep better time than they are given credit for.',
    'Shells come off indoors. Going into a month, you ask first where the safe room is, and after that you do rather daring things in the street. Tell at least one person where the key hangs.',
    'An old measuring cup decides how much is enough at your table, and it was made for a bigger family. Refit the portions this month, of worry as well as rice, and of errands run for grown people.',
  ],
  [Leo]: [
    'A month is a run of performances, some of them matinees for eleven people and a cough. Play those as warmly as the gala. Word of how you treat a thin house travels further than any poster.',
    'What shall the crown be made of this time? Paper will do, if the game is good. You start a month wanting a cause on your own scale, and find it most reliably where someone smaller needs a champion.',
    'Sunflowers turn toward the light and people turn toward you, which is lovely, and tiring for all those necks. Plan an off-season inside the month, two days with the blinds half down and nobody to impress.',
  ],
  [Virgo]: [
    'Graph paper suits your months: a square for each duty, and ruled margins. It is a pleasure to watch and a help to many. Color one square at random, and leave what happens in it unplanned.',
    'An apron with deep pockets might be your flag. You go into a month ready to be of use, and use finds you by the second day. Decide which requests are worth the thread before the basket fills.',
    'Herbs hung to dry, lids matched with their jars: what you prepare now feeds a month. The fussing begins when the jars are done. At that point take off your glasses and ring a friend who is late for everything.',
  ],
  [Libra]: [
    'A duet is your natural form, and a month has plenty of room for a second voice. Invite it. Keep a few bars to yourself as well, sung in the kitchen, so that you know the tune when the other part rests.',
    'Paint swatches on the wall, three whites that only you can tell apart: months go by in such deliberations, and the room does get lovelier. Set an hour for deciding. The fourth white is merely fear of the roller.',
    'Every present you ever gave was properly wrapped, even the spade. You bring that finish to a month. Some people, however, hope to receive you without ribbon, tired and of one opinion. Surprise them.',
  ],
  [Scorpio]: [
    'Divers come up in stages, and a month of yours is best arranged in the same manner: depth in the middle, daylight at both ends. Tell the people in the boat how long you mean to be down.',
    'Old ledgers, in which a slight from years back is entered in a beautiful hand: you could carry them into yet another month. They are heavy, though. Tear out a page and light the stove with it.',
    'Whatever you love, you love with the whole fist. A month goes better on an open palm for part of each day, say from lunch until three. What stays there then is yours in a way that gripping never proved.',
  ],
  [Sagittarius]: [
    'By the tenth page of a brochure you live there. Months fill up with such departures, most of them by armchair. Pick a single one to make with your own feet, and mail a postcard from wherever they ache.',
    'An arrow is a cheap thing until it is aimed. At the start of any month you have a full quiver and a generous arm. Stand sideways and breathe out. The second shot can wait until you have walked over to the first.',
    'Good company at an inn is your idea of philosophy, and a month has several inns. Pay your round and hear the table out. The best argument may come from someone who has never been abroad and knows one valley by heart.',
  ],
  [Capricorn]: [
    'Stone on stone, with the mortar given time to cure: that is how you lay a month, and it will bear weight. Leave a gap in the masonry at shoulder height. There may be someone on the other side worth talking to.',
    'An old watch, inherited or bought with early wages, ticks at your wrist. Time is on good terms with you. Lend some of it this month to a person slower than yourself, and do not enter it in the book.',
    'At the foot of any month you look for the summit and count backward to today. As methods go it is sound and a little lonely. Mark the benches on the route and sit on each, even if your legs object.',
  ],
  [Aquarius]: [
    'A month on your wall calendar has arrows, a diagram and one appointment marked only with a lightning bolt. Explain the bolt to someone. Good company would come along gladly if it knew whether to bring boots.',
    'The club of people who do not join clubs has you on its committee again. You do a month’s good in such circles. Between meetings, try affection at close range, where there is nothing to vote on.',
    'Cold air and high windows, with space to pace: ideas like these conditions, and you arrange a month around them. Feelings come in worse lighting. Leave a window on the latch for them, and ask for no explanation.',
  ],
  [Pisces]: [
    'Watercolor, wet on wet, is how your months get painted. The edges run, and some of the loveliest parts began as a spill. Pencil in a horizon first, such as one bill and one bedtime, and let the rest bloom.',
    'Lost glove, found poem. A month with you in it has a loose weave, and things slip out as well as in. Tie the keys to something red, and give your longing a fixed hour and a table.',
    'A lighthouse keeper would be good company for you: fond of the sea, strict about the lamp. Take on that double nature for a month. Drift all you like, provided that by dusk someone has climbed the stairs.',
  ],
};

export const yearlyOpenings: BySignWordings = {
  [Aries]: [
    'Others make resolutions for a year. You pick a fight with it, usually a fair one. A rival you respect brings out your form, and so does a trainer with a towel. Find these two before the first round, since courage without an address tends to spend itself on doorbells.',
    'A year begins for you at the point where somebody says that it cannot be done. The spark is real fuel. It burns hottest over short distances, though, so give the long plans a few relay stations, each with a witness at the post and a cold drink waiting.',
    'Count the tools you own that were bought for a project of a single weekend. Nobody begins with more heart. In the coming year let each new start pay rent for an old one, so that by its close a few finished pieces stand in the yard with your name burned into the wood.',
  ],
  [Taurus]: [
    'Oak tables are the sort of thing you like to make of a year: heavy to carry in, then there for decades. Measure the room afresh all the same. More than once you have knocked out a wall to spare yourself the admission that a table had outlived its place.',
    'Ask a gardener about the year and you get an answer about soil. Yours is much the same: first the ground, meaning savings in a jar and people who may stay for supper uninvited. From there you are hard to hurry and hard to stop, which friends admire on alternate days.',
    'With a year ahead, you reach for whatever lasted through the previous one. Fair enough: the good boots have been resoled twice, and so have certain friendships. Yet Venus, who looks after your sign, likes cut flowers too. Buy something that wilts in a week and watch what it does for the room.',
  ],
  [Gemini]: [
    'A year with a single theme would send you out of the window. You want two at least, a job and the thing beside the job, or a city and its suburb of ideas. Let them write to each other once a week, or both will ring at midnight asking which one you meant.',
    'Keys from three former addresses, cards from people met once: you go into a year with pockets full of connections. Some of those doors still open. Try the keys in order before cutting new ones, and return the ones that belong to others with a note, since your notes are what people keep.',
    'Mercury, your patron, invented an instrument and stole a herd of cattle on the day he was born. That is about your scale of ambition for twelve months. Fine. Choose one tune to practice all the way through, and hand back the cows when the owner asks nicely.',
  ],
  [Cancer]: [
    'Like someone carrying a full tray through a swing door, you enter a year backward, eyes on the people you are feeding. It works well enough. Turn around now and again to look at the room you are heading for, because a place is laid there under your own name.',
    'Albums, recipes, the box of ticket stubs: the past travels with you into every year and pays its fare in warmth. Give it the window seat if you like. Driving is better left to someone who knows where you want to go next, and that narrows it down to you.',
    'Foundations interest you more than towers, and a year that begins with a sound cellar can carry a good many stories. See to yours: decide who counts as family and who may come in without ringing. After that, ambition comes easier to you than anyone expects who has only seen you stir a pot.',
  ],
  [Leo]: [
    'Hand you a year and you want to sign it in ink, with a flourish under the name. So make something that can bear a signature, a garden or an evening of songs, and put in the hours when no one applauds. The heart leads well, and stumbles only when it stops to look for the camera.',
    'Old tales have the monarch walk through the market in a borrowed hat to find out the price of onions. Try it early in the year. Your circle loves you and therefore flatters, and the truth about onions is a better basis for the next decree.',
    'Birthdays are sacred to you, other people’s included, and you would gladly run a whole year as one, with candles and a speech that goes on. Guests come because it is warm. Assign the clearing up in advance, though, and do your share of it with rolled sleeves, since loyalty is made at the sink.',
  ],
  [Virgo]: [
    'Craft is how you measure a year: was the seam straighter by the end of it? Usually it was. Hang the early, puckered piece on the wall next to the late one, because you tend to forget the distance between them and see only the stitch that went astray in the last row.',
    'Every year hands you a basket of other people’s loose ends, and most of them come back untangled and clean. So much discernment could also work for its owner. Give the freshest hours of each week to a skill of your own, and let the basket stand where somebody will trip over it.',
    'In the old pictures of your sign there is a sheaf, and grain being parted from chaff a handful at a time. Going into a year you do this with plans, and with yourself more harshly than needed. Keep some of the chaff. It makes good packing for things that have to travel.',
  ],
  [Libra]: [
    'In love, in business, across a net: partners of one kind or another fill your calendar, and a year becomes a long rally. You return the ball so agreeably that few discover where you wanted to place it. Call a line of your own early on, and hold to it when someone sighs.',
    'A judge’s bench and a dressing table have this in common, that somebody sits there comparing. You go into a year at both. The verdicts are elegant and often postponed. Allow yourself a few unjust preferences, such as favoring the friend who makes you laugh over the one with the better case.',
    'Peace, in your hands, is built as a violin is built, with glue and clamps and a good deal of waiting. A year gives it time to set. Check what has been shut up inside the body before you close it, for an annoyance left in there will buzz precisely when company is listening.',
  ],
  [Scorpio]: [
    'A year, as you understand it, has to cost something to be worth having. You would strip a wall to the brick to know what it is made of, and good houses have come of that. Ask beforehand whether somebody you love is still living in the room, and give notice before the hammer.',
    'Snakes leave their skin whole on the path, eyeholes and all, and do not go back to try it on. You are capable of such exits. While the year is young, name the skin you have been wearing for other people’s comfort, and look about for a rough stone to rub it on.',
    'Trust is the currency you count slowest. By the close of a year you have generally let one new person in and know their worth to the cent. Consider a cheaper test than silence, for instance a small favor asked outright, which tells as much and leaves nobody standing on the porch.',
  ],
  [Sagittarius]: [
    'Twelve months are a continent to you, coast to coast, and the planning is half the feast. Jupiter sees to it that you seldom lack luggage. Leave one trunk behind on purpose, perhaps the old opinion with the brass corners, and notice how many more stairs you are willing to climb.',
    'Whoever told you that there is always another horizon was right, and never mentioned who feeds the dog. Begin the year with that question. Answered once, properly, with a rota on the fridge, it sets you free to go. Dodged, it barks after you through every airport.',
    'A teacher with grass stains on both knees: that is roughly how you come through a year, picking up knowledge at a run and giving it away at the next gate. People live on it. Go back to one of them after a while and ask how the advice turned out. It will improve the next edition.',
  ],
  [Capricorn]: [
    'Others hope for a year. You budget it, and set aside a reserve for folly that has hardly ever been touched. Draw on it. Saturn, who has your affairs in hand, wants things to last, and whatever has no play in it cracks at the first frost, as any bridge builder will confirm.',
    'Goats choose a foothold that looks like nothing from below. So with the posts you take up in a year: dull from outside, they turn out to lead somewhere. Call down what you can see. The people at the bottom have been minding the picnic, and the climb was partly for their sake.',
    'As a child you were probably trusted with the house keys, and you have been carrying keys ever since. A year adds another to the ring. Before it does, take off two that no longer open anything, and hand a third to a younger person who has been longing to be asked.',
  ],
  [Aquarius]: [
    'Ten years ahead is where you do your thinking, and a single year looks from there like an early sketch. The view is useful and rather short on handrails. Bring a piece of that future into ordinary use, even a fairer way of sharing a hedge trimmer, and let people handle it.',
    'Two rulers have been named for your sign, one who keeps the clock and one who takes it apart. You enter a year with both at the table. Let the first have the mornings. Given a framework your inventions hold, and without it they lie about in springs and cogs, waiting for a name.',
    'The figure with the pitcher pours for everyone, and no star map shows who fills it. Think about that while the year is new. You give insight away by the quart, to strangers especially, and what refills you is humble: an idle day, or an old friend who wants no insight.',
  ],
  [Pisces]: [
    'Plans for a year dissolve in your hands, so put a tune in their place. You can tell by ear when the days are in key, and when you have been humming along with someone else’s. Write the first bars down. In the thick of other voices, the paper will remember.',
    'There are two fish in the old emblem, tied by a cord and swimming apart. One wants to give everything away, and the other to be left alone with a book. Plan a year that feeds both in turn, and neither will have to pull so hard on the string.',
    'A harbor takes in whatever comes, from the yacht to the leaking rowboat, and it can do so because of a wall. Build that first. A year in which you are kind on set days and unreachable on others lets in as many boats as ever and keeps your own afloat.',
  ],
};

export const ascendantOpenings: BySignWordings = {
  [Aries]: [
    'Forehead first, you come through a door as if it might have been locked. People feel the draft and sit up, and some take it for a challenge. A year meets the same approach and usually gives way. Where it does not, try the handle again with a civil word.',
    'Strangers meet your pace before they meet you: a quick hand, then the answer while the question is still looking for its verb. Mars has the keys to this chart. In a year so entered, second thoughts arrive in the person of somebody opposite, gracious and slower, and you are wise to let them finish.',
  ],
  [Taurus]: [
    'Rooms slow down by a beat when you come in. There is the unhurried step, the low voice, the best spot taken without any fuss, and people find themselves sitting too. You take on a year likewise, by settling into it. See to it, though, that somebody can still ask you to shift along.',
    'First impressions of you have weight: something solid about the shoulders, a glance that rests on the food before the faces. Strangers trust it and ask you to hold things. Accept fewer parcels this year. Standing firm pays better when the load you stand under is your own.',
  ],
  [Gemini]: [
    'The sentence starts in the hallway and reaches the room slightly ahead of you, with hands supplying the punctuation. People warm up quickly and wonder afterward what they gave away. Over a year, let them hear the slow version too, the one you tell once the plates are cleared.',
    'Light on your feet and younger than your papers, you scan a room as one leafs through a magazine, back to front. Years are sampled like that too, and richly. Sooner or later an earnest person across from you wants the article read aloud to the end. Pull up a stool for them.',
  ],
  [Cancer]: [
    'Near the exit and close to whoever looks lost: that is where you come to rest in a strange room. Your face shows each passing cloud. People confide within the quarter hour, and a year brings you dozens of them, so decide beforehand how many may stay for breakfast.',
    'Two moves forward and a sidestep, testing the floor. Strangers find you shy until somebody needs looking after, and then they see who is in charge. Let a year witness the second version sooner. Ambition tends to reach you through a partner, so ask theirs to move over and make room for yours.',
  ],
  [Leo]: [
    'Chin up, hair in motion, you come into a room as if you had been announced, and quite often the talk does pause. A year will turn its head too. Use the moment to draw in whoever stands nearest the wall, since a host is remembered longer than a guest of honor.',
    'The chest goes first, with the heart in it and nothing hidden. Strangers guess at confidence, and seldom at how long you looked in the mirror. Entering a year, keep company cool enough to tell you when the collar sits wrong and fond enough to wait until the music covers it.',
  ],
  [Virgo]: [
    'Neat cuffs, a modest place by the door, and within minutes you know who is thirsty and which bulb is about to fail. People take you for cool until you hand them the exact thing they lacked. Go into a year ready to be handed something in return, imperfect and wrapped in newspaper.',
    'A room gets proofread as you walk in. The look is kind, for the most part, and the helpful remark arrives in an undertone. A dreamier person tends to end up opposite you, spilling a little. Spend some of the year finding out what they see while you are fetching the cloth.',
  ],
  [Libra]: [
    'Pleasant is the word they use after you have left, and they cannot say which sentence did it. You tuned yourself to the room in the doorway, as an orchestra takes its note from the oboe. This year, now and then, be the oboe and let the strings come round to you.',
    'A tilt of the head, an easy question, and the shyest guest is talking. Strangers discover their good manners in your company. Bolder natures come to stand opposite and decide things for you both. Enter the year with two decisions already made, and mention them over the first drink.',
  ],
  [Scorpio]: [
    'Conversation dips, then resumes at a slightly better level. You have only come in and looked. That look makes the idle nervous, while the troubled cross the carpet to tell you things. In the year ahead, smile a second earlier than feels natural and see how much more you are shown.',
    'Dark wool, few words, a back that prefers the wall. People invent a history for you and treat you according to it. Correct them with a plain fact or two, such as how you like your eggs. The year is simpler among those who know that, and someone placid may even cook them.',
  ],
  [Sagittarius]: [
    'The laugh gets there ahead of you, and something on a low table tips over. Nobody minds. Rooms feel roomier with you in them, as if a wall had been taken down for the evening. Go through the year with an eye on low tables, and on the owner who was fond of the cup.',
    'Long strides, a hand already out, some tale begun on the stairs. People decide at once that you are fun, and later that you meant it. A year asks you to prove the second point. Sit with the clever doubter who keeps turning up opposite, and let each grand claim be questioned once.',
  ],
  [Capricorn]: [
    'Straight back, sensible shoes, a nod where others would wave. People you have just met ask where the fuse box is, assuming that you run the place. By the end of a year you often do. In the meantime tell them something foolish about yourself, for authority wears better with a visible lining.',
    'Last through the door, having parked for everybody, you stand a moment to see what still needs doing. It reads as reserve. Someone softer across the table would gladly take your coat and hear about the drive. Let the year have such moments in it, and hand over the coat.',
  ],
  [Aquarius]: [
    'Something in the outfit disagrees with the rest, and that is where the conversation begins. You are friendly to the whole room and belong to no corner of it. In a year of many rooms, stay in one of them until the lamps are put out and somebody has seen you yawn.',
    'One raised eyebrow at the seating plan, and before the bread arrives you have shuffled it. People are amused and a little braver near you. Some warm show-off sits down opposite, wanting your full attention. Grant it for an evening now and then. The year can be reformed in the morning.',
  ],
  [Pisces]: [
    'Soft shoes, and nobody is sure when you arrived. You took on the temper of the room at the threshold, and by the second song people are telling you about their first love. Go out on the balcony at intervals this year, look at your own hands, and come back as yourself.',
    'Large eyes, a shoelace undone, an apology for the hour. Strangers see in you whoever they have been missing, which is tender and leads to mix-ups. A practical person usually appears opposite with a list. Be grateful, and add in your own handwriting what you came into the year to do.',
  ],
};
