import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** A planet on an angle of a lunar return, at more length, where the month turns on it. */
export const leadingOnAngle: LunarReturnReadingCells['leadingOnAngle'] = {
  0: {
    15: 'People take their direction from you more than you know, so that a plan you only think aloud may be carried out by somebody. It is worth being clear about what you do not want, too. By the end of the month you may have decided more than in the three before it.',
    16: 'What you have done quietly for a long time may be noticed now, and with it comes the wish of others to have more of the same. You need not accept on the spot. Decide what you would like to be known for, and give your best hours to that.',
    22: 'You see yourself in how they treat you, and it may be a surprise in both directions. Where you admire somebody, look at what you admire, since you have more of it than you use. Where you are annoyed, a frank word early in the month saves several later on.',
    23: 'Something that you have put off for the sake of work may be settled in the rooms you live in or with the people you come from. Outside, you can let things run for a few weeks. What you decide about home now is likely to hold for longer than this month.',
  },
  2: {
    15: 'You think quickly and change your mind in the open, which others may take for indecision until you tell them that you are still thinking. A call or a letter that you have been putting off goes more easily than you expect. Write down the best idea of each week, because there will be many.',
    16: 'People may ask you to explain, to report, or to speak for others who cannot. You find the right tone sooner than you think, and are quoted afterward. Keep a copy of what you promise in writing, and leave jokes about absent people for another month.',
    22: 'You may meet somebody younger, quicker or better informed, and come away with a plan. Where two of you disagree, it is usually about a fact that can be looked up. Listen to the end of the sentence before you answer; the part that matters often comes last.',
    23: 'It is a good time to ask older relatives what they remember, and to sort what has been lying in a drawer. Your thoughts go back further than usual, and one of them explains something about the present. If there is much coming and going, keep one room or one hour in which nobody talks.',
  },
  3: {
    15: 'You like yourself better than in other months, and it shows in what you wear, choose and let pass. People forgive you more easily, and you them. A wish that seemed too small to mention may be granted simply because you name it. What it costs is small, and you may spend a little more than you had meant to.',
    16: 'A contact made now through courtesy can be of use for a long time. You are asked for your taste as much as for your work, and may be drawn into somebody’s quarrel because both sides trust you. Be kind to each of them, and let neither use your name.',
    22: 'Someone looks at you with more warmth than you are used to, or you at them. It is easy to ask forgiveness and easy to grant it. Before you agree to anything that lasts longer than the month, find out what each of you would have chosen without the other.',
    23: 'You may change a corner of the place you live in and feel better for weeks. People who come to see you stay longer than they had planned. If something in the family has been cool, a meal does more than a conversation, and the conversation may follow by itself.',
  },
  4: {
    15: 'Your strength wants something to push against, and if nothing is at hand it takes the nearest person. A hard piece of work, or a decision that you have been circling, uses it well. You get over anger quickly yourself; others need a little longer, and an apology from you shortens it.',
    16: 'You are seen as somebody who gets things done, and as somebody in a hurry. A task may come to you for the first reason and be made harder by the second. Choose the one goal that you would defend in public, and let the smaller contests go to whoever wants them.',
    22: 'What they say in the heat of it is often half right, and the useful half is lost if you only defend yourself. You may also meet a person whose energy carries you along. Agree early on who decides what, and the two of you can do more in this month than either would alone.',
    23: 'There may be a decision about the place itself, or an old grievance that at last wants to be spoken out. Somebody has to begin, and it will probably be you. Begin with the thing that can be done with the hands; once it is done, there is less to quarrel about.',
  },
  5: {
    15: 'You see the good side of people, and they show it to you. A journey, a course of study or an invitation may make the month feel longer than it is. The one thing to watch is the size of what you promise: a small thing that you do is remembered longer than a large one that you meant.',
    16: 'Somebody with more experience may take an interest in you, and it does no harm to let them know what you would like to do next. You are given the benefit of the doubt. Use it for one thing that you would not have dared to ask for in another month.',
    22: 'The person may come from elsewhere, or simply think in larger measures than you do. You laugh more in company and get over an old disappointment with less effort than you expected. What they offer is meant well; ask what it includes, because they may not have counted.',
    23: 'What you came from may look better than it did. You may wish for a brighter room, a garden or one more chair at the table, and asking somebody in does much of that without any rebuilding. Keep one evening for yourself in between.',
  },
  6: {
    15: 'People ask you for what needs patience, and you give it, perhaps without being thanked until later. It helps to know which of the duties are really yours, because you may have taken some from others out of habit. One of them can go back. The rest is easier if you do it at your own pace and say so.',
    16: 'You may stand for something that others would rather not decide. Whoever judges you looks at what is finished, so finish one thing before you begin the next. It is lonely at times. Someone who has done such work before can tell you which part of it really matters, and which part only looks strict.',
    22: 'It can feel like a refusal, and more often it is tiredness or fear on their side. You find out who is there when there is nothing to enjoy. A bond that rests on duty alone will feel heavy, and one that rests on trust grows firmer. Name a time when you will talk, and keep the days before it light.',
    23: 'You may feel alone in a full room, or miss someone who used to look after all this. Do what has to be done in small portions, and let somebody help with the part that you like least. Underneath, something is being made firm: a rule of the house, a bond, or only your own sleep.',
  },
  7: {
    15: 'You may change how you look, how you spend your days or what you put up with, and it surprises nobody as much as you. What has bored you for a long time becomes hard to bear all at once. Wait for a day before you end anything, and use the day to find out what you want in its place.',
    16: 'What looked settled about your position is open again, by news from above, by a machine that fails, or because you find that you have had enough. Some of it turns out to be a way forward that you would not have chosen by yourself. Let people see that you can change course calmly, and put off announcing anything final.',
    22: 'Plans made for two may be changed at short notice, and it is seldom meant against you. You may be drawn to somebody quite unlike those you know. Whoever holds too tightly loses something here, and whoever gives room is often met halfway. Keep one arrangement that both of you can rely on, and leave the others open.',
    23: 'You sleep in other places, or others sleep in yours; furniture is moved, or the subject that nobody touched is suddenly on the table. The nerves of the household are thin for a few days. Do not sign anything about a home in the middle of it. When it has passed, you may find that you live there more freely.',
  },
  8: {
    15: 'You take on the mood of a room, and may not know in the evening which of the day’s feelings were your own. It is a good time for music, water, prayer or whatever lets you be nobody in particular for an hour. In dealings with others, repeat in plain words what you have understood, and you will be spared a correction.',
    16: 'Somebody may see in you what they hope for, which is pleasant and hard to live up to. A plan for your work may dissolve, and another come to you in a half-dream. Note it down, and wait until the month is over to judge it. In the meantime, do small things that are certain to be of use.',
    22: 'They may be unwell, undecided or simply dreaming, and you supply what they leave unsaid. Much tenderness is possible when neither of you has to be right. Where money or promises come in, have them written down. If you find that you are carrying somebody, put them down gently before your own strength runs out.',
    23: 'You may be homesick without knowing for what, and go through old pictures or an old street in your mind. Somebody in the family may need more patience than advice. Small leaks and forgotten papers are worth seeing to in time. Otherwise let the rooms be quiet; what you dream in them may tell you more than you expect.',
  },
  9: {
    15: 'People feel that you mean it, and either tell you the truth or keep away. You may discover that you have been holding on to something out of fear, a habit, a claim, or a picture of yourself, and that you are able to let go of it. It need not be done before witnesses. Choose one thing, and be thorough about that alone.',
    16: 'A struggle over who decides may have gone on for some time without being named, and you can name it. Those in power may lean on you, or need you more than they show. Do nothing that you would have to hide. What ends in public this month was over before, and there is more room for you after it.',
    22: 'Jealousy, a secret or a question of who leads may come into the open between you. It is uncomfortable and it clears the air for years if both of you stay in the room. You cannot change the other person, and you find out how much you can change in how you answer them. Leave the threats unsaid on your side.',
    23: 'It may be an inheritance of some kind: an object, a rule that nobody questions, or a feeling that was handed down with the furniture. You can decide which part of it to keep. Talk to the one relative who remembers without anger. After that, the place where you live may feel more like yours than it has for a long time.',
  },
};
