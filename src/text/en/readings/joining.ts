import type { ReadingCatalogue } from '../../reading-catalogue.js';

/**
 * How two things that have been said of a person are both true: the first wordings where the first side of a matter was
 * read before the second, the others where it was the other way about. They end the paragraph of the second and stand by themselves.
 */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    [
      'You have two tempers: small offenses are answered on the spot and forgotten, and what hurts you most goes below and is kept.',
      'What annoys you is out in a minute. What wounds you is not, and may take a season to be said.',
    ],
    [
      'Your anger comes at two speeds. Where you feel sure of being forgiven it is out at once and soon over, and elsewhere you can hold it for weeks.',
      'People who see your temper flare over something small seldom guess how much you keep quiet about the large things.',
    ],
  ],
  speech: [
    [
      'How much you say depends on what hangs on it. On small matters you answer at once and with pleasure; on those that count, people have to wait.',
      'You have two ways of talking, a ready one for company and a sparing one for whatever you are not yet sure of.',
    ],
    [
      'With people you trust, and on subjects of your own, you talk freely; with others you weigh every word.',
      'Some people know you as a talker and some as a silent person. It depends on whether they met you before or after you had made up your mind.',
    ],
  ],
  approach: [
    [
      'Where there is something to be done, you go first. Where there is somebody to be trusted, or something to lose, you take your time.',
      'You are quick to begin what can be undone, and slow to begin what can’t.',
    ],
    [
      'Your caution is for first meetings and unknown ground; once you know what you want, you are likely to be the first to move.',
      'At the door you are careful, and once inside you can be bold. People who saw only the beginning are surprised by what comes after.',
    ],
  ],
  notice: [
    [
      'Much of what people see of you has been made ready where nobody looks, and you need both places.',
      'You are more visible than you feel, and there is more of you out of sight than people suppose.',
    ],
    [
      'You prepare things out of sight, and you like them to be seen once they are ready.',
      'Half of your life is lived in view and half of it is not. You come out with what the quiet gave you, and go back to rest from having been looked at.',
    ],
  ],
  praise: [
    [
      'With applause you are of two minds: you would like it, and when it comes you look for what is wrong with it. To be thanked for something exact does you more good than to be admired at large.',
      'You would like to be praised, and you ask of each compliment whether it was deserved, so that few of them reach you.',
    ],
    [
      'You wave praise away and remember it, and you miss it more than you let on when it fails to come.',
      'Some recognition is a need of yours, however little you make of your work, and it is easier to own up to than to hide.',
    ],
  ],
  company: [
    [
      'People do you good up to a point, and past it solitude does. Much of your tiredness comes of noticing the point too late.',
      'What you take in among people you have to go through by yourself afterward, so you need a good deal of both, company and a closed door.',
    ],
    [
      'By yourself you gather strength, and among people you find out what it is for.',
      'You come out of the quiet wanting voices, and go back into it with something to think about.',
    ],
  ],
  money: [
    [
      'With money you are two people. One spends freely on the day and the other has put something by, and it goes best when the second is asked before the first.',
      'You give and spend with an open hand, and there are a few things of your own that you would never part with.',
    ],
    [
      'You watch the small sums, and can be quite free with a large one when it goes to something or somebody you love.',
      'What you have earned you guard, and then, for a good enough reason, you let it go all at once.',
    ],
  ],
  home: [
    [
      'A home of yours should stand open to visitors and have one room with a door. You like the noise as long as you can leave it.',
      'Company under your roof and a corner where nobody follows you: you need the two together.',
    ],
    [
      'The peace you want at home is not an empty house. You like life in the next room, and a door between.',
      'At home you want quiet for yourself, and when you have guests it may be as loud as they please.',
    ],
  ],
  bonds: [
    [
      'You like to be close, and you can be held too tightly. What you want is somebody who is always there and does not always ask where you are.',
      'Loyalty comes easily to you, and being tied does not. People who love you have to learn the difference, and it is soon explained.',
    ],
    [
      'You need room, and you care a great deal all the same: the few who have come near you, you hold on to firmly.',
      'Freedom matters to you at the edges of a bond. At its center you want somebody wholly, and it is there that you can be hurt.',
    ],
  ],
  measure: [
    [
      'Your hopes are large, and you have a sober side, which promises only what it can keep. It is a good thing when that side is asked before you promise.',
      'You are generous in what you hope and give, and strikingly modest in what you ask for yourself.',
    ],
    [
      'You are moderate in most things. In one or two you know no measure, and others tend to notice it before you do.',
      'You can do with little. Where your heart is in a thing, though, you give more, and hope for more, than your careful side would sign.',
    ],
  ],
  change: [
    [
      'You are faithful to whatever feeds you, and once it has stopped feeding you, you can be gone rather fast.',
      'One part of you keeps, and another leaves. Given a little movement now and then, the second stays content; denied that, it takes more.',
    ],
    [
      'Much in your life may change, and a few things never do: some people, a habit or two, a place. They make the setting out possible.',
      'You change your plans easily and your attachments hardly ever.',
    ],
  ],
  feelings: [
    [
      'Your passing moods are plain to everyone; what goes deepest you keep to yourself.',
      'You are open about most of what you feel, and under it is a layer that few people know of.',
    ],
    [
      'You mean to keep your feelings to yourself, but they show in what you do or how you look, often before you have decided to share them.',
      'Whether you show what you feel depends on who is there. With the right person you show more than many an open person does, and elsewhere almost nothing.',
    ],
  ],
  peace: [
    [
      'You keep the peace as long as it is honest. Past that point you say what is so, and people who took you for mild look up.',
      'You try tact first. When it has failed you speak plainly, for others sooner than for yourself.',
    ],
    [
      'You are plain about a matter and careful with a person: you will contradict the opinion, and then go a long way to spare the feelings of whoever holds it.',
      'With most people you speak your mind. With those whose liking you want you give way, and it may be long before they hear that something was wrong.',
    ],
  ],
  pace: [
    [
      'You start at once and finish in your own time, and what you decide for good is decided slowly.',
      'One part of you is quick and another takes its time. In small things the first has its way; in large ones the second deserves to be asked.',
    ],
    [
      'You are slow to decide and quick to act: once a thing is clear to you, or cannot wait, you are on your feet before anybody else.',
      'You are fast in talk and in small matters, where nothing lasting depends on the answer, and slow in the rest.',
    ],
  ],
  belief: [
    [
      'You trust life more readily than you trust a statement: in general you hope, and in particular you like to see the proof.',
      'You hope easily, and you like to see the proof all the same: whoever brings you a promise gets a smile and then a question.',
    ],
    [
      'You doubt what you are told, and believe in people and things that nobody could vouch for.',
      'You look for proof, and you also have a trust in life that has carried you over gaps which no examination would have closed.',
    ],
  ],
  order: [
    [
      'Your order has its borders. Within them everything is in its place, and beyond them you let things drift and feel no guilt about it.',
      'You are exact in what you do and vague in what you arrange: the work is in order, and the dates may not be.',
    ],
    [
      'You let a good deal go by, and are strict about a few things, which hold the rest together.',
      'It is in the small things that you keep order, perhaps because the large ones will not be ordered.',
    ],
  ],
};
