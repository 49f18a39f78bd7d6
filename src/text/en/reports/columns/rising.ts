import type { ColumnShelf, ThemesByHouse } from '../../../report-catalogue.js';

/** The frame of a year by the Ascendant, by the house of its lead, whatever that is: `{year}`. */
const any: ThemesByHouse = {
  1: {
    intro: [
      'Seen from the Ascendant, {year} begins at the front door: with your manner, your pace, and the first thing that people learn about you. The main event of the year falls in your rising sign, where a chart steps out of the house.',
    ],
    thought: [
      'The Ascendant is how one enters a room before one knows who is in it. Much of it was learned early and has not been looked at since, because it works. This year somebody opens the door sooner than you expected. How do you come in when there has been no time to prepare? That manner is older than the other, and it may be the one to keep.',
    ],
    close: [
      'People have got used to it faster than you did. To come in as you are takes less time, and leaves more of the evening.',
    ],
  },
  2: {
    intro: [
      'By the Ascendant, {year} turns on what you have at hand: money, skill, strength, a voice that carries. Its main event falls in the second house, and it asks whether your means and your plans have been introduced to each other.',
    ],
    thought: [
      'Next to the place where a chart begins lies what it begins with. One reaches for it without looking, as for a tool on its usual hook. In this year the hook is empty once or twice, and you find out what you had been relying on. Which of your means is truly yours? It is the one that comes back to hand when the others are lent.',
    ],
    close: [
      'The hooks have been filled again, some of them with better tools. You know the weight of each, and could find them in the dark.',
    ],
  },
  3: {
    intro: [
      'Close at hand is where {year} takes place, counted from the Ascendant: in the third house, among brothers, sisters, neighbors, letters and short ways. The main event of the year changes a conversation, and by that a good deal else.',
    ],
    thought: [
      'A path across a meadow is made by people who agree about nothing except where they are going. Daily talk is such a path. Yours has been trodden a certain way, and this year there is a fence across it. Whom did you pass each day without needing to stop? There is reason now to stop, and another way round to be shown.',
    ],
    close: [
      'The new path is narrow still, and it is used. By next year nobody will remember that it was once a detour.',
    ],
  },
  4: {
    intro: [
      'At the foot of the chart, where nobody looks, {year} does its work. The main event of the year falls in the fourth house, of home and origins, and whatever you attempt in the open will be felt to stand on it.',
    ],
    thought: [
      'A tree is about as wide below as above, and the lower half gets no compliments. One thinks of it when a storm has passed. For the length of this year attention goes downward: to a household, a parent, a place one comes from or wants to come home to. What feeds you that you have never had to ask for? It would do no harm to ask how it is.',
    ],
    close: [
      'Nothing of this shows from the road, except that the crown stands quieter in the wind. That, in time, is what people will compliment.',
    ],
  },
  5: {
    intro: [
      'Counted from the Ascendant, the heart of {year} lies in the fifth house, where love, children and made things are. Its main event asks for something you cannot do dutifully, and which goes wrong at once if you try.',
    ],
    thought: [
      'Play has rules, and everyone keeps them because nobody has to. That is more than can be said of most of a grown-up’s day. Somewhere in this year a game is proposed, perhaps by a person of six, perhaps by somebody with a charming face, perhaps by an empty sheet of paper. What would you risk if losing cost only the game? Say yes to that much.',
    ],
    close: [
      'You have lost some and won some, and would play again. It can be told from your face in hours that have nothing to do with it.',
    ],
  },
  6: {
    intro: [
      'Work in its plainest sense is what {year} is about, by the Ascendant: tasks, tools, habits, the upkeep of a body and a household. The main event of the year falls in the sixth house, and it is felt on ordinary mornings.',
    ],
    thought: [
      'A path of stepping stones is laid for one person’s stride. Anybody else has to hop. The arrangement of your days may have been laid for you as you were some years ago, or for someone whose place you took. Where do you hop? The year loosens those stones, which is a nuisance at first and then an opportunity.',
    ],
    close: [
      'The stones lie where you step. One notices it by no longer looking at one’s feet, and by what there is to see instead.',
    ],
  },
  7: {
    intro: [
      'Across from the Ascendant stands the Descendant, and that is where {year} happens: in whoever faces you. The main event of the year falls in the seventh house, of partners, agreements and honest opponents.',
    ],
    thought: [
      'At the horizon where a chart sets, other people come up. They bring what one lacks, and usually something else besides. This year they come nearer, or one of them does, and it is no longer enough to be agreeable. What have you been leaving to the other side because they do it so well? It may be time to try it yourself, or to thank them for it properly.',
    ],
    close: [
      'The distance between you is known now to the yard, and so it can be crossed. What each of you carries over is the agreement.',
    ],
  },
  8: {
    intro: [
      'In {year}, by the Ascendant, the weight lies in the eighth house: in what is held in common, owed, inherited or laid down. The main event of the year brings up something that two people have been stepping around.',
    ],
    thought: [
      'Between neighboring gardens there is often a strip that belongs to neither and is mown by both, or by nobody. One gets on very well until somebody wants to plant a tree. This year somebody does. What have you shared for years without saying how? It can be said now, with a map on the table and the kettle on.',
    ],
    close: [
      'The tree stands, and everyone knows whose it is and who may sit under it. It is a pleasanter border than a fence, and it took about as long.',
    ],
  },
  9: {
    intro: [
      'The view from the Ascendant in {year} is a long one. Its main event falls in the ninth house, of journeys, study and conviction, and it puts something on your horizon that was not there, or takes away something that had always been.',
    ],
    thought: [
      'From a hill one sees where the road goes, and also that there is another. It can spoil an afternoon. It can also be the reason why one climbed. In the course of this year you get to such a height, by travel or by study or by being contradicted well. What would you believe if you had grown up over there? One need not move to find out.',
    ],
    close: [
      'Down in the valley the road looks as it did. You know about the other now, and walk this one as a person who has chosen it.',
    ],
  },
  10: {
    intro: [
      'At the top of the chart {year} comes to a point. Its main event falls in the tenth house, under the Midheaven, where a life is seen by people who do not live it. What you do there is noticed this year, and named.',
    ],
    thought: [
      'The Midheaven is the part of a chart that strangers see first. They see a trade, a tone, whether appointments are kept. Something happens up there this year, in view of the street, and for once what is seen and what you mean can be brought to agree. What would you want a passer-by to be able to tell? It is not vain to have an answer.',
    ],
    close: [
      'The passer-by has looked up and gone on. That is all the public there ever is, and it has seen the right thing.',
    ],
  },
  11: {
    intro: [
      'Allies make the difference in {year}, seen from the Ascendant. The main event of the year falls in the eleventh house, of friends and aims, and shows which of your hopes can count on a second pair of hands.',
    ],
    thought: [
      'Migrating birds take turns at the front, where it is hardest. No one appoints them; whoever is tired falls back. A circle of people can do the same, if it knows where it is going. In this year you may be asked to go in front, or to let somebody else. Which do you find harder? The answer says what kind of friend would be useful to you now.',
    ],
    close: [
      'The line has changed its leader without changing its course. It is a good way to cover distance, and nobody arrives alone.',
    ],
  },
  12: {
    intro: [
      'Behind the Ascendant, in the last of the houses, {year} has its center. The main event falls where things end before they begin again: in rest, in solitude, in what was left undone. Little of it shows, and much depends on it.',
    ],
    thought: [
      'Before a play there is an hour in which the theater is dark and full of people doing things. They know where everything is. Whoever comes in from the street sees nothing and bumps into a chair. This year has such an hour, and you are one of those who work there. What has to be in place before the curtain? Nobody is waiting yet, so it can be done well.',
    ],
    close: [
      'There is a murmur on the other side of the cloth. It does not have to go up tonight. Everything is where it should be, and you have sat in every seat.',
    ],
  },
};

const none = {};

export const risingThemes: ColumnShelf['rising'] = {
  solarEclipse: none,
  lunarEclipse: none,
  jupiterEnters: none,
  saturnEnters: none,
  outerEnters: none,
  slowConjunction: none,
  station: none,
  any,
};
