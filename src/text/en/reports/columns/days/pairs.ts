import type { DayShelf } from '../../../../report-catalogue.js';

/** What two planets have to do with each other that are in aspect on a day. */
export const pairs: DayShelf['pairs'] = {
  '0-2': {
    conjunction: [
      'Will and word are one, which makes you convincing and not very open to other views.',
      'You think what you want and say what you think; the meeting makes it short and clear.',
    ],
  },
  '0-3': {
    conjunction: [
      'Warmth and good taste go together, and you are liked without having to ask for it.',
      'What you want and what you love are the same for a while, and it makes you attractive.',
    ],
  },
  '0-4': {
    conjunction: [
      'Purpose and drive are joined, so that you want something at once and with your whole strength.',
      'You have a good deal of strength, and may be looking for somebody to try it on.',
    ],
    harmonious: [
      'What you intend and what you are able to do match, and effort is no trouble.',
      'Mars puts its strength at the Sun’s service, so that a decision is carried out while it is fresh.',
    ],
    tense: [
      'Two wills stand against each other, and neither likes to be told what to do.',
      'Mars pushes where the Sun would rather lead, and tempers are shorter than usual.',
    ],
  },
  '0-5': {
    conjunction: [
      'The Sun gives Jupiter a purpose and Jupiter gives the Sun room: confidence grows, and so do plans.',
      'It is one of the good days of the year for asking, giving and thinking on a larger scale.',
    ],
    harmonious: [
      'Jupiter makes things easy for the Sun, and you see chances where you would otherwise see work.',
      'Good will comes from several sides, and a modest request may be granted in full.',
    ],
    tense: [
      'Jupiter wants more than the Sun can carry, and it is tempting to say yes to all of it.',
      'Confidence runs ahead of the facts, in you or in somebody who means well.',
    ],
  },
  '0-6': {
    conjunction: [
      'Saturn asks the Sun for proof, so that a duty or a limit takes up much of the light.',
      'It is a sober meeting: what you want is measured against what you are ready to do for it.',
    ],
    harmonious: [
      'Saturn gives the Sun a firm footing, and patient work is rewarded with respect.',
      'Will and discipline agree, so that something can be built that stays.',
    ],
    tense: [
      'Saturn stands in the Sun’s way, and you meet a no, a duty or your own tiredness.',
      'What you want and what is required of you are at odds, and for now the requirement comes first.',
    ],
  },
  '0-7': {
    conjunction: [
      'Uranus gives the Sun a jolt, and you want to be free of something that had seemed settled.',
      'Something unexpected is likely, and with it the courage to do things in your own way.',
    ],
    harmonious: [
      'Uranus brings the Sun fresh air, and a change comes as a relief.',
      'Original ideas have the right of way, and you find it easy to let go of what has gone stale.',
    ],
    tense: [
      'Uranus crosses the Sun’s plans, and you may be as surprised by yourself as by others.',
      'The wish to be free runs into what has been agreed, rather suddenly.',
    ],
  },
  '0-8': {
    conjunction: [
      'Neptune blurs the Sun’s outline: you are more imaginative and less certain of the facts.',
      'What you want mixes with what you dream, which inspires you and makes planning difficult.',
    ],
    harmonious: [
      'Neptune softens the Sun, and sympathy or imagination shows you the way.',
      'You understand more than is said, and can trust a feeling that you could not prove.',
    ],
    tense: [
      'Neptune puts a mist before the Sun, and it is easy to be wrong about what somebody wants.',
      'Strength is lower than you think, and hopes are higher than the facts allow.',
    ],
  },
  '0-9': {
    conjunction: [
      'Pluto intensifies what the Sun wants, and half measures stop being of interest.',
      'A question of power comes up, and with it the strength to go to the bottom of something.',
    ],
    harmonious: [
      'Pluto lends the Sun its staying power, and you can change something at the root.',
      'You are strong without having to show it, and others sense that you mean it.',
    ],
    tense: [
      'Pluto and the Sun dispute who decides, and somebody may press harder than the matter deserves.',
      'A will that you had not reckoned with makes itself felt, or it is your own.',
    ],
  },
  '2-3': {
    conjunction: [
      'Mercury and Venus speak with one voice, and a pleasant tone comes by itself.',
      'Words are kind and tastes are shared, which makes agreement easy.',
      'It is easy to say what you like, and whoever hears it is pleased to be told.',
    ],
    harmonious: [
      'Venus lends Mercury charm, so that things can be said which usually sound hard.',
      'Talk is friendly, and a compliment is meant as well as spoken.',
      'Good taste finds good words, and good manners make a request hard to refuse.',
    ],
  },
  '2-4': {
    conjunction: [
      'Mars sharpens Mercury’s tongue: thoughts are quick, and words land where they are aimed.',
      'You speak before you have finished thinking, and think faster than most.',
    ],
    harmonious: [
      'Mars gives Mercury pace, so that a decision and its execution are a few words apart.',
      'You argue well and briefly, and people act on what you say.',
    ],
    tense: [
      'Mars puts an edge on every word, and a discussion soon becomes a contest.',
      'You may send or say something on impulse that you had meant to think over.',
    ],
  },
  '2-5': {
    conjunction: [
      'Jupiter opens Mercury’s view: you think large, talk well and promise easily.',
      'Good news or a good idea is about, and there is much to say about it.',
    ],
    harmonious: [
      'Jupiter favors Mercury’s business, and an agreement, a lesson or a request goes well.',
      'You find the words that win others over, because you believe them yourself.',
    ],
    tense: [
      'Jupiter exaggerates what Mercury reports, so that plans get bigger with each telling.',
      'The detail and the grand view do not agree, and something is overlooked in the enthusiasm.',
    ],
  },
  '2-6': {
    conjunction: [
      'Saturn slows Mercury down, and thoughts become exact, serious and a little gloomy.',
      'Words weigh more than usual, and what is put in writing will be kept.',
    ],
    harmonious: [
      'Saturn steadies Mercury, and careful thinking gets results that last.',
      'Plans become realistic without losing their point, and the details hold.',
    ],
    tense: [
      'Saturn objects to what Mercury proposes, and a talk or a paper is held up.',
      'Doubt speaks first, in you or in somebody who has to approve.',
    ],
  },
  '2-7': {
    conjunction: [
      'Uranus strikes sparks from Mercury: ideas come suddenly and do not ask whether it suits you.',
      'News may surprise you, and so may what you hear yourself say.',
    ],
    harmonious: [
      'Uranus gives Mercury a new angle, and a problem solves itself by being looked at differently.',
      'The mind is quick and free, and an unusual proposal finds listeners.',
    ],
    tense: [
      'Uranus interrupts Mercury, and plans, calls or nerves are upset at short notice.',
      'Ideas are brilliant and come at the wrong moment, with little patience for objections.',
    ],
  },
  '2-8': {
    conjunction: [
      'Neptune dissolves Mercury’s sharp edges: you think in pictures, and facts are hard to hold.',
      'Imagination speaks louder than information, which suits a story better than a contract.',
    ],
    harmonious: [
      'Neptune gives Mercury feeling, and you find words for what is usually only sensed.',
      'You hear what is meant, and others feel understood.',
    ],
    tense: [
      'Neptune muddles Mercury’s message, and something is misheard, left out or prettified.',
      'It is hard to be exact, and easy to believe what one would like to hear.',
    ],
  },
  '2-9': {
    conjunction: [
      'Pluto takes Mercury below the surface, and a question is asked that goes to the point.',
      'Thoughts circle round one thing, and words have more force than their speaker may intend.',
    ],
    harmonious: [
      'Pluto lends Mercury depth, and what you find out or say has an effect.',
      'You see through a matter, and can name it without hurting anybody.',
    ],
    tense: [
      'Pluto presses Mercury for the truth, and a conversation can turn into an interrogation.',
      'Somebody wants to be right at any price, and words are used as levers.',
    ],
  },
  '3-4': {
    conjunction: [
      'Desire and affection are one, and attraction needs no reasons.',
      'Mars takes Venus by the hand: you go after what you like, and are liked for it.',
    ],
    harmonious: [
      'Wooing and being won are in step, and warmth comes with a bit of daring.',
      'Mars gives Venus courage, so that liking turns into an invitation.',
    ],
    tense: [
      'Mars wants at once what Venus would rather be asked for, and attraction comes with friction.',
      'What pleases you and what excites you are two different things, and you may be cross with both.',
    ],
  },
  '3-5': {
    conjunction: [
      'The two kindest planets meet, and generosity, pleasure and good luck in company are about.',
      'Venus and Jupiter together make people warm, and appetites large.',
    ],
    harmonious: [
      'Jupiter enlarges what Venus offers, so that a friendly gesture comes back with interest.',
      'It is easy to please and to be pleased, and nobody is keeping count.',
    ],
    tense: [
      'Venus and Jupiter together overdo it: too much is offered, spent or hoped for.',
      'You may enjoy more than you can well afford, and notice it only afterward.',
    ],
  },
  '3-6': {
    conjunction: [
      'Saturn makes Venus serious: affection is tested, and what holds will hold for long.',
      'You look soberly at what you feel for somebody, and see whether it can be relied on.',
    ],
    harmonious: [
      'Saturn gives Venus constancy, and loyalty is worth more than charm.',
      'Feelings and obligations get along, so that something between people becomes firm.',
    ],
    tense: [
      'Saturn cools Venus, and affection or appreciation is slow to arrive.',
      'Duty and pleasure stand in each other’s way, and reserve is easily taken for dislike.',
    ],
  },
  '3-7': {
    conjunction: [
      'Uranus wakes Venus up, and you like something, or someone, that you had not expected to.',
      'Attraction is sudden, and so is the wish for more freedom in what you already love.',
    ],
    harmonious: [
      'Uranus refreshes Venus, and a change of habit makes affection lively again.',
      'Something new pleases you, and people enjoy each other because nobody is held.',
    ],
    tense: [
      'Uranus unsettles Venus, and closeness and freedom want opposite things.',
      'Tastes and affections change quickly, and somebody steps back without warning.',
    ],
  },
  '3-8': {
    conjunction: [
      'Neptune casts a spell on Venus: everything is lovelier than usual, and some of it is true.',
      'Tenderness has no limits, and neither has the wish to see the best in somebody.',
    ],
    harmonious: [
      'Neptune gives Venus tenderness, and beauty and compassion come easily.',
      'Love is patient under this accord, and finds something to admire.',
    ],
    tense: [
      'Neptune flatters Venus, and you may love an idea of somebody more than the person.',
      'You may long for something so much that you overlook how things really stand.',
    ],
  },
  '3-9': {
    conjunction: [
      'Pluto deepens Venus, and an attraction or a bond will not be content with the surface.',
      'Feelings are strong and exclusive, and want to know how much they count.',
    ],
    harmonious: [
      'Pluto gives Venus depth, and trust between people can grow by a good piece.',
      'What you feel is strong and under control, which makes it convincing.',
    ],
    tense: [
      'Pluto and Venus together want all or nothing, and affection is mixed with power.',
      'Jealousy, money or an old hurt presses on what is otherwise a friendly feeling.',
    ],
  },
  '4-5': {
    conjunction: [
      'Jupiter gives Mars the starting signal: you have strength, luck and very little doubt.',
      'Drive and confidence meet, and large things are begun with a light heart.',
    ],
    harmonious: [
      'Jupiter clears the road for Mars, so that courage is rewarded.',
      'Energy and opportunity arrive together, and what you begin gets support.',
    ],
    tense: [
      'Mars and Jupiter egg each other on, and too much is attempted with too little preparation.',
      'Enthusiasm takes risks that nobody has asked for.',
    ],
  },
  '4-6': {
    conjunction: [
      'Mars wants to go and Saturn holds the brake, so that every step costs strength.',
      'Force meets resistance in one place, and only what is steady gets through.',
    ],
    harmonious: [
      'Saturn gives Mars endurance, and hard work goes on without friction.',
      'Strength is used sparingly and in the right place, so that it lasts to the end.',
    ],
    tense: [
      'Saturn blocks Mars, and effort runs into a rule, a delay or somebody’s refusal.',
      'Impatience and caution are at odds, and each makes the other worse.',
    ],
  },
  '4-7': {
    conjunction: [
      'Mars and Uranus together are sudden, and you may break off or begin something without warning.',
      'The wish to break loose is strong, and acts before it has been discussed.',
    ],
    harmonious: [
      'Uranus shows Mars a shortcut, and a bold change succeeds.',
      'You are quick and independent, and surprise others in a good way.',
    ],
    tense: [
      'Mars pushes and Uranus breaks rank, so that haste and surprise come together.',
      'Your nerves are on edge, and what you try to force may go wrong quite suddenly.',
    ],
  },
  '4-8': {
    conjunction: [
      'Neptune takes the edge off Mars: strength goes into a dream, or seeps away.',
      'You act from feeling more than from plan, and it is hard to say what you are fighting for.',
    ],
    harmonious: [
      'Neptune gives Mars something to believe in, and you act for others as readily as for yourself.',
      'Strength is gentle, and reaches what pressure would not.',
    ],
    tense: [
      'Neptune leads Mars astray, and effort goes into the wrong thing or comes to nothing.',
      'Anger is indirect, and motives are less clear than they seem.',
    ],
  },
  '4-9': {
    conjunction: [
      'Mars and Pluto together have enormous strength, which wants a task worthy of it.',
      'A will that brooks no refusal is at work, and it is better to know whose it is.',
    ],
    harmonious: [
      'Pluto stands behind Mars, so that concentrated effort moves what had not budged.',
      'You have stamina and aim, and need not raise your voice.',
    ],
    tense: [
      'Mars and Pluto measure their strength, and a difference can turn into a power struggle.',
      'Pressure is answered with pressure, and somebody is tempted to win at any cost.',
    ],
  },
};
