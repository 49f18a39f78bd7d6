import type { ReturnTurns } from '../../return-catalogue.js';

/**
 * Before what denies something that was said of a year or a month, by what it states. What was said may stand far
 * above, so that a bridge names it.
 */
export const stanceBridgesOfReturns: ReturnTurns['stanceBridges'] = {
  seen: ['Not everything you do stays hidden.'],
  hidden: ['Not everything goes on in public.'],
  quick: ['Not everything goes slowly.'],
  slow: ['Not everything goes fast.'],
  ordered: ['In some things you want order.'],
  loose: ['Not everything goes according to plan.'],
  hopeful: ['There are also good reasons for hope.'],
  doubting: ['There is also something that makes you careful.'],
  unhindered: ['Not everything is held up.'],
  hindered: ['Not everything goes by itself.'],
  clear: ['Not everything is vague.'],
  misty: ['Not everything is clear.'],
  balanced: ['Underneath the changing moods there is a steadier part.'],
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
