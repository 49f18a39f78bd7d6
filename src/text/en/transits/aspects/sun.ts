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
import type { TransitAspectsOf } from '../../../catalogue.js';

export const sunTransits: TransitAspectsOf<typeof Sun> = {
  [Sun]: {
    conjunction:
      'Somebody sings off-key, with your name in the third line. Within a day of your birthday the Sun stands where it stood when you were born, and wishes are taken seriously, yours included. It stings a little to wait for people to guess them. Write this year’s in one sentence, sign it, and slide it under the cake plate.',
    harmonious:
      'Along the bright side of the street everyone squints and seems to be smiling. Four times a year, for a couple of days, what you do agrees with who you are, and superiors nod before you have finished. Nobody crosses over to fetch you, however. Take tomorrow’s first free hour and ask for something by name.',
    square:
      'Two people reach for one microphone, and you are among them. At the quarter and half points of your year the Sun rubs pride the wrong way for some two days, often by means of a boss or a louder guest. You hear yourself as others must. Let them sing first, and spend the time choosing your verse.',
    opposition:
      'Two people reach for one microphone, and you are among them. At the quarter and half points of your year the Sun rubs pride the wrong way for some two days, often by means of a boss or a louder guest. You hear yourself as others must. Let them sing first, and spend the time choosing your verse.',
  },
  [Moon]: {
    conjunction:
      'Asked how you slept, you find yourself telling the truth about it. One day in the year, give or take another, daylight falls straight on your private feelings, and a want you had hidden even from the cat is plain to all at breakfast. Exposure makes you touchy. Say what would comfort you, while people are looking that way.',
    harmonious:
      'Head and heart share an umbrella all the way to the store. Until tomorrow or the day after, what you intend and what you need have one address, so relatives are easy to talk to and plans for the apartment find a second vote. Peace makes poor conversation. Thank somebody at home for a thing they do every single week.',
    tense:
      'By three o’clock you are performing well and would give a good deal for a blanket. The day belongs to duty, and your mood has been left in the car. Within forty-eight hours or so it passes, having shown you which engagement costs more than it looks. Eat something warm, then cancel the least loved appointment with an honest reason.',
  },
  [Mercury]: {
    conjunction:
      'Who told them you were the expert? Faces turn your way for an opinion today, perhaps tomorrow as well, and the odd thing is that you have one. Explanations come out in the right order. Hearing yourself be lucid is heady, and a reply can get lost in the echo. Speak first and briefly, then put the question you can’t answer.',
    harmonious:
      'The pen you like is in the pocket of the coat you happen to be wearing. It is a small clarity, two days long: a busy person reads your note to the end, and you know what you think by the time you have said it. Meanwhile slower talkers give up. Ask them something, and write the paragraph you want to be judged by.',
    tense:
      'Quoted back to you, your own remark sounds like somebody pompous. A matter you were sure of needs another look, and for a day and a half pride stands on one side of it and reason on the other. Being wrong promptly is rather stylish. Send the correction yourself, in one line, before anybody has composed it for you.',
  },
  [Venus]: {
    conjunction:
      'Light gets into the fruit bowl and makes a painting of three lemons. Annually the Sun comes to shine on whatever you find lovely, and for the length of its visit, a long weekend, you are rather lovely yourself. Vanity takes a seat with a good view. Invite the person you like to see a thing you like, and keep your eyes on the thing.',
    harmonious:
      'The florist adds a stem and charges nothing for it. Goodwill comes in about that size these two days: a favor prettily asked is granted, and you bear some resemblance to your favorite photograph. One can grow fond of being obliged. Send a line of admiration to a person who makes beautiful things in obscurity, and say which of them you mean.',
    tense:
      'Good shoes, wet pavement. You would like to be adored by four o’clock, and whoever might see to it is busy, or prefers the brown pair. Pleasing and shining won’t agree until the day after tomorrow. It does come out whose admiration you work for. Buy nothing as a remedy. Give the praise you were angling for to somebody else.',
  },
  [Mars]: {
    conjunction:
      'Hold a lens in the sun and presently the leaf begins to smoke. Will and effort meet in one bright point, once a year, for a few days that suit a start or a blunt request. Kept too long on a person, the beam scorches. Know by breakfast what you mean to set alight, and at supper put the glass away.',
    harmonious:
      'Two blows and the nail is home, quite straight. Courage is on good terms with your aims just now, so an effort made today or tomorrow leaves no bruise, and colleagues pick up the other end unasked. They may assume you will hammer everything. There is a job you have been calling annoying since winter. Do that one, then hand the hammer on.',
    tense:
      'The light turns green and somebody honks before you can lift a foot. Everything has that tone for two or three days: orders bark, rivals crowd, and your own voice goes up at the end. Anger tells you accurately where you have been giving way. Take it for a fast walk around the block, and object once to the right person.',
  },
  [Jupiter]: {
    conjunction:
      'A brass band happens to turn your corner. Your confidence gets the sun full on it, as it does for about three days in the year, and a large hope looks like an ordinary plan. Teachers and other openhanded persons are worth approaching. Loud music does make it hard to hear a condition. Ask for one big thing, and have the terms repeated.',
    harmonious:
      'Bread arrives that nobody ordered, still warm. Luck of this modest sort holds from today into tomorrow. You think well of people, they return it, and permission is a matter of asking with your hat on straight. Some at the table have had no basket. Recommend a friend for what they have not dared to try, then mention what you’d like yourself.',
    tense:
      '“No problem,” you tell them, and it was one. For a couple of days you see your powers in a kindly convex mirror, promise the same afternoon twice, and bridle at whoever does the sums. The warmth of it is real, and spirits rise around you. Before you answer the next request, open the calendar and read Thursday aloud.',
  },
  [Saturn]: {
    conjunction:
      'At noon a sundial tells the exact truth and casts hardly any shadow. Your annual appointment with what you have undertaken takes a day or two, sober ones, when an elder’s opinion counts and shortcuts look silly. You may feel older than your shoes. Account to yourself in writing for the year’s largest duty, and cross out what has been done.',
    harmonious:
      'A stone step that has stood in the sun all day is still warm after supper. Something of the sort comes off your reliability at present, and by tomorrow evening even a strict superior has sat down on it. So might everyone. Give the long task its extra hour, which it accepts without complaint, and name the day on which you rest.',
    tense:
      '“Show your working,” says the teacher in your head, unless it is the auditor in the hall. Confidence is checked for a day, or three at the outside, and you feel watched and behind. The gap they have a finger on does exist. It is smaller than you fear. Fill it tonight in the dullest way possible, and give tomorrow’s answer standing.',
  },
  [Uranus]: {
    conjunction:
      'Sunlight strikes the wrong bit of glass, and there is a rainbow on the refrigerator. For some two days, once a year, your peculiarities are what people came to see, and an inspired departure from the program may be its best number. Shock for its own sake palls by evening. Do the strange thing you would do unobserved, where it can be observed.',
    harmonious:
      'Having missed the exit, you discover a town with an excellent pie. Detours treat you well today and for a day after; a frank remark wins a friend, and the new method works when you are the one working it. Passengers who like a schedule may go pale. Tell whoever is in charge what you would change, and bring them a slice.',
    tense:
      'Off goes your hat, down the boulevard, in front of everyone. Plans and dignity are exposed to gusts until the day after tomorrow, and if the wind fails you may knock the hat off yourself. Contrariness has had a cramped month. Give it an hour’s run and leave the evening loose. Chasing things with a laugh is quite becoming.',
  },
  [Neptune]: {
    conjunction:
      'Through colored glass the noon light lays a blue square on your sleeve. Some three days in the year find you easy to move and hard to pin down; music gets past the door, and so do strays. Figures swim. Make something or help somebody, whichever is nearer, and judge your own importance when the light is white again.',
    harmonious:
      'A busker two blocks off is playing what you were humming. The hours have such coincidences in them for a day or so, and gentle guesswork puts you on the right side of everyone. You may understand people so kindly that you agree with all of them. Keep one opinion back, and take your sympathy to a person who is tired of explaining.',
    tense:
      'There is water on the highway ahead, until you get there. What you aim at shimmers through tomorrow, compliments hang in the air without support, and the rescuer’s part looks tempting. Thirst is the honest element and will tell you what has been lacking. Drink what is at hand: a night’s sleep, and one unheroic job finished by five.',
  },
  [Pluto]: {
    conjunction:
      'In Syene, on a single noon of the year, the sun reached the bottom of a well. It reaches yours now, for three days at most, and what glitters down there is will. People sense it and give you room, or give you a fight. Ask what you have wanted longest. Draw up one bucket, and leave the shaft its privacy.',
    harmonious:
      'With a squeak, the rusted bolt lets go. Stuck matters have some play in them today and tomorrow, because you get to the point and influential people rather like it. Onlookers may feel that they are next to be unscrewed. Take out the second bolt all the same: raise the issue behind the issue, beginning with your own part in it.',
    tense:
      'A staring match is going on, and neither of you recalls the reason. Somebody wants your compliance, or you want theirs, and for as long as two days backing down feels like vanishing. Very little of it is about the printer. Blink first over the printer. As to what matters, say your position once, seated, with open hands on the table.',
  },
  [Ascendant]: {
    conjunction:
      'Passport pictures taken now come out looking like somebody you would let in. The Sun is coming up over your own horizon, a three-day dawn once a year, and you are seen in the act of arriving. Self-consciousness pinks the ears. Walk in first for a change, say your name and what you are beginning, and leave the door on the latch.',
    harmonious:
      'Someone holds the elevator, and by the sixth floor you have a date for lunch. Presence costs nothing today or tomorrow; you look like yourself, and others fall into step. Beside such ease the awkward feel more awkward still. Draw one of them out between floors, and over lunch describe what you are working on before you are asked.',
    square:
      'Tall people sit in front of you at everything. With the Sun across the way, or at a sharp corner to your horizon, somebody else supplies the light for two days and you keep shifting your chair. Resentment gives a poor view. Ask the tall one what they can see. Part of the answer may be how you have been coming across.',
    opposition:
      'Tall people sit in front of you at everything. With the Sun across the way, or at a sharp corner to your horizon, somebody else supplies the light for two days and you keep shifting your chair. Resentment gives a poor view. Ask the tall one what they can see. Part of the answer may be how you have been coming across.',
  },
  [Midheaven]: {
    conjunction:
      'From the top of the Ferris wheel the whole fairground can see your socks. Once a year the Sun stands at your noon, and for a few days anything you do in public is done in the bright. Credit comes, with comment attached. Wear the good pair, show one finished thing, and while the car hangs there, look where you want to go next.',
    harmonious:
      'In line for coffee the director asks what you are busy with, and your answer fits the wait. Reputation and intention pull together, the household approves, and it is all as mild as the coffee. A day later the director is in another line. Prepare those thirty seconds tonight, with a request in the last five and someone else’s merit in the first.',
    square:
      'Oatmeal on the lapel, four minutes to the presentation. Home and office both hold you to your word, tomorrow as well as today, and each thinks poorly of the other’s claim. The smaller party is the one likely to be snapped at. Tell them both the same schedule in the same tone. Whoever gets less this time gets the weekend, spelled out.',
    opposition:
      'Oatmeal on the lapel, four minutes to the presentation. Home and office both hold you to your word, tomorrow as well as today, and each thinks poorly of the other’s claim. The smaller party is the one likely to be snapped at. Tell them both the same schedule in the same tone. Whoever gets less this time gets the weekend, spelled out.',
  },
};
