import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const sunInSign: BySign = {
  [Aries]:
    'With the Sun in Aries you recognize yourself in beginnings. When volunteers are called for, yours is the first hand up, and people follow you into things that they would have talked about for months. Courage comes early to you and doubt comes late. What bores you is the third week: once the novelty has gone you may pick a quarrel for the heat of it, or turn a walk with a friend into a race. Keep one undertaking a year that you are obliged to finish, and give a patient friend the right to ask how it is going.',
  [Taurus]:
    'Whatever you care about, you want to be able to put a hand on it, for the Sun in Taurus trusts what is there and lasts. Patience is your form of ambition: while others change their minds twice, you have made the thing solid, and people lean on it without asking whether it will hold. The same constancy can keep you in a job or a feud years past its usefulness, since being hurried only makes you slower. When a change is due, take it in parts, at your own pace, and begin with the part you like best.',
  [Gemini]:
    'The Sun in Gemini comes alive where something is exchanged: a new neighbor, an odd word, two acquaintances who needed each other’s number and got it from you. Asked what you do, you answer differently each time, and every answer is true. Few people brighten a dull evening with so little effort. After hours of fitting your tone to the listener, though, the opinion you came in with may be hard to find. Pick one subject and stay with it past the point where it stops being fun. What you think when nobody is there to amuse is worth knowing.',
  [Cancer]:
    'Whoever is in your care makes you brave, because the Sun in Cancer, the sign of home and memory, finds itself by protecting others. You will make the call that you have dreaded for yourself, and stay on the line until they have what they need. You keep what nobody else would have kept, down to an old ferry ticket, and around your memory a family forms, related or otherwise. When you are hurt you withdraw and count who noticed. Come out and say which kindness you were hoping for. Most people forgot it; very few would have refused.',
  [Leo]:
    'People grow braver near you, because the Sun is in Leo, its own sign, and you so plainly expect them to be splendid. You give warmth without deciding to, you are loyal as a point of honor, and you like things done in style. Being ignored is harder for you to take than being opposed: you may go cold with great dignity, or try so hard to please that friends feel hired to clap. Make something now and then that nobody will see. Whatever pleasure is in it is yours, with or without applause.',
  [Virgo]:
    'Who you are shows in how you do things, because the Sun in Virgo takes its pride from work that is right, down to the seam on the inside where no eye will fall. Beginners do well beside you, because you can say exactly what went wrong without making a person feel wrong. You seldom extend yourself the same courtesy: one sentence that came out badly can outweigh years of sound work. Decide before you start when you are going to stop. When that time comes, let the thing go with its last small flaw in it, and see who minds.',
  [Libra]:
    'Among other people you become yourself. The Sun in Libra weighs one person’s wish against another’s, introduces people, and makes the first move toward a truce, often before anyone else has noticed the quarrel. On your own account that sense of proportion falters. Asked where you would like to eat, you think of one friend’s budget and another’s mood, and the yes that you gave for the sake of a pleasant evening can turn into a resentment that surprises everyone, you most of all. Say what you would choose before you ask the others, even if it is only the noodles.',
  [Scorpio]:
    'You would rather know, whatever it costs. With the Sun in Scorpio you notice when talk has turned false, and you stay with people in the hours when others remember an appointment. Few are steadier there, or more able to begin again after a loss. The price is a guardedness that lasts longer than its reason: you learn a great deal about others and tell them little, until somebody who loves you feels studied. Choose one person, and tell them something before they could have found it out.',
  [Sagittarius]:
    'Life feels right to you when it leads somewhere, for the Sun in Sagittarius wants a far place, a subject to study or a belief big enough to argue about until midnight. Your confidence that things will turn out has carried many a timid companion farther than they meant to go. It may also promise the same weekend to two sets of friends, and the candor that a lecture room enjoys can hurt one tired listener at home. Choose one of your promises to someone close, and keep it to the minute. It will be remembered longer than the speech.',
  [Capricorn]:
    'Responsibility suits you, and you may have taken it up early. With the Sun in Capricorn you look at what can be reached by steady work, and see the next stage before you have rested from the last; a title matters less to you than being fit to carry it, though you do want the effort to be seen. Somebody who loves you can tire of waiting until you have time. Age is on your side, since you tend to grow lighter and funnier as the years go by. When something has been achieved, stop there for an evening, with a good meal and the people who waited.',
  [Aquarius]:
    'When you stand for something you are most yourself, because the Sun in Aquarius shines through a principle, or through a circle of people whose cause you have made your own. You look at a group from the edge of it and ask the question that changes the evening, and you stand by your people longer than your cool manner suggests. The Sun, which likes the center, is in its detriment here. Even somebody you love may feel like a member of the public with you. Let them see you wanting an ordinary thing, such as a ride home from the station, or being missed.',
  [Pisces]:
    'There is no firm line between you and the people you are with, since the Sun is in Pisces: by the end of a long phone call you may have borrowed the other person’s accent. You can play any part, forgive nearly anyone, and find music or mercy where tidier people never look. A title rarely says who you are. Without any plan of your own, though, a year can go by in other people’s plans, and you agree to things while you are already leaving. Give what you imagine a fixed place: the same desk at the same hour, with the phone in another room.',
};
