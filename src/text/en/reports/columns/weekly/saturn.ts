import type { WeekShelf } from '../../../../report-catalogue.js';

/** Saturn comes into a house, for two to three years. */
export const saturnArrives: WeekShelf['saturnArrives'] = {
  1: {
    intro: [
      'Saturn enters {place}, on {day}, and begins a serious stretch for you personally. You may feel older, or merely more grown-up, and less willing to live by other people’s expectations.',
    ],
    course: [
      'While Saturn is in your sign you take stock of yourself. Some roles turn out to be too small, others to have been for show, and what remains has to be lived with and looked after, the body included. There may be more to carry, and people can tell that you will carry it. It is right to be slow and right to say no. What you build under Saturn in your own name is seldom brilliant and usually lasts.',
    ],
    close: [
      'Nothing has to be proved at once. It is enough to take yourself seriously, and to begin with the duty that you owe to nobody else.',
    ],
  },
  2: {
    intro: [
      'Saturn’s arrival in {place}, on {day}, makes this a week for plain figures. From here on you will want to know what you really earn, what you need, and what has merely become a habit.',
    ],
    course: [
      'There may be less to spend for a while, or simply more thought behind it. That need not be gloomy. Many people find under this influence that they can do with less than they supposed, and that a skill they had given away is worth a price. Old debts are better looked at than carried around. What is put aside regularly, in however small amounts, gives you the one thing money is good for, which is room.',
    ],
    close: [
      'Security grows by the month and not by the stroke of luck. You could write the true figures on one page this week, and keep the page.',
    ],
  },
  3: {
    intro: [
      'As Saturn moves into {place}, on {day}, your words count for more. You may say less, mean more, and be held to it; and one subject wants to be learned properly at last.',
    ],
    course: [
      'Conversations that used to be easy may ask for patience, above all with a relative or somebody next door. Misunderstandings are not waved away any longer; they have to be cleared up. On the other hand your mind is capable of real concentration, and a long text or a difficult course suits it. A dry answer is often only shyness. If you say the kind part first, the necessary part will be heard.',
    ],
    close: [
      'What you promise now you will be expected to know about later. A few exact words will serve you better than many friendly ones.',
    ],
  },
  4: {
    intro: [
      'Saturn comes to {place}, on {day}, and the foundations are inspected. It may be the roof itself, or the family, or the question of where you really belong.',
    ],
    course: [
      'Duties toward relatives may grow, and somebody might need more help than they like to admit. Whatever has been put off at home begins to show. None of this has to be solved in a hurry, but it no longer goes away when you close the door. You may also feel a certain loneliness in your own rooms, which is mostly a sign that they are due to be arranged for the life you lead now.',
    ],
    close: [
      'Whatever you repair in these years will hold. You could begin with the one thing that has worried everyone the longest.',
    ],
  },
  5: {
    intro: [
      'Pleasure becomes a serious matter this week, since Saturn enters {place}, on {day}. What you love will want to know how much time you are going to give it.',
    ],
    course: [
      'Light amusements may lose their taste for a while. In their place comes something that asks for practice: an instrument, a craft, somebody who needs you at a set hour, a love that is no longer content with being exciting. You may feel clumsy at first, and watched. Talent is mostly patience in this house. Whoever keeps at it without applause will have a skill, or a bond, that does not depend on the mood of the day.',
    ],
    close: [
      'Joy that takes practice is still joy, with some patience in it. Whether the result is any good can be asked later.',
    ],
  },
  6: {
    intro: [
      'Your daily work comes under Saturn’s eye this week, as the planet enters {place}, on {day}, for a long stay. Disorder that could be lived with until now begins to cost too much.',
    ],
    course: [
      'The body is usually the first to report: it wants regular hours, and suffers more than before when it does not get them. At work you may be given more responsibility for details than you care for. There is a quiet satisfaction in it all the same. A method that is yours, improved bit by bit, gives you back more time than any heroic effort. What you cannot do well, you may refuse or hand over.',
    ],
    close: [
      'Some order now makes your evenings easier. One fixed hour, kept every day, is a good foundation.',
    ],
  },
  7: {
    intro: [
      'Saturn moves into {place}, on {day}. Between you and another person the question of reliability comes up, and it will be asked calmly, for a long time, and on both sides.',
    ],
    course: [
      'Some bonds are made firm under this influence, up to the point of a contract or a promise. Others turn out to rest on one person’s effort. It may feel cooler between you before it is clear which is the case. Older or more serious people may come into your life, and what they offer is worth more than charm. Say what you can give, leave out what you cannot, and expect the same.',
    ],
    close: [
      'Those who stay through a sober time are the ones to plan with. It would be fair to tell them that you have noticed.',
    ],
  },
  8: {
    intro: [
      'What you share and what you owe is put on a sound basis from this week on, as Saturn enters {place}, on {day}. It may be about money, or about how far you can rely on each other.',
    ],
    course: [
      'You may have to settle something that others began: a debt, a legacy, a promise made in better times. People with papers play a part, and it pays to read what they put before you. In close relationships there can be a reserve that was not there before. It is often the fear of depending on somebody. Fear of that kind gets smaller when the terms are clear and nobody is asked to be grateful.',
    ],
    close: [
      'Every old matter that is settled makes you a little freer. The oldest is probably the one to begin with.',
    ],
  },
  9: {
    intro: [
      'With Saturn in {place}, from {day} on, large ideas have to pass an examination. You may find that you know less than you thought, and that it can be learned.',
    ],
    course: [
      'A degree, a license, a language or a long preparation may lie ahead, with more work in it than glamour. Journeys have a purpose now, or are put off until they do. Faith becomes sober too: some convictions do not survive a hard year, and those that do need no audience. Teachers under this influence are strict, and you may become one. What you understand slowly you will not have to learn again.',
    ],
    close: [
      'A distant aim is reached by the hours you give it on dull evenings. The first of them could be set down in the calendar now.',
    ],
  },
  10: {
    intro: [
      'Saturn climbs into {place}, on {day}, and your work enters years in which it counts. What you have built so far will be weighed, by others and, rather more strictly, by you.',
    ],
    course: [
      'Responsibility tends to come to those who have prepared for it, and with it come longer days. It may also become plain that a position has been held up by pretending, and then it is better to admit it early. You are judged by results and not by intentions, which is hard and has something clean about it. Advice from somebody older, who wants nothing from you, can save you a detour.',
    ],
    close: [
      'A reputation made in these years is made of kept promises. Look at what you have signed so far, and keep the next one small.',
    ],
  },
  11: {
    intro: [
      'Saturn reaches {place}, on {day}, to sort out who belongs there. The circle may get smaller in the time ahead, and you will be able to say of each person why they are in it.',
    ],
    course: [
      'Some acquaintances fade because nobody does anything to prevent it. Others take on weight, as there is a task you share or a hard time that one of you has to get through. In groups you may be given the office nobody wants, and you will do it properly. Hopes, too, are made to show a timetable. It can be sobering, and then, when one of them gets a date, rather exciting.',
    ],
    close: [
      'Two friends who can be relied on are a large number. It would be a good week to be that for one of them.',
    ],
  },
  12: {
    intro: [
      'Saturn enters {place}, on {day}, the last sign before your own. A long account is coming to its close, and part of the work is done where nobody sees it.',
    ],
    course: [
      'Old duties, old reproaches and some plain tiredness may come to mind when it is quiet. They are easier to bear if they have an hour of their own and are not allowed the whole night. You may wish to withdraw, and in measure that is right. Only silence can turn into a habit of not telling anybody anything. One person who knows how you are is enough to keep the door from closing.',
    ],
    close: [
      'What you put in order now you will not have to carry into the next chapter. There is no need to do more than one thing at a time.',
    ],
  },
};
