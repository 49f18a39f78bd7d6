import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  type Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const moonAspects: NatalAspectsOf<typeof Moon> = {
  [Mercury]: {
    [Conjunction]:
      'Mercury joins your Moon, and a feeling turns into words almost as soon as you have it, aloud or only in your head. Among people you trust you talk freely about yourself, you remember a conversation by its mood, and others like to confide in you. The same quickness can talk a feeling into several shapes, each with good reasons. The first version is usually just the loudest. Wait for the one that is still there later.',
    [Opposition]:
      'What you think and what you feel rarely speak at the same time, with Mercury opposite your Moon, and other people tend to take up the half you leave out. You are cool and reasonable, and they become upset; or you are moved, and somebody starts to explain. You understand both languages, which few people do. When one sentence gives the reason and the feeling together, joined by “and,” neither of you has to take the other half.',
    [Trine]:
      'A trine of the Moon and Mercury puts words within easy reach of a feeling, once you have noticed it. You talk easily about what is behind you, shy people open up to you, and troubles get smaller in the telling. What you may not notice is that a soothing word can come too early and close a subject. A little silence, when someone pauses, lets the rest come out.',
    [Square]:
      'The Moon and Mercury are square in you, so your moods get into your thoughts and your thoughts pick at your moods. Under strain you say something sharper than you meant, or explain that you are fine in a voice that isn’t, and go over it afterward. It also makes you quick, funny, and alert to how people really speak. Your judgment is good when nobody wants it at once. “Give me an hour” is a complete answer.',
    [Sextile]:
      'Asked how you are, you can actually say. The Moon and Mercury are sextile in your chart, and whenever you stop to look, you find the right words for a feeling and talk of it calmly, often with humor. In the flow of a pleasant conversation, though, the one thing that mattered can go unsaid, and nobody will miss it but you. Say that one first.',
  },
  [Venus]: {
    [Conjunction]:
      'Comfort and affection are the same thing to you, with the Moon beside Venus. You feel loved when somebody takes trouble over you, you soothe people by making things pleasant, and your guests hardly ever feel unwelcome. Because you like everyone around you content, a complaint about your own comfort is softened until nobody hears it, and then you console yourself in some other way. Said plainly, it would probably have been heard sooner.',
    [Opposition]:
      'Venus, opposite your Moon, asks for delight where the Moon asks for safety, and you seldom find the two in one person. You go back and forth between shelter and charm, or find them in two people and feel unfair to both. It happens within you as well: at home you long to be admired, and admired, you long to go home. It has taught you to tell what people need from what they enjoy.',
    [Trine]:
      'Moon and Venus are on the best of terms in you, a trine apart: you know without thinking what makes others comfortable, and people stay longer than they meant to. Peace suits you so well that you let a grievance lie rather than spoil an evening. It doesn’t go away by lying there. Your friendships are better founded than you suppose, and a complaint made while it is fresh would do them no harm.',
    [Square]:
      'What you need and what you enjoy keep getting in each other’s way: the Moon is square Venus. You make yourself attractive when you wanted to be comforted, treat yourself to something when you are lonely, or stay in company that you don’t much like. Sorting this out a few times has given you taste with real feeling in it. When a craving comes, ask yourself whose company you were missing, and call them.',
    [Sextile]:
      'Small attentions are something you do very well. Your Moon notices what a person lacks and Venus, sextile to it, knows how to offer it so gracefully that even difficult people go away content. You like a pretty table and an easy tone, and you are quick to forgive whoever spoiled it. A guest who will not be pleased can worry you for days, though all the others noticed was a good evening.',
  },
  [Mars]: {
    [Conjunction]:
      'Mars stands on your Moon, so feeling something and fighting for it are one and the same. You flare up fast for your own people, and can’t watch anyone weaker be treated badly. The heat passes once they are safe. When you are tired or hungry, though, those same people get the sharp word. “I’m in a bad mood,” said early and in a level voice, often keeps it from becoming a quarrel.',
    [Opposition]:
      'Other people seem to be angry in your place. With Mars opposite your Moon, at home you hold your own anger in and stay reasonable, while a partner or a relative seems always to be in a temper; then it turns around, you explode, and they are the injured party. Conflict wakes you, and you can stand near another person’s fury without flinching. If you mention early what annoys you, they needn’t be angry for both of you.',
    [Trine]:
      'In an emergency your feelings turn straight into action, with Mars in trine to the Moon; you are already busy while others are still taking it in. When you can help somebody, you seldom brood. People rely on this, often without knowing that they do. Quiet times suit you less, and so do people who have to discuss everything before they act. Mostly they just want you to listen, and you can.',
    [Square]:
      'Mars is square your Moon, and a hurt feeling comes out as temper, sometimes in front of the wrong person. What stung you in company may become a speech at home, and whoever is there hears it. Underneath, something soft is being defended. The same heat makes you tireless for a cause and fiercely loyal. Saying “that hurt” on the spot is easier on everyone, and much shorter.',
    [Sextile]:
      'You can be angry without being cruel, with Mars sextile your Moon. If there is something to do, your irritation goes into it, or into one frank remark that doesn’t spoil the peace, and others find you bracing company. You look after people by doing something for them, and are on your way as soon as somebody calls. Long talks about a mood try your patience, your own moods included.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter, beside your Moon, makes every feeling generous: you recover hope quickly, think well of people until there is a reason not to, and give on a large scale. Moderation is another matter: a kindness gets doubled until the other person is embarrassed, and a sad mood collects all the sad things it can find. Half of what you were about to give is often as much as someone can take.',
    [Opposition]:
      'Jupiter is across from your Moon, and with other people your feelings grow: a shared pleasure turns into a feast, and a worry, talked over, grows just as large. You invite more people than you have room for and give until you are empty, and they suppose that you like it that way. You do. But some modest need of your own has been waiting meanwhile, and you give best when you have taken care of that first.',
    [Trine]:
      'Hope grows back in you overnight. The Moon and Jupiter are in trine, so you think well of the people around you; you forgive at once what was said in a bad mood, and two people who don’t get along may both come because you asked. To you that is how things are. Low spirits in others embarrass you, and you offer cheer where they wanted to be heard. They come back all the same, because it did cheer them.',
    [Square]:
      'Jupiter, square to your Moon, enlarges what you feel until you have no small moods. In good spirits you promise, invite and spend for everybody; in low ones you call it all off. Few people console so generously. What you miss is the point at which you have had enough, of food or praise or company. It comes a little after the first portion, and you notice it only if you wait.',
    [Sextile]:
      'Encouraging people is a gift you can use whenever you like, with Jupiter sextile your Moon. A bed for the night, faith in someone nobody else believes in: you set people going again, and it hardly costs you anything. You recover quickly yourself, more from cheering than from being cheered, and one good plan carries you through a dull stretch. When somebody you believed in lets you down you are surprised, since you had been so sure.',
  },
  [Saturn]: {
    [Conjunction]:
      'Your own needs have learned to wait their turn, with Saturn standing on the Moon. Perhaps, early on, somebody was already carrying too much. What grew from it is a steady kind of love, and you are still there when more charming people have left. Tired or sad, you manage and say nothing, and everyone believes that you need nothing, until you tell one of them that you are tired.',
    [Opposition]:
      'Saturn faces your Moon from across the chart, and you expect others to be too busy when you need them. Someone close or someone in charge seems cool, so you hide what you need and do without; and then you are the one who seems cool to somebody else. It has made you self-reliant, and faithful to difficult people. Before you conclude that nobody has time, ask for a definite amount. Half an hour is easier to give than love.',
    [Trine]:
      'Care, in you, is patient. The Moon and Saturn are in trine, and people who love you know where to find you. You can do a dull task for someone’s sake again and again, spend an evening alone without feeling deserted, and wait your turn. You keep a promise to a child as strictly as any other. Where feelings run high you withdraw a little, and you are the one they call when the storm is over.',
    [Square]:
      'Moon and Saturn are square: duty gets in the way of need, and asking for help feels almost like begging. You would rather manage alone than hear a no, and you hide the wish so well that no one guesses it. Knowing what loneliness is, you are kind to people who are hard to be kind to. More of your friends would help than you have ever tested. Ask one of them for something that takes an hour.',
    [Sextile]:
      'When you care about someone, you can be of real use to them, since Saturn is sextile your Moon and gives feeling some order whenever you want it. You can set an upset aside and then really go back to it. Others come to take such steadiness for granted. They can’t thank you for what looks like routine, so let it be known now and then that a thing is hard while you are doing it.',
  },
  [Uranus]: {
    [Conjunction]:
      'Uranus is with your Moon: calm makes you restless, and upheaval makes you calm. You bond in an instant when something is happening, change how you live more often than you need to, and are most at home where nobody counts your hours. As soon as closeness becomes a matter of course, you want air, and go out for it. People can take that well. What they find hard is not knowing for how long, and you can tell them.',
    [Opposition]:
      'Uranus, facing your Moon, tends to bring change into your private life by way of other people: a move, a sudden visitor, a partner or friend who lives by other hours. You need closeness and you need room, and when a person gives you much of one, you miss the other. It can teach you to love somebody without owning them. An agreement that either may change, as long as you say so, gives both something to rely on.',
    [Trine]:
      'A change of your own choosing stirs you without upsetting you. With Uranus in trine to your Moon you can live with irregular hours and unannounced guests if you like the reason for them, and in a household you need room and give it. People feel free with you. They may also feel less important than they are, because you so seldom seem to need them. Someone could be waiting to hear that it matters whether they come.',
    [Square]:
      'You want both, a home and the freedom to leave it, with Uranus square your Moon, and the moment a tie becomes dependable, something in you looks for the way out. A promise of forever makes you uneasy, and you may start a quarrel or a move just for the air. On a day of real upheaval nobody is better company. A little change now and then, in other matters, keeps love from having to supply it all.',
    [Sextile]:
      'With Uranus sextile your Moon you are curious where others are offended, and relatives and friends can tell you what would shock the rest. You can change a custom so gently that even the people who made it agree, and a sudden change of plan cheers you up. People who like things the way they always were may find you hard to keep up with. You come around sooner when they say what they would miss.',
  },
  [Neptune]: {
    [Conjunction]:
      'Neptune is joined to your Moon, and the feelings of other people come straight in. You know the mood of a room as you enter it, and you can comfort someone with a look where talk would hurt. With so thin a wall between you and others, you may take pity for love, or miss a person you hardly know. After much company you need to be by yourself. A simple task for the hands helps then.',
    [Opposition]:
      'Opposite your Moon stands Neptune, and people in need draw your feelings out of you. Somebody seems helpless, or seems to understand you without a word, and you are all tenderness before you know much about them. Later it may turn out that they were neither, and then both of you feel let down. Your compassion reaches people others gave up on. It does more good when you ask what they want, and say what you need yourself.',
    [Trine]:
      'Sympathy flows of itself in you, from Neptune’s trine to the Moon, and people who are upset grow quieter beside you. You don’t need to be told what is wrong. You rest by dreaming a little, and an hour when nobody can reach you soon puts you right. In so soft a mood things slip by, an unpaid bill as well as a friend who wanted a clear answer. “Not yet” would have been clear enough for the friend.',
    [Square]:
      'Square to your Moon, Neptune lets everything in, and you feel what others feel without always knowing that it is theirs. Someone may cry on your shoulder and leave lighter, and you are the one who is tired. You guess much that is true and imagine the rest, a dread here, a hope there. Openness of this kind makes a fine comforter, provided you check. Ask what is actually the matter; it is often less than you were already carrying.',
    [Sextile]:
      'Neptune is sextile your Moon: you choose how far to open up, and even in tears you know what has to be done. Frightened people, and animals, settle near you. You notice a mood before anyone has named it, and then you say nothing, out of tact. Some of the people you spare would have liked to be asked.',
  },
  [Pluto]: {
    [Conjunction]:
      'What touches you at all touches you deeply, since Pluto is joined to your Moon. Love, loyalty, fear and grief all come from the same depth, and the people you hold, you hold through anything. You sense at once what others hide, and you hide your own strongest feelings, because they seem unsafe to show. Those you protect may wonder whether they are free to go. Tell them that they are, and they usually stay.',
    [Opposition]:
      'Certain people have a power over your feelings that you can’t explain. Pluto is opposite your Moon, and you meet your own intensity in them. You are drawn close, the two of you wrestle over who needs whom, and you may test whether they would stay. Few can love someone through their worst season as you can. When you feel the urge to check up on them, ask what you were afraid of a minute earlier.',
    [Trine]:
      'Moon and Pluto are in trine, and deep feeling holds no terror for you. You can go down into an old grief and come back lighter, and people recover near you after a bad time. You let go of a grudge and remember what it was about. What you find hard to bear is a cheerfulness that covers something up, and even your silence says so.',
    [Square]:
      'When you need a person most, you also start to look for the catch. Pluto is square your Moon, and love gets mixed with control: you hold on tightly, you watch, and you may test a loyalty until it hurts. Your reading of people is seldom wrong, only hard on them, and the people you protect are very well protected. Tell someone steady what you are afraid of losing. After that there is less need to test anyone.',
    [Sextile]:
      'Strong feelings don’t scare you off, since Pluto is sextile your Moon and you stay when others would make for the door. People bring you what isn’t talked about in their families, because you stay calm at what frightens others. You don’t repeat it, and you think no worse of anyone for it. You have less patience with people who won’t look at a problem at all. Some of them do, in their own time.',
  },
  [Chiron]: {
    conjunction:
      'Need itself is the tender spot, with Chiron on your Moon. Perhaps somebody once found that you needed too much, and so you learned to give care where it was missing, and others find a home with you. When somebody fusses over you, you stiffen. That isn’t ingratitude; the place is sore. Receiving can be learned in small amounts, for instance by sitting still while someone else brings you something.',
    harmonious:
      'Because Chiron is on good terms with your Moon, you can speak calmly of the hurts that go furthest back, and the calm is catching. You know what to bring to someone who can’t eat, and when to say nothing. People in need of this find you, and it may be a while since anybody asked how you are yourself. They assume that you have all the care you want. You could mention that you don’t.',
    tense:
      'Chiron is at a hard angle to your Moon, and being overlooked, even by accident, can make you feel very small. Somebody forgets to ask how it went, and you fall silent and wait to be found, or look after them twice as well so as not to feel it. The tenderness in that is real. “I wanted you to ask” is an awkward sentence. Most people are relieved to hear it, and ask.',
  },
  [NorthNode]: {
    conjunction:
      'Choices that you make from feeling tend to be the right road for you, because the North Node is on your Moon. You grow by caring, by making a home, by being moved where others can see it, and groups respond to your moods as if you spoke for them. It is tiring to mean so much to people. Keep some part of each week when nobody is allowed to need you, or the feeling itself goes dull.',
    harmonious:
      'Instinct and direction agree in you: the Moon and the North Node are on good terms, and you feel at home quickly wherever growth takes you. People tend to look after you in passing: a relative, a neighbor, a stranger who happens to be kind. If anything holds you back it is comfort, because staying put is comfortable, too. When someone says that you ought to meet a friend of theirs, it is usually worth going.',
    square:
      'The Moon is square the North Node, and just as a new life begins to take hold, you feel homesick. What comforts you and what makes you grow lie in different directions, and old habits of caring and being cared for call you back. Those habits did nourish you. They just can’t tell you where to go. Something familiar, taken along, settles you better in a new place than going back to the old one.',
    opposition:
      'Caring for people is what you came knowing how to do: your Moon lies on the South Node, across from the North Node. Moods, memories and the needs of others draw you in by sheer habit, and you can look after everyone without thinking. It feels like love, and most of it is. Some of it is only habit. You grow when you wait a little and let other people see to things themselves.',
  },
  [Ascendant]: {
    conjunction:
      'With the Moon on the Ascendant, your face answers before you do. What you feel can be read at the door, and strangers find it so human that they tell you their stories. You also change with your company: dull people leave you dull and anxious ones leave you anxious, without your knowing why. It matters whom you spend your time with. When you feel raw, say so, because people are gentle once they know.',
    harmonious:
      'People are soon at ease with you, the Moon agreeing with your Ascendant, because your face goes along with what they tell you. It may be a long time before anybody thinks of asking about you in return, even when you are sad. The right people come closer when you let a mood show that is of no use to anyone.',
    square:
      'What you feel and what you show don’t keep the same hours, with the Moon square your Ascendant. You look brisk when you would like to be comforted, or your feelings come up in front of the wrong person, and then you resent the right one for not having guessed. Knowing how much a face leaves out, you read other people well. Say in words how you are, as a plain report, before your face says something else.',
    opposition:
      'You feel most when somebody else is there, because the Moon is setting, on the Descendant. The mood of a partner or a close friend becomes your own mood, and you care for them by sensing what they need before they say it. People come to you to be looked after. What you feel yourself may be unclear until you have been alone. Then the two moods come apart, and you can go back happily.',
  },
  [Midheaven]: {
    conjunction:
      'The Moon at the Midheaven gives you a feeling for what people at large need, and your work may have to do with food, shelter, memory or belonging. You sense the mood of a crowd early. Your own mood is on view as well, and your standing can seem to depend on being liked, which is wearing. It helps to have somebody outside all this who doesn’t care how the work is going and likes you tired and hungry.',
    harmonious:
      'Warmth helps you in public life. With the Moon and your Midheaven in harmony, you remember names and small preferences, people tell you things, and a face as familiar as yours gets trusted. It is pleasant to be needed there, and work, or whatever takes its place, can become the only family you look after. Those you live with, or grew up with, would like their small preferences remembered too.',
    square:
      'Your own needs come up at the very moment when you should be composed, since the Moon is square your Midheaven. A role asks for calm when you have none, and every wish to be at home seems to count against you there. You bring real warmth into cool places, and a good deal of guilt with it. Much of that guilt is out of date. Say plainly what you need; people mind less than you think.',
    opposition:
      'At the root of your chart, on the Imum Coeli, the Moon is opposite the Midheaven and most at home. Family, the past and your own four walls feed you as nothing else does, and you stay attached to where you come from, whether it was kind to you or not. Those who see only your public side miss most of you. Getting ahead in the world can feel like leaving somebody behind at the door.',
  },
};
