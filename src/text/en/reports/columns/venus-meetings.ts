import { Jupiter, Mars, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';
import { venusJupiter } from './venus/jupiter.js';
import { venusNeptune } from './venus/neptune.js';
import { venusPluto } from './venus/pluto.js';
import { venusSaturn } from './venus/saturn.js';
import { venusUranus } from './venus/uranus.js';

/** Venus in aspect to a slower planet, by the house of Venus. */
export const venusMeeting: ColumnShelf['venusMeeting'] = {
  [Mars]: {
    conjunction: {
      1: [
        'Attraction and drive come together in you, and people notice you at once. Say openly whom or what you like. The charm works by itself, so there is no need to push.',
      ],
      2: [
        'What you love and what you fight for meet where money is concerned. You may earn by something you enjoy, or spend on it in a hurry. One night’s sleep tells the two apart.',
      ],
      3: [
        'Talk gets lively and warm, and a little flirtation does it good. You can tell somebody the truth and be liked for it. Write the message while you still feel like smiling.',
      ],
      4: [
        'Tenderness and temper live close together at home. A small quarrel may clear the air and end in an embrace. Do something with your hands for the place, the two of you.',
      ],
      5: [
        'Love and desire want the same thing, and it is not a shy mood. You may make the first move, or make something of your own with real fire. Enjoy it, and let the other person keep pace.',
      ],
      6: [
        'You work fast and with pleasure, and you get on well with the people beside you. Attraction among colleagues is possible, and best handled slowly. A task that others find ugly could be made attractive.',
      ],
      7: [
        'Between you and one other person there is a good deal of spark. It may be romance or rivalry, and often it is some of both. Say what you want, and ask in the same breath what they want.',
      ],
      8: [
        'You want closeness, and all of it. In money matters affection gets mixed up with demands. Keep the two subjects for separate evenings.',
      ],
      9: [
        'You fall for what is far away, whether a place, a subject or someone with another accent. Enthusiasm is catching and carries others along. Book the smaller version of the trip first.',
      ],
      10: [
        'Charm and ambition pull together in your work, so you can ask for a good deal and be liked all the same. Choose one request. Somebody may envy you, and a kind word is enough for that.',
      ],
      11: [
        'Among your friends somebody may look at you in a new way, or you at them. The group has both the wish and the energy for a common plan. Use it before the mood changes.',
      ],
      12: [
        'A strong feeling is at work in private, and few people would guess it. You need not act on it yet. Dance, walk or write it down, and see what is left of it afterward.',
      ],
    },
    harmonious: {
      1: [
        'You know what you like and go toward it without fuss. People find that attractive. Ask for something, for a dance or for a favor, in the plainest way you can.',
      ],
      2: [
        'A good bargain is easily made, as you are friendly and firm at once. Say what you want for it, and smile. What you do gladly may also be what pays.',
      ],
      3: [
        'Your tone is warm and to the point, so that people answer quickly. It is a good day for the call you had been shy about. A little teasing is welcome.',
      ],
      4: [
        'At home something can be made both stronger and prettier in an afternoon. Those who live with you are glad to help if they may choose the music.',
      ],
      5: [
        'Pleasure comes easily, with some movement in it. Go out, play, or ask the person whom you like. What you make with your hands turns out well.',
      ],
      6: [
        'Work is done briskly and in good company. You could suggest a nicer way of doing a dull thing. A compliment to a colleague will be remembered.',
      ],
      7: [
        'The two of you want much the same thing and can say so. Plan something active together. If there was a coolness, a shared joke ends it.',
      ],
      8: [
        'A wish between two people can be spoken aloud without embarrassment. Shared money is settled fairly as well, since neither of you is being difficult.',
      ],
      9: [
        'You feel like going somewhere, and somebody feels like coming along. A course or a journey can be set in motion with one friendly call.',
      ],
      10: [
        'You are energetic at work and pleasant with it, which is rarer than it sounds. Put yourself forward for what you would enjoy. People are inclined to say yes.',
      ],
      11: [
        'Friends are easily won for a plan, especially for one with fun in it. Set the date while everybody is there. You may get on very well with somebody new.',
      ],
      12: [
        'A feeling that you keep to yourself gives you strength rather than taking it. Spend some time alone on something lovely and a little strenuous.',
      ],
    },
    tense: {
      1: [
        'You want to be liked and want your own way, and at the moment the two don’t go together. Decide which matters more in this case. A small apology repairs more than a long defense.',
      ],
      2: [
        'The wish to have something is stronger than the need for it. Wait a day before you pay. If money is the subject between you and somebody, keep affection out of the argument.',
      ],
      3: [
        'A joke or a tone is taken badly, perhaps because there was a point in it. Say what you meant in a friendlier way. Lovers and neighbors quarrel easily now, and soon forget it.',
      ],
      4: [
        'At home one person wants peace and another wants things to be done. Both are right about something. Agree on one job and one evening off, and keep to both.',
      ],
      5: [
        'Attraction is strong and so is impatience. You may come on too fast, or be courted that way. Slowing down costs nothing and shows whether the interest lasts.',
      ],
      6: [
        'Good will and effort get in each other’s way at work. One may push and another sulk. Do your own part pleasantly and leave the other’s mood alone.',
      ],
      7: [
        'What one of you finds charming the other finds pushy. The same difference may attract you both. Have the argument with good manners, and end it before supper.',
      ],
      8: [
        'Desire, jealousy or money makes things tense between you and somebody. Don’t test the other person. Ask for reassurance, if that is what you want.',
      ],
      9: [
        'You long to be elsewhere and take it out on those who are here. Two people may have two different trips in mind. Halve the plan, and look forward to half each.',
      ],
      10: [
        'Ambition may cost you some sympathy. If you have to insist on something at work, choose the tone with care. A thank-you beforehand makes the rest easier.',
      ],
      11: [
        'Among friends a flirtation or a rivalry may disturb the peace. You need not take a side. The evening goes better with something to do than with something to discuss.',
      ],
      12: [
        'You are irritated and would rather not be. It may be a wish that you have not allowed yourself. Admit it in private before somebody else gets the blame for it.',
      ],
    },
  },
  [Jupiter]: {
    ...venusJupiter,
    conjunction: {
      1: [
        'It is one of the pleasantest meetings there is, and you get the benefit in person. People like you and show it. Accept the kindness, and pass some of it on the same day.',
      ],
      2: [
        'Good things may come to you without much effort, and you have a sense of what is worth its price. Treat yourself to one of them, and enjoy it without looking at the next.',
      ],
      3: [
        'Kind words are heard and believed, yours as well as other people’s. Good news may come by way of someone nearby. Write to the person whom you have been meaning to thank.',
      ],
      4: [
        'Home is a good place to be, and a good place to invite people to. The family agrees on more than usual. Something comfortable or beautiful could find its way into the rooms.',
      ],
      5: [
        'Love, play and everything you make have a lucky hour. Someone may be very fond of you and not hide it. Say yes to the invitation, and enjoy it without counting.',
      ],
      6: [
        'Work is made pleasant by good people, and you are one of them. A task you like may come your way. Leave a little earlier for once; nobody will mind.',
      ],
      7: [
        'Another person may be generous to you, with time, praise or love. If something is to be asked or promised between two people, this is a good moment.',
      ],
      8: [
        'Trust comes easily, and shared money is handled with a light heart. Somebody may let you off a debt of one kind or another. Do the same for a smaller one.',
      ],
      9: [
        'Whatever is far away looks its best. A journey, a subject or a person from elsewhere gives you real joy. Plan with a free hand, and check the dates afterward.',
      ],
      10: [
        'You are well thought of, and somebody may say so in the right place. It is a good time to ask, to present or to be introduced. Take the compliment as it is meant.',
      ],
      11: [
        'Friends are at their best, and a new one may be among them. What you hope for finds supporters. Go where you are invited, and bring somebody who would like to come.',
      ],
      12: [
        'You may be content without being able to say why. A kindness may be done for you in secret, or you do one. Rest, music and a little luxury suit the mood.',
      ],
    },
  },
  [Saturn]: {
    ...venusSaturn,
    conjunction: {
      1: [
        'You come across as more reserved than you feel. Those who matter to you can tell the difference. A simple sign of affection does more now than charm would.',
      ],
      2: [
        'You look at what you spend for pleasure and find some of it dispensable. What remains is good. An honest price, asked or paid, gives lasting satisfaction.',
      ],
      3: [
        'Affection is told in few words, and may be mistaken for coolness. Say it a little more plainly than you think necessary. A serious talk with somebody nearby turns out well.',
      ],
      4: [
        'At home you feel both the comfort and the duty of belonging. An older relative may need some attention. Something worn and dear is worth repairing.',
      ],
      5: [
        'Pleasure is quiet and love is sober. What is real can stand that, and looks the better for it. Give an hour to a work of your own that needs patience.',
      ],
      6: [
        'Your work is judged by its quality, and you are a strict judge yourself. Colleagues may be dry and are fair. Finish one thing beautifully rather than three in haste.',
      ],
      7: [
        'Two people see what holds them together, and it is more habit and loyalty than fireworks. That is not little. A promise made now is meant, so make it a small one.',
      ],
      8: [
        'Closeness is careful, and rightly so. In matters of shared money an exact agreement does both of you good. Trust is shown by keeping it.',
      ],
      9: [
        'A wish for something far away is measured against what it costs. You may find a modest form of it that you can begin with. An older teacher is worth listening to.',
      ],
      10: [
        'Respect counts for more than popularity at work, and you can earn some. Keep to what was agreed, in a friendly tone. Somebody experienced may think well of you.',
      ],
      11: [
        'You find out which friends keep their word. It may be fewer people and better evenings. Call the one whom you have neglected, without excuses.',
      ],
      12: [
        'You may miss somebody, or an earlier time. Let the feeling be there without making a decision of it. An old piece of music or an hour of order in your room does you good.',
      ],
    },
  },
  [Uranus]: {
    ...venusUranus,
    conjunction: {
      1: [
        'You feel like changing your looks, your company or your mind. People find you exciting, if a little hard to predict. Try what can be undone.',
      ],
      2: [
        'An unusual purchase or an unexpected source of income gets your attention. It may be a whim. If it still pleases you after a few nights, it is more.',
      ],
      3: [
        'A chance meeting or an odd message brightens the day. You may get to like somebody through one surprising remark. Answer in the same spirit.',
      ],
      4: [
        'At home you want a change at once. Something fresh in an old corner will do, if the others are told before they come in.',
      ],
      5: [
        'Attraction strikes quickly and does not ask whether it suits you. You may be as surprised as anybody. Enjoy the excitement, and let it show in time what it is.',
      ],
      6: [
        'There is a lighter way of doing your work, and you stumble on it. A colleague may be quite different from what you thought. Leave room for that.',
      ],
      7: [
        'Someone close to you may surprise you, or you meet someone out of the ordinary. Both of you need some freedom and like each other better with it. Do something you have never done together.',
      ],
      8: [
        'What you share with someone takes an unexpected turn, perhaps a relief. A feeling that was taken for granted becomes lively again. Decide nothing in the first hour.',
      ],
      9: [
        'A place or an idea you had never considered suddenly appeals to you. It might come by way of a stranger. Look into it for the fun of it.',
      ],
      10: [
        'Originality is liked at work just now, within reason. You may be noticed for something you did not think important. Show more of that.',
      ],
      11: [
        'Your circle gets some fresh air. A new acquaintance may be rather different from the old ones and get on with all of them. Introduce people to each other.',
      ],
      12: [
        'You are taken with something that you cannot explain, and need not. It may be a dream, a face or a piece of music. Keep it to yourself until you know more.',
      ],
    },
  },
  [Neptune]: {
    ...venusNeptune,
    conjunction: {
      1: [
        'You are softer than usual, and people see in you what they long for. Enjoy it, with a small part of you staying awake. Beauty does you good, in whatever form you can get it.',
      ],
      2: [
        'What you love seems priceless, so that it is easy to overpay. Look at lovely things and buy them next week. Giving is a different matter, and can be done on the spot.',
      ],
      3: [
        'You find tender words for what is usually left unsaid. A letter, a song or a photograph may say it better still. Practical arrangements need a second look.',
      ],
      4: [
        'Home seems like a refuge, and memories are golden. Make it cozy and let the day’s business wait outside. A relative may need comfort more than advice.',
      ],
      5: [
        'Romance is in the air, and so is some illusion. You need not separate the two at once. What you make by imagination may be very beautiful.',
      ],
      6: [
        'Work goes best where it has something to do with beauty or kindness. The rest of it is forgotten easily, so write it down. Helping somebody gives you real joy.',
      ],
      7: [
        'You see the best in another person, perhaps more than is there. It is a lovely way to look at somebody, for a while. Leave promises until you see both sides.',
      ],
      8: [
        'Two people can be very close without many words. Where money is concerned, words are needed all the same. Keep the feeling, and put the terms in writing.',
      ],
      9: [
        'You dream of the sea, of a distant country or of a better world. Some of it can be had in a book or a concert. The tickets can be compared another day.',
      ],
      10: [
        'Imagination and tact serve you well in public. You may be admired for something that you hardly did on purpose. Be clear about what you can deliver.',
      ],
      11: [
        'Among friends there is much understanding and little punctuality. A common ideal warms everybody. Agree on one small practical thing before you part.',
      ],
      12: [
        'You need tenderness and quiet, and are happy in a world of your own. Music, prayer or sleep may bring you closer to yourself. Nobody has to know how sweet it was.',
      ],
    },
  },
  [Pluto]: {
    ...venusPluto,
    conjunction: {
      1: [
        'You attract people strongly, without doing anything for it. What you feel goes deep and shows in your eyes. Be honest about what you want from somebody, at least with yourself.',
      ],
      2: [
        'You want something very much, a particular thing or simply security. Find out what it stands for before you pay for it. You may also part with a possession for good and feel free.',
      ],
      3: [
        'Conversation touches on what people really feel. You can say something true and tender that had been kept back. Listen without prying, and more will be told you.',
      ],
      4: [
        'In the family old love and old hurt are both awake. Clear out one place that is full of the past.',
      ],
      5: [
        'Feelings are intense, in love and in whatever you create. It is wonderful as long as nobody tries to own the other. Put some of the force into your work.',
      ],
      6: [
        'You care about your work more than you show, and somebody feels it. There may be a strong like or dislike between colleagues. Keep it fair and in daylight.',
      ],
      7: [
        'A tie between you and somebody becomes deeper, or shows what is under it. Jealousy is a form of fear, and may be admitted as such. Where both are honest, a good deal is won.',
      ],
      8: [
        'Closeness, trust and shared money are all stirred up. It is a good moment to talk about what has stood between you and another person for a long time. Neither side should press.',
      ],
      9: [
        'A belief, a book or a teacher may take hold of you. Let it change you, and go on asking questions all the same.',
      ],
      10: [
        'Someone with influence may favor you, and you have more influence than you think. Use it for something you would defend in public.',
      ],
      11: [
        'A friendship becomes serious, or its hidden side comes up. You may feel strongly about one person in a crowd. Be as loyal as you would like them to be.',
      ],
      12: [
        'A feeling that has been buried wants some light. Give it an hour of your own, with music or a pen. It need not be acted on to be real.',
      ],
    },
  },
};
