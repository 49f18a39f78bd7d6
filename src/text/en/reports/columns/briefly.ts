import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** A slow planet in a house, in a clause after `where it`: of one that is there for the lesser part of a year. */

const jupiter: ByHouseWordings = {
  1: ['makes you hopeful and easy to like', 'gives you room and a good start with strangers'],
  2: [
    'is good for earnings and for knowing what you are worth',
    'makes you generous and helps you to afford it',
  ],
  3: ['keeps the mail lively and the lessons easy', 'brings requests to write, explain and be there'],
  4: ['makes the household larger, in rooms or in people', 'softens an old story between generations'],
  5: ['is kind to whatever you do for joy', 'rewards what is done for its own sake'],
  6: ['lightens the load and improves the method', 'puts better habits within easy reach'],
  7: ['sends good company and fair partners', 'makes other people the luckier half of your plans'],
  8: ['eases what is owed and makes it possible to ask', 'brings credit and frank talk'],
  9: ['feeds your curiosity and the wish to go far', 'opens the view and the books'],
  10: ['gets you noticed and well spoken of', 'opens doors higher up'],
  11: ['widens your circle', 'finds allies for what you want'],
  12: ['protects your quiet hours and works out of sight', 'does you good without anybody’s noticing'],
};

const saturn: ByHouseWordings = {
  1: ['asks you to be plain and to carry only what is yours', 'makes you earnest, and harder to push about'],
  2: ['counts every expense and makes the sums honest', 'teaches you what you can live on'],
  3: ['weighs your words and slows the errands', 'wants one subject learned thoroughly'],
  4: ['goes over the foundations of your home', 'lays a duty on the household and makes it firmer'],
  5: ['turns games into practice and courtship into a question of time', 'asks whether you mean it'],
  6: ['makes the day strict and the method better', 'puts order into habits that had grown wild'],
  7: ['tests what two people have promised', 'chooses your company by its patience'],
  8: ['draws up accounts of what is owed and by whom', 'asks for clear terms on both sides'],
  9: ['puts convictions to work', 'makes the long road longer and the aim exact'],
  10: ['adds to your duties, and to your standing if you bear them', 'holds you to whatever you have signed'],
  11: ['thins the circle and keeps the reliable', 'makes a vague plan show its timetable'],
  12: ['clears old burdens away in private', 'asks for time alone and pays for it in calm'],
};

const uranus: ByHouseWordings = {
  1: ['keeps you restless and hard to predict', 'loosens your habits of being yourself'],
  2: ['makes earnings irregular and shows new ways to earn', 'changes your mind about what things are for'],
  3: ['fills conversations with surprises and the mind with ideas', 'shakes up your daily routes'],
  4: ['unsettles the household and lets in air', 'changes who lives how under your roof'],
  5: ['makes your pleasures hard to predict', 'frees what you make from its own rules'],
  6: ['overturns routines that nobody would choose', 'puts new tools and hours into your day'],
  7: ['wants more freedom between two people', 'brings people unlike those you knew'],
  8: ['cuts what had bound you to a debt or a secret', 'brings sudden candor into shared affairs'],
  9: ['overturns an opinion and changes the route', 'sends you after ideas that nobody teaches yet'],
  10: [
    'makes your path take turns that nobody planned',
    'makes you want work for which you need no permission',
  ],
  11: ['changes your company and enlivens it', 'throws you together with people ahead of their time'],
  12: ['wakes you from within, in dreams and odd hours', 'loosens a fear that had gone unquestioned'],
};

const neptune: ByHouseWordings = {
  1: ['softens your outline and your impatience', 'makes you receptive, and a little hard to grasp'],
  2: ['blurs the line between price and worth', 'makes possessions seem less solid than a mood'],
  3: ['gives your words music and makes your dates vague', 'lets you hear what is not being said'],
  4: [
    'wraps the rooms in memory and longing',
    'makes you tender toward the family and uncertain of the facts',
  ],
  5: ['gives imagination to courtship and to whatever you make', 'makes romance of whatever it touches'],
  6: [
    'blurs duties and makes service a matter of the heart',
    'asks for rest where you would offer more help',
  ],
  7: ['makes other people look better than life', 'dissolves the line between you and another'],
  8: ['makes closeness deep and its terms vague', 'lets feelings run together that used to be separate'],
  9: ['turns opinions into longing and trips into a search', 'opens a distance that no map shows'],
  10: ['makes your calling hard to name', 'asks what all the effort is for'],
  11: ['binds you to people by a shared dream', 'gives your wishes company and no timetable'],
  12: ['is in its element, among dreams and pity', 'makes time alone wide and gentle'],
};

const pluto: ByHouseWordings = {
  1: ['changes you from the ground up', 'leaves you with fewer masks and more force'],
  2: [
    'digs beneath the figures to what you hold on to',
    'ends one way of earning and makes another possible',
  ],
  3: ['makes ordinary conversations go deep', 'wants to know what your words are hiding'],
  4: ['goes down to the roots', 'renews the house from its foundations'],
  5: ['raises the stakes in what you desire and what you make', 'wants passion, and no audience for it'],
  6: ['reforms what you do all day by what it costs you', 'goes to the root of a habit'],
  7: ['tries the balance of power between two people', 'lets only the honest bonds stand'],
  8: [
    'deals with debts, desire and everything unspoken',
    'ends what is finished between people and frees both',
  ],
  9: ['breaks a conviction open to see what it holds', 'makes learning a passion'],
  10: ['tests your ambition for what it really wants', 'works on your name and on the power behind it'],
  11: ['sorts your company by what it stands for', 'turns a common wish into a cause'],
  12: ['works in the cellar, on old fears', 'brings up what you had put away, so that you can let it go'],
};

export const standsFor: ColumnShelf['standsFor'] = {
  [Jupiter]: 'hope',
  [Saturn]: 'duty',
  [Uranus]: 'freedom',
  [Neptune]: 'longing',
  [Pluto]: 'power',
};

export const briefly: ColumnShelf['briefly'] = {
  [Jupiter]: jupiter,
  [Saturn]: saturn,
  [Uranus]: uranus,
  [Neptune]: neptune,
  [Pluto]: pluto,
};
