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

export const neptuneInSign: BySign = {
  [Aries]:
    'Every age has its banner, and the one your generation marches under shows a lone figure setting out at dawn. You dream of clean starts and stainless champions, and hold that faith ought to get up and do something. Such courage can wake a sleepy era. It also follows glowing leaders further than they deserve. Your own version is smaller and easier to check. The house tells where you keep charging at something you have never looked at closely. Name the opponent in writing. If no name comes, you may simply be in love with the charge, and the afternoon is better spent swimming.',
  [Taurus]:
    'Paradise, for those born in your years, has a vegetable patch. The shared dream can be touched, being made of honest materials, songs that smell of hay, a prosperity mild enough to pass around. You produce lovely things between you and lose track of what they cost, since under Neptune the worth of any object wavers. The house says where the wavering settles: in the third on a voice you can never quite make out, in the eighth on a legacy that never adds up the same way twice. Count once, plainly, with a friend. Beauty can stand it.',
  [Gemini]:
    'Write down the exact words before you act on the music of them. That would serve your whole generation, which has an ear for half-remembered rhymes, rumors, the line overheard on the stairs that turns into a poem. You believe together that the right message, sent widely enough, would bring everyone to understanding, and you have cheered for several wrong ones. In private life, the house marks a topic on which you hear what you hope to hear. A sibling, a boss or a lover may sound like an oracle there. Some of your finest stories start from such mistakes.',
  [Cancer]:
    'Home, as your generation remembers it, has smoke coming from the chimney, though the place itself had a meter and a landlord. Origins glow for everyone your age, in mothers and villages and old songs, and with the glow comes an enormous tenderness for anyone without shelter. You are also apt to mourn homes that never quite existed. The longing is common property; your house placement tells where you moved in with it. With the ninth a foreign town feels like a return, with the eleventh you ask friends to be kin. Find someone who was there, ask how it really was, and love the answer.',
  [Leo]:
    'Stars, in the sense of people, are made by generations such as yours, ready to be dazzled in company. Romance is enlarged, children are adored, pretending becomes a serious art, and much enchantment reaches the world by your hands. Then comes the morning when the idol turns out to need breakfast. Somewhere in your own affairs, in whichever house holds the planet, a curtain goes up, and you can fall for a spotlight there and take it for the sun. Go backstage once. If your affection lasts through ropes and greasepaint, sign on.',
  [Virgo]:
    'Your age group finds something sacred in a clean bandage, or in a step swept before anyone is up. Neptune has no love of inventories and this sign keeps little else, so you share a strained and touching hope that useful labor might redeem things. Much decent nursing and repair comes of it. So does a vague worry about purity, in food or in motive, and a readiness to be used. Where are you on duty yourself? In the fourth house it is among relatives; in the tenth, at a profession. Before the next sacrifice in that quarter, inquire whether anyone requested it.',
  [Libra]:
    'Love songs taught your generation its politics. Peace between strangers, two people who understand each other without a word: to you these look like natural rights, and many a stiff custom has softened in their name. You share fine taste and a horror of ugliness, the ugly but necessary quarrel included. Your private form of it follows the house. In that setting you fit a halo on someone, a partner or a client or the people across the hall, and feel let down by the head beneath it. Ask them for one ordinary, specific kindness. Whoever can manage that deserves more of your poetry.',
  [Scorpio]:
    'After midnight, in any decade, your contemporaries are the ones still talking about what lies underneath. The hidden has glamour for you, in ghosts and motives and music played in cellars. As a generation you want to dissolve in something and come back changed. You have taught each other compassion for the shamed, and a fascination with the abyss came with it. Consult the house for the place where a colleague’s mood or a lover’s late evening reaches legendary size. Give the fascination a proper object, such as an archive or a long ballad, and allow people to be merely tired.',
  [Sagittarius]:
    'Far-off wisdom has always tasted sweeter to your generation than the local kind. Your shared horizon is full of light, with pilgrim roads, teachers with wonderful eyes, and the hope of one big picture in which every people finds its place. Breadth of mind comes with that, and gullibility in equal measure. Happily, the house narrows it to something one person can handle. In that single area the vista is so fine that you step over a plain fact lying in the road. Go back for it. Somebody who has walked the route already, and was glad to get home, is the guide to hire.',
  [Capricorn]:
    'Respectable walls went transparent while your generation was growing up, and behind the desks you saw people improvising. Neptune is in its fall on such dry ground, yet the pairing breeds a particular longing for an order that deserves belief, with honest office and elders worth copying. Some of you settle for the facade. Others build something with mercy in its rules. In the house that holds your Neptune ambition goes into soft focus, and you may work toward a position there without ever asking what its Mondays contain. Ask, then. Take a person who already holds it to lunch, and let them complain.',
  [Aquarius]:
    'Utopia has blueprints in your age group’s desk, several sets, all open to revision by anyone. The dream is of a common mind, in which strangers are joined by wire or by principle and no one is left outside. Tenderness for humanity comes easily to you, along with the loneliness of crowds that never meet. See someone in person now and then, with no agenda and no audience. Then consider which house of your chart you run like an ideal republic. If it is the seventh, a partner may tire of being a citizen. If it is the fifth, even your play has a program.',
  [Pisces]:
    'Rain has no owner, and people born with you feel much the same about sorrow and song. Neptune fills its own sign to the brim. As a generation you imagine vividly, forgive early and believe in what cannot be photographed; hard edges tire you, and you look for the nearest exit, pretty or otherwise. So much water could turn a mill, and the chart says by house where to build it. In the second it grinds out something made by hand, in the ninth a teaching. Open the sluice for that before you grind anyone else’s grain.',
};
