import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What the year’s own bent comes to for an animal that stands to it in one of four ways; by the stem of the year. */
export const yearStances: ChineseCatalogue['yearStances'] = {
  0: {
    own: 'While everybody else plants trees, put in one, and see that it stands straight.',
    offended:
      'Large beginnings are in the air all the same; let yours be the one that the change itself asks for.',
    friendly: 'Of the large beginnings that the year likes, you can afford the largest.',
    even: 'Whether you join in the great planting is left to you; a single trunk is plenty.',
  },
  1: {
    own: 'The year gets on by contacts, and this time they come to you. Choose two or three and tend them.',
    offended:
      'Since the year bends and winds, bend too: an introduction gets you round what you could not push aside.',
    friendly: 'In a year that lives by introductions you are the person whom people introduce.',
    even: 'The year’s talent for winding ways is at your disposal if you keep one promise in writing.',
  },
  2: {
    own: 'The year favors the launch. You are in full light as it is, so choose one thing to launch, and check it twice.',
    offended:
      'Others announce what they have hardly begun this year. You do best to announce only what is done.',
    friendly: 'Whatever has waited for an audience can be shown this year, and yours will be a warm one.',
    even: 'There is light enough to be seen by, and no one insists that you step into it.',
  },
  3: {
    own: 'The year’s light is small and close, which suits an exposed position: be seen by few, and by those who matter.',
    offended:
      'Small circles are the year’s way, and the best shelter from what rubs. Keep the grudge out of them.',
    friendly: 'In the small circles that the year prefers there is a chair for you near the lamp.',
    even: 'Patient work in a small circle is what the year does best, and nothing keeps you from it.',
  },
  4: {
    own: 'The year rewards holding on, and you have twice the reason to.',
    offended:
      'The year is a slow one and holds its ground, which checks the worst of the jolts; what you move, move by inches.',
    friendly: 'The year builds slowly, and others are glad to carry stones for you.',
    even: 'The year belongs to those who stay put. You may be one of them, or not, without harm either way.',
  },
  5: {
    own: 'Plain work is favored, and that is a comfort: this time the garden looks better than the stage.',
    offended: 'Whatever is upset this year can be mended by plain means, for repairs are what it is good at.',
    friendly: 'Where the year asks for care and repairs, you will find that others hold the ladder.',
    even: 'The year likes tending what is there. You lose nothing by doing the same.',
  },
  6: {
    own: 'Decisions are made quickly this year. As the one in view, make yours slowly, and make few.',
    offended: 'The year cuts fast. Choose what you would rather part with, before someone chooses for you.',
    friendly: 'Hard decisions fall this year, and you will have company in making yours.',
    even: 'When others cut, you are free to measure, and that may be worth something.',
  },
  7: {
    own: 'Precision pays, and you are looked at closely: one thing well finished is the whole task.',
    offended: 'A year that counts commas is a good one in which to have your papers in order.',
    friendly: 'The year wants fine finish, and those who can judge it are on your side.',
    even: 'Polish is rewarded whoever applies it. Choose a skill and keep at it.',
  },
  8: {
    own: 'All is in motion around you this year. Let it be the others who travel, or travel on one errand only.',
    offended: 'The current is strong and you stand across it; a packed bag is better than a planted foot.',
    friendly: 'The current is strong this year, and for you it runs the right way.',
    even: 'Much moves this year. Go along where it is your direction, and keep the anchor for the rest.',
  },
  9: {
    own: 'The year works by quiet influence, which is welcome to someone in full view: say less than you could.',
    offended: 'Things are said softly this year and heard wrongly, so ask what was meant before you mind it.',
    friendly: 'A word from you soaks in far this year, because it falls on friendly ground.',
    even: 'The year prefers quiet ways, and leaves you to yours.',
  },
};
