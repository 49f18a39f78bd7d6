import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  type Sun,
  Uranus,
  Venus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const sunAspects: NatalAspectsOf<typeof Sun> = {
  [Moon]: {
    [Conjunction]:
      'No committee meets in you before breakfast: what you want and what you need get up together and leave by the same door. Born near a new moon, you bring undivided force to anything you begin. Seeing yourself is harder, since there was so little light at the start. Have two people who disagree about you each describe you, and believe the overlap.',
    [Opposition]:
      'Under the full moon of your birth, will took one end of the table and need the other. You catch sight of yourself in other faces, which makes you wonderfully alert to a companion. Unhappily, someone near you also gets cast as the half you are not using, cold this month, clinging the next. When an accusation is ready, check whether it is your own property on loan.',
    [Trine]:
      'Inside you, two very different grandparents could share a back seat without a scene. What you decide on you generally also feel like doing, and others rest in such unfussed company. No inner quarrel, though, means no inner prod: years go by at a pleasant speed on a road chosen by nobody in particular. Take a class in which you are plainly the worst.',
    [Square]:
      'Success makes you homesick and home makes you ambitious. Perhaps you once carried messages between two grown people who each had a case, and you still live with both. The friction builds things, for contented souls rarely get up so early. It also spoils whichever chair you are sitting in. Give the working day an hour at which it stops, then guard the evening from every plan, however good.',
    [Sextile]:
      'A nap before the negotiation, a sandwich before the apology: your feelings will run errands for your will, provided someone thinks to ask them. You get on with all ages, and can be decisive in the morning and soft by nightfall without changing character. But the two sides cooperate only on request. Make a habit of the request, one breath with a hand on your stomach, then the decision.',
  },
  [Mercury]: {
    [Conjunction]:
      'A letter held too near the candle is hard to read, which is the old complaint about a mind this close to the Sun. You are what you think. Words come out of you warm and already signed, and anyone who corrects a date seems to be correcting your character. State an idea first in the voice of someone who dislikes it. If it survives, defend it all you please.',
  },
  [Venus]: {
    [Conjunction]:
      'Whoever sits next to you at dinner goes home thinking they were the charming one. Pleasure in being alive shows on you, and near music or a well-cut coat you become more yourself. With liking and being liked so close to the center, an unwelcome truth can feel like bad manners, and gets left in the cloakroom. Disappoint somebody gracefully once a week and see that they still wave.',
  },
  [Mars]: {
    [Conjunction]:
      'A stuck lid becomes, in your hands, a matter of honor. Wanting and doing are a single event with you, and timid projects borrow a great deal of your nerve. Heat so near the center makes a rival out of any obstacle, though, including people who were only thinking it over. Split some kindling before a hard talk. Then let the other side set the pace for ten minutes.',
    [Opposition]:
      'Every place you have worked contained one rival, and your jaw knew who before you did. What that person does without shame is probably the very shove you keep folded away. A worthy opponent brings out your finest effort, and you can shake hands afterward. With none in sight, you will find one at home. Put your contests on a calendar, with rules, and fewer of them will start over the dishes.',
    [Trine]:
      'Stairs get taken two at a time, and you do not notice. Strength turns up when called and lies down when dismissed, so you can press hard for something and leave no bruise on anybody. Because you never had to fight uphill, a real defeat can send you looking for gentler country. Enter something you are likely to lose, and come back for the rematch.',
    [Square]:
      'Told it cannot be done by Friday, you have it done on Thursday, with some harm to the furniture. Early on a voice of authority said to sit down, and part of you has been standing ever since. Resistance feeds you, and a day without any gets picked on until it provides some. Choose a target before noon. In an argument, ask if anything is at stake besides rank.',
    [Sextile]:
      'Handed a crowbar, you look for the nail first. You know how much force a thing calls for, and can say “that won’t do” in a tone that leaves the afternoon intact. Courage so measured waits for an invitation, and may grow stiff in the waiting. Volunteer while the pause in the meeting is still short. Nerve spent on small matters stays supple for a large one.',
  },
  [Jupiter]: {
    [Conjunction]:
      'Round numbers please you, and you round up. You speak as if help were on its way, and it comes remarkably often, since people enjoy proving you right. Faith this near the center warms a whole enterprise. It can also take up the whole bench, promising in every direction and hearing doubt as pettiness. Let a skeptic double your estimates. Then keep one promise in full before making another.',
    [Opposition]:
      'Somebody with a large voice is forever inviting you along: a teacher, an in-law with a boat, the friend who has found the answer. For a while they carry your faith and seem nine feet tall, and the landing is hard on you both. Shared hope does suit you, and stirs others past their caution. Answer the next grand proposal tomorrow, having asked who washes up afterward.',
    [Trine]:
      'The last free seat is usually the one next to you, and whoever takes it ends up wishing you well. Confidence without swagger makes people want to see you succeed. Yet a talent that has never had to sweat stays the size it was at twenty, and your easy generosity gives away hours you meant for it. Study something with an examination at the end, one you might fail.',
    [Square]:
      'A banquet for sixty, you say, before anyone has counted the burners. Appetite for scope runs ahead of arms and hours, and you take any limit as a personal slight. Half of this overreach becomes growth that careful planners never see. The other half becomes apologies. When the next big thing tempts you, go into the kitchen, look at the stove, and invite thirty.',
    [Sextile]:
      'Luck, in your case, has to be applied for. Fill in the form, ask the expert over coffee, mention at lunch that you would like to see the north, and somebody’s aunt has a cabin there. Good will gathers around you so easily that you may leave it unspent, like a gift card in a wallet. Send one hopeful letter a month to somebody with no reason to answer.',
  },
  [Saturn]: {
    [Conjunction]:
      'Praise slides off you, while a criticism gets framed and hung. From early on you understood that love and effort were paid over one counter, and you have been punctual with the effort ever since. It makes you somebody whose word bears weight for decades. Find out whose voice does your grading, and how that person spent their own weekends. A standard can be kept and its keeper still sent home.',
    [Opposition]:
      'Across the desk sits a stern face, and the desk has followed you from job to job. You hand your authority to whoever looks certain, then chafe beneath it. From down there you have seen how power ought to be used, and are scrupulous with any that comes your way. When the face next frowns, work out which of your own rules it is enforcing. Reply as one adult to another.',
    [Trine]:
      'That things take as long as they take has never much distressed you. Elders gave you responsibility early and it sat well on the shoulders, so what you undertake tends to stand. The harness can grow too comfortable. A sensible life closes over, and the odd, unprofitable wish is postponed with perfect good humor. Back something risky for once, since few people could carry it so steadily.',
    [Square]:
      'Twice as prepared as anyone in the room, you still expect to be asked to leave. Some early “no” stands between you and your own authority, and you either push at it or stop short of the door to spare yourself. What you do build has been load-tested, and lasts. Begin before you feel qualified. For the verdict, go to somebody who is fond of you and knows the field.',
    [Sextile]:
      'Put it on the calendar and you will do it; leave it to inspiration and it keeps till winter. Structure is a tool you pick up willingly and lay down again, and two sentences from an older hand can save you a year. Being dependable, you also get lent out, and the dull half of many a project bears your fingerprints. Book some of that reliability for a wish of your own.',
  },
  [Uranus]: {
    [Conjunction]:
      'Every uniform you have worn acquired an alteration. You cannot stand to be interchangeable, and your arrival acts on a stale meeting like a dropped tray. Solutions come to you whole, at odd hours. But difference can turn into a duty, and then you contradict a friend merely to hear the clang. Keep one promise this month that bores you, and warn people which ones you will not be making.',
    [Opposition]:
      'Just as the table is laid, someone close to you pulls at the cloth: a sudden move, a change of heart. You pick companions who will spring the surprise you had not quite dared to spring, and are woken by them, gasping and grateful. When they settle down, you do the pulling. Make one drastic change a year in your own name, ahead of need. The plates survive more often.',
    [Trine]:
      'Moving house at two weeks’ notice strikes you as a reasonable plan. Change finds you already in your shoes, and since you are odd without being defiant, even the stuffy make allowances. Interesting ideas come so cheaply that the tenth is left lying where you left the other nine. Choose one and carry it through to version four, past the stage where it has stopped being a good story.',
    [Square]:
      'Tell you which line to stand in and your feet form an opinion. You free things, habits and whole departments among them, and what looked like contrariness is often the first honest remark of the day. The jolt also breaks what you were fond of, usually a week before it would have come right. Resign from things in a calm hour, with the next one already named.',
    [Sextile]:
      'From a neighbor’s odd hobby or a wrong turn into a strange street, your life gets its better ideas. At work you find the shortcut, then write it on a card for everyone. Reform suits you at this scale, where it is thanked instead of resisted. Yet a person can go on improving other people’s gadgets forever. Turn that ingenuity on a custom of your own, such as what a Sunday is for.',
  },
  [Neptune]: {
    [Conjunction]:
      'Actors know the hour after the show, when the face in the mirror belongs to nobody yet. You can live there. Porous and full of images, you feel your way into any stranger, and art or mercy comes of it. Without a part to play you thin out, and let others say who you are. Each week, put your name to something definite: a drawing, a price, a refusal.',
    [Opposition]:
      'Someone across the room is lit like a painting, and it is you holding the lamp. You see the finest version of people, and a few of them, so seen, grow into it. The others disappoint you by remaining who they always were, or they light you up in turn and are hurt by daylight. Hold off rescuing anyone until you have met their oldest friend.',
    [Trine]:
      'Music gets into your walk. Kindness costs you little, pictures come unasked, and people feel forgiven in your company without having confessed. The trouble is how finished the painting already looks behind your eyes, with canvas and turpentine an obvious comedown. A dream so agreeable can replace the decade it was meant to fill. Let someone be waiting for it on a particular Friday, and bring it wet.',
    [Square]:
      'More than once you have followed a song down the street and found a parked car with its radio on. Longing for something finer makes you an artist in whatever you do, and tender with other people’s failures. It also clouds the glass when you look at yourself, adding guilt or glory. Keep a flat little record of who promised what. Read it before you forgive, and before you despair.',
    [Sextile]:
      'Given a brush, a place in the choir or a shift at the shelter, you turn out to know what to do. Fancy and purpose are on good terms, and you can feel for someone without drowning beside them. Uninvited, though, the sensitivity goes to waste on late films. Set aside its hour in the week the way you would a dentist’s, and turn up even when uninspired.',
  },
  [Pluto]: {
    [Conjunction]:
      'Nobody forgets having been looked at by you. You assume a cellar under everything, yourself included, and go down with a lantern, so you have already been two or three distinct people and retired the earlier ones with honors. Such will can raise a ruined thing. It finds trifles hard, and turns a choice of restaurant into a test of rule. Hand over a decision that does not matter, and watch what your hands do.',
    [Opposition]:
      'There is one person in most rooms whose approval could undo you, and you have located them before the coats are off. Power comes at you from outside, in bosses and lovers with a grip, until you notice how hard you grip back. Nobody bullies you for long, or anyone near you. Next time, say aloud what is being fought over. Put plainly, it is often a question of who sits where.',
    [Trine]:
      'While others stare at the collapsed plan, you are sorting the usable bricks. Endings do not frighten you much, and people in real trouble sense that you have been there and come back with tools. Because influence costs you so little, you may deny having any, or save yourself for upheavals and doze through the decent weeks. Bring your whole weight to some undramatic Wednesday, and find out who else lives there.',
    [Square]:
      'Offered a rope, you look to see who holds the other end. At some point your will met a larger one and lost, and it has since gone armed. Favors and flattery leave you unmoved, and you can remake your life from its foundations. Guarding against control, however, is a way of controlling. Concede a point early, of your own accord, before anyone has thought of taking it.',
    [Sextile]:
      'Lifting one floorboard without taking up the floor is a talent. You can ask the deep question and still be home for supper, which makes you good at reform and at honest friendship. Since nothing forces you down there, you tend to go on others’ behalf, and leave your own joists uninspected. End one stale arrangement this season, cleanly, and see how much strength it had been using.',
  },
  [Chiron]: {
    conjunction:
      'Shown to the good chair, you wait for its owner. An early doubt about your right to take up space sits close to the center, and so you notice at once who else is trying to be smaller. You coax them forward with great skill. Accept the same coaxing: let a compliment finish before you answer, then answer with “thank you” and nothing else.',
    harmonious:
      'Mention of your old sore place comes up easily, the way one speaks of a town one used to live in. Others, hearing this, show you theirs, and your advice has the plainness of something tried at home. Such fluency has a drawback. The story grows polished, and hardly anyone asks whether it still hurts on some mornings. Tell one listener the part that has no ending yet.',
    tense:
      'A stranger’s “Really, you?” can spoil an afternoon, because somebody you looked up to once said it first. You meet that voice by proving too much, or else you decline the stage and call it taste. No one is readier to make room for the overlooked. Find a place to be a beginner among other beginners, and stay until being seen at it has become dull.',
  },
  [NorthNode]: {
    conjunction:
      'Step back to let others go first and you find they have halted behind you. Life keeps asking you to be plainly yourself in front of people, with a regularity that feels like a summons. Answering brings allies and a growing sense of fit. It can bring self-importance as well, since being needed is heady. Accept the part, and ask what it would look like with less trumpet.',
    harmonious:
      'Growth, for you, comes with handrails. Being who you are leads more or less where you ought to go, and helpful people stand at the turnings, recognizing you before you have asked. The slope is so gentle that a landing with a nice view can pass for the top. Pick the next stretch yourself, while your legs are fresh, and invite a helper to climb with you.',
    square:
      'What you are already admired for is the thing that keeps you home. An old excellence pays its way and pleases everybody, while the direction that would stretch you lies at an awkward angle to it and comes with no applause. You own the skill for life, so nothing is lost by leaving it on the hook awhile. Accept a task in which it is useless, and report how you did.',
    opposition:
      'What you are already admired for is the thing that keeps you home. An old excellence pays its way and pleases everybody, while the direction that would stretch you lies at an awkward angle to it and comes with no applause. You own the skill for life, so nothing is lost by leaving it on the hook awhile. Accept a task in which it is useless, and report how you did.',
  },
  [Ascendant]: {
    conjunction:
      'Born around sunrise, you come into view all at once. What people see is what there is, and parts and tasks get offered to you on sight. Privacy is the price: a low mood has nowhere to go, and you fill a doorway even when you came to listen. Now and then arrive late, sit at the side, and find out what goes on.',
    harmonious:
      'Acquaintances guess at your occupation and come close. Manner and intention agree in you, so the first handshake makes few promises that the tenth has to withdraw. This saves a great deal of explaining. It saves so much that you seldom explain at all, and whatever in you does not show at a glance stays unmet. With someone you like, volunteer the fact that does not go with your face.',
    square:
      'Friends of ten years laugh when they hear how strangers describe you. The manner you meet the world in was cut for another build, or else you let a partner do the shining and steer from behind. From this you gain a sharp eye for disguises, and a talent for pairs. Say early in an acquaintance what you are after. It alarms people less than finding out.',
    opposition:
      'Friends of ten years laugh when they hear how strangers describe you. The manner you meet the world in was cut for another build, or else you let a partner do the shining and steer from behind. From this you gain a sharp eye for disguises, and a talent for pairs. Say early in an acquaintance what you are after. It alarms people less than finding out.',
  },
  [Midheaven]: {
    conjunction:
      'Births near noon cast a short shadow, and there has never been much cover for you. What you do becomes who you are in the public’s eye; a parent with an unspent ambition may have been pleased. You carry responsibility handsomely, and people in charge see a successor. Still, somebody has to come home in the evening. Keep one room, and one friend, where your occupation may not be mentioned.',
    harmonious:
      'Superiors have a way of remembering your name correctly. Your aims and the openings in front of you tend to face one direction, so work feels like an extension of character and reputation follows without much chasing. That is pleasant, and also how people end up running departments they never chose. Every so often take last month’s calendar and underline what you would have chosen yourself. If the lines are few, tell someone who can change that.',
    square:
      'One hand is on the office door and the other on the gate at home, and each feels the other pull. Your private nature and your public title were designed by different people, perhaps by two parents with opposite hopes. The strain keeps a career honest, since you never quite believe the badge. Tell your superiors one thing about your life, and your household one about your work.',
    opposition:
      'One hand is on the office door and the other on the gate at home, and each feels the other pull. Your private nature and your public title were designed by different people, perhaps by two parents with opposite hopes. The strain keeps a career honest, since you never quite believe the badge. Tell your superiors one thing about your life, and your household one about your work.',
  },
};
