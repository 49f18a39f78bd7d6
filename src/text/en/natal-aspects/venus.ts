import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  type Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const venusAspects: NatalAspectsOf<typeof Venus> = {
  [Mars]: {
    [Conjunction]:
      'In love, liking and wanting are one impulse in you, with Venus and Mars joined, and sooner or later the other person can tell. You may take the first step, and you put both taste and nerve into anything you make. What you find difficult is quiet between two people. A calm hour with someone you love can look like coolness, so you tease it until something happens. Left alone, it usually proves to have been warm already.',
    [Opposition]:
      'Venus and Mars face each other across your chart, so in love one person pursues and the other draws back, and then the two change places. Attraction feeds on the distance, and it keeps you both awake. You tend to leave one half to the other person, either the force or the softness, and may come to resent them for having it. You are capable of both. Ask firmly, for once, where you would have used charm.',
    [Trine]:
      'You ask in a way that makes people want to say yes. Venus and Mars are in trine in your chart, wanting and pleasing go together, and others feel invited where they might have felt pushed. Work that needs a good eye and a good hand suits you. You are soon bored where nobody plays around a little, with words or with ideas, and it takes you a moment to see that some people would rather be left in peace.',
    [Square]:
      'With people you like, you give in first and are annoyed afterward. Venus in you wants to be liked and Mars wants its way; at a square they take turns without consulting each other, and the anger you kept back shows in how you close a door. The friction puzzles partners, and it gives bite to whatever you cook, write or design. Say what you want before you are polite about it, and people can meet you halfway.',
    [Sextile]:
      'Venus is sextile Mars, and charm and energy work well together in you as soon as they have something to do. Dancing, gardening with a friend, putting on a show: wherever grace needs some muscle you are at your most attractive, and you enjoy yourself. You like people best when you are doing something together. Where there is only sitting and talking you grow restless, and your affection comes back with the next walk.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter is with Venus in your chart, and in good company you enjoy, praise and give on a grand scale. Shy people feel attractive near you, and you find something to like in nearly everyone who comes along. Such warmth is easy to declare. People begin to count on it, however, and a promise of affection has to be kept on dull days, too. Love a few of them all the way, and like the rest.',
    [Opposition]:
      'Jupiter, opposite Venus, wins your heart in the shape of generous, expansive people who make love look like a larger life. Together you overdo it: each tries to give more than the other, and both promise more than they can do. Next to such people, someone who loves quietly can seem stingy. Perhaps that person promises no more than can be kept. Stay a while, and quiet love can begin to look like plenty.',
    [Trine]:
      'Pleasant things tend to come your way, and you pass them on. Venus and Jupiter, which tradition calls the two kind planets, are in trine in your chart, so you give and accept with equal grace and people like to do you a favor. You take the second helping and are pleased with it. When you would have to fight for a pleasure you are inclined to let it go, since there is usually another that is nearly as nice.',
    [Square]:
      'Where you are enjoying yourself, enough rarely looks like enough, with Venus square Jupiter. You add one more guest, one more course, one more hour, until taste and appetite are at odds; and you may expect of one person what nobody could supply. Many people have welcomed your warmth all the same. They enjoy it most in amounts that they can return.',
    [Sextile]:
      'Someone on the edge of your acquaintance could widen your life, since Jupiter is sextile Venus and opens doors for you if you knock. You are good company, and people want you along. The temptation is to stay where you are already liked. What makes you grow, in affection and in taste, tends to be a little farther off: the invitation from people you don’t know well, the friend of another age, or one who has traveled more.',
  },
  [Saturn]: {
    [Conjunction]:
      'Love is serious to you, Saturn being beside Venus, and you take your time. When you truly want somebody you wait to be asked, keep every promise, and find it hard to believe that anybody wants only your company. What you make, a friendship or a chair, is simple in line and lasts. You are careful with warmth, as though there were only so much of it. Somebody may have waited as long as you have for a warm word.',
    [Opposition]:
      'Saturn is opposite your Venus, and reserved people attract you, as if a welcome counted only when it was hard to get. They hold back, so you hold back; or you are the cool one, and somebody else tries to earn you. A tested, lasting love can come of that. But it is easier to see reserve in another face than in your own, and both of you may be waiting for the same invitation.',
    [Trine]:
      'Where you have once loved, you stay. Saturn is in trine to your Venus, and being faithful to people, to a taste, to a way of doing things costs you nothing. You may look around for a long time before you choose; what you have chosen you keep, friends above all, and you go on finding something in it. New people need to be patient until you are sure, and then they can be sure of you.',
    [Square]:
      'In matters of love you expect a no, with Saturn square your Venus, and you hold back so far that few people get the chance to say yes. Being called lovable doesn’t convince you. You do recognize quality where others pass it by, and the affection you finally give is entirely true. Let someone be kind to you before everything is done. They can see what isn’t finished yet, and they like you anyway.',
    [Sextile]:
      'Saturn is sextile Venus in your chart, and you grow fond of people by doing the same thing with them at the same hour: the class, the walk, the standing game of cards. Your taste works the same way, and prefers one good thing to several. You are sparing with fond words, and those who live with you may have to judge by how punctual you are. Now and then you could put your fondness into a sentence.',
  },
  [Uranus]: {
    [Conjunction]:
      'You are attracted suddenly, and seldom because it was expected, with Uranus joined to your Venus. A stranger, an idea, a color nobody else would wear: you are taken at once, and people near you feel free to stop pretending. The attraction may stop just as suddenly, and then you want room, and you move on. If you wait a little before you tell anyone that it is over, some of the interest may come back.',
    [Opposition]:
      'When others are unreliable you adore them, and when they are devoted you need air. Uranus stands opposite your Venus, so closeness and freedom get divided between two people, and you may have played both parts. You are seldom bored, and neither is anyone with you. What tires you both is not knowing what to expect. Plans of your own, for when they keep away, soon show you whom you really miss.',
    [Trine]:
      'A trine from Uranus keeps your Venus free, and being different in love and in taste causes you no trouble. You combine things that aren’t supposed to go together and it suits you, and in your company others find out which of their own rules they could do without. Among acquaintances you come and go easily. Because nothing forces you to stay past the first excitement, you may not know that some people only become interesting after that.',
    [Square]:
      'Just when everything is lovely, you change it. With Uranus square Venus, pleasure goes flat for you with repetition, and you would rather break the spell yourself than wait for it to fade. You have a style that nobody else has, and a dislike of anything lukewarm. You may also have ended a few ties that were only resting. What bored you may have bored the other person as well, and it helps to say when the boredom began.',
    [Sextile]:
      'Unusual company does your heart good, because Uranus is sextile Venus and brings you what you hadn’t known you liked. An unlikely friend, a kind of music without a name, a remark overheard can change your idea of beauty. All you have to do is show up. That is where you hesitate, since you can also admire experiments from a distance. One friendship that makes no sense on paper takes you further than several that do.',
  },
  [Neptune]: {
    [Conjunction]:
      'Neptune has dissolved into your Venus, and whatever you love has a finer version in your mind. You have music in you, tenderness for what others find plain, and the power to enchant. You can also love for a long time from a distance, where nothing contradicts the picture. The real person has moods and opinions and hopes to be loved along with them. That takes more imagination than the dream does, and you have enough.',
    [Opposition]:
      'Neptune stands opposite your Venus; you idealize the people you are drawn to, and some of them may do the same with you. The gifted, the lost, the almost available seem to carry what you have been longing for, and after a while they may complain of the weight. Your kindness toward them is genuine. A few thoroughly ordinary days together show what is left when nobody is shining. Often a good deal is.',
    [Trine]:
      'From Neptune, in trine to Venus, you have a sense of beauty that takes no effort: line, color and melody are simply there, and so is the wish to console. You see what would comfort a person and do it without mentioning it. Because dreaming is nearly as pleasant as having, much of this stays unspoken or half made. You can bring out a song, or a love, before it is perfect.',
    [Square]:
      'A square from Neptune blurs your Venus, and however carefully you choose, you can be in love with a picture before you have met the person. At first you see somebody as better than they are; later, disappointed, as worse. The longing has its uses. It goes into whatever you make, and it lets you forgive people others have given up on. Before you say a big yes, ask a friend who sees clearly.',
    [Sextile]:
      'Neptune is sextile Venus, so your tenderness has imagination and keeps its footing. You know which piece of music a sad friend could bear, and how to make a plain room kind. You see perfectly well what people are like and choose to be moved all the same. Sometimes you only picture the kindness: you compose the letter, and the person never hears of it. People who do hear from you are touched for longer than you would think.',
  },
  [Pluto]: {
    [Conjunction]:
      'Pluto is joined to your Venus, and you are rarely just a little fond of someone. Love changes you from the ground up, and the person you love is changed too, often for the better. You aren’t put off by what is damaged or difficult. But you hold people close, and would like to be the only one who matters to them. The people you hold so firmly need other friends, and so do you.',
    [Opposition]:
      'In love you meet your own strength in someone else, because Pluto stands opposite Venus and you choose people with a will. They attract you, and may be jealous and test you, or you may do it to them, and anything merely pretty doesn’t survive that. The trust that does survive is of a rare kind. It comes sooner when the two of you speak openly about who decides, and what happens when the other person says no.',
    [Trine]:
      'When you look at people, they feel that you see all of them and like them anyway. Pluto is in trine to your Venus, and depth in love takes no effort: you can come out of a heartbreak with new growth, and bring back a friendship that others thought was over. You never get used to halfhearted affection. You would rather hear a sorry truth than be spared it, and expect the same of others.',
    [Square]:
      'Love takes hold of you, and you distrust what has taken hold. Pluto is square your Venus, so one half of you clings while the other tests; you hold people close, go over what they said, and may spend a good evening on a suspicion. When you love, you love completely, and what is over is really over. Put your doubt into one question. Then give the answer the same attention that you gave the doubt.',
    [Sextile]:
      'A sextile of Venus and Pluto gives you two ways of being with people. In most company you keep things light. With the few who can bear it you ask what the matter really is, and stay for the answer, and such talks have made some of your friendships. You wait rather long for the moment. While you wait, a friend can take your tact for lack of interest.',
  },
  [Chiron]: {
    conjunction:
      'Whether you can be wanted as you are is the sore question, with Chiron on your Venus. You may behave as if somebody were going to judge you. Knowing that kind of shame, you know how to treat other people’s; they can think better of themselves after an hour with you. Love can turn into help, with you always giving it. If somebody is simply fond of you, let them be.',
    harmonious:
      'Chiron and Venus agree in your chart, and an old hurt about being liked has turned into tact. You know which kindness heals and which only pats you on the head. People show you what they are ashamed of and go home at peace with it. It can become your only way of being close. Those you have consoled would like, for a change, to see you before you are ready to be seen.',
    tense:
      'When somebody is kind to you an old hurt comes back, with Chiron and Venus at odds in you. Somebody reaches for your hand, and for a second you draw back, and then treat your own flinch as a verdict on them. Few people are so careful with other hearts. Tell a person you trust where it is sore, as you would mention a bad shoulder before a dance. Then they can be careful, and you won’t have to be.',
  },
  [NorthNode]: {
    conjunction:
      'Venus is on your North Node, and your life moves when you let yourself like something. You grow by love, by beauty, by partnership, even if older habits that are good at doing without call it frivolous. People met through music or over a meal turn out to matter. Not every charming face is a signpost. The attraction that makes you learn something, or go somewhere new, is the one to follow.',
    harmonious:
      'Kindness turns out to be practical in your case, Venus being a friend of the North Node. You remember what somebody likes, or share a taste with a stranger, and it may lead to just the introduction you needed. Your liking for people and things is a good guide for you. The company on the way is so pleasant, though, that you can forget where you were going. Some of your companions will come along when you go on.',
    square:
      'Before a new beginning something dear asks you to stay, since Venus is square the North Node, which points to what is still new to you. It may be a person, a comfort or the wish not to disappoint anyone. The way ahead, however, makes you clumsy for a time, and you dislike being clumsy in public. Fewer people are watching than you suppose, and they will be fond of you for it.',
    opposition:
      'Pleasing people has always come easily to you. Venus is on the South Node, across from the North Node, so you are agreeable without trying, and you may have ended many a quarrel early. But what you most need to do won’t please everybody, and at the first frown you turn back. The frown passes, as a rule, if you keep to your wish a little longer.',
  },
  [Ascendant]: {
    conjunction:
      'With Venus on the Ascendant, you please people before you have done anything. Whatever your features, there is grace in how you come in, company relaxes, and disputes cool down near you, since among new people you would rather keep the peace. In return you hear less of the truth than plainer people do. You also smile over a no until you no longer know that you meant it. The friend who says something unflattering is worth keeping.',
    harmonious:
      'Venus and your Ascendant are in harmony, so that manner and feeling match, and people take your liking at face value and return it. Strangers are usually ready to help you, quarrels soften a little when you come in, and you make friends without much effort. Since most people are friendly to you right away, you may be out of practice when someone isn’t. You can stay for the disagreement, and be as charming afterward.',
    square:
      'Venus is square your Ascendant, and the first ten minutes are your stiffest, because your feelings don’t show in your face. You seem too polished, or too apologetic, while the warmth is waiting for its turn. You have learned a great deal about style this way, and it is hard to offend you. Admitting early on to something you really like does more for a meeting than any amount of polish.',
    opposition:
      'Your Venus is on the Descendant, and grace is something that you recognize in other people. You choose charming company, are at your kindest in a pair, and can make another person feel truly picked. For the sake of peace you also give in, sometimes before the matter has been discussed. The other person would often have liked to hear what you prefer. What you find lovely in them, and envy a little, is there in you as well.',
  },
  [Midheaven]: {
    conjunction:
      'Your public face is a pleasing one, with Venus at the Midheaven, and people like to be associated with your name. It may show as art, design, diplomacy or hospitality, or as a winning way with something drier. You care about staying popular, and so you leave the unwelcome decisions to others. Make one of those yourself. If people still like you afterward, and they generally do, you will know that it isn’t only for the pleasant face.',
    harmonious:
      'Venus, a friend to your Midheaven, helps you get ahead through tact. You get along with people above and below you, and a place grows kinder for having you in it. People may like having you there so much that nobody thinks of moving you. If you want the next step, you have to be the one who brings it up, and somebody may ask why you waited.',
    square:
      'Venus, square to your Midheaven, makes the things you love compete with your work for the same hours. You try to please both, and a graceful compromise leaves both a little hurt. You do bring warmth to hard workplaces and taste to plain ones. Praise for things that you care little about rings hollow, however often it comes. Mention, to whoever decides such things, what you do care about.',
    opposition:
      'At home you are at your loveliest, with Venus on the Imum Coeli, opposite the Midheaven. Your affections put down roots there and stay: in family, in an old friendship, in rooms that have been arranged until they are right. Those who are invited in know a warmth that the public never sees. You are slow to leave all that for anything less welcoming. Some of what you make in private could stand being shown to a few more people.',
  },
};
