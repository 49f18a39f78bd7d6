import type { ReturnTurns } from '../../return-catalogue.js';

/** Between two paragraphs, before the one that denies something which the other has said; by what it states. */
export const stanceBridgesOfReturns: ReturnTurns['stanceBridges'] = {
  seen: ['All the same, you do not go unseen.'],
  hidden: ['Even so, part of it goes on out of sight.'],
  quick: ['In another respect you are quicker.'],
  slow: ['In another respect you are slower.'],
  ordered: ['In another way you want order.'],
  loose: ['In another way things will not be ordered.'],
  hopeful: ['There are good reasons for hope as well.'],
  doubting: ['There is reason for care as well.'],
  unhindered: ['Not everything meets with resistance.'],
  hindered: ['Not everything goes through so easily.'],
  clear: ['Some of it is clearer.'],
  misty: ['Some of it is less clear.'],
  balanced: ['Underneath there is a steadier part of you.'],
  moody: ['There are rougher days as well.'],
  heard: ['Often enough the right word comes at once.'],
  misread: ['Now and then something gets lost on the way from you to others.'],
  liked: ['There are people who like you, and they show it.'],
  unthanked: ['Not all that you do is thanked.'],
  peaceful: ['There is peace as well.'],
  sociable: ['You also want company.'],
  solitary: ['You also need time without company.'],
  sheltered: ['Home is a comfort as well.'],
  burdened: ['There is also work waiting for you at home.'],
  quarrelsome: ['Not every dispute can be prevented.'],
};
