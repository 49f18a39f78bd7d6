import { Jupiter, type Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const marsCompositeAspects: CompositeAspectsOf<typeof Mars> = {
  [Jupiter]: {
    conjunction:
      'A tent, a map and no reservation. This partnership has an engine too big for the street it lives in, and it is happiest on behalf of some enterprise: a campaign, a season on the road, a business with its name still wet. Success makes you loud. Appoint the more cautious friend you have as treasurer, and listen when they clear their throat.',
    harmonious:
      'Courage is contagious between you. One says “why not,” the other has already found out why, and the two of you carry things through with good humor and a following wind. Competition stays sporting. Since so much succeeds, you may overlook those who tire sooner. Stop at the two-thirds mark of every project, turn round, and count your people.',
    tense:
      'Overtaking on a bend is the signature move. Zeal and appetite egg each other on in this pairing, and each refuses to be the one who mentions brakes; a quarrel, once begun, gets a cause and a flag. Splendid energy, poor steering. Split the ambition in two, finish the first half completely, and only then vote on the second.',
  },
  [Saturn]: {
    conjunction:
      'Bricklayers know this rhythm: lift, set, tap, lift. Together you have force under discipline, and can do in a winter what would break livelier teams. Nothing is handed to you, and you rather like it so. Frustration, when it comes, goes inward and sets hard. Swear aloud at the weather, take the whole of Sunday off, and praise each finished course of bricks.',
    harmonious:
      'It would be hard to hurry this pair and harder to stop it. Effort is spent where it tells; one marks out, the other digs, and neither leaves tools in the rain. You earn respect by turning up. Pleasure is inclined to be put off until the roof is on. Have supper on the bare beams, with candles, while it is still a building site.',
    tense:
      'One foot on the gas and the other, belonging to somebody else, on the brake. Anger in this bond builds behind good manners, since each experiences the other as the obstacle of the day. Truly the obstacle is the plan, which has room for only one driver. Divide the territory, let each be in charge of a whole thing, and trade after a year.',
  },
  [Uranus]: {
    conjunction:
      'Stand back, somebody has said “watch this.” There is voltage in what you do together; decisions fall like lightning and the dull way is never taken twice. Inventors and rebels make such pairs, and so do people who break a lot of crockery. Put a day between the idea and the drill. Where nobody else can be hurt, let it rip.',
    harmonious:
      'Rules were read, understood and improved upon. You two act fast and unusually, and mostly with luck, because each leaves the other room to swerve. Work that wants quick hands and fresh methods suits you. Steady upkeep does not. Turn the boring part into a race against a kitchen timer, loser cooks, and change the game as soon as it works.',
    tense:
      'Every so often a fuse goes, and you are both in the dark, shouting who touched it. Independence rubs against impulse: an order is resisted on principle and a suggestion is taken for an order. Under the sparks is a shared hatred of being managed. Replace commands by bets, make them in writing, and pay up with flourish.',
  },
  [Neptune]: {
    conjunction:
      'Where is this boat heading? Nobody asked, and the rowing is lovely. Effort in your partnership is moved by a dream, a cause, a tune in the head, and for its sake you do remarkable things at unreasonable hours. Strength seeps away through vagueness. Name the far shore in one sentence, pin it up, and check twice a month that you can still see it.',
    harmonious:
      'Dancers who never trod on each other’s feet move like this. Intention passes by intuition, so that help comes before the shout, and whatever you do for the weak or for art goes further than force would. Edges can blur. Who is doing what, by Friday? Put that question on the door, and let the rest of the wall stay a mural.',
    tense:
      'Shadowboxing takes stamina. Grievances in this bond are felt and seldom stated, so each fights a foggy version of the other, gives way with a sigh, then resists by forgetting. Kindness is not absent, only badly aimed. Have the quarrel properly, indoors, with nouns and verbs, about one event with a date. Half of it will turn out to be a third person’s.',
  },
  [Pluto]: {
    conjunction:
      'When you two want something, furniture moves. Will meets will in this bond and, pointing the same way, they can turn around a failing firm, a bad diagnosis of the roof, a family curse of silence. Pointing at one another they can wear out both. Choose an opponent worth it, outside the house, and hand over your weapons at the door.',
    harmonious:
      'Few could dig as long as you and still be talking. Endurance is shared property: you pace each other, keep secrets, and go back in after the first attempt has failed. There is a danger of making everything a siege, dinner parties included. Rest by turns. Let whoever is off duty be frivolous without having to account for it.',
    tense:
      'Arm wrestling began as a joke. In this pairing neither can bear to lose, and the smallest matter, a window, a shortcut, becomes a question of who rules. It is fear in armor on either side, and a great deal of life. Flip a coin for whatever costs less than a meal. The remaining fights will be fewer and more honest.',
  },
};
