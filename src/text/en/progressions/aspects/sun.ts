import {
  Ascendant,
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
} from '../../../../chart/bodies.js';
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const sunProgressedAspects: ProgressedAspectsOf<typeof Sun> = {
  [Sun]: {
    conjunction:
      'Before the first birthday candle the progressed Sun still sits where it started, and infancy is its only conjunction with itself. Nothing had come between what you were and what you reached for. Memory kept none of that, and family legend embroiders. Ask whoever carried you then what made you shout for joy, and hold your present ambitions up to the answer.',
    harmonious:
      'Around sixty, what you set out to be and what you became begin sending each other postcards. For two years the exchange is cordial: old abilities get used at new addresses, and photographs of a younger you raise a smile. You might leave it there. Answer one card with a plan, and take up what you loved at twelve with the means of a grown person.',
    tense:
      'Few people travel a right angle from their own beginning, since the progressed Sun needs some ninety years for it. From that bend the first idea of yourself looks comic and rather gallant, and you may wrangle with it over how the strength was spent. Wrangling keeps the appetite sharp. Tell the unedited version to somebody under thirty, wrong turnings included.',
  },
  [Moon]: {
    conjunction:
      'One morning you carry the desk into the kitchen, and there it stays for two years. Purpose has come to live with your needs: work takes on a private warmth, and memories of being looked after, well or badly, ask to be of use. Old dependence shuffles in too, wearing slippers. Test each commitment by whether you could keep it tired and still be kind.',
    harmonious:
      'Plans come with lunch included. For two years or thereabouts the things you intend also nourish you, relatives pull on your end of the rope, and nobody bangs a drawer over a household decision. With so little friction the months slip by. While it lasts, settle the domestic matter that everyone has been stepping around since before the last lease.',
    tense:
      'In the hall a suitcase stands half packed for most of two years. One part of you is becoming somebody; another wants its old blanket, at inconvenient hours. Both are telling the truth, and an aim that can answer to both will hold. Tell those at home where you are headed. Keep one ritual of theirs intact, down to the chipped bowl.',
  },
  [Mercury]: {
    conjunction:
      'Ink has a smell, you notice. In these two years, often young ones, you turn into what you can say: an essay alters your course, or an argument in a stairwell tells you which side you were on all along. Cleverness may pass itself off as the entire person. Write with wide margins, and go back each month to fill them with objections.',
    harmonious:
      'Halfway through explaining your job to a niece, you understand it. A season of some two years makes you articulate about your own purposes, so that applications and delicate letters go well and even your handwriting stands up. Being so readily understood, you may stop asking anyone else anything. Put one real question a week to a person in quite another trade.',
    tense:
      'Opinions you have quoted for decades start to sound like recordings. The progressed Sun squares Mercury late in life, and for two years whoever you are becoming trips over the way you talk. Small talk annoys you. Beneath the irritation is a thought nobody has heard, including you. Retire three favorite anecdotes and see what gets said in the gap.',
  },
  [Venus]: {
    conjunction:
      'Caught laughing in someone’s photograph, you find you like the face. You grow in plain view toward whatever you love, for two years or so, and it becomes you. A tie may ripen into a promise, or a taste into a calling. In so sweet a mood it is hard to refuse anyone. Before saying yes to anything lasting, take it along on a dull errand.',
    harmonious:
      'At the tailor’s, the jacket needs no pins. Who you are turning into and what you enjoy take the same size for a couple of years, and courtship, friendship or a work of art all hang well. Comfort worn daily goes baggy at the elbows, however. Commission something: a quartet, say, or lunch with the cousin who admires you from a distance.',
    tense:
      'Your song comes on, the one the two of you share, and somebody changes the station. Over two years you outgrow a comfort or an old bargain in love, while affection protests that it was promised more. It is tempting to smooth things over with a treat. Stay for the argument, which is about worth. Name the verse you can still sing, and ask for theirs.',
  },
  [Mars]: {
    conjunction:
      'A chair is pushed back, and a long stretch of polite waiting ends. From now until about two years on you grow into your own force, asking for the post or telling the bully what time it is. Whatever raged in you at fifteen has adult hands, and they can be hasty. Pick a contest with an umpire. Shower before replying to letters.',
    harmonious:
      'Split along the grain, the log falls open at a tap. So aim and effort agree during these two years, with more done by ten than used to be by Friday and quarrels over early. A woodpile can grow tall without anybody asking what for. Once a season put down the ax and say what you would like to be warm for.',
    tense:
      'Somebody’s shopping cart keeps clipping your heels. Wherever you try to get on, these two years, another will is in the aisle, and you had rather been looking forward to it. Such heat finishes what patience never began; it also scorches whoever is nearest. Name one obstacle a month in writing. If the name is a relative’s, go running first.',
  },
  [Jupiter]: {
    conjunction:
      'A bigger map is unrolled on the table, your own town a dot in the middle. At most once does the progressed Sun cross your Jupiter, and for some two years mentors appear and belief in yourself costs less than usual. You may want every road at once. Enroll in the subject you would blush to admit to, and refuse two other handsome offers.',
    harmonious:
      'The ferry waits, seeing you run. Courtesies of this kind punctuate a couple of years in which you grow past a size you had taken for final, and confidence, often answered, becomes a habit. From shore it must look as if you need nothing. Ask an admired person for one hour, and spend most of the crossing on a single excellent question.',
    tense:
      'The tent is up, the elephant hired, and not a seat sold. Growth outruns its means during these two years: you promise in round figures, then some modest limit pricks you into sulking. Yet the hope is sincere and probably overdue. Take a smaller tent and keep the elephant. People will come to see it, and you can still afford the hay in March.',
  },
  [Saturn]: {
    conjunction:
      'At the head of the table an empty chair is looking in your direction. Over two years you grow into your weightiest part, where duty and self-respect are hard to tell apart, and may feel a decade older than your friends. What you lay down now is laid true. Sit. Say early which burdens come with the chair and which were left on it.',
    harmonious:
      'Long-distance walkers know the hour when the pack stops being a separate thing. Responsibility rides on you so, close and balanced, for most of two years, and older people begin to treat you as a colleague. You may forget to look around you. While the straps fit, accept one more serious load, and at every third milestone sit down with your boots off.',
    tense:
      'Low tide has left the boat on mud. What you wish to become waits on what you owe, and over these two years progress is measured in hand spans. Any slow week can feel like a judgment. Only now, though, is the hull in view, good planks, barnacles and all. Scrape one side thoroughly, and ask an older sailor how long this usually takes.',
  },
  [Uranus]: {
    conjunction:
      'Overnight the wallpaper is unbearable. The streak you used to apologize for asks, for something like two years, to be the main thing, and a trade or a city may be changed on a Tuesday. You are surprisingly good at it. Bystanders get dizzy, though. Announce a direction even when you cannot supply the destination, and go on seeing your dentist.',
    harmonious:
      'What you had taken for a cupboard opens on a staircase. These two years make you freer at little cost to anyone, through an odd ally, say, or hours of your own devising. Since nothing explodes, you could easily shut the door again and hang coats there. Go up. Take the strange room by the month and give it a real task.',
    tense:
      'The alarm goes off at an hour nobody set. Interruptions of that sort are scattered through two years: plans turn over, or you hear yourself give notice in a decent job. Some corner of life had been running on snooze. Freedom got by slamming is drafty, however. Name the one pretense you cannot keep up, change that in daylight, and leave the rest plugged in.',
  },
  [Neptune]: {
    conjunction:
      'After the film you sit through all the credits, unwilling to be anybody in particular. Something like two years go by in that half-light. Imagination and pity run high, ambitions lose their edges, and you might sign yourself over to the first beautiful cause. Make things while the screen still glows. Let one friend who is hard to enchant look over any vow.',
    harmonious:
      'In a choir the note goes on while you take a breath. You are carried like that for a couple of years, by inspiration and kindness from beyond your own lungs. One can also hum through the whole of it. Give the gift a vessel: forty drawings, or Thursday evenings spent reading to someone who can’t see the page.',
    tense:
      'Each time you get there, the oasis has moved back a mile. An aim you have lived by goes vague in the space of two years, or someone dear declines to be rescued, and you tire without knowing of what. The longing itself is honest. Drink meanwhile from near things, such as sleep and a friend’s dull news. Heroic vows can wait.',
  },
  [Pluto]: {
    conjunction:
      'Builders are underpinning the house while you go on living in it. Power you had disowned is dug up and put to use, these two years, and a role that stood on approval alone gives way. Much of the dread proves to be dust. Tell those who share the rooms why you are short with them. Whatever turns out to hold up a wall, keep.',
    harmonious:
      'After rain the deep-rooted weeds come out whole. Things that always snapped off at the surface can be drawn up in this season of two years, an old shame or a habit as long as your arm. Your influence grows as well, and you may not notice how firmly you grip the trowel. Clear one bed, and plant what you privately want.',
    tense:
      'Both hands on the wheel are yours, and they disagree. In two years of steering you run up against power, in a chief or a lover with a grip, or as a compulsion that knows the route by heart. Your will gets stronger with the exercise, and more stubborn. Concede one contest that you are winning for its own sake. Where self-respect is at stake, state your terms calmly.',
  },
  [Ascendant]: {
    conjunction:
      'From the wings you have learned everybody’s lines. Now the progressed Sun rises over your Ascendant, which it can do once, and for about two years you stand before the scenery, blinking. What you kept for private use is what people respond to. First costumes seldom fit. Alter how you enter a room, and play six months before asking for notes.',
    harmonious:
      'The doorman, who never knew you, says good morning by name. For a couple of years your manner keeps pace with what you are becoming, so strangers place you correctly and a companion can back your plans without a briefing. You may spend the charm on people you will not see again. Introduce yourself by the newest true thing. Whoever asks a second question is worth a coffee.',
    square:
      'Someone else’s coat has hung on your hook for months. In this stretch of two years partners and critics have a hand in who you become; your usual manner draws frowns, or you find yourself in the mirror of a serious tie. It rubs, and it files off a mask. Say which habits you will change for company and which hook is yours.',
    opposition:
      'Someone else’s coat has hung on your hook for months. In this stretch of two years partners and critics have a hand in who you become; your usual manner draws frowns, or you find yourself in the mirror of a serious tie. It rubs, and it files off a mask. Say which habits you will change for company and which hook is yours.',
  },
  [Midheaven]: {
    conjunction:
      'A house on the hilltop gets the sun first, and everyone can see the laundry. The progressed Sun passes your Midheaven once, if at all, and some two years of prominence follow, in which you are asked to stand for what you do. Private hours shrink. Choose in nine words what to be known for, and hang the rest out at the back.',
    harmonious:
      'Somebody forwards your name with two warm lines attached. For two years, give or take, the person you are becoming and the job you do recommend each other, and superiors are inclined to be useful. Promotion can come before desire has been consulted. Describe the working day you would want in ten years, hour by hour, and apply in that direction.',
    square:
      'Mail for you goes to two addresses, this year and next. A growing self no longer matches its job title, or the roots of the family tug just as you are being noticed, and home and work each complain that the other gets the better letters. The friction clears up whose ambition this was. Once a week do nothing for either house, and then answer both.',
    opposition:
      'Mail for you goes to two addresses, this year and next. A growing self no longer matches its job title, or the roots of the family tug just as you are being noticed, and home and work each complain that the other gets the better letters. The friction clears up whose ambition this was. Once a week do nothing for either house, and then answer both.',
  },
};
