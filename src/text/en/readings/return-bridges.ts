import type { ReturnTurns } from '../../return-catalogue.js';

/**
 * Before what denies something that was said of a year or a month, by what it states. What was said may stand far
 * above, so that a bridge names it.
 */
export const stanceBridgesOfReturns: ReturnTurns['stanceBridges'] = {
  seen: ['Much as you keep to yourself, you do get noticed.'],
  hidden: ['However much people see of you, some things go on out of sight.'],
  quick: ['Slow as some things are, others go fast.'],
  slow: ['Fast as some things go, others take their time.'],
  ordered: ['Loose as your plans may be, you want order in some things.'],
  loose: ['Much as you like things to be in order, not all of them can be put on a list.'],
  hopeful: ['Beside the doubts there are good reasons for hope.'],
  doubting: ['Hopeful as you are on the whole, something makes you careful.'],
  unhindered: ['While some things are held up, others have an open road.'],
  hindered: ['While some things go almost by themselves, another meets an obstacle.'],
  clear: ['Vague as some things are, on others you see quite clearly.'],
  misty: ['Clear as you are about most things, one of them stays vague.'],
  balanced: ['Underneath the changing moods there is a steadier part.'],
  moody: ['Steady as you are on the whole, some days are rougher.'],
  heard: ['Misunderstood as you may be at times, at others the right word comes at once.'],
  misread: ['Well as you explain yourself, something gets lost on the way.'],
  liked: ['Even if you feel overlooked at times, there are people who like you.'],
  unthanked: ['Well liked as you are, not all that you do is thanked.'],
  peaceful: ['Between the disputes there is peace.'],
  sociable: ['Much as you need time to yourself, you also want company.'],
  solitary: ['Fond of company as you are, you also need time without it.'],
  sheltered: ['Whatever it may ask of you, home is a comfort as well.'],
  burdened: ['Home is a comfort, and there is also work waiting for you there.'],
  quarrelsome: ['Friendly as you are, not every dispute can be prevented.'],
};
