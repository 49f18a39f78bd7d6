import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const plutoSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'No one else has looked at this person for so long without blinking. Under that gaze they drop what was merely pose and come into an authority that surprises them, or they button up and feel X-rayed. They bring daylight to a part of you that has always managed alone. Tell them what you see in them. What they do about it is theirs.',
    harmonious:
      'You stand at the back of the hall, and it is the back of the hall they speak to. This person’s confidence deepens because you never doubt they can take more; they give your intensity a reason to come upstairs. Influence passes so smoothly that nobody notices who decided. After large choices, ask whose idea it was.',
    tense:
      'Toss a coin, and both of you call it. Their confidence makes you want to see what is under it; they flare, and a contest begins whose prize nobody can name. They have come out of it with fewer masks, and you with the experience of being looked in the eye. State openly what you want of them, including the parts that sound like winning.',
  },
  [Moon]: {
    conjunction:
      'Having said to you what nobody else has heard, they check your face. You reach feelings that this person put away in childhood, and are trusted for it, even slightly feared. While you are busy there, their care gets in under your armor. Use nothing you learn here in an argument. On that one abstention the whole house stands.',
    harmonious:
      'Nothing they have felt has yet made you look at the door. From that fact this person draws a strength they could hardly explain, and from their simple caring you get leave to come off guard duty. Where so much is tolerated, trifles may find no chair. Talk about curtains. Talk, for an entire evening, about a dog.',
    tense:
      'You ask what is wrong until something is. They hide a feeling for privacy’s sake; you, sensing a locked drawer, circle it, and a mood that would have passed by supper becomes a question of trust. And yet with you they feel things that were numb for years, and you are let off being strong. Leave one drawer shut on purpose. They will probably hand you the key.',
  },
  [Mercury]: {
    conjunction:
      'Half-truths do not survive a walk home with you. This person’s thinking goes down a level in your company, to where the motives are, and they put into words what you have only ever felt as pressure. On the wrong day it is cross-examination. Ask one question fewer than you want to, and answer one of theirs completely.',
    harmonious:
      'From the gaps in a story you two can reconstruct the story. They notice the detail and you know what it conceals; confidences drop in as into a well. It makes a splendid partnership for research, and for gossip a merciless one. Let some people keep the version they prefer. Tell each other a joke with nothing behind it.',
    tense:
      'You remember the exact words, and bring them out in March. They had said a thing lightly; to you it had a floor beneath it. So this person turns guarded or glib, you turn forensic, and the subject itself waits outside. Any talk that survives such pressure is worth having twice. Tell them when a conversation counts. The rest of the time, let words be breath.',
  },
  [Venus]: {
    conjunction:
      'Liking you has never been a mild affair. You draw this person’s affection down to the root, where it grows fierce and, now and then, possessive; their sweetness reaches something in you that had gone without. Let them be charming to others in your sight, with your face at ease. Fondness that comes home by itself needs no guarding.',
    harmonious:
      'They used to undercharge, in every sense, until you came by. Your certainty of their worth got into them, and in exchange your strong feelings have acquired manners, even some lace. So complete an understanding can make other company seem thin. Leave the gate ajar for people whom you two merely like.',
    tense:
      'Affection between you has at times been a tablecloth with a person tugging at each end. They charm in order to stay free; you grip because charm alarms you, and both begin to test what the other would give up. Boredom, at least, is unknown here. Loosen first. Tell this person you were jealous, in the tone in which one mentions the time.',
  },
  [Mars]: {
    conjunction:
      'Between you there is force enough to lift a car, and a need to agree whose car. You raise this person’s drive to a pitch it had never reached; they give you a way of striking openly. The rare fights are bare-knuckled. Settle on a word that stops everything, and use it yourself at least as often as they do.',
    harmonious:
      'At your pace a sprinter turns into someone who finishes marathons. From you this person gets the habit of storing force; you get from them the nerve to spend it by day, on something that can be watched getting done. As allies you may be too strong for whatever you oppose. Take the measure of the opponent first. For a neighbor’s hedge, clippers suffice.',
    tense:
      'They slam a door; you wait behind yours. Blunt force meets the kind that keeps its own counsel, each thinks the other’s unfair, and a quarrel about towels can go back four years. Used well, this friction cuts steel. Deliver your grievance within the day. As for revenge, tell them what you had planned, and the odds are that you will both laugh.',
  },
  [Jupiter]: {
    conjunction:
      'Teeth are what you have given their good will. This person used to hope for better things in general; since you, they hunt one of them down. Their faith gets in among your suspicions, and you have caught yourself giving strangers the benefit of the doubt. Zeal can outrun tact. Check, from time to time, that those being helped had asked.',
    harmonious:
      'They give the speech, and by then you have spoken to everyone in the corridor. So their large hopes tend to pass. From this person you get an expectation of good that softens your tactics until you need fewer of them. Success can make any pair high-handed. Lose a vote once in a while, and shake hands properly.',
    tense:
      'The sunny version never satisfies you. You look for what it leaves out, and they, feeling their faith interrogated, enlarge it and begin to preach, while other guests find their coats. But those beliefs come away with foundations, and you are offered a hope that has been through inspection. Concede the part that is true. Do it first, and audibly.',
  },
  [Saturn]: {
    conjunction:
      'The oldest armor this person owns is what you press on. They feel cornered, and then relieved that somebody knows how heavy it is. In return they put bounds around your intensity, so that it can be lived with on weekdays. Never force the catch. Take off a piece of your own, lay it on the table, and talk about something else.',
    harmonious:
      'Ten years is a short project to you two. You supply the pressure from below, they the pipe it rises through, and in time something comes up that a whole street can drink. Each trusts the other’s grimness. Cheer has to be brought in from outside, like fruit, so keep company with frivolous people and on Saturdays do as they say.',
    tense:
      'They close a gate and you start on its hinges. Authority is the sore subject: whose rule, by what right, until when. This person stiffens under pressure, which you read as a reason to press. Both of you can build for a century, once it is agreed that the old structure is unsafe. Before laying a hand on the gate, ask what it protects.',
  },
  [Uranus]: {
    conjunction:
      'Whatever their age group wanted to be free of, yours wants to get to the bottom of. In two people this is formidable: you turn a sudden protest of theirs into something that outlasts lunch, and they point out an exit you had missed while digging. Press too hard and they are gone by the fire stairs. Keep those clear. They stay longer.',
    harmonious:
      'Replacing an entire system between Friday and Sunday strikes neither of you as excessive. Your age groups tend to pull the same way in this, with different tools: yours takes out the root while theirs tries a new seed. It goes so well that people attached to the former garden get no hearing. Hear one, and spare a rosebush for them.',
    tense:
      'Changes they make in an afternoon can take you a year to forgive. Their age group was bent on escape and yours on reckoning; between you two it turns up as a dispute over who moved whose things. They keep you from sinking into a single cause, and you make their departures mean something. Let go of the things. Keep the conversation.',
  },
  [Neptune]: {
    conjunction:
      'Probably the younger by some twenty-five years, you were born in the basement of what their age group dreamed, and know its pipes. You bring this person the truth about an old enchantment; from them you receive pity, and songs without irony. Ask what it was like to believe it. After that they may want to see the pipes.',
    harmonious:
      'Held in common by nearly everyone of your decades, this goes unnoticed until a bad year, when it turns out that you can reach the bottom of a sorrow and this person can make it bearable down there. You give their compassion staying power; they let your will rest. In good years it sleeps. Practice meanwhile: visit somebody who is hard to visit.',
    tense:
      'You tug at the veil; to them the veil is what was beautiful. Often a dozen years divide such a pair, time enough for one age group to unmask what the next will long for. They feel invaded and you feel put off, and each has saved the other from a certain kind of lie. Before you pull, ask what would be lost. They may know.',
  },
  [Pluto]: {
    conjunction:
      'One rug with one bump in it lies in every house of your generation, and you both step over it without being told. What you dread you dread alike; there is deep understanding here and little perspective, and two who share a compulsion can think it normal for decades. Name it aloud, in daylight. Then lift the rug together.',
    harmonious:
      'Usually a quarter of a century stands between you, or double that. Each age group had its own thing to tear down, and they do not get in each other’s way: the elder can say which fight was worth it, the younger has a fresh grip. Two people so comfortable with power can overlook those who have none. Ask one of them along.',
    tense:
      'About forty years apart, as most such pairs are, you were marked by different upheavals, and each is privately sure that theirs went deeper. Advice sounds like conquest and reserve like contempt. There is plenty of iron in both of you, all the same, and it can be pooled. Recount what you came through, in turn, unranked. Then ask them to help with something heavy.',
  },
  [Ascendant]: {
    conjunction:
      '“What has happened to you?” people ask them, meaning it well. Through you this person’s face has lost some of its politeness and gained presence, and they step into rooms as though they had business there. You are let in closer than most, right up to the skin. Make no alterations without consent. Compliment the ones they make.',
    harmonious:
      'Nobody cuts into line when you are standing with this person, and after a while nobody does when they stand alone. Some of your concentration has passed into their bearing; in their openness you see strength walking about unarmed. Protecting them comes so naturally that it turns into a habit for both. Let them lose a small skirmish without you.',
    square:
      'Between the shoulder blades is where your gaze reaches them. They turn around ready for a contest, or change course to avoid one; you meant mere interest, mostly. As the one opposite, you can call up all the nerve they have, and they can teach you to be met head-on. Come around to where they can see you, with your hands in view.',
    opposition:
      'Between the shoulder blades is where your gaze reaches them. They turn around ready for a contest, or change course to avoid one; you meant mere interest, mostly. As the one opposite, you can call up all the nerve they have, and they can teach you to be met head-on. Come around to where they can see you, with your hands in view.',
  },
};
