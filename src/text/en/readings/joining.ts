import type { ReadingCatalogue } from '../../reading-catalogue.js';

/** The wordings that lead from the first side of a matter to the second, and those that lead back. */
export const bridges: ReadingCatalogue['bridges'] = {
  anger: [
    [
      'Your temper has two speeds. One kind of anger is out at once and soon over; with what hurts you most it goes the other way, and you keep it.',
      'Not every anger of yours is of the quick kind. Small offenses are answered on the spot, and the large ones tend to go below and wait.',
    ],
    [
      'And yet you are not always slow to anger. What you can hold in for weeks in one part of your life is out in a minute in another, mostly where you feel sure of being forgiven.',
      'You do have a quick temper as well. It goes off over small things, and so few people suspect how much you have kept quiet about the large ones.',
    ],
  ],
  speech: [
    [
      'Quick with words as you are, you go quiet on some subjects. On what matters little you answer at once; on what matters much, people may have to wait.',
      'A ready tongue is one of your two manners. The other is sparing, and people meet it when you are not yet sure of them or of the facts.',
    ],
    [
      'Sparing as you can be with words, in some company you talk freely. Mostly it is a matter of trust, and of whether the subject is your own.',
      'You weigh your words, and nobody would call you silent. Once the weighing is done, or where nothing hangs on it, you talk with pleasure.',
    ],
  ],
  approach: [
    [
      'You go first where there is something to be done. Where there is somebody to be trusted or something to lose, you take your time.',
      'Bold at the start as you are, you have a careful side too, and it comes forward where more is at stake than an afternoon.',
    ],
    [
      'Your caution has its limits. It belongs to first meetings and unknown ground; once you know what you want, you are likely to be the first to move.',
      'Careful as you are at the door, you can be bold once you are inside. People who saw only the beginning are surprised by what comes after.',
    ],
  ],
  notice: [
    [
      'Only half of your life is lived in view. Much of what people see has been made ready where nobody looks, and you need both places.',
      'There is also a part of you that works best unobserved. What you show is real, and it is not the whole.',
    ],
    [
      'Private as you are in much, you don’t hide everything. What you prepare out of sight is seen in the end, and you like it to be, once it is ready.',
      'And still you are more visible than you feel. You may take yourself for someone in the background while others have been looking at you for some time.',
    ],
  ],
  praise: [
    [
      'With applause you are of two minds: you would like it, and when it comes you look for what is wrong with it. To be thanked for something exact does you more good than to be admired at large.',
      'Glad as you are of praise, you don’t let it in easily. One part of you wants to hear it, and another asks whether it was deserved.',
    ],
    [
      'It would be wrong to conclude that praise means nothing to you. You wave it away and remember it, and you miss it more than you let on when it fails to come.',
      'Modest as you are about your work, some recognition is a need of yours, and it is easier to own up to than to hide.',
    ],
  ],
  company: [
    [
      'Fond of company as you are, you can have enough of it. What you take in among people has to be gone through by yourself afterward.',
      'People do you good up to a point, and past it solitude does. Much of your tiredness comes of noticing the point too late.',
    ],
    [
      'You need to be alone, and you need the opposite as well. You come out of the quiet wanting voices, and go back into it with something to think about.',
      'Not that you were made for a hermit. By yourself you gather strength, and among people you find out what it is for.',
    ],
  ],
  money: [
    [
      'With money you are two people. The one spends freely on the day, the other has put something by, and it goes best when the second is asked before the first.',
      'Openhanded as you are, there are things that you keep hold of, and those you keep for good.',
    ],
    [
      'Careful as you are in small sums, you can be quite free with a large one, as long as it goes to something or somebody you love.',
      'Careful of what you have, you are not stingy with it. What has been earned is allowed to leave again, and some of it leaves quickly.',
    ],
  ],
  home: [
    [
      'The same home that stands open to visitors has to have a room with a door. You like the noise as long as you can leave it.',
      'Company under your roof and a corner where nobody follows you: you need the two together.',
    ],
    [
      'The peace you want at home is not an empty house. You like life in the next room, and a door between.',
      'Quiet is what you ask of home for yourself. When you have guests, it may be as loud as they please.',
    ],
  ],
  bonds: [
    [
      'Close as you like to be, you can be held too tightly. What you want is somebody who is always there and does not always ask where you are.',
      'Loyalty comes easily to you, and being tied does not. People who love you have to learn the difference, and it is soon explained.',
    ],
    [
      'You need room, and you care a great deal all the same. You hold on firmly to the few who have come near you, and would be astonished to hear that they doubted it.',
      'Your freedom is dear to you, and you want it mostly at the edges. At the center you want somebody wholly, and it is there that you can be hurt.',
    ],
  ],
  measure: [
    [
      'Large as your hopes and gestures are, you have a sober side, which asks for little and promises only what it can keep. It is a good thing when that side is asked before you promise.',
      'You are not generous in everything. What you ask for yourself, or claim for your work, may be strikingly small.',
    ],
    [
      'You are moderate in most things. In one or two you know no measure, and others tend to notice it before you do.',
      'You can do with little, and there is something large about you all the same. Where your heart is in a thing you give more, and hope for more, than your careful side would sign.',
    ],
  ],
  change: [
    [
      'Yet you are not one to stay in all things. You hold on to what feeds you, and once it has stopped feeding you, you can be gone rather fast.',
      'Beside the part that keeps there is one that leaves. Given a little movement now and then it stays content; denied that, it takes more.',
    ],
    [
      'Fond as you are of what is new, there are things that you never let go. A few people, a habit or two and a place are exempt, and they make the setting out possible.',
      'Restless as you can be, another part of you is for staying. You change your plans easily and your attachments hardly ever.',
    ],
  ],
  feelings: [
    [
      'What shows in your face is not all of it. The passing moods are plain to everyone; what goes deepest you keep to yourself.',
      'Open as you are about most of what you feel, there is a layer that you don’t show, and few people know that it is there.',
    ],
    [
      'For all your reserve, feeling does get out. It comes by way of what you do or how you look, often before you have decided to share it.',
      'With the right person, or in the right kind of play, the reserve gives way, and then you show more than many an open person does.',
    ],
  ],
  peace: [
    [
      'You keep the peace as long as it is honest. Past that point you say what is so, and people who took you for mild look up.',
      'Tactful as you are, you have a plain side. It speaks up for others sooner than for yourself, and mostly after tact has been tried.',
    ],
    [
      'Plain as you are about a matter, you are careful with a person. You will contradict the opinion, and then go a long way to spare the feelings of whoever holds it.',
      'There is a place, though, where you don’t speak so plainly. With those whose liking you want, you give way, and it may be long before they hear that something was wrong.',
    ],
  ],
  pace: [
    [
      'Not everything in you is fast. You start at once and finish in your own time, and what you decide for good is decided slowly.',
      'Beside the quick part of you there is one that takes its time. In small things the first has its way; in large ones the second deserves to be asked.',
    ],
    [
      'Slow to decide, you can be quick to act. Once a thing is clear to you, or cannot wait, you are on your feet before anybody else.',
      'There is a fast part in you as well. It lives in talk and in small matters, where nothing lasting depends on the answer.',
    ],
  ],
  belief: [
    [
      'You trust life more readily than you trust a statement. In general you hope; in particular you like to see the proof.',
      'Hopeful as you are, you check. Hope sets out, and another part of you reads the small print on the way.',
    ],
    [
      'And still there is a trust in you that asks for no proof. You doubt what you are told, and believe in people and things that nobody could vouch for.',
      'Beside the doubting part of you stands a believing one, which has carried you over gaps that no examination would have closed.',
    ],
  ],
  order: [
    [
      'Your order has its borders. Within them everything is in its place, and beyond them you let things drift and feel no guilt about it.',
      'You are exact in what you do and vague in what you arrange: the work is in order, and the dates may not be.',
    ],
    [
      'Loose as you are about plans, you are particular about certain things, and it is they that hold the rest together.',
      'It is in the small things that you keep order, perhaps because the large ones will not be ordered.',
    ],
  ],
};
