import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const moonProgressedAspects: ProgressedAspectsOf<typeof Moon> = {
  [Sun]: {
    conjunction:
      'Feeling and purpose speak with a single voice when the progressed Moon goes over your Sun, as it does about once in twenty-seven years. You know what you want without having to argue for it, and others sense that you mean it. From so close, you can’t see yourself very well. Begin the thing that you are a little shy of wanting, and mention it only to people who wish you well.',
    harmonious:
      'Moods and plans back each other up while the progressed Moon agrees with your Sun. When you are tired you rest, when you are rested you decide, and those near you feel the peace of it. So easy a time may pass without much to show for it. Who does what for whom can be talked over now, while nobody is upset about it.',
    tense:
      'What you need and what you are trying to do are two different things while the progressed Moon is at odds with your Sun. You may have to be at your best on a day when you would rather see nobody, or want praise and bristle when you get it. Usually something that you do every day has stopped doing you good. Leave it out for three days, and see whether anybody but you notices.',
  },
  [Moon]: {
    conjunction:
      'The progressed Moon is back on the place where it stood at your birth, once in each round of some twenty-seven years. You meet your earliest wishes again: what you need, whom you run to, how a home should smell. Wants you called childish prove to be simply yours. You may be homesick without knowing for what. What still comforts you from those days is worth taking along into the next round.',
    harmonious:
      'There is comfort at hand while your progressed Moon sits well with the Moon of your birth, since what you feel and what you have always needed go together. Old friends are easy to call, rooms are easy to be in, and you look after yourself with some skill. Such ease can make you forget other people’s comfort. Find out what one of those old friends does to feel better; it may be nothing that you would have thought of.',
    square:
      'The progressed Moon squares your birth Moon, as it does about every fourteen years, and arrangements that suited you not long ago have become too tight. People at home may get the blame for it. It hurts because you have changed. Give up one habit of comfort that no longer comforts you, and you will know by the relief whether it was the right one.',
    opposition:
      'Half a round from where it began, the progressed Moon faces the Moon you were born with. You see your own needs as if from across the street: what you always ask of people, how you go about getting it, what they make of it. Somebody close to you shows you the other side. It can be a lonely view, and a fair one. By {until} you may say “I need” where you used to sigh.',
  },
  [Mercury]: {
    conjunction:
      'Moods that you have carried around since you were small find their words, with the progressed Moon on your Mercury. You want to talk, and can say things that used to escape you. Not everything you think at such a time is a thought; some of it is mood. If you write it down and read it again a few days later, you can tell the one from the other.',
    harmonious:
      'Talk flows with hardly a bump while the progressed Moon is in tune with your Mercury. You say how you feel in plain words, understand what others leave out, and calm down by putting things in order. Take care with secrets that belong to other people. An old misunderstanding can be brought up without harm, and you may learn how it looked to the other person.',
    tense:
      'While the progressed Moon and your Mercury are at odds you explain where you should feel, feel where you should explain, and may read an insult into a message that had none. Something true wants to be said, and at the first attempt it may come out wrong. Say it to a patient listener, starting from the part that embarrasses you.',
  },
  [Venus]: {
    conjunction:
      'You let yourself be loved, and are easy to love, with the progressed Moon on your Venus. The wish for comfort and the wish for beauty coincide. Affection is close to the surface, rooms want flowers, old quarrels soften, and sugar in every form is hard to refuse. If there is a person you would like to have closer, your invitation will sound as warm as you mean it.',
    harmonious:
      'Kindness comes naturally to you while the progressed Moon favors your Venus. You and someone dear may want the same thing at the same time, a present is easy to choose, and people who were merely polite may warm up. Where everything pleases, little gets decided. One pleasant choice, about a room, a plan or the two of you, could be made by {until}.',
    tense:
      'Affection rarely comes in the form you hoped for with the progressed Moon at odds with your Venus: a friend praises your coat when you are worn out, and brings soup when you have dressed up. You may suspect a compliment, be hurt by a practical kindness, and buy things to feel better. It is worth noticing which you miss more, the care or the praise. Ask for that one plainly, and accept the other meanwhile with a thank-you.',
  },
  [Mars]: {
    conjunction:
      'Feeling turns into action as the progressed Moon comes to your Mars. What you used to keep in wants to be said, so you may stand up for someone, or speak before you have decided to. Not everybody near you is used to it. There is courage in it that would serve you well in one overdue conversation. Begin it with what you would be sorry to lose, and it is less likely to end as a quarrel.',
    harmonious:
      'The progressed Moon and your Mars keep step, so little time goes by between a wish and acting on it. When a choice comes up you feel at once what you want; a frank word is taken as it was meant. You get a group moving before its doubts have gathered, while slower people may feel hurried along. Ask one of those what they would have done with five more minutes; it may be better than your plan.',
    tense:
      'Small things irritate you when the progressed Moon rubs against your Mars. Behind most outbursts stands a need that you thought too small to mention: sleep, quiet, being asked. Left unsaid, it comes out as anger over some trifle. Mention it in the morning. What is left of the heat may help you to say no to the person who always asks you.',
  },
  [Jupiter]: {
    conjunction:
      'Your heart has more room than usual now that the progressed Moon is on your Jupiter. You fill it with visitors, plans for a far place, faith in someone who had been written off. Generosity does you good, and it comes back. You may promise more of your time than you have. Say yes to the people you would miss, and tell the others that you cannot be everywhere.',
    harmonious:
      'You are in good spirits while your Jupiter backs the progressed Moon, and find it easy to forgive, to have guests, or to ask for something. Those who expect to be welcome mostly are. Not every plan made in such a mood will hold. A favor that you have been too proud to mention can be asked for all the same, since you would take a no quite well.',
    tense:
      'Jupiter makes whatever the progressed Moon feels larger, the joy and the hurt alike. An invitation can seem a new life and a slight a lasting injury, and you are tempted to have too much of a good thing. Warmth is abundant, and you give it to people who had stopped hoping for any. Your sense of proportion may leave you now and then, and a friend who laughs at the right moment gives it back.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Moon comes to your Saturn, which happens about every twenty-seven years, and you feel more plainly than usual what you have been doing without. Duty comes before comfort, and an old loneliness may be felt again. You are reliable at such a time and hard to console. Simple evenings help. So does one steady person who comes at a fixed hour and need not be entertained.',
    harmonious:
      'Home and duty are easily kept in order while the progressed Moon and your Saturn get along. Things are in their places, what is owed gets paid, you look after somebody steadily, and an old disagreement about how things should be done can be settled. It is a calm and rather predictable time. Begin one small custom while it lasts, and you are likely to keep the custom afterward.',
    tense:
      'Your Saturn weighs on the progressed Moon, and it is hard to find comfort. People may be short with you, and you may have been on duty longer than anyone noticed. The same weight steadies you, and others can lean on your calm; you also see now how much you have been carrying. Hand over one task that somebody else could do as well, and sit down to the next meal.',
  },
  [Uranus]: {
    conjunction:
      'Feelings come quickly and seem unlike you, because the progressed Moon has touched your Uranus. A sudden friendship, tears of relief at breaking a rule, a wish to be out of the house: all of it shows that some closeness had become too tight. Those who took you for granted may be alarmed. Change only what can be changed back. What still feels like relief after {until} may be meant to stay.',
    harmonious:
      'Uranus gives the progressed Moon a lighter touch, and novelty sits well with you. Habits of feeling that you had thought fixed turn out to be movable. You like odd company and are liked by it. It could all end in amusement. A family custom that no longer suits anybody could be changed now, while everyone takes it lightly.',
    tense:
      'Closeness and freedom get in each other’s way, where the progressed Moon meets resistance from your Uranus. You may run from a tenderness you had asked for, or see somebody else upset a plan you had counted on. Arrange some time alone before you need it badly, and nobody has to be pushed away.',
  },
  [Neptune]: {
    conjunction:
      'Scarcely a wall is left between you and what others feel, with the progressed Moon on your Neptune. Pity, music and longing come through, along with moods that belong to somebody else. You can comfort people without a word, and you tire of it without noticing. An hour behind a shut door, with nobody’s feelings but your own, shows you which of the moods were yours.',
    harmonious:
      'With Neptune and the progressed Moon in accord, you soothe people just by sitting near. Imagination is warm, a picture or a song can move you to tears, and forgiveness may happen while you are looking at something else. The one drawback is that anybody in need finds your door open. Write, play or paint some of what you feel before you have given all of it away.',
    tense:
      'Pity and longing are hard to tell apart when the progressed Moon is at odds with your Neptune. Someone sad or enchanting may take up your thoughts, and you wonder how things would have been in another life. It can be a relief to cry. A letter that you write and do not send will show you, a few weeks later, how much of it was the person and how much your imagination.',
  },
  [Pluto]: {
    conjunction:
      'The progressed Moon reaches your Pluto, and a jealousy or a loyalty that you had kept out of sight comes up. You feel things whole, hold on to people, and small talk is of no use to you. It is tiring, and it lets you look at something you have avoided for years. Told to a person who takes nobody’s side, it turns into an old story with a beginning, and you sleep better.',
    harmonious:
      'Pluto steadies the progressed Moon, and you can feel something down to its root without being swept away. A frank talk does good, sorrow passes when it has been felt, and a habit that runs in the family, such as going silent, can be given up. Your calm about it may unnerve people. Decide what is to end with you, and tell one relative who will understand.',
    tense:
      'A certain tone of voice can be enough to upset you while the progressed Moon is at odds with your Pluto. Reactions outgrow their causes, suspicion finds proof in small things, and you may hold on to people harder than they like. An old fear of losing someone is behind it, seldom so plain to see. Said to the person it concerns, before anything is done about it, it gets smaller.',
  },
  [Ascendant]: {
    conjunction:
      'The progressed Moon crosses your Ascendant and brings your feelings to the surface, so everyone can tell how you are. Strangers respond to it, small changes in what you wear or eat seem to matter, and a new round begins in personal things. Being so open, you are easily hurt by trifles. An honest “not just now” at the door spares you more than a brave face does; by {until} you need it less.',
    harmonious:
      'What you feel and how you come across agree while the progressed Moon supports your Ascendant. It is easy to meet people, or to ask something of a partner without a speech. You may be tempted to please everybody, though nobody asks it of you. The two or three you would like to keep may come closer once they have seen you on a day when you have nothing to offer.',
    square:
      'What you feel comes across differently from how you mean it while the progressed Moon squares your Ascendant. You may seem cool when you need company and cheerful when you want to be left alone, so those around you may think they have done something wrong. A plain sentence at the door, “I’m tired and glad to see you,” saves everyone an evening of guessing.',
    opposition:
      'Other people’s moods reach you ahead of your own while the progressed Moon is on the Descendant, across from your Ascendant. You need company more than you expected, sense what a partner wants before it is said, and adjust. It brings tenderness into old ties and makes new ones quickly. Some of what you feel is theirs, and it is worth finding out which before you act on it.',
  },
  [Midheaven]: {
    conjunction:
      'Once in some twenty-seven years the progressed Moon comes to your Midheaven, and feeling reaches the top of the chart. You are seen caring about what you do: people bring you their troubles, your aims may shift a little, popularity comes and goes. Your sense of worth may go along with it. Keep a note of the work itself, what was done and for whom, since that stays the same when the mood turns.',
    harmonious:
      'What you need at home and what is wanted of you in public fit into one day, as the progressed Moon supports your Midheaven. Someone senior shows a human side, and your warmth does your standing good. So calm a time seems as if it would stay. The later start, or the free afternoon, that would ease your days can be asked for while the answer is likely to be yes.',
    square:
      'Feelings come up just when you must look capable, because the progressed Moon squares your Midheaven. There is no place for what you feel, so it can be heard in your voice or sends you home early. You find out what your duties cost you, and whose wish they were at first. Some of them could be put off. Hardly anyone will mind as much as you fear.',
    opposition:
      'Feeling draws inward, to rooms, relatives and whatever was left unsettled in childhood, while the progressed Moon is at the foot of your chart, opposite the Midheaven. Among other people you think of home, and at home you think of nothing else. Public matters lose their taste for {duration}, and can be left alone. An evening with your own people does you more good than any praise from outside, and old hurts are easier to speak of there.',
  },
};
