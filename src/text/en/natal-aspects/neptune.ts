import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import { Ascendant, Chiron, Midheaven, type Neptune, NorthNode, Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const neptuneAspects: NatalAspectsOf<typeof Neptune> = {
  [Pluto]: {
    [Conjunction]:
      'Some five centuries pass between one such meeting and the next, and those born under it find the old stories threadbare and the new ones unwritten. Your contemporaries dream in floods. The house in which these two stand tells where the flood gets into a single life, with its wish to be swept away. A visionary age is glad of people who can also hang a door. Keep your tools sharp.',
    [Opposition]:
      'Ideals and appetites of enormous size stare each other down above your generation. History may judge what it made of them as a body; you have the smaller, more interesting matter of one life. Someone near you seems all mist or all iron, and provokes you into playing the other. Mercy that looks away is a poor bargain; so is honesty that scalds. Tell one hard fact tenderly, and watch both sides stand down.',
    [Trine]:
      'A deep current carries your age group, and people borne along so smoothly hardly notice the water. Belief renews itself among you without a decree, in music or in a tacit agreement about what no longer matters. Easily mislaid is your personal portion, a feeling for what lies beneath an ending. In the two houses concerned you could steady someone who is changing utterly. Do it once on purpose. Then offer again.',
    [Square]:
      'Bedrock shifts under the dreams of everyone your age, so that no inherited faith sits level. Wobbling, some clutch it harder and others kick it over; you know both impulses, and how each despises the other’s taste. It lets you tell a compassionate motive from a greedy one in borrowed clothes. When an idea exalts you, find out who profits. When it repels you, find out whom it consoles.',
    [Sextile]:
      'Your grandparents may hold this ticket and your grandchildren too, for these two slow planets keep the same distance through most of a century. It admits the bearer to depths that once required an initiation, and is commonly left in a coat pocket. Record a dream each week, or sit with someone going through what you went through. The houses tell you where your own staircase goes down.',
  },
  [Chiron]: {
    conjunction:
      'By some seam you could not point to, other people’s sadness gets in. Told as a child that you imagined things, you may have stopped trusting a fine instrument. With it you can sit beside a grief and leave it untidied, and the person goes home lighter. Whatever they put down, you have soaked up. Swim, or lie in the dark with the cello on, before you feel you have earned it.',
    harmonious:
      'Wet cedar will do it, or four bars of a certain song: a door swings and an old ache goes soft. Consolation comes to you through art and undemanding company, and you pass it on unawares, humming over the sink while a guest cheers up. Forgiving is easy for you. Easier, at times, than asking for the apology first. Ask, and then hum; the tune will have a bass line under it.',
    tense:
      'Rescue is your favorite wrong turning. A person with wet eyes and a long story finds the bruise in you, and out come the spare bed and the benefit of every doubt. Once the story thins you feel foolish and somewhat drowned. The sight itself is true, for you perceive a hurt before it speaks. Offer one thing with edges, such as a meal. Keep an evening a week for the castaway at home.',
  },
  [NorthNode]: {
    conjunction:
      'Maps of your road show mostly water. Longing gives the bearings, or whatever music makes you pull the car over, and it calls you out of the useful life you had planned toward art or service. Fog and flattery can sound the same from a distance. Test any call by whether it gets you up early and makes you kinder to the cashier.',
    harmonious:
      'Half of your best turnings were taken while pleasantly lost. Directions come a few steps at a time, and at the corners stand painters, nurses, people who live near water. You can follow a scent where others need a sign. When a decision is due, however, you may float and call it trust. Date each intuition and write it down. A year of such notes shows which voice to follow.',
    square:
      'Behind you somebody is playing a lullaby, loudest whenever you are supposed to go forward. Effort is vulgar, it says, and a person at the old address still needs saving. Forks in the road come wrapped in haze. Your feeling for every side makes you gentle company and a slow traveler. Take a friend who likes facts to the crossroads, and say where you would go if nobody were disappointed.',
    opposition:
      'Behind you somebody is playing a lullaby, loudest whenever you are supposed to go forward. Effort is vulgar, it says, and a person at the old address still needs saving. Forks in the road come wrapped in haze. Your feeling for every side makes you gentle company and a slow traveler. Take a friend who likes facts to the crossroads, and say where you would go if nobody were disappointed.',
  },
  [Ascendant]: {
    conjunction:
      'In elevators people lower their voices to match yours and begin to confide. Between your face and their eyes there is a shimmer, glamour in the old sense of a spell, and through it they see whomever they long for. Every room gets onto your skin. To be seen plainly is harder. Wear something with a definite edge, and correct a flattering mistake about you while it is still small.',
    harmonious:
      'You soften the acoustics of a room without appearing to touch anything. Quarrelers drop a tone, and everyone feels better about their own face. Accents and parts come to you by ear. So effortless a charm makes it easy to slip away from occasions that needed your actual view. Bring one opinion to each gathering as you would bring a bottle, and set it on the table.',
    square:
      'Between you and whoever stands opposite hangs a painted gauze, most becomingly lit. You fall for promise; they cast you as rescuer or as ruin, and nobody asks to read the script. Then the house lights go up. Imagination of this order does wonders in a story or on an actual stage, so keep it employed there. With people, inquire: “Is this what you meant?” One dull question can save an entire act.',
    opposition:
      'Between you and whoever stands opposite hangs a painted gauze, most becomingly lit. You fall for promise; they cast you as rescuer or as ruin, and nobody asks to read the script. Then the house lights go up. Imagination of this order does wonders in a story or on an actual stage, so keep it employed there. With people, inquire: “Is this what you meant?” One dull question can save an entire act.',
  },
  [Midheaven]: {
    conjunction:
      'When someone asks what you do for a living, the answer opens with a sigh or a story. Vocation is a scent followed for years, toward film or care or the sea, with the title trailing some way after. Strangers feel that your work knows them. Your name, being vague, gets gilded or smudged for things you never did. Keep a plain list of what you finished, and show it when asked.',
    harmonious:
      'Clients cannot say why they prefer your version; it has air in it. You sense what the public is about to long for, and the helping trades or the arts let you in by the garden entrance. Ascent is so dreamy that a decade may go by in some pleasant spot below your reach. Set an evening for showing the thing you have only described. Send the invitations before it is ready.',
    square:
      'The sign outside your office keeps fading, and with it the reason you rented the place. A parent’s unmet wish, or homesickness for a house that can’t be found, seeps into ambition, and you take the noble position and wake to find its desk on a sandbar. No one detects a hollow success sooner. Before accepting a role, ask what goes on there at three on an ordinary afternoon.',
    opposition:
      'The sign outside your office keeps fading, and with it the reason you rented the place. A parent’s unmet wish, or homesickness for a house that can’t be found, seeps into ambition, and you take the noble position and wake to find its desk on a sandbar. No one detects a hollow success sooner. Before accepting a role, ask what goes on there at three on an ordinary afternoon.',
  },
};
