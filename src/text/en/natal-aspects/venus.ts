import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  type Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const venusAspects: NatalAspectsOf<typeof Venus> = {
  [Mars]: {
    [Conjunction]:
      'With Venus and Mars in one skin, liking and wanting reach you as a single impulse, and everyone can tell. You flirt without planning to, make peace with some heat, and put both finish and nerve into whatever you create. Calm is your hard subject. It can look like coldness, and a quiet, tender afternoon gets poked for sparks. Left unprovoked, it often turns out to have been warm already.',
    [Opposition]:
      'Somebody runs and somebody chases, and then you change places. Venus and Mars face each other in you, so attraction lives on distance, and it keeps both people gloriously awake. The snag is that half of you gets farmed out, the force or the softness, and is later resented in the one who carries it. You can insist, and you can yield when you might have won. Each wants some practice in your own hands.',
    [Trine]:
      'Ask and you mostly get, because you ask so nicely. Desire and tenderness keep step in you without rehearsal; Mars wants, Venus knows how to want in company, and others feel invited rather than pushed. Work that needs hand and eye together suits you well. What you lack is friction. Drifting among the willing, you may never find out what you would strive for, and striving would become you.',
    [Square]:
      'Having agreed, sweetly, to the other movie, you park the car as if it had insulted you. Venus wants to be liked and Mars wants its way, and at right angles they take turns without conferring. That rub puts bite into anything you cook, write or design, and it puzzles partners, who are given the kind word first and the slammed door after. State the wish before the courtesy. People can love someone who has a preference.',
    [Sextile]:
      'Venus and Mars, warmth and drive, would gladly work together in you if they had something to do. Dancing, digging in pairs, putting on a show: wherever grace needs muscle they find each other, and you are at your most attractive. Left idle, they settle for banter, and a promising affection stays at the level of good fun. Make a first move in words that could be refused.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter has moved in with your Venus, and pleasure and faith are a single feeling. Shy people feel beautiful near you, gifts leave your hands, and you rarely meet anybody in whom there is nothing to like. Affection declared so largely has to be kept up on gray days, though, and appetite never did care for the word enough. One sweet thing, eaten slowly with the box shut, is good practice.',
    [Opposition]:
      'Largeness in other people is what you fall for. Whether they are bountiful or merely expansive takes time to tell, but Jupiter, across from your Venus, opens your life wide through them and keeps it festive. You outbid each other in kindness, and neither will let go of the check. In that glow you promise more than you mean, while modest affection begins to look stingy. Half of the promise, wholly kept, would please them longer.',
    [Trine]:
      'Favor finds you without being sent for, and leaves you as freely. Venus and Jupiter, by tradition the two kind planets, are on excellent terms, and the grace with which you give and take makes people want to do you a good turn. There is no harm in it, and no hurry either. Since nothing forces you to ration or to strive, real talents remain hobbies. Give one of them a deadline and a stranger who is waiting.',
    [Square]:
      'The room is finished, and you know it, and you hang a chandelier. Venus and Jupiter both love plenty, but from this angle taste pulls one way and appetite the other, so praise outgrows the fact, and hopes get pinned on people who never applied for the part. Many a gray day has been brighter for your warmth. Those you love would enjoy it most in portions they can return.',
    [Sextile]:
      'At the edge of your acquaintance there is someone who could show you into a larger room. Jupiter holds such doors for your Venus and asks only that you knock, which you do better than most. It is tempting to stay where you are already adored. Yet affection and luck grow, for you, by the far invitation, the older or better traveled friend, the class that meets across town. Say yes to one of them.',
  },
  [Saturn]: {
    [Conjunction]:
      'You love like somebody who has signed for it. Affection comes joined to duty where Saturn stands with Venus, so you court gravely, keep every date, and take an age to believe that you are wanted for your company alone. What you make, a friendship or a chair, has clean lines and lasts. Warmth, however, seems to come out of a fixed allowance. Overspend it on someone who expects nothing, and see that more comes in.',
    [Opposition]:
      'Love seems to wait across the table with folded arms. You warm to those who withhold, older perhaps or merely busy, because Saturn faces your Venus, and a welcome has to be earned before it counts. A slow and tested devotion can come of it, of a kind that quick hearts never know. But reserve is easier to see on another face than on your own. They may be waiting as well, and just as cold.',
    [Trine]:
      'Keeping faith costs you nothing. With Saturn lending Venus its patience, you choose fewer things and better ones, stay friends for good, and take in the familiar a pleasure that others look for in the new. Constancy this painless can outlive its reasons, and a dull arrangement be kept up out of sheer competence. Every so often, ask yourself what you would choose if nothing had been promised.',
    [Square]:
      'First the chores, then love: that order is old in you, and it still holds. Saturn stands in the way of Venus, and you expect a no, so few people ever get the chance to say yes. Flattery can’t bribe you. You see quality where others see dust, and the affection you finally give hasn’t a false note in it. What is missing is ease. Let someone be kind to you while the desk is a disgrace.',
    [Sextile]:
      'Love grows sturdy in you when it is given the same evening every week. Venus does well with whatever frame Saturn supplies: a teacher, a craft with rules, a promise with a date. You like to learn beauty slowly, from somebody who knows. Without such a frame the gift shrinks to good sense, and a heart kept so tidy is a little cool to visit. What you start late, you tend to keep.',
  },
  [Uranus]: {
    [Conjunction]:
      'Attraction takes you sideways and at full current. Between one stop and the next you can fall for a stranger, an idea, a color nobody wears yet, for Uranus has joined your Venus and will love nothing merely because it is expected. Around you, people feel excused from pretending. Then the current cuts out and somebody is left in the dark with two tickets. When interest drops, wait before you act on the news.',
    [Opposition]:
      'They cancel and you adore them; they move in and you look up flights. Venus wants closeness, Uranus opposite wants air, and the two get cast as two people, with you in whichever part is free. Boredom never gets a foot in. What wears thin is the perpetual half surprise, most of all for those who would have liked to plan. Be busy when they vanish and glad when they arrive, and find out whom you really miss.',
    [Trine]:
      'That orange with that green ought to be a mistake, and on you it is a fashion. Uranus plays so easily with your Venus that you can be different in love and taste without a fight, and others discover, near you, which of their rules were holding nothing up. Novelty never runs short, so no muscle forms for sameness, and a good affection may go as lightly as it came. Some people become interesting only after they stop being news.',
    [Square]:
      'Just when everything is lovely, you change it. Delight goes flat at the third repetition because Uranus strikes at your Venus from the side, and you break the spell yourself before anyone else can. This gives you a style that nobody copies, and an honest horror of the lukewarm. It has also ended a few things that were merely resting. Tell the other person which hour went dull. It may have bored them too.',
    [Sextile]:
      'Odd company is good for your heart, and it is nearer than you think. Uranus invites Venus out: a chance remark, an unlikely friend, a kind of music you had no name for can rearrange what you find beautiful. Only turning up is required, and there you hang back, admiring experiment from an armchair. One friendship that makes no sense on paper stretches you further than a dozen well-matched ones.',
  },
  [Neptune]: {
    [Conjunction]:
      'Everything you love has a second, more luminous version, and for a while it may be the only one you see. Neptune has dissolved into your Venus, which gives you music, tenderness toward the unlovely, and the power to enchant. It also lets you love for a long time at a distance. The person beneath the veil has moods and opinions, and hopes to be chosen along with them.',
    [Opposition]:
      'Whoever stands across from you acquires a halo, and later a grievance about having to hold it up. Neptune lies opposite your Venus, so longing reaches you through others, the gifted, the lost, the nearly available, and you may well be somebody’s mirage yourself. It makes you kind in a way that can’t be faked. A whole wet weekend of being dull together shows what is left in ordinary light. Often a good deal is.',
    [Trine]:
      'Beauty seeps into you without being sent for. With Neptune feeding your Venus, you sense what would console a person, do it, and say nothing, and line, tune and color come to you as if remembered. Because reverie is so comfortable, much of this stays in solution: the love undeclared, the song half written. Bring one of them out before it is perfect, and say whom it is for.',
    [Square]:
      'You signed for the apartment in the photograph and moved into the real one. In love it goes the same way when Neptune works on Venus from this angle: first longing retouches what stands before you, afterward disappointment does, and neither picture is a likeness. The ache has its uses. It paints and sings, and forgives people whom others have written off. Ahead of any large yes, take along a friend who notices damp.',
    [Sextile]:
      'Given a stage, you could make a roomful of strangers believe that it is snowing. Illusion and affection are on good terms in you, and Neptune brings out its dreams whenever Venus has a use for them: music, a part to play, a sad guest who needs to be taken in. Idle, they dwindle into a vague fondness for people in films. Offer somebody an hour of loveliness, and rehearse it.',
  },
  [Pluto]: {
    [Conjunction]:
      'Being a little fond of someone is a thing you have only heard about. Pluto and Venus are fused in you, so love alters you from the ground up, and the one it falls on is changed too, often for the better. Nothing ruined puts you off. The dark side is a wish to be the only lamp in somebody’s house. Those you hold that close need other friends, and so do you.',
    [Opposition]:
      'In love you meet your own force from the outside. You choose people with a will, since Pluto looks at your Venus through their eyes, and prettiness doesn’t survive what follows. The trust that does survive is of a rare grade. Its price is a long season of testing, with jealousy now on your side, now on theirs. Things ease once somebody asks aloud who decides here, and what happens when the other says no.',
    [Trine]:
      'To be looked at by you is to be read, and liked anyway. Depth takes no effort where Pluto flows into Venus as it does in you; after a heartbreak you put out new growth, and lapsed friends and stripped chairs do equally well in your hands. Influence so smooth goes unnoticed by its owner. Your wish is granted before the other person has found their no. Put it to them twice, and count the second answer.',
    [Square]:
      'Love takes hold of you, and whatever takes hold you distrust. Pluto bears on Venus in just that way: one hand clings while the other tests, old messages are read again for the sentence where it turned, and a good evening goes on a suspicion. What is over, you finish to the root, and the next love gets the whole of you. Put the doubt once, as a question, and give the evening to the answer.',
    [Sextile]:
      'A friend of yours has a subject they steer around. You could ask about it, side by side at some small task, and the friendship would double its depth, because Pluto takes your Venus into serious places whenever you are willing. Unused, that permission leaves agreeable evenings and no trace of them. Somebody has to go first. What you yourself leave out is the best beginning.',
  },
  [Chiron]: {
    conjunction:
      'The sore point is whether you can be wanted as you are. Chiron rests on your Venus, and you dress, in a manner of speaking, for a judge who won’t be there. It has given you a rare touch with other people’s shame; they stand straighter after an hour with you. Love may then turn into treatment, with you safely behind the desk. Let somebody in good repair be fond of you, and take no countermeasures.',
    harmonious:
      'An old hurt about being liked has ripened, in you, into tact. Chiron and Venus help each other, and you know which kindness heals and which one only pats; people show you the picture of themselves that they hate, and go home at peace with it. Consoling can become your sole way of being close. Somebody would like to see you before your face is washed.',
    tense:
      'A hand reaches for yours, and for half a second it belongs to another year. Affection presses where you were once found wanting, for Chiron is at a hard angle to Venus, and you take your own flinch for a verdict on the person reaching. Few handle other hearts so carefully. Tell someone close where it is sore, as you would mention a bad shoulder before the dance.',
  },
  [NorthNode]: {
    conjunction:
      'When you allow yourself to like something, really like it, your life starts to move. Venus is on your North Node, so you grow by love, beauty and partnership, though older habits, good at doing without, call that frivolous. People met over music or a meal turn out to matter. There is a way to overdo it, in which every charmer resembles a signpost. The pleasure that asks something of you is the one to follow.',
    harmonious:
      'Small kindnesses of yours keep proving to have been practical. The North Node is well placed to Venus, so a birthday remembered, or a shared liking for one singer, leads presently to just the introduction you needed. Taste is your compass, and it rarely misleads you. The company along the way is so agreeable, however, that you can forget to walk. Enjoy the evening, and still make the appointment.',
    square:
      'Before every new beginning something sweet and known asks you to stay. Venus pulls you sideways from the North Node, and the wish to please, tried comforts or an old flame can coax you off at each bend. They deserve affection, since you learned your grace with them. The way ahead asks you to be clumsy for a while, and you dislike being clumsy where it shows. Very few people are watching.',
    opposition:
      'Pleasing is a skill you arrived with. Your Venus lies on the South Node, at the far end from the North Node, so you slip into being agreeable the way others slip into a warm bath, and everybody likes you there. Many quarrels have ended sooner for it. Yet what you most need to do won’t please everyone, and at the first frown you turn back. Frowns pass, you’ll find, when a wish is held a little longer.',
  },
  [Ascendant]: {
    conjunction:
      'In any group picture the eye goes to you first. Venus on the Ascendant says welcome before you do, rooms unbend, and whatever your features, you leave an impression of grace. There is a tax. You smile over a no until you have mislaid it, and you hear less truth than plainer people, because no one likes to spoil the view. Thank a blunt friend for the next unflattering remark.',
    harmonious:
      'Manner and feeling match in you, and people take your liking at face value and hand it back. Strangers help you choose, quarrels soften when you come in, and ties form with little ceremony, since Venus is on easy terms with your Ascendant. As few voices are raised in your presence, you may be out of practice when one is. Stay for the quarrel. The charm will still be there afterward.',
    square:
      'The first ten minutes are your stiffest. Venus and the Ascendant don’t match, as though heart and outfit had been picked by different people, and you come across too polished, or too sorry, while the warmth waits its turn. The pains you take over this have made you a keen judge of style and hard to offend. Admit to one real preference early. It warms a table faster than finish does.',
    opposition:
      'You know grace best when you see it on someone else, since your Venus is on the Descendant. Love and beauty come to you in the person opposite; you choose charming company, grow kinder in a pair, and can make another feel truly picked. The risk is peace at any price, and giving in before the talk has begun. The loveliness you admire there, and envy a little, has its root in you.',
  },
  [Midheaven]: {
    conjunction:
      'Your name comes up with the word “delightful” attached. Venus at the Midheaven makes a calling of grace, whether in art, diplomacy and hospitality or in a winning way with some drier trade, and the public takes to you. Such popularity is a pleasure to wear and costly to stain, so unwelcome decisions get handed down the hall. Sign one of them yourself. You may find that people like you, and not only the pleasant face.',
    harmonious:
      'Tact lifts you gently at work, and the place grows kinder by your being in it. You are liked upward and downward, and with Venus helping your Midheaven, good relations become part of what you are known for. So they keep you where you are, like a fern that does well in its corner. Ask for the next step yourself, because those who like you where you are won’t think of it.',
    square:
      'What you love and what you are known for send out rival invitations. Venus is at an angle to your Midheaven where the dear thing and the useful one fall on the same day, and a pretty compromise leaves both hosts offended. You bring warmth to hard workplaces all the same, and taste to plain ones. Praise for something you care little about rings hollow. Mention, to whoever assigns the work, what you do care about.',
    opposition:
      'You are at your loveliest at home, where nobody pays you for it. Venus lies on the Imum Coeli, opposite the Midheaven, and your affections put down roots: family, an old friendship, rooms arranged until they are right. Those invited in know a warmth that the public never gets. You are slow to leave home for anything less welcoming. What you make there in private could stand being shown to a few more people.',
  },
};
