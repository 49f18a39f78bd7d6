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
    'The first hand up when volunteers are called for, the first swimmer in when the sea is still April cold: beginnings are where you recognize yourself. Courage comes early and doubt comes late, so people follow you into things they would have discussed until autumn. What bores you is the third week. With the novelty gone you pick a quarrel for the heat of it, or race a friend who thought you were both out walking. Keep one undertaking a year that you are obliged to finish, and give a patient friend the right to ask how it is going.',
  [Taurus]:
    'Whatever you care about, you want to be able to put a hand on: the oak table, the paid-off house, the pear tree you planted and can no longer see over. Patience is your form of ambition. While others change their minds twice, you have made the thing solid and it carries weight. The same constancy holds you in a job or a feud years past its usefulness, since being hurried only makes you heavier. When a change is due, introduce it the way you would a new cat, one room at a time, at an hour of your choosing.',
  [Gemini]:
    'Ask what you do all day and the answer comes out different at every party, each version true. You run on traffic: a new neighbor, an odd word, two acquaintances who badly needed each other’s number and got it from you. Hardly anyone brightens a dull evening with so little effort. Yet after hours of fitting your tone to the listener, the opinion you came in with is hard to find. Pick one subject and stay through the part where it stops being fun. A second you lives on the far side of that, less charming and well worth meeting.',
  [Cancer]:
    'You keep what nobody else would have kept: a milk tooth, a ferry ticket, a recipe in faded ink. Somebody has to remember, and around your memory a family forms, related or otherwise. Tenderness makes you bold. For someone in your care you will call the landlord you dread and stay on the line until the heat is back on. Hurt, on the other hand, sends you sideways into your shell, to count who noticed. Come out and say which kindness you were hoping for. Most people forgot, and very few refused.',
  [Leo]:
    'Chairs at a long table end up angled toward yours. You give off warmth as a stove does, without deciding to, and people grow braver near it because you so plainly expect them to be splendid. Loyalty is a point of honor with you, and so is style. Being ignored is harder to take than being opposed: you go cold with great dignity, or turn up the performance until friends feel hired to clap. Make something regularly that no one will see, a clay pot, a song for an empty garage. Whatever pleasure remains in it belongs wholly to you.',
  [Virgo]:
    'With a bench, a good lamp and something that almost works, the day makes sense to you. Who you are shows in how a thing is done: the label legible, the seam straight on the inside where no eye will fall. Apprentices do well beside you, because you say exactly what went wrong without making a person feel wrong. You seldom extend yourself the same courtesy, and one misjudged sentence can outvote a decade of sound work. Set the finishing hour before you start. When it strikes, hand the job over with its last small flaw still in it.',
  [Libra]:
    '“Where would you like to eat?” is a simple question until someone puts it to you. By then you have considered one friend’s budget and another’s mood, and thought of the place where both will be happy. You become yourself in company, introducing, weighing, making the first move toward a truce. On your own account that fine eye for proportion falters, and consent given for the sake of a pleasant evening sours into a resentment that surprises everyone, you most of all. Before asking what others want, say what you would choose, even if it is only the noodles.',
  [Scorpio]:
    'When the talk at a table turns false, you stop eating. You would rather know, whatever the knowing costs, and so you end up beside people at the hour when others remember an appointment. Few are steadier there, or more able to begin again from bare ground. The price is a guardedness that outlives its reason. You collect what others reveal and hand over little in return, until a person who loves you feels studied. Choose one confidant and tell them something before they could have found it out.',
  [Sagittarius]:
    'A half-packed bag lives in your hall, at least in spirit. Life feels right when it points somewhere: a far coast, a degree begun at fifty, a belief large enough to argue for till midnight. Your confidence that things will turn out has carried many a timid companion farther than they meant to go. It also promises the same weekend to two sets of friends, and the candor that thrills a lecture room lands heavily on one tired listener at home. Let the next adventure be an appointment kept to the minute, with no speech about it afterward.',
  [Capricorn]:
    'The next ridge catches your eye before you have sat down on this one. Responsibility may have come to you early, or you went to fetch it, and you have hardly put it down since. Titles interest you less than being fit to carry them, though you do want the climb seen. A partner can tire of loving somebody who is always about to have time. Age is on your side: you grow lighter and funnier with it, as slopes that felt like duty turn out to have had a view. Mark each stage when you reach it, with witnesses and a decent meal.',
  [Aquarius]:
    'From the back row comes the remark that changes the evening, and it is usually yours. The Sun likes to sit in the middle. Yours would sooner walk around the edge and ask why there is a middle. You shine through a principle, or through a circle of people whose cause you have made your own, and you stand by both far longer than your cool manner suggests. Standing apart becomes a habit, and even somebody whom you love can feel like a member of the public. Let them see you wanting an ordinary thing, to be picked up at the airport, to be missed.',
  [Pisces]:
    'By the end of a long phone call you have borrowed the other person’s accent. Your edges are soft, which lets you play any part, forgive nearly anyone, and bring back music or mercy from places that tidier people never visit. A job title rarely says who you are. Without some outline, though, a year goes by in other people’s plots, and you slip out of a difficult conversation while still nodding. Give your imagination an address: the same desk at the same hour, the phone in another room. It turns out to keep appointments.',
};
