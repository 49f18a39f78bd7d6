import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const suns: SynastryReadingCells['suns'] = {
  fire: {
    fire: 'Both Suns are in fire signs, and neither needs to be talked into anything. {name1} and {name2} believe in a thing first and look into it afterward, and each finds the other’s confidence restful. Enterprise comes easily. So does rivalry, because both are used to leading. They do best with a purpose larger than either of them.',
    earth:
      '{name1}’s Sun is in a fire sign and {name2}’s in an earth sign, and fire starts from what could be, earth from what there is. {name2} asks what it will take, which sounds to {name1} like doubt and is meant as interest. A plan they have both agreed on has courage in it, and has been thought through to the end.',
    air: '{name2}, with the Sun in an air sign, gives {name1}, with the Sun in fire, a constant supply of ideas, and one of them is under way before anybody has sat down. They cheer each other on and are good company for others. What can run short is patience, since {name2} likes to go on talking and {name1} would like to be gone.',
    water:
      'A Sun in a fire sign meets a Sun in a water sign here. When something is at stake, {name1} shows what is felt; {name2} feels what is shown, and a good deal more. {name1}’s courage gains depth, and {name2} takes some of it in return. Tone is the sore point, because a heated word is remembered when it touches something loved.',
  },
  earth: {
    fire: '{name1}, with the Sun in an earth sign, goes step by step, and {name2}, with the Sun in fire, likes to be there already. Each is privately impressed, {name1} by the nerve to begin without a guarantee, {name2} by so much staying power. Friction comes over pace and risk. It eases when one says what would be splendid and the other says what they can afford.',
    earth:
      'Both Suns stand in earth, and about a duty much goes without saying: {name1} and {name2} expect people to keep their word and finish what they start, and trust grows out of that. Something solid can be made here. Change is harder, because neither likes to be the one who disturbs what works, and they gain by an occasional push from outside.',
    air: '{name1}, with the Sun in an earth sign, wants to know what is to be done, and {name2}, with the Sun in air, wants to know how to think about it. Seen from across that gap {name1} plods and {name2} floats. As a division of labor it works well: air lays out the choices, and earth makes something of what they settle on.',
    water:
      'A Sun in earth and a Sun in water settle into a task together without much talk. {name1} gives form and limits to what {name2} feels, and {name2} brings feeling to what {name1} only meant to be useful. Both hold on to what they have. Worry can go back and forth between them, and then a cheerful third person is a blessing.',
  },
  air: {
    fire: 'No idea stays an idea for long when a Sun in an air sign meets a Sun in a fire sign. {name1} thinks of it, {name2} wants to see it done, and both are livelier than before. {name1} keeps the view wide where {name2} would settle for the first idea that works. They tire others sooner than each other.',
    earth:
      'With {name1}’s Sun in air and {name2}’s in earth, one deals in possibilities and the other in facts. {name1} may leave an answer open too long; {name2} may want to be shown a result too early. They agree soonest after a small trial.',
    air: 'Talk is where {name1} and {name2} meet, because both Suns are in air signs. They can disagree at length and change sides without shame, and no subject is ever quite finished. What neither brings by nature is weight. Feelings get discussed where they might be felt, and a decision may wait for one more good argument.',
    water:
      '{name1}, whose Sun is in an air sign, steps back from something in order to see it, and {name2}, with the Sun in water, goes in. So the same event leaves {name1} with a view and {name2} with a mood. Together they can put a feeling into words, and show each other the rest.',
  },
  water: {
    fire: '{name1}, with the Sun in a water sign, takes things in, and {name2}, with the Sun in fire, sends them out. {name1} senses where all that heat is going and what it will cost; {name2} can end a low mood by sheer momentum. Things go wrong when depth is called sulking, or candor is taken for cruelty.',
    earth:
      '{name2}, with the Sun in an earth sign, is someone in whose company {name1}, with the Sun in water, can come to rest. Feelings that had no edges find some, and daily tasks gain a meaning. Neither makes much noise about it. They do very well by themselves, and may leave the world outside to others.',
    air: '{name1}, whose Sun is in a water sign, knows something before there are words for it, and {name2}, with a Sun in air, knows it once it can be said. It makes them good judges together of a person or a plan. At other times {name2} explains what {name1} only wanted understood, and then a quieter answer would be the better one.',
    water:
      'Both Suns are in water signs, and what {name1} and {name2} live for is a person or a feeling more than a goal. Why something matters hardly has to be explained. Loyalty goes deep, and so does the hurt when one lets the other down in front of people: each remembers that, and neither likes to be the first to mention it. What helps them most is that they seldom stop caring, even while they are not on speaking terms.',
  },
};

export const moons: SynastryReadingCells['moons'] = {
  fire: {
    fire: 'The Moons are both in fire signs, so a bad day makes {name1} and {name2} loud and not silent. Tempers flare when they are tired, and cool quickly, and cheering each other up is what they do best. When one of them stays sad for weeks, the other runs out of remedies and has to learn just to sit there. Something to look forward to keeps the two in good heart.',
    earth:
      'Tired and out of sorts, {name1}, with the Moon in a fire sign, wants to move; {name2}, with the Moon in an earth sign, wants everything to stay where it is. When both are tired at once, each offers the kind of comfort that would help the giver. {name1} enlivens what has become routine, and {name2} calms what has boiled over; they have to ask which is needed.',
    air: '{name1}’s Moon in a fire sign and {name2}’s Moon in an air sign raise each other’s spirits. A bad temper meets with an answer or a laugh, and is soon past. They are at their most comfortable in company, or on the way somewhere. The slower sort of sadness comes off badly: {name1} runs ahead of it, and {name2} explains it away.',
    water:
      'After a hard day feelings come out in {name1}, whose Moon is in a fire sign, and go down in {name2}, whose Moon is in water. An outburst that relieves {name1} may stay with {name2} all evening. Yet it also draws out what few people get to hear, and loving care comes in return, without being asked for.',
  },
  earth: {
    fire: 'At the end of a week {name1}, with the Moon in an earth sign, is soothed by quiet, and {name2}, with the Moon in fire, by something happening. One calls for a pause where the other calls for an outing. In moderation they can be very good for each other, because {name1} learns to laugh at trouble sooner, and {name2} has somewhere to come back to where nothing has been moved.',
    earth:
      'Both Moons are in earth signs, and {name1} and {name2} look after each other in practical ways: a meal, a repair, a task taken over without a word. In a bad week each feels safe with the other. At home, tender words are rarer than acts, and it may be a long time before either notices that words were missing.',
    air: 'On a bad evening {name1}’s Moon, in an earth sign, wants comfort that can be held, and {name2}’s Moon, in air, comfort that can be said. A hand on the shoulder and a good conversation are both on offer, and the wrong one tends to come first. In steady times {name2} brings variety, and {name1} makes sure that nothing is missing.',
    water:
      'A Moon in earth beside a Moon in water is among the kindest of combinations. {name1} is calm where {name2} is moved, and is given tenderness where calm alone would be dry; each relies on it. A shared home, or a room, is soon comfortable. Deep distress can’t be fixed, and it does more good just to stay.',
  },
  air: {
    fire: '{name1}, with the Moon in an air sign, likes to talk a feeling over, and {name2}, with the Moon in fire, likes to act on it. They keep each other from brooding, with wit on the one side and high spirits on the other. Neither pays much attention to being tired. A quiet day comes to them by accident, and does them good.',
    earth:
      'After a hard day {name1}’s Moon, in an air sign, wants to talk, and {name2}’s, in an earth sign, wants to sit down first. It may be hard for {name2} to hear a hurt mentioned so lightly, and {name1} waits for a word from someone who has answered by doing something useful.',
    air: 'With the Moon in an air sign on both sides, {name1} and {name2} feel close when they have told each other about the day, and it matters little where either has spent it. In so much talk they can forget the body and its plain needs, and someone else may have to say that it is time to eat or to sleep.',
    water:
      'On a sad day {name2}, with the Moon in a water sign, would like somebody to share the feeling, and {name1}, with the Moon in air, would like to understand it. Asked what is the matter, {name2} may not know; told that it is nothing, {name1} may believe it. They can teach each other a good deal about what a feeling is and what can be said about it.',
  },
  water: {
    fire: 'On the evening after an upset {name1}, with the Moon in a water sign, lingers over what {name2}, with the Moon in fire, has already put away. To {name1} it is still in the room, and to {name2} it is over. There is plenty of warmth on both sides, and it goes over best when one asks for it in words.',
    earth:
      '{name2}’s Moon, in an earth sign, stays calm when {name1}’s, in a water sign, is stirred up, and that is the comfort in it. At such times {name1} feels held, and gives back a tenderness that {name2} would hardly have asked for. In time they may leave all the feeling to one and all the coping to the other, though each could do some of both.',
    air: 'What {name1}, with the Moon in a water sign, takes in silently, {name2}, with the Moon in air, would like to hear about. {name1}, just back from something hard, can feel pressed by questions, and {name2} shut out by silence. They get closer little by little. Heavy days become lighter this way, and whoever is so fond of explanations learns to stay with a feeling that has none yet.',
    water:
      'Moods pass between {name1} and {name2} without a word being said, because the Moons are both in water signs. Being known so well is a deep comfort at the end of a tiring day. It has its price: when one is sad both are sad, and neither is calm enough to help. Each needs a friend who is harder to upset.',
  },
};

/** Both Moons in opposite signs: {name1}’s is in the first sign of the axis. */
export const moonsOpposed: SynastryReadingCells['moonsOpposed'] = {
  0: 'The Moons are in opposite signs. In Aries, {name1}’s wants to settle an upset at once and alone; in Libra, {name2}’s wants to settle it together and in a friendly tone. What relieves one unsettles the other. When {name1} gives a warning first, and {name2} says plainly what is the matter, each gets half of what was wanted, and often the better half.',
  1: 'The Moons are in opposite signs. In Taurus, {name1}’s is soothed when nothing more is said and the day goes on as usual; in Scorpio, {name2}’s can’t rest until the worst has been said. Both are loyal, and neither lets go easily. A meal first and the hard talk afterward is an order that suits the two of them.',
  2: 'The Moons are in opposite signs. In Gemini, {name1}’s is cheered by news, details and a change of subject; in Sagittarius, {name2}’s is cheered by a purpose and a way out. Neither is heavy company. Told to look at the big picture, {name1} may feel passed over, and {name2} is impatient with small talk on a bad day. It helps to ask which would be welcome, distraction or hope.',
  3: 'The Moons are in opposite signs. On a bad evening the one in Cancer, {name1}’s, wants closeness, and wants it now; the one in Capricorn, {name2}’s, pulls itself together first, with something to do in its hands. One can look demanding and the other cold, and neither is. If {name2} says when there will be time, {name1} can wait, and the comfort that comes then is real.',
  4: 'The Moons are in opposite signs. In Leo, {name1}’s wants to be seen with its feelings and to be made much of; in Aquarius, {name2}’s steps back from a feeling in order to look at it. {name1} misses warmth on bad days, and {name2} misses air. Each can lend what the other is short of, as long as the praise comes before the good reasons.',
  5: 'The Moons are in opposite signs. In Virgo, {name1}’s calms down by putting something in order; in Pisces, {name2}’s calms down by letting everything be for a while. Advice comes when sympathy was hoped for, or sympathy when something ought to be done. Both are kind, and both notice distress early. They do each other good once {name1} sits down first, and {name2} gets up afterward.',
};
