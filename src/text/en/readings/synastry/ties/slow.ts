import type { SynastryReadingCells } from '../../../../pair-catalogue.js';

/** Each of the two hopes for the other. */
export const tiesOfJupiter: SynastryReadingCells['ties'][5] = {
  0: 'Each wishes the other well and would lead a different life. Goodwill is what draws them, and they quarrel when it turns into advice. They help each other most when they ask first what would be a help.',
  1: 'They cheer each other up, and sometimes too soon. What draws them is hope; what they fall out over is a sadness that was answered with hope too early. Whoever is low needs company first, and the good prospects a little later.',
  2: 'They think well of each other and talk past each other, so a friendly plan can founder on a detail that neither had heard in the same way. What draws them is faith in the other. What they argue about is wording, and that is the smaller thing.',
  3: 'There is generosity here, and a slight unease about how it is shown and how it is received. What draws them is kindness on a large scale; what they quarrel about is that the small kindness, the one that was wanted, got lost in it.',
  4: 'They have faith in each other and little patience. Goodwill draws them together, and temper breaks in when one goes ahead while the other is still planning something grand. Afterward they can laugh about most of it, which is lucky, because there is a good deal of it.',
  5: 'Hope is what draws them, and too much of it is what they quarrel about. They love to promise, love to believe each other, and are surprised every time that a week has only seven days. The one promise that was kept is remembered longer than all the others.',
  6: 'A yes comes quickly between them, and {name2} would still like to see the work. What draws them is encouragement and what they quarrel about is approval. A plan that has passed both is a good one, and worth the trouble of the argument.',
  7: 'They expect good things of each other and cannot plan them. Confidence draws them, and what they fall out over is a sudden change of {name2}’s that {name1} learns about last. Their luck is with what was never arranged.',
  8: 'They believe in each other, and now and then in something that nobody has checked. What draws them is hope; what they quarrel about is finding out one day that they had two different hopes. It does no harm to ask early.',
  9: 'Each would like to see the other do well, and each has firm ideas of how. What draws them is faith, and what they fight over is who decides what is good for whom. Help is welcome here when it can be declined.',
  pace: 'They believe in the same things and cannot agree on a date. Goodwill draws them together; what they quarrel about is how much to risk and how soon. With {name1} to press on and {name2} to check they would make good partners, if each thanked the other for it.',
};

/** The two can rely on each other. */
export const tiesOfSaturn: SynastryReadingCells['ties'][6] = {
  0: 'Reliability is what holds them, more than likeness: they keep their word to each other and don’t want the same things. What they quarrel about is direction. Since neither runs from an argument, most of them can be settled.',
  1: 'They can count on each other, and it does not always feel like comfort. What holds them is trust in what the other does; what they fall out over is that it was done without a warm word. The deed was the warm word, and somebody should say so.',
  2: 'What they have promised each other holds, and what they say to each other often goes wrong. They are held by deeds and quarrel over words. When in doubt, each does better to look at what the other has done lately than at what was said last night.',
  3: 'Loyalty comes more easily to these two than charm. They stay, and while they stay they argue about how to show affection. What lasts has been given already; what is missing is mostly the pleasant part, and it can be learned.',
  4: 'They are loyal and they are quick to anger, and the loyalty puts a floor under the anger. What holds them is that a promise counts; what they quarrel about is who decides and how fast. Their quarrels are unpleasant and end no friendship.',
  5: 'What holds them is that they keep their promises, and what troubles them is that they make so many. One part of this bond counts and another gives away. They quarrel about how much is enough, and they need an answer less than they need to laugh about the question.',
  6: 'They take each other seriously, which holds them together and is also what weighs on them. Most quarrels are about a standard that {name2} sets and neither has ever spoken of. Lowering it by an inch would cost nothing and be felt at once.',
  7: 'There is steadiness in this tie, and {name2} can’t bear too much of it. Trust is what holds them; what they quarrel about is a sudden change. They keep their promises in the end, often in a way that neither expected.',
  8: 'In practical things they can rely on each other without a second thought, and in matters of feeling they are left to guess. What holds them is duty, freely taken on. What they fall out over is a wish that somebody thought too foolish to mention.',
  9: 'They hold on to each other and they hold their ground. Trust is what binds them, and what they fight over is authority: whose rule it is, and who may break it. Both can bear a great deal, which is a reason to ask less of it.',
  pace: 'They can rely on each other and are rarely ready at the same time. What holds them is patience, and what they quarrel about is the lack of it. Over years this is a small matter. On a Saturday morning it is a large one.',
};

/** The two leave each other free. */
export const tiesOfUranus: SynastryReadingCells['ties'][7] = {
  0: 'Each is curious about how unlike the other is, and that draws them; each is also a little proud of it, and that divides them. They quarrel over whose life is the model, when no model is needed.',
  1: 'They give each other room, and on a bad day one of them would rather have been held. What draws them is freedom; what they fall out over is comfort that was not there at the time. Neither meant to stay away, and neither had said “stay.”',
  2: 'They surprise each other, which is the charm of it, and they interrupt each other, which is the quarrel. A good idea and a hurt feeling often come out of one conversation. Letting the other finish would keep the first and spare the second.',
  3: 'What draws them is that nothing has to be the way it is with other people. What they quarrel about is what counts as affection, then, since neither has a rule to go by. They can make one, and change it every year.',
  4: 'They are drawn to each other because it is never dull, and they quarrel for the same reason. Neither can be pushed. Each is happy to do what was put as a question, and does nothing at all that was put as an order.',
  5: 'They make each other feel that anything could happen, and some of it is promised. Freedom draws them; what they fall out over is a grand idea that one had and the other has already told people about. What they do on the spur of the moment turns out best.',
  6: 'They are drawn by the freedom that each allows, and {name2} keeps the accounts all the same, so they quarrel when {name1} feels examined. A very short list of duties, kept to the letter, would leave the rest of it free.',
  7: 'They like each other for being free and hurt each other with it. What draws them is that neither has to explain; what they quarrel about is that neither did. A word beforehand takes nothing away from anyone’s freedom.',
  8: 'They leave each other alone, with respect, and get lost in doing so: one supposes, the other supposes something else, and both are surprised. What draws them is room. What they argue about is something that each had left to the other.',
  9: 'Each leaves the other free in most things and can’t let go in one. What draws them is independence, and what they fight over is the point at which it stops. It helps to know which point it is, since it is always the same.',
  pace: 'They like new things and can’t agree on when to begin them. Freedom draws them, and what they quarrel about is a schedule that {name2} made and {name1} never saw. Done separately, and shown to each other afterward, most of it is a pleasure.',
};

/** The two feel for each other. */
export const tiesOfNeptune: SynastryReadingCells['ties'][8] = {
  0: 'They understand each other without a word and disagree as soon as it comes to plans. Sympathy is what draws them; what they quarrel about is a direction that each had thought was clear. It is worth saying even what seems to go without saying.',
  1: 'Each feels what the other feels, and still they are seldom comforted by the same thing. What draws them is tenderness, and what they fall out over is a comfort that missed. Being understood and being looked after are two things, and here they may need two requests.',
  2: 'A quiet evening goes better between them than a discussion. What draws them is a sympathy that needs no words, and what they quarrel about is words. Where something has to be decided, it goes well in writing, and slowly.',
  3: 'They are gentle with each other and don’t quite please each other. Sympathy draws them; what they fall out over is taste, money, manners, the small things that a dream leaves out. It would be a mistake to take the small things for the whole.',
  4: 'Tenderness draws them together and irritation drives them apart, sometimes within an hour. Neither likes to hurt the other, and the sharp word is out before either has thought of that. A small, early protest is the kinder thing here.',
  5: 'They dream well together and count badly. What draws them is a shared picture of something good; what they quarrel about is what it cost, or that it stayed a picture. One of them might take the part of asking how, and be thanked for it.',
  6: 'There is tenderness here and a severity that does not trust it. They are drawn by sympathy and quarrel over proof, since {name2} would like to see done what {name1} already feels. A little of either given in the other’s form goes a long way.',
  7: 'They are close in mood and far apart in habits. What draws them is a sense of being understood; what they fall out over is that {name2} vanishes just then. An absence hurts less when the other was told that it is no comment.',
  8: 'Sympathy is what draws them and confusion is what they pay for it. They quarrel over agreements that existed in one head only. It takes nothing from the magic to write down who will be where.',
  9: 'They feel for each other deeply, and it gives each a power over the other that both are a little afraid of. What draws them is mercy; what they fight over is control. It eases when a weakness that was shown is never mentioned in a dispute.',
  pace: 'They would go anywhere together in imagination. In fact {name1} is already walking while {name2} looks for reasons not to, and over that they quarrel. A first step small enough for both is all that it needs.',
};

/** The two can trust each other with what is serious. */
export const tiesOfPluto: SynastryReadingCells['ties'][9] = {
  0: 'They would stand by each other in any trouble and disagree about nearly everything before it comes. What draws them is depth, and what they quarrel about is how to live in the meantime. Ordinary days deserve some of the loyalty that they keep for bad ones.',
  1: 'In a crisis each is exactly the right person, and on an ordinary tired evening each is not. What draws them is that nothing has to be hidden; what they fall out over is a small comfort. The small comforts can be learned by heart.',
  2: 'They trust each other with the truth and hurt each other with remarks. What draws them is seriousness; what they quarrel about is something that was said lightly. Each would do well to say which of the two it was.',
  3: 'The tie is deeper than it is pleasant. They are drawn by something that neither finds elsewhere, and quarrel over matters of taste and tone, on which it should not depend. A little more courtesy would not make it any less true.',
  4: 'Strong feeling draws them and strong temper divides them, and both of them would be bored by less. What they quarrel about is soon settled, and it is the tone that is remembered.',
  5: 'They bring out a great deal in each other and then can’t find the measure. What draws them is strength; what they quarrel about is a cause, a plan, a promise that grew. One good thing carried to the end would content them both more than three.',
  6: 'They can bear the truth from each other, and {name2} serves it cold. Trust draws them, and what they fall out over is a judgment that sounded final. Nothing is final here for as long as both can say that it hurt.',
  7: 'They reach each other where few do, and then {name2} needs to get away. What draws them is intensity, and what they quarrel about is the distance that it makes necessary. Neither the one nor the other is a verdict on the tie.',
  8: 'What they share goes deep, and much of it has never been said. They are drawn by trust and quarrel over what each had thought was understood. The serious things they can say to each other. It is the half-serious ones that get lost.',
  9: 'Each is the other’s match, which draws them, and neither gives way, which is what they quarrel about. In anything that threatens them both they are one. Between such times it does good to lose an argument on purpose.',
  pace: 'They have the endurance for anything and argue about the start. What draws them is strength of will, and what they quarrel over is two wills with two speeds. Once they are under way neither of them is the one who stops.',
};
