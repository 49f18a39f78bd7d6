import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/**
 * The closing of the weighing: the animal and the day master, which of them shows when, and which has the last word.
 */
export const closings: ChineseCatalogue['weighing']['closings'] = {
  bold: {
    wood: {
      helped:
        'Weighed against each other, the {animal} and the wood of your day both want to get ahead, the one by a leap and the other by growing. The pillars are on the side of the wood: what you pursue for years outlasts what you dare in an hour. In public the daring shows first, and you can let it.',
      unhelped:
        'The {animal} spends freely, and the wood of your day has to make up for it by slow growth, with little in the pillars to grow on. So the bold side decides in company, and the patient one counts the cost at home. If you take on one thing fewer than you feel able to, both keep up.',
    },
    fire: {
      helped:
        'Here the two sides agree: the {animal} and the fire of your day are both for going ahead in plain sight, and the pillars give you plenty to burn. Nothing in them says stop, so that is left to you. One beginning in three, brought to its end, would be a fine result.',
      unhelped:
        'The {animal} and the fire of your day want the same thing, and the pillars feed neither of them much. You are at full strength in bursts. Those are what people know of you, and the pauses between them are no failure, since without them the next one does not come.',
    },
    earth: {
      helped:
        'The {animal} starts things and the earth of your day keeps them. With the pillars behind it, the earth has the last word: you are quick to say yes, and still there years later. It is worth being choosy about what you begin, since you are likely to hold it for a long time.',
      unhelped:
        'In front there is the {animal}’s courage, and behind it a patience of which a great deal has been asked. Before an audience the first decides; under a burden it is the second, and it seldom complains. The courage could speak up for the patience now and then, and say that something is too heavy.',
    },
    metal: {
      helped:
        'The {animal} moves first, and the metal of your day judges afterward, strictly and with good support from the pillars. In a hurry you are all {animal}. Given a night the judge wins, and is usually right, so whatever can wait until morning should.',
      unhelped:
        'The {animal} acts, and the metal of your day sees every fault in the act. The pillars give that critic a good deal to do and little rest. The daring belongs in front. Let the criticism come once, when the thing is finished, and then be over.',
    },
    water: {
      helped:
        'The {animal} goes straight and the water of your day goes round, and with the pillars behind it the water arrives where force has failed. You seem the direct sort, and get much of what you want by a detour. It does no harm to choose the detour sooner.',
      unhelped:
        'People meet the {animal} and take it for the whole. The water behind it feels far more than you let on, and the pillars leave it few reserves. The bold side is for the day. Keep the evening for the other, with somebody who knows that it exists.',
    },
  },
  keen: {
    wood: {
      helped:
        'The {animal} looks for the nearest way, and the wood of your day, with the pillars’ help, keeps to its direction. So wit settles the small matters with you, and the great ones are decided by not giving up. Let the wood choose the aim and the {animal} the means.',
      unhelped:
        'The {animal}’s wit is always ready; the wood of your day takes time to grow and gets little help with it. In a tight place you live by the first. What you want in the long run needs the second, and people who encourage it. Such places are worth moving for.',
    },
    fire: {
      helped:
        'The {animal} has its plans and keeps quiet about the best, and the fire of your day cannot keep quiet about anything. With so much behind it the fire decides: sooner or later you say what you were only going to think. Most people like you the better for it. A plan or two may need whispering until it is ready.',
      unhelped:
        'There is warmth behind the {animal}’s cleverness, and not a great deal in the pillars to keep it going. Where you feel safe it comes out. Where you do not, you talk over it, and only those who watch your face see the difference. Those with whom you need not be clever are the ones to keep near.',
    },
    earth: {
      helped:
        'Quick in front and slow behind: the {animal} sees what could be had, and the earth of your day, well supported, decides what is worth having. You notice ten chances and take one. To others it looks like hesitation at the time, and like judgment afterward.',
      unhelped:
        'The {animal} finds a way out for everyone, and the earth of your day stays to do the rest, though the pillars ask much of it already. Some of the cleverness could go into lightening your own load: who else might carry a share, and how would you put it to them?',
    },
    metal: {
      helped:
        'Both sides of you have an eye for how things are made, the {animal} for the trick in it and the metal of your day for the flaw. The pillars strengthen the metal, so in the end you would rather do it properly than cleverly. Others see the ease of it. The standard is your own.',
      unhelped:
        'The {animal} is pleased once a thing works, and the metal of your day is not pleased until it is right. The pillars give that strictness much to do and little support. What deserves such care should get it. The rest may be left to the {animal}, who knows when enough is enough.',
    },
    water: {
      helped:
        'The {animal} and the water of your day are both quick, and the pillars let them run. There is no slow side to hold you to a choice, so it has to be made on purpose, perhaps once a year, with a person at hand who asks how it is going.',
      unhelped:
        'The {animal} is at ease in any company, and the water of your day is tired by most of it. The first shows wherever there is something to find out, the second when the door is closed. You need that more than you admit: some quiet every day keeps the quick side quick.',
    },
  },
  steady: {
    wood: {
      helped:
        'The {animal} stays and the wood of your day grows, and the pillars favor the growing. From outside you hardly change. Those who look again after some years find that you have gone a long way without leaving. You can afford plans of a length that others would give up.',
      unhelped:
        'You hold your place, like the {animal}, and would like to grow beyond it, and the pillars help with the first more than with the second. Loyalty usually decides. Once a year or so it is worth asking whether the place you hold still gives the wood of your day anything to grow on.',
    },
    fire: {
      helped:
        'People rely on the {animal} and come back for the fire. The pillars feed that warmth, so it shows wherever you feel at home, and the dutiful side wherever you do not. A few more places could be told that you are good company.',
      unhelped:
        'The {animal} does what it has promised, long after the fire of your day has burned low. Duty is for everyone, and warmth for those for whom some is left. If you put the people you love before the list, the list still gets done. The {animal} sees to that.',
    },
    earth: {
      helped:
        'Animal and day are of one mind here: they stay, keep and look after. With the pillars on the same side little can move you, and a good deal leans on you. You have strength enough; change is what may be short. A new road, taken while the old one holds, keeps steadiness from turning into habit.',
      unhelped:
        'The {animal} and the earth of your day are both made for carrying, and the pillars have given them more to carry than to rest on. You would be the last to mention it. Years with little to show may turn out to have been the useful ones, and some time off has been earned.',
    },
    metal: {
      helped:
        'The {animal} puts up with things, and the metal of your day does not. Supported as it is by the pillars, the metal has the last word: after a long patience comes one clear sentence, and you seldom take it back. Said a little earlier, it would be easier to hear.',
      unhelped:
        'The {animal} does the work, and the metal of your day lies awake over how well it was done. The pillars ask more of that judgment than they give it. By day the patient side shows, and it could be lent to the other at night: most of what you do is better than you think.',
    },
    water: {
      helped:
        'The {animal} would stay where it is, and the water of your day, with the pillars’ help, would see what is round the bend. Promises and home belong to the first. Thoughts, friends and journeys belong to the second, which decides more of your life than people suppose.',
      unhelped:
        'Under the {animal}’s calm there is a good deal of feeling, and in the pillars not much to draw on. The calm is for everyone. The feeling has to wait for a quiet hour, and often does not get one. It matters who may draw on you, and when, and it is fair to say so.',
    },
  },
  gentle: {
    wood: {
      helped:
        'The {animal} gives way over small things, which leaves the wood of your day free to hold to the large ones, and the pillars strengthen it. People who find you easy to persuade are surprised, some years on, at how exactly you have arrived where you wanted to be.',
      unhelped:
        'The {animal} likes peace and the wood of your day needs room, and where the two compete it is the room that you give up. The pillars do not make up for it. You go on growing at any age all the same, best in good company, and with an hour or a skill that serves nobody but you.',
    },
    fire: {
      helped:
        'In company the {animal} stands back at first. Then the fire of your day comes through, with enough in the pillars to warm a whole room. The shyness at the door and the laughter at midnight are both yours, and at the door it helps to know that the other is coming.',
      unhelped:
        'By the fire of your day you are warm to many, and by the {animal} in you soon tired by them. The pillars add little to burn. With a few people you can be quiet, and they give back what the many take, so they come first when the evening is short.',
    },
    earth: {
      helped:
        'The {animal} is soft to the touch, and under it is firm ground, that of your day and of the pillars that support it. In daily matters you yield. Where it concerns those you look after, nobody moves you. Something lasting could be built on that, in your own name.',
      unhelped:
        'The {animal} cannot refuse, and the earth of your day then carries what was not refused. People see the kindness; the weight of it only you know. If you say beforehand how much you have, giving stays a pleasure.',
    },
    metal: {
      helped:
        'The {animal} forgives, and the metal of your day remembers exactly what was forgiven. The pillars are on the side of the metal, so there is a line behind the mildness, and those who cross it meet a firmer person. They may as well be told where it runs.',
      unhelped:
        'The {animal} is mild with others, and the metal of your day is strict, mostly with you. The pillars have put that strictness to the test more than once, and it has held. It need not be proved again, and some of the mildness may be turned inward.',
    },
    water: {
      helped:
        'The {animal} feels with people and the water of your day understands them, and with the pillars behind it you recover from both sooner than you expect. The sympathy shows at once, and the good idea a day later. Others come to you for the two, and it is fair to ask for something in return.',
      unhelped:
        'The {animal} feels for everyone in the room, and the water of your day for what nobody says. The pillars put little between that and you. A closed door is how you find out what you feel yourself, and those who love you will leave it closed for an hour.',
    },
  },
};
