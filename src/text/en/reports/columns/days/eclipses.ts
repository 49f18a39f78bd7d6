import type { DayCells } from '../../../../report-catalogue.js';

export const solarEclipse: DayCells = {
  1: {
    lead: 'Something about how you live may come to a stop and begin again differently. The change is yours, and it will take months to unfold; today you only feel that the old way has lost its hold.',
    course:
      'You need not know yet what comes in its place. Keep the day simple, decide nothing that could not be undone, and pay attention to what you do not miss. A year from now you may count from this date.',
  },
  2: {
    lead: 'What you earn, what you own and what you think you are worth come up for review. It may begin with a small surprise today, but the months that follow matter more.',
    course:
      'Leave large decisions for another week. Look at what you really live on, talents included. Something you thought you needed may prove easy to live without.',
  },
  3: {
    lead: 'How you talk and think begins a new course. A conversation may break off today, or one that you had given up may start, and over the coming months your everyday company can change a good deal.',
    course:
      'Listen more than you speak for now. What you hear in a pause is likely to be more important than what was said before it. There will be time to answer when you can see whom you are talking to.',
  },
  4: {
    lead: 'Something shifts at the foundations: where you live, with whom, or what home means to you. It shows today only in hints, and it will go on working for months before you can name it.',
    course:
      'Hold off with decisions about rooms and relatives, and stay close to those who steady you. An old family story may come to its end here. What grows instead will be more your own.',
  },
  5: {
    lead: 'What you love, and how you show it, stands at a beginning. An affection, a pastime or a piece of work may look different from now on, and months will pass before you see what it has become.',
    course:
      'Do not force an answer out of your heart or out of anyone else’s. Joy that is really yours will come back by itself once the dust has settled. Until then, do something with your hands that has no purpose.',
  },
  6: {
    lead: 'Your daily life is about to be arranged differently. Work, habits and the care you take of yourself have followed a pattern that is wearing thin, and today you may notice just where.',
    course:
      'One day changes little here; the months after it change more. Begin by being kind to your body and leaving out what is merely customary. The new order will come from what you can actually keep up.',
  },
  7: {
    lead: 'A relationship may take another course. Somebody enters, leaves or shows a side that you had not seen, and what it means for the two of you will become clear over months rather than today.',
    course:
      'Let the other person be a bit of a stranger for now. Ask, and do not conclude. Bonds that rest on something real come through such a darkness with less pretense and more patience on both sides.',
  },
  8: {
    lead: 'What you share with others goes through a change at the root. Trust, debts and closeness are being arranged anew, and today an old arrangement may show that it cannot be carried further.',
    course:
      'It is a grave matter and not a bad one. Something ends so that something more honest can take its place, and it needs months. Speak with one person whom you trust, and sign nothing in the mood of the day.',
  },
  9: {
    lead: 'A belief or a far-reaching plan stands at a turning point. What you took for certain may have a gap in it today, and the search for what belongs there will keep you occupied for months.',
    course:
      'Bear the gap for a while. Study fills it better than arguing does, and so may a journey that you had not intended. You will come out with fewer convictions, and with ones that carry weight.',
  },
  10: {
    lead: 'Your path in the world may take a bend. A position, a task or an aim comes to its end or its beginning, and what appears today is only the edge of something that needs months to be seen.',
    course:
      'Do your work as well as you can and keep your plans open. Someone in charge may be as uncertain as you are. When the view clears, you will know which of your ambitions were your own.',
  },
  11: {
    lead: 'Your circle and your hopes are being sorted. A friendship or a common plan may change its character today, and in the months to come you will find out whom you want at your side.',
    course:
      'Nobody has to be dismissed, and nobody persuaded. Watch who asks how you are when there is nothing to be had. The hope that survives this will be smaller in words and larger in substance.',
  },
  12: {
    lead: 'Something comes to rest within you, and something else begins that has no name yet. You may be tired or strangely moved today, and it will take months until you understand what it was about.',
    course:
      'Withdraw a little, without explanations. What you lay down now you will not pick up again, so let it go gently. The quiet is not empty, and you do not have to fill it.',
  },
};

export const lunarEclipse: DayCells = {
  1: {
    lead: 'A feeling about yourself ripens and changes color. How others see you and how you see yourself drift apart for a day, and what closes the gap may be something you have refused to admit.',
    course:
      'Admit it in private first. You can be gentle with the person you were, and still not go back to being them. Somebody close to you may notice the change before you have words for it.',
  },
  2: {
    lead: 'A question of money or worth comes to its end. Something you have held on to may lose its value for you today, and it is strange how quickly the hands open once they have been shown why.',
    course:
      'Sums that concern you and another person should be looked at when the feeling has calmed down. What you own is enough for the moment. What you are worth was never a matter of the sum.',
  },
  3: {
    lead: 'A piece of news or a conversation may bring something to a close. You hear today what had been left out, or you say it, and a familiar exchange cannot go on quite as it did before.',
    course:
      'Do not answer everything at once. The words that matter will still be there tomorrow, and will have lost their edge. What remains may be a plainer way of speaking with somebody nearby.',
  },
  4: {
    lead: 'A feeling about home or family reaches its depth. Something old may end today, an expectation perhaps, or a story that everyone has kept up, and you feel both the loss and the lightness.',
    course:
      'Stay near those you belong to, and ask for nothing more than that. Work will have to do without your whole attention. What has been mourned properly stops running the household.',
  },
  5: {
    lead: 'An affair of the heart comes to a head. A love, a hope or a work of yours may show itself today as it is, without the light that you had put round it, and it can be let go or loved better.',
    course:
      'Let the feeling be as large as it is, for an evening. Friends may offer distraction; accept their company and decline the advice. What you still care for when the shadow has passed is truly yours.',
  },
  6: {
    lead: 'A way of working or living has reached its limit. Your body or your mood says so today, more plainly than you have allowed yourself to, and some duty may drop away because of it.',
    course:
      'Rest without first deserving it. Whatever has to be reorganized can be reorganized by somebody who has slept. You will be surprised at what turns out not to have been necessary.',
  },
  7: {
    lead: 'Between you and another person something comes to its turning point. A feeling that has grown for months can no longer be put off, and you may see the two of you today without any flattery.',
    course:
      'It need not be the end of anything but an illusion. Say what is true for you and leave the other room to answer later. What two people can still say to each other in this light will last.',
  },
  8: {
    lead: 'A deep matter surfaces and lets itself be finished. A grief, a debt or a secret has reached its full weight, and you may feel today that you have carried it for the last time.',
    course:
      'Be careful with yourself and with whoever shares it. There is no need to go over the whole story again. A single acknowledgment, spoken or not, is enough to close the account.',
  },
  9: {
    lead: 'A belief comes to its end, or finally shows what it is worth. You may feel homeless in your opinions for a day, and curiously free.',
    course:
      'Do not rush to put another in its place. Take care of what is near and ordinary, which does not depend on being understood. The larger meaning will come back in its own time, and in simpler words.',
  },
  10: {
    lead: 'A chapter of your work comes to its close. A goal is reached or given up, or your name is mentioned in a new light, and you may feel today how much you had tied to it.',
    course:
      'Leave the next step open. Those at home have seen more of the price than anybody, and it is good to ask them. A position can be lost or won; the ability that led to it stays with you.',
  },
  11: {
    lead: 'A hope or a circle shows its true size. Something that you shared with others may come to an end today, and you see who was there for the cause, who for the company, and who for you.',
    course:
      'Be fair to all three. Not every friendship has to last in order to have been real. Keep an hour for something that you love on your own account, and the loss will be less large than it looks.',
  },
  12: {
    lead: 'What lay under the surface comes up and may go. A fear, an exhaustion or an old sorrow is felt today in full, and it is the kind of feeling that has come to say goodbye.',
    course:
      'Give it the night, and do not ask it for reasons. The tasks of the day can wait, or be done with half your strength. Afterward there will be a stillness that you had almost forgotten.',
  },
};
