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

export const jupiterTransits: TransitAspectsOf<typeof Jupiter> = {
  [Sun]: {
    conjunction:
      'Ask now, while your voice carries. Once in about twelve years Jupiter comes by the Sun, and people find you larger and easier to vote for. A door you have been polite to since school turns out to open inward. Confidence this warm takes on too many undertakings. Pick the request that matters most, and make it in person this month.',
    harmonious:
      'Even the bus driver seems to be on your side. Things slope gently downhill for a few weeks: elders take an interest, and what you propose is taken up without fuss. Ease like this likes to spend itself on a deck chair. Give one whole morning of it to the enterprise that usually scares you, and the remaining mornings to the chair.',
    square:
      'By Wednesday you are hosting something you only meant to attend. Self-belief is in need of a stage this month. That can be splendid, because modesty has kept you small in places where there was room. It signs for too much as well. Keep the grand gesture, halve the number of courses, and let somebody else take the last bow.',
    opposition:
      'By Wednesday you are hosting something you only meant to attend. Self-belief is in need of a stage this month. That can be splendid, because modesty has kept you small in places where there was room. It signs for too much as well. Keep the grand gesture, halve the number of courses, and let somebody else take the last bow.',
  },
  [Moon]: {
    conjunction:
      'The kitchen fills. Cousins turn up, an old affection writes at length, and feeling has more room in you than there is furniture for. You cry at weddings of people you have never met. Being needed becomes an appetite, and a hard one to fill. While these weeks last, let out the tenderness you usually ration, and keep one evening with the door shut.',
    harmonious:
      'Warm weather indoors. Someone you live with says the nice thing before you have fished for it, sleep is deep, and mothering, given or received, costs nobody an argument. Contentment of this sort gets drowsy and puts off the talk that so much goodwill would make easy. Have it within the next week or two, feet up, over something baked.',
    square:
      'Three helpings in, the heart still wants dessert. Feelings outgrow their occasions this month: a small kindness makes you weep, a small slight calls for an orchestra, and comfort comes home by the bagful. Somewhere under the music is a fair wish for a fuller private life. It may want only a long bath and a listener.',
    opposition:
      'Three helpings in, the heart still wants dessert. Feelings outgrow their occasions this month: a small kindness makes you weep, a small slight calls for an orchestra, and comfort comes home by the bagful. Somewhere under the music is a fair wish for a fuller private life. It may want only a long bath and a listener.',
  },
  [Mercury]: {
    conjunction:
      'Write the long letter. Thought takes the wide view just now, the right book falls open, and a remark in a checkout line turns into a plan. Applications and awkward explanations go better this month than in most of the past twelve years. Since details slip through such a broad net, have somebody fussy and dear read everything before you press send.',
    harmonious:
      'A good word put in for you some time ago, by a person you hardly know, arrives at its address. Lessons stick these days, and the form has a box for exactly your case. Because the whole table nods, the decision itself can go unmade. Get one conversation into writing, with an hour in it, before this friendly spell is past.',
    tense:
      'In the telling, the fish gains a foot a day. You promise the report and the recipe by Friday, because in such weeks anything said aloud sounds possible. You do see a connection that the specialists have missed. Write each promise down as it leaves your mouth. Check the fish against a ruler in the morning, when figures look less festive.',
  },
  [Venus]: {
    conjunction:
      'Peonies, and for no reason. Both these planets are old benefics, and their meeting, every dozen years, gives you a few weeks in which affection comes out of hiding and you look well in almost anything. Taste runs to gilt. Buy the small beautiful thing rather than the set, tell two friends why you like them, and ask the person to dinner.',
    harmonious:
      'A table by the window comes free as you walk in. That is the month’s whole manner: differences dissolve over the olives, and whatever you make has a grace you can’t quite account for. Nothing presses, so nothing much need happen. Choose someone and say what you have always liked about them, in particulars. They will quote it long after this weather has moved on.',
    tense:
      'Gold leaf on everything, please. For some weeks love wants to be lavish, as do shopping and flirtation, and a perfectly good companion may strike you as under-ornamented. Several people will be happier for your open hand. Sleep once on any large purchase, and twice on a declaration you might want back. What dazzles best, coming from you, is an undivided afternoon.',
  },
  [Mars]: {
    conjunction:
      'Start it. Effort that commonly gets you to the corner will get you over the hill this month, with breath left for singing. A race would suit, or a wall that wants knocking through. Appetite for battle outlives the battle, however, and small neighbors start to look like dragons. Choose something your own size. Once it is won, put the sword back in the umbrella stand.',
    harmonious:
      'The jar lid gives at the first twist. Strength and timing agree until the month is out, so you can push without anybody feeling pushed, and rivals make good sparring partners. Vigor this cheap tends to be frittered on errands, other people’s above all. Put it behind something you have wanted to win, early each day, before the household finds uses for you.',
    tense:
      'Stairs are taken three at a time, and so are risks. A just cause feels like leave to shout, and you would back yourself against most of the county. Certain big pushes do succeed in weeks like these which prudence would never have tried. Warm up first, in muscle and in argument. Settle beforehand what you would settle for, then stop when it is offered.',
  },
  [Jupiter]: {
    conjunction:
      'Count back twelve years, then twelve again. At each stop there is probably a beginning, since that is how often Jupiter returns to its place at your birth. Another round opens in these weeks. The lazy wish is for more of the last one. Ask what you would now like to grow into, and say it to a person who will remember.',
    harmonious:
      'Partway along the twelve-year road from your last Jupiter return, there is a bench with a view. Hopes look reasonable, teachers are in a giving mood, and permission is to be had for the asking. Sit a while. Which of your long plans would be glad of a companion? Then do ask, since goodwill left lying for a month sinks into mere agreeableness.',
    square:
      'The vine has gotten into the gutters. Every three years or so, most of all six years after a return, Jupiter makes hope say how big it means to be, and for a few weeks the reply is “bigger.” Real growth is in there somewhere, under the leaves. Prune for fruit: save the two strongest stems and tie them in.',
    opposition:
      'The vine has gotten into the gutters. Every three years or so, most of all six years after a return, Jupiter makes hope say how big it means to be, and for a few weeks the reply is “bigger.” Real growth is in there somewhere, under the leaves. Prune for fruit: save the two strongest stems and tie them in.',
  },
  [Saturn]: {
    conjunction:
      'A restriction you have kept for years without looking at it comes up for review. Within these weeks some heavy duty may gain a second pair of hands, or a dreaded authority proves to have been hoping you would ask. Caution will wish to read the terms aloud. Hear it out, then loosen the rule by a notch, like a belt after a good dinner.',
    harmonious:
      'On one side, the scaffolding can come down. Something you put up slowly is ready for use, and people of seniority say so this month, in their sparing fashion. The advance, being at walking pace, passes easily for routine. Bring cake, name the years it took, and get your request for the next stage in before the crumbs are cleared.',
    tense:
      'First the big tent is ordered, then somebody measures the lawn. Until this passes, some weeks from now, you feel cramped by obligations that were bearable last month, or guilty for wanting more than you have earned. Each complaint knows something true. Draw your plan at two sizes, and build the smaller so that the larger could be added. The lawn will grow on you.',
  },
  [Uranus]: {
    conjunction:
      'An invitation that makes no sense on paper gives you the pleasantest gooseflesh. Luck is frisky these weeks, and your oddest side, kept for private use, is suddenly what somebody came for. A swerve of this kind does leave cups unwashed behind it. Go, if you like the smell of it. First tell whoever was expecting you at seven.',
    harmonious:
      'Shuffle the furniture and a missing key turns up. So it goes this month: small liberties are rewarded, gadgets prove simpler than feared, and a friend’s friend is already doing what you had only imagined. The rest of the household may tire of it first. Adopt one change for two weeks, perhaps a different working day, and note down what it does to you.',
    tense:
      'Everyone’s advice sounds like a fence. You want out, on principle and by Tuesday, and may resign from several things by tone of voice alone. Some arrangement has indeed become too tight. The restlessness itself will be over in a matter of weeks, so rehearse the exit on a weekend: be gone, unreachable and gloriously late. Afterward decide which rail has to come off.',
  },
  [Neptune]: {
    conjunction:
      'Picture an aquarium after hours, with the lamps still on. For some weeks imagination swims about in you like that, sympathy goes out to strangers, and belief in something wider than the calendar comes of itself. Compose now, or volunteer. Charts drawn in so blue a light leave out the rocks, though. Have a friend on dry land look over whatever you promise.',
    harmonious:
      'Half asleep, you hear how the piece should end. Kindness and inspiration are on visiting terms this month, people forgive with unusual readiness, and an hour beside water settles more than a week’s discussion. A dream so comfortable may simply be left in bed. Get it down before breakfast, in the roughest form. Then do somebody a good turn and omit to sign it.',
    tense:
      'The brochure shows a lagoon. Hope and mist are hard to tell apart for a few weeks, and you would follow a beautiful promise quite some distance, or make one yourself. Respect the longing inside it, which points at what your days lack. Give that an hour each evening, tonight if possible. Put off the booking until you’ve seen the place at low tide.',
  },
  [Pluto]: {
    conjunction:
      'The freight elevator is working again. Reserves of will that you had written off come up to street level this month, and persons of real influence may take your call. Something outworn could be cleared in a single go. Zeal so well supplied tends to flatten the flower beds. Aim it at one stubborn matter, and ask the neighbors where they’d rather you didn’t drive.',
    harmonious:
      'Asked for the real reason, people give it. An entrenched problem shows you its hinge in these weeks, an ally of some weight sits down beside you, and finished business lets itself be finished. You may come to relish knowing what others don’t. Raise the matter that everybody steps over on the way to the coffee. It has seldom been so willing to move.',
    tense:
      'Winning starts to look like a public necessity. Over some weeks a conviction heats up, a powerful person takes the other side, and you feel able to outbid half the town. At bottom lies an honest wish to put right what has gone bad. Would you want the result if nobody ever knew it was yours? Push for that part, and let the trophy go by.',
  },
  [Ascendant]: {
    conjunction:
      'Strangers start the conversation. About every twelve years Jupiter steps over your threshold, and for several weeks you look open for business, and forgivably loud. Ventures like to begin here, with the wide end of the cycle ahead. Claims can put on weight along with the smile. Have a new photograph taken, and trim your introduction by a sentence before trying it on fresh faces.',
    harmonious:
      'Chairs are pulled out for you. Meeting people is no effort this month, and some of them have precisely the attic or the cousin you were in need of. You in turn make a nervous newcomer feel expected. It could all evaporate as a string of agreeable evenings. Follow one of them up within three days, while the warmth is still a plan.',
    square:
      'Other people arrive in bulk. A partner enlarges the scheme, a generous acquaintance has volunteered you, and for a few weeks you are swept along, or busy playing to the gallery. Most of it is kindly meant, and an alliance struck up now may stretch you. Say how many you can actually host. The right companion takes a smaller yes with evident relief.',
    opposition:
      'Other people arrive in bulk. A partner enlarges the scheme, a generous acquaintance has volunteered you, and for a few weeks you are swept along, or busy playing to the gallery. Most of it is kindly meant, and an alliance struck up now may stretch you. Say how many you can actually host. The right companion takes a smaller yes with evident relief.',
  },
  [Midheaven]: {
    conjunction:
      'Your name gets pronounced correctly, by people who count. In the weeks when Jupiter crowns the chart, as it does every dozen years, good work is noticed and somebody wants you on a panel. Title and desk drawer may fall out of step. Say yes to a role you would have to grow into, and begin the reading that night.',
    harmonious:
      'A forwarded message says “good idea, see below,” and below is you. Seniors are well disposed for a little while, home and work lean the same way, and a step up can be had without elbows. Comfort in your present chair argues against it. Invite the person whose job intrigues you for a walk this month, and ask about the tedious parts.',
    square:
      'Upstairs they want the moon, while three visiting aunts want a bedroom. Career and home both swell for some weeks, each as though it had no rival, and you announce more than the staff of one can carry out. There is worse than being wanted on two floors. Lay the real hours next to the promises, move one to next month, and break the news with a smile.',
    opposition:
      'Upstairs they want the moon, while three visiting aunts want a bedroom. Career and home both swell for some weeks, each as though it had no rival, and you announce more than the staff of one can carry out. There is worse than being wanted on two floors. Lay the real hours next to the promises, move one to next month, and break the news with a smile.',
  },
};
