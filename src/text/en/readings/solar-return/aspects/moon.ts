import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** The Moon of a solar return with a planet after it, told for its year. */
export const moon: Pairs = {
  2: {
    conjunction:
      'Mercury is beside the Moon this year, and you want to talk about what you feel. There are long calls, letters kept and answered, memories of home, and all of it brings people nearer to you. You find words for moods that used to leave you speechless. A hurt also grows when it is described for the fifth time. Some evenings it does you more good to leave the matter where it is, and to ask the other person about their day.',
    harmonious:
      'The Moon and Mercury get on well this year, so that you find the right word for a mood, your own or somebody else’s. In the family you may be the one who explains each to the other, and a child or a shy person tells you things. You have the ear of people because you speak from experience. It can become a post that you hold around the clock; then it is time that they telephoned each other.',
    tense:
      'Mercury is at odds with the Moon in this year’s chart, and you may argue where you only wanted comfort. It happens the other way around as well, when feelings break in where a cool head was called for. At home it is mostly the tone that goes wrong, and seldom the matter itself. Whatever you write while you are upset will read differently in the morning.',
  },
  3: {
    conjunction:
      'Venus stands with the Moon, and this is a soft year for your heart. You want people near, good food, fresh flowers and peace, and you have a gift for bringing them about; others can rest in your company. Love is tender, and so are you. Since a quarrel hurts more than usual, one or two things stay unsaid that ought to have been aired, and they lie on the table at every dinner.',
    harmonious:
      'The Moon and Venus are friends this year, so affection comes easily. You know what pleases people, can let yourself be pleased, and may find that an old bond has grown warm again over nothing more than coffee and a walk. There are no scenes in it, and for that reason you could overlook how well things stand. Tell the person so; they may be waiting to say it too.',
    tense:
      'The Moon and Venus are in hard aspect, and what comforts you this year is not the same as what attracts you. You long for company, and when you have it you miss your own room. Those who are fond of you get both signals at once and don’t know which of them counts. It would be a relief to them, and to you, if you told them before they had to guess.',
  },
  4: {
    conjunction:
      'Mars is beside the Moon this year, so you act on what you feel before you have thought about it. You defend your own, paint the kitchen in a night, and are angry sooner than you meant to be. What you have put up with for too long you now put an end to, and you were right to. The people at your table get the heat first, though seldom the reason for it, and the reason is what would help them.',
    harmonious:
      'Mars lends the Moon some nerve, and this year you act on a feeling while it is fresh. You say what you need, and mostly you get it. Whatever you do for your home, or for people you care about, goes well. Moods pass quickly because you do something about them, and you carry few grudges from one month into the next.',
    tense:
      'The Moon and Mars are in hard aspect, so small things make you angry this year, and often you are angry before you have noticed that you were hurt. The people at home are nearest when it happens. An old quarrel may come up again. The same heat can get you to change something that never suited you, as long as you move first, if only around the block, and talk afterward.',
  },
  5: {
    conjunction:
      'Jupiter is with the Moon, and it lifts your spirits this year. You feel at home in more places, have a chair and a plate for whoever turns up, and a wider circle may become something like family. When you need comfort, there is plenty of it, and you may help yourself twice. The kindness that you meet and give is real, and you will live on it for a long time after.',
    harmonious:
      'Jupiter is in easy aspect to the Moon, so at your own table good humor comes naturally this year. When you are low, it seldom lasts beyond the next meal with people who have known you for long. You forgive faster than you had meant to. Nothing about it is urgent. You can simply rest in it, or use such a mild season to settle the one thing in the family that nobody wants to touch.',
    tense:
      'The Moon and Jupiter are in hard aspect this year, and together they overdo things. You promise more than you can keep to the people you love, and allow yourself more of what comforts you than you can enjoy. The warmth behind it is genuine. You may catch yourself giving in order to be needed; then it is better to give a little less and stay a little longer.',
  },
  6: {
    conjunction:
      'Saturn is beside the Moon, and you take your feelings more seriously this year, and perhaps more heavily. You may be needed where little comes back, and make do with less comfort than you used to. Evenings can be long. What they teach you is which people and which few things you really need, and such knowledge stays. When you would like company, say so; holding out alone earns you no medal.',
    harmonious:
      'Saturn supports the Moon this year and keeps you steady where others depend on you. You look after what you have taken on, and can be alone without being sad. Family duties may settle into an order that most can live with. If there is an old sorrow, this is a year in which it can be put away with proper respect, because you no longer have to be afraid of looking at it.',
    tense:
      'Saturn is in hard aspect to the Moon, so you may feel less cared for this year than you need to be. Duties at home are heavier, somebody on whom you rely is busy or cool, and to ask for help seems to you like failing. Asked whether you can manage you say yes, and people take you at your word, which from inside can look like coldness. One person who is told how you are makes a great difference.',
  },
  7: {
    conjunction:
      'Uranus is with the Moon this year, and at home your moods change without much warning. What used to comfort you bores you, and you look for air: another room, perhaps, other company, or other rules for living together. It does you good to be surprised, and you feel years of habit fall away. Somebody who loves you may be frightened by a closed door. Say when you will be back, and they can let you go.',
    harmonious:
      'Uranus is well disposed toward the Moon, and new habits come easily to you this year. You rearrange a room, eat at other hours, take to people unlike yourself, or notice that an old fear has left without saying goodbye. You can be close to somebody and still feel free. Only the faithful old comforts may find themselves neglected, and with them a friend or two who liked things as they were.',
    tense:
      'Uranus unsettles the Moon this year, so something shifts just when you have made yourself comfortable. It may be a habit, a home, or a close bond that won’t stay as it was. You long for calm and get restless when you have it. What you want is probably more room in the life you have. Take it in small portions, and there is no need to run.',
  },
  8: {
    conjunction:
      'Neptune is beside the Moon this year, and you feel what other people feel, whether you want to or not. Music, memories and dreams move you deeply, and so do sad stories and those who tell them. You can comfort somebody whom nobody else reaches. You can also lose track of what you need yourself, and hours in which there is nobody to understand bring you back to it.',
    harmonious:
      'The Moon and Neptune agree in this year’s chart, so you are tender and can rely on your intuition. You understand people without many words, and they feel it. Beautiful things restore you faster than sleep does. You may find that you have forgiven somebody with whom you had only kept the peace, and you will hardly be able to say when it happened.',
    tense:
      'Neptune is in hard aspect to the Moon, and this year you cannot always tell which moods are your own. You may miss somebody as they never really were, or lie awake over a hurt that nobody meant to give. You are also the one who can comfort people who won’t listen to reasons, because you don’t use any. Sleep, regular meals and a few plain facts bring you back to yourself.',
  },
  9: {
    conjunction:
      'Pluto is beside the Moon, so this year nothing that you feel stays on the surface. Old fears come up, loyalty is tested, yours or somebody else’s, and a bond may end or be sealed. You see through people, which does not make you easy company. Whatever you have once looked at steadily, in the presence of somebody whom you trust, has less hold over you afterward.',
    harmonious:
      'Pluto deepens the Moon this year, and does so without force. You can look at family history, at grief or at an old longing, and come away stronger from it. People in trouble feel this and come to you. If something has to leave your private life, you can let it go without bitterness, which gives those who are concerned a chance to do the same.',
    tense:
      'Pluto puts the Moon under pressure this year, and closeness becomes a matter of all or nothing. You may cling to somebody, or put them to the test, or feel that your mood is in somebody else’s hands. Most of that comes from an old fear of loss, and it is louder than the present case deserves. If you can say as much to the other person, it loses a good part of its power.',
  },
};
