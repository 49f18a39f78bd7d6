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
      'Once in each of its rounds the Moon passes over your Sun, and for a few hours you want with your whole heart what you also mean to do. It is a good moment for a small start, a call or a first page, because nothing in you holds back, and others can tell. When the mood is a sore one, it gets the same backing, and you may defend a sulk as if it were a principle.',
    harmonious:
      'Body and will get along, since the Moon sits well with your Sun. You feel fairly content, act without inner debate, and people answer you in the same key. Requests that depend on somebody’s temper do well, because yours sets the tone. It is over before long and leaves little trace, unless you lend some of it to a person near you who is out of sorts.',
    tense:
      'What you feel like doing and what you mean to do are two things while the Moon is at odds with your Sun, and you may snap at whoever asks how it is going. You quarrel over a trifle, and the real subject is that you need rest, or that nobody has thanked you. Announcements can wait. In a few hours both sides of you will want the same thing again.',
  },
  [Moon]: {
    conjunction:
      'The mood you are in is an old acquaintance: the Moon has come around again to your own Moon, as it does about every four weeks. Early wishes return, for a certain food, a tone of voice, a corner to yourself, and they are hard to argue with. You feel more at home in your skin, or more alone there. One round of moods closes here. A good meal or an hour alone is a fair start to the next.',
    harmonious:
      'An even temper comes over you while the Moon is on friendly terms with your own Moon. What you need is close at hand and not much: a comfortable chair, somebody who knows you, the usual music. People may bring you small confidences, more of them than you had meant to hear. Call the person who has been on your mind. You can hear, just now, what they leave out.',
    square:
      'A small mishap can feel very large when the Moon squares your own Moon. Everybody seems to want something at once, nobody asks about you, and an old unfairness makes it louder than it is. In a few hours you will hardly see what it was about. Among the things that you would like to shout there is probably one fair request, and it can be made in a normal voice.',
    opposition:
      'Half a round from home, the Moon stands opposite your own Moon, and other people’s feelings get in the way of yours or simply come first. You swing between wanting company and wishing that they would all leave. A partner’s or a relative’s need can make you feel unseen. It also shows how differently people are comforted: one has to talk where another wants a closed door. Knowing which is which, you can do each other a kindness.',
  },
  [Mercury]: {
    conjunction:
      'With the Moon on your Mercury, you find words for what you feel. You talk more than usual, remember more, and a letter to a friend or an apology for your tone comes out well. It is harder to be reasonable, since whatever moves you seems true for that reason alone. A secret may slip out with the rest, your own or somebody else’s. Before you begin, make sure that your listener can keep things to themselves.',
    harmonious:
      'Listening is no effort as long as the Moon and your Mercury cooperate. You catch the words and what lies beneath them, and find an answer that both calms and informs. Plans with the people you live with take half the usual time. Gossip tastes sweet, too. In all this pleasant talk the other person may have begun and dropped one useful subject, and you are in just the mood to pick it up.',
    tense:
      'In a plain message you hear a tone that the sender may never have meant. The Moon is at odds with your Mercury, so for a while you read with your nerves: you fire off an answer, regret it, explain, and make it worse. Or somebody gives you logic when you wanted a hug. You have been touched where you are tender, and that much is true. Ask what was meant, by voice if you can.',
  },
  [Venus]: {
    conjunction:
      'Sweetness has the upper hand while the Moon is on your Venus. You want to touch and taste and look at lovely things, and are good to be with for anyone who wants the same. Shy affection can be shown without giving a reason. So soft a mood says yes to nearly everything, even to what you cannot use and did not mean to promise. See the friend first, and leave whatever is for sale until the mood has passed.',
    harmonious:
      'When the Moon is kind to your Venus, you are fond of people and show it. It is easy to choose a gift, a color or the right song, and with those you love no plan is needed for a pleasant evening. Small frictions disappear. So light a pleasure is forgotten by the next day unless somebody puts it into words, and it might as well be you.',
    tense:
      'What comforts you and what would please you are not the same while the Moon is at cross purposes with your Venus. You want to be spoiled and then find fault with how it is done, or you spend a little in order to stop wanting. Other people’s lives look nicer. Under it there is a modest wish to be chosen without having to ask. You may have to ask, and it works all the same.',
  },
  [Mars]: {
    conjunction:
      'As soon as the Moon runs over your Mars, you heat up quickly. You react before you think, with temper, with appetite, or by leaping up in defense of somebody small, and quieter people may keep a step away. The courage in it is genuine. Scrub, lift, run or dance until you are out of breath; in a few hours you will be glad of the sharp answer that you did not give.',
    harmonious:
      'The Moon lends some warmth to your Mars, and you act on a feeling without stepping on anyone’s toes. You fix the thing, make the call, or take the heavy end of the sofa, and exercise is a pleasure. Others may be swept along before they have said that they want to be. If there is a brave sentence that you have been saving, it will come out in a tone that people can hear.',
    tense:
      'The Moon provokes your Mars, and you are annoyed with whoever is nearest, often somebody you love who has done next to nothing. Just before that you were hurt, so quickly that you did not notice. Anger also gives you the energy to say that something is wrong, which may have been needed for a while. Say that it hurt, in so many words. That is forgiven sooner than a speech.',
  },
  [Jupiter]: {
    conjunction:
      'For a few hours in its round the Moon is with your Jupiter, and you are as bighearted as you ever get. Everyone is welcome, all seems possible, and a sorrow that pressed on you looks smaller from up here. The generosity is sincere, though its promises will be kept by someone who is tired. Appetite has no limits, either. Give what is in the house already, and save the grand offers for when you have come down a step.',
    harmonious:
      'Spirits lift without a cause when the Moon is in good accord with your Jupiter. A worry shrinks to its true size, strangers are friendly, and you can enjoy what is in front of you without wanting to improve it. Families get along, and so do guests. Nothing calls for a decision. You comfort gloomy people well in this mood, provided you allow them to stay gloomy in better company.',
    tense:
      'Your feelings come out larger than they are while the Moon makes a hard angle to your Jupiter. A slight becomes a tragedy, one treat calls for a second, and you promise to be in three places at once because it would be unkind not to. The warmth is real, and people forgive you a good deal for it. In a few hours you will see things at their true size; until then, judge nobody’s character, your own included.',
  },
  [Saturn]: {
    conjunction:
      'Once a month the Moon stops at your Saturn, and you feel whatever is undone and unsaid. You may think that you are the only responsible person in the room, and add up what everybody owes you. It is a good mood for serious work and for being alone, if you have chosen to be. Finish one humble chore from beginning to end. Your sums will look kinder in a few hours.',
    harmonious:
      'Calm settles on you, with the Moon at a helpful angle to your Saturn. Feeling and duty agree: you can care for someone in a practical way, speak of grave things without drama, and bring order to a drawer or a plan. Older people trust this tone. Few of them would guess that you need anything yourself. Tell someone you rely on what has been hard lately; they will take it as an honor.',
    tense:
      'With the Moon hard against your Saturn you feel left out, old, or responsible for everything. You may find yourself counting the people who have not called. The loneliness exaggerates, though it may be quite right about which of your duties goes without thanks. You could call one of those people yourself, and talk about something else entirely.',
  },
  [Uranus]: {
    conjunction:
      'Moods change without notice while the Moon is on your Uranus. You want the window open, another street, a different subject; an idea takes hold of you, or a sudden liking for someone you barely know. It is lively and does not last. Those who were talking to you wonder where you went. Some harmless surprise, such as the long way around or a call out of the blue, gives your nerves all the change they want.',
    harmonious:
      'A break from the usual does you good while the Moon and your Uranus are in easy touch. Friends turn up unplanned, habits come unhooked, and you tell the truth quite cheerfully about a feeling that used to embarrass you. Anyone who had arranged things differently may be annoyed. Swap one chore or role with that person, just this once. You might find out that each of you has been in the wrong job.',
    tense:
      'When others are near you want air, and once you have broken away you miss them. The Moon jars your Uranus, so for a few hours you are restless, abrupt, and annoyed at being asked where you are going. The wish for space is honest, and you may come back with an idea. Only the manner offends. Say that you need an hour to yourself, and take it.',
  },
  [Neptune]: {
    conjunction:
      'Borders grow thin when the Moon floats over your Neptune. You take in what others feel along with the tune from the next room, and cannot always say whose sadness it is. You imagine and dream vividly. So soft a state wants little noise and no decisions. Water, music and sleep agree with it. Sharp talk about facts can wait a few hours, and will go better then.',
    harmonious:
      'It costs you nothing to be kind when the Moon and your Neptune are in tune. You can tell how somebody is by the way they hold a cup, and need not mention it. A song may bring good tears. Practical matters are left lying about, which for so short a spell does no harm. Sitting beside a person who is sad, without much talk, is as good a use as anyone could make of it.',
    tense:
      'You have caught somebody else’s mood and taken it for your own. The Moon troubles your Neptune, so you may be tired, tearful or vaguely guilty, and would like to be rescued or to rescue somebody. Few people listen as well as you do in such a state, and few get so worn out by it. Think back to an hour before you met them; whatever has been added since is probably theirs.',
  },
  [Pluto]: {
    conjunction:
      'Something that you had put away stirs when the Moon passes over your Pluto: the wish to be very close to somebody, an old grudge, or a fear that love could be taken back. You want the whole truth from people, at once if possible. It can bring two of you nearer than weeks of friendliness do. It can also make a betrayal of a slow answer. Ask one real question, of a kind listener, and let the others go.',
    harmonious:
      'Deep talk comes easily for as long as the Moon helps your Pluto. You say what you truly feel, nobody is scorched, and some near stranger may hear the story your friends have been waiting for. An old attachment can be looked at and let go by an inch. Such clarity does not last. Somebody close would be glad to be told what you held back when you last met.',
    tense:
      'A feeling takes hold of you while the Moon stirs up your Pluto: you probe, look at the phone once too often, or go silent so that somebody will ask. Behind it there is an old fear of being left, which hears well and judges badly. You do sense that something matters. What it means is a guess, for the time being. Tell somebody you trust that you are in a clinging mood, and it gets lighter.',
  },
  [Ascendant]: {
    conjunction:
      'Anyone can read your face when the Moon crosses your Ascendant. You respond fast, feel what the room feels, and are approached by children, dogs and people with troubles. It is good for showing that you care, and hopeless for bluffing. You may change your mind a few times about going out at all. Since your mood is plain to others before you have named it, a short true answer serves you best.',
    harmonious:
      'People settle near you, and your first guess about each of them is sound. The Moon goes well with your Ascendant, so what you feel and what you show are alike, and even shy company warms up. You put others at ease by your tone more than by anything you say. Those who talk most could take up all of your attention. Turn to the quiet one, who has been working up to a remark.',
    square:
      'The Moon squares your Ascendant: for a few hours your mood leans on other people’s faces, or a worry from home makes you seem absent. You come across as needier than you are, or cooler. Crossed signals are the worst that comes of it. Letting people know that you are a bit thin-skinned, with half a smile, clears up most of them on the spot.',
    opposition:
      'Other people’s moods come in without knocking when the Moon is on your Descendant, opposite the Ascendant. Being with somebody matters more than what the two of you do, and a sigh across the table seems to be about you. You are tender with them, quick to give in, sore at being overlooked. Much of what you feel was carried in by the other person. Before you say sorry for the sigh, find out whose it was.',
  },
  [Midheaven]: {
    conjunction:
      'Feeling goes public when the Moon passes over your Midheaven. People see how you are along with what you do, and for a few hours a group or someone in charge warms to it. You sense what a crowd is hoping for: a tone, a word, some care. They may hand you their worries in return. A curt reply goes deep here, so it is good to have one ally who hears about it afterward.',
    harmonious:
      'Doing something well and being liked for it go together, with the Moon at a good angle to your Midheaven. You feel when to ask and when to leave it, and a request made in passing is granted in passing. Nobody at home complains. It is rather like reading the weather, and about as much your own doing. If you have a request to spare, make it for somebody who always asks at the wrong moment.',
    square:
      'Half of you is on duty, and the other half would rather be under a blanket. The Moon squares your Midheaven, and a neutral remark about what you do, or about being late, can bring tears to your eyes. What you need in private has had to wait for some time. Not every question has to be answered on the spot. Put off what you can until you are somewhere comfortable, and decide it there.',
    opposition:
      'The Moon has come home: it is at the foot of your chart, opposite the Midheaven, and you want your own door shut behind you. Family is on your mind, or an early memory, or merely a warm room. Worldly aims lose their shine for a few hours. The past is stored there too, so a relative’s remark finds its way in. The dish that only your people make does more for such a mood than any argument.',
  },
};
