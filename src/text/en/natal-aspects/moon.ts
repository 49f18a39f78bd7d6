import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  type Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const moonAspects: NatalAspectsOf<typeof Moon> = {
  [Mercury]: {
    [Conjunction]:
      'A feeling reaches you with its caption attached. Mercury joins your Moon, and what you sense is put into words almost before you have sensed it, so confidences come your way and you remember a talk by the mood it was held in. The mind that reports on the heart also fidgets at it. Three versions of one upset can follow each other in an afternoon, every one with good reasons. Decide nothing on the first.',
    [Opposition]:
      'Reason sits on one side of you and a lump in the throat on the other, as Mercury and the Moon do in your chart. Whichever you speak from first, the person opposite is likely to take up the second: you go cold and they weep, or they lecture while you sulk. Both languages are yours, and few people have two. Try giving the reason and the feeling in one sentence, joined by “and.”',
    [Trine]:
      'Words come easily to whatever you feel, for Moon and Mercury run along together in you, and even your good sense sounds kind. Children ask you for one more story; grown people leave you with their trouble small enough to carry. At times the soothing sentence comes too fast and closes a subject that wanted to stay open. When there is a pause, wait; the other person may have more to say.',
    [Square]:
      'Halfway through explaining that you are fine, your voice goes. Mercury and the Moon share a wire in you: nerves pick up every mood, moods scramble every sentence, and under strain you say the sharp thing and lie awake rewriting it. The same wire gives you speed, humor and a keen ear for how people really talk. “Give me an hour” is a complete reply, and you are allowed to use it.',
    [Sextile]:
      'Asked how you are, you can actually say. The Moon tells Mercury what it feels whenever Mercury stops to inquire, and the report is calm, exact and often funny; friends keep what you write to them. Only the stopping is left to you. In a pleasant stream of talk the one important thing floats by with all the rest, and it deserves to go first.',
  },
  [Venus]: {
    [Conjunction]:
      'Comfort and affection are one language to you. With the Moon and Venus together, you soothe by making things lovely, you feel loved when somebody has taken trouble, and hardly anyone feels ugly in your company. Because you want all hearts at ease, a complaint gets sweetened until nobody can taste it. Then you treat yourself to what you meant to ask for, when the plain need would have been met sooner, and gladly.',
    [Opposition]:
      'Whoever makes you feel safe has seldom been the one who makes you feel lovely. Your Moon looks for shelter, Venus across from it looks for delight, and you go to and fro between them, or share the two out among people who then seem to compete. The traffic has made you a subtle judge of what someone needs as against what they like. The comfortable one, asked to dance, may surprise you.',
    [Trine]:
      'Moon and Venus are old friends in your chart, and people around you stay an hour longer than they meant to. You like what is good for you, you know how to put others at rest, and they want to give you things. In so much pleasantness a grievance can live for years as a lodger, well fed and never introduced. A small scene would do no harm. Your friendships are better founded than you suppose.',
    [Square]:
      'What comforts you and what pleases you keep getting mixed up at the counter, where Venus pulls crosswise at your Moon. You dress beautifully for an evening when you wanted to be held, buy something when you are lonely, or settle for closeness with a person you don’t much like. Sorting it out has given you taste with feeling behind it. When a craving comes, work out whom you were about to call, and call.',
    [Sextile]:
      'Small attentions are your art, when you practice it. The Moon notices what someone lacks and Venus knows how to give it prettily, a chair turned to the window or the right word to the shy one, and even quarrelsome relatives go home content. Niceness is where it tends to stop. The people you love would also take a hard truth from you, if it came with the same care.',
  },
  [Mars]: {
    [Conjunction]:
      'Feeling and fight rise as one in you, since Mars stands on your Moon and heats whatever you feel. You defend your people with startling speed, cannot bear to watch a bully finish, and are brave for anything small. When you are tired, the same people get the sharp word. Hunger makes it worse, as it does in children. “I’m cross,” said early and in a level voice, keeps a bad moment from becoming a fight.',
    [Opposition]:
      'Somebody near you seems to be angry, and it is never you, as you explain in an even voice. Mars lies across from your Moon, and the fight you won’t have is taken up by a partner or a relative, who performs it with conviction. Yet quarrels bring you to life, and you can stand closer to a temper than most without flinching. Claim your share of the heat early, and theirs has less to do.',
    [Trine]:
      'In an emergency your hands are moving before your face has changed. You feel, you act, and little is left over to carry to bed when Moon and Mars work together as they do in you, which families and teams come to rely on. Quiet stretches suit you less. The nerve has no use then, and people who must discuss the flood before bailing try your patience. They may only want to be asked how they are.',
    [Square]:
      'Slights heat up on the way home. In the moment you were gracious; by the third corner Mars has chafed your Moon into a speech, and whoever opens the door receives it. Underneath, a soft place is being guarded with whatever came to hand. All that quick blood makes you tireless for a cause and loyal in a fight. Say “ouch” where the thing happened; it is shorter than the speech, and reaches the right address.',
    [Sextile]:
      'To be cross without being cruel is a rare gift, and you have it. Given a task, Mars takes your Moon’s irritation and uses it up in digging, on the stairs, in one frank remark that leaves the peace intact. Others find you bracing, half comfort and half push. The larger courage is what needs calling, because nothing annoys you quite enough. Choose a feeling you have only been managing, and act on it.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Jupiter swells your Moon until there is always room for one more at your table, in fact or in spirit. You trust easily, you feel on a generous scale, and hope comes back to you like an appetite. What you lack is measure. A kindness gets doubled until the other person feels in debt, and a mood, once begun, sends for all its cousins. Half of what you were about to give is often what can be received.',
    [Opposition]:
      'Joy and doubt both grow larger in you when somebody is there to share them. Jupiter, opposite your Moon, turns up as expansive friends, teachers and hosts, and in their company you make promises with your arms full. The generosity is real, and people bloom in it. Meanwhile some modest need of your own has been waiting for hours. See to that before the next invitation, since you give best when you have eaten.',
    [Trine]:
      'Overnight your optimism grows back. The Moon and Jupiter agree in you that people are mostly kind, and around you they are; you forgive, you laugh from low down, and relatives who can’t stand each other will both come if you ask. Contentment has a ceiling, though, hard to notice when one is comfortable beneath it. Several hopes have gone to sleep there. An invitation that frightens you slightly deserves a second look.',
    [Square]:
      'Moods come to you in the large size only. Jupiter crowds your Moon, so a cheerful hour spends and promises for the whole street, while a low one calls off the spring. Plenty is your element; few people console on such a scale, or forgive so wholly. Still, more can be a way of not tasting. The measure you look for lies in a short wait, until the first helping has been felt.',
    [Sextile]:
      'A spare room, an unreasonable faith in a cousin: you set people going again with things you hardly notice giving. Jupiter encourages your Moon whenever you take it up on the offer, by traveling, studying, hoping aloud. You can be kind within your means, which is rarer than kindness. What goes unused is the same belief turned homeward. Grant yourself the advance you would grant that cousin.',
  },
  [Saturn]: {
    [Conjunction]:
      'Your feelings have learned to wait their turn. Saturn sits on your Moon and lets them through in order of usefulness, a habit begun, perhaps, where somebody was already carrying too much. What grew from it is a tenderness with a backbone: you are still there when the charming have left. Everyone has learned that you manage. Tell one of them that you are tired, and don’t explain it away.',
    [Opposition]:
      'Comfort, when you reach for it, seems to be looking at its watch. Saturn stands across from your Moon, and a partner, an elder or a boss gets the part of the cold one with requirements, though the chill was familiar before they came. It has made you self-reliant, and faithful to difficult people. Before you conclude that nobody has time, ask for a precise amount. Half an hour is easier to give than love.',
    [Trine]:
      'Those who love you know where to find you in any season. Care, in you, is patient, keeps its hours and goes on without thanks, held up by a Saturn that is kind to your Moon. You can bear a dull task for someone’s sake, and be alone without feeling left. A heart this sensible may go long stretches without being surprised. Some comfort that you did nothing to deserve, and do not repay, would be good for it.',
    [Square]:
      'Asking feels so much like begging that you would rather move the wardrobe alone. Saturn bears down on your Moon: need collides with duty, care seems to come with conditions, and part of you keeps its coat on in case. Knowing what loneliness is, you are gentle with the old and the stubborn. More people would like to help you than you have ever tested. Let one of them take the other end.',
    [Sextile]:
      'Concern, in your hands, turns into something useful with a date on it, because the Moon can borrow Saturn’s order whenever it likes. You are able to set a feeling aside until there is room for it, then really go back. Such steadiness is convenient, and others come to treat it as furniture. They can’t thank what looks like routine. Mention that a thing is hard while you are doing it.',
  },
  [Uranus]: {
    [Conjunction]:
      'Calm makes you restless, and upheaval makes you calm. Uranus has joined your Moon, and excitement lives where other people keep their safety; you bond in a flash, understand oddballs at once, and rearrange your life more often than it needs. Then closeness begins to hum too loudly and you are out on the porch. Nobody minds the porch. They would like to be told for how long.',
    [Opposition]:
      'As soon as someone grows used to you, you or they become restless. Uranus stands opposite your Moon, so nearness and freedom get handed out to two people: you long for somebody who has one foot in a taxi, or the taxi is yours. Going back and forth, you have found out how to love without owning. A standing date that either may cancel gives both of you something to lean on.',
    [Trine]:
      'Flexible hours are what your heart keeps. With Uranus well disposed to the Moon, change stirs you without shaking you, hunches come quick and clean, and a friend may turn up unannounced with a wild theory and be fed. You need space, and grant it gladly. The ease of all this hides one thing: somebody may need you far more than your light manner has noticed, and fear to say so.',
    [Square]:
      'A promise of forever makes your skin prickle. You want the nest and the exit in one purchase, because Uranus cuts across your Moon, and when tenderness becomes dependable some part of you rings the alarm to see who comes running. On a day of real upheaval nobody is better; your pulse and the world’s then match at last. Change taken in small coin, a new route, a moved bed, keeps love from having to supply it.',
    [Sextile]:
      'In most families there is one person the young confide in, and you have the makings. Your Moon stays curious where others are shocked, thanks to Uranus, and you alter a custom so gently that the strict approve. It stays a hobby unless you use it. Say what you yourself would change at home, before you grow fond of putting up with it.',
  },
  [Neptune]: {
    [Conjunction]:
      'Sad songs know your address. Neptune has softened the wall around your Moon, and the feeling of any place comes straight in; you comfort people with a look where talk would only bruise. Having so little edge, you may miss someone you have hardly met, or take pity for love. Plain tasks, counted and finished, give you an outline again. After that you can open up on purpose.',
    [Opposition]:
      'In the mist between two people you see what you long for. Neptune lies opposite your Moon, and a friend or a lover may turn saint or orphan in your mind before you know where they work; you may be somebody’s saint yourself. Your compassion is real, and reaches people whom others gave up on. What it overlooks is the person talking. Repeat back what they said, in their own words, and watch their face.',
    [Trine]:
      'People who come to you upset feel everything slow down. Neptune and the Moon blend in you without effort, giving a sympathy that needs no explaining, and a fancy that rests you like sleep. Inside so soft a glass, however, you can drift while a bill or a friend taps at it. Beauty restores you fast. A craft that turns reverie into objects, however wobbly, gives it a place to land.',
    [Square]:
      'A friend cries on your shoulder and leaves refreshed, and you can’t get up. Neptune seeps into your Moon at a hard angle: you feel what others feel, overhear much that is true, and make up the rest, a dread here, a rescue there. Being so open, you console superbly, and grow tired for reasons you can’t name. Check the story against one dull fact. The invented half is welcome in art, where nobody asks for proof.',
    [Sextile]:
      'You can be moved to tears and still know where you put your keys. The Moon may draw on Neptune when it chooses, for music, for comfort, for a way with frightened people and animals. A compassion that costs so little is easily left as a nice trait, taken out on weekends. Put to regular use, with someone lonely or on a song that gets finished, it grows finer and doesn’t drain you.',
  },
  [Pluto]: {
    [Conjunction]:
      'What touches you at all touches you wholly. Pluto has joined your Moon, and love, fear, loyalty and grief all come up from the same great depth; whomever you hold is held through anything. You sense at once what others hide, and hide a good deal yourself. Those under your care sometimes wonder whether they are free to leave. Open the door yourself, and notice who stays.',
    [Opposition]:
      'Every so often a person walks in and the floor drops a few inches. Pluto, opposite your Moon, looks at you out of other eyes, and what you call fate is the strength of your own feeling on its way back. Soon you are both wrestling over who needs whom. You can love someone through their worst season without turning away. When the urge to check up on them comes, go over what you felt just before it.',
    [Trine]:
      'Deep water holds no terror for you, your own least of all. You can go down into an old grief, cry where it is called for and come back lighter, since Moon and Pluto, for once, get on. People recover their strength near you after a bad season. Living so easily at that depth, you can find a simple good time beneath you. Accept the next invitation that promises nothing but fun.',
    [Square]:
      'Who has a key, who used to, who could get a copy: you like to know such things. Pluto presses on your Moon until love and control feel like the same pair of hands, so when you need a person most, you also hunt for the catch. Your reading of people is seldom wrong, only merciless. Those you protect sleep soundly. Confess to somebody steady what you are afraid of losing, and then resist testing them.',
    [Sextile]:
      'Strong feelings don’t scare you off, and you are out of them again by evening. Family secrets reach you for airing, and a friend in trouble finds you calm about things that frighten other people, because Pluto lends your Moon its depth on request. Since peace returns so fast, you put off clearing out your own old anger. While it is small, one honest talk will do. Left to grow, it wants a season.',
  },
  [Chiron]: {
    conjunction:
      'Being fussed over makes you stiffen, as though a hand had come near a bruise. Chiron stands on your Moon, and the tender spot is need itself: perhaps you were given to understand that yours was too much, and you became most kind in the very place where kindness was short. Others find a home in you. Receiving is the harder craft. When someone offers to fetch your coat, sit still while they do it.',
    harmonious:
      'Of the hurts that go back furthest you speak in a steady voice, and the steadiness is catching. With Chiron to help your Moon, you know what to bring to somebody who cannot eat, and when to say nothing while bringing it. Mending comes so readily that you take in every chipped cup in the district. Care of that kind seldom comes your way, since people assume that you have it at home.',
    tense:
      'Somebody forgets to ask how it went, and you are suddenly very small. Chiron presses on your Moon, where being overlooked once hurt, and now little things touch the spot; you nurse others past all reason so as not to feel it, or fall silent and wait to be found. The tenderness is real, however it began. “I wanted you to ask” is an awkward sentence. Most people are relieved to be handed it.',
  },
  [NorthNode]: {
    conjunction:
      'Choices you make on a feeling turn out to have been the road. The North Node lies on your Moon, so growth comes by way of care, home, memory, and the courage to be moved in front of others; groups respond to your moods as if you had spoken for them. It can go to the head, and it can empty you. Follow the pull, but keep some part of each week in which nobody may need you.',
    harmonious:
      'Instinct and direction agree in you. The Moon is in a kind angle to the North Node, and your life gets moved along by people who look after you in passing: an aunt, a landlord, a stranger at a bus stop. You feel at home quickly wherever growth takes you. On a cold evening comfort may still win over growth, since neither complains. Go, when somebody says “you ought to meet my friend.”',
    square:
      'Just as a new life begins to take, homesickness gets up. The North Node is at right angles to your Moon: what you need for comfort and what you need for growth lie in different streets, and old habits of care know the way back from anywhere. There is true nourishment in them. They can’t set the course, that is all. One familiar thing in the new place may settle you better than a return.',
    opposition:
      'Caring for people is what you came knowing how to do. Your Moon lies on the South Node, across from the North Node, so moods, memories and the needs of others draw you in by sheer habit, and you can look after a whole household without thinking. It feels like love, and much of it is. Some of it is only the groove. Next time someone sighs, wait; they may get up and see to it themselves.',
  },
  [Ascendant]: {
    conjunction:
      'Your face answers before you do. With the Moon on the Ascendant, whatever passes through you can be read at the door, and strangers, finding it so human, hand you their dogs and their stories. You change with the company, which is hospitality and also a drain, for dull people leave you dull for hours. Choose rooms as carefully as clothes. On raw days, being open about it makes others gentle.',
    harmonious:
      'Within minutes of meeting you, people have taken off their jackets. Your Moon and the Ascendant understand each other, so sympathy shows without effort, and the shy relax at how you sit. Being so easily liked, you can go a long time without being known. The pleasant face is always there to use, even when you are sad. Let a mood show that is no good to anyone. The right ones lean closer.',
    square:
      'What you show and what you feel keep different hours, the Moon being at odds with your Ascendant. You look brisk while something in you wants carrying, or melt in front of the wrong person, and then resent those who failed to guess. Reading others is second nature to you, who know how much a face leaves out. Give a plain report at the door, before yours takes over.',
    opposition:
      'Feelings wake in you when somebody else is there. The Moon is setting, on the Descendant, so a partner’s or a close friend’s mood becomes the weather you live in, and you care for them by sensing what they need before they say it. Some come to you to be looked after. It is a fine gift and a risky one, since you may not know what you feel without them. An hour alone sorts their moods from yours.',
  },
  [Midheaven]: {
    conjunction:
      'The public feels it knows you. With the Moon at the Midheaven, your calling has to do with what people need, food or shelter, memory or belonging, and you sense the mood of a crowd ahead of any survey. Your own moods are on view as well. A private gloom becomes everyone’s, and your standing seems to rise and fall with being liked. Have someone outside the work to whom you are just hungry.',
    harmonious:
      'Colleagues tell you things, and your standing grows by it. The Moon, as a friend of your Midheaven, brings the comforts of a household into public life; you remember names and who takes milk, and a familiar face gets trusted. So agreeable is the arrangement that work can turn into the only family you tend. What makes you good at it was learned at home, and wants refilling there.',
    square:
      'With the Moon crosswise to your Midheaven, needs of yours come up just as you stand to speak. A role asks for calm when you have none, and every homely wish seems to count against you. You bring real warmth into cold places, and guilt along with it. Much of the guilt is out of date. Say once, plainly, what you need at home; people mind far less than you suppose.',
    opposition:
      'At the root of your chart, on the Imum Coeli, the Moon is at home, far below the public height of the Midheaven. Family, the past and your own four walls feed you as nothing else does; you carry your first kitchen with you, whether it was warm or not. Those who see only your work miss most of you. Climbing can feel like leaving. A place of your own, however small, makes it possible.',
  },
};
