import type { ByElement } from '../../../catalogue.js';

export const goatElements: ByElement = {
  wood: 'More than other Goats you need to be needed. The sign has wood stored in its earth, and your year lets it grow, so people and animals in trouble find you and are taken in. You trust quickly and give with both hands. Some of those you look after could stand alone by now, however, and there may be no room left in the house for you. To ask the strongest of them to move on hurts for a week, and does both of you good for longer.',
  fire: 'Fire makes a Goat brave. It firms earth as a kiln does clay, so you say what other Goats only sigh, wear the color, and leave a dull job with cake for everyone. It is catching. You spend more than other Goats, since what you find beautiful you would like to have, and a remark made in the heat of the moment may have to be taken back. Three days’ delay does for purchases and for letters alike. What still pleases you then was right.',
  earth:
    'Unlike most Goats, you stand on ground of your own. Earth is doubled, and what Goats as a rule look for in somebody else you find in yourself: you can live alone, earn your way, and hold to an opinion against the whole family in the mildest manner. They hardly notice that they have been shut out. Neither do you, until a quiet Sunday. People you like would come closer if they could see a way in, and a small request is often the plainest one.',
  metal:
    'Skill matters to this Goat as much as feeling. Earth bears metal, so something fine and hard has come out of soft ground: a craft, a standard, a style that people recognize. Other Goats want company while they work; you want it afterward, when the thing is right. A careless remark can put you out for a week. Changes at home upset you as easily. It may be worth changing something small there, with a friend, to see how little happens.',
  water:
    'Whatever those around you feel, this Goat feels with them. Your earth has taken in as much water as earth can hold, so you fit in anywhere, guess a wish before it is spoken, and are liked by people who do not like each other. Goats of a drier kind are harder to hurt, and harder to love. By the end of a week you may have been what one person needed and then what another needed, and not know what you wanted yourself. A morning alone brings it back.',
};
