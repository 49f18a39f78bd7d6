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
      'Halfway through a dispute over a parking space you notice the other driver’s eyes, and your voice changes. Liking and wanting reach you as one impulse. The heat makes you vivid company and lends whatever you create both finish and nerve. Calm, though, can look like coldness, and a tender Sunday gets poked for sparks. Leave one unprovoked, and feel how warm it already was.',
    [Opposition]:
      'Somebody always seems to be running and somebody chasing, and around the third month you change places. Attraction over such a distance keeps both of you gloriously awake. The snag is that you farm out half of yourself, the force or the softness, then resent it in the other. Choose the wine against advice one night. On another, yield while you could still win.',
    [Trine]:
      'Shy dogs lean on your shins, and the grumpiest clerk in the building finds you the form. Desire and tenderness keep step unrehearsed, so you ask in a tone that makes others glad to give. You may drift for years among the willing, however, and never discover what you would strive for. Set your heart, once, on something that does not melt at a smile.',
    [Square]:
      'Having agreed, sweetly, to the other movie, you park the car as if it had insulted you. Part of you wants to be liked, part wants its way, and they take turns without conferring. The friction puts bite into anything you cook or design, and leaves partners puzzled by the slammed door after the kind word. State the wish before the courtesy. People can love someone who has a preference.',
    [Sextile]:
      'There is a tango class in every town, and you belong in it. Warmth and drive cooperate happily once someone gives them a floor, such as a band, or a garden dug in pairs on waste ground. Unemployed, they settle for banter, and promising affections idle for years at the level of good fun. Make a first move in daylight, using words that could be refused.',
  },
  [Jupiter]: {
    [Conjunction]:
      'At the weddings of people you hardly know, you are dancing with the grandmother by nine. Pleasure and faith are a single feeling for you, and shy guests feel beautiful inside it. Affection declared on that scale has to be kept up through February, though, and appetite never did like the word enough. Practice on something small: one chocolate, eaten slowly, with the box shut.',
    [Opposition]:
      'Two hands slap down on the check, and neither will let go. You are drawn to large personalities, some bountiful and some merely expansive, who open your life wide and keep it festive. In their glow you promise more than you meant, and modest affection starts to look stingy. When swept along, halve the promise and keep the whole of it.',
    [Trine]:
      'The table by the window turns out to be free, as it generally does. Goodwill comes to you unsent for and goes out again as freely, in a joke for the toll collector or a gentle word about a bore. Nothing ever forced you to ration or to strive, so real talents stay at the hobby stage. Give one of them a deadline, with a stranger waiting at the other end.',
    [Square]:
      'The room is finished, and you know it, and you hang a chandelier. Taste pulls one way, appetite the other. Affection runs to surplus as well, in praise larger than the fact or hopes of a person who never applied for the part. Your warmth has, all the same, carried several people through gray winters. Stop one gesture earlier than feels generous. What is left will be believed.',
    [Sextile]:
      'Someone at the edge of your acquaintance could show you into a far larger room, and would, if you asked nicely, which you do better than most. The temptation is to stay among those who already adore you and let the faraway invitation lapse. Accept it. Sit by the eldest guest or the best dressed, and be curious aloud. Favor, in your chart, comes on request.',
  },
  [Saturn]: {
    [Conjunction]:
      'Even at nineteen you loved like somebody with a mortgage. Affection and obligation were joined early, so you court gravely, keep each date, and take an age to believe that you are wanted for your company. Whatever you fashion, a friendship or a chair, has clean lines and lasts. Warmth, though, seems to come out of a fixed allowance. Overspend it, today, on someone who expects nothing.',
    [Opposition]:
      'Arms folded, the person across the table waits to be impressed, or so it looks from your chair. You warm to those who withhold, older perhaps or merely busy, and spend years earning a thaw. A tried, slow devotion can come of it. But reserve is easier to see on another face, and they may be shivering too. Go first with the unguarded remark, before you have proof of a welcome.',
    [Trine]:
      'Friends from school are friends still, and their parents ask after you. Loyalty involves no sense of sacrifice; your taste runs to fewer things, well made, and so do your affections. Constancy this painless can outlive its reasons, and a dull arrangement may be maintained for years out of sheer competence. Every so often, ask what you would choose if nothing had been promised. Then promise that.',
    [Square]:
      'The picnic waits until the desk is clear, which is why you own so few photographs of picnics. You gathered early that love comes after chores, so you expect a no and give few people the chance to say yes. Strictness has trained an eye that flattery cannot bribe. Once a week, eat outdoors while the desk is a disgrace, and let someone pass you the good olives.',
    [Sextile]:
      'Find an old hand at something beautiful, bookbinding or the viola, and sit where you can watch. Your taste takes well to apprenticeship. Love does too: given the same evening every week, it grows a trunk. Without such a frame the talent shrinks to good sense, and a heart kept so tidy is a little cool to visit. What you start late you tend to keep.',
  },
  [Uranus]: {
    [Conjunction]:
      'Between one stop and the next you can fall for a stranger with green shoelaces. Attraction arrives sideways and at full current. Your taste runs years ahead of the shops, and near you people feel excused from whatever they were pretending. The current also cuts out without notice, leaving somebody in the dark with two tickets. When interest drops, wait nine days before acting on the news.',
    [Opposition]:
      'They cancel and you adore them; they move in and you look up flights. Closeness and freedom get cast as two people, and you play whichever part the other has left open. Boredom never gets a foot in. What wears thin is the perpetual half surprise. Try a month against type: be busy when they vanish and delighted when they arrive, and see whom, exactly, you miss.',
    [Trine]:
      'That orange with that green ought to be a mistake, and on you it becomes next year’s fashion. Being different in love or taste has never required a fight, and around you others discover which of their conventions were holding nothing up. With novelty so reliable, no muscle forms for sameness, and a good affection may go as lightly as it came. Keep someone past the point where they stop being news.',
    [Square]:
      'In the very week when everything is lovely, you shave your head. Delight, on its third repetition, turns to wallpaper before your eyes, so you break the spell yourself in case somebody else was about to. The same nerve gives you a style nobody can copy, and an honest horror of the lukewarm. Before reaching for the razor, tell the other person which hour went flat. It may have bored them too.',
    [Sextile]:
      'For weeks a flyer for the theremin workshop has hung beside your kettle. Unusual company warms to you, and a chance remark from it could rearrange what you find beautiful, provided you turn up. Admiring experiment from an armchair is your failing, along with collecting odd people as ornaments. Call the number. One friendship that makes no sense on paper will stretch the heart further than a dozen well-matched ones.',
  },
  [Neptune]: {
    [Conjunction]:
      'A streetlamp in fog, a violin two floors up, and you are gone. Everything you love has a second, more luminous version, and for the first year it may be the only one you see. From so fine a tuning come solace, song and a tenderness toward the unlovely. The person beneath the veil, however, has knees and opinions. Before the third meeting is over, see them hungry and slightly lost.',
    [Opposition]:
      'Whoever stands across from you acquires a halo, and later a grievance about having to hold it up. Longing reaches you through other people, the gifted or the lost or the nearly available. It makes you kind in a way that cannot be faked, and artists have lived for decades on less. You too may be somebody’s mirage. Arrange to be dull together, soon, for a whole wet weekend.',
    [Trine]:
      'Alone in the kitchen, you hum in thirds with the refrigerator. Beauty seeps in without being sent for, and you sense what would console a person, do it, and say nothing. With reverie so comfortable, much stays in solution: songs half heard, a love never declared. Children growing sugar crystals hang a thread in the jar. Hang one, a name or a date, and see what gathers.',
    [Square]:
      'You signed for the apartment in the photograph and moved into the real one. Love goes similarly. First longing retouches what stands before you, afterward disappointment does, and neither picture is a likeness. The ache has its uses. It writes and paints, and it forgives people whom others have written off. Ahead of any large yes, bring along an unromantic friend, the kind who notices damp.',
    [Sextile]:
      'The children’s ballet class is short of a pianist, and you could make nine-year-olds believe they are snow. Illusion and affection are on good terms in you, and improve with use, whether in music or in the way you take in a guest who is sad. Left idle, they steam up into a vague fondness for people in films. Put an hour of loveliness a week at somebody’s disposal, rehearsed.',
  },
  [Pluto]: {
    [Conjunction]:
      'Being a little fond of someone is a thing you have heard about. Love alters you down to the handwriting, and the person it falls on is changed too, frequently for the better. Nothing ruined puts you off; you see what it was and could be. The dark face of this is the wish to be the only lamp in somebody’s house. When your grip tightens, add a friend to your week.',
    [Opposition]:
      'One of the two knows the password, and both know which. You choose people of force, then discover your own by how they react to it. Prettiness does not survive these ties, and the trust that does is of a rare grade. The price is a long season of testing. Lay power on the table by its name, early on, asking who decides and what happens when the other says no.',
    [Trine]:
      'To be looked at by you, people report, is to be read and liked anyway. Depth takes no effort, and after a heartbreak you put out new growth by spring. Estranged friends and stripped chairs do equally well in your hands. Influence this smooth goes unnoticed by its owner: your wish is granted before the other has found their no. Ask twice, then, and wait for the second answer.',
    [Square]:
      'You have read the old messages again, hunting for the sentence where it turned. Love takes hold of you, and whatever takes hold you distrust, so one hand clings while the other tests. A suspicion may be right once and has used up nine good evenings. Yet what is over you finish to the root, and the next love gets the whole of you. Delete the thread. Take the present-day person to dinner.',
    [Sextile]:
      'A friend of yours has a subject they steer around. You could ask about it, side by side at the sink, and the friendship would double its depth by the time the plates were dry. Charm here has access to serious places; unused, it leaves you with agreeable evenings and no trace of them. Take one tie below the waterline each year, starting with what you yourself leave out.',
  },
  [Chiron]: {
    conjunction:
      'Dressing for a party takes three outfits, since you are dressing for a judge who will not be there. The sore point is whether you can be wanted as you are. It has given you a rare touch with other people’s shame, and they stand taller after an hour of you. But love may become treatment, with you safely behind the desk. Let someone in good repair be fond of you, and take no countermeasures.',
    harmonious:
      'Neighbors show you the photograph of themselves that they hate, and by the end of the visit they have framed it. An old hurt about being liked has ripened into tact; you know which kindness heals and which one only pats. Consoling can become your sole way of being close, though. When it is your turn to weep, call somebody before the face is washed.',
    tense:
      'A hand reaches for yours, and for half a second it belongs to another year. Affection presses where you were once found wanting. You flinch, then take the flinch as a verdict on the person reaching. Few handle other hearts so carefully, because you know how little it takes. Tell a partner where it is sore, as you would mention a bad shoulder before the dance. They cannot hear it in the music.',
  },
  [NorthNode]: {
    conjunction:
      'Allow yourself to like something, really like it, and your life starts to move. Beauty and partnership lie ahead on your road, though older habits, good at doing without, may call them frivolous. People met over dinner or music turn out to matter. Overdo it and every charmer resembles a signpost. Stay with one pleasure until it asks something of you, a second year of lessons or an honest promise.',
    harmonious:
      'Your small kindnesses keep turning out to have been practical. A birthday remembered, a shared weakness for the same singer, and presently you are introduced to just the person you needed. Taste serves as your compass. But the company along the way is so agreeable that you can forget to walk. Enjoy the introduction, send a note of thanks, and still be at the appointment by three.',
    square:
      'On the very evening of the new thing there is always an old thing, with candles. Pleasing is a skill you arrived with, and tried comforts or a former flame can coax you off the road at each bend. They deserve affection, since you learned your grace with them. Where you feel torn, choose the place in which you would be a beginner, and carry a song from the other.',
    opposition:
      'On the very evening of the new thing there is always an old thing, with candles. Pleasing is a skill you arrived with, and tried comforts or a former flame can coax you off the road at each bend. They deserve affection, since you learned your grace with them. Where you feel torn, choose the place in which you would be a beginner, and carry a song from the other.',
  },
  [Ascendant]: {
    conjunction:
      'In any group picture the eye goes to you first, and you were only looking for your glasses. Welcome is what your face says when it is saying nothing, and rooms unbend. There is a tax. You smile over a no until you have mislaid it, and you hear less truth than plainer people, because no one likes to cloud the view. Buy a blunt friend lunch for every unflattering remark.',
    harmonious:
      'Salesclerks tell you which one they would buy for themselves. Manner and feeling match in you, so people take your liking at face value and hand it back, and couples form around you, including your own, with little ceremony. Since few voices are raised in your presence, you may be out of practice when one is. Stay for the quarrel. The charm will still be lying there afterward, unbroken.',
    square:
      'The first ten minutes are your stiffest: too polished, or too sorry, as though outfit and heart had been picked by different people. Often your own loveliness walks about in a partner, whose ease you admire and a little envy. All that study of others has made a courtier of you, hard to offend. Admit to one real preference before the appetizers. It warms a table faster than finish.',
    opposition:
      'The first ten minutes are your stiffest: too polished, or too sorry, as though outfit and heart had been picked by different people. Often your own loveliness walks about in a partner, whose ease you admire and a little envy. All that study of others has made a courtier of you, hard to offend. Admit to one real preference before the appetizers. It warms a table faster than finish.',
  },
  [Midheaven]: {
    conjunction:
      'Your name comes up with the word “delightful” attached, and then they hire you. Beauty, diplomacy or hospitality may be the trade itself, or else your manner of practicing a drier one. Such popularity is a pleasure to wear and costly to stain, so unwelcome decisions get handed down the hall. Once a year make one yourself and sign it. More of the goodwill than you expect was for you.',
    harmonious:
      'Nobody remembers the interview as an interview; there was laughter, and a plate of something. Tact lifts you gently at work, and the place grows kinder by your being in it. So they keep you where you are, like a fern that does well in its corner. Ask for the next post while the mood is sweet. Liking you and promoting you are separate thoughts, and somebody has to have the second.',
    square:
      'For the fourth year running the anniversary has collided with the product launch. What you love and what you are known for send out rival invitations, and a pretty compromise leaves both hosts offended. Your tenderest life is at home, where no employer can own it, and that is worth guarding. Try moving the launch. Fewer people will mind than you fear, and one will remember.',
    opposition:
      'For the fourth year running the anniversary has collided with the product launch. What you love and what you are known for send out rival invitations, and a pretty compromise leaves both hosts offended. Your tenderest life is at home, where no employer can own it, and that is worth guarding. Try moving the launch. Fewer people will mind than you fear, and one will remember.',
  },
};
