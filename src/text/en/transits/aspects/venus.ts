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

export const venusTransits: TransitAspectsOf<typeof Venus> = {
  [Sun]: {
    conjunction:
      'Being yourself counts as charm when Venus is on your Sun. People take to you, your looks please you for once, and whatever you care about is easier to make others care about. Friends, family, an audience of any size feel included. You may begin to pose for it a little, or to coast. Somebody who knew you before you were so agreeable would be touched to be included now, and can be trusted to laugh at you.',
    harmonious:
      'Requests find a willing ear while Venus favors your Sun. You treat people kindly and are kindly treated, a wish of yours suits the very person it depends on, and pleasure does not get in the way of purpose. Such graces are handed out unevenly, and people standing near you may notice that they were passed over. Put in a word for one of them. Your good opinion counts for more than usual.',
    tense:
      'You would like to please and to be respected, and it is hard to do both at once. Venus is at odds with your Sun, so you make yourself more charming than you feel, say yes while your expression says no, or let somebody else’s taste decide. Laziness may pass for tact. What you want is reasonable, namely some pleasure and to be valued for more than being nice. An honest refusal, kindly put, will get you nearer to both.',
  },
  [Moon]: {
    conjunction:
      'Tenderness fills you as Venus meets your Moon. Family feels like friends and friends like family, a home wants flowers or at least clean sheets, and old sorrows let themselves be comforted. You would go a long way around to avoid a scene. Being looked after is harder for some than looking after. Let a kindness stand for a while without paying it back.',
    harmonious:
      'Give and take run smoothly, since Venus is on loving terms with your Moon. A room is soon made pleasant, forgiveness comes easily, and people at home are glad of one another. You know by instinct what would please. So happy a circle can forget that somebody is outside it. A visit to the relative nobody finds easy would go better than you fear.',
    tense:
      'You want comfort and you want to be delighted, and the two do not come together. Venus chafes your Moon: a partner may seem kind and dull, or exciting and no comfort; company comes when you want quiet; a treat does not console you. Feelings are easily hurt and not much said. Comfort is easier to ask for by name: a blanket, a listener, an early bedtime. After that, the kind and dull one may strike you as rather funny.',
  },
  [Mercury]: {
    conjunction:
      'Even your plainest sentence has manners when Venus joins your Mercury. You find the kind word, the witty word, the fair offer, and a difficult person or a sulking friend gives in with a smile. What you write reads well. A pleasing phrase will draw you away from an exact one, so look for what you would still mean if it were less well put, and say that first.',
    harmonious:
      'Who should sit next to whom, and who ought to hear what, are things you know without thinking. Venus helps your Mercury to be a go-between: bargains please both sides, introductions go well, and quarrels end in a joke. You may look after everyone but yourself. Until {until} you can use the gift for yourself: write to someone you have meant to know better, and ask what they are reading.',
    tense:
      'Politeness gets in the way of candor when Venus is at an awkward angle to your Mercury. You praise the curtains and then have to live with them, drop hints that nobody picks up, and take offense at a frank person’s phrasing. The wish for harmony is sincere. It simply needs a sentence with a verb in it. Affection first and the objection second, in one breath, is a form that most people can hear.',
  },
  [Venus]: {
    conjunction:
      'Taste comes home: Venus has returned to your own Venus, as happens in most years, and you know what you like in people, in colors, in how to spend a free hour. Affection for old friends revives. So does a certain fussiness, since other people’s liking can look like a mistake. What you choose for your own shelf has a good chance of pleasing you for a long time; for theirs, let them choose.',
    harmonious:
      'Liking leads to liking when Venus is in step with your own Venus. Colors agree, company agrees, and a small pleasure suggests a further one. You are generous with praise and receive it gracefully. It asks so little that you could arrange yourself into a corner and stay there. Take a friend along whose own days are short of beauty; sharing it turns a nice hour into one that is remembered.',
    square:
      'What you want and what you like are not the same for a while, since Venus squares your own Venus. A favorite thing looks dull beside someone else’s, and a partner’s taste may grate. You may buy a change that you do not need. The discontent has something to tell you: your idea of what is lovely has moved on a bit. Whatever still pleases you by {until} has passed a fair test.',
    opposition:
      'You see how other people love, and it isn’t how you do it. With Venus opposite your own Venus, a friend’s idea of fun, a partner’s way of showing care or somebody’s style stands across from yours and asks to be admired. Envy is possible, and so is real attraction. Give their way one honest try. You may go back to your own with relief, and with a borrowed detail that suits you.',
  },
  [Mars]: {
    conjunction:
      'You want openly what you want when Venus comes to your Mars. You reach for a person or a piece of work with more heat than explanation, and you are attractive because you are not hiding it. Making things, dancing, joking and playing all agree with you. Haste is the weak spot: sweetness that goes too quickly turns into a push. Make the first move, and leave plenty of room for theirs.',
    harmonious:
      'Wanting and charming play together as long as Venus is friendly to your Mars. You can go after what you like with grace, compete without hard feelings, and get a group to pull by making it enjoyable. Between two people, pace and mood agree. The signal is rather broad, and a bystander may take it for themselves. You will save someone a small heartache by making it plain whom you mean.',
    tense:
      'Attraction and annoyance are close together when Venus crosses your Mars. You quarrel with the person you would most like to please, or push where a smile would have done, and a tiff over nothing ends in making up or in keeping score. It is lively, at least. Both of you find out what you want. Ask for it in the friendly voice, which still works, and let the other win a minor point.',
  },
  [Jupiter]: {
    conjunction:
      'Liking overflows when Venus meets your Jupiter. You are glad to see people, guests stay late, and gifts, invitations and praise go out by the armful. It is one of the pleasantest of short transits, and its chief cost is a sense of proportion: what is given to everybody loses a little of its taste. So choose one, perhaps the shyest, and tell them exactly what you like about them. They will remember it longer than the party.',
    harmonious:
      'Friendly abundance comes within reach, with Venus in good accord with your Jupiter. Introductions go well, you are forgiven for being late, and someone is glad to show you a thing you had no idea was beautiful. There is plenty, and you may be too comfortable to stretch a hand out for it. When somebody says that you should come by some time, answer with a day.',
    tense:
      'Liking loses its brakes as Venus tempts your Jupiter: you overpraise, overbook, overeat, and find a modest evening stingy. Promises of affection are made in a glow and come due in another light. Few people were ever hurt by being adored, it must be said, and the generous wish is real. Adore those who are short of it. What you want to buy in the meantime will still be for sale after {until}.',
  },
  [Saturn]: {
    conjunction:
      'Love shows what it is made of when Venus comes to your Saturn. You see who has stayed, which pleasures you would truly miss, and what a thing is worth without its wrapping. You may feel plain meanwhile, or unwanted at the party, which is easily skipped. An old friendship is good company here. Mentioning how long it has lasted, and what it has meant, is warmer than any show of feeling.',
    harmonious:
      'Warmth in measured amounts suits everyone while Venus and your Saturn agree. You strike a fair deal, make a loyal call, choose something well made over something new. Older people enjoy your company. Younger or livelier ones may find it a bit like rationing. Affection thrives on regular hours at such a time, so promise somebody a standing date and be the one who keeps it.',
    tense:
      'A chill gets into affection, because Venus is checked by your Saturn. You feel passed over, or stand at your own door like a bouncer, letting in nobody who might disappoint. Mostly people are tired, or shy, and so are you. All the same you notice which tie you have been heating alone. Brought up once, in a warm room, the matter may turn out to be news to the other side.',
  },
  [Uranus]: {
    conjunction:
      'Sparks come off whatever is unlike you when Venus touches your Uranus. A stranger, a style, a piece of music can startle you into liking it, and something you were used to looks new. You want freedom and affection together. An attraction that starts this fast may run its course as fast, so enjoy it and sign nothing. Those who already love you would be charmed by a taste of yours they never guessed.',
    harmonious:
      'Taste takes a small risk and is rewarded, because Venus is on easy terms with your Uranus. Friends from separate circles mix, a new color or a new rhythm wakes you up, and an unconventional remark comes out in the sweetest voice. Cautious people feel left behind. Ask one of them to something that neither of you has tried, and make it easy to say yes.',
    tense:
      'You want to be close and you want to be free, as Venus unsettles your Uranus. Someone you count on may turn unpredictable, or you do, from dread of being taken for granted. A sudden liking can flare up, a date may be called off, a steady pleasure bores you all at once. Boredom tells you something. Change what you do together before you change the person; if it is a day alone that you need, say so.',
  },
  [Neptune]: {
    conjunction:
      'Beauty undoes you when Venus drifts over your Neptune. Every song seems to be addressed to you, pity and love feel the same, and giving has no bottom. Half of what you adore is lighting. In art that half is just what is wanted, and in kindness too, but between two people it makes promises neither could keep. See them again on a dull day, over some errand, before you promise anything. You may like them just as well.',
    harmonious:
      'Glamour and gentleness can both be had while Venus is in tune with your Neptune. You forgive, your hand is light at anything you make, and a film or a view can put your heart in order. Love is easy to feel and does not insist on an answer. Plain daylight seems a little rude afterward. Tell someone what moved you before it fades, and for as long as you talk it stays.',
    tense:
      'You see what you long for, whether it is there or not. Venus is under the spell of your Neptune: a face, a bargain or a sad story looks better than it is, and you can hardly say no to anyone. The feeling is honest and a poor judge; put it into music. Vows and large purchases had better be left until {until}, when the thing itself can be seen.',
  },
  [Pluto]: {
    conjunction:
      'You are strongly attracted when Venus arrives at your Pluto, and mild liking is of no interest. You want someone, or something, entirely. A love that had gone quiet can become serious again, and a talent that you had given up may stir. The price is a wish to own. Tell the other person how much you want, and in the same breath that they are free to say no.',
    harmonious:
      'Trust deepens with a single truthful answer, for Venus is helping your Pluto. Two people can tell each other what they usually joke about, both say frankly what they want, and something thought to be lost between you can be brought back. Lighter company bores you for a while, through no fault of its own. An old hurt weighs less once you have told it, and they may tell you theirs.',
    tense:
      'Jealousy makes things look more desirable than they are. Venus is drawn into your Pluto, so you want what somebody else wants, test a tie by holding back, or keep a ledger of favors while you smile. Charm can be a form of pressure, on your side or on theirs. There is nothing tame about the feeling, and that is its gift, since it shows how much you care. Tell the person what you would be sorry to lose.',
  },
  [Ascendant]: {
    conjunction:
      'People like what they see when Venus crosses your Ascendant, and you rather like it yourself. You dress with ease, move with ease, and quarrels slide off you. Meetings of every sort begin well, tender ones among them. In looking agreeable you may come to agree too often. Say what you would really like, even if the others want something else; they are likely to find it charming.',
    harmonious:
      'Company forms around you without effort, with Venus on good terms with your Ascendant. You put people in a good mood by how you look at them, differences seem silly, and a plan for two improves by being talked over. Not all of what is promised will be kept. Pick the acquaintance who should become a friend, and name a day.',
    square:
      'You are more agreeable than you feel. Venus squares your Ascendant, and the price of being pleasant goes up: you smooth things over, match a taste that isn’t yours, or feel out of place. One preference stated lightly will do you no harm, and it tells people what you like.',
    opposition:
      'The kindness comes from other people. Venus is on your Descendant, opposite the Ascendant, so partners may soften, rivals may offer terms, and you are drawn to someone who has the ease you lack. It is a happy moment for courting, for making up, for asking for help. The drawback is that each of you may choose what the other is thought to prefer, and neither enjoys it. Taking turns to decide is more fun, and fairer.',
  },
  [Midheaven]: {
    conjunction:
      'Favor attends your work when Venus reaches the Midheaven. You are kindly mentioned in a room that you are not in, a design or a presentation pleases, and people above you find you good to have around. Tact is half the success. Since polish can cover thin planks, test the thing hard before you offer it. For {duration} a well-made piece of work has every chance to be seen as one.',
    harmonious:
      'Tact is worth something in public while Venus supports your Midheaven. Awkward people soften, those around you pull together, and at home nobody counts the hours. It is good to be the one who makes a place pleasant. It can also become the only thing you are known for. You might ask for better terms, or for thanks for what you do already, and give the other person time to answer.',
    square:
      'Pleasure and position bid for the same hour, since Venus squares your Midheaven. You charm the wrong party, resent the right one, or find that success in its present form has little in it to enjoy. A friendship at work gets tangled up with rank. Some true preference is showing through. If duty has to win, call the person who is waiting for you first, and say when they will have you back.',
    opposition:
      'Home is where the pleasure is. Venus has come to the foot of your chart, opposite the Midheaven, and you want soft light, good smells, a few people who may take off their shoes. Family can be forgiven for something. Public life has to manage without your charm. Peace in the house should not rest on one person swallowing a remark, so while all are in good spirits, bring up the subject that gets avoided.',
  },
};
