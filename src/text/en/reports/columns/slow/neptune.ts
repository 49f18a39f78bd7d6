import type { Growing } from '../../../../report-catalogue.js';
import { neptuneArrives } from './outer-arrivals.js';
import { neptuneLeaves } from './outer-departures.js';

/** Neptune in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'Under Neptune your outline is softer than it was. People see in you what they would like to see, and you feel the mood of a room before anyone speaks. That is a gift in art and in comforting others, and now and then a reason to say who you are not.',
    'You are not quite who you were, and not yet anybody else. Neptune takes away habits that you mistook for yourself and leaves you sympathy, imagination and a longing that is hard to name. It helps to have one old friend who is not impressed.',
    'You are easily moved, easily inspired and easily taken in. Neptune in your own sign makes you generous with yourself, up to the point where little is left. A few hours of your own each day give you back the outline that you lose among others.',
  ],
  2: [
    'It is hard to say what things are worth. Neptune makes money seem unimportant at one time and strangely absorbing at another, and is kind to earnings from imagination. A list of what comes in and goes out lets you be generous without harm.',
    'You may give away what you need and keep what you do not, until Neptune has shown you what is precious to you. Money comes by roundabout ways. If you look at plain figures once a week, the dreaming can go on without damage.',
    'Your sense of security depends less on money and more on trust. Neptune makes prices vague and gifts important. What you love doing may earn something after all, and somebody with a dry mind should read the contract.',
  ],
  3: [
    'You think in pictures. Neptune is good for stories, songs and listening between the words, and bad for timetables. Misunderstandings are mostly gentle. What has to be exact should be written down while the other person is still there.',
    'You hear what people do not say. Neptune makes language musical and facts slippery, so that this is a good time for poetry, for languages, for somebody who finds words hard. Directions ought to be repeated, and so ought anything that sounds too beautiful.',
    'Other people’s moods come to you as if they were your own thoughts. Under Neptune it is worth asking where an idea came from. A story told to a brother, a sister or a neighbor may heal something.',
  ],
  4: [
    'Home is more of a feeling than an address. Neptune makes you long for a place, or for how it used to be, and it can be unclear who in the family is responsible for what. If you give something up for the others, they should know.',
    'You are tender toward those you grew up with, and more forgetful of what has to be done at home. Neptune brings both. It matters to you that the rooms are beautiful. If you always give way, the others may honestly not have noticed.',
    'No place you live in is quite the one you have in mind. Neptune keeps that longing alive, and it makes you gentle with those who raised you. Things that were never told in the family may be felt. A room near water or music comes nearest to it.',
  ],
  5: [
    'In love you see more than is there, and sometimes you make it come true. Neptune gives imagination to your work and a glow to the person you adore. The work can be trusted. About the person it is better to ask a few plain questions and to enjoy the answers.',
    'You are easily enchanted, and do not ask for proof. Neptune turns affection into art, and you may love somebody because they remind you of another. What you make out of it is real in any case, and it will not mislead you later.',
    'Your heart is generous and rather blind. With Neptune one can love somebody on a screen or on a stage, and be happy for a while. The same gift goes further in work of your own.',
  ],
  6: [
    'Your duties have no clear edges, and what nobody else takes on may come to you. Neptune makes daily work meaningful where it helps someone and shapeless where it does not. Tiredness is the sign that the list has become too long.',
    'Work that has a reason hardly tires you, and work without one exhausts you. Neptune blurs your schedule and lets you feel who is suffering. Helping others needs an hour at which it ends, so that some strength is left for you.',
    'You do the tasks that matter to somebody and forget the rest. Neptune in the house of work replaces order with sympathy. When you feel drained, more discipline is seldom what you need; fewer duties, for people whom you know by name, are better.',
  ],
  7: [
    'You see in other people what they might be. Neptune in the house of partners makes you love without conditions and forget to ask for any. The compassion is real, and it should run both ways. What has been agreed in good faith is still better in writing.',
    'You forgive in advance. Neptune makes a partner look like an answer, or like somebody who has to be saved, and you meet much real goodness in this way. Ordinary facts should be asked for as well, and a true bond only gains by them.',
    'It is not always clear where the other person ends and you begin. Neptune makes for deep understanding and for misunderstandings that neither of you notices. You may be disappointed when somebody turns out to be only human, and they may be relieved.',
  ],
  8: [
    'You give more than was agreed, in trust or in money, and are sometimes given more yourself. Neptune makes closeness nearly wordless. Because feelings run together so easily, it is a kindness to both sides to keep the accounts apart.',
    'What you share with another person is hard to put into figures. Neptune lets you forgive debts and forget them, your own included. A loss may be mourned that you had never admitted. Papers about money are better read aloud to somebody sober.',
    'You sense what others hide, and are touched by it. Neptune in this house dissolves an old fear of depending on people, and with it some caution that was useful. Trust grows best where you have looked at the facts once and then need not look again.',
  ],
  9: [
    'You are searching for something to believe in, and Neptune makes many things look like it. Music, faith, a far country or a teacher may move you deeply. It is worth asking of each what it makes you do on an ordinary day.',
    'The wish to be elsewhere is strong, and only a part of it is about travel. Neptune opens your mind to what cannot be proved. You learn much by feeling, and should check the dates. A guide who admits to not knowing is a good one.',
    'Your convictions have become wider and less exact. Neptune makes you understand people of quite another faith, and doubt your own formulas. On journeys you get lost to your advantage. Whoever promises certainty for a fee is best avoided.',
  ],
  10: [
    'You ask what your work is for. Under Neptune titles matter less to you, and helping, healing or delighting people matters more. The public may have a picture of you that is not quite right. One plain sentence about what you do is worth having ready.',
    'Your ambitions are hard to describe, even to yourself. Neptune lets you be admired for something you have not done and overlooked for what you have. Work that means something to you carries you through, and the rest you do half asleep.',
    'People see in your position what they would like to see. Neptune brings you sympathy in public, and some rumors. You may be drawn to a calling that pays little. It need not be decided all at once, and can begin as one afternoon in the week.',
  ],
  11: [
    'You are looking for people who share a dream, and Neptune leads you to some of them. In good company you feel that anything is possible. Before you promise your help, it is worth finding out who will do the work on the day after.',
    'Friendship is very close and rather vague under Neptune. You understand each other without many words, and afterward nobody knows what was agreed. Some friends need you more than they like you. The others will notice when you are tired.',
    'Your hopes have become larger than your plans. Neptune connects you with groups that want to help, to sing or to save something, and you are useful there. Now and then a hope has to be brought down to a date, and it survives that if it is a good one.',
  ],
  12: [
    'Neptune is at ease in this house. Sleep, solitude and music restore you, and you sense more than you can account for. Not all of it needs an explanation. A fixed hour of quiet gives it a place, so that it does not spread over everything else.',
    'You need more time alone than others understand. Neptune brings you dreams, memories and a great deal of pity, some of it for yourself. Old guilt can dissolve in such a time. It goes best if one person knows how you are.',
    'The border between you and what you feel around you is thin. Neptune in the house of solitude makes you receptive, and easily tired by noise. You may be drawn to help those whom nobody sees. Regular meals and early nights are a better protection than thick walls.',
  ],
};

export const neptune = { arrives: neptuneArrives, stays, leaves: neptuneLeaves };
