import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/**
 * A slow planet is stationary in the reader's own sign, and turns retrograde or direct. It moves so little that the
 * texts tell what it is, and not what begins to move.
 */
export const ownStations: ColumnShelf['ownStations'] = {
  [Jupiter]: {
    retrograde: {
      intro: [
        'You take a step back from your own hopes as Jupiter turns in your sign. What had been growing by itself grows no further for the moment, and you can see how much of it you would like to look after.',
      ],
      course: [
        'Jupiter going back takes nothing away that is yours. You have said yes to more than one life could hold, and now you notice which of these promises still make you glad. Go through them without hurry. An offer that falls asleep may wake in a season, in better terms. Confidence that needs no applause is a quiet thing, and this is a time in which it can be practiced. Where you have been generous, see whether you were asked; where you have been lucky, learn how it was done.',
      ],
      close: [
        'You have more than enough to go on with. What grows again later will grow in a direction that you chose.',
      ],
    },
    direct: {
      intro: [
        'Your hopes find their way outward again, as Jupiter goes forward in your sign. After some months of weighing, you know which of the things you might become you would like to begin with.',
      ],
      course: [
        'The change is felt less as luck than as appetite. You would like to be asked, to travel, to learn, and people seem to notice it. An offer that had fallen asleep may be renewed; it is worth looking at with what you have learned since. Do not take up everything again at once. One plan with room in it, and someone to share it with, makes a better beginning than five. Whoever helped you while little was moving could be told now what came of it.',
      ],
      close: [
        'There are some months ahead in which your own wishes have the wind with them. Begin with the one that outlasted the doubt.',
      ],
    },
  },
  [Saturn]: {
    retrograde: {
      intro: [
        'A duty that you carry in your own name is looked at again, as Saturn turns back in your sign. You ask what you have taken on, what it costs you, and which part of it was never yours.',
      ],
      course: [
        'Saturn takes its time over this and does not want to be hurried. There may be less pressure from outside, and more of it from within. Old standards come up: whom did you want to satisfy, and would you still? What you have built can be tested while nobody waits for the result. Mend what is weak and leave what holds. Being a little tired of your own seriousness is part of it, and one duty handed back does more than a vow to work harder.',
      ],
      close: ['You may come out of this review with fewer duties. Those that remain will bear your weight.'],
    },
    direct: {
      intro: [
        'Saturn goes forward in your sign again, after months in which you have tested what you can rely on. A limit has become clear in these months, and within it you can begin to build.',
      ],
      course: [
        'Nothing gets easy overnight. The difference is that effort now has an effect: a plan moves by one step, a person in charge gives an answer, a habit takes hold. You know better than half a year ago what you can promise. Promise exactly that, and tell people plainly what you no longer do. Regular hours are your best allies here. If somebody finds you changed, it may be that you no longer apologize for being slow and thorough.',
      ],
      close: ['Do one part of it each week. That is fast enough for something that has to last for years.'],
    },
  },
  [Uranus]: {
    retrograde: {
      intro: [
        'You look again at what has changed in you, as Uranus goes retrograde in your sign. The urge to break with something does not disappear, but it becomes a question, and you are the one who is asked.',
      ],
      course: [
        'Uranus stays in a sign for years and turns back in each of them, so that nothing is lost by it. What has changed suddenly in your life, or in how you look and speak, may now be made your own. Some of it was meant as protest and can be dropped. Some was a first attempt, and wants a second. From outside little is seen of this. You may feel restless on quiet days and calm in a commotion. Try out freedom where it costs others nothing.',
      ],
      close: [
        'What you would change about yourself need not be announced. It can be tried on first, with the door closed.',
      ],
    },
    direct: {
      intro: [
        'What has been fermenting in you looks for a way out, as Uranus goes forward in your sign. You have thought over for months how you would like to live otherwise, and can try a part of it.',
      ],
      course: [
        'Uranus makes the turn slowly, and may still surprise you with what it sets off. A sentence that you did not plan, a new look, a refusal where you had always agreed: such things can come quite lightly now. Those who are used to you will need a word of explanation, and are entitled to one. Change what can be changed back, to begin with. The years that Uranus spends in your sign leave you time for the rest, and it goes better without a bang.',
      ],
      close: [
        'You do not have to be a different person. It is enough to be one degree less of the one you were expected to be.',
      ],
    },
  },
  [Neptune]: {
    retrograde: {
      intro: [
        'A dream you have of yourself is looked at from within, as Neptune turns back in your sign. What was carried along by longing stands still for a moment, and you can see what it is made of.',
      ],
      course: [
        'Neptune goes back for a part of every year that it is in a sign, and works as water does. A picture of who you might be loses some of its shine, and what is left is nearer to you. You may notice where you let yourself be taken for whatever others needed. Nothing has to be decided, and sharp edges are not to be had. Write down what you wish for and read it again on a tired day. Music, prayer or long walks do more here than talk.',
      ],
      close: [
        'It may be some time before you can say in words who you are becoming. You can already tell what you are not.',
      ],
    },
    direct: {
      intro: [
        'What you have dreamed of in silence looks for company, as Neptune goes forward in your sign. People find it easier to come near you, and what you have understood alone may be shown to someone.',
      ],
      course: [
        'The turn is too slow to be felt on its day. It shows over weeks, in a softer manner, in ideas that arrive unasked, in how much of other people’s moods you pick up. Decide early which of these are yours. Those who wish for something from you may see in you whatever they like, so say in plain words what you can be for them and what you cannot. Art, care for others and anything done near water suit you. Keep the facts of your week with someone who likes facts.',
      ],
      close: [
        'Let the dream have a place in your week, and a limit. It lasts longer that way than if it had all of you.',
      ],
    },
  },
  [Pluto]: {
    retrograde: {
      intro: [
        'Something in you that has long been changing goes deeper, as Pluto turns back in your sign. From outside it looks like a pause, and you know that it is none.',
      ],
      course: [
        'Pluto is retrograde for a part of every year and stays in a sign for many, so there is no hurry about it. A hold that you have on somebody, or they on you, can be looked at while nobody presses. You may find that what you called strength was mostly being on guard. Put one such guard down, where it is safe, and see what comes. What you have outgrown is not to be fought. It is starved of attention, and goes in its own time.',
      ],
      close: ['Much of this nobody will see. You can tell by how little some old fears have left to say.'],
    },
    direct: {
      intro: [
        'What has been at work in you below the surface begins to be seen, as Pluto goes forward in your sign. You have more force at your disposal than you had, and know a little better what it is for.',
      ],
      course: [
        'Do not expect a day on which it happens. Pluto moves by hardly more than a degree or two in a year, and what it changes in a person is noticed by others first. You may be less willing to be managed, and less in need of managing anyone. Where you have given something up, the place it leaves can stay empty for a while. If you must use your strength, use it for something that you would defend with your name, and leave people a way out.',
      ],
      close: ['You need not prove how much you have changed. Whoever has to deal with you will find it out.'],
    },
  },
};
