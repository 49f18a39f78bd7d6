import type { ByNatureWordings } from '../../../catalogue.js';

export const jupiterMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Confidence swells under Jupiter, and people offer you things on its account before you have opened your mouth. Accept whichever frightens you pleasantly, and leave the rest to somebody hungrier.',
      'You stand taller than usual with Jupiter beside you, and the shelf you could never reach is suddenly at hand. Apply, volunteer, say “I could do that,” and write down the size of what you promised.',
    ],
    2: [
      'Jupiter raises your opinion of what you are worth, and your idea of what you can afford along with it. Enjoy it over a good cheese, ask for the better contract, and bring a sober friend to read it.',
      'There is more than you need of something, skill or jars or time, and Jupiter would have it used. Offer the surplus to buyers or give it away, as you would with a full orchard, before you plant another tree.',
    ],
    3: [
      'Every story you tell grows by a third with Jupiter in the talk. People will love it. Put the same bounce into the pitch or the exam, where the facts must keep their original length.',
      'Jupiter makes talkers of everyone near you, brothers, shopkeepers, the fellow with the ferrets. Say yes to the excursion one of them suggests. A remark made in high spirits may open a subject you could study for years.',
    ],
    4: [
      'Home overflows with goodwill when Jupiter calls there, and sooner or later you have fourteen for dinner and eleven forks. Invite the relatives nobody can place. The spare bed should be promised to one guest at a time.',
      'A larger way of living occurs to you, since Jupiter never sees a wall without thinking of the garden behind it. Draw the idea to scale and show it to whoever sweeps, because comfort has square feet and a dustpan.',
    ],
    5: [
      'Joy asks for space and Jupiter grants it, in love, with children, over a canvas wider than your arms. Play at full stretch. Keep one handrail all the same: a time by which you are truly expected home.',
      'Ask for the dance, since Jupiter favors whoever asks, in courtship and on the stage alike. Whatever the answer, you gain the floor. The play you mean to put on wants a smaller cast and all of its costumes.',
    ],
    6: [
      'At work Jupiter sends help, a willing colleague or a method that halves the paperwork. Let it in. High spirits also take on too much, so put a number on the tray and stop accepting at that number.',
      'Your daily job gets bigger with Jupiter in it: you are trusted with more, and may well have hinted that you would like it. Thank whoever noticed. Then feed yourself at midday, sitting, with a proper napkin.',
    ],
    7: [
      'Someone believes in you aloud and at length, which is how Jupiter comes to a partnership. Believe them by half and sign for that half. What two people enlarge together needs both of them to carry it.',
      'Generosity meets generosity across the table, and under Jupiter an old piece of bargaining can be concluded in an hour. Each of you is tempted to promise the moon, where a porch light would do.',
    ],
    8: [
      'What you once gave away comes back larger, for Jupiter opens other people’s hands: their time, their trust, what they know. Receive it gracefully and ask what they expect. Gratitude that knows the terms lasts longer.',
      'Courage for the hard talk about what you share comes from Jupiter, who makes deep water feel shallow. Go in while you float so well. Overconfidence shows mainly in what you are ready to sign without your glasses.',
    ],
    9: [
      'Jupiter is at home among journeys and studies, and gives yours a push. Enroll, set off, send the manuscript; faith carries it over the first hills. Find out before you leave what the far side charges for lunch.',
      'Big meanings come cheap and plentiful when Jupiter does the teaching, and some of them are real. Keep a single sentence out of all you hear, and test it at home on someone who never travels.',
    ],
    10: [
      'Those who decide are inclined to think well of you, and Jupiter says to ask them for the longer title. Accept the ladder, but inspect the rungs, particularly the one marked evenings.',
      'Your reputation runs ahead of you with Jupiter blowing the horn. Live up to three quarters of it by doing the visible thing handsomely, and disown the rest with a joke before it becomes a job description.',
    ],
    11: [
      'Friends multiply under Jupiter like deck chairs on a sunny pier, and a wish you had shrunk to fit the budget regains its size in their company. Choose the two who would still help in the rain.',
      'Group plans find patrons and a roof, because Jupiter always knows somebody who knows somebody with a barn. Your optimism holds it together. Assign the dull parts as well, while every hand is in the air.',
    ],
    12: [
      'Jupiter does its favors here without being seen: a canceled meeting, a kindness from someone who prefers no thanks. Spend the free hours in true idleness. Faith comes back to people who stop checking the door for it.',
      'Time alone turns roomy and consoling with Jupiter for company, and something you left unfinished looks finishable after all. Give it three days, and give some of your good cheer to whoever sits in an actual waiting room.',
    ],
  },
  harmonious: {
    1: [
      'Help stands about with its hands free, courtesy of Jupiter, and a short request from you sets it in motion. Ease of this kind is apt to be enjoyed in a hammock, so ask before you lie down.',
      'With Jupiter’s blessing you may try on a more generous version of yourself, and nobody laughs. The sleeves turn out to be long enough. Wear it to the interview, or to the first lesson.',
    ],
    2: [
      'Money matters go a little easier than you feared, as Jupiter takes the friendly view of them. Use the mood to put your means in order, or to ask more for a thing you do well. Celebrate in strawberries.',
      'What you know is worth something to others, and Jupiter sees that they hear of it. Mention it at the next table. A sense of having enough lets you choose slowly among whatever is offered.',
    ],
    3: [
      'Jupiter finds you a good teacher, perhaps a fellow passenger, perhaps the aunt with the almanacs, and what they explain stays explained. Pass it on while it is warm. Applications and friendly letters set off well now.',
      'The words come readily and Jupiter lends your listener patience. Mention what you want to learn, or a place worth a shared excursion, and buy the tickets before the talk meanders.',
    ],
    4: [
      'Family grows easier to forgive, for Jupiter puts slack in the rope. Someone may apologize by way of a casserole. Take it in both hands, then tackle the small improvement that has been waiting behind the sofa.',
      'A sense of shelter makes you generous, and Jupiter likes to see a home shared: a key for the friend, a shelf for the roommate. The walls will hold one more, for a while.',
    ],
    5: [
      'Pleasure lifts off easily when Jupiter supplies the wind, in love, with a child, with the song half made. You supply the legs. Fun that comes this lightly tends to be left at the first chorus, so sing the second.',
      'An audience is fond of you in advance, which is Jupiter’s doing. Tell the joke, offer the arm, hang the drawings in a café. A gentle overstatement is charming in a valentine and can be taken back after the flowers.',
    ],
    6: [
      'Daily work feels roomier because Jupiter has put in a good word for you. Fill part of the space with a useful reform, one that spares somebody else as well, and part with a longer route home.',
      'Good habits take root quickly in Jupiter’s soil, provided they are small: a glass of water, a stretch, one drawer. Praise the person who assists you while you have so much praise to spare.',
    ],
    7: [
      'A partner says “let’s” more often than “but” with Jupiter in the conversation. Seize upon one of those and give it a starting time. Advisers are helpful too, and would rather be consulted early than thanked late.',
      'Between you and one other person Jupiter sets a generous tone, as if they had already paid the toll for both. Repay it by proposing a thing they want and are too polite to mention.',
    ],
    8: [
      'Others are lenient about what you owe them, in feeling or in fact, when Jupiter has their ear. Speak of it first. A plan for what you hold in common looks sound, and gains from a column headed “if not.”',
      'Jupiter takes the shame out of an intimate talk, and you can tell each other the embarrassing part and end up giggling on the stairs. Trust that grows so painlessly deserves some small, deliberate openness in return.',
    ],
    9: [
      'Jupiter opens doors for study and travel: a professor answers, a desk clerk smiles, somebody draws you the way in the sand. Take the first real step, since inspiration by brochure has a short season.',
      'You see how the pieces make a landscape, because Jupiter has taken you up high enough. Write it down for somebody outside the subject. Their innocent question is where your own learning will begin.',
    ],
    10: [
      'People above you approve, and Jupiter suggests that you ask them for scope. An honest success looks effortless from outside, so let them see a little of the effort before they double the order.',
      'Superiors are inclined to hand over the interesting part of a job when Jupiter has spoken for you. Be found nearby with a plan on one page. Thank whoever helps by name, and they will remember in a leaner month.',
    ],
    11: [
      'A hope you barely dared mention gets a toast from friends, and Jupiter takes it up a floor. Hold on to the railing by asking what each of them can really give, in hours or in sandwiches.',
      'Acquaintances become friends while Jupiter hands round the picnic. Include the one who always says no. The club or cause you are fond of could use your yes on paper, with a date beside it.',
    ],
    12: [
      'An old worry expires quietly under Jupiter, and you notice only when you reach for it. Throw away the folder. The relief makes you kind to others in hiding; a letter to one of them would be welcome.',
      'Rest does you credit, and Jupiter spreads the shade for it. Meanings show themselves without being hunted. When something inside says “enough of that,” hear it as permission and close the account.',
    ],
  },
  tense: {
    1: [
      'You promise like a giant with Jupiter talking you up, and then it is you who must keep it. Trim the promise while everyone is smiling. The appetite for a bigger life is sound, and so is sleep.',
      'Jupiter’s praise runs ahead of the evidence, and you may be puffed up in one hour and deflated in the next. Believe the ambition, cut the schedule, and attempt the true-sized thing with your whole heart.',
    ],
    2: [
      'A splendid reason to spend is at hand, and Jupiter argues it like a hungry shopper with two carts. Sleep on it for as many nights as it has zeros. Your longing for something finer deserves a plan.',
      'Jupiter makes an offer sparkle and leaves the third page blank. Ask for the missing sentence. Your belief in your own worth is justified on the whole, and would convince with two figures that someone else has checked.',
    ],
    3: [
      'Words outrun the facts once Jupiter gets hold of them, and a tall tale is soon told in your name. Correct it yourself, laughing, with the shorter version. Then agree on one meeting and arrive there on time.',
      'More comes in than you can think about, for Jupiter keeps adding books, tabs, and a cousin’s theory. Shut the lid. Whatever you can still explain to a neighbor over the fence was worth the knowing.',
    ],
    4: [
      'Plans for the home outgrow the lot when Jupiter draws them, perhaps with a relative cheering who owns no tape measure. Love the vision, price the gutter, and agree beforehand how many guests is enough.',
      'Jupiter tugs you away from home and the family tugs back, each a bit preachy. Hear both sermons. You could go for two nights and be there for the dishes, with the guilt left in lost property.',
    ],
    5: [
      'Fun goes a verse too long under Jupiter, who always has one more round and one more dare. Turn around while you can still see the shore, and the evening remains a good story for everybody in it.',
      'In love Jupiter hires an orchestra for someone who had hoped for a tune. The feeling is real and the staging is large. Ask what would please them, or the child, and you may save on violins.',
    ],
    6: [
      'Too many yeses come due at once, and it was Jupiter who said them. Call two people and revise, before a yawning version of you does it badly. The wish to be of use is honorable and has twenty-four hours.',
      'You are served second helpings of work, since Jupiter takes your silence for appetite. Say what you can finish well. A lofty scheme from above can be met with one experiment, on one desk, for one month.',
    ],
    7: [
      'Between two people Jupiter exaggerates, and each tries to keep up with the other. Fold the poster back to the size of the agreement. Differences of belief are interesting once no one is trying to convert the waiter.',
      'One partner wants more of everything and the other wants some of it; Jupiter has taken the first one’s side. Haggle kindly. Give what you would give to someone who forgot to say thanks, and keep no hidden score.',
    ],
    8: [
      'Terms that look easy have a long tail, and Jupiter waves them through with a flourish. Be the one who turns the page over. Your trust does you honor, and it can read while it trusts.',
      'Jupiter would have you confess everything at once, which is a kind of flood. Tell the first third and see who reaches for a towel. What you share with someone wants enlarging at the pace of the slower swimmer.',
    ],
    9: [
      'Conviction swells into a sermon with Jupiter at the pulpit, and the preacher is you. Someone yawns, and should be thanked. One beam of the argument is weak, and a friendly doubter can show you which.',
      'Jupiter packs too much into the journey or the thesis, six countries in eight days, six arguments in a paragraph. Drop four. The urge to go beyond what you know is the good part, and it travels with hand luggage.',
    ],
    10: [
      'Status beckons, and Jupiter gilds it with more show than salary. Inquire what the post does at ten in the morning, an ordinary morning with rain. You may still want it, for sturdier reasons.',
      'You have announced a cathedral with Jupiter’s encouragement, and the boss asks about the bricks. Have an answer in wheelbarrows. Reach is admired in you so long as each public boast is followed by a delivered cart.',
    ],
    11: [
      'The group says yes to everything under Jupiter, unanimously, with cheers, and someone has to ask who will pay the drummer. Do it fondly. Your shared hope gains by losing a third of its weight, and the friends remain.',
      'Jupiter makes you popular in two crowds at the same hour, and you dash between them and taste neither dinner. Choose. A friend’s grand advice may suit the friend, so try it on in private first.',
    ],
    12: [
      'Escape puts on a noble face with Jupiter’s help: the retreat, the binge of novels, the dignified silence. A day of it restores you. By the third, something undone will be knocking, and it is smaller than it sounds.',
      'Trusting Jupiter that it will all work out, you have left the forms unsigned. Keep the faith and get a pen. Private generosity overreaches as well, so help one stray soul thoroughly and send the others good wishes.',
    ],
  },
};
