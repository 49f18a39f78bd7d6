import type { ByHouseWordings } from '../../../catalogue.js';

export const risingMars: ByHouseWordings = {
  1: [
    'For a stretch of the year you take up more room. The chin lifts at the Ascendant, sentences shorten, and people feel a draft as you pass. Put that force behind one undertaking of your own and apologize promptly for bruised toes.',
    'Courage is mostly blood in the legs, and there is plenty of it for some weeks. Start what has been discussed to tatters. Impatience will find you easily too, above all in line, so carry a book with short chapters.',
  ],
  2: [
    'Wanting becomes specific: that rate, that coat, that client. Chase the one that lasts longest in the memory. As seasons of the year go, this suits pushing for better pay, provided that you sleep on whatever glitters.',
    'Sweat has a price, and you are ready to name it. Hard, countable effort does more for your confidence in these weeks than anyone’s reassurance. Watch how fiercely you guard small things when a larger one is what feels threatened.',
  ],
  3: [
    'Traffic, texts and cousins all seem to have conspired against your schedule. Among them, your wits are razor-bright and want exercise. Give a sharp talk or write a sharp petition, and let one remark a day go unanswered.',
    'A neighbor’s drill starts at seven, and diplomacy is awake before you are. The season favors speaking up early and close to the cause. Say it at the fence, unrehearsed, while it can still be settled with a shrug.',
  ],
  4: [
    'Heat rises from the foundation. In private you are less willing to keep the peace by swallowing things, and relatives notice. Pick the single change at home that is worth a stormy evening, and begin it with your own hands.',
    'There are sledgehammer months in any year of family life. This one is useful if you know which wall bears weight. Ask the oldest resident before you swing, and sweep up together afterward, because the sweeping mends more.',
  ],
  5: [
    'Play for keeps, flirt in earnest, paint with the big brush. Your nerve is up in all that is done for joy. The people you play with may tire sooner, and a graceful loser is asked back in every season.',
    'Something in you would rather risk a flop than sit through another tasteful evening. Enter the contest. Children and lovers like you this direct, so long as your excitement leaves them room to refuse.',
  ],
  6: [
    'Work becomes a contact sport for a few weeks, with inefficiency as the other team. You will finish astonishing amounts. Schedule the pauses as firmly as the sprints, since coworkers copy your tempo and the weakest of them sets the mood.',
    'A blunt blade makes you angry, so sharpen it, and then do all the others in the drawer. Small repairs drain off a good deal of temper this season. Whatever irritation remains likely concerns who does what, and merits a meeting.',
  ],
  7: [
    'Sparks at the Descendant: someone contradicts you, and your pulse enjoys it. Partnership gets its yearly bout of honest friction. Say what you want before you say what they did, and choose opponents you would gladly have lunch with.',
    'A tandem goes fast when both riders push and badly when both steer. Settle that in advance with whomever you share a plan. These weeks bring strong wills toward you, and a direct offer from you usually calms them.',
  ],
  8: [
    'Bolt cutters are at hand for whatever has been chained up between you and another person. Use them on the lock and spare the door. Shared bills and desires can be tackled with vigor, one per evening, before anyone is tired.',
    'Jealousy burns like cheap fuel, hot and smoky. If it flares this season, ask yourself what you want more of, and request exactly that. The same drive can finish a long, dull process about joint affairs almost overnight.',
  ],
  9: [
    'Convictions have muscles now. They would like a mountain, a debate or a hard exam, and any of the three will keep them from bullying the dinner guests. Book the effort early, while you still believe you could win.',
    'Going is easier than packing. For part of the year distance pulls at you bodily, and a bold application or a trip with little planning can succeed. Leave your address with somebody more careful than yourself.',
  ],
  10: [
    'As a battering ram, you are conspicuous up at the Midheaven. Aim well, then: one promotion, one campaign, one stubborn door. Superiors respect the run-up more than the shouting, and an ally inside can lift the latch first.',
    'Your best-known season of effort has arrived, the one by which others will judge the year. Volunteer for what frightens the department a little. Keep some strength for the evening, when the person at home has been brave too.',
  ],
  11: [
    'Meetings run hotter with you in them. A common cause finally gets legs, and perhaps a quarrel over whose legs. Do the first errand yourself, credit the second to a friend, and the group will forgive the raised voice.',
    'Who among your friends can be argued with until midnight and met for breakfast? Those are your company for this campaign. Fight for a long-held hope as for a seat on the council, by turning up at every door.',
  ],
  12: [
    'The engine runs in a closed garage, so to speak: much push, little road. Air the place with hard solitary exercise and with truth, told to someone outside the story. Plans drawn in these weeks move later, and fast.',
    'A grudge does pushups in the basement of your mind. Before you meet it in public, find out what it defends. These are good weeks for effort without witnesses, such as clearing a debt of favors or an attic.',
  ],
};

export const risingJupiter: ByHouseWordings = {
  1: [
    'A generous year begins at the Ascendant, and the doorman already knows your name. You seem larger to others, and hopeful. Ask for the ambitious thing in your outdoor voice, with a frank friend near enough to tug your sleeve.',
    'Once in twelve years the parade turns down your own street. Join it. Opportunities come because you look like somebody who would say yes, and the one discipline required is to decline a good many, cheerfully.',
  ],
  2: [
    'What you can do with your hands or your head finds more takers, and the year gets a fuller larder. Raise your standards along with your appetites. Generosity sits well on you, most of all when it has been budgeted.',
    'A good cellar is dug before the vintage comes in. Build the supports early in this ample year, in thrifty habits and in skill, and now and then open a fine bottle in honor of nothing at all.',
  ],
  3: [
    'Your year grows by conversation. Invitations to speak, teach or simply drop by multiply, and some sibling or neighbor turns out to be well connected. Carry a notebook, since you will be promising things in doorways.',
    'Imagine the whole town as a campus. For twelve months nearly anyone can teach you something, the locksmith included, and short trips pay out in ideas. Finish one course of study properly before you join the next debate.',
  ],
  4: [
    'The roots drink deep. At the deepest angle of your chart a year of growth may mean more space or more kin, or plain ease behind your own front door. Plant a tree early, and hang the swing before it is sensible.',
    'Old family luck, the kind spoken of in anecdotes, seems to have found your address. Welcome relatives, welcome lodgers of the heart, and repair the porch where they will sit. Someone must still say when it is bedtime.',
  ],
  5: [
    'A year with its top button undone. Art, romance and the company of children all offer more than you asked for, and refusing would be rude. Pick the delight you want to be good at, and give it mornings too.',
    'If joy had a harvest festival, you would be asked to judge the pies. Say yes to stages, dances, brave flirtations. Excess comes on the same platter, and a plain day in every week keeps the palate honest.',
  ],
  6: [
    'Work widens, with better tools, kinder colleagues and, fair warning, a longer list. In the course of a year you could turn a chore into a craft. Share what you know with the newest person, and leave on time.',
    'Good habits are contagious this year, and so are second desserts. Daily life wants to be enjoyed. Arrange it so that the healthy choice is the pleasant one, and the dog will see to the rest, leash in mouth.',
  ],
  7: [
    'Partners think well of you, and a year of open doors begins across the threshold at the Descendant. Someone brings you a bigger map. Agree on the scale of it before setting off, and on who carries the lunch.',
    'Meeting people is your form of travel for about twelve months. A companion, an agent, a worthy adversary: each enlarges the story. Promise with the same care you would take in writing, since they are going to believe you.',
  ],
  8: [
    'Confidence between people is a kind of credit, and yours is extended generously for a year. Accept help with a plan attached. Old fears about closeness shrink when talked over at leisure, preferably while cooking for two.',
    'Something you dreaded opening turns out to be full of letters in a loving hand. The year is kind to brave housekeeping of the heart. Let go in style, and ask about the terms of any favor that looks bottomless.',
  ],
  9: [
    'Open books and open roads both lead farther than planned, all year. A mentor appears, or you become one. Zeal travels light, so pack a doubt or two for ballast.',
    'Your mind wants altitude. Over the next twelve months the long course, the far country or the finished manuscript comes within reach of an ordinary stride. Commit to one horizon, and be curious about those who stayed home.',
  ],
  10: [
    'A tide is in at the Midheaven, and larger ships can enter. The year favors being seen at what you do well, by people with something to offer. Take the post that stretches you, and read its hours before signing.',
    'What you are known for is about to be praised by a stranger. Over some twelve months a calling gains both room and sponsors. Modest bookkeeping belongs with it: note who helped, and thank them before the second success.',
  ],
  11: [
    'Count on people this year, in both senses. Friends arrive in clusters, each with a cousin who knows someone, and a shelved hope finds backers. Host often and simply. The one who never speaks in the group deserves a walk.',
    'Picture a harbor full of small boats, all willing to sail your way for a season. Common plans prosper within a year because you ask without shame. Set the course together, or the fleet will drift off toward lunch.',
  ],
  12: [
    'Luck goes incognito. For about a year it works from behind the curtain, through near misses and kindly strangers and sleep. Give it something to do by keeping one retreat a month, and be generous where nobody can trace it.',
    'An inner granary is filling before a more public year. Read what nourishes, forgive what you can afford to, and spend time with those whom the busy overlook. Comfort can go slack, so set a clock for returning.',
  ],
};

export const risingSaturn: ByHouseWordings = {
  1: [
    'You are asked to carry yourself differently now, as one carries a full tray. For more than two years the Ascendant has a doorkeeper who checks everyone, you first. Drop what is borrowed, and your step grows sure.',
    'Some years are for growing wider, and these next are for growing denser. Time and energy get rationed, so spend them where your own name is signed. Friends who call you serious can be invited along, on good shoes.',
  ],
  2: [
    'Thrift as an art form: few materials, clean lines, nothing on loan. During the next two years and more your means become something you understand thoroughly. Self-respect rises with every skill you finish, even when the figures climb slowly.',
    'A stone wall without mortar stands by the choosing of each stone. Earn that way for a while, patiently and by fit. Fear of lack may talk loudly at night, and a page of actual numbers settles it by morning.',
  ],
  3: [
    'Each word is weighed at a small counter before it leaves. You may speak less for a couple of years and be believed more. A solid course of study repays you, as does finishing the hard conversation with a sibling.',
    'Learn one thing properly: knots, statistics, the grammar of a neighbor’s language. The mind is in a sober, carpentering mood well beyond this year. If it starts to grumble that it knows nothing, count pages and go out.',
  ],
  4: [
    'Something has to bear the load, and at your chart’s lowest point you now find out what does. Two years and more of work on home or heritage lie ahead. Go slowly, and light a real fire in the evening.',
    'Winter quarters: close the extra rooms, heat the one you live in. Family duties have edges in these years, and you may feel alone with them. Ask the others for named days instead of general support.',
  ],
  5: [
    'Gladness goes to school. Whatever you do for love, be it the cello or courtship, now wants scales and regular hours, for two years or so. Stay amused at your own effort, because laughter is part of the syllabus.',
    'A sculptor in granite gets fewer statues and no second thoughts. Create in that spirit for a time, and love in it too, choosing slowly. If the fun has gone missing, look for it wherever you stopped being a beginner.',
  ],
  6: [
    'The workbench is bolted to the floor. Through the coming two years and then some your days ask for order, and will reward it with an hour you can call your own. Refuse the task that only flatters your reliability.',
    'Even a mill wheel is lifted out for repairs. The years under way show which burdens are yours by contract and which by habit, and where upkeep was postponed. Begin with rest, kept as strictly as any shift.',
  ],
  7: [
    'Across from you, at the Descendant, sits somebody with a list. For two years and longer, relationships are measured by what they hold up. Answer point by point, present your own list, and discover how tender plain dealing can become.',
    'A good marriage of interests resembles an arch, two weaknesses leaning into one strength. Test yours over the next years by leaning. Where nothing pushes back, step out carefully, and let no lonely evening hurry you into choosing the next stone.',
  ],
  8: [
    'Inheritances of every kind, including moods and obligations, come up for audit. Slow settlement suits the next couple of years. Say what you can give and what you cannot, in figures or in plain feeling, and trust will have somewhere to stand.',
    'Ice thick enough to walk on forms from the edges inward. So does closeness in these long, guarded years. Put one foot out, listen for the creak, and reward anyone who waits at your pace with another truth.',
  ],
  9: [
    'Hope needs a curriculum. For over two years faith, study or life abroad ask to be earned by examination, and shortcuts lead back to the gate. Take fewer subjects and honor them. A dry old teacher may prove the warmest.',
    'On a long road with few inns you find out what you believe. Repeat only what has held up in bad weather. By the end of these two or three years your opinions fit in one bag, which you own outright.',
  ],
  10: [
    'Nothing on a peak is sheltered, including you. These are the years at the Midheaven when responsibility finds its full height and other people look up for a signal. Make few promises, keep them visibly, and come down regularly for supper.',
    'A cathedral has a foreman on windy mornings, as well as an architect. Be the foreman for two years. Rank may come late or heavy, and it sits better if you know which tasks you are permitted to leave unfinished.',
  ],
  11: [
    'Membership has dues. Over the next two years you see which groups you support from conviction, and where you merely never resigned. Pay gladly in one place, excuse yourself in others, and keep a chair for friends of long standing.',
    'Hopes are pruned hard now, down to the buds that can fruit. It looks severe for a season. Choose two wishes to feed until the year after next, and work on them beside somebody older who has seen frost.',
  ],
  12: [
    'Like a lighthouse keeper’s, your most important duties go on unobserved. Two years or more of inward tidying have begun. Write a plain log, trim the lamp at fixed hours, and let the supply boat land when it comes.',
    'What was never mourned or finished has formed a line at the back door. See each of them in turn, by appointment, in this withdrawn stretch of years. You will rest better for every name crossed off the slate.',
  ],
};

export const risingUranus: ByHouseWordings = {
  1: [
    'A window in you that was painted shut flies open. For about seven years you answer less and less to your own description, starting with how you walk into a room. Change what you can reverse first, and leave notes for the people following.',
    'Rename the boat if you like. For seven years or thereabouts the person arriving at the Ascendant is somebody you are still being introduced to. Test each new self in small company, and keep one old coat for the visits home.',
  ],
  2: [
    'The old scale for measuring worth gives odd readings, so make another. Within seven years your way of earning could turn out part invention. Own little that ties you down, and keep one steady source going while the experiments bubble.',
    'Freelance is a word from the days of knights, and about to be yours in spirit. Over seven years what you earn by, and what you think you need, both come loose. Pick up a portable skill, and treat windfalls as guests.',
  ],
  3: [
    'Thoughts arrive sideways, in the shower, on platforms, halfway through somebody else’s sentence. These seven years or so want a mind off its rails. Catch the strange ones on paper, and call back the sibling you cut short.',
    'Crossed lines bring better conversations than the ones you dialed. Some seven years of startling talk lie ahead, with strangers in queues and siblings gone unconventional. Take up a subject nobody assigned, and let slower speakers get to the period.',
  ],
  4: [
    'Ground can move and remain ground, as islands prove. Over some seven years your private life turns nomadic in spirit, and home gets invented anew. Pack one object that means home, then be as free as you like.',
    'Birds of passage have two homes and doubt neither. Within about seven years the base may shift, or the family redraw itself, at the lowest and most private corner of the chart. Own fewer wardrobes, and keep every relation’s number.',
  ],
  5: [
    'Your heart has started improvising, and the band has to keep up. For seven years love and art prefer the unrehearsed note. Children will understand at once. Leave a little room in each week for the thing that cannot be planned.',
    'Forget the score, the tune has changed key. Until seven years are up, your delights are those you would never have ordered, in lovers and hobbies alike. Sign up for the absurd class. Promise only as far ahead as you mean it.',
  ],
  6: [
    'Why does the day begin where it begins? Once asked, such questions take seven years to answer, and the working week comes out a different shape. Try one odd arrangement a season, keeping your sleep as the fixed star.',
    'Assembly lines stop so that somebody can have a thought. In something like seven years your labors shed their set hours, and perhaps their employer. Try the contraption first on a dull chore, and give your nerves an idle noon.',
  ],
  7: [
    'People who never fit a category line up at the Descendant, some of them inside your present partner. A seven-year experiment in being close and free starts here. Tell the other person which rule you want to break, before you break it.',
    'Separate tents, one campfire. During the coming seven years the person opposite asks for space or brings it, and you find you had been holding your breath. Agree what is free and what is promised, and revise it yearly in good temper.',
  ],
  8: [
    'Lightning finds what is buried if the metal runs deep. Long-settled ties of trust, possession and desire may be startled awake during these seven or so years. Revise them in the calm after a flash, and keep enough independence to choose them.',
    'Popcorn, too, waits a long time and then goes all at once. Over seven years old entanglements burst open in trust and common funds, leaving lighter stuff behind. Stay by the stove. Put joint matters in a form that either can leave.',
  ],
  9: [
    'Maps are redrawn while you hold them. Across roughly seven years a teaching, a border or a career in learning loses its straight line, and you gain a taste for heresy. Visit what contradicts you, and cite your sources.',
    'Which of your certainties were simply the view from one train? Some seven years of unbidden answers begin, by way of strange teachers and canceled itineraries. Take instruction from an opponent each season, and be loyal to the evidence on the day.',
  ],
  10: [
    'An unlikely flag goes up over the Midheaven, and you may be the last to recognize it as yours. Seven years of unscheduled turns lie ahead in work and name. Stay employable in two directions, and give your reasons calmly.',
    'Weathervanes get the best outlook in town by giving up on one direction. At the Midheaven, for seven years or near it, your calling swings and people talk. Make a friend in a neighboring trade, and resign nothing in anger.',
  ],
  11: [
    'Your people turn out to live in the future, or three time zones off. Over seven years friendships form around inventions and causes, quickly, with some static. Belong loosely. Now and then visit the friend who owns no devices.',
    'Unlikely animals meet at the water hole. Your company changes over roughly seven years, toward inventors and dissidents and a few plain cranks. Bring them something useful, leave dogma at the bank, and phone the schoolmate who remembers your first hope.',
  ],
  12: [
    'Behind the wall, somebody is learning the drums, and it is you. For seven years freedom begins inwardly, in dreams that jolt and habits that drop off unasked. Give the nerves long walks, and tell nobody before you understand it yourself.',
    'Locksmiths practice in the dark, by touch. So do you for the next seven years, on private habits that kept you in. Expect sudden clicks. Report to somebody unexcitable, and rest after each release before trying another.',
  ],
};

export const risingNeptune: ByHouseWordings = {
  1: [
    'Edges soften at the Ascendant for thirteen years or so, and strangers tell you their secrets on first meeting. You soak up moods like linen. Charm and compassion grow, while limits need mending. Each evening, ask which of the day’s feelings were yours.',
    'Rain on the windowpane makes an Impressionist of everyone. The outline at your Ascendant, these thirteen years, runs a little, lovely and hard to fix. Dress as you feel, rest often, and have one friend who may contradict you.',
  ],
  2: [
    'Value slips its label. Across thirteen years the things you treasure grow harder to price, and a gift you took for a pastime may feed you. Give with an open hand, and have a clear-eyed person look at the tally.',
    'Shells were money once, and you are beginning to see why. During thirteen years wealth turns into a question of meaning, with gaps in the bookkeeping. Choose a fixed sum to be dreamy with, and treat your artistry as an honest trade.',
  ],
  3: [
    'Between what is said and what is heard there is now a little sea. For thirteen years your ear for undertones improves, and your filing does not. Write poems or read aloud to someone. Repeat every address back to the giver.',
    'Translation is the art for these thirteen years, chiefly from silence. You catch what a neighbor leaves unsaid and mislay what the letter stated. Keep a dull little book for facts, and a beautiful one for everything else.',
  ],
  4: [
    'Homesickness for a place nobody ever lived in plays through the rooms for many years, like a piano two floors down. It can make a shelter of your rooms, or an excuse. Check the gutters, then light the lamp for whoever comes.',
    'Driftwood makes good shelves once it has dried. Well into the next decade the past washes up at the bottom of your chart, tender and seldom complete. Build with whatever is sound, let one mystery stay, and have somebody check the wiring.',
  ],
  5: [
    'What you love acquires a halo, and you would swear that it was always there. Thirteen years of romance with romance can fill sketchbooks and also cloud a judgment. Make things while under the spell, and choose partners on ordinary mornings.',
    'Masked balls have one unbreakable rule, that everyone goes home. You may be enchanted for thirteen years by romances and by your own creations, and much of it deserves to be believed. Unmask over breakfast. Turn any leftover magic into finished work.',
  ],
  6: [
    'Clocks run like honey, and the day’s tasks melt into one another. For thirteen years work asks to be a kindness, or at least to be done to music. Mark where your helping stops, with chalk if necessary, and redraw it weekly.',
    'Nurses, stagehands, whoever feeds strays: for thirteen years you feel kin to all who serve unseen. Duties spread like milk on a table. Decide how many hours belong to others, guard your sleep, and let the radio help with the dull part.',
  ],
  7: [
    'The Descendant becomes a stage with beautiful lighting, and people step onto it looking like answers. Thirteen years of tenderness and guesswork follow. Love the player along with the part, and ask what they are like when the bus is late.',
    'Long-distance lovers fall partly for the postage. Something similar happens face to face over thirteen years, as the person at the Descendant takes on your best hopes. Meet often in ordinary light, and say which of those hopes you could manage yourself.',
  ],
  8: [
    'Two rivers that join have no line to show where. Closeness has that quality over these thirteen years, in bed and at the bank. Yield by choice, keep a copy of whatever you both sign, and surface often enough to see land.',
    'Watercolorists wet the paper first, and then the colors go where they like. Thirteen years of sharing proceed that way, in tenderness and in joint paperwork. Leave some of the sheet dry, and ask before yours and theirs become a third thing.',
  ],
  9: [
    'Longing buys the ticket now. For thirteen years a faraway shore, or a teaching with surf in it, calls you past proof. Follow, with some return fare in your shoe, and honor any guide who is comfortable with being doubted.',
    'Every pilgrim route has a souvenir stall at the end of it. Through thirteen years you look for a truth large enough to float in, among books and shores. Walk for the walking, mind who profits, and write home about your doubts.',
  ],
  10: [
    'Clouds drift over the Midheaven, gorgeous at evening and useless for steering. A career may turn toward art or mercy, or lose its outline, in the course of thirteen years. Describe your work to a child each spring, and follow that description.',
    'Lanterns in a procession, and people take you for the one who knows the way. A profession acquires glamour or blur under the Midheaven in these thirteen years. Be an inspiration on request, and file the duller certificates where you can find them.',
  ],
  11: [
    'Shared dreams are easily mistaken for shared plans. In the coming thirteen years you join others through song, screens, rescue or belief, and feel wonderfully unalone. Keep one skeptic in the circle, fed and affectionate, to ask who pays.',
    'Anyone who can sing the descant is a friend by the second verse. Thirteen years of ideals in company are beginning, with real sweetness, and someone has to book the hall. Choose circles that can hear a no, and belong with open eyes.',
  ],
  12: [
    'The tide comes up under the door and it is warm. For thirteen years the imagination, with its old sorrows and its mercy, has the run of you. Set aside hours to drift, and moor yourself to daily company at noon.',
    'Moths find the veranda, and so do half-remembered names. During these thirteen years the inner life is populous and lit low, good for art and for self-forgiveness. Let one errand a day pull you out among plain people and prices.',
  ],
};

export const risingPluto: ByHouseWordings = {
  1: [
    'Volcanic soil is slow to cool and then feeds everything. From the Ascendant outward, an age of a dozen years or more remakes how you stand your ground. People feel it before you speak, so speak gently and mean it.',
    'Charcoal, pressed hard, gives a black no ink can match. For the length of an era you are redrawn like that from the Ascendant out, in fewer and firmer lines. Say no early, warmly. Intimidation works, and lonely is what it costs.',
  ],
  2: [
    'Somewhere a hidden hand has been setting your price, perhaps a parent’s, perhaps your own. Over many years you trace it and pull it out by the wrist. Own what you own knowingly, and let resource be a thing that circulates.',
    'Iron rations teach what a person really lives on. For a decade and longer your attachments are tried, down to the few that give you strength. Look into what money was supposed to prove, and enjoy your bread in company.',
  ],
  3: [
    'Every question you ask has a second question beneath it now. For twelve years and more you read between lines, and your words can cut to the bone or heal there. Let idle chatter live. It keeps neighbors from locking up.',
    'Ciphers bore most people and rivet you, from here on and for many years. Talk becomes a probe, and a well-meant joke can land like one. Use the talent on a worthy puzzle, and ask a sibling before you solve them.',
  ],
  4: [
    'Where the chart’s taproot goes down, an engine starts that will run for well over a decade. It draws up what a family agreed never to mention. Handle each find singly, and build something livable where silence used to stand.',
    'Oak from a broken ship holds up many a cottage. Over the long years coming, your family’s wrecks and salvage are sorted at the chart’s deepest point, by you. Keep the timber, skip the trial, and rest from it on holidays.',
  ],
  5: [
    'Passion stops being decorative. Through a long span of years what you create and whom you court will ask whether you mean it down to the marrow. Answer truthfully, and allow the beloved some parts of themselves that you never enter.',
    'Somebody who sings from the soles of their feet cannot also check the mirror. An era of twelve years and upward asks that of you in art and in love. Give yourself wholly to the song. The listener remains free to leave.',
  ],
  6: [
    'Here is a change that works like rust or yeast, by the hour and out of sight. In the course of many years your labor, and your sense of whom it serves, is turned over completely. Hold standards hard and people lightly.',
    'Dry docks exist because some repairs cannot be made at sea. Section by section, for as long as a schooling takes, you scrape and rebuild the daily job. Tell the crew the plan, and accept their torches.',
  ],
  7: [
    'Magnets do not ask what the iron had planned. For twelve years or longer the Descendant draws forceful people toward you, and closeness becomes a school of power. Say where you end. Admire strength that has no need of winning.',
    'Fencing masters salute before they begin. For an era that outlasts a decade, those who face you have edge and reach, and bring out yours. Keep the salute. Speak of fear in time, and value anyone who lowers the point unasked.',
  ],
  8: [
    'Miners sing so that the others know where they are. Do likewise, for the years ahead lead a long way down into trust, debt and desire, and much that is precious is there. Carry light for two, and surface for cake.',
    'Pearl divers train their breath before the depth. Many years of descent into shared things start here, debts and desires among them, and going slowly keeps you clear-headed. Agree on a signal for coming up, and keep treasures that both of you chose.',
  ],
  9: [
    'A truth you inherited is put through the fire, and some of it flows out as slag. Over more than a dozen years you earn the right to a few convictions. Teach them as experience, and let students walk out unpersuaded.',
    'Monuments get moved, and the grass is pale where they stood. Something permanent in your outlook gives way across the long years ahead. Read the losing side’s account too. Afterward argue for little, with your whole weight, as a fellow student.',
  ],
  10: [
    'Power has an address, up at the Midheaven, and over many years you are given keys to parts of it. Your calling sheds one skin after another. Ask yearly what you would refuse to do for the position, and write it down.',
    'Tectonic plates travel about as fast as fingernails grow, and mountains come of it. At the Midheaven your ambition moves in that fashion for longer than any of your contracts. Be exact about what you want power for, and employ an honest critic.',
  ],
  11: [
    'Currents under a calm bay move the buoys when no one is looking. For a dozen years or more you notice who steers a group, and discover your own pull on it. Use it openly, and leave when loyalty is demanded.',
    'Mushrooms are the small part of what is down there. Over a long era you find the threads between people, who feeds whom, and your own reach. Put it to a shared purpose, name it freely, and let members come and go.',
  ],
  12: [
    'Roots split rock without a sound. In the hidden part of your life a patient force is at work through a long run of years, on old fears that once guarded you. Give it dark, sleep and one unshockable listener.',
    'Coal forests were green for ages before they turned to fuel. Buried feeling ripens over the many years that start here, underneath ordinary days. Give it hours and a discreet companion, and use the heat for something you could not do otherwise.',
  ],
};
