import {
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * The Moon's aspects of a day. She makes four easy ones to a planet in a month, three hard ones and a conjunction:
 * with one wording more than that of each none comes back within the month.
 */
export const moonAspects: ColumnShelf['moonAspects'] = {
  [Sun]: {
    conjunction: [
      'Feeling and purpose are one for the moment, and it is easier to begin than to explain. Choose something small enough to be begun without an audience.',
      'Nothing is decided yet, and that is the charm of it. What you wish for and what you mean to do have the same address; write to it in one line.',
    ],
    harmonious: [
      'What you feel like doing and what you ought to do agree for some hours, so do it then. It saves you the usual argument with yourself.',
      'Heart and will are on good terms. People find you easy to deal with, and a request made in passing may be granted in passing.',
      'You know what you need and have no trouble saying so. Those in charge are approachable as well, which does not happen every day.',
      'The day has an even keel. Use it for something that wants calm hands: a delicate letter, a long drive, a talk with someone who takes offense.',
      'Moods are kind to plans just now. An effort that was dull last week has some pleasure in it, and other people lend a hand without being asked.',
    ],
    tense: [
      'Mood and purpose pull apart for a few hours. Either can wait for the other, as long as nobody has to be found guilty of it.',
      'You want two things that cannot be had at once. Do the one with the deadline, and give the other a fixed place later on, so that it stops complaining.',
      'Somebody with a say in the matter and somebody with feelings about it do not agree, and both may be you. A meal in between helps more than a vote.',
      'Pride gets in first and the feeling arrives after it. If you have been brisk with someone, one softer sentence will put it right.',
    ],
  },
  [Mercury]: {
    conjunction: [
      'Feelings find words at once, some of them too quickly. A call is better than a message, as it can be corrected while it is being made.',
      'You say what is on your mind almost before it has got there. It makes for good company and poor secrets, so choose your listener first.',
    ],
    harmonious: [
      'It is easy to say how you feel and to be understood at the first attempt. Raise the subject that has needed a good moment.',
      'A conversation takes care of something that three messages could not. Ring, or walk over, and leave room for what you had not planned to say.',
      'Memory is good and so is the tongue. Anything you learn, explain or look up now goes in without resistance, and small errands fall into line.',
      'People tell you things. Most of it is harmless and some of it is useful, and all of it comes more readily if you are doing something else at the time.',
      'Your ear is quick for what is meant. Reply to that, rather than to what was said, and an awkward exchange turns friendly.',
    ],
    tense: [
      'Heart and head give different accounts of the same thing. Hear both before you reply, or reply twice and be believed neither time.',
      'Words are in a hurry and feelings are not. A tone may come across as sharper than it was, yours included, so read it once more as if a friend had sent it.',
      'The mind goes around in small circles, usually about something that was said. Ask the person what they meant; it takes a minute and saves the rest of the day.',
      'Too many voices want an answer. Give the easy ones a short reply and keep a quiet half hour for the one that matters to you.',
    ],
  },
  [Venus]: {
    conjunction: [
      'Affection is close to the surface, and somebody would be glad to hear of it. Comfort and beauty do you good in modest amounts, as flowers do on a kitchen table.',
      'You are easily pleased and easily liked, which is a fine state in which to meet people. Spend it on company rather than in shops.',
    ],
    harmonious: [
      'People are kind without effort, and so are you. Accept what is offered, even if there is no time to deserve it.',
      'A soft light falls on things. Good taste and good manners cost nothing for some hours, and whoever you meet goes away a little happier.',
      'Something pleasant can be arranged with very little trouble: a table, a walk, a compliment with a name on it. Do not wait for a reason.',
      'You can ask for a favor and have it feel like a favor to the other person. It works best when you would not mind a no.',
      'Peace is easily made just now. If you have been out of tune with somebody, bring them something to eat and talk about anything else.',
    ],
    tense: [
      'A wish to be liked gets in the way of saying what you need. Say it gently, and see how well you are liked for that.',
      'You want to be spoiled, and the person who ought to know it does not. Tell them, or see to it yourself; the sweet roll tastes the same.',
      'What pleases and what is good for you part company for a few hours. A small indulgence with your eyes open does less harm than virtue in a temper.',
      'Someone’s coolness is felt more than it was meant. Before you draw conclusions, allow for their having had a bad night.',
    ],
  },
  [Mars]: {
    conjunction: [
      'Tempers are quick and so is courage. Use the second for something that has waited, and the first will hardly be noticed.',
      'You feel it first in the shoulders: something wants to be done, now, and with some force. Lift, scrub or run before you telephone.',
    ],
    harmonious: [
      'There is energy for a thing you actually care about. Start before it is planned to death, and ask somebody to come along.',
      'You have the nerve for it, whatever it is: the frank word, the cold water, the first bid. Others are glad that someone moves.',
      'Work goes quickly when your heart is in it, and for some hours it is. Take on the job with corners and leave the filing for a duller day.',
      'A brisk mood clears the table. You can decide, carry and fix things without hurting anyone, so long as you keep your jokes on the kind side.',
      'Protecting somebody comes naturally, and so does standing up for yourself. One calm sentence, spoken early, is all the force that is needed.',
    ],
    tense: [
      'Small things irritate for an hour or two. Move about first, then speak, and you may find that half of it was the chair.',
      'Somebody is impatient, and it is catching. Let the hurried person go ahead, in traffic and in talk, and you will meet again at the next light.',
      'Anger is nearer than its cause. Before you settle the account, make sure that you have the right customer.',
      'You would like to push, and the thing would like to be left alone for a while. Put the force into something that cannot be offended, such as the garden.',
    ],
  },
  [Jupiter]: {
    conjunction: [
      'The mood is large and generous. Promise half of what it suggests, and you can enjoy keeping it.',
      'Hope comes up without any special reason, and it is good company. Share it while it is fresh, and leave signatures for a soberer hour.',
    ],
    harmonious: [
      'Good humor makes light of a burden, and help is given gladly. Ask for the larger favor.',
      'You see the point of things again, and it puts the small annoyances in their place. Someone near you could use the same view; tell them about it.',
      'Luck is mostly a matter of being in a mood to notice it. You are in that mood, so look at the board with the announcements.',
      'There is more than enough to go around for some hours, of patience, of appetite, of belief in one another. Invite somebody who could do with a share.',
      'A door stands open and nobody is guarding it. Walk through with a friendly face; it may lead to a better plan, or to lunch.',
    ],
    tense: [
      'There is a little too much of everything, from helpings to opinions. Stop while it tastes good.',
      'A yes is out before you have looked at the calendar. It can still be made smaller today, which is kinder than breaking it next week.',
      'Feelings are inflated, the fine ones too. Enjoy the size of them, and wait with the speech until they have gone back to normal.',
      'Somebody exaggerates, and you would like to go one better. The plain version would be more impressive, and needs no remembering.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'A sober hour, good for whatever has to be right. It feels lonelier than it is; someone would come if you called.',
      'You take things hard and take them seriously, which is useful over a contract and less so over a look. Do the dry work and leave the looks till later.',
    ],
    harmonious: [
      'Patience comes easily, and a duty is done before it can be dreaded. Pick the one that has been lying there longest.',
      'You are calm in a way that others lean on. An older person, or a cautious one, has a piece of advice worth its slowness.',
      'Feelings keep to their lanes for some hours, so arrangements can be made: who does what, by when, and for how long. They are likely to hold.',
      'Plain food, plain words, a job with an end to it. There is more contentment in such things than the advertising would have you think.',
      'You can be relied on and are glad of it. Something begun in this mood, even ten minutes of practice, has a good chance of being kept up.',
    ],
    tense: [
      'Something feels heavier than it weighs. Do the smallest part of it and look again.',
      'A no lands harder than it was thrown. It concerns the matter, perhaps only the timing, and can be asked about when you have eaten.',
      'Duty and need have quarreled over the same hour. Give duty its minimum, in good quality, and keep the remainder for yourself without apology.',
      'You may feel a little left out or put upon. Say so to one person, in a single sentence, and then go and do something with a visible result.',
    ],
  },
  [Uranus]: {
    conjunction: [
      'A sudden wish for something else comes over the day. Try it in a small size, and keep the receipt.',
      'Anything might happen, or at least you feel as though it might. Leave an hour free for it, and do not be hurt if it turns out to be a phone call.',
    ],
    harmonious: [
      'A change of plan does you good, and the odd idea is the useful one. Tell it to somebody before you start to find it sensible.',
      'You can step out of a habit without slamming the door. Take the other road, the other chair, the other opinion, and see how it suits you.',
      'Friends surprise you pleasantly, or a stranger does. Be a little less prepared than usual; the best of it cannot be arranged.',
      'Something clicks. A problem that has been pushed from corner to corner gives way to a trick, and you were the one who thought of it.',
      'Freedom is in the air and costs no one anything. Cancel what nobody wanted, and use the gap as children use a snow day.',
    ],
    tense: [
      'Plans jump their rails for a while. What is left of them afterward is what mattered.',
      'You are restless and inclined to mistake it for a decision. Change your place first; if the thought comes along, it may be one.',
      'Somebody does the unexpected, and you had counted on them. Find the second way before you look for the culprit.',
      'Nerves are a little bare. Fewer screens and more open windows help, and so does telling people that it has nothing to do with them.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Edges blur, and music says more than argument. Leave figures for another hour, and let someone else read the map.',
      'You feel for everybody at once, which is lovely and tiring. Choose one of them, and give them the whole of it.',
    ],
    harmonious: [
      'You sense what someone needs before they ask, and can give it quietly. The thanks may be quiet as well.',
      'Imagination is at hand and does not get in the way of anything. Cook, draw or tell a story; whatever has no correct answer goes well.',
      'It is a good hour for forgiving something minor. You need not mention it, and you will feel the difference in your own step.',
      'What you half remember, half hope and half overhear adds up to more than one and a half. Note it before it evaporates.',
      'Solitude is mild just now, and so is company, if it does not talk too much. Water does you good, as a view or in a tub.',
    ],
    tense: [
      'It is easy to mistake a mood for a fact. Sleep on whatever seems certain, above all if it is about another person.',
      'Somebody wants rescuing, or you do. Help in a form that can be seen and counted, and let the rest be sympathy.',
      'Things are put off, mislaid or gently misunderstood. Confirm the hour and the place, and forgive whoever went to the other one.',
      'You would rather be elsewhere, and part of you already is. A short daydream on purpose is better than a long one by accident.',
    ],
  },
  [Pluto]: {
    conjunction: [
      'A feeling goes deep and wants to stay there. It is enough to know its name and not to act on its orders.',
      'You see through somebody, and perhaps through yourself. What you do with it can be gentle; what is true will keep.',
    ],
    harmonious: [
      'You can look at something difficult without flinching, and it gives way a little. Do it now, while it is smaller than you.',
      'There is a quiet power in how you feel, and people respond to it without quite knowing why. Use it to say what you mean in half the words.',
      'Clearing out does you good, in cupboards or in the address book. What you part with has been gone for some time.',
      'A talk goes below the surface and nobody gets hurt. You may learn what it was that the other person could not let go of.',
      'You have stamina for the sort of task that needs digging: old papers, a stubborn stain, the true cause of a fault. Go on until you touch the bottom.',
    ],
    tense: [
      'Somebody presses, or you do. Less force gets farther, and a pause gets farthest of all.',
      'Jealousy or suspicion has a story to tell, and tells it well. Ask it for evidence before you let it stay the night.',
      'You would like to have it settled once and for all. Nothing is, at this hour; settle the part that is due and leave the ghosts their share.',
      'A reaction is stronger than its occasion, in you or across from you. The occasion can be dealt with; for the rest, be kind and change the subject.',
    ],
  },
};
