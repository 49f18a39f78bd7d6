import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import { Ascendant, Chiron, Midheaven, type Neptune, NorthNode, Pluto } from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const neptuneAspects: NatalAspectsOf<typeof Neptune> = {
  [Pluto]: {
    [Conjunction]:
      'Some five centuries pass between one such meeting and the next. Neptune and Pluto joined around your birth, and those who share it find the old stories threadbare and the new ones unwritten; all of you dream in floods. In one life it is felt as a longing to be part of something vast, and a fear of drowning in it. Plain skills keep you steady. A visionary age is glad of people who can also hang a door.',
    [Opposition]:
      'Ideals and appetites of enormous size face each other in your generation. Neptune opposite Pluto asks all of you what mercy is worth when it looks away, and what honesty is worth when it scalds. In your own life the question takes the shape of people, one all mist, one all iron, who provoke you into playing the other part. You can see through both. A hard fact, told tenderly, lets each of them stand down.',
    [Trine]:
      'Since Neptune and Pluto are in trine for you and your age group, you trust, without much argument, that what falls away will feed something. Belief renews itself among you through music, or by a quiet agreement about what no longer matters. Your own share is a feel for endings: people who are changing utterly find you restful. It asks for nothing, so it goes unused. Offer one of them your company on purpose.',
    [Square]:
      'No inherited faith sits quite level with people of your age. Neptune and Pluto were square, so the ground moved under the dream; some clutch it harder, others kick it over, and you know both urges. It lets you tell a kind motive from a greedy one in borrowed clothes. When an idea exalts you, find out who profits. The one that repels you may be consoling somebody.',
    [Sextile]:
      'Neptune and Pluto keep this distance through most of a century, so your elders may have it too, and so may those who come after you. The sextile opens depths to all of you that once asked for an initiation, if somebody makes the effort. What is personal is the use: a dream taken seriously, a night spent beside someone who is going through what you went through. When such a person crosses your path, stay a while.',
  },
  [Chiron]: {
    conjunction:
      'Other people’s sadness gets into you by a seam you can’t find. Chiron is joined to Neptune in your chart, and if you were told that you imagined things, you may have stopped trusting a fine instrument. With it you can sit beside a grief and leave it untidied, and the person goes home lighter. What they put down is then with you. Rest before you feel that you have earned it.',
    harmonious:
      'Four bars of a certain song, and an old ache in you goes soft. Chiron finds its cure in Neptune: art, water, silence and undemanding company console you, and you pass the comfort on unawares, humming at the sink while a guest cheers up. Forgiving is easy for you. It is so easy that it may get ahead of the apology, which you had a right to hear.',
    tense:
      'Rescue is your favorite wrong turning. Chiron aches in you under Neptune’s pressure, so a person with wet eyes and a long story finds the spot, and out come the spare bed and the benefit of every doubt. Once the story thins you feel foolish, and tired. The sight itself is true; you perceive a hurt before it speaks. Help that has edges, a meal or an hour, leaves something for the castaway at home.',
  },
  [NorthNode]: {
    conjunction:
      'Nobody could draw a map of the road you are on. Neptune is on the North Node, and longing gives the bearings: toward art or service, toward what can’t be weighed, out of the useful life that you had planned. Fog and flattery sound alike from far off, and you may follow a charmer for a mile or two. A true call can be known by this, that it makes you kinder to the people at hand.',
    harmonious:
      'Half of your best turnings get taken while you are pleasantly lost. Neptune guides you toward the North Node a few steps at a time, by scent rather than sign, and at the corners stand painters, nurses, musicians, people who live near water. Only when a decision is due does this fail you, since you can float and call it trust. Write each hunch down as it comes. In time you will know which voice to follow.',
    square:
      'A voice in you sings a lullaby whenever you are supposed to go forward. Neptune is square to the North Node, and it makes every fork in the road unclear: effort seems coarse, and somebody at the old address still needs saving. Your feeling for all sides makes you gentle company and slow to leave. Tell a friend who likes facts where you would go if nobody were disappointed.',
    opposition:
      'Melting away is an art you were born with. Neptune lies on the South Node, facing the North Node, and dream, sacrifice and escape are so familiar that you can vanish in the middle of a talk. Compassion comes with it, and real vision. But some of that is needed in solid form, and small exact duties, which you find a little insulting, are where you grow. They turn out to hold you up.',
  },
  [Ascendant]: {
    conjunction:
      'Between your face and other people’s eyes there is a shimmer. Neptune on the Ascendant shows them whomever they long for, so they lower their voices and confide, or feel let down by somebody you never claimed to be. Every room gets onto your skin. To be seen plainly is harder for you than for most, and more of a relief. Correct a flattering mistake about you while it is still small.',
    harmonious:
      'You soften a room without appearing to touch anything. Quarrelers drop a tone, everyone feels better about their own face, and accents and melodies come to you by ear, a gift that Neptune lends to your Ascendant. So effortless a charm makes it easy to slip away from moments that needed your actual view. Bring an opinion with you, as you would bring a bottle, and set it on the table.',
    square:
      'Neptune clouds your Ascendant from the side, and first impressions of you come out blurred. People see a helper, a dreamer or a riddle and act on it, while you are none too sure yourself how you look from outside. You adapt before you have been asked. It makes you a gifted performer, and good company in trouble. Plain statements, of your name, your hours, what you came for, clear the air for everyone.',
    opposition:
      'You fall for what a person might be. Neptune is on the Descendant, so between you and anyone close hangs a becoming haze: you cast them as rescuer or as someone to rescue, they do the same with you, and nobody asks to read the script. The tenderness in it is genuine. So is the gift, which does wonders in music or on a real stage. With people, the dull question what exactly they meant can save a whole evening.',
  },
  [Midheaven]: {
    conjunction:
      'Asked what you do, you begin with a sigh or a story. Neptune is at the Midheaven, so you follow a calling like a scent, toward film or care or the sea, toward whatever a public dreams of, and the title trails some way after. Strangers feel that your work knows them. Your name, being vague, gets praised or blamed for things you never did. Keep a plain list of what you have finished.',
    harmonious:
      'People cannot say why they prefer your version; it has air in it. You sense what others are about to long for, and with Neptune gracious to your Midheaven, art, healing or any work with a mood in it lets you in by the garden door. The climb is so dreamy that you may settle in some pleasant spot below your reach. The thing you keep describing could be shown, even before it is ready.',
    square:
      'The sign outside your office keeps fading, and with it the reason you took the place. Neptune is at cross purposes with your Midheaven, so aims dissolve as you near them, a noble post proves hollow, and it is hard for others to tell what you do. Nobody detects an empty success sooner. That is worth more than it looks. Before you accept a role, ask what goes on there on an ordinary afternoon.',
    opposition:
      'A house that can’t be found is the one you are homesick for. Neptune lies on the Imum Coeli, at the foot of the chart, opposite the Midheaven, and there is something of a legend about your origins, a secret, a sacrifice, a music, or a haze where facts should be. You can make any room feel like a refuge, and ambition comes second to that. Quiet, water and a locked door bring you nearer than any search.',
  },
};
