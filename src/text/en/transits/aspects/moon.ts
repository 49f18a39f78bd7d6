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

export const moonTransits: TransitAspectsOf<typeof Moon> = {
  [Sun]: {
    conjunction:
      'Once in each of its rounds the Moon passes over your Sun, and for a few hours you know what you want because you can feel it. Mood and purpose are one, so small starts made from the heart have a healthy root, and others sense that you are all there. Should the mood be a sore one, it gets the same backing from your will, and a sulk can pass itself off as a principle.',
    harmonious:
      'Body and will get along, since the Moon sits well with your Sun. You feel fairly content, act without inner debate, and people answer you in the same key. Requests that depend on somebody’s temper do well, because yours sets the tone. It is over before long and leaves little trace, unless you lend some of it to a person near you who is out of sorts.',
    tense:
      'What you feel like doing and what you mean to do pull apart while the Moon is at odds with your Sun, and you snap at whoever asks how it is going. Trifles carry the quarrel, while its true subject is rest, or a lack of thanks. This is a poor moment for announcements. Left alone, the two sides of you make up within hours, and neither recalls who began.',
  },
  [Moon]: {
    conjunction:
      'The mood you are in is an old acquaintance: the Moon has come around again to your own Moon, as it does about every four weeks. Early wishes return, for a certain food, a tone of voice, a corner to yourself, and they are hard to argue with. You feel more at home in your skin, or more alone there. One round of feeling closes and another opens. How you look after yourself here is how it starts.',
    harmonious:
      'An even temper comes over you while the Moon is on friendly terms with your own Moon. What you need is close at hand and not much: a comfortable chair, somebody who knows you, the usual music. People bring you their small confidences, since you listen without making anything of them. Call the person who has been on your mind. You can hear, just now, what they leave out.',
    square:
      'Needs collide, and a small mishap takes on a surprising volume. The Moon squares your own Moon: everybody wants something at once, nobody asks about you, and some very old unfairness lends you its voice. A few hours on, the whole affair would fit in a teacup. Among the things you felt like shouting there is one fair request. Keep that, and let the shouting go.',
    opposition:
      'Half a round from home, the Moon stands opposite your own Moon, and other people’s feelings get in the way of yours or simply come first. You swing between wanting company and wishing that they would all leave. A partner’s or a relative’s need can make you feel unseen. It also shows how differently people are comforted: one has to talk where another wants a closed door. Knowing which is which, you can do each other a kindness.',
  },
  [Mercury]: {
    conjunction:
      'Feelings find words when the Moon is on your Mercury. You talk more, remember more, and tell a story with the wallpaper in it, so a letter to a friend or an apology about your tone comes out well. Reason is less steady, because whatever moves you seems proved. A secret, yours or somebody else’s, can slip out with the flow. Choose a listener who keeps things.',
    harmonious:
      'Listening is no effort as long as the Moon and your Mercury cooperate. You catch the words and what lies beneath them, and find an answer that both calms and informs. Plans with the people you live with take half the usual time. Gossip tastes sweet, too. In all this pleasant talk one useful subject may have been begun and dropped by the other person, and you are in just the mood to pick it up.',
    tense:
      'In a plain message you hear a tone that the sender never used. The Moon rubs against your Mercury, and for some hours nerves do the reading: you fire off an answer, regret it, explain, and make it worse. Or somebody’s cool logic reaches you when you wanted a hug. A tender spot has been touched, that much is true. Ask in person what was meant. Faces are a good deal kinder than text.',
  },
  [Venus]: {
    conjunction:
      'Sweetness has the upper hand while the Moon is on your Venus. You want to touch and taste and look at lovely things, and are good to be with for anyone who wants the same. Shy affection can be shown without a reason given. So soft a mood says yes to nearly everything, even to what you cannot use and did not mean to promise. Let the seller wait, then, and the friend come first.',
    harmonious:
      'Fondness goes around like a dish at a full table when the Moon is kind to your Venus. Choosing is easy, be it a gift, a color or the right song, and time with people you love needs no plan. Little frictions soften by themselves. The pleasure is a light one, and it will last only if somebody says it. Most of us hear kind things about ourselves far too seldom.',
    tense:
      'With the Moon at cross purposes to your Venus, comfort and pleasure do not come together. You want to be petted and then find fault with how it is done, or spend a little in order to stop wanting. What others have looks better. Below the pout is a modest wish, to be chosen without asking. You may have to ask. It works all the same, and by then you can laugh about it.',
  },
  [Mars]: {
    conjunction:
      'Heat rises quickly when the Moon runs over your Mars. You react before you think, with temper, with appetite, or by leaping up in defense of somebody small, and quiet people keep a step away. The courage is genuine. So is the lack of a brake. Scrub, lift, run or dance it off; in a few hours the sharp reply you set aside will not look worth picking up.',
    harmonious:
      'Instinct knows what to do with its hands, because the Moon lends warmth to your Mars. You act on a feeling without treading on anyone: you fix the thing, make the call, carry the heavy end. Exercise and housework profit alike. Those around you are swept along, glad or not. While your blood is up and your temper good, the brave sentence you have been saving comes out in a tone that can be heard.',
    tense:
      'The Moon provokes your Mars, and irritation takes the nearest target, often somebody dear who has done next to nothing. A hurt came just ahead of it, too quick to be seen. Go back one minute and look for that. “Ouch” is a complete sentence, and a household forgives it sooner than a speech.',
  },
  [Jupiter]: {
    conjunction:
      'For a few hours in its round the Moon is with your Jupiter, and you are as bighearted as you ever get. Everyone is welcome, all seems possible, and a sorrow that pressed on you looks smaller from up here. The generosity is sincere, though its promises will be kept by someone who is tired. Appetite knows no measure, either. Give what is in the house already, and save the grand offers for when you have come down a step.',
    harmonious:
      'Spirits lift without a cause when the Moon is in good accord with your Jupiter. A worry shrinks to its true size, strangers are friendly, and you can enjoy what is in front of you without wanting to improve it. Families get along, and so do guests. Nothing calls for a decision. You comfort gloomy people well in this temper, provided you allow them to stay gloomy in better company.',
    tense:
      'Feelings come out larger than they are while the Moon makes a hard angle to your Jupiter. A slight becomes a tragedy, a treat becomes a policy, and promising to be in three places seems only decent. The warmth is true to the last ounce, which is why people forgive you the excess. A dip comes after. It is wiser to wait for level ground before you judge anybody’s character, your own included.',
  },
  [Saturn]: {
    conjunction:
      'Once a month the Moon stops at your Saturn, and you feel whatever is undone and unsaid. You could believe you were the only adult in the room. The mood keeps a ledger, and its figures are friendlier a few hours later. A spell of being alone does you good if you are the one who picks it. Carry one humble chore right through to the end, and count that instead.',
    harmonious:
      'Calm settles on you, with the Moon at a helpful angle to your Saturn. Feeling and duty agree: you can care for someone in a practical way, speak of grave things without drama, and bring order to a drawer or a plan. Older people trust this tone. Few of them would guess that you need anything yourself. Tell one you rely on what has been hard lately; they will take it as an honor.',
    tense:
      'With the Moon hard against your Saturn you feel left out, old, or answerable for everything. You may find yourself counting the people who have not called. Loneliness exaggerates. Even so, it has noticed quite fairly which duty of yours goes without thanks. You could call one of those people yourself and talk about something else entirely. By the time you hang up, the list tends to have lost its sting.',
  },
  [Uranus]: {
    conjunction:
      'Moods change without notice while the Moon is on your Uranus. You want the window open, another street, a different subject; an idea takes hold of you, or a sudden liking for someone you barely know. It is lively and does not last. Those who were talking to you wonder where you went. Some harmless surprise, such as the long way around or a call out of the blue, gives your nerves all the change they want.',
    harmonious:
      'A break from the usual does you good, for the Moon and your Uranus are in easy touch. Friends turn up unplanned, habits come unhooked, and you tell the truth quite cheerfully about a feeling that used to embarrass you. Whoever had arranged things otherwise is put out. Swap one chore or role with that person, just this once. You might find out that each of you has been in the wrong job.',
    tense:
      'Closeness feels tight, and once you have broken away, distance feels cold. The Moon jars your Uranus, which makes you hard to keep up with for some hours: restless, abrupt, allergic to being asked where you are off to. The wish for air is an honest one. It is only the manner that gives offense. “I need an hour” is soon said, and anyone who likes you will keep your seat.',
  },
  [Neptune]: {
    conjunction:
      'Borders grow thin when the Moon floats over your Neptune. You take in what others feel along with the tune from the next room, and cannot always say whose sadness it is. Imagination is rich, and dreams are vivid. So soft a state wants little noise and no decisions. Water, music and sleep agree with it. Sharp talk about facts can be had in a few hours, and will go better then.',
    harmonious:
      'Kindness runs by itself when the Moon and your Neptune are in tune. You can tell how somebody is by the way they hold a cup, and need not mention it. Songs and prayers move you in the right place. Practical matters are left lying about, which for so short a spell does no harm. To sit beside a person who is sad, with not much talk, is as good a use as anyone could make of it.',
    tense:
      'Somebody else’s mood has soaked into you, and you took it for your own. The Moon troubles your Neptune, which leaves you tired, tearful or vaguely guilty, wanting to be rescued or to rescue. Self-pity is one door down the hall. Nobody listens so well as you do in such a state, or drains so fast. Recall how you felt before you met them, and you have your own edges again.',
  },
  [Pluto]: {
    conjunction:
      'Something stored away stirs when the Moon passes over your Pluto: a hunger to be close, a grudge of some length, the fear that love could be taken back. You want the whole truth from people, preferably at once. Depth like this brings two of you nearer. It can also turn a slow answer into a betrayal. Offer one real question to a kind listener; the rest goes back to sleep within hours.',
    harmonious:
      'Deep talk comes easily for as long as the Moon helps your Pluto. You say what you truly feel, nobody is scorched, and some near stranger may hear the story your friends have been waiting for. An old attachment can be looked at and let go by an inch. Such clearness does not stay. Somebody close would be glad to be told what you swallowed when you last met.',
    tense:
      'The Moon stirs up your Pluto, and a feeling takes hold of you: you probe, look at the phone once too often, or go silent so that somebody will inquire. Behind it stands the old dread of being left, which has sharp ears and poor judgment. The force of the feeling is real. Its conclusions are guesses. Admit to a person you trust that you are in a clutching mood, and the fingers loosen.',
  },
  [Ascendant]: {
    conjunction:
      'Anyone can see into your face when the Moon crosses your Ascendant. You respond fast, feel what the room feels, and are approached by children, dogs and people with troubles. It is good for showing that you care, and hopeless for bluffing. You change your mind a few times about going at all. Since your mood is plain to others before you have named it, a short true answer serves you best.',
    harmonious:
      'People settle near you, and your first guess about each of them is sound. The Moon goes well with your Ascendant, so what you feel and what you show are alike, and even shy company warms up. You put others at ease by your tone more than by anything you say. Those who talk most could take up all of your attention. Turn to the quiet one, who has been working up to a remark.',
    square:
      'The Moon squares your Ascendant: for some hours your mood leans on other people’s faces, or a worry from home makes you seem absent. You come across as needier than you are, or cooler. Crossed signals are the worst that comes of it. Letting people know that you are a bit thin-skinned, with half a smile, clears up most of them on the spot.',
    opposition:
      'Other people’s moods come in without knocking when the Moon is on your Descendant, opposite the Ascendant. Being with somebody matters more than what the two of you do, and a sigh across the table seems to be about you. You are tender with them, quick to give in, sore at being overlooked. Much of what you feel was carried in by the other person. Before you say sorry for the sigh, find out whose it was.',
  },
  [Midheaven]: {
    conjunction:
      'Feeling goes public when the Moon passes over your Midheaven. People see how you are along with what you do, and for a few hours a group or someone in charge warms to it. You sense what a crowd is hoping for: a tone, a word, some care. They may hand you their worries in return. A curt reply sinks in deep here, so it is good to have one ally who hears about it afterward.',
    harmonious:
      'Doing a thing well and being liked for it go together, with the Moon at a good angle to your Midheaven. You feel when to ask and when to leave it, and a request made in passing is granted in passing. Nobody at home complains. It is rather like reading the weather, and about as much your own doing. Use it for a decent cause, someone else’s as well as yours.',
    square:
      'Half of you is on duty, and the other half would rather be under a blanket. The Moon squares your Midheaven, and a neutral remark about your work, or about being late, can bring water to your eyes. Private needs have been on thin rations. Not every question has to be answered on the spot. Put off the answer where you can, go where you are comfortable, and decide there.',
    opposition:
      'The Moon has come home: it is at the foot of your chart, opposite the Midheaven, and you want your own door shut behind you. Family is on your mind, or an early memory, or merely a warm room. Worldly aims lose their shine for some hours. The past is stored there too, so a relative’s remark finds its way in. The dish that only your people make does more for such a mood than any argument.',
  },
};
