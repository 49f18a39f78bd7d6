import { Mars, Mercury, Moon, Sun, Venus } from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/**
 * Aspects between two progressed bodies. Those that cannot be are left out: Mercury and Venus stay near the Sun. The
 * phase tells those between the Sun and the Moon.
 */
export const progressedPairs: ProgressionsReadingCells['pairs'] = {
  [Sun]: {
    [Moon]: {
      harmonious:
        'What you aim at and what you need get along, for the progressed Sun and the progressed Moon are in accord for a month or two. You can rest without feeling that you are missing something, and be busy without feeling driven. It is a short stretch within a longer phase, and easily overlooked. If something at home has been waiting for a good mood, this is one.',
    },
    [Mercury]: {
      conjunction:
        'The progressed Sun and progressed Mercury stand together, so that what you think and who you are becoming are hard to tell apart. You speak from the center of yourself, and people know where you stand. It is less easy to see yourself from outside, since every thought comes in your own voice. Somebody who disagrees with you, and likes you, is worth listening to.',
    },
    [Venus]: {
      conjunction:
        'Love and purpose keep the same company now that the progressed Sun and progressed Venus stand together. What you enjoy tells you where to go next, and liking somebody or something can change your plans more than an argument would. You may be easier to like than you know. It comes hard to be unpopular, even for a good reason, and you may give way too soon.',
    },
    [Mars]: {
      conjunction:
        'The progressed Sun has met progressed Mars, and your strength goes where your wishes go. You start sooner, refuse sooner, and are less willing to wait until others have made up their minds. It does you good to have something to use such strength on. Those around you may feel pushed where you only meant to be quick, and most of them will say so if you ask.',
      harmonious:
        'The progressed Sun and progressed Mars work well together, and effort comes without much strain. You know what you want to do next and, as far as your strength allows, you do it. Others may take their pace from you. Something that only needed somebody to keep at it can be finished in such a time.',
      tense:
        'The progressed Sun is at odds with progressed Mars: you push toward what you want in a way that no longer suits who you are. You may lose your temper over small delays, tire yourself by forcing things, or find one person always standing in the way. There is nothing wrong with the aim. A slower way to it exists, and it is easier to see when you are not angry.',
    },
  },
  [Moon]: {
    [Mercury]: {
      conjunction:
        'For a month or two the progressed Moon is with progressed Mercury, and feelings turn into words almost as soon as you have them. You want to talk, or to write, and it is easier than usual to say what is the matter. Some of it will sound different to you a few weeks later. What you write down need not be sent at once.',
      harmonious:
        'The progressed Moon and progressed Mercury get on well for a month or two, so you can speak about feelings without being carried off by them. A talk that was put off because it might have ended badly has a fair chance. You listen well, too, and notice what is meant. Family news and old stories give more pleasure than usual.',
      tense:
        'For a month or two the progressed Moon is at odds with progressed Mercury, and your mood argues with your reason. You may take a remark amiss, change your mind twice about one invitation, or lie awake over a sentence. It is not the time for the last word on anything that touches you. Afterward you will probably know whether you were hurt or only tired.',
    },
    [Venus]: {
      conjunction:
        'The progressed Moon has come to progressed Venus, and for a month or two you feel affection easily and show it. Company does you good, and so do pretty things, good food and a bit of music. Somebody may come closer. If you have missed being fond of people, it tends to come back at such a time, and it needs little more than an invitation.',
      harmonious:
        'Small pleasures have a large effect while the progressed Moon and progressed Venus are in accord, for a month or two. You are easier to please and easier to live with, and people respond to it. A coolness between you and somebody you like can be ended without anyone having to win.',
      tense:
        'What would comfort you and what would please you are two different things as long as the progressed Moon is at odds with progressed Venus, which is a month or two. You may say yes to company and wish yourself home, or long for someone and be short with them. Nobody is to blame for it. It helps to admit which of the two you want before anything is arranged.',
    },
    [Mars]: {
      conjunction:
        'The progressed Moon comes to progressed Mars, and for a month or two your feelings are quick and hot. You are readier than usual to speak up, to defend someone, or to be annoyed by what you have long put up with. The courage is real, and so is the impatience. Sleep on it once before you act on either; what is still there in the morning may well deserve to be said.',
      harmonious:
        'For a month or two the progressed Moon and progressed Mars work together, so you do things on the strength of a mood and are glad of it afterward. You can ask for what you need without sounding cross. A difficult call, a refusal, a first step after long waiting: whatever takes a little courage is easier than it was.',
      tense:
        'You are easily irritated for a month or two, while the progressed Moon is at odds with progressed Mars. Something you need is not getting its due, and it comes out as temper about something else. Others may be as touchy as you are, or seem so. Find out what the need is and tell somebody, and there will be less heat in the rest.',
    },
  },
  [Mercury]: {
    [Venus]: {
      conjunction:
        'Progressed Mercury has come to progressed Venus, and thought and liking keep company. You find the pleasant way of saying a thing, enjoy conversation for its own sake, and may take up something in which a good ear or a good eye is needed. People tell you that you put it well. It can be tempting to stop there, with the matter itself untouched.',
      harmonious:
        'Since progressed Mercury and progressed Venus are in accord, you can talk about what you love and bring people together over it. You judge with taste and without spite. An agreement, an apology or a piece of writing may turn out better than you expected. All this makes few demands, so whatever you want from it you have to begin yourself.',
    },
    [Mars]: {
      conjunction:
        'Progressed Mercury and progressed Mars have met, and your mind is sharp and a little warlike. You see the weak point at once and say so, decide quickly, and are good at anything that takes both thought and nerve. People may hear an attack where you meant a question. The tone is easier to change than the opinion, and it makes more difference to them.',
      harmonious:
        'Thought and action follow one another easily while progressed Mercury and progressed Mars are in accord. You make up your mind, say so, and do it, and practical problems are solved almost in passing. Others may ask you to speak for them. There may be less patience in you for those who have to talk a thing over three times.',
      tense:
        'While progressed Mercury is at odds with progressed Mars you speak faster than you think, or think faster than you are allowed to speak. Discussions turn into contests, and you may go on fighting one of them in your head for days. Being right matters more to you than usual. Ask yourself what you would want next if the other side simply agreed; at times the answer is nothing.',
    },
  },
  [Venus]: {
    [Mars]: {
      conjunction:
        'Progressed Venus and progressed Mars stand together, which happens in few years of a life: what you love and what you would fight for are the same. Attraction is strong and easy to see, whether it is to a person or to something you make. You can be tender and direct in one breath. What you want, you want soon, and someone who needs more time may feel hurried.',
      harmonious:
        'Progressed Venus and progressed Mars are in accord, so you go after what you like without scaring it away. Courtship, making things and working with others have something playful about them. You know when to wait and when to ask. It would be a pity to use so good a balance only on what is easy.',
      tense:
        'Wanting and liking pull against each other while progressed Venus is at odds with progressed Mars. You may be drawn to what does not suit you, quarrel with someone because they matter to you, or press for an answer that would come by itself. Such a time is seldom dull. It can bring life into something that had grown too polite, as long as nobody keeps count of the quarrels.',
    },
  },
};

/** The same in one sentence, for the opening, where such an aspect is the closest contact of all. */
export const progressedPairLines: ProgressionsReadingCells['pairs'] = {
  [Sun]: {
    [Moon]: {
      harmonious:
        'Your progressed Sun and Moon are in accord for a month or two, so that what you want and what you need agree.',
    },
    [Mercury]: {
      conjunction:
        'Your progressed Sun and Mercury have come together: you say what you think, and it is close to who you are.',
    },
    [Venus]: {
      conjunction:
        'Your progressed Sun and Venus have come together, and what you love shows you where you would like to go.',
    },
    [Mars]: {
      conjunction:
        'Your progressed Sun and Mars have come together, so you want things with your whole will and dislike waiting.',
      harmonious: 'Your progressed Sun and Mars work well together: you have the drive for what you intend.',
      tense:
        'Your progressed Sun and Mars are at odds, and you may be pushing too hard for something that is right in itself.',
    },
  },
  [Moon]: {
    [Mercury]: {
      conjunction:
        'Your progressed Moon and Mercury meet for a month or two, and what you feel wants to be talked about.',
      harmonious:
        'Your progressed Moon and Mercury are in accord for a month or two: a talk about feelings can go well.',
      tense:
        'Your progressed Moon and Mercury are at odds for a month or two, so moods get into your judgment.',
    },
    [Venus]: {
      conjunction:
        'Your progressed Moon and Venus meet for a month or two, and affection is easy to feel and to show.',
      harmonious:
        'Your progressed Moon and Venus are in accord for a month or two: you are easy to please and to live with.',
      tense:
        'Your progressed Moon and Venus are at odds for a month or two, so what pleases you is not what comforts you.',
    },
    [Mars]: {
      conjunction:
        'Your progressed Moon and Mars meet for a month or two: feelings are hot, and you are ready to speak up.',
      harmonious:
        'Your progressed Moon and Mars are in accord for a month or two, and you have the courage to do what you feel.',
      tense:
        'Your progressed Moon and Mars are at odds for a month or two: you are easily annoyed, and some need lies behind it.',
    },
  },
  [Mercury]: {
    [Venus]: {
      conjunction:
        'Your progressed Mercury and Venus have come together, and you find kind words without looking for them.',
      harmonious:
        'Your progressed Mercury and Venus are in accord: you can talk about what you love, and people like to listen.',
    },
    [Mars]: {
      conjunction:
        'Your progressed Mercury and Mars have come together, so your mind is sharp and ready for an argument.',
      harmonious:
        'Your progressed Mercury and Mars are in accord: you decide quickly, and do what you have decided.',
      tense:
        'Your progressed Mercury and Mars are at odds, and words may come out harder than you mean them.',
    },
  },
  [Venus]: {
    [Mars]: {
      conjunction:
        'Your progressed Venus and Mars have come together, and you go after what you love with your whole heart.',
      harmonious:
        'Your progressed Venus and Mars are in accord, so you can go after what you love with ease.',
      tense:
        'Your progressed Venus and Mars are at odds: attraction and irritation may concern the same person or thing.',
    },
  },
};
