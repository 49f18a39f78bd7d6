import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * {name1}’s Venus and {name2}’s Mars by element, the Venus first: what {name1} likes and how {name2} goes about things.
 */
export const venusWithMars: SynastryReadingCells['venusWithMars'] = {
  fire: {
    fire: '{name1}’s Venus likes people who go ahead, and {name2}’s Mars does. Admiration on the one side makes for courage on the other, and an outing is arranged in a minute. What comes more slowly is a quiet kindness, which neither of these two signs of fire would call exciting.',
    earth:
      '{name1}’s Venus would be swept along, and {name2}’s Mars takes one step after the other. What looks like a lack of spirit is patience: {name2} is still at it when the enthusiasm of others has gone. {name1} values it more when {name2} says from time to time how far along things are.',
    air: '{name2}’s Mars goes about things with a good deal of talk, which never bores {name1}’s Venus. Invitations are quick and playful here, and answered in the same way. When {name1} means a liking seriously, it should be said without a joke.',
    water:
      '{name1}’s Venus likes open ways, and {name2}’s Mars goes by feeling and does not announce it. A favor may have been done long before {name1} hears of it. To thank {name2} with some warmth brings out more than a question about motives would.',
  },
  earth: {
    fire: '{name2}’s Mars is quick and means it, and {name1}’s Venus would like to see whether it lasts. A smaller offer, kept to, counts for more here than a large one made in haste. {name1} may find, all the same, that some chances are gone by the time they have been considered.',
    earth:
      '{name1}’s Venus values what is done well, and {name2}’s Mars does things well. With both in earth they please each other by work, by food, by whatever can be touched. It would do no harm to mention the pleasure, for both take it to be obvious.',
    air: '{name2}’s Mars argues for a thing, and {name1}’s Venus waits until it can be seen. Charming as the words are, it is a mended lamp that convinces. {name2} can learn what {name1} is fond of by watching the hands, and is good at noticing once it has been pointed out.',
    water:
      '{name2}’s Mars takes care of people, quietly, and {name1}’s Venus can tell. This is an easy pair of signs, earth and water: a wish is seen before it is spoken, and the answer is something useful. Only a clear no is hard to get from {name2}, and should be asked for.',
  },
  air: {
    fire: '{name1}’s Venus enjoys the nerve of {name2}’s Mars and has something clever to say about it. They encourage each other in public and are good at parties. Where {name2} becomes heated {name1} tends to step back, and is soon there again when something new is to be tried.',
    earth:
      '{name1}’s Venus likes lightness and a change, and {name2}’s Mars likes a plan that is kept. One brings the idea for a Sunday and the other the sandwiches. It goes well as long as {name2} may count on the hour and {name1} on there being some surprise in it.',
    air: 'What {name1}’s Venus likes is wit and good manners, and {name2}’s Mars woos with both. With the two in air it is a pleasure for them to differ, as long as neither is being corrected. Something they want very much may be talked about for so long that it is never asked for.',
    water:
      '{name2}’s Mars is moved by moods, and {name1}’s Venus prefers them to be put in words. Asked for a reason at once, {name2} withdraws, and {name1} takes this for a refusal. It isn’t one. Something to do side by side, with little said, brings them together again.',
  },
  water: {
    fire: '{name2}’s Mars is very direct, and what it says goes on hurting {name1}’s Venus after it has been said. The same {name2} speaks up for {name1} before others, at times when nobody had asked for it. When {name2} softens the first sentence, the second may be as plain as it likes.',
    earth:
      '{name1}’s Venus feels safe with {name2}’s Mars, which does what has to be done and seldom makes a speech about it. So much steadiness is answered with loyalty. {name1} would like to hear about feelings now and then, and {name2} would like to be told what there is to do about them.',
    air: 'When {name1}, with Venus in water, confides something, {name2}, with Mars in air, may take it for the beginning of a debate. An opinion, however good, can feel like a cold hand. If {name2} asks first whether an opinion is wanted, {name1} often says yes, and listens to it with more than politeness.',
    water:
      '{name1}’s Venus gives without being asked, and {name2}’s Mars fights for those who do. With the two in water they are devoted, and guess a good deal. Annoyance is guessed at as well, and is then larger than it was. It is worth saying while it is still small.',
  },
};

/**
 * {name1}’s Sun and {name2}’s Mercury by element, the Sun first: what {name1} is after and how {name2} thinks about it.
 */
export const sunWithMercury: SynastryReadingCells['sunWithMercury'] = {
  fire: {
    fire: '{name1} tells {name2} of an intention and hears how it could be made larger. A Sun and a Mercury in fire confirm each other, and it is a pleasure to be believed so soon. For the weak points of the plan they have to ask someone else.',
    earth:
      '{name1}’s Sun wants to go ahead and {name2}’s Mercury has practical questions. They are worth answering, since they are the ones that everybody will ask later. {name2} might say first what is attractive about the idea; {name1} bears the rest better then.',
    air: '{name2}’s Mercury has names for what {name1}’s Sun does by instinct, and further suggestions. In talk they are quick and good-humored. It is possible to enjoy the talk so much that {name1} has used up the fire by the end of it.',
    water:
      '{name2}’s Mercury hears how {name1} feels about a plan, and only then what it is. If {name1} is in doubt, no good reason will hide it. {name1} may be surprised at how well {name2} knew, weeks before, which of the plans was serious.',
  },
  earth: {
    fire: '{name2}’s Mercury has decided while {name1}’s Sun is still looking at the ground. {name2} speaks of what could be, and {name1} thinks of the upkeep. They do well to leave the announcement to the one and the date to the other.',
    earth:
      'What {name1} is working at, {name2} understands at once, with the Sun of the one and the Mercury of the other in earth. About that they need few words. Whether {name1} is happy with it is another question, and a good one to ask sometimes.',
    air: '{name2}’s Mercury sees five ways of doing what {name1}’s Sun has always done in one. It can be tiring, and it can save a great deal of work. {name1} need not defend the old way each time; one of the five is usually worth a try.',
    water:
      '{name2}’s Mercury remembers what {name1} said it was all for, and brings it up at the right moment. Advice is given gently here and taken in the same way. Where {name2} would sooner spare {name1}’s feelings, it may be said all the same.',
  },
  air: {
    fire: '{name1}’s Sun likes to keep a question open, and {name2}’s Mercury has answered it. {name1} is carried along by so much conviction, and now and then has to say that it was only a thought. They are never at a loss for something to talk about.',
    earth:
      '{name1}’s Sun lives among ideas, and {name2}’s Mercury asks what they are good for. There is no scorn in that question. The thoughts that have stood it are the ones for which {name1} gets to be known, and {name2} likes to see one of them in use.',
    air: 'About most things {name1}’s Sun, in air, wants to know, and {name2}’s Mercury, in air as well, wants to tell. Each changes the other’s mind without noticing. A decision may be put off for the sake of one more conversation.',
    water:
      '{name2}’s Mercury picks up what {name1} did not say, and may answer that. To {name1}, who was speaking of something general, it is odd to be met with sympathy. Often it was needed. If it wasn’t, it is enough to say so kindly.',
  },
  water: {
    fire: '{name2}’s Mercury speaks before {name1}’s Sun has finished feeling, and gets to the point too early. What is meant as encouragement can sound like haste. {name1} might ask for a day, and will then find the point well taken.',
    earth:
      '{name2}’s Mercury puts in order what {name1}’s Sun has been carrying about. A list, a sum or a plain word does {name1} more good than one would expect. In return {name2} may learn here that not everything has to be of use.',
    air: '{name2}’s Mercury would like reasons, and {name1}’s Sun knew the answer before it had any. Asked too briskly, {name1} says nothing. Asked with curiosity, {name1} tells a story, and the reasons are in it.',
    water:
      '{name1}’s aims are understood by {name2} without being explained, for a Sun and a Mercury in water speak by hints. It is a comfort and a risk. What has to be known exactly should be said once in so many words, even if it seems unnecessary.',
  },
};

/**
 * {name1}’s Moon and {name2}’s Venus by element, the Moon first: how {name1} is comforted and how {name2} shows
 * affection.
 */
export const moonWithVenus: SynastryReadingCells['moonWithVenus'] = {
  fire: {
    fire: '{name1}’s Moon, when it is low, wants movement and a cheerful word, and {name2}’s Venus shows affection in just that way: an outing, a joke, a loud welcome. It works at once. A sadness that is meant to last for an evening may find nobody to keep it company.',
    earth:
      '{name1}’s Moon is cheered up by something happening, while {name2}’s Venus shows fondness by making things comfortable. The blanket comes when a walk was wanted. It is meant kindly all the same, and after the walk {name1} is glad of the blanket.',
    air: '{name1}’s Moon wants enthusiasm when things are hard, and {name2}’s Venus gives wit and good company, which is nearly the same. Small troubles are over in no time. What is really wrong may have to be asked about afterward, when both have stopped laughing.',
    water:
      'When {name1}’s Moon is upset it flares up and is soon calm again, and {name2}, whose Venus shows love by sharing a feeling, is still sad when {name1} has long moved on. {name2} may think that the comfort was never needed. It was, and deserves thanks at the time.',
  },
  earth: {
    fire: '{name1}’s Moon is calmed by regular things, and {name2}’s Venus shows affection in bursts, with surprises and praise. On a bad day a surprise is one thing more to deal with. Kept for a good day, with something plain for the bad ones, it is as welcome as it was meant to be.',
    earth:
      '{name1}’s Moon feels safe when things are in order and {name2}’s Venus shows fondness by doing something useful, so that care here can be seen and touched. Neither has to explain it. A compliment, which neither would think of, goes a surprisingly long way.',
    air: '{name1}’s Moon takes comfort in what is done, and {name2}’s Venus shows affection in what is said, with charm and attention. Words alone leave {name1} no better off. When {name2} says it and stays to help with the dishes, nothing is missing.',
    water:
      '{name1}’s Moon needs quiet and something to hold on to, and {name2}’s Venus shows affection by sympathizing and giving way. Few pairs look after each other so gently. Both may be so careful that neither says what would do them good.',
  },
  air: {
    fire: '{name1}’s Moon gets over a bad mood by talking about it, and {name2}’s Venus, which shows affection with warmth and verve, makes the talk a pleasure. Each lightens the other. When a mood is heavier than that, it should be allowed to stay for a while.',
    earth:
      'What {name1}’s Moon wants on a bad day is somebody to talk to, and what {name2}’s Venus gives is something to eat. Both are kindness, and each looks to the other like a change of subject. They might have the conversation over the meal.',
    air: '{name1}’s Moon feels better for talking, and {name2}’s Venus shows a liking by doing so, with jokes, news and messages. It is an easy affection that survives distance. An arm around the shoulder may not occur to either of them, and would be welcome.',
    water:
      '{name1}’s Moon would like to see a feeling from a little way off, and {name2}’s Venus shows love by coming close to it. So the comfort itself can be too much. When {name1} says how long it will take to come back, {name2} can let the distance be.',
  },
  water: {
    fire: '{name1}’s Moon, when it is hurt, needs time and a soft voice, and {name2}’s Venus shows affection with spirit and at high speed. The cheerful word comes before the tears have gone. It does not miss by much: the same word, an hour later, is exactly right.',
    earth:
      '{name1}’s Moon feels everything, and {name2}’s Venus shows affection by staying and by seeing to things, which gives such a feeling ground to stand on. {name1} rests here. In return {name2} hears put into words what {name2} would hardly have put so.',
    air: '{name1}’s Moon hopes to be understood without explaining, and {name2}’s Venus shows a liking by talking about it. The charm is real, and on a bad day {name1} may not trust it. A hand on the shoulder, and then the talk, is the order that works.',
    water:
      '{name1}’s Moon is comforted by being felt with, and {name2}’s Venus shows love in that way and no other, so tenderness here needs hardly a word. Other people’s moods get in easily. Some cheerful and quite superficial company does both of them good.',
  },
};
