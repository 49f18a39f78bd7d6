import type { ByNatureWordings } from '../../../catalogue.js';

export const jupiterMeetings: ByNatureWordings = {
  conjunction: {
    1: [
      'Laughter enters before you do. Confidence swells, and ten chances are offered you on its account. Accept whichever frightens you pleasantly, and leave the other nine to somebody hungrier.',
      'Tiptoe comes naturally when a shelf is finally within reach. Apply, volunteer, say “I could do that.” The promise you make on such a day should be written down, with the size of it underlined.',
    ],
    2: [
      'Prosperity is a mood first, and an extravagant one. Enjoy it over cheese you can afford, then ask for the better contract while belief in your own worth has its chest out. Bring a sober friend to read it.',
      'A ripe orchard has more apples than baskets. Whatever you have too much of, skill or jars or time, can be offered to buyers or given away. Sort for a day before you plant another tree.',
    ],
    3: [
      'A good story grows by a third between the stop and the office. People will love it. Put the same bounce into the pitch or the exam, where the facts must keep their original length.',
      'All at once everybody has time to talk, brothers, shopkeepers, the fellow with the ferrets. Say yes to the excursion. A remark made in high spirits may open a subject you could study for years.',
    ],
    4: [
      'Fourteen for dinner and eleven forks. Home overflows with goodwill for several days, so invite the branch of the family that nobody can place. The spare bed may be promised to one guest at a time.',
      'Knock through, in thought, to the garden. A generous idea about where and how you live deserves a drawing to scale. Show it to the person who sweeps, since comfort has square feet and a dustpan.',
    ],
    5: [
      'Somersaults, and at your age. Joy asks for space and gets it for some days, in love, with children, over a canvas wider than your arms. Keep one handrail: a time by which you are truly expected home.',
      'Fortune smiles on the one who asks for the dance. Whatever the answer, you gain the floor. The play you mean to put on in the yard wants a smaller cast and every one of its costumes.',
    ],
    6: [
      'A helper appears, or a method that halves the paperwork. Let them. High spirits at work are infectious and take on too much, so put a number on the tray and stop accepting at that number.',
      'Bigger shoes for the daily round: you are trusted with more, and probably hinted that you would like it. Thank whoever noticed. Then feed yourself at noon, sitting, with a proper napkin.',
    ],
    7: [
      'Someone believes in you out loud, at length, in front of others. Believe them by half and sign for that half. Partnerships of every kind expand on such days, and expanded things need two pairs of handles.',
      'Raise your glass to the opposite chair. Generosity meets generosity, so old bargaining can be concluded in an hour. Each of you is tempted to promise the moon, and a porch light would do.',
    ],
    8: [
      'A favor comes back, grown. Others are openhanded with what they have and know, so receive gracefully and ask what they expect. Gratitude that knows the terms lasts longer.',
      'Deep water feels shallow on such a morning. Go in for the honest talk about what you share, while courage is buoyant. Overconfidence shows in what you are ready to sign without glasses, so wear them.',
    ],
    9: [
      'The horizon calls you by your first name. Enroll, set off, send the manuscript: faith in the thing carries it over the first hills. Find out before leaving what the far side charges for lunch.',
      'A wise fool sits next to you on the ferry, and talks. Meaning is cheap and plentiful these days, some of it real. Keep a single sentence, and test it at home on someone who never travels.',
    ],
    10: [
      'The title on the door could be longer by one word. Ask for it, as those who decide are inclined to think well of you. Accept the ladder and inspect the rungs, particularly the one marked evenings.',
      'Good word of you has reached people you never met. Live up to three quarters of it by doing the visible thing handsomely, and disown the rest with a joke before it becomes a job description.',
    ],
    11: [
      'Friends multiply like deck chairs on a sunny pier. A wish you had shrunk to fit the budget may be shaken out to full size in their company. Choose the two who would still help in the rain.',
      'Somebody knows somebody with a barn. Group plans find patrons and square footage over these days, and your optimism is the glue. Assign the dull parts as well, while every hand is in the air.',
    ],
    12: [
      'Luck of the unadvertised kind: a canceled meeting, a kindness from someone who prefers no thanks. Spend the free hours in true idleness. Faith comes back to people who stop checking the door for it.',
      'The attic is larger than the plans show. Time alone turns roomy and consoling, and an unfinished thing looks finishable. Give it three days, and some of your good cheer to whoever sits in an actual waiting room.',
    ],
  },
  harmonious: {
    1: [
      'Good weather in the face. Help stands about with its hands free, and a short request sets it in motion. The comfortable days are apt to be enjoyed in a hammock, so ask before you lie down.',
      'Sleeves long enough, stride long enough, and a nod from the doorman. You may try on a more generous version of yourself without anybody laughing. Wear it to the interview, or to the first lesson.',
    ],
    2: [
      'The estimate comes in friendlier than you feared. Use the ease to put your means in order, or to ask more for a thing you do well. Spending to celebrate can be done in strawberries.',
      'What you know is worth something to the next table. Mention it. Offers made in these days tend to be fair, and your sense of having enough lets you choose slowly among them.',
    ],
    3: [
      'A teacher, a bus companion, the aunt with the almanacs: someone explains it so that it stays explained. Pass the idea on while it is warm. Applications and friendly letters set off under a good sky.',
      'The words come to you, and the patience to your listener. Mention what you want to learn, or some place worth a shared excursion, and buy the tickets before the talk meanders.',
    ],
    4: [
      'Slack in the rope between you and the family. Someone apologizes by way of a casserole. Take it in both hands, and let the good mood decide the small improvement that has been waiting behind the sofa.',
      'Morning sun has reached the back bedroom. A sense of shelter makes you generous, so share it: a key for the friend, a shelf for the roommate. The walls will hold one more, for a while.',
    ],
    5: [
      'Kites do well with somebody running. Supply the legs, for love, for the child, for the song half made, and the lift will come. Pleasure this easy tends to be left at the first chorus.',
      'The audience is already fond of you. Tell the joke, offer the arm, hang the drawings in a café. A gentle overstatement is charming in a valentine and can be taken back after the flowers.',
    ],
    6: [
      'Chores find their own gravity and roll downhill. A supportive word from someone at work makes the day feel spacious. Fill part of the space with the useful reform, and part with a longer route home.',
      'Vigor and good sense arrange to meet at breakfast. Habits begun in these pleasant days take root if they are small, a glass, a stretch, one drawer. Praise the assistant while you are so well supplied.',
    ],
    7: [
      'A partner says “let’s” more often than “but.” Seize upon one of those and give it a starting time. Advisers are helpful too, and would rather be consulted early than thanked late.',
      'The bridge has a toll, and the other person has already paid for both. Generosity is the tone between you these days. Repay it by proposing a thing they want and are too polite to mention.',
    ],
    8: [
      'Creditors of the heart are lenient. Speak about what you owe or would like forgiven, and the answer comes with a chair. Shared plans for shared means look sound, and gain from a column headed “if not.”',
      'Candor floats. You can tell each other the embarrassing part and end up giggling on the stairs. Trust that grows so painlessly may not be noticed, so mark it with some small, deliberate openness.',
    ],
    9: [
      'A professor answers, a visa desk smiles, a stranger draws you the way in the sand. Broader plans move along with little friction. Take the first real step, since inspiration by brochure has a short season.',
      'You see how the pieces make a landscape. Write it up for somebody outside the subject, or walk it with them. Their innocent question on the second ridge is where your own learning will begin.',
    ],
    10: [
      'The elders at the long table approve, or at least stop talking when you talk. Ask for scope. An honest success in these days looks effortless, and people ought to be shown a little of the effort.',
      'Your superiors are in a mood to delegate the interesting part. Be found nearby with a plan on one page. Goodwill banked now helps in a leaner month, if you thank by name and in writing.',
    ],
    11: [
      'A toast is proposed to something you barely dared mention. Friends take your hope up a floor. Hold on to the railing by asking what each of them can really give, in hours or in sandwiches.',
      'Hospitable days, in which acquaintances become friends by carrying the same picnic. Include the one who always says no. The club or cause you are fond of could use your yes on paper.',
    ],
    12: [
      'An old worry is found, on inspection, to have expired. Throw away the folder. The relief makes you kind to others in hiding, and a letter to one of them would be read many times.',
      'Shade under a big tree: you rest, and resting does you credit. Meanings show themselves without being hunted. When something inside says “enough of that,” hear it as permission and close the account.',
    ],
  },
  tense: {
    1: [
      'The promise was made by a giant, and it is you who has to keep it. Trim it while everyone is still smiling. Your appetite for a bigger life is sound, and so is your need for sleep.',
      'Puffed up by noon, deflated by four. Somebody’s praise, or your own, runs ahead of the evidence. Believe the ambition and cut the schedule, then go out and attempt the true-sized thing with your whole heart.',
    ],
    2: [
      'Hungry shoppers fill two carts. A splendid reason to spend is at hand, well argued, possibly with a ribbon. Sleep on it for as many nights as it has zeros. Your longing for something finer deserves a plan.',
      'The offer sparkles, and the third page is blank. Ask for the missing sentence. Optimism about your worth is justified on the whole, and would be convincing with two figures that someone else has checked.',
    ],
    3: [
      'A tall tale is told in your name. Correct it yourself, laughing, with the true and shorter version. Grand talk outpaces the legs these days, so agree on one meeting and arrive there on time.',
      'Seventeen tabs, four books, a cousin’s theory: more is coming in than you can think about. Shut the lid. Whatever you can still explain to a neighbor over the fence was worth the knowing.',
    ],
    4: [
      'Plans for the place outgrow the lot. A relative has opinions on a noble scale and no tape measure. Love the vision, price the gutter, and let hospitality have limits that are pinned up in the hall.',
      'Wanderlust tugs at one arm and family at the other, each a bit preachy. Hear both sermons. You could be away for the weekend and home for the dishes, with the guilt left in lost property.',
    ],
    5: [
      'One more round, one more verse, one more dare. Fun has lost sight of the shore and waves. Turn around while it is still fun, and the evening remains a good story for everybody in it.',
      'Courtship by orchestra startles someone who had hoped for a tune. Feelings are real and the staging is large. Ask what would please them, or the child, and you may save on violins.',
    ],
    6: [
      'Too many yeses come due on the same afternoon. Call two people and revise, before a yawning version of you does it badly. The wish to be of use is honorable and has twenty-four hours, like any other.',
      'Second helpings of work, and no complaint until the plate cracks. Say what you can finish well. A lofty improvement scheme from above can be met with one experiment, on one desk, for one month.',
    ],
    7: [
      'One of you exaggerates, and the other tries to keep up. Fold the poster back to the size of the agreement. Differences of belief are interesting as soon as no one is trying to convert the waiter.',
      'A partner wants more of everything and you want some of it. Haggle kindly. Generosity that keeps a hidden scoreboard feels heavy to receive, so give what you would give to someone who forgot to say thanks.',
    ],
    8: [
      'Easy terms have a long tail. When others wave a matter through with a flourish, be the one who turns the page over. Your trust does you honor, and it can read while it trusts.',
      'Confessing everything at once is a kind of flood. Tell the first third and see who reaches for a towel. What you share with someone wants enlarging, at the pace of the slower swimmer.',
    ],
    9: [
      'The sermon is excellent and the preacher is you. Someone yawns, and should be thanked. Your conviction has one weak beam, which can be mended if you take a doubter up there with a lamp.',
      'Six countries in eight days, or six arguments in one paragraph. Drop four. The urge to go beyond what you know is the good part of these days, and it travels best with hand luggage.',
    ],
    10: [
      'A crown made of cardboard is heavy only when it rains. Status beckons with more show than salary. Inquire what the post does at ten in the morning, and you may still want it, for sturdier reasons.',
      'You have announced a cathedral, and the boss asks about the bricks. Have an answer in wheelbarrows. Reach is admired in you, so long as each public boast is followed by a delivered cart.',
    ],
    11: [
      'The group votes for everything, unanimously, with cheers. Someone has to ask who will pay the drummer. Do it fondly. Your hopes gain by losing a third of their weight, and the friends remain.',
      'Popular in two crowds at the same hour, you dash between them and taste neither dinner. Choose. A friend’s grand advice may suit the friend, so try it on in private before changing the curtains.',
    ],
    12: [
      'Escape puts on a noble face: the retreat, the binge of novels, the dignified silence. A day of it restores you. By the third, something undone will be knocking, and it is smaller than it sounds.',
      'Faith that it will all work out has left the forms unsigned. Keep the faith and get a pen. Private generosity may overreach as well, so help one stray soul thoroughly and let the rest have your good wishes.',
    ],
  },
};
