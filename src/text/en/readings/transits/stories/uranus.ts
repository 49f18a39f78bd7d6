import {
  Ascendant,
  Descendant,
  ImumCoeli,
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
} from '../../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../../reading-catalogue.js';

export const uranusStories: TransitsReadingCells['stories'][typeof Uranus] = {
  [Sun]: {
    conjunction: {
      opening:
        'You are ready to be somebody slightly different, {name}, and the readiness may come faster than the plan. Uranus is on your Sun, as it is once in a life for most: what was settled about you loosens, and people who thought they knew you look twice.',
      beside: 'Uranus on your Sun makes you act more like yourself than anyone expects.',
    },
    harmonious: {
      opening:
        'Change suits you, {name}, and it comes without a break. Uranus is friendly to your Sun, so a freer way of working or living can be tried, and you are taken for original where you might have been called difficult.',
      beside: 'Uranus is friendly to your Sun and opens a freer way of doing what you do.',
    },
    tense: {
      opening:
        'You are restless, {name}, and things keep getting in your way or changing your plans. Uranus is at odds with your Sun: what you have outgrown irritates you, and it is easy to throw out more than that.',
      beside:
        'Uranus is at odds with your Sun and makes you impatient with anybody who expects you to be as you were.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'What makes you feel at home is changing, {name}. Uranus is on your Moon: moods come and go like weather, a living arrangement may shift, and you find that you need more air than you were brought up to ask for.',
      beside: 'Uranus on your Moon gives your feelings a will of their own.',
    },
    harmonious: {
      opening:
        'Something new does you good at home, {name}. Uranus is friendly to your Moon, so a fresh arrangement, company of a new sort or an unusual kindness helps you more than habit would.',
      beside: 'Uranus is friendly to your Moon and lets you change something at home without much fuss.',
    },
    tense: {
      opening:
        'Home and heart will not stay put, {name}. Uranus is at odds with your Moon: you need to feel safe and you need freedom, and your old way of having both no longer works.',
      beside: 'Uranus is at odds with your Moon and keeps home life and moods on the move.',
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'Your mind is working at an unusual speed, {name}. Uranus is on your Mercury: ideas arrive whole, speech outruns tact, and a way of thinking that served for years may be replaced in an afternoon.',
      beside: 'Uranus on your Mercury makes your thoughts quick, original and hard to follow.',
    },
    harmonious: {
      opening:
        'Bright ideas come easily, {name}, and people can follow them. Uranus is on good terms with your Mercury, so a new tool, a subject out of your line or an unlikely adviser is worth an hour.',
      beside: 'Uranus is on good terms with your Mercury and finds the clever way around.',
    },
    tense: {
      opening:
        'Your thoughts are fast and your patience is short, {name}. Uranus jolts your Mercury: plans cross, replies come out sharper than you meant, and an insight that is right can be spoiled by the way it is delivered.',
      beside: 'Uranus jolts your Mercury and makes interruptions frequent and tact scarce.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'Your taste in people and pleasures is changing, {name}, perhaps overnight. Uranus is on your Venus: an attraction may come from nowhere, and a bond that has grown dull asks for air or for an end.',
      beside: 'Uranus on your Venus makes the heart hard to predict, your own included.',
    },
    harmonious: {
      opening:
        'Love and company feel lighter than usual, {name}. Uranus is friendly to your Venus, so new company, unusual beauty and a freer understanding between two people all come without much strain.',
      beside: 'Uranus is friendly to your Venus and brings new people and lighter bonds.',
    },
    tense: {
      opening:
        'Closeness and freedom are hard to have together, {name}. Uranus unsettles your Venus: someone may come near and back off, or you do, and money and affection both prove less fixed than they seemed.',
      beside: 'Uranus unsettles your Venus and makes you want closeness and room in the same breath.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'You want to act at once, {name}, and in your own way. Uranus is on your Mars: courage is high, patience low, and the start you make in this mood will be bold, so it had better be one you would choose on a calm day as well.',
      beside: 'Uranus on your Mars makes you bold, and very bad at waiting.',
    },
    harmonious: {
      opening:
        'You get further with unusual methods than with hard pushing, {name}. Uranus helps your Mars, and something you have never tried, in work, sport or how you stand up for yourself, is likely to come off.',
      beside: 'Uranus helps your Mars and rewards a new method over a harder push.',
    },
    tense: {
      opening:
        'Your temper has a short fuse, {name}, and whatever says “you must” may light it. Uranus is at odds with your Mars: there is real courage in it, which goes furthest when it has been given a little notice.',
      beside: 'Uranus is at odds with your Mars and makes you act first and look afterward.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'A wider life has come suddenly within reach, {name}, or at least within sight. Uranus is on your Jupiter: lucky turns, new beliefs and unlikely offers may come in a bunch, and not every one of them will wait.',
      beside: 'Uranus on your Jupiter may bring an offer from a side you were not watching.',
    },
    harmonious: {
      opening:
        'Luck comes by unusual roads, {name}. Uranus is friendly to your Jupiter, so a journey, a course of study or a chance meeting can widen your life at little cost.',
      beside: 'Uranus is friendly to your Jupiter and opens doors that were not on the plan.',
    },
    tense: {
      opening:
        'You want more, {name}, and you want it to be different. Uranus excites your Jupiter beyond measure: a belief is thrown over, a risk looks irresistible, and one part of it deserves a trial on a small scale.',
      beside: 'Uranus excites your Jupiter and makes a risk look like the right thing to do.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'You can be freer than you have been, {name}, if you are willing to be a little unsure. Uranus is on your Saturn: some fixed part of life gives way, in your work or in what you expect of yourself, and there is no old rule for what comes next.',
      beside: 'Uranus on your Saturn loosens rules that you had stopped noticing.',
    },
    harmonious: {
      opening:
        'You can reform your days without tearing anything down, {name}. Uranus and your Saturn agree, so an old duty may be lightened, a method brought up to date, and even the cautious see the point.',
      beside: 'Uranus agrees with your Saturn and lets you lighten an old duty without dropping it.',
    },
    tense: {
      opening:
        'It is hard to keep anything tied down, {name}. Uranus strains your Saturn: a duty, a schedule or your own patience slips, and a rule that has grown too strict is better changed by you than broken.',
      beside: 'Uranus strains your Saturn and upsets what you had arranged for good.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'You have come around to the beginning of your own independence, {name}. Uranus is back where it was when you were born, after some eighty-four years, and you may say and do what you please with an ease that the young can only envy.',
      beside: 'Uranus is back where it was when you were born and leaves you free to please yourself.',
    },
    harmonious: {
      opening:
        'You can try something of your own without a quarrel, {name}. Uranus is at an easy angle to its own place at your birth: others of your years are on the move too, and nobody will be much surprised.',
      beside:
        'Uranus is at an easy angle to its own place at your birth and makes a change of habits simple.',
    },
    tense: {
      opening:
        'The wish to live by your own lights is too loud to ignore, {name}, as it is for everyone about your age. Uranus is at a hard angle to its own place at your birth: something ought to change, and it is worth finding out what before everything does.',
      beside: 'Uranus is at a hard angle to its own place at your birth and stirs a wish to start over.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'Your dreams are waking up, {name}, along with those of everyone near your age. Uranus is on your Neptune: ideals are shaken, visions come in flashes, and something you had only imagined might find a way to be made.',
      beside: 'Uranus on your Neptune wakes an old dream, and not gently.',
    },
    harmonious: {
      opening:
        'You may meet the people, or the tools, that an old wish has been waiting for, {name}. Uranus is in gentle touch with your Neptune, and it is a time for making a rough beginning.',
      beside: 'Uranus is in gentle touch with your Neptune and finds new means for an old longing.',
    },
    tense: {
      opening:
        'A comfortable illusion has been rattled, {name}. Uranus unsettles your Neptune: you may change what you believe more than once, and do best to sign nothing on the strength of a revelation.',
      beside: 'Uranus unsettles your Neptune and makes you doubt what you were sure of.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'Something long held down in you has been switched on, {name}. Uranus is on your Pluto, as it is for those around your age, and a drive you kept under control may want its own way rather suddenly.',
      beside: 'Uranus on your Pluto frees a strength that you had under lock.',
    },
    harmonious: {
      opening:
        'You could let go of an old compulsion almost without a struggle, {name}. Uranus helps your Pluto, and what has been stuck at a great depth moves when you approach it from an unusual side.',
      beside: 'Uranus helps your Pluto and loosens something that sat very deep.',
    },
    tense: {
      opening:
        'Things are stirring that you had buried in good order, {name}. Uranus disturbs your Pluto: control slips at odd moments, and a truth that comes out in this way is seldom convenient and often a relief.',
      beside: 'Uranus disturbs your Pluto and brings up what you had meant to leave alone.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'You are breaking out of an old manner, {name}, and people notice. Uranus crosses your Ascendant: you may look, live or introduce yourself quite differently within a short time, and mean it.',
      beside: 'Uranus on your Ascendant makes you surprise people, yourself among them.',
    },
    harmonious: {
      opening:
        'It is easy to be yourself in company, {name}. Uranus is friendly to your Ascendant: new people take to you, and you can live or dress or speak a little more freely without having to fight for it.',
      beside: 'Uranus is friendly to your Ascendant and makes new company easy to find.',
    },
    tense: {
      opening:
        'You will not be pinned down, {name}, and the people around you feel it. Uranus squares your Ascendant: upsets at work or at home get into how you meet others, and you may leave a room before you know why.',
      beside: 'Uranus squares your Ascendant and makes you hard to pin down, and a little hard to reach.',
    },
  },
  [Midheaven]: {
    conjunction: {
      opening:
        'Your course in the world is taking a turn, {name}. Uranus is on your Midheaven: a post, a calling or a reputation may change within weeks, and the freer road is seldom the one you had marked.',
      beside: 'Uranus on your Midheaven may change your work sooner than you had planned.',
    },
    harmonious: {
      opening:
        'A freer way of working is open to you, {name}. Uranus supports your Midheaven, so an unusual skill is in demand, and you can change your direction without burning what you have.',
      beside: 'Uranus supports your Midheaven and opens a freer way of working.',
    },
    tense: {
      opening:
        'Your plans in the world keep being interrupted, {name}. Uranus squares your Midheaven: a change at home, in a partner or in yourself cuts across what you had planned, and shows where the plan was too narrow.',
      beside: 'Uranus squares your Midheaven and cuts across your plans from a side you do not expect.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'Life with other people won’t go by habit, {name}. Uranus is on your Descendant, the point of partners, and what used to be understood between two people has to be said, perhaps in other words.',
      beside: 'Uranus on your Descendant makes close relationships lively and uncertain.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'Your private life is on the move, {name}. Uranus is at the foot of your chart, and what changes first is what few people see: rooms, relatives, the feeling of being from somewhere.',
      beside: 'Uranus at the foot of your chart brings unrest and fresh air into your home life.',
    },
  },
};
