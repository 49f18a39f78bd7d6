import type { MoonDay } from '../../../../../report-catalogue.js';

/** Days of the Moon in the eleventh house. */
export const moonWithFriends: readonly MoonDay[] = [
  {
    opening:
      'Friends are good for you today. With {moon}, you think more clearly in company than alone, and what weighs on you becomes lighter by being one subject among several.',
    eased:
      'Arrange something, or turn up where the others are anyway. Nobody expects you to be at your best, and for that reason you probably will be.',
    crossed:
      'A friend may have less time than you hoped, or bring along more people than you can bear. Stay for an hour, enjoy the part that is enjoyable, and go home without a grievance.',
  },
  {
    opening:
      'A hope of yours is ready to be talked about. The Moon is in {place}, so the plan you have been carrying around alone needs an audience, and you know quite well who would understand it.',
    eased:
      'Tell your plan to the person who came to mind. You may hear a useful name, or simply a question that shows you what to do next.',
    crossed:
      'The first reaction to your plan may be lukewarm. People often object to what surprises them, and come round to it on their own a little later.',
  },
  {
    opening:
      'You belong somewhere, and today you would like to feel it. With {moon}, a group, a club or a circle of colleagues means more to you than its purpose would suggest.',
    eased:
      'Take a small task upon yourself. Nothing makes one belong faster than carrying the chairs, and you may be thanked by people whose names you hardly knew.',
    crossed:
      'Groups have their moods too, and yours may be cross today. You can like them all and still leave before the vote.',
  },
  {
    opening:
      'Feelings are cooler and thoughts are freer while the Moon is in {place}. You look at your own affairs from a few steps off, and can be fair to people whom you found impossible last time.',
    eased:
      'Being so fair-minded, you may safely decide something. You see what matters to everyone concerned, and you are included in that.',
    crossed:
      'Somebody close to you might take the coolness personally. A warm sentence costs nothing, and afterward you are free to go on thinking.',
  },
  {
    opening:
      'An acquaintance may be more important today than a close friend. With {moon}, it is those at the edge of your circle who bring the news, the address or the invitation.',
    eased:
      'Be open to people you know only by sight. Mention what you are looking for, without making much of it, and let chance do some of the work.',
    crossed:
      'What you hear from them wants checking before you rely on it. The good will is genuine; the details have been through several hands.',
  },
  {
    opening:
      'A friendship could do with some care. Somebody you have not heard from for a while comes to mind while the Moon is in {place}, and you notice, with a slight pang, that it was your turn.',
    eased:
      'Write to your friend today, and leave out the excuses. Your friend is likely to be pleased and to ask for no reason.',
    crossed:
      'Perhaps something stood between you and your friend, and it is still there. A line that asks for nothing is enough for a beginning, and the answer may take its time.',
  },
  {
    opening:
      'You are interested in what could be different. With {moon}, the way things have always been done seems to you a rather weak reason for doing them, and you may not be alone in that.',
    eased:
      'Put your idea to the others as a proposal and let them improve it. Ideas that several people have had a hand in are the ones that get carried out.',
    crossed:
      'Not everyone is ready to follow you. Try the new way on a small scale yourself, and let the result argue for you later on.',
  },
  {
    opening:
      'You are one of many today, and it is a pleasant thing to be. The Moon is in {place}, so a full room or a lively street does you good, and nobody asks you to be anything in particular.',
    eased:
      'Go where people are. Somebody there may share an interest of yours, and the conversation picks up as though it had begun long ago.',
    crossed:
      'A full room can also be too much. Stay near those who ask little of you, and leave when you have had enough.',
  },
];
