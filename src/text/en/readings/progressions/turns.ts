import { Ascendant, Mars, Mercury, Midheaven, Moon, Sun, Venus } from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** What a planet does in the sign that it enters, and what it did in the one before. */
export const turns: ProgressionsReadingCells['turns'] = {
  [Sun]: {
    0: 'Pisces taught you to give way and to feel with others. Aries asks the opposite of you: to go first, to want something openly, and to find out who you are by beginning.',
    1: 'In Aries you grew by starting things. In Taurus you grow by staying with them: what you make, keep and take pleasure in tells you who you are.',
    2: 'Taurus had you build and keep. Gemini makes you curious again, and you grow by asking, learning and trading one certainty for two questions.',
    3: 'In Gemini you lived by variety and talk. Cancer draws you inward, to home, family and memory, and you grow by looking after what is yours.',
    4: 'Cancer had you care for what is yours. Leo has you show it: you grow by putting your name to something, and by letting people see what you love.',
    5: 'Leo had you put your heart and your name into things. Virgo asks for patient work: you grow by skill, by care for detail, and by being of use.',
    6: 'In Virgo you grew by getting better at your work. In Libra you grow by way of other people: by partnership, by fairness, and by hearing the other side.',
    7: 'Libra looked for agreement. Scorpio looks for the truth, and you grow by going to the bottom of things, also where that is not pleasant.',
    8: 'Scorpio took you down to the roots. Sagittarius turns you to the horizon: you grow by travel, study and a faith in something larger.',
    9: 'In Sagittarius you followed your hopes. Capricorn asks what they come to: you grow by responsibility, patience and one long plan.',
    10: 'Capricorn had you climb by the rules. In Aquarius you question them, and you grow by thinking for yourself and among equals.',
    11: 'Aquarius kept you clear-headed and a little apart. Pisces takes down the wall: you grow by compassion, imagination and by not having to be right.',
  },
  [Moon]: {
    0: 'The softness and fatigue of Pisces lift. For two years and more your moods are quick and want to be acted on at once, and you need something to begin.',
    1: 'Aries kept you on your feet. For two years and more what does you good is slow: food, rest, a garden, the same few people.',
    2: 'After the quiet of Taurus you get restless. For two years and more you need talk, news, short trips, and more than one thing to be interested in.',
    3: 'The sociable mood of Gemini has had its time. For two years and more you want to be at home, and with those before whom you need not be clever.',
    4: 'In Cancer you looked after others. For two years and more you want some of the warmth yourself: play, praise, and people who notice that you came.',
    5: 'Leo wanted to be noticed. For two years and more it is order that calms you, and being useful in small things that work.',
    6: 'In Virgo you felt well when you were of use. For two years and more you want peace and company, and feel best across a table from somebody.',
    7: 'The good manners of Libra are no longer enough. For two years and more feeling goes deep: you want few people, wholly, and you notice what is kept back.',
    8: 'Scorpio kept you in deep water. For two years and more your heart wants air: distance, laughter, study, and strangers who know nothing of all that.',
    9: 'The open road of Sagittarius comes to its end. For two years and more you find comfort in getting something done, and you keep your feelings in order, perhaps too much so.',
    10: 'In Capricorn you carried a good deal. For two years and more you want room: friends more than family, and a little distance from your own moods.',
    11: 'Aquarius kept feelings at arm’s length. For two years and more they come in by every door, and you need sleep, music and time alone.',
  },
  [Mercury]: {
    0: 'In Pisces your mind went by images and hunches. In Aries it goes straight at the subject: you decide sooner, speak sooner, and have less patience with “perhaps.”',
    1: 'In Aries you spoke first and thought about it later. In Taurus you think slowly and keep what you have thought; your words become fewer and more solid.',
    2: 'In Taurus your mind took its time. In Gemini, its own sign, it is quick and many-sided: you read more, ask more, and change the subject more.',
    3: 'In Gemini you collected facts. In Cancer you remember how things felt; you think in stories, and hear what people mean beneath their words.',
    4: 'In Cancer you thought with your memories. In Leo you speak from the heart and to an audience, and your opinions get warmer, and harder to take back.',
    5: 'In Leo you liked the large phrase. In Virgo you look for the mistake in it: your mind turns exact, practical and a little hard to please.',
    6: 'In Virgo you checked every detail. In Libra you weigh one view against the other; you get fairer and more diplomatic, and slower to decide.',
    7: 'In Libra you heard both sides. In Scorpio you want to know what neither of them is saying, and you ask fewer questions, and sharper ones.',
    8: 'In Scorpio you dug. In Sagittarius you look up and ask what it all means; you speak more freely, and let some of the detail go.',
    9: 'In Sagittarius you had the grand view. In Capricorn you ask what it would take: thinking turns sober, and you plan by the year and not by the wish.',
    10: 'In Capricorn you thought by the rules. In Aquarius you think around them; you take less on authority, and some of your best ideas come all at once.',
    11: 'In Aquarius you thought in systems. In Pisces you think in pictures and moods; you sense more than you can explain, and facts need writing down.',
  },
  [Venus]: {
    0: 'In Pisces you loved by forgiving. In Aries you love by pursuing: you show what you like at once, and get bored where there is no resistance.',
    1: 'In Aries you were quick to be charmed. In Taurus, its own sign, Venus wants what lasts: touch, good things, and people who are there next year as well.',
    2: 'In Taurus you loved to have and to hold. In Gemini you love to be amused; whoever makes you laugh or think has a head start.',
    3: 'In Gemini you liked variety. In Cancer you want to feel at home with somebody; affection turns protective, and a shared past counts for a great deal.',
    4: 'In Cancer you loved by looking after people. In Leo you want some splendor with it: you give grandly, and wish to be somebody’s first choice.',
    5: 'In Leo you loved with a flourish. In Virgo you love by noticing what is needed; you say less about it, and you also see the faults.',
    6: 'In Virgo you were choosy. In Libra, its own sign, Venus wants harmony and company: you get more sociable, and like things to be shared equally.',
    7: 'In Libra you liked things pleasant. In Scorpio you want them true; you love fewer people, more deeply, and find it hard to share them.',
    8: 'In Scorpio you held on. In Sagittarius you want a companion for the road; you love more freely, laugh more, and need some rope now and then.',
    9: 'In Sagittarius you were drawn to adventure. In Capricorn you are drawn to reliability; you choose people by what they do when it is hard, and show affection by keeping your word.',
    10: 'In Capricorn you were careful with your heart. In Aquarius friendship comes first, and you are drawn to people who are like no one else.',
    11: 'In Aquarius you kept some distance. In Pisces the distance goes: you love more tenderly and forgive more, and are easier to deceive.',
  },
  [Mars]: {
    0: 'In Pisces you got things done by going around them. In Aries, its own sign, Mars goes straight ahead: you start sooner, and people know at once when you are angry.',
    1: 'In Aries you went at things fast. In Taurus you wear them down; your effort gets slow and steady, and you are hard to move once you have begun.',
    2: 'In Taurus you put your strength into one thing. In Gemini you spread it over several, and fight with words more than with weight.',
    3: 'In Gemini you acted on ideas. In Cancer you act on feeling, chiefly to protect somebody, and anger tends to be held in and to come out late.',
    4: 'In Cancer you fought for your own from behind a wall. In Leo you come forward: you want to lead, and to be seen doing it well.',
    5: 'In Leo you did things with a flourish. In Virgo you do them properly; your energy goes into skill, and your anger into criticism.',
    6: 'In Virgo you worked alone and exactly. In Libra you act best with a partner; you negotiate where you used to correct, and put off what may offend.',
    7: 'In Libra you got your way by agreement, and let others go first. In Scorpio, its own sign, Mars says little and does not let go: you want fewer things, and want them wholly.',
    8: 'In Scorpio you worked in silence at one thing. In Sagittarius you set out for several, openly and for a cause, and your temper flares and is soon over.',
    9: 'In Sagittarius you ran after every goal. In Capricorn you choose one and plan the way to it; your drive turns patient, and ambition has more to do with it.',
    10: 'In Capricorn you worked within the order of things. In Aquarius you would rather change it; you act by principle, among friends, and take orders badly.',
    11: 'In Aquarius you fought for ideas. In Pisces you act by feel and for people; force is of less use to you, and good timing of more.',
  },
};

/** A retrograde planet that goes back into the sign before. */
export const turnsBack: ProgressionsReadingCells['turnsBack'] = {
  [Mercury]:
    'It goes backward, so this is a return: you go over old ground in your thinking, and use once more a way of putting things that you had left behind.',
  [Venus]:
    'It goes backward, so this is a return: tastes and attachments that you had left behind come up again, to be chosen or let go.',
  [Mars]:
    'It goes backward, so this is a return: you take up an older way of going after things, and finish with it what it had left undone.',
};

/** The end of a reading that opens with no contact: what to do in a phase. What it means has a section of its own. */
export const closing: ProgressionsReadingCells['closing'] = {
  0: 'Advice comes too early to fit you just now, {name}. Follow what you would do even if nobody asked about it; it will be easier to explain when it has grown.',
  1: 'Give what you have chosen a fixed place in the week, {name}. Doubt is seldom a reason to turn around, and it grows quieter as the new thing becomes a habit.',
  2: 'Choose before you are quite sure, {name}, and tell the people it concerns. What is done with faults in it can be put right as you go, and what is only planned has to be planned again.',
  3: 'Ask somebody whose judgment you trust what is already good about your work, {name}, and leave that part alone. What remains gains more by patience than by another correction.',
  4: 'Write down what has become clear to you, {name}, about what you do and about the people beside you. You may be glad of it when things are less plain.',
  5: 'What helped you may help someone else only in another form, {name}. Let those who take it from you change it, as you changed what you were given.',
  6: 'You owe nobody an early account of what you no longer believe, {name}. You may argue both sides for a time, as long as nobody has to act on either.',
  7: 'Rest as you used to work, {name}, with a good conscience and at regular hours. Nothing has to be put in the place of what goes, and you may say so to whoever asks what you will do next.',
};

export const contactNames: ProgressionsReadingCells['contactNames'] = {
  progressed: {
    0: 'the progressed Sun',
    1: 'the progressed Moon',
    2: 'progressed Mercury',
    3: 'progressed Venus',
    4: 'progressed Mars',
    [Ascendant]: 'the progressed Ascendant',
    [Midheaven]: 'the progressed Midheaven',
  },
};

/** After the Moon’s sign, where that conflicts with her phase. */
export const phaseAndMood: ProgressionsReadingCells['phaseAndMood'] = {
  restless:
    'This phase is for finishing and the Moon in {sign} for beginning; begin something small that binds nobody.',
  aims: 'The Moon’s phase is for finishing meanwhile, so begin with what can be begun small, and clear away what would be in its way later.',
  slow: 'This phase asks for effort, and the Moon in {sign} for peace. Do what cannot wait early in the day, and keep the evening for rest.',
};
