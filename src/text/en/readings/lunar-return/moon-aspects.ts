import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The Moon of a lunar return with the other planets, told for its month. */
export const moonAspects: LunarReturnReadingCells['moon'] = {
  0: {
    conjunction:
      'The Sun and the Moon are together, near a new Moon, so you feel and want the same thing as the month begins. You can start something without a long debate with yourself. What other people want you notice less than usual, since your own concerns fill the view.',
    harmonious:
      'The Sun supports the Moon, and your moods go the same way as your plans. People in charge are easy to talk to, and at home there is little to argue about. Ordinary things tend to go right as the month begins.',
    tense:
      'The Sun and the Moon are at odds, so what you feel and what is expected of you part company. You may be needed in two places, and when you are tired the choice looks harder than it is. Whoever has to come second should be told when their turn is.',
  },
  2: {
    conjunction:
      'Mercury is beside the Moon, and you think about what you feel, aloud if anyone will listen. You remember a great deal. A letter or a call in the first days may come from the heart. At night such a busy mind keeps you awake, and it is quieter once things are on paper.',
    harmonious:
      'Mercury and the Moon get on, so there are days on which you find words for what you feel. You hear what people mean, and can say a tender thing without making much of it. Talk within the family goes easily.',
    tense:
      'Mercury argues with the Moon, and you explain yourself when you would rather be held. A careless word stays with you for days. Others find your reasons confusing, because the feeling behind them has changed meanwhile. One proper talk clears up more than many messages.',
  },
  3: {
    conjunction:
      'Venus is close to the Moon, and you are gentle with those you like. You want to have them near, to eat well and to see pretty things about you. If you leave a hard word unsaid for the sake of the mood, that is perhaps not the worst thing to do.',
    harmonious:
      'Venus is good to the Moon, and you feel liked. Invitations please you, and you are at your best with one or two people who know you. A small kindness goes a long way in the family. Whoever makes the first move will find it easy.',
    tense:
      'Venus and the Moon want different things, so whatever you treat yourself to is not quite what you meant. You want somebody near and are cross when they come. What is bought as a comfort wears off fast. Quiet company with one person does you more good.',
  },
  4: {
    conjunction:
      'Mars is on the Moon, and what touches you touches you hotly. Where you or your own are hurt, you act at once and speak first. You have a great deal of energy for the home, or for what has annoyed you long enough. Others need a moment before they have caught up with you.',
    harmonious:
      'Mars is in easy aspect to the Moon, so you act on what you feel. You say what you need and then go and get it. Chores are done quickly, and an irritation is over before it has hurt anybody.',
    tense:
      'Mars is hard on the Moon, and with the people closest to you a quarrel may begin before you know what it is about. Much of the heat belongs to something older than the present quarrel. Using your hands takes the edge off it. So does saying what you need before you are angry.',
  },
  5: {
    conjunction:
      'Jupiter is with the Moon, so you begin the month hopeful and generous. You want company and make much of good news. Your appetite grows along with everything else. A promise made in such a mood may be larger than the time you have.',
    harmonious:
      'Jupiter is in easy aspect to the Moon, and it lifts your mood. You expect well of people, and more often than not they live up to it. Something at home or in the family may look better than you thought. A worry is talked over sooner than at other times.',
    tense:
      'Jupiter makes the moods of the Moon larger, so you overdo kindness, comfort or concern. The good will in it is real. You would feel better for leaving one invitation unanswered, and one worry alone.',
  },
  6: {
    conjunction:
      'Saturn is with the Moon, and the month begins quietly for your heart. You take care of what must be done and ask little for yourself. It may feel lonely. It can also show you a need that you have long overlooked, which is the first step to having it met.',
    harmonious:
      'Saturn steadies the Moon, so in practical matters you are hard to upset. Duties at home get done in good time, and somebody calm may be a help. You can leave a feeling alone until it is ready. Others grow calmer when you are there.',
    tense:
      'Saturn weighs on the Moon, and there does not seem to be enough comfort to go around. People are busy, and you decide not to trouble them. Part of the gloom is only tiredness. Ask all the same, for something small and plain, and you will probably be given it gladly.',
  },
  7: {
    conjunction:
      'Uranus is close to the Moon, so your moods change from one hour to the next. You want space, something new, an evening unlike the others. You may discover quite suddenly what you need. Those nearest to you would be glad of a warning.',
    harmonious:
      'Uranus is in good aspect to the Moon, and it brings some fresh air into your feelings. A habit can be changed almost for fun. You take an interest in someone new, or see someone familiar in a new light. With friends you can be close and feel free as well.',
    tense:
      'Uranus startles the Moon, so calm is hard to come by. A plan may be upset, or you upset it yourself because you need air. You are irritable by moments, and within a few days it is over. The more free hours there are, the less harm the surprises do.',
  },
  8: {
    conjunction:
      'Neptune is with the Moon, and small things move you: a melody, a face, a story. Your dreams are vivid. You can be very kind. You also tire quickly, and need to be somewhere that asks nothing of you.',
    harmonious:
      'Neptune is gentle with the Moon, so your imagination comforts you. You understand others without many words, and forgive what had annoyed you. Time near water, with music or in silence gives you back more than it takes.',
    tense:
      'Neptune blurs the Moon, and in the first days it is hard to say what you feel. You may be sad for no reason, or be taken in by a pleasant story. You imagine people worse than they are, or better. The truth, once you know it, mostly lies between.',
  },
  9: {
    conjunction:
      'Pluto is with the Moon, and one strong feeling pushes the others aside. You want the truth, from someone or from yourself. What was held back may come out with force, and it does less harm with people who can bear it. You sleep better afterward.',
    harmonious:
      'Pluto strengthens the Moon, and in a quiet hour you can look at something painful and talk of it simply. A bond grows closer by what it has been through. You may let go of a grudge, and find that you don’t miss it.',
    tense:
      'Pluto leans on the Moon, and small hurts touch large ones. You watch people closely and want proof that they are on your side. Fear sounds very reasonable in such weeks. Whatever you feel most compelled to do can wait until you have told somebody.',
  },
};
