import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * How two things that have been said of a person are both true, and when each is: `{a}` has been read before `{b}`. The first
 * where the first side of a matter was read first, the second where it was the other way about. They follow the paragraph of
 * the second.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    'Some of your anger is out within the minute, as {a} has it. The rest goes to {b}, and the person concerned may hear of it a good deal later.',
    'A grievance you keep, as {a} does. Trifles are another matter: with people who are sure to forgive you, {b} has the sharp word out at once.',
  ],
  speech: [
    'On small matters you answer at once, by way of {a}. Asked what you intend to do you fall silent, and that is {b}, which speaks when it is sure.',
    'Among strangers you weigh your words, as {a} does. Among friends, or on a subject of your own, {b} has plenty of them.',
  ],
  approach: [
    'Where something has to be done you are the first to move, by way of {a}. Where somebody has to be trusted you wait, and {b} says for how long.',
    'At a first meeting you keep back, as {a} does. Once you know what you want, {b} has you moving before anyone else.',
  ],
  notice: [
    'People see a good deal of you, because of {a}. The preparing is done where nobody looks, in the part of your life that belongs to {b}, and you need both places.',
    'You like to prepare a thing out of sight, because of {a}, and you like it to be seen when it is done, because of {b}.',
  ],
  praise: [
    '{A} would like the applause, and when it comes {b} looks for what is wrong with it. To be thanked for something exact gets past the objection.',
    'You wave a compliment away, as {a} does, and remember it word for word. That is {b}, which misses praise when none comes.',
  ],
  company: [
    'People do you good, because of {a}, up to a point; past it only a closed door does, because of {b}. You tend to notice the point an hour too late.',
    'You go off by yourself to think, as {a} does, and come back wanting voices, because of {b}. What you bring back is usually worth telling.',
  ],
  money: [
    'You pay for others and buy what pleases you, by way of {a}, and there is something put by that you never touch, because of {b}.',
    'You watch the small sums, as {a} does. A large one you can let go of in a moment, because of {b}, when it is for somebody you love.',
  ],
  bonds: [
    'Those you love are never far from your mind, because of {a}, and you dislike being asked where you have been, because of {b}. Somebody who is always there and seldom asks suits both.',
    'You want room, as {a} does: you give no account of your days and ask for none. Of the one or two who matter most {b} wants the whole person, and it is there that you can be hurt.',
  ],
  measure: [
    'You hope and plan on a large scale, because of {a}, and promise only what you can keep, because of {b}. People may hear the hope and take it for the promise.',
    'You ask little and promise little, as {a} does. Where your heart is in a thing, {b} gives more than your careful side would sign.',
  ],
  change: [
    'You stay with a person or a task for as long as it does you good, because of {a}. Once it has stopped you are gone rather fast, because of {b}.',
    'You change plans and opinions as easily as {a} suggests. A few people and a habit or two stay as they are, and those are in the keeping of {b}.',
  ],
  feelings: [
    'Whether you are pleased or cross anyone can see, because of {a}. What you long for, or are afraid of, you keep to yourself, because of {b}.',
    'You mean to keep a feeling private, as {a} does, and {b} shows it in your face before you have decided.',
  ],
  peace: [
    'You try tact first, as {a} does. When it has failed you say what is so, because of {b}, and people who took you for mild are surprised.',
    'You contradict an opinion without ceremony, as {a} does, and then go a long way to spare the person who holds it. That is {b}.',
  ],
  pace: [
    'You answer at once and start at once, as {a} does. What you promise for good takes longer: there {b} decides.',
    'What you promise for good takes you a long time, and there {a} decides. In talk, or when something goes wrong, {b} is faster than anyone present.',
  ],
  belief: [
    'You take a person at their word, as {a} does, and read the small print all the same, because of {b}.',
    'You check what you are told, as {a} does, and yet you believe, because of {b}, in people for whom nobody could vouch.',
  ],
  order: [
    'What you make is exact, as {a} likes it. Your bookings and bills are another matter, and there {b} lets things drift.',
    'A good deal you let go by, as {a} does. In the one or two things that you are known for, {b} is strict to the last detail.',
  ],
  confidence: [
    'When something goes wrong you soon try again, as {a} does. Alone, over a small mistake of your own, {b} is harder to satisfy.',
    'You ask a good deal of yourself and are slow to call it enough, because of {a}. In front of a plain task you do not doubt at all, and that is {b}.',
  ],
  will: [
    'In what matters to you nobody turns you round, as {a} has it. Over the rest you let others choose, and {b} may give up more than they had asked.',
    'With people you love you give way, as {a} does. To someone who orders or pushes you give nothing, and there {b} decides.',
  ],
  wholeness: [
    'What you want to do, you also feel like doing, because of {a}. It is between two people, or two places, that {b} has you torn.',
    'Over the large choices you are in two minds, because of {a}. Once you have begun, {b} puts all of you into it.',
  ],
};
