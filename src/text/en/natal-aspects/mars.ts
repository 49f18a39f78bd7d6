import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  type Mars,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const marsAspects: NatalAspectsOf<typeof Mars> = {
  [Jupiter]: {
    [Conjunction]:
      '“This can’t be hard,” you say, already holding the sledgehammer. Mars and Jupiter ignite together in you, so will has faith behind it, and a crew forms before there is a plan. Things get done that careful people had ruled out. What you confuse is strong with right, and you fight on for a principle after everybody has gone to lunch. Find out which walls hold up the house, and then swing.',
    [Opposition]:
      'Facing someone with convictions, you grow two inches. Jupiter stands opposite your Mars, which means that rivals, teachers and loud neighbors enlarge you, and whatever they stake you raise. You fight in the open and can toast the winner. The campaign tends to end up bigger than anything either side wanted. Fold early once, shake hands, and see what you would do with an afternoon and no one to outdo.',
    [Trine]:
      'Whatever you push tends to move. Confidence and muscle agree in you without a word, Jupiter filling the sails of your Mars, and people join in because it looks like fun and mostly is. You take chances well. You take them for others too, and forget to look back to see who is turning pale. Slower friends have often seen the risk, and asking them would cost you very little speed.',
    [Square]:
      'Past enough you keep going, since stopping there feels like giving in. Jupiter goads your Mars into more: more weight, more speed, another promise, one last fight for the principle of it. Causes prosper on your surplus. Then, loaded once too often, the whole thing tips over, and everyone can see it. Try holding back a fifth of your strength, and see what better use turns up for it than proving a point.',
    [Sextile]:
      'A date and a public entry form draw more out of you than any resolve. Mars and Jupiter cooperate when there is an arena, be it a race, a debate or a project with a prize, and then you astonish people with your stamina and good cheer. Nothing will chase you into it, however, and whole seasons go by in talk of training. Send the form first. The training will catch up.',
  },
  [Saturn]: {
    [Conjunction]:
      'Force and restraint come as one thing with you. Mars wants to strike, Saturn says not yet, and what comes out is effort under pressure, fit for the long dull thing that must be done well and then done again. Anger, meanwhile, gets filed, and hardens into stubbornness or an exact kind of sarcasm. One blocked morning can persuade you that everything has said no. Find a ten-minute piece of the task, and begin with that.',
    [Opposition]:
      'Wherever you hurry, someone in charge is setting out traffic cones. With Saturn opposite, your Mars meets its limits in other people: you push and they refuse, and on certain days the one in the orange vest is you. All that resistance has given your will grain, and few can outlast you. It is wasted on fighting the same supervisor under one name after another. Which of the rules would you keep if the site were yours?',
    [Trine]:
      'You can feel how much force a screw will take. Saturn gives Mars its measure without slowing it down, and people hand you the things that must not be botched. Neither hard work nor waiting offends you. So able a back becomes a wall for others to lean on, though, and you may haul for years without asking what for. It is a fair question, and you of all people have earned the answer.',
    [Square]:
      'A green light, and the truck ahead has stalled: you know the feeling. Mars runs into Saturn so often that you brace in advance, and either ram the thing or give up early with your teeth set. The long training in resistance gives your work an edge that lucky people’s lacks. Temper pays for it. An hour flat out, followed by an hour of strictly nothing, suits you better than a day of both at once.',
    [Sextile]:
      'Set the same hour every day and something in you stops arguing. Saturn stands ready to train your Mars, and whatever you build under a coach, a plan or a steady partner holds up. Lacking those, your competence naps. It does what it is told at the pace it is told, and nobody complains. Pick a hard thing that no one assigned, and be your own foreman until it is done.',
  },
  [Uranus]: {
    [Conjunction]:
      'The manual is still in its plastic, and you have the back off. Mars goes off on contact with Uranus, so action comes ahead of intention, quick, inventive, hard to repeat, and at its best where no procedure exists. Routine maddens you. So does advice, to the point that a useful door gets kicked because somebody was holding it open. Freedom is what you fight for, on many days when nobody has touched it.',
    [Opposition]:
      '“Calm down,” says somebody, and that is the end of calm. It looks as if others set you off, a colleague with no schedule or a friend who swerves, for Uranus stands across from your Mars and acts through them. Your own hand is on the wheel as well. You think fast in an uproar, and are bored without one. Forecast yourself: “in twenty minutes I’m going to be impossible” helps people more than an apology.',
    [Trine]:
      'One step sideways, and what was blocking eight people is behind you. Uranus lends your Mars its timing, so daring needs no warm-up, and you hardly notice the fence you have just jumped. Others take heart from it. With so many exits at hand, you have left most things at their first hard winter, and some have flowered since. Stay with the next one past the point where it stops being an adventure.',
    [Square]:
      'Uranus keeps your Mars on a short fuse, and being told to hurry, or to wait, or to sign here, makes your neck hot. You bolt when the work is nine-tenths done, or start the argument that ends the meeting, and now and then a whole group is set free because you couldn’t stand it another day. What you want is room. Anger makes a clumsy messenger for that. On paper the same wish reads quite reasonably.',
    [Sextile]:
      'Experiment agrees with you in mild doses, taken often. Uranus has something to teach your Mars, an unfamiliar tool, a different crew, a protest you would ordinarily skip, and after each lesson you come back quicker and younger. Left to habit, your skill goes on by itself, a bit airless. Accept the odd invitation before asking what it is for.',
  },
  [Neptune]: {
    [Conjunction]:
      'Drive passes through your imagination before it reaches your hands. Neptune has soaked into Mars, so you act by feel, as dancers do, and for a vision you outwork anybody. When no picture glows the motor is simply absent, and someone else’s dream may get the use of you. Anger is hard for you to find, and can come out as fatigue. A goal drawn on paper, with measurements, keeps you moving on dull days.',
    [Opposition]:
      'Opponents of yours never quite show up. You arrive with your case prepared, Mars at the ready, and find somebody hurt or helpless, because Neptune stands opposite, and presently you are carrying their bags. At its best this is chivalry, a strength that knows how to be gentle. In a muddle it gets you used, or has you fighting a person who exists mostly in your mind. Ask what they plan to do before you start to help.',
    [Trine]:
      'Catching the rhythm of a crowd, or of a nervous animal, takes no study on your part. You persuade by hardly pressing, work well for an ideal and put feeling into whatever is done with the body, because Mars has Neptune’s grace in you. Since the current mostly goes your way, you seldom row against it, and decisions are left to wherever you wash up. To arrive tired, at a place you chose, is a pleasure still ahead of you.',
    [Square]:
      'You meant to send a furious letter and sent a poem. You set out firmly, the aim dissolves, because Neptune blurs your Mars, and you wonder what right you had to it. Then comes tiredness, or some roundabout move that embarrasses you later. On stage, in healing, on behalf of those who can’t speak up, the same blur turns to power. State what you want in eight words, before you begin to doubt it.',
    [Sextile]:
      'Painted scenery needs a hammer, and so do your dreams. Mars and Neptune work together in you if both are called to the same place: a stage, a boat, a martial art, a kitchen for people who have none. There you are strong and gentle at once. Left uncalled they take turns, a busy stretch and then a vague one. Fix the place and the hour for the next one before you know how it will go.',
  },
  [Pluto]: {
    [Conjunction]:
      'Defeat, for you, is a stage in the work. Mars has Pluto’s depth behind it, and such a will goes to the root, takes up what others have given up for lost, and doesn’t tire in the ordinary way. Hopeless cases are what you are made for. Everyday matters suffer, because a parking ticket gets the same treatment. Give each new struggle a mark from one to ten when it arrives, and save yourself for the tens.',
    [Opposition]:
      'Sooner or later there is one person who needs to see you bend. You won’t, and neither will they, since with Pluto opposite Mars you meet your own will coming the other way. Such duels teach you how power works, and make you a formidable friend to the weak. They also empty the room. Say what you require, leave your rival a dignified exit, and look elsewhere while they use it.',
    [Trine]:
      'Strength is simply there in you, low and unhurried, and rises to the size of the job. Pluto stands behind your Mars without pushing it. Starting from nothing gives you an appetite, people in a tight spot breathe easier beside you, and what you start you can also finish. Sure of your force, you may not notice when it is resting on somebody slight. They won’t say so unless they are asked.',
    [Square]:
      'For weeks it doesn’t matter, you say, in a voice that makes the glasses ring. Anger goes below in you and gathers force, because Mars is under pressure from Pluto and would rather hold than leak. Once it comes up, it wants everything. The same pressure keeps you at a task after better equipped people have turned back. Heavy work takes off the worst, and a grievance aired early is seldom as large as it felt.',
    [Sextile]:
      'There is a second wind in you that most days are too mild to reach. Pluto keeps it for your Mars, and hard research, a steep path or a cause that needs pressing will call it up; then you shift what seemed fixed, by steady force on the right spot. Nothing compels you. Long stretches can pass at half strength, quite pleasantly. Give one hour to the project you have been calling too big.',
  },
  [Chiron]: {
    conjunction:
      'Strength, in you, feels like something borrowed from a stricter household. Chiron is joined to Mars: once, perhaps, your force broke a thing that mattered, or met a greater one, and now you keep it wrapped or swing too hard. Coaches and defenders are made of exactly this. Nobody is better at teaching the timid to stand up. Given to yourself, the same lesson begins with wanting something out loud.',
    harmonious:
      'In any group you spot the one who dreads being picked. What bruised your own courage has turned to know-how, Chiron and Mars having come to terms, and you lend people nerve by standing beside them while they try. Oddly, it may stop short of home: you speak like a lion for others and mumble for yourself. Go in there once as you would for a shy cousin.',
    tense:
      'Somebody steps ahead of you in line, and your hands go cold. Chiron grates on Mars in you, so fresh anger falls on something older, and you boil over, or let it pass and argue with the ceiling. Knowing from inside what powerlessness does, you fight fair, which is rare. The complaint has two parts. The new one is small and can be said in a breath; the old one deserves a listener rather than a target.',
  },
  [NorthNode]: {
    conjunction:
      'Each time you wait to be asked, things stand still. The North Node is on your Mars, and your way leads through the raised hand: open rivalry, plain anger, going first. Older habits find that brash and plead for one more consultation. Impatient, physical people are good for you, even when they are hard to take. In the rush you may flatten somebody, so look back at the corner.',
    harmonious:
      'Start digging, and someone turns up with a second shovel. Mars is in tune with the North Node, so your efforts lie in the direction life is tending anyway; you are met halfway, and a brisk decision brings the right company. Motion solves a great deal for you. It can’t answer questions, though, and you may hurry past the spot where one should have been asked. Spend an hour with somebody who doubts the plan.',
    square:
      'Fights keep claiming the hours you meant for something new. Mars is at right angles to the North Node, so a practiced temper, or a practiced hurry, breaks out at each crossroads, and you know all the fighters by name. It is real skill, and it has kept you safe. Growth begins a few steps beyond the quarrel that you would certainly win. Concede that one, amiably, and keep walking.',
    opposition:
      'Acting alone and at once is your oldest skill, for Mars lies on the South Node, opposite the North Node. In a pinch the temper goes off and the thing is done before anyone else has found their gloves. You have no need to prove it again. What stretches you is to wait, to ask, to let the work be shared and a little spoiled by others. It feels like weakness for a while, and then like company.',
  },
  [Ascendant]: {
    conjunction:
      'People know your step in the corridor. Mars is on your Ascendant, and before you have spoken they expect to hear what the meeting has been avoiding; you begin things, take the direct line, and look braver than you feel. They also put up their guard, because your face at rest seems about to charge. Take a seat, let the jaw go for a minute, and after that be as frank as you like.',
    harmonious:
      '“Right, then,” you say, and people get out of their chairs. Mars lends your Ascendant its vigor, and there is no threat in it, so others enjoy being called along. You look as capable as you are, which spares you a contest that many have to win first. The pace is always yours, however. Ask the slowest of them to set it once.',
    square:
      'By the second sentence somebody has taken offense, and you wonder who began it. You mean to be helpful and sound sharp, or hold yourself in and look angry, since Mars strikes sparks off your Ascendant. Those who stay know exactly where they stand with you, a luxury in most company. Half the combat in your life consists of other people guessing what you came for. Open with that.',
    opposition:
      'You choose people who fight, or they choose you. Mars is on the Descendant, so drive, anger and desire arrive in the person opposite: lively partners, worthy rivals, someone who says what you were only thinking. Nothing wakes you like a good opponent, and you are a loyal one. But a temper that you never show will be shown to you. Take the first step in a matter you would rather they began.',
  },
  [Midheaven]: {
    conjunction:
      'Reputation gets there ahead of you and has started moving the furniture. Mars at the Midheaven makes your work a matter of attack: you are brought in to break a deadlock, lead a charge, begin what nobody else will begin. Given a visible target, your ambition burns clean. Denied one, it takes aim at whoever sits above you, in front of witnesses. Few of these battles need an audience, and you win more of them without.',
    harmonious:
      'Once the work begins, your tiredness lifts. Mars pulls together with your Midheaven, so you climb without stepping on fingers, rivals become colleagues, and effort shows results that people can see. An aim that uses you so well may end by using all of you, with the ashes left for home. Keep some of the fire for a thing that carries no title, a kite, a bicycle, a wall to paint.',
    square:
      'Whoever is in charge brings out the rebel in you. Mars is at odds with your Midheaven, so your best efforts tend to land beside the goal, and anger made in public gets delivered at home, or the other way around. There is horsepower in this; people who start something of their own often have it. Before you push against an order, ask what it is meant to achieve. Half the time your own way would serve the purpose too.',
    opposition:
      'Home is where your fight is, and where your fuel is. Mars lies on the Imum Coeli, at the bottom of the chart, opposite the Midheaven, so the heat under your ambition comes from family: an old anger, a push to outdo somebody, a name to defend. You work hard on your own ground and protect it. Those who share it meet a temper that outsiders never see. Dig, build or repair with them, and it has somewhere to go.',
  },
};
