import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The first words of a reading, by the phase and how far it has gone. */
export const openings: ProgressionsReadingCells['opening'] = {
  0: {
    begun:
      'Something has ended in you, {name}, and something else has begun: the progressed Moon has lately met the Sun, as it does once in some thirty years. Much that used to matter has lost its pull, and it is early to say what will take its place.',
    middle:
      'You are at a beginning, {name}, though it may not look like one from outside: the progressed Moon is new, a little way past the Sun, as it is once in some thirty years. Much that used to matter has lost its pull, and what will take its place shows only in what you keep coming back to.',
    last: 'What began in you a few years ago is taking shape, {name}: the progressed Moon, which was new, is about to come out of the Sun’s light as a crescent. You have tried several things, some of them for no reason you could give. One or two are still there, and those you could by now explain.',
  },
  1: {
    begun:
      'You have begun something new, {name}, and it still has to be defended, for the progressed Moon has only lately drawn clear of the Sun as a crescent. A wish that simply came to you now asks for effort. Older habits have the greater weight, and time is on the side of the younger ones.',
    middle:
      'You are trying to live in a new way, {name}, with the old one close at hand: the progressed Moon is a crescent, in a phase in which a new aim has to be made good against habit. On some days what you had before looks like the more sensible choice. The new thing grows a little each time you keep to it.',
    last: 'You have stood up for something new for several years, {name}, and it no longer depends on your mood of the day: the progressed Moon is in the last months of its crescent, and comes to its first quarter before long. Habit has less to say than it had. You have also found out who is on your side.',
  },
  2: {
    begun:
      'You have come to a point where waiting no longer helps, {name}: the progressed Moon has lately reached its first quarter, and what has been growing in you asks for a place in the world. Something may have to make way for it. You know your aim better than you did, and perhaps not yet what it will take.',
    middle:
      'This is a time for acting on what you want, {name}, since the progressed Moon is in its first quarter and waxing. What has been growing in you asks for a place in the world, even where something has to make way for it. You know your aim better than you did, and you are readier to be seen choosing it.',
    last: 'You have acted on what you wanted, {name}, and you live with the result: the progressed Moon is in the last months of its first quarter, still waxing. What was only a feeling some years ago has a place in your days by now. Something had to make way for it, and you may still think of that at times.',
  },
  3: {
    begun:
      'Something that you have set going is standing by itself, {name}, and now you see what is wrong with it: the progressed Moon has lately passed its first quarter and grows toward full. A new eye for faults can be a little unkind. It is best used on what you do, though it may try itself on people first.',
    middle:
      'You are getting something ready, {name}: the progressed Moon is between its first quarter and its full, and it makes you look at whatever you have in hand with a sense of how it could be better. Diligence comes more easily in these years than satisfaction does.',
    last: 'You have been improving something for years, {name}, and it is close to what you meant: the progressed Moon is almost full. You may have noticed that you correct less, and are less upset by what cannot be corrected. Other people begin to take an interest, and it is seldom the details that they ask about.',
  },
  4: {
    begun:
      'You are beginning to see what your efforts have been about, {name}, because the progressed Moon has lately come to its full, as it does once in some thirty years. Feeling and purpose face each other, and you learn a good deal from how other people respond. First impressions are strong just now, and not all of them last.',
    middle:
      'You can see what your efforts have come to, {name}, because the progressed Moon is full. Feeling and purpose face each other, and often it is other people who show you where you stand. One thing may now be complete. Another may prove never to have been yours, and it is as well to know it.',
    last: 'For some years little has been hidden from you, {name}: the progressed Moon has been full, and it is near the end of that phase. Feeling and purpose have stood face to face, often in the shape of another person, and they know each other by now. You may feel more like talking about it than you did.',
  },
  5: {
    begun:
      'You have understood something that you would like to tell, {name}: the progressed Moon has lately passed its full light and is still bright. At first you may say it to people who have not asked, or say all of it at once. There are others who have been waiting for just this, without knowing that you had it.',
    middle:
      'You have something to hand on, {name}, now that the progressed Moon is past its full light and still bright. What you have understood wants to go where it can be of use. Others learn from you, and you learn in the telling. There is less that is new in such years, and more that bears fruit.',
    last: 'You have handed on a good deal in these years, {name}, and the progressed Moon, well past its full, is about to come to its last quarter. Some of what you gave has been taken up by others, who did with it what they liked. You are perhaps a little tired of hearing yourself explain.',
  },
  6: {
    begun:
      'You have begun to doubt something that you took for settled, {name}, since the progressed Moon has lately come to its last quarter and is waning. Outwardly little changes. You go on with what you were doing, and notice more often than you used to that you are asking yourself why.',
    middle:
      'You are slowly changing your mind about large things, {name}, while the progressed Moon wanes through its last quarter. Not much of this need be visible yet. Within, a good deal is being sorted into what holds and what is habit.',
    last: 'You have thought again about much that you took for granted, {name}, and most of the thinking is done, for the progressed Moon is in the last months of its last quarter. Some convictions went and a few came through. You have less need of being agreed with than you had, and may find that a relief.',
  },
  7: {
    begun:
      'Some things have begun to end of their own accord, {name}, for the progressed Moon has lately come to the last phase before it meets the Sun again. You may notice first that you want fewer people and more quiet. What you used to push for is left lying, and you find that you do not mind.',
    middle:
      'A long round of your inner life is drawing to its close, {name}, for the progressed Moon is waning, and will meet the Sun again in a few years. You may want fewer people and more quiet than you are used to. Large foundations can wait. What you lay down in these years makes room for a wish that has not come yet.',
    last: 'You are near the end of a long round of your inner life, {name}: the progressed Moon has almost no light left, and meets the Sun again before long. You may have grown used to having fewer people around you and more quiet. There is not much left to clear away, and at times you may feel oddly light.',
  },
};

/** After that, in the last months of a phase: the next one begins. */
export const phaseTurns: ProgressionsReadingCells['phaseTurns'] = {
  0: 'The crescent begins in {ends}.',
  1: 'The first quarter begins in {ends}.',
  2: 'In {ends} begins a phase of improving what has been begun.',
  3: 'The progressed Moon is full in {ends}.',
  4: 'From {ends} on the progressed Moon wanes, and there is more to pass on than to find out.',
  5: 'The last quarter begins in {ends}.',
  6: 'The last phase of the round begins in {ends}.',
  7: 'The progressed Moon is new in {ends}.',
};
