import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ByHouseWordings } from '../../../catalogue.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * What a slow planet does in a house, in a clause after `where it`: for one that is there for the lesser part of a
 * year.
 */

const jupiter: ByHouseWordings = {
  1: ['makes you hopeful and easy to like', 'gives you room and a good start with strangers'],
  2: ['is good for earnings and for asking a fair price', 'makes you generous and helps you to afford it'],
  3: ['makes talk lively and learning easy', 'brings you requests to write, to teach or to explain'],
  4: ['gives you more room at home and more guests', 'softens an old story between generations'],
  5: ['is kind to whatever you do for joy', 'rewards what is done for its own sake'],
  6: ['lightens the load and improves the method', 'puts better habits within easy reach'],
  7: ['sends good company and fair partners', 'makes other people ready to help with your plans'],
  8: [
    'eases what is owed and makes it possible to ask',
    'makes people readier to trust each other and to talk frankly',
  ],
  9: ['feeds your curiosity and the wish to go far', 'makes you want to travel and to study'],
  10: ['gets you noticed and well spoken of', 'opens doors higher up'],
  11: ['widens your circle', 'finds allies for what you want'],
  12: ['gives you rest and help that you hardly notice', 'does you good in ways that nobody else sees'],
};

const saturn: ByHouseWordings = {
  1: ['asks you to be plain and to carry only what is yours', 'makes you earnest, and harder to push about'],
  2: ['makes you careful with money and exact about it', 'makes you find out how little you need'],
  3: ['makes you choose your words, and slows down your errands', 'asks you to learn one subject thoroughly'],
  4: ['asks what at home has to be put in order', 'lays a duty on the household and makes it firmer'],
  5: [
    'makes you more serious about love and about what you do for joy',
    'asks how much your pleasures mean to you',
  ],
  6: ['makes the day strict and the method better', 'puts order into habits that had grown wild'],
  7: ['tests what two people have promised', 'leaves you the people who have patience with you'],
  8: ['draws up accounts of what is owed and by whom', 'asks for clear terms on both sides'],
  9: ['asks you to act on what you believe', 'makes study and travel slower and more thorough'],
  10: ['adds to your duties, and to your standing if you bear them', 'holds you to whatever you have signed'],
  11: ['thins the circle and keeps the reliable', 'asks friends to name a date for what they plan'],
  12: ['clears old burdens away in private', 'asks for time alone, and makes you calmer by it'],
};

const uranus: ByHouseWordings = {
  1: ['keeps you restless and hard to predict', 'loosens your habits of being yourself'],
  2: ['makes earnings irregular and shows new ways to earn', 'changes your mind about what things are for'],
  3: ['fills conversations with surprises and the mind with ideas', 'shakes up your daily routes'],
  4: ['unsettles the household and frees it of old rules', 'changes who lives how under your roof'],
  5: [
    'makes you tired of some pleasures and curious about others',
    'makes you freer in love and in what you create',
  ],
  6: ['breaks up routines that nobody would choose', 'puts new tools and hours into your day'],
  7: ['wants more freedom between two people', 'brings people unlike those you knew'],
  8: ['may free you suddenly of a debt or a secret', 'brings sudden candor into shared affairs'],
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
  2: ['makes it hard to say what things are worth', 'makes you careless or dreamy about possessions'],
  3: ['makes your words gentler and your dates vaguer', 'lets you hear what is not being said'],
  4: [
    'makes you think of earlier homes with longing',
    'makes you tender toward the family and uncertain of the facts',
  ],
  5: ['gives imagination to courtship and to whatever you make', 'makes romance of whatever it touches'],
  6: [
    'blurs duties and makes service a matter of the heart',
    'asks for rest where you would offer more help',
  ],
  7: ['makes other people look better than life', 'dissolves the line between you and another'],
  8: ['makes closeness deep and its terms vague', 'lets feelings run together that used to be separate'],
  9: [
    'turns opinions into longing and trips into a search',
    'makes you long for something you cannot quite name',
  ],
  10: ['makes your calling hard to name', 'asks what all the effort is for'],
  11: ['binds you to people by a shared dream', 'makes you hope together with others, and without a date'],
  12: ['is in its element, and gives you dreams and compassion', 'makes time alone wide and gentle'],
};

const pluto: ByHouseWordings = {
  1: ['changes you from the ground up', 'leaves you with fewer masks and more force'],
  2: ['shows you what you hold on to, and why', 'ends one way of earning and makes another possible'],
  3: ['makes ordinary conversations go deep', 'wants to know what your words are hiding'],
  4: ['brings up old questions of the family', 'renews the house from its foundations'],
  5: ['makes you want more, in love and in what you create', 'makes you love and create with more passion'],
  6: ['reforms what you do all day by what it costs you', 'goes to the root of a habit'],
  7: ['tries the balance of power between two people', 'lets only the honest bonds stand'],
  8: [
    'deals with debts, desire and everything unspoken',
    'ends what is finished between people and frees both',
  ],
  9: ['makes you question a conviction down to the ground', 'makes learning a passion'],
  10: ['tests your ambition for what it really wants', 'works on your name and on the power behind it'],
  11: ['sorts your company by what it stands for', 'turns a common wish into a cause'],
  12: ['works on old fears', 'brings up what you had put away, so that you can let it go'],
};

export const wants: ColumnShelf['wants'] = {
  [Jupiter]: 'more of everything',
  [Saturn]: 'only what will last',
  [Uranus]: 'things done another way',
  [Neptune]: 'what you have dreamed of',
  [Pluto]: 'the whole truth',
};

export const briefly: ColumnShelf['briefly'] = {
  [Jupiter]: jupiter,
  [Saturn]: saturn,
  [Uranus]: uranus,
  [Neptune]: neptune,
  [Pluto]: pluto,
};
