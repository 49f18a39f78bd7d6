import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about study, travel and belief. */
export const toHorizon: Growing = {
  1: [
    'You are the same person farther off, and that is part of what you find out there.',
    'You take yourself along wherever you go, so it is good to know your habits.',
  ],
  2: [
    'Large plans have their costs, and here you can see some of them.',
    'What you own is what you would have to leave for a while, or sell.',
  ],
  3: [
    'A great subject is learned in small conversations.',
    'Someone close at hand may know more of the distant thing than you would expect.',
  ],
  4: [
    'The farther you look, the more it matters what you come home to.',
    'What you believe was taught you somewhere, and it may have been at home.',
  ],
  5: [
    'You learn fastest what you enjoy, and here is some of it.',
    'Not everything that widens your mind has to be serious, and this is the other part.',
  ],
  6: [
    'The large plan has to be carried out between two ordinary tasks.',
    'A conviction is put to the test by what you do every day.',
  ],
  7: [
    'Somebody across from you sees the matter from the other side, which is instructive.',
    'You travel better, and think better, with somebody who contradicts you kindly.',
  ],
  8: [
    'What you believe in shows in whom you trust with something of your own.',
    'Some things cannot be learned from a distance, and closeness is one of them.',
  ],
  10: [
    'Your work is the place to show what all the learning is good for.',
    'Those who judge your work would like to know what you really think.',
  ],
  11: [
    'A belief is easier to hold when a few others hold it with you.',
    'With friends the plan for farther away becomes a date.',
  ],
  12: [
    'The wide world can wait for an hour, and you see it more clearly afterward.',
    'What you have read or seen needs some quiet to become your own.',
  ],
};

/** What another event has to do with a week that is about career and good name. */
export const toCareer: Growing = {
  1: [
    'Whatever becomes of your position, you are somebody without it, too.',
    'People in public see your role, and now and then the person in it.',
  ],
  2: [
    'How far you get and what you earn are two accounts, and this is the second.',
    'What you live on gives you the freedom to do your work well.',
  ],
  3: [
    'What is said about you nearby reaches people who have never met you.',
    'You get further in public with a sentence that everybody can repeat.',
  ],
  4: [
    'Whatever you reach out there, somebody at home may ask what it is costing.',
    'You stand more firmly in public for having a place to come back to.',
  ],
  5: [
    'What you do for the joy of it may be the best recommendation you have.',
    'In what you enjoy people see a side of you that your work does not show.',
  ],
  6: [
    'The name is made in the daily work, which is done when nobody looks.',
    'Before the larger step there are some small ones to be finished.',
  ],
  7: [
    'One person’s good opinion may weigh more than the applause of many.',
    'Where you are going in the world matters to whoever goes with you.',
  ],
  8: [
    'Behind a position there are people who have staked something on you.',
    'Discretion is a large part of a good name.',
  ],
  9: [
    'A look beyond your own field shows you where else your abilities might be wanted.',
    'A wider view makes you more interesting to those who decide.',
  ],
  11: [
    'Friends see your success, or the lack of it, with kinder eyes than superiors do.',
    'Most openings in your work you hear of through acquaintances.',
  ],
  12: [
    'What nobody sees of your work is what the rest of it stands on.',
    'After being so much in view, you have a right to close the door.',
  ],
};

/** What another event has to do with a week that is about friends and common aims. */
export const toFriends: Growing = {
  1: [
    'Among friends you count for what you are, and so it matters that you know.',
    'A circle gains by each member who has a will of their own.',
  ],
  2: [
    'Common plans are paid for out of single pockets.',
    'What you can give to a circle need not be money, but it is good to know how much that would be.',
  ],
  3: [
    'A circle of friends is held together by just such small messages.',
    'What you tell one friend is soon told to another, so you might begin with the right one.',
  ],
  4: [
    'Home and friends compete for the same evening, and can share it as well.',
    'Your friends know the door, the kitchen and what not to ask about.',
  ],
  5: [
    'What you enjoy together is the better half of any common aim.',
    'Somebody in the circle may be dearer to you than the cause is.',
  ],
  6: [
    'The common aim needs somebody who does the dull part, and you may be that person.',
    'Work takes hours from your friends, and gives you something to tell them.',
  ],
  7: [
    'The one and the many each want their share of you.',
    'A circle of friends looks different when you come to it as two.',
  ],
  8: [
    'In every group there are two or three whom you would trust with more.',
    'What friends lend each other, in money or in confidence, is remembered for long.',
  ],
  9: [
    'A hope grows when it has seen something of the world.',
    'What you bring back from farther away is news for your circle.',
  ],
  10: [
    'Some of your friends knew you before you had a position, and it is restful to be with them.',
    'In public you may need the same people with whom you like to be idle.',
  ],
  12: [
    'After so much company you find out by yourself what you thought of it.',
    'From being alone you bring something of your own back to your friends.',
  ],
};

/** What another event has to do with a week that is about rest and what is private. */
export const toRest: Growing = {
  1: [
    'What you keep to yourself shows in your bearing, though nobody could name it.',
    'You are called out of your quiet for a while, and can go back to it.',
  ],
  2: [
    'Some peace of mind can be bought, and some comes from not buying.',
    'With the figures settled you sleep better, whatever they are.',
  ],
  3: [
    'Your quiet is interrupted by voices, of which one may be welcome.',
    'A few words from outside show you whether your thoughts hold up.',
  ],
  4: [
    'Home is quiet enough for it when everybody knows that you are not to be disturbed.',
    'What you go over in private may be an old story of the family.',
  ],
  5: [
    'A little pleasure is also a way of resting.',
    'What you dream of when you are alone is often simply some fun.',
  ],
  6: [
    'The day’s work is what you need the rest from, and what brings you back.',
    'A regular task keeps the thoughts from going round.',
  ],
  7: [
    'There is one person who may know what goes on in you, if you wish.',
    'Another person’s company shows you how much quiet you still need.',
  ],
  8: [
    'What is private and what is confidential lie close together.',
    'You may find it a relief to keep a secret with somebody instead of by yourself.',
  ],
  9: [
    'A book or a day on the road may rest you better than lying down.',
    'From far away comes a thought that fits what you have been brooding over.',
  ],
  10: [
    'Your public duties are the opposite of rest, and show you what you are resting for.',
    'Whatever people want of you, the quiet hour is yours.',
  ],
  11: [
    'Friends will not mind if you come late and leave early.',
    'Good company can be as restful as none, if it is the right one.',
  ],
};
