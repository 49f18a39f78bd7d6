import { Jupiter, type Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const marsCompositeAspects: CompositeAspectsOf<typeof Mars> = {
  [Jupiter]: {
    conjunction:
      'Your partnership has an engine too big for the street it lives in. Mars and Jupiter are side by side, so the two of you are happiest on behalf of some enterprise, a campaign or a long road or a business, and in company you believe that it can be done. Often it can. Success makes you loud. Appoint a cautious friend as treasurer, and listen when that friend hesitates.',
    harmonious:
      'Courage is contagious between you. Mars and Jupiter pull one way in this bond: you say “why not,” the other has already found out how, and things get carried through with good humor and a following wind. Competition stays sporting. Since so much succeeds you may overlook those who tire sooner, and then the victory is a lonely one. Let somebody slower set the pace for a day.',
    tense:
      'Zeal and appetite egg each other on with you two. Jupiter urges Mars past the sensible point in this pairing, each of you refuses to be the one who mentions brakes, and a quarrel, once begun, gets a cause. It is splendid energy, poorly steered. Split the ambition in half, finish the first half completely, and only then vote on the second.',
  },
  [Saturn]: {
    conjunction:
      'Force under discipline is what you two have. Mars and Saturn stand together in this bond as in a bricklayer’s day, lift and set and tap, and over one hard season you can do what would break livelier teams. Nothing is handed to you, and you rather like it so. Frustration, when it comes, goes inward and hardens. Swear aloud together at the weather, and praise every finished stretch.',
    harmonious:
      'It would be hard to hurry you as a pair and harder to stop you. Saturn guides the Mars of this bond: effort is spent where it tells, one of you marks out and the other digs, and nobody leaves the tools in the rain. You earn respect by turning up. Pleasure gets put off until the roof is on, when supper on the bare beams would taste better.',
    tense:
      'Anger builds behind good manners between you. Mars has a foot on the gas and Saturn one on the brake, so that each of you experiences the other as the obstacle, while the true one is a plan with room for a single driver. What does get done is well done. Divide the work, give each a whole thing to be in charge of, and after a time trade.',
  },
  [Uranus]: {
    conjunction:
      'There is voltage in what you do together. With Mars and Uranus in one place, decisions fall fast, the dull way is never taken twice, and this bond suits inventors, rebels and people who break a lot of crockery. You wake each other’s daring. Put a night between the idea and the drill, and be boldest where nobody else can be hurt.',
    harmonious:
      'Rules are read, understood and improved upon by the pair of you. Mars works freely with Uranus here, so you act fast and unusually, and mostly with luck, because each leaves the other room to swerve. Whatever wants quick hands and fresh methods goes well. Steady upkeep does not, unless the boring part is made into a race.',
    tense:
      'Every so often a fuse goes, and you are both in the dark, shouting over who touched it. Uranus provokes Mars in this relationship: an order is resisted on principle, a suggestion is taken for an order, and tempers jump before reasons arrive. Under the sparks is a shared hatred of being managed. Replace commands by bets, and pay up with a flourish.',
  },
  [Neptune]: {
    conjunction:
      'Effort in your partnership is moved by a dream, a cause, a tune in the head. Mars rows for Neptune here, and for its sake you two do remarkable things at unreasonable hours, without asking where the boat is heading. Strength seeps away through vagueness. Name the far shore in one sentence, pin it up, and check now and then that you can still see it.',
    harmonious:
      'Dancers who never trod on each other’s feet move as you do. Between Mars and Neptune there is understanding in this bond, so help comes before the shout, and whatever you do for the weak or for art goes further than force would. Edges can blur. Who is doing what is worth a list on the door, and the rest of the wall may stay a mural.',
    tense:
      'Grievances are felt by you two, and seldom stated. Mars swings at Neptune in this relationship and hits fog: each of you fights a dim version of the other, gives way with a sigh, then resists by forgetting. Kindness is not absent, only badly aimed. Have the quarrel properly, about one event with a date. Half of it will turn out to be a third person’s.',
  },
  [Pluto]: {
    conjunction:
      'When you two want something, furniture moves. Mars has met Pluto in this bond, and will pointed the same way as will can turn around a failing firm or break a family habit of silence; pointed at each other, you can wear both out. There is no lukewarm setting. Choose an opponent worth it, outside the relationship, and hand over your weapons at the door.',
    harmonious:
      'Few could dig as long as the pair of you and still be talking. Pluto gives this bond’s Mars endurance: you pace each other, keep secrets, and go back in after a first attempt has failed. Emergencies find you calm. There is a danger of making everything a siege, dinner parties included, and whoever is off duty may as well be frivolous.',
    tense:
      'Neither of you can bear to lose. Mars and Pluto wrestle in this pairing, so the smallest matter, a window or a shortcut, becomes a question of who rules, and what began as a joke is no longer one. It is fear in armor on either side, with a great deal of life in it. Flip a coin over trifles, and the fights that remain will be more honest.',
  },
};
