import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const neptuneEnters: ThemesByHouse = {
  1: {
    intro: [
      'Neptune comes into your own sign in {year}, and begins what will go on for more than a decade. Your outline softens: you feel more, take in more, and find it harder to say exactly who you are. It can be a gift if you give it a form.',
    ],
    thought: [
      'You become more sensitive {when}, and harder to pin down. You take in other people’s moods, tire sooner in crowds, and may not be sure what you want until you are alone. Music, faith, art or helping somebody can mean more to you than ambition does. It is easy to drift in such a time and to be talked into things. Something that you do every week at a fixed hour tells you who you are.',
    ],
    close: [
      'A habit that you kept up every week has steadied you. You know less than you did about where you are going, and more about what you are moved by.',
    ],
  },
  2: {
    intro: [
      'Neptune enters your second house in {year}, and money becomes less of a measure. You may earn by imagination or kindness, and be careless with what it brings. What you call valuable begins to change.',
    ],
    thought: [
      'Money and meaning get mixed {when}. You may want to give more, to live on less, or to earn something by what you love, and all of it is possible in part. It becomes harder to see what a thing will really cost, and people with beautiful offers notice that. A plain list, kept by you or by someone you trust, leaves you free to be generous where you mean it.',
    ],
    close: [
      'You have gone on with something that earns you nothing, and know by now what it is worth to you. Whether it can also pay the rent is a separate question, and can be asked calmly.',
    ],
  },
  4: {
    intro: [
      'In {year} Neptune enters your fourth house, and home becomes a place of longing. You may idealize where you come from, take somebody in, or wish to live by the water. Walls are thinner than they were.',
    ],
    thought: [
      'You long for a home in which nothing has to be explained, and {when} the longing is stronger. You may idealize the house you grew up in, or a place where you spent one summer. Some of what you miss can be made where you live now: a quiet room, music, a table with the right people at it. The rest belongs to memory, and is easier to love when you do not try to live in it.',
    ],
    close: [
      'Something of the home you longed for has found its way into your rooms. The rest you carry with you, and it no longer makes you dissatisfied with where you are.',
    ],
  },
  7: {
    intro: [
      'Neptune comes to your seventh house in {year}, and you look for more in other people than an arrangement. A meeting may feel like fate, a partner like a riddle. Compassion is great, and clear terms are needed all the more.',
    ],
    thought: [
      'You see more in other people {when} than is plainly there, and sometimes you are right. Somebody familiar may seem like a person you have yet to know. Tenderness grows, and so does the risk of loving a picture. It is worth asking now and then what they would like, in so many words, and telling them what you can give. Kindness and clear terms go together better than they seem to.',
    ],
    close: [
      'You know another person better than you did, faults included, and are fond of them all the same. It is easier for both of you.',
    ],
  },
  10: {
    intro: [
      'What you are for, rather than what you are paid for, becomes the question of {year}: Neptune enters your tenth house. Work that heals, delights or serves draws you. Titles matter less, and rumors a little more.',
    ],
    thought: [
      'People see {when} that you care about what you do, and draw their own conclusions, not always the right ones. Your aims may be hard to explain, even to yourself. Neptune makes you long for work that means something and leaves the practical side vague. It helps to be able to say in one sentence what you do and for whom, without naming your position.',
    ],
    close: [
      'You can say in one sentence what you do, and a stranger understands it at once. The sentence has changed several times on the way.',
    ],
  },
  11: {
    intro: [
      'Shared dreams have their year in {year}, for Neptune enters your eleventh house. You are drawn to people who want to help, to sing or to save something. Friendship can be very close and rather vague.',
    ],
    thought: [
      'A common cause can move you deeply {when}, and you are good at moving others. The practical side is easily forgotten, since nobody likes to spoil the mood with questions. Sooner or later somebody has to pay the rent and keep the list. Find out who is willing to do that, and thank them, or do a part of it yourself. The ideal gains by it.',
    ],
    close: [
      'A dream that you share with others has found somebody practical, and is in good hands. Where the hands are yours, somebody else has taken on the dreaming.',
    ],
  },
};
