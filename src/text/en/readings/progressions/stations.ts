import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** A planet is stationary: the first words of a reading. */
export const turnLines: ProgressionsReadingCells['turnLines'] = {
  [Mercury]: {
    retrograde:
      'Something rare comes in {day}, when progressed Mercury stands still and turns back: your mind leaves the news of the day to others and goes over what it has.',
    direct:
      'In {day} progressed Mercury turns forward after many years in reverse, and what you have thought over by yourself wants to be said.',
  },
  [Venus]: {
    retrograde:
      'Few lives have what comes in {day}: progressed Venus stands still and turns back, and you begin to ask of people and things whether you like them or only like to be liked by them.',
    direct:
      'In {day} progressed Venus turns forward after years of going back, and a fondness that you used to keep quiet about finds its way out.',
  },
  [Mars]: {
    retrograde:
      'Progressed Mars stands still in {day} and turns back, as it does in few lives, and where you used to act at once you begin to wait and see what the anger is about.',
    direct:
      'Progressed Mars, long in reverse, turns forward in {day}, and you begin to say openly what you want.',
  },
};

/** The end of a reading that opens with a station. */
export const turnCounsels: ProgressionsReadingCells['turnCounsels'] = {
  [Mercury]: {
    retrograde:
      'Take up one thing that you left half learned or half said, {name}, and give it an hour a week. After {day}, when Mercury turns back, your mind will go that way by itself.',
    direct:
      'Choose one thought that you have kept to yourself, {name}, and write down to whom you would tell it. From {day} on, with Mercury going forward, it is easier to say.',
  },
  [Venus]: {
    retrograde:
      'Go through what you keep up out of habit, {name}, an evening, a subscription, a circle, and find out which of it you would choose again. When Venus turns back in {day} you will want to know.',
    direct:
      'Tell one person what you have long liked about them, {name}. With Venus turning forward in {day} it will come more easily than you are used to.',
  },
  [Mars]: {
    retrograde:
      'Finish the one contest that still matters to you, {name}, and leave the others without a winner. After {day}, when Mars turns back, your strength goes into work that nobody needs to watch.',
    direct:
      'Decide beforehand what you want to begin, {name}, and begin it small. Mars turns forward in {day}, and the first steps after that may be heavier than you mean them to be.',
  },
};

/** Before several changes within months of each other. */
export const hinge: ProgressionsReadingCells['hinge'] =
  'Several changes fall between {since} and {until}, and they are best taken as one turn. Put nothing else that is large into those months.';
